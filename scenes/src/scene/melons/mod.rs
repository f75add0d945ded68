//! Two square watermelons run at each other: the Processing sketches, and how they miss each other between frames.

mod answers;
mod deal;
mod picture;
mod readings;
mod run;
mod time;

use super::knob::{choice, switch};
use super::shared::copied_code::swept_note;
use super::shared::number::tidy;
use super::shared::rects::RectTrial;
use super::shared::trial::Judged;
use super::{
    Action, Examples, Facts, Field, Fit, Knob, Look, Playback, Pointer, PointerShape, Puzzle, Readings, Scene,
    SceneKind, Tab, Trace, examples, parts,
};
use crate::figure::{Figure, Item, Sprite};
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{About, BorderRule, Contact, Method as _, OverlapMethod, Rect, TwoRects, contact};
use hantei_judge::AsFormula as _;
use hantei_judge::CodeLanguage;
use picture::{MelonsPicture, UNDER};
use run::{Direction, MelonRun, SIZE};
use time::Time;

/// The action that tests the whole path.
const TEST_PATH: &str = "test-path";
const SPEED: [Field; 1] = [Field::new("px/frame", 0.5, 200.0)];
const START: [Field; 1] = [Field::new("px", 0.0, 1000.0)];
const SIZES: [Field; 2] = [Field::new("A", 1.0, 1000.0), Field::new("B", 1.0, 1000.0)];
const OFFSET: [Field; 1] = [Field::new("px", -150.0, 150.0)];
/// The picture's height in units of both tracks: there is room for captions and for the light of the bands.
const ROOM: f64 = 1.4;
/// The part of the shadows' room at the bottom that is not needed at the top too, stage pixels.
const AT_TOP: f64 = 26.0;

/// The methods of the two sketches.
const METHODS: [OverlapMethod; 2] = [OverlapMethod::OriginSize, OverlapMethod::CentreSize];

#[derive(Clone, Debug, PartialEq)]
pub(super) struct MelonsState {
    run: MelonRun,
    /// The chosen method, if it is not that of the sketch.
    method: Option<OverlapMethod>,
    playback: Playback,
    /// Whether the whole path is tested, not only the place in each frame.
    swept: bool,
    border: BorderRule,
}

impl Default for MelonsState {
    fn default() -> Self {
        let direction = Direction::default();
        let run = MelonRun { direction, sizes: [SIZE; 2], is_still: false, speed: 4.0, start: 0.0, offset: 0.0 };
        Self { run, method: None, playback: Playback::default(), swept: false, border: BorderRule::default() }
    }
}

#[derive(Default)]
pub(super) struct MelonsScene {
    state: MelonsState,
    scrubbing: bool,
    /// Width and height, stage pixels.
    stage: (f64, f64),
}

impl MelonsScene {
    fn pair_at(&self, frame: u64) -> RectTrial {
        let MelonsState { run, swept, .. } = self.state;
        self.pair_of(if swept { run.swept(frame) } else { run.at(frame) })
    }

    /// The method of the sketch with this direction.
    const fn of_sketch(&self) -> OverlapMethod {
        METHODS[self.state.run.direction as usize]
    }

    fn method(&self) -> OverlapMethod {
        self.state.method.unwrap_or(self.of_sketch())
    }

    fn pair_of(&self, melons: [Rect; 2]) -> RectTrial {
        self.pair_by(self.method(), melons)
    }

    fn pair_by(&self, method: OverlapMethod, [a, b]: [Rect; 2]) -> RectTrial {
        RectTrial::new(TwoRects { a, b }, method, self.state.border)
    }

    fn pair(&self) -> RectTrial {
        self.pair_at(self.state.playback.frame)
    }

    /// Whether they passed through each other just before this frame, unseen by any frame's test.
    fn missed(&self, frame: u64) -> bool {
        let MelonsState { run, swept, .. } = self.state;
        let hits = |melons| self.pair_of(melons).says();
        let [a, b] = run.swept(frame);
        let met = contact(a, b) == Contact::Overlapping;
        !swept && met && !hits(run.before(frame)) && !hits(run.at(frame))
    }
}

impl SceneKind for MelonsScene {
    type State = MelonsState;

