//! Idea: cut the plane into strips, each as high as a few rectangles, and put every rectangle into all strips that it
//! touches. Inside a strip sort and sweep, with many comparisons at a time. Two rectangles may meet in several strips;
//! their pair belongs to the strip in which the later one begins, so nothing is found twice. Cost: with strips of six
//! mean heights there are about two entries for each rectangle at most, for any mix of heights, and sorting takes two
//! passes. So it grows with the number of rectangles and of pairs, unless most of the rectangles are much larger than
//! the mean, or nearly all are in one place. The processor decides how many comparisons are made at a time, but the
//! result is the same.
//!
//! Exactness: the sweep compares coordinates rounded to `f32`. Rounding never reverses an order, so if the rounded
//! numbers differ, their order is the true one. Only where they are equal are the true ones compared.

use super::columns::StripColumns;
#[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
use super::cores::Cores;
use super::layout::StripLayout;
use super::strips::{Dealt, deal};
use super::{CrowdObserver, Hears, Pair};
use crate::Border;
use crate::geometry::{Axis, Rect};
use crate::lanes::levels;
use fearless_simd::Level;

/// Finds all pairs of a crowd and keeps its memory from call to call: for a game, in every frame.
/// Cost: grows with the number of rectangles and of pairs. [`pairs`] does the same once.
pub struct Crowd {
    dealt: Dealt,
    columns: StripColumns,
    level: Level,
    #[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
    cores: Cores,
}

impl Default for Crowd {
    fn default() -> Self {
        Self::with(Level::new())
    }
}

impl Crowd {
    fn with(level: Level) -> Self {
        Self {
            dealt: Vec::new(),
            columns: StripColumns::default(),
            level,
            #[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
            cores: Cores::default(),
        }
    }

    /// A crowd for each instruction set of this processor: the one that all such processors have first, the one that
    /// [`default`](Self::default) uses last. All find the same pairs in the same order.
    pub fn of_each_width() -> Vec<Self> {
        levels().into_iter().map(Self::with).collect()
    }

    /// Finds every overlapping pair, in an order that depends on the rectangles alone.
    ///
    /// # Panics
    /// With more rectangles than a `u32` can count.
    pub fn pairs(&mut self, rects: &[Rect], border: Border, out: &mut Vec<Pair>) {
        self.find(rects, border, out, &mut ());
    }

    /// Not generic, as in [`brute_force`](super::brute_force).
    fn counted(&mut self, rects: &[Rect], border: Border, out: &mut Vec<Pair>) -> u64 {
        let mut comparisons = 0;
        self.find(rects, border, out, &mut comparisons);
        comparisons
    }

    /// The same, with an observer. Two rectangles in a strip are compared if, along the sweep, one begins before the
    /// other ends, and no pair twice.
    ///
    /// # Panics
    /// With more rectangles than a `u32` can count.
    pub fn pairs_observed<O: CrowdObserver>(
        &mut self,
        rects: &[Rect],
        border: Border,
        out: &mut Vec<Pair>,
        observer: &mut O,
    ) {
        match O::HEARS {
            Hears::Everything => self.find(rects, border, out, observer),
            Hears::Count => observer.counted(self.counted(rects, border, out)),
            Hears::Nothing => self.pairs(rects, border, out),
        }
    }

    fn find<O: CrowdObserver>(&mut self, rects: &[Rect], border: Border, out: &mut Vec<Pair>, observer: &mut O) {
        assert!(u32::try_from(rects.len()).is_ok(), "{} rectangles are more than can be counted", rects.len());
        let layout = StripLayout::of(rects);
        if O::HEARS == Hears::Everything {
            observer.sweeps(if layout.along_x { Axis::X } else { Axis::Y }, layout.borders());
        }
        #[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
        if O::HEARS != Hears::Everything && rects.len() >= super::cores::MANY && rayon::current_num_threads() > 1 {
            return self.cores.pairs(self.level, rects, border, &layout, out, observer);
        }
        self.dealt.resize_with(1, Vec::new);
        deal(0, rects, &layout, &mut self.dealt[0]);
        let mut found = 0;
        for number in 0..layout.count {
            self.columns.take(&self.dealt, number);
            found = self.columns.find(self.level, rects, border, number, out, found, observer);
        }
        out.truncate(found);
    }
}

/// Finds every overlapping pair of rectangles of any size and number, in an order that depends on them alone.
/// [`Crowd`] does the same and keeps its memory from call to call.
///
/// Three ways, from plain to fast, find the same pairs. Each tests a pair by `two-corners`, which is exact.
///
/// | way | idea | tests, for n rectangles of similar size |
/// |---|---|---|
/// | [`brute_force`](super::brute_force) | every pair | n² / 2 |
/// | [`sort_and_sweep`](super::sort_and_sweep) | sort along x, test only those that overlap there | grows with n √n |
/// | [`pairs`] | cut the plane into strips, sort and sweep inside each | grows with n |
///
/// Source of sort and sweep: Baraff, "Dynamic Simulation of Non-Penetrating Rigid Bodies" (1992).
///
/// ```
/// use hantei_collision::{Border, pairs};
/// use hantei_collision::{Point, Rect};
///
/// let at = |x| Rect::from_origin_size(Point::new(x, 0.0), 10.0, 10.0);
/// let mut found = Vec::new();
/// pairs(&[at(0.0), at(20.0), at(5.0)], Border::Misses, &mut found);
/// assert_eq!(found, [(0, 2)]);
/// ```
///
/// # Panics
/// With more rectangles than a `u32` can count.
pub fn pairs(rects: &[Rect], border: Border, out: &mut Vec<Pair>) {
    Crowd::default().pairs(rects, border, out);
}
