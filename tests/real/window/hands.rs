//! Drags, clicks, keys and the wheel: none is lost.

use crate::places::{FIELD_A_X, FIRST_METHOD, NEXT_METHOD, TAB_QUAD};
use crate::screen::{Key, PALETTE, RED, Rgb, Screen, WHITE, rgb};
use crate::window::{FITTED, SIZE, TAB_RECTS, TALL};
use serde_json::json;
use std::time::Duration;

const BACK: (i32, i32) = (720, -31);
/// The word `hits` behind the door `numbers` of `rects`, on a stage of 628×680.
const BORDER_HITS: (i32, i32) = (861, 149);
/// The line of the door `numbers` on the first page.
const DOOR_NUMBERS: (i32, i32) = (720, 657);
/// Left of the first field of A, and a place beside all fields.
const FIELD_LEFT: i16 = 678;
const BESIDE: (i32, i32) = (640, 870);
const CPP_RECTANGLES: (i32, i32) = (720, 276);

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
    assert_eq!((&line["a"], &line["hit"]), (&json!([190.1, 50, 350, 150]), &json!(true)), "by the right edge");
    screen.drag((350, 150), (100, 20));
    let line = program.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([100, 20, 190.1, 50]), &json!(false)), "a corner, crossed over");
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
    // While the pointer is outside, the program asks for it once a frame.
    std::thread::sleep(Duration::from_millis(500));
    screen.move_to((350, 100));
    assert!(program.is_silent(), "let go outside, it stays there");
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
    let program = screen.open(&format!("rects a=164,290,100,100 b=264,290,100,100 door=methods {SIZE}"));
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
    screen.click(BACK);
    std::thread::sleep(Duration::from_millis(300));
    screen.click(DOOR_NUMBERS);
    std::thread::sleep(Duration::from_millis(300));
    screen.click(BORDER_HITS);
    let line = program.next();
    assert_eq!((&line["border"], &line["hit"]), (&json!("hits"), &json!(true)));
    assert_eq!(line["a"], json!([164, 290, 264, 390]), "red has not moved");
    // A drag that begins on the panel stays the panel's, also over the stage.
    screen.drag((x, 660), (200, 340));
    screen.drag((x, 660), (300, 340));
    assert!(program.is_silent());
    // In `quad`, clicks on the panel place nothing.
    screen.click(TAB_QUAD);
    assert_eq!(program.next()["scene"], "quad");
    screen.click((x, 400));
    screen.click((x, 470));
    screen.click((100, 100));
    screen.wait_pixel((100, 100), |colour| colour != WHITE);
    screen.click(TAB_RECTS);
    assert_eq!(program.next()["scene"], "rects");
}

#[test]
fn no_click_on_the_panel_is_lost_either() {
    // Also after two comparisons (centre-size) and ten (crossings), the rows stay in place. Clicked up and down.
    let rects = ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "centre-size", "two-corners"];
    let quad = ["right-of-all", "same-side", "crossings"];
    for (opening, (x, y), names) in [
        ("rects", FIRST_METHOD, &rects[..]),
        ("quad preset=wpf-figure", FIRST_METHOD, &quad),
        ("quad preset=wpf-figure lang=ja", FIRST_METHOD, &quad),
    ] {
        let screen = Screen::start();
        let program = screen.open(&format!("{opening} door=methods {SIZE}"));
        let row = |method: usize| (x, y + i32::try_from(method).expect("small") * NEXT_METHOD);
        let up_and_down = (0..names.len()).chain((1..names.len() - 1).rev());
        let methods: Vec<usize> = up_and_down.cycle().skip(2).take(60).collect();
        screen.click_all(&methods.iter().map(|&method| row(method)).collect::<Vec<_>>());
        for (i, method) in methods.into_iter().enumerate() {
            assert_eq!(program.next()["method"], names[method], "{opening}, click {i}");
        }
    }
}

#[test]
fn coordinates_can_be_typed() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
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
    // A sent number is wholly selected, and needs no arrow.
    (0..11).for_each(|_| screen.keys(&[Key::Shift, Key::Right]));
    assert_eq!(program.next()["a"], json!([167, 400, 267, 500]), "from 57 on by keys");
}

/// Once the draft stayed after the field was left, and the message after it was corrected.
#[test]
fn a_number_that_is_refused_is_red_until_it_is_mended_or_left() {
    const BORDER: (i16, i16) = (FIELD_LEFT, FIELD_A_X.1 as i16);
    const REFUSED: Rgb = rgb(PALETTE.wrong);
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
    let type_x = |end: &[Key]| {
        screen.click(FIELD_A_X);
        std::thread::sleep(Duration::from_millis(150));
        for keys in [&[Key::Control, Key::A][..], &[Key::X], end] {
            screen.keys(keys);
            std::thread::sleep(Duration::from_millis(80));
        }
    };
    let is_refused = || screen.wait_pixel(BORDER, |colour| colour == REFUSED);
    let is_as_before = || screen.wait_pixel(BORDER, |colour| colour != REFUSED);
    type_x(&[Key::Return]);
    is_refused();
    screen.keys(&[Key::Five]);
    is_as_before();
    screen.keys(&[Key::Return]);
    assert!(program.is_silent(), "5 is as far apart");
    type_x(&[Key::Return]);
    is_refused();
    screen.keys(&[Key::Escape]);
    is_as_before();
    type_x(&[Key::Return]);
    is_refused();
    // Leaves by a click beside all fields, also as its first event.
    screen.click(BESIDE);
    is_as_before();
    type_x(&[Key::Control]);
    screen.click(BESIDE);
    is_refused();
    screen.click(BESIDE);
    is_as_before();
    screen.keys(&[Key::Shift, Key::Right]);
    screen.drag((55, 450), (314, 450));
    assert_eq!(program.next()["hit"], true, "A is where 5 has put it, and moves again");
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
    // Dragging follows the pointer: 195.3 pixels are 100 world units.
    screen.drag((230, 170), (230, 380));
    assert_eq!(program.next()["contact"], "touching", "red has come down beside blue");
    screen.move_to((100, 600));
    screen.keys(&[Key::One]);
    screen.wait_pixel((224, 340), |colour| colour != WHITE);
}

#[test]
fn an_example_behind_its_door() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects door=examples {FITTED}"));
    // A follows the pointer, so this is no example any more, and the list explains none.
    screen.move_to((500, 300));
    std::thread::sleep(Duration::from_millis(300));
    screen.click(CPP_RECTANGLES);
    let line = program.next();
    assert_eq!((&line["method"], &line["a"]), (&json!("two-corners"), &json!([0, 0, 5, 5])), "cpp-rectangles");
    screen.keys(&[Key::Control, Key::Z]);
    assert_eq!(program.next()["method"], "four-flags", "one step");
}
