//! A point and a quadrilateral: the WPF program, with two methods that repair what its own cannot do.

mod lit;
mod overlays;
mod words;

use super::control::{self, Control, Field, Group, Value};
use super::desk::{Desk, Moment};
use super::number::tidy;
use super::steps;
use super::view::{View, around};
use super::{Answer, Event, PointerShape, REACH, Readings, Scene};
use crate::collision::{BorderRule, Comparison, InsideMethod, Shape, diagnose, quad_contact};
use crate::figure::{Figure, Item, LABEL_SIZE, Place, Role, Viewport};
use crate::geometry::{Corner, Point, Quad, Rect};

const FIELDS: [Field; 2] = [Field::coordinate("x"), Field::coordinate("y")];
/// Distance from a corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;
/// Radius of a corner's mark, stage pixels.
const CORNER_RADIUS: f64 = 5.0;
/// Radius of the probe's mark, stage pixels.
const PROBE_RADIUS: f64 = 6.0;
/// How much wider the ring around the selected mark is, stage pixels.
const RING: f64 = 3.0;

/// The source's own examples, then the shapes that trip people up. The worked edge is AB; C and D make it a quad.
const PRESETS: [(&str, &str); 10] = [
    ("empty", ""),
    ("wpf-figure", "a=162,212 b=210,112 c=386,152 d=355,244 p=251,179"),
    ("worked-edge-p1", "a=12,10 b=12,30 c=2,30 d=2,10 p=7,23 grid=on"),
    ("worked-edge-p2", "a=12,10 b=12,30 c=2,30 d=2,10 p=18,19 grid=on"),
    ("counter-clockwise", "a=355,244 b=386,152 c=210,112 d=162,212 p=251,179"),
    ("concave", "a=100,100 b=420,100 c=220,220 d=100,400 p=300,130"),
    ("bow-tie", "a=100,100 b=400,300 c=400,100 d=100,300 p=160,200"),
    ("degenerate", "a=100,120 b=100,120 c=420,120 d=260,340 p=260,180"),
    ("on-edge", "a=100,100 b=400,100 c=400,300 d=100,300 p=400,200"),
    ("on-corner", "a=100,100 b=400,100 c=400,300 d=100,300 p=400,300"),
];

/// One of the five points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Corner(Corner),
    Probe,
}

impl Spot {
    const ALL: [Self; 5] = [
        Self::Corner(Corner::A),
        Self::Corner(Corner::B),
        Self::Corner(Corner::C),
        Self::Corner(Corner::D),
        Self::Probe,
    ];

    /// `"A"` to `"D"` or `"P"`.
    fn name(self) -> &'static str {
        match self {
            Self::Corner(corner) => corner.name(),
            Self::Probe => "P",
        }
    }

    /// The key of its control.
    fn key(self) -> &'static str {
        ["a", "b", "c", "d", "p"][self.index()]
    }

    fn index(self) -> usize {
        match self {
            Self::Corner(corner) => corner as usize,
            Self::Probe => 4,
        }
    }
}

/// All that undo brings back.
#[derive(Clone, Debug, Default, PartialEq)]
struct State {
    /// A B C D P, as far as they are placed.
    points: [Option<Point>; 5],
    method: InsideMethod,
    border: BorderRule,
}

impl State {
    fn point(&self, spot: Spot) -> Option<Point> {
        self.points[spot.index()]
    }

    /// Places a point. One that would leave the allowed numbers stays.
    fn place(&mut self, spot: Spot, at: Point) {
        let [x, y] = FIELDS;
        if x.allows(at.x) && y.allows(at.y) {
            self.points[spot.index()] = Some(at);
        }
    }

    fn quad(&self) -> Option<Quad> {
        let [a, b, c, d, _] = self.points;
        Some(Quad::new(a?, b?, c?, d?))
    }

    fn probe(&self) -> Option<Point> {
        self.point(Spot::Probe)
    }

    /// The first corner that is still to be placed.
    fn next_corner(&self) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.point(Spot::Corner(corner)).is_none())
    }
}

/// A point held by the pointer.
struct Drag {
    spot: Spot,
    /// From the pointer to the point, where the pointer took hold.
    offset: (f64, f64),
    pressed: Point,
    /// The pointer has moved, or the press itself has placed the point: the release places nothing any more.
    settled: bool,
    before: Moment<State>,
}

