//! A point and a polygon with any number of corners: seven ways to ask whether it is inside.
//!
//! `px py` is the point, `b1` to `b16` are the corners; edge 1 runs from b1 to b2. `x(1-2)` is where the line through b1
//! and b2 is as high as the point: `b1.x + (py - b1.y) * (b2.x - b1.x) / (b2.y - b1.y)`.

use crate::{
    About, Axis, Border, Comparison, End, Form, Method, Observer, Operator, Point, Polygon, Question, Rect, named, side,
};

/// The most edges of a polygon that a method is asked about.
const MOST: usize = 16;

/// A point, A, and a polygon, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointAndPolygon {
    /// A
    pub p: Point,
    /// B
    pub polygon: Polygon<'static>,
}

/// One way to ask whether a point is in a polygon.
///
/// | way | correct |
/// |---|---|
/// | `crossings`: count the edges that a ray to the right crosses | up to rounding |
/// | `winding`: how often the edges go round the point | up to rounding, for polygons that do not cross themselves |
/// | `same-side`: on the same side of all edges | for convex polygons without a corner twice |
/// | `strict-crossings`: as `crossings`, with `>` and `<` for both ends | unless the ray runs through a corner |
/// | `closed-crossings`: the same with `>=` and `<=` | unless the ray runs through a corner |
/// | `vertical-slip`: counts each vertical edge at the point's height | unless such an edge is left of the point |
/// | `bounding-box`: in the upright box around the corners | for upright rectangles |
///
/// ```
/// use hantei_collision::{Method, Point, PointAndPolygon, PointInPolygonMethod, Polygon};
///
/// let house = [(200.0, 60.0), (320.0, 140.0), (320.0, 280.0), (80.0, 280.0), (80.0, 140.0)];
/// let polygon = Polygon::checked(&house.map(|(x, y)| Point::new(x, y)))?;
/// let case = PointAndPolygon { p: Point::new(200.0, 140.0), polygon };
/// let says = |method: PointInPolygonMethod| method.holds(&case, method.own_border(), &mut ());
/// // The ray runs through a corner: one way counts two edges there, the other none.
/// assert_eq!([PointInPolygonMethod::Crossings, PointInPolygonMethod::StrictCrossings].map(says), [true, false]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointInPolygonMethod {
    /// The edges that a ray to the right crosses: odd is inside. Source: W. R. Franklin, "PNPOLY"; raylib.
    #[default]
    Crossings,
    /// The same edges, those that go down less those that go up: not 0 is inside. Source: D. Sunday, "Inclusion of a Point
    /// in a Polygon".
    Winding,
    /// On the right of all edges, or on the left of all. Source: matter-js#997.
    SameSide,
    /// One end above the point and one below it. Source: p5.collide2D 0.7.
    StrictCrossings,
    /// One end not below the point and one not above it. Source: polygons#18; picasso.js#461.
    ClosedCrossings,
    /// A vertical edge counts wherever it is. Source: RoboSpatial-Eval#4.
    VerticalSlip,
    /// In the box around all corners. Source: gideros#170.
    BoundingBox,
}

named!(PointInPolygonMethod {
    Crossings = "crossings",
    Winding = "winding",
    SameSide = "same-side",
    StrictCrossings = "strict-crossings",
    ClosedCrossings = "closed-crossings",
    VerticalSlip = "vertical-slip",
    BoundingBox = "bounding-box",
});

/// An edge and the point.
struct EdgeCase {
    from: Point,
    to: Point,
    p: Point,
}

impl EdgeCase {
    /// Where the edge's line is as high as the point.
    fn x(&self) -> f64 {
        let (a, b) = (self.from, self.to);
        (b.x - a.x) * (self.p.y - a.y) / (b.y - a.y) + a.x
    }

    fn cross(&self) -> f64 {
        side(self.from, self.to, self.p)
    }

    fn dot(&self) -> f64 {
        let (a, b, p) = (self.from, self.to, self.p);
        (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y)
    }
}

