//! Two rectangles: every arrangement, by every method, with every rule for the border.

use super::{Reason, tells_wrong_ones};
use crate::{opened, say};
use hantei_collision::Method as _;
use hantei_collision::{
    Axis, Border, BorderRule, Comparison, Contact, OverlapMethod, Point, Question, Rect, contact, interval_contact,
};
use hantei_scenes::scene::Viewer;
use hantei_scenes::text;
use std::collections::BTreeSet;

const BORDERS: [(&str, BorderRule); 3] =
    [("as-written", BorderRule::AsWritten), ("hits", BorderRule::Hits), ("misses", BorderRule::Misses)];

/// Two whole intervals for every way in which two can lie, also without length.
fn arrangements() -> Vec<[(i32, i32); 2]> {
    let all: Vec<(i32, i32)> = (0..5).flat_map(|from| (from..5).map(move |to| (from, to))).collect();
    let pairs = all.iter().flat_map(|&p| all.iter().map(move |&q| [p, q]));
    let mut seen = BTreeSet::new();
    let order = |[(a, b), (c, d)]: [(i32, i32); 2]| (a.cmp(&c), a.cmp(&d), b.cmp(&c), b.cmp(&d), a == b, c == d);
    pairs.filter(|&pair| seen.insert(order(pair))).collect()
}

fn rect(scene: &Viewer, key: &str) -> Rect {
    let trace = scene.trace();
    let [x1, y1, x2, y2] = [0, 1, 2, 3].map(|i| trace.get(key)[i].as_f64().expect("a corner"));
    Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2))
}

/// A state in words, and its numbers: `101 < 264`. If the end of a rectangle is its last pixel, that is said.
fn taken_apart(state: &str, ends_at_pixels: bool) -> (&str, [String; 3]) {
    let (state, numbers) = state.strip_suffix(')').and_then(|state| state.rsplit_once(" (")).expect(state);
    let said = if state.starts_with("A ends") { numbers.find("last pixel ") } else { numbers.rfind(" last pixel ") };
    assert_eq!(said.is_some_and(|at| (at == 0) == state.starts_with("A ends")), ends_at_pixels, "{state}: {numbers}");
    let numbers: Vec<String> = numbers.replace("last pixel ", "").split(' ').map(str::to_owned).collect();
    (state, numbers.try_into().unwrap_or_else(|numbers| panic!("{state}: {numbers:?}")))
}

/// Whether these are the numbers of a comparison, to at least three decimals, and fit its result.
fn are_of(made: &Comparison, question: &Question, [left, symbol, right]: [String; 3]) -> bool {
    let written = [&left, &right].map(|text| text.replace('−', "-").parse::<f64>().expect(text));
    let is_near = |(written, number): (&f64, &f64)| (written - number).abs() <= 0.000_500_1;
    symbol == question.operator.symbol()
        && written.iter().zip(&made.numbers).all(is_near)
        && question.operator.holds(written[0], written[1]) == made.holds
}

/// Whether a state is true, by the rectangles alone.
/// HSP ends a rectangle at its last whole pixel, `last` before its border.
fn is_so(state: &str, a: Rect, b: Rect, last: f64) -> bool {
    let end = |rect: Rect| rect.max().moved(-last, -last);
    let (a_min, a_max, b_min, b_max) = (a.min(), end(a), b.min(), end(b));
    let distance = [(a.centre().x - b.centre().x).abs(), (a.centre().y - b.centre().y).abs()];
    let half = [(a.width() + b.width()) / 2.0, (a.height() + b.height()) / 2.0];
    match state {
        "A ends left of B" => a_max.x < b_min.x,
        "A begins right of B" => a_min.x > b_max.x,
        "A ends above B" => a_max.y < b_min.y,
        "A begins below B" => a_min.y > b_max.y,
        "A ends left of B, or at B's left edge" => a_max.x <= b_min.x,
        "A begins right of B, or at B's right edge" => a_min.x >= b_max.x,
        "A ends above B, or at B's top edge" => a_max.y <= b_min.y,
        "A begins below B, or at B's bottom edge" => a_min.y >= b_max.y,
        "A ends right of B's left edge, or on it" => a_max.x >= b_min.x,
        "A begins left of B's right edge, or on it" => a_min.x <= b_max.x,
        "A ends below B's top edge, or on it" => a_max.y >= b_min.y,
        "A begins above B's bottom edge, or on it" => a_min.y <= b_max.y,
        "A ends right of B's left edge" => a_max.x > b_min.x,
        "A begins left of B's right edge" | "A begins before B ends" => a_min.x < b_max.x,
        "A ends below B's top edge" => a_max.y > b_min.y,
        "A begins above B's bottom edge" | "A's top is above B's bottom" => a_min.y < b_max.y,
        "B begins before A ends" => b_min.x < a_max.x,
        "B's top is above A's bottom" => b_min.y < a_max.y,
        "B begins before A ends, or exactly there" => b_min.x <= a_max.x,
        "A begins before B ends, or exactly there" => a_min.x <= b_max.x,
        "B's top is above A's bottom, or level with it" => b_min.y <= a_max.y,
        "A's top is above B's bottom, or level with it" => a_min.y <= b_max.y,
        "on x the centres are closer than half the sum of the sizes" => distance[0] < half[0],
        "on y the centres are closer than half the sum of the sizes" => distance[1] < half[1],
        "on x the centres are at most half the sum of the sizes apart" => distance[0] <= half[0],
        "on y the centres are at most half the sum of the sizes apart" => distance[1] <= half[1],
        _ => panic!("'{state}' is no state"),
    }
}

