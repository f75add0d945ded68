//! Two circles, or a point and a circle: seven ways to ask whether they hit.
//!
//! `ax ay ar` is A, `bx by br` is B; a point is `px py`. `dx dy` leads from A's centre to B's, and `r` is how far both
//! radii reach together.

use super::questions::below;
use super::{PointAndCircle, TwoCircles};
use crate::question::{Written, WrittenSide, written};
use crate::{About, Axis, Border, Comparison, Form, Method, Observer, Question, Vec2, named};

/// Two shapes that hit where their centres are near enough.
trait Round: Copy + 'static {
    /// What is computed before the comparisons.
    const DEFINITIONS: &'static str;
    /// How far both reach together, and its square.
    const REACH: WrittenSide<Self>;
    const REACH_SQUARED: WrittenSide<Self>;
    /// The squares of both radii, and half of both: what is taken for how far they reach.
    const SQUARES: WrittenSide<Self>;
    const HALVES: WrittenSide<Self>;
    /// What is computed where a place is taken for the corner of the box around its circle.
    const FROM_CORNERS: &'static str;

    /// From A's centre to B's, world units, rounded once on each axis.
    fn apart(&self) -> Vec2;
    /// The same where places are taken for corners.
    fn apart_from_corners(&self) -> Vec2;
}

impl Round for TwoCircles {
    const DEFINITIONS: &'static str = "dx = bx - ax; dy = by - ay; r = ar + br;";
    const REACH: WrittenSide<Self> = ("r", Self::reach);
    const REACH_SQUARED: WrittenSide<Self> = ("r * r", |case| case.reach() * case.reach());
    const SQUARES: WrittenSide<Self> =
        ("ar * ar + br * br", |case| case.a.radius() * case.a.radius() + case.b.radius() * case.b.radius());
    const HALVES: WrittenSide<Self> = ("ar / 2 + br / 2", |case| case.a.radius() / 2.0 + case.b.radius() / 2.0);
    const FROM_CORNERS: &'static str = "dx = bx + br - ax - ar; dy = by + br - ay - ar; r = ar + br;";

    #[inline(always)]
    fn apart(&self) -> Vec2 {
        let (a, b) = (self.a.centre(), self.b.centre());
        Vec2::new(b.x - a.x, b.y - a.y)
    }

    #[inline(always)]
    fn apart_from_corners(&self) -> Vec2 {
        let (a, b) = (self.a.centre(), self.b.centre());
        let along = |a: f64, b: f64| b + self.b.radius() - a - self.a.radius();
        Vec2::new(along(a.x, b.x), along(a.y, b.y))
    }
}

impl TwoCircles {
    #[inline(always)]
    fn reach(&self) -> f64 {
        self.a.radius() + self.b.radius()
    }
}

impl Round for PointAndCircle {
    const DEFINITIONS: &'static str = "dx = bx - px; dy = by - py;";
    const REACH: WrittenSide<Self> = ("br", |case| case.circle.radius());
    const REACH_SQUARED: WrittenSide<Self> = ("br * br", |case| case.circle.radius() * case.circle.radius());
    const SQUARES: WrittenSide<Self> = Self::REACH_SQUARED;
    const HALVES: WrittenSide<Self> = ("br / 2", |case| case.circle.radius() / 2.0);
    const FROM_CORNERS: &'static str = "dx = bx + br - px; dy = by + br - py;";

    #[inline(always)]
    fn apart(&self) -> Vec2 {
        let centre = self.circle.centre();
        Vec2::new(centre.x - self.p.x, centre.y - self.p.y)
    }

    #[inline(always)]
    fn apart_from_corners(&self) -> Vec2 {
        let (centre, radius) = (self.circle.centre(), self.circle.radius());
        Vec2::new(centre.x + radius - self.p.x, centre.y + radius - self.p.y)
    }
}

#[inline(always)]
fn squares(apart: Vec2) -> f64 {
    apart.x * apart.x + apart.y * apart.y
}

