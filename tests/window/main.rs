//! The real window under Xvfb with software GL, driven by real X events and judged by screen pixels and the trace.
//!
//! The window stands at the screen's top left, so stage pixels are screen pixels. The panel is 412 pixels wide.

mod clipboard;
mod gone;
mod places;
mod refused;
mod rest;
mod screen;
mod translucent;

use places::{FIELD_A_X, FIRST_METHOD, MENU, NEXT_METHOD, TAB_QUAD};
use screen::{BLUE, Key, RED, Screen, WHITE};
use serde_json::json;
use std::time::Duration;
use translucent::{TRANSLUCENT, is_over_white};

/// Two squares on a stage of 628×680; blue is at (264, 290).
const SIZE: &str = "--window-size 1040x680";
/// With room for the fields, too, on a stage of 628×900.
const TALL: &str = "--window-size 1040x900";
/// The middle of the first method's row in the panel of `crowd`.
const CROWD_METHOD: (i32, i32) = (720, 202);
/// The middles of the words `as-written`, `hits`, `misses` in the panel of `rects`.
const BORDER_HITS: (i32, i32) = (934, 592);
/// The menu of presets in the panel of `rects`, its first entry when it is open, and the distance to the next.
const PRESET: (i32, i32) = (900, 656);
const FIRST_PRESET: (i32, i32) = (900, 262);
const NEXT_PRESET: i32 = 26;
/// Left of the first comparison's words, in its row, and the colour of a row that is lit.
const FIRST_COMPARISON: (i16, i16) = (641, 242);
const LIT: screen::Rgb = (255, 240, 179);
/// The first tab, and the second entry of the menu.
const TAB_RECTS: (i32, i32) = (690, 25);
const MENU_COPY_TEST: (i32, i32) = (800, 84);

#[test]
fn follow_hits_and_misses_at_the_exact_border_pixel() {
    let screen = Screen::start();
    let program = screen.open(SIZE);
    // Red's top-left corner at the pointer; blue is 264..364 × 290..390.
    for (side, outside, inside, last_red, overlap) in [
        ("left", (164, 290), (165, 290), (263, 340), (264, 340)),
        ("right", (364, 290), (363, 290), (364, 340), (363, 340)),
        ("top", (264, 190), (264, 191), (314, 289), (314, 290)),
        ("bottom", (264, 390), (264, 389), (314, 390), (314, 389)),
    ] {
        screen.move_to(outside);
        screen.wait_pixel(last_red, |colour| colour == RED);
        assert_eq!(screen.pixel(overlap.0, overlap.1), BLUE, "{side}: blue begins where red ends");
        screen.move_to(inside);
        screen.wait_pixel(overlap, |colour| colour != BLUE && colour != RED);
        screen.move_to(outside);
        screen.wait_pixel(overlap, |colour| colour == BLUE);
        screen.move_to((0, 0));
        for (contact, hit) in [("touching", false), ("overlapping", true), ("touching", false), ("apart", false)] {
            let line = program.next();
            assert_eq!((&line["contact"], &line["hit"]), (&json!(contact), &json!(hit)), "{side}");
        }
    }
}

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

#[test]
fn drag_handles_and_keys() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=50,50,100,100 b=300,70,100,100 {SIZE}"));
    screen.drag((100, 100), (250, 100));
    let line = program.next();
    assert_eq!((&line["a"], &line["contact"]), (&json!([200, 50, 300, 150]), &json!("touching")), "by the body");
    screen.keys(&[Key::Right]);
    assert_eq!(program.next()["a"], json!([201, 50, 301, 150]));
    screen.keys(&[Key::Left]);
    assert_eq!(program.next()["contact"], "touching");
    screen.keys(&[Key::Control, Key::Right]);
    assert_eq!(program.next()["a"], json!([200.1, 50, 300.1, 150]), "an overlap of 0.1, which HSP misses");
    screen.keys(&[Key::Shift, Key::Left]);
    assert_eq!(program.next()["a"], json!([190.1, 50, 290.1, 150]));
    screen.drag((290, 100), (350, 120));
    let line = program.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([190.1, 50, 350.1, 150]), &json!(true)), "by the right edge");
    screen.drag((350, 150), (100, 20));
    let line = program.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([100.1, 20, 190.1, 50]), &json!(false)), "a corner, crossed over");
}

