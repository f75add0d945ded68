//! The presenter's layout, and the stage in a large window.

use super::PALETTE;
use super::desk::Desk;
use super::sampled::rgb;
use macroquad::input::KeyCode as K;
use serde_json::json;

/// Two rectangles, in a view fitted to the stage.
const OPENING: &str = "rects a=300,150,100,100 b=150,130,100,100";

#[test]
fn a_key_presents_and_page_down_walks() {
    let mut desk = Desk::open(&format!("{OPENING} --window-size 1040x700"));
    let blue = |desk: &Desk| desk.sampled().at(desk.on_stage(160.0, 140.0)) == rgb(PALETTE.b);
    assert!(blue(&desk));
    desk.keys(&[K::F8]);
    // The picture is in the middle of a stage that is as wide as the window and begins at its top.
    assert!(blue(&desk));
    let layout = desk.app.layout;
    assert_eq!((layout.panel, layout.stage.top(), layout.stage.width()), (None, 0.0, 640.0), "no panel");
    assert_eq!(desk.app.scale.pixels(), 1040.0 / 640.0, "all is larger");
    let comparison = |desk: &Desk| {
        desk.seen()
            .into_iter()
            .filter(|line| line.ink.top() > layout.verdict.top())
            .map(|line| line.text)
            .collect::<Vec<_>>()
    };
    let before = comparison(&desk);
    desk.keys(&[K::PageDown]);
    let first = comparison(&desk);
    assert_ne!(first, before, "Page Down shows the first comparison");
    desk.keys(&[K::Period]);
    let second = comparison(&desk);
    assert_ne!(second, first, "and a full stop the next");
    desk.keys(&[K::PageUp]);
    assert_eq!(comparison(&desk), first, "Page Up goes back");
    // A capital of the verdict is at least a fourteenth of the window high, with the reason beside it.
    let verdict = desk.line("Miss");
    assert!(verdict.height() * desk.app.scale.pixels() >= 50.0 * 0.7, "the verdict is large: {verdict:?}");
    // The picture still reacts to dragging, where it is drawn.
    let [from, to] = [(350.0, 180.0), (290.0, 180.0)].map(|(x, y)| desk.on_stage(x, y));
    desk.drag(from, to);
    assert_eq!(desk.next()["a"], json!([240, 150, 340, 250]));
    desk.keys(&[K::LeftControl, K::Z]);
    desk.keys(&[K::Escape]);
    assert!(desk.app.layout.panel.is_some() && blue(&desk));
}

/// In `quad`, Escape clears all points; when it leaves the presenter's layout, it does not.
#[test]
fn escape_leaves_and_does_nothing_else() {
    let mut desk = Desk::open("quad preset=wpf-figure --present --window-size 1040x700");
    assert!(desk.app.layout.panel.is_none());
    desk.keys(&[K::LeftControl, K::C]);
    assert_eq!(desk.clipboard(), "hantei quad a=162,212 b=210,112 c=386,152 d=355,244 p=251,179 --present");
    desk.keys(&[K::Escape]);
    assert!(desk.app.layout.panel.is_some());
    assert!(desk.is_silent(), "nothing is cleared");
    desk.keys(&[K::Escape]);
    assert_eq!(desk.next()["quad"][0], json!(null), "and now it clears");
}

#[test]
fn a_large_window_shows_a_large_picture() {
    let mut desk = Desk::open(&format!("{OPENING} --window-size 1600x1000"));
    let (left, right) = (desk.on_stage(300.0, 150.0), desk.on_stage(400.0, 250.0));
    assert!(right.0 - left.0 > 200.0, "a hundred units are more than twice as many pixels");
    let red = rgb(PALETTE.a);
    let seen = desk.sampled();
    let near = |(x, y): (f64, f64), by: f64| seen.at((x.round() + by, y.round() + by));
    assert_eq!([near(left, 1.0), near(right, -2.0)], [red; 2]);
    assert_ne!(near(right, 1.0), red);
    // The pointer moves by pixels, rectangles by units.
    let [from, to] = [(350.0, 180.0), (290.0, 190.0)].map(|(x, y)| desk.on_stage(x, y));
    desk.drag((from.0.round(), from.1.round()), (to.0.round(), to.1.round()));
    assert_eq!(desk.next()["a"], json!([240, 160, 340, 260]));
    desk.keys(&[K::Key1]);
    assert_eq!(desk.scene().viewport().zoom, 1.0);
}

/// Page Down goes through the comparisons of a presented step, and then to the next step.
#[test]
fn a_presented_course_is_paged_through() {
    let mut desk = Desk::open("lesson=1.1 --present --window-size 1280x720");
    let before = desk.app.tutor.place();
    let walked = (0..12).any(|_| {
        desk.keys(&[K::PageDown]);
        desk.app.tutor.place() > before
    });
    assert!(walked, "the next step: {:?}", desk.app.tutor.place());
    let back = (0..12).any(|_| {
        desk.keys(&[K::PageUp]);
        desk.app.tutor.place() == before
    });
    assert!(back, "and back");
}
