//! Two rectangles: the HSP test script, with every source's method.

mod grip;
mod lit;
mod map;
mod shadows;
mod turned;
mod words;

use super::control::{self, Control, Field, Group, OWN, Value};
use super::desk::{Desk, OnDesk, Overlay};
use super::number::tidy;
use super::pair::Pair;
use super::steps;
use super::view::around;
use super::{Answer, Event, PointerShape, REACH, Readings, Scene};
use crate::collision::{BorderRule, OverlapMethod};
use crate::figure::{Figure, Item, LABEL_SIZE, Place, Role, Rotation, Viewport};
use crate::geometry::{Point, Rect};
use grip::Grip;

const FIELDS: [Field; 4] = [Field::coordinate("x"), Field::coordinate("y"), Field::size("w"), Field::size("h")];
/// Edge length of both rectangles at the start (HSP), world units.
const SIZE: f64 = 100.0;
/// From a rectangle's corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;

/// The sources' own examples, then the arrangements that trip people up.
const PRESETS: [(&str, &str); 10] = [
    ("hsp-start", ""),
    ("javascript-canvas", "a=60,50,80,100 b=110,115,100,130 method=centre-size"),
    ("cpp-rectangles", "a=0,0,5,5 b=1,1,5,3 method=two-corners grid=on"),
    ("touching-edge", "a=170,190,100,100 b=270,190,100,100"),
    ("touching-corner", "a=170,90,100,100 b=270,190,100,100"),
    ("one-pixel", "a=171,190,100,100 b=270,190,100,100"),
    ("half-a-pixel", "a=170.5,190,100,100 b=270,190,100,100"),
    ("cross", "a=170,230,300,40 b=300,100,40,300"),
    ("containment", "a=170,140,300,200 b=270,190,100,100"),
    ("identical", "a=270,190,100,100 b=270,190,100,100"),
];

const OVERLAYS: [Overlay; 2] = [
    ("shadows", "Shadows on the borders", "each rectangle's interval on x and on y, and the length that they share"),
    ("map", "Map of all arrangements", "13 ways on x by 13 on y, coloured by the method; a click moves A there"),
];

/// One of the two rectangles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Which {
    A,
    B,
}

impl Which {
    const ALL: [Self; 2] = [Self::A, Self::B];
}

/// All that undo brings back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct State {
    a: Rect,
    /// Nothing while it has not been moved and stays in the middle of the stage.
    b: Option<Rect>,
    /// A's top-left corner is at the pointer.
    follow: bool,
    method: OverlapMethod,
    border: BorderRule,
}

impl State {
    /// Moves or resizes a rectangle. One that would leave the allowed numbers stays.
    fn place(&mut self, which: Which, rect: Rect) {
        let [x, y, width, height] = FIELDS;
        let allowed = |corner: Point| x.allows(corner.x) && y.allows(corner.y);
        if allowed(rect.min()) && allowed(rect.max()) && width.allows(rect.width()) && height.allows(rect.height()) {
            match which {
                Which::A => self.a = rect,
                Which::B => self.b = Some(rect),
            }
        }
    }
}

/// A rectangle held by the pointer.
struct Drag {
    which: Which,
    grip: Grip,
    /// Where the pointer took hold, and the rectangle then: every move starts from these, so nothing adds up.
    from: Point,
    start: Rect,
}

/// The scene `rects`.
pub struct RectsScene {
    desk: Desk<State>,
    drag: Option<Drag>,
    selected: Which,
    turned: turned::Turned,
    /// The arrangements that have been seen.
    visited: map::Visited,
}

impl Default for State {
    /// As the HSP script starts: A at (0, 0), B in the middle of a 640×480 stage.
    fn default() -> Self {
        Self {
            a: Rect::from_origin_size(Point::new(0.0, 0.0), SIZE, SIZE),
            b: None,
            follow: true,
            method: OverlapMethod::default(),
            border: BorderRule::default(),
        }
    }
}

impl Default for RectsScene {
    fn default() -> Self {
        Self {
            desk: Desk::new(PRESETS[0].0, &OVERLAYS),
            drag: None,
            selected: Which::A,
            turned: turned::Turned::default(),
            visited: map::Visited::default(),
        }
    }
}

