//! Two rectangles: what each comparison means, and why a method says what it says.

use super::asked::Follows;
use super::method::Method;
use super::own::Own;
use super::pair::Pair;
use super::verdict;
use crate::scene::{Line, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::Method as _;
use hantei_collision::{About, Axis, Comparison, Contact, End, Operator, OverlapMethod, Question, TwoRects};

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
        return (centres_near(axis, may_touch(question)), Some(true));
    };
    let (is_apart, touch) = (asks_apart(method), may_touch(question));
    let state = match method {
        _ if is_apart => apart(axis, end, touch),
        OverlapMethod::NotRuledOut => not_apart(axis, end, touch),
        _ => begins(axis, end, touch),
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
    let state = match (of_a, of_b, a_is_less) {
        (End::Max, End::Min, true) | (End::Min, End::Max, false) => apart(axis, of_a, may_touch(question)),
        (End::Max, End::Min, false) | (End::Min, End::Max, true) => begins(axis, of_a, may_touch(question)),
        (End::Min, End::Min, _) | (End::Max, End::Max, _) => return as_written,
    };
    (state, speaks)
}

/// The side of B on which A is if this end of A is compared with the other one of B, and whether being there counts.
fn side(axis: Axis, end: End, may_touch: bool) -> String {
    let sides = [["left", "right"], ["above", "below"], ["front", "behind"]];
    or_at(sides[axis as usize][usize::from(end == End::Min)], may_touch)
}

fn or_at(state: &str, may_touch: bool) -> String {
    format!("{state}{}", if may_touch { "-or-at" } else { "" })
}

/// The state in which A is so apart from B.
pub(in crate::scene) fn apart(axis: Axis, end: End, may_touch: bool) -> Text {
    text!("state-apart", state = side(axis, end, may_touch))
}

/// The state in which A is not so apart from B.
fn not_apart(axis: Axis, end: End, may_touch: bool) -> Text {
    text!("state-not-apart", state = side(axis, end, may_touch))
}

/// The state in which one begins before the other ends.
fn begins(axis: Axis, end: End, may_touch: bool) -> Text {
    let which = if end == End::Max { "b" } else { "a" };
    let before = ["left", "above", "front"][axis as usize];
    text!("state-begins", state = or_at(&format!("{which}-{before}"), may_touch))
}

/// The state in which the centres are so near that an axis does not keep A and B apart.
pub(in crate::scene) fn centres_near(axis: Axis, may_touch: bool) -> Text {
    if may_touch { text!("centres-near-or-at", axis = axis.name()) } else { text!("centres-near", axis = axis.name()) }
}

/// Whether it also holds where both sides are equal.
pub(in crate::scene) fn may_touch(question: &Question) -> bool {
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
    let reason = built_in(method, &walk, hits, Axis::PLANE.len());
    if hits == pair.should_hit() {
        return reason;
    }
    let is_short = method.ends_at_last_pixel(pair.border) && pair.contact() == Contact::Overlapping;
    let because = if is_short { text!("because-last-pixel") } else { text!("because-sums") };
    text!("reason-wrong", reason = reason, because = because)
}

/// Why a built-in method says what it says, on so many axes.
pub(in crate::scene) fn built_in(method: OverlapMethod, walk: &Walk, hits: bool, axes: usize) -> Text {
    let may_touch = walk.questions.iter().any(may_touch);
    let reason = match (asks_apart(method), hits) {
        (true, true) => text!("reason-none-apart", count = walk.questions.len()),
        (true, false) => text!("reason-apart", states = states(walk, true)),
        (false, true) if method == OverlapMethod::CentreSize => {
            if may_touch {
                text!("reason-centres-near-or-at", axes = axes)
            } else {
                text!("reason-centres-near", axes = axes)
            }
        }
        (false, true) if may_touch => text!("reason-all-hold-or-at"),
        (false, true) => text!("reason-all-hold"),
        (false, false) => text!("reason-fails", states = states(walk, false)),
    };
    let left = walk.questions.len() - walk.trace.len();
    if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason }
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

/// The method as its source writes it.
pub(in crate::scene) fn code(method: Option<OverlapMethod>, questions: &[Question]) -> Vec<Line> {
    let Some(method) = method else { return Line::of_all(questions) };
    let begin = |i: usize, first: &'static str, later: &'static str| if i == 0 { first } else { later };
    let line = |i: usize, asked: &Question| match method {
        OverlapMethod::FourFlags => Text::plain(format!("flag{} = {asked}", i + 1)),
        OverlapMethod::RuledOut => {
            text!("code-miss", condition = format!("{}if {asked}", begin(i, "", "else ")))
        }
        OverlapMethod::NotRuledOut => Text::plain(format!("{}if {asked}", "  ".repeat(i))),
        OverlapMethod::OriginSize | OverlapMethod::CentreSize => {
            Text::plain(format!("{} {asked}", begin(i, "if ", "and")))
        }
        OverlapMethod::TwoCorners => Text::plain(format!("{} {asked}", begin(i, "if", "or"))),
    };
    let end = match method {
        OverlapMethod::FourFlags => text!("code-flags"),
        OverlapMethod::RuledOut => text!("code-else-hit"),
        OverlapMethod::NotRuledOut => Text::plain("        result = 1"),
        OverlapMethod::OriginSize | OverlapMethod::CentreSize => text!("code-hit"),
        OverlapMethod::TwoCorners => text!("code-collision"),
    };
    let lines = questions.iter().enumerate().map(|(i, asked)| Line { text: line(i, asked), asks: Some(i) });
    lines.chain([Line { text: end, asks: None }]).collect()
}
