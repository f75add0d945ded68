//! Settings in any order, each once.

use super::{opened, say, value};
use hantei_scenes::scene::{Setting, Value, Viewer, all, list, open};
use proptest::prelude::*;

/// Formulas of two rectangles that also fit a quad and a point, with all characters that a shell would change.
const FORMULAS: &[&str] = &[
    "ax < bx",
    "ax<bx&&!(by>=ay)||abs(ax-bx)<=2*(ay+1)",
    "// a comment with \"quotes\", $HOME, `ls`, 100% and \\\nreturn ax == bx;",
    "float gap = abs(ax - bx);\nif (gap > 40) return false;\ngap < 20 and not (ay > by)",
    "(ax < bx) != (ay < by) // 判定",
    "it_is = ax < bx; it_is",
];

const OF_TRIANGLES: &str =
    "(bx-ax)*(py-ay)>(by-ay)*(px-ax)&&(cx-bx)*(py-by)>(cy-by)*(px-bx)&&(ax-cx)*(py-cy)>(ay-cy)*(px-cx)";

/// Code after a hit.
const CODES: &[&str] = &[
    "if (a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y) { a.y = b.y - a.h; a.x = a.x; a.vy = 0; }",
    "function side(a, b) {\n  if (a.oldY + a.h <= b.y) return 'top'; // \"判定\"\n  if (a.oldX + a.w <= b.x) return 'left';\n  return a.oldX >= b.x + b.w ? 'right' : a.oldY >= b.y + b.h ? 'bottom' : 'none';\n}",
];

fn texts(value: &Value) -> BoxedStrategy<String> {
    // A few hundred do as well as a hundred thousand.
    let number = |least: f64, most: f64| {
        let (least, most) = (least.max(-60.0), most.min(400.0));
        prop_oneof![(least as i32..=most as i32).prop_map(f64::from), least..most]
            .prop_map(move |n| n.clamp(least, most))
    };
    match value.clone() {
        Value::Switch(_) => prop::sample::select(vec!["on", "off"]).prop_map(String::from).boxed(),
        Value::Choice { options, .. } => prop::sample::select(options).prop_map(String::from).boxed(),
        Value::Numbers { fields, .. } => {
            let numbers: Vec<_> = fields.iter().map(|field| number(field.least, field.most)).collect();
            let value = value.clone();
            let joined = move |numbers: Vec<f64>| {
                let texts: Vec<String> = numbers.iter().map(f64::to_string).collect();
                value.joined(&texts).expect("allowed numbers")
            };
            numbers.prop_map(joined).boxed()
        }
        Value::Parts { parts, .. } => {
            let some = prop::sample::subsequence(parts.to_vec(), 1..=parts.len()).prop_shuffle();
            let whole = prop::sample::select(vec!["on", "off"]).prop_map(String::from);
            prop_oneof![whole, some.prop_map(|some| some.join(","))].boxed()
        }
        Value::Points { most, .. } => {
            prop::collection::vec((number(-60.0, 400.0), number(-60.0, 400.0)), 0..=most.min(3))
                .prop_map(|points| points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join("/"))
                .boxed()
        }
        Value::Text(_) => prop::sample::select(FORMULAS.to_vec()).prop_map(String::from).boxed(),
    }
}

