//! A point and a rectangle: is the mouse in the button? Six ways to ask.
//!
//! `px py` is the point, `bx by bw bh` the rectangle.

use crate::question::{Written, WrittenSide, written};
use crate::{About, Axis, Border, Comparison, End, Form, Method, Observer, Operator, Point, Question, Rect, named};

/// A point, A, and a rectangle, B.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointAndRect {
    /// A
    pub p: Point,
    /// B
    pub rect: Rect,
}

/// One way to ask whether a point is in a rectangle.
///
/// | way | correct |
/// |---|---|
/// | `half-open`: `px >= bx && px < bx + bw`, and so on y | up to rounding; of neighbours exactly one has each point |
/// | `closed`: `px >= bx && px <= bx + bw`, and so on y | up to rounding; of neighbours both have their common edge |
/// | `last-pixel`: `px <= bx + bw - 1` | for whole numbers |
/// | `as-centre`: `abs(px - bx) <= bw / 2` | for no rectangle with an area: the corner is taken for the centre |
/// | `tile-floor`: `floor((px - bx) / bw) == 0` | up to rounding |
/// | `tile-int`: `trunc((px - bx) / bw) == 0` | right of B and below it: to the left and above it has three more tiles |
///
/// ```
/// use hantei_collision::{Method, Point, PointAndRect, PointInRectMethod, Rect};
///
/// let button = |y| Rect::from_origin_size(Point::new(60.0, y), 200.0, 60.0);
/// let says = |method: PointInRectMethod, y| {
///     let case = PointAndRect { p: Point::new(190.0, 150.0), rect: button(y) };
///     method.holds(&case, method.own_border(), &mut ())
/// };
/// // The point is on the edge of two buttons.
/// assert_eq!([90.0, 150.0].map(|y| says(PointInRectMethod::HalfOpen, y)), [false, true]);
/// assert_eq!([90.0, 150.0].map(|y| says(PointInRectMethod::Closed, y)), [true, true]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PointInRectMethod {
    /// Left and top count, right and bottom do not. Source: SDL, `SDL_PointInRect`; raylib; pygame.
    #[default]
    HalfOpen,
    /// All four edges count. Source: J. Thompson, "Collision Detection"; p5.collide2D.
    Closed,
    /// The last pixel counts: the first one and the size, less 1. Source: old C.
    LastPixel,
    /// The distance on each axis, as if x and y were the centre. Source: engines whose shapes are held by their centres.
    AsCentre,
    /// The index of the tile, rounded down, is 0. Source: maps of tiles.
    TileFloor,
    /// The index of the tile, rounded towards 0, is 0. Source: StardewMods#1104; FruitJuice#8.
    TileInt,
}

named!(PointInRectMethod {
    HalfOpen = "half-open",
    Closed = "closed",
    LastPixel = "last-pixel",
    AsCentre = "as-centre",
    TileFloor = "tile-floor",
    TileInt = "tile-int",
});

type Asked = Written<PointAndRect>;
type AskedSide = WrittenSide<PointAndRect>;

const PX: AskedSide = ("px", |case| case.p.x);
const PY: AskedSide = ("py", |case| case.p.y);
const LEFT: AskedSide = ("bx", |case| case.rect.min().x);
const TOP: AskedSide = ("by", |case| case.rect.min().y);
const RIGHT: AskedSide = ("bx + bw", |case| case.rect.min().x + case.rect.width());
const BOTTOM: AskedSide = ("by + bh", |case| case.rect.min().y + case.rect.height());
const LAST_X: AskedSide = ("bx + bw - 1", |case| case.rect.min().x + case.rect.width() - 1.0);
const LAST_Y: AskedSide = ("by + bh - 1", |case| case.rect.min().y + case.rect.height() - 1.0);
const ZERO: AskedSide = ("0", |_| 0.0);

/// The four sides in order: left and right edge, upper and lower one.
#[inline(always)]
const fn sides(first: Operator, last: Operator, [right, bottom]: [AskedSide; 2]) -> [Asked; 4] {
    [
        written(0, About::PointAt(Axis::X, End::Min), PX, first, LEFT),
        written(1, About::PointAt(Axis::X, End::Max), PX, last, right),
        written(2, About::PointAt(Axis::Y, End::Min), PY, first, TOP),
        written(3, About::PointAt(Axis::Y, End::Max), PY, last, bottom),
    ]
}

#[inline(always)]
const fn by_edges(border: Border) -> [Asked; 4] {
    let (first, last) = match border {
        Border::Half => (Operator::AtLeast, Operator::Less),
        Border::Hits => (Operator::AtLeast, Operator::AtMost),
        Border::Misses => (Operator::Greater, Operator::Less),
    };
    sides(first, last, [RIGHT, BOTTOM])
}

