//! The regions where a method says inside, as polygons: exact at every zoom, and few items on any stage.
//!
//! Idea: a method that asks for sides says inside where half-planes meet, which is a convex polygon; the even-odd rule
//! says it inside the quadrilateral itself. Borders have no area, so their rule is not visible.

use crate::figure::{Figure, Item, Role, clipped};
use crate::scene::Walk;
use hantei_collision::{About, Border, Corner, InsideMethod, Operator, Point, Quad, side};

/// A smaller area is a line or a point, square stage pixels.
const LEAST_AREA: f64 = 1e-6;

pub(super) fn paint(method: InsideMethod, border: Border, quad: &Quad, figure: &mut Figure) {
    let all = &Corner::ALL[..];
    let half_planes = |sign| meet(quad, all, sign, border, &figure.around());
    let regions = match method {
        InsideMethod::RightOfAll => vec![half_planes(1.0)],
        InsideMethod::SameSide => vec![half_planes(1.0), half_planes(-1.0)],
        InsideMethod::Crossings => vec![quad.corners.to_vec()],
    };
    let zoom = figure.viewport.zoom;
    for points in regions.into_iter().filter(|points| method == InsideMethod::Crossings || has_area(points, zoom)) {
        figure.push(Item::Polygon { points, role: Role::Painted });
    }
}

/// Tints the right side of each edge. Where all four overlap, `right-of-all` says inside.
pub(super) fn draw_halves(quad: &Quad, figure: &mut Figure) {
    let stage = figure.around();
    for (a, b) in quad.edges() {
        let points = clipped(&stage, |p| side(a, b, p));
        if points.len() > 2 && a != b {
            figure.push(Item::Polygon { points, role: Role::Half });
        }
    }
}

/// Where a method that asks for sides can still say inside after a step: the common part, on the stage, of the
/// half-planes asked so far. `None` at step 0.
pub(super) fn remaining(walk: &Walk, step: usize, border: Border, quad: &Quad, figure: &Figure) -> Option<Vec<Point>> {
    let question = walk.question(walk.at(step)?)?;
    let (last, sign) = (corner(question.about)?, sign(question.operator)?);
    let points = meet(quad, &Corner::ALL[..=last as usize], sign, border, &figure.around());
    Some(if has_area(&points, figure.viewport.zoom) { points } else { Vec::new() })
}

/// At a step, how many edges have been asked for the present side, and of how many.
pub(super) fn asked(walk: &Walk, step: usize) -> Option<(usize, usize)> {
    let question = walk.question(walk.at(step)?)?;
    Some((corner(question.about)? as usize + 1, Corner::ALL.len()))
}

fn corner(about: Option<About>) -> Option<Corner> {
    match about {
        Some(About::Edge(corner)) => Some(corner),
        _ => None,
    }
}

/// 1 if a question asks for a side value above 0, -1 if below.
fn sign(operator: Operator) -> Option<f64> {
    match operator {
        Operator::Greater | Operator::AtLeast => Some(1.0),
        Operator::Less | Operator::AtMost => Some(-1.0),
        Operator::Equal | Operator::NotEqual => None,
    }
}

/// The part of a convex polygon that is on one side of all these edges.
fn meet(quad: &Quad, edges: &[Corner], sign: f64, border: Border, polygon: &[Point]) -> Vec<Point> {
    let all = quad.edges();
    edges.iter().fold(polygon.to_vec(), |polygon, &begin| {
        let (a, b) = all[begin as usize];
        match (a == b, border) {
            (false, _) => clipped(&polygon, |p| sign * side(a, b, p)),
            // Beside an edge without length the side value is 0 everywhere.
            (true, Border::Hits) => polygon,
            (true, Border::Misses | Border::Half) => Vec::new(),
        }
    })
}

fn has_area(points: &[Point], zoom: f64) -> bool {
    let Some(&first) = points.first() else { return false };
    let double: f64 = points.windows(2).map(|pair| side(first, pair[0], pair[1])).sum();
    double.abs() * zoom * zoom > LEAST_AREA
}
