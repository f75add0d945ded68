//! What a scene is: what it does and says, its tables, and any scene as the viewer holds it.

use super::action::ActionKeys;
use super::{
    Action, Chord, Door, Examples, FigureLook, FigurePointer, Fit, Group, Judged, Key, Knob, Look, Numbers, Playback,
    Pointer, PointerShape, Puzzle, Readings, SceneAnswers, Setting, ShownPair, Tab, TextFlaw, Trace, Value, Walk,
};
use crate::figure::Figure;
use crate::words::{Text, Words};
use hantei_collision::{About, Rect, ShapeKind};
use hantei_judge::{CodeLanguage, Mistake};
use std::any::Any;
use std::rc::Rc;

/// A scene's name, and what it has.
#[derive(Clone, Copy)]
pub struct Facts {
    /// Stable kebab-case key for the command line, the address and snapshot files.
    pub name: &'static str,
    /// The tab that it stands under.
    pub tab: Tab,
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
        tab: Tab::Shapes,
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

/// A lesson topic: its state, what input does to it, its picture and its readings.
///
/// [`draw`](Self::draw) and [`read`](Self::read) depend on the state alone: the same state always gives the same
/// figure.
pub trait Scene {
    /// The pointer moved.
    fn moved(&mut self, _: Pointer) {}
    /// The pointer left the stage.
    fn left(&mut self) {}
    /// The pair in another scene that an action leads to, once.
    fn take_onward(&mut self) -> Option<ShownPair> {
        None
    }
    /// The main button went down.
    fn pressed(&mut self, _: Pointer) {}
    /// The main button went up. All changes since [`pressed`](Self::pressed) are one for undo.
    fn released(&mut self, _: Pointer) {}
    /// Whether a press here changes only the view, and so is allowed before a guess.
    fn looks(&self, _: Pointer) -> bool {
        false
    }
    /// The wheel turned by this many steps, above 0 to zoom in; false lets the view zoom.
    fn wheeled(&mut self, _: Pointer, _steps: f64) -> bool {
        false
    }
    /// A sixtieth of a second passes; true while anything moves or is measured by `clock`, in seconds.
    fn advance(&mut self, _clock: &dyn Fn() -> f64) -> bool {
        false
    }
    /// The stage has this width and height, stage pixels; for a scene that places something by them.
    fn laid_out(&mut self, _stage: (f64, f64)) {}

    /// Called after each possible change, to update what follows from the state.
    fn settled(&mut self) {}

    /// Draws the shapes, in world units.
    fn draw(&self, look: &Look, figure: &mut Figure);
    /// Draws over the shapes in stage pixels, independent of the view.
    fn draw_over(&self, _: &Look, _: &mut Figure) {}
    /// Draws the figure behind a door, in the figure's pixels.
    fn draw_figure(&self, _: Door, _: &FigureLook, _: &mut Figure) {}
    /// The main button went down in a door's figure.
    fn pressed_figure(&mut self, _: Door, _: FigurePointer) {}
    /// The wheel turned over a door's figure, above 0 to zoom in.
    fn wheeled_figure(&mut self, _: Door, _: FigurePointer, _steps: f64) {}
    /// What the panel shows: verdict, methods with their comparisons, notes.
    fn read(&self, look: &Look) -> Readings;
    /// The present test; `None` while something is not placed. Stepping, guessing, the trace and copies use it.
    fn trial(&self) -> Option<Box<dyn Judged>> {
        None
    }
    /// The comparisons of the chosen method.
    fn walk(&self) -> Option<Walk> {
        Some(self.trial()?.walk())
    }
    /// The question for a guess of the method's answer.
    fn puzzle(&self) -> Option<Puzzle> {
        Some(self.trial()?.puzzle())
    }
    /// The question for a guess of the true answer.
    fn puzzle_of_truth(&self) -> Option<Puzzle> {
        self.trial().map_or_else(|| self.puzzle(), |trial| Some(trial.puzzle_of_truth()))
    }
    /// What the goals of lessons can check.
    fn answers(&self) -> SceneAnswers {
        SceneAnswers::default()
    }
    /// Whether a kind of case, by its place in [`deals`](Facts::deals), is about what is shown.
    fn can_deal(&self, _kind: usize) -> bool {
        true
    }
    /// Sets up a random case of a kind, by its place in [`deals`](Facts::deals).
    fn deal(&mut self, _kind: usize, _numbers: &mut Numbers) {}
    /// Called after a guess, to bring what decides into sight.
    fn reveal(&mut self) {}
    /// What is near the pointer that a row of the panel is about.
    fn near(&self, _: Pointer) -> Option<About> {
        None
    }
    /// What a press would do here.
    fn pointer_shape(&self, _: Pointer) -> PointerShape {
        PointerShape::Arrow
    }
    /// The extent of the scene, world units.
    fn bounds(&self) -> Option<Rect> {
        None
    }
    /// What the scene's own drawing takes along the right and the bottom, stage pixels. The rest is for the shapes.
    fn reserved(&self) -> (f64, f64) {
        (0.0, 0.0)
    }
    /// The shadows of two shapes stand along its left and its bottom border.
    fn has_shadows(&self) -> bool {
        false
    }
    /// Named shapes and their places, world units; a marker at the border shows one that is out of sight.
    fn landmarks(&self) -> Vec<(Text, Rect)> {
        Vec::new()
    }
    /// What A and B are, where they can change.
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        None
    }
    /// The shape to move first, world units; the picture shows beside it how.
    fn invitation(&self) -> Option<Rect> {
        None
    }
    /// Whether y grows up.
    fn grows_up(&self) -> bool {
        false
    }
    /// The playback of a scene that moves.
    fn playback(&self) -> Option<&Playback> {
        None
    }
    /// The same, mutable.
    fn playback_mut(&mut self) -> Option<&mut Playback> {
        None
    }
    /// Adds the present answer to a line of the trace.
    fn trace(&self, trace: Trace) -> Trace {
        trace
    }
    /// The chosen method as a function in a programming language, if it tests one pair.
    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        Some(self.trial()?.as_code(language, words))
    }
    /// The case as a Rust test that uses `hantei-collision`, or a comment that says why there is none.
    fn as_test(&self) -> String {
        self.trial().map_or_else(|| "// This scene is no case for a test.\n".into(), |trial| trial.as_test())
    }
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
        S::KNOBS[knob].flaw(self, text)
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
