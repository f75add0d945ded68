//! The judge proves what is linear in pieces: it finds what a sample misses, and no case contradicts a "right".

use super::{numbers, overlap};
use hantei_collision::{Allen, Axis, Border, Contact, Cuboid, Rect, TwoRects, contact};
use hantei_judge::{
    CuboidFormula, Extent, OverlapClass, OverlapFormula, OverlapJudge, OverlapJudgement, Verdict, judge_overlap,
};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

fn judged(text: &str) -> OverlapJudgement {
    judge_overlap(&overlap(text))
}

#[test]
fn what_is_right_is_proved() {
    for (text, border) in [
        ("ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah", Border::Misses),
        ("abs(acx - bcx) * 2 <= aw + bw && abs(acy - bcy) * 2 <= ah + bh", Border::Hits),
        ("max(ax, bx) < min(ax2, bx2) && max(ay, by) < min(ay2, by2)", Border::Misses),
        ("!(ax2 < bx || bx2 < ax) && !(ay2 < by || by2 < ay)", Border::Hits),
        (
            "((ax >= bx && ax < bx2) || (bx >= ax && bx < ax2)) && ((ay >= by && ay < by2) || (by >= ay && by < ay2))",
            Border::Misses,
        ),
        // All in one comparison.
        ("max(max(ax - bx2, bx - ax2), max(ay - by2, by - ay2)) < 0", Border::Misses),
        ("left = ax2 < bx; right = bx2 < ax; return !(left | right) && !(ay2 < by) && !(by2 < ay);", Border::Hits),
    ] {
        let judgement = judged(text);
        assert_eq!((judgement.verdict, judgement.border), (Verdict::Right, border), "{text}");
        assert!(judgement.is_proved && judgement.errors.is_empty() && judgement.cases == 0, "{text}");
    }
}

#[test]
fn what_is_a_little_wrong_is_seen() {
    let near = "abs(acx - bcx) < (aw + bw) / 2 * F && abs(acy - bcy) < (ah + bh) / 2 * F";
    for factor in ["0.5", "0.751", "0.9", "0.999", "1.001", "1.1", "1.32"] {
        let judgement = judged(&near.replace('F', factor));
        let factor: f64 = factor.parse().expect("a number");
        let tolerance = judgement.tolerance.expect("it is measured");
        assert_eq!((judgement.verdict, judgement.is_proved), (Verdict::Wrong, true), "{factor}");
        assert_eq!(tolerance.hit_boxes, Some([factor; 2]), "{factor}");
        let (wide, none) = (Extent::Unbounded, Extent::Nowhere);
        let expected = if factor < 1.0 { (none, wide) } else { (wide, none) };
        assert_eq!((tolerance.gap, tolerance.depth), expected, "{factor}");
        // Only two of the same size in the same place are always a hit.
        assert_eq!(judgement.errors.len(), if factor < 1.0 { 9 * 9 - 1 } else { 48 }, "{factor}");
    }
    let inset = judged("ax < bx2 - bw/10 && bx + bw/10 < ax2 && ay < by2 - bh/10 && by + bh/10 < ay2");
    assert_eq!((&inset.verdict, inset.tolerance.expect("measured").hit_boxes), (&Verdict::Wrong, Some([1.0, 0.8])));
}

#[test]
fn a_tolerance_is_measured() {
    for (text, border, gap, depth) in [
        (
            "ax < bx2 + 0.01 && bx < ax2 + 0.01 && ay < by2 + 0.01 && by < ay2 + 0.01",
            Border::Hits,
            Extent::UpTo(0.01),
            Extent::Nowhere,
        ),
        (
            "abs(acx - bcx) < (aw + bw) / 2 - 0.4 && abs(acy - bcy) < (ah + bh) / 2 - 0.4",
            Border::Misses,
            Extent::Nowhere,
            Extent::UpTo(0.4),
        ),
        ("ax < bx2 && bx < ax2 && ay < by2", Border::Misses, Extent::Unbounded, Extent::Nowhere),
        ("ax <= bx2 && bx < ax2 && ay < by2 && by < ay2", Border::Misses, Extent::UpTo(0.0), Extent::Nowhere),
        // At the left they are 24 from touching: the width of B and half of the rest.
        (
            "ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && !(aw == 32 && bw == 16)",
            Border::Misses,
            Extent::Nowhere,
            Extent::UpTo(24.0),
        ),
    ] {
        let judgement = judged(text);
        let tolerance = judgement.tolerance.unwrap_or_else(|| panic!("{text} is measured"));
        assert_eq!((judgement.border, tolerance.gap, tolerance.depth), (border, gap, depth), "{text}");
        assert!(judgement.is_proved && judgement.verdict != Verdict::Right, "{text}");
        // No error is larger.
        for error in &judgement.errors {
            let gaps = Axis::PLANE.map(|axis| error.a.interval(axis).gap(error.b.interval(axis)));
            let gap = gaps[0].max(gaps[1]);
            let (extent, by) = if gap >= 0.0 { (tolerance.gap, gap) } else { (tolerance.depth, -gap) };
            let is_within = match extent {
                Extent::UpTo(most) => by <= most + 1e-9,
                Extent::Unbounded => true,
                _ => false,
            };
            assert!(is_within || contact(error.a, error.b) == Contact::Touching, "{text}: {error:?}");
        }
    }
}

