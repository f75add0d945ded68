//! Two polygons: six ways to ask whether they hit.
//!
//! `a1` to `a16` are the corners of A, `b1` to `b16` those of B; edge 1-2 runs from corner 1 to corner 2. `na(1-2)` is
//! the axis at right angles to A's edge 1-2, of length 1, and `nb(1-2)` to that of B. `a.max(na(1-2))` is the greatest
//! `dot(a1, na(1-2))` of A's corners, `a.min(na(1-2))` the least: the ends of A's shadow on that axis.
//!
//! `den(1-2, 3-4)` and so on are those of two segments, edge 1-2 of A and edge 3-4 of B. `x(a1-2, b1.y)` is where the
//! line of A's edge 1-2 is as high as b1.

use super::TwoPolygons;
use super::asked::{Group, Place, Questions, Spot, Spots};
use super::axis::axes;
use super::outlines::{boxes, gaps_on_a, gaps_on_b, is_crossed, meets, on_edge, ray};
use crate::{Border, Comparison, Form, Method, Observer, Question, named};

/// One way to ask whether two polygons hit.
///
/// | way | correct |
/// |---|---|
/// | `sat`: no axis of an edge has a gap between the shadows | for convex polygons, up to rounding |
/// | `edges`: an edge of one meets an edge of the other | unless one is inside the other |
/// | `edges-and-a-corner`: or b1 is inside A | unless A is inside B |
/// | `edges-and-both`: or b1 is inside A, or a1 inside B | up to rounding; if touching is a miss, unless they meet only at corners and along edges |
/// | `corners`: a corner of one is inside the other | unless only their edges cross |
/// | `upright-boxes`: by the upright boxes around both | for upright rectangles |
///
/// ```
/// use hantei_collision::{Method, Point, Polygon, PolygonsMethod, TwoPolygons};
///
/// let polygon = |corners: &[(f64, f64)]| {
///     Polygon::checked(&corners.iter().map(|&(x, y)| Point::new(x, y)).collect::<Vec<_>>())
/// };
/// let a = polygon(&[(90.0, 145.0), (130.0, 145.0), (130.0, 185.0), (90.0, 185.0)])?;
/// let b = polygon(&[(80.0, 60.0), (320.0, 165.0), (80.0, 270.0), (160.0, 165.0)])?;
/// let says = |method: PolygonsMethod| method.holds(&TwoPolygons { a, b }, method.own_border(), &mut ());
/// // A is in the notch of B, and no axis sees a notch.
/// assert_eq!([PolygonsMethod::Sat, PolygonsMethod::EdgesAndBoth].map(says), [true, false]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PolygonsMethod {
    /// By the separating axis theorem. Source: SAT.js.
    Sat,
    /// By all pairs of edges. Source: p5.collide2D.
    Edges,
    /// The same, and B's first corner. Source: J. Thompson, "Collision Detection"; p5.collide2D.
    EdgesAndACorner,
    /// The same, and A's first corner. Source: a repair of both.
    #[default]
    EdgesAndBoth,
    /// By corners inside, counted by rays. Source: a common first try.
    Corners,
    /// By the boxes around the corners. Source: a common first try.
    UprightBoxes,
}

named!(PolygonsMethod {
    Sat = "sat",
    Edges = "edges",
    EdgesAndACorner = "edges-and-a-corner",
    EdgesAndBoth = "edges-and-both",
    Corners = "corners",
    UprightBoxes = "upright-boxes",
});

type Case = TwoPolygons;

static SAT: [Group<Case>; 2] = [
    Group { spots: Spots::Each(false), asked: &const { gaps_on_a() } },
    Group { spots: Spots::Each(true), asked: &const { gaps_on_b() } },
];

static EDGES: [Group<Case>; 1] = [Group { spots: Spots::Pairs, asked: &const { meets() } }];

/// Of the last groups, those that ask for edges are asked where touching is a miss: a corner on an edge is not inside.
static EDGES_AND_A_CORNER: [Group<Case>; 3] = [
    Group { spots: Spots::Pairs, asked: &const { meets() } },
    Group { spots: Spots::First(true), asked: &const { ray::<Case, true>() } },
    Group { spots: Spots::First(true), asked: &const { on_edge::<Case, true>() } },
];

static EDGES_AND_BOTH: [Group<Case>; 5] = [
    Group { spots: Spots::Pairs, asked: &const { meets() } },
    Group { spots: Spots::First(true), asked: &const { ray::<Case, true>() } },
    Group { spots: Spots::First(false), asked: &const { ray::<Case, false>() } },
    Group { spots: Spots::First(true), asked: &const { on_edge::<Case, true>() } },
    Group { spots: Spots::First(false), asked: &const { on_edge::<Case, false>() } },
];

/// The last two groups are asked unless the border is that of the rays.
static CORNERS: [Group<Case>; 4] = [
    Group { spots: Spots::Corners(false), asked: &const { ray::<Case, false>() } },
    Group { spots: Spots::Corners(true), asked: &const { ray::<Case, true>() } },
    Group { spots: Spots::Corners(false), asked: &const { on_edge::<Case, false>() } },
    Group { spots: Spots::Corners(true), asked: &const { on_edge::<Case, true>() } },
];

static BOXES: [Group<Case>; 1] = [Group { spots: Spots::Once, asked: &const { boxes() } }];

