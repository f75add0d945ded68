//! The first chapter of the course, played by hand.

use crate::screen::Screen;
use hantei::geometry::Point;
use hantei::lesson::{Act, Course, Kind, Place, Session};
use hantei::scene::Event;
use std::time::Duration;

/// The window, its stage beside the panel and above the bar, and the button that leads on.
const WINDOW: &str = "--window-size 1200x800";
const STAGE: (f64, f64) = (1200.0 - 412.0, 800.0 - 136.0);
const NEXT: (i16, i16) = (1152, 770);
/// The row of answers.
const ANSWERS: i32 = 774;
/// How the way on is coloured once a step is done.
const DUE: (u8, u8, u8) = (218, 236, 231);
const KEY_F4: u32 = 0xffc1;
const KEY_ON: u32 = b']' as u32;
const KEY_NO: u32 = b'n' as u32;

/// Long enough for a frame or two.
fn a_moment() {
    std::thread::sleep(Duration::from_millis(120));
}

#[test]
fn the_first_chapter_is_played_with_mouse_and_keys() {
    let course = Course::built_in().expect("the course");
    let screen = Screen::start();
    let _program = screen.open(WINDOW);
    // Keys go to the window under the pointer.
    screen.move_to((30, 30));
    screen.symbols(&[KEY_F4]);
    for step in 0..course.chapters[0].steps.len() {
        let place = Place { chapter: 0, step };
        let mut session = Session::new(course.clone(), place);
        let mut scene = session.open().expect("an opening");
        scene.handle(Event::Resized { width: STAGE.0, height: STAGE.1 });
        let viewport = scene.viewport();
        let on_stage = |at: Point| {
            let at = viewport.to_stage(at);
            (at.x.round() as i32, at.y.round() as i32)
        };
        // The way on is quiet until the step is done.
        a_moment();
        screen.wait_pixel(NEXT, |colour| colour != DUE);
        for act in session.solve(scene.as_ref()) {
            match act {
                Act::Happens(Event::PointerMoved(at)) => screen.move_to(on_stage(at)),
                Act::Happens(Event::Pressed { .. }) => screen.press(),
                Act::Happens(Event::Released(at)) => {
                    screen.move_to(on_stage(at));
                    screen.release();
                }
                other => panic!("{place} needs {other:?}"),
            }
            a_moment();
        }
        match &session.step().kind {
            Kind::Guess => screen.symbols(&[KEY_NO]),
            // One of the answers in the row is right: all are tried.
            Kind::Choice { .. } => (30..900).step_by(90).for_each(|x| screen.click((x, ANSWERS))),
            Kind::Goal(_) | Kind::Ticks(_) | Kind::Number(_) => {}
        }
        screen.wait_pixel(NEXT, |colour| colour == DUE);
        screen.symbols(&[KEY_ON]);
    }
}

#[test]
fn a_guess_is_taken_by_the_buttons_of_the_bar() {
    let screen = Screen::start();
    let program = screen.open(&format!("rects a=170,190,100,100 b=270,190,100,100 guess=on {WINDOW}"));
    // Before the guess the panel tells no verdict: its accent is nowhere in the place of the headline.
    let headline = || screen.pixels((800, 55), (380, 40));
    screen.move_to((30, 30));
    a_moment();
    assert!(!headline().contains(&(0, 95, 82)), "nothing is told");
    screen.symbols(&[KEY_NO]);
    a_moment();
    screen.symbols(&[b'g' as u32]);
    assert_eq!(program.next()["scene"], "rects", "another case was dealt");
}
