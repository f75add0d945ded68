use super::End;

/// A closed interval on one axis: the shadow of a rectangle on that axis.
///
/// Nothing forbids a `min` above `max` or NaN; what the shapes of this crate give out is sorted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Left or top end, world units.
    pub min: f64,
    /// Right or bottom end, world units; never less than `min`.
    pub max: f64,
}

impl Interval {
    /// Where this end is.
    pub const fn end(self, end: End) -> f64 {
        match end {
            End::Min => self.min,
            End::Max => self.max,
        }
    }

    /// From end to end, world units, 0 or more.
    #[inline]
    pub const fn length(self) -> f64 {
        self.max - self.min
    }

    /// Halfway between the ends, as the methods compute it: `(min + max) / 2`.
    #[inline]
    pub const fn centre(self) -> f64 {
        (self.min + self.max) / 2.0
    }

    /// Halfway between the ends, also where their sum would be too large.
    pub const fn middle(self) -> f64 {
        f64::midpoint(self.min, self.max)
    }

    /// What both share, or the gap between them: then it ends before it begins.
    #[must_use]
    pub fn between(self, other: Self) -> Self {
        Self { min: self.min.max(other.min), max: self.max.min(other.max) }
    }

    /// How far the two are apart: a gap is positive, a common length negative, touching is 0.
    ///
    /// For two that share something this is minus the length they share, also when one holds the other.
    pub fn gap(self, other: Self) -> f64 {
        self.min.max(other.min) - self.max.min(other.max)
    }
}
