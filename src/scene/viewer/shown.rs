use super::Event;
use super::opening::in_quotes;
use crate::figure::{Figure, Viewport};
use crate::scene::{Answer, Door, Guessing, Key, Offer, PointerShape, Readings, Setting, TextFlaw, Trace};
use crate::words::{Text, Words};
use hantei_collision::{CodeLanguage, Point, Rect};

/// Any scene in its viewer.
pub trait Viewer {
    /// Stable kebab-case key for the command line, the address and snapshot files.
    fn name(&self) -> &'static str;
    /// Its tab's title.
    fn title(&self) -> Text {
        Text::message(format!("{}-title", self.name()))
    }
    /// Handles an event.
    fn handle(&mut self, event: Event);
    /// A frame passes, a sixtieth of a second; true while anything moves or is measured by `clock`, in seconds.
    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool;
    /// The view.
    fn viewport(&self) -> Viewport;
    /// The picture, in stage pixels.
    fn figure(&self) -> Figure;
    /// What to do first and where to say it, stage pixels; `None` once something was done.
    fn invitation(&self) -> Option<(Text, Rect)>;
    /// Why what followed the pointer no longer does, and where that is said, stage pixels.
    fn reminder(&self) -> Option<(Text, Rect)>;
    /// The extent of the scene, world units.
    fn bounds(&self) -> Option<Rect>;
    /// Named shapes and their places, stage pixels.
    fn landmarks(&self) -> Vec<(Text, Rect)>;
    /// Whether a saved picture has the verdict.
    fn shows_verdict(&self) -> bool;
    /// The open door.
    fn door(&self) -> Door;
    /// The door whose figure replaces the stage.
    fn large(&self) -> Option<Door>;
    /// The doors of its panel.
    fn doors(&self) -> Vec<Door>;
    /// The figure behind a door in this size, with the pointer, logical pixels.
    fn panel_figure(&self, door: Door, size: (f64, f64), pointer: Option<Point>) -> Figure;
    /// The present step, from 1; 0 is off.
    fn step(&self) -> usize;
    /// What the panel shows: verdict, methods with their comparisons, notes.
    fn readings(&self) -> Readings;
    /// What a press would do at the pointer.
    fn pointer_shape(&self) -> PointerShape;
    /// All actions, the scene's own first.
    fn actions(&self) -> Vec<Offer>;
    /// The action of this name.
    fn offer(&self, name: &str) -> Option<Offer>;
    /// What a key does, with or without Ctrl and Shift.
    fn meaning(&self, key: Key, ctrl: bool, shift: bool) -> Option<Event>;
    /// What goals can check: names and present answers; `None` while something is not placed.
    fn answers(&self) -> Vec<(String, Option<Answer>)>;
    /// The kinds of case to guess.
    fn deals(&self) -> &'static [&'static str];
    /// Whether a guess is awaited or was made.
    fn guesses(&self) -> bool {
        self.guessing().is_some()
    }
    /// The guess; `None` while guessing is off.
    fn guessing(&self) -> Option<Guessing>;
    /// Hides the answer while the course asks, or shows it again.
    fn hide(&mut self, hides: bool);
    /// Whether the answer is hidden.
    fn is_hidden(&self) -> bool;
    /// What the mouse does, by name.
    fn gestures(&self) -> &'static [&'static str];
    /// The examples: a name and the settings of a command line.
    fn presets(&self) -> &'static [(&'static str, &'static str)];
    /// The groups of the examples: the first example of each, and the group's name.
    fn preset_groups(&self) -> &'static [(&'static str, &'static str)];
    /// The knobs with their values, in the order shown.
    fn settings(&self) -> Vec<Setting>;
    /// Sets one knob.
    ///
    /// # Errors
    /// An unknown key, or why the value is not allowed. The scene then stays the same.
    fn set(&mut self, key: &str, text: &str) -> Result<(), Text>;
    /// Sets several knobs, in this order, as one change for undo.
    ///
    /// # Errors
    /// As [`set`](Self::set). The scene then stays the same.
    fn set_together(&mut self, settings: &[(&str, &str)]) -> Result<(), Text>;
    /// Opens the scene anew with these settings, in any order.
    ///
    /// # Errors
    /// As [`set`](Self::set), with key and value; a key given twice. The scene then stays the same.
    fn open(&mut self, settings: &[(&str, &str)]) -> Result<(), Text>;
    /// The words that open the scene as it is on a stage of this size: its name, then what differs from the start.
    fn words(&self) -> Vec<String>;
    /// The shortest command line that opens it: `hantei rects a=171,190,100,100`.
    fn command(&self) -> String {
        let words: Vec<String> = self.words().iter().map(|word| in_quotes(word)).collect();
        format!("hantei {}", words.join(" "))
    }
    /// What is wrong with `text`, for a knob that takes text.
    fn flaw(&self, key: &str, text: &str) -> Option<TextFlaw>;
    /// The present answer as a line of the trace.
    fn trace(&self) -> Trace;
    /// The case as a Rust test.
    fn as_test(&self) -> String;
    /// The chosen method as a function in a programming language, if it tests one pair.
    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String>;
}
