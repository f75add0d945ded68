//! Strange settings, against a slow reader.

use super::say;
use hantei_scenes::scene::{Viewer, all, open};
use proptest::prelude::*;

/// Each kind of text but one has this weight.
fn texts(weight: u32) -> impl Strategy<Value = String> {
    let pieces = [
        "1", "0", "25", "999999", "1000001", "-", "+", ".", "e", "E", "-320", "-400", "400", ",", ",", ",", " ", "\t",
        "\n", "\u{3000}", "_", "/", "NaN", "inf", "on", "０", "あ", "\u{0}", "=", "\"",
    ];
    let some = prop::collection::vec(prop::sample::select(pieces.to_vec()), 0..14).prop_map(|texts| texts.concat());
    let four =
        prop::collection::vec(prop::sample::select(vec!["1", "0.5", "-3", "+2", "7e2", ".5", "999999", "", "x"]), 3..6);
    let four = four.prop_map(|numbers| numbers.join(","));
    // The last is a thousand times as long as the others.
    prop_oneof![weight => some, weight => four, weight => ".{0,40}", 1 => Just("1,".repeat(50_000))]
}

fn slowly(text: &str) -> Option<f64> {
    let text = text.trim();
    let number: f64 = text.parse().ok()?;
    let is_written = text.chars().all(|letter| letter.is_ascii_digit() || "+-.eE".contains(letter));
    let digits = text.split(['e', 'E']).next()?;
    let is_told_from_0 = number.abs() >= 1e-145 || !digits.contains(|digit| ('1'..='9').contains(&digit));
    (is_written && is_told_from_0 && number.abs() <= 1e6).then_some(number)
}

fn rect(text: &str) -> Option<[f64; 4]> {
    let numbers: Vec<f64> = text.split(',').map(slowly).collect::<Option<_>>()?;
    let [x, y, w, h] = numbers.try_into().ok()?;
    (w >= 0.0 && h >= 0.0 && x + w <= 1e6 && y + h <= 1e6).then_some([x, y, x + w, y + h])
}

fn opened(words: &[&str]) -> Result<Viewer, String> {
    open(words).map_err(|error| say(&error))
}

fn assert_rectangle_is_read_as_written(text: &str) {
    match (opened(&["rects", &format!("a={text}")]), rect(text)) {
        (Ok(scene), Some(expected)) => {
            let trace = scene.trace();
            let corners = [0, 1, 2, 3].map(|i| trace.get("a")[i].as_f64().expect("a corner"));
            assert_eq!(corners, expected, "{text:?}");
        }
        (Ok(_), None) => panic!("{text:?} is taken"),
        (Err(error), Some(_)) => panic!("{text:?}: {error}"),
        (Err(error), None) => assert!(is_a_line(&error), "{text:?}: {error}"),
    }
}

fn assert_taken_or_refused_in_a_line(text: &str) {
    for scene in all() {
        for setting in scene.settings() {
            if let Err(error) = opened(&[scene.name(), &format!("{}={text}", setting.key)]) {
                assert!(is_a_line(&error), "{text:?}: {error}");
            }
        }
        if let Err(error) = opened(&[scene.name(), text]) {
            assert!(is_a_line(&error), "{text:?}: {error}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_rectangle_is_read_as_it_is_written(text in texts(8)) {
        assert_rectangle_is_read_as_written(&text);
    }

    #[test]
    #[ignore = "long: every fourth text has 100,000 letters"]
    fn a_long_rectangle_is_read_as_it_is_written(text in texts(1)) {
        assert_rectangle_is_read_as_written(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn whatever_is_said_of_any_knob_is_taken_or_refused_in_a_line(text in texts(8)) {
        assert_taken_or_refused_in_a_line(&text);
    }

    #[test]
    #[ignore = "long: every fourth text has 100,000 letters"]
    fn whatever_is_said_at_length_is_taken_or_refused_in_a_line(text in texts(1)) {
        assert_taken_or_refused_in_a_line(&text);
    }
}

/// A readable line that names what is allowed or expected.
fn is_a_line(error: &str) -> bool {
    !error.is_empty() && !error.chars().any(char::is_control) && error.chars().count() < 1000
}
