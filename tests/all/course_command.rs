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
