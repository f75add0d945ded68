//! How a broad phase is seen to work: it tells what it does while it does it, and nothing is worked out again.

use super::Pair;
use crate::geometry::Axis;

/// How much an observer hears. What nobody hears is not even compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hears {
    /// Every turn and every comparison.
    Everything,
    /// From [`Crowd`](super::Crowd) only how many comparisons were made, by [`CrowdObserver::counted`].
    Count,
    /// Nothing.
    Nothing,
}

/// Who hears what a broad phase does, in the order in which it does it. Every method does nothing by default.
///
/// [`brute_force`](super::brute_force), [`sort_and_sweep`](super::sort_and_sweep) and
/// [`Crowd`](super::Crowd) all work in turns: they take one rectangle in hand and compare it with those that are left.
/// What is left is all that makes them differ.
pub trait CrowdObserver {
    /// How much it hears.
    const HEARS: Hears = Hears::Everything;

    /// It sweeps along an axis, in strips with these borders across it, world units, the outer ones included; in no
    /// strips if there are no borders. Brute force does not sweep.
    fn sweeps(&mut self, _along: Axis, _borders: impl Iterator<Item = f64>) {}

    /// It takes in hand the rectangle with this place in the list, in the strip with this number.
    fn took(&mut self, _place: u32, _strip: u32) {}

    /// It compares the one in hand with another. `hits`: they are a pair that is found.
    fn compared(&mut self, _pair: Pair, _hits: bool) {}

    /// So many comparisons were made, instead of telling of each.
    fn counted(&mut self, _comparisons: u64) {}
}

/// Nobody listens.
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
