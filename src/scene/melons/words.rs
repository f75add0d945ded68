//! What the scene `melons` says in the panel.

use super::MelonsScene;
use crate::scene::number::shown;
use crate::scene::{Readings, RowId};

pub(super) fn readings(scene: &MelonsScene, lit: Option<RowId>) -> Readings {
    let state = &scene.desk.state;
    let pair = scene.pair();
    let (hit, _) = pair.hits();
    let whose = if state.swept { "the swept bands: " } else { "" };
    let sketch = match pair.method.source() {
        "Processing" => "the first sketch",
        _ => "the second sketch",
    };
    Readings {
        headline: if hit { "Hit!" } else { "No hit" }.into(),
        verdict: Some(hit),
        facts: vec![
            format!("{whose}{}", pair.in_words()),
            format!("frame {}, each {} px a frame", state.film.frame, shown(state.run.speed)),
            format!("{}, {sketch} of Processing", pair.method.name()),
        ],
        methods: Vec::new(),
        notes: notes(scene),
        remedy: None,
        sections: vec![pair.comparisons(lit)],
        plot: None,
    }
}

/// Why two that ran through each other did not hit.
fn notes(scene: &MelonsScene) -> Vec<String> {
    let state = &scene.desk.state;
    let frame = state.film.frame;
    let mut notes = Vec::new();
    if scene.missed(frame) {
        let (from, to) = scene.run().meeting(frame);
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
