//! Each scene with mouse and keys.

use super::desk::Desk;
use super::sampled::rgb;
use super::{FITTED, PALETTE, PLAYED, SIZE, TWO_SQUARES};
use hantei_collision::Point;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, open};
use macroquad::input::KeyCode as K;
use serde_json::json;

/// Whether the strip of the verdict is washed.
fn is_washed(desk: &Desk) -> bool {
    let strip = desk.app.layout.verdict;
    let at = strip.right_center() - egui::vec2(20.0, 0.0) - desk.app.layout.stage.min.to_vec2();
    match desk.sampled().at((at.x.into(), at.y.into())) {
        seen if seen == rgb(PALETTE.wash) => true,
        seen if seen == rgb(PALETTE.panel) => false,
        seen => panic!("neither washed nor plain: {seen:?}"),
    }
}

#[test]
fn follow_hits_and_misses_at_the_exact_border() {
    let mut desk = Desk::open(TWO_SQUARES);
    // Red's top-left corner at the pointer; blue is 264..364 × 290..390.
    for (side, apart, outside, inside) in [
        ("left", (163.0, 290.0), (164.0, 290.0), (165.0, 290.0)),
        ("right", (365.0, 290.0), (364.0, 290.0), (363.0, 290.0)),
        ("top", (264.0, 189.0), (264.0, 190.0), (264.0, 191.0)),
        ("bottom", (264.0, 391.0), (264.0, 390.0), (264.0, 389.0)),
    ] {
        let marks = |desk: &Desk| desk.drawn(Role::TouchMiss).len();
        desk.move_to(apart);
        assert_eq!(marks(&desk), 0, "{side}: apart, nothing is marked");
        for (at, contact, hit) in
            [(outside, "touching", false), (inside, "overlapping", true), (outside, "touching", false)]
        {
            desk.move_to(at);
            assert_eq!(marks(&desk) > 0, contact == "touching", "{side}: touching, a miss, is marked");
            assert_eq!(desk.drawn(Role::Overlap).is_empty(), !hit, "{side}: what both share");
            let line = desk.next();
            assert_eq!((&line["contact"], &line["hit"]), (&json!(contact), &json!(hit)), "{side}");
        }
        desk.move_to((0.0, 0.0));
        assert_eq!(desk.next()["contact"], "apart", "{side}");
    }
}

#[test]
fn four_clicks_and_probes() {
    let mut desk = Desk::open(&format!("quad {SIZE}"));
    for place in [(162.0, 212.0), (210.0, 112.0), (386.0, 152.0), (355.0, 244.0)] {
        desk.click(place);
    }
    assert!(desk.is_silent(), "corners alone answer nothing");
    for ((x, y), inside) in [((251, 179), true), ((251, 179), true), ((20, 20), false), ((162, 212), false)] {
        desk.click((x.into(), y.into()));
        let line = desk.next();
        assert_eq!((&line["probe"], &line["inside"]), (&json!([x, y]), &json!(inside)));
    }
    desk.keys(&[K::LeftControl, K::Z]);
    assert_eq!(desk.next()["probe"], json!([20, 20]));
    desk.keys(&[K::LeftControl, K::Y]);
    assert_eq!(desk.next()["contact"], "on-edge");
    desk.keys(&[K::Escape]);
    let line = desk.next();
    assert_eq!((&line["quad"][0], &line["inside"]), (&json!(null), &json!(null)));
    desk.keys(&[K::LeftControl, K::Z]);
    assert_eq!(desk.next()["probe"], json!([162, 212]));
    desk.keys(&[K::LeftControl, K::Z]);
    assert_eq!(desk.next()["probe"], json!([20, 20]));
    desk.keys(&[K::LeftControl, K::LeftShift, K::Z]);
    assert_eq!(desk.next()["probe"], json!([162, 212]));
}

#[test]
fn dragging_a_corner_judges_while_it_moves() {
    let mut desk = Desk::open(&format!("quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179 {SIZE}"));
    desk.press((164.0, 212.0));
    desk.move_to((302.0, 222.0));
    let line = desk.next();
    assert_eq!((&line["quad"][0], &line["inside"]), (&json!([300, 222]), &json!(false)), "before the button is up");
    desk.release((302.0, 222.0));
}

