//! A point and a quadrilateral: the WPF program, with two methods that repair what its own cannot do.

mod drawing;
mod lit;
mod overlays;
mod points;
mod words;

use super::control::{self, Control, Group, Value};
use super::desk::{Desk, OnDesk, Overlay};
use super::number::tidy;
use super::steps;
use super::view::{View, around};
use super::{Answer, Event, PointerShape, REACH, Readings, Scene};
use crate::collision::{BorderRule, Comparison, InsideMethod, Shape, diagnose, quad_contact};
use crate::figure::{Figure, Item, Place, Role, Viewport};
use crate::geometry::{Point, Rect};
use points::{FIELDS, MOST_KEPT, Spot, State};

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

const OVERLAYS: [Overlay; 2] = [
    ("halves", "Right side of each edge", "tinted, with the edge's direction; the left side where y grows up"),
    ("paint", "The method's answer everywhere", "painted where it says inside"),
];

/// Which way y grows.
const DOWN: &str = "down";
const UP: &str = "up";

/// A point held by the pointer.
struct Drag {
    spot: Spot,
    /// From the pointer to the point, where the pointer took hold.
    offset: (f64, f64),
    pressed: Point,
    /// The pointer has moved, or the press itself has placed the point: the release places nothing any more.
    settled: bool,
}

/// The scene `quad`.
pub struct QuadScene {
    desk: Desk<State>,
    drag: Option<Drag>,
    selected: Spot,
    /// How many times the probe has been placed.
    probes: usize,
}

impl Default for QuadScene {
    /// An empty stage, as the WPF program starts.
    fn default() -> Self {
        Self { desk: Desk::new(PRESETS[0].0, &OVERLAYS), drag: None, selected: Spot::Probe, probes: 0 }
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
        self.desk.hold();
        let held = if self.desk.state.next_corner().is_some() { None } else { self.spot_at(at) };
        let spot = match (held, self.desk.state.next_corner()) {
            (Some((spot, _)), _) => spot,
            (None, Some(corner)) => Spot::Corner(corner),
            (None, None) => Spot::Probe,
        };
        let offset = held.map_or((0.0, 0.0), |(_, point)| (point.x - at.x, point.y - at.y));
        self.drag = Some(Drag { spot, offset, pressed: at, settled: held.is_none() });
        self.selected = spot;
        if held.is_none() {
            self.place(spot, at);
        }
    }

    /// Places the probe, whatever is there already.
    fn press_another(&mut self, at: Point) {
        if self.desk.state.next_corner().is_some() {
            return self.press(at);
        }
        self.drag = Some(Drag { spot: Spot::Probe, offset: (0.0, 0.0), pressed: at, settled: true });
        self.selected = Spot::Probe;
        self.place(Spot::Probe, at);
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
                self.desk.state.corners.swap(p, q);
            }
        }
    }

    /// The placed point nearest to `at` within reach. Of points as near, the last drawn wins.
    fn spot_at(&self, at: Point) -> Option<(Spot, Point)> {
        let placed = self.desk.state.placed();
        placed
            .into_iter()
            .rev()
            .filter(|(_, point)| point.distance(at) <= self.desk.view.world(REACH))
            .min_by(|p, q| p.1.distance(at).total_cmp(&q.1.distance(at)))
    }

    /// What `method` says of the probe.
    fn says(&self, method: InsideMethod) -> Option<(bool, Vec<Comparison>)> {
        self.says_of(method, self.desk.state.probe?)
    }

    fn says_of(&self, method: InsideMethod, probe: Point) -> Option<(bool, Vec<Comparison>)> {
        let quad = self.desk.state.quad()?;
        let border = self.desk.state.border.for_method(method.own_border());
        let mut trace = Vec::new();
        let inside = method.contains(&quad, probe, border, &mut trace);
        Some((inside, trace))
    }

    /// What the chosen method says of each probe that is kept.
    fn kept(&self) -> Vec<(Point, Option<bool>)> {
        let State { method, kept, .. } = &self.desk.state;
        kept.iter().map(|&at| (at, self.says_of(*method, at).map(|(inside, _)| inside))).collect()
    }
}

impl OnDesk for QuadScene {
    type State = State;

    fn desk(&mut self) -> &mut Desk<State> {
        &mut self.desk
    }

    fn bounds(&self) -> Option<Rect> {
        around(self.desk.state.placed().into_iter().map(|(_, point)| point))
    }

    fn let_go(&mut self) {
        self.drag = None;
        self.desk.let_go();
    }

    fn set_own(&mut self, key: &str, value: Value) {
        match value {
            Value::Choice { chosen, .. } => {
                let state = &mut self.desk.state;
                match key {
                    "method" => state.method = InsideMethod::named(chosen).unwrap_or(state.method),
                    "up" => state.up = chosen == UP,
                    _ => state.border = BorderRule::named(chosen).unwrap_or(state.border),
                }
            }
            Value::Numbers { numbers: Some(numbers), .. } => {
                if let (Some(spot), [x, y]) = (Spot::LETTERED.into_iter().find(|spot| spot.key() == key), &numbers[..])
                {
                    self.place(spot, Point::new(*x, *y));
                }
            }
            Value::Points { points, .. } => self.desk.state.kept = points,
            Value::Numbers { numbers: None, .. } | Value::Switch(_) => {}
        }
    }
}

