//! What the scene `melons` says in the panel.

use super::MelonsScene;
use super::run::Direction;
use crate::scene::shared::number::shown;
use crate::scene::shared::trial::Subject as _;
use crate::scene::{Judged as _, Readings};
use crate::text;
use crate::words::Text;

pub(super) fn readings(scene: &MelonsScene) -> Readings {
    let state = &scene.state;
    let pair = scene.pair();
    let readings = pair.readings(0);
    let contact = pair.shapes.contact_text();
    let method = pair.name();
    Readings {
        facts: vec![
            if state.swept { text!("swept-bands", contact = contact) } else { contact },
            text!("frame-and-speed", frame = state.playback.frame.to_string(), speed = shown(state.run.speed)),
            match state.run.direction {
                Direction::Horizontal => text!("first-sketch", method = method),
                Direction::Vertical => text!("second-sketch", method = method),
            },
        ],
        notes: note(scene).into_iter().collect(),
        ..readings
    }
}

/// Why two that ran through each other did not hit.
fn note(scene: &MelonsScene) -> Option<Text> {
    let state = &scene.state;
    let frame = state.playback.frame;
    if scene.missed(frame) {
        let (from, to) = state.run.meeting(frame);
        let (before, after) = ((frame - 1).to_string(), frame.to_string());
        let [from, to] = [from, to].map(|at| format!("{at:.2}"));
        return Some(text!("note-missed", before = before, after = after, from = from, to = to));
    }
    state.swept.then(|| text!("note-swept"))
}
