//! Many rectangles, as the bullets and enemies that the Processing source names, and the cost of finding their pairs.

mod answers;
mod costs;
mod deal;
mod drawing;
mod figures;
mod found_pairs;
mod method;
mod motion;
mod readings;
mod work;
mod work_picture;

use super::knob::choice;
use super::{
    Action, Chord, Door, Examples, Facts, Field, FigureLook, Fit, Key, Knob, Look, Playback, Pointer, Puzzle, Scene,
    SceneKind, Tab, Trace, examples, parts,
};
use crate::figure::Figure;
use crate::text;
use costs::Costs;
use found_pairs::{JudgedCrowd, pairs_along_x, pairs_of};
use hantei_collision::{Border, BorderRule, Crowd, Point, Rect};
use method::BroadPhase;
use motion::{CrowdKind, FIELD};
use std::cell::{Cell, Ref, RefCell};
use work::Work;

const COUNT: [Field; 1] = [Field::new("count", 1.0, 100_000.0)];
const SEED: [Field; 1] = [Field::new("number", 0.0, 1_000_000.0)];
const MOMENT: [Field; 1] = [Field::new("count", 0.0, 1_000_000.0)];
/// Margin around the field, world units.
const MARGIN: f64 = 24.0;
/// Width and height of the pointer's own rectangle, world units.
const OWN_SIZE: (f64, f64) = (56.0, 46.0);
/// From here on, counting the comparisons of all methods takes a good part of a frame.
const MANY: usize = 20_000;
/// How many remain to watch, if there are too many.
const WATCHED: usize = 12;
/// The action that watches a method with [`WATCHED`] rectangles.
const WATCH_TWELVE: &str = "watch-twelve";
/// The costs of the scene are measured again after this many frames.
const FRESH: u64 = 60;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CrowdState {
    kind: CrowdKind,
    n: usize,
    seed: u64,
    method: BroadPhase,
    border: BorderRule,
    /// How many frames they have moved before time begins to count.
    moment: u64,
    /// They stand still, and time counts the method's steps.
    watch: bool,
    /// How many there were before a watch reduced them, and the method then.
    before: Option<(usize, BroadPhase)>,
    playback: Playback,
}

impl Default for CrowdState {
    fn default() -> Self {
        Self {
            kind: CrowdKind::default(),
            n: 1000,
            seed: 1,
            method: BroadPhase::default(),
            border: BorderRule::default(),
            moment: 0,
            watch: false,
            before: None,
            playback: Playback::default(),
        }
    }
}

impl CrowdState {
    /// `as-written` is the border of the C++ code.
    fn border(&self) -> Border {
        self.border.for_method(Border::Hits)
    }

    /// How many frames they have moved.
    fn moved(&self) -> u64 {
        self.moment + if self.watch { 0 } else { self.playback.frame }
    }

    /// Begins to watch the method, or lets them move on from where they are.
    fn set_watch(&mut self, watch: bool) {
        if watch != self.watch {
            self.moment = self.moved().min(MOMENT[0].most as u64);
            (self.watch, self.playback.frame) = (watch, 0);
        }
    }

    /// Begins to watch at the first step, with a dozen instead of too many; afterwards all are back.
    fn toggle_watch(&mut self, most: usize) {
        self.set_watch(!self.watch);
        self.playback.playing = false;
        if self.watch && self.n > most {
            self.before = Some((self.n, self.method));
            self.n = WATCHED;
            // A dozen fill one strip only: that is a sweep.
            self.method = if self.method == BroadPhase::Strips { BroadPhase::Sweep } else { self.method };
        } else if let Some((n, method)) = self.before.take().filter(|_| !self.watch && self.n == WATCHED) {
            (self.n, self.method, self.playback.playing) = (n, method, true);
        }
    }
}

fn field() -> Rect {
    Rect::from_origin_size(Point::new(0.0, 0.0), FIELD.0, FIELD.1)
}

#[derive(Default)]
pub(super) struct CrowdScene {
    state: CrowdState,
    /// The pointer's own rectangle, while the pointer is on the field.
    own: Option<Rect>,
    /// Found on demand: a scene that is only set up costs nothing.
    judged: RefCell<JudgedCrowd>,
    costs: Costs,
    /// How many pairs each method compares, in which crowd.
    counts: Cell<Option<(CrowdKey, [u64; 3])>>,
}

/// What the number of compared pairs depends on: kind, seed, number, whether time runs, the moment or its second.
type CrowdKey = (CrowdKind, u64, usize, bool, u64);

