//! Of which shapes a program is, found before anything is judged.
//!
//! The numbers that a program reads are put together to things (`groups`, `flat`, `corners`), each number gets its meaning
//! by its type (`library`), by its name (`words`), and by how it is used with others (`forms`), and the things give the
//! family (`readings`). Which reading would make the test right has no part in it. Where two readings are left, both are
//! returned; where none is, the refusal says why.

pub(crate) mod library;

mod corners;
mod crosswise;
mod fixed;
mod flat;
mod forms;
mod groups;
mod offsets;
mod own;
mod places;
mod polygon;
mod readings;
mod refusal;
mod settled;
pub(crate) mod words;

#[cfg(test)]
mod tests;

pub(crate) use fixed::is_tried;
pub(crate) use polygon::is_length;
pub use refusal::FamilyRefusal;
pub(crate) use words::{is_edge, is_radius};

use super::inputs::{Input, ListInput};
use super::nodes::Nodes;
use super::syntax::Name;
use crate::formula::{Origin, SourceLanguage};
use forms::Uses;
use hantei_collision::Axis;
use std::fmt;

/// What two shapes a test is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Two rectangles.
    TwoRectangles,
    /// A point in a rectangle.
    PointInRectangle,
    /// A point and a polygon.
    PointAndPolygon {
        /// Its corners; 0 for as many as the list has that a loop goes through.
        corners: usize,
    },
    /// A circle and a rectangle.
    CircleAndRectangle,
    /// Two circles.
    TwoCircles,
    /// A point in a circle.
    PointInCircle,
    /// Two boxes in space.
    Boxes,
}

/// What one of the two shapes is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Point,
    Rectangle,
    Circle,
    Polygon,
    Box,
}

/// Which shape a number belongs to. Of a circle and a rectangle the circle is A, and a point always is, unless it is an
/// element of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    A,
    B,
    /// Of a list, whose elements take the place of B.
    Element(usize),
}

/// Which number of a shape on an axis. Those of a circle are of the square around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Part {
    Min,
    Max,
    /// One less than `Max`: `right()` of a `QRect`.
    Last,
    Size,
    /// Half of the size.
    Half,
    Centre,
    /// `Min` and half of the size without its fraction: a centre of whole numbers.
    CutCentre,
}

/// What an input is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Meaning {
    Part {
        shape: Shape,
        axis: Axis,
        part: Part,
    },
    /// The size of a square on each axis, or half of it.
    Side {
        shape: Shape,
        is_half: bool,
    },
    /// Is added to another number wherever that is read, and the sum is what the other one says. Any number does, 0 too.
    Offset {
        shape: Shape,
        axis: Axis,
    },
    Radius(Shape),
    Diameter(Shape),
    /// Of a point: 0 for a point and a shape; of a polygon with n corners they are 0 to n - 1 and the point is n. A point
    /// that is an element of a list has the element's index.
    Coordinate {
        point: usize,
        axis: Axis,
    },
    /// How many elements or corners the list has.
    Length,
    /// A number of no shape. It has to be given.
    Number,
}

/// Where the size of a shape is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sizes {
    /// Among the inputs, or there is none: a point.
    Read,
    /// Written into the test as constants: `SIZE = 40`.
    Fixed,
    /// The shape has one, which the test does not read.
    Unread,
}

/// By what the meanings are known. The last one that was needed counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Known {
    Types,
    Names,
    /// By how the numbers are used together.
    Structure,
    /// By an option.
    Given,
}

/// In what a reading differs from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// What this place is, by the name of an example: `a.x`.
    Place(String, Origin),
    /// What the place of the circle is: its centre, or the corner of the square around it.
    CirclePlace(String, Origin),
    /// Whether this number of a list is the size; otherwise it is the far edge.
    List(String, bool),
    /// Whether this number is half of the size; otherwise it is the size.
    Half(String, bool),
    /// Whether this thing is a point; otherwise it is a rectangle whose size the test does not read.
    Point(String, bool),
    /// Whether this number is a diameter; otherwise it is the side of a square.
    Diameter(String, bool),
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(name, Origin::Corner) => write!(out, "{name} is the corner"),
            Self::Place(name, Origin::Centre) => write!(out, "{name} is the centre"),
            Self::CirclePlace(name, Origin::Centre) => write!(out, "{name} is the circle's centre"),
            Self::CirclePlace(name, Origin::Corner) => {
                write!(out, "{name} is the corner of the square around the circle")
            }
            Self::List(name, true) => write!(out, "{name} is the size"),
            Self::List(name, false) => write!(out, "{name} is the far edge"),
            Self::Half(name, true) => write!(out, "{name} is half of the size"),
            Self::Half(name, false) => write!(out, "{name} is the size"),
            Self::Point(name, true) => write!(out, "{name} is a point"),
            Self::Point(name, false) => write!(out, "{name} is a rectangle, whose size is not read"),
            Self::Diameter(name, true) => write!(out, "{name} is a diameter"),
            Self::Diameter(name, false) => write!(out, "{name} is the side of a square"),
        }
    }
}

