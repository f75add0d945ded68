//! The screen, pixel by pixel.

use crate::screen::{BLUE, Key, PANEL, RED, Rgb, Screen, WHITE, rgb};
use crate::window::{FITTED, SIZE, TWO_SQUARES};
use hantei_collision::Point;
use hantei_scenes::figure::{Role, Theme};
use hantei_scenes::scene::{Event, open};
use serde_json::json;
use std::time::Duration;

#[test]
fn resizing_keeps_both_in_the_middle() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=100,100,100,100 b=300,240,100,80 {FITTED}"));
    let mut scene = open(&["rects", "a=100,100,100,100", "b=300,240,100,80"]).expect("a scene");
    screen.move_to((500, 5));
    // Stages of 628×680, 1000×900 and 424×392; too small for a panel, all is stage.
    for ((width, height), stage) in [
        ((988, 788), (628.0, 680.0)),
        ((1360, 1036), (1000.0, 900.0)),
        ((700, 500), (424.0, 392.0)),
        ((280, 230), (280.0, 230.0)),
        ((40, 20), (40.0, 20.0)),
        ((1360, 1036), (1000.0, 900.0)),
    ] {
        screen.resize(width, height);
        scene.handle(Event::Resized { width: stage.0, height: stage.1 });
        if width < 100 {
            std::thread::sleep(Duration::from_millis(300));
            continue;
        }
        let viewport = scene.viewport();
        let near = |x: f64, y: f64, by: i16| {
            let at = viewport.to_stage(Point::new(x, y));
            (at.x.round() as i16 + by, at.y.round() as i16 + by)
        };
        screen.wait_pixel(near(300.0, 240.0, 3), |colour| colour == BLUE);
        screen.wait_pixel(near(100.0, 100.0, 3), |colour| colour == RED);
        let beyond = [near(100.0, 100.0, -3), near(400.0, 320.0, 3)].map(|(x, y)| screen.pixel(x, y));
        assert!(beyond.iter().all(|colour| *colour != RED && *colour != BLUE), "{width}×{height}: {beyond:?}");
    }
}

#[test]
fn doubled_dpi() {
    let screen = Screen::start();
    screen.set_dpi(192);
    let program = screen.open(&format!("quad {SIZE}"));
    assert_eq!(screen.window_size(), (1976, 1576));
    let clicks = [(162, 212), (210, 112), (386, 152), (355, 244)].map(|(x, y)| (2 * x, 2 * y));
    screen.click_all(&clicks);
    screen.click((2 * 251 + 1, 2 * 179));
    let line = program.next();
    assert_eq!(line["quad"], json!([[162, 212], [210, 112], [386, 152], [355, 244]]));
    assert_eq!((&line["probe"], &line["inside"]), (&json!([252, 179]), &json!(true)));
    screen.wait_pixel((2 * 251 + 1, 2 * 179), |colour| colour == RED);
    // The panel begins at 2 × 628.
    screen.wait_pixel((2 * 628 - 4, 700), |colour| colour == WHITE);
    assert_eq!(screen.pixel(2 * 628 + 8, 700), PANEL);
}

#[test]
fn an_uncovered_window_is_drawn_again() {
    let screen = Screen::start();
    let _program = screen.open(TWO_SQUARES);
    screen.move_to((120, 20));
    screen.wait_pixel((300, 340), |colour| colour == BLUE);
    std::thread::sleep(Duration::from_millis(700));
    screen.cover_and_uncover((250, 280), (100, 100));
    screen.wait_pixel((300, 340), |colour| colour == BLUE);
    screen.wait_pixel((130, 30), |colour| colour == RED);
}

#[test]
fn asleep_a_single_motion_behind_an_event_without_a_frame_is_drawn() {
    let screen = Screen::start();
    let program = screen.open(TWO_SQUARES);
    for _ in 0..6 {
        screen.move_to((20, 600));
        std::thread::sleep(Duration::from_millis(400));
        // A key without a command goes up, and the pointer moves once: both arrive together.
        screen.key_up_and_move_to(Key::X, (300, 300));
        assert_eq!(program.next()["hit"], true);
        screen.move_to((20, 600));
        assert_eq!(program.next()["hit"], false);
    }
}

#[test]
fn a_fractional_edge_covers_a_part_of_its_pixel() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=100.5,50,99.75,100 b=300,70.25,99.75,100 {SIZE}"));
    screen.move_to((600, 600));
    screen.wait_pixel((150, 110), |colour| colour == RED);
    let near = |(x, y), colour: Rgb, part: f64| {
        let seen = screen.pixel(x, y);
        let mixed = |over: u8, below: u8| part.mul_add(f64::from(over) - f64::from(below), f64::from(below));
        let wanted = [mixed(colour.0, WHITE.0), mixed(colour.1, WHITE.1), mixed(colour.2, WHITE.2)];
        let off =
            [seen.0, seen.1, seen.2].into_iter().zip(wanted).map(|(seen, wanted)| (f64::from(seen) - wanted).abs());
        assert!(off.into_iter().all(|off| off <= 1.5), "at {x},{y}: {seen:?} for {wanted:?}");
    };
    // Handles are in the middle of the edges.
    near((100, 60), RED, 0.5);
    near((101, 60), RED, 1.0);
    near((399, 160), BLUE, 0.75);
    near((325, 70), BLUE, 0.75);
    near((325, 170), BLUE, 0.25);
    assert_eq!([screen.pixel(99, 60), screen.pixel(400, 160)], [WHITE; 2], "nothing bleeds");
}

/// Once it had stairs of 4 pixels, and of 8 at 192 DPI.
#[test]
fn the_painted_answer_has_a_border_that_is_exact_to_the_pixel() {
    let screen = Screen::start();
    screen.set_dpi(192);
    let _program = screen.open(&format!("quad preset=concave paint=on {SIZE}"));
    let painted = rgb(Role::Painted.colour(Theme::Light));
    screen.wait_pixel((2 * 150, 2 * 150), |colour| colour == painted);
    let is_painted = |colour: Rgb| colour == painted;
    // The line of BC continues from C (220, 220) through (100, 292) and bounds the answer there.
    let on_line = |x: f64| 220.0 + (x - 220.0) * (220.0 - 100.0) / (220.0 - 420.0);
    for x in (220..400).step_by(7) {
        let x_stage = f64::from(x) / 2.0;
        let y = (on_line(x_stage) * 2.0) as i16;
        assert!(is_painted(screen.pixel(x, y - 3)), "just above the line at {x}");
        assert!(!is_painted(screen.pixel(x, y + 3)), "just below the line at {x}");
    }
}
