//! What several scenes share.

mod asked;
pub(super) mod lens;
pub(super) mod method;
pub(super) mod number;
pub(super) mod own;
pub(super) mod pair;
pub(super) mod random;
pub(super) mod reasons;

use crate::figure::Role;
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

/// What stands on the stage: that it is a hit, or that the answer is wrong.
pub(super) fn caption(hit: bool, should_hit: bool) -> Option<(Text, Role)> {
    let verdict = if hit { text!("verdict-hit") } else { text!("verdict-miss") };
    if hit != should_hit {
        return Some((text!("verdict-wrong", verdict = verdict), Role::Wrong));
    }
    hit.then_some((verdict, Role::Text))
}
