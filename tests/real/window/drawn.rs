//! The screen, pixel by pixel.

use crate::screen::{BLUE, Key, PALETTE, PANEL, RED, Rgb, Screen, WHITE, rgb};
use crate::translucent::{TRANSLUCENT, is_over, is_over_stage};
use crate::window::{FITTED, SIZE, TWO_SQUARES};
use hantei_collision::Point;
use hantei_scenes::figure::{Role, Theme};
use hantei_scenes::scene::{Event, open};
use serde_json::json;
use std::time::Duration;

/// In the strip of the verdict, right of its words.
const STRIP: (i16, i16) = (600, -50);
/// Left of the first comparison's words, in its row.
const FIRST_COMPARISON: (i16, i16) = (648, 58);
/// The colour of a row that is lit.
const LIT: Rgb = rgb(PALETTE.accent_wash);

#[test]
fn the_strip_over_the_stage_is_washed_while_it_hits() {
    let screen = Screen::start();
    let program = screen.open(TWO_SQUARES);
    let dark = || screen.pixels((90, -60), (400, 50)).iter().filter(|&&(red, ..)| red < 60).count();
    let strip = |colour| screen.wait_pixel(STRIP, |seen| seen == colour);
    screen.move_to((100, 600));
    screen.wait_pixel((110, 610), |colour| colour == RED);
    strip(PANEL);
    assert!(dark() > 100, "the verdict is written");
    screen.move_to((300, 300));
    assert_eq!(program.next()["hit"], true);
    strip(rgb(PALETTE.wash));
    assert!(dark() > 100, "and the other one");
    screen.move_to((100, 600));
    assert_eq!(program.next()["hit"], false);
    strip(PANEL);
}

/// Bars along the left and the bottom beside the rectangles; a band for a gap.
#[test]
fn shadows_lie_along_the_axes() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=100,100,100,100 b=300,240,100,80 {SIZE}"));
    screen.move_to((500, 20));
    // Of the stage's 628×680, shadows take 82 at the left and 54 at the bottom: bars of 9 begin 0 and 12 within.
    let (left, bottom) = (82, 680 - 54);
    for (along, depth, colour) in
        [(101, 4, RED), (198, 4, RED), (301, 16, BLUE), (398, 16, BLUE), (250, 4, WHITE), (250, 16, WHITE)]
    {
        screen.wait_pixel((along, bottom + depth), |seen| seen == colour);
    }
    for (along, depth, colour) in [(101, 5, RED), (198, 5, RED), (241, 17, BLUE), (318, 17, BLUE), (220, 17, WHITE)] {
        screen.wait_pixel((left - depth, along), |seen| seen == colour);
    }
    // They are apart in x and in y: a band across the stage for each gap.
    let gap = rgb(PALETTE.gap);
    for at in [(215, 515), (285, 515), (515, 215), (515, 232)] {
        screen.wait_pixel(at, |seen| seen == gap);
    }
    assert_eq!([screen.pixel(190, 515), screen.pixel(310, 515)], [WHITE; 2], "beside it there is none");
}

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
    for _ in 0..20 {
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
fn rows_and_picture_light_each_other_up() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=100,100,100,100 b=300,240,100,100 {SIZE}"));
    screen.move_to((500, 600));
    screen.wait_pixel((150, 130), |colour| colour == RED);
    // The first comparison, of red's right edge and blue's left one. Its row is at the height of its middle.
    let (x, y) = FIRST_COMPARISON;
    screen.wait_pixel((x, y), |colour| colour != LIT);
    screen.move_to((i32::from(x) + 100, i32::from(y)));
    screen.wait_pixel((200, 130), |colour| colour != RED && colour != WHITE);
    screen.wait_pixel((300, 260), |colour| colour != BLUE && colour != WHITE);
    screen.wait_pixel((x, y), |colour| colour == LIT);
    screen.move_to((500, 600));
    screen.wait_pixel((x, y), |colour| colour != LIT);
    screen.wait_pixel((198, 130), |colour| colour == RED);
    screen.move_to((300, 270));
    screen.wait_pixel((x, y), |colour| colour == LIT);
}

