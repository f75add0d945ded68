//! A test of segments, turned rectangles or polygons that is typed or pasted in their scene.

use super::{answers, at, click, opened, say, say_all, value, words};
use hantei_collision::ShapeKind::{self, Circle, Point, Polygon, Segment, Turned};
use hantei_judge::{CodeLanguage, ParseOptions};
use hantei_scenes::report::{JudgedFor, judge_slanted_text};
use hantei_scenes::scene::{Content, Event, NEXT_ERROR, Typed, Viewer};
use hantei_scenes::words::{Language, Words};
use std::cell::Cell;

const LINE_LINE: &str = include_str!("../../../../judge/tests/all/slanted/lineline.js");
const SO_LINE: &str = include_str!("../../../../judge/tests/all/slanted/so_line.py");
const LINE_RECT: &str = include_str!("../../../../judge/tests/all/slanted/linerect.js");
const SEGMENT_CIRCLE: &str = include_str!("../../../../judge/tests/all/slanted/segcircle.lua");
const OBB: &str = include_str!("../../../../judge/tests/all/slanted/obb.js");
const SAT: &str = include_str!("../../../../judge/tests/all/slanted/sat.js");
const IN_TURNED: &str = include_str!("../../../../judge/tests/all/slanted/turned.lua");
const CIRCLE_TURNED: &str = include_str!("../../../../judge/tests/all/slanted/circturned.js");
const PRODUCTS: &str = include_str!("../../../../judge/tests/all/slanted/products.java");

fn with_text(opening: &str, text: &str) -> Viewer {
    let mut scene = opened(opening);
    scene.set("formula", text).unwrap_or_else(|why| panic!("{text}: {}", say(&why)));
    scene
}

fn typed(scene: &Viewer) -> Typed {
    scene.readings().typed.expect("it is chosen")
}

/// A pasted text shows the pair that it is of, runs there, and has the verdict of the command line.
#[test]
fn a_pasted_test_goes_to_its_pair_and_runs_there() {
    for (scene, text, kinds, is_right) in [
        ("lines", LINE_LINE, [Segment, Segment], false),
        ("lines", SEGMENT_CIRCLE, [Segment, Circle], true),
        ("lines", LINE_RECT, [Segment, ShapeKind::Rect], false),
        ("turned", OBB, [Turned, Turned], true),
        ("turned", CIRCLE_TURNED, [Circle, Turned], true),
        ("turned", IN_TURNED, [Point, Turned], true),
        ("turned", SAT, [Polygon, Polygon], false),
    ] {
        let scene = with_text(scene, text);
        assert_eq!(scene.kinds(), Some(kinds), "{text}");
        let shown = typed(&scene);
        assert_eq!((shown.gap.as_ref(), shown.is_wrong), (None, Some(!is_right)), "{text}");
        let report = judge_slanted_text(text, &ParseOptions::default(), JudgedFor::default()).expect("it is judged");
        assert!(say_all(&report.lines).contains(&say(&shown.verdict)), "{}", say(&shown.verdict));
        let answers = answers(&scene);
        assert!(answers.contains_key("hit") || answers.contains_key("inside"), "{text}");
        assert_eq!(answers["own.right"] != "wrong".into(), is_right, "{text}");
        assert!(!shown.is_formula && !shown.reading.is_empty(), "it is code already");
        assert!(
            scene
                .readings()
                .sections
                .iter()
                .any(|section| { section.rows.iter().any(|row| matches!(row.content, Content::Comparison { .. })) })
        );
    }
}

