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
    let of = |of: &Number<PartTerm>| Box::new(changed(of, convention));
    let both = |sides: &[Number<PartTerm>; 2]| Box::new([0, 1].map(|side| changed(&sides[side], convention)));
    match number {
        Number::Constant(_) => number.clone(),
        Number::Named(term, name) => match convention {
            Convention::YUp if term.axis == Axis::Y && term.part != Part::Size => {
                Number::Negative(Box::new(number.clone()))
            }
            Convention::OriginAtCentre if term.part == Part::Min => {
                Number::Named(PartTerm { part: Part::Centre, ..*term }, name.clone())
            }
            _ => number.clone(),
        },
        Number::Negative(inner) => Number::Negative(of(inner)),
        Number::Absolute(inner) => Number::Absolute(of(inner)),
        Number::Whole(how, inner) => Number::Whole(*how, of(inner)),
        Number::Root(inner) => Number::Root(of(inner)),
        Number::Computed(how, sides) => Number::Computed(*how, both(sides)),
        Number::Extreme(which, sides) => Number::Extreme(*which, both(sides)),
        Number::Chosen(when, sides) => Number::Chosen(when.clone(), both(sides)),
    }
}
