//! What a scene says of itself, and any scene as the viewer holds it.

use super::action::ActionKeys;
use super::{Action, Chord, Door, Examples, Fit, Group, Key, Knob, Scene, Setting, TextFlaw, Value};
use crate::words::Text;
use hantei_judge::Mistake;
use std::any::Any;
use std::rc::Rc;

/// A scene's name, and what it has.
#[derive(Clone, Copy)]
pub struct Facts {
    /// Stable kebab-case key for the command line, the address and snapshot files.
    pub name: &'static str,
    /// The examples: a name and the settings of a command line. The first is the scene's start.
    pub examples: Examples,
    /// Wrong tests that are openings: their formulas belong to the presets `mistake-…`.
    pub mistakes: &'static [Mistake],
    /// The kinds of tricky case that [`deal`](Scene::deal) makes.
    pub deals: &'static [&'static str],
    /// The keys of the two guesses, the same in every language: `H` for a hit, `M` for a miss.
    pub guess_keys: &'static [[Chord; 1]; 2],
    /// What the mouse does, by name.
    pub gestures: &'static [&'static str],
    /// How the scene is fitted into the stage.
    pub fit: Fit,
    /// Whether [`walk`](Scene::walk) can be stepped through.
    pub steps: bool,
    /// The doors that show a figure.
    pub figures: &'static [Door],
    /// Whether the scene lies in the plane of the stage. If not, it draws its own grid.
    pub is_flat: bool,
}

impl Facts {
    /// A scene with nothing but a picture; its name is missing.
    pub const NEW: Self = Self {
        name: "",
        examples: Examples { all: &[("start", "")], groups: &[] },
        mistakes: &[],
        deals: &[],
        guess_keys: &[[Chord::plain(Key::Sign('H'))], [Chord::plain(Key::Sign('M'))]],
        gestures: &[],
        fit: Fit::WHEN_NEEDED,
        steps: false,
        figures: &[],
        is_flat: true,
    };
}

/// A scene's tables, and its state.
pub trait SceneKind: Scene + Default + 'static {
    /// What is judged; undo restores it. The selection, a drag and measurements stay outside.
    type State: Clone + PartialEq + 'static;

    /// Its name, and what it has.
    const FACTS: Facts;
    /// What can be set, in the order in which it is set.
    const KNOBS: &'static [Knob<Self>];
    /// The actions of keys, menu lines and remedies.
    const ACTIONS: &'static [Action<Self>] = &[];

    /// What undo restores.
    fn state(&mut self) -> &mut Self::State;
}

/// A state of any kind of scene.
pub(super) trait AnyState: Any {
    fn equals(&self, other: &dyn AnyState) -> bool;
}

impl<State: PartialEq + 'static> AnyState for State {
    fn equals(&self, other: &dyn AnyState) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref() == Some(self)
    }
}

/// A scene of any kind. A knob or an action is named by its place in the scene's table.
pub(super) trait AnyScene: Scene {
    fn facts(&self) -> Facts;
    /// The scene as it starts.
    fn start(&self) -> Box<dyn AnyScene>;
    fn kept(&mut self) -> Rc<dyn AnyState>;
    fn restore(&mut self, state: &dyn AnyState);
    fn knobs(&self) -> Vec<(&'static str, Group)>;
    /// The place of the knob with this key.
    fn knob(&self, key: &str) -> Option<usize>;
    fn setting(&self, knob: usize) -> Setting;
    fn parse(&self, knob: usize, text: &str) -> Result<Value, Text>;
    fn flaw(&self, knob: usize, text: &str) -> Option<TextFlaw>;
    fn set(&mut self, knob: usize, value: &Value);
    fn actions(&self) -> Vec<ActionKeys>;
    fn act(&mut self, action: usize, by: (f64, f64));
}

impl<S: SceneKind> AnyScene for S {
    fn facts(&self) -> Facts {
        S::FACTS
    }

    fn start(&self) -> Box<dyn AnyScene> {
        Box::new(S::default())
    }

    fn kept(&mut self) -> Rc<dyn AnyState> {
        Rc::new(self.state().clone())
    }

    fn restore(&mut self, state: &dyn AnyState) {
        let state: &dyn Any = state;
        if let Some(state) = state.downcast_ref() {
            self.state().clone_from(state);
        }
    }

    fn knobs(&self) -> Vec<(&'static str, Group)> {
        S::KNOBS.iter().map(|knob| (knob.key, knob.group)).collect()
    }

    fn knob(&self, key: &str) -> Option<usize> {
        S::KNOBS.iter().position(|knob| knob.key == key)
    }

    fn setting(&self, knob: usize) -> Setting {
        S::KNOBS[knob].setting(self, S::FACTS.name)
    }

    fn parse(&self, knob: usize, text: &str) -> Result<Value, Text> {
        S::KNOBS[knob].parse(self, text)
    }

    fn flaw(&self, knob: usize, text: &str) -> Option<TextFlaw> {
        S::KNOBS[knob].flaw(text)
    }

    fn set(&mut self, knob: usize, value: &Value) {
        S::KNOBS[knob].set(self, value);
    }

    fn actions(&self) -> Vec<ActionKeys> {
        S::ACTIONS.iter().map(|action| action.keys).collect()
    }

    fn act(&mut self, action: usize, by: (f64, f64)) {
        S::ACTIONS[action].run(self, by);
    }
}
