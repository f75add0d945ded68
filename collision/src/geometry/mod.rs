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
mod quad;
mod rect;
#[cfg(feature = "serde")]
mod serde;
mod size;
mod vec2;

pub use allen::Allen;
pub use axis::{Axis, End};
pub use circle::Circle;
pub use cuboid::Cuboid;
pub use interval::Interval;
pub use number::{NumberError, checked, is_zero, parse_number};
pub use point::Point;
pub use quad::{Corner, Quad};
pub use rect::Rect;
pub use size::Size;
pub use vec2::Vec2;
