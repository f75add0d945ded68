//! The judge on every built-in method, and on tests that are known to be wrong.

mod bounds;
mod boxes;
mod circle;
mod mistakes;
mod opposite;
mod polygons;
mod programs;
mod proofs;
mod quads;
mod ranges;
mod traps;
mod whole;

use hantei_collision::Method as _;
use hantei_collision::{
    Allen, Axis, Border, Contact, InsideMethod, OverlapMethod, QuadAndPoint, QuadContact, Rect, Two, TwoRects, contact,
    quad_contact,
};
use hantei_judge::{
    InsideFormula, InsideJudge, OverlapClass, OverlapFormula, OverlapJudge, QuadClass, Verdict, judge_inside,
    judge_overlap,
};
use std::collections::BTreeSet;

const BORDERS: [Border; 2] = [Border::Hits, Border::Misses];

fn overlap(text: &str) -> OverlapFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn inside(text: &str) -> InsideFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Top-left corner and size.
fn numbers(rect: Rect) -> [f64; 4] {
    [rect.min().x, rect.min().y, rect.width(), rect.height()]
}

#[test]
fn built_in_tests_of_rectangles() {
    for &method in OverlapMethod::ALL {
        for border in BORDERS {
            let judgement = judge_overlap(|case: &TwoRects| method.hits(case.a, case.b, border, &mut ()));
            let name = format!("{} {border:?}", method.name());
            assert_eq!(judgement.border, border, "{name}");
            if method.ends_at_last_pixel(border) {
                assert_eq!(judgement.verdict, Verdict::Only(vec![OverlapClass::WholePixels]), "{name}");
                let first = judgement.errors[0];
                assert_eq!(numbers(first.a), [0.0, 0.0, 0.5, 0.5], "{name}");
                assert_eq!(contact(first.a, first.b), Contact::Overlapping, "{name}: less than a pixel is missed");
            } else {
                assert_eq!((judgement.verdict, judgement.errors), (Verdict::Right, vec![]), "{name}");
            }
        }
    }
}

#[test]
fn every_arrangement_is_asked_about_in_every_class() {
    for class in OverlapClass::ALL.iter().map(|class| Some(*class)).chain([None]) {
        let mut seen = BTreeSet::new();
        judge_overlap(|&TwoRects { a, b }: &TwoRects| {
            if class.is_none_or(|class| class.has(Two { a, b })) {
                seen.insert(Axis::PLANE.map(|axis| Allen::of(a.interval(axis), b.interval(axis)) as usize));
            }
            true
        });
        // Equal or limited lengths exclude some arrangements; and a square that is longer on x is not shorter on y.
        let expected = match class {
            Some(OverlapClass::EqualSizes) => 7 * 7,
            Some(OverlapClass::ANotLarger | OverlapClass::BNotLarger) => 10 * 10,
            Some(OverlapClass::Squares) => 13 * 13 - 2 * (3 * 3 + 3 + 3),
            _ => 13 * 13,
        };
        assert_eq!(seen.len(), expected, "{class:?}");
    }
}

#[test]
fn each_error_is_one() {
    for text in ["ax < bx2", "aw < 0", "aw > 0", "acx - bcx < aw && acy - bcy < ah", "ax * by > 7 || ax2 == bx"] {
        let formula = overlap(text);
        let judgement = judge_overlap(&formula);
        assert_eq!(judgement.verdict, Verdict::Wrong, "{text}");
        assert!(!judgement.errors.is_empty(), "{text}");
        let mut cells = BTreeSet::new();
        for error in &judgement.errors {
            let expected = match contact(error.a, error.b) {
                Contact::Overlapping => true,
                Contact::Touching => judgement.border == Border::Hits,
                Contact::Apart => false,
            };
            assert_ne!(formula.hits(error.a, error.b, &mut ()), expected, "{text}: {error:?}");
            let ways = Axis::PLANE.map(|axis| Allen::of(error.a.interval(axis), error.b.interval(axis)));
            assert_eq!(ways, [error.way(Axis::X), error.way(Axis::Y)], "{text}");
            assert!(cells.insert((error.way(Axis::X).name(), error.way(Axis::Y).name())), "{text}: one for each cell");
        }
    }
}

#[test]
fn what_is_right_only_sometimes() {
    for (text, border, classes) in [
        // The test ignores heights.
        (
            "abs(acx - bcx) < (aw + bw) / 2 && abs(acy - bcy) < (aw + bw) / 2",
            Border::Misses,
            vec![OverlapClass::Squares],
        ),
        ("abs(ax - bx) < aw && abs(ay - by) < ah", Border::Misses, vec![OverlapClass::EqualSizes]),
        ("abs(ax - bx) <= bw and abs(ay - by) <= bh", Border::Hits, vec![OverlapClass::EqualSizes]),
        (
            "max(ax, bx) <= min(ax2, bx2) - 1 && max(ay, by) <= min(ay2, by2) - 1",
            Border::Misses,
            vec![OverlapClass::WholePixels],
        ),
        (
            "ax2 >= 0 && ay2 >= 0 && bx >= 0 && by >= 0 && ax < bx2 && bx < ax2 && ay < by2 && by < ay2",
            Border::Misses,
            vec![OverlapClass::NotNegative],
        ),
        (
            "abs(ax - bx) < aw && abs(ay - by) < aw",
            Border::Misses,
            vec![OverlapClass::EqualSizes, OverlapClass::ASquare],
        ),
        (
            "((ax >= bx && ax <= bx2) || (ax2 >= bx && ax2 <= bx2)) && ((ay >= by && ay <= by2) || (ay2 >= by && ay2 <= by2))",
            Border::Hits,
            vec![OverlapClass::ANotLarger],
        ),
    ] {
        let formula = overlap(text);
        let judgement = judge_overlap(&formula);
        assert_eq!((judgement.verdict, judgement.border), (Verdict::Only(classes), border), "{text}");
    }
}

