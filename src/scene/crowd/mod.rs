//! Many rectangles: the bullets and enemies that the Processing source names, and what finding their pairs costs.

mod answers;
mod costs;
mod deal;
mod drawing;
mod judged;
mod method;
mod motion;
mod readings;
mod work;

use super::knob::choice;
use super::{
    Action, Asked, Chord, Field, Fit, Key, Knob, Look, Numbers, Playback, Pointer, Puzzle, Readings, Scene, Trace,
};
use crate::figure::Figure;
use crate::text;
use costs::Costs;
use hantei_collision::{Border, BorderRule, Point, Rect};
use judged::JudgedCrowd;
use method::BroadPhase;
use motion::{CrowdKind, FIELD};
use std::cell::{Ref, RefCell};

const COUNT: [Field; 1] = [Field::new("count", 1.0, 100_000.0)];
const SEED: [Field; 1] = [Field::new("number", 0.0, 1_000_000.0)];
const MOMENT: [Field; 1] = [Field::new("count", 0.0, 1_000_000.0)];
/// Room for the question above the field, and for the answer below it, world units: both grow with the picture.
const HEAD: f64 = 92.0;
const FOOT: f64 = 76.0;
/// Edge length of the pointer's own rectangle, world units.
const OWN_SIZE: f64 = 60.0;
/// The costs of the present scene are measured again after this many frames.
const FRESH: u64 = 60;

/// All that undo brings back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct State {
    kind: CrowdKind,
    n: usize,
    seed: u64,
    method: BroadPhase,
    border: BorderRule,
    /// How many frames they have moved before time begins to count.
    moment: u64,
    /// They stand still, and time counts the steps of the method.
    watch: bool,
    playback: Playback,
}

impl Default for State {
    fn default() -> Self {
        Self {
            kind: CrowdKind::default(),
            n: 1000,
            seed: 1,
            method: BroadPhase::default(),
            border: BorderRule::default(),
            moment: 0,
            watch: false,
            playback: Playback::default(),
        }
    }
}

impl State {
    /// The border that counts: `as-written` is as C++ writes it.
    fn border(&self) -> Border {
        self.border.for_method(Border::Hits)
    }

    /// How many frames they have moved.
    fn moved(&self) -> u64 {
        self.moment + if self.watch { 0 } else { self.playback.frame }
    }

    /// Begins to watch the method, or lets them move on; they stay where they are.
    fn set_watch(&mut self, watch: bool) {
        if watch != self.watch {
            self.moment = self.moved().min(MOMENT[0].most as u64);
            (self.watch, self.playback.frame) = (watch, 0);
        }
    }
}

/// Where all of them move.
fn field() -> Rect {
    Rect::from_origin_size(Point::new(0.0, 0.0), FIELD, FIELD)
}

#[derive(Default)]
pub(super) struct CrowdScene {
    state: State,
    /// The pointer's own rectangle, while the pointer is on the field.
    own: Option<Rect>,
    /// Found when it is asked for: a scene that is only set up costs nothing.
    judged: RefCell<JudgedCrowd>,
    costs: Costs,
}

impl CrowdScene {
    fn judged(&self) -> Ref<'_, JudgedCrowd> {
        self.judged.borrow_mut().judge(self.state, self.own());
        self.judged.borrow()
    }

    /// The pointer's own rectangle, if it takes part: while one watches, nothing comes in between.
    fn own(&self) -> Option<Rect> {
        self.own.filter(|_| !self.state.watch)
    }

    /// How many steps of the method one has seen, while one watches it.
    fn steps_made(&self) -> Option<usize> {
        self.state.watch.then_some(self.state.playback.frame as usize)
    }

    /// One would watch, and there are too many.
    fn is_too_many(&self) -> bool {
        self.state.watch && self.state.n > work::MOST
    }

    /// The number of the last step, if one watches and has come to it or beyond.
    fn past_last_step(&self) -> Option<f64> {
        let steps = self.judged().steps().unwrap_or_default();
        (self.steps_made()? >= steps).then_some(steps as f64)
    }
}

