//! Two square watermelons that run at each other: the Processing sketches, and how they miss each other between frames.

mod answers;
mod deal;
mod readings;
mod run;
mod strip;

use super::Walk;
use super::knob::{choice, switch};
use super::shared::number::{shown, tidy};
use super::shared::rects::RectTrial;
use super::shared::trial::Judged;
use super::{
    Action, Asked, ExampleGroup, Field, Fit, Knob, Look, Numbers, Playback, Pointer, PointerShape, Puzzle, Readings,
    Scene, Trace,
};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Place, Role, Sprite, Transform};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, BorderRule, Contact, OverlapMethod, Point, Rect, TwoRects, contact};
use run::{Direction, MelonRun};

const SPEED: [Field; 1] = [Field::new("px/frame", 0.5, 200.0)];
/// Width and height of a melon's name at most, stage pixels.
const NAME: (f64, f64) = (40.0, 24.0);
const OFFSET: [Field; 1] = [Field::new("px", -100.0, 100.0)];

/// All that undo brings back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    run: MelonRun,
    playback: Playback,
    /// What they passed over is tested, not where they are.
    swept: bool,
    border: BorderRule,
}

impl Default for State {
    fn default() -> Self {
        let run = MelonRun { direction: Direction::default(), speed: 4.0, offset: 0.0 };
        Self { run, playback: Playback::default(), swept: false, border: BorderRule::default() }
    }
}

impl State {
    /// Runs on at another speed, from where the melons are.
    fn set_speed(&mut self, speed: f64) {
        let come = self.run.come(self.playback.frame);
        self.run.speed = SPEED[0].clamp(speed);
        self.playback.frame = self.run.frame_at(come);
    }
}

#[derive(Default)]
pub(super) struct MelonsScene {
    state: State,
    scrubbing: bool,
    /// Width and height of the stage, stage pixels.
    stage: (f64, f64),
}

impl MelonsScene {
    /// What is tested at a frame, and how.
    fn pair_at(&self, frame: u64) -> RectTrial {
        let State { run, swept, .. } = self.state;
        self.pair_of(if swept { run.swept(frame) } else { run.at(frame) })
    }

    fn pair_of(&self, [a, b]: [Rect; 2]) -> RectTrial {
        let method = match self.state.run.direction {
            Direction::Horizontal => OverlapMethod::OriginSize,
            Direction::Vertical => OverlapMethod::CentreSize,
        };
        RectTrial::new(TwoRects { a, b }, method, self.state.border)
    }

    fn pair(&self) -> RectTrial {
        self.pair_at(self.state.playback.frame)
    }

    /// Whether they ran through each other just before this frame, and no test at a frame could tell.
    fn missed(&self, frame: u64) -> bool {
        let State { run, swept, .. } = self.state;
        let hits = |melons| self.pair_of(melons).says();
        let [a, b] = run.swept(frame);
        let met = contact(a, b) == Contact::Overlapping;
        !swept && met && !hits(run.before(frame)) && !hits(run.at(frame))
    }

    /// Draws both, and nothing outside of `clip`.
    fn draw_melons(&self, look: &Look, clip: Rect, figure: &mut Figure) {
        let State { run, playback: Playback { frame, .. }, swept, .. } = self.state;
        let melons = run.at(frame);
        let shows_band = !look.hides && (swept || self.missed(frame));
        if shows_band {
            run.swept(frame).into_iter().for_each(|rect| figure.push(Item::Rect { rect, role: Role::Swept }));
        }
        for (rect, sprite) in melons.into_iter().zip([Sprite::CutMelon, Sprite::WholeMelon]) {
            figure.push(Item::Sprite { rect, sprite });
        }
        if shows_band {
            run.before(frame).into_iter().for_each(|rect| figure.push_outline(rect, Role::Pending, true));
        }
        let pair = self.pair();
        if let Some(overlap) = pair.shapes.a.intersection(pair.shapes.b).filter(|_| !look.hides && pair.says()) {
            figure.push_overlap(overlap, Role::OverlapVeil);
        }
        let (beside, arrows) = match run.direction {
            Direction::Horizontal => ((0.0, 0.8), ["A →", "B ←"]),
            Direction::Vertical => ((1.3, 0.0), ["A ↓", "B ↑"]),
        };
        // A's name on one side and B's on the other: they meet without covering each other.
        for ((rect, text), side) in melons.into_iter().zip(arrows).zip([-1.0, 1.0]) {
            let half = rect.width() * figure.viewport.zoom / 2.0;
            let away = |beside: f64| if beside > 0.0 { side * (half + beside * LABEL_SIZE) } else { 0.0 };
            let (at, shift) = (rect.centre(), (away(beside.0), away(beside.1)));
            let middle = at.moved(figure.units(shift.0), figure.units(shift.1));
            let name = Rect::from_centre_size(middle, figure.units(NAME.0), figure.units(NAME.1));
            // At the ends of the field nothing is cut in the middle of a letter.
            if clip.contains(name.min()) && clip.contains(name.max()) {
                let (text, size, role) = (Text::plain(text), LABEL_SIZE, Role::Text);
                figure.push(Item::Label { at, shift, anchor: Anchor::Middle, text, size, role });
            }
        }
    }
}

impl Scene for MelonsScene {
    type State = State;

