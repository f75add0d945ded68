//! Many rectangles: the bullets and enemies that the Processing source names, and what finding their pairs costs.

mod costs;
mod swarm;
mod ways;
mod words;

use super::control::{self, Control, Field, Group, Value};
use super::desk::{Desk, OnDesk};
use super::film::{self, Film};
use super::{Answer, Event, PointerShape, Readings, Scene};
use crate::collision::{Border, BorderRule, Crowd, Pair};
use crate::figure::{Figure, Item, Role, Viewport};
use crate::geometry::{Point, Rect};
use costs::Costs;
use std::cell::{Ref, RefCell};
use swarm::{FIELD, Kind};
use ways::{BRUTE_MOST, Way};

const PRESETS: [(&str, &str); 5] = [
    ("drift", ""),
    ("clusters", "kind=clusters"),
    ("shooter", "kind=shooter"),
    ("dozens", "n=60 frame=0"),
    ("brute-force", "n=2000 method=brute frame=0"),
];

const COUNT: [Field; 1] = [Field { name: "count", least: 1.0, most: 100_000.0 }];
const SEED: [Field; 1] = [Field { name: "number", least: 0.0, most: 1_000_000.0 }];
/// Edge length of the pointer's own rectangle, world units.
const OWN: f64 = 60.0;
/// The costs of the present scene are measured again after so many frames.
const FRESH: u64 = 60;

/// All that undo brings back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct State {
    kind: Kind,
    n: usize,
    seed: u64,
    method: Way,
    border: BorderRule,
    film: Film,
}

impl Default for State {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            n: 1000,
            seed: 1,
            method: Way::default(),
            border: BorderRule::default(),
            film: Film::default(),
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

/// What has been found in a state.
#[derive(Default)]
struct Judged {
    /// The state, and the pointer's own rectangle.
    of: Option<(State, Option<Rect>)>,
    /// The crowd, and behind it the pointer's own.
    rects: Vec<Rect>,
    /// So many of them have been tested.
    tested: usize,
    compared: u64,
    /// Those pairs that count.
    found: Vec<Pair>,
    /// For each rectangle, whether it is in a pair.
    hit: Vec<bool>,
    /// Pairs of the pointer's own.
    own: usize,
    crowd: Crowd,
}

impl Judged {
    /// Finds the pairs of a state, and of the pointer's own rectangle with it.
    fn judge(&mut self, of: (State, Option<Rect>)) {
        let (State { kind, n, seed, method, film: Film { frame, .. }, .. }, own) = of;
        let moved = |before: State| (before.kind, before.n, before.seed, before.film.frame) != (kind, n, seed, frame);
        if self.of.is_none_or(|(before, _)| moved(before)) {
            self.rects = swarm::at(kind, n, seed, frame);
        }
        self.rects.truncate(n);
        self.rects.extend(own);
        self.tested = if method == Way::Brute { self.rects.len().min(BRUTE_MOST) } else { self.rects.len() };
        self.compared = method.find(&mut self.crowd, &self.rects[..self.tested], of.0.border(), &mut self.found);
        self.found.retain(|&(i, j)| j as usize == n || kind.counts(i, j));
        self.hit.clear();
        self.hit.resize(self.rects.len(), false);
        self.own = 0;
        for &(i, j) in &self.found {
            self.hit[i as usize] = true;
            self.hit[j as usize] = true;
            self.own += usize::from(j as usize == n);
        }
        self.of = Some(of);
    }
}

/// The scene `crowd`.
pub struct CrowdScene {
    desk: Desk<State>,
    /// Found when somebody asks: a scene that is only set up costs nothing.
    judged: RefCell<Judged>,
    costs: Costs,
}

impl Default for CrowdScene {
    fn default() -> Self {
        let mut scene =
            Self { desk: Desk::new(PRESETS[0].0, &[]), judged: RefCell::default(), costs: Costs::default() };
        scene.desk.view.fill(1.0, 0.0, Some(field()));
        scene
    }
}

impl CrowdScene {
    /// The pointer's own rectangle, while the pointer is on the field.
    fn own(&self) -> Option<Rect> {
        let at = self.desk.pointer.filter(|&at| field().contains(at))?;
        Some(Rect::from_centre_size(at, OWN, OWN))
    }

    /// The pairs of the present state.
    fn judged(&self) -> Ref<'_, Judged> {
        let of = (self.desk.state, self.own());
        if self.judged.borrow().of != Some(of) {
            self.judged.borrow_mut().judge(of);
        }
        self.judged.borrow()
    }

    fn set_count(&mut self, n: f64) {
        let [Field { least, most, .. }] = COUNT;
        self.desk.state.n = n.clamp(least, most) as usize;
    }
}

impl OnDesk for CrowdScene {
    type State = State;

    fn desk(&mut self) -> &mut Desk<State> {
        &mut self.desk
    }

    fn bounds(&self) -> Option<Rect> {
        Some(field())
    }

    fn let_go(&mut self) {
        self.desk.let_go();
    }

