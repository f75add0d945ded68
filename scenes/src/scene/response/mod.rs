//! The response to a hit: which side was hit, how far to push out, and what follows frame by frame.

mod answers;
mod body;
mod deal;
mod map;
mod own;
mod picture;
mod readings;
mod run;

use super::knob::{choice, switch};
use super::look::stepped;
use super::shared::copied_code::{copied_ball, copied_response};
use super::shared::number::{shown, tidy};
use super::shared::tested::{GO_THERE, NEXT_ERROR, PREVIOUS_ERROR, to_error};
use super::shared::typed_test::{OWN, OwnOrigin, TypedTest, names_with_numbers, numbers_of_names};
use super::{
    Action, Chord, Door, Examples, Facts, Field, FigureLook, FigurePointer, Fit, Key, Knob, Playback, Pointer,
    PointerShape, Puzzle, Scene, SceneKind, Tab, Trace, Walk, examples, parts,
};
use crate::figure::Figure;
use crate::text;
use crate::words::{Text, Words};
use body::Body;
use hantei_collision::{
    AskedOrder, Carried as _, PlaneAxis, Point, Rect, ResponseAnswer, ResponseMethod, TrueSide, Vec2,
};
use hantei_judge::{CodeLanguage, ResponseCase};
use own::{CodeJudging, OwnCode};
use run::{Run, RunCase, RunFrame};
use std::cell::RefCell;

/// The action that chooses the method which is right here.
const TRY_PREVIOUS: &str = "try-previous";
const TRY_SWEPT: &str = "try-swept";
const VELOCITY: [Field; 2] = [Field::new("x", -2000.0, 2000.0), Field::new("y", -2000.0, 2000.0)];
const TILES: [Field; 1] = [Field::new("count", 1.0, 40.0)];

#[derive(Clone, Debug, PartialEq)]
pub(super) struct ResponseState {
    case: RunCase,
    own: OwnCode,
    /// Whether the typed code is chosen.
    is_own: bool,
    playback: Playback,
}

