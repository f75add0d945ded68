//! Compares hantei's crowd with other libraries: `cargo run --profile bench -p hantei-peers`. Prints the tables, writes them
//! to `peers/RESULTS.md`, and plots cost against number in `assets/cost.svg`. With `-- response`, `-- circle` or
//! `-- shapes` it prints only the rows of a moving rectangle, of a circle, or of turned shapes and lines, and writes nothing.
//!
//! Times depend on the machine. The code promises the ratios: medians over rounds in which all were timed in turn.

mod circle;
mod claim;
mod clock;
mod crowds;
mod peers;
mod plot;
mod response;
mod shapes;

use clock::{Race, Times};
use crowds::{Spread, crowd, moved};
use hantei_collision::{
    Border, Crowd, Point, Quad, Rect, brute_force, overlapping, pairs, quad_contact, quad_contacts, sort_and_sweep,
};
use peers::PEERS;
use rayon::ThreadPool;
use std::fmt::Write as _;
use std::hint::black_box;

const OURS: &str = "`Crowd::pairs`";
/// More of these than a processor can predict.
const DISTINCT: usize = 1 << 18;

fn main() {
    // Libraries that use all cores get one.
    match std::env::args().nth(1).as_deref() {
        Some("response") => cores(1).install(|| response::rows().iter().for_each(|row| println!("{row}"))),
        Some("circle") => cores(1).install(|| circle::rows().iter().for_each(|row| println!("{row}"))),
        Some("shapes") => cores(1).install(|| shapes::rows().iter().for_each(|row| println!("{row}"))),
        _ => cores(1).install(run),
    }
}

fn cores(count: usize) -> ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(count).build().expect("threads")
}

fn run() {
    let mut out = format!(
        "# Results\n\nMade by `cargo run --profile bench -p hantei-peers` on {}, one thread. Milliseconds: the median of rounds \
         in which all were timed in turn, on changing crowds with about eight overlaps for each rectangle, from scratch \
         in every call, in `f64`. The ratio is to the best peer of the line. \
         Another processor and an earlier version: [RESULTS-before.md](RESULTS-before.md).\n\n",
        machine()
    );
    // A processor needs some seconds after a rest to reach its full speed.
    race(&distinct(Spread::Uniform, 10_000, false), 10_000, false, Spread::Uniform);
    let peers = PEERS.map(|(name, _)| name);
    let _ = writeln!(
        out,
        "| crowd | {OURS} | `pairs` | sort and sweep | brute force | {} | ratio |\n|{}",
        peers.join(" | "),
        "---|".repeat(6 + peers.len())
    );
    let mut lines: Vec<(usize, Times)> = Vec::new();
    for (title, spread, n, moves) in [
        ("uniform", Spread::Uniform, 1_000, false),
        ("uniform", Spread::Uniform, 3_000, false),
        ("uniform", Spread::Uniform, 10_000, false),
        ("uniform", Spread::Uniform, 30_000, false),
        ("uniform", Spread::Uniform, 100_000, false),
        ("clustered", Spread::Clustered, 10_000, false),
        ("column", Spread::Column, 10_000, false),
        ("row", Spread::Row, 10_000, false),
        ("moving", Spread::Uniform, 10_000, true),
    ] {
        let crowds = distinct(spread, n, moves);
        let with_brute = n <= 10_000;
        let times = race(&crowds, n, with_brute, spread);
        let cell = |name: &str| format!("{:.3}", times.milliseconds(name));
        let best = best_peer(&times);
        let brute = if with_brute { cell("brute force") } else { "–".into() };
        let line = format!(
            "| {title} {n} | {} | {} | {} | {brute} | {} | **{:.2}** |",
            cell(OURS),
            cell("pairs"),
            cell("sort and sweep"),
            peers.map(cell).join(" | "),
            times.ratio(OURS, best),
        );
        println!("{line}");
        let _ = writeln!(out, "{line}");
        if spread == Spread::Uniform && !moves {
            lines.push((n, times));
        }
    }
    let [first, last] = [&lines[0], &lines[lines.len() - 1]].map(|(_, times)| times.milliseconds(OURS));
    let _ = writeln!(out, "\nFrom 1,000 to 100,000 {OURS} takes {:.0} times as long.\n", last / first);
    let _ = writeln!(out, "| ours | beside | ratio |\n|---|---|---|");
    let rows = [one_against_many(), quad_and_point(), quad_and_points(), on_two_cores(), with_plain_instructions()];
    for row in rows.into_iter().chain(response::rows()).chain(circle::rows()).chain(shapes::rows()) {
        let _ = writeln!(out, "{row}");
    }
    let _ = writeln!(
        out,
        "\n## Two corners or centre + size?\n\nThe C++ source says that two corners are faster. Ratios to two corners without a \
         branch, on the same 262,144 pairs; predictable: nearly all hit, unpredictable: each comparison is a coin.\n\n{}",
        claim::table()
    );
    println!("\n{out}");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    std::fs::write(format!("{root}/peers/RESULTS.md"), out).expect("peers/RESULTS.md can be written");
    let curves: Vec<(&str, &str)> =
        [(OURS, "hantei"), ("sort and sweep", "sort and sweep"), ("brute force", "brute force")]
            .into_iter()
            .chain(peers.map(|name| (name, name)))
            .collect();
    std::fs::write(format!("{root}/assets/cost.svg"), plot::cost(&lines, &curves))
        .expect("assets/cost.svg can be written");
}

