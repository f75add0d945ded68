//! Every comparison against plain arithmetic: its text says what its numbers are.

use super::{By, circle_polygon, polygons, turned, two, with_circle, with_point};
use crate::lines::plain::{BORDERS, check};
use hantei_collision::{
    CirclePolygonMethod, CircleTurnedMethod, Method, Point, PointInTurnedMethod, PolygonsMethod, Turned, TurnedMethod,
};

/// The corners of both shapes, and the point or the centre that has a name of its own.
struct Names<'a> {
    a: &'a [Point],
    b: &'a [Point],
    own: Option<Point>,
}

fn cross(a: Point, b: Point, p: Point) -> f64 {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

impl Names<'_> {
    /// A point by its name: `a1`, `b16`, or `p` or `a` alone.
    fn point(&self, name: &str) -> Point {
        let corners = if name.starts_with('a') { self.a } else { self.b };
        name[1..].parse::<usize>().map_or_else(|_| self.own.expect(name), |place| corners[place - 1])
    }

    /// The edge `1-2` of a shape.
    fn edge(&self, of_a: bool, text: &str) -> (Point, Point) {
        let corners = if of_a { self.a } else { self.b };
        let (from, to) = text.split_once('-').expect("an edge");
        let [from, to] = [from, to].map(|place| place.parse::<usize>().expect("a corner"));
        assert_eq!(to, from % corners.len() + 1, "{text}");
        (corners[from - 1], corners[to - 1])
    }

    /// An axis: `na(1-2)`.
    fn normal(&self, text: &str) -> [f64; 2] {
        let (from, to) = self.edge(text.starts_with("na"), &text[3..text.len() - 1]);
        let length = (to.x - from.x).hypot(to.y - from.y);
        [(to.y - from.y) / length, -(to.x - from.x) / length]
    }

    /// The end of a shadow: `max` or `min` of A's corners, or B's.
    fn end(&self, of_a: bool, is_max: bool, [x, y]: [f64; 2]) -> f64 {
        let corners = if of_a { self.a } else { self.b };
        let places = corners.iter().map(|at| at.x * x + at.y * y);
        if is_max { places.fold(f64::NEG_INFINITY, f64::max) } else { places.fold(f64::INFINITY, f64::min) }
    }

    /// `den`, `ua` or `ub` of edge `1-2` of A and edge `3-4` of B.
    fn meets(&self, name: &str, edges: &str) -> f64 {
        let (one, other) = edges.split_once(", ").expect("two edges");
        let ((a1, a2), (b1, b2)) = (self.edge(true, one), self.edge(false, other));
        let den = (b2.y - b1.y) * (a2.x - a1.x) - (b2.x - b1.x) * (a2.y - a1.y);
        match name {
            "den" => den,
            "ua" => cross(b1, b2, a1) / den,
            _ => -(cross(a1, a2, b1) / den),
        }
    }

    fn value(&self, text: &str) -> f64 {
        let inner = |start: &str| text.strip_prefix(start).and_then(|rest| rest.strip_suffix(')'));
        if let Some(points) = inner("cross(") {
            let points: Vec<Point> = points.split(", ").map(|name| self.point(name)).collect();
            return cross(points[0], points[1], points[2]);
        }
        if let Some(vectors) = inner("dot(") {
            let [one, other] = vectors.split_once(", ").map(<[_; 2]>::from).expect("two").map(|vector| {
                let (from, to) = vector.split_once(" - ").expect("a difference");
                self.point(from) - self.point(to)
            });
            return one.x * other.x + one.y * other.y;
        }
        if let Some(vector) = inner("squared(") {
            let (from, to) = vector.split_once(" - ").expect("a difference");
            let from =
                from.strip_prefix("p(").map_or_else(|| self.point(from), |edge| self.nearest(&edge[..edge.len() - 1]));
            let vector = from - self.point(to);
            return vector.x * vector.x + vector.y * vector.y;
        }
        if let Some(of) = inner("x(") {
            let (edge, height) = of.split_once(", ").map_or((of, None), |(edge, height)| (edge, Some(height)));
            let of_a = edge.starts_with('a');
            let (from, to) = self.edge(of_a, edge.trim_start_matches(['a', 'b']));
            let y = height.map_or_else(|| self.own.expect("a centre").y, |height| self.value(height));
            return (to.x - from.x) * (y - from.y) / (to.y - from.y) + from.x;
        }
        for name in ["den", "ua", "ub"] {
            if let Some(edges) = text.strip_prefix(name).and_then(|rest| rest.strip_prefix('(')) {
                return self.meets(name, edges.trim_end_matches(')'));
            }
        }
        for (is_max, start) in [(true, "max("), (false, "min(")] {
            if let Some(of) = inner(start) {
                let axis = if of.ends_with('x') { [1.0, 0.0] } else { [0.0, 1.0] };
                return self.end(of.starts_with('a'), is_max, axis);
            }
        }
        match text.split_once('.') {
            Some((name, "x")) => self.point(name).x,
            Some((name, "y")) => self.point(name).y,
            _ if text == "0" => 0.0,
            _ if text == "1" => 1.0,
            _ => panic!("{text}"),
        }
    }

    /// The nearest point of B's edge `1-2`.
    fn nearest(&self, edge: &str) -> Point {
        let ((from, to), at) = (self.edge(false, edge), self.own.expect("a centre"));
        let (x, y) = (to.x - from.x, to.y - from.y);
        let part = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y);
        let part = if x == 0.0 && y == 0.0 { 0.0 } else { part.clamp(0.0, 1.0) };
        Point::new(from.x + part * x, from.y + part * y)
    }
}

