//! The settings of a typed test: which shape is A, numbers, y and origin, constants, blanks, the wanted test.

use super::{opened, say, svg, value, verdict};
use hantei_scenes::figure::Role;
use hantei_scenes::scene::{Door, Event, Viewer, open, strip_ground};
use serde_json::Value;

const FUNCTION: &str = "bool above(const Box& player, const Box& enemy) { return player.y + player.h <= enemy.y; }";

fn with(scene: &str, settings: &[(&str, &str)]) -> Viewer {
    let words: Vec<String> = settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let all: Vec<&str> = std::iter::once(scene).chain(words.iter().map(String::as_str)).collect();
    open(&all).unwrap_or_else(|why| panic!("{all:?}: {}", say(&why)))
}

fn judged(scene: &Viewer) -> (String, Value) {
    let typed = scene.readings().typed.expect("it is chosen");
    (say(&typed.verdict), scene.trace().get("own").clone())
}

fn comes_back(scene: &Viewer) {
    let again = open(&scene.words()).unwrap_or_else(|why| panic!("{:?}: {}", scene.words(), say(&why)));
    assert_eq!((again.words(), again.trace().line()), (scene.words(), scene.trace().line()), "what is copied");
}

#[test]
fn one_knob_swaps_a_and_b() {
    let place = [("a", "0,0,10,10"), ("b", "0,20,10,10"), ("formula", FUNCTION)];
    let mut scene = with("rects", &place);
    assert_eq!(verdict(&scene), Some(true), "A, the player, is above B");
    let called = |scene: &Viewer| scene.readings().typed.unwrap().called.unwrap();
    assert_eq!(called(&scene), ["player", "enemy"]);
    scene.set("swap", "on").unwrap();
    assert_eq!(verdict(&scene), Some(false), "the player is B now");
    assert_eq!(called(&scene), ["enemy", "player"]);
    let reading: Vec<String> = scene.readings().typed.unwrap().reading.iter().map(say).collect();
    assert!(reading[0].contains("'enemy' is A, 'player' is B"), "{reading:?}");
    comes_back(&scene);
    assert!(scene.as_test().contains(".swapped()"), "{}", scene.as_test());
    scene.handle(Event::act("undo"));
    assert_eq!((value(&scene, "swap"), verdict(&scene)), ("off".into(), Some(true)));
    scene.handle(Event::act("redo"));
    assert_eq!(verdict(&scene), Some(false));
}

#[test]
fn numbers_y_and_origin_change_the_verdict() {
    let centre = "abs(ax - bx) * 2 < aw + bw && abs(ay - by) * 2 < ah + bh";
    // Where y grows up, ay is the upper end, and the lower one is less.
    let up = "ax < bx + bw && bx < ax + aw && ay - ah < by && by - bh < ay";
    let last_pixel = "ax + aw - 1 >= bx && bx + bw - 1 >= ax && ay + ah - 1 >= by && by + bh - 1 >= ay";
    for (scene, key, other, formula, is_right) in [
        ("rects", "origin", "centre", centre, [false, true]),
        ("rects", "y", "up", up, [false, true]),
        ("rects", "numbers", "whole", last_pixel, [false, true]),
        (
            "cuboids",
            "y",
            "up",
            "ax1 < bx2 && bx1 < ax2 && ay1 - ah < by1 && by1 - bh < ay1 && az1 < bz2 && bz1 < az2",
            [false, true],
        ),
    ] {
        let mut scene = with(scene, &[("formula", formula)]);
        let before = judged(&scene);
        assert_eq!(before.1 == "misses", is_right[0], "{key}: {before:?}");
        scene.set(key, other).unwrap();
        let after = judged(&scene);
        assert_eq!(after.1 == "misses", is_right[1], "{key}={other}: {after:?}");
        comes_back(&scene);
        assert!(
            scene
                .as_code(
                    hantei_judge::CodeLanguage::C,
                    &hantei_scenes::words::Words::new(hantei_scenes::words::Language::En)
                )
                .is_some_and(|code| code.contains(&format!("{key}={other}"))),
            "the copied code says so"
        );
        // A wrong case is wrong on the stage.
        scene.handle(Event::act(hantei_scenes::scene::NEXT_ERROR));
        assert_eq!(scene.readings().truth.is_some(), !is_right[1], "{key}={other}");
    }
}

