//! Two rectangles: the HSP test script, with every source's method.

mod grip;
mod map;
mod readings;
mod shadows;
mod turn;

use super::knob::allows_rect;
use super::shared::pair::Pair;
use super::{Action, Field, Knob, Look, Pointer, PointerShape, Readings, Scene, Trace, Walk};
use crate::collision::{About, BorderRule, OverlapMethod};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Place, Role};
use crate::geometry::{Point, Rect};
use crate::words::Text;
use grip::Grip;
use turn::{Turn, around_middle};

const DEGREES: [Field; 1] = [Field::new("degrees", -360.0, 360.0)];
/// Edge length of both rectangles at the start (HSP), world units.
const SIZE: f64 = 100.0;
/// From a rectangle's corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;

/// One of the two rectangles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Which {
    #[default]
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

impl Default for State {
    /// As the HSP script starts: A at (0, 0), B in the middle of the stage.
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

/// A rectangle held by the pointer.
struct Drag {
    which: Which,
    grip: Grip,
    /// Where the pointer took hold, and the rectangle then: every move starts from these, so nothing adds up.
    from: Point,
    start: Rect,
}

/// The scene `rects`.
#[derive(Default)]
pub(super) struct RectsScene {
    state: State,
    drag: Option<Drag>,
    selected: Which,
    turn: Turn,
    shadows: bool,
    map: bool,
    /// The arrangements that have been seen.
    visited: map::Visited,
    /// Width and height of the stage, stage pixels.
    stage: (f64, f64),
}

impl RectsScene {
    /// Where a rectangle is. B is in the middle of the stage, on whole pixels as HSP's whole-number division has it,
    /// until it is moved.
    fn rect(&self, which: Which) -> Rect {
        let middle = |pixels: f64| ((pixels - SIZE) / 2.0).floor();
        match (which, self.state.b) {
            (Which::A, _) => self.state.a,
            (Which::B, Some(moved)) => moved,
            (Which::B, None) => {
                Rect::from_origin_size(Point::new(middle(self.stage.0), middle(self.stage.1)), SIZE, SIZE)
            }
        }
    }

    /// Both, and how they are judged.
    fn pair(&self) -> Pair {
        self.pair_by(self.state.method)
    }

    fn pair_by(&self, method: OverlapMethod) -> Pair {
        Pair::new(self.rect(Which::A), self.rect(Which::B), method, self.state.border)
    }

    /// Places a rectangle. One that would leave the allowed numbers stays.
    fn place(&mut self, which: Which, rect: Rect) {
        if allows_rect(rect) {
            match which {
                Which::A => self.state.a = rect,
                Which::B => self.state.b = Some(rect),
            }
        }
    }

    /// Moves or resizes a rectangle. B stays in the middle of the stage if this leads nowhere.
    fn move_to(&mut self, which: Which, rect: Rect) {
        if rect != self.rect(which) {
            self.place(which, rect);
        }
    }

    /// Where the pointer is once the turned picture is turned back.
    fn unturned(&self, at: Point) -> Point {
        around_middle(self.stage, -self.turn.shown()).to(at)
    }

    /// What a press at `at` takes hold of: the nearest handle within reach, else the body on top.
    fn grip_at(&self, at: Point, reach: f64) -> Option<(Which, Grip)> {
        if self.state.follow {
            return None;
        }
        // B is drawn over A, so where both are as near, B comes first.
        let on_top = [Which::B, Which::A].map(|which| (which, self.rect(which)));
        let handle = on_top
            .iter()
            .flat_map(|&(which, rect)| Grip::HANDLES.map(|grip| (which, grip, grip.at(rect).distance(at), rect)))
            .filter(|&(_, _, distance, rect)| distance <= grip::reach(rect, at, reach))
            .min_by(|p, q| p.2.total_cmp(&q.2))
            .map(|(which, grip, ..)| (which, grip));
        let body = || on_top.iter().find(|(_, rect)| rect.contains(at)).map(|&(which, _)| (which, Grip::BODY));
        handle.or_else(body)
    }

    /// Both rectangles with their letters and handles, and what is lit.
    fn draw_rects(&self, look: &Look, figure: &mut Figure) {
        let [a, b] = Which::ALL.map(|which| self.rect(which));
        figure.push(Item::Rect { rect: a, role: Role::First });
        figure.push(Item::Rect { rect: b, role: Role::Second });
        let overlap = a.intersection(b);
        if let Some(overlap) = overlap {
            figure.push_overlap(overlap, Role::Overlap);
        }
        let room = 2.0 * figure.units(LETTER);
        let letters = [(a, a.min(), LETTER, "A", Role::OnFirst), (b, b.max(), -LETTER, "B", Role::OnSecond)];
        for (rect, at, inwards, letter, role) in letters {
            let middle = at.moved(figure.units(inwards), figure.units(inwards));
            let role = if overlap.is_some_and(|overlap| overlap.contains(middle)) { Role::Text } else { role };
            if rect.width() >= room && rect.height() >= room {
                let shift = (inwards, inwards);
                figure.push(Item::Label {
                    at,
                    shift,
                    anchor: Anchor::Middle,
                    text: Text::plain(letter),
                    size: LABEL_SIZE,
                    role,
                });
            }
        }
        for which in Which::ALL.into_iter().filter(|_| !self.state.follow) {
            let role = if which == self.selected { Role::SelectedHandle } else { Role::Handle };
            for grip in Grip::HANDLES {
                figure.push(Item::Handle { at: grip.at(self.rect(which)), role });
            }
        }
        if let Some(about) = look.lit {
            self.pair().draw_lit(about, figure);
        }
    }

