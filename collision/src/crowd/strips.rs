//! Idea: cut the plane into strips, each as high as a few rectangles, and put every rectangle into all that it touches.

use super::layout::StripLayout;
use crate::geometry::{Axis, Rect};

/// The strips of each part of the list, in the order of the list.
pub(super) type Dealt = Vec<Vec<Strip>>;

#[derive(Default)]
pub(super) struct Strip {
    pub(super) entries: Vec<StripEntry>,
    pub(super) first: f32,
    pub(super) last: f32,
}

/// A rectangle in a strip: rounded, along the axis of the sweep and across it.
#[derive(Clone, Copy)]
pub(super) struct StripEntry {
    pub(super) from: f32,
    pub(super) to: f32,
    /// [`BEFORE`] if it began in an earlier strip: then nothing in this strip ends before it begins.
    pub(super) near: f32,
    pub(super) far: f32,
    pub(super) place: u32,
}

/// Less than any place across the sweep.
pub(super) const BEFORE: f32 = f32::NEG_INFINITY;
/// The least place across the sweep, used for all lower ones. It leaves room for a number between it and [`BEFORE`].
const LEAST: f32 = f32::MIN.next_up();

/// Puts every rectangle into the strips that it touches. `start` is the place of the first one in the list.
pub(super) fn deal(start: u32, rects: &[Rect], layout: &StripLayout, strips: &mut Vec<Strip>) {
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
        // A quarter more than the share of each strip: enough for most crowds.
        strip.entries.reserve(rects.len() * 5 / (4 * count));
    }
    if layout.along_x {
        deal_along::<true>(start, rects, layout, strips);
    } else {
        deal_along::<false>(start, rects, layout, strips);
    }
}

fn deal_along<const X: bool>(start: u32, rects: &[Rect], layout: &StripLayout, strips: &mut [Strip]) {
    let at_least = |place: f32| if place < LEAST { LEAST } else { place };
    for (place, rect) in (start..).zip(rects) {
        let (x, y) = (rect.interval(Axis::X), rect.interval(Axis::Y));
        let (along, across) = if X { (x, y) } else { (y, x) };
        let mut entry = StripEntry {
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
    fn push(&mut self, entry: StripEntry) {
        self.first = if entry.from < self.first { entry.from } else { self.first };
        self.last = if entry.from > self.last { entry.from } else { self.last };
        self.entries.push(entry);
    }
}
