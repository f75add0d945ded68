//! The cases to try where a proof is not possible or an example is needed.

use super::CaseSize;
use super::classes::{At, OverlapClass};
use hantei_collision::{Allen, Axis, Interval};
use hantei_collision::{AxisAligned, Two};

/// The points of a grid on each axis. In space four are enough: two intervals have at most four different ends, and
/// five points would make twenty times as many cases.
#[derive(Clone, Copy)]
struct Grid {
    in_plane: &'static [f64],
    in_space: &'static [f64],
}

/// All shapes between the points of a grid, stretched and moved on each axis: `scale * point + shift`.
#[derive(Clone, Copy)]
pub(super) struct GridFamily {
    scale: [f64; 3],
    shift: [f64; 3],
    grid: Grid,
    /// Only intervals with a whole centre and size.
    whole_centres: bool,
}

const fn family(grid: Grid, scale: [f64; 3], shift: [f64; 3]) -> GridFamily {
    GridFamily { scale, shift, grid, whole_centres: false }
}

const SIX: Grid = Grid { in_plane: &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0], in_space: &[0.0, 1.0, 2.0, 3.0] };
/// A shape inside another is not in its middle here.
const FIVE: Grid = Grid { in_plane: &[0.0, 1.0, 2.0, 3.0, 4.0], in_space: &[0.0, 1.0, 2.0, 4.0] };
/// Two equally large shapes overlap a little here, from 0 to 4 and from 3 to 7, and small ones lie beside large ones.
const UNEVEN: Grid = Grid { in_plane: &[0.0, 1.0, 3.0, 4.0, 7.0], in_space: &[0.0, 1.0, 3.0, 4.0] };

/// One shape is a hundredth larger or smaller than the other here.
const NEARLY: Grid = Grid { in_plane: &[0.0, 1.0, 99.0, 100.0, 101.0], in_space: &[0.0, 1.0, 99.0, 100.0] };
const SPRITES: Grid = Grid { in_plane: &[0.0, 8.0, 24.0, 40.0, 72.0], in_space: &[0.0, 8.0, 40.0, 72.0] };
const PICTURES: Grid = Grid { in_plane: &[0.0, 48.0, 64.0, 100.0, 164.0], in_space: &[0.0, 48.0, 64.0, 164.0] };
/// Two shapes of the same size, with ends 1 apart.
const CLOSE: Grid = Grid { in_plane: &[0.0, 4.0, 5.0, 9.0, 10.0], in_space: &[0.0, 4.0, 5.0, 9.0] };
const CLOSE_SPRITES: Grid = Grid { in_plane: &[0.0, 15.0, 16.0, 31.0, 32.0], in_space: &[0.0, 15.0, 16.0, 31.0] };
/// Just below a number, at it, just above it, and half of it.
const AROUND_ONE: Grid = Grid { in_plane: &[0.0, 0.9375, 1.0, 1.0625, 2.0], in_space: &[0.0, 0.9375, 1.0, 2.0] };
const HALVES: Grid = Grid { in_plane: &[0.0, 0.5, 1.0, 1.5, 2.0], in_space: &[0.0, 0.5, 1.0, 1.5] };

const HALF_STEPS: Grid = Grid {
    in_plane: &[0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 5.5, 6.0],
    in_space: &[0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0],
};

/// Cases with whole centres and sizes, also odd ones. The other grids have few of them.
pub(super) const WHOLE_CENTRES: [GridFamily; 2] = [
    GridFamily { whole_centres: true, ..family(HALF_STEPS, [1.0; 3], [0.0; 3]) },
    GridFamily { whole_centres: true, ..family(HALF_STEPS, [1.0; 3], [-3.0, 17.0, -2.0]) },
];

const CONSTANTS: usize = 8;

/// More grids for a test that cannot be proved, also around its constants, to find errors only at `aw == 32`. Constants
/// that are not quarters are left out, because they would round.
pub(super) fn more(constants: &[f64]) -> Vec<GridFamily> {
    let mut scales: Vec<f64> = Vec::new();
    for scale in constants.iter().flat_map(|&constant| [constant, constant.sqrt().round()]) {
        let is_exact = (0.25..=1e6).contains(&scale) && (scale * 4.0).fract() == 0.0;
        if is_exact && !scales.contains(&scale) && scales.len() < CONSTANTS {
            scales.push(scale);
        }
    }
    let at = |scale: f64| [AROUND_ONE, HALVES].map(|grid| family(grid, [scale; 3], [0.0; 3]));
    MORE.into_iter().chain(scales.into_iter().flat_map(at)).collect()
}

