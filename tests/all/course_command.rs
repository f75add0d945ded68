//! `hantei course` without a window: `--check` and `--recap`, exit codes, and one line for each fault.

use crate::command::{Ended, ended, hantei, hantei_with, run, text};
use std::fs;
use tempfile::TempDir;

const LESSONS: &str = r#"title = { de = "Berühren", en = "Touching" }
[[step]]
title = { de = "Zusammen", en = "Together" }
task = { de = "Lass sie berühren.", en = "Let them touch." }
open = "rects a=20,190,100,100 b=270,190,100,100"
goal = "contact == touching"
solution = ["set a=170,190,100,100"]
"#;

fn lessons(file: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    fs::write(&path, file).expect("a file");
    let path = path.to_string_lossy().into_owned();
    (folder, path)
}

fn checked(file: &str) -> Ended {
    let (_folder, path) = lessons(file);
    ended(&hantei(&["course", "--check", &path], b""))
}

#[test]
fn a_course_that_can_be_done_is_said_to_be_so() {
    let (said, complained, code) = checked(LESSONS);
    assert_eq!((said.lines().count(), complained.as_str(), code), (1, "", Some(0)), "{said}");
    let (said, complained, code) = ended(&hantei(&["course", "--check"], b""));
    assert_eq!((said.lines().count(), complained.as_str(), code), (1, "", Some(0)), "the built-in one: {said}");
}

#[test]
fn a_step_that_cannot_be_done_is_a_line_with_file_line_and_remedy() {
    for (from, to, why) in [
        ("a=170,190,100,100", "a=171,190,100,100", "its solution does not reach its goal"),
        ("== touching", "== touchin", "allowed: apart, overlapping, touching"),
        ("solution = ", "# ", "it has no solution"),
        (", en = \"Let them touch.\"", "", "is missing in en"),
    ] {
        let (said, complained, code) = checked(&LESSONS.replacen(from, to, 1));
        assert_eq!((said.as_str(), code), ("", Some(1)), "{to}: {complained}");
        let lines: Vec<&str> = complained.lines().collect();
        let [line] = lines[..] else { panic!("{to}: {complained}") };
        assert!(line.contains("mine.toml, line ") && line.contains(why), "{to}: {line}");
    }
}

#[test]
fn what_is_no_course_is_refused_with_its_line() {
    for (from, to, line) in
        [("goal = ", "gaol = ", "line 6"), ("title = {", "title = ", "line 1"), ("de = \"B", "d = \"B", "line 1")]
    {
        let (said, complained, code) = checked(&LESSONS.replacen(from, to, 1));
        assert_eq!((said.as_str(), complained.lines().count(), code), ("", 1, Some(2)), "{to}: {complained}");
        assert!(complained.contains(line) && complained.contains("mine.toml"), "{to}: {complained}");
    }
    let (_, complained, code) = ended(&hantei(&["course", "--check", "nowhere.toml"], b""));
    assert_eq!((complained.lines().count(), code), (1, Some(2)), "{complained}");
    assert!(complained.contains("nowhere.toml"), "{complained}");
}

