//! Every key, what it does and what the help says of it: one table.

use crate::scene::{COMMON_KEYS, Event, Scene};
use crate::window::host;
use macroquad::input::KeyCode;
use macroquad::miniquad::KeyMods;

/// Something that the window does by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::window) enum Action {
    /// Shows or hides the help.
    Help,
    /// Shows or hides the panel.
    Panel,
    /// Fills the screen, or not.
    FullScreen,
    /// Makes everything larger (1) or smaller (-1).
    Scale(isize),
    /// Puts what opens this picture on the clipboard.
    Copy,
    /// Puts the case on the clipboard as a Rust test.
    CopyTest,
    /// Writes window and stage to files.
    Save,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::window) enum Does {
    /// Something to the scene.
    Event(Event),
    /// Moves the selected thing: to the right, down.
    Nudge(f64, f64),
    /// Something to the window.
    Act(Action),
}

/// Whether a modifier has to be down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Yes,
    No,
    Any,
}

/// One key and what it does.
pub(in crate::window) struct Binding {
    /// As the help writes it; empty where the line before says it.
    pub(in crate::window) keys: &'static str,
    code: KeyCode,
    ctrl: Held,
    shift: Held,
    pub(in crate::window) does: Does,
}

const fn key(keys: &'static str, code: KeyCode, ctrl: Held, shift: Held, does: Does) -> Binding {
    Binding { keys, code, ctrl, shift, does }
}

/// All keys, in the order of the help.
pub(in crate::window) const BINDINGS: [Binding; 25] = {
    use Held::{Any, No, Yes};
    use KeyCode as K;
    [
        key("Space", PLAY, Any, Any, Does::Event(Event::Played)),
        key("← →", K::Left, Any, Any, Does::Nudge(-1.0, 0.0)),
        key("", K::Right, Any, Any, Does::Nudge(1.0, 0.0)),
        key("↑ ↓", K::Up, Any, Any, Does::Nudge(0.0, -1.0)),
        key("", K::Down, Any, Any, Does::Nudge(0.0, 1.0)),
        key(".", K::Period, Any, No, Does::Event(Event::Stepped(1))),
        key(",", K::Comma, Any, No, Does::Event(Event::Stepped(-1))),
        key("K", K::K, No, Any, Does::Event(Event::Kept { another: None })),
        key("Esc", K::Escape, Any, Any, Does::Event(Event::Clear)),
        key("0", K::Key0, No, No, Does::Event(Event::Fitted)),
        key("1", K::Key1, No, No, Does::Event(Event::ActualSize)),
        key("Ctrl+Z", K::Z, Yes, No, Does::Event(Event::Undo)),
        key("Ctrl+Y", K::Y, Yes, Any, Does::Event(Event::Redo)),
        key("", K::Z, Yes, Yes, Does::Event(Event::Redo)),
        key("Ctrl+C", K::C, Yes, No, Does::Act(Action::Copy)),
        key("Ctrl+Shift+C", K::C, Yes, Yes, Does::Act(Action::CopyTest)),
        key("Ctrl+S", K::S, Yes, Any, Does::Act(Action::Save)),
        key("Ctrl + +", K::Equal, Yes, Any, Does::Act(Action::Scale(1))),
        key("", K::KpAdd, Yes, Any, Does::Act(Action::Scale(1))),
        key("Ctrl + -", K::Minus, Yes, Any, Does::Act(Action::Scale(-1))),
        key("", K::KpSubtract, Yes, Any, Does::Act(Action::Scale(-1))),
        key("F11", K::F11, Any, Any, Does::Act(Action::FullScreen)),
        key("F9", K::F9, Any, Any, Does::Act(Action::Panel)),
        key("F1, ?", K::F1, Any, Any, Does::Act(Action::Help)),
        key("", K::Slash, No, Yes, Does::Act(Action::Help)),
    ]
};

/// The key that plays and pauses when it comes up; while it is down, the mouse pans.
pub(in crate::window) const PLAY: KeyCode = KeyCode::Space;

/// What the window does by itself, in words.
pub(in crate::window) const ACTIONS: [(Action, &str); 8] = [
    (Action::Copy, host::COPY),
    (Action::CopyTest, "copy the case as a Rust test"),
    (Action::Save, "save window (PNG) and stage (SVG)"),
    (Action::Scale(1), "everything larger"),
    (Action::Scale(-1), "everything smaller"),
    (Action::FullScreen, "full screen"),
    (Action::Panel, "hide or show the panel"),
    (Action::Help, "all keys, and what the mouse does"),
];

/// Each key that does something in `scene`, as the help writes it, what that is, and what it is in words.
pub(in crate::window) fn explained(scene: &dyn Scene) -> impl Iterator<Item = (&'static str, Does, &'static str)> {
    let own = scene.keys();
    let in_scene = move |event: Event| own.iter().chain(&COMMON_KEYS).find(|(known, _)| *known == event);
    let what = move |binding: &Binding| match binding.does {
        Does::Event(event) => in_scene(event).map(|(_, what)| *what),
        Does::Nudge(dx, dy) => in_scene(Event::Nudged { dx, dy }).map(|(_, what)| *what),
        Does::Act(action) => ACTIONS.iter().find(|(known, _)| *known == action).map(|(_, what)| *what),
    };
    let named = BINDINGS.iter().filter(|binding| !binding.keys.is_empty());
    named.filter_map(move |binding| Some((binding.keys, binding.does, what(binding)?)))
}

