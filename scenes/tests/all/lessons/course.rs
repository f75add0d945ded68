//! The built-in course: each step opens, is not done at once, and its solution does it.

use super::questions::each_question;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::lesson::{Course, Hand, Session, StepKind, StepPlace};
use hantei_scenes::scene::Viewer;
use hantei_scenes::words::{Language, Text, Words};

fn course() -> Course {
    Course::built_in().unwrap_or_else(|why| panic!("{}", Words::new(Language::En).say(&why)))
}

fn each_step(mut with: impl FnMut(StepPlace, Session)) {
    let course = course();
    for place in course.places() {
        with(place, Session::new(course.clone(), place));
    }
}

#[test]
fn there_are_some_forty_steps() {
    let count = course().places().count();
    assert!((40..=96).contains(&count), "{count}");
}

#[test]
fn no_opening_is_done_and_every_solution_does_it() {
    each_step(|place, mut session| {
        let mut scene = session.open().unwrap_or_else(|why| panic!("{place}: {}", Words::new(Language::En).say(&why)));
        session.watch(&scene, Hand::Rests, 0.0);
        assert!(!session.state().is_done, "{place} is done before anything was done");
        assert!(session.state().ticks.iter().all(|tick| !tick), "{place} has ticks before anything was done");
        if matches!(session.step().kind, StepKind::Guess { .. }) {
            assert!(scene.readings().guessing.is_some_and(|guessing| guessing.said.is_none()), "{place} asks nothing");
            session.guessed(true);
        }
        for act in session.solve(&scene) {
            act.run(&mut scene);
            session.watch(&scene, Hand::Rests, 1.0);
        }
        let answers: Vec<_> = scene.answers();
        assert!(session.state().is_done, "{place}: {:?} after the solution: {answers:?}", session.state());
    });
}

/// A step was once done by *play* alone: the response of a later frame was what it wanted.
#[test]
fn no_step_is_done_by_playing_alone() {
    let mut count = 0;
    each_step(|place, mut session| {
        if !matches!(session.step().kind, StepKind::Goal(_)) || session.step().open[0] != "response" {
            return;
        }
        let mut scene = session.open_step().expect("an opening");
        scene.set("play", "on").expect("it plays");
        for frame in 0..40 {
            scene.advance(&|| 0.0);
            session.watch(&scene, Hand::Rests, f64::from(frame) / 60.0);
        }
        assert!(!session.state().is_done, "{place}");
        count += 1;
    });
    assert!(count >= 3, "{count} steps");
}

/// Languages whose lessons are begun, and their last chapter: the rest of the course has no text of theirs.
const BEGUN: &[(Language, usize)] = &[(Language::De, 2)];

/// Fails if a text of a chapter lacks a language that has the chapter, has one that lacks it, or is wider than `most`.
fn check_text(place: &str, chapter: usize, (what, text, most): (&str, &Text, usize)) {
    let widest = |text: &str| text.chars().map(|sign| if sign < '\u{1100}' { 1 } else { 2 }).sum::<usize>();
    let Text::Given(given) = text else { panic!("{place} {what}: {text:?} is in one language") };
    for language in Language::ALL {
        let name = language.name();
        let begun = BEGUN.iter().find(|(begun, _)| begun == language);
        let is_wanted = begun.is_none_or(|&(_, last)| chapter <= last);
        let said = given.iter().find(|(known, _)| known == name);
        assert_eq!(said.is_some(), is_wanted, "{place} {what}: is there a text in {name}? {given:?}");
        let width = said.map_or(0, |(_, said)| widest(said));
        assert!(width <= most, "{place} {what} {name}: {width} > {most}: {said:?}");
    }
}

#[test]
fn every_chapter_has_its_title_source_and_recap_in_every_language() {
    for chapter in &course().chapters {
        let place = format!("chapter {}", chapter.number);
        let recap = chapter.recap.iter().map(|line| ("recap", &line.says, 120));
        let head = [Some(("title", &chapter.title, 60)), chapter.source.as_ref().map(|source| ("source", source, 120))];
        head.into_iter().flatten().chain(recap).for_each(|text| check_text(&place, chapter.number, text));
    }
}

