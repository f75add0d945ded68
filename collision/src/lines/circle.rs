//! A segment and a circle: seven ways to ask whether they hit.
//!
//! `a1 a2` are the ends of the segment, `b` is the centre of the circle, `br` its radius. `d` is the vector from a1 to
//! a2, `f` the one from b to a1. The foot of the perpendicular from b is the part `t` of the segment, 0 for one of length
//! 0, and its place is `p`; `clamped` takes 0 for a `t` below 0, and 1 for one above 1. The line crosses the circle if `disc` is above 0, at the
//! parts `t1` and `t2` of the segment. `squared(v)` is `dot(v, v)`, the square of a length.

use super::SegmentAndCircle;
use crate::question::{Written, WrittenSide, across, written};
use crate::{About, Border, Comparison, End, Form, Method, Observer, Operator, Point, Question, Vec2, named};

/// One way to ask whether a segment and a circle hit.
///
/// | way | correct |
/// |---|---|
/// | `clamped`: the nearest point of the segment is as near as the radius | up to rounding |
/// | `ends-then-foot`: an end is in the circle, or the foot is, and lies on the segment, but for 0.1 | except for gaps below 0.1 beyond an end |
/// | `foot-on-segment`: the foot lies on the segment and in the circle | unless only an end is in the circle, or the length is 0 |
/// | `unclamped`: the foot is in the circle | for lines that never end |
/// | `either-root`: the line crosses the circle at a part from 0 to 1 | unless the segment is inside |
/// | `first-root`: the first of both parts is from 0 to 1 | unless the segment starts inside |
/// | `ends`: an end is in the circle | unless the segment passes through |
///
/// ```
/// use hantei_collision::{Circle, Method, Point, Segment, SegmentAndCircle, SegmentCircleMethod};
///
/// let segment = Segment::new(Point::new(60.0, 165.0), Point::new(140.0, 165.0));
/// let case = SegmentAndCircle { segment, circle: Circle::new(Point::new(200.0, 165.0), 50.0) };
/// let says = |method: SegmentCircleMethod| method.holds(&case, method.own_border(), &mut ());
/// // It points at the centre, but ends 10 before the circle.
/// assert_eq!([SegmentCircleMethod::Clamped, SegmentCircleMethod::Unclamped].map(says), [false, true]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SegmentCircleMethod {
    /// By the nearest point of the segment. Source: raylib, `CheckCollisionCircleLine`.
    #[default]
    Clamped,
    /// By both ends, then by the foot. Source: J. Thompson, "Collision Detection"; p5.collide2D.
    EndsThenFoot,
    /// By the foot, if it is on the segment. Source: old libGDX.
    FootOnSegment,
    /// By the foot, wherever it is. Source: `ocpn_draw#368`.
    Unclamped,
    /// By the two places where the line crosses the circle. Source: Stack Overflow, "Circle line-segment collision".
    EitherRoot,
    /// By the first of these places. Source: godot#26698.
    FirstRoot,
    /// By both ends. Source: a common first try.
    Ends,
}

named!(SegmentCircleMethod {
    Clamped = "clamped",
    EndsThenFoot = "ends-then-foot",
    FootOnSegment = "foot-on-segment",
    Unclamped = "unclamped",
    EitherRoot = "either-root",
    FirstRoot = "first-root",
    Ends = "ends",
});

type Asked = Written<SegmentAndCircle>;
type AskedSide = WrittenSide<SegmentAndCircle>;

/// How far from a place J. Thompson's code still takes a point for it.
const BUFFER: f64 = 0.1;

impl SegmentAndCircle {
    /// From a1 to a2.
    fn way(&self) -> Vec2 {
        self.segment.end - self.segment.start
    }

    /// The foot as a part of the segment; 0 for one of length 0.
    fn foot(&self) -> f64 {
        let (way, to) = (self.way(), self.circle.centre() - self.segment.start);
        if way == Vec2::ZERO { 0.0 } else { (to.x * way.x + to.y * way.y) / squared(way) }
    }

    fn clamped(&self) -> f64 {
        self.foot().clamp(0.0, 1.0)
    }

