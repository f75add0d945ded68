//! Of which shapes a text is a test, where its numbers can be those of several: the shapes of which it is right, or both are said.

use super::asked::JudgedFor;
use super::opposite::MUCH;
use super::program::{ProgramReport, asked_text, judge_last_point, judge_plain_shapes};
use super::reading::of_reading;
use super::slanted::judge_slanted_text;
use crate::text;
use crate::words::Text;
use hantei_collision::{Allen, ShapeKind};
use hantei_judge::{FamilyRefusal, FormulaError, FormulaFlaw, ParseOptions};
use serde_json::{Value, json};
use std::cmp::Ordering;

/// How well a text fits its shapes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Right,
    /// Right for some of them, but where they touch, or with the opposite answer.
    Nearly,
    Wrong,
}

/// Finds of which shapes a pasted text is a test, and judges it.
///
/// # Errors
/// What is not understood, or of what else it is a test.
pub fn judge_program(text: &str, options: &ParseOptions, wanted: JudgedFor) -> Result<ProgramReport, FormulaError> {
    let judged = judge_any(text, options, wanted)?;
    // What says that it asks for one side, and is no right test of both shapes, is a test of that side.
    if judged.reading.asks_side && !judged.is_right {
        return Err(FormulaError::of_a_side());
    }
    Ok(judged)
}

fn judge_any(text: &str, options: &ParseOptions, wanted: JudgedFor) -> Result<ProgramReport, FormulaError> {
    let slanted = || judge_slanted_text(text, options, wanted);
    let (one, other) = match judge_plain_shapes(text, options, wanted) {
        // Its box is no segment: two ends look like two corners.
        Ok(judged) if judged.reading.names_a_line() => return Ok(slanted().unwrap_or(judged)),
        // Where all is linear, no segment is tested.
        Ok(judged) if judged.is_proved || fit(&judged) == Fit::Right => return Ok(judged),
        Ok(judged) => (judged, slanted()),
        Err(error) => {
            let judged = slanted().map_err(|of_slanted| plainer(error, of_slanted))?;
            // Four points can be a triangle and a point.
            let are_lines = judged.kinds == Some([ShapeKind::Segment; 2]) && !judged.reading.names_a_line();
            if !are_lines || fit(&judged) == Fit::Right {
                return Ok(judged);
            }
            (judged, judge_last_point(text, options, wanted))
        }
    };
    let Ok(other) = other else { return Ok(one) };
    Ok(match fit(&one).cmp(&fit(&other)) {
        Ordering::Less => one,
        Ordering::Greater => other,
        Ordering::Equal => match (wrong_part(&one), wrong_part(&other)) {
            (Some(part), Some(more)) if MUCH as f64 * part < more => beside(one, &other),
            (Some(more), Some(part)) if MUCH as f64 * part < more => beside(other, &one),
            _ => asked(one, &other),
        },
    })
}

/// Of two errors the one that says more: what of a test of lines or turned shapes is not read.
fn plainer(error: FormulaError, of_slanted: FormulaError) -> FormulaError {
    let is_turned = matches!(error.flaw, FormulaFlaw::Family(FamilyRefusal::Turned(_) | FamilyRefusal::Segments(_)));
    let says_more = match of_slanted.flaw {
        FormulaFlaw::Family(ref why) => matches!(why, FamilyRefusal::NeverOccurs(_) | FamilyRefusal::Unknown(_)),
        _ => true,
    };
    if is_turned && says_more { of_slanted } else { error }
}

/// The shapes of segments, turned rectangles or polygons of which a text is a right test.
pub(super) fn fitting_kind(text: &str, options: &ParseOptions, wanted: JudgedFor) -> Option<Text> {
    let judged = judge_slanted_text(text, options, wanted).ok()?;
    judged.is_right.then_some(judged.kind)
}

/// The verdict of a text, of whatever shapes it is a test, and how it was read, a line each. None if it is no test.
pub fn of_any_shapes(text: &str) -> Vec<Text> {
    let judged = judge_program(text, &ParseOptions::default(), JudgedFor::default());
    judged.map_or(Vec::new(), |judged| judged.lines.into_iter().chain(of_reading(&judged.reading)).collect())
}

fn fit(report: &ProgramReport) -> Fit {
    let of = |json: &Value| match json["verdict"].as_str() {
        Some("right") => Fit::Right,
        Some("wrong") => {
            let has_more = ["right_if", "sizes"].iter().any(|member| is_said(&json[member]));
            if has_more { Fit::Nearly } else { Fit::Wrong }
        }
        _ => Fit::Nearly,
    };
    let best = report.json["readings"].as_array().into_iter().flatten().map(of).min();
    match best.unwrap_or(Fit::Wrong) {
        // Not in each of its readings.
        Fit::Right if !report.is_right => Fit::Nearly,
        fit => fit,
    }
}

/// The part of all cases, or of all arrangements, that is wrong; `None` if there are several readings.
fn wrong_part(report: &ProgramReport) -> Option<f64> {
    const CIRCLE_PLACES: usize = 27;
    let [only] = &report.json["readings"].as_array()?[..] else { return None };
    let number = |member: &str| only[member].as_f64();
    let cells = only["cells"].as_array().map(Vec::len);
    let ways = Allen::ALL.len();
    let all = match report.json["shapes"].as_str()? {
        "rects" => ways.pow(2),
        "cuboids" => ways.pow(3),
        "circle" => CIRCLE_PLACES,
        _ => return Some(number("wrong")? / number("cases")?),
    };
    Some(cells? as f64 / all as f64)
}

fn is_said(member: &Value) -> bool {
    member.as_array().map_or(!member.is_null(), |all| !all.is_empty())
}

/// A wrong test of shapes of which it is much less wrong than of others.
fn beside(mut report: ProgramReport, other: &ProgramReport) -> ProgramReport {
    let command = format!("hantei judge {}", other.scene());
    report.lines.push(text!("judged-other-shapes", kind = other.kind.clone(), command = command));
    report
}

/// Both verdicts, each for its shapes, and how to say which they are.
fn asked(one: ProgramReport, other: &ProgramReport) -> ProgramReport {
    let both = [&one, other];
    let verdicts = both.into_iter().flat_map(|report| {
        let by = |line: &Text| {
            text!("judged-if", what = text!("differs-shapes", kind = report.kind.clone()), verdict = line.clone())
        };
        report.lines[1..].iter().map(by)
    });
    let [first, second] = both.map(|report| format!("hantei judge {}", report.scene()));
    let how = text!("judged-shapes-how", one = first, other = second);
    let readings = both.into_iter().flat_map(|report| {
        let of_shapes = |reading: &Value| {
            let mut reading = reading.clone();
            reading["shapes"] = report.json["shapes"].clone();
            reading
        };
        report.json["readings"].as_array().into_iter().flatten().map(of_shapes).collect::<Vec<_>>()
    });
    let readings: Vec<Value> = readings.collect();
    let lines = std::iter::once(asked_text(&readings)).chain(verdicts).chain([how]).collect();
    let mut json = one.json.clone();
    json["readings"] = json!(readings);
    json["verdict"] = json!("asked");
    json["proved"] = json!(false);
    ProgramReport { is_right: false, is_proved: false, lines, json, granted: Vec::new(), ..one }
}
