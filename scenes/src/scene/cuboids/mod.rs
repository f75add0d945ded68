//! Two boxes in space, the last part of the C++ article, with one axis more. They hit if they overlap from the front,
//! from the side and from above; a gap on one axis is enough for a miss.

mod answers;
mod deal;
mod frame;
mod layout;
mod pieces;
mod readings;
mod shadows;
mod sight;
mod solid;
mod views;

use super::knob::switch;
use super::look::stepped;
use super::shared::tested::{TestScene, TestState};
use super::shared::trial::{Judged, Trial};
use super::shared::wanted_test::Judging;
use super::value::allows_cuboid;
use super::{
    Action, Chord, Examples, Facts, Field, Fit, Key, Knob, Look, Parts, Pointer, PointerShape, Scene, SceneKind, Tab,
    Trace, examples, parts, tested,
};
use crate::figure::{Figure, Item, Role};
use crate::words::Text;
use frame::SpaceFrame;
use hantei_collision::{About, Axis, Cuboid, CuboidMethod, Point, Rect, TwoCuboids};
use layout::{CuboidLayout, CuboidView};
use sight::Projection;

const YAW: [Field; 1] = [Field::new("degrees", -360.0, 360.0)];
const TILT: [Field; 1] = [Field::new("degrees", 0.0, 90.0)];
/// Yaw and tilt when the scene opens, degrees.
const DIRECTION: (f64, f64) = (35.0, 25.0);
/// Degrees that the view turns for each pixel of a drag.
const TURN: f64 = 0.5;

/// The typed test at the start: the C++ article's test of rectangles, which forgets the third axis.
const FIRST_FORMULA: &str = "!(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1)";

type BoxTrial = Trial<CuboidMethod>;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct CuboidsState {
    a: Cuboid,
    b: Cuboid,
    test: TestState<CuboidMethod>,
}

impl Default for CuboidsState {
    /// The C++ article's rectangles, twenty times as large, with a depth.
    fn default() -> Self {
        Self {
            a: Cuboid::from_origin_size([0.0, 0.0, 0.0], [100.0, 100.0, 60.0]),
            b: Cuboid::from_origin_size([20.0, 20.0, 20.0], [100.0, 60.0, 80.0]),
            test: TestState::new(FIRST_FORMULA),
        }
    }
}

/// If a finger brings A this near to contact with B, A snaps into contact, pixels.
const FINGER_NEAR: f64 = 6.0;
/// What the pointer holds. Each move is computed from the start of the drag, so no error adds up.
#[derive(Clone, Copy)]
enum CuboidHeld {
    /// A in space: along the ground, or up and down.
    A { from: Point, start: Cuboid, lifts: bool },
    /// A in a view.
    InView { view: CuboidView, from: Point, start: Cuboid },
    /// The direction of view.
    Sight { from: Point, yaw: f64, tilt: f64 },
}

pub(super) struct CuboidsScene {
    state: CuboidsState,
    yaw: f64,
    tilt: f64,
    views: Parts,
    strips: bool,
    held: Option<CuboidHeld>,
    /// The part of space that is shown; it stays the same during a drag.
    frame: SpaceFrame,
    judging: Judging<TwoCuboids>,
    /// Width and height, stage pixels.
    stage: (f64, f64),
}

impl Default for CuboidsScene {
    fn default() -> Self {
        let state = CuboidsState::default();
        Self {
            frame: SpaceFrame::of(&TwoCuboids { a: state.a, b: state.b }),
            state,
            yaw: DIRECTION.0,
            tilt: DIRECTION.1,
            views: Parts::On,
            strips: true,
            held: None,
            judging: Judging::default(),
            stage: (0.0, 0.0),
        }
    }
}

impl CuboidsScene {
    fn two(&self) -> TwoCuboids {
        TwoCuboids { a: self.state.a, b: self.state.b }
    }

    fn both(&self) -> BoxTrial {
        let plain = || BoxTrial::new(self.two(), CuboidMethod::default(), self.state.test.border);
        self.chosen_trial().unwrap_or_else(plain)
    }

    fn sight(&self) -> Projection {
        Projection::new(self.yaw, self.tilt, self.frame().centre)
    }

    fn frame(&self) -> SpaceFrame {
        if self.held.is_some() { self.frame } else { self.frame.kept_for(&self.two()) }
    }

    fn layout(&self) -> CuboidLayout {
        CuboidLayout::new(self.stage, self.views, self.strips, self.frame())
    }

    /// Places A, unless it would leave the allowed numbers.
    fn place_a(&mut self, a: Cuboid) {
        if allows_cuboid(a) {
            self.state.a = a;
        }
    }

    /// The same for B.
    fn place_b(&mut self, b: Cuboid) {
        if allows_cuboid(b) {
            self.state.b = b;
        }
    }

