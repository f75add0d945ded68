//! A circle and a rectangle: the nearest point decides, and beyond a corner the square around the circle does not.

mod answers;
mod deal;
mod judge;
mod labels;
mod map;
mod picture;
mod readings;
mod subject;

use super::shared::grip::{self, Grip};
use super::shared::shadows::Shadows;
use super::shared::tested::{TestScene, TestState};
use super::shared::trial::{Judged, Trial};
use super::shared::wanted_test::Judging;
use super::value::{allows_point, allows_rect};
use super::{
    Action, Door, Examples, Facts, Field, FigureLook, FigurePointer, Fit, Knob, Look, Pointer, PointerShape, Scene,
    SceneKind, Trace, examples, look::stepped, parts, shared::number::tidy, tested,
};
use crate::figure::Figure;
use crate::words::Text;
use hantei_collision::{Circle, CircleAndRect, CircleMethod, Point, Rect, ShapeKind, TwoRects, circle_push_out};
use hantei_judge::CIRCLE_MISTAKES;

const RADIUS: [Field; 1] = [Field::size("px")];
/// What a typed test begins with: the square around the circle, which is too large beyond a corner.
const FIRST_FORMULA: &str = "bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2";

/// All that undo brings back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CircleState {
    shapes: CircleAndRect,
    /// The centre is at the pointer.
    follow: bool,
    test: TestState<CircleMethod>,
}

impl Default for CircleState {
    /// The circle beyond a corner of B: the square around it overlaps, the circle does not.
    fn default() -> Self {
        let circle = Circle::new(Point::new(68.0, 70.0), 40.0);
        let rect = Rect::from_origin_size(Point::new(100.0, 100.0), 96.0, 62.0);
        Self { shapes: CircleAndRect { circle, rect }, follow: true, test: TestState::new(FIRST_FORMULA) }
    }
}

/// What the pointer holds, or held last.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum CircleHeld {
    /// The circle.
    #[default]
    Circle,
    /// Its edge: the radius.
    Rim,
    /// B, by this.
    Rect(Grip),
}

/// What was held where, and the shapes then: every move starts from these, so nothing adds up.
struct CircleDrag {
    held: CircleHeld,
    from: Point,
    start: CircleAndRect,
}

/// The scene `circle`.
#[derive(Default)]
pub(super) struct CircleScene {
    state: CircleState,
    drag: Option<CircleDrag>,
    selected: CircleHeld,
    hides_shadows: bool,
    shows_way_out: bool,
    /// What is found out about the typed test.
    judging: Judging<CircleAndRect>,
    said: map::SaidByCell,
}

impl CircleScene {
    /// Places the circle. One that would leave the allowed numbers stays.
    fn place(&mut self, circle: Circle) {
        if allows_point(circle.centre()) && RADIUS[0].allows(circle.radius()) {
            self.state.shapes.circle = circle;
        }
    }

    fn place_rect(&mut self, rect: Rect) {
        if allows_rect(rect) {
            self.state.shapes.rect = rect;
        }
    }

    /// What a press at `at` takes hold of: a handle of B or the edge of the circle, the nearer one; else a body, what was
    /// held last first.
    fn held_at(&self, at: Point, reach: f64) -> Option<CircleHeld> {
        let CircleAndRect { circle, rect } = self.state.shapes;
        let rim = grip::rim_at(circle, at, reach).map(|far| (far, CircleHeld::Rim));
        let of_rect = grip::handle_at(rect, at, reach).map(|(grip, far)| (far, CircleHeld::Rect(grip)));
        let nearest = rim.into_iter().chain(of_rect).min_by(|p, q| p.0.total_cmp(&q.0)).map(|(_, held)| held);
        let body = [CircleHeld::Circle, CircleHeld::Rect(Grip::Body)];
        let is_in =
            |held: &&CircleHeld| if **held == CircleHeld::Circle { circle.contains(at) } else { rect.contains(at) };
        let last = body.iter().filter(|held| **held == self.selected).find(is_in);
        nearest.or(last.or_else(|| body.iter().find(is_in)).copied())
    }

