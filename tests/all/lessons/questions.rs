//! Each question of the built-in course, also those of its tests, played twice over: each wrong answer that is named, and one
//! that is not; then the right one.

use hantei::lesson::{Course, CourseStep, Hand, Session, StepKind, StepPlace, WrongGiven};
use hantei::scene::Viewer;
use hantei::words::{Language, Text, Words};

fn say(text: &Text) -> String {
    Words::new(Language::En).say(text)
}

fn course() -> Course {
    Course::built_in().unwrap_or_else(|why| panic!("{}", say(&why)))
}

/// Each question, with its id, in a course of its own.
pub(crate) fn each_question(course: &Course, mut with: impl FnMut(&str, Session)) {
    let steps = course.chapters.iter().flat_map(|chapter| &chapter.steps);
    let questions = steps.flat_map(|step| if step.is_test() { step.cases() } else { std::slice::from_ref(step) });
    for question in questions {
        let mut alone = course.clone();
        alone.chapters.truncate(1);
        alone.chapters[0].steps = vec![question.clone()];
        with(&question.id, Session::new(alone, StepPlace::default()));
    }
}

/// What is wrong with a question as it opens: it is done, or a tick is.
fn done_at_once(session: &mut Session, scene: &dyn Viewer) -> bool {
    session.watch(scene, Hand::Rests, 0.0);
    session.state().is_done || session.state().ticks.iter().any(|tick| *tick)
}

/// Says each wrong answer; those that are right after all, or have no reason.
fn unreasoned(session: &mut Session, scene: &mut dyn Viewer) -> Vec<String> {
    let CourseStep { kind, wrong, .. } = session.step().clone();
    let mut found = Vec::new();
    let mut note = |session: &Session, given: String| {
        if session.why().is_none() || session.state().is_done {
            found.push(given);
        }
    };
    match &kind {
        StepKind::Choice { options, right } => {
            for option in (0..options.len()).filter(|option| option != right) {
                session.choose(option);
                note(session, format!("option {}", option + 1));
            }
        }
        StepKind::Number(_) => {
            let answers = scene.answers();
            let listed = wrong.iter().filter_map(|wrong| match &wrong.given {
                WrongGiven::Numbers(numbers) => Some(numbers),
                WrongGiven::Any | WrongGiven::Formulas(_) => None,
            });
            let numbers: Vec<f64> = listed.flatten().filter_map(|number| number.number(&answers)).collect();
            for number in numbers.into_iter().chain([-12_345.625]) {
                session.say(number, scene);
                note(session, number.to_string());
            }
        }
        StepKind::Formula(_) => {
            let formulas = wrong.iter().filter_map(|wrong| match &wrong.given {
                WrongGiven::Formulas(formulas) => Some(formulas),
                WrongGiven::Any | WrongGiven::Numbers(_) => None,
            });
            for formula in formulas.flatten() {
                let taken = scene.set("formula", formula);
                session.watch(scene, Hand::Rests, 0.0);
                note(session, format!("{formula} {}", taken.err().map_or(String::new(), |why| say(&why))));
            }
        }
        StepKind::Guess => {
            if wrong.is_empty() {
                found.push("a wrong guess".into());
            }
        }
        StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Test(_) => {}
    }
    found
}

/// Whether the solution does it.
fn is_solved(session: &mut Session, scene: &mut dyn Viewer) -> bool {
    if matches!(session.step().kind, StepKind::Guess) {
        session.guessed(true);
    }
    for act in session.solve(scene) {
        act.run(scene);
        session.watch(scene, Hand::Rests, 1.0);
    }
    session.state().is_done
}

/// All that is wrong with the questions of a course, a line each.
pub(crate) fn flaws(course: &Course) -> Vec<String> {
    let mut flaws = Vec::new();
    each_question(course, |id, mut session| {
        let mut scene = session.open().unwrap_or_else(|why| panic!("{id}: {}", say(&why)));
        if done_at_once(&mut session, scene.as_ref()) {
            flaws.push(format!("{id} is done before anything was done"));
        }
        let unreasoned = unreasoned(&mut session, scene.as_mut());
        flaws.extend(unreasoned.into_iter().map(|given| format!("{id}: it is not said why this is wrong: {given}")));
        if !is_solved(&mut session, scene.as_mut()) {
            flaws.push(format!("{id}: {:?} after the solution: {:?}", session.state(), scene.answers()));
        }
    });
    flaws
}

#[test]
fn every_wrong_answer_is_told_why_and_the_right_one_is_right() {
    assert_eq!(flaws(&course()), Vec::<String>::new());
}
