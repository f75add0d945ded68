//! Two shapes of any kind: what they are made of, and how they lie to each other, exactly.
//!
//! A [`Shape`] is a point, a segment, a circle, a rectangle, a turned rectangle, a polygon or a box; a [`Pair`] is two
//! of them, A and B. [`Pair::contact`] is decided by signs that are never rounded, [`Pair::relation`] names it in the
//! words of the pair. World units; y grows down.
//!
//! These names stand in a module because the crate's root has another `Pair`, of a crowd, and another `Shape`, of a
//! quadrilateral.

mod amount;
mod outline;
mod pair;
mod plain;
mod round;
mod segments;

pub use crate::geometry::Shape;
pub use pair::{Pair, Relation};
