//! Types a test into the window, and checks the judgement and the copy.

use crate::places::FIELD_A_X;
use crate::screen::{Key, Program, Screen};
use crate::window::TALL;
use serde_json::{Value, json};
use std::time::Duration;

/// Inside the field of a typed test, which is there when the door opens; from the top left of the stage.
const FIELD: (i32, i32) = (800, 22);
const ENTER: u32 = 0xff0d;

/// The first line of the trace with this formula, judged.
fn judged(program: &Program, formula: &str) -> Value {
    loop {
        let line = program.next();
        if line["formula"] == formula && line["own"] != Value::Null {
            return line;
        }
    }
}

fn typed(screen: &Screen, text: &str) {
    for sign in text.chars() {
        match sign {
            '\n' => screen.symbols(&[ENTER]),
            '<' => screen.symbols(&[Key::Shift as u32, u32::from(',')]),
            '+' => screen.symbols(&[Key::Shift as u32, u32::from('=')]),
            sign => screen.symbols(&[u32::from(sign)]),
        }
    }
}

#[test]
fn a_typed_test_is_taken_letter_by_letter_and_judged() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=0,0,50,50 b=100,0,50,50 door=own {TALL}"));
    // The field has the keyboard when the door opens, and typed text replaces the example.
    screen.move_to(FIELD);
    std::thread::sleep(Duration::from_secs(1));
    typed(&screen, "ax < bx + bw and bx < ax + aw");
    assert_eq!(judged(&program, "ax < bx + bw and bx < ax + aw")["hit"], json!(false));
    typed(&screen, "\nand ay < by + bh and by < ay + ah");
    let line = judged(&program, "ax < bx + bw and bx < ax + aw\nand ay < by + bh and by < ay + ah");
    assert_eq!((&line["own"], &line["method"]), (&json!("misses"), &json!("own")), "right, over two lines");
    // A text that is no formula changes nothing.
    typed(&screen, " <");
    std::thread::sleep(Duration::from_millis(300));
    screen.keys(&[Key::Control, Key::A]);
    typed(&screen, "1 < 2");
    assert_eq!(judged(&program, "1 < 2")["hit"], json!(true), "the next one that is a formula");
    screen.close();
}

/// A space at the end of a blank was dropped before the next letter came.
#[test]
fn a_blank_keeps_the_spaces_between_its_words() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=0,0,50,50 b=100,0,50,50 formula=ax1<bx2&&__ door=own {TALL}"));
    screen.move_to(FIELD);
    std::thread::sleep(Duration::from_secs(1));
    typed(&screen, "bx1 < ax2 and ay1 < by2 and by1 < ay2");
    let line = judged(&program, "ax1<bx2&&bx1 < ax2 and ay1 < by2 and by1 < ay2");
    assert_eq!(line["own"], json!("misses"));
    // Enter stays in the blank.
    typed(&screen, "\n or 1 < 2");
    judged(&program, "ax1<bx2&&bx1 < ax2 and ay1 < by2 and by1 < ay2 or 1 < 2");
    screen.close();
}

#[test]
fn arrow_keys_move_a_while_a_number_has_the_keyboard() {
    let screen = Screen::start();
    let program = screen.open("rects a=99,49,50,50 b=150,0,50,50 door=numbers zoom=1 pan=0,0 --window-size 988x788");
    let pressed = |key: Key, (x, y): (u32, u32)| {
        screen.keys(&[key]);
        assert_eq!(program.next()["a"], json!([x, y, x + 50, y + 50]));
    };
    screen.click(FIELD_A_X);
    std::thread::sleep(Duration::from_millis(500));
    // The number is wholly selected, and stays so when it has more digits: no cursor needs an arrow.
    pressed(Key::Right, (100, 49));
    pressed(Key::Right, (101, 49));
    pressed(Key::Down, (101, 50));
    pressed(Key::Up, (101, 49));
    pressed(Key::Left, (100, 49));
    // A newly typed number has a cursor for left and right: the 5 is before the 9.
    typed(&screen, "9");
    screen.keys(&[Key::Left]);
    typed(&screen, "5\n");
    assert_eq!(program.next()["a"], json!([59, 49, 109, 99]));
    typed(&screen, "99\n");
    pressed(Key::Right, (100, 49));
    screen.close();
}

/// Once a click beside the field made the g of "touching" a guess.
#[test]
fn letters_beside_the_field_of_a_test_are_no_commands() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=0,0,50,50 b=51,0,50,50 door=own {TALL}"));
    screen.move_to(FIELD);
    std::thread::sleep(Duration::from_secs(1));
    typed(&screen, "1 < 2");
    let before = judged(&program, "1 < 2");
    assert_eq!(before["contact"], "apart");
    screen.click((300, 600));
    typed(&screen, "touching, 0.5-1");
    screen.keys(&[Key::Right]);
    let mut moved = before;
    (moved["a"], moved["contact"]) = (json!([1, 0, 51, 50]), json!("touching"));
    assert_eq!(program.next(), moved, "nothing before the arrow key");
    screen.close();
}
