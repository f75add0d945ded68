//! Two rectangles: what each comparison means, and why a method says what it says.

use super::pair::Pair;
use crate::collision::{About, Comparison, Contact, OverlapMethod, Question};
use crate::geometry::{Axis, End};
use crate::scene::Walk;
use crate::text;
use crate::words::Text;

/// Whether the questions of a method ask for ways to be apart, so that one that holds rules a hit out.
fn asks_apart(method: OverlapMethod) -> bool {
    match method {
        OverlapMethod::FourFlags | OverlapMethod::RuledOut | OverlapMethod::TwoCorners => true,
        OverlapMethod::NotRuledOut | OverlapMethod::OriginSize | OverlapMethod::CentreSize => false,
    }
}

/// The state in which a question holds, and whether that speaks for a hit. Whether a shared border is part of it is up to
/// the operator.
pub(super) fn meaning(method: OverlapMethod, question: &Question) -> (Text, Option<bool>) {
    let Some(About::Ends(axis, end, _)) = question.about else {
        let Some(About::Centres(axis)) = question.about else { return (Text::plain(question.to_string()), None) };
        let axis = axis.name();
        let near = if may_touch(question) {
            text!("centres-near-or-at", axis = axis)
        } else {
            text!("centres-near", axis = axis)
        };
        return (near, Some(true));
    };
    let is_apart = asks_apart(method);
    let state = match (is_apart, method == OverlapMethod::NotRuledOut, may_touch(question), axis, end) {
        (true, _, false, Axis::X, End::Max) => text!("left-of"),
        (true, _, false, Axis::X, End::Min) => text!("right-of"),
        (true, _, false, Axis::Y, End::Max) => text!("above"),
        (true, _, false, Axis::Y, End::Min) => text!("below"),
        (true, _, true, Axis::X, End::Max) => text!("left-of-or-at"),
        (true, _, true, Axis::X, End::Min) => text!("right-of-or-at"),
        (true, _, true, Axis::Y, End::Max) => text!("above-or-at"),
        (true, _, true, Axis::Y, End::Min) => text!("below-or-at"),
        (false, true, true, Axis::X, End::Max) => text!("not-left-of"),
        (false, true, true, Axis::X, End::Min) => text!("not-right-of"),
        (false, true, true, Axis::Y, End::Max) => text!("not-above"),
        (false, true, true, Axis::Y, End::Min) => text!("not-below"),
        (false, true, false, Axis::X, End::Max) => text!("not-left-of-nor-at"),
        (false, true, false, Axis::X, End::Min) => text!("not-right-of-nor-at"),
        (false, true, false, Axis::Y, End::Max) => text!("not-above-nor-at"),
        (false, true, false, Axis::Y, End::Min) => text!("not-below-nor-at"),
        (false, false, false, Axis::X, End::Max) => text!("b-begins-before-a-ends"),
        (false, false, false, Axis::X, End::Min) => text!("a-begins-before-b-ends"),
        (false, false, false, Axis::Y, End::Max) => text!("b-begins-above-a-ends"),
        (false, false, false, Axis::Y, End::Min) => text!("a-begins-above-b-ends"),
        (false, false, true, Axis::X, End::Max) => text!("b-begins-before-a-ends-or-at"),
        (false, false, true, Axis::X, End::Min) => text!("a-begins-before-b-ends-or-at"),
        (false, false, true, Axis::Y, End::Max) => text!("b-begins-above-a-ends-or-at"),
        (false, false, true, Axis::Y, End::Min) => text!("a-begins-above-b-ends-or-at"),
    };
    (state, Some(!is_apart))
}

/// Whether it also holds where both sides are equal.
fn may_touch(question: &Question) -> bool {
    question.operator.holds(0.0, 0.0)
}

/// Why the method says what it says, from the comparisons that it made.
pub(super) fn reason(pair: &Pair) -> Text {
    let (walk, hits) = (pair.walk(), pair.hits());
    let may_touch = walk.questions.iter().any(may_touch);
    let reason = match (asks_apart(pair.method), hits) {
        (true, true) => text!("reason-none-apart"),
        (true, false) => text!("reason-apart", states = states(&walk, true)),
        (false, true) if pair.method == OverlapMethod::CentreSize => {
            if may_touch {
                text!("reason-centres-near-or-at")
            } else {
                text!("reason-centres-near")
            }
        }
        (false, true) if may_touch => text!("reason-all-hold-or-at"),
        (false, true) => text!("reason-all-hold"),
        (false, false) => text!("reason-fails", states = states(&walk, false)),
    };
    let left = walk.questions.len() - walk.trace.len();
    let reason = if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason };
    if hits == pair.should_hit() {
        return reason;
    }
    let is_short = pair.method.ends_at_last_pixel(pair.border) && pair.contact() == Contact::Overlapping;
    let because = if is_short { text!("because-last-pixel") } else { text!("because-sums") };
    text!("reason-wrong", reason = reason, because = because)
}

/// The states of those comparisons that decided, with their numbers.
fn states(walk: &Walk, deciding: bool) -> Vec<Text> {
    let decided = walk.trace.iter().filter(|made| made.holds == deciding);
    let state = |made: &Comparison| {
        let place = walk.questions.iter().position(|question| question.id == made.question)?;
        let (meaning, _) = walk.meanings.get(place)?;
        Some(text!("state-with-numbers", state = meaning.clone(), numbers = walk.numbers(made)))
    };
    decided.filter_map(state).collect()
}
