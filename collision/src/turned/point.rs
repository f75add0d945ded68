//! A point and a turned rectangle: seven ways to ask whether it is inside.
//!
//! `px py` is the point, `bcx bcy bw bh` are the centre and the size of the rectangle, `bc bs` the cosine and the sine of
//! its angle, `b1` to `b4` its corners. `qx qy` is the point in the frame of the rectangle: from its centre, along its
//! width and its height; each way has its own. `cross(b1, b2, p)` is [`side`](crate::side): positive if the point is on
//! the right of the way from b1 to b2, which is inside.

use super::PointAndTurned;
use super::asked::{Asked, Group, Questions, Spot, Spots, above, after, asked, below, zero};
use super::axis::edge_at;
use super::frame::{Framed, Way, half_height, half_width};
use super::outlines::bounds;
use crate::{
    About, Axis, Border, Comparison, End, Form, Method, Observer, Operator, Question, Turned, Vec2, named, side,
};

/// One way to ask whether a point is in a turned rectangle.
///
/// | way | correct |
/// |---|---|
/// | `turned-back`: the point is turned back around the centre, `abs(qx) < bw / 2`, and so on y | up to rounding |
/// | `four-sides`: on the inner side of all four edges | up to rounding |
/// | `turned-on`: turned by the angle, not back | if the angle is a multiple of 90 |
/// | `corner-pivot`: turned back around the corner that is top left where the angle is 0 | if the angle is 0 |
/// | `degrees`: turned back with the cosine of as many radians as there are degrees | if the angle is 0 |
/// | `unturned`: not turned at all | if the angle is 0 |
/// | `upright-box`: in the upright box around the corners | if the angle is a multiple of 90 |
///
/// With [`Border::Half`] the ways that take `abs` miss all edges; `four-sides` and `upright-box` count left and top.
///
/// ```
/// use hantei_collision::{Angle, Method, Point, PointAndTurned, PointInTurnedMethod, Turned, Vec2};
///
/// let turned = Turned::checked(Point::new(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
/// let says = |method: PointInTurnedMethod, y| {
///     method.holds(&PointAndTurned { p: Point::new(240.0, y), turned }, method.own_border(), &mut ())
/// };
/// // A point inside, and its mirror.
/// assert_eq!([195.0, 135.0].map(|y| says(PointInTurnedMethod::TurnedBack, y)), [true, false]);
/// assert_eq!([195.0, 135.0].map(|y| says(PointInTurnedMethod::TurnedOn, y)), [false, true]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointInTurnedMethod {
    /// In the frame of the rectangle. Source: the usual way.
    #[default]
    TurnedBack,
    /// By the sides of the four edges. Source: tests of convex polygons.
    FourSides,
    /// With the wrong sign. Source: MarioYoutube#3; predicators#1335.
    TurnedOn,
    /// Around the wrong point. Source: a common first try.
    CornerPivot,
    /// Degrees where radians are meant; a direction is taken in degrees, too. Source: phaser#182.
    Degrees,
    /// By centre and size. Source: a common first try.
    Unturned,
    /// In the box around the corners. Source: a common first try.
    UprightBox,
}

named!(PointInTurnedMethod {
    TurnedBack = "turned-back",
    FourSides = "four-sides",
    TurnedOn = "turned-on",
    CornerPivot = "corner-pivot",
    Degrees = "degrees",
    Unturned = "unturned",
    UprightBox = "upright-box",
});

type Case = PointAndTurned;

impl Framed for Case {
    fn turned(&self) -> Turned {
        self.turned
    }
}

const BACK: u8 = Way::Back as u8;
const ON: u8 = Way::On as u8;
const AROUND_CORNER: u8 = Way::AroundCorner as u8;
const DEGREES: u8 = Way::Degrees as u8;

/// The point in the frame of the rectangle.
fn seen<const WAY: u8>(case: &Case) -> Vec2 {
    let ways = [Way::Back, Way::On, Way::AroundCorner, Way::Degrees, Way::Not];
    ways[usize::from(WAY)].seen(case.turned, case.p)
}

const fn in_frame<const WAY: u8>() -> [Asked<Case>; 2] {
    [
        asked(|_| About::AxisOf(true, 1), ("abs(qx)", |case, _| seen::<WAY>(case).x.abs()), below, half_width()),
        asked(|_| About::AxisOf(true, 2), ("abs(qy)", |case, _| seen::<WAY>(case).y.abs()), below, half_height()),
    ]
}

const fn once(asked: &'static [Asked<Case>]) -> Group<Case> {
    Group { spots: Spots::Once, asked }
}

static TURNED_BACK: [Group<Case>; 1] = [once(&const { in_frame::<BACK>() })];
static TURNED_ON: [Group<Case>; 1] = [once(&const { in_frame::<ON>() })];
static CORNER_PIVOT: [Group<Case>; 1] = [once(&const { in_frame::<AROUND_CORNER>() })];
static BY_DEGREES: [Group<Case>; 1] = [once(&const { in_frame::<DEGREES>() })];

static UNTURNED: [Group<Case>; 1] = [once(&[
    asked(
        |_| About::Centres(Axis::X),
        ("abs(px - bcx)", |case, _| (case.p.x - case.turned.centre().x).abs()),
        below,
        half_width(),
    ),
    asked(
        |_| About::Centres(Axis::Y),
        ("abs(py - bcy)", |case, _| (case.p.y - case.turned.centre().y).abs()),
        below,
        half_height(),
    ),
])];

