//! Pasted tests in 13 languages, with what is expected and what hantei says today. `tests/corpus/judge` has a file for each
//! of 312 texts: usual ways to write a test, ways that were met, and texts that were written to fool. `variants.txt` has
//! more of each kind.
//!
//! `expected` is what the language makes of it: `right:misses`, `right:hits` (touching is a miss, a hit), `wrong`,
//! `refused` (it cannot be known, or it is no test), `asks` (it depends on something that the text does not say),
//! `only-sizes` (right for the sizes that are written in); alternatives with `|`. `said` is hantei's answer: one of these,
//! or `refused:` with what it is a test of instead.

use hantei_collision::{Cuboid, QuadAndPoint, Rect, TwoCuboids, TwoRects};
use hantei_judge::{
    Formula, FormulaError, FormulaFlaw, ParseOptions, Reading, Shapes, SourceLanguage, Verdict, judge_inside,
};
use hantei_scenes::report::{JudgedFor, Report, judge_circle_text, judge_text};
use std::path::Path;

struct CorpusCase {
    name: String,
    family: String,
    expected: String,
    said: String,
    text: String,
}

fn corpus() -> Vec<CorpusCase> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/judge");
    let table = include_str!("../corpus/judge/expected.tsv").lines().skip(1);
    let of_table = table.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, family, expected, said] = [0, 1, 2, 3].map(|at| columns[at].to_owned());
        let text = std::fs::read_to_string(folder.join(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        CorpusCase { name, family, expected, said, text }
    });
    let variants = include_str!("../corpus/judge/variants.txt").strip_prefix("=== ").expect("a name");
    let of_variants = variants.split("\n=== ").map(|variant| {
        let (head, text) = variant.split_once('\n').expect("a name and a text");
        let words: Vec<&str> = head.split(' ').collect();
        let [name, expected, said] = [0, 1, 2].map(|at| words[at].to_owned());
        CorpusCase { name, family: "rects".into(), expected, said, text: text.to_owned() }
    });
    of_table.chain(of_variants).collect()
}

fn language_of(name: &str) -> Option<SourceLanguage> {
    Some(match name.rsplit('.').next()? {
        "c" => SourceLanguage::C,
        "cpp" => SourceLanguage::Cpp,
        "cs" => SourceLanguage::CSharp,
        "java" | "pde" => SourceLanguage::Java,
        "kt" => SourceLanguage::Kotlin,
        "swift" => SourceLanguage::Swift,
        "js" => SourceLanguage::JavaScript,
        "ts" => SourceLanguage::TypeScript,
        "py" => SourceLanguage::Python,
        "gd" => SourceLanguage::GdScript,
        "lua" => SourceLanguage::Lua,
        "go" => SourceLanguage::Go,
        "rs" => SourceLanguage::Rust,
        _ => return None,
    })
}

fn reads_no_shape<S: Shapes>(text: &str, options: &ParseOptions) -> bool {
    Formula::<S>::read(text, options).is_ok_and(|(formula, _)| !formula.reads_a_shape())
}

/// What hantei says of a text, in a word of the table.
fn said(CorpusCase { name, family, text, .. }: &CorpusCase) -> String {
    let options = ParseOptions { language: language_of(name), ..ParseOptions::default() };
    let word = |judged: Result<(Report, Reading), FormulaError>| match judged {
        Err(FormulaError { flaw: FormulaFlaw::Other(other), .. }) => {
            format!("refused:{}", format!("{other:?}").to_lowercase())
        }
        Err(_) => "refused".to_owned(),
        Ok((report, _)) if report.is_right => format!("right:{}", report.json["border"].as_str().expect("a border")),
        Ok((report, _)) if report.json["right_if"].as_array().is_some_and(|all| !all.is_empty()) => "asks".to_owned(),
        Ok((report, _)) if report.json["sizes"].is_object() => "only-sizes".to_owned(),
        Ok(_) => "wrong".to_owned(),
    };
    match family.as_str() {
        "circle" => word(judge_circle_text(text, &options, JudgedFor::default())),
        "cuboids" if reads_no_shape::<TwoCuboids>(text, &options) => "refused".to_owned(),
        "cuboids" => word(judge_text::<Cuboid>(text, &options, JudgedFor::default())),
        "quad" => match Formula::<QuadAndPoint>::read(text, &options) {
            Ok((formula, _)) if judge_inside(&formula).verdict == Verdict::Right => "right".to_owned(),
            Ok(_) => "wrong".to_owned(),
            Err(_) => "refused".to_owned(),
        },
        _ if reads_no_shape::<TwoRects>(text, &options) => "refused".to_owned(),
        _ => word(judge_text::<Rect>(text, &options, JudgedFor::default())),
    }
}

/// Nothing is called right that is not, and what is read stays read: `said` in the table is what is said.
#[test]
fn no_text_is_called_right_that_is_not() {
    let all = corpus();
    assert!(all.len() >= 450, "{} texts", all.len());
    let mut wrong = Vec::new();
    for case in &all {
        let said = said(case);
        let is_wanted = case.expected.split('|').any(|expected| expected == said);
        if said.starts_with("right") && !is_wanted || said != case.said {
            wrong.push(format!("{}: {} expected, {} in the table, {said} said", case.name, case.expected, case.said));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
    let right = all.iter().filter(|case| case.said.starts_with("right")).count();
    assert!(right >= 120, "{right} are read");
}
