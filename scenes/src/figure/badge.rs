//! A badge: a small area with round corners, for numbers and words.

use hantei_collision::{Point, Rect};
use std::f64::consts::FRAC_PI_2;

/// Corner radius, stage pixels.
const ROUND: f64 = 6.0;
/// From the words to the badge's border at the left and at the right, and its height, stage pixels.
pub(crate) const BADGE_SIDE: f64 = 8.0;
pub(crate) const BADGE_HIGH: f64 = 26.0;

/// The badge around words of this width with this middle, stage pixels.
pub fn badge_around(middle: Point, width: f64) -> Vec<Point> {
    rounded(Rect::from_centre_size(middle, width + 2.0 * BADGE_SIDE, BADGE_HIGH))
}

/// The outline of a rectangle with round corners.
pub fn rounded(rect: Rect) -> Vec<Point> {
    let corners = rect.grown(-ROUND).corners();
    let arc = |(corner, centre): (usize, Point)| {
        (0..=4).map(move |i| {
            let (sin, cos) = (FRAC_PI_2 * (corner as f64 + 2.0 + f64::from(i) / 4.0)).sin_cos();
            centre.moved(ROUND * cos, ROUND * sin)
        })
    };
    corners.into_iter().enumerate().flat_map(arc).collect()
}
