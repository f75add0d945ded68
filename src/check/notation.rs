use super::numbers::Name;
use crate::text;
use crate::words::Text;
use hantei_collision::named;
use hantei_collision::{Cuboid, Point, Rect};

/// How four numbers are a rectangle, or six a cuboid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// `x1 y1 x2 y2`: top-left and bottom-right corner (C++); `x1 y1 z1 x2 y2 z2`.
    #[default]
    Corners,
    /// `x y w h`: top-left corner and size (HSP, Processing); `x y z w h d`.
    OriginSize,
    /// `x y w h`: centre and size (Processing, JavaScript); `x y z w h d`.
    CentreSize,
}

named!(Notation { Corners = "corners", OriginSize = "origin-size", CentreSize = "centre-size" });

/// The names of the numbers: both corners on each axis, and the size there.
const NEAR: [&str; 3] = ["x1", "y1", "z1"];
const FAR: [&str; 3] = ["x2", "y2", "z2"];
const PLACE: [&str; 3] = ["x", "y", "z"];
const SIZE: [&str; 3] = ["w", "h", "d"];

impl Notation {
    /// What a number of a shape with so many axes is, by its place among them.
    fn name_of(self, place: usize, axes: usize) -> Name {
        match self {
            Self::Corners if place < axes => Name::new(NEAR[place]),
            Self::Corners => Name::new(FAR[place - axes]),
            Self::OriginSize if place < axes => Name::new(PLACE[place]),
            Self::CentreSize if place < axes => Name::of_centre(PLACE[place]),
            Self::OriginSize | Self::CentreSize => Name::new(SIZE[place - axes]),
        }
    }

    /// What the numbers of a rectangle are.
    pub(super) fn names(self) -> [Name; 4] {
        std::array::from_fn(|place| self.name_of(place, 2))
    }

    /// What the numbers of two rectangles are: `COUNT` is 8; of two cuboids, 12.
    pub(super) fn names_of_two<const COUNT: usize>(self) -> [Name; COUNT] {
        let each = COUNT / 2;
        std::array::from_fn(|place| self.name_of(place % each, each / 2).of(["A", "B"][place / each]))
    }

    /// Whether the numbers are a shape, which is called `whose` where there are two: a place, or a corner, on each axis,
    /// then a size, or the other corner.
    fn check(self, whose: Option<&'static str>, places: &[f64], others: &[f64]) -> Result<(), Text> {
        let name = |number: &'static str| whose.map_or(Name::new(number), |whose| Name::new(number).of(whose)).text();
        for (axis, (&place, &other)) in places.iter().zip(others).enumerate() {
            if self != Self::Corners {
                if other < 0.0 {
                    return Err(text!("size-negative", name = name(SIZE[axis]), value = other.to_string()));
                }
            } else if place > other {
                let (near, far) = (place.to_string(), other.to_string());
                let (name, first, second) = (name(NEAR[axis]), NEAR[axis], FAR[axis]);
                return Err(text!(
                    "corners-order",
                    name = name,
                    near = near,
                    first = first,
                    second = second,
                    far = far
                ));
            }
        }
        Ok(())
    }

    /// The rectangle, called `whose` where there are two, or why there is none.
    pub(super) fn one(self, whose: Option<&'static str>, [x, y, third, fourth]: [f64; 4]) -> Result<Rect, Text> {
        self.check(whose, &[x, y], &[third, fourth])?;
        let at = Point::new(x, y);
        Ok(match self {
            Self::Corners => Rect::from_corners(at, Point::new(third, fourth)),
            Self::OriginSize => Rect::from_origin_size(at, third, fourth),
            Self::CentreSize => Rect::from_centre_size(at, third, fourth),
        })
    }

    /// Both rectangles of a line, or why there are none.
    pub(super) fn two(self, [a, b, c, d, e, f, g, h]: [f64; 8]) -> Result<[Rect; 2], Text> {
        Ok([self.one(Some("A"), [a, b, c, d])?, self.one(Some("B"), [e, f, g, h])?])
    }

    /// The cuboid, called `whose`, or why there is none.
    fn solid(self, whose: &'static str, at: [f64; 3], other: [f64; 3]) -> Result<Cuboid, Text> {
        self.check(Some(whose), &at, &other)?;
        Ok(match self {
            Self::Corners => Cuboid::from_corners(at, other),
            Self::OriginSize => Cuboid::from_origin_size(at, other),
            Self::CentreSize => Cuboid::from_centre_size(at, other),
        })
    }

    /// Both cuboids of a line, or why there are none.
    pub(super) fn two_solids(self, numbers: [f64; 12]) -> Result<[Cuboid; 2], Text> {
        let [a, b, c, d, e, f, g, h, i, j, k, l] = numbers;
        Ok([self.solid("A", [a, b, c], [d, e, f])?, self.solid("B", [g, h, i], [j, k, l])?])
    }
}
