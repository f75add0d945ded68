//! A ray, or a point that moves so fast that its way is a line: when it gets inside a shape, and through which edge.
//! Idea: the way is divided where edges meet it. Behind such a place it is inside if it crosses an odd number of edges
//! later on, counted a little to its right, and runs along none. Cost: two signs for each edge, and comparisons of
//! those moments that come before the hit; nothing for a shape that the box around the way does not meet.

mod moment;
mod outline;
mod plain;

use crate::circle::point_entry;
use crate::{
    Circle, Contact, Impact, Point, Polygon, Rect, Side, Turned, Vec2, contact, sweep_through, time_of_impact,
};

/// Where a ray gets inside a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CastHit {
    /// When, as a fraction of the way, from 0 to 1; rounded. 0 if the ray starts inside, or on the border and leads in.
    pub time: f64,
    /// The direction away from the shape, of length 1, across the edge that is met, or away from a circle's centre;
    /// rounded. (0, 0) if the ray starts inside.
    pub normal: Vec2,
    /// The edge that is met, from 0: of a rectangle the top, right, bottom and left one, of a polygon that from the corner
    /// at this place to the next. At a corner it is the first of the two. `None` for a circle, or if the ray starts
    /// inside.
    pub edge: Option<usize>,
}

impl CastHit {
    const INSIDE: Self = Self { time: 0.0, normal: Vec2::ZERO, edge: None };

    /// Whether the ray starts inside. Then there is no edge that it meets.
    pub fn is_inside(self) -> bool {
        self.normal == Vec2::ZERO
    }
}

/// A shape that a ray can hit: [`Rect`], [`Circle`], [`Turned`], [`Polygon`].
pub trait CastTarget {
    /// As [`cast`].
    fn cast(&self, from: Point, by: Vec2) -> Option<CastHit>;
}

/// Where a ray from `from` to `from + by`, world units, y down, gets inside a shape that stands still. `None` if it does
/// not, or only touches: it grazes a corner, runs along an edge, ends at the border. A shape without an inside is never
/// hit.
///
/// Whether it hits, and which edge it meets first, is decided exactly; time and normal are rounded. The end of the ray is
/// not rounded either. If the shape moves, give the ray's velocity less that of the shape. A polygon may be concave or
/// cross itself: inside is what the even-odd rule says. For a shape with a size that moves, see
/// [`time_of_impact`](crate::time_of_impact) and [`circle_time_of_impact`](crate::circle_time_of_impact).
///
/// The trap: `None` with NaN and infinities.
///
/// ```
/// use hantei_collision::{Circle, Point, Rect, Vec2, cast};
///
/// let (wall, ball) = (Rect::try_from([120, 100, 160, 120])?, Circle::try_from([200, 160, 50])?);
/// let laser = |y| cast(Point::new(40.0, y), Vec2::new(400.0, 0.0), &wall);
/// let hit = laser(160.0).expect("it leads through the wall");
/// assert_eq!((hit.time, hit.normal, hit.edge), (0.2, Vec2::new(-1.0, 0.0), Some(3)));
/// assert_eq!(laser(100.0), None); // it runs along the top
/// assert_eq!(cast(Point::new(40.0, 160.0), Vec2::new(220.0, 0.0), &ball).map(|hit| hit.time), Some(0.5));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn cast(from: Point, by: Vec2, shape: &impl CastTarget) -> Option<CastHit> {
    shape.cast(from, by)
}

/// Which of `rects` a ray gets inside first: its index in the list, and the hit. One in which the ray starts comes first.
///
/// At the same moment an edge comes before a corner, then the first in the list. Tests every rectangle that the box around
/// the way meets.
///
/// ```
/// use hantei_collision::{Point, Rect, Vec2, cast_through};
///
/// let tiles: Vec<Rect> = (0..3).map(|i| Rect::try_from([64 * i, 100, 32, 32])).collect::<Result<_, _>>()?;
/// let (tile, hit) = cast_through(Point::new(112.0, 116.0), Vec2::new(-100.0, 0.0), &tiles).expect("a tile");
/// assert_eq!((tile, hit.time, hit.edge), (1, 0.16, Some(1)));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn cast_through(from: Point, by: Vec2, rects: &[Rect]) -> Option<(usize, CastHit)> {
    if !are_finite(from, by) {
        return None;
    }
    let start = Rect::from_corners(from, from);
    if let Some(place) = rects.iter().position(|&rect| contact(start, rect) == Contact::Overlapping) {
        return Some((place, CastHit::INSIDE));
    }
    let (place, impact) = sweep_through(start, by, rects)?;
    Some((place, through_side(impact)))
}

fn are_finite(from: Point, by: Vec2) -> bool {
    [from.x, from.y, by.x, by.y].into_iter().all(f64::is_finite)
}

/// The hit of a point: a rectangle without a size.
fn through_side(impact: Impact) -> CastHit {
    let edge = |side: Side| AWAY.iter().position(|away| *away == side.outwards());
    let edge = impact.sides.iter().filter_map(edge).min();
    CastHit { time: impact.time, normal: edge.map_or(Vec2::ZERO, |edge| AWAY[edge]), edge }
}

/// Away from the edges of a rectangle, clockwise from the top, as its corners are.
const AWAY: [Vec2; 4] = [Vec2::new(0.0, -1.0), Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0), Vec2::new(-1.0, 0.0)];

/// The vector of length 1 across an edge and against a way that leads from its left to its right.
fn across(left: Point, right: Point) -> Vec2 {
    let along = right - left;
    let square = along.dot(along);
    // Out of this range a square may lose digits.
    let length = if (1e-280..1e280).contains(&square) { square.sqrt() } else { along.length() };
    Vec2::new(0.0 - along.y / length, along.x / length)
}

impl CastTarget for Rect {
    fn cast(&self, from: Point, by: Vec2) -> Option<CastHit> {
        if !are_finite(from, by) {
            return None;
        }
        plain::cast_upright(from, by, *self)
            .unwrap_or_else(|| time_of_impact(Self::from_corners(from, from), by, *self).map(through_side))
    }
}

impl CastTarget for Circle {
    fn cast(&self, from: Point, by: Vec2) -> Option<CastHit> {
        if !are_finite(from, by) {
            return None;
        }
        if self.contact(Self::new(from, 0.0)) == Contact::Overlapping {
            return Some(CastHit::INSIDE);
        }
        point_entry(from, by, *self).map(|(time, normal)| CastHit { time, normal, edge: None })
    }
}

impl CastTarget for Turned {
    fn cast(&self, from: Point, by: Vec2) -> Option<CastHit> {
        outline::cast(from, by, &self.corners())
    }
}

impl CastTarget for Polygon<'_> {
    fn cast(&self, from: Point, by: Vec2) -> Option<CastHit> {
        outline::cast(from, by, self.corners())
    }
}
