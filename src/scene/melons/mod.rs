//! Two square watermelons that run at each other: the Processing sketches, and how they miss each other between frames.

mod run;
mod strip;
mod words;

use super::control::{self, Control, Field, Group, Value};
use super::desk::{Desk, OnDesk};
use super::film::{self, Film};
use super::number::tidy;
use super::pair::Pair;
use super::{Answer, Event, PointerShape, REACH, Readings, RowId, Scene};
use crate::collision::{BorderRule, Contact, OverlapMethod};
use crate::figure::{Figure, Item, LABEL_SIZE, Place, Role, Sprite, Viewport};
use crate::geometry::{Point, Rect};
use run::{Run, Way};

/// The sketches, and what time does to them. `speed=` comes before `frame=`.
const PRESETS: [(&str, &str); 8] = [
    ("horizontal", ""),
    ("vertical", "way=vertical"),
    ("touching", "frame=75"),
    ("collision", "frame=88"),
    ("vertical-collision", "way=vertical frame=88"),
    ("passing-by", "offset=100 frame=88"),
    ("between-frames", "speed=145 frame=3"),
    ("swept", "speed=145 swept=on frame=3"),
];

const SPEED: [Field; 1] = [Field { name: "px/frame", least: 0.5, most: 200.0 }];
const OFFSET: [Field; 1] = [Field { name: "px", least: -100.0, most: 100.0 }];
/// Frames a second, and how many of the window's frames each lasts.
const RATES: [(&str, u32); 3] = [("60", 1), ("15", 4), ("4", 15)];

/// All that undo brings back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    run: Run,
    film: Film,
    /// What they passed over is tested, not where they are.
    swept: bool,
    border: BorderRule,
}

impl Default for State {
    fn default() -> Self {
        let run = Run { way: Way::default(), speed: 4.0, offset: 0.0 };
        Self { run, film: Film::default(), swept: false, border: BorderRule::default() }
    }
}

impl State {
    /// Runs on at another speed, from where the melons are.
    fn set_speed(&mut self, speed: f64) {
        let [Field { least, most, .. }] = SPEED;
        let come = self.run.come(self.film.frame);
        self.run.speed = speed.clamp(least, most);
        self.film.frame = self.run.frame_at(come);
    }
}

/// The scene `melons`.
pub struct MelonsScene {
    desk: Desk<State>,
    scrubbing: bool,
    /// Place in [`RATES`].
    rate: usize,
    /// So many of the window's frames has the present one been shown.
    ticks: u32,
}

impl Default for MelonsScene {
    fn default() -> Self {
        let mut scene = Self { desk: Desk::new(PRESETS[0].0, &[]), scrubbing: false, rate: 0, ticks: 0 };
        let field = scene.bounds();
        // All of it is seen, over the strip.
        scene.desk.view.fill(1.0, strip::HEIGHT, field);
        scene
    }
}

impl MelonsScene {
    fn run(&self) -> Run {
        self.desk.state.run
    }

    /// What is tested at a frame, and how.
    fn pair_at(&self, frame: u64) -> Pair {
        let State { swept, border, .. } = self.desk.state;
        self.pair_of(if swept { self.run().swept(frame) } else { self.run().at(frame) }, border)
    }

    fn pair_of(&self, [a, b]: [Rect; 2], border: BorderRule) -> Pair {
        let method = match self.run().way {
            Way::Horizontal => OverlapMethod::OriginSize,
            Way::Vertical => OverlapMethod::CentreSize,
        };
        Pair::new(a, b, method, border)
    }

    fn pair(&self) -> Pair {
        self.pair_at(self.desk.state.film.frame)
    }

    /// Whether they ran through each other just before this frame, and no test at a frame could tell.
    fn missed(&self, frame: u64) -> bool {
        let State { swept, border, .. } = self.desk.state;
        let hits = |melons| self.pair_of(melons, border).hits().0;
        let met = self.pair_of(self.run().swept(frame), border).contact() == Contact::Overlapping;
        !swept && met && !hits(self.run().before(frame)) && !hits(self.run().at(frame))
    }

    /// What is lit: the row under the pointer in the panel, else in the strip, else the edge near it while all stands.
    fn lit(&self) -> Option<RowId> {
        let at = self.desk.pointer.filter(|_| !self.scrubbing);
        let in_strip = || strip::row_at(self, self.viewport().to_stage(at?));
        let near = || self.pair().near(at.filter(|_| !self.desk.state.film.playing)?, self.desk.view.world(REACH));
        self.desk.row.or_else(in_strip).or_else(near)
    }

