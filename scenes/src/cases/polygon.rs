//! Cases of a point and a polygon: at the height of every corner, on every edge, beside it, and between.

use super::CaseNumbers;
use hantei_collision::{Point, PointAndPolygon, Polygon};

/// A case of a point and a polygon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PolygonCase {
    /// The polygon: `triangle`, `square`, `house`, `kite`, `chevron`, `pentagram`, `doubled`, `flat` or `half`.
    pub kind: &'static str,
    /// Where the point is: `on-corner`, `on-edge`, `beside-edge`, `corner-height` or `middle`.
    pub place: &'static str,
    /// The point and the polygon. All numbers are whole or halves.
    pub shapes: PointAndPolygon,
}

/// Its name, and x and y of each corner.
type PolygonKind = (&'static str, &'static [f64]);

const KINDS: [PolygonKind; 9] = [
    ("triangle", &[80.0, 260.0, 200.0, 60.0, 320.0, 260.0]),
    ("square", &[100.0, 60.0, 300.0, 60.0, 300.0, 270.0, 100.0, 270.0]),
    ("house", &[200.0, 40.0, 320.0, 140.0, 320.0, 280.0, 80.0, 280.0, 80.0, 140.0]),
    ("kite", &[-20.0, 0.0, 100.0, -60.0, 220.0, 100.0, 100.0, 180.0]),
    // Counter-clockwise.
    ("chevron", &[160.0, 164.0, 80.0, 270.0, 320.0, 164.0, 80.0, 60.0]),
    ("pentagram", &[200.0, 30.0, 280.0, 274.0, 72.0, 122.0, 328.0, 122.0, 122.0, 274.0]),
    ("doubled", &[100.0, 60.0, 300.0, 60.0, 300.0, 60.0, 300.0, 270.0, 100.0, 270.0]),
    ("flat", &[10.0, 20.0, 50.0, 40.0, 90.0, 60.0]),
    ("half", &[0.5, 0.0, 20.5, 10.5, 0.5, 21.0]),
];

/// All cases of a point and a polygon.
pub fn polygon_cases(numbers: CaseNumbers) -> Vec<PolygonCase> {
    let is_wanted = |at: &Point| numbers == CaseNumbers::Any || super::is_whole(at.x) && super::is_whole(at.y);
    let kinds = KINDS.iter().filter(|(kind, _)| numbers == CaseNumbers::Any || *kind != "half");
    let cases = kinds.flat_map(|&(kind, corners)| {
        let corners: Vec<Point> = corners.chunks_exact(2).map(|at| Point::new(at[0], at[1])).collect();
        let polygon = Polygon::checked(&corners).expect("tests print all cases");
        let places = places(&polygon).into_iter().filter(|(_, at)| is_wanted(at));
        let case = |(place, p)| PolygonCase { kind, place, shapes: PointAndPolygon { p, polygon } };
        places.map(case).collect::<Vec<_>>()
    });
    cases.collect()
}

/// The points around a polygon; the middle of an edge is on it where its numbers are exact.
fn places(polygon: &Polygon) -> Vec<(&'static str, Point)> {
    let corners = polygon.corners();
    let mut all: Vec<(&'static str, Point)> = corners.iter().map(|at| ("on-corner", *at)).collect();
    for (a, b) in polygon.edges() {
        let on = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y));
        all.extend([("on-edge", on), ("beside-edge", on.moved(-1.0, 0.0)), ("beside-edge", on.moved(1.0, 0.0))]);
        all.extend([-500.0, -30.0, 30.0].map(|by| ("corner-height", a.moved(by, 0.0))));
    }
    let count = corners.len() as f64;
    let sum = corners.iter().fold(Point::new(0.0, 0.0), |sum, at| sum.moved(at.x, at.y));
    all.push(("middle", Point::new((sum.x / count).round(), (sum.y / count).round())));
    all
}
