//! The shortest way out, against whole numbers and fractions.

use super::{By, CHEVRON, SMALL, TRIANGLE, polygon, ramp, turned};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Circle, Contact, Point, Polygon, Rect, SatPush, Vec2, sat_push_out};
use num_traits::{Num, Zero};

fn rect(numbers: [f64; 4]) -> Shape<'static> {
    Rect::try_from(numbers).expect("finite").into()
}

fn out(a: impl Into<Shape<'static>>, b: impl Into<Shape<'static>>) -> SatPush {
    sat_push_out(a, b).expect("they overlap")
}

#[test]
fn as_worked_out() {
    for (name, a, b, by) in [
        ("M1 boxes", [150.0, 120.0, 60.0, 60.0], rect([200.0, 140.0, 100.0, 100.0]), [-10.0, 0.0]),
        (
            "M3 a box in a triangle",
            [190.0, 155.0, 20.0, 20.0],
            polygon(&[[140.0, 105.0], [140.0, 225.0], [260.0, 225.0]]).into(),
            [10.0, -10.0],
        ),
        ("M4 inside", [170.0, 150.0, 20.0, 20.0], rect([100.0, 100.0, 200.0, 140.0]), [0.0, -70.0]),
        (
            "M6 both axes alike: width first",
            [190.0, 130.0, 20.0, 20.0],
            rect([200.0, 140.0, 100.0, 100.0]),
            [-10.0, 0.0],
        ),
        ("M8 on a slope", [220.0, 115.0, 40.0, 40.0], ramp().into(), [3.0, -4.0]),
    ] {
        let push = out(rect(a), b);
        assert_eq!(push.by, Vec2::new(by[0], by[1]), "{name}");
        assert_eq!(push.depth, push.by.length(), "{name}");
    }
    // The picture's: A turned by -36.87, B by 16.26.
    let b = turned([200.0, 150.0, 150.0, 50.0], By::Dir(24.0, 7.0));
    let push = out(turned([141.0, 88.0, 120.0, 60.0], By::Dir(4.0, -3.0)), b);
    assert_eq!((push.by, push.depth, push.axis.is_b, push.axis.edge), (Vec2::new(-12.0, -16.0), 20.0, false, 2));
    assert_eq!(push.axis.normal, Vec2::new(0.6, 0.8));
    // libgdx#5048: the centres say the opposite.
    let a = polygon(&[[13.0, 10.0], [7.0, 11.0], [5.0, 9.0]]);
    let push = out(a, polygon(&[[18.0, 11.0], [5.0, 16.0], [5.0, 4.0]]));
    assert!((push.by.x - 2.472_477_064_220_183_4).abs() < 1e-12, "{push:?}");
    assert!((push.by.y + 4.591_743_119_266_055).abs() < 1e-12, "{push:?}");
}

#[test]
fn only_what_overlaps_is_moved() {
    let boxes = [rect([0.0, 0.0, 10.0, 10.0]), rect([10.0, 0.0, 10.0, 10.0]), rect([30.0, 0.0, 10.0, 10.0])];
    assert_eq!(sat_push_out(boxes[0], boxes[1]), None, "touching");
    assert_eq!(sat_push_out(boxes[0], boxes[2]), None, "apart");
    let circle: Shape = Circle::new(Point::new(5.0, 5.0), 3.0).into();
    assert_eq!(sat_push_out(circle, boxes[0]), None, "a circle has no edges");
    assert_eq!(sat_push_out(boxes[0], circle), None, "in either order");
    let in_notch = rect([90.0, 145.0, 40.0, 40.0]);
    assert_eq!(sat_push_out(in_notch, polygon(CHEVRON)), None, "in the notch of a polygon");
    let crossed = polygon(&[[0.0, 0.0], [4.0, 4.0], [4.0, 0.0], [0.0, 4.0]]);
    assert_eq!(sat_push_out(boxes[0], crossed), None, "a polygon that crosses itself");
    // Of a flat one, the axis across it is enough.
    let wire = polygon(&[[-5.0, 4.0], [15.0, 4.0], [5.0, 4.0]]);
    assert_eq!(out(wire, boxes[0]).by, Vec2::new(0.0, -4.0));
    assert_eq!(out(Point::new(9.0, 5.0), boxes[0]).by, Vec2::new(1.0, 0.0));
    // The way out of a shape inside is longer than its shadow.
    assert!(out(polygon(SMALL), polygon(TRIANGLE)).depth > 40.0);
}

/// The square of the shortest way out as a fraction, and the first edge whose axis has it, A's before B's; `None` if there
/// is a gap or a touch.
fn least<N: Clone + Ord + Zero + Num>(a: &[[N; 2]], b: &[[N; 2]]) -> Option<([N; 2], bool, usize)> {
    let mut least: Option<([N; 2], bool, usize)> = None;
    for (is_b, own) in [(false, a), (true, b)] {
        for (edge, [x, y]) in own.iter().cloned().enumerate() {
            let [to_x, to_y] = own[(edge + 1) % own.len()].clone();
            let normal = [to_y - y, x - to_x];
            let ends = |corners: &[[N; 2]]| {
                let along = |at: &[N; 2]| at[0].clone() * normal[0].clone() + at[1].clone() * normal[1].clone();
                let places: Vec<N> = corners.iter().map(along).collect();
                [places.iter().min().cloned().expect("a corner"), places.iter().max().cloned().expect("a corner")]
            };
            let ([a_min, a_max], [b_min, b_max]) = (ends(a), ends(b));
            let way = (a_max - b_min).min(b_max - a_min);
            if way <= N::zero() {
                return None;
            }
            let [x, y] = normal;
            let found = [way.clone() * way, x.clone() * x + y.clone() * y];
            let is_less = |([way, square], ..): &([N; 2], bool, usize)| {
                found[0].clone() * square.clone() < way.clone() * found[1].clone()
            };
            least = if least.as_ref().is_none_or(is_less) { Some((found, is_b, edge)) } else { least };
        }
    }
    least
}