#[inline(always)]
const fn by_squares<S: Round>(border: Border) -> [Written<S>; 1] {
    [written(0, About::Nearest, ("dx * dx + dy * dy", |case| squares(case.apart())), below(border), S::REACH_SQUARED)]
}

#[inline(always)]
const fn by_root<S: Round>(border: Border) -> [Written<S>; 1] {
    let distance: WrittenSide<S> = ("sqrt(dx * dx + dy * dy)", |case| squares(case.apart()).sqrt());
    [written(0, About::Nearest, distance, below(border), S::REACH)]
}

#[inline(always)]
const fn by_whole<S: Round>(border: Border) -> [Written<S>; 1] {
    let distance: WrittenSide<S> = ("trunc(sqrt(dx * dx + dy * dy))", |case| squares(case.apart()).sqrt().trunc());
    [written(0, About::Nearest, distance, below(border), S::REACH)]
}

#[inline(always)]
const fn by_sum_of_squares<S: Round>(border: Border) -> [Written<S>; 1] {
    [written(0, About::Nearest, ("dx * dx + dy * dy", |case| squares(case.apart())), below(border), S::SQUARES)]
}

#[inline(always)]
const fn as_corner<S: Round>(border: Border) -> [Written<S>; 1] {
    let distance: WrittenSide<S> = ("dx * dx + dy * dy", |case| squares(case.apart_from_corners()));
    [written(0, About::Nearest, distance, below(border), S::REACH_SQUARED)]
}

#[inline(always)]
const fn as_diameter<S: Round>(border: Border) -> [Written<S>; 1] {
    let distance: WrittenSide<S> = ("sqrt(dx * dx + dy * dy)", |case| squares(case.apart()).sqrt());
    [written(0, About::Nearest, distance, below(border), S::HALVES)]
}

#[inline(always)]
const fn by_boxes<S: Round>(border: Border) -> [Written<S>; 2] {
    [
        written(0, About::Centres(Axis::X), ("abs(dx)", |case| case.apart().x.abs()), below(border), S::REACH),
        written(1, About::Centres(Axis::Y), ("abs(dy)", |case| case.apart().y.abs()), below(border), S::REACH),
    ]
}

