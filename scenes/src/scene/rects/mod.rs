//! Two rectangles: the HSP test script, with every source's method.

mod answers;
mod centres;
mod deal;
mod drawing;
mod lens;
mod lens_numbers;
mod lit_comparison;
mod map;
mod own;
mod pixels;
mod readings;
mod state;
mod turn;

use super::knob::switch;
use super::shared::follow::Follow;
use super::shared::grip::{self, Grip};
use super::shared::lens::{Lensed as _, Looked};
use super::shared::mark::Marked;
use super::shared::shadows::{Shadows, axis_at, margins};
use super::shared::tested::TestScene;
use super::shared::trial::Judged;
use super::shared::wanted_test::Judging;
use super::value::allows_rect;
use super::{
    Action, Door, Examples, Facts, Field, FigureLook, FigurePointer, Fit, Knob, Look, OwnY, Pointer, PointerShape,
    Scene, SceneKind, Trace, examples, parts,
};
use crate::figure::{Figure, Viewport};
use crate::words::Text;
use hantei_collision::{About, Axis, Interval, Point, Rect, ShapeKind, TwoRects};
use hantei_judge::OVERLAP_MISTAKES;
use state::{RectsState, WhichRect};
use turn::{PictureTurn, around_middle};

/// While A follows the pointer, the view's middle is this part of the way from the middle of both to B's.
const TOWARDS_B: f64 = 2.0 / 3.0;
/// At least this part of A stays in the picture while A follows the pointer.
const IN_SIGHT: f64 = 0.5;
const DEGREES: [Field; 1] = [Field::new("degrees", -360.0, 360.0)];

#[derive(Clone, Copy)]
struct RectDrag {
    which: WhichRect,
    grip: Grip,
    /// The pointer and the rectangle at the start: each move is computed from them, so no error adds up.
    from: Point,
    start: Rect,
}

#[derive(Default)]
pub(super) struct RectsScene {
    state: RectsState,
    drag: Option<RectDrag>,
    /// Width and height, stage pixels.
    stage: (f64, f64),
    selected: WhichRect,
    turn: PictureTurn,
    hides_shadows: bool,
    /// Whether both centres and their distance are shown.
    centres: bool,
    /// Whether unreached conditions have their numbers too.
    all: bool,
    mark: Option<Point>,
    /// While the button is down after A was held: both as they were then.
    held: Option<TwoRects>,
    /// The numbers around the edge that decides.
    lens: Looked,
    judging: Judging<TwoRects>,
    visited: map::Visited,
}

impl RectsScene {
    fn rect(&self, which: WhichRect) -> Rect {
        self.state.rect(which)
    }

    /// Places a rectangle, unless it would leave the allowed numbers.
    fn place(&mut self, which: WhichRect, rect: Rect) {
        if allows_rect(rect) {
            match which {
                WhichRect::A => self.state.a = rect,
                WhichRect::B => self.state.b = rect,
            }
        }
    }

    /// The place of the pointer in the picture before it was turned.
    fn unturned(&self, at: Point) -> Point {
        around_middle(-self.turn.shown()).to(at)
    }

    /// Whether `which` can be dragged by its handles here: inside the selected rectangle, only that one can.
    fn has_handles(&self, which: WhichRect, at: Point, reach: f64) -> bool {
        let is_near = self.rect(which).grown(reach).contains(at);
        is_near && (which == self.selected || !self.rect(self.selected).contains(at))
    }

    /// What a press at `at` would grab: the nearest handle within reach, else a body. The selected one comes first.
    fn grip_at(&self, at: Point, Pointer { reach, by_finger, .. }: Pointer) -> Option<(WhichRect, Grip)> {
        if self.state.follows() {
            // B stands still, and A moves with a finger on it or beside both.
            let moves = !by_finger || self.state.a.grown(reach).contains(at) || !self.state.b.contains(at);
            return moves.then_some((WhichRect::A, Grip::Body));
        }
        let mut both = [WhichRect::B, WhichRect::A].map(|which| (which, self.rect(which)));
        both.sort_by_key(|&(which, _)| which != self.selected);
        // A finger is wide: on a body it rarely means an edge, and never that of another body.
        let in_body = |rect: Rect| match by_finger && both.iter().any(|(_, body)| body.contains(at)) {
            true if rect.contains(at) => 0.5,
            true => 0.0,
            false => 1.0,
        };
        // A held A has a corner under the pointer, which means A.
        let with_handles = both.iter().filter(|_| self.state.follow == Follow::Off);
        let handle = with_handles
            .filter(|&&(which, _)| self.has_handles(which, at, reach))
            .flat_map(|&(which, rect)| Grip::HANDLES.map(|grip| (which, grip, grip.at(rect).distance(at), rect)))
            .filter(|&(_, _, distance, rect)| distance <= grip::reach(rect, at, reach) * in_body(rect))
            .min_by(|p, q| p.2.total_cmp(&q.2))
            .map(|(which, grip, ..)| (which, grip));
        let body = || both.iter().find(|(_, rect)| rect.contains(at)).map(|&(which, _)| (which, Grip::Body));
        handle.or_else(body)
    }

