//! Turned rectangles and polygons: named cases by every method, the reasons, the rows of axes, turning, what is drawn.

use super::{answers, assert_said, at, click, drag, opened, value, verdict, words};
use crate::say;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Angle, Contact, Point, Polygon, ShapeKind, Turned, Vec2};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Event, Viewer};

const TWO: [&str; 8] = [
    "sat",
    "one-turned-back",
    "all-turned-back",
    "unturned",
    "upright-boxes",
    "corners",
    "edges",
    "edges-and-a-corner",
];
const POLYGONS: [&str; 6] = ["sat", "edges", "edges-and-a-corner", "edges-and-both", "corners", "upright-boxes"];
const POINT: [&str; 7] =
    ["turned-back", "four-sides", "turned-on", "corner-pivot", "degrees", "unturned", "upright-box"];
const CIRCLE: [&str; 6] = ["turned-back", "turned-on", "unturned", "upright-box", "edges", "corners"];
const ROUND: [&str; 6] = ["edges-or-inside", "edges", "corners", "sat-normals", "sat-and-corner", "upright-boxes"];
const T: &str = "b=200,165,150,50,4:3";
const TRIANGLE: &str = "80,260,200,60,320,260";
const CHEVRON: &str = "80,60,320,165,80,270,160,165";

/// A and B, the exact relation, what each method says as written (H or m), and where it is wrong (x).
#[test]
fn two_turned_rectangles_are_answered_by_every_method() {
    for (a, b, relation, says, wrong) in [
        ("164,96,100,30,4:3", "200,200,140,60,0", "apart", "mHmmmmmm", ".x......"),
        ("200,165,200,20,4:3", "200,165,200,20,-3:4", "overlapping", "HHHHHmHH", ".....x.."),
        ("210,165,25,25,4:3", "200,165,150,100,4:3", "overlapping", "HHHHHHmm", "......xx"),
        ("150,115,100,50,4:3", "200,165,100,50,4:3", "overlapping", "HHHmHHHH", "...x...."),
        ("200,215,200,20,0", "200,135,200,20,90", "overlapping", "HHmmHmHH", "..xx.x.."),
        ("200,165,160,20,0", "320,165,160,20,90", "apart", "mmHHmmmm", "..xx...."),
        ("140,165,50,50,45", "190,120,40,40,0", "apart", "mmmmHmmm", "....x..."),
        ("140,165,100,50,4:3", "225,175,60,60,0", "touching", "mHHmmmHH", ".xx....."),
        ("100,165,100,40,90", "170,165,100,100,0", "touching", "mmmHmmHH", "...x...."),
        ("200,165,0,100,4:3", "200,165,50,50,0", "overlapping", "HHHHHmHH", ".....x.."),
    ] {
        assert_said("turned", &TWO, (&format!("a={a} b={b}"), relation), says, wrong);
    }
}

#[test]
fn two_polygons_are_answered_by_every_method() {
    let inner = "190,180,200,160,210,180";
    for (a, b, relation, says, wrong) in [
        (
            "180,120,220,120,220,160,180,160",
            "25.5,100,200.5,200,400.5,200,600.5,160,600.5,300,16.5,300",
            "apart",
            "HmmmmH",
            "x....x",
        ),
        ("60,40,120,40,120,100,60,100", "185,0,185,160,0,160,0,270,500,270,500,0", "apart", "HmmmmH", "x....x"),
        (inner, TRIANGLE, "overlapping", "HmmHHH", ".xx..."),
        (TRIANGLE, inner, "overlapping", "HmHHHH", ".x...."),
        ("140,160,40,60,40,260", "80,80,200,240,320,80", "touching", "mHHHHH", ".....x"),
        (TRIANGLE, TRIANGLE, "overlapping", "HHHHmH", "....x."),
        ("100,230,200,60,300,230", "100,117,300,117,200,287", "overlapping", "HHHHmH", "....x."),
        ("90,145,130,145,130,185,90,185", CHEVRON, "apart", "HmmmmH", "x....x"),
    ] {
        assert_said("turned", &POLYGONS, (&format!("a={a} b={b}"), relation), says, wrong);
    }
    // A rectangle, upright or turned, is asked in the same way.
    for a in ["90,145,40,40", "110,165,40,40,0"] {
        assert_said("turned", &POLYGONS, (&format!("a={a} b={CHEVRON}"), "apart"), "HmmmmH", "x....x");
    }
}

