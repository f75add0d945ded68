//! Which family is found, by tables of small tests.

mod notation;
mod named;
mod others;
mod pairs;
