//! Fingers on the window.

use super::desk::Desk;
use super::{FITTED, SIZE};
use crate::window::host::Keyboard;
use crate::window::host::headless::world;
use crate::window::layout::PEEK;
use macroquad::miniquad::TouchPhase::{Ended, Moved, Started};
use serde_json::json;

#[test]
fn one_finger_drags_and_two_zoom() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    desk.finger(Started, 1, (150.0, 150.0));
    desk.finger(Moved, 1, (250.0, 250.0));
    desk.finger(Moved, 1, (260.0, 260.0));
    assert_eq!(desk.answers().pop().expect("an answer")["hit"], true, "dragged into B");
    // A second finger takes the drag back.
    desk.finger(Started, 2, (400.0, 260.0));
    assert_eq!(desk.answers().pop().expect("an answer")["a"], json!([100, 100, 200, 200]));
    let before = desk.scene().viewport().zoom;
    desk.finger(Moved, 2, (540.0, 260.0));
    assert!((desk.scene().viewport().zoom / before - 2.0).abs() < 0.01, "twice as far apart, twice as large");
    desk.finger(Ended, 2, (540.0, 260.0));
    desk.finger(Ended, 1, (260.0, 260.0));
    assert!(desk.is_silent());
}

#[test]
fn a_finger_opens_the_keyboard_that_a_field_needs() {
    let mut desk = Desk::open(&format!("rects door=numbers {FITTED}"));
    let field = desk.field("a", 0).center();
    desk.tap_in_window(field);
    assert_eq!(world(|world| world.keyboard), Keyboard::Signed);
    let beside = desk.app.layout.stage.center();
    desk.tap_in_window(beside);
    assert_eq!(world(|world| world.keyboard), Keyboard::Closed);
    let mut desk = Desk::open(&format!("rects door=own {FITTED}"));
    let text = desk.formula().center();
    desk.tap_in_window(text);
    assert_eq!(world(|world| world.keyboard), Keyboard::Letters);
}

/// On a phone the panel is a sheet that is dragged up, and each control has room for a finger.
#[test]
fn a_phones_sheet_is_dragged_up() {
    let mut desk = Desk::open("rects --window-size 390x844");
    let sheet = desk.app.layout.panel.expect("a sheet");
    let corner = desk.app.layout.stage.min;
    let at = |x: f32, y: f32| (f64::from(x - corner.x), f64::from(y - corner.y));
    let grip = (sheet.center().x, sheet.top() + 8.0);
    desk.finger(Started, 1, at(grip.0, grip.1));
    for y in [40.0, 90.0, 140.0] {
        desk.finger(Moved, 1, at(grip.0, grip.1 - y));
    }
    desk.finger(Ended, 1, at(grip.0, grip.1 - 140.0));
    let higher = desk.app.layout.panel.expect("a sheet");
    assert!(higher.height() > sheet.height() + 80.0, "{sheet:?}, then {higher:?}");
}

/// However far down it is dragged, its head stays in sight, and a finger draws it up again.
#[test]
fn a_phones_sheet_cannot_be_dragged_shut() {
    let mut desk = Desk::open("rects --window-size 390x844");
    let drag = |desk: &mut Desk, by: f32| {
        let (sheet, corner) = (desk.app.layout.panel.expect("a sheet"), desk.app.layout.stage.min);
        let grip = (sheet.center().x, sheet.top() + 8.0);
        let at = |down: f32| (f64::from(grip.0 - corner.x), f64::from(grip.1 + down - corner.y));
        desk.finger(Started, 1, at(0.0));
        for part in [0.3, 0.6, 1.0] {
            desk.finger(Moved, 1, at(by * part));
        }
        desk.finger(Ended, 1, at(by));
        desk.app.layout.panel.expect("a sheet").height()
    };
    assert_eq!(drag(&mut desk, 600.0), PEEK);
    assert_eq!(drag(&mut desk, 600.0), PEEK, "once more");
    assert!(drag(&mut desk, -200.0) > PEEK + 150.0, "it comes up again");
}
