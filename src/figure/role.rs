//! What an item is there for, and so how it looks: the one palette of the stage, on a screen and on paper.

use super::Colour;
use Printed::{Dots, Grey, Lines};

/// What an area is filled with on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// From 0, black, to 255, white.
    Grey(u8),
    /// Horizontal lines on white.
    Lines,
    /// Dots on white.
    Dots,
}

const RED: Colour = Colour(255, 0, 0);
const BLUE: Colour = Colour(0, 0, 255);
/// Told from red and blue by every eye.
const YELLOW: Colour = Colour(255, 214, 10);
const BLACK: Colour = Colour(0, 0, 0);
const WHITE: Colour = Colour(255, 255, 255);
const BROWN: Colour = Colour(74, 52, 0);
const RUST: Colour = Colour(92, 22, 0);
const GREEN: Colour = Colour(0, 95, 82);
const PETROL: Colour = Colour(0, 107, 91);
const INK: Colour = Colour(31, 41, 55);
const SLATE: Colour = Colour(84, 94, 110);
const QUIET: Colour = Colour(137, 146, 158);

/// Strokes and marks on paper are at least so dark: 5.7:1 on white.
const DARK: u8 = 0x66;

/// How everything with a role looks.
#[derive(Clone, Copy)]
struct Style {
    colour: Colour,
    opacity: f64,
    thickness: f64,
    has_plate: bool,
    /// What areas are filled with on paper; `None`: the grey of their colour.
    printed: Option<Printed>,
    is_framed: bool,
    /// The lightest grey of strokes and marks on paper.
    lightest: u8,
}

/// Opaque, with strokes of 2 pixels.
const fn style(colour: Colour) -> Style {
    Style { colour, opacity: 1.0, thickness: 2.0, has_plate: false, printed: None, is_framed: false, lightest: DARK }
}

const fn rgb(red: u8, green: u8, blue: u8) -> Style {
    style(Colour(red, green, blue))
}

impl Style {
    const fn opacity(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    const fn thickness(self, thickness: f64) -> Self {
        Self { thickness, ..self }
    }

    const fn on_plate(self) -> Self {
        Self { has_plate: true, ..self }
    }

    const fn printed(self, printed: Printed) -> Self {
        Self { printed: Some(printed), ..self }
    }

    const fn framed(self) -> Self {
        Self { is_framed: true, ..self }
    }

    const fn lightest(self, lightest: u8) -> Self {
        Self { lightest, ..self }
    }
}

/// Each role with its look, as one table.
macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident = $style:expr,)*) => {
        /// What an item is there for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Role {
            $($(#[$doc])* $role,)*
        }

        impl Role {
            const fn style(self) -> Style {
                match self {
                    $(Self::$role => $style,)*
                }
            }
        }
    };
}