    fn at(&self, part: f64) -> Point {
        let (start, way) = (self.segment.start, self.way());
        Point::new(start.x + part * way.x, start.y + part * way.y)
    }

    /// The square of the distance of a point from the centre.
    fn far(&self, from: Point) -> f64 {
        squared(from - self.circle.centre())
    }

    /// `dot(f, d)`
    fn half_b(&self) -> f64 {
        let (way, from) = (self.way(), self.segment.start - self.circle.centre());
        from.x * way.x + from.y * way.y
    }

    fn disc(&self) -> f64 {
        let (half_b, radius) = (self.half_b(), self.circle.radius());
        half_b * half_b - squared(self.way()) * (self.far(self.segment.start) - radius * radius)
    }
}

fn squared(vector: Vec2) -> f64 {
    vector.x * vector.x + vector.y * vector.y
}

const ZERO: AskedSide = ("0", |_| 0.0);
const ONE: AskedSide = ("1", |_| 1.0);
const R: AskedSide = ("br", |case| case.circle.radius());
const R2: AskedSide = ("br * br", |case| case.circle.radius() * case.circle.radius());
const LENGTH2: AskedSide = ("squared(d)", |case| squared(case.way()));
const FAR_START: AskedSide = ("squared(a1 - b)", |case| case.far(case.segment.start));
const FAR_END: AskedSide = ("squared(a2 - b)", |case| case.far(case.segment.end));
const FAR_NEAREST: AskedSide = ("squared(p - b)", |case| case.far(case.at(case.clamped())));
const FAR_FOOT: AskedSide = ("squared(p - b)", |case| case.far(case.at(case.foot())));
const FOOT: AskedSide = ("t", SegmentAndCircle::foot);
const BOTH_WAYS: AskedSide = ("distance(a1, p) + distance(p, a2)", |case| {
    let foot = case.at(case.foot());
    case.segment.start.distance(foot) + foot.distance(case.segment.end)
});
const SHORTER: AskedSide = ("distance(a1, a2) - 0.1", |case| case.segment.start.distance(case.segment.end) - BUFFER);
const LONGER: AskedSide = ("distance(a1, a2) + 0.1", |case| case.segment.start.distance(case.segment.end) + BUFFER);
const FAR: AskedSide = ("distance(p, b)", |case| case.at(case.foot()).distance(case.circle.centre()));
const DISC: AskedSide = ("disc", SegmentAndCircle::disc);
const T1: AskedSide = ("t1", |case| (-case.half_b() - case.disc().sqrt()) / squared(case.way()));
const T2: AskedSide = ("t2", |case| (-case.half_b() + case.disc().sqrt()) / squared(case.way()));

const FOOT_AT: About = About::Along(false);

/// Whether the segment has a length, without which there is no foot.
const HAS_LENGTH: Asked = across(0, LENGTH2, Operator::NotEqual, ZERO);

/// `<`, or `<=` where touching counts.
const fn below(border: Border) -> Operator {
    if matches!(border, Border::Hits) { Operator::AtMost } else { Operator::Less }
}

const fn clamped(border: Border) -> [Asked; 3] {
    [
        written(0, FOOT_AT, FOOT, Operator::Less, ZERO),
        written(1, FOOT_AT, FOOT, Operator::Greater, ONE),
        written(2, About::Nearest, FAR_NEAREST, below(border), R2),
    ]
}

const fn ends(border: Border) -> [Asked; 2] {
    [
        written(0, About::EndOf(End::Min), FAR_START, below(border), R2),
        written(1, About::EndOf(End::Max), FAR_END, below(border), R2),
    ]
}

const fn ends_then_foot(border: Border) -> [Asked; 6] {
    let [start, end] = ends(border);
    [
        start,
        end,
        across(2, LENGTH2, Operator::NotEqual, ZERO),
        written(3, FOOT_AT, BOTH_WAYS, Operator::AtLeast, SHORTER),
        written(4, FOOT_AT, BOTH_WAYS, Operator::AtMost, LONGER),
        written(5, About::Nearest, FAR, below(border), R),
    ]
}

const fn foot_on_segment(border: Border) -> [Asked; 4] {
    [
        HAS_LENGTH,
        written(1, FOOT_AT, FOOT, Operator::AtLeast, ZERO),
        written(2, FOOT_AT, FOOT, Operator::AtMost, ONE),
        written(3, About::Nearest, FAR_FOOT, below(border), R2),
    ]
}

