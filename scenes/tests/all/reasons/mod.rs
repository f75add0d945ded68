//! Reasons: each answer says why, from the comparisons that were made, and the reason is true.

mod quad;
mod rects;

use crate::say;
use hantei_scenes::scene::Readings;

#[derive(Debug)]
struct Reason {
    why: String,
    not_asked: usize,
    wrong: Option<String>,
}

impl Reason {
    /// The reason in these readings, which must exist.
    fn of(readings: &Readings, case: &str) -> Self {
        let reason = say(readings.reason.as_ref().unwrap_or_else(|| panic!("{case}: no reason")));
        let (rest, wrong) = match reason.split_once(" That is wrong: ") {
            Some((rest, wrong)) => (rest, Some(wrong.strip_suffix('.').expect(case).to_string())),
            None => (reason.as_str(), None),
        };
        let (why, not_asked) = match rest.split_once(" The other ") {
            Some((why, "one was not needed.")) => (why, 1),
            Some((why, count)) => {
                let count = count.strip_suffix(" were not needed.").and_then(|count| count.parse().ok());
                (why, count.unwrap_or_else(|| panic!("{case}: {reason}")))
            }
            None => (rest, 0),
        };
        Self { why: why.into(), not_asked, wrong }
    }
}

fn tells_wrong_ones(readings: &Readings, says: bool, so: bool, case: &str) {
    let reason = Reason::of(readings, case);
    assert_eq!(readings.verdict, Some(says), "{case}");
    assert_eq!(reason.wrong.is_some(), says != so, "{case}: {reason:?}");
    assert_eq!(readings.truth.is_some(), says != so, "{case}: what is so stands where the method says otherwise");
    let row = readings.methods.iter().find(|row| row.chosen).expect("a method");
    assert_eq!((row.verdict, row.is_wrong), (Some(says), says != so), "{case}");
}
