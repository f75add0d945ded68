//! Code of a ball: A is a circle.

use super::methods::{equal, judged};
use hantei_collision::{Axis, Circle, CircleMethod, Contact, Point, Rect, circle_contact};
use hantei_judge::{
    CornerRule, DifferenceKind, FormulaFlaw, Origin, ParseOptions, ResponseCase, ResponseCode, ResponseFlaw,
    ResponseJudgement, ResponseRefusal, SourceLanguage, judge_response,
};

/// The nearest point of the brick, then the longer way decides.
const NEAREST: &str = "\
function hit(ball, brick) {
  const nx = Math.max(brick.x, Math.min(ball.x, brick.x + brick.w));
  const ny = Math.max(brick.y, Math.min(ball.y, brick.y + brick.h));
  const dx = ball.x - nx, dy = ball.y - ny;
  if (dx * dx + dy * dy >= ball.r * ball.r) return;
  if (Math.abs(dx) > Math.abs(dy)) ball.vx *= -1; else ball.vy *= -1;
}";

/// The square around the ball, and the least overlap.
const SQUARE: &str = "\
def bounce(ball, brick):
    left = ball.x + ball.radius - brick.x
    right = brick.x + brick.w - (ball.x - ball.radius)
    top = ball.y + ball.radius - brick.y
    bottom = brick.y + brick.h - (ball.y - ball.radius)
    if min(left, right, top, bottom) <= 0:
        return
    if min(left, right) < min(top, bottom):
        ball.vx = -ball.vx
    else:
        ball.vy = -ball.vy
";

fn has(judged: &ResponseJudgement, flaw: ResponseFlaw) -> bool {
    judged.findings.iter().any(|finding| finding.flaw == flaw)
}

/// What is read and run is what the code does: 5,000 random steps, compared with the same in Rust.
#[test]
fn it_runs_as_it_is_written() {
    let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
    let code = ResponseCode::read(NEAREST, &options).expect("it is read");
    assert!(code.is_ball());
    let mut state = 0x5eed_u64;
    let mut up_to = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % (most + 1)) as f64
    };
    let mut hits = 0;
    for _ in 0..5_000 {
        let [bw, bh, r] = [8.0 + up_to(56), 8.0 + up_to(56), 2.0 + up_to(14)];
        let [vx, vy] = [up_to(32) - 16.0, up_to(32) - 16.0];
        let [x, y] = [up_to(96) - 32.0, up_to(96) - 32.0];
        let case = ResponseCase {
            name: None,
            before: [x - r - vx, y - r - vy, 2.0 * r, 2.0 * r],
            is_ball: true,
            of_blocks: [0.0; 2],
            velocity: [vx, vy],
            blocks: vec![[0.0, 0.0, bw, bh]],
        };
        let brick = Rect::from_origin_size(Point::new(0.0, 0.0), bw, bh);
        let is_hit = circle_contact(Circle::new(Point::new(x, y), r), brick) == Contact::Overlapping;
        let [dx, dy] = [x - x.clamp(0.0, bw), y - y.clamp(0.0, bh)];
        let expected = match (is_hit, dx.abs() > dy.abs()) {
            (false, _) => [vx, vy],
            (true, true) => [-vx, vy],
            (true, false) => [vx, -vy],
        };
        let (calls, _) = code.run(&case).expect("it runs");
        let velocity = calls.last().map(|call| [call.velocity.x, call.velocity.y]).expect("one call");
        assert_eq!(velocity, expected, "{case:?}");
        hits += usize::from(is_hit);
    }
    assert!((1_000..4_500).contains(&hits), "{hits}");
}

