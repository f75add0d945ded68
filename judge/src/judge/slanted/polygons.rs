//! Polygons that do not cross themselves, half of them convex, in both orders of their corners.

use crate::order::sort_by;
use crate::random::Random;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Contact, Point, ShapeKind, Turn, orientation};

/// How often a polygon is drawn until one fits.
const DRAWN: usize = 60;

/// Where corners are: on a grid from `shift` on, with so many steps of this size.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    pub steps: u64,
    pub step: f64,
    pub shift: f64,
}

impl Grid {
    /// The middle third.
    pub(super) fn middle(self) -> Self {
        let third = self.steps / 3;
        Self { steps: third, shift: self.shift + third as f64 * self.step, ..self }
    }

    pub(super) fn number(self, random: &mut Random) -> f64 {
        random.up_to(self.steps) * self.step + self.shift
    }
}

/// The numbers of a polygon with so many corners; of the last one that was drawn, if none fits.
pub(super) fn polygon(random: &mut Random, corners: usize, grid: Grid, is_convex: bool) -> Vec<f64> {
    let mut numbers = Vec::new();
    for _ in 0..DRAWN {
        let mut drawn: Vec<Point> =
            (0..corners).map(|_| Point::new(grid.number(random), grid.number(random))).collect();
        let count = corners as f64;
        let [x, y] = [|at: &Point| at.x, |at: &Point| at.y].map(|of| drawn.iter().map(of).sum::<f64>() / count);
        let angle = |at: &Point| (at.y - y).atan2(at.x - x);
        sort_by(&mut drawn, |one, other| angle(one).total_cmp(&angle(other)));
        if random.up_to(1) == 1.0 {
            drawn.reverse();
        }
        numbers = drawn.iter().flat_map(|at| [at.x, at.y]).collect();
        if is_proper(&drawn) && (!is_convex || turns(&drawn).all(|turn| Some(turn) == turns(&drawn).next())) {
            break;
        }
    }
    numbers
}

fn turns(corners: &[Point]) -> impl Iterator<Item = Turn> {
    let corner = |at: usize| corners[at % corners.len()];
    (0..corners.len()).map(move |at| orientation(corner(at), corner(at + 1), corner(at + 2)))
}

/// Without straight or double corners, and without edges that meet.
pub(super) fn is_proper(corners: &[Point]) -> bool {
    let count = corners.len();
    let side = |at: usize| {
        let (from, to) = (corners[at % count], corners[(at + 1) % count]);
        Shape::new(ShapeKind::Segment, &[from.x, from.y, to.x, to.y]).ok()
    };
    let are_apart = |one: usize, other: usize| {
        let (Some(one), Some(other)) = (side(one), side(other)) else { return false };
        Pair::new(one, other).is_ok_and(|pair| pair.contact() == Contact::Apart)
    };
    let is_far = |one: usize, other: usize| other > one + 1 && !(one == 0 && other + 1 == count);
    turns(corners).all(|turn| turn != Turn::Straight)
        && (0..count).all(|one| (one..count).filter(|other| is_far(one, *other)).all(|other| are_apart(one, other)))
}