/// With the half-open rule an edge counts if the inside is right of it or below.
fn inner_side(border: Border, of: Option<(&Case, Spot)>) -> Operator {
    let is_left_or_top = of.is_some_and(|(case, [edge, _])| {
        let (from, to) = edge_at(case.turned.outline(), edge);
        to.y < from.y || to.y == from.y && to.x > from.x
    });
    if border == Border::Half && is_left_or_top { Operator::AtLeast } else { above(border, of) }
}

static FOUR_SIDES: [Group<Case>; 1] = [Group {
    spots: Spots::Each(true),
    asked: &[asked(
        |[edge, _]| About::EdgeOf(edge),
        ("cross(b{i}, b{i+}, p)", |case, [edge, _]| {
            let (from, to) = edge_at(case.turned.outline(), edge);
            side(from, to, case.p)
        }),
        inner_side,
        zero(),
    )],
}];

static UPRIGHT_BOX: [Group<Case>; 1] = [once(&[
    asked(
        |_| About::PointAt(Axis::X, End::Min),
        ("px", |case, _| case.p.x),
        after,
        ("min(b.x)", |case, _| bounds(case, true).min().x),
    ),
    asked(
        |_| About::PointAt(Axis::X, End::Max),
        ("px", |case, _| case.p.x),
        below,
        ("max(b.x)", |case, _| bounds(case, true).max().x),
    ),
    asked(
        |_| About::PointAt(Axis::Y, End::Min),
        ("py", |case, _| case.p.y),
        after,
        ("min(b.y)", |case, _| bounds(case, true).min().y),
    ),
    asked(
        |_| About::PointAt(Axis::Y, End::Max),
        ("py", |case, _| case.p.y),
        below,
        ("max(b.y)", |case, _| bounds(case, true).max().y),
    ),
])];

impl PointInTurnedMethod {
    fn asked(self) -> Questions<Case> {
        Questions(match self {
            Self::TurnedBack => &TURNED_BACK,
            Self::FourSides => &FOUR_SIDES,
            Self::TurnedOn => &TURNED_ON,
            Self::CornerPivot => &CORNER_PIVOT,
            Self::Degrees => &BY_DEGREES,
            Self::Unturned => &UNTURNED,
            Self::UprightBox => &UPRIGHT_BOX,
        })
    }

    /// Where the method takes the point to be: from B's centre, along B's width and height, world units. `None` if it
    /// does not compare with half of B's size.
    pub fn seen_at(self, shapes: &PointAndTurned) -> Option<Vec2> {
        let way = match self {
            Self::TurnedBack => Way::Back,
            Self::TurnedOn => Way::On,
            Self::CornerPivot => Way::AroundCorner,
            Self::Degrees => Way::Degrees,
            Self::Unturned => Way::Not,
            Self::FourSides | Self::UprightBox => return None,
        };
        Some(way.seen(shapes.turned, shapes.p))
    }
}

impl Method for PointInTurnedMethod {
    type Shapes = PointAndTurned;

    fn source(self) -> &'static str {
        match self {
            Self::TurnedBack => "the usual way",
            Self::FourSides => "convex polygons",
            Self::TurnedOn => "predicators",
            Self::CornerPivot | Self::Unturned | Self::UprightBox => "a first try",
            Self::Degrees => "phaser",
        }
    }

    fn own_border(self) -> Border {
        Border::Misses
    }

    fn holds(self, shapes: &PointAndTurned, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked();
        asked.of(shapes).into_iter().all(|place| asked.compare(place, border, shapes).told(observer))
    }

    fn questions(self, border: Border) -> Vec<Question> {
        let asked = self.asked();
        asked.all().into_iter().map(|place| asked.question(place, border, None)).collect()
    }

    fn questions_of(self, shapes: &PointAndTurned, border: Border) -> Vec<Question> {
        let asked = self.asked();
        asked.of(shapes).into_iter().map(|place| asked.question(place, border, Some(shapes))).collect()
    }

    fn every_comparison(self, shapes: &PointAndTurned, border: Border) -> Vec<Comparison> {
        let asked = self.asked();
        asked.every(&asked.of(shapes), border, shapes)
    }

    fn form(self) -> Form {
        Form::All
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::TurnedBack => "dx = px - bcx; dy = py - bcy; qx = bc * dx + bs * dy; qy = bc * dy - bs * dx;",
            Self::TurnedOn => "dx = px - bcx; dy = py - bcy; qx = bc * dx - bs * dy; qy = bc * dy + bs * dx;",
            Self::CornerPivot => {
                "x = bcx - bw / 2; y = bcy - bh / 2; dx = px - x; dy = py - y; qx = x + bc * dx + bs * dy - bcx; \
                 qy = y + bc * dy - bs * dx - bcy;"
            }
            Self::Degrees => {
                "c = cos(degrees); s = sin(degrees); dx = px - bcx; dy = py - bcy; qx = c * dx + s * dy; \
                 qy = c * dy - s * dx;"
            }
            Self::FourSides | Self::Unturned | Self::UprightBox => "",
        }
    }
}
