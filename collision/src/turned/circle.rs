//! A circle and a turned rectangle: six ways to ask whether they hit.
//!
//! `ax ay ar` are the centre and the radius of the circle, `bcx bcy bw bh` the centre and the size of the rectangle,
//! `bc bs` the cosine and the sine of its angle, `b1` to `b4` its corners. `qx qy` is the circle's centre in the frame of
//! the rectangle: from its centre, along its width and its height; each way has its own. `dx dy` leads from the nearest
//! point of the rectangle, or of the box around it, to the circle's centre.
//!
//! `p(1-2)` is the nearest point of edge 1-2: the part `t = dot(a - b1, b2 - b1) / squared(b2 - b1)` of it, from 0 to 1.
//! `squared(v)` is `dot(v, v)`, the square of a length. `x(1-2)` is where the line of the edge is as high as the centre.

use super::CircleAndTurned;
use super::asked::{Asked, AskedSide, Group, Questions, Spots, asked, below};
use super::frame::{Framed, Way};
use super::outlines::bounds;
use super::round::{Round, centre_on, centre_ray, each, is_centre_in, near_corner, near_edge, radius_squared};
use crate::{About, Border, Circle, Comparison, Form, Method, Observer, Question, Turned, Vec2, named};

/// One way to ask whether a circle and a turned rectangle hit.
///
/// | way | correct |
/// |---|---|
/// | `turned-back`: the centre is turned back around B's centre, then as with an upright rectangle | up to rounding |
/// | `turned-on`: turned by the angle, not back | if the angle is a multiple of 90 |
/// | `unturned`: not turned at all | if the angle is 0 |
/// | `upright-box`: the circle and the upright box around B | if the angle is a multiple of 90 |
/// | `edges`: the nearest point of an edge is as near as the radius | unless the circle is inside |
/// | `corners`: the centre is inside, or a corner is as near as the radius | unless only an edge is |
///
/// ```
/// use hantei_collision::{Angle, Circle, CircleAndTurned, CircleTurnedMethod, Method, Point, Turned, Vec2};
///
/// let turned = Turned::checked(Point::new(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
/// let case = CircleAndTurned { circle: Circle::new(Point::new(275.0, 130.0), 20.0), turned };
/// let says = |method: CircleTurnedMethod| method.holds(&case, method.own_border(), &mut ());
/// // It is in an empty corner of the box around B.
/// assert_eq!([CircleTurnedMethod::TurnedBack, CircleTurnedMethod::UprightBox].map(says), [false, true]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CircleTurnedMethod {
    /// In the frame of the rectangle. Source: the usual way.
    #[default]
    TurnedBack,
    /// With the wrong sign. Source: predicators#1335.
    TurnedOn,
    /// By centre and size. Source: a common first try.
    Unturned,
    /// With the box around the corners. Source: a common first try.
    UprightBox,
    /// By the edges, each as a segment. Source: p5.collide2D.
    Edges,
    /// By the corners. Source: a common first try.
    Corners,
}

named!(CircleTurnedMethod {
    TurnedBack = "turned-back",
    TurnedOn = "turned-on",
    Unturned = "unturned",
    UprightBox = "upright-box",
    Edges = "edges",
    Corners = "corners",
});

type Case = CircleAndTurned;

impl Framed for Case {
    fn turned(&self) -> Turned {
        self.turned
    }
}

impl Round for Case {
    fn circle(&self) -> Circle {
        self.circle
    }
}

/// The place that is nearest to `q` in the frame of the rectangle.
fn clamped(turned: Turned, q: Vec2) -> Vec2 {
    let clamp = |at: f64, size: f64| at.max(-size / 2.0).min(size / 2.0);
    Vec2::new(clamp(q.x, turned.width()), clamp(q.y, turned.height()))
}

fn squares(x: f64, y: f64) -> f64 {
    x * x + y * y
}

fn from_nearest(case: &Case, way: Way) -> f64 {
    let q = way.seen(case.turned, case.circle.centre());
    let nearest = clamped(case.turned, q);
    squares(q.x - nearest.x, q.y - nearest.y)
}

fn from_box(case: &Case) -> f64 {
    let (centre, around) = (case.circle.centre(), bounds(case, true));
    let beyond = |at: f64, min: f64, max: f64| at - at.max(min).min(max);
    let (min, max) = (around.min(), around.max());
    squares(beyond(centre.x, min.x, max.x), beyond(centre.y, min.y, max.y))
}

const fn near(distance: AskedSide<Case>) -> [Asked<Case>; 1] {
    [asked(|_| About::Nearest, distance, below, radius_squared())]
}

const fn once(asked: &'static [Asked<Case>]) -> [Group<Case>; 1] {
    [Group { spots: Spots::Once, asked }]
}

const SQUARES: &str = "dx * dx + dy * dy";

