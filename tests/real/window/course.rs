//! The first chapter of the course, played by hand.

use crate::chapter::{DUE, Gesture, HEIGHT, NEXT, STAGE_AT, WIDTH, gestures};
use crate::screen::{PALETTE, Screen, rgb};
use std::time::Duration;

const KEY_F4: u32 = 0xffc1;
const KEY_ON: u32 = b']' as u32;
/// The second answer, under the stage.
const NO: (i32, i32) = (630, 612);
const KEY_NO: u32 = b'm' as u32;
const KEY_YES: u32 = b'h' as u32;
const KEY_ENTER: u32 = 0xff0d;

fn a_moment() {
    std::thread::sleep(Duration::from_millis(120));
}

#[test]
fn the_first_chapter_is_played_with_mouse_and_keys() {
    let screen = Screen::start();
    let _program = screen.open(&format!("--window-size {WIDTH}x{HEIGHT}"));
    // Keys go to the window under the pointer.
    screen.move_to((30, 30));
    screen.symbols(&[KEY_F4]);
    screen.see_from(STAGE_AT);
    for gestures in gestures() {
        // The button for the next step is quiet until the step is done.
        a_moment();
        screen.wait_pixel(NEXT, |colour| colour != DUE);
        for gesture in gestures {
            match gesture {
                Gesture::Move(at) => screen.move_to(at),
                Gesture::Press(at) => {
                    screen.move_to(at);
                    screen.press();
                }
                Gesture::Release(at) => {
                    screen.move_to(at);
                    screen.release();
                }
                Gesture::Rest => std::thread::sleep(Duration::from_millis(600)),
                Gesture::Guess(yes) => screen.symbols(&[if yes { KEY_YES } else { KEY_NO }]),
                Gesture::Type(sign) => screen.symbols(&[sign as u32]),
                Gesture::Enter => screen.symbols(&[KEY_ENTER]),
            }
            a_moment();
        }
        screen.wait_pixel(NEXT, |colour| colour == DUE);
        screen.symbols(&[KEY_ON]);
    }
}

#[test]
fn a_guess_is_taken_by_the_buttons_of_the_bar() {
    let screen = Screen::start();
    let program =
        screen.open(&format!("rects a=170,190,100,100 b=270,190,100,100 guess=on --window-size {WIDTH}x{HEIGHT}"));
    // The row that decides has a dark bar at its left. Before the guess no row has.
    let tells = || screen.pixel(854, 30) == rgb(PALETTE.ink);
    screen.move_to((300, 30));
    a_moment();
    assert!(!tells(), "nothing is told");
    screen.click(NO);
    screen.wait_pixel((854, 30), |colour| colour == rgb(PALETTE.ink));
    screen.move_to((300, 30));
    screen.symbols(&[b'g' as u32]);
    assert_eq!(program.next()["scene"], "rects", "another case was dealt");
}
