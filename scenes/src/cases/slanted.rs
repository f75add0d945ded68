//! Cases of segments with other shapes, and of turned rectangles and polygons: crossings, ends on edges, lengths that are shared, and
//! made ones. Of turned rectangles no case touches, because rounding would decide it.

use super::CaseNumbers;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Contact, ShapeKind, cast, sat_push_out};
use hantei_judge::{NumberKind, slanted_cases};

/// The most cases of each pair of kinds.
const EACH: usize = 150;
const CORNERS: usize = 4;

const LINES: [[ShapeKind; 2]; 4] = [
    [ShapeKind::Segment, ShapeKind::Segment],
    [ShapeKind::Segment, ShapeKind::Rect],
    [ShapeKind::Segment, ShapeKind::Circle],
    [ShapeKind::Segment, ShapeKind::Polygon],
];

const TURNED: [[ShapeKind; 2]; 4] = [
    [ShapeKind::Turned, ShapeKind::Turned],
    [ShapeKind::Point, ShapeKind::Turned],
    [ShapeKind::Circle, ShapeKind::Turned],
    [ShapeKind::Polygon, ShapeKind::Polygon],
];

/// A case of two shapes of which one is a segment, a turned rectangle or a polygon.
#[derive(Clone, Debug, PartialEq)]
pub struct SlantedCase {
    /// The kind of B, for `lines`; of A and B, for `turned`.
    pub kind: String,
    /// The shapes.
    pub shapes: Pair<'static>,
}

impl SlantedCase {
    /// The exact relation.
    pub fn contact(&self) -> Contact {
        self.shapes.contact()
    }

    /// Where the segment A enters B: 0 is its start, 1 its end. `None` if it does not, or B is a segment. Rounded.
    pub fn enters(&self) -> Option<f64> {
        let Shape::Segment(segment) = self.shapes.a() else { return None };
        let (from, by) = (segment.start, segment.end - segment.start);
        let hit = match self.shapes.b() {
            Shape::Rect(rect) => cast(from, by, rect),
            Shape::Circle(circle) => cast(from, by, circle),
            Shape::Polygon(polygon) => cast(from, by, polygon),
            _ => None,
        };
        hit.map(|hit| hit.time)
    }

    /// How far A has to be pushed out of B by the shortest way, of shapes with edges that overlap. World units, rounded.
    pub fn depth(&self) -> Option<f64> {
        let has_edges = |shape: &Shape| matches!(shape.kind(), ShapeKind::Turned | ShapeKind::Polygon);
        let (a, b) = (self.shapes.a(), self.shapes.b());
        if !has_edges(a) || !has_edges(b) || self.contact() != Contact::Overlapping {
            return None;
        }
        sat_push_out(*a, *b).map(|push| push.depth)
    }
}

/// All cases of a segment and another shape.
pub fn lines_cases(numbers: CaseNumbers) -> Vec<SlantedCase> {
    of_kinds(&LINES, numbers, |[_, b]| b.name().to_owned())
}

/// All cases of two turned rectangles, a point or a circle and a turned one, and two polygons.
pub fn turned_cases(numbers: CaseNumbers) -> Vec<SlantedCase> {
    of_kinds(&TURNED, numbers, |[a, b]| format!("{}-{}", a.name(), b.name()))
}

fn of_kinds(
    kinds: &[[ShapeKind; 2]],
    numbers: CaseNumbers,
    name: impl Fn([ShapeKind; 2]) -> String,
) -> Vec<SlantedCase> {
    let numbers = if numbers == CaseNumbers::Whole { NumberKind::Whole } else { NumberKind::Fractions };
    let of = |&kinds: &[ShapeKind; 2]| {
        let kind = name(kinds);
        let cases = slanted_cases(kinds, numbers, CORNERS).filter(is_plain).take(EACH);
        cases.map(|shapes| SlantedCase { kind: kind.clone(), shapes }).collect::<Vec<_>>()
    };
    kinds.iter().flat_map(of).collect()
}

/// Whole numbers and halves only.
fn is_plain(pair: &Pair<'_>) -> bool {
    [pair.a(), pair.b()].into_iter().flat_map(Shape::numbers).all(|number| (2.0 * number).fract() == 0.0)
}
