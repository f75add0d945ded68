//! The words that a goal compares with: whether the scene ever gives them as answers.

use crate::lesson::{CourseStep, Goal, StepKind, WrongGiven};
use crate::quote::quoted;
use crate::scene::{self, Answer, Value, Viewer};
use crate::text;
use crate::words::Text;
use std::collections::{BTreeMap, BTreeSet};

/// A scene's answers: the words of each name, and the names that have other answers.
#[derive(Default)]
struct Heard {
    words: BTreeMap<String, BTreeSet<String>>,
    others: BTreeSet<String>,
}

impl Heard {
    fn hear(&mut self, scene: &Viewer) {
        for (name, answer) in scene.answers() {
            match answer {
                Some(Answer::Word(word)) => _ = self.words.entry(name).or_default().insert(word.into()),
                Some(Answer::Truth(_) | Answer::Number(_)) => _ = self.others.insert(name),
                None => {}
            }
        }
    }

    /// Whether a name's answers lack the word that it is compared with.
    fn lacks(&self, (name, word): &(&str, &str)) -> bool {
        let is_name = |name: &str| self.words.contains_key(name) || self.others.contains(name);
        let is_heard = self.words.get(*name).is_some_and(|words| words.contains(*word));
        is_name(name) && !is_name(word) && !is_heard && !matches!(*word, "true" | "false")
    }

    /// The words of knobs that goals name by their keys.
    fn hear_knobs(&mut self, scene: &Viewer) {
        for setting in scene.settings() {
            if let Value::Choice { options, .. } = setting.value {
                let words = self.words.entry(setting.key.into()).or_default();
                words.extend(options.into_iter().map(String::from));
            }
        }
    }
}

/// The 13 ways in which a rectangle can lie on an axis (x or y, width or height) beside one from 100 to 200.
const LIES: [(u32, u32); 13] = [
    (20, 50),
    (20, 80),
    (50, 100),
    (100, 50),
    (20, 180),
    (120, 50),
    (100, 100),
    (50, 200),
    (150, 50),
    (100, 150),
    (150, 100),
    (200, 50),
    (250, 50),
];

/// The scene's answers while the step is solved, and the values of its knobs.
fn heard(step: &CourseStep) -> Heard {
    let mut heard = Heard::default();
    step.play(|scene| heard.hear(scene));
    if let Ok(scene) = scene::open(&step.open) {
        heard.hear_knobs(&scene);
    }
    heard
}

/// Adds the scene's answers in its examples, and in all ways in which two shapes can lie.
fn heard_elsewhere(step: &CourseStep, mut heard: Heard) -> Heard {
    let Ok(mut scene) = scene::open(&step.open) else { return heard };
    for (preset, _) in scene.presets() {
        if let Ok(example) = scene::open(&[scene.name(), &format!("preset={preset}")]) {
            heard.hear(&example);
        }
    }
    // Each way on x, with the same way on y, and with another.
    for (place, (x, width)) in LIES.into_iter().enumerate() {
        for (y, height) in [LIES[place], LIES[(place + 7) % LIES.len()]] {
            for (a, b) in [
                (format!("{x},{y},{width},{height}"), "100,100,100,100"),
                (format!("{x},{y},100,{width},{height},100"), "100,100,100,100,100,100"),
            ] {
                // If there are two such shapes.
                if scene.set("b", b).is_ok() && scene.set("a", &a).is_ok() {
                    heard.hear(&scene);
                }
            }
        }
    }
    heard
}

/// The words of a step's goals that the scene never gives as answers.
pub(super) fn unknown(step: &CourseStep) -> Vec<Text> {
    let goals: Vec<&Goal> = match &step.kind {
        StepKind::Goal(goal) | StepKind::Number { right: goal, .. } | StepKind::Formula { goal, .. } => vec![goal],
        StepKind::Ticks(ticks) => ticks.iter().map(|tick| &tick.goal).collect(),
        StepKind::Guess { .. } | StepKind::Choice { .. } | StepKind::Test(_) => Vec::new(),
    };
    let of_wrong = step.kind.wrong().iter().flat_map(|wrong| match &wrong.given {
        WrongGiven::Numbers(numbers) => numbers.iter().collect(),
        WrongGiven::Any | WrongGiven::Formulas(_) => Vec::new(),
    });
    let of_cases = step
        .after_when
        .iter()
        .map(|(when, _)| when)
        .chain(step.kind.wrong().iter().filter_map(|wrong| wrong.when.as_ref()));
    let all = goals.into_iter().chain(of_wrong).chain(of_cases);
    let compared: Vec<(&str, &str)> = all.flat_map(Goal::compared).collect();
    if compared.is_empty() {
        return Vec::new();
    }
    let mut heard = heard(step);
    if !compared.iter().any(|of| heard.lacks(of)) {
        return Vec::new();
    }
    // Examples can be large, so they are used only if a word is still missing.
    heard = heard_elsewhere(step, heard);
    let said = compared.into_iter().filter(|of| heard.lacks(of)).map(|(name, word)| match heard.words.get(name) {
        Some(words) => {
            let words = words.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            text!("check-value", name = name.to_owned(), given = quoted(word), allowed = words)
        }
        None => text!("check-no-word", name = name.to_owned(), given = quoted(word)),
    });
    said.collect()
}
