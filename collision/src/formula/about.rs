//! What a comparison speaks of, found by its algebra: `ax + aw > bx` is about A's right and B's left edge, however it is
//! written.

use super::terms::{Owner, PartTerm, PointTerm};
use super::tree::{Arithmetic, Number};
use crate::Part;
use crate::geometry::{Axis, Corner, End};
use crate::question::About;
use std::collections::BTreeSet;

/// The largest number of axes that a shape has.
const AXES: usize = 3;

/// A number as a sum of ends: how often each end of A and B counts, on x, on y and on z, and a constant.
#[derive(Clone, Copy)]
struct LinearSum {
    /// A's near and far end, B's near and far end.
    ends: [[f64; 4]; AXES],
    rest: f64,
}

impl LinearSum {
    const ZERO: Self = Self { ends: [[0.0; 4]; AXES], rest: 0.0 };

    fn of(number: &Number<PartTerm>) -> Option<Self> {
        Some(match number {
            Number::Constant(rest) => Self { rest: *rest, ..Self::ZERO },
            Number::Named(PartTerm { of, axis, part }, _) => {
                let counts = match part {
                    Part::Min => [1.0, 0.0],
                    Part::Max => [0.0, 1.0],
                    Part::Size => [-1.0, 1.0],
                    Part::Centre => [0.5, 0.5],
                };
                let mut sum = Self::ZERO;
                let first = if *of == Owner::A { 0 } else { 2 };
                sum.ends[*axis as usize][first..first + 2].copy_from_slice(&counts);
                sum
            }
            Number::Negative(of) => Self::of(of)?.times(-1.0),
            Number::Computed(Arithmetic::Plus, sides) => Self::of(&sides[0])?.plus(Self::of(&sides[1])?),
            Number::Computed(Arithmetic::Minus, sides) => Self::of(&sides[0])?.plus(Self::of(&sides[1])?.times(-1.0)),
            Number::Computed(Arithmetic::Times, sides) => match (Self::of(&sides[0])?, Self::of(&sides[1])?) {
                (factor, sum) | (sum, factor) if factor.is_constant() => sum.times(factor.rest),
                _ => return None,
            },
            Number::Computed(Arithmetic::Divide, sides) => {
                let divisor = Self::of(&sides[1]).filter(|divisor| divisor.is_constant())?;
                Self::of(&sides[0])?.times(1.0 / divisor.rest)
            }
            Number::Computed(Arithmetic::Remainder | Arithmetic::Modulo, _) => return None,
            Number::Absolute(_) | Number::Extreme(..) | Number::Chosen(..) | Number::Whole(..) | Number::Root(_) => {
                return None;
            }
        })
    }

    fn is_constant(self) -> bool {
        self.ends == Self::ZERO.ends
    }

    fn times(self, factor: f64) -> Self {
        Self { ends: self.ends.map(|axis| axis.map(|count| count * factor)), rest: self.rest * factor }
    }

    fn plus(self, other: Self) -> Self {
        let ends = std::array::from_fn(|axis| std::array::from_fn(|end| self.ends[axis][end] + other.ends[axis][end]));
        Self { ends, rest: self.rest + other.rest }
    }

    /// The place of the one axis that it speaks of.
    fn axis(self) -> Option<usize> {
        let mut spoken = (0..AXES).filter(|&axis| self.ends[axis] != [0.0; 4]);
        spoken.next().filter(|_| spoken.next().is_none())
    }

    /// The place of the axis on which it is the distance of the centres, or a multiple of it.
    fn centres(self) -> Option<usize> {
        let axis = self.axis()?;
        let [a, far_a, b, far_b] = self.ends[axis];
        (a == far_a && b == far_b && a == -b && self.rest == 0.0).then_some(axis)
    }

    /// The end of A and the end of B whose distance it is, or a multiple of that, plus a constant.
    fn ends(self) -> Option<(usize, End, End)> {
        let axis = self.axis()?;
        let (of_a, of_b, a, b) = match self.ends[axis] {
            [a, 0.0, b, 0.0] => (End::Min, End::Min, a, b),
            [a, 0.0, 0.0, b] => (End::Min, End::Max, a, b),
            [0.0, a, b, 0.0] => (End::Max, End::Min, a, b),
            [0.0, a, 0.0, b] => (End::Max, End::Max, a, b),
            _ => return None,
        };
        (a == -b && a != 0.0).then_some((axis, of_a, of_b))
    }
}

/// Adds the places of the axes on which a part of the number is the distance of the centres.
fn centres(number: &Number<PartTerm>, axes: &mut BTreeSet<usize>) {
    let inner = if let Number::Absolute(inner) = number { inner } else { number };
    match LinearSum::of(inner).and_then(LinearSum::centres) {
        Some(axis) => _ = axes.insert(axis),
        None => number.parts().iter().for_each(|part| centres(part, axes)),
    }
}

/// What a comparison of two shapes' numbers speaks of.
pub(super) fn of_two(left: &Number<PartTerm>, right: &Number<PartTerm>) -> Option<About> {
    let mut axes = BTreeSet::new();
    centres(left, &mut axes);
    centres(right, &mut axes);
    let about_centres = |axis: usize| About::Centres(Axis::SPACE[axis]);
    if let Some(&axis) = axes.first() {
        return (axes.len() == 1).then(|| about_centres(axis));
    }
    let distance = LinearSum::of(left)?.plus(LinearSum::of(right)?.times(-1.0));
    if let Some(axis) = distance.centres() {
        return Some(about_centres(axis));
    }
    distance.ends().map(|(axis, of_a, of_b)| About::Ends(Axis::SPACE[axis], of_a, of_b))
}

/// What a comparison of points' numbers speaks of: two corners beside each other are an edge, the height of one is a
/// corner.
pub(super) fn of_points(left: &Number<PointTerm>, right: &Number<PointTerm>) -> Option<About> {
    const P: usize = 4;
    let (mut spots, mut is_height) = (BTreeSet::new(), true);
    let mut hear = |term| match term {
        PointTerm::Coordinate(spot, axis) => {
            spots.insert(spot);
            is_height &= axis == Axis::Y;
        }
        PointTerm::Cross(three) | PointTerm::Dot(three) => {
            spots.extend(three);
            is_height = false;
        }
    };
    left.each_term(&mut hear);
    right.each_term(&mut hear);
    spots.remove(&P);
    let corners: Vec<usize> = spots.into_iter().collect();
    match corners[..] {
        [corner] if is_height => Some(About::Corner(Corner::ALL[corner])),
        [0, 3] => Some(About::Edge(Corner::D)),
        [from, to] if to == from + 1 => Some(About::Edge(Corner::ALL[from])),
        _ => None,
    }
}