/// Settings for some of a scene's knobs, in the order of the list and in another. A text is given in this share of cases.
fn said_in_two_orders(settings: &[Setting], typed: f64) -> impl Strategy<Value = (Vec<String>, Vec<String>)> + use<> {
    // A scene of pairs that opens with a point calls it P.
    let opens_with_point = settings.iter().any(|setting| setting.key == "snap")
        && settings.iter().any(|setting| {
            setting.key == "a" && matches!(&setting.value, Value::Numbers { fields, .. } if fields.len() == 2)
        });
    // A polygon's test is a loop, and triangles are written out.
    let has_corners = opens_with_point
        && settings.iter().any(|setting| {
            setting.key == "b" && matches!(&setting.value, Value::Numbers { fields, .. } if fields.len() >= 6)
        });
    // A segment has two ends, a turned rectangle a centre.
    let is_of_lines = settings.iter().any(|setting| setting.key == "ray");
    let is_of_turned = !is_of_lines
        && settings.iter().any(|setting| setting.key == "snap")
        && settings.iter().any(|setting| setting.key == "origin");
    let after_hit = settings.iter().any(|setting| setting.key == "gravity");
    // An example or a dealt case can bring another pair, with other methods.
    let has_pairs = settings.iter().any(|setting| setting.key == "snap");
    let words: Vec<_> = settings
        .iter()
        .map(|setting| {
            let key = setting.key;
            let texts = match key {
                "formula" if has_corners => Just(OF_TRIANGLES.to_owned()).boxed(),
                "formula" if after_hit => prop::sample::select(CODES.to_vec()).prop_map(String::from).boxed(),
                "with" => prop::sample::select(vec!["", "W=32", "W=32 H=16.5"]).prop_map(String::from).boxed(),
                _ if opens_with_point && matches!(setting.value, Value::Text(_)) => {
                    texts(&setting.value).prop_map(|text| text.replace("ax", "px").replace("ay", "py")).boxed()
                }
                "formula" if is_of_lines || is_of_turned => {
                    let named = move |text: String| {
                        ["ax", "ay", "bx", "by"].into_iter().fold(text, |text, name| match is_of_lines {
                            true => text.replace(name, &format!("{name}1")),
                            false => text.replace(name, &format!("{}c{}", &name[..1], &name[1..])),
                        })
                    };
                    texts(&setting.value).prop_map(named).boxed()
                }
                _ => texts(&setting.value),
            };
            let share = if matches!(setting.value, Value::Text(_)) { typed } else { 0.6 };
            prop::option::weighted(share, texts.prop_map(move |text| format!("{key}={text}")))
        })
        .collect();
    let given = words.prop_map(move |words| {
        let mut words = words.into_iter().flatten().collect::<Vec<String>>();
        if has_pairs && words.iter().any(|word| word.starts_with("preset=") || word.starts_with("seed=")) {
            words.retain(|word| !word.starts_with("method="));
        }
        words
    });
    given.prop_flat_map(|given| (Just(given.clone()), Just(given).prop_shuffle()))
}

/// Of each scene. Nearly all the time goes into judging typed tests, so few cases have one.
fn all_said_in_two_orders(typed: f64) -> impl Strategy<Value = Vec<(Vec<String>, Vec<String>)>> {
    all().iter().map(|scene| said_in_two_orders(&scene.settings(), typed)).collect::<Vec<_>>()
}

fn opened_as(words: &[impl AsRef<str>]) -> Viewer {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    open(&words).unwrap_or_else(|error| panic!("{words:?}: {}", say(&error)))
}

fn assert_settings_commute(said: &[(Vec<String>, Vec<String>)]) {
    for (scene, (one, other)) in all().into_iter().zip(said) {
        let opened = |given: &[String]| {
            let words: Vec<&str> = std::iter::once(scene.name()).chain(given.iter().map(String::as_str)).collect();
            opened_as(&words)
        };
        let (first, second) = (opened(one), opened(other));
        assert_eq!(first.figure(), second.figure(), "{one:?} {other:?}");
        assert_eq!(first.readings(), second.readings(), "{one:?} {other:?}");
        assert_eq!(first.trace(), second.trace(), "{one:?} {other:?}");
        assert_eq!(first.settings(), second.settings(), "{one:?} {other:?}");
        assert_eq!(first.command(), second.command(), "{one:?} {other:?}");
    }
}

