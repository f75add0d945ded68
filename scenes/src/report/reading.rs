//! How a pasted test was read, in words.

use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_judge::{Exactness, NoAnswer, NumberKind, Origin, Reading};
use serde_json::{Map, Value, json};

/// How it was read, for programs.
pub fn reading_json(reading: &Reading) -> Value {
    let members: Map<String, Value> =
        reading.members.iter().map(|(name, own)| (name.clone(), own.as_str().into())).collect();
    let mut json = json!({
        "language": reading.language.map(|language| language.name()),
        "function": reading.function,
        "shapes": reading.shapes,
        "members": members,
        "numbers": reading.numbers.map(|kind| match kind {
            NumberKind::Whole => "whole",
            NumberKind::Fractions => "fractions",
        }),
        "from_centre": reading.origin == Some(Origin::Centre),
        "reaches_body": reading.reaches_body,
        "passed_over": reading.passed_over,
        "falls_through": reading.falls_through,
    });
    if reading.from_corner {
        json["from_corner"] = json!(true);
    }
    for (member, name) in [
        ("centre_of", &reading.centred),
        ("turned_picture", &reading.turned_picture),
        ("not_as_circle", &reading.round),
    ] {
        if let Some(name) = name {
            json[member] = json!(name);
        }
    }
    if let Some(element) = &reading.element {
        json["element"] = json!(element);
    }
    json["exact"] = json!(reading.exactness.map(|exactness| exactness.to_string()));
    json
}

/// Whether they are the names of four corners and a point, and not hantei's own.
fn is_quad(shapes: &[String]) -> bool {
    let own = ["a", "b", "c", "d", "p"];
    shapes.len() == own.len() && shapes.iter().zip(own).any(|(name, own)| !name.eq_ignore_ascii_case(own))
}

/// Under a test that is right: with which numbers a proof holds in a program, and what is taken for granted, a line each.
pub fn granted(reading: &Reading, is_proved: bool) -> Vec<Text> {
    let numbers = |exactness: Exactness| match exactness {
        Exactness::Binary { places: 0, size } => text!("exact-whole", size = size.to_string()),
        Exactness::Binary { places, size } => {
            text!("exact-fractions", below = (1_u64 << places).to_string(), size = size.to_string())
        }
        Exactness::OnlyExact => text!("exact-none"),
    };
    let exact = reading.exactness.filter(|_| is_proved && reading.numbers != Some(NumberKind::Whole));
    exact.map(numbers).into_iter().chain([text!("granted")]).collect()
}

/// How it was read, a sentence each; empty for a formula with hantei's own names.
pub fn of_reading(reading: &Reading) -> Vec<Text> {
    let mut lines = Vec::new();
    let named = |name: &String| quoted(name);
    let title = reading.language.map(|language| language.title());
    let two = match &reading.shapes[..] {
        [a, b] => Some((named(a), named(b))),
        _ => None,
    };
    lines.extend(match (title, two) {
        (Some(language), Some((a, b))) => Some(text!("reading-two", language = language, a = a, b = b)),
        (language, None) if is_quad(&reading.shapes) => {
            let names = reading.shapes.iter().map(named).collect::<Vec<_>>().join(", ");
            Some(match language {
                Some(language) => text!("reading-points", language = language, names = names),
                None => text!("reading-plain-points", names = names),
            })
        }
        (Some(language), None) => Some(text!("reading-language", language = language)),
        (None, Some((a, b))) if reading.shapes != ["a", "b"] => Some(text!("reading-plain-two", a = a, b = b)),
        (None, _) => None,
    });
    if let Some(name) = &reading.function {
        lines.push(text!("reading-function", name = named(name)));
    }
    if !reading.unused.is_empty() {
        let names = reading.unused.iter().map(named).collect::<Vec<_>>().join(", ");
        lines.push(text!("reading-unused", names = names, count = reading.unused.len()));
    }
    lines.extend(reading.numbers.map(|kind| match kind {
        NumberKind::Whole => text!("reading-whole"),
        NumberKind::Fractions => text!("reading-fractions"),
    }));
    if let Some(list) = &reading.list {
        let name = named(&list.name);
        lines.push(match (list.is_size, list.is_tried) {
            (true, false) => text!("reading-list-size", name = name),
            (false, false) => text!("reading-list-corner", name = name),
            (true, true) => text!("reading-list-size-tried", name = name),
            (false, true) => text!("reading-list-corner-tried", name = name),
        });
    }
    if reading.origin == Some(Origin::Centre) {
        lines.push(text!("reading-centre"));
    }
    lines.extend(reading.centred.as_ref().map(|name| text!("reading-centred", name = named(name))));
    if reading.from_corner {
        lines.push(text!("reading-corner"));
    }
    // That all places are centres is said above.
    let is_unsaid = reading.origin != Some(Origin::Centre) && !reading.from_corner && reading.differs.is_empty();
    if reading.from_circle_centre && is_unsaid {
        lines.push(text!("reading-circle-centre"));
    }
    lines.extend(reading.round.as_ref().map(|name| text!("reading-round", name = named(name))));
    lines.extend(reading.turned_picture.as_ref().map(|call| text!("reading-turned", call = named(call))));
    if let Some(element) = &reading.element {
        lines.push(text!("reading-element", name = named(element)));
    }
    if reading.reaches_body {
        lines.push(text!("reading-body"));
    }
    // The written numbers of a shape are examples; the shape itself is read.
    let (examples, calls): (Vec<&String>, Vec<&String>) =
        reading.passed_over.iter().partition(|name| reading.shapes.contains(name));
    let listed = |names: Vec<&String>| names.into_iter().map(named).collect::<Vec<_>>().join(", ");
    lines.extend((!examples.is_empty()).then(|| text!("reading-examples", names = listed(examples))));
    lines.extend((!calls.is_empty()).then(|| text!("reading-passed-over", calls = listed(calls))));
    if let (Some(line), Some(language)) = (reading.falls_through, reading.language)
        && let NoAnswer::Falsy(value) = language.no_answer()
    {
        let line = line.to_string();
        lines.push(text!("reading-falls-through", line = line, language = language.title(), value = value));
    }
    lines
}