#[test]
fn drags_go_on_outside_the_window_until_the_button_is_up() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=50,50,100,100 b=300,50,100,100 {SIZE}"));
    screen.move_to((100, 100));
    screen.press();
    for outside in [(100, 900), (2000, 1200), (100, 900)] {
        screen.move_to(outside);
        std::thread::sleep(Duration::from_millis(50));
        // Back in, over the panel and over blue, with the button still down.
        screen.move_to((900, 300));
        std::thread::sleep(Duration::from_millis(50));
        screen.move_to((350, 100));
        assert_eq!(program.next()["a"], json!([300, 50, 400, 150]), "still held after coming back from {outside:?}");
        screen.move_to((350, 1000));
        assert_eq!(program.next()["contact"], "apart");
    }
    screen.move_to((350, 1100));
    screen.release();
    // Outside, the pointer is asked for once a frame.
    std::thread::sleep(Duration::from_millis(100));
    screen.move_to((350, 100));
    assert!(program.is_silent(), "let go outside, it stays there");
}

#[test]
fn resizing_keeps_blue_in_the_middle() {
    let screen = Screen::start();
    let _program = screen.open(SIZE);
    screen.wait_pixel((265, 291), |colour| colour == BLUE);
    screen.resize(1412, 900);
    // The stage is 1000×900: blue at (450, 400).
    screen.wait_pixel((450, 400), |colour| colour == BLUE);
    assert_eq!([screen.pixel(449, 400), screen.pixel(450, 399)], [WHITE, WHITE]);
    assert_eq!([screen.pixel(549, 499), screen.pixel(550, 500)], [BLUE, WHITE]);
    screen.resize(700, 500);
    screen.wait_pixel((150, 201), |colour| colour == BLUE);
    // Too narrow for the panel: all is stage.
    screen.resize(420, 300);
    screen.wait_pixel((160, 101), |colour| colour == BLUE);
    assert_eq!(screen.pixel(400, 290), WHITE);
    screen.resize(40, 20);
    std::thread::sleep(Duration::from_millis(300));
    screen.resize(1412, 900);
    screen.wait_pixel((450, 400), |colour| colour == BLUE);
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

#[test]
fn a_thousand_clicks_without_delay_give_a_thousand_answers() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad a=162,212 b=210,112 c=386,152 d=355,244 {SIZE}"));
    let places: Vec<(i32, i32)> = (0..1000).map(|i| (5 + i * 37 % 600, 5 + i * 101 % 660)).collect();
    screen.click_all(&places);
    for (i, &(x, y)) in places.iter().enumerate() {
        assert_eq!(program.next()["probe"], json!([x, y]), "click {i}");
    }
    assert!(program.is_silent(), "and not one more");
    let (x, y) = places[999];
    screen.wait_pixel((i16::try_from(x).expect("small"), i16::try_from(y).expect("small")), |colour| colour == RED);
}

#[test]
fn the_panel_keeps_its_clicks_and_the_stage_its_own() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=164,290,100,100 {SIZE}"));
    let (x, y) = FIRST_METHOD;
    screen.click((x, y + 5 * NEXT_METHOD));
    let line = program.next();
    assert_eq!(
        (&line["method"], &line["hit"]),
        (&json!("two-corners"), &json!(true)),
        "touching hits as C++ writes it"
    );
    screen.click((x, y + 3 * NEXT_METHOD));
    assert_eq!(program.next()["method"], "origin-size");
    screen.click(BORDER_HITS);
    let line = program.next();
    assert_eq!((&line["border"], &line["hit"]), (&json!("hits"), &json!(true)));
    assert_eq!(line["a"], json!([164, 290, 264, 390]), "red has not moved");
    // A drag that begins on the panel is the panel's, also over the stage.
    screen.drag((x, 660), (200, 340));
    screen.drag((x, 660), (300, 340));
    assert!(program.is_silent());
    // In `quad`, clicks on the panel place nothing.
    screen.click(TAB_QUAD);
    assert_eq!(program.next()["scene"], "quad");
    screen.click((x, 600));
    screen.click((x, 650));
    screen.click((100, 100));
    screen.wait_pixel((100, 100), |colour| colour != WHITE);
    screen.click(TAB_RECTS);
    assert_eq!(program.next()["scene"], "rects");
}

