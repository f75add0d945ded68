//! The examples of the scene `rects`.

use crate::scene::ExampleGroup;

pub(super) const GROUPS: &[(&str, ExampleGroup)] = &[
    ("hsp-start", ExampleGroup::Sources),
    ("touching-edge", ExampleGroup::TripUps),
    ("mistake-corner-inside", ExampleGroup::Mistakes),
    ("wild-sdl-12767", ExampleGroup::Wild),
];

/// The sources' own examples, tricky arrangements, common wrong tests where they fail, and bugs reported of libraries
/// and games: with the numbers and tests of their threads, named after project and thread.
pub(super) const PRESETS: &[(&str, &str)] = &[
    ("hsp-start", ""),
    ("left-of", "a=120,190,100,100 b=270,190,100,100"),
    ("right-of", "a=420,190,100,100 b=270,190,100,100"),
    ("above", "a=270,60,100,100 b=270,190,100,100"),
    ("below", "a=270,320,100,100 b=270,190,100,100"),
    ("javascript-canvas", "a=60,50,80,100 b=110,115,100,130 method=centre-size"),
    ("cpp-rectangles", "a=0,0,5,5 b=1,1,5,3 method=two-corners grid=on"),
    ("touching-edge", "a=2,3,8,6 b=10,3,8,6 grid=on"),
    ("touching-corner", "a=2,2,8,6 b=10,8,8,6 grid=on"),
    ("one-pixel", "a=3,3,8,6 b=10,3,8,6 grid=on"),
    ("half-a-pixel", "a=2.5,3,8,6 b=10,3,8,6 grid=on"),
    ("cross", "a=170,230,300,40 b=300,100,40,300"),
    ("containment", "a=170,140,300,200 b=270,190,100,100"),
    ("identical", "a=270,190,100,100 b=270,190,100,100"),
    ("last-bit-sum", "a=0.1,0.1,0.2,0.2 b=0.3,0.1,0.2,0.2 method=origin-size border=misses lens=on"),
    ("last-bit-centres", "a=0.1,0.1,0.2,0.2 b=0.3,0.1,0.2,0.2 method=centre-size border=misses lens=on"),
    (
        "last-bit-single",
        "a=20.2,100,33.3,120 b=53.5,80,300.3,160 method=centre-size border=misses lens=on precision=single",
    ),
    (
        "mistake-corner-inside",
        "a=170,230,300,40 b=300,100,40,300 \
         formula=\"((ax >= bx && ax <= bx2) || (ax2 >= bx && ax2 <= bx2)) && ((ay >= by && ay <= by2) || (ay2 >= by && ay2 <= by2))\"",
    ),
    ("mistake-condition-1", "a=270,240,100,100 b=120,80,100,80 formula=\"bx < ax + aw\""),
    ("mistake-condition-2", "a=200,240,100,100 b=380,90,100,80 formula=\"ax < bx + bw\""),
    ("mistake-condition-3", "a=270,240,100,100 b=120,80,100,80 formula=\"by < ay + ah\""),
    ("mistake-condition-4", "a=200,80,100,100 b=380,260,100,80 formula=\"ay < by + bh\""),
    (
        "mistake-or-for-and",
        "a=150,120,100,80 b=380,260,100,80 \
         formula=\"bx < ax + aw || ax < bx + bw || by < ay + ah || ay < by + bh\"",
    ),
    (
        "mistake-full-sizes",
        "a=200,160,100,100 b=340,200,100,100 formula=\"abs(acx - bcx) < aw + bw && abs(acy - bcy) < ah + bh\"",
    ),
    (
        "mistake-no-abs",
        "a=140,180,100,100 b=400,200,100,100 formula=\"acx - bcx < (aw + bw) / 2 && acy - bcy < (ah + bh) / 2\"",
    ),
    (
        "mistake-at-most-once",
        "a=170,180,100,100 b=270,200,100,100 \
         formula=\"bx <= ax + aw && ax < bx + bw && by < ay + ah && ay < by + bh\"",
    ),
    ("mistake-only-x", "a=250,80,100,100 b=280,280,100,100 formula=\"bx < ax + aw && ax < bx + bw\""),
    (
        "mistake-width-twice",
        "a=120,140,200,40 b=200,260,220,40 \
         formula=\"abs(acx - bcx) < (aw + bw) / 2 && abs(acy - bcy) < (aw + bw) / 2\"",
    ),
    (
        "mistake-circles",
        "a=250,60,60,200 b=270,220,60,200 \
         formula=\"dx = acx - bcx; dy = acy - bcy; r = (aw + bw) / 2; return dx * dx + dy * dy < r * r;\"",
    ),
    (
        "mistake-centre-as-corner",
        "a=100,160,100,100 b=210,200,40,40 \
         formula=\"bcx < acx + aw && acx < bcx + bw && bcy < acy + ah && acy < bcy + bh\"",
    ),
    (
        "mistake-integer-halves",
        "a=3,3,5,5 b=7,3,5,5 \
         formula=\"aw2 = floor(aw / 2); ah2 = floor(ah / 2); bw2 = floor(bw / 2); bh2 = floor(bh / 2); \
         return abs(ax + aw2 - bx - bw2) < aw2 + bw2 && abs(ay + ah2 - by - bh2) < ah2 + bh2;\" grid=on",
    ),
    (
        "mistake-mixed-axes",
        "a=300,60,100,80 b=340,100,100,80 formula=\"bx < ax + aw && ax < bx + bw && bx < ay + ah && ay < by + bh\"",
    ),
    (
        "mistake-swapped-arguments",
        "a=180,140,80,80 b=400,300,120,80 formula=\"bw < ax + aw && ax < bw + bx && bh < ay + ah && ay < bh + by\"",
    ),
    (
        "mistake-unsorted-corners",
        "a=200,140,120,100 b=260,190,140,120 formula=\"bx1 < ax1 && ax2 < bx2 && by1 < ay1 && ay2 < by2\"",
    ),
    (
        "wild-sdl-12767",
        "a=0,0,32,32 b=32,0,32,32 \
         formula=\"!(min(ax + aw, bx + bw) < max(ax, bx)) && !(min(ay + ah, by + bh) < max(ay, by))\" grid=on",
    ),
    (
        "wild-monogame-468",
        "a=0,0,32,32 b=32,0,32,32 \
         formula=\"!(b.left > a.right || b.right < a.left || b.top > a.bottom || b.bottom < a.top)\" grid=on",
    ),
    ("wild-monogame-extended-213", "a=0,0,32,32 b=32,32,32,32 method=two-corners grid=on"),
    (
        "wild-tutorials-14987",
        "a=5,0,12,14 b=0,0,5,14 formula=\"!(ay2 < by1 || ay1 > by2 || ax2 < bx1 || ax1 > bx2)\" grid=on",
    ),
    ("wild-box-collide-2", "a=0,0,3,2 b=3,0,2,2 method=two-corners grid=on"),
    (
        "wild-pixel-277",
        "a=0,0,10,10 b=10,10,10,10 formula=\"!(bx2 < ax1 || bx1 > ax2 || by2 < ay1 || by1 > ay2)\" grid=on",
    ),
    (
        "wild-libgdx-5861",
        "a=0.1,0,32,32 b=32,0,32,32 \
         formula=\"bx < ax + aw && bx + bw > ax && by < ay + ah && by + bh > ay\" grid=on",
    ),
    ("wild-pygame-215", "a=0.1,0,10,10 b=10,0,10,10 grid=on"),
    (
        "wild-binpackingjs-20",
        "a=0,0,0.005,0.005 b=0.005,0,0.005,0.005 \
         formula=\"max(acx, bcx) - min(acx, bcx) < (aw + bw) / 2 && max(acy, bcy) - min(acy, bcy) < (ah + bh) / 2\" \
         lens=on",
    ),
    (
        "wild-peirce-99",
        "a=170,230,300,40 b=300,100,40,300 \
         formula=\"(((ax >= bx && ax <= bx2) || (ax2 >= bx && ax2 <= bx2)) && ((ay >= by && ay <= by2) || (ay2 >= by && ay2 <= by2))) \
         || (((bx >= ax && bx <= ax2) || (bx2 >= ax && bx2 <= ax2)) && ((by >= ay && by <= ay2) || (by2 >= ay && by2 <= ay2)))\"",
    ),
    (
        "wild-pixelvision8-299",
        "a=8,0,8,16 b=9,9,8,16 \
         formula=\"ax <= bx && bx + bw <= ax + aw && ay <= by && by + bh <= ay + ah\" grid=on",
    ),
    (
        "wild-indigo-345",
        "a=3,5,2,2 b=4,5,2,1 \
         formula=\"aw2 = floor(aw / 2); ah2 = floor(ah / 2); bw2 = floor(bw / 2); bh2 = floor(bh / 2); \
         return abs(ax + aw2 - bx - bw2) < aw2 + bw2 && abs(ay + ah2 - by - bh2) < ah2 + bh2;\" grid=on",
    ),
    (
        "wild-bevy-2720",
        "a=160,275,80,50 b=232,294,20,20 \
         formula=\"ax - aw / 2 < bx + bw / 2 && ax + aw / 2 > bx - bw / 2 && ay - ah / 2 < by + bh / 2 && ay + ah / 2 > by - bh / 2\"",
    ),
    // The report has (5, 5, -10, -10): there x is A's right end, and the width is -aw.
    (
        "wild-libgdx-7257",
        "a=-5,-5,10,10 b=0,0,10,10 \
         formula=\"ax2 < bx + bw && ax2 - aw > bx && ay2 < by + bh && ay2 - ah > by\" grid=on",
    ),
];