/// Splits `a.max(au)` into whether it is A's, whether it is the greatest, and the axis.
fn end_on(text: &str) -> Option<(bool, bool, &str)> {
    let (name, axis) = text.split_once('(')?;
    let (shape, end) = name.split_once('.')?;
    Some((shape == "a", end == "max", axis.strip_suffix(')')?))
}

fn numbers(random: &mut fastrand::Rng) -> impl FnMut() -> f64 + use<> {
    let (size, tenths) = ([12, 60, 300][random.usize(..3)], random.bool());
    let mut random = random.fork();
    move || if tenths { f64::from(random.i32(0..10 * size)) / 10.0 } else { f64::from(random.i32(0..size)) }
}

fn any_angle(random: &mut fastrand::Rng) -> By {
    match random.usize(..4) {
        0 => By::Dir(4.0, 3.0),
        1 => By::Dir(-5.0, 12.0),
        2 => By::Deg(f64::from(random.i32(-8..8)) * 45.0),
        _ => By::Deg(f64::from(random.i32(0..3600)) / 10.0),
    }
}

fn any_turned(random: &mut fastrand::Rng) -> ([f64; 4], By) {
    let mut number = numbers(random);
    ([number(), number(), number(), number()], any_angle(random))
}

fn any_corners(random: &mut fastrand::Rng) -> Vec<[f64; 2]> {
    let mut number = numbers(random);
    (0..3 + random.usize(..5)).map(|_| [number(), number()]).collect()
}

/// Cosine and sine of a turned rectangle.
fn cos_sin(by: By) -> [f64; 2] {
    match by {
        By::Dir(x, y) => [x / x.hypot(y), y / x.hypot(y)],
        By::Deg(degrees) => match degrees.rem_euclid(360.0) {
            0.0 => [1.0, 0.0],
            90.0 => [0.0, 1.0],
            180.0 => [-1.0, 0.0],
            270.0 => [0.0, -1.0],
            other => [libm::cos(other.to_radians()), libm::sin(other.to_radians())],
        },
    }
}

/// Every method with every border.
fn each<M: Method>(mut check: impl FnMut(M, hantei_collision::Border)) {
    for &method in M::VALUES {
        BORDERS.iter().for_each(|border| check(method, *border));
    }
}