#[test]
fn no_click_on_the_panel_is_lost_either() {
    let screen = Screen::start();
    let program = screen.open(SIZE);
    let (x, y) = FIRST_METHOD;
    let row = |method: usize| (x, y + i32::try_from(method).expect("small") * NEXT_METHOD);
    // While centre-size is chosen, which compares twice only, the rows stand elsewhere: it comes at the end.
    let methods: Vec<usize> = [0, 1, 2, 3, 5].into_iter().cycle().skip(1).take(60).chain([4]).collect();
    screen.click_all(&methods.iter().map(|&method| row(method)).collect::<Vec<_>>());
    let names = ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "centre-size", "two-corners"];
    for (i, method) in methods.into_iter().enumerate() {
        assert_eq!(program.next()["method"], names[method], "click {i}");
    }
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
fn coordinates_can_be_typed() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=100,400,100,100 {TALL}"));
    let type_five_seven = |end: Key| {
        screen.click(FIELD_A_X);
        std::thread::sleep(Duration::from_millis(100));
        for keys in [&[Key::Control, Key::A][..], &[Key::Five], &[Key::Seven], &[Key::Left], &[end]] {
            screen.keys(keys);
            std::thread::sleep(Duration::from_millis(60));
        }
    };
    type_five_seven(Key::X);
    screen.keys(&[Key::Return]);
    assert!(program.is_silent(), "5x7 is no number: refused, and the arrow key did not move red");
    type_five_seven(Key::Return);
    assert!(program.is_silent(), "57 is as far apart");
    let right = || (0..11).for_each(|_| screen.keys(&[Key::Shift, Key::Right]));
    right();
    assert!(program.is_silent(), "the field keeps the keys, for another number");
    screen.keys(&[Key::Escape]);
    right();
    assert_eq!(program.next()["a"], json!([167, 400, 267, 500]), "from 57 on by keys, which are the stage's again");
}

#[test]
fn the_wheel_zooms_and_the_middle_button_pans() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=100,100,100,100 b=200,300,50,50 {SIZE}"));
    screen.wait_pixel((199, 130), |colour| colour == RED);
    screen.move_to((100, 100));
    screen.wheel(3);
    // Three steps of a quarter: 100 × 1.953 = 195.3 from the corner that stays.
    screen.wait_pixel((293, 130), |colour| colour == RED);
    assert_eq!([screen.pixel(299, 130), screen.pixel(92, 130)], [WHITE, WHITE]);
    screen.drag_middle((500, 500), (530, 480));
    screen.wait_pixel((320, 120), |colour| colour == RED);
    assert_eq!(screen.pixel(115, 120), WHITE, "shifted by 30 to the right");
    // What is dragged follows the pointer: 195.3 pixels are 100 world units.
    screen.drag((230, 170), (230, 380));
    assert_eq!(program.next()["contact"], "touching", "red has come down beside blue");
    screen.move_to((100, 600));
    screen.keys(&[Key::One]);
    screen.wait_pixel((224, 340), |colour| colour != WHITE);
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
fn the_copied_command_opens_the_same_picture_pixel_for_pixel() {
    let screen = Screen::start();
    let stage = || screen.pixels((0, 0), (628, 680));
    let program = screen.open(&format!("rects preset=cpp-rectangles {SIZE}"));
    screen.move_to((900, 660));
    screen.keys(&[Key::Right]);
    screen.wait_pixel((490, 220), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::C]);
    let said = screen.clipboard();
    assert!(said.starts_with("hantei rects a=1,0,5,5 b=1,1,5,3 zoom="), "{said}");
    std::thread::sleep(Duration::from_millis(300));
    let first = stage();
    screen.close();
    assert_eq!(program.exit_code(), Some(0));
    let arguments = said.trim_start_matches("hantei ");
    let _again = screen.open(&format!("{arguments} {SIZE}"));
    screen.wait_pixel((490, 220), |colour| colour == RED);
    std::thread::sleep(Duration::from_millis(300));
    assert!(stage() == first, "the same pixels");
    screen.keys(&[Key::Control, Key::Shift, Key::C]);
    std::thread::sleep(Duration::from_millis(300));
    assert!(screen.clipboard().starts_with("#[test]"), "the case as a test");
}

#[test]
fn saved_pictures_are_what_is_seen_and_overwrite_nothing() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saved");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("folder");
    std::fs::write(folder.join("hantei-quad-1.svg"), "mine").expect("file");
    let screen = Screen::start();
    let _program = screen.open_in(&format!("quad preset=wpf-figure {SIZE}"), &folder);
    screen.move_to((900, 660));
    screen.wait_pixel((251, 179), |colour| colour == RED);
    std::thread::sleep(Duration::from_millis(300));
    let seen = screen.pixels((0, 0), (1040, 680));
    screen.keys(&[Key::Control, Key::S]);
    std::thread::sleep(Duration::from_millis(1000));
    let names = || {
        let mut names: Vec<_> = std::fs::read_dir(&folder)
            .expect("folder")
            .map(|entry| entry.expect("entry").file_name().into_string().expect("name"))
            .collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["hantei-quad-1.svg", "hantei-quad-2.png", "hantei-quad-2.svg"]);
    assert_eq!(std::fs::read_to_string(folder.join("hantei-quad-1.svg")).expect("file"), "mine");
    let svg = std::fs::read_to_string(folder.join("hantei-quad-2.svg")).expect("file");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains(">true (inside)</text>"), "{svg}");
    let file = std::io::BufReader::new(std::fs::File::open(folder.join("hantei-quad-2.png")).expect("file"));
    let mut reader = png::Decoder::new(file).read_info().expect("PNG");
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes).expect("picture");
    assert_eq!((info.width, info.height), (1040, 680));
    let saved: Vec<screen::Rgb> = bytes.chunks(4).map(|pixel| (pixel[0], pixel[1], pixel[2])).collect();
    assert!(saved == seen, "the same pixels");
}

