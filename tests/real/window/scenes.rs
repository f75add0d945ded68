//! Each scene with mouse and keys.

use crate::places::FIRST_METHOD;
use crate::screen::{BLUE, Key, PALETTE, RED, Rgb, Screen, WHITE, rgb};
use crate::translucent::is_over;
use crate::window::{FITTED, PLAYED, SIZE, TAB_RECTS, TWO_SQUARES};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Item, Role, Theme};
use hantei_scenes::scene::{Event, open};
use serde_json::json;
use std::time::Duration;

#[test]
fn follow_hits_and_misses_at_the_exact_border_pixel() {
    let screen = Screen::start();
    let program = screen.open(TWO_SQUARES);
    // Red's top-left corner at the pointer; blue is 264..364 × 290..390.
    for (side, apart, outside, inside, last_red, blue) in [
        ("left", (163, 290), (164, 290), (165, 290), (262, 340), (264, 340)),
        ("right", (365, 290), (364, 290), (363, 290), (365, 340), (363, 340)),
        ("top", (264, 189), (264, 190), (264, 191), (314, 288), (314, 290)),
        ("bottom", (264, 391), (264, 390), (264, 389), (314, 391), (314, 389)),
    ] {
        // With a pixel between them, both ends are visible; touching, which is a miss, there is a dark mark on the border.
        screen.move_to(apart);
        screen.wait_pixel(last_red, |colour| colour == RED);
        assert_eq!(screen.pixel(blue.0, blue.1), BLUE, "{side}: blue begins a pixel beside red");
        let is_marked = |colour| colour == rgb(PALETTE.ink);
        screen.move_to(outside);
        screen.wait_pixel(blue, is_marked);
        screen.move_to(inside);
        screen.wait_pixel(blue, |colour| colour != BLUE && colour != RED && !is_marked(colour));
        screen.move_to(outside);
        screen.wait_pixel(blue, is_marked);
        screen.move_to((0, 0));
        for (contact, hit) in [("touching", false), ("overlapping", true), ("touching", false), ("apart", false)] {
            let line = program.next();
            assert_eq!((&line["contact"], &line["hit"]), (&json!(contact), &json!(hit)), "{side}");
        }
    }
}

#[test]
fn four_clicks_and_probes() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad {SIZE}"));
    for place in [(162, 212), (210, 112), (386, 152), (355, 244)] {
        screen.click(place);
    }
    screen.wait_pixel((355, 244), |colour| colour != WHITE);
    assert!(program.is_silent(), "corners alone answer nothing");
    for ((x, y), inside) in [((251, 179), true), ((251, 179), true), ((20, 20), false), ((162, 212), false)] {
        screen.click((x, y));
        let line = program.next();
        assert_eq!((&line["probe"], &line["inside"]), (&json!([x, y]), &json!(inside)));
        let (x, y) = (i16::try_from(x).expect("small"), i16::try_from(y).expect("small"));
        screen.wait_pixel((x, y), |colour| colour == RED);
    }
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["probe"], json!([20, 20]));
    screen.keys(&[Key::Control, Key::Y]);
    assert_eq!(program.next()["contact"], "on-edge");
    screen.keys(&[Key::Escape]);
    let line = program.next();
    assert_eq!((&line["quad"][0], &line["inside"]), (&json!(null), &json!(null)));
    screen.wait_pixel((210, 112), |colour| colour == WHITE);
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["probe"], json!([162, 212]));
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["probe"], json!([20, 20]));
    screen.keys(&[Key::Control, Key::Shift, Key::Z]);
    assert_eq!(program.next()["probe"], json!([162, 212]));
}

#[test]
fn dragging_a_corner_judges_while_it_moves() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179 {SIZE}"));
    screen.move_to((164, 212));
    screen.press();
    screen.move_to((302, 222));
    let line = program.next();
    assert_eq!((&line["quad"][0], &line["inside"]), (&json!([300, 222]), &json!(false)), "before the button is up");
    screen.release();
}

/// The rows of time on a stage of 628×680, with 175 frames.
fn frame_in_time(frame: f64) -> (i32, i32) {
    let (left, right) = (188.0 * 15.0 / 13.0, 628.0 - 24.0);
    ((left + (frame + 0.5) * (right - left) / 175.0) as i32, 540)
}

