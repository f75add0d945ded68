//! The audit of the course: every step, before and after its hint, and done; beside the picture and above it.

use super::{
    BEGINNING, Line, SeenWindow, Sizes, Stand, WINDOWS, Window, context, in_each_language, ink, shown, windows_of,
};
use crate::window::panel::Panel;
use crate::window::panel::lesson::LessonChoice;
use crate::window::scenes::Scenes;
use crate::window::tutor::{Frame, Tutor};
use hantei_scenes::lesson::{Act, Course, CourseStep, Hand, Session, StepKind, StepPlace};
use hantei_scenes::scene::{Door, Event, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use std::sync::Arc;

/// The most texts in the first step, which has a picture. The words of y take three lines.
const FIRST_TEXTS: usize = 21;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stage {
    Opened,
    /// With the hint, and after wrong answers, with the solution on offer.
    Helped,
    Done,
}

/// A step at this stage, and its scene.
fn arrived(course: &Arc<Course>, place: StepPlace, stage: Stage) -> (Session, Viewer) {
    let mut session = Session::new(Arc::clone(course), place);
    let mut scene = session.open().expect("an opening");
    session.watch(&scene, Hand::Rests, 0.0);
    match (stage, session.step().kind.clone()) {
        (Stage::Opened, _) => {}
        (Stage::Helped, StepKind::Choice { right, .. }) => (0..2).for_each(|_| session.choose(1 - right.min(1))),
        (Stage::Helped, StepKind::Number { .. }) => (0..2).for_each(|_| session.say(-1.0, &scene)),
        (Stage::Helped, _) => session.hint(),
        (Stage::Done, StepKind::Choice { right, .. }) => session.choose(right),
        (Stage::Done, StepKind::Number { right: goal, .. }) => {
            session.say(goal.number(&scene.answers()).expect("a number"), &scene);
        }
        // A wrong guess gets more words.
        (Stage::Done, StepKind::Guess { .. }) => {
            scene.handle(Event::act("guess-yes"));
            session.guessed(scene.guessing().and_then(|guessing| guessing.is_right).expect("it was guessed"));
        }
        (Stage::Done, StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. } | StepKind::Test(_)) => {
            for act in session.step().solution.clone() {
                act.run(&mut scene);
                session.watch(&scene, Hand::Rests, 0.0);
            }
        }
    }
    assert_eq!(session.state().is_done, stage == Stage::Done, "{place} {stage:?}");
    if !session.hides() {
        scene.hide(false);
    }
    (session, scene)
}

pub(super) fn stand(course: &Arc<Course>, place: StepPlace, stage: Stage) -> (Session, Stand) {
    let (session, scene) = arrived(course, place, stage);
    let mut scenes = Scenes::new(0);
    scenes.show(scenes.place(scene.name()).expect("one of them"));
    *scenes.present_mut() = scene;
    let stand = Stand { scenes, panel: Panel::default(), tutor: Tutor::showing(session.clone()) };
    (session, stand)
}

/// The texts of a step that must be in sight but are not: the task on most screens, the ways on everywhere.
fn missing(seen: &SeenWindow, (session, stage): (&Session, Stage), words: &Words, window: Window) -> Vec<String> {
    let step = session.step();
    let (mut texts, mut beginning): (Vec<Text>, Vec<String>) = (Vec::new(), Vec::new());
    if window.size.0 >= 1000.0 && stage == Stage::Opened {
        texts.extend([step.task.clone(), step.title.clone()]);
        if let StepKind::Choice { options, .. } = &step.kind {
            texts.extend(options.iter().map(|option| option.says.clone()));
        }
    }
    if window.size.0 >= 1000.0 && stage == Stage::Done {
        // The rest may need scrolling.
        let after = session.why().or(step.after.as_ref());
        beginning.extend(after.map(|after| words.say(after).chars().take(BEGINNING).collect::<String>()));
    }
    match (stage, session.next()) {
        // A failed question comes again at the end.
        _ if session.has_failed() => texts.push(text!("course-continue")),
        (Stage::Done, None) if !session.goes_on() => texts.push(text!("course-end")),
        (Stage::Done, _) => texts.push(text!("course-continue")),
        (_, None) => {}
        (_, Some(_)) => texts.push(text!("course-skip")),
    }
    let texts = texts.iter().map(|text| words.say(text)).chain(beginning).filter(|text| !seen.says(text));
    let mut missing: Vec<String> = texts.map(|text| format!("not in sight: {text}")).collect();
    // The way out at the left of the bar, the contents at its right.
    let bar = seen.layout.bar;
    let in_bar = |from: f32, to: f32| {
        seen.targets.iter().any(|at| bar.contains_rect(*at) && at.left() >= from && at.right() <= to)
    };
    if !in_bar(bar.left(), bar.left() + 60.0) {
        missing.push("no way out".into());
    }
    if !in_bar(bar.center().x, bar.right()) {
        missing.push("no contents".into());
    }
    missing
}

