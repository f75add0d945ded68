//! When does a moving rectangle meet another? Beside parry's cast of two cuboids, and many small steps.

use crate::clock::Race;
use hantei_collision::{Contact, Moving as _, Point, Rect, Vec2, contact, time_of_impact};
use parry2d_f64::math::{Pose, Vector};
use parry2d_f64::query::{ShapeCastOptions, cast_shapes};
use parry2d_f64::shape::Cuboid;

/// More moves than a processor can predict.
const MOVES: usize = 1 << 16;
/// The small steps of one move: 64 pixels in steps of 4.
const STEPS: u32 = 16;
const ROUNDS: usize = 61;

/// A player of 16 × 32 that moves by up to 64 on each axis, near a block of 32 × 32.
struct Case {
    a: Rect,
    velocity: Vec2,
    b: Rect,
}

fn cases() -> Vec<Case> {
    let mut numbers = fastrand::Rng::with_seed(27);
    let mut within = |size: f64| (numbers.f64() - 0.5) * 2.0 * size;
    let b = Rect::from_origin_size(Point::new(0.0, 0.0), 32.0, 32.0);
    let mut case = || {
        let a = Rect::from_origin_size(Point::new(within(80.0), within(80.0)), 16.0, 32.0);
        Case { a, velocity: Vec2::new(within(64.0), within(64.0)), b }
    };
    (0..MOVES).map(|_| case()).collect()
}

/// parry's time of impact, as a fraction of the step.
fn cast(case: &Case) -> Option<f64> {
    let shape = |rect: Rect| Cuboid::new(Vector::new(rect.width() / 2.0, rect.height() / 2.0));
    let pose = |rect: Rect| Pose::translation(rect.centre().x, rect.centre().y);
    let options = ShapeCastOptions {
        compute_impact_geometry_on_penetration: false,
        ..ShapeCastOptions::with_max_time_of_impact(1.0)
    };
    let velocity = Vector::new(case.velocity.x, case.velocity.y);
    let (a, b) = (shape(case.a), shape(case.b));
    let hit = cast_shapes(&pose(case.a), velocity, &a, &pose(case.b), Vector::ZERO, &b, options);
    hit.expect("cuboids can be cast").map(|hit| hit.time_of_impact)
}

/// The first small step with an overlap.
fn step_by_step(case: &Case) -> Option<f64> {
    let time = |step| f64::from(step) / f64::from(STEPS);
    let overlaps = |time: &f64| contact(case.a.after(case.velocity, *time), case.b) == Contact::Overlapping;
    (0..=STEPS).map(time).find(overlaps)
}

/// Two rows of a Markdown table.
pub fn rows() -> [String; 2] {
    let cases = cases();
    let ours = |case: &Case| time_of_impact(case.a, case.velocity, case.b).map(|impact| impact.time);
    let hits = cases.iter().filter(|case| ours(case).is_some()).count();
    let passed = cases.iter().filter(|case| ours(case).is_some() && step_by_step(case).is_none()).count();
    for case in &cases {
        if let (Some(ours), Some(theirs)) = (ours(case), cast(case)) {
            assert!((ours - theirs).abs() < 1e-3, "parry meets it at {theirs}, hantei at {ours}");
        }
    }
    let mut race = Race::new();
    let count = |find: fn(&Case) -> Option<f64>| {
        let cases = &cases;
        move |_| cases.iter().filter(|case| std::hint::black_box(find(case)).is_some()).count()
    };
    race.runner("ours", count(|case| time_of_impact(case.a, case.velocity, case.b).map(|impact| impact.time)));
    race.runner("cast", count(cast));
    race.runner("steps", count(step_by_step));
    let times = race.run(ROUNDS);
    let percent = |part: usize, of: usize| part as f64 * 100.0 / of as f64;
    [
        format!(
            "| `time_of_impact`, moves of which {:.0} % hit, exact | `cast_shapes` of parry2d-f64 0.31 | **{:.2}** |",
            percent(hits, cases.len()),
            times.ratio("ours", "cast")
        ),
        format!(
            "| the same | `contact` in {STEPS} small steps, which passes through {:.1} % of what is hit | **{:.2}** |",
            percent(passed, hits),
            times.ratio("ours", "steps")
        ),
    ]
}
