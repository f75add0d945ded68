//! The quadrilateral's edges and points.

use super::edges::is_on;
use super::labels::{LabelLine, QuadLabels, latin, outwards};
use super::points::WhichPoint;
use super::ray::Ray;
use crate::figure::{Figure, Item, Role};
use crate::scene::pair::PairScene;
use crate::scene::shared::edges::arrow_head;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::truth;
use crate::text;
use hantei_collision::{Corner, Point, Quad, QuadContact, quad_contact};

/// Font sizes of the letters of corners and P, and of the answers of kept probes, stage pixels.
pub(super) const LETTER_SIZE: f64 = 22.0;
pub(super) const WORD_SIZE: f64 = 15.0;
/// From a corner to the middle of its letter, stage pixels.
pub(super) const LETTER: f64 = 22.0;
/// From P to the middle of its letter: left of it, else on another side, stage pixels.
const BESIDE_PROBE: [(f64, f64); 4] = [(-24.0, 0.0), (24.0, 0.0), (0.0, -26.0), (0.0, 26.0)];
/// From a probe to the middle of its words above or below, stage pixels.
const WORDS: f64 = 24.0;
/// The largest distance of the letter of a corner or P, and of the number of a kept probe, stage pixels.
const FAR: f64 = 520.0;
const NEAR: f64 = 72.0;
/// Largest width of `: false`, in font sizes.
pub(super) const TRUTH_WORDS: f64 = 4.2;
/// Radius of a corner's mark, and of its hole, stage pixels.
pub(super) const CORNER_RADIUS: f64 = 7.0;
const CORNER_HOLE: f64 = 4.5;
pub(super) const PROBE_RADIUS: f64 = 9.0;
/// Radius of a kept probe's mark, stage pixels.
const KEPT_RADIUS: f64 = 6.0;
/// Radius of an outside probe's mark and of its hole, stage pixels: there is as much red as in an inside one.
const OUTSIDE: (f64, f64) = (7.5, 4.5);
/// How much wider the ring around the selected mark is, and around P, stage pixels.
pub(super) const RING: f64 = 3.0;
/// Length of the arrow head in the middle of an edge, stage pixels.
pub(super) const ARROW: f64 = 15.0;

/// Fills what the edges enclose: amber if P is inside, even if the method is wrong.
pub(super) fn hull(scene: &PairScene, quad: &Quad, figure: &mut Figure) {
    let is_in = scene.chosen_trial().is_some_and(|trial| trial.is_so());
    let role = if is_in { Role::Inside } else { Role::Area };
    figure.push(Item::Polygon { points: quad.corners.to_vec(), role });
}

/// Draws the edges placed so far, and those of the next click. Edges that the ray does not reach are quiet.
pub(super) fn edges(scene: &PairScene, pointer: Option<Point>, found: Option<&Ray>, figure: &mut Figure) {
    let state = &scene.state.placed;
    for (i, from) in state.corners.into_iter().enumerate() {
        if let (Some(from), Some(to)) = (from, state.corners[(i + 1) % 4]) {
            let is_quiet = found.is_some_and(|found| found.is_quiet(i));
            let role = if is_quiet { Role::QuietEdge } else { Role::Edge };
            figure.push(Item::Line { from, to, role, dashed: false });
            if state.next_corner().is_none() {
                arrow(from, to, ARROW, role, figure);
            }
        }
    }
    if let (Some(next), Some(pointer)) = (state.next_corner(), pointer) {
        let neighbours = [(next as usize + 3) % 4, (next as usize + 1) % 4];
        for from in neighbours.into_iter().filter_map(|i| state.corners[i]) {
            figure.push(Item::Line { from, to: pointer, role: Role::Pending, dashed: true });
        }
    }
}

/// Draws the direction of an edge in its middle, unless it is too short.
pub(super) fn arrow(a: Point, b: Point, length: f64, role: Role, figure: &mut Figure) {
    let size = figure.units(length);
    if a.distance(b) > 2.0 * size {
        figure.push(Item::Polygon { points: arrow_head((a, b), size), role });
    }
}

/// Marks the edges on which P lies.
pub(super) fn touched(quad: &Quad, probe: Point, figure: &mut Figure) {
    for (from, to) in quad.edges().into_iter().filter(|&edge| is_on(edge, probe)) {
        for role in [Role::TouchedOutline, Role::Touched] {
            figure.push(Item::Line { from, to, role, dashed: false });
        }
        arrow(from, to, ARROW, Role::Edge, figure);
    }
}

/// Draws the quadrilateral and P without the answer: what the edges enclose is not filled.
pub(super) fn alone(scene: &PairScene, grid: bool, figure: &mut Figure) {
    edges(scene, None, None, figure);
    let mut labels = QuadLabels::new(figure, grid);
    marks(scene, true, &mut labels, figure);
    letters(scene, &mut labels, figure);
    letter_of_probe(scene, &mut labels, figure);
}