/// All 160 arrangements where the corners stand for the centres, "after" among them.
#[test]
fn no_arrangement_is_missing() {
    let judgement = judged("abs(ax - bx) < (aw + bw) / 2 && abs(ay - by) < (ah + bh) / 2");
    assert_eq!((judgement.verdict, judgement.errors.len()), (Verdict::Only(vec![OverlapClass::EqualSizes]), 160));
    assert!(judgement.errors.iter().any(|error| error.way(Axis::X) == Allen::After), "a wide B begins far left of A");
    let ways = |way| judgement.errors.iter().filter(|error| error.way(Axis::X) == way).count();
    assert_eq!(ways(Allen::Starts) + ways(Allen::StartedBy) + ways(Allen::Equals), 3 * 13 - 9, "these begin alike");
}

#[test]
fn classes_are_proved() {
    use OverlapClass::{ANotLarger, ASquare, EqualSizes, NotNegative, Squares, WholePixels};
    for (text, verdict) in [
        ("abs(acx - bcx) * 2 < aw + bw && abs(acy - bcy) * 2 < aw + bw", Verdict::Only(vec![Squares])),
        ("(ax + aw - 1 >= bx) && (ax <= bx + bw - 1) && (ay + ah - 1 >= by) && (ay <= by + bh - 1)", {
            Verdict::Only(vec![WholePixels])
        }),
        ("abs(ax - bx) < aw && abs(ay - by) < ah", Verdict::Only(vec![EqualSizes])),
        ("abs(ax - bx) < aw && abs(ay - by) < aw", Verdict::Only(vec![EqualSizes, ASquare])),
        ("ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && ax > -1000", Verdict::Only(vec![NotNegative])),
        ("ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && aw - bw < 0.5", Verdict::Only(vec![ANotLarger])),
        // Also wrong for squares, but only for far larger ones than in a sample.
        ("abs(acx - bcx) * 2 < aw + bw && abs(acy - bcy) * 2 < aw + bw && aw < 123456", Verdict::Wrong),
        // Half a unit is less than the gap of whole numbers, one and a half is more.
        ("ax < bx2 - 0.5 && bx < ax2 && ay < by2 && by < ay2", Verdict::Only(vec![WholePixels])),
        ("ax < bx2 - 1.5 && bx < ax2 && ay < by2 && by < ay2", Verdict::Wrong),
    ] {
        let judgement = judged(text);
        assert_eq!(
            (&judgement.verdict, judgement.is_proved),
            (&verdict, true),
            "{text}: {:?}",
            judgement.errors.first()
        );
    }
}

#[test]
fn what_is_not_linear_is_tried() {
    let right = "ax < bx2 && bx < ax2 && ay < by2 && by < ay2";
    for more in ["aw * bw > 0", "aw / bh > 0", "ah*ah >= 0", "aw % 8 >= 0", "abs(ax % 16) < 16"] {
        let text = format!("{right} && {more}");
        let judgement = judged(&text);
        assert_eq!(judgement.verdict, Verdict::Right, "{text}");
        assert!(!judgement.is_proved && judgement.cases > 100_000 && judgement.tolerance.is_none(), "{text}");
    }
    // Errors at its own constants are found.
    for wrong in [
        "aw * 1 == 32 && bw * bh > 0",
        "aw * aw == 1024 && bw / bh > 0",
        "aw == 57 && bw * bh > 0",
        "aw % 24 == 7",
        "ax % 0.5 == 0.25",
    ] {
        let judgement = judged(&format!("{right} && !({wrong})"));
        assert!(judgement.verdict != Verdict::Right && !judgement.is_proved, "{wrong}");
    }
}