/// A side of a question about an edge: as written, and its number. `#` stands for the edge's first corner, `$` for its
/// second one.
type AskedSide = (&'static str, fn(&EdgeCase) -> f64);

/// A question about an edge.
struct Asked {
    left: AskedSide,
    operator: Operator,
    right: AskedSide,
}

const PX: AskedSide = ("px", |edge| edge.p.x);
const PY: AskedSide = ("py", |edge| edge.p.y);
const ZERO: AskedSide = ("0", |_| 0.0);
const FROM_Y: AskedSide = ("b#.y", |edge| edge.from.y);
const TO_Y: AskedSide = ("b$.y", |edge| edge.to.y);
const CROSSED: AskedSide = ("x(#-$)", EdgeCase::x);
const SIDE: AskedSide = ("cross(b#, b$, p)", EdgeCase::cross);

const fn asked(left: AskedSide, operator: Operator, right: AskedSide) -> Asked {
    Asked { left, operator, right }
}

/// Is the point on the edge?
static ON_EDGE: [Asked; 2] =
    [asked(SIDE, Operator::Equal, ZERO), asked(("dot(b# - p, b$ - p)", EdgeCase::dot), Operator::AtMost, ZERO)];
static CROSSINGS: [Asked; 3] =
    [asked(FROM_Y, Operator::Greater, PY), asked(TO_Y, Operator::Greater, PY), asked(CROSSED, Operator::Greater, PX)];
static WINDING: [Asked; 4] = [
    asked(FROM_Y, Operator::AtMost, PY),
    asked(TO_Y, Operator::Greater, PY),
    asked(SIDE, Operator::Greater, ZERO),
    asked(SIDE, Operator::Less, ZERO),
];
static SAME_SIDE: [Asked; 2] = [asked(SIDE, Operator::Greater, ZERO), asked(SIDE, Operator::Less, ZERO)];

/// One end above and one below, in either order, and the crossing right of the point.
const fn either_end(above: Operator, below: Operator) -> [Asked; 5] {
    [
        asked(FROM_Y, above, PY),
        asked(TO_Y, below, PY),
        asked(FROM_Y, below, PY),
        asked(TO_Y, above, PY),
        asked(CROSSED, Operator::Greater, PX),
    ]
}

static STRICT: [Asked; 5] = either_end(Operator::Greater, Operator::Less);
static CLOSED: [Asked; 5] = either_end(Operator::AtLeast, Operator::AtMost);
static SLIP: [Asked; 4] = [
    asked(("min(b#.y, b$.y)", |edge| edge.from.y.min(edge.to.y)), Operator::Less, PY),
    asked(("max(b#.y, b$.y)", |edge| edge.from.y.max(edge.to.y)), Operator::AtLeast, PY),
    asked(("b#.x", |edge| edge.from.x), Operator::Equal, ("b$.x", |edge| edge.to.x)),
    asked(CROSSED, Operator::AtLeast, PX),
];

/// The polygon and the point, as the questions see them.
struct Case<'a> {
    corners: &'a [Point],
    p: Point,
}

impl<'a> Case<'a> {
    fn of(shapes: &'a PointAndPolygon) -> Self {
        Self { corners: shapes.polygon.corners(), p: shapes.p }
    }

    fn edge(&self, place: usize) -> EdgeCase {
        let corner = |place: usize| self.corners[place % self.corners.len()];
        EdgeCase { from: corner(place), to: corner(place + 1), p: self.p }
    }

    /// How often the edges go round the point, clockwise on the screen.
    fn turns(&self) -> f64 {
        let turn = |place| {
            let edge = self.edge(place);
            let is_above = |at: Point| at.y <= self.p.y;
            match (is_above(edge.from), is_above(edge.to)) {
                (true, false) if edge.cross() > 0.0 => 1.0,
                (false, true) if edge.cross() < 0.0 => -1.0,
                _ => 0.0,
            }
        };
        (0..self.corners.len()).map(turn).sum()
    }

    fn bounds(&self) -> Rect {
        Rect::around(self.corners.iter().copied()).unwrap_or_else(|| Rect::from_corners(self.p, self.p))
    }
}

/// Which of its questions a method asks: about an edge, about an end of the box, or about all edges.
#[derive(Clone, Copy)]
enum Place {
    OnEdge(usize, usize),
    OfEdge(usize, usize),
    End(Axis, End),
    Turns,
}

