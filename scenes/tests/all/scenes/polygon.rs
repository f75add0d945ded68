//! A point and a polygon: named cases by every method, the reasons, corners that come and go, the guess, the pasted test.

use super::{answers, assert_said, at, drag, opened, verdict};
use crate::say;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Event, NEXT_ERROR, OwnGap, Truth};

const METHODS: [&str; 7] =
    ["crossings", "winding", "same-side", "strict-crossings", "closed-crossings", "vertical-slip", "bounding-box"];
const CHEVRON: &str = "80,60,320,165,80,270,160,165";
const HOUSE: &str = "200,40,320,140,320,280,80,280,80,140";

/// P and B, the exact relation, what each method says as written (H or m), and where it is wrong (x).
#[test]
fn every_case_is_answered_by_every_method() {
    for (shapes, relation, says, wrong) in [
        ("a=48,90", "inside", "HHmHHHH", "..x...."),
        (&format!("a=130,165 b={CHEVRON}"), "outside", "mmmmmmH", "......x"),
        (&format!("a=120,90 b={CHEVRON}"), "inside", "HHmHHHH", "..x...."),
        (&format!("a=200,140 b={HOUSE}"), "inside", "HHHmmHH", "...xx.."),
        ("a=40,100 b=80,100,200,40,320,200,200,280", "outside", "mmmHHmm", "...xx.."),
        ("a=200,165 b=200,30,279,273,72,123,328,123,121,273", "outside", "mHHmmmH", ".xx...x"),
        ("a=200,165 b=100,60,300,60,300,60,300,270,100,270", "inside", "HHmHHmH", "..x..x."),
        ("a=160,150 b=100,70,220,230,100,230", "on-edge", "mmmmmmH", "......x"),
        ("a=100,165 b=100,60,300,60,300,270,100,270", "on-edge", "HHmHHmm", ".....x."),
        ("a=0.5,0.6 b=0.2,0.3,0.8,0.3,0.8,0.9,0.2,0.9", "inside", "HHHHHmH", ".....x."),
    ] {
        assert_said("polygon", &METHODS, (shapes, relation), says, wrong);
    }
}

