//! The groups of examples.

use crate::text;
use crate::words::Text;

/// A group of examples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleGroup {
    /// The programs that the scene was made from.
    Sources,
    /// Cases that trip people up.
    TripUps,
    /// Common wrong tests, where they fail.
    Mistakes,
    /// Bugs reported of libraries and games.
    Wild,
    /// A corner is nearest.
    Corners,
    /// An edge is nearest.
    Edges,
    /// Tiles side by side.
    Seams,
    /// One block and a mover.
    OneBlock,
}

impl ExampleGroup {
    /// The group's title.
    pub fn title(self) -> Text {
        match self {
            Self::Sources => text!("examples-sources"),
            Self::TripUps => text!("examples-trip-ups"),
            Self::Mistakes => text!("examples-mistakes"),
            Self::Wild => text!("examples-wild"),
            Self::Corners => text!("examples-corners"),
            Self::Edges => text!("examples-edges"),
            Self::Seams => text!("examples-seams"),
            Self::OneBlock => text!("examples-one-block"),
        }
    }
}
