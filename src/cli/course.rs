//! `hantei course`: opens a course in the window, checks it, or prints its recap.

use super::output::{self, done, refuse};
use hantei::store::Store;
use hantei::streams;
use hantei_scenes::lesson::memory::Memory;
use hantei_scenes::lesson::{Course, LONGEST_FILE, StepPlace};
use hantei_scenes::quote::quoted;
use hantei_scenes::text;
use hantei_scenes::words::{self, Language, Text, Words};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The course in these files, a chapter each; without files the built-in one. It has to have the wanted language.
fn course(files: &[PathBuf], lesson_language: Option<&str>) -> Result<Course, Text> {
    let course = if files.is_empty() { Course::built_in()? } else { in_files(files)? };
    speaks(&course, lesson_language)?;
    Ok(course)
}

fn in_files(files: &[PathBuf]) -> Result<Course, Text> {
    let read = |file: &PathBuf| Ok((name(file), text_of(file)?));
    let texts: Vec<(String, String)> = files.iter().map(read).collect::<Result<_, Text>>()?;
    Course::read(&texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect::<Vec<_>>())
}

fn name(file: &Path) -> String {
    file.display().to_string()
}

fn text_of(file: &Path) -> Result<String, Text> {
    let mut text = String::new();
    let read = File::open(file).and_then(|file| file.take(LONGEST_FILE + 1).read_to_string(&mut text));
    match read {
        Ok(_) => Ok(text),
        Err(error) => Err(text!("read-fails", path = quoted(&name(file)), why = Text::from(&error))),
    }
}

/// A course, and the step that it opens with.
pub(super) type OpenedStep = Option<(Course, Option<StepPlace>)>;

/// The course to open, and its step: files first, then `lesson=…`.
pub(super) fn opened(what: Vec<PathBuf>, lesson_language: Option<&str>) -> Result<OpenedStep, Text> {
    let (mut words, mut files) = (Vec::new(), Vec::new());
    for each in what {
        match each.to_str().filter(|word| word.contains('=') && !each.exists()) {
            Some(word) => words.push(word.to_owned()),
            None => files.push(each),
        }
    }
    let course = course(&files, lesson_language)?;
    let place = course.asked_for(&mut words)?;
    match words.first() {
        Some(word) => Err(text!("course-setting", given = quoted(word))),
        None => Ok(Some((course, place))),
    }
}

/// The wanted language, if hantei does not have it but lessons may.
pub(super) fn lesson_language(said: &[String]) -> Option<String> {
    let [one] = said else { return None };
    let name = one.strip_prefix(Language::KEY)?.to_lowercase();
    (name.parse::<Language>().is_err() && words::is_language(&name)).then_some(name)
}

/// Refuses a language that neither hantei nor the course has.
fn speaks(course: &Course, lesson_language: Option<&str>) -> Result<(), Text> {
    let Some(name) = lesson_language.filter(|name| !course.speaks(name)) else {
        return Ok(());
    };
    let mut known: Vec<String> = Language::NAMES.iter().map(|name| (*name).to_owned()).collect();
    known.extend(course.languages().into_iter().filter(|name| name.parse::<Language>().is_err()));
    let why = text!("allowed", values = known.join(", "));
    Err(text!("setting-wrong", key = "lang", value = name.to_owned(), why = why))
}

/// Prints what keeps the course's steps from being done, a line each. Exit code: 0 if nothing does, 1 if something
/// does, 2 if it is not a course.
pub(super) fn check(files: &[PathBuf], language: Language, lesson_language: Option<&str>) -> ExitCode {
    let course = match course(files, lesson_language) {
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

/// Messages about letters of the course that are in no font, for each of its languages.
fn letters(course: &Course) -> Vec<Text> {
    let missing = |name: &String| {
        let words = Words::new(name.parse().unwrap_or_default()).wishing([name]);
        hantei::window::missing_letters(course, &words)
    };
    course.languages().iter().filter_map(missing).collect()
}

/// Prints the chapters' recaps, with what has been done of them.
pub(super) fn recap(files: &[PathBuf], is_fresh: bool, words: &Words, lesson_language: Option<&str>) -> ExitCode {
    let course = match course(files, lesson_language) {
        Ok(course) => course,
        Err(why) => return refuse(2, &why),
    };
    let memory = if is_fresh { Ok(Memory::default()) } else { remembered(&course) };
    match memory {
        Ok(memory) => done(output::print(&format!("{}\n{}", course.recap(words), course.results(&memory, words)))),
        Err(why) => refuse(1, &why),
    }
}

fn remembered(course: &Course) -> Result<Memory, Text> {
    let (kept, told) = Store::standard()?.read()?;
    told.iter().for_each(streams::complain);
    Ok(kept.of(&course.name))
}
