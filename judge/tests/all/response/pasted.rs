//! Whole programs as people paste them: the function that stops A is found, what plays no part is left out and said, and what cannot be
//! judged is refused by its name.

use super::methods::{equal, judged};
use hantei_judge::{FormulaFlaw, ParseOptions, ResponseFlaw, ResponseRefusal, SourceLanguage, judge_response};

fn refused(text: &str, language: SourceLanguage) -> FormulaFlaw {
    let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
    judge_response(text, &options).expect_err("refused").flaw
}

#[test]
fn a_whole_game_is_judged_by_its_function() {
    let game = judged(include_str!("pasted/p5.js"), SourceLanguage::JavaScript);
    assert_eq!(equal(&game), ["axis-by-axis x"]);
    assert_eq!((game.function.as_deref(), game.is_alone), (Some("movePlayer"), true));
    assert_eq!(game.left_out, ["playSound(\"land\")"]);
    // What calls it moves A by gravity, and is not judged.
    let lua = judged(include_str!("pasted/love.lua"), SourceLanguage::Lua);
    assert_eq!((equal(&lua), lua.function.as_deref()), (vec!["least-overlap".to_owned()], Some("resolve")));
    assert!(lua.is_alone && lua.left_out.is_empty());
}

/// Fifty lines of a platformer that sticks at the edges between its blocks.
#[test]
fn a_platformer_that_sticks_says_so() {
    let game = judged(include_str!("pasted/pygame_seam.py"), SourceLanguage::Python);
    assert_eq!((game.function.as_deref(), game.is_alone), (Some("update"), false));
    let seam = game.findings.iter().find(|finding| finding.flaw == ResponseFlaw::Seam).expect("it sticks");
    assert!(seam.count > 4);
}

#[test]
fn libraries_have_their_own_test() {
    let godot = judged(include_str!("pasted/godot.gd"), SourceLanguage::GdScript);
    assert_eq!(equal(&godot), ["axis-by-axis x"]);
    let mono = judged(include_str!("pasted/monogame.cs"), SourceLanguage::CSharp);
    assert_eq!(equal(&mono), ["axis-by-axis x"]);
    // The speed on x stays.
    let raylib = include_str!("pasted/raylib.cpp");
    assert!(equal(&judged(raylib, SourceLanguage::Cpp)).is_empty());
    let stops = raylib
        .replace("blocks[i].x + blocks[i].width;\n", "blocks[i].x + blocks[i].width;\n        player->speed.x = 0;\n");
    assert_ne!(stops, raylib);
    let processing = judged(include_str!("pasted/processing.java"), SourceLanguage::Java);
    assert_eq!(equal(&processing), ["previous"]);
}

#[test]
fn what_plays_no_part_is_left_out() {
    let text = include_str!("pasted/ball.js");
    let ball = judged(text, SourceLanguage::JavaScript);
    assert_eq!(ball.left_out, ["score += 10", "playSound('pop')"]);
    assert_eq!(ball.velocity, Some(true));
    // What gets A, or counts with something that is read, is not left out.
    for (old, new) in [
        ("playSound('pop')", "bounce(ball)"),
        ("playSound('pop')", "ball.land()"),
        ("playSound('pop')", "bounce(ball.x)"),
        ("score += 10", "score += 10; if (score > 50) ball.dx = -ball.dx"),
    ] {
        let changed = text.replace(old, new);
        let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
        let flaw = judge_response(&changed, &options).map(|judged| judged.left_out);
        assert!(flaw.is_err(), "{new}: {flaw:?}");
    }
    // A is a name outside: an unknown call could move it, a sound cannot.
    let open = "function update() {
        player.x += player.vx; player.y += player.vy;
        for (const b of blocks) {
            if (player.x + player.w > b.x && player.x < b.x + b.w && player.y + player.h > b.y && player.y < b.y + b.h) {
                player.y = b.y - player.h; player.vy = 0; SAYS;
            }
        }
    }";
    let sound = judged(&open.replace("SAYS", "sounds.land.play()"), SourceLanguage::JavaScript);
    assert_eq!(sound.left_out, ["sounds.land.play()"]);
    let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
    assert!(judge_response(&open.replace("SAYS", "checkLimits()"), &options).is_err());
}

/// True that is returned at some sides alone is a flag, not the name of a side.
#[test]
fn a_returned_flag_is_a_flag() {
    let text = include_str!("pasted/returned.js");
    let stays = judged(text, SourceLanguage::JavaScript);
    assert_eq!(stays.flags.iter().map(|(name, sides)| (&**name, sides.len())).collect::<Vec<_>>(), [("return", 1)]);
    assert!(equal(&stays).is_empty(), "a still A is moved to the right");
    let x = "if (p.vx > 0) p.x = b.x - p.w; else if (p.vx < 0) p.x = b.x + b.w;";
    let y = "if (p.vy > 0) { p.y = b.y - p.h; grounded = true; } else if (p.vy < 0) p.y = b.y + b.h;";
    let right = text
        .replace("p.x = p.vx > 0 ? b.x - p.w : b.x + b.w;", x)
        .replace("if (p.vy > 0) { p.y = b.y - p.h; grounded = true; } else p.y = b.y + b.h; p.vy = 0;", y);
    assert_eq!(equal(&judged(&right, SourceLanguage::JavaScript)), ["axis-by-axis x"]);
}

/// Which side of a `pygame.Rect`: a side is named wherever A is.
#[test]
fn a_side_that_is_named_everywhere() {
    let judged = judged(include_str!("pasted/rectside.py"), SourceLanguage::Python);
    assert!(judged.names_always && !judged.is_right());
    assert!(judged.findings.iter().all(|finding| finding.flaw != ResponseFlaw::Unseen));
    assert!(judged.findings.iter().all(|finding| finding.flaw != ResponseFlaw::NothingHit));
    assert_eq!(judged.findings[0].flaw, ResponseFlaw::OtherSide);
}

/// "Allow to slide" (gamedev.net): each side by the sign of a difference, in a loop up to a number that is told elsewhere.
#[test]
fn a_loop_up_to_a_number_is_a_list() {
    for language in [SourceLanguage::C, SourceLanguage::JavaScript] {
        let judged = judged(include_str!("pasted/slide.c"), language);
        assert!(judged.takes_list && judged.moves && equal(&judged).is_empty(), "{}", language.name());
        assert!(judged.findings.iter().any(|finding| finding.flaw == ResponseFlaw::Seam));
    }
}

#[test]
fn what_is_refused_says_why() {
    let map = refused(include_str!("pasted/map.js"), SourceLanguage::JavaScript);
    assert_eq!(map, FormulaFlaw::Response(ResponseRefusal::TileMap("map".to_owned())));
    let sizes = refused(include_str!("pasted/number_sizes.js"), SourceLanguage::JavaScript);
    assert_eq!(sizes, FormulaFlaw::Response(ResponseRefusal::NoSize("player".to_owned())));
    let value = include_str!("pasted/value.cpp");
    let copy = FormulaFlaw::Response(ResponseRefusal::Copy("p".to_owned()));
    assert_eq!(refused(value, SourceLanguage::Cpp), copy);
    let reference = judged(&value.replace("Player p", "Player& p"), SourceLanguage::Cpp);
    assert!(reference.moves);
}