/// Each wrong case is shown, and the answer there is wrong, or there is none.
#[test]
fn one_is_led_to_each_case_that_a_pasted_test_gets_wrong() {
    for (scene, text, opening) in [
        ("lines", SO_LINE, ""),
        ("lines", LINE_RECT, ""),
        ("lines", "", "lines formula=\"max(ax1, ax2) > min(bx1, bx2)\""),
        ("turned", "", "turned formula=\"abs(bcx - acx) < (aw + bw) / 2\""),
        ("turned", SAT, ""),
    ] {
        let mut scene = if opening.is_empty() { with_text(scene, text) } else { opened(opening) };
        let mut seen = Vec::new();
        for _ in 0..3 {
            scene.handle(Event::act(NEXT_ERROR));
            let shown = typed(&scene);
            assert!(shown.is_example_shown, "{}", say(&shown.verdict));
            assert!(scene.readings().truth.is_some() || scene.readings().verdict.is_none(), "{:?}", words(&scene));
            seen.push(value(&scene, "a") + &value(&scene, "b"));
        }
        seen.dedup();
        // This one errs in one way.
        assert!(seen.len() > 1 || text == SAT, "{seen:?}");
    }
}

/// Judged bit by bit: no frame tries more than its share, and what comes out is the same.
#[test]
fn a_pasted_test_is_judged_in_frames() {
    let scene = with_text("turned", IN_TURNED);
    let expected = say(&typed(&scene).verdict);
    // Another text for the same: what was judged is kept.
    let mut scene = opened("turned");
    let (now, looks) = (Cell::new(0.0), Cell::new(0));
    let clock = || {
        now.set(now.get() + 0.002);
        looks.set(looks.get() + 1);
        now.get()
    };
    scene.advance(&clock);
    scene.set("formula", &format!("{IN_TURNED}\n")).expect("it is read");
    let mut frames = 0;
    let mut percents = Vec::new();
    while typed(&scene).is_wrong.is_none() {
        percents.push(say(&typed(&scene).verdict));
        looks.set(0);
        assert!(scene.advance(&clock), "{}", say(&typed(&scene).verdict));
        assert!(looks.get() < 8, "{}", looks.get());
        frames += 1;
        assert!(frames < 2_000);
    }
    percents.dedup();
    assert!(frames > 10 && percents.len() > 10, "{frames}: {percents:?}");
    assert_eq!(say(&typed(&scene).verdict), expected);
}

/// Where a test stops, no answer is said.
#[test]
fn a_test_that_stops_says_so() {
    let scene = with_text("lines a=segment(0,0,10,0) b=segment(0,5,10,5)", SO_LINE);
    let readings = scene.readings();
    let says = readings.reason.as_ref().map(say);
    assert_eq!(says.as_deref(), Some("Your test divides by 0 here and stops with an error."));
    assert_eq!(readings.verdict, None);
    let scene = with_text("lines a=segment(0,0,10.5,0) b=segment(0,5,10,5)", PRODUCTS);
    let says = scene.readings().reason.map(|reason| say(&reason));
    assert_eq!(says.as_deref(), Some("Your test is for whole numbers. These shapes have fractions."));
}

#[test]
fn a_text_of_other_shapes_is_judged_below_the_field() {
    let rects =
        "function hit(a, b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }";
    for (scene, text, said) in [
        ("rects", LINE_LINE, "two segments"),
        ("circles", OBB, "two turned rectangles"),
        ("lines", OBB, "two turned rectangles"),
        ("turned", rects, "two rectangles"),
    ] {
        let flaw = opened(scene).flaw("formula", text).expect("it is of others");
        assert!(say_all(&flaw.of_others).join(" ").contains(said), "{scene}: {}", say(&flaw.why));
    }
}

/// What is read is told: the place of a turned rectangle, and the readings that are left.
#[test]
fn an_open_place_is_said_and_can_be_chosen() {
    let mut scene = with_text("turned", IN_TURNED);
    let notes = |scene: &Viewer| say_all(&typed(scene).notes).join(" ");
    let read = "Read so: the place of the turned rectangle is its centre.";
    assert!(notes(&scene).contains(read), "{}", notes(&scene));
    assert_eq!(typed(&scene).is_wrong, Some(false));
    scene.set("origin", "centre").expect("it is a rule");
    let centred = typed(&scene);
    assert_eq!(centred.is_wrong, Some(false), "{}", say(&centred.verdict));
    scene.set("origin", "corner").expect("it is a rule");
    assert_eq!(typed(&scene).is_wrong, Some(true));
}

