//! The cases: those of the scenes by name of a mistake, and made ones, the same in every run.

use super::polygons::{self, Grid};
use super::turned;
use crate::formula::NumberKind;
use crate::random::Random;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Contact, Point, ShapeKind};

/// How many cases are made of each kind, before those without certainty are left out.
const MADE: usize = 1_200;

/// How many are made around each number of a text.
const MADE_AROUND: usize = 200;

/// Two segments: they cross, end on each other, share a length, or lie on one line.
const SEGMENTS: [[f64; 8]; 16] = [
    [80., 60., 320., 270., 80., 270., 320., 60.],
    [200., 60., 200., 165., 80., 165., 320., 165.],
    [200., 270., 200., 165., 80., 165., 320., 165.],
    [80., 165., 240., 165., 160., 165., 320., 165.],
    [80., 165., 160., 165., 160., 165., 320., 165.],
    [80., 165., 160., 165., 240., 165., 320., 165.],
    [120., 165., 200., 165., 80., 165., 320., 165.],
    [0., 0., 50., 50., 51., 51., 100., 100.],
    [80., 60., 160., 140., 320., 60., 220., 150.],
    [80., 165., 320., 165., 200., 60., 200., 150.],
    [600., 0., 600., 450., 100.5, 225., 601., 225.],
    [200., 165., 200., 165., 80., 165., 320., 165.],
    [454., 124., 454., 124., 828., 81., 828., 111.],
    [80., 100., 320., 100., 80., 200., 320., 200.],
    [0., 0., 3., 3., 0., 0., -3., 3.],
    [5., 2., 5., 8., 5., 4., 5., 6.],
];

/// A segment and a rectangle.
const WITH_RECT: [[f64; 8]; 10] = [
    [150., 140., 250., 190., 120., 100., 160., 120.],
    [0., 0., 128., 128., 96., 0., 32., 32.],
    [10., 10., 20., 20., 0., 0., 100., 100.],
    [60., 100., 200., 300., 120., 100., 160., 120.],
    [40., 100., 360., 100., 120., 100., 160., 120.],
    [150., 100., 250., 100., 120., 100., 160., 120.],
    [60., 160., 180., 40., 120., 100., 160., 120.],
    [20., 160., 100., 160., 120., 100., 160., 120.],
    [280., 40., 280., 160., 120., 100., 160., 120.],
    [400., 0., 400., 800., 0., 0., 800., 800.],
];

/// A segment and a circle.
const WITH_CIRCLE: [[f64; 7]; 10] = [
    [180., 165., 220., 165., 200., 165., 50.],
    [110., 165., 230., 75., 200., 160., 50.],
    [60., 165., 140., 165., 200., 165., 50.],
    [60., 60., 180., 130., 200., 165., 50.],
    [200., 165., 320., 165., 200., 165., 50.],
    [60., 165., 150., 165., 200., 165., 50.],
    [0., 0., 10., 0., 10.04, 5., 5.],
    [200., 165., 200., 165., 200., 165., 50.],
    [-5., 0.5, -4., 3.5, -6., 0., 2.5],
    [100., 115., 300., 115., 200., 165., 50.],
];

/// How many steps [`case_steps`] has, about.
pub(super) const STEPS: usize = MADE;

/// The cases of a pair of these kinds, polygons with so many corners. A case that touches is left out where the arithmetic of a usual
/// test rounds.
pub fn slanted_cases(
    kinds: [ShapeKind; 2],
    numbers: NumberKind,
    corners: usize,
) -> impl Iterator<Item = Pair<'static>> {
    case_steps(kinds, numbers, corners).flatten()
}

/// The same, step by step: of some comes no case.
pub(super) fn case_steps(
    kinds: [ShapeKind; 2],
    numbers: NumberKind,
    corners: usize,
) -> impl Iterator<Item = Option<Pair<'static>>> {
    steps_around(kinds, numbers, corners, &[])
}

/// The same, and cases with coordinates and sizes around these numbers of a text.
pub(super) fn steps_around(
    kinds: [ShapeKind; 2],
    numbers: NumberKind,
    corners: usize,
    constants: &[f64],
) -> impl Iterator<Item = Option<Pair<'static>>> + use<> {
    use ShapeKind::{Circle, Rect, Segment};
    let is_swapped = !is_slanted_order(kinds);
    let of = if is_swapped { [kinds[1], kinds[0]] } else { kinds };
    let mut random = Random(4_711 + corners as u64);
    let known: Vec<Pair<'static>> = match of {
        [Segment, Segment] => SEGMENTS.iter().filter_map(|of| pair([Segment; 2], 4, of)).collect(),
        [Segment, Rect] => WITH_RECT.iter().filter_map(|of| pair([Segment, Rect], 4, of)).collect(),
        [Segment, Circle] => WITH_CIRCLE.iter().filter_map(|of| pair([Segment, Circle], 4, of)).collect(),
        _ => turned::known(of),
    };
    let is_turned = turned::is_turned(of);
    let scales = scales(constants).into_iter().flat_map(|scale| std::iter::repeat_n(Some(scale), MADE_AROUND));
    let made =
        (0..MADE).zip(std::iter::repeat(None)).chain((0..).zip(scales)).map(move |(at, scale)| match is_turned {
            true => turned::made(of, &mut random, at, corners, scale),
            false => made(of, &mut random, at, corners, scale),
        });
    let is_meant = move |case: &Pair<'_>| is_certain(case) && (numbers == NumberKind::Fractions || is_whole(case));
    known.into_iter().map(Some).chain(made).map(move |case| {
        let case = case.filter(is_meant)?;
        if is_swapped { Pair::new(*case.b(), *case.a()).ok() } else { Some(case) }
    })
}

