//! Actions: what a key, a line of the menu or a button does. Declared once: the keys that work, the menu and the help
//! are one table.

use crate::words::Text;
use std::fmt;

/// A key, by what it is or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, upper case, a digit or a sign.
    Sign(char),
    /// An arrow key: to the right, down.
    Arrow(i8, i8),
    /// The space bar, once it comes up and nothing has been dragged meanwhile.
    Space,
    /// Escape.
    Escape,
    /// Page Down and Page Up: also what a presenter's hand control sends.
    PageDown,
    /// See [`PageDown`](Self::PageDown).
    PageUp,
    /// F1 to F12.
    Function(u8),
}

/// A key and the modifiers that have to be down with it. On a Mac, Cmd is what Ctrl is elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    /// The key.
    pub key: Key,
    /// Whether Ctrl has to be down; `None`: it does not matter.
    pub ctrl: Option<bool>,
    /// Whether Shift has to be down; `None`: it does not matter.
    pub shift: Option<bool>,
}

impl Chord {
    /// The key by itself.
    pub const fn plain(key: Key) -> Self {
        Self { key, ctrl: Some(false), shift: Some(false) }
    }

    /// The key with Ctrl.
    pub const fn ctrl(key: Key) -> Self {
        Self { key, ctrl: Some(true), shift: Some(false) }
    }

    /// The key with Ctrl and Shift.
    pub const fn ctrl_shift(key: Key) -> Self {
        Self { key, ctrl: Some(true), shift: Some(true) }
    }

    /// The key with Shift, where that makes another sign of it.
    pub const fn shift(key: Key) -> Self {
        Self { key, ctrl: Some(false), shift: Some(true) }
    }

    /// The key, whatever modifiers are down.
    pub const fn any(key: Key) -> Self {
        Self { key, ctrl: None, shift: None }
    }

    /// Whether this is what is pressed.
    pub fn fits(self, key: Key, ctrl: bool, shift: bool) -> bool {
        self.key == key
            && self.ctrl.is_none_or(|wanted| wanted == ctrl)
            && self.shift.is_none_or(|wanted| wanted == shift)
    }
}

/// As a person writes it: `Ctrl+Shift+C`.
impl fmt::Display for Chord {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl == Some(true) {
            // A sign of its own between two plus signs.
            out.write_str(if matches!(self.key, Key::Sign('+' | '-')) { "Ctrl + " } else { "Ctrl+" })?;
        }
        if self.shift == Some(true) && matches!(self.key, Key::Sign('A'..='Z')) {
            out.write_str("Shift+")?;
        }
        match self.key {
            Key::Sign(sign) => write!(out, "{sign}"),
            Key::Arrow(-1, _) => out.write_str("←"),
            Key::Arrow(1, _) => out.write_str("→"),
            Key::Arrow(_, -1) => out.write_str("↑"),
            Key::Arrow(..) => out.write_str("↓"),
            Key::Space => out.write_str("Space"),
            Key::Escape => out.write_str("Esc"),
            Key::PageDown => out.write_str("PgDn"),
            Key::PageUp => out.write_str("PgUp"),
            Key::Function(number) => write!(out, "F{number}"),
        }
    }
}

/// Which keys an action has.
#[derive(Clone, Copy, Debug)]
enum Keys {
    /// Each of these.
    Chords(&'static [Chord]),
    /// The arrow keys: left and right, up and down.
    Arrows { across: bool, down: bool },
}

/// Something that can be done to `Target`, as its author declares it.
pub struct Action<Target: 'static> {
    pub(super) name: &'static str,
    keys: Keys,
    run: ActionRun<Target>,
    /// What there is to see afterwards is somewhere else: it is looked for.
    pub(super) fits: bool,
}

/// What an action does.
enum ActionRun<Target: 'static> {
    /// This.
    Plain(fn(&mut Target)),
    /// This, with how far the arrow keys lead to the right and down: 1, with Shift 10, with Ctrl 0.1.
    Steps(fn(&mut Target, f64, f64)),
}

