//! Two segments: five ways to ask whether they hit.
//!
//! `a1 a2` are the ends of A, `b1 b2` those of B. `cross(b1, b2, a1)` is [`side`](crate::side): positive if a1 is on
//! the right of the way from b1 to b2, 0 on its line. `d1 d2` are those of a1 and a2 beside B, `d3 d4` those of b1 and
//! b2 beside A. `den` is the cross product of both directions, 0 for parallel ones. The lines meet at the part `ua` of A
//! and the part `ub` of B: 0 is the start, 1 the end.

use super::TwoSegments;
use crate::question::{Written, WrittenSide, across, written};
use crate::{About, Border, Comparison, Form, Method, Observer, Operator, Question, named};

/// One way to ask whether two segments hit.
///
/// | way | correct |
/// |---|---|
/// | `products`: the ends of each are on both sides of the other's line, `d1 * d2 < 0 && d3 * d4 < 0` | up to rounding, if touching is a miss |
/// | `products-closed`: `d1 * d2 <= 0 && d3 * d4 <= 0` | up to rounding, unless both are apart on one line |
/// | `products-int32`: `products` in whole numbers of 32 bits | for small numbers: the product of two areas wraps |
/// | `u-values`: where the lines meet is a part of both from 0 to 1 | up to rounding, unless both are on one line, or one has length 0 |
/// | `infinite`: the lines are not parallel | for lines that never end |
///
/// ```
/// use hantei_collision::{Method, Point, Segment, SegmentsMethod, TwoSegments};
///
/// let segment = |x1, y1, x2, y2| Segment::new(Point::new(x1, y1), Point::new(x2, y2));
/// let case = TwoSegments { a: segment(80.0, 60.0, 320.0, 270.0), b: segment(80.0, 270.0, 320.0, 60.0) };
/// let says = |method: SegmentsMethod| method.holds(&case, method.own_border(), &mut ());
/// // -50400 * 50400 is below the least number of 32 bits, and comes out above 0.
/// assert_eq!([SegmentsMethod::Products, SegmentsMethod::ProductsInt32].map(says), [true, false]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SegmentsMethod {
    /// By the signs of two products. Source: Qiita; Baekjoon 17386.
    #[default]
    Products,
    /// The same, where touching counts. Source: Baekjoon 17387; cl-geometry#3.
    ProductsClosed,
    /// The same in 32 bits: coordinates lose their fractions, results wrap. Source: programs in C# and Java.
    ProductsInt32,
    /// By the parts at which the lines meet. Source: J. Thompson, "Collision Detection"; p5.collide2D; libGDX; Phaser.
    UValues,
    /// By the directions alone. Source: mini2Dx#7.
    Infinite,
}

named!(SegmentsMethod {
    Products = "products",
    ProductsClosed = "products-closed",
    ProductsInt32 = "products-int32",
    UValues = "u-values",
    Infinite = "infinite",
});

type Asked = Written<TwoSegments>;
type AskedSide = WrittenSide<TwoSegments>;

const ZERO: AskedSide = ("0", |_| 0.0);
const ONE: AskedSide = ("1", |_| 1.0);
const OF_A: AskedSide = ("d1 * d2", |case| case.d(1) * case.d(2));
const OF_B: AskedSide = ("d3 * d4", |case| case.d(3) * case.d(4));
const OF_A_INT32: AskedSide = ("int32(d1 * d2)", |case| in_32_bits(case, [1, 2]));
const OF_B_INT32: AskedSide = ("int32(d3 * d4)", |case| in_32_bits(case, [3, 4]));
const DEN: AskedSide = ("den", TwoSegments::den);
const UA: AskedSide = ("ua", TwoSegments::ua);
const UB: AskedSide = ("ub", TwoSegments::ub);

/// The product of two of d1 to d4, as a program computes it whose numbers are whole and have 32 bits.
fn in_32_bits(case: &TwoSegments, places: [usize; 2]) -> f64 {
    let whole = |number: f64| number as i64 as i32;
    let [a1, a2, b1, b2] = [case.a.start, case.a.end, case.b.start, case.b.end].map(|at| (whole(at.x), whole(at.y)));
    let minus = |p: (i32, i32), q: (i32, i32)| (p.0.wrapping_sub(q.0), p.1.wrapping_sub(q.1));
    let cross = |a, b, p| {
        let ((dx, dy), (px, py)) = (minus(b, a), minus(p, a));
        dx.wrapping_mul(py).wrapping_sub(dy.wrapping_mul(px))
    };
    let d = |place| match place {
        1 => cross(b1, b2, a1),
        2 => cross(b1, b2, a2),
        3 => cross(a1, a2, b1),
        _ => cross(a1, a2, b2),
    };
    d(places[0]).wrapping_mul(d(places[1])).into()
}

