//! The pointer, the view, and how a scene is fitted into the stage.

use super::Door;
use super::shared::number::tidy;
use crate::figure::Viewport;
use hantei_collision::{About, Point};
use std::f64::consts::FRAC_PI_4;

/// The pointer's place and modifiers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// World units.
    pub at: Point,
    /// Stage pixels.
    pub on_stage: Point,
    /// How near the pointer has to be to grab something, world units.
    pub reach: f64,
    /// Whether Shift is down.
    pub shift: bool,
    /// Whether Ctrl is down: drags then move by tenths of a step.
    pub fine: bool,
    /// Whether it is a finger, which cannot move by single pixels.
    pub by_finger: bool,
    /// The view.
    pub viewport: Viewport,
}

impl Pointer {
    /// The step of a drag for a shape of this size, world units: 1, less for a small shape; with Ctrl a tenth of that.
    pub(super) fn step(&self, size: f64) -> f64 {
        let step = if size > 0.0 { 10f64.powf(size.min(1.0).log10().floor()) } else { 1.0 };
        if self.fine { step / 10.0 } else { step }
    }
}

/// A coordinate after a drag by `by`, on a whole step. Without movement it stays where it is, even between two steps.
pub(super) fn stepped(from: f64, by: f64, step: f64) -> f64 {
    if by.abs() < step / 2.0 { from } else { tidy(((from + by) / step).round() * step) }
}

/// How a scene is shown now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The view.
    pub viewport: Viewport,
    /// The pointer; `None` if it is not on the stage.
    pub pointer: Option<Pointer>,
    /// What is lit up: the subject of the row under the pointer, else of the present step, else of what is near it.
    pub lit: Option<About>,
    /// The present step, from 1; 0 is off.
    pub step: usize,
    /// The page of the panel.
    pub door: Door,
    /// Whether the grid is on, with numbers at the left and the top.
    pub grid: bool,
    /// Whether the answer is hidden until a guess.
    pub guesses: bool,
    /// Whether a guess is awaited, or a typed test that can be read: then nothing is drawn that gives the answer away.
    pub hides: bool,
}

/// How a scene is fitted into the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The part of the stage to fill, without what is [`reserved`](super::Scene::reserved).
    pub part: f64,
    /// The largest part of the whole stage to fill.
    pub most: f64,
    /// Fits again when a knob changes the scene's extent or the scene leaves the stage. Without it, the scene is fitted
    /// when it opens.
    pub always: bool,
}

impl Fit {
    /// Fits when the scene opens.
    pub const WHEN_NEEDED: Self = Self { part: 0.6, most: 0.59, always: false };
    /// The same for a scene with shadows, which need no more space beside the shapes.
    pub const BESIDE_SHADOWS: Self = Self { part: 0.92, ..Self::WHEN_NEEDED };
    /// The field fills the stage, whatever is in it.
    pub const FIELD: Self = Self { part: 1.0, most: 1.0, always: true };
}

/// The pointer's shape, which shows what a press would do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointerShape {
    /// A press does nothing.
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
    /// The same shape in a picture that is turned clockwise by `degrees`.
    pub(super) fn turned(self, degrees: f64) -> Self {
        let directions = [Self::Horizontal, Self::Falling, Self::Vertical, Self::Rising];
        let eighths = (degrees.to_radians() / FRAC_PI_4).round().rem_euclid(4.0) as usize;
        let place = directions.into_iter().position(|direction| direction == self);
        place.map_or(self, |place| directions[(place + eighths) % directions.len()])
    }
}
