//! The built-in course: each step opens, is not done by opening, and its solution does it.

use hantei::lesson::{Course, Kind, Place, Session};
use hantei::words::{Language, Text, Words};

fn course() -> Course {
    Course::built_in().unwrap_or_else(|why| panic!("{}", Words::new(Language::En).say(&why)))
}

fn each_step(mut with: impl FnMut(Place, Session)) {
    let course = course();
    for place in course.places() {
        with(place, Session::new(course.clone(), place));
    }
}

#[test]
fn there_are_some_forty_steps() {
    let count = course().places().count();
    assert!((40..=80).contains(&count), "{count}");
}

#[test]
fn no_opening_is_done_and_every_solution_does_it() {
    each_step(|place, mut session| {
        let mut scene = session.open().unwrap_or_else(|why| panic!("{place}: {}", Words::new(Language::En).say(&why)));
        session.watch(scene.as_ref(), 0.0);
        assert!(!session.state().is_done, "{place} is done before anything was done");
        assert!(session.state().ticks.iter().all(|tick| !tick), "{place} has ticks before anything was done");
        if matches!(session.step().kind, Kind::Guess) {
            assert!(scene.readings().guessing.is_some_and(|guessing| guessing.said.is_none()), "{place} asks nothing");
            session.guessed(true);
        }
        for act in session.solve(scene.as_ref()) {
            act.run(scene.as_mut());
            session.watch(scene.as_ref(), 1.0);
        }
        let answers: Vec<_> = scene.answers();
        assert!(session.state().is_done, "{place}: {:?} after the solution: {answers:?}", session.state());
    });
}

#[test]
fn every_text_is_there_in_every_language_and_short_enough() {
    let widest = |text: &str| text.chars().map(|sign| if sign.is_ascii() { 1 } else { 2 }).sum::<usize>();
    each_step(|place, session| {
        let step = session.step();
        let texts: [(&str, Option<&Text>, usize); 5] = [
            ("title", Some(&step.title), 44),
            ("text", step.text.as_ref(), 190),
            ("task", Some(&step.task), 90),
            ("hint", step.hint.as_ref(), 190),
            ("after", step.after.as_ref(), 230),
        ];
        for (what, text, most) in texts {
            let Some(text) = text else { continue };
            let Text::Given(given) = text else { panic!("{place} {what}: {text:?} is in one language") };
            for language in Language::ALL {
                let said = given.iter().find(|(known, _)| known == language);
                let (_, said) = said.unwrap_or_else(|| panic!("{place} {what}: nothing in {}", language.name()));
                assert!(widest(said) <= most, "{place} {what} {}: {} > {most}: {said}", language.name(), widest(said));
            }
        }
    });
}
