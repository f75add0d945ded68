//! The same of the bar: every step of the course, before and after its hint, and done; with the panel and presented.

use super::{Line, TOLERANCE, WINDOWS, faults, lines};
use crate::lesson::{Course, Session, StepKind, StepPlace};
use crate::scene::{Event, Viewer};
use crate::text;
use crate::window::panel::bar::{self, Bar, BarContent};
use crate::window::panel::presenter::Band;
use crate::window::theme;
use crate::words::{Language, Text, Words};
use egui::epaint::{ClippedShape, TextShape};
use egui::{Context, Pos2, RawInput, Rect, Shape, vec2};
use std::collections::BTreeMap;

/// How far one is in a step.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Opened,
    /// With the hint, and after wrong answers, with the solution on offer.
    Helped,
    Done,
}

/// A step so far, and its scene.
fn arrived(course: &Course, place: StepPlace, stage: Stage) -> (Session, Box<dyn Viewer>) {
    let mut session = Session::new(course.clone(), place);
    let mut scene = session.open().expect("an opening");
    session.watch(scene.as_ref(), 0.0);
    match (stage, session.step().kind.clone()) {
        (Stage::Opened, _) => {}
        (Stage::Helped, StepKind::Choice { right, .. }) => (0..2).for_each(|_| session.choose(1 - right.min(1))),
        (Stage::Helped, StepKind::Number(_)) => (0..2).for_each(|_| session.say(-1.0, scene.as_ref())),
        (Stage::Helped, _) => session.hint(),
        (Stage::Done, StepKind::Choice { right, .. }) => session.choose(right),
        (Stage::Done, StepKind::Number(goal)) => {
            session.say(goal.number(&scene.answers()).expect("a number"), scene.as_ref());
        }
        // What is guessed wrong is told in more words.
        (Stage::Done, StepKind::Guess) => {
            scene.handle(Event::act("guess-yes"));
            session.guessed(scene.guessing().and_then(|guessing| guessing.is_right).expect("it was guessed"));
        }
        (Stage::Done, StepKind::Goal(_) | StepKind::Ticks(_)) => {
            for act in session.step().solution.clone() {
                act.run(scene.as_mut());
                session.watch(scene.as_ref(), 0.0);
            }
        }
    }
    assert_eq!(session.state().is_done, stage == Stage::Done, "{place} {stage:?}");
    (session, scene)
}

/// The shapes of the bar, after it has been shown twice.
fn shapes(
    context: &Context,
    size: (f32, f32),
    (words, larger): (&Words, f32),
    of: &(Session, Box<dyn Viewer>),
) -> Vec<ClippedShape> {
    let (session, scene) = of;
    let mut bar = Bar::default();
    let mut pass = || {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(size.0, size.1));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let output = context.run(input, |context| {
            let (session, guessing) = (Some(session), scene.guessing());
            bar.show(context, BarContent { words, larger, session, guessing: guessing.as_ref() });
        });
        output.shapes
    };
    pass();
    pass()
}

/// Where the text stands that contains this one, and the size of its smallest letters.
fn found(shape: &Shape, text: &str) -> Option<(Rect, f32)> {
    match shape {
        Shape::Vec(shapes) => shapes.iter().find_map(|shape| found(shape, text)),
        Shape::Text(TextShape { pos, galley, .. }) if galley.text().contains(text) => {
            let sizes = galley.job.sections.iter().map(|section| section.format.font_id.size);
            Some((Rect::from_min_size(*pos, galley.size()), sizes.fold(f32::INFINITY, f32::min)))
        }
        _ => None,
    }
}

/// What is wrong with a bar: cut, over something else, too small, or not there.
fn wrong(shapes: &[ClippedShape], size: (f32, f32), (words, larger): (&Words, f32), session: &Session) -> Vec<String> {
    let all: Vec<Line> = lines(shapes);
    let mut wrong = faults(&all, Rect::NOTHING);
    let window = Rect::from_min_size(Pos2::ZERO, vec2(size.0, size.1));
    let (step, is_done) = (session.step(), session.state().is_done);
    let mut there: Vec<Text> = vec![text!("course-contents"), text!("course-leave")];
    there.extend(session.next().map(|_| text!("course-next")));
    there.extend(session.back().map(|_| text!("course-back")));
    if let StepKind::Choice { options, .. } = &step.kind {
        there.extend(options.iter().map(|option| option.says.clone()));
    }
    let mut there: Vec<String> = there.iter().map(|text| words.say(text)).collect();
    if let StepKind::Ticks(ticks) = &step.kind {
        there.extend(ticks.iter().map(|tick| tick.says.as_ref().map_or(tick.formula.clone(), |says| words.say(says))));
    }
    for text in there {
        let is_there = |line: &&Line| line.text == text && line.is_seen() && window.contains_rect(line.ink);
        if !all.iter().any(|line| is_there(&line)) {
            wrong.push(format!("not in sight: {text}"));
        }
    }
    wrong.extend(all.iter().filter(|line| line.is_shortened).map(|line| format!("shortened: {}", line.text)));
    let said = step.after.as_ref().filter(|_| is_done).unwrap_or(&step.task);
    let said = words.say(said);
    match shapes.iter().find_map(|ClippedShape { shape, .. }| found(shape, &said)) {
        None => wrong.push(format!("not said: {said}")),
        Some((place, least)) => {
            let end = size.1 - bar::MARGIN - bar::buttons_height(size.0, larger, true);
            if place.bottom() > end + TOLERANCE {
                wrong.push(format!("higher by {:.0} than there is room: {said}", place.bottom() - end));
            }
            assert!(least >= theme::text().size * larger * bar::smallest(larger) - 0.01, "{least}: {said}");
        }
    }
    wrong
}

#[test]
fn every_step_of_the_course_is_whole_and_apart() {
    let course = Course::built_in().expect("the course");
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut looked = 0;
    for place in course.places() {
        for stage in [Stage::Opened, Stage::Helped, Stage::Done] {
            let of = arrived(&course, place, stage);
            for &language in Language::ALL {
                let words = Words::new(language);
                let context = Context::default();
                theme::apply(&context);
                context.set_fonts(theme::fonts(language, None));
                for size in WINDOWS {
                    for larger in [1.0, Band::of(size.into(), true).larger()] {
                        looked += 1;
                        let shapes = shapes(&context, size, (&words, larger), &of);
                        for fault in wrong(&shapes, size, (&words, larger), &of.0) {
                            let layout = if larger > 1.0 { " presented" } else { "" };
                            let case = format!("{stage:?} {}x{}{layout}", size.0, size.1);
                            found.entry(format!("{place} {} {fault}", language.name())).or_default().push(case);
                        }
                    }
                }
            }
        }
    }
    for (fault, cases) in &found {
        println!("{:4} {fault}  [{}]", cases.len(), cases.join("; "));
    }
    assert!(found.is_empty(), "{} kinds of faults in {looked} layouts, listed above", found.len());
}
