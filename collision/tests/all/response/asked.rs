//! The comparisons of the methods: each is one of their questions, with the numbers of that question.

use super::cases::{ONE_BLOCK, SEAMS, tiles};
use super::rect;
use hantei_collision::{Move, Rect, ResponseAnswer, ResponseMethod, ResponseRules, ResponseTrace, Vec2};

/// Each comparison as `asked: numbers is truth`.
fn trace(method: ResponseMethod, step: Move, tiles: &[Rect], answer: ResponseAnswer) -> Vec<(usize, String)> {
    let mut trace = ResponseTrace::default();
    let _ = method.respond(step, tiles, ResponseRules { answer, ..ResponseRules::default() }, &mut trace);
    let questions = method.questions();
    trace.made.iter().map(|heard| (heard.tile, questions[heard.made.question].explained(&heard.made))).collect()
}

#[test]
fn what_each_compares_in_a_fast_fall() {
    let (before, velocity, b) = ONE_BLOCK[1].0.shapes();
    let overlap = [
        "left > 0: 6 > 0 is true",
        "right > 0: 42 > 0 is true",
        "top > 0: 8 > 0 is true",
        "bottom > 0: 56 > 0 is true",
    ];
    let passes_x = ["left > 0: 6 > 0 is true", "right > 0: 42 > 0 is true", "top > 0: -4 > 0 is false"];
    let expected: [(ResponseMethod, Vec<&str>); 5] = [
        (
            ResponseMethod::LeastOverlap,
            [
                &overlap[..],
                &[
                    "left <= right: 6 <= 42 is true",
                    "top <= bottom: 8 <= 56 is true",
                    "min(left, right) < min(top, bottom): 6 < 8 is true",
                ],
            ]
            .concat(),
        ),
        (
            ResponseMethod::Diagonals,
            vec![
                "|dx| <= w: 18 <= 24 is true",
                "|dy| <= h: 24 <= 32 is true",
                "w * dy > h * dx: -576 > -576 is false",
                "w * dy > -h * dx: -576 > 576 is false",
            ],
        ),
        (ResponseMethod::Previous, [&overlap[..], &["ay + ah <= by: 96 <= 100 is true"]].concat()),
        (ResponseMethod::AxisByAxis, [&passes_x[..], &overlap, &["vy > 0: 12 > 0 is true"]].concat()),
        (
            ResponseMethod::Swept,
            vec![
                "vx > 0: 0 > 0 is false",
                "vx < 0: 0 < 0 is false",
                "ax + aw > bx: 6 > 0 is true",
                "ax < bx + bw: -10 < 32 is true",
                "vy > 0: 12 > 0 is true",
                "enter < leave: 0.3333333333333333 < 2 is true",
                "enter >= 0: 0.3333333333333333 >= 0 is true",
                "enter < 1: 0.3333333333333333 < 1 is true",
                "enter x > enter y: -1 > 0.3333333333333333 is false",
                "enter x < enter y: -1 < 0.3333333333333333 is true",
            ],
        ),
    ];
    for (method, expected) in expected {
        let made: Vec<String> = trace(method, Move { before, velocity }, &[b], ResponseAnswer::Stop)
            .into_iter()
            .map(|(_, made)| made)
            .collect();
        assert_eq!(made, expected, "{}", method.name());
    }
}

#[test]
fn questions_stand_at_their_ids() {
    for &method in ResponseMethod::ALL {
        let ids: Vec<usize> = method.questions().iter().map(|question| question.id).collect();
        assert_eq!(ids, (0..ids.len()).collect::<Vec<_>>(), "{}", method.name());
    }
}

#[test]
fn each_comparison_has_its_tile() {
    let (_, corners, [x, y], [vx, vy], _) = SEAMS[0];
    let step = Move { before: rect([x, y, 16.0, 32.0]), velocity: Vec2::new(vx, vy) };
    for &method in ResponseMethod::ALL {
        let mut of: Vec<usize> =
            trace(method, step, &tiles(corners), ResponseAnswer::Slide).into_iter().map(|(tile, _)| tile).collect();
        of.dedup();
        let expected: &[usize] = match method {
            ResponseMethod::LeastOverlap | ResponseMethod::Diagonals | ResponseMethod::Previous => &[0, 1, 2],
            // All on x, then all on y; or all, then all again for the rest of the way.
            ResponseMethod::AxisByAxis | ResponseMethod::Swept => &[0, 1, 2, 0, 1, 2],
        };
        assert_eq!(of, expected, "{}", method.name());
    }
}
