//! Many rectangles of all shapes: three ways, one set of pairs.

mod circles;

use hantei_collision::{
    Axis, Border, Contact, Crowd, CrowdObserver, Pair, Point, Quad, QuadContact, Rect, brute_force, contact,
    overlapping, pairs, pairs_in_order, quad_contact, sort_and_sweep,
};
use proptest::prelude::*;

/// The slow oracle: the exact contact of all pairs.
fn expected(rects: &[Rect], border: Border) -> Vec<Pair> {
    let mut found = Vec::new();
    for j in 0..rects.len() {
        for i in 0..j {
            let hit = match contact(rects[i], rects[j]) {
                Contact::Overlapping => true,
                Contact::Touching => border == Border::Hits,
                Contact::Apart => false,
            };
            if hit {
                found.push((i as u32, j as u32));
            }
        }
    }
    found.sort_unstable();
    found
}

/// All pairs, as they are called.
fn in_order(rects: &[Rect], border: Border) -> Vec<Pair> {
    let mut found = Vec::new();
    let note = |pair| {
        found.push(pair);
        Ok::<(), ()>(())
    };
    pairs_in_order(rects, border, note).expect("no error is made");
    found
}

fn check(name: &str, rects: &[Rect]) {
    for border in [Border::Hits, Border::Misses] {
        let expected = expected(rects, border);
        // The old content of the list must not matter, nor the earlier uses of a crowd.
        let mut found = vec![(7, 7)];
        let mut crowd = Crowd::default();
        for round in 0..2 {
            crowd.pairs(rects, border, &mut found);
            let order = found.clone();
            assert!(found.iter().all(|(i, j)| i < j), "{name} {border:?}: the smaller place first");
            found.sort_unstable();
            assert_eq!(found, expected, "{name} {border:?}, round {round}: {rects:?}");
            pairs(rects, border, &mut found);
            assert_eq!(found, order, "{name} {border:?}: the order depends on the rectangles alone");
            crowd.pairs(&[Rect::from_origin_size(Point::new(0.0, 0.0), 1.0, 1.0); 70], border, &mut found);
            assert_eq!(found.len(), 70 * 69 / 2, "{name}: identical");
        }
        crowd.pairs(rects, border, &mut found);
        let order = found.clone();
        for (width, mut crowd) in Crowd::of_each_width().into_iter().enumerate() {
            crowd.pairs(rects, border, &mut found);
            assert_eq!(found, order, "{name} {border:?}: the same with other instructions, {width}");
        }
        brute_force(rects, border, &mut found, &mut ());
        assert_eq!(found, expected, "{name} {border:?}: brute force, sorted");
        sort_and_sweep(rects, border, &mut found, &mut ());
        found.sort_unstable();
        assert_eq!(found, expected, "{name} {border:?}: sort and sweep");
        assert_eq!(in_order(rects, border), expected, "{name} {border:?}: in order");
        if let Some(&one) = rects.first() {
            let mut met = vec![9];
            overlapping(one, &rects[1..], border, &mut met);
            let expected: Vec<u32> = expected.iter().filter(|(i, _)| *i == 0).map(|(_, j)| j - 1).collect();
            assert_eq!(met, expected, "{name} {border:?}: one against all");
        }
    }
}

/// Random numbers below the given one, the same in every run.
fn numbers(seed: u64) -> impl FnMut(f64) -> f64 {
    let mut random = fastrand::Rng::with_seed(seed);
    move |below| random.f64() * below
}

fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
    Rect::from_origin_size(Point::new(x, y), width, height)
}

/// Makes the rectangle at an index, from a function that gives random numbers.
type Maker<'a> = &'a mut dyn FnMut(&mut dyn FnMut(f64) -> f64, usize) -> Rect;