#[test]
fn every_text_is_there_in_every_language_and_short_enough() {
    each_question(|place, session| {
        let step = session.step();
        let chapter = place.split_once('.').and_then(|(chapter, _)| chapter.parse().ok()).expect("a chapter's number");
        let mut texts = vec![
            ("title", Some(&step.title), 44),
            ("text", step.text.as_ref(), 190),
            ("task", Some(&step.task), 90),
            ("hint", step.hint.as_ref(), 190),
            ("after", step.after.as_ref(), 230),
        ];
        texts.extend(step.after_when.iter().map(|(_, says)| ("after", Some(says), 230)));
        texts.extend(step.kind.wrong().iter().map(|wrong| ("why", Some(&wrong.why), 120)));
        match &step.kind {
            StepKind::Choice { options, right, .. } => {
                for (option, reply) in options.iter().enumerate().filter(|(option, _)| option != right) {
                    assert!(reply.why.is_some(), "{place}: it is not said why answer {} is wrong", option + 1);
                    texts.push(("why", reply.why.as_ref(), 120));
                }
            }
            StepKind::Ticks(ticks) => {
                for tick in ticks {
                    assert!(tick.says.is_some(), "{place}: {} has no name", tick.formula);
                    texts.push(("tick", tick.says.as_ref(), 24));
                }
            }
            StepKind::Goal(_)
            | StepKind::Guess { .. }
            | StepKind::Number { .. }
            | StepKind::Formula { .. }
            | StepKind::Test(_) => {}
        }
        for (what, text, most) in texts {
            let Some(text) = text else { continue };
            // A condition of the program is the same in every language.
            if what == "tick" && matches!(text, Text::Plain(_)) {
                continue;
            }
            check_text(place, chapter, (what, text, most));
        }
    });
}

/// Words that name an answer by its place.
const PLACES: [&str; 22] = [
    "the first",
    "the second",
    "the third",
    "the fourth",
    "the former",
    "the latter",
    "answer 1",
    "answer 2",
    "最初の",
    "1つ目",
    "2つ目",
    "3つ目",
    "4つ目",
    "番目",
    "前者",
    "後者",
    "첫",
    "두 번째",
    "둘째",
    "셋째",
    "전자",
    "후자",
];

/// Once a reason spoke of "the second" answer, and the answers had been shuffled.
#[test]
fn no_reason_names_an_answer_by_its_place() {
    let mut count = 0;
    each_question(|place, session| {
        let step = session.step();
        let StepKind::Choice { options, .. } = &step.kind else { return };
        // Its third view is no answer.
        if step.id == "two-views" {
            return;
        }
        let own = [step.text.as_ref(), step.hint.as_ref(), step.after.as_ref()].into_iter().flatten();
        let said = own
            .chain(step.after_when.iter().map(|(_, says)| says))
            .chain(step.kind.wrong().iter().map(|wrong| &wrong.why))
            .chain(options.iter().flat_map(|reply| std::iter::once(&reply.says).chain(&reply.why)));
        for text in said {
            let Text::Given(given) = text else { continue };
            for (language, said) in given {
                let found = PLACES.iter().find(|place| said.to_lowercase().contains(*place));
                assert!(found.is_none(), "{place} {language}: {found:?} in {said}");
                let german = ["erste", "zweite", "dritte", "letztere"].iter().find(|place| said.contains(*place));
                assert!(language != "de" || german.is_none(), "{place}: {german:?} in {said}");
                count += 1;
            }
        }
    });
    assert!(count > 100, "{count} texts");
}

