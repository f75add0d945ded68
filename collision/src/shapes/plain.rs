//! Plain arithmetic that decides most pairs. It knows by how much it may be wrong, and says nothing where that could
//! matter: touching, and nearly. Cost: some products, and few branches.

use super::outline::{Edge, edges};
use crate::quad_contact::CROSS_ROUNDING;
use crate::{Contact, Point, Vec2};

/// On which side of an edge a point is, by the sign, or 0 if rounding may decide, or a number is not finite. More than 0 is
/// right.
#[inline(always)]
fn sure_side((a, b): Edge, p: Point) -> f64 {
    let (one, other) = ((b.x - a.x) * (p.y - a.y), (b.y - a.y) * (p.x - a.x));
    let cross = one - other;
    if cross.abs() > CROSS_ROUNDING * (one.abs() + other.abs()) { cross } else { 0.0 }
}

/// Two segments.
#[inline(always)]
pub(super) fn segments(a: Edge, b: Edge) -> Option<Contact> {
    let of_a = [sure_side(b, a.0), sure_side(b, a.1)];
    let of_b = [sure_side(a, b.0), sure_side(a, b.1)];
    let are_beside = |[one, other]: [f64; 2]| ((one > 0.0) & (other > 0.0)) | ((one < 0.0) & (other < 0.0));
    let are_parted = |[one, other]: [f64; 2]| ((one > 0.0) & (other < 0.0)) | ((one < 0.0) & (other > 0.0));
    // Which of the two it is, no processor can guess; that it is one of them, every one.
    let (is_apart, is_over) = (are_beside(of_a) | are_beside(of_b), are_parted(of_a) & are_parted(of_b));
    (is_apart | is_over).then_some(if is_apart { Contact::Apart } else { Contact::Overlapping })
}

/// Whether an outline surely has no corner that is straight or turns the other way, and leads round once: 1 if it turns
/// right everywhere, -1 if left, 0 if that is not sure.
pub(super) fn convex(corners: &[Point]) -> f64 {
    let (Some(&last), count) = (corners.last(), corners.len()) else { return 0.0 };
    if count < 3 {
        return 0.0;
    }
    let leads_up = |(a, b): Edge| (b.y, b.x) < (a.y, a.x);
    let (mut before, mut is_up) = ((corners[count - 2], last), leads_up((corners[count - 2], last)));
    let (mut all_right, mut all_left, mut changes) = (true, true, 0);
    for &corner in corners {
        let turn = sure_side(before, corner);
        (all_right, all_left) = (all_right & (turn > 0.0), all_left & (turn < 0.0));
        before = (before.1, corner);
        changes += usize::from(leads_up(before) != is_up);
        is_up = leads_up(before);
    }
    // Each time round, an outline that turns one way leads up once and down once.
    f64::from(u8::from(all_right & (changes == 2))) - f64::from(u8::from(all_left & (changes == 2)))
}

/// Two convex outlines of 3 corners or more, by the separating axis theorem: they are apart if all corners of one are
/// beyond an edge of the other, and overlap if no edge has all of them beyond it or on its line.
pub(super) fn outlines(a: &[Point], b: &[Point]) -> Option<Contact> {
    let (turn_a, turn_b) = (convex(a), convex(b));
    if turn_a == 0.0 || turn_b == 0.0 {
        return None;
    }
    let mut reaches_all = true;
    for (one, other, turn) in [(a, b, turn_a), (b, a, turn_b)] {
        for edge in edges(one) {
            let (mut reaches, mut are_beyond) = (false, true);
            for &corner in other {
                let side = sure_side(edge, corner) * turn;
                reaches |= side > 0.0;
                are_beyond &= side < 0.0;
                if reaches {
                    break;
                }
            }
            if are_beyond {
                return Some(Contact::Apart);
            }
            reaches_all &= reaches;
        }
    }
    reaches_all.then_some(Contact::Overlapping)
}

/// More than all rounding of two turned rectangles and of their comparison, as a part of the largest coordinate: their
/// corners are off by up to 4 roundings, centre and half edges by as many, the products and sums by 8 more.
const OFF: f64 = 256.0 * f64::EPSILON;

/// Two turned rectangles by their centres and half edges, which is the separating axis theorem with four axes. Each is
/// nearly a rectangle: by so little that [`OFF`] covers it.
#[inline(always)]
pub(super) fn turned(a: &[Point; 4], b: &[Point; 4]) -> Option<Contact> {
    let half = |from: Point, to: Point| (to - from) * 0.5;
    let middle = |corners: &[Point; 4]| corners[0] + half(corners[0], corners[2]);
    let [ax, ay, bx, by] = [half(a[0], a[1]), half(a[0], a[3]), half(b[0], b[1]), half(b[0], b[3])];
    let between = middle(b) - middle(a);
    let size = |corners: &[Point; 4]| corners.iter().fold(0.0, |most: f64, at| most.max(at.x.abs()).max(at.y.abs()));
    let off = OFF * size(a).max(size(b));
    let cross = |one: Vec2, other: Vec2| (one.x * other.y - one.y * other.x).abs();
    let (of_a, of_b) = (cross(ax, ay), cross(bx, by));
    let [xx, xy, yx, yy] = [cross(ax, bx), cross(ax, by), cross(ay, bx), cross(ay, by)];
    // On the axis across each edge: the distance of the centres less both shadows, all times the length of the edge.
    let gaps = [
        (cross(between, ax) - (of_a + xx + xy), ax),
        (cross(between, ay) - (of_a + yx + yy), ay),
        (cross(between, bx) - (of_b + xx + yx), bx),
        (cross(between, by) - (of_b + xy + yy), by),
    ];
    let (mut is_apart, mut is_over) = (false, true);
    for (gap, edge) in gaps {
        let off = off * (edge.x.abs() + edge.y.abs());
        is_apart |= gap > off;
        is_over &= gap < -off;
    }
    // A rectangle that is flat but for rounding may have no inside.
    for (area, [one, other]) in [(of_a, [ax, ay]), (of_b, [bx, by])] {
        is_over &= area > off * (one.x.abs() + one.y.abs()).max(other.x.abs() + other.y.abs());
    }
    match (is_apart, is_over) {
        (true, _) => Some(Contact::Apart),
        (false, true) => Some(Contact::Overlapping),
        (false, false) => None,
    }
}
