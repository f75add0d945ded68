//! A rectangle that moves: which side was hit, how far out, and frame by frame.

use super::{opened, value};
use hantei_collision::Point;
use hantei_scenes::scene::{Answer, Door, Event, FigurePointer, Viewer};

fn answer(scene: &Viewer, name: &str) -> Option<Answer> {
    scene.answers().into_iter().find(|(asked, _)| asked == name).and_then(|(_, answer)| answer)
}

fn word(scene: &Viewer, name: &str) -> &'static str {
    match answer(scene, name) {
        Some(Answer::Word(word)) => word,
        other => panic!("{name}: {other:?}"),
    }
}

fn number(scene: &Viewer, name: &str) -> f64 {
    match answer(scene, name) {
        Some(Answer::Number(number)) => number,
        other => panic!("{name}: {other:?}"),
    }
}

const METHODS: [&str; 6] =
    ["least-overlap", "diagonals", "previous", "axis-by-axis order=x", "axis-by-axis order=y", "swept"];

/// One block: each method's answer, with how far out, and the exact one.
#[test]
fn response_each_method_says_its_side() {
    let table = [
        ("a=-10,64,16,32 v=0,8", ["t4", "t4", "t4", "t4", "t4", "t4"], "top"),
        ("a=-10,64,16,32 v=0,12", ["l6", "t8", "t8", "t8", "t8", "t8"], "top"),
        ("a=-10,64,16,32 v=0,16", ["l6", "l6", "t12", "t12", "t12", "t12"], "top"),
        ("a=-20,104,16,24 v=34,0", ["r18", "r18", "l30", "l30", "l30", "l30"], "left"),
        ("a=-40,40,16,32 v=60,60", ["r12", "r12", "t32", "t32", "l36", "t32"], "top"),
        ("a=-24,60,16,32 v=16,24", ["l8", "l8", "t16", "t16", "l8", "l8"], "left"),
        ("a=-24,100,16,32 v=40,-40", ["n0", "n0", "n0", "l32", "n0", "l32"], "left"),
        ("a=36,140,16,32 v=-12,-16", ["b8", "b8", "b8", "b8", "r8", "b8"], "bottom"),
        ("a=-30,60,16,32 v=0,60", ["n0"; 6], "none"),
        ("a=4,80,16,32 v=2,4", ["t16", "t16", "u0", "l22", "t16", "i0"], "inside"),
    ];
    for (case, says, so) in table {
        for (method, says) in METHODS.into_iter().zip(says) {
            let scene = opened(&format!("response {case} b=0,100,32,32 tiles=1 method={method}"));
            let scene = &scene;
            let said = format!("{}{}", &word(scene, "side")[..1], number(scene, "out"));
            assert_eq!((said.as_str(), word(scene, "true.side")), (says, so), "{case} {method}");
        }
    }
}

/// The seams of a floor catch it: in this many of the first twelve frames.
#[test]
fn response_counts_the_frames_in_which_a_seam_catches() {
    let caught = |method: &str| {
        let case = "response a=34,68,16,32 v=-3,4 b=0,100,32,32 tiles=3 frame=12";
        number(&opened(&format!("{case} method={method}")), "caught")
    };
    assert_eq!(METHODS.map(caught), [12.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
    // Walking right over eight tiles: asked from the last, it is caught in every frame; in order, only sometimes.
    let walked = |asked: &str| {
        let case = "response a=14,68,16,32 v=3,4 b=0,100,32,32 tiles=8 frame=60 method=least-overlap";
        number(&opened(&format!("{case} asked={asked}")), "caught")
    };
    assert_eq!([walked("given"), walked("reversed")], [6.0, 60.0]);
}

/// The lesson is near the first screen: first group of examples, second example, one click on another method.
#[test]
fn response_another_method_is_not_caught() {
    let mut scene = opened("response preset=caught-on-a-seam");
    scene.set("frame", "11").unwrap();
    assert!(number(&scene, "caught") > 0.0);
    scene.set("method", "axis-by-axis").unwrap();
    assert_eq!((number(&scene, "frame"), number(&scene, "caught")), (0.0, 0.0), "it begins anew");
    scene.set("frame", "11").unwrap();
    assert_eq!((number(&scene, "frame"), number(&scene, "caught")), (11.0, 0.0));
}

/// Dragging takes A where it is drawn, and the arrow's tip changes only the velocity.
#[test]
fn response_is_dragged() {
    let mut scene = opened("response");
    let mut drag = |from: (f64, f64), to: (f64, f64)| {
        let [from, to] = [from, to].map(|(x, y)| Point::new(x, y));
        scene.handle(Event::PointerMoved(from));
        scene.handle(Event::Pressed { at: from, shift: false });
        scene.handle(Event::PointerMoved(to));
        scene.handle(Event::Released(to));
        ["a", "v", "b"].map(|key| value(&scene, key))
    };
    assert_eq!(drag((186.0, 194.0), (186.0, 174.0)), ["146,84,60,60", "10,60", "200,200,100,60"], "the tip");
    assert_eq!(drag((160.0, 90.0), (150.0, 91.0)), ["136,85,60,60", "10,60", "200,200,100,60"], "A before");
    assert_eq!(drag((280.0, 250.0), (285.0, 250.0)), ["136,85,60,60", "10,60", "205,200,100,60"], "B");
    scene.handle(Event::act("undo"));
    assert_eq!(value(&scene, "b"), "200,200,100,60");
}

/// Behind its door each method has a map; a press puts A there.
#[test]
fn response_a_press_in_a_map_puts_a_there() {
    let mut scene = opened("response method=least-overlap");
    let size = (312.0, 418.0);
    assert!(!scene.panel_figure(Door::Sides, size, None).items.is_empty());
    for (at, side) in [((75.0, 60.0), "top"), ((20.0, 80.0), "left"), ((130.0, 80.0), "right")] {
        let at = Point::new(at.0, at.1);
        scene.handle(Event::FigurePressed(Door::Sides, FigurePointer { at, size }));
        assert_eq!(word(&scene, "side"), side, "{at:?}");
    }
    assert_eq!(opened("response guess=on").panel_figure(Door::Sides, size, None).items, [], "nothing tells");
}

#[test]
fn response_half_of_what_is_dealt_hits() {
    let mut hits = 0;
    for seed in 1..=100 {
        let mut scene = opened(&format!("response seed={seed} guess=on"));
        scene.handle(Event::act("guess-yes"));
        let is_right = scene.readings().guessing.and_then(|guessing| guessing.is_right);
        assert_eq!(is_right.map(Answer::Truth), answer(&scene, "true.hit"), "seed {seed}");
        hits += usize::from(is_right == Some(true));
    }
    assert!((35..=65).contains(&hits), "{hits} hits");
}

#[test]
fn response_plays_from_its_end_again() {
    let mut scene = opened("response frame=1000");
    let last = number(&scene, "frame");
    assert!(last < 200.0, "{last}");
    scene.set("play", "on").unwrap();
    (0..2).for_each(|_| assert!(scene.advance(&|| 0.0)));
    assert!(number(&scene, "frame") < 3.0);
}