/// Both meet, by the rectangles alone.
fn why_they_meet(a: Rect, b: Rect) -> String {
    let on = Axis::PLANE.map(|axis| interval_contact(a.interval(axis), b.interval(axis)));
    let touching = |axis: &str| format!("They touch {axis}, which counts as a hit here.");
    match on {
        [Contact::Touching, Contact::Touching] => touching("at a corner"),
        [Contact::Touching, _] => touching("on x"),
        [_, Contact::Touching] => touching("on y"),
        _ => {
            let both = a.intersection(b).expect("they overlap");
            let [wide, high] = [both.width(), both.height()].map(|size| (size * 1e9).round() / 1e9);
            format!("They overlap: {wide} wide, {high} high. So it is a hit.")
        }
    }
}

fn why_hit(method: OverlapMethod, questions: &[Question]) -> &'static str {
    let may_touch = questions.iter().any(|question| question.operator.holds(0.0, 0.0));
    match (method, may_touch) {
        (OverlapMethod::FourFlags | OverlapMethod::RuledOut | OverlapMethod::TwoCorners, _) => {
            "All four conditions for a miss are false, so it is a hit."
        }
        (OverlapMethod::NotRuledOut | OverlapMethod::OriginSize, false) => {
            "All four conditions are true: on each axis, each begins before the other ends. So it is a hit."
        }
        (OverlapMethod::NotRuledOut | OverlapMethod::OriginSize, true) => {
            "All four conditions are true: on each axis, neither begins after the other ends. So it is a hit."
        }
        (OverlapMethod::CentreSize, false) => {
            "On both axes the centres are closer than half the sum of the sizes, so it is a hit."
        }
        (OverlapMethod::CentreSize, true) => {
            "On both axes the centres are at most half the sum of the sizes apart, so it is a hit."
        }
    }
}

fn speaks_truly(case: &str, method: OverlapMethod, rule: BorderRule) {
    let scene = opened(case);
    let (a, b) = (rect(&scene, "a"), rect(&scene, "b"));
    let border = rule.for_method(method.own_border());
    let mut trace: Vec<Comparison> = Vec::new();
    let says = method.hits(a, b, border, &mut trace);
    let questions = method.questions(border);
    let last = if questions.iter().any(|question| question.to_string().contains("- 1")) { 1.0 } else { 0.0 };
    let exact = contact(a, b);
    let so = match exact {
        Contact::Overlapping => true,
        Contact::Touching => border == Border::Hits,
        Contact::Apart => false,
    };
    let readings = scene.readings();
    tells_wrong_ones(&readings, says, so, case);
    if says != so {
        assert_eq!(readings.truth.as_ref().map(say).as_deref(), Some(if so { "hit" } else { "miss" }), "{case}");
    }
    let reason = Reason::of(&readings, case);
    assert_eq!(reason.not_asked, questions.len() - trace.len(), "{case}: {reason:?}");
    if let Some(wrong) = &reason.wrong {
        let is_short = exact == Contact::Overlapping && last == 1.0;
        let expected = if is_short {
            "HSP misses an overlap of less than one pixel"
        } else {
            "sums and differences are rounded here"
        };
        assert_eq!(wrong, expected, "{case}");
    }
    if says {
        // Of a wrong answer only the comparisons can speak.
        if so && method.form().asks_apart() {
            assert_eq!(reason.why, why_they_meet(a, b), "{case}");
        } else {
            assert_eq!(reason.why, why_hit(method, &questions), "{case}");
        }
        return;
    }
    let (states, holds) = match reason.why.strip_prefix("Not true: ") {
        Some(states) => (states.strip_suffix(". So it is a miss.").expect(case), false),
        None => (reason.why.strip_suffix(", so it is a miss.").expect(case), true),
    };
    let decided: Vec<&Comparison> = trace.iter().filter(|made| made.holds == holds).collect();
    let states: Vec<&str> = states.split(" and ").flat_map(|states| states.split("), ")).collect();
    assert_eq!(states.len(), decided.len(), "{case}: as many as decided: {reason:?}");
    for (state, made) in states.into_iter().zip(decided) {
        let closed = format!("{})", state.trim_end_matches(')'));
        let (state, numbers) = taken_apart(&closed, last == 1.0);
        assert!(are_of(made, &questions[made.question], numbers), "{case}: {reason:?} of {trace:?}");
        if reason.wrong.is_none() || last == 1.0 {
            assert_eq!(is_so(state, a, b, last), holds, "{case}: {reason:?} says what is not so");
        }
    }
}

