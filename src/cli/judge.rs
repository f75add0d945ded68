//! `hantei judge`: is a test right, for which border, and what is the smallest case that it gets wrong?

use super::arguments::JudgedKind;
use super::formula::{NoFormula, read};
use super::output;
use super::refuse;
use hantei::report::{self, Report};
use hantei::text;
use hantei::words::{Language, Text, Words};
use hantei_collision::{Cuboid, CuboidFormula, InsideFormula, OverlapFormula, Rect, judge_inside, judge_overlap};
use std::io::{self, Read as _};
use std::process::ExitCode;

/// At most this much of standard input is read, bytes: more is no formula.
const LONGEST: u64 = 65_536;

/// Judges the formula and prints what came out; the exit code says whether it is right.
pub(super) fn judge(what: JudgedKind, formula: String, json: bool, language: Language) -> ExitCode {
    let formula = match given(formula) {
        Ok(formula) => formula,
        Err(why) => return refuse(1, &why),
    };
    let report = match report(what, formula) {
        Ok(report) => report,
        Err(no_formula) => return no_formula.refuse(),
    };
    let text = if json {
        format!("{}\n", report.json)
    } else {
        let words = Words::new(language);
        report.lines.iter().map(|line| words.say(line) + "\n").collect()
    };
    match output::print(&text) {
        Err(why) => refuse(1, &why),
        Ok(()) if report.is_right => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
    }
}

/// The formula itself, or what stands on standard input.
fn given(formula: String) -> Result<String, Text> {
    if formula != "-" {
        return Ok(formula);
    }
    let mut bytes = Vec::new();
    let read = io::stdin().take(LONGEST).read_to_end(&mut bytes);
    read.map_err(|error| text!("input-fails", why = Text::from(&error)))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn report(what: JudgedKind, formula: String) -> Result<Report, NoFormula> {
    Ok(match what {
        JudgedKind::Rects => report::of_overlap(&judge_overlap::<Rect>(&read::<OverlapFormula>(formula)?)),
        JudgedKind::Cuboids => report::of_overlap(&judge_overlap::<Cuboid>(&read::<CuboidFormula>(formula)?)),
        JudgedKind::Quad => report::of_inside(&judge_inside(&read::<InsideFormula>(formula)?)),
    })
}
