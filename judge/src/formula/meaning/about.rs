//! What a comparison is about, found by its algebra: `ax + aw > bx` is about A's right and B's left edge, in any form.

use super::evaluation::Computing;
use super::terms::{CircleTerm, Owner, PartTerm, PointTerm, Term};
use super::tree::{Arithmetic, Number};
use hantei_collision::About;
use hantei_collision::{Axis, Circle, Corner, End, Point, Rect};
use hantei_collision::{CircleAndRect, Part, Precision};

const AXES: usize = 3;
/// For each axis: A's near and far end, B's near and far end. For a circle A: its centre and its radius.
const ENDS: usize = 4;

type Counts = [[f64; ENDS]; AXES];

#[derive(Clone, Copy)]
struct LinearSum {
    ends: Counts,
    rest: f64,
}

const fn of_part(part: Part) -> [f64; 2] {
    match part {
        Part::Min => [1.0, 0.0],
        Part::Max => [0.0, 1.0],
        Part::Size => [-1.0, 1.0],
        Part::Centre => [0.5, 0.5],
    }
}

impl PartTerm {
    fn counts(self) -> Counts {
        let mut counts = LinearSum::ZERO.ends;
        let first = if self.of == Owner::A { 0 } else { 2 };
        counts[self.axis as usize][first..first + 2].copy_from_slice(&of_part(self.part));
        counts
    }
}

/// The radius belongs to no axis: it counts on z, which a circle does not have.
const RADIUS: (usize, usize) = (2, 1);

impl CircleTerm {
    fn counts(self) -> Counts {
        let mut counts = LinearSum::ZERO.ends;
        let radius = &mut counts[RADIUS.0][RADIUS.1];
        match self {
            Self::Radius => *radius = 1.0,
            Self::Diameter => *radius = 2.0,
            Self::End(_, End::Min) => *radius = -1.0,
            Self::End(_, End::Max) => *radius = 1.0,
            Self::Centre(_) | Self::Rect(..) => {}
        }
        match self {
            Self::Centre(axis) | Self::End(axis, _) => counts[axis as usize][0] = 1.0,
            Self::Rect(axis, part) => counts[axis as usize][2..].copy_from_slice(&of_part(part)),
            Self::Radius | Self::Diameter => {}
        }
        counts
    }
}

impl LinearSum {
    const ZERO: Self = Self { ends: [[0.0; ENDS]; AXES], rest: 0.0 };

