//! A circle and a polygon: six ways to ask whether they hit.
//!
//! `ax ay ar` are the centre and the radius of the circle, `b1` to `b16` the corners of the polygon; edge 1-2 runs from b1
//! to b2. `p(1-2)` is the nearest point of edge 1-2: the part `t = dot(a - b1, b2 - b1) / squared(b2 - b1)` of it, from 0
//! to 1. `squared(v)` is `dot(v, v)`, the square of a length. `x(1-2)` is where the line of the edge is as high as the
//! centre.
//!
//! `nb(1-2)` is the axis at right angles to edge 1-2, of length 1. `b.max(nb(1-2))` is the greatest `dot(b1, nb(1-2))`
//! of the corners, `a.max(nb(1-2))` is `dot(a, nb(1-2)) + ar`: the ends of both shadows on that axis. `k` is the axis from
//! the centre to the nearest corner, of length 1.

use super::CircleAndPolygon;
use super::asked::{Asked, AskedSide, Group, Place, Questions, Spot, Spots, above, apart, asked, below};
use super::axis::axes;
use super::outlines::bounds;
use super::round::{Round, centre_on, centre_ray, each, is_centre_in, near_corner, near_edge};
use crate::{About, Axis, Border, Circle, Comparison, End, Form, Method, Observer, Question, Vec2, named};

/// One way to ask whether a circle and a polygon hit.
///
/// | way | correct |
/// |---|---|
/// | `edges-or-inside`: the nearest point of an edge is as near as the radius, or the centre is inside | up to rounding |
/// | `edges`: the same without the inside | unless the circle is inside |
/// | `corners`: the centre is inside, or a corner is as near as the radius | unless only an edge is |
/// | `sat-normals`: no axis of an edge has a gap between the shadows | for convex polygons, except past a corner |
/// | `sat-and-corner`: the same, and the axis to the nearest corner | for convex polygons, up to rounding |
/// | `upright-boxes`: by the upright boxes around both | for no polygon with slanted edges |
///
/// ```
/// use hantei_collision::{Circle, CircleAndPolygon, CirclePolygonMethod, Method, Point, Polygon};
///
/// let triangle = [(80.0, 260.0), (200.0, 60.0), (320.0, 260.0)].map(|(x, y)| Point::new(x, y));
/// let circle = Circle::new(Point::new(352.0, 302.0), 50.0);
/// let case = CircleAndPolygon { circle, polygon: Polygon::checked(&triangle)? };
/// let says = |method: CirclePolygonMethod| method.holds(&case, method.own_border(), &mut ());
/// // It passes a corner, and only an axis to that corner has a gap.
/// assert_eq!([CirclePolygonMethod::SatAndCorner, CirclePolygonMethod::SatNormals].map(says), [false, true]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CirclePolygonMethod {
    /// By the edges, each as a segment, and a ray from the centre. Source: a repair of p5.collide2D's.
    #[default]
    EdgesOrInside,
    /// By the edges alone. Source: p5.collide2D.
    Edges,
    /// By the corners. Source: a common first try.
    Corners,
    /// By the axes of the edges. Source: half of a test by axes.
    SatNormals,
    /// By these axes and one more. Source: a repair.
    SatAndCorner,
    /// By the boxes. Source: a common first try.
    UprightBoxes,
}

named!(CirclePolygonMethod {
    EdgesOrInside = "edges-or-inside",
    Edges = "edges",
    Corners = "corners",
    SatNormals = "sat-normals",
    SatAndCorner = "sat-and-corner",
    UprightBoxes = "upright-boxes",
});

type Case = CircleAndPolygon;
type Side = AskedSide<Case>;

impl Round for Case {
    fn circle(&self) -> Circle {
        self.circle
    }
}

/// An axis: of an edge or, if `TO_CORNER`, to the nearest corner.
fn axis<const TO_CORNER: bool>(case: &Case, [edge, _]: Spot) -> Vec2 {
    if TO_CORNER { case.axis_to_corner() } else { case.axis(edge) }
}

