//! The five methods as one type.

use super::rules::ResponseRules;
use super::said::{Move, Response};
use super::{axis_by_axis, diagonals, least_overlap, one_by_one::one_by_one, previous, swept, swept_through};
use crate::geometry::{Axis, Rect};
use crate::named;
use crate::observer::Observer;
use crate::question::{Question, Written};

/// One source's way to find which side was hit, and how far out.
///
/// ```
/// use hantei_collision::{Move, Rect, ResponseMethod, ResponseRules, Vec2, truth};
///
/// let step = Move { before: Rect::try_from([-10, 64, 16, 32])?, velocity: Vec2::new(0.0, 12.0) }; // it falls
/// let block = [Rect::try_from([0, 100, 32, 32])?];
/// let is_right = |method: &ResponseMethod| {
///     let response = method.respond(step, &block, ResponseRules::default(), &mut ());
///     truth(step, &block).judges(&response).expect("no corner, not inside")
/// };
/// let wrong: Vec<_> = ResponseMethod::ALL.iter().filter(|method| !is_right(method)).map(|method| method.name()).collect();
/// assert_eq!(wrong, ["least-overlap"]);
/// # Ok::<(), hantei_collision::NumberError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ResponseMethod {
    /// [`least_overlap`]
    #[default]
    LeastOverlap,
    /// [`diagonals`]
    Diagonals,
    /// [`previous`]
    Previous,
    /// [`axis_by_axis`]
    AxisByAxis,
    /// [`swept`] and [`swept_through`]
    Swept,
}

named!(ResponseMethod { LeastOverlap = "least-overlap", Diagonals = "diagonals", Previous = "previous", AxisByAxis = "axis-by-axis", Swept = "swept" });

impl ResponseMethod {
    /// The source.
    pub const fn source(self) -> &'static str {
        match self {
            Self::LeastOverlap => "Metanet, N tutorial A",
            Self::Diagonals => "gamedev.SE, Minkowski sum",
            Self::Previous => "gamedev.SE 29593",
            Self::AxisByAxis => "HaxeFlixel, FlxObject.separate",
            Self::Swept => "gamedev.net, Swept AABB; kikito/bump.lua",
        }
    }

    /// Moves A among tiles by this method. The observer hears the place of each tile before the comparisons with it:
    /// [`ResponseTrace`](crate::ResponseTrace) keeps both.
    ///
    /// The first three move A at once and ask tile after tile; A is moved back each time.
    pub fn respond(self, step: Move, tiles: &[Rect], rules: ResponseRules, observer: &mut impl Observer) -> Response {
        match self {
            Self::LeastOverlap => one_by_one(step, tiles, rules.asked, observer, least_overlap),
            Self::Diagonals => one_by_one(step, tiles, rules.asked, observer, diagonals),
            Self::Previous => one_by_one(step, tiles, rules.asked, observer, |moved, b, observer| {
                previous(step.before, moved, b, observer)
            }),
            Self::AxisByAxis => axis_by_axis(step, tiles, rules.order, rules.asked, observer),
            Self::Swept => swept_through(step, tiles, rules, observer),
        }
    }

    /// All questions about a tile, in order of their ids. `left`, `right`, `top`, `bottom` are depths after the move.
    pub fn questions(self) -> Vec<Question> {
        match self {
            Self::LeastOverlap => super::least_overlap::questions().iter().map(Written::question).collect(),
            Self::Diagonals => super::diagonals::questions().iter().map(Written::question).collect(),
            Self::Previous => {
                super::previous::now().iter().chain(&super::previous::before()).map(Written::question).collect()
            }
            Self::AxisByAxis => Axis::PLANE.into_iter().flat_map(axis_questions).collect(),
            Self::Swept => swept::questions().map(|written| written.question()).collect(),
        }
    }
}

fn axis_questions(axis: Axis) -> Vec<Question> {
    let overlaps = super::axis_by_axis::overlaps(axis);
    let ways = super::axis_by_axis::ways(axis);
    overlaps.iter().map(Written::question).chain(ways.iter().map(Written::question)).collect()
}
