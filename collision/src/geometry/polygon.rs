use super::{Point, ShapeError};

/// The most corners that a shape holds itself.
const HELD: usize = 16;

/// Points in order: up to 16 of its own, or any number in a slice.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::large_enum_variant, reason = "the corners of most polygons are held without an allocation")]
pub(crate) enum Corners<'a> {
    Held([Point; HELD], usize),
    Lent(&'a [Point]),
}

impl<'a> Corners<'a> {
    /// Holds up to 16 points, and borrows more.
    pub(crate) fn of(points: &'a [Point]) -> Self {
        Self::held(points).unwrap_or(Self::Lent(points))
    }

    fn held(points: &[Point]) -> Option<Self> {
        let mut held = [Point::new(0.0, 0.0); HELD];
        held.get_mut(..points.len())?.copy_from_slice(points);
        Some(Self::Held(held, points.len()))
    }

    /// Holds these points, of which there are up to 16.
    pub(crate) fn copied<const N: usize>(points: [Point; N]) -> Self {
        const { assert!(N <= HELD, "more points than a shape holds") };
        let mut held = [Point::new(0.0, 0.0); HELD];
        held[..N].copy_from_slice(&points);
        Self::Held(held, N)
    }

    pub(crate) fn as_slice(&self) -> &[Point] {
        match self {
            Self::Held(points, count) => &points[..*count],
            Self::Lent(points) => points,
        }
    }
}

/// A closed polygon of 3 corners or more, joined in order, the last to the first; world units.
///
/// It may be concave, cross itself, have corners twice, or lie on one line. Inside is what the **even-odd** rule says: a
/// ray from there crosses the edges an odd number of times. Up to 16 corners are held in the value itself, without an
/// allocation; more are borrowed.
///
/// ```
/// use hantei_collision::{Point, Polygon};
///
/// let triangle = Polygon::checked(&[(80.0, 260.0), (200.0, 60.0), (320.0, 260.0)].map(|(x, y)| Point::new(x, y)))?;
/// assert_eq!(triangle.corners().len(), 3);
/// assert_eq!(Polygon::checked(&[]).unwrap_err().to_string(), "a polygon has 3 corners or more, not 0");
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Polygon<'a>(Corners<'a>);

impl Polygon<'static> {
    /// The polygon with these 3 to 16 corners, which it copies.
    ///
    /// # Errors
    /// Names the first number that [`checked`](crate::checked) refuses, or the number of corners.
    pub fn checked(corners: &[Point]) -> Result<Self, ShapeError> {
        let held = Corners::held(corners).ok_or(ShapeError::TooManyCorners(corners.len()))?;
        Polygon::checked_slice(corners).map(|_| Self(held))
    }

    /// The polygon with these corners, 3 to 16, whatever their numbers are.
    pub(crate) fn of_corners<const N: usize>(corners: [Point; N]) -> Self {
        const { assert!(N > 2, "a polygon has 3 corners or more") };
        Self(Corners::copied(corners))
    }
}

impl<'a> Polygon<'a> {
    /// The polygon with these corners, 3 or more; those of a polygon with more than 16 stay where they are.
    ///
    /// # Errors
    /// Names the first number that [`checked`](crate::checked) refuses, or the number of corners.
    pub fn checked_slice(corners: &'a [Point]) -> Result<Self, ShapeError> {
        if corners.len() < 3 {
            return Err(ShapeError::TooFewCorners(corners.len()));
        }
        corners.iter().try_for_each(|&Point { x, y }| Point::checked(x, y).map(drop))?;
        Ok(Self(Corners::of(corners)))
    }

    /// The corners, in order.
    pub fn corners(&self) -> &[Point] {
        self.0.as_slice()
    }
}

impl PartialEq for Polygon<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.corners() == other.corners()
    }
}
