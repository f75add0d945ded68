//! Every step in every language: by its solution, by a wrong and then the right answer, and by *Next* alone.

use hantei_scenes::lesson::{Course, CourseStep, Hand, Onward, Session, StepKind, StepPlace, WrongGiven};
use hantei_scenes::scene::{self, Answer, Viewer};
use hantei_scenes::words::{Language, Text, Words};

fn course() -> Course {
    Course::built_in().unwrap_or_else(|why| panic!("{}", Words::new(Language::En).say(&why)))
}

/// Each question: the steps, and the cases of tests, each alone in a course of its own.
fn questions() -> Vec<(String, Course, CourseStep)> {
    let course = course();
    let mut all = Vec::new();
    for place in course.places() {
        let step = course.step(place).expect("a step");
        for asked in step.and_cases().filter(|asked| !asked.is_test()) {
            let mut alone = course.clone();
            alone.chapters.truncate(1);
            alone.chapters[0].steps = vec![asked.clone()];
            all.push((format!("{place} {}", asked.id), alone, asked.clone()));
        }
    }
    all
}

/// Calls `with` for each question, in a course of its own, with its name.
pub(crate) fn each_question(mut with: impl FnMut(&str, Session)) {
    for (name, course, _) in questions() {
        with(&name, Session::new(course, StepPlace::default()));
    }
}

fn begun(course: &Course) -> (Session, Viewer) {
    let mut session = Session::new(course.clone(), StepPlace::default());
    let scene = session.open().expect("an opening");
    session.watch(&scene, Hand::Rests, 0.0);
    (session, scene)
}

fn solve(session: &mut Session, scene: &mut Viewer) {
    for act in session.solve(scene) {
        act.run(scene);
        session.watch(scene, Hand::Rests, 1.0);
    }
    if matches!(session.step().kind, StepKind::Guess { .. }) {
        session.guessed(true);
    }
}

fn is_said(text: Option<&Text>) -> bool {
    text.is_some_and(|text| Language::ALL.iter().all(|&language| !Words::new(language).say(text).trim().is_empty()))
}

#[test]
fn each_is_done_by_its_solution_and_not_before() {
    for (name, course, _) in questions() {
        let (mut session, mut scene) = begun(&course);
        assert!(!session.state().is_done, "{name} is done before anything was done");
        solve(&mut session, &mut scene);
        assert!(session.state().is_done, "{name} is not done by its solution");
    }
}

#[test]
fn a_wrong_answer_is_told_why_and_the_right_one_does_it_after_all() {
    let mut told = 0;
    for (name, course, step) in questions() {
        let (mut session, mut scene) = begun(&course);
        let why = |session: &Session| is_said(session.why().or(session.help()).or(step.after.as_ref()));
        match &step.kind {
            StepKind::Choice { options, right, .. } => {
                for wrong in (0..options.len()).filter(|option| option != right) {
                    session.choose(wrong);
                    assert!(!session.state().is_done && is_said(session.why()), "{name}: answer {}", wrong + 1);
                    told += 1;
                }
            }
            StepKind::Number { right: goal, .. } => {
                let answers = scene.answers();
                let right = goal.number(&answers).expect("a number");
                let listed = step.kind.wrong().iter().filter_map(|wrong| match &wrong.given {
                    WrongGiven::Numbers(numbers) => Some(numbers.iter().filter_map(|wrong| wrong.number(&answers))),
                    WrongGiven::Any | WrongGiven::Formulas(_) => None,
                });
                for wrong in listed.flatten().chain([right + 1.0, -right - 1.0]) {
                    assert!((wrong - right).abs() > 1e-6, "{name}: {wrong} is right");
                    session.say(wrong, &scene);
                    assert!(!session.state().is_done && why(&session), "{name}: {wrong}");
                    told += 1;
                }
            }
            StepKind::Guess { .. } => {
                session.guessed(false);
                assert!(why(&session), "{name}");
                told += 1;
                continue;
            }
            StepKind::Formula { .. } => {
                for wrong in step.kind.wrong() {
                    let WrongGiven::Formulas(formulas) = &wrong.given else { continue };
                    for formula in formulas {
                        scene.set("formula", formula).unwrap_or_else(|_| panic!("{name}: {formula}"));
                        session.watch(&scene, Hand::Rests, 1.0);
                        assert!(!session.state().is_done && is_said(session.why()), "{name}: {formula}");
                        told += 1;
                    }
                }
            }
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Test(_) => {}
        }
        solve(&mut session, &mut scene);
        assert!(session.state().is_done, "{name} is not done after a wrong answer");
    }
    assert!(told > 20, "{told} wrong answers");
}

