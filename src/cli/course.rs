//! `hantei course`: a course of one's own in the window, checked, or what it comes to.

use super::{OpenedStep, done, output, refuse};
use hantei::lesson::Course;
use hantei::lesson::memory::Memory;
use hantei::lesson::store::Store;
use hantei::quote::quoted;
use hantei::streams;
use hantei::text;
use hantei::words::{Language, Text, Words};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The course in files, a chapter each; the built-in one without any.
fn course(files: &[PathBuf]) -> Result<Course, Text> {
    if files.is_empty() {
        return Course::built_in();
    }
    let read = |file: &PathBuf| Ok((name(file), text_of(file)?));
    let texts: Vec<(String, String)> = files.iter().map(read).collect::<Result<_, Text>>()?;
    Course::read(&texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect::<Vec<_>>())
}

fn name(file: &Path) -> String {
    file.display().to_string()
}

fn text_of(file: &Path) -> Result<String, Text> {
    std::fs::read_to_string(file)
        .map_err(|error| text!("read-fails", path = quoted(&name(file)), why = Text::from(&error)))
}

/// The course that opens, and its step: files first, then `lesson=…`.
pub(super) fn opened(what: Vec<PathBuf>) -> Result<OpenedStep, Text> {
    let (mut words, mut files) = (Vec::new(), Vec::new());
    for each in what {
        match each.to_str().filter(|word| word.contains('=') && !each.exists()) {
            Some(word) => words.push(word.to_owned()),
            None => files.push(each),
        }
    }
    let course = course(&files)?;
    let place = course.asked_for(&mut words)?;
    match words.first() {
        Some(word) => Err(text!("setting-none", given = quoted(word))),
        None => Ok(Some((course, place))),
    }
}

/// Says what keeps the steps of a course from being done, a line each: 0 if nothing does, 1 if something does, 2 if it is no
/// course.
pub(super) fn check(files: &[PathBuf], language: Language) -> ExitCode {
    let course = match course(files) {
        Ok(course) => course,
        Err(why) => return refuse(2, &why),
    };
    let mut faults = course.faults();
    faults.extend(letters(&course));
    for fault in &faults {
        streams::complain(fault);
    }
    if !faults.is_empty() {
        return ExitCode::FAILURE;
    }
    let said = text!("check-fine", steps = course.places().count());
    done(output::print(&(Words::new(language).say(&said) + "\n")))
}

/// That some letters of the course are in no font, in one of its languages.
#[cfg(feature = "window")]
fn letters(course: &Course) -> Vec<Text> {
    course.languages().into_iter().filter_map(|language| hantei::window::missing_letters(course, language)).collect()
}

#[cfg(not(feature = "window"))]
fn letters(_: &Course) -> Vec<Text> {
    Vec::new()
}

/// Prints what the chapters come to, and what has been done of them.
pub(super) fn recap(files: &[PathBuf], is_fresh: bool, language: Language) -> ExitCode {
    let course = match course(files) {
        Ok(course) => course,
        Err(why) => return refuse(2, &why),
    };
    let memory = if is_fresh { Ok(Memory::default()) } else { remembered(&course) };
    let words = Words::new(language);
    match memory {
        Ok(memory) => done(output::print(&format!("{}\n{}", course.recap(&words), course.results(&memory, &words)))),
        Err(why) => refuse(1, &why),
    }
}

fn remembered(course: &Course) -> Result<Memory, Text> {
    let (kept, told) = Store::standard()?.read()?;
    told.iter().for_each(streams::complain);
    Ok(kept.of(&course.name))
}
