//! Nouns: the shapes, without tests.
//!
//! Coordinates are `f64` world units: x grows to the right, **y grows down**, and in space z grows away from the viewer.

mod allen;
mod axis;
mod checked;
mod circle;
mod cuboid;
mod interval;
#[cfg(feature = "mint")]
mod mint;
mod number;
mod point;
mod polygon;
mod quad;
mod rect;
mod segment;
#[cfg(feature = "serde")]
mod serde;
mod shape;
mod shape_error;
mod size;
mod turned;
mod vec2;

pub use allen::Allen;
pub use axis::{Axis, End};
pub use circle::Circle;
pub use cuboid::Cuboid;
pub use interval::Interval;
pub use number::{NumberError, checked, is_zero, parse_number};
pub use point::Point;
pub(crate) use polygon::Corners;
pub use polygon::Polygon;
pub use quad::{Corner, Quad};
pub use rect::Rect;
pub use segment::Segment;
pub use shape::{PartName, Shape, ShapeKind};
pub use shape_error::ShapeError;
pub use size::Size;
pub use turned::{Angle, Turned};
pub use vec2::Vec2;
