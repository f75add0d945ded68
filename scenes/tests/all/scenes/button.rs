//! A point and a rectangle: named cases by every method, whose an edge is, dragging, the guess, the typed test.

use super::{answers, assert_said, at, drag, opened, verdict};
use crate::say;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, NEXT_ERROR};

const METHODS: [&str; 6] = ["half-open", "closed", "last-pixel", "as-centre", "tile-floor", "tile-int"];

/// P and B, the exact relation, what each method says as written (H or m), and where it is wrong (x).
#[test]
fn every_case_is_answered_by_every_method() {
    for (shapes, relation, says, wrong) in [
        ("a=100,120 b=100,100,80,40", "on-edge", "HHHHHH", "......"),
        ("a=180,120 b=100,100,80,40", "on-edge", "mHmmmm", "...x.."),
        ("a=180,120 b=180,100,80,40", "on-edge", "HHHHHH", "......"),
        ("a=179.5,120 b=100,100,80,40", "inside", "HHmmHH", "..xx.."),
        ("a=60,120 b=100,100,80,40", "outside", "mmmHmH", "...x.x"),
        ("a=150,110 b=100,100,80,40", "inside", "HHHmHH", "...x.."),
        ("a=-15,5 b=0,0,16,16", "outside", "mmmmmH", ".....x"),
        ("a=100,120 b=100,100,0,40", "on-edge", "mHmHmm", "......"),
        ("a=1.7,0.5 b=0.6,0,1.1,1", "inside", "HHmmmm", "..xxxx"),
    ] {
        assert_said("button", &METHODS, (shapes, relation), says, wrong);
    }
}

#[test]
fn the_reason_says_whose_an_edge_is() {
    for (opening, headline, reason) in [
        ("button", "On the edge", "P is on B's bottom edge. It belongs to Quit."),
        ("button a=190,90", "On the edge", "P is on B's top edge. It belongs to B."),
        ("button method=closed", "On the edge", "P is on B's bottom edge. It belongs to B and to Quit."),
        ("button method=closed a=190,90", "On the edge", "P is on B's top edge. It belongs to B and to Play."),
        ("button border=misses a=190,90", "On the edge", "P is on B's top edge. It belongs to no button."),
        (
            "button border=half method=closed a=260,120",
            "On the edge",
            "P is on B's right edge. It belongs to no button.",
        ),
        ("button a=260,150", "On the edge", "P is on a corner of B. It belongs to no button."),
        ("button a=60,90", "On the edge", "P is on a corner of B. It belongs to B."),
        ("button method=closed a=260,90", "On the edge", "P is on a corner of B. It belongs to B and to Play."),
        ("button a=190,120", "Inside", "P is between B's left and right edges, and between its top and bottom edges."),
        ("button a=190,160", "Outside", "P is below B."),
        ("button a=20,160", "Outside", "P is left of B."),
        (
            "button preset=last-half-pixel",
            "Outside",
            "On y, P is past B's last pixel: 149.5 is more than 149. That is wrong: P is in B, between its last \
             pixel and its edge.",
        ),
        (
            "button preset=tile-to-the-left",
            "Inside",
            "The tile with P has the index 0 on x and on y: that is B. That is wrong: a number between -1 and 0 is \
             rounded to 0, so the tile before B counts as B.",
        ),
    ] {
        let readings = opened(opening).readings();
        assert_eq!(say(&readings.headline), headline, "{opening}");
        assert_eq!(readings.reason.map(|reason| say(&reason)).as_deref(), Some(reason), "{opening}");
    }
}

#[test]
fn the_button_is_dragged_by_body_and_edges() {
    let mut scene = opened("button a=20,20 follow=off");
    drag(&mut scene, at(100.0, 120.0), at(110.0, 140.0));
    assert_eq!((answers(&scene)["bx"], answers(&scene)["by"]), (70.0.into(), 110.0.into()));
    drag(&mut scene, at(270.0, 140.0), at(250.0, 140.0));
    assert_eq!((answers(&scene)["bx"], answers(&scene)["bw"]), (70.0.into(), 180.0.into()));
    drag(&mut scene, at(20.0, 20.0), at(90.0, 130.0));
    assert_eq!((answers(&scene)["px"], verdict(&scene)), (90.0.into(), Some(true)));
    let refused = scene.set("a", "1,2,3").expect_err("a circle");
    assert!(say(&refused).ends_with("3 numbers given; allowed: x,y"), "{}", say(&refused));
}

#[test]
fn a_half_open_test_is_right_and_a_wrong_one_shows_where() {
    let half = "px >= bx && px < bx + bw && py >= by && py < by + bh";
    let closed = "px >= bx && px <= bx + bw && py >= by && py <= by + bh";
    let corner = "abs(px - bx) <= bw / 2 && abs(py - by) <= bh / 2";
    for (formula, is_wrong, right) in [(half, false, "half"), (closed, false, "hits"), (corner, true, "wrong")] {
        let mut scene = opened("button");
        scene.open(&[("formula", formula)]).expect("a test");
        assert_eq!(scene.readings().typed.expect("chosen").is_wrong, Some(is_wrong), "{formula}");
        assert_eq!(answers(&scene)["own.right"], right.into(), "{formula}");
        // On the edge of both, each has its own answer, and neither is wrong.
        assert!(is_wrong || scene.readings().truth.is_none(), "{formula}");
        if is_wrong {
            scene.handle(Event::act(NEXT_ERROR));
            assert!(scene.readings().truth.is_some(), "{}", scene.command());
        }
    }
}

#[test]
fn before_a_guess_no_number_and_no_place_on_an_axis_is_told() {
    for opening in ["button", "button a=190,120", "button preset=not-the-centre", "button preset=tile-to-the-left"] {
        let mut scene = opened(opening);
        scene.set("guess", "on").expect("it can be guessed");
        assert!(scene.is_hidden(), "{opening}");
        for item in scene.figure().leaves() {
            let is_told = match item {
                Item::Line { role, .. } => !matches!(role, Role::AxisName | Role::OwnEdge | Role::LineGround),
                Item::Dot { role, .. } => !matches!(role, Role::First | Role::Halo | Role::SecondMark | Role::Ground),
                Item::Label { text, .. } => say(text).chars().any(|one| one.is_ascii_digit()),
                _ => false,
            };
            assert!(!is_told, "{opening}: {item:?}");
        }
    }
}

#[test]
fn the_copied_test_and_code_name_the_crate() {
    let test = opened("button preset=tile-to-the-left").as_test();
    assert!(test.contains("PointInRectMethod::TileInt.holds(&pair, Border::Half, &mut ()), true);"), "{test}");
    assert!(test.contains("let pair = PointAndRect { p: a, rect: b };"), "{test}");
}
