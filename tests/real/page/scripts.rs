//! What the page's scripts do alone, in Node: no browser is needed for it.

use hantei_collision::{Rect, Vec2, time_of_impact};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Runs a script beside this file with these arguments, and returns what it prints.
pub(crate) fn node(script: &str, arguments: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut node = Command::new("node");
    node.current_dir(root).arg(root.join("tests/real/page").join(script)).args(arguments);
    let output = node.output().expect("node (scripts/test installs it)");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{script}: {said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[test]
fn the_scripts_of_the_page() {
    let said = node("scripts.mjs", &["target/page"]);
    assert!(said.ends_with("all of it holds\n"), "{said}");
}

#[test]
fn the_script_of_the_article() {
    let said = node("article.mjs", &[]);
    assert!(said.ends_with("all of it holds\n"), "{said}");
}

/// The function in the text of each language, run for many ways of A past B.
#[test]
fn the_code_for_the_time_of_impact_is_right() {
    let numbers = |i: i32| [i * 7 % 23 - 11, i * 5 % 19 - 9, i % 9 + 1, i % 5 + 1, i * 11 % 31 - 15, i * 13 % 29 - 14];
    let cases: Vec<[i32; 6]> = (0..2000).map(numbers).collect();
    let b = [0, 0, 6, 4];
    let wanted: Vec<Option<f64>> = cases
        .iter()
        .map(|&[x, y, w, h, vx, vy]| {
            let [a, b] = [[x, y, w, h], b].map(|rect| Rect::try_from(rect.map(f64::from)).expect("a rectangle"));
            time_of_impact(a, Vec2::new(vx.into(), vy.into()), b).map(|impact| impact.time)
        })
        .collect();
    let hits = wanted.iter().flatten().count();
    assert!((200..1800).contains(&hits), "{hits} of {}", cases.len());
    for folder in ["", "ja/", "ko/"] {
        let page = format!("target/page/{folder}index.html");
        let found = node("impact.mjs", &[&page, &json!(b).to_string(), &json!(cases).to_string()]);
        let found: Value = serde_json::from_str(&found).expect("JSON");
        for ((case, wanted), found) in cases.iter().zip(&wanted).zip(found.as_array().expect("a time for each")) {
            let is_same = wanted.zip(found.as_f64()).is_some_and(|(one, other)| (one - other).abs() < 1e-12);
            assert!(is_same || (wanted.is_none() && found.is_null()), "{folder} {case:?}: {found}, not {wanted:?}");
        }
    }
}
