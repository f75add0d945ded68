//! A place in the frame of a turned rectangle: from its centre, along its width and its height. The right way, and those
//! that are often written in its place.

use super::asked::{AskedSide, Outlines};
use crate::{Point, Turned, Vec2};

/// How a place is turned.
#[derive(Clone, Copy)]
pub(super) enum Way {
    /// Back by the rectangle's angle, around its centre.
    Back,
    /// On by the angle: the wrong sign.
    On,
    /// Back, around the corner that is top left where the angle is 0, before the rectangle is turned.
    AroundCorner,
    /// Back, with degrees given to functions that take radians.
    Degrees,
    /// Not at all.
    Not,
}

impl Way {
    /// Where a point is in the frame, in world units.
    pub(super) fn seen(self, turned: Turned, p: Point) -> Vec2 {
        let Vec2 { x: cos, y: sin } = turned.angle().direction();
        let centre = turned.centre();
        let to = p - centre;
        let back = |to: Vec2, [cos, sin]: [f64; 2]| Vec2::new(cos * to.x + sin * to.y, cos * to.y - sin * to.x);
        match self {
            Self::Back => back(to, [cos, sin]),
            Self::On => back(to, [cos, -sin]),
            Self::AroundCorner => {
                let corner = Point::new(centre.x - turned.width() / 2.0, centre.y - turned.height() / 2.0);
                corner + back(p - corner, [cos, sin]) - centre
            }
            Self::Degrees => {
                let angle = turned.angle().degrees();
                back(to, [libm::cos(angle), libm::sin(angle)])
            }
            Self::Not => to,
        }
    }
}

/// Shapes of which B is a turned rectangle.
pub(super) trait Framed: Outlines {
    fn turned(&self) -> Turned;
}

pub(super) const fn half_width<S: Framed>() -> AskedSide<S> {
    ("bw / 2", |case, _| case.turned().width() / 2.0)
}

pub(super) const fn half_height<S: Framed>() -> AskedSide<S> {
    ("bh / 2", |case, _| case.turned().height() / 2.0)
}
