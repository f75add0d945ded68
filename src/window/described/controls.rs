//! What can be chosen and typed: scenes, guesses, methods, numbers.

use super::{ACTIONS, Described, button, toggle};
use crate::window::panel::doors::stands_here;
use crate::window::panel::guess::ANSWERS;
use crate::window::panel::page::example_name;
use crate::window::panel::widgets::option_words_in;
use hantei_scenes::scene::{Group, NEXT_ERROR, Setting, Value as Knob, Viewer, capital};
use hantei_scenes::text;
use serde_json::{Value, json};

/// Knobs with a place of their own before all others.
const METHOD: &str = "method";
const PRESET: &str = "preset";

impl Described<'_> {
    /// A button for each scene, for guessing, and for the course; in a course there are none of them.
    pub(super) fn tabs(&self) -> Vec<Value> {
        if self.session.is_some() {
            return Vec::new();
        }
        let tab = |(place, scene): (usize, &Viewer)| {
            let action = json!({"kind": "scene", "place": place});
            toggle(scene.name(), &self.say(&scene.title()), place == self.shown, &action)
        };
        let scene = self.scene();
        let guess = (!scene.deals().is_empty()).then(|| {
            let is_on = scene.guesses();
            toggle("guess", &self.say(&text!("guess")), is_on, &json!({"kind": "guess", "on": !is_on}))
        });
        let course = button("course", &self.say(&self.invitation), &json!({"kind": "course"}));
        self.scenes.iter().enumerate().map(tab).chain(guess).chain([course]).collect()
    }

    /// The scene's question: before the guess its answers, then whether it was right.
    pub(super) fn guess(&self) -> Value {
        let Some(guessing) = &self.readings.guessing else { return Value::Null };
        let act = |name: &str| json!({"kind": "act", "name": name});
        let answers =
            || guessing.answers.iter().zip(ANSWERS).map(|(says, name)| button(name, &self.say(says), &act(name)));
        let said = guessing.said.zip(guessing.is_right).map(|(said, is_right)| {
            let said = guessing.answers[usize::from(!said)].clone();
            let text =
                if is_right { text!("guess-said-right", said = said) } else { text!("guess-said-wrong", said = said) };
            self.say(&text)
        });
        let buttons: Vec<Value> = match said {
            None => answers().collect(),
            Some(_) if guessing.deals && self.session.is_none() => {
                vec![button("deal", &self.say(&text!("guess-next")), &act("deal"))]
            }
            Some(_) => Vec::new(),
        };
        json!({"question": self.say(&guessing.question), "said": said, "buttons": buttons})
    }

    /// What plays, steps and helps.
    pub(super) fn buttons(&self) -> Vec<Value> {
        let scene = self.scene();
        if scene.is_hidden() || self.is_empty() {
            return Vec::new();
        }
        let is_wrong = self.readings.typed.as_ref().is_some_and(|typed| typed.is_wrong == Some(true));
        let named = ACTIONS.into_iter().chain(is_wrong.then_some(NEXT_ERROR)).chain(self.readings.remedy);
        let offers = named.filter_map(|name| scene.offer(name));
        offers
            .map(|offer| {
                button(offer.name, &capital(&self.say(&offer.words)), &json!({"kind": "act", "name": offer.name}))
            })
            .collect()
    }

    /// The method first, then the example, then the rules of the scene.
    pub(super) fn choices(&self) -> Vec<Value> {
        if self.is_empty() {
            return Vec::new();
        }
        let settings = self.scene().settings();
        let first = |key: &'static str| settings.iter().find(move |setting| setting.key == key);
        let examples = first(PRESET).filter(|_| self.session.is_none());
        let rules = settings.iter().filter(|setting| is_rule(setting));
        first(METHOD).into_iter().chain(examples).chain(rules).filter_map(|setting| self.choice(setting)).collect()
    }

    fn choice(&self, Setting { key, label, value, .. }: &Setting) -> Option<Value> {
        let (options, chosen) = match value {
            Knob::Choice { options, chosen } => (options.clone(), options.get(*chosen).copied()?),
            Knob::Switch(_) | Knob::Parts { .. } | Knob::Numbers { .. } | Knob::Points { .. } | Knob::Text(_) => {
                return None;
            }
        };
        let named = |option: &&'static str| match *key {
            METHOD => (*option).to_owned(),
            PRESET => example_name(self.words, option),
            _ => option_words_in(self.words, self.scene().name(), option),
        };
        let options: Vec<Value> =
            options.iter().map(|option| json!({"value": option, "name": named(option)})).collect();
        Some(json!({"id": key, "name": self.say(label), "options": options, "value": chosen}))
    }

    /// What is on or off.
    pub(super) fn switches(&self) -> Vec<Value> {
        let scene = self.scene();
        let settings = if scene.is_hidden() || self.is_empty() { Vec::new() } else { scene.settings() };
        let switch = |setting: &Setting| {
            let Knob::Switch(on) = setting.value else { return None };
            let other = if on { "off" } else { "on" };
            let action = json!({"kind": "set", "id": setting.key, "values": [other]});
            Some(toggle(setting.key, &self.say(&setting.label), on, &action))
        };
        settings.iter().filter(|setting| is_rule(setting)).filter_map(switch).collect()
    }

    /// The numbers of the shapes, and the text of a typed test.
    pub(super) fn fields(&self) -> Vec<Value> {
        if self.is_empty() {
            return Vec::new();
        }
        let settings = self.scene().settings();
        let numbers = settings.iter().filter(|setting| is_rule(setting));
        let typed = self.readings.typed.as_ref();
        let text = typed.map(|typed| if typed.parts.len() > 1 { "blanks" } else { "formula" });
        let test = settings.iter().filter(|setting| Some(setting.key) == text);
        numbers.chain(test).filter_map(|setting| self.field(setting)).collect()
    }

    fn field(&self, Setting { key, label, value, .. }: &Setting) -> Option<Value> {
        let parts: Vec<Value> = match value {
            Knob::Numbers { fields, numbers } => {
                let number = |place: usize| numbers.as_ref().map_or_else(String::new, |all| all[place].to_string());
                let part = |(place, field): (usize, &hantei_scenes::scene::Field)| {
                    json!({"key": field.name, "name": self.say(&field.text()), "value": number(place),
                        "least": field.least, "most": field.most})
                };
                fields.iter().enumerate().map(part).collect()
            }
            Knob::Text(text) => vec![json!({"key": "text", "name": self.say(label), "value": text})],
            Knob::Points { .. } | Knob::Switch(_) | Knob::Choice { .. } | Knob::Parts { .. } => return None,
        };
        Some(json!({"id": key, "name": self.say(label), "parts": parts}))
    }
}

/// Whether it decides about the answer, and stands with the numbers.
fn is_rule(setting: &Setting) -> bool {
    setting.group == Group::Judged && stands_here(setting)
}
