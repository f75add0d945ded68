//! Questions in a row: the cases of a test, and steps that come back after a wrong answer.

use super::Session;
use crate::lesson::memory::Note;
use crate::lesson::{CourseStep, RecapLine, StepPlace};

/// The most steps that come back at once.
const MOST: usize = 5;
/// At most this many turns are tried to find the question with other numbers.
const TURNS: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowPurpose {
    /// No hints; each is asked until it is right at the first try.
    Test,
    /// What was wrong is asked again.
    Review,
}

#[derive(Clone, Debug)]
pub(super) struct Row {
    purpose: RowPurpose,
    /// Steps that come back, then the cases of a test.
    asked: Vec<CourseStep>,
    /// How many of them come back.
    mistakes: usize,
    /// The place of the present question.
    at: usize,
    /// How often that was asked again.
    round: usize,
    /// Whether the day begins with it: then the learner's step follows, not the next one.
    is_first: bool,
    /// Whether a question of the test was skipped, which leaves the test undone.
    has_skipped: bool,
}

enum Follows {
    /// A question of the row, by its place.
    InRow(usize),
    /// What was wrong in the chapter.
    Review,
    Recap,
    Step(StepPlace),
    /// The course ends.
    Nothing,
}

/// Where *Continue* leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onward {
    /// A question has to be opened.
    Open,
    /// The course ends.
    Leave,
}

