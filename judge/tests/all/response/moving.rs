//! Blocks that move: a lift, a paddle. What is true is decided by the velocity of A relative to them.

use super::methods::{LEAST, equal, judged};
use super::neutral::{LANGUAGES, written};
use hantei_judge::{
    FormulaFlaw, ParseOptions, ResponseFlaw, ResponseRefusal, ResponseWhen, SourceLanguage, judge_response,
};

/// The side by the relative velocity, for a block before its step.
const SIDE: &str = "
fn side(a, b)
  let vx = a.vx - b.vx
  let vy = a.vy - b.vy
  let enterX = -1000
  let leaveX = 1000
  let enterY = -1000
  let leaveY = 1000
  if vx > 0
    set enterX = (b.x - a.x - a.w) / vx
    set leaveX = (b.x + b.w - a.x) / vx
  elif vx < 0
    set enterX = (b.x + b.w - a.x) / vx
    set leaveX = (b.x - a.x - a.w) / vx
  elif a.x + a.w <= b.x or a.x >= b.x + b.w
    return \"none\"
  if vy > 0
    set enterY = (b.y - a.y - a.h) / vy
    set leaveY = (b.y + b.h - a.y) / vy
  elif vy < 0
    set enterY = (b.y + b.h - a.y) / vy
    set leaveY = (b.y - a.y - a.h) / vy
  elif a.y + a.h <= b.y or a.y >= b.y + b.h
    return \"none\"
  let enter = max(enterX, enterY)
  let leave = min(leaveX, leaveY)
  if enter >= leave or enter < 0 or enter >= 1
    return \"none\"
  if enterX > enterY
    if vx > 0
      return \"left\"
    else
      return \"right\"
  if vy > 0
    return \"top\"
  else
    return \"bottom\"
";

fn of(text: &str, language: SourceLanguage) -> String {
    written(text, language).replace("const Thing& b", "Thing& b")
}

/// The text moves both, then puts A out of the block.
#[test]
fn the_text_moves_the_block() {
    let moves = "let left";
    let both =
        "set b.x = b.x + b.vx\n  set b.y = b.y + b.vy\n  set a.x = a.x + a.vx\n  set a.y = a.y + a.vy\n  let left";
    let text = LEAST.replacen(moves, both, 1);
    for language in LANGUAGES {
        let judged = judged(&of(&text, language), language);
        let moving = judged.moving.unwrap_or_else(|| panic!("{}", language.name()));
        assert_eq!(equal(&judged), ["least-overlap"], "{}", language.name());
        assert!(moving.moves && moving.same.is_some_and(|(same, of)| same == of && of > 500), "{moving:?}");
        assert!(judged.members.iter().any(|(_, what)| what == "block vx"), "{:?}", judged.members);
    }
}

#[test]
fn the_relative_velocity_tells_the_side() {
    for language in LANGUAGES {
        let judged_side = judged(&of(SIDE, language), language);
        let moving = judged_side.moving.unwrap_or_else(|| panic!("{}", language.name()));
        assert_eq!((moving.moves, moving.when), (false, ResponseWhen::Before), "{}", language.name());
        assert!(judged_side.is_right(), "{}: {:?}", language.name(), moving);
        // With the velocity of A alone it is right while the block stands still.
        for (relative, alone) in [("a.vx - b.vx", "a.vx - 0 * b.vx"), ("a.vy - b.vy", "a.vy + b.vy")] {
            let wrong = judged(&of(&SIDE.replace(relative, alone), language), language);
            assert!(!wrong.is_right() && wrong.equals.len() == 1, "{}", language.name());
            assert!(wrong.moving.and_then(|it| it.same).is_some_and(|(same, of)| same < of), "{:?}", wrong.moving);
            let finding = wrong.findings.first().expect("a case");
            assert_ne!(finding.case.of_blocks, [0.0; 2], "{finding:?}");
        }
    }
}

/// A that stands still has no sign: a platform goes through it.
#[test]
fn the_sign_of_a_velocity_alone_is_not_enough() {
    let text = include_str!("games/lift.py");
    let judged = judged(text, SourceLanguage::Python);
    let moving = judged.moving.expect("it moves the lift");
    assert!(moving.moves && !judged.is_right());
    assert_eq!(judged.edges, ["if lift.rect.top < 100 or lift.rect.bottom > 500: lift.vy = -lift.vy"]);
    let unseen = judged.findings.iter().find(|found| found.flaw == ResponseFlaw::Unseen).expect("a case");
    assert_eq!(unseen.case.velocity, [0.0; 2]);
    assert_ne!(unseen.case.of_blocks, [0.0; 2]);
}

/// `paddle.x += paddle.speed`: the axis of a speed is that of the place that it changes.
#[test]
fn a_paddle_has_a_speed() {
    let text = "function update() {
        paddle.x += paddle.speed;
        ball.x += ball.dx; ball.y += ball.dy;
        if (ball.x < ball.r || ball.x > canvas.width - ball.r) ball.dx = -ball.dx;
        if (ball.x + ball.r > paddle.x && ball.x - ball.r < paddle.x + paddle.w
            && ball.y + ball.r > paddle.y && ball.y - ball.r < paddle.y + paddle.h) {
            ball.dy = -ball.dy;
        }
    }";
    let judged = judged(text, SourceLanguage::JavaScript);
    assert!(judged.is_ball && judged.moving.is_some_and(|moving| moving.moves));
    assert!(judged.members.contains(&("paddle.speed".to_owned(), "block vx".to_owned())));
    assert_eq!(judged.edges.len(), 1);
}

/// What is no motion of the block by its velocity is refused.
#[test]
fn other_changes_of_a_block_are_refused() {
    let hit = "if (a.x + a.w > b.x && a.x < b.x + b.w && a.y + a.h > b.y && a.y < b.y + b.h)";
    for text in [
        format!("function hit(a, b) {{ b.x += 2; {hit} a.x = b.x - a.w; }}"),
        format!("function hit(a, b) {{ b.x += b.vx; {hit} {{ a.x = b.x - a.w; b.x += b.vx; }} }}"),
        format!("function hit(a, b) {{ b.x += b.vx; {hit} {{ a.x = b.x - a.w; b.vx = 0; }} }}"),
        format!("function hit(a, b) {{ b.x += b.vx; b.w -= b.vx; {hit} a.x = b.x - a.w; }}"),
    ] {
        let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
        let flaw = judge_response(&text, &options).map(|judged| judged.moving).expect_err(&text).flaw;
        assert!(matches!(flaw, FormulaFlaw::Response(ResponseRefusal::ChangesBlock(_))), "{text}: {flaw}");
    }
}