#[test]
fn a_point_is_answered_by_every_method() {
    // A direction is taken in degrees, and what then comes out is luck.
    let others: Vec<&str> = POINT.into_iter().filter(|method| *method != "degrees").collect();
    for (p, relation, says, wrong) in [
        ("240,195", "inside", "HHmmmH", "..xxx."),
        ("240,135", "outside", "mmHmmH", "..x..x"),
        ("265,125", "outside", "mmmmmH", ".....x"),
        ("260,165", "outside", "mmmmHH", "....xx"),
        ("185,185", "on-edge", "mmHmHH", "..x.xx"),
    ] {
        assert_said("turned", &others, (&format!("a={p} {T}"), relation), says, wrong);
    }
    for (p, b, relation, says, wrong) in [
        ("260,165", "200,165,100,100,45", "inside", "HHHmmmH", "...xxx."),
        ("255,195", "200,165,150,50,-30", "outside", "mmHmmmH", "..x...x"),
        ("100,200", "200,165,150,50,90", "outside", "mmmHmmm", "...x..."),
    ] {
        assert_said("turned", &POINT, (&format!("a={p} b={b}"), relation), says, wrong);
    }
}

#[test]
fn a_circle_is_answered_by_every_method() {
    for (a, relation, says, wrong) in [
        ("245,105,50", "touching", "mHHHHm", ".xxx.."),
        ("150,70,40", "overlapping", "HmmHHH", ".xx..."),
        ("240,135,10", "apart", "mHHHmm", ".xxx.."),
        ("200,165,10", "overlapping", "HHHHmH", "....x."),
        ("275,130,20", "apart", "mHHHmm", ".xxx.."),
        ("325,190,50", "touching", "mmmmHm", "......"),
        ("226,124,25", "overlapping", "HHHHHm", ".....x"),
    ] {
        assert_said("turned", &CIRCLE, (&format!("a={a} {T}"), relation), says, wrong);
    }
    for (a, b, relation, says, wrong) in [
        ("200,280,30", TRIANGLE, "overlapping", "HHmHHH", "..x..."),
        ("200,290,30", TRIANGLE, "touching", "HHmmmm", "......"),
        ("350,300,50", TRIANGLE, "touching", "HHmHmH", "...x.x"),
        ("352,302,50", TRIANGLE, "apart", "mmmHmH", "...x.x"),
        ("200,200,20", TRIANGLE, "overlapping", "HmHHHH", ".x...."),
        ("112,165,15", CHEVRON, "apart", "mmmHHH", "...xxx"),
        ("200,230,30", TRIANGLE, "overlapping", "HHHHHH", "......"),
    ] {
        assert_said("turned", &ROUND, (&format!("a={a} b={b}"), relation), says, wrong);
    }
}

