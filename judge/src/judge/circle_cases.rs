//! Circles and rectangles to try.
//! Idea: all coordinates are halves, or halves moved and multiplied by a power of two, so that a test computes exactly,
//! also squares and roots: circles touch a corner by 3, 4, 5 and other such triples. For each circle that touches there
//! is one that overlaps and one that is apart, by a half or by much less.

use hantei_collision::CircleAndRect;
use hantei_collision::{Circle, Point, Rect};

/// Factor, then the move to the right and down.
type Placed = (f64, f64, f64);

/// How the plane is stretched and moved. Moved planes have no fine gaps, because a square would round.
const PLACES: [Placed; 9] = [
    (1.0, 0.0, 0.0),
    (1.0, -8.0, -8.0),
    (1.0, 100.0, 100.0),
    (0.5, 0.0, 0.0),
    (-1.0, 0.0, 0.0),
    (0.5, -900.0, 40.0),
    (1024.0, 5e6, -4e3),
    (1.0 / 1024.0, 0.0, 0.0),
    (1024.0, 0.0, 0.0),
];
const GRID_PLACES: usize = 5;
const GRID_SIZES: [(f64, f64); 2] = [(3.0, 2.0), (1.0, 4.0)];
/// How far beyond the rectangle the grid goes, and how far its radii go.
const GRID_REACH: f64 = 4.0;
const GRID_RADIUS: f64 = 5.0;
const SIZES: [(f64, f64); 6] = [(8.0, 6.0), (6.0, 10.0), (1.0, 3.0), (20.0, 2.0), (5.0, 5.0), (40.0, 30.0)];
/// Gaps by which circles just overlap or are just apart, parts of a unit: powers of two.
const HALF: f64 = 0.5;
const FINE: [f64; 2] = [1.0 / 1024.0, 1.0 / 1_048_576.0];
/// The vector from a corner to the centre of a circle that touches it, and its radius.
const TRIPLES: [(f64, f64, f64); 8] = [
    (3.0, 4.0, 5.0),
    (4.0, 3.0, 5.0),
    (5.0, 12.0, 13.0),
    (12.0, 5.0, 13.0),
    (8.0, 15.0, 17.0),
    (15.0, 8.0, 17.0),
    (1.5, 2.0, 2.5),
    (6.0, 8.0, 10.0),
];
const TIMES: [f64; 2] = [1.0, 64.0];
const RADII: [f64; 6] = [0.5, 1.0, 2.5, 5.0, 40.0, 320.0];
const LARGE: f64 = 500.0;
const CONSTANTS: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Group {
    /// Every centre and every radius on a grid of halves around a rectangle of this size.
    Grid((f64, f64), Placed),
    /// Circles that touch, and others at this gap, also with this radius.
    Touching((f64, f64), Placed, f64, Option<f64>),
    /// Circles of this radius all around each corner, as near as halves allow.
    Corners((f64, f64), Placed, f64),
}

pub(super) fn groups(constants: &[f64], fixed: [Option<f64>; 3]) -> Vec<Group> {
    if fixed != [None; 3] {
        return groups_of_sizes(fixed);
    }
    let grids = GRID_SIZES
        .into_iter()
        .flat_map(|size| PLACES[..GRID_PLACES].iter().map(move |place| Group::Grid(size, *place)));
    let touching = SIZES.into_iter().flat_map(|size| {
        let places = PLACES.iter().map(move |place| Group::Touching(size, *place, HALF, None));
        places.chain(FINE.map(|gap| Group::Touching(size, PLACES[0], gap, None)))
    });
    let mut all: Vec<Group> = grids.chain(touching).collect();
    let mut around: Vec<f64> = Vec::new();
    for constant in constants.iter().map(|constant| constant.abs()) {
        // The grid itself has these constants already.
        let is_new = ![0.0, 0.5, 1.0, 2.0].contains(&constant) && !around.contains(&constant);
        if constant.is_finite() && is_new && around.len() < CONSTANTS {
            around.push(constant);
            all.extend(groups_around(constant));
        }
    }
    all
}

/// Circles and rectangles with numbers of the text for a radius or for sizes.
fn groups_of_sizes([radius, w, h]: [Option<f64>; 3]) -> Vec<Group> {
    let mut sizes: Vec<(f64, f64)> = SIZES.iter().map(|size| (w.unwrap_or(size.0), h.unwrap_or(size.1))).collect();
    sizes.dedup();
    let places = PLACES.into_iter().filter(|(factor, ..)| factor.abs() == 1.0);
    let all = places.flat_map(|place| sizes.iter().map(move |size| (*size, place)));
    let mut found = Vec::new();
    for (size, place) in all {
        found.push(Group::Touching(size, place, HALF, radius));
        let radii = radius.map_or_else(|| RADII.to_vec(), |radius| vec![radius]);
        found.extend(radii.into_iter().map(|radius| Group::Corners(size, place, radius)));
    }
    found
}

