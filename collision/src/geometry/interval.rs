use super::End;

/// A closed interval on one axis: the shadow of a rectangle on that axis.
///
/// Nothing forbids a `min` above `max`, or NaN; intervals of this crate's shapes are sorted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Left or top end, world units.
    pub min: f64,
    /// Right or bottom end, world units; never less than `min`.
    pub max: f64,
}

impl Interval {
    /// The place of this end.
    pub const fn end(self, end: End) -> f64 {
        match end {
            End::Min => self.min,
            End::Max => self.max,
        }
    }

    /// The length, world units, 0 or more.
    #[inline]
    pub const fn length(self) -> f64 {
        self.max - self.min
    }

    /// Halfway between the ends as the methods compute it, `(min + max) / 2`.
    #[inline]
    pub const fn centre(self) -> f64 {
        (self.min + self.max) / 2.0
    }

    /// Halfway between the ends, also if their sum would be too large.
    pub const fn middle(self) -> f64 {
        f64::midpoint(self.min, self.max)
    }

    /// What both share, or the gap between them: then `max` is below `min`.
    #[must_use]
    pub fn between(self, other: Self) -> Self {
        Self { min: self.min.max(other.min), max: self.max.min(other.max) }
    }

    /// The distance between the two: a gap is positive, touching is 0, and a shared part counts as
    /// minus its length, also if one contains the other.
    pub fn gap(self, other: Self) -> f64 {
        self.min.max(other.min) - self.max.min(other.max)
    }
}
