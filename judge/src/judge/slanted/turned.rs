//! Cases with turned rectangles that are clear of rounding.

use crate::random::Random;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Contact, ShapeKind};

/// A rectangle that is larger or smaller by this on each side lies the same.
const CLEAR: f64 = 0.001;

/// About the mean of the sizes that are made.
const USUAL_SIZE: f64 = 60.0;

/// Turned rectangles with other shapes: bars that cross, lie parallel, are beside each other's corners.
const TURNED: [[f64; 10]; 8] = [
    [164., 96., 100., 30., 37., 200., 200., 140., 60., 0.],
    [200., 165., 200., 20., 37., 200., 165., 200., 20., -37.],
    [210., 165., 25., 25., 37., 200., 165., 150., 100., 0.],
    [150., 115., 100., 50., 37., 200., 165., 100., 50., 37.],
    [200., 215., 200., 20., 0., 200., 135., 200., 20., 90.],
    [200., 165., 160., 20., 0., 320., 165., 160., 20., 90.],
    [140., 165., 50., 50., 45., 190., 120., 40., 40., 0.],
    [200., 165., 90., 90., 45., 200., 165., 20., 20., 10.],
];

pub(super) fn is_turned(kinds: [ShapeKind; 2]) -> bool {
    kinds.contains(&ShapeKind::Turned)
}

/// Those by name of a mistake.
pub(super) fn known(kinds: [ShapeKind; 2]) -> Vec<Pair<'static>> {
    let is_two = kinds == [ShapeKind::Turned; 2];
    let of = |numbers: &[f64; 10]| clear([(kinds[0], &numbers[..5]), (kinds[1], &numbers[5..])], CLEAR);
    if is_two { TURNED.iter().filter_map(of).collect() } else { Vec::new() }
}

/// The case at this place, if it is clear; with a scale, with sizes below it and above it.
pub(super) fn made(
    kinds: [ShapeKind; 2],
    random: &mut Random,
    at: usize,
    corners: usize,
    scale: Option<f64>,
) -> Option<Pair<'static>> {
    let mut shapes = kinds.map(|kind| (kind, numbers(kind, random, at, corners)));
    // Near each other: most places are within the size of the other shape.
    let [(_, a), (_, b)] = &mut shapes;
    let by = [0, 1].map(|axis| b[axis] + random.up_to(22) * 6.0 - 66.0 - a[axis]);
    let each = if matches!(kinds[0], ShapeKind::Segment | ShapeKind::Polygon) { a.len() } else { 2 };
    a[..each].iter_mut().enumerate().for_each(|(place, number)| *number += by[place % 2]);
    let factor = scale.map_or(1.0, |scale| scale / USUAL_SIZE);
    if scale.is_some() {
        shapes.iter_mut().for_each(|(kind, numbers)| resize(*kind, numbers, factor));
    }
    clear([(shapes[0].0, &shapes[0].1[..]), (shapes[1].0, &shapes[1].1[..])], CLEAR * factor.max(1.0))
}

/// All numbers but angles, times this factor.
fn resize(kind: ShapeKind, numbers: &mut [f64], factor: f64) {
    const ANGLE: usize = 4;
    let is_angle = |place: usize| kind == ShapeKind::Turned && place == ANGLE;
    let all = numbers.iter_mut().enumerate().filter(|(place, _)| !is_angle(*place));
    all.for_each(|(_, number)| *number *= factor);
}

fn numbers(kind: ShapeKind, random: &mut Random, at: usize, corners: usize) -> Vec<f64> {
    let place = |random: &mut Random| [random.up_to(24) * 10.0 + 80.0, random.up_to(20) * 10.0 + 60.0];
    match kind {
        ShapeKind::Turned => {
            let size = [random.up_to(14) * 10.0 + 10.0, random.up_to(8) * 10.0 + 10.0];
            let angle = match at % 4 {
                0 => random.up_to(23) * 15.0,
                1 => random.up_to(3) * 90.0,
                _ => random.up_to(359) - 90.0,
            };
            [&place(random)[..], &size, &[angle]].concat()
        }
        ShapeKind::Rect => [place(random), [random.up_to(12) * 10.0 + 10.0, random.up_to(9) * 10.0 + 10.0]].concat(),
        ShapeKind::Circle => [&place(random)[..], &[random.up_to(9) * 6.0 + 4.0]].concat(),
        ShapeKind::Segment => [place(random), place(random)].concat(),
        ShapeKind::Polygon => (0..corners).flat_map(|_| place(random)).collect(),
        _ => place(random).to_vec(),
    }
}

/// The pair, if it lies the same with turned rectangles that are a little larger and smaller, and does not touch.
fn clear(shapes: [(ShapeKind, &[f64]); 2], little: f64) -> Option<Pair<'static>> {
    let by = |larger: f64| {
        let [a, b] = shapes.map(|(kind, numbers)| {
            let mut numbers = numbers.to_vec();
            if kind == ShapeKind::Turned {
                numbers[2] += larger;
                numbers[3] += larger;
            }
            Shape::new(kind, &numbers).ok()
        });
        Pair::new(a?, b?).ok()
    };
    let (pair, larger, smaller) = (by(0.0)?, by(little)?, by(-little)?);
    let contact = pair.contact();
    let is_same = contact != Contact::Touching && larger.contact() == contact && smaller.contact() == contact;
    is_same.then_some(pair)
}
