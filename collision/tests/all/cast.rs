//! Rays: whether they get inside a shape, when and through which edge, against whole numbers and fractions.

use hantei_collision::{
    Angle, CastHit, CastTarget, Circle, Point, Polygon, Rect, ShapeError, Turned, Vec2, cast, cast_through,
    circle_time_of_impact,
};
use hantei_testing::exact;
use num_rational::BigRational;
use num_traits::{ToPrimitive as _, Zero as _};

type At = (i128, i128);
/// A part of the way: a number above another one, which is above 0.
type Part = (i128, i128);

fn point((x, y): At) -> Point {
    Point::new(x as f64, y as f64)
}

fn vector((x, y): At) -> Vec2 {
    Vec2::new(x as f64, y as f64)
}

fn cross(a: At, b: At, p: At) -> i128 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

fn edges(corners: &[At]) -> Vec<(At, At)> {
    (0..corners.len()).map(|place| (corners[place], corners[(place + 1) % corners.len()])).collect()
}

fn is_on((a, b): (At, At), p: At) -> bool {
    let between = |a: i128, p: i128, b: i128| a.min(b) <= p && p <= a.max(b);
    cross(a, b, p) == 0 && between(a.0, p.0, b.0) && between(a.1, p.1, b.1)
}

/// Strictly inside by the even-odd rule.
fn is_inside(corners: &[At], p: At) -> bool {
    let crosses = |(a, b): (At, At)| {
        let side = cross(a, b, p);
        a.1 <= p.1 && p.1 < b.1 && side > 0 || b.1 <= p.1 && p.1 < a.1 && side < 0
    };
    let edges = edges(corners);
    !edges.iter().any(|edge| is_on(*edge, p)) && edges.into_iter().filter(|edge| crosses(*edge)).count() % 2 == 1
}

fn scaled(corners: &[At], by: i128) -> Vec<At> {
    corners.iter().map(|at| (at.0 * by, at.1 * by)).collect()
}

/// The place of a part of the way, times what the part is divided by.
fn place(from: At, by: At, (above, below): Part) -> At {
    (from.0 * below + by.0 * above, from.1 * below + by.1 * above)
}

/// Where the way gets inside, slowly: it is cut where it meets an edge, and the middle of each piece is looked at.
/// Nothing for a start inside; else the part, and the edges that meet there and are not parallel to the way.
fn oracle(from: At, by: At, corners: &[At]) -> Option<(Part, Vec<usize>)> {
    let parallel = |(a, b): (At, At)| by.0 * (b.1 - a.1) - by.1 * (b.0 - a.0);
    let mut parts: Vec<Part> = vec![(0, 1), (1, 1)];
    for (a, b) in edges(corners) {
        let den = parallel((a, b));
        if den != 0 {
            let above = (a.0 - from.0) * (b.1 - a.1) - (a.1 - from.1) * (b.0 - a.0);
            parts.push((above * den.signum(), den.abs()));
        } else if by != (0, 0) {
            let along = |p: At| ((p.0 - from.0) * by.0 + (p.1 - from.1) * by.1, by.0 * by.0 + by.1 * by.1);
            parts.extend([along(a), along(b)]);
        }
    }
    parts.retain(|(above, below)| 0 <= *above && above <= below);
    parts.sort_by(|one, other| (one.0 * other.1).cmp(&(other.0 * one.1)));
    parts.dedup_by(|one, other| one.0 * other.1 == other.0 * one.1);
    let middle = |one: Part, other: Part| (one.0 * other.1 + other.0 * one.1, 2 * one.1 * other.1);
    let gets_inside = |pair: &&[Part]| {
        let middle = middle(pair[0], pair[1]);
        is_inside(&scaled(corners, middle.1), place(from, by, middle))
    };
    let part = parts.windows(2).find(gets_inside)?[0];
    let here = place(from, by, part);
    let met = edges(corners).into_iter().enumerate().filter(|&(_, edge)| {
        let [a, b] = [edge.0, edge.1].map(|at| (at.0 * part.1, at.1 * part.1));
        parallel(edge) != 0 && is_on((a, b), here)
    });
    Some((part, met.map(|(edge, _)| edge).collect()))
}

