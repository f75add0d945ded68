//! Judges tests of a point and a rectangle or polygon, of two circles, and of a point and a circle.

mod circles;
mod point_rect;
mod polygon;
mod polygons;

use super::pieces::Pieces;
use super::tenths::{self, Tenths};
use super::{Answers, CaseSize, are_most, keep, sorted};
use crate::formula::meaning::Term;
use crate::formula::{Formula, NumberKind, PointAndCircle, PointAndPolygon, PointAndRect, Shapes, TwoCircles};
use crate::order::sort_by_key;
use hantei_collision::shapes::Pair;
use hantei_collision::{Precision, ShapeKind, named};

/// The most wrong cases of a result.
const MOST_ERRORS: usize = 12;

/// Whether a point or shape on the border counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointBorder {
    /// It is a miss.
    Misses,
    /// It is a hit.
    Hits,
    /// Of two neighbours exactly one owns each point. Of a rectangle, left and top count, right and bottom do not.
    Half,
    /// It is sometimes a hit and sometimes a miss, by no rule. The test is right everywhere else.
    Uneven,
}

named!(PointBorder { Misses = "misses", Hits = "hits", Half = "half", Uneven = "uneven" });

/// Which upright and level edges count under [`PointBorder::Half`]: those at the left or the right, and at the top or the
/// bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HalfEdges {
    /// As with [`Border::Half`](hantei_collision::Border::Half).
    LeftTop,
    /// The right edge and the top edge.
    RightTop,
    /// The left edge and the bottom edge.
    LeftBottom,
    /// The right edge and the bottom edge.
    RightBottom,
}

named!(HalfEdges { LeftTop = "left-top", RightTop = "right-top", LeftBottom = "left-bottom", RightBottom = "right-bottom" });

impl HalfEdges {
    /// Those of a rule, by its two lowest bits.
    const fn of_rule(rule: usize) -> Self {
        Self::ALL[rule % Self::ALL.len()]
    }
}

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

    /// Whether it is on the border.
    pub const fn is_touching(self) -> bool {
        matches!(self, Self::Touching | Self::TouchingFirst)
    }
}

/// The shapes for which a test is right, where it is not right for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainLimit {
    /// Convex polygons.
    Convex,
    /// Polygons whose corners go clockwise on the screen.
    Clockwise,
    /// Polygons whose corners go counter-clockwise on the screen.
    CounterClockwise,
    /// Both.
    ConvexClockwise,
    /// Both.
    ConvexCounterClockwise,
    /// Numbers that are not rounded: whole ones, halves, quarters. With tenths it is wrong.
    Unrounded,
}

named!(PlainLimit { Convex = "convex", Clockwise = "clockwise", CounterClockwise = "counter-clockwise", ConvexClockwise = "convex-clockwise", ConvexCounterClockwise = "convex-counter-clockwise", Unrounded = "unrounded" });

/// Two shapes of a plain kind, and the cases in which a test of them is tried.
pub trait PlainShapes: Shapes + Copy + Into<Pair<'static>> {
    /// The borders that it can have.
    const BORDERS: &'static [PointBorder];
    /// How many half-open rules there are. The two lowest bits of a rule are its [`HalfEdges`].
    const HALF_RULES: usize = 1;
    /// The limits within which a test may be right, from the widest.
    const LIMITS: &'static [PlainLimit] = &[];

    /// The exact relation.
    fn contact(&self) -> PlainContact;

    /// Whether it is a hit, by one of the half-open rules.
    fn is_owned(&self, _rule: usize) -> bool {
        self.contact().hits(PointBorder::Half)
    }

    /// Whether it is within a limit.
    fn is_within(&self, _: PlainLimit) -> bool {
        true
    }

    /// Which kind of case it is: of wrong ones, one of each kind is shown.
    fn kind(&self) -> usize {
        0
    }

    /// The same shapes of a pair.
    fn of_pair(pair: &Pair<'_>) -> Option<Self>;

    /// All its numbers with their names.
    fn numbers(&self) -> Vec<(&'static str, f64)>;

    /// The cases in which a test is tried.
    fn cases(test: &Formula<Self>) -> Vec<Self>;

    /// More cases for whole numbers: small ones, also odd, with halves where a radius or a centre is half of one.
    fn whole_cases(_: &Formula<Self>) -> Vec<Self> {
        Vec::new()
    }

    /// Whether a test that is linear in pieces is right with each of the borders; `None` without a proof.
    fn proved(_: &Pieces, _fixed: &[(Term, f64)]) -> Option<Vec<PointBorder>> {
        None
    }
}

/// The result for a test of plain shapes.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlainJudgement<S> {
    /// The border with which it is right; `None` if it is wrong with each.
    pub right: Option<PointBorder>,
    /// Where it is right, and with which border, if it is not right everywhere.
    pub only: Option<(PlainLimit, PointBorder)>,
    /// Which edges count, if it is right with [`PointBorder::Half`], everywhere or not.
    pub half: Option<HalfEdges>,
    /// The smallest case that is wrong, with the border that fits best.
    pub error: Option<(PointBorder, S)>,
    /// Cases that are wrong with this border, the smallest first, at most twelve. No two are of one kind: they differ in
    /// what the test says, in the exact relation, or in how the shapes lie to each other or in their sizes.
    pub errors: Vec<S>,
    /// Whether it says miss in most cases that overlap, and hit in most that are apart: then true means that they miss.
    pub is_opposite: bool,
    /// How many cases are wrong, with the border that fits best.
    pub wrong: usize,
    /// The number of cases tried.
    pub cases: usize,
    /// How it does with tenths, if it is right without rounding and was tried with them.
    pub tenths: Option<Tenths>,
    /// Whether every way was followed with exact arithmetic.
    pub is_proved: bool,
    /// Whether an edge can belong to one of two neighbours.
    pub has_neighbours: bool,
    /// Numbers of the shapes that the text has as numbers, with their names: it is judged for such shapes only.
    pub fixed: Vec<(String, f64)>,
}

