//! Polygons that do not cross themselves and have no straight corner, and points in, beside and on them.
//!
//! Idea: all polygons on a small grid, then some on a larger one. Truth is exact, and so is the usual arithmetic of tests:
//! a point on an edge is only tried where quotients of that polygon do not round.

use crate::formula::PointAndPolygon;
use crate::order::sort_by;
use crate::random::Random;
use hantei_collision::{Point, side};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

/// Scales and moves, one for each polygon in turn.
const PLACES: [(f64, f64, f64); 6] =
    [(1.0, 0.0, 0.0), (0.5, 0.0, 0.0), (1.0, -16.0, -4.0), (2.0, 100.0, 60.0), (1.0, 40.0, -3.0), (0.25, -2.0, 5.0)];
/// The corners of the small grid are multiples of this, so that its edges go by powers of two.
const STEP: f64 = 4.0;
const SIDE: usize = 3;
/// The most polygons on the small grid, and those on the larger one.
const MOST: usize = 500;
const SAMPLED: usize = 120;

pub(super) fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    (0..corners.len()).map(|at| (corners[at], corners[(at + 1) % corners.len()]))
}

/// At each corner, positive if it turns clockwise on the screen.
pub(super) fn turns(corners: &[Point]) -> Vec<f64> {
    let count = corners.len();
    (0..count).map(|at| side(corners[at], corners[(at + 1) % count], corners[(at + 2) % count])).collect()
}

/// Twice the area, positive if the corners go clockwise on the screen.
fn area(corners: &[Point]) -> f64 {
    edges(corners).map(|(a, b)| a.x * b.y - a.y * b.x).sum()
}

pub(super) fn is_clockwise(corners: &[Point]) -> bool {
    area(corners) > 0.0
}

/// Whether no edge meets another one except at the corner between them, and no corner is straight.
fn is_simple(corners: &[Point]) -> bool {
    let count = corners.len();
    let all: Vec<(Point, Point)> = edges(corners).collect();
    let meets = |one: usize, other: usize| {
        let ((a, b), (c, d)) = (all[one], all[other]);
        let sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)].map(|side| {
            if side > 0.0 {
                1
            } else if side < 0.0 {
                -1
            } else {
                0
            }
        });
        let is_beside = |a: f64, b: f64, c: f64, d: f64| a.max(b) < c.min(d) || c.max(d) < a.min(b);
        let is_apart = is_beside(a.x, b.x, c.x, d.x) || is_beside(a.y, b.y, c.y, d.y);
        sides[0] * sides[1] <= 0 && sides[2] * sides[3] <= 0 && !is_apart
    };
    let is_far = |one: usize, other: usize| other != one + 1 && !(one == 0 && other == count - 1);
    turns(corners).iter().all(|turn| *turn != 0.0)
        && (0..count).all(|one| (one + 1..count).all(|other| !is_far(one, other) || !meets(one, other)))
}

/// Whether differences of corners, and twice the area of a triangle, are powers of two, so that quotients do not round.
fn is_exact(corners: &[Point]) -> bool {
    let is_power = |number: f64| number == 0.0 || number.abs().log2().fract() == 0.0;
    let slopes = edges(corners).all(|(a, b)| is_power(b.x - a.x) && is_power(b.y - a.y));
    slopes && (corners.len() > 3 || is_power(area(corners)))
}

/// The cases with so many corners.
pub(super) fn cases(count: usize) -> Vec<PointAndPolygon> {
    static KNOWN: LazyLock<Mutex<HashMap<usize, Vec<PointAndPolygon>>>> = LazyLock::new(Mutex::default);
    let Ok(mut known) = KNOWN.lock() else { return made(count) };
    known.entry(count).or_insert_with(|| made(count)).clone()
}

fn made(count: usize) -> Vec<PointAndPolygon> {
    let mut cases = Vec::new();
    let small = on_small_grid(count);
    let large = on_large_grid(count);
    for (at, corners) in small.into_iter().chain(large).enumerate() {
        let place = PLACES[at % PLACES.len()];
        let corners: Vec<Point> = corners.into_iter().map(|corner| placed(corner, place)).collect();
        let is_exact = is_exact(&corners);
        for p in probes(&corners, place) {
            let Some(case) = PointAndPolygon::new(p, &corners) else { continue };
            if is_exact || !super::PlainShapes::contact(&case).is_touching() {
                cases.push(case);
            }
        }
    }
    cases
}

