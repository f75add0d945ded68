//! A pasted test as a program: read whole, run as it stands.
//!
//! `parser` reads a text into the core language (`syntax`), `run` runs it, generic in its numbers, and `record` follows all
//! its ways at once. `inputs` finds out of which shapes it is.

// Until all of it is used.
#![allow(dead_code, reason = "built in parts")]

pub(crate) mod families;
pub(crate) mod inputs;
pub(crate) mod nodes;
pub(crate) mod parser;
pub(crate) mod syntax;

pub(crate) use crate::formula::{FormulaError, FormulaFlaw};
