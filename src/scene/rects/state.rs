//! The two rectangles, and by what they are judged.

use crate::scene::shared::tested::TestState;
use hantei_collision::{OverlapMethod, Point, Rect};

/// Edge length of both rectangles at the start (HSP), world units.
const SIZE: f64 = 100.0;
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
    /// Nothing while it has not been moved and stays in the middle of the stage.
    pub(super) b: Option<Rect>,
    /// A's top-left corner is at the pointer.
    pub(super) follow: bool,
    pub(super) test: TestState<OverlapMethod>,
}

impl Default for State {
    /// As the HSP script starts: A at (0, 0), B in the middle of the stage.
    fn default() -> Self {
        Self {
            a: Rect::from_origin_size(Point::new(0.0, 0.0), SIZE, SIZE),
            b: None,
            follow: true,
            test: TestState::new(FIRST_FORMULA),
        }
    }
}

impl State {
    /// Where a rectangle is. Until B is moved, it is in the `middle`, on whole pixels as HSP's division has it.
    pub(super) fn rect(&self, which: Which, middle: (f64, f64)) -> Rect {
        let start = |middle: f64| (middle - SIZE / 2.0).floor();
        match (which, self.b) {
            (Which::A, _) => self.a,
            (Which::B, Some(moved)) => moved,
            (Which::B, None) => Rect::from_origin_size(Point::new(start(middle.0), start(middle.1)), SIZE, SIZE),
        }
    }
}
