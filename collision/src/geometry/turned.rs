use super::{Point, Rect, ShapeError, Vec2, checked};
use std::fmt;

/// How far a rectangle is turned, **clockwise on the screen**; 0 is upright.
///
/// Written as it is given: `30`, or `4:3` for a direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Angle {
    /// Degrees. Multiples of 90 are not rounded.
    Degrees(f64),
    /// The direction in which the width runs. With whole numbers such as 4:3, whose length is a whole number too, the
    /// corners can be whole.
    Direction(Vec2),
}

impl Angle {
    /// In degrees; those of a direction are rounded, from -180 to 180.
    pub fn degrees(self) -> f64 {
        match self {
            Self::Degrees(degrees) => degrees,
            Self::Direction(to) => libm::atan2(to.y, to.x).to_degrees(),
        }
    }

    /// The direction in which the width runs, of length 1 but for rounding: cosine and sine.
    ///
    /// ```
    /// use hantei_collision::{Angle, Vec2};
    ///
    /// assert_eq!(Angle::Direction(Vec2::new(4.0, 3.0)).direction(), Vec2::new(0.8, 0.6));
    /// assert_eq!(Angle::Degrees(90.0).direction(), Vec2::new(0.0, 1.0));
    /// ```
    pub fn direction(self) -> Vec2 {
        let ([cos, sin], length) = self.cos_sin();
        Vec2::new(cos / length, sin / length)
    }

    /// Whether the edges of two rectangles that are turned so are parallel. `false` where only rounding could tell: a
    /// direction beside degrees that are no multiple of 90.
    pub(crate) fn is_square_to(self, other: Self) -> bool {
        if let (Self::Degrees(one), Self::Degrees(other)) = (self, other) {
            return (one - other) % 90.0 == 0.0;
        }
        let ([cos, sin], [other_cos, other_sin]) = (self.cos_sin().0, other.cos_sin().0);
        cos * other_sin == sin * other_cos || cos * other_cos == -(sin * other_sin)
    }

    /// Cosine and sine; each is a fraction, with its numerator and the denominator of both. The functions are those of
    /// `libm`, because those of the platforms differ in the last bit.
    fn cos_sin(self) -> ([f64; 2], f64) {
        match self {
            Self::Direction(to) => ([to.x, to.y], libm::hypot(to.x, to.y)),
            Self::Degrees(degrees) => {
                let degrees = degrees.rem_euclid(360.0);
                let quarter = [[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0]];
                let radians = degrees.to_radians();
                let rounded = || [libm::cos(radians), libm::sin(radians)];
                let is_quarter = degrees % 90.0 == 0.0 && degrees < 360.0;
                (if is_quarter { quarter[(degrees / 90.0) as usize] } else { rounded() }, 1.0)
            }
        }
    }
}

impl fmt::Display for Angle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Degrees(degrees) => write!(out, "{degrees}"),
            Self::Direction(to) => write!(out, "{}:{}", to.x, to.y),
        }
    }
}

/// A rectangle that is turned around its centre (OBB), world units.
///
/// The trap: its corners are rounded, once, when it is made. Everything exact is about the four corners that are held,
/// which may be no rectangle by the last bits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turned {
    centre: Point,
    size: [f64; 2],
    angle: Angle,
    corners: [Point; 4],
}

impl Turned {
    /// The rectangle with this centre, width and height, turned by `angle`. A negative size loses its sign.
    /// `Turned::try_from([cx, cy, width, height, degrees])` is the same.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses, also the corners, which are sums; [`ShapeError::ZeroDirection`].
    ///
    /// ```
    /// use hantei_collision::{Angle, Point, Turned, Vec2};
    ///
    /// let ramp = Turned::checked(Point::new(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
    /// let corners = [(155.0, 100.0), (275.0, 190.0), (245.0, 230.0), (125.0, 140.0)];
    /// assert_eq!(ramp.corners(), corners.map(|(x, y)| Point::new(x, y)));
    /// # Ok::<(), hantei_collision::ShapeError>(())
    /// ```
    pub fn checked(centre: Point, width: f64, height: f64, angle: Angle) -> Result<Self, ShapeError> {
        let turn = match angle {
            Angle::Degrees(degrees) => [degrees, 0.0],
            Angle::Direction(to) if to == Vec2::ZERO => return Err(ShapeError::ZeroDirection),
            Angle::Direction(to) => [to.x, to.y],
        };
        for number in [centre.x, centre.y, width, height, turn[0], turn[1]] {
            checked(number)?;
        }
        let (size, ([cos, sin], length)) = ([width.abs(), height.abs()], angle.cos_sin());
        let along = Vec2::new(cos * size[0] / 2.0 / length, sin * size[0] / 2.0 / length);
        let down = Vec2::new(-sin * size[1] / 2.0 / length, cos * size[1] / 2.0 / length);
        let [back, up] = [-along, -down];
        let corners = [(back, up), (along, up), (along, down), (back, down)].map(|(x, y)| centre + x + y);
        for corner in corners {
            Point::checked(corner.x, corner.y)?;
        }
        Ok(Self { centre, size, angle, corners })
    }

    /// The centre.
    pub const fn centre(self) -> Point {
        self.centre
    }

    /// Its size along its own edges, 0 or more.
    pub const fn width(self) -> f64 {
        self.size[0]
    }

    /// Its size across, 0 or more.
    pub const fn height(self) -> f64 {
        self.size[1]
    }

    /// How far it is turned, as it was given.
    pub const fn angle(self) -> Angle {
        self.angle
    }

    /// The four corners, clockwise on the screen, from the one that is top left where the angle is 0.
    pub const fn corners(self) -> [Point; 4] {
        self.corners
    }

    /// Where the four corners are if the angle is 0.
    pub fn unturned(self) -> [Point; 4] {
        let [x, y] = [self.size[0] / 2.0, self.size[1] / 2.0];
        [(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| self.centre.moved(x, y))
    }

    /// The directions in which its width and its height run, each of length 1 but for rounding.
    pub fn axes(self) -> [Vec2; 2] {
        let along = self.angle.direction();
        [along, Vec2::new(0.0 - along.y, along.x)]
    }

    pub(crate) const fn outline(&self) -> &[Point] {
        &self.corners
    }
}

/// The same rectangle, turned by 0. Its corners are those of the upright one, exactly.
impl From<Rect> for Turned {
    fn from(rect: Rect) -> Self {
        let (size, corners) = ([rect.width(), rect.height()], rect.corners());
        Self { centre: rect.centre(), size, angle: Angle::Degrees(0.0), corners }
    }
}

/// An array of cx, cy, width, height, degrees: `f64`, `f32`, `i32`, …; checked.
impl<Number: Into<f64>> TryFrom<[Number; 5]> for Turned {
    type Error = ShapeError;

    fn try_from(numbers: [Number; 5]) -> Result<Self, ShapeError> {
        let [x, y, width, height, degrees] = numbers.map(Into::into);
        Self::checked(Point::new(x, y), width, height, Angle::Degrees(degrees))
    }
}
