//! A method at work: what it can ask, what it has asked, and how its source writes it down. Stepping walks through it.

use super::readings::{Content, Row, Section};
use crate::collision::{About, Comparison, Question};

/// A line of code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// With its indentation.
    pub text: String,
    /// The place of the question that it asks among [`Walk::questions`].
    pub asks: Option<usize>,
}

/// A method at work.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// The method's key.
    pub method: &'static str,
    /// What it can ask, in order.
    pub questions: Vec<Question>,
    /// What it has asked, in order.
    pub trace: Vec<Comparison>,
}

impl Walk {
    /// The question that a comparison answers.
    pub fn question(&self, made: &Comparison) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == made.question)
    }

    /// The comparison that answers a question, if the method came to it.
    pub fn made(&self, question: &Question) -> Option<&Comparison> {
        self.trace.iter().find(|made| made.question == question.id)
    }

    /// The comparison of a step; none at step 0, the last one beyond the last.
    pub fn at(&self, step: usize) -> Option<&Comparison> {
        self.trace.get(step.min(self.trace.len()).checked_sub(1)?)
    }

    /// What the comparison of a step speaks of.
    pub fn about(&self, step: usize) -> Option<About> {
        self.question(self.at(step)?)?.about
    }

    /// All that the method compares, with its numbers as far as it has come.
    pub fn comparisons(&self) -> Section {
        let row = |question: &Question| Row::new(question.about, Content::comparison(question, self.made(question)));
        Section::new(format!("What {} compares", self.method), self.questions.iter().map(row).collect())
    }

    /// The code with the line of a step marked, or nothing at step 0.
    pub fn code(&self, step: usize, lines: Vec<Line>) -> Option<Section> {
        let current = self.at(step)?;
        let rows = lines.into_iter().map(|Line { text, asks }| {
            let asked = asks.and_then(|place| self.questions.get(place));
            let is_current = asked.is_some_and(|asked| asked.id == current.question);
            let is_reached = asked.is_none_or(|asked| self.made(asked).is_some());
            Row { about: None, lit: is_current, content: Content::Code { text, is_current, is_reached } }
        });
        Some(Section::new(format!("{} as written", self.method), rows.collect()))
    }
}