    fn scrub(&mut self, at: Point) {
        if let Some(frame) = strip::frame_at(self, self.viewport().to_stage(at), true) {
            self.desk.state.film = Film::paused_at(frame as f64);
        }
    }

    fn draw_run(&self, figure: &mut Figure) {
        let State { run, film: Film { frame, .. }, swept, .. } = self.desk.state;
        let melons = run.at(frame);
        let shows_band = swept || self.missed(frame);
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
        if let Some(overlap) = pair.a.intersection(pair.b).filter(|_| pair.hits().0) {
            figure.push_overlap(overlap, Role::OverlapVeil);
        }
        let (beside, arrows) = match run.way {
            Way::Horizontal => ((0.0, 0.8), ["A →", "B ←"]),
            Way::Vertical => ((1.3, 0.0), ["A ↓", "B ↑"]),
        };
        // A's name on one side and B's on the other: they meet without covering each other.
        for ((rect, text), side) in melons.into_iter().zip(arrows).zip([-1.0, 1.0]) {
            let half = rect.width() * figure.viewport.zoom / 2.0;
            let away = |beside: f64| if beside > 0.0 { side * (half + beside * LABEL_SIZE) } else { 0.0 };
            let shift = (away(beside.0), away(beside.1));
            figure.push(Item::Label {
                at: rect.centre(),
                shift,
                text: text.into(),
                size: LABEL_SIZE,
                role: Role::Text,
            });
        }
        // They come from nowhere and go there.
        for rect in run.way.wings() {
            let margin = figure.viewport.zoom.recip();
            let rect = Rect::from_corners(rect.min().moved(-margin, -margin), rect.max().moved(margin, margin));
            figure.push(Item::Rect { rect, role: Role::Halo });
        }
        figure.push_outline(run.way.field(), Role::Grid, false);
    }
}

impl OnDesk for MelonsScene {
    type State = State;

    fn desk(&mut self) -> &mut Desk<State> {
        &mut self.desk
    }

    fn bounds(&self) -> Option<Rect> {
        Some(self.run().way.field())
    }

    fn let_go(&mut self) {
        self.scrubbing = false;
        self.desk.let_go();
    }

    fn set_own(&mut self, key: &str, value: Value) {
        let state = &mut self.desk.state;
        if state.film.set(key, &value) {
            return;
        }
        let first = |numbers: &[f64]| numbers.first().copied().unwrap_or_default();
        match (key, value) {
            ("way", Value::Choice { chosen, .. }) => {
                state.run.way = Way::ALL.into_iter().find(|way| way.name() == chosen).unwrap_or_default();
            }
            ("border", Value::Choice { chosen, .. }) => {
                state.border = BorderRule::named(chosen).unwrap_or(state.border);
            }
            ("swept", Value::Switch(on)) => state.swept = on,
            ("speed", Value::Numbers { numbers: Some(numbers), .. }) => state.set_speed(first(&numbers)),
            ("offset", Value::Numbers { numbers: Some(numbers), .. }) => state.run.offset = first(&numbers),
            _ => {}
        }
    }
}

