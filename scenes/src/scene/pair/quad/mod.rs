//! A point and a quadrilateral: the WPF program with its method, and two methods that repair it. A is the quadrilateral, B
//! is P, and five clicks place their points.

mod advice;
mod answers;
mod case;
mod deal;
mod dragging;
mod drawing;
mod edges;
mod example;
mod judge;
mod labels;
mod lens;
mod lit_comparison;
mod own;
mod picture;
mod points;
mod ray;
mod readings;
mod regions;
mod said;
mod status_line;

pub(super) use dragging::Hands;
pub(super) use judge::judged;
pub(super) use points::Placed;

use super::extras::{Extras, PairMap, Placing};
use super::rows::{PairRow, PairsRow, RowMethod, methods};
use super::{ADD_CORNER, PairScene, with_another_corner};
use crate::scene::knob::{choice, switch};
use crate::scene::shared::clear_cases;
use crate::scene::shared::lens::Lensed as _;
use crate::scene::shared::mark::Marked as _;
use crate::scene::shared::number::tidy;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::trial::Judged as _;
use crate::scene::{Action, Chord, Door, Examples, Facts, Fit, Key, Knob, ShownPair, Walk, YDirection, examples};
use hantei_collision::shapes::Pair;
use hantei_collision::{About, Corner, InsideMethod, Named as _, Point, QuadAndPoint, Rect, ShapeKind};
use hantei_judge::{INSIDE_MISTAKES, QuadClass};
use points::{MOST_KEPT, WhichPoint};