impl CrowdScene {
    fn judged(&self) -> Ref<'_, JudgedCrowd> {
        // While it is borrowed, it is judged already.
        if let Ok(mut judged) = self.judged.try_borrow_mut() {
            judged.judge(self.state);
        }
        self.judged.borrow()
    }

    /// How many pairs each method compares. The chosen method has counted; the others count once a second while time
    /// runs, and once if there are very many.
    fn compared(&self) -> [u64; 3] {
        let CrowdState { kind, seed, n, method, .. } = self.state;
        let judged = self.judged();
        let (playing, moved) = (self.state.playback.playing, self.state.moved());
        let moment = if !playing {
            moved
        } else if n < MANY {
            moved / FRESH
        } else {
            0
        };
        let key = (kind, seed, n, playing, moment);
        let known = self.counts.get().filter(|(of, _)| *of == key).map(|(_, counts)| counts);
        let mut counts = known.unwrap_or_else(|| {
            let mut in_strips = 0;
            let (rects, border) = (&judged.rects, self.state.border());
            BroadPhase::Strips.find(&mut Crowd::default(), rects, border, &mut Vec::new(), &mut in_strips);
            [pairs_of(n), pairs_along_x(rects), in_strips]
        });
        if method != BroadPhase::Brute {
            counts[method as usize] = judged.compared;
        }
        self.counts.set(Some((key, counts)));
        counts
    }

    /// The pointer's own rectangle, unless a method is watched.
    fn own(&self) -> Option<Rect> {
        self.own.filter(|_| !self.state.watch)
    }

    /// How many steps of the method are shown, while it is watched.
    fn steps_made(&self) -> Option<usize> {
        self.state.watch.then_some(self.state.playback.frame as usize)
    }

    /// A: the pointer's own rectangle, or the one in question.
    fn a(&self, look: &Look) -> Option<Rect> {
        if look.guesses { self.judged().rects.get(deal::MARKED).copied() } else { self.own() }
    }

    /// A, and the places of those that it hits.
    fn probe(&self, look: &Look) -> Option<(Rect, Vec<u32>)> {
        let a = self.a(look)?;
        let judged = self.judged();
        Some((a, if look.guesses { judged.hit_with(deal::MARKED as u32) } else { judged.hit_by(a) }))
    }

    /// Whether there are too many to watch.
    fn is_too_many(&self) -> bool {
        self.state.watch && self.state.n > work::MOST
    }

    /// The number of the last step, once the watch has reached it.
    fn past_last_step(&self) -> Option<f64> {
        let steps = self.judged().work().map(Work::steps).unwrap_or_default();
        (self.steps_made()? >= steps).then_some(steps as f64)
    }
}

impl SceneKind for CrowdScene {
    type State = CrowdState;

    const FACTS: Facts = Facts {
        name: "crowd",
        tab: Tab::Many,
        examples: examples!("crowd"),
        deals: deal::KINDS,
        gestures: &["move"],
        fit: Fit::FIELD,
        figures: &[Door::Cost],
        ..Facts::NEW
    };
    const KNOBS: &[Knob<Self>] = &[
        choice!("method", BroadPhase, state.method),
        Knob::choice(
            "border",
            BorderRule::OF_AREAS_NAMES,
            |it| it.state.border as usize,
            |it, place| it.state.border = BorderRule::OF_AREAS[place],
        ),
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
        Action::fitted(Action::keys("watch", &[Chord::plain(Key::Sign('W'))], |it| it.state.toggle_watch(work::MOST))),
        Action::fitted(Action::remedy(WATCH_TWELVE, |it| it.state.toggle_watch(WATCHED))),
        Action::up_down("number", |it, _, down| {
            it.state.n = COUNT[0].clamp(it.state.n as f64 - (down * 100.0).round()) as usize;
        }),
    ];

    parts! { state: state }
}

impl Scene for CrowdScene {
    parts! {
        playback: state.playback,
        draw: drawing::draw,
        draw_over: drawing::draw_key,
        read: readings::readings,
        answers: answers::answers,
        deal: deal::deal,
    }

    fn moved(&mut self, Pointer { at, .. }: Pointer) {
        self.own = field().contains(at).then(|| Rect::from_origin_size(at, OWN_SIZE.0, OWN_SIZE.1));
    }

    fn left(&mut self) {
        self.own = None;
    }

    /// Stops at the last step; playing on from there begins again.
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
        let CrowdState { kind, n, seed, method, .. } = self.state;
        // Drawing the costs borrows the rectangles.
        drop(self.judged());
        let present = (n, self.state.moved() / FRESH);
        self.costs.measure((kind, seed), present, &self.judged.borrow().rects, method, clock)
    }

    fn bounds(&self) -> Option<Rect> {
        let shadows = if work_picture::has_shadows(self) { work_picture::FOOT } else { 0.0 };
        let (min, max) = (field().min(), field().max().moved(0.0, shadows));
        Some(Rect::from_corners(min, max).grown(MARGIN))
    }

    fn draw_figure(&self, door: Door, look: &FigureLook, figure: &mut Figure) {
        figures::draw(self, door, look.size, figure);
    }

    fn puzzle(&self) -> Option<Puzzle> {
        let answer = *self.judged().hit.get(deal::MARKED)?;
        Some(Puzzle { question: text!("ask-a-hits"), yes: text!("hit"), no: text!("miss"), answer })
    }

    fn trace(&self, line: Trace) -> Trace {
        let CrowdState { kind, n, seed, method, border, playback, .. } = self.state;
        let judged = self.judged();
        let seen = judged.seen(self.steps_made());
        let own = self.own().map_or(0, |own| judged.hit_by(own).len());
        line.detail("kind", kind.name())
            .detail("n", n)
            .detail("seed", seed)
            .detail("frame", playback.frame)
            .answer("method", method.name())
            .answer("border", border.name())
            .detail("compared", seen.compared)
            .detail("pairs", seen.found)
            .detail("own", own)
            .occasion(own > 0)
    }

    fn as_test(&self) -> String {
        readings::as_test(self)
    }
}
