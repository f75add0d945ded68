//! Turned rectangles, convex polygons, segments and rays, beside parry and `robust`.

use crate::clock::{Race, Times};
use hantei_collision::shapes::Pair;
use hantei_collision::{
    Border, Contact, Method as _, Point, Polygon, Rect, Segment, SegmentsMethod, Turned, TurnedMethod, TwoSegments,
    TwoTurned, cast,
};
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::query::{Ray, RayCast as _, intersection_test};
use parry2d_f64::shape::{ConvexPolygon, Cuboid, Shape};
use robust::{Coord, orient2d};

/// More cases than a processor can predict.
const CASES: usize = 1 << 15;
const ROUNDS: usize = 61;

/// Two turned rectangles near each other, and the same for parry.
struct TurnedCase {
    ours: TwoTurned,
    theirs: [(Pose, Cuboid); 2],
}

/// Two convex polygons of five corners near each other.
struct PolygonCase {
    ours: [Polygon<'static>; 2],
    theirs: [ConvexPolygon; 2],
}

/// A segment beside another one, a rectangle, and a way through it.
struct LineCase {
    two: TwoSegments,
    turned: Turned,
    cuboid: (Pose, Cuboid),
}

fn vector(at: Point) -> Vector {
    Vector::new(at.x, at.y)
}

fn turned(numbers: &mut fastrand::Rng, far: f64) -> Turned {
    let mut within = |least: f64, most: f64| least + numbers.f64() * (most - least);
    let numbers =
        [within(-far, far), within(-far, far), within(20.0, 120.0), within(20.0, 60.0), within(-180.0, 180.0)];
    Turned::try_from(numbers).expect("a turned rectangle")
}

fn cuboid(turned: Turned) -> (Pose, Cuboid) {
    let size = Vector::new(turned.width() / 2.0, turned.height() / 2.0);
    (Pose::new(vector(turned.centre()), turned.angle().degrees().to_radians()), Cuboid::new(size))
}

fn turned_cases(numbers: &mut fastrand::Rng) -> Vec<TurnedCase> {
    let mut case = || {
        let (a, b) = (turned(numbers, 60.0), turned(numbers, 60.0));
        TurnedCase { ours: TwoTurned { a, b }, theirs: [cuboid(a), cuboid(b)] }
    };
    (0..CASES).map(|_| case()).collect()
}

fn polygon_cases(numbers: &mut fastrand::Rng) -> Vec<PolygonCase> {
    let mut corners = || {
        let (x, y, turn) = (numbers.f64() * 100.0, numbers.f64() * 100.0, numbers.f64() * 360.0);
        [0.0_f64, 1.0, 2.0, 3.0, 4.0].map(|corner| {
            let (sin, cos) = (turn + corner * 72.0).to_radians().sin_cos();
            Point::new(x + 40.0 * cos, y + 40.0 * sin)
        })
    };
    let mut case = || {
        let both = [corners(), corners()];
        let ours = both.map(|corners| Polygon::checked(&corners).expect("a polygon"));
        let theirs = both.map(|corners| ConvexPolygon::from_convex_hull(&corners.map(vector)).expect("a hull"));
        PolygonCase { ours, theirs }
    };
    (0..CASES).map(|_| case()).collect()
}

fn line_cases(numbers: &mut fastrand::Rng) -> Vec<LineCase> {
    let mut case = || {
        let mut at = || Point::new(numbers.f64() * 200.0 - 100.0, numbers.f64() * 200.0 - 100.0);
        let two = TwoSegments { a: Segment::new(at(), at()), b: Segment::new(at(), at()) };
        let turned = turned(numbers, 30.0);
        LineCase { two, turned, cuboid: cuboid(turned) }
    };
    (0..CASES).map(|_| case()).collect()
}

fn meets(one: &(Pose, impl Shape), other: &(Pose, impl Shape)) -> bool {
    intersection_test(&one.0, &one.1, &other.0, &other.1).expect("they can be tested").intersecting
}

fn exact_polygons(case: &PolygonCase) -> bool {
    Pair::new(case.ours[0], case.ours[1]).is_ok_and(|pair| pair.contact() != Contact::Apart)
}

fn polygons_meet(case: &PolygonCase) -> bool {
    let [a, b] = &case.theirs;
    intersection_test(&Pose::identity(), a, &Pose::identity(), b).expect("they can be tested").intersecting
}

/// What `geo` computes for two segments: the sides of all four ends, exactly.
fn four_sides(LineCase { two, .. }: &LineCase) -> bool {
    let at = |at: Point| Coord { x: at.x, y: at.y };
    let (a, b) = (two.a, two.b);
    let of_a = orient2d(at(b.start), at(b.end), at(a.start)) * orient2d(at(b.start), at(b.end), at(a.end));
    let of_b = orient2d(at(a.start), at(a.end), at(b.start)) * orient2d(at(a.start), at(a.end), at(b.end));
    of_a <= 0.0 && of_b <= 0.0
}

fn our_ray(LineCase { two, turned, .. }: &LineCase) -> Option<f64> {
    cast(two.a.start, two.a.end - two.a.start, turned).map(|hit| hit.time)
}

fn their_ray(LineCase { two, cuboid: (at, cuboid), .. }: &LineCase) -> Option<f64> {
    let ray = Ray::new(vector(two.a.start), vector(two.a.end) - vector(two.a.start));
    cuboid.cast_ray(at, &ray, 1.0, true)
}

fn our_upright_ray(LineCase { two, turned, .. }: &LineCase) -> Option<f64> {
    let rect = Rect::from_centre_size(turned.centre(), turned.width(), turned.height());
    cast(two.a.start, two.a.end - two.a.start, &rect).map(|hit| hit.time)
}

fn their_upright_ray(LineCase { two, turned, cuboid: (_, cuboid) }: &LineCase) -> Option<f64> {
    let from = two.a.start - turned.centre();
    let by = two.a.end - two.a.start;
    cuboid.cast_local_ray(&Ray::new(Vector::new(from.x, from.y), Vector::new(by.x, by.y)), 1.0, true)
}

fn times(cases: &[(&'static str, &dyn Fn() -> usize)]) -> Times {
    let mut race = Race::new();
    for &(name, count) in cases {
        race.runner(name, move |_| count());
    }
    race.run(ROUNDS)
}

/// The rows of a Markdown table.
pub fn rows() -> Vec<String> {
    let mut numbers = fastrand::Rng::with_seed(52);
    let (turned, polygons, lines) = (turned_cases(&mut numbers), polygon_cases(&mut numbers), line_cases(&mut numbers));
    for TurnedCase { ours, theirs } in &turned {
        let contact = ours.a.contact(ours.b) != Contact::Apart;
        assert_eq!(contact, meets(&theirs[0], &theirs[1]), "{ours:?}");
    }
    for case in &polygons {
        assert_eq!(exact_polygons(case), polygons_meet(case), "{:?}", case.ours);
    }
    for case in &lines {
        let exact = case.two.a.contact(case.two.b) != Contact::Apart;
        assert_eq!(exact, four_sides(case), "{:?}", case.two);
        if let (Some(ours), Some(theirs)) = (our_ray(case), their_ray(case)) {
            assert!((ours - theirs).abs() < 1e-6, "parry meets it at {theirs}, hantei at {ours}");
        }
    }
    let of_turned = |holds: &dyn Fn(&TurnedCase) -> bool| turned.iter().filter(|case| holds(case)).count();
    let of_lines = |holds: &dyn Fn(&LineCase) -> bool| lines.iter().filter(|case| holds(case)).count();
    let sat = |case: &TurnedCase| TurnedMethod::Sat.holds(&case.ours, Border::Misses, &mut ());
    let products = |case: &LineCase| SegmentsMethod::Products.holds(&case.two, Border::Misses, &mut ());
    let times = times(&[
        ("turned", &|| of_turned(&|case| case.ours.a.contact(case.ours.b) != Contact::Apart)),
        ("sat", &|| of_turned(&sat)),
        ("parry, turned", &|| of_turned(&|case| meets(&case.theirs[0], &case.theirs[1]))),
        ("polygons", &|| polygons.iter().filter(|case| exact_polygons(case)).count()),
        ("parry, polygons", &|| polygons.iter().filter(|case| polygons_meet(case)).count()),
        ("segments", &|| of_lines(&|case| case.two.a.contact(case.two.b) != Contact::Apart)),
        ("products", &|| of_lines(&products)),
        ("four sides", &|| of_lines(&four_sides)),
        ("ray", &|| of_lines(&|case| our_ray(case).is_some())),
        ("parry, ray", &|| of_lines(&|case| their_ray(case).is_some())),
        ("upright ray", &|| of_lines(&|case| our_upright_ray(case).is_some())),
        ("parry, upright ray", &|| of_lines(&|case| their_upright_ray(case).is_some())),
    ]);
    [
        ("`Turned::contact`, exact", "`intersection_test` of two cuboids, parry2d-f64 0.31", "turned", "parry, turned"),
        ("`TurnedMethod::Sat`, which rounds", "the same", "sat", "parry, turned"),
        (
            "`Pair::contact` of two pentagons, exact",
            "`intersection_test` of parry2d-f64 0.31",
            "polygons",
            "parry, polygons",
        ),
        ("`Segment::contact`, exact", "four `robust::orient2d`, as in geo", "segments", "four sides"),
        ("`SegmentsMethod::Products`, which rounds", "the same", "products", "four sides"),
        (
            "`cast` against a turned rectangle, exact, with normal and edge",
            "`cast_ray` of parry2d-f64 0.31, the time only",
            "ray",
            "parry, ray",
        ),
        (
            "`cast` against an upright one, exact, with normal and edge",
            "`cast_local_ray` of parry2d-f64 0.31, the time only",
            "upright ray",
            "parry, upright ray",
        ),
    ]
    .map(|(ours, beside, one, other)| format!("| {ours} | {beside} | **{:.2}** |", times.ratio(one, other)))
    .to_vec()
}
