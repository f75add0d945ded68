//! The tests of the crate, in one program.

mod button;
mod cast;
mod cast_near;
mod circle;
mod circles;
mod cuboids;
mod half;
mod inside;
mod lens;
mod lifted;
mod lines;
#[cfg(feature = "mint")]
mod mint;
mod numbers;
mod overlap;
mod pairs;
mod polygon;
mod response;
#[cfg(feature = "serde")]
mod serde;
mod signs;
mod sources;
mod turned;
