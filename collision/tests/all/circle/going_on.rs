//! Where a circle goes on after an impact, beside halving until the moment is known. That one impact is where it is said to
//! be, fractions tell in `response`.

use super::circle;
use hantei_collision::{
    Axis, Circle, CircleSlide, CircleStop, Contact, End, Rect, Side, Vec2, circle_bounce, circle_contact, circle_slide,
    circle_sweep_through,
};

const NEAR: f64 = 1e-7;

/// What a circle meets on its way: when, which obstacle, its sides, and the direction away.
struct Met {
    time: f64,
    obstacle: usize,
    sides: Vec<Side>,
    normal: Vec2,
}

/// The moment of an impact with each obstacle by halving, the earliest of them.
fn first(circle: Circle, way: Vec2, obstacles: &[Rect], without: &[usize]) -> Option<Met> {
    let places = (0..obstacles.len()).filter(|place| !without.contains(place));
    let each = places.filter_map(|obstacle| met(circle, way, obstacle, obstacles[obstacle]));
    each.min_by(|one, other| one.time.total_cmp(&other.time))
}

/// From the nearest point of a rectangle to the centre at a time.
fn away(circle: Circle, way: Vec2, rect: Rect, time: f64) -> Vec2 {
    let (centre, min, max) = (circle.centre() + way * time, rect.min(), rect.max());
    Vec2::new(centre.x - centre.x.clamp(min.x, max.x), centre.y - centre.y.clamp(min.y, max.y))
}

/// When the way is nearest to a rectangle: along a line the distance from a convex shape falls, then rises.
fn nearest(circle: Circle, way: Vec2, rect: Rect) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..200 {
        let [one, other] = [(2.0 * low + high) / 3.0, (low + 2.0 * high) / 3.0];
        let [near, far] = [one, other].map(|time| away(circle, way, rect, time).length());
        if near <= far { high = other } else { low = one }
    }
    low
}

fn met(circle: Circle, way: Vec2, obstacle: usize, rect: Rect) -> Option<Met> {
    let (mut low, mut high) = (0.0, nearest(circle, way, rect));
    let is_in = |time: f64| away(circle, way, rect, time).length() < circle.radius();
    if !is_in(high) {
        return None;
    }
    for _ in 0..60 {
        let middle = 0.5 * (low + high);
        if is_in(middle) { high = middle } else { low = middle }
    }
    let away = away(circle, way, rect, low);
    let mut sides = Vec::new();
    for (axis, along) in [(Axis::X, away.x), (Axis::Y, away.y)] {
        if along != 0.0 {
            sides.push(Side { axis, end: if along < 0.0 { End::Min } else { End::Max } });
        }
    }
    Some(Met { time: low, obstacle, sides, normal: away * away.length().recip() })
}

struct Oracle {
    end: Circle,
    velocity: Vec2,
    stops: Vec<Met>,
    /// Whether a graze or two moments at once leave it to rounding what comes next.
    is_clear: bool,
}

/// The same in the plainest way: `part` of the speed along the normal is taken away, 1 for a slide and 2 for a bounce.
fn oracle(start: Circle, velocity: Vec2, obstacles: &[Rect], iterations: usize, part: f64) -> Oracle {
    let inside: Vec<usize> =
        (0..obstacles.len()).filter(|&place| circle_contact(start, obstacles[place]) == Contact::Overlapping).collect();
    let mut so_far = Oracle { end: start, velocity, stops: Vec::new(), is_clear: true };
    let mut left = 1.0;
    while so_far.stops.len() < iterations {
        let way = so_far.velocity * left;
        let mut without = inside.clone();
        without.extend(so_far.stops.last().map(|met| met.obstacle));
        let here = so_far.end;
        so_far.is_clear &= margin(here, way, obstacles, &without) > NEAR;
        let Some(mut met) = first(here, way, obstacles, &without) else {
            so_far.end = Circle::new(here.centre() + way, here.radius());
            break;
        };
        without.push(met.obstacle);
        let other = first(here, way, obstacles, &without);
        so_far.is_clear &= other.is_none_or(|other| (other.time - met.time).abs() > NEAR);
        so_far.end = Circle::new(here.centre() + way * met.time, here.radius());
        let along = so_far.velocity.x * met.normal.x + so_far.velocity.y * met.normal.y;
        so_far.is_clear &= along.abs() > NEAR;
        so_far.velocity = so_far.velocity + met.normal * (-part * along);
        (met.time, left) = (1.0 - left + left * met.time, left * (1.0 - met.time));
        so_far.stops.push(met);
    }
    so_far
}

