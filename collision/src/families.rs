//! The three families of methods, each as one type: choose a method by name, list all, read the questions of each.

use crate::cuboids::{self, CuboidPair, cuboids_by_centre_size, cuboids_by_two_corners};
use crate::geometry::{Cuboid, Point, Quad, Rect};
use crate::inside::{self, QuadNumbers, crossings, right_of_all, same_side};
use crate::named;
use crate::observer::{Comparison, Observer};
use crate::overlap::{self, RectPair, centre_size, four_flags, not_ruled_out, origin_size, ruled_out, two_corners};
use crate::question::{Question, Written};
use crate::{Border, Form, Method, TwoCuboids, TwoRects};

/// One source's way to ask whether two rectangles overlap.
///
/// With the same border all six agree on whole numbers. On fractions those that compute can differ by rounding, and if
/// touching is a miss, HSP's three miss an overlap of less than one unit. [`two_corners`] is exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OverlapMethod {
    /// [`four_flags`]
    #[default]
    FourFlags,
    /// [`ruled_out`]
    RuledOut,
    /// [`not_ruled_out`]
    NotRuledOut,
    /// [`origin_size`]
    OriginSize,
    /// [`centre_size`]
    CentreSize,
    /// [`two_corners`]
    TwoCorners,
}

named!(OverlapMethod { FourFlags = "four-flags", RuledOut = "ruled-out", NotRuledOut = "not-ruled-out", OriginSize = "origin-size", CentreSize = "centre-size", TwoCorners = "two-corners" });

impl OverlapMethod {
    /// Whether `a` and `b` hit by this method.
    #[inline]
    pub fn hits(self, a: Rect, b: Rect, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::FourFlags => four_flags(a, b, border, observer),
            Self::RuledOut => ruled_out(a, b, border, observer),
            Self::NotRuledOut => not_ruled_out(a, b, border, observer),
            Self::OriginSize => origin_size(a, b, border, observer),
            Self::CentreSize => centre_size(a, b, border, observer),
            Self::TwoCorners => two_corners(a, b, border, observer),
        }
    }

    fn each<Out>(self, border: Border, out: impl FnMut(&Written<RectPair>) -> Out) -> Vec<Out> {
        match self {
            Self::FourFlags | Self::RuledOut => overlap::apart(border).iter().map(out).collect(),
            Self::NotRuledOut => overlap::not_apart(border).iter().map(out).collect(),
            Self::OriginSize => overlap::conditions(border).iter().map(out).collect(),
            Self::CentreSize => overlap::distances(border).iter().map(out).collect(),
            Self::TwoCorners => overlap::corners_apart(border).iter().map(out).collect(),
        }
    }
}

impl Method for OverlapMethod {
    type Shapes = TwoRects;

    fn source(self) -> &'static str {
        match self {
            Self::FourFlags | Self::RuledOut | Self::NotRuledOut => "HSP",
            Self::OriginSize => "Processing",
            Self::CentreSize => "Processing, JavaScript",
            Self::TwoCorners => "C++",
        }
    }

    fn own_border(self) -> Border {
        if self == Self::TwoCorners { Border::Hits } else { Border::Misses }
    }

    #[inline]
    fn holds(self, shapes: &TwoRects, border: Border, observer: &mut impl Observer) -> bool {
        self.hits(shapes.a, shapes.b, border, observer)
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.each(border, |written| written.question())
    }

    fn every_comparison(self, shapes: &TwoRects, border: Border) -> Vec<Comparison> {
        self.each(border, |written| written.compare(&(shapes.a, shapes.b)))
    }

    fn form(self) -> Form {
        match self {
            Self::FourFlags => Form::Flags,
            Self::RuledOut => Form::ElseIf,
            Self::NotRuledOut => Form::Nested,
            Self::OriginSize | Self::CentreSize => Form::All,
            Self::TwoCorners => Form::NoneOf,
        }
    }

    fn ends_at_last_pixel(self, border: Border) -> bool {
        matches!(self, Self::FourFlags | Self::RuledOut | Self::NotRuledOut) && border == Border::Misses
    }
}

/// One source's way to ask whether two cuboids overlap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CuboidMethod {
    /// [`cuboids_by_two_corners`]
    #[default]
    TwoCorners,
    /// [`cuboids_by_centre_size`]
    CentreSize,
}

named!(CuboidMethod { TwoCorners = "two-corners", CentreSize = "centre-size" });

