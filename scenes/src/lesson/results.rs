//! What a learner has done, as a text for a teacher, and the chapters' recaps.

use super::memory::{Memory, StepMemory};
use super::{Course, CourseStep, StepKind, StepPlace, fill};
use crate::quote::harmless;
use crate::scene::{self, Event, Viewer};
use crate::svg::{self, Medium};
use crate::text;
use crate::words::{Text, Words};
use quick_xml::escape::escape;

/// Width and height of a printed figure, stage pixels.
const FIGURE: (f64, f64) = (480.0, 300.0);

impl Course {
    /// For each chapter the done steps and the answers, as a text of several lines.
    pub fn results(&self, memory: &Memory, words: &Words) -> String {
        let mut lines = vec![words.say(&text!("results-title"))];
        for (place, chapter) in self.chapters.iter().enumerate() {
            let count = |is: fn(&StepMemory) -> bool| {
                chapter.steps.iter().filter_map(|step| memory.step(&step.id)).filter(|step| is(step)).count()
            };
            let so_far = words.say(&text!(
                "results-chapter",
                number = chapter.number.to_string(),
                title = words.say(&chapter.title),
                done = count(|step| step.done).to_string(),
                all = chapter.steps.len().to_string()
            ));
            let alone = count(|step| step.unaided && !step.was_helped() && step.wrong.is_empty());
            let alone =
                if alone > 0 { words.say(&text!("results-alone", alone = alone.to_string())) } else { String::new() };
            lines.push(harmless(&(so_far + &alone)));
            for (step, of) in chapter.steps.iter().enumerate() {
                let number = self.number_of(StepPlace { chapter: place, step });
                lines.extend(line(of, &number, None, memory, words));
                let cases = of.cases().iter().enumerate();
                lines.extend(cases.filter_map(|(case, each)| line(each, &number, Some(case), memory, words)));
            }
        }
        lines.join("\n") + "\n"
    }

    /// A chapter's recap with figures, and the results of all chapters, as a sheet of HTML to print.
    pub fn sheet(&self, chapter: usize, memory: &Memory, words: &Words) -> String {
        let of = &self.chapters[chapter];
        let title = format!("{} {}", of.number, words.say(&of.title));
        let mut sheet = format!("<h1>{}</h1>\n", escape(&title));
        for line in &of.recap {
            sheet += &format!("<figure>\n<p>{}</p>\n", escape(words.say(&line.says)));
            let opened = line.figure.as_ref().and_then(|figure| scene::open(figure).ok());
            sheet += &opened.map_or_else(String::new, |opened| drawn(opened, words));
            sheet += "</figure>\n";
        }
        sheet + &format!("<pre>{}</pre>\n", escape(self.results(memory, words)))
    }

    /// The recaps of all chapters.
    pub fn recap(&self, words: &Words) -> String {
        let mut lines = Vec::new();
        for chapter in &self.chapters {
            lines.push(harmless(&format!("{} {}", chapter.number, words.say(&chapter.title))));
            lines.extend(chapter.recap.iter().map(|line| format!("  {}", harmless(&words.say(&line.says)))));
        }
        lines.join("\n") + "\n"
    }
}

/// The picture of a scene for print.
fn drawn(mut scene: Viewer, words: &Words) -> String {
    let (width, height) = FIGURE;
    scene.handle(Event::Resized { width, height });
    svg::to_svg(&scene.figure(), words, Medium::Paper)
}

/// A step's answers, right and wrong, and whether it was done with help; `None` if there is nothing to say.
fn line(step: &CourseStep, number: &str, case: Option<usize>, memory: &Memory, words: &Words) -> Option<String> {
    let of = memory.step(&step.id)?;
    let say = |answer: &String| said(step, answer, words);
    let wrong: Vec<String> = of.wrong.iter().filter(|wrong| !wrong.is_empty()).map(say).collect();
    let mut parts = Vec::new();
    if let Some(right) = of.answer.as_ref().filter(|_| of.done) {
        parts.push(text!("results-right", answer = say(right)));
    }
    if !wrong.is_empty() {
        parts.push(text!("results-wrong", answers = wrong.join("; ")));
    }
    if of.unaided && !of.wrong.is_empty() {
        parts.push(text!("results-again"));
    }
    if of.was_helped() && !step.is_test() {
        parts.push(text!("results-helped"));
    }
    if parts.is_empty() {
        return None;
    }
    let case = case.map_or_else(String::new, |case| format!(" {}", case + 1));
    let parts: String = parts.iter().map(|part| words.say(part)).collect();
    Some(format!("  {}", harmless(&format!("{number} {}{case}{parts}", words.say(&step.title)))))
}

/// An answer for people, in one line: one of a choice has its words.
fn said(step: &CourseStep, answer: &str, words: &Words) -> String {
    let option = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let said = match (&step.kind, option) {
        (StepKind::Choice { options, .. }, Some(option)) => options.get(option).map(|reply| filled(step, &reply.says)),
        // Before, a wrong guess was kept without its answer.
        (StepKind::Guess { .. }, _) => {
            let given = |(answers, right): ([Text; 2], usize)| answers[option.unwrap_or(1 - right).min(1)].clone();
            step.guess().map(given)
        }
        _ => None,
    };
    let said = said.map_or_else(|| answer.to_owned(), |said| words.say(&said));
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text of a step with its numbers.
fn filled(step: &CourseStep, text: &Text) -> Text {
    scene::open(&step.open).map_or_else(|_| text.clone(), |scene| fill::filled(text, &scene))
}
