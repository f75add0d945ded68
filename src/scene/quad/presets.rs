//! The examples of the scene `quad`.

use crate::scene::ExampleGroup;
use crate::scene::example::{count, examples};

const FILE: &str = include_str!("../../../assets/examples/quad.txt");

/// All of them: a name, and what a command line would say.
pub(super) const PRESETS: &[(&str, &str)] = &examples::<{ count(FILE) }>(FILE);

pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("empty", ExampleGroup::Sources),
    ("counter-clockwise", ExampleGroup::TripUps),
    ("mistake-three-edges", ExampleGroup::Mistakes),
    ("wild-recastnavigation-263", ExampleGroup::Wild),
];
