//! Reads lessons from TOML. A file that cannot be used is refused with the line and the reason.

mod act;
mod entry;
mod id;
mod source;
mod step;
mod toml_errors;

pub use act::read_event;
pub(super) use source::{said_first, wrong_in_line};
pub use toml_errors::LONGEST_FILE;

use super::{Chapter, Course, RecapLine};
use crate::text;
use crate::words::Text;
use entry::{ChapterFile, RecapEntry, ShownRecap};
use id::name_steps;
use source::LessonSource;
use toml::Spanned;

/// The largest number of a chapter.
const LARGEST_NUMBER: usize = 999;

impl LessonSource<'_> {
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
