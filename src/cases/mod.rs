//! Every arrangement with the right answer, as a table: for people who test a function of their own, in whatever language.
//!
//! Each case is one that some common mistake gets wrong: bare hits and close misses beside large sizes, corners and edges
//! that touch, halves, numbers below 0. All numbers are whole or halves, so every answer is exact, and so are gaps and
//! depths.

mod aligned;
mod quad;
mod table;

pub use aligned::{AlignedCase, aligned_cases, separation};
pub use quad::{QuadCase, edge_distance, quad_cases};
pub use table::CaseTable;

use hantei_collision::{Border, named};

/// Which numbers occur in cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaseNumbers {
    /// Whole numbers and halves.
    #[default]
    Any,
    /// Whole numbers only.
    Whole,
}

named!(CaseNumbers { Any = "any", Whole = "whole" });

/// What the right answer is where shapes only share a border.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CaseBorder {
    /// It is a hit; a point on an edge is inside.
    #[default]
    Hits,
    /// It is a miss; a point on an edge is outside.
    Misses,
}

named!(CaseBorder { Hits = "hits", Misses = "misses" });

impl From<CaseBorder> for Border {
    fn from(border: CaseBorder) -> Self {
        match border {
            CaseBorder::Hits => Self::Hits,
            CaseBorder::Misses => Self::Misses,
        }
    }
}

/// Whether a number is whole.
const fn is_whole(number: f64) -> bool {
    number.trunc() == number
}
