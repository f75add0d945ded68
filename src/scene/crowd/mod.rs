//! Many rectangles: the bullets and enemies that the Processing source names, and what finding their pairs costs.

mod costs;
mod judged;
mod method;
mod motion;
mod readings;

use super::{Action, Field, Fit, Knob, Look, Playback, Pointer, Readings, Scene, Trace};
use crate::collision::{Border, BorderRule};
use crate::figure::{Figure, Item, Role};
use crate::geometry::{Point, Rect};
use costs::Costs;
use judged::Judged;
use method::Method;
use motion::{FIELD, Kind};
use std::cell::{Ref, RefCell};
use strum::VariantNames as _;

const COUNT: [Field; 1] = [Field::new("count", 1.0, 100_000.0)];
const SEED: [Field; 1] = [Field::new("number", 0.0, 1_000_000.0)];
/// Edge length of the pointer's own rectangle, world units.
const OWN_SIZE: f64 = 60.0;
/// The costs of the present scene are measured again after this many frames.
const FRESH: u64 = 60;

/// All that undo brings back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct State {
    kind: Kind,
    n: usize,
    seed: u64,
    method: Method,
    border: BorderRule,
    playback: Playback,
}

impl Default for State {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            n: 1000,
            seed: 1,
            method: Method::default(),
            border: BorderRule::default(),
            playback: Playback::default(),
        }
    }
}

impl State {
    /// The border that counts: `as-written` is as C++ writes it.
    fn border(&self) -> Border {
        self.border.for_method(Border::Hits)
    }
}

/// Where everybody moves.
fn field() -> Rect {
    Rect::from_origin_size(Point::new(0.0, 0.0), FIELD, FIELD)
}

/// The scene `crowd`.
#[derive(Default)]
pub(super) struct CrowdScene {
    state: State,
    /// The pointer's own rectangle, while the pointer is on the field.
    own: Option<Rect>,
    /// Found when somebody asks: a scene that is only set up costs nothing.
    judged: RefCell<Judged>,
    costs: Costs,
}

impl CrowdScene {
    /// The pairs of the present state.
    fn judged(&self) -> Ref<'_, Judged> {
        let of = (self.state, self.own);
        if !self.judged.borrow().is_of(of) {
            self.judged.borrow_mut().judge(of);
        }
        self.judged.borrow()
    }
}

impl Scene for CrowdScene {
    type State = State;

    const NAME: &str = "crowd";
    const KNOBS: &[Knob<Self>] = &[
        Knob::choice(
            "method",
            Method::VARIANTS,
            |it| it.state.method as usize,
            |it, place| it.state.method = Method::ALL[place],
        ),
        Knob::choice(
            "border",
            BorderRule::NAMES,
            |it| it.state.border as usize,
            |it, place| it.state.border = BorderRule::ALL[place],
        ),
        Knob::choice("kind", Kind::VARIANTS, |it| it.state.kind as usize, |it, place| it.state.kind = Kind::ALL[place]),
        Knob::number("n", &COUNT, |it| it.state.n as f64, |it, n| it.state.n = n.floor() as usize),
        Knob::number("seed", &SEED, |it| it.state.seed as f64, |it, seed| it.state.seed = seed.floor() as u64),
    ];
    const ACTIONS: &[Action<Self>] = &[Action::up_down("number", |it, _, down| {
        it.state.n = COUNT[0].clamp(it.state.n as f64 - (down * 100.0).round()) as usize;
    })];
    const PRESETS: &[(&str, &str)] = &[
        ("drift", ""),
        ("clusters", "kind=clusters"),
        ("shooter", "kind=shooter"),
        ("dozens", "n=60 frame=0"),
        ("brute-force", "n=2000 method=brute frame=0"),
    ];
    const GESTURES: &[&str] = &["move"];
    const FIT: Fit = Fit { part: 1.0, always: true };

    fn state(&mut self) -> &mut State {
        &mut self.state
    }

    fn playback(&self) -> Option<&Playback> {
        Some(&self.state.playback)
    }

    fn playback_mut(&mut self) -> Option<&mut Playback> {
        Some(&mut self.state.playback)
    }

    fn moved(&mut self, Pointer { at, .. }: Pointer) {
        self.own = field().contains(at).then(|| Rect::from_centre_size(at, OWN_SIZE, OWN_SIZE));
    }

    fn left(&mut self) {
        self.own = None;
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        let State { kind, n, seed, playback, .. } = self.state;
        // The rectangles are wanted while the costs are written.
        drop(self.judged());
        let present = (n, playback.frame / FRESH);
        self.costs.measure((kind, seed), present, &self.judged.borrow().rects, clock)
    }

    fn bounds(&self) -> Option<Rect> {
        Some(field())
    }

    fn draw(&self, _: &Look, figure: &mut Figure) {
        let judged = self.judged();
        let crowd = || judged.rects.iter().zip(&judged.hit).take(judged.count);
        let those = |hit: bool| crowd().filter(|&(_, &other)| other == hit).map(|(&rect, _)| rect).collect();
        let rest = judged.rects[judged.count..].to_vec();
        if !rest.is_empty() {
            figure.push(Item::Rects { rects: rest, role: Role::NotJudged });
        }
        figure.push(Item::Rects { rects: those(false), role: Role::Alone });
        figure.push(Item::Rects { rects: those(true), role: Role::Together });
        if let Some(own) = self.own {
            figure.push_outline(own, Role::Halo, false);
            figure.push_outline(own, Role::Lit, false);
        }
        figure.push_outline(field(), Role::Grid, false);
    }

    fn read(&self, _: &Look) -> Readings {
        readings::readings(self)
    }

    fn trace(&self, line: Trace) -> Trace {
        let State { kind, n, seed, method, border, playback } = self.state;
        let judged = self.judged();
        line.detail("kind", kind.name())
            .detail("n", n)
            .detail("seed", seed)
            .detail("frame", playback.frame)
            .answer("method", method.name())
            .answer("border", border.name())
            .detail("compared", judged.compared)
            .detail("pairs", judged.found.len())
            .detail("own", judged.own)
            .occasion(judged.own > 0)
    }

    fn as_test(&self) -> String {
        readings::as_test(self)
    }
}
