//! Guessing first: before a guess the answer is hidden, and nothing can be tried out.

use super::Viewer;
use super::guess::{GuessAbout, OwnPicture, SaidGuess, Tally};
use super::history::History;
use crate::figure::Pictogram;
use crate::scene::readings::{Guessing, Readings, Row, Section};
use crate::scene::shared::random::Numbers;
use crate::scene::{MethodRow, OWN, Puzzle, Value};
use crate::text;
use crate::words::Text;
use hantei_collision::BorderRule;

/// How many guesses are shown.
const REMEMBERED: usize = 10;

impl Viewer {
    pub(super) fn puzzle(&self) -> Option<Puzzle> {
        // The answer costs time, so it is computed only if needed.
        match self.guess.about {
            _ if self.guess.veiled => None,
            GuessAbout::Off => None,
            GuessAbout::On => self.scene.puzzle_of_truth().map(|puzzle| self.with_border(puzzle)),
            GuessAbout::Method => self.scene.puzzle(),
        }
    }

    /// The question says whose rule for touching it is, if none is chosen for all methods.
    fn with_border(&self, puzzle: Puzzle) -> Puzzle {
        // Settings of the viewer ask whether the answer is hidden: only the scene's are asked here.
        let chosen = |key: &str| match self.scene.knob(key).map(|place| self.scene.setting(place).value) {
            Some(Value::Choice { options, chosen }) => Some(options[chosen]),
            _ => None,
        };
        let is_methods = chosen("border") == Some(BorderRule::AsWritten.name());
        let Some(method) = chosen("method").filter(|method| is_methods && *method != OWN) else { return puzzle };
        let question = match puzzle.question {
            of if of == text!("ask-touching-hits") => text!("ask-touching-hits-here", method = method),
            of if of == text!("ask-touching-misses") => text!("ask-touching-misses-here", method = method),
            other => other,
        };
        Puzzle { question, ..puzzle }
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
            let kinds: Vec<usize> = (0..self.facts.deals.len()).filter(|kind| self.scene.can_deal(*kind)).collect();
            let kind = self.guess.choose(&kinds, &mut numbers);
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
        // A picture that tells a side is open, too.
        let open = |picture: Pictogram| if picture == Pictogram::None { picture } else { Pictogram::Open };
        let asked = |row: MethodRow| MethodRow {
            says: Text::plain(""),
            verdict: None,
            is_wrong: false,
            by: Text::plain(""),
            is_so: None,
            picture: open(row.picture),
            ..row
        };
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
