//! What of space is shown: the frame stays while A is moved in it, so that nothing jumps.

use hantei_collision::{Axis, Cuboid, Interval, TwoCuboids};

/// How wide a view is, as a part of its height.
pub(super) const ASPECT: f64 = 156.0 / 112.0;
/// Both take this part of it where it is fitted.
const PART: f64 = 0.8;
/// It shows at most so much more than is needed.
const LARGEST: f64 = 2.5;
/// It is fitted to multiples of its size divided by this power of 2.
const ROUND: f64 = 6.0;

/// The part of space that picture, views and shadows show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpaceFrame {
    /// To what it is fitted.
    pub(super) all: Cuboid,
    /// The middle of it.
    pub(super) centre: [f64; 3],
    /// As much of an axis as a view is high.
    pub(super) span: f64,
    /// Where the shadow of each axis begins: so far before both that all three begin in line.
    pub(super) least: [f64; 3],
    /// As much of an axis as a row of shadows is long.
    pub(super) length: f64,
    /// How far the box reaches from its middle, whatever one looks from.
    pub(super) reach: f64,
    b: Cuboid,
}

/// The smallest box around both.
fn around(both: &TwoCuboids) -> Cuboid {
    let ends = |axis: Axis| {
        let [a, b] = [both.a, both.b].map(|cuboid| cuboid.interval(axis));
        Interval { min: a.min.min(b.min), max: a.max.max(b.max) }
    };
    Cuboid::from_intervals(Axis::SPACE.map(ends))
}

/// The box with its ends at round numbers, no farther in: so its command says the same box.
fn rounded(all: Cuboid) -> Cuboid {
    let largest = all.size().into_iter().fold(0.0, f64::max);
    let unit = if largest > 0.0 { (largest.log2().floor() - ROUND).exp2() } else { 1.0 };
    Cuboid::from_intervals(Axis::SPACE.map(|axis| {
        let Interval { min, max } = all.interval(axis);
        Interval { min: (min / unit).floor() * unit, max: (max / unit).ceil() * unit }
    }))
}

impl SpaceFrame {
    /// Fitted to both.
    pub(super) fn of(both: &TwoCuboids) -> Self {
        Self::fitted(rounded(around(both)), both.b)
    }

    /// Fitted to a box around both, while this is B.
    pub(super) fn fitted(all: Cuboid, b: Cuboid) -> Self {
        let [width, height, depth] = all.size();
        let needed = (width / ASPECT).max(height).max(depth);
        let span = if needed > 0.0 { needed / PART } else { 1.0 };
        let before = span * (1.0 - PART) / 2.0;
        let least = all.min().map(|min| min - before);
        let reach = all.size().into_iter().map(|size| size * size).sum::<f64>().sqrt() / 2.0;
        Self { all, centre: all.centre(), span, least, length: span.max(width / PART), reach, b }
    }

    /// The same, unless B is another one, A is out of it, or both have become small in it.
    pub(super) fn kept_for(self, both: &TwoCuboids) -> Self {
        let (all, fitted) = (around(both), Self::of(both));
        let is_in = |axis: Axis| {
            let (at, least) = (axis as usize, self.least[axis as usize]);
            let most = (self.centre[at] + self.room(axis) / 2.0).min(least + self.length);
            all.min()[at] >= least && all.max()[at] <= most
        };
        let is_kept = self.b == both.b && Axis::SPACE.into_iter().all(is_in) && self.span <= LARGEST * fitted.span;
        if is_kept { self } else { fitted }
    }

    /// How much of an axis the views show.
    fn room(&self, axis: Axis) -> f64 {
        self.span * if axis == Axis::X { ASPECT } else { 1.0 }
    }
}
