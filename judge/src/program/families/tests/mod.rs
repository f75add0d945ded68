//! Which family is found, by tables of small tests.

mod named;
mod notation;
mod others;
mod pairs;
