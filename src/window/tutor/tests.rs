//! The course in the window, by *Next* only.

use super::{Frame, Tutor};
use crate::window::panel::lesson::{LessonChoice, LessonText, Tone, outcome};
use hantei_scenes::lesson::{Course, StepKind, StepPlace};
use hantei_scenes::scene::{self, Event, Viewer};
use hantei_scenes::text;

const STAGE: Event = Event::Resized { width: 860.0, height: 664.0 };

/// No step is done when *Next* leads to it: not by the old stage, nor by its answer to a guess.
#[test]
fn next_never_arrives_at_a_step_that_is_done() {
    let course = Course::built_in().expect("the course");
    let mut scenes = scene::all();
    let mut tutor = Tutor::default();
    tutor.begin(course, Some(StepPlace::default()));
    let mut shown = tutor.open(&mut scenes).expect("the first step");
    let mut now = 0.0;
    loop {
        let at = tutor.place().expect("in the course");
        // The chapter's summary has no question.
        if tutor.session().expect("in the course").recap().is_none() {
            scenes[shown].handle(STAGE);
            for _ in 0..3 {
                now += 0.1;
                tutor.advance(&mut scenes[shown], at_rest(now), false);
                assert!(
                    !tutor.session().expect("in the course").state().is_done,
                    "{at} is done before anything was done"
                );
            }
            solve(&mut tutor, (&mut scenes, shown), &mut now);
            assert!(tutor.session().expect("in the course").state().is_done, "{at} is not done by its solution");
        }
        tutor.step(true);
        tutor.advance(&mut scenes[shown], at_rest(now), false);
        match tutor.open(&mut scenes) {
            Some(place) => shown = place,
            None => break,
        }
    }
    assert!(tutor.session().is_some_and(|session| session.next().is_none()), "it ends at the last step");
}

/// A pointer that is fast enters the goal between the opening of a step and the first look at it.
#[test]
fn a_goal_that_is_reached_before_the_first_look_counts() {
    let mut scenes = scene::all();
    let mut tutor = Tutor::default();
    tutor.begin(Course::built_in().expect("the course"), Some(StepPlace::default()));
    let shown = tutor.open(&mut scenes).expect("the first step");
    scenes[shown].handle(STAGE);
    let acts = tutor.session.as_mut().expect("in the course").solve(&scenes[shown]);
    acts.iter().for_each(|act| act.run(&mut scenes[shown]));
    tutor.advance(&mut scenes[shown], at_rest(1.0), false);
    assert!(tutor.session().expect("in the course").state().is_done);
}

/// The tutor at the step with this id, and its scene.
fn at_step(id: &str) -> (Tutor, Viewer) {
    let course = Course::built_in().expect("the course");
    let place = course.find(id);
    let (mut tutor, mut scenes) = (Tutor::default(), scene::all());
    tutor.begin(course, place);
    let shown = tutor.open(&mut scenes).expect("a step");
    (tutor, scenes.swap_remove(shown))
}

fn choose(tutor: &mut Tutor, scene: &mut Viewer, choice: LessonChoice) {
    tutor.take(choice);
    tutor.advance(scene, at_rest(1.0), false);
}

/// Once 1 in a question changed the view.
#[test]
fn a_digit_in_a_question_does_not_change_the_view() {
    for (id, is_question) in [("what-does-it-tell", true), ("a-cross", true), ("fool-it", false)] {
        let (tutor, _) = at_step(id);
        assert_eq!(tutor.answering_signs().contains('1'), is_question, "{id}");
    }
}

/// Once the line over the picture said "Answer first." after a wrong answer, and repeated the question of a guess.
#[test]
fn the_line_over_the_picture_says_what_is_so() {
    let (mut tutor, mut scene) = at_step("what-does-it-tell");
    assert_eq!(tutor.told(scene.readings()).headline, text!("ask-first"));
    choose(&mut tutor, &mut scene, LessonChoice::Answer(0));
    assert_eq!(tutor.told(scene.readings()).headline, text!("course-again"));
    choose(&mut tutor, &mut scene, LessonChoice::Answer(2));
    assert_eq!(tutor.told(scene.readings()).headline, scene.readings().headline);
    let (tutor, scene) = at_step("a-cross");
    assert_eq!(tutor.told(scene.readings()).headline, text!("ask-first"));
    // Of melons the line speaks of one frame, the goal of all.
    let (tutor, mut scene) = at_step("through-each-other");
    assert_ne!(tutor.told(scene.readings()).headline, text!("verdict-miss-in-frame"), "a hit");
    scene.set("speed", "25").expect("a speed");
    assert_eq!(tutor.told(scene.readings()).headline, text!("verdict-miss-in-frame"));
    scene.set("speed", "134").expect("a speed");
    assert_eq!(tutor.told(scene.readings()).headline, scene.readings().headline, "passed through");
}

