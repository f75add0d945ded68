//! What is said about the last answer, as data.

use hantei_scenes::lesson::{Session, StepKind};
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum Tone {
    Right,
    /// The solution did it.
    Shown,
    Wrong,
}

/// A leading word, and the reason after it.
pub(in crate::window) struct Outcome<'a> {
    pub(in crate::window) lead: Text,
    pub(in crate::window) tone: Tone,
    pub(in crate::window) rest: Option<&'a Text>,
}

/// What is said after the step is done, or after a wrong answer. A wrong choice has only its reason.
pub(in crate::window) fn outcome(session: &Session) -> Option<Outcome<'_>> {
    let (step, state) = (session.step(), session.state());
    if state.is_done {
        let (lead, tone) = match () {
            () if session.was_wrong() => (text!("course-no"), Tone::Wrong),
            () if state.was_shown => (text!("course-shown"), Tone::Shown),
            () => (text!("course-done"), Tone::Right),
        };
        return Some(Outcome { lead, tone, rest: step.after.as_ref().or(session.why()) });
    }
    if state.tries == 0 || matches!(step.kind, StepKind::Choice { .. }) {
        return None;
    }
    let lead = match state.off {
        Some(Ordering::Greater) => text!("course-too-large"),
        Some(_) => text!("course-too-small"),
        None => text!("course-again"),
    };
    Some(Outcome { lead, tone: Tone::Wrong, rest: session.why() })
}
