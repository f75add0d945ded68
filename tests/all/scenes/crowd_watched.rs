//! The method of a crowd at work: what is drawn is what it does, and what it says is what one has seen.

use super::{at, opened, say, value};
use hantei::figure::{Item, Role};
use hantei::scene::{Event, Viewer};
use hantei_collision::{Border, Pair, Point, Rect, brute_force};
use std::collections::BTreeSet;

/// The lines of this role, by their ends.
fn lines(scene: &dyn Viewer, wanted: Role) -> Vec<(Point, Point)> {
    let figure = scene.figure();
    // Those of the crowd, without the sample beside the words.
    let field = |(from, to): &(Point, Point)| from.y.max(to.y) <= 600.0;
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Lines { lines, role } if *role == wanted => Some(lines.clone()),
        _ => None,
    });
    those.flatten().filter(field).collect()
}

fn rects(scene: &dyn Viewer, wanted: Role) -> Vec<Rect> {
    let figure = scene.figure();
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Rects { rects, role } if *role == wanted => Some(rects.clone()),
        _ => None,
    });
    those.flatten().collect()
}

fn everybody(scene: &dyn Viewer) -> Vec<Rect> {
    [Role::NotJudged, Role::Alone, Role::Together].into_iter().flat_map(|role| rects(scene, role)).collect()
}

/// The rectangles with an outline of straight strokes in this role, by their top-left corners.
fn outlined(scene: &dyn Viewer, wanted: Role) -> BTreeSet<(u64, u64)> {
    let figure = scene.figure();
    let strokes: Vec<(Point, Point)> = figure
        .leaves()
        .into_iter()
        .filter_map(|item| match item {
            Item::Line { from, to, role, .. } if *role == wanted => Some((*from, *to)),
            _ => None,
        })
        .collect();
    let corners = everybody(scene).into_iter().filter(|rect| {
        let [a, b, c, d] = rect.corners();
        [(a, b), (b, c), (c, d), (d, a)].iter().all(|side| strokes.contains(side))
    });
    corners.map(|rect| key(rect.min())).collect()
}

fn key(point: Point) -> (u64, u64) {
    (point.x.to_bits(), point.y.to_bits())
}

/// What the stage says: compared, of how many, found.
fn said(scene: &dyn Viewer) -> (usize, usize, usize) {
    let mut numbers = Vec::new();
    for item in scene.figure().leaves() {
        if let Item::Label { text, .. } = item {
            let text = say(text).replace(',', "");
            if text.starts_with("compared: ") || text.starts_with("found: ") {
                numbers.extend(text.split(' ').filter_map(|word| word.parse::<usize>().ok()));
            }
        }
    }
    let [compared, of, found] = numbers[..] else { panic!("three numbers: {numbers:?}") };
    (compared, of, found)
}

fn step(scene: &mut dyn Viewer, by: &'static str) {
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
        assert_eq!(said(scene.as_ref()).0, 0, "{case}: nothing has been compared");
        let whole = opened(&format!("{case} frame=0"));
        let mut before = Vec::new();
        for steps in 1.. {
            step(scene.as_mut(), "frame");
            let hairs = lines(scene.as_ref(), Role::Compared);
            let (compared, of, found) = said(scene.as_ref());
            assert_eq!((hairs.len(), lines(scene.as_ref(), Role::Found).len()), (compared, found), "{case} {steps}");
            assert_eq!(scene.trace().get("compared").as_u64(), Some(compared as u64), "{case} {steps}");
            assert_eq!(scene.trace().get("pairs").as_u64(), Some(found as u64), "{case} {steps}");
            let fact = say(&scene.readings().facts[1]).replace(',', "");
            assert_eq!(fact, format!("compared: {compared} of {of} pairs"), "{case} {steps}: panel and stage");
            assert!(hairs.starts_with(&before), "{case} {steps}: they come one after the other");
            let distinct: BTreeSet<_> = hairs.iter().map(|&(p, q)| [key(p), key(q)]).collect();
            assert_eq!(distinct.len(), hairs.len(), "{case} {steps}: no pair twice");
            before = hairs;
            if value(scene.as_ref(), "frame") != steps.to_string() {
                break;
            }
        }
        // All the way: as without watching.
        assert_eq!(said(scene.as_ref()), said(whole.as_ref()), "{case}");
        assert_eq!(lines(whole.as_ref(), Role::Compared), before, "{case}");
        for role in [Role::Alone, Role::Together, Role::NotJudged] {
            assert_eq!(rects(scene.as_ref(), role), rects(whole.as_ref(), role), "{case} {role:?}");
        }
    }
}

