//! A circle that moves among rectangles, and slides along what it meets or bounces off it.
//! Idea: an impact takes away, or turns round, the part of the velocity that leads towards what is met; then the circle
//! goes on for the rest of the step. Cost: for each impact a test of every rectangle that it can reach in the step.

use super::impact::{CircleImpact, circle_time_of_impact};
use super::way_out::{CirclePush, circle_push_out};
use crate::Contact;
use crate::geometry::{Axis, Circle, End, Point, Rect, Vec2};
use crate::response::{Side, within};

/// A stop of a circle on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleStop {
    /// The index of the obstacle in the list.
    pub obstacle: usize,
    /// When, as a fraction of the whole step, and what of the obstacle was met.
    pub impact: CircleImpact,
}

/// The end of a moving circle, and what stopped it.
#[derive(Clone, Debug, PartialEq)]
pub struct CircleSlide {
    /// The circle at the end of the step.
    pub end: Circle,
    /// The velocity at the end.
    pub velocity: Vec2,
    /// The stops, in order.
    pub stops: Vec<CircleStop>,
}

impl CircleSlide {
    /// The same for obstacles that all moved by `velocity` in the step, if the circle was given its own velocity less that
    /// one: the end and the velocity as they are in the world. Rounded as in [`Slide::carried`](crate::Slide::carried).
    #[must_use]
    pub fn carried(self, velocity: Vec2) -> Self {
        Self { end: at(self.end, self.end.centre() + velocity), velocity: self.velocity + velocity, ..self }
    }
}

/// Times that are as near as this part of them may be one time, rounded.
const ROUNDED: f64 = 32.0 * f64::EPSILON;

/// Which of `obstacles` a circle meets first as it moves by `velocity` in a step: its index in the list, and the impact.
/// Obstacles that it overlaps at the start do not count.
///
/// Whether and where it meets each one is exact. The order is that of the times, which are rounded by up to 16 last bits:
/// of times that are so near each other a side comes before a corner, then the first in the list. So a ball that lands on
/// the seam of two tiles lands on top.
///
/// ```
/// use hantei_collision::{Circle, Rect, Vec2, circle_sweep_through};
///
/// let floor: Vec<Rect> = (0..3).map(|i| Rect::try_from([i * 32, 100, 32, 32])).collect::<Result<_, _>>()?;
/// let ball = Circle::try_from([31, 80, 8])?;
/// let (tile, impact) = circle_sweep_through(ball, Vec2::new(0.0, 24.0), &floor).expect("the floor");
/// assert_eq!((tile, impact.time, impact.side().map(|side| side.name())), (0, 0.5, Some("top")));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn circle_sweep_through(circle: Circle, velocity: Vec2, obstacles: &[Rect]) -> Option<(usize, CircleImpact)> {
    first(circle, velocity, obstacles, &in_reach(circle, velocity, obstacles), None)
}

/// Moves a circle by `velocity` among `obstacles`. At each impact it stops, loses the part of its velocity that leads
/// towards what it meets, a side or a corner, and goes on for the rest of the step. After `iterations` impacts it stays
/// there; 4 are enough for most.
///
/// At any speed, it ends in no obstacle that it did not overlap at the start, except by the last bits, and never stops at
/// the seam of two tiles. An obstacle that it overlaps at the start does not stop it: use
/// [`circle_push_out`] first. If the obstacles move, see [`CircleSlide::carried`].
///
/// ```
/// use hantei_collision::{Circle, Rect, Vec2, circle_slide};
///
/// let brick = [Rect::try_from([33, 24, 8, 60])?];
/// let moved = circle_slide(Circle::try_from([0, 0, 5])?, Vec2::new(60.0, 40.0), &brick, 4);
/// let stop = moved.stops[0].impact;
/// assert_eq!((stop.time, stop.is_corner(), stop.normal), (0.5, true, Vec2::new(-0.6, -0.8)));
/// // It goes on past the corner, at a right angle to the normal.
/// assert!(moved.velocity.dot(stop.normal).abs() < 1e-12 && moved.velocity.x > 0.0);
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn circle_slide(circle: Circle, velocity: Vec2, obstacles: &[Rect], iterations: usize) -> CircleSlide {
    go_on(circle, velocity, obstacles, &in_reach(circle, velocity, obstacles), iterations, slid)
}

/// Moves a circle by `velocity` among `obstacles`, and bounces: at each impact the part of its velocity along the normal
/// is turned round, and it goes on for the rest of the step. After `iterations` impacts it stays there, so give more than
/// the obstacles can throw it to and fro in a step.
///
/// Of a corner it bounces as of a wall across the normal there. Obstacles at the start, and obstacles that move: as for
/// [`circle_slide`]. A paddle that moves throws the ball by its own speed as well.
///
/// ```
/// use hantei_collision::{Circle, Rect, Vec2, circle_bounce};
///
/// let (ball, own) = (Circle::try_from([40, 50, 8])?, Vec2::new(-8.0, 4.0));
/// let (paddle, of_paddle) = (Rect::try_from([12, 20, 8, 60])?, Vec2::new(8.0, 0.0));
/// let thrown = circle_bounce(ball, own - of_paddle, &[paddle], 8).carried(of_paddle);
/// assert_eq!(thrown.stops[0].impact.time, 0.75); // 12 apart, 16 faster
/// assert_eq!((thrown.end, thrown.velocity), (Circle::try_from([40, 54, 8])?, Vec2::new(24.0, 4.0)));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn circle_bounce(circle: Circle, velocity: Vec2, obstacles: &[Rect], iterations: usize) -> CircleSlide {
    go_on(circle, velocity, obstacles, &in_reach(circle, velocity, obstacles), iterations, bounced)
}

