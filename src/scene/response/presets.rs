//! The examples of the scene `response`.

use crate::scene::ExampleGroup;

pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("edge-of-a-row", ExampleGroup::Seams),
    ("fell-slowly", ExampleGroup::OneBlock),
    ("wild-bump-33", ExampleGroup::Wild),
];

/// Tiles that catch a player; one block, slow and fast; and bugs reported of libraries and games.
pub(super) const PRESETS: &[(&str, &str)] = &[
    ("edge-of-a-row", ""),
    ("caught-on-a-seam", "a=76,68,16,32 v=-3,4 b=0,100,32,32 tiles=3 method=least-overlap frame=4 rate=4"),
    ("caught-the-other-way", "a=14,68,16,32 v=3,4 b=0,100,32,32 tiles=3 method=least-overlap asked=reversed rate=4"),
    ("seam-axis-by-axis", "a=76,68,16,32 v=-3,4 b=0,100,32,32 tiles=3 method=axis-by-axis rate=4"),
    ("stands-on-a-wall", "a=84,26,16,32 v=6,10 b=100,0,32,32 tiles=1 wall=3 method=previous asked=reversed rate=4"),
    ("head-on-a-wall", "a=84,40,16,32 v=6,-12 b=100,0,32,32 tiles=1 wall=3 method=previous rate=4"),
    ("inner-corner", "a=10,64,16,32 v=12,8 b=0,100,32,32 tiles=2 block=32,68,32,32 method=swept answer=slide"),
    ("fell-slowly", "a=-10,64,16,32 v=0,8 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("fell-12", "a=-10,64,16,32 v=0,12 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("fell-16", "a=-10,64,16,32 v=0,16 b=0,100,32,32 tiles=1 method=diagonals"),
    ("fell-on-the-middle", "a=8,64,16,32 v=0,16 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("ran-into-it", "a=-20,104,16,24 v=8,0 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("past-the-middle", "a=-20,104,16,24 v=34,0 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("fast-diagonal", "a=-40,40,16,32 v=60,60 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("landed-and-slides", "a=-22,60,16,32 v=24,16 b=0,100,32,32 tiles=1 method=swept answer=slide"),
    ("side-not-top", "a=-24,60,16,32 v=16,24 b=0,100,32,32 tiles=1"),
    ("exact-corner", "a=-24,60,16,32 v=16,16 b=0,100,32,32 tiles=1 method=swept"),
    ("grazes-a-corner", "a=-32,84,16,32 v=32,-32 b=0,100,32,32 tiles=1 method=axis-by-axis"),
    ("round-the-corner", "a=-24,100,16,32 v=40,-40 b=0,100,32,32 tiles=1 method=least-overlap"),
    ("from-below", "a=36,140,16,32 v=-12,-16 b=0,100,32,32 tiles=1 method=axis-by-axis order=y"),
    ("falls-past", "a=-30,60,16,32 v=0,60 b=0,100,32,32 tiles=1 method=swept"),
    ("bullet", "a=0,110,4,4 v=60,0 b=24,80,8,60 tiles=1"),
    ("starts-inside", "a=4,80,16,32 v=2,4 b=0,100,32,32 tiles=1"),
    ("slides-along", "a=-4,68,16,32 v=6,0 b=0,100,32,32 tiles=1 method=diagonals"),
    ("pressed-on", "a=-4,68,16,32 v=6,4 b=0,100,32,32 tiles=1 method=swept answer=slide"),
    ("ends-touching", "a=8,60,16,32 v=0,8 b=0,100,32,32 tiles=1 method=diagonals"),
    ("long-floor", "a=6,64,16,32 v=0,8 b=0,100,320,16 tiles=1 method=diagonals"),
    ("wild-bump-33", "a=0,32,16,16 v=-8,-8 b=16,0,32,32 tiles=1 method=swept answer=slide"),
    ("wild-flixel-1566", "a=50,24,20,20 v=-6,10 b=0,0,50,50 tiles=1 wall=4 method=least-overlap asked=reversed rate=4"),
    ("wild-flixel-3430", "a=14,68,16,32 v=3,4 b=0,100,32,32 tiles=3 method=least-overlap asked=reversed rate=4"),
    ("wild-dikuarcade-52", "a=20,70,20,20 v=0,-40 b=0,0,60,40 tiles=1"),
    ("wild-bevy-8465", "a=-22,62,30,30 v=28,20 b=0,100,90,20 tiles=1 method=least-overlap"),
];
