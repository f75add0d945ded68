//! The first of many shapes that a moving shape meets.

use super::impact::{Impact, Meeting, meeting};
use super::moving::Moving;
use crate::geometry::{Axis, Interval};
use crate::{Contact, contact};

/// Which of `obstacles` `a` meets first as it moves by `velocity` in a step: its index in the list, and the impact.
/// Obstacles that it overlaps at the start do not count.
///
/// At the same moment a side comes before a corner, then the first in the list: so a shape that lands on the seam of
/// two tiles lands on top.
///
/// ```
/// use hantei_collision::{Rect, Vec2, sweep_through};
///
/// let floor: Vec<Rect> = (0..3).map(|i| Rect::try_from([i * 32, 100, 32, 32])).collect::<Result<_, _>>()?;
/// let player = Rect::try_from([10, 64, 16, 32])?;
/// let (tile, impact) = sweep_through(player, Vec2::new(12.0, 8.0), &floor).expect("the floor");
/// assert_eq!((tile, impact.time, impact.side().map(|side| side.name())), (0, 0.5, Some("top")));
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
pub fn sweep_through<S: Moving>(a: S, velocity: S::Velocity, obstacles: &[S]) -> Option<(usize, Impact)> {
    let near = on_the_way(a, velocity, obstacles);
    first(a, velocity, obstacles, &near).map(|(place, meeting)| (place, meeting.impact()))
}

/// The broad phase: the indexes of the obstacles in the box around the whole way, without those that `a` overlaps now.
pub(super) fn on_the_way<S: Moving>(a: S, velocity: S::Velocity, obstacles: &[S]) -> Vec<usize> {
    let moves = |axis| [S::speed(velocity, axis).min(0.0), S::speed(velocity, axis).max(0.0)];
    not_inside(a, obstacles, within(a, obstacles, moves))
}

/// Those of the obstacles at these indexes that `a` does not overlap.
pub(super) fn not_inside<S: Moving>(a: S, obstacles: &[S], mut places: Vec<usize>) -> Vec<usize> {
    places.retain(|&place| contact(a, obstacles[place]) != Contact::Overlapping);
    places
}

/// The indexes of the obstacles that `a` can reach by moves from the one number to the other on each axis.
pub(crate) fn within<S: Moving>(a: S, obstacles: &[S], moves: impl Fn(Axis) -> [f64; 2]) -> Vec<usize> {
    let way = S::from_shadows(|axis| {
        let (Interval { min, max }, [least, most]) = (a.on(axis), moves(axis));
        // A rounded sum may be too small by the last bit.
        Interval { min: (min + least).next_down(), max: (max + most).next_up() }
    });
    let all = obstacles.iter().enumerate();
    all.filter(|&(_, &b)| contact(way, b) == Contact::Overlapping).map(|(place, _)| place).collect()
}

/// The earliest of the obstacles at these indexes; a side before a corner.
pub(super) fn first<S: Moving>(
    a: S,
    velocity: S::Velocity,
    obstacles: &[S],
    places: &[usize],
) -> Option<(usize, Meeting)> {
    let met = places.iter().filter_map(|&place| Some((place, meeting(a, velocity, obstacles[place])?)));
    met.filter(|(_, meeting)| meeting.sides.count() > 0).min_by(|(_, one), (_, other)| {
        one.moment.compared(other.moment).then(one.sides.count().cmp(&other.sides.count()))
    })
}
