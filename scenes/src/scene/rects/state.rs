//! The two rectangles, and how they are tested.

use crate::scene::shared::follow::Follow;
use crate::scene::shared::tested::TestState;
use hantei_collision::{OverlapMethod, Point, Rect};

/// Side of both rectangles at the start (HSP), world units.
const SIZE: f64 = 100.0;
/// Where A begins, and B, in the middle of HSP's window of 640 × 480; world units.
const START_OF_A: Point = Point::new(142.0, 146.0);
const START_OF_B: Point = Point::new(270.0, 190.0);
/// The typed test at the start: one of Processing's four conditions, which makes the reader ask for the others.
const FIRST_FORMULA: &str = "bx < ax + aw";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum WhichRect {
    #[default]
    A,
    B,
}

impl WhichRect {
    pub(super) const ALL: [Self; 2] = [Self::A, Self::B];
}

#[derive(Clone, Debug, PartialEq)]
pub(in crate::scene) struct RectsState {
    pub(super) a: Rect,
    pub(super) b: Rect,
    pub(super) follow: Follow,
    pub(super) test: TestState<OverlapMethod>,
}

impl Default for RectsState {
    /// The start of the HSP script: A follows the pointer, B is in the middle of the window.
    fn default() -> Self {
        Self {
            a: Rect::from_origin_size(START_OF_A, SIZE, SIZE),
            b: Rect::from_origin_size(START_OF_B, SIZE, SIZE),
            follow: Follow::On,
            test: TestState::new(FIRST_FORMULA),
        }
    }
}

impl RectsState {
    pub(super) fn follows(&self) -> bool {
        self.follow == Follow::On
    }

    pub(super) fn rect(&self, which: WhichRect) -> Rect {
        match which {
            WhichRect::A => self.a,
            WhichRect::B => self.b,
        }
    }
}
