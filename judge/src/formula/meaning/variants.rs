//! The same test with A and B exchanged, with another answer for equal numbers, or with centres for places.

use super::formula::Formula;
use super::meant::Meant;
use super::shapes::{Shapes, Vocabulary, plain};
use super::terms::{CircleTerm, Owner, PartTerm, RoundTerm, Term};
use super::tree::{Arithmetic, Inequality, Number};
use hantei_collision::Operator;
use hantei_collision::{Part, PointAndCircle};

impl<S: Shapes> Formula<S> {
    /// A test that asks nothing and is always false.
    pub fn never() -> Self {
        Self::new(Meant::never())
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

    /// The test that gives the opposite of each answer. A pasted program that is run stays as it is.
    #[must_use]
    pub fn opposite(&self) -> Self {
        Self::with_names(self.meant.clone().opposite(), self.vocabulary)
    }

    /// The test with `x` and `y` of rectangles and boxes as their centres. `left`, `x1` and the like stay.
    #[must_use]
    pub fn from_centre(&self) -> Self {
        self.with_numbers(&|number| centred(number, self.vocabulary))
    }

    /// The same test with A and B exchanged, which are rectangles or boxes: for a text whose first shape is B.
    #[must_use]
    pub fn swapped(&self) -> Self {
        self.with_numbers(&|number| swapped(number, self.vocabulary))
    }
}

impl Formula<PointAndCircle> {
    /// The same test as one of two circles that both have the radius that is read: this circle's radius is the sum.
    #[must_use]
    pub fn of_equal_circles(&self) -> Self {
        self.with_numbers(&halved)
    }
}

/// With half of each radius.
fn halved(number: &Number) -> Number {
    let Number::Named(Term::Round(RoundTerm { term, .. }), _) = number else { return number.with_parts(&halved) };
    match term {
        CircleTerm::Radius | CircleTerm::Diameter => {
            Number::Computed(Arithmetic::Divide, Box::new([number.clone(), Number::Constant(2.0)]))
        }
        _ => number.clone(),
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

fn centred(number: &Number, vocabulary: &dyn Vocabulary) -> Number {
    let Number::Named(term, name) = number else { return number.with_parts(&|part| centred(part, vocabulary)) };
    let centre = match *term {
        Term::Part(term @ PartTerm { part: Part::Min, .. }) => Term::Part(PartTerm { part: Part::Centre, ..term }),
        Term::Circle(CircleTerm::Rect(axis, Part::Min)) => Term::Circle(CircleTerm::Rect(axis, Part::Centre)),
        _ => return number.clone(),
    };
    // A point has no other place.
    let name = centre_name(name).filter(|name| vocabulary.named(&plain(name)) == Some(centre));
    name.map_or_else(|| number.clone(), |name| Number::Named(centre, name.into()))
}

/// The centre's name for that of a place: `a.cx` for `a.x`, `acx` for `ax`; `None` for an end, as `a.left` or `a.min.x`,
/// and for the centre itself.
pub(in crate::formula) fn centre_name(name: &str) -> Option<String> {
    let bare = name.trim_end_matches("()");
    let (before, axis) = bare.split_at_checked(bare.len().checked_sub(1)?)?;
    let is_place = matches!(axis, "x" | "y" | "z" | "X" | "Y" | "Z")
        && !before.to_ascii_lowercase().contains("min")
        && !before.ends_with('c');
    is_place.then(|| format!("{before}c{axis}"))
}
