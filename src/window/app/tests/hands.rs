//! Drags, clicks, keys and the wheel: none is lost.

use super::desk::Desk;
use super::sampled::rgb;
use super::{FITTED, PALETTE, SIZE, TALL};
use egui::Pos2;
use macroquad::input::{KeyCode as K, MouseButton};
use serde_json::json;

#[test]
fn drag_handles_and_keys() {
    let mut desk = Desk::open(&format!("rects a=50,50,100,100 b=300,70,100,100 {SIZE}"));
    desk.drag((100.0, 100.0), (250.0, 100.0));
    let line = desk.next();
    assert_eq!((&line["a"], &line["contact"]), (&json!([200, 50, 300, 150]), &json!("touching")), "by the body");
    desk.keys(&[K::Right]);
    assert_eq!(desk.next()["a"], json!([201, 50, 301, 150]));
    desk.keys(&[K::Left]);
    assert_eq!(desk.next()["contact"], "touching");
    desk.keys(&[K::LeftControl, K::Right]);
    assert_eq!(desk.next()["a"], json!([200.1, 50, 300.1, 150]), "an overlap of 0.1, which HSP misses");
    desk.keys(&[K::LeftShift, K::Left]);
    assert_eq!(desk.next()["a"], json!([190.1, 50, 290.1, 150]));
    desk.drag((290.0, 100.0), (350.0, 120.0));
    let line = desk.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([190.1, 50, 350, 150]), &json!(true)), "by the right edge");
    desk.drag((350.0, 150.0), (100.0, 20.0));
    let line = desk.next();
    assert_eq!((&line["a"], &line["hit"]), (&json!([100, 20, 190.1, 50]), &json!(false)), "a corner, crossed over");
}

#[test]
fn a_thousand_clicks_in_one_frame_give_a_thousand_answers() {
    let mut desk = Desk::open(&format!("quad a=162,212 b=210,112 c=386,152 d=355,244 {SIZE}"));
    let places: Vec<(u32, u32)> = (0..1000_u32).map(|i| (5 + i * 37 % 600, 5 + i * 101 % 660)).collect();
    let corner = desk.app.layout.stage.min;
    desk.click_all(places.iter().map(|&(x, y)| corner + egui::vec2(x as f32, y as f32)));
    for (i, &(x, y)) in places.iter().enumerate() {
        assert_eq!(desk.next()["probe"], json!([x, y]), "click {i}");
    }
    assert!(desk.is_silent(), "and not one more");
}

#[test]
fn the_panel_keeps_its_clicks_and_the_stage_its_own() {
    let mut desk = Desk::open(&format!("rects a=164,290,100,100 b=264,290,100,100 door=methods {SIZE}"));
    desk.choose("two-corners");
    let line = desk.next();
    assert_eq!(
        (&line["method"], &line["hit"]),
        (&json!("two-corners"), &json!(true)),
        "touching hits as C++ writes it"
    );
    desk.choose("origin-size");
    assert_eq!(desk.next()["method"], "origin-size");
    desk.choose("Back: All methods");
    desk.choose("Numbers, view");
    desk.choose("a hit");
    let line = desk.next();
    assert_eq!((&line["border"], &line["hit"]), (&json!("hits"), &json!(true)));
    assert_eq!(line["a"], json!([164, 290, 264, 390]), "red has not moved");
    // A drag that begins on the panel stays the panel's, also over the stage.
    desk.drag((720.0, 660.0), (200.0, 340.0));
    desk.drag((720.0, 660.0), (300.0, 340.0));
    assert!(desk.is_silent());
    // In `quad`, clicks on the panel place nothing.
    desk.choose("Back: Numbers, view");
    desk.choose("Shapes: rectangle and rectangle");
    desk.choose("Shapes: point and quadrilateral");
    assert_eq!(desk.next()["scene"], "quad");
    desk.click((720.0, 400.0));
    desk.click((720.0, 470.0));
    assert!(desk.scene().words().iter().all(|word| !word.starts_with("a=")), "{:?}", desk.scene().words());
    desk.click((100.0, 100.0));
    assert!(desk.scene().words().contains(&"a=100,100".to_owned()), "{:?}", desk.scene().words());
    desk.choose("Shapes: point and quadrilateral");
    desk.choose("Shapes: rectangle and rectangle");
    assert_eq!(desk.next()["scene"], "rects");
}

