//! What is guessed: about which answer, what was said, and how often that was right.

use super::history::History;
use super::moment::ViewerMoment;
use crate::scene::shared::random::Numbers;
use hantei_collision::named;

/// The extra weight of a kind for each wrong guess.
const WRONG: f64 = 2.0;

#[derive(Clone, Copy, Default)]
pub(super) struct Tally {
    pub(super) right: usize,
    pub(super) wrong: usize,
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
pub(super) struct SaidGuess {
    pub(super) yes: bool,
    pub(super) is_right: bool,
}

/// The reader's picture, its step, and what undo leads back to.
pub(super) struct OwnPicture {
    pub(super) moment: ViewerMoment,
    pub(super) step: usize,
    pub(super) history: History<ViewerMoment>,
}

#[derive(Default)]
pub(super) struct Guess {
    pub(super) about: GuessAbout,
    /// A course step asks: the answer is hidden, and no guess is taken here.
    pub(super) veiled: bool,
    pub(super) said: Option<SaidGuess>,
    /// The seed of the last dealt case; 0 is none.
    pub(super) seed: u64,
    /// The seed before the first case.
    pub(super) before: u64,
    /// What the reader had before the first dealt case: it comes back.
    pub(super) own: Option<OwnPicture>,
    pub(super) kind: Option<usize>,
    /// One for each kind of case, and one for cases that were not dealt.
    pub(super) tally: Vec<Tally>,
    /// Whether the last guesses were right, newest last.
    pub(super) history: Vec<bool>,
}

impl Guess {
    pub(super) fn forget(&mut self) {
        self.said = None;
    }

    /// A random one of these kinds of case; wrong guesses make it more likely.
    pub(super) fn choose(&self, kinds: &[usize], numbers: &mut Numbers) -> usize {
        let wrong = |kind: &usize| self.tally.get(*kind).map_or(0, |tally| tally.wrong);
        let weights: Vec<f64> = kinds.iter().map(|kind| 1.0 + WRONG * wrong(kind) as f64).collect();
        let mut left = numbers.below(weights.iter().sum());
        let found = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        found.and_then(|place| kinds.get(place)).or(kinds.first()).copied().unwrap_or(0)
    }
}