    /// The place nearest to the pointer at which A is in the picture, so that it is still seen when the pointer has gone to
    /// the panel. (With half of it there, A still gets beyond B.)
    fn in_picture(&self, Pointer { at, viewport, .. }: Pointer) -> Point {
        if self.turn.shown() != 0.0 {
            return self.unturned(at);
        }
        let (left, bottom) = margins(self.stage).filter(|_| self.shows_shadows()).unwrap_or_default();
        let corners = [Point::new(left, 0.0), Point::new(self.stage.0, self.stage.1 - bottom)];
        let [from, to] = corners.map(|corner| viewport.to_world(corner));
        let seen = Rect::from_corners(from, to);
        let kept = |at: f64, axis: Axis| {
            let (Interval { min, max }, of_a) = (seen.interval(axis), self.state.a.interval(axis));
            let last = max - (of_a.max - of_a.min) * IN_SIGHT;
            if last > min { at.clamp(min, last) } else { at }
        };
        Point::new(kept(at.x, Axis::X), kept(at.y, Axis::Y))
    }

    /// Whether the shadows on the axes are on and the scene is not turned.
    fn shows_shadows(&self) -> bool {
        !self.hides_shadows && self.turn.shown() == 0.0
    }

    fn shadows(&self, viewport: Viewport, figure: &Figure) -> Option<Shadows> {
        let y_grows_up = self.own().is_some_and(|own| own.typed().y == OwnY::Up);
        let shown =
            self.shows_shadows().then(|| Shadows::of(self.two(), y_grows_up, figure, |at| viewport.to_stage(at)));
        shown.flatten().map(|shadows| shadows.under(self.pair().border))
    }
}

impl Marked for RectsScene {
    fn mark(&self) -> Option<Point> {
        self.mark
    }

    fn mark_mut(&mut self) -> &mut Option<Point> {
        &mut self.mark
    }
}

impl SceneKind for RectsScene {
    type State = RectsState;

    const FACTS: Facts = Facts {
        name: "rects",
        kinds: Some([ShapeKind::Rect; 2]),
        examples: examples!("rects"),
        mistakes: &OVERLAP_MISTAKES,
        deals: deal::KINDS,
        gestures: &["move", "drag"],
        fit: Fit::BESIDE_SHADOWS,
        steps: true,
        figures: &[Door::Map, Door::Lens],
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
        Knob::rect(
            "a",
            |it| it.rect(WhichRect::A),
            |it, rect| {
                it.place(WhichRect::A, rect);
                it.state.follow = Follow::Off;
            },
        ),
        Knob::rect("b", |it| it.rect(WhichRect::B), |it, rect| it.place(WhichRect::B, rect)),
        Knob::switch(
            "follow",
            |it| it.state.follows(),
            |it, on| it.state.follow = if on { Follow::On } else { Follow::Off },
        ),
        Knob::of_view(Knob::switch("back", |it| it.turn.back, |it, on| it.turn.set(|turn| turn.back = on))),
        Knob::of_view(Knob::number(
            "angle",
            &DEGREES,
            |it| it.turn.angle,
            |it, angle| it.turn.set(|turn| turn.angle = angle),
        )),
        Knob::of_view(Knob::switch("strips", |it| !it.hides_shadows, |it, on| it.hides_shadows = !on)),
        Knob::of_view(switch!("centres", centres)),
        Knob::of_view(switch!("all", all)),
        Self::MARK,
        Self::PRECISION,
        Self::K,
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::arrows("nudge", |it, dx, dy| {
            let rect = Grip::Body.dragged(it.rect(it.selected), (dx, dy), None);
            it.place(it.selected, rect);
        }),
        Self::GO_THERE,
        Self::NEXT_ERROR,
        Self::PREVIOUS_ERROR,
    ];

    parts! { state: state }
}

impl Scene for RectsScene {
    parts! {
        draw: drawing::draw,
        read: readings::readings,
        answers: answers::answers,
        deal: deal::deal,
    }

    fn laid_out(&mut self, stage: (f64, f64)) {
        self.stage = stage;
    }

    fn settled(&mut self) {
        let (x, y) = map::present(self);
        self.visited[x][y] = true;
    }

    fn moved(&mut self, pointer: Pointer) {
        let (RectDrag { which, grip, from, start }, at) = match self.drag {
            Some(drag) => (drag, self.unturned(pointer.at)),
            None if self.state.follows() && !pointer.by_finger => {
                let start = self.state.a;
                (RectDrag { which: WhichRect::A, grip: Grip::Body, from: start.min(), start }, self.in_picture(pointer))
            }
            None => return,
        };
        let step = pointer.step(grip::size(start));
        self.place(which, grip.dragged(start, (at.x - from.x, at.y - from.y), Some(step)));
    }