impl RectsScene {
    /// Where a rectangle is. B is in the middle of the stage, on whole pixels as HSP's whole-number division has it,
    /// until it is moved.
    fn rect(&self, which: Which) -> Rect {
        let middle = |pixels: f64| ((pixels - SIZE) / 2.0).floor();
        let (width, height) = self.desk.view.stage();
        match (which, self.desk.state.b) {
            (Which::A, _) => self.desk.state.a,
            (Which::B, Some(moved)) => moved,
            (Which::B, None) => Rect::from_origin_size(Point::new(middle(width), middle(height)), SIZE, SIZE),
        }
    }

    /// Both, and how they are judged.
    fn pair(&self) -> Pair {
        self.pair_by(self.desk.state.method)
    }

    fn pair_by(&self, method: OverlapMethod) -> Pair {
        Pair::new(self.rect(Which::A), self.rect(Which::B), method, self.desk.state.border)
    }

    /// How far the picture is turned now.
    fn rotation(&self) -> Rotation {
        turned::rotation(self, self.turned.shown())
    }

    /// Places a rectangle where it is not already.
    fn place(&mut self, which: Which, rect: Rect) {
        if rect != self.rect(which) {
            self.desk.state.place(which, rect);
        }
    }

    /// Takes in where the pointer is; `at` and everything below is turned back.
    fn point_at(&mut self, at: Point) {
        if let Some(drag) = &self.drag {
            let rect = drag.grip.dragged(drag.start, at.x - drag.from.x, at.y - drag.from.y);
            let which = drag.which;
            self.place(which, rect);
        } else if self.desk.state.follow && self.desk.pointer.and_then(|at| map::cell_at(self, at)).is_none() {
            let followed = Grip::BODY.dragged(
                self.desk.state.a,
                at.x - self.desk.state.a.min().x,
                at.y - self.desk.state.a.min().y,
            );
            self.place(Which::A, followed);
            self.desk.preset = OWN;
        }
    }

    fn press(&mut self, at: Point) {
        if let Some(cell) = map::cell_at(self, at) {
            let arranged = map::arranged(self, cell);
            return self.change(|scene| {
                scene.desk.state.follow = false;
                scene.desk.state.place(Which::A, arranged);
            });
        }
        let at = self.rotation().back(at);
        self.point_at(at);
        if let Some((which, grip)) = self.grip_at(at) {
            self.selected = which;
            let start = self.rect(which);
            self.desk.hold();
            self.drag = Some(Drag { which, grip, from: at, start });
        }
    }

    /// What a press at `at` takes hold of: the nearest handle within reach, else the body on top.
    fn grip_at(&self, at: Point) -> Option<(Which, Grip)> {
        if self.desk.state.follow {
            return None;
        }
        // B is drawn over A, so where both are as near, B comes first.
        let on_top = [Which::B, Which::A].map(|which| (which, self.rect(which)));
        let handle = on_top
            .iter()
            .flat_map(|&(which, rect)| Grip::HANDLES.map(|grip| (which, grip, grip.at(rect).distance(at), rect)))
            .filter(|&(_, _, distance, rect)| distance <= grip::reach(rect, at, self.desk.view.world(REACH)))
            .min_by(|p, q| p.2.total_cmp(&q.2))
            .map(|(which, grip, ..)| (which, grip));
        let body = || on_top.iter().find(|(_, rect)| rect.contains(at)).map(|&(which, _)| (which, Grip::BODY));
        handle.or_else(body)
    }
}

impl OnDesk for RectsScene {
    type State = State;

    fn desk(&mut self) -> &mut Desk<State> {
        &mut self.desk
    }

    fn bounds(&self) -> Option<Rect> {
        let turn = turned::rotation(self, self.turned.target());
        around(Which::ALL.into_iter().flat_map(|which| turn.corners(self.rect(which))))
    }

    fn let_go(&mut self) {
        self.drag = None;
        self.desk.let_go();
    }

