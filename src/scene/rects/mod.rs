//! Two rectangles: the HSP test script, with every source's method.

mod answers;
mod deal;
mod drawing;
mod example;
mod grip;
mod landing;
mod lens;
mod map;
mod own;
mod pixels;
mod presets;
mod rail;
mod readings;
mod region;
mod sight;
mod state;
mod strips;
mod turn;

use super::Answer;
use super::shared::judging::Judging;
use super::shared::lens::{Lensed as _, Looked};
use super::shared::scale_of;
use super::shared::tested::TestScene;
use super::shared::trial::Judged;
use super::value::allows_rect;
use super::{Action, Asked, ExampleGroup, Field, Knob, Look, Numbers, Pointer, PointerShape, Readings, Scene, Trace};
use crate::figure::{Figure, Item, Place, Viewport};
use crate::words::Text;
use grip::Grip;
use hantei_collision::{About, Point, Rect, TwoRects};
use sight::Sight;
use state::{State, Which};
use turn::{Turn, around_middle};

const DEGREES: [Field; 1] = [Field::new("degrees", -360.0, 360.0)];

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
    hides_strips: bool,
    map: bool,
    /// Where the map has stepped.
    map_corner: Option<map::Corner>,
    /// The numbers around the edge that decides.
    lens: Looked,
    /// What is found out about the typed test.
    judging: Judging<TwoRects>,
    /// The arrangements that have been seen.
    visited: map::Visited,
    /// Width and height of the stage, stage pixels.
    stage: (f64, f64),
    /// The world point in the middle of the stage before zoom and pan, as x and y.
    middle: (f64, f64),
}

impl RectsScene {
    /// Where a rectangle is.
    fn rect(&self, which: Which) -> Rect {
        self.state.rect(which, self.middle)
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
        around_middle(self.middle, -self.turn.shown()).to(at)
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
        let body = || on_top.iter().find(|(_, rect)| rect.contains(at)).map(|&(which, _)| (which, Grip::Body));
        handle.or_else(body)
    }

    /// Whether the strips are shown: where they would leave too little of the stage they are not.
    fn shows_strips(&self) -> bool {
        !self.hides_strips && lens::leaves_strips(self)
    }

    /// How the rectangles are seen.
    fn sight(&self, viewport: Viewport) -> Sight {
        let pair = self.pair();
        let turn = around_middle(self.middle, self.turn.shown());
        let caption = pair.caption().map(|_| sight::caption(pair.is_wrong()));
        Sight { stage: self.stage, viewport, turn, reserved: self.reserved(), caption }
    }

    /// Where the map is, if it is seen, stage pixels.
    fn map_area(&self, viewport: Viewport) -> Option<Rect> {
        map::is_shown(self, viewport).then(|| map::area(self, viewport))
    }

    /// Whether the map or the lens lies over the stage here.
    fn is_covered(&self, pointer: Pointer) -> bool {
        self.is_over_lens(pointer) || map::cell_at(self, pointer.viewport, pointer.on_stage).is_some()
    }

    /// The map steps aside where what moves would come under it.
    fn clear_map(&mut self, moved: Which, viewport: Viewport) {
        if self.map {
            self.map_corner = Some(map::stepped_aside(self, moved, viewport));
        }
    }
}

impl Scene for RectsScene {
    type State = State;

    const NAME: &str = "rects";
    const KNOBS: &[Knob<Self>] = &[
        Self::FORMULA,
        Self::METHOD,
        Self::BORDER,
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
        Knob::of_view(Knob::switch("strips", |it| !it.hides_strips, |it, on| it.hides_strips = !on)),
        Knob::of_view(Knob::switch("map", |it| it.map, |it, on| (it.map, it.map_corner) = (on, None))),
        Self::LENS,
        Self::PRECISION,
        Self::K,
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::arrows("nudge", |it, dx, dy| {
            let rect = Grip::Body.dragged(it.rect(it.selected), dx, dy);
            it.move_to(it.selected, rect);
        }),
        Self::GO_THERE,
        Self::NEXT_ERROR,
        Self::PREVIOUS_ERROR,
    ];
    const PRESETS: &[(&str, &str)] = presets::PRESETS;
    const GROUPS: &[(&str, ExampleGroup)] = presets::GROUPS;
    const ANSWERS: &[Asked<Self>] = answers::ANSWERS;
    const DEALS: &[&str] = deal::KINDS;
    const GESTURES: &[&str] = &["move", "drag"];
    const STEPS: bool = true;

