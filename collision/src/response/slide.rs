//! Stop at a wall, and go on along it.

use super::impact::Impact;
use super::moving::Moving;
use super::push::{beside, push_out};
use super::sides::Side;
use super::sweep::{first, not_inside, on_the_way, within};
use crate::geometry::Axis;

/// A stop on the way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// The index of the obstacle in the list.
    pub obstacle: usize,
    /// When, as a fraction of the whole step, and what of the obstacle was met.
    pub impact: Impact,
    /// The side that stopped it; at a corner, the one that the rule names.
    pub side: Side,
}

/// The end of a moving shape, and what stopped it.
#[derive(Clone, Debug, PartialEq)]
pub struct Slide<S: Moving> {
    /// The shape at the end of the step.
    pub end: S,
    /// The velocity at the end: as given, with 0 on every axis that was stopped, or turned round where it bounced.
    pub velocity: S::Velocity,
    /// The stops, in order.
    pub stops: Vec<Stop>,
}

impl<S: Moving> Slide<S> {
    /// The same for obstacles that all moved by `velocity` in the step, if `a` was given its own velocity less that one:
    /// the end and the velocity as they are in the world.
    ///
    /// The difference of two velocities is rounded once on each axis, and the end is a rounded sum; the side, the order and
    /// whether at all are exact for the rounded difference. It is not rounded for pixels and parts of them.
    ///
    /// ```
    /// use hantei_collision::{Axis, Rect, Vec2, bounce};
    ///
    /// let (ball, own) = (Rect::try_from([40, 0, 8, 8])?, Vec2::new(-8.0, 0.0));
    /// let (paddle, of_paddle) = (Rect::try_from([20, -10, 8, 30])?, Vec2::new(8.0, 0.0)); // it comes towards the ball
    /// let thrown = bounce(ball, own - of_paddle, &[paddle], Axis::Y, 8).carried(of_paddle);
    /// assert_eq!(thrown.stops[0].impact.time, 0.75); // 12 apart, 16 faster
    /// assert_eq!(thrown.end, Rect::try_from([40, 0, 8, 8])?); // 6 to the left, and 6 back with 24
    /// assert_eq!(thrown.velocity, Vec2::new(24.0, 0.0));
    /// # Ok::<(), hantei_collision::NumberError>(())
    /// ```
    #[must_use]
    pub fn carried(self, velocity: S::Velocity) -> Self {
        let sum = S::velocity(|axis| S::speed(self.velocity, axis) + S::speed(velocity, axis));
        Self { end: self.end.after(velocity, 1.0), velocity: sum, ..self }
    }
}

/// Moves `a` by `velocity` among `obstacles`. At each impact it stops, its speed on that axis becomes 0, and it goes on
/// for the rest of the step. After `iterations` impacts it stays there; 4 are enough in a plane.
///
/// `corner` is the axis that an exact corner stops: with `Axis::Y` it is a floor, with `Axis::X` a wall.
///
/// At any speed, it ends in no obstacle that it did not overlap at the start, and never stops at the seam of two tiles.
/// An obstacle that it overlaps at the start does not stop it: use [`push_out`] first. If the obstacles move, see
/// [`Slide::carried`].
///
/// ```
/// use hantei_collision::{Axis, Rect, Vec2, slide};
///
/// let floor: Vec<Rect> = (0..3).map(|i| Rect::try_from([i * 32, 100, 32, 32])).collect::<Result<_, _>>()?;
/// let player = Rect::try_from([14, 68, 16, 32])?; // stands on the floor, beside a seam
/// let moved = slide(player, Vec2::new(3.0, 4.0), &floor, Axis::Y, 4);
/// assert_eq!(moved.end, Rect::try_from([17, 68, 16, 32])?);
/// assert_eq!(moved.velocity, Vec2::new(3.0, 0.0));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn slide<S: Moving>(a: S, velocity: S::Velocity, obstacles: &[S], corner: Axis, iterations: usize) -> Slide<S> {
    go_on(a, velocity, obstacles, &on_the_way(a, velocity, obstacles), corner, iterations, |_| 0.0)
}

/// Moves `a` by `velocity` among `obstacles` as [`slide`] does, but bounces: at each impact its speed on that axis is
/// turned round, and it goes on for the rest of the step. After `iterations` impacts it stays there, so give more than the
/// obstacles can throw it to and fro in a step.
///
/// At an exact corner only the axis of `corner` is turned round. If the obstacles move, see [`Slide::carried`].
///
/// ```
/// use hantei_collision::{Axis, Rect, Vec2, bounce};
///
/// let floor = [Rect::try_from([0, 100, 320, 16])?];
/// let thrown = bounce(Rect::try_from([10, 80, 8, 8])?, Vec2::new(6.0, 16.0), &floor, Axis::Y, 8);
/// assert_eq!(thrown.end, Rect::try_from([16, 88, 8, 8])?); // 12 down to the floor, 4 up again
/// assert_eq!(thrown.velocity, Vec2::new(6.0, -16.0));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn bounce<S: Moving>(a: S, velocity: S::Velocity, obstacles: &[S], corner: Axis, iterations: usize) -> Slide<S> {
    let reach = |axis| S::speed(velocity, axis).abs();
    let near = not_inside(a, obstacles, within(a, obstacles, |axis| [-reach(axis), reach(axis)]));
    go_on(a, velocity, obstacles, &near, corner, iterations, |speed| -speed)
}

/// Moves `a`, and turns its speed on the axis of each impact into another.
fn go_on<S: Moving>(
    a: S,
    velocity: S::Velocity,
    obstacles: &[S],
    near: &[usize],
    corner: Axis,
    iterations: usize,
    turned: fn(f64) -> f64,
) -> Slide<S> {
    let mut slide = Slide { end: a, velocity, stops: Vec::new() };
    let mut left = 1.0;
    while slide.stops.len() < iterations {
        let way = S::velocity(|axis| S::speed(slide.velocity, axis) * left);
        let Some((obstacle, meeting)) = first(slide.end, way, obstacles, near) else {
            slide.end = clear_of(slide.end.after(way, 1.0), obstacles, near);
            break;
        };
        let mut impact = meeting.impact();
        let there = slide.end.after(way, impact.time);
        // Exactly edge on edge, also in the last bit.
        let there = impact.sides.iter().fold(there, |there, side| beside(there, side, obstacles[obstacle]));
        slide.end = clear_of(there, obstacles, near);
        let Some(side) = impact.sides.on(corner).or_else(|| impact.sides.iter().next()) else { break };
        let speed = |axis| S::speed(slide.velocity, axis);
        slide.velocity = S::velocity(|axis| if axis == side.axis { turned(speed(axis)) } else { speed(axis) });
        (impact.time, left) = (1.0 - left + left * impact.time, left * (1.0 - impact.time));
        slide.stops.push(Stop { obstacle, impact, side });
    }
    slide
}

/// Moves `a` out of every obstacle that it reaches into only by rounding.
fn clear_of<S: Moving>(mut a: S, obstacles: &[S], near: &[usize]) -> S {
    for &place in near {
        if let Some(push) = push_out(a, obstacles[place]) {
            a = beside(a, push.side, obstacles[place]);
        }
    }
    a
}
