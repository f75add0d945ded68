//! What an item is for, and so how it looks, on a screen and on paper.

use super::style::{Face, Printed, Style, style};
use super::{Colour, Theme};
use Printed::{Dots, Grey, Lines};

macro_rules! roles {
    ($($(#[$doc:meta])* $role:ident = $style:expr,)*) => {
        /// What an item is for.
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
    First = style(|of| of.a).printed(Grey(0xb8)).framed(),
    /// An edge of B that counts; in dashes, one that does not.
    OwnEdge = style(|of| of.ink).thickness(4.0).lightest(0),
    /// From a point to its number on an axis.
    Pointer = style(|of| of.third),
    /// Text on A.
    OnFirst = style(|of| of.on_shape),
    /// A's side where B covers it.
    FirstUnder = style(|of| of.on_shape).thickness(1.6),
    /// The front of cuboid A, transparent.
    FirstFace = style(|of| of.a).opacity(0.22),
    /// A's interval on an axis.
    FirstBar = style(|of| of.a).printed(Grey(0xb8)).framed(),
    /// Rectangle B: HSP's and JavaScript's blue.
    Second = style(|of| of.b).printed(Lines).framed(),
    /// Text on B.
    OnSecond = style(|of| of.on_shape),
    /// The front of cuboid B, transparent.
    SecondFace = style(|of| of.b).opacity(0.22),
    /// The shadow of a cuboid on the ground, transparent.
    Shadow = style(|of| of.ink).opacity(0.07),
    /// B's interval on an axis.
    SecondBar = style(|of| of.b).printed(Lines).framed(),
    /// What both intervals share.
    SharedBar = style(|of| of.shared).printed(Grey(0xe0)).framed(),
    /// Words on what both share.
    OnShared = style(|of| of.hatch),
    /// From what both share on an axis to the picture, transparent.
    SharedBand = style(|of| of.shared).opacity(0.23).printed(Grey(0xf2)),
    /// The gap on an axis, across the picture.
    GapBand = style(|of| of.gap).printed(Grey(0xf2)),
    /// The dotted edge of such a band.
    BandEdge = style(|of| of.done),
    /// A line that would fit into a gap.
    GapLine = style(|of| of.third),
    /// The length of a gap on an axis.
    Bracket = style(|of| of.ink),
    /// The name of an axis, its arrow and its 0.
    AxisName = style(|of| of.third),
    /// The ground of the stage's axes.
    Ground = style(|of| of.stage).lightest(0xff),
    /// The line along which intervals lie.
    Rail = style(|of| of.border),
    /// A pixel inside a rectangle.
    Cell = style(|of| of.on_shape),
    /// Where A and B overlap.
    Overlap = style(|of| of.shared).printed(Grey(0xe0)).framed(),
    /// The overlap over a sprite, transparent.
    OverlapVeil = style(|of| of.shared).opacity(0.55).printed(Grey(0xff)),
    /// Hatching and frame of the overlap.
    OverlapMark = style(|of| of.hatch),
    /// The face, edge or corner at which two cuboids touch.
    TouchMark = style(|of| of.shared_edge).thickness(3.0),
    /// Where two touch, where touching is a miss.
    TouchMiss = style(|of| of.ink).printed(Grey(0)),
    /// A handle that can be dragged.
    Handle = style(|of| of.ink),
    /// A handle that the arrow keys move.
    SelectedHandle = style(|of| of.accent),
    /// The inside of a quadrilateral.
    Area = style(|of| of.gap),
    /// The right side of an edge, transparent: darker where sides overlap.
    Half = style(|of| of.b).opacity(0.09),
    /// Where a method says inside.
    Painted = style(|of| of.accent.over(of.stage, 0.5)).printed(Dots),
    /// The places of a moving shape for which a test says yes, transparent.
    Field = style(|of| of.accent).opacity(0.22).printed(Dots),
    /// Where a method can still say inside after the comparisons so far, transparent.
    Remaining = style(|of| of.accent).opacity(0.08),
    /// The parallelogram of an edge and a point on its right, as it is seen; transparent.
    RightSide = style(|of| of.accent).opacity(0.14),
    /// The same for a point on the left, with stripes.
    LeftSide = style(|of| of.second).opacity(0.14),
    /// Outline and arrow of a parallelogram to the right.
    RightMark = style(|of| of.accent),
    /// Outline and arrow of a parallelogram to the left.
    LeftMark = style(|of| of.second),
    /// The ray from a point, and where it crosses edges.
    Ray = style(|of| of.accent).thickness(3.0),
    /// A number on a mark of the ray.
    OnRay = style(|of| of.on_accent),
    /// An edge that a method has no more questions about.
    QuietEdge = style(|of| of.border),
    /// An arrangement that hits.
    MapHit = style(|of| of.shared).printed(Grey(0x70)),
    /// An arrangement that misses.
    MapMiss = style(|of| of.gap),
    /// An arrangement in which a typed test is right.
    MapRight = style(|of| of.accent.over(of.panel, 0.19)),
    /// An arrangement in which a typed test is wrong.
    MapWrong = style(|of| of.wrong),
    /// The cross in a wrong arrangement.
    WrongMark = style(|of| of.panel).lightest(0xff),
    /// An arrangement that has been seen.
    Seen = style(|of| of.accent),
    /// A number left of an edge by the plain cross product.
    LensLeft = style(|of| of.shared).printed(Grey(0xcc)),
    /// A number on the edge's line by the plain cross product.
    LensOn = style(|of| of.panel),
    /// A number right of the edge by the plain cross product.
    LensRight = style(|of| of.b.over(of.stage, 0.5)).printed(Grey(0x90)),
    /// The stripe through a number for which that is wrong.
    LensWrong = style(|of| of.ink),
    /// One of a crowd that was not judged.
    NotJudged = style(|of| of.done),
    /// One of a crowd that overlaps no other.
    Alone = style(|of| of.aside).printed(Grey(0xd0)),
    /// One of a crowd that overlaps another.
    Together = style(|of| of.shared).printed(Grey(0x30)),
    /// One of a crowd that is still unknown.
    Waiting = style(|of| of.panel),
    /// The outline of an unknown one of a crowd, and of the square of all pairs.
    Outline = style(|of| of.border).thickness(1.6),
    /// The outline of one of a crowd that overlaps another, to tell those on top of each other apart.
    TogetherOutline = style(|of| of.hatch).thickness(1.0),
    /// A thin line between the centres of two that were compared.
    Compared = style(|of| of.second).thickness(1.4),
    /// A line between the centres of two that were compared and found.
    Found = style(|of| of.shared_edge).thickness(3.0),
    /// The line between the two that are compared now, its ends, and the ring around their cell.
    Comparing = style(|of| of.ink).thickness(3.6),
    /// All pairs: their cells and their square.
    EveryPair = style(|of| of.gap),
    /// The cell of a pair that was compared.
    PairCompared = style(|of| of.done),
    /// The square of a method that compares fewer, in the square of all pairs.
    SquareInside = style(|of| of.aside),
    /// From a small square to its name.
    Pointing = style(|of| of.shared_edge).thickness(1.6),
    /// The sweep line: where the present rectangle begins.
    Sweep = style(|of| of.ink).thickness(2.4),
    /// The name on the sweep line's flag.
    OnSweep = style(|of| of.panel),
    /// What the sweep line has passed, transparent.
    Passed = style(|of| of.gap).opacity(0.6).printed(Grey(0xf0)),
    /// A border between two strips.
    Strip = style(|of| of.border),
    /// A plot's first curve and its name; names tell the curves apart too.
    FirstCurve = style(|of| of.a),
    /// A plot's second curve and its name.
    SecondCurve = style(|of| of.b),
    /// A plot's third curve and its name.
    ThirdCurve = style(|of| of.accent),
    /// A plot's area that is no longer interactive, and its border.
    Limit = style(|of| of.second),
    /// The scene's present place in a plot.
    Present = style(|of| of.shared).thickness(3.0),
    /// Where a condition holds.
    Holds = style(|of| of.done),
    /// Where a condition does not hold.
    Fails = style(|of| of.aside),
    /// An edge of a quadrilateral.
    Edge = style(|of| of.ink).thickness(2.5),
    /// An edge of the next click.
    Pending = style(|of| of.second),
    /// The probe point: WPF's red.
    Probe = style(|of| of.a).lightest(0),
    /// White around a stroke, against what lies below.
    Halo = style(|of| of.stage).thickness(7.0).lightest(0xff),
    /// The subject of the row under the pointer.
    Lit = style(|of| of.accent).thickness(3.0).on_plate().lightest(0),
    /// The line between the two things that a lit row compares.
    Way = style(|of| of.accent).thickness(3.0).lightest(0),
    /// White around that line.
    WayHalo = style(|of| of.stage).thickness(7.0).lightest(0xff),
    /// Lines at round numbers.
    Grid = style(|of| of.line).thickness(1.0).lightest(0xff),
    /// A main line of a grid that also has a line at each pixel.
    GridMain = style(|of| of.border.over(of.stage, 0.5)).thickness(1.0),
    /// The dots at round numbers, where there is no grid.
    Dots = style(|of| of.line).lightest(0xff),
    /// The lines at 0.
    Axis = style(|of| of.border).thickness(1.0),
    /// Numbers on the grid.
    GridText = style(|of| of.second),
    /// Numbers of the grid over the picture.
    GridNumber = style(|of| of.second).on_plate(),
    /// Words.
    Text = style(|of| of.ink),
    /// The sentence with the reason, on a plate.
    Reason = style(|of| of.ink).on_plate(),
    /// Words about an error.
    Wrong = style(|of| of.wrong),
    /// The outline of what is shared.
    OverlapEdge = style(|of| of.shared_edge),
    /// Words on what is shared.
    OnOverlap = style(|of| of.hatch),
    /// Behind words: the verdict, the panel.
    Paper = style(|of| of.panel).printed(Grey(0xff)),
    /// Behind the verdict of a hit.
    HitWash = style(|of| of.wash).printed(Grey(0xff)),
    /// Behind a wrong verdict.
    WrongWash = style(|of| of.wrong_wash).printed(Grey(0xff)),
    /// A line that only separates areas.
    Divider = style(|of| of.line).thickness(1.0).lightest(0xff),
    /// Plain text.
    Plain = style(|of| of.ink).face(Face::Plain),
    /// Less important text, captions, and what to do next.
    PlainSecond = style(|of| of.second).face(Face::Plain),
    /// Less important code.
    Mono = style(|of| of.second).face(Face::Mono),
    /// The side of cuboid A, transparent.
    FirstSide = style(|of| of.a).opacity(0.36),
    /// The top of cuboid A, transparent.
    FirstTop = style(|of| of.a).opacity(0.13),
    /// An edge of cuboid A, its letter and its handles.
    FirstMark = style(|of| of.a).thickness(2.4),
    /// An edge of cuboid A behind its faces.
    FirstHidden = style(|of| of.a.over(of.stage, 0.75)),
    /// The side of cuboid B, transparent.
    SecondSide = style(|of| of.b).opacity(0.36),
    /// The top of cuboid B, transparent.
    SecondTop = style(|of| of.b).opacity(0.13),
    /// An edge of cuboid B, and its letter.
    SecondMark = style(|of| of.b).thickness(2.4),
    /// An edge of cuboid B behind its faces.
    SecondHidden = style(|of| of.b.over(of.stage, 0.75)),
    /// The side of what both share, darker, transparent.
    SharedShade = style(|of| of.hatch).opacity(0.28),
    /// The ground of views and shadows.
    SideGround = style(|of| of.panel).lightest(0xff),
    /// The ground of the lit view or axis.
    LitGround = style(|of| of.accent_wash),
    /// Words on the ground of a lit view or axis.
    LitText = style(|of| of.accent).lightest(0),
    /// The inside of a quadrilateral with the probe in it.
    Inside = style(|of| of.wash),
    /// An edge on which the probe lies.
    Touched = style(|of| of.shared).thickness(5.0).lightest(0xff),
    /// The outline of an edge on which the probe lies.
    TouchedOutline = style(|of| of.shared_edge).thickness(8.0),
    /// The edge of the lit row.
    LitEdge = style(|of| of.accent).thickness(5.0).printed(Grey(0)).lightest(0),
    /// A length with its number.
    Measure = style(|of| of.ink),
    /// Small words at the foot of the stage.
    Foot = style(|of| of.third),
    /// What can be done with the mouse; not on paper.
    Prompt = style(|of| of.third),
    /// A in lines and letters: its direction, and its place before.
    FirstLine = style(|of| of.a).thickness(2.6),
    /// B in lines and letters.
    SecondLine = style(|of| of.b).thickness(2.6),
    /// The upright box around A.
    FirstBox = style(|of| of.a),
    /// The upright box around B.
    SecondBox = style(|of| of.b),
    /// The segment A.
    FirstSegment = style(|of| of.a).thickness(6.0),
    /// The segment B.
    SecondSegment = style(|of| of.b).thickness(6.0),
    /// The ground around a segment.
    SegmentGround = style(|of| of.stage).thickness(11.0).lightest(0xff),
    /// What is between two sides of B on an axis.
    Stripe = style(|of| of.gap).printed(Grey(0xf2)),
    /// The line of a side of B beyond B.
    StripeEdge = style(|of| of.third),
    /// An edge of B that a ray crosses.
    CrossedEdge = style(|of| of.b).thickness(4.4),
    /// White under a dashed line, against what lies below.
    LineGround = style(|of| of.panel).thickness(4.5).lightest(0xff),
    /// What both passed over without a test, transparent.
    PassedBand = style(|of| of.shared).opacity(0.34).printed(Grey(0xff)),
    /// The sides of a band.
    BandSide = style(|of| of.done),
    /// A dot of the background.
    GridDot = style(|of| of.line).printed(Grey(0xff)),
    /// The ground of the rows of time.
    TimeGround = style(|of| of.panel).printed(Grey(0xff)),
    /// The outline of a bar that is true and was not asked.
    NotAsked = style(|of| of.done),
    /// The line and the badge of the present frame.
    Playhead = style(|of| of.ink).thickness(2.4).printed(Grey(0xff)),
    /// The name of the present frame.
    OnPlayhead = style(|of| of.panel),
    /// The mark between two frames that both missed the hit.
    Missed = style(|of| of.wrong),
    /// The band behind such a mark.
    MissedBand = style(|of| of.wrong_wash).printed(Grey(0xff)),
    /// The cross on such a mark.
    OnMissed = style(|of| of.panel).lightest(0xff),
    /// What a moving rectangle passes over, transparent.
    SweptPath = style(|of| of.a).opacity(0.12).printed(Grey(0xf2)),
    /// A tile beside B, transparent.
    Neighbour = style(|of| of.b).opacity(0.3).printed(Lines),
    /// The distance and direction of a rectangle's move in a frame.
    Velocity = style(|of| of.ink).thickness(3.0),
    /// A rectangle's place after it was pushed out.
    After = style(|of| of.accent).thickness(3.0),
    /// The way out, the side that was hit, and the ground of their words.
    PushOut = style(|of| of.accent).thickness(5.0),
    /// Words on that ground.
    OnPushOut = style(|of| of.on_accent),
    /// A rectangle's wrong place after it was pushed out.
    AfterWrong = style(|of| of.wrong).thickness(3.0),
    /// The wrong way out, and the wrong side.
    PushWrong = style(|of| of.wrong).thickness(5.0),
    /// Words about a wrong way out.
    OnPushWrong = style(|of| of.panel).lightest(0xff),
    /// The region beyond an edge of B, where that edge is the nearest.
    Region = style(|of| of.gap).opacity(0.55).printed(Grey(0xf4)),
    /// The region with the centre of the circle.
    RegionHere = style(|of| of.accent_wash).printed(Grey(0xe4)),
    /// The name of the region with the circle's centre.
    RegionName = style(|of| of.accent),
    /// The line to the nearest point, and the ground of its length.
    Distance = style(|of| of.ink).thickness(3.4).lightest(0),
    /// The length of that line.
    OnDistance = style(|of| of.panel).lightest(0xff),
    /// Words on a dark badge as wide as they are.
    OnBadge = style(|of| of.panel).lightest(0xff),
    /// Words about the way out, on a badge as wide as they are.
    OnPushBadge = style(|of| of.on_accent).lightest(0xff),
    /// Inside the circle: its radius, and the distance on one axis.
    InFirst = style(|of| of.on_shape).thickness(2.0),
    /// The border between places for which a method names different sides.
    SideBorder = style(|of| of.ink).thickness(1.5),
}

impl Role {
    /// The role's colour.
    pub fn colour(self, theme: Theme) -> Colour {
        (self.style().colour)(theme.palette())
    }

    /// How much it covers of the items below: 1 is all.
    pub const fn opacity(self) -> f64 {
        self.style().opacity
    }

    /// Thickness of the role's strokes, stage pixels.
    pub const fn thickness(self) -> f64 {
        self.style().thickness
    }

    /// Whether the role's words stand on a white plate.
    pub const fn has_plate(self) -> bool {
        self.style().has_plate
    }

    /// The ground with round corners on which the role's words stand.
    pub const fn badge(self) -> Option<Self> {
        match self {
            Self::OnBadge => Some(Self::Distance),
            Self::OnPushBadge => Some(Self::PushOut),
            _ => None,
        }
    }

    /// The font of the role's words.
    pub const fn face(self) -> Face {
        self.style().face
    }

    /// The fill of the role's areas on paper.
    pub fn printed(self) -> Printed {
        self.style().printed.unwrap_or_else(|| Grey(self.colour(Theme::Light).grey()))
    }

    /// Whether the role's areas need a border on paper; on a screen the colour is enough.
    pub const fn is_framed_in_print(self) -> bool {
        self.style().is_framed
    }

    /// The grey of the role's strokes and marks on paper.
    pub fn printed_grey(self) -> u8 {
        self.colour(Theme::Light).grey().min(self.style().lightest)
    }
}