#[test]
fn counter_examples_are_small() {
    for (text, a, b) in [
        ("ax < bx2 && bx < ax2", [0.0, 0.0, 1.0, 1.0], [0.0, 2.0, 1.0, 1.0]),
        ("ax < bx2", [0.0, 0.0, 1.0, 1.0], [2.0, 0.0, 1.0, 1.0]),
        ("aw == 0", [0.0, 0.0, 1.0, 1.0], [0.0, 0.0, 1.0, 1.0]),
        ("aw != 9999", [0.0, 0.0, 1.0, 1.0], [2.0, 0.0, 1.0, 1.0]),
    ] {
        let formula = overlap(text);
        let judgement = judge_overlap(&formula);
        let first = judgement.errors[0];
        assert_eq!([numbers(first.a), numbers(first.b)], [a, b], "{text}: {:?}", judgement.border);
    }
}

#[test]
fn built_in_tests_of_points() {
    for (method, border, verdict) in [
        (InsideMethod::RightOfAll, Border::Misses, Verdict::Only(vec![QuadClass::ConvexClockwise])),
        (InsideMethod::RightOfAll, Border::Hits, Verdict::Only(vec![QuadClass::ConvexClockwise])),
        (
            InsideMethod::SameSide,
            Border::Misses,
            Verdict::Only(vec![QuadClass::ConvexClockwise, QuadClass::ConvexCounterClockwise]),
        ),
        (
            InsideMethod::SameSide,
            Border::Hits,
            Verdict::Only(vec![QuadClass::ConvexClockwise, QuadClass::ConvexCounterClockwise]),
        ),
        (InsideMethod::Crossings, Border::Misses, Verdict::Right),
        (InsideMethod::Crossings, Border::Hits, Verdict::Right),
    ] {
        let judgement = judge_inside(|case: &QuadAndPoint| method.contains(&case.quad, case.p, border, &mut ()));
        assert_eq!((judgement.verdict, judgement.border), (verdict, border), "{} {border:?}", method.name());
        for error in &judgement.errors {
            let expected = match quad_contact(&error.quad, error.p) {
                QuadContact::Inside => true,
                QuadContact::OnEdge => border == Border::Hits,
                QuadContact::Outside => false,
            };
            assert_ne!(method.contains(&error.quad, error.p, border, &mut ()), expected, "{error:?}");
            assert_eq!((QuadClass::of(&error.quad), quad_contact(&error.quad, error.p)), (error.class, error.contact));
        }
    }
}

#[test]
fn every_class_of_quadrilaterals_is_asked_about() {
    let mut seen = BTreeSet::new();
    let judgement = judge_inside(|QuadAndPoint { quad, p }: &QuadAndPoint| {
        seen.insert((QuadClass::of(quad).name(), quad_contact(quad, *p).name()));
        false
    });
    assert_eq!(seen.len(), 5 * 3, "{seen:?}");
    assert_eq!(judgement.verdict, Verdict::Wrong);
    let wrong = inside("cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0");
    let judgement = judge_inside(&wrong);
    assert_eq!(judgement.verdict, Verdict::Wrong);
    assert_eq!(judgement.errors[0].class, QuadClass::ConvexClockwise);
}

/// The same judgement with steps of any size; and no step takes much longer than allowed.
#[test]
fn a_judgement_in_steps_is_the_same() {
    let formula = overlap("ax < bx2 && bx < ax2 && ay < by2");
    let whole = judge_overlap(|&TwoRects { a, b }: &TwoRects| formula.hits(a, b, &mut ()));
    let (mut judge, mut asked) = (OverlapJudge::default(), 0);
    let in_steps = loop {
        let before = asked;
        let done = judge.advance(1000, |&TwoRects { a, b }: &TwoRects| {
            asked += 1;
            formula.hits(a, b, &mut ())
        });
        assert!(asked - before < 1300, "{}", asked - before);
        if let Some(done) = done {
            break done;
        }
    };
    assert_eq!(in_steps, whole);
    assert_eq!(asked, whole.cases);
    let mut judge = OverlapJudge::default();
    let proved = loop {
        if let Some(done) = judge.advance(1000, &formula) {
            break done;
        }
    };
    assert_eq!(proved, judge_overlap(&formula), "also with a proof");
    assert_eq!((proved.errors, proved.is_proved, whole.is_proved), (whole.errors, true, false));
    let formula = inside("cross(A, B, P) > 0");
    let whole = judge_inside(&formula);
    let mut judge = InsideJudge::default();
    let in_steps = loop {
        if let Some(done) = judge.advance(1000, &formula) {
            break done;
        }
    };
    assert_eq!(in_steps, whole);
}
