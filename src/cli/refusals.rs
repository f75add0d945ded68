//! Lines that cannot be judged: the first ten of each kind are printed, the others counted.

use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::borrow::Cow;

/// Lines of a kind to print.
const SAID: u64 = 10;

#[derive(Default)]
pub(super) struct Refusals {
    kinds: Vec<RefusedKind>,
}

struct RefusedKind {
    reason: Cow<'static, str>,
    count: u64,
    /// The last line that was printed.
    last: u64,
}

impl Refusals {
    /// The message about a line; `None` after too many of its kind.
    pub(super) fn said(&mut self, line: u64, why: Text) -> Option<Text> {
        let reason = match &why {
            Text::Message { id, .. } => id.clone(),
            Text::Plain(_) | Text::Whole(_) | Text::Given(_) => Cow::Borrowed(""),
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

    pub(super) fn more(&self) -> impl Iterator<Item = Text> {
        self.kinds.iter().filter(|kind| kind.count > SAID).map(|kind| {
            let more = kind.count - SAID;
            text!("lines-more", count = more, more = Text::Whole(more), line = kind.last.to_string())
        })
    }
}
