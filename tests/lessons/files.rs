use hantei::lesson::Course;
use hantei::words::{Language, Words};

const STEP: &str = r#"
title = { en = "Touching", ja = "接する", ko = "맞닿음" }
[[step]]
title = "Together"
task = "Let them overlap."
open = "rects a=20,190,100,100 b=270,190,100,100"
goal = "contact == overlapping"
"#;

fn refused(file: &str) -> String {
    let error = Course::read(&[("mine.toml", file)]).expect_err(file);
    Words::new(Language::En).say(&error)
}

#[test]
fn a_chapter_is_read_and_says_its_title_in_the_readers_language() {
    let course = Course::read(&[("mine.toml", STEP)]).expect("a lesson");
    let title = |language| Words::new(language).say(&course.chapters[0].title);
    assert_eq!(Language::ALL.iter().map(|&each| title(each)).collect::<Vec<_>>(), ["Touching", "接する", "맞닿음"]);
    assert_eq!(Words::new(Language::Ja).say(&course.chapters[0].steps[0].task), "Let them overlap.");
}

#[test]
fn what_cannot_be_used_is_refused_with_line_and_reason() {
    for (from, to, line, why) in [
        ("goal = ", "gaol = ", 7, "gaol"),
        ("contact ==", "contract ==", 7, "unknown name 'contract'"),
        ("== overlapping", "== ", 7, "stops making sense"),
        ("contact == overlapping", "hit && nosuch", 7, "unknown name 'nosuch'"),
        ("rects a=20", "rekts a=20", 6, "unknown scene 'rekts'"),
        ("a=20,190,100,100", "a=20,190,100", 6, "3 given"),
        ("goal = ", "guess = true\ngoal = ", 3, "exactly one of"),
        ("goal = \"contact == overlapping\"", "", 3, "exactly one of"),
        ("goal = \"contact == overlapping\"", "ticks = []", 7, "at least one"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"yes\"], right = 1 }", 7, "1 options"),
        ("goal = \"contact == overlapping\"", "choice = { options = [\"a\", \"b\"], right = 3 }", 7, "right = 3"),
        ("goal = ", "solution = [\"fly away\"]\ngoal = ", 7, "'fly away' is nothing that can be done"),
        ("goal = ", "solution = [\"act jump\"]\ngoal = ", 7, "'act jump'"),
        ("goal = ", "solution = [\"set z=1\"]\ngoal = ", 7, "'set z=1'"),
        ("en = ", "de = ", 2, "unknown language 'de'"),
        ("[[step]]", "[[stop]]", 3, "stop"),
    ] {
        assert!(STEP.contains(from), "{from}");
        let said = refused(&STEP.replacen(from, to, 1));
        assert!(said.starts_with(&format!("mine.toml, line {line}: ")), "{to}: {said}");
        assert!(said.contains(why), "{to}: {said}");
        assert!(!said.contains('\n'), "one line: {said}");
    }
}
