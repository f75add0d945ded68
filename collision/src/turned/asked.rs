//! Questions that are asked at several spots of two outlines: edges, corners, or one of each. Their texts are written
//! once, with signs for the numbers of the spot.

use crate::{About, Border, Comparison, Operator, Point, Question, QuestionId};

/// Two places that a question is about, each from 0: `i` and `j`.
pub(super) type Spot = [usize; 2];

/// A side of a question: its text, and its number for a spot. In the text `{i}` stands for the first place, counted
/// from 1, and `{i+}` for the corner after it; `{j}` and `{j+}` for the second one.
pub(super) type AskedSide<S> = (&'static str, fn(&S, Spot) -> f64);

/// Which operator a border gives. Without shapes it is the one of most shapes.
pub(super) type Choice<S> = fn(Border, Option<(&S, Spot)>) -> Operator;

/// A question at a spot.
pub(super) struct Asked<S: 'static> {
    about: fn(Spot) -> About,
    left: AskedSide<S>,
    operator: Choice<S>,
    right: AskedSide<S>,
}

pub(super) const fn asked<S>(
    about: fn(Spot) -> About,
    left: AskedSide<S>,
    operator: Choice<S>,
    right: AskedSide<S>,
) -> Asked<S> {
    Asked { about, left, operator, right }
}

/// Two shapes, of which one may have no corners.
pub(super) trait Outlines: Copy + 'static {
    /// The most corners of each.
    const MOST: usize;

    /// The corners of A or (true) B, in order.
    fn outline(&self, is_b: bool) -> &[Point];
}

/// The spots at which the questions of a group are asked. `false` means A, `true` B.
#[derive(Clone, Copy)]
pub(super) enum Spots {
    /// At one.
    Once,
    /// At each edge or corner of a shape: `i`.
    Each(bool),
    /// At each edge of A, `i`, with each of B, `j`.
    Pairs,
    /// At the first corner of a shape, `i`, with each edge of the other, `j`.
    First(bool),
    /// At each corner of a shape, `i`, with each edge of the other, `j`.
    Corners(bool),
}

impl Spots {
    /// All spots of shapes with so many corners.
    fn list(self, counts: [usize; 2]) -> Vec<Spot> {
        let of = |is_b: bool| counts[usize::from(is_b)];
        let both = |one, other| (0..one).flat_map(move |i| (0..other).map(move |j| [i, j])).collect();
        match self {
            Self::Once => vec![[0, 0]],
            Self::Each(is_b) => both(of(is_b), 1),
            Self::Pairs => both(of(false), of(true)),
            Self::First(is_b) => both(1, of(!is_b)),
            Self::Corners(is_b) => both(of(is_b), of(!is_b)),
        }
    }

    /// How many spots the largest shapes have.
    const fn count(self, most: usize) -> usize {
        match self {
            Self::Once => 1,
            Self::Each(_) | Self::First(_) => most,
            Self::Pairs | Self::Corners(_) => most * most,
        }
    }

    /// The place of a spot among those of the largest shapes.
    const fn place(self, [i, j]: Spot, most: usize) -> usize {
        match self {
            Self::Once | Self::Each(_) => i,
            Self::First(_) => j,
            Self::Pairs | Self::Corners(_) => i * most + j,
        }
    }

    /// How many corners the shapes have that `i` and `j` count.
    fn counted(self, counts: [usize; 2]) -> [usize; 2] {
        match self {
            Self::Once | Self::Pairs => counts,
            Self::Each(is_b) => [counts[usize::from(is_b)]; 2],
            Self::First(is_b) | Self::Corners(is_b) => [counts[usize::from(is_b)], counts[usize::from(!is_b)]],
        }
    }
}

/// Questions that are asked together at each of some spots.
pub(super) struct Group<S: 'static> {
    pub(super) spots: Spots,
    pub(super) asked: &'static [Asked<S>],
}

/// The place of a question: its group, the spot, and its place in the group.
pub(super) type Place = (usize, Spot, usize);

/// The questions of a method, in order.
pub(super) struct Questions<S: 'static>(pub(super) &'static [Group<S>]);

impl<S: Outlines> Questions<S> {
    fn id(&self, (group, spot, slot): Place) -> QuestionId {
        let before = self.0[..group].iter().map(|group| group.spots.count(S::MOST) * group.asked.len());
        let group = &self.0[group];
        before.sum::<usize>() + group.spots.place(spot, S::MOST) * group.asked.len() + slot
    }

