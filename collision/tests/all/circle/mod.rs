//! A circle against a rectangle, a point and another circle.

mod contact;
mod crowd;
mod methods;
mod response;

use hantei_collision::{Circle, Contact, Point, Rect};
use num_rational::BigRational;
use num_traits::Zero;
use proptest::prelude::*;

/// The rectangle of the tables: origin and size.
const B: [f64; 4] = [100.0, 100.0, 80.0, 60.0];

fn circle(x: f64, y: f64, radius: f64) -> Circle {
    Circle::new(Point::new(x, y), radius)
}

fn b() -> Rect {
    Rect::try_from(B).expect("finite")
}

fn exact(number: f64) -> BigRational {
    BigRational::from_float(number).expect("finite")
}

/// The distance of a place from an interval, 0 inside.
fn outside(place: &BigRational, min: f64, max: f64) -> BigRational {
    (exact(min) - place).max(place - exact(max)).max(BigRational::zero())
}

/// The exact relation in fractions, without a clamp: by how far the centre is beyond each side.
fn oracle(circle: Circle, rect: Rect) -> Contact {
    let (centre, min, max) = (circle.centre(), rect.min(), rect.max());
    let (x, y) = (exact(centre.x), exact(centre.y));
    let [across, down] = [outside(&x, min.x, max.x), outside(&y, min.y, max.y)];
    let is_within = exact(min.x) < x && x < exact(max.x) && exact(min.y) < y && y < exact(max.y);
    by_squares(&(&across * &across + &down * &down), &exact(circle.radius()), is_within)
}

fn by_squares(square: &BigRational, reach: &BigRational, is_within: bool) -> Contact {
    match square.cmp(&(reach * reach)) {
        _ if is_within => Contact::Overlapping,
        std::cmp::Ordering::Less => Contact::Overlapping,
        std::cmp::Ordering::Equal => Contact::Touching,
        std::cmp::Ordering::Greater => Contact::Apart,
    }
}

/// Often equal numbers, neighbours in the last bit, tiny and huge ones.
fn number() -> impl Strategy<Value = f64> {
    prop_oneof![
        6 => (-8i32..=8).prop_map(f64::from),
        2 => (-80i32..=80).prop_map(|tenths| f64::from(tenths) / 10.0),
        1 => (1i32..=8).prop_map(|whole| f64::from(whole).next_up()),
        1 => (1i32..=8).prop_map(|whole| f64::from(whole).next_down()),
        1 => (-8i32..=8).prop_map(|whole| f64::from(whole) * 1e15),
        1 => (-8i32..=8).prop_map(|whole| f64::from(whole) * 1e-100),
        1 => prop_oneof![Just(1e150), Just(-1e150), Just(1e-145), Just(-1e-145), Just(3e-145), Just(6e149)],
    ]
}

fn rects() -> impl Strategy<Value = Rect> {
    [number(), number(), number(), number()]
        .prop_map(|[x, y, p, q]| Rect::from_corners(Point::new(x, y), Point::new(p, q)))
}

fn circles() -> impl Strategy<Value = Circle> {
    [number(), number(), number()].prop_map(|[x, y, radius]| circle(x, y, radius))
}
