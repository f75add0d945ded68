//! What the scene `melons` says in the panel.

use super::MelonsScene;
use super::run::Direction;
use crate::scene::Readings;
use crate::scene::shared::number::shown;
use crate::text;
use crate::words::Text;

pub(super) fn readings(scene: &MelonsScene) -> Readings {
    let state = &scene.state;
    let pair = scene.pair();
    let hit = pair.hits();
    let contact = pair.contact_text();
    let method = pair.method.name();
    Readings {
        reason: Some(pair.reason()),
        truth: pair.truth(),
        facts: vec![
            if state.swept { text!("swept-bands", contact = contact) } else { contact },
            text!("frame-and-speed", frame = state.playback.frame.to_string(), speed = shown(state.run.speed)),
            match state.run.direction {
                Direction::Horizontal => text!("first-sketch", method = method),
                Direction::Vertical => text!("second-sketch", method = method),
            },
        ],
        notes: note(scene).into_iter().collect(),
        sections: vec![pair.walk().comparisons()],
        ..Readings::headline(if hit { text!("verdict-hit") } else { text!("verdict-miss") }, Some(hit))
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
