//! Questions in a row: the cases of a test, and steps that come back after a wrong answer.

use super::Session;
use super::row_questions::{AskedStep, RowPurpose, SessionRow};
use crate::lesson::memory::{Note, REPEATS};
use crate::lesson::{CourseStep, RecapLine, StepPlace};

/// The most steps that come back at once.
const MOST: usize = 5;
/// At most this many turns are tried to find the question with other numbers.
const TURNS: usize = 2;

enum Following {
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

    /// Whether it was asked before: it comes back, or again in a test.
    pub(super) fn is_again(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.asked[row.at].turn > 0)
    }

    /// The place in a row, from 1, and its length: of the steps that come back, or of the test.
    pub fn in_row(&self) -> Option<(usize, usize)> {
        let row = self.row.as_ref().filter(|_| self.recap.is_none())?;
        Some(match row.at.checked_sub(row.mistakes) {
            None => (row.at + 1, row.mistakes),
            Some(at) => (at + 1, row.asked.len() - row.mistakes),
        })
    }

    /// Whether a question of the row, from 0, was answered: in a test rightly.
    pub fn has_answered(&self, place: usize) -> bool {
        let Some(row) = &self.row else { return false };
        let before = if row.at < row.mistakes { 0 } else { row.mistakes };
        row.asked.get(before + place).is_some_and(|asked| asked.is_answered)
    }

    /// Whether the present answer of the test was wrong. It has no second try here.
    pub fn has_failed(&self) -> bool {
        self.is_test() && self.state.tries > 0
    }

    /// Begins the learner's test, after what was wrong in the chapter.
    pub(super) fn begin_test(&mut self) {
        let mut asked = self.to_ask_again(self.mistakes_now());
        let mistakes = asked.len();
        let of = &self.course.chapters[self.place.chapter].steps[self.place.step];
        // A case that was wrong is in the test anyway.
        asked.extend(of.cases().iter().map(|case| AskedStep::new(case, 0)));
        self.begin(SessionRow { asked, mistakes, ..SessionRow::of(RowPurpose::Test) });
    }

    pub(super) fn ask_due(&mut self) {
        let today = self.today;
        let chapters = 0..self.course.chapters.len();
        let due = chapters.flat_map(|chapter| self.mistakes_of(chapter, move |day| day < today));
        let asked = self.to_ask_again(due);
        self.review(asked, true);
    }

    fn to_ask_again<'a>(&self, steps: impl Iterator<Item = &'a CourseStep>) -> Vec<AskedStep> {
        let turn = |id: &str| self.memory.mistake(id).map_or(1, |mistake| mistake.repeats as usize + 1);
        steps.take(MOST).map(|step| AskedStep::new(step, turn(&step.id))).collect()
    }

    fn review(&mut self, asked: Vec<AskedStep>, is_first: bool) {
        let mistakes = asked.len();
        if mistakes > 0 {
            self.begin(SessionRow { asked, mistakes, is_first, ..SessionRow::of(RowPurpose::Review) });
        }
    }

    /// What was wrong in the chapter. On the same day a question whose answer cannot change would only be typed again.
    fn mistakes_now(&self) -> impl Iterator<Item = &CourseStep> {
        let is_new = |step: &&CourseStep| {
            self.memory.mistake(&step.id).is_some_and(|mistake| mistake.day < self.today) || step.can_vary()
        };
        self.mistakes_of(self.place.chapter, |_| true).filter(is_new)
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

    fn begin(&mut self, row: SessionRow) {
        self.row = Some(row);
        self.ask_of_row();
    }

    fn ask_of_row(&mut self) {
        let Some(row) = &self.row else { return };
        let AskedStep { step, turn, .. } = &row.asked[row.at];
        let step = if *turn == 0 { step.clone() } else { self.again(step, *turn) };
        self.ask(step);
        if self.is_again() {
            self.note(Note::Again { id: self.present.id.clone(), day: self.today });
        }
    }

    /// The question with other numbers, or its answers in another order, than it has now or in its file.
    fn again(&self, step: &CourseStep, turn: usize) -> CourseStep {
        let last = if self.present.id == step.id { &self.present } else { step };
        let mut others = (turn..turn + TURNS).map(|turn| step.again(turn));
        others.find(|other| other.is_other_than(last)).unwrap_or_else(|| step.clone())
    }

    /// A wrong answer in a test: the question comes again at the end, and no other one with it.
    pub(super) fn row_failed(&mut self) {
        if !self.has_failed() || self.state.tries > 1 || self.comes_back() {
            return;
        }
        let Some(row) = &mut self.row else { return };
        let AskedStep { step, turn, .. } = row.asked[row.at].clone();
        if turn < REPEATS as usize {
            row.asked.push(AskedStep::new(&step, turn + 1));
        }
    }

    /// Whether the question comes again in this test.
    pub fn comes_again(&self) -> bool {
        let Some(row) = &self.row else { return false };
        row.asked.iter().skip(row.at + 1).any(|asked| asked.step.id == self.present.id)
    }

    pub(super) fn row_answered(&mut self) {
        let (is_answered, cases) =
            (!self.has_failed(), self.course.chapters[self.place.chapter].steps[self.place.step].cases());
        let Some(row) = &mut self.row else { return };
        row.asked[row.at].is_answered = is_answered;
        let of_test = &row.asked[row.mistakes..];
        // What was skipped, or was wrong the last time, leaves the test undone.
        let is_right = |case: &CourseStep| {
            of_test.iter().rfind(|asked| asked.step.id == case.id).is_some_and(|asked| asked.is_answered)
        };
        if row.purpose == RowPurpose::Test && cases.iter().all(is_right) {
            let id = self.course.chapters[self.place.chapter].steps[self.place.step].id.clone();
            let unaided = of_test.len() == cases.len();
            self.note(Note::Done { id, unaided, helped: false, answer: None });
        }
    }

    /// *Continue*: the next question of a row, what was wrong in the chapter, its recap, or the next step.
    pub fn on(&mut self) -> Onward {
        match self.follows() {
            Following::InRow(at) => {
                if let Some(row) = &mut self.row {
                    row.at = at;
                }
                self.ask_of_row();
            }
            Following::Review => {
                let asked = self.to_ask_again(self.mistakes_now());
                self.review(asked, false);
            }
            Following::Recap => self.begin_recap(),
            Following::Step(place) => self.go_again(place),
            Following::Nothing => return Onward::Leave,
        }
        Onward::Open
    }

    pub(super) fn begin_recap(&mut self) {
        (self.row, self.recap) = (None, Some(0));
        self.turn += 1;
    }

    /// Whether anything follows the present question.
    pub fn goes_on(&self) -> bool {
        !matches!(self.follows(), Following::Nothing)
    }

    fn follows(&self) -> Following {
        if let Some(row) = self.row.as_ref().filter(|_| self.recap.is_none()) {
            // A question may be skipped.
            match () {
                () if row.at + 1 < row.asked.len() => return Following::InRow(row.at + 1),
                () if row.is_first => return Following::Step(self.place),
                () => {}
            }
        }
        if self.recap.is_none() && self.ends_chapter() {
            // A test has asked them already.
            if self.state.is_done && self.row.is_none() && self.mistakes_now().next().is_some() {
                return Following::Review;
            }
            if !self.course.chapters[self.place.chapter].recap.is_empty() {
                return Following::Recap;
            }
        }
        self.next().map_or(Following::Nothing, Following::Step)
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