#[test]
fn the_verdict_says_why() {
    for (opening, headline, reason) in [
        ("turned", "Miss", "There is a gap of 20 along A's height. The upright boxes overlap all the same."),
        (
            "turned preset=turned-overlap",
            "Hit!",
            "No gap on any of the 4 axes. Smallest overlap: 20, along A's height.",
        ),
        ("turned preset=turned-touch", "Miss", "On one axis, along B's width, the shadows only touch."),
        (
            "turned preset=turned-only-b",
            "Hit!",
            "No gap on any of the 2 axes. That is wrong: only an axis of B has a gap, and those are not asked.",
        ),
        (
            "turned preset=turned-plus",
            "Miss",
            "No corner of one is inside the other. That is wrong: shapes can overlap without that.",
        ),
        (
            "turned preset=turned-bar-and-post",
            "Miss",
            "Turned back by A's angle, B is too far along A's width or height. That is wrong: B has another angle, so \
             turned back by A's it is still turned.",
        ),
        (
            "turned preset=turned-notch",
            "Hit!",
            "No gap on any of the 6 axes. That is wrong: an axis sees a shape as if its notch were filled.",
        ),
        (
            "turned preset=turned-mirror",
            "Inside",
            "The test takes P to be at 50, 0 from B's centre: within half the width and half the height. That is wrong: it \
             turns by the angle, not back by it.",
        ),
        (
            "turned preset=circle-past-the-corner",
            "Hit!",
            "No gap on any of the 3 axes. That is wrong: only the axis to the nearest corner has a gap.",
        ),
        (
            "turned preset=circle-past-the-corner method=sat-and-corner",
            "Miss",
            "There is a gap of 2.8 to the nearest corner. The upright boxes overlap all the same.",
        ),
    ] {
        let readings = opened(opening).readings();
        assert_eq!(say(&readings.headline), headline, "{opening}");
        assert_eq!(readings.reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
}

/// Numbers that any seed gives.
fn numbers(seed: u64) -> impl FnMut(i64, i64) -> i64 {
    let mut state = seed;
    move |least, most| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        least + ((state >> 33) % (most - least + 1) as u64) as i64
    }
}

/// A reason and a "that is wrong" say of the picture only what is so.
#[test]
fn a_reason_says_nothing_false_of_the_picture() {
    let mut number = numbers(5);
    let (mut wrong, mut inside) = (0, 0);
    for case in 0..60 {
        let mut turned = |far: i64, [short, long]: [i64; 2]| {
            let (x, y) = (number(200 - far, 200 + far), number(160 - far, 160 + far));
            [x, y, number(short, long), number(short, long / 2), number(-90, 90)].map(|number| number as f64)
        };
        // In each third case one is small, and may be inside.
        let small = if case % 3 == 0 { (8, [5, 20]) } else { (60, [10, 200]) };
        let (a, b) = (turned(20, [60, 150]), turned(small.0, small.1));
        let [p, q] = [a, b].map(|numbers| Turned::try_from(numbers).expect("a turned rectangle"));
        let (contact, written) = (p.contact(q), |numbers: [f64; 5]| numbers.map(|number| number.to_string()).join(","));
        let strictly = |at: Point, of: Turned| Pair::new(at, of).expect("a pair").contact() == Contact::Overlapping;
        for method in TWO {
            let readings = opened(&format!("turned a={} b={} method={method}", written(a), written(b))).readings();
            let reason = readings.reason.map(|reason| say(&reason)).unwrap_or_default();
            if reason.contains("one is all inside the other") {
                inside += 1;
                let all = |one: Turned, other: Turned| one.corners().into_iter().all(|at| strictly(at, other));
                assert!(all(p, q) || all(q, p), "{a:?} {b:?}: {reason}");
            }
            if reason.starts_with("No corner of one") {
                assert!(!p.corners().into_iter().any(|at| strictly(at, q)), "{a:?} {b:?}: {reason}");
                assert!(!q.corners().into_iter().any(|at| strictly(at, p)), "{a:?} {b:?}: {reason}");
            }
            if let Some((corner, _)) = reason.split_once(" is inside ").filter(|(corner, _)| corner.len() == 2) {
                let (of, other) = if corner.starts_with('A') { (p, q) } else { (q, p) };
                let place: usize = corner[1..].parse().expect("a number");
                assert!(strictly(of.corners()[place - 1], other), "{a:?} {b:?}: {reason}");
            }
            if reason.contains("There is a gap") {
                assert_eq!(contact, Contact::Apart, "{a:?} {b:?}: {reason}");
            }
            if reason.contains("Smallest overlap") {
                assert_ne!(contact, Contact::Apart, "{a:?} {b:?}: {reason}");
            }
            wrong += usize::from(reason.contains("That is wrong"));
        }
    }
    assert!(wrong > 20 && inside > 3, "{wrong} {inside}");
}

fn shadows(scene: &Viewer) -> Vec<(String, String, bool)> {
    let rows = scene.readings().sections.swap_remove(0).rows;
    let said = rows.iter().filter_map(|row| match &row.content {
        Content::Comparison { meaning, shadows, .. } => {
            let result = shadows.as_ref().map_or_else(String::new, |shadows| say(&shadows.result));
            Some((say(meaning), result, shadows.as_ref().is_some_and(|shadows| shadows.is_least)))
        }
        _ => None,
    });
    said.collect()
}

/// A row for each axis, up to the first gap; what comes later has no numbers unless all are asked for.
#[test]
fn an_axis_is_a_row_with_its_shadows() {
    let of = |opening: &str| shadows(&opened(opening));
    let row = |name: &str, result: &str, is_least| (name.to_owned(), result.to_owned(), is_least);
    assert_eq!(
        of("turned"),
        [
            row("along A's width", "overlap 105", false),
            row("along A's height", "gap 20", false),
            row("along B's width", "", false),
            row("along B's height", "", false),
        ]
    );
    let all: Vec<_> = of("turned all=on").into_iter().map(|row| row.1).collect();
    assert_eq!(all, ["overlap 105", "gap 20", "overlap 23", "overlap 32"]);
    assert_eq!(
        of("turned preset=turned-overlap"),
        [
            row("along A's width", "overlap 115", false),
            row("along A's height", "overlap 20", true),
            row("along B's width", "overlap 61", false),
            row("along B's height", "overlap 48", false),
        ]
    );
    // Where one shadow is in the other, the way out is longer than what they share.
    let within: Vec<_> = of("turned a=170,150,20,20,0 b=200,150,200,140,0").into_iter().map(|row| row.1).collect();
    assert_eq!(within, ["overlap 20, out 80", "overlap 20, out 80"], "parallel axes once");
    assert_eq!(of("turned preset=turned-notch").len(), 6);
    assert_eq!(of("turned preset=circle-past-the-corner method=sat-and-corner").len(), 4);
    // Step goes from axis to axis.
    let mut scene = opened("turned");
    let mut steps = Vec::new();
    for step in 1..=3 {
        assert_eq!(scene.set("step", &step.to_string()), Ok(()));
        let lit = scene.readings().sections.swap_remove(0).rows.into_iter().position(|row| row.lit);
        steps.push(lit);
    }
    assert_eq!(steps, [Some(0), Some(1), None]);
}

/// What is written of an axis is what its corners give.
#[test]
fn shadows_are_those_of_the_corners() {
    let mut number = numbers(11);
    for _ in 0..40 {
        let mut turned = || [number(100, 300), number(80, 240), number(10, 150), number(10, 60), number(-179, 180)];
        let written = |numbers: [i64; 5]| numbers.map(|number| number.to_string()).join(",");
        let (a, b) = (turned(), turned());
        let of = |numbers: [i64; 5]| Turned::try_from(numbers.map(|number| number as f64)).expect("a turned rectangle");
        let scene = opened(&format!("turned a={} b={} all=on", written(a), written(b)));
        let axes: Vec<Vec2> = [of(a), of(b)].iter().flat_map(|turned| turned.axes()).collect();
        for ((name, result, _), axis) in shadows(&scene).into_iter().zip(axes) {
            let ends = [of(a), of(b)].map(|turned| {
                let along = turned.corners().map(|at| at.x * axis.x + at.y * axis.y);
                [along.into_iter().fold(f64::INFINITY, f64::min), along.into_iter().fold(f64::NEG_INFINITY, f64::max)]
            });
            let gap = (ends[1][0] - ends[0][1]).max(ends[0][0] - ends[1][1]);
            assert_eq!(result.starts_with("gap"), gap > 0.0, "{a:?} {b:?} {name}: {result}");
            if let Some(by) = result.strip_prefix("gap ").and_then(|by| by.parse::<f64>().ok()) {
                assert!((by - gap).abs() <= 0.05 + 1e-9, "{a:?} {b:?} {name}: {result}, {gap}");
            }
        }
    }
}

#[test]
fn a_handle_turns_in_whole_degrees() {
    let mut scene = opened("turned a=100,100,80,40,0 b=250,200,60,40,0 zoom=1 pan=0,0 follow=off");
    // The handle is 24 pixels beyond the top edge.
    drag(&mut scene, at(100.0, 56.0), at(160.0, 100.0));
    assert_eq!(value(&scene, "a"), "100,100,80,40,90");
    drag(&mut scene, at(144.0, 100.0), at(131.0, 70.0));
    assert_eq!(value(&scene, "a"), "100,100,80,40,46");
    // A corner changes the size, and the centre stays.
    assert_eq!(scene.set("a", "100,100,80,40,0"), Ok(()));
    drag(&mut scene, at(140.0, 120.0), at(150.0, 125.0));
    assert_eq!(value(&scene, "a"), "100,100,100,50,0");
    // Arrow keys turn what the handle turned last; others move.
    drag(&mut scene, at(100.0, 51.0), at(151.0, 100.0));
    let act = |scene: &mut Viewer, name: &'static str, by: (f64, f64)| scene.handle(Event::Act { name, by });
    act(&mut scene, "nudge", (1.0, 0.0));
    assert_eq!(value(&scene, "a"), "100,100,100,50,91");
    act(&mut scene, "turn-back-far", (0.0, 0.0));
    act(&mut scene, "turn-on", (0.0, 0.0));
    assert_eq!(value(&scene, "a"), "100,100,100,50,77");
    click(&mut scene, at(250.0, 200.0));
    act(&mut scene, "nudge", (5.0, 0.0));
    assert_eq!(value(&scene, "b"), "255,200,60,40,0");
}

/// A direction stands for an angle, and is kept as it is written.
#[test]
fn an_angle_can_be_a_direction() {
    let mut scene = opened("turned a=140,165,100,50,4:3");
    assert_eq!(value(&scene, "a"), "140,165,100,50,4:3");
    drag(&mut scene, at(140.0, 165.0), at(150.0, 165.0));
    assert!(value(&scene, "a").ends_with(",4:3"), "{}", value(&scene, "a"));
    let again = opened(&scene.command()["hantei ".len()..]);
    assert_eq!(value(&again, "a"), value(&scene, "a"));
    let turned = Turned::checked(Point::new(140.0, 165.0), 100.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)));
    assert_eq!(answers(&scene)["a1x"], (turned.expect("a turned rectangle").corners()[0].x + 10.0).into());
    for (text, why) in
        [("1,2,3,4,0:0", "0:0 is no direction"), ("1,2,3,4,x:1", "x"), ("1,2,3,4,400", "-360"), ("1,2,3,-4,0", "0")]
    {
        let refused = scene.set("a", text).map_err(|error| say(&error));
        assert!(refused.as_ref().is_err_and(|said| said.contains(why)), "{text}: {refused:?}");
    }
}

