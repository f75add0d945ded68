//! What the window shows, as data for the page around it: text and controls beside the canvas, for screen readers and
//! keyboards, and for the article around a figure. Their actions come back and do what a click or a key does.

mod act;
mod controls;
mod lesson;
mod place;
mod rows;

pub(super) use act::{PageAct, does, number, set};
pub(super) use place::place_of;

use hantei_scenes::lesson::{Session, StepState};
use hantei_scenes::scene::{Readings, Setting, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use serde_json::{Value, json};

/// The actions of a scene that have a button, if the scene has them.
const ACTIONS: [&str; 3] = ["play", "step-back", "step"];

/// What there is to describe.
pub(super) struct Described<'a> {
    pub(super) words: &'a Words,
    pub(super) scenes: &'a [Viewer],
    /// The place of the present scene.
    pub(super) shown: usize,
    pub(super) session: Option<&'a Session>,
    /// The word of the button that leads to the course.
    pub(super) invitation: Text,
    pub(super) readings: &'a Readings,
    /// Why the last action was refused.
    pub(super) refused: Option<&'a Text>,
    /// What the panel says about it: what was copied, what is loading.
    pub(super) message: Option<&'a Text>,
}

/// Of the course: the question, the sentence of a recap, the progress there and in all.
#[derive(PartialEq)]
struct StepBasis {
    turn: usize,
    recap: Option<usize>,
    state: StepState,
    progress: (usize, usize),
}

/// What a description is made of: as long as this stays, so does the description.
#[derive(PartialEq)]
pub(super) struct Basis {
    language: Language,
    shown: usize,
    step: Option<StepBasis>,
    readings: Readings,
    settings: Vec<Setting>,
    offers: Vec<bool>,
    is_hidden: bool,
    guesses: bool,
    refused: Option<Text>,
    message: Option<Text>,
}

impl Described<'_> {
    pub(super) fn basis(&self) -> Basis {
        let scene = self.scene();
        let step = |of: &Session| StepBasis {
            turn: of.turn(),
            recap: of.recap().map(|(_, at)| at),
            state: of.state().clone(),
            progress: of.progress(),
        };
        Basis {
            language: self.words.language(),
            shown: self.shown,
            step: self.session.map(step),
            readings: self.readings.clone(),
            settings: scene.settings(),
            offers: ACTIONS.map(|name| scene.offer(name).is_some()).to_vec(),
            is_hidden: scene.is_hidden(),
            guesses: scene.guesses(),
            refused: self.refused.cloned(),
            message: self.message.cloned(),
        }
    }

    fn scene(&self) -> &Viewer {
        &self.scenes[self.shown]
    }

    fn say(&self, text: &Text) -> String {
        self.words.say(text)
    }

    /// Whether the picture is hidden until the course's question is answered.
    fn is_empty(&self) -> bool {
        self.session.is_some_and(Session::is_empty)
    }

    /// All of it.
    pub(super) fn json(&self) -> Value {
        let readings = self.readings;
        let wrong = readings.truth.as_ref().map(|_| self.say(&text!("strip-wrong")));
        let verdict = [Some(self.say(&readings.headline)), wrong];
        json!({
            "lang": self.words.language().name(),
            "scene": self.scene().name(),
            "title": self.say(&self.scene().title()),
            "scenes": self.tabs(),
            "lesson": self.lesson(),
            "contents": self.say(&text!("contents-course")),
            "hit": readings.verdict,
            "verdict": verdict.into_iter().flatten().collect::<Vec<_>>().join(" "),
            "reason": self.said(readings.reason.as_ref()),
            "facts": self.facts(),
            "guess": self.guess(),
            "buttons": self.buttons(),
            "choices": self.choices(),
            "switches": self.switches(),
            "comparisons": self.said(readings.sections.first().map(|section| &section.title)),
            "rows": self.rows(),
            "sum": self.said(readings.together().as_ref()),
            "answer": self.said(readings.answer.as_ref()),
            "fields": self.fields(),
            "locked": self.scene().is_hidden(),
            "refused": self.said(self.refused),
        })
    }

    /// What a screen reader tells after a change: the answer's outcome in a course, then the picture's verdict and what the
    /// panel says.
    pub(super) fn told(&self) -> String {
        let readings = self.readings;
        let texts = [&readings.headline].into_iter().chain(&readings.reason).chain(&readings.facts).chain(self.message);
        let refused = self.refused.map(|refused| self.say(refused));
        let before = refused.into_iter().chain(self.session.map(|session| self.outcome(session)).unwrap_or_default());
        let mut told = String::new();
        for text in before.chain(texts.map(|text| self.say(text))) {
            if !told.is_empty() {
                told += if told.ends_with(['?', '？']) { " " } else { ". " };
            }
            told += text.trim_end_matches(['!', '！', '.', '。']);
        }
        told
    }

    /// The exact relation and what else is so, a line each; of a typed test the judgement, too.
    fn facts(&self) -> Vec<String> {
        let typed = self.readings.typed.as_ref();
        let judged = typed.into_iter().flat_map(|typed| [&typed.verdict].into_iter().chain(&typed.example));
        let facts = self.readings.facts.iter().chain(judged).map(|text| self.say(text));
        facts.filter(|fact| !fact.is_empty()).collect()
    }

    fn said(&self, text: Option<&Text>) -> String {
        text.map_or_else(String::new, |text| self.say(text))
    }
}

/// A button of the page.
fn button(key: &str, says: &str, action: &Value) -> Value {
    json!({"key": key, "says": says, "action": action})
}

/// A button that stays pressed while something is on.
fn toggle(key: &str, says: &str, is_on: bool, action: &Value) -> Value {
    let mut button = button(key, says, action);
    button["on"] = json!(is_on);
    button
}

#[cfg(test)]
mod tests;
