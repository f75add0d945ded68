//! The answer to a text as JSON.

use super::mistake;
use hantei_collision::{Allen, Rect, TwoRects};
use hantei_judge::{FormulaError, OverlapFormula, ParseOptions};
use hantei_scenes::quote::line_and_column;
use hantei_scenes::report::{self, JudgedFor, Report};
use hantei_scenes::words::{Argument, Text};
use serde_json::{Map, Value, json};

/// Whether a test is right: the counts, the arrangements, the wrong cases and the known mistake; or why it is no test.
pub fn answer_to(text: &str) -> Value {
    let options = ParseOptions::default();
    match report::judge_text::<Rect>(text, &options, JudgedFor::default()) {
        Ok((report, reading)) => {
            let mut answer = judged(&report);
            answer["read"] = report::of_reading(&reading).iter().map(message).collect();
            answer["why"] = json!(why(text, &report));
            answer
        }
        Err(error) => after_hit(text, &options).unwrap_or_else(|| refused(text, &error)),
    }
}

/// The judgement of code that runs after a hit; nothing if the text is none, or tells only whether they hit.
fn after_hit(text: &str, options: &ParseOptions) -> Option<Value> {
    let report = report::judge_response_text(text, options).ok().filter(|report| report.says_more_than_hit)?;
    let said = |all: &[Text]| all.iter().map(message).collect::<Vec<_>>();
    Some(json!({
        "verdict": if report.is_right { "unsure" } else { "wrong" },
        "proved": false,
        "lines": said(std::slice::from_ref(&report.verdict)),
        "after_hit": said(&[report.differences, report.findings, report.notes].concat()),
        "read": said(&report.reading),
        "report": report.json,
    }))
}

fn judged(report: &Report) -> Value {
    let verdict = match (report.is_right, report.is_proved) {
        (false, _) => "wrong",
        (true, true) => "right",
        (true, false) => "unsure",
    };
    let names: Vec<String> = Allen::ALL.iter().map(|way| way.name().replace(' ', "-")).collect();
    let wrong: Vec<Option<[usize; 2]>> =
        if report.is_right { Vec::new() } else { cells(&report.json["cells"], &names) };
    let mut table = vec![vec!["right"; names.len()]; names.len()];
    for [x, y] in wrong.iter().flatten() {
        table[*y][*x] = "wrong";
    }
    let cases: Vec<Value> = report.examples.iter().zip(&wrong).map(|(case, cell)| with_cell(case, *cell)).collect();
    json!({
        "verdict": verdict,
        "wrong": wrong.len(),
        "total": names.len() * names.len(),
        "border": report.json["border"],
        "proved": report.is_proved,
        "cells": table,
        "ways": names,
        "first": cases.first(),
        "errors": cases,
        "lines": report.lines.iter().map(|line| message(&report::without_option(line))).collect::<Vec<_>>(),
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
