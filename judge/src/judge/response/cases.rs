//! The cases: those of the course with their names, seams of tiles, then random ones. All numbers are whole, and so exact.

mod staggered;

pub(super) use staggered::{squeezed, staggered};

use super::ResponseCase;
use crate::program::response::Rectangle;
use crate::random::Random;

/// The seeds of the random cases, and of the rows.
const SEEDS: [u64; 2] = [0x5eed_0053, 0x5eed_0054];

const BLOCK: Rectangle = [0.0, 100.0, 32.0, 32.0];

const fn one(
    name: &'static str,
    a: [f64; 4],
    velocity: [f64; 2],
    block: Rectangle,
) -> (&'static str, Rectangle, [f64; 2], Rectangle) {
    (name, a, velocity, block)
}

const fn player(x: f64, y: f64) -> Rectangle {
    [x, y, 16.0, 32.0]
}

/// Moves with an answer each that is worth a look.
const ONE_BLOCK: [(&str, Rectangle, [f64; 2], Rectangle); 31] = [
    one("R1", player(-10.0, 64.0), [0.0, 8.0], BLOCK),
    one("R2", player(-10.0, 64.0), [0.0, 12.0], BLOCK),
    one("R3", player(-10.0, 64.0), [0.0, 16.0], BLOCK),
    one("R4", player(8.0, 64.0), [0.0, 16.0], BLOCK),
    one("R5", [-20.0, 104.0, 16.0, 24.0], [8.0, 0.0], BLOCK),
    one("R6", [-20.0, 104.0, 16.0, 24.0], [34.0, 0.0], BLOCK),
    one("R7", player(-40.0, 40.0), [60.0, 60.0], BLOCK),
    one("R8", player(-22.0, 60.0), [24.0, 16.0], BLOCK),
    one("R9", player(-24.0, 60.0), [16.0, 24.0], BLOCK),
    one("R10", player(-24.0, 60.0), [16.0, 16.0], BLOCK),
    one("R11", player(-26.0, 62.0), [20.0, 12.0], BLOCK),
    one("R12", player(-32.0, 84.0), [32.0, -32.0], BLOCK),
    one("R13", player(-24.0, 100.0), [40.0, -40.0], BLOCK),
    one("R14", player(36.0, 140.0), [-12.0, -16.0], BLOCK),
    one("R15", player(-30.0, 60.0), [0.0, 60.0], BLOCK),
    one("R16", [0.0, 110.0, 4.0, 4.0], [60.0, 0.0], [24.0, 80.0, 8.0, 60.0]),
    one("R17", player(4.0, 80.0), [2.0, 4.0], BLOCK),
    one("R18", player(4.0, 80.0), [0.0, 0.0], BLOCK),
    one("R19", player(-12.0, 90.0), [0.0, 0.0], BLOCK),
    one("R20", player(-4.0, 68.0), [6.0, 0.0], BLOCK),
    one("R21", player(-4.0, 68.0), [6.0, 4.0], BLOCK),
    one("R22", player(8.0, 60.0), [0.0, 8.0], BLOCK),
    one("R23", player(6.0, 64.0), [0.0, 8.0], [0.0, 100.0, 320.0, 16.0]),
    // The same from the other sides.
    one("", player(8.0, 140.0), [0.0, -16.0], BLOCK),
    one("", player(40.0, 100.0), [-16.0, 0.0], BLOCK),
    one("", player(-10.0, 136.0), [0.0, -12.0], BLOCK),
    one("", [36.0, 104.0, 16.0, 24.0], [-34.0, 0.0], BLOCK),
    one("", player(40.0, 60.0), [-16.0, 16.0], BLOCK),
    one("", player(40.0, 140.0), [-16.0, -16.0], BLOCK),
    one("", player(-24.0, 140.0), [16.0, -16.0], BLOCK),
    one("", player(-4.0, 132.0), [6.0, 0.0], BLOCK),
];

const fn tile(x: f64, y: f64) -> Rectangle {
    [x, y, 32.0, 32.0]
}

const FLOOR: [Rectangle; 3] = [tile(0.0, 100.0), tile(32.0, 100.0), tile(64.0, 100.0)];
const WALL: [Rectangle; 3] = [tile(100.0, 0.0), tile(100.0, 32.0), tile(100.0, 64.0)];
const STEP: [Rectangle; 3] = [tile(0.0, 100.0), tile(32.0, 100.0), tile(32.0, 68.0)];

/// Moves along tiles.
const TILES: [(&str, Rectangle, [f64; 2], [Rectangle; 3]); 10] = [
    ("S1", player(14.0, 68.0), [3.0, 4.0], FLOOR),
    ("S2", player(34.0, 68.0), [-3.0, 4.0], FLOOR),
    ("S3", player(10.0, 64.0), [12.0, 8.0], FLOOR),
    ("S4", player(84.0, 26.0), [6.0, 10.0], WALL),
    ("S5", player(84.0, 40.0), [6.0, -12.0], WALL),
    ("S6", player(10.0, 64.0), [12.0, 8.0], STEP),
    ("", player(14.0, 132.0), [3.0, -4.0], FLOOR),
    ("", player(34.0, 132.0), [-3.0, -4.0], FLOOR),
    ("", player(132.0, 26.0), [-6.0, 10.0], WALL),
    ("", player(132.0, 40.0), [-6.0, -12.0], WALL),
];

