//! Judges tests of segments, turned rectangles and polygons: each is run with many cases of which the exact relation is known.
//!
//! A segment of length 0 is a case of its own: without one, a test can be right all the same. Of turned rectangles only such cases
//! are tried as stay apart, or over each other, if each is a little larger or smaller: then no rounding matters.

mod cases;
mod judging;
mod polygons;
mod turned;

pub use cases::{is_slanted_order, slanted_cases};
pub use judging::SlantedJudging;

use super::plain::PointBorder;
use super::tenths::Tenths;
use super::{CaseSize, are_most, keep};
use crate::formula::{FormulaError, FormulaFlaw, NumberKind, ParseOptions, SourceLanguage};
use crate::program::{SlantedReading, SlantedRun, is_readable, response_takers};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Border, Contact, Polygon, ShapeKind, Turn, named, orientation};

/// The most wrong cases of a result.
const MOST_ERRORS: usize = 6;
/// Within a limit there are at least so many cases that are apart, and that overlap.
const LEAST_CASES: usize = 100;
/// The numbers of corners with which polygons are tried.
const CORNERS: [usize; 3] = [4, 3, 5];

/// The shapes for which a test is right, where it is not right for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlantedLimit {
    /// Two segments that are not on one line.
    NotOnOneLine,
    /// A segment of which an end is outside of the other shape.
    ReachesOut,
    /// Convex polygons.
    Convex,
    /// Convex polygons whose corners go clockwise on the screen.
    ConvexClockwise,
    /// Convex polygons whose corners go counter-clockwise on the screen.
    ConvexCounterClockwise,
    /// Numbers that are not rounded: whole ones, halves, quarters. With tenths it is wrong.
    Unrounded,
}

named!(SlantedLimit {
    NotOnOneLine = "not-on-one-line",
    ReachesOut = "reaches-out",
    Convex = "convex",
    ConvexClockwise = "convex-clockwise",
    ConvexCounterClockwise = "convex-counter-clockwise",
    Unrounded = "unrounded",
});

/// What a test says of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlantedSays {
    /// They hit.
    Hit,
    /// They do not hit.
    Miss,
    /// Nothing: it divides by 0, and is stopped.
    DividesByZero,
    /// Nothing: a number leaves its type, and it is stopped.
    Overflows,
}

named!(SlantedSays { Hit = "hit", Miss = "miss", DividesByZero = "divides-by-zero", Overflows = "overflows" });

/// A case with which a test is wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct SlantedError {
    /// The shapes.
    pub pair: Pair<'static>,
    /// What the test says of them.
    pub says: SlantedSays,
    /// The exact relation.
    pub contact: Contact,
}

/// The verdict of one reading.
#[derive(Clone, Debug, PartialEq)]
pub struct SlantedVerdict {
    /// How the inputs were read.
    pub reading: SlantedReading,
    /// The kind of numbers for which it is said, if the text does not tell.
    pub numbers: Option<NumberKind>,
    /// The border with which it is right, in all cases or within the limit; `None` if it is wrong with each.
    pub right: Option<PointBorder>,
    /// Where it is right; `None` for everywhere.
    pub limit: Option<SlantedLimit>,
    /// The border with which its wrong cases are wrong: this one, or the one that fits best.
    pub border: PointBorder,
    /// Cases that are wrong with it, the smallest first. No two are alike.
    pub errors: Vec<SlantedError>,
    /// A case with a segment of length 0 that is wrong, although segments with a length are right.
    pub zero: Option<SlantedError>,
    /// The number of cases, and how many of them are wrong.
    pub cases: usize,
    /// How many cases are wrong.
    pub wrong: usize,
    /// How it does with tenths, if it is right without rounding and was tried with them.
    pub tenths: Option<Tenths>,
    /// Whether cases that touch were left out, because rounding decides them.
    pub is_clear: bool,
    /// Whether the test says miss in most cases that overlap, and hit in most that are apart. Then all of this is said of the
    /// opposite test: true means that they miss.
    pub is_opposite: bool,
}

/// The result for a test.
#[derive(Clone, Debug, PartialEq)]
pub struct SlantedJudgement {
    /// The language as which it was read.
    pub language: SourceLanguage,
    /// The function that was read.
    pub function: Option<String>,
    /// Its parameters that it never uses.
    pub unused: Vec<String>,
    /// The verdict of each reading that is left, the usual one first.
    pub verdicts: Vec<SlantedVerdict>,
}

impl SlantedVerdict {
    /// Whether it is right for all shapes.
    pub fn is_right(&self) -> bool {
        self.right.is_some() && self.limit.is_none() && !self.is_opposite
    }

    /// Whether another one says the same.
    pub fn is_like(&self, other: &Self) -> bool {
        self.right == other.right && self.limit == other.limit && self.is_opposite == other.is_opposite
    }
}