/// With whole numbers, every shown case has whole numbers; and a test that is right for these is called right.
#[test]
fn whole_numbers_are_judged_by_themselves() {
    let last_pixel = "!(ax + aw - 1 < bx || bx + bw - 1 < ax || ay + ah - 1 < by || by + bh - 1 < ay)";
    let scene = with("rects", &[("formula", last_pixel), ("numbers", "whole")]);
    assert_eq!(judged(&scene), ("Proved right for whole numbers; touching is a miss.".into(), "misses".into()));
}

#[test]
fn a_constant_without_a_number_is_asked_for() {
    let text = "return hero.x < coin.x + MARGIN && coin.x < hero.x + LIMIT;";
    let mut scene = with("rects", &[("a", "0,0,10,10"), ("b", "30,0,10,10"), ("formula", text)]);
    let typed = scene.readings().typed.unwrap();
    let names: Vec<&str> = typed.constants.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["MARGIN", "LIMIT"], "in the order of the text");
    assert_eq!((verdict(&scene), scene.readings().truth), (None, None), "no verdict is given");
    assert_eq!(scene.trace().get("hit"), &Value::Null);
    assert_eq!(judged(&scene).1, Value::Null);
    assert!(say(&scene.readings().reason.unwrap()).contains("MARGIN, LIMIT"));
    comes_back(&scene);
    scene.set("with", "MARGIN=10").unwrap();
    assert_eq!(verdict(&scene), None, "one is missing still");
    scene.set("with", "MARGIN=10 LIMIT=40").unwrap();
    assert_eq!(verdict(&scene), Some(true));
    assert!(judged(&scene).0.starts_with("Wrong in"));
    comes_back(&scene);
    assert!(scene.as_test().contains("(\"LIMIT\".into(), 40.0)"), "{}", scene.as_test());
    for wrong in ["LIMIT", "LIMIT=x", "A=1 A=2"] {
        assert!(scene.set("with", wrong).is_err(), "{wrong}");
    }
}

/// Once `hero.x` was taken for a mistyped name of hantei's.
#[test]
fn a_number_without_a_value_is_asked_for_beside_one_that_is_a_size() {
    let text = "return hero.x < coin.x + MARGIN && coin.x < hero.x + REACH;";
    let scene = with("rects", &[("formula", text)]);
    let names: Vec<String> = scene.readings().typed.unwrap().constants.into_iter().map(|(name, _)| name).collect();
    assert!(names.contains(&"MARGIN".to_owned()), "{names:?}");
    assert_eq!(verdict(&scene), None, "no verdict is given");
}

#[test]
fn only_the_blanks_are_filled_in() {
    let template = "ax1 < __ && bx1 < __";
    let mut scene = with("rects", &[("a", "0,0,10,10"), ("b", "5,0,10,10"), ("formula", template)]);
    let gap = |scene: &Viewer| scene.readings().typed.unwrap().gap.map(|gap| say(&gap.says()));
    assert_eq!(gap(&scene), Some("Not yet filled in.".into()));
    assert_eq!((verdict(&scene), judged(&scene).1), (None, Value::Null));
    comes_back(&scene);
    scene.set("blanks", "bx2").unwrap();
    assert_eq!(gap(&scene), Some("Not yet filled in.".into()), "one is empty");
    scene.set("blanks", "bx2;ax2").unwrap();
    assert_eq!((gap(&scene), verdict(&scene)), (None, Some(true)));
    assert_eq!(scene.trace().get("formula"), "ax1 < bx2 && bx1 < ax2");
    assert_eq!(value(&scene, "formula"), template, "the rest is fixed");
    comes_back(&scene);
    scene.set("blanks", "bx2;<").unwrap();
    assert_eq!(verdict(&scene), None, "that is no test");
    assert!(gap(&scene).is_some_and(|gap| gap != "Not yet filled in."));
    // A solution may be the whole text: it fills the blanks.
    scene.set("formula", "ax1 < bx2 && bx1 < ax2").unwrap();
    assert_eq!((value(&scene, "formula"), value(&scene, "blanks")), (template.into(), "bx2;ax2".into()));
    scene.handle(Event::act("undo"));
    assert_eq!(value(&scene, "blanks"), "bx2;<");
}

