//! The page's address: what it opens.

use super::files::{file, font, take_words};
use super::{
    ADDED, BETWEEN_WORDS, COURSE, FIGURE, FONT, FRESH, LEFT, PRESENT, SCENE, TRACE, give, hantei_refuse, language,
};
use crate::window::{Options, run};
use hantei_scenes::figure::{MotionChoice, ThemeChoice};
use hantei_scenes::lesson::{self, Course};
use hantei_scenes::quote::quoted;
use hantei_scenes::scene::{self, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{self, Language, Text, Words};
use std::io;

/// Opens the window in the page, with the scene of the page's address: `?scene=quad&a=162,212`. The page says which
/// parts of the address cannot be used.
pub fn open_page() {
    let address = quad_url::get_program_parameters();
    let (mut trace, mut present, mut figure, mut fresh) = (false, false, false, false);
    let mut own: Vec<&str> = Vec::new();
    let mut words: Vec<String> = Vec::new();
    for (key, value) in address.iter().skip(1).filter_map(|word| quad_url::easy_parse(word)) {
        match (key, value) {
            (SCENE, name) => words.insert(0, name.unwrap_or_default().into()),
            (TRACE, None) => trace = true,
            (PRESENT, None) => present = true,
            (FIGURE, None) => figure = true,
            (FRESH, None) => fresh = true,
            (COURSE, file) => own.push(file.unwrap_or_default()),
            (FONT, Some(_)) => {}
            (key, _) if key.starts_with(ADDED.0) || key.ends_with(ADDED.1) => {}
            (key, value) => words.push(format!("{key}={}", value.unwrap_or_default())),
        }
    }
    let course = (!own.is_empty() || lesson::is_asked_for(&words)).then(|| course(&own));
    let lesson_language = match &course {
        Some(Ok(course)) if !own.is_empty() => lesson_language(course, &words),
        _ => None,
    };
    if lesson_language.is_some() {
        words.retain(|word| !word.starts_with(Language::KEY));
    }
    let asked = Language::taken_from(&mut words);
    let said_in = asked.as_ref().ok().copied().flatten().or_else(language);
    let theme = words::taken(ThemeChoice::KEY, ThemeChoice::NAMES, &mut words);
    let motion = words::taken(MotionChoice::KEY, MotionChoice::NAMES, &mut words);
    let options = asked.and_then(|language| {
        let (theme, motion) = (theme?.unwrap_or_default(), motion?);
        let course = match course {
            None => None,
            Some(course) => {
                font(FONT).transpose().map_err(|why| text!("font-wrong", why = why))?;
                let course = course?;
                let place = course.asked_for(&mut words)?;
                if let Some(word) = words.first() {
                    return Err(text!("course-setting", given = quoted(word)));
                }
                Some((course, place))
            }
        };
        // A step goes on with the picture that stood there.
        let left = course.is_some().then(left).flatten();
        let resumes = left.is_some();
        let opened = left.map_or_else(|| scene::open(&words), Ok)?;
        let (frames, size) = (None, (0, 0));
        Ok(Options {
            opened,
            course,
            language,
            lesson_language,
            theme,
            motion,
            present,
            figure,
            resumes,
            trace,
            fresh,
            frames,
            size,
        })
    });
    match options {
        Ok(options) => run(options),
        Err(error) => {
            let language = said_in.unwrap_or_default();
            // Words that are not there cannot say why.
            let _ = take_words(language);
            give(hantei_refuse, &Words::new(language.or_english()).say(&error));
        }
    }
}

/// The picture that stood here before the page was loaded anew.
fn left() -> Option<Viewer> {
    let words = String::from_utf8(file(LEFT)?).ok()?;
    scene::open(&words.split(BETWEEN_WORDS).collect::<Vec<_>>()).ok()
}

/// The wanted language, if only the lessons have it, not hantei.
fn lesson_language(course: &Course, words: &[String]) -> Option<String> {
    let asked = words.iter().find_map(|word| word.strip_prefix(Language::KEY))?;
    (asked.parse::<Language>().is_err() && course.speaks(asked)).then(|| asked.to_owned())
}

/// The course in the one file that the address names, else the built-in one.
fn course(names: &[&str]) -> Result<Course, Text> {
    match names {
        [] => Course::built_in(),
        [""] => Err(text!("setting-wrong", key = COURSE, value = "", why = text!("page-course-file"))),
        [name] => {
            let bytes = file(COURSE).unwrap_or_default();
            let not_text = |_| {
                text!("read-fails", path = quoted(name), why = Text::from(&io::Error::from(io::ErrorKind::InvalidData)))
            };
            Course::read(&[(name, std::str::from_utf8(&bytes).map_err(not_text)?)])
        }
        [_, again, ..] => Err(text!("key-twice", key = COURSE, value = (*again).to_owned())),
    }
}