/// The chooser's settings open each pair, also from another one.
#[test]
fn every_pair_opens_from_every_other() {
    let shown: Vec<_> = hantei_scenes::scene::pairs().iter().filter(|pair| pair.scene == "turned").collect();
    assert_eq!(shown.len(), 8);
    for from in &shown {
        for to in &shown {
            let mut scene = opened("turned");
            for (key, value) in from.settings.iter().chain(&to.settings) {
                assert_eq!(scene.set(key, value), Ok(()), "{key}={value}");
            }
            assert_eq!(scene.kinds(), Some(to.kinds));
            for (key, text) in &to.settings {
                assert_eq!(value(&scene, key), *text);
            }
        }
    }
}

/// Where A alone changes to a kind that makes no pair with B, B becomes one that does, in its place.
#[test]
fn b_becomes_what_makes_a_pair() {
    let mut scene = opened("turned a=100,100,80,40,0 b=200,150,60,40,0");
    assert_eq!(scene.set("a", "1,2,3,4,5,7"), Ok(()));
    assert_eq!(scene.kinds(), Some([ShapeKind::Polygon; 2]));
    assert_eq!(value(&scene, "b"), "170,130,230,130,230,170,170,170");
    // What crosses itself is refused, and nothing changes; a circle takes it.
    let refused = scene.set("a", "0,0,10,10,10,0,0,10").map_err(|why| say(&why));
    assert!(
        refused.is_err_and(|why| why.starts_with("a: the polygon A crosses itself") || why.contains("crosses itself"))
    );
    assert_eq!(value(&scene, "a"), "1,2,3,4,5,7");
    assert_eq!(scene.set("a", "5,5,3"), Ok(()));
    assert_eq!(scene.set("b", "0,0,10,10,10,0,0,10"), Ok(()));
    // A point becomes nothing else.
    let mut scene = opened("turned a=10,20 b=200,165,150,50,4:3");
    assert!(scene.set("b", TRIANGLE).is_err_and(|why| say(&why).contains("cx,cy,w,h,angle")));
    assert_eq!((value(&scene, "a"), scene.kinds()), ("10,20".into(), Some([ShapeKind::Point, ShapeKind::Turned])));
    let point = opened("turned a=200,165,0 b=200,165,150,50,4:3 method=turned-back").readings();
    assert!(point.reason.is_some_and(|reason| say(&reason).contains("a circle of radius 0 is a point")));
}