/// Whether panel or stage give the answer away: a verdict, reasons, the truth's colours, words over the stage.
fn tells(scene: &Viewer) -> bool {
    let readings = scene.readings();
    let is_told = |item: &Item| match item {
        Item::Rect { role, .. } | Item::Polygon { role, .. } | Item::Line { role, .. } | Item::Label { role, .. } => {
            matches!(role, Role::Overlap | Role::OverlapMark | Role::OverlapVeil | Role::Holds | Role::Fails)
        }
        _ => false,
    };
    readings.verdict.is_some()
        || readings.reason.is_some()
        || readings.sections.iter().flat_map(|section| &section.rows).any(|row| !row.is_untold())
        || !readings.facts.is_empty()
        || readings.methods.iter().any(|row| row.verdict.is_some())
        || scene.figure().leaves().into_iter().any(is_told)
}

#[test]
fn a_step_that_hides_tells_nothing_before_the_answer_and_all_after_it() {
    let mut count = 0;
    each_question(|place, mut session| {
        let mut scene = session.open().expect("an opening");
        if !session.step().kind.hides() {
            return;
        }
        count += 1;
        assert!(session.hides() && !tells(&scene), "{place} tells beforehand");
        assert!(scene.readings().guessing.is_none() && !scene.guesses(), "{place} asks twice");
        // Nothing is guessed, dealt or tried out in place of it.
        let figure = scene.figure();
        for name in ["guess-yes", "guess-no", "deal"] {
            assert!(scene.actions().iter().all(|offer| offer.name != name), "{place} offers {name}");
            scene.handle(hantei_scenes::scene::Event::act(name));
            assert!(scene.figure() == figure && !tells(&scene), "{place}: {name} does something");
        }
        // A wrong answer reveals nothing.
        match session.step().kind.clone() {
            StepKind::Choice { options, right, .. } => {
                (0..options.len()).filter(|option| *option != right).for_each(|option| session.choose(option));
                assert!(session.why().is_some(), "{place}");
            }
            StepKind::Number { .. } => session.say(-1.0, &scene),
            other => panic!("{place} hides, and is {other:?}"),
        }
        assert!(session.hides(), "{place} is wrong");
        session.solve(&scene);
        assert!(!session.hides(), "{place} is answered");
        scene.hide(session.hides());
        assert!(tells(&scene), "{place} tells nothing once it is answered");
    });
    assert!(count >= 5, "{count} steps hide");
}

#[test]
fn a_step_is_found_by_the_number_that_its_chapter_has() {
    let course = course();
    let numbers: Vec<usize> = course.chapters.iter().map(|chapter| chapter.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    for (asked, id) in [
        ("9.2", "one-sign"),
        ("10.8", "the-later-one"),
        ("11.3", "clamp"),
        ("12.3", "two-views"),
        ("13.1", "neighbours"),
    ] {
        let place = course.asked_for(&mut vec![format!("lesson={asked}")]).expect(asked).expect(asked);
        assert_eq!((course.step(place).expect(asked).id.as_str(), course.number_of(place).as_str()), (id, asked));
    }
    assert!(course.asked_for(&mut vec!["lesson=10.99".into()]).is_err(), "there was never such a step");
}

#[test]
fn an_address_from_before_the_numbers_changed_opens_what_took_its_place() {
    let course = course();
    let steps = [("6", 7), ("8", 6), ("10", 10)];
    for asked in steps.iter().flat_map(|(chapter, last)| (1..=*last).map(move |step| format!("{chapter}.{step}"))) {
        let place = course.asked_for(&mut vec![format!("lesson={asked}")]);
        assert!(matches!(place, Ok(Some(_))), "{asked}: {place:?}");
    }
    let place = course.asked_for(&mut vec!["lesson=8.6".into()]).expect("an address").expect("a step");
    assert_eq!(course.step(place).expect("a step").id, "crowd-test");
    // A teacher's own course has no earlier steps.
    let own = "title = \"1\"\n[[step]]\ntitle = \"1\"\ntask = \"1\"\nopen = \"rects\"\nguess = true\n";
    let own = Course::read(&[("own.toml", own)]).expect("a course");
    assert!(own.asked_for(&mut vec!["lesson=8.6".into()]).is_err());
}
