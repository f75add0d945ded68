//! A test that the user types: accepted, judged, and its errors shown.

use super::{at, contact, drag, opened, say, svg, ticking, value, verdict};
use hantei_collision::{Allen, Point, Quad, QuadAndPoint, Rect};
use hantei_judge::{CodeLanguage, InsideFormula, judge_inside, judge_overlap};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Content, Door, Event, GO_THERE, NEXT_ERROR, PREVIOUS_ERROR, Viewer, open};
use hantei_scenes::words::{Language, Words};

/// The panel's texts about the typed test, and about its wrong case.
fn typed(scene: &Viewer) -> (String, Option<String>) {
    let typed = scene.readings().typed.expect("it is chosen");
    (say(&typed.verdict), typed.example.as_ref().map(say))
}

fn with_formula(scene: &str, formula: &str) -> Viewer {
    let word = format!("formula={formula}");
    open(&[scene, &word]).unwrap_or_else(|why| panic!("{formula}: {}", say(&why)))
}

const RIGHT: &str = "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah";

/// All arrangements of two rectangles: each of Allen's ways on each axis.
const ARRANGEMENTS: usize = Allen::ALL.len() * Allen::ALL.len();

#[test]
fn the_judge_says_in_a_line_what_a_test_is_worth() {
    let right = |touching| format!("Proved right for all {ARRANGEMENTS} arrangements; touching is a {touching}.");
    for (scene, formula, expected, word) in [
        ("rects", RIGHT, right("miss").as_str(), "misses"),
        ("rects", "ax <= bx + bw && bx <= ax + aw && ay <= by + bh && by <= ay + ah", &right("hit"), "hits"),
        (
            "rects",
            "!(ax + aw - 1 < bx || bx + bw - 1 < ax || ay + ah - 1 < by || by + bh - 1 < ay)",
            "Right if all numbers are whole, otherwise not always; touching is a miss. (right to within 1: up to 1 deep it can say miss)",
            "wrong",
        ),
        (
            "rects",
            "abs(acx - bcx) < (aw + bw) * 0.45 && abs(acy - bcy) < (ah + bh) * 0.45",
            &format!(
                "Wrong in 80 of {ARRANGEMENTS} arrangements, if touching is a miss; with the other rule it is no better. (right for hit boxes of 90 %, around the same centres)"
            ),
            "wrong",
        ),
        (
            "rects",
            "ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && aw * ah > 0",
            "No error found in 210,625 cases; touching is a miss.",
            "misses",
        ),
        (
            "rects",
            "bx < ax + aw",
            &format!(
                "Wrong in 44 of {ARRANGEMENTS} arrangements, if touching is a hit; with the other rule it is no better."
            ),
            "wrong",
        ),
        (
            "quad",
            "cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0 && cross(D,A,P) > 0",
            "Right for: convex clockwise; a point on an edge is outside. Wrong for: convex counter-clockwise, concave, crossed and \
             degenerate.",
            "wrong",
        ),
        ("quad", "cross(A, B, P) > 0", "Wrong for every kind of quadrilateral.", "wrong"),
    ] {
        let scene = with_formula(scene, formula);
        assert_eq!(typed(&scene).0, expected, "{formula}");
        assert_eq!(scene.trace().get("own"), word, "{formula}");
        assert_eq!(value(&scene, "method"), "own", "a formula chooses its method");
    }
}

/// In each shown error, the test's answer differs from the exact one.
#[test]
fn one_is_led_to_each_case_that_is_wrong() {
    for (words, cases) in [("rects formula=\"bx < ax + aw\"", 44), ("quad formula=\"cross(A, B, P) > 0\"", 15)] {
        let mut scene = opened(words);
        let mut seen = Vec::new();
        for place in 0..60 {
            let (_, example) = typed(&scene);
            let example = example.expect("it is wrong");
            if place > 0 && example == seen[0] {
                break;
            }
            seen.push(example);
            scene.handle(Event::act(GO_THERE));
            let readings = scene.readings();
            assert!(readings.truth.is_some(), "{words} {place}: {:?}", seen.last());
            assert!(readings.methods.iter().any(|row| row.chosen && row.is_wrong), "{words} {place}");
            assert!(scene.viewport().zoom > 1.0, "{words} {place}: what is small is looked at from near");
            scene.handle(Event::act(NEXT_ERROR));
        }
        assert!(seen.len() <= cases && seen.len() > 4, "{words}: {}", seen.len());
        scene.handle(Event::act(PREVIOUS_ERROR));
        assert_eq!(typed(&scene).1.as_ref(), seen.last(), "{words}: one back from the first");
        scene.handle(Event::act("undo"));
        assert_eq!(value(&scene, "method"), "own", "{words}");
    }
    let mut scene = with_formula("rects", RIGHT);
    let before = scene.trace();
    [GO_THERE, NEXT_ERROR].iter().for_each(|name| scene.handle(Event::act(name)));
    assert_eq!(scene.trace(), before, "nothing is wrong, so nothing happens");
}

