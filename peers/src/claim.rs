//! The C++ source's claim: is "two corners" faster than "centre + size"? Tested on data that a processor can predict
//! and on data that it cannot, with `&&` and `||` and without branches.

use crate::clock::Race;

/// More pairs than a processor can predict.
const PAIRS: usize = 1 << 18;
const ROUNDS: usize = 61;

/// Each form of a rectangle has the numbers of its source.
#[derive(Clone, Copy)]
struct Corners(f64, f64, f64, f64);
#[derive(Clone, Copy)]
struct Centre(f64, f64, f64, f64);

/// Rows of a Markdown table: method, then nanoseconds for each kind of data and form of code.
pub fn table() -> String {
    let mut out = String::from(
        "| test | `&&`, predictable | `&&`, unpredictable | branch-free, predictable | branch-free, unpredictable |\n\
         |---|---|---|---|---|\n",
    );
    let kinds = [10.0, 100.0].map(|spread| {
        let mut numbers = fastrand::Rng::with_seed(1);
        // Within 10 nearly all overlap; within 100 each comparison is a coin toss.
        let mut corners = || {
            let (x, y) = (numbers.f64() * spread, numbers.f64() * spread);
            Corners(x, y, x + 20.0 + numbers.f64() * spread / 2.0, y + 20.0 + numbers.f64() * spread / 2.0)
        };
        let pairs: Vec<(Corners, Corners)> = (0..PAIRS).map(|_| (corners(), corners())).collect();
        let centre = |Corners(x1, y1, x2, y2): Corners| Centre((x1 + x2) / 2.0, (y1 + y2) / 2.0, x2 - x1, y2 - y1);
        let centres: Vec<(Centre, Centre)> = pairs.iter().map(|&(a, b)| (centre(a), centre(b))).collect();
        let mut race = Race::new();
        let corners = pairs.clone();
        race.runner("corners &&", move |_| {
            let mut hits = 0;
            for &(Corners(ax1, ay1, ax2, ay2), Corners(bx1, by1, bx2, by2)) in &corners {
                if !(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1) {
                    hits += std::hint::black_box(1);
                }
            }
            hits
        });
        race.runner("corners &", move |_| {
            let mut hits = 0;
            for &(Corners(ax1, ay1, ax2, ay2), Corners(bx1, by1, bx2, by2)) in &pairs {
                hits += usize::from(!((ax2 < bx1) | (bx2 < ax1) | (ay2 < by1) | (by2 < ay1)));
            }
            hits
        });
        let sized = centres.clone();
        race.runner("centre &&", move |_| {
            let mut hits = 0;
            for &(Centre(ax, ay, aw, ah), Centre(bx, by, bw, bh)) in &sized {
                if (ax - bx).abs() < (aw + bw) / 2.0 && (ay - by).abs() < (ah + bh) / 2.0 {
                    hits += std::hint::black_box(1);
                }
            }
            hits
        });
        race.runner("centre &", move |_| {
            let mut hits = 0;
            for &(Centre(ax, ay, aw, ah), Centre(bx, by, bw, bh)) in &centres {
                hits += usize::from(((ax - bx).abs() < (aw + bw) / 2.0) & ((ay - by).abs() < (ah + bh) / 2.0));
            }
            hits
        });
        race.run(ROUNDS)
    });
    for (title, name) in [("two corners", "corners"), ("centre + size", "centre")] {
        let cell = |kind: usize, way: &str| format!("{:.2}", kinds[kind].ratio(&format!("{name} {way}"), "corners &"));
        out += &format!("| {title} | {} | {} | {} | {} |\n", cell(0, "&&"), cell(1, "&&"), cell(0, "&"), cell(1, "&"));
    }
    out
}
