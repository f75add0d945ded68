//! A disc as a polygon, as far as it is on the stage.

use crate::figure::{Figure, clipped_to};
use hantei_collision::{Circle, Point};
use std::f64::consts::{PI, TAU};

/// The polygon's largest distance from the circle, stage pixels.
const FLAT: f64 = 0.1;
/// The least and the most corners.
const CORNERS: (f64, f64) = (48.0, 4096.0);

/// The point of a circle at an angle, clockwise from the right.
fn at(circle: Circle, angle: f64) -> Point {
    let (sin, cos) = angle.sin_cos();
    circle.centre().moved(circle.radius() * cos, circle.radius() * sin)
}

/// The corners of a polygon that looks like the circle in a figure.
pub(in crate::scene) fn rim(circle: Circle, figure: &Figure) -> Vec<Point> {
    let pixels = circle.radius() * figure.viewport.zoom;
    let count = (PI * (pixels / (2.0 * FLAT)).sqrt()).ceil().clamp(CORNERS.0, CORNERS.1);
    (0..count as u32).map(|i| at(circle, TAU * f64::from(i) / count)).collect()
}

/// The edge of a circle in dashes.
pub(in crate::scene) fn dashes(circle: Circle, figure: &Figure) -> Vec<(Point, Point)> {
    rim(circle, figure).chunks(4).filter_map(|dash| Some((dash[0], *dash.get(2)?))).collect()
}

pub(in crate::scene) fn disc(circle: Circle, figure: &Figure) -> Vec<Point> {
    clipped_to(&rim(circle, figure), figure.seen().grown(figure.units(1.0)))
}
