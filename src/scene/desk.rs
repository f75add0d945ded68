//! What every scene has besides its shapes: a state that can be undone, the preset that it is, the view, and where the
//! pointer is. Undo and redo keep whole states: they are small.

use super::control::{self, Control, OWN, Value};
use super::steps;
use super::view::View;
use super::{Event, RowId, Scene};
use crate::geometry::{Point, Rect};

/// A state, and the preset that it is.
type Moment<State> = (State, &'static str);

/// Something that can be laid over the stage: its key, its label, and what it shows.
pub(super) type Overlay = (&'static str, &'static str, &'static str);

/// What the keys do to every scene, in words.
pub const KEYS: [(Event, &str); 4] = [
    (Event::Undo, "undo"),
    (Event::Redo, "redo, also Ctrl+Shift+Z"),
    (Event::Fitted, "fit everything into the stage"),
    (Event::ActualSize, "actual size: a world unit is a pixel"),
];

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
    overlays: &'static [Overlay],
    /// The keys of the overlays that are on.
    laid: Vec<&'static str>,
    /// What undo goes back to once the pointer lets go.
    held: Option<Moment<State>>,
    past: Vec<Moment<State>>,
    future: Vec<Moment<State>>,
}

impl<State: Clone + PartialEq + Default> Desk<State> {
    /// A fresh state, which is the preset of this name.
    pub(super) fn new(preset: &'static str, overlays: &'static [Overlay]) -> Self {
        Self {
            state: State::default(),
            preset,
            view: View::default(),
            pointer: None,
            row: None,
            step: 0,
            overlays,
            laid: Vec::new(),
            held: None,
            past: Vec::new(),
            future: Vec::new(),
        }
    }

    /// Whether the overlay with this key is on.
    pub(super) fn shows(&self, overlay: &str) -> bool {
        self.laid.contains(&overlay)
    }

    fn moment(&self) -> Moment<State> {
        (self.state.clone(), self.preset)
    }

    /// From here to [`let_go`](Self::let_go), all is one change.
    pub(super) fn hold(&mut self) {
        if self.held.is_none() {
            self.held = Some(self.moment());
        }
    }

    /// Ends what [`hold`](Self::hold) began. If anything has changed, what could be redone is gone.
    pub(super) fn let_go(&mut self) {
        let Some(before) = self.held.take() else { return };
        if before.0 != self.state && before.1 == self.preset {
            self.preset = OWN;
        }
        if before != self.moment() {
            self.past.push(before);
            self.future.clear();
        }
    }

    /// The knobs that every scene has besides its own.
    pub(super) fn controls(&self) -> Vec<Control> {
        let overlay = |&(key, label, help): &Overlay| control::overlay(key, label, help, self.shows(key));
        self.overlays.iter().map(overlay).chain(self.view.controls()).collect()
    }

    /// Turns one of these knobs; false if `key` is not one of them.
    fn set(&mut self, key: &str, value: &Value) -> bool {
        if key == "step" {
            self.step = steps::of(value).unwrap_or_default();
            return true;
        }
        if let Some((overlay, ..)) = self.overlays.iter().find(|(overlay, ..)| *overlay == key) {
            self.laid.retain(|laid| laid != overlay);
            self.laid.extend((*value == Value::Switch(true)).then_some(*overlay));
            return true;
        }
        self.view.set(key, value)
    }

    /// Takes in what is the same for every scene. `bounds` is what there is to see, for events about the view.
    fn handle(&mut self, event: Event, bounds: Option<Rect>) {
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
            Event::PointerMoved(at) | Event::Pressed(at) | Event::Released(at) | Event::Kept { another: Some(at) } => {
                self.pointer = Some(at);
            }
            Event::Kept { another: None }
            | Event::Nudged { .. }
            | Event::Clear
            | Event::Reversed
            | Event::Untangled
            | Event::Played
            | Event::Stepped(_) => {}
        }
    }
}

/// A scene that works on a desk.
pub(super) trait OnDesk: Scene + Default {
    /// All that is judged.
    type State: Clone + PartialEq + Default;

    /// The desk.
    fn desk(&mut self) -> &mut Desk<Self::State>;

    /// Everything that there is to see.
    fn bounds(&self) -> Option<Rect>;

    /// Lets go of what the pointer holds.
    fn let_go(&mut self);

    /// Turns a knob that is the scene's own.
    fn set_own(&mut self, key: &str, value: Value);

    /// Does something to the scene that undo takes back in one step.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        self.let_go();
        self.desk().hold();
        change(self);
        self.desk().let_go();
    }

    /// Takes in what is the same for every scene.
    fn take(&mut self, event: Event) {
        if let Event::Resized { width, height } = event {
            // First of all: what there is to see may depend on it.
            self.desk().view.lay_out((width, height));
        }
        let bounds = if View::takes(event) { self.bounds() } else { None };
        self.desk().handle(event, bounds);
    }

    /// Turns any of the scene's knobs.
    fn set_any(&mut self, key: &str, value: Value) {
        if self.desk().set(key, &value) {
            return;
        }
        if let ("preset", Value::Choice { chosen, .. }) = (key, &value) {
            return self.open_preset(chosen);
        }
        self.change(|scene| scene.set_own(key, value));
    }

    /// Becomes what the preset says, and looks at it.
    fn open_preset(&mut self, name: &'static str) {
        let Some((_, settings)) = self.presets().iter().find(|preset| preset.0 == name) else { return };
        let mut fresh = Self::default();
        control::apply(&mut fresh, settings);
        self.change(|scene| {
            let desk = scene.desk();
            (desk.state, desk.preset) = (fresh.desk().state.clone(), name);
            desk.view.adopt_grid(&fresh.desk().view);
        });
        // A preset that only repeats the present state is chosen nevertheless.
        self.desk().preset = name;
        let bounds = self.bounds();
        self.desk().view.open_on(bounds);
    }
}
