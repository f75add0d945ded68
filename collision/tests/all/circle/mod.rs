//! A circle against a rectangle, a point and another circle.

mod contact;
mod going_on;
mod methods;
mod moved_bricks;
mod response;

use hantei_collision::{Circle, Contact, Point, Rect};
use hantei_testing::{circle, circles, exact, number};
use num_rational::BigRational;
use num_traits::Zero;
use proptest::prelude::*;

/// The rectangle of the tables: origin and size.
const B: [f64; 4] = [100.0, 100.0, 80.0, 60.0];

fn b() -> Rect {
    Rect::try_from(B).expect("finite")
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

fn rects() -> impl Strategy<Value = Rect> {
    [number(), number(), number(), number()]
        .prop_map(|[x, y, p, q]| Rect::from_corners(Point::new(x, y), Point::new(p, q)))
}
