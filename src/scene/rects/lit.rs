//! A comparison and the edges that it compares: each lights up the other.
//!
//! Every method asks in the same order: on x, then on y, first the far edge of A against the near edge of B, then the
//! near edge of A against the far edge of B. `centre-size` asks once on each axis, centre against centre.

use super::{RectsScene, Which};
use crate::collision::OverlapMethod;
use crate::figure::{Figure, Item, LABEL_SIZE, Role};
use crate::geometry::{Interval, Point, Rect};
use crate::scene::number::shown_pair;
use crate::scene::{REACH, RowId};

/// From the line of a distance to its numbers, stage pixels.
const BESIDE: f64 = 18.0;

/// One axis of a rectangle: its interval there, and the one across.
#[derive(Clone, Copy)]
struct Axis {
    is_x: bool,
    along: Interval,
    across: Interval,
}

impl Axis {
    fn of(rect: Rect, is_x: bool) -> Self {
        let (x, y) = (rect.x_interval(), rect.y_interval());
        let (along, across) = if is_x { (x, y) } else { (y, x) };
        Self { is_x, along, across }
    }

    fn point(self, along: f64, across: f64) -> Point {
        if self.is_x { Point::new(along, across) } else { Point::new(across, along) }
    }

    fn middle(self) -> f64 {
        f64::midpoint(self.along.min, self.along.max)
    }
}

/// What is lit: the row under the pointer, else the present step, else what the pointer is near on the stage.
pub(super) fn lit(scene: &RectsScene) -> Option<RowId> {
    // Every comparison is a step: they come in one order, and a short-circuit only leaves the last ones out.
    let stepped = || scene.desk.step.min(scene.hits(scene.desk.state.method).1.len()).checked_sub(1);
    scene.desk.row.or_else(stepped).or_else(|| near_pointer(scene))
}

/// The comparison of the edge nearest to the pointer. A rectangle that follows the pointer would always be near it.
fn near_pointer(scene: &RectsScene) -> Option<RowId> {
    let at = scene.desk.pointer.filter(|_| !scene.desk.state.follow && scene.drag.is_none())?;
    let reach = scene.desk.view.world(REACH);
    let by_centres = scene.desk.state.method == OverlapMethod::CentreSize;
    let mut near: Vec<(f64, RowId)> = Vec::new();
    for which in Which::ALL {
        for is_x in [true, false] {
            let axis = Axis::of(scene.rect(which), is_x);
            let (along, across) = if is_x { (at.x, at.y) } else { (at.y, at.x) };
            if across < axis.across.min - reach || across > axis.across.max + reach {
                continue;
            }
            for (edge, is_far) in [(axis.along.min, false), (axis.along.max, true)] {
                let first_of_axis = if is_x { 0 } else { 2 };
                // A's far edge and B's near one are in the first question of an axis, the other two in the second.
                let question = usize::from(is_far != (which == Which::A));
                let id = if by_centres { first_of_axis / 2 } else { first_of_axis + question };
                near.push(((along - edge).abs(), id));
            }
        }
    }
    near.into_iter().filter(|&(distance, _)| distance <= reach).min_by(|p, q| p.0.total_cmp(&q.0)).map(|found| found.1)
}

/// Lights up what the lit comparison compares: two edges or two centres, and the way between them with both numbers.
pub(super) fn draw(scene: &RectsScene, figure: &mut Figure) {
    let Some(id) = lit(scene) else { return };
    let by_centres = scene.desk.state.method == OverlapMethod::CentreSize;
    let is_x = if by_centres { id == 0 } else { id < 2 };
    let [a, b] = Which::ALL.map(|which| Axis::of(scene.rect(which), is_x));
    // Across the axis, the way runs through what both have in common, or between them.
    let level = f64::midpoint(a.across.min.max(b.across.min), a.across.max.min(b.across.max));
    let (from, to) = if by_centres {
        (a.middle(), b.middle())
    } else if id % 2 == 0 {
        (a.along.max, b.along.min)
    } else {
        (a.along.min, b.along.max)
    };
    for (axis, at) in [(a, from), (b, to)] {
        if by_centres {
            // From the border through the centre: the half that the formula adds up.
            figure.push_lit(axis.point(axis.along.min, level), axis.point(at, level), true);
        } else {
            figure.push_lit(axis.point(at, axis.across.min), axis.point(at, axis.across.max), false);
        }
    }
    figure.push_lit(a.point(from, level), a.point(to, level), by_centres);
    for at in [from, to] {
        figure.push(Item::Dot { at: a.point(at, level), role: Role::Halo, radius: 6.0 });
        figure.push(Item::Dot { at: a.point(at, level), role: Role::Lit, radius: 4.0 });
    }
    let (_, trace) = scene.hits(scene.desk.state.method);
    if let Some(comparison) = trace.get(id) {
        let [left, right] = shown_pair(comparison.numbers[0], comparison.numbers[1]);
        let text = format!("{left} {} {right}", comparison.relation.symbol());
        let at = a.point(f64::midpoint(from, to), level);
        figure.push(Item::Label { at, shift: (0.0, -BESIDE), text, size: LABEL_SIZE, role: Role::Lit });
    }
}
