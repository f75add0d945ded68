//! The first chapter of the course, as a user plays it in a window or page of 1200×800.

use crate::screen::{PALETTE, Rgb, rgb};
use hantei_collision::Point;
use hantei_scenes::lesson::{Act, Course, CourseStep, Session, StepKind, StepPlace};
use hantei_scenes::scene::Event;

pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 800;
/// The stage's place, beside the text and below the bar and the verdict, and its size.
pub(crate) const STAGE_AT: (i16, i16) = (340, 136);
const STAGE: (f64, f64) = (1200.0 - 340.0, 800.0 - 136.0);
/// Inside the button to the next step, left of its word, relative to the stage; its colour once a step is done.
pub(crate) const NEXT: (i16, i16) = (40 - STAGE_AT.0, 745 - STAGE_AT.1);
pub(crate) const DUE: Rgb = rgb(PALETTE.accent);
/// The middle of the answer cards, and the places of the first and the last.
const ANSWERS: (i32, i32, i32) = (-170, 10, 560);

#[derive(Clone, Copy, Debug)]
pub(crate) enum Gesture {
    Move((i32, i32)),
    Press((i32, i32)),
    Release((i32, i32)),
    Rest,
    /// Answers yes or no by its key.
    Guess(bool),
    Type(char),
    Enter,
}

/// The inputs for each step of the chapter, and for each question of its test.
pub(crate) fn gestures() -> Vec<Vec<Gesture>> {
    let course = Course::built_in().expect("the course");
    let asked = course.chapters[0].steps.iter().flat_map(CourseStep::and_cases).filter(|step| !step.is_test());
    asked.map(|step| of_step(&course, step)).collect()
}

fn of_step(course: &Course, step: &CourseStep) -> Vec<Gesture> {
    let mut alone = course.clone();
    alone.chapters.truncate(1);
    alone.chapters[0].steps = vec![step.clone()];
    let place = &step.id;
    let mut session = Session::new(alone, StepPlace::default());
    let mut scene = session.open().expect("an opening");
    scene.handle(Event::Resized { width: STAGE.0, height: STAGE.1 });
    let viewport = scene.viewport();
    let on_stage = |at: Point| {
        let at = viewport.to_stage(at);
        (at.x.round() as i32, at.y.round() as i32)
    };
    let acts = session.solve(&scene);
    let is_button = |act: Option<&Act>| matches!(act, Some(Act::Happens(Event::Pressed { .. } | Event::Released(_))));
    let acts = acts.iter().enumerate().flat_map(|(i, act)| match act {
        Act::Happens(Event::PointerMoved(at)) if is_button(acts.get(i + 1)) => vec![Gesture::Move(on_stage(*at))],
        Act::Happens(Event::PointerMoved(at)) => vec![Gesture::Move(on_stage(*at)), Gesture::Rest],
        Act::Happens(Event::Pressed { at, .. }) => vec![Gesture::Press(on_stage(*at))],
        Act::Happens(Event::Released(at)) => vec![Gesture::Release(on_stage(*at))],
        other => panic!("{place} needs {other:?}"),
    });
    let answers: Vec<Gesture> = match &session.step().kind {
        StepKind::Guess => {
            scene.handle(Event::act("guess-yes"));
            vec![Gesture::Guess(scene.guessing().and_then(|guessing| guessing.is_right).expect("it was guessed"))]
        }
        StepKind::Number(goal) => {
            let number = goal.number(&scene.answers()).expect("a number").to_string();
            number.chars().map(Gesture::Type).chain([Gesture::Enter]).collect()
        }
        // The answers are below each other, and one is right: all are tried.
        StepKind::Choice { .. } => {
            let (x, first, last) = ANSWERS;
            let clicks = (first..last).step_by(30).map(|y| (x, y));
            clicks.flat_map(|at| [Gesture::Move(at), Gesture::Press(at), Gesture::Release(at)]).collect()
        }
        StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula(_) | StepKind::Test(_) => Vec::new(),
    };
    acts.chain(answers).collect()
}