#[test]
fn the_panel_hides_and_the_help_lies_over_everything() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad {SIZE}"));
    screen.move_to((300, 640));
    screen.wait_pixel((635, 660), |colour| colour != WHITE);
    screen.keys(&[Key::F9]);
    screen.wait_pixel((635, 660), |colour| colour == WHITE);
    for place in [(800, 100), (900, 300), (700, 400), (600, 200)] {
        screen.click(place);
    }
    screen.click((760, 250));
    assert_eq!(program.next()["inside"], true, "the whole window is stage");
    screen.keys(&[Key::F9]);
    screen.wait_pixel((635, 660), |colour| colour != WHITE);
    // The help covers the stage and keeps the mouse and the keys.
    screen.wait_pixel((420, 330), |colour| colour == WHITE);
    screen.keys(&[Key::F1]);
    std::thread::sleep(Duration::from_millis(400));
    let covered = screen.pixels((300, 150), (400, 300));
    assert!(covered.iter().any(|&colour| colour != WHITE), "words");
    screen.click((20, 20));
    screen.keys(&[Key::Right]);
    assert!(program.is_silent(), "nothing reaches the stage");
    screen.keys(&[Key::Escape]);
    std::thread::sleep(Duration::from_millis(400));
    screen.click((20, 20));
    assert_eq!(program.next()["probe"], json!([20, 20]), "closed, and nothing was cleared");
}

#[test]
fn everything_larger_and_smaller() {
    let screen = Screen::start();
    let program = screen.open(&format!("quad preset=wpf-figure {SIZE}"));
    screen.move_to((600, 640));
    screen.wait_pixel((251, 179), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::Plus]);
    screen.keys(&[Key::Control, Key::Plus]);
    // 1.25 times: the probe at (251, 179) stands at (313.75, 223.75), and the panel is 500 wide of 832.
    screen.wait_pixel((314, 224), |colour| colour == RED);
    screen.wait_pixel((536, 660), |colour| colour != WHITE);
    assert_eq!(screen.pixel(520, 600), WHITE);
    screen.click((125, 250));
    assert_eq!(program.next()["probe"], json!([100, 200]), "the pointer is where it is seen");
    (0..9).for_each(|_| screen.keys(&[Key::Control, Key::Minus]));
    screen.wait_pixel((75, 150), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::Plus]);
    screen.keys(&[Key::Control, Key::Plus]);
    screen.wait_pixel((100, 200), |colour| colour == RED);
}

#[test]
fn full_screen_is_asked_of_the_window_manager() {
    let screen = Screen::start();
    let _program = screen.open(SIZE);
    screen.move_to((300, 600));
    let asked = screen.hear_window_manager_requests(|| screen.keys(&[Key::F11]));
    assert_eq!(asked, ("_NET_WM_STATE".into(), 2, "_NET_WM_STATE_FULLSCREEN".into()), "toggle");
}

#[test]
fn a_preset_from_the_menu() {
    let screen = Screen::start();
    let program = screen.open(SIZE);
    screen.click(PRESET);
    std::thread::sleep(Duration::from_millis(300));
    let (x, y) = FIRST_PRESET;
    screen.click((x, y + 7 * NEXT_PRESET));
    let line = program.next();
    assert_eq!((&line["method"], &line["a"]), (&json!("two-corners"), &json!([0, 0, 5, 5])), "cpp-rectangles");
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["a"], json!([0, 0, 100, 100]), "one step");
}

#[test]
fn nothing_costs_nothing() {
    for opening in [
        "rects",
        "quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179",
        "melons frame=50",
        "rects angle=30",
        "crowd frame=9",
    ] {
        let screen = Screen::start();
        let program = screen.open(opening);
        screen.move_to((300, 300));
        let before = program.settled_ticks();
        std::thread::sleep(Duration::from_secs(5));
        assert_eq!(program.ticks(), before, "{opening}");
    }
}

