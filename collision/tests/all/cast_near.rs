//! Rays that nearly pass, nearly end and nearly begin, at the bounds of plain arithmetic, against fractions.

use hantei_collision::{Angle, CastHit, CastTarget, Point, Polygon, Rect, Turned, Vec2, cast};
use hantei_testing::exact;
use num_rational::BigRational;
use num_traits::{One as _, Signed as _, ToPrimitive as _, Zero as _};

/// How far from exactly there, as a part.
const OFF: [f64; 11] = [0.0, 1e-16, -1e-16, 3e-16, -3e-16, 1e-15, -1e-15, 2e-14, -2e-14, 1e-9, -1e-9];

/// When the way is on the inner side of all edges, which are clockwise and convex, and the edges through which it comes.
struct Clip {
    enter: Option<(BigRational, Vec<usize>)>,
    leave: Option<BigRational>,
}

fn clip(from: Point, by: Vec2, corners: &[Point]) -> Option<Clip> {
    let mut clip = Clip { enter: None, leave: None };
    for (edge, a) in corners.iter().enumerate() {
        let b = corners[(edge + 1) % corners.len()];
        let along = [exact(b.x) - exact(a.x), exact(b.y) - exact(a.y)];
        let start = [exact(from.x) - exact(a.x), exact(from.y) - exact(a.y)];
        let above = &along[0] * &start[1] - &along[1] * &start[0];
        let slope = &along[0] * exact(by.y) - &along[1] * exact(by.x);
        if slope.is_zero() {
            if !above.is_positive() {
                return None;
            }
            continue;
        }
        let at = -above / &slope;
        if slope.is_negative() {
            clip.leave = Some(clip.leave.map_or(at.clone(), |leave| leave.min(at)));
            continue;
        }
        clip.enter = Some(match clip.enter {
            Some((enter, edges)) if enter > at => (enter, edges),
            Some((enter, mut edges)) if enter == at => {
                edges.push(edge);
                (enter, edges)
            }
            _ => (at, vec![edge]),
        });
    }
    Some(clip)
}

fn agrees(from: Point, by: Vec2, shape: &impl CastTarget, corners: &[Point]) -> Option<CastHit> {
    let found = cast(from, by, shape);
    let case = format!("{from:?} by {by:?}, {corners:?}: {found:?}");
    let Some(Clip { enter: Some((enter, edges)), leave: Some(leave) }) = clip(from, by, corners) else {
        assert_eq!(found, None, "{case}");
        return None;
    };
    let is_hit = enter < leave && enter < BigRational::one() && leave.is_positive();
    assert_eq!(found.is_some(), is_hit, "{case}");
    let hit = found?;
    assert_eq!(hit.is_inside(), enter.is_negative(), "{case}");
    if hit.is_inside() {
        return found;
    }
    assert!(edges.contains(&hit.edge.expect("an edge")), "{case}, and it is {edges:?}");
    let expected = enter.to_f64().expect("finite");
    assert!((hit.time - expected).abs() <= 4.0 * f64::EPSILON * expected, "{case}, and it is {expected}");
    assert!((hit.normal.length() - 1.0).abs() < 1e-15 && hit.normal.dot(by) < 1e-9 * by.length(), "{case}");
    found
}

fn number(random: &mut fastrand::Rng, least: f64, most: f64) -> f64 {
    least + random.f64() * (most - least)
}

/// A way past a corner, to an edge or from an edge, nearly.
fn way(random: &mut fastrand::Rng, corners: &[Point], off: f64) -> (Point, Vec2) {
    let place = random.usize(..corners.len());
    let (a, b) = (corners[place], corners[(place + 1) % corners.len()]);
    let far = Point::new(number(random, -300.0, 300.0), number(random, -300.0, 300.0));
    let part = [0.0, random.f64()][random.usize(..2)];
    let near = a + (b - a) * part;
    let to = near - far;
    let aside = Vec2::new(-to.y, to.x) * off;
    match random.u32(..4) {
        0 => (far, (to + aside) * number(random, 1.0, 3.0)), // past it
        1 => (far, to * (1.0 + off)),                        // ends there
        2 => (near + to * off, to * -1.0),                   // begins there
        _ => (near + to * off, to),
    }
}

#[test]
fn turned_rectangles() {
    let mut random = fastrand::Rng::with_seed(71);
    let mut seen = [0; 3];
    for case in 0..6_000 {
        let r = &mut random;
        let size = [number(r, 5.0, 90.0), number(r, 5.0, 90.0) * [1.0, 1e-6, 1e-12][r.usize(..3)]];
        let angle =
            if r.bool() { Angle::Degrees(number(r, -180.0, 180.0)) } else { Angle::Direction(Vec2::new(4.0, 3.0)) };
        let centre = Point::new(number(r, -90.0, 90.0), number(r, -90.0, 90.0));
        let shape = Turned::checked(centre, size[0], size[1], angle).expect("a turned rectangle");
        let (from, by) = way(r, &shape.corners(), OFF[case % OFF.len()]);
        let hit = agrees(from, by, &shape, &shape.corners());
        seen[hit.map_or(0, |hit| 1 + usize::from(hit.is_inside()))] += 1;
    }
    assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
}

#[test]
fn upright_rectangles() {
    let mut random = fastrand::Rng::with_seed(72);
    let mut seen = [0; 3];
    for case in 0..12_000 {
        let r = &mut random;
        let place =
            |r: &mut fastrand::Rng| if r.bool() { number(r, -90.0, 90.0) } else { f64::from(r.i32(-9..9)) * 10.0 };
        let shape = Rect::from_corners(Point::new(place(r), place(r)), Point::new(place(r), place(r)));
        if shape.width() == 0.0 || shape.height() == 0.0 {
            continue;
        }
        let (from, by) = way(r, &shape.corners(), OFF[case % OFF.len()]);
        let by = [by, Vec2::new(by.x, 0.0), Vec2::new(0.0, by.y)][r.usize(..3)];
        let hit = agrees(from, by, &shape, &shape.corners());
        seen[hit.map_or(0, |hit| 1 + usize::from(hit.is_inside()))] += 1;
    }
    assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
}

#[test]
fn triangles_and_hexagons() {
    let mut random = fastrand::Rng::with_seed(73);
    let mut seen = [0; 3];
    for case in 0..6_000 {
        let r = &mut random;
        let (count, turn, wide) = (r.usize(3..7), number(r, 0.0, 6.3), number(r, 5.0, 90.0));
        let corner = |place: usize| {
            let (sin, cos) = (turn + place as f64 / count as f64 * std::f64::consts::TAU).sin_cos();
            Point::new(20.0 + wide * cos, 30.0 + 0.7 * wide * sin)
        };
        let corners: Vec<Point> = (0..count).map(corner).collect();
        let shape = Polygon::checked(&corners).expect("finite");
        let (from, by) = way(r, &corners, OFF[case % OFF.len()]);
        let hit = agrees(from, by, &shape, &corners);
        seen[hit.map_or(0, |hit| 1 + usize::from(hit.is_inside()))] += 1;
    }
    assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
}