/// The square hits where the circle does not, and is the method that asks it; the nearest point never does.
#[test]
fn a_square_is_told_from_a_circle() {
    let square = judged(SQUARE, SourceLanguage::Python);
    assert_eq!(equal(&square), ["least-overlap"]);
    assert!(square.is_ball && has(&square, ResponseFlaw::NothingHit) && !square.is_right());
    let found = square.findings.iter().find(|finding| finding.flaw == ResponseFlaw::NothingHit).expect("one");
    let circle = |[x, y, w, _]: [f64; 4]| Circle::new(Point::new(x + w / 2.0, y + w / 2.0), w / 2.0);
    let [bx, by, bw, bh] = found.case.blocks[0];
    let block = Rect::from_origin_size(Point::new(bx, by), bw, bh);
    let [vx, vy] = found.case.velocity;
    let [x, y, w, h] = found.case.before;
    let end = circle([x + vx, y + vy, w, h]);
    assert_ne!(circle_contact(end, block), Contact::Overlapping);
    assert!(CircleMethod::Box.hits(end, block, hantei_collision::Border::Misses, &mut ()));
    let nearest = judged(NEAREST, SourceLanguage::JavaScript);
    assert!(nearest.is_ball && nearest.equals.is_empty() && !has(&nearest, ResponseFlaw::NothingHit));
    assert_eq!(nearest.corner, CornerRule::Mixed);
}

/// A ball that moves itself, turns one axis alone, and is never put back.
#[test]
fn a_ball_that_turns_one_axis() {
    let text = "function move(ball, bricks) {
        ball.x += ball.dx;
        ball.y += ball.dy;
        for (const b of bricks) {
            if (!b.alive) continue;
            if (ball.x + ball.radius > b.x && ball.x - ball.radius < b.x + b.width
                && ball.y + ball.radius > b.y && ball.y - ball.radius < b.y + b.height) {
                ball.dy = -ball.dy;
                b.alive = false;
            }
        }
    }";
    let judged = judged(text, SourceLanguage::JavaScript);
    assert!(judged.takes_list && has(&judged, ResponseFlaw::Overlaps) && has(&judged, ResponseFlaw::NothingHit));
    assert!(judged.differences.iter().any(|difference| difference.kind == DifferenceKind::Runs(Axis::X)));
}

/// The whole reflection at the nearest point: a corner is right only where the ball is put at the moment of the impact.
#[test]
fn a_reflection_turns_both_axes() {
    let text = "function hit(ball, b) {
        const nx = Math.max(b.x, Math.min(ball.x, b.x + b.w)), ny = Math.max(b.y, Math.min(ball.y, b.y + b.h));
        const dx = ball.x - nx, dy = ball.y - ny, d = Math.sqrt(dx * dx + dy * dy);
        if (d >= ball.r || d === 0) return;
        const along = (ball.vx * dx + ball.vy * dy) / d;
        ball.vx -= 2 * along * dx / d;
        ball.vy -= 2 * along * dy / d;
    }";
    let judged = judged(text, SourceLanguage::JavaScript);
    assert_eq!(judged.velocity, Some(true));
    assert!(has(&judged, ResponseFlaw::OtherSide) && !has(&judged, ResponseFlaw::NothingHit));
    assert_eq!(judged.corner, CornerRule::Mixed);
}

/// What is no circle for certain is asked, or refused by its name.
#[test]
fn what_is_no_ball_is_refused() {
    let read = |text: &str, origin| {
        let options = ParseOptions { language: Some(SourceLanguage::JavaScript), origin, ..ParseOptions::default() };
        judge_response(text, &options)
    };
    let refusal = |text: &str| match read(text, None).expect_err(text).flaw {
        FormulaFlaw::Response(refusal) => refusal,
        other => panic!("{text}: {other:?}"),
    };
    let two = "function hit(a, b) { const x = a.x - b.x, y = a.y - b.y; if (x * x + y * y < (a.r + b.r) * (a.r + b.r)) a.vx = -a.vx; }";
    assert!(matches!(refusal(two), ResponseRefusal::Circle(_)));
    let edges =
        "function hit(a, b) { if (a.l < b.x + b.w && a.r > b.x && a.y < b.y + b.h && a.y + a.h > b.y) a.vx = 0; }";
    assert!(matches!(refusal(edges), ResponseRefusal::Circle(_)));
    let doubled = "function hit(a, b) { if (a.x + a.r * 2 > b.x && a.x < b.x + b.w && a.y + 2 * a.r > b.y && a.y < b.y + b.h) a.vy = -a.vy; }";
    assert!(matches!(refusal(doubled), ResponseRefusal::Origin(_)));
    let corner = read(doubled, Some(Origin::Corner)).expect("its corner");
    assert!(corner.is_ball && has(&corner, ResponseFlaw::NothingHit));
}
