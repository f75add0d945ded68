//! Two shapes and their exact relation.

use super::{Shape, outline, plain, round};
use crate::{
    Border, Circle, CircleAndPolygon, CircleAndRect, CircleAndTurned, Contact, Point, PointAndCircle, PointAndPolygon,
    PointAndRect, PointAndTurned, Polygon, Quad, QuadAndPoint, SegmentAndCircle, SegmentAndPolygon, SegmentAndRect,
    SegmentAndTurned, ShapeError, ShapeKind, Turn, Turned, TwoCircles, TwoCuboids, TwoPolygons, TwoRects, TwoSegments,
    TwoTurned, edge_distance, named, orientation,
};

/// How two shapes lie to each other, in the words of their kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They share no point.
    Apart,
    /// They share only a border. Segments: an end of one is on the other, or they share a length.
    Touching,
    /// They share more than a border.
    Overlapping,
    /// A point is neither in the other shape nor on its edge.
    Outside,
    /// A point is on the edge of the other shape, or on a segment.
    OnEdge,
    /// A point is in the other shape.
    Inside,
    /// Two segments cross between their ends, or a segment reaches the inside of the other shape.
    Crossing,
}

named!(Relation {
    Apart = "apart",
    Touching = "touching",
    Overlapping = "overlapping",
    Outside = "outside",
    OnEdge = "on-edge",
    Inside = "inside",
    Crossing = "crossing",
});

/// Two shapes: A moves or asks, B is asked.
///
/// ```
/// use hantei_collision::ShapeKind;
/// use hantei_collision::shapes::{Pair, Relation, Shape};
///
/// let laser = Shape::new(ShapeKind::Segment, &[60.0, 160.0, 180.0, 40.0])?;
/// let wall = Shape::new(ShapeKind::Rect, &[120.0, 100.0, 160.0, 120.0])?;
/// assert_eq!(Pair::new(laser, wall)?.relation(), Relation::Touching); // it grazes a corner
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair<'a> {
    a: Shape<'a>,
    b: Shape<'a>,
}

impl<'a> Pair<'a> {
    /// The pair of two shapes.
    ///
    /// # Errors
    /// [`ShapeError::BoxAndPlane`] for a box with a shape of the plane; [`ShapeError::Crossed`] for a polygon that
    /// crosses itself with a rectangle, a turned one or a polygon. A point, a segment or a circle takes such a polygon,
    /// by the even-odd rule.
    pub fn new(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> Result<Self, ShapeError> {
        let (a, b): (Shape, Shape) = (a.into(), b.into());
        if (a.kind() == ShapeKind::Box) != (b.kind() == ShapeKind::Box) {
            return Err(ShapeError::BoxAndPlane);
        }
        let has_edges_around =
            |shape: &Shape| matches!(shape.kind(), ShapeKind::Rect | ShapeKind::Turned | ShapeKind::Polygon);
        if has_edges_around(&a) && has_edges_around(&b) {
            for (is_b, shape) in [(false, &a), (true, &b)] {
                let Shape::Polygon(polygon) = shape else { continue };
                polygon.crossing().map_or(Ok(()), |edges| Err(ShapeError::Crossed(is_b, edges)))?;
            }
        }
        Ok(Self { a, b })
    }

    /// A.
    pub const fn a(&self) -> &Shape<'a> {
        &self.a
    }

