//! A point and a quadrilateral: the WPF program with its method, and two methods that repair it.

mod advice;
mod answers;
mod case;
mod deal;
mod dragging;
mod drawing;
mod edges;
mod example;
mod labels;
mod lens;
mod lit_comparison;
mod own;
mod point_judge;
mod points;
mod ray;
mod readings;
mod regions;
mod status_line;
mod subject;

use super::with_another_corner;
use crate::scene::shared::lens::{Lensed as _, Looked};
use crate::scene::shared::mark::Marked;
use crate::scene::shared::number::tidy;
use crate::scene::shared::tested::{TestScene, TestState};
use crate::scene::shared::trial::Judged;
use crate::scene::shared::wanted_test::Judging;
use crate::scene::shared::y_direction::YDirection;
use super::ADD_CORNER;
use crate::scene::{
    Action, Chord, Door, Examples, Facts, FigureLook, FigurePointer, Fit, Key, Knob, Look, Pointer,
    PointerShape, Scene, SceneKind, ShownPair, Trace, Walk, examples, parts,
};
use crate::figure::{Figure, Item, Role, Viewport, clipped_to};
use crate::words::{Text, Words};
use dragging::QuadDrag;
use hantei_collision::Method as _;
use hantei_collision::{About, Corner, InsideMethod, Lens, Point, Quad, QuadAndPoint, Rect, ShapeKind};
use hantei_judge::{CodeLanguage, INSIDE_MISTAKES};
use labels::QuadLabels;
use points::{MOST_KEPT, QuadState, WhichPoint};


/// The remedies for shapes that a method cannot judge.
const ACTION_REVERSE: &str = "reverse";
const ACTION_UNTANGLE: &str = "untangle";

/// A single point is fitted with this much around it, world units.
const AROUND: f64 = 100.0;

/// The scene `quad`. It opens empty, as the WPF program does.
#[derive(Default)]
pub(in crate::scene) struct QuadScene {
    state: QuadState,
    drag: Option<QuadDrag>,
    selected: WhichPoint,
    /// How often the probe has been placed.
    probes: usize,
    /// Whether the right side of each edge is tinted.
    halves: bool,
    /// Whether the method's answer is painted everywhere.
    paint: bool,
    /// Whether the cross product of the edge nearest to the probe is always shown.
    cross: bool,
    mark: Option<Point>,
    /// The polygon that a further corner leads to.
    onward: Option<ShownPair>,
    /// The numbers around the probe.
    lens: Looked,
    judging: Judging<QuadAndPoint>,
}

impl QuadScene {
    /// Where P can still be, at the present step of a method that asks for sides.
    fn remaining(&self, look: &Look, figure: &Figure) -> Option<Vec<Point>> {
        let by_sides = |method: &InsideMethod| *method != InsideMethod::Crossings;
        let method = self.state.test.method.filter(by_sides)?;
        let border = self.state.test.border.for_method(method.own_border());
        regions::remaining(&self.walk()?, look.step, border, &self.state.quad()?, figure)
    }

    /// The four corners and a fifth one, as a polygon; P is in the middle of them if it is not placed yet.
    fn with_corner(&self) -> Option<ShownPair> {
        let corners: Vec<Point> = self.state.corners.into_iter().collect::<Option<_>>()?;
        with_another_corner(self.state.probe, &corners)
    }

    /// Whether the quadrilateral and the probes are outside a part of the stage.
    fn is_off(&self, area: Rect, viewport: Viewport) -> bool {
        // The remains of a concave shape may lie on the border of the area, so a larger one is kept free.
        let corners: Vec<Point> = self.state.corners.into_iter().flatten().map(|at| viewport.to_stage(at)).collect();
        let is_in = |at: Point| area.contains(viewport.to_stage(at));
        let spanned: Vec<Point> = self.area_of_cross().into_iter().flatten().map(|at| viewport.to_stage(at)).collect();
        let is_clear = |points: &[Point]| clipped_to(points, area).is_empty();
        is_clear(&corners) && is_clear(&spanned) && !self.state.placed().into_iter().any(|(_, at)| is_in(at))
    }

    /// The corners of the parallelogram that the nearest edge and P span, while it is shown.
    fn area_of_cross(&self) -> Option<[Point; 4]> {
        let (quad, probe) = (self.state.quad()?, self.state.probe.filter(|_| self.cross)?);
        let (a, b) = quad.edges()[edges::nearest_edge(&quad, probe)?.0 as usize];
        lit_comparison::Lit::Cross { a, b, probe: Some(probe) }.area()
    }

    /// Draws over the quadrilateral: the method's answer, what remains at a step, right sides.
    fn draw_overlays(&self, look: &Look, quad: &Quad, figure: &mut Figure) {
        if self.paint {
            let TestState { method, own, border } = &self.state.test;
            match method {
                Some(method) => regions::paint(*method, border.for_method(method.own_border()), quad, figure),
                None => own::paint(own.formula(), quad, figure),
            }
        }
        if let Some(points) = self.remaining(look, figure).filter(|points| !points.is_empty()) {
            figure.push(Item::Polygon { points, role: Role::Remaining });
        }
        if self.halves {
            regions::draw_halves(quad, figure);
        }
    }
}