#[test]
fn going_there_sets_what_is_written() {
    let mut scene = opened("rects formula=\"bx < ax + aw\"");
    let (_, example) = typed(&scene);
    scene.handle(Event::act(GO_THERE));
    let [a, b] = ["a", "b"].map(|key| value(&scene, key));
    let contact = contact(&scene).expect("both are there");
    let example = example.expect("it is wrong");
    assert!(example.contains(&format!("a={a}, b={b}")) && example.contains("hit"), "{example}: {a} {b}");
    assert_eq!((contact.as_str(), verdict(&scene)), ("apart", Some(true)), "the smallest is no matter of borders");
    assert_eq!(value(&scene, "follow"), "off");
}

#[test]
fn judging_goes_on_by_itself_and_comes_to_an_end() {
    for scene in ["rects", "quad"] {
        let mut scene = opened(scene);
        let still = || 0.0;
        assert!(!scene.advance(&still), "nothing is typed");
        scene.set("method", "own").unwrap();
        let mut percents = Vec::new();
        // Ten seconds pass with each look at the clock, so a frame does as little as possible.
        let mut frames = 0;
        while scene.advance(&ticking(if frames < 20 { 10.0 } else { 0.0 })) {
            frames += 1;
            percents.push(typed(&scene).0);
            assert!(frames < 5000, "it comes to an end");
        }
        assert!(frames > 5, "{frames} frames");
        assert!(percents[0].starts_with("being judged:"), "{percents:?}");
        assert!(typed(&scene).0.starts_with("Wrong"), "{percents:?}");
        scene.set("formula", "1 < 2").unwrap();
        assert!(typed(&scene).0.starts_with("being judged:"), "another one is judged anew");
        assert_eq!(scene.readings().typed.unwrap().example, None, "and nothing is said before it is known");
    }
}

#[test]
fn what_is_no_formula_says_where_and_why() {
    for (formula, why) in [
        ("ax <", "line 1, column 5: the formula ends too early; allowed: a name, a number or ("),
        (
            "ax < bx\n  && ax < bx < 3",
            "line 2, column 14: these are two comparisons in one; write them one by one, like ax < bx && bx < ax2",
        ),
        ("ax < bxx", "line 1, column 6: unknown name 'bxx'; did you mean bx?"),
    ] {
        let mut scene = opened("rects method=own");
        let before = scene.trace();
        assert_eq!(scene.set("formula", formula).map_err(|error| say(&error)), Err(why.into()), "{formula}");
        assert_eq!(scene.trace(), before, "the last one stays in force");
        let place = scene.flaw("formula", formula).expect("it is wrong").place;
        assert!(place.start <= place.end && place.end <= formula.len(), "{place:?}");
        assert_eq!(scene.flaw("formula", "ax < bx"), None);
        assert_eq!(scene.flaw("border", formula), None, "only texts have flaws");
    }
}