/// The named cases of one block.
pub(super) fn named() -> impl Iterator<Item = ResponseCase> {
    ONE_BLOCK.iter().map(|&(name, before, velocity, block)| ResponseCase {
        name: Some(name).filter(|name| !name.is_empty()),
        before,
        is_ball: false,
        of_blocks: [0.0; 2],
        velocity,
        blocks: vec![block],
    })
}

/// Moves that end elsewhere if A goes straight to where it would be put, and not down and then along: under a block that hangs there.
pub(super) fn bends() -> impl Iterator<Item = ResponseCase> {
    const AROUND: [(Rectangle, [f64; 2], [Rectangle; 2]); 2] = [
        (player(10.0, 36.0), [40.0, 64.0], [[0.0, 100.0, 96.0, 32.0], [60.0, 36.0, 32.0, 32.0]]),
        (player(52.0, 10.0), [32.0, 64.0], [[84.0, 0.0, 32.0, 160.0], [60.0, 90.0, 8.0, 8.0]]),
    ];
    AROUND.iter().map(|&(before, velocity, blocks)| ResponseCase {
        name: None,
        before,
        is_ball: false,
        of_blocks: [0.0; 2],
        velocity,
        blocks: blocks.to_vec(),
    })
}

/// The same with a circle in place of A, which keeps A's edges towards the first block.
pub(super) fn with_ball(case: ResponseCase) -> ResponseCase {
    let [x, y, w, h] = case.before;
    let size = ((w.min(h) / 2.0).floor() * 2.0).max(2.0);
    let [bx, by, bw, bh] = case.blocks.first().copied().unwrap_or_default();
    let kept =
        |from: f64, length: f64, block: f64| if from + length / 2.0 < block { from + length - size } else { from };
    let before = [kept(x, w, bx + bw / 2.0), kept(y, h, by + bh / 2.0), size, size];
    ResponseCase { before, is_ball: true, ..case }
}

/// Steps of a circle towards a corner, and past it, from each of them.
pub(super) fn ball_corners() -> impl Iterator<Item = ResponseCase> {
    const STEPS: [([f64; 2], [f64; 2]); 7] = [
        ([12.0, 16.0], [12.0, 16.0]),
        ([16.0, 12.0], [16.0, 12.0]),
        ([12.0, 16.0], [18.0, 24.0]),
        ([14.0, 14.0], [8.0, 8.0]),
        ([16.0, 10.0], [16.0, 0.0]),
        ([9.0, 20.0], [0.0, 12.0]),
        ([20.0, 14.0], [12.0, 6.0]),
    ];
    let ways = [[1.0, 1.0], [-1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]];
    ways.into_iter().flat_map(|way: [f64; 2]| {
        STEPS.map(|(away, speeds)| {
            let at = [0, 1].map(|axis| {
                let corner = if way[axis] > 0.0 { BLOCK[axis] } else { BLOCK[axis] + BLOCK[axis + 2] };
                corner - away[axis] * way[axis]
            });
            let velocity = [0, 1].map(|axis| speeds[axis] * way[axis] + 0.0);
            let before = [at[0] - 10.0, at[1] - 10.0, 20.0, 20.0];
            ResponseCase { name: None, before, is_ball: true, of_blocks: [0.0; 2], velocity, blocks: vec![BLOCK] }
        })
    })
}

/// The cases of tiles, each in both orders.
pub(super) fn seams() -> impl Iterator<Item = ResponseCase> {
    let one = |&(name, before, velocity, tiles): &(&'static str, Rectangle, [f64; 2], [Rectangle; 3])| {
        let name = Some(name).filter(|name: &&str| !name.is_empty());
        let back: Vec<Rectangle> = tiles.iter().rev().copied().collect();
        [tiles.to_vec(), back].map(|blocks| ResponseCase {
            name,
            before,
            is_ball: false,
            of_blocks: [0.0; 2],
            velocity,
            blocks,
        })
    };
    TILES.iter().flat_map(one)
}

