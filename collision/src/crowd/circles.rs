//! Many circles: the pairs of the squares around them, then the exact test of each. If all circles have one size, 79 %
//! (π / 4) of the pairs of squares that overlap are pairs of circles.
//!
//! Exactness: the ends of the squares are sums, rounded once each. Rounding never reverses an order, so squares that
//! meet also meet when rounded, and no pair is lost.

use super::{Crowd, Pair};
use crate::{Border, Circle, Rect};

/// Finds all pairs of a crowd of circles and keeps its memory from call to call: for a game, in every frame.
/// Cost: grows with the number of circles and of pairs. [`circle_pairs`] does the same once.
#[derive(Default)]
pub struct CircleCrowd {
    crowd: Crowd,
    squares: Vec<Rect>,
}

impl CircleCrowd {
    /// Finds every pair of overlapping circles, in an order that depends on the circles alone. Exact.
    ///
    /// # Panics
    /// With more circles than a `u32` can count.
    pub fn pairs(&mut self, circles: &[Circle], border: Border, out: &mut Vec<Pair>) {
        self.squares.clear();
        self.squares.extend(circles.iter().map(|circle| circle.bounds()));
        self.crowd.pairs(&self.squares, Border::Hits, out);
        out.retain(|&(i, j)| circles[i as usize].overlaps(circles[j as usize], border));
    }
}

/// Finds every pair of overlapping circles of any size and number, in an order that depends on the circles alone.
/// [`CircleCrowd`] does the same and keeps its memory from call to call.
///
/// ```
/// use hantei_collision::{Border, Circle, circle_pairs};
///
/// let circles: Vec<Circle> = [[0, 0, 2], [3, 4, 3], [3, -3, 2]].map(|it| Circle::try_from(it).expect("finite")).into();
/// let mut found = Vec::new();
/// circle_pairs(&circles, Border::Hits, &mut found); // the first two touch; the squares around all three overlap
/// assert_eq!(found, [(0, 1)]);
/// ```
///
/// # Panics
/// With more circles than a `u32` can count.
pub fn circle_pairs(circles: &[Circle], border: Border, out: &mut Vec<Pair>) {
    CircleCrowd::default().pairs(circles, border, out);
}
