//! A badge: a small area with round corners, for numbers.

use crate::figure::{Anchor, Figure, Item, Role};
use crate::words::Text;
use hantei_collision::{Point, Rect};
use std::f64::consts::FRAC_PI_2;

/// Corner radius, stage pixels.
const ROUND: f64 = 6.0;

/// A text in the middle of a badge: the roles of the badge and of the text.
pub(in crate::scene) fn push(figure: &mut Figure, place: Rect, text: Text, size: f64, [ground, on_it]: [Role; 2]) {
    figure.push(Item::Polygon { points: rounded(place), role: ground });
    figure.write(place.centre(), Anchor::Middle, text, size, on_it);
}

/// The outline of a rectangle with round corners.
pub(in crate::scene) fn rounded(rect: Rect) -> Vec<Point> {
    let corners = rect.grown(-ROUND).corners();
    let arc = |(corner, centre): (usize, Point)| {
        (0..=4).map(move |i| {
            let (sin, cos) = (FRAC_PI_2 * (corner as f64 + 2.0 + f64::from(i) / 4.0)).sin_cos();
            centre.moved(ROUND * cos, ROUND * sin)
        })
    };
    corners.into_iter().enumerate().flat_map(arc).collect()
}
