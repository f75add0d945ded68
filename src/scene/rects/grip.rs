//! What a rectangle is dragged by: its body, an edge or a corner.

use crate::scene::PointerShape;
use crate::scene::shared::number::{length, tidy};
use hantei_collision::{Point, Rect};

/// Which edges a drag takes along on each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The left or top edge.
    Near,
    /// The right or bottom edge.
    Far,
    /// Neither.
    None,
    /// Both: the rectangle moves.
    Both,
}

/// What a rectangle is dragged by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Grip {
    x: End,
    y: End,
}

impl Grip {
    /// The whole rectangle.
    pub(super) const BODY: Self = Self { x: End::Both, y: End::Both };

    /// The four corners and the middles of the four edges.
    pub(super) const HANDLES: [Self; 8] = [
        Self { x: End::Near, y: End::Near },
        Self { x: End::Far, y: End::Near },
        Self { x: End::Far, y: End::Far },
        Self { x: End::Near, y: End::Far },
        Self { x: End::None, y: End::Near },
        Self { x: End::Far, y: End::None },
        Self { x: End::None, y: End::Far },
        Self { x: End::Near, y: End::None },
    ];

    /// Where it is on `rect`.
    pub(super) fn at(self, rect: Rect) -> Point {
        let on = |end, near: f64, far: f64| match end {
            End::Near => near,
            End::Far => far,
            End::None | End::Both => (near + far) / 2.0,
        };
        let (min, max) = (rect.min(), rect.max());
        Point::new(on(self.x, min.x, max.x), on(self.y, min.y, max.y))
    }

    /// `rect` after the grip was dragged by (`dx`, `dy`). Edges may cross over; the rectangle stays sorted.
    pub(super) fn dragged(self, rect: Rect, dx: f64, dy: f64) -> Rect {
        let on = |end, near: f64, far: f64, by: f64| match end {
            End::Near => (tidy(near + by), far),
            End::Far => (near, tidy(far + by)),
            End::Both => moved(near, far, by),
            End::None => (near, far),
        };
        let (min, max) = (rect.min(), rect.max());
        let (left, right) = on(self.x, min.x, max.x, dx);
        let (top, bottom) = on(self.y, min.y, max.y, dy);
        Rect::from_corners(Point::new(left, top), Point::new(right, bottom))
    }

    /// The pointer's shape over it.
    pub(super) fn pointer_shape(self) -> PointerShape {
        match (self.x, self.y) {
            (End::None, _) => PointerShape::Vertical,
            (_, End::None) => PointerShape::Horizontal,
            (End::Near, End::Near) | (End::Far, End::Far) => PointerShape::Falling,
            (End::Near, End::Far) | (End::Far, End::Near) => PointerShape::Rising,
            (End::Both, _) | (_, End::Both) => PointerShape::Move,
        }
    }
}

/// Both ends of an interval, moved. Its length stays as it is: what is added to each end by itself rounds by itself.
fn moved(near: f64, far: f64, by: f64) -> (f64, f64) {
    let to = tidy(near + by);
    (to, tidy(to + length(near, far)))
}

/// How far a handle of `rect` reaches to `at`, at most `most`. Inside a small rectangle it is less, so that the body can be grabbed.
pub(super) fn reach(rect: Rect, at: Point, most: f64) -> f64 {
    if rect.contains(at) { most.min(rect.width() / 4.0).min(rect.height() / 4.0) } else { most }
}
