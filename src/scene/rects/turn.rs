//! Both rectangles turned by the same angle. A comment under HSP's article: turn the whole scene back, then test as
//! ever. So the angle is part of how the scene is looked at, and never of its answer.

use crate::figure::Transform;
use crate::scene::shared::number::shown;
use crate::text;
use crate::words::Text;
use hantei_collision::Point;

/// How long a turn takes, frames.
const FRAMES: u32 = 45;

/// The angle, and how far the picture has come there.
#[derive(Default)]
pub(super) struct Turn {
    /// Degrees, clockwise.
    pub(super) angle: f64,
    /// The scene is seen turned back.
    pub(super) back: bool,
    /// The picture comes from this angle.
    from: f64,
    /// How many frames are left until it is there.
    left: u32,
    /// Frames run. Without them, a picture is at once as it is to be.
    alive: bool,
}

impl Turn {
    /// Where the picture is going.
    pub(super) fn target(&self) -> f64 {
        if self.back { 0.0 } else { self.angle }
    }

    /// Where it is.
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

    /// Changes where the picture is going, and sets off from where it is.
    pub(super) fn set(&mut self, change: impl FnOnce(&mut Self)) {
        let from = self.shown();
        change(self);
        self.from = from;
        self.left = if self.alive && from != self.target() { FRAMES } else { 0 };
    }

    /// What the panel says of it.
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
