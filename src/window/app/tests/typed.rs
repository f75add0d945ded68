//! Types a test into the window, and checks the judgement and the copy.

use super::TALL;
use super::desk::Desk;
use macroquad::input::KeyCode as K;
use serde_json::{Value, json};

/// The first line of the trace with this formula, judged. A judgement takes as many frames as it needs.
fn judged(desk: &mut Desk, formula: &str) -> Value {
    for _ in 0..100 {
        let found = desk.answers().into_iter().find(|line| line["formula"] == formula && !line["own"].is_null());
        if let Some(line) = found {
            return line;
        }
        desk.pass(0.1);
    }
    panic!("{formula:?} is not judged: {}", desk.text());
}

#[test]
fn a_typed_test_is_taken_letter_by_letter_and_judged() {
    let mut desk = Desk::open(&format!("rects a=0,0,50,50 b=100,0,50,50 door=own {TALL}"));
    // The field has the keyboard when the door opens, and typed text replaces the example.
    desk.types("ax < bx + bw and bx < ax + aw");
    assert_eq!(judged(&mut desk, "ax < bx + bw and bx < ax + aw")["hit"], json!(false));
    desk.types("\nand ay < by + bh and by < ay + ah");
    let line = judged(&mut desk, "ax < bx + bw and bx < ax + aw\nand ay < by + bh and by < ay + ah");
    assert_eq!((&line["own"], &line["method"]), (&json!("misses"), &json!("own")), "right, over two lines");
    // A text that is no formula changes nothing.
    desk.types(" <");
    desk.settle();
    desk.keys(&[K::LeftControl, K::A]);
    desk.types("1 < 2");
    assert_eq!(judged(&mut desk, "1 < 2")["hit"], json!(true), "the next one that is a formula");
}

/// A space at the end of a blank was dropped before the next letter came.
#[test]
fn a_blank_keeps_the_spaces_between_its_words() {
    let mut desk = Desk::open(&format!("rects a=0,0,50,50 b=100,0,50,50 formula=ax1<bx2&&__ door=own {TALL}"));
    desk.types("bx1 < ax2 and ay1 < by2 and by1 < ay2");
    let line = judged(&mut desk, "ax1<bx2&&bx1 < ax2 and ay1 < by2 and by1 < ay2");
    assert_eq!(line["own"], json!("misses"));
    // Enter stays in the blank.
    desk.types("\n or 1 < 2");
    judged(&mut desk, "ax1<bx2&&bx1 < ax2 and ay1 < by2 and by1 < ay2 or 1 < 2");
}

#[test]
fn arrow_keys_move_a_while_a_number_has_the_keyboard() {
    let mut desk = Desk::open("rects a=99,49,50,50 b=150,0,50,50 door=numbers zoom=1 pan=0,0 --window-size 988x788");
    let pressed = |desk: &mut Desk, key: K, (x, y): (u32, u32)| {
        desk.keys(&[key]);
        assert_eq!(desk.next()["a"], json!([x, y, x + 50, y + 50]));
    };
    desk.enter_field("a", 0);
    // The number is wholly selected, and stays so when it has more digits: no cursor needs an arrow.
    pressed(&mut desk, K::Right, (100, 49));
    pressed(&mut desk, K::Right, (101, 49));
    pressed(&mut desk, K::Down, (101, 50));
    pressed(&mut desk, K::Up, (101, 49));
    pressed(&mut desk, K::Left, (100, 49));
    // A newly typed number has a cursor for left and right: the 5 is before the 9.
    desk.types("9");
    desk.keys(&[K::Left]);
    desk.types("5\n");
    assert_eq!(desk.next()["a"], json!([59, 49, 109, 99]));
    desk.types("99\n");
    desk.answers();
    pressed(&mut desk, K::Right, (100, 49));
}

/// Once a click beside the field made the g of "touching" a guess.
#[test]
fn letters_beside_the_field_of_a_test_are_no_commands() {
    let mut desk = Desk::open(&format!("rects a=0,0,50,50 b=51,0,50,50 door=own {TALL}"));
    desk.types("1 < 2");
    let before = judged(&mut desk, "1 < 2");
    assert_eq!(before["contact"], "apart");
    desk.pass(1.0);
    desk.answers();
    desk.click((300.0, 600.0));
    desk.types("touching, 0.5-1");
    assert!(desk.is_silent());
    desk.keys(&[K::Right]);
    let mut moved = before;
    (moved["a"], moved["contact"]) = (json!([1, 0, 51, 50]), json!("touching"));
    assert_eq!(desk.next(), moved, "nothing before the arrow key");
}