/// Half of a small constant as a gap; a large one as place, size and radius.
fn groups_around(constant: f64) -> Vec<Group> {
    const LEAST_EXPONENT: f64 = -35.0;
    const LARGEST: f64 = 1e6;
    let sizes = &SIZES[..2];
    if constant < 1.0 {
        let gap = (constant.log2().floor() - 1.0).max(LEAST_EXPONENT).exp2();
        return sizes.iter().map(|size| Group::Touching(*size, PLACES[0], gap, None)).collect();
    }
    let near = (constant.min(LARGEST) * 2.0).round() / 2.0;
    let places = [(1.0, near, near), (1.0, -near, -near), (1.0, near, 0.0), (1.0, 0.0, near)];
    let moved = places.into_iter().flat_map(|place| sizes.iter().map(move |size| (*size, place)));
    let sized = [(near, near + 1.0), (near + 1.0, near)].map(|size| (size, PLACES[0]));
    moved.chain(sized).map(|(size, place)| Group::Touching(size, place, HALF, Some(near))).collect()
}

impl Group {
    pub(super) fn cases(self, cases: &mut Vec<CircleAndRect>) {
        let (size, place) = match self {
            Self::Grid(size, place) | Self::Touching(size, place, ..) | Self::Corners(size, place, _) => (size, place),
        };
        let rect = Rect::from_corners(placed((0.0, 0.0), place), placed(size, place));
        let mut add = |centre, radius: f64| {
            let circle = Circle::new(placed(centre, place), radius * place.0.abs());
            cases.push(CircleAndRect { circle, rect });
        };
        match self {
            Self::Grid((w, h), _) => {
                for x in halves(-GRID_REACH, w + GRID_REACH) {
                    for y in halves(-GRID_REACH, h + GRID_REACH) {
                        halves(0.0, GRID_RADIUS).for_each(|radius| add((x, y), radius));
                    }
                }
            }
            Self::Corners(size, _, radius) => around_corners(size, radius, &mut |centre| add(centre, radius)),
            Self::Touching(size, _, gap, radius) => {
                beside(size, radius, &mut |centre, radius| {
                    let near = [radius, radius + gap, radius - gap];
                    near.into_iter().filter(|radius| *radius >= 0.0).for_each(|radius| add(centre, radius));
                });
            }
        }
    }
}

fn placed((x, y): (f64, f64), (factor, right, down): Placed) -> Point {
    Point::new(x * factor + right, y * factor + down)
}

fn halves(from: f64, to: f64) -> impl Iterator<Item = f64> {
    (0..=((to - from) * 2.0) as usize).map(move |count| from + count as f64 / 2.0)
}

/// Halves of which the sum of the squares is just below, at, or just above that of a radius, and others farther off.
pub(super) fn near_reach(reach: f64) -> Vec<(f64, f64)> {
    const STEPS: f64 = 24.0;
    let half = |number: f64| (number * 2.0).floor() / 2.0;
    let step = half(reach / STEPS).max(HALF);
    let mut places = vec![(reach, 0.0), (0.0, reach)];
    for (a, b, c) in TRIPLES {
        let (x, y) = (a * reach / c, b * reach / c);
        if (x * 8.0).fract() == 0.0 && (y * 8.0).fract() == 0.0 && x * x + y * y == reach * reach {
            places.push((x, y));
        }
    }
    for count in 0..=(reach / step) as usize + 2 {
        let x = count as f64 * step;
        let y = half((reach * reach - x * x).max(0.0).sqrt());
        let others = [0.0, y / 2.0, y - HALF, y, y + HALF, y + 2.0 * HALF, y + reach];
        places.extend(others.into_iter().filter(|y| *y >= 0.0).map(|y| (x, half(y))));
    }
    places
}

/// Centres around each corner of a rectangle of this size, outside and inside.
fn around_corners((w, h): (f64, f64), radius: f64, add: &mut dyn FnMut((f64, f64))) {
    for (across, down) in near_reach(radius) {
        for (x, outwards) in [(0.0, -1.0), (w, 1.0)] {
            for (y, below) in [(0.0, -1.0), (h, 1.0)] {
                add((x + outwards * across, y + below * down));
                add((x - outwards * across, y + below * down));
                add((x + outwards * across, y - below * down));
            }
        }
    }
}

/// Places along an edge of this length: the ends, just inside them, and the middle.
fn along(length: f64) -> [f64; 6] {
    [0.0, 0.5, length / 4.0, length / 2.0, length - 0.5, length]
}

/// Circles that touch corners and edges of a rectangle of this size, and circles with a centre in it or on its border.
fn beside((w, h): (f64, f64), radius: Option<f64>, add: &mut impl FnMut((f64, f64), f64)) {
    for (x, across) in [(0.0, -1.0), (w, 1.0)] {
        for (y, down) in [(0.0, -1.0), (h, 1.0)] {
            for (a, b, c) in TRIPLES {
                TIMES.iter().for_each(|times| add((x + across * a * times, y + down * b * times), c * times));
            }
        }
    }
    for radius in RADII.into_iter().chain(radius).chain([0.0, LARGE]) {
        for at in along(w) {
            [-radius, h + radius].into_iter().for_each(|y| add((at, y), radius));
            along(h).into_iter().for_each(|y| add((at, y), radius));
        }
        for at in along(h) {
            [-radius, w + radius].into_iter().for_each(|x| add((x, at), radius));
        }
    }
}