#[test]
fn every_step_of_the_course_is_whole_and_apart() {
    let course = Arc::new(Course::built_in().expect("the course"));
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        let mut sizes = Sizes::of(language, "course");
        for (turn, place) in course.places().enumerate() {
            for stage in [Stage::Opened, Stage::Helped, Stage::Done] {
                let (session, mut stand) = stand(&course, place, stage);
                // On a phone always by finger, and each size of phone in turn.
                let size = sizes.next();
                let size = if size == PHONE { phone(turn + stage as usize + language as usize) } else { size };
                let by_finger = sizes.by_finger() || size.0 < 560.0 || size == TURNED;
                // With and without the numbers beside text and picture, in turn.
                let window = Window { size, by_finger, shows_numbers: turn % 2 == 0, ..Window::default() };
                let seen = shown(&context, window, &words, &mut stand);
                looked += 1;
                let mut faults = seen.faults(window);
                faults.extend(missing(&seen, (&session, stage), &words, window));
                for fault in faults {
                    let case = format!("{stage:?} {}x{}", size.0, size.1);
                    found.entry(format!("{place} {} {fault}", language.name())).or_default().push(case);
                }
            }
        }
        looked
    });
}

/// A phone, which shows no panel in a course, and one that is turned.
const PHONE: (f32, f32) = (390.0, 844.0);
const TURNED: (f32, f32) = (844.0, 390.0);
/// Sizes of phones.
const PHONES: [(f32, f32); 5] = [PHONE, (360.0, 640.0), (375.0, 667.0), (412.0, 915.0), (430.0, 930.0)];

fn phone(turn: usize) -> (f32, f32) {
    PHONES[turn % PHONES.len()]
}

/// The map explains itself in this line.
const OF_MAP: &str = "map-how";

/// The words for a step's solution, and for its map.
fn needed(step: &CourseStep, scene: &Viewer, words: &Words) -> Vec<String> {
    let sets = |key: &str| step.solution.iter().any(|act| matches!(act, Act::Set(set, _) if set == key));
    let is_knob = |value: &Value| match value {
        Value::Numbers { fields, .. } => fields.len() == 1,
        Value::Points { .. } | Value::Text(_) => false,
        Value::Switch(_) | Value::Choice { .. } | Value::Parts { .. } => true,
    };
    // The bar under the picture plays the frames.
    let knobs = scene.settings().into_iter().filter(|it| !matches!(it.key, "method" | "frame"));
    let mut all: Vec<String> =
        knobs.filter(|it| sets(it.key) && is_knob(&it.value)).map(|it| words.say(&it.label)).collect();
    let chosen = scene.readings().methods.into_iter().find(|method| method.chosen && sets("method"));
    all.extend(chosen.map(|method| method.name.to_string()));
    all.extend((scene.door() == Door::Map).then(|| words.say(&Text::message(OF_MAP))));
    all
}

