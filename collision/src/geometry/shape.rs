use super::polygon::Corners;
use super::{Circle, Cuboid, Point, Polygon, Rect, Segment, ShapeError, Turned, checked};
use crate::named;
use std::fmt;

/// What a shape is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShapeKind {
    /// A [`Point`]: x, y.
    Point,
    /// A [`Segment`]: x1, y1, x2, y2.
    Segment,
    /// A [`Circle`]: x, y, r.
    Circle,
    /// A [`Rect`]: x, y, w, h, from its top-left corner.
    Rect,
    /// A [`Turned`] rectangle: cx, cy, w, h, angle, around its centre.
    Turned,
    /// A [`Polygon`]: x and y of 3 to 16 corners.
    Polygon,
    /// A [`Cuboid`]: x, y, z, w, h, d.
    Box,
}

named!(ShapeKind {
    Point = "point",
    Segment = "segment",
    Circle = "circle",
    Rect = "rect",
    Turned = "turned",
    Polygon = "polygon",
    Box = "box",
});

impl ShapeKind {
    /// The kind that is told by how many numbers a shape has: 2 a point, 3 a circle, 4 a rectangle, 5 a turned
    /// rectangle, 6, 8, … 32 a polygon. A segment and a box must be named.
    pub const fn of_count(count: usize) -> Option<Self> {
        match count {
            2 => Some(Self::Point),
            3 => Some(Self::Circle),
            4 => Some(Self::Rect),
            5 => Some(Self::Turned),
            6..=32 if count.is_multiple_of(2) => Some(Self::Polygon),
            _ => None,
        }
    }

    /// The names of the numbers, in order: of the shape, for a polygon of each corner.
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Point | Self::Polygon => &["x", "y"],
            Self::Segment => &["x1", "y1", "x2", "y2"],
            Self::Circle => &["x", "y", "r"],
            Self::Rect => &["x", "y", "w", "h"],
            Self::Turned => &["cx", "cy", "w", "h", "angle"],
            Self::Box => &["x", "y", "z", "w", "h", "d"],
        }
    }

    pub(super) fn allowed_counts(self) -> String {
        match self {
            Self::Polygon => "6, 8, … 32 numbers".to_owned(),
            other => format!("{} numbers", other.names().len()),
        }
    }

    /// The name of one of the numbers, the first at 0.
    fn part(self, place: usize) -> PartName {
        let names = self.names();
        let corner = (self == Self::Polygon).then_some(place / names.len() + 1);
        PartName { corner, name: names[place % names.len()] }
    }
}

/// The name of a number of a shape: `r`, `cx`, or `3.x` for x of the third corner of a polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartName {
    /// The corner of a polygon, from 1.
    pub corner: Option<usize>,
    /// One of [`ShapeKind::names`].
    pub name: &'static str,
}

impl fmt::Display for PartName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.corner.map_or(Ok(()), |corner| write!(out, "{corner}."))?;
        out.write_str(self.name)
    }
}

/// A shape of any kind.
///
/// ```
/// use hantei_collision::ShapeKind;
/// use hantei_collision::shapes::Shape;
///
/// let ball = Shape::try_from(&[97.0, 96.0, 5.0][..])?; // three numbers: a circle
/// let parts: Vec<String> = ball.parts().iter().map(|(name, value)| format!("{name} {value}")).collect();
/// assert_eq!(parts, ["x 97", "y 96", "r 5"]);
///
/// let laser = Shape::new(ShapeKind::Segment, &[80.0, 0.0, 80.0, 120.0])?; // four are a rect, so a segment is named
/// assert_eq!(laser.kind(), ShapeKind::Segment);
///
/// let refused = Shape::new(ShapeKind::Circle, &[0.0, 0.0, f64::NAN]).unwrap_err();
/// assert_eq!(refused.to_string(), "r: NaN is not a finite number");
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape<'a> {
    /// A point.
    Point(Point),
    /// A segment.
    Segment(Segment),
    /// A circle.
    Circle(Circle),
    /// An upright rectangle.
    Rect(Rect),
    /// A turned rectangle.
    Turned(Turned),
    /// A polygon; one with more than 16 corners borrows them.
    Polygon(Polygon<'a>),
    /// A box in space.
    Box(Cuboid),
}

