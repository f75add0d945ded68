//! The progress of movements, for drawing code: egui keeps it, so that functions need not pass it on.

use super::moves::{Movement, Progress};
use egui::{Color32, Context, Id, Rect, Ui};
use hantei_scenes::figure::Pictogram;
use std::f32::consts::{PI, TAU};
use std::hash::Hash;

/// How far a wrong answer shakes to each side, logical pixels, and how often.
const SHAKES: f32 = 4.0;
const TIMES: f32 = 3.0;

fn place() -> Id {
    Id::new("motion")
}

/// Keeps the progress of all movements in this frame.
pub(super) fn tell(context: &Context, parts: Progress) {
    context.data_mut(|data| data.insert_temp(place(), parts));
}

fn told(context: &Context) -> Option<Progress> {
    context.data(|data| data.get_temp(place()))
}

/// A movement's progress: 0 at its start, 1 when it is over or nothing moves.
pub(in crate::window) fn part(context: &Context, of: Movement) -> f32 {
    told(context).map_or(1.0, |told| told.parts[of as usize])
}

pub(in crate::window) fn pictogram_before(context: &Context) -> Pictogram {
    told(context).map_or(Pictogram::None, |told| told.before)
}

/// A strength from 0 to 1 that swells and fades during a movement.
pub(in crate::window) fn pulse(context: &Context, of: Movement) -> f32 {
    (part(context, of) * PI).sin().max(0.0)
}

/// The present shift to the right of what shakes, logical pixels.
pub(in crate::window) fn shaken(context: &Context) -> f32 {
    let part = part(context, Movement::Shake);
    SHAKES * (part * TAU * TIMES).sin() * (1.0 - part)
}

/// A value that can be interpolated.
pub(in crate::window) trait Between: Copy + Send + Sync + 'static {
    /// The value at this part of the way.
    fn between(self, to: Self, part: f32) -> Self;
}

impl Between for f32 {
    fn between(self, to: Self, part: f32) -> Self {
        egui::lerp(self..=to, part)
    }
}

impl Between for Rect {
    fn between(self, to: Self, part: f32) -> Self {
        self.lerp_towards(&to, part)
    }
}

impl Between for Color32 {
    fn between(self, to: Self, part: f32) -> Self {
        self.lerp_to_gamma(to, part)
    }
}

/// A value on its way to `to`. It starts with the movement, from its value in the frame before, so each frame has to
/// ask for it by the same name.
pub(in crate::window) fn eased<T: Between>(ui: &Ui, name: impl Hash, of: Movement, to: T) -> T {
    let part = part(ui.ctx(), of);
    let id = Id::new(("eased", of as usize, Id::new(name)));
    ui.data_mut(|data| {
        let (from, last) = data.get_temp::<(T, T)>(id).unwrap_or((to, to));
        let (from, now) = if part >= 1.0 {
            (to, to)
        } else if part <= 0.0 {
            (last, last)
        } else {
            (from, from.between(to, part))
        };
        data.insert_temp(id, (from, now));
        now
    })
}
