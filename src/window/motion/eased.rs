//! How far movements are, for those who draw: egui keeps it, so that no function has to pass it on.

use super::{Move, Parts};
use crate::figure::Pictogram;
use egui::{Color32, Context, Id, Rect, Ui};
use std::f32::consts::{PI, TAU};
use std::hash::Hash;

/// How far to each side a wrong answer shakes, logical pixels, and how often.
const SHAKES: f32 = 4.0;
const TIMES: f32 = 3.0;

fn place() -> Id {
    Id::new("motion")
}

/// Notes how far everything is in this frame.
pub(super) fn tell(context: &Context, parts: Parts) {
    context.data_mut(|data| data.insert_temp(place(), parts));
}

fn told(context: &Context) -> Option<Parts> {
    context.data(|data| data.get_temp(place()))
}

/// How far a movement is: 0 as it begins, 1 once it is over, and where nothing moves.
pub(in crate::window) fn part(context: &Context, of: Move) -> f32 {
    told(context).map_or(1.0, |told| told.parts[of as usize])
}

/// The pictogram that the verdict's comes from.
pub(in crate::window) fn pictogram_before(context: &Context) -> Pictogram {
    told(context).map_or(Pictogram::None, |told| told.before)
}

/// How strong something is that swells and fades in the time of a movement, from 0 to 1.
pub(in crate::window) fn pulse(context: &Context, of: Move) -> f32 {
    (part(context, of) * PI).sin().max(0.0)
}

/// How far to the right something is that shakes, logical pixels.
pub(in crate::window) fn shaken(context: &Context) -> f32 {
    let part = part(context, Move::Shake);
    SHAKES * (part * TAU * TIMES).sin() * (1.0 - part)
}

/// Something between whose values there are others.
pub(in crate::window) trait Between: Copy + Send + Sync + 'static {
    /// So far from this one to another.
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

/// The value on its way to where it is to be: it sets out as the movement begins, from where it was in the frame before. In
/// each frame it has to be asked for by the same name.
pub(in crate::window) fn eased<T: Between>(ui: &Ui, name: impl Hash, of: Move, to: T) -> T {
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
