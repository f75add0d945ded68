//! Two rectangles: what each comparison means, and why a method says what it says.

use super::asked::Follows;
use super::method::Method;
use super::own::Own;
use super::pair::Pair;
use super::verdict;
use crate::collision::{About, Comparison, Contact, Operator, OverlapMethod, Question, TwoRects};
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
pub(super) fn meaning(pair: &Pair, question: &Question, made: &Comparison) -> (Text, Option<bool>) {
    let method = match &pair.method {
        Method::BuiltIn(method) => *method,
        Method::Own(own) => return own_meaning(pair, own, question, made),
    };
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

/// The same of a typed formula, as far as there are words for what is compared: for ends of A and B as they are.
fn own_meaning(pair: &Pair, own: &Own<TwoRects>, question: &Question, made: &Comparison) -> (Text, Option<bool>) {
    let speaks = own.formula().speaks_for(question.id);
    let as_written = (Text::plain(question.to_string()), speaks);
    let (Some(About::Ends(axis, of_a, of_b)), Follows::Coordinates { a_is_left }) =
        (question.about, Follows::of(pair, question, made))
    else {
        return as_written;
    };
    let [left, right] = made.numbers;
    let [a, b] = if a_is_left { [left, right] } else { [right, left] };
    // With something added or subtracted, as in HSP's - 1, it is another state.
    let is = |number: f64, end: f64| (number - end).abs() <= 1e-9 * (1.0 + end.abs());
    if !is(a, pair.a.interval(axis).end(of_a)) || !is(b, pair.b.interval(axis).end(of_b)) {
        return as_written;
    }
    let a_is_less = match question.operator {
        Operator::Less | Operator::AtMost => a_is_left,
        Operator::Greater | Operator::AtLeast => !a_is_left,
        Operator::Equal | Operator::NotEqual => return as_written,
    };
    let state = match (axis, of_a, of_b, a_is_less, may_touch(question)) {
        (Axis::X, End::Max, End::Min, true, false) => text!("left-of"),
        (Axis::X, End::Max, End::Min, true, true) => text!("left-of-or-at"),
        (Axis::X, End::Max, End::Min, false, false) => text!("b-begins-before-a-ends"),
        (Axis::X, End::Max, End::Min, false, true) => text!("b-begins-before-a-ends-or-at"),
        (Axis::X, End::Min, End::Max, false, false) => text!("right-of"),
        (Axis::X, End::Min, End::Max, false, true) => text!("right-of-or-at"),
        (Axis::X, End::Min, End::Max, true, false) => text!("a-begins-before-b-ends"),
        (Axis::X, End::Min, End::Max, true, true) => text!("a-begins-before-b-ends-or-at"),
        (Axis::Y, End::Max, End::Min, true, false) => text!("above"),
        (Axis::Y, End::Max, End::Min, true, true) => text!("above-or-at"),
        (Axis::Y, End::Max, End::Min, false, false) => text!("b-begins-above-a-ends"),
        (Axis::Y, End::Max, End::Min, false, true) => text!("b-begins-above-a-ends-or-at"),
        (Axis::Y, End::Min, End::Max, false, false) => text!("below"),
        (Axis::Y, End::Min, End::Max, false, true) => text!("below-or-at"),
        (Axis::Y, End::Min, End::Max, true, false) => text!("a-begins-above-b-ends"),
        (Axis::Y, End::Min, End::Max, true, true) => text!("a-begins-above-b-ends-or-at"),
        (_, End::Min, End::Min, ..) | (_, End::Max, End::Max, ..) => return as_written,
    };
    (state, speaks)
}

/// Whether it also holds where both sides are equal.
fn may_touch(question: &Question) -> bool {
    question.operator.holds(0.0, 0.0)
}

/// Why the method says what it says, from the comparisons that it made.
pub(super) fn reason(pair: &Pair) -> Text {
    let (walk, hits) = (pair.walk(), pair.hits());
    let method = match &pair.method {
        Method::BuiltIn(method) => *method,
        Method::Own(own) => {
            let reason = own.reason(&walk, hits, verdict(hits));
            let wrong = |reason| text!("own-wrong", reason = reason, contact = pair.contact_text());
            return if hits == pair.should_hit() { reason } else { wrong(reason) };
        }
    };
    let may_touch = walk.questions.iter().any(may_touch);
    let reason = match (asks_apart(method), hits) {
        (true, true) => text!("reason-none-apart"),
        (true, false) => text!("reason-apart", states = states(&walk, true)),
        (false, true) if method == OverlapMethod::CentreSize => {
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
    let is_short = method.ends_at_last_pixel(pair.border) && pair.contact() == Contact::Overlapping;
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
