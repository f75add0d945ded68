//! The doors of the panel: what stands behind one replaces the panel's content, until it is left.

use crate::figure::Figure;
use crate::scene::Scene;
use hantei_collision::{About, Point, named};

/// What the panel shows besides its first page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Door {
    /// Its first page.
    #[default]
    Closed,
    /// All methods, and what each says.
    Methods,
    /// Openings worth seeing.
    Examples,
    /// A test of one's own.
    Own,
    /// Every number, the border rule and the view.
    Numbers,
    /// All arrangements.
    Map,
    /// The floating-point numbers around the edge that decides.
    Lens,
    /// What each method costs.
    Cost,
    /// Which side each method names, wherever A comes to.
    Sides,
}

named!(Door {
    Closed = "closed",
    Methods = "methods",
    Examples = "examples",
    Own = "own",
    Numbers = "numbers",
    Map = "map",
    Lens = "lens",
    Cost = "cost",
    Sides = "sides",
});

impl Door {
    /// The doors that lead to a figure.
    pub const FIGURES: [Self; 4] = [Self::Map, Self::Lens, Self::Cost, Self::Sides];

    /// Whether a scene has this door.
    pub(super) fn is_of<S: Scene>(self) -> bool {
        match self {
            Self::Closed | Self::Numbers => true,
            Self::Methods => S::KNOBS.iter().any(|knob| knob.key == "method"),
            Self::Examples => S::PRESETS.len() > 1,
            Self::Own => S::KNOBS.iter().any(|knob| knob.key == "formula"),
            Self::Map | Self::Lens | Self::Cost | Self::Sides => S::FIGURES.contains(&self),
        }
    }
}

/// How a figure of the panel is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigureLook {
    /// Width and height of its area, logical pixels.
    pub size: (f64, f64),
    /// The pointer, if it is over the area, in its pixels.
    pub pointer: Option<Point>,
    /// What is lit up.
    pub lit: Option<About>,
}

/// What is done in a figure of the panel, by a scene that has one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigurePointer {
    /// In the pixels of its area.
    pub at: Point,
    /// Width and height of the area, logical pixels.
    pub size: (f64, f64),
}

/// A figure as large as its area, in the area's pixels, with nothing in it yet.
pub(super) fn empty(size: (f64, f64)) -> Figure {
    Figure::new(size, crate::figure::Viewport::default())
}