/// How clearly the way hits or misses each of them: the difference between radius and distance where it is nearest.
fn margin(circle: Circle, way: Vec2, obstacles: &[Rect], without: &[usize]) -> f64 {
    let places = (0..obstacles.len()).filter(|place| !without.contains(place));
    let gap = |place: usize| {
        let time = nearest(circle, way, obstacles[place]);
        (away(circle, way, obstacles[place], time).length() - circle.radius()).abs()
    };
    places.map(gap).fold(f64::INFINITY, f64::min)
}

fn is_near(one: Vec2, other: Vec2) -> bool {
    (one.x - other.x).abs() < NEAR * 1e2 && (one.y - other.y).abs() < NEAR * 1e2
}

fn agrees(found: &CircleSlide, expected: &Oracle, case: &str) {
    let sides = |stop: &CircleStop| (stop.obstacle, stop.impact.sides.iter().collect::<Vec<_>>());
    let found_stops: Vec<_> = found.stops.iter().map(sides).collect();
    let expected_stops: Vec<_> = expected.stops.iter().map(|met| (met.obstacle, met.sides.clone())).collect();
    assert_eq!(found_stops, expected_stops, "{case}: {found:?}");
    for (stop, met) in found.stops.iter().zip(&expected.stops) {
        assert!((stop.impact.time - met.time).abs() < NEAR, "{case}: {} at {}", met.time, stop.impact.time);
        assert!(is_near(stop.impact.normal, met.normal), "{case}: {:?}", stop.impact);
    }
    assert!(is_near(found.velocity, expected.velocity), "{case}: {:?} is not {:?}", found.velocity, expected.velocity);
    let off = found.end.centre() - expected.end.centre();
    assert!(is_near(off, Vec2::ZERO), "{case}: {:?} is not {:?}", found.end, expected.end);
}

/// A ball and some bricks near it.
pub(super) fn case(random: &mut fastrand::Rng) -> (Circle, Vec2, Vec<Rect>) {
    let mut within = |most: f64| {
        let number = (random.f64() - 0.5) * 2.0 * most;
        if random.bool() { number.round() } else { number }
    };
    let ball = circle(within(40.0), within(40.0), within(12.0).abs().max(0.5));
    let velocity = Vec2::new(within(90.0), within(90.0));
    let bricks = [(); 3].map(|()| {
        let numbers = [within(60.0), within(60.0), within(30.0).abs() + 1.0, within(20.0).abs() + 1.0];
        Rect::try_from(numbers).expect("finite")
    });
    (ball, velocity, bricks.to_vec())
}

#[test]
fn a_slide_and_a_bounce_end_where_halving_says() {
    let mut random = fastrand::Rng::with_seed(53);
    let (mut slid, mut bounced, mut several) = (0, 0, 0);
    while slid < 5_000 || bounced < 5_000 {
        let (ball, velocity, bricks) = case(&mut random);
        for (part, count) in [(1.0, &mut slid), (2.0, &mut bounced)] {
            let expected = oracle(ball, velocity, &bricks, 6, part);
            if !expected.is_clear || expected.stops.is_empty() {
                continue;
            }
            let found = if part == 1.0 {
                circle_slide(ball, velocity, &bricks, 6)
            } else {
                circle_bounce(ball, velocity, &bricks, 6)
            };
            agrees(&found, &expected, &format!("{ball:?} by {velocity:?} among {bricks:?}, part {part}"));
            *count += 1;
            several += usize::from(expected.stops.len() > 1);
        }
    }
    assert!(several > 500, "{several} met more than one");
}

