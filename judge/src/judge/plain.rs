//! Judges tests of a point and a rectangle, of two circles, and of a point and a circle.

use super::cells::part;
use super::exact::{Form, Relation, Simplex};
use super::pieces::Pieces;
use super::search::Search;
use super::sweep::all;
use super::{Answers, CaseSize, keep};
use crate::formula::meaning::Owner;
use crate::formula::{Formula, PointAndCircle, PointAndRect, Shapes, TwoCircles};
use hantei_collision::{Axis, Circle, Part, Point, Rect, named};

/// Whether a point or shape on the border counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointBorder {
    /// It is a miss.
    Misses,
    /// It is a hit.
    Hits,
    /// Left and top count, right and bottom do not: of two neighbours exactly one owns each point.
    Half,
}

named!(PointBorder { Misses = "misses", Hits = "hits", Half = "half" });

/// How two shapes lie to each other, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainContact {
    /// Apart, or outside.
    Apart,
    /// On a border that does not count under [`PointBorder::Half`].
    Touching,
    /// On a border that counts under [`PointBorder::Half`].
    TouchingFirst,
    /// Overlapping, or inside.
    Overlapping,
}

impl PlainContact {
    /// Whether it is a hit.
    pub const fn hits(self, border: PointBorder) -> bool {
        match self {
            Self::Apart => false,
            Self::Touching => matches!(border, PointBorder::Hits),
            Self::TouchingFirst => !matches!(border, PointBorder::Misses),
            Self::Overlapping => true,
        }
    }
}

/// Two shapes of a plain kind, and the cases in which a test of them is tried.
pub trait PlainShapes: Shapes + Copy {
    /// The borders that it can have.
    const BORDERS: &'static [PointBorder];

    /// The exact relation.
    fn contact(&self) -> PlainContact;

    /// All its numbers with their names.
    fn numbers(&self) -> Vec<(&'static str, f64)>;

    /// The cases in which a test with these constants is tried.
    fn cases(constants: &[f64]) -> Vec<Self>;

    /// Whether a test that is linear in pieces is right with each of the borders; `None` without a proof.
    fn proved(_: &Pieces) -> Option<Vec<PointBorder>> {
        None
    }
}

/// The result for a test of plain shapes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlainJudgement<S> {
    /// The border with which it is right; `None` if it is wrong with each.
    pub right: Option<PointBorder>,
    /// The smallest case that is wrong, with the border that fits best.
    pub error: Option<(PointBorder, S)>,
    /// The number of cases tried.
    pub cases: usize,
    /// Whether every way was followed with exact arithmetic.
    pub is_proved: bool,
}

/// Judges a test of a point and a rectangle, of two circles, or of a point and a circle.
pub fn judge_plain<S: PlainShapes>(test: &Formula<S>) -> PlainJudgement<S> {
    let constants = Answers::<S>::constants(&test);
    let cases = S::cases(&constants);
    let mut says = Vec::new();
    Formula::answers(test, &cases, &mut says);
    let wrong = |border: PointBorder| {
        let is_wrong = |(case, says): (&S, &bool)| (case.contact().hits(border) != *says).then_some(*case);
        let mut kept = None;
        let mut count = 0;
        for case in cases.iter().zip(&says).filter_map(is_wrong) {
            count += 1;
            let numbers: Vec<f64> = case.numbers().into_iter().map(|(_, number)| number).collect();
            let is_touching = matches!(case.contact(), PlainContact::Touching | PlainContact::TouchingFirst);
            keep(&mut kept, CaseSize::of(is_touching, &numbers), case);
        }
        (count, kept.map(|(_, case)| case))
    };
    let found: Vec<(PointBorder, (usize, Option<S>))> =
        S::BORDERS.iter().map(|&border| (border, wrong(border))).collect();
    let right = found.iter().find(|(_, (count, _))| *count == 0).map(|(border, _)| *border);
    let proof = Answers::<S>::pieces(&test).and_then(|pieces| S::proved(&pieces));
    if let Some(proof) = proof
        && let Some(right) = right
    {
        let is_proved = proof.contains(&right);
        let right = if is_proved { Some(right) } else { None };
        return PlainJudgement { right, error: None, cases: cases.len(), is_proved };
    }
    let error =
        found.into_iter().min_by_key(|(_, (count, _))| *count).and_then(|(border, (_, case))| Some((border, case?)));
    PlainJudgement { right, error: error.filter(|_| right.is_none()), cases: cases.len(), is_proved: false }
}

impl PlainShapes for PointAndRect {
    const BORDERS: &'static [PointBorder] = &[PointBorder::Misses, PointBorder::Hits, PointBorder::Half];

