//! Lines that cannot be judged: the first ten of each kind are said, the others counted.

use hantei::scene::grouped;
use hantei::text;
use hantei::words::Text;
use std::borrow::Cow;

/// So many lines of a kind are said.
const SAID: u64 = 10;

/// What was refused so far.
#[derive(Default)]
pub(super) struct Refusals {
    kinds: Vec<RefusedKind>,
}

/// Lines that are refused for the same reason, whatever their numbers.
struct RefusedKind {
    reason: Cow<'static, str>,
    count: u64,
    /// The last line that was said.
    last: u64,
}

impl Refusals {
    /// What is to be said of a line; nothing if it is one of too many.
    pub(super) fn said(&mut self, line: u64, why: Text) -> Option<Text> {
        let reason = match &why {
            Text::Message { id, .. } => id.clone(),
            Text::Plain(_) | Text::Given(_) => Cow::Borrowed(""),
        };
        let place = self.kinds.iter().position(|kind| kind.reason == reason).unwrap_or_else(|| {
            self.kinds.push(RefusedKind { reason, count: 0, last: line });
            self.kinds.len() - 1
        });
        let kind = &mut self.kinds[place];
        kind.count += 1;
        if kind.count > SAID {
            return None;
        }
        kind.last = line;
        Some(text!("line-refused", line = line.to_string(), why = why))
    }

    /// How many more there are of each kind.
    pub(super) fn more(&self) -> impl Iterator<Item = Text> {
        self.kinds.iter().filter(|kind| kind.count > SAID).map(|kind| {
            let more = kind.count - SAID;
            text!("lines-more", count = more, more = grouped(more), line = kind.last.to_string())
        })
    }
}
