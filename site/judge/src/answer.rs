//! The answer to a text as JSON.

use super::mistake;
use hantei_collision::{Allen, Rect, TwoRects};
use hantei_judge::{FamilyRefusal, FormulaError, FormulaFlaw, OverlapFormula, ParseOptions};
use hantei_scenes::quote::line_and_column;
use hantei_scenes::report::{self, JudgedFor, ProgramReport, Report};
use hantei_scenes::words::{Argument, Text};
use serde_json::{Map, Value, json};

/// Whether a test is right: the counts, the arrangements, the wrong cases and the known mistake; or why it is no test.
pub fn answer_to(text: &str) -> Value {
    let options = ParseOptions::default();
    let any = report::judge_program(text, &options, JudgedFor::default());
    // Two ends look like two corners.
    if let Ok(any) = &any
        && (any.kinds.is_some() || is_asked(any))
    {
        return of_shapes(any);
    }
    match (report::judge_text::<Rect>(text, &options, JudgedFor::default()), any) {
        // By their names, `ax` and `bx` are numbers of two rectangles here.
        (Ok((report, reading)), _) => {
            let mut answer = judged(&report);
            answer["read"] = said(&report::of_reading(&reading));
            answer["why"] = json!(why(text, &report));
            answer
        }
        (Err(_), Ok(any)) => of_shapes(&any),
        (Err(of_rects), Err(of_any)) => after_hit(text, &options).unwrap_or_else(|| {
            let is_other =
                matches!(&of_rects.flaw, FormulaFlaw::Family(FamilyRefusal::Other(_) | FamilyRefusal::OtherPair(_)));
            refused(text, if is_other { &of_any } else { &of_rects })
        }),
    }
}

/// Whether the verdict depends on what the text does not say of its places.
fn is_asked(report: &ProgramReport) -> bool {
    let mut readings = report.json["readings"].as_array().into_iter().flatten();
    let is_open = |reading: &Value| reading["if"].as_array().is_some_and(|all| !all.is_empty());
    report.json["verdict"] == "asked" && readings.any(is_open)
}

/// The judgement of a test of any shapes: its lines and its wrong cases.
fn of_shapes(report: &ProgramReport) -> Value {
    let (of, lines) = report.lines.split_first().map_or((Value::Null, &[][..]), |(of, lines)| (message(of), lines));
    // How angles turn is not seen in the text.
    let granted = report.granted.iter().filter(|_| report.kinds.is_some());
    let lines: Vec<Text> = lines.iter().chain(granted).map(report::without_option).collect();
    json!({
        "verdict": verdict(report.is_right, report.is_proved),
        "proved": report.is_proved,
        "of": of,
        "lines": said(&lines),
        "read": said(&report::of_reading(&report.reading)),
        "scene": report.scene(),
        "cases": report.cases(),
        "report": report.json,
    })
}

/// The judgement of code that runs after a hit; nothing if the text is none, or tells only whether they hit.
fn after_hit(text: &str, options: &ParseOptions) -> Option<Value> {
    let report = report::judge_response_text(text, options).ok().filter(|report| report.says_more_than_hit)?;
    Some(json!({
        "verdict": verdict(report.is_right, false),
        "proved": false,
        "lines": said(std::slice::from_ref(&report.verdict)),
        "after_hit": said(&[report.differences, report.findings, report.notes].concat()),
        "read": said(&report.reading),
        "report": report.json,
    }))
}

const fn verdict(is_right: bool, is_proved: bool) -> &'static str {
    match (is_right, is_proved) {
        (false, _) => "wrong",
        (true, true) => "right",
        (true, false) => "unsure",
    }
}

fn said(all: &[Text]) -> Value {
    all.iter().map(message).collect()
}

fn judged(report: &Report) -> Value {
    let names: Vec<String> = Allen::ALL.iter().map(|way| way.name().replace(' ', "-")).collect();
    let wrong: Vec<Option<[usize; 2]>> =
        if report.is_right { Vec::new() } else { cells(&report.json["cells"], &names) };
    let mut table = vec![vec!["right"; names.len()]; names.len()];
    for [x, y] in wrong.iter().flatten() {
        table[*y][*x] = "wrong";
    }
    let cases: Vec<Value> = report.examples.iter().zip(&wrong).map(|(case, cell)| with_cell(case, *cell)).collect();
    json!({
        "verdict": verdict(report.is_right, report.is_proved),
        "wrong": wrong.len(),
        "total": names.len() * names.len(),
        "border": report.json["border"],
        "proved": report.is_proved,
        "cells": table,
        "ways": names,
        "first": cases.first(),
        "errors": cases,
        "lines": said(&report.lines.iter().map(report::without_option).collect::<Vec<_>>()),
        "report": report.json,
    })
}

/// The places on x and on y of the ways that the report names.
fn cells(cells: &Value, names: &[String]) -> Vec<Option<[usize; 2]>> {
    let place = |way: &Value| names.iter().position(|name| Some(name.as_str()) == way.as_str());
    let cell = |cell: &Value| Some([place(&cell[0])?, place(&cell[1])?]);
    cells.as_array().into_iter().flatten().map(cell).collect()
}

fn with_cell(case: &Value, cell: Option<[usize; 2]>) -> Value {
    let mut case = case.clone();
    case["cell"] = json!(cell);
    case
}

/// The id of the words about the mistake that this test makes, or nothing.
fn why(text: &str, report: &Report) -> String {
    let found = || {
        let formula: OverlapFormula = text.parse().ok()?;
        let rect = |numbers: &Value| {
            let numbers: Vec<f64> = numbers.as_array()?.iter().filter_map(Value::as_f64).collect();
            Rect::try_from(<[f64; 4]>::try_from(numbers).ok()?).ok()
        };
        let pair = |case: &Value| Some(TwoRects { a: rect(&case["a"])?, b: rect(&case["b"])? });
        let errors: Vec<TwoRects> = report.examples.iter().filter_map(pair).collect();
        mistake::recognised(&formula, &errors)
    };
    let found = if report.is_right { None } else { found() };
    found.map_or_else(String::new, |mistake| format!("about-rects-mistake-{}", mistake.name))
}

fn refused(text: &str, error: &FormulaError) -> Value {
    let place = &error.place;
    let (line, column) = line_and_column(text, place.start);
    // A page counts in the units of its own strings.
    let units = |bytes: usize| text.get(..bytes).unwrap_or(text).encode_utf16().count();
    json!({
        "verdict": "refused",
        "given": text.get(place.clone()).unwrap_or_default(),
        "place": {"line": line, "column": column, "start": units(place.start), "end": units(place.end)},
        "allowed": message(&report::without_option(&Text::from(error))),
    })
}

/// A text as its id with arguments, as a number, or as it is in every language.
fn message(text: &Text) -> Value {
    match text {
        Text::Plain(plain) => json!(plain),
        Text::Whole(number) => json!({"whole": number}),
        Text::Given(texts) => json!(texts.first().map_or("", |(_, text)| text)),
        Text::Message { id, arguments } => {
            let arguments: Map<String, Value> =
                arguments.iter().map(|(name, value)| ((*name).to_owned(), argument(value))).collect();
            json!({"id": id, "arguments": arguments})
        }
    }
}

fn argument(argument: &Argument) -> Value {
    match argument {
        Argument::Word(word) => json!(word),
        Argument::Count(count) => json!(count),
        Argument::Text(text) => message(text),
        Argument::List(texts) => texts.iter().map(message).collect(),
    }
}
