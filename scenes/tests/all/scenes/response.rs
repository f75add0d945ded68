//! A rectangle that moves: which side was hit, how far out, and frame by frame.

use super::{opened, say, value};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Answer, Door, Event, FigurePointer, NEXT_ERROR, Viewer};
use std::collections::BTreeSet;

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

/// Code as people write it, which takes the side from which A came.
const BY_OLD_PLACE: &str = "function hit(a, b) {
  if (a.x + a.w <= b.x || a.x >= b.x + b.w || a.y + a.h <= b.y || a.y >= b.y + b.h) return;
  if (a.oldY + a.h <= b.y) { a.y = b.y - a.h; a.vy = 0; }
  else if (a.oldY >= b.y + b.h) { a.y = b.y + b.h; a.vy = 0; }
  else if (a.oldX + a.w <= b.x) { a.x = b.x - a.w; a.vx = 0; }
  else if (a.oldX >= b.x + b.w) { a.x = b.x + b.w; a.vx = 0; }
}";

#[test]
fn typed_code_answers_as_the_method_that_it_is() {
    let presets: Vec<&str> = opened("response").presets().iter().map(|&(name, _)| name).collect();
    let is_about_rects = |scene: &Viewer| value(scene, "a").split(',').count() == 4;
    let mut count = 0;
    for preset in presets {
        let mut scene = opened(&format!("response preset={preset} method=previous frame=0"));
        // What it does not know, the code leaves alone.
        if !is_about_rects(&scene) || value(&scene, "bv") != "0,0" || word(&scene, "side") == "unknown" {
            continue;
        }
        let all = |scene: &Viewer| ["hit", "side", "end.x", "end.y", "true.side"].map(|key| answer(scene, key));
        let built_in = all(&scene);
        scene.set("formula", BY_OLD_PLACE).expect("it is read");
        assert_eq!(all(&scene), built_in, "{preset}");
        assert_eq!(value(&scene, "method"), "own");
        count += 1;
    }
    assert!(count > 25, "{count}");
}

#[test]
fn what_typed_code_gets_wrong_is_shown_and_is_wrong_there() {
    let mut scene = opened("response method=own");
    let typed = scene.readings().typed.expect("code is typed");
    assert_eq!(typed.is_wrong, Some(true));
    let mut seen = Vec::new();
    for _ in 0..4 {
        scene.handle(Event::act(NEXT_ERROR));
        let typed = scene.readings().typed.expect("code is typed");
        assert!(typed.is_example_shown);
        assert!(scene.readings().truth.is_some(), "{}", value(&scene, "a"));
        seen.push(value(&scene, "a") + " " + &value(&scene, "v"));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 4, "four things go wrong: {seen:?}");
}

/// Once two findings with the same case were two stops.
#[test]
fn each_wrong_case_of_typed_code_is_shown_once() {
    for opening in ["method=own", "preset=own-keys-turned"] {
        let mut scene = opened(&format!("response {opening}"));
        let typed = |scene: &Viewer| scene.readings().typed.expect("code is typed");
        scene.handle(Event::act(NEXT_ERROR));
        let example = say(&typed(&scene).example.expect("something is wrong"));
        let count = example.split_once(" of ").and_then(|(_, rest)| rest.split_once(':'));
        let count: usize = count.and_then(|(count, _)| count.parse().ok()).expect("a number of cases");
        let mut seen = BTreeSet::new();
        for _ in 0..count {
            assert!(typed(&scene).is_example_shown, "{opening}");
            seen.insert(["a", "v", "b", "tiles", "wall", "block", "asked"].map(|key| value(&scene, key)));
            scene.handle(Event::act(NEXT_ERROR));
        }
        assert_eq!(seen.len(), count, "{opening}: {seen:?}");
    }
}

/// Once the picture had the ball alone, and its square was told of in words only.
#[test]
fn the_square_that_a_method_takes_for_a_ball_is_drawn() {
    let square = Rect::from_corners(Point::new(82.0, 82.0), Point::new(122.0, 122.0));
    for (method, is_drawn) in [("least-overlap", true), ("diagonals", true), ("axis-by-axis", true), ("swept", false)] {
        let scene = opened(&format!("response preset=square-of-a-ball method={method}"));
        let figure = scene.figure();
        let is_side = |from: Point, to: Point| {
            let corners = square.corners();
            (0..4).any(|at| (corners[at], corners[(at + 1) % 4]) == (from, to))
        };
        let sides = figure.leaves().into_iter().filter(|item| match item {
            Item::Line { from, to, role: Role::FirstLine, dashed: true } => is_side(*from, *to),
            _ => false,
        });
        assert_eq!(sides.count(), if is_drawn { 4 } else { 0 }, "{method}");
    }
}

