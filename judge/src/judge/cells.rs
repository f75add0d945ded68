//! Arrangements as signs of linear forms: how A lies to B on each axis, roughly (3 contacts) or in all 13 ways.

use super::classes::OverlapClass;
use super::exact::{Form, Rational, Relation, variable};
use crate::formula::meaning::{Owner, PartTerm};
use hantei_collision::{Allen, Axis, Interval};
use hantei_collision::{AxisAligned, Border, Contact, Part, Two};
use std::cmp::Ordering;

/// The arrangements with one way to lie on each axis.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// The way on each axis. In a rough cell, [`Allen::Overlaps`] means all nine ways that overlap.
    pub(super) ways: Vec<Allen>,
    pub(super) contact: Contact,
    is_rough: bool,
}

const ROUGH: [Allen; 5] = [Allen::Overlaps, Allen::Meets, Allen::MetBy, Allen::Before, Allen::After];

const fn contact_of(way: Allen) -> Contact {
    match way {
        Allen::Before | Allen::After => Contact::Apart,
        Allen::Meets | Allen::MetBy => Contact::Touching,
        _ => Contact::Overlapping,
    }
}

impl Cell {
    fn new(ways: Vec<Allen>, is_rough: bool) -> Self {
        let contact = ways.iter().map(|&way| contact_of(way)).min().unwrap_or(Contact::Overlapping);
        Self { ways, contact, is_rough }
    }

