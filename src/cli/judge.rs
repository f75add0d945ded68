//! `hantei judge`: is a test right, for which border, and what is the smallest case that it gets wrong?

use super::arguments::JudgedKind;
use super::formula::{NoFormula, read_with};
use super::output;
use super::refuse;
use hantei::report::{self, Report};
use hantei::text;
use hantei::words::{Language, Text, Words};
use hantei_collision::{
    Cuboid, ParseOptions, QuadAndPoint, Reading, Rect, TwoCuboids, TwoRects, judge_inside, judge_overlap,
};
use std::io::{self, Read as _};
use std::process::ExitCode;

/// At most this much of standard input is read, bytes: more is no formula.
const LONGEST: u64 = 65_536;

/// Judges the formula and prints what came out; the exit code says whether it is right.
pub(super) fn judge(
    what: JudgedKind,
    formula: String,
    options: &ParseOptions,
    json: bool,
    language: Language,
) -> ExitCode {
    let formula = match given(formula) {
        Ok(formula) => formula,
        Err(why) => return refuse(1, &why),
    };
    let (report, reading) = match report(what, formula, options) {
        Ok(report) => report,
        Err(no_formula) => return no_formula.refuse(),
    };
    let text = if json {
        format!("{}\n", report.json)
    } else {
        let words = Words::new(language);
        report::of_reading(&reading).iter().chain(&report.lines).map(|line| words.say(line) + "\n").collect()
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

fn report(what: JudgedKind, formula: String, options: &ParseOptions) -> Result<(Report, Reading), NoFormula> {
    Ok(match what {
        JudgedKind::Rects => {
            let (formula, reading) = read_with::<TwoRects>(formula, options)?;
            (report::of_overlap(&judge_overlap::<Rect>(&formula)), reading)
        }
        JudgedKind::Cuboids => {
            let (formula, reading) = read_with::<TwoCuboids>(formula, options)?;
            (report::of_overlap(&judge_overlap::<Cuboid>(&formula)), reading)
        }
        JudgedKind::Quad => {
            let (formula, reading) = read_with::<QuadAndPoint>(formula, options)?;
            (report::of_inside(&judge_inside(&formula)), reading)
        }
    })
}
