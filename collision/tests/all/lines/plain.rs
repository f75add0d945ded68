//! Every comparison against plain arithmetic: its text says what its numbers are.

use super::{two, with_circle, with_polygon, with_rect};
use hantei_collision::{
    Border, Method, Point, Rect, Segment, SegmentCircleMethod, SegmentPolygonMethod, SegmentRectMethod, SegmentsMethod,
};

pub(crate) const BORDERS: [Border; 3] = [Border::Half, Border::Hits, Border::Misses];

/// The value of a text by the names in it.
pub(crate) type Value<'a> = &'a dyn Fn(&str) -> f64;

/// Tells the comparisons of a method from its questions, whose texts are computed once more.
pub(crate) fn check<M: Method>(method: M, shapes: &M::Shapes, border: Border, value: Value) {
    let mut heard = Vec::new();
    let says = method.holds(shapes, border, &mut heard);
    assert_eq!(method.holds(shapes, border, &mut ()), says, "{method:?} {shapes:?}");
    let (questions, all) = (method.questions_of(shapes, border), method.questions(border));
    for question in &questions {
        let same = all.iter().filter(|other| other.id == question.id);
        assert_eq!(same.map(|other| other.about).collect::<Vec<_>>(), [question.about], "{method:?} {question}");
    }
    let every = method.every_comparison(shapes, border);
    assert!(heard.iter().all(|made| every.contains(made)), "{method:?} {border:?} {shapes:?}: {heard:?}");
    for made in every {
        let question = questions.iter().find(|one| one.id == made.question).expect("a question of these shapes");
        assert_eq!(question.operator.holds(made.numbers[0], made.numbers[1]), made.holds, "{question}");
        let expected = [&question.left, &question.right].map(|text| value(text));
        assert_eq!(made.numbers, expected, "{method:?} {border:?} {question} of {shapes:?}");
    }
}

