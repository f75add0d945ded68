//! Tests that give the opposite answer, and tests that are wrong in another way.

use super::overlap;
use hantei_collision::{CircleAndRect, Two, TwoCircles, TwoRects};
use hantei_judge::{
    Formula, ParseOptions, PlainJudgement, PointAndRect, Shapes, judge_circle, judge_overlap, judge_plain,
};

fn read<S: Shapes>(text: &str) -> Formula<S> {
    let read = Formula::read(text, &ParseOptions::default());
    read.unwrap_or_else(|error| panic!("{text}: {error:?}")).0
}

#[test]
fn the_opposite_formula_gives_the_opposite_answer() {
    let rect = |numbers: [f64; 4]| numbers.try_into().expect("a rectangle");
    let places = [-9.0, -3.0, -1.0, 0.0, 1.0, 2.0, 3.0, 7.0];
    for text in [
        "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah",
        "if (ax2 < bx1) return false; ay < by2",
        "apart = ax2 < bx1; if (apart || bx2 < ax1) return false; return true;",
        "function hit(a, b) { if (a.x > b.x + b.w) return false; return b.x <= a.x + a.w || a.y == b.y; }",
        "function hit(a, b) { let n = 0; if (a.x < b.x) n = 1; if (n == 1 && a.y < b.y + b.h) return true; return a.w > b.w; }",
    ] {
        let formula = read::<TwoRects>(text);
        let opposite = formula.opposite();
        for x in places {
            for y in places {
                let case = Two { a: rect([x, y, 2.0, 3.0]), b: rect([0.0, 0.0, 3.0, 1.0]) };
                let [said, other] = [&formula, &opposite].map(|of| of.holds(&case, &mut ()));
                assert_ne!(said, other, "{text}: {case:?}");
                let mut both = Vec::new();
                opposite.answers(&[case], &mut both);
                assert_eq!(both, [other], "{text}: {case:?}");
            }
        }
    }
}

#[test]
fn a_test_that_says_they_miss_is_known_by_its_cases() {
    let hit = "ax < bx2 && bx < ax2 && ay < by2 && by < ay2";
    for (text, is_opposite) in [
        (hit.to_owned(), false),
        (format!("!({hit})"), true),
        ("ax > bx2 || bx > ax2 || ay > by2".to_owned(), true),
        ("ax < bx2 || bx < ax2 || ay < by2".to_owned(), false),
        ("ax > bx2 && bx > ax2".to_owned(), false),
        ("ax < bx".to_owned(), false),
    ] {
        assert_eq!(judge_overlap(&overlap(&text)).is_opposite(), is_opposite, "{text}");
    }
}

#[test]
fn of_round_shapes_and_points_too() {
    let circles = |text: &str| judge_plain(&read::<TwoCircles>(text));
    let both = |found: PlainJudgement<TwoCircles>| (found.right.is_some(), found.is_opposite);
    let squares = "(ax - bx) * (ax - bx) + (ay - by) * (ay - by)";
    assert_eq!(both(circles(&format!("{squares} < (ar + br) * (ar + br)"))), (true, false), "hits");
    assert_eq!(both(circles(&format!("{squares} > (ar + br) * (ar + br)"))), (false, true), "misses");
    assert_eq!(both(circles(&format!("{squares} > ar * ar + br * br"))), (false, true), "mostly misses");
    assert_eq!(both(circles(&format!("{squares} >= 0"))), (false, false), "always");
    let point = judge_plain(&read::<PointAndRect>("px < bx || px > bx + bw || py < by || py > by + bh"));
    assert!(point.is_opposite, "outside");
    let nearest = "dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2);";
    let circle =
        |operator: &str| judge_circle(&read::<CircleAndRect>(&format!("{nearest} dx * dx + dy * dy {operator} r * r")));
    assert!(circle(">").is_opposite(), "misses");
    assert!(!circle("<").is_opposite(), "hits");
}
