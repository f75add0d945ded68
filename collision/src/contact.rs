//! The exact relation of two intervals, rectangles or boxes, whatever the method: comparisons only, so nothing rounds.

use super::geometry::{Cuboid, Interval, Rect};
use super::{AxisAligned, Border};

/// How two intervals, rectangles or boxes lie to each other, from apart to overlapping. Of two shapes it is the least of the
/// contacts on their axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contact {
    /// They share no point.
    Apart,
    /// They share a border only: a face, an edge, a corner. With `border = hits` that is a hit, with `misses` it is not.
    Touching,
    /// They reach into each other.
    Overlapping,
}

impl Contact {
    /// Whether it is a hit. `border` says whether a shared border counts. On one axis: whether this axis allows a hit.
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
/// One without length overlaps another when it lies strictly between the other's ends.
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

/// How two rectangles, or two boxes, lie to each other: exact. At most 4 comparisons of corners for each axis.
///
/// With NaN it is [`Contact::Apart`].
#[inline]
pub fn contact<S: AxisAligned>(a: S, b: S) -> Contact {
    let on_axes = S::AXES.iter().map(|&axis| interval_contact(a.on(axis), b.on(axis)));
    on_axes.fold(Contact::Overlapping, Contact::min)
}

/// Defines the two verbs of an axis-aligned shape: said here so that the shape itself knows no verb.
macro_rules! meets {
    ($Shape:ident, $name:literal) => {
        impl $Shape {
            #[doc = concat!("Whether this ", $name, " hits another. `border` says whether a shared border counts.")]
            ///
            /// Exact: it compares corners and computes nothing. Of a NaN nothing is known, so the answer is then no.
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
