//! What the numbers of a shape are.

use super::numbers::NumberName;
use hantei_collision::{AxisAligned, Interval, Two, named};
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// What a rectangle's four numbers are, or a cuboid's six.
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

/// The names of the numbers on each axis: both corners, and the size.
const NEAR: [&str; 3] = ["x1", "y1", "z1"];
const FAR: [&str; 3] = ["x2", "y2", "z2"];
const PLACE: [&str; 3] = ["x", "y", "z"];
const SIZE: [&str; 3] = ["w", "h", "d"];

/// The numbers of a shape by its place and size.
pub(super) const fn place_and_size(axes: usize) -> &'static str {
    if axes == 2 { "x y w h" } else { "x y z w h d" }
}

impl Notation {
    fn name_of(self, place: usize, axes: usize) -> NumberName {
        match self {
            Self::Corners if place < axes => NumberName::new(NEAR[place]),
            Self::Corners => NumberName::new(FAR[place - axes]),
            Self::OriginSize if place < axes => NumberName::new(PLACE[place]),
            Self::CentreSize if place < axes => NumberName::of_centre(PLACE[place]),
            Self::OriginSize | Self::CentreSize => NumberName::new(SIZE[place - axes]),
        }
    }

    /// The names of one shape's numbers: `COUNT` is 4 for a rectangle, 6 for a box.
    pub(super) fn names<const COUNT: usize>(self) -> [NumberName; COUNT] {
        std::array::from_fn(|place| self.name_of(place, COUNT / 2))
    }

    /// The names of two shapes' numbers: `COUNT` is 8 for rectangles, 12 for boxes.
    pub(super) fn names_of_two<const COUNT: usize>(self) -> [NumberName; COUNT] {
        let each = COUNT / 2;
        std::array::from_fn(|place| self.name_of(place % each, each / 2).of(["A", "B"][place / each]))
    }

    /// The shape, called `whose` if there are two, or why it is invalid. The numbers are a place or a corner on each
    /// axis, then a size or the other corner.
    #[inline]
    pub(super) fn one<S: AxisAligned>(self, whose: Option<&'static str>, numbers: &[f64]) -> Result<S, Text> {
        let (places, others) = numbers.split_at(S::AXES.len());
        for (axis, (&place, &other)) in places.iter().zip(others).enumerate() {
            let limit = if self == Self::Corners { place } else { 0.0 };
            if other < limit {
                let are_sizes = others.iter().all(|size| *size >= 0.0);
                return Err(self.refuse(whose, axis, S::AXES.len(), [place, other], are_sizes));
            }
        }
        Ok(S::from_shadows(|axis| self.interval(places[axis as usize], others[axis as usize])))
    }

    /// Both shapes of a line, or why one is invalid.
    #[inline]
    pub(super) fn two<S: AxisAligned>(self, numbers: &[f64]) -> Result<Two<S>, Text> {
        let (a, b) = numbers.split_at(numbers.len() / 2);
        Ok(Two { a: self.one(Some("A"), a)?, b: self.one(Some("B"), b)? })
    }

    #[inline]
    fn interval(self, place: f64, other: f64) -> Interval {
        let (min, max) = match self {
            Self::Corners => (place, other),
            Self::OriginSize => (place, place + other),
            Self::CentreSize => (place - other / 2.0, place - other / 2.0 + other),
        };
        Interval { min, max }
    }

    /// Why these two numbers are not an interval.
    #[cold]
    fn refuse(
        self,
        whose: Option<&'static str>,
        axis: usize,
        axes: usize,
        [place, other]: [f64; 2],
        are_sizes: bool,
    ) -> Text {
        let name = |number| whose.map_or(NumberName::new(number), |whose| NumberName::new(number).of(whose)).text();
        if self != Self::Corners {
            return text!("size-negative", name = name(SIZE[axis]), value = other.to_string());
        }
        let (near, far) = (place.to_string(), other.to_string());
        let (first, second) = (NEAR[axis], FAR[axis]);
        let why = text!("corners-order", name = name(first), near = near, first = first, second = second, far = far);
        if !are_sizes {
            return why;
        }
        let (notation, numbers) = (Self::OriginSize.name(), place_and_size(axes));
        text!("corners-or-sizes", why = why, numbers = numbers, notation = notation)
    }
}
