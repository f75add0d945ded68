//! Cases to guess: mostly tricky ones.

use crate::scene::pair::rows::Dealt;
use crate::scene::shared::random::Numbers;
use hantei_collision::shapes::Pair;
use hantei_collision::{BorderRule, InsideMethod, Point, Quad, QuadAndPoint};

pub(super) const KINDS: &[&str] = &["concave", "bow-tie", "counter-clockwise", "beyond-an-edge", "on-edge", "convex"];

/// Coordinates are multiples of this, world units, so that the middle of an edge is a whole number.
const STEP: f64 = 10.0;

/// Four corners, clockwise and convex, around the middle of the sources' window: one on each side of a rectangle.
fn convex(numbers: &mut Numbers) -> [Point; 4] {
    let mut along = |least: f64| numbers.in_steps(STEP, least, least + 80.0);
    [
        Point::new(140.0, along(180.0)),
        Point::new(along(220.0), 100.0),
        Point::new(460.0, along(180.0)),
        Point::new(along(280.0), 380.0),
    ]
}

/// The point at this part of the line from `a` to `b`, on whole numbers.
fn between(a: Point, b: Point, part: f64) -> Point {
    Point::new((a.x + (b.x - a.x) * part).round(), (a.y + (b.y - a.y) * part).round())
}

pub(super) fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let mut corners = convex(numbers);
    let middle = between(between(corners[0], corners[2], 0.5), between(corners[1], corners[3], 0.5), 0.5);
    let either = |numbers: &mut Numbers| {
        if numbers.coin() { InsideMethod::SameSide } else { InsideMethod::Crossings }
    };
    let (p, method) = match KINDS[kind] {
        "concave" => {
            // C behind the diagonal from B to D. The probe is in the bay, or in one of the two arms.
            corners[2] = between(corners[0], middle, 0.5 + numbers.below(0.3));
            let arm = if numbers.coin() { corners[1] } else { corners[3] };
            let probe = if numbers.coin() { between(middle, corners[2], -0.4) } else { between(corners[2], arm, 0.4) };
            (between(probe, corners[0], 0.06), either(numbers))
        }
        "bow-tie" => {
            corners.swap(2, 3);
            let edge = between(corners[0], corners[1], 0.5);
            let probe = if numbers.coin() { between(edge, middle, 0.4) } else { between(corners[2], middle, 0.7) };
            (probe, either(numbers))
        }
        "counter-clockwise" => {
            corners.reverse();
            let method = if numbers.coin() { InsideMethod::RightOfAll } else { InsideMethod::SameSide };
            // Inside, or beyond a corner.
            let part = numbers.below(0.5) + if numbers.coin() { 0.0 } else { 1.1 };
            (between(middle, corners[numbers.place(4)], part), method)
        }
        "beyond-an-edge" => {
            // On the edge's line beyond it, or well inside near it.
            let place = numbers.place(4);
            let (from, to) = (corners[place], corners[(place + 1) % 4]);
            let near = || between(between(from, to, 0.5), middle, 0.12);
            (if numbers.coin() { between(from, to, 1.2) } else { near() }, InsideMethod::RightOfAll)
        }
        "on-edge" => {
            let place = numbers.place(4);
            (between(corners[place], corners[(place + 1) % 4], 0.5), either(numbers))
        }
        _ => {
            let place = numbers.place(4);
            let edge = between(corners[place], corners[(place + 1) % 4], 0.5);
            (between(middle, edge, if numbers.coin() { 0.8 } else { 1.2 }), InsideMethod::RightOfAll)
        }
    };
    let counts = KINDS[kind] == "on-edge" && numbers.coin();
    let border = if counts { BorderRule::Hits } else { BorderRule::AsWritten };
    let pair = Pair::from(QuadAndPoint { quad: Quad { corners }, p });
    Dealt { method: Some(method.name()), ..Dealt::of([*pair.a(), *pair.b()], border) }
}
