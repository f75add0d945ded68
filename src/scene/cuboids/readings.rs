//! What the scene `cuboids` says in the panel.

use super::CuboidsScene;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Judged as _, Look, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::{Contact, CuboidMethod, contact};

pub(super) fn readings(scene: &CuboidsScene, look: &Look) -> Readings {
    let readings = scene.test_readings(look.step).unwrap_or_else(|| scene.both().readings(look.step));
    Readings { notes: notes(scene), ..readings }
}

/// How many comparisons there are and why, and why the methods do not say the same, if they do not.
fn notes(scene: &CuboidsScene) -> Vec<Text> {
    let (all, two) = (scene.trials(), scene.two());
    let mut notes = match scene.state.test.method {
        Some(CuboidMethod::TwoCorners) => vec![text!("note-six")],
        Some(CuboidMethod::CentreSize) => vec![text!("note-three")],
        None => Vec::new(),
    };
    if contact(two.a, two.b) == Contact::Touching && all.iter().any(|both| both.border != all[0].border) {
        notes.push(text!("note-border-of-two"));
    }
    let wrong: Vec<Text> = all.iter().filter(|both| both.is_wrong()).map(|both| Text::plain(both.name())).collect();
    if !wrong.is_empty() {
        notes.push(text!("note-rounding", methods = wrong));
    }
    notes
}
