//! Tiles that do not lie in one row: A meets several of them in one step, each at another depth, and some are out of its reach.
//!
//! Only here the order counts in which they are asked, and whether the place and the velocity are asked again for each of them.

use super::{ResponseCase, tile};
use crate::program::response::Rectangle;
use crate::random::Random;
use hantei_collision::{Contact, PlaneAxis, ResponseAnswer, ResponseMethod, ResponseRules, contact};

const SEED: u64 = 0x5eed_0055;
/// How many random cases there are of tiles that leave room for A, and of such that do not.
const RANDOM: [usize; 2] = [96, 24];

/// A name, A before the step, its way, the tiles.
type Layout = (&'static str, Rectangle, [f64; 2], &'static [Rectangle]);

const A: Rectangle = [0.0, 60.0, 16.0, 32.0];
const WIDE: Rectangle = [0.0, 60.0, 64.0, 32.0];
const DOWN: [f64; 2] = [0.0, 20.0];

const LAYOUTS: [Layout; 8] = [
    ("S7", A, DOWN, &[tile(-24.0, 100.0), tile(8.0, 95.0)]),
    // Stairs, and a tile that stands out in the middle.
    ("S8", WIDE, [4.0, 20.0], &[tile(-8.0, 103.0), tile(24.0, 100.0), tile(56.0, 97.0)]),
    ("", WIDE, [4.0, 20.0], &[tile(-8.0, 103.0), tile(24.0, 97.0), tile(56.0, 100.0)]),
    // A corner of walls and a floor.
    ("S9", A, [12.0, 8.0], &[tile(25.0, 40.0), tile(22.0, 72.0), tile(-16.0, 97.0)]),
    // Some tiles are far away.
    ("", A, DOWN, &[tile(400.0, 95.0), tile(-24.0, 100.0), tile(8.0, 95.0)]),
    ("", A, DOWN, &[tile(-24.0, 100.0), tile(400.0, 95.0), tile(40.0, 200.0), tile(-300.0, 0.0), tile(8.0, 95.0)]),
    ("", A, DOWN, &[[-300.0, 95.0, 308.0, 32.0], [8.0, 100.0, 300.0, 32.0]]),
    ("", [-20.0, 60.0, 16.0, 32.0], [20.0, 20.0], &[tile(-24.0, 100.0), tile(8.0, 95.0)]),
];

/// Put back before one tile, A is in another one, which it had passed.
const SQUEEZED: [Layout; 2] = [
    ("", [0.0, 0.0, 16.0, 32.0], [0.0, 90.0], &[[0.0, 115.0, 32.0, 32.0], [8.0, 40.0, 32.0, 45.0]]),
    ("", [-40.0, 0.0, 16.0, 32.0], [40.0, 90.0], &[[0.0, 115.0, 32.0, 32.0], [8.0, 40.0, 32.0, 45.0]]),
];

/// Cases in which A has room beside all tiles.
pub(in super::super) fn staggered() -> Vec<ResponseCase> {
    let random = random().filter(leaves_room).take(RANDOM[0]);
    LAYOUTS.iter().flat_map(images).chain(random).collect()
}

/// Cases in which it has none: which method does the same is asked, and nothing else.
pub(in super::super) fn squeezed() -> Vec<ResponseCase> {
    let random = random().filter(|case| !leaves_room(case)).take(RANDOM[1]);
    SQUEEZED.iter().flat_map(images).chain(random).collect()
}

/// The same with the floor as a ceiling and as either wall, each in both orders of asking.
fn images(&(name, before, velocity, tiles): &Layout) -> impl Iterator<Item = ResponseCase> + use<> {
    let turned = |[x, y, w, h]: Rectangle| [x, -y - h, w, h];
    let swapped = |[x, y, w, h]: Rectangle| [y, x, h, w];
    let [vx, vy] = velocity;
    let plain = (name, before, velocity, tiles.to_vec());
    let above = ("", turned(before), [vx, -vy + 0.0], tiles.iter().copied().map(turned).collect::<Vec<_>>());
    [plain, above].into_iter().flat_map(move |(name, before, [vx, vy], tiles)| {
        let beside = ("", swapped(before), [vy, vx], tiles.iter().copied().map(swapped).collect::<Vec<_>>());
        [(name, before, [vx, vy], tiles), beside].into_iter().flat_map(|(name, before, velocity, tiles)| {
            let back: Vec<Rectangle> = tiles.iter().rev().copied().collect();
            [tiles, back].map(|blocks| ResponseCase {
                name: Some(name).filter(|name| !name.is_empty()),
                before,
                is_ball: false,
                of_blocks: [0.0; 2],
                velocity,
                blocks,
            })
        })
    })
}

/// Random tiles of which A would overlap two after a step on one axis alone.
fn random() -> impl Iterator<Item = ResponseCase> {
    const SIZES: [[f64; 2]; 3] = [[32.0, 32.0], [16.0, 16.0], [24.0, 40.0]];
    const SPEEDS: [f64; 5] = [0.0, 8.0, 20.0, 40.0, 64.0];
    let mut random = Random(SEED);
    let made = move || {
        let [w, h] = SIZES[random.up_to(2) as usize];
        let mut at = |most: u64| 8.0 * (random.up_to(most) - (most / 2) as f64) + 5.0 * (random.up_to(2) - 1.0);
        let places = [at(12), at(12), at(12), at(12), at(12), at(12), at(12), at(12)];
        let [x, y] = [at(20), at(20)];
        let count = 2 + random.up_to(2) as usize;
        let mut speed = || SPEEDS[random.up_to(4) as usize] * (2.0 * random.up_to(1) - 1.0) + 0.0;
        let velocity = [speed(), speed()];
        let blocks = places.chunks_exact(2).take(count).map(|place| [place[0], place[1], w, h]).collect();
        Some(ResponseCase {
            name: None,
            before: [x, y, 16.0, 32.0],
            is_ball: false,
            of_blocks: [0.0; 2],
            velocity,
            blocks,
        })
    };
    std::iter::from_fn(made).filter(is_telling)
}

fn is_telling(case: &ResponseCase) -> bool {
    let [x, y, ..] = case.before;
    let [vx, vy] = case.velocity;
    let overlapped = |place: [f64; 2]| {
        let a = super::super::did::rect([place[0], place[1], case.before[2], case.before[3]]);
        case.rects().into_iter().filter(|tile| contact(a, *tile) == Contact::Overlapping).count()
    };
    let slides = PlaneAxis::ALL.iter().map(|&tie| {
        let rules = ResponseRules { tie, answer: ResponseAnswer::Slide, ..ResponseRules::default() };
        case.response(ResponseMethod::Swept, rules).end
    });
    let ends: Vec<_> = slides.collect();
    let meets_two = overlapped([x + vx, y]) > 1 || overlapped([x, y + vy]) > 1;
    meets_two && overlapped([x, y]) == 0 && ends.windows(2).all(|pair| pair[0] == pair[1])
}

/// Whether A is free of all tiles after either order of the axes, and either order of asking.
fn leaves_room(case: &ResponseCase) -> bool {
    use hantei_collision::AskedOrder::{Given, Reversed};
    let orders = PlaneAxis::ALL.iter().flat_map(|&order| [Given, Reversed].map(|asked| (order, asked)));
    let mut ends = orders.map(|(order, asked)| {
        let rules = ResponseRules { order, asked, ..ResponseRules::default() };
        super::super::did::corner(case.response(ResponseMethod::AxisByAxis, rules).end)
    });
    ends.all(|end| !case.overlaps_at(end))
}
