//! The exact relation of two intervals, rectangles or boxes, for every method: comparisons only, so nothing rounds.

use super::geometry::{Cuboid, Interval, Rect};
use super::{AxisAligned, Border};

/// How two intervals, rectangles or boxes lie to each other: for shapes, the least of the contacts on their axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contact {
    /// They share no point.
    Apart,
    /// They share only a border: a face, an edge or a corner.
    Touching,
    /// They share more than a border.
    Overlapping,
}

impl Contact {
    /// Whether it is a hit; `border` says whether a shared border counts. On one axis: whether that axis allows a hit.
    pub fn hits(self, border: Border) -> bool {
        match self {
            Self::Overlapping => true,
            Self::Touching => border == Border::Hits,
            Self::Apart => false,
        }
    }
}

/// How two intervals lie to each other.
///
/// An interval without length overlaps another if it lies strictly between the other's ends.
#[inline]
pub fn interval_contact(a: Interval, b: Interval) -> Contact {
    if a.min < b.max && b.min < a.max {
        Contact::Overlapping
    } else if a.min <= b.max && b.min <= a.max {
        Contact::Touching
    } else {
        Contact::Apart
    }
}

/// How two rectangles or two boxes lie to each other, exactly: at most 4 comparisons of corners for each axis.
///
/// [`Contact::Apart`] with NaN.
#[inline]
pub fn contact<S: AxisAligned>(a: S, b: S) -> Contact {
    let on_axes = S::AXES.iter().map(|&axis| interval_contact(a.on(axis), b.on(axis)));
    on_axes.fold(Contact::Overlapping, Contact::min)
}

/// Defines the two tests of an axis-aligned shape here, so that `geometry/` needs none.
macro_rules! meets {
    ($Shape:ident, $name:literal) => {
        impl $Shape {
            #[doc = concat!("Whether this ", $name, " hits another. `border` says whether a shared border counts.")]
            ///
            /// Exact: it compares corners and computes nothing. False with NaN.
            #[inline]
            pub fn overlaps(self, other: Self, border: Border) -> bool {
                self.contact(other).hits(border)
            }

            #[doc = concat!("How this ", $name, " lies to another: apart, touching or overlapping. Exact.")]
            #[inline]
            pub fn contact(self, other: Self) -> Contact {
                contact(self, other)
            }
        }
    };
}

meets!(Rect, "rectangle");
meets!(Cuboid, "box");
