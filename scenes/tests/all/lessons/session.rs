use hantei_scenes::lesson::memory::Memory;
use hantei_scenes::lesson::{Course, Hand, Session, StepKind, StepPlace};
use hantei_scenes::scene::{self, Viewer};
use hantei_scenes::words::{Language, Text, Words};
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

/// Once a drag through several goals ticked them all, also those that its end no longer reached.
#[test]
fn a_tick_counts_at_rest_and_not_in_passing() {
    let (mut session, mut scene) = begun(at(1));
    let [left, right] = session.solve(&scene).try_into().expect("two acts");
    left.run(&mut scene);
    assert!(session.watch(&scene, Hand::Moves, 1.0), "it waits for the hand");
    right.run(&mut scene);
    assert!(session.watch(&scene, Hand::Moves, 1.1));
    assert_eq!(session.state().ticks, [false, false], "passed by");
    session.watch(&scene, Hand::Rests, 2.0);
    assert_eq!((session.state().ticks.as_slice(), session.state().is_done), (&[false, true][..], false));
    left.run(&mut scene);
    session.watch(&scene, Hand::Rests, 3.0);
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

/// Answers wrong; false where the picture has to be changed.
fn miss(session: &mut Session) -> bool {
    let scene = session.open().expect("an opening");
    match session.step().kind {
        StepKind::Number { .. } => session.say(-1.5, &scene),
        StepKind::Choice { right, .. } => session.choose(1 - right.min(1)),
        StepKind::Guess { .. } => session.guessed(false),
        _ => return false,
    }
    true
}

fn answer(session: &mut Session) {
    let mut scene = session.open_step().expect("an opening");
    for act in session.solve(&scene) {
        act.run(&mut scene);
        session.watch(&scene, Hand::Rests, 1.0);
    }
    session.guessed(true);
    assert!(session.state().is_done && session.state().tries == 0, "{}", session.step().id);
}

fn tests() -> Vec<Session> {
    let course = Course::built_in().expect("the course");
    let tests = course.places().filter(|place| course.step(*place).is_some_and(|step| step.is_test()));
    tests.map(|place| Session::new(course.clone(), place)).collect()
}

/// Once *Try again* asked the same at once: pressing the other button was enough.
#[test]
fn a_missed_question_of_a_test_shows_its_answer_and_comes_again_at_the_end() {
    let mut count = 0;
    for begun in tests() {
        let (place, (_, all)) = (begun.place(), begun.in_row().expect("a row"));
        for missed in 0..all {
            let mut session = begun.clone();
            (0..missed).for_each(|_| {
                answer(&mut session);
                session.on();
            });
            let before = session.step().clone();
            if !miss(&mut session) {
                continue;
            }
            assert!(session.has_failed() && !session.takes_answers() && !session.hides(), "{place}: all is shown");
            assert!(session.after().or(session.why()).is_some() && !session.is_empty(), "{place}: and why");
            assert_eq!(session.in_row(), Some((missed + 1, all + 1)), "{place}: it alone comes again");
            session.on();
            assert!(missed + 1 == all || session.step().id != before.id, "{place}: at the end");
            assert!(!session.has_answered(missed), "{place}: it stays open in the bar");
            while session.recap().is_none() {
                assert!(!session.has_done(place), "{place}");
                if session.step().id == before.id {
                    let other = session.step();
                    match (&other.kind, &before.kind) {
                        (StepKind::Choice { right, .. }, StepKind::Choice { right: was, .. }) => {
                            assert_ne!(right, was, "{place}: in another order");
                        }
                        _ if before.again(1).open != before.open => assert_ne!(other.open, before.open, "{place}"),
                        _ => {}
                    }
                    count += 1;
                }
                answer(&mut session);
                session.on();
            }
            assert!(session.has_done(place), "{place}");
        }
    }
    assert!(count >= 30, "{count} questions");
}

/// Once each wrong answer at the end of a test added an old question, too: 4, 6, 8, 10.
#[test]
fn a_missed_question_of_a_test_comes_again_at_most_twice() {
    for mut session in tests() {
        let (place, (_, all)) = (session.place(), session.in_row().expect("a row"));
        (1..all).for_each(|_| {
            answer(&mut session);
            session.on();
        });
        let mut count = all;
        for repeats in 0..3 {
            if !miss(&mut session) {
                break;
            }
            count += usize::from(repeats < 2);
            assert_eq!(session.in_row().map(|(_, count)| count), Some(count), "{place}: after {repeats} repeats");
            assert_eq!(session.comes_again(), repeats < 2, "{place}: after {repeats} repeats");
            session.on();
        }
        assert!(count == all || session.recap().is_some() && !session.has_done(place), "{place}");
    }
}

/// A guess that comes back could be answered by the answer that had just been told.
#[test]
fn a_guess_with_numbers_of_its_own_comes_back_with_the_other_answer() {
    let (course, mut count) = (Course::built_in().expect("the course"), 0);
    for step in course.places().filter_map(|place| course.step(place)).flat_map(|step| step.and_cases()) {
        if !matches!(step.kind, StepKind::Guess { .. }) || step.again.is_empty() {
            continue;
        }
        let hits = |words: &[String]| scene::open(words).expect("an opening").readings().verdict;
        assert_ne!(hits(&step.again[0]), hits(&step.open), "{}", step.id);
        count += 1;
    }
    assert!(count >= 4, "{count}");
}

#[test]
fn an_answer_in_another_order_is_remembered_by_its_place_in_the_file() {
    let mut session = begun(at(2)).0;
    let step = session.step().again(1);
    let StepKind::Choice { options, right, .. } = &step.kind else { panic!("a choice") };
    assert_eq!((options[*right].number, *right), (2, 0), "66 comes first");
    session.choose(2);
    let wrong = &session.memory().step("3").or(session.memory().step(&session.step().id)).expect("a step").wrong;
    assert_eq!(wrong, &["3"]);
}

/// Once a question whose answer is always 2 came back a minute later, to be typed again.
#[test]
fn what_can_only_be_typed_again_comes_back_on_another_day() {
    let course = Course::built_in().expect("the course");
    let place = course.find("how-many-at-once").expect("a step");
    let mut session = Session::with(course.clone(), Some(place), Memory::default(), 100);
    let scene = session.open().expect("an opening");
    session.say(1.0, &scene);
    session.say(2.0, &scene);
    let test = StepPlace { step: 7, ..place };
    session.go(test);
    assert!(session.step().id.starts_with("missing-test") && !session.comes_back());
    let memory = session.memory().clone();
    let session = Session::with(course.clone(), None, memory, 101);
    assert!(session.comes_back() && session.step().id == "how-many-at-once");
    for (id, varies) in [("how-many-arrangements", false), ("the-cross-product", true), ("a-cross", true)] {
        let step = course.step(course.find(id).expect("a step")).expect("a step");
        assert_eq!(step.can_vary(), varies, "{id}");
    }
}

/// Once a skipped question had the bar of a right one, and skipping the last one left the chapter without its summary.
#[test]
fn a_skipped_question_stays_open_and_the_last_one_leads_to_the_summary() {
    for mut session in tests() {
        let (place, (_, all)) = (session.place(), session.in_row().expect("a row"));
        for at in 0..all {
            assert!((0..at).all(|place| !session.has_answered(place)), "{place}");
            session.on();
        }
        assert!(session.recap().is_some() && session.place() == place, "{place}");
        assert!(!session.has_done(place) && !session.has_done_chapter(place.chapter), "{place}");
    }
}

/// Once a chapter was ticked by its test alone, and the contents led to a step that was done.
#[test]
fn a_chapter_is_done_with_all_of_its_steps_and_the_first_that_is_not_is_due() {
    let (mut session, scene) = begun(at(2));
    assert_eq!(session.due_in(0), Some(at(2)), "where the learner is");
    session.choose(1);
    assert_eq!(session.due_in(0), Some(at(0)), "that is done now");
    session.go(at(3));
    session.say(66.0, &scene);
    assert!(!session.has_done_chapter(0), "the first two are not done");
    for step in [0, 1] {
        session.go(at(step));
        answer(&mut session);
    }
    assert!(session.has_done_chapter(0) && session.due_in(0).is_none());
    let mut test = tests().swap_remove(0);
    let place = test.place();
    answer(&mut test);
    assert_eq!(test.right_in_test(place), None, "the solution did it");
    test.on();
    test.guessed(true);
    assert_eq!(test.right_in_test(place), Some((1, 4)), "why it is open");
}

/// Once a step that was left for a moment forgot what had been done in it.
#[test]
fn an_unfinished_step_comes_back_as_it_was_left() {
    let (mut session, mut scene) = begun(at(1));
    scene.set("a", "20,190,100,100").expect("a place");
    session.watch(&scene, Hand::Rests, 1.0);
    session.hint();
    let left = (session.state().clone(), scene.words());
    session.leave_step(&scene);
    session.on();
    session.leave_step(&session.open().expect("an opening"));
    session.go_back();
    assert_eq!((session.state().clone(), session.open_step().expect("an opening").words()), left);
    assert_eq!(session.state().ticks, [true, false]);
    // Out of the course and in again.
    session.pause(&scene);
    assert!(session.resume(session.memory().clone(), 0));
    assert_eq!((session.state().clone(), session.open_step().expect("an opening").words()), left);
    assert!(!session.resume(session.memory().clone(), 1), "another day begins with what was wrong");
}

/// Once the results said "the other answer".
#[test]
fn the_results_name_the_wrong_guess() {
    let mut session = tests().swap_remove(0);
    session.guessed(false);
    let results = session.course().results(session.memory(), &Words::new(Language::En));
    assert!(results.contains("1.8 Test 1, wrong: hit\n"), "{results}");
}

/// Once the results had `-{bcx - acx}` in them, no right answer, and "without help" where the hint had been shown.
#[test]
fn the_results_have_numbers_right_answers_and_help() {
    let course = Course::built_in().expect("the course");
    let mut session = Session::new(course.clone(), StepPlace::default());
    for place in course.places() {
        session.go(place);
        while session.place() == place && session.recap().is_none() {
            miss(&mut session);
            let scene = session.open().expect("an opening");
            session.solve(&scene);
            session.on();
        }
    }
    for language in Language::ALL {
        let results = course.results(session.memory(), &Words::new(*language));
        assert!(!results.contains(['{', '}']), "{results}");
    }
    let results = course.results(session.memory(), &Words::new(Language::En));
    assert!(
        results.contains("3.1 As far left as right, right: 60, wrong: -60") && results.contains(", with help"),
        "{results}"
    );
    assert!(!results.contains("without help"), "the solution did it: {results}");
    // A hint, and a goal without one.
    let (mut session, mut scene) = begun(at(0));
    session.hint();
    scene.set("a", "250,190,100,100").expect("a place");
    session.watch(&scene, Hand::Rests, 1.0);
    session.go(at(2));
    session.choose(1);
    let results = session.course().results(session.memory(), &Words::new(Language::En));
    let lines: Vec<&str> = results.lines().skip(1).collect();
    let told = [
        "1 All kinds: 2 of 4 steps, 1 at the first try and without help",
        "  1.1 Goal, with help",
        "  1.3 Choice, right: 66",
    ];
    assert_eq!(lines, told);
}

/// What is right only after it was asked again is not the answer to the numbers of the file.
#[test]
fn the_results_say_what_was_right_when_it_was_asked_again() {
    let mut session = tests().swap_remove(0);
    session.guessed(false);
    while !session.has_done(session.place()) {
        session.on();
        session.guessed(true);
        answer_number(&mut session);
    }
    let results = session.course().results(session.memory(), &Words::new(Language::En));
    assert!(results.contains("1.8 Test 1, wrong: hit, right when asked again\n"), "{results}");
    assert!(results.contains("1.8 Test 2, right: hit\n") && results.contains("1.8 Test 4, right: 3\n"), "{results}");
}

/// The right number, if one is asked for.
fn answer_number(session: &mut Session) {
    let scene = session.open().expect("an opening");
    if let StepKind::Number { right: goal, .. } = &session.step().kind {
        let number = goal.number(&scene.answers()).expect("a number");
        session.say(number, &scene);
    }
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
