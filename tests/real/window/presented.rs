//! The presenter's layout, and the stage in a large window.

use crate::screen::{BLUE, Key, RED, Rgb, Screen, WHITE};
use hantei_collision::Point;
use hantei_scenes::scene::{Event, Viewer, open};
use serde_json::json;
use std::time::Duration;

/// The band under the stage in a window of 1040×700: its top, and the part with the comparison.
const BAND: i16 = 532;
const COMPARISON: ((i16, i16), (u16, u16)) = ((300, 632), (730, 50));

/// Two rectangles, in a view fitted to the stage.
const OPENING: &str = "rects a=300,150,100,100 b=150,130,100,100";

fn fitted() -> Viewer {
    open(&OPENING.split_whitespace().collect::<Vec<_>>()).expect("a scene")
}

/// The place of a world point on a stage of this size.
fn on_stage(scene: &mut Viewer, (width, height): (f64, f64), (x, y): (f64, f64)) -> (i32, i32) {
    scene.handle(Event::Resized { width, height });
    let at = scene.viewport().to_stage(Point::new(x, y));
    (at.x.round() as i32, at.y.round() as i32)
}

/// The same in the presenter's layout in a window of 1040×700, which is 640 logical pixels wide.
fn presented(scene: &mut Viewer, at: (f64, f64)) -> (i32, i32) {
    let larger = 1040.0 / 640.0;
    let (x, y) = on_stage(scene, (640.0, f64::from(BAND) / larger), at);
    ((f64::from(x) * larger).round() as i32, (f64::from(y) * larger).round() as i32)
}

fn small((x, y): (i32, i32)) -> (i16, i16) {
    (i16::try_from(x).expect("on the screen"), i16::try_from(y).expect("on the screen"))
}

fn ink(pixels: &[Rgb]) -> usize {
    pixels.iter().filter(|&&(red, green, blue)| u16::from(red) + u16::from(green) + u16::from(blue) < 500).count()
}

#[test]
fn a_key_presents_and_page_down_walks() {
    let screen = Screen::start();
    let program = screen.open(&format!("{OPENING} --window-size 1040x700"));
    let mut scene = fitted();
    screen.move_to((600, 50));
    let free = on_stage(&mut scene, (680.0, 564.0), (160.0, 140.0));
    screen.wait_pixel(small(free), |colour| colour == BLUE);
    screen.keys(&[Key::F8]);
    // The picture is in the middle of a stage that is 1040 wide and begins at the top.
    screen.see_from((0, 0));
    screen.wait_pixel(small(presented(&mut scene, (160.0, 140.0))), |colour| colour == BLUE);
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
    let rows = (BAND + 2..700).filter(|&y| ink(&screen.pixels((90, y), (300, 1))) > 0);
    assert!(rows.count() >= 50, "the verdict is large");
    // The picture still reacts to dragging, where it is drawn.
    let [from, to] = [(350.0, 180.0), (290.0, 180.0)].map(|at| presented(&mut scene, at));
    screen.drag(from, to);
    assert_eq!(program.next()["a"], json!([240, 150, 340, 250]));
    screen.keys(&[Key::Control, Key::Z]);
    screen.keys(&[Key::Escape]);
    screen.wait_pixel((1030, BAND - 3), |colour| colour != WHITE);
    screen.see_from((0, 136));
    screen.wait_pixel(small(free), |colour| colour == BLUE);
}

/// In `quad`, Escape clears all points; when it leaves the presenter's layout, it does not.
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
    let program = screen.open(&format!("{OPENING} --window-size 1600x1000"));
    let mut scene = fitted();
    let mut on_stage = |at| on_stage(&mut scene, (1240.0, 864.0), at);
    screen.move_to((1200, 5));
    let (left, right) = (on_stage((300.0, 150.0)), on_stage((400.0, 250.0)));
    assert!(right.0 - left.0 > 200, "a hundred units are more than twice as many pixels");
    screen.wait_pixel(small((left.0 + 1, left.1 + 1)), |colour| colour == RED);
    screen.wait_pixel(small((right.0 - 2, right.1 - 2)), |colour| colour == RED);
    let (x, y) = small(right);
    assert_ne!(screen.pixel(x + 1, y + 1), RED);
    // The pointer moves by pixels, rectangles by units.
    screen.drag(on_stage((350.0, 180.0)), on_stage((290.0, 190.0)));
    assert_eq!(program.next()["a"], json!([240, 160, 340, 260]));
    screen.keys(&[Key::One]);
    screen.wait_pixel((330, 250), |colour| colour == RED);
}
