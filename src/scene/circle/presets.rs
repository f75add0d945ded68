//! The examples of the scene `circle`.

use crate::scene::ExampleGroup;

/// Which example begins a group.
pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("between-both", ExampleGroup::Corners),
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
    ("last-bit-touching", "c=0,0 r=1.3 b=0.5,1.2,2,1"),
    (
        "mistake-bounding-box",
        "c=92,92 r=10 b=100,100,80,60 formula=\"bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2\"",
    ),
    (
        "mistake-only-corners",
        "c=140,92 r=10 b=100,100,80,60 \
         formula=\"(cx - bx1) * (cx - bx1) + (cy - by1) * (cy - by1) < r * r || \
         (cx - bx2) * (cx - bx2) + (cy - by1) * (cy - by1) < r * r || \
         (cx - bx2) * (cx - bx2) + (cy - by2) * (cy - by2) < r * r || \
         (cx - bx1) * (cx - bx1) + (cy - by2) * (cy - by2) < r * r\"",
    ),
    (
        "mistake-only-edges",
        "c=94,92 r=11 b=100,100,80,60 \
         formula=\"(bx1 <= cx && cx <= bx2 && by1 < cy + r && cy - r < by2) || \
         (by1 <= cy && cy <= by2 && bx1 < cx + r && cx - r < bx2)\"",
    ),
    ("mistake-centre-inside", "c=90,130 r=15 b=100,100,80,60 formula=\"bx1 < cx && cx < bx2 && by1 < cy && cy < by2\""),
    (
        "mistake-radius-not-squared",
        "c=90,130 r=15 b=100,100,80,60 \
         formula=\"dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2); dx * dx + dy * dy < r\"",
    ),
    (
        "mistake-diameter-for-radius",
        "c=80,130 r=15 b=100,100,80,60 \
         formula=\"dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2); sqrt(dx * dx + dy * dy) < 2 * r\"",
    ),
    (
        "mistake-centre-as-corner",
        "c=75,130 r=15 b=100,100,80,60 \
         formula=\"bx1 < cx + 2 * r && cx < bx2 && by1 < cy + 2 * r && cy < by2\"",
    ),
    (
        "mistake-corner-as-centre",
        "c=70,80 r=15 b=100,100,80,60 \
         formula=\"dx = abs(cx - bx); dy = abs(cy - by); if (dx > bw / 2 + r || dy > bh / 2 + r) return false; \
         dx <= bw / 2 || dy <= bh / 2 || (dx - bw / 2) * (dx - bw / 2) + (dy - bh / 2) * (dy - bh / 2) <= r * r\"",
    ),
    (
        "wild-raylib-3575",
        "c=0.7,0.7 r=0.25 b=0.5,0.5,0.25,0.5 \
         formula=\"dx = abs(cx - trunc(bx + bw / 2)); dy = abs(cy - trunc(by + bh / 2)); \
         if (dx > bw / 2 + r || dy > bh / 2 + r) return false; dx <= bw / 2 || dy <= bh / 2 || \
         (dx - bw / 2) * (dx - bw / 2) + (dy - bh / 2) * (dy - bh / 2) <= r * r\"",
    ),
    ("wild-raylib-680", "c=400,300 r=10 b=10,50,780,275 method=regions"),
    ("wild-kiwi-js-163", "c=92,92 r=10 b=100,100,80,60 method=box"),
    ("wild-cute-headers-85", "c=140,106 r=10 b=100,100,80,60"),
    (
        "wild-nez-395",
        "c=160,110 r=15 b=100,100,80,60 \
         formula=\"dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2); \
         (cx - bcx) * (cx - bcx) + (cy - bcy) * (cy - bcy) < r * r || \
         (!(bx1 <= cx && cx < bx2 && by1 <= cy && cy < by2) && dx * dx + dy * dy < r * r)\"",
    ),
];