#[test]
fn before_a_guess_no_axis_is_told() {
    for method in ["sat", "corners", "edges"] {
        let scene = opened(&format!("turned method={method} guess=on"));
        assert!(scene.readings().sections.iter().all(|section| section.rows.is_empty()), "{method}");
        let told = [Role::GapBand, Role::FirstBar, Role::SecondBar, Role::Overlap, Role::After];
        let figure = scene.figure();
        let tells = |item: &Item| matches!(item, Item::Polygon { role, .. } if told.contains(role));
        assert!(!figure.leaves().into_iter().any(tells), "{method}");
    }
}

#[test]
fn the_picture_shows_the_axis_and_the_way_out() {
    let said = words(&opened("turned follow=off"));
    for word in ["85", "145", "165", "315", "gap 20", "54 × 17", "A", "B"] {
        assert!(said.contains(&word.to_owned()), "{word}: {said:?}");
    }
    let said = words(&opened("turned preset=turned-overlap"));
    for word in ["overlap 20", "out by 20"] {
        assert!(said.contains(&word.to_owned()), "{word}: {said:?}");
    }
    // What two concave polygons share is drawn in pieces that lie in both.
    let pair = opened("turned a=100,100,200,100,200,240,100,240 b=80,60,320,165,80,270,160,165").figure();
    let chevron = [(80.0, 60.0), (320.0, 165.0), (80.0, 270.0), (160.0, 165.0)].map(|(x, y)| Point::new(x, y));
    let chevron: Shape = Polygon::checked(&chevron).expect("a polygon").into();
    let mut pieces = 0;
    for item in pair.leaves() {
        if let Item::Polygon { points, role: Role::Overlap } = item {
            pieces += 1;
            let count = points.len() as f64;
            let sum = points.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.x, sum.1 + at.y));
            let middle = Point::new(sum.0 / count, sum.1 / count);
            assert_ne!(Pair::new(middle, chevron).expect("a pair").contact(), Contact::Apart, "{middle:?}");
        }
    }
    assert!(pieces > 1, "{pieces}");
}