#[test]
fn every_shape_of_crowd() {
    let n = 700;
    let mut r = numbers(1);
    let mut crowd = |make: Maker| -> Vec<Rect> { (0..n).map(|i| make(&mut r, i)).collect() };
    for (name, rects) in [
        ("uniform", crowd(&mut |r, _| rect(r(300.0), r(300.0), r(20.0), r(20.0)))),
        ("whole pixels", crowd(&mut |r, _| rect(r(90.0).floor(), r(90.0).floor(), r(9.0).floor(), r(9.0).floor()))),
        (
            "clustered",
            crowd(&mut |r, i| rect((i % 7) as f64 * 900.0 + r(60.0), (i % 3) as f64 * 900.0 + r(60.0), r(9.0), r(9.0))),
        ),
        ("column", crowd(&mut |r, _| rect(r(1.0), r(2000.0), 10.0, r(20.0)))),
        ("row", crowd(&mut |r, _| rect(r(2000.0), r(1.0), r(20.0), 10.0))),
        ("no width", crowd(&mut |r, _| rect(r(40.0).floor(), r(300.0), 0.0, r(30.0)))),
        ("no height", crowd(&mut |r, _| rect(r(300.0), r(40.0).floor(), r(30.0), 0.0))),
        ("points", crowd(&mut |r, _| rect(r(12.0).floor(), r(12.0).floor(), 0.0, 0.0))),
        ("nested", crowd(&mut |_, i| rect(i as f64, i as f64, 2.0 * (n - i) as f64, 2.0 * (n - i) as f64))),
        (
            "huge beside tiny",
            crowd(&mut |r, i| {
                if i % 50 == 0 { rect(r(9e5) - 9e5, r(9e5) - 9e5, 1e6, 1e6) } else { rect(r(1e5), r(1e5), 1.0, 1.0) }
            }),
        ),
        (
            "tall beside flat",
            crowd(&mut |r, i| {
                if i % 2 == 0 { rect(r(500.0), 0.0, 0.1, 500.0) } else { rect(0.0, r(500.0), 500.0, 0.1) }
            }),
        ),
        (
            "one far away",
            crowd(&mut |r, i| if i == 5 { rect(1e9, -1e9, 1.0, 1.0) } else { rect(r(300.0), r(300.0), 9.0, 9.0) }),
        ),
        (
            "at the ends of what is allowed",
            crowd(&mut |r, i| {
                if i % 3 == 0 {
                    rect(-1e150, r(1e150), 1e149, 1e149)
                } else {
                    rect(r(1e150), r(1e150), r(1e149), r(1e149))
                }
            }),
        ),
        // Neighbours that f32 cannot distinguish.
        (
            "fractions of a last bit",
            crowd(&mut |r, _| rect(1e6 + r(8.0).floor() * 1e-9, r(9.0).floor() * 1e-12, r(4.0).floor() * 1e-9, 1e-12)),
        ),
        // Out of the range of f32 in both directions: a far end becomes the same as a near one.
        ("left of everything", crowd(&mut |r, _| rect(-r(1e150) - 1e140, r(300.0), r(1e149), r(20.0)))),
        ("above everything", crowd(&mut |r, _| rect(r(300.0), -r(1e150) - 1e140, r(20.0), r(1e149)))),
        ("beyond f32 on all sides", crowd(&mut |r, _| rect(r(2e150) - 1e150, r(2e150) - 1e150, r(1e149), r(1e149)))),
        ("minus zero", crowd(&mut |r, i| rect(if i % 2 == 0 { -0.0 } else { 0.0 }, r(90.0).floor(), 0.0, 1.0))),
    ] {
        check(name, &rects);
        check(name, &rects[..3]);
    }
    check("none", &[]);
    check("one", &[rect(0.0, 0.0, 1.0, 1.0)]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, ..ProptestConfig::default() })]

    /// Few numbers to choose from, so edges meet in every way.
    #[test]
    fn small_crowds(
        rects in prop::collection::vec((0..9i32, 0..9i32, 0..5i32, 0..5i32), 0..14),
        scale in prop::sample::select(vec![1.0, 0.1, 1e-9, 1e6]),
    ) {
        let rects: Vec<Rect> = rects
            .into_iter()
            .map(|(x, y, width, height)| {
                let [x, y, width, height] = [x, y, width, height].map(|number| f64::from(number) * scale);
                rect(x, y, width, height)
            })
            .collect();
        check("small", &rects);
    }
}

