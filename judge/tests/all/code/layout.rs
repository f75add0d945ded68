//! The layout of copied code: at most 100 columns, comments that stay comments, Rust as rustfmt and clippy want it.

use super::circle::circle_formulas;
use super::{cuboid_formulas, inside_formulas, others, overlap, overlap_formulas, polygons};
use hantei_collision::Named as _;
use hantei_judge::{CodeLanguage, CodeParameters, polygon_code};
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

fn all(language: CodeLanguage) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (name, formula) in overlap_formulas() {
        all.push((format!("{name} swept"), formula.swept_code(language, &format!("hantei: {name}"))));
    }
    for (name, formula) in cuboid_formulas() {
        all.push((format!("{name} swept"), formula.swept_code(language, &format!("hantei: {name}"))));
    }
    for &parameters in CodeParameters::VALUES {
        let mut add = |name: &str, code: &dyn Fn(&str) -> String| {
            all.push((format!("{name} {}", parameters.name()), code(&format!("hantei: {name}"))));
        };
        for (name, formula) in overlap_formulas() {
            add(&name, &|note| formula.code(language, parameters, note));
        }
        for (name, formula) in cuboid_formulas() {
            add(&name, &|note| formula.code(language, parameters, note));
        }
        for (name, formula) in circle_formulas() {
            add(&name, &|note| formula.code(language, parameters, note));
        }
        for (name, formula) in others::all_formulas() {
            add(&name, &|note| formula.code(language, parameters, note));
        }
        for (name, method, border) in polygons::methods() {
            add(&name, &|note| polygon_code(method, border, language, parameters, note));
        }
        for (name, formula) in inside_formulas() {
            add(&name, &|note| formula.code(language, parameters, note));
        }
    }
    all
}

/// A test of a quadrilateral once had a line of 321 columns.
#[test]
fn no_line_is_longer_than_a_hundred_columns() {
    for &language in CodeLanguage::ALL {
        for (name, code) in all(language) {
            for line in code.lines() {
                let columns = line.replace('\t', "    ").len();
                assert!(columns <= 100, "{} {name}: {columns} columns\n{line}", language.name());
                assert_eq!(line.trim_end(), line, "{} {name}", language.name());
            }
        }
    }
}

#[test]
fn a_note_stays_in_its_comment() {
    for &language in CodeLanguage::ALL {
        let note = "one\ntwo\r\nthree\u{2028}four \\\nC:\\u000a five";
        let code = overlap("ax < bx").code(language, CodeParameters::Numbers, note);
        let sign = code.split(' ').next().expect("a sign");
        let lines: Vec<&str> = code.lines().take_while(|line| line.starts_with(sign)).collect();
        assert_eq!(lines, ["one", "two", "three", "four /", "C:/u000a five"].map(|line| format!("{sign} {line}")));
    }
    let words = "word ".repeat(50);
    let code = overlap("ax < bx").code(CodeLanguage::Python, CodeParameters::Numbers, &words);
    let comment: Vec<&str> = code.lines().take_while(|line| line.starts_with("# ")).collect();
    assert_eq!((comment.len(), comment.join(" ").matches("word").count()), (3, 50), "{code}");
    assert!(comment.iter().all(|line| line.len() <= 100), "{code}");
}

#[test]
fn rustfmt_changes_nothing() {
    // rustfmt breaks a call within a call whose numbers are longer than 60 characters.
    for (name, code) in all(CodeLanguage::Rust).into_iter().filter(|(name, _)| !name.starts_with("whole")) {
        let mut program = Command::new("rustfmt")
            .args(["--edition=2021", "--config-path=/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("rustfmt comes with Rust");
        program.stdin.take().expect("a pipe").write_all(code.as_bytes()).expect("it reads");
        let output = program.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{name}\n{code}");
        assert_eq!(String::from_utf8(output.stdout).expect("text"), code, "{name}");
    }
}

/// Each function is public in its own module, so none is unused.
#[test]
fn clippy_has_nothing_to_say() {
    let folder = &Path::new(env!("CARGO_TARGET_TMPDIR")).join("code-clippy");
    fs::create_dir_all(folder).expect("a folder");
    let mut text = String::from("//! All methods.\n");
    for (place, (name, code)) in all(CodeLanguage::Rust).into_iter().enumerate() {
        // Clippy may complain about code that was typed.
        if name.starts_with("own") {
            continue;
        }
        let public = ["fn hits", "fn inside", "fn swept", "struct "]
            .iter()
            .fold(code, |code, item| code.replace(&format!("\n{item}"), &format!("\npub {item}")));
        text += &format!("pub mod f{place} {{\n{public}}}\n");
    }
    assert_clippy_is_content(folder, &text);
}

pub(super) fn assert_clippy_is_content(folder: &Path, text: &str) {
    let file = folder.join("lib.rs");
    fs::write(&file, text).expect("a file");
    let output = Command::new("clippy-driver")
        .args(["--crate-type=lib", "--edition=2021", "--emit=metadata", "-Dwarnings", "-Wclippy::all"])
        .arg("--out-dir")
        .arg(folder)
        .arg(&file)
        .output()
        .expect("clippy comes with Rust");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
