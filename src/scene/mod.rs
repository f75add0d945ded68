//! The lessons. A scene knows nothing of windows, widgets or files.
//!
//! To add one: write a file that implements [`Scene`], and add its line to [`all`]. Tab, command line, `hantei list`,
//! SVG and the tests that walk the list then know it.

mod command;
mod control;
mod crowd;
mod desk;
mod film;
mod melons;
mod number;
mod pair;
mod quad;
mod readings;
mod rects;
mod steps;
mod view;

pub use command::{command, words};
pub use control::{Control, Field, Group, SettingError, Value, list, open, set};
pub use crowd::CrowdScene;
pub use desk::KEYS as COMMON_KEYS;
pub use melons::MelonsScene;
pub use quad::QuadScene;
pub use readings::{MethodRow, Plot, Readings, Row, RowId, Says, Section, Truth};
pub use rects::RectsScene;
pub use view::ZOOM_STEP;

use crate::figure::{Figure, Viewport};
use crate::geometry::Point;

/// Every scene, freshly opened, in the order of the tabs. The first opens by itself.
pub fn all() -> Vec<Box<dyn Scene>> {
    vec![
        Box::new(RectsScene::default()),
        Box::new(QuadScene::default()),
        Box::new(MelonsScene::default()),
        Box::new(CrowdScene::default()),
    ]
}

/// How near the pointer has to be to grab a handle, stage pixels.
const REACH: f64 = 12.0;

/// Something that happens to a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The stage has this size now, stage pixels.
    Resized {
        /// Above 0.
        width: f64,
        /// Above 0.
        height: f64,
    },
    /// The pointer is here, world units. While the button is down this may be outside the stage.
    PointerMoved(Point),
    /// The pointer is no longer on the stage.
    PointerLeft,
    /// The main button went down here, world units.
    Pressed(Point),
    /// The main button went up here, world units.
    Released(Point),
    /// Move the selected thing by this much, world units.
    Nudged {
        /// To the right.
        dx: f64,
        /// Down.
        dy: f64,
    },
    /// The pointer is on the rows with this id in the panel, or on none.
    RowHovered(Option<RowId>),
    /// Take the last change back.
    Undo,
    /// Make the change that was taken back again.
    Redo,
    /// Start over.
    Clear,
    /// Keep the probe where it is, and judge it along with those that come.
    Kept {
        /// The main button went down here, world units, and places the next one.
        another: Option<Point>,
    },
    /// Play, or pause.
    Played,
    /// Turn the order of the corners round.
    Reversed,
    /// Swap corners so that no edges cross.
    Untangled,
    /// Walk through the chosen method, by so many comparisons; where things move, by so many frames.
    Stepped(isize),
    /// Look nearer (above 0) or from farther away.
    Zoomed {
        /// What is here stays where it is, stage pixels.
        at: Point,
        /// Steps of a mouse wheel, each [`ZOOM_STEP`] times nearer.
        steps: f64,
    },
    /// Shift the picture.
    Panned {
        /// To the right, stage pixels.
        dx: f64,
        /// Down, stage pixels.
        dy: f64,
    },
    /// Look so that everything fits.
    Fitted,
    /// Look so that a world unit is a stage pixel.
    ActualSize,
}

/// The pointer's shape: what a press would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointerShape {
    /// Nothing.
    #[default]
    Arrow,
    /// Place a point.
    Cross,
    /// Drag something.
    Move,
    /// Drag a left or right edge.
    Horizontal,
    /// Drag a top or bottom edge.
    Vertical,
    /// Drag a top-left or bottom-right corner.
    Falling,
    /// Drag a top-right or bottom-left corner.
    Rising,
}

impl PointerShape {
    /// The shape for the same thing in a picture turned clockwise by so many degrees.
    fn turned(self, degrees: f64) -> Self {
        let ways = [Self::Horizontal, Self::Falling, Self::Vertical, Self::Rising];
        let eighths = (degrees / 45.0).round().rem_euclid(4.0) as usize;
        let way = ways.into_iter().position(|way| way == self);
        way.map_or(self, |way| ways[(way + eighths) % ways.len()])
    }
}

/// What a scene answers now. Two equal answers need no new line in the trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Who answers.
    pub method: &'static str,
    /// With which border rule.
    pub border: &'static str,
    /// The exact relation; `None` while something is not placed.
    pub contact: Option<&'static str>,
    /// What the method says; `None` while something is not placed.
    pub verdict: Option<bool>,
    /// What is to be told anew even if all else is the same: how many times a probe has been placed, or the frame at
    /// which something happened.
    pub moment: usize,
    /// One bit for each probe that is kept: whether it is inside.
    pub kept: u64,
}

/// One lesson: some state, what input does to it, and the picture of it.
///
/// `handle`, `set` and `advance` write, everything else reads, and the same state always gives the same figure.
pub trait Scene {
    /// Stable kebab-case key: command-line argument, snapshot file.
    fn name(&self) -> &'static str;
    /// What its tab says.
    fn title(&self) -> &'static str;
    /// Takes in one event, already in world units.
    fn handle(&mut self, event: Event);
    /// Moves time on by one frame, a sixtieth of a second; true while anything moves, or is measured by `clock`, which
    /// tells seconds.
    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        let _ = clock;
        false
    }
    /// Where world units stand on the stage now.
    fn viewport(&self) -> Viewport;
    /// Draws the current state.
    fn figure(&self) -> Figure;
    /// What the panel tells: verdict, methods with their comparisons, notes.
    fn readings(&self) -> Readings;
    /// The knobs, each with a key and its present value, in the order shown.
    fn controls(&self) -> Vec<Control>;
    /// Turns one knob. `value` has the kind and the allowed numbers of the control with this key; [`set`] sees to it.
    fn set(&mut self, key: &str, value: Value);
    /// What a press would do where the pointer is.
    fn pointer_shape(&self) -> PointerShape;
    /// Openings worth seeing: a name, and the settings that it stands for.
    fn presets(&self) -> &'static [(&'static str, &'static str)];
    /// What the mouse does: the gesture, and its effect.
    fn mouse(&self) -> &'static [(&'static str, &'static str)];
    /// What the events that keys send do here, besides [`COMMON_KEYS`]. An event in neither does nothing.
    fn keys(&self) -> &'static [(Event, &'static str)];
    /// The case as a Rust test that calls the collision module.
    fn as_test(&self) -> String;
    /// What is answered now.
    fn answer(&self) -> Answer;
    /// The answer with all its numbers: one JSON object on one line.
    fn trace(&self) -> String;
}
