//! Conventions for the numbers of a rectangle. A test that is wrong by one can be right by another.

use crate::formula::meaning::{Number, Term};
use crate::formula::{Formula, Shapes};
use hantei_collision::named;
use hantei_collision::{Axis, Part};

/// Another convention for `x` and `y` than this crate's, in which they are the top-left corner and y grows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// y grows up. `ay` and `top` are still the upper end, which here has the greater y.
    YUp,
    /// `x`, `y` (and `z`) are the centre.
    OriginAtCentre,
}

named!(Convention { YUp = "y-up", OriginAtCentre = "origin-centre" });

impl<S: Shapes> Formula<S> {
    /// The test of rectangles or boxes, rewritten from another convention to this crate's.
    ///
    /// Where y grows up, each y becomes -y; sizes stay.
    #[must_use]
    pub fn meant_by(&self, convention: Convention) -> Self {
        match convention {
            Convention::YUp => self.with_numbers(&turned),
            Convention::OriginAtCentre => self.from_centre(),
        }
    }
}

/// With y growing up.
fn turned(number: &Number) -> Number {
    match number {
        Number::Named(Term::Part(term), _) if term.axis == Axis::Y && term.part != Part::Size => {
            Number::Negative(Box::new(number.clone()))
        }
        _ => number.with_parts(&turned),
    }
}
