//! The edges and points of the quadrilateral.

use super::QuadScene;
use super::points::Which;
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::geometry::{Corner, Point, Rect};
use crate::scene::shared::truth;
use crate::text;
use crate::words::Text;

/// Distance from a corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;
/// From a probe to the middle of its words over or under it, stage pixels.
const WORDS: f64 = 18.0;
/// From a probe to the middle of its words beside it, stage pixels.
const ASIDE: f64 = 46.0;
/// Width and height of a probe's answer at most, in any language, stage pixels.
const ANSWER: (f64, f64) = (84.0, 20.0);
/// Radius of a corner's mark, stage pixels.
const CORNER_RADIUS: f64 = 5.0;
/// Radius of the probe's mark, stage pixels.
const PROBE_RADIUS: f64 = 6.0;
/// How much wider the ring around the selected mark is, stage pixels.
const RING: f64 = 3.0;

/// The edges placed so far, and those that the next click places.
pub(super) fn edges(scene: &QuadScene, pointer: Option<Point>, figure: &mut Figure) {
    let state = &scene.state;
    for (i, from) in state.corners.into_iter().enumerate() {
        if let (Some(from), Some(to)) = (from, state.corners[(i + 1) % 4]) {
            figure.push(Item::Line { from, to, role: Role::Edge, dashed: false });
        }
    }
    if let (Some(next), Some(pointer)) = (state.next_corner(), pointer) {
        let neighbours = [(next as usize + 3) % 4, (next as usize + 1) % 4];
        for from in neighbours.into_iter().filter_map(|i| state.corners[i]) {
            figure.push(Item::Line { from, to: pointer, role: Role::Pending, dashed: true });
        }
    }
}

/// The marks of all points with their letters; where there are several probes, each with its own answer, as far as there
/// is room for it.
pub(super) fn points(scene: &QuadScene, figure: &mut Figure) {
    let state = &scene.state;
    for (which, at) in state.placed() {
        let (role, radius) = match which {
            Which::Corner(_) => (Role::Edge, CORNER_RADIUS),
            Which::Probe | Which::Kept(_) => (Role::Probe, PROBE_RADIUS),
        };
        if which == scene.selected {
            figure.push(Item::Dot { at, role: Role::SelectedHandle, radius: radius + RING });
        }
        figure.push(Item::Dot { at, role: Role::Halo, radius: radius + RING / 2.0 });
        figure.push(Item::Dot { at, role, radius });
        // Hollow where the answer is no: the mark and the word say the same.
        if matches!(which, Which::Kept(_)) && scene.says_of(state.method, at) != Some(true) {
            figure.push(Item::Dot { at, role: Role::Halo, radius: radius / 2.0 });
        }
    }
    let mut taken = letters(scene, figure);
    if let (Some(probe), true) = (state.probe, state.kept.is_empty()) {
        write(figure, probe, WORDS_OF_ONE, Text::plain(Which::Probe.name()));
        return;
    }
    // P's stands over it in any case; each of the others on the first side of its own where nothing stands yet.
    let probe = state.probe.map(|at| (Which::Probe.name().to_string(), at));
    let kept = state.kept.iter().enumerate().map(|(place, &at)| ((place + 1).to_string(), at));
    for (name, at) in probe.into_iter().chain(kept) {
        let middle = figure.viewport.to_stage(at);
        let place = |(across, down): (f64, f64)| {
            let (half, middle) = ((ANSWER.0 / 2.0, ANSWER.1 / 2.0), middle.moved(across, down));
            Rect::from_corners(middle.moved(-half.0, -half.1), middle.moved(half.0, half.1))
        };
        let is_probe = name == Which::Probe.name();
        let is_free =
            |shift: &(f64, f64)| is_probe || !taken.iter().any(|other| place(*shift).intersection(*other).is_some());
        if let Some(shift) = [(0.0, -WORDS), (0.0, WORDS), (ASIDE, 0.0), (-ASIDE, 0.0)].into_iter().find(is_free) {
            taken.push(place(shift));
            write(figure, at, shift, answered(scene, name, at));
        }
    }
}

/// The corners' letters, away from the middle; returns where they are, in stage pixels.
fn letters(scene: &QuadScene, figure: &mut Figure) -> Vec<Rect> {
    let state = &scene.state;
    let corners: Vec<Point> = state.corners.into_iter().flatten().collect();
    let count = corners.len().max(1) as f64;
    let middle = Point::new(
        corners.iter().map(|point| point.x).sum::<f64>() / count,
        corners.iter().map(|point| point.y).sum::<f64>() / count,
    );
    let down = figure.viewport.down();
    let mut taken = Vec::new();
    for corner in Corner::ALL {
        let Some(at) = state.point(Which::Corner(corner)) else { continue };
        // Corners in one place share one label: A=B.
        let here: Vec<Corner> =
            Corner::ALL.into_iter().filter(|&other| state.point(Which::Corner(other)) == Some(at)).collect();
        if here.first() != Some(&corner) {
            continue;
        }
        let away = at.distance(middle);
        let out = |along: f64| if away > 0.0 { along / away * LETTER } else { 0.0 };
        let shift = if away > 0.0 { (out(at.x - middle.x), out(at.y - middle.y) * down) } else { (0.0, -LETTER) };
        let half = LABEL_SIZE / 2.0;
        let letter = figure.viewport.to_stage(at).moved(shift.0, shift.1);
        taken.push(Rect::from_corners(letter.moved(-half, -half), letter.moved(half, half)));
        write(figure, at, shift, Text::plain(here.into_iter().map(Corner::name).collect::<Vec<_>>().join("=")));
    }
    taken
}

fn write(figure: &mut Figure, at: Point, shift: (f64, f64), text: Text) {
    figure.push(Item::Label { at, shift, anchor: Anchor::Middle, text, size: LABEL_SIZE, role: Role::Text });
}

/// Where the letter of a single probe stands, stage pixels.
const WORDS_OF_ONE: (f64, f64) = (18.0, -14.0);

/// `2: true`
fn answered(scene: &QuadScene, name: String, at: Point) -> Text {
    match scene.says_of(scene.state.method, at) {
        Some(inside) => text!("answered", name = name, says = truth(inside)),
        None => Text::plain(name),
    }
}
