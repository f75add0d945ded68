//! Where verdicts, errors and progress go.

use hantei_collision::{Comparison, Question};
use hantei_scenes::words::Text;
use std::io::{self, Write};

/// Where verdicts, errors and progress go.
pub struct Sinks<'a> {
    /// For verdicts.
    pub out: &'a mut dyn Write,
    /// Gets the number of each line that cannot be judged, from 1, and the reason.
    pub errors: &'a mut dyn FnMut(u64, Text),
    /// Gets hints at the end, if lines could not be judged.
    pub hints: &'a mut dyn FnMut(Text),
    /// Gets the number of lines read, from time to time.
    pub progress: &'a mut dyn FnMut(u64),
}

/// What ends the judging before the input ends.
#[derive(Debug)]
pub enum Failure {
    /// The input cannot be read.
    Reading(io::Error),
    /// The input has too many lines to count.
    Counting,
    /// A verdict cannot be written, as to a closed pipe.
    Writing(io::Error),
}

impl Sinks<'_> {
    pub(super) fn refuse(&mut self, line: u64, why: Text) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::Writing)?;
        (self.errors)(line, why);
        Ok(())
    }

    pub(super) fn answer(&mut self, answer: &str, questions: &[Question], heard: &[Comparison]) -> Result<(), Failure> {
        let asked = |made: &Comparison| questions.iter().find(|asked| asked.id == made.question);
        self.answer_with(answer, heard.iter().filter_map(|made| Some(asked(made)?.explained(made))))
    }

    /// Writes an answer, and under it the lines that explain it.
    pub(super) fn answer_with(&mut self, answer: &str, lines: impl IntoIterator<Item = String>) -> Result<(), Failure> {
        let written = self.out.write_all(answer.as_bytes()).and_then(|()| self.out.write_all(b"\n"));
        let mut lines = lines.into_iter();
        written.and_then(|()| lines.try_for_each(|line| writeln!(self.out, "  {line}"))).map_err(Failure::Writing)
    }

    pub(super) fn prompt(&mut self, question: &str) -> Result<(), Failure> {
        self.out.write_all(question.as_bytes()).map_err(Failure::Writing)
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::Writing)
    }
}
