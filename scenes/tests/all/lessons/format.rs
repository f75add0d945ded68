//! The parts of a file other than goals: ids, reasons, typed tests, tests in a row, other numbers.

use hantei_scenes::lesson::{Course, Hand, Onward, Session, StepPlace};
use hantei_scenes::words::{Language, Text, Words};

const FILE: &str = r#"
title = "Missing"
recap = ["One is enough.", { says = "A gap on x.", figure = "rects a=0,0,10,10 b=20,0,10,10" }]
[[step]]
id = "how-far"
title = "How far?"
text = "A ends at {ax2}."
task = "How wide is the gap?"
open = "rects a=10,0,20,20 b=50,0,20,20"
number = "gap.x"
wrong = [{ number = ["ax2", "bx1"], says = "That is where one of them is." }, { says = "From {ax2} to {bx1}." }]
[[step]]
title = "How far?"
task = "Write the test."
open = 'rects a=10,0,20,20 b=50,0,20,20 method=own formula="ax2 > bx1"'
formula = "!hit && own.right != hits && ax2 < bx1"
wrong = [{ formula = "ax2 == bx1", says = "At one place only." }, { formula = "ax2 < bx1", says = "That is a miss." }]
[[step]]
id = "end"
title = "Test"
[[step.cases]]
task = "Hit or miss?"
open = "rects a=0,0,20,20 b=50,0,20,20"
guess = true
[[step.cases]]
id = "gap"
task = "How wide is the gap?"
open = "rects a=0,0,20,20 b=50,0,20,20"
number = "gap.x"
wrong = [{ says = "30 it is." }]
again = ["rects a=0,0,20,20 b=60,0,20,20", "rects a=0,0,20,20 b=70,0,20,20"]
"#;

fn course() -> Course {
    Course::read(&[("all.toml", FILE)]).unwrap_or_else(|why| panic!("{}", Words::new(Language::En).say(&why)))
}

fn begun(step: usize) -> Session {
    Session::new(course(), StepPlace { chapter: 0, step })
}

fn say(text: &Text) -> String {
    Words::new(Language::En).say(text)
}

fn say_number(session: &mut Session, number: f64) {
    let scene = session.open().expect("an opening");
    session.say(number, &scene);
}

#[test]
fn a_step_without_id_gets_one_and_a_link_finds_each() {
    let course = course();
    let ids: Vec<&str> = course.chapters[0].steps.iter().map(|step| step.id.as_str()).collect();
    assert_eq!(ids, ["how-far", "how-far-1.2", "end"]);
    let cases: Vec<&str> = course.chapters[0].steps[2].cases().iter().map(|case| case.id.as_str()).collect();
    assert_eq!(cases, ["end.1", "gap"]);
    for (id, step) in [("how-far", 0), ("end", 2), ("gap", 2)] {
        let mut words = vec![format!("lesson={id}")];
        assert_eq!(course.asked_for(&mut words).expect(id), Some(StepPlace { chapter: 0, step }), "{id}");
    }
}

#[test]
fn a_wrong_number_is_told_why_and_texts_say_the_numbers() {
    let mut session = begun(0);
    assert_eq!(session.step().text.as_ref().map(say).as_deref(), Some("A ends at 30."));
    assert_eq!(
        session.step().help().map(say).as_deref(),
        Some("That is where one of them is."),
        "the first reason helps"
    );
    for (number, why) in [(30.0, "That is where one of them is."), (7.0, "From 30 to 50.")] {
        say_number(&mut session, number);
        assert_eq!(session.why().map(say).as_deref(), Some(why), "{number}");
        assert!(!session.state().is_done && !session.state().has_hint);
    }
    say_number(&mut session, 20.0);
    assert!(session.state().is_done && session.why().is_none());
}

#[test]
fn a_typed_test_is_right_by_its_goal_and_wrong_for_a_reason() {
    let mut session = begun(1);
    let mut scene = session.open().expect("an opening");
    let mut typed = |session: &mut Session, formula| {
        scene.set("formula", formula).expect("a test");
        session.watch(&scene, Hand::Rests, 0.0);
    };
    typed(&mut session, "ax2 > bx1");
    assert!(session.why().is_none() && session.state().tries == 0, "nothing was typed");
    typed(&mut session, "ax2==bx1");
    assert_eq!((session.why().map(say).as_deref(), session.state().tries), (Some("At one place only."), 1));
    typed(&mut session, "ax2 < bx1");
    assert_eq!((session.why().map(say).as_deref(), session.state().tries), (Some("That is a miss."), 2));
    typed(&mut session, "ax2 > bx1");
    assert!(session.state().is_done && session.why().is_none(), "the reason was of the one before");
}