#[test]
fn what_a_step_needs_is_in_sight_on_a_phone() {
    let course = Arc::new(Course::built_in().expect("the course"));
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        for (turn, place) in course.places().enumerate() {
            let (session, mut stand) = stand(&course, place, Stage::Opened);
            let needed = needed(session.step(), stand.scene(), &words);
            if needed.is_empty() {
                continue;
            }
            // The usual phone in two languages, another one in the others.
            let turn = turn + language as usize;
            let size = if turn.is_multiple_of(2) { PHONE } else { phone(turn) };
            // In a low phone the text scrolls.
            let far: &[f32] = if size.1 < PHONE.1 { &[0.0, 150.0, 300.0] } else { &[0.0] };
            let seen: Vec<SeenWindow> = far
                .iter()
                .map(|scrolled| {
                    let window = Window { size, by_finger: true, scrolled: *scrolled, ..Window::default() };
                    shown(&context, window, &words, &mut stand)
                })
                .collect();
            for said in needed.iter().filter(|said| !seen.iter().any(|seen| seen.says(said))) {
                let case = format!("{said} {size:?}");
                found.entry(format!("{place} {} not in sight", language.name())).or_default().push(case);
            }
            looked += needed.len();
        }
        assert!(looked >= 8, "{looked} knobs and maps");
        looked
    });
}

/// Once a hint pushed the picture away from a finger that dragged.
#[test]
fn the_picture_stays_while_a_finger_drags() {
    let course = Arc::new(Course::built_in().expect("the course"));
    let (words, context) = (Words::new(Language::En), context(Language::En, 1.0));
    let (_, mut stand) = stand(&course, StepPlace { chapter: 0, step: 2 }, Stage::Opened);
    let window = Window { size: PHONE, by_finger: true, ..Window::default() };
    let stage = |stand: &mut Stand, chosen: Option<LessonChoice>, drags: bool| {
        chosen.into_iter().for_each(|chosen| stand.tutor.take(chosen));
        let frame = Frame { now: 1.0, has_input: false, has_release: false, drags };
        stand.tutor.advance(stand.scenes.present_mut(), frame, false);
        shown(&context, window, &words, stand).layout.stage
    };
    let before = stage(&mut stand, None, false);
    assert_eq!(stage(&mut stand, Some(LessonChoice::Hint), true), before, "it drags");
    assert!(stage(&mut stand, None, false).top() > before.top(), "it was let go");
}

/// Once these numbers gave the answer of a question away, or were of no use.
#[test]
fn beside_a_question_stand_no_numbers() {
    let course = Arc::new(Course::built_in().expect("the course"));
    for place in [StepPlace { chapter: 0, step: 1 }, StepPlace { chapter: 0, step: 3 }] {
        for (stage, is_shown) in [(Stage::Opened, false), (Stage::Done, true)] {
            let (_, stand) = stand(&course, place, stage);
            let window = Window { size: WINDOWS[0], shows_numbers: true, ..Window::default() };
            assert_eq!(stand.layout(window).panel.is_some(), is_shown, "{place} {stage:?}");
        }
    }
}

/// Once the map of a step stood in place of the field that the step is about.
#[test]
fn a_step_of_an_own_test_shows_its_field() {
    let course = Arc::new(Course::built_in().expect("the course"));
    let (words, context, mut looked) = (Words::new(Language::En), context(Language::En, 1.0), 0);
    let asks =
        |place: &StepPlace| course.step(*place).is_some_and(|step| matches!(step.kind, StepKind::Formula { .. }));
    for place in course.places().filter(asks) {
        for size in [WINDOWS[0], (1600.0, 1000.0)] {
            let (_, mut stand) = stand(&course, place, Stage::Opened);
            let seen = shown(&context, Window { size, ..Window::default() }, &words, &mut stand);
            let columns: Vec<_> = seen.layout.lesson.into_iter().chain(seen.layout.panel).collect();
            let is_field = |line: &&Line| line.is_seen() && columns.iter().any(|of| of.contains(line.ink.center()));
            let formula = stand.scene().settings().into_iter().find(|setting| setting.key == "formula");
            let formula = formula.expect("a formula").value.to_string();
            // A field without a text around it says that it is empty.
            let begins = match formula.trim_start_matches("__").split(' ').next() {
                None | Some("") => words.say(&text!("own-unfilled")),
                Some(begin) => begin.to_owned(),
            };
            let texts = || seen.lines.iter().filter(is_field);
            assert!(
                texts().any(|line| line.text.trim().starts_with(&begins)),
                "{place} {size:?}: no field with {formula}"
            );
            looked += 1;
        }
    }
    assert!(looked >= 10, "{looked}");
}

