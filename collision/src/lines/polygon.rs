//! A segment and a polygon: five ways to ask whether they hit.
//!
//! `a1 a2` are the ends of the segment, `b1` to `b16` the corners of the polygon; edge 1-2 runs from b1 to b2. The
//! numbers of an edge are those of two segments: `d1(1-2)` is `cross(b1, b2, a1)` and `d2(1-2)` that of a2, `d3(1-2)` is
//! `cross(a1, a2, b1)` and `d4(1-2)` that of b2; `den(1-2)` is 0 for an edge that is parallel to the segment, whose lines
//! meet at the part `ua(1-2)` of the segment and `ub(1-2)` of the edge. `x(1-2, a1.y)` is where the edge's line is as
//! high as a1.
//!
//! `clip` goes along the edges. `w` is 1 for a polygon that is clockwise on the screen, and -1 for one that is not;
//! `w * den(1-2)` is below 0 for an edge that leads in, and above 0 for one that leads out. `enter(1-2)` is the greatest
//! `ua` of the edges so far that lead in, and 0; `leave(1-2)` the least one of those that lead out, and 1.

use super::asked::{
    Asked, AskedSide, Edged, Group, Place, Questions, above, asked, at_most, below, crossing, den, equal, greater,
    meets_edge, zero,
};
use super::{SegmentAndPolygon, TwoSegments};
use crate::{About, Border, Comparison, Form, Method, Observer, Point, Question, Segment, named, side};

/// The most edges of a polygon that a method is asked about.
const MOST: usize = 16;

/// One way to ask whether a segment and a polygon hit.
///
/// | way | correct |
/// |---|---|
/// | `edges`: the segment meets an edge | unless it is inside, or lies along an edge |
/// | `edges-and-start`: or a ray from its start crosses the edges an odd number of times | up to rounding, unless it is shorter than an edge along which it lies |
/// | `ends`: one of both ends is inside | unless it passes through |
/// | `clip`: the part of the segment that is on the inner side of all edges | for convex polygons, up to rounding |
/// | `products`: as `edges-and-start`, with `d1 * d2 < 0 && d3 * d4 < 0` | unless it passes through a corner |
///
/// ```
/// use hantei_collision::{Method, Point, Polygon, Segment, SegmentAndPolygon, SegmentPolygonMethod};
///
/// let chevron = [(80.0, 60.0), (320.0, 165.0), (80.0, 270.0), (160.0, 165.0)].map(|(x, y)| Point::new(x, y));
/// let segment = Segment::new(Point::new(130.0, 90.0), Point::new(130.0, 240.0));
/// let case = SegmentAndPolygon { segment, polygon: Polygon::checked(&chevron)? };
/// let says = |method: SegmentPolygonMethod| method.holds(&case, method.own_border(), &mut ());
/// // It leads from arm to arm, and a concave polygon has edges on whose outer side both arms are.
/// assert_eq!([SegmentPolygonMethod::EdgesAndStart, SegmentPolygonMethod::Clip].map(says), [true, false]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SegmentPolygonMethod {
    /// Each edge as a segment, by the parts at which the lines meet. Source: p5.collide2D; J. Thompson.
    Edges,
    /// The same, and the start. Source: a repair of both.
    #[default]
    EdgesAndStart,
    /// By both ends. Source: a common first try.
    Ends,
    /// The segment, cut off at the lines of the edges. Source: Cyrus and Beck, "Generalized Two- and Three-Dimensional
    /// Clipping".
    Clip,
    /// Each edge by the signs of two products, and the start. Source: a common first try.
    Products,
}

named!(SegmentPolygonMethod {
    Edges = "edges",
    EdgesAndStart = "edges-and-start",
    Ends = "ends",
    Clip = "clip",
    Products = "products",
});

type Case = SegmentAndPolygon;
type Sided = AskedSide<Case>;

impl Edged for SegmentAndPolygon {
    fn edges(&self) -> usize {
        self.polygon.corners().len()
    }

    fn with_edge(&self, edge: usize) -> TwoSegments {
        let corners = self.polygon.corners();
        TwoSegments { a: self.segment, b: Segment::new(corners[edge], corners[(edge + 1) % corners.len()]) }
    }
}

impl SegmentAndPolygon {
    /// 1 if the polygon is clockwise on the screen, else -1.
    fn winding(&self) -> f64 {
        let twice_area: f64 = self.polygon.edges().map(|(a, b)| a.x * b.y - a.y * b.x).sum();
        if twice_area > 0.0 { 1.0 } else { -1.0 }
    }

