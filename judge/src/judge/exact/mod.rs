//! Exact arithmetic for proofs: fractions, linear forms of two shapes' numbers, and which signs are possible together.

mod form;
mod natural;
mod near;
mod rational;
mod simplex;
mod whole;

pub(super) use form::{Form, VARIABLES, variable};
pub(super) use near::Relation;
pub(super) use rational::Rational;
pub(super) use simplex::Simplex;
pub(super) use whole::Found;
