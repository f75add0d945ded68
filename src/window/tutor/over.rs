//! What the course says over the picture: the step's task, and the line of the verdict.

use super::Tutor;
use crate::lesson::StepKind;
use crate::scene::Readings;
use crate::text;
use crate::window::panel::lesson::outcome;
use crate::words::Words;

impl Tutor {
    /// The task, and once it is done, the reason.
    pub(in crate::window) fn task(&self, words: &Words) -> Option<String> {
        let session = self.session.as_ref()?;
        let (step, state) = (session.step(), session.state());
        let is_done = state.is_done;
        if let Some((lines, at)) = session.recap() {
            return lines.get(at).map(|line| words.say(&line.says));
        }
        let mut asked = words.say(&step.task);
        // The answers with their digits, which are their keys; and the hint, if it was asked for.
        if let StepKind::Choice { options, .. } = &step.kind {
            for (place, option) in options.iter().enumerate() {
                asked = format!("{asked}  {}) {}", place + 1, words.say(&option.says));
            }
        }
        let help = session.why().or(session.help()).filter(|_| !is_done).map(|help| words.say(help));
        let after = session.after().or(session.why().filter(|_| is_done)).map(|after| words.say(after));
        let done = outcome(session).filter(|_| is_done).map(|done| words.say(&done.lead));
        Some([asked].into_iter().chain(help).chain(done).chain(after).collect::<Vec<_>>().join(" "))
    }

    /// The line over the picture does not repeat the task's question, and after a wrong answer asks for no first one.
    pub(in crate::window) fn told(&self, readings: Readings) -> Readings {
        let Some(session) = self.session.as_ref().filter(|it| it.recap().is_none()) else { return readings };
        // A goal may be about all frames, the line is about one.
        let is_of_frame = session.step().open.first().is_some_and(|scene| scene == "melons")
            && matches!(session.step().kind, StepKind::Goal(_));
        match readings.guessing {
            _ if is_of_frame && readings.verdict == Some(false) && readings.truth.is_none() => {
                Readings { headline: text!("verdict-miss-in-frame"), ..readings }
            }
            _ if !session.is_asking() => readings,
            _ if session.hides() && session.state().tries > 0 => {
                Readings { headline: text!("course-again"), ..readings }
            }
            Some(_) => Readings { headline: text!("ask-first"), ..readings },
            None => readings,
        }
    }
}
