//! After a hit: which side was hit, when, how far out, and where the shape goes on.
//!
//! | question | answer |
//! |---|---|
//! | A and B overlap. What is the shortest way out? | [`push_out`] |
//! | A moves. When does it meet B, and on which side? | [`time_of_impact`] |
//! | A moves among many. Which does it meet first? | [`sweep_through`] |
//! | A moves among many, stops at each and goes on along it. Where does it end? | [`slide`] |
//! | The same, but it is thrown back? | [`bounce`] |
//! | B moves as well? | [`Move::seen_from`], [`Slide::carried`] |
//! | What do the five methods of games say, and which is wrong? | [`ResponseMethod`], [`truth`] |
//!
//! Touching is no hit here: a shape that rests on a floor overlaps nothing and may slide. Which side, which obstacle
//! and whether at all is decided exactly, by the sign of a difference of products; only the returned numbers are
//! rounded. [`checked`](crate::checked) must let in all numbers.

mod impact;
mod methods;
mod moment;
mod moving;
mod push;
mod sides;
mod slide;
mod sweep;

pub use impact::{Impact, time_of_impact};
pub use methods::{
    AskedOrder, Carried, Move, NamedSide, NoHit, ObstacleComparison, PlaneAxis, PushedOut, Response, ResponseAnswer,
    ResponseMethod, ResponseRules, ResponseTrace, ResponseTruth, Said, TrueSide, axis_by_axis, circle_truth, diagonals,
    least_overlap, previous, swept, swept_through, truth,
};
pub use moving::Moving;
pub(crate) use push::shortest;
pub use push::{Push, beside, push_out};
pub use sides::{Side, Sides};
pub use slide::{Slide, Stop, bounce, slide};
pub use sweep::sweep_through;
pub(crate) use sweep::within;
