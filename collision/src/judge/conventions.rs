//! What the numbers of a rectangle mean is an agreement. A test that is wrong by one can be right by another.

use crate::formula::Formula;
use crate::formula::terms::PartTerm;
use crate::formula::tree::Number;
use crate::named;
use crate::{Axis, AxisAligned, Part, Two};

/// Another agreement on what `x` and `y` mean than this crate's, in which they are the top-left corner and y grows down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// y grows up: `ay` and `top` are the upper end all the same, which has the greater y here.
    YUp,
    /// `x`, `y` (and `z`) are the centre.
    OriginAtCentre,
}

named!(Convention { YUp = "y-up", OriginAtCentre = "origin-centre" });

impl<S: AxisAligned> Formula<Two<S>> {
    /// The test as it has to be written by this crate's agreement to mean what this one means by another.
    ///
    /// Where y grows up, -y grows down: each y is minus the y here, sizes are what they are.
    #[must_use]
    pub fn meant_by(&self, convention: Convention) -> Self {
        self.with_numbers(&|number| changed(number, convention))
    }
}

fn changed(number: &Number<PartTerm>, convention: Convention) -> Number<PartTerm> {
    match (number, convention) {
        (Number::Named(term, _), Convention::YUp) if term.axis == Axis::Y && term.part != Part::Size => {
            Number::Negative(Box::new(number.clone()))
        }
        (Number::Named(term, name), Convention::OriginAtCentre) if term.part == Part::Min => {
            Number::Named(PartTerm { part: Part::Centre, ..*term }, name.clone())
        }
        _ => number.with_parts(&|part| changed(part, convention)),
    }
}