pub(super) const FAMILIES: [GridFamily; 11] = [
    family(SIX, [1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [1.0, 1.0, 1.0], [13.0, 7.0, 5.0]),
    family(FIVE, [100.0, 1.0, 10.0], [3.0, 20.0, 0.0]),
    family(FIVE, [1.0, 100.0, 10.0], [20.0, 3.0, 1.0]),
    family(FIVE, [1000.0, 1500.0, 10.0], [5e6, 4e3, -3.0]),
    family(FIVE, [0.5, 0.5, 0.5], [0.0, 0.0, 0.0]),
    family(UNEVEN, [1.5, 2.5, 100.0], [0.5, 10.0, 2.0]),
    family(FIVE, [-1.0, -1.0, -1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [-1.0, 1.0, 2.0], [2.0, -2.0, -6.0]),
    family(FIVE, [-0.5, 0.5, 0.5], [1.0, -1e6, 4.0]),
];

const MORE: [GridFamily; 6] = [
    family(CLOSE, [1.0, 1.0, 1.0], [0.0, -3.0, 0.0]),
    family(CLOSE_SPRITES, [1.0, 4.0, 1.0], [0.0, 0.0, 0.0]),
    family(UNEVEN, [0.25, 0.25, 0.25], [0.0, -1.0, 0.25]),
    family(NEARLY, [1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    family(SPRITES, [1.0, 1.0, 1.0], [0.0, 0.0, 0.0]),
    family(PICTURES, [1.0, 0.5, 1.0], [100.0, 20.0, 0.0]),
];

/// An interval of A and one of B on each of some axes, and what is known about every case with them.
#[derive(Clone, Copy)]
pub(super) struct Along {
    pub(super) a: [Interval; 3],
    pub(super) b: [Interval; 3],
    pub(super) place: usize,
    /// The classes that a case can belong to, one bit each.
    pub(super) classes: usize,
    pub(super) size: CaseSize,
}

impl Along {
    pub(super) fn new<S: AxisAligned>(a: Interval, b: Interval, at: At) -> Self {
        // A class has the same condition on every axis, so squares with these sides show it for one axis.
        let [square_a, square_b] = [a, b].map(|side| S::from_shadows(|_| side));
        let has = |class: &&OverlapClass| match class {
            OverlapClass::WholePixels => at.is_whole(a) && at.is_whole(b),
            class => class.has(Two { a: square_a, b: square_b }),
        };
        let belongs = OverlapClass::ALL.iter().filter(has);
        Self {
            a: [a; 3],
            b: [b; 3],
            place: Allen::of(a, b) as usize,
            classes: belongs.fold(0, |set, class| set | 1 << *class as usize),
            size: CaseSize::of(false, &[at.of(a), a.length(), at.of(b), b.length()]),
        }
    }

    pub(super) fn and(mut self, axis: Axis, on: &Self) -> Self {
        (self.a[axis as usize], self.b[axis as usize]) = (on.a[0], on.b[0]);
        let (place, classes) = (self.place * Allen::ALL.len() + on.place, self.classes & on.classes);
        Self { place, classes, size: self.size.with(on.size), ..self }
    }
}

impl GridFamily {
    fn points<S: AxisAligned>(&self) -> &'static [f64] {
        if S::AXES.len() == Axis::SPACE.len() { self.grid.in_space } else { self.grid.in_plane }
    }

    pub(super) fn cases<S: AxisAligned>(&self) -> usize {
        self.intervals::<S>(Axis::X).len().pow(2 * S::AXES.len() as u32)
    }

    fn intervals<S: AxisAligned>(&self, axis: Axis) -> Vec<Interval> {
        let (scale, shift, points) = (self.scale[axis as usize], self.shift[axis as usize], self.points::<S>());
        let at = |point: usize| scale * points[point] + shift;
        let interval = |(from, to)| Interval { min: at(from).min(at(to)), max: at(from).max(at(to)) };
        let all = (0..points.len()).flat_map(|to| (0..to).map(move |from| (from, to))).map(interval);
        all.filter(|it| !self.whole_centres || At::Centre.is_whole(*it)).collect()
    }

    fn pairs<S: AxisAligned>(&self, axis: Axis, at: At) -> Vec<Along> {
        let all = &self.intervals::<S>(axis)[..];
        all.iter().flat_map(|&a| all.iter().map(move |&b| Along::new::<S>(a, b, at))).collect()
    }

    /// All pairs on all axes but the last, and all on the last.
    pub(super) fn rows<S: AxisAligned>(&self, at: At) -> [Vec<Along>; 2] {
        let mut before = self.pairs::<S>(Axis::X, at);
        let (last, between) = S::AXES[1..].split_last().unwrap_or((&Axis::Y, &[]));
        for &axis in between {
            let on = self.pairs::<S>(axis, at);
            before = before.iter().flat_map(|first| on.iter().map(|second| first.and(axis, second))).collect();
        }
        [before, self.pairs::<S>(*last, at)]
    }
}
