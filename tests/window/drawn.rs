//! What is on the screen, pixel by pixel.

use crate::SIZE;
use crate::screen::{BLUE, Key, RED, Rgb, Screen, WHITE};
use crate::translucent::{TRANSLUCENT, is_over_white};
use hantei::figure::{Colour, Role, Theme};
use serde_json::json;
use std::time::Duration;

/// Left of the first comparison's words, in its row, and the colour of a row that is lit.
const FIRST_COMPARISON: (i16, i16) = (641, 242);
const LIT: Rgb = (255, 240, 179);

#[test]
fn hit_stands_at_the_top_left() {
    let screen = Screen::start();
    let program = screen.open(SIZE);
    let dark = || screen.pixels((0, 0), (90, 48)).iter().filter(|&&(red, green, blue)| red | green | blue == 0).count();
    screen.move_to((100, 600));
    screen.wait_pixel((110, 610), |colour| colour == RED);
    assert_eq!(dark(), 0, "nothing is written while it misses");
    screen.move_to((300, 300));
    assert_eq!(program.next()["hit"], true);
    screen.wait_pixel((16, 20), |colour| colour != WHITE);
    assert!(dark() > 100, "black letters");
}

/// Bars along the bottom and the right border, where the rectangles are; what is dragged lies over them.
#[test]
fn strips_lie_along_the_borders() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=100,100,100,100 b=300,240,100,80 {SIZE}"));
    screen.move_to((500, 20));
    // The stage is 628×680, the strips take 94 of it: bars of 13 begin 6 and 21 within.
    let (right, bottom) = (628 - 94, 680 - 94);
    for (along, depth, colour) in
        [(101, 12, RED), (198, 12, RED), (301, 27, BLUE), (398, 27, BLUE), (250, 12, WHITE), (250, 27, WHITE)]
    {
        screen.wait_pixel((along, bottom + depth), |seen| seen == colour);
    }
    for (along, depth, colour) in [(101, 12, RED), (198, 12, RED), (241, 27, BLUE), (318, 27, BLUE), (220, 27, WHITE)] {
        screen.wait_pixel((right + depth, along), |seen| seen == colour);
    }
    // They are apart in x and in y: a frame around each strip, and a line as long as each gap.
    let dark = |(red, green, blue): Rgb| red < 60 && green < 70 && blue < 80;
    screen.wait_pixel((20, bottom + 54), dark);
    screen.wait_pixel((right + 92, 400), dark);
    screen.wait_pixel((250, bottom + 43), dark);
    // B is dragged down over its bar, and is seen.
    screen.drag((350, 280), (350, 620));
    screen.wait_pixel((330, bottom + 43), |seen| seen == BLUE);
}

#[test]
fn resizing_keeps_blue_in_the_middle() {
    let screen = Screen::start();
    let _program = screen.open(SIZE);
    screen.wait_pixel((265, 291), |colour| colour == BLUE);
    screen.resize(1412, 900);
    // The stage is 1000×900, at zoom 1.5: blue is at (270, 250) of 680×600 units, which begin at 20.
    screen.wait_pixel((425, 375), |colour| colour == BLUE);
    assert_eq!([screen.pixel(424, 400), screen.pixel(450, 374)], [WHITE, WHITE]);
    assert_eq!([screen.pixel(574, 524), screen.pixel(575, 525)], [BLUE, WHITE]);
    screen.resize(700, 500);
    screen.wait_pixel((150, 201), |colour| colour == BLUE);
    // Too narrow for the panel: all is stage.
    screen.resize(420, 300);
    screen.wait_pixel((160, 101), |colour| colour == BLUE);
    assert_eq!(screen.pixel(400, 290), WHITE);
    screen.resize(40, 20);
    std::thread::sleep(Duration::from_millis(300));
    screen.resize(1412, 900);
    screen.wait_pixel((425, 375), |colour| colour == BLUE);
}

#[test]
fn doubled_dpi() {
    let screen = Screen::start();
    screen.set_dpi(192);
    let program = screen.open(&format!("quad {SIZE}"));
    assert_eq!(screen.window_size(), (2080, 1360));
    let clicks = [(162, 212), (210, 112), (386, 152), (355, 244)].map(|(x, y)| (2 * x, 2 * y));
    screen.click_all(&clicks);
    screen.click((2 * 251 + 1, 2 * 179));
    let line = program.next();
    assert_eq!(line["quad"], json!([[162, 212], [210, 112], [386, 152], [355, 244]]));
    assert_eq!((&line["probe"], &line["inside"]), (&json!([251.5, 179]), &json!(true)));
    screen.wait_pixel((2 * 251 + 1, 2 * 179), |colour| colour == RED);
    // The panel begins at 2 × 628.
    screen.wait_pixel((2 * 628 - 4, 700), |colour| colour == WHITE);
    assert_ne!(screen.pixel(2 * 628 + 8, 700), WHITE);
}

#[test]
fn an_uncovered_window_is_drawn_again() {
    let screen = Screen::start();
    let _program = screen.open(SIZE);
    screen.move_to((20, 20));
    screen.wait_pixel((300, 340), |colour| colour == BLUE);
    std::thread::sleep(Duration::from_millis(700));
    screen.cover_and_uncover((250, 280), (100, 100));
    screen.wait_pixel((300, 340), |colour| colour == BLUE);
    screen.wait_pixel((21, 30), |colour| colour == RED);
}