/// Polygons with small whole corners, and whole points around them: the same in every run.
pub(super) fn small(count: usize) -> Vec<PointAndPolygon> {
    const TRIES: usize = 8_000;
    const POLYGONS: usize = 600;
    const ACROSS: usize = 6;
    let place = |at: usize| Point::new((at % ACROSS) as f64 - 2.0, (at / ACROSS) as f64 - 2.0);
    let most = ACROSS * ACROSS;
    let mut random = Random(77 + count as u64);
    let tried = (0..TRIES).map(|_| (0..count).map(|_| place(random.up_to(most as u64 - 1) as usize)).collect());
    let simple = tried.filter(|corners: &Vec<Point>| is_simple(corners)).take(POLYGONS);
    simple.flat_map(|corners| (0..most).filter_map(move |p| PointAndPolygon::new(place(p), &corners))).collect()
}

fn placed(point: Point, (scale, right, down): (f64, f64, f64)) -> Point {
    Point::new(scale * point.x + right, scale * point.y + down)
}

/// Points on the grid and halfway between, one row beyond it, far away, and level with the corners.
fn probes(corners: &[Point], place: (f64, f64, f64)) -> Vec<Point> {
    let half = STEP / 2.0;
    let mut probes = Vec::new();
    for row in -1..6 {
        probes.extend((-1..6).map(|column| placed(Point::new(f64::from(column) * half, f64::from(row) * half), place)));
    }
    let far = [(-100.0, 4.0), (300.0, 4.0), (4.0, -200.0), (4.0, 90.0), (-64.0, -64.0)];
    probes.extend(far.map(|(x, y)| placed(Point::new(x, y), place)));
    for (at, corner) in corners.iter().enumerate() {
        let other = corners[(at + 2) % corners.len()];
        probes.push(Point::new(other.x, corner.y));
        probes.push(Point::new(f64::midpoint(corner.x, other.x), f64::midpoint(corner.y, other.y)));
    }
    probes
}

/// Polygons with corners on the small grid: all of them, or every so many.
fn on_small_grid(count: usize) -> Vec<Vec<Point>> {
    let mut found = Vec::new();
    let grid: Vec<Point> =
        (0..SIDE * SIDE).map(|at| Point::new((at % SIDE) as f64 * STEP, (at / SIDE) as f64 * STEP)).collect();
    grow(&grid, count, &mut Vec::new(), &mut found);
    let every = found.len().div_ceil(MOST).max(1);
    found.into_iter().step_by(every).collect()
}

fn grow(grid: &[Point], count: usize, corners: &mut Vec<Point>, found: &mut Vec<Vec<Point>>) {
    if corners.len() == count {
        if is_simple(corners) {
            found.push(corners.clone());
        }
        return;
    }
    for &point in grid {
        let is_straight = match corners[..] {
            [.., a, b] => side(a, b, point) == 0.0,
            _ => false,
        };
        if !corners.contains(&point) && !is_straight {
            corners.push(point);
            grow(grid, count, corners, found);
            corners.pop();
        }
    }
}

/// Polygons on a grid of 17 by 17, with their corners around a point in order: the same in every run.
fn on_large_grid(count: usize) -> Vec<Vec<Point>> {
    let mut random = Random(1 + count as u64);
    let mut found = Vec::new();
    for _ in 0..SAMPLED * 40 {
        let centre = Point::new(9.0, 7.0);
        let mut corners: Vec<Point> =
            (0..count).map(|_| Point::new(2.0 * random.up_to(8), 2.0 * random.up_to(8))).collect();
        let angle = |point: &Point| (point.y - centre.y).atan2(point.x - centre.x);
        sort_by(&mut corners, |one, other| angle(one).total_cmp(&angle(other)));
        if random.up_to(1) == 1.0 {
            corners.reverse();
        }
        corners.rotate_left(random.up_to(count as u64 - 1) as usize);
        if is_simple(&corners) {
            found.push(corners);
        }
        if found.len() == SAMPLED {
            break;
        }
    }
    found
}
