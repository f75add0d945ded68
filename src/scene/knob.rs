//! Knobs: what can be set. Declared once, with the functions that read and set it; panel, command line, page and presets
//! all turn the same ones, and speak the same `key=value` text.

use super::shared::number::length;
use super::value::{CUBOID, Field, LIMIT, POINT, Parts, RECT, Value};
use crate::quote::line_and_column;
use crate::text;
use crate::words::Text;
use hantei_collision::{Cuboid, Point, Rect};
use std::ops::Range;

/// What is wrong with a text, and where in it, in bytes; at its end nothing.
pub type TextFlaw = (Range<usize>, Text);

/// Where a knob belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// To what is judged, and how: undo brings it back.
    Judged,
    /// To how it is looked at.
    View,
}

/// A knob as it is set now.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// What the command line calls it.
    pub key: &'static str,
    /// What the panel calls it.
    pub label: Text,
    /// What it does, in a line of `hantei list`.
    pub help: Text,
    /// Where it belongs.
    pub group: Group,
    /// What it is set to.
    pub value: Value,
}

impl Setting {
    /// A knob of `scope`, which names its words in the catalogues: `rects-border` and `rects-border-help`.
    pub(super) fn new(key: &'static str, scope: &str, group: Group, value: Value) -> Self {
        let label = Text::message(format!("{scope}-{key}"));
        Self { key, label, help: Text::message(format!("{scope}-{key}-help")), group, value }
    }
}

/// A knob of `Target`, as its author declares it. Its words stand in the catalogues.
///
/// Settings commute: knobs are set in the order of their table, whatever the order in which they are given. So a knob
/// that also turns another one stands before it.
pub struct Knob<Target: 'static> {
    pub(super) key: &'static str,
    pub(super) group: Group,
    turn: KnobTurn<Target>,
}

