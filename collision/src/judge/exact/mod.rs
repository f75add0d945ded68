//! Exact arithmetic for the judge's proofs: fractions, linear forms of the numbers of two shapes, and whether several
//! of them can have given signs at once.

mod form;
mod near;
mod rational;
mod simplex;
mod whole;

pub(super) use form::{Form, variable};
pub(super) use near::Relation;
pub(super) use rational::Rational;
pub(super) use simplex::Simplex;
pub(super) use whole::Found;