#[test]
fn boxes_are_proved() {
    let on = |axis: &str, size: &str, factor: &str| {
        let half = |of: &str| format!("({of}{axis} + {of}{size} / 2)");
        format!("abs({} - {}) < (a{size} + b{size}) / 2{factor}", half("a"), half("b"))
    };
    let all = |factor| [on("x", "w", factor), on("y", "h", factor), on("z", "d", factor)].join(" && ");
    let judge = |text: String| -> OverlapJudgement<Cuboid> {
        judge_overlap(&text.parse::<CuboidFormula>().unwrap_or_else(|error| panic!("{text}: {error}")))
    };
    let right = judge(all(""));
    assert_eq!((right.verdict, right.is_proved, right.cases), (Verdict::Right, true, 0));
    let small = judge(all(" * 0.9"));
    assert_eq!((small.verdict, small.is_proved), (Verdict::Wrong, true));
    assert_eq!(small.tolerance.expect("measured").hit_boxes, Some([0.9, 0.9]));
    assert_eq!(small.errors.len(), 9 * 9 * 9 - 1, "all but equal boxes");
}

fn random_part(random: &mut fastrand::Rng) -> String {
    const NAMES: [&str; 8] = ["ax", "bx", "aw", "bw", "ax2", "bx2", "acx", "bcx"];
    const SIGNS: [&str; 6] = ["<", "<=", ">", ">=", "==", "!="];
    const CONSTANTS: [&str; 5] = ["0", "0", "1", "0.5", "2"];
    let name = |random: &mut fastrand::Rng| NAMES[random.usize(..NAMES.len())];
    let number = |random: &mut fastrand::Rng| match random.u8(..6) {
        0 => format!("{} - {}", name(random), name(random)),
        1 => format!("abs({} - {})", name(random), name(random)),
        2 => format!("max({}, {})", name(random), name(random)),
        3 => format!("{} + {}", name(random), CONSTANTS[random.usize(..5)]),
        4 => format!("{} * {}", name(random), CONSTANTS[random.usize(..5)]),
        _ => name(random).to_owned(),
    };
    let (left, right) = (number(random), number(random));
    format!("{left} {} {right}", SIGNS[random.usize(..6)])
}

/// Random tests of x against all pairs of a grid of halves: the judge finds the grid's errors, and only real ones.
#[test]
fn random_tests_are_judged_as_by_brute_force() {
    let mut random = fastrand::Rng::with_seed(11);
    let step = |place: i32| f64::from(place) * 0.5;
    let intervals = || (-3..5).flat_map(move |min| (1..7).map(move |size| (step(min), step(size))));
    let wrong_ways = |formula: &OverlapFormula, border: Border| {
        let rect = |(x, width)| Rect::from_origin_size(hantei_collision::Point::new(x, 0.0), width, 1.0);
        let pairs: Vec<TwoRects> =
            intervals().flat_map(|a| intervals().map(move |b| TwoRects { a: rect(a), b: rect(b) })).collect();
        let mut says = Vec::new();
        formula.answers(&pairs, &mut says);
        let wrong = pairs.iter().zip(says).filter(|(case, says)| contact(case.a, case.b).hits(border) != *says);
        wrong.map(|(case, _)| case.way(Axis::X) as usize).collect::<BTreeSet<_>>()
    };
    let base = "ay < by2 && by < ay2";
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..150 {
        let joint = ["&&", "||"][random.usize(..2)];
        let (one, other) = (random_part(&mut random), random_part(&mut random));
        let known = "ax < bx2 && bx < ax2";
        let on_x = match random.u8(..4) {
            0 => format!("({one} {joint} {other})"),
            1 => format!("({known} || {one})"),
            2 => format!("({known} && ({one} || {other}))"),
            _ => format!("({known} && !({one} && {other}))"),
        };
        let text = format!("{on_x} && {base}");
        let formula = overlap(&text);
        let judgement = judge_overlap(&formula);
        assert!(judgement.is_proved, "{text}");
        // On y they are equal.
        let named: BTreeSet<usize> = judgement
            .errors
            .iter()
            .filter(|error| error.way(Axis::Y) == Allen::Equals)
            .map(|error| error.way(Axis::X) as usize)
            .collect();
        let seen = wrong_ways(&formula, judgement.border);
        assert!(seen.is_subset(&named), "{text}: the grid sees {seen:?}, the judge {named:?}");
        for error in &judgement.errors {
            let expected = contact(error.a, error.b).hits(judgement.border);
            assert_ne!(formula.hits(error.a, error.b, &mut ()), expected, "{text}: {error:?}");
        }
        match judgement.verdict {
            Verdict::Right => right += 1,
            _ => wrong += 1,
        }
    }
    assert!(right >= 5 && wrong >= 75, "{right} are right, {wrong} are not");
}