/// The strong lines against the slow obvious oracle.
#[test]
fn the_pairs_that_are_found_are_the_pairs_there_are() {
    for case in ["brute", "sweep", "strips"].map(|method| format!("crowd n=100 method={method} frame=0")) {
        let scene = opened(&case);
        let all = everybody(scene.as_ref());
        let mut found: Vec<Pair> = Vec::new();
        brute_force(&all, Border::Hits, &mut found, &mut ());
        let ends = |&(i, j): &Pair| [i, j].map(|place| key(all[place as usize].centre()));
        let sorted = |mut ends: [(u64, u64); 2]| {
            ends.sort_unstable();
            ends
        };
        let expected: BTreeSet<_> = found.iter().map(|pair| sorted(ends(pair))).collect();
        let drawn: BTreeSet<_> =
            lines(scene.as_ref(), Role::Found).iter().map(|&(p, q)| sorted([key(p), key(q)])).collect();
        assert_eq!(drawn, expected, "{case}");
    }
}

/// Against the rectangles themselves: on each step of a sweep, the line stands where the one in hand begins, and marked
/// are exactly the later ones that begin before it ends.
#[test]
fn the_sweep_has_in_hand_what_begins_before_the_one_in_hand_ends() {
    let mut scene = opened("crowd n=12 method=sweep watch=on frame=0");
    let mut order = everybody(scene.as_ref());
    order.sort_by(|p, q| p.min().x.total_cmp(&q.min().x));
    let mut lines_seen = BTreeSet::new();
    loop {
        step(scene.as_mut(), "frame");
        let in_hand: Vec<(u64, u64)> = outlined(scene.as_ref(), Role::Lit).into_iter().collect();
        let Some(place) = order.iter().position(|rect| in_hand.contains(&key(rect.min()))) else { break };
        let expected: BTreeSet<_> = order[place + 1..]
            .iter()
            .filter(|rect| rect.min().x <= order[place].max().x)
            .map(|rect| key(rect.min()))
            .collect();
        assert_eq!(outlined(scene.as_ref(), Role::Reached), expected, "{:?} in hand", order[place]);
        let figure = scene.figure();
        let sweep: Vec<(Point, Point)> = figure
            .leaves()
            .into_iter()
            .filter_map(|item| match item {
                Item::Line { from, to, role: Role::Sweep, .. } => Some((*from, *to)),
                _ => None,
            })
            .collect();
        let x = order[place].min().x;
        assert_eq!(sweep, [(at(x, 0.0), at(x, 600.0))]);
        let reach = figure.leaves().into_iter().find_map(|item| match item {
            Item::Rect { rect, role: Role::Reach } => Some(*rect),
            _ => None,
        });
        assert_eq!(reach, Some(Rect::from_corners(at(x, 0.0), at(order[place].max().x, 600.0))));
        lines_seen.insert(x.to_bits());
    }
    assert_eq!(lines_seen.len(), 12, "each has been in hand");
    assert_eq!(value(scene.as_ref(), "frame"), (12 + said(scene.as_ref()).0 + 1).to_string(), "turns and comparisons");
}

/// In strips: each hair line joins two that both touch the strip of the turn, and all strips are swept in order.
#[test]
fn strips_are_swept_one_after_the_other() {
    let mut scene = opened("crowd n=100 method=strips watch=on frame=0");
    let mut borders: Vec<f64> = Vec::new();
    let mut visited: Vec<usize> = Vec::new();
    loop {
        step(scene.as_mut(), "frame");
        let figure = scene.figure();
        let leaves = figure.leaves();
        let reach = leaves.iter().find_map(|item| match item {
            Item::Rect { rect, role: Role::Reach } => Some(*rect),
            _ => None,
        });
        let Some(reach) = reach else { break };
        borders = leaves
            .iter()
            .filter_map(|item| match item {
                Item::Line { from, to, role: Role::Strip, dashed: true } if from.y == to.y => Some(from.y),
                _ => None,
            })
            .collect();
        let strip = borders.iter().position(|&border| border == reach.min().y).expect("it begins at a border");
        assert_eq!(borders[strip + 1], reach.max().y, "and ends at the next");
        visited.push(strip);
    }
    assert!(borders.len() > 4, "{borders:?}");
    assert!(visited.is_sorted(), "{visited:?}");
    visited.dedup();
    assert_eq!(visited, (0..borders.len() - 1).collect::<Vec<_>>());
}