/// The scene `quad`.
pub struct QuadScene {
    desk: Desk<State>,
    drag: Option<Drag>,
    selected: Spot,
    /// How many times the probe has been placed.
    probes: usize,
    /// The right side of each edge is tinted.
    halves: bool,
    /// The chosen method's answer is painted everywhere.
    paint: bool,
}

impl Default for QuadScene {
    /// An empty stage, as the WPF program starts.
    fn default() -> Self {
        Self {
            desk: Desk::new(PRESETS[0].0),
            drag: None,
            selected: Spot::Probe,
            probes: 0,
            halves: false,
            paint: false,
        }
    }
}

impl QuadScene {
    fn point_at(&mut self, at: Point) {
        if let Some(drag) = &mut self.drag
            && at != drag.pressed
        {
            drag.settled = true;
        }
        if let Some(drag) = &self.drag
            && drag.settled
        {
            self.desk.state.place(drag.spot, at.moved(drag.offset.0, drag.offset.1));
        }
    }

    /// Clicks one to four place the corners, each further one the probe; a press on a placed point takes hold of it.
    fn press(&mut self, at: Point) {
        let before = self.desk.moment();
        let held = if self.desk.state.next_corner().is_some() { None } else { self.spot_at(at) };
        let spot = match (held, self.desk.state.next_corner()) {
            (Some((spot, _)), _) => spot,
            (None, Some(corner)) => Spot::Corner(corner),
            (None, None) => Spot::Probe,
        };
        let offset = held.map_or((0.0, 0.0), |(_, point)| (point.x - at.x, point.y - at.y));
        self.drag = Some(Drag { spot, offset, pressed: at, settled: held.is_none(), before });
        self.selected = spot;
        if held.is_none() {
            self.place(spot, at);
        }
    }

    fn release(&mut self, at: Point) {
        self.point_at(at);
        if let Some(Drag { settled: false, pressed, .. }) = self.drag {
            self.place(Spot::Probe, pressed);
            self.selected = Spot::Probe;
        }
        self.let_go();
    }

    fn place(&mut self, spot: Spot, at: Point) {
        self.desk.state.place(spot, at);
        if spot == Spot::Probe {
            self.probes += 1;
        }
    }

    /// Swaps two neighbouring corners of a crossed quad: of the two ways, one crosses no more.
    fn untangle(&mut self) {
        let tangled = self.desk.state.clone();
        for (p, q) in [(1, 2), (2, 3)] {
            let is_crossed = self.desk.state.quad().is_some_and(|quad| diagnose(&quad).shape == Shape::Crossed);
            if is_crossed {
                self.desk.state = tangled.clone();
                self.desk.state.points.swap(p, q);
            }
        }
    }

    fn let_go(&mut self) {
        if let Some(drag) = self.drag.take() {
            self.desk.record(drag.before);
        }
    }

    /// The placed point nearest to `at` within reach. Of points as near, the last drawn wins.
    fn spot_at(&self, at: Point) -> Option<(Spot, Point)> {
        let placed = Spot::ALL.into_iter().rev().filter_map(|spot| Some((spot, self.desk.state.point(spot)?)));
        placed
            .filter(|(_, point)| point.distance(at) <= self.desk.view.world(REACH))
            .min_by(|p, q| p.1.distance(at).total_cmp(&q.1.distance(at)))
    }

    /// Everything that there is to see.
    fn bounds(&self) -> Option<Rect> {
        around(self.desk.state.points.into_iter().flatten())
    }

    fn open_preset(&mut self, name: &'static str) {
        let Some((_, settings)) = PRESETS.into_iter().find(|preset| preset.0 == name) else { return };
        let mut fresh = Self::default();
        control::apply(&mut fresh, settings);
        self.desk.open(name, &fresh.desk);
        self.desk.view.open_on(self.bounds());
    }

    fn says(&self, method: InsideMethod) -> Option<(bool, Vec<Comparison>)> {
        let (quad, probe) = (self.desk.state.quad()?, self.desk.state.probe()?);
        let border = self.desk.state.border.for_method(method.own_border());
        let mut trace = Vec::new();
        let inside = method.contains(&quad, probe, border, &mut trace);
        Some((inside, trace))
    }