#[test]
fn a_test_is_held_against_the_wanted_one() {
    for (scene, wants, formula, expected) in [
        ("rects", "ax2 <= bx1", "ax1 < bx1", "wrong"),
        ("rects", "ax2 <= bx1", "ax2 <= bx1", "hits"),
        ("rects", "ax2 <= bx1", "ax + aw < bx", "misses"),
        ("rects", "ax2 <= bx1", "ax2 > bx1", "wrong"),
        ("rects", "ax2 <= bx1", "ax2 == bx1", "wrong"),
        ("rects", "ax2 <= bx1", "if (ax + aw < bx) return true; return false;", "misses"),
        ("rects", "ax1 < bx2 && bx1 < ax2", "bx1 < ax2 && ax1 < bx2", "misses"),
        ("rects", "ax1 < bx2 && bx1 < ax2", "bx1 < ax2 && ax1 <= bx2", "wrong"),
        ("cuboids", "az2 <= bz1", "az1 + ad <= bz1", "hits"),
        ("cuboids", "az2 <= bz1", "az1 <= bz1", "wrong"),
        ("quad", "A.x < P.x", "P.x > A.x", "misses"),
        ("quad", "A.x < P.x", "P.x > B.x", "wrong"),
        ("circle", "cx - r < bx2", "bx2 > cx - r", "misses"),
        ("circle", "cx - r < bx2", "cx - r <= bx2", "hits"),
        ("circle", "cx - r < bx2", "cx < bx2", "wrong"),
    ] {
        let mut scene = with(scene, &[("formula", formula), ("wants", wants)]);
        let (said, own) = judged(&scene);
        assert_eq!(own, expected, "{wants}: {formula}: {said}");
        assert_eq!(said.starts_with("Right"), expected != "wrong", "{formula}: {said}");
        comes_back(&scene);
        scene.handle(Event::act(hantei_scenes::scene::NEXT_ERROR));
        assert_eq!(scene.readings().truth.is_some(), expected == "wrong", "{wants}: {formula}");
    }
    // The words are about a test, not a hit: the strip says true or false, and wrong if so.
    let scene = with(
        "rects",
        &[("a", "190,190,100,100"), ("b", "230,160,100,100"), ("formula", "ax1 < bx1"), ("wants", "ax2 <= bx1")],
    );
    let readings = scene.readings();
    assert_eq!((say(&readings.headline), readings.truth.as_ref().map(say)), ("true".into(), Some("false".into())));
    let map = svg(&scene.panel_figure(Door::Own, (312.0, 300.0), None));
    assert!(map.contains("true, wrong here"), "the map has the same words");
    let right =
        with("rects", &[("a", "0,0,10,10"), ("b", "20,0,10,10"), ("formula", "ax2 < bx1"), ("wants", "ax2 <= bx1")]);
    assert_eq!(right.readings().truth, None, "no red at the right answer, though they are apart");
    assert_eq!(strip_ground(&right.readings()).0, Role::Paper, "and true is no hit");
    let proved = with("rects", &[("formula", "ax + aw <= bx"), ("wants", "ax2 <= bx1")]);
    assert_eq!(judged(&proved).0, "Right: proved for all numbers.");
    assert!(opened("rects").set("wants", "ax <").is_err());
}

/// Even for a test that is hard to judge, a frame spends little time on it, and typed text is accepted at once.
#[test]
fn judging_leaves_each_frame_its_time() {
    let twelve = "ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && (aw > 3 || ah > 5 || bw > 7 || bh > 9) \
                  && (ax > 1 || bx > 2 || ay > 4 || by > 8)";
    let shrunk = "abs(acx - bcx) < (aw + bw) / 2 * 0.9 && abs(acy - bcy) < (ah + bh) / 2 * 0.9";
    for formula in [shrunk, twelve] {
        // Beside other tests a frame may wait for a processor: not three times in a row.
        let longest = (0..3).map(|_| longest_frame(formula)).fold(f64::INFINITY, f64::min);
        // Without optimisation a machine may be four times as slow.
        assert!(longest < 4.0 * 0.033, "{formula}: {longest} s");
    }
}

/// The longest frame, in seconds, while a formula is typed and judged.
fn longest_frame(formula: &str) -> f64 {
    let begin = std::time::Instant::now();
    let clock = || begin.elapsed().as_secs_f64();
    let mut scene = opened("rects method=own");
    scene.advance(&clock);
    let mut longest = 0.0_f64;
    for length in 1..=formula.len() {
        let before = clock();
        let _ = scene.set("formula", &formula[..length]);
        let _ = scene.readings();
        scene.advance(&clock);
        longest = longest.max(clock() - before);
    }
    for _ in 0..5000 {
        let before = clock();
        let goes_on = scene.advance(&clock);
        let _ = scene.readings();
        longest = longest.max(clock() - before);
        if !goes_on {
            break;
        }
    }
    assert!(!judged(&scene).0.starts_with("being judged"), "{formula}");
    longest
}