impl PolygonsMethod {
    fn asked(self, border: Border) -> Questions<Case> {
        Questions(match self {
            Self::Sat => &SAT,
            Self::Edges => &EDGES,
            Self::EdgesAndACorner if border == Border::Hits => &EDGES_AND_A_CORNER[..2],
            Self::EdgesAndACorner => &EDGES_AND_A_CORNER,
            Self::EdgesAndBoth if border == Border::Hits => &EDGES_AND_BOTH[..3],
            Self::EdgesAndBoth => &EDGES_AND_BOTH,
            Self::Corners if border == Border::Half => &CORNERS[..2],
            Self::Corners => &CORNERS,
            Self::UprightBoxes => &BOXES,
        })
    }

    /// The places of the questions that these shapes leave: parallel axes are asked once.
    fn places_of(self, shapes: &Case, border: Border) -> Vec<Place> {
        let mut places = self.asked(border).of(shapes);
        if self == Self::Sat {
            let axes = axes(shapes);
            places.retain(|&(group, [edge, _], _)| {
                axes.iter().any(|axis| usize::from(axis.is_b) == group && axis.edge == edge)
            });
        }
        places
    }
}

/// Whether a corner is inside, by the questions of two groups: the first asks for a ray, the other for an edge on which
/// the corner is.
fn is_inside(
    [rays, on]: [usize; 2],
    spots: &[Spot],
    border: Border,
    asks: &mut dyn FnMut(usize, Spot, usize) -> bool,
) -> bool {
    if border != Border::Half && spots.iter().any(|&spot| asks(on, spot, 0) && asks(on, spot, 1)) {
        return border == Border::Hits;
    }
    spots.iter().filter(|&&spot| is_crossed(|slot| asks(rays, spot, slot))).count() % 2 == 1
}

impl Method for PolygonsMethod {
    type Shapes = TwoPolygons;

    fn source(self) -> &'static str {
        match self {
            Self::Sat => "SAT.js",
            Self::Edges => "p5.collide2D",
            Self::EdgesAndACorner => "J. Thompson, p5",
            Self::EdgesAndBoth => "a repair",
            Self::Corners | Self::UprightBoxes => "a first try",
        }
    }

    fn own_border(self) -> Border {
        match self {
            Self::Sat | Self::UprightBoxes => Border::Misses,
            Self::Edges | Self::EdgesAndACorner | Self::EdgesAndBoth => Border::Hits,
            Self::Corners => Border::Half,
        }
    }

    fn holds(self, shapes: &TwoPolygons, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked(border);
        let mut asks = |group, spot, slot| asked.compare((group, spot, slot), border, shapes).told(observer);
        let [count_a, count_b] = [shapes.a.corners().len(), shapes.b.corners().len()];
        let pairs = || (0..count_a).flat_map(|i| (0..count_b).map(move |j| [i, j]));
        // The spots of a corner of A or (true) B with each edge of the other.
        let spots = |is_b: bool, corner| -> Vec<Spot> {
            (0..if is_b { count_a } else { count_b }).map(|edge| [corner, edge]).collect()
        };
        // Where touching counts, the edges have found a corner on an edge.
        let rays = if border == Border::Hits { Border::Half } else { Border::Misses };
        match self {
            Self::Sat => axes(shapes).iter().all(|axis| {
                let (group, spot) = (usize::from(axis.is_b), [axis.edge, 0]);
                !(asks(group, spot, 0) || asks(group, spot, 1))
            }),
            Self::Edges => pairs().any(|spot| (0..5).all(|slot| asks(0, spot, slot))),
            Self::EdgesAndACorner => {
                pairs().any(|spot| (0..5).all(|slot| asks(0, spot, slot)))
                    || is_inside([1, 2], &spots(true, 0), rays, &mut asks)
            }
            Self::EdgesAndBoth => {
                pairs().any(|spot| (0..5).all(|slot| asks(0, spot, slot)))
                    || is_inside([1, 3], &spots(true, 0), rays, &mut asks)
                    || is_inside([2, 4], &spots(false, 0), rays, &mut asks)
            }
            Self::Corners => {
                (0..count_a).any(|corner| is_inside([0, 2], &spots(false, corner), border, &mut asks))
                    || (0..count_b).any(|corner| is_inside([1, 3], &spots(true, corner), border, &mut asks))
            }
            Self::UprightBoxes => (0..4).all(|slot| asks(0, [0, 0], slot)),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        asked.all().into_iter().map(|place| asked.question(place, border, None)).collect()
    }

    fn questions_of(self, shapes: &TwoPolygons, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        let places = self.places_of(shapes, border).into_iter();
        places.map(|place| asked.question(place, border, Some(shapes))).collect()
    }

    /// But for those whose numbers do not exist, such as where parallel lines meet.
    fn every_comparison(self, shapes: &TwoPolygons, border: Border) -> Vec<Comparison> {
        self.asked(border).every(&self.places_of(shapes, border), border, shapes)
    }

    fn form(self) -> Form {
        match self {
            Self::Sat => Form::NoneOf,
            Self::UprightBoxes => Form::All,
            Self::Edges | Self::EdgesAndACorner | Self::EdgesAndBoth | Self::Corners => Form::Steps,
        }
    }
}