#[test]
fn the_first_step_has_few_texts() {
    let course = Arc::new(Course::built_in().expect("the course"));
    let (words, context) = (Words::new(Language::En), context(Language::En, 1.0));
    let (_, mut stand) = stand(&course, StepPlace::default(), Stage::Opened);
    let window = Window { size: WINDOWS[0], ..Window::default() };
    let seen = shown(&context, window, &words, &mut stand);
    let mut texts: Vec<_> = seen.lines.iter().filter(|line| line.is_seen()).collect();
    texts.dedup_by_key(|line| line.of);
    let said: Vec<&str> = texts.iter().map(|line| line.text.as_str()).collect();
    assert!(texts.len() <= FIRST_TEXTS, "{} texts: {said:#?}", texts.len());
}

#[test]
fn the_contents_are_whole_and_apart() {
    let course = Arc::new(Course::built_in().expect("the course"));
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        for place in [StepPlace::default(), StepPlace { chapter: 6, step: 2 }, StepPlace { chapter: 10, step: 0 }] {
            for (i, size) in windows_of(language).into_iter().enumerate() {
                let (_, mut stand) = stand(&course, place, Stage::Opened);
                stand.tutor.open_contents();
                let window = Window { size, by_finger: i % 2 == 0, ..Window::default() };
                let seen = shown(&context, window, &words, &mut stand);
                looked += 1;
                let mut faults = seen.faults(window);
                // Chapters and steps scroll separately.
                faults.retain(|fault| !fault.starts_with("cut: "));
                let here = words.say(&course.step(place).expect("a step").title);
                let go_on = words.say(&text!("contents-go-on", place = course.number_of(place)));
                let said = [go_on].into_iter().chain((size.1 > 560.0 && size.0 > 640.0).then_some(here));
                faults.extend(said.filter(|said| !seen.says(said)).map(|said| format!("not in sight: {said}")));
                for fault in faults {
                    found.entry(format!("contents {} {fault}", language.name())).or_default().push(format!("{size:?}"));
                }
            }
        }
        looked
    });
}

/// A language whose lessons are begun has English ones after them.
#[test]
fn the_contents_say_from_which_chapter_on_they_are_in_english() {
    let course = Arc::new(Course::built_in().expect("the course"));
    for &language in Language::ALL {
        let (words, context) = (Words::new(language), context(language, 1.0));
        let (_, mut stand) = stand(&course, StepPlace::default(), Stage::Opened);
        stand.tutor.open_contents();
        let window = Window { size: WINDOWS[0], ..Window::default() };
        let seen = shown(&context, window, &words, &mut stand);
        let first = course.chapters.iter().find(|of| words.language_of(&of.title) != Some(language.name()));
        for of in &course.chapters {
            let said = seen.says(&words.say(&text!("contents-in-english", from = of.number.to_string())));
            let is_first = first.is_some_and(|first| first.number == of.number);
            assert_eq!(said, is_first, "chapter {} in {}", of.number, language.name());
        }
    }
}

