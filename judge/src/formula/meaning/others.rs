//! Tests that compare the numbers of two rectangles and are about something else: a point, lines, a distance.

use super::meant::Meant;
use super::shapes::Vocabulary;
use super::terms::{PartTerm, Term};
use super::tree::{Arithmetic, Number};
use crate::formula::error::OtherTest;
use hantei_collision::Part;

/// What a comparison is made of.
#[derive(Default)]
struct Made {
    /// A size or a far end is read.
    has_size: bool,
    has_root: bool,
    squares: usize,
    /// Products of different numbers on one axis, as in a dot product.
    products: usize,
    /// Products of one axis with the other that mix two shapes, as in a cross product.
    crossed: usize,
    axes: [bool; 3],
    has_absolute: bool,
}

impl Meant {
    /// What else it is a test of, as far as its answers and its numbers show. A point is a thing without an edge or a size.
    pub(in crate::formula) fn other_test(&self, vocabulary: &dyn Vocabulary, has_point: bool) -> Option<OtherTest> {
        if has_point && vocabulary.is_of_point(self) {
            return Some(OtherTest::Point);
        }
        let mut all = Made::default();
        let mut is_sum = false;
        for asked in &self.asked {
            let mut one = Made::default();
            one.see(&asked.left);
            one.see(&asked.right);
            is_sum |= one.has_absolute && one.axes[..2] == [true; 2];
            all.see(&asked.left);
            all.see(&asked.right);
        }
        match all {
            Made { crossed: 2.., .. } => Some(OtherTest::Lines),
            Made { has_size: true, .. } => None,
            Made { products: 1.., .. } => Some(OtherTest::Lines),
            Made { has_root, squares, .. } if has_root || squares > 0 || is_sum => Some(OtherTest::Distance),
            _ => None,
        }
    }
}

impl Made {
    fn see(&mut self, number: &Number) {
        match number {
            Number::Named(Term::Part(PartTerm { axis, part, .. }), _) => {
                self.has_size |= matches!(part, Part::Size | Part::Max);
                self.axes[*axis as usize] = true;
            }
            Number::Root(_) => self.has_root = true,
            Number::Absolute(_) => self.has_absolute = true,
            Number::Computed(Arithmetic::Times, sides) => self.see_product(sides),
            _ => {}
        }
        number.parts().iter().for_each(|part| self.see(part));
    }

    fn see_product(&mut self, [left, right]: &[Number; 2]) {
        let (one, other) = (terms(left), terms(right));
        if one.is_empty() || other.is_empty() {
            return;
        }
        let axis = |terms: &[PartTerm]| terms.iter().all(|term| term.axis == terms[0].axis).then_some(terms[0].axis);
        let are_places = !one.iter().chain(&other).any(|term| term.part == Part::Size);
        let is_mixed = one.iter().chain(&other).any(|term| term.of != one[0].of);
        match (axis(&one), axis(&other)) {
            _ if left == right => self.squares += 1,
            (Some(x), Some(y)) if x == y => self.products += 1,
            (Some(_), Some(_)) if are_places && is_mixed && !bends(left) && !bends(right) => self.crossed += 1,
            _ => {}
        }
    }
}

fn terms(number: &Number) -> Vec<PartTerm> {
    let mut terms = Vec::new();
    number.each_term(&mut |term| {
        if let Term::Part(term) = term {
            terms.push(term);
        }
    });
    terms
}

/// Whether it is no sum alone.
fn bends(number: &Number) -> bool {
    matches!(number, Number::Extreme(..) | Number::Absolute(_) | Number::Chosen(..)) || number.parts().iter().any(bends)
}
