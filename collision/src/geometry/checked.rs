//! Shapes from outside: a file, the network, a player. [`checked`] refuses NaN, infinities and numbers out of range.
//!
//! Bare numbers mean **origin and size**, `[x, y, width, height]`, as in most engines. Points mean corners: `[p, q]`.

use super::{Circle, Cuboid, NumberError, Point, Quad, Rect, Segment, checked};

fn all<const N: usize>(numbers: [f64; N]) -> Result<[f64; N], NumberError> {
    numbers.into_iter().try_for_each(|number| checked(number).map(drop))?;
    Ok(numbers)
}

impl Point {
    /// The point (x, y) from outside input.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses.
    pub fn checked(x: f64, y: f64) -> Result<Self, NumberError> {
        all([x, y]).map(|[x, y]| Self::new(x, y))
    }
}

impl Segment {
    /// The segment between two points from outside input. `Segment::try_from([x1, y1, x2, y2])` is the same.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses.
    pub fn checked(start: Point, end: Point) -> Result<Self, NumberError> {
        all([start.x, start.y, end.x, end.y]).map(|_| Self::new(start, end))
    }
}

impl Rect {
    /// The rectangle between two opposite corners from outside input, in any order.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses.
    pub fn checked_corners(p: Point, q: Point) -> Result<Self, NumberError> {
        all([p.x, p.y, q.x, q.y]).map(|_| Self::from_corners(p, q))
    }

    /// The rectangle with its top-left corner at `origin`, world units, from outside input. A negative size extends to
    /// the left or up. `Rect::try_from([x, y, width, height])` is the same.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses, also the far corner, which is a sum.
    ///
    /// ```
    /// use hantei_collision::{Point, Rect};
    ///
    /// let rect = Rect::checked_origin_size(Point::new(10.0, 20.0), 30.0, 40.0)?;
    /// assert_eq!(rect.max(), Point::new(40.0, 60.0));
    /// assert_eq!(Rect::try_from([10.0, 20.0, 30.0, 40.0])?, rect);
    /// let refused = Rect::try_from([10.0, f64::NAN, 30.0, 40.0]).unwrap_err();
    /// assert_eq!(refused.to_string(), "NaN is not a finite number");
    /// # Ok::<(), hantei_collision::NumberError>(())
    /// ```
    pub fn checked_origin_size(origin: Point, width: f64, height: f64) -> Result<Self, NumberError> {
        all([origin.x, origin.y, width, height])?;
        Self::checked_corners(origin, origin.moved(width, height))
    }

    /// The rectangle around `centre` from outside input, world units.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses, also the corners, which are sums.
    pub fn checked_centre_size(centre: Point, width: f64, height: f64) -> Result<Self, NumberError> {
        all([centre.x, centre.y, width, height])?;
        Self::checked_origin_size(centre.moved(-width / 2.0, -height / 2.0), width, height)
    }
}

impl Circle {
    /// The circle from outside input, world units. `Circle::try_from([x, y, radius])` is the same.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses, also the ends on x and y, which are sums, or a radius below 0.
    pub fn checked(centre: Point, radius: f64) -> Result<Self, NumberError> {
        all([centre.x, centre.y, radius])?;
        if radius < 0.0 {
            return Err(NumberError::Negative(radius));
        }
        let circle = Self::new(centre, radius);
        let bounds = circle.bounds();
        Rect::checked_corners(bounds.min(), bounds.max())?;
        Ok(circle)
    }
}

impl Cuboid {
    /// The box between two opposite corners `[x, y, z]` from outside input, in any order.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses.
    pub fn checked_corners(p: [f64; 3], q: [f64; 3]) -> Result<Self, NumberError> {
        Ok(Self::from_corners(all(p)?, all(q)?))
    }

    /// The box with its left, upper, near corner at `origin` from outside input; `size` is width, height and depth,
    /// world units. `Cuboid::try_from([x, y, z, width, height, depth])` is the same.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses, also the far corner, which is a sum.
    pub fn checked_origin_size(origin: [f64; 3], size: [f64; 3]) -> Result<Self, NumberError> {
        let ([x, y, z], [width, height, depth]) = (all(origin)?, all(size)?);
        Self::checked_corners(origin, [x + width, y + height, z + depth])
    }
}

