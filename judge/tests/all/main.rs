//! The tests of the crate, in one program.

mod code;
mod corpus;
mod formula;
mod judge;
mod pairs;
mod polygon;
mod response;
mod ruler;
mod slanted;
