//! A parallel projection of space onto the stage's world units, turned around the vertical and tilted.
//!
//! Idea: turn space into (right, down, away). The first two are drawn, the third gives the order of depth.

use hantei_collision::{Axis, Cuboid, End, Point, Rect};

/// Below this sine of the tilt the ground is seen so flat that a drag along it moves only sideways.
const FLAT: f64 = 0.2;

/// A direction of view, and the point at the origin of the stage's world units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Projection {
    yaw: (f64, f64),
    tilt: (f64, f64),
    pivot: [f64; 3],
}

/// A face of a cuboid: its axis, and the end on that axis.
pub(super) type CuboidFace = (Axis, End);

fn corners_of((axis, end): CuboidFace) -> [usize; 4] {
    let bit = |axis: Axis| 1 << axis as usize;
    let (one, other) = match axis {
        Axis::X => (bit(Axis::Y), bit(Axis::Z)),
        Axis::Y => (bit(Axis::X), bit(Axis::Z)),
        Axis::Z => (bit(Axis::X), bit(Axis::Y)),
    };
    let base = if end == End::Max { bit(axis) } else { 0 };
    [base, base | one, base | one | other, base | other]
}

impl Projection {
    /// The view from z = -∞, turned by `yaw`, and from above by `tilt`, degrees.
    pub(super) fn new(yaw: f64, tilt: f64, pivot: [f64; 3]) -> Self {
        Self { yaw: yaw.to_radians().sin_cos(), tilt: tilt.to_radians().sin_cos(), pivot }
    }

    /// A direction of space as right, down and away.
    fn turned(&self, [x, y, z]: [f64; 3]) -> [f64; 3] {
        let ((yaw_sin, yaw_cos), (tilt_sin, tilt_cos)) = (self.yaw, self.tilt);
        let (right, back) = (x * yaw_cos + z * yaw_sin, z * yaw_cos - x * yaw_sin);
        [right, y * tilt_cos - back * tilt_sin, y * tilt_sin + back * tilt_cos]
    }

    /// A point of space in the stage's world units.
    pub(super) fn to_plane(self, at: [f64; 3]) -> Point {
        let [right, down, _] = self.turned(std::array::from_fn(|axis| at[axis] - self.pivot[axis]));
        Point::new(right, down)
    }

    /// An axis's unit on the stage, shortened as it is seen.
    pub(super) fn direction(&self, axis: Axis) -> (f64, f64) {
        let [right, down, _] = self.turned(std::array::from_fn(|place| f64::from(place == axis as usize)));
        (right, down)
    }

    /// How far an axis's unit leads away from the viewer.
    pub(super) fn away(&self, axis: Axis) -> f64 {
        self.turned(std::array::from_fn(|place| f64::from(place == axis as usize)))[2]
    }

    /// The step along the ground that is seen as this one.
    pub(super) fn along_ground(&self, dx: f64, dy: f64) -> [f64; 3] {
        let ((yaw_sin, yaw_cos), (tilt_sin, _)) = (self.yaw, self.tilt);
        let back = if tilt_sin < FLAT { 0.0 } else { -dy / tilt_sin };
        [dx * yaw_cos - back * yaw_sin, 0.0, dx * yaw_sin + back * yaw_cos]
    }

    /// The step up or down that is seen as this one.
    pub(super) fn upright(&self, dy: f64) -> [f64; 3] {
        let (_, tilt_cos) = self.tilt;
        [0.0, if tilt_cos < FLAT { 0.0 } else { dy / tilt_cos }, 0.0]
    }

    /// The faces turned to the viewer, without those seen from the edge.
    pub(super) fn faces(&self) -> Vec<CuboidFace> {
        let seen = |axis: Axis| {
            let away = self.away(axis);
            let end = if away > 0.0 { End::Min } else { End::Max };
            (away.abs() > 1e-9).then_some((axis, end))
        };
        Axis::SPACE.into_iter().filter_map(seen).collect()
    }

    pub(super) fn face(&self, cuboid: Cuboid, face: CuboidFace) -> [Point; 4] {
        let corners = cuboid.corners();
        corners_of(face).map(|place| self.to_plane(corners[place]))
    }

    /// The twelve edges of a cuboid: a corner, the axis from there, and whether the edge borders on a visible face.
    pub(super) fn edges(&self) -> Vec<(usize, Axis, bool)> {
        let faces: Vec<[usize; 4]> = self.faces().into_iter().map(corners_of).collect();
        let edge = |from: usize, axis: Axis| {
            let to = from | 1 << axis as usize;
            let is_seen = faces.iter().any(|face| face.contains(&from) && face.contains(&to));
            (to != from).then_some((from, axis, is_seen))
        };
        (0..8).flat_map(|from| Axis::SPACE.into_iter().filter_map(move |axis| edge(from, axis))).collect()
    }

    /// The rectangle around a cuboid as it is seen.
    pub(super) fn around(&self, cuboid: Cuboid) -> Rect {
        let corners = cuboid.corners().map(|corner| self.to_plane(corner));
        Rect::around(corners).unwrap_or(Rect::from_corners(corners[0], corners[7]))
    }

    /// Whether a cuboid is seen at this point of the stage's world units.
    pub(super) fn is_on(&self, cuboid: Cuboid, at: Point) -> bool {
        let holds = |face: CuboidFace| {
            let points = self.face(cuboid, face);
            let turn = |i: usize| {
                let (p, q) = (points[i], points[(i + 1) % 4]);
                (q.x - p.x) * (at.y - p.y) - (q.y - p.y) * (at.x - p.x)
            };
            let turns = [0, 1, 2, 3].map(turn);
            turns.iter().all(|&turn| turn >= 0.0) || turns.iter().all(|&turn| turn <= 0.0)
        };
        self.faces().into_iter().any(holds)
    }
}
