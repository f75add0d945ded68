//! The groups in which examples stand.

use crate::text;
use crate::words::Text;

/// Examples that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleGroup {
    /// What the scene was made from.
    Sources,
    /// Cases that trip people up.
    TripUps,
    /// Well-known wrong tests, where they err.
    Mistakes,
    /// What was reported of libraries and games.
    Wild,
    /// Where a corner is nearest.
    Corners,
    /// Where an edge is nearest.
    Edges,
    /// Tiles side by side.
    Seams,
    /// One block, and what meets it.
    OneBlock,
}

impl ExampleGroup {
    /// What stands over them.
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
