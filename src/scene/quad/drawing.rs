//! The edges and points of the quadrilateral.

use super::QuadScene;
use super::labels::{Labels, Line, latin, outwards};
use super::overlays::draw_arrows;
use super::points::Which;
use super::ray::Ray;
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::scene::shared::truth;
use crate::text;
use crate::words::Text;
use hantei_collision::{Corner, Point, Rect};

/// Distance from a corner to the middle of its letter, stage pixels.
pub(super) const LETTER: f64 = 20.0;
/// From a probe to the middle of its letter, stage pixels.
const BESIDE_PROBE: (f64, f64) = (18.0, -18.0);
/// From a probe to the middle of its words over or under it, stage pixels.
const WORDS: f64 = 24.0;
/// From a corner or P to its letter at most, and from a kept probe to its number, stage pixels.
const FAR: f64 = 520.0;
const NEAR: f64 = 72.0;
/// How wide `: false` is at most, as a part of its size.
const TRUTH_WORDS: f64 = 4.2;
/// Radius of a corner's mark, stage pixels.
pub(super) const CORNER_RADIUS: f64 = 5.0;
/// Radius of a probe's mark, stage pixels.
pub(super) const PROBE_RADIUS: f64 = 6.0;
/// Radius of the mark of a kept probe that is out, and of the hole in it: as much red as in one that is in, stage pixels.
const OUTSIDE: (f64, f64) = (7.5, 4.5);
/// How much wider the ring around the selected mark is, stage pixels.
pub(super) const RING: f64 = 3.0;

/// The edges placed so far, and those that the next click places. Quiet are those that the ray does not reach.
pub(super) fn edges(scene: &QuadScene, pointer: Option<Point>, found: Option<&Ray>, figure: &mut Figure) {
    let state = &scene.state;
    for (i, from) in state.corners.into_iter().enumerate() {
        if let (Some(from), Some(to)) = (from, state.corners[(i + 1) % 4]) {
            let is_quiet = found.is_some_and(|found| found.is_quiet(i));
            let role = if is_quiet { Role::QuietEdge } else { Role::Edge };
            figure.push(Item::Line { from, to, role, dashed: false });
        }
    }
    if let (Some(next), Some(pointer)) = (state.next_corner(), pointer) {
        let neighbours = [(next as usize + 3) % 4, (next as usize + 1) % 4];
        for from in neighbours.into_iter().filter_map(|i| state.corners[i]) {
            figure.push(Item::Line { from, to: pointer, role: Role::Pending, dashed: true });
        }
    }
}

/// The quadrilateral and P, and nothing that tells whether it is inside: not even what the edges enclose.
pub(super) fn alone(scene: &QuadScene, figure: &mut Figure) {
    edges(scene, None, None, figure);
    if let Some(quad) = scene.state.quad() {
        draw_arrows(&quad, figure);
    }
    let state = &scene.state;
    let corners: Vec<Point> = state.corners.into_iter().flatten().collect();
    let middle = Rect::around(corners.iter().copied()).map_or(Point::new(0.0, 0.0), Rect::centre);
    let up = figure.viewport.down();
    let named = Corner::ALL.into_iter().zip(&corners).map(|(corner, at)| {
        let away = at.distance(middle).max(f64::MIN_POSITIVE);
        let shift = ((at.x - middle.x) / away * LETTER, (at.y - middle.y) / away * LETTER * up);
        (*at, name_of(scene, corner, *at), shift, Role::Edge, CORNER_RADIUS)
    });
    let probe =
        state.probe.map(|at| (at, Some(Which::Probe.name().to_string()), BESIDE_PROBE, Role::Probe, PROBE_RADIUS));
    for (at, name, shift, role, radius) in named.chain(probe) {
        figure.push_ringed(at, radius, RING / 2.0, role);
        if let Some(text) = name.map(Text::plain) {
            figure.write_beside(at, shift, Anchor::Middle, text, LABEL_SIZE, Role::Text);
        }
    }
}

/// What the first of the corners at a point is called: those in one place share one label, A=B.
fn name_of(scene: &QuadScene, corner: Corner, at: Point) -> Option<String> {
    let here = || Corner::ALL.into_iter().filter(|&other| scene.state.point(Which::Corner(other)) == Some(at));
    (here().next() == Some(corner)).then(|| here().map(Corner::name).collect::<Vec<_>>().join("="))
}

/// The marks of all points.
pub(super) fn marks(scene: &QuadScene, labels: &mut Labels, figure: &mut Figure) {
    let state = &scene.state;
    for (which, at) in state.placed() {
        let is_out = matches!(which, Which::Kept(_)) && scene.says_of(at) != Some(true);
        let (role, radius) = match which {
            Which::Corner(_) => (Role::Edge, CORNER_RADIUS),
            Which::Kept(_) if is_out => (Role::Probe, OUTSIDE.0),
            Which::Probe | Which::Kept(_) => (Role::Probe, PROBE_RADIUS),
        };
        if which == scene.selected {
            figure.push(Item::Dot { at, role: Role::SelectedHandle, radius: radius + RING });
        }
        figure.push_ringed(at, radius, RING / 2.0, role);
        // Hollow where the answer is no: the mark and the word say the same.
        if is_out {
            figure.push(Item::Dot { at, role: Role::Halo, radius: OUTSIDE.1 });
        }
        labels.keep_clear(at, radius + RING / 2.0);
    }
}

/// The letters of the corners and of P; where probes are kept, P's with its answer.
pub(super) fn letters(scene: &QuadScene, labels: &mut Labels, figure: &mut Figure) {
    let state = &scene.state;
    let corners: Vec<Point> = state.corners.into_iter().flatten().collect();
    let count = corners.len().max(1) as f64;
    let middle = Point::new(
        corners.iter().map(|point| point.x).sum::<f64>() / count,
        corners.iter().map(|point| point.y).sum::<f64>() / count,
    );
    let down = figure.viewport.down();
    for corner in Corner::ALL {
        let Some(at) = state.point(Which::Corner(corner)) else { continue };
        if let Some(name) = name_of(scene, corner, at) {
            let (across, along) = outwards(at, middle, LETTER);
            let shift = (across, if at == middle { along } else { along * down });
            labels.beside(at, &[shift], FAR, Line::latin(name), figure);
        }
    }
    if let Some(probe) = state.probe {
        let name = Which::Probe.name().to_string();
        if state.kept.is_empty() {
            labels.beside(probe, &[BESIDE_PROBE], FAR, Line::latin(name), figure);
        } else {
            labels.beside(probe, &[(0.0, -WORDS)], FAR, answered(scene, name, probe), figure);
        }
    }
}

/// The numbers of the kept probes with their answers, as far as there is room for them.
pub(super) fn answers(scene: &QuadScene, labels: &mut Labels, figure: &mut Figure) {
    for (i, &at) in scene.state.kept.iter().enumerate() {
        let line = answered(scene, (i + 1).to_string(), at);
        let aside = line.1 * LABEL_SIZE / 2.0 + WORDS / 2.0;
        labels.beside(at, &[(0.0, -WORDS), (0.0, WORDS), (aside, 0.0), (-aside, 0.0)], NEAR, line, figure);
    }
}

/// `2: true`
fn answered(scene: &QuadScene, name: String, at: Point) -> Line {
    match scene.says_of(at) {
        Some(inside) => {
            let width = latin(&name) + TRUTH_WORDS;
            Line(text!("answered", name = name, says = truth(inside)), width)
        }
        None => Line::latin(name),
    }
}
