//! How long does a judgement take? The whole of it, for typed formulas, and as a ratio to a built-in method that is asked
//! about the same cases: `cargo bench --bench judge`.
//!
//! Both are timed in turn, round by round, in one run; what is printed is the fastest round of each, and their ratio: a
//! judgement takes so much longer than the built-in method that whatever else the machine does falls on it alone.

use hantei_collision::{
    Border, InsideFormula, InsideMethod, OverlapFormula, OverlapMethod, QuadAndPoint, TwoRects, judge_inside,
    judge_overlap,
};
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 21;

fn time<Out>(work: impl FnOnce() -> Out) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64()
}

/// Prints the time of a judgement, and its ratio to asking a built-in method about the same cases.
fn compare<Case>(name: &str, cases: &[Case], judge: impl Fn(), built_in: impl Fn(&Case) -> bool) {
    let (mut bare, mut judged) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        bare = bare.min(time(|| cases.iter().filter(|case| built_in(black_box(case))).count()));
        judged = judged.min(time(&judge));
    }
    println!("{name:<32} {:>6} {:>9.2} {:>7.1}", cases.len(), judged * 1e3, judged / bare);
}

fn main() {
    println!("{:<32} {:>6} {:>9} {:>7}", "judged", "cases", "ms", "ratio");
    let mut pairs = Vec::new();
    judge_overlap(|&TwoRects { a, b }: &TwoRects| {
        pairs.push((a, b));
        false
    });
    for (name, text) in [
        ("origin-size, four comparisons", "bx < ax + aw && ax < bx + bw && by < ay + ah && ay < by + bh"),
        (
            "six comparisons, all asked",
            "(ax < bx + bw) & (bx < ax + aw) & (ay < by + bh) & (by < ay + ah) & (aw > 0) & (bh > 0)",
        ),
        (
            "six comparisons, circles",
            "abs(acx - bcx) * 2 < aw + bw && abs(acy - bcy) * 2 < ah + bh && aw > 0 && ah > 0 && bw > 0 && bh > 0",
        ),
        ("always wrong", "aw < 0"),
    ] {
        let formula: OverlapFormula = text.parse().expect("a formula");
        let judge = || drop(judge_overlap(&formula));
        compare(name, &pairs, judge, |&(a, b)| OverlapMethod::OriginSize.hits(a, b, Border::Misses, &mut ()));
    }

    let mut probes = Vec::new();
    judge_inside(|QuadAndPoint { quad, p }: &QuadAndPoint| {
        probes.push((*quad, *p));
        false
    });
    for (name, text) in [
        (
            "right-of-all, four comparisons",
            "cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0 && cross(D, A, P) > 0",
        ),
        (
            "six comparisons, all asked",
            "(cross(A, B, P) > 0) & (cross(B, C, P) > 0) & (cross(C, D, P) > 0) & (cross(D, A, P) > 0) & (P.x > A.x) & (P.y > 0)",
        ),
    ] {
        let formula: InsideFormula = text.parse().expect("a formula");
        let judge = || drop(judge_inside(&formula));
        compare(name, &probes, judge, |(quad, p)| InsideMethod::SameSide.contains(quad, *p, Border::Misses, &mut ()));
    }
}
