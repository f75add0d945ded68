//! The method of a crowd at work: the pictures and texts fit its comparisons.

use super::{at, opened, say, value};
use hantei_collision::{Border, Pair, Point, Rect, brute_force};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Door, Event, Viewer};
use std::collections::BTreeSet;

/// The field's height, world units.
const HEIGHT: f64 = 460.0;

fn lines(scene: &Viewer, wanted: Role) -> Vec<(Point, Point)> {
    let figure = scene.figure();
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Lines { lines, role } if *role == wanted => Some(lines.clone()),
        _ => None,
    });
    those.flatten().collect()
}

/// The rectangles of this role, without the intervals below them.
fn rects(scene: &Viewer, wanted: Role) -> Vec<Rect> {
    let figure = scene.figure();
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Rects { rects, role } if *role == wanted => Some(rects.clone()),
        _ => None,
    });
    those.flatten().filter(|rect| rect.max().y <= HEIGHT).collect()
}

fn places(scene: &Viewer, wanted: Role) -> BTreeSet<(u64, u64)> {
    rects(scene, wanted).into_iter().map(|rect| key(rect.min())).collect()
}

fn everybody(scene: &Viewer) -> Vec<Rect> {
    let roles = [Role::NotJudged, Role::Waiting, Role::Alone, Role::Together, Role::Second, Role::First];
    roles.into_iter().flat_map(|role| rects(scene, role)).collect()
}

fn key(point: Point) -> (u64, u64) {
    (point.x.to_bits(), point.y.to_bits())
}

fn said(scene: &Viewer) -> (usize, usize) {
    let number = |name: &str| scene.trace().get(name).as_u64().expect("a number") as usize;
    (number("compared"), number("pairs"))
}

fn step(scene: &mut Viewer, by: &'static str) {
    scene.handle(Event::act(by));
}

const CASES: [&str; 8] = [
    "crowd n=12 method=brute",
    "crowd n=12 method=sweep",
    "crowd n=12 method=strips",
    "crowd n=100 method=brute",
    "crowd n=100 method=sweep kind=clusters",
    "crowd n=100 method=strips moment=300",
    "crowd n=200 method=strips kind=clusters border=misses",
    "crowd n=70 method=sweep kind=shooter moment=40",
];

#[test]
fn each_hair_line_is_a_comparison_and_each_strong_one_a_pair() {
    for case in CASES {
        let mut scene = opened(&format!("{case} watch=on frame=0"));
        assert_eq!(said(&scene).0, 0, "{case}: nothing has been compared");
        let whole = opened(&format!("{case} frame=0"));
        let mut before = Vec::new();
        for steps in 1.. {
            step(&mut scene, "frame");
            let hairs = lines(&scene, Role::Compared);
            let found = lines(&scene, Role::Found).len();
            assert_eq!((hairs.len(), found), said(&scene), "{case} {steps}");
            assert!(hairs.starts_with(&before), "{case} {steps}: they come one after the other");
            let distinct: BTreeSet<_> = hairs.iter().map(|&(p, q)| [key(p), key(q)]).collect();
            assert_eq!(distinct.len(), hairs.len(), "{case} {steps}: no pair twice");
            before = hairs;
            if value(&scene, "frame") != steps.to_string() {
                break;
            }
        }
        // To the end: as without watching.
        assert_eq!(said(&scene), said(&whole), "{case}");
        assert_eq!(scene.readings().headline, whole.readings().headline, "{case}");
        let there = |scene: &Viewer| everybody(scene).into_iter().map(|rect| key(rect.min())).collect::<BTreeSet<_>>();
        assert_eq!(there(&scene), there(&whole), "{case}");
    }
}

/// The strong lines against the slow oracle.
#[test]
fn the_pairs_that_are_found_are_the_pairs_there_are() {
    for case in ["brute", "sweep", "strips"].map(|method| format!("crowd n=100 method={method} watch=on frame=100000"))
    {
        let scene = opened(&case);
        let all = everybody(&scene);
        let mut found: Vec<Pair> = Vec::new();
        brute_force(&all, Border::Hits, &mut found, &mut ());
        let ends = |&(i, j): &Pair| [i, j].map(|place| key(all[place as usize].centre()));
        let sorted = |mut ends: [(u64, u64); 2]| {
            ends.sort_unstable();
            ends
        };
        let expected: BTreeSet<_> = found.iter().map(|pair| sorted(ends(pair))).collect();
        let drawn: BTreeSet<_> = lines(&scene, Role::Found).iter().map(|&(p, q)| sorted([key(p), key(q)])).collect();
        assert_eq!(drawn, expected, "{case}");
    }
}

