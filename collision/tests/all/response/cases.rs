//! Single cases with answers computed by hand.

use super::{rect, word};
use hantei_collision::{Axis, Moving, Rect, Vec2, beside, push_out, slide, sweep_through, time_of_impact};

/// A before, its velocity, B.
pub(crate) struct Case(pub(crate) &'static str, [f64; 4], [f64; 2], [f64; 4]);

impl Case {
    pub(crate) fn shapes(&self) -> (Rect, Vec2, Rect) {
        (rect(self.1), Vec2::new(self.2[0], self.2[1]), rect(self.3))
    }
}

const BLOCK: [f64; 4] = [0.0, 100.0, 32.0, 32.0];

pub(crate) const fn at(name: &'static str, [x, y]: [f64; 2], velocity: [f64; 2]) -> Case {
    Case(name, [x, y, 16.0, 32.0], velocity, BLOCK)
}

/// The exact answer: time as a fraction and what is met, the place of a stop, the end of a slide.
pub(crate) type So = Option<([f64; 2], &'static str, [f64; 2], [f64; 2])>;

#[rustfmt::skip]
pub(crate) const ONE_BLOCK: [(Case, So); 23] = [
    (at("R1", [-10.0, 64.0], [0.0, 8.0]), Some(([1.0, 2.0], "top", [-10.0, 68.0], [-10.0, 68.0]))),
    (at("R2", [-10.0, 64.0], [0.0, 12.0]), Some(([1.0, 3.0], "top", [-10.0, 68.0], [-10.0, 68.0]))),
    (at("R3", [-10.0, 64.0], [0.0, 16.0]), Some(([1.0, 4.0], "top", [-10.0, 68.0], [-10.0, 68.0]))),
    (at("R4", [8.0, 64.0], [0.0, 16.0]), Some(([1.0, 4.0], "top", [8.0, 68.0], [8.0, 68.0]))),
    (Case("R5", [-20.0, 104.0, 16.0, 24.0], [8.0, 0.0], BLOCK), Some(([1.0, 2.0], "left", [-16.0, 104.0], [-16.0, 104.0]))),
    (Case("R6", [-20.0, 104.0, 16.0, 24.0], [34.0, 0.0], BLOCK), Some(([2.0, 17.0], "left", [-16.0, 104.0], [-16.0, 104.0]))),
    (at("R7", [-40.0, 40.0], [60.0, 60.0]), Some(([7.0, 15.0], "top", [-12.0, 68.0], [20.0, 68.0]))),
    (at("R8", [-22.0, 60.0], [24.0, 16.0]), Some(([1.0, 2.0], "top", [-10.0, 68.0], [2.0, 68.0]))),
    (at("R9", [-24.0, 60.0], [16.0, 24.0]), Some(([1.0, 2.0], "left", [-16.0, 72.0], [-16.0, 84.0]))),
    (at("R10", [-24.0, 60.0], [16.0, 16.0]), Some(([1.0, 2.0], "corner", [-16.0, 68.0], [-8.0, 68.0]))),
    (at("R11", [-26.0, 62.0], [20.0, 12.0]), Some(([1.0, 2.0], "corner", [-16.0, 68.0], [-6.0, 68.0]))),
    (at("R12", [-32.0, 84.0], [32.0, -32.0]), None),
    (at("R13", [-24.0, 100.0], [40.0, -40.0]), Some(([1.0, 5.0], "left", [-16.0, 92.0], [-16.0, 60.0]))),
    (at("R14", [36.0, 140.0], [-12.0, -16.0]), Some(([1.0, 2.0], "bottom", [30.0, 132.0], [24.0, 132.0]))),
    (at("R15", [-30.0, 60.0], [0.0, 60.0]), None),
    (Case("R16", [0.0, 110.0, 4.0, 4.0], [60.0, 0.0], [24.0, 80.0, 8.0, 60.0]),
        Some(([1.0, 3.0], "left", [20.0, 110.0], [20.0, 110.0]))),
    (at("R17", [4.0, 80.0], [2.0, 4.0]), Some(([0.0, 1.0], "inside", [4.0, 80.0], [6.0, 84.0]))),
    (at("R18", [4.0, 80.0], [0.0, 0.0]), Some(([0.0, 1.0], "inside", [4.0, 80.0], [4.0, 80.0]))),
    (at("R19", [-12.0, 90.0], [0.0, 0.0]), Some(([0.0, 1.0], "inside", [-12.0, 90.0], [-12.0, 90.0]))),
    (at("R20", [-4.0, 68.0], [6.0, 0.0]), None),
    (at("R21", [-4.0, 68.0], [6.0, 4.0]), Some(([0.0, 1.0], "top", [-4.0, 68.0], [2.0, 68.0]))),
    (at("R22", [8.0, 60.0], [0.0, 8.0]), None),
    (Case("R23", [6.0, 64.0, 16.0, 32.0], [0.0, 8.0], [0.0, 100.0, 320.0, 16.0]),
        Some(([1.0, 2.0], "top", [6.0, 68.0], [6.0, 68.0]))),
];

#[test]
fn one_block_is_hit_when_and_where_it_is() {
    for (case, so) in &ONE_BLOCK {
        let ((a, velocity, b), name) = (case.shapes(), case.0);
        let impact = time_of_impact(a, velocity, b);
        let corner = |rect: Rect| [rect.min().x, rect.min().y];
        let end = slide(a, velocity, &[b], Axis::Y, 4).end;
        if let Some(([part, whole], what, stop, slid)) = so {
            let impact = impact.unwrap_or_else(|| panic!("{name} is a hit"));
            assert_eq!((impact.time, word(impact)), (part / whole, *what), "{name}");
            let near = corner(a.after(velocity, impact.time));
            assert!((0..2).all(|axis| (near[axis] - stop[axis]).abs() < 1e-12), "{name} stops at {near:?}");
            assert_eq!(corner(end), *slid, "{name} slides");
        } else {
            assert_eq!(impact, None, "{name} is a miss");
            assert_eq!(end, a.after(velocity, 1.0), "{name} goes on");
        }
    }
}

#[test]
fn a_corner_stops_what_the_rule_says() {
    for (a, velocity, by_y, by_x) in [
        ([-24.0, 60.0], [16.0, 16.0], [-8.0, 68.0], [-16.0, 76.0]),
        ([-26.0, 62.0], [20.0, 12.0], [-6.0, 68.0], [-16.0, 74.0]),
    ] {
        let (a, velocity, b) = at("", a, velocity).shapes();
        for (corner, [x, y]) in [(Axis::Y, by_y), (Axis::X, by_x)] {
            assert_eq!(slide(a, velocity, &[b], corner, 4).end, rect([x, y, 16.0, 32.0]), "{corner:?}");
        }
    }
}

/// After the step: side and depth of the shortest way out.
#[rustfmt::skip]
const PUSHES: [(&str, Option<(&str, f64)>); 23] = [
    ("R1", Some(("top", 4.0))), ("R2", Some(("left", 6.0))), ("R3", Some(("left", 6.0))), ("R4", Some(("top", 12.0))),
    ("R5", Some(("left", 4.0))), ("R6", Some(("right", 18.0))), ("R7", Some(("right", 12.0))), ("R8", Some(("top", 8.0))),
    ("R9", Some(("left", 8.0))), ("R10", Some(("top", 8.0))), ("R11", Some(("top", 6.0))), ("R12", None), ("R13", None),
    ("R14", Some(("bottom", 8.0))), ("R15", None), ("R16", None), ("R17", Some(("top", 16.0))), ("R18", Some(("top", 12.0))),
    ("R19", Some(("left", 4.0))), ("R20", None), ("R21", Some(("top", 4.0))), ("R22", None), ("R23", Some(("top", 4.0))),
];

#[test]
fn the_shortest_way_out() {
    for ((case, _), (name, expected)) in ONE_BLOCK.iter().zip(PUSHES) {
        let (a, velocity, b) = case.shapes();
        let push = push_out(a.after(velocity, 1.0), b);
        assert_eq!(case.0, name, "the same case");
        assert_eq!(push.map(|push| (push.side.name(), push.depth)), expected, "{name}");
        let nearest = push.map_or(0, |push| push.nearest.count());
        let ties = if ["R10", "R14"].contains(&name) { 2 } else { usize::from(expected.is_some()) };
        assert_eq!(nearest, ties, "{name}: ties");
        if let Some(push) = push {
            assert_eq!(push_out(beside(a.after(velocity, 1.0), push.side, b), b), None, "{name}: out is out");
        }
    }
}

#[test]
fn the_shortest_way_out_changes_with_the_speed() {
    // R1 with other speeds: it always comes from above.
    for speed in 1..80 {
        let (a, velocity, b) = at("R1", [-10.0, 64.0], [0.0, f64::from(speed)]).shapes();
        let side = push_out(a.after(velocity, 1.0), b).map(|push| push.side.name());
        let expected = match speed {
            ..=4 | 68.. => None,
            5..=10 => Some("top"),
            11..=61 => Some("left"),
            _ => Some("bottom"),
        };
        assert_eq!(side, expected, "vy = {speed}");
        let impact = time_of_impact(a, velocity, b).map(word);
        assert_eq!(impact, (speed > 4).then_some("top"), "vy = {speed}");
    }
}

pub(crate) fn tiles(corners: &[[f64; 2]]) -> Vec<Rect> {
    corners.iter().map(|&[x, y]| rect([x, y, 32.0, 32.0])).collect()
}

/// Name, tiles, A before, its velocity, its exact end.
pub(crate) type SeamCase = (&'static str, &'static [[f64; 2]], [f64; 2], [f64; 2], [f64; 2]);

const FLOOR: [[f64; 2]; 3] = [[0.0, 100.0], [32.0, 100.0], [64.0, 100.0]];
const WALL: [[f64; 2]; 3] = [[100.0, 0.0], [100.0, 32.0], [100.0, 64.0]];

pub(crate) const SEAMS: [SeamCase; 6] = [
    ("S1", &FLOOR, [14.0, 68.0], [3.0, 4.0], [17.0, 68.0]),
    ("S2", &FLOOR, [34.0, 68.0], [-3.0, 4.0], [31.0, 68.0]),
    ("S3", &FLOOR, [10.0, 64.0], [12.0, 8.0], [22.0, 68.0]),
    ("S4", &WALL, [84.0, 26.0], [6.0, 10.0], [84.0, 36.0]),
    ("S5", &WALL, [84.0, 40.0], [6.0, -12.0], [84.0, 28.0]),
    ("S6", &[[0.0, 100.0], [32.0, 100.0], [32.0, 68.0]], [10.0, 64.0], [12.0, 8.0], [16.0, 68.0]),
];

#[test]
fn nothing_catches_on_a_seam() {
    for (name, corners, [x, y], [vx, vy], [end_x, end_y]) in SEAMS {
        let mut tiles = tiles(corners);
        for order in ["forwards", "backwards"] {
            for corner in [Axis::X, Axis::Y] {
                let end = slide(rect([x, y, 16.0, 32.0]), Vec2::new(vx, vy), &tiles, corner, 4).end;
                assert_eq!(end, rect([end_x, end_y, 16.0, 32.0]), "{name} {order} {corner:?}");
            }
            tiles.reverse();
        }
    }
}

#[test]
fn at_the_same_moment_a_side_goes_before_a_corner() {
    let mut tiles = tiles(&[[0.0, 100.0], [32.0, 100.0]]);
    for expected in [0, 1] {
        let player = rect([10.0, 64.0, 16.0, 32.0]);
        let (place, impact) = sweep_through(player, Vec2::new(12.0, 8.0), &tiles).expect("the floor");
        assert_eq!((place, impact.time, word(impact)), (expected, 0.5, "top"));
        tiles.reverse();
    }
}
