//! The examples of the scene `cuboids`.

use crate::scene::ExampleGroup;
use crate::scene::example::{count, examples};

const FILE: &str = include_str!("../../../assets/examples/cuboids.txt");

/// All of them: a name, and what a command line would say.
pub(super) const PRESETS: &[(&str, &str)] = &examples::<{ count(FILE) }>(FILE);

pub(super) const GROUPS: &[(&str, ExampleGroup)] =
    &[("cpp-rectangles", ExampleGroup::Sources), ("front-overlaps", ExampleGroup::TripUps)];
