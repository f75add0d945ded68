//! The visible parts, and their sizes.

use super::desk::Desk;
use super::sampled::rgb;
use super::{FITTED, PALETTE, SIZE};
use crate::window::host::headless::world;
use egui::CursorIcon;
use macroquad::input::KeyCode as K;
use serde_json::json;

#[test]
fn the_panel_hides_and_the_help_lies_over_everything() {
    let mut desk = Desk::open(&format!("quad {SIZE}"));
    assert!(desk.app.layout.panel.is_some());
    desk.keys(&[K::F9]);
    assert_eq!((desk.app.layout.panel, desk.app.layout.stage.width()), (None, 988.0), "all is stage");
    for place in [(800.0, 100.0), (900.0, 300.0), (700.0, 400.0), (600.0, 200.0)] {
        desk.click(place);
    }
    desk.click((760.0, 250.0));
    assert_eq!(desk.next()["inside"], true, "the whole window is stage");
    desk.keys(&[K::F9]);
    assert!(desk.app.layout.panel.is_some());
    // The help covers the stage and takes mouse and keys.
    desk.keys(&[K::F1]);
    assert!(desk.says("Mouse and keys"), "{}", desk.text());
    desk.click((320.0, 200.0));
    desk.keys(&[K::Right]);
    assert!(desk.is_silent(), "nothing reaches the stage");
    desk.keys(&[K::Escape]);
    assert!(!desk.app.visible.is_help_shown);
    desk.click((20.0, 20.0));
    assert_eq!(desk.next()["probe"], json!([20, 20]), "closed, and nothing was cleared");
    // A question mark opens it too.
    desk.types("?");
    assert!(desk.app.visible.is_help_shown);
    desk.types("?");
    assert!(!desk.app.visible.is_help_shown);
}

#[test]
fn everything_larger_and_smaller() {
    let mut desk = Desk::open(&format!("quad preset=wpf-figure {SIZE}"));
    let red = rgb(PALETTE.a);
    assert_eq!(desk.sampled().at((251.0, 179.0)), red);
    let larger = [K::LeftControl, K::Equal];
    let smaller = [K::LeftControl, K::Minus];
    desk.keys(&larger);
    desk.keys(&larger);
    // 1.25 times: the probe at (251, 179) is at (313.75, 223.75), the panel is 276 of 790 wide.
    assert_eq!(desk.app.scale.percent(), 125);
    let seen = desk.sampled();
    assert_eq!(seen.pixel(314, 224), red);
    assert_eq!([seen.pixel(650, 500), seen.pixel(630, 500)], [rgb(PALETTE.panel), rgb(PALETTE.stage)]);
    desk.click((100.0, 200.0));
    assert_eq!(desk.next()["probe"], json!([100, 200]), "the pointer is where it is seen");
    (0..9).for_each(|_| desk.keys(&smaller));
    assert_eq!(desk.app.scale.percent(), 75);
    assert_eq!(desk.sampled().at((100.0, 200.0)), red);
    desk.keys(&larger);
    desk.keys(&larger);
    assert_eq!(desk.app.scale.percent(), 100);
    assert_eq!(desk.sampled().pixel(100, 200), red);
}

/// The number pad has a plus and a minus of its own.
#[test]
fn the_number_pad_makes_everything_larger_and_smaller() {
    let mut desk = Desk::open(&format!("rects {FITTED}"));
    for (key, percent) in [(K::KpAdd, 110), (K::KpSubtract, 100), (K::KpSubtract, 90), (K::KpAdd, 100)] {
        desk.keys(&[K::LeftControl, key]);
        assert_eq!(desk.app.scale.percent(), percent, "{key:?}");
    }
}

/// A click in a menu over the stage reaches the menu alone, and one elsewhere only closes it.
#[test]
fn the_menu_takes_what_is_over_the_stage() {
    let mut desk = Desk::open(&format!("quad {SIZE}"));
    desk.choose("Menu");
    assert!(desk.says("Full screen"), "{}", desk.text());
    desk.click((100.0, 600.0));
    assert!(!desk.says("Full screen"), "closed: {}", desk.text());
    assert!(desk.scene().words().iter().all(|word| !word.starts_with("a=")), "and nothing was placed");
    desk.choose("Menu");
    desk.choose("Full screen");
    assert_eq!(world(|world| world.full_screens), 1);
    desk.keys(&[K::F11]);
    assert_eq!(world(|world| world.full_screens), 2);
}

#[test]
fn each_language_is_chosen_in_the_menu() {
    let mut desk = Desk::open(&format!("rects {FITTED}"));
    for (name, said) in
        [("日本語", "2つの図形"), ("한국어", "두 도형"), ("Deutsch", "Zwei Formen"), ("English", "Two shapes")]
    {
        let menu = ["Menu", "メニュー", "메뉴", "Menü"].into_iter().find(|word| desk.find(word).is_some());
        desk.choose(menu.expect("a menu in each language"));
        desk.choose(name);
        desk.settle();
        assert!(desk.says(said), "{name}: {}", desk.text());
    }
}

/// The pointer's shape says what a press would do.
#[test]
fn the_pointer_has_the_shape_of_what_it_would_do() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    let shape = |desk: &mut Desk, at| {
        desk.move_to(at);
        world(|world| world.cursor)
    };
    let [away, body, edge] = [(500.0, 50.0), (150.0, 150.0), (200.0, 150.0)].map(|at| shape(&mut desk, at));
    assert!(away != body && body != edge, "{away:?}, {body:?}, {edge:?}");
}

/// At a corner it points along the diagonal on which the corner moves.
#[test]
fn the_pointer_points_where_an_edge_or_a_corner_moves() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    for (at, shape) in [
        ((500.0, 50.0), CursorIcon::Default),
        ((150.0, 150.0), CursorIcon::Move),
        ((100.0, 100.0), CursorIcon::ResizeNwSe),
        ((200.0, 200.0), CursorIcon::ResizeNwSe),
        ((200.0, 100.0), CursorIcon::ResizeNeSw),
        ((100.0, 200.0), CursorIcon::ResizeNeSw),
        ((100.0, 150.0), CursorIcon::ResizeHorizontal),
        ((150.0, 200.0), CursorIcon::ResizeVertical),
    ] {
        desk.move_to(at);
        assert_eq!(world(|world| world.cursor), shape, "at {at:?}");
    }
}
