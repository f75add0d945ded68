use hantei::lesson::{Course, Hand, Session, StepKind, StepPlace};
use hantei::scene::Viewer;
use hantei::words::Text;
use std::cmp::Ordering;

const FILE: &str = r#"
title = "All kinds"
[[step]]
title = "Goal"
task = "Overlap."
open = "rects a=20,190,100,100 b=270,190,100,100"
goal = "hit"
solution = ["drag 70,240 290,240"]
[[step]]
title = "Ticks"
task = "Left, then right."
open = "rects a=200,190,100,100 b=270,190,100,100"
ticks = ["ax2 < bx1", "ax1 > bx2"]
solution = ["set a=20,190,100,100", "set a=420,190,100,100"]
[[step]]
title = "Choice"
task = "How many?"
open = "crowd n=12 frame=0"
choice = { options = ["12", "66", { says = "144", why = "That counts each pair twice." }], right = 2 }
[[step]]
title = "Number"
task = "How many pairs?"
open = "crowd n=12 frame=0"
number = "pairs"
"#;

fn begun(place: StepPlace) -> (Session, Viewer) {
    let mut session = Session::new(Course::read(&[("all.toml", FILE)]).expect("a course"), place);
    let scene = session.open().expect("an opening");
    assert!(!session.watch(&scene, Hand::Rests, 0.0), "nothing has happened");
    (session, scene)
}

fn at(step: usize) -> StepPlace {
    StepPlace { chapter: 0, step }
}

#[test]
fn a_goal_is_reached_by_doing_and_not_by_opening() {
    let (mut session, mut scene) = begun(at(0));
    for act in session.solve(&scene) {
        act.run(&mut scene);
    }
    assert!(session.watch(&scene, Hand::Rests, 1.0));
    assert!(session.state().is_done && session.state().was_shown);
}

#[test]
fn what_was_so_from_the_start_was_not_reached() {
    let file = FILE.replace("goal = \"hit\"", "goal = \"!hit\"");
    let mut session = Session::new(Course::read(&[("all.toml", &file)]).expect("a course"), at(0));
    let mut scene = session.open().expect("an opening");
    session.watch(&scene, Hand::Rests, 0.0);
    assert!(!session.state().is_done);
    scene.set("a", "270,190,100,100").expect("a place");
    session.watch(&scene, Hand::Rests, 1.0);
    scene.set("a", "20,190,100,100").expect("a place");
    session.watch(&scene, Hand::Rests, 2.0);
    assert!(session.state().is_done, "left and come back");
}

#[test]
fn ticks_fill_in_any_order_and_stay() {
    let (mut session, mut scene) = begun(at(1));
    let acts = session.solve(&scene);
    for (act, ticks) in acts.iter().rev().zip([[false, true], [true, true]]) {
        act.run(&mut scene);
        session.watch(&scene, Hand::Rests, 1.0);
        assert_eq!(session.state().ticks, ticks);
    }
    assert!(session.state().is_done);
}

/// One drag around B makes each of the four true once.
#[test]
fn ticks_fill_in_on_the_way_and_the_step_is_done_at_rest() {
    let (mut session, mut scene) = begun(at(1));
    for act in session.solve(&scene) {
        act.run(&mut scene);
        assert!(session.watch(&scene, Hand::Moves, 1.0));
    }
    assert_eq!((session.state().ticks.as_slice(), session.state().is_done), (&[true, true][..], false));
    assert!(session.watch(&scene, Hand::Moves, 1.1), "it waits for the hand");
    session.watch(&scene, Hand::Rests, 2.0);
    assert!(session.state().is_done);
}

#[test]
fn a_wrong_answer_counts_and_two_offer_the_solution() {
    let (mut session, scene) = begun(at(2));
    session.choose(2);
    assert_eq!(session.why(), Some(&Text::plain("That counts each pair twice.")), "a reason instead of the hint");
    assert!(!session.state().is_done && !session.state().has_hint && !session.offers_solution());
    session.hint();
    assert!(session.why().is_some() && session.state().has_hint, "the hint beside the reason, not in its place");
    assert!(session.help().is_none() && !session.offers_hint(), "here both say the same, once");
    session.choose(0);
    assert!(session.why().is_none(), "there is none");
    assert!(session.offers_solution());
    session.choose(1);
    assert!(session.state().is_done);
    assert_eq!(session.state().tries, 2);
    session.go(at(3));
    for (number, off) in [(144.0, Ordering::Greater), (12.0, Ordering::Less)] {
        session.say(number, &scene);
        assert_eq!((session.state().is_done, session.state().off), (false, Some(off)), "{number}");
    }
    session.say(66.0, &scene);
    assert!(session.state().is_done);
}

#[test]
fn a_hint_comes_after_a_while() {
    let (mut session, scene) = begun(at(0));
    session.watch(&scene, Hand::Rests, 10.0);
    assert!(!session.state().has_hint);
    assert!(session.watch(&scene, Hand::Rests, 100.0));
    assert!(session.state().has_hint && session.offers_solution());
}

