//! A segment and another shape: the tables of cases, every method against plain arithmetic, the right ones against whole
//! numbers.

pub(crate) mod cases;
pub(crate) mod plain;
pub(crate) mod whole;

use hantei_collision::{
    Border, Circle, Method, Point, Polygon, Rect, Segment, SegmentAndCircle, SegmentAndPolygon, SegmentAndRect,
    SegmentAndTurned, Turned, TwoSegments,
};

fn segment([x1, y1, x2, y2]: [f64; 4]) -> Segment {
    Segment::new(Point::new(x1, y1), Point::new(x2, y2))
}

fn two(a: [f64; 4], b: [f64; 4]) -> TwoSegments {
    TwoSegments { a: segment(a), b: segment(b) }
}

fn with_rect(a: [f64; 4], [x, y, width, height]: [f64; 4]) -> SegmentAndRect {
    SegmentAndRect { segment: segment(a), rect: Rect::from_origin_size(Point::new(x, y), width, height) }
}

fn with_circle(a: [f64; 4], [x, y, radius]: [f64; 3]) -> SegmentAndCircle {
    SegmentAndCircle { segment: segment(a), circle: Circle::new(Point::new(x, y), radius) }
}

fn with_polygon(a: [f64; 4], corners: &[[f64; 2]]) -> SegmentAndPolygon {
    let corners: Vec<Point> = corners.iter().map(|&[x, y]| Point::new(x, y)).collect();
    SegmentAndPolygon { segment: segment(a), polygon: Polygon::checked(&corners).expect("3 to 16 corners") }
}

fn with_turned(a: [f64; 4], b: [f64; 5]) -> SegmentAndTurned {
    SegmentAndTurned { segment: segment(a), turned: Turned::try_from(b).expect("a turned rectangle") }
}

/// The comparisons that a method makes, as texts.
pub(crate) fn heard<M: Method>(method: M, shapes: &M::Shapes, border: Border) -> Vec<String> {
    let mut heard = Vec::new();
    method.holds(shapes, border, &mut heard);
    let questions = method.questions_of(shapes, border);
    let text = |made: &hantei_collision::Comparison| {
        questions.iter().find(|one| one.id == made.question).expect("a question").explained(made)
    };
    heard.iter().map(text).collect()
}
