//! Numbers beside what they belong to, at the first place of several where nothing else is written.

use crate::figure::{Anchor, Figure, Role, kept_on_stage, text_width};
use crate::words::Text;
use hantei_collision::{Point, Rect};
use std::f64::consts::FRAC_PI_2;

/// Size of the numbers, stage pixels, and the space around them.
pub(in crate::scene) const TEXT: f64 = 15.0;
const AROUND: f64 = 3.0;
/// Radius of the corners of a badge, stage pixels.
const ROUND: f64 = 6.0;
/// Width of a word as a part of its size, in any language: the language is not known here.
pub(in crate::scene) const WORD: f64 = 7.5;

/// How wide a text is at most, at this size.
pub(in crate::scene) fn width(text: &Text, size: f64) -> f64 {
    match text {
        Text::Plain(plain) => text_width(plain, size),
        Text::Message { .. } | Text::Given(_) => WORD * size,
    }
}

/// Writes a text about `at` with its middle at the first of these places that is free, all in stage pixels; without such a
/// place it is left out.
pub(in crate::scene) fn write_free(
    at: Point,
    places: impl IntoIterator<Item = Point>,
    text: Text,
    role: Role,
    figure: &mut Figure,
) {
    let taken: Vec<Rect> = figure.texts(width).into_iter().map(|(_, place)| place).collect();
    let half = Point::new(width(&text, TEXT) / 2.0 + AROUND, TEXT / 2.0 + AROUND);
    let kept = |place| kept_on_stage(place, half, at, role, figure.stage);
    let is_free = |middle: &Point| {
        let plate = Rect::from_centre_size(*middle, 2.0 * half.x, 2.0 * half.y);
        taken.iter().all(|other| other.intersection(plate).is_none())
    };
    if let Some(middle) = places.into_iter().map(kept).find(is_free) {
        figure.write(middle, Anchor::Middle, text, TEXT, role);
    }
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