/// The nearest floats to a fraction, or the one beside.
fn is_near(time: f64, (above, below): Part) -> bool {
    let expected = above as f64 / below as f64;
    (time - expected).abs() <= 4.0 * f64::EPSILON * expected
}

fn check(hit: Option<CastHit>, from: At, by: At, corners: &[At], case: &str) {
    if is_inside(corners, from) {
        assert!(hit.is_some_and(|hit| hit.is_inside() && hit.time == 0.0 && hit.edge.is_none()), "{case}: {hit:?}");
        return;
    }
    let expected = oracle(from, by, corners);
    let Some((hit, (part, met))) = hit.zip(expected.clone()) else {
        assert_eq!(hit.is_some(), expected.is_some(), "{case}: {hit:?} {expected:?}");
        return;
    };
    let edge = hit.edge.expect("an edge");
    assert!(is_near(hit.time, part) && met.contains(&edge), "{case}: {hit:?} {part:?} {met:?}");
    let (a, b) = edges(corners)[edge];
    let (along, normal) = (vector((b.0 - a.0, b.1 - a.1)), hit.normal);
    assert!((normal.length() - 1.0).abs() < 1e-15, "{case}: {hit:?}");
    assert!((normal.x * along.x + normal.y * along.y).abs() <= 1e-15 * along.length(), "{case}: {hit:?}");
    assert!(normal.x * by.0 as f64 + normal.y * by.1 as f64 <= 0.0, "{case}: {hit:?}");
}

fn polygon(corners: &[At]) -> Polygon<'static> {
    let corners: Vec<Point> = corners.iter().map(|&at| point(at)).collect();
    Polygon::checked(&corners).expect("3 to 16 corners")
}

#[test]
fn polygons_and_rectangles() {
    let mut random = fastrand::Rng::with_seed(21);
    let (mut hits, mut at_corners) = (0, 0);
    for round in 0..40_000 {
        let size = [4, 7, 12, 300][random.usize(..4)];
        let mut at = || (random.i128(0..size), random.i128(0..size));
        let (from, to) = (at(), at());
        let by = (to.0 - from.0, to.1 - from.1);
        if round % 2 == 0 {
            let (one, other) = (at(), at());
            let rect = Rect::from_corners(point(one), point(other));
            let corners = rect.corners().map(|corner| (corner.x as i128, corner.y as i128));
            let case = format!("{from:?} by {by:?} {corners:?}");
            let hit = cast(point(from), vector(by), &rect);
            check(hit, from, by, &corners, &case);
            // A rectangle is also a polygon. Its edges are the same ones.
            let as_polygon = cast(point(from), vector(by), &polygon(&corners));
            assert_eq!(as_polygon.map(|hit| (hit.edge, hit.normal)), hit.map(|hit| (hit.edge, hit.normal)), "{case}");
            continue;
        }
        let corners: Vec<At> =
            (0..3 + random.usize(..6)).map(|_| (random.i128(0..size), random.i128(0..size))).collect();
        let case = format!("{from:?} by {by:?} {corners:?}");
        let hit = cast(point(from), vector(by), &polygon(&corners));
        check(hit, from, by, &corners, &case);
        hits += u32::from(hit.is_some_and(|hit| !hit.is_inside()));
        at_corners += u32::from(oracle(from, by, &corners).is_some_and(|(_, met)| met.len() > 1));
    }
    assert!(hits > 5_000 && at_corners > 600, "{hits} {at_corners}");
}