/// Where the right and lower edge count, nothing is subtracted.
#[inline(always)]
const fn by_last_pixel(border: Border) -> [Asked; 4] {
    match border {
        Border::Half => sides(Operator::AtLeast, Operator::AtMost, [LAST_X, LAST_Y]),
        Border::Hits => sides(Operator::AtLeast, Operator::AtMost, [RIGHT, BOTTOM]),
        Border::Misses => sides(Operator::Greater, Operator::AtMost, [LAST_X, LAST_Y]),
    }
}

/// Two numbers, one on each axis, that are compared with two others.
#[inline(always)]
const fn on_axes([x, y]: [AskedSide; 2], operator: Operator, [across, down]: [AskedSide; 2]) -> [Asked; 2] {
    [written(0, About::Centres(Axis::X), x, operator, across), written(1, About::Centres(Axis::Y), y, operator, down)]
}

#[inline(always)]
const fn as_centre(border: Border) -> [Asked; 2] {
    let operator = match border {
        Border::Hits => Operator::AtMost,
        Border::Misses | Border::Half => Operator::Less,
    };
    let from: [AskedSide; 2] = [
        ("abs(px - bx)", |case| (case.p.x - case.rect.min().x).abs()),
        ("abs(py - by)", |case| (case.p.y - case.rect.min().y).abs()),
    ];
    let half: [AskedSide; 2] =
        [("bw / 2", |case| case.rect.width() / 2.0), ("bh / 2", |case| case.rect.height() / 2.0)];
    on_axes(from, operator, half)
}

#[inline(always)]
fn tile(case: &PointAndRect) -> [f64; 2] {
    let (p, min) = (case.p, case.rect.min());
    [(p.x - min.x) / case.rect.width(), (p.y - min.y) / case.rect.height()]
}

/// A tile's index has one border, whatever is asked for.
#[inline(always)]
const fn by_floor() -> [Asked; 2] {
    let index: [AskedSide; 2] = [
        ("floor((px - bx) / bw)", |case| tile(case)[0].floor()),
        ("floor((py - by) / bh)", |case| tile(case)[1].floor()),
    ];
    on_axes(index, Operator::Equal, [ZERO; 2])
}

#[inline(always)]
const fn by_int() -> [Asked; 2] {
    let index: [AskedSide; 2] = [
        ("trunc((px - bx) / bw)", |case| tile(case)[0].trunc()),
        ("trunc((py - by) / bh)", |case| tile(case)[1].trunc()),
    ];
    on_axes(index, Operator::Equal, [ZERO; 2])
}

impl PointInRectMethod {
    fn each<Out>(self, border: Border, out: impl FnMut(&Asked) -> Out) -> Vec<Out> {
        match self {
            Self::HalfOpen | Self::Closed => by_edges(border).iter().map(out).collect(),
            Self::LastPixel => by_last_pixel(border).iter().map(out).collect(),
            Self::AsCentre => as_centre(border).iter().map(out).collect(),
            Self::TileFloor => by_floor().iter().map(out).collect(),
            Self::TileInt => by_int().iter().map(out).collect(),
        }
    }
}

impl Method for PointInRectMethod {
    type Shapes = PointAndRect;

    fn source(self) -> &'static str {
        match self {
            Self::HalfOpen => "SDL, raylib",
            Self::Closed => "J. Thompson, p5",
            Self::LastPixel => "old C",
            Self::AsCentre => "engines with centres",
            Self::TileFloor => "tiles",
            Self::TileInt => "tiles, a first try",
        }
    }

    fn own_border(self) -> Border {
        if matches!(self, Self::Closed | Self::AsCentre) { Border::Hits } else { Border::Half }
    }

    #[inline]
    fn holds(self, shapes: &PointAndRect, border: Border, observer: &mut impl Observer) -> bool {
        let mut all = |asked: &[Asked]| asked.iter().all(|asked| asked.compare(shapes).told(observer));
        match self {
            Self::HalfOpen | Self::Closed => all(&by_edges(border)),
            Self::LastPixel => all(&by_last_pixel(border)),
            Self::AsCentre => all(&as_centre(border)),
            Self::TileFloor => all(&by_floor()),
            Self::TileInt => all(&by_int()),
        }
    }

    fn questions(self, border: Border) -> Vec<Question> {
        self.each(border, Written::question)
    }

    fn every_comparison(self, shapes: &PointAndRect, border: Border) -> Vec<Comparison> {
        self.each(border, |written| written.compare(shapes))
    }

    fn form(self) -> Form {
        Form::All
    }
}