/// The result for a test of a pair.
pub type PairJudgement = PlainJudgement<Pair<'static>>;

impl<S> PlainJudgement<S> {
    /// The same with other values for the cases.
    pub fn map<Other>(self, mut to: impl FnMut(S) -> Other) -> PlainJudgement<Other> {
        let error = self.error.map(|(border, case)| (border, to(case)));
        let errors = self.errors.into_iter().map(to).collect();
        let Self { right, only, half, is_opposite, wrong, cases, tenths, is_proved, has_neighbours, fixed, .. } = self;
        PlainJudgement {
            right,
            only,
            half,
            error,
            errors,
            is_opposite,
            wrong,
            cases,
            tenths,
            is_proved,
            has_neighbours,
            fixed,
        }
    }
}

/// Judges a test of a point and a rectangle, circle or polygon, or of two circles; `None` for shapes of other kinds. Each
/// case with a polygon is one that the test [fits](Formula::fits_corners).
pub fn judge_pair(test: &Formula<Pair<'static>>, numbers: NumberKind) -> Option<PairJudgement> {
    match test.kinds()? {
        [ShapeKind::Point, ShapeKind::Rect] => Some(as_pair::<PointAndRect>(test, numbers)),
        [ShapeKind::Point, ShapeKind::Circle] => Some(as_pair::<PointAndCircle>(test, numbers)),
        [ShapeKind::Point, ShapeKind::Polygon] => Some(as_pair::<PointAndPolygon>(test, numbers)),
        [ShapeKind::Circle, ShapeKind::Circle] => Some(as_pair::<TwoCircles>(test, numbers)),
        _ => None,
    }
}

fn as_pair<S: PlainShapes>(test: &Formula<Pair<'static>>, numbers: NumberKind) -> PairJudgement {
    judge_plain_in(&Formula::<S>::new(test.meant.clone()), numbers).map(S::into)
}

/// Judges a test of plain shapes: of a point and a rectangle, polygon or circle, or of two circles.
pub fn judge_plain<S: PlainShapes>(test: &Formula<S>) -> PlainJudgement<S> {
    judge_plain_in(test, NumberKind::Fractions)
}

