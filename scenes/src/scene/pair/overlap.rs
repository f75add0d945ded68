//! The area that two shapes share, as the figure shows it.

use super::kinds::outline;
use crate::figure::{Figure, Item, Role, clipped_by, clipped_to, is_convex, triangles};
use crate::scene::shared::disc::{disc, rim};
use hantei_collision::shapes::Shape;
use hantei_collision::{Circle, Point};

/// Draws the area that two shapes share.
pub(super) fn draw(a: &Shape, b: &Shape, figure: &mut Figure) {
    if let (Shape::Rect(a), Shape::Rect(b)) = (a, b) {
        let both = a.intersection(*b).filter(|both| both.width() > 0.0 && both.height() > 0.0);
        return both.into_iter().for_each(|both| figure.push_overlap(both, Role::Overlap));
    }
    let pieces = shared(a, b, figure);
    // The edges between pieces are no edges of the area.
    let is_one = pieces.len() == 1;
    for piece in pieces.into_iter().filter(|piece| piece.len() > 2) {
        if is_one {
            figure.push_striped(&piece, Role::Overlap);
        } else {
            figure.push(Item::Polygon { points: piece.clone(), role: Role::Overlap });
            figure.push_stripes(&piece, Role::OverlapMark);
        }
    }
}

/// The area that two shapes share in convex pieces, as the figure shows it; of convex shapes it is one piece.
fn shared(a: &Shape, b: &Shape, figure: &Figure) -> Vec<Vec<Point>> {
    if let (Shape::Circle(a), Shape::Circle(b)) = (a, b) {
        return vec![lens(*a, *b, figure)];
    }
    let convex = |outline: Vec<Point>| {
        if is_convex(&outline) { vec![outline] } else { triangles(&outline).into_iter().map(Vec::from).collect() }
    };
    let [a, b] = [a, b].map(|shape| outline(shape, figure));
    if a.len() < 3 || b.len() < 3 {
        return Vec::new();
    }
    let (a, b) = (convex(a), convex(b));
    a.iter().flat_map(|one| b.iter().map(|other| clipped_by(one, other))).collect()
}

/// What two discs share: an arc of each, between the two places where their edges cross.
fn lens(a: Circle, b: Circle, figure: &Figure) -> Vec<Point> {
    let (far, [ra, rb]) = (a.centre().distance(b.centre()), [a.radius(), b.radius()]);
    if far >= ra + rb {
        return Vec::new();
    }
    if far <= (ra - rb).abs() {
        return disc(if ra < rb { a } else { b }, figure);
    }
    let arc = |of: Circle, other: Circle| {
        let (r, s, by) = (of.radius(), other.radius(), other.centre());
        let middle = (by.y - of.centre().y).atan2(by.x - of.centre().x);
        let half = ((far * far + r * r - s * s) / (2.0 * far * r)).clamp(-1.0, 1.0).acos();
        let steps = rim(of, figure).len() / 2;
        (0..=steps).map(move |step| {
            let (sin, cos) = (middle - half + 2.0 * half * step as f64 / steps as f64).sin_cos();
            of.centre().moved(r * cos, r * sin)
        })
    };
    let both: Vec<Point> = arc(a, b).chain(arc(b, a)).collect();
    clipped_to(&both, figure.seen().grown(figure.units(1.0)))
}
