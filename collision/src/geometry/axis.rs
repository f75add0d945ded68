/// A direction along which coordinates grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// To the right.
    X,
    /// Down.
    Y,
    /// Away from the viewer. Only boxes have an extent on it.
    Z,
}

impl Axis {
    /// The axes of the plane, in order.
    pub const PLANE: [Self; 2] = [Self::X, Self::Y];
    /// The axes of space, in order.
    pub const SPACE: [Self; 3] = [Self::X, Self::Y, Self::Z];

    /// `"x"`, `"y"` or `"z"`.
    pub const fn name(self) -> &'static str {
        ["x", "y", "z"][self as usize]
    }
}

/// One of the two ends of an interval: an edge of a rectangle, a face of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The left, top or near one.
    Min,
    /// The right, bottom or far one.
    Max,
}

impl End {
    /// The other end.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Min => Self::Max,
            Self::Max => Self::Min,
        }
    }
}