/// The same for numbers of this kind: whole numbers are tried without fractions, and are not proved.
pub fn judge_plain_in<S: PlainShapes>(test: &Formula<S>, numbers: NumberKind) -> PlainJudgement<S> {
    let tried = Tried::of(test, numbers);
    let best = tried.best(None);
    let has_neighbours = S::BORDERS.contains(&PointBorder::Half);
    let cases = tried.cases.len();
    let fixed = fixed(test);
    let pieces = if numbers == NumberKind::Whole || test.has_wholes() { None } else { Answers::<S>::pieces(&test) };
    let half_of = |border: PointBorder, rule| (border == PointBorder::Half).then(|| HalfEdges::of_rule(rule));
    if let Best::Right(right, rule) = best {
        let proof = pieces.and_then(|pieces| S::proved(&pieces, test.fixed()));
        let is_proved = proof.as_ref().is_some_and(|proof| proof.contains(&right));
        // Where the proof fails, a case is wrong that was not tried.
        let right = (is_proved || proof.is_none()).then_some(right);
        let half = right.and_then(|right| half_of(right, rule));
        let (tenths, errors) = match numbers {
            NumberKind::Fractions if !is_proved => tried.in_tenths(test),
            _ => (None, Vec::new()),
        };
        let error = right.zip(errors.first().copied());
        let (right, only) = match error {
            Some((border, _)) => (None, Some((PlainLimit::Unrounded, border))),
            None => (right, None),
        };
        let (wrong, is_opposite) = (tenths.map_or(0, |tenths| tenths.wrong), false);
        let cases = cases + tenths.filter(|tenths| tenths.wrong > 0).map_or(0, |tenths| tenths.cases);
        return PlainJudgement {
            right,
            only,
            half,
            error,
            errors,
            is_opposite,
            wrong,
            cases,
            tenths,
            is_proved,
            has_neighbours,
            fixed,
        };
    }
    let within = S::LIMITS.iter().find_map(|limit| match tried.best(Some(*limit)) {
        Best::Right(border, rule) => Some(((*limit, border), half_of(border, rule))),
        Best::Wrong(_) => None,
    });
    let (only, half) = within.map_or((None, None), |(only, half)| (Some(only), half));
    let (border, errors, wrong) = match best {
        Best::Wrong(Some((border, rule))) => {
            (Some(border), tried.errors(border, rule), tried.wrong(border, rule).count())
        }
        _ => (None, Vec::new(), 0),
    };
    let error = border.zip(errors.first().copied());
    let (right, is_opposite, is_proved, tenths) = (None, tried.is_opposite(), false, None);
    PlainJudgement {
        right,
        only,
        half,
        error,
        errors,
        is_opposite,
        wrong,
        cases,
        tenths,
        is_proved,
        has_neighbours,
        fixed,
    }
}

/// The numbers that the text has for the shapes, by the names that a formula has for them.
fn fixed<S: Shapes>(test: &Formula<S>) -> Vec<(String, f64)> {
    let names = test.vocabulary.names();
    let all = names.into_iter().filter_map(|name| {
        let term = test.vocabulary.named(&name)?;
        test.fixed().iter().find(|(fixed, _)| *fixed == term).map(|(_, number)| (name, *number))
    });
    all.collect()
}

/// The border of a test, or the one that fits best, with its half-open rule.
enum Best {
    Right(PointBorder, usize),
    Wrong(Option<(PointBorder, usize)>),
}

/// The smallest case so far, and its place among all.
type Kept<S> = Option<(CaseSize, (usize, S))>;

/// A test's answers.
struct Tried<S> {
    cases: Vec<(S, PlainContact)>,
    says: Vec<bool>,
}

impl<S: PlainShapes> Tried<S> {
    fn of(test: &Formula<S>, numbers: NumberKind) -> Self {
        let mut cases = S::cases(test);
        if test.has_wholes() || numbers == NumberKind::Whole {
            cases.append(&mut S::whole_cases(test));
        }
        if test.has_wholes() {
            cases.retain(|case| Formula::fits(test, case));
        } else if numbers == NumberKind::Whole {
            let is_fixed = |number: f64| test.fixed().iter().any(|(_, fixed)| *fixed == number);
            let is_whole = |number: f64| number.fract() == 0.0 || is_fixed(number);
            cases.retain(|case| case.numbers().iter().all(|(_, number)| is_whole(*number)));
        }
        let mut says = Vec::new();
        Formula::answers(test, &cases, &mut says);
        Self { cases: cases.into_iter().map(|case| (case, case.contact())).collect(), says }
    }

