//! The tests in `docs/own-tests.md`, run as shown there, on a right function and on wrong ones.

use crate::command::{hantei, text};
use hantei_collision::{Border, OverlapMethod};
use hantei_judge::AsFormula as _;
use hantei_judge::{CodeLanguage, CodeParameters, OverlapFormula};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PAGES: [&str; 3] = ["own-tests.md", "own-tests.ja.md", "own-tests.ko.md"];

fn blocks(page: &str) -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(page);
    let page = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let parts: Vec<&str> = page.split("```").collect();
    let block = |part: &&str| part.split_once('\n').map(|(language, code)| (language.to_owned(), code.to_owned()));
    parts.iter().skip(1).step_by(2).filter_map(block).collect()
}

/// The test in a language, without its comments, which differ between pages.
fn shown(page: &str, language: &str) -> String {
    let found = blocks(page).into_iter().find(|(of, _)| of == language);
    found.unwrap_or_else(|| panic!("{page} has no {language}")).1
}

#[test]
fn all_pages_show_the_same_tests() {
    let languages = ["python", "js", "rust", "csharp", "gdscript"];
    for page in PAGES {
        for language in languages {
            assert_eq!(shown(page, language), shown(PAGES[0], language), "{page}: {language}");
            let lines = shown(page, language).lines().filter(|line| !line.trim().is_empty()).count();
            assert!((7..=16).contains(&lines), "{page}: {language} has {lines} lines");
        }
    }
}

/// An empty folder with the cases, as a page describes.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("own-tests-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let output = hantei(&["cases", "rects", "--border", "misses"], b"");
    fs::write(folder.join("cases.csv"), text(&output.stdout)).expect("a file");
    let output = hantei(&["cases", "rects", "--border", "misses", "--json"], b"");
    fs::write(folder.join("cases.json"), text(&output.stdout)).expect("a file");
    folder
}

/// A right test and three wrong ones, with numbers `ax, ay, aw, ah, bx, by, bw, bh`.
fn functions(language: CodeLanguage) -> [(String, bool); 4] {
    let right = OverlapMethod::OriginSize.formula(Border::Misses);
    let at_border = OverlapMethod::OriginSize.formula(Border::Hits);
    let last_pixel = OverlapMethod::FourFlags.formula(Border::Misses);
    let no_top: OverlapFormula = "ax < bx + bw && bx < ax + aw && ay < by + bh".parse().expect("a formula");
    let code = |formula: &OverlapFormula| formula.code(language, CodeParameters::Numbers, "");
    [(code(&right), true), (code(&at_border), false), (code(&last_pixel), false), (code(&no_top), false)]
}

fn available(program: &str) -> bool {
    let is_there = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    if !is_there {
        // Not by a macro: their output appears only for a failed test.
        let _ = std::io::stderr().write_all(format!("skipped: there is no {program}\n").as_bytes());
    }
    is_there
}

/// Runs a page's test on each function, which `run` puts into place, and checks its result.
fn holds(language: CodeLanguage, run: impl Fn(&str) -> Output) {
    for (code, is_right) in functions(language) {
        let output = run(&code);
        let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
        assert_eq!(output.status.success(), is_right, "{code}\n{said}");
        // A failing test names the case.
        assert!(is_right || said.contains("hit"), "{code}\n{said}");
    }
}

#[test]
fn the_test_for_pytest_runs() {
    if !available("python3") {
        return;
    }
    let folder = folder("python");
    let test = shown(PAGES[0], "python");
    let has_pytest = Command::new("python3").args(["-c", "import pytest"]).output().is_ok_and(|it| it.status.success());
    holds(CodeLanguage::Python, |code| {
        fs::write(folder.join("my_game.py"), code).expect("a file");
        fs::write(folder.join("test_hits.py"), &test).expect("a file");
        let mut python = Command::new("python3");
        python.current_dir(&folder).env("PYTHONDONTWRITEBYTECODE", "1");
        if has_pytest {
            python.args(["-m", "pytest", "-q", "test_hits.py"]);
        } else {
            python.args(["-c", "import test_hits; test_hits.test_hits()"]);
        }
        python.output().expect("it runs")
    });
}

#[test]
fn the_test_for_node_runs() {
    if !available("node") {
        return;
    }
    let folder = folder("node");
    let test = shown(PAGES[0], "js");
    holds(CodeLanguage::JavaScript, |code| {
        let code = code.replace("function hits", "export function hits");
        fs::write(folder.join("my-game.mjs"), code).expect("a file");
        fs::write(folder.join("hits.test.mjs"), &test).expect("a file");
        Command::new("node").args(["--test", "hits.test.mjs"]).current_dir(&folder).output().expect("it runs")
    });
}

#[test]
fn the_test_for_cargo_runs() {
    let folder = folder("rust");
    let test = shown(PAGES[0], "rust");
    holds(CodeLanguage::Rust, |code| {
        let game = code.replace("fn hits", "pub fn hits");
        fs::write(folder.join("hits.rs"), format!("{test}\nmod my_game {{\n{game}}}\n")).expect("a file");
        let compiled = Command::new("rustc")
            .args(["--edition=2021", "--test", "hits.rs"])
            .current_dir(&folder)
            .output()
            .expect("Rust is there");
        assert!(compiled.status.success(), "{}", text(&compiled.stderr));
        Command::new(folder.join("hits")).current_dir(&folder).output().expect("it runs")
    });
}
