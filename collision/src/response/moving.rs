//! Shapes that move.

use crate::AxisAligned;
use crate::geometry::{Axis, Cuboid, Interval, Rect, Vec2};
use std::fmt::Debug;

/// An axis-aligned shape that moves by a velocity in a step.
pub trait Moving: AxisAligned {
    /// World units in a step: [`Vec2`] for a rectangle, `[x, y, z]` for a box.
    type Velocity: Copy + Debug + PartialEq;

    /// The speed on an axis.
    fn speed(velocity: Self::Velocity, axis: Axis) -> f64;

    /// The velocity with these speeds.
    fn velocity(on: impl FnMut(Axis) -> f64) -> Self::Velocity;

    /// The shape after a part of a step. Its ends are rounded sums.
    #[must_use]
    fn after(self, velocity: Self::Velocity, time: f64) -> Self {
        Self::from_shadows(|axis| {
            let (Interval { min, max }, by) = (self.on(axis), Self::speed(velocity, axis) * time);
            Interval { min: min + by, max: max + by }
        })
    }
}

impl Moving for Rect {
    type Velocity = Vec2;

    fn speed(velocity: Vec2, axis: Axis) -> f64 {
        [velocity.x, velocity.y, 0.0][axis as usize]
    }

    fn velocity(on: impl FnMut(Axis) -> f64) -> Vec2 {
        let [x, y] = Axis::PLANE.map(on);
        Vec2::new(x, y)
    }
}

impl Moving for Cuboid {
    type Velocity = [f64; 3];

    fn speed(velocity: [f64; 3], axis: Axis) -> f64 {
        velocity[axis as usize]
    }

    fn velocity(on: impl FnMut(Axis) -> f64) -> [f64; 3] {
        Axis::SPACE.map(on)
    }
}