/// Enough different crowds that a processor cannot predict their comparisons.
fn distinct(spread: Spread, n: usize, moves: bool) -> Vec<Vec<Rect>> {
    let count = (DISTINCT / n).max(2);
    let first = crowd(spread, n, 0);
    (0..count as u64).map(|i| if moves { moved(&first, i) } else { crowd(spread, n, i) }).collect()
}

fn race(crowds: &[Vec<Rect>], n: usize, with_brute: bool, spread: Spread) -> Times {
    let border = Border::Hits;
    let mut race = Race::new();
    let mut expected = Vec::new();
    sort_and_sweep(&crowds[0], border, &mut expected, &mut ());
    expected.sort_unstable();
    for (name, find) in PEERS {
        let mut found = Vec::new();
        find(&crowds[0], &mut found);
        found.sort_unstable();
        assert!(found == expected, "{name} finds other pairs");
        race.runner(name, move |round| {
            find(&crowds[round % crowds.len()], &mut found);
            found.len()
        });
    }
    let (mut ours, mut found) = (Crowd::default(), Vec::new());
    ours.pairs(&crowds[0], border, &mut found);
    found.sort_unstable();
    assert!(found == expected, "hantei finds other pairs");
    race.runner(OURS, move |round| {
        ours.pairs(&crowds[round % crowds.len()], border, &mut found);
        found.len()
    });
    race.runner("pairs", move |round| {
        let mut found = Vec::new();
        pairs(&crowds[round % crowds.len()], border, &mut found);
        found.len()
    });
    let mut found = Vec::new();
    race.runner("sort and sweep", move |round| {
        sort_and_sweep(&crowds[round % crowds.len()], border, &mut found, &mut ());
        found.len()
    });
    if with_brute {
        let mut found = Vec::new();
        race.runner("brute force", move |round| {
            brute_force(&crowds[round % crowds.len()], border, &mut found, &mut ());
            found.len()
        });
    }
    let slow = with_brute && n >= 10_000 || n >= 100_000 || spread == Spread::Column;
    race.run(if slow { 15 } else { (1_000_000 / n).clamp(31, 301) })
}

fn best_peer(times: &Times) -> &'static str {
    let [first, rest @ ..] = PEERS.map(|(name, _)| name);
    rest.into_iter()
        .fold(first, |best, name| if times.milliseconds(name) < times.milliseconds(best) { name } else { best })
}

fn one_against_many() -> String {
    let rects = crowd(Spread::Uniform, 100_000, 5);
    let numbers: Vec<f64> = rects.iter().flat_map(|r| [r.min().x, r.min().y, r.max().x, r.max().y]).collect();
    let mut found = Vec::new();
    let mut race = Race::new();
    race.runner("one", |round| {
        overlapping(rects[round * 7], &rects, Border::Hits, &mut found);
        found.len()
    });
    race.runner("sum", |_| numbers.iter().sum::<f64>() as usize);
    let ratio = race.run(201).ratio("one", "sum");
    format!("| `overlapping`, one rectangle against 100,000 | a plain sum over the same bytes | **{ratio:.2}** |")
}

