//! Why code after a hit is not judged.

use std::fmt;

/// What is asked, or what is not allowed, each about a name of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResponseRefusal {
    /// It names no side and moves nothing.
    SaysNothing,
    /// Only this thing has a place: which is the block?
    NoBlock(String),
    /// No thing has a place.
    NoPlace,
    /// These things have a place, and only A and the block may.
    Several(Vec<String>),
    /// A name that is none of what the code is given.
    Unknown(String),
    /// A radius: A or the block is a circle.
    Circle(String),
    /// Something is changed that is neither A's place, nor its velocity, nor a flag.
    Changes(String),
    /// The size of this thing is not among the names.
    NoSize(String),
    /// Whether this is the corner or the centre.
    Origin(String),
    /// Two names of A on one axis, of which only the first is set: whether the second moves with it is not known.
    Apart(String, String),
    /// Whether A is given before or after the step.
    When,
    /// A moves by something else than its velocity although nothing is near, on this axis.
    MovesBy(&'static str),
    /// The velocity changes on this axis although nothing is near, and not by the same amount each time.
    ChangesSpeed(&'static str),
    /// It moves A along this axis only.
    MovesOnly(&'static str),
    /// The size of A is changed.
    Resizes(String),
    /// The block is changed.
    ChangesBlock(String),
    /// The answers tell no side from another one.
    NoSides,
    /// The answer is none that can be understood.
    Answer(String),
    /// This parameter is a copy, and the copy is changed.
    Copy(String),
    /// This is a map of tiles: numbers in rows and columns.
    TileMap(String),
}

/// One English line.
impl fmt::Display for ResponseRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SaysNothing => out.write_str("this names no side and moves nothing"),
            Self::NoBlock(only) => write!(out, "only {only:?} has a place; which is the block?"),
            Self::NoPlace => out.write_str("which is A, and which is the block? no name here is a place"),
            Self::Several(all) => {
                write!(out, "several things have a place: {}; allowed: A and one block, or a list", all.join(", "))
            }
            Self::Circle(name) => {
                write!(out, "{name:?} is a radius; only A can be a circle, without edges, and blocks are rectangles")
            }
            Self::Unknown(name) => write!(
                out,
                "what is {name:?}? known are places, sizes, the old place (oldX, prev.x), the velocity (vx, speed.x), a block or a list of blocks"
            ),
            Self::Changes(name) => {
                write!(out, "{name:?} is changed; allowed: the place and the velocity of A, and flags")
            }
            Self::NoSize(name) => {
                write!(out, "which is the size of {name:?}? it needs a name ({name}.w), a number is not read as one")
            }
            Self::Copy(name) => write!(
                out,
                "{name:?} is given by value, so a copy is changed and A stays where it is; take a reference or return it"
            ),
            Self::TileMap(name) => {
                write!(out, "{name:?} is a map of tiles, which is not read; paste code that takes a list of rectangles")
            }
            Self::Origin(name) => write!(out, "is {name:?} the corner or the centre?"),
            Self::Apart(one, other) => write!(out, "{one:?} is set; does {other:?} move with it?"),
            Self::When => {
                out.write_str("is A given before or after its step? name the old place (oldX) or the new one (newX)")
            }
            Self::MovesBy(axis) => write!(
                out,
                "far from all blocks A moves on {axis} by something else than its velocity; which is the velocity?"
            ),
            Self::ChangesSpeed(axis) => write!(
                out,
                "far from all blocks the velocity on {axis} changes, and not always by the same amount as gravity does; paste it without friction, a highest speed and keys"
            ),
            Self::MovesOnly(axis) => write!(out, "it moves A on {axis} only; paste the part for the other axis, too"),
            Self::Resizes(name) => write!(out, "the size of {name:?} changes"),
            Self::ChangesBlock(name) => write!(out, "the block {name:?} is changed; allowed: A"),
            Self::NoSides => out.write_str("the answers do not tell one side from another"),
            Self::Answer(given) => {
                write!(out, "the answer {given:?} is not understood; allowed: a word, a number, a normal, a place")
            }
        }
    }
}

impl ResponseRefusal {
    /// What is said of a name that is none of what the code is given.
    pub(super) fn unknown(name: String) -> Self {
        let last = name.rsplit(['.', ':', '_']).next().unwrap_or_default().to_lowercase();
        if matches!(last.as_str(), "r" | "radius" | "rad") { Self::Circle(name) } else { Self::Unknown(name) }
    }
}