    /// B.
    pub const fn b(&self) -> &Shape<'a> {
        &self.b
    }

    /// How the two lie to each other; the same if A and B are exchanged.
    ///
    /// They **overlap** if a point of one, edges included, is strictly inside the other. Two shapes that are flat, such
    /// as segments, overlap if they cross between their ends. They **touch** if they share any other point. Exact for
    /// all numbers that [`checked`](crate::checked) lets in, by signs only; a turned rectangle is the four corners that
    /// it holds. [`Contact::Apart`] with NaN.
    pub fn contact(&self) -> Contact {
        match (&self.a, &self.b) {
            (Shape::Rect(a), Shape::Rect(b)) => a.contact(*b),
            (Shape::Box(a), Shape::Box(b)) => a.contact(*b),
            (Shape::Turned(a), Shape::Turned(b)) => a.contact(*b),
            (Shape::Circle(a), Shape::Circle(b)) => a.contact(*b),
            (Shape::Circle(circle), Shape::Rect(rect)) | (Shape::Rect(rect), Shape::Circle(circle)) => {
                circle.contact_rect(*rect)
            }
            (Shape::Circle(circle), Shape::Point(point)) | (Shape::Point(point), Shape::Circle(circle)) => {
                circle.contact(Circle::new(*point, 0.0))
            }
            (Shape::Circle(circle), other) | (other, Shape::Circle(circle)) => {
                round::contact(*circle, other.corners().as_slice())
            }
            (a, b) => outline::contact(a.corners().as_slice(), b.corners().as_slice()),
        }
    }

    /// Whether they hit; `border` says whether touching counts. With [`Border::Half`] a point on the edge of a rectangle,
    /// turned rectangle or polygon belongs to it where a ray to the right crosses its edges an odd number of times: of an
    /// upright rectangle on its left and top edge. A segment that touches such a shape hits it if one of its ends belongs
    /// to it so. Between other shapes `Half` is as [`Border::Misses`]. Exact.
    pub fn hits(&self, border: Border) -> bool {
        let contact = self.contact();
        if border != Border::Half || contact != Contact::Touching {
            return contact.hits(border);
        }
        let has_one = |points: &[Point], other: &Shape| {
            let corners = other.corners();
            corners.as_slice().len() > 2 && points.iter().any(|&point| outline::is_owned(point, corners.as_slice()))
        };
        match (&self.a, &self.b) {
            (Shape::Point(point), other) | (other, Shape::Point(point)) => has_one(&[*point], other),
            (Shape::Segment(segment), other) | (other, Shape::Segment(segment)) => {
                has_one(&[segment.start, segment.end], other)
            }
            _ => false,
        }
    }

    /// The [`contact`](Self::contact) in the words of the pair: of a point and another shape outside, on-edge, inside;
    /// of a segment apart, touching, crossing; of any others, and of two points, apart, touching, overlapping.
    pub fn relation(&self) -> Relation {
        let kinds = [self.a.kind(), self.b.kind()];
        let points = kinds.iter().filter(|&&kind| kind == ShapeKind::Point).count();
        match (self.contact(), points) {
            (Contact::Apart, 1) => Relation::Outside,
            (Contact::Touching, 1) => Relation::OnEdge,
            (Contact::Overlapping, 1) => Relation::Inside,
            (Contact::Apart, _) => Relation::Apart,
            (Contact::Touching, _) => Relation::Touching,
            (Contact::Overlapping, _) if kinds.contains(&ShapeKind::Segment) => Relation::Crossing,
            (Contact::Overlapping, _) => Relation::Overlapping,
        }
    }
}

