//! The presenter's layout, and the stage in a large window.

use crate::screen::{BLUE, Key, RED, Rgb, Screen, WHITE};
use serde_json::json;
use std::time::Duration;

/// The band under the stage in a window of 1040×700: where it begins, and the part of it with the comparison.
const BAND: i16 = 532;
const COMPARISON: ((i16, i16), (u16, u16)) = ((300, 640), (730, 45));

fn ink(pixels: &[Rgb]) -> usize {
    pixels.iter().filter(|&&(red, green, blue)| u16::from(red) + u16::from(green) + u16::from(blue) < 500).count()
}

#[test]
fn a_key_presents_and_page_down_walks() {
    let screen = Screen::start();
    let program = screen.open("rects a=150,130,100,100 b=300,150,100,100 --window-size 1040x700");
    screen.move_to((600, 50));
    screen.wait_pixel((160, 200), |colour| colour == RED);
    screen.keys(&[Key::F8]);
    // The picture is in the middle of a stage that is 1040 wide.
    screen.wait_pixel((360, 200), |colour| colour == RED);
    assert_eq!(screen.pixel(1030, BAND - 3), WHITE, "no panel");
    screen.wait_pixel((1030, BAND + 3), |colour| colour != WHITE);
    let comparison = || screen.pixels(COMPARISON.0, COMPARISON.1);
    let before = comparison();
    let changes = |from: &[Rgb], what: &str| {
        let start = std::time::Instant::now();
        while comparison() == from {
            assert!(start.elapsed() < Duration::from_secs(20), "{what}");
            std::thread::sleep(Duration::from_millis(20));
        }
        std::thread::sleep(Duration::from_millis(200));
        comparison()
    };
    screen.keys(&[Key::PageDown]);
    let first = changes(&before, "Page Down shows the first comparison");
    assert!(ink(&first) > 1000, "large letters: {}", ink(&first));
    screen.keys(&[Key::Period]);
    let second = changes(&first, "and a full stop the next");
    screen.keys(&[Key::PageUp]);
    assert_eq!(changes(&second, "Page Up goes back"), first);
    // Verdict and reason are above: a capital of the verdict is at least a fourteenth of 700 high.
    let rows = (BAND..BAND + 90).filter(|&y| ink(&screen.pixels((90, y), (300, 1))) > 0);
    assert!(rows.count() >= 50, "the verdict is large");
    // It is still worked with, where it is seen.
    screen.drag((360, 200), (420, 200));
    assert_eq!(program.next()["a"], json!([210, 130, 310, 230]));
    screen.keys(&[Key::Control, Key::Z]);
    screen.keys(&[Key::Escape]);
    screen.wait_pixel((1030, BAND - 3), |colour| colour != WHITE);
    screen.wait_pixel((160, 200), |colour| colour == RED);
}

/// In `quad`, Escape clears all points; where it leaves the presenter, it does not.
#[test]
fn escape_leaves_and_does_nothing_else() {
    let screen = Screen::start();
    let program = screen.open("quad preset=wpf-figure --present --window-size 1040x700");
    screen.move_to((900, 60));
    screen.wait_pixel((1030, BAND + 3), |colour| colour != WHITE);
    screen.keys(&[Key::Control, Key::C]);
    let copied = "hantei quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179 --present";
    assert_eq!(screen.clipboard(), copied);
    screen.keys(&[Key::Escape]);
    screen.wait_pixel((1030, BAND - 3), |colour| colour != WHITE);
    assert!(program.is_silent(), "nothing is cleared");
    screen.keys(&[Key::Escape]);
    assert_eq!(program.next()["quad"][0], json!(null), "and now it clears");
}

#[test]
fn a_large_window_shows_a_large_picture() {
    let screen = Screen::start();
    let program = screen.open("rects a=100,100,100,100 b=300,200,100,100 --window-size 1600x1000");
    // The stage is 1188×1000: 640×480 units at zoom 1.75, 34 pixels from the left.
    screen.move_to((900, 900));
    screen.wait_pixel((34 + 540, 380), |colour| colour == BLUE);
    assert_eq!([screen.pixel(34 + 524, 400), screen.pixel(34 + 600, 349)], [WHITE, WHITE]);
    assert_eq!([screen.pixel(34 + 699, 400), screen.pixel(34 + 701, 400)], [BLUE, WHITE]);
    assert_eq!(screen.pixel(34 + 177, 240), RED);
    // A hand moves by pixels, rectangles by units.
    screen.drag((34 + 260, 240), (34 + 260 + 350, 310));
    assert_eq!(program.next()["a"], json!([300, 140, 400, 240]));
    screen.keys(&[Key::One]);
    screen.wait_pixel((310, 280), |colour| colour == BLUE);
}