    fn of(number: &Number) -> Option<Self> {
        Some(match number {
            Number::Constant(rest) => Self { rest: *rest, ..Self::ZERO },
            Number::Named(Term::Part(term), _) => Self { ends: term.counts(), ..Self::ZERO },
            Number::Named(Term::Circle(term), _) => Self { ends: term.counts(), ..Self::ZERO },
            Number::Named(Term::Point(_) | Term::Round(_) | Term::Slanted(_), _) => return None,
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

    fn axis(self) -> Option<usize> {
        let mut spoken = (0..AXES).filter(|&axis| self.ends[axis] != [0.0; ENDS]);
        spoken.next().filter(|_| spoken.next().is_none())
    }

    /// The axis on which it is the distance of the centres, or a multiple of that, as its index.
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

/// Adds the axes on which a part of the number is the distance of the centres.
fn centres(number: &Number, axes: &mut [bool; 3]) {
    let inner = if let Number::Absolute(inner) = number { inner } else { number };
    match LinearSum::of(inner).and_then(LinearSum::centres) {
        Some(axis) => axes[axis] = true,
        None => number.parts().iter().for_each(|part| centres(part, axes)),
    }
}

pub(super) fn of_two(left: &Number, right: &Number) -> Option<About> {
    let mut axes = [false; 3];
    centres(left, &mut axes);
    centres(right, &mut axes);
    let about_centres = |axis: usize| About::Centres(Axis::SPACE[axis]);
    if let Some(axis) = axes.iter().position(|is_one| *is_one) {
        return (!axes[axis + 1..].contains(&true)).then(|| about_centres(axis));
    }
    let distance = LinearSum::of(left)?.plus(LinearSum::of(right)?.times(-1.0));
    if let Some(axis) = distance.centres() {
        return Some(about_centres(axis));
    }
    distance.ends().map(|(axis, of_a, of_b)| About::Ends(Axis::SPACE[axis], of_a, of_b))
}

pub(super) fn of_circle(left: &Number, right: &Number) -> Option<About> {
    let (one, other) = (LinearSum::of(left), LinearSum::of(right));
    if let (Some(one), Some(other)) = (one, other) {
        return one.plus(other.times(-1.0)).of_circle_and_end();
    }
    if let Some(axis) = from_centre(left, right) {
        return Some(About::Centres(Axis::PLANE[axis]));
    }
    let squares = match (one, other) {
        (None, _) => left,
        _ => right,
    };
    of_squares(squares)
}

impl LinearSum {
    /// The circle's centre, or an end of the circle, compared with a number of the rectangle on the same axis.
    fn of_circle_and_end(self) -> Option<About> {
        let radius = self.ends[RADIUS.0][RADIUS.1];
        let axis = Self { ends: [self.ends[0], self.ends[1], [0.0; ENDS]], ..self }.axis()?;
        let [centre, _, near, far] = self.ends[axis];
        let on = Axis::PLANE[axis];
        if centre == 0.0 {
            return None;
        }
        if near == far && near + far == -centre {
            return Some(About::Centres(on));
        }
        let end = match (near, far) {
            (near, 0.0) if near == -centre => End::Min,
            (0.0, far) if far == -centre => End::Max,
            _ => return None,
        };
        match radius / centre {
            0.0 => Some(About::CentreAt(on, end)),
            1.0 => Some(About::Ends(on, End::Max, end)),
            -1.0 => Some(About::Ends(on, End::Min, end)),
            _ => None,
        }
    }
}

/// The only axis on which a comparison has the distance of the centres, without a sign, and nothing of the other axis.
fn from_centre(left: &Number, right: &Number) -> Option<usize> {
    let mut absolute = None;
    for (side, other) in [(left, right), (right, left)] {
        if let (Number::Absolute(of), Some(other)) = (side, LinearSum::of(other)) {
            let axis = LinearSum::of(of)?;
            let Some(About::Centres(on)) = axis.of_circle_and_end().filter(|_| axis.ends[RADIUS.0] == [0.0; ENDS])
            else {
                continue;
            };
            let across = other.ends[1 - on as usize] == [0.0; ENDS];
            absolute = across.then_some(on as usize);
        }
    }
    absolute
}

/// A rectangle. A circle's centre beside each corner has it as its nearest point, each at another distance.
const RECT: [f64; 4] = [10.0, 20.0, 30.0, 50.0];
const BESIDE: [(f64, f64); 4] = [(3.0, 9.0), (42.0, 14.0), (35.0, 71.0), (-6.0, 66.0)];
/// The largest relative difference that counts as rounding.
const ROUNDING: f64 = 1e-12;

/// What a number is the distance to, or its square: from the centre to one corner, or to the nearest point. Computes it
/// for a centre beside each corner. What a branch chooses counts as the nearest point.
fn of_squares(number: &Number) -> Option<About> {
    if number.is_chosen() {
        return speaks_of_both_axes(number).then_some(About::Nearest);
    }
    let [x1, y1, x2, y2] = RECT;
    let rect = Rect::from_corners(Point::new(x1, y1), Point::new(x2, y2));
    let is_distance = |to: &dyn Fn(usize) -> Point| {
        BESIDE.iter().enumerate().all(|(place, (x, y))| {
            let shapes = CircleAndRect { circle: Circle::new(Point::new(*x, *y), 1.0), rect };
            let given = Computing { asked: &[], shapes: &shapes, precision: Precision::Double, flags: 0 };
            let (value, to) = (number.value(&given), to(place));
            let distance = (x - to.x).hypot(y - to.y);
            [distance, distance * distance].iter().any(|it| (value - it).abs() <= ROUNDING * it)
        })
    };
    if is_distance(&|place| rect.corners()[place]) {
        return Some(About::Nearest);
    }
    Corner::ALL.into_iter().find(|corner| is_distance(&|_| rect.corners()[*corner as usize])).map(About::Corner)
}

/// Whether it is computed from the centre and the rectangle on both axes, without the radius.
fn speaks_of_both_axes(number: &Number) -> bool {
    let (mut centre, mut rect, mut has_radius) = ([false; 2], [false; 2], false);
    number.each_term(&mut |term| match term {
        Term::Circle(CircleTerm::Centre(axis)) => centre[axis as usize] = true,
        Term::Circle(CircleTerm::Rect(axis, _)) => rect[axis as usize] = true,
        _ => has_radius = true,
    });
    !has_radius && (centre, rect) == ([true; 2], [true; 2])
}

/// Neighbouring corners are an edge, the height of one is a corner.
pub(super) fn of_points(left: &Number, right: &Number) -> Option<About> {
    let (mut spots, mut is_height) = ([false; 5], true);
    let mut hear = |term| match term {
        Term::Part(_) | Term::Circle(_) | Term::Round(_) | Term::Slanted(_) | Term::Point(PointTerm::Corners) => {}
        Term::Point(PointTerm::Coordinate(spot, axis)) => {
            spots[spot] = true;
            is_height &= axis == Axis::Y;
        }
        Term::Point(PointTerm::Cross(three) | PointTerm::Dot(three)) => {
            three.into_iter().for_each(|spot| spots[spot] = true);
            is_height = false;
        }
    };
    left.each_term(&mut hear);
    right.each_term(&mut hear);
    let corners: Vec<usize> = (0..Corner::ALL.len()).filter(|corner| spots[*corner]).collect();
    match corners[..] {
        [corner] if is_height => Some(About::Corner(Corner::ALL[corner])),
        [0, 3] => Some(About::Edge(Corner::D)),
        [from, to] if to == from + 1 => Some(About::Edge(Corner::ALL[from])),
        _ => None,
    }
}
