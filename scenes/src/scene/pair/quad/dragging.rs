//! Corners and probe under the pointer: placed, grabbed, moved.

use super::QuadScene;
use super::points::WhichPoint;
use crate::scene::look::stepped;
use crate::scene::{Pointer, Scene as _};
use hantei_collision::Point;

pub(super) struct QuadDrag {
    pub(super) which: WhichPoint,
    pub(super) start: Point,
    pub(super) pressed: Point,
    /// Whether the pointer has moved, or the press has placed the point: the release then places nothing.
    pub(super) settled: bool,
}

impl QuadScene {
    /// Clicks one to four place the corners, each later one the probe; a press on a placed point grabs it.
    pub(super) fn press(&mut self, pointer: Pointer) {
        let next = self.state.next_corner().map(WhichPoint::Corner);
        let held = if next.is_some() { None } else { self.point_at(pointer.at, pointer.reach) };
        let which = held.map(|(which, _)| which).or(next).unwrap_or_default();
        self.hold(which, held.map(|(_, point)| point), pointer);
    }

    /// Grabs a point where it is, or places it here.
    pub(super) fn hold(&mut self, which: WhichPoint, held: Option<Point>, pointer: Pointer) {
        let here = || self.on_step(Point::new(0.0, 0.0), (pointer.at.x, pointer.at.y), pointer);
        let start = held.unwrap_or_else(here);
        self.drag = Some(QuadDrag { which, start, pressed: pointer.at, settled: held.is_none() });
        self.selected = which;
        if held.is_none() {
            self.place(which, start);
        }
    }

    /// The place of a point after a drag by this much.
    pub(super) fn on_step(&self, from: Point, (dx, dy): (f64, f64), pointer: Pointer) -> Point {
        let step = pointer.step(self.bounds().map_or(1.0, |all| all.width().max(all.height())));
        Point::new(stepped(from.x, dx, step), stepped(from.y, dy, step))
    }

    pub(super) fn place(&mut self, which: WhichPoint, at: Point) {
        self.state.place(which, at);
        if which == WhichPoint::Probe {
            self.probes += 1;
        }
    }

    /// The placed point nearest to `at` within reach. Of equally near points the last drawn wins.
    pub(super) fn point_at(&self, at: Point, reach: f64) -> Option<(WhichPoint, Point)> {
        let placed = self.state.placed().into_iter().rev();
        placed
            .filter(|(_, point)| point.distance(at) <= reach)
            .min_by(|p, q| p.1.distance(at).total_cmp(&q.1.distance(at)))
    }
}
