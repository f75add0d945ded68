//! The examples of the scene `cuboids`.

use crate::scene::ExampleGroup;

pub(super) const GROUPS: &[(&str, ExampleGroup)] =
    &[("cpp-rectangles", ExampleGroup::Sources), ("front-overlaps", ExampleGroup::TripUps)];

/// The C++ article's rectangles with a depth, and tricky arrangements.
pub(super) const PRESETS: &[(&str, &str)] = &[
    ("cpp-rectangles", ""),
    ("javascript-canvas", "a=60,50,0,80,100,80 b=110,115,40,100,130,100 method=centre-size"),
    ("front-overlaps", "a=20,20,0,60,60,40 b=50,40,70,70,60,50"),
    ("touching-face", "a=0,20,20,60,60,60 b=60,0,0,80,80,80"),
    ("touching-edge", "a=0,0,20,60,60,60 b=60,60,0,80,80,80"),
    ("touching-corner", "a=0,0,0,60,60,60 b=60,60,60,80,80,80"),
    ("containment", "a=0,0,0,120,100,120 b=40,35,40,40,40,40"),
    ("bar-through-frame", "a=50,40,-60,20,20,200 b=0,0,30,120,100,20"),
    ("identical", "a=0,0,0,80,80,80 b=0,0,0,80,80,80"),
];