impl Shape<'static> {
    /// The shape of a kind from its numbers, in the order of [`ShapeKind`], world units and degrees.
    ///
    /// # Errors
    /// [`ShapeError`], which names the first number that is refused and its part, or how many there must be.
    pub fn new(kind: ShapeKind, numbers: &[f64]) -> Result<Self, ShapeError> {
        for (place, &number) in numbers.iter().enumerate() {
            checked(number).map_err(|error| ShapeError::Number(Some(kind.part(place)), error))?;
        }
        Ok(match (kind, numbers) {
            (ShapeKind::Point, &[x, y]) => Point::checked(x, y)?.into(),
            (ShapeKind::Segment, &[x1, y1, x2, y2]) => Segment::try_from([x1, y1, x2, y2])?.into(),
            (ShapeKind::Circle, &[x, y, radius]) => Circle::checked(Point::new(x, y), radius)?.into(),
            (ShapeKind::Rect, &[x, y, width, height]) => Rect::try_from([x, y, width, height])?.into(),
            (ShapeKind::Turned, &[x, y, width, height, angle]) => {
                Turned::try_from([x, y, width, height, angle])?.into()
            }
            (ShapeKind::Box, &[x, y, z, width, height, depth]) => {
                Cuboid::try_from([x, y, z, width, height, depth])?.into()
            }
            (ShapeKind::Polygon, numbers) if numbers.len().is_multiple_of(2) => {
                let corners: Vec<Point> =
                    numbers.chunks_exact(2).map(|corner| Point::new(corner[0], corner[1])).collect();
                Polygon::checked(&corners)?.into()
            }
            _ => return Err(ShapeError::Count(kind, numbers.len())),
        })
    }
}

/// The shape whose kind [`ShapeKind::of_count`] tells.
impl TryFrom<&[f64]> for Shape<'static> {
    type Error = ShapeError;

    fn try_from(numbers: &[f64]) -> Result<Self, ShapeError> {
        let kind = ShapeKind::of_count(numbers.len()).ok_or(ShapeError::UnknownCount(numbers.len()))?;
        Self::new(kind, numbers)
    }
}

impl Shape<'_> {
    /// What it is.
    pub const fn kind(&self) -> ShapeKind {
        match self {
            Self::Point(_) => ShapeKind::Point,
            Self::Segment(_) => ShapeKind::Segment,
            Self::Circle(_) => ShapeKind::Circle,
            Self::Rect(_) => ShapeKind::Rect,
            Self::Turned(_) => ShapeKind::Turned,
            Self::Polygon(_) => ShapeKind::Polygon,
            Self::Box(_) => ShapeKind::Box,
        }
    }

    /// Its numbers, as [`Shape::new`] takes them. A size is a difference of corners, and rounds like one; a direction is
    /// given in degrees.
    pub fn numbers(&self) -> Vec<f64> {
        match self {
            Self::Point(point) => vec![point.x, point.y],
            Self::Segment(segment) => <[f64; 4]>::from(*segment).to_vec(),
            Self::Circle(circle) => <[f64; 3]>::from(*circle).to_vec(),
            Self::Rect(rect) => <[f64; 4]>::from(*rect).to_vec(),
            Self::Turned(it) => vec![it.centre().x, it.centre().y, it.width(), it.height(), it.angle().degrees()],
            Self::Polygon(polygon) => polygon.corners().iter().flat_map(|corner| [corner.x, corner.y]).collect(),
            Self::Box(solid) => <[f64; 6]>::from(*solid).to_vec(),
        }
    }

    /// Name and value of each of its [`numbers`](Self::numbers).
    pub fn parts(&self) -> Vec<(PartName, f64)> {
        let numbers = self.numbers().into_iter().enumerate();
        numbers.map(|(place, number)| (self.kind().part(place), number)).collect()
    }

    /// The corners of its outline, in order; none of a circle or a box.
    pub(crate) fn corners(&self) -> Corners<'_> {
        match self {
            Self::Point(point) => Corners::Lent(std::slice::from_ref(point)),
            Self::Segment(segment) => Corners::copied([segment.start, segment.end]),
            Self::Rect(rect) => Corners::copied(rect.corners()),
            Self::Turned(turned) => Corners::copied(turned.corners()),
            Self::Polygon(polygon) => Corners::Lent(polygon.corners()),
            Self::Circle(_) | Self::Box(_) => Corners::copied([]),
        }
    }
}

/// A shape of this kind.
macro_rules! from {
    ($($Kind:ident($Type:ty)),+) => {
        $(impl<'a> From<$Type> for Shape<'a> {
            fn from(shape: $Type) -> Self {
                Self::$Kind(shape)
            }
        })+
    };
}

from!(Point(Point), Segment(Segment), Circle(Circle), Rect(Rect), Turned(Turned), Polygon(Polygon<'a>), Box(Cuboid));
