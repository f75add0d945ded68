//! Questions that are asked at several spots: at the edges of B, or at points of the segment. Their texts are written
//! once, with signs for the numbers of the spot.

use super::TwoSegments;
use crate::{About, Border, Comparison, Operator, Point, Question, QuestionId};

/// A side of a question: its text, and its number for a spot, from 0. In the text `#` stands for the first corner of an
/// edge, `$` for its second one, and `%` for the spot itself.
pub(super) type AskedSide<S> = (&'static str, fn(&S, usize) -> f64);

/// A question at a spot.
pub(super) struct Asked<S: 'static> {
    about: fn(usize) -> About,
    left: AskedSide<S>,
    operator: fn(Border) -> Operator,
    right: AskedSide<S>,
}

pub(super) const fn asked<S>(
    about: fn(usize) -> About,
    left: AskedSide<S>,
    operator: fn(Border) -> Operator,
    right: AskedSide<S>,
) -> Asked<S> {
    Asked { about, left, operator, right }
}

/// Questions that are asked together at each of so many spots, or fewer.
pub(super) struct Group<S: 'static> {
    pub(super) most: usize,
    pub(super) asked: &'static [Asked<S>],
}

/// The place of a question: its group, the spot, and its place in the group.
pub(super) type Place = (usize, usize, usize);

/// Shapes with a segment, A, that is tested against a shape with edges, B.
pub(super) trait Edged: Sized + 'static {
    /// How many edges B has.
    fn edges(&self) -> usize;
    /// The segment, and an edge of B.
    fn with_edge(&self, edge: usize) -> TwoSegments;
}

/// The questions of a method, in order.
pub(super) struct Questions<S: 'static>(pub(super) &'static [Group<S>]);

impl<S: Edged> Questions<S> {
    fn at(&self, (group, _, slot): Place) -> &'static Asked<S> {
        &self.0[group].asked[slot]
    }

    fn id(&self, (group, spot, slot): Place) -> QuestionId {
        let before = self.0[..group].iter().map(|group| group.most * group.asked.len());
        before.sum::<usize>() + spot * self.0[group].asked.len() + slot
    }

    /// All places in order; `spots` is at how many spots a group is asked.
    pub(super) fn places(&self, spots: impl Fn(&Group<S>) -> usize) -> Vec<Place> {
        let groups = self.0.iter().enumerate();
        let all = groups.flat_map(|(place, group)| {
            let slots = 0..group.asked.len();
            (0..spots(group)).flat_map(move |spot| slots.clone().map(move |slot| (place, spot, slot)))
        });
        all.collect()
    }

    /// The question at a place, about a B with this many edges.
    pub(super) fn question(&self, place: Place, border: Border, edges: usize) -> Question {
        let (asked, spot) = (self.at(place), place.1);
        let [from, to] = [spot, (spot + 1) % edges].map(|corner| (corner + 1).to_string());
        let text =
            |(text, _): AskedSide<S>| text.replace('#', &from).replace('$', &to).replace('%', &spot.to_string()).into();
        let (left, right) = (text(asked.left), text(asked.right));
        Question {
            id: self.id(place),
            left,
            operator: (asked.operator)(border),
            right,
            about: Some((asked.about)(spot)),
        }
    }

    pub(super) fn compare(&self, place: Place, border: Border, shapes: &S) -> Comparison {
        let asked = self.at(place);
        let numbers = [asked.left, asked.right].map(|(_, number)| number(shapes, place.1));
        let holds = (asked.operator)(border).holds(numbers[0], numbers[1]);
        Comparison { question: self.id(place), numbers, holds }
    }

    /// Every comparison at these places whose numbers exist.
    pub(super) fn every(&self, places: &[Place], border: Border, shapes: &S) -> Vec<Comparison> {
        let made = places.iter().map(|place| self.compare(*place, border, shapes));
        made.filter(|made| made.numbers.iter().all(|number| number.is_finite())).collect()
    }
}

/// `<`, or `<=` where touching counts.
pub(super) fn below(border: Border) -> Operator {
    if border == Border::Hits { Operator::AtMost } else { Operator::Less }
}

/// `>`, or `>=` where touching counts.
pub(super) fn above(border: Border) -> Operator {
    below(border).mirrored()
}

pub(super) fn at_most(_: Border) -> Operator {
    Operator::AtMost
}

pub(super) fn greater(_: Border) -> Operator {
    Operator::Greater
}

pub(super) fn equal(_: Border) -> Operator {
    Operator::Equal
}

pub(super) fn not_equal(_: Border) -> Operator {
    Operator::NotEqual
}

/// 0, as the side of a question.
pub(super) const fn zero<S>() -> AskedSide<S> {
    ("0", |_, _| 0.0)
}

/// The number `den` of the segment and an edge.
pub(super) const fn den<S: Edged>() -> AskedSide<S> {
    ("den(#-$)", |shapes, edge| shapes.with_edge(edge).den())
}

/// Whether the segment meets an edge, by the parts of both at which their lines meet.
pub(super) const fn meets_edge<S: Edged>() -> [Asked<S>; 5] {
    let one: AskedSide<S> = ("1", |_, _| 1.0);
    let ua: AskedSide<S> = ("ua(#-$)", |shapes, edge| shapes.with_edge(edge).ua());
    let ub: AskedSide<S> = ("ub(#-$)", |shapes, edge| shapes.with_edge(edge).ub());
    [
        asked(About::EdgeOf, den(), not_equal, zero()),
        asked(About::EdgeOf, ua, above, zero()),
        asked(About::EdgeOf, ua, below, one),
        asked(About::EdgeOf, ub, above, zero()),
        asked(About::EdgeOf, ub, below, one),
    ]
}

/// Where the line of an edge is as high as a point.
pub(super) fn crossing(edge: TwoSegments, at: Point) -> f64 {
    let (from, to) = (edge.b.start, edge.b.end);
    (to.x - from.x) * (at.y - from.y) / (to.y - from.y) + from.x
}
