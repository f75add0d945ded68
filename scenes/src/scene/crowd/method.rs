//! The three broad phases under one type, and their costs.

use hantei_collision::{Border, Crowd, CrowdObserver, Pair, Rect, brute_force, named, sort_and_sweep};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum BroadPhase {
    Brute,
    Sweep,
    #[default]
    Strips,
}

named!(BroadPhase { Brute = "brute", Sweep = "sweep", Strips = "strips" });

/// The most rectangles for brute force: within 50 ms on a slow machine too.
pub(super) const BRUTE_MOST: usize = 4_000;

impl BroadPhase {
    /// The least growth of its time for twice as many rectangles.
    pub(super) fn growth(self) -> f64 {
        match self {
            Self::Brute => 4.0,
            Self::Sweep => 2.8,
            Self::Strips => 2.0,
        }
    }

    /// Finds the pairs; the observer hears how.
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