/// In each step of a sweep, the line is where A begins, and B are all earlier rectangles that have not ended there.
#[test]
fn the_sweep_has_in_hand_what_is_still_open() {
    let mut scene = opened("crowd n=12 method=sweep watch=on frame=0");
    let mut order = everybody(&scene);
    order.sort_by(|p, q| p.min().x.total_cmp(&q.min().x));
    let mut lines_seen = BTreeSet::new();
    loop {
        step(&mut scene, "frame");
        let in_hand = places(&scene, Role::First);
        let Some(place) = order.iter().position(|rect| in_hand.contains(&key(rect.min()))) else { break };
        let open = order[..place].iter().filter(|rect| rect.max().x >= order[place].min().x);
        let expected: BTreeSet<_> = open.map(|rect| key(rect.min())).collect();
        assert_eq!(places(&scene, Role::Second), expected, "{:?} in hand", order[place]);
        let figure = scene.figure();
        let x = order[place].min().x;
        let sweep = figure.leaves().into_iter().find_map(|item| match item {
            Item::Line { from, to, role: Role::Sweep, .. } => Some([from.x, to.x]),
            _ => None,
        });
        assert_eq!(sweep, Some([x, x]));
        let passed = figure.leaves().into_iter().find_map(|item| match item {
            Item::Rect { rect, role: Role::Passed } => Some(rect.max().x),
            _ => None,
        });
        assert_eq!(passed, Some(x));
        lines_seen.insert(x.to_bits());
    }
    assert_eq!(lines_seen.len(), 12, "each has been in hand");
    assert_eq!(value(&scene, "frame"), (12 + said(&scene).0 + 1).to_string(), "turns and comparisons");
}

/// In strips: each hair line joins two rectangles in the strip of the turn, and all strips are swept in order.
#[test]
fn strips_are_swept_one_after_the_other() {
    let mut scene = opened("crowd n=100 method=strips watch=on frame=0");
    let mut borders: Vec<f64> = Vec::new();
    let mut visited: Vec<usize> = Vec::new();
    loop {
        step(&mut scene, "frame");
        let figure = scene.figure();
        let leaves = figure.leaves();
        let sweep = leaves.iter().find_map(|item| match item {
            Item::Line { from, to, role: Role::Sweep, .. } => Some((from.y, to.y)),
            _ => None,
        });
        let Some((from, to)) = sweep else { break };
        borders = leaves
            .iter()
            .filter_map(|item| match item {
                Item::Line { from, to, role: Role::Strip, dashed: true } if from.y == to.y => Some(from.y),
                _ => None,
            })
            .collect();
        let strip = borders.iter().position(|&border| border == from).expect("it begins at a border");
        assert_eq!(borders[strip + 1], to, "and ends at the next");
        visited.push(strip);
    }
    assert!(borders.len() > 4, "{borders:?}");
    assert!(visited.is_sorted(), "{visited:?}");
    visited.dedup();
    assert_eq!(visited, (0..borders.len() - 1).collect::<Vec<_>>());
}

/// Few comparisons: one for each step. Many: the current rectangle with all of its comparisons for each step.
#[test]
fn steps_are_comparisons_or_turns() {
    for (case, most) in [("n=12 method=sweep", 1), ("n=20 method=brute", 1), ("n=100 method=brute", 99)] {
        let mut scene = opened(&format!("crowd {case} watch=on frame=0"));
        let mut last = 0;
        let mut largest = 0;
        loop {
            let frame = value(&scene, "frame");
            step(&mut scene, "frame");
            if value(&scene, "frame") == frame {
                break;
            }
            let (compared, ..) = said(&scene);
            largest = largest.max(compared - last);
            last = compared;
        }
        assert_eq!(largest, most, "{case}");
        let end = value(&scene, "frame");
        step(&mut scene, "frame-back");
        assert_ne!(value(&scene, "frame"), end, "{case}: one step back leads back");
        scene.handle(Event::Act { name: "frames", by: (-10.0, 0.0) });
        let (now, end): (i64, i64) = (value(&scene, "frame").parse().unwrap(), end.parse().unwrap());
        assert_eq!(now, end - 11, "{case}: with Shift ten");
    }
}

