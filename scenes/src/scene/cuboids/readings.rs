//! The panel's texts for the scene `cuboids`.

use super::{BoxTrial, CuboidsScene};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::number::shown;
use crate::scene::shared::shape_words::{contact_on, gap};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Judged as _, Look, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Contact, CuboidMethod, contact};

pub(super) fn readings(scene: &CuboidsScene, look: &Look) -> Readings {
    let readings = scene.test_readings(look.step).unwrap_or_else(|| scene.both().readings(look.step));
    Readings { notes: notes(scene), reason: reason(&scene.both()).or(readings.reason), ..readings }
}

/// The reason on the axes, if a built-in method is right; `None` leaves it to its comparisons.
fn reason(both: &BoxTrial) -> Option<Text> {
    both.built_in().filter(|_| !both.is_wrong())?;
    let find =
        |contact: Contact| Axis::SPACE.into_iter().filter(move |&axis| contact_on(&both.shapes, axis) == contact);
    if let Some(axis) = find(Contact::Apart).next() {
        let (by, axis_name) = (shown(gap(&both.shapes, axis)), axis.name());
        // Along the only axis with a gap they are seen one over the other.
        return Some(match find(Contact::Overlapping).count() {
            2 => text!("reason-axis-gap-alone", axis = axis_name, by = by),
            _ => text!("reason-axis-gap", axis = axis_name, by = by),
        });
    }
    let touching: Vec<Text> = find(Contact::Touching).map(|axis| Text::plain(axis.name())).collect();
    if touching.is_empty() {
        return Some(text!("reason-axes-overlap"));
    }
    Some(text!("reason-axes-touch", axes = touching, so = hit_or_miss(both.says())))
}

/// How many comparisons there are and why, and why methods disagree.
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