/// How a knob of a kind is read and set.
enum KnobTurn<Target: 'static> {
    Switch(fn(&Target) -> bool, fn(&mut Target, bool)),
    Parts(&'static [&'static str], fn(&Target) -> Parts, fn(&mut Target, Parts)),
    Choice(&'static [&'static str], fn(&Target) -> usize, fn(&mut Target, usize)),
    ChoiceOf(fn() -> Vec<&'static str>, fn(&Target) -> usize, fn(&mut Target, usize)),
    Number(&'static [Field; 1], fn(&Target) -> f64, fn(&mut Target, f64)),
    Pair(&'static [Field; 2], fn(&Target) -> [f64; 2], fn(&mut Target, [f64; 2])),
    Point(fn(&Target) -> Option<Point>, fn(&mut Target, Point)),
    Rect(fn(&Target) -> Rect, fn(&mut Target, Rect)),
    Cuboid(fn(&Target) -> Cuboid, fn(&mut Target, Cuboid)),
    Points(usize, fn(&Target) -> Vec<Point>, fn(&mut Target, Vec<Point>)),
    Text(fn(&str) -> Result<(), TextFlaw>, fn(&Target) -> String, fn(&mut Target, &str)),
}

impl<Target> Knob<Target> {
    const fn new(key: &'static str, turn: KnobTurn<Target>) -> Self {
        Self { key, group: Group::Judged, turn }
    }

    /// On or off.
    pub const fn switch(key: &'static str, get: fn(&Target) -> bool, set: fn(&mut Target, bool)) -> Self {
        Self::new(key, KnobTurn::Switch(get, set))
    }

    /// On, off, or only some of at most eight parts.
    pub const fn parts(
        key: &'static str,
        parts: &'static [&'static str],
        get: fn(&Target) -> Parts,
        set: fn(&mut Target, Parts),
    ) -> Self {
        Self::new(key, KnobTurn::Parts(parts, get, set))
    }

    /// One of a few words, by its place among them.
    pub const fn choice(
        key: &'static str,
        options: &'static [&'static str],
        get: fn(&Target) -> usize,
        set: fn(&mut Target, usize),
    ) -> Self {
        Self::new(key, KnobTurn::Choice(options, get, set))
    }

    /// One of a few words that are put together, by its place among them.
    pub const fn choice_of(
        key: &'static str,
        options: fn() -> Vec<&'static str>,
        get: fn(&Target) -> usize,
        set: fn(&mut Target, usize),
    ) -> Self {
        Self::new(key, KnobTurn::ChoiceOf(options, get, set))
    }

    /// A number.
    pub const fn number(
        key: &'static str,
        field: &'static [Field; 1],
        get: fn(&Target) -> f64,
        set: fn(&mut Target, f64),
    ) -> Self {
        Self::new(key, KnobTurn::Number(field, get, set))
    }

    /// Two numbers.
    pub const fn pair(
        key: &'static str,
        fields: &'static [Field; 2],
        get: fn(&Target) -> [f64; 2],
        set: fn(&mut Target, [f64; 2]),
    ) -> Self {
        Self::new(key, KnobTurn::Pair(fields, get, set))
    }

    /// A point, which may not be placed yet.
    pub const fn point(key: &'static str, get: fn(&Target) -> Option<Point>, set: fn(&mut Target, Point)) -> Self {
        Self::new(key, KnobTurn::Point(get, set))
    }

    /// A rectangle, as origin and size.
    pub const fn rect(key: &'static str, get: fn(&Target) -> Rect, set: fn(&mut Target, Rect)) -> Self {
        Self::new(key, KnobTurn::Rect(get, set))
    }

    /// A cuboid, as origin and size.
    pub const fn cuboid(key: &'static str, get: fn(&Target) -> Cuboid, set: fn(&mut Target, Cuboid)) -> Self {
        Self::new(key, KnobTurn::Cuboid(get, set))
    }

    /// Up to `most` points.
    pub const fn points(
        key: &'static str,
        most: usize,
        get: fn(&Target) -> Vec<Point>,
        set: fn(&mut Target, Vec<Point>),
    ) -> Self {
        Self::new(key, KnobTurn::Points(most, get, set))
    }

    /// A text; `check` says what is wrong with one that cannot be taken.
    pub const fn text(
        key: &'static str,
        check: fn(&str) -> Result<(), TextFlaw>,
        get: fn(&Target) -> String,
        set: fn(&mut Target, &str),
    ) -> Self {
        Self::new(key, KnobTurn::Text(check, get, set))
    }

    /// The same knob, of how the scene is looked at: undo leaves it alone.
    #[must_use]
    pub const fn of_view(knob: Self) -> Self {
        Self { group: Group::View, ..knob }
    }

    /// The knob as it is set now. Its words are those of `scope`, the scene or the viewer.
    pub(super) fn setting(&self, target: &Target, scope: &str) -> Setting {
        Setting::new(self.key, scope, self.group, self.value(target))
    }

    /// What it is set to.
    pub(super) fn value(&self, target: &Target) -> Value {
        let given = |fields: &'static [Field], numbers| Value::Numbers { fields, numbers: Some(numbers) };
        match &self.turn {
            KnobTurn::Switch(get, _) => Value::Switch(get(target)),
            KnobTurn::Parts(parts, get, _) => Value::Parts { parts, shown: get(target) },
            KnobTurn::Choice(options, get, _) => Value::Choice { options: options.to_vec(), chosen: get(target) },
            KnobTurn::ChoiceOf(options, get, _) => Value::Choice { options: options(), chosen: get(target) },
            KnobTurn::Number(field, get, _) => given(*field, vec![get(target)]),
            KnobTurn::Pair(fields, get, _) => given(*fields, get(target).into()),
            KnobTurn::Point(get, _) => {
                Value::Numbers { fields: &POINT, numbers: get(target).map(|Point { x, y }| vec![x, y]) }
            }
            KnobTurn::Rect(get, _) => {
                let (min, max) = (get(target).min(), get(target).max());
                given(&RECT, origin_and_size([min.x, min.y], [max.x, max.y]))
            }
            KnobTurn::Cuboid(get, _) => given(&CUBOID, origin_and_size(get(target).min(), get(target).max())),
            KnobTurn::Points(most, get, _) => Value::Points { most: *most, points: get(target) },
            KnobTurn::Text(_, get, _) => Value::Text(get(target)),
        }
    }

    /// The value that `text` says, or a sentence that says what is wrong and what is allowed.
    pub(super) fn parse(&self, target: &Target, text: &str) -> Result<Value, Text> {
        if let Some((place, why)) = self.flaw(text) {
            let (line, column) = line_and_column(text, place.start);
            return Err(text!("text-wrong", line = line.to_string(), column = column.to_string(), why = why));
        }
        let value = self.value(target).parse(text)?;
        if let (KnobTurn::Rect(..) | KnobTurn::Cuboid(..), Value::Numbers { fields, numbers: Some(numbers) }) =
            (&self.turn, &value)
        {
            let axes = fields.len() / 2;
            for axis in 0..axes {
                let sum = numbers[axis] + numbers[axes + axis];
                if sum > LIMIT {
                    let name = format!("{} + {}", fields[axis].name, fields[axes + axis].name);
                    return Err(text!("sum-beyond", name = name, given = sum.to_string(), most = LIMIT.to_string()));
                }
            }
        }
        Ok(value)
    }

    /// What is wrong with a text that a knob of texts is to be set to, and where.
    pub(super) fn flaw(&self, text: &str) -> Option<TextFlaw> {
        if let KnobTurn::Text(check, ..) = &self.turn { check(text).err() } else { None }
    }

    /// Turns it to `value`, which has to come from [`parse`](Self::parse) or [`value`](Self::value).
    pub(super) fn set(&self, target: &mut Target, value: &Value) {
        match (&self.turn, value) {
            (KnobTurn::Switch(_, set), Value::Switch(on)) => set(target, *on),
            (KnobTurn::Choice(_, _, set) | KnobTurn::ChoiceOf(_, _, set), Value::Choice { chosen, .. }) => {
                set(target, *chosen);
            }
            (KnobTurn::Parts(_, _, set), Value::Parts { shown, .. }) => set(target, *shown),
            (KnobTurn::Points(_, _, set), Value::Points { points, .. }) => set(target, points.clone()),
            (KnobTurn::Text(_, _, set), Value::Text(text)) => set(target, text),
            (turn, Value::Numbers { numbers: Some(numbers), .. }) => match (turn, &numbers[..]) {
                (KnobTurn::Number(_, _, set), &[number]) => set(target, number),
                (KnobTurn::Pair(_, _, set), &[first, second]) => set(target, [first, second]),
                (KnobTurn::Point(_, set), &[x, y]) => set(target, Point::new(x, y)),
                (KnobTurn::Cuboid(_, set), &[x, y, z, w, h, d]) => {
                    set(target, Cuboid::from_origin_size([x, y, z], [w, h, d]));
                }
                (KnobTurn::Rect(_, set), &[x, y, w, h]) => set(target, Rect::from_origin_size(Point::new(x, y), w, h)),
                _ => {}
            },
            _ => {}
        }
    }
}