#[test]
fn counter_examples_are_easy_to_read() {
    for (text, most, step) in [
        ("ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && !(aw == 32 && bw == 16)", 32.0, 1.0),
        ("abs(acx - bcx) < (aw + bw) / 2 * 0.9 && abs(acy - bcy) < (ah + bh) / 2 * 0.9", 16.0, 1.0),
        ("ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && ax != 777", 1024.0, 1.0),
        ("ax < bx2 + 0.25 && bx < ax2 + 0.25 && ay < by2 && by < ay2 && bw > 0", 8.0, 8.0),
    ] {
        let judgement = judged(text);
        let first = judgement.errors.first().unwrap_or_else(|| panic!("{text} is wrong"));
        for number in [numbers(first.a), numbers(first.b)].concat() {
            assert!(number.abs() <= most && (number * step).fract() == 0.0, "{text}: {first:?}");
        }
    }
}

/// Work is bounded by steps and by bits, also between two looks at the clock; then the test is tried.
#[test]
fn long_numbers_do_not_take_long() {
    let digits = |at: usize| format!("0.{}", (at * 7_919 + 1_000_003) * 1_000_003);
    let joined =
        |each: &dyn Fn(usize) -> String, with: &str, count: usize| (1..=count).map(each).collect::<Vec<_>>().join(with);
    let many = joined(&|at| format!("ax * {} < bx * {} + aw", digits(at), digits(at + 500)), " && ", 200);
    let absolute = joined(&|at| format!("abs(ax * {} - bx) < aw * {}", digits(at), digits(at + 500)), " && ", 150);
    let divided = |count: usize| format!("ax{} < bx", "/1.0000001".repeat(count));
    let texts: Vec<String> = [3, 25, 100, 390].map(divided).into_iter().collect();
    let texts = texts.into_iter().chain([
        format!("ax * {} < bx", ["1e150"; 100].join(" * ")),
        format!("ax * {} < bx", ["1e-140"; 100].join(" * ")),
        many,
        absolute,
    ]);
    for text in texts {
        let formula: OverlapFormula = text.parse().expect("a formula");
        let (begin, mut longest) = (Instant::now(), Duration::ZERO);
        let mut judge = OverlapJudge::<Rect>::default();
        let judgement = loop {
            let slice = Instant::now();
            let judgement = judge.advance(200, &formula);
            longest = longest.max(slice.elapsed());
            if let Some(judgement) = judgement {
                break judgement;
            }
        };
        let shown = &text[..text.len().min(80)];
        assert!(judgement.is_cut_short && !judgement.is_proved, "{shown}: it was proved");
        assert!(judgement.verdict != Verdict::Right && !judgement.errors.is_empty(), "{shown}: no case was found");
        assert!(begin.elapsed() < Duration::from_secs(20), "{shown}: {:?}", begin.elapsed());
        assert!(longest < Duration::from_secs(5), "{shown}: {longest:?} in one go");
    }
    // Short numbers are proved as before.
    let found = judged("abs(acx - bcx) < (aw + bw) / 2 * 0.9375 && abs(acy - bcy) < (ah + bh) / 2 + 0.0001");
    assert!(found.is_proved && !found.is_cut_short, "{found:?}");
}

/// A proof ends in bounded time for any number of ways through a test; then it says so, and the tried results hold.
#[test]
fn a_long_proof_is_cut_short() {
    let found = judged(
        "abs(aw - ay * 6 - 8) + abs(bh - bh * 9 - 42) + abs(bw - ah * 3 - 32) + abs(ax - bw * 8 - 39) + abs(ax - bh * 6 - 47) \
        + abs(ah - ay * 7 - 2) + abs(ax - ax * 2 - 25) + abs(ah - bw * 2 - 34) + abs(ah - bh * 9 - 36) + abs(ah - by * 5 - 44) < 100",
    );
    assert!(found.is_cut_short && !found.is_proved, "it was proved");
    assert_eq!(found.verdict, Verdict::Wrong);
    assert!(!found.errors.is_empty(), "no case was found");
}
