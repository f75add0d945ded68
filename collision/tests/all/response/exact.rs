//! Compares with fractions: cuts the step where an edge passes an edge, and tests one moment of each piece.

use super::word;
use hantei_collision::{
    Axis, Border, Contact, Cuboid, End, Interval, Move, Moving, Point, Rect, ResponseMethod, ResponseRules, Side, Vec2,
    contact, push_out, sweep_through, swept, time_of_impact, truth,
};
use hantei_testing::exact;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};
use proptest::prelude::*;

fn shares<S: Moving>(a: S, velocity: S::Velocity, b: S, axis: Axis, time: &BigRational) -> bool {
    let by = exact(S::speed(velocity, axis)) * time;
    let (a, b) = (a.on(axis), b.on(axis));
    exact(a.min) + &by < exact(b.max) && exact(b.min) < exact(a.max) + by
}

/// The moment, and the axes on which an overlap begins: none if they overlap at the start.
fn oracle<S: Moving>(a: S, velocity: S::Velocity, b: S) -> Option<(BigRational, Vec<Axis>)> {
    let is_hit = |time: &BigRational| S::AXES.iter().all(|&axis| shares(a, velocity, b, axis, time));
    if is_hit(&BigRational::zero()) {
        return Some((BigRational::zero(), Vec::new()));
    }
    let mut moments = vec![BigRational::zero(), BigRational::one()];
    for &axis in S::AXES {
        let (of_a, of_b, speed) = (a.on(axis), b.on(axis), exact(S::speed(velocity, axis)));
        for (from, to) in [(of_a.max, of_b.min), (of_a.min, of_b.max)] {
            if !speed.is_zero() {
                moments.push((exact(to) - exact(from)) / &speed);
            }
        }
    }
    moments.retain(|time| *time >= BigRational::zero() && *time <= BigRational::one());
    moments.sort();
    moments.dedup();
    let half = |one: &BigRational, other: &BigRational| (one + other) / BigRational::from_integer(2.into());
    let piece = moments.windows(2).find(|ends| is_hit(&half(&ends[0], &ends[1])))?;
    // An overlap that is not there at the moment itself begins just after it.
    let begin = S::AXES.iter().copied().filter(|&axis| !shares(a, velocity, b, axis, &piece[0])).collect();
    Some((piece[0].clone(), begin))
}

pub(super) fn agrees<S: Moving>(a: S, velocity: S::Velocity, b: S) -> Result<(), String> {
    let (found, expected) = (time_of_impact(a, velocity, b), oracle(a, velocity, b));
    let of = || format!("{a:?} by {velocity:?} against {b:?}: {found:?}, and it is {expected:?}");
    match (&found, &expected) {
        (None, None) => Ok(()),
        (Some(impact), Some((time, axes))) => {
            let sides: Vec<Side> = axes.iter().map(|&axis| Side::met(axis, S::speed(velocity, axis))).collect();
            let time = time.to_f64().expect("finite");
            let is_near = (impact.time - time).abs() <= 4.0 * f64::EPSILON * time;
            if impact.sides.iter().collect::<Vec<_>>() == sides && is_near { Ok(()) } else { Err(of()) }
        }
        _ => Err(of()),
    }
}

fn intervals(ends: &[f64]) -> Vec<Interval> {
    let from = |(place, &min)| ends[place..].iter().map(move |&max| Interval { min, max });
    ends.iter().enumerate().flat_map(from).collect()
}

