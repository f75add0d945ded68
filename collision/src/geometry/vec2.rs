use super::Point;
use std::ops::{Add, Mul, Neg, Sub};

/// A move from one point to another, or a velocity: world units to the right and down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec2 {
    /// To the right.
    pub x: f64,
    /// **Down.**
    pub y: f64,
}

impl Vec2 {
    /// The vector (0, 0).
    pub const ZERO: Self = Self::new(0.0, 0.0);

    /// The vector (x, y).
    #[inline]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The length, world units.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The scalar product: the length of `other` times how far this vector leads along it.
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The same length, a quarter turn clockwise on the screen.
    #[must_use]
    pub const fn turned_right(self) -> Self {
        Self::new(-self.y, self.x)
    }
}

impl Add for Vec2 {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vec2 {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Vec2 {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl Mul<f64> for Vec2 {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

impl Add<Vec2> for Point {
    type Output = Self;

    #[inline]
    fn add(self, by: Vec2) -> Self {
        Self::new(self.x + by.x, self.y + by.y)
    }
}

impl Sub for Point {
    type Output = Vec2;

    #[inline]
    fn sub(self, from: Self) -> Vec2 {
        Vec2::new(self.x - from.x, self.y - from.y)
    }
}
