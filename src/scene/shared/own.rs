//! A typed test, method `own`.

use super::truth;
use crate::report::of_reading;
use crate::scene::{TextFlaw, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::{Formula, FormulaError, ParseOptions, Question, Reading, Shapes};
use std::rc::Rc;

/// What the method of a typed test is called.
pub const OWN: &str = "own";
#[derive(Debug)]
struct TypedFormula<S: Shapes> {
    text: String,
    formula: Formula<S>,
    reading: Reading,
    questions: Vec<Question>,
}

/// A formula as it was typed. Two are equal that were typed alike.
#[derive(Debug)]
pub struct Own<S: Shapes>(Rc<TypedFormula<S>>);

impl<S: Shapes> Clone for Own<S> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<S: Shapes> PartialEq for Own<S> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0.text == other.0.text
    }
}

impl<S: Shapes> Own<S> {
    /// What `text` says, or what is wrong with it and where.
    pub fn typed(text: &str) -> Result<Self, TextFlaw> {
        let flaw = |error: FormulaError| (error.place.clone(), Text::from(&error));
        let (formula, reading) = Formula::read(text, &ParseOptions::default()).map_err(flaw)?;
        let questions = formula.questions();
        Ok(Self(Rc::new(TypedFormula { text: text.to_owned(), formula, reading, questions })))
    }

    /// As it was typed.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// What it means.
    pub fn formula(&self) -> &Formula<S> {
        &self.0.formula
    }

    /// How it was read, a sentence each; nothing where it is written with hantei's own names.
    pub fn reading(&self) -> Vec<Text> {
        of_reading(&self.0.reading)
    }

    /// All that it can ask, in order.
    pub fn questions(&self) -> &[Question] {
        &self.0.questions
    }

    /// Why it says what it says, `so` in words: the comparison that decided it alone, or how those did that were made.
    pub fn reason(&self, walk: &Walk, says: bool, so: Text) -> Text {
        let decides = |question, holds| self.formula().decided_by(question, holds) == Some(says);
        let alone = walk.trace.iter().find(|made| decides(made.question, made.holds));
        let reason = match alone.and_then(|made| Some((made, walk.question(made)?))) {
            Some((made, question)) => {
                let (asked, numbers) = (question.to_string(), walk.numbers(made));
                text!("own-alone", asked = asked, numbers = numbers, holds = truth(made.holds), so = so)
            }
            None if walk.trace.is_empty() => text!("own-asks-nothing", so = so),
            None => {
                let held = walk.trace.iter().filter(|made| made.holds).count();
                text!("own-together", held = held.to_string(), count = walk.trace.len().to_string(), so = so)
            }
        };
        let left = walk.questions.len() - walk.trace.len();
        if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason }
    }
}