#[test]
fn rectangles_that_are_nowhere() {
    let mut r = numbers(7);
    let is_nowhere = |i: usize| i.is_multiple_of(9);
    let rects: Vec<Rect> =
        (0..700).map(|i| rect(if is_nowhere(i) { f64::NAN } else { r(300.0) }, r(300.0), r(20.0), r(20.0))).collect();
    let mut expected = expected(&rects, Border::Hits);
    expected.retain(|&(i, j)| !is_nowhere(i as usize) && !is_nowhere(j as usize));
    for mut crowd in Crowd::of_each_width() {
        let mut found = Vec::new();
        crowd.pairs(&rects, Border::Hits, &mut found);
        found.sort_unstable();
        assert!(found == expected, "{} pairs and {}", found.len(), expected.len());
    }
}

/// Only large crowds use strips and sorted keys: compared with the plain sweep, which is tested above.
#[test]
fn large_crowds() {
    for n in [5_000, 40_000] {
        let mut r = numbers(n as u64);
        let side = (50.0 * n as f64).sqrt();
        let rects: Vec<Rect> = (0..n).map(|_| rect(r(side), r(side), 5.0 + r(10.0), 5.0 + r(10.0))).collect();
        for border in [Border::Hits, Border::Misses] {
            let (mut swept, mut found) = (Vec::new(), Vec::new());
            sort_and_sweep(&rects, border, &mut swept, &mut ());
            pairs(&rects, border, &mut found);
            for mut crowd in Crowd::of_each_width() {
                let mut same = Vec::new();
                crowd.pairs(&rects, border, &mut same);
                assert!(same == found, "{n} {border:?}: the same with other instructions");
            }
            swept.sort_unstable();
            found.sort_unstable();
            assert!(swept.len() > 3 * n, "{n}: a crowd");
            assert!(swept == found, "{n} {border:?}: {} pairs and {}", swept.len(), found.len());
            let called = in_order(&rects, border);
            assert!(called == found, "{n} {border:?}: {} pairs in order and {}", called.len(), found.len());
        }
    }
}

/// More pairs than are held at once, and rectangles that have more than that alone.
#[test]
fn many_pairs_in_order() {
    let mut r = numbers(31);
    let mut crowd = |make: Maker| -> Vec<Rect> { (0..9000).map(|i| make(&mut r, i)).collect() };
    for (name, rects) in [
        ("dense", crowd(&mut |r, _| rect(r(900.0), r(900.0), 40.0, r(40.0)))),
        ("huge beside tiny", {
            crowd(&mut |r, i| {
                if i % 99 == 9 { rect(0.0, 0.0, 900.0, 900.0) } else { rect(r(900.0), r(900.0), 1.0, 1.0) }
            })
        }),
        ("huge ones last", {
            crowd(&mut |r, i| if i > 8800 { rect(0.0, 0.0, 900.0, 900.0) } else { rect(r(900.0), r(900.0), 1.0, 1.0) })
        }),
    ] {
        let mut expected = Vec::new();
        sort_and_sweep(&rects, Border::Hits, &mut expected, &mut ());
        expected.sort_unstable();
        let found = in_order(&rects, Border::Hits);
        assert!(expected.len() > 150_000, "{name}: {} pairs", expected.len());
        assert!(found == expected, "{name}: {} pairs and {}", found.len(), expected.len());
    }
}