    /// How it does with tenths, and the smallest cases that are wrong. Nothing, if its numbers are whole, or some of them stand
    /// in the text, or it is not known how it rounds.
    fn in_tenths(&self, test: &Formula<S>) -> (Option<Tenths>, Vec<S>) {
        let precisions = &test.meant.precisions;
        if test.has_wholes() || !test.fixed().is_empty() || precisions.is_empty() {
            return (None, Vec::new());
        }
        // Small whole numbers, if there are such cases: others have much in common.
        let mut open = S::whole_cases(test);
        if open.is_empty() {
            open.extend(self.cases.iter().map(|(case, _)| *case));
        }
        open.retain(|case| case.numbers().iter().all(|(_, number)| number.fract() == 0.0));
        let every = open.len().div_ceil(tenths::MOST).max(1);
        let mut wrong: Vec<(CaseSize, S)> = Vec::new();
        let (mut found, mut cases) = (0, 0);
        for case in open.into_iter().step_by(every) {
            let Some((pair, hits)) = tenths::in_tenths(&case.into()) else { continue };
            let Some(case) = S::of_pair(&pair) else { continue };
            cases += 1;
            let is_wrong = |precision: &Precision| test.holds_in(*precision, &case, &mut ()) != hits;
            if precisions.iter().all(is_wrong) && tenths::is_clear(&pair) {
                found += 1;
                let numbers: Vec<f64> = case.numbers().into_iter().map(|(_, number)| number).collect();
                wrong.push((CaseSize::of(false, &numbers), case));
            }
        }
        let tenths = (cases > 0).then_some(Tenths { cases, wrong: found });
        (tenths, sorted(wrong.into_iter()).into_iter().take(MOST_ERRORS).collect())
    }

    /// The first border with which no case is wrong; else the one that fits best.
    fn best(&self, limit: Option<PlainLimit>) -> Best {
        let mut fewest: Option<(usize, PointBorder, usize)> = None;
        for &border in S::BORDERS {
            let rules = if border == PointBorder::Half { S::HALF_RULES } else { 1 };
            for rule in 0..rules {
                let is_meant = |case: &S| limit.is_none_or(|limit| case.is_within(limit));
                let count = self.wrong(border, rule).filter(|(case, ..)| is_meant(case)).count();
                if count == 0 {
                    return Best::Right(border, rule);
                }
                if fewest.is_none_or(|(known, ..)| count < known) {
                    fewest = Some((count, border, rule));
                }
            }
        }
        Best::Wrong(fewest.map(|(_, border, rule)| (border, rule)))
    }

    /// The cases that are wrong, with the exact relation and what the test says.
    fn wrong(&self, border: PointBorder, rule: usize) -> impl Iterator<Item = (&S, PlainContact, bool)> {
        let is_wrong = move |(case, contact, says): &(&S, PlainContact, bool)| match border {
            PointBorder::Uneven if contact.is_touching() => false,
            PointBorder::Half if contact.is_touching() => case.is_owned(rule) != *says,
            _ => contact.hits(border) != *says,
        };
        self.cases.iter().zip(&self.says).map(|((case, contact), says)| (case, *contact, *says)).filter(is_wrong)
    }

    /// Whether it says miss in most cases that overlap, and hit in most that are apart.
    fn is_opposite(&self) -> bool {
        let are_wrong = |wanted: PlainContact| {
            let answers = self.cases.iter().zip(&self.says).filter(|((_, contact), _)| *contact == wanted);
            let says: Vec<bool> = answers.map(|(_, says)| *says).collect();
            let is_hit = wanted == PlainContact::Overlapping;
            are_most(says.iter().filter(|says| **says != is_hit).count(), says.len())
        };
        are_wrong(PlainContact::Overlapping) && are_wrong(PlainContact::Apart)
    }

    /// The smallest wrong case of each kind, from the smallest.
    fn errors(&self, border: PointBorder, rule: usize) -> Vec<S> {
        let mut kinds: Vec<((PlainContact, bool, usize), Kept<S>)> = Vec::new();
        for (place, (case, contact, says)) in self.wrong(border, rule).enumerate() {
            let kind = (contact, says, case.kind());
            let at = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
                kinds.push((kind, None));
                kinds.len() - 1
            });
            let numbers: Vec<f64> = case.numbers().into_iter().map(|(_, number)| number).collect();
            keep(&mut kinds[at].1, CaseSize::of(contact.is_touching(), &numbers), (place, *case));
        }
        // Of two that are as small the first one comes first.
        let mut kept: Vec<(CaseSize, (usize, S))> = kinds.into_iter().filter_map(|(_, kept)| kept).collect();
        sort_by_key(&mut kept, |(_, (place, _))| *place);
        sorted(kept.into_iter()).into_iter().map(|(_, case)| case).take(MOST_ERRORS).collect()
    }
}

/// Whether a number is below two others, from the first to the last, or above.
fn beside(number: f64, min: f64, max: f64) -> usize {
    usize::from(number >= min) + usize::from(number > max)
}

/// The constants of a test.
fn constants<S: Shapes>(test: &Formula<S>) -> Vec<f64> {
    Answers::<S>::constants(&test)
}