impl Quad {
    /// The quadrilateral A B C D from outside input.
    ///
    /// # Errors
    /// Names the first number that [`checked`] refuses.
    pub fn checked(corners: [Point; 4]) -> Result<Self, NumberError> {
        corners.into_iter().try_for_each(|Point { x, y }| Point::checked(x, y).map(drop))?;
        Ok(Self { corners })
    }
}

/// Checked conversions from numbers that an `f64` holds exactly, plain ones to `f64`, none to `f32`, which rounds.
macro_rules! numbers {
    ($Shape:ident, $count:literal, ($($name:ident: $Number:ident),+), $checked:expr, |$shape:ident| $numbers:expr) => {
        #[doc = concat!("An array of ", numbers!(@list $($name),+), ": `f64`, `f32`, `i32`, …; checked, and never rounded.")]
        impl<Number: Into<f64>> TryFrom<[Number; $count]> for $Shape {
            type Error = NumberError;

            fn try_from(numbers: [Number; $count]) -> Result<Self, NumberError> {
                let [$($name),+] = numbers.map(Into::into);
                $checked
            }
        }

        #[doc = concat!("A tuple of ", numbers!(@list $($name),+), ": `f64`, `f32`, `i32`, …; checked, and never rounded.")]
        impl<$($Number: Into<f64>),+> TryFrom<($($Number),+)> for $Shape {
            type Error = NumberError;

            fn try_from(($($name),+): ($($Number),+)) -> Result<Self, NumberError> {
                Self::try_from([$($name.into()),+])
            }
        }

        #[doc = concat!("An array of ", numbers!(@list $($name),+), ". A size is a difference of corners, and rounds like one.")]
        impl From<$Shape> for [f64; $count] {
            fn from($shape: $Shape) -> Self {
                $numbers
            }
        }

        #[doc = concat!("A tuple of ", numbers!(@list $($name),+), ". A size is a difference of corners, and rounds like one.")]
        impl From<$Shape> for ($(numbers!(@f64 $name)),+) {
            fn from(shape: $Shape) -> Self {
                <[f64; $count]>::from(shape).into()
            }
        }
    };
    (@f64 $name:ident) => { f64 };
    (@list $first:ident $(, $name:ident)*) => {
        concat!(stringify!($first) $(, ", ", stringify!($name))*)
    };
}

numbers!(Point, 2, (x: X, y: Y), Self::checked(x, y), |point| [point.x, point.y]);
numbers!(Segment, 4, (x1: X1, y1: Y1, x2: X2, y2: Y2), Self::checked(Point::new(x1, y1), Point::new(x2, y2)), |segment| {
    [segment.start.x, segment.start.y, segment.end.x, segment.end.y]
});
numbers!(Rect, 4, (x: X, y: Y, width: W, height: H), Self::checked_origin_size(Point::new(x, y), width, height), |rect| {
    [rect.min().x, rect.min().y, rect.width(), rect.height()]
});
numbers!(Circle, 3, (x: X, y: Y, radius: R), Self::checked(Point::new(x, y), radius), |circle| {
    [circle.centre().x, circle.centre().y, circle.radius()]
});
numbers!(
    Cuboid,
    6,
    (x: X, y: Y, z: Z, width: W, height: H, depth: D),
    Self::checked_origin_size([x, y, z], [width, height, depth]),
    |solid| {
        let ([x, y, z], [width, height, depth]) = (solid.min(), solid.size());
        [x, y, z, width, height, depth]
    }
);

/// The two corners, in any order, unchecked.
impl From<[Point; 2]> for Rect {
    fn from([p, q]: [Point; 2]) -> Self {
        Self::from_corners(p, q)
    }
}

/// A, B, C, D, unchecked.
impl From<[Point; 4]> for Quad {
    fn from(corners: [Point; 4]) -> Self {
        Self { corners }
    }
}

/// A, B, C, D.
impl From<Quad> for [Point; 4] {
    fn from(quad: Quad) -> Self {
        quad.corners
    }
}

/// A, B, C, D, each `[x, y]`: `f64`, `f32`, `i32`, …; checked, and never rounded.
impl<Number: Into<f64>> TryFrom<[[Number; 2]; 4]> for Quad {
    type Error = NumberError;

    fn try_from(corners: [[Number; 2]; 4]) -> Result<Self, NumberError> {
        let point = |[x, y]: [Number; 2]| Point::new(x.into(), y.into());
        Self::checked(corners.map(point))
    }
}
