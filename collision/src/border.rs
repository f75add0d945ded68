//! Does a shared border count? The sources differ, so nothing in this crate assumes one answer.

/// Whether two shapes that only share a border hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border {
    /// Touching is a hit.
    Hits,
    /// Touching is a miss.
    Misses,
    /// Of a point on an edge: left and top count, right and bottom do not, so of two neighbours exactly one has each point
    /// ([`shapes::Pair::hits`](crate::shapes::Pair::hits)). Between other shapes as [`Misses`](Self::Misses).
    Half,
}

/// A choice for all methods: one border, or each method as its source wrote it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BorderRule {
    /// Each method keeps the border of its own source.
    #[default]
    AsWritten,
    /// Touching is a hit for every method.
    Hits,
    /// Touching is a miss for every method.
    Misses,
    /// Of a point on the edge of a rectangle or polygon, left and top count for every method.
    Half,
}

impl BorderRule {
    /// The border that this rule gives to a method whose source has the border `own`.
    pub const fn for_method(self, own: Border) -> Border {
        match self {
            Self::AsWritten => own,
            Self::Hits => Border::Hits,
            Self::Misses => Border::Misses,
            Self::Half => Border::Half,
        }
    }
}

impl From<Border> for BorderRule {
    fn from(border: Border) -> Self {
        match border {
            Border::Hits => Self::Hits,
            Border::Misses => Self::Misses,
            Border::Half => Self::Half,
        }
    }
}