roles! {
    /// Rectangle A: HSP's and JavaScript's red.
    First = style(RED).printed(Grey(0xb8)).framed(),
    /// Text on A.
    OnFirst = style(BLACK),
    /// A face of cuboid A, transparent.
    FirstFace = style(RED).opacity(0.3),
    /// A's interval on an axis.
    FirstBar = style(RED).printed(Grey(0xb8)).framed(),
    /// Rectangle B: HSP's and JavaScript's blue.
    Second = style(BLUE).printed(Lines).framed(),
    /// Text on B.
    OnSecond = style(WHITE),
    /// A face of cuboid B, transparent.
    SecondFace = style(BLUE).opacity(0.3),
    /// The shadow of a cuboid, or its shaded side, transparent.
    Shadow = style(BLACK).opacity(0.1),
    /// B's interval on an axis.
    SecondBar = style(BLUE).printed(Lines).framed(),
    /// What both intervals share.
    SharedBar = style(YELLOW).printed(Grey(0xe0)).framed(),
    /// The line along which intervals lie.
    Rail = style(QUIET),
    /// The frame around the axis that keeps two rectangles apart, and the length of the gap.
    Gap = style(INK).thickness(3.0),
    /// A pixel inside a rectangle.
    Cell = style(WHITE),
    /// Where a comparison would hold, transparent.
    Region = rgb(0, 125, 108).opacity(0.14),
    /// The border of that region.
    RegionEdge = rgb(0, 125, 108),
    /// Where A and B overlap.
    Overlap = style(YELLOW).printed(Grey(0xe0)).framed(),
    /// The same over a sprite, which is still seen.
    OverlapVeil = style(YELLOW).opacity(0.55).printed(Grey(0xff)),
    /// Hatching and frame of the overlap.
    OverlapMark = style(BROWN),
    /// The face, edge or corner at which two cuboids touch.
    TouchMark = style(BROWN).thickness(3.0),
    /// A handle that can be dragged.
    Handle = style(BLACK),
    /// A handle of what the arrow keys move.
    SelectedHandle = style(PETROL),
    /// The inside of a quadrilateral.
    Area = rgb(229, 238, 250),
    /// The right side of an edge, transparent: where sides overlap, it is darker.
    Half = rgb(0, 60, 160).opacity(0.09),
    /// Where a method says inside.
    Painted = rgb(150, 210, 180).printed(Dots),
    /// Where a method can still say inside after the comparisons so far, transparent.
    Remaining = rgb(0, 150, 90).opacity(0.2),
    /// The parallelogram of an edge and a point on its right, as it is seen; transparent.
    RightSide = rgb(0, 98, 214).opacity(0.28),
    /// The same for a point on its left; it is hatched as well.
    LeftSide = rgb(224, 112, 0).opacity(0.28),
    /// Outline and arrow of a parallelogram to the right.
    RightMark = rgb(0, 62, 150),
    /// Outline and arrow of one to the left.
    LeftMark = rgb(148, 66, 0),
    /// The ray from a point, and where it crosses edges.
    Ray = rgb(150, 0, 60).thickness(3.0),
    /// A number on a mark of the ray.
    OnRay = style(WHITE),
    /// An edge that a method has nothing more to ask about.
    QuietEdge = style(QUIET),
    /// An arrangement that hits.
    MapHit = style(YELLOW).printed(Grey(0x70)),
    /// An arrangement that misses.
    MapMiss = rgb(222, 226, 232),
    /// An arrangement in which a typed test is right.
    MapRight = rgb(176, 222, 200),
    /// An arrangement in which it is wrong.
    MapWrong = rgb(240, 150, 130),
    /// The stroke through it.
    WrongMark = rgb(120, 0, 0),
    /// A number that the plain cross product has on the left of an edge.
    LensLeft = rgb(246, 176, 96).printed(Grey(0xcc)),
    /// One that it has on the edge's line.
    LensOn = style(WHITE),
    /// One that it has on the right.
    LensRight = rgb(120, 170, 240).printed(Grey(0x90)),
    /// The stripe through one where it is wrong.
    LensWrong = rgb(70, 20, 40),
    /// What something passed over, transparent.
    Swept = rgb(0, 60, 160).opacity(0.16),
    /// One of a crowd that the method was not given.
    NotJudged = rgb(232, 235, 240),
    /// One of a crowd that overlaps no other.
    Alone = rgb(168, 184, 206).printed(Grey(0xd0)),
    /// One of a crowd that overlaps another.
    Together = rgb(196, 58, 0).printed(Grey(0x30)),
    /// The outline of one of a crowd.
    Outline = rgb(96, 112, 138).thickness(1.0),
    /// The outline of one of a crowd that overlaps another: so that those over each other are told apart.
    TogetherOutline = style(RUST),
    /// A hair line between the centres of two that were compared.
    Compared = rgb(134, 147, 172).thickness(1.0),
    /// A line between the centres of two that were compared and found.
    Found = style(RUST).thickness(3.0),
    /// The sweep line: where the present rectangle begins.
    Sweep = style(PETROL).thickness(3.0),
    /// How far the present rectangle reaches from there, transparent.
    Reach = style(PETROL).opacity(0.16),
    /// The outline of one that begins within reach.
    Reached = style(PETROL),
    /// A border between two strips.
    Strip = rgb(110, 120, 136),
    /// A curve of a plot, and its name: told apart by every eye, and by the names.
    FirstCurve = rgb(179, 38, 30),
    /// The second one.
    SecondCurve = rgb(10, 75, 208),
    /// The third one.
    ThirdCurve = style(GREEN),
    /// In a plot, what is no longer interactive, and from where on.
    Limit = rgb(84, 92, 106),
    /// In a plot, where the scene is now.
    Present = style(YELLOW).thickness(3.0),
    /// When a condition holds.
    Holds = style(GREEN),
    /// When it does not.
    Fails = style(QUIET),
    /// An edge of a quadrilateral.
    Edge = style(INK).thickness(2.5),
    /// An edge that the next click places.
    Pending = style(SLATE),
    /// The probe point: WPF's red.
    Probe = style(RED).lightest(0),
    /// White around something, which sets it off from what it lies on.
    Halo = style(WHITE).thickness(7.0).lightest(0xff),
    /// What the row under the pointer speaks of.
    Lit = rgb(0, 74, 63).thickness(3.0).on_plate().lightest(0),
    /// Lines at round numbers.
    Grid = rgb(226, 230, 236).thickness(1.0).lightest(0xff),
    /// The same, where there is a line at each pixel between them.
    GridMain = rgb(190, 198, 208).thickness(1.0),
    /// The lines at 0.
    Axis = style(QUIET).thickness(1.0),
    /// Numbers on the grid.
    GridText = style(SLATE),
    /// Words.
    Text = style(BLACK),
    /// The sentence that says why, on a plate.
    Reason = style(BLACK).on_plate(),
    /// Words that say that something is wrong.
    Wrong = rgb(170, 24, 24),
    /// Words that tell what to do next.
    Hint = style(SLATE),
}

impl Role {
    /// The colour of everything with this role.
    pub const fn colour(self) -> Colour {
        self.style().colour
    }

    /// How much of what lies below is covered: 1 is all.
    pub const fn opacity(self) -> f64 {
        self.style().opacity
    }

    /// Thickness of a stroke with this role, stage pixels.
    pub const fn thickness(self) -> f64 {
        self.style().thickness
    }

    /// Whether words with this role stand on a white plate.
    pub const fn has_plate(self) -> bool {
        self.style().has_plate
    }

    /// What an area with this role is filled with on paper.
    pub fn printed(self) -> Printed {
        self.style().printed.unwrap_or_else(|| Grey(self.colour().grey()))
    }

    /// Whether an area with this role needs a border on paper: on a screen its colour sets it off.
    pub const fn is_framed_in_print(self) -> bool {
        self.style().is_framed
    }

    /// The grey of strokes and marks with this role on paper.
    pub fn printed_grey(self) -> u8 {
        self.colour().grey().min(self.style().lightest)
    }
}
