//! Both rectangles turned by one angle. After a comment under HSP's article: turn the whole scene back, then test as
//! usual. So the angle belongs to the view and never to the answer.

use crate::figure::Transform;
use crate::scene::shared::number::shown;
use crate::text;
use crate::words::Text;
use hantei_collision::Point;

/// Length of a turn, frames.
const FRAMES: u32 = 45;

/// The angle, and the picture's turn towards it.
#[derive(Default)]
pub(super) struct PictureTurn {
    /// Degrees, clockwise.
    pub(super) angle: f64,
    /// Whether the scene is shown turned back.
    pub(super) back: bool,
    /// The angle from which the picture turns, degrees.
    from: f64,
    /// Frames left of the turn.
    left: u32,
    /// Frames run. Without them, the turn ends at once.
    alive: bool,
}

impl PictureTurn {
    /// The angle at the end of the turn.
    pub(super) fn target(&self) -> f64 {
        if self.back { 0.0 } else { self.angle }
    }

    /// The present angle of the picture.
    pub(super) fn shown(&self) -> f64 {
        let part = f64::from(self.left) / f64::from(FRAMES);
        // It starts and stops gently.
        let eased = part * part * (3.0 - 2.0 * part);
        self.target() + (self.from - self.target()) * eased
    }

    pub(super) fn advance(&mut self) -> bool {
        self.alive = true;
        let moves = self.left > 0;
        self.left = self.left.saturating_sub(1);
        moves
    }

    /// Changes the angle, and begins a turn from the present one.
    pub(super) fn set(&mut self, change: impl FnOnce(&mut Self)) {
        let from = self.shown();
        change(self);
        self.from = from;
        self.left = if self.alive && from != self.target() { FRAMES } else { 0 };
    }

    pub(super) fn text(&self) -> Option<Text> {
        let angle = || shown(self.angle);
        let text = if self.back { text!("turned-back", angle = angle()) } else { text!("turned", angle = angle()) };
        (self.angle != 0.0).then_some(text)
    }
}

/// A turn around the middle of the sources' window, so that panning does not turn.
pub(super) fn around_middle(degrees: f64) -> Transform {
    Transform::turned(degrees, Point::new(320.0, 240.0))
}
