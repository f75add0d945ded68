//! How a broad phase is seen to work: it tells what it does while it does it, and nothing is worked out again.

use super::Pair;
use crate::geometry::Axis;

/// Who hears what a broad phase does, in the order in which it does it. Every method does nothing by default.
///
/// [`brute_force`](super::brute_force), [`sort_and_sweep`](super::sort_and_sweep) and
/// [`Crowd`](super::Crowd) all work in turns: they take one rectangle in hand and compare it with those that are left.
/// What is left is all that makes them differ.
pub trait CrowdObserver {
    /// Whether anybody listens. Where nobody does, what is only for telling is not even compiled.
    const LISTENS: bool = true;

    /// It sweeps along an axis, in strips with these borders across it, world units, the outer ones included; in no
    /// strips if there are no borders. Brute force does not sweep.
    fn sweeps(&mut self, _along: Axis, _borders: impl Iterator<Item = f64>) {}

    /// It takes in hand the rectangle with this place in the list, in the strip with this number.
    fn took(&mut self, _place: u32, _strip: u32) {}

    /// It compares the one in hand with another. `hits`: they are a pair that is found.
    fn compared(&mut self, _pair: Pair, _hits: bool) {}
}

/// Nobody listens.
impl CrowdObserver for () {
    const LISTENS: bool = false;
}

/// Counts the pairs that are compared.
impl CrowdObserver for u64 {
    #[inline(always)]
    fn compared(&mut self, _: Pair, _: bool) {
        *self += 1;
    }
}
