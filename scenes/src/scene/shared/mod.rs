//! What several scenes share.

pub(super) mod aligned;
pub(super) mod asked_comparison;
pub(super) mod badge;
pub(crate) mod blanks;
pub(super) mod cached;
pub(super) mod cells;
pub(super) mod clear_cases;
pub(super) mod copied_code;
pub(super) mod disc;
pub(super) mod edges;
pub(super) mod follow;
pub(super) mod grip;
pub(super) mod judging;
pub(super) mod lens;
pub(super) mod mark;
pub(super) mod number;
pub(super) mod own;
pub(super) mod pair_judge;
pub(super) mod random;
pub(super) mod rects;
pub(super) mod room;
pub(super) mod shadows;
pub(super) mod shape_words;
pub(super) mod subject;
pub(super) mod tested;
pub(super) mod trial;
pub(super) mod typed_test;
pub(super) mod wanted_test;
pub(super) mod y_direction;

use super::readings::Truth;
use crate::text;
use crate::words::Text;

pub(super) fn truth(holds: bool) -> Text {
    Truth::from(holds).says()
}

/// The answer of a test of two shapes, in a word.
pub(super) fn hit_or_miss(hit: bool) -> Text {
    if hit { text!("hit") } else { text!("miss") }
}