    fn all(on: &[Vec<Allen>], is_rough: bool) -> Vec<Self> {
        let mut ways = vec![Vec::new()];
        for on_axis in on {
            let longer = |before: &Vec<Allen>| {
                let before = before.clone();
                on_axis.iter().map(move |&way| before.iter().copied().chain([way]).collect())
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways.into_iter().map(|ways| Self::new(ways, is_rough)).collect()
    }

    /// Rough cells that together contain all arrangements.
    pub(super) fn rough<S: AxisAligned>() -> Vec<Self> {
        Self::all(&vec![ROUGH.to_vec(); S::AXES.len()], true)
    }

    pub(super) fn arrangements(&self) -> Vec<Self> {
        let shares = |way: &&Allen| contact_of(**way) == Contact::Overlapping;
        let on = self.ways.iter().map(|&way| match way {
            Allen::Overlaps => Allen::ALL.iter().filter(shares).copied().collect(),
            other => vec![other],
        });
        Self::all(&on.collect::<Vec<_>>(), false)
    }

    pub(super) fn place(&self) -> usize {
        self.ways.iter().fold(0, |place, &way| place * Allen::ALL.len() + way as usize)
    }

    /// Which answers, false and true, are wrong here with one of these borders.
    pub(super) fn wrong_answers(&self, borders: &[Border]) -> [bool; 2] {
        [false, true].map(|answer| borders.iter().any(|&border| self.contact.hits(border) != answer))
    }

    /// The conditions of the cell, as linear forms and their relations to 0. `boxes` are the parts of their sizes to
    /// which A and B shrink around their centres.
    pub(super) fn conditions<S: AxisAligned>(&self, boxes: &[Rational; 2]) -> Vec<(Form, Relation)> {
        let of = S::AXES.iter().zip(&self.ways);
        of.flat_map(|(&axis, &way)| on_axis(axis, way, self.is_rough, boxes)).collect()
    }
}

pub(super) const WHOLE_BOXES: [Rational; 2] = [Rational::ONE, Rational::ONE];

/// An end of a shape that shrinks to a part of its size.
fn end(of: Owner, axis: Axis, end: Part, boxes: &[Rational; 2]) -> Form {
    let half = boxes[of as usize].over(&Rational::whole(if end == Part::Min { -2 } else { 2 }));
    part(of, axis, Part::Centre).plus(&part(of, axis, Part::Size).times(&half))
}

pub(super) fn part(of: Owner, axis: Axis, part: Part) -> Form {
    Form::part(PartTerm { of, axis, part })
}

fn on_axis(axis: Axis, way: Allen, is_rough: bool, boxes: &[Rational; 2]) -> Vec<(Form, Relation)> {
    let b = Interval { min: 0.0, max: 4.0 };
    let a = way.example(b);
    let ends = [(Part::Max, a.max, Part::Min, b.min), (Part::Min, a.min, Part::Max, b.max)];
    let equal_ends = [(Part::Min, a.min, Part::Min, b.min), (Part::Max, a.max, Part::Max, b.max)];
    // Without an overlap, the other two follow.
    let is_fine = !is_rough && contact_of(way) == Contact::Overlapping;
    let asked = ends.into_iter().chain(equal_ends.into_iter().filter(|_| is_fine));
    let conditions = asked.map(|(of_a, at_a, of_b, at_b)| {
        let relation = match at_a.total_cmp(&at_b) {
            Ordering::Less => Relation::Below,
            Ordering::Equal => Relation::Zero,
            Ordering::Greater => Relation::Above,
        };
        (end(Owner::A, axis, of_a, boxes).minus(&end(Owner::B, axis, of_b, boxes)), relation)
    });
    conditions.collect()
}

/// The conditions for shapes of these classes: they have a size, and what the classes add.
pub(super) fn class_conditions<S: AxisAligned>(classes: &[OverlapClass]) -> Vec<(Form, Relation)> {
    let mut conditions = Vec::new();
    for &axis in S::AXES {
        let [a, b] = [Owner::A, Owner::B].map(|of| part(of, axis, Part::Size));
        let difference = a.minus(&b);
        conditions.extend([(a, Relation::Above), (b, Relation::Above)]);
        for class in classes {
            match class {
                // No inequality says that the numbers are whole.
                OverlapClass::WholePixels => {}
                OverlapClass::NotNegative => {
                    conditions.extend([Owner::A, Owner::B].map(|of| (part(of, axis, Part::Min), Relation::AtLeast)));
                }
                OverlapClass::ANotLarger => conditions.push((difference.clone(), Relation::AtMost)),
                OverlapClass::BNotLarger => conditions.push((difference.clone(), Relation::AtLeast)),
                OverlapClass::EqualSizes => conditions.push((difference.clone(), Relation::Zero)),
                OverlapClass::ASquare => conditions.push(square(Owner::A, axis)),
                OverlapClass::BSquare => conditions.push(square(Owner::B, axis)),
                OverlapClass::Squares => conditions.extend([Owner::A, Owner::B].map(|of| square(of, axis))),
            }
        }
    }
    conditions
}

fn square(of: Owner, axis: Axis) -> (Form, Relation) {
    (part(of, axis, Part::Size).minus(&part(of, Axis::X, Part::Size)), Relation::Zero)
}

/// The distance between A and B in such a cell is the largest of these; with none they are not apart.
pub(super) fn gaps<S: AxisAligned>(cell: &Cell) -> Vec<Form> {
    let on = S::AXES.iter().zip(&cell.ways);
    let gap = |(&axis, way): (&Axis, &Allen)| {
        let end = |of| (part(of, axis, Part::Min), part(of, axis, Part::Max));
        let ((a_min, a_max), (b_min, b_max)) = (end(Owner::A), end(Owner::B));
        match way {
            Allen::Before => Some(b_min.minus(&a_max)),
            Allen::After => Some(a_min.minus(&b_max)),
            _ => None,
        }
    };
    on.filter_map(gap).collect()
}

/// The way until A and B only touch is the least of these.
pub(super) fn depths<S: AxisAligned>() -> Vec<Form> {
    let end = |of, axis| (part(of, axis, Part::Min), part(of, axis, Part::Max));
    let both = |&axis: &Axis| {
        let ((a_min, a_max), (b_min, b_max)) = (end(Owner::A, axis), end(Owner::B, axis));
        [a_max.minus(&b_min), b_max.minus(&a_min)]
    };
    S::AXES.iter().flat_map(both).collect()
}

pub(super) fn shapes<S: AxisAligned>(numbers: &[Rational]) -> Two<S> {
    let shape = |of| {
        S::from_shadows(|axis| {
            let [min, size] = [false, true].map(|is_size| &numbers[variable(axis, of, is_size)]);
            Interval { min: min.to_f64(), max: (min + size).to_f64() }
        })
    };
    Two { a: shape(Owner::A), b: shape(Owner::B) }
}
