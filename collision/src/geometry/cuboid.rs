use super::{Axis, Interval, Point, Rect};

/// An axis-aligned box (AABB), stored as its two opposite corners `[x, y, z]`, as a [`Rect`] is.
///
/// `min` is never above `max` on any axis: every constructor sorts. A size of 0 is legal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cuboid {
    min: [f64; 3],
    max: [f64; 3],
}

impl Cuboid {
    /// The cuboid between two opposite corners, in any order.
    #[inline]
    pub fn from_corners(p: [f64; 3], q: [f64; 3]) -> Self {
        let [min, max]: [fn(f64, f64) -> f64; 2] = [f64::min, f64::max];
        let of_both = |pick: fn(f64, f64) -> f64| std::array::from_fn(|axis| pick(p[axis], q[axis]));
        Self { min: of_both(min), max: of_both(max) }
    }

    /// The cuboid with these intervals on x, y and z.
    pub fn from_intervals(of: [Interval; 3]) -> Self {
        Self::from_corners(of.map(|it| it.min), of.map(|it| it.max))
    }

    /// The cuboid from its left, upper, near corner; a negative width, height or depth extends the other way.
    #[inline]
    pub fn from_origin_size(origin: [f64; 3], size: [f64; 3]) -> Self {
        Self::from_corners(origin, std::array::from_fn(|axis| origin[axis] + size[axis]))
    }

    /// The cuboid around `centre`; `size` is width, height and depth.
    #[inline]
    pub fn from_centre_size(centre: [f64; 3], size: [f64; 3]) -> Self {
        Self::from_origin_size(std::array::from_fn(|axis| centre[axis] - size[axis] / 2.0), size)
    }

    /// Left, upper, near corner.
    #[inline]
    pub fn min(self) -> [f64; 3] {
        self.min
    }

    /// Right, lower, far corner.
    #[inline]
    pub fn max(self) -> [f64; 3] {
        self.max
    }

    /// Width, height and depth, world units, 0 or more.
    #[inline]
    pub fn size(self) -> [f64; 3] {
        std::array::from_fn(|axis| self.max[axis] - self.min[axis])
    }

    /// The point halfway between the corners.
    #[inline]
    pub fn centre(self) -> [f64; 3] {
        std::array::from_fn(|axis| (self.min[axis] + self.max[axis]) / 2.0)
    }

    /// The interval that it covers on an axis (its shadow).
    pub const fn interval(self, axis: Axis) -> Interval {
        Interval { min: self.min[axis as usize], max: self.max[axis as usize] }
    }

    /// Its shadow on the plane of two axes, the first to the right, the second down.
    pub fn shadow(self, across: Axis, down: Axis) -> Rect {
        let (across, down) = (across as usize, down as usize);
        Rect::from_corners(Point::new(self.min[across], self.min[down]), Point::new(self.max[across], self.max[down]))
    }

    /// The same box, flat at one place on an axis.
    pub fn flattened(self, axis: Axis, at: f64) -> Self {
        let mut flat = self;
        (flat.min[axis as usize], flat.max[axis as usize]) = (at, at);
        flat
    }

    /// The eight corners. The bits of an index give the axes with the far end: 1 for x, 2 for y, 4 for z.
    pub fn corners(self) -> [[f64; 3]; 8] {
        let end = |place: usize, axis: usize| if place >> axis & 1 == 0 { self.min[axis] } else { self.max[axis] };
        std::array::from_fn(|place| std::array::from_fn(|axis| end(place, axis)))
    }

    /// The part of space that both cover; `None` if they are apart. Exact: its corners are corners of the two.
    pub fn intersection(self, other: Self) -> Option<Self> {
        let min: [f64; 3] = std::array::from_fn(|axis| self.min[axis].max(other.min[axis]));
        let max: [f64; 3] = std::array::from_fn(|axis| self.max[axis].min(other.max[axis]));
        (0..3).all(|axis| min[axis] <= max[axis]).then_some(Self { min, max })
    }
}
