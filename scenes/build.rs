//! The table of languages as code.

use std::env::var;
use std::fs;
use std::path::Path;

const LANGUAGES: &str = "assets/words/languages.txt";

fn main() {
    write_languages();
}

/// Writes a call of the macro `languages` of `src/words/language.rs`, with a row for each line of the table.
fn write_languages() {
    println!("cargo::rerun-if-changed={LANGUAGES}");
    let table = fs::read_to_string(LANGUAGES).expect("the table of languages");
    let lines = table.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let rows: Vec<String> = lines.map(|(at, line)| row(line).unwrap_or_else(|| wrong(at, line))).collect();
    let code = format!("languages! {{\n    #[default]\n{}}}\n", rows.concat());
    let folder = var("OUT_DIR").expect("a folder from cargo");
    fs::write(Path::new(&folder).join("languages.rs"), code).expect("a file in cargo's folder");
}

/// A row of code, `Ja, "ja", "日本語", Japanese;`.
fn row(line: &str) -> Option<String> {
    let (code, rest) = line.split_once(' ')?;
    let (letters, own_name) = rest.trim().split_once(' ')?;
    let name: String = code.split('-').map(capital).collect();
    Some(format!("    {name}, {code:?}, {:?}, {letters};\n", own_name.trim()))
}

fn capital(part: &str) -> String {
    let mut signs = part.chars();
    signs.next().into_iter().flat_map(char::to_uppercase).chain(signs).collect()
}

fn wrong(at: usize, line: &str) -> String {
    panic!(
        "{LANGUAGES}, line {}: '{line}' is no language; allowed: CODE LETTERS NAME, as in 'nl Latin Nederlands'",
        at + 1
    )
}
