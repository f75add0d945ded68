//! How large everything is: the screen's own scale, times what is chosen for the last row.

use super::host;
use egui::Vec2;
use macroquad::miniquad;

/// The factors that can be chosen.
const FACTORS: [f32; 10] = [0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0];
/// The place of 1 among them.
const NORMAL: usize = 2;

/// The chosen factor.
pub(super) struct Scale {
    place: usize,
}

impl Default for Scale {
    fn default() -> Self {
        Self { place: NORMAL }
    }
}

impl Scale {
    /// The next larger or smaller factor, as far as there is one.
    pub(super) fn step(&mut self, by: isize) {
        self.place = self.place.saturating_add_signed(by).min(FACTORS.len() - 1);
    }

    /// Physical pixels per logical one.
    pub(super) fn pixels(&self) -> f32 {
        host::pixel_ratio() * FACTORS[self.place]
    }

    /// A place in logical pixels, in whole physical ones: its left, top, width and height.
    pub(super) fn physical(&self, place: egui::Rect) -> [i32; 4] {
        let [left, top, right, bottom] = [place.left(), place.top(), place.right(), place.bottom()]
            .map(|length| (length * self.pixels()).round() as i32);
        [left, top, right - left, bottom - top]
    }

    /// How large everything is, percent.
    pub(super) fn percent(&self) -> u32 {
        (FACTORS[self.place] * 100.0).round() as u32
    }

    /// Size of the window, logical pixels.
    pub(super) fn window(&self) -> Vec2 {
        Vec2::from(miniquad::window::screen_size()) / self.pixels()
    }
}
