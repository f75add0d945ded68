//! Idea: cut the plane into strips, each as high as a few rectangles, and deal every rectangle into all strips that it
//! touches. Inside a strip sort and sweep, many comparisons at a time. Two rectangles may meet in several strips; their
//! pair belongs to the one in which the later of the two begins, so nothing is found twice.
//!
//! Cost: with strips of six mean heights there are at most some two entries for each rectangle, however the
//! heights are mixed, and sorting is two passes over them. So it grows with the number of rectangles and of pairs,
//! unless most of the rectangles are much larger than the mean, or nearly all are in nearly one place.
//! How many comparisons are made at a time, the processor says when the program runs; what is found does not change.
//!
//! Exactness: the sweep compares coordinates rounded to `f32`. Rounding never turns the order of two numbers round, so
//! what is apart rounded is apart; and where a rounded number is less than another, so is the true one. Only where two
//! rounded ones are equal the true ones are asked.

use super::columns::Columns;
#[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
use super::cores::Cores;
use super::layout::Layout;
use super::{CrowdObserver, Hears, Pair};
use crate::Border;
use crate::geometry::{Axis, Rect};
use crate::lanes::levels;
use fearless_simd::Level;

/// Finds pairs again and again without asking for memory again and again.
pub struct Crowd {
    pub(super) dealt: Dealt,
    columns: Columns,
    /// The instructions that it uses.
    pub(super) level: Level,
    #[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
    pub(super) cores: Cores,
}

/// The strips of each part of the rectangles, by the number of the strip; parts are in the order of the list.
pub(super) type Dealt = Vec<Vec<Strip>>;

/// The rectangles that touch a strip, in their order.
#[derive(Default)]
pub(super) struct Strip {
    pub(super) entries: Vec<Entry>,
    /// Where along the sweep the first begins, and the last.
    pub(super) first: f32,
    pub(super) last: f32,
}

/// A rectangle in a strip: rounded, along the axis of the sweep and across it.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) from: f32,
    pub(super) to: f32,
    /// [`BEFORE`] if it began in an earlier strip: then nothing in this one ends before it begins.
    pub(super) near: f32,
    pub(super) far: f32,
    pub(super) place: u32,
}

/// Less than any place across the sweep.
pub(super) const BEFORE: f32 = f32::NEG_INFINITY;
/// The least place across the sweep: what is less is taken for it. Leaves room for a number between it and [`BEFORE`].
const LEAST: f32 = f32::MIN.next_up();

impl Default for Crowd {
    fn default() -> Self {
        Self::with(Level::new())
    }
}

impl Crowd {
    fn with(level: Level) -> Self {
        Self {
            dealt: Vec::new(),
            columns: Columns::default(),
            level,
            #[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
            cores: Cores::default(),
        }
    }

    /// A crowd for each set of instructions that this processor has, the one that every such processor has first, the
    /// one that [`default`](Self::default) uses last. All find the same pairs in the same order.
    pub fn of_each_width() -> Vec<Self> {
        levels().into_iter().map(Self::with).collect()
    }

    /// Every overlapping pair, in an order that depends on the rectangles alone.
    ///
    /// # Panics
    /// With more rectangles than a `u32` can count.
    pub fn pairs(&mut self, rects: &[Rect], border: Border, out: &mut Vec<Pair>) {
        self.pairs_observed(rects, border, out, &mut ());
    }

    /// The same, and tells an observer what is done: compared are those in a strip of which one begins, along the sweep,
    /// before the other ends. No pair is compared twice.
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
        assert!(u32::try_from(rects.len()).is_ok(), "{} rectangles are more than can be counted", rects.len());
        let layout = Layout::of(rects);
        if O::HEARS == Hears::Everything {
            observer.sweeps(if layout.along_x { Axis::X } else { Axis::Y }, layout.borders());
        }
        #[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
        if O::HEARS != Hears::Everything && rects.len() >= super::cores::MANY && rayon::current_num_threads() > 1 {
            return self.pairs_on_cores(rects, border, &layout, out, observer);
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

/// Deals every rectangle into the strips that it touches. `start` is the place of the first one.
pub(super) fn deal(start: u32, rects: &[Rect], layout: &Layout, strips: &mut Vec<Strip>) {
    let count = layout.count as usize;
    if strips.len() < count {
        strips.resize_with(count, Strip::default);
    }
    for strip in strips.iter_mut() {
        strip.entries.clear();
        (strip.first, strip.last) = (f32::INFINITY, f32::NEG_INFINITY);
    }
    let strips = &mut strips[..count];
    for strip in strips.iter_mut() {
        // A quarter more than each one's share: for most crowds that is the last that is asked for.
        strip.entries.reserve(rects.len() * 5 / (4 * count));
    }
    if layout.along_x {
        deal_along::<true>(start, rects, layout, strips);
    } else {
        deal_along::<false>(start, rects, layout, strips);
    }
}

fn deal_along<const X: bool>(start: u32, rects: &[Rect], layout: &Layout, strips: &mut [Strip]) {
    let at_least = |place: f32| if place < LEAST { LEAST } else { place };
    for (place, rect) in (start..).zip(rects) {
        let (x, y) = (rect.interval(Axis::X), rect.interval(Axis::Y));
        let (along, across) = if X { (x, y) } else { (y, x) };
        let mut entry = Entry {
            from: along.min as f32,
            to: along.max as f32,
            near: at_least(across.min as f32),
            far: at_least(across.max as f32),
            place,
        };
        let (first, last) = (layout.strip(across.min), layout.strip(across.max));
        strips[first].push(entry);
        if first < last {
            entry.near = BEFORE;
            strips[first + 1..=last].iter_mut().for_each(|strip| strip.push(entry));
        }
    }
}

impl Strip {
    #[inline(always)]
    fn push(&mut self, entry: Entry) {
        self.first = if entry.from < self.first { entry.from } else { self.first };
        self.last = if entry.from > self.last { entry.from } else { self.last };
        self.entries.push(entry);
    }
}