/// Steps that meet two sides at the same moment, from each corner.
pub(super) fn corners() -> impl Iterator<Item = ResponseCase> {
    const STEPS: [([f64; 2], f64); 6] = [
        ([8.0, 8.0], 0.5),
        ([16.0, 4.0], 0.25),
        ([4.0, 32.0], 0.75),
        ([24.0, 16.0], 0.5),
        ([8.0, 16.0], 0.0),
        ([64.0, 48.0], 0.25),
    ];
    let ways = [[1.0, 1.0], [-1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]];
    ways.into_iter().flat_map(|way| {
        STEPS.map(|(speeds, time)| {
            let velocity: [f64; 2] = [0, 1].map(|axis| speeds[axis] * way[axis]);
            let place = [0, 1].map(|axis| {
                let (begin, end, size) =
                    (BLOCK[axis], BLOCK[axis] + BLOCK[axis + 2], if axis == 0 { 16.0 } else { 32.0 });
                let at_side = if way[axis] > 0.0 { begin - size } else { end };
                at_side - velocity[axis] * time
            });
            ResponseCase {
                name: None,
                before: player(place[0], place[1]),
                is_ball: false,
                of_blocks: [0.0; 2],
                velocity,
                blocks: vec![BLOCK],
            }
        })
    })
}

/// Random cases of one block: near it at the end of the step, or halfway. Every second one has rough numbers, so that many are equal.
pub(super) fn random(count: usize) -> Vec<ResponseCase> {
    const SPEEDS: [f64; 9] = [0.0, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0];
    let mut random = Random(SEEDS[0]);
    let mut all = Vec::with_capacity(count);
    for at in 0..count {
        let step = if at % 2 == 0 { 8.0 } else { 1.0 };
        let mut size =
            |most: u64| if step == 8.0 { 8.0 + 8.0 * random.up_to(most) } else { 4.0 + random.up_to(most * 8) };
        let [aw, ah, bw, bh] = [size(4), size(4), size(7), size(7)];
        let mut speed = || {
            let size = SPEEDS[random.up_to(8) as usize];
            let size = if step == 8.0 && size < 8.0 { 0.0 } else { size };
            if random.up_to(1) == 0.0 { -size } else { size }
        };
        let velocity = [speed(), speed()];
        let [bx, by] = [0, 1].map(|_| (random.up_to(40) - 20.0) * 8.0);
        // Around the block, and a little beside it.
        let mut near = |from: f64, a: f64, b: f64| {
            let room = ((a + b) / step) as u64 + 4;
            from - a - 2.0 * step + step * random.up_to(room)
        };
        let place = [near(bx, aw, bw), near(by, ah, bh)];
        let part = if at % 3 == 2 { 0.5 } else { 1.0 };
        let before = [0, 1].map(|axis| place[axis] - (velocity[axis] * part).trunc() + 0.0);
        all.push(ResponseCase {
            name: None,
            before: [before[0], before[1], aw, ah],
            is_ball: false,
            of_blocks: [0.0; 2],
            velocity: velocity.map(|speed| speed + 0.0),
            blocks: vec![[bx, by, bw, bh]],
        });
    }
    all
}

/// Random rows of tiles, walked along and jumped against, for code that takes a list.
pub(super) fn rows(count: usize) -> Vec<ResponseCase> {
    let mut random = Random(SEEDS[1]);
    let mut all = Vec::with_capacity(count);
    for _ in 0..count {
        let is_floor = random.up_to(1) == 0.0;
        let is_near = random.up_to(1) == 0.0;
        let [along, across] = [random.up_to(40), random.up_to(3)];
        let [way, against] = [random.up_to(24) - 12.0, 1.0 + random.up_to(11)];
        let (size, against) = if is_floor { (32.0, against) } else { (16.0, against) };
        let across = if is_near { -size - across } else { 32.0 + across };
        let against = if is_near { against } else { -against };
        let tiles = [0.0, 32.0, 64.0].map(|at| if is_floor { tile(at, 100.0) } else { tile(100.0, at) });
        let (before, velocity) = match is_floor {
            true => (player(along, 100.0 + across), [way, against]),
            false => (player(100.0 + across, along), [against, way]),
        };
        let mut blocks = tiles.to_vec();
        if random.up_to(1) == 0.0 {
            blocks.reverse();
        }
        all.push(ResponseCase { name: None, before, is_ball: false, of_blocks: [0.0; 2], velocity, blocks });
    }
    all
}

/// Cases of one block that moves, so that A meets it as in one of the others: by the block's way alone, or by the ways of both.
pub(super) fn moving(axes: [bool; 2]) -> impl Iterator<Item = ResponseCase> {
    const WAYS: [[f64; 2]; 6] = [[4.0, 3.0], [-3.0, -5.0], [8.0, 0.0], [0.0, -6.0], [-12.0, 7.0], [1.0, 2.0]];
    let kept = move |way: [f64; 2]| [0, 1].map(|axis| if axes[axis] { way[axis] + 0.0 } else { 0.0 });
    let count = if axes == [false; 2] { 0 } else { usize::MAX };
    let all = named().chain(corners()).chain(random(300)).take(count).enumerate();
    all.flat_map(move |(at, case)| {
        let alone = case.velocity.map(|speed| -speed);
        [alone, WAYS[at % WAYS.len()]].map(|way| {
            let of_blocks = kept(way);
            let velocity = [0, 1].map(|axis| case.velocity[axis] + of_blocks[axis]);
            ResponseCase { name: None, velocity, of_blocks, ..case.clone() }
        })
    })
    .filter(|case| case.of_blocks != [0.0; 2])
}