static TURNED_BACK: [Group<Case>; 1] = once(&const { near((SQUARES, |case, _| from_nearest(case, Way::Back))) });
static TURNED_ON: [Group<Case>; 1] = once(&const { near((SQUARES, |case, _| from_nearest(case, Way::On))) });
static UNTURNED: [Group<Case>; 1] = once(&const { near((SQUARES, |case, _| from_nearest(case, Way::Not))) });
static UPRIGHT_BOX: [Group<Case>; 1] = once(&const { near((SQUARES, |case, _| from_box(case))) });
static EDGES: [Group<Case>; 1] = [each(&const { near_edge() })];

/// The last group is asked unless the border is that of the ray.
static CORNERS: [Group<Case>; 3] =
    [each(&const { centre_ray() }), each(&const { near_corner() }), each(&const { centre_on() })];

impl CircleTurnedMethod {
    fn asked(self, border: Border) -> Questions<Case> {
        Questions(match self {
            Self::TurnedBack => &TURNED_BACK,
            Self::TurnedOn => &TURNED_ON,
            Self::Unturned => &UNTURNED,
            Self::UprightBox => &UPRIGHT_BOX,
            Self::Edges => &EDGES,
            Self::Corners if border == Border::Half => &CORNERS[..2],
            Self::Corners => &CORNERS,
        })
    }

    /// Where the method takes the circle's centre and the nearest point of B to be: from B's centre, along B's width and
    /// height, world units. `None` if it does not look from there.
    pub fn seen_at(self, shapes: &CircleAndTurned) -> Option<[Vec2; 2]> {
        let way = match self {
            Self::TurnedBack => Way::Back,
            Self::TurnedOn => Way::On,
            Self::Unturned => Way::Not,
            Self::UprightBox | Self::Edges | Self::Corners => return None,
        };
        let seen = way.seen(shapes.turned, shapes.circle.centre());
        Some([seen, clamped(shapes.turned, seen)])
    }
}

impl Method for CircleTurnedMethod {
    type Shapes = CircleAndTurned;

    fn source(self) -> &'static str {
        match self {
            Self::TurnedBack => "the usual way",
            Self::TurnedOn => "predicators",
            Self::Unturned | Self::UprightBox | Self::Corners => "a first try",
            Self::Edges => "p5.collide2D",
        }
    }

    fn own_border(self) -> Border {
        match self {
            Self::Edges => Border::Hits,
            Self::Corners => Border::Half,
            Self::TurnedBack | Self::TurnedOn | Self::Unturned | Self::UprightBox => Border::Misses,
        }
    }

    fn holds(self, shapes: &CircleAndTurned, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked(border);
        let mut asks = |group, spot, slot| asked.compare((group, spot, slot), border, shapes).told(observer);
        match self {
            Self::TurnedBack | Self::TurnedOn | Self::Unturned | Self::UprightBox => asks(0, [0, 0], 0),
            Self::Edges => (0..4).any(|edge| asks(0, [edge, 0], 0)),
            Self::Corners => is_centre_in([0, 2], 4, border, &mut asks) || (0..4).any(|corner| asks(1, [corner, 0], 0)),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        asked.all().into_iter().map(|place| asked.question(place, border, None)).collect()
    }

    fn questions_of(self, shapes: &CircleAndTurned, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        asked.of(shapes).into_iter().map(|place| asked.question(place, border, Some(shapes))).collect()
    }

    /// But for where a level edge is as high as the centre, which is nowhere or everywhere.
    fn every_comparison(self, shapes: &CircleAndTurned, border: Border) -> Vec<Comparison> {
        let asked = self.asked(border);
        asked.every(&asked.of(shapes), border, shapes)
    }

    fn form(self) -> Form {
        if matches!(self, Self::Edges | Self::Corners) { Form::Steps } else { Form::All }
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::TurnedBack => {
                "x = ax - bcx; y = ay - bcy; qx = bc * x + bs * y; qy = bc * y - bs * x; \
                 dx = qx - min(max(qx, -bw / 2), bw / 2); dy = qy - min(max(qy, -bh / 2), bh / 2);"
            }
            Self::TurnedOn => {
                "x = ax - bcx; y = ay - bcy; qx = bc * x - bs * y; qy = bc * y + bs * x; \
                 dx = qx - min(max(qx, -bw / 2), bw / 2); dy = qy - min(max(qy, -bh / 2), bh / 2);"
            }
            Self::Unturned => {
                "qx = ax - bcx; qy = ay - bcy; dx = qx - min(max(qx, -bw / 2), bw / 2); \
                 dy = qy - min(max(qy, -bh / 2), bh / 2);"
            }
            Self::UprightBox => {
                "dx = ax - min(max(ax, min(b.x)), max(b.x)); dy = ay - min(max(ay, min(b.y)), max(b.y));"
            }
            Self::Edges | Self::Corners => "",
        }
    }

    fn misses_points(self, border: Border) -> bool {
        !matches!(self, Self::Edges | Self::Corners) && border != Border::Hits
    }
}
