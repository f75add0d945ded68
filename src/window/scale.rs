//! The scale of the window: the screen's, times the chosen factor, times that of the presenter's layout.

use super::host;
use egui::{Vec2, vec2};

const FACTORS: [f32; 10] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0];
/// The place of factor 1.
const NORMAL: usize = 2;

/// The presenter's layout enlarges this size, logical pixels, to the window: at 1280×720 a stage letter has 44.
const PRESENTED: Vec2 = vec2(640.0, 360.0);
/// The same for a step of the course, which has its text beside the picture.
const PRESENTED_STEP: Vec2 = vec2(928.0, 580.0);
/// A window of at least this size, logical pixels, is enlarged by this factor.
const LARGE: (Vec2, f32) = (vec2(2400.0, 1300.0), 1.25);

pub(super) struct Scale {
    place: usize,
    /// Whether it is the presenter's layout, and whether with a step.
    presented: Option<bool>,
}

impl Default for Scale {
    fn default() -> Self {
        Self { place: NORMAL, presented: None }
    }
}

impl Scale {
    /// Takes the next larger or smaller factor, if there is one.
    pub(super) fn step(&mut self, by: isize) {
        self.place = self.place.saturating_add_signed(by).min(FACTORS.len() - 1);
    }

    /// The presenter's layout, with a step of the course or without, or the usual one.
    pub(super) fn present(&mut self, presented: Option<bool>) {
        self.presented = presented;
    }

    /// Physical pixels per logical one.
    pub(super) fn pixels(&self) -> f32 {
        let ratio = host::pixel_ratio();
        let window = host::canvas::window_size() / ratio;
        let factor = self.presented.map_or_else(|| enlarging(window), |in_course| presenting(window, in_course));
        ratio * FACTORS[self.place] * factor
    }

    /// A place in logical pixels, in whole physical ones: left, top, width, height.
    pub(super) fn physical(&self, place: egui::Rect) -> [i32; 4] {
        let [left, top, right, bottom] = [place.left(), place.top(), place.right(), place.bottom()]
            .map(|length| (length * self.pixels()).round() as i32);
        [left, top, right - left, bottom - top]
    }

    /// The chosen factor, percent.
    pub(super) fn percent(&self) -> u32 {
        (FACTORS[self.place] * 100.0).round() as u32
    }

    /// The window's size, logical pixels.
    pub(super) fn window(&self) -> Vec2 {
        host::canvas::window_size() / self.pixels()
    }
}

/// The factor of the presenter's layout for a window of this size, logical pixels.
pub(super) fn presenting(window: Vec2, in_course: bool) -> f32 {
    (window / if in_course { PRESENTED_STEP } else { PRESENTED }).min_elem().max(1.0)
}

/// The same for the usual layout.
fn enlarging(window: Vec2) -> f32 {
    let (least, factor) = LARGE;
    if window.x >= least.x && window.y >= least.y { factor } else { 1.0 }
}