#[test]
fn every_arrangement_has_a_reason_that_is_so() {
    let ways = arrangements();
    assert!(ways.len() >= 13, "{}", ways.len());
    let mut scales = [1.0, 60.0, 0.1, 0.25].into_iter().cycle();
    for &[ax, bx] in &ways {
        for &[ay, by] in &ways {
            let scale = scales.next().expect("endless");
            let at = |(x1, x2): (i32, i32), (y1, y2): (i32, i32)| {
                [x1, y1, x2 - x1, y2 - y1].map(|n| (f64::from(n) * scale).to_string()).join(",")
            };
            for &method in OverlapMethod::ALL {
                for (border, rule) in BORDERS {
                    let rects = format!("a={} b={}", at(ax, ay), at(bx, by));
                    speaks_truly(&format!("rects {rects} method={} border={border}", method.name()), method, rule);
                }
            }
        }
    }
}

/// With sums and differences that round.
#[test]
fn rounded_numbers_have_a_reason_that_is_so() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut wrong = 0;
    for _ in 0..2_000 {
        let mut tenths = |most: u32| f64::from(random.u32(0..most)) / 10.0;
        let (x, y, w, h) = (tenths(900), tenths(900), tenths(30), tenths(30));
        let (right, below) = (x + w, y + tenths(30));
        for &method in OverlapMethod::ALL {
            for (border, rule) in BORDERS {
                let case = format!("rects a={x},{y},{w},{h} b={right},{below},1.3,2.1 method={}", method.name());
                let case = format!("{case} border={border}");
                speaks_truly(&case, method, rule);
                wrong += usize::from(opened(&case).readings().truth.is_some());
            }
        }
    }
    assert!(wrong > 10, "rounding turned only {wrong} answers");
}

#[test]
fn reasons_in_words() {
    for (opening, reason) in [
        (
            "rects a=0,0,100,100 b=264,0,50,50 method=ruled-out",
            "A ends left of B (last pixel 99 < 264), so it is a miss. The other 3 were not needed.",
        ),
        ("rects a=0,0,100,100 b=50,50,50,50 method=ruled-out", "They overlap: 50 wide, 50 high. So it is a hit."),
        ("rects a=226,136,100,100", "They overlap: 56 wide, 46 high. So it is a hit."),
        ("rects a=170,190,100,100 border=hits", "They touch on x, which counts as a hit here."),
        ("rects a=170,90,100,100 border=hits", "They touch at a corner, which counts as a hit here."),
        (
            "rects a=0,0,100,100 b=264,300,50,50",
            "A ends left of B (last pixel 99 < 264) and A ends above B (last pixel 99 < 300), so it is a miss.",
        ),
        (
            "rects a=0,0,10,10 b=3,50,10,10 method=origin-size",
            "Not true: B's top is above A's bottom (50 < 10). So it is a miss. The other one was not needed.",
        ),
        (
            "rects a=0,0,10,10 b=0,50,10,10 method=centre-size",
            "Not true: on y the centres are closer than half the sum of the sizes (50 < 10). So it is a miss.",
        ),
        (
            "rects preset=javascript-canvas",
            "On both axes the centres are closer than half the sum of the sizes, so it is a hit.",
        ),
        (
            "rects preset=half-a-pixel method=four-flags",
            "A ends left of B (last pixel 9.5 < 10), so it is a miss. That is wrong: HSP misses an overlap of less than one pixel.",
        ),
        ("melons frame=80", "All four are true from frame 76 to frame 99, so it is a hit."),
        ("melons way=vertical frame=80", "Both are true from frame 76 to frame 99, so it is a hit."),
        ("melons frame=0", "On x there is a gap of 600, so “B begins before A ends” is false: a miss."),
        ("melons preset=passing-by", "On y they only touch, so “B's top is above A's bottom” is false: a miss."),
        (
            "melons preset=between-frames",
            "In frame 2 they are still apart, in frame 3 already past each other. No frame shows a hit.",
        ),
        ("melons preset=swept", "Between frame 2 and frame 3 their paths overlap, so it is a hit."),
    ] {
        assert_eq!(opened(opening).readings().reason.as_ref().map(say).as_deref(), Some(reason), "{opening}");
    }
    for opening in ["quad", "quad a=1,2 p=3,4"] {
        let reason = opened(opening).readings().reason;
        assert!(reason.is_none_or(|reason| reason == text!("quad-begins")), "{opening}: nothing is decided");
    }
}