#[test]
fn two_turned() {
    let mut random = fastrand::Rng::with_seed(31);
    for _ in 0..120 {
        let (a, mut b) = (any_turned(&mut random), any_turned(&mut random));
        if random.bool() {
            b.1 = a.1;
        }
        let case = two(a, b);
        let (corners_a, corners_b) = (case.a.corners(), case.b.corners());
        let names = Names { a: &corners_a, b: &corners_b, own: None };
        let [[ac, a_sin], [bc, b_sin]] = [a, b].map(|it| cos_sin(it.1));
        let (a, b) = (a.0, b.0);
        let (dx, dy) = (b[0] - a[0], b[1] - a[1]);
        let value = |text: &str| match text {
            "abs(x)" => (ac * dx + a_sin * dy).abs(),
            "abs(y)" => (ac * dy - a_sin * dx).abs(),
            "abs(bcx - acx)" => dx.abs(),
            "abs(bcy - acy)" => dy.abs(),
            "(aw + bw) / 2" => (a[2] + b[2]) / 2.0,
            "(ah + bh) / 2" => (a[3] + b[3]) / 2.0,
            _ => match end_on(text) {
                Some((of_a, is_max, axis)) if ["au", "av", "bu", "bv"].contains(&axis) => {
                    let [cos, sin] = if axis.starts_with('a') { [ac, a_sin] } else { [bc, b_sin] };
                    names.end(of_a, is_max, if axis.ends_with('u') { [cos, sin] } else { [-sin, cos] })
                }
                _ => names.value(text),
            },
        };
        each(|method: TurnedMethod, border| check(method, &case, border, &value));
    }
}

#[test]
fn two_polygons() {
    let mut random = fastrand::Rng::with_seed(32);
    for _ in 0..12 {
        let case = polygons(&any_corners(&mut random), &any_corners(&mut random));
        let names = Names { a: case.a.corners(), b: case.b.corners(), own: None };
        let value = |text: &str| match end_on(text) {
            Some((of_a, is_max, axis)) if axis.starts_with('n') => names.end(of_a, is_max, names.normal(axis)),
            _ => names.value(text),
        };
        each(|method: PolygonsMethod, border| check(method, &case, border, &value));
    }
}

/// A place in the frame of a rectangle, turned by these cosine and sine.
fn back(to: [f64; 2], [cos, sin]: [f64; 2]) -> [f64; 2] {
    [cos * to[0] + sin * to[1], cos * to[1] - sin * to[0]]
}

#[test]
fn point_and_turned() {
    let mut random = fastrand::Rng::with_seed(33);
    for _ in 0..600 {
        let (at, by) = any_turned(&mut random);
        let mut number = numbers(&mut random);
        let case = with_point([number(), number()], turned(at, by));
        let (p, corners, [cos, sin]) = (case.p, case.turned.corners(), cos_sin(by));
        let names = Names { a: &[], b: &corners, own: Some(p) };
        let to = [p.x - at[0], p.y - at[1]];
        each(|method: PointInTurnedMethod, border| {
            let q = || match method {
                PointInTurnedMethod::TurnedBack => back(to, [cos, sin]),
                PointInTurnedMethod::TurnedOn => back(to, [cos, -sin]),
                PointInTurnedMethod::Degrees => {
                    let degrees = case.turned.angle().degrees();
                    back(to, [libm::cos(degrees), libm::sin(degrees)])
                }
                _ => {
                    let (x, y) = (at[0] - at[2] / 2.0, at[1] - at[3] / 2.0);
                    let turned = back([p.x - x, p.y - y], [cos, sin]);
                    [x + turned[0] - at[0], y + turned[1] - at[1]]
                }
            };
            let value = |text: &str| match text {
                "abs(qx)" => q()[0].abs(),
                "abs(qy)" => q()[1].abs(),
                "abs(px - bcx)" => to[0].abs(),
                "abs(py - bcy)" => to[1].abs(),
                "bw / 2" => at[2] / 2.0,
                "bh / 2" => at[3] / 2.0,
                "px" => p.x,
                "py" => p.y,
                _ => names.value(text),
            };
            check(method, &case, border, &value);
            if let Some(seen) = method.seen_at(&case).filter(|_| method != PointInTurnedMethod::Unturned) {
                assert_eq!([seen.x, seen.y], q(), "{method:?} {case:?}");
            }
        });
    }
}

fn beyond(at: f64, min: f64, max: f64) -> f64 {
    at - at.max(min).min(max)
}