    fn contact(&self) -> PlainContact {
        let (min, max) = (self.rect.min(), self.rect.max());
        let on = |p: f64, min: f64, max: f64| match (p < min || p > max, p == max, p == min) {
            (true, ..) => PlainContact::Apart,
            (_, true, _) => PlainContact::Touching,
            (_, _, true) => PlainContact::TouchingFirst,
            _ => PlainContact::Overlapping,
        };
        let [x, y] = [on(self.p.x, min.x, max.x), on(self.p.y, min.y, max.y)];
        let order =
            [PlainContact::Apart, PlainContact::Touching, PlainContact::TouchingFirst, PlainContact::Overlapping];
        order.into_iter().find(|one| *one == x || *one == y).unwrap_or(PlainContact::Overlapping)
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let min = self.rect.min();
        let size = [self.rect.width(), self.rect.height()];
        vec![("px", self.p.x), ("py", self.p.y), ("bx", min.x), ("by", min.y), ("bw", size[0]), ("bh", size[1])]
    }

    fn cases(constants: &[f64]) -> Vec<Self> {
        let mut cases = Vec::new();
        let rects = [
            [4.0, 6.0, 3.0, 5.0],
            [0.0, 0.0, 8.0, 2.0],
            [-9.0, 3.0, 4.0, 4.0],
            [-2.5, -1.5, 6.0, 3.5],
            [1000.0, 500.0, 64.0, 48.0],
        ];
        let near = constants
            .iter()
            .filter(|number| number.is_finite() && number.abs() < 1e6)
            .map(|number| [*number, *number, number.abs() + 1.0, 2.0]);
        for [x, y, w, h] in rects.into_iter().chain(near) {
            let rect = Rect::from_origin_size(Point::new(x, y), w, h);
            let steps = |from: f64, size: f64| {
                let places = [
                    -20.0,
                    -1.0,
                    -0.5,
                    0.0,
                    0.5,
                    1.0,
                    size / 2.0,
                    size - 1.0,
                    size - 0.5,
                    size,
                    size + 0.5,
                    size + 1.0,
                    size + 20.0,
                ];
                places.map(|place| from + place)
            };
            for px in steps(x, w) {
                cases.extend(steps(y, h).map(|py| Self { p: Point::new(px, py), rect }));
            }
        }
        cases
    }

    fn proved(pieces: &Pieces) -> Option<Vec<PointBorder>> {
        if pieces.are_long {
            return None;
        }
        const STEPS: usize = 100_000;
        let mut right = Self::BORDERS.to_vec();
        let mut simplex = Simplex::new(8, false);
        let sizes = [Axis::X, Axis::Y].map(|axis| (part(Owner::B, axis, Part::Size), Relation::Above));
        if !all(&mut simplex, &sizes) {
            return None;
        }
        simplex.limit = STEPS;
        let mut search = Search::new(simplex);
        for x in Along::ALL {
            for y in Along::ALL {
                let mark = search.simplex.mark();
                let conditions: Vec<(Form, Relation)> =
                    [(Axis::X, x), (Axis::Y, y)].into_iter().flat_map(|(axis, on)| on.conditions(axis)).collect();
                if all(&mut search.simplex, &conditions) {
                    let contact = contact_of(x, y);
                    loop {
                        if let Some(answer) = search.run(pieces) {
                            right.retain(|border| contact.hits(*border) == answer);
                        }
                        if search.simplex.steps >= STEPS {
                            return None;
                        }
                        if right.is_empty() || !search.turn() {
                            break;
                        }
                    }
                    search.leave();
                }
                search.simplex.undo(mark);
            }
        }
        Some(right)
    }
}

/// Where a point is along one side of a rectangle.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Along {
    Before,
    AtMin,
    Inside,
    AtMax,
    Behind,
}

impl Along {
    const ALL: [Self; 5] = [Self::Before, Self::AtMin, Self::Inside, Self::AtMax, Self::Behind];

    fn conditions(self, axis: Axis) -> Vec<(Form, Relation)> {
        let from = |end: Part| part(Owner::A, axis, Part::Min).minus(&part(Owner::B, axis, end));
        match self {
            Self::Before => vec![(from(Part::Min), Relation::Below)],
            Self::AtMin => vec![(from(Part::Min), Relation::Zero)],
            Self::Inside => vec![(from(Part::Min), Relation::Above), (from(Part::Max), Relation::Below)],
            Self::AtMax => vec![(from(Part::Max), Relation::Zero)],
            Self::Behind => vec![(from(Part::Max), Relation::Above)],
        }
    }