#[test]
fn the_reason_counts_edges() {
    for (opening, headline, reason) in [
        ("polygon", "Inside", "The ray from P crosses 3 edges. 3 is odd, so P is inside."),
        ("polygon preset=in-a-notch", "Outside", "The ray from P crosses 2 edges. 2 is even, so P is outside."),
        ("polygon preset=in-a-house", "Inside", "The ray from P crosses 1 edge. 1 is odd, so P is inside."),
        ("polygon a=0,0", "Outside", "The ray from P crosses no edge, so P is outside."),
        ("polygon method=winding", "Inside", "The edges go once round P, so P is inside."),
        (
            "polygon preset=star-middle",
            "Inside",
            "The edges go 2 times round P, so P is inside. That is wrong: the edges go round P more than once: by the \
             even-odd rule it is outside.",
        ),
        (
            "polygon preset=in-an-arm",
            "Outside",
            "P is not right of the edge 3–4 and not left of the edge 1–2. That is wrong: the shape has a notch, so a \
             point inside can be left of one edge and right of another.",
        ),
        (
            "polygon preset=star-middle method=same-side",
            "Inside",
            "P is on the same side of all edges. That is wrong: the edges go round P more than once: by the even-odd rule \
             it is outside.",
        ),
        (
            "polygon preset=beside-the-diagonal",
            "Outside",
            "P is not right of the edge 1–2 and not left of the edge 1–2. That is wrong: sums and quotients are rounded \
             here.",
        ),
        (
            "polygon preset=on-the-left-edge",
            "On the edge",
            "P is on the edge 4–1. The point on the edge counts as inside.",
        ),
        (
            "polygon preset=on-the-left-edge border=misses",
            "On the edge",
            "P is on the edge 4–1. The point on the edge counts as outside.",
        ),
    ] {
        let readings = opened(opening).readings();
        assert_eq!(say(&readings.headline), headline, "{opening}");
        assert_eq!(readings.reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
}

/// Each edge has one row and one step; an edge that is not at P's height says so.
#[test]
fn an_edge_is_a_row() {
    let scene = opened("polygon");
    let rows = scene.readings().sections.swap_remove(0).rows;
    let said: Vec<(String, String, Truth)> = rows
        .iter()
        .map(|row| match &row.content {
            Content::Comparison { meaning, asked, truth, .. } => (say(meaning), asked.clone(), *truth),
            other => panic!("{other:?}"),
        })
        .collect();
    let row = |place: usize| (said[place].0.as_str(), said[place].1.as_str(), said[place].2);
    assert_eq!(said.len(), 6);
    assert_eq!(row(0), ("edge 1–2 is crossed", "x(1-2) > px", Truth::True));
    assert_eq!(row(3), ("edge 4–5 is at P's height", "y 190–230", Truth::False));
    assert_eq!(row(5), ("edge 6–1 is crossed", "x(6-1) > px", Truth::False));
    let steps = Event::act("step");
    let mut at_end = opened("polygon");
    (0..7).for_each(|_| at_end.handle(steps));
    assert!(say(&at_end.readings().headline).contains("Inside"), "seven steps lead to the answer");
    // Of sixteen edges, only those at P's height.
    let many = opened("polygon preset=sixteen-corners").readings().sections.swap_remove(0).rows;
    assert!(many.len() < 7, "{}", many.len());
}

#[test]
fn corners_move_come_and_go() {
    let mut scene = opened("polygon follow=off");
    drag(&mut scene, at(120.0, 130.0), at(120.0, 60.0));
    assert_eq!(answers(&scene)["b2.y"], 60.0.into());
    scene.handle(Event::Pressed { at: at(25.0, 105.0), shift: true });
    scene.handle(Event::Released(at(25.0, 105.0)));
    assert_eq!((answers(&scene)["b7.x"], answers(&scene)["b7.y"]), (25.0.into(), 105.0.into()));
    scene.handle(Event::act("remove"));
    assert!(!answers(&scene).contains_key("b7.x"), "{}", scene.command());
    drag(&mut scene, at(48.0, 90.0), at(300.0, 90.0));
    assert_eq!(verdict(&scene), Some(false));
    for wrong in ["1,2,3", "1,2,3,4,5"] {
        assert!(scene.set("b", wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_triangle_keeps_its_corners_and_sixteen_are_the_most() {
    let mut scene = opened("polygon follow=off b=80,260,200,60,320,260");
    drag(&mut scene, at(80.0, 260.0), at(90.0, 260.0));
    scene.handle(Event::act("remove"));
    assert_eq!(answers(&scene)["b3.x"], 320.0.into());
    let mut full = opened("polygon preset=sixteen-corners follow=off");
    full.handle(Event::Pressed { at: at(211.0, 75.0), shift: true });
    full.handle(Event::Released(at(211.0, 75.0)));
    assert!(!answers(&full).contains_key("b17.x"));
}

#[test]
fn a_new_shape_is_drawn_by_clicks() {
    let mut scene = opened("polygon");
    let before = answers(&scene);
    let click = |scene: &mut hantei_scenes::scene::Viewer, x: f64, y: f64| {
        scene.handle(Event::Pressed { at: at(x, y), shift: false });
        scene.handle(Event::Released(at(x, y)));
    };
    let headline = |scene: &hantei_scenes::scene::Viewer| say(&scene.readings().headline);
    scene.handle(Event::act("draw"));
    assert_eq!((headline(&scene).as_str(), verdict(&scene)), ("Place corner 1", None));
    click(&mut scene, 100.0, 60.0);
    click(&mut scene, 200.0, 60.0);
    // Two corners are no shape: neither Enter nor the first corner closes them.
    scene.handle(Event::act("close"));
    assert_eq!((headline(&scene).as_str(), scene.readings().remedy), ("Place corner 3", None));
    click(&mut scene, 300.0, 300.0);
    scene.handle(Event::act("remove"));
    click(&mut scene, 200.0, 160.0);
    assert_eq!(scene.readings().remedy, Some("close"));
    assert_eq!(answers(&scene).get("contact"), None, "no goal is reached before the shape is closed");
    click(&mut scene, 100.4, 60.3);
    let drawn = answers(&scene);
    assert_eq!((drawn["b3.x"], drawn["b3.y"]), (200.0.into(), 160.0.into()));
    assert!(!drawn.contains_key("b4.x"), "{}", scene.command());
    // Given up, the shape before is back; undo brings back the one before that.
    scene.handle(Event::act("draw"));
    click(&mut scene, 10.0, 10.0);
    scene.handle(Event::act("draw"));
    assert_eq!(answers(&scene), drawn);
    (0..40).for_each(|_| scene.handle(Event::act("undo")));
    assert_eq!(answers(&scene), before);
    // The sixteenth corner closes.
    scene.handle(Event::act("draw"));
    (0..16).for_each(|place| click(&mut scene, 40.0 + f64::from(place) * 17.0, 40.0 + f64::from(place % 2) * 30.0));
    assert!(verdict(&scene).is_some() && answers(&scene).contains_key("b16.x"), "{}", scene.command());
}

/// Which way round the corners are and what the shape is stands under the picture, also before a guess.
#[test]
fn the_caption_says_what_the_shape_is() {
    let caption = |b: &str| {
        let scene = opened(&format!("polygon follow=off b={b} a=1,1"));
        let figure = scene.figure();
        let mut labels = figure.items.into_iter().filter_map(|item| match item {
            Item::Label { text, role: Role::AxisName, .. } => Some(say(&text)),
            _ => None,
        });
        labels.next_back().unwrap_or_default()
    };
    assert_eq!(caption(HOUSE), "clockwise, convex");
    assert_eq!(caption("80,140,80,280,320,280,320,140,200,40"), "counter-clockwise, convex");
    assert_eq!(caption(CHEVRON), "clockwise, concave");
    assert_eq!(caption("100,60,300,60,300,60,300,270,100,270"), "clockwise, convex", "a corner that is there twice");
    assert_eq!(caption("200,30,279,273,72,123,328,123,121,273"), "edges 1–2 and 3–4 cross");
    assert_eq!(caption("20,40,200,40,320,40"), "without an area");
}

const PNPOLY: &str = "function f(p, c) { let r = false; for (let i = 0, j = c.length - 1; i < c.length; j = i++) { \
    if ((c[i].y > p.y) != (c[j].y > p.y) && p.x < (c[j].x - c[i].x) * (p.y - c[i].y) / (c[j].y - c[i].y) + c[i].x) \
    r = !r; } return r; }";

#[test]
fn a_pasted_loop_is_judged_and_a_wrong_one_shows_where() {
    for (text, is_wrong) in [(PNPOLY.to_owned(), false), (PNPOLY.replace("c[j].y > p.y", "c[j].y >= p.y"), true)] {
        let mut scene = opened("polygon");
        scene.set("formula", &text).expect("a test");
        assert_eq!(scene.readings().typed.expect("chosen").is_wrong, Some(is_wrong), "{text}");
        // The wrong one has too many ways for six corners.
        assert_eq!(verdict(&scene), (!is_wrong).then_some(true), "{text}");
        if is_wrong {
            scene.handle(Event::act(NEXT_ERROR));
            assert!(scene.readings().truth.is_some(), "{}", scene.command());
        }
    }
}

/// A test with another half-open rule is right, and no edge is called wrong; it is not the rule of `border=half`.
#[test]
fn another_half_open_rule_is_right_on_its_edges() {
    let other = PNPOLY.replace("p.x < (", "p.x <= (");
    for (text, right, says) in [(PNPOLY, "half", [true, false]), (&other, "other-half", [false, true])] {
        for (p, says) in ["100,165", "300,165"].into_iter().zip(says) {
            let mut scene = opened(&format!("polygon a={p} b=100,60,300,60,300,270,100,270"));
            scene.set("formula", text).expect("a test");
            assert_eq!(answers(&scene)["own.right"], right.into(), "{text}");
            assert_eq!((verdict(&scene), scene.readings().truth.is_none()), (Some(says), true), "{p}: {text}");
        }
    }
}

/// What was not read for so many corners has no answer.
#[test]
fn a_pasted_loop_has_no_answer_for_other_numbers_of_corners() {
    let mut scene = opened("polygon preset=sixteen-corners");
    scene.set("formula", PNPOLY).expect("a test");
    assert_eq!(verdict(&scene), None);
    let reason = OwnGap::Corners([3, 6, 16]).says();
    assert_eq!(scene.readings().reason.map(|reason| say(&reason)), Some(say(&reason)));
}

#[test]
fn before_a_guess_no_crossing_is_told() {
    for opening in ["polygon", "polygon preset=star-middle", "polygon preset=in-the-box", "polygon preset=in-an-arm"] {
        let mut scene = opened(opening);
        scene.set("guess", "on").expect("it can be guessed");
        assert!(scene.is_hidden(), "{opening}");
        for item in scene.figure().leaves() {
            let is_told = match item {
                Item::Line { role, .. } => !matches!(role, Role::AxisName | Role::SecondLine),
                Item::Dot { role, .. } => !matches!(role, Role::First | Role::Halo | Role::SecondLine),
                Item::Polygon { role, .. } => {
                    !matches!(role, Role::Area | Role::SecondLine | Role::AxisName | Role::First)
                }
                _ => false,
            };
            assert!(!is_told, "{opening}: {item:?}");
        }
    }
}

#[test]
fn the_copied_test_and_code_name_the_crate() {
    let test = opened("polygon").as_test();
    assert!(test.contains("PointInPolygonMethod::Crossings.holds(&pair, Border::Half, &mut ()), true);"), "{test}");
    assert!(test.contains("let pair = PointAndPolygon { p: a, polygon: b };"), "{test}");
}
