//! What is printed as a wrong case can be tried: the pasted function, called with exactly these numbers as its x, y,
//! width and height, gives the answer that is printed beside them.

use hantei_collision::{Point, Rect};
use hantei_judge::{Origin, OverlapFormula, ParseOptions};
use hantei_scenes::report::{JudgedFor, judge_text};
use serde_json::Value;

const TEXTS: [&str; 2] = [
    include_str!("../../../judge/tests/all/judge/traps.txt"),
    include_str!("../../../judge/tests/all/judge/games.txt"),
];
/// Names of ends and centres, which are not among the printed numbers.
const COMPUTED: [&str; 6] = [".left", ".top", ".right", ".bottom", ".cx", ".cy"];

fn rect(numbers: &Value) -> Rect {
    let numbers: Vec<f64> = numbers.as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    let [x, y, width, height] = numbers[..] else { panic!("{numbers:?}") };
    Rect::from_origin_size(Point::new(x, y), width, height)
}

/// A test that is right, as its head says, has no case to try until it is read with another origin.
#[test]
fn a_printed_case_can_be_tried() {
    let has_a_case = |number: usize, head: &str, origin: Option<Origin>| match origin {
        None => !head.starts_with("right"),
        Some(_) => number.is_multiple_of(3),
    };
    assert_cases_can_be_tried(has_a_case);
}

#[test]
#[ignore = "long: also those that are right, and every one with its origin in the centre"]
fn every_printed_case_can_be_tried() {
    assert_cases_can_be_tried(|_, _, _| true);
}

fn assert_cases_can_be_tried(is_judged: impl Fn(usize, &str, Option<Origin>) -> bool) {
    let as_written = ParseOptions { origin: Some(Origin::Corner), ..ParseOptions::default() };
    let mut tried = [0; 2];
    let traps = TEXTS
        .iter()
        .flat_map(|all| all.split("\n=== "))
        .filter_map(|trap| trap.trim_start_matches("=== ").split_once('\n'));
    for (number, (head, text)) in traps.enumerate() {
        let Ok((written, _)) = OverlapFormula::read(text, &as_written) else { continue };
        for origin in [None, Some(Origin::Centre)].into_iter().filter(|&origin| is_judged(number, head, origin)) {
            let wanted = JudgedFor { origin, ..JudgedFor::default() };
            let Ok((report, reading)) = judge_text::<Rect>(text, &ParseOptions::default(), wanted) else { continue };
            // Of a list that is not explained, the case is for the reading by which the test is wrong.
            let list_is_size = match report.json["right_if"][0].as_str() {
                Some("list-corner") => Some(true),
                Some("list-size") => Some(false),
                _ => None,
            };
            let options = ParseOptions { list_is_size, ..as_written.clone() };
            let written = OverlapFormula::read(text, &options).map_or_else(|_| written.clone(), |(written, _)| written);
            let is_centred = reading.origin == Some(Origin::Centre);
            // Its cases give the corner of both shapes, and the text has the centre of one.
            let is_mixed = reading.centred.is_some();
            if is_mixed || is_centred && COMPUTED.iter().any(|name| written.to_string().contains(name)) {
                continue;
            }
            for case in report.examples.iter().take(5) {
                let says = if written.hits(rect(&case["a"]), rect(&case["b"]), &mut ()) { "hit" } else { "miss" };
                assert_eq!(case["says"], says, "{case} with {origin:?} of\n{text}");
                tried[usize::from(is_centred)] += 1;
            }
        }
    }
    assert!(tried.iter().all(|count| *count > 20), "{tried:?} cases");
}