#[test]
fn it_never_ends_in_a_brick() {
    let mut random = fastrand::Rng::with_seed(54);
    let mut stopped = 0;
    for _ in 0..40_000 {
        let (ball, velocity, bricks) = case(&mut random);
        for moved in [circle_slide(ball, velocity, &bricks, 4), circle_bounce(ball, velocity, &bricks, 16)] {
            for brick in &bricks {
                let was_inside = circle_contact(ball, *brick) == Contact::Overlapping;
                let less = Circle::new(moved.end.centre(), moved.end.radius() * (1.0 - 1e-9));
                let is_inside = circle_contact(less, *brick) == Contact::Overlapping;
                assert!(was_inside || !is_inside, "{ball:?} by {velocity:?} among {bricks:?}: {moved:?}");
            }
            stopped += moved.stops.len();
        }
        let first = circle_sweep_through(ball, velocity, &bricks);
        let stop = circle_slide(ball, velocity, &bricks, 4).stops.first().copied();
        assert_eq!(first, stop.map(|stop| (stop.obstacle, stop.impact)));
    }
    assert!(stopped > 20_000, "{stopped} stops");
}

#[test]
fn a_bounce_keeps_the_speed() {
    let mut random = fastrand::Rng::with_seed(55);
    for _ in 0..20_000 {
        let (ball, velocity, bricks) = case(&mut random);
        let moved = circle_bounce(ball, velocity, &bricks, 16);
        let (before, after) = (velocity.length(), moved.velocity.length());
        assert!((before - after).abs() < 1e-9 * before.max(1.0), "{ball:?} by {velocity:?} among {bricks:?}");
    }
}

#[test]
fn a_ball_rolls_over_seams_and_lands_on_them() {
    let floor: Vec<Rect> = (0..8).map(|place| Rect::try_from([place * 32, 100, 32, 32]).expect("finite")).collect();
    let backwards: Vec<Rect> = floor.iter().rev().copied().collect();
    for tiles in [&floor, &backwards] {
        let mut ball = circle(20.0, 92.3, 7.7);
        for frame in 0..60 {
            let before = ball.centre();
            let moved = circle_slide(ball, Vec2::new(3.3, 4.0), tiles, 4);
            assert!((moved.end.centre().x - before.x - 3.3).abs() < 1e-9, "caught in frame {frame}: {moved:?}");
            assert_eq!(moved.stops.iter().filter(|stop| stop.impact.is_corner()).count(), 0, "frame {frame}");
            ball = moved.end;
        }
        for x in (0..=640).map(|tenth| f64::from(tenth) / 10.0 + 60.0) {
            for off in [0.0, 1e-9, -1e-9, 1e-15, 1e-12] {
                let (tile, impact) =
                    circle_sweep_through(circle(x + off, 80.0, 7.7), Vec2::new(0.0, 24.0), tiles).expect("the floor");
                assert_eq!(impact.side().map(Side::name), Some("top"), "lands at {x} on tile {tile}: {impact:?}");
            }
        }
    }
}

#[test]
fn walls_on_two_sides_stop_it() {
    let walls = [[100, 0, 10, 200], [0, 100, 200, 10]].map(|numbers| Rect::try_from(numbers).expect("finite"));
    let moved = circle_slide(circle(60.0, 80.0, 10.0), Vec2::new(60.0, 40.0), &walls, 4);
    assert_eq!((moved.end, moved.velocity), (circle(90.0, 90.0, 10.0), Vec2::ZERO));
    let named: Vec<_> = moved.stops.iter().map(|stop| (stop.impact.time, stop.impact.side().map(Side::name))).collect();
    assert_eq!(named, [(0.25, Some("top")), (0.5, Some("left"))]);
    let thrown = circle_bounce(circle(60.0, 80.0, 10.0), Vec2::new(60.0, 40.0), &walls, 8);
    assert_eq!((thrown.end, thrown.velocity), (circle(60.0, 60.0, 10.0), Vec2::new(-60.0, -40.0)));
}

#[test]
fn between_two_bricks_it_is_thrown_to_and_fro() {
    let bricks = [[0, 0, 10, 100], [40, 0, 10, 100]].map(|numbers| Rect::try_from(numbers).expect("finite"));
    let thrown = circle_bounce(circle(25.0, 50.0, 5.0), Vec2::new(80.0, 0.0), &bricks, 16);
    // 10 to the right brick, then 20 each time: 80 is 10 + 3 × 20 + 10.
    assert_eq!(thrown.stops.len(), 4);
    assert_eq!((thrown.end, thrown.velocity), (circle(25.0, 50.0, 5.0), Vec2::new(80.0, 0.0)));
    let stays = circle_bounce(circle(25.0, 50.0, 5.0), Vec2::new(900.0, 0.0), &bricks, 3);
    assert_eq!((stays.end, stays.stops.len()), (circle(35.0, 50.0, 5.0), 3));
}
