//! The three ways to find pairs, under one name each, and what they cost.

use hantei_collision::{Border, Crowd, CrowdObserver, Pair, Rect, brute_force, named, sort_and_sweep};

/// A way to find pairs: a broad phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BroadPhase {
    Brute,
    Sweep,
    #[default]
    Strips,
}

named!(BroadPhase { Brute = "brute", Sweep = "sweep", Strips = "strips" });

/// Brute force is given this many rectangles at most: within 50 ms also on a slow machine.
pub(super) const BRUTE_MOST: usize = 4_000;

impl BroadPhase {
    /// How much longer it takes for twice as many, at least.
    pub(super) fn growth(self) -> f64 {
        match self {
            Self::Brute => 4.0,
            Self::Sweep => 2.8,
            Self::Strips => 2.0,
        }
    }

    /// Finds the pairs, and tells the observer how.
    pub(super) fn find(
        self,
        crowd: &mut Crowd,
        rects: &[Rect],
        border: Border,
        out: &mut Vec<Pair>,
        observer: &mut impl CrowdObserver,
    ) {
        match self {
            Self::Brute => brute_force(rects, border, out, observer),
            Self::Sweep => sort_and_sweep(rects, border, out, observer),
            Self::Strips => crowd.pairs_observed(rects, border, out, observer),
        }
    }
}
