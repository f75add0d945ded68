//! The same test with A and B exchanged, or with another answer for equal numbers.

use super::Formula;
use super::roots::plain;
use super::shapes::{Shapes, Vocabulary};
use super::terms::{Owner, PartTerm, Term};
use super::tree::{Inequality, Number, Test};
use crate::observer::Operator;
use crate::{AxisAligned, Two};

impl<S: Shapes> Formula<S> {
    /// A test that asks nothing and is always false.
    pub fn never() -> Self {
        Self::new(super::Meant { asked: Vec::new(), steps: Vec::new(), last: Test::Always(false) })
    }

    /// The same test with `<` and `<=`, `>` and `>=` exchanged: it differs only where two compared numbers are equal.
    #[must_use]
    pub fn with_equal_flipped(&self) -> Self {
        self.with_asked(|asked| Inequality { operator: flipped(asked.operator), ..asked.clone() })
    }

    /// Whether one of its comparisons is `<=` or `>=`.
    pub fn holds_where_equal(&self) -> bool {
        self.meant.asked.iter().any(|asked| matches!(asked.operator, Operator::AtMost | Operator::AtLeast))
    }
}

impl<S: AxisAligned> Formula<Two<S>> {
    /// The same test with A and B exchanged: for a text whose first shape is B.
    #[must_use]
    pub fn swapped(&self) -> Self {
        self.with_numbers(&|number| swapped(number, Two::<S>::VOCABULARY))
    }
}

fn swapped(number: &Number, vocabulary: &dyn Vocabulary) -> Number {
    let Number::Named(Term::Part(term), written) = number else {
        return number.with_parts(&|part| swapped(part, vocabulary));
    };
    let of = match term.of {
        Owner::A => Owner::B,
        Owner::B => Owner::A,
    };
    let swapped = Term::Part(PartTerm { of, ..*term });
    // `ax2` becomes `bx2`, in this spelling.
    let first = if of == Owner::A { "a" } else { "b" };
    let alike = written.get(1..).map(|rest| format!("{first}{rest}"));
    let alike = alike.filter(|name| vocabulary.named(&plain(name)) == Some(swapped));
    let owner = usize::from(of == Owner::B);
    let other = alike.or_else(|| vocabulary.term(owner, term.axis as usize, term.part).map(|(_, name)| name));
    Number::Named(swapped, other.map_or_else(|| written.clone(), Into::into))
}

/// The same comparison for numbers that are not equal.
fn flipped(operator: Operator) -> Operator {
    match operator {
        Operator::Less => Operator::AtMost,
        Operator::AtMost => Operator::Less,
        Operator::Greater => Operator::AtLeast,
        Operator::AtLeast => Operator::Greater,
        Operator::Equal | Operator::NotEqual => operator,
    }
}