/// The shadows of both, stage pixels.
fn bars(scene: &Viewer) -> Vec<Point> {
    let viewport = scene.viewport();
    let figure = scene.figure();
    let is_bar = |item: &&Item| matches!(item, Item::Polygon { role: Role::FirstBar | Role::SecondBar, .. });
    let of_bar = |item: &Item| if let Item::Polygon { points, .. } = item { points.clone() } else { Vec::new() };
    figure.leaves().into_iter().filter(is_bar).flat_map(of_bar).map(|at| viewport.to_stage(at)).collect()
}

/// Wherever A is on the stage, the axis stays in sight, and beside the shapes it does not jump to and fro.
#[test]
fn the_axis_stays_in_sight_and_on_its_side() {
    const SIZE: (f64, f64) = (680.0, 560.0);
    let (mut count, mut whole, mut jumps) = (0, 0, 0);
    for y in [80, 160, 240, 320, 400, 480] {
        let mut before: Option<(Option<String>, f64)> = None;
        for x in (80..=600).step_by(4) {
            let mut scene = opened(&format!("turned a={x},{y},120,60,4:-3 b=340,280,150,50,24:7 zoom=1 pan=0,0"));
            scene.handle(Event::Resized { width: SIZE.0, height: SIZE.1 });
            scene.set("zoom", "1").and_then(|()| scene.set("pan", "0,0")).expect("a view");
            let bars = bars(&scene);
            let is_in = |at: &Point| (0.0..=SIZE.0).contains(&at.x) && (0.0..=SIZE.1).contains(&at.y);
            (count, whole) = (count + 1, whole + usize::from(bars.iter().all(is_in)));
            let middle = bars.iter().map(|at| at.x + at.y).sum::<f64>() / bars.len() as f64;
            let axis =
                scene.readings().reason.map(|reason| say(&reason).rsplit("along").next().unwrap_or_default().into());
            if before.as_ref().is_some_and(|(last, at)| *last == axis && (at - middle).abs() > 60.0) {
                jumps += 1;
            }
            before = Some((axis, middle));
        }
    }
    assert!(whole * 100 >= count * 95, "{whole} of {count} are wholly in sight");
    assert!(jumps <= 12, "{jumps} jumps: more than two on a way across");
}

#[test]
fn goals_have_the_gap_and_the_corners() {
    let apart = answers(&opened("turned"));
    assert_eq!((apart["gap"], apart["out"]), (20.0.into(), 0.0.into()));
    assert_eq!((apart["a1.x"], apart["a1.y"]), (43.0.into(), 74.0.into()));
    assert_eq!((apart["a1x"], apart["a1y"]), (43.0.into(), 74.0.into()), "their older names");
    let over = answers(&opened("turned preset=turned-overlap"));
    assert_eq!((over["gap"], over["out"]), (0.0.into(), 20.0.into()));
    let q = answers(&opened("turned preset=turned-along"));
    assert_eq!((q["qx"], q["qy"]), (50.0.into(), 0.0.into()));
}

