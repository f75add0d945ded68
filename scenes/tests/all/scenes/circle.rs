//! A circle and a rectangle: named cases by every method, dragging, the map.

use super::{at, click, contact, drag, figure_of, opened, press_in, value, verdict, words, words_of};
use crate::say;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Answer, Content, Door, Event, Viewer};
use std::collections::BTreeMap;

/// Preset, region, dx, dy, contact, answers of closest, root, regions, box and corners as written.
type Case = (&'static str, &'static str, f64, f64, &'static str, [bool; 5]);

const CASES: &[Case] = &[
    ("left-of-b", "left", -10.0, 0.0, "overlapping", [true, true, true, true, false]),
    ("touches-the-edge", "left", -15.0, 0.0, "touching", [false, false, true, false, false]),
    ("too-far-right", "right", 20.0, 0.0, "apart", [false, false, false, false, false]),
    ("beyond-a-corner", "top-left", -8.0, -8.0, "apart", [false, false, false, true, false]),
    ("touches-the-corner", "top-left", -3.0, -4.0, "touching", [false, false, true, true, false]),
    ("reaches-the-corner", "top-left", -6.0, -8.0, "overlapping", [true, true, true, true, true]),
    ("wholly-inside", "middle", 0.0, 0.0, "overlapping", [true, true, true, true, true]),
    ("over-an-edge", "top", 0.0, -8.0, "overlapping", [true, true, true, true, false]),
    ("centre-on-an-edge", "middle", 0.0, 0.0, "overlapping", [true, true, true, true, true]),
    ("tiny-circle", "top-left", -0.3, -0.3, "apart", [false, false, false, true, false]),
    ("huge-circle", "top-left", -1200.0, -1600.0, "touching", [false, false, true, true, false]),
    ("around-b", "middle", 0.0, 0.0, "overlapping", [true, true, true, true, true]),
    ("point-inside", "middle", 0.0, 0.0, "overlapping", [false, false, true, true, true]),
    ("point-on-an-edge", "middle", 0.0, 0.0, "touching", [false, false, true, false, true]),
    ("touches-5-12-13", "bottom-right", 5.0, 12.0, "touching", [false, false, true, true, false]),
    ("under-b", "bottom", 0.0, 10.0, "overlapping", [true, true, true, true, false]),
];

#[test]
fn every_case_is_answered_by_every_method() {
    for (preset, region, dx, dy, lie, says) in CASES {
        let scene = opened(&format!("circle preset={preset}"));
        let answers: BTreeMap<String, Answer> =
            scene.answers().into_iter().filter_map(|(name, answer)| Some((name, answer?))).collect();
        let expected: [(&str, Answer); 4] =
            [("region", (*region).into()), ("dx", (*dx).into()), ("dy", (*dy).into()), ("contact", (*lie).into())];
        for (name, expected) in expected {
            assert_eq!(answers[name], expected, "{preset}: {name}");
        }
        for (method, says) in ["closest", "root", "regions", "box", "corners"].iter().zip(says) {
            assert_eq!(answers[&format!("method.{method}")], (*says).into(), "{preset}: {method}");
            let by = opened(&format!("circle preset={preset} method={method}"));
            let readings = by.readings();
            assert_eq!(readings.verdict, Some(*says), "{preset}: {method}");
            // As written, each has its own border.
            let so = *lie == "overlapping" || (*lie == "touching" && *method == "regions");
            assert_eq!(readings.truth.is_some(), *says != so, "{preset}: {method} is wrong there");
            assert!(readings.reason.is_some_and(|reason| !say(&reason).is_empty()), "{preset}: {method}");
        }
    }
}

#[test]
fn the_verdict_says_how_far_and_why_it_is_wrong() {
    for (opening, reason) in [
        ("circle c=76,82", "Q, the nearest point of B, is 30 away. The circle reaches 40."),
        ("circle", "Both shadows overlap, but Q is 43.9 away, and the circle reaches only 40."),
        ("circle c=40,70", "Q, the nearest point of B, is 67.1 away. The circle reaches 40."),
        (
            "circle preset=touches-the-edge",
            "Q, the nearest point of B, is 15 away. The circle reaches 15: they only touch.",
        ),
        (
            "circle preset=beyond-a-corner method=box",
            "The square around the circle overlaps B, so it is a hit. That is wrong: Q is 11.3 away, and the circle reaches 10. \
             Beyond a corner, 21 % of the square is not part of the circle.",
        ),
        (
            "circle preset=over-an-edge method=corners",
            "The centre is not inside B, and no corner of B is inside the circle, so it is a miss. That is wrong: \
             Q is on an edge of B, 8 away, and the circle reaches 10.",
        ),
        (
            "circle preset=point-inside",
            "The centre is inside B, so Q is the centre itself: 0 away. The circle reaches 0. That is wrong: \
             a circle of radius 0 is a point, this one is inside B, and 0 < 0 is false.",
        ),
    ] {
        assert_eq!(opened(opening).readings().reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
    // A difference below a tenth is visible.
    let near = opened("circle c=90,100 r=9.99 b=100,100,80,60").readings().reason.map(|reason| say(&reason));
    assert_eq!(near.as_deref(), Some("Q, the nearest point of B, is 10 away. The circle reaches 9.99."));
}

#[test]
fn the_panel_computes_what_is_compared() {
    let readings = opened("circle c=76,82").readings();
    let computed = readings.sections[0].rows.iter().filter_map(|row| match &row.content {
        Content::Computed { value, from, .. } => Some((value.clone(), from.clone())),
        _ => None,
    });
    let expected = [("100", Some("76")), ("100", Some("82")), ("−24, −18", None)];
    let expected = expected.map(|(value, from)| (value.to_owned(), from.map(str::to_owned)));
    assert_eq!(computed.collect::<Vec<_>>(), expected);
    let bars = readings.sections[0].rows.iter().find_map(|row| match &row.content {
        Content::Bars { parts, number, formula, other_formula, .. } => Some((
            parts.iter().map(|part| part.0).collect::<Vec<_>>(),
            number.0,
            formula.clone(),
            other_formula.clone(),
        )),
        _ => None,
    });
    let expected = (vec![576.0, 324.0], 1600.0, "576 + 324 = 900".to_owned(), "40 × 40 = 1600".to_owned());
    assert_eq!(bars, Some(expected));
}

#[test]
fn the_circle_follows_until_a_click() {
    let mut scene = opened("circle");
    assert!(scene.invitation().is_some(), "it says what to do first");
    scene.handle(Event::PointerMoved(at(150.0, 60.0)));
    assert_eq!(value(&scene, "c"), "150,60");
    assert!(scene.invitation().is_none(), "it was done");
    click(&mut scene, at(140.0, 70.0));
    scene.handle(Event::PointerMoved(at(10.0, 10.0)));
    assert_eq!((value(&scene, "c"), value(&scene, "follow")), ("140,70".into(), "off".into()));
    scene.handle(Event::act("undo"));
    assert_eq!(value(&scene, "follow"), "on", "the click is taken back");
}

#[test]
fn a_finger_drags_the_circle_and_a_tap_leaves_it() {
    let mut scene = opened("circle c=140,70 r=40 b=260,100,60,60 follow=on");
    scene.handle(Event::ByFinger(true));
    click(&mut scene, at(20.0, 200.0));
    assert_eq!(value(&scene, "c"), "140,70", "a tap");
    scene.set("follow", "on").expect("a switch");
    drag(&mut scene, at(20.0, 200.0), at(30.0, 210.0));
    assert_eq!(value(&scene, "c"), "150,80", "a drag beside both moves it from where it is");
}

#[test]
fn another_click_lets_it_follow_again() {
    let mut scene = opened("circle");
    click(&mut scene, at(140.0, 70.0));
    assert_eq!(value(&scene, "follow"), "off");
    click(&mut scene, at(140.0, 70.0));
    assert_eq!(value(&scene, "follow"), "on", "it moved nothing");
    click(&mut scene, at(150.0, 80.0));
    drag(&mut scene, at(150.0, 80.0), at(160.0, 80.0));
    assert_eq!((value(&scene, "follow"), value(&scene, "c")), ("off".into(), "160,80".into()), "it was moved");
}

#[test]
fn addresses_stay_as_they_were() {
    let scene =
        opened("circle method=box border=hits c=100,80 r=30.5 b=1,2,3,4 out=on strips=off origin=centre step=2");
    let command = scene.command();
    for word in
        ["method=box", "border=hits", "c=100,80", "r=30.5", "b=1,2,3,4", "out=on", "strips=off", "origin=centre"]
    {
        assert!(command.contains(word), "{word} in {command}");
    }
    assert!(!command.contains(" a="), "{command}");
    let (trace, expected) = (scene.trace(), "{\"c\":[100,80],\"r\":30.5,\"b\":[1,2,4,6]}");
    let expected: serde_json::Value = serde_json::from_str(expected).expect("JSON");
    for key in ["c", "r", "b"] {
        assert_eq!(*trace.get(key), expected[key], "{key}");
    }
}

#[test]
fn after_the_click_it_is_said_how_to_move_on() {
    let mut scene = opened("circle");
    scene.handle(Event::PointerMoved(at(140.0, 70.0)));
    assert!(scene.reminder().is_none(), "it follows");
    click(&mut scene, at(140.0, 70.0));
    assert!(scene.reminder().is_some(), "it stays");
    drag(&mut scene, at(140.0, 70.0), at(150.0, 70.0));
    assert!(scene.reminder().is_none(), "it was done");
}

#[test]
fn each_number_that_is_computed_is_a_step() {
    let lit = |step: usize| {
        let rows = opened(&format!("circle c=76,82 step={step}")).readings().sections.remove(0).rows;
        rows.iter().map(|row| row.lit).collect::<Vec<_>>()
    };
    for place in 0..5 {
        let expected: Vec<bool> = (0..5).map(|row| row == place).collect();
        assert_eq!(lit(place + 1), expected, "x, y, both differences, the squares, the comparison");
    }
    let now = |opening: &str| opened(opening).readings().now.map(|now| say(&now));
    for (step, expected) in [
        ("1", "Clamp to B: 76 < 100, so 100."),
        ("2", "Clamp to B: 130 is already within B."),
        ("4", "The sum of the squares is the distance squared."),
    ] {
        assert_eq!(now(&format!("circle c=76,130 step={step}")).as_deref(), Some(expected));
    }
    assert_eq!(now("circle c=76,130"), None, "without a step");
    assert_eq!(now("circle c=76,130 method=box step=1"), None, "a square has no nearest point");
    let summed = opened("circle c=76,82 step=6").readings();
    assert!(summed.is_summed && lit(6) == [false; 5], "what follows from all of them");
}

#[test]
fn the_way_out_is_an_arrow_to_where_the_circle_is_free() {
    let is_drawn = |opening: &str| {
        opened(opening).figure().leaves().into_iter().any(|item| matches!(item, Item::Lines { role: Role::After, .. }))
    };
    assert!(is_drawn("circle c=106,130 r=10 b=100,100,80,60 out=on"));
    assert!(words(&opened("circle c=106,130 r=10 b=100,100,80,60 out=on")).contains(&"16".to_owned()));
    for none in ["c=106,130 r=10 b=100,100,80,60", "c=90,130 r=10 b=100,100,80,60 out=on", "out=on guess=on c=140,120"]
    {
        assert!(!is_drawn(&format!("circle {none}")), "{none}");
    }
}

#[test]
fn circle_edge_and_rectangle_are_dragged() {
    let open = || opened("circle c=50,50 r=20 b=100,100,80,60");
    for (from, to, key, expected) in [
        ((55.0, 52.0), (65.0, 42.0), "c", "60,40"),
        ((70.0, 50.0), (80.4, 50.0), "r", "30"),
        ((50.0, 30.0), (50.0, 45.0), "r", "5"),
        ((130.0, 120.0), (131.0, 122.0), "b", "101,102,80,60"),
        ((180.0, 160.0), (190.0, 165.0), "b", "100,100,90,65"),
    ] {
        let mut scene = open();
        drag(&mut scene, at(from.0, from.1), at(to.0, to.1));
        assert_eq!(value(&scene, key), expected, "{from:?} to {to:?}");
    }
    // Arrow keys: first the circle, then the shape that was dragged.
    let mut scene = open();
    scene.handle(super::by("nudge", 1.0, -1.0));
    assert_eq!(value(&scene, "c"), "51,49");
    drag(&mut scene, at(71.0, 49.0), at(72.0, 49.0));
    scene.handle(super::by("nudge", 0.0, -10.0));
    assert_eq!(value(&scene, "r"), "31", "up is larger");
}

#[test]
fn the_map_says_how_much_of_a_corner_is_wrong() {
    let wrong = |opening: &str| {
        let scene = opened(opening);
        let said = words_of(&figure_of(&scene, Door::Map, None));
        said.into_iter().filter(|said| said.ends_with("% wrong")).collect::<Vec<_>>()
    };
    assert_eq!(wrong("circle preset=beyond-a-corner"), [""; 0], "closest is right everywhere");
    assert_eq!(wrong("circle preset=beyond-a-corner method=regions"), [""; 0]);
    assert_eq!(wrong("circle preset=beyond-a-corner method=box"), ["21 % wrong"; 4], "1 − π / 4 of each corner");
    assert_eq!(wrong("circle preset=beyond-a-corner method=corners").len(), 4, "each edge");
}

#[test]
fn a_press_in_the_map_puts_the_centre_there() {
    let map = |scene: &Viewer| {
        let figure = figure_of(scene, Door::Map, None);
        let mut outlines = figure.leaves().into_iter().filter_map(|item| match item {
            Item::Rects { rects, role: Role::BandEdge } => rects.iter().copied().reduce(hantei_collision::Rect::union),
            _ => None,
        });
        outlines.next_back().expect("the map")
    };
    for (column, row, region) in
        [(0, 0, "top-left"), (1, 0, "top"), (2, 1, "right"), (1, 1, "middle"), (0, 2, "bottom-left")]
    {
        let mut scene = opened("circle preset=beyond-a-corner map=on");
        let all = map(&scene);
        let third = all.width() / 3.0;
        let middle = all.min().moved((f64::from(column) + 0.4) * third, (f64::from(row) + 0.4) * third);
        press_in(&mut scene, Door::Map, middle);
        assert_eq!(scene.trace().get("region").as_str(), Some(region));
        assert_eq!(value(&scene, "c").split(',').filter(|number| number.contains('.')).count(), 0, "whole numbers");
    }
    let asked = opened("circle map=on guess=on");
    assert!(figure_of(&asked, Door::Map, None).items.is_empty(), "it would tell the answer");
}

#[test]
fn shared_part_and_nearest_point_are_drawn() {
    let shared = |opening: &str| {
        let figure = opened(opening).figure();
        figure.leaves().into_iter().any(|item| matches!(item, Item::Polygon { role: Role::Overlap, .. }))
    };
    assert!(shared("circle c=76,82"));
    assert!(!shared("circle"), "apart");
    let said = words(&opened("circle c=76,82"));
    for word in ["A", "B", "Q", "30", "r 40", "18", "24", "corner"] {
        assert!(said.iter().any(|said| said == word), "{word} in {said:?}");
    }
    assert!(!said.iter().any(|said| said == "edge"), "only the region of the centre is named: {said:?}");
    let asked = words(&opened("circle c=76,82 guess=on"));
    assert_eq!(asked, ["A", "B"], "before a guess nothing tells");
}

#[test]
fn circles_say_what_was_reported() {
    let table = [
        ("wild-raylib-3575", false, "overlapping"),
        ("wild-raylib-680", true, "overlapping"),
        ("wild-kiwi-js-163", true, "apart"),
        ("wild-cute-headers-85", true, "overlapping"),
        ("wild-nez-395", false, "overlapping"),
    ];
    for (preset, hit, lie) in table {
        let scene = opened(&format!("circle preset={preset}"));
        assert_eq!((verdict(&scene), contact(&scene).as_deref()), (Some(hit), Some(lie)), "{preset}");
    }
    let known = opened("circle").presets().iter().filter(|(name, _)| name.starts_with("wild-")).count();
    assert_eq!(known, table.len(), "each is held to what was reported");
    assert_eq!(
        verdict(&opened("circle c=400,300 r=10 b=780,275,10,50 method=regions")),
        Some(false),
        "as it was meant"
    );
}

#[test]
fn a_typed_test_is_judged() {
    for (formula, name, said) in [
        ("bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2", "wrong", "Wrong in 4 of 9 regions"),
        (
            "dx = cx - clamp(cx, bx1, bx2); dy = cy - clamp(cy, by1, by2); return dx * dx + dy * dy < r * r;",
            "misses",
            "No error found in",
        ),
        (
            "dx = cx - clamp(cx, bx1, bx2); dy = cy - clamp(cy, by1, by2); return dx * dx + dy * dy <= r * r;",
            "hits",
            "No error found in",
        ),
    ] {
        let mut scene = opened("circle");
        scene.set("formula", formula).expect("a formula");
        let typed = scene.readings().typed.expect("it is chosen");
        assert!(say(&typed.verdict).starts_with(said), "{formula}: {}", say(&typed.verdict));
        let own = scene.answers().into_iter().find(|(answer, _)| answer == "own.right").and_then(|(_, answer)| answer);
        assert_eq!(own, Some(name.into()), "{formula}");
        scene.handle(Event::act("go-there"));
        assert_eq!(scene.readings().truth.is_some(), name == "wrong", "{formula}: led to where it errs");
    }
}

/// Cases are told by what x and y mean in the test, and begin with one in which nothing coincides.
#[test]
fn a_wrong_case_is_told_as_the_test_means_its_numbers() {
    let mut scene = opened("circle");
    scene.set("formula", "abs(cx - bx) < r + bw / 2 && abs(cy - by) < r + bh / 2").expect("a formula");
    scene.set("origin", "centre").expect("a choice");
    let said = say(&scene.readings().typed.expect("chosen").example.expect("a wrong case"));
    scene.handle(Event::act("go-there"));
    let numbers =
        |key: &str| value(&scene, key).split(',').map(|it| it.parse().expect("a number")).collect::<Vec<f64>>();
    let [x, y, w, h] = numbers("b")[..] else { panic!("four numbers") };
    let b = format!("b={},{},{w},{h}", x + w / 2.0, y + h / 2.0);
    let a = format!("c={} r={}", value(&scene, "c"), value(&scene, "r"));
    assert!(said.contains(&a) && said.contains(&b), "{a} {b} in {said}");
}