/// One reading of all inputs.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct FoundFamily {
    pub family: Family,
    /// What A and B are.
    pub kinds: [Kind; 2],
    /// The names of A and B in the text: `a`, `this`, `x1, y1, w1, h1`, `enemies[]` for the elements of a list.
    pub names: [String; 2],
    pub sizes: [Sizes; 2],
    /// Numbers of a shape that the text has as numbers: `button.x + 100`.
    pub fixed: Vec<(Meaning, f64)>,
    /// For each input, in order.
    pub meanings: Vec<Meaning>,
    pub known: Known,
    /// In what it differs from the other readings. Empty if it is the only one.
    pub differs: Vec<Difference>,
    /// Whether the places of both are given as their centres by a name that could mean the corner, too.
    pub origin: Option<Origin>,
    /// The thing whose places are its centre where those of the other one are its corner.
    pub centred: Option<String>,
    /// The list whose elements are B, by its place in the given lists.
    pub list: Option<usize>,
}

impl FoundFamily {
    /// Two shapes whose sizes are read, of a single reading.
    fn of(family: Family, kinds: [Kind; 2], names: [String; 2], meanings: Vec<Meaning>, known: Known) -> Self {
        Self {
            family,
            kinds,
            names,
            sizes: [Sizes::Read; 2],
            fixed: Vec::new(),
            meanings,
            known,
            differs: Vec::new(),
            origin: None,
            centred: None,
            list: None,
        }
    }
}

/// What is known of a program besides its numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct FamilySettings {
    pub language: Option<SourceLanguage>,
    /// What `x` and `y` are, by an option.
    pub origin: Option<Origin>,
    /// Whether the third number of a list is a size, by an option.
    pub list_is_size: Option<bool>,
    /// The family that is asked for: by the scene, or by an option. Hantei's own formulas have one.
    pub wanted: Option<Family>,
    /// Whether the text draws something, or notes an origin: then a place is asked for.
    pub is_drawn: bool,
    /// Whether it draws circles from the corner of the square around them.
    pub is_round_from_corner: bool,
    /// Whether it draws with half of the sizes: `rectMode(RADIUS)`.
    pub is_radius: bool,
    /// Types that the text defines: the library's of that name are others.
    pub defined: Vec<Name>,
    /// The names and types of all parameters of the judged function, in order, also of those that are never read.
    pub parameters: Vec<(Name, Option<Name>)>,
    /// Names that are no parameters, in the order in which the text writes them.
    pub order: Vec<Name>,
}

/// More numbers than this are not looked at.
const MOST_INPUTS: usize = 128;

/// Of which shapes a program is: all readings that are left, at least one.
pub(crate) fn family(
    inputs: &[Input],
    nodes: &Nodes,
    lists: &[ListInput],
    settings: &FamilySettings,
) -> Result<Vec<FoundFamily>, FamilyRefusal> {
    if let Some(own) = own::found(inputs, settings) {
        return Ok(vec![own]);
    }
    let uses = Uses::of(nodes);
    if inputs.len() > MOST_INPUTS || uses.is_too_long(nodes) {
        return Err(FamilyRefusal::TooMany(MOST_INPUTS));
    }
    let given = groups::Given { inputs: inputs.to_vec(), lists: lists.to_vec(), settings: settings.clone(), uses };
    refusal::by_name(inputs, settings)?;
    if let Some(polygon) = polygon::polygon(&given)? {
        return Ok(vec![polygon]);
    }
    let found = groups::grouped(&given).and_then(|grouped| readings::all(&given, grouped));
    let found = found.map_err(|why| refusal::on_screen(inputs, why))?;
    crosswise::checked(nodes, &found)?;
    Ok(found)
}