#[test]
fn the_recap_has_each_chapters_sentences_and_what_was_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = r#"{"version":1,"courses":{"hantei":{"steps":{
        "bring-them-together":{"done":true,"unaided":true},
        "only-numbers":{"done":true,"wrong":["no"]},
        "how-many-at-once":{"done":true,"answer":"2","wrong":["4"]}}}}}"#;
    fs::write(folder.path().join("course.json"), kept).expect("a file");
    let recap = |more: &[&str]| {
        let mut arguments = vec!["course", "--recap"];
        arguments.extend(more);
        let output = run(hantei_with(&arguments).env("HANTEI_DATA", folder.path()), b"");
        (text(&output.stdout), text(&output.stderr), output.status.code())
    };
    let (said, complained, code) = recap(&[]);
    assert_eq!((complained.as_str(), code), ("", Some(0)), "{complained}");
    assert!(said.contains("1 When do two rectangles miss?\n  Two rectangles miss if"), "{said}");
    for part in [
        "miss?: 3 of 8 steps, 1 at the first try and without help\n",
        "1.2 Only numbers, wrong: hit\n",
        "1.4 How many at once?, right: 2, wrong: 4\n",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(recap(&["--fresh"]).0.contains("miss?: 0 of 8 steps\n"), "--fresh knows nothing");
    // A broken file is reported, and the recap goes on without it.
    fs::write(folder.path().join("course.json"), "{").expect("a file");
    let (said, complained, code) = recap(&[]);
    assert!(said.contains("0 of 8 steps") && complained.contains("course-broken-1.json"), "{complained}");
    assert_eq!((complained.lines().count(), code), (1, Some(0)));
    // A file of a later version stays as it is.
    fs::write(folder.path().join("course.json"), r#"{"version":9}"#).expect("a file");
    let (said, complained, code) = recap(&[]);
    assert_eq!((said.as_str(), complained.lines().count(), code), ("", 1, Some(1)), "{complained}");
}

/// Once escapes of a lesson or of a stored answer went to the terminal as they are.
#[test]
fn the_recap_prints_no_escape_of_a_lesson_or_an_answer() {
    let hostile = r"\u001b[31mR\u001b]0;pwn\u0007\u009b31m\b\r\u0000\u202e";
    let escaped = r"\u{1b}[31mR\u{1b}]0;pwn\u{7}\u{9b}31m\u{8}\r\0\u{202e}";
    let file = format!("recap = [\"a\\nb {hostile}\"]\n{LESSONS}[[step]]\nid = \"n\"\ntitle = \"N {hostile}\"\n")
        + "task = \"How many?\"\nopen = \"rects\"\nnumber = \"aw\"\n";
    let (_folder, path) = lessons(&file.replacen("Touching", &format!("T{hostile}"), 1));
    let data = tempfile::tempdir().expect("a folder");
    let kept =
        format!(r#"{{"version":1,"courses":{{"own: Berühren":{{"steps":{{"n":{{"wrong":["7{hostile}"]}}}}}}}}}}"#);
    fs::write(data.path().join("course.json"), kept).expect("a file");
    let output = run(hantei_with(&["course", "--recap", &path, "lang=en"]).env("HANTEI_DATA", data.path()), b"");
    let said = text(&output.stdout);
    for line in [
        format!("1 T{escaped}\n  a b {escaped}\n"),
        format!("1 T{escaped}: 0 of 2 steps\n"),
        // An answer stands in one line.
        format!("N {escaped}, wrong: 7{}\n", escaped.replace(r"\r", " ")),
    ] {
        assert!(said.contains(&line), "{line}{said}{}", text(&output.stderr));
    }
    assert!(!said.chars().any(|sign| sign.is_control() && sign != '\n' || sign == '\u{202e}'), "{said:?}");
}

/// Once progress in a folder that cannot be written was none, and the recap printed nothing.
#[cfg(unix)]
#[test]
fn the_recap_shows_what_can_be_read_and_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = r#"{"version":1,"courses":{"hantei":{"steps":{"bring-them-together":{"done":true}}}}}"#;
    fs::write(folder.path().join("course.json"), kept).expect("a file");
    // A folder cannot be opened for writing, not even by root.
    fs::create_dir(folder.path().join("course.lock")).expect("a folder");
    let recap = || ended(&run(hantei_with(&["course", "--recap"]).env("HANTEI_DATA", folder.path()), b""));
    let (said, complained, code) = recap();
    assert!(said.contains("miss?: 1 of 8 steps\n") && code == Some(0), "{said}{complained}");
    assert!(complained.contains("cannot be saved") && complained.lines().count() == 1, "{complained}");
    fs::remove_file(folder.path().join("course.json")).expect("a file");
    std::os::unix::fs::symlink("course.json", folder.path().join("course.json")).expect("a link");
    let (said, complained, code) = recap();
    assert!(said.is_empty() && complained.contains("cannot be saved") && code == Some(1), "{said}{complained}");
}

#[test]
fn lessons_are_said_in_a_language_that_only_they_speak() {
    let (_folder, path) = lessons(&LESSONS.replace("de = ", "nl = "));
    let said = |language: &str| ended(&hantei(&["course", "--recap", &path, language], b""));
    let (printed, complained, code) = said("lang=nl");
    assert!(printed.contains("1 Berühren: 0 of 1 steps") && code == Some(0), "{printed}{complained}");
    assert!(said("lang=en").0.contains("1 Touching: "));
    assert!(said("lang=ja").0.contains("1 Berühren："), "Japanese, and the lessons' first language");
    let (printed, complained, code) = said("lang=fr");
    assert_eq!((printed.as_str(), complained.lines().count(), code), ("", 1, Some(2)), "{complained}");
    assert!(complained.contains("fr") && complained.contains("en, ja, ko, de, nl"), "{complained}");
    let (_, complained, code) = ended(&hantei(&["rects", "lang=nl"], b""));
    assert!(code == Some(2) && !complained.contains(", nl"), "a scene speaks hantei's: {complained}");
}
