//! Many circles: the pairs by their squares, against all pairs.

use hantei_collision::{Border, Circle, CircleCrowd, Contact, Pair, circle_pairs};
use hantei_testing::{circle, circles};
use proptest::prelude::*;

fn expected(circles: &[Circle], border: Border) -> Vec<Pair> {
    let hit = |one: Circle, other: Circle| match one.contact(other) {
        Contact::Overlapping => true,
        Contact::Touching => border == Border::Hits,
        Contact::Apart => false,
    };
    let (count, at) = (circles.len() as u32, |place: u32| circles[place as usize]);
    (0..count).flat_map(|i| (i + 1..count).map(move |j| (i, j))).filter(|&(i, j)| hit(at(i), at(j))).collect()
}

fn check(name: &str, circles: &[Circle]) {
    for border in [Border::Hits, Border::Misses] {
        let (mut found, mut crowd) = (vec![(9, 9)], CircleCrowd::default());
        for round in 0..2 {
            crowd.pairs(circles, border, &mut found);
            let order = found.clone();
            found.sort_unstable();
            assert_eq!(found, expected(circles, border), "{name} {border:?}, round {round}");
            circle_pairs(circles, border, &mut found);
            assert_eq!(found, order, "{name} {border:?}: the order depends on the circles alone");
        }
    }
}

#[test]
fn every_kind_of_crowd() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut r = |below: f64| random.f64() * below;
    for (name, circles) in [
        ("uniform", (0..600).map(|_| circle(r(300.0), r(300.0), r(12.0))).collect()),
        ("points", (0..300).map(|_| circle(r(9.0).floor(), r(9.0).floor(), 0.0)).collect()),
        // With whole centres and radii many circles touch.
        ("whole", (0..500).map(|_| circle(r(60.0).floor(), r(60.0).floor(), r(6.0).floor())).collect()),
        ("tenths", (0..500).map(|_| circle(r(600.0).floor() / 10.0, 0.3, r(60.0).floor() / 10.0)).collect()),
        ("huge and tiny", (0..200).map(|i| circle(r(9e4), r(9e4), if i % 9 == 0 { 2e4 } else { 1e-9 })).collect()),
        ("one", vec![circle(1.0, 2.0, 3.0)]),
        ("none", Vec::new()),
    ] {
        let circles: Vec<Circle> = circles;
        check(name, &circles);
    }
}

/// Two circles that touch, or overlap or miss by the last bits; no float is an end on x.
#[test]
fn no_pair_is_lost_by_rounding() {
    let (mut found, mut hits) = (Vec::new(), 0);
    for i in 1..4000 {
        let one = circle(f64::from(i) / 10.0, 0.0, f64::from(i) / 30.0);
        let end = one.centre().x + one.radius();
        for bits in -2..=2 {
            let other = circle(f64::from_bits(end.to_bits().wrapping_add_signed(bits)) + 3.0, 0.0, 3.0);
            circle_pairs(&[one, other], Border::Hits, &mut found);
            assert_eq!(found, expected(&[one, other], Border::Hits), "{one:?} {other:?}");
            hits += found.len();
        }
    }
    assert!((5_000..15_000).contains(&hits), "{hits} of 19,995");
}

proptest! {
    #[test]
    fn as_each_with_each(circles in prop::collection::vec(circles(), 0..12)) {
        check("any", &circles);
    }
}