/// Few comparisons: one a step. Many: a rectangle in hand a step, with all of its comparisons.
#[test]
fn steps_are_comparisons_or_turns() {
    for (case, most) in [("n=12 method=sweep", 1), ("n=20 method=brute", 1), ("n=100 method=brute", 99)] {
        let mut scene = opened(&format!("crowd {case} watch=on frame=0"));
        let mut last = 0;
        let mut largest = 0;
        loop {
            let frame = value(scene.as_ref(), "frame");
            step(scene.as_mut(), "frame");
            if value(scene.as_ref(), "frame") == frame {
                break;
            }
            let (compared, ..) = said(scene.as_ref());
            largest = largest.max(compared - last);
            last = compared;
        }
        assert_eq!(largest, most, "{case}");
        let end = value(scene.as_ref(), "frame");
        step(scene.as_mut(), "frame-back");
        assert_ne!(value(scene.as_ref(), "frame"), end, "{case}: one step back leads back");
        scene.handle(Event::Act { name: "frames", by: (-10.0, 0.0) });
        let (now, end): (i64, i64) = (value(scene.as_ref(), "frame").parse().unwrap(), end.parse().unwrap());
        assert_eq!(now, end - 11, "{case}: with Shift ten");
    }
}

#[test]
fn playing_ends_with_the_last_step_and_begins_again() {
    let mut scene = opened("crowd n=12 method=sweep watch=on rate=60");
    let clock = super::ticking(0.06);
    let mut frames = 0;
    while value(scene.as_ref(), "play") == "on" {
        scene.advance(&clock);
        frames += 1;
        assert!(frames < 200, "it ends");
    }
    assert_eq!(value(scene.as_ref(), "frame"), frames.to_string());
    let all = said(scene.as_ref());
    scene.handle(Event::act("play"));
    scene.advance(&clock);
    assert_eq!((value(scene.as_ref(), "frame").as_str(), value(scene.as_ref(), "play").as_str()), ("1", "on"));
    assert!(said(scene.as_ref()).0 < all.0);
}

#[test]
fn watching_moves_no_rectangle() {
    let mut scene = opened("crowd n=50 frame=37");
    let there = |scene: &dyn Viewer| -> BTreeSet<_> {
        everybody(scene).into_iter().map(|rect| (key(rect.min()), key(rect.max()))).collect()
    };
    let before = there(scene.as_ref());
    scene.handle(Event::act("watch"));
    assert_eq!((value(scene.as_ref(), "watch").as_str(), value(scene.as_ref(), "moment").as_str()), ("on", "37"));
    assert_eq!((there(scene.as_ref()), said(scene.as_ref()).0), (before.clone(), 0));
    step(scene.as_mut(), "frame");
    assert_eq!(there(scene.as_ref()), before, "time is the method's");
    assert_eq!(scene.command(), "hantei crowd n=50 moment=37 frame=1 watch=on");
    // The pointer's own would change what there is to compare.
    scene.handle(Event::PointerMoved(at(300.0, 300.0)));
    assert_eq!(there(scene.as_ref()), before);
    scene.handle(Event::PointerLeft);
    scene.handle(Event::act("watch"));
    assert_eq!(there(scene.as_ref()), before, "and on from here");
    step(scene.as_mut(), "frame");
    let later = opened("crowd n=50 frame=38");
    assert_eq!(there(scene.as_ref()), there(later.as_ref()));
    scene.handle(Event::act("undo"));
    scene.handle(Event::act("undo"));
    assert_eq!(value(scene.as_ref(), "watch"), "on", "undo knows it");
}

#[test]
fn more_than_can_be_watched_are_said_to_be_too_many() {
    for (n, too_many) in [(200, false), (201, true), (1000, true), (100_000, true)] {
        let mut scene = opened(&format!("crowd n={n} watch=on frame=0"));
        let says = |scene: &dyn Viewer| {
            let notes = scene.readings().notes.iter().map(say).collect::<Vec<_>>();
            let figure = scene.figure();
            let labels = figure.leaves().into_iter().filter_map(|item| match item {
                Item::Label { text, .. } => Some(say(text)),
                _ => None,
            });
            labels.chain(notes).filter(|said| said.starts_with("To watch: at most ")).count()
        };
        assert_eq!(says(scene.as_ref()), if too_many { 2 } else { 0 }, "{n}: in the panel and on the stage");
        step(scene.as_mut(), "frame");
        assert_eq!(value(scene.as_ref(), "frame"), if too_many { "0" } else { "1" }, "{n}");
        assert!(lines(scene.as_ref(), Role::Compared).is_empty(), "{n}");
    }
}

/// Those that lie over each other keep their outlines: drawn over all fills, and never outside.
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
            let (sides, together) =
                (rects(scene.as_ref(), Role::TogetherOutline), rects(scene.as_ref(), Role::Together));
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