/// The rows of time on a stage of 628×680, with 175 frames.
fn frame_in_time(frame: f64) -> (f64, f64) {
    let (left, right) = (188.0 * 15.0 / 13.0, 628.0 - 24.0);
    ((left + (frame + 0.5) * (right - left) / 175.0).floor(), 540.0)
}

#[test]
fn melons_run_pause_and_are_scrubbed() {
    let mut desk = Desk::open(&format!("melons {PLAYED}"));
    desk.move_to((300.0, 100.0));
    desk.pass(1.0);
    // They run by themselves: apart, touching, overlapping, touching, apart, always on the same frames.
    for (frame, contact, hit) in
        [(75, "touching", false), (76, "overlapping", true), (100, "touching", false), (101, "apart", false)]
    {
        let line = desk.next();
        assert_eq!((&line["frame"], &line["contact"], &line["hit"]), (&json!(frame), &json!(contact), &json!(hit)));
    }
    desk.keys(&[K::Space]);
    assert!(desk.rests(), "paused, it costs nothing");
    assert_eq!(desk.pass(3.0), 0);
    desk.press(frame_in_time(88.0));
    let line = desk.next();
    assert_eq!((&line["frame"], &line["hit"]), (&json!(88), &json!(true)), "a press in the rows goes there");
    assert!(is_washed(&desk), "and the strip says so");
    desk.move_to(frame_in_time(20.0));
    assert_eq!(desk.next()["frame"], 20, "and a drag through time");
    assert!(!is_washed(&desk));
    let at = (frame_in_time(75.0).0, 100.0);
    desk.move_to(at);
    let line = desk.next();
    assert_eq!((&line["frame"], &line["contact"]), (&json!(75), &json!("touching")), "wherever the pointer is");
    desk.release(at);
    desk.keys(&[K::Period]);
    assert_eq!(desk.next()["frame"], 76, "one frame");
    desk.keys(&[K::Space]);
    desk.pass(1.0);
    assert_eq!(desk.next()["frame"], 100, "it plays on from there");
}

#[test]
fn melons_miss_each_other_between_two_frames() {
    let mut desk = Desk::open(&format!("melons speed=145 rate=4 frame=0 play=on {PLAYED}"));
    desk.pass(2.0);
    // The window has played a moment before it is looked at.
    let missed = desk.answers().into_iter().map(|line| (line["frame"].clone(), line["missed"].clone()));
    let missed: Vec<_> = missed.filter(|(frame, _)| *frame == json!(3) || *frame == json!(4)).collect();
    assert_eq!(missed, [(json!(3), json!(true)), (json!(4), json!(false))]);
}

#[test]
fn shift_and_a_click_keep_the_probe() {
    let mut desk = Desk::open(&format!("quad preset=wpf-figure {SIZE}"));
    let with_shift = |desk: &mut Desk, at| {
        desk.key_down(K::LeftShift);
        desk.click(at);
        desk.key_up(K::LeftShift);
        desk.settle();
    };
    with_shift(&mut desk, (30.0, 30.0));
    let line = desk.next();
    assert_eq!((&line["probe"], &line["inside"]), (&json!([30, 30]), &json!(false)));
    assert_eq!(line["kept"], json!([{"probe": [251, 179], "inside": true}]));
    desk.click((40.0, 40.0));
    assert_eq!(desk.next()["kept"].as_array().map(Vec::len), Some(1), "without Shift it is moved");
    // In a scene without kept probes, Shift changes nothing.
    desk.choose("Shapes: point and quadrilateral");
    desk.choose("Shapes: rectangle and rectangle");
    desk.answers();
    let blue = desk.scene().landmarks().into_iter().nth(1).expect("two rectangles").1;
    with_shift(&mut desk, desk_middle(blue));
    assert_eq!(desk.next()["hit"], true);
}

fn desk_middle(place: hantei_collision::Rect) -> (f64, f64) {
    (f64::midpoint(place.min().x, place.max().x), f64::midpoint(place.min().y, place.max().y))
}

