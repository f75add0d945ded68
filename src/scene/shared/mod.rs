//! What several scenes share.

mod asked;
pub(super) mod method;
pub(super) mod number;
pub(super) mod own;
pub(super) mod pair;
pub(super) mod random;
mod reasons;

use crate::text;
use crate::words::Text;

/// What a comparison says.
pub(super) fn truth(holds: bool) -> Text {
    if holds { text!("true") } else { text!("false") }
}

/// What a test of two rectangles says.
pub(super) fn verdict(hit: bool) -> Text {
    if hit { text!("hit") } else { text!("miss") }
}