#[test]
fn typed_tests_are_copied_as_code_and_as_rust() {
    let english = Words::new(Language::En);
    let code = |scene: &Viewer, language| scene.as_code(language, &english).expect("there is code");
    let scene = opened("lines formula=\"max(ax1, ax2) > min(bx1, bx2)\"");
    assert!(code(&scene, CodeLanguage::JavaScript).contains("function hits(ax1, ay1, ax2, ay2, bx1, by1, bx2, by2) {"));
    let scene = opened("turned formula=\"a1x < bcx && bc > 0.5\"");
    assert!(code(&scene, CodeLanguage::Rust).contains("acx - acosine * aw / 2.0 + asine * ah / 2.0 < bcx"));
    let rust = scene.as_test();
    assert!(rust.contains("<Formula<Pair>>::read_for([ShapeKind::Turned, ShapeKind::Turned], "), "{rust}");
    assert!(rust.contains("let pair = Pair::new(a, b).expect(\"a pair\");"), "{rust}");
    assert_eq!(code(&with_text("lines", LINE_LINE), CodeLanguage::Python), LINE_LINE);
}

/// A tap of a finger moves no shape, wherever it is, before and after the first one.
#[test]
fn a_tap_moves_nothing() {
    for opening in
        ["lines", "lines a=segment(60,160,180,40) b=120,100,160,120", "turned", "turned a=240,135 b=200,165,150,50,4:3"]
    {
        let mut scene = opened(opening);
        let shapes = |scene: &Viewer| [value(scene, "a"), value(scene, "b")];
        let before = shapes(&scene);
        scene.handle(Event::ByFinger(true));
        for (x, y) in (0..12).flat_map(|x| (0..10).map(move |y| (f64::from(x) * 33.0, f64::from(y) * 33.0))) {
            scene.handle(Event::PointerMoved(at(x, y)));
            click(&mut scene, at(x, y));
            scene.handle(Event::PointerLeft);
            assert_eq!(shapes(&scene), before, "{opening}: a tap at {x}, {y}");
        }
    }
}

/// A ray says where it gets in, when, and the normal; its numbers are those of the crate.
#[test]
fn a_ray_ends_at_its_hit() {
    for (opening, said, t) in [
        (
            "a=segment(40,160,440,160) b=120,100,160,120",
            "The ray enters B at 120, 160, time 0.2 of its way from 0 to 1; normal −1, 0.",
            Some(0.2),
        ),
        (
            "a=segment(40,160,260,160) b=200,160,50",
            "The ray enters B at 150, 160, time 0.5 of its way from 0 to 1; normal −1, 0.",
            Some(0.5),
        ),
        (
            "a=segment(100,100,200,100) b=segment(150,50,150,150)",
            "The ray meets B at 150, 100, time 0.5 of its way from 0 to 1; normal −1, 0.",
            Some(0.5),
        ),
        (
            "a=segment(200,100,100,100) b=segment(150,50,150,150)",
            "The ray meets B at 150, 100, time 0.5 of its way from 0 to 1; normal 1, 0.",
            Some(0.5),
        ),
        ("a=segment(150,140,300,190) b=120,100,160,120", "The ray starts in B: time 0, no normal.", Some(0.0)),
        ("a=segment(60,160,180,40) b=120,100,160,120", "The ray does not get into B.", None),
        ("a=segment(40,100,440,100) b=120,100,160,120", "The ray does not get into B.", None),
    ] {
        let scene = opened(&format!("lines {opening} ray=on"));
        assert!(
            say_all(&scene.readings().facts).contains(&said.to_owned()),
            "{opening}: {:?}",
            say_all(&scene.readings().facts)
        );
        assert_eq!(answers(&scene).get("ray.t").cloned(), t.map(Into::into), "{opening}");
        let plain = opened(&format!("lines {opening}"));
        assert_eq!(plain.readings().verdict, scene.readings().verdict, "the test is the same");
        assert!(!answers(&plain).contains_key("ray.t"));
    }
}