const fn unclamped(border: Border) -> [Asked; 2] {
    [HAS_LENGTH, written(1, About::Nearest, FAR_FOOT, below(border), R2)]
}

const fn roots(border: Border) -> [Asked; 6] {
    let (below, above) = (below(border), below(border).mirrored());
    [
        HAS_LENGTH,
        written(1, About::Nearest, DISC, above, ZERO),
        written(2, FOOT_AT, T1, above, ZERO),
        written(3, FOOT_AT, T1, below, ONE),
        written(4, FOOT_AT, T2, above, ZERO),
        written(5, FOOT_AT, T2, below, ONE),
    ]
}

impl SegmentCircleMethod {
    fn asked(self, border: Border) -> Vec<Asked> {
        match self {
            Self::Clamped => clamped(border).into(),
            Self::EndsThenFoot => ends_then_foot(border).into(),
            Self::FootOnSegment => foot_on_segment(border).into(),
            Self::Unclamped => unclamped(border).into(),
            Self::EitherRoot => roots(border).into(),
            Self::FirstRoot => roots(border).into_iter().take(4).collect(),
            Self::Ends => ends(border).into(),
        }
    }
}

impl Method for SegmentCircleMethod {
    type Shapes = SegmentAndCircle;

    fn source(self) -> &'static str {
        match self {
            Self::Clamped => "raylib",
            Self::EndsThenFoot => "J. Thompson, p5",
            Self::FootOnSegment => "old libGDX",
            Self::Unclamped => "ocpn_draw",
            Self::EitherRoot => "Stack Overflow",
            Self::FirstRoot => "godot",
            Self::Ends => "a first try",
        }
    }

    fn own_border(self) -> Border {
        if self == Self::FootOnSegment { Border::Misses } else { Border::Hits }
    }

    fn holds(self, shapes: &SegmentAndCircle, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked(border);
        let mut asks = |place: usize| asked[place].compare(shapes).told(observer);
        match self {
            Self::Clamped => {
                let _ = asks(0) || asks(1);
                asks(2)
            }
            Self::EndsThenFoot => asks(0) || asks(1) || (2..6).all(asks),
            Self::EitherRoot => asks(0) && asks(1) && (asks(2) && asks(3) || asks(4) && asks(5)),
            Self::FootOnSegment | Self::Unclamped | Self::FirstRoot => (0..asked.len()).all(asks),
            Self::Ends => asks(0) || asks(1),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.asked(border).iter().map(Written::question).collect()
    }

    /// But for a root that does not exist.
    fn every_comparison(self, shapes: &SegmentAndCircle, border: Border) -> Vec<Comparison> {
        let made = self.asked(border).into_iter().map(|asked| asked.compare(shapes));
        made.filter(|made| made.numbers.iter().all(|number| number.is_finite())).collect()
    }

    fn form(self) -> Form {
        match self {
            Self::FootOnSegment | Self::Unclamped | Self::FirstRoot => Form::All,
            Self::Clamped | Self::EndsThenFoot | Self::EitherRoot | Self::Ends => Form::Steps,
        }
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::Clamped => "d = a2 - a1; t = dot(b - a1, d) / dot(d, d); p = a1 + min(max(t, 0), 1) * d;",
            Self::EndsThenFoot | Self::FootOnSegment | Self::Unclamped => {
                "d = a2 - a1; t = dot(b - a1, d) / dot(d, d); p = a1 + t * d;"
            }
            Self::EitherRoot => {
                "d = a2 - a1; f = a1 - b; q = dot(f, d); disc = q * q - squared(d) * (squared(f) - br * br); \
                 t1 = (-q - sqrt(disc)) / squared(d); t2 = (-q + sqrt(disc)) / squared(d);"
            }
            Self::FirstRoot => {
                "d = a2 - a1; f = a1 - b; q = dot(f, d); disc = q * q - squared(d) * (squared(f) - br * br); \
                 t1 = (-q - sqrt(disc)) / squared(d);"
            }
            Self::Ends => "",
        }
    }
}