#[test]
fn playing_ends_with_the_last_step_and_begins_again() {
    let mut scene = opened("crowd n=12 method=sweep watch=on rate=60");
    let clock = super::ticking(0.06);
    let mut frames = 0;
    while value(&scene, "play") == "on" {
        scene.advance(&clock);
        frames += 1;
        assert!(frames < 200, "it ends");
    }
    assert_eq!(value(&scene, "frame"), frames.to_string());
    let all = said(&scene);
    scene.handle(Event::act("play"));
    scene.advance(&clock);
    assert_eq!((value(&scene, "frame").as_str(), value(&scene, "play").as_str()), ("1", "on"));
    assert!(said(&scene).0 < all.0);
}

#[test]
fn watching_moves_no_rectangle() {
    let mut scene = opened("crowd n=50 frame=37");
    let there = |scene: &Viewer| -> BTreeSet<_> {
        everybody(scene).into_iter().map(|rect| (key(rect.min()), key(rect.max()))).collect()
    };
    let before = there(&scene);
    scene.handle(Event::act("watch"));
    assert_eq!((value(&scene, "watch").as_str(), value(&scene, "moment").as_str()), ("on", "37"));
    assert_eq!((there(&scene), said(&scene).0), (before.clone(), 0));
    step(&mut scene, "frame");
    assert_eq!(there(&scene), before, "time is the method's");
    assert_eq!(scene.command(), "hantei crowd n=50 moment=37 frame=1 watch=on");
    // The pointer's own rectangle would change the comparisons.
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(there(&scene), before);
    scene.handle(Event::PointerLeft);
    scene.handle(Event::act("watch"));
    assert_eq!(there(&scene), before, "and on from here");
    step(&mut scene, "frame");
    let later = opened("crowd n=50 frame=38");
    assert_eq!(there(&scene), there(&later));
    scene.handle(Event::act("undo"));
    scene.handle(Event::act("undo"));
    assert_eq!(value(&scene, "watch"), "on", "undo knows it");
}

#[test]
fn more_than_can_be_watched_are_said_to_be_too_many() {
    for (n, too_many) in [(200, false), (201, true), (1000, true), (100_000, true)] {
        let mut scene = opened(&format!("crowd n={n} watch=on frame=0"));
        let says = |scene: &Viewer| {
            let notes = scene.readings().notes.iter().map(say).collect::<Vec<_>>();
            notes.into_iter().filter(|said| said.ends_with(" rectangles can be watched")).count()
        };
        assert_eq!(says(&scene), usize::from(too_many), "{n}: in the panel");
        step(&mut scene, "frame");
        assert_eq!(value(&scene, "frame"), if too_many { "0" } else { "1" }, "{n}");
        assert!(lines(&scene, Role::Compared).is_empty(), "{n}");
    }
}

/// Rectangles over each other keep their outlines: drawn over all fills, and never outside.
#[test]
fn a_cluster_is_no_blob() {
    for (case, outlined) in [
        ("crowd kind=clusters n=300 frame=0", true),
        ("crowd n=60 kind=shooter frame=30", true),
        ("crowd n=100000 frame=0", false),
    ] {
        let scene = opened(case);
        let figure = scene.figure();
        let places = |wanted: Role| {
            let leaves = figure.leaves();
            let is = |item: &&Item| matches!(item, Item::Rects { role, .. } if *role == wanted);
            leaves.iter().enumerate().filter(|(_, item)| is(item)).map(|(place, _)| place).collect::<Vec<_>>()
        };
        let fills = [Role::Together, Role::Alone].map(places).concat();
        let outlines = places(Role::TogetherOutline);
        assert_eq!(outlines.len(), usize::from(outlined), "{case}");
        assert!(outlines.iter().all(|outline| fills.iter().all(|fill| fill < outline)), "{case}: on top");
        if outlined {
            let (sides, together) = (rects(&scene, Role::TogetherOutline), rects(&scene, Role::Together));
            assert_eq!(sides.len(), 4 * together.len(), "{case}");
            for (four, rect) in sides.chunks(4).zip(&together) {
                let around = Rect::around(four.iter().flat_map(|side| side.corners())).expect("four");
                let near = |p: Point, q: Point| p.distance(q) < 1e-9;
                assert!(
                    near(around.min(), rect.min()) && near(around.max(), rect.max()),
                    "{case}: {around:?} {rect:?}"
                );
            }
        }
    }
}