/// The rows are those of the formula, in order, and a short-circuit leaves some unreached.
#[test]
fn a_typed_test_is_a_method_like_the_others() {
    let scene = opened("rects a=0,0,10,10 b=20,0,10,10 formula=\"bx < ax + aw && acx < bcx\"");
    let readings = scene.readings();
    let rows: Vec<_> = readings.sections[0]
        .rows
        .iter()
        .map(|row| match &row.content {
            Content::Comparison { asked, left, right, truth, speaks_for, .. } => {
                (asked.as_str(), left.as_str(), right.as_str(), format!("{truth:?}"), *speaks_for)
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        rows,
        [("bx < ax + aw", "20", "10", "False".into(), Some(false)), ("acx < bcx", "", "", "NotReached".into(), None)]
    );
    let reason = readings.reason.as_ref().map(say).unwrap();
    let expected = "bx < ax + aw (20 < 10) is false. That alone decides: miss. The other one was not needed.";
    assert_eq!(reason, expected);
    let about = readings.sections[0].rows[0].about;
    assert!(about.is_some(), "it speaks of two edges");
    let mut scene = scene;
    scene.handle(Event::Hovered(about));
    let lit = scene.figure().leaves().iter().any(|item| matches!(item, Item::Line { role: Role::Lit, .. }));
    assert!(lit, "which light up");
    scene.handle(Event::Hovered(None));
    scene.handle(Event::act("step"));
    assert_eq!(value(&scene, "step"), "1");
}

#[test]
fn the_border_is_as_it_is_typed() {
    for border in ["hits", "misses", "as-written"] {
        let words = format!("rects a=0,0,10,10 b=10,0,10,10 border={border} formula=\"{RIGHT}\"");
        let scene = opened(&words);
        assert_eq!(verdict(&scene), Some(false), "{border}");
        assert_eq!(scene.readings().truth, None, "{border}: that is right for this formula");
    }
}

#[test]
fn the_map_marks_the_arrangements_that_are_wrong() {
    let scene = opened("rects formula=\"bx < ax + aw\"");
    let figure = scene.panel_figure(Door::Map, (312.0, 420.0), None);
    let is_cell = |rect: &Rect| rect.width() > 14.0;
    let count = |role| {
        figure
            .leaves()
            .iter()
            .filter(|item| matches!(item, Item::Rect { rect, role: r } if *r == role && is_cell(rect)))
            .count()
    };
    assert_eq!((count(Role::MapWrong), count(Role::MapRight)), (44, ARRANGEMENTS - 44));
    let strokes =
        figure.leaves().iter().filter(|item| matches!(item, Item::Lines { role: Role::WrongMark, .. })).count();
    assert_eq!(strokes, 44, "colour is never the only sign");
    let right = with_formula("rects", RIGHT).panel_figure(Door::Map, (312.0, 420.0), None);
    let is_wrong = |item: &&&Item| matches!(item, Item::Rect { rect, role: Role::MapWrong } if is_cell(rect));
    assert_eq!(right.leaves().iter().filter(is_wrong).count(), 0);
    // Small cells have their crosses, too.
    let small = scene.panel_figure(Door::Map, (84.0, 206.0), None);
    let crosses = small.leaves().into_iter().filter(|item| matches!(item, Item::Lines { role: Role::WrongMark, .. }));
    assert_eq!(crosses.count(), 44);
}

#[test]
fn every_method_goes_home_as_code() {
    let words = Words::new(Language::En);
    for name in ["rects", "quad", "melons", "crowd"] {
        let mut scene = opened(name);
        let methods = if name == "melons" { vec![] } else { vec!["own"] };
        for method in methods.into_iter().filter(|_| name != "crowd") {
            scene.set("method", method).unwrap();
        }
        for &language in CodeLanguage::ALL {
            let code = scene.as_code(language, &words);
            assert_eq!(code.is_some(), name != "crowd", "{name}: a crowd is no pair");
            assert!(code.is_none_or(|code| code.contains("hantei: ") && code.lines().count() > 2), "{name}");
        }
    }
    let scene = opened("rects method=origin-size border=hits");
    assert!(scene.as_code(CodeLanguage::C, &words).unwrap().contains("origin-size, border=hits"));
    assert!(scene.as_code(CodeLanguage::C, &words).unwrap().contains("<="));
}

fn in_words(rect: Rect) -> String {
    format!("{},{},{},{}", rect.min().x, rect.min().y, rect.width(), rect.height())
}

#[test]
fn the_scene_and_the_library_judge_alike() {
    let formula: hantei_judge::OverlapFormula = "bx < ax + aw".parse().unwrap();
    let judgement = judge_overlap(&formula);
    let mut scene = opened("rects method=own");
    scene.handle(Event::act(GO_THERE));
    let cases: Vec<[String; 2]> = judgement.errors.iter().map(|case| [case.a, case.b].map(in_words)).collect();
    let there = |scene: &Viewer| ["a", "b"].map(|key| value(scene, key));
    let mut shown = vec![there(&scene)];
    for _ in 1..cases.len() {
        scene.handle(Event::act(NEXT_ERROR));
        shown.push(there(&scene));
    }
    // The first one is another case of one kind, in which nothing coincides; the rest are the judge's, in order.
    let replaced = cases.iter().position(|case| !shown.contains(case)).expect("one of them");
    let rest = cases.iter().enumerate().filter(|(place, _)| *place != replaced).map(|(_, case)| case);
    assert!(shown[1..].iter().eq(rest), "{shown:?}\n{cases:?}");
    let opening = format!("rects method=own a={} b={}", shown[0][0], shown[0][1]);
    assert!(opened(&opening).readings().truth.is_some(), "{opening}");
}

/// The area of the small picture of a case, if there is one.
pub(crate) fn drawn_small(figure: &Figure) -> Option<Rect> {
    figure.leaves().into_iter().find_map(|item| match item {
        Item::Rect { rect, role: Role::Halo } => Some(*rect),
        _ => None,
    })
}

/// The corners and P of the small case, stage pixels.
fn small_quad(figure: &Figure) -> Vec<Point> {
    let small = drawn_small(figure).expect("there is one");
    let of = |wanted: Role| {
        figure.leaves().into_iter().filter_map(move |item| match item {
            Item::Dot { at, role, .. } if *role == wanted && small.contains(*at) => Some(*at),
            _ => None,
        })
    };
    of(Role::Edge).chain(of(Role::Probe)).collect()
}

/// The case to which one can go.
fn there(scene: &mut Viewer) -> QuadAndPoint {
    scene.handle(Event::act(GO_THERE));
    let point = |key| {
        let numbers = value(scene, key);
        let (x, y) = numbers.split_once(',').expect("two numbers");
        at(x.parse().expect("x"), y.parse().expect("y"))
    };
    QuadAndPoint { quad: Quad::new(point("a"), point("b"), point("c"), point("d")), p: point("p") }
}

/// Each small case is the judge's, moved and scaled alike on both axes, and nothing else.
#[test]
fn the_quad_that_is_drawn_small_is_the_judged_one() {
    let formula = "cross(A, B, P) > 0";
    let parsed: InsideFormula = formula.parse().unwrap();
    let judgement = judge_inside(&parsed);
    for (up, down) in [("down", 1.0), ("up", -1.0)] {
        let words = format!("quad up={up} formula='{formula}'");
        let mut scene = opened(&words);
        for (number, error) in
            judgement.errors.iter().map(|error| QuadAndPoint { quad: error.quad, p: error.p }).enumerate()
        {
            let figure = scene.figure();
            let drawn = small_quad(&figure);
            // In place of the first one stands a case in which nothing coincides: the one to which one can go.
            let error = if number == 0 { there(&mut opened(&words)) } else { error };
            let judged: Vec<Point> =
                error.quad.corners.into_iter().chain([error.p]).map(|it| at(it.x, it.y * down)).collect();
            assert_eq!(drawn.len(), judged.len(), "{error:?}");
            let spread = |points: &[Point]| points.iter().map(|it| it.distance(points[0])).fold(0.0, f64::max);
            let scale = spread(&drawn) / spread(&judged);
            assert!(number == 0 || scale > 1.0, "{scale}");
            for (drawn_at, judged_at) in drawn.iter().zip(&judged) {
                let expected = drawn[0].moved((judged_at.x - judged[0].x) * scale, (judged_at.y - judged[0].y) * scale);
                assert!(drawn_at.distance(expected) < 1e-6, "{error:?}: {drawn:?}");
            }
            let says = parsed.contains(&error.quad, error.p, &mut ());
            let says = if says { "inside" } else { "outside" };
            assert!(svg(&figure).contains(&format!("wrong: says {says}")), "{error:?}");
            // From this case to the next; then the stage is as before, and there is room for the small case.
            for action in [GO_THERE, NEXT_ERROR, "undo", "undo"] {
                scene.handle(Event::act(action));
            }
        }
    }
}

#[test]
fn the_next_wrong_case_stands_on_the_stage_at_once() {
    for words in
        ["rects formula=\"bx < ax + aw\"", "quad formula=\"cross(A, B, P) > 0\"", "cuboids formula=\"bx < ax + aw\""]
    {
        let mut scene = opened(words);
        for (action, place) in [(NEXT_ERROR, 1), (NEXT_ERROR, 2), (NEXT_ERROR, 3), (PREVIOUS_ERROR, 2)] {
            scene.handle(Event::act(action));
            let (_, example) = typed(&scene);
            let example = example.expect("it is wrong");
            assert!(example.starts_with(&format!("{place} of ")), "{words} {action}: {example}");
            assert!(scene.readings().truth.is_some(), "{words} {action}: it is wrong on the stage");
            if let Some(a) = scene.trace().get("a").as_str().filter(|_| words.starts_with("rects")) {
                assert!(example.contains(&format!("a={a}")), "{example}: {a}");
            }
        }
    }
}

#[test]
fn the_cell_in_which_a_is_says_what_is_so_on_the_stage() {
    let said = |words: &str| svg(&opened(words).panel_figure(Door::Own, (312.0, 300.0), None));
    let half = "formula=\"ax < bx2 && bx < ax2 && ay < by2 && by < ay2 && aw > 20\" b=0,0,50,50";
    assert!(said(&format!("rects a=10,10,10,10 {half}")).contains("miss, wrong here"));
    assert!(said(&format!("rects a=10,10,30,30 {half}")).contains("hit, correct here"));
    assert!(said(&format!("rects a=100,100,30,30 {half}")).contains("miss, right<"));
}

#[test]
fn a_pasted_function_is_kept_and_says_how_it_was_read() {
    let text = "bool hits(const Box& player, const Box& enemy) {\n    return player.x < enemy.x + enemy.w;\n}";
    let mut scene = opened("rects method=own");
    scene.set("formula", text).unwrap_or_else(|why| panic!("{}", say(&why)));
    assert_eq!(value(&scene, "formula"), text);
    let reading: Vec<String> = scene.readings().typed.unwrap().reading.iter().map(say).collect();
    assert!(reading.iter().any(|line| line.contains("C++: 'player' is A, 'enemy' is B.")), "{reading:?}");
    assert_eq!(with_formula("rects", RIGHT).readings().typed.unwrap().reading, [], "hantei's own names say it");
}

/// It keeps away from what is dragged, disappears without room, and reveals nothing while the user guesses.
/// What is compared with a place is an end of the other shape, no size.
#[test]
fn a_list_of_corners_is_read_as_one() {
    let text = "def hit(a, b):\n    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]\n";
    let (verdict, _) = typed(&with_formula("rects", text));
    assert!(verdict.starts_with("Proved right"), "{verdict}");
}

#[test]
fn the_quad_that_is_drawn_small_steps_aside() {
    let words = "quad a=100,100 b=200,100 c=200,200 d=100,200 p=150,150 formula='cross(A, B, P) > 0'";
    let mut scene = opened(words);
    scene.handle(Event::Resized { width: 1000.0, height: 480.0 });
    let small = drawn_small(&scene.figure()).expect("there is room");
    let to_world = |scene: &Viewer, on_stage| scene.viewport().to_world(on_stage);
    let to = to_world(&scene, small.centre());
    drag(&mut scene, at(150.0, 150.0), to);
    assert_eq!(value(&scene, "p"), format!("{},{}", to.x.round(), to.y.round()), "P is where it was, in whole units");
    let aside = drawn_small(&scene.figure()).expect("there is room elsewhere");
    assert!(aside.intersection(small).is_none() && !aside.contains(small.centre()), "{small:?} {aside:?}");
    scene.handle(Event::Resized { width: 200.0, height: 150.0 });
    assert_eq!(drawn_small(&scene.figure()), None, "there is no room");
    let guessed = opened(&format!("{words} guess=on"));
    assert_eq!(drawn_small(&guessed.figure()), None, "it would tell the answer");
    let right = opened("quad a=0,0 b=9,0 c=9,9 d=0,9 p=5,5 method=right-of-all");
    assert_eq!(drawn_small(&right.figure()), None, "nothing is typed");
}

/// A comparison's state is said in words as seen on the stage, if there are words for it.
#[test]
fn the_rows_of_a_typed_test_say_which_state_they_ask_for() {
    let square = "quad a=0,0 b=100,0 c=100,100 d=0,100 p=50,50";
    let asked = [
        ("cross(A, B, P) > 0", "P is right of AB", "P is left of AB"),
        ("cross(A, B, P) <= 0", "P is left of AB or on its line", "P is right of AB or on its line"),
        ("cross(B, A, P) < 0", "P is right of AB", "P is left of AB"),
        ("cross(C, D, P) == 0", "P is on the line of CD", "P is on the line of CD"),
        ("P.x < C.x", "C is right of P", "C is right of P"),
        ("A.x <= P.x", "A is left of P or at the same x", "A is left of P or at the same x"),
        ("A.y < P.y", "A is above P", "A is below P"),
        ("D.y >= P.y", "D is below P or at the same y", "D is above P or at the same y"),
        ("B.y == P.y", "B and P have the same y", "B and P have the same y"),
        ("cross(A, C, P) > 0", "", ""),
        ("cross(A, B, P) > 1", "", ""),
        ("A.x != P.x", "", ""),
    ];
    for (formula, down, up) in asked {
        for (way, expected) in [("down", down), ("up", up)] {
            for placed in [square, "quad"] {
                let scene = opened(&format!("{placed} up={way} formula='{formula}'"));
                let Content::Comparison { meaning, .. } = &scene.readings().sections[0].rows[0].content else {
                    panic!("{formula}: no comparison");
                };
                assert_eq!(say(meaning), expected, "{formula}, y {way}, {placed}");
            }
        }
    }
}