    fn state(&mut self) -> &mut State {
        &mut self.state
    }

    fn laid_out(&mut self, stage: (f64, f64), middle: Point) {
        (self.stage, self.middle) = (stage, (middle.x, middle.y));
    }

    fn settled(&mut self) {
        let (x, y) = map::present(self);
        self.visited[x][y] = true;
    }

    fn moved(&mut self, pointer: Pointer) {
        let at = self.unturned(pointer.at);
        if let Some(Drag { which, grip, from, start }) = self.drag {
            self.move_to(which, grip.dragged(start, at.x - from.x, at.y - from.y));
            self.clear_map(which, pointer.viewport);
        } else if self.state.follow && !self.is_covered(pointer) {
            let corner = self.state.a.min();
            self.move_to(Which::A, Grip::Body.dragged(self.state.a, at.x - corner.x, at.y - corner.y));
            self.clear_map(Which::A, pointer.viewport);
        }
    }

    fn pressed(&mut self, pointer: Pointer) {
        if let Some(cell) = map::cell_at(self, pointer.viewport, pointer.on_stage) {
            // The next click finds it where it is.
            self.map_corner = Some(map::corner(self, pointer.viewport));
            let arranged = map::arranged(self, cell);
            self.state.follow = false;
            return self.place(Which::A, arranged);
        }
        if self.is_over_lens(pointer) {
            return lens::press(self, pointer);
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

    fn wheeled(&mut self, pointer: Pointer, steps: f64) -> bool {
        self.wheeled_lens(pointer, steps, self.lens.precision.most_k())
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        let turns = self.turn.advance();
        self.judge_on(clock) | turns
    }

    fn bounds(&self) -> Option<Rect> {
        let turn = around_middle(self.middle, self.turn.target());
        Rect::around(Which::ALL.into_iter().flat_map(|which| self.rect(which).corners()).map(|corner| turn.to(corner)))
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let turn = around_middle(self.middle, self.turn.shown());
        let seen = |which: Which| turn.around(self.rect(which));
        vec![(Text::plain("A"), seen(Which::A)), (Text::plain("B"), seen(Which::B))]
    }

    fn reserved(&self) -> (f64, f64) {
        let depth = if self.shows_strips() { rail::DEPTH * scale_of(self.stage) } else { 0.0 };
        (depth, depth + lens::height(self))
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        drawing::draw(self, look, figure);
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        if look.hides {
            return;
        }
        lens::draw(self, look, figure);
        if map::is_shown(self, look.viewport) {
            map::draw(self, look, figure);
        }
        example::draw(self, look.viewport, figure);
        if let Some((text, role)) = self.pair().caption() {
            figure.push(Item::Caption { place: Place::TopLeft(0.0), text, role });
        }
    }

    fn read(&self, look: &Look) -> Readings {
        readings::readings(self, look)
    }

    fn invitation(&self) -> Option<Point> {
        self.state.follow.then(|| self.state.a.min())
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.pair()))
    }

    fn test_answers(&self) -> Vec<(String, Option<Answer>)> {
        TestScene::test_answers(self)
    }

    fn deal(&mut self, kind: usize, numbers: &mut Numbers) {
        deal::deal(self, kind, numbers);
    }

    /// A rectangle that follows the pointer would always be near it.
    fn near(&self, pointer: Pointer) -> Option<About> {
        if self.state.follow || self.is_over_lens(pointer) {
            None
        } else {
            self.pair().near(self.unturned(pointer.at), pointer.reach)
        }
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        let held = self.drag.as_ref().map(|drag| drag.grip);
        let is_free = !self.is_over_lens(pointer);
        let under = || self.grip_at(self.unturned(pointer.at), pointer.reach).filter(|_| is_free).map(|(_, grip)| grip);
        let shape = held.or_else(under).map_or(PointerShape::Arrow, Grip::pointer_shape);
        shape.turned(self.turn.shown())
    }

    fn trace(&self, trace: Trace) -> Trace {
        self.pair().trace(self.trace_test(trace))
    }
}