    /// What is held, moved by so much from `start`: to whole steps if there is such a `step`.
    fn move_held(&mut self, held: CircleHeld, start: CircleAndRect, from: Point, to: Point, step: Option<f64>) {
        let CircleAndRect { circle, rect } = start;
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let moved = |from: f64, by: f64| step.map_or_else(|| tidy(from + by), |step| stepped(from, by, step));
        match held {
            CircleHeld::Circle => {
                let centre = Point::new(moved(circle.centre().x, dx), moved(circle.centre().y, dy));
                self.place(Circle::new(centre, circle.radius()));
            }
            CircleHeld::Rim => {
                let by = to.distance(circle.centre()) - from.distance(circle.centre());
                self.place(Circle::new(circle.centre(), moved(circle.radius(), by).max(0.0)));
            }
            CircleHeld::Rect(grip) => self.place_rect(grip.dragged(rect, (dx, dy), step)),
        }
    }

    fn move_held_by(&mut self, held: CircleHeld, dx: f64, dy: f64) {
        self.move_held(held, self.state.shapes, Point::new(0.0, 0.0), Point::new(dx, dy), None);
    }

    /// An arrow key: moves what was held last; the radius grows to the right and upwards.
    fn nudge(&mut self, dx: f64, dy: f64) {
        let CircleAndRect { circle, .. } = self.state.shapes;
        match self.selected {
            CircleHeld::Rim => self.place(Circle::new(circle.centre(), tidy(circle.radius() + dx - dy).max(0.0))),
            CircleHeld::Rect(_) => self.move_held_by(CircleHeld::Rect(Grip::Body), dx, dy),
            CircleHeld::Circle => self.move_held_by(CircleHeld::Circle, dx, dy),
        }
    }

    /// The case and the test that is chosen.
    fn chosen(&self) -> Trial<CircleMethod> {
        self.trial_of(self.state.shapes, self.state.test.method)
    }

    /// The circle, moved out of B, if that is shown.
    fn way_out(&self) -> Option<Circle> {
        let CircleAndRect { circle, rect } = self.state.shapes;
        let push = circle_push_out(circle, rect).filter(|_| self.shows_way_out)?;
        Some(Circle::new(circle.centre().moved(push.by.x, push.by.y), circle.radius()))
    }

    /// The square around the circle, and B.
    fn squares(&self) -> TwoRects {
        TwoRects { a: self.state.shapes.circle.bounds(), b: self.state.shapes.rect }
    }

    /// The shadows on the axes, if they are shown.
    fn shadows(&self, look: &Look, figure: &Figure) -> Option<Shadows> {
        let is_shown = !self.hides_shadows && !look.hides;
        is_shown.then(|| Shadows::of(self.squares(), false, figure, |at| look.viewport.to_stage(at)))?
    }
}

impl TestScene for CircleScene {
    tested! { CircleMethod, state.test, judging }

    fn shapes(&self) -> Option<CircleAndRect> {
        Some(self.state.shapes)
    }

    fn place_error(&mut self, shapes: CircleAndRect) {
        self.place(shapes.circle);
        self.place_rect(shapes.rect);
        self.state.follow = false;
    }
}

impl SceneKind for CircleScene {
    type State = CircleState;

    const FACTS: Facts = Facts {
        name: "circle",
        kinds: Some([ShapeKind::Circle, ShapeKind::Rect]),
        examples: examples!("circle"),
        mistakes: &CIRCLE_MISTAKES,
        deals: deal::KINDS,
        gestures: &["move", "click", "drag"],
        fit: Fit::BESIDE_SHADOWS,
        steps: true,
        figures: &[Door::Map],
        ..Facts::NEW
    };
    const KNOBS: &[Knob<Self>] = &[
        Self::FORMULA,
        Self::BLANKS,
        Self::WITH,
        Self::NUMBERS,
        Self::ORIGIN,
        Self::WANTS,
        Self::METHOD,
        Self::BORDER,
        Knob::point(
            "c",
            |it| Some(it.state.shapes.circle.centre()),
            |it, centre| {
                it.place(Circle::new(centre, it.state.shapes.circle.radius()));
                it.state.follow = false;
            },
        ),
        Knob::number(
            "r",
            &RADIUS,
            |it| it.state.shapes.circle.radius(),
            |it, r| it.place(Circle::new(it.state.shapes.circle.centre(), r)),
        ),
        Knob::rect("b", |it| it.state.shapes.rect, |it, rect| it.place_rect(rect)),
        Knob::switch("follow", |it| it.state.follow, |it, on| it.state.follow = on),
        Knob::of_view(Knob::switch("out", |it| it.shows_way_out, |it, on| it.shows_way_out = on)),
        Knob::of_view(Knob::switch("strips", |it| !it.hides_shadows, |it, on| it.hides_shadows = !on)),
    ];
    const ACTIONS: &[Action<Self>] =
        &[Action::arrows("nudge", Self::nudge), Self::GO_THERE, Self::NEXT_ERROR, Self::PREVIOUS_ERROR];