    /// Moves A's left, upper, near corner to `min`.
    fn place_corner(&mut self, min: [f64; 3]) {
        self.place_a(Cuboid::from_origin_size(min, self.state.a.size()));
    }

    /// Moves A down, world units.
    fn lift(&mut self, down: f64) {
        let [x, y, z] = self.state.a.min();
        self.place_corner([x, y + down, z]);
    }

    /// Moves A; a pixel of the pointer's way is so long in space.
    fn move_a(&mut self, start: Cuboid, by: [f64; 3], pixel: f64, pointer: Pointer) {
        let sides = start.size().into_iter().filter(|side| *side > 0.0);
        let step = pointer.step(sides.min_by(f64::total_cmp).unwrap_or_default());
        let near = pixel * if pointer.by_finger { FINGER_NEAR } else { 0.5 };
        let moved = |axis: usize| {
            let to = stepped(start.min()[axis], by[axis], step);
            let is_exact = by[axis] == 0.0 || pixel <= step && !pointer.by_finger;
            if is_exact { to } else { self.on_contact(axis, to, start.size()[axis], near) }
        };
        self.place_a(Cuboid::from_origin_size(std::array::from_fn(moved), start.size()));
    }

    /// The place where A touches B on this axis, if it is so near: else it could fall between two pixels.
    fn on_contact(&self, axis: usize, to: f64, size: f64, near: f64) -> f64 {
        let [first, last] = [self.state.b.min()[axis], self.state.b.max()[axis]];
        let before = Some(first - size).filter(|place| place + size == first);
        before.into_iter().chain([last]).find(|place| (place - to).abs() < near).unwrap_or(to)
    }

    /// What a press would hold here: in a view only A, in a row of shadows nothing.
    fn grip(&self, pointer: Pointer) -> Option<CuboidHeld> {
        let Pointer { at, on_stage, reach, shift, viewport, .. } = pointer;
        let (layout, start) = (self.layout(), self.state.a);
        if let Some(view) = layout.view_at(on_stage) {
            let [across, down] = view.axes();
            let is_on_a = layout.in_view(view, start.shadow(across, down)).is_some_and(|rect| rect.contains(on_stage));
            if is_on_a {
                return Some(CuboidHeld::InView { view, from: on_stage, start });
            }
        }
        if layout.is_alone() || !layout.picture().contains(on_stage) {
            return None;
        }
        let sight = self.sight();
        let [slide, lift] = solid::handles(start, &sight, 1.0 / viewport.zoom).map(|handle| handle.distance(at));
        let lifts = lift <= reach && lift < slide;
        if lifts || slide <= reach || sight.is_on(start, at) {
            return Some(CuboidHeld::A { from: at, start, lifts: lifts || shift });
        }
        Some(CuboidHeld::Sight { from: on_stage, yaw: self.yaw, tilt: self.tilt })
    }
}

impl TestScene for CuboidsScene {
    tested! { CuboidMethod, state.test, judging }

    fn shapes(&self) -> Option<TwoCuboids> {
        Some(self.two())
    }

    fn place_error(&mut self, TwoCuboids { a, b }: TwoCuboids) {
        self.place_a(a);
        self.place_b(b);
    }
}

impl SceneKind for CuboidsScene {
    type State = CuboidsState;

    const FACTS: Facts = Facts {
        name: "cuboids",
        tab: Tab::Space,
        examples: examples!("cuboids"),
        deals: deal::KINDS,
        gestures: &["drag", "lift", "turn", "view"],
        fit: Fit { part: 0.66, most: 1.0, always: true },
        steps: true,
        is_flat: false,
        ..Facts::NEW
    };
    const KNOBS: &[Knob<Self>] = &[
        Self::FORMULA,
        Self::BLANKS,
        Self::WITH,
        Self::SWAP,
        Self::NUMBERS,
        Self::Y,
        Self::ORIGIN,
        Self::WANTS,
        Self::METHOD,
        Self::BORDER,
        Knob::cuboid("a", |it| it.state.a, |it, a| it.place_a(a)),
        Knob::cuboid("b", |it| it.state.b, |it, b| it.place_b(b)),
        Knob::of_view(Knob::cuboid(
            "shown",
            |it| it.frame().all,
            |it, all| it.frame = SpaceFrame::fitted(all, it.two()),
        )),
        Knob::of_view(Knob::number("yaw", &YAW, |it| it.yaw, |it, yaw| it.yaw = yaw)),
        Knob::of_view(Knob::number("tilt", &TILT, |it| it.tilt, |it, tilt| it.tilt = tilt)),
        Knob::of_view(Knob::parts("views", &CuboidView::NAMES, |it| it.views, |it, views| it.views = views)),
        Knob::of_view(switch!("strips", strips)),
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::arrows("nudge", |it, across, down| {
            let [x, y, z] = it.state.a.min();
            it.place_corner([x + across, y, z - down]);
        }),
        Action::keys("raise", &[Chord::plain(Key::Sign('U'))], |it| it.lift(-1.0)),
        Action::keys("lower", &[Chord::plain(Key::Sign('J'))], |it| it.lift(1.0)),
        Self::GO_THERE,
        Self::NEXT_ERROR,
        Self::PREVIOUS_ERROR,
    ];

