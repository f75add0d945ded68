//! A method at work: its questions, its comparisons, and its source. Stepping goes through them.

use super::readings::{Content, Row, Section, Truth};
use super::shared::number::shown_pair;
use crate::figure::Pictogram;
use crate::scene::OWN;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, Comparison, End, Question};

/// A line of code.
#[derive(Clone, Debug, PartialEq)]
pub struct CodeLine {
    /// With its indentation.
    pub text: Text,
    /// The place in [`Walk::questions`] of the question that it asks.
    pub asks: Option<usize>,
}

impl CodeLine {
    pub(super) fn of_all(questions: &[Question]) -> Vec<Self> {
        let line = |(i, asked): (usize, &Question)| Self { text: Text::plain(asked.to_string()), asks: Some(i) };
        questions.iter().enumerate().map(line).collect()
    }
}

/// A method at work.
#[derive(Clone, Debug, PartialEq)]
pub struct Walk {
    /// The method's key.
    pub method: &'static str,
    /// What it computes before it compares, in order: each is a step.
    pub computed: Vec<Row>,
    /// Its questions, in order.
    pub questions: Vec<Question>,
    /// Its comparisons, in order.
    pub trace: Vec<Comparison>,
    /// For each question, the state in which it holds, and whether that speaks for a hit; `None` if it alone decides
    /// nothing.
    pub meanings: Vec<(Text, Option<bool>)>,
}

impl Walk {
    /// The question of a comparison.
    pub fn question(&self, made: &Comparison) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == made.question)
    }

    /// The comparison that answers a question, if the method reached it.
    pub fn made(&self, question: &Question) -> Option<&Comparison> {
        self.trace.iter().find(|made| made.question == question.id)
    }

    /// The comparison of a step; none at step 0, the last one beyond the end.
    pub fn at(&self, step: usize) -> Option<&Comparison> {
        self.trace.get(step.min(self.steps()).checked_sub(self.computed.len() + 1)?)
    }

    /// Of comparisons one after the other about the same thing the last one is left, which decides. `None` is like nothing
    /// else.
    pub(super) fn keep_last<Thing: PartialEq>(&mut self, thing: impl Fn(&Question) -> Option<Thing>) {
        let things: Vec<Option<Thing>> = self.trace.iter().map(|made| self.question(made).and_then(&thing)).collect();
        let is_last = |place: &usize| things[*place].is_none() || things.get(place + 1) != Some(&things[*place]);
        self.trace = (0..things.len()).filter(is_last).map(|place| self.trace[place]).collect();
    }

    /// Only these questions are left.
    pub(super) fn keep_questions(&mut self, is_kept: impl Fn(&Question) -> bool) {
        let both = self.questions.drain(..).zip(self.meanings.drain(..));
        (self.questions, self.meanings) = both.filter(|(asked, _)| is_kept(asked)).unzip();
    }

    /// Only questions that a comparison answers are left.
    pub(super) fn keep_asked(&mut self) {
        let made: Vec<usize> = self.trace.iter().map(|made| made.question).collect();
        self.keep_questions(|asked| made.contains(&asked.id));
    }

    /// What is computed and compared, one after the other.
    fn steps(&self) -> usize {
        self.computed.len() + self.trace.len()
    }

    /// The step after the last comparison, which shows the answer of all; 0 without a comparison.
    pub fn sum(&self) -> usize {
        if self.trace.is_empty() { 0 } else { self.steps() + 1 }
    }

    /// Whether a step is the [`sum`](Self::sum).
    pub fn is_sum(&self, step: usize) -> bool {
        !self.trace.is_empty() && step >= self.sum()
    }

    /// The place of what a step computes or compares among the rows: none for that of the sum.
    fn place(&self, step: usize) -> Option<usize> {
        let first = self.computed.len();
        if (1..=first).contains(&step) {
            return Some(step - 1);
        }
        let made = self.at(step).filter(|_| !self.is_sum(step))?;
        Some(first + self.questions.iter().position(|question| question.id == made.question)?)
    }

    /// What a step speaks of; that of the sum speaks of nothing alone.
    pub fn about(&self, step: usize) -> Option<About> {
        let place = self.place(step)?;
        match place.checked_sub(self.computed.len()) {
            None => self.computed[place].about,
            Some(asked) => self.questions[asked].about,
        }
    }

    /// The subject of the comparison on this axis that speaks against a hit, else of its first one.
    pub(super) fn decides_on(&self, axis: Axis) -> Option<About> {
        let on_axis = || self.questions.iter().filter(|question| question.about.and_then(About::axis) == Some(axis));
        let speaks_against = |made: &Comparison| {
            let speaks_for = self.meanings.get(made.question).and_then(|meaning| meaning.1);
            speaks_for.is_some_and(|speaks_for| speaks_for != made.holds)
        };
        let decides = on_axis().find(|question| self.made(question).is_some_and(speaks_against));
        decides.or_else(|| on_axis().next())?.about
    }

    /// The numbers of a comparison around its sign, with just enough decimals to tell them apart: `99 < 264`.
    pub fn numbers(&self, made: &Comparison) -> String {
        let [left, right] = shown_pair(made.numbers[0], made.numbers[1]);
        let symbol = self.question(made).map_or("", |question| question.operator.symbol());
        format!("{left} {symbol} {right}")
    }

    /// All that the method computes and compares, with its numbers as far as it has come.
    pub fn comparisons(&self) -> Section {
        self.comparisons_with(&[])
    }

    /// The same; those not reached get their numbers from `every`, if they are in it.
    pub fn comparisons_with(&self, every: &[Comparison]) -> Section {
        let row = |(question, (meaning, speaks)): (&Question, &(Text, Option<bool>))| {
            let made = self.made(question);
            let would = every.iter().find(|each| made.is_none() && each.question == question.id);
            let [left, right] =
                made.or(would).map_or_else(Default::default, |it| shown_pair(it.numbers[0], it.numbers[1]));
            let not_made = || would.map_or(Truth::NotReached, |would| Truth::Would(would.holds));
            let content = Content::Comparison {
                asked: question.to_string(),
                left,
                symbol: question.operator.symbol(),
                right,
                truth: made.map_or_else(not_made, |made| made.holds.into()),
                // A question without words of its own is not shown twice.
                meaning: if *meaning == Text::plain(question.to_string()) { Text::plain("") } else { meaning.clone() },
                speaks_for: made.zip(*speaks).map(|(made, speaks)| made.holds == speaks),
                shadows: None,
            };
            Row { picture: pictured(question.about, *speaks), ..Row::new(question.about, content) }
        };
        let asked = self.questions.iter().zip(&self.meanings).map(row);
        let rows = self.computed.iter().cloned().chain(asked).collect();
        Section::new(text!("comparisons-of", method = self.method), rows)
    }

    /// What a step computes or compares as a row shows it; none for that of the sum.
    pub fn row(&self, step: usize) -> Option<Row> {
        self.comparisons().rows.into_iter().nth(self.place(step)?)
    }

    /// The code with the step's line marked; none at step 0. `gets_to_end`: whether its last line is reached.
    pub fn code(&self, step: usize, lines: Vec<CodeLine>, gets_to_end: bool) -> Option<Section> {
        // What is computed stands as code in its rows.
        let current = self.at(step).filter(|_| self.computed.is_empty())?;
        // The sum of all is the last line, if the method gets there.
        let end = lines.len().saturating_sub(1);
        let sums = self.is_sum(step) && gets_to_end && lines.last().is_some_and(|line| line.asks.is_none());
        let rows = lines.into_iter().enumerate().map(|(place, CodeLine { text, asks })| {
            let asked = asks.and_then(|place| self.questions.get(place));
            let is_current = if sums { place == end } else { asked.is_some_and(|asked| asked.id == current.question) };
            let is_reached = asked.is_none_or(|asked| self.made(asked).is_some());
            Row { lit: is_current, ..Row::new(None, Content::Code { text, is_current, is_reached }) }
        });
        // A typed test may have other names.
        let title = if self.method == OWN { text!("code-of-own") } else { text!("code-of", method = self.method) };
        Some(Section::new(title, rows.collect()))
    }
}