/// How many of `Target`'s units an arrow key leads, with and without Shift and Ctrl.
fn step(ctrl: bool, shift: bool) -> f64 {
    match (shift, ctrl) {
        (true, _) => 10.0,
        (false, true) => 0.1,
        (false, false) => 1.0,
    }
}

impl<Target> Action<Target> {
    /// Done by any of these keys, and by a line of the menu.
    pub const fn keys(name: &'static str, chords: &'static [Chord], run: fn(&mut Target)) -> Self {
        Self { name, keys: Keys::Chords(chords), run: ActionRun::Plain(run), fits: false }
    }

    /// The same; afterwards all that there is to see is fitted into the stage.
    #[must_use]
    pub const fn fitted(action: Self) -> Self {
        Self { fits: true, ..action }
    }

    /// Done where the readings offer it as a remedy, and by no key.
    pub const fn remedy(name: &'static str, run: fn(&mut Target)) -> Self {
        Self::keys(name, &[], run)
    }

    /// Done by the four arrow keys, which lead so far to the right and down.
    pub const fn arrows(name: &'static str, run: fn(&mut Target, f64, f64)) -> Self {
        Self { name, keys: Keys::Arrows { across: true, down: true }, run: ActionRun::Steps(run), fits: false }
    }

    /// Done by the arrow keys left and right.
    pub const fn left_right(name: &'static str, run: fn(&mut Target, f64, f64)) -> Self {
        Self { name, keys: Keys::Arrows { across: true, down: false }, run: ActionRun::Steps(run), fits: false }
    }

    /// Done by the arrow keys up and down.
    pub const fn up_down(name: &'static str, run: fn(&mut Target, f64, f64)) -> Self {
        Self { name, keys: Keys::Arrows { across: false, down: true }, run: ActionRun::Steps(run), fits: false }
    }

    /// Stable kebab-case name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The action as the menu and the help show it. Its words are those of `scope`: the scene, the viewer or the window.
    pub fn offer(&self, scope: &str) -> Offer {
        let keys = match self.keys {
            Keys::Chords(chords) => chords.iter().map(Chord::to_string).collect::<Vec<_>>().join(", "),
            Keys::Arrows { across: true, down: true } => "← → ↑ ↓".into(),
            Keys::Arrows { across: true, down: false } => "← →".into(),
            Keys::Arrows { .. } => "↑ ↓".into(),
        };
        let in_menu = matches!(self.keys, Keys::Chords([_, ..]));
        Offer { name: self.name, keys, words: Text::message(format!("{scope}-{}", self.name)), in_menu }
    }

    /// How far these keys lead with this action, to the right and down; `None` where they are not its keys.
    pub fn meant_by(&self, key: Key, ctrl: bool, shift: bool) -> Option<(f64, f64)> {
        match (self.keys, key) {
            (Keys::Chords(chords), _) => chords.iter().any(|chord| chord.fits(key, ctrl, shift)).then_some((0.0, 0.0)),
            (Keys::Arrows { across, down }, Key::Arrow(x, y)) => {
                let by = step(ctrl, shift);
                ((across && x != 0) || (down && y != 0)).then_some((f64::from(x) * by, f64::from(y) * by))
            }
            (Keys::Arrows { .. }, _) => None,
        }
    }

    /// Does it; `by` is how far arrow keys lead.
    pub fn run(&self, target: &mut Target, by: (f64, f64)) {
        match self.run {
            ActionRun::Plain(run) => run(target),
            ActionRun::Steps(run) => run(target, by.0, by.1),
        }
    }
}

/// An action as the menu and the help show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Its name, kebab-case: what [`Event::Act`](super::Event::Act) takes.
    pub name: &'static str,
    /// Its keys; empty where it has none.
    pub keys: String,
    /// What it does.
    pub words: Text,
    /// It has a line in the menu: it needs no direction, and its keys are not the only way to it.
    pub in_menu: bool,
}
