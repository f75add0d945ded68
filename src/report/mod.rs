//! Formulas in words: what is wrong with one that was typed, and what the judge says of one that can be read.

mod asked;
mod judged;
mod reading;
mod refused;

pub use asked::{JudgedFor, judge_for};
pub use judged::{
    Report, inside_error, inside_verdict, no_formula, of_inside, of_overlap, overlap_error, overlap_verdict, tolerance,
};
pub use reading::of_reading;