/// Whether A and B are in the order in which the cases and the scenes have them.
pub fn is_slanted_order([a, b]: [ShapeKind; 2]) -> bool {
    let rank = |kind| match kind {
        ShapeKind::Segment => 0,
        ShapeKind::Point => 1,
        ShapeKind::Circle => 2,
        ShapeKind::Turned => 3,
        ShapeKind::Polygon => 4,
        _ => 5,
    };
    rank(a) <= rank(b)
}

/// Numbers of a text that can be sizes, if products of three quarters of them do not round in single precision.
fn scales(constants: &[f64]) -> Vec<f64> {
    const MOST: usize = 6;
    let mut scales: Vec<f64> = Vec::new();
    for scale in constants.iter().flat_map(|number| [*number, number.sqrt().round()]) {
        let is_size = (3.0..=100_000.0).contains(&scale) && (scale * 4.0).fract() == 0.0;
        if is_size && has_few_digits(scale * 4.0) && !scales.contains(&scale) && scales.len() < MOST {
            scales.push(scale);
        }
    }
    scales
}

/// Whether a whole number without its factors of 2 is small.
fn has_few_digits(number: f64) -> bool {
    const MOST: u64 = 256;
    let whole = number as u64;
    whole >> whole.trailing_zeros().min(u64::BITS - 1) < MOST
}

fn pair(kinds: [ShapeKind; 2], first: usize, numbers: &[f64]) -> Option<Pair<'static>> {
    let (a, b) = numbers.split_at(first);
    Pair::new(Shape::new(kinds[0], a).ok()?, Shape::new(kinds[1], b).ok()?).ok()
}

fn is_whole(case: &Pair<'_>) -> bool {
    [case.a(), case.b()].into_iter().flat_map(Shape::numbers).all(|number| number.fract() == 0.0)
}

/// Small shapes near each other on whole places or halves, so that many touch; each fourth one is larger. With a scale, numbers
/// below it, at it and above it.
fn made(
    kinds: [ShapeKind; 2],
    random: &mut Random,
    at: usize,
    corners: usize,
    scale: Option<f64>,
) -> Option<Pair<'static>> {
    let (steps, step) = match (scale, at % 4) {
        (Some(scale), _) => (8, scale / 4.0),
        (None, 0) => (40, 10.0),
        (None, 1) => (8, 0.5),
        (None, 2) => (4, 2.0),
        (None, _) => (8, 1.0),
    };
    let shift = if at.is_multiple_of(3) { -4.0 } else { 0.0 };
    let grid = Grid { steps, step, shift };
    // Of some polygons one is small and in the middle, so that it can be inside the other.
    let wide = Grid { steps: steps.max(12), ..grid };
    let shape = |random: &mut Random, kind: ShapeKind, is_small: bool| {
        let size = |random: &mut Random| random.up_to(steps / 2) * step + step;
        match kind {
            ShapeKind::Segment => (0..4).map(|_| grid.number(random)).collect(),
            ShapeKind::Circle => vec![grid.number(random), grid.number(random), size(random)],
            ShapeKind::Rect => vec![grid.number(random), grid.number(random), size(random), size(random)],
            ShapeKind::Polygon => {
                let grid = if is_small { wide.middle() } else { wide };
                polygons::polygon(random, corners, grid, at.is_multiple_of(2))
            }
            _ => vec![grid.number(random), grid.number(random)],
        }
    };
    let a = Shape::new(kinds[0], &shape(random, kinds[0], at.is_multiple_of(5))).ok()?;
    let b = Shape::new(kinds[1], &shape(random, kinds[1], at % 5 == 1)).ok()?;
    let is_proper = |shape: &Shape| match shape {
        Shape::Polygon(polygon) => polygons::is_proper(polygon.corners()),
        _ => true,
    };
    let pair = Pair::new(a, b).ok()?;
    (is_proper(&a) && is_proper(&b)).then_some(pair)
}

/// Whether the usual arithmetic is exact where they touch: of a circle the place where it touches a slanted edge is a quotient that
/// rounds.
fn is_certain(case: &Pair<'_>) -> bool {
    let has_circle = [case.a(), case.b()].into_iter().any(|shape| shape.kind() == ShapeKind::Circle);
    if !has_circle || case.contact() != Contact::Touching {
        return true;
    }
    let is_level = |from: Point, to: Point| from.x == to.x || from.y == to.y;
    match case.a() {
        Shape::Segment(segment) => is_level(segment.start, segment.end),
        _ => false,
    }
}
