//! The content of a file of lessons, by its keys. `expecting` names the text that says what is allowed.

use crate::lesson::ShownPart;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt::{self, Formatter};
use toml::Spanned;

/// A text in several languages, or one for all.
#[derive(Deserialize)]
#[serde(untagged, expecting = "lesson-saying")]
pub(super) enum Saying {
    Same(String),
    Each(EachSaying),
}

/// A text in several languages, each with its name, in the order of the file.
pub(super) struct EachSaying(pub(super) Vec<(String, String)>);

impl<'de> Deserialize<'de> for EachSaying {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = EachSaying;

            fn expecting(&self, out: &mut Formatter) -> fmt::Result {
                out.write_str("a text for each language")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<EachSaying, M::Error> {
                let mut pairs = Vec::new();
                while let Some((language, text)) = map.next_entry::<String, String>()? {
                    // toml gives a date as a table of its own.
                    if language.starts_with("$__toml") {
                        return Err(M::Error::custom("a date is no text"));
                    }
                    pairs.push((language, text));
                }
                Ok(EachSaying(pairs))
            }
        }
        from.deserialize_map(Pairs)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChapterFile {
    pub(super) number: Option<Spanned<usize>>,
    pub(super) title: Spanned<Saying>,
    pub(super) source: Option<Spanned<Saying>>,
    #[serde(default)]
    pub(super) recap: Vec<Spanned<RecapEntry>>,
    pub(super) step: Vec<Spanned<StepEntry>>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "lesson-recap")]
pub(super) enum RecapEntry {
    Shown(ShownRecap),
    Said(Saying),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShownRecap {
    pub(super) says: Saying,
    pub(super) figure: String,
}

/// A step, or a case of a test.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepEntry {
    pub(super) id: Option<Spanned<String>>,
    pub(super) short: Option<Spanned<bool>>,
    pub(super) title: Option<Spanned<Saying>>,
    pub(super) text: Option<Spanned<Saying>>,
    pub(super) task: Option<Spanned<Saying>>,
    pub(super) hint: Option<Spanned<Saying>>,
    pub(super) after: Option<Spanned<AfterEntry>>,
    pub(super) open: Option<Spanned<String>>,
    pub(super) goal: Option<Spanned<String>>,
    pub(super) ticks: Option<Spanned<Vec<Spanned<TickEntry>>>>,
    pub(super) guess: Option<Spanned<bool>>,
    pub(super) choice: Option<Spanned<ChoiceEntry>>,
    pub(super) number: Option<Spanned<String>>,
    pub(super) formula: Option<Spanned<String>>,
    pub(super) cases: Option<Spanned<Vec<Spanned<Self>>>>,
    pub(super) hides: Option<Spanned<bool>>,
    pub(super) empty: Option<Spanned<bool>>,
    #[serde(default)]
    pub(super) shows: Vec<ShownPart>,
    #[serde(default)]
    pub(super) wrong: Vec<Spanned<WrongEntry>>,
    #[serde(default)]
    pub(super) again: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) solution: Vec<Spanned<String>>,
    #[serde(default)]
    pub(super) then: Vec<Spanned<String>>,
}

/// What a step asks for.
pub(super) enum TaskEntry {
    Goal(Spanned<String>),
    Ticks(Spanned<Vec<Spanned<TickEntry>>>),
    Guess(Spanned<bool>),
    Choice(Spanned<ChoiceEntry>),
    Number(Spanned<String>),
    Formula(Spanned<String>),
}

impl StepEntry {
    /// Takes all that it asks for: a good question asks for one thing, a test for none.
    pub(super) fn take_tasks(&mut self) -> Vec<TaskEntry> {
        let tasks = [
            self.goal.take().map(TaskEntry::Goal),
            self.ticks.take().map(TaskEntry::Ticks),
            self.guess.take().map(TaskEntry::Guess),
            self.choice.take().map(TaskEntry::Choice),
            self.number.take().map(TaskEntry::Number),
            self.formula.take().map(TaskEntry::Formula),
        ];
        tasks.into_iter().flatten().collect()
    }
}

/// What is said afterwards: a text, or one for each case.
#[derive(Deserialize)]
#[serde(untagged, expecting = "lesson-after")]
pub(super) enum AfterEntry {
    Cases(Vec<AfterCase>),
    Said(Saying),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AfterCase {
    pub(super) when: Option<String>,
    pub(super) says: Saying,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceEntry {
    pub(super) options: Vec<Spanned<AnswerEntry>>,
    pub(super) right: usize,
}

/// An answer: its text, or its text and why it is wrong.
#[derive(Deserialize)]
#[serde(untagged, expecting = "lesson-option")]
pub(super) enum AnswerEntry {
    ReasonedAnswer(ReasonedAnswer),
    Said(Saying),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReasonedAnswer {
    pub(super) says: Saying,
    pub(super) why: Option<Saying>,
}

/// A wrong answer (typed or guessed) and why it is wrong; without an answer, the reason for all others.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrongEntry {
    pub(super) number: Option<OneOrMore>,
    pub(super) formula: Option<OneOrMore>,
    pub(super) when: Option<String>,
    pub(super) says: Saying,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "lesson-wrong-answer")]
pub(super) enum OneOrMore {
    One(String),
    More(Vec<String>),
}

impl OneOrMore {
    pub(super) fn into_vec(self) -> Vec<String> {
        match self {
            Self::One(one) => vec![one],
            Self::More(more) => more,
        }
    }
}

/// One of several goals: its formula, or its formula and its name.
#[derive(Deserialize)]
#[serde(untagged, expecting = "lesson-tick")]
pub(super) enum TickEntry {
    NamedTick(NamedTick),
    Formula(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NamedTick {
    pub(super) goal: String,
    pub(super) says: Saying,
}
