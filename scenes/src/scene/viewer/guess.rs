//! Guessing first: before a guess the answer is hidden, and nothing can be tried out.

use super::history::History;
use super::{Viewer, ViewerMoment};
use crate::figure::Pictogram;
use crate::scene::readings::{Guessing, Readings, Row, Section};
use crate::scene::shared::random::Numbers;
use crate::scene::{MethodRow, Puzzle};
use crate::text;
use crate::words::Text;
use hantei_collision::named;

/// The extra weight of a kind for each wrong guess.
const WRONG: f64 = 2.0;

/// How many guesses are shown.
const REMEMBERED: usize = 10;

#[derive(Clone, Copy, Default)]
struct Tally {
    right: usize,
    wrong: usize,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum GuessAbout {
    /// No guesses.
    #[default]
    Off,
    /// The right answer.
    On,
    /// The chosen method's answer.
    Method,
}

named!(GuessAbout { Off = "off", On = "on", Method = "method" });

/// A guess. Later changes of the picture do not change whether it was right.
#[derive(Clone, Copy)]
struct SaidGuess {
    yes: bool,
    is_right: bool,
}

/// The reader's picture, its step, and what undo leads back to.
struct OwnPicture {
    moment: ViewerMoment,
    step: usize,
    history: History<ViewerMoment>,
}

#[derive(Default)]
pub(super) struct Guess {
    pub(super) about: GuessAbout,
    /// A course step asks: the answer is hidden, and no guess is taken here.
    pub(super) veiled: bool,
    said: Option<SaidGuess>,
    /// The seed of the last dealt case; 0 is none.
    pub(super) seed: u64,
    /// The seed before the first case.
    pub(super) before: u64,
    /// What the reader had before the first dealt case: it comes back.
    own: Option<OwnPicture>,
    kind: Option<usize>,
    /// One for each kind of case, and one for cases that were not dealt.
    tally: Vec<Tally>,
    /// Whether the last guesses were right, newest last.
    history: Vec<bool>,
}

impl Guess {
    pub(super) fn forget(&mut self) {
        self.said = None;
    }

    /// A random kind of case; wrong guesses make it more likely.
    fn choose(&self, kinds: usize, numbers: &mut Numbers) -> usize {
        let weights: Vec<f64> =
            (0..kinds).map(|kind| 1.0 + WRONG * self.tally.get(kind).map_or(0, |tally| tally.wrong) as f64).collect();
        let mut left = numbers.below(weights.iter().sum());
        let found = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        found.unwrap_or(0)
    }
}

impl Viewer {
    pub(super) fn puzzle(&self) -> Option<Puzzle> {
        // The answer costs time, so it is computed only if needed.
        match self.guess.about {
            _ if self.guess.veiled => None,
            GuessAbout::Off => None,
            GuessAbout::On => self.scene.puzzle_of_truth(),
            GuessAbout::Method => self.scene.puzzle(),
        }
    }

    /// Whether the answer is hidden: a guess is awaited.
    pub fn is_hidden(&self) -> bool {
        self.guess.veiled || self.guess.said.is_none() && self.puzzle().is_some()
    }

    pub(super) fn take_guess(&mut self, yes: bool) {
        if let Some(Puzzle { answer, .. }) = self.puzzle().filter(|_| self.guess.said.is_none()) {
            let is_right = yes == answer;
            self.guess.said = Some(SaidGuess { yes, is_right });
            let place = self.guess.kind.unwrap_or(self.facts.deals.len());
            self.guess.tally.resize(self.facts.deals.len() + 1, Tally::default());
            self.scene.reveal();
            let Tally { right, wrong } = &mut self.guess.tally[place];
            *if is_right { right } else { wrong } += 1;
            self.guess.history.push(is_right);
            let older = self.guess.history.len().saturating_sub(REMEMBERED);
            self.guess.history.drain(..older);
        }
    }

    /// Deals the case of a seed; wrong guesses influence its kind.
    pub(super) fn deal(&mut self, seed: u64) {
        self.guess.forget();
        self.guess.seed = seed;
        self.guess.kind = None;
        if seed > 0 && !self.facts.deals.is_empty() {
            let mut numbers = Numbers::of(seed);
            let kind = self.guess.choose(self.facts.deals.len(), &mut numbers);
            self.scene.deal(kind, &mut numbers);
            self.guess.kind = Some(kind);
        }
    }

    pub(super) fn deal_next(&mut self) {
        self.let_go();
        if self.guess.about == GuessAbout::Off {
            self.guess.about = GuessAbout::On;
            let history = std::mem::take(&mut self.history);
            self.guess.own = Some(OwnPicture { moment: self.now(), step: self.step, history });
        }
        self.begin();
        let last = if self.guess.seed > 0 { self.guess.seed } else { self.guess.before };
        self.deal(last + 1);
        self.complete();
        // Undo does not lead to the case before, whose answer is known.
        self.history = History::default();
        self.step = 0;
        self.view.begin_opening();
        self.view.open(self.scene.bounds());
    }

    /// Turns guessing on or off. After it, the picture from before the dealt cases comes back.
    pub(super) fn guess_about(&mut self, about: GuessAbout) {
        self.guess.about = about;
        self.guess.forget();
        let own = self.guess.own.take_if(|_| about == GuessAbout::Off);
        if let Some(OwnPicture { moment, step, history }) = own {
            self.return_to(&moment);
            (self.step, self.history) = (step, history);
        }
    }

    /// The readings before a guess: the question only.
    pub(super) fn question(&self, told: Readings) -> Readings {
        let asked = |row: MethodRow| MethodRow { says: Text::plain(""), verdict: None, is_wrong: false, ..row };
        let untold =
            |section: Section| Section { rows: section.rows.into_iter().filter_map(Row::untold).collect(), ..section };
        let guessing = self.guessing();
        let has_picture = guessing.is_some() || told.picture != Pictogram::None;
        let asks = self.puzzle().map(|puzzle| text!("ask-short", yes = puzzle.yes, no = puzzle.no));
        Readings {
            methods: told.methods.into_iter().map(asked).collect(),
            reason: guessing.as_ref().map(|guessing| guessing.question.clone()),
            // Where the answer will have a picture, the word beside it does not jump.
            picture: if has_picture { Pictogram::Open } else { Pictogram::None },
            sections: told.sections.into_iter().take(1).map(untold).collect(),
            guessing,
            ..Readings::headline(asks.unwrap_or_else(|| text!("ask-first")), None)
        }
    }

    /// The guesses so far; `None` while guessing is off.
    pub fn guessing(&self) -> Option<Guessing> {
        let Puzzle { question, yes, no, .. } = self.puzzle()?;
        let names =
            self.facts.deals.iter().map(|kind| Text::message(format!("deal-{kind}"))).chain([text!("deal-other")]);
        let kinds = names.zip(&self.guess.tally);
        let tally = kinds.filter(|(_, tally)| tally.right + tally.wrong > 0);
        Some(Guessing {
            question,
            answers: [yes, no],
            said: self.guess.said.map(|said| said.yes),
            is_right: self.guess.said.map(|said| said.is_right),
            tally: tally.map(|(name, tally)| (name, tally.right, tally.right + tally.wrong)).collect(),
            history: self.guess.history.clone(),
            deals: !self.facts.deals.is_empty(),
        })
    }
}
