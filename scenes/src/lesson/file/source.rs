//! A file of lessons while it is read: its texts, goals and commands, and messages about its lines.

use super::entry::{EachSaying, Saying};
use crate::lesson::{Goal, fill};
use crate::quote::{line_and_column, quoted};
use crate::scene::{self, Viewer};
use crate::text;
use crate::words::{Language, Text, is_language};
use toml::Spanned;

/// Keys that could be names of languages, but are misspelt keys beside texts.
const SLIPS: [&str; 2] = ["say", "why"];

/// The longest text, characters.
const LONGEST_TEXT: usize = 2000;

/// A file, for messages about its lines.
pub(super) struct LessonSource<'a> {
    pub(super) name: &'a str,
    pub(super) text: &'a str,
}

/// A command of a lesson that shows a scene, and what it shows.
pub(super) struct LessonOpening {
    pub(super) words: Vec<String>,
    pub(super) scene: Viewer,
}

pub(in crate::lesson) fn wrong_in_line(file: &str, line: usize, why: Text) -> Text {
    text!("lesson-wrong", file = quoted(file), line = line.to_string(), why = why)
}

impl LessonSource<'_> {
    /// A message about the line of this byte.
    pub(super) fn wrong(&self, at: usize, why: Text) -> Text {
        wrong_in_line(self.name, self.line(at), why)
    }

    pub(super) fn line(&self, at: usize) -> usize {
        line_and_column(self.text, at).0
    }

    pub(super) fn saying(&self, saying: Spanned<Saying>) -> Result<Text, Text> {
        self.said(saying.span().start, saying.into_inner())
    }

    pub(super) fn said(&self, at: usize, saying: Saying) -> Result<Text, Text> {
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
    pub(super) fn filled(&self, at: usize, saying: Saying, scene: &Viewer) -> Result<Text, Text> {
        let said = self.said(at, saying)?;
        fill::check(&said, scene).map_err(|why| self.wrong(at, why))?;
        Ok(said)
    }

    pub(super) fn optional(&self, saying: Option<Spanned<Saying>>) -> Result<Option<Text>, Text> {
        saying.map(|saying| self.saying(saying)).transpose()
    }

    pub(super) fn goal(&self, at: usize, goal: &str, scene: &Viewer) -> Result<Goal, Text> {
        Goal::read(goal, scene).map_err(|why| self.wrong(at, why))
    }

    /// A line as words, split as a command line is.
    pub(super) fn words(&self, at: usize, line: &str) -> Result<Vec<String>, Text> {
        let words = shlex::split(line);
        words.ok_or_else(|| self.wrong(at, text!("lesson-quotes", given = quoted(line))))
    }

    pub(super) fn opening(&self, at: usize, line: &str) -> Result<LessonOpening, Text> {
        let words = self.words(at, line)?;
        let scene = scene::open(&words).map_err(|why| self.wrong(at, why))?;
        Ok(LessonOpening { words, scene })
    }
}

pub(in crate::lesson) fn said_first(text: &Text) -> &str {
    match text {
        Text::Plain(said) => said,
        Text::Given(given) => given.first().map_or("", |(_, said)| said),
        Text::Whole(_) | Text::Message { .. } => "",
    }
}
