//! What several scenes share.

pub(super) mod aligned;
pub(super) mod asked;
pub(super) mod badge;
pub(crate) mod blanks;
pub(super) mod cells;
pub(super) mod copied;
pub(super) mod disc;
pub(super) mod grip;
pub(super) mod judging;
pub(super) mod kept;
pub(super) mod lens;
pub(super) mod mark;
pub(super) mod number;
pub(super) mod own;
pub(super) mod pair_judge;
pub(super) mod random;
pub(super) mod rects;
pub(super) mod room;
pub(super) mod shadows;
pub(super) mod spoken;
pub(super) mod subject;
pub(super) mod tested;
pub(super) mod trial;
pub(super) mod typed_test;
pub(super) mod wanted;

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
