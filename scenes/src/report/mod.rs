//! Formulas in words: what is wrong with a text, and the judgement of a formula.

mod after_hit;
mod asked;
mod judged;
mod judged_circle;
mod opposite;
mod program;
mod reading;
mod refused;
mod slanted;
mod which;

pub use after_hit::{ResponseReport, judge_response_text, of_response};
pub(crate) use asked::settled;
pub use asked::{JudgedFor, in_numbers, judge_text, without_option};
pub(crate) use judged::origin_size;
pub use judged::{Report, Told, no_formula, of_inside, refused, sizes, tolerance};
pub(crate) use judged_circle::rect_numbers;
pub use judged_circle::{circle_place, judge_circle_text};
pub(crate) use opposite::{MUCH, Opposite};
pub use program::{ProgramReport, judge_pair_text};
pub(crate) use program::{of_neighbours, plain_verdict};
pub use reading::{granted, of_reading, reading_json};
pub(crate) use slanted::{SlantedField, slanted_field};
pub use slanted::{judge_slanted_text, slanted_scene};
pub use which::{judge_program, of_any_shapes};