#[test]
fn while_it_plays_all_of_the_way_is_in_sight() {
    for opening in ["", "preset=lift", "preset=ball-and-brick", "preset=long-floor", "preset=own-keys-turned"] {
        let mut scene = opened(&format!("response {opening} rate=60"));
        scene.handle(Event::act("play"));
        let (width, height) = scene.figure().stage;
        let mut places = Vec::new();
        while places.is_empty() || value(&scene, "frame") != "0" {
            places.push(scene.landmarks().swap_remove(0).1);
            scene.advance(&|| 0.0);
        }
        // With the last one A leaves all of it.
        places.pop();
        for (frame, a) in places.iter().enumerate() {
            let is_seen = a.min().x >= 0.0 && a.min().y >= 0.0 && a.max().x <= width && a.max().y <= height;
            assert!(is_seen, "{opening} {frame}: {a:?} on {width} × {height}");
        }
        assert!(!places.is_empty(), "{opening} plays");
    }
}

#[test]
fn code_that_is_not_understood_leaves_the_last_one() {
    let mut scene = opened("response method=own");
    let before = value(&scene, "formula");
    for (code, why) in [
        ("function f(a, b) { return 1 }", "no name here is a place"),
        ("a.x = ", "is not read here"),
        ("", "there is no formula yet"),
        ("function hit(a) { a.x = 3; }", "which is the block"),
    ] {
        let error = say(&scene.set("formula", code).expect_err(code));
        assert!(error.to_lowercase().contains(&why.to_lowercase()), "{code}: {error}");
        assert_eq!(value(&scene, "formula"), before);
    }
}

#[test]
fn a_number_that_the_code_lacks_is_asked_for() {
    let mut scene = opened("response");
    let code = BY_OLD_PLACE.replace("a.vy = 0", "a.vy = 0 * BOUNCE");
    scene.set("formula", &code).expect("it is read");
    let typed = scene.readings().typed.expect("code is typed");
    assert_eq!(typed.constants, [("BOUNCE".to_owned(), None)]);
    assert!(typed.gap.is_some());
    assert_eq!(answer(&scene, "own.right"), None);
    scene.set("with", "BOUNCE=2").expect("a number");
    let typed = scene.readings().typed.expect("code is typed");
    assert_eq!((typed.gap, typed.is_wrong), (None, Some(true)));
}

#[test]
fn a_ball_meets_what_the_crate_says() {
    use hantei_collision::{Circle, Move, Point, Rect, ResponseMethod, ResponseRules, Vec2};
    let random = |state: &mut u64, below: u64| {
        *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) % below
    };
    let mut state = 53;
    let mut hits = 0;
    for _ in 0..300 {
        let [x, y, r] = [0, 0, 1].map(|least| (random(&mut state, 80) + least) as f64 / 2.0);
        let [vx, vy] = [0, 1].map(|_| random(&mut state, 80) as f64);
        let [wx, wy] = [0, 1].map(|_| random(&mut state, 40) as f64 - 20.0);
        let scene = opened(&format!(
            "response a={x},{y},{r} v={vx},{vy} b=60,50,40,30 bv={wx},{wy} tiles=1 method=swept answer=bounce"
        ));
        let step = Move { before: Circle::new(Point::new(x, y), r), velocity: Vec2::new(vx, vy) };
        let of_b = Vec2::new(wx, wy);
        let tiles = [Rect::from_origin_size(Point::new(60.0, 50.0), 40.0, 30.0)];
        let rules = ResponseRules { answer: hantei_collision::ResponseAnswer::Bounce, ..ResponseRules::default() };
        let response = ResponseMethod::Swept.respond_circle(step.seen_from(of_b), &tiles, rules, &mut ());
        let end = response.clone().carried(of_b).end.bounds().min();
        assert_eq!([number(&scene, "end.x"), number(&scene, "end.y")], [end.x, end.y]);
        hits += usize::from(!response.said.is_empty());
    }
    assert!((40..260).contains(&hits), "{hits}");
}

/// The square around a ball, pushed out the shortest way.
const BALL: &str = "function hit(ball, b) {
  const left = ball.x + ball.r - b.x, right = b.x + b.w - (ball.x - ball.r);
  const up = ball.y + ball.r - b.y, down = b.y + b.h - (ball.y - ball.r);
  if (Math.min(left, right, up, down) <= 0) return;
  if (Math.min(left, right) < Math.min(up, down)) {
    ball.x = left <= right ? b.x - ball.r : b.x + b.w + ball.r;
    ball.vx = -ball.vx;
  } else {
    ball.y = up <= down ? b.y - ball.r : b.y + b.h + ball.r;
    ball.vy = -ball.vy;
  }
}";