/// The knob of a field that is on or off: `switch!("swept", state.swept)`.
macro_rules! switch {
    ($key:literal, $($field:ident).+) => {
        $crate::scene::Knob::switch($key, |it| it.$($field).+, |it, on| it.$($field).+ = on)
    };
}

/// The knob of a field of a type that [`named!`](hantei_collision::named) names: `choice!("way", Direction, run.direction)`.
macro_rules! choice {
    ($key:literal, $Type:ident, $($field:ident).+) => {
        $crate::scene::Knob::choice(
            $key,
            $Type::NAMES,
            |it| it.$($field).+ as usize,
            |it, place| it.$($field).+ = $Type::ALL[place],
        )
    };
}

pub(super) use {choice, switch};

/// A corner and the sizes from there as a person would give them: sizes without dust where they lead to the same edges,
/// else those in the last bits that do.
pub(super) fn origin_and_size<const AXES: usize>(min: [f64; AXES], max: [f64; AXES]) -> Vec<f64> {
    let size = |(min, max): (f64, f64)| {
        let plain = max - min;
        let sizes = [length(min, max), plain, plain.next_down(), plain.next_up()];
        sizes.into_iter().find(|size| min + size == max).unwrap_or(plain)
    };
    min.into_iter().chain(min.into_iter().zip(max).map(size)).collect()
}
