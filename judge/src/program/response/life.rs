//! Whether the block is there: a flag or a number that code after a hit asks and sets, a list that gets shorter, or a call that does away
//! with it.

use super::super::run::{Run, Runner, Value, WrittenKind};
use super::ResponseProgram;
use super::after::amount;
use super::names::subwords;
use super::parts::{Entry, What};
use super::state::Held;
use crate::program::is_in;

const THERE: &str = "alive active visible exists exist enabled present solid shown intact";
const GONE: &str = "dead destroyed removed broken gone killed deleted destroy";
const LIVES: &str = "status hp health life lives strength durability";

/// What stands under a name while the block is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Life {
    True,
    /// `brick.destroyed`
    False,
    /// `brick.status`, `brick.hp`: 1.
    Number,
}

impl Life {
    /// What an entry is by its last word.
    pub(super) fn of(entry: &Entry) -> Option<Self> {
        let words = entry.words();
        let last = words.last().filter(|_| entry.in_list || words.len() > 1)?;
        let has = |all: &str| subwords(last).iter().any(|word| is_in(word, all));
        match entry.kind {
            Some(WrittenKind::Number) => (has(LIVES) || has(THERE)).then_some(Self::Number),
            None if has(LIVES) => Some(Self::Number),
            Some(WrittenKind::Truth) | None if has(GONE) => Some(Self::False),
            Some(WrittenKind::Truth) | None if has(THERE) || has(LIVES) => Some(Self::True),
            _ => None,
        }
    }
}

/// Whether a flag says that something is there at all: `brick.alive`.
pub(super) fn is_there(name: &str) -> bool {
    let last = name.rsplit('.').next().unwrap_or(name);
    subwords(last).iter().any(|word| is_in(word, THERE))
}

impl ResponseProgram {
    /// How many blocks are not there any more.
    pub(super) fn removed(&self, runner: &mut Runner<'_>, held: &Held, blocks: usize) -> Run<usize> {
        let lives = |in_list: bool| {
            self.parts.entries.iter().filter_map(move |entry| match entry.what {
                What::There(life) if entry.in_list == in_list => Some((entry, life)),
                _ => None,
            })
        };
        let Some(list) = &self.parts.list else {
            let mut is_gone = !runner.killed.is_empty();
            for (entry, life) in lives(false) {
                let value = self.now(runner, held, entry)?;
                is_gone |= value.map_or(Ok(false), |value| self.is_over(runner, &value, life))?;
            }
            return Ok(usize::from(is_gone));
        };
        let items = self.items(runner, held, list)?;
        let mut gone = blocks - items.len().min(blocks);
        for item in items {
            let mut is_gone = runner.is_killed(&item);
            for (entry, life) in lives(true) {
                let value = self.part_of_item(runner, &item, &entry.steps)?;
                is_gone |= value.map_or(Ok(false), |value| self.is_over(runner, &value, life))?;
            }
            gone += usize::from(is_gone);
        }
        Ok(gone)
    }

    fn is_over(&self, runner: &mut Runner<'_>, value: &Value, life: Life) -> Run<bool> {
        let number = match value {
            Value::Bool(holds) => f64::from(u8::from(*holds)),
            Value::Nothing => 0.0,
            value => amount(runner.number(value, &self.judged.place())?),
        };
        Ok(if life == Life::False { number != 0.0 } else { number <= 0.0 })
    }
}
