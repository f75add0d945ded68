//! The tests of the crate, in one program. They need typed tests.
#![cfg(feature = "formula")]

mod circle;
mod code;
mod cuboids;
mod formula;
mod inside;
mod judge;
mod lens;
mod lifted;
#[cfg(feature = "mint")]
mod mint;
mod numbers;
mod overlap;
mod response;
#[cfg(feature = "serde")]
mod serde;
mod signs;
mod sources;