#[test]
fn no_click_on_the_panel_is_lost_either() {
    // Also after two comparisons (centre-size) and ten (crossings), the rows stay in place. Clicked up and down.
    let rects = ["four-flags", "ruled-out", "not-ruled-out", "origin-size", "centre-size", "two-corners"];
    let quad = ["right-of-all", "same-side", "crossings"];
    for (opening, names) in
        [("rects", &rects[..]), ("quad preset=wpf-figure", &quad), ("quad preset=wpf-figure lang=ja", &quad)]
    {
        let mut desk = Desk::open(&format!("{opening} door=methods {SIZE}"));
        let rows: Vec<Pos2> = names.iter().map(|name| desk.control(name).center()).collect();
        let up_and_down = (0..names.len()).chain((1..names.len() - 1).rev());
        let methods: Vec<usize> = up_and_down.cycle().skip(2).take(60).collect();
        desk.click_all(methods.iter().map(|&method| rows[method]));
        for (i, method) in methods.into_iter().enumerate() {
            assert_eq!(desk.next()["method"], names[method], "{opening}, click {i}");
        }
    }
}

#[test]
fn coordinates_can_be_typed() {
    let mut desk = Desk::open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
    let type_five_seven = |desk: &mut Desk, end: K| {
        desk.enter_field("a", 0);
        for keys in [&[K::LeftControl, K::A][..], &[K::Key5], &[K::Key7], &[K::Left], &[end]] {
            desk.keys(keys);
        }
    };
    type_five_seven(&mut desk, K::X);
    desk.keys(&[K::Enter]);
    assert!(desk.is_silent(), "5x7 is no number: refused, and the arrow key did not move red");
    type_five_seven(&mut desk, K::Enter);
    assert!(desk.is_silent(), "57 is as far apart");
    // A sent number is wholly selected, and needs no arrow.
    (0..11).for_each(|_| desk.keys(&[K::LeftShift, K::Right]));
    assert_eq!(desk.next()["a"], json!([167, 400, 267, 500]), "from 57 on by keys");
}

/// The corners of a polygon have a field each, also the last of sixteen.
#[test]
fn corners_can_be_typed() {
    let mut desk = Desk::open(&format!("polygon follow=off door=numbers {TALL}"));
    desk.enter_field("b", 3);
    for keys in [&[K::LeftControl, K::A][..], &[K::Key9], &[K::Key7], &[K::Enter]] {
        desk.keys(keys);
    }
    let command = desk.scene().command();
    assert!(command.contains("b=30,30,120,97,220,30,252,190,140,230,20,180"), "{command}");
    let mut desk = Desk::open(&format!("polygon preset=sixteen-corners follow=off door=numbers {TALL}"));
    desk.enter_field("b", 31);
    for keys in [&[K::LeftControl, K::A][..], &[K::Key5], &[K::Enter]] {
        desk.keys(keys);
    }
    let command = desk.scene().command();
    assert!(command.contains(",5 ") || command.ends_with(",5"), "{command}");
}

/// Once the draft stayed after the field was left, and the message after it was corrected.
#[test]
fn a_number_that_is_refused_is_told_until_it_is_mended_or_left() {
    let mut desk = Desk::open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
    let type_x = |desk: &mut Desk, end: &[K]| {
        desk.enter_field("a", 0);
        for keys in [&[K::LeftControl, K::A][..], &[K::X], end] {
            desk.keys(keys);
        }
    };
    // The ring around the field is red, and the reason stands in the panel.
    let signs = |desk: &Desk| {
        let field = desk.field("a", 0).translate(-desk.app.layout.stage.min.to_vec2());
        let sampled = desk.sampled();
        let edge = (-12..4).map(|by| sampled.pixel(field.left() as i32 + by, field.center().y as i32));
        [edge.into_iter().any(|colour| colour == rgb(PALETTE.wrong)), desk.says("'x'")]
    };
    let is_refused = |desk: &Desk, what: &str| assert_eq!(signs(desk), [true; 2], "{what}: {}", desk.text());
    let is_as_before = |desk: &Desk, what: &str| assert_eq!(signs(desk), [false; 2], "{what}: {}", desk.text());
    type_x(&mut desk, &[K::Enter]);
    is_refused(&desk, "entered");
    desk.keys(&[K::Key5]);
    is_as_before(&desk, "typed on");
    desk.keys(&[K::Enter]);
    assert!(desk.is_silent(), "5 is as far apart");
    type_x(&mut desk, &[K::Enter]);
    is_refused(&desk, "again");
    desk.keys(&[K::Escape]);
    is_as_before(&desk, "left by Escape");
    type_x(&mut desk, &[K::Enter]);
    is_refused(&desk, "once more");
    // Leaves by a click beside all fields, also as its first event.
    desk.click((640.0, 870.0));
    is_as_before(&desk, "left by a click");
    type_x(&mut desk, &[K::LeftControl]);
    desk.click((640.0, 870.0));
    is_refused(&desk, "sent by the click");
    desk.click((640.0, 870.0));
    is_as_before(&desk, "left by the next click");
    desk.keys(&[K::LeftShift, K::Right]);
    desk.drag((55.0, 450.0), (314.0, 450.0));
    assert_eq!(desk.next()["hit"], true, "A is where 5 has put it, and moves again");
}