impl PointInPolygonMethod {
    fn of_edge(self) -> &'static [Asked] {
        match self {
            Self::Crossings => &CROSSINGS,
            Self::Winding => &WINDING,
            Self::SameSide => &SAME_SIDE,
            Self::StrictCrossings => &STRICT,
            Self::ClosedCrossings => &CLOSED,
            Self::VerticalSlip => &SLIP,
            Self::BoundingBox => &[],
        }
    }

    /// Whether the method counts edges, so a point on one is looked for first unless the count decides for it.
    fn looks_for_edges(self, border: Border) -> bool {
        border != Border::Half && !matches!(self, Self::SameSide | Self::BoundingBox)
    }

    /// The id of the question at a place: the same for polygons with any number of corners.
    fn id(self, place: Place, border: Border) -> usize {
        let first = if self.looks_for_edges(border) { MOST * ON_EDGE.len() } else { 0 };
        match place {
            Place::OnEdge(edge, slot) => edge * ON_EDGE.len() + slot,
            Place::OfEdge(edge, slot) if self == Self::SameSide => slot * MOST + edge,
            Place::OfEdge(edge, slot) => first + edge * self.of_edge().len() + slot,
            Place::End(axis, end) => 2 * axis as usize + end as usize,
            Place::Turns => first + MOST * self.of_edge().len(),
        }
    }

    /// All questions about this many edges, in order.
    fn places(self, border: Border, edges: usize) -> Vec<Place> {
        if self == Self::BoundingBox {
            let ends = |axis| [End::Min, End::Max].map(|end| Place::End(axis, end));
            return Axis::PLANE.into_iter().flat_map(ends).collect();
        }
        let slots = |edge, count, place: fn(usize, usize) -> Place| (0..count).map(move |slot| place(edge, slot));
        let first = if self.looks_for_edges(border) { ON_EDGE.len() } else { 0 };
        let on_edges = (0..edges).flat_map(|edge| slots(edge, first, Place::OnEdge));
        let count = self.of_edge().len();
        if self == Self::SameSide {
            return (0..count).flat_map(|slot| (0..edges).map(move |edge| Place::OfEdge(edge, slot))).collect();
        }
        let of_edges = (0..edges).flat_map(|edge| slots(edge, count, Place::OfEdge));
        on_edges.chain(of_edges).chain((self == Self::Winding).then_some(Place::Turns)).collect()
    }

    /// How a side value is compared with 0. With the border `half` an edge counts if the inside is right of it or below.
    fn side_operator(slot: usize, border: Border, edge: &EdgeCase) -> Operator {
        let (a, b) = if slot == 0 { (edge.from, edge.to) } else { (edge.to, edge.from) };
        let is_left_or_top = b.y < a.y || b.y == a.y && b.x > a.x;
        let counts = border == Border::Hits || border == Border::Half && is_left_or_top;
        match (slot, counts) {
            (0, false) => Operator::Greater,
            (0, true) => Operator::AtLeast,
            (_, false) => Operator::Less,
            (_, true) => Operator::AtMost,
        }
    }

    /// The edge that a question is about, and what it asks there.
    fn of_place(self, place: Place) -> Option<(usize, &'static Asked)> {
        match place {
            Place::OnEdge(edge, slot) => Some((edge, &ON_EDGE[slot])),
            Place::OfEdge(edge, slot) => Some((edge, &self.of_edge()[slot])),
            Place::End(..) | Place::Turns => None,
        }
    }

    /// Both sides as written, of a polygon with this many corners.
    fn sides(self, place: Place, count: usize) -> [String; 2] {
        if let Some((edge, asked)) = self.of_place(place) {
            let [from, to] = [edge + 1, (edge + 1) % count + 1].map(|corner| corner.to_string());
            return [asked.left.0, asked.right.0].map(|side| side.replace('#', &from).replace('$', &to));
        }
        match place {
            Place::End(axis, end) => {
                let (axis, extreme) = (axis.name(), if end == End::Min { "min" } else { "max" });
                [format!("p{axis}"), format!("{extreme}(b.{axis})")]
            }
            _ => ["turns", "0"].map(str::to_owned),
        }
    }

    /// Without a polygon, a side value has the sign of the border `misses`.
    fn operator(self, place: Place, border: Border, case: Option<&Case>) -> Operator {
        match (place, case) {
            (Place::OfEdge(edge, slot), Some(case)) if self == Self::SameSide => {
                Self::side_operator(slot, border, &case.edge(edge))
            }
            (Place::End(_, End::Min), _) if border == Border::Misses => Operator::Greater,
            (Place::End(_, End::Min), _) => Operator::AtLeast,
            (Place::End(_, End::Max), _) if border == Border::Hits => Operator::AtMost,
            (Place::End(_, End::Max), _) => Operator::Less,
            _ => self.of_place(place).map_or(Operator::NotEqual, |(_, asked)| asked.operator),
        }
    }

    fn numbers(self, place: Place, case: &Case) -> [f64; 2] {
        if let Some((edge, asked)) = self.of_place(place) {
            let edge = case.edge(edge);
            return [asked.left, asked.right].map(|(_, number)| number(&edge));
        }
        match place {
            Place::End(axis, end) => [case.p.along(axis), case.bounds().interval(axis).end(end)],
            _ => [case.turns(), 0.0],
        }
    }

    fn question(self, place: Place, border: Border, case: Option<&Case>) -> Question {
        let [left, right] = self.sides(place, case.map_or(MOST, |case| case.corners.len()));
        let about = match place {
            Place::OnEdge(edge, _) | Place::OfEdge(edge, _) => Some(About::EdgeOf(edge)),
            Place::End(axis, end) => Some(About::PointAt(axis, end)),
            Place::Turns => None,
        };
        let operator = self.operator(place, border, case);
        Question { id: self.id(place, border), left: left.into(), operator, right: right.into(), about }
    }

    fn compare(self, place: Place, border: Border, case: &Case) -> Comparison {
        let (operator, numbers) = (self.operator(place, border, Some(case)), self.numbers(place, case));
        Comparison { question: self.id(place, border), numbers, holds: operator.holds(numbers[0], numbers[1]) }
    }

    /// Whether the method counts an edge.
    fn counts(self, mut asks: impl FnMut(usize) -> bool) -> bool {
        match self {
            Self::Crossings => {
                let [from, to] = [asks(0), asks(1)];
                from != to && asks(2)
            }
            Self::StrictCrossings | Self::ClosedCrossings => (asks(0) && asks(1) || asks(2) && asks(3)) && asks(4),
            _ => asks(0) && asks(1) && (asks(2) || asks(3)),
        }
    }
}