#[test]
fn an_error_ends_the_pairs() {
    let mut heard = Vec::new();
    let note = |pair| {
        heard.push(pair);
        if pair == (0, 2) { Err("enough") } else { Ok(()) }
    };
    assert_eq!(pairs_in_order(&[rect(0.0, 0.0, 1.0, 1.0); 4], Border::Hits, note), Err("enough"));
    assert_eq!(heard, [(0, 1), (0, 2)]);
}

#[cfg(feature = "rayon")]
#[test]
fn all_cores_find_what_one_finds() {
    let on = |cores: usize| rayon::ThreadPoolBuilder::new().num_threads(cores).build().expect("threads");
    let (one, many) = (on(1), [2, 3, 7].map(on));
    let mut crowd = Crowd::default();
    let mut r = numbers(5);
    for (name, n, width, height, size) in [
        ("too few", 19_999, 900.0, 900.0, 9.0),
        ("uniform", 20_000, 900.0, 900.0, 9.0),
        ("uniform", 50_001, 1500.0, 1500.0, 9.0),
        ("column", 20_001, 1.0, 40_000.0, 9.0),
        ("row", 30_000, 60_000.0, 1.0, 9.0),
        ("one strip", 20_000, 9_000.0, 900.0, 700.0),
    ] {
        let far = if name == "one strip" { 1.0 } else { size };
        let rects: Vec<Rect> = (0..n).map(|_| rect(r(width), r(height), r(far), r(size))).collect();
        for border in [Border::Hits, Border::Misses] {
            let (mut expected, mut found) = (Vec::new(), vec![(7, 7)]);
            let mut compared = 0u64;
            one.install(|| crowd.pairs_observed(&rects, border, &mut expected, &mut compared));
            assert!(expected.len() > n / 4, "{name}: a crowd");
            for pool in &many {
                pool.install(|| crowd.pairs(&rects, border, &mut found));
                assert!(found == expected, "{name} {n}: {} pairs and {}", found.len(), expected.len());
                let mut counted = 0u64;
                pool.install(|| crowd.pairs_observed(&rects, border, &mut found, &mut counted));
                assert!(found == expected && counted == compared, "{name} {n}: {counted} and {compared} compared");
            }
        }
    }
}

/// How many pairs overlap on an axis: those that a sweep along it must compare.
fn sharing(rects: &[Rect], axis: Axis) -> u64 {
    let shadow = |rect: &Rect| rect.interval(axis);
    let with =
        |(i, one): (usize, &Rect)| rects[..i].iter().filter(|other| shadow(one).gap(shadow(other)) <= 0.0).count();
    rects.iter().enumerate().map(with).sum::<usize>() as u64
}

#[test]
fn what_is_said_to_be_compared_was_compared_once() {
    let mut r = numbers(11);
    let (mut crowd, mut found) = (Crowd::default(), Vec::new());
    // Whole numbers in one strip: the strips then sweep along one axis in exact order.
    for round in 0..400usize {
        let n = round % 64;
        let mut whole = |below: f64| r(below).floor();
        let rects: Vec<Rect> = (0..n).map(|_| rect(whole(90.0), whole(60.0), whole(20.0), whole(20.0))).collect();
        let [x, y] = Axis::PLANE.map(|axis| sharing(&rects, axis));
        let all = (n * n.saturating_sub(1) / 2) as u64;
        for border in [Border::Hits, Border::Misses] {
            let mut counted = 0u64;
            brute_force(&rects, border, &mut found, &mut counted);
            assert_eq!(counted, all, "{n}");
            counted = 0;
            sort_and_sweep(&rects, border, &mut found, &mut counted);
            assert_eq!(counted, x, "{n}: all that share on x, and no other");
            counted = 0;
            crowd.pairs_observed(&rects, border, &mut found, &mut counted);
            assert!(counted == x || counted == y, "{n}: {counted} of {x} on x and {y} on y: {rects:?}");
        }
    }
}