    parts! { state: state }
}

impl Scene for CircleScene {
    parts! {
        draw: picture::draw,
        draw_over: labels::draw,
        read: readings::readings,
        answers: answers::answers,
        deal: deal::deal,
    }

    fn moved(&mut self, pointer: Pointer) {
        let (held, from, start) = match self.drag {
            Some(CircleDrag { held, from, start }) => (held, from, start),
            None if self.state.follow && !pointer.by_finger => {
                (CircleHeld::Circle, self.state.shapes.circle.centre(), self.state.shapes)
            }
            None => return,
        };
        let size = if matches!(held, CircleHeld::Rect(_)) { grip::size(start.rect) } else { start.circle.radius() };
        self.move_held(held, start, from, pointer.at, Some(pointer.step(size)));
    }

    /// A circle that follows the mouse is let go of; else a press takes hold. Beside both, a finger that it would follow
    /// moves it from where it is.
    fn pressed(&mut self, pointer: Pointer) {
        let followed = std::mem::take(&mut self.state.follow);
        let held = || self.held_at(pointer.at, pointer.reach).or(followed.then_some(CircleHeld::Circle));
        if followed && !pointer.by_finger {
            self.selected = CircleHeld::Circle;
        } else if let Some(held) = held() {
            self.selected = held;
            self.drag = Some(CircleDrag { held, from: pointer.at, start: self.state.shapes });
        }
    }

    fn released(&mut self, _: Pointer) {
        self.drag = None;
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        self.judge_on(clock)
    }

    fn bounds(&self) -> Option<Rect> {
        let TwoRects { a, b } = self.squares();
        let all = [Some(b), self.way_out().map(Circle::bounds)].into_iter().flatten();
        Some(all.fold(a, Rect::union))
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let TwoRects { a, b } = self.squares();
        vec![(Text::plain("A"), a), (Text::plain("B"), b)]
    }

    fn has_shadows(&self) -> bool {
        !self.hides_shadows
    }

    fn draw_figure(&self, door: Door, look: &FigureLook, figure: &mut Figure) {
        if matches!(door, Door::Map | Door::Own) {
            map::draw(self, look, figure);
        }
    }

    fn pressed_figure(&mut self, door: Door, pointer: FigurePointer) {
        if matches!(door, Door::Map | Door::Own) {
            map::press(self, pointer);
        }
    }

    fn invitation(&self) -> Option<Rect> {
        // Below the circle may stand the number of a leg.
        self.state.follow.then(|| self.squares().a).map(|a| a.union(Rect::from_centre_size(a.max(), 0.0, 48.0)))
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.chosen()))
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        let held = self.drag.as_ref().map(|drag| drag.held);
        let under = || if self.state.follow { None } else { self.held_at(pointer.at, pointer.reach) };
        match held.or_else(under) {
            None => PointerShape::Arrow,
            Some(CircleHeld::Circle) => PointerShape::Move,
            Some(CircleHeld::Rect(grip)) => grip.pointer_shape(),
            Some(CircleHeld::Rim) => grip::rim_shape(self.state.shapes.circle.centre(), pointer.at),
        }
    }

    fn trace(&self, trace: Trace) -> Trace {
        self.chosen().trace(self.trace_test(trace))
    }
}
