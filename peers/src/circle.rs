//! A circle and a rectangle: do they meet, and when? Beside parry's tests of a ball and a cuboid, and plain numbers.

use crate::clock::Race;
use hantei_collision::{
    Border, Circle, CircleMethod, Contact, Point, Rect, Vec2, circle_contact, circle_time_of_impact,
};
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::query::{ShapeCastOptions, cast_shapes, intersection_test};
use parry2d_f64::shape::{Ball, Cuboid};

/// More cases than a processor can predict.
const CASES: usize = 1 << 16;
const ROUNDS: usize = 61;

/// A circle of up to 20 that moves by up to 64 on each axis, near a block of 32 × 32.
struct Case {
    circle: Circle,
    velocity: Vec2,
    rect: Rect,
}

/// With whole numbers many circles touch, where only exact arithmetic is right.
fn cases(is_whole: bool) -> Vec<Case> {
    let mut numbers = fastrand::Rng::with_seed(28);
    let mut within = |size: f64| {
        let number = (numbers.f64() - 0.5) * 2.0 * size;
        if is_whole { number.round() } else { number }
    };
    let rect = Rect::from_origin_size(Point::new(0.0, 0.0), 32.0, 32.0);
    let mut case = || {
        let circle = Circle::new(Point::new(16.0 + within(48.0), 16.0 + within(48.0)), within(20.0));
        Case { circle, velocity: Vec2::new(within(64.0), within(64.0)), rect }
    };
    (0..CASES).map(|_| case()).collect()
}

fn ball(circle: Circle) -> (Pose, Ball) {
    (Pose::translation(circle.centre().x, circle.centre().y), Ball::new(circle.radius()))
}

fn cuboid(rect: Rect) -> (Pose, Cuboid) {
    let size = Vector::new(rect.width() / 2.0, rect.height() / 2.0);
    (Pose::translation(rect.centre().x, rect.centre().y), Cuboid::new(size))
}

fn meets(case: &Case) -> bool {
    let ((at, ball), (of, cuboid)) = (ball(case.circle), cuboid(case.rect));
    intersection_test(&at, &ball, &of, &cuboid).expect("a ball and a cuboid can be tested").intersecting
}

/// parry's time of impact, as a fraction of the step.
fn cast(case: &Case) -> Option<f64> {
    let ((at, ball), (of, cuboid)) = (ball(case.circle), cuboid(case.rect));
    let options = ShapeCastOptions {
        compute_impact_geometry_on_penetration: false,
        ..ShapeCastOptions::with_max_time_of_impact(1.0)
    };
    let velocity = Vector::new(case.velocity.x, case.velocity.y);
    let hit = cast_shapes(&at, velocity, &ball, &of, Vector::ZERO, &cuboid, options);
    hit.expect("a ball and a cuboid can be cast").map(|hit| hit.time_of_impact)
}

fn ours(case: &Case) -> Option<f64> {
    circle_time_of_impact(case.circle, case.velocity, case.rect).map(|impact| impact.time)
}

/// The rows of a Markdown table.
pub fn rows() -> [String; 4] {
    let (any, whole) = (cases(false), cases(true));
    let hits = any.iter().filter(|case| ours(case).is_some()).count();
    for case in &any {
        let contact = circle_contact(case.circle, case.rect);
        assert_eq!(meets(case), contact.hits(Border::Hits), "{:?} {:?}", case.circle, case.rect);
        if let (Some(ours), Some(theirs)) = (ours(case), cast(case)) {
            assert!((ours - theirs).abs() < 1e-3, "parry meets it at {theirs}, hantei at {ours}");
        }
    }
    let exact = |case: &Case| circle_contact(case.circle, case.rect) == Contact::Overlapping;
    let plain = |case: &Case| CircleMethod::Closest.hits(case.circle, case.rect, Border::Misses, &mut ());
    let mut race = Race::new();
    for (name, cases, holds) in [
        ("exact", &any, &exact as &dyn Fn(&Case) -> bool),
        ("exact, whole", &whole, &exact),
        ("plain", &any, &plain),
        ("plain, whole", &whole, &plain),
        ("parry", &any, &meets),
        ("ours", &any, &|case| ours(case).is_some()),
        ("cast", &any, &|case| cast(case).is_some()),
    ] {
        race.runner(name, move |_| cases.iter().filter(|case| holds(case)).count());
    }
    let times = race.run(ROUNDS);
    [
        format!(
            "| `circle_contact`, exact | `intersection_test` of parry2d-f64 0.31 | **{:.2}** |",
            times.ratio("exact", "parry")
        ),
        format!("| the same | `CircleMethod::Closest`, which rounds | **{:.2}** |", times.ratio("exact", "plain")),
        format!(
            "| the same of whole numbers, where some touch | the same | **{:.2}** |",
            times.ratio("exact, whole", "plain, whole")
        ),
        format!(
            "| `circle_time_of_impact`, moves of which {:.0} % hit, exact | `cast_shapes` of parry2d-f64 0.31 | **{:.2}** |",
            hits as f64 * 100.0 / any.len() as f64,
            times.ratio("ours", "cast")
        ),
    ]
}