    /// The edges placed so far, and those that the next click places.
    fn draw_edges(&self, figure: &mut Figure) {
        let corners = Corner::ALL.map(|corner| self.desk.state.point(Spot::Corner(corner)));
        for (i, from) in corners.into_iter().enumerate() {
            if let (Some(from), Some(to)) = (from, corners[(i + 1) % 4]) {
                figure.push(Item::Line { from, to, role: Role::Edge, dashed: false });
            }
        }
        if let (Some(next), Some(pointer)) = (self.desk.state.next_corner(), self.desk.pointer) {
            let neighbours = [(next as usize + 3) % 4, (next as usize + 1) % 4];
            for from in neighbours.into_iter().filter_map(|i| corners[i]) {
                figure.push(Item::Line { from, to: pointer, role: Role::Pending, dashed: true });
            }
        }
    }

    fn draw_points(&self, figure: &mut Figure) {
        let placed: Vec<Point> = self.desk.state.points[..4].iter().copied().flatten().collect();
        let count = placed.len().max(1) as f64;
        let middle = Point::new(
            placed.iter().map(|point| point.x).sum::<f64>() / count,
            placed.iter().map(|point| point.y).sum::<f64>() / count,
        );
        for spot in Spot::ALL {
            let Some(at) = self.desk.state.point(spot) else { continue };
            let (role, radius) = match spot {
                Spot::Corner(_) => (Role::Edge, CORNER_RADIUS),
                Spot::Probe => (Role::Probe, PROBE_RADIUS),
            };
            if spot == self.selected {
                figure.push(Item::Dot { at, role: Role::SelectedHandle, radius: radius + RING });
            }
            figure.push(Item::Dot { at, role: Role::Halo, radius: radius + RING / 2.0 });
            figure.push(Item::Dot { at, role, radius });
            let away = at.distance(middle);
            let shift = match spot {
                Spot::Corner(_) if away > 0.0 => ((at.x - middle.x) / away * LETTER, (at.y - middle.y) / away * LETTER),
                Spot::Corner(_) => (0.0, -LETTER),
                Spot::Probe => (LETTER * 0.9, -LETTER * 0.7),
            };
            // Corners in one place share one label: A=B.
            let here = |other: &Spot| *other != Spot::Probe && self.desk.state.point(*other) == Some(at);
            let text = match spot {
                Spot::Probe => spot.name().into(),
                Spot::Corner(_) if Spot::ALL.into_iter().find(here) != Some(spot) => continue,
                Spot::Corner(_) => Spot::ALL.into_iter().filter(here).map(Spot::name).collect::<Vec<_>>().join("="),
            };
            figure.push(Item::Label { at, shift, text, size: LABEL_SIZE, role: Role::Text });
        }
    }
}

