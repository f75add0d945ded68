/// One of the two directions of the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// To the right.
    X,
    /// Down.
    Y,
}

impl Axis {
    /// Both, in order.
    pub const ALL: [Self; 2] = [Self::X, Self::Y];

    /// `"x"` or `"y"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::X => "x",
            Self::Y => "y",
        }
    }
}

/// One of the two ends of an interval, or edges of a rectangle on one axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The left or top one.
    Min,
    /// The right or bottom one.
    Max,
}

impl End {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Min => Self::Max,
            Self::Max => Self::Min,
        }
    }
}
