//! Cases of a point and four corners: every kind of quadrilateral, points on, near and far from corners and edges.

use super::{CaseNumbers, is_whole};
use hantei_collision::{EDGE_NAMES, Point, Quad, QuadAndPoint, QuadContact, quad_contact};
use hantei_judge::QuadClass;

/// A case of a point and a quadrilateral.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuadCase {
    /// The quadrilateral's class.
    pub class: QuadClass,
    /// The point's place: `corner-a`, `edge-ab`, `near-edge-ab`, `level-with-a`, `middle`, `frame` …
    pub place: &'static str,
    /// Both shapes. All numbers are whole or halves.
    pub shapes: QuadAndPoint,
}

impl QuadCase {
    /// The exact relation.
    pub fn contact(&self) -> QuadContact {
        quad_contact(&self.shapes.quad, self.shapes.p)
    }
}

/// Corners A, B, C, D of quadrilaterals. Each is used in this order and reversed.
const QUADS: [[(f64, f64); 4]; 14] = [
    // Convex: a rectangle, a square on its corner, a trapezium, WPF's own, one with no two edges alike, a thin one.
    [(20.0, 30.0), (120.0, 30.0), (120.0, 62.0), (20.0, 62.0)],
    [(60.0, 10.0), (110.0, 60.0), (60.0, 110.0), (10.0, 60.0)],
    [(40.0, 20.0), (80.0, 20.0), (120.0, 90.0), (10.0, 90.0)],
    [(162.0, 212.0), (210.0, 112.0), (386.0, 152.0), (355.0, 244.0)],
    [(-30.0, -50.0), (70.0, -38.0), (52.0, 40.0), (-64.0, 22.0)],
    [(0.0, 0.0), (1000.0, 90.0), (1002.0, 96.0), (-2.0, 6.0)],
    // Concave at D, at B and at A.
    [(0.0, 0.0), (100.0, 50.0), (0.0, 100.0), (40.0, 50.0)],
    [(20.0, 20.0), (60.0, 60.0), (140.0, 20.0), (60.0, 140.0)],
    [(-10.0, -10.0), (-80.0, 30.0), (0.0, -90.0), (60.0, 40.0)],
    // Crossed.
    [(0.0, 0.0), (100.0, 80.0), (100.0, 0.0), (0.0, 80.0)],
    [(10.0, 90.0), (90.0, 70.0), (20.0, 10.0), (60.0, 110.0)],
    // Degenerate: two equal corners, three on a line, all on a line.
    [(0.0, 0.0), (80.0, 0.0), (80.0, 0.0), (40.0, 60.0)],
    [(0.0, 0.0), (60.0, 0.0), (120.0, 0.0), (60.0, 80.0)],
    [(0.0, 0.0), (40.0, 20.0), (80.0, 40.0), (20.0, 10.0)],
];

/// The places around a corner or an edge: on it, near it, level with it.
const AT_CORNER: [[&str; 3]; 4] = [
    ["corner-a", "near-corner-a", "level-with-a"],
    ["corner-b", "near-corner-b", "level-with-b"],
    ["corner-c", "near-corner-c", "level-with-c"],
    ["corner-d", "near-corner-d", "level-with-d"],
];
const AT_EDGE: [[&str; 2]; 4] = [
    ["edge-ab", "near-edge-ab"],
    ["edge-bc", "near-edge-bc"],
    ["edge-cd", "near-edge-cd"],
    ["edge-da", "near-edge-da"],
];
const _: () = assert!(AT_EDGE.len() == EDGE_NAMES.len(), "a place for each edge");

/// The points to ask about, with their places. `near` is the distance of near ones.
fn probes(quad: &Quad, near: f64) -> Vec<(&'static str, Point)> {
    let corners = quad.corners;
    let least = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::INFINITY, f64::min);
    let most = |of: fn(&Point) -> f64| corners.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
    let (left, right) = (least(|p| p.x), most(|p| p.x));
    let (top, bottom) = (least(|p| p.y), most(|p| p.y));
    let around =
        |p: Point| [(near, 0.0), (-near, 0.0), (0.0, near), (0.0, -near)].map(|(x, y)| Point::new(p.x + x, p.y + y));
    let mut found = Vec::new();
    for (place, (a, b)) in quad.edges().into_iter().enumerate() {
        let ([on, beside, level], [on_edge, beside_edge]) = (AT_CORNER[place], AT_EDGE[place]);
        found.push((on, a));
        found.extend(around(a).map(|p| (beside, p)));
        // A ray to the left or right from here passes through the corner.
        found.extend([left - 8.0, right + 8.0, ((left + right) / 2.0).round()].map(|x| (level, Point::new(x, a.y))));
        let middle = Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y));
        found.push((on_edge, middle));
        found.extend(around(middle).map(|p| (beside_edge, p)));
    }
    let [a, b, c, d] = corners;
    let mean = |of: fn(&Point) -> f64| (corners.iter().map(of).sum::<f64>() / 4.0).round();
    found.push(("middle", Point::new(mean(|p| p.x), mean(|p| p.y))));
    // Between two opposite corners.
    found.extend(
        [(a, c), (b, d)].map(|(p, q)| ("middle", Point::new(f64::midpoint(p.x, q.x), f64::midpoint(p.y, q.y)))),
    );
    // In the corners of the bounding box, and a little inside.
    for (x, inwards) in [(left, near), (right, -near)] {
        for (y, downwards) in [(top, near), (bottom, -near)] {
            found.extend([("frame", Point::new(x, y)), ("frame", Point::new(x + inwards, y + downwards))]);
        }
    }
    found
}

/// All cases of a point and a quadrilateral.
pub fn quad_cases(numbers: CaseNumbers) -> Vec<QuadCase> {
    let nears: &[f64] = if numbers == CaseNumbers::Any { &[1.0, 0.5] } else { &[1.0] };
    let mut cases: Vec<QuadCase> = Vec::new();
    for corners in QUADS {
        let [a, b, c, d] = corners.map(|(x, y)| Point::new(x, y));
        for quad in [Quad::new(a, b, c, d), Quad::new(d, c, b, a)] {
            let begin = cases.len();
            for (place, p) in nears.iter().flat_map(|near| probes(&quad, *near)) {
                let is_new = cases[begin..].iter().all(|case| case.shapes.p != p);
                if is_new && (numbers == CaseNumbers::Any || (is_whole(p.x) && is_whole(p.y))) {
                    cases.push(QuadCase { class: QuadClass::of(&quad), place, shapes: QuadAndPoint { quad, p } });
                }
            }
        }
    }
    cases
}
