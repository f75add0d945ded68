//! Every key, what it does and what the help says of it: one table.

use crate::scene::Event;
use macroquad::input::KeyCode;
use macroquad::miniquad::KeyMods;

/// Something that the window does by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Action {
    /// Shows or hides the help.
    Help,
    /// Shows or hides the panel.
    Panel,
    /// Fills the screen, or not.
    FullScreen,
    /// Makes everything larger (1) or smaller (-1).
    Scale(isize),
    /// Puts the command line that opens this picture on the clipboard.
    CopyCommand,
    /// Puts the case on the clipboard as a Rust test.
    CopyTest,
    /// Writes window and stage to files.
    Save,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Does {
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
pub(super) struct Binding {
    /// As the help writes it.
    pub(super) keys: &'static str,
    /// What it is for; empty where the line before says it.
    pub(super) what: &'static str,
    code: KeyCode,
    ctrl: Held,
    shift: Held,
    pub(super) does: Does,
}

const fn key(keys: &'static str, code: KeyCode, ctrl: Held, shift: Held, does: Does, what: &'static str) -> Binding {
    Binding { keys, what, code, ctrl, shift, does }
}

/// All keys, in the order of the help.
pub(super) const BINDINGS: [Binding; 23] = {
    use Held::{Any, No, Yes};
    use KeyCode as K;
    [
        key("← → ↑ ↓", K::Left, Any, Any, Does::Nudge(-1.0, 0.0), "move the selected by 1 (Shift: 10, Ctrl: 0.1)"),
        key("", K::Right, Any, Any, Does::Nudge(1.0, 0.0), ""),
        key("", K::Up, Any, Any, Does::Nudge(0.0, -1.0), ""),
        key("", K::Down, Any, Any, Does::Nudge(0.0, 1.0), ""),
        key("Ctrl+Z", K::Z, Yes, No, Does::Event(Event::Undo), "undo"),
        key("Ctrl+Y", K::Y, Yes, Any, Does::Event(Event::Redo), "redo, also Ctrl+Shift+Z"),
        key("", K::Z, Yes, Yes, Does::Event(Event::Redo), ""),
        key("Esc", K::Escape, Any, Any, Does::Event(Event::Clear), "clear the points (in Point in a quad)"),
        key("0", K::Key0, No, No, Does::Event(Event::Fitted), "fit everything into the stage"),
        key("1", K::Key1, No, No, Does::Event(Event::ActualSize), "actual size: a world unit is a pixel"),
        key(".", K::Period, Any, No, Does::Event(Event::Stepped(1)), "step through the method; , steps back"),
        key("", K::Comma, Any, No, Does::Event(Event::Stepped(-1)), ""),
        key("Ctrl+C", K::C, Yes, No, Does::Act(Action::CopyCommand), "copy the command that opens this picture"),
        key("Ctrl+Shift+C", K::C, Yes, Yes, Does::Act(Action::CopyTest), "copy the case as a Rust test"),
        key("Ctrl+S", K::S, Yes, Any, Does::Act(Action::Save), "save the window as PNG and the stage as SVG"),
        key("Ctrl + and -", K::Equal, Yes, Any, Does::Act(Action::Scale(1)), "everything larger, smaller"),
        key("", K::KpAdd, Yes, Any, Does::Act(Action::Scale(1)), ""),
        key("", K::Minus, Yes, Any, Does::Act(Action::Scale(-1)), ""),
        key("", K::KpSubtract, Yes, Any, Does::Act(Action::Scale(-1)), ""),
        key("F11", K::F11, Any, Any, Does::Act(Action::FullScreen), "full screen"),
        key("F9", K::F9, Any, Any, Does::Act(Action::Panel), "hide or show the panel"),
        key("F1", K::F1, Any, Any, Does::Act(Action::Help), "this help, also ?"),
        key("", K::Slash, No, Yes, Does::Act(Action::Help), ""),
    ]
};

/// What the mouse does everywhere.
pub(super) const MOUSE: [(&str, &str); 2] =
    [("wheel", "zoom at the pointer"), ("middle drag", "pan, also Space + drag")];

/// What a key does. A step is 1, with Shift 10, with Ctrl 0.1.
pub(super) fn meaning(code: KeyCode, modifiers: KeyMods) -> Option<Does> {
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

    /// A line without words continues the one before it.
    #[test]
    fn every_effect_is_explained() {
        for (i, binding) in BINDINGS.iter().enumerate() {
            assert_eq!(binding.keys.is_empty(), binding.what.is_empty(), "line {i}");
            assert!(i > 0 || !binding.what.is_empty(), "the first line says what it does");
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
