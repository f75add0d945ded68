//! The tests of the crate, in one program.

mod code;
mod crowd;
mod cuboids;
mod formula;
mod inside;
mod judge;
mod lens;
mod overlap;
mod signs;
mod sources;