#[test]
fn every_arrangement_in_sixteen_directions_at_five_speeds() {
    let directions =
        [[1.0, 0.0], [2.0, 1.0], [1.0, 1.0], [1.0, 2.0], [0.0, 1.0], [-1.0, 2.0], [-1.0, 1.0], [-2.0, 1.0]];
    let speeds = [0.25, 1.0, 2.0, 3.0, 100.0];
    // Five places for an end: every way to lie to [1, 3], also without length.
    let shadows = intervals(&[0.0, 1.0, 2.0, 3.0, 4.0]);
    let b = Rect::from_corners(Point::new(1.0, 1.0), Point::new(3.0, 3.0));
    let mut asked = 0;
    for x in &shadows {
        for y in &shadows {
            let a = Rect::from_intervals([*x, *y]);
            for [dx, dy] in directions.into_iter().flat_map(|[x, y]| [[x, y], [-x, -y]]) {
                for speed in speeds {
                    let velocity = Vec2::new(dx * speed, dy * speed);
                    agrees(a, velocity, b).expect("as fractions say");
                    // Only the times round here, so the method that compares them is also right.
                    let step = Move { before: a, velocity };
                    let (of_method, true_one) = (swept(step, b, &mut ()), time_of_impact(a, velocity, b));
                    assert_eq!(of_method, true_one, "{step:?}");
                    let said = ResponseMethod::Swept.respond(step, &[b], ResponseRules::default(), &mut ());
                    let is_right = truth(step, &[b]).judges(&said);
                    let has_side = true_one.is_none_or(|impact| impact.side().is_some());
                    assert_eq!(is_right, has_side.then_some(true), "{step:?}: {said:?}");
                    asked += 1;
                }
            }
        }
    }
    assert_eq!(asked, 15 * 15 * 16 * 5, "each once");
}

/// Often equal numbers, neighbours in the last bit and large ones.
fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        4 => (-8i32..=8).prop_map(f64::from),
        2 => (-80i32..=80).prop_map(|tenths| f64::from(tenths) / 10.0),
        1 => (1i32..=8).prop_map(|whole| f64::from(whole).next_up()),
        1 => (-8i32..=8).prop_map(|whole| f64::from(whole) * 1e15),
        1 => (-8i32..=8).prop_map(|whole| f64::from(whole) * 1e-100),
    ]
}

fn rects() -> impl Strategy<Value = Rect> {
    [number(), number(), number(), number()]
        .prop_map(|[x, y, p, q]| Rect::from_corners(Point::new(x, y), Point::new(p, q)))
}

fn velocities() -> impl Strategy<Value = Vec2> {
    [number(), number()].prop_map(|[x, y]| Vec2::new(x, y))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn an_impact_is_where_fractions_say(a in rects(), velocity in velocities(), b in rects()) {
        agrees(a, velocity, b).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn one_of_boxes_as_well(ends in [number(), number(), number(), number(), number(), number()], velocity in [number(), number(), number()]) {
        let [x, y, z, p, q, r] = ends;
        let b = Cuboid::from_corners([-1.0, -1.0, -1.0], [2.0, 2.0, 2.0]);
        agrees(Cuboid::from_corners([x, y, z], [p, q, r]), velocity, b).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn no_way_out_is_shorter(a in rects(), b in rects()) {
        let push = push_out(a, b);
        prop_assert_eq!(push.is_some(), contact(a, b) == Contact::Overlapping);
        if let Some(push) = push {
            let ways = Axis::PLANE.into_iter().flat_map(|axis| [End::Min, End::Max].map(|end| Side { axis, end }));
            let depth = |side: Side| {
                let (of_a, of_b) = (a.interval(side.axis), b.interval(side.axis));
                if side.end == End::Min { exact(of_a.max) - exact(of_b.min) } else { exact(of_b.max) - exact(of_a.min) }
            };
            let least = ways.clone().map(depth).min().expect("four");
            let nearest: Vec<Side> = ways.filter(|&side| depth(side) == least).collect();
            prop_assert_eq!(push.nearest.iter().collect::<Vec<_>>(), nearest);
            prop_assert!(push.nearest.contains(push.side));
            prop_assert_eq!(push.depth, least.to_f64().expect("finite"));
        }
    }

    #[test]
    fn of_many_it_is_the_first(a in rects(), velocity in velocities(), many in prop::collection::vec(rects(), 0..12)) {
        let each = many.iter().enumerate().filter_map(|(place, &b)| {
            let (time, axes) = oracle(a, velocity, b)?;
            (!axes.is_empty()).then_some((time, axes.len(), place))
        });
        let found = sweep_through(a, velocity, &many);
        prop_assert_eq!(found.map(|(place, _)| place), each.min().map(|(_, _, place)| place));
        if let Some((place, impact)) = found {
            prop_assert_eq!(Some(impact), time_of_impact(a, velocity, many[place]), "{}", word(impact));
            prop_assert!(!a.overlaps(many[place], Border::Misses));
        }
    }
}