/// `<`, or `<=` where touching counts.
#[inline(always)]
const fn below(border: Border) -> Operator {
    if matches!(border, Border::Hits) { Operator::AtMost } else { Operator::Less }
}

#[inline(always)]
const fn opposite([of_a, of_b]: [AskedSide; 2], border: Border) -> [Asked; 2] {
    [
        written(0, About::Along(false), of_a, below(border), ZERO),
        written(1, About::Along(true), of_b, below(border), ZERO),
    ]
}

#[inline(always)]
const fn by_parts(border: Border) -> [Asked; 5] {
    let (below, above) = (below(border), below(border).mirrored());
    [
        across(0, DEN, Operator::NotEqual, ZERO),
        written(1, About::Along(false), UA, above, ZERO),
        written(2, About::Along(false), UA, below, ONE),
        written(3, About::Along(true), UB, above, ZERO),
        written(4, About::Along(true), UB, below, ONE),
    ]
}

#[inline(always)]
const fn by_directions() -> [Asked; 1] {
    [across(0, DEN, Operator::NotEqual, ZERO)]
}

impl SegmentsMethod {
    fn each<Out>(self, border: Border, out: impl FnMut(&Asked) -> Out) -> Vec<Out> {
        match self {
            Self::Products | Self::ProductsClosed => opposite([OF_A, OF_B], border).iter().map(out).collect(),
            Self::ProductsInt32 => opposite([OF_A_INT32, OF_B_INT32], border).iter().map(out).collect(),
            Self::UValues => by_parts(border).iter().map(out).collect(),
            Self::Infinite => by_directions().iter().map(out).collect(),
        }
    }
}

impl Method for SegmentsMethod {
    type Shapes = TwoSegments;

    fn source(self) -> &'static str {
        match self {
            Self::Products => "Qiita, Baekjoon 17386",
            Self::ProductsClosed => "Baekjoon 17387",
            Self::ProductsInt32 => "AtCoder, C#, Java",
            Self::UValues => "J. Thompson, libGDX",
            Self::Infinite => "mini2Dx",
        }
    }

    fn own_border(self) -> Border {
        if matches!(self, Self::Products | Self::ProductsInt32) { Border::Misses } else { Border::Hits }
    }

    #[inline]
    fn holds(self, shapes: &TwoSegments, border: Border, observer: &mut impl Observer) -> bool {
        let mut all = |asked: &[Asked]| asked.iter().all(|asked| asked.compare(shapes).told(observer));
        match self {
            Self::Products | Self::ProductsClosed => all(&opposite([OF_A, OF_B], border)),
            Self::ProductsInt32 => all(&opposite([OF_A_INT32, OF_B_INT32], border)),
            Self::UValues => all(&by_parts(border)),
            Self::Infinite => all(&by_directions()),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.each(border, Written::question)
    }

    /// But for where parallel lines meet, which is nowhere or everywhere.
    fn every_comparison(self, shapes: &TwoSegments, border: Border) -> Vec<Comparison> {
        let mut all = self.each(border, |written| written.compare(shapes));
        all.retain(|made| made.numbers.iter().all(|number| number.is_finite()));
        all
    }

    fn form(self) -> Form {
        Form::All
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::Products | Self::ProductsClosed | Self::ProductsInt32 => {
                "d1 = cross(b1, b2, a1); d2 = cross(b1, b2, a2); d3 = cross(a1, a2, b1); d4 = cross(a1, a2, b2);"
            }
            Self::UValues => {
                "den = (b2.y - b1.y) * (a2.x - a1.x) - (b2.x - b1.x) * (a2.y - a1.y); ua = cross(b1, b2, a1) / den; \
                 ub = -cross(a1, a2, b1) / den;"
            }
            Self::Infinite => "den = (b2.y - b1.y) * (a2.x - a1.x) - (b2.x - b1.x) * (a2.y - a1.y);",
        }
    }
}
