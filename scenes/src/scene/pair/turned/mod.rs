//! Turned rectangles and polygons: the separating axis theorem (SAT) shown axis by axis, and the other ways to ask.

mod around;
mod axis;
mod axis_drawn;
mod outlines;

use super::PairScene;
use super::extras::{Extras, K};
use super::kinds;
use super::lens::LENS;
use super::rows::{Dealt, PairsRow, dealt};
use crate::figure::is_convex;
use crate::scene::shared::number::to_tenths;
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Action, Chord, Door, Examples, Facts, Fit, Key, Knob, Walk, examples};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{BorderRule, Form, Point, Rect};

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "turned",
        examples: examples!("turned"),
        deals: &[
            "near-a-corner",
            "one-axis-of-b",
            "like-a-plus",
            "turned-point",
            "turned-circle",
            "in-the-notch",
            "past-the-corner",
        ],
        guess_keys: &[[Chord::plain(Key::Sign('H'))], [Chord::plain(Key::Sign('M'))]],
        gestures: &["move", "click", "drag", "turn"],
        fit: Fit { part: 0.94, most: 0.92, ..Fit::WHEN_NEEDED },
        steps: true,
        figures: &[Door::Lens],
        ..Facts::NEW
    },
    pairs: &[
        outlines::TURNED,
        outlines::RECT,
        outlines::POLYGONS,
        outlines::RECT_POLYGON,
        outlines::TURNED_POLYGON,
        around::POINT,
        around::CIRCLE,
        around::POLYGON,
    ],
    has_code: false,
    knobs: &[Knob::of_pair(PairScene::ORIGIN), K],
    actions: &[
        Action::keys("turn-on", &[Chord::plain(Key::Sign('R'))], |it: &mut PairScene| it.turn(1.0)),
        Action::keys("turn-back", &[Chord::plain(Key::Sign('L'))], |it: &mut PairScene| it.turn(-1.0)),
        Action::keys("turn-on-far", &[Chord::shift(Key::Sign('R'))], |it: &mut PairScene| it.turn(15.0)),
        Action::keys("turn-back-far", &[Chord::shift(Key::Sign('L'))], |it: &mut PairScene| it.turn(-15.0)),
    ],
    deal,
    clear: 3.0,
    extras: Extras { lens: Some(LENS), ..Extras::NONE },
};

const fn letter(is_b: bool) -> &'static str {
    if is_b { "B" } else { "A" }
}

/// The side whose direction an axis has: of a turned rectangle edge 1 has that of its width.
const fn side_name(edge: usize) -> &'static str {
    if edge == 1 { "width" } else { "height" }
}

/// Whether both shapes are without notches.
fn are_convex(pair: &Pair) -> bool {
    [pair.a(), pair.b()].into_iter().all(|shape| match shape {
        Shape::Polygon(polygon) => is_convex(polygon.corners()),
        _ => true,
    })
}

/// Of the comparisons about the same thing the last one is left: it decides. Axes that were not reached are left, too.
pub(super) fn prune(form: Form, walk: &mut Walk) {
    if form == Form::NoneOf {
        return axis::prune(walk);
    }
    walk.keep_last(outlines::Thing::of);
    walk.keep_asked();
}

/// Turned shapes at places where it is hard to see whether they hit.
fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let mut step = |least: f64, most: f64| numbers.in_steps(STEP, least, most);
    let [a, b]: [Vec<f64>; 2] = match kind {
        // A corner of one near an edge of the other.
        0 => [
            vec![step(95.0, 150.0), step(65.0, 135.0), 120.0, 60.0, step(-40.0, 40.0)],
            vec![230.0, 170.0, 140.0, 60.0, step(10.0, 40.0)],
        ],
        1 => [
            vec![step(130.0, 190.0), step(110.0, 160.0), 100.0, 40.0, step(20.0, 50.0)],
            vec![220.0, 200.0, 140.0, 60.0, 0.0],
        ],
        2 => [
            vec![200.0, 160.0, 180.0, 20.0, step(-30.0, 30.0)],
            vec![step(190.0, 420.0), step(140.0, 180.0), 20.0, 180.0, step(-30.0, 30.0)],
        ],
        3 => [vec![step(130.0, 270.0), step(90.0, 240.0)], vec![200.0, 165.0, 150.0, 60.0, step(20.0, 60.0)]],
        4 => [vec![step(120.0, 260.0), step(75.0, 132.0), 30.0], vec![200.0, 175.0, 150.0, 60.0, step(-50.0, 50.0)]],
        5 => {
            let (x, y) = (step(70.0, 130.0), step(140.0, 150.0));
            let notch = step(130.0, 190.0);
            [
                vec![x, y, x + 40.0, y, x + 40.0, y + 30.0, x, y + 30.0],
                vec![80.0, 60.0, 320.0, 165.0, 80.0, 270.0, notch, 165.0],
            ]
        }
        _ => [vec![step(330.0, 370.0), step(280.0, 310.0), 50.0], vec![80.0, 260.0, 200.0, 60.0, 320.0, 260.0]],
    };
    dealt([a, b], BorderRule::AsWritten)
}

/// What the upright boxes around both share, if it has an area.
fn shared_box(pair: &Pair) -> Option<Rect> {
    let shared = kinds::bounds(pair.a()).intersection(kinds::bounds(pair.b()))?;
    (shared.width() > 0.0 && shared.height() > 0.0).then_some(shared)
}

/// The corners of turned rectangles, in numbers.
fn corners_in_numbers(pair: &Pair) -> impl Iterator<Item = Text> {
    [("A", pair.a()), ("B", pair.b())].into_iter().filter(|(_, shape)| matches!(shape, Shape::Turned(_))).map(
        |(whose, shape)| {
            let place = |at: Point| [at.x, at.y].map(to_tenths).join(",");
            let corners = kinds::corners(shape).into_iter().map(place).collect::<Vec<_>>().join("  ");
            text!("turned-corners", whose = whose, corners = corners)
        },
    )
}

/// The corners of a shape, named from its letter.
fn corner_name(is_b: bool, corner: usize) -> String {
    format!("{}{}", letter(is_b), corner + 1)
}
