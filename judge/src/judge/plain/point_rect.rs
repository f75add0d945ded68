//! A point and a rectangle: proved where the test is linear in pieces.

use super::{PlainContact, PlainShapes, PointBorder, beside, constants};
use crate::formula::meaning::{Owner, PartTerm, Term};
use crate::formula::{Formula, PointAndRect};
use crate::judge::cells::part;
use crate::judge::exact::{Form, Rational, Relation, Simplex};
use crate::judge::pieces::Pieces;
use crate::judge::search::Search;
use crate::judge::sweep::all;
use crate::order::sort_by;
use hantei_collision::shapes::Pair;
use hantei_collision::{Axis, Part, Point, Rect};

/// Smaller numbers of a text are seldom sizes.
const LEAST_SIZE: f64 = 3.0;

impl PlainShapes for PointAndRect {
    const BORDERS: &'static [PointBorder] =
        &[PointBorder::Misses, PointBorder::Hits, PointBorder::Half, PointBorder::Uneven];

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

    /// In which of the nine regions around the rectangle the point is.
    fn kind(&self) -> usize {
        let (min, max) = (self.rect.min(), self.rect.max());
        3 * beside(self.p.x, min.x, max.x) + beside(self.p.y, min.y, max.y)
    }

    fn of_pair(pair: &Pair<'_>) -> Option<Self> {
        Self::try_from(pair).ok()
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let min = self.rect.min();
        let size = [self.rect.width(), self.rect.height()];
        vec![("px", self.p.x), ("py", self.p.y), ("bx", min.x), ("by", min.y), ("bw", size[0]), ("bh", size[1])]
    }

    fn cases(test: &Formula<Self>) -> Vec<Self> {
        let mut cases = Vec::new();
        let rects = [
            [4.0, 6.0, 3.0, 5.0],
            [0.0, 0.0, 8.0, 2.0],
            [-9.0, 3.0, 4.0, 4.0],
            [-2.5, -1.5, 6.0, 3.5],
            [1000.0, 500.0, 64.0, 48.0],
            [0.5, 1.5, 2.0, 3.0],
            [-3.5, -2.5, 3.0, 1.0],
            [2.0, -3.0, 2.5, 1.5],
        ];
        let near =
            constants(test).into_iter().filter(|number| number.is_finite() && number.abs() < 1e6).flat_map(|number| {
                let size = number.abs();
                let sized = [[size + 1.0, size + 1.0], [size + 1.0, 2.0], [2.0, size + 1.0], [size, size]];
                let sized = sized.into_iter().filter(move |_| size >= LEAST_SIZE).map(|[w, h]| [4.0, 6.0, w, h]);
                std::iter::once([number, number, size + 1.0, 2.0]).chain(sized)
            });
        let mut rects: Vec<[f64; 4]> = rects.into_iter().chain(near).map(|rect| with_fixed(test, rect)).collect();
        sort_by(&mut rects, |one, other| one.partial_cmp(other).unwrap_or(std::cmp::Ordering::Equal));
        rects.dedup();
        for [x, y, w, h] in rects {
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

    fn whole_cases(test: &Formula<Self>) -> Vec<Self> {
        let mut cases = Vec::new();
        if !test.fixed().is_empty() {
            return cases;
        }
        for (x, y) in [(0, 0), (-3, -2), (1, -1)] {
            for (w, h) in (1..=4).flat_map(|w| (1..=4).map(move |h| (w, h))) {
                let rect = Rect::from_origin_size(Point::new(f64::from(x), f64::from(y)), f64::from(w), f64::from(h));
                let places = (-5..=6).flat_map(|x| (-5..=6).map(move |y| Point::new(f64::from(x), f64::from(y))));
                cases.extend(places.map(|p| Self { p, rect }));
            }
        }
        cases
    }

    fn proved(pieces: &Pieces, fixed: &[(Term, f64)]) -> Option<Vec<PointBorder>> {
        if pieces.are_long {
            return None;
        }
        const STEPS: usize = 100_000;
        let mut right = Self::BORDERS.to_vec();
        let mut simplex = Simplex::new(8, false);
        let sizes = [Axis::X, Axis::Y].map(|axis| (part(Owner::B, axis, Part::Size), Relation::Above));
        let fixed = fixed.iter().map(|(term, number)| {
            let Term::Part(term) = term else { return None };
            let number = Form::constant(Rational::written(*number)?);
            Some((Form::part(*term).minus(&number), Relation::Zero))
        });
        let fixed: Vec<(Form, Relation)> = fixed.collect::<Option<_>>()?;
        if !all(&mut simplex, &sizes) || !all(&mut simplex, &fixed) {
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
                            right.retain(|border| is_fitting(contact, *border, answer));
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

/// A rectangle, x, y, width and height, with the numbers that the text has for it.
fn with_fixed(test: &Formula<PointAndRect>, mut rect: [f64; 4]) -> [f64; 4] {
    for (term, number) in test.fixed() {
        if let Term::Part(PartTerm { axis, part, .. }) = *term {
            rect[axis as usize + if part == Part::Size { 2 } else { 0 }] = *number;
        }
    }
    rect
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

fn is_fitting(contact: PlainContact, border: PointBorder, answer: bool) -> bool {
    (border == PointBorder::Uneven && contact.is_touching()) || contact.hits(border) == answer
}