impl Scene for QuadScene {
    fn name(&self) -> &'static str {
        "quad"
    }

    fn title(&self) -> &'static str {
        "Quad"
    }

    fn handle(&mut self, event: Event) {
        if !matches!(
            event,
            Event::PointerMoved(_) | Event::Released(_) | Event::PointerLeft | Event::RowHovered(_) | Event::Stepped(_)
        ) && !View::takes(event)
        {
            self.let_go();
        }
        self.take(event);
        match event {
            Event::PointerMoved(at) => self.point_at(at),
            Event::Pressed(at) => self.press(at),
            Event::Released(at) => self.release(at),
            Event::Kept { another } => {
                self.desk.hold();
                self.desk.state.keep();
                match another {
                    Some(at) => self.press_another(at),
                    None => {
                        self.selected = Spot::Probe;
                        self.let_go();
                    }
                }
            }
            Event::Nudged { dx, dy } => {
                if let Some(at) = self.desk.state.point(self.selected) {
                    let dy = dy * self.viewport().down();
                    let moved = Point::new(tidy(at.x + dx), tidy(at.y + dy));
                    self.change(|scene| scene.desk.state.place(scene.selected, moved));
                }
            }
            Event::Clear => self.change(|scene| {
                scene.desk.state.corners = [None; 4];
                (scene.desk.state.probe, scene.desk.state.kept) = (None, Vec::new());
            }),
            Event::Stepped(by) => {
                let made = self.says(self.desk.state.method).map_or(0, |(_, trace)| trace.len());
                self.desk.step = steps::walked(self.desk.step, by, made);
            }
            Event::Reversed => self.change(|scene| scene.desk.state.corners.reverse()),
            Event::Untangled => self.change(Self::untangle),
            Event::Resized { .. }
            | Event::PointerLeft
            | Event::RowHovered(_)
            | Event::Undo
            | Event::Redo
            | Event::Played
            | Event::Zoomed { .. }
            | Event::Panned { .. }
            | Event::Fitted
            | Event::ActualSize => {}
        }
        self.desk.view.turn_up(self.desk.state.up);
        // What was selected may have been taken back.
        if matches!(self.selected, Spot::Kept(index) if index >= self.desk.state.kept.len()) {
            self.selected = Spot::Probe;
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
        if let Some(quad) = quad.filter(|_| self.desk.shows("paint")) {
            overlays::paint(self, &quad, &mut figure);
        }
        if let Some(quad) = quad.filter(|_| self.desk.shows("halves")) {
            overlays::draw_halves(&quad, &mut figure);
            overlays::draw_arrows(&quad, &mut figure);
        }
        drawing::edges(self, &mut figure);
        lit::draw(self, &mut figure);
        drawing::points(self, &mut figure);
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
        controls.extend(Spot::LETTERED.map(|spot| Control {
            key: spot.key(),
            label: spot.name(),
            help: match spot {
                Spot::Corner(_) => "corner; clockwise on the screen for right-of-all",
                Spot::Probe | Spot::Kept(_) => "the red probe point",
            },
            group: Group::Judged,
            value: Value::Numbers {
                fields: &FIELDS,
                numbers: self.desk.state.point(spot).map(|point| vec![point.x, point.y]),
            },
        }));
        controls.push(Control {
            key: "kept",
            label: "Kept",
            help: "more probes, judged along with P",
            group: Group::Judged,
            value: Value::Points { most: MOST_KEPT, points: self.desk.state.kept.clone() },
        });
        controls.push(Control {
            key: "up",
            label: "y grows",
            help: "the same numbers with y down, as on a screen, or up, as in a textbook",
            group: Group::Judged,
            value: Value::Choice { options: vec![DOWN, UP], chosen: if self.desk.state.up { UP } else { DOWN } },
        });
        controls.push(steps::control(self.desk.step));
        controls.extend(self.desk.controls());
        controls
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        &PRESETS
    }

    fn set(&mut self, key: &str, value: Value) {
        self.set_any(key, value);
        self.desk.view.turn_up(self.desk.state.up);
    }

    fn mouse(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("click", "place A, B, C, D, then the probe P"),
            ("Shift + click", "keep the probe and place another"),
            ("drag", "a corner or a probe"),
        ]
    }

    fn keys(&self) -> &'static [(Event, &'static str)] {
        &[
            (Event::Nudged { dx: -1.0, dy: 0.0 }, "move the selected point by 1 (Shift: 10, Ctrl: 0.1)"),
            (Event::Nudged { dx: 0.0, dy: -1.0 }, "likewise"),
            steps::KEYS[0],
            steps::KEYS[1],
            (Event::Kept { another: None }, "keep the probe here, and judge it along"),
            (Event::Clear, "clear all points"),
        ]
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
        let contact = self.desk.state.quad().zip(self.desk.state.probe).map(|(quad, probe)| quad_contact(&quad, probe));
        Answer {
            method: self.desk.state.method.name(),
            border: self.desk.state.border.name(),
            contact: contact.map(|contact| contact.name()),
            verdict: self.says(self.desk.state.method).map(|(inside, _)| inside),
            moment: self.probes,
            kept: self
                .kept()
                .into_iter()
                .rev()
                .fold(0, |bits, (_, inside)| bits << 1 | u64::from(inside == Some(true))),
        }
    }

    fn trace(&self) -> String {
        words::trace(self)
    }
}
