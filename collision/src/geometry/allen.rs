use super::Interval;
use crate::named;

/// How one interval lies to another: exactly one of 13 ways for any two intervals with a length.
/// Source: J. F. Allen, "Maintaining knowledge about temporal intervals", Communications of the ACM 26 (1983).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allen {
    /// Ends before the other begins.
    Before,
    /// Ends where the other begins.
    Meets,
    /// Begins before the other and ends inside it.
    Overlaps,
    /// Begins before the other and ends with it.
    FinishedBy,
    /// The other is strictly inside.
    Contains,
    /// Begins with the other and ends inside it.
    Starts,
    /// Both ends are the same.
    Equals,
    /// Begins with the other and ends after it.
    StartedBy,
    /// Strictly inside the other.
    During,
    /// Begins inside the other and ends with it.
    Finishes,
    /// Begins inside the other and ends after it.
    OverlappedBy,
    /// Begins where the other ends.
    MetBy,
    /// Begins after the other ends.
    After,
}

named!(Allen {
    Before = "before",
    Meets = "meets",
    Overlaps = "overlaps",
    FinishedBy = "finished-by",
    Contains = "contains",
    Starts = "starts",
    Equals = "equals",
    StartedBy = "started-by",
    During = "during",
    Finishes = "finishes",
    OverlappedBy = "overlapped-by",
    MetBy = "met-by",
    After = "after",
});

impl Allen {
    /// How `a` lies to `b`. For intervals without length, the first way that fits.
    pub fn of(a: Interval, b: Interval) -> Self {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let compare = |p: f64, q: f64| p.total_cmp(&q);
        if a.max < b.min {
            Self::Before
        } else if a.min > b.max {
            Self::After
        } else {
            match (compare(a.min, b.min), compare(a.max, b.max)) {
                (Equal, Equal) => Self::Equals,
                _ if a.max == b.min => Self::Meets,
                _ if a.min == b.max => Self::MetBy,
                (Less, Less) => Self::Overlaps,
                (Less, Equal) => Self::FinishedBy,
                (Less, Greater) => Self::Contains,
                (Equal, Less) => Self::Starts,
                (Equal, Greater) => Self::StartedBy,
                (Greater, Less) => Self::During,
                (Greater, Equal) => Self::Finishes,
                (Greater, Greater) => Self::OverlappedBy,
            }
        }
    }

    /// An interval that lies this way to `b`, which must have a length.
    pub fn example(self, b: Interval) -> Interval {
        let quarter = (b.max - b.min) / 4.0;
        let at = |quarters: f64| b.min + quarters * quarter;
        let (min, max) = match self {
            Self::Before => (at(-4.0), at(-1.0)),
            Self::Meets => (at(-3.0), b.min),
            Self::Overlaps => (at(-2.0), at(2.0)),
            Self::Starts => (b.min, at(2.0)),
            Self::During => (at(1.0), at(3.0)),
            Self::Finishes => (at(2.0), b.max),
            Self::Equals => (b.min, b.max),
            Self::FinishedBy => (at(-2.0), b.max),
            Self::Contains => (at(-2.0), at(6.0)),
            Self::StartedBy => (b.min, at(6.0)),
            Self::OverlappedBy => (at(2.0), at(6.0)),
            Self::MetBy => (b.max, at(7.0)),
            Self::After => (at(5.0), at(8.0)),
        };
        Interval { min, max }
    }
}