#[test]
fn melons_run_pause_and_are_scrubbed() {
    let screen = Screen::start();
    let program = screen.open(&format!("melons {PLAYED}"));
    screen.move_to((300, 100));
    // They run by themselves: apart, touching, overlapping, touching, apart, always on the same frames.
    for (frame, contact, hit) in
        [(75, "touching", false), (76, "overlapping", true), (100, "touching", false), (101, "apart", false)]
    {
        let line = program.next();
        assert_eq!((&line["frame"], &line["contact"], &line["hit"]), (&json!(frame), &json!(contact), &json!(hit)));
    }
    screen.keys(&[Key::Space]);
    let before = program.settled_ticks();
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(program.ticks(), before, "paused, it costs nothing");
    screen.move_to(frame_in_time(88.0));
    screen.press();
    let line = program.next();
    assert_eq!((&line["frame"], &line["hit"]), (&json!(88), &json!(true)), "a press in the rows goes there");
    screen.wait_pixel((560, -50), |colour| colour == rgb(PALETTE.wash));
    screen.move_to(frame_in_time(20.0));
    assert_eq!(program.next()["frame"], 20, "and a drag through time");
    screen.move_to((frame_in_time(75.0).0, 100));
    let line = program.next();
    assert_eq!((&line["frame"], &line["contact"]), (&json!(75), &json!("touching")), "wherever the pointer is");
    screen.release();
    screen.keys(&[Key::Period]);
    assert_eq!(program.next()["frame"], 76, "one frame");
    screen.keys(&[Key::Space]);
    assert_eq!(program.next()["frame"], 100, "it plays on from there");
}

#[test]
fn melons_miss_each_other_between_two_frames() {
    let screen = Screen::start();
    let program = screen.open(&format!("melons speed=145 rate=4 frame=0 play=on {PLAYED}"));
    let line = program.next();
    assert_eq!((&line["frame"], &line["hit"], &line["missed"]), (&json!(3), &json!(false), &json!(true)));
    let line = program.next();
    assert_eq!((&line["frame"], &line["missed"]), (&json!(4), &json!(false)));
}

#[test]
fn shift_and_a_click_keep_the_probe() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad preset=wpf-figure {SIZE}"));
    screen.move_to((20, 20));
    screen.click_with(Key::Shift, (30, 30));
    let line = program.next();
    assert_eq!((&line["probe"], &line["inside"]), (&json!([30, 30]), &json!(false)));
    assert_eq!(line["kept"], json!([{"probe": [251, 179], "inside": true}]));
    screen.click((40, 40));
    assert_eq!(program.next()["kept"].as_array().map(Vec::len), Some(1), "without Shift it is moved");
    // In a scene without kept probes, Shift changes nothing.
    screen.click(TAB_RECTS);
    program.next();
    screen.click_with(Key::Shift, (300, 340));
    assert_eq!(program.next()["hit"], true);
}

/// The sweep line's place in a crowd of twelve after this many steps, on a stage of 628×680, far from all shapes.
fn sweep_line(steps: u32) -> (i16, i16) {
    let mut scene = open(&["crowd", "n=12", "method=sweep", "watch=on", &format!("frame={steps}")]).expect("a scene");
    scene.handle(Event::Resized { width: 628.0, height: 680.0 });
    let (figure, viewport) = (scene.figure(), scene.viewport());
    let leaves = figure.leaves();
    let line = leaves.iter().find_map(|item| match item {
        Item::Line { from, to, role: Role::Sweep, .. } => Some((*from, *to)),
        _ => None,
    });
    let (from, to) = line.expect("one is in hand");
    let near = |at: Point| {
        leaves.iter().any(|item| match item {
            Item::Rects { rects, .. } => rects.iter().any(|rect| {
                let (min, max) = (rect.min().moved(-12.0, -12.0), rect.max().moved(12.0, 12.0));
                Rect::from_corners(min, max).contains(at)
            }),
            _ => false,
        })
    };
    // The flag is at the top.
    let free = (1..60).rev().map(|i| Point::new(from.x, from.y + f64::from(i) / 60.0 * (to.y - from.y)));
    let at = viewport.to_stage(free.into_iter().find(|&at| !near(at)).expect("a free place"));
    (at.x as i16, at.y as i16)
}

