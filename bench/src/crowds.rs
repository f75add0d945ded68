//! Crowds to find pairs in: about eight overlaps for each rectangle, the same in every run.

use hantei::geometry::{Point, Rect};

/// Numbers that look random, the same in every run (`SplitMix64`, top 53 bits), from 0 to 1.
pub struct Numbers(pub u64);

impl Numbers {
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn up_to(&mut self, most: f64) -> f64 {
        self.next() * most
    }
}

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
    let mut numbers = Numbers(seed.wrapping_mul(0x1234_5678_9abc_def1));
    let count = n as f64;
    // Two of mean size s overlap if their centres are within s on both axes: 4 s² of the area, or 2 s of a line.
    let side = SIZE * (4.0 * count / OVERLAPS).sqrt();
    let line = 2.0 * SIZE * count / OVERLAPS;
    let clusters = (n / 500).max(1);
    let centres: Vec<(f64, f64)> =
        (0..clusters).map(|_| (numbers.up_to(4.0 * side), numbers.up_to(4.0 * side))).collect();
    // A sum of numbers falls off like a bell; its middle is as dense as a uniform crowd.
    let bell = |numbers: &mut Numbers| (0..4).map(|_| numbers.next() - 0.5).sum::<f64>();
    let reach = SIZE * (count / clusters as f64).sqrt() * 0.36;
    (0..n)
        .map(|i| {
            let (x, y) = match spread {
                Spread::Uniform => (numbers.up_to(side), numbers.up_to(side)),
                Spread::Clustered => {
                    let (x, y) = centres[i % clusters];
                    (x + bell(&mut numbers) * reach, y + bell(&mut numbers) * reach)
                }
                Spread::Column => (numbers.up_to(SIZE), numbers.up_to(line)),
                Spread::Row => (numbers.up_to(line), numbers.up_to(SIZE)),
            };
            let size = |numbers: &mut Numbers| SIZE * (0.5 + numbers.next());
            let (width, height) = (size(&mut numbers), size(&mut numbers));
            Rect::from_origin_size(Point::new(x, y), width, height)
        })
        .collect()
}

/// The same crowd a frame later.
pub fn moved(rects: &[Rect], frame: u64) -> Vec<Rect> {
    let mut numbers = Numbers(1);
    let step = |numbers: &mut Numbers| (numbers.next() - 0.5) * 2.0 * frame as f64;
    rects
        .iter()
        .map(|rect| {
            let by = (step(&mut numbers), step(&mut numbers));
            Rect::from_corners(rect.min().moved(by.0, by.1), rect.max().moved(by.0, by.1))
        })
        .collect()
}
