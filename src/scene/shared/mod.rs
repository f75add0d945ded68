//! What several scenes share.

pub(super) mod aligned;
pub(super) mod asked;
pub(super) mod judging;
pub(super) mod lens;
pub(super) mod number;
pub(super) mod own;
pub(super) mod random;
pub(super) mod rects;
pub(super) mod spoken;
pub(super) mod tested;
pub(super) mod trial;

use crate::figure::Role;
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, BorderRule};

/// On a stage of this size, what explains a picture beside it is drawn at scale 1; on a larger one larger, up to a scale.
const PLAIN: (f64, f64) = (900.0, 700.0);
const MOST: f64 = 1.6;

/// How large strips and views are drawn on a stage: they are read from as far as the picture.
pub(super) fn scale_of((width, height): (f64, f64)) -> f64 {
    (width / PLAIN.0 * height / PLAIN.1).sqrt().clamp(1.0, MOST)
}

/// What a comparison says.
pub(super) fn truth(holds: bool) -> Text {
    if holds { text!("true") } else { text!("false") }
}

/// What a test of two shapes says, in a word.
pub(super) fn hit_or_miss(hit: bool) -> Text {
    if hit { text!("hit") } else { text!("miss") }
}

/// The same as the verdict has it.
pub(super) fn verdict(hit: bool) -> Text {
    if hit { text!("verdict-hit") } else { text!("verdict-miss") }
}

/// What stands over a built-in method that is copied as code.
pub(super) fn code_note(method: &str, border: Border) -> String {
    format!("hantei: {method}, border={}", BorderRule::from(border).name())
}

/// What stands on the stage: that it is a hit, or that the answer is wrong.
pub(super) fn caption(hit: bool, should_hit: bool) -> Option<(Text, Role)> {
    let verdict = verdict(hit);
    if hit != should_hit {
        return Some((text!("verdict-wrong", verdict = verdict), Role::Wrong));
    }
    hit.then_some((verdict, Role::Text))
}
