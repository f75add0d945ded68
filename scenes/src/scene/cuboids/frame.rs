//! The part of space that is shown. It stays while A moves inside, so that nothing jumps.

use hantei_collision::{Axis, Cuboid, Interval, TwoCuboids};

/// A view's width, as a part of its height.
pub(super) const ASPECT: f64 = 156.0 / 112.0;
/// The part of a view that both cuboids fill when it is fitted.
const PART: f64 = 0.8;
/// It shows at most this many times what is needed.
const LARGEST: f64 = 2.5;
/// It is fitted to multiples of its size divided by this power of 2.
const ROUND: f64 = 6.0;

/// The part of space in the picture, the views and the shadows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpaceFrame {
    /// The box to which it is fitted.
    pub(super) all: Cuboid,
    pub(super) centre: [f64; 3],
    /// The length of an axis that a view's height shows.
    pub(super) span: f64,
    /// Where the shadow of each axis begins: all three begin in line before both cuboids.
    pub(super) least: [f64; 3],
    /// The length of an axis that a row of shadows shows.
    pub(super) length: f64,
    /// Both cuboids when it was fitted.
    pub(super) both: TwoCuboids,
}

fn around(both: &TwoCuboids) -> Cuboid {
    let ends = |axis: Axis| {
        let [a, b] = [both.a, both.b].map(|cuboid| cuboid.interval(axis));
        Interval { min: a.min.min(b.min), max: a.max.max(b.max) }
    };
    Cuboid::from_intervals(Axis::SPACE.map(ends))
}

/// The box, enlarged to round numbers, so that its command describes the same box.
fn rounded(all: Cuboid) -> Cuboid {
    let largest = all.size().into_iter().fold(0.0, f64::max);
    let unit = if largest > 0.0 { (largest.log2().floor() - ROUND).exp2() } else { 1.0 };
    Cuboid::from_intervals(Axis::SPACE.map(|axis| {
        let Interval { min, max } = all.interval(axis);
        Interval { min: (min / unit).floor() * unit, max: (max / unit).ceil() * unit }
    }))
}

impl SpaceFrame {
    pub(super) fn of(both: &TwoCuboids) -> Self {
        Self::fitted(rounded(around(both)), *both)
    }

    pub(super) fn fitted(all: Cuboid, both: TwoCuboids) -> Self {
        let [width, height, depth] = all.size();
        let needed = (width / ASPECT).max(height).max(depth);
        let span = if needed > 0.0 { needed / PART } else { 1.0 };
        let before = span * (1.0 - PART) / 2.0;
        let least = all.min().map(|min| min - before);
        Self { all, centre: all.centre(), span, least, length: span.max(width / PART), both }
    }

    /// The same frame, unless B has changed, A has left it, or both have become small in it.
    pub(super) fn kept_for(self, both: &TwoCuboids) -> Self {
        let (all, fitted) = (around(both), Self::of(both));
        let is_in = |axis: Axis| {
            let (at, least) = (axis as usize, self.least[axis as usize]);
            let most = (self.centre[at] + self.room(axis) / 2.0).min(least + self.length);
            all.min()[at] >= least && all.max()[at] <= most
        };
        let is_kept = self.both.b == both.b && Axis::SPACE.into_iter().all(is_in) && self.span <= LARGEST * fitted.span;
        if is_kept { self } else { fitted }
    }

    /// The length of an axis that the views show.
    fn room(&self, axis: Axis) -> f64 {
        self.span * if axis == Axis::X { ASPECT } else { 1.0 }
    }
}
