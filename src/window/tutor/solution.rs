//! A solution that is played, act by act.

use super::Tutor;
use crate::window::motion::ghost::Ghost;
use hantei_scenes::lesson::Act;
use hantei_scenes::scene::{Event, Viewer};

/// Time between two acts of a solution, seconds: if the scene leaps, and if a pointer glides.
const BETWEEN_LEAPS: f64 = 0.4;
const BETWEEN_GLIDES: f64 = 0.2;

impl Tutor {
    pub(super) fn end_solution(&mut self) {
        self.acts.clear();
        self.ghost = Ghost::default();
    }

    pub(in crate::window) fn plays(&self) -> bool {
        !self.acts.is_empty() || self.ghost.at().is_some()
    }

    /// Plays the solution's next acts that are due; true if there were any.
    pub(super) fn play(&mut self, scene: &mut Viewer, now: f64, glides: bool) -> bool {
        if now < self.due {
            return false;
        }
        let Some(act) = self.acts.front() else {
            self.ghost = Ghost::default();
            return false;
        };
        if let Some(at) = self.ghost.glide(act, now).filter(|_| glides) {
            // On its way the scene follows the pointer, as it follows a hand.
            if matches!(act, Act::Happens(Event::PointerMoved(_))) {
                scene.handle(Event::PointerMoved(at));
            }
            return false;
        }
        act.run(scene);
        if glides {
            self.ghost.arrive(act);
        }
        self.acts.pop_front();
        self.due = now + if glides { BETWEEN_GLIDES } else { BETWEEN_LEAPS };
        true
    }
}