/// Steps whose texts only name the numbers that decide: they are true of a hit and of a miss.
const TRUE_OF_BOTH: [&str; 1] = ["near-a-corner"];

/// A text about the numbers of its step must stay true with other numbers: only numbers may differ.
#[test]
fn a_step_that_comes_back_with_other_numbers_says_what_is_so() {
    let is_said = |answer: &Option<Answer>| matches!(answer, Some(Answer::Word(_) | Answer::Truth(_)));
    let mut count = 0;
    for (name, _, step) in questions() {
        let asks = step
            .texts()
            .any(|text| matches!(text, Text::Given(given) if given.iter().any(|(_, said)| said.contains('{'))));
        let is_by_words = matches!(step.kind, StepKind::Guess { .. } | StepKind::Choice { .. });
        // What is said by cases fits each.
        let by_cases = !step.after_when.is_empty() || step.kind.wrong().iter().any(|wrong| wrong.when.is_some());
        let depends = !by_cases && !TRUE_OF_BOTH.contains(&&*step.id);
        for open in step.again.iter().filter(|_| depends && (asks || is_by_words)) {
            let [before, after] = [&step.open, open].map(|open| scene::open(open).expect("an opening").answers());
            for ((what, before), (_, after)) in before.into_iter().zip(after) {
                let differs = is_said(&before) && before != after;
                assert!(!differs, "{name}: {what} is {before:?}, and {after:?} in {open:?}");
            }
            count += 1;
        }
    }
    assert!(count >= 8, "{count} openings with other numbers");
}

/// A reason that is said in some cases only is said in one of its openings.
#[test]
fn what_is_said_by_cases_fits_the_openings() {
    let mut count = 0;
    for (name, course, step) in questions() {
        for (said, goal) in step
            .after_when
            .iter()
            .map(|(when, says)| (says, when))
            .chain(step.kind.wrong().iter().filter_map(|wrong| Some((&wrong.why, wrong.when.as_ref()?))))
        {
            if !step.kind.is_asked() {
                continue;
            }
            let openings = || std::iter::once(&step.open).chain(&step.again);
            let holds = |open: &&Vec<String>| goal.holds(&scene::open(open).expect("an opening").answers());
            let open = openings().find(holds).unwrap_or_else(|| panic!("{name}: never {said:?}"));
            let mut asked = course.clone();
            asked.chapters[0].steps[0] = CourseStep { open: open.clone(), ..step.clone() };
            let mut session = Session::new(asked, StepPlace::default());
            session.guessed(false);
            let words = Words::new(Language::En);
            let told = words.say(session.after().or(session.why()).expect("it is told"));
            let hits = scene::open(open).expect("an opening").readings().verdict == Some(true);
            assert!(told.contains(if hits { "a hit" } else { "a miss" }), "{name}: {told}");
            count += 1;
        }
    }
    assert!(count >= 4, "{count}");
}

/// Once the praise told of another method than the one that had been chosen.
#[test]
fn the_praise_at_the_seam_fits_the_method() {
    let course = course();
    let place = course.find("caught-on-a-seam").expect("a step");
    let mut told = Vec::new();
    for method in ["least-overlap", "diagonals", "previous", "axis-by-axis", "swept"] {
        let mut session = Session::new(course.clone(), place);
        let mut scene = session.open_step().expect("an opening");
        scene.set("method", method).expect("a method");
        scene.set("frame", "12").expect("a frame");
        session.watch(&scene, Hand::Rests, 1.0);
        if let Some(after) = session.after() {
            let after = Words::new(Language::En).say(after);
            let along_x = after.contains("Along x the player meets nothing");
            assert!(
                if method == "axis-by-axis" { along_x } else { after.contains(method) && !along_x },
                "{method}: {after}"
            );
            told.push(method);
        }
    }
    assert_eq!(told, ["previous", "axis-by-axis", "swept"]);
}

/// Once 6 was right, and the bullet went on at 8.
#[test]
fn the_picture_shows_the_speed_that_was_right() {
    for id in ["fast-but-safe", "frames-test-safe"] {
        let (_, course, step) = questions().into_iter().find(|(_, _, step)| step.id == id).expect("a question");
        for turn in 0..=step.again.len() {
            let mut asked = course.clone();
            asked.chapters[0].steps[0] = if turn == 0 { step.clone() } else { step.again(turn) };
            let mut session = Session::new(asked, StepPlace::default());
            let mut scene = session.open_step().expect("an opening");
            assert!(session.take_then().is_empty(), "{id}");
            session.solve(&scene);
            session.take_then().iter().for_each(|act| act.run(&mut scene));
            let speed = scene.answers().into_iter().find(|(name, _)| name == "speed").and_then(|(_, speed)| speed);
            assert_eq!(speed, session.state().number.map(Answer::Number), "{id} {turn}");
        }
    }
}

