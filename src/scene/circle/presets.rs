//! The examples of the scene `circle`.

use crate::scene::ExampleGroup;
use crate::scene::example::{count, examples};

const FILE: &str = include_str!("../../../assets/examples/circle.txt");

/// All of them: a name, and what a command line would say.
pub(super) const PRESETS: &[(&str, &str)] = &examples::<{ count(FILE) }>(FILE);

/// Which example begins a group.
pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("between-both", ExampleGroup::Corners),
    ("left-of-b", ExampleGroup::Edges),
    ("wholly-inside", ExampleGroup::TripUps),
    ("mistake-bounding-box", ExampleGroup::Mistakes),
    ("wild-raylib-3575", ExampleGroup::Wild),
];