#[test]
fn asleep_a_single_motion_behind_an_event_without_a_frame_is_drawn() {
    let screen = Screen::start();
    let program = screen.open(SIZE);
    for _ in 0..20 {
        screen.move_to((20, 600));
        std::thread::sleep(Duration::from_millis(400));
        // A key goes up, which asks for nothing, and the pointer moves once: both arrive together.
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
    // The first comparison: red's right edge and blue's left one. Its row is at the height of its middle.
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
    // Turned by 90° around the stage's middle (314, 340), blue lies below it and no longer right of it.
    let program = screen.open(&format!("rects a=150,300,20,40 b=314,330,200,20 angle=90 {SIZE}"));
    screen.wait_pixel((314, 500), |colour| colour == BLUE);
    assert_eq!(screen.pixel(500, 340), WHITE);
    // And it is dragged where it is seen: down on the screen is right before the turn.
    screen.drag((314, 440), (314, 200));
    assert_eq!(program.next()["b"], json!([74, 330, 274, 350]));
}

/// On the page it once was not: there the page itself shone through.
#[test]
fn what_is_translucent_has_its_roles_colour_over_white() {
    for (words, places) in TRANSLUCENT {
        let screen = Screen::start();
        let _program = screen.open(&format!("{words} {SIZE}"));
        for &(at, role, times) in places {
            screen.wait_pixel(at, |colour| is_over_white(colour, role, times));
        }
    }
}

#[test]
fn a_fractional_edge_covers_a_part_of_its_pixel() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=50.5,50,99.75,100 b=300,70.25,100,100 {SIZE}"));
    screen.move_to((600, 600));
    screen.wait_pixel((100, 110), |colour| colour == RED);
    let near = |(x, y), (red, green, blue): (i16, i16, i16)| {
        let seen = screen.pixel(x, y);
        let off =
            [(seen.0, red), (seen.1, green), (seen.2, blue)].map(|(seen, wanted)| (i16::from(seen) - wanted).abs());
        assert!(off.iter().all(|&off| off <= 1), "at {x},{y}: {seen:?}");
    };
    // Handles stand in the middle of the edges.
    near((50, 75), (255, 128, 128));
    near((51, 75), (255, 0, 0));
    near((150, 75), (255, 191, 191));
    near((325, 70), (64, 64, 255));
    near((325, 170), (191, 191, 255));
    assert_eq!([screen.pixel(49, 75), screen.pixel(151, 75), screen.pixel(325, 69)], [WHITE; 3], "nothing bleeds");
}

#[test]
fn the_parallelogram_of_an_edge_is_drawn_and_turns_over() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad a=200,100 b=200,400 c=100,400 d=100,100 p=300,150 cross=on {SIZE}"));
    // Left of AB, which runs down: the parallelogram fills x 200..300. Right of it, x 100..200.
    screen.move_to((600, 600));
    screen.wait_pixel((270, 420), |colour| {
        is_over_white(colour, Role::LeftSide, 1) || is_over_white(colour, Role::LeftSide, 2)
    });
    let seen = screen.pixels((205, 300), (60, 60));
    let [plain, striped] =
        [1, 2].map(|times| seen.iter().filter(|&&it| is_over_white(it, Role::LeftSide, times)).count());
    assert!(plain > striped && striped > 200, "hatched: {plain} plain, {striped} striped");
    screen.drag((300, 150), (160, 160));
    assert_eq!(program.next()["inside"], true);
    screen.move_to((600, 600));
    screen.wait_pixel((250, 350), |colour| colour == WHITE);
    // Over the quad's own area: bluer than that, and not hatched.
    screen.wait_pixel((180, 300), |(red, green, blue)| red < 180 && green < 210 && blue > 220);
}

#[test]
fn the_ray_is_drawn_to_the_border_with_its_crossings() {
    let screen = Screen::start();
    let _program =
        screen.open(&format!("quad a=200,100 b=400,100 c=400,300 d=200,300 p=100,200 method=crossings {SIZE}"));
    let Colour(red, green, blue) = Role::Ray.colour(Theme::Light);
    let ray = (red, green, blue);
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
    let edge = |role: Role| {
        let Colour(red, green, blue) = role.colour(Theme::Light);
        (red, green, blue)
    };
    assert_eq!(screen.pixel(300, 100), edge(Role::QuietEdge), "an edge that does not span the ray is quiet");
    assert_eq!(screen.pixel(200, 150), edge(Role::Edge));
}

/// It once was stairs of 4 pixels, and of 8 at 192 DPI.
#[test]
fn the_painted_answer_has_a_border_that_is_exact_to_the_pixel() {
    let screen = Screen::start();
    screen.set_dpi(192);
    let _program = screen.open(&format!("quad preset=concave paint=on {SIZE}"));
    let Colour(red, green, blue) = Role::Painted.colour(Theme::Light);
    screen.wait_pixel((2 * 150, 2 * 150), |colour| colour == (red, green, blue));
    let is_painted = |colour: Rgb| colour == (red, green, blue);
    // The line of BC goes on from C (220, 220) through (100, 292) and bounds the answer there.
    let on_line = |x: f64| 220.0 + (x - 220.0) * (220.0 - 100.0) / (220.0 - 420.0);
    for x in (220..400).step_by(7) {
        let x_stage = f64::from(x) / 2.0;
        let y = (on_line(x_stage) * 2.0) as i16;
        assert!(is_painted(screen.pixel(x, y - 3)), "just above the line at {x}");
        assert!(!is_painted(screen.pixel(x, y + 3)), "just below the line at {x}");
    }
}