impl Polygon<'_> {
    /// The edges, each from a corner to the next one; the last one leads back to the first corner.
    pub fn edges(&self) -> impl Iterator<Item = (Point, Point)> + Clone {
        outline::edges(self.corners())
    }

    /// The distance of a point from the nearest edge, on either side, as [`edge_distance`](crate::edge_distance) has it.
    pub fn edge_distance(&self, point: Point) -> f64 {
        edge_distance::nearest(self.edges(), point)
    }

    /// How a point lies to the polygon, by the even-odd rule: apart, touching an edge, or overlapping. Exact.
    pub fn contact(&self, point: Point) -> Contact {
        outline::contact(&[point], self.corners())
    }

    /// Whether a point is inside; `border` says whether an edge counts. With [`Border::Half`] a point on an edge belongs
    /// to one of two neighbours: it is inside where a ray to the right crosses the edges an odd number of times. Exact.
    pub fn contains(&self, point: Point, border: Border) -> bool {
        match self.contact(point) {
            Contact::Touching if border == Border::Half => outline::is_owned(point, self.corners()),
            contact => contact.hits(border),
        }
    }

    /// How often the edges go round a point, clockwise on the screen (y down); 0 outside, and at an edge that of the side
    /// to which [`Border::Half`] gives the point. Exact.
    ///
    /// ```
    /// use hantei_collision::{Border, Contact, Point, Polygon};
    ///
    /// let star = [(200, 45), (271, 262), (86, 128), (314, 128), (129, 262)];
    /// let star = Polygon::checked(&star.map(|(x, y)| Point::new(x.into(), y.into())))?;
    /// let middle = Point::new(200.0, 165.0);
    /// assert_eq!((star.winding_number(middle), star.contact(middle)), (2, Contact::Apart));
    /// assert!(star.contains(Point::new(200.0, 80.0), Border::Misses));
    /// # Ok::<(), hantei_collision::ShapeError>(())
    /// ```
    pub fn winding_number(&self, point: Point) -> i32 {
        let turn = |(a, b): outline::Edge| match (a.y <= point.y, b.y <= point.y, orientation(a, b, point)) {
            (true, false, Turn::Right) => 1,
            (false, true, Turn::Left) => -1,
            _ => 0,
        };
        self.edges().map(turn).sum()
    }

    /// The first two edges that cross each other between their ends; edge 1 runs from corner 1 to corner 2. `None` if
    /// the polygon does not cross itself so. Exact; compares each edge with each.
    pub fn crossing(&self) -> Option<[usize; 2]> {
        if plain::convex(self.corners()) != 0.0 {
            return None;
        }
        let edges: Vec<outline::Edge> = self.edges().collect();
        let pairs = (1..=edges.len()).flat_map(|one| (one + 1..=edges.len()).map(move |other| [one, other]));
        pairs.into_iter().find(|&[one, other]| outline::cross(edges[one - 1], edges[other - 1]))
    }
}

/// Shapes of known kinds as a pair, and back. The error has the kinds of a pair of other ones; A and B are not exchanged.
macro_rules! typed {
    ($($Type:ident { $a:ident: $A:ident, $b:ident: $B:ident }),+) => {
        $(impl From<$Type> for Pair<'_> {
            fn from(shapes: $Type) -> Self {
                Self { a: Shape::$A(shapes.$a), b: Shape::$B(shapes.$b) }
            }
        }

        impl TryFrom<&Pair<'_>> for $Type {
            type Error = [ShapeKind; 2];

            fn try_from(pair: &Pair<'_>) -> Result<Self, [ShapeKind; 2]> {
                match (pair.a, pair.b) {
                    (Shape::$A($a), Shape::$B($b)) => Ok(Self { $a, $b }),
                    (a, b) => Err([a.kind(), b.kind()]),
                }
            }
        })+
    };
}

typed!(
    TwoRects { a: Rect, b: Rect },
    TwoCuboids { a: Box, b: Box },
    TwoCircles { a: Circle, b: Circle },
    CircleAndRect { circle: Circle, rect: Rect },
    PointAndCircle { p: Point, circle: Circle },
    PointAndRect { p: Point, rect: Rect },
    TwoSegments { a: Segment, b: Segment },
    SegmentAndRect { segment: Segment, rect: Rect },
    SegmentAndCircle { segment: Segment, circle: Circle },
    SegmentAndTurned { segment: Segment, turned: Turned },
    PointAndTurned { p: Point, turned: Turned },
    CircleAndTurned { circle: Circle, turned: Turned }
);

/// The same for a shape and a polygon. One with more corners than it holds itself is refused.
macro_rules! with_polygon {
    ($($Type:ident { $a:ident: $A:ident }),+) => {
        $(impl From<$Type> for Pair<'_> {
            fn from(shapes: $Type) -> Self {
                Self { a: Shape::$A(shapes.$a), b: Shape::Polygon(shapes.polygon) }
            }
        }

        /// A polygon with more corners than it holds itself is refused.
        impl TryFrom<&Pair<'_>> for $Type {
            type Error = [ShapeKind; 2];

            fn try_from(pair: &Pair<'_>) -> Result<Self, [ShapeKind; 2]> {
                let kinds = [pair.a.kind(), pair.b.kind()];
                let (Shape::$A($a), Shape::Polygon(polygon)) = (pair.a, pair.b) else { return Err(kinds) };
                Polygon::checked(polygon.corners()).map(|polygon| Self { $a, polygon }).map_err(|_| kinds)
            }
        })+
    };
}