#[test]
fn the_wheel_zooms_and_the_middle_button_pans() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=200,300,50,50 {SIZE}"));
    desk.move_to((100.0, 100.0));
    desk.wheel(3.0);
    let near = |(x, y): (f64, f64), wanted: (f64, f64)| (x - wanted.0).abs() < 0.1 && (y - wanted.1).abs() < 0.1;
    // Three steps of a quarter: 100 × 1.953 = 195.3 from the corner that stays.
    assert!(near(desk.on_stage(100.0, 100.0), (100.0, 100.0)), "the pointer's place stays");
    assert!(near(desk.on_stage(200.0, 200.0), (295.3, 295.3)), "{:?}", desk.on_stage(200.0, 200.0));
    desk.drag_by(MouseButton::Middle, (500.0, 500.0), (530.0, 480.0));
    assert!(near(desk.on_stage(100.0, 100.0), (130.0, 80.0)), "shifted by 30 to the right");
    // Dragging follows the pointer: 195.3 pixels are 100 world units.
    desk.drag((230.0, 170.0), (230.0, 380.0));
    assert_eq!(desk.next()["contact"], "touching", "red has come down beside blue");
    desk.keys(&[K::Key1]);
    assert!(near(desk.on_stage(264.0, 300.0), (264.0, 300.0)) || desk.scene().viewport().zoom == 1.0, "as at first");
    assert_eq!(desk.scene().viewport().zoom, 1.0);
    // With Space, the mouse pans too, and Space then plays nothing.
    let before = desk.on_stage(0.0, 0.0);
    desk.key_down(K::Space);
    desk.drag((500.0, 500.0), (540.0, 510.0));
    desk.key_up(K::Space);
    desk.settle();
    assert!(near(desk.on_stage(0.0, 0.0), (before.0 + 40.0, before.1 + 10.0)), "by Space");
    assert!(desk.is_silent());
}

#[test]
fn an_example_behind_its_door() {
    let mut desk = Desk::open(&format!("rects door=examples {FITTED}"));
    // A follows the pointer, so this is no example any more, and the list explains none.
    desk.move_to((500.0, 300.0));
    desk.choose("the C++ article");
    let line = desk.next();
    assert_eq!((&line["method"], &line["a"]), (&json!("two-corners"), &json!([0, 0, 5, 5])), "cpp-rectangles");
    desk.keys(&[K::LeftControl, K::Z]);
    assert_eq!(desk.next()["method"], "four-flags", "one step");
}

/// A drag out of the window goes on as the system reports it, and a false release of macroquad ends nothing.
#[test]
fn a_drag_goes_on_beside_the_stage_and_through_a_false_release() {
    use crate::window::host::headless::Happening::{Down, FalseUp, Motion, Up};
    let mut desk = Desk::open(&format!("rects a=50,50,100,100 b=300,50,100,100 {SIZE}"));
    let corner = desk.app.layout.stage.min;
    let at = |x: f32, y: f32| corner + egui::vec2(x, y);
    desk.happens([Motion(at(100.0, 100.0)), Down(MouseButton::Left, at(100.0, 100.0)), Motion(at(100.0, 900.0))]);
    desk.settle();
    // Back in, over the panel and over blue; macroquad reports a release although the button is down.
    desk.happens([FalseUp(at(988.0, 300.0)), Motion(at(900.0, 300.0))]);
    desk.settle();
    desk.happens([Motion(at(350.0, 100.0))]);
    desk.settle();
    assert_eq!(desk.next()["a"], json!([300, 50, 400, 150]), "still held over blue");
    desk.happens([Up(MouseButton::Left, at(350.0, 1000.0)), Up(MouseButton::Left, at(350.0, 1000.0))]);
    desk.settle();
    assert_eq!(desk.next()["contact"], "apart");
    desk.happens([Motion(at(350.0, 100.0))]);
    assert!(desk.is_silent(), "let go outside, it stays there");
}
