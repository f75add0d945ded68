//! Turning a picture, or a part of it.

use super::{Figure, Item};
use crate::geometry::{Point, Rect};

/// A turn around a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    /// Degrees, clockwise on a screen where y grows down.
    pub angle: f64,
    /// What stays where it is.
    pub pivot: Point,
}

impl Rotation {
    /// Where `point` is after the turn.
    pub fn to(self, point: Point) -> Point {
        self.turned(point, self.angle)
    }

    /// Where `point` was before the turn.
    pub fn back(self, point: Point) -> Point {
        self.turned(point, -self.angle)
    }

    /// The corners of `rect` after the turn, in order.
    pub fn corners(self, rect: Rect) -> [Point; 4] {
        let (min, max) = (rect.min(), rect.max());
        [min, Point::new(max.x, min.y), max, Point::new(min.x, max.y)].map(|corner| self.to(corner))
    }

    fn turned(self, point: Point, angle: f64) -> Point {
        // Not to be turned is not to be rounded either.
        if angle == 0.0 {
            return point;
        }
        let (dx, dy) = rotated((point.x - self.pivot.x, point.y - self.pivot.y), angle);
        self.pivot.moved(dx, dy)
    }
}

fn rotated((x, y): (f64, f64), degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

impl Figure {
    /// Turns the items from place `first` on. Words stay upright, and dots and handles as they are; crowds, sprites and
    /// captions stay where they are.
    pub fn turn(&mut self, first: usize, rotation: Rotation) {
        if rotation.angle == 0.0 {
            return;
        }
        for item in self.items.iter_mut().skip(first) {
            match item {
                Item::Rect { rect, role } => {
                    *item = Item::Polygon { points: rotation.corners(*rect).into(), role: *role };
                }
                Item::Rects { .. } | Item::Sprite { .. } | Item::Caption { .. } => {}
                Item::Polygon { points, .. } => points.iter_mut().for_each(|point| *point = rotation.to(*point)),
                Item::Line { from, to, .. } => (*from, *to) = (rotation.to(*from), rotation.to(*to)),
                Item::Dot { at, .. } | Item::Handle { at, .. } => *at = rotation.to(*at),
                Item::Label { at, shift, .. } => {
                    (*at, *shift) = (rotation.to(*at), rotated(*shift, rotation.angle));
                }
            }
        }
    }
}
