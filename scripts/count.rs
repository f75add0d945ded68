//! Counts the tokens of the code by package, without comments and blanks: code, unit and other tests, and tables in files.
//! The layout of the code and the length of names change nothing.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// Packages by their folders; the longest that begins a path is its package.
const PACKAGES: [&str; 9] = ["collision", "judge", "scenes", "src", "site", "site/judge", "peers", "testing", "tests"];
/// Files that are tables: they are compiled into the package in whose folder they are.
const TABLES: [&str; 5] = ["toml", "ftl", "txt", "tsv", "json"];

#[derive(Default)]
struct Count {
    code: usize,
    tests: usize,
    tables: usize,
}

fn main() {
    let listed = Command::new("git").args(["ls-files", "-z"]).output().expect("git lists the files");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for path in listed.split('\0').filter(|path| !path.is_empty()) {
        let belongs = |package: &&&str| path.strip_prefix(**package).is_some_and(|rest| rest.starts_with('/'));
        let Some(package) = PACKAGES.iter().filter(belongs).max_by_key(|package| package.len()) else { continue };
        let end = Path::new(path).extension().and_then(|end| end.to_str()).unwrap_or_default();
        let is_table = TABLES.contains(&end) && !path.ends_with("Cargo.toml") && !path.contains("proptest-regressions");
        if end != "rs" && !is_table {
            continue;
        }
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let count = counts.entry(package).or_default();
        let is_test = path.contains("/tests/") || path.starts_with("tests/") || path.ends_with("/tests.rs");
        if is_table {
            *(if is_test { &mut count.tests } else { &mut count.tables }) += text.split_whitespace().count();
            continue;
        }
        let all = tokens(&text);
        // The tests of a file stand at its end.
        let code = all.windows(7).position(|seven| seven.concat() == "#[cfg(test)]").unwrap_or(all.len());
        let code = if is_test { 0 } else { code };
        count.code += code;
        count.tests += all.len() - code;
    }
    println!("{:<12}{:>10}{:>10}{:>10}", "tokens", "code", "tests", "tables");
    let mut sum = Count::default();
    for (package, Count { code, tests, tables }) in &counts {
        println!("{package:<12}{code:>10}{tests:>10}{tables:>10}");
        sum = Count { code: sum.code + code, tests: sum.tests + tests, tables: sum.tables + tables };
    }
    println!("{:<12}{:>10}{:>10}{:>10}", "all", sum.code, sum.tests, sum.tables);
}

/// The tokens of Rust code: words, numbers, texts, and single signs.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = blank(rest, first);
        if length > 0 {
            rest = &rest[length..];
            continue;
        }
        let (token, behind) = rest.split_at(token(rest, first));
        tokens.push(token);
        rest = behind;
    }
    tokens
}

/// The length of white space or a comment here.
fn blank(rest: &str, first: char) -> usize {
    if first.is_whitespace() {
        return first.len_utf8();
    }
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if !rest.starts_with("/*") {
        return 0;
    }
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest.as_bytes()[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] if depth == 1 => return at + 2,
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
    }
    rest.len()
}

/// The length of the token here.
fn token(rest: &str, first: char) -> usize {
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_';
    let word = rest.find(|sign: char| !is_word(sign)).unwrap_or(rest.len());
    let behind = &rest[word..];
    // `r#"…"#`, `b"…"`
    if matches!(&rest[..word], "r" | "br" | "cr") && behind.trim_start_matches('#').starts_with('"') {
        let fences = behind.len() - behind.trim_start_matches('#').len();
        let end = format!("\"{}", "#".repeat(fences));
        let begin = word + fences + 1;
        return rest[begin..].find(&end).map_or(rest.len(), |at| begin + at + end.len());
    }
    if matches!(&rest[..word], "b" | "c") && behind.starts_with('"') {
        return word + quoted(behind, '"');
    }
    match first {
        '"' => quoted(rest, '"'),
        // A lifetime is a word; a character ends soon.
        '\'' if is_character(rest) => quoted(rest, '\''),
        '\'' => 1 + rest[1..].find(|sign: char| !is_word(sign)).unwrap_or(rest.len() - 1),
        _ if word > 0 => word,
        _ => first.len_utf8(),
    }
}

fn is_character(rest: &str) -> bool {
    let mut signs = rest[1..].chars();
    matches!((signs.next(), signs.next()), (Some('\\'), _) | (Some(_), Some('\'')))
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut is_escaped = false;
    for (at, sign) in rest.char_indices().skip(1) {
        if sign == quote && !is_escaped {
            return at + sign.len_utf8();
        }
        is_escaped = sign == '\\' && !is_escaped;
    }
    rest.len()
}