#[test]
fn typed_code_of_a_ball_answers_as_the_method_that_it_is() {
    let presets: Vec<&str> = opened("response").presets().iter().map(|&(name, _)| name).collect();
    let mut count = 0;
    for preset in presets {
        let mut scene = opened(&format!("response preset={preset} method=least-overlap answer=out frame=0"));
        if value(&scene, "a").split(',').count() != 3 || value(&scene, "bv") != "0,0" {
            continue;
        }
        let all = |scene: &Viewer| ["hit", "side", "end.x", "end.y", "true.side"].map(|key| answer(scene, key));
        let built_in = all(&scene);
        scene.set("formula", BALL).expect("it is read");
        assert_eq!(all(&scene), built_in, "{preset}");
        assert_eq!(scene.readings().typed.expect("code is typed").gap, None);
        count += 1;
    }
    assert!(count >= 2, "{count}");
}

#[test]
fn what_code_of_a_ball_gets_wrong_is_shown_with_a_ball() {
    let mut scene = opened("response");
    scene.set("formula", BALL).expect("it is read");
    let reason = scene.readings().reason.expect("A is a rectangle");
    assert!(say(&reason).contains("circle"), "{}", say(&reason));
    let typed = scene.readings().typed.expect("code is typed");
    assert_eq!(typed.is_wrong, Some(true));
    for _ in 0..3 {
        scene.handle(Event::act(NEXT_ERROR));
        assert_eq!(value(&scene, "a").split(',').count(), 3);
        assert!(scene.readings().typed.expect("code is typed").is_example_shown);
        assert!(scene.readings().truth.is_some());
    }
}

/// Gravity in the code pulls from frame to frame.
#[test]
fn gravity_of_typed_code_pulls() {
    let code = "function fall(a, b) {
        a.vy += 0.5;
        a.x += a.vx;
        a.y += a.vy;
        if (a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y) { a.y = b.y - a.h; a.vy = 0; }
    }";
    let end = |frame: u32| {
        let mut scene = opened("response a=100,0,20,20 v=0,4 b=60,300,100,40 tiles=1");
        scene.set("formula", code).expect("it is read");
        scene.set("frame", &frame.to_string()).expect("a frame");
        number(&scene, "end.y")
    };
    assert_eq!([0, 1, 2, 3].map(end), [4.0, 8.5, 13.5, 19.0]);
}

/// Code that moves the block by its velocity is given `bv`, and answers as the method that it is.
#[test]
fn typed_code_moves_the_block() {
    let code = "function hit(a, lift) {
        lift.x += lift.vx; lift.y += lift.vy;
        a.x += a.vx; a.y += a.vy;
        const left = a.x + a.w - lift.x, right = lift.x + lift.w - a.x;
        const top = a.y + a.h - lift.y, bottom = lift.y + lift.h - a.y;
        if (Math.min(left, right, top, bottom) <= 0) return;
        if (Math.min(left, right) < Math.min(top, bottom)) { if (left <= right) a.x -= left; else a.x += right; a.vx = 0; }
        else { if (top <= bottom) a.y -= top; else a.y += bottom; a.vy = 0; }
    }";
    let all = |scene: &Viewer| ["hit", "side", "end.x", "end.y", "true.side"].map(|key| answer(scene, key));
    for (case, so) in [
        ("a=8,64,16,32 v=0,0 b=0,100,32,32 bv=0,-8", "top"),
        ("a=-20,104,16,24 v=0,0 b=0,100,32,32 bv=-8,0", "left"),
        ("a=8,64,16,32 v=2,12 b=0,100,32,32 bv=2,4", "top"),
        ("a=8,64,16,32 v=0,8 b=0,100,32,32 bv=0,8", "none"),
    ] {
        let mut scene = opened(&format!("response {case} tiles=1 method=least-overlap"));
        let built_in = all(&scene);
        scene.set("formula", code).expect("it is read");
        assert_eq!(all(&scene), built_in, "{case}");
        assert_eq!(word(&scene, "true.side"), so, "{case}");
    }
    let mut scene = opened("response");
    scene.set("formula", code).expect("it is read");
    scene.handle(Event::act(NEXT_ERROR));
    assert!(scene.readings().typed.expect("code is typed").is_example_shown);
}
