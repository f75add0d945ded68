//! What tests of several packages share. It is not published.

mod circles;
mod fractions;
mod program;

pub use circles::{circle, circles, number};
pub use fractions::{exact, single, turn};
pub use program::{in_english, with_own_memory};