/// The remedies for shapes that a method cannot judge.
const ACTION_REVERSE: &str = "reverse";
const ACTION_UNTANGLE: &str = "untangle";

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "quad",
        examples: examples!("quad"),
        mistakes: &INSIDE_MISTAKES,
        deals: deal::KINDS,
        guess_keys: &[[Chord::plain(Key::Sign('I'))], [Chord::plain(Key::Sign('O'))]],
        gestures: &["click", "shift-click", "drag"],
        fit: Fit { part: 0.6, most: 0.6, always: true },
        steps: true,
        figures: &[Door::Lens],
        ..Facts::NEW
    },
    pairs: &[PairRow {
        kinds: [ShapeKind::Polygon, ShapeKind::Point],
        // It opens empty, as the WPF program does.
        start: [&[0.0; 8], &[0.0; 2]],
        letters: ["", "P"],
        methods: methods!(InsideMethod: 0, 1, 2),
        told: &[],
        names: &[&["ax", "ay", "bx", "by", "cx", "cy", "dx", "dy"], &["px", "py"], &["cross(A, B, P)", "dot(A, B, P)"]],
        // One side of four.
        first_formula: "cross(A, B, P) > 0",
        in_rust: ["QuadAndPoint { quad: a, p: b }", "QuadAndPoint"],
        values: &[],
        approximate: &[],
        contact: |pair| said::contact_text(&said::case(pair).quad, said::case(pair).p),
        computed: |_, _| Vec::new(),
        meaning: |pair, method, question| said::meaning(&said::by(pair, *method), question),
        reason: said::reason,
        because: |pair, method| said::because(&said::by(pair, *method), *method),
        marks: |_, _| (),
        near: None,
        around: None,
        is_open: true,
        finish: None,
        caption: None,
        pseudo_code: None,
    }],
    has_code: true,
    knobs: &[
        PairScene::FORMULA,
        PairScene::BLANKS,
        PairScene::WITH,
        PairScene::WANTS,
        PairScene::METHOD,
        PairScene::BORDER,
        Knob::point("a", |it| it.state.placed.corners[0], |it, at| it.place_point(WhichPoint::Corner(Corner::A), at)),
        Knob::point("b", |it| it.state.placed.corners[1], |it, at| it.place_point(WhichPoint::Corner(Corner::B), at)),
        Knob::point("c", |it| it.state.placed.corners[2], |it, at| it.place_point(WhichPoint::Corner(Corner::C), at)),
        Knob::point("d", |it| it.state.placed.corners[3], |it, at| it.place_point(WhichPoint::Corner(Corner::D), at)),
        Knob::point("p", |it| it.state.placed.probe, |it, at| it.place_point(WhichPoint::Probe, at)),
        Knob::points("kept", MOST_KEPT, |it| it.state.placed.kept.clone(), |it, points| it.state.placed.kept = points),
        choice!("up", YDirection, state.placed.y),
        Knob::of_view(switch!("halves", extra.hands.halves)),
        Knob::of_view(switch!("paint", paints)),
        Knob::of_view(switch!("cross", extra.hands.cross)),
        PairScene::MARK,
        PairScene::PRECISION,
        PairScene::K,
    ],
    actions: &[
        Action::arrows("nudge", |it, dx, dy| {
            let which = it.extra.hands.selected;
            if let Some(at) = it.state.placed.point(which) {
                it.state.placed.place(which, Point::new(tidy(at.x + dx), tidy(at.y + dy)));
            }
        }),
        Action::keys("keep", &[Chord { key: Key::Sign('K'), ctrl: Some(false), shift: None }], |it| {
            it.state.placed.keep();
            it.extra.hands.selected = WhichPoint::Probe;
        }),
        Action::keys(ADD_CORNER, &[Chord::plain(Key::Sign('A'))], |it| it.extra.onward = with_fifth(&it.state.placed)),
        Action::keys("clear", &[Chord::any(Key::Escape)], |it| {
            it.state.placed = Placed { y: it.state.placed.y, ..Placed::default() };
        }),
        PairScene::GO_THERE,
        PairScene::NEXT_ERROR,
        PairScene::PREVIOUS_ERROR,
        Action::remedy(ACTION_REVERSE, |it| it.state.placed.corners.reverse()),
        Action::remedy(ACTION_UNTANGLE, |it| it.state.placed.untangle()),
    ],
    deal: deal::deal,
    clear: 0.0,
    extras: Extras {
        words: &[("class", |pair| QuadClass::of(&said::case(pair).quad).name())],
        trace: said::trace,
        near: Some(|scene, pointer| edges::near(scene, pointer).map(About::Edge)),
        // Behind the door of typed tests: a case that the test gets wrong.
        map: Some(PairMap {
            draw: |scene, _, look, figure| {
                let area = Rect::from_origin_size(Point::new(0.0, 0.0), look.size.0, look.size.1);
                example::draw_in(scene, area, figure);
            },
            press: |_, _, _| (),
            cell: None,
        }),
        lens: Some(lens::LENS),
        clear_cases: || Box::new(clear_cases::quads().map(Pair::from)),
        spoken: Some(said::SPOKEN),
        placing: Some(Placing {
            pair: |placed| placed.case().map(Pair::from),
            place,
            method: InsideMethod::SameSide as usize,
            missing: "Four corners and a probe make a case.",
            settled: dragging::settled,
            moved: dragging::moved,
            pressed: dragging::pressed,
            released: dragging::released,
            pointer_shape: dragging::pointer_shape,
            bounds: picture::bounds,
            landmarks: picture::landmarks,
            draw: picture::draw,
            draw_over: picture::draw_over,
            walk,
            read: readings::readings,
            answers: answers::answers,
            trace: case::trace,
        }),
        ..Extras::NONE
    },
};

/// A method of the row in the crate.
fn method_of(method: RowMethod) -> InsideMethod {
    method.value_name().parse().unwrap_or_default()
}

/// The chosen method; `None` is the typed test.
fn method(scene: &PairScene) -> Option<InsideMethod> {
    scene.state.test.method.map(method_of)
}

fn place(scene: &mut PairScene, pair: &Pair) {
    if let Ok(QuadAndPoint { quad, p }) = QuadAndPoint::try_from(pair) {
        let y = scene.state.placed.y;
        scene.state.placed = Placed { corners: quad.corners.map(Some), probe: Some(p), kept: Vec::new(), y };
        scene.extra.hands.probes += 1;
    }
}

/// The four corners and a fifth one, as a polygon; P is in the middle of them if it is not placed yet.
fn with_fifth(placed: &Placed) -> Option<ShownPair> {
    let corners: Vec<Point> = placed.corners.into_iter().collect::<Option<_>>()?;
    with_another_corner(placed.probe, &corners)
}

/// Before all is placed, the questions without numbers, so that the panel does not jump.
fn walk(scene: &PairScene) -> Option<Walk> {
    let mut walk = scene.trial_now().walk();
    if scene.shapes().is_none() {
        walk.trace.clear();
        if method(scene) == Some(InsideMethod::Crossings) {
            (walk.questions, walk.meanings) = (Vec::new(), Vec::new());
        }
    }
    Some(walk)
}