    /// The parts of the segment at which it enters and leaves the polygon, by the edges up to this one.
    fn clipped(&self, edge: usize) -> [f64; 2] {
        let winding = self.winding();
        (0..=edge).map(|edge| self.with_edge(edge)).fold([0.0, 1.0], |[enter, leave], met| {
            let den = winding * met.den();
            let enter = if den < 0.0 { met.ua().max(enter) } else { enter };
            [enter, if den > 0.0 { met.ua().min(leave) } else { leave }]
        })
    }

    fn has_length(&self, edge: usize) -> bool {
        let edge = self.with_edge(edge).b;
        edge.start != edge.end
    }
}

fn cross(case: &Case, edge: usize, p: Point) -> f64 {
    let edge = case.with_edge(edge).b;
    side(edge.start, edge.end, p)
}

/// Below 0 or 0 between the corners of an edge, if a point is on its line.
fn dot(case: &Case, edge: usize, p: Point) -> f64 {
    let edge = case.with_edge(edge).b;
    let (from, to) = (edge.start - p, edge.end - p);
    from.x * to.x + from.y * to.y
}

const FROM_Y: Sided = ("b#.y", |case, edge| case.with_edge(edge).b.start.y);
const TO_Y: Sided = ("b$.y", |case, edge| case.with_edge(edge).b.end.y);
const A1X: Sided = ("a1.x", |case, _| case.segment.start.x);
const A1Y: Sided = ("a1.y", |case, _| case.segment.start.y);
const A2X: Sided = ("a2.x", |case, _| case.segment.end.x);
const A2Y: Sided = ("a2.y", |case, _| case.segment.end.y);
const AT_A1: Sided = ("x(#-$, a1.y)", |case, edge| crossing(case.with_edge(edge), case.segment.start));
const AT_A2: Sided = ("x(#-$, a2.y)", |case, edge| crossing(case.with_edge(edge), case.segment.end));

/// Is the start on an edge?
const START_ON: &[Asked<Case>] = &[
    asked(About::EdgeOf, ("cross(b#, b$, a1)", |case, edge| cross(case, edge, case.segment.start)), equal, zero()),
    asked(About::EdgeOf, ("dot(b# - a1, b$ - a1)", |case, edge| dot(case, edge, case.segment.start)), at_most, zero()),
];

const END_ON: &[Asked<Case>] = &[
    asked(About::EdgeOf, ("cross(b#, b$, a2)", |case, edge| cross(case, edge, case.segment.end)), equal, zero()),
    asked(About::EdgeOf, ("dot(b# - a2, b$ - a2)", |case, edge| dot(case, edge, case.segment.end)), at_most, zero()),
];

/// The edges that a ray to the right crosses, from the start of the segment.
const RAY: &[Asked<Case>] = &[
    asked(About::EdgeOf, FROM_Y, greater, A1Y),
    asked(About::EdgeOf, TO_Y, greater, A1Y),
    asked(About::EdgeOf, AT_A1, greater, A1X),
];

const END_RAY: &[Asked<Case>] = &[
    asked(About::EdgeOf, FROM_Y, greater, A2Y),
    asked(About::EdgeOf, TO_Y, greater, A2Y),
    asked(About::EdgeOf, AT_A2, greater, A2X),
];

const fn group(asked: &'static [Asked<Case>]) -> Group<Case> {
    Group { most: MOST, asked }
}

const MEETS: &[Asked<Case>] = &meets_edge();

static EDGES: [Group<Case>; 1] = [group(MEETS)];

/// The last group is asked where touching is a miss: a start on an edge is not inside.
static EDGES_AND_START: [Group<Case>; 3] = [group(MEETS), group(RAY), group(START_ON)];

/// The last two groups are asked unless the border is that of the rays.
static ENDS: [Group<Case>; 4] = [group(RAY), group(END_RAY), group(START_ON), group(END_ON)];

/// Is the segment along an edge, and on its inner side then? Else what is left of it?
static CLIP: [Group<Case>; 1] = [group(&[
    asked(About::EdgeOf, den(), equal, zero()),
    asked(About::EdgeOf, ("w * d1(#-$)", |case, edge| case.winding() * case.with_edge(edge).d(1)), above, zero()),
    asked(
        About::EdgeOf,
        ("enter(#-$)", |case, edge| case.clipped(edge)[0]),
        below,
        ("leave(#-$)", |case, edge| case.clipped(edge)[1]),
    ),
])];

