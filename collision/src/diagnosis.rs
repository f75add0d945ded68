//! What kind of quadrilateral is it? The exact turn at each corner decides.
//! Idea: walk along the edges and note the turn at each corner. Four equal turns: convex. One different: concave at
//! that corner. Two and two: crossed, as four straight lines allow nothing else. A corner without a turn:
//! degenerate. Cost: four exact orientations.

use super::{Turn, orientation};
use crate::geometry::{Corner, Quad};
use crate::named;

/// Which way the corners go round, as seen on the screen (y down).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winding {
    /// As the hands of a clock.
    Clockwise,
    /// Against the hands of a clock.
    CounterClockwise,
}

named!(Winding { Clockwise = "clockwise", CounterClockwise = "counter-clockwise" });

/// Why a quadrilateral is degenerate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// All corners on one line (or in one point).
    OnOneLine,
    /// These two corners are the same point.
    Repeated(Corner, Corner),
    /// The two edges at this corner lie on one line.
    NoTurn(Corner),
}

/// The shape of a quadrilateral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All interior angles below 180°.
    Convex,
    /// The interior angle at this corner is above 180°.
    Concave(Corner),
    /// Two edges cross.
    Crossed,
    /// At least one corner without a turn.
    Degenerate(Flaw),
}

/// What [`diagnose`] finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// The shape.
    pub shape: Shape,
    /// Which way round; `None` where there is no one way: crossed, all on one line, or folded onto itself.
    pub winding: Option<Winding>,
}

/// Finds shape and winding of a quadrilateral, exactly.
pub fn diagnose(quad: &Quad) -> Diagnosis {
    let points = quad.corners;
    let turns = [0, 1, 2, 3].map(|i| orientation(points[(i + 3) % 4], points[i], points[(i + 1) % 4]));
    let count = |wanted| turns.iter().filter(|&&turn| turn == wanted).count();
    let (rights, lefts) = (count(Turn::Right), count(Turn::Left));
    let corner = |wanted| Corner::ALL.into_iter().zip(turns).find(|&(_, turn)| turn == wanted).map(|found| found.0);

    let straight = corner(Turn::Straight).map(|corner| Shape::Degenerate(flaw(quad, corner, rights + lefts)));
    let odd = match (rights, lefts) {
        (3, 1) => corner(Turn::Left),
        (1, 3) => corner(Turn::Right),
        _ => None,
    };
    let shape = match (straight, odd) {
        (Some(degenerate), _) => degenerate,
        (None, Some(corner)) => Shape::Concave(corner),
        (None, None) if rights == lefts => Shape::Crossed,
        (None, None) => Shape::Convex,
    };
    let winding = match rights.cmp(&lefts) {
        std::cmp::Ordering::Greater => Some(Winding::Clockwise),
        std::cmp::Ordering::Less => Some(Winding::CounterClockwise),
        std::cmp::Ordering::Equal => None,
    };
    Diagnosis { shape, winding }
}

/// Why `corner` has no turn; `turning` is the number of corners that have one.
fn flaw(quad: &Quad, corner: Corner, turning: usize) -> Flaw {
    let points = quad.corners;
    let repeated = (0..4)
        .flat_map(|i| (i + 1..4).map(move |j| (i, j)))
        .find(|&(i, j)| points[i] == points[j])
        .map(|(i, j)| Flaw::Repeated(Corner::ALL[i], Corner::ALL[j]));
    match (turning, repeated) {
        (0, _) => Flaw::OnOneLine,
        (_, Some(repeated)) => repeated,
        (_, None) => Flaw::NoTurn(corner),
    }
}
