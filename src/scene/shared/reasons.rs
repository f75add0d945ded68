//! Two rectangles: what each comparison means, and why a method says what it says.

use super::pair::Pair;
use crate::collision::{About, Contact, OverlapMethod, Question};
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

/// The state in which a question holds, and whether that speaks for a hit.
pub(super) fn meaning(method: OverlapMethod, question: &Question) -> (Text, Option<bool>) {
    let about = question.about;
    if asks_apart(method) {
        let state = match about {
            Some(About::Ends(Axis::X, End::Max, _)) => text!("left-of"),
            Some(About::Ends(Axis::X, ..)) => text!("right-of"),
            Some(About::Ends(Axis::Y, End::Max, _)) => text!("above"),
            _ => text!("below"),
        };
        return (state, Some(false));
    }
    let state = match (method, about) {
        (OverlapMethod::CentreSize, Some(About::Centres(Axis::X))) => text!("centres-near", axis = "x"),
        (OverlapMethod::CentreSize, _) => text!("centres-near", axis = "y"),
        (OverlapMethod::NotRuledOut, Some(About::Ends(Axis::X, End::Max, _))) => text!("not-left-of"),
        (OverlapMethod::NotRuledOut, Some(About::Ends(Axis::X, ..))) => text!("not-right-of"),
        (OverlapMethod::NotRuledOut, Some(About::Ends(Axis::Y, End::Max, _))) => text!("not-above"),
        (OverlapMethod::NotRuledOut, _) => text!("not-below"),
        (_, Some(About::Ends(Axis::X, End::Max, _))) => text!("b-begins-before-a-ends"),
        (_, Some(About::Ends(Axis::X, ..))) => text!("a-begins-before-b-ends"),
        (_, Some(About::Ends(Axis::Y, End::Max, _))) => text!("b-begins-above-a-ends"),
        _ => text!("a-begins-above-b-ends"),
    };
    (state, Some(true))
}

/// Why the method says what it says, from the comparisons that it made.
pub(super) fn reason(pair: &Pair) -> Text {
    let walk = pair.walk();
    let reason = match (asks_apart(pair.method), pair.hits()) {
        (true, true) => text!("reason-none-apart"),
        (true, false) => text!("reason-apart", states = states(&walk, true)),
        (false, true) if pair.method == OverlapMethod::CentreSize => text!("reason-centres-near"),
        (false, true) => text!("reason-all-hold"),
        (false, false) => text!("reason-fails", states = states(&walk, false)),
    };
    let left = walk.questions.len() - walk.trace.len();
    let reason = if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason };
    if pair.hits() == pair.should_hit() {
        return reason;
    }
    let is_short = pair.method.ends_at_last_pixel(pair.border) && pair.contact() == Contact::Overlapping;
    let because = if is_short { text!("because-last-pixel") } else { text!("because-sums") };
    text!("reason-wrong", reason = reason, because = because)
}

/// The states of those comparisons that decided, with their numbers.
fn states(walk: &Walk, deciding: bool) -> Vec<Text> {
    let decided = walk.trace.iter().filter(|made| made.holds == deciding);
    let state = |made| {
        let place = walk.questions.iter().position(|question| question.id == made)?;
        let (meaning, _) = walk.meanings.get(place)?;
        let made = walk.made(&walk.questions[place])?;
        Some(text!("state-with-numbers", state = meaning.clone(), numbers = walk.numbers(made)))
    };
    decided.filter_map(|made| state(made.question)).collect()
}