/// Once a wrong number kept an empty ring.
#[test]
fn a_wrong_number_has_the_mark_of_a_wrong_answer() {
    let (mut tutor, mut scene) = at_step("how-many-at-once");
    let is_right = |tutor: &Tutor| LessonText::default().is_right(tutor.session().expect("in the course"));
    assert_eq!(is_right(&tutor), None);
    choose(&mut tutor, &mut scene, LessonChoice::Number(3.0));
    assert_eq!(is_right(&tutor), Some(false));
    choose(&mut tutor, &mut scene, LessonChoice::Number(2.0));
    assert_eq!(is_right(&tutor), Some(true));
}

/// Once a goal counted while the pointer was on its way elsewhere.
#[test]
fn a_goal_counts_when_the_hand_rests_or_lets_go() {
    let moves = |now| Frame { has_input: true, ..at_rest(now) };
    let lets_go = |now| Frame { has_input: true, has_release: true, ..at_rest(now) };
    for id in ["bring-them-together", "left-and-right-alike", "a-parallelogram-turns-over", "nine-regions"] {
        for (frames, is_done) in [
            (&[moves(1.0), moves(1.1), at_rest(1.3)][..], false),
            (&[moves(1.0), moves(1.1), at_rest(1.5)], true),
            (&[moves(1.0), lets_go(1.1)], true),
        ] {
            let (mut tutor, mut scene) = at_step(id);
            tutor.advance(&mut scene, at_rest(0.5), false);
            for act in tutor.session().expect("in the course").step().solution.clone() {
                act.run(&mut scene);
                frames.iter().for_each(|frame| _ = tutor.advance(&mut scene, *frame, false));
            }
            assert_eq!(tutor.session().expect("in the course").state().is_done, is_done, "{id}");
        }
    }
}

/// Once a guess that was wrong had a cross beside "Done." after Back.
#[test]
fn a_wrong_guess_is_not_called_done_after_back() {
    let (mut tutor, mut scene) = at_step("only-numbers");
    scene.handle(Event::act("guess-yes"));
    tutor.advance(&mut scene, at_rest(1.0), false);
    let mut scenes = scene::all();
    for choice in [None, Some(LessonChoice::On), Some(LessonChoice::Back)] {
        if let Some(choice) = choice {
            choose(&mut tutor, &mut scene, choice);
            let shown = tutor.open(&mut scenes).expect("a step");
            std::mem::swap(&mut scene, &mut scenes[shown]);
        }
        let session = tutor.session().expect("in the course");
        let outcome = outcome(session).filter(|_| session.step().id == "only-numbers");
        let is_wrong = session.step().id != "only-numbers"
            || outcome.is_some_and(|it| it.lead == text!("course-no") && it.tone == Tone::Wrong);
        assert!(is_wrong, "{}", session.step().id);
    }
    let session = tutor.session().expect("in the course");
    assert_eq!((session.step().id.as_str(), LessonText::default().is_right(session)), ("only-numbers", Some(false)));
}

/// Once *Leave* and *Continue* forgot the drag and the hint.
#[test]
fn leaving_and_continuing_shows_the_step_as_it_was() {
    let (mut tutor, mut scene) = at_step("none-of-the-four");
    scene.set("a", "300,290,80,80").expect("a place");
    choose(&mut tutor, &mut scene, LessonChoice::Hint);
    let left = scene.words();
    tutor.leave(&scene);
    tutor.begin(Course::built_in().expect("the course"), None);
    let mut scenes = scene::all();
    let shown = tutor.open(&mut scenes).expect("a step");
    assert_eq!(scenes[shown].words(), left);
    assert!(tutor.session().expect("in the course").state().has_hint);
}

/// Plays the solution of the present step, or answers its guess.
fn solve(tutor: &mut Tutor, (scenes, shown): (&mut [scene::Viewer], usize), now: &mut f64) {
    tutor.chosen = Some(super::LessonChoice::Solution);
    let step = tutor.session().expect("in the course").step();
    if matches!(step.kind, StepKind::Guess { .. }) {
        // A wrong guess in a test would restart it.
        let told = scene::open(&step.open).expect("an opening").readings();
        scenes[shown].handle(Event::act(if told.verdict == Some(true) { "guess-yes" } else { "guess-no" }));
    }
    for _ in 0..600 {
        *now += 0.02;
        let goes_on = tutor.advance(&mut scenes[shown], at_rest(*now), false);
        // A dragged shape returns to its first place.
        tutor.open(scenes);
        if !goes_on {
            break;
        }
    }
}

fn at_rest(now: f64) -> Frame {
    Frame { now, has_input: false, has_release: false, drags: false }
}