#[test]
fn a_turned_scene_is_drawn_turned() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=150,300,20,40 b=314,330,200,20 angle=90 {SIZE}"));
    // Turned by 90°, blue is higher than wide.
    screen.move_to((600, 660));
    std::thread::sleep(Duration::from_millis(500));
    let seen = screen.pixels((0, 0), (628, 680));
    let blue: Vec<(i32, i32)> =
        (0..).zip(&seen).filter(|(_, colour)| **colour == BLUE).map(|(i, _)| (i % 628, i / 628)).collect();
    let ends = |of: fn(&(i32, i32)) -> i32| {
        (blue.iter().map(of).min().expect("blue"), blue.iter().map(of).max().expect("blue"))
    };
    let ((left, right), (top, bottom)) = (ends(|at| at.0), ends(|at| at.1));
    assert!(bottom - top > 150 && right - left < 30, "{left}..{right} × {top}..{bottom}");
    // It is dragged where it is drawn: down on the screen is right before the turn.
    let (x, y) = (left + 4, bottom - 60);
    screen.drag((x, y), (x, y - 240));
    assert_eq!(program.next()["b"], json!([74, 330, 274, 350]));
}

/// Once the page showed through here.
#[test]
fn what_is_translucent_has_its_roles_colour_over_the_stage() {
    for (words, places) in TRANSLUCENT {
        let screen = Screen::start();
        let _program = screen.open(words);
        for &(at, role, times) in places {
            screen.wait_pixel(at, |colour| is_over_stage(colour, role, times));
        }
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

#[test]
fn the_parallelogram_of_an_edge_is_drawn_and_turns_over() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad a=200,100 b=200,400 c=100,400 d=100,100 p=300,150 cross=on {SIZE}"));
    // Left of AB, which runs down, the parallelogram fills x 200..300; right of it, x 100..200.
    screen.move_to((600, 600));
    screen.wait_pixel((270, 420), |colour| {
        is_over_stage(colour, Role::LeftSide, 1) || is_over_stage(colour, Role::LeftSide, 2)
    });
    let seen = screen.pixels((205, 300), (60, 60));
    let [plain, striped] =
        [1, 2].map(|times| seen.iter().filter(|&&it| is_over_stage(it, Role::LeftSide, times)).count());
    assert!(plain > striped && striped > 200, "hatched: {plain} plain, {striped} striped");
    screen.drag((300, 150), (160, 160));
    assert_eq!(program.next()["inside"], true);
    screen.move_to((600, 600));
    screen.wait_pixel((260, 360), |colour| colour == WHITE);
    // Over the quad's own washed area, in the colour of the right side.
    screen.wait_pixel((180, 300), |colour| is_over(colour, rgb(PALETTE.wash), Role::RightSide, 1));
}

#[test]
fn the_ray_is_drawn_to_the_border_with_its_crossings() {
    let screen = Screen::start();
    let _program =
        screen.open(&format!("quad a=200,100 b=400,100 c=400,300 d=200,300 p=100,200 method=crossings {SIZE}"));
    let ray = rgb(Role::Ray.colour(Theme::Light));
    screen.wait_pixel((300, 200), |colour| colour == ray);
    screen.wait_pixel((600, 200), |colour| colour == ray);
    // The panel begins at 628.
    screen.wait_pixel((622, 200), |colour| colour == ray);
    assert_eq!(screen.pixel(60, 200), WHITE, "to the right only");
    for x in [200, 400] {
        let disc = screen.pixels((x - 9, 191), (18, 18));
        assert!(disc.iter().filter(|&&it| it == ray).count() > 80, "a crossing at {x}");
        assert!(disc.contains(&WHITE), "with its number at {x}");
    }
    let edge = |role: Role| rgb(role.colour(Theme::Light));
    assert_eq!(screen.pixel(300, 100), edge(Role::QuietEdge), "an edge that does not span the ray is quiet");
    assert_eq!(screen.pixel(200, 150), edge(Role::Edge));
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
