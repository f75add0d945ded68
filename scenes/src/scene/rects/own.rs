//! The test of the two rectangles.

use super::{Follow, RectsScene, WhichRect};
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::tested::TestScene;
use crate::scene::tested;
use hantei_collision::{Axis, OverlapMethod, TwoRects};

impl TestScene for RectsScene {
    tested! { OverlapMethod, state.test, judging }

    fn shapes(&self) -> Option<TwoRects> {
        Some(self.two())
    }

    fn place_error(&mut self, TwoRects { a, b }: TwoRects) {
        self.place(WhichRect::A, a);
        self.place(WhichRect::B, b);
        self.state.follow = Follow::Off;
    }
}

impl RectsScene {
    pub(super) fn two(&self) -> TwoRects {
        TwoRects { a: self.rect(WhichRect::A), b: self.rect(WhichRect::B) }
    }

    pub(super) fn pair(&self) -> RectTrial {
        let plain = || RectTrial::new(self.two(), OverlapMethod::default(), self.state.test.border);
        self.chosen_trial().unwrap_or_else(plain)
    }
}

/// Whether the typed test is right in an arrangement; `None` while that is unknown.
pub(super) fn is_right(scene: &RectsScene, (x, y): (usize, usize)) -> Option<bool> {
    let is_it = |error: &TwoRects| [Axis::X, Axis::Y].map(|axis| error.way(axis) as usize) == [x, y];
    Some(!scene.judgement()?.errors.iter().any(is_it))
}