fn pictured(about: Option<About>, speaks: Option<bool>) -> Pictogram {
    let Some(about) = about else { return Pictogram::None };
    let is_apart = speaks == Some(false);
    match about {
        About::Ends(axis, End::Max, _) | About::Ends(axis, _, End::Min) => match (axis, is_apart) {
            (Axis::X, true) => Pictogram::Left,
            (Axis::Y, true) => Pictogram::Above,
            (Axis::Z, true) => Pictogram::Front,
            (Axis::X, false) => Pictogram::OverlapXMirrored,
            (Axis::Y | Axis::Z, false) => Pictogram::OverlapYMirrored,
        },
        About::Ends(axis, ..) => match (axis, is_apart) {
            (Axis::X, true) => Pictogram::Right,
            (Axis::Y, true) => Pictogram::Below,
            (Axis::Z, true) => Pictogram::Behind,
            (Axis::X, false) => Pictogram::OverlapX,
            (Axis::Y | Axis::Z, false) => Pictogram::OverlapY,
        },
        About::Centres(Axis::X) => Pictogram::OverlapX,
        About::Centres(_) => Pictogram::OverlapY,
        About::CentreAt(Axis::X, _) | About::NearestOn(Axis::X) => Pictogram::ClampX,
        About::CentreAt(..) | About::NearestOn(_) => Pictogram::ClampY,
        About::PointAt(axis, end) | About::EndAt(_, axis, end) | About::Sample(_, axis, end) => {
            Pictogram::AtEdge(axis, end)
        }
        About::Between(Axis::X) => Pictogram::OverlapX,
        About::Between(_) => Pictogram::OverlapY,
        About::Nearest | About::EndOf(_) | About::CornerOf(_) => Pictogram::Distance,
        About::Reach => Pictogram::Reach,
        About::AxisOf(..) | About::AxisToCorner => Pictogram::OverlapX,
        About::Edge(_) | About::EdgeOf(_) | About::Corner(_) | About::Along(_) => Pictogram::Side,
        About::EdgePair(..) | About::CornerAtEdge(..) => Pictogram::Side,
    }
}
