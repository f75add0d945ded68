//! Pairs that nearly touch, at the bounds of plain arithmetic, against fractions.

use super::{contact, oracle};
use hantei_collision::shapes::Shape;
use hantei_collision::{Angle, Contact, Point, Polygon, Segment, Turned, Vec2};
use num_rational::BigRational;

/// How far two shapes are from touching, as a part of their coordinates: from none through the last bits to plainly.
const OFF: [f64; 13] = [0.0, 1e-17, -1e-17, 1e-16, -1e-16, 4e-16, -4e-16, 5e-15, -5e-15, 6e-14, -6e-14, 1e-11, -1e-11];

fn agrees(a: Shape, b: Shape, seen: &mut [u32; 3]) {
    let expected = oracle::contact::<BigRational>(&a, &b);
    assert_eq!([contact(a, b), contact(b, a)], [expected; 2], "{a:?}\n{b:?}");
    seen[expected as usize] += 1;
}

fn number(random: &mut fastrand::Rng, least: f64, most: f64) -> f64 {
    least + random.f64() * (most - least)
}

/// A place on an edge, and a little beyond it.
fn near_edge(random: &mut fastrand::Rng, corners: &[Point], off: f64) -> Point {
    let edge = random.usize(..corners.len());
    let (a, b) = (corners[edge], corners[(edge + 1) % corners.len()]);
    let along = b - a;
    let away = Vec2::new(along.y, -along.x) * along.length().recip();
    let part = [0.0, 0.5, random.f64()][random.usize(..3)];
    a + along * part + away * (off * (a.x.abs() + a.y.abs() + along.length()))
}

fn turned(random: &mut fastrand::Rng, scale: f64) -> Turned {
    let centre = Point::new(number(random, -200.0, 200.0) * scale, number(random, -200.0, 200.0) * scale);
    let thin = [1.0, 1.0, 1e-9, 1e-13, 1e-15][random.usize(..5)];
    let size = [number(random, 10.0, 90.0) * scale, number(random, 10.0, 90.0) * scale * thin];
    let angle = match random.u32(..4) {
        0 => Angle::Direction(Vec2::new(4.0, 3.0)),
        1 => Angle::Degrees(f64::from(random.i32(-12..12) * 15)),
        _ => Angle::Degrees(number(random, -180.0, 180.0)),
    };
    Turned::checked(centre, size[0], size[1], angle).expect("a turned rectangle")
}

#[test]
fn turned_rectangles() {
    let mut random = fastrand::Rng::with_seed(61);
    let mut seen = [0; 3];
    for case in 0..260 {
        let scale = [1.0, 1.0, 1e-120, 1e140][random.usize(..4)];
        let (a, b) = (turned(&mut random, scale), turned(&mut random, scale));
        let at = near_edge(&mut random, &a.corners(), OFF[case % OFF.len()]);
        let corner = b.corners()[random.usize(..4)];
        let by = at - corner;
        let Ok(b) = Turned::checked(b.centre() + by, b.width(), b.height(), b.angle()) else { continue };
        agrees(a.into(), b.into(), &mut seen);
    }
    assert!(seen[Contact::Apart as usize] > 40 && seen[Contact::Overlapping as usize] > 40, "{seen:?}");
}

/// A convex polygon, clockwise or not, of 3 to 8 corners.
fn convex(random: &mut fastrand::Rng) -> Vec<Point> {
    let (count, turn) = (random.usize(3..9), number(random, 0.0, 6.3));
    let (x, y, wide) = (number(random, -90.0, 90.0), number(random, -90.0, 90.0), number(random, 5.0, 50.0));
    let high = [wide, wide * 1e-3, wide * 1e-14][random.usize(..3)];
    let way = if random.bool() { 1.0 } else { -1.0 };
    let corner = |place: usize| {
        let (sin, cos) = (turn + way * place as f64 / count as f64 * std::f64::consts::TAU).sin_cos();
        Point::new(x + wide * cos, y + high * sin)
    };
    (0..count).map(corner).collect()
}

#[test]
fn convex_polygons() {
    let mut random = fastrand::Rng::with_seed(62);
    let mut seen = [0; 3];
    for case in 0..260 {
        let (a, b) = (convex(&mut random), convex(&mut random));
        let at = near_edge(&mut random, &a, OFF[case % OFF.len()]);
        let by = at - b[random.usize(..b.len())];
        let b: Vec<Point> = b.into_iter().map(|corner| corner + by).collect();
        let [a, b] = [a, b].map(|corners| Polygon::checked(&corners).expect("finite"));
        if a.crossing().is_some() || b.crossing().is_some() {
            continue;
        }
        agrees(a.into(), b.into(), &mut seen);
    }
    assert!(seen[Contact::Apart as usize] > 40 && seen[Contact::Overlapping as usize] > 40, "{seen:?}");
}

#[test]
fn segments() {
    let mut random = fastrand::Rng::with_seed(63);
    let mut seen = [0; 3];
    for case in 0..4_000 {
        let mut at = || Point::new(number(&mut random, -90.0, 90.0), number(&mut random, -90.0, 90.0));
        let (a, far) = (Segment::new(at(), at()), at());
        let end = near_edge(&mut random, &[a.start, a.end], OFF[case % OFF.len()]);
        agrees(a.into(), Segment::new(end, far).into(), &mut seen);
    }
    assert!(seen[Contact::Apart as usize] > 1_000 && seen[Contact::Overlapping as usize] > 1_000, "{seen:?}");
}

/// A star whose edges cross turns the same way at each corner, and is not convex.
#[test]
fn a_star_is_not_convex() {
    let star = [(200.0, 60.0), (280.0, 280.0), (90.0, 140.0), (310.0, 140.0), (120.0, 280.0)];
    let star = Polygon::checked(&star.map(|(x, y)| Point::new(x, y))).expect("finite");
    assert_eq!(star.crossing(), Some([1, 3]));
}
