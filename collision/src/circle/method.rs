//! The five ways by name.

use super::questions::{self, BEYOND, DEFINITIONS, ENDS};
use super::{CircleAndRect, bounding_box, closest, corners, regions, root};
use crate::question::Written;
use crate::{Border, Circle, Comparison, Form, Method, Observer, Question, Rect, named};

/// One way to ask whether a circle and a rectangle overlap.
///
/// | way | correct |
/// |---|---|
/// | [`closest`] | except, as written with `<`, a circle of radius 0 inside |
/// | [`root`] | the same, and where the root rounds |
/// | [`regions`] | everywhere, up to rounding |
/// | [`bounding_box`] | except beyond the corners of the rectangle |
/// | [`corners`] | except over the middle of an edge |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CircleMethod {
    /// [`closest`]
    #[default]
    Closest,
    /// [`root`]
    Root,
    /// [`regions`]
    Regions,
    /// [`bounding_box`]
    Box,
    /// [`corners`]
    Corners,
}

named!(CircleMethod { Closest = "closest", Root = "root", Regions = "regions", Box = "box", Corners = "corners" });

impl CircleMethod {
    /// Whether `circle` and `rect` hit by this method.
    #[inline]
    pub fn hits(self, circle: Circle, rect: Rect, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::Closest => closest(circle, rect, border, observer),
            Self::Root => root(circle, rect, border, observer),
            Self::Regions => regions(circle, rect, border, observer),
            Self::Box => bounding_box(circle, rect, border, observer),
            Self::Corners => corners(circle, rect, border, observer),
        }
    }

    fn each<Out>(self, border: Border, out: impl FnMut(&Written<CircleAndRect>) -> Out) -> Vec<Out> {
        match self {
            Self::Closest => questions::by_squares(border).iter().map(out).collect(),
            Self::Root => questions::by_root(border).iter().map(out).collect(),
            Self::Regions => questions::by_regions(border).iter().map(out).collect(),
            Self::Box => questions::by_box(border).iter().map(out).collect(),
            Self::Corners => questions::by_corners(border).iter().map(out).collect(),
        }
    }
}

impl Method for CircleMethod {
    type Shapes = CircleAndRect;

    fn source(self) -> &'static str {
        match self {
            Self::Closest => "Stack Overflow",
            Self::Root => "J. Thompson",
            Self::Regions => "Stack Overflow, raylib",
            Self::Box => "kiwi.js",
            Self::Corners => "a first try",
        }
    }

    fn own_border(self) -> Border {
        if self == Self::Regions { Border::Hits } else { Border::Misses }
    }

    #[inline]
    fn holds(self, shapes: &CircleAndRect, border: Border, observer: &mut impl Observer) -> bool {
        self.hits(shapes.circle, shapes.rect, border, observer)
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.each(border, Written::question)
    }

    fn every_comparison(self, shapes: &CircleAndRect, border: Border) -> Vec<Comparison> {
        self.each(border, |written| written.compare(shapes))
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::Closest | Self::Root => DEFINITIONS,
            Self::Corners => ENDS,
            Self::Regions => BEYOND,
            Self::Box => "",
        }
    }

    fn misses_points(self, border: Border) -> bool {
        matches!(self, Self::Closest | Self::Root) && border == Border::Misses
    }

    fn form(self) -> Form {
        match self {
            Self::Closest | Self::Root | Self::Box => Form::All,
            Self::Regions => Form::Regions,
            Self::Corners => Form::FourOrAny,
        }
    }
}