/// A triangle, or the parallelogram of two of its edges.
fn convex(random: &mut fastrand::Rng, size: i128) -> Vec<[i128; 2]> {
    loop {
        let [a, b, c] = [(); 3].map(|()| [random.i128(0..size), random.i128(0..size)]);
        if (b[0] - a[0]) * (c[1] - a[1]) != (b[1] - a[1]) * (c[0] - a[0]) {
            let last = [a[0] + c[0] - b[0], a[1] + c[1] - b[1]];
            return if random.bool() { vec![a, b, c] } else { vec![a, b, c, last] };
        }
    }
}

fn shape(corners: &[[i128; 2]]) -> Polygon<'static> {
    polygon(&corners.iter().map(|at| at.map(|number| number as f64)).collect::<Vec<_>>())
}

#[test]
fn the_shortest_of_all_ways() {
    let mut random = fastrand::Rng::with_seed(21);
    let mut overlapping = 0;
    for _ in 0..6_000 {
        let size = [6, 20, 400][random.usize(..3)];
        let (a, b) = (convex(&mut random, size), convex(&mut random, size));
        let found = sat_push_out(shape(&a), shape(&b));
        let expected = least(&a, &b);
        assert_eq!(found.is_some(), expected.is_some(), "{a:?} {b:?}");
        let (Some(push), Some(([way, square], is_b, edge))) = (found, expected) else { continue };
        overlapping += 1;
        assert_eq!((push.axis.is_b, push.axis.edge), (is_b, edge), "{a:?} {b:?}");
        let depth = (way as f64 / square as f64).sqrt();
        assert!((push.depth - depth).abs() <= 4.0 * f64::EPSILON * depth, "{a:?} {b:?}: {push:?}, not {depth}");
        assert!((push.by.length() - depth).abs() <= 8.0 * f64::EPSILON * depth, "{a:?} {b:?}: {push:?}");
        // A little farther they are apart, a little less far they overlap.
        let moved = |part: f64| {
            let corners = a.iter().map(|at| [at[0] as f64 + push.by.x * part, at[1] as f64 + push.by.y * part]);
            polygon(&corners.collect::<Vec<_>>())
        };
        for (part, contact) in [(1.0 + 1e-9, Contact::Apart), (1.0 - 1e-9, Contact::Overlapping)] {
            assert_eq!(Pair::new(moved(part), shape(&b)).expect("a pair").contact(), contact, "{a:?} {b:?} {push:?}");
        }
    }
    assert!(overlapping > 1_500, "{overlapping}");
}

/// Depths whose difference is below all rounding: the axis is right all the same.
#[test]
fn near_ties_are_decided_exactly() {
    let block = |x: f64, y: f64| Rect::from_corners(Point::new(x, y), Point::new(x + 64.0, y + 64.0));
    let least = f64::EPSILON;
    let b = turned([0.0, 0.0, 100.0, 100.0], By::Deg(0.0));
    for (x, y, is_down) in [(40.0, 40.0, false), (40.0 - least * 16.0, 40.0, false), (40.0, 40.0 + least * 32.0, true)]
    {
        let push = out(block(x, y), b);
        assert_eq!((push.by.x == 0.0, push.axis.is_b), (is_down, false), "{x} {y}: {push:?}");
    }
    // Large and small numbers.
    for scale in [1e-140, 1e140] {
        let push = out(
            rect([150.0, 120.0, 60.0, 60.0].map(|it| it * scale)),
            rect([200.0, 140.0, 100.0, 100.0].map(|it| it * scale)),
        );
        assert!((push.by.x / scale + 10.0).abs() < 1e-12 && push.by.y == 0.0, "{scale}: {push:?}");
    }
}

/// Shapes with many equal depths, whose corners are moved by last bits.
#[test]
fn the_last_bit_chooses_the_axis() {
    let mut random = fastrand::Rng::with_seed(22);
    let diamond = [[0.0, 5.0], [5.0, 0.0], [0.0, -5.0], [-5.0, 0.0]];
    let large = [[0.0, 7.0], [7.0, 0.0], [0.0, -7.0], [-7.0, 0.0]];
    let mut chosen = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let mut near = |corners: [[f64; 2]; 4], [x, y]: [f64; 2]| {
            corners.map(|at| [at[0] + x, at[1] + y].map(|it| [it, it, it.next_up(), it.next_down()][random.usize(..4)]))
        };
        let (a, b) = (near(large, [18.5, 20.5]), near(diamond, [10.5, 20.5]));
        let fractions = |corners: [[f64; 2]; 4]| corners.map(|at| at.map(hantei_testing::exact));
        let found = sat_push_out(polygon(&a), polygon(&b)).expect("they overlap");
        let (_, is_b, edge) = least(&fractions(a), &fractions(b)).expect("they overlap");
        assert_eq!((found.axis.is_b, found.axis.edge), (is_b, edge), "{a:?} {b:?}");
        chosen.insert((is_b, edge));
    }
    assert!(chosen.len() > 3, "{chosen:?}");
}
