//! Crowds with about eight overlaps for each rectangle, the same in every run.

use fastrand::Rng;
use hantei_collision::{Point, Rect};

/// Mean width and height.
const SIZE: f64 = 10.0;
/// Overlaps for each rectangle.
const OVERLAPS: f64 = 8.0;

/// How a crowd is spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    Uniform,
    Clustered,
    Column,
    Row,
}

/// `n` rectangles.
pub fn crowd(spread: Spread, n: usize, seed: u64) -> Vec<Rect> {
    let mut numbers = Rng::with_seed(seed);
    let count = n as f64;
    // Two of mean size s overlap if their centres are within s on both axes: 4 s² of the area, or 2 s of a line.
    let side = SIZE * (4.0 * count / OVERLAPS).sqrt();
    let line = 2.0 * SIZE * count / OVERLAPS;
    let clusters = (n / 500).max(1);
    let centres: Vec<(f64, f64)> =
        (0..clusters).map(|_| (numbers.f64() * 4.0 * side, numbers.f64() * 4.0 * side)).collect();
    // A sum of random numbers is bell-shaped; its middle is as dense as a uniform crowd.
    let bell = |numbers: &mut Rng| (0..4).map(|_| numbers.f64() - 0.5).sum::<f64>();
    let reach = SIZE * (count / clusters as f64).sqrt() * 0.36;
    (0..n)
        .map(|i| {
            let (x, y) = match spread {
                Spread::Uniform => (numbers.f64() * side, numbers.f64() * side),
                Spread::Clustered => {
                    let (x, y) = centres[i % clusters];
                    (x + bell(&mut numbers) * reach, y + bell(&mut numbers) * reach)
                }
                Spread::Column => (numbers.f64() * SIZE, numbers.f64() * line),
                Spread::Row => (numbers.f64() * line, numbers.f64() * SIZE),
            };
            let size = |numbers: &mut Rng| SIZE * (0.5 + numbers.f64());
            let (width, height) = (size(&mut numbers), size(&mut numbers));
            Rect::from_origin_size(Point::new(x, y), width, height)
        })
        .collect()
}

/// The same crowd a frame later.
pub fn moved(rects: &[Rect], frame: u64) -> Vec<Rect> {
    let mut numbers = Rng::with_seed(1);
    let step = |numbers: &mut Rng| (numbers.f64() - 0.5) * 2.0 * frame as f64;
    rects
        .iter()
        .map(|rect| {
            let by = (step(&mut numbers), step(&mut numbers));
            Rect::from_corners(rect.min().moved(by.0, by.1), rect.max().moved(by.0, by.1))
        })
        .collect()
}