impl Default for ResponseState {
    fn default() -> Self {
        Self { case: RunCase::default(), own: OwnCode::default(), is_own: false, playback: Playback::paused_at(0.0) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum ResponseHeld {
    /// A, or its place before.
    A,
    /// The tip of the arrow.
    Velocity,
    /// B, and its row with it.
    B,
}

/// What is held, its start, and the case then: each move is computed from these, so no error adds up.
struct ResponseDrag {
    held: ResponseHeld,
    from: Point,
    start: RunCase,
}

#[derive(Default)]
pub(super) struct ResponseScene {
    state: ResponseState,
    drag: Option<ResponseDrag>,
    /// Whether A's place before and the arrow from there are hidden.
    hides_before: bool,
    /// Computed on demand.
    run: RefCell<Run>,
    maps: map::SideMaps,
    judging: CodeJudging,
}

impl ResponseScene {
    /// The typed code, while it is chosen.
    fn own(&self) -> Option<&OwnCode> {
        Some(&self.state.own).filter(|_| self.state.is_own)
    }

    /// The built-in method, if one is chosen.
    fn method(&self) -> Option<ResponseMethod> {
        Some(self.state.case.method).filter(|_| !self.state.is_own)
    }

    /// The chosen method's name.
    fn method_name(&self) -> &'static str {
        self.method().map_or(OWN, ResponseMethod::name)
    }

    fn frame(&self) -> RunFrame {
        let mut run = self.run.borrow_mut();
        run.up_to(self.state.case, self.own(), self.state.playback.frame)
            .last()
            .expect("there is a first frame")
            .clone()
    }

    /// All of A's way, while it plays.
    fn way(&self) -> Option<Rect> {
        let mut run = self.run.borrow_mut();
        self.state.playback.playing.then(|| run.way(self.state.case, self.own())).flatten()
    }

    fn frame_by(&self, method: ResponseMethod) -> RunFrame {
        let RunFrame { step, tiles, .. } = self.frame();
        self.state.case.frame(method, step, tiles)
    }

    /// How often A was wrongly stopped before the present frame.
    fn caught(&self) -> usize {
        self.run.borrow_mut().caught(self.state.case, self.own(), self.state.playback.frame)
    }

    /// Changes the case, which begins anew.
    fn change(&mut self, change: impl FnOnce(&mut RunCase)) {
        change(&mut self.state.case);
        self.state.playback.frame = 0;
    }

    /// Chooses a built-in method, or the typed code.
    fn choose(&mut self, method: Option<ResponseMethod>) {
        self.state.is_own = method.is_none();
        self.change(|case| case.method = method.unwrap_or(case.method));
    }

    fn retype(&mut self, change: impl FnOnce(&mut TypedTest)) {
        self.state.own = self.state.own.with(change);
        self.change(|_| {});
    }

    /// The case that is shown next of those in which the typed code goes wrong.
    fn error(&self) -> Option<(ResponseCase, usize)> {
        let judged = self.judging.judgement(self.own()?)?;
        let cases = &judged.as_ref().as_ref().ok()?.cases;
        let (case, _) = cases.get(self.judging.example())?;
        Some((case.clone(), cases.len()))
    }

    /// Whether the typed code is right; `None` while that is not known.
    fn is_right(&self) -> Option<bool> {
        let judged = self.judging.judgement(self.own()?)?;
        Some(judged.as_ref().as_ref().ok()?.report.is_right)
    }

    fn show_error(&mut self) {
        if let Some((wrong, _)) = self.error() {
            self.change(|case| *case = case.showing(&wrong).unwrap_or(*case));
            self.state.playback.playing = false;
        }
    }

    /// Shows the next such case, or one before; from any other case, the one in the panel.
    fn step(&mut self, by: isize) {
        if let Some((_, count)) = self.error().filter(|(wrong, _)| self.state.case.shows(wrong)) {
            self.judging.step(by, count);
        }
        self.show_error();
    }

    fn held_at(&self, at: Point, reach: f64) -> Option<ResponseHeld> {
        let frame = self.frame();
        let ([before, moved, _], velocity) = (frame.places(), frame.step.velocity);
        let is_b = || frame.tiles.iter().any(|tile| tile.carried(frame.of_b).contains(at));
        match () {
            () if moved.centre().distance(at) <= reach && !self.hides_before => Some(ResponseHeld::Velocity),
            () if moved.contains(at) || before.contains(at) => Some(ResponseHeld::A),
            () if is_b() => Some(ResponseHeld::B),
            // Without movement the arrow lies wholly inside.
            () if velocity.length() == 0.0 && before.grown(reach).contains(at) => Some(ResponseHeld::A),
            () => None,
        }
    }

    /// A point after a drag, on whole steps.
    fn stepped(at: Point, by: Vec2, step: f64) -> Point {
        Point::new(stepped(at.x, by.x, step), stepped(at.y, by.y, step))
    }
}

impl SceneKind for ResponseScene {
    type State = ResponseState;

    const FACTS: Facts = Facts {
        name: "response",
        tab: Tab::After,
        examples: examples!("response"),
        deals: deal::KINDS,
        gestures: &["drag", "tip"],
        fit: Fit { part: 0.76, most: 0.67, always: true },
        steps: true,
        figures: &[Door::Sides],
        ..Facts::NEW
    };
    const KNOBS: &[Knob<Self>] = &[
        Knob::of_test(Knob::text(
            "with",
            |_, text| numbers_of_names(text).map(drop),
            |it| names_with_numbers(&it.state.own.typed().with),
            |it, text| it.retype(|typed| typed.with = numbers_of_names(text).unwrap_or_default()),
        )),
        Knob::choice(
            "origin",
            OwnOrigin::NAMES,
            |it| it.state.own.typed().origin as usize,
            |it, place| it.retype(|typed| typed.origin = OwnOrigin::ALL[place]),
        ),
        Knob::text(
            "formula",
            |_, text| own::flaw(text),
            |it| it.state.own.typed().text.clone(),
            |it, text| {
                it.retype(|typed| text.clone_into(&mut typed.text));
                it.choose(None);
            },
        ),
        Knob::choice_of(
            "method",
            |_| ResponseMethod::NAMES.iter().copied().chain([OWN]).collect(),
            |it| it.method().map_or(ResponseMethod::ALL.len(), |method| method as usize),
            |it, place| it.choose(ResponseMethod::ALL.get(place).copied()),
        ),
        Knob::shape(
            "a",
            |_| body::KINDS.to_vec(),
            |it| it.state.case.start.before.shape(),
            |it, shape| {
                if let Some(a) = Body::of(shape) {
                    it.change(|case| case.start.before = a);
                }
            },
        ),
        Knob::pair(
            "v",
            &VELOCITY,
            |it| [it.state.case.start.velocity.x, it.state.case.start.velocity.y],
            |it, [x, y]| it.change(|case| case.start.velocity = Vec2::new(x, y)),
        ),
        Knob::rect("b", |it| it.state.case.b, |it, b| it.change(|case| case.b = b)),
        Knob::pair(
            "bv",
            &VELOCITY,
            |it| [it.state.case.of_b.x, it.state.case.of_b.y],
            |it, [x, y]| it.change(|case| case.of_b = Vec2::new(x, y)),
        ),
        Knob::number(
            "tiles",
            &TILES,
            |it| it.state.case.tiles[0] as f64,
            |it, count| it.change(|case| case.tiles[0] = count as usize),
        ),
        Knob::number(
            "wall",
            &TILES,
            |it| it.state.case.tiles[1] as f64,
            |it, count| it.change(|case| case.tiles[1] = count as usize),
        ),
        Knob::rect("block", |it| it.state.case.block, |it, block| it.change(|case| case.block = block)),
        choice!("order", PlaneAxis, state.case.rules.order),
        choice!("tie", PlaneAxis, state.case.rules.tie),
        choice!("asked", AskedOrder, state.case.rules.asked),
        choice!("answer", ResponseAnswer, state.case.rules.answer),
        switch!("gravity", state.case.gravity),
        Knob::of_view(Knob::switch("before", |it| !it.hides_before, |it, on| it.hides_before = !on)),
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::up_down("speed", |it, _, down| {
            let y = VELOCITY[1].clamp(tidy(it.state.case.start.velocity.y + down));
            it.change(|case| case.start.velocity.y = y);
        }),
        Action::remedy(TRY_PREVIOUS, |it| it.choose(Some(ResponseMethod::Previous))),
        Action::remedy(TRY_SWEPT, |it| it.choose(Some(ResponseMethod::Swept))),
        to_error(GO_THERE, &[Chord::plain(Key::Sign('E'))], |it| it.show_error()),
        to_error(NEXT_ERROR, &[Chord::plain(Key::Sign('X'))], |it| it.step(1)),
        to_error(PREVIOUS_ERROR, &[Chord::shift(Key::Sign('X'))], |it| it.step(-1)),
    ];

    parts! { state: state }
}

impl Scene for ResponseScene {
    parts! {
        playback: state.playback,
        draw: picture::draw,
        draw_over: picture::draw_over,
        read: readings::readings,
        answers: answers::answers,
        deal: deal::deal,
    }

    /// While it plays, the first frame follows the last.
    fn settled(&mut self) {
        let Playback { frame, playing } = self.state.playback;
        let count = self.run.borrow_mut().up_to(self.state.case, self.own(), frame).len() as u64;
        if frame >= count {
            self.state.playback.frame = if playing { 0 } else { count - 1 };
        }
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        self.settled();
        self.judging.advance(self.own(), clock)
    }

    fn pressed(&mut self, pointer: Pointer) {
        if let Some(held) = self.held_at(pointer.at, pointer.reach) {
            // A drag begins at the visible place, so the run begins here.
            let start = self.state.case.beginning_with(&self.frame());
            self.drag = Some(ResponseDrag { held, from: pointer.at, start });
        }
    }

    fn moved(&mut self, pointer: Pointer) {
        let Some(ResponseDrag { held, from, start }) = &self.drag else { return };
        let by = Vec2::new(pointer.at.x - from.x, pointer.at.y - from.y);
        if by == Vec2::new(0.0, 0.0) {
            return;
        }
        let step = pointer.step(start.b.width().min(start.b.height()));
        let (held, mut case) = (*held, *start);
        match held {
            ResponseHeld::A => case.start.before = case.start.before.dragged(|at| Self::stepped(at, by, step)),
            ResponseHeld::B => case.b = Body::Rect(case.b).dragged(|at| Self::stepped(at, by, step)).bounds(),
            ResponseHeld::Velocity => {
                let Vec2 { x, y } = case.start.velocity;
                let [x, y] =
                    [(x, by.x, 0), (y, by.y, 1)].map(|(v, by, axis)| VELOCITY[axis].clamp(stepped(v, by, step)));
                case.start.velocity = Vec2::new(x, y);
            }
        }
        self.change(|it| *it = case);
        self.state.playback.playing = false;
    }

    fn released(&mut self, _: Pointer) {
        self.drag = None;
    }

    fn has_shadows(&self) -> bool {
        true
    }

    /// A and B, and what is near A; while it plays, of all of A's way.
    fn bounds(&self) -> Option<Rect> {
        let frame = self.frame();
        let [before, moved, end] = frame.places();
        let all = before.union(moved).union(end).union(self.way().unwrap_or(before));
        let near = all.grown(before.width().min(before.height()));
        let is_near = |tile: &Rect| tile.intersection(near).is_some_and(|both| both.width() * both.height() > 0.0);
        let b = frame.tiles[0].carried(frame.of_b);
        Some(frame.tiles.into_iter().filter(is_near).fold(all.union(b), Rect::union))
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let frame = self.frame();
        let [_, moved, _] = frame.places();
        vec![(Text::plain("A"), moved), (Text::plain("B"), frame.tiles[0].carried(frame.of_b))]
    }

    fn draw_figure(&self, door: Door, look: &FigureLook, figure: &mut Figure) {
        if door == Door::Sides {
            map::draw(self, look, figure);
        }
    }

    fn pressed_figure(&mut self, door: Door, pointer: FigurePointer) {
        if door == Door::Sides {
            map::press(self, pointer);
        }
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        let held = self.drag.as_ref().map(|drag| drag.held);
        held.or_else(|| self.held_at(pointer.at, pointer.reach)).map_or(PointerShape::Arrow, |_| PointerShape::Move)
    }

    fn walk(&self) -> Option<Walk> {
        readings::walk(self)
    }

    /// The question whether the method sees a hit.
    fn puzzle(&self) -> Option<Puzzle> {
        let answer = !self.frame().response.said.is_empty();
        Some(Puzzle { question: text!("ask-hit", method = self.method_name()), ..self.puzzle_of_truth()? })
            .map(|puzzle| Puzzle { answer, ..puzzle })
    }

    fn puzzle_of_truth(&self) -> Option<Puzzle> {
        let RunFrame { step, truth, .. } = self.frame();
        let question = text!("ask-way", x = shown(step.velocity.x), y = shown(step.velocity.y));
        let answer = !matches!(truth.side, TrueSide::None(_));
        Some(Puzzle { question, yes: text!("hit"), no: text!("miss"), answer })
    }

    fn trace(&self, line: Trace) -> Trace {
        readings::trace(self, line)
    }

    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        let (method, case) = (self.method()?, self.state.case);
        if case.of_b != Vec2::ZERO {
            return None;
        }
        // A ball bounces in copied code, and a rectangle slides.
        match (case.start.before.circle().is_some(), case.is_turned(None)) {
            (true, is_turned) if is_turned || method != ResponseMethod::Swept => {
                copied_ball(method, case.rules, language, words)
            }
            (false, false) => Some(copied_response(method, case.rules, language, words)),
            _ => None,
        }
    }

    fn as_test(&self) -> String {
        readings::as_test(self)
    }
}
