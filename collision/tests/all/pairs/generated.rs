//! Pairs on small grids and with numbers that round, against fractions and against the crate's other relations.

use super::{contact, oracle, polygon};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Angle, Circle, Contact, Cuboid, Interval, Point, Polygon, Quad, QuadContact, Rect, Segment, Turned, circle_contact,
    quad_contact,
};
use num_rational::{BigRational, Ratio};

type Whole = Ratio<i128>;

/// Draws shapes on a grid of `size` × `size` places, whose lines are `scale` apart.
struct Draw {
    random: fastrand::Rng,
    size: u32,
    scale: f64,
}

impl Draw {
    fn number(&mut self) -> f64 {
        f64::from(self.random.u32(..self.size)) * self.scale
    }

    fn point(&mut self) -> Point {
        Point::new(self.number(), self.number())
    }

    /// A shape of one of the six kinds of the plane.
    fn shape(&mut self) -> Shape<'static> {
        match self.random.u32(..7) {
            0 => self.point().into(),
            1 => Segment::new(self.point(), self.point()).into(),
            2 => Circle::new(self.point(), self.number()).into(),
            3 => Rect::from_corners(self.point(), self.point()).into(),
            4 => {
                let (centre, [width, height]) = (self.point(), [self.number(), self.number()]);
                let degrees = f64::from(self.random.i32(-24..24) * 15);
                Turned::checked(centre, 2.0 * width, 2.0 * height, Angle::Degrees(degrees)).expect("finite").into()
            }
            _ => {
                let corners: Vec<Point> = (0..self.random.usize(3..7)).map(|_| self.point()).collect();
                Polygon::checked(&corners).expect("finite").into()
            }
        }
    }
}

/// Draws pairs and compares them with the oracle; returns how many were apart, touching, overlapping.
fn compare<N: oracle::Fraction>(cases: u32, mut draw: Draw, is_fit: fn(&Shape) -> bool) -> [u32; 3] {
    let mut seen = [0; 3];
    while seen.iter().sum::<u32>() < cases {
        let (a, b) = (draw.shape(), draw.shape());
        if !is_fit(&a) || !is_fit(&b) || Pair::new(a, b).is_err() {
            continue;
        }
        let expected = match (&a, &b) {
            (Shape::Circle(a), Shape::Circle(b)) => a.contact(*b),
            _ => oracle::contact::<N>(&a, &b),
        };
        assert_eq!(contact(a, b), expected, "{a:?}\n{b:?}");
        seen[expected as usize] += 1;
    }
    seen
}

#[test]
fn as_fractions_say_on_small_grids() {
    for (seed, size) in [(1, 3), (2, 4), (3, 5), (4, 9)] {
        let draw = Draw { random: fastrand::Rng::with_seed(seed), size, scale: 1.0 };
        // The corners of a turned rectangle are not whole.
        let seen = compare::<Whole>(1500, draw, |shape| !matches!(shape, Shape::Turned(_)));
        assert!(seen.iter().all(|&count| count > 100), "each is tried: {seen:?}");
    }
}

#[test]
fn as_fractions_say_where_numbers_round() {
    let mut seen = [0; 3];
    for (seed, size, scale) in [(5, 4, 0.1), (6, 8, 1.0 / 3.0), (7, 4, 1e-120), (8, 5, 1e148), (9, 12, 0.7)] {
        let draw = Draw { random: fastrand::Rng::with_seed(seed), size, scale };
        let found = compare::<BigRational>(80, draw, |_| true);
        seen = [0, 1, 2].map(|contact| seen[contact] + found[contact]);
    }
    assert!(seen.iter().all(|&count| count > 20), "each is tried: {seen:?}");
}

