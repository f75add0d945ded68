//! How far two shapes are from touching: the gap between them, or the depth of their overlap.
//! Idea: apart, a corner of one outline is the nearest place; overlapping, the way out leads along the axis of an edge, or,
//! for a point or a centre, to the nearest edge. Cost: each corner against each edge.

use super::{Pair, Shape, outline};
use crate::{
    AxisAligned as _, Circle, Contact, Cuboid, Point, Polygon, Turn, edge_distance, orientation, push_out, sat_push_out,
};

/// Below every length that is more than 0.
const LEAST: f64 = f64::from_bits(1);

impl Pair<'_> {
    /// How far the two are from touching, world units: apart, the shortest distance between them; overlapping, the length
    /// of the shortest way that leads A out; touching, 0. Of two boxes both go along the axes.
    ///
    /// `None` where they overlap, one is a polygon that is not convex, and the other one is no point: no shortest way is
    /// computed there. Whether it is 0 is exact; its last bits may be rounded.
    ///
    /// ```
    /// use hantei_collision::ShapeKind;
    /// use hantei_collision::shapes::{Pair, Shape};
    ///
    /// let ball = Shape::new(ShapeKind::Circle, &[0.0, 0.0, 2.0])?;
    /// let wall = Shape::new(ShapeKind::Segment, &[3.0, -9.0, 3.0, 9.0])?;
    /// let door = Shape::new(ShapeKind::Rect, &[-1.0, -9.0, 9.0, 18.0])?;
    /// assert_eq!(Pair::new(ball, wall)?.amount(), Some(1.0));
    /// assert_eq!(Pair::new(ball, door)?.amount(), Some(3.0)); // 1 to the left edge, and the radius
    /// # Ok::<(), hantei_collision::ShapeError>(())
    /// ```
    pub fn amount(&self) -> Option<f64> {
        match self.contact() {
            Contact::Touching => Some(0.0),
            Contact::Apart => Some(self.gap().max(LEAST)),
            Contact::Overlapping => Some(self.depth()?.max(LEAST)),
        }
    }

    /// Between two that are apart.
    fn gap(&self) -> f64 {
        match (self.a(), self.b()) {
            (Shape::Box(a), Shape::Box(b)) => between(*a, *b),
            (Shape::Circle(a), Shape::Circle(b)) => beyond(*a, &[b.centre()], b.radius()),
            (Shape::Circle(circle), other) | (other, Shape::Circle(circle)) => {
                beyond(*circle, other.corners().as_slice(), 0.0)
            }
            (a, b) => {
                let (a, b) = (a.corners(), b.corners());
                let nearest = |corners: &[Point], others: &[Point]| {
                    corners.iter().fold(f64::INFINITY, |least, corner| least.min(from_edges(others, *corner)))
                };
                nearest(a.as_slice(), b.as_slice()).min(nearest(b.as_slice(), a.as_slice()))
            }
        }
    }

    /// Of two that overlap.
    fn depth(&self) -> Option<f64> {
        match (self.a(), self.b()) {
            (Shape::Box(a), Shape::Box(b)) => push_out(*a, *b).map(|push| push.depth),
            (Shape::Circle(a), Shape::Circle(b)) => Some(-beyond(*a, &[b.centre()], b.radius())),
            (Shape::Point(point), Shape::Circle(circle)) | (Shape::Circle(circle), Shape::Point(point)) => {
                Some(-beyond(*circle, &[*point], 0.0))
            }
            (Shape::Point(point), other) | (other, Shape::Point(point)) => {
                Some(from_edges(other.corners().as_slice(), *point))
            }
            (a, b) if !is_convex(a) || !is_convex(b) => None,
            (Shape::Circle(circle), other) | (other, Shape::Circle(circle)) => out_of(*circle, other),
            (a, b) => sat_push_out(*a, *b).map(|push| push.depth),
        }
    }
}

/// The length of a circle's way out of a convex shape.
fn out_of(circle: Circle, other: &Shape) -> Option<f64> {
    let corners = other.corners();
    let is_in = Pair::new(circle.centre(), *other).ok()?.contact() == Contact::Overlapping;
    Some(if is_in {
        circle.radius() + from_edges(corners.as_slice(), circle.centre())
    } else {
        -beyond(circle, corners.as_slice(), 0.0)
    })
}

/// How far an outline is from a circle that has this much more of a radius; below 0 if it is in it.
fn beyond(circle: Circle, corners: &[Point], more: f64) -> f64 {
    edge_distance::beyond(outline::edges(corners), circle.centre(), &[circle.radius(), more])
}

/// The distance of a point from the nearest edge of an outline, which may be a single point.
fn from_edges(corners: &[Point], point: Point) -> f64 {
    edge_distance::nearest(outline::edges(corners), point)
}

/// The distance between two boxes that are apart, along their axes.
fn between(a: Cuboid, b: Cuboid) -> f64 {
    let gaps = Cuboid::AXES.iter().map(|axis| a.interval(*axis).gap(b.interval(*axis)).max(0.0));
    gaps.fold(0.0, f64::hypot)
}

fn is_convex(shape: &Shape) -> bool {
    match shape {
        Shape::Polygon(polygon) => polygon.is_convex(),
        _ => true,
    }
}

impl Polygon<'_> {
    /// Whether no corner turns the other way and the outline goes round once; corners that lie on the line between their
    /// neighbours change nothing. Exact.
    pub fn is_convex(&self) -> bool {
        let edges: Vec<outline::Edge> = self.edges().filter(|(start, end)| start != end).collect();
        let next = edges.iter().cycle().skip(1);
        let turns = edges.iter().zip(next).map(|(edge, next)| orientation(edge.0, edge.1, next.1));
        let (mut is_right, mut is_left) = (false, false);
        for turn in turns {
            is_right |= turn == Turn::Right;
            is_left |= turn == Turn::Left;
        }
        let leads_up = |(a, b): &outline::Edge| (b.y, b.x) < (a.y, a.x);
        let next = edges.iter().cycle().skip(1);
        let changes = edges.iter().zip(next).filter(|(edge, next)| leads_up(edge) != leads_up(next)).count();
        // Each time round, an outline that turns one way leads up once and down once.
        !(is_right && is_left) && changes <= 2
    }
}