fn quad_and_point() -> String {
    let mut numbers = fastrand::Rng::with_seed(9);
    let mut point = || Point::new(numbers.f64() * 100.0, numbers.f64() * 100.0);
    let cases: Vec<(Quad, Point)> =
        (0..DISTINCT).map(|_| (Quad::new(point(), point(), point(), point()), point())).collect();
    let coord = |p: Point| robust::Coord { x: p.x, y: p.y };
    let mut race = Race::new();
    race.runner("contact", |_| {
        cases.iter().filter(|(quad, p)| black_box(quad_contact(quad, *p)).name().len() == 6).count()
    });
    race.runner("robust", |_| {
        let sides = |(quad, p): &&(Quad, Point)| {
            let [a, b, c, d] = quad.edges().map(|(a, b)| robust::orient2d(coord(a), coord(b), coord(*p)));
            black_box([a, b, c, d]).iter().all(|&side| side > 0.0)
        };
        cases.iter().filter(sides).count()
    });
    let ratio = race.run(61).ratio("contact", "robust");
    format!("| `quad_contact`, a point and a quad, exact | four `robust::orient2d` | **{ratio:.2}** |")
}

fn quad_and_points() -> String {
    let mut numbers = fastrand::Rng::with_seed(9);
    let mut point = || Point::new(numbers.f64() * 100.0, numbers.f64() * 100.0);
    let quads: Vec<Quad> = (0..64).map(|_| Quad::new(point(), point(), point(), point())).collect();
    let points: Vec<Point> = (0..4096).map(|_| point()).collect();
    let (mut together, mut alone) = (Vec::new(), Vec::new());
    let mut race = Race::new();
    race.runner("together", |round| {
        quad_contacts(&quads[round % quads.len()], &points, &mut together);
        black_box(&together).len()
    });
    race.runner("alone", |round| {
        alone.clear();
        alone.extend(points.iter().map(|&p| quad_contact(&quads[round % quads.len()], p)));
        black_box(&alone).len()
    });
    let ratio = race.run(501).ratio("together", "alone");
    format!("| `quad_contacts`, a quad and 4,096 points | `quad_contact` of each | **{ratio:.2}** |")
}

fn on_two_cores() -> String {
    let crowds = distinct(Spread::Uniform, 100_000, false);
    let mut race = Race::new();
    for (name, pool) in [("two", cores(2)), ("one", cores(1))] {
        let (mut ours, mut found, crowds) = (Crowd::default(), Vec::new(), &crowds);
        race.runner(name, move |round| {
            pool.install(|| ours.pairs(&crowds[round % crowds.len()], Border::Hits, &mut found));
            found.len()
        });
    }
    let ratio = race.run(61).ratio("two", "one");
    format!("| {OURS}, 100,000 on two cores (feature `rayon`) | the same on one | **{ratio:.2}** |")
}

fn with_plain_instructions() -> String {
    let crowds = distinct(Spread::Uniform, 10_000, false);
    let widths = Crowd::of_each_width();
    let last = widths.len() - 1;
    let mut race = Race::new();
    for (width, mut ours) in widths.into_iter().enumerate().filter(|(width, _)| [0, last].contains(width)) {
        let (mut found, crowds) = (Vec::new(), &crowds);
        race.runner(if width == last { "best" } else { "plain" }, move |round| {
            ours.pairs(&crowds[round % crowds.len()], Border::Hits, &mut found);
            found.len()
        });
    }
    let ratio = race.run(101).ratio("plain", "best");
    let kind = std::env::consts::ARCH;
    format!("| {OURS}, 10,000 with instructions that every {kind} has | with the best of this one | **{ratio:.2}** |")
}

/// The processor's name, and its number among those of that name.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let said = |key: &str| {
        info.lines()
            .find_map(|line| line.split_once(':').filter(|(name, _)| name.trim() == key))
            .map(|(_, value)| value.trim())
    };
    match (said("model name"), said("cpu family"), said("model")) {
        (Some(name), Some(family), Some(model)) => format!("{name} (family {family}, model {model})"),
        (Some(name), ..) => name.into(),
        _ => format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
    }
}