    /// Shadows are what is compared: they belong to the scene turned back.
    fn shows_shadows(&self) -> bool {
        self.shadows && self.turn.shown() == 0.0
    }
}

impl Scene for RectsScene {
    type State = State;

    const NAME: &str = "rects";
    const KNOBS: &[Knob<Self>] = &[
        Knob::choice(
            "method",
            OverlapMethod::NAMES,
            |it| it.state.method as usize,
            |it, place| it.state.method = OverlapMethod::ALL[place],
        ),
        Knob::choice(
            "border",
            BorderRule::NAMES,
            |it| it.state.border as usize,
            |it, place| it.state.border = BorderRule::ALL[place],
        ),
        Knob::rect(
            "a",
            |it| it.rect(Which::A),
            |it, rect| {
                it.place(Which::A, rect);
                it.state.follow = false;
            },
        ),
        Knob::rect("b", |it| it.rect(Which::B), |it, rect| it.place(Which::B, rect)),
        Knob::switch("follow", |it| it.state.follow, |it, on| it.state.follow = on),
        Knob::of_view(Knob::switch("back", |it| it.turn.back, |it, on| it.turn.set(|turn| turn.back = on))),
        Knob::of_view(Knob::number(
            "angle",
            &DEGREES,
            |it| it.turn.angle,
            |it, angle| it.turn.set(|turn| turn.angle = angle),
        )),
        Knob::of_view(Knob::switch("shadows", |it| it.shadows, |it, on| it.shadows = on)),
        Knob::of_view(Knob::switch("map", |it| it.map, |it, on| it.map = on)),
    ];
    const ACTIONS: &[Action<Self>] = &[Action::arrows("nudge", |it, dx, dy| {
        let rect = Grip::BODY.dragged(it.rect(it.selected), dx, dy);
        it.move_to(it.selected, rect);
    })];
    /// The sources' own examples, then the arrangements that trip people up.
    const PRESETS: &[(&str, &str)] = &[
        ("hsp-start", ""),
        ("left-of", "a=120,190,100,100 b=270,190,100,100"),
        ("right-of", "a=420,190,100,100 b=270,190,100,100"),
        ("above", "a=270,60,100,100 b=270,190,100,100"),
        ("below", "a=270,320,100,100 b=270,190,100,100"),
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
    const GESTURES: &[&str] = &["move", "drag"];
    const STEPS: bool = true;

    fn state(&mut self) -> &mut State {
        &mut self.state
    }

    fn laid_out(&mut self, stage: (f64, f64)) {
        self.stage = stage;
    }

    fn settled(&mut self) {
        let (x, y) = map::present(self);
        self.visited[x][y] = true;
    }

    fn moved(&mut self, pointer: Pointer) {
        let at = self.unturned(pointer.at);
        if let Some(Drag { which, grip, from, start }) = self.drag {
            self.move_to(which, grip.dragged(start, at.x - from.x, at.y - from.y));
        } else if self.state.follow && map::cell_at(self, pointer.on_stage).is_none() {
            let corner = self.state.a.min();
            self.move_to(Which::A, Grip::BODY.dragged(self.state.a, at.x - corner.x, at.y - corner.y));
        }
    }

    fn pressed(&mut self, pointer: Pointer) {
        if let Some(cell) = map::cell_at(self, pointer.on_stage) {
            let arranged = map::arranged(self, cell);
            self.state.follow = false;
            return self.place(Which::A, arranged);
        }
        let from = self.unturned(pointer.at);
        if let Some((which, grip)) = self.grip_at(from, pointer.reach) {
            self.selected = which;
            self.drag = Some(Drag { which, grip, from, start: self.rect(which) });
        }
    }

    fn released(&mut self, _: Pointer) {
        self.drag = None;
    }

    fn advance(&mut self, _: &dyn Fn() -> f64) -> bool {
        self.turn.advance()
    }

    fn bounds(&self) -> Option<Rect> {
        let turn = around_middle(self.stage, self.turn.target());
        Rect::around(Which::ALL.into_iter().flat_map(|which| self.rect(which).corners()).map(|corner| turn.to(corner)))
    }

    fn margin(&self) -> f64 {
        if self.shows_shadows() { shadows::DEPTH } else { 0.0 }
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        let turn = around_middle(self.stage, self.turn.shown());
        figure.push_group(turn, None, |figure| self.draw_rects(look, figure));
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        if self.shows_shadows() {
            shadows::draw(self, look.viewport, figure);
        }
        if self.map {
            map::draw(self, look.pointer.map(|pointer| pointer.on_stage), figure);
        }
        if let Some((text, role)) = self.pair().caption() {
            figure.push(Item::Caption { place: Place::TopLeft(self.margin()), text, role });
        }
    }

    fn read(&self, look: &Look) -> Readings {
        readings::readings(self, look)
    }

    fn walk(&self) -> Option<Walk> {
        Some(self.pair().walk())
    }

    /// A rectangle that follows the pointer would always be near it.
    fn near(&self, pointer: Pointer) -> Option<About> {
        if self.state.follow { None } else { self.pair().near(self.unturned(pointer.at), pointer.reach) }
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        let held = self.drag.as_ref().map(|drag| drag.grip);
        let under = || self.grip_at(self.unturned(pointer.at), pointer.reach).map(|(_, grip)| grip);
        let shape = held.or_else(under).map_or(PointerShape::Arrow, Grip::pointer_shape);
        shape.turned(self.turn.shown())
    }

    fn trace(&self, trace: Trace) -> Trace {
        let State { method, border, .. } = self.state;
        self.pair().trace(trace.answer("method", method.name()).answer("border", border.name()))
    }

    fn as_test(&self) -> String {
        self.pair().as_test()
    }
}
