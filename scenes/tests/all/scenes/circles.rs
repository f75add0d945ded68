//! Two circles, or a point and a circle: named cases by every method, dragging, the guess, the typed test.

use super::{answers, at, drag, opened, verdict};
use crate::say;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, NEXT_ERROR};

const METHODS: [&str; 7] = ["squared", "root", "whole", "boxes", "sum-of-squares", "as-corner", "as-diameter"];

/// A and B, the exact relation, and what each method says as written (H or m; a point lacks the sum of squares).
#[test]
fn every_case_is_answered_by_every_method() {
    for (shapes, relation, says) in [
        ("a=152,101,30 b=200,165,50", "touching", "HHHHmmm"),
        ("a=140,105,30 b=200,165,50", "apart", "mmmHmmm"),
        ("a=150,115,30 b=200,165,50", "overlapping", "HHHHmmm"),
        ("a=149,103,30 b=200,165,50", "apart", "mmHHmmm"),
        ("a=152,165,10 b=200,165,50", "overlapping", "HHHHHmm"),
        ("a=13.3338,0,50 b=-86.6663,0,50", "apart", "mmHmmmm"),
        ("a=230,165,0 b=200,165,50", "overlapping", "HHHHHmm"),
        ("a=230,165 b=200,165,50", "inside", "HHHH-mm"),
        ("a=200,165,0 b=200,165,0", "touching", "HHHmmHH"),
        ("a=0.5,1.2,0 b=0,0,1.3", "overlapping", "HHHHHHm"),
        ("a=0.5,1.2 b=0,0,1.3", "inside", "HHHH-Hm"),
        ("a=0.8,1.5 b=0,0,1.7", "outside", "mHHH-Hm"),
        ("a=230,205 b=200,165,50", "on-edge", "HHHH-Hm"),
    ] {
        let scene = opened(&format!("circles {shapes}"));
        let answers = answers(&scene);
        assert_eq!(answers["contact"], relation.into(), "{shapes}");
        for (method, says) in METHODS.iter().zip(says.chars()).filter(|(_, says)| *says != '-') {
            let says = says == 'H';
            assert_eq!(answers[&format!("method.{method}")], says.into(), "{shapes}: {method}");
            let by = opened(&format!("circles {shapes} method={method}"));
            assert_eq!(by.readings().verdict, Some(says), "{shapes}: {method}");
            let is_so = match relation {
                "overlapping" | "inside" => true,
                "touching" | "on-edge" => !["boxes", "sum-of-squares"].contains(method),
                _ => false,
            };
            assert_eq!(by.readings().truth.is_some(), says != is_so, "{shapes}: {method} is wrong there");
        }
    }
}

