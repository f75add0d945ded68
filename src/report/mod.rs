//! Formulas in words: what is wrong with one that was typed, and what the judge says of one that can be read.

mod judged;
mod reading;
mod refused;

pub use judged::{Report, inside_error, inside_verdict, of_inside, of_overlap, overlap_error, overlap_verdict};
pub use reading::of_reading;