#[test]
fn next_and_back_walk_the_course_and_its_ends() {
    let (mut session, _) = begun(at(0));
    assert_eq!((session.back(), session.progress()), (None, (0, 4)));
    while let Some(place) = session.next() {
        session.go(place);
    }
    assert_eq!((session.place(), session.back(), session.progress()), (at(3), Some(at(2)), (0, 4)), "none is done");
    assert_eq!(session.place().to_string(), "1.4");
}

#[test]
fn a_step_that_was_skipped_is_not_done() {
    let (mut session, _) = begun(at(1));
    assert!(!session.has_done(at(0)) && !session.has_done(at(1)), "where one begins says nothing of what is done");
    session.go(at(2));
    assert!(!session.has_done(at(1)), "skipped");
    session.choose(1);
    session.go(at(3));
    assert!(session.has_done(at(2)), "done and left");
    session.go(at(2));
    assert!(session.has_done(at(2)) && !session.state().is_done, "it can be done again");
    assert_eq!(session.progress(), (1, 4));
}

/// Once Back came to empty steps, and what had been done was gone.
#[test]
fn back_and_forth_shows_steps_as_they_were_left() {
    let (mut session, mut scene) = begun(at(0));
    scene.set("a", "250,190,100,100").expect("a place");
    session.watch(&scene, Hand::Rests, 1.0);
    assert!(session.state().is_done, "they overlap");
    let left = scene.words();
    session.leave_step(&scene);
    session.on();
    assert!(!session.state().is_done, "the next step is new");
    session.leave_step(&session.open().expect("an opening"));
    session.go_back();
    assert!(session.state().is_done && session.open().expect("an opening").words() == left, "as it was left");
    session.on();
    assert!(!session.state().is_done, "a step that was passed by is new again");
    // An answer stays, too.
    session.go(at(2));
    session.choose(1);
    session.leave_step(&session.open().expect("an opening"));
    session.on();
    session.go_back();
    assert!(session.state().is_done && session.state().chosen == Some(1));
}

/// Once Skip in a test left the whole chapter.
#[test]
fn a_test_is_skipped_question_by_question_and_is_not_done() {
    let course = Course::built_in().expect("the course");
    let has_several = |place: &StepPlace| course.step(*place).is_some_and(|step| step.cases().len() > 1);
    assert!(course.places().any(|place| has_several(&place)));
    for place in course.places().filter(has_several) {
        let mut session = Session::new(course.clone(), place);
        let (_, count) = session.in_row().expect("a row of questions");
        for at in 1..=count {
            assert_eq!(session.in_row(), Some((at, count)), "{place}");
            if at == count {
                // The last one is answered.
                let scene = session.open().expect("an opening");
                session.solve(&scene);
                session.guessed(true);
            }
            session.on();
        }
        assert!(!session.has_done(place), "{place}: all but one were skipped");
    }
}

#[test]
fn back_from_a_chapter_shows_the_recap_of_the_one_before() {
    let course = Course::built_in().expect("the course");
    let test = course.places().filter(|place| place.chapter == 0).last().expect("a chapter");
    let mut session = Session::new(course.clone(), test);
    while session.recap().is_none() {
        let scene = session.open().expect("an opening");
        session.solve(&scene);
        session.guessed(true);
        session.on();
    }
    session.on();
    assert_eq!(session.place(), StepPlace { chapter: 1, step: 0 });
    session.go_back();
    assert!(session.place() == test && session.recap().is_some());
    session.go_back();
    assert!(session.recap().is_none() && session.place() < test);
}

/// Once *Try again* came with the numbers whose answer had just been told.
#[test]
fn a_question_is_not_asked_again_with_the_numbers_that_it_had() {
    let course = Course::built_in().expect("the course");
    let mut count = 0;
    for place in course.places().filter(|place| course.step(*place).is_some_and(|step| step.is_test())) {
        let mut session = Session::new(course.clone(), place);
        for _ in 0..4 {
            let (before, scene) = (session.step().open.clone(), session.open().expect("an opening"));
            let varies = (1..4).any(|turn| session.step().again(turn).open != before);
            match session.step().kind {
                StepKind::Number(_) => session.say(-1.5, &scene),
                StepKind::Choice { right, .. } => session.choose(1 - right.min(1)),
                StepKind::Guess => session.guessed(false),
                _ => break,
            }
            assert!(session.has_failed(), "{place}");
            session.on();
            assert!(!varies || session.step().open != before, "{place}: {before:?}");
            count += usize::from(varies);
        }
    }
    assert!(count >= 20, "{count} questions");
}

/// Beside a question that waits, the numbers would tell its answer.
#[test]
fn a_question_that_waits_is_one_until_it_is_answered() {
    for (step, asks) in [(0, false), (1, false), (2, true), (3, true)] {
        let (mut session, scene) = begun(at(step));
        assert_eq!(session.is_asking(), asks, "step {step}");
        match step {
            2 => session.choose(1),
            3 => session.say(66.0, &scene),
            _ => continue,
        }
        assert!(session.state().is_done && !session.is_asking(), "step {step}");
    }
}