fn assert_opens_again(said: &[(Vec<String>, Vec<String>)]) {
    for (scene, (_, given)) in all().into_iter().zip(said) {
        let words: Vec<&str> = std::iter::once(scene.name()).chain(given.iter().map(String::as_str)).collect();
        let first = opened_as(&words);
        let again = opened_as(&first.words());
        assert_eq!(first.figure(), again.figure(), "{given:?}: {}", first.command());
        assert_eq!(first.readings(), again.readings(), "{given:?}: {}", first.command());
        assert_eq!(first.trace().line(), again.trace().line(), "{given:?}: {}", first.command());
        let by_a_shell = shlex::split(&first.command()).expect("a command line");
        assert_eq!(&by_a_shell[1..], &first.words()[..], "{given:?}: {}", first.command());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn settings_commute(said in all_said_in_two_orders(0.06)) {
        assert_settings_commute(&said);
    }

    #[test]
    fn what_is_said_opens_again(said in all_said_in_two_orders(0.06)) {
        assert_opens_again(&said);
    }

    #[test]
    #[ignore = "long: most cases have a typed test"]
    fn settings_and_a_typed_test_commute(said in all_said_in_two_orders(0.6)) {
        assert_settings_commute(&said);
    }

    #[test]
    #[ignore = "long: most cases have a typed test"]
    fn what_is_said_with_a_typed_test_opens_again(said in all_said_in_two_orders(0.6)) {
        assert_opens_again(&said);
    }
}

#[test]
fn a_key_given_twice_is_refused() {
    for scene in all() {
        for Setting { key, value, .. } in scene.settings() {
            let text = match value {
                Value::Numbers { numbers: None, .. } => "1,2".into(),
                value => value.to_string(),
            };
            let word = format!("{key}={text}");
            let error = open(&[scene.name(), &word, &word]).err().map(|error| say(&error));
            let expected = format!(": {key} is given twice; allowed: once");
            assert!(error.is_some_and(|error| error.ends_with(&expected)), "{}", scene.name());
        }
    }
    let error = open(&["rects", "border=hits", "grid=on", "border=misses"]).err().map(|error| say(&error));
    let expected = "border=misses: border is given twice; allowed: once";
    assert_eq!(error.as_deref(), Some(expected), "also where they differ");
}

/// Once the last of these won.
#[test]
fn settings_that_turn_each_other_have_one_order() {
    for (one, other, key, said) in [
        ("rects a=1,2,3,4 follow=on", "rects follow=on a=1,2,3,4", "follow", "on"),
        ("melons speed=50 frame=3", "melons frame=3 speed=50", "frame", "3"),
        ("melons frame=9 play=on", "melons play=on frame=9", "play", "on"),
        ("rects preset=half-a-pixel b=0,0,9,9", "rects b=0,0,9,9 preset=half-a-pixel", "b", "0,0,9,9"),
        ("quad preset=concave zoom=3", "quad zoom=3 preset=concave", "zoom", "3"),
        ("quad up=up pan=5,6 zoom=2", "quad zoom=2 pan=5,6 up=up", "pan", "5,6"),
        ("rects angle=30 a=700,0,9,9", "rects a=700,0,9,9 angle=30", "angle", "30"),
        ("crowd rate=15 frame=7 kind=shooter", "crowd kind=shooter frame=7 rate=15", "rate", "15"),
    ] {
        let (first, second) = (opened(one), opened(other));
        assert_eq!(first.figure(), second.figure(), "{one}");
        assert_eq!([value(&first, key), value(&second, key)], [said, said], "{one}");
    }
}

#[test]
fn the_list_names_every_scene_and_every_key() {
    let list = super::ENGLISH.with(list);
    for scene in all() {
        let from = list
            .find(&format!("{}: {}\n", scene.name(), say(&scene.title())))
            .unwrap_or_else(|| panic!("{}", scene.name()));
        let mut rest = &list[from..];
        for Setting { key, help, value, .. } in scene.settings() {
            // A text of several lines stands on one.
            let now = value.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
            let line = format!("\n  {key}={}\n      {}\n      default: {now}\n", value.allowed(), say(&help));
            let here = rest.find(&line).unwrap_or_else(|| panic!("{}: {line}", scene.name()));
            rest = &rest[here + 1..];
        }
    }
}
