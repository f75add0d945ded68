//! Reads lessons from TOML. A file that cannot be used is refused with the line and the reason.

mod act;
mod entry;
mod id;
mod step;
mod toml_errors;

pub use act::read_event;

use super::{Chapter, Course, Goal, RecapLine, fill};
use crate::quote::{line_and_column, quoted};
use crate::scene::{self, Viewer};
use crate::text;
use crate::words::{Language, Text, is_language};
use entry::{ChapterFile, EachSaying, RecapEntry, Saying, ShownRecap};
use id::name_steps;
use toml::Spanned;

/// Keys that could be names of languages, but are misspelt keys beside texts.
const SLIPS: [&str; 2] = ["say", "why"];

/// The longest file, bytes.
pub const LONGEST_FILE: u64 = 1 << 20;
/// The longest text, characters.
const LONGEST_TEXT: usize = 2000;
/// The largest number of a chapter.
const LARGEST_NUMBER: usize = 999;

/// A file, for messages about its lines.
struct LessonSource<'a> {
    name: &'a str,
    text: &'a str,
}

/// A command of a lesson that shows a scene, and what it shows.
struct LessonOpening {
    words: Vec<String>,
    scene: Viewer,
}

pub(super) fn wrong_in_line(file: &str, line: usize, why: Text) -> Text {
    text!("lesson-wrong", file = quoted(file), line = line.to_string(), why = why)
}

impl LessonSource<'_> {
    /// A message about the line of this byte.
    fn wrong(&self, at: usize, why: Text) -> Text {
        wrong_in_line(self.name, self.line(at), why)
    }

    fn line(&self, at: usize) -> usize {
        line_and_column(self.text, at).0
    }

    fn saying(&self, saying: Spanned<Saying>) -> Result<Text, Text> {
        self.said(saying.span().start, saying.into_inner())
    }

    fn said(&self, at: usize, saying: Saying) -> Result<Text, Text> {
        match saying {
            Saying::Same(same) => self.sayable(at, &same).map(|()| Text::plain(same)),
            Saying::Each(EachSaying(texts)) => {
                match texts.iter().find(|(name, _)| !is_language(name) || SLIPS.contains(&name.as_str())) {
                    Some((name, _)) => {
                        let names = format!("{}, fr, pt-br …", Language::NAMES.join(", "));
                        let allowed = text!("allowed", values = names);
                        Err(self.wrong(at, text!("lesson-language", given = quoted(name), why = allowed)))
                    }
                    None if texts.is_empty() => Err(self.wrong(at, text!("lesson-saying"))),
                    None => texts.iter().try_for_each(|(_, text)| self.sayable(at, text)).map(|()| Text::Given(texts)),
                }
            }
        }
    }

    /// Refuses a text that shows nothing, or more than a screen has room for.
    fn sayable(&self, at: usize, text: &str) -> Result<(), Text> {
        let length = text.chars().count();
        if text.trim().is_empty() {
            return Err(self.wrong(at, text!("lesson-blank")));
        }
        if length > LONGEST_TEXT {
            let most = LONGEST_TEXT.to_string();
            return Err(self.wrong(at, text!("lesson-long", given = length.to_string(), most = most)));
        }
        Ok(())
    }

    /// The text at this byte; its braces have to contain numbers of this scene.
    fn filled(&self, at: usize, saying: Saying, scene: &Viewer) -> Result<Text, Text> {
        let said = self.said(at, saying)?;
        fill::check(&said, scene).map_err(|why| self.wrong(at, why))?;
        Ok(said)
    }

    fn optional(&self, saying: Option<Spanned<Saying>>) -> Result<Option<Text>, Text> {
        saying.map(|saying| self.saying(saying)).transpose()
    }

    fn goal(&self, at: usize, goal: &str, scene: &Viewer) -> Result<Goal, Text> {
        Goal::read(goal, scene).map_err(|why| self.wrong(at, why))
    }

    /// A line as words, split as a command line is.
    fn words(&self, at: usize, line: &str) -> Result<Vec<String>, Text> {
        let words = shlex::split(line);
        words.ok_or_else(|| self.wrong(at, text!("lesson-quotes", given = quoted(line))))
    }

    fn opening(&self, at: usize, line: &str) -> Result<LessonOpening, Text> {
        let words = self.words(at, line)?;
        let scene = scene::open(&words).map_err(|why| self.wrong(at, why))?;
        Ok(LessonOpening { words, scene })
    }

    fn chapter(&self) -> Result<Chapter, Text> {
        if self.text.len() as u64 > LONGEST_FILE {
            return Err(toml_errors::too_long_a_file(self.name));
        }
        let file: ChapterFile = toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.wrong(at, toml_errors::not_read(error.message()))
        })?;
        if file.step.is_empty() {
            return Err(self.wrong(0, text!("lesson-no-step")));
        }
        if let Some(number) = file.number.as_ref().filter(|number| *number.get_ref() > LARGEST_NUMBER) {
            let (given, most) = (number.get_ref().to_string(), LARGEST_NUMBER.to_string());
            return Err(self.wrong(number.span().start, text!("lesson-number", given = given, most = most)));
        }
        let last = file.step.len() - 1;
        let steps = file.step.into_iter().enumerate().map(|(step, entry)| {
            let at = entry.span().start;
            let read = self.step(entry)?;
            if read.is_test() && step < last { Err(self.wrong(at, text!("lesson-test-last"))) } else { Ok(read) }
        });
        Ok(Chapter {
            file: self.name.to_owned(),
            number: file.number.map_or(0, Spanned::into_inner),
            title: self.saying(file.title)?,
            source: self.optional(file.source)?,
            recap: file.recap.into_iter().map(|entry| self.recap(entry)).collect::<Result<_, _>>()?,
            steps: steps.collect::<Result<_, _>>()?,
        })
    }

    fn recap(&self, entry: Spanned<RecapEntry>) -> Result<RecapLine, Text> {
        let at = entry.span().start;
        match entry.into_inner() {
            RecapEntry::Said(says) => Ok(RecapLine { says: self.said(at, says)?, figure: None }),
            RecapEntry::Shown(ShownRecap { says, figure }) => {
                Ok(RecapLine { says: self.said(at, says)?, figure: Some(self.opening(at, &figure)?.words) })
            }
        }
    }
}

pub(in crate::lesson) fn said_first(text: &Text) -> &str {
    match text {
        Text::Plain(said) => said,
        Text::Given(given) => given.first().map_or("", |(_, said)| said),
        Text::Whole(_) | Text::Message { .. } => "",
    }
}

impl Course {
    /// Reads chapters, each with its file's name and content.
    ///
    /// # Errors
    /// A sentence with the file, the line and what is wrong there.
    pub fn read(files: &[(&str, &str)]) -> Result<Self, Text> {
        let chapters = files.iter().map(|&(name, text)| LessonSource { name, text }.chapter());
        let mut chapters = chapters.collect::<Result<Vec<_>, _>>()?;
        number_chapters(&mut chapters);
        name_steps(&mut chapters)?;
        let title = chapters.first().map_or("", |first| said_first(&first.title));
        Ok(Self { name: format!("own: {title}"), chapters })
    }
}

/// Numbers each chapter that has no number, or none above the one before.
fn number_chapters(chapters: &mut [Chapter]) {
    let mut before = 0;
    for chapter in chapters {
        chapter.number = chapter.number.max(before + 1);
        before = chapter.number;
    }
}