#[test]
fn next_without_a_deed_arrives_at_no_step_that_is_done() {
    let course = course();
    let mut session = Session::new(course.clone(), StepPlace::default());
    for place in course.places() {
        assert_eq!(session.place(), place);
        let scene = session.open().expect("an opening");
        for hand in [Hand::Moves, Hand::Rests, Hand::Rests] {
            session.watch(&scene, hand, 0.5);
            assert!(!session.state().is_done && session.state().tries == 0, "{place}");
        }
        // A test is skipped question by question.
        while session.on() == Onward::Open && session.place() == place {}
    }
    assert_eq!(session.progress().0, 0, "nothing was done");
}

#[test]
fn what_is_passed_on_the_way_elsewhere_is_not_reached() {
    let file = "title = \"1\"\n[[step]]\ntitle = \"1\"\ntask = \"1\"\ngoal = \"hit\"\n\
        open = \"rects a=0,0,10,10 b=50,0,10,10\"\nsolution = [\"set a=50,0,10,10\"]\n";
    let course = Course::read(&[("1.toml", file)]).expect("a course");
    let (mut session, mut scene) = begun(&course);
    scene.set("a", "50,0,10,10").expect("a place");
    assert!(session.watch(&scene, Hand::Moves, 1.0), "it waits for the hand");
    scene.set("a", "90,0,10,10").expect("a place");
    assert!(!session.watch(&scene, Hand::Moves, 1.1));
    session.watch(&scene, Hand::Rests, 2.0);
    assert!(!session.state().is_done, "it was passed");
    scene.set("a", "50,0,10,10").expect("a place");
    session.watch(&scene, Hand::Rests, 3.0);
    assert!(session.state().is_done);
}

#[test]
fn the_built_in_course_has_no_faults_and_others_are_found() {
    let words = Words::new(Language::En);
    let faults: Vec<String> = course().faults().iter().map(|fault| words.say(fault)).collect();
    assert_eq!(faults, [""; 0]);
    let file = "title = { en = \"1\", ja = \"1\" }\n[[step]]\ntitle = \"1\"\ntask = { en = \"Touch.\" }\n\
        goal = \"contact == touching\"\nopen = \"rects a=0,0,10,10 b=50,0,10,10\"\nsolution = [\"set a=40,0,10,10\"]\n";
    for (from, to, why) in [
        ("task = {", "task = {", "missing in ja"),
        ("== touching", "== touchin", "contact is never 'touchin'; allowed: apart, overlapping, touching"),
        ("contact == touching", "ax == touching", "the value of ax is not a word"),
        ("a=40", "a=41", "solution does not reach its goal"),
        ("solution", "#", "it has no solution"),
    ] {
        let file = file.replacen(from, to, 1);
        let course = Course::read(&[("mine.toml", &file)]).unwrap_or_else(|why| panic!("{to}: {}", words.say(&why)));
        let faults: Vec<String> = course.faults().iter().map(|fault| words.say(fault)).collect();
        assert!(
            faults.iter().any(|fault| fault.contains(why) && fault.starts_with("mine.toml, line 2: ")),
            "{to}: {faults:?}"
        );
    }
    // The file is refused for a number with an unknown name.
    let refused = Course::read(&[("mine.toml", &file.replace("contact == touching", "overlap == 30"))]);
    assert!(refused.is_err_and(|why| words.say(&why).contains("unknown name 'overlap'")));
}

#[test]
fn the_trace_tells_what_a_learner_does() {
    let course = course();
    let place = StepPlace { chapter: 1, step: 1 };
    let mut session = Session::new(course, place);
    let mut scene = session.open().expect("an opening");
    session.watch(&scene, Hand::Rests, 0.0);
    solve(&mut session, &mut scene);
    let told: Vec<&str> = session.take_deeds().iter().map(|deed| deed.what).collect();
    assert_eq!(told, ["opened", "tried", "done"]);
}

/// A touch screen's keys for numbers follow from them.
#[test]
fn the_numbers_that_are_expected_are_the_right_one_and_those_with_a_reason() {
    let expected = |id: &str| {
        let course = course();
        let place = course.find(id).expect("a step");
        let session = Session::new(course, place);
        let scene = session.open().expect("an opening");
        session.expected_numbers(&scene)
    };
    assert_eq!(expected("how-many-at-once"), [2.0, 1.0, 3.0, 4.0]);
    assert!(
        expected("by-hand").iter().any(|number| *number < 0.0),
        "a sign has to be typed: {:?}",
        expected("by-hand")
    );
    assert!(expected("bring-them-together").is_empty(), "it asks for no number");
}
