//! Actions: what a key, a menu line or a button does. One table gives the keys, the menu and the help.

use super::knob::TEST;
use crate::words::Text;
use std::fmt;

/// A key, by its function or the character it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// An upper-case letter, a digit or a sign.
    Sign(char),
    /// An arrow key: steps to the right, steps down.
    Arrow(i8, i8),
    /// The space bar, when it is released without a drag in between.
    Space,
    /// Escape.
    Escape,
    /// Enter.
    Enter,
    /// Delete.
    Delete,
    /// Page Down; presenter remotes send it too.
    PageDown,
    /// Page Up; presenter remotes send it too.
    PageUp,
    /// F1 to F12.
    Function(u8),
}

/// A key with its modifiers. On a Mac, Cmd counts as Ctrl.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    /// The key.
    pub key: Key,
    /// Whether Ctrl has to be down; `None`: either.
    pub ctrl: Option<bool>,
    /// Whether Shift has to be down; `None`: either.
    pub shift: Option<bool>,
}

impl Chord {
    /// The key without modifiers.
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

    /// The key with Shift.
    pub const fn shift(key: Key) -> Self {
        Self { key, ctrl: Some(false), shift: Some(true) }
    }

    /// The key with any modifiers.
    pub const fn any(key: Key) -> Self {
        Self { key, ctrl: None, shift: None }
    }

    /// Whether this chord was pressed.
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
            // `Ctrl++` would be hard to read.
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
            Key::Enter => out.write_str("Enter"),
            Key::Delete => out.write_str("Del"),
            Key::PageDown => out.write_str("PgDn"),
            Key::PageUp => out.write_str("PgUp"),
            Key::Function(number) => write!(out, "F{number}"),
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Keys {
    Chords(&'static [Chord]),
    Arrows { across: bool, down: bool },
}

/// Something that can be done to `Target`, as its author declares it.
pub struct Action<Target: 'static> {
    pub(super) keys: ActionKeys,
    run: ActionRun<Target>,
}

/// An action's name and keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct ActionKeys {
    pub(super) name: &'static str,
    keys: Keys,
    /// Whether its words are those that all tests share.
    of_test: bool,
    /// Fits the scene into the stage afterwards.
    pub(super) fits: bool,
}

enum ActionRun<Target: 'static> {
    Plain(fn(&mut Target)),
    /// Takes the step to the right and down: 1, with Shift 10, with Ctrl 0.1.
    Steps(fn(&mut Target, f64, f64)),
}

fn step(ctrl: bool, shift: bool) -> f64 {
    match (shift, ctrl) {
        (true, _) => 10.0,
        (false, true) => 0.1,
        (false, false) => 1.0,
    }
}

impl<Target> Action<Target> {
    const fn new(name: &'static str, keys: Keys, run: ActionRun<Target>) -> Self {
        Self { keys: ActionKeys { name, keys, of_test: false, fits: false }, run }
    }

    /// An action with keys and a menu line.
    pub const fn keys(name: &'static str, chords: &'static [Chord], run: fn(&mut Target)) -> Self {
        Self::new(name, Keys::Chords(chords), ActionRun::Plain(run))
    }

    /// The same action; afterwards the scene is fitted into the stage.
    #[must_use]
    pub const fn fitted(action: Self) -> Self {
        Self { keys: ActionKeys { fits: true, ..action.keys }, ..action }
    }

    /// The same action with the words that all tests share.
    #[must_use]
    pub(super) const fn of_test(action: Self) -> Self {
        Self { keys: ActionKeys { of_test: true, ..action.keys }, ..action }
    }

    /// An action without keys, which the readings offer as a remedy.
    pub const fn remedy(name: &'static str, run: fn(&mut Target)) -> Self {
        Self::keys(name, &[], run)
    }

    /// An action of all four arrow keys; `run` takes the step to the right and down.
    pub const fn arrows(name: &'static str, run: fn(&mut Target, f64, f64)) -> Self {
        Self::new(name, Keys::Arrows { across: true, down: true }, ActionRun::Steps(run))
    }

    /// An action of the left and right arrow keys.
    pub const fn left_right(name: &'static str, run: fn(&mut Target, f64, f64)) -> Self {
        Self::new(name, Keys::Arrows { across: true, down: false }, ActionRun::Steps(run))
    }

    /// An action of the up and down arrow keys.
    pub const fn up_down(name: &'static str, run: fn(&mut Target, f64, f64)) -> Self {
        Self::new(name, Keys::Arrows { across: false, down: true }, ActionRun::Steps(run))
    }

    /// Stable kebab-case name.
    pub fn name(&self) -> &'static str {
        self.keys.name
    }

    /// The action for the menu and the help, with words of the catalogue's `scope`: a scene's name, `viewer` or `window`.
    pub fn offer(&self, scope: &str) -> Offer {
        self.keys.offer(scope)
    }

    /// The step to the right and down that these keys mean; `None` if they are not this action's keys.
    pub fn meant_by(&self, key: Key, ctrl: bool, shift: bool) -> Option<(f64, f64)> {
        self.keys.meant_by(key, ctrl, shift)
    }

    /// Runs the action; `by` is the step of arrow keys.
    pub fn run(&self, target: &mut Target, by: (f64, f64)) {
        match self.run {
            ActionRun::Plain(run) => run(target),
            ActionRun::Steps(run) => run(target, by.0, by.1),
        }
    }
}

impl ActionKeys {
    pub(super) fn offer(&self, scope: &str) -> Offer {
        let keys = match self.keys {
            Keys::Chords(chords) => chords.iter().map(Chord::to_string).collect::<Vec<_>>().join(", "),
            Keys::Arrows { across: true, down: true } => "← → ↑ ↓".into(),
            Keys::Arrows { across: true, down: false } => "← →".into(),
            Keys::Arrows { .. } => "↑ ↓".into(),
        };
        let in_menu = matches!(self.keys, Keys::Chords([_, ..]));
        let scope = if self.of_test { TEST } else { scope };
        Offer { name: self.name, keys, words: Text::message(format!("do-{scope}-{}", self.name)), in_menu }
    }

    pub(super) fn meant_by(&self, key: Key, ctrl: bool, shift: bool) -> Option<(f64, f64)> {
        match (self.keys, key) {
            (Keys::Chords(chords), _) => chords.iter().any(|chord| chord.fits(key, ctrl, shift)).then_some((0.0, 0.0)),
            (Keys::Arrows { across, down }, Key::Arrow(x, y)) => {
                let by = step(ctrl, shift);
                ((across && x != 0) || (down && y != 0)).then_some((f64::from(x) * by, f64::from(y) * by))
            }
            (Keys::Arrows { .. }, _) => None,
        }
    }
}

/// An action as the menu and the help show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// Kebab-case name, for [`Event::Act`](super::Event::Act).
    pub name: &'static str,
    /// Its keys; empty if it has none.
    pub keys: String,
    /// What it does.
    pub words: Text,
    /// Whether the menu lists it.
    pub in_menu: bool,
}