impl CuboidMethod {
    /// The same method for two rectangles.
    pub const fn in_plane(self) -> OverlapMethod {
        match self {
            Self::TwoCorners => OverlapMethod::TwoCorners,
            Self::CentreSize => OverlapMethod::CentreSize,
        }
    }

    /// Whether `a` and `b` hit by this method.
    #[inline]
    pub fn hits(self, a: Cuboid, b: Cuboid, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::TwoCorners => cuboids_by_two_corners(a, b, border, observer),
            Self::CentreSize => cuboids_by_centre_size(a, b, border, observer),
        }
    }

    fn each<Out>(self, border: Border, out: impl FnMut(&Written<CuboidPair>) -> Out) -> Vec<Out> {
        match self {
            Self::TwoCorners => cuboids::corners_apart(border).iter().map(out).collect(),
            Self::CentreSize => cuboids::distances(border).iter().map(out).collect(),
        }
    }
}

impl Method for CuboidMethod {
    type Shapes = TwoCuboids;

    fn source(self) -> &'static str {
        self.in_plane().source()
    }

    fn own_border(self) -> Border {
        self.in_plane().own_border()
    }

    #[inline]
    fn holds(self, shapes: &TwoCuboids, border: Border, observer: &mut impl Observer) -> bool {
        self.hits(shapes.a, shapes.b, border, observer)
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.each(border, |written| written.question())
    }

    fn every_comparison(self, shapes: &TwoCuboids, border: Border) -> Vec<Comparison> {
        self.each(border, |written| written.compare(&(shapes.a, shapes.b)))
    }

    fn form(self) -> Form {
        self.in_plane().form()
    }
}

/// A quadrilateral and a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuadAndPoint {
    /// A, B, C, D
    pub quad: Quad,
    /// P
    pub p: Point,
}

/// One way to ask whether a point is inside a quadrilateral.
///
/// All use the plain [`side`](crate::side), so rounding can make them wrong next to an edge;
/// [`quad_contact`](crate::quad_contact) is exact.
///
/// | way | convex, clockwise | convex, counter-clockwise | concave, crossed |
/// |---|---|---|---|
/// | [`right_of_all`] | right | rejects every point | loses a part |
/// | [`same_side`] | right | right | loses a part |
/// | [`crossings`] | right | right | right |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InsideMethod {
    /// [`right_of_all`]
    RightOfAll,
    /// [`same_side`]
    #[default]
    SameSide,
    /// [`crossings`]
    Crossings,
}

named!(InsideMethod { RightOfAll = "right-of-all", SameSide = "same-side", Crossings = "crossings" });

impl InsideMethod {
    /// Whether `p` is inside `quad` by this method.
    #[inline]
    pub fn contains(self, quad: &Quad, p: Point, border: Border, observer: &mut impl Observer) -> bool {
        match self {
            Self::RightOfAll => right_of_all(quad, p, border, observer),
            Self::SameSide => same_side(quad, p, border, observer),
            Self::Crossings => crossings(quad, p, border, observer),
        }
    }

    fn each<Out>(self, border: Border, out: impl FnMut(&Written<QuadNumbers>) -> Out) -> Vec<Out> {
        match self {
            Self::RightOfAll => inside::rights(border).iter().map(out).collect(),
            Self::SameSide => inside::rights(border).iter().chain(&inside::lefts(border)).map(out).collect(),
            Self::Crossings => {
                inside::on_edges().iter().chain(&inside::belows()).chain(&inside::crossed()).map(out).collect()
            }
        }
    }
}

impl Method for InsideMethod {
    type Shapes = QuadAndPoint;

    fn source(self) -> &'static str {
        match self {
            Self::RightOfAll => "WPF",
            Self::SameSide => "WPF, any winding",
            Self::Crossings => "even-odd rule",
        }
    }

    /// On an edge the source says outside, and so do the two methods that repair it.
    fn own_border(self) -> Border {
        Border::Misses
    }

    #[inline]
    fn holds(self, shapes: &QuadAndPoint, border: Border, observer: &mut impl Observer) -> bool {
        self.contains(&shapes.quad, shapes.p, border, observer)
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.each(border, Written::question)
    }

    fn every_comparison(self, shapes: &QuadAndPoint, border: Border) -> Vec<Comparison> {
        let case = QuadNumbers::new(&shapes.quad, shapes.p);
        self.each(border, |written| written.compare(&case))
    }

    fn form(self) -> Form {
        match self {
            Self::RightOfAll => Form::All,
            Self::SameSide => Form::EitherFour,
            Self::Crossings => Form::Crossings,
        }
    }
}
