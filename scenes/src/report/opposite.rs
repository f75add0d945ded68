//! A test that gives the opposite answer: true means that the shapes miss.

use super::judged::Report;
use crate::text;
use crate::words::Text;
use serde_json::json;

/// Where a test gives the opposite answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opposite {
    Everywhere,
    /// But where they touch.
    ButTouching,
    Mostly,
}

impl Opposite {
    pub(crate) const fn of(is_right: bool, is_but_touching: bool) -> Self {
        match (is_right, is_but_touching) {
            (true, _) => Self::Everywhere,
            (false, true) => Self::ButTouching,
            (false, false) => Self::Mostly,
        }
    }

    /// The same for a field of own code.
    pub(crate) fn verdict(self) -> Text {
        match self {
            Self::Everywhere => text!("own-opposite"),
            Self::ButTouching => text!("own-opposite-but-touching"),
            Self::Mostly => text!("own-opposite-mostly"),
        }
    }

    /// The sentence that comes first.
    pub(crate) fn sentence(self) -> Text {
        match self {
            Self::Everywhere => text!("judged-opposite"),
            Self::ButTouching => text!("judged-opposite-but-touching"),
            Self::Mostly => text!("judged-opposite-mostly"),
        }
    }
}

/// In how many arrangements or cases a test is wrong.
fn wrong(report: &Report) -> usize {
    let cells = report.json["cells"].as_array().map(Vec::len);
    cells.or_else(|| report.json["wrong"].as_u64().map(|wrong| wrong as usize)).unwrap_or_default()
}

/// A line about the opposite of a test.
pub(super) fn by_its_opposite(line: Text) -> Text {
    text!("judged-if", what = text!("differs-opposite"), verdict = line)
}

/// How many times less wrong a test has to be in another reading, so that this one is meant.
pub(crate) const MUCH: usize = 3;

/// The report of a test, or of its opposite if it gives that answer. `judge` makes the report of a test, and says whether the
/// test seems to give the opposite answer.
pub(super) fn report_or_opposite<Test>(
    test: &Test,
    opposite: impl FnOnce(&Test) -> Test,
    judge: impl Fn(&Test) -> (Report, bool),
) -> Report {
    let (report, is_opposite) = judge(test);
    if !is_opposite {
        return report;
    }
    match judge(&opposite(test)) {
        // Each is wrong somewhere in most cases.
        (_, true) => report,
        (opposite, false) => of_opposite(report, opposite),
    }
}

/// The report of a test whose answers are the opposite of right ones, with the report of its opposite. If that is not much less
/// wrong, the first report.
fn of_opposite(report: Report, opposite: Report) -> Report {
    let how = Opposite::of(opposite.is_right, opposite.is_but_touching);
    if how == Opposite::Mostly && MUCH * wrong(&opposite) >= wrong(&report) {
        return report;
    }
    let mut json = report.json;
    if how != Opposite::Mostly {
        json["verdict"] = json!("opposite");
    }
    json["opposite"] = opposite.json;
    Report {
        is_right: false,
        is_but_touching: false,
        is_proved: opposite.is_proved,
        lines: std::iter::once(how.sentence()).chain(opposite.lines.into_iter().map(by_its_opposite)).collect(),
        first: opposite.first.map(by_its_opposite),
        places: opposite.places.into_iter().map(by_its_opposite).collect(),
        examples: report.examples,
        json,
    }
}
