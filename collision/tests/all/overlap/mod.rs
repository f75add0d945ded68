//! Two rectangles in all arrangements of two intervals on each axis, against an oracle without inequalities.

mod questions;

use hantei_collision::Method as _;
use hantei_collision::{
    Allen, Axis, Border, BorderRule, Comparison, Contact, Interval, OverlapMethod, Point, Rect, contact,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Ends are 0 to `ENDS - 1`: enough for all orders of four ends, also equal ones.
const ENDS: i32 = 6;

/// All intervals with whole ends, also without length.
fn intervals() -> Vec<(i32, i32)> {
    (0..ENDS).flat_map(|from| (from..ENDS).map(move |to| (from, to))).collect()
}

/// The order of the four ends, which identifies Allen's 13 relations.
fn allen((a, b): (i32, i32), (c, d): (i32, i32)) -> [std::cmp::Ordering; 4] {
    [a.cmp(&c), a.cmp(&d), b.cmp(&c), b.cmp(&d)]
}

/// Two whole intervals for every way to lie, also without length. On x and on y they make all arrangements.
fn arrangements() -> Vec<((i32, i32), (i32, i32))> {
    let all = intervals();
    let mut seen = BTreeSet::new();
    let pairs = all.iter().flat_map(|&p| all.iter().map(move |&q| (p, q)));
    pairs.filter(|&(p, q)| seen.insert((allen(p, q), p.0 == p.1, q.0 == q.1))).collect()
}

/// The oracle: marks every half unit of each interval, then compares. `open` excludes the ends.
fn share(p: (i32, i32), q: (i32, i32), open: bool) -> bool {
    let covers = |(from, to): (i32, i32), half: i32| {
        let inner: Vec<i32> = (2 * from + 1..2 * to).collect();
        inner.contains(&half) || (!open && (half == 2 * from || half == 2 * to))
    };
    // An interval without length covers no half unit, but lies inside another if it is strictly between its ends.
    let point = |(from, to): (i32, i32)| (from == to).then_some(2 * from);
    let cells = -1..=2 * ENDS;
    match (point(p), point(q), open) {
        (Some(_), Some(_), true) => false,
        (Some(at), None, true) => covers(q, at),
        (None, Some(at), true) => covers(p, at),
        _ => cells.into_iter().any(|half| covers(p, half) && covers(q, half)),
    }
}

fn rect((x1, x2): (i32, i32), (y1, y2): (i32, i32), scale: f64) -> Rect {
    let at = |x, y| Point::new(f64::from(x) * scale, f64::from(y) * scale);
    Rect::from_corners(at(x1, y1), at(x2, y2))
}

#[test]
fn allen_names_the_order_of_the_ends() {
    let proper: Vec<_> = intervals().into_iter().filter(|(from, to)| from < to).collect();
    let interval = |(from, to): (i32, i32)| Interval { min: f64::from(from), max: f64::from(to) };
    let mut named = std::collections::BTreeMap::new();
    for &p in &proper {
        for &q in &proper {
            let name = Allen::of(interval(p), interval(q)).name();
            assert_eq!(*named.entry(allen(p, q)).or_insert(name), name, "{p:?} {q:?}");
        }
    }
    let names: BTreeSet<_> = named.into_values().collect();
    assert_eq!(names.len(), 13, "one name for each order");
    let b = Interval { min: 3.0, max: 7.0 };
    for &way in Allen::ALL {
        assert_eq!(Allen::of(way.example(b), b), way, "{}", way.name());
    }
}

#[test]
fn all_thirteen_relations_are_there() {
    let proper: Vec<_> = intervals().into_iter().filter(|(from, to)| from < to).collect();
    let relations: BTreeSet<_> = proper.iter().flat_map(|&p| proper.iter().map(move |&q| allen(p, q))).collect();
    assert_eq!(relations.len(), 13);
}

#[test]
fn every_arrangement_every_method_both_borders() {
    let pairs = arrangements();
    let mut cases = 0u32;
    for &(ax, bx) in &pairs {
        for &(ay, by) in &pairs {
            for scale in [1.0, 1000.0, -7.0] {
                let (a, b) = (rect(ax, ay, scale), rect(bx, by, scale));
                let overlapping = share(ax, bx, true) && share(ay, by, true);
                let meeting = share(ax, bx, false) && share(ay, by, false);
                let expected = match (overlapping, meeting) {
                    (true, _) => Contact::Overlapping,
                    (false, true) => Contact::Touching,
                    (false, false) => Contact::Apart,
                };
                assert_eq!(contact(a, b), expected, "{a:?} {b:?}");
                assert_eq!(contact(b, a), expected, "swapped {a:?} {b:?}");
                for &method in OverlapMethod::ALL {
                    for (border, hits) in [(Border::Hits, meeting), (Border::Misses, overlapping)] {
                        for (p, q) in [(a, b), (b, a)] {
                            let hit = method.hits(p, q, border, &mut ());
                            assert_eq!(hit, hits, "{} {border:?} {p:?} {q:?}", method.name());
                            cases += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(cases >= 13 * 13 * 6 * 2 * 2, "only {cases} cases");
}

#[test]
fn as_written_only_cpp_counts_a_shared_border() {
    let (a, b) = (rect((0, 2), (0, 2), 1.0), rect((2, 4), (0, 2), 1.0));
    let hits: Vec<_> = OverlapMethod::ALL
        .iter()
        .copied()
        .filter(|method| method.hits(a, b, BorderRule::AsWritten.for_method(method.own_border()), &mut ()))
        .collect();
    assert_eq!(hits, [OverlapMethod::TwoCorners]);
}

#[test]
fn gap_is_the_distance_or_minus_the_common_length() {
    let interval = |min, max| Interval { min, max };
    for (name, p, q, gap) in [
        ("apart", interval(0.0, 4.0), interval(16.0, 20.0), 12.0),
        ("touching", interval(0.0, 4.0), interval(4.0, 5.0), 0.0),
        ("overlapping", interval(0.0, 4.0), interval(1.0, 9.0), -3.0),
        ("inside", interval(0.0, 9.0), interval(2.0, 4.0), -2.0),
    ] {
        assert_eq!((p.gap(q), q.gap(p)), (gap, gap), "{name}");
        assert_eq!((p.between(q), q.between(p).length()), (q.between(p), -gap), "{name}");
    }
}

/// Eighths up to 8000: sums and halves of them are exact.
fn eighths() -> impl Strategy<Value = f64> {
    (-64_000i32..64_000).prop_map(|n| f64::from(n) / 8.0)
}

fn any_rect() -> impl Strategy<Value = Rect> {
    (eighths(), eighths(), 0..2000i32, 0..2000i32)
        .prop_map(|(x, y, w, h)| Rect::from_origin_size(Point::new(x, y), f64::from(w) / 8.0, f64::from(h) / 8.0))
}

/// Two rectangles near each other: purely random ones would never meet.
fn near() -> impl Strategy<Value = (Rect, Rect)> {
    (any_rect(), -24..24i32, -24..24i32, 0..4u8).prop_map(|(a, dx, dy, how)| {
        let (dx, dy) = (f64::from(dx) / 8.0, f64::from(dy) / 8.0);
        let at = match how {
            0 => Point::new(a.max().x + dx, a.min().y + dy),
            1 => Point::new(a.min().x + dx, a.max().y + dy),
            2 => Point::new(a.max().x + dx, a.max().y + dy),
            _ => a.min().moved(dx, dy),
        };
        (a, Rect::from_origin_size(at, a.width() + dx.abs(), 5.0))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn exact_numbers_same_answer((a, b) in prop_oneof![near(), (any_rect(), any_rect())]) {
        let exact = contact(a, b);
        prop_assert_eq!(exact, contact(b, a), "symmetric");
        for method in [OverlapMethod::OriginSize, OverlapMethod::CentreSize, OverlapMethod::TwoCorners] {
            prop_assert_eq!(method.hits(a, b, Border::Hits, &mut ()), exact != Contact::Apart, "{}", method.name());
            prop_assert_eq!(method.hits(a, b, Border::Misses, &mut ()), exact == Contact::Overlapping, "{}", method.name());
        }
    }

    /// HSP is wrong exactly if the two overlap by less than one unit on an axis.
    #[test]
    fn hsp_on_fractions_differs_exactly_where_its_formula_says((a, b) in near()) {
        let reaches = |p: Interval, q: Interval| p.max - q.min >= 1.0 && q.max - p.min >= 1.0;
        let says = reaches(a.interval(Axis::X), b.interval(Axis::X)) && reaches(a.interval(Axis::Y), b.interval(Axis::Y));
        for method in [OverlapMethod::FourFlags, OverlapMethod::RuledOut, OverlapMethod::NotRuledOut] {
            prop_assert_eq!(method.hits(a, b, Border::Misses, &mut ()), says, "{}", method.name());
            prop_assert_eq!(method.hits(a, b, Border::Hits, &mut ()), contact(a, b) != Contact::Apart, "{}", method.name());
        }
    }

    #[test]
    fn shifting_both_changes_nothing((a, b) in near(), dx in eighths(), dy in eighths()) {
        let shifted = |r: Rect| Rect::from_corners(r.min().moved(dx, dy), r.max().moved(dx, dy));
        prop_assert_eq!(contact(a, b), contact(shifted(a), shifted(b)));
    }

    /// The trace alone gives the answer, and each comparison fits its own numbers.
    #[test]
    fn trace_agrees_with_the_answer((a, b) in prop_oneof![near(), (any_rect(), any_rect())]) {
        for &method in OverlapMethod::ALL {
            for border in [Border::Hits, Border::Misses] {
                let mut trace: Vec<Comparison> = Vec::new();
                let hit = method.hits(a, b, border, &mut trace);
                prop_assert_eq!(hit, method.hits(a, b, border, &mut ()), "hearing changes nothing");
                let questions = method.questions(border);
                for comparison in &trace {
                    let [left, right] = comparison.numbers;
                    prop_assert_eq!(comparison.holds, questions[comparison.question].operator.holds(left, right));
                }
                let held = trace.iter().filter(|comparison| comparison.holds).count();
                let from_trace = match method {
                    OverlapMethod::FourFlags => trace.len() == 4 && held == 0,
                    OverlapMethod::RuledOut | OverlapMethod::TwoCorners => held == 0,
                    OverlapMethod::NotRuledOut | OverlapMethod::OriginSize | OverlapMethod::CentreSize => held == trace.len(),
                };
                prop_assert_eq!(hit, from_trace, "{} {:?}", method.name(), trace);
            }
        }
    }
}