    fn places(&self, counts: [usize; 2]) -> Vec<Place> {
        let groups = self.0.iter().enumerate();
        let all = groups.flat_map(|(place, group)| {
            let slots = 0..group.asked.len();
            let spots = group.spots.list(counts).into_iter();
            spots.flat_map(move |spot| slots.clone().map(move |slot| (place, spot, slot)))
        });
        all.collect()
    }

    /// All places in order, of the largest shapes.
    pub(super) fn all(&self) -> Vec<Place> {
        self.places([S::MOST; 2])
    }

    /// All places in order, of these shapes.
    pub(super) fn of(&self, shapes: &S) -> Vec<Place> {
        self.places([false, true].map(|is_b| shapes.outline(is_b).len()))
    }

    /// The question at a place; without shapes, of the largest ones.
    pub(super) fn question(&self, place: Place, border: Border, shapes: Option<&S>) -> Question {
        let (group, spot) = (&self.0[place.0], place.1);
        let asked = &group.asked[place.2];
        let counts = [false, true].map(|is_b| shapes.map_or(S::MOST, |shapes| shapes.outline(is_b).len()));
        let counted = group.spots.counted(counts);
        let next = |at: usize| if spot[at] + 1 < counted[at] { spot[at] + 2 } else { 1 };
        let signs = [("{i}", spot[0] + 1), ("{i+}", next(0)), ("{j}", spot[1] + 1), ("{j+}", next(1))];
        let text = |(text, _): AskedSide<S>| {
            signs.iter().fold(text.to_owned(), |text, (sign, number)| text.replace(sign, &number.to_string())).into()
        };
        Question {
            id: self.id(place),
            left: text(asked.left),
            operator: (asked.operator)(border, shapes.map(|shapes| (shapes, spot))),
            right: text(asked.right),
            about: Some((asked.about)(spot)),
        }
    }

    pub(super) fn compare(&self, place: Place, border: Border, shapes: &S) -> Comparison {
        let asked = &self.0[place.0].asked[place.2];
        let numbers = [asked.left, asked.right].map(|(_, number)| number(shapes, place.1));
        let holds = (asked.operator)(border, Some((shapes, place.1))).holds(numbers[0], numbers[1]);
        Comparison { question: self.id(place), numbers, holds }
    }

    /// Every comparison at these places whose numbers exist.
    pub(super) fn every(&self, places: &[Place], border: Border, shapes: &S) -> Vec<Comparison> {
        let made = places.iter().map(|place| self.compare(*place, border, shapes));
        made.filter(|made| made.numbers.iter().all(|number| number.is_finite())).collect()
    }
}

/// `<`, or `<=` where touching counts.
pub(super) fn below<S>(border: Border, _: Option<(&S, Spot)>) -> Operator {
    if border == Border::Hits { Operator::AtMost } else { Operator::Less }
}

/// `>`, or `>=` where touching counts.
pub(super) fn above<S>(border: Border, _: Option<(&S, Spot)>) -> Operator {
    if border == Border::Hits { Operator::AtLeast } else { Operator::Greater }
}

/// `<=`, or `<` where touching counts: for a gap.
pub(super) fn apart<S>(border: Border, _: Option<(&S, Spot)>) -> Operator {
    if border == Border::Hits { Operator::Less } else { Operator::AtMost }
}

/// `>` of a first end, or `>=` where touching or the half-open rule counts it.
pub(super) fn after<S>(border: Border, _: Option<(&S, Spot)>) -> Operator {
    if border == Border::Misses { Operator::Greater } else { Operator::AtLeast }
}

pub(super) fn at_most<S>(_: Border, _: Option<(&S, Spot)>) -> Operator {
    Operator::AtMost
}

pub(super) fn greater<S>(_: Border, _: Option<(&S, Spot)>) -> Operator {
    Operator::Greater
}

pub(super) fn equal<S>(_: Border, _: Option<(&S, Spot)>) -> Operator {
    Operator::Equal
}

pub(super) fn not_equal<S>(_: Border, _: Option<(&S, Spot)>) -> Operator {
    Operator::NotEqual
}

/// 0, as the side of a question.
pub(super) const fn zero<S>() -> AskedSide<S> {
    ("0", |_, _| 0.0)
}
