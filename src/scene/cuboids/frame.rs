//! What of space is shown: the frame stays while A is moved in it, so that nothing jumps.

use hantei_collision::{Axis, Cuboid, Interval, TwoCuboids};

/// How wide a view is, as a part of its height.
pub(super) const ASPECT: f64 = 156.0 / 112.0;
/// Both take this part of it where it is fitted.
const PART: f64 = 0.8;
/// It shows at most so much more than is needed.
const LARGEST: f64 = 2.5;

/// The part of space that picture, views and shadows show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpaceFrame {
    /// The middle of it.
    pub(super) centre: [f64; 3],
    /// As much of an axis as a view is high.
    pub(super) span: f64,
    /// Where the shadow of each axis begins: so far before both that all three begin in line.
    pub(super) least: [f64; 3],
    /// As much of an axis as a row of shadows is long.
    pub(super) length: f64,
    /// How far the farther one reached from the middle when this was fitted, whatever one looks from.
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

impl SpaceFrame {
    /// Fitted to both.
    pub(super) fn of(both: &TwoCuboids) -> Self {
        let all = around(both);
        let [width, height, depth] = all.size();
        let needed = (width / ASPECT).max(height).max(depth);
        let span = if needed > 0.0 { needed / PART } else { 1.0 };
        let before = span * (1.0 - PART) / 2.0;
        let centre = all.centre();
        let distance = |at: [f64; 3]| at.iter().zip(centre).map(|(at, centre)| (at - centre).powi(2)).sum::<f64>();
        let corners = [both.a, both.b].into_iter().flat_map(Cuboid::corners);
        let reach = corners.map(distance).fold(0.0, f64::max).sqrt();
        let least = all.min().map(|min| min - before);
        Self { centre, span, least, length: span.max(width / PART), reach, b: both.b }
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
