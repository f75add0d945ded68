//! The distance from the edges, against fractions: the nearest float, however near the edge is.

use super::{exact, zero};
use hantei_collision::{Point, Quad, QuadContact, edge_distance, quad_contact};
use num_rational::BigRational;

/// The square of the distance of a point from the nearest edge: from the nearest point of each segment.
fn squared(quad: &Quad, p: Point) -> BigRational {
    let of = |p: Point| [exact(p.x), exact(p.y)];
    let squares = quad.edges().map(|(a, b)| {
        let ([ax, ay], [bx, by], [px, py]) = (of(a), of(b), of(p));
        let [dx, dy] = [&bx - &ax, &by - &ay];
        let length = &dx * &dx + &dy * &dy;
        let part = if length == zero() { zero() } else { ((&px - &ax) * &dx + (&py - &ay) * &dy) / length };
        let part = part.max(zero()).min(exact(1.0));
        let [x, y] = [ax + &part * dx - px, ay + &part * dy - py];
        &x * &x + &y * &y
    });
    squares.into_iter().min().expect("four edges")
}

/// Asserts that no float is nearer to the root of this square; none but 0 is 0.
fn is_nearest(said: f64, square: &BigRational, of: &str) {
    assert_eq!(said == 0.0, *square == zero(), "{of}: {said:e}");
    let twice_middle = |other: f64| exact(said) + exact(other);
    let (below, above) = (twice_middle(said.next_down().max(0.0)), twice_middle(said.next_up()));
    let fourfold = square * exact(4.0);
    assert!(fourfold <= &above * &above, "{of}: {said:e} is too small");
    assert!(said <= f64::from_bits(1) || &below * &below <= fourfold, "{of}: {said:e} is too large");
}

fn quad(numbers: [f64; 8]) -> Quad {
    let [a, b, c, d] = [0, 2, 4, 6].map(|i| Point::new(numbers[i], numbers[i + 1]));
    Quad::new(a, b, c, d)
}

#[test]
fn distances_that_were_rounded_to_0_or_away() {
    let square = [0.0, 0.0, 10.0, 0.0, 10.0, 10.0, 0.0, 10.0];
    for (name, corners, p, expected) in [
        ("beside an edge", [0.0, 0.0, 10.0, 3.0, 10.0, 8.0, 0.0, 8.0], (0.1, 0.03), Some(2.6585019886092614e-18)),
        (
            "inside, in the last bit",
            [-0.27600970181465334, -1.8504265755677687, -1.9, -3.1, 0.1, -2.754840430220574, 0.1, 0.9],
            (-0.08800485090732665, -0.4752132877838843),
            None,
        ),
        ("on an edge", square, (5.0, 0.0), Some(0.0)),
        ("at a corner", square, (10.0, 10.0), Some(0.0)),
        ("behind a corner", square, (13.0, 14.0), Some(5.0)),
        ("in the middle", square, (5.0, 5.0), Some(5.0)),
        ("four equal corners", [1.0; 8], (4.0, 5.0), Some(5.0)),
        ("near 0 in a large one", [0.0, 0.0, 1e150, 1e150, 1e150, 0.0, 1.0, -1e150], (1e-145, 2e-145), None),
        ("too small for a float", [0.0, 0.0, 1e150, 1e-145, 1e150, 1e150, 0.0, 1e150], (1e-145, 0.0), Some(5e-324)),
        ("as large as can be", [1e150, 1e150, 9e149, 1e150, 9e149, 9e149, 1e150, 9e149], (-1e150, -1e150), None),
    ] {
        let (quad, p) = (quad(corners), Point::new(p.0, p.1));
        let said = edge_distance(&quad, p);
        is_nearest(said, &squared(&quad, p), name);
        if let Some(expected) = expected {
            assert_eq!(said, expected, "{name}");
        }
    }
    for broken in [f64::NAN, f64::INFINITY] {
        assert_eq!(edge_distance(&quad(square), Point::new(broken, 1.0)), f64::INFINITY, "{broken}");
    }
}

/// Points beside edges as near as floats can be, of quadrilaterals of any size, and of sizes mixed.
#[test]
fn the_nearest_float_beside_any_edge() {
    let mut random = fastrand::Rng::with_seed(8);
    let mut rounded = 0;
    for turn in 0..3000 {
        let exponent = random.i32(-140..140);
        let mut number = || match turn % 3 {
            0 => f64::from(random.i32(-80..80)) / 10.0,
            1 => (random.f64() - 0.5) * 10f64.powi(exponent),
            _ => (random.f64() - 0.5) * 10f64.powi(random.i32(-140..140)),
        };
        let corners: [f64; 8] = std::array::from_fn(|_| number());
        let quad = quad(corners);
        let (a, b) = quad.edges()[turn / 3 % 4];
        let part = random.f64() * 1.2 - 0.1;
        let on = Point::new(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
        let p = if random.bool() { on } else { Point::new(on.x.next_up(), on.y.next_down()) };
        let said = edge_distance(&quad, p);
        is_nearest(said, &squared(&quad, p), &format!("{quad:?} {p:?}"));
        assert_eq!(said == 0.0, quad_contact(&quad, p) == QuadContact::OnEdge, "{quad:?} {p:?}");
        rounded += u32::from(said > 0.0 && said < 1e-14 * a.distance(b));
    }
    assert!(rounded > 500, "many are beside an edge: {rounded}");
}