fn cross(a: Point, b: Point, p: Point) -> f64 {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

/// What the names of two segments mean.
fn of_segments(name: &str, a: Segment, b: Segment) -> f64 {
    let [d1, d2] = [a.start, a.end].map(|p| cross(b.start, b.end, p));
    let [d3, d4] = [b.start, b.end].map(|p| cross(a.start, a.end, p));
    let den = (b.end.y - b.start.y) * (a.end.x - a.start.x) - (b.end.x - b.start.x) * (a.end.y - a.start.y);
    match name {
        "0" => 0.0,
        "1" => 1.0,
        "d1" => d1,
        "d1 * d2" => d1 * d2,
        "d3 * d4" => d3 * d4,
        "int32(d1 * d2)" => f64::from((d1 as i128 * d2 as i128) as i32),
        "int32(d3 * d4)" => f64::from((d3 as i128 * d4 as i128) as i32),
        "den" => den,
        "ua" => d1 / den,
        "ub" => -(d3 / den),
        _ => panic!("{name}"),
    }
}

/// A text about an edge, such as `ua(1-2) * ub(1-2)`, without the edge, and its place.
fn without_edge(text: &str, count: usize) -> Option<(usize, String)> {
    let (_, rest) = text.split_once('(')?;
    let (from, rest) = rest.split_once('-')?;
    let to = rest.split_once([')', ','])?.0;
    let (from, to): (usize, usize) = (from.parse().ok()?, to.parse().ok()?);
    assert_eq!(to, from % count + 1, "{text}");
    Some((from - 1, text.replace(&format!("({from}-{to})"), "").replace(&format!("({from}-{to}, "), "(")))
}

fn numbers(random: &mut fastrand::Rng) -> impl FnMut() -> f64 + use<> {
    let (size, tenths) = ([5, 12, 300][random.usize(..3)], random.bool());
    let mut random = random.fork();
    move || if tenths { f64::from(random.i32(0..10 * size)) / 10.0 } else { f64::from(random.i32(0..size)) }
}

#[test]
fn two_segments() {
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..4_000 {
        let mut number = numbers(&mut random);
        let whole = random.bool();
        let mut ends = || [number(), number(), number(), number()].map(|it| if whole { it.trunc() } else { it });
        let case = two(ends(), ends());
        for (method, border) in SegmentsMethod::ALL.iter().flat_map(|method| BORDERS.map(|border| (*method, border))) {
            if method != SegmentsMethod::ProductsInt32 || whole {
                check(method, &case, border, &|text| of_segments(text, case.a, case.b));
            }
        }
    }
}

/// What the names of a rectangle and a segment mean; `slabs` has other `tx0` to `ty1`.
fn of_rect(text: &str, a: Segment, rect: Rect, is_slabs: bool) -> f64 {
    let (from, to, min, max) = (a.start, a.end, rect.min(), rect.max());
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let clip = |from: f64, by: f64, [min, max]: [f64; 2]| {
        let [one, other] = if is_slabs {
            [min, max].map(|end| (end - from) * (1.0 / by))
        } else {
            [min, max].map(|end| (end - from) / by)
        };
        match (by == 0.0 && !is_slabs, other < one) {
            (true, _) => [0.0, 1.0],
            (_, true) => [other, one],
            // With NaN, `min` and `max` of C take their first number.
            _ => [one, if one < other { other } else { one }],
        }
    };
    let ([tx0, tx1], [ty0, ty1]) = (clip(from.x, dx, [min.x, max.x]), clip(from.y, dy, [min.y, max.y]));
    // A comparison with NaN is false, so it is left out.
    let most = |all: &[f64]| all.iter().fold(0.0, |most, &it| if most < it { it } else { most });
    let least = |all: &[f64]| all.iter().fold(1.0, |least, &it| if it < least { it } else { least });
    let sample = |place: &str| place.parse::<f64>().expect("a number");
    if let Some(place) = text.strip_suffix("/16)") {
        let (axis, place) = place.split_once('(').expect("x(1/16)");
        return match axis {
            "x" => from.x + dx * sample(place) / 16.0,
            _ => from.y + dy * sample(place) / 16.0,
        };
    }
    if let Some(corner) = text.strip_prefix("cross(a1, a2, b") {
        let place: usize = corner.trim_end_matches(')').parse().expect("a corner");
        return cross(from, to, rect.corners()[place - 1]);
    }
    match text {
        "a1.x" => from.x,
        "a1.y" => from.y,
        "a2.x" => to.x,
        "a2.y" => to.y,
        "bx1" => min.x,
        "by1" => min.y,
        "bx2" => max.x,
        "by2" => max.y,
        "dx" => dx,
        "dy" => dy,
        "max(a1.x, a2.x)" => from.x.max(to.x),
        "min(a1.x, a2.x)" => from.x.min(to.x),
        "max(a1.y, a2.y)" => from.y.max(to.y),
        "min(a1.y, a2.y)" => from.y.min(to.y),
        "max(0, tx0)" => most(&[tx0]),
        "min(1, tx1)" => least(&[tx1]),
        "max(0, tx0, ty0)" => most(&[tx0, ty0]),
        "min(1, tx1, ty1)" => least(&[tx1, ty1]),
        "y(bx1)" => from.y + dy * (min.x - from.x) / dx,
        "y(bx2)" => from.y + dy * (max.x - from.x) / dx,
        "x(by1)" => from.x + dx * (min.y - from.y) / dy,
        "x(by2)" => from.x + dx * (max.y - from.y) / dy,
        _ => match without_edge(text, 4) {
            Some((edge, name)) => {
                let corners = rect.corners();
                of_segments(&name, a, Segment::new(corners[edge], corners[(edge + 1) % 4]))
            }
            None => of_segments(text, a, a),
        },
    }
}

#[test]
fn segment_and_rectangle() {
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..1_000 {
        let mut number = numbers(&mut random);
        let mut four = || [number(), number(), number(), number()];
        let case = with_rect(four(), four());
        for (method, border) in SegmentRectMethod::ALL.iter().flat_map(|method| BORDERS.map(|border| (*method, border)))
        {
            let is_slabs = method == SegmentRectMethod::Slabs;
            check(method, &case, border, &|text| of_rect(text, case.segment, case.rect, is_slabs));
        }
    }
}

#[test]
fn segment_and_circle() {
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..3_000 {
        let mut number = numbers(&mut random);
        let case = with_circle([number(), number(), number(), number()], [number(), number(), number() / 2.0]);
        let (from, to, b, r) = (case.segment.start, case.segment.end, case.circle.centre(), case.circle.radius());
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length2 = dx * dx + dy * dy;
        let t = if length2 == 0.0 { 0.0 } else { ((b.x - from.x) * dx + (b.y - from.y) * dy) / length2 };
        let squared = |p: Point| (p.x - b.x) * (p.x - b.x) + (p.y - b.y) * (p.y - b.y);
        let q = (from.x - b.x) * dx + (from.y - b.y) * dy;
        let disc = q * q - length2 * (squared(from) - r * r);
        for (method, border) in
            SegmentCircleMethod::ALL.iter().flat_map(|method| BORDERS.map(|border| (*method, border)))
        {
            let part = if method == SegmentCircleMethod::Clamped { t.clamp(0.0, 1.0) } else { t };
            let p = Point::new(from.x + part * dx, from.y + part * dy);
            let value = |text: &str| match text {
                "0" => 0.0,
                "1" => 1.0,
                "br" => r,
                "br * br" => r * r,
                "t" => t,
                "squared(d)" => length2,
                "squared(p - b)" => squared(p),
                "squared(a1 - b)" => squared(from),
                "squared(a2 - b)" => squared(to),
                "distance(p, b)" => p.distance(b),
                "distance(a1, p) + distance(p, a2)" => from.distance(p) + p.distance(to),
                "distance(a1, a2) - 0.1" => from.distance(to) - 0.1,
                "distance(a1, a2) + 0.1" => from.distance(to) + 0.1,
                "disc" => disc,
                "t1" => (-q - disc.sqrt()) / length2,
                "t2" => (-q + disc.sqrt()) / length2,
                _ => panic!("{text}"),
            };
            check(method, &case, border, &value);
        }
    }
}

#[test]
fn segment_and_polygon() {
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..200 {
        let count = 3 + random.usize(..7);
        let mut number = numbers(&mut random);
        let corners: Vec<[f64; 2]> = (0..count).map(|_| [number(), number()]).collect();
        let case = with_polygon([number(), number(), number(), number()], &corners);
        let (a, corners) = (case.segment, case.polygon.corners());
        let edge = |place: usize| Segment::new(corners[place], corners[(place + 1) % count]);
        let area: f64 = (0..count).map(&edge).map(|it| it.start.x * it.end.y - it.start.y * it.end.x).sum();
        let w = if area > 0.0 { 1.0 } else { -1.0 };
        let parts = |until: usize, sign: f64| {
            let all = (0..=until).filter(move |&at| of_segments("den", a, edge(at)) * w * sign > 0.0);
            all.map(|at| of_segments("ua", a, edge(at)))
        };
        let value = |text: &str| {
            if let Some((place, name)) = without_edge(text, count) {
                let Segment { start: from, end: to } = edge(place);
                let x = |y: f64| (to.x - from.x) * (y - from.y) / (to.y - from.y) + from.x;
                return match name.as_str() {
                    "w * d1" => w * of_segments("d1", a, edge(place)),
                    "enter" => parts(place, -1.0).fold(0.0, f64::max),
                    "leave" => parts(place, 1.0).fold(1.0, f64::min),
                    "x(a1.y)" => x(a.start.y),
                    "x(a2.y)" => x(a.end.y),
                    name => of_segments(name, a, edge(place)),
                };
            }
            let point = |name: &str| match name {
                "a1" => a.start,
                "a2" => a.end,
                corner => corners[corner[1..].parse::<usize>().expect("b1") - 1],
            };
            if let Some(points) = text.strip_prefix("cross(") {
                let points: Vec<Point> = points.trim_end_matches(')').split(", ").map(point).collect();
                return cross(points[0], points[1], points[2]);
            }
            if let Some(points) = text.strip_prefix("dot(") {
                let [one, other] = points.trim_end_matches(')').split_once(", ").map(<[_; 2]>::from).expect("two");
                let [one, other] = [one, other].map(|it| {
                    let (from, to) = it.split_once(" - ").expect("a difference");
                    point(from) - point(to)
                });
                return one.x * other.x + one.y * other.y;
            }
            match text.split_once('.') {
                Some((name, "x")) => point(name).x,
                Some((name, _)) => point(name).y,
                None => of_segments(text, a, a),
            }
        };
        for (method, border) in
            SegmentPolygonMethod::ALL.iter().flat_map(|method| BORDERS.map(|border| (*method, border)))
        {
            check(method, &case, border, &value);
        }
    }
}
