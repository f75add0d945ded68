//! Pairs of shapes of any kind.

mod generated;
mod near;
mod numbers;
mod oracle;
mod tables;

use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Contact, Point, Polygon};

fn polygon(corners: &[(f64, f64)]) -> Shape<'static> {
    let corners: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x, y)).collect();
    Polygon::checked(&corners).expect("3 to 16 finite corners").into()
}

/// The contact of two shapes, which is the same if they are exchanged.
fn contact(a: Shape, b: Shape) -> Contact {
    let contact = Pair::new(a, b).expect("a pair").contact();
    assert_eq!(Pair::new(b, a).expect("a pair").contact(), contact, "exchanged: {a:?} {b:?}");
    contact
}