#[test]
fn the_sweep_line_of_a_crowd_goes_on_step_by_step() {
    let place = |desk: &Desk| match &desk.drawn(Role::Sweep)[..] {
        [(_, Item::Line { from, .. }), ..] => from.x,
        other => panic!("no line: {other:?}"),
    };
    let expected = |steps: u32| {
        let words = ["crowd", "n=12", "method=sweep", "watch=on", &format!("frame={steps}")];
        let mut scene = open(&words).expect("a scene");
        scene.handle(Event::Resized { width: 628.0, height: 680.0 });
        let figure = scene.figure();
        let line = figure.leaves().into_iter().find_map(|item| match item {
            Item::Line { from, role: Role::Sweep, .. } => Some(from.x),
            _ => None,
        });
        line.expect("one is in hand")
    };
    let steps = (10..).find(|&steps| expected(steps) + 5.0 < expected(steps + 1)).expect("the next is taken in hand");
    let mut desk = Desk::open(&format!("crowd n=12 method=sweep watch=on frame={steps} --window-size 988x844"));
    assert_eq!(place(&desk), expected(steps));
    desk.keys(&[K::Period]);
    assert_eq!(place(&desk), expected(steps + 1), "it has left");
    desk.keys(&[K::Comma]);
    assert_eq!(place(&desk), expected(steps));
}

/// Measuring takes a share of each frame, and ends.
#[test]
fn a_crowd_changes_its_method_and_comes_to_rest() {
    let mut desk = Desk::open("crowd n=500 door=methods --window-size 988x844");
    desk.move_to((300.0, 340.0));
    let met = desk.answers().pop().expect("the pointer's own rectangle meets some");
    assert!(met["own"].as_u64() > Some(0), "{met}");
    let beside = desk.app.layout.panel.expect("a panel").center() - desk.app.layout.stage.min;
    desk.move_to((beside.x.into(), 600.0));
    assert_eq!(desk.answers().pop().expect("an answer")["own"], 0, "it goes with the pointer");
    for method in ["sweep", "brute", "strips", "sweep"] {
        desk.choose(method);
        assert!(desk.answers().iter().any(|line| line["method"] == method), "{method}");
    }
    desk.keys(&[K::Space]);
    desk.pass(5.0);
    assert!(desk.rests(), "paused, it finishes measuring and is then idle");
}

#[test]
fn cuboids_are_dragged_along_the_ground() {
    let mut desk = Desk::open(&format!("cuboids a=20,20,0,60,60,40 b=50,40,70,70,60,50 yaw=0 tilt=90 {FITTED}"));
    // Seen from straight above, up on the stage is away.
    let tops = desk.drawn(Role::FirstTop);
    let top = tops.iter().find_map(|(to_stage, item)| match item {
        Item::Polygon { points, .. } => Some(points.iter().map(|&at| to_stage.to(at)).collect::<Vec<Point>>()),
        _ => None,
    });
    let top = top.expect("A's top is seen");
    let middle = |of: fn(&Point) -> f64| top.iter().map(of).sum::<f64>() / top.len() as f64;
    let (x, y) = (middle(|at| at.x), middle(|at| at.y));
    desk.drag((x, y), (x, y - 160.0));
    let line = desk.answers().into_iter().find(|line| line["hit"] == json!(true)).expect("it comes near");
    assert_eq!(line["contact"], "overlapping");
    let numbers: Vec<f64> = line["a"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    assert_eq!([numbers[0], numbers[1]], [20.0, 20.0], "it stays on its track and on its level: {line}");
    assert!(numbers[2] > 30.0, "{line}");
}

#[test]
fn the_strip_over_the_stage_is_washed_while_it_hits() {
    let mut desk = Desk::open(TWO_SQUARES);
    desk.move_to((100.0, 600.0));
    assert!(!is_washed(&desk) && desk.says("Miss"), "{}", desk.text());
    desk.move_to((300.0, 300.0));
    assert_eq!(desk.next()["hit"], true);
    assert!(is_washed(&desk) && desk.says("Hit!"), "{}", desk.text());
    desk.move_to((100.0, 600.0));
    assert_eq!(desk.next()["hit"], false);
    assert!(!is_washed(&desk));
}