impl Marked for QuadScene {
    fn mark(&self) -> Option<Point> {
        self.mark
    }

    fn mark_mut(&mut self) -> &mut Option<Point> {
        &mut self.mark
    }
}

impl SceneKind for QuadScene {
    type State = QuadState;

    const FACTS: Facts = Facts {
        name: "quad",
        kinds: Some([ShapeKind::Point, ShapeKind::Polygon]),
        examples: examples!("quad"),
        mistakes: &INSIDE_MISTAKES,
        deals: deal::KINDS,
        guess_keys: &[[Chord::plain(Key::Sign('I'))], [Chord::plain(Key::Sign('O'))]],
        gestures: &["click", "shift-click", "drag"],
        fit: Fit { part: 0.6, most: 0.6, always: true },
        steps: true,
        figures: &[Door::Lens],
        ..Facts::NEW
    };
    const KNOBS: &[Knob<Self>] = &[
        Self::FORMULA,
        Self::BLANKS,
        Self::WITH,
        Self::WANTS,
        Self::METHOD,
        Self::BORDER,
        Knob::point("a", |it| it.state.corners[0], |it, at| it.place(WhichPoint::Corner(Corner::A), at)),
        Knob::point("b", |it| it.state.corners[1], |it, at| it.place(WhichPoint::Corner(Corner::B), at)),
        Knob::point("c", |it| it.state.corners[2], |it, at| it.place(WhichPoint::Corner(Corner::C), at)),
        Knob::point("d", |it| it.state.corners[3], |it, at| it.place(WhichPoint::Corner(Corner::D), at)),
        Knob::point("p", |it| it.state.probe, |it, at| it.place(WhichPoint::Probe, at)),
        Knob::points("kept", MOST_KEPT, |it| it.state.kept.clone(), |it, points| it.state.kept = points),
        Knob::choice(
            "up",
            YDirection::NAMES,
            |it| it.state.y as usize,
            |it, place| it.state.y = YDirection::ALL[place],
        ),
        Knob::of_view(Knob::switch("halves", |it| it.halves, |it, on| it.halves = on)),
        Knob::of_view(Knob::switch("paint", |it| it.paint, |it, on| it.paint = on)),
        Knob::of_view(Knob::switch("cross", |it| it.cross, |it, on| it.cross = on)),
        Self::MARK,
        Self::PRECISION,
        Self::K,
    ];
    const ACTIONS: &[Action<Self>] = &[
        Action::arrows("nudge", |it, dx, dy| {
            if let Some(at) = it.state.point(it.selected) {
                it.state.place(it.selected, Point::new(tidy(at.x + dx), tidy(at.y + dy)));
            }
        }),
        Action::keys("keep", &[Chord { key: Key::Sign('K'), ctrl: Some(false), shift: None }], |it| {
            it.state.keep();
            it.selected = WhichPoint::Probe;
        }),
        Action::keys(ADD_CORNER, &[Chord::plain(Key::Sign('A'))], |it| it.onward = it.with_corner()),
        Action::keys("clear", &[Chord::any(Key::Escape)], |it| {
            (it.state.corners, it.state.probe, it.state.kept) = ([None; 4], None, Vec::new());
        }),
        Self::GO_THERE,
        Self::NEXT_ERROR,
        Self::PREVIOUS_ERROR,
        Action::remedy(ACTION_REVERSE, |it| it.state.corners.reverse()),
        Action::remedy(ACTION_UNTANGLE, |it| it.state.untangle()),
    ];

    parts! { state: state }
}

impl Scene for QuadScene {
    parts! {
        read: readings::readings,
        answers: answers::answers,
        deal: deal::deal,
    }

    fn take_onward(&mut self) -> Option<ShownPair> {
        self.onward.take()
    }

    fn settled(&mut self) {
        // Undo may have removed what was selected.
        if self.state.point(self.selected).is_none() {
            self.selected = WhichPoint::Probe;
        }
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        self.judge_on(clock)
    }

    fn moved(&mut self, pointer: Pointer) {
        let Some(drag) = &mut self.drag else { return };
        drag.settled |= pointer.at != drag.pressed;
        if let &mut QuadDrag { which, start, pressed, settled: true } = drag {
            let by = (pointer.at.x - pressed.x, pointer.at.y - pressed.y);
            self.state.place(which, self.on_step(start, by, pointer));
        }
    }

    fn pressed(&mut self, pointer: Pointer) {
        if pointer.shift && self.state.next_corner().is_none() {
            // The present probe stays, and another one is placed.
            self.state.keep();
            self.hold(WhichPoint::Probe, None, pointer);
        } else {
            self.press(pointer);
        }
    }

    fn released(&mut self, pointer: Pointer) {
        if let Some(QuadDrag { settled: false, pressed, .. }) = self.drag.take() {
            self.hold(WhichPoint::Probe, None, Pointer { at: pressed, ..pointer });
            self.drag = None;
        }
    }

