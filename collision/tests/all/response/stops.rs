//! Each stop of a slide has its time within the whole step.

use super::rect;
use hantei_collision::{Axis, Cuboid, Slide, Vec2, slide};

/// The side and the time of each stop.
fn stops<S: hantei_collision::Moving>(slide: &Slide<S>) -> Vec<(&'static str, f64)> {
    slide.stops.iter().map(|stop| (stop.side.name(), stop.impact.time)).collect()
}

#[test]
fn a_second_stop_is_as_late_as_without_the_first() {
    let a = rect([0.0, 0.0, 2.0, 2.0]);
    let floor = |y: f64| rect([-100.0, y, 200.0, 10.0]);
    let wall = |x: f64| rect([x, -100.0, 10.0, 200.0]);
    // 8 to the right and 8 down in a step. All times are exact in binary.
    for (name, obstacles, expected) in [
        ("floor, then wall", [floor(6.0), wall(8.0)], [("top", 0.5), ("left", 0.75)]),
        ("wall, then floor", [floor(8.0), wall(6.0)], [("left", 0.5), ("top", 0.75)]),
        ("floor at the start", [floor(2.0), wall(6.0)], [("top", 0.0), ("left", 0.5)]),
        ("wall at the end", [floor(6.0), wall(9.0)], [("top", 0.5), ("left", 0.875)]),
    ] {
        let moved = slide(a, Vec2::new(8.0, 8.0), &obstacles, Axis::Y, 4);
        assert_eq!(stops(&moved), expected, "{name}");
        assert_eq!(moved.velocity, Vec2::new(0.0, 0.0), "{name}");
    }
}

#[test]
fn a_box_has_three_stops() {
    let a = Cuboid::from_corners([0.0; 3], [2.0; 3]);
    let beyond = |axis: usize, at: f64| {
        let (mut min, mut max) = ([-100.0; 3], [100.0; 3]);
        (min[axis], max[axis]) = (at, at + 10.0);
        Cuboid::from_corners(min, max)
    };
    let obstacles = [beyond(0, 9.0), beyond(1, 6.0), beyond(2, 8.0)];
    let moved = slide(a, [8.0; 3], &obstacles, Axis::Y, 4);
    let times: Vec<(usize, f64)> = moved.stops.iter().map(|stop| (stop.obstacle, stop.impact.time)).collect();
    assert_eq!(times, [(1, 0.5), (2, 0.75), (0, 0.875)]);
}