    fn set_own(&mut self, key: &str, value: Value) {
        let state = &mut self.desk.state;
        if state.film.set(key, &value) {
            return;
        }
        match (key, value) {
            ("kind", Value::Choice { chosen, .. }) => {
                state.kind = Kind::ALL.into_iter().find(|kind| kind.name() == chosen).unwrap_or_default();
            }
            ("method", Value::Choice { chosen, .. }) => {
                state.method = Way::ALL.into_iter().find(|way| way.name() == chosen).unwrap_or_default();
            }
            ("border", Value::Choice { chosen, .. }) => {
                state.border = BorderRule::named(chosen).unwrap_or(state.border);
            }
            (_, Value::Numbers { numbers: Some(numbers), .. }) => {
                let number = numbers.first().copied().unwrap_or_default().floor();
                if key == "n" {
                    self.set_count(number);
                } else {
                    state.seed = number as u64;
                }
            }
            _ => {}
        }
    }
}

impl Scene for CrowdScene {
    fn name(&self) -> &'static str {
        "crowd"
    }

    fn title(&self) -> &'static str {
        "Crowd"
    }

    fn handle(&mut self, event: Event) {
        self.take(event);
        if let Some(film) = self.desk.state.film.after(event) {
            return self.change(|scene| scene.desk.state.film = film);
        }
        match event {
            Event::Nudged { dx: 0.0, dy } => self.change(|scene| {
                let n = scene.desk.state.n as f64 - (dy * 100.0).round();
                scene.set_count(n);
            }),
            Event::Nudged { .. }
            | Event::Stepped(_)
            | Event::Played
            | Event::PointerMoved(_)
            | Event::Pressed(_)
            | Event::Released(_)
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

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        let State { kind, n, seed, film, .. } = self.desk.state;
        if film.playing {
            self.desk.state.film.advance();
        }
        // The rectangles are wanted while the costs are written.
        drop(self.judged());
        let present = (n, film.frame / FRESH);
        let measures = self.costs.measure((kind, seed), present, &self.judged.borrow().rects, clock);
        film.playing || measures
    }

    fn viewport(&self) -> Viewport {
        self.desk.view.viewport()
    }

    fn figure(&self) -> Figure {
        let mut figure = self.desk.view.figure(0.0);
        let n = self.desk.state.n;
        let judged = self.judged();
        let crowd = || judged.rects.iter().zip(&judged.hit).take(n);
        let those = |hit: bool| crowd().filter(|&(_, &other)| other == hit).map(|(&rect, _)| rect).collect();
        figure.push(Item::Rects { rects: those(false), role: Role::Alone });
        figure.push(Item::Rects { rects: those(true), role: Role::Together });
        if let Some(own) = judged.rects.get(n) {
            figure.push_outline(*own, Role::Halo, false);
            figure.push_outline(*own, Role::Lit, false);
        }
        figure.push_outline(field(), Role::Grid, false);
        figure
    }

    fn readings(&self) -> Readings {
        words::readings(self)
    }

    fn controls(&self) -> Vec<Control> {
        let State { kind, n, seed, method, border, film } = self.desk.state;
        let own = |key, label, help, value| Control { key, label, help, group: Group::Judged, value };
        let number = |fields, number| Value::Numbers { fields, numbers: Some(vec![number]) };
        let kinds = Kind::ALL.map(Kind::name).to_vec();
        let mut controls = vec![
            control::method(Way::ALL.map(Way::name), method.name()),
            control::border("Shared border", "whether rectangles that only touch are a pair", border),
            own("kind", "Who moves", "how the crowd is spread", Value::Choice { options: kinds, chosen: kind.name() }),
            control::presets(self, self.desk.preset),
            own("n", "Number", "how many rectangles", number(&COUNT, n as f64)),
            own("seed", "Seed", "another crowd of the same kind", number(&SEED, seed as f64)),
        ];
        controls.extend(film.controls());
        controls.extend(self.desk.controls());
        controls
    }

    fn set(&mut self, key: &str, value: Value) {
        self.set_any(key, value);
    }

    fn pointer_shape(&self) -> PointerShape {
        PointerShape::Arrow
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        &PRESETS
    }

    fn mouse(&self) -> &'static [(&'static str, &'static str)] {
        &[("move", "a rectangle of your own among them")]
    }

    fn keys(&self) -> &'static [(Event, &'static str)] {
        const { &film::keys((Event::Nudged { dx: 0.0, dy: -1.0 }, "100 more, fewer (Shift: 1000, Ctrl: 10)")) }
    }

    fn as_test(&self) -> String {
        words::as_test(self)
    }

    fn answer(&self) -> Answer {
        let State { method, border, .. } = self.desk.state;
        Answer {
            method: method.name(),
            border: border.name(),
            contact: None,
            verdict: Some(self.judged().own > 0),
            moment: 0,
            kept: 0,
        }
    }

    fn trace(&self) -> String {
        words::trace(self)
    }
}