/// Once a guess had one try and a choice several, and nothing said so before the answer.
#[test]
fn how_many_tries_an_answer_has_is_known_before_it() {
    let mut number = begun(0);
    assert_eq!(number.has_one_try(), Some(false));
    say_number(&mut number, 1.0);
    assert_eq!(number.has_one_try(), Some(false), "wrong, and still open");
    say_number(&mut number, 20.0);
    assert_eq!(number.has_one_try(), None, "right");
    assert_eq!(begun(1).has_one_try(), None, "nothing is asked");
    let mut test = begun(2);
    assert_eq!(test.has_one_try(), Some(true), "a guess");
    test.guessed(true);
    test.on();
    assert_eq!(test.has_one_try(), Some(true), "a number in a test");
    say_number(&mut test, 20.0);
    assert_eq!(test.has_one_try(), None, "wrong in a test: its try is over");
}

#[test]
fn a_test_is_done_when_each_is_right_and_a_wrong_one_comes_again() {
    let mut session = begun(2);
    assert!(session.is_test() && session.in_row() == Some((1, 2)) && !session.offers_hint());
    session.guessed(true);
    assert_eq!(session.on(), Onward::Open);
    say_number(&mut session, 20.0);
    assert_eq!(session.why().map(say).as_deref(), Some("30 it is."));
    say_number(&mut session, 30.0);
    assert!(session.has_failed() && !session.state().is_done, "it has one try");
    assert!(!session.has_done(StepPlace { chapter: 0, step: 2 }));
    // Itself only, with other numbers from the file.
    session.on();
    assert_eq!(session.in_row(), Some((3, 3)));
    assert!(session.step().open.contains(&"b=60,0,20,20".to_string()), "{:?}", session.step().open);
    say_number(&mut session, 40.0);
    assert!(session.has_done(StepPlace { chapter: 0, step: 2 }) && !session.has_done_chapter(0));
    // The recap, then the end.
    assert_eq!(session.on(), Onward::Open);
    assert_eq!(session.recap().map(|(lines, at)| (lines.len(), at)), Some((2, 0)));
    session.show_recap(1);
    assert_eq!(session.open().expect("a figure").words()[1], "a=0,0,10,10");
    assert_eq!(session.on(), Onward::Leave);
}

#[test]
fn what_was_wrong_in_the_chapter_is_asked_first_in_its_test_at_most_twice() {
    // How it is answered each time it comes back; once it is right it stays away.
    for answers in [&[20.0][..], &[7.0, 20.0], &[7.0, 7.0]] {
        let mut session = begun(0);
        say_number(&mut session, 7.0);
        say_number(&mut session, 8.0);
        say_number(&mut session, 20.0);
        for answer in answers {
            session.go(StepPlace { chapter: 0, step: 2 });
            assert!(session.comes_back() && session.in_row() == Some((1, 1)), "{answers:?}");
            assert_ne!(session.step().open[1], "a=10,0,20,20", "with other numbers");
            assert!(session.step().text.as_ref().is_some_and(|text| say(text) != "A ends at 30."), "and it says them");
            say_number(&mut session, *answer);
            session.on();
            assert!(!session.comes_back() && session.in_row() == Some((1, 2)));
        }
        session.go(StepPlace { chapter: 0, step: 2 });
        assert_eq!(session.in_row(), Some((1, 2)), "{answers:?}: it is over");
    }
}