static PRODUCTS: [Group<Case>; 2] = [
    group(&[
        asked(
            About::EdgeOf,
            ("d1(#-$) * d2(#-$)", |case, edge| case.with_edge(edge).d(1) * case.with_edge(edge).d(2)),
            below,
            zero(),
        ),
        asked(
            About::EdgeOf,
            ("d3(#-$) * d4(#-$)", |case, edge| case.with_edge(edge).d(3) * case.with_edge(edge).d(4)),
            below,
            zero(),
        ),
    ]),
    group(RAY),
];

impl SegmentPolygonMethod {
    /// The questions with a border. Whether an end is on an edge is asked last, so that no other has another id for it.
    fn asked(self, border: Border) -> Questions<Case> {
        Questions(match self {
            Self::Edges => &EDGES,
            Self::EdgesAndStart if border == Border::Hits => &EDGES_AND_START[..2],
            Self::EdgesAndStart => &EDGES_AND_START,
            Self::Ends if border == Border::Half => &ENDS[..2],
            Self::Ends => &ENDS,
            Self::Clip => &CLIP,
            Self::Products => &PRODUCTS,
        })
    }

    /// All questions about a shape with so many edges, whichever it is.
    pub(super) fn questions_about(self, border: Border, edges: usize) -> Vec<Question> {
        let asked = self.asked(border);
        asked.places(|_| edges).into_iter().map(|place| asked.question(place, border, edges)).collect()
    }

    fn places_of(self, shapes: &Case, border: Border) -> Vec<Place> {
        let mut places = self.asked(border).places(|_| shapes.edges());
        if self == Self::Clip {
            let is_along = |edge| shapes.with_edge(edge).den() == 0.0;
            places.retain(|&(_, edge, slot)| shapes.has_length(edge) && (slot == 0 || (slot == 1) == is_along(edge)));
        }
        places
    }
}

impl Method for SegmentPolygonMethod {
    type Shapes = SegmentAndPolygon;

    fn source(self) -> &'static str {
        match self {
            Self::Edges => "p5.collide2D, J. Thompson",
            Self::EdgesAndStart => "a repair",
            Self::Ends | Self::Products => "a first try",
            Self::Clip => "Cyrus–Beck",
        }
    }

    fn own_border(self) -> Border {
        match self {
            Self::Edges | Self::EdgesAndStart | Self::Clip => Border::Hits,
            Self::Ends => Border::Half,
            Self::Products => Border::Misses,
        }
    }

    fn holds(self, shapes: &SegmentAndPolygon, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked(border);
        let mut asks = |group, edge, slot| asked.compare((group, edge, slot), border, shapes).told(observer);
        let edges = || 0..shapes.edges();
        match self {
            Self::Edges => edges().any(|edge| (0..5).all(|slot| asks(0, edge, slot))),
            Self::EdgesAndStart => {
                edges().any(|edge| (0..5).all(|slot| asks(0, edge, slot)))
                    || (border == Border::Hits || !edges().any(|edge| asks(2, edge, 0) && asks(2, edge, 1)))
                        && edges().filter(|&edge| is_crossed(|slot| asks(1, edge, slot))).count() % 2 == 1
            }
            Self::Ends => [0, 1].into_iter().any(|end| {
                if border != Border::Half && edges().any(|edge| asks(2 + end, edge, 0) && asks(2 + end, edge, 1)) {
                    return border == Border::Hits;
                }
                edges().filter(|&edge| is_crossed(|slot| asks(end, edge, slot))).count() % 2 == 1
            }),
            Self::Clip => edges()
                .filter(|&edge| shapes.has_length(edge))
                .all(|edge| if asks(0, edge, 0) { asks(0, edge, 1) } else { asks(0, edge, 2) }),
            Self::Products => {
                edges().any(|edge| asks(0, edge, 0) && asks(0, edge, 1))
                    || edges().filter(|&edge| is_crossed(|slot| asks(1, edge, slot))).count() % 2 == 1
            }
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.questions_about(border, MOST)
    }

    fn questions_of(self, shapes: &SegmentAndPolygon, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        let places = self.places_of(shapes, border).into_iter();
        places.map(|place| asked.question(place, border, shapes.edges())).collect()
    }

    /// But for those whose numbers do not exist, such as where parallel lines meet.
    fn every_comparison(self, shapes: &SegmentAndPolygon, border: Border) -> Vec<Comparison> {
        self.asked(border).every(&self.places_of(shapes, border), border, shapes)
    }

    fn form(self) -> Form {
        Form::Steps
    }
}

/// Whether the three questions of a ray say that it crosses an edge.
fn is_crossed(mut asks: impl FnMut(usize) -> bool) -> bool {
    let [from, to] = [asks(0), asks(1)];
    from != to && asks(2)
}
