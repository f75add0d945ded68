//! The examples of the scene `rects`.

use crate::scene::ExampleGroup;
use crate::scene::example::{count, examples};

const FILE: &str = include_str!("../../../assets/examples/rects.txt");

/// All of them: a name, and what a command line would say.
pub(super) const PRESETS: &[(&str, &str)] = &examples::<{ count(FILE) }>(FILE);

pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("hsp-start", ExampleGroup::Sources),
    ("touching-edge", ExampleGroup::TripUps),
    ("mistake-corner-inside", ExampleGroup::Mistakes),
    ("wild-sdl-12767", ExampleGroup::Wild),
];