#[test]
fn circles() {
    let mut random = fastrand::Rng::with_seed(22);
    let (mut hits, mut grazes) = (0, 0);
    for _ in 0..40_000 {
        let size = [6, 12, 300][random.usize(..3)];
        let mut at = || (random.i128(0..size), random.i128(0..size));
        let (from, to, centre, radius) = (at(), at(), at(), at().0 / 2);
        let by = (to.0 - from.0, to.1 - from.1);
        let case = format!("{from:?} by {by:?} {centre:?} {radius}");
        let circle = Circle::new(point(centre), radius as f64);
        let hit = cast(point(from), vector(by), &circle);
        // The square of the distance from the centre, less that of the radius: a t² + 2 b t + c.
        let (x, y) = (from.0 - centre.0, from.1 - centre.1);
        let (a, b, c) = (by.0 * by.0 + by.1 * by.1, x * by.0 + y * by.1, x * x + y * y - radius * radius);
        if c < 0 {
            assert_eq!(hit, Some(CastHit { time: 0.0, normal: Vec2::ZERO, edge: None }), "{case}");
            continue;
        }
        let least = if b < 0 && -b < a { (a * c - b * b).signum() } else { (a + 2 * b + c).min(c).signum() };
        assert_eq!(hit.is_some(), least < 0, "{case}: {hit:?}");
        grazes += u32::from(least == 0);
        if let Some(hit) = hit {
            hits += 1;
            let time = c as f64 / (-b as f64 + ((b * b - a * c) as f64).sqrt());
            assert!((hit.time - time).abs() <= 1e-13 && hit.edge.is_none() && !hit.is_inside(), "{case}: {hit:?}");
            let at = point(from) + vector(by) * hit.time - point(centre);
            let away = hit.normal * radius as f64;
            assert!((at.x - away.x).hypot(at.y - away.y) <= 1e-9, "{case}: {hit:?}");
        }
        // A circle that moves towards a rectangle without size is a point that moves towards a circle.
        let corner = Rect::from_corners(point(centre), point(centre));
        let moving = circle_time_of_impact(Circle::new(point(from), radius as f64), vector(by), corner);
        assert!(moving.is_none_or(|impact| hit.is_some_and(|hit| hit.time == impact.time)), "{case}: {moving:?}");
    }
    assert!(hits > 5_000 && grazes > 200, "{hits} {grazes}");
}