/// Finds the two shapes of a test and judges it: a segment with a segment, rectangle, circle or polygon, a turned rectangle or a
/// polygon with another shape.
///
/// # Errors
/// What is not understood, or why it is no such test.
pub fn judge_slanted(text: &str, options: &ParseOptions) -> Result<SlantedJudgement, FormulaError> {
    is_readable(text)?;
    if let Some(language) = options.language {
        return in_language(text, language, options);
    }
    let (mut judged, mut refused): (Vec<SlantedJudgement>, _) = (Vec::new(), None);
    for language in response_takers(text)? {
        match in_language(text, language, options) {
            Ok(one) => judged.push(one),
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    let mut judged = judged.into_iter();
    let Some(first) = judged.next() else {
        let empty = FormulaError { flaw: FormulaFlaw::Empty, place: 0..0 };
        return Err(refused.unwrap_or(empty));
    };
    let is_same = |other: &SlantedJudgement| {
        other.verdicts.len() == first.verdicts.len()
            && first.verdicts.iter().zip(&other.verdicts).all(|(one, other)| one.is_like(other))
    };
    let others: Vec<SourceLanguage> = judged.filter(|other| !is_same(other)).map(|other| other.language).collect();
    if others.is_empty() {
        return Ok(first);
    }
    let languages = [vec![first.language], others].concat();
    Err(FormulaError { flaw: FormulaFlaw::WhichLanguage(languages), place: 0..0 })
}

fn in_language(text: &str, language: SourceLanguage, options: &ParseOptions) -> Result<SlantedJudgement, FormulaError> {
    let runs = SlantedRun::read(text, language, options)?;
    let mut judging = SlantedJudging::of_run(&runs[0])?;
    loop {
        if let Some(judged) = judging.advance(usize::MAX) {
            return judged;
        }
    }
}

/// All cases with what was said of them.
struct Tried {
    cases: Vec<SlantedError>,
    is_clear: bool,
}

impl Tried {
    /// Whether it says miss in most cases that overlap, and hit in most that are apart.
    fn is_opposite(&self) -> bool {
        let are_wrong = |contact: Contact, wrong: SlantedSays| {
            let says: Vec<SlantedSays> =
                self.cases.iter().filter(|case| case.contact == contact).map(|case| case.says).collect();
            are_most(says.iter().filter(|says| **says == wrong).count(), says.len())
        };
        are_wrong(Contact::Overlapping, SlantedSays::Miss) && are_wrong(Contact::Apart, SlantedSays::Hit)
    }

    fn verdict(mut self, reading: SlantedReading, numbers: Option<NumberKind>) -> SlantedVerdict {
        let is_opposite = self.is_opposite();
        if is_opposite {
            self.cases.iter_mut().for_each(|case| case.says = case.says.opposite());
        }
        let (points, cases): (Vec<_>, Vec<_>) = self.cases.into_iter().partition(|case| has_no_length(&case.pair));
        let borders = [PointBorder::Misses, PointBorder::Hits, PointBorder::Uneven];
        let limits = limits(reading.kinds);
        let wrong = |border: PointBorder, limit: Option<SlantedLimit>| {
            let is_meant = move |case: &&SlantedError| limit.is_none_or(|limit| is_within(&case.pair, limit));
            cases.iter().filter(is_meant).filter(move |case| !case.is_right(border))
        };
        // Where few cases are, little is known.
        let has_many = |limit: SlantedLimit| {
            let of = |contact: Contact| {
                cases.iter().filter(|case| case.contact == contact && is_within(&case.pair, limit)).count()
            };
            of(Contact::Apart) >= LEAST_CASES && of(Contact::Overlapping) >= LEAST_CASES
        };
        let limits = limits.iter().copied().filter(|limit| has_many(*limit)).map(Some);
        let limits = std::iter::once(None).chain(limits.collect::<Vec<_>>());
        // A rule for what touches within a limit says more than no rule without one.
        let ways = limits.clone().flat_map(|limit| borders[..2].iter().map(move |border| (*border, limit)));
        let ways = ways.chain(limits.map(|limit| (PointBorder::Uneven, limit)));
        let right = ways.clone().find(|(border, limit)| wrong(*border, *limit).next().is_none());
        let best = || borders[..2].iter().copied().min_by_key(|border| wrong(*border, None).count());
        let border = right.map_or_else(|| best().unwrap_or(PointBorder::Hits), |(border, _)| border);
        let all: Vec<&SlantedError> = wrong(border, None).collect();
        let zero = points.iter().find(|case| right.is_some() && !case.is_right(border)).cloned();
        SlantedVerdict {
            reading,
            numbers,
            right: right.map(|(border, _)| border),
            limit: right.and_then(|(_, limit)| limit),
            border,
            errors: smallest(&all),
            zero,
            cases: cases.len(),
            wrong: all.len(),
            tenths: None,
            is_clear: self.is_clear,
            is_opposite,
        }
    }
}

impl SlantedVerdict {
    /// Whether a case is among those for which it is right without rounding.
    fn is_for(&self, pair: &Pair<'_>) -> bool {
        self.right.is_some() && self.limit.is_none_or(|limit| is_within(pair, limit))
    }

    /// Adds what the test says of cases with tenths: `says` is that of a test of which the verdict is, not of its opposite.
    fn add_tenths(&mut self, cases: usize, wrong: &[SlantedError]) {
        if cases == 0 {
            return;
        }
        self.tenths = Some(Tenths { cases, wrong: wrong.len() });
        if !wrong.is_empty() {
            self.cases += cases;
            self.wrong += wrong.len();
            self.limit = self.limit.or(Some(SlantedLimit::Unrounded));
            let errors = smallest(&wrong.iter().collect::<Vec<_>>());
            self.errors.splice(0..0, errors);
            self.errors.truncate(MOST_ERRORS);
        }
    }
}

impl SlantedSays {
    const fn opposite(self) -> Self {
        match self {
            Self::Hit => Self::Miss,
            Self::Miss => Self::Hit,
            stopped => stopped,
        }
    }
}

impl SlantedError {
    fn is_right(&self, border: PointBorder) -> bool {
        let border = match border {
            PointBorder::Uneven if self.contact == Contact::Touching => {
                return matches!(self.says, SlantedSays::Hit | SlantedSays::Miss);
            }
            PointBorder::Hits => Border::Hits,
            _ => Border::Misses,
        };
        match self.says {
            SlantedSays::Hit => self.contact.hits(border),
            SlantedSays::Miss => !self.contact.hits(border),
            SlantedSays::DividesByZero | SlantedSays::Overflows => false,
        }
    }
}

/// The smallest wrong case of each kind: they differ in what is said, in the relation, or in how the shapes lie.
fn smallest(wrong: &[&SlantedError]) -> Vec<SlantedError> {
    type Kept<'a> = Option<(CaseSize, &'a SlantedError)>;
    let mut kinds: Vec<((SlantedSays, Contact, bool), Kept)> = Vec::new();
    for case in wrong {
        let is_special = limits([case.pair.a().kind(), case.pair.b().kind()])
            .first()
            .is_some_and(|limit| !is_within(&case.pair, *limit));
        let kind = (case.says, case.contact, is_special);
        let at = kinds.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
            kinds.push((kind, None));
            kinds.len() - 1
        });
        let numbers: Vec<f64> = [case.pair.a(), case.pair.b()].into_iter().flat_map(Shape::numbers).collect();
        keep(&mut kinds[at].1, CaseSize::of(case.contact == Contact::Touching, &numbers), *case);
    }
    let kept = kinds.into_iter().filter_map(|(_, kept)| kept);
    super::sorted(kept).into_iter().take(MOST_ERRORS).cloned().collect()
}

