//! Every arrangement with the right answer, as a table for testing functions in any language.
//!
//! Each case is one that a common mistake gets wrong: bare hits and close misses with large sizes, touching corners and
//! edges, halves, numbers below 0. All numbers are whole or halves, so every answer is exact, and so are gaps and
//! depths; only those of a circle at a corner are rounded.

mod aligned;
mod button;
mod circle;
mod circles;
mod polygon;
mod quad;
mod response;
mod slanted;
mod table;

pub use aligned::{AlignedCase, aligned_cases, separation};
pub use button::{ButtonCase, button_cases};
pub use circle::{CircleCase, circle_cases};
pub use circles::{CirclesCase, circles_cases};
pub use polygon::{PolygonCase, polygon_cases};
pub use quad::{QuadCase, quad_cases};
pub use response::{ResponseRow, response_rows};
pub use slanted::{SlantedCase, lines_cases, turned_cases};
pub use table::CaseTable;

use hantei_collision::named;

/// The kinds of numbers in cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaseNumbers {
    /// Whole numbers and halves.
    #[default]
    Any,
    /// Whole numbers only.
    Whole,
}

named!(CaseNumbers { Any = "any", Whole = "whole" });

const fn is_whole(number: f64) -> bool {
    number.trunc() == number
}