    const FACTS: Facts = Facts {
        name: "melons",
        tab: Tab::Moving,
        examples: examples!("melons"),
        deals: deal::KINDS,
        gestures: &["drag"],
        // The whole run, over the rows of time.
        fit: Fit::FIELD,
        steps: true,
        ..Facts::NEW
    };
    const KNOBS: &[Knob<Self>] = &[
        choice!("way", Direction, state.run.direction),
        Knob::of_test(Knob::choice_of(
            "method",
            |_| METHODS.iter().map(|method| method.name()).collect(),
            |it| METHODS.iter().position(|method| *method == it.method()).unwrap_or_default(),
            |it, place| it.state.method = Some(METHODS[place]).filter(|method| *method != it.of_sketch()),
        )),
        Knob::choice(
            "border",
            BorderRule::OF_AREAS_NAMES,
            |it| it.state.border as usize,
            |it, place| it.state.border = BorderRule::OF_AREAS[place],
        ),
        switch!("swept", state.swept),
        Knob::pair("sizes", &SIZES, |it| it.state.run.sizes, |it, sizes| it.state.run.sizes = sizes),
        switch!("still", state.run.is_still),
        Knob::number("start", &START, |it| it.state.run.start, |it, start| it.state.run.start = start),
        Knob::number("speed", &SPEED, |it| it.state.run.speed, |it, speed| it.state.run.speed = speed),
        Knob::number("offset", &OFFSET, |it| it.state.run.offset, |it, offset| it.state.run.offset = offset),
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::up_down("speed", |it, _, down| {
            it.state.run.speed = SPEED[0].clamp(tidy(it.state.run.speed - down));
        }),
        Action::remedy(TEST_PATH, |it| it.state.swept = true),
    ];

    parts! { state: state }
}

impl Scene for MelonsScene {
    parts! {
        playback: state.playback,
        answers: answers::answers,
        deal: deal::deal,
    }

    fn laid_out(&mut self, stage: (f64, f64)) {
        self.stage = stage;
    }

    fn pressed(&mut self, pointer: Pointer) {
        self.scrubbing = Time::of(self).holds(pointer.on_stage);
        self.moved(pointer);
    }

    fn moved(&mut self, pointer: Pointer) {
        if self.scrubbing {
            let frame = Time::of(self).nearest_frame(pointer.on_stage);
            self.state.playback = Playback::paused_at(frame as f64);
        }
    }

    fn released(&mut self, _: Pointer) {
        self.scrubbing = false;
    }

    fn reserved(&self) -> (f64, f64) {
        let time = (self.stage.1 - Time::of(self).top).max(0.0);
        let shadows = if self.state.run.direction == Direction::Horizontal { UNDER - AT_TOP } else { 0.0 };
        (0.0, time + shadows)
    }

    fn bounds(&self) -> Option<Rect> {
        Some(self.state.run.tracks(ROOM))
    }

    /// Only the part on the field: beyond it they are not shown.
    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let MelonsState { run, playback: Playback { frame, .. }, .. } = self.state;
        let field = run.field();
        let melons = run.at(frame).into_iter().zip(["A", "B"]);
        melons.filter_map(|(rect, name)| Some((Text::plain(name), rect.intersection(field)?))).collect()
    }

    fn draw(&self, _: &Look, figure: &mut Figure) {
        let melons = self.state.run.at(self.state.playback.frame);
        // A, which the test is about, lies over B.
        for (rect, sprite) in melons.into_iter().zip([Sprite::CutMelon, Sprite::WholeMelon]).rev() {
            figure.push(Item::Sprite { rect, sprite });
        }
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        let picture = MelonsPicture::of(self, look.viewport);
        if !look.hides {
            picture.draw_truth(figure);
        }
        if let Some(about) = look.lit {
            let mut world = Figure::new(figure.stage, look.viewport);
            // While stepping, the panel has the numbers.
            self.pair().draw_lit(about, look.step == 0, &mut world);
            figure.push(world.into_group());
        }
        // Over the lit line, which would strike the letters through.
        picture.draw_signs(figure);
        Time::of(self).draw(self, look.lit, look.hides, figure);
    }

    fn read(&self, look: &Look) -> Readings {
        readings::readings(self, look)
    }

    /// A row of time, or the edge at the pointer while time stands still.
    fn near(&self, Pointer { at, on_stage, reach, .. }: Pointer) -> Option<About> {
        let at_edge = || if self.state.playback.playing { None } else { self.pair().near(at, reach) };
        let time = Time::of(self);
        if time.holds(on_stage) { time.about_at(self, on_stage) } else { at_edge() }
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        if self.scrubbing || Time::of(self).holds(pointer.on_stage) {
            PointerShape::Horizontal
        } else {
            PointerShape::Arrow
        }
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.pair()))
    }

    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        if !self.state.swept {
            return Some(self.pair().as_code(language, words));
        }
        let method = self.method();
        let border = self.state.border.for_method(method.own_border());
        Some(method.formula(border).swept_code(language, &swept_note(method, border, words)))
    }

    fn puzzle_of_truth(&self) -> Option<Puzzle> {
        self.puzzle()
    }

    fn puzzle(&self) -> Option<Puzzle> {
        let question = readings::question(&self.state.run);
        Some(Puzzle { question, yes: text!("hit"), no: text!("miss"), answer: deal::meets(self) })
    }

    fn reveal(&mut self) {
        deal::reveal(self);
    }

    fn trace(&self, line: Trace) -> Trace {
        let MelonsState { playback: Playback { frame, .. }, border, .. } = self.state;
        let pair = self.pair();
        let missed = self.missed(frame);
        let line = line.detail("frame", frame).answer("method", pair.name()).answer("border", border.name());
        pair.trace(line).occasion(if missed { frame } else { 0 }).detail("missed", missed)
    }
}