fn figure_of_panel(scene: &Viewer) -> Figure {
    scene.panel_figure(Door::Closed, (312.0, 400.0), None)
}

fn cells(figure: &Figure, wanted: Role) -> usize {
    let count = |item: &&Item| match item {
        Item::Rects { rects, role } if *role == wanted => rects.len(),
        _ => 0,
    };
    figure.leaves().iter().map(count).sum()
}

/// A cell for each pair; the number of compared cells fits the text.
#[test]
fn the_matrix_has_a_cell_for_each_pair() {
    for case in CASES {
        let n: usize = value(&opened(case), "n").parse().expect("a number");
        for steps in [0, 1, 9, 16, 100_000] {
            let scene = opened(&format!("{case} watch=on frame={steps}"));
            let (figure, (compared, found)) = (figure_of_panel(&scene), said(&scene));
            assert_eq!(cells(&figure, Role::EveryPair), n * (n - 1) / 2, "{case} {steps}");
            assert_eq!(cells(&figure, Role::PairCompared), compared - found, "{case} {steps}");
            assert_eq!(cells(&figure, Role::Together), found, "{case} {steps}");
        }
    }
}

/// Once a column had no number, and cells between two pixels lost their borders.
#[test]
fn the_matrix_of_twelve_has_all_numbers_and_whole_cells() {
    let scene = opened("crowd watch=on n=12 method=sweep frame=15");
    for size in [(312.0, 364.0), (244.0, 334.0)] {
        let figure = scene.panel_figure(Door::Closed, size, None);
        let count = |number: usize| {
            let is_it = |item: &&&Item| matches!(item, Item::Label { text, .. } if say(text) == number.to_string());
            figure.leaves().iter().filter(is_it).count()
        };
        assert!((7..=12).all(|number| count(number) >= 2), "{size:?}: a row and a column for each");
        let is_whole = |rect: &Rect| [rect.min().x, rect.min().y, rect.width()].iter().all(|at| at.fract() == 0.0);
        let cells = figure.leaves().into_iter().filter_map(|item| match item {
            Item::Rects { rects, role: Role::EveryPair } => Some(rects.clone()),
            _ => None,
        });
        assert!(cells.flatten().all(|cell| is_whole(&cell)), "{size:?}");
    }
}

#[test]
fn a_thousand_are_watched_with_twelve_and_come_back() {
    let mut scene = opened("crowd frame=37");
    let there = scene.figure();
    assert_eq!(scene.readings().remedy, Some("watch-twelve"));
    for watch in ["watch", "watch-twelve"] {
        scene.handle(Event::act(watch));
        let now = ["watch", "n", "method", "frame"].map(|key| value(&scene, key));
        assert_eq!(now, ["on", "12", "sweep", "0"], "{watch}");
        assert_eq!(scene.readings().remedy, None);
        step(&mut scene, "frame");
        assert!(say(&scene.readings().headline).starts_with("Rectangle "));
        scene.handle(Event::act("watch"));
        let now = ["watch", "n", "method", "moment"].map(|key| value(&scene, key));
        assert_eq!(now, ["off", "1000", "strips", "37"], "{watch}");
        assert_eq!(scene.figure(), there, "{watch}");
    }
}

#[test]
fn each_pair_is_said_to_hit_or_to_miss() {
    let mut scene = opened("crowd n=12 method=sweep watch=on frame=0");
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..30 {
        step(&mut scene, "frame");
        let readings = scene.readings();
        let reason = say(readings.reason.as_ref().expect("a reason"));
        match readings.verdict {
            Some(true) => assert!(reason.ends_with("They overlap on y, too."), "{reason}"),
            Some(false) => assert!(reason.ends_with("Apart on y."), "{reason}"),
            None => continue,
        }
        *if readings.verdict == Some(true) { &mut hits } else { &mut misses } += 1;
    }
    assert_eq!((hits + misses, hits), said(&scene));
    assert!(hits > 0 && misses > 0, "{hits} {misses}");
}
