//! `judge.wasm`, which the article asks, gives the same answers as the program.

use super::scripts::node;
use crate::program::program;
use hantei_collision::Allen;
use hantei_judge::OVERLAP_MISTAKES;
use serde_json::{Value, json};

const LANGUAGES: [&str; 3] = ["en", "ja", "ko"];

/// Right, right only for some, tried and not proved, wrong, pasted in a language, and no tests.
const TESTS: [&str; 18] = [
    "ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah",
    "ax <= bx + bw && bx <= ax + aw && ay <= by + bh && by <= ay + ah",
    "(ax + aw - 1 >= bx) & (ax <= bx + bw - 1) & (ay + ah - 1 >= by) & (ay <= by + bh - 1)",
    "abs(acx - bcx) * (aw + bw) < (aw + bw) * (aw + bw) / 2 && abs(acy - bcy) < (ah + bh) / 2",
    "function hit(r1, r2) {\n  return r1.x < r2.x + r2.width && r1.x + r1.width > r2.x &&\n    r1.y < r2.y + r2.height;\n}",
    "abs(acx - bcx) < (aw + bw) / 2 * 0.9 && abs(acy - bcy) < (ah + bh) / 2 * 0.9",
    "abs(acx - bcx) < (aw + bw) / 2 + 0.01 && abs(acy - bcy) < (ah + bh) / 2 + 0.01",
    "bx <= ax + aw && ax <= bx + bw",
    "abs(ax - bx) < (aw + bw) / 2 && abs(ay - by) < (ah + bh) / 2",
    "ax <= px && px <= ax + aw && ay <= py && py <= ay + ah",
    "if (mouse.x > button.x && mouse.x < button.x + button.w && mouse.y > button.y && mouse.y < button.y + button.w) {",
    "function hit(a, b) { return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < a.r + b.r; }",
    "function cross(x1, y1, x2, y2, x3, y3, x4, y4) {\n  const d = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);\n  \
     const t = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / d;\n  return d != 0 && t >= 0 && t <= 1;\n}",
    "",
    "ax < bx &&",
    "ax < 矩",
    "max(1) < ax",
    "ax < bx < 3",
];

fn answers(tests: &[&str]) -> Vec<Value> {
    let said = node("judge.mjs", &[&["target/page", "scenes/assets/words"], tests].concat());
    said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What `hantei judge` prints of two rectangles, or of whatever shapes.
fn printed(test: &str, is_of_rects: bool, more: &[&str]) -> (String, String) {
    let kind = is_of_rects.then_some("rects");
    let output = program().arg("judge").args(kind).arg(test).args(more).output().expect("hantei");
    (String::from_utf8(output.stdout).expect("text"), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn the_judge_of_the_article_answers_as_the_program() {
    let mistakes = OVERLAP_MISTAKES.iter().map(|mistake| mistake.formula);
    let tests: Vec<&str> = TESTS.into_iter().chain(mistakes).collect();
    let answers = answers(&tests);
    assert_eq!(answers.len(), tests.len(), "an answer for each test");
    for (test, answer) in tests.iter().zip(&answers) {
        let is_of_rects = answer["of"].is_null();
        let mut told: Value = serde_json::from_str(&printed(test, is_of_rects, &["--json"]).0).expect("JSON");
        match told.get("error") {
            Some(error) => refused(test, answer, error),
            None => {
                told.as_object_mut().expect("an object").remove("reading");
                match is_of_rects {
                    true => judged(test, answer, &told),
                    false => judged_of_shapes(test, answer, &told),
                }
            }
        }
        for (language, said) in LANGUAGES.iter().zip(answer["said"].as_array().expect("a list")) {
            let (out, errors) = printed(test, is_of_rects, &[&format!("lang={language}")]);
            for line in said.as_array().expect("lines") {
                let line = line.as_str().expect("a text");
                // A page has no options: it says what is so here.
                assert!(!line.contains("--"), "{test}: {line:?}");
                let (all, ends) = (format!("{out}{errors}"), [";", "。", ". "]);
                let begin = ends.iter().filter_map(|end| line.find(end)).min().map_or(line, |end| &line[..end]);
                let is_said = all.contains(line) || all.contains("--") && all.contains(begin);
                assert!(is_said, "{test}: {line:?} is not in {all}");
            }
        }
    }
}

fn refused(test: &str, answer: &Value, error: &Value) {
    assert_eq!(answer["verdict"], "refused", "{test}: {answer}");
    for part in ["line", "column"] {
        assert_eq!(answer["place"][part], error[part], "{test}: {answer}");
    }
}

/// The same with 1.0 for 1.
fn as_in_javascript(value: &Value) -> Value {
    match value {
        Value::Number(number) => json!(number.as_f64()),
        Value::Array(items) => items.iter().map(as_in_javascript).collect(),
        Value::Object(members) => members.iter().map(|(name, value)| (name.clone(), as_in_javascript(value))).collect(),
        Value::Null | Value::Bool(_) | Value::String(_) => value.clone(),
    }
}

fn judged_of_shapes(test: &str, answer: &Value, told: &Value) {
    assert_eq!(as_in_javascript(&answer["report"]), as_in_javascript(told), "{test}");
    let is_right = told["verdict"] == "right";
    assert_eq!(answer["verdict"] == "wrong", !is_right, "{test}: {answer}");
    assert_eq!(answer["cases"].as_array().is_some_and(|cases| !cases.is_empty()), !is_right, "{test}: {answer}");
}

fn judged(test: &str, answer: &Value, told: &Value) {
    assert_eq!(as_in_javascript(&answer["report"]), as_in_javascript(told), "{test}");
    let is_right = answer["verdict"] != "wrong";
    let is_so = told["verdict"] == "right";
    assert_eq!(is_right, is_so, "{test}: {answer}");
    assert_eq!(answer["verdict"] == "unsure", is_right && told["proved"] == json!(false), "{test}: {answer}");
    let cells = told["cells"].as_array().expect("cells");
    let table = answer["cells"].as_array().expect("rows");
    let wrong = table.iter().flat_map(|row| row.as_array().expect("a row")).filter(|cell| *cell == "wrong").count();
    assert_eq!((wrong, table.len()), (cells.len(), Allen::ALL.len()), "{test}");
    assert_eq!(answer["wrong"], json!(cells.len()), "{test}");
    assert_eq!(answer["errors"].as_array().map(Vec::len), Some(cells.len()), "{test}");
    let mut first = answer["first"].clone();
    first.as_object_mut().map(|first| first.remove("cell"));
    assert_eq!(as_in_javascript(&first), as_in_javascript(&told["counterexample"]), "{test}");
    for (place, cell) in cells.iter().enumerate() {
        let at = &answer["errors"][place]["cell"];
        let name = |axis: usize| answer["ways"][at[axis].as_u64().expect("a place") as usize].clone();
        assert_eq!(json!([name(0), name(1)]), *cell, "{test}");
    }
    let known = OVERLAP_MISTAKES.iter().find(|mistake| mistake.formula == test);
    if let Some(known) = known.filter(|_| !is_right) {
        assert_eq!(answer["why"], format!("about-rects-mistake-{}", known.name), "{test}");
    }
}