impl Scene for CrowdScene {
    type State = State;

    const NAME: &str = "crowd";
    const KNOBS: &[Knob<Self>] = &[
        choice!("method", BroadPhase, state.method),
        choice!("border", BorderRule, state.border),
        choice!("kind", CrowdKind, state.kind),
        Knob::number("n", &COUNT, |it| it.state.n as f64, |it, n| it.state.n = n.floor() as usize),
        Knob::number("seed", &SEED, |it| it.state.seed as f64, |it, seed| it.state.seed = seed.floor() as u64),
        Knob::number(
            "moment",
            &MOMENT,
            |it| it.state.moment as f64,
            |it, frame| it.state.moment = frame.floor() as u64,
        ),
        Knob::switch("watch", |it| it.state.watch, |it, watch| it.state.set_watch(watch)),
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::keys("watch", &[Chord::plain(Key::Sign('W'))], |it| {
            it.state.set_watch(!it.state.watch);
            it.state.playback.playing = false;
        }),
        Action::up_down("number", |it, _, down| {
            it.state.n = COUNT[0].clamp(it.state.n as f64 - (down * 100.0).round()) as usize;
        }),
    ];
    const PRESETS: &[(&str, &str)] = &[
        ("drift", ""),
        ("clusters", "kind=clusters"),
        ("shooter", "kind=shooter"),
        ("dozens", "n=60 frame=0"),
        ("brute-force", "n=2000 method=brute frame=0"),
        ("every-pair", "n=12 method=brute watch=on rate=15"),
        ("sweep-line", "n=12 method=sweep watch=on rate=4"),
        ("strip-by-strip", "n=100 watch=on rate=15"),
    ];
    const ANSWERS: &[Asked<Self>] = answers::ANSWERS;
    const DEALS: &[&str] = deal::KINDS;
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

    /// Beyond the last step it stands there, and playing on from there begins again.
    fn settled(&mut self) {
        if let Some(last) = self.past_last_step() {
            let Playback { playing, .. } = self.state.playback;
            self.state.playback = if playing { Playback::default() } else { Playback::paused_at(last) };
        }
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        if let Some(last) = self.past_last_step() {
            self.state.playback = Playback::paused_at(last);
        }
        let State { kind, n, seed, .. } = self.state;
        // The rectangles are wanted while the costs are written.
        drop(self.judged());
        let present = (n, self.state.moved() / FRESH);
        self.costs.measure((kind, seed), present, &self.judged.borrow().rects, clock)
    }

    fn bounds(&self) -> Option<Rect> {
        Some(Rect::from_origin_size(Point::new(0.0, -HEAD), FIELD, HEAD + FIELD + FOOT))
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        drawing::draw(self, look, figure);
    }

    fn read(&self, _: &Look) -> Readings {
        readings::readings(self)
    }

    fn puzzle(&self) -> Option<Puzzle> {
        let answer = *self.judged().hit.get(deal::MARKED)?;
        Some(Puzzle { question: text!("ask-touches"), yes: text!("hit"), no: text!("miss"), answer })
    }

    fn deal(&mut self, kind: usize, numbers: &mut Numbers) {
        deal::deal(self, kind, numbers);
    }

    fn trace(&self, line: Trace) -> Trace {
        let State { kind, n, seed, method, border, playback, .. } = self.state;
        let judged = self.judged();
        let seen = judged.seen(self.steps_made());
        line.detail("kind", kind.name())
            .detail("n", n)
            .detail("seed", seed)
            .detail("frame", playback.frame)
            .answer("method", method.name())
            .answer("border", border.name())
            .detail("compared", seen.compared)
            .detail("pairs", seen.found)
            .detail("own", judged.own)
            .occasion(judged.own > 0)
    }

    fn as_test(&self) -> String {
        readings::as_test(self)
    }
}