/// With many strips: a pair in several strips counts in one, and counting finds the same pairs.
#[test]
fn strips_compare_no_pair_twice() {
    let mut r = numbers(12);
    let (mut crowd, mut found, mut same) = (Crowd::default(), Vec::new(), Vec::new());
    for (name, n, height) in [("flat", 300, 1.0), ("mixed", 300, 90.0), ("tall", 300, 600.0), ("many", 5000, 40.0)] {
        let rects: Vec<Rect> = (0..n).map(|_| rect(r(600.0), r(600.0), r(30.0), r(height))).collect();
        for border in [Border::Hits, Border::Misses] {
            let mut counted = 0u64;
            crowd.pairs_observed(&rects, border, &mut found, &mut counted);
            crowd.pairs(&rects, border, &mut same);
            assert_eq!(found, same, "{name}: counting changes nothing");
            let all = (n * (n - 1) / 2) as u64;
            assert!(found.len() as u64 <= counted && counted <= all, "{name}: {counted} of {all}");
            assert!(counted < all / 2, "{name}: it compares far fewer");
        }
    }
    let stacked = vec![rect(0.0, 0.0, 10.0, 500.0); 200];
    let mut counted = 0u64;
    crowd.pairs_observed(&stacked, Border::Hits, &mut found, &mut counted);
    assert_eq!(counted, 200 * 199 / 2, "in one place: each pair once");
}

#[derive(Default)]
struct ToldPairs {
    sweep: Option<(Axis, Vec<f64>)>,
    /// For each turn the index of its rectangle, its strip, and the indexes of the compared rectangles.
    turns: Vec<(u32, u32, Vec<u32>)>,
    hits: Vec<Pair>,
}

impl CrowdObserver for ToldPairs {
    fn sweeps(&mut self, along: Axis, borders: impl Iterator<Item = f64>) {
        assert!(self.sweep.replace((along, borders.collect())).is_none(), "told once");
    }

    fn took(&mut self, place: u32, strip: u32) {
        self.turns.push((place, strip, Vec::new()));
    }

    fn compared(&mut self, (i, j): Pair, hits: bool) {
        let (taken, _, others) = self.turns.last_mut().expect("a turn has begun");
        assert!(i < j && (i == *taken || j == *taken), "{i} and {j}, in the turn of {taken}");
        others.push(if i == *taken { j } else { i });
        self.hits.extend(hits.then_some((i, j)));
    }
}

/// As documented, turn by turn: a rectangle is compared with those in its strip that begin, along the sweep, before it
/// ends; and the reported hits are the pairs that are found.
#[test]
fn what_an_observer_hears_is_what_is_done() {
    let mut r = numbers(21);
    let (mut crowd, mut found) = (Crowd::default(), Vec::new());
    for (n, height) in [(0, 9.0), (1, 9.0), (12, 40.0), (63, 40.0), (64, 40.0), (200, 30.0), (300, 5.0), (300, 90.0)] {
        // Whole numbers, which rounding does not change.
        let mut whole = |below: f64| r(below).floor();
        let rects: Vec<Rect> = (0..n).map(|_| rect(whole(600.0), whole(600.0), whole(40.0), whole(height))).collect();
        for border in [Border::Hits, Border::Misses] {
            let mut told = ToldPairs::default();
            brute_force(&rects, border, &mut found, &mut told);
            assert_eq!(told.hits, found, "{n}");
            assert!(told.sweep.is_none(), "brute force does not sweep");
            for (turn, (place, strip, others)) in (0u32..).zip(&told.turns) {
                assert_eq!((*place, *strip, others), (turn, 0, &(turn + 1..n).collect()), "{n}: all the rest");
            }

            let mut told = ToldPairs::default();
            sort_and_sweep(&rects, border, &mut found, &mut told);
            assert_eq!(told.hits, found, "{n}");
            assert_eq!(told.sweep, Some((Axis::X, Vec::new())), "{n}");
            check_turns(&rects, &told, Axis::X);

            let mut told = ToldPairs::default();
            crowd.pairs_observed(&rects, border, &mut found, &mut told);
            told.hits.sort_unstable();
            found.sort_unstable();
            assert_eq!(told.hits, found, "{n}");
            let mut counted = 0u64;
            crowd.pairs_observed(&rects, border, &mut found, &mut counted);
            let told_of: usize = told.turns.iter().map(|(.., others)| others.len()).sum();
            assert_eq!(counted, told_of as u64, "{n}: as many as were told of");
            let (along, borders) = told.sweep.clone().expect("it sweeps");
            assert_eq!(borders.is_empty(), n < 64, "{n}: {borders:?}");
            check_turns(&rects, &told, along);
        }
    }
}