impl Scene for MelonsScene {
    fn name(&self) -> &'static str {
        "melons"
    }

    fn title(&self) -> &'static str {
        "Melons"
    }

    fn handle(&mut self, event: Event) {
        if matches!(event, Event::Pressed(_) | Event::Undo | Event::Redo) {
            self.let_go();
        }
        self.take(event);
        if let Some(film) = self.desk.state.film.after(event) {
            return self.change(|scene| scene.desk.state.film = film);
        }
        match event {
            Event::Pressed(at) => {
                if strip::frame_at(self, self.viewport().to_stage(at), false).is_some() {
                    self.desk.hold();
                    self.scrubbing = true;
                    self.scrub(at);
                }
            }
            Event::PointerMoved(at) if self.scrubbing => self.scrub(at),
            Event::Released(at) if self.scrubbing => {
                self.scrub(at);
                self.let_go();
            }
            Event::Nudged { dx: 0.0, dy } => self.change(|scene| {
                let speed = tidy(scene.run().speed - dy);
                scene.desk.state.set_speed(speed);
            }),
            Event::PointerMoved(_)
            | Event::Released(_)
            | Event::Nudged { .. }
            | Event::Stepped(_)
            | Event::Played
            | Event::Resized { .. }
            | Event::PointerLeft
            | Event::RowHovered(_)
            | Event::Kept { .. }
            | Event::Reversed
            | Event::Untangled
            | Event::Undo
            | Event::Redo
            | Event::Clear
            | Event::Zoomed { .. }
            | Event::Panned { .. }
            | Event::Fitted
            | Event::ActualSize => {}
        }
    }

    fn advance(&mut self, _: &dyn Fn() -> f64) -> bool {
        if !self.desk.state.film.playing {
            return false;
        }
        self.ticks += 1;
        if self.ticks >= RATES[self.rate].1 {
            self.ticks = 0;
            self.desk.state.film.advance();
        }
        true
    }

    fn viewport(&self) -> Viewport {
        self.desk.view.viewport()
    }

    fn figure(&self) -> Figure {
        let mut figure = self.desk.view.figure(0.0);
        self.draw_run(&mut figure);
        let lit = self.lit();
        if let Some(id) = lit {
            self.pair().draw_lit(id, &mut figure);
        }
        strip::draw(self, lit, &mut figure);
        if self.pair().hits().0 {
            figure.push(Item::Caption { place: Place::TopLeft(0.0), text: "Hit!".into(), role: Role::Text });
        }
        figure
    }

    fn readings(&self) -> Readings {
        words::readings(self, self.lit())
    }

    fn controls(&self) -> Vec<Control> {
        let State { run, film, swept, border } = self.desk.state;
        let own = |key, label, help, value| Control { key, label, help, group: Group::Judged, value };
        let numbers = |fields, number| Value::Numbers { fields, numbers: Some(vec![number]) };
        let ways = Way::ALL.map(Way::name).to_vec();
        let rates = RATES.map(|(name, _)| name).to_vec();
        let mut controls = vec![
            own(
                "way",
                "Way",
                "horizontal is tested by origin-size, vertical by centre-size",
                Value::Choice { options: ways, chosen: run.way.name() },
            ),
            control::border("Shared border", "whether melons that only touch hit", border),
            control::presets(self, self.desk.preset),
            own("swept", "Test what they passed over", "the band since the frame before", Value::Switch(swept)),
            own("speed", "Speed", "how far each runs in a frame", numbers(&SPEED, run.speed)),
            own("offset", "Offset", "how far B's track is beside A's", numbers(&OFFSET, run.offset)),
            Control {
                key: "rate",
                label: "Frames a second",
                help: "fewer are slow motion: the frames stay the same",
                group: Group::View,
                value: Value::Choice { options: rates, chosen: RATES[self.rate].0 },
            },
        ];
        controls.extend(film.controls());
        controls.extend(self.desk.controls());
        controls
    }

    fn set(&mut self, key: &str, value: Value) {
        if let ("rate", Value::Choice { chosen, .. }) = (key, &value) {
            self.rate = RATES.iter().position(|(name, _)| name == chosen).unwrap_or_default();
            return;
        }
        self.set_any(key, value);
        if key == "way" {
            let field = self.bounds();
            self.desk.view.open_on(field);
        }
    }

    fn pointer_shape(&self) -> PointerShape {
        let over = |at| strip::frame_at(self, self.viewport().to_stage(at), false).is_some();
        if self.scrubbing || self.desk.pointer.is_some_and(over) {
            PointerShape::Horizontal
        } else {
            PointerShape::Arrow
        }
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        &PRESETS
    }

    fn mouse(&self) -> &'static [(&'static str, &'static str)] {
        &[("drag in the strip", "go through time")]
    }

    fn keys(&self) -> &'static [(Event, &'static str)] {
        const { &film::keys((Event::Nudged { dx: 0.0, dy: -1.0 }, "faster, slower by 1 (Shift: 10, Ctrl: 0.1)")) }
    }

    fn as_test(&self) -> String {
        self.pair().as_test()
    }

    fn answer(&self) -> Answer {
        let State { film: Film { frame, .. }, border, .. } = self.desk.state;
        let pair = self.pair();
        Answer {
            method: pair.method.name(),
            border: border.name(),
            contact: Some(pair.contact().name()),
            verdict: Some(pair.hits().0),
            moment: if self.missed(frame) { frame as usize } else { 0 },
            kept: 0,
        }
    }

    fn trace(&self) -> String {
        let State { film: Film { frame, .. }, border, .. } = self.desk.state;
        let pair = self.pair();
        let (method, border, missed) = (pair.method.name(), border.name(), self.missed(frame));
        let pair = pair.json();
        format!(
            r#"{{"scene":"melons","frame":{frame},"method":"{method}","border":"{border}",{pair},"missed":{missed}}}"#
        )
    }
}