    fn pressed(&mut self, pointer: Pointer) {
        let from = self.unturned(pointer.at);
        self.held = (self.state.follow == Follow::Held).then(|| self.two());
        if let Some((which, grip)) = self.grip_at(from, pointer) {
            self.selected = which;
            self.drag = Some(RectDrag { which, grip, from, start: self.rect(which) });
        }
        if self.state.follows() && !pointer.by_finger {
            self.state.follow = Follow::Held;
        }
    }

    /// A click that moves nothing lets A follow again.
    fn released(&mut self, _: Pointer) {
        self.drag = None;
        if self.held.take().is_some_and(|before| before == self.two()) {
            self.state.follow = Follow::On;
        }
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        let turns = self.turn.advance();
        self.judge_on(clock) | turns
    }

    fn bounds(&self) -> Option<Rect> {
        let turn = around_middle(self.turn.target());
        let corners = WhichRect::ALL.into_iter().flat_map(|which| self.rect(which).corners());
        let both = Rect::around(corners.chain(self.mark).map(|at| turn.to(at)))?;
        if !self.state.follows() {
            return Some(both);
        }
        // A comes to B from every side, so B stands nearer to the middle.
        let (from, to) = (both.centre(), self.state.b.centre());
        let middle = from.moved((to.x - from.x) * TOWARDS_B, (to.y - from.y) * TOWARDS_B);
        Some(Rect::from_centre_size(middle, both.width(), both.height()))
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let turn = around_middle(self.turn.shown());
        let seen = |which: WhichRect| turn.around(self.rect(which));
        vec![(Text::plain("A"), seen(WhichRect::A)), (Text::plain("B"), seen(WhichRect::B))]
    }

    fn has_shadows(&self) -> bool {
        !self.hides_shadows
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        let shadows = self.shadows(look.viewport, figure).filter(|_| !look.hides);
        let (width, height) = figure.stage;
        let stage = Rect::from_corners(Point::new(0.0, 0.0), Point::new(width, height));
        let rest = shadows.as_ref().map(Shadows::picture);
        let picture = rest.unwrap_or(stage);
        if self.centres {
            centres::draw(self, look, figure);
        }
        lit_comparison::draw(&self.pair(), self.turn.shown(), look, figure);
        // The axes cover lines that leave the picture.
        if let Some(shadows) = shadows {
            shadows.draw(figure);
        }
        drawing::handles(self, look, figure);
        figure.items.extend(drawing::letters(self, look, figure.stage, rest).items);
        if look.hides && self.turn.shown() == 0.0 {
            drawing::near_edges(&self.pair(), look, figure);
        }
        lit_comparison::write(&self.pair(), self.turn.shown(), look, picture, figure);
        // Over the lit lines, which would strike the numbers through.
        if self.centres {
            centres::write(self, look, picture, figure);
        }
        self.draw_mark(around_middle(self.turn.shown()).within(look.viewport.into()), figure);
    }

    fn draw_figure(&self, door: Door, look: &FigureLook, figure: &mut Figure) {
        match door {
            Door::Map | Door::Own => map::draw(self, door, look, figure),
            Door::Lens => lens::draw(self, look, figure),
            _ => {}
        }
    }

    fn pressed_figure(&mut self, door: Door, pointer: FigurePointer) {
        match door {
            Door::Map | Door::Own => map::press(self, door, pointer),
            Door::Lens => lens::press(self, pointer),
            _ => {}
        }
    }

    fn wheeled_figure(&mut self, door: Door, _: FigurePointer, steps: f64) {
        if door == Door::Lens {
            let most = self.lens.precision.most_k();
            self.lens.wheeled(steps, most);
        }
    }

    fn invitation(&self) -> Option<Rect> {
        self.state.follows().then_some(self.state.a)
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.pair()))
    }

    /// A rectangle that follows the pointer would always be near it.
    fn near(&self, pointer: Pointer) -> Option<About> {
        if let Some(axis) = axis_at(self.stage, pointer.on_stage).filter(|_| self.shows_shadows()) {
            return self.pair().walk().decides_on(axis);
        }
        if self.state.follow != Follow::Off { None } else { self.pair().near(self.unturned(pointer.at), pointer.reach) }
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        let held = self.drag.map(|drag| drag.grip);
        // What follows the mouse needs no hand.
        let is_free = pointer.by_finger || !self.state.follows();
        let under = || self.grip_at(self.unturned(pointer.at), pointer).filter(|_| is_free).map(|(_, grip)| grip);
        let shape = held.or_else(under).map_or(PointerShape::Arrow, Grip::pointer_shape);
        shape.turned(self.turn.shown())
    }

    fn trace(&self, trace: Trace) -> Trace {
        self.pair().trace(self.trace_test(trace))
    }
}
