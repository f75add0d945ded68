//! What was done in the page beside the canvas.

use crate::window::panel::fields;
use crate::window::panel::lesson::{LessonChoice, typed_number};
use crate::window::panel::top::TopChoice;
use hantei_scenes::lesson::StepPlace;
use hantei_scenes::scene::{Event, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Text;
use serde_json::Value as Json;

#[derive(Clone, Debug, PartialEq)]
pub(in crate::window) enum PageAct {
    Top(TopChoice),
    Lesson(LessonChoice),
    /// A typed number that answers the course's question.
    Number(String),
    /// A knob's key, and a text for each of its numbers.
    Set(String, Vec<String>),
    /// An action of the scene, by its name.
    Does(String),
    /// The browser went back or forward to a step of the course, or out of it.
    Arrive(Option<String>),
    /// The knob whose field has the focus.
    Focus(Option<String>),
}

impl PageAct {
    /// Reads what the page has sent; `None` for anything unknown.
    pub(in crate::window) fn read(line: &str) -> Option<Self> {
        let act: Json = serde_json::from_str(line).ok()?;
        let text = |name: &str| act[name].as_str().map(str::to_owned);
        let place = || act["place"].as_u64().and_then(|place| usize::try_from(place).ok());
        let values = || act["values"].as_array().into_iter().flatten().map(given).collect::<Vec<String>>();
        Some(match act["kind"].as_str()? {
            "scene" => Self::Top(TopChoice::Scene(place()?)),
            "guess" => Self::Top(TopChoice::Guess(act["on"].as_bool()?)),
            "course" => Self::Top(TopChoice::Course),
            "leave" => Self::Top(TopChoice::Leave),
            "back" => Self::Top(TopChoice::Back),
            "answer" => Self::Lesson(LessonChoice::Answer(place()?)),
            "recap" => Self::Lesson(LessonChoice::Recap(place()?)),
            "chapter" => Self::Lesson(LessonChoice::Go(StepPlace { chapter: place()?, step: 0 })),
            "hint" => Self::Lesson(LessonChoice::Hint),
            "solution" => Self::Lesson(LessonChoice::Solution),
            "on" => Self::Lesson(LessonChoice::On),
            "number" => Self::Number(values().into_iter().next()?),
            "set" => Self::Set(text("id")?, values()),
            "act" => Self::Does(text("name")?),
            "arrive" => Self::Arrive(text("id")),
            "focus" => Self::Focus(text("id")),
            _ => return None,
        })
    }
}

/// A value as text: an article may send a number.
fn given(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The course's answer in a typed text.
///
/// # Errors
/// It is no number.
pub(in crate::window) fn number(typed: &str) -> Result<LessonChoice, Text> {
    typed_number(typed).map(LessonChoice::Number).ok_or_else(|| text!("course-number"))
}

/// Sets a knob; before a guess the shapes stay.
///
/// # Errors
/// A sentence about the wrong text.
pub(in crate::window) fn set(scene: &mut Viewer, key: &str, texts: &[String]) -> Result<(), Text> {
    let settings = scene.settings();
    let is_locked = scene.is_hidden() && !matches!(key, "formula" | "blanks");
    let Some(setting) = settings.iter().find(|setting| setting.key == key && !is_locked) else { return Ok(()) };
    // A shape that is not placed waits for its other numbers.
    if matches!(setting.value, Value::Numbers { .. }) && texts.iter().any(|text| text.trim().is_empty()) {
        return Ok(());
    }
    fields::set(scene, setting, texts).map_err(|(_, why)| why)
}

/// Runs an action of the scene, if it has it.
pub(in crate::window) fn does(scene: &mut Viewer, name: &str) {
    if let Some(offer) = scene.offer(name) {
        scene.handle(Event::act(offer.name));
    }
}
