//! Two turned rectangles, of which one may be upright: eight ways to ask whether they hit.
//!
//! `acx acy aw ah` are the centre and the size of A, `ac as` the cosine and the sine of its angle, `a1` to `a4` its
//! corners; those of B begin with b. `au` is the direction of A's width, (ac, as), and `av` that of its height, (-as, ac);
//! `bu bv` are B's. `a.max(au)` is the greatest `dot(a1, au)` of A's corners, `a.min(au)` the least: the ends of A's
//! shadow on that axis.
//!
//! `x y` is the centre of B, turned back by A's angle: how far it is from A's centre along A's width and height.
//! `den(1-2, 3-4)` and so on are those of two segments, edge 1-2 of A and edge 3-4 of B. `x(a1-2, b1.y)` is where the
//! line of A's edge 1-2 is as high as b1.

use super::TwoTurned;
use super::asked::{Asked, Choice, Group, Place, Questions, Spots, apart, asked, below};
use super::outlines::{boxes, inner_side, is_crossed, meets, on_edge, ray};
use crate::{About, Axis, Border, Comparison, Form, Method, Observer, Question, Vec2, named};

/// One way to ask whether two turned rectangles hit.
///
/// | way | correct |
/// |---|---|
/// | `sat`: no axis of either has a gap between the shadows | up to rounding |
/// | `one-turned-back`: the same on A's two axes only: the box around B in A's frame | unless only an axis of B parts them |
/// | `all-turned-back`: all is turned back by A's angle, then B counts as upright | if the angles are equal, or opposite |
/// | `unturned`: by centres and sizes, as if both were upright | if both are |
/// | `upright-boxes`: by the upright boxes around both | if both are upright |
/// | `corners`: a corner of one is inside the other | unless they cross like a plus |
/// | `edges`: an edge of one meets an edge of the other | unless one is inside the other |
/// | `edges-and-a-corner`: or b1 is inside A | unless A is inside B |
///
/// ```
/// use hantei_collision::{Method, Turned, TurnedMethod, TwoTurned};
///
/// let case = TwoTurned { a: Turned::try_from([140, 165, 50, 50, 45])?, b: Turned::try_from([190, 120, 40, 40, 0])? };
/// let says = |method: TurnedMethod| method.holds(&case, method.own_border(), &mut ());
/// // The boxes around both share a corner that neither is in.
/// assert_eq!([TurnedMethod::Sat, TurnedMethod::UprightBoxes].map(says), [false, true]);
/// # Ok::<(), hantei_collision::ShapeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnedMethod {
    /// By the separating axis theorem. Source: gamedev.net, "2D Rotated Rectangle Collision"; parry.
    #[default]
    Sat,
    /// By A's axes. Source: half of a test by axes.
    OneTurnedBack,
    /// By B's centre in A's frame. Source: a reader of the HSP article, 2009.
    AllTurnedBack,
    /// By centres and sizes. Source: joy.js#12; EaselJS#646.
    Unturned,
    /// By the boxes around the corners. Source: web-dashers#174; gideros#170.
    UprightBoxes,
    /// By corners inside. Source: pulse#13; Peirce-My-Heart#99.
    Corners,
    /// By all pairs of edges. Source: p5.collide2D.
    Edges,
    /// The same, and a corner. Source: J. Thompson, "Collision Detection"; p5.collide2D#37.
    EdgesAndACorner,
}

named!(TurnedMethod {
    Sat = "sat",
    OneTurnedBack = "one-turned-back",
    AllTurnedBack = "all-turned-back",
    Unturned = "unturned",
    UprightBoxes = "upright-boxes",
    Corners = "corners",
    Edges = "edges",
    EdgesAndACorner = "edges-and-a-corner",
});

type Case = TwoTurned;

/// An end of the shadow of A or (true) B on an axis: which shape's, and whether it is that of its height.
fn end_on<const OF_B: bool, const DOWN: usize>(case: &Case, is_b: bool, is_max: bool) -> f64 {
    let shadow = case.shadows(case.axis(OF_B, DOWN + 1))[usize::from(is_b)];
    if is_max { shadow.max } else { shadow.min }
}