#[test]
fn circle_and_turned() {
    let mut random = fastrand::Rng::with_seed(34);
    for _ in 0..400 {
        let (at, by) = any_turned(&mut random);
        let mut number = numbers(&mut random);
        let case = with_circle([number(), number(), number() / 2.0], turned(at, by));
        let (a, r, corners, [cos, sin]) =
            (case.circle.centre(), case.circle.radius(), Turned::corners(case.turned), cos_sin(by));
        let names = Names { a: &[], b: &corners, own: Some(a) };
        let to = [a.x - at[0], a.y - at[1]];
        each(|method: CircleTurnedMethod, border| {
            let q = match method {
                CircleTurnedMethod::TurnedBack => back(to, [cos, sin]),
                CircleTurnedMethod::TurnedOn => back(to, [cos, -sin]),
                _ => to,
            };
            let [dx, dy] = if method == CircleTurnedMethod::UprightBox {
                let ends = |axis| [names.end(false, false, axis), names.end(false, true, axis)];
                let ([left, right], [top, bottom]) = (ends([1.0, 0.0]), ends([0.0, 1.0]));
                [beyond(a.x, left, right), beyond(a.y, top, bottom)]
            } else {
                [beyond(q[0], -at[2] / 2.0, at[2] / 2.0), beyond(q[1], -at[3] / 2.0, at[3] / 2.0)]
            };
            let value = |text: &str| match text {
                "dx * dx + dy * dy" => dx * dx + dy * dy,
                "ar * ar" => r * r,
                "ax" => a.x,
                "ay" => a.y,
                _ => names.value(text),
            };
            check(method, &case, border, &value);
            if let Some([seen, nearest]) = method.seen_at(&case) {
                assert_eq!([seen.x, seen.y], q, "{method:?} {case:?}");
                assert_eq!([seen.x - nearest.x, seen.y - nearest.y], [dx, dy], "{method:?} {case:?}");
            }
        });
    }
}

#[test]
fn circle_and_polygon() {
    let mut random = fastrand::Rng::with_seed(35);
    for _ in 0..100 {
        let corners = any_corners(&mut random);
        let mut number = numbers(&mut random);
        let case = circle_polygon([number(), number(), number() / 2.0], &corners);
        let (a, r) = (case.circle.centre(), case.circle.radius());
        let names = Names { a: &[], b: case.polygon.corners(), own: Some(a) };
        let far = |at: &[f64; 2]| (at[0] - a.x) * (at[0] - a.x) + (at[1] - a.y) * (at[1] - a.y);
        let nearest = corners.iter().min_by(|p, q| far(p).total_cmp(&far(q))).expect("a corner");
        let length = (nearest[0] - a.x).hypot(nearest[1] - a.y);
        let to_corner = [(nearest[0] - a.x) / length, (nearest[1] - a.y) / length];
        let value = |text: &str| match text {
            "ar * ar" => r * r,
            "ax" => a.x,
            "ay" => a.y,
            "ax + ar" => a.x + r,
            "ax - ar" => a.x - r,
            "ay + ar" => a.y + r,
            "ay - ar" => a.y - r,
            _ => match end_on(text).filter(|end| end.2 == "k" || end.2.starts_with('n')) {
                Some((of_a, is_max, axis)) => {
                    let axis = if axis == "k" { to_corner } else { names.normal(axis) };
                    let middle = a.x * axis[0] + a.y * axis[1];
                    let reach = if is_max { r } else { -r };
                    if of_a { middle + reach } else { names.end(false, is_max, axis) }
                }
                None => names.value(text),
            },
        };
        each(|method: CirclePolygonMethod, border| check(method, &case, border, &value));
    }
}

#[test]
fn a_question_has_its_place_as_id() {
    fn ids<M: Method>() {
        each(|method: M, border| {
            let ids = method.questions(border).into_iter().map(|question| question.id);
            assert!(ids.enumerate().all(|(place, id)| place == id), "{method:?} {border:?}");
        });
    }
    ids::<TurnedMethod>();
    ids::<PolygonsMethod>();
    ids::<PointInTurnedMethod>();
    ids::<CircleTurnedMethod>();
    ids::<CirclePolygonMethod>();
}