/// A velocity without the part along a vector of length 1.
pub(crate) fn slid(velocity: Vec2, normal: Vec2) -> Vec2 {
    velocity - normal * velocity.dot(normal)
}

/// A velocity whose part along a vector of length 1 is turned round.
pub(crate) fn bounced(velocity: Vec2, normal: Vec2) -> Vec2 {
    velocity - normal * (2.0 * velocity.dot(normal))
}

/// The indexes of the obstacles that it can reach by going on in any direction, without those that it overlaps now.
pub(crate) fn in_reach(circle: Circle, velocity: Vec2, obstacles: &[Rect]) -> Vec<usize> {
    let far = velocity.length().next_up();
    within(circle.bounds(), obstacles, |_| [-far, far])
        .into_iter()
        .filter(|&place| circle.contact_rect(obstacles[place]) != Contact::Overlapping)
        .collect()
}

/// Moves the circle, and turns its velocity at each impact. `near` are the obstacles that count.
pub(crate) fn go_on(
    circle: Circle,
    velocity: Vec2,
    obstacles: &[Rect],
    near: &[usize],
    iterations: usize,
    turned: impl Fn(Vec2, Vec2) -> Vec2,
) -> CircleSlide {
    let mut slide = CircleSlide { end: circle, velocity, stops: Vec::new() };
    let mut left = 1.0;
    while slide.stops.len() < iterations {
        let way = slide.velocity * left;
        // The way leads along or away from what was met last, which is convex: it is not met again.
        let behind = slide.stops.last().map(|stop| stop.obstacle);
        let Some((obstacle, mut impact)) = first(slide.end, way, obstacles, near, behind) else {
            slide.end = clear_of(at(slide.end, slide.end.centre() + way), obstacles, near);
            break;
        };
        slide.end = clear_of(there(slide.end, way, obstacles[obstacle], impact), obstacles, near);
        slide.velocity = turned(slide.velocity, impact.normal);
        (impact.time, left) = (1.0 - left + left * impact.time, left * (1.0 - impact.time));
        slide.stops.push(CircleStop { obstacle, impact });
    }
    slide
}

fn at(circle: Circle, centre: Point) -> Circle {
    Circle::new(centre, circle.radius())
}

/// The earliest of the obstacles at these indexes, without the one `behind`.
fn first(
    circle: Circle,
    way: Vec2,
    obstacles: &[Rect],
    places: &[usize],
    behind: Option<usize>,
) -> Option<(usize, CircleImpact)> {
    let met = |&place: &usize| Some((place, meets(circle, way, obstacles[place])?));
    let met: Vec<(usize, CircleImpact)> =
        places.iter().filter(|&&place| Some(place) != behind).filter_map(met).collect();
    let earliest = met.iter().map(|(_, impact)| impact.time).fold(f64::INFINITY, f64::min);
    let is_first = |(_, impact): &(usize, CircleImpact)| impact.time <= earliest * (1.0 + ROUNDED);
    met.into_iter().filter(is_first).min_by_key(|(_, impact)| impact.sides.count())
}

/// Where it meets an obstacle. One that it overlaps can only be reached by rounding: it stops a circle that moves into it.
fn meets(circle: Circle, way: Vec2, obstacle: Rect) -> Option<CircleImpact> {
    let impact = circle_time_of_impact(circle, way, obstacle)?;
    if !impact.is_inside() {
        return Some(impact);
    }
    let CirclePush { by, sides, .. } = circle_push_out(circle, obstacle)?;
    let normal = by * by.length().recip();
    (way.dot(normal) < 0.0).then_some(CircleImpact { time: 0.0, sides, normal })
}

/// The circle at an impact: beside the side, or from the corner along the normal, which rounds less than the way there.
fn there(circle: Circle, way: Vec2, obstacle: Rect, impact: CircleImpact) -> Circle {
    let (radius, on_way) = (circle.radius(), circle.centre() + way * impact.time);
    let end = |side: Side| obstacle.interval(side.axis).end(side.end);
    let beside = |side: Side| if side.end == End::Min { end(side) - radius } else { end(side) + radius };
    let centre = match (impact.sides.on(Axis::X), impact.sides.on(Axis::Y)) {
        (Some(x), Some(y)) => Point::new(end(x), end(y)) + impact.normal * radius,
        (Some(x), None) => Point::new(beside(x), on_way.y),
        (None, Some(y)) => Point::new(on_way.x, beside(y)),
        (None, None) => on_way,
    };
    at(circle, centre)
}

/// Moves a circle out of every obstacle that it reaches into only by rounding.
fn clear_of(mut circle: Circle, obstacles: &[Rect], near: &[usize]) -> Circle {
    for &place in near {
        let Point { x, y } = circle.centre();
        let mut more = f64::EPSILON * (x.abs() + y.abs() + circle.radius());
        for _ in 0..MOST_CLEARING {
            let Some(push) = circle_push_out(circle, obstacles[place]) else { break };
            let by = push.by * ((push.depth + more) / push.depth);
            circle = at(circle, circle.centre() + by);
            more *= 2.0;
        }
    }
    circle
}

/// Doublings of a last bit: many more than rounding can need.
const MOST_CLEARING: usize = 8;
