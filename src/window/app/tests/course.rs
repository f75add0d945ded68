//! The course, played by hand.

use super::desk::Desk;
use hantei_collision::Point;
use hantei_scenes::lesson::{Act, Course, CourseStep, Session, StepKind, StepPlace};
use hantei_scenes::scene::{Event, Viewer};
use hantei_scenes::words::{Language, Words};
use macroquad::input::KeyCode as K;

const SIZE: &str = "--window-size 1200x800";

/// The steps of the first chapter, and the questions of its test.
fn steps() -> Vec<CourseStep> {
    let course = Course::built_in().expect("the course");
    course.chapters[0].steps.iter().flat_map(CourseStep::and_cases).filter(|step| !step.is_test()).cloned().collect()
}

/// The acts that solve a step which is open in this window, and the step's scene.
fn solution(desk: &Desk, step: &CourseStep) -> (Vec<Act>, Viewer) {
    let mut alone = Course::built_in().expect("the course");
    alone.chapters.truncate(1);
    alone.chapters[0].steps = vec![step.clone()];
    let mut session = Session::new(alone, StepPlace::default());
    let mut scene = session.open().expect("an opening");
    let stage = desk.app.layout.stage;
    scene.handle(Event::Resized { width: stage.width().into(), height: stage.height().into() });
    (session.solve(&scene), scene)
}

fn do_by_hand(desk: &mut Desk, acts: &[Act]) {
    let at = |desk: &Desk, at: Point| desk.on_stage(at.x, at.y);
    for act in acts {
        match act {
            Act::Happens(Event::PointerMoved(to)) => desk.move_to(at(desk, *to)),
            Act::Happens(Event::Pressed { at: to, .. }) => desk.press(at(desk, *to)),
            Act::Happens(Event::Released(to)) => desk.release(at(desk, *to)),
            other => panic!("no hand does {other:?}"),
        }
        // A goal counts once the hand rests.
        desk.pass(0.5);
    }
}

fn is_done(desk: &Desk) -> bool {
    desk.app.tutor.session().expect("in the course").state().is_done
}

#[test]
fn the_first_chapter_is_played_with_mouse_and_keys() {
    let english = Words::new(Language::En);
    let mut desk = Desk::open(SIZE);
    desk.keys(&[K::F4]);
    for step in steps() {
        let place = &step.id;
        assert!(!is_done(&desk), "{place} is done before anything was done");
        assert!(desk.find("Continue").is_none(), "{place}: the way on is quiet until the step is done");
        assert!(desk.says(&english.say(&step.task)), "{place}: {}", desk.text());
        let (acts, mut scene) = solution(&desk, &step);
        do_by_hand(&mut desk, &acts);
        match &step.kind {
            StepKind::Guess { .. } => {
                scene.handle(Event::act("guess-yes"));
                let yes = scene.guessing().and_then(|guessing| guessing.is_right).expect("it was guessed");
                desk.keys(&[if yes { K::H } else { K::M }]);
            }
            StepKind::Number { right: goal, .. } => {
                let number = goal.number(&desk.scene().answers()).expect("a number").to_string();
                desk.types(&number);
                desk.keys(&[K::Enter]);
            }
            StepKind::Choice { options, .. } => {
                // One is right: all are tried.
                for option in options {
                    if !is_done(&desk) {
                        desk.choose(&english.say(&option.says));
                    }
                }
            }
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. } | StepKind::Test(_) => {}
        }
        desk.pass(0.5);
        assert!(is_done(&desk), "{place}: {}", desk.text());
        assert!(desk.find("Continue").is_some(), "{place}: {}", desk.text());
        desk.keys(&[K::RightBracket]);
    }
}

#[test]
fn a_guess_is_taken_by_the_buttons_of_the_bar() {
    let mut desk = Desk::open(&format!("rects a=170,190,100,100 b=270,190,100,100 guess=on {SIZE}"));
    // Before the guess nothing tells.
    let tells = |desk: &Desk| desk.scene().readings().verdict.is_some();
    assert!(!tells(&desk) && desk.scene().is_hidden(), "{}", desk.text());
    desk.choose("Miss");
    assert!(tells(&desk) && desk.says("You said miss: right"), "{}", desk.text());
    desk.answers();
    desk.keys(&[K::G]);
    assert_eq!(desk.next()["scene"], "rects", "another case was dealt");
    assert!(!tells(&desk), "and is not told");
    // The second click of a double click answers no other case.
    let answer = desk.control("Hit").center();
    desk.click_all([answer, answer]);
    assert!(desk.says("You said hit"), "{}", desk.text());
}

/// A course that was left goes on where it was, and the scene before it comes back.
#[test]
fn the_course_is_left_and_goes_on() {
    let mut desk = Desk::open(&format!("rects a=1,2,30,40 b=100,100,50,50 {SIZE}"));
    desk.choose("Start the course");
    let first = desk.app.tutor.place();
    assert!(first.is_some());
    desk.keys(&[K::RightBracket]);
    let second = desk.app.tutor.place();
    assert!(second > first, "{second:?}");
    desk.keys(&[K::Escape]);
    assert_eq!(desk.app.tutor.place(), None, "Escape leaves");
    assert!(desk.scene().words().contains(&"a=1,2,30,40".to_owned()), "{:?}", desk.scene().words());
    desk.choose("Continue the course");
    assert_eq!(desk.app.tutor.place(), second);
    drop(desk);
    let again = Desk::again(&format!("course {SIZE}"));
    assert_eq!(again.app.tutor.place(), second, "another window remembers it");
    drop(again);
    let fresh = Desk::again(&format!("course --fresh {SIZE}"));
    assert_eq!(fresh.app.tutor.place(), first, "a fresh one does not");
}