impl Session {
    /// Whether it is a test, which has no hints.
    pub fn is_test(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.purpose == RowPurpose::Test)
    }

    /// Whether the question comes back after a wrong answer.
    pub fn comes_back(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.at < row.mistakes)
    }

    /// The place in a row, from 1, and its length: of the steps that come back, or of the test.
    pub fn in_row(&self) -> Option<(usize, usize)> {
        let row = self.row.as_ref().filter(|_| self.recap.is_none())?;
        Some(match row.at.checked_sub(row.mistakes) {
            None => (row.at + 1, row.mistakes),
            Some(at) => (at + 1, row.asked.len() - row.mistakes),
        })
    }

    /// Whether an answer of the test was wrong, so that the question is asked again.
    pub fn has_failed(&self) -> bool {
        self.is_test() && self.state.tries > 0
    }

    /// Begins the learner's test, after what was wrong in the chapter.
    pub(super) fn begin_test(&mut self) {
        let mut asked: Vec<CourseStep> = self.mistakes_of(self.place.chapter, |_| true).take(MOST).cloned().collect();
        let mistakes = asked.len();
        let of = &self.course.chapters[self.place.chapter].steps[self.place.step];
        // A case that was wrong is in the test anyway.
        asked.extend(of.cases().iter().cloned());
        self.begin(Row { asked, mistakes, ..Row::of(RowPurpose::Test) });
    }

    pub(super) fn ask_due(&mut self) {
        let today = self.today;
        let chapters = 0..self.course.chapters.len();
        let due = chapters.flat_map(|chapter| self.mistakes_of(chapter, move |day| day < today));
        let asked = due.take(MOST).cloned().collect();
        self.review(asked, true);
    }

    fn review(&mut self, asked: Vec<CourseStep>, is_first: bool) {
        let mistakes = asked.len();
        if mistakes > 0 {
            self.begin(Row { asked, mistakes, is_first, ..Row::of(RowPurpose::Review) });
        }
    }

    /// Steps and cases of a chapter that come back, last asked on a day that fits.
    fn mistakes_of(&self, chapter: usize, fits: impl Fn(u64) -> bool) -> impl Iterator<Item = &CourseStep> {
        let is_due = move |step: &&CourseStep| self.memory.mistake(&step.id).is_some_and(|mistake| fits(mistake.day));
        let of = &self.course.chapters[chapter];
        let in_test = self.place.chapter == chapter && of.steps[self.place.step.min(of.steps.len() - 1)].is_test();
        let each = of.steps.iter().flat_map(move |step| {
            let cases = if in_test { &[] } else { step.cases() };
            (!step.is_test()).then_some(step).into_iter().chain(cases)
        });
        each.filter(is_due)
    }

    fn begin(&mut self, row: Row) {
        self.row = Some(row);
        self.ask_of_row();
    }

    fn ask_of_row(&mut self) {
        let Some(row) = &self.row else { return };
        let step = &row.asked[row.at];
        let wrong = self.memory.step(&step.id).map_or(0, |step| step.wrong.len());
        let turn = if row.at < row.mistakes { row.round + wrong.max(1) } else { row.round };
        let step = if turn == 0 { step.clone() } else { self.again(step, turn) };
        self.ask(step);
    }

    /// The question with other numbers than it has now, if there are any.
    fn again(&self, step: &CourseStep, turn: usize) -> CourseStep {
        let is_new = |other: &CourseStep| self.present.id != step.id || other.open != self.present.open;
        let others = (turn..turn + TURNS).map(|turn| step.again(turn)).chain([step.clone()]);
        others.into_iter().find(is_new).unwrap_or_else(|| step.clone())
    }

    pub(super) fn row_answered(&mut self) {
        let Some(row) = &self.row else { return };
        // A wrong one is asked again.
        let is_over = row.at + 1 == row.asked.len() && self.state.tries == 0;
        if is_over && row.purpose == RowPurpose::Test && !row.has_skipped {
            let id = self.course.chapters[self.place.chapter].steps[self.place.step].id.clone();
            self.note(Note::Done { id, unaided: true, answer: None });
        }
    }

    /// *Continue*: the next question of a row, or the same with other numbers, what was wrong in the chapter, its
    /// recap, or the next step.
    pub fn on(&mut self) -> Onward {
        match self.follows() {
            Follows::InRow(at) => {
                let (has_failed, is_skipped) = (self.has_failed(), !self.state.is_done && !self.comes_back());
                if let Some(row) = &mut self.row {
                    row.has_skipped |= is_skipped && !has_failed;
                    (row.at, row.round) = (at, if has_failed { row.round + 1 } else { 0 });
                }
                self.ask_of_row();
            }
            Follows::Review => {
                let asked = self.mistakes_of(self.place.chapter, |_| true).take(MOST).cloned().collect();
                self.review(asked, false);
            }
            Follows::Recap => self.begin_recap(),
            Follows::Step(place) => self.go_again(place),
            Follows::Nothing => return Onward::Leave,
        }
        Onward::Open
    }

    pub(super) fn begin_recap(&mut self) {
        (self.row, self.recap) = (None, Some(0));
        self.turn += 1;
    }

    /// Whether anything follows the present question.
    pub fn goes_on(&self) -> bool {
        !matches!(self.follows(), Follows::Nothing)
    }

    fn follows(&self) -> Follows {
        let is_done = self.state.is_done;
        if let Some(row) = self.row.as_ref().filter(|_| self.recap.is_none()) {
            // A question may be skipped.
            match () {
                () if self.has_failed() => return Follows::InRow(row.at),
                () if row.at + 1 < row.asked.len() => return Follows::InRow(row.at + 1),
                () if row.is_first => return Follows::Step(self.place),
                () => {}
            }
        }
        if self.recap.is_none() && is_done && self.ends_chapter() {
            // A test has asked them already.
            if self.row.is_none() && self.mistakes_of(self.place.chapter, |_| true).next().is_some() {
                return Follows::Review;
            }
            if !self.course.chapters[self.place.chapter].recap.is_empty() {
                return Follows::Recap;
            }
        }
        self.next().map_or(Follows::Nothing, Follows::Step)
    }

    fn ends_chapter(&self) -> bool {
        self.place.step + 1 == self.course.chapters[self.place.chapter].steps.len()
    }

    /// The present recap, and which of its sentences has its figure shown.
    pub fn recap(&self) -> Option<(&[RecapLine], usize)> {
        Some((&self.course.chapters[self.place.chapter].recap, self.recap?))
    }

    pub(super) fn recap_line(&self) -> Option<&RecapLine> {
        let (lines, at) = self.recap()?;
        lines.get(at)
    }

    /// Shows the figure of a recap's sentence.
    pub fn show_recap(&mut self, line: usize) {
        let count = self.course.chapters[self.place.chapter].recap.len();
        if self.recap.is_some() && line < count {
            self.recap = Some(line);
        }
    }
}

impl Row {
    fn of(purpose: RowPurpose) -> Self {
        Self { purpose, asked: Vec::new(), mistakes: 0, at: 0, round: 0, is_first: false, has_skipped: false }
    }
}
