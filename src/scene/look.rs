//! How a scene is looked at: the pointer, the view, and how what there is to see is fitted into the stage.

use super::Door;
use super::shared::number::tidy;
use crate::figure::Viewport;
use hantei_collision::{About, Point};
use std::f64::consts::FRAC_PI_4;

/// Where the pointer is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// World units.
    pub at: Point,
    /// Stage pixels.
    pub on_stage: Point,
    /// How near the pointer has to be to grab something, world units.
    pub reach: f64,
    /// Shift is down.
    pub shift: bool,
    /// Ctrl is down: what is dragged goes by tenths of a step.
    pub fine: bool,
    /// Where world units stand on the stage.
    pub viewport: Viewport,
}

impl Pointer {
    /// The step in which the pointer moves something of this size, world units: a whole unit, less for what is smaller than
    /// that, and a tenth of it with Ctrl.
    pub(super) fn step(&self, size: f64) -> f64 {
        let step = if size > 0.0 { 10f64.powf(size.min(1.0).log10().floor()) } else { 1.0 };
        if self.fine { step / 10.0 } else { step }
    }
}

/// Where a drag by `by` leads on an axis: to a whole number of steps. What is not moved stays, also between two steps.
pub(super) fn stepped(from: f64, by: f64, step: f64) -> f64 {
    if by.abs() < step / 2.0 { from } else { tidy(((from + by) / step).round() * step) }
}

/// How a scene is looked at now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Where world units stand on the stage.
    pub viewport: Viewport,
    /// Where the pointer is, if it is on the stage.
    pub pointer: Option<Pointer>,
    /// What is lit up: what the row under the pointer speaks of, else the present step, else what the pointer is near.
    pub lit: Option<About>,
    /// How many comparisons have been stepped through; 0 is off.
    pub step: usize,
    /// What the panel shows.
    pub door: Door,
    /// The grid is on, with numbers along the left and along the top.
    pub grid: bool,
    /// One guesses before one sees.
    pub guesses: bool,
    /// A guess is waited for: nothing that tells the answer is drawn.
    pub hides: bool,
}

/// How what there is to see is fitted into the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The part of the stage that it fills, of what is not [`reserved`](super::Scene::reserved).
    pub part: f64,
    /// It always fills it: it is fitted again where a knob changes what there is to see, or it gets out of sight. Else it
    /// is fitted when it opens, to 0.59 of the whole stage at most, and then left alone.
    pub always: bool,
}

impl Fit {
    /// Fitted when it opens.
    pub const WHEN_NEEDED: Self = Self { part: 0.6, always: false };
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
    /// The shape for the same thing in a picture turned clockwise by `degrees`.
    pub(super) fn turned(self, degrees: f64) -> Self {
        let directions = [Self::Horizontal, Self::Falling, Self::Vertical, Self::Rising];
        let eighths = (degrees.to_radians() / FRAC_PI_4).round().rem_euclid(4.0) as usize;
        let place = directions.into_iter().position(|direction| direction == self);
        place.map_or(self, |place| directions[(place + eighths) % directions.len()])
    }
}
