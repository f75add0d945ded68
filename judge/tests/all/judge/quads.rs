//! Tests of a point and a quadrilateral as games have them. `quads.txt` has each after its verdict.

use hantei_judge::{InsideFormula, Verdict, judge_inside};

fn said(text: &str) -> String {
    let formula: InsideFormula = match text.parse() {
        Ok(formula) => formula,
        Err(error) => return error.flaw.to_string(),
    };
    let judgement = judge_inside(&formula);
    let border = judgement.border.name();
    match judgement.verdict {
        Verdict::Right => format!("right, an edge {border}"),
        Verdict::Only(classes) => {
            let classes: Vec<&str> = classes.iter().map(|class| class.name()).collect();
            format!("only {}, an edge {border}", classes.join(" "))
        }
        Verdict::Wrong => "wrong".to_owned(),
    }
}

#[test]
fn tests_of_points_from_games() {
    let all = include_str!("quads.txt").strip_prefix("=== ").expect("a verdict");
    let wrong: Vec<String> = all
        .split("\n=== ")
        .map(|one| one.split_once('\n').expect("a verdict and a function"))
        .map(|(expected, text)| (expected, said(text), text))
        .filter(|(expected, said, _)| said != expected)
        .map(|(expected, said, text)| format!("{expected:?} expected, {said:?} said:\n{text}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
