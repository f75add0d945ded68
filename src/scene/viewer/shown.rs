use super::Event;
use super::opening::in_quotes;
use crate::figure::{Figure, Viewport};
use crate::scene::{
    Answer, Door, ExampleGroup, Guessing, Key, Offer, PointerShape, Readings, Setting, TextFlaw, Trace,
};
use crate::words::{Text, Words};
use hantei_collision::{CodeLanguage, Point, Rect};

/// A scene as it is shown, whichever it is.
pub trait Viewer {
    /// Stable kebab-case key: command line, address, snapshot file.
    fn name(&self) -> &'static str;
    /// What its tab says.
    fn title(&self) -> Text {
        Text::message(format!("{}-title", self.name()))
    }
    /// Takes in one event, already in world units.
    fn handle(&mut self, event: Event);
    /// Moves time on by one frame, a sixtieth of a second; true while anything moves, or is measured by `clock`, which
    /// tells seconds.
    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool;
    /// Where world units stand on the stage now.
    fn viewport(&self) -> Viewport;
    /// Draws the current state, in stage pixels.
    fn figure(&self) -> Figure;
    /// What to do first, while nothing has been done, and where that is said, stage pixels.
    fn invitation(&self) -> Option<(Text, Rect)>;
    /// Why what followed the pointer no longer does, and where that is said, stage pixels.
    fn reminder(&self) -> Option<(Text, Rect)>;
    /// Everything that there is to see, in world units.
    fn bounds(&self) -> Option<Rect>;
    /// Whether a picture of it has the verdict over it.
    fn shows_verdict(&self) -> bool;
    /// What the panel shows besides its first page.
    fn door(&self) -> Door;
    /// The door whose figure stands on the stage's place, large, if one does.
    fn large(&self) -> Option<Door>;
    /// The doors of its panel.
    fn doors(&self) -> Vec<Door>;
    /// Draws the figure behind a door, on an area of this size, with the pointer here on it, logical pixels.
    fn panel_figure(&self, door: Door, size: (f64, f64), pointer: Option<Point>) -> Figure;
    /// How many comparisons have been stepped through; 0 is off.
    fn step(&self) -> usize;
    /// What the panel tells: verdict, methods with their comparisons, notes.
    fn readings(&self) -> Readings;
    /// What a press would do where the pointer is.
    fn pointer_shape(&self) -> PointerShape;
    /// All that can be done, the scene's own first.
    fn actions(&self) -> Vec<Offer>;
    /// The one of them with this name.
    fn offer(&self, name: &str) -> Option<Offer>;
    /// What these keys do here, with Ctrl and Shift up or down.
    fn meaning(&self, key: Key, ctrl: bool, shift: bool) -> Option<Event>;
    /// What goals can ask: each name, and what is answered now; `None` while something is not placed.
    fn answers(&self) -> Vec<(String, Option<Answer>)>;
    /// The kinds of case that are dealt to be guessed.
    fn deals(&self) -> &'static [&'static str];
    /// Whether there is a guess to make, or one was made.
    fn guesses(&self) -> bool {
        self.guessing().is_some()
    }
    /// What there is to guess, or was guessed; `None` where one does not guess.
    fn guessing(&self) -> Option<Guessing>;
    /// Hides what tells the answer, as before a guess, while the course asks; or shows it again.
    fn hide(&mut self, hides: bool);
    /// Whether the answer is hidden until it is guessed.
    fn is_hidden(&self) -> bool;
    /// What the mouse does, by name.
    fn gestures(&self) -> &'static [&'static str];
    /// Openings worth seeing: a name, and what a command line would say.
    fn presets(&self) -> &'static [(&'static str, &'static str)];
    /// Their groups: the name with which each begins.
    fn preset_groups(&self) -> &'static [(&'static str, ExampleGroup)];
    /// The knobs as they are set now, in the order shown.
    fn settings(&self) -> Vec<Setting>;
    /// Turns one knob to what `text` says.
    ///
    /// # Errors
    /// Unknown key, or what is wrong with a value that the knob does not allow. The scene then stays as it was.
    fn set(&mut self, key: &str, text: &str) -> Result<(), Text>;
    /// Turns several knobs, in this order, as one change: undo takes all of it back.
    ///
    /// # Errors
    /// As [`set`](Self::set). The scene then stays as it was.
    fn set_together(&mut self, settings: &[(&str, &str)]) -> Result<(), Text>;
    /// Opens anew, as these settings say, whatever their order.
    ///
    /// # Errors
    /// As [`set`](Self::set), with key and value, and a key that is given twice. The scene then stays as it was.
    fn open(&mut self, settings: &[(&str, &str)]) -> Result<(), Text>;
    /// The words that open the scene as it is now on a stage of this size: its name, then what differs from the start.
    fn words(&self) -> Vec<String>;
    /// The shortest command line that opens it so: `hantei rects a=171,190,100,100`.
    fn command(&self) -> String {
        let words: Vec<String> = self.words().iter().map(|word| in_quotes(word)).collect();
        format!("hantei {}", words.join(" "))
    }
    /// What is wrong with a text that a knob of texts is to be set to, and where.
    fn flaw(&self, key: &str, text: &str) -> Option<TextFlaw>;
    /// What is answered now, as a line of the trace.
    fn trace(&self) -> Trace;
    /// The case as a Rust test.
    fn as_test(&self) -> String;
    /// The chosen method as a function in a programming language, if it tests one pair.
    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String>;
}
