//! Walking through a method, comparison by comparison: the code as its source writes it, with the present line marked.

use super::Event;
use super::control::{Control, Field, Group, Value};
use super::readings::{Row, Says, Section};
use crate::collision::Comparison;

/// More comparisons than these no method makes.
const FIELDS: [Field; 1] = [Field { name: "comparison", least: 0.0, most: 32.0 }];

/// What its keys do, in words.
pub(super) const KEYS: [(Event, &str); 2] =
    [(Event::Stepped(1), "step through the method"), (Event::Stepped(-1), "one step back")];

/// A line of code, and the place of the comparison that it makes among all that the method can make.
pub(super) type Line = (String, Option<usize>);

/// The control that says how many comparisons have been made; 0 shows no code.
pub(super) fn control(step: usize) -> Control {
    Control {
        key: "step",
        label: "Step",
        help: "walks through the method to this comparison; 0 is off",
        group: Group::View,
        value: Value::Numbers { fields: &FIELDS, numbers: Some(vec![step as f64]) },
    }
}

/// What the control's value says: whole steps.
pub(super) fn of(value: &Value) -> Option<usize> {
    match value {
        Value::Numbers { numbers: Some(numbers), .. } => numbers.first().map(|&number| number as usize),
        Value::Numbers { numbers: None, .. } | Value::Switch(_) | Value::Choice { .. } | Value::Points { .. } => None,
    }
}

/// The step before or after `step`, of so many.
pub(super) fn walked(step: usize, by: isize, steps: usize) -> usize {
    step.saturating_add_signed(by).min(steps)
}

/// The code with the line of the `step`-th comparison of `trace` marked, or nothing at step 0.
pub(super) fn section(
    title: String,
    code: Vec<Line>,
    all: &[Comparison],
    trace: &[Comparison],
    step: usize,
) -> Option<Section> {
    let current = trace.get(step.min(trace.len()).checked_sub(1)?)?;
    let rows = code.into_iter().map(|(text, place)| {
        let asked = place.and_then(|place| all.get(place));
        let is_current = asked.is_some_and(|asked| asked.asks_same(current));
        let is_reached = asked.is_none_or(|asked| trace.iter().any(|made| made.asks_same(asked)));
        Row { id: None, lit: is_current, says: Says::Code { text, is_current, is_reached } }
    });
    Some(Section { title, folded: false, rows: rows.collect() })
}
