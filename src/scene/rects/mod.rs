//! Two rectangles: the HSP test script, with every source's method.

mod grip;
mod words;

use super::control::{Control, Field, Value};
use super::history::History;
use super::number::tidy;
use super::{Answer, Event, PointerShape, Readings, Scene};
use crate::collision::{BorderRule, Comparison, OverlapMethod, contact};
use crate::figure::{Figure, Item, Place, Role};
use crate::geometry::{Point, Rect};
use grip::Grip;

const FIELDS: [Field; 4] = [Field::coordinate("x"), Field::coordinate("y"), Field::size("w"), Field::size("h")];
/// Edge length of both rectangles at the start (HSP), world units.
const SIZE: f64 = 100.0;
/// From a rectangle's corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;

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
struct State {
    a: Rect,
    b: Rect,
    /// B has not been moved yet and stays in the middle of the stage.
    centred: bool,
    /// A's top-left corner is at the pointer.
    follow: bool,
    method: OverlapMethod,
    border: BorderRule,
}

impl State {
    fn rect(&self, which: Which) -> Rect {
        match which {
            Which::A => self.a,
            Which::B => self.b,
        }
    }

    /// Moves or resizes a rectangle. One that would leave the allowed numbers stays.
    fn place(&mut self, which: Which, rect: Rect) {
        let [x, y, width, height] = FIELDS;
        let allowed = |corner: Point| x.allows(corner.x) && y.allows(corner.y);
        if allowed(rect.min()) && allowed(rect.max()) && width.allows(rect.width()) && height.allows(rect.height()) {
            match which {
                Which::A => self.a = rect,
                Which::B => (self.b, self.centred) = (rect, self.centred && rect == self.b),
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
    before: State,
}

/// The scene `rects`.
pub struct RectsScene {
    state: State,
    history: History<State>,
    stage: (f64, f64),
    pointer: Option<Point>,
    drag: Option<Drag>,
    selected: Which,
}

impl Default for RectsScene {
    /// As the HSP script starts: A at (0, 0), B in the middle of a 640×480 stage.
    fn default() -> Self {
        let square = Rect::from_origin_size(Point::new(0.0, 0.0), SIZE, SIZE);
        let mut scene = Self {
            state: State {
                a: square,
                b: square,
                centred: true,
                follow: true,
                method: OverlapMethod::default(),
                border: BorderRule::default(),
            },
            history: History::default(),
            stage: (640.0, 480.0),
            pointer: None,
            drag: None,
            selected: Which::A,
        };
        scene.centre_b();
        scene
    }
}

impl RectsScene {
    /// Puts B in the middle of the stage on whole pixels, as HSP's whole-number division does, unless it was moved.
    fn centre_b(&mut self) {
        if self.state.centred {
            let (width, height) = (self.state.b.width(), self.state.b.height());
            let middle = Point::new(((self.stage.0 - width) / 2.0).floor(), ((self.stage.1 - height) / 2.0).floor());
            self.state.b = Rect::from_origin_size(middle, width, height);
        }
    }

    fn point_at(&mut self, at: Point) {
        self.pointer = Some(at);
        if let Some(drag) = &self.drag {
            let rect = drag.grip.dragged(drag.start, at.x - drag.from.x, at.y - drag.from.y);
            self.state.place(drag.which, rect);
        } else if self.state.follow {
            let followed = Grip::BODY.dragged(self.state.a, at.x - self.state.a.min().x, at.y - self.state.a.min().y);
            self.state.place(Which::A, followed);
        }
    }

    fn press(&mut self, at: Point) {
        self.point_at(at);
        if let Some((which, grip)) = self.grip_at(at) {
            self.selected = which;
            let start = self.state.rect(which);
            self.drag = Some(Drag { which, grip, from: at, start, before: self.state.clone() });
        }
    }

    /// What a press at `at` takes hold of: the nearest handle within reach, else the body on top.
    fn grip_at(&self, at: Point) -> Option<(Which, Grip)> {
        if self.state.follow {
            return None;
        }
        // B is drawn over A, so where both are as near, B comes first.
        let on_top = [Which::B, Which::A].map(|which| (which, self.state.rect(which)));
        let handle = on_top
            .iter()
            .flat_map(|&(which, rect)| Grip::HANDLES.map(|grip| (which, grip, grip.at(rect).distance(at), rect)))
            .filter(|&(_, _, distance, rect)| distance <= grip::reach(rect, at))
            .min_by(|p, q| p.2.total_cmp(&q.2))
            .map(|(which, grip, ..)| (which, grip));
        let body = || on_top.iter().find(|(_, rect)| rect.contains(at)).map(|&(which, _)| (which, Grip::BODY));
        handle.or_else(body)
    }

    fn let_go(&mut self) {
        if let Some(drag) = self.drag.take() {
            self.history.record(drag.before, &self.state);
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut State)) {
        self.let_go();
        let before = self.state.clone();
        change(&mut self.state);
        self.history.record(before, &self.state);
    }

    fn hits(&self, method: OverlapMethod) -> (bool, Vec<Comparison>) {
        let State { a, b, border, .. } = self.state;
        let mut trace = Vec::new();
        let hit = method.hits(a, b, border.for_method(method.own_border()), &mut trace);
        (hit, trace)
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
        "Two rectangles"
    }

    fn handle(&mut self, event: Event) {
        match event {
            Event::Resized { width, height } => {
                self.stage = (width, height);
                self.centre_b();
            }
            Event::PointerMoved(at) => self.point_at(at),
            Event::PointerLeft => self.pointer = None,
            Event::Pressed(at) => {
                self.let_go();
                self.press(at);
            }
            Event::Released(at) => {
                self.point_at(at);
                self.let_go();
            }
            Event::Nudged { dx, dy } => {
                let which = self.selected;
                self.change(|state| state.place(which, Grip::BODY.dragged(state.rect(which), dx, dy)));
            }
            Event::Undo => {
                self.let_go();
                self.history.undo(&mut self.state);
                self.centre_b();
            }
            Event::Redo => {
                self.let_go();
                self.history.redo(&mut self.state);
                self.centre_b();
            }
            Event::Clear => self.let_go(),
        }
    }

    fn figure(&self) -> Figure {
        let State { a, b, .. } = self.state;
        let mut figure = Figure::new(self.stage);
        figure.push(Item::Rect { rect: a, role: Role::First });
        figure.push(Item::Rect { rect: b, role: Role::Second });
        let overlap = a.intersection(b);
        if let Some(overlap) = overlap {
            figure.push_overlap(overlap);
        }
        let letters = [(a, a.min(), LETTER, "A", Role::OnFirst), (b, b.max(), -LETTER, "B", Role::OnSecond)];
        for (rect, corner, inwards, letter, role) in letters {
            let middle = corner.moved(inwards, inwards);
            let role = if overlap.is_some_and(|overlap| overlap.contains(middle)) { Role::Text } else { role };
            if rect.width() >= 2.0 * LETTER && rect.height() >= 2.0 * LETTER {
                figure.push(Item::Label { at: corner, shift: (inwards, inwards), text: letter.into(), role });
            }
        }
        if !self.state.follow {
            for which in Which::ALL {
                let role = if which == self.selected { Role::SelectedHandle } else { Role::Handle };
                for grip in Grip::HANDLES {
                    figure.push(Item::Handle { at: grip.at(self.state.rect(which)), role });
                }
            }
        }
        if self.hits(self.state.method).0 {
            figure.push(Item::Caption { place: Place::TopLeft, text: "Hit!".into(), role: Role::Text });
        }
        figure
    }

    fn readings(&self) -> Readings {
        words::readings(self)
    }

    fn controls(&self) -> Vec<Control> {
        let State { a, b, follow, method, border, .. } = self.state;
        let rect = |rect| Value::Numbers { fields: &FIELDS, numbers: Some(numbers(rect)) };
        let methods = OverlapMethod::ALL.map(OverlapMethod::name).to_vec();
        let borders = BorderRule::ALL.map(BorderRule::name).to_vec();
        vec![
            Control {
                key: "method",
                label: "Method",
                help: "how the test is written",
                value: Value::Choice { options: methods, chosen: method.name() },
            },
            Control {
                key: "border",
                label: "Shared border",
                help: "whether rectangles that only touch hit",
                value: Value::Choice { options: borders, chosen: border.name() },
            },
            Control {
                key: "follow",
                label: "A follows the pointer",
                help: "the top-left corner of the red rectangle A is at the pointer",
                value: Value::Switch(follow),
            },
            Control {
                key: "a",
                label: "A",
                help: "red rectangle, top-left corner and size; sets follow=off",
                value: rect(a),
            },
            Control {
                key: "b",
                label: "B",
                help: "blue rectangle, likewise; in the middle of the stage until it is moved",
                value: rect(b),
            },
        ]
    }

    fn set(&mut self, key: &str, value: Value) {
        self.change(|state| match (key, value) {
            ("follow", Value::Switch(on)) => state.follow = on,
            ("method", Value::Choice { chosen, .. }) => {
                state.method =
                    OverlapMethod::ALL.into_iter().find(|method| method.name() == chosen).unwrap_or(state.method);
            }
            ("border", Value::Choice { chosen, .. }) => {
                state.border = BorderRule::ALL.into_iter().find(|rule| rule.name() == chosen).unwrap_or(state.border);
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
        });
    }

    fn pointer_shape(&self) -> PointerShape {
        let held = self.drag.as_ref().map(|drag| drag.grip);
        let under = || self.pointer.and_then(|at| self.grip_at(at)).map(|(_, grip)| grip);
        held.or_else(under).map_or(PointerShape::Arrow, Grip::pointer_shape)
    }

    fn answer(&self) -> Answer {
        let State { a, b, method, border, .. } = self.state;
        Answer {
            method: method.name(),
            border: border.name(),
            contact: Some(contact(a, b).name()),
            verdict: Some(self.hits(method).0),
            probes: 0,
        }
    }

    fn trace(&self) -> String {
        words::trace(self)
    }
}
