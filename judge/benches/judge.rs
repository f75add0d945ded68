//! How long does a judgement take? Measures whole judgements of typed formulas, as a ratio to a built-in method on the
//! same cases: `cargo bench --bench judge`.
//!
//! A test with a proof is judged twice: by its proof, and by trying, as a closure is; their ratio comes last.
//!
//! Both are timed in turn, round by round, in one run. The bench prints the fastest round of each and their ratio: a
//! judgement takes so much longer than the built-in method that other load on the machine falls on it alone.

use hantei_collision::{
    AxisAligned, Border, Cuboid, InsideMethod, OverlapMethod, Point, Precision, QuadAndPoint, Rect, Two, TwoRects,
};
use hantei_judge::{
    Answers, AsFormula as _, Formula, InsideFormula, OverlapFormula, Ruler, judge_inside, judge_overlap,
};
use std::hint::black_box;
use std::time::Instant;

const ROUNDS: usize = 21;

fn time<Out>(work: impl FnOnce() -> Out) -> f64 {
    let start = Instant::now();
    black_box(work());
    start.elapsed().as_secs_f64()
}

/// Prints the time of a judgement and its ratio to a built-in method on the same cases.
fn compare<Case>(name: &str, cases: &[Case], judge: impl Fn(), built_in: impl Fn(&Case) -> bool) {
    let (mut bare, mut judged) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        bare = bare.min(time(|| cases.iter().filter(|case| built_in(black_box(case))).count()));
        judged = judged.min(time(&judge));
    }
    println!("{name:<32} {:>6} {:>9.2} {:>7.1}", cases.len(), judged * 1e3, judged / bare);
}

fn prove<S: AxisAligned>(name: &str, text: &str) {
    let formula: Formula<Two<S>> = text.parse().expect("a formula");
    let tried = Tried(&formula);
    let (mut trying, mut proving) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..ROUNDS {
        trying = trying.min(time(|| judge_overlap(&tried)));
        proving = proving.min(time(|| judge_overlap(&formula)));
    }
    println!("{name:<40} {:>9.2} {:>9.2} {:>7.2}", proving * 1e3, trying * 1e3, proving / trying);
}

/// A formula that hides from the judge that it can be proved.
struct Tried<'a, S: AxisAligned>(&'a Formula<Two<S>>);

impl<S: AxisAligned> Answers<Two<S>> for &Tried<'_, S> {
    fn answers(&mut self, cases: &[Two<S>], answers: &mut Vec<bool>) {
        Formula::answers(self.0, cases, answers);
    }
}

fn main() {
    const ON_X: &str = "bx < ax + aw && ax < bx + bw";
    println!("{:<40} {:>9} {:>9} {:>7}", "proved", "ms", "tried, ms", "ratio");
    let in_plane = format!("{ON_X} && by < ay + ah && ay < by + bh");
    let six = format!("{in_plane} && aw > 0 && bh > 0");
    let twelve =
        format!("{six} && (aw + bw > 0 || ax > bx) && max(ax, bx) < min(ax2, bx2) && abs(acy - bcy) * 2 < ah + bh");
    for (name, text) in [
        ("four comparisons, right", in_plane.as_str()),
        ("six comparisons, right", six.as_str()),
        ("twelve comparisons, right", twelve.as_str()),
        ("two comparisons of centres, 90 %", "abs(acx - bcx) < (aw + bw) * 0.45 && abs(acy - bcy) < (ah + bh) * 0.45"),
        ("two comparisons, y forgotten", ON_X),
    ] {
        prove::<Rect>(name, text);
    }
    prove::<Cuboid>("six comparisons of boxes, right", &format!("{in_plane} && az < bz + bd && bz < az + ad"));
    prove::<Cuboid>("four comparisons of boxes, z forgotten", &in_plane);

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
        let judge = || drop(judge_overlap(&Tried(&formula)));
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
    for (name, method) in
        [("row, origin-size", OverlapMethod::OriginSize), ("row, centre-size", OverlapMethod::CentreSize)]
    {
        let rects = [0.1, 0.3].map(|x| Rect::from_origin_size(Point::new(x, 0.1), 0.2, 0.2));
        let row = || {
            let formula = method.formula(Border::Misses);
            Ruler::new(&formula, Border::Misses, black_box(rects), Precision::Single, 0).wrong()
        };
        let mut rounds: Vec<f64> = (0..ROUNDS).map(|_| time(row)).collect();
        rounds.sort_by(f64::total_cmp);
        println!("{name:<16} {:>6} {:>9.3}", "", rounds[ROUNDS / 2] * 1e3);
    }
}