with_polygon!(
    PointAndPolygon { p: Point },
    SegmentAndPolygon { segment: Segment },
    CircleAndPolygon { circle: Circle }
);

impl From<QuadAndPoint> for Pair<'_> {
    fn from(shapes: QuadAndPoint) -> Self {
        Self { a: Shape::Polygon(Polygon::of_corners(shapes.quad.corners)), b: Shape::Point(shapes.p) }
    }
}

/// A is a polygon of four corners, and B the point.
impl TryFrom<&Pair<'_>> for QuadAndPoint {
    type Error = [ShapeKind; 2];

    fn try_from(pair: &Pair<'_>) -> Result<Self, [ShapeKind; 2]> {
        let kinds = [pair.a.kind(), pair.b.kind()];
        let (Shape::Polygon(polygon), Shape::Point(p)) = (&pair.a, &pair.b) else { return Err(kinds) };
        let corners = polygon.corners().try_into().map_err(|_| kinds)?;
        Ok(Self { quad: Quad { corners }, p: *p })
    }
}

impl From<TwoTurned> for Pair<'_> {
    fn from(shapes: TwoTurned) -> Self {
        Self { a: Shape::Turned(shapes.a), b: Shape::Turned(shapes.b) }
    }
}

/// One of both may be an upright rectangle.
impl TryFrom<&Pair<'_>> for TwoTurned {
    type Error = [ShapeKind; 2];

    fn try_from(pair: &Pair<'_>) -> Result<Self, [ShapeKind; 2]> {
        match (pair.a, pair.b) {
            (Shape::Turned(a), Shape::Turned(b)) => Ok(Self { a, b }),
            (Shape::Turned(a), Shape::Rect(b)) => Ok(Self { a, b: b.into() }),
            (Shape::Rect(a), Shape::Turned(b)) => Ok(Self { a: a.into(), b }),
            (a, b) => Err([a.kind(), b.kind()]),
        }
    }
}

impl From<TwoPolygons> for Pair<'_> {
    fn from(shapes: TwoPolygons) -> Self {
        Self { a: Shape::Polygon(shapes.a), b: Shape::Polygon(shapes.b) }
    }
}

/// One of both may be a rectangle, upright or turned. A polygon with more corners than it holds itself is refused.
impl TryFrom<&Pair<'_>> for TwoPolygons {
    type Error = [ShapeKind; 2];

    fn try_from(pair: &Pair<'_>) -> Result<Self, [ShapeKind; 2]> {
        let kinds = [pair.a.kind(), pair.b.kind()];
        let has_edges = |kind| matches!(kind, ShapeKind::Rect | ShapeKind::Turned | ShapeKind::Polygon);
        if !kinds.contains(&ShapeKind::Polygon) || !kinds.into_iter().all(has_edges) {
            return Err(kinds);
        }
        let polygon = |shape: &Shape| Polygon::checked(shape.corners().as_slice()).map_err(|_| kinds);
        Ok(Self { a: polygon(&pair.a)?, b: polygon(&pair.b)? })
    }
}

impl Turned {
    /// How this turned rectangle lies to another: apart, touching or overlapping. Exact, about the corners that both hold.
    ///
    /// ```
    /// use hantei_collision::{Contact, Rect, Turned};
    ///
    /// let wall = Turned::from(Rect::try_from([120, 115, 100, 100])?);
    /// let contacts = [90, 91].map(|angle| Turned::try_from([100, 165, 100, 40, angle]).map(|bar| bar.contact(wall)));
    /// assert_eq!(contacts, [Ok(Contact::Touching), Ok(Contact::Overlapping)]);
    /// # Ok::<(), hantei_collision::ShapeError>(())
    /// ```
    pub fn contact(self, other: Self) -> Contact {
        let (a, b) = (self.corners(), other.corners());
        plain::turned(&a, &b).unwrap_or_else(|| outline::contact(&a, &b))
    }
}
