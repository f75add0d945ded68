//! The cost of each method, measured a little in every frame, so that the window stays responsive.

use super::method::BroadPhase;
use super::motion::{self, CrowdKind};
use hantei_collision::{Border, Crowd, Pair, Rect};

/// The numbers of rectangles to measure.
const SIZES: [usize; 10] = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];
/// The limit for an interactive frame, milliseconds. Slower runs are not measured.
pub(super) const INTERACTIVE: f64 = 50.0;
/// Time for measuring in a frame, seconds.
const SHARE: f64 = 0.006;
/// A shorter run is repeated and timed together, seconds.
const SHORT: f64 = 0.005;
/// The most runs timed together.
const LONGEST_ROW: u32 = 1 << 12;
/// The shown method is measured up to this many milliseconds, because the window waits for it anyway.
const SHOWN: f64 = 250.0;
/// Up to this many rectangles the scene's costs come before the curves: any method takes a few frames at most.
const FEW: usize = 2_000;
/// Each cost is measured this often, and the least counts: other work of the machine only adds to it.
const ROUNDS: usize = 3;

#[derive(Default)]
pub(super) struct Costs {
    /// The crowd that they belong to.
    of: Option<(CrowdKind, u64)>,
    /// How many measurements are done or left out: [`ROUNDS`] times [`SIZES`] times [`BroadPhase::ALL`].
    done: usize,
    /// For each method, numbers of rectangles and the least milliseconds.
    curves: [Vec<(f64, f64)>; 3],
    /// The number of rectangles in the scene, and a number that changes from time to time.
    present_of: (usize, u64),
    /// For each method, the least milliseconds of the scene.
    pub(super) present: [Option<f64>; 3],
    /// Which of them are measured since that number changed.
    is_fresh: [bool; 3],
    crowd: Crowd,
    found: Vec<Pair>,
    rects: Vec<Rect>,
}

impl Costs {
    const ROUND: usize = SIZES.len() * BroadPhase::ALL.len();
    const ALL: usize = Self::ROUND * ROUNDS;

    /// Measures for a while; true while more is left. `present` are the rectangles of the scene, and the method that
    /// it shows, which comes first.
    pub(super) fn measure(
        &mut self,
        of: (CrowdKind, u64),
        present_of: (usize, u64),
        present: &[Rect],
        shown: BroadPhase,
        clock: &dyn Fn() -> f64,
    ) -> bool {
        if self.of != Some(of) {
            *self = Self { of: Some(of), crowd: std::mem::take(&mut self.crowd), ..Self::default() };
        }
        if self.present_of.0 != present_of.0 {
            self.present = [None; 3];
        }
        if self.present_of != present_of {
            (self.present_of, self.is_fresh) = (present_of, [false; 3]);
        }
        if present.len() <= FEW && self.measure_present(present, shown, clock) {
            return true;
        }
        let start = clock();
        while self.done < Self::ALL {
            self.measure_next(of.0, of.1, clock);
            if clock() - start >= SHARE {
                break;
            }
        }
        if self.done < Self::ALL {
            return true;
        }
        self.measure_present(present, shown, clock)
    }

    /// Measures a method on the scene's rectangles; false if no cost is missing.
    fn measure_present(&mut self, present: &[Rect], shown: BroadPhase, clock: &dyn Fn() -> f64) -> bool {
        let missing = |method: &BroadPhase| {
            let most = if *method == shown { SHOWN } else { INTERACTIVE };
            !self.is_fresh[*method as usize] && self.predicted(*method, present.len()) < most
        };
        let Some(method) = std::iter::once(shown).chain(BroadPhase::ALL.iter().copied()).find(missing) else {
            return false;
        };
        let cost = self.time(method, present, clock);
        let place = method as usize;
        (self.present[place], self.is_fresh[place]) = (Some(least(self.present[place], cost)), true);
        true
    }

    /// Measures the next point of the curves, unless it is known to take too long.
    fn measure_next(&mut self, kind: CrowdKind, seed: u64, clock: &dyn Fn() -> f64) {
        let place = self.done % Self::ROUND;
        let (size, method) = (SIZES[place / BroadPhase::ALL.len()], BroadPhase::ALL[place % BroadPhase::ALL.len()]);
        self.done += 1;
        if self.predicted(method, size) >= INTERACTIVE {
            return;
        }
        if self.rects.len() != size {
            self.rects = motion::at(kind, size, seed, 0);
        }
        let rects = std::mem::take(&mut self.rects);
        let cost = self.time(method, &rects, clock);
        self.rects = rects;
        let curve = &mut self.curves[method as usize];
        match curve.iter_mut().find(|(n, _)| *n == size as f64) {
            Some((_, known)) => *known = known.min(cost),
            None => curve.push((size as f64, cost)),
        }
    }

    /// Whether a method handles `n` rectangles within a frame.
    pub(super) fn interactive(&self, method: BroadPhase, n: usize) -> bool {
        self.predicted(method, n) < INTERACTIVE
    }

    /// Milliseconds, from the last measured cost and the method's growth.
    pub(super) fn predicted(&self, method: BroadPhase, n: usize) -> f64 {
        let known = self.curves[method as usize].iter().rev().find(|(size, _)| *size <= n as f64);
        let known = known.or_else(|| self.curves[method as usize].first());
        known.map_or(0.0, |&(size, cost)| cost * method.growth().powf((n as f64 / size).log2()))
    }

    /// Milliseconds of one run. A browser's clock may be as coarse as a millisecond, so short runs are timed together,
    /// twice as many each time.
    fn time(&mut self, method: BroadPhase, rects: &[Rect], clock: &dyn Fn() -> f64) -> f64 {
        let is_short = self.predicted(method, rects.len()) < SHORT * 1000.0;
        let mut find = || method.find(&mut self.crowd, rects, Border::Hits, &mut self.found, &mut ());
        // The first of several short runs allocates memory and wakes cores, so it does not count.
        if is_short {
            find();
        }
        let mut runs = 1;
        loop {
            let start = clock();
            for _ in 0..runs {
                find();
            }
            let took = clock() - start;
            if took > SHORT || runs >= LONGEST_ROW {
                return took * 1000.0 / f64::from(runs);
            }
            runs *= 2;
        }
    }

    /// The progress of the curves, percent; `None` before the first measurement.
    pub(super) fn progress(&self) -> Option<usize> {
        self.of.map(|_| self.done * 100 / Self::ALL)
    }

    pub(super) fn curves(&self) -> Vec<(&'static str, Vec<(f64, f64)>)> {
        BroadPhase::ALL.iter().map(|&method| (method.name(), self.curves[method as usize].clone())).collect()
    }

    /// From about how many rectangles brute force is too slow, by the less disturbed one of its last two measurements.
    pub(super) fn limit_of_brute(&self) -> Option<f64> {
        let known = self.curves[BroadPhase::Brute as usize].iter().rev().take(2).filter(|_| self.done == Self::ALL);
        known.filter(|(_, cost)| *cost > 0.0).map(|(size, cost)| size * (INTERACTIVE / cost).sqrt()).reduce(f64::max)
    }
}

fn least(known: Option<f64>, cost: f64) -> f64 {
    known.map_or(cost, |known| known.min(cost))
}