#[test]
fn the_reason_has_the_numbers() {
    for (opening, headline, reason) in [
        ("circles", "Hit!", "They touch: the centres are 100 apart, and the radii reach exactly 100."),
        ("circles a=40,80,45", "Miss", "The centres are 136 apart, and the radii reach only 100."),
        ("circles preset=in-the-circle", "Inside", "P is 30 from the centre, and the circle reaches 50."),
        (
            "circles preset=in-the-corner",
            "Inside",
            "On x and on y, P is near enough for the radius, so it is inside. That is wrong: P is in the box, \
             but 56.6 from the centre, and the circle reaches 50.",
        ),
    ] {
        let readings = opened(opening).readings();
        assert_eq!(say(&readings.headline).to_lowercase(), headline.to_lowercase(), "{opening}");
        assert_eq!(readings.reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
}

#[test]
fn how_many_numbers_there_are_tells_the_kind() {
    let mut scene = opened("circles a=230,165 b=200,165,50");
    let answers = answers(&scene);
    assert_eq!((answers["inside"], answers["px"], answers["br"]), (true.into(), 230.0.into(), 50.0.into()));
    assert_eq!(scene.readings().typed, None);
    scene.set("method", "own").expect("typed");
    assert_eq!(scene.readings().typed.expect("chosen").names[0], ["px", "py"]);
    scene.set("a", "230,165,20").expect("a circle");
    assert_eq!(scene.readings().typed.expect("chosen").names[0], ["ax", "ay", "ar"]);
    let refused = scene.set("a", "1,2,3,4").expect_err("a rectangle");
    assert!(say(&refused).ends_with("4 numbers given; allowed: x,y,r | x,y"), "{}", say(&refused));
    let refused = scene.set("a", "1,2,-3").expect_err("no radius");
    assert!(say(&refused).contains("r is -3"), "{}", say(&refused));
}

#[test]
fn circles_are_dragged_by_body_and_rim() {
    let mut scene = opened("circles follow=off");
    drag(&mut scene, at(75.0, 70.0), at(85.0, 50.0));
    assert_eq!((answers(&scene)["ax"], answers(&scene)["ay"]), (100.0.into(), 60.0.into()));
    drag(&mut scene, at(205.0, 160.0), at(220.0, 160.0));
    assert_eq!(answers(&scene)["br"], 70.0.into());
    scene.handle(Event::Act { name: "nudge", by: (1.0, 0.0) });
    assert_eq!(answers(&scene)["br"], 71.0.into(), "what was held last");
    scene.handle(Event::act("undo"));
    assert_eq!(answers(&scene)["br"], 70.0.into());
}

#[test]
fn a_wrong_typed_test_is_shown_where_it_errs() {
    let right = "(bx - ax) * (bx - ax) + (by - ay) * (by - ay) <= (ar + br) * (ar + br)";
    for (formula, is_wrong) in [(right, false), ("abs(bx - ax) < ar + br && abs(by - ay) < ar + br", true)] {
        let mut scene = opened("circles");
        scene.open(&[("formula", formula)]).expect("a test");
        assert_eq!(scene.readings().typed.expect("chosen").is_wrong, Some(is_wrong), "{formula}");
        if is_wrong {
            scene.handle(Event::act(NEXT_ERROR));
            assert!(scene.readings().truth.is_some(), "{}", scene.command());
        }
    }
    let mut scene = opened("circles preset=in-the-circle");
    scene.set("formula", "dx = bx - px; dy = by - py; dx * dx + dy * dy < br * br").expect("of a point");
    assert_eq!(scene.readings().typed.expect("chosen").is_wrong, Some(false));
}

#[test]
fn before_a_guess_only_shapes_and_letters_are_drawn() {
    for opening in ["circles", "circles a=110,110,45", "circles preset=corner-of-boxes", "circles preset=on-the-circle"]
    {
        let mut scene = opened(opening);
        scene.set("guess", "on").expect("it can be guessed");
        assert!(scene.is_hidden(), "{opening}");
        for item in scene.figure().leaves() {
            let is_told = match item {
                Item::Polygon { role, .. } => !matches!(role, Role::First | Role::Second | Role::AxisName),
                Item::Line { role, .. } => *role != Role::AxisName,
                Item::Lines { role, .. } => !matches!(role, Role::FirstUnder | Role::Grid),
                Item::Dot { role, .. } => !matches!(role, Role::First | Role::Halo),
                Item::Label { text, .. } => !["A", "B", "P", "x", "y"].contains(&say(text).as_str()),
                _ => false,
            };
            assert!(!is_told, "{opening}: {item:?}");
        }
    }
}

#[test]
fn the_copied_test_and_code_name_the_crate() {
    let scene = opened("circles preset=corner-of-boxes");
    let test = scene.as_test();
    assert!(test.contains("CirclesMethod::Boxes.holds(&pair, Border::Misses, &mut ()), true);"), "{test}");
    assert!(test.contains("let pair = TwoCircles { a, b };"), "{test}");
    assert_eq!(verdict(&scene), Some(true));
    let point = opened("circles preset=in-the-circle").as_test();
    assert!(
        point.contains("PointInCircleMethod::Squared") && point.contains("PointAndCircle { p: a, circle: b }"),
        "{point}"
    );
}