impl Method for PointInPolygonMethod {
    type Shapes = PointAndPolygon;

    fn source(self) -> &'static str {
        match self {
            Self::Crossings => "PNPOLY, raylib",
            Self::Winding => "D. Sunday",
            Self::SameSide => "matter-js",
            Self::StrictCrossings => "p5.collide2D",
            Self::ClosedCrossings => "polygons, picasso.js",
            Self::VerticalSlip => "RoboSpatial",
            Self::BoundingBox => "gideros",
        }
    }

    fn own_border(self) -> Border {
        if matches!(self, Self::SameSide | Self::BoundingBox) { Border::Misses } else { Border::Half }
    }

    fn holds(self, shapes: &PointAndPolygon, border: Border, observer: &mut impl Observer) -> bool {
        let case = Case::of(shapes);
        let mut asks = |place| self.compare(place, border, &case).told(observer);
        let edges = || 0..case.corners.len();
        if self.looks_for_edges(border)
            && edges().any(|edge| asks(Place::OnEdge(edge, 0)) && asks(Place::OnEdge(edge, 1)))
        {
            return border == Border::Hits;
        }
        match self {
            Self::BoundingBox => self.places(border, 0).into_iter().all(asks),
            Self::SameSide => [0, 1].into_iter().any(|slot| edges().all(|edge| asks(Place::OfEdge(edge, slot)))),
            Self::Winding => {
                for edge in edges() {
                    if asks(Place::OfEdge(edge, 0)) {
                        let _ = asks(Place::OfEdge(edge, 1)) && asks(Place::OfEdge(edge, 2));
                    } else if !asks(Place::OfEdge(edge, 1)) {
                        asks(Place::OfEdge(edge, 3));
                    }
                }
                asks(Place::Turns)
            }
            _ => edges().filter(|edge| self.counts(|slot| asks(Place::OfEdge(*edge, slot)))).count() % 2 == 1,
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.places(border, MOST).into_iter().map(|place| self.question(place, border, None)).collect()
    }

    fn questions_of(self, shapes: &PointAndPolygon, border: Border) -> Vec<Question> {
        let case = Case::of(shapes);
        let places = self.places(border, case.corners.len()).into_iter();
        places.map(|place| self.question(place, border, Some(&case))).collect()
    }

    /// But for where a level edge is as high as the point, which is nowhere or everywhere.
    fn every_comparison(self, shapes: &PointAndPolygon, border: Border) -> Vec<Comparison> {
        let case = Case::of(shapes);
        let made = self.places(border, case.corners.len()).into_iter().map(|place| self.compare(place, border, &case));
        made.filter(|made| made.numbers.iter().all(|number| number.is_finite())).collect()
    }

    fn form(self) -> Form {
        Form::Edges
    }
}
