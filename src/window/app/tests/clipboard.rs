//! Copying and pasting as the window does it. What other programs do on X11 is in tests/real.

use super::TALL;
use super::desk::Desk;
use crate::window::host::headless::world;
use hantei_scenes::text;
use macroquad::input::KeyCode as K;
use serde_json::json;

const PASTE: &[K] = &[K::LeftControl, K::V];
const ALL: &[K] = &[K::LeftControl, K::A];

/// A window of `rects` with the first field focused and selected.
fn open_in_field() -> Desk {
    let mut desk = Desk::open(&format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}"));
    desk.enter_field("a", 0);
    desk.keys(ALL);
    desk
}

#[test]
fn a_field_is_pasted_from_another_program_and_from_itself() {
    let mut desk = open_in_field();
    desk.holds("17\n");
    // In one go: text typed after it comes after it.
    desk.queue(PASTE);
    desk.queue(&[K::Key5]);
    desk.queue(&[K::Enter]);
    desk.settle();
    assert_eq!(desk.next()["a"], json!([175, 400, 275, 500]));
    desk.enter_field("a", 0);
    // Cut, type over, paste twice: 5, 175, 175.
    for keys in [ALL, &[K::LeftControl, K::X], PASTE, &[K::Enter]] {
        desk.keys(keys);
    }
    assert_eq!(desk.clipboard(), "175");
    assert!(desk.is_silent(), "the same as before");
}

#[test]
fn a_clipboard_that_gives_nothing_is_told_and_holds_nothing_up() {
    let mut desk = open_in_field();
    world(|world| world.clipboard = Err(text!("paste-no-answer", limit = "300")));
    desk.queue(PASTE);
    desk.queue(&[K::Key1]);
    desk.queue(&[K::Key7]);
    desk.settle();
    assert!(desk.says("cannot paste: the program that the text was copied from does not answer within 300 ms"));
    desk.types("5\n");
    assert_eq!(desk.next()["a"], json!([175, 400, 275, 500]), "what is typed next");
    // The stage accepts no paste, so no program is asked.
    desk.click((100.0, 100.0));
    desk.answers();
    desk.keys(PASTE);
    assert!(!desk.says("cannot paste"), "{}", desk.text());
}

#[test]
fn a_text_that_is_too_long_or_no_text_is_refused() {
    let mut desk = open_in_field();
    for (held, said) in [
        ("7".repeat(20_001), "cannot paste 20001 characters: a field takes at most 20000"),
        (String::new(), "cannot paste: there is no text on the clipboard"),
        (" \n\t ".to_owned(), "cannot paste: there is no text on the clipboard"),
    ] {
        desk.holds(&held);
        desk.keys(PASTE);
        assert!(desk.says(said), "{said}: {}", desk.text());
        assert!(desk.rests(), "and it rests");
    }
    desk.keys(&[K::Enter]);
    assert!(desk.is_silent(), "the field is as it was");
}

/// A function longer than one piece of the clipboard is pasted whole.
#[test]
fn a_long_function_is_pasted_whole() {
    let comment = "    // A comment that makes the function long.\n".repeat(400);
    let text = format!("bool hits(Box p, Box e) {{\n{comment}    return p.x < e.x + e.w;\n}}");
    assert!((18_000..20_000).contains(&text.len()), "{}", text.len());
    for by_button in [false, true] {
        let mut desk = Desk::open(&format!("rects a=0,0,50,50 b=100,0,50,50 door=own {TALL}"));
        desk.holds(&text);
        if by_button {
            desk.choose("Paste");
        } else {
            desk.keys(ALL);
            desk.keys(PASTE);
        }
        let is_judged = |line: &serde_json::Value| line["formula"] == text.as_str() && line["own"] == "wrong";
        let judged = (0..100).any(|_| {
            desk.pass(0.1);
            desk.answers().iter().any(is_judged)
        });
        assert!(judged, "{}", desk.text());
    }
}