/// The label of the first of the corners at a point; corners in one place share it: A=B.
fn name_of(scene: &PairScene, corner: Corner, at: Point) -> Option<String> {
    let here =
        || Corner::ALL.into_iter().filter(|&other| scene.state.placed.point(WhichPoint::Corner(other)) == Some(at));
    (here().next() == Some(corner)).then(|| here().map(Corner::name).collect::<Vec<_>>().join("="))
}

/// Draws the marks of all points; `hides`: without the kept probes, which show the answer.
pub(super) fn marks(scene: &PairScene, hides: bool, labels: &mut QuadLabels, figure: &mut Figure) {
    let placed = scene.state.placed.all().into_iter();
    for (which, at) in placed.filter(|(which, _)| !hides || !matches!(which, WhichPoint::Kept(_))) {
        let (role, radius, hole) = match which {
            WhichPoint::Corner(_) => (Role::Edge, CORNER_RADIUS, Some(CORNER_HOLE)),
            WhichPoint::Probe => (Role::Probe, PROBE_RADIUS, None),
            WhichPoint::Kept(_) if scene.says_of(at) == Some(true) => (Role::Probe, KEPT_RADIUS, None),
            // An outside probe has a hole, as well as the word.
            WhichPoint::Kept(_) => (Role::Probe, OUTSIDE.0, Some(OUTSIDE.1)),
        };
        // The arrow keys move P unless something else is selected.
        if which == scene.extra.hands.selected && which != WhichPoint::Probe {
            figure.push(Item::Dot { at, role: Role::SelectedHandle, radius: radius + RING });
        }
        figure.push_ringed(at, radius, if which == WhichPoint::Probe { RING } else { 0.0 }, role);
        if let Some(radius) = hole {
            figure.push(Item::Dot { at, role: Role::Halo, radius });
        }
        if which != WhichPoint::Probe {
            labels.keep_clear(at, radius);
        }
    }
}

/// Writes the letters of the corners, which stay when P moves.
pub(super) fn letters(scene: &PairScene, labels: &mut QuadLabels, figure: &mut Figure) {
    let state = &scene.state.placed;
    for (i, from) in state.corners.into_iter().enumerate() {
        if let (Some(from), Some(to)) = (from, state.corners[(i + 1) % 4]) {
            labels.keep_off(from, to);
        }
    }
    let down = figure.viewport.down();
    for corner in Corner::ALL {
        let Some(at) = state.point(WhichPoint::Corner(corner)) else { continue };
        if let Some(name) = name_of(scene, corner, at) {
            let (across, along) = outside(scene, corner, at, |pixels| figure.units(pixels));
            labels.beside(at, &[(across, along * down)], FAR, LabelLine::latin(name, LETTER_SIZE), figure);
        }
    }
}

pub(super) fn letter_of_probe(scene: &PairScene, labels: &mut QuadLabels, figure: &mut Figure) {
    if let Some(probe) = scene.state.placed.probe {
        labels.keep_clear(probe, PROBE_RADIUS + RING);
        let name = WhichPoint::Probe.name().to_string();
        labels.beside(probe, &BESIDE_PROBE, FAR, LabelLine::latin(name, LETTER_SIZE), figure);
    }
}

/// From a corner to its letter: outwards, along the line that halves the angle.
fn outside(scene: &PairScene, corner: Corner, at: Point, units: impl Fn(f64) -> f64) -> (f64, f64) {
    let corners = scene.state.placed.corners;
    let neighbours = [1, 3].map(|further| corners[(corner as usize + further) % 4]);
    let ways = neighbours.into_iter().flatten().map(|other| outwards(at, other, 1.0));
    let (across, along) = ways.fold((0.0, 0.0), |sum, way| (sum.0 + way.0, sum.1 + way.1));
    let out = outwards(Point::new(across, along), Point::new(0.0, 0.0), LETTER);
    let (dx, dy) = (units(out.0), units(out.1));
    let is_in =
        scene.state.placed.quad().is_some_and(|quad| quad_contact(&quad, at.moved(dx, dy)) == QuadContact::Inside);
    if is_in { (-out.0, -out.1) } else { out }
}

/// Writes the numbers of the kept probes with their answers, where there is room.
pub(super) fn answers(scene: &PairScene, labels: &mut QuadLabels, figure: &mut Figure) {
    for (i, &at) in scene.state.placed.kept.iter().enumerate() {
        let name = (i + 1).to_string();
        let line = match scene.says_of(at) {
            Some(inside) => {
                let width = latin(&name) + TRUTH_WORDS;
                LabelLine(text!("answered", name = name, says = truth(inside)), width, WORD_SIZE)
            }
            None => LabelLine::latin(name, WORD_SIZE),
        };
        let aside = line.1 * WORD_SIZE / 2.0 + WORDS / 2.0;
        labels.beside(at, &[(0.0, -WORDS), (0.0, WORDS), (aside, 0.0), (-aside, 0.0)], NEAR, line, figure);
    }
}
