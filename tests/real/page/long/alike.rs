//! The page and the desktop program give the same answers to the same events.

use crate::page::browser::{Browser, Key};
use crate::places::{FIRST_METHOD, NEXT_METHOD};
use crate::screen;
use crate::screen::Screen;

/// The four corners of the WPF source's figure.
const CORNERS: [(i32, i32); 4] = [(162, 212), (210, 112), (386, 152), (355, 244)];

/// An input for the desktop and the page.
#[derive(Clone, Copy)]
enum Step {
    Move(i32, i32),
    Click(i32, i32),
    Drag((i32, i32), (i32, i32)),
    Press(screen::Key, Key),
}

fn same_trace(words: &str, steps: &[Step]) {
    let screen = Screen::start();
    let program = screen.open(&format!("{words} --window-size 988x788"));
    let browser = Browser::start();
    let mut settings = words.split_whitespace();
    let scene = settings.next().expect("a scene");
    let query: Vec<&str> = std::iter::once("").chain(settings).collect();
    let first = browser.open_traced(&format!("?scene={scene}{}", query.join("&")));
    assert_eq!(first["scene"], scene, "{words}");
    let mut answers = 0;
    for step in steps {
        match *step {
            Step::Move(x, y) => {
                screen.move_to((x, y));
                browser.move_to((x, y));
            }
            Step::Click(x, y) => {
                screen.click((x, y));
                browser.click((x, y));
            }
            Step::Drag(from, to) => {
                screen.drag(from, to);
                browser.drag(from, to);
            }
            Step::Press(key, same) => {
                screen.keys(&[key]);
                browser.key(same);
            }
        }
        // Both answer in their own time, but with the same lines.
        while let Some(line) = program.soon() {
            assert_eq!(browser.next(), line, "{words}");
            answers += 1;
        }
    }
    // On a busy machine the window may be slower. If the page has one line more, none comes here.
    while !browser.is_silent() {
        assert_eq!(browser.next(), program.next(), "{words}");
        answers += 1;
    }
    assert!(answers >= steps.len() / 2, "{words}: {answers} answers to {} steps", steps.len());
    assert_eq!(browser.errors(), [""; 0], "{words}");
}

#[test]
#[ignore = "scripts/test-long"]
fn rects_says_what_the_desktop_says() {
    use Step::{Click, Drag, Move, Press};
    let right = Press(screen::Key::Right, Key("ArrowRight", "ArrowRight", 0));
    let method = |row: i32| Click(FIRST_METHOD.0, FIRST_METHOD.1 + row * NEXT_METHOD);
    let steps = [
        Move(164, 290),
        Move(165, 290),
        Move(364, 290),
        Move(363, 290),
        Move(264, 190),
        Move(264, 191),
        Move(264, 390),
        method(5),
        method(4),
        method(0),
        Move(264, 389),
        Move(500, 20),
    ];
    same_trace("rects door=methods zoom=1 pan=0,0", &steps);
    let steps = [Drag((100, 100), (250, 100)), right, right, method(5), Drag((291, 100), (351, 120)), right];
    same_trace("rects a=50,50,100,100 b=300,70,100,100 door=methods zoom=1 pan=0,0", &steps);
}

#[test]
#[ignore = "scripts/test-long"]
fn quad_says_what_the_desktop_says() {
    use Step::{Click, Drag, Press};
    let mut steps: Vec<Step> = CORNERS.iter().map(|&(x, y)| Click(x, y)).collect();
    steps.extend([Click(251, 179), Click(20, 20), Click(210, 112), Click(300, 190)]);
    steps.extend([Drag(CORNERS[0], (320, 200)), Click(250, 150), Click(330, 160)]);
    steps.extend([
        Press(screen::Key::Left, Key("ArrowLeft", "ArrowLeft", 0)),
        Press(screen::Key::Escape, Key("Escape", "Escape", 0)),
    ]);
    same_trace("quad zoom=1 pan=0,0", &steps);
}

#[test]
#[ignore = "scripts/test-long"]
fn melons_says_what_the_desktop_says() {
    let on = Step::Press(screen::Key::Period, Key("Period", ".", 0));
    let right = Step::Press(screen::Key::Right, Key("ArrowRight", "ArrowRight", 0));
    same_trace("melons speed=145 frame=2", &[Step::Move(300, 300), on, on, right, on, on, on]);
}

#[test]
#[ignore = "scripts/test-long"]
fn cuboids_says_what_the_desktop_says() {
    let nudge = Step::Press(screen::Key::Right, Key("ArrowRight", "ArrowRight", 0));
    let back = Step::Press(screen::Key::Left, Key("ArrowLeft", "ArrowLeft", 0));
    same_trace("cuboids preset=touching-face", &[Step::Move(30, 30), nudge, back, nudge, back]);
}
