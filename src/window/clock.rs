//! Time in steps that are always the same, so that the same command gives the same frames on every machine.

use super::trace::TracePrinter;
use crate::scene::Viewer;
use macroquad::miniquad;

/// What a scene calls a frame, seconds.
const STEP: f64 = 1.0 / 60.0;
/// A frame of the window that is as near as this to a step is one, seconds: displays are not quite as fast as they say.
const NEAR: f64 = 0.003;
/// No more time than this is made up for, seconds.
const MOST: f64 = 0.25;

/// Keeps time while something moves.
#[derive(Default)]
pub(super) struct Clock {
    /// When the last frame was, while something moves, seconds.
    last: Option<f64>,
    /// What has passed and is not a whole step yet, seconds.
    owed: f64,
}

impl Clock {
    /// Lets the time pass that has passed, each new answer to `trace`; true while anything moves.
    pub(super) fn advance(&mut self, scene: &mut dyn Viewer, trace: &mut TracePrinter) -> bool {
        let passed = self.last.map_or(STEP, |last| (miniquad::date::now() - last).clamp(0.0, MOST));
        self.owed += if (passed - STEP).abs() < NEAR { STEP } else { passed };
        let mut moves = self.last.is_some();
        let start = miniquad::date::now();
        while self.owed >= STEP {
            self.owed -= STEP;
            moves = scene.advance(&miniquad::date::now);
            trace.report(scene);
            // Steps that take longer than they stand for are not made up for: that would take longer still.
            if !moves || miniquad::date::now() - start > STEP {
                self.owed = 0.0;
            }
        }
        self.last = moves.then(miniquad::date::now);
        moves
    }

    /// Forgets when the last frame was: the time until the next one is not made up for.
    pub(super) fn rest(&mut self) {
        self.last = None;
    }

    /// Waits for the next step where the display does not: nothing would move before. What `plays` without the scene needs no
    /// frames sooner either.
    #[cfg_attr(target_arch = "wasm32", expect(unused_variables, reason = "a page is asked for each frame"))]
    pub(super) fn wait(&self, plays: bool) {
        #[cfg(not(target_arch = "wasm32"))]
        {
            let left = match self.last {
                Some(last) => last + STEP - self.owed - miniquad::date::now(),
                None if plays => STEP,
                None => return,
            };
            std::thread::sleep(std::time::Duration::from_secs_f64(left.clamp(0.0, STEP)));
        }
    }
}
