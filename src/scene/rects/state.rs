//! The two rectangles, and by what they are judged.

use crate::scene::shared::tested::TestState;
use hantei_collision::{OverlapMethod, Point, Rect};

/// Edge length of both rectangles at the start (HSP), world units.
const SIZE: f64 = 100.0;
/// Where A begins until the pointer comes, and B, in the middle of HSP's window of 640 × 480; world units.
const START_OF_A: Point = Point::new(142.0, 146.0);
const START_OF_B: Point = Point::new(270.0, 190.0);
/// What a typed test begins with: one of Processing's four conditions, which asks for the others.
const FIRST_FORMULA: &str = "bx < ax + aw";

/// One of the two rectangles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Which {
    #[default]
    A,
    B,
}

impl Which {
    pub(super) const ALL: [Self; 2] = [Self::A, Self::B];
}

/// All that undo brings back.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::scene) struct State {
    pub(super) a: Rect,
    pub(super) b: Rect,
    /// A's top-left corner is at the pointer.
    pub(super) follow: bool,
    pub(super) test: TestState<OverlapMethod>,
}

impl Default for State {
    /// As the HSP script starts: A somewhere, for it follows the pointer, and B in the middle of the window.
    fn default() -> Self {
        Self {
            a: Rect::from_origin_size(START_OF_A, SIZE, SIZE),
            b: Rect::from_origin_size(START_OF_B, SIZE, SIZE),
            follow: true,
            test: TestState::new(FIRST_FORMULA),
        }
    }
}

impl State {
    /// Where a rectangle is.
    pub(super) fn rect(&self, which: Which) -> Rect {
        match which {
            Which::A => self.a,
            Which::B => self.b,
        }
    }
}
