//! What every scene has besides its shapes: a state that can be undone, the preset that it is, the view, and where the
//! pointer is. Undo and redo keep whole states: they are small.

use super::control::{Control, OWN, Value};
use super::steps;
use super::view::View;
use super::{Event, RowId};
use crate::geometry::{Point, Rect};

/// A state, and the preset that it is.
pub(super) type Moment<State> = (State, &'static str);

/// See the module.
pub(super) struct Desk<State> {
    /// All that is judged, and that undo brings back.
    pub(super) state: State,
    pub(super) preset: &'static str,
    pub(super) view: View,
    /// On the stage, world units.
    pub(super) pointer: Option<Point>,
    /// The row under the pointer in the panel.
    pub(super) row: Option<RowId>,
    /// How many comparisons have been walked through; 0 is off.
    pub(super) step: usize,
    past: Vec<Moment<State>>,
    future: Vec<Moment<State>>,
}

impl<State: Clone + PartialEq + Default> Desk<State> {
    /// A fresh state, which is the preset of this name.
    pub(super) fn new(preset: &'static str) -> Self {
        Self {
            state: State::default(),
            preset,
            view: View::default(),
            pointer: None,
            row: None,
            step: 0,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// The present, to be given to [`record`](Self::record) after a change.
    pub(super) fn moment(&self) -> Moment<State> {
        (self.state.clone(), self.preset)
    }

    /// Notes that `before` has become the present, if that is a change: what could be redone is then gone.
    pub(super) fn record(&mut self, before: Moment<State>) {
        if before.0 != self.state && before.1 == self.preset {
            self.preset = OWN;
        }
        if before != self.moment() {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// Becomes as `fresh`, which the preset `name` has set: one change.
    pub(super) fn open(&mut self, name: &'static str, fresh: &Self) {
        let before = self.moment();
        (self.state, self.preset) = (fresh.state.clone(), name);
        self.record(before);
        self.view.adopt_grid(&fresh.view);
    }

    /// The knobs that every scene has besides its own.
    pub(super) fn controls(&self) -> Vec<Control> {
        std::iter::once(steps::control(self.step)).chain(self.view.controls()).collect()
    }

    /// Turns one of these knobs; false if `key` is not one of them.
    pub(super) fn set(&mut self, key: &str, value: &Value) -> bool {
        if key == "step" {
            self.step = steps::of(value).unwrap_or_default();
            return true;
        }
        self.view.set(key, value)
    }

    /// Takes in what is the same for every scene. `bounds` is what there is to see.
    pub(super) fn handle(&mut self, event: Event, bounds: Option<Rect>) {
        match event {
            Event::Undo => {
                if let Some(before) = self.past.pop() {
                    self.future.push(self.moment());
                    (self.state, self.preset) = before;
                }
            }
            Event::Redo => {
                if let Some(after) = self.future.pop() {
                    self.past.push(self.moment());
                    (self.state, self.preset) = after;
                }
            }
            Event::PointerLeft => self.pointer = None,
            Event::RowHovered(row) => self.row = row,
            Event::Resized { .. } | Event::Zoomed { .. } | Event::Panned { .. } | Event::Fitted | Event::ActualSize => {
                self.view.handle(event, bounds);
            }
            Event::PointerMoved(at) | Event::Pressed(at) | Event::Released(at) => self.pointer = Some(at),
            Event::Nudged { .. } | Event::Clear | Event::Reversed | Event::Untangled | Event::Stepped(_) => {}
        }
    }
}