/// The methods of two shapes that hit where their centres are near enough.
macro_rules! methods {
    ($(#[$doc:meta])* $Method:ident of $Shapes:ty) => {
        $(#[$doc])*
        ///
        /// | way | correct |
        /// |---|---|
        /// | `squared`: the squared distance of the centres, `dx * dx + dy * dy <= r * r` | up to rounding |
        /// | `root`: the distance itself, `sqrt(dx * dx + dy * dy) <= r` | up to rounding, in more cases |
        /// | `whole`: the distance without its fraction, `trunc(sqrt(dx * dx + dy * dy)) <= r` | except for gaps below 1 |
        /// | `boxes`: `abs(dx) < r && abs(dy) < r` | except beyond the corners of the boxes: up to 27.3 % (4 / π - 1) too many hits |
        /// | `sum-of-squares`: `dx * dx + dy * dy < ar * ar + br * br` | for a point; of circles it misses those that overlap little |
        /// | `as-corner`: x and y are taken for the corner of the box around the circle | if both radii are equal |
        /// | `as-diameter`: `sqrt(dx * dx + dy * dy) <= ar / 2 + br / 2` | if the numbers are diameters |
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $Method {
            /// By the squared distance. Source: raylib, `CheckCollisionCircles`; SAT.js.
            #[default]
            Squared,
            /// By the distance. Source: J. Thompson, "Collision Detection"; p5.collide2D; MDN.
            Root,
            /// By the distance as a whole number. Source: a forum's "balls overlapping".
            Whole,
            /// By the distance on each axis, as for boxes. Source: a common first try.
            Boxes,
            /// By the sum of the squares in place of the square of the sum. Source: a common first try.
            SumOfSquares,
            /// As if x and y were the corner of the box around the circle. Source: mdn/content#19565, libgdx#1028.
            AsCorner,
            /// As if the radii were diameters. Source: p5, whose circles have diameters.
            AsDiameter,
        }

        named!($Method {
            Squared = "squared",
            Root = "root",
            Whole = "whole",
            Boxes = "boxes",
            SumOfSquares = "sum-of-squares",
            AsCorner = "as-corner",
            AsDiameter = "as-diameter",
        });

        impl $Method {
            fn each<Out>(self, border: Border, out: impl FnMut(&Written<$Shapes>) -> Out) -> Vec<Out> {
                match self {
                    Self::Squared => by_squares(border).iter().map(out).collect(),
                    Self::Root => by_root(border).iter().map(out).collect(),
                    Self::Whole => by_whole(border).iter().map(out).collect(),
                    Self::Boxes => by_boxes(border).iter().map(out).collect(),
                    Self::SumOfSquares => by_sum_of_squares(border).iter().map(out).collect(),
                    Self::AsCorner => as_corner(border).iter().map(out).collect(),
                    Self::AsDiameter => as_diameter(border).iter().map(out).collect(),
                }
            }
        }

        impl Method for $Method {
            type Shapes = $Shapes;

            fn source(self) -> &'static str {
                match self {
                    Self::Squared => "raylib, SAT.js",
                    Self::Root => "J. Thompson, MDN",
                    Self::Whole | Self::Boxes | Self::SumOfSquares => "a first try",
                    Self::AsCorner => "x, y of a box",
                    Self::AsDiameter => "p5's circles",
                }
            }

            fn own_border(self) -> Border {
                if matches!(self, Self::Boxes | Self::SumOfSquares) { Border::Misses } else { Border::Hits }
            }

            #[inline]
            fn holds(self, shapes: &$Shapes, border: Border, observer: &mut impl Observer) -> bool {
                let mut all = |asked: &[Written<$Shapes>]| asked.iter().all(|asked| asked.compare(shapes).told(observer));
                match self {
                    Self::Squared => all(&by_squares(border)),
                    Self::Root => all(&by_root(border)),
                    Self::Whole => all(&by_whole(border)),
                    Self::Boxes => all(&by_boxes(border)),
                    Self::SumOfSquares => all(&by_sum_of_squares(border)),
                    Self::AsCorner => all(&as_corner(border)),
                    Self::AsDiameter => all(&as_diameter(border)),
                }
            }

            fn questions(self, border: Border) -> Vec<Question> {
                self.each(border, Written::question)
            }

            fn every_comparison(self, shapes: &$Shapes, border: Border) -> Vec<Comparison> {
                self.each(border, |written| written.compare(shapes))
            }

            fn form(self) -> Form {
                Form::All
            }

            fn definitions(self) -> &'static str {
                if self == Self::AsCorner { <$Shapes>::FROM_CORNERS } else { <$Shapes>::DEFINITIONS }
            }
        }
    };
}

methods! {
    /// One way to ask whether two circles hit.
    ///
    /// ```
    /// use hantei_collision::{Border, Circle, CirclesMethod, Method, Point, TwoCircles};
    ///
    /// let circle = |x, y, radius| Circle::new(Point::new(x, y), radius);
    /// let case = TwoCircles { a: circle(140.0, 105.0, 30.0), b: circle(200.0, 165.0, 50.0) };
    /// let says = |method: CirclesMethod| method.holds(&case, Border::Misses, &mut ());
    /// // They are apart, but their boxes overlap.
    /// assert_eq!([CirclesMethod::Squared, CirclesMethod::Root, CirclesMethod::Boxes].map(says), [false, false, true]);
    /// ```
    CirclesMethod of TwoCircles
}

methods! {
    /// One way to ask whether a point is in a circle. Here `r` is the circle's radius.
    PointInCircleMethod of PointAndCircle
}
