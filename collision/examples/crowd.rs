//! All pairs of a moving crowd: the broad phase of a game, frame by frame.

use hantei_collision::{Border, Crowd, Pair, Point, Rect, Vec2, overlapping};
use std::time::Instant;

const WORLD: f64 = 4000.0;

fn main() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut within = |most: f64| random.f64() * most;
    let mut crowd: Vec<(Rect, Vec2)> = (0..50_000)
        .map(|_| {
            let rect = Rect::from_origin_size(Point::new(within(WORLD), within(WORLD)), 8.0, 8.0);
            (rect, Vec2::new(within(2.0) - 1.0, within(2.0) - 1.0))
        })
        .collect();

    // Keeps its memory from frame to frame.
    let mut finder = Crowd::default();
    let (mut rects, mut pairs): (Vec<Rect>, Vec<Pair>) = (Vec::new(), Vec::new());
    for frame in 0..5 {
        for (rect, velocity) in &mut crowd {
            *rect = Rect::from_corners(rect.min() + *velocity, rect.max() + *velocity);
        }
        rects.clear();
        rects.extend(crowd.iter().map(|(rect, _)| rect));
        let start = Instant::now();
        finder.pairs(&rects, Border::Misses, &mut pairs);
        println!("frame {frame}: {} pairs in {:.1} ms", pairs.len(), start.elapsed().as_secs_f64() * 1e3);
    }

    // One rectangle against all, without a crowd.
    let bullet = Rect::from_origin_size(Point::new(100.0, 100.0), 40.0, 40.0);
    let mut hit = Vec::new();
    overlapping(bullet, &rects, Border::Misses, &mut hit);
    println!("the bullet hits {} of them", hit.len());
}
