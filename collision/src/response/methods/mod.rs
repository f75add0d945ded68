//! Which side was hit, and how far out? Five methods of games, each written as its source writes it.
//!
//! A is moved by its velocity, all at once or one axis at a time, and each tile that it reaches into moves it back. The
//! first four use only the places before and after; only [`swept`] uses the way between. [`ResponseTruth`] is exact.
//!
//! | method | wrong |
//! |---|---|
//! | [`least_overlap`] | fast, near a corner, past the middle, at the seam of two tiles; passes through thin tiles |
//! | [`diagonals`] | as that, later; near the ends of a long floor; it says *hit* where they touch |
//! | [`previous`] | apart on both axes before; at the seams of a wall; passes through |
//! | [`axis_by_axis`] | apart on both axes before: the order decides; passes through |
//! | [`swept`] | never, for a straight move; an exact corner needs a rule, and of several tiles the earliest is first |

mod axis_by_axis;
mod circle;
mod circle_truth;
mod depths;
mod diagonals;
mod least_overlap;
mod method;
mod one_by_one;
mod previous;
mod rules;
mod said;
mod swept;
mod trace;
mod truth;

pub use axis_by_axis::axis_by_axis;
pub use circle_truth::circle_truth;
pub use diagonals::diagonals;
pub use least_overlap::least_overlap;
pub use method::ResponseMethod;
pub use previous::previous;
pub use rules::{AskedOrder, PlaneAxis, ResponseAnswer, ResponseRules};
pub use said::{Carried, Move, NamedSide, PushedOut, Response, Said};
pub use swept::{swept, swept_through};
pub use trace::{ObstacleComparison, ResponseTrace};
pub use truth::{NoHit, ResponseTruth, TrueSide, truth};
