//! The examples of the scene `circle`.

use crate::scene::ExampleGroup;

/// Which example begins a group.
pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("beyond-a-corner", ExampleGroup::Corners),
    ("left-of-b", ExampleGroup::Edges),
    ("wholly-inside", ExampleGroup::TripUps),
    ("mistake-bounding-box", ExampleGroup::Mistakes),
    ("wild-raylib-3575", ExampleGroup::Wild),
];

macro_rules! in_b {
    ($circle:literal) => {
        concat!($circle, " b=100,100,80,60")
    };
}

/// Beyond corners, over edges, what trips people up, well-known wrong tests where they err, and what was reported of
/// libraries: numbers as their threads have them, named after project and thread.
pub(super) const PRESETS: &[(&str, &str)] = &[
    ("between-both", ""),
    ("beyond-a-corner", in_b!("c=92,92 r=10")),
    ("reaches-the-corner", in_b!("c=94,92 r=11")),
    ("touches-the-corner", in_b!("c=97,96 r=5")),
    ("touches-5-12-13", in_b!("c=185,172 r=13")),
    ("tiny-circle", in_b!("c=99.7,99.7 r=0.4")),
    ("huge-circle", in_b!("c=-1100,-1500 r=2000")),
    ("left-of-b", in_b!("c=90,130 r=15")),
    ("touches-the-edge", in_b!("c=85,130 r=15")),
    ("too-far-right", in_b!("c=200,130 r=15")),
    ("over-an-edge", in_b!("c=140,92 r=10")),
    ("under-b", in_b!("c=120,170 r=12")),
    ("wholly-inside", in_b!("c=140,130 r=10")),
    ("centre-on-an-edge", in_b!("c=100,130 r=5")),
    ("around-b", in_b!("c=140,130 r=500")),
    ("point-inside", in_b!("c=140,130 r=0")),
    ("point-on-an-edge", in_b!("c=100,130 r=0")),
    ("last-bit-touching", "c=0,0 r=1.3 b=0.5,1.2,2,1 method=root"),
];