impl Scene for QuadScene {
    fn name(&self) -> &'static str {
        "quad"
    }

    fn title(&self) -> &'static str {
        "Point in a quad"
    }

    fn handle(&mut self, event: Event) {
        if !matches!(
            event,
            Event::PointerMoved(_) | Event::Released(_) | Event::PointerLeft | Event::RowHovered(_) | Event::Stepped(_)
        ) && !View::takes(event)
        {
            self.let_go();
        }
        self.desk.handle(event, self.bounds());
        let before = self.desk.moment();
        match event {
            Event::PointerMoved(at) => self.point_at(at),
            Event::Pressed(at) => self.press(at),
            Event::Released(at) => self.release(at),
            Event::Nudged { dx, dy } => {
                if let Some(at) = self.desk.state.point(self.selected) {
                    self.desk.state.place(self.selected, Point::new(tidy(at.x + dx), tidy(at.y + dy)));
                    self.desk.record(before);
                }
            }
            Event::Clear => {
                self.desk.state.points = [None; 5];
                self.desk.record(before);
            }
            Event::Stepped(by) => {
                let made = self.says(self.desk.state.method).map_or(0, |(_, trace)| trace.len());
                self.desk.step = steps::walked(self.desk.step, by, made);
            }
            Event::Reversed => {
                self.desk.state.points[..4].reverse();
                self.desk.record(before);
            }
            Event::Untangled => {
                self.untangle();
                self.desk.record(before);
            }
            Event::Resized { .. }
            | Event::PointerLeft
            | Event::RowHovered(_)
            | Event::Undo
            | Event::Redo
            | Event::Zoomed { .. }
            | Event::Panned { .. }
            | Event::Fitted
            | Event::ActualSize => {}
        }
    }

    fn viewport(&self) -> Viewport {
        self.desk.view.viewport()
    }

    fn figure(&self) -> Figure {
        let mut figure = self.desk.view.figure(0.0);
        if let Some(quad) = self.desk.state.quad() {
            figure.push(Item::Polygon { points: quad.corners.to_vec(), role: Role::Area });
        }
        let quad = self.desk.state.quad();
        if let Some(quad) = quad.filter(|_| self.paint) {
            overlays::paint(self, &quad, &mut figure);
        }
        if let Some(quad) = quad.filter(|_| self.halves) {
            overlays::draw_halves(&quad, &mut figure);
            overlays::draw_arrows(&quad, &mut figure);
        }
        self.draw_edges(&mut figure);
        lit::draw(self, &mut figure);
        self.draw_points(&mut figure);
        let (text, role) = match (self.says(self.desk.state.method), self.desk.state.next_corner()) {
            (Some((inside, _)), _) => (inside.to_string(), Role::Text),
            (None, Some(corner)) => (format!("Click to place {}", corner.name()), Role::Hint),
            (None, None) => ("Click to place the probe P".into(), Role::Hint),
        };
        figure.push(Item::Caption { place: Place::Bottom, text, role });
        figure
    }

    fn readings(&self) -> Readings {
        words::readings(self)
    }

    fn controls(&self) -> Vec<Control> {
        let mut controls = vec![
            control::method(InsideMethod::ALL.map(InsideMethod::name), self.desk.state.method.name()),
            control::border("On an edge", "whether a point on an edge is inside", self.desk.state.border),
            control::presets(self, self.desk.preset),
        ];
        controls.extend(Spot::ALL.map(|spot| Control {
            key: spot.key(),
            label: spot.name(),
            help: match spot {
                Spot::Corner(_) => "corner; clockwise on the screen for right-of-all",
                Spot::Probe => "the red probe point",
            },
            group: Group::Judged,
            value: Value::Numbers {
                fields: &FIELDS,
                numbers: self.desk.state.point(spot).map(|point| vec![point.x, point.y]),
            },
        }));
        controls.push(control::overlay(
            "halves",
            "Right side of each edge",
            "tinted, with the edge's direction",
            self.halves,
        ));
        controls.push(control::overlay(
            "paint",
            "The method's answer everywhere",
            "painted where it says inside",
            self.paint,
        ));
        controls.extend(self.desk.controls());
        controls
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        &PRESETS
    }

    fn set(&mut self, key: &str, value: Value) {
        if self.desk.set(key, &value) {
            return;
        }
        match (key, &value) {
            ("halves", Value::Switch(on)) => return self.halves = *on,
            ("paint", Value::Switch(on)) => return self.paint = *on,
            _ => {}
        }
        self.let_go();
        if let ("preset", Value::Choice { chosen, .. }) = (key, &value) {
            return self.open_preset(chosen);
        }
        let before = self.desk.moment();
        match value {
            Value::Choice { chosen, .. } if key == "method" => {
                self.desk.state.method = InsideMethod::named(chosen).unwrap_or(self.desk.state.method);
            }
            Value::Choice { chosen, .. } => {
                self.desk.state.border = BorderRule::named(chosen).unwrap_or(self.desk.state.border);
            }
            Value::Numbers { numbers: Some(numbers), .. } => {
                if let (Some(spot), [x, y]) = (Spot::ALL.into_iter().find(|spot| spot.key() == key), &numbers[..]) {
                    self.place(spot, Point::new(*x, *y));
                }
            }
            Value::Numbers { numbers: None, .. } | Value::Switch(_) => {}
        }
        self.desk.record(before);
    }

    fn mouse(&self) -> &'static [(&'static str, &'static str)] {
        &[("click", "place A, B, C, D, then the probe P"), ("drag", "a corner or the probe")]
    }

    fn as_test(&self) -> String {
        words::as_test(self)
    }

    fn pointer_shape(&self) -> PointerShape {
        let over =
            self.desk.state.next_corner().is_none() && self.desk.pointer.is_some_and(|at| self.spot_at(at).is_some());
        let held = self.drag.as_ref().is_some_and(|drag| drag.settled);
        if over || held { PointerShape::Move } else { PointerShape::Cross }
    }

    fn answer(&self) -> Answer {
        let contact =
            self.desk.state.quad().zip(self.desk.state.probe()).map(|(quad, probe)| quad_contact(&quad, probe));
        Answer {
            method: self.desk.state.method.name(),
            border: self.desk.state.border.name(),
            contact: contact.map(|contact| contact.name()),
            verdict: self.says(self.desk.state.method).map(|(inside, _)| inside),
            probes: self.probes,
        }
    }

    fn trace(&self) -> String {
        words::trace(self)
    }
}
