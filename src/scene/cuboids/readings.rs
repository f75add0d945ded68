//! What the scene `cuboids` says in the panel.

use super::CuboidsScene;
use crate::scene::shared::{reasons, verdict};
use crate::scene::{Look, MethodRow, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::Method as _;
use hantei_collision::{Contact, CuboidMethod};

pub(super) fn readings(scene: &CuboidsScene, look: &Look) -> Readings {
    let both = scene.both();
    let hit = both.hits();
    let row = |&method: &CuboidMethod| {
        let both = scene.both_by(method);
        let hit = both.hits();
        MethodRow {
            name: method.name(),
            source: Text::plain(method.in_plane().source()),
            says: verdict(hit),
            verdict: Some(hit),
            is_wrong: hit != both.should_hit(),
            chosen: method == scene.state.method,
        }
    };
    let walk = both.walk();
    let mut sections = vec![walk.comparisons()];
    sections.extend(walk.code(look.step, reasons::code(Some(both.method.in_plane()), &walk.questions)));
    Readings {
        facts: vec![both.contact_text()],
        methods: CuboidMethod::ALL.iter().map(row).collect(),
        notes: notes(scene),
        sections,
        reason: Some(both.reason()),
        truth: both.truth(),
        ..Readings::headline(if hit { text!("verdict-hit") } else { text!("verdict-miss") }, Some(hit))
    }
}

/// How many comparisons there are and why, and why the methods do not say the same, if they do not.
fn notes(scene: &CuboidsScene) -> Vec<Text> {
    let all: Vec<_> = CuboidMethod::ALL.iter().map(|&method| scene.both_by(method)).collect();
    let mut notes = vec![match scene.state.method {
        CuboidMethod::TwoCorners => text!("note-six"),
        CuboidMethod::CentreSize => text!("note-three"),
    }];
    if all[0].contact() == Contact::Touching && all.iter().any(|both| both.border != all[0].border) {
        notes.push(text!("note-border-of-two"));
    }
    let wrong: Vec<Text> = all
        .iter()
        .filter(|both| both.hits() != both.should_hit())
        .map(|both| Text::plain(both.method.name()))
        .collect();
    if !wrong.is_empty() {
        notes.push(text!("note-rounding", methods = wrong));
    }
    notes
}
