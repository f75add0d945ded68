//! What an item is there for, and so how it looks: the one palette of the stage.

/// An opaque colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

/// What an item is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Rectangle A: HSP's and JavaScript's red.
    First,
    /// Text on A.
    OnFirst,
    /// A face of cuboid A, transparent.
    FirstFace,
    /// A's interval on an axis.
    FirstBar,
    /// Rectangle B: HSP's and JavaScript's blue.
    Second,
    /// Text on B.
    OnSecond,
    /// A face of cuboid B, transparent.
    SecondFace,
    /// The shadow of a cuboid, or its shaded side, transparent.
    Shadow,
    /// B's interval on an axis.
    SecondBar,
    /// What both intervals share.
    SharedBar,
    /// The line along which intervals lie.
    Rail,
    /// The frame around the axis that keeps two rectangles apart, and the length of the gap.
    Gap,
    /// A pixel inside a rectangle.
    Cell,
    /// Where a comparison would hold, transparent.
    Region,
    /// The border of that region.
    RegionEdge,
    /// Where A and B overlap. Yellow is told from red and blue by every eye.
    Overlap,
    /// The same over a sprite, which is still seen.
    OverlapVeil,
    /// Hatching and frame of the overlap.
    OverlapMark,
    /// The face, edge or corner at which two cuboids touch.
    TouchMark,
    /// A handle that can be dragged.
    Handle,
    /// A handle of what the arrow keys move.
    SelectedHandle,
    /// The inside of a quadrilateral.
    Area,
    /// The right side of an edge, transparent: where sides overlap, it is darker.
    Half,
    /// Where a method says inside.
    Painted,
    /// Where a method can still say inside after the comparisons so far, transparent.
    Remaining,
    /// The parallelogram of an edge and a point on its right, as it is seen; transparent.
    RightSide,
    /// The same for a point on its left; it is hatched as well.
    LeftSide,
    /// Outline and arrow of a parallelogram to the right.
    RightMark,
    /// Outline and arrow of one to the left.
    LeftMark,
    /// The ray from a point, and where it crosses edges.
    Ray,
    /// A number on a mark of the ray.
    OnRay,
    /// An edge that a method has nothing more to ask about.
    QuietEdge,
    /// An arrangement that hits.
    MapHit,
    /// An arrangement that misses.
    MapMiss,
    /// An arrangement in which a typed test is right.
    MapRight,
    /// An arrangement in which it is wrong.
    MapWrong,
    /// The stroke through it.
    WrongMark,
    /// A number that the plain cross product has on the left of an edge.
    LensLeft,
    /// One that it has on the edge's line.
    LensOn,
    /// One that it has on the right.
    LensRight,
    /// The stripe through one where it is wrong.
    LensWrong,
    /// What something passed over, transparent.
    Swept,
    /// One of a crowd that the method was not given.
    NotJudged,
    /// One of a crowd that overlaps no other.
    Alone,
    /// One of a crowd that overlaps another.
    Together,
    /// The outline of one of a crowd.
    Outline,
    /// The outline of one of a crowd that overlaps another: those that lie over each other are told apart.
    TogetherOutline,
    /// A hair line between the centres of two that were compared.
    Compared,
    /// A line between the centres of two that were compared and found.
    Found,
    /// The sweep line: where the one begins that is in hand.
    Sweep,
    /// What the sweep reaches from there, transparent: as far as the one in hand goes.
    Reach,
    /// The outline of one that begins within reach.
    Reached,
    /// A border between two strips.
    Strip,
    /// A curve of a plot, and its name: told apart by every eye, and by the names.
    FirstCurve,
    /// The second one.
    SecondCurve,
    /// The third one.
    ThirdCurve,
    /// In a plot, what is no longer interactive, and from where on.
    Limit,
    /// In a plot, where the scene is now.
    Present,
    /// When a condition holds.
    Holds,
    /// When it does not.
    Fails,
    /// An edge of a quadrilateral.
    Edge,
    /// An edge that the next click places.
    Pending,
    /// The probe point: WPF's red.
    Probe,
    /// White around something, which sets it off from what it lies on.
    Halo,
    /// What the row under the pointer speaks of.
    Lit,
    /// Lines at round numbers.
    Grid,
    /// The same, where there is a line at each pixel between them.
    GridMain,
    /// The lines at 0.
    Axis,
    /// Numbers on the grid.
    GridText,
    /// Words.
    Text,
    /// The sentence that says why, on a plate.
    Reason,
    /// Words that say that something is wrong.
    Wrong,
    /// Words that tell what to do next.
    Hint,
}