/// Once the explanation ended behind *Continue*, where the pointer was at a knob in the text, and the reason for a wrong
/// answer lay over another answer.
#[test]
fn what_is_said_about_an_answer_is_whole_in_sight() {
    let course = Arc::new(Course::built_in().expect("the course"));
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        // With a pointer over the text. In the small window answers may need scrolling. Each in two languages of four.
        let all = [(WINDOWS[0], true), (WINDOWS[3], false)];
        let places = course.places().enumerate().map(|(turn, place)| (place, all[(turn + language as usize) % 2]));
        for (place, (size, has_room)) in places {
            let window = Window { size, scrolled: 0.01, ..Window::default() };
            let (session, mut done) = stand(&course, place, Stage::Done);
            let said = session.after().or(session.why()).map(|said| vec![words.say(said)]);
            let mut seen = vec![(shown(&context, window, &words, &mut done), said.unwrap_or_default())];
            // In a test an explanation follows the reason: that much needs scrolling in the small window.
            if let StepKind::Choice { options, right, .. } = &session.step().kind
                && (has_room || !session.is_test())
            {
                let (_, mut wrong) = stand(&course, place, Stage::Opened);
                shown(&context, window, &words, &mut wrong);
                let answer = 1 - right.min(&1);
                wrong.tutor.take(LessonChoice::Answer(answer));
                let frame = Frame { now: 1.0, has_input: false, has_release: false, drags: false };
                wrong.tutor.advance(wrong.scenes.present_mut(), frame, false);
                let options_seen = if has_room { 0 } else { options.len() - 1 };
                let all = options[options_seen..].iter().map(|it| &it.says).chain(&options[answer].why);
                let all = all.map(|said| words.say(said)).collect();
                seen.push((shown(&context, window, &words, &mut wrong), all));
            }
            for (seen, said) in seen {
                looked += 1;
                for said in said.into_iter().filter(|said| !seen.says(said)) {
                    found.entry(format!("{place} {} {size:?}", language.name())).or_default().push(said);
                }
            }
        }
        looked
    });
}

/// Once *Show it large* showed the map as it was, in place of the picture.
#[test]
fn a_map_that_is_shown_large_is_larger() {
    let course = Arc::new(Course::built_in().expect("the course"));
    let place = course.find("a-map-of-them-all").expect("a step");
    let (words, context) = (Words::new(Language::En), context(Language::En, 1.0));
    // A phone shows it in the text, and one that is turned has hardly more room for it.
    for size in WINDOWS.into_iter().filter(|size| ![PHONE, TURNED].contains(size)) {
        let cells = |large: &str| {
            let (_, mut stand) = stand(&course, place, Stage::Opened);
            stand.scenes.present_mut().set("large", large).expect("a map");
            let seen = shown(&context, Window { size, ..Window::default() }, &words, &mut stand);
            let large = stand.scene().large().map(|_| seen.layout.stage.shrink(24.0));
            let at = large.or(seen.layout.panel).expect("a map");
            let way_back = stand.scene().large().is_none() || seen.says("Back to the picture") || seen.says("Picture");
            assert!(way_back, "{size:?}");
            at.size().min_elem()
        };
        let [usual, large] = ["off", "on"].map(cells);
        assert!(large > 1.2 * usual, "{size:?}: {usual} and {large}");
    }
}

/// Once what came at the end of a long text scrolled half a line away at its top.
#[test]
fn a_text_that_scrolls_for_its_end_cuts_no_line_at_its_top() {
    let course = Arc::new(Course::built_in().expect("the course"));
    let (words, context, mut scrolled) = (Words::new(Language::En), context(Language::En, 1.0), 0);
    for place in course.places() {
        let (_, mut stand) = stand(&course, place, Stage::Done);
        let window = Window { size: WINDOWS[0], ..Window::default() };
        let seen = shown(&context, window, &words, &mut stand);
        let lesson = seen.layout.lesson.expect("beside the picture");
        for line in seen.lines.iter().filter(|line| lesson.contains_rect(line.clip) && line.is_seen()) {
            let is_cut = line.ink.top() < line.clip.top() - ink::TOLERANCE;
            assert!(!is_cut, "{place}: {} is cut", line.text);
        }
        scrolled += usize::from(!seen.says(&words.say(&course.step(place).expect("a step").title)));
    }
    assert!(scrolled > 0, "some are scrolled");
}
