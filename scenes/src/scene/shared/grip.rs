//! What a rectangle is dragged by: its body, an edge or a corner; and a circle by its edge.

use crate::scene::PointerShape;
use crate::scene::knob::size_to;
use crate::scene::look::stepped;
use crate::scene::shared::number::{length, tidy};
use hantei_collision::{Axis, Circle, End, Interval, Point, Rect};
use std::f64::consts::FRAC_PI_4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::scene) enum Grip {
    Body,
    /// The edge on x, the edge on y, or the corner of both.
    Edges(Option<End>, Option<End>),
}

impl Grip {
    pub(in crate::scene) const HANDLES: [Self; 8] = [
        Self::Edges(Some(End::Min), Some(End::Min)),
        Self::Edges(Some(End::Max), Some(End::Min)),
        Self::Edges(Some(End::Max), Some(End::Max)),
        Self::Edges(Some(End::Min), Some(End::Max)),
        Self::Edges(None, Some(End::Min)),
        Self::Edges(Some(End::Max), None),
        Self::Edges(None, Some(End::Max)),
        Self::Edges(Some(End::Min), None),
    ];

    fn edges(self) -> [(Axis, Option<End>); 2] {
        let (x, y) = if let Self::Edges(x, y) = self { (x, y) } else { (None, None) };
        [(Axis::X, x), (Axis::Y, y)]
    }

    pub(in crate::scene) fn at(self, rect: Rect) -> Point {
        let [x, y] = self.edges().map(|(axis, edge)| {
            let on_axis = rect.interval(axis);
            edge.map_or((on_axis.min + on_axis.max) / 2.0, |end| on_axis.end(end))
        });
        Point::new(x, y)
    }

    /// `rect` after a drag by (`dx`, `dy`), on whole steps if there is a `step`. Edges may cross; the result is sorted.
    pub(in crate::scene) fn dragged(self, rect: Rect, (dx, dy): (f64, f64), step: Option<f64>) -> Rect {
        let to = |from: f64, by: f64| step.map_or_else(|| tidy(from + by), |step| stepped(from, by, step));
        let dragged = |(axis, edge), by: f64| {
            let Interval { min, max } = rect.interval(axis);
            match edge {
                Some(End::Min) => (to(min, by), max),
                Some(End::Max) => (min, to(max, by)),
                // Rounding each end alone would change the length.
                None if self == Self::Body && to(min, by) != min => moved(to(min, by), length(min, max)),
                None => (min, max),
            }
        };
        let [x, y] = self.edges();
        let ((left, right), (top, bottom)) = (dragged(x, dx), dragged(y, dy));
        Rect::from_corners(Point::new(left, top), Point::new(right, bottom))
    }

    pub(in crate::scene) fn pointer_shape(self) -> PointerShape {
        match self {
            Self::Body => PointerShape::Move,
            Self::Edges(None, _) => PointerShape::Vertical,
            Self::Edges(_, None) => PointerShape::Horizontal,
            Self::Edges(Some(x), Some(y)) if x == y => PointerShape::Falling,
            Self::Edges(Some(_), Some(_)) => PointerShape::Rising,
        }
    }
}

/// The ends of an interval that was moved to `min`. The far end is rounded only to where a size leads.
fn moved(min: f64, length: f64) -> (f64, f64) {
    let max = tidy(min + length);
    (min, if size_to(min, max).is_some() { max } else { min + length })
}

/// The smaller side that is not 0; 0 if both are.
pub(in crate::scene) fn size(rect: Rect) -> f64 {
    let sides = [rect.width(), rect.height()].into_iter().filter(|side| *side > 0.0);
    sides.min_by(f64::total_cmp).unwrap_or_default()
}

/// The handle of `rect` nearest to `at`, and how far it reaches, at most `most`.
pub(in crate::scene) fn handle_at(rect: Rect, at: Point, most: f64) -> Option<(Grip, f64)> {
    let handles = Grip::HANDLES.map(|grip| (grip, grip.at(rect).distance(at)));
    let near = handles.into_iter().filter(|(_, far)| *far <= reach(rect, at, most));
    near.min_by(|p, q| p.1.total_cmp(&q.1))
}

/// How far a handle of `rect` reaches to `at`: less inside a small rectangle, so that its body can be grabbed.
pub(in crate::scene) fn reach(rect: Rect, at: Point, most: f64) -> f64 {
    if rect.contains(at) { most.min(rect.width() / 6.0).min(rect.height() / 6.0) } else { most }
}

/// How far the edge of `circle` is from `at`, if it reaches there: less inside a small circle, so that its body can be grabbed.
pub(in crate::scene) fn rim_at(circle: Circle, at: Point, most: f64) -> Option<f64> {
    let far = at.distance(circle.centre()) - circle.radius();
    let reach = if far < 0.0 { most.min(circle.radius() / 3.0) } else { most };
    (far.abs() <= reach).then_some(far.abs())
}

/// The pointer's shape over the edge of a circle: away from its centre.
pub(in crate::scene) fn rim_shape(centre: Point, at: Point) -> PointerShape {
    let angle = (at.y - centre.y).atan2(at.x - centre.x);
    PointerShape::Horizontal.turned(((angle / FRAC_PI_4).round() * FRAC_PI_4).to_degrees())
}
