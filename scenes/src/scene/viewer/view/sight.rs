//! A view that comes back: with an undone change, or after guessing.

use super::StageView;
use hantei_collision::{Point, Rect};

/// A view as it was at one moment.
#[derive(Clone, Copy)]
pub(in crate::scene::viewer) struct Sight {
    stage: (f64, f64),
    origin: Point,
    zoom: f64,
    opened: Option<Rect>,
    fitted: bool,
    chosen: bool,
    turn: u32,
}

impl StageView {
    pub(in crate::scene::viewer) fn sight(&self) -> Sight {
        let Self { stage, origin, zoom, opened, fitted, chosen, turn, .. } = *self;
        Sight { stage, origin, zoom, opened, fitted, chosen, turn }
    }

    /// Brings back an earlier view, if a change of the scene has chosen another since, or if the shapes were all visible
    /// then and are not now. `bounds` is their extent: if nothing of them would be visible, they are fitted.
    pub(in crate::scene::viewer) fn return_to(&mut self, sight: Sight, bounds: Option<Rect>) {
        let here = self.sight();
        let is_cut = |view: &Self| bounds.is_some_and(|bounds| !view.holds(bounds));
        if sight.turn != self.turn {
            self.take(sight, bounds);
        } else if is_cut(self) {
            self.take(sight, bounds);
            if is_cut(self) {
                self.take(here, bounds);
            }
        }
        if bounds.is_some_and(|bounds| self.seen().intersection(bounds).is_none()) {
            self.refit(bounds);
        }
    }

    fn take(&mut self, sight: Sight, bounds: Option<Rect>) {
        let Sight { stage, origin, zoom, opened, fitted, chosen, turn } = sight;
        (self.origin, self.zoom, self.opened) = (origin, zoom, opened);
        (self.fitted, self.chosen, self.turn) = (fitted, chosen, turn);
        if stage != self.stage {
            self.lay_out(bounds);
        }
    }

    /// Notes that a change of the scene chooses the view.
    pub(super) fn turned(&mut self) {
        self.turns += 1;
        self.turn = self.turns;
    }

    /// An action that shows another case fits it.
    pub(in crate::scene::viewer) fn fit_case(&mut self, bounds: Option<Rect>) {
        self.turned();
        self.fit(bounds);
    }
}
