//! Functions from games, right ones and some with a trap: shadowed names, signs that bind closer than they look,
//! divisions of whole numbers, ends that belong to the rectangle, half sizes, helpers, shrunken boxes. `traps.txt` has
//! each after its verdict, and `games.txt` has functions as players of hantei pasted them.

use hantei_collision::Rect;
use hantei_judge::{
    ListReading, NumberKind, Origin, OverlapFormula, OverlapJudge, OverlapJudgement, ParseOptions, Reading,
    SourceLanguage, Verdict, WantedRight,
};

fn traps(all: &'static str) -> Vec<(&'static str, &'static str)> {
    let all = all.strip_prefix("=== ").expect("a verdict");
    all.split("\n=== ").map(|trap| trap.split_once('\n').expect("a verdict and a function")).collect()
}

/// The judge's result, or the reason of the refusal. What is wrong, but right if x, y is the centre, is both; so is what
/// is read as a list of corners, or of sizes, because the text does not say it.
fn said(text: &str) -> String {
    let options = ParseOptions::default;
    let read = |origin| OverlapFormula::read(text, &ParseOptions { origin, ..options() });
    let (formula, reading) = match read(None) {
        Ok(read) => read,
        Err(error) => return error.flaw.to_string().split_whitespace().collect::<Vec<_>>().join(" "),
    };
    let mut said = verdict(&formula, &reading);
    if let Some(ListReading { is_size, is_tried: true, .. }) = reading.list {
        let list_is_size = Some(!is_size);
        let other = OverlapFormula::read(text, &ParseOptions { list_is_size, ..options() }).expect("a formula").0;
        let called = if is_size { "ends" } else { "sizes" };
        said = format!("{said}; as {called} {}", verdict(&other, &reading));
    }
    // The text does not say which numbers its shapes have: both are judged.
    if reading.numbers.is_none() && has_number_types(reading.language) {
        let numbers = Some(NumberKind::Whole);
        let whole = match OverlapFormula::read(text, &ParseOptions { numbers, ..options() }) {
            Ok((formula, mut reading)) => {
                reading.numbers = numbers;
                verdict(&formula, &reading)
            }
            Err(error) => error.flaw.to_string(),
        };
        if whole != said {
            said = format!("{said}; of whole numbers {whole}");
        }
    }
    let centred = match read(Some(Origin::Centre)) {
        Ok((centred, _)) if reading.origin.is_none() && centred != formula => verdict(&centred, &reading),
        _ => return said,
    };
    if centred.starts_with("right") && !said.starts_with("right") {
        format!("{said}; as centres {centred}")
    } else {
        said
    }
}

fn has_number_types(language: Option<SourceLanguage>) -> bool {
    use SourceLanguage::{GdScript, JavaScript, Lua, Own, Python, TypeScript};
    !matches!(language, None | Some(GdScript | JavaScript | Lua | Own | Python | TypeScript))
}

fn verdict(formula: &OverlapFormula, reading: &Reading) -> String {
    let whole_numbers = reading.numbers == Some(NumberKind::Whole);
    let from_centre = reading.origin == Some(Origin::Centre);
    let OverlapJudgement { verdict, border, is_proved, .. } =
        OverlapJudge::<Rect>::new(WantedRight { border: None, whole_numbers, from_centre }).finish(formula);
    let border = border.name();
    let verdict = match verdict {
        Verdict::Right => format!("right, touching {border}"),
        Verdict::Only(classes) => {
            let classes: Vec<&str> = classes.iter().map(|class| class.name()).collect();
            format!("only {}, touching {border}", classes.join(" "))
        }
        Verdict::Wrong => "wrong".to_owned(),
    };
    if is_proved { verdict } else { format!("{verdict}, tried") }
}

#[test]
fn no_trap_gets_a_wrong_verdict() {
    let traps: Vec<_> = [include_str!("traps.txt"), include_str!("games.txt")].into_iter().flat_map(traps).collect();
    assert!(traps.len() >= 100, "{} functions", traps.len());
    let wrong: Vec<String> = traps
        .into_iter()
        .map(|(expected, text)| (expected, said(text), text))
        .filter(|(expected, said, _)| said != expected)
        .map(|(expected, said, text)| format!("{expected:?} expected, {said:?} said:\n{text}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn sizes_in_a_test_are_found() {
    let fitting = |text: &str| {
        let formula: OverlapFormula = text.parse().expect("a formula");
        let found = OverlapJudge::<Rect>::default().finish(&formula);
        found.sizes.map(|(sizes, border)| (sizes.a, sizes.b, border.name()))
    };
    let size = |width: f64, height: f64| Some(vec![width, height]);
    for (text, expected) in [
        (
            "ax < bx + 64 && bx < ax + 32 && ay < by + 64 && by < ay + 48",
            Some((size(32.0, 48.0), size(64.0, 64.0), "misses")),
        ),
        ("abs(ax - bx) <= 16 && abs(ay - by) <= 16", Some((size(16.0, 16.0), size(16.0, 16.0), "hits"))),
        ("ax < bx + bw && bx < ax + 32 && ay < by + bh && by < ay + 32", Some((size(32.0, 32.0), None, "misses"))),
        ("ax < bx + 64 && bx < ax + 32 && ay < by + 64 && by <= ay + 48", None),
        ("ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah * 0.9", None),
        ("ax < bx + bw && bx < ax + aw", None),
    ] {
        assert_eq!(fitting(text), expected, "{text}");
    }
}