/// The limits within which a test of these kinds may be right, from the widest.
fn limits(kinds: [ShapeKind; 2]) -> &'static [SlantedLimit] {
    use SlantedLimit::{Convex, ConvexClockwise, ConvexCounterClockwise, NotOnOneLine, ReachesOut};
    match kinds {
        [ShapeKind::Segment, ShapeKind::Segment] => &[NotOnOneLine],
        kinds if kinds.contains(&ShapeKind::Segment) => &[ReachesOut],
        kinds if kinds.contains(&ShapeKind::Polygon) => &[Convex, ConvexClockwise, ConvexCounterClockwise],
        _ => &[],
    }
}

fn is_within(pair: &Pair<'_>, limit: SlantedLimit) -> bool {
    let turn_of = |wanted: Turn| polygons(pair).all(|polygon| turns(polygon).iter().all(|turn| *turn == wanted));
    match (limit, pair.a(), pair.b()) {
        (SlantedLimit::NotOnOneLine, Shape::Segment(a), Shape::Segment(b)) => {
            let is_beside = |point| orientation(a.start, a.end, point) != Turn::Straight;
            is_beside(b.start) || is_beside(b.end)
        }
        (SlantedLimit::ReachesOut, Shape::Segment(segment), other)
        | (SlantedLimit::ReachesOut, other, Shape::Segment(segment)) => {
            let is_out = |point| Pair::new(Shape::Point(point), *other).is_ok_and(|at| at.contact() == Contact::Apart);
            is_out(segment.start) || is_out(segment.end)
        }
        (SlantedLimit::Convex, ..) => polygons(pair).all(|polygon| {
            let turns = turns(polygon);
            turns.iter().all(|turn| *turn == turns[0])
        }),
        (SlantedLimit::ConvexClockwise, ..) => turn_of(Turn::Right),
        (SlantedLimit::ConvexCounterClockwise, ..) => turn_of(Turn::Left),
        _ => true,
    }
}

fn polygons<'a>(pair: &'a Pair<'_>) -> impl Iterator<Item = &'a Polygon<'a>> {
    [pair.a(), pair.b()].into_iter().filter_map(|shape| match shape {
        Shape::Polygon(polygon) => Some(polygon),
        _ => None,
    })
}

fn turns(polygon: &Polygon<'_>) -> Vec<Turn> {
    let corners = polygon.corners();
    let at = |place: usize| corners[place % corners.len()];
    (0..corners.len()).map(|place| orientation(at(place), at(place + 1), at(place + 2))).collect()
}

/// Whether a segment has length 0.
fn has_no_length(pair: &Pair<'_>) -> bool {
    [pair.a(), pair.b()]
        .into_iter()
        .any(|shape| matches!(shape, Shape::Segment(segment) if segment.start == segment.end))
}
