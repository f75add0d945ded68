//! The judge of a typed test of a circle and a rectangle, and what it has found, in words.

use crate::scene::shared::own::Own;
use crate::scene::shared::trial::Judgement;
use hantei_collision::CircleAndRect;

#[derive(Default)]
pub struct CircleJudging;

impl CircleJudging {
    pub(super) fn advance(&mut self, _: usize, _: &Own<CircleAndRect>) -> Option<Judgement<CircleAndRect>> {
        None
    }

    pub(super) fn progress(&self) -> f64 {
        0.0
    }
}