/// Is there a gap on an axis? First with A before B, then with B before A.
const fn gaps<const TO_CORNER: bool>(about: fn(Spot) -> About, ends: [&'static str; 4]) -> [Asked<Case>; 2] {
    let a_max: Side = (ends[0], |case, spot| case.shadows(axis::<TO_CORNER>(case, spot))[0].max);
    let b_min: Side = (ends[1], |case, spot| case.shadows(axis::<TO_CORNER>(case, spot))[1].min);
    let b_max: Side = (ends[2], |case, spot| case.shadows(axis::<TO_CORNER>(case, spot))[1].max);
    let a_min: Side = (ends[3], |case, spot| case.shadows(axis::<TO_CORNER>(case, spot))[0].min);
    [asked(about, a_max, apart, b_min), asked(about, b_max, apart, a_min)]
}

const OF_EDGES: [Asked<Case>; 2] = gaps::<false>(
    |[edge, _]| About::AxisOf(true, edge),
    ["a.max(nb({i}-{i+}))", "b.min(nb({i}-{i+}))", "b.max(nb({i}-{i+}))", "a.min(nb({i}-{i+}))"],
);

const TO_CORNER: [Asked<Case>; 2] =
    gaps::<true>(|_| About::AxisToCorner, ["a.max(k)", "b.min(k)", "b.max(k)", "a.min(k)"]);

/// The last group is asked where touching is a miss: a centre on an edge is not inside.
static EDGES_OR_INSIDE: [Group<Case>; 3] =
    [each(&const { near_edge() }), each(&const { centre_ray() }), each(&const { centre_on() })];

/// The last group is asked unless the border is that of the ray.
static CORNERS: [Group<Case>; 3] =
    [each(&const { centre_ray() }), each(&const { near_corner() }), each(&const { centre_on() })];

static SAT_AND_CORNER: [Group<Case>; 2] = [each(&OF_EDGES), Group { spots: Spots::Once, asked: &TO_CORNER }];

static BOXES: [Group<Case>; 1] = [Group {
    spots: Spots::Once,
    asked: &[
        asked(
            |_| About::Ends(Axis::X, End::Max, End::Min),
            ("ax + ar", |case, _| case.circle.centre().x + case.circle.radius()),
            above,
            ("min(b.x)", |case, _| bounds(case, true).min().x),
        ),
        asked(
            |_| About::Ends(Axis::X, End::Min, End::Max),
            ("ax - ar", |case, _| case.circle.centre().x - case.circle.radius()),
            below,
            ("max(b.x)", |case, _| bounds(case, true).max().x),
        ),
        asked(
            |_| About::Ends(Axis::Y, End::Max, End::Min),
            ("ay + ar", |case, _| case.circle.centre().y + case.circle.radius()),
            above,
            ("min(b.y)", |case, _| bounds(case, true).min().y),
        ),
        asked(
            |_| About::Ends(Axis::Y, End::Min, End::Max),
            ("ay - ar", |case, _| case.circle.centre().y - case.circle.radius()),
            below,
            ("max(b.y)", |case, _| bounds(case, true).max().y),
        ),
    ],
}];

impl CirclePolygonMethod {
    fn asked(self, border: Border) -> Questions<Case> {
        Questions(match self {
            Self::EdgesOrInside if border == Border::Hits => &EDGES_OR_INSIDE[..2],
            Self::EdgesOrInside => &EDGES_OR_INSIDE,
            Self::Edges => &EDGES_OR_INSIDE[..1],
            Self::Corners if border == Border::Half => &CORNERS[..2],
            Self::Corners => &CORNERS,
            Self::SatNormals => &SAT_AND_CORNER[..1],
            Self::SatAndCorner => &SAT_AND_CORNER,
            Self::UprightBoxes => &BOXES,
        })
    }

    /// The places of the questions that these shapes leave: parallel axes are asked once, and none leads to a corner that
    /// is the centre.
    fn places_of(self, shapes: &Case, border: Border) -> Vec<Place> {
        let mut places = self.asked(border).of(shapes);
        if matches!(self, Self::SatNormals | Self::SatAndCorner) {
            let axes = axes(shapes);
            let is_on_corner = shapes.axis_to_corner().x.is_nan();
            places.retain(|&(group, [edge, _], _)| match group {
                0 => axes.iter().any(|axis| axis.edge == edge),
                _ => !is_on_corner,
            });
        }
        places
    }
}

impl Method for CirclePolygonMethod {
    type Shapes = CircleAndPolygon;

    fn source(self) -> &'static str {
        match self {
            Self::EdgesOrInside | Self::SatAndCorner => "a repair",
            Self::Edges => "p5.collide2D",
            Self::Corners | Self::UprightBoxes => "a first try",
            Self::SatNormals => "half of a SAT",
        }
    }

    fn own_border(self) -> Border {
        match self {
            Self::EdgesOrInside | Self::Edges => Border::Hits,
            Self::Corners => Border::Half,
            Self::SatNormals | Self::SatAndCorner | Self::UprightBoxes => Border::Misses,
        }
    }

    fn holds(self, shapes: &CircleAndPolygon, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked(border);
        let count = shapes.polygon.corners().len();
        let mut asks = |group, spot, slot| asked.compare((group, spot, slot), border, shapes).told(observer);
        // Where touching counts, the edges have found a centre on an edge.
        let ray = if border == Border::Hits { Border::Half } else { Border::Misses };
        match self {
            Self::EdgesOrInside => {
                (0..count).any(|edge| asks(0, [edge, 0], 0)) || is_centre_in([1, 2], count, ray, &mut asks)
            }
            Self::Edges => (0..count).any(|edge| asks(0, [edge, 0], 0)),
            Self::Corners => {
                is_centre_in([0, 2], count, border, &mut asks) || (0..count).any(|corner| asks(1, [corner, 0], 0))
            }
            // True if no question is.
            Self::SatNormals | Self::SatAndCorner => {
                !self.places_of(shapes, border).into_iter().any(|(group, spot, slot)| asks(group, spot, slot))
            }
            Self::UprightBoxes => (0..4).all(|slot| asks(0, [0, 0], slot)),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        asked.all().into_iter().map(|place| asked.question(place, border, None)).collect()
    }

    fn questions_of(self, shapes: &CircleAndPolygon, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        let places = self.places_of(shapes, border).into_iter();
        places.map(|place| asked.question(place, border, Some(shapes))).collect()
    }

    /// But for those whose numbers do not exist, such as where a level edge is as high as the centre.
    fn every_comparison(self, shapes: &CircleAndPolygon, border: Border) -> Vec<Comparison> {
        self.asked(border).every(&self.places_of(shapes, border), border, shapes)
    }

    fn form(self) -> Form {
        match self {
            Self::EdgesOrInside | Self::Edges | Self::Corners => Form::Steps,
            Self::SatNormals | Self::SatAndCorner => Form::NoneOf,
            Self::UprightBoxes => Form::All,
        }
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::SatAndCorner => "k = (nearest - a) / distance(nearest, a);",
            _ => "",
        }
    }
}
