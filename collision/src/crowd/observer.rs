//! How a broad phase reports what it does, while it does it.

use super::Pair;
use crate::geometry::Axis;

/// How much an observer hears. What it does not hear is not even compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hears {
    /// Every turn and every comparison.
    Everything,
    /// From [`Crowd`](super::Crowd) only how many comparisons were made, by [`CrowdObserver::counted`].
    Count,
    /// Nothing.
    Nothing,
}

/// Hears what a broad phase does, in the order in which it does it. Every method does nothing by default.
///
/// [`brute_force`](super::brute_force), [`sort_and_sweep`](super::sort_and_sweep) and
/// [`Crowd`](super::Crowd) all work in turns: a turn takes one rectangle and compares it with those that are left. They
/// differ in what is left.
pub trait CrowdObserver {
    /// How much it hears.
    const HEARS: Hears = Hears::Everything;

    /// A sweep along an axis begins, in strips with these borders across it, world units, the outer ones included. Without
    /// borders there are no strips. Brute force does not sweep.
    fn sweeps(&mut self, _along: Axis, _borders: impl Iterator<Item = f64>) {}

    /// A turn begins: of the rectangle with this place in the list, in the strip with this number.
    fn took(&mut self, _place: u32, _strip: u32) {}

    /// The rectangle of the turn is compared with another. `hits`: they are a pair that is found.
    fn compared(&mut self, _pair: Pair, _hits: bool) {}

    /// So many comparisons were made. Called in place of [`compared`](Self::compared) where only the number is heard.
    fn counted(&mut self, _comparisons: u64) {}
}

/// Hears nothing, at no cost.
impl CrowdObserver for () {
    const HEARS: Hears = Hears::Nothing;
}

/// Counts the pairs that are compared.
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
