//! What the scene `melons` says in the panel.

use super::MelonsScene;
use super::run::Direction;
use crate::scene::Readings;
use crate::scene::shared::number::shown;

pub(super) fn readings(scene: &MelonsScene) -> Readings {
    let state = &scene.state;
    let pair = scene.pair();
    let hit = pair.hits();
    let whose = if state.swept { "the swept bands: " } else { "" };
    let sketch = match state.run.direction {
        Direction::Horizontal => "the first sketch",
        Direction::Vertical => "the second sketch",
    };
    Readings {
        facts: vec![
            format!("{whose}{}", pair.contact_text()),
            format!("frame {}, each {} px a frame", state.playback.frame, shown(state.run.speed)),
            format!("{}, {sketch} of Processing", pair.method.name()),
        ],
        notes: notes(scene),
        sections: vec![pair.walk().comparisons()],
        ..Readings::headline(if hit { "Hit!" } else { "No hit" }, Some(hit))
    }
}

/// Why two that ran through each other did not hit.
fn notes(scene: &MelonsScene) -> Vec<String> {
    let state = &scene.state;
    let frame = state.playback.frame;
    let mut notes = Vec::new();
    if scene.missed(frame) {
        let (from, to) = state.run.meeting(frame);
        let [from, to] = [from, to].map(|at| format!("{at:.2}"));
        let before = frame - 1;
        notes.push(format!(
            "Between frames {before} and {frame} they ran through each other: they overlapped from {from} to {to}, and \
             no frame falls in there. swept=on tests all that they passed over."
        ));
    } else if state.swept {
        notes.push(
            "The band is all that a melon passed over since the frame before. Head-on, bands that overlap have met; \
             in general they may have been there one after the other."
                .into(),
        );
    }
    notes
}