/// What the mouse does everywhere; and fingers, which only browsers tell of.
pub(in crate::window) const MOUSE: &[(&str, &str)] =
    if cfg!(target_arch = "wasm32") { &[WHEEL, DRAG, ("two fingers", "zoom and pan")] } else { &[WHEEL, DRAG] };
const WHEEL: (&str, &str) = ("wheel", "zoom at the pointer");
const DRAG: (&str, &str) = ("middle drag", "pan, also Space + drag");

/// What a key does. A step is 1, with Shift 10, with Ctrl 0.1.
pub(in crate::window) fn meaning(code: KeyCode, modifiers: KeyMods) -> Option<Does> {
    let fits = |held, down: bool| match held {
        Held::Yes => down,
        Held::No => !down,
        Held::Any => true,
    };
    // On a Mac, Cmd is what Ctrl is elsewhere.
    let command = modifiers.ctrl || modifiers.logo;
    let found = BINDINGS
        .iter()
        .find(|binding| binding.code == code && fits(binding.ctrl, command) && fits(binding.shift, modifiers.shift));
    let step = match (modifiers.shift, modifiers.ctrl) {
        (true, _) => 10.0,
        (false, true) => 0.1,
        (false, false) => 1.0,
    };
    found.map(|binding| match binding.does {
        Does::Nudge(dx, dy) => Does::Event(Event::Nudged { dx: dx * step, dy: dy * step }),
        does @ (Does::Event(_) | Does::Act(_)) => does,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{all, open};

    /// No line of the table hides another, and what is handled is what the help says, for both are the table.
    #[test]
    fn every_key_of_the_table_does_what_its_line_says() {
        for binding in &BINDINGS {
            let down = |held| held == Held::Yes;
            let modifiers = KeyMods { ctrl: down(binding.ctrl), shift: down(binding.shift), ..KeyMods::default() };
            let expected = match binding.does {
                Does::Nudge(dx, dy) => Does::Event(Event::Nudged { dx, dy }),
                does @ (Does::Event(_) | Does::Act(_)) => does,
            };
            assert_eq!(meaning(binding.code, modifiers), Some(expected), "{:?}", binding.code);
        }
        assert_eq!(meaning(KeyCode::Q, KeyMods::default()), None, "a key that is not in the table");
        assert_eq!(meaning(KeyCode::C, KeyMods::default()), None, "a letter is no command");
    }

    /// What the help says of a scene is what its keys do: a key that is not in it changes nothing, and each one that a
    /// scene has words for is bound.
    #[test]
    fn the_help_is_the_table() {
        for scene in all() {
            let named = |event: Event| BINDINGS.iter().any(|binding| sends(binding) == Some(event));
            for (event, what) in scene.keys().iter().chain(&COMMON_KEYS) {
                assert!(named(*event), "{}: no key for {what}", scene.name());
            }
            let shown = explained(scene.as_ref()).count();
            assert!(shown >= scene.keys().len() + COMMON_KEYS.len() + ACTIONS.len(), "{}", scene.name());
        }
        for (action, what) in ACTIONS {
            let named = |binding: &Binding| binding.does == Does::Act(action) && !binding.keys.is_empty();
            assert!(BINDINGS.iter().any(named), "no key for {what}");
        }
    }

    fn sends(binding: &Binding) -> Option<Event> {
        match binding.does {
            Does::Event(event) => Some(event),
            Does::Nudge(dx, dy) => Some(Event::Nudged { dx, dy }),
            Does::Act(_) => None,
        }
    }

    #[test]
    fn a_key_without_words_does_nothing() {
        for scene in all() {
            let scene_name = scene.name();
            for binding in BINDINGS.iter().filter(|binding| !binding.keys.is_empty()) {
                let Some(event) = sends(binding) else { continue };
                let explained = scene.keys().iter().chain(&COMMON_KEYS).any(|(known, _)| *known == event);
                // Everything that could change is there: a preset, a probe, a step, a zoom.
                let opening = match scene_name {
                    "quad" => "preset=wpf-figure",
                    "melons" | "crowd" => "frame=50",
                    _ => "a=10,10,50,50",
                };
                let opened = || {
                    let mut scene = open(&[scene_name, opening, "zoom=2"]).expect(opening);
                    scene.handle(Event::Stepped(1));
                    scene
                };
                let (before, mut after) = (opened(), opened());
                if event == Event::Undo || event == Event::Redo {
                    continue;
                }
                after.handle(event);
                let changed = before.figure() != after.figure() || before.controls() != after.controls();
                assert_eq!(changed, explained, "{scene_name}: {}", binding.keys);
            }
        }
    }

    #[test]
    fn steps() {
        let step = |shift, ctrl| meaning(KeyCode::Right, KeyMods { shift, ctrl, ..KeyMods::default() });
        for (shift, ctrl, dx) in [(false, false, 1.0), (true, false, 10.0), (false, true, 0.1)] {
            assert_eq!(step(shift, ctrl), Some(Does::Event(Event::Nudged { dx, dy: 0.0 })), "{shift} {ctrl}");
        }
    }
}