    fn set_own(&mut self, key: &str, value: Value) {
        let state = &mut self.desk.state;
        match (key, value) {
            ("follow", Value::Switch(on)) => state.follow = on,
            ("method", Value::Choice { chosen, .. }) => {
                state.method = OverlapMethod::named(chosen).unwrap_or(state.method);
            }
            ("border", Value::Choice { chosen, .. }) => {
                state.border = BorderRule::named(chosen).unwrap_or(state.border);
            }
            ("a" | "b", Value::Numbers { numbers: Some(numbers), .. }) => {
                if let [x, y, width, height] = numbers[..] {
                    let far = Point::new(tidy(x + width), tidy(y + height));
                    let rect = Rect::from_corners(Point::new(x, y), far);
                    if key == "a" {
                        state.place(Which::A, rect);
                        state.follow = false;
                    } else {
                        state.place(Which::B, rect);
                    }
                }
            }
            _ => {}
        }
    }
}

/// x, y, width and height as a person gave them, or would.
fn numbers(rect: Rect) -> Vec<f64> {
    vec![rect.min().x, rect.min().y, tidy(rect.width()), tidy(rect.height())]
}

impl Scene for RectsScene {
    fn name(&self) -> &'static str {
        "rects"
    }

    fn title(&self) -> &'static str {
        "Rectangles"
    }

    fn handle(&mut self, event: Event) {
        if matches!(event, Event::Pressed(_) | Event::Undo | Event::Redo | Event::Clear) {
            self.let_go();
        }
        self.take(event);
        match event {
            Event::PointerMoved(at) => self.point_at(self.rotation().back(at)),
            Event::Pressed(at) => self.press(at),
            Event::Released(at) => {
                self.point_at(self.rotation().back(at));
                self.let_go();
            }
            Event::Stepped(by) => {
                let made = self.pair().hits().1.len();
                self.desk.step = steps::walked(self.desk.step, by, made);
            }
            Event::Nudged { dx, dy } => {
                let which = self.selected;
                let moved = Grip::BODY.dragged(self.rect(which), dx, dy);
                self.change(|scene| scene.desk.state.place(which, moved));
            }
            Event::Resized { .. }
            | Event::PointerLeft
            | Event::RowHovered(_)
            | Event::Reversed
            | Event::Untangled
            | Event::Kept { .. }
            | Event::Played
            | Event::Undo
            | Event::Redo
            | Event::Clear
            | Event::Zoomed { .. }
            | Event::Panned { .. }
            | Event::Fitted
            | Event::ActualSize => {}
        }
        let (x, y) = map::present(self);
        self.visited[x][y] = true;
    }

    fn advance(&mut self, _: &dyn Fn() -> f64) -> bool {
        self.turned.advance()
    }

    fn viewport(&self) -> Viewport {
        self.desk.view.viewport()
    }

    fn figure(&self) -> Figure {
        let [a, b] = Which::ALL.map(|which| self.rect(which));
        // Shadows are what is compared: they belong to the scene turned back.
        let shadows = self.desk.shows("shadows") && self.turned.shown() == 0.0;
        let inset = if shadows { shadows::DEPTH } else { 0.0 };
        let mut figure = self.desk.view.figure(inset);
        let first_turned = figure.items.len();
        figure.push(Item::Rect { rect: a, role: Role::First });
        figure.push(Item::Rect { rect: b, role: Role::Second });
        let overlap = a.intersection(b);
        if let Some(overlap) = overlap {
            figure.push_overlap(overlap, Role::Overlap);
        }
        let letter_room = self.desk.view.world(LETTER);
        let letters = [(a, a.min(), LETTER, "A", Role::OnFirst), (b, b.max(), -LETTER, "B", Role::OnSecond)];
        for (rect, corner, inwards, letter, role) in letters {
            let middle = corner.moved(self.desk.view.world(inwards), self.desk.view.world(inwards));
            let role = if overlap.is_some_and(|overlap| overlap.contains(middle)) { Role::Text } else { role };
            if rect.width() >= 2.0 * letter_room && rect.height() >= 2.0 * letter_room {
                figure.push(Item::Label {
                    at: corner,
                    shift: (inwards, inwards),
                    text: letter.into(),
                    size: LABEL_SIZE,
                    role,
                });
            }
        }
        if !self.desk.state.follow {
            for which in Which::ALL {
                let role = if which == self.selected { Role::SelectedHandle } else { Role::Handle };
                for grip in Grip::HANDLES {
                    figure.push(Item::Handle { at: grip.at(self.rect(which)), role });
                }
            }
        }
        lit::draw(self, &mut figure);
        figure.turn(first_turned, self.rotation());
        if shadows {
            shadows::draw(self, &mut figure);
        }
        if self.desk.shows("map") {
            map::draw(self, &mut figure);
        }
        if self.pair().hits().0 {
            figure.push(Item::Caption { place: Place::TopLeft(inset), text: "Hit!".into(), role: Role::Text });
        }
        figure
    }

    fn readings(&self) -> Readings {
        words::readings(self)
    }

    fn controls(&self) -> Vec<Control> {
        let [a, b] = Which::ALL.map(|which| self.rect(which));
        let State { follow, method, border, .. } = self.desk.state;
        let rect = |rect| Value::Numbers { fields: &FIELDS, numbers: Some(numbers(rect)) };
        let mut controls = vec![
            control::method(OverlapMethod::ALL.map(OverlapMethod::name), method.name()),
            control::border("Shared border", "whether rectangles that only touch hit", border),
            Control {
                key: "follow",
                label: "A follows the pointer",
                help: "the top-left corner of the red rectangle A is at the pointer",
                group: Group::Judged,
                value: Value::Switch(follow),
            },
            control::presets(self, self.desk.preset),
            Control {
                key: "a",
                label: "A",
                help: "red rectangle, top-left corner and size; sets follow=off",
                group: Group::Judged,
                value: rect(a),
            },
            Control {
                key: "b",
                label: "B",
                help: "blue rectangle, likewise; in the middle of the stage until it is moved",
                group: Group::Judged,
                value: rect(b),
            },
        ];
        controls.push(steps::control(self.desk.step));
        controls.extend(self.turned.controls());
        controls.extend(self.desk.controls());
        controls
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        &PRESETS
    }

    fn set(&mut self, key: &str, value: Value) {
        if self.turned.set(key, &value) {
            // Turned out of sight, it would look like nothing.
            let bounds = OnDesk::bounds(self);
            self.desk.view.keep_seen(bounds);
        } else {
            self.set_any(key, value);
        }
    }

    fn mouse(&self) -> &'static [(&'static str, &'static str)] {
        &[("move", "A follows the pointer, if that is on"), ("drag", "a rectangle, or one of its eight handles")]
    }

    fn keys(&self) -> &'static [(Event, &'static str)] {
        &[
            (Event::Nudged { dx: -1.0, dy: 0.0 }, "move the selected rectangle by 1 (Shift: 10, Ctrl: 0.1)"),
            (Event::Nudged { dx: 0.0, dy: -1.0 }, "likewise"),
            steps::KEYS[0],
            steps::KEYS[1],
        ]
    }

    fn as_test(&self) -> String {
        self.pair().as_test()
    }

    fn pointer_shape(&self) -> PointerShape {
        let held = self.drag.as_ref().map(|drag| drag.grip);
        let under = || self.desk.pointer.and_then(|at| self.grip_at(self.rotation().back(at))).map(|(_, grip)| grip);
        let shape = held.or_else(under).map_or(PointerShape::Arrow, Grip::pointer_shape);
        shape.turned(self.turned.shown())
    }

    fn answer(&self) -> Answer {
        let State { method, border, .. } = self.desk.state;
        let pair = self.pair();
        Answer {
            method: method.name(),
            border: border.name(),
            contact: Some(pair.contact().name()),
            verdict: Some(pair.hits().0),
            moment: 0,
            kept: 0,
        }
    }

    fn trace(&self) -> String {
        let State { method, border, .. } = self.desk.state;
        let pair = self.pair().json();
        format!(r#"{{"scene":"rects","method":"{}","border":"{}",{pair}}}"#, method.name(), border.name())
    }
}
