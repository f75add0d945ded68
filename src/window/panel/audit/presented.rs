//! The audit of the presenter's layout: all is in sight, whole and separate, and large enough for the last row.

use super::course::{self, Stage};
use super::{Line, SeenWindow, Settings, Sizes, Stand, Window, context, faults, in_each_language, openings, shown};
use crate::window::scale::presenting;
use hantei_scenes::lesson::{Course, StepKind};
use hantei_scenes::scene::{self, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Words;
use std::sync::Arc;

/// A usual projector's picture.
const WINDOW: (f32, f32) = (1280.0, 800.0);
const STEPPED: Settings = &[("step", "2")];
/// The ink of letters is measured, which may be off by a part of a pixel.
const ROUNDING: f32 = 0.95;
/// The least relative size of a reason of more than three lines, and of more than four.
const LEAST: f32 = 0.75;
const LEAST_LONG: f32 = 0.5;
/// A verdict with more letters than this may be half as large.
const WORD: usize = 11;
/// In a narrower window than this, for no hall, letters may also be smaller.
const HALL: f32 = 1000.0;
const LEAST_SIZE: f32 = 12.0;

/// The faults of the band's lines: missing, over the border, or too small.
fn wrong(
    seen: &SeenWindow,
    scene: &Viewer,
    words: &Words,
    ((width, height), larger): ((f32, f32), f32),
) -> Vec<String> {
    let readings = scene.readings();
    let band = seen.layout.verdict;
    let below: Vec<&Line> = seen.lines.iter().filter(|line| band.contains(line.ink.center())).collect();
    // At its end all comparisons are there together.
    let reason = readings.reason.as_ref().filter(|_| !readings.is_summed).map(|reason| words.say(reason));
    let mut found: Vec<String> = std::iter::once(words.say(&readings.headline))
        .chain(reason.clone())
        .filter(|text| !seen.says(text))
        .map(|text| format!("not all in sight: {text}"))
        .collect();
    found
        .extend(below.iter().filter(|line| !band.contains_rect(line.ink)).map(|line| format!("beyond: {}", line.text)));
    if height > width || width * larger < HALL || scene.is_hidden() {
        // The width decides.
        return found;
    }
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    let tallest = |of: &str| {
        let of = squeezed(of);
        let of = below.iter().filter(|line| of.contains(&squeezed(&line.text)) || squeezed(&line.text).contains(&of));
        of.map(|line| line.ink.height()).fold(0.0, f32::max)
    };
    let [verdict, least] = [height / 14.0 * ROUNDING, height / 28.0 * ROUNDING];
    let headline = words.say(&readings.headline);
    let verdict = if headline.chars().count() > WORD { verdict / 2.0 } else { verdict };
    if tallest(&headline) < verdict {
        found.push(format!("too small: {headline}"));
    }
    let lines = |of: &str| below.iter().filter(|line| squeezed(of).contains(&squeezed(&line.text))).count();
    let part = |of: &str| if lines(of) > 4 { LEAST_LONG } else { LEAST };
    if let Some(reason) = reason.filter(|reason| tallest(reason) < least * part(reason)) {
        found.push(format!("too small: {reason}"));
    }
    found
}

/// Whether a height in logical pixels is small when each of these is `larger` times as large.
fn is_small(fault: &str, larger: f32) -> bool {
    let size = fault.split(' ').nth(1).and_then(|size| size.parse::<f32>().ok());
    size.is_some_and(|size| size * larger < LEAST_SIZE)
}

#[test]
fn what_is_presented_is_whole_apart_and_large() {
    in_each_language(|language, found| {
        let (words, mut looked) = (Words::new(language), 0);
        let context = context(language, 1.0);
        for (place, scene) in scene::all().iter().enumerate() {
            let steps = scene.settings().iter().any(|setting| setting.key == "step");
            let mut sizes = Sizes::of(language, scene.name());
            for (turn, opening) in openings(scene).into_iter().enumerate() {
                let stepped = [&opening[..], STEPPED].concat();
                let can_step = steps && turn % 2 == 0 && opening.iter().all(|(key, _)| *key != "step");
                // Each in two languages of four.
                if !(turn / 2 + language as usize).is_multiple_of(2) {
                    continue;
                }
                for opening in [Some(opening), can_step.then_some(stepped)].into_iter().flatten() {
                    let (width, height) = sizes.next();
                    let larger = presenting((width, height).into(), false);
                    let size = (width / larger, height / larger);
                    let window = Window { size, is_presented: true, ..Window::default() };
                    let mut stand = Stand::free(place, &opening);
                    let seen = shown(&context, window, &words, &mut stand);
                    looked += 1;
                    let mut faults = faults(&seen.lines, &seen.layout);
                    faults.retain(|fault| width >= HALL && is_small(fault, larger) || !fault.starts_with("only"));
                    faults.extend(wrong(&seen, stand.scene(), &words, (size, larger)));
                    let said: Vec<&str> = opening.iter().map(|(_, value)| *value).collect();
                    for fault in faults {
                        let case = format!("{} {width}x{height}", said.join(" "));
                        found.entry(format!("{} {} {fault}", scene.name(), language.name())).or_default().push(case);
                    }
                }
            }
        }
        looked
    });
}

#[test]
fn a_step_is_presented_with_its_text_and_its_answers() {
    let course = Arc::new(Course::built_in().expect("the course"));
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        for (turn, place) in course.places().enumerate() {
            // As it opens in two languages, and done in the others.
            let stage = [Stage::Opened, Stage::Done][(turn + language as usize) % 2];
            let (session, mut stand) = course::stand(&course, place, stage);
            let (width, height) = WINDOW;
            let larger = presenting((width, height).into(), true);
            let window = Window { size: (width / larger, height / larger), is_presented: true, ..Window::default() };
            let seen = shown(&context, window, &words, &mut stand);
            looked += 1;
            let mut faults = faults(&seen.lines, &seen.layout);
            faults.retain(|fault| is_small(fault, larger) || !fault.starts_with("only"));
            let step = session.step();
            let mut said: Vec<String> = step.text.iter().chain([&step.task]).map(|text| words.say(text)).collect();
            match &step.kind {
                StepKind::Choice { options, .. } => said.extend(options.iter().map(|it| words.say(&it.says))),
                StepKind::Guess { .. } => said.extend(
                    stand.scene().readings().guessing.iter().flat_map(|it| it.answers.iter().map(|it| words.say(it))),
                ),
                StepKind::Number { .. } => said.push(words.say(&text!("course-say"))),
                _ => {}
            }
            if stage == Stage::Opened {
                faults.extend(said.iter().filter(|said| !seen.says(said)).map(|said| format!("not in sight: {said}")));
            }
            for fault in faults {
                found.entry(format!("{place} {} {fault}", language.name())).or_default().push(format!("{stage:?}"));
            }
        }
        looked
    });
}