    const NAME: &str = "melons";
    const KNOBS: &[Knob<Self>] = &[
        choice!("way", Direction, state.run.direction),
        choice!("border", BorderRule, state.border),
        switch!("swept", state.swept),
        Knob::number("speed", &SPEED, |it| it.state.run.speed, |it, speed| it.state.set_speed(speed)),
        Knob::number("offset", &OFFSET, |it| it.state.run.offset, |it, offset| it.state.run.offset = offset),
    ];
    const ACTIONS: &[Action<Self>] = &[Action::up_down("speed", |it, _, down| {
        let speed = tidy(it.state.run.speed - down);
        it.state.set_speed(speed);
    })];
    /// The sketches, what time does to them, and games in which it was reported.
    const PRESETS: &[(&str, &str)] = &[
        ("horizontal", ""),
        ("vertical", "way=vertical"),
        ("touching", "frame=75"),
        ("collision", "frame=88"),
        ("vertical-collision", "way=vertical frame=88"),
        ("passing-by", "offset=100 frame=88"),
        ("between-frames", "speed=145 frame=3"),
        ("swept", "speed=145 swept=on frame=3"),
        ("wild-armoralley-5", "speed=135 frame=3"),
        ("wild-mindustry-3514", "speed=200 frame=2"),
        ("wild-bridgesim-31", "way=vertical speed=140 frame=3"),
        ("wild-a-blast-15", "speed=200 swept=on frame=2"),
    ];
    const GROUPS: &[(&str, ExampleGroup)] = &[
        ("horizontal", ExampleGroup::Sources),
        ("touching", ExampleGroup::TripUps),
        ("wild-armoralley-5", ExampleGroup::Wild),
    ];
    const ANSWERS: &[Asked<Self>] = answers::ANSWERS;
    const DEALS: &[&str] = deal::KINDS;
    const GESTURES: &[&str] = &["drag"];
    /// All of the field is seen, over the strip.
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

    fn laid_out(&mut self, stage: (f64, f64), _: Point) {
        self.stage = stage;
    }

    fn pressed(&mut self, pointer: Pointer) {
        self.scrubbing = strip::frame_at(self, pointer.on_stage).is_some();
        self.moved(pointer);
    }

    fn moved(&mut self, pointer: Pointer) {
        if self.scrubbing {
            let frame = strip::nearest_frame(self, pointer.on_stage);
            self.state.playback = Playback::paused_at(frame as f64);
        }
    }

    fn released(&mut self, _: Pointer) {
        self.scrubbing = false;
    }

    fn reserved(&self) -> (f64, f64) {
        (0.0, strip::HEIGHT)
    }

    fn bounds(&self) -> Option<Rect> {
        Some(self.state.run.direction.field())
    }

    /// As far as they are on the field: beyond it they are not shown.
    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let State { run, playback: Playback { frame, .. }, .. } = self.state;
        let field = run.direction.field();
        let melons = run.at(frame).into_iter().zip(["A", "B"]);
        melons.filter_map(|(rect, name)| Some((Text::plain(name), rect.intersection(field)?))).collect()
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        let field = self.state.run.direction.field();
        // Melons come in at one end and leave at the other. Beside the field there is room for a name.
        let seen = self.state.run.direction.between_ends(figure.seen());
        figure.push_group(Transform::IDENTITY, Some(seen), |figure| self.draw_melons(look, seen, figure));
        figure.push_outline(field, Role::Grid, false);
        if let Some(about) = look.lit {
            self.pair().draw_lit(about, true, figure);
        }
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        if look.hides {
            return;
        }
        strip::draw(self, look.lit, figure);
        if let Some((text, role)) = self.pair().caption() {
            figure.push(Item::Caption { place: Place::TopLeft(0.0), text, role });
        }
    }

    fn read(&self, _: &Look) -> Readings {
        readings::readings(self)
    }

    /// A row of the strip, else the edge at the pointer while all stands.
    fn near(&self, Pointer { at, on_stage, reach, .. }: Pointer) -> Option<About> {
        let at_edge = || if self.state.playback.playing { None } else { self.pair().near(at, reach) };
        strip::about_at(self, on_stage).or_else(at_edge)
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        if self.scrubbing || strip::frame_at(self, pointer.on_stage).is_some() {
            PointerShape::Horizontal
        } else {
            PointerShape::Arrow
        }
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.pair()))
    }

    fn walk(&self) -> Option<Walk> {
        None
    }

    fn puzzle(&self) -> Option<Puzzle> {
        let question = text!("ask-meet", speed = shown(self.state.run.speed));
        Some(Puzzle { question, yes: text!("hit"), no: text!("miss"), answer: deal::meets(self) })
    }

    fn deal(&mut self, kind: usize, numbers: &mut Numbers) {
        deal::deal(self, kind, numbers);
    }

    fn reveal(&mut self) {
        deal::reveal(self);
    }

    fn trace(&self, line: Trace) -> Trace {
        let State { playback: Playback { frame, .. }, border, .. } = self.state;
        let pair = self.pair();
        let missed = self.missed(frame);
        let line = line.detail("frame", frame).answer("method", pair.name()).answer("border", border.name());
        pair.trace(line).occasion(if missed { frame } else { 0 }).detail("missed", missed)
    }
}
