//! The knobs and the actions of a scene of pairs: those that every pair has, and those of its row.

use super::{PairScene, can_become, kinds};
use crate::scene::action::ActionKeys;
use crate::scene::kind::{AnyScene, AnyState};
use crate::scene::knob::switch;
use crate::scene::shared::follow::Follow;
use crate::scene::shared::tested::TestScene;
use crate::scene::{Action, Facts, Group, Knob, Setting, TextFlaw, Value};
use crate::words::Text;
use hantei_collision::ShapeKind;
use std::any::Any;
use std::rc::Rc;

impl PairScene {
    pub(super) const B: Knob<Self> =
        Knob::of_pair(Knob::shape("b", |it| it.allowed(1), |it| it.state.shapes[1], |it, shape| it.place(1, shape)));
    const KNOBS: &[Knob<Self>] = &[
        Knob::of_pair(Knob::shape(
            "a",
            |it| it.allowed(0),
            |it| it.state.shapes[0],
            |it, shape| {
                it.place(0, shape);
                it.state.follow = Follow::Off;
            },
        )),
        Self::B,
        Knob::of_test(Knob::text(
            "formula",
            TestScene::flaw,
            |it| it.state.test.own.typed().text.clone(),
            Self::type_in,
        )),
        Self::BLANKS,
        Self::WITH,
        Self::NUMBERS,
        Self::METHOD,
        Knob::of_pair(Self::BORDER),
        Knob::of_pair(Knob::switch(
            "follow",
            |it| it.follows(),
            |it, on| it.state.follow = if on { Follow::On } else { Follow::Off },
        )),
        Knob::of_pair(Knob::of_view(Knob::switch("labels", |it| !it.hides_labels, |it, on| it.hides_labels = !on))),
        Knob::of_pair(Knob::of_view(Knob::switch("snap", |it| !it.is_free, |it, on| it.is_free = !on))),
        Knob::of_pair(Knob::of_view(switch!("all", all))),
        Knob::of_pair(Knob::of_view(switch!("paint", paints))),
    ];

    const ACTIONS: &[Action<Self>] = &[
        Action::arrows("nudge", |it, dx, dy| {
            let (which, hold) = it.selected;
            it.place(which, kinds::nudged(&it.state.shapes[which], hold, dx, dy));
        }),
        Self::GO_THERE,
        Self::NEXT_ERROR,
        Self::PREVIOUS_ERROR,
    ];

    /// The kinds that A or B can be.
    fn allowed(&self, which: usize) -> Vec<ShapeKind> {
        let other = self.state.shapes[1 - which].kind();
        let rows = self.row.pairs.iter().filter(|row| can_become(other, row.kinds[1 - which]));
        let mut kinds = Vec::new();
        for kind in rows.map(|row| row.kinds[which]) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// The knobs that every pair has and those of the row; of points that are placed one by one, those of the row.
    fn all_knobs(&self) -> impl Iterator<Item = &'static Knob<Self>> {
        let (shapes, others) = if self.placing().is_some() { (&[][..], &[][..]) } else { Self::KNOBS.split_at(2) };
        let own = self.row.extras.knobs_of_shapes;
        let shapes = if own.is_empty() { shapes } else { own };
        shapes.iter().chain(others).chain(self.row.knobs)
    }

    fn all_actions(&self) -> impl Iterator<Item = &'static Action<Self>> {
        let of_pairs = if self.placing().is_some() { &[] } else { Self::ACTIONS };
        of_pairs.iter().chain(self.row.actions)
    }

    fn knob_at(&self, place: usize) -> &'static Knob<Self> {
        self.all_knobs().nth(place).expect("a place of the table")
    }
}

impl AnyScene for PairScene {
    fn facts(&self) -> Facts {
        self.row.facts
    }

    fn start(&self) -> Box<dyn AnyScene> {
        Box::new(Self::of(self.row))
    }

    fn kept(&mut self) -> Rc<dyn AnyState> {
        Rc::new(self.state.clone())
    }

    fn restore(&mut self, state: &dyn AnyState) {
        let state: &dyn Any = state;
        if let Some(state) = state.downcast_ref() {
            self.state.clone_from(state);
        }
    }

    fn knobs(&self) -> Vec<(&'static str, Group)> {
        self.all_knobs().map(|knob| (knob.key, knob.group)).collect()
    }

    fn knob(&self, key: &str) -> Option<usize> {
        self.all_knobs().position(|knob| knob.key == key)
    }

    fn setting(&self, knob: usize) -> Setting {
        let knob = self.knob_at(knob);
        let row = self.pair_row();
        match knob.key {
            "border" if row.has_half() => Setting::new(knob.key, "half", knob.group, knob.value(self)),
            "a" | "follow" if row.kinds[0] == ShapeKind::Point => {
                Setting::new(knob.key, "point", knob.group, knob.value(self))
            }
            _ => knob.setting(self, self.row.facts.name),
        }
    }

    fn parse(&self, knob: usize, text: &str) -> Result<Value, Text> {
        let knob = self.knob_at(knob);
        let value = knob.parse(self, text)?;
        let which = ["a", "b"].iter().position(|key| *key == knob.key);
        let crossed = which.zip(value.shape()).and_then(|(which, shape)| self.crossed(which, shape));
        crossed.map_or(Ok(value), Err)
    }

    fn flaw(&self, knob: usize, text: &str) -> Option<TextFlaw> {
        self.knob_at(knob).flaw(self, text)
    }

    fn set(&mut self, knob: usize, value: &Value) {
        self.knob_at(knob).set(self, value);
    }

    fn actions(&self) -> Vec<ActionKeys> {
        self.all_actions().map(|action| action.keys).collect()
    }

    fn act(&mut self, action: usize, by: (f64, f64)) {
        let action = self.all_actions().nth(action).expect("a place of the table");
        action.run(self, by);
    }
}
