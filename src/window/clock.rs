//! Time in equal steps, so that the same command gives the same frames on every machine.

use super::host::canvas;
use super::trace::TracePrinter;
use hantei_scenes::scene::Viewer;

/// A scene's frame, seconds.
const STEP: f64 = 1.0 / 60.0;
/// A window's frame this near to a step counts as one, seconds: displays are a little slower than they say.
const NEAR: f64 = 0.003;
/// The most time to make up for, seconds.
const MOST: f64 = 0.25;

#[derive(Default)]
pub(super) struct Clock {
    /// The time of the last frame, while something moves, seconds.
    last: Option<f64>,
    /// Time that is not yet a whole step, seconds.
    owed: f64,
}

impl Clock {
    /// Runs the steps that are due and reports new answers to `trace`; true while anything moves.
    pub(super) fn advance(&mut self, scene: &mut Viewer, trace: &mut TracePrinter) -> bool {
        let passed = self.last.map_or(STEP, |last| (canvas::now() - last).clamp(0.0, MOST));
        self.owed += if (passed - STEP).abs() < NEAR { STEP } else { passed };
        let mut moves = self.last.is_some();
        let start = canvas::now();
        while self.owed >= STEP {
            self.owed -= STEP;
            moves = scene.advance(&canvas::stopwatch);
            trace.report(scene);
            // If steps take longer than their own time, making up for them would take longer still.
            if !moves || canvas::now() - start > STEP {
                self.owed = 0.0;
            }
        }
        self.last = moves.then(canvas::now);
        moves
    }

    /// Forgets the last frame: the time until the next one is not made up for.
    pub(super) fn rest(&mut self) {
        self.last = None;
    }

    /// Waits for the next step if the display does not: nothing moves before it. `plays`: something besides the scene.
    #[cfg_attr(target_arch = "wasm32", expect(unused_variables, reason = "a page is asked for each frame"))]
    pub(super) fn wait(&self, plays: bool) {
        #[cfg(not(target_arch = "wasm32"))]
        {
            let left = match self.last {
                Some(last) => last + STEP - self.owed - canvas::now(),
                None if plays => STEP,
                None => return,
            };
            canvas::wait(left.clamp(0.0, STEP));
        }
    }
}
