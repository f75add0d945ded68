//! Many rectangles: which of them overlap? The broad phase of a game, with thousands of bullets and enemies.

mod all_pairs;
mod circles;
mod columns;
#[cfg(all(feature = "rayon", not(target_arch = "wasm32")))]
mod cores;
mod in_order;
mod layout;
mod observer;
mod overlapping;
mod strips;
mod tree;

use super::{Border, two_corners};
use crate::geometry::{Axis, Rect};
pub use all_pairs::{Crowd, pairs};
pub use circles::{CircleCrowd, circle_pairs};
pub use in_order::pairs_in_order;
pub use observer::{CrowdObserver, Hears, Pair};
pub use overlapping::overlapping;

#[inline(always)]
fn overlap(a: Rect, b: Rect, border: Border) -> bool {
    two_corners(a, b, border, &mut ())
}

#[inline(always)]
fn in_order(i: u32, j: u32) -> Pair {
    (i.min(j), i.max(j))
}

/// Finds every overlapping pair by testing all pairs. Sorted.
///
/// # Panics
/// With more rectangles than a `u32` can count.
pub fn brute_force<O: CrowdObserver>(rects: &[Rect], border: Border, out: &mut Vec<Pair>, observer: &mut O) {
    match O::HEARS {
        Hears::Everything => all_with_all(rects, border, out, observer),
        Hears::Count | Hears::Nothing => observer.counted(all_counted(rects, border, out)),
    }
}

/// Finds every overlapping pair by sorting the rectangles along x: each can only overlap those that begin before it
/// ends. The order is that of the sweep, which depends on the rectangles alone.
///
/// The trap: with `<` in place of `<=` in the sweep, rectangles without width at one place are never compared.
///
/// # Panics
/// With more rectangles than a `u32` can count.
pub fn sort_and_sweep<O: CrowdObserver>(rects: &[Rect], border: Border, out: &mut Vec<Pair>, observer: &mut O) {
    match O::HEARS {
        Hears::Everything => sweep(rects, border, out, observer),
        Hears::Count | Hears::Nothing => observer.counted(sweep_counted(rects, border, out)),
    }
}

// What only counts is not generic. So it is compiled here, and not in a program that may be compiled to be soon there.

fn all_counted(rects: &[Rect], border: Border, out: &mut Vec<Pair>) -> u64 {
    let mut comparisons = 0;
    all_with_all(rects, border, out, &mut comparisons);
    comparisons
}

fn sweep_counted(rects: &[Rect], border: Border, out: &mut Vec<Pair>) -> u64 {
    let mut comparisons = 0;
    sweep(rects, border, out, &mut comparisons);
    comparisons
}

fn all_with_all(rects: &[Rect], border: Border, out: &mut Vec<Pair>, observer: &mut impl CrowdObserver) {
    out.clear();
    for (i, &a) in (0u32..).zip(rects) {
        observer.took(i, 0);
        for (j, &b) in (i + 1..).zip(&rects[i as usize + 1..]) {
            let hits = overlap(a, b, border);
            observer.compared((i, j), hits);
            if hits {
                out.push((i, j));
            }
        }
    }
}

fn sweep(rects: &[Rect], border: Border, out: &mut Vec<Pair>, observer: &mut impl CrowdObserver) {
    out.clear();
    let mut order: Vec<u32> = (0u32..).zip(rects).map(|(i, _)| i).collect();
    order.sort_by(|&i, &j| rects[i as usize].min().x.total_cmp(&rects[j as usize].min().x));
    observer.sweeps(Axis::X, std::iter::empty());
    for (at, &i) in order.iter().enumerate() {
        let a = rects[i as usize];
        observer.took(i, 0);
        let later = order[at + 1..].iter().take_while(|&&j| rects[j as usize].min().x <= a.max().x);
        for &j in later {
            let hits = overlap(a, rects[j as usize], border);
            observer.compared(in_order(i, j), hits);
            if hits {
                out.push(in_order(i, j));
            }
        }
    }
}