#[test]
fn a_focused_field_costs_nothing() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=100,400,100,100 {TALL}"));
    screen.click(FIELD_A_X);
    let before = program.settled_ticks();
    std::thread::sleep(Duration::from_secs(5));
    assert_eq!(program.ticks(), before);
}

#[test]
fn closing_the_window_ends_with_0() {
    let screen = Screen::start();
    let program = screen.open("rects");
    screen.close();
    assert_eq!(program.exit_code(), Some(0));
}

#[test]
fn frames_end_with_0() {
    let screen = Screen::start();
    assert_eq!(screen.open("rects --frames 3").exit_code(), Some(0));
}

/// A trace that could not be written ended with 0.
#[test]
fn a_trace_on_a_full_disk_is_told_and_ends_with_1() {
    let screen = Screen::start();
    let full = std::fs::File::create("/dev/full").expect("Linux");
    let said = "hantei: cannot write the trace to standard output: No space left on device (os error 28)\n";
    assert_eq!(screen.run("rects --trace --frames 3", full), (Some(1), said.into()));
    // Where nobody reads any more, that is the end of the trace and of nothing else.
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    assert_eq!(screen.run("rects --trace --frames 3", writer), (Some(0), String::new()));
}

/// The strip of a stage of 628×680, 175 frames of it.
fn frame_in_strip(frame: f64) -> (i32, i32) {
    let (left, right) = (12.0 * 7.6 + 28.0, 614.0);
    ((left + (frame + 0.5) * (right - left) / 175.0) as i32, 600)
}

#[test]
fn melons_run_pause_and_are_scrubbed() {
    let screen = Screen::start();
    let program = screen.open(&format!("melons {SIZE}"));
    screen.move_to((300, 100));
    // They run by themselves: apart, touching, overlapping, touching, apart, on frames that are always the same.
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
    screen.move_to(frame_in_strip(88.0));
    screen.press();
    let line = program.next();
    assert_eq!((&line["frame"], &line["hit"]), (&json!(88), &json!(true)), "a press in the strip goes there");
    screen.wait_pixel((314, 270), |(red, green, blue)| red > 60 && green > 40 && blue < 120);
    screen.move_to(frame_in_strip(20.0));
    assert_eq!(program.next()["frame"], 20, "and a drag through time");
    screen.move_to((frame_in_strip(75.0).0, 100));
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
    let program = screen.open(&format!("melons speed=145 rate=4 frame=0 play=on {SIZE}"));
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
    // In a scene that keeps nothing, Shift changes nothing.
    screen.click(TAB_RECTS);
    program.next();
    screen.click_with(Key::Shift, (300, 340));
    assert_eq!(program.next()["hit"], true);
}

#[test]
fn the_menu_copies_the_case_as_a_test() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=1,2,3,4 {SIZE}"));
    screen.click(MENU);
    std::thread::sleep(Duration::from_millis(300));
    screen.click(MENU_COPY_TEST);
    std::thread::sleep(Duration::from_millis(300));
    let copied = screen.clipboard();
    assert!(copied.starts_with("#[test]") && copied.contains("Point::new(1.0, 2.0)"), "{copied}");
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

/// With ten thousand rectangles on a renderer without a graphics card, the window still answers at once.
#[test]
fn a_crowd_of_ten_thousand_stays_interactive() {
    let screen = Screen::start();
    let program = screen.open(&format!("crowd n=10000 {SIZE}"));
    screen.move_to((300, 340));
    assert!(program.next()["own"].as_u64() > Some(0), "the pointer's own rectangle meets some");
    // Brute force and sweep are in the first and second row.
    std::thread::sleep(Duration::from_secs(2));
    let (x, y) = CROWD_METHOD;
    screen.move_to((x, 600));
    assert_eq!(program.next()["own"], 0, "it goes with the pointer");
    for (row, method) in [(1, "sweep"), (0, "brute"), (2, "strips"), (1, "sweep")] {
        let start = std::time::Instant::now();
        screen.click((x, y + row * NEXT_METHOD));
        let line = program.next();
        assert_eq!(line["method"], method);
        assert!(start.elapsed() < Duration::from_secs(1), "{method} after {:?}", start.elapsed());
    }
    screen.move_to((5, 5));
    screen.keys(&[Key::Space]);
    // Paused, it measures to the end and then sleeps.
    let before = program.settled_ticks();
    std::thread::sleep(Duration::from_secs(2));
    assert_eq!(program.ticks(), before);
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