/// A corner of a triangle on an edge of another, as near as rounding puts it: the last bits decide.
#[test]
fn a_corner_near_an_edge() {
    let mut draw = Draw { random: fastrand::Rng::with_seed(10), size: 99, scale: 0.1 };
    let mut seen = [0; 3];
    for _ in 0..80 {
        let [p, q, r, one, other] = [(); 5].map(|()| draw.point());
        let part = f64::from(draw.random.u32(1..9)) / 9.0;
        let near = Point::new(p.x + part * (q.x - p.x), p.y + part * (q.y - p.y));
        let [a, b]: [Shape; 2] =
            [[p, q, r], [near, one, other]].map(|corners| Polygon::checked(&corners).expect("finite").into());
        for (a, b) in [(near.into(), a), (Segment::new(one, near).into(), a), (a, b)] {
            let expected = oracle::contact::<BigRational>(&a, &b);
            assert_eq!(contact(a, b), expected, "{a:?}\n{b:?}");
            seen[expected as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "each is tried: {seen:?}");
}

#[test]
fn all_segments_of_a_small_grid() {
    let places: Vec<Point> = (0..9).map(|i| Point::new(f64::from(i % 3), f64::from(i / 3))).collect();
    let segments: Vec<Segment> = places.iter().flat_map(|&p| places.iter().map(move |&q| Segment::new(p, q))).collect();
    for &one in &segments {
        for &other in &segments {
            let expected = oracle::contact::<Whole>(&one.into(), &other.into());
            assert_eq!(contact(one.into(), other.into()), expected, "{one:?} {other:?}");
        }
    }
}

#[test]
fn all_quads_of_a_small_grid_and_a_point_or_a_segment() {
    let places: Vec<Point> = (0..9).map(|i| Point::new(f64::from(i % 3), f64::from(i / 3))).collect();
    let segment = Segment::new(Point::new(0.0, 1.0), Point::new(2.0, 2.0));
    for code in 0..9usize.pow(4) {
        let corner = |n: u32| places[code / 9usize.pow(n) % 9];
        let quad = Quad::new(corner(0), corner(1), corner(2), corner(3));
        let shape = Polygon::checked(&quad.corners).expect("finite").into();
        for i in 0..25 {
            let p = Point::new(f64::from(i % 5) / 2.0, f64::from(i / 5) / 2.0);
            let expected = match quad_contact(&quad, p) {
                QuadContact::Outside => Contact::Apart,
                QuadContact::OnEdge => Contact::Touching,
                QuadContact::Inside => Contact::Overlapping,
            };
            assert_eq!(contact(p.into(), shape), expected, "{quad:?} {p:?}");
        }
        let expected = oracle::contact::<Whole>(&segment.into(), &shape);
        assert_eq!(contact(segment.into(), shape), expected, "{quad:?} {segment:?}");
    }
}

/// The same rectangles as turned ones and as polygons, flat ones too.
#[test]
fn rectangles_in_three_ways() {
    let places = || (0..4i32).flat_map(|min| (min..4).map(move |max| (f64::from(min), f64::from(max))));
    let rects: Vec<Rect> = places()
        .flat_map(|x| places().map(move |y| Rect::from_corners(Point::new(x.0, y.0), Point::new(x.1, y.1))))
        .collect();
    let circle = Circle::new(Point::new(1.0, 1.0), 1.0);
    for &a in &rects {
        let turned = Turned::checked(a.centre(), a.width(), a.height(), Angle::Degrees(0.0)).expect("finite");
        let corners = polygon(&a.corners().map(|corner| (corner.x, corner.y)));
        for &b in &rects {
            for shape in [a.into(), turned.into(), corners] {
                assert_eq!(contact(shape, b.into()), a.contact(b), "{shape:?} {b:?}");
            }
        }
        for shape in [a.into(), turned.into(), corners] {
            assert_eq!(contact(circle.into(), shape), circle_contact(circle, a), "{shape:?}");
        }
    }
}

#[test]
fn boxes_as_before() {
    let places = || (0..3i32).flat_map(|min| (min..3).map(move |max| Interval { min: min.into(), max: max.into() }));
    let b = Cuboid::from_corners([0.0, 1.0, 0.0], [1.0, 2.0, 2.0]);
    for x in places() {
        for y in places() {
            for z in places() {
                let a = Cuboid::from_intervals([x, y, z]);
                assert_eq!(contact(a.into(), b.into()), a.contact(b), "{a:?}");
            }
        }
    }
}

#[test]
fn of_nan_nothing_is_known() {
    let bad = Point::new(f64::NAN, 1.0);
    let triangle = polygon(&[(0.0, 0.0), (4.0, 0.0), (0.0, 4.0)]);
    for shape in [bad.into(), Segment::new(Point::new(1.0, 1.0), bad).into(), Circle::new(bad, 1.0).into()] {
        assert_eq!(contact(shape, triangle), Contact::Apart, "{shape:?}");
    }
    assert_eq!(contact(Circle::new(Point::new(1.0, 1.0), f64::NAN).into(), triangle), Contact::Apart);
}

/// The same shape at another place; a turned rectangle as the polygon of its corners.
fn moved(shape: &Shape<'static>, dx: f64, dy: f64) -> Shape<'static> {
    let corners: Vec<Point> = oracle::corners(shape).into_iter().map(|corner| corner.moved(dx, dy)).collect();
    match shape {
        Shape::Circle(circle) => Circle::new(circle.centre().moved(dx, dy), circle.radius()).into(),
        Shape::Point(_) => corners[0].into(),
        Shape::Segment(_) => Segment::new(corners[0], corners[1]).into(),
        Shape::Rect(_) => Rect::from_corners(corners[0], corners[2]).into(),
        _ => Polygon::checked(&corners).expect("finite").into(),
    }
}

/// Between two shapes that are apart, by plain arithmetic: a corner of one of them is the nearest place.
fn distance(a: &Shape, b: &Shape) -> f64 {
    let round = |shape: &Shape| match shape {
        Shape::Circle(circle) => (vec![circle.centre()], circle.radius()),
        other => (oracle::corners(other), 0.0),
    };
    let ((a, radius), (b, other_radius)) = (round(a), round(b));
    let nearest = |corners: &[Point], others: &[Point]| {
        let edges = others.iter().zip(others.iter().cycle().skip(1));
        let far = |point: Point, from: Point, to: Point| {
            let (x, y) = (to.x - from.x, to.y - from.y);
            let along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y).max(f64::MIN_POSITIVE);
            point.distance(from.moved(x * along.clamp(0.0, 1.0), y * along.clamp(0.0, 1.0)))
        };
        let all = edges.flat_map(|(from, to)| corners.iter().map(move |point| far(*point, *from, *to)));
        all.fold(f64::INFINITY, f64::min)
    };
    nearest(&a, &b).min(nearest(&b, &a)) - radius - other_radius
}

/// Moved by less than the amount to anywhere, two shapes lie to each other as before; moved out by hardly more, they
/// do not.
#[test]
fn an_amount_is_the_shortest_way_to_another_relation() {
    const WAYS: u32 = 360;
    let mut draw = Draw { random: fastrand::Rng::with_seed(53), size: 9, scale: 1.0 };
    let mut seen = [0; 4];
    while seen.iter().sum::<u32>() < 1500 {
        let (a, b) = (draw.shape(), draw.shape());
        let Ok(pair) = Pair::new(a, b) else { continue };
        let before = pair.contact();
        let Some(amount) = pair.amount() else {
            let is_polygon = |shape: &Shape| matches!(shape, Shape::Polygon(polygon) if !polygon.is_convex());
            assert!(before == Contact::Overlapping && (is_polygon(&a) || is_polygon(&b)), "{pair:?}");
            seen[3] += 1;
            continue;
        };
        let back = Pair::new(b, a).expect("a pair").amount().expect("the same");
        assert!((amount - back).abs() <= 1e-12 * amount, "{pair:?}: {amount} {back}");
        seen[before as usize] += 1;
        assert_eq!(amount == 0.0, before == Contact::Touching, "{pair:?}: {amount}");
        // What is moved by less is rounded.
        if amount < 1e-9 {
            continue;
        }
        let after = |by: f64, way: u32| {
            let (sine, cosine) = (f64::from(way) * std::f64::consts::TAU / f64::from(WAYS)).sin_cos();
            Pair::new(moved(&a, by * cosine, by * sine), b).map(|pair| pair.contact())
        };
        let inner = (0..WAYS)
            .map(|way| after(amount * (1.0 - 1e-9), way))
            .find(|after| after.is_ok_and(|after| after != before));
        assert_eq!(inner, None, "{pair:?}: {amount}");
        if before == Contact::Apart {
            assert!((amount - distance(&a, &b)).abs() < 1e-9, "{pair:?}: {amount}");
            continue;
        }
        // Between two ways lies a degree: 1 / cos(0.5 degrees) is 1.00004.
        let is_out = (0..WAYS).any(|way| after(amount * 1.001, way).is_ok_and(|after| after != before));
        assert!(is_out, "{pair:?}: {amount}");
    }
    assert!(seen.iter().all(|&count| count > 40), "each is tried: {seen:?}");
}

#[test]
fn an_amount_keeps_its_digits_near_touching() {
    let circle = |x: f64, y: f64, radius: f64| Shape::from(Circle::new(Point::new(x, y), radius));
    let amount = |a: Shape<'static>, b: Shape<'static>| Pair::new(a, b).expect("a pair").amount().expect("computed");
    // The root of 94906266² + 1 is 94906266 and half of 1 / 94906266.
    let least = 0.5 / 94_906_266.0;
    let found = amount(circle(94_906_266.0, 1.0, 0.0), circle(0.0, 0.0, 94_906_266.0));
    assert!((found / least - 1.0).abs() < 1e-12, "{found} {least}");
    // An edge below the circle: 3-4-5, and a radius that is a little less.
    let edge = Segment::new(Point::new(0.0, 0.0), Point::new(8.0, 6.0)).into();
    let found = amount(circle(1.0, 7.0, 5.0 - 1e-9), edge);
    assert!((found / (5.0 - (5.0 - 1e-9)) - 1.0).abs() < 1e-6, "{found}");
    let far = amount(Rect::from_corners(Point::new(0.0, 0.0), Point::new(1.0, 1.0)).into(), {
        Rect::from_corners(Point::new(4.0, 5.0), Point::new(9.0, 9.0)).into()
    });
    assert_eq!(far, 5.0);
    let boxes = [[0.0, 0.0, 0.0, 1.0, 1.0, 1.0], [2.0, 3.0, 3.0, 1.0, 1.0, 1.0]];
    let [a, b] = boxes.map(|numbers| Shape::new(hantei_collision::ShapeKind::Box, &numbers).expect("a box"));
    assert_eq!(amount(a, b), 3.0);
}
