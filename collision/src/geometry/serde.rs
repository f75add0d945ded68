//! Shapes stored and sent as their corners, in any format of `serde`. Corners involve no arithmetic, so what is read
//! equals what was written. Reading goes through the checked constructors, which refuse NaN and sort corners.

use super::{Circle, Cuboid, Interval, NumberError, Point, Quad, Rect, checked};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(rename = "Point", deny_unknown_fields)]
struct StoredPoint {
    x: f64,
    y: f64,
}

/// `{ min, max }`: two numbers, two points, or two corners of a box.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredEnds<End> {
    min: End,
    max: End,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Quad", deny_unknown_fields)]
struct StoredQuad {
    corners: [Point; 4],
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Circle", deny_unknown_fields)]
struct StoredCircle {
    centre: Point,
    radius: f64,
}

/// Stores a shape as another type.
macro_rules! stored_as {
    ($Shape:ident, $Stored:ty, |$shape:ident| $out:expr, |$stored:ident| $checked:expr) => {
        impl Serialize for $Shape {
            fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
                let $shape = *self;
                $out.serialize(to)
            }
        }

        impl<'de> Deserialize<'de> for $Shape {
            fn deserialize<From: Deserializer<'de>>(from: From) -> Result<Self, From::Error> {
                let $stored = <$Stored>::deserialize(from)?;
                let read: Result<Self, NumberError> = $checked;
                read.map_err(From::Error::custom)
            }
        }
    };
}

stored_as!(Point, StoredPoint, |point| StoredPoint { x: point.x, y: point.y }, |it| Self::checked(it.x, it.y));
stored_as!(Interval, StoredEnds<f64>, |of| StoredEnds { min: of.min, max: of.max }, |it| {
    checked(it.min).and(checked(it.max)).map(|_| Self { min: it.min.min(it.max), max: it.min.max(it.max) })
});
stored_as!(Rect, StoredEnds<Point>, |rect| StoredEnds { min: rect.min(), max: rect.max() }, |it| {
    Self::checked_corners(it.min, it.max)
});
stored_as!(Cuboid, StoredEnds<[f64; 3]>, |solid| StoredEnds { min: solid.min(), max: solid.max() }, |it| {
    Self::checked_corners(it.min, it.max)
});
stored_as!(Quad, StoredQuad, |quad| StoredQuad { corners: quad.corners }, |it| Self::checked(it.corners));
stored_as!(Circle, StoredCircle, |circle| StoredCircle { centre: circle.centre(), radius: circle.radius() }, |it| {
    Self::checked(it.centre, it.radius)
});
