//! Corners and probe under the pointer: placed, grabbed, moved.

use super::points::WhichPoint;
use crate::scene::look::stepped;
use crate::scene::pair::PairScene;
use crate::scene::{Pointer, PointerShape, Scene as _};
use hantei_collision::Point;

/// A point that is held.
struct QuadDrag {
    which: WhichPoint,
    start: Point,
    pressed: Point,
    /// Whether the pointer has moved, or the press has placed the point: the release then places nothing.
    settled: bool,
}

/// What a hand does, which undo leaves alone.
#[derive(Default)]
pub(in super::super) struct Hands {
    drag: Option<QuadDrag>,
    /// The arrow keys move it.
    pub(super) selected: WhichPoint,
    /// How often the probe has been placed.
    pub(super) probes: usize,
    /// Whether the right side of each edge is tinted.
    pub(super) halves: bool,
    /// Whether the cross product of the edge nearest to the probe is always shown.
    pub(super) cross: bool,
}

impl Hands {
    /// The point that moves with the pointer.
    pub(super) fn held(&self) -> Option<WhichPoint> {
        self.drag.as_ref().filter(|drag| drag.settled).map(|drag| drag.which)
    }
}

pub(super) fn moved(scene: &mut PairScene, pointer: Pointer) {
    let Some(drag) = &mut scene.extra.hands.drag else { return };
    drag.settled |= pointer.at != drag.pressed;
    if let &mut QuadDrag { which, start, pressed, settled: true } = drag {
        let by = (pointer.at.x - pressed.x, pointer.at.y - pressed.y);
        scene.state.placed.place(which, scene.on_step(start, by, pointer));
    }
}

pub(super) fn pressed(scene: &mut PairScene, pointer: Pointer) {
    if pointer.shift && scene.state.placed.next_corner().is_none() {
        // The present probe stays, and another one is placed.
        scene.state.placed.keep();
        scene.hold_point(WhichPoint::Probe, None, pointer);
    } else {
        scene.press_point(pointer);
    }
}

pub(super) fn released(scene: &mut PairScene, pointer: Pointer) {
    if let Some(QuadDrag { settled: false, pressed, .. }) = scene.extra.hands.drag.take() {
        scene.hold_point(WhichPoint::Probe, None, Pointer { at: pressed, ..pointer });
        scene.extra.hands.drag = None;
    }
}

pub(super) fn pointer_shape(scene: &PairScene, Pointer { at, reach, .. }: Pointer) -> PointerShape {
    let over = scene.state.placed.next_corner().is_none() && scene.point_at(at, reach).is_some();
    if over || scene.extra.hands.held().is_some() { PointerShape::Move } else { PointerShape::Cross }
}

/// Undo may have removed what was selected.
pub(super) fn settled(scene: &mut PairScene) {
    if scene.state.placed.point(scene.extra.hands.selected).is_none() {
        scene.extra.hands.selected = WhichPoint::Probe;
    }
}

impl PairScene {
    /// Clicks one to four place the corners, each later one the probe; a press on a placed point grabs it.
    fn press_point(&mut self, pointer: Pointer) {
        let next = self.state.placed.next_corner().map(WhichPoint::Corner);
        let held = if next.is_some() { None } else { self.point_at(pointer.at, pointer.reach) };
        let which = held.map(|(which, _)| which).or(next).unwrap_or_default();
        self.hold_point(which, held.map(|(_, point)| point), pointer);
    }

    /// Grabs a point where it is, or places it here.
    fn hold_point(&mut self, which: WhichPoint, held: Option<Point>, pointer: Pointer) {
        let here = || self.on_step(Point::new(0.0, 0.0), (pointer.at.x, pointer.at.y), pointer);
        let start = held.unwrap_or_else(here);
        self.extra.hands.drag = Some(QuadDrag { which, start, pressed: pointer.at, settled: held.is_none() });
        self.extra.hands.selected = which;
        if held.is_none() {
            self.place_point(which, start);
        }
    }

    /// The place of a point after a drag by this much.
    fn on_step(&self, from: Point, (dx, dy): (f64, f64), pointer: Pointer) -> Point {
        let step = pointer.step(self.bounds().map_or(1.0, |all| all.width().max(all.height())));
        Point::new(stepped(from.x, dx, step), stepped(from.y, dy, step))
    }

    pub(super) fn place_point(&mut self, which: WhichPoint, at: Point) {
        self.state.placed.place(which, at);
        if which == WhichPoint::Probe {
            self.extra.hands.probes += 1;
        }
    }

    /// The placed point nearest to `at` within reach. Of equally near points the last drawn wins.
    pub(super) fn point_at(&self, at: Point, reach: f64) -> Option<(WhichPoint, Point)> {
        let placed = self.state.placed.all().into_iter().rev();
        placed
            .filter(|(_, point)| point.distance(at) <= reach)
            .min_by(|p, q| p.1.distance(at).total_cmp(&q.1.distance(at)))
    }
}
