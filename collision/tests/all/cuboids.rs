//! Two cuboids in all arrangements: 13 ways on each of three axes, by each method and border, against an oracle without
//! inequalities; and the tests of rectangles in the three views.

use hantei_collision::Method as _;
use hantei_collision::{
    About, Allen, Axis, Border, Comparison, Contact, Cuboid, CuboidMethod, Interval, contact, cuboids_by_centre_size,
    cuboids_by_two_corners,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

const B: Interval = Interval { min: 4.0, max: 8.0 };

/// Every arrangement: A in each of the 13 ways to B's `4..8` on each axis.
fn arrangements() -> impl Iterator<Item = ([Allen; 3], Cuboid, Cuboid)> {
    let ways = || Allen::ALL.iter().copied();
    ways()
        .flat_map(move |x| ways().flat_map(move |y| ways().map(move |z| [x, y, z])))
        .map(|ways| (ways, Cuboid::from_intervals(ways.map(|way| way.example(B))), Cuboid::from_intervals([B; 3])))
}

/// The oracle: the half units that an interval with whole ends covers, with its ends or without.
fn covered(interval: Interval, open: bool) -> BTreeSet<i32> {
    let [min, max] = [interval.min, interval.max].map(|end| (2.0 * end) as i32);
    if open { (min + 1..max).collect() } else { (min..=max).collect() }
}

fn share(a: Cuboid, b: Cuboid, open: bool) -> bool {
    Axis::SPACE.into_iter().all(|axis| {
        let [a, b] = [a, b].map(|cuboid| covered(cuboid.interval(axis), open));
        a.intersection(&b).next().is_some()
    })
}

#[test]
fn all_arrangements() {
    let mut seen = BTreeSet::new();
    let mut counts = [0; 3];
    for (ways, a, b) in arrangements() {
        assert!(seen.insert(ways.map(|way| way as usize)), "{ways:?} comes once");
        let (touch, overlap) = (share(a, b, false), share(a, b, true));
        let exact = match (overlap, touch) {
            (true, _) => Contact::Overlapping,
            (false, true) => Contact::Touching,
            (false, false) => Contact::Apart,
        };
        counts[exact as usize] += 1;
        assert_eq!([contact(a, b), contact(b, a)], [exact; 2], "{ways:?}");
        for &method in CuboidMethod::ALL {
            for (border, expected) in [(Border::Hits, touch), (Border::Misses, overlap)] {
                let mut trace: Vec<Comparison> = Vec::new();
                assert_eq!(method.hits(a, b, border, &mut trace), expected, "{method:?} {border:?} {ways:?}");
                assert_eq!(method.hits(b, a, border, &mut ()), expected, "swapped: {method:?} {border:?} {ways:?}");
                let questions = method.questions(border);
                let all = method.every_comparison(&hantei_collision::Two { a, b }, border);
                assert_eq!(trace[..], all[..trace.len()], "what is heard is what is asked, in order");
                for (place, (question, made)) in questions.iter().zip(&all).enumerate() {
                    assert_eq!((question.id, made.question), (place, place));
                    assert_eq!(question.operator.holds(made.numbers[0], made.numbers[1]), made.holds);
                }
                // Only the last comparison can decide.
                let decides = |made: &Comparison| made.holds == (method == CuboidMethod::TwoCorners);
                let (last, before) = trace.split_last().expect("something is asked");
                assert!(!before.iter().any(decides), "{method:?} {ways:?} asks on: {trace:?}");
                assert_eq!(decides(last), !expected);
                assert!(expected == (trace.len() == all.len() && !decides(last)), "a hit asks all");
            }
        }
        // A hit overlaps in all three views; a gap in one view means a miss.
        let views = [(Axis::X, Axis::Y), (Axis::Z, Axis::Y), (Axis::X, Axis::Z)];
        let views = views.map(|(across, down)| contact(a.shadow(across, down), b.shadow(across, down)));
        assert_eq!(views.into_iter().min(), Some(exact), "{ways:?}");
    }
    // On one axis 9 ways overlap, 2 touch, 2 are apart.
    assert_eq!((seen.len(), counts), (2197, [2197 - 1331, 1331 - 729, 729]));
}

#[test]
fn two_questions_an_axis_or_one() {
    for border in [Border::Hits, Border::Misses] {
        for axis in Axis::SPACE {
            let about = |method: CuboidMethod| {
                let questions = method.questions(border).into_iter();
                questions.filter(
                    |question| matches!(question.about, Some(About::Ends(on, ..) | About::Centres(on)) if on == axis),
                )
            };
            assert_eq!(about(CuboidMethod::TwoCorners).count(), 2, "{axis:?}");
            assert_eq!(about(CuboidMethod::CentreSize).count(), 1, "{axis:?}");
            let written: Vec<String> = about(CuboidMethod::TwoCorners).map(|question| question.to_string()).collect();
            let (name, sign) = (axis.name(), if border == Border::Hits { "<" } else { "<=" });
            assert_eq!(written, [format!("a{name}2 {sign} b{name}1"), format!("b{name}2 {sign} a{name}1")]);
        }
    }
}

fn cuboid() -> impl Strategy<Value = Cuboid> {
    (prop::array::uniform3(-1e3..1e3f64), prop::array::uniform3(-1e3..1e3f64))
        .prop_map(|(p, q)| Cuboid::from_corners(p, q))
}

proptest! {
    #[test]
    fn fractions_too(a in cuboid(), b in cuboid(), from in prop::array::uniform3(0..3usize)) {
        // Some ends of B are ends of A.
        let min: [f64; 3] = std::array::from_fn(|axis| [b.min(), a.min(), a.max()][from[axis]][axis]);
        let b = Cuboid::from_corners(min, b.max());
        let touch = a.intersection(b).is_some();
        prop_assert_eq!(cuboids_by_two_corners(a, b, Border::Hits, &mut ()), touch);
        prop_assert_eq!(contact(a, b) != Contact::Apart, touch);
        let overlap = cuboids_by_two_corners(a, b, Border::Misses, &mut ());
        prop_assert_eq!(contact(a, b) == Contact::Overlapping, overlap);
        // Far from the border, rounding does not matter.
        let gaps = Axis::SPACE.map(|axis| a.interval(axis).gap(b.interval(axis)));
        if gaps.iter().all(|gap| gap.abs() > 1e-9) {
            prop_assert_eq!(cuboids_by_centre_size(a, b, Border::Misses, &mut ()), overlap);
        }
    }

    #[test]
    fn corners_and_sizes(p in prop::array::uniform3(-1e6..1e6f64), q in prop::array::uniform3(-1e6..1e6f64)) {
        let solid = Cuboid::from_corners(p, q);
        for axis in 0..3 {
            prop_assert!(solid.min()[axis] <= solid.max()[axis]);
            prop_assert!(solid.size()[axis] >= 0.0);
        }
        let corners: BTreeSet<_> = solid.corners().iter().map(|corner| corner.map(f64::to_bits)).collect();
        prop_assert!(corners.contains(&p.map(f64::to_bits)) && corners.contains(&q.map(f64::to_bits)));
    }
}
