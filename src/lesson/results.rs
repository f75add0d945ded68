//! What a learner has done, as a text for a teacher, and the chapters' recaps.

use super::memory::Memory;
use super::{Course, CourseStep, StepPlace};
use crate::quote::harmless;
use crate::scene::{self, Event, Viewer};
use crate::svg::{self, Medium};
use crate::text;
use crate::words::{Text, Words};
use quick_xml::escape::escape;

/// Width and height of a printed figure, stage pixels.
const FIGURE: (f64, f64) = (480.0, 300.0);

impl Course {
    /// For each chapter the done steps and the wrong answers, as a text of several lines.
    pub fn results(&self, memory: &Memory, words: &Words) -> String {
        let mut lines = vec![words.say(&text!("results-title"))];
        for (place, chapter) in self.chapters.iter().enumerate() {
            let done = chapter.steps.iter().filter(|step| memory.is_done(&step.id)).count();
            let tested = chapter.steps.last().and_then(|last| memory.step(&last.id)).is_some_and(|last| last.unaided);
            let title = words.say(&chapter.title);
            let so_far = text!(
                "results-chapter",
                number = chapter.number.to_string(),
                title = title,
                done = done.to_string(),
                all = chapter.steps.len().to_string()
            );
            let mark = if tested { words.say(&text!("results-tested")) } else { String::new() };
            lines.push(harmless(&format!("{}{mark}", words.say(&so_far))));
            for (step, of) in chapter.steps.iter().enumerate() {
                let number = self.number_of(StepPlace { chapter: place, step });
                lines.extend(of.and_cases().filter_map(|each| wrong_line(each, &number, memory, words)));
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

fn wrong_line(step: &CourseStep, number: &str, memory: &Memory, words: &Words) -> Option<String> {
    let of = memory.step(&step.id)?;
    let said: Vec<String> =
        of.wrong.iter().filter(|wrong| !wrong.is_empty()).map(|wrong| said(step, wrong, words)).collect();
    if said.is_empty() {
        return None;
    }
    let (place, title) = (number.to_owned(), words.say(&step.title));
    let line = text!("results-wrong", place = place, title = title, answers = said.join(", "));
    Some(format!("  {}", harmless(&words.say(&line))))
}

/// An answer for people: one of a choice has its words.
fn said(step: &CourseStep, answer: &str, words: &Words) -> String {
    let option = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match (&step.kind, option) {
        (super::StepKind::Choice { options, .. }, Some(option)) => {
            options.get(option).map_or_else(|| answer.to_owned(), |reply| words.say(&reply.says))
        }
        // Before, a wrong guess was kept without its answer.
        (super::StepKind::Guess, _) => {
            let wrong = |(answers, right): ([Text; 2], usize)| words.say(&answers[option.unwrap_or(1 - right).min(1)]);
            step.guess().map_or_else(|| answer.to_owned(), wrong)
        }
        _ => answer.to_owned(),
    }
}