/// In each strip all rectangles that touch it come in the order in which they begin. Each is compared with later ones
/// that begin before it ends, except if both began in an earlier strip.
fn check_turns(rects: &[Rect], told: &ToldPairs, along: Axis) {
    let across = if along == Axis::X { Axis::Y } else { Axis::X };
    let borders = &told.sweep.as_ref().expect("it sweeps").1;
    let strips = borders.len().max(2) - 1;
    let strip_of = |at: f64| borders.iter().filter(|&&border| border <= at).count().clamp(1, strips) - 1;
    for strip in 0..strips {
        let turns: Vec<_> = told.turns.iter().filter(|(_, number, _)| *number as usize == strip).collect();
        let interval = |place: u32| rects[place as usize].interval(across);
        let mut touching: Vec<u32> = (0u32..).zip(rects).map(|(place, _)| place).collect();
        touching.retain(|&place| (strip_of(interval(place).min)..=strip_of(interval(place).max)).contains(&strip));
        let mut taken: Vec<u32> = turns.iter().map(|(place, ..)| *place).collect();
        for (turn, (place, _, others)) in turns.iter().enumerate() {
            let reach = rects[*place as usize].interval(along);
            let began_before = |place: u32| strip_of(interval(place).min) < strip;
            let mut expected: Vec<u32> = taken[turn + 1..].to_vec();
            expected.retain(|&other| rects[other as usize].interval(along).min <= reach.max);
            expected.retain(|&other| !(began_before(*place) && began_before(other)));
            assert_eq!(*others, expected, "{place} in strip {strip}");
        }
        let begin = |place: &u32| rects[*place as usize].interval(along).min;
        assert!(taken.is_sorted_by(|p, q| begin(p) <= begin(q)), "{taken:?} in strip {strip}");
        taken.sort_unstable();
        assert_eq!(taken, touching, "strip {strip}");
    }
}

/// The contact of a quad skips edges that cannot matter: compared with a count of all four.
#[test]
fn quad_contact_needs_no_edge_above_or_below() {
    let grid = |i: u32| Point::new(f64::from(i % 4), f64::from(i / 4 % 4));
    let mut r = numbers(3);
    for _ in 0..20_000 {
        let [a, b, c, d, p] = [(); 5].map(|()| grid(r(16.0) as u32));
        let quad = Quad::new(a, b, c, d);
        let edges = quad.edges();
        let cross = |(a, b): (Point, Point)| (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y);
        let on = |&(a, b): &(Point, Point)| cross((a, b)) == 0.0 && Rect::from_corners(a, b).contains(p);
        let crossings =
            edges.iter().filter(|&&(a, b)| (a.y > p.y) != (b.y > p.y) && (cross((a, b)) > 0.0) == (b.y > a.y));
        let expected = match (edges.iter().any(on), crossings.count() % 2) {
            (true, _) => QuadContact::OnEdge,
            (false, 1) => QuadContact::Inside,
            (false, _) => QuadContact::Outside,
        };
        assert_eq!(quad_contact(&quad, p), expected, "{quad:?} {p:?}");
    }
}
