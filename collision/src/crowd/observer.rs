//! How a broad phase reports its work.

use crate::geometry::Axis;

/// Two rectangles that overlap, by their places in the list: the smaller place first.
pub type Pair = (u32, u32);

/// How much an observer hears. The rest is not even compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hears {
    /// Every turn and every comparison.
    Everything,
    /// Only the number of comparisons, by [`CrowdObserver::counted`].
    Count,
    /// Nothing.
    Nothing,
}

/// Hears what a broad phase does, in order. By default each function does nothing.
///
/// [`brute_force`](super::brute_force), [`sort_and_sweep`](super::sort_and_sweep) and [`Crowd`](super::Crowd) work in
/// turns: a turn compares one rectangle with those that are left. They differ in which are left.
pub trait CrowdObserver {
    /// How much it hears.
    const HEARS: Hears = Hears::Everything;

    /// A sweep along an axis begins, in strips with these borders across it, world units, the outer ones included; no
    /// borders, no strips. Brute force does not sweep.
    fn sweeps(&mut self, _along: Axis, _borders: impl Iterator<Item = f64>) {}

    /// A turn begins, for the rectangle at this place in the list, in the strip with this number.
    fn took(&mut self, _place: u32, _strip: u32) {}

    /// The rectangle of the turn is compared with another; `hits` says whether they are a pair.
    fn compared(&mut self, _pair: Pair, _hits: bool) {}

    /// The number of comparisons, in place of [`compared`](Self::compared) for an observer that hears only the number.
    fn counted(&mut self, _comparisons: u64) {}
}

impl CrowdObserver for () {
    const HEARS: Hears = Hears::Nothing;
}

impl CrowdObserver for u64 {
    const HEARS: Hears = Hears::Count;

    #[inline(always)]
    fn compared(&mut self, _: Pair, _: bool) {
        *self += 1;
    }
    fn counted(&mut self, comparisons: u64) {
        *self += comparisons;
    }
}
