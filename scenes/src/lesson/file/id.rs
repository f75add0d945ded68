//! Ids, by which memory and links name a step; its number may change.

use super::source::{LessonSource, said_first, wrong_in_line};
use crate::lesson::{Chapter, CourseStep, StepPlace};
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use std::collections::BTreeSet;
use toml::Spanned;

/// The longest id in a file, characters: it has to fit into an address, and into a message.
const LONGEST_ID: usize = 80;

impl LessonSource<'_> {
    /// The id in a file: letters, digits and hyphens; empty without one.
    pub(super) fn id(&self, given: Option<&Spanned<String>>) -> Result<String, Text> {
        let Some(given) = given else { return Ok(String::new()) };
        let is_id = |id: &str| {
            id.len() <= LONGEST_ID
                && id.starts_with(|first: char| first.is_ascii_lowercase())
                && id.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-')
        };
        if is_id(given.get_ref()) {
            return Ok(given.get_ref().clone());
        }
        let why = text!("lesson-id", given = quoted(given.get_ref()), most = LONGEST_ID.to_string());
        Err(self.wrong(given.span().start, why))
    }
}

/// Gives an id to each step and case that has none.
///
/// # Errors
/// An id that is given twice.
pub(super) fn name_steps(chapters: &mut [Chapter]) -> Result<(), Text> {
    let mut taken = BTreeSet::new();
    for chapter in chapters.iter() {
        for step in chapter.steps.iter().flat_map(CourseStep::and_cases).filter(|step| !step.id.is_empty()) {
            if !taken.insert(step.id.clone()) {
                return Err(wrong_in_line(
                    &chapter.file,
                    step.line,
                    text!("lesson-id-twice", given = quoted(&step.id)),
                ));
            }
        }
    }
    for (chapter, of) in chapters.iter_mut().enumerate() {
        for (step, of) in of.steps.iter_mut().enumerate() {
            let place = StepPlace { chapter, step };
            let id = made_id(&of.title, place);
            name(of, id, place, &mut taken);
            let base = of.id.clone();
            for (case, of) in of.cases_mut().iter_mut().enumerate() {
                name(of, format!("{base}.{}", case + 1), place, &mut taken);
            }
        }
    }
    Ok(())
}

/// Gives a step an id that is not taken, unless it has one.
fn name(step: &mut CourseStep, id: String, place: StepPlace, taken: &mut BTreeSet<String>) {
    if step.id.is_empty() {
        step.id = if taken.contains(&id) { format!("{id}-{place}") } else { id };
        taken.insert(step.id.clone());
    }
}

/// An id from a title, or from the place if the title has no letters.
fn made_id(title: &Text, place: StepPlace) -> String {
    let said = said_first(title);
    let words: Vec<&str> = said.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { place.to_string() } else { words.join("-").to_lowercase() }
}