/// A praise once described a way that the learner had not gone.
#[test]
fn what_is_said_afterwards_fits_the_way_that_was_gone() {
    let cases = "after = [{ when = \"ax2 < bx1\", says = \"Left of {bx1}.\" }, { when = \"ax1 > bx2\", says = \"Right.\" }, { says = \"Miss.\" }]";
    let file = format!(
        "title = \"1\"\n[[step]]\ntitle = \"1\"\ntask = \"1\"\n{cases}\ngoal = \"!hit\"\n\
        open = \"rects a=10,0,20,20 b=20,0,20,20\"\nsolution = [\"set a=60,0,20,20\"]\n"
    );
    let read = |file: &str| Course::read(&[("1.toml", file)]).map_err(|why| say(&why));
    for (a, said) in [("-20,0,20,20", "Left of 20."), ("60,0,20,20", "Right."), ("10,50,20,20", "Miss.")] {
        let mut session = Session::new(read(&file).expect("a course"), StepPlace::default());
        let mut scene = session.open_step().expect("an opening");
        scene.set("a", a).expect("a place");
        session.watch(&scene, Hand::Rests, 1.0);
        assert_eq!(session.after().map(say).as_deref(), Some(said), "{a}");
    }
    for (from, to, why) in [
        ("when = \"ax2 < bx1\", ", "", "allowed"),
        ("ax2 < bx1", "nosuch < bx1", "'nosuch'"),
        ("{bx1}", "{nosuch}", "'nosuch'"),
    ] {
        let refused = read(&file.replacen(from, to, 1)).expect_err(to);
        assert!(refused.starts_with("1.toml, line 5: ") && refused.contains(why), "{to}: {refused}");
    }
    let faults = read(&file.replacen("ax2 < bx1", "contact == nowhere", 1)).expect("a course").faults();
    assert!(faults.iter().any(|fault| say(fault).contains("nowhere")), "{faults:?}");
}

#[test]
fn what_comes_back_before_a_test_can_be_passed_by_and_the_test_follows() {
    let mut session = begun(0);
    say_number(&mut session, 7.0);
    session.go(StepPlace { chapter: 0, step: 2 });
    assert!(session.comes_back());
    assert_eq!(session.on(), Onward::Open);
    assert!(session.is_test() && !session.comes_back() && session.in_row() == Some((1, 2)));
    assert!(!session.has_done(StepPlace { chapter: 0, step: 2 }));
}

#[test]
fn what_cannot_be_used_is_refused() {
    for (from, to, line, why) in [
        ("id = \"end\"", "id = \"how-far\"", 18, "two steps"),
        ("id = \"end\"", "id = \"The end\"", 19, "'The end' is not an id"),
        ("{ax2}.\"", "{ay3}.\"", 7, "'ay3'"),
        ("{ax2}.\"", "{contact}.\"", 7, "{contact} is not a number"),
        ("{ number = [\"ax2\", \"bx1\"],", "{ formula = \"<\",", 11, "wrong: allowed"),
        ("number = [\"ax2\", \"bx1\"]", "number = \"nosuch\"", 11, "'nosuch'"),
        ("guess = true\n", "goal = \"hit\"\nempty = true\n", 25, "empty = true"),
        ("guess = true\n", "guess = true\nhint = \"No.\"\n", 21, "has no hint"),
        ("title = \"Test\"\n", "title = \"Test\"\nopen = \"rects\"\n", 18, "a test itself has no open"),
        ("again = [\"rects", "again = [\"crowd n=4\", \"rects", 31, "another scene"),
        ("task = \"How wide is the gap?\"\nopen = \"rects a=10", "open = \"rects a=10", 4, "task is missing"),
        ("figure = \"rects", "figure = \"rekts", 3, "'rekts'"),
        ("formula = \"!hit", "cases = []\nformula = \"!hit", 12, "exactly one of"),
    ] {
        assert!(FILE.contains(from), "{from}");
        let refused = Course::read(&[("all.toml", &FILE.replacen(from, to, 1))]).expect_err(to);
        let said = say(&refused);
        assert!(said.starts_with(&format!("all.toml, line {line}: ")) && said.contains(why), "{to}: {said}");
    }
}

#[test]
fn a_test_is_the_last_step() {
    let file = format!("{FILE}[[step]]\ntitle = \"More\"\ntask = \"?\"\nopen = \"rects\"\nguess = true\n");
    let refused = Course::read(&[("all.toml", &file)]).expect_err("a test before a step");
    assert!(say(&refused).contains("last step of a chapter"), "{}", say(&refused));
}

#[test]
fn the_test_and_the_recap_in_the_docs_can_be_used() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/lessons.md")).expect("the docs");
    let example =
        docs.split("```toml\n").filter_map(|rest| rest.split("```").next()).find(|block| block.contains("recap ="));
    let file = format!("title = \"1\"\n{}", example.expect("an example"));
    let course = Course::read(&[("docs", &file)]).unwrap_or_else(|why| panic!("{}", say(&why)));
    assert_eq!(course.chapters[0].steps[0].cases().len(), 2);
    assert_eq!(course.chapters[0].recap.len(), 2);
}
