//! Does an observer that hears nothing cost anything? Compares each method with `&mut ()` with the bare formula
//! written by hand: `cargo bench`.
//!
//! Both are timed in turn, round by round, in one run. The bench prints the median of the rounds' ratios: a time
//! depends on the machine, the ratio on the code.

use hantei_collision::{
    Border, Cuboid, CuboidMethod, InsideMethod, Lens, OverlapMethod, Point, Precision, Quad, Rect, side,
};
use std::hint::black_box;
use std::time::Instant;

/// More distinct pairs than a processor's branch predictor can learn.
const PAIRS: usize = 1 << 18;
const ROUNDS: usize = 41;

fn numbers(seed: u64, below: f64) -> impl FnMut() -> f64 {
    let mut random = fastrand::Rng::with_seed(seed);
    move || random.f64() * below
}

fn time<Case>(cases: &[Case], judge: impl Fn(&Case) -> bool) -> f64 {
    let start = Instant::now();
    let hits = cases.iter().filter(|case| judge(black_box(case))).count();
    black_box(hits);
    start.elapsed().as_secs_f64()
}

/// Prints the median over the rounds of the method's time / bare time.
fn compare<Case>(
    name: &str,
    cases: &[Case],
    bare: impl Fn(&Case) -> bool + Copy,
    method: impl Fn(&Case) -> bool + Copy,
) {
    assert!(cases.iter().all(|case| bare(case) == method(case)), "{name}: the bare formula says otherwise");
    let mut ratios: Vec<f64> = (0..ROUNDS)
        .map(|round| {
            // The first warms up the processor for the second, so they take turns.
            if round % 2 == 0 {
                let bare = time(cases, bare);
                time(cases, method) / bare
            } else {
                let method = time(cases, method);
                method / time(cases, bare)
            }
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    let nanoseconds = time(cases, bare) / cases.len() as f64 * 1e9;
    println!("{name:<16} {:>6.2} {nanoseconds:>9.2}", ratios[ROUNDS / 2]);
}

fn main() {
    println!("{:<16} {:>6} {:>9}", "method", "ratio", "bare, ns");
    let mut number = numbers(1, 100.0);
    let mut rect = || Rect::from_origin_size(Point::new(number(), number()), number() / 2.0, number() / 2.0);
    let pairs: Vec<(Rect, Rect)> = (0..PAIRS).map(|_| (rect(), rect())).collect();
    let far = |r: Rect| (r.min().x + r.width(), r.min().y + r.height());

    let hsp = move |&(a, b): &(Rect, Rect)| {
        let ((ax, ay), (bx, by)) = (far(a), far(b));
        let (p, q) = (a.min(), b.min());
        [ax - 1.0 < q.x, p.x > bx - 1.0, ay - 1.0 < q.y, p.y > by - 1.0] == [false; 4]
    };
    compare("four-flags", &pairs, hsp, |&(a, b)| OverlapMethod::FourFlags.hits(a, b, Border::Misses, &mut ()));

    let ruled_out = move |&(a, b): &(Rect, Rect)| {
        let ((ax, ay), (bx, by)) = (far(a), far(b));
        let (p, q) = (a.min(), b.min());
        !(ax - 1.0 < q.x || p.x > bx - 1.0 || ay - 1.0 < q.y || p.y > by - 1.0)
    };
    compare("ruled-out", &pairs, ruled_out, |&(a, b)| OverlapMethod::RuledOut.hits(a, b, Border::Misses, &mut ()));

    let not_ruled_out = move |&(a, b): &(Rect, Rect)| {
        let ((ax, ay), (bx, by)) = (far(a), far(b));
        let (p, q) = (a.min(), b.min());
        ax - 1.0 >= q.x && p.x <= bx - 1.0 && ay - 1.0 >= q.y && p.y <= by - 1.0
    };
    let method = |&(a, b): &(Rect, Rect)| OverlapMethod::NotRuledOut.hits(a, b, Border::Misses, &mut ());
    compare("not-ruled-out", &pairs, not_ruled_out, method);

    let origin_size = move |&(a, b): &(Rect, Rect)| {
        let ((ax, ay), (bx, by)) = (far(a), far(b));
        let (p, q) = (a.min(), b.min());
        q.x < ax && p.x < bx && q.y < ay && p.y < by
    };
    compare("origin-size", &pairs, origin_size, |&(a, b)| {
        OverlapMethod::OriginSize.hits(a, b, Border::Misses, &mut ())
    });

    let centre_size = |&(a, b): &(Rect, Rect)| {
        let (p, q) = (a.centre(), b.centre());
        (p.x - q.x).abs() < (a.width() + b.width()) / 2.0 && (p.y - q.y).abs() < (a.height() + b.height()) / 2.0
    };
    compare("centre-size", &pairs, centre_size, |&(a, b)| {
        OverlapMethod::CentreSize.hits(a, b, Border::Misses, &mut ())
    });

    let two_corners = |&(a, b): &(Rect, Rect)| {
        !(a.max().x < b.min().x || b.max().x < a.min().x || a.max().y < b.min().y || b.max().y < a.min().y)
    };
    compare("two-corners", &pairs, two_corners, |&(a, b)| OverlapMethod::TwoCorners.hits(a, b, Border::Hits, &mut ()));

    let mut number = numbers(3, 100.0);
    let mut solid = || {
        let mut three = || [number(), number(), number()];
        Cuboid::from_origin_size(three(), three().map(|size| size / 2.0))
    };
    let solids: Vec<(Cuboid, Cuboid)> = (0..PAIRS).map(|_| (solid(), solid())).collect();

    let six = |&(a, b): &(Cuboid, Cuboid)| {
        let ([ax1, ay1, az1], [ax2, ay2, az2]) = (a.min(), a.max());
        let ([bx1, by1, bz1], [bx2, by2, bz2]) = (b.min(), b.max());
        !(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1 || az2 < bz1 || bz2 < az1)
    };
    compare("two-corners, 3D", &solids, six, |&(a, b)| CuboidMethod::TwoCorners.hits(a, b, Border::Hits, &mut ()));

    let three = |&(a, b): &(Cuboid, Cuboid)| {
        let ([ax, ay, az], [bx, by, bz]) = (a.centre(), b.centre());
        let ([aw, ah, ad], [bw, bh, bd]) = (a.size(), b.size());
        (ax - bx).abs() < (aw + bw) / 2.0 && (ay - by).abs() < (ah + bh) / 2.0 && (az - bz).abs() < (ad + bd) / 2.0
    };
    compare("centre-size, 3D", &solids, three, |&(a, b)| CuboidMethod::CentreSize.hits(a, b, Border::Misses, &mut ()));

    let mut number = numbers(2, 100.0);
    let mut point = || Point::new(number(), number());
    let probes: Vec<(Quad, Point)> =
        (0..PAIRS).map(|_| (Quad::new(point(), point(), point(), point()), point())).collect();
    let sides = |quad: &Quad, p| quad.edges().map(|(a, b)| side(a, b, p));

    let right_of_all = move |(quad, p): &(Quad, Point)| {
        let [ab, bc, cd, da] = sides(quad, *p);
        ab > 0.0 && bc > 0.0 && cd > 0.0 && da > 0.0
    };
    compare("right-of-all", &probes, right_of_all, |(quad, p)| {
        InsideMethod::RightOfAll.contains(quad, *p, Border::Misses, &mut ())
    });

    let same_side = move |(quad, p): &(Quad, Point)| {
        let [ab, bc, cd, da] = sides(quad, *p);
        (ab > 0.0 && bc > 0.0 && cd > 0.0 && da > 0.0) || (ab < 0.0 && bc < 0.0 && cd < 0.0 && da < 0.0)
    };
    compare("same-side", &probes, same_side, |(quad, p)| {
        InsideMethod::SameSide.contains(quad, *p, Border::Misses, &mut ())
    });

    let crossings = move |(quad, p): &(Quad, Point)| {
        let s = sides(quad, *p);
        for (i, (a, b)) in quad.edges().into_iter().enumerate() {
            if s[i] == 0.0 && (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y) <= 0.0 {
                return false;
            }
        }
        let below = quad.corners.map(|corner| corner.y > p.y);
        (0..4).fold(false, |inside, i| {
            inside
                ^ match (below[i], below[(i + 1) % 4]) {
                    (false, true) => s[i] > 0.0,
                    (true, false) => s[i] < 0.0,
                    (true, true) | (false, false) => false,
                }
        })
    };
    compare("crossings", &probes, crossings, |(quad, p)| {
        InsideMethod::Crossings.contains(quad, *p, Border::Misses, &mut ())
    });

    lens();
}

/// Prints the times of a whole field of the lens and of its plain cross products alone, and of a row.
fn lens() {
    println!("\n{:<16} {:>6} {:>9}", "field of a lens", "ratio", "all, ms");
    for (name, edge, p, precision) in [
        ("classroom", ((12.0, 12.0), (24.0, 24.0)), (0.5, 0.5), Precision::Double),
        ("on an edge", ((162.1, 212.3), (210.7, 112.9)), (186.4, 162.6), Precision::Double),
        ("single", ((460.0, 360.0), (20.0, 30.0)), (60.0, 60.0), Precision::Single),
        ("beside the edge", ((162.1, 212.3), (210.7, 112.9)), (251.0, 179.0), Precision::Double),
    ] {
        let [a, b, p] = [edge.0, edge.1, p].map(|(x, y)| Point::new(x, y));
        let plain = || {
            let unit = p.x.next_up() - p.x;
            let at = |i: usize| p.moved((i % Lens::SIZE) as f64 * unit, (i / Lens::SIZE) as f64 * unit);
            (0..Lens::CELLS).filter(|&i| side(black_box(a), b, at(i)) > 0.0).count()
        };
        let field = || Lens::new((black_box(a), b), p, precision, 0).wrong();
        let mut rounds: Vec<(f64, f64)> = (0..ROUNDS)
            .map(|_| {
                let field = seconds(&field);
                (field / seconds(&plain), field)
            })
            .collect();
        rounds.sort_by(|p, q| p.1.total_cmp(&q.1));
        let (ratio, field) = rounds[ROUNDS / 2];
        println!("{name:<16} {ratio:>6.2} {:>9.3}", field * 1e3);
    }
}

fn seconds(run: &dyn Fn() -> usize) -> f64 {
    let start = Instant::now();
    black_box(run());
    start.elapsed().as_secs_f64()
}
