//! Idea: sweep along the axis on which the rectangles are spread most, measured by their size, and cut the plane across
//! it into strips, each as high as a few rectangles.

use crate::geometry::{Axis, Interval, Rect};

/// Height of a strip in mean heights of the rectangles.
const MEAN_HEIGHTS: f64 = 6.0;
/// With fewer rectangles, a second strip costs more than it saves.
const FEW: usize = 64;

pub(super) struct StripLayout {
    /// Sweep along x, strips across y; or the reverse.
    pub(super) along_x: bool,
    start: f64,
    /// Strips in a world unit.
    density: f64,
    /// At least one.
    pub(super) count: u32,
}

impl StripLayout {
    pub(super) fn of(rects: &[Rect]) -> Self {
        let nothing = Interval { min: f64::INFINITY, max: f64::NEG_INFINITY };
        let grow = |all: Interval, one: Interval| Interval {
            min: if one.min < all.min { one.min } else { all.min },
            max: if one.max > all.max { one.max } else { all.max },
        };
        let (mut x, mut y, mut widths, mut heights) = (nothing, nothing, 0.0, 0.0);
        for rect in rects {
            x = grow(x, rect.interval(Axis::X));
            y = grow(y, rect.interval(Axis::Y));
            widths += rect.width();
            heights += rect.height();
        }
        let along_x = (x.max - x.min) * heights >= (y.max - y.min) * widths;
        let (across, sizes) = if along_x { (y, heights) } else { (x, widths) };
        let spread = across.max - across.min;
        let n = rects.len() as f64;
        // For flat rectangles the heights give no good height of a strip.
        let height = (MEAN_HEIGHTS * sizes / n).max(spread / n.sqrt());
        let count = if rects.len() >= FEW && height > 0.0 { (spread / height).ceil().max(1.0) } else { 1.0 };
        let density = if spread > 0.0 { count / spread } else { 0.0 };
        Self { along_x, start: across.min, density, count: count as u32 }
    }

    /// The borders of the strips, the outer ones included; nothing if there is only one strip.
    pub(super) fn borders(&self) -> impl Iterator<Item = f64> + use<> {
        let Self { start, density, count, .. } = *self;
        (0..=count).filter(move |_| count > 1).map(move |border| start + f64::from(border) / density)
    }

    /// The strip of a place. Never falls as the place grows, so rectangles begin in the order of their strips.
    #[inline(always)]
    pub(super) fn strip(&self, place: f64) -> usize {
        (((place - self.start) * self.density) as u32).min(self.count - 1) as usize
    }
}