/// The Rust test of a case makes the same shapes.
#[test]
fn a_case_is_a_rust_test() {
    let test = opened("turned").as_test();
    assert!(test.contains("Turned::checked(Point::new(109.0, 62.0), 120.0, 60.0, Angle::Direction("), "{test}");
    assert!(test.contains("TurnedMethod::Sat.holds(&pair, Border::Misses, &mut ()), false"), "{test}");
    assert_eq!(verdict(&opened("turned")), Some(false));
}

/// Polygons without crossings, by whole numbers: what a "that is wrong" says is so, and rounding is never the excuse but
/// where they touch or nearly do.
#[test]
fn a_because_says_nothing_false_of_polygons() {
    let mut number = numbers(23);
    let mut said = std::collections::BTreeMap::new();
    for case in 0..250 {
        let mut polygon = |x: i64, y: i64, far: i64, corners: usize| {
            // Corners around a middle, each at its own distance: a star, which never crosses itself.
            let corners = (0..corners).map(|place| {
                let (sin, cos) = (std::f64::consts::TAU * place as f64 / corners as f64).sin_cos();
                let away = number(far / 4, far) as f64;
                Point::new((x as f64 + away * cos).round(), (y as f64 + away * sin).round())
            });
            corners.collect::<Vec<_>>()
        };
        let b = polygon(200, 160, 100, 3 + case % 4);
        let a = polygon(80 + (case as i64 * 37) % 240, 160, if case % 3 == 0 { 12 } else { 60 }, 3 + case % 3);
        let written =
            |corners: &[Point]| corners.iter().map(|at| format!("{},{}", at.x, at.y)).collect::<Vec<_>>().join(",");
        let shape = |corners: &[Point]| Shape::from(Polygon::checked(corners).expect("a polygon"));
        let (of_a, of_b) = (shape(&a), shape(&b));
        let is_convex = |corners: &[Point]| hantei_scenes::figure::is_convex(corners);
        let strictly =
            |at: Point, of: Shape<'static>| Pair::new(at, of).expect("a pair").contact() == Contact::Overlapping;
        let circle = [number(80, 320), number(40, 280), number(5, 60)];
        let disc = hantei_collision::Circle::try_from(circle.map(|number| number as f64)).expect("a circle");
        let corner = |method: &str| (method.to_owned(), format!("a={} b={} method={method}", written(&a), written(&b)));
        let round = circle.map(|number| number.to_string()).join(",");
        let beside = |method: &str| (method.to_owned(), format!("a={round} b={} method={method}", written(&b)));
        let Ok(pair) = Pair::new(of_a, of_b) else { continue };
        for (is_round, (method, opening)) in
            POLYGONS.map(|method| (false, corner(method))).into_iter().chain(ROUND.map(|method| (true, beside(method))))
        {
            let contact = if is_round { Pair::new(disc, of_b).expect("a pair") } else { pair }.contact();
            let reason =
                opened(&format!("turned {opening}")).readings().reason.map(|reason| say(&reason)).unwrap_or_default();
            let Some((_, because)) = reason.split_once("That is wrong: ") else { continue };
            *said.entry(because.to_owned()).or_insert(0) += 1;
            let all_in = |corners: &[Point], other| corners.iter().all(|at| strictly(*at, other));
            let is_true = match because {
                "an axis sees a shape as if its notch were filled." => !is_convex(&b) || !is_round && !is_convex(&a),
                "one is all inside the other, so no edges meet." => all_in(&a, of_b) || all_in(&b, of_a),
                "A is all inside B, and only B1 is asked." => all_in(&a, of_b),
                "shapes can overlap without that." => {
                    !a.iter().any(|at| strictly(*at, of_b)) && !b.iter().any(|at| strictly(*at, of_a))
                }
                "A is inside, away from all edges." => strictly(disc.centre(), of_b),
                "only the middle of an edge is near enough." => {
                    b.iter().all(|at| at.distance(disc.centre()) >= disc.radius()) && !strictly(disc.centre(), of_b)
                }
                "only the axis to the nearest corner has a gap." => is_convex(&b) && contact == Contact::Apart,
                other if other.starts_with("an upright box") => contact == Contact::Apart,
                other if other.starts_with("they only touch") => contact == Contact::Touching,
                _ => false,
            };
            assert!(is_true, "{opening} {method}: {reason}");
        }
    }
    assert!(said.len() >= 6, "{said:?}");
}