#[test]
fn grazes_are_no_hits() -> Result<(), ShapeError> {
    let at = Point::new;
    let rect = Rect::from_corners(at(120.0, 100.0), at(280.0, 220.0));
    let ramp = Turned::checked(at(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
    let chevron = polygon(&[(80, 60), (320, 165), (80, 270), (160, 165)]);
    let ball = Circle::new(at(200.0, 160.0), 50.0);
    for (name, shape, from, by) in [
        ("along the top", &rect as &dyn CastTarget, (40.0, 100.0), (320.0, 0.0)),
        ("past a corner", &rect, (60.0, 160.0), (120.0, -120.0)),
        ("ends on the left edge", &rect, (40.0, 160.0), (80.0, 0.0)),
        ("from the right edge away", &rect, (280.0, 160.0), (10.0, 0.0)),
        ("too short", &rect, (20.0, 160.0), (60.0, 0.0)),
        ("stands beside", &rect, (20.0, 160.0), (0.0, 0.0)),
        ("stands on the edge", &rect, (120.0, 160.0), (0.0, 0.0)),
        ("along a turned edge", &ramp, (155.0 - 40.0, 100.0 - 30.0), (200.0, 150.0)),
        ("past a turned corner", &ramp, (275.0, 100.0), (0.0, 200.0)),
        ("from corner to corner, outside", &chevron, (80.0, 60.0), (0.0, 210.0)),
        ("past the inner corner", &chevron, (160.0, 165.0), (-100.0, 0.0)),
        ("along a tangent, 3-4-5", &ball, (110.0, 165.0), (120.0, -90.0)),
    ] {
        assert_eq!(shape.cast(at(from.0, from.1), Vec2::new(by.0, by.1)), None, "{name}");
    }
    for shape in [&rect as &dyn CastTarget, &ramp, &chevron, &ball] {
        for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            for [x, y, right, down] in
                [[wrong, 160.0, 9.0, 0.0], [0.0, wrong, 9.0, 0.0], [0.0, 160.0, wrong, 0.0], [200.0, 160.0, 9.0, wrong]]
            {
                assert_eq!(shape.cast(at(x, y), Vec2::new(right, down)), None, "{x} {y} {right} {down}");
            }
        }
    }
    let hit = cast(at(155.0, 165.0), Vec2::new(80.0, 0.0), &chevron).expect("through the inner corner");
    assert_eq!((hit.time, hit.edge), (0.0625, Some(2)));
    let hit = cast(at(250.0, 100.0), Vec2::new(-60.0, 80.0), &ramp).expect("straight down onto the ramp");
    assert_eq!((hit.normal, hit.edge), (Vec2::new(0.6, -0.8), Some(0)));
    Ok(())
}

/// What plain arithmetic rounds: the way passes a corner by less than its last bits.
#[test]
fn the_last_bit_decides() {
    let tip = Point::new(0.3, 0.1);
    for (name, tip, expected) in [
        ("at", tip, None),
        ("below", Point::new(0.3, 0.1f64.next_down()), Some(())),
        ("above", Point::new(0.3, 0.1f64.next_up()), None),
    ] {
        // The triangle is below its tip.
        let corners = [tip, Point::new(0.7, 0.9), Point::new(-0.2, 0.9)];
        let triangle = Polygon::checked(&corners).expect("a triangle");
        let hit = cast(Point::new(-1.0, 0.1), Vec2::new(3.0, 0.0), &triangle);
        assert_eq!(hit.map(drop), expected, "{name}");
    }
    // A corner on the way, but for rounding.
    let mut random = fastrand::Rng::with_seed(23);
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..2_000 {
        let mut number = || f64::from(random.u32(1..2_000)) / 100.0;
        let (by, part) = (Vec2::new(number(), number()), number() / 20.0);
        let tip = Point::new(by.x * part, by.y * part);
        let corners = [tip, tip + Vec2::new(50.0, 1.0), tip + Vec2::new(-1.0, 50.0)];
        let triangle = Polygon::checked(&corners).expect("a triangle");
        let hit = cast(Point::new(0.0, 0.0), by, &triangle);
        let fraction = |number: f64| exact(number);
        let inside_of = |a: Point, b: Point| {
            let (dx, dy) = (fraction(b.x) - fraction(a.x), fraction(b.y) - fraction(a.y));
            // The way is below this edge of the triangle at t: n(t) = above + slope t.
            let above = &dx * (-fraction(a.y)) - &dy * (-fraction(a.x));
            (above, dx * fraction(by.y) - dy * fraction(by.x))
        };
        // When the way is on the inner side of both edges at the tip, by fractions.
        let (mut enter, mut leave) = (BigRational::zero(), exact(1.0));
        for (a, b) in [(corners[0], corners[1]), (corners[2], corners[0]), (corners[1], corners[2])] {
            let (above, slope) = inside_of(a, b);
            let at = -above.clone() / &slope;
            if slope > BigRational::zero() { enter = enter.max(at) } else { leave = leave.min(at) }
        }
        assert_eq!(hit.is_some(), enter < leave, "{by:?} {part}");
        if let Some(hit) = hit {
            let expected = enter.to_f64().expect("finite");
            assert!((hit.time - expected).abs() <= 4.0 * f64::EPSILON * expected, "{by:?} {part} {hit:?}");
        }
        if hit.is_some() { hits += 1 } else { misses += 1 }
    }
    assert!(hits > 300 && misses + hits == 2_000, "{hits} {misses}");
}

#[test]
fn the_first_of_many() {
    let mut random = fastrand::Rng::with_seed(24);
    for _ in 0..5_000 {
        let mut at = || (random.i128(0..20), random.i128(0..20));
        let (from, to) = (at(), at());
        let (start, by) = (point(from), vector((to.0 - from.0, to.1 - from.1)));
        let rects: Vec<Rect> = (0..6).map(|_| Rect::from_corners(point(at()), point(at()))).collect();
        let found = cast_through(start, by, &rects);
        let hits = || rects.iter().enumerate().filter_map(|(place, rect)| Some((place, cast(start, by, rect)?)));
        let first = hits().map(|(_, hit)| hit.time).reduce(f64::min);
        assert_eq!(found.map(|(_, hit)| hit.time), first, "{from:?} {to:?} {rects:?}");
        assert!(found.is_none_or(|found| hits().any(|hit| hit == found)), "{from:?} {to:?} {rects:?}");
        let inside = hits().find(|(_, hit)| hit.is_inside());
        assert!(inside.is_none_or(|inside| found == Some(inside)), "{from:?} {to:?} {rects:?}");
    }
}