    fn bounds(&self) -> Option<Rect> {
        let placed = self.state.placed().into_iter().map(|(_, point)| point).chain(self.mark);
        let all = Rect::around(placed.chain(self.area_of_cross().into_iter().flatten()))?;
        // A single point has no size that could fill the stage.
        Some(if all.width().max(all.height()) > 0.0 { all } else { all.grown(AROUND) })
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let named = self.state.placed().into_iter().filter(|(which, _)| !matches!(which, WhichPoint::Kept(_)));
        named.map(|(which, at)| (Text::plain(which.name()), Rect::from_corners(at, at))).collect()
    }

    fn grows_up(&self) -> bool {
        self.state.y.is_up()
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        if look.hides {
            return drawing::alone(self, look.grid, figure);
        }
        let walk = self.walk();
        let of_method = walk.as_ref().filter(|_| self.state.test.method == Some(InsideMethod::Crossings));
        let found = of_method.and_then(|walk| ray::Ray::of(walk, look.step));
        let lit = lit_comparison::Lit::of(self, look, walk.as_ref());
        let case = self.state.quad().zip(self.state.probe);
        if let Some(quad) = self.state.quad() {
            drawing::hull(self, &quad, figure);
            self.draw_overlays(look, &quad, figure);
        }
        if let Some(lit) = &lit {
            lit.draw_area(self, figure);
        }
        drawing::edges(self, look.pointer.map(|pointer| pointer.at), found.as_ref(), figure);
        if let Some((quad, probe)) = case {
            drawing::touched(&quad, probe, figure);
        }
        if let (Some(_), Some((_, probe))) = (&found, case) {
            ray::draw(probe, figure);
        }
        if let Some(lit) = &lit {
            lit.draw_strokes(figure);
        }
        let mut labels = QuadLabels::new(figure, look.grid);
        labels.keep_free(example::area(self, look, figure.stage));
        drawing::marks(self, false, &mut labels, figure);
        drawing::letters(self, &mut labels, figure);
        if let (Some(_), Some((_, probe))) = (&found, case) {
            labels.keep_ray_clear(probe);
        }
        if let Some(lit) = &lit {
            lit.keep_clear(&mut labels);
        }
        drawing::letter_of_probe(self, &mut labels, figure);
        if let (Some(found), Some((quad, probe))) = (&found, case) {
            ray::draw_crossings(found, &quad, probe, &mut labels, figure);
        }
        if let (Some(lit), Some(walk)) = (&lit, &walk) {
            lit.write(walk, &mut labels, figure);
        }
        drawing::answers(self, &mut labels, figure);
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        if !look.hides {
            example::draw(self, look, figure);
            status_line::draw(self, look, figure);
        }
        self.draw_mark(look.viewport.into(), figure);
    }

    fn draw_figure(&self, door: Door, look: &FigureLook, figure: &mut Figure) {
        match door {
            Door::Lens => lens::draw(self, look, figure),
            Door::Own => {
                let area = Rect::from_origin_size(Point::new(0.0, 0.0), look.size.0, look.size.1);
                example::draw_in(self, area, figure);
            }
            Door::Closed | Door::Methods | Door::Examples | Door::Numbers | Door::Map | Door::Cost | Door::Sides => {}
        }
    }

    fn pressed_figure(&mut self, door: Door, pointer: FigurePointer) {
        let number = if door == Door::Lens { lens::number_at(self, pointer) } else { None };
        number.into_iter().for_each(|number| self.place(WhichPoint::Probe, number));
    }

    fn wheeled_figure(&mut self, door: Door, _: FigurePointer, steps: f64) {
        if door == Door::Lens {
            self.lens.wheeled(steps, Lens::MOST);
        }
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.chosen_trial()?))
    }

    /// Before all is placed, the questions without numbers, so that the panel does not jump.
    fn walk(&self) -> Option<Walk> {
        let is_placed = self.shapes().is_some();
        let mut walk = self.trial_or_blank().walk();
        if !is_placed {
            walk.trace.clear();
            if self.state.test.method == Some(InsideMethod::Crossings) {
                (walk.questions, walk.meanings) = (Vec::new(), Vec::new());
            }
        }
        Some(walk)
    }

    fn near(&self, pointer: Pointer) -> Option<About> {
        edges::near(self, pointer).map(About::Edge)
    }

    fn pointer_shape(&self, Pointer { at, reach, .. }: Pointer) -> PointerShape {
        let over = self.state.next_corner().is_none() && self.point_at(at, reach).is_some();
        let held = self.drag.as_ref().is_some_and(|drag| drag.settled);
        if over || held { PointerShape::Move } else { PointerShape::Cross }
    }

    fn trace(&self, line: Trace) -> Trace {
        case::trace(self, line)
    }

    fn as_test(&self) -> String {
        self.trial().map_or_else(|| "// Four corners and a probe make a case.\n".into(), |trial| trial.as_test())
    }

    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        Some(self.trial_or_blank().as_code(language, words))
    }
}