    const fn contact(self) -> PlainContact {
        match self {
            Self::Before | Self::Behind => PlainContact::Apart,
            Self::AtMin => PlainContact::TouchingFirst,
            Self::AtMax => PlainContact::Touching,
            Self::Inside => PlainContact::Overlapping,
        }
    }
}

fn contact_of(x: Along, y: Along) -> PlainContact {
    let order = [PlainContact::Apart, PlainContact::Touching, PlainContact::TouchingFirst, PlainContact::Overlapping];
    order.into_iter().find(|one| *one == x.contact() || *one == y.contact()).unwrap_or(PlainContact::Overlapping)
}

/// Ways of which each number, and the length, is whole.
const WAYS: [[f64; 3]; 7] = [
    [3.0, 4.0, 5.0],
    [5.0, 12.0, 13.0],
    [8.0, 15.0, 17.0],
    [1.0, 0.0, 1.0],
    [0.0, 2.0, 2.0],
    [7.0, 24.0, 25.0],
    [0.0, 0.0, 0.0],
];

/// The sign of a distance without its sum of radii, exactly: all numbers are fractions with few binary places.
fn round_contact(from: Point, to: Point, reach: f64) -> PlainContact {
    // Halves and quarters below 2,000: squares are whole multiples of 1/64 below 2^23, so nothing rounds.
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    match (dx * dx + dy * dy).total_cmp(&(reach * reach)) {
        std::cmp::Ordering::Less => PlainContact::Overlapping,
        std::cmp::Ordering::Equal => PlainContact::Touching,
        std::cmp::Ordering::Greater => PlainContact::Apart,
    }
}

/// Places around a circle, and how far they are: at whole ways, a half nearer and farther, in all directions.
fn around(centre: Point) -> Vec<(Point, f64)> {
    let mut places = Vec::new();
    for [x, y, length] in WAYS {
        for (across, down) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
            for scale in [0.5, 1.0, 4.0] {
                places.push((Point::new(centre.x + across * x * scale, centre.y + down * y * scale), length * scale));
            }
        }
    }
    places
}

fn centres(constants: &[f64]) -> Vec<Point> {
    let near =
        constants.iter().filter(|number| number.is_finite() && number.abs() < 1000.0 && (*number * 4.0).fract() == 0.0);
    let fixed = [Point::new(0.0, 0.0), Point::new(10.0, 20.0), Point::new(-7.5, 3.0), Point::new(300.0, -200.0)];
    fixed.into_iter().chain(near.map(|number| Point::new(*number, *number))).collect()
}

impl PlainShapes for TwoCircles {
    const BORDERS: &'static [PointBorder] = &[PointBorder::Misses, PointBorder::Hits];

    fn contact(&self) -> PlainContact {
        round_contact(self.a.centre(), self.b.centre(), self.a.radius() + self.b.radius())
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let (a, b) = (self.a.centre(), self.b.centre());
        vec![("ax", a.x), ("ay", a.y), ("ar", self.a.radius()), ("bx", b.x), ("by", b.y), ("br", self.b.radius())]
    }

    fn cases(constants: &[f64]) -> Vec<Self> {
        let mut cases = Vec::new();
        for a in centres(constants) {
            for (b, length) in around(a) {
                for sum in [length - 0.5, length, length + 0.5, length * 0.5, length + 20.0] {
                    for first in [0.25, 0.5, 1.0, sum / 2.0, sum - 0.5, sum - 0.25] {
                        let second = sum - first;
                        if first > 0.0
                            && second > 0.0
                            && [first, second].iter().all(|radius| (radius * 8.0).fract() == 0.0)
                        {
                            cases.push(Self { a: Circle::new(a, first), b: Circle::new(b, second) });
                        }
                    }
                }
            }
        }
        cases
    }
}

impl PlainShapes for PointAndCircle {
    const BORDERS: &'static [PointBorder] = &[PointBorder::Misses, PointBorder::Hits];

    fn contact(&self) -> PlainContact {
        round_contact(self.p, self.circle.centre(), self.circle.radius())
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let centre = self.circle.centre();
        vec![("px", self.p.x), ("py", self.p.y), ("bx", centre.x), ("by", centre.y), ("br", self.circle.radius())]
    }

    fn cases(constants: &[f64]) -> Vec<Self> {
        let mut cases = Vec::new();
        for centre in centres(constants) {
            for (p, length) in around(centre) {
                for radius in [length - 0.5, length, length + 0.5, length * 0.5, length + 20.0, 0.5] {
                    if radius > 0.0 && (radius * 8.0).fract() == 0.0 {
                        cases.push(Self { p, circle: Circle::new(centre, radius) });
                    }
                }
            }
        }
        cases
    }
}
