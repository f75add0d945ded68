//! The examples of the scene `response`.

use crate::scene::ExampleGroup;
use crate::scene::example::{count, examples};

const FILE: &str = include_str!("../../../assets/examples/response.txt");

/// All of them: a name, and what a command line would say.
pub(super) const PRESETS: &[(&str, &str)] = &examples::<{ count(FILE) }>(FILE);

pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("edge-of-a-row", ExampleGroup::Seams),
    ("fell-slowly", ExampleGroup::OneBlock),
    ("wild-bump-33", ExampleGroup::Wild),
];
