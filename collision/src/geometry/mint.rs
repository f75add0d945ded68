//! Points and vectors of other libraries, by the types of `mint`. [`checked`](super::checked) checks what comes in.

use super::{Cuboid, NumberError, Point, Rect, Vec2};
use mint::{IntoMint, Point2, Point3, Vector2};

/// Checked conversions from this number type.
macro_rules! checked_from {
    ($Number:ty) => {
        impl TryFrom<Point2<$Number>> for Point {
            type Error = NumberError;

            fn try_from(Point2 { x, y }: Point2<$Number>) -> Result<Self, NumberError> {
                Self::try_from([x, y])
            }
        }

        /// Two opposite corners, in any order.
        impl TryFrom<[Point2<$Number>; 2]> for Rect {
            type Error = NumberError;

            fn try_from([p, q]: [Point2<$Number>; 2]) -> Result<Self, NumberError> {
                Self::checked_corners(p.try_into()?, q.try_into()?)
            }
        }

        /// Two opposite corners, in any order.
        impl TryFrom<[Point3<$Number>; 2]> for Cuboid {
            type Error = NumberError;

            fn try_from([p, q]: [Point3<$Number>; 2]) -> Result<Self, NumberError> {
                let numbers = |Point3 { x, y, z }: Point3<$Number>| [x, y, z].map(f64::from);
                Self::checked_corners(numbers(p), numbers(q))
            }
        }
    };
}

checked_from!(f64);
checked_from!(f32);

impl From<Point> for Point2<f64> {
    fn from(Point { x, y }: Point) -> Self {
        Self { x, y }
    }
}

impl IntoMint for Point {
    type MintType = Point2<f64>;
}

impl From<Vec2> for Vector2<f64> {
    fn from(Vec2 { x, y }: Vec2) -> Self {
        Self { x, y }
    }
}

/// Not checked: a vector may have any length.
impl From<Vector2<f64>> for Vec2 {
    fn from(Vector2 { x, y }: Vector2<f64>) -> Self {
        Self::new(x, y)
    }
}

impl IntoMint for Vec2 {
    type MintType = Vector2<f64>;
}

/// The corners: top left, then bottom right.
impl From<Rect> for [Point2<f64>; 2] {
    fn from(rect: Rect) -> Self {
        [rect.min().into(), rect.max().into()]
    }
}

/// The corners: left, upper, near, then right, lower, far.
impl From<Cuboid> for [Point3<f64>; 2] {
    fn from(solid: Cuboid) -> Self {
        [solid.min().into(), solid.max().into()]
    }
}
