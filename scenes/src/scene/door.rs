//! The doors of the panel. An open door replaces the panel's first page until it is closed.

use crate::figure::Figure;
use crate::words::{Text, Words};
use hantei_collision::{About, Point, named};

/// The page that the panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Door {
    /// The first page.
    #[default]
    Closed,
    /// All methods with their answers.
    Methods,
    /// The examples.
    Examples,
    /// The reader's own test.
    Own,
    /// Every number, the border rule and the view.
    Numbers,
    /// The map of all arrangements.
    Map,
    /// The floating-point numbers around the edge that decides.
    Lens,
    /// What each method costs.
    Cost,
    /// For each place of A, the side that each method names.
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
    /// The doors that open a figure.
    pub const FIGURES: [Self; 4] = [Self::Map, Self::Lens, Self::Cost, Self::Sides];

    /// Its title in the panel of the scene of this name, which may have its own.
    pub fn title(self, scene: &str, words: &Words) -> String {
        let own = format!("door-{scene}-{}", self.name());
        let id = if words.has(&own) { own } else { format!("door-{}", self.name()) };
        words.say(&Text::message(id))
    }
}

/// How a figure of the panel is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigureLook {
    /// Width and height, logical pixels.
    pub size: (f64, f64),
    /// The pointer in the figure's pixels; `None` if it is elsewhere.
    pub pointer: Option<Point>,
    /// What is lit up.
    pub lit: Option<About>,
}

/// A press or a wheel turn in a figure of the panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FigurePointer {
    /// The place, in the figure's pixels.
    pub at: Point,
    /// Width and height of the figure, logical pixels.
    pub size: (f64, f64),
}

/// An empty figure of this size, logical pixels.
pub(super) fn empty(size: (f64, f64)) -> Figure {
    Figure::new(size, crate::figure::Viewport::default())
}
