//! Actions of every scene: undo, zoom, stepping, playback.

use super::history::History;
use super::{Viewer, with};
use crate::scene::{Action, Chord, Key};

const NEXT: Chord = Chord { key: Key::Sign('.'), ctrl: None, shift: Some(false) };
const BACK: Chord = Chord { key: Key::Sign(','), ctrl: None, shift: Some(false) };
const DOWN: Chord = Chord::any(Key::PageDown);
const UP: Chord = Chord::any(Key::PageUp);
const DEAL: [Chord; 1] = [Chord::plain(Key::Sign('G'))];

impl Viewer {
    /// Actions of every scene.
    const ACTIONS: [Action<Self>; 4] = [
        Action::keys("fit", &[Chord::plain(Key::Sign('0'))], |it| {
            it.view.fit(it.scene.bounds());
        }),
        Action::keys("actual-size", &[Chord::plain(Key::Sign('1'))], |it| it.view.actual_size()),
        Action::keys("undo", &[Chord::ctrl(Key::Sign('Z'))], |it| it.travel(History::undo)),
        Action::keys("redo", &[Chord::ctrl(Key::Sign('Y')), Chord::ctrl_shift(Key::Sign('Z'))], |it| {
            it.travel(History::redo);
        }),
    ];
    /// Actions of scenes with steps.
    const STEPPING: [Action<Self>; 2] = [
        Action::keys("step", &[DOWN, NEXT], |it| it.walk(1)),
        Action::keys("step-back", &[UP, BACK], |it| it.walk(-1)),
    ];
    /// The same in scenes with playback, where the usual keys go from frame to frame.
    const STEPPING_BESIDE: [Action<Self>; 2] = [
        Action::keys("step", &[Chord::plain(Key::Sign('N'))], |it| it.walk(1)),
        Action::keys("step-back", &[Chord::plain(Key::Sign('B'))], |it| it.walk(-1)),
    ];
    /// Actions of scenes with playback.
    const PLAYING: [Action<Self>; 4] = [
        Action::keys("play", &[Chord::any(Key::Space)], |it| {
            it.change(|scene| with(scene.playback_mut(), |playback| playback.playing ^= true));
        }),
        Action::keys("frame", &[DOWN, NEXT], |it| it.skip(1.0)),
        Action::keys("frame-back", &[UP, BACK], |it| it.skip(-1.0)),
        Action::left_right("frames", |it, by, _| it.skip(by)),
    ];

    /// The viewer's actions with this scene.
    pub(super) fn own_actions(&self) -> Vec<Action<Self>> {
        let plays = self.scene.playback().is_some();
        let mut actions = Vec::new();
        if plays {
            actions.extend(Self::PLAYING);
        }
        match (self.facts.steps, plays) {
            (true, false) => actions.extend(Self::STEPPING),
            (true, true) => actions.extend(Self::STEPPING_BESIDE),
            (false, _) => {}
        }
        if !self.facts.deals.is_empty() && !self.guess.veiled {
            let [yes, no] = self.facts.guess_keys;
            actions.extend([
                Action::keys("deal", &DEAL, Self::deal_next),
                Action::keys("guess-yes", yes, |it| it.take_guess(true)),
                Action::keys("guess-no", no, |it| it.take_guess(false)),
            ]);
        }
        actions.extend(Self::ACTIONS);
        actions
    }

    /// Runs the action of this name; `dx` and `dy` are the step of an arrow key on the screen.
    pub(super) fn act(&mut self, name: &str, (dx, dy): (f64, f64)) {
        let by = (dx, dy * self.view.viewport().down());
        let actions = self.scene.actions();
        if let Some(place) = actions.iter().position(|action| action.name == name) {
            // Before a guess, nothing can be tried out.
            if self.is_hidden() {
                return;
            }
            let bounds = self.scene.bounds();
            self.change(|scene| scene.act(place, by));
            if actions[place].fits && self.scene.bounds() != bounds {
                self.view.fit_case(self.scene.bounds());
            }
            return;
        }
        let own = self.own_actions().into_iter().find(|action| action.name() == name);
        // Time stands still too.
        let is_still = self.is_hidden() && Self::PLAYING.iter().any(|action| action.name() == name);
        if let Some(action) = own.filter(|_| !is_still) {
            action.run(self, by);
        }
    }
}