impl Role {
    /// The colour of everything with this role.
    pub const fn colour(self) -> Colour {
        match self {
            Self::First | Self::FirstFace | Self::FirstBar | Self::Probe => Colour(255, 0, 0),
            Self::OnFirst | Self::Text | Self::Reason | Self::Handle | Self::Shadow => Colour(0, 0, 0),
            Self::Second | Self::SecondFace | Self::SecondBar => Colour(0, 0, 255),
            Self::OnSecond | Self::OnRay | Self::Halo | Self::Cell => Colour(255, 255, 255),
            Self::Overlap | Self::OverlapVeil | Self::SharedBar => Colour(255, 214, 10),
            Self::OverlapMark | Self::TouchMark => Colour(74, 52, 0),
            Self::SelectedHandle => Colour(0, 107, 91),
            Self::Lit => Colour(0, 74, 63),
            Self::Region | Self::RegionEdge => Colour(0, 125, 108),
            Self::Area => Colour(229, 238, 250),
            Self::Half | Self::Swept => Colour(0, 60, 160),
            Self::Painted => Colour(150, 210, 180),
            Self::Remaining => Colour(0, 150, 90),
            Self::RightSide => Colour(0, 98, 214),
            Self::LeftSide => Colour(224, 112, 0),
            Self::RightMark => Colour(0, 62, 150),
            Self::LeftMark => Colour(148, 66, 0),
            Self::Ray => Colour(150, 0, 60),
            Self::QuietEdge => Colour(137, 146, 158),
            Self::MapHit => Colour(255, 214, 10),
            Self::MapMiss => Colour(222, 226, 232),
            Self::MapRight => Colour(176, 222, 200),
            Self::MapWrong => Colour(240, 150, 130),
            Self::WrongMark => Colour(120, 0, 0),
            Self::LensLeft => Colour(246, 176, 96),
            Self::LensOn => Colour(255, 255, 255),
            Self::LensRight => Colour(120, 170, 240),
            Self::LensWrong => Colour(70, 20, 40),
            Self::NotJudged => Colour(232, 235, 240),
            Self::Alone => Colour(168, 184, 206),
            Self::Together => Colour(196, 58, 0),
            Self::Outline => Colour(96, 112, 138),
            Self::TogetherOutline | Self::Found => Colour(92, 22, 0),
            Self::Compared => Colour(134, 147, 172),
            Self::Sweep | Self::Reach | Self::Reached => Colour(0, 107, 91),
            Self::Strip => Colour(110, 120, 136),
            Self::FirstCurve => Colour(179, 38, 30),
            Self::SecondCurve => Colour(10, 75, 208),
            Self::ThirdCurve => Colour(0, 95, 82),
            Self::Limit => Colour(84, 92, 106),
            Self::Present => Colour(255, 214, 10),
            Self::Holds => Colour(0, 95, 82),
            Self::Fails => Colour(137, 146, 158),
            Self::Wrong => Colour(170, 24, 24),
            Self::Edge | Self::Gap => Colour(31, 41, 55),
            Self::Grid => Colour(226, 230, 236),
            Self::GridMain => Colour(190, 198, 208),
            Self::Axis | Self::Rail => Colour(137, 146, 158),
            Self::Pending | Self::Hint | Self::GridText => Colour(84, 94, 110),
        }
    }

    /// How much of what lies below is covered: 1 is all.
    pub const fn opacity(self) -> f64 {
        match self {
            Self::Half => 0.09,
            Self::Shadow => 0.1,
            Self::FirstFace | Self::SecondFace => 0.3,
            Self::Region => 0.14,
            Self::Remaining => 0.2,
            Self::RightSide | Self::LeftSide => 0.28,
            Self::Swept | Self::Reach => 0.16,
            Self::OverlapVeil => 0.55,
            _ => 1.0,
        }
    }

    /// Thickness of a stroke with this role, stage pixels.
    pub const fn thickness(self) -> f64 {
        match self {
            Self::Edge => 2.5,
            Self::Grid | Self::GridMain | Self::Axis | Self::Outline | Self::Compared => 1.0,
            Self::Lit | Self::TouchMark | Self::Gap | Self::Found | Self::Sweep | Self::Present | Self::Ray => 3.0,
            Self::Halo => 7.0,
            _ => 2.0,
        }
    }

    /// Whether words with this role stand on a white plate.
    pub const fn has_plate(self) -> bool {
        matches!(self, Self::Lit | Self::Reason)
    }
}
