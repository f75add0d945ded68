//! Whether a test is right with tenths, which no computer with binary numbers has: they are rounded, and so is what is computed
//! from them.
//!
//! Idea: cases of whole numbers, each number times 1.1, and moved by 0.3 and 0.7. The truth is that of the rounded numbers, and a case counts as wrong
//! only if it lies the same with B a little moved: so far from the border, only the test's own rounding can err.

use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Contact, ShapeKind};

/// The most cases with tenths.
pub(super) const MOST: usize = 2_000;

/// Tenths by which both shapes are moved to the right and down: with a common factor alone, rounding errs less.
const MOVED: [f64; 2] = [3.0, 7.0];

/// How a test that is right without rounding does with tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tenths {
    /// How many cases were tried.
    pub cases: usize,
    /// How many of them are wrong.
    pub wrong: usize,
}

/// The shapes with each number times 1.1, both moved, and whether they overlap. `None` if they have fractions, are turned, or only touch.
pub(super) fn in_tenths(pair: &Pair<'_>) -> Option<(Pair<'static>, bool)> {
    let all = [pair.a(), pair.b()];
    let is_whole = all.iter().flat_map(|shape| shape.numbers()).all(|number| number.fract() == 0.0);
    if !is_whole || all.iter().any(|shape| shape.kind() == ShapeKind::Turned) {
        return None;
    }
    let scaled = |shape: &Shape<'_>| {
        let places = coordinates(shape);
        let moved = |at: usize| if at < places { MOVED[at % 2] } else { 0.0 };
        let numbers = shape.numbers();
        let numbers: Vec<f64> =
            numbers.iter().enumerate().map(|(at, number)| number.mul_add(11.0, moved(at)) / 10.0).collect();
        // A size that is kept as a far edge may be another one.
        Shape::new(shape.kind(), &numbers).ok().filter(|shape| shape.numbers() == numbers)
    };
    let tenths = Pair::new(scaled(pair.a())?, scaled(pair.b())?).ok()?;
    let hits = overlaps(&tenths)?;
    (overlaps(pair) == Some(hits)).then_some((tenths, hits))
}

/// How many numbers of a shape, from the first one, are x and y of points.
fn coordinates(shape: &Shape<'_>) -> usize {
    match shape.kind() {
        ShapeKind::Segment | ShapeKind::Polygon => shape.numbers().len(),
        _ => 2,
    }
}

/// `None` if they only touch.
fn overlaps(pair: &Pair<'_>) -> Option<bool> {
    match pair.contact() {
        Contact::Touching => None,
        contact => Some(contact == Contact::Overlapping),
    }
}

/// Whether they lie the same if B is a little moved.
pub(super) fn is_clear(pair: &Pair<'_>) -> bool {
    const LITTLE: f64 = 1.0 / 4096.0;
    let numbers = pair.b().numbers();
    let largest = pair.a().numbers().iter().chain(&numbers).fold(0.0_f64, |most, number| most.max(number.abs()));
    let places = coordinates(pair.b());
    let lies = overlaps(pair);
    [[1.0, 1.0], [-1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]].iter().all(|by| {
        let mut moved = numbers.clone();
        moved[..places].iter_mut().enumerate().for_each(|(at, number)| *number += by[at % 2] * largest * LITTLE);
        let moved = Shape::new(pair.b().kind(), &moved).and_then(|b| Pair::new(*pair.a(), b));
        moved.is_ok_and(|moved| overlaps(&moved) == lies)
    })
}
