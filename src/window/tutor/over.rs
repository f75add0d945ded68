//! What the course says in the line over the picture.

use super::Tutor;
use hantei_scenes::lesson::StepKind;
use hantei_scenes::scene::Readings;
use hantei_scenes::text;

impl Tutor {
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
                Readings { headline: text!("course-again"), is_unread: false, ..readings }
            }
            Some(_) => Readings { headline: text!("ask-first"), is_unread: false, ..readings },
            None => readings,
        }
    }
}
