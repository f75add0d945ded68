//! Whole texts as people write them, judged without saying of which shapes they are.
//!
//! A row begins with `=== file | shapes | verdict`, the verdict as in the JSON; the text follows up to the next row. `refused`
//! stands for a text that is not read.

use hantei_judge::{ParseOptions, SourceLanguage};
use hantei_scenes::report::{JudgedFor, judge_program};

const FILES: [(&str, &str); 5] = [
    ("heads", include_str!("heads.txt")),
    ("opposite", include_str!("opposite.txt")),
    ("corners", include_str!("corners.txt")),
    ("constants", include_str!("constants.txt")),
    ("people", include_str!("people.txt")),
];

struct Row<'a> {
    file: &'a str,
    expected: String,
    text: String,
}

fn rows(file: &str) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in file.lines() {
        if let Some(head) = line.strip_prefix("=== ") {
            let mut parts = head.split('|').map(str::trim);
            let file = parts.next().unwrap_or_default();
            rows.push(Row { file, expected: parts.collect::<Vec<_>>().join(" "), text: String::new() });
        } else if let Some(row) = rows.last_mut() {
            row.text.push_str(line);
            row.text.push('\n');
        }
    }
    rows
}

fn language(file: &str) -> Option<SourceLanguage> {
    use SourceLanguage::{C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift};
    let endings = [
        ("c", C),
        ("cpp", Cpp),
        ("cs", CSharp),
        ("gd", GdScript),
        ("go", Go),
        ("hsp", Hsp),
        ("java", Java),
        ("js", JavaScript),
        ("kt", Kotlin),
        ("lua", Lua),
        ("pde", Java),
        ("py", Python),
        ("rs", Rust),
        ("swift", Swift),
    ];
    let ending = file.rsplit('.').next()?;
    endings.into_iter().find(|(own, _)| *own == ending).map(|(_, language)| language)
}

fn said(file: &str, text: &str) -> String {
    let options = ParseOptions { language: language(file), ..ParseOptions::default() };
    match judge_program(text, &options, JudgedFor::default()) {
        Ok(report) => {
            let word = |member: &str| report.json[member].as_str().unwrap_or_default().to_owned();
            format!("{} {}", word("shapes"), word("verdict"))
        }
        Err(_) => "refused".to_owned(),
    }
}

/// Rows can be chosen by a part of their name: `PASTED=slab cargo test -p hantei-scenes pasted`.
#[test]
fn each_pasted_text_has_its_shapes_and_its_verdict() {
    let only = std::env::var("PASTED").unwrap_or_default();
    let mut wrong = Vec::new();
    for (name, file) in FILES {
        for row in rows(file).into_iter().filter(|row| row.file.contains(&only)) {
            let said = said(row.file, &row.text);
            if said != row.expected {
                wrong.push(format!("{name}/{}: expected {}, said {said}", row.file, row.expected));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