#[test]
fn the_sweep_line_of_a_crowd_goes_on_step_by_step() {
    let is_sweep = |colour| colour == rgb(Role::Sweep.colour(Theme::Light));
    let goes_on = |&steps: &u32| sweep_line(steps).0 + 5 < sweep_line(steps + 1).0;
    let steps = (10..).find(goes_on).expect("the next is taken in hand");
    let (now, next) = (sweep_line(steps), sweep_line(steps + 1));
    let screen = Screen::start();
    let _program = screen.open(&format!("crowd n=12 method=sweep watch=on frame={steps} --window-size 988x844"));
    screen.wait_pixel(now, is_sweep);
    // Keys go to the window under the pointer.
    screen.move_to((300, 20));
    screen.keys(&[Key::Period]);
    screen.wait_pixel(next, is_sweep);
    assert!(!is_sweep(screen.pixel(now.0, now.1)), "it has left");
    screen.keys(&[Key::Comma]);
    screen.wait_pixel(now, is_sweep);
}

/// The middle of a crowd's first method row, and the distance to the next: rows have a line less than elsewhere.
const FIRST_OF_CROWD: i32 = 20;
const NEXT_OF_CROWD: i32 = 56;

/// With ten thousand rectangles on a renderer without a graphics card, the window still reacts at once.
#[test]
fn a_crowd_of_ten_thousand_stays_interactive() {
    let screen = Screen::start();
    let program = screen.open("crowd n=10000 door=methods --window-size 988x844");
    screen.move_to((300, 340));
    assert!(program.next()["own"].as_u64() > Some(0), "the pointer's own rectangle meets some");
    // Brute force and sweep are in the first and second row.
    std::thread::sleep(Duration::from_secs(2));
    let (x, _) = FIRST_METHOD;
    screen.move_to((x, 600));
    assert_eq!(program.next()["own"], 0, "it goes with the pointer");
    for (row, method) in [(1, "sweep"), (0, "brute"), (2, "strips"), (1, "sweep")] {
        let start = std::time::Instant::now();
        screen.click((x, FIRST_OF_CROWD + row * NEXT_OF_CROWD));
        let line = program.next();
        assert_eq!(line["method"], method);
        assert!(start.elapsed() < Duration::from_secs(2), "{method} after {:?}", start.elapsed());
    }
    screen.move_to((5, 5));
    screen.keys(&[Key::Space]);
    // When paused, it finishes measuring and is then idle.
    let before = program.settled_ticks();
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(program.ticks(), before);
}

const SHADOW: Rgb = (235, 235, 237);

/// The middle of A's top, seen from straight above.
fn top_of_a(screen: &Screen) -> (i32, i32) {
    std::thread::sleep(Duration::from_millis(500));
    let seen = screen.pixels((0, 0), (628, 680));
    let tops = (0..).zip(&seen).filter(|(_, colour)| is_over(**colour, SHADOW, Role::FirstTop, 1));
    let tops: Vec<(i32, i32)> = tops.map(|(i, _)| (i % 628, i / 628)).collect();
    let middle =
        |of: fn(&(i32, i32)) -> i32| tops.iter().map(of).sum::<i32>() / i32::try_from(tops.len()).expect("small");
    assert!(tops.len() > 1000, "A's top is seen");
    (middle(|at| at.0), middle(|at| at.1))
}

#[test]
fn cuboids_are_dragged_along_the_ground() {
    let screen = Screen::start();
    let program = screen.open(&format!("cuboids a=20,20,0,60,60,40 b=50,40,70,70,60,50 yaw=0 tilt=90 {FITTED}"));
    // Seen from straight above, up on the stage is away.
    screen.move_to((600, 660));
    let (x, y) = top_of_a(&screen);
    screen.drag((x, y), (x, y - 160));
    let line =
        std::iter::repeat_with(|| program.next()).find(|line| line["hit"] == json!(true)).expect("it comes near");
    assert_eq!(line["contact"], "overlapping");
    let numbers: Vec<f64> = line["a"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    assert_eq!([numbers[0], numbers[1]], [20.0, 20.0], "it stays on its track and on its level: {line}");
    assert!(numbers[2] > 30.0, "{line}");
}