/// Is there a gap on an axis? First with A before B, then with B before A.
const fn gaps<const OF_B: bool, const DOWN: usize>(ends: [&'static str; 4]) -> [Asked<Case>; 2] {
    let about = |_| About::AxisOf(OF_B, DOWN + 1);
    [
        asked(
            about,
            (ends[0], |case, _| end_on::<OF_B, DOWN>(case, false, true)),
            apart,
            (ends[1], |case, _| end_on::<OF_B, DOWN>(case, true, false)),
        ),
        asked(
            about,
            (ends[2], |case, _| end_on::<OF_B, DOWN>(case, true, true)),
            apart,
            (ends[3], |case, _| end_on::<OF_B, DOWN>(case, false, false)),
        ),
    ]
}

const GAPS: [[Asked<Case>; 2]; 4] = [
    gaps::<false, 0>(["a.max(au)", "b.min(au)", "b.max(au)", "a.min(au)"]),
    gaps::<false, 1>(["a.max(av)", "b.min(av)", "b.max(av)", "a.min(av)"]),
    gaps::<true, 0>(["a.max(bu)", "b.min(bu)", "b.max(bu)", "a.min(bu)"]),
    gaps::<true, 1>(["a.max(bv)", "b.min(bv)", "b.max(bv)", "a.min(bv)"]),
];

/// A group for each axis.
static SAT: [Group<Case>; 4] = {
    let [au, av, bu, bv] = &GAPS;
    [once(au), once(av), once(bu), once(bv)]
};

const fn once(asked: &'static [Asked<Case>]) -> Group<Case> {
    Group { spots: Spots::Once, asked }
}

/// From A's centre to B's.
fn way(case: &Case) -> Vec2 {
    case.b.centre() - case.a.centre()
}

/// Half of both sizes.
fn reach(case: &Case) -> [f64; 2] {
    [(case.a.width() + case.b.width()) / 2.0, (case.a.height() + case.b.height()) / 2.0]
}

const BELOW: Choice<Case> = below;

static ALL_TURNED_BACK: [Group<Case>; 1] = [once(&[
    asked(
        |_| About::AxisOf(false, 1),
        ("abs(x)", |case, _| {
            let (dir, to) = (case.a.angle().direction(), way(case));
            (dir.x * to.x + dir.y * to.y).abs()
        }),
        BELOW,
        ("(aw + bw) / 2", |case, _| reach(case)[0]),
    ),
    asked(
        |_| About::AxisOf(false, 2),
        ("abs(y)", |case, _| {
            let (dir, to) = (case.a.angle().direction(), way(case));
            (dir.x * to.y - dir.y * to.x).abs()
        }),
        BELOW,
        ("(ah + bh) / 2", |case, _| reach(case)[1]),
    ),
])];

static UNTURNED: [Group<Case>; 1] = [once(&[
    asked(
        |_| About::Centres(Axis::X),
        ("abs(bcx - acx)", |case, _| way(case).x.abs()),
        BELOW,
        ("(aw + bw) / 2", |case, _| reach(case)[0]),
    ),
    asked(
        |_| About::Centres(Axis::Y),
        ("abs(bcy - acy)", |case, _| way(case).y.abs()),
        BELOW,
        ("(ah + bh) / 2", |case, _| reach(case)[1]),
    ),
])];

static BOXES: [Group<Case>; 1] = [once(&const { boxes() })];

static CORNERS: [Group<Case>; 2] = [
    Group { spots: Spots::Corners(false), asked: &const { inner_side::<Case, false>() } },
    Group { spots: Spots::Corners(true), asked: &const { inner_side::<Case, true>() } },
];

static EDGES: [Group<Case>; 1] = [Group { spots: Spots::Pairs, asked: &const { meets() } }];

/// The last group is asked where touching is a miss: a corner on an edge is not inside.
static EDGES_AND_A_CORNER: [Group<Case>; 3] = [
    Group { spots: Spots::Pairs, asked: &const { meets() } },
    Group { spots: Spots::First(true), asked: &const { ray::<Case, true>() } },
    Group { spots: Spots::First(true), asked: &const { on_edge::<Case, true>() } },
];

impl TurnedMethod {
    fn asked(self, border: Border) -> Questions<Case> {
        Questions(match self {
            Self::Sat => &SAT,
            Self::OneTurnedBack => &SAT[..2],
            Self::AllTurnedBack => &ALL_TURNED_BACK,
            Self::Unturned => &UNTURNED,
            Self::UprightBoxes => &BOXES,
            Self::Corners => &CORNERS,
            Self::Edges => &EDGES,
            Self::EdgesAndACorner if border == Border::Hits => &EDGES_AND_A_CORNER[..2],
            Self::EdgesAndACorner => &EDGES_AND_A_CORNER,
        })
    }

    /// The places of the questions that these shapes leave: parallel axes are asked once.
    fn places_of(self, shapes: &Case, border: Border) -> Vec<Place> {
        let mut places = self.asked(border).of(shapes);
        if self == Self::Sat && shapes.are_square() {
            places.retain(|&(group, ..)| group < 2);
        }
        places
    }
}

impl Method for TurnedMethod {
    type Shapes = TwoTurned;

    fn source(self) -> &'static str {
        match self {
            Self::Sat => "gamedev.net, parry",
            Self::OneTurnedBack => "half of a SAT",
            Self::AllTurnedBack => "a reader of HSP's",
            Self::Unturned => "joy.js, EaselJS",
            Self::UprightBoxes => "web-dashers, gideros",
            Self::Corners => "pulse",
            Self::Edges => "p5.collide2D",
            Self::EdgesAndACorner => "J. Thompson, p5",
        }
    }

    fn own_border(self) -> Border {
        if matches!(self, Self::Edges | Self::EdgesAndACorner) { Border::Hits } else { Border::Misses }
    }

    fn holds(self, shapes: &TwoTurned, border: Border, observer: &mut impl Observer) -> bool {
        let asked = self.asked(border);
        let mut asks = |group, spot, slot| asked.compare((group, spot, slot), border, shapes).told(observer);
        match self {
            Self::Sat | Self::OneTurnedBack => {
                let axes = if self == Self::OneTurnedBack || shapes.are_square() { 2 } else { 4 };
                !(0..axes).any(|axis| asks(axis, [0, 0], 0) || asks(axis, [0, 0], 1))
            }
            Self::AllTurnedBack | Self::Unturned => (0..2).all(|slot| asks(0, [0, 0], slot)),
            Self::UprightBoxes => (0..4).all(|slot| asks(0, [0, 0], slot)),
            Self::Corners => (0..2).any(|of| (0..4).any(|corner| (0..4).all(|edge| asks(of, [corner, edge], 0)))),
            Self::Edges => (0..16).any(|pair| (0..5).all(|slot| asks(0, [pair / 4, pair % 4], slot))),
            Self::EdgesAndACorner => {
                (0..16).any(|pair| (0..5).all(|slot| asks(0, [pair / 4, pair % 4], slot)))
                    || (border == Border::Hits || !(0..4).any(|edge| (0..2).all(|slot| asks(2, [0, edge], slot))))
                        && (0..4).filter(|&edge| is_crossed(|slot| asks(1, [0, edge], slot))).count() % 2 == 1
            }
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        asked.all().into_iter().map(|place| asked.question(place, border, None)).collect()
    }

    fn questions_of(self, shapes: &TwoTurned, border: Border) -> Vec<Question> {
        let asked = self.asked(border);
        let places = self.places_of(shapes, border).into_iter();
        places.map(|place| asked.question(place, border, Some(shapes))).collect()
    }

    /// But for those whose numbers do not exist, such as where parallel lines meet.
    fn every_comparison(self, shapes: &TwoTurned, border: Border) -> Vec<Comparison> {
        self.asked(border).every(&self.places_of(shapes, border), border, shapes)
    }

    fn form(self) -> Form {
        match self {
            Self::Sat | Self::OneTurnedBack => Form::NoneOf,
            Self::AllTurnedBack | Self::Unturned | Self::UprightBoxes => Form::All,
            Self::Corners | Self::Edges | Self::EdgesAndACorner => Form::Steps,
        }
    }

    fn definitions(self) -> &'static str {
        match self {
            Self::AllTurnedBack => "dx = bcx - acx; dy = bcy - acy; x = ac * dx + as * dy; y = ac * dy - as * dx;",
            _ => "",
        }
    }
}