    parts! { state: state }
}

impl Scene for CuboidsScene {
    parts! {
        read: readings::readings,
        answers: answers::answers,
        deal: deal::deal,
    }

    fn laid_out(&mut self, stage: (f64, f64)) {
        self.stage = stage;
    }

    fn pressed(&mut self, pointer: Pointer) {
        self.held = self.grip(pointer);
    }

    fn moved(&mut self, pointer: Pointer) {
        match self.held {
            Some(CuboidHeld::A { from, start, lifts }) => {
                let (dx, dy) = (pointer.at.x - from.x, pointer.at.y - from.y);
                let sight = self.sight();
                let step = if lifts { sight.upright(dy) } else { sight.along_ground(dx, dy) };
                self.move_a(start, step, 1.0 / pointer.viewport.zoom, pointer);
            }
            Some(CuboidHeld::InView { view, from, start }) => {
                let layout = self.layout();
                let step = layout.step_in(view, pointer.on_stage.x - from.x, pointer.on_stage.y - from.y);
                self.move_a(start, step, 1.0 / layout.zoom(), pointer);
            }
            Some(CuboidHeld::Sight { from, yaw, tilt }) => {
                let turned = yaw + (pointer.on_stage.x - from.x) * TURN;
                // From -180 to 180, as the knob has it.
                self.yaw = (turned + 180.0).rem_euclid(360.0) - 180.0;
                self.tilt = TILT[0].clamp(tilt + (pointer.on_stage.y - from.y) * TURN);
            }
            None => {}
        }
    }

    fn released(&mut self, _: Pointer) {
        self.held = None;
    }

    fn settled(&mut self) {
        self.frame = self.frame();
    }

    /// The extent in the first direction of view, so that turning never fits anew.
    fn bounds(&self) -> Option<Rect> {
        let SpaceFrame { both, centre, .. } = self.frame();
        let sight = Projection::new(DIRECTION.0, DIRECTION.1, centre);
        Some(sight.around(both.a).union(sight.around(both.b)))
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        if self.layout().is_alone() {
            return Vec::new();
        }
        let sight = self.sight();
        [("A", self.state.a), ("B", self.state.b)].map(|(name, it)| (Text::plain(name), sight.around(it))).into()
    }

    fn looks(&self, pointer: Pointer) -> bool {
        matches!(self.grip(pointer), Some(CuboidHeld::Sight { .. }))
    }

    fn reserved(&self) -> (f64, f64) {
        let layout = self.layout();
        (layout.column, layout.depth)
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        let layout = self.layout();
        if !layout.is_alone() {
            solid::draw(&self.two(), &self.sight(), look, &layout, figure);
        }
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        let (both, layout) = (self.both(), self.layout());
        let [views, below] = layout.grounds();
        let beside = if layout.is_alone() { vec![below] } else { vec![views, below] };
        for rect in beside.into_iter().filter(|rect| rect.width() > 0.0 && rect.height() > 0.0) {
            figure.push(Item::Rect { rect, role: Role::SideGround });
        }
        for view in CuboidView::ALL {
            views::draw(&both, &layout, view, look, figure);
        }
        for axis in Axis::SPACE.into_iter().filter(|_| layout.has_shadows()) {
            shadows::draw(&both, &layout, axis, look, figure);
        }
        layout.borders().into_iter().for_each(|(from, to)| {
            figure.push(Item::Line { from, to, role: Role::Grid, dashed: false });
        });
        if !layout.is_alone() {
            shadows::draw_axes(&self.sight(), &layout, figure);
        }
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        self.judge_on(clock)
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.both()))
    }

    /// The row of shadows at the pointer.
    fn near(&self, pointer: Pointer) -> Option<About> {
        self.both().walk().decides_on(self.layout().axis_at(pointer.on_stage)?)
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        match self.held.or_else(|| self.grip(pointer)) {
            Some(CuboidHeld::A { lifts: true, .. }) => PointerShape::Vertical,
            Some(CuboidHeld::A { .. } | CuboidHeld::InView { .. }) => PointerShape::Move,
            Some(CuboidHeld::Sight { .. }) => PointerShape::Horizontal,
            None => PointerShape::Arrow,
        }
    }

    fn trace(&self, trace: Trace) -> Trace {
        self.both().trace(self.trace_test(trace))
    }
}
