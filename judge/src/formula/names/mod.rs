//! Names that games give to numbers of shapes, and to types and methods of numbers.

pub(super) mod members;
pub(super) mod round;
mod types;

pub(super) use types::{SMALL, UNSIGNED, is_method_of_numbers, kind_of_shape, kind_of_type};
