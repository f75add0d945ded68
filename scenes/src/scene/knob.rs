//! Knobs: what can be set. The panel, the command line, the page and the presets share them and their `key=value` text.

use super::shared::number::length;
use super::value::{CUBOID, Field, LIMIT, POINT, Parts, RECT, Value};
use crate::quote::line_and_column;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Shape;
use hantei_collision::{Cuboid, Point, Rect, ShapeKind};
use std::ops::Range;

/// Why a text is not taken.
#[derive(Clone, Debug, PartialEq)]
pub struct TextFlaw {
    /// The place of the mistake, in bytes (empty at its end).
    pub place: Range<usize>,
    /// What is wrong.
    pub why: Text,
    /// The verdict, if it is a test of other shapes than those of the scene, a line each.
    pub of_others: Vec<Text>,
}

impl TextFlaw {
    pub(super) const fn new(place: Range<usize>, why: Text) -> Self {
        Self { place, why, of_others: Vec::new() }
    }
}

/// What a knob changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// What is judged and how; undo restores it.
    Judged,
    /// The view; undo leaves it alone.
    View,
}

/// A knob with its present value.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// Its key on the command line.
    pub key: &'static str,
    /// Its label in the panel.
    pub label: Text,
    /// Its line in `hantei list`.
    pub help: Text,
    /// What it changes.
    pub group: Group,
    /// Its present value.
    pub value: Value,
}

impl Setting {
    /// The words come from the catalogue of `scope`: `rects-angle` and `rects-angle-help`.
    pub(super) fn new(key: &'static str, scope: &str, group: Group, value: Value) -> Self {
        let label = Text::message(format!("{scope}-{key}"));
        Self { key, label, help: Text::message(format!("{scope}-{key}-help")), group, value }
    }
}

/// A knob of `Target`, as its author declares it.
///
/// The order in which settings are given does not matter: knobs are set in the order of their table, so a knob that
/// also changes another one stands before it.
pub struct Knob<Target: 'static> {
    pub(super) key: &'static str,
    pub(super) group: Group,
    /// The catalogue's scope of its words; `None` for that of the scene.
    scope: Option<&'static str>,
    turn: KnobTurn<Target>,
}

/// The catalogue's scope for what all tests have, and for what all pairs of shapes have.
pub(super) const TEST: &str = "test";
const PAIR: &str = "pair";

enum KnobTurn<Target: 'static> {
    Switch(fn(&Target) -> bool, fn(&mut Target, bool)),
    Parts(&'static [&'static str], fn(&Target) -> Parts, fn(&mut Target, Parts)),
    Choice(&'static [&'static str], fn(&Target) -> usize, fn(&mut Target, usize)),
    ChoiceOf(fn(&Target) -> Vec<&'static str>, fn(&Target) -> usize, fn(&mut Target, usize)),
    Number(&'static [Field; 1], fn(&Target) -> f64, fn(&mut Target, f64)),
    Pair(&'static [Field; 2], fn(&Target) -> [f64; 2], fn(&mut Target, [f64; 2])),
    Point(fn(&Target) -> Option<Point>, fn(&mut Target, Point)),
    Rect(fn(&Target) -> Rect, fn(&mut Target, Rect)),
    Cuboid(fn(&Target) -> Cuboid, fn(&mut Target, Cuboid)),
    Points(usize, fn(&Target) -> Vec<Point>, fn(&mut Target, Vec<Point>)),
    Shape(fn(&Target) -> Vec<ShapeKind>, fn(&Target) -> Shape<'static>, fn(&mut Target, Shape<'static>)),
    Text(fn(&Target, &str) -> Result<(), TextFlaw>, fn(&Target) -> String, fn(&mut Target, &str)),
}

impl<Target> Knob<Target> {
    const fn new(key: &'static str, turn: KnobTurn<Target>) -> Self {
        Self { key, group: Group::Judged, scope: None, turn }
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

    /// One of a few words, by its place in the list.
    pub const fn choice(
        key: &'static str,
        options: &'static [&'static str],
        get: fn(&Target) -> usize,
        set: fn(&mut Target, usize),
    ) -> Self {
        Self::new(key, KnobTurn::Choice(options, get, set))
    }

    /// The same, with a list that is computed.
    pub const fn choice_of(
        key: &'static str,
        options: fn(&Target) -> Vec<&'static str>,
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

    /// A shape of one of several kinds, which is told by how many numbers it has.
    pub(super) const fn shape(
        key: &'static str,
        kinds: fn(&Target) -> Vec<ShapeKind>,
        get: fn(&Target) -> Shape<'static>,
        set: fn(&mut Target, Shape<'static>),
    ) -> Self {
        Self::new(key, KnobTurn::Shape(kinds, get, set))
    }

    /// A text; `check` returns what is wrong with one that is not allowed.
    pub const fn text(
        key: &'static str,
        check: fn(&Target, &str) -> Result<(), TextFlaw>,
        get: fn(&Target) -> String,
        set: fn(&mut Target, &str),
    ) -> Self {
        Self::new(key, KnobTurn::Text(check, get, set))
    }

    /// The same knob for the view: undo leaves it alone.
    #[must_use]
    pub const fn of_view(knob: Self) -> Self {
        Self { group: Group::View, ..knob }
    }

    /// The same knob with the words that all tests share.
    #[must_use]
    pub(super) const fn of_test(knob: Self) -> Self {
        Self { scope: Some(TEST), ..knob }
    }

    /// The same knob with the words that all pairs of shapes share.
    #[must_use]
    pub(super) const fn of_pair(knob: Self) -> Self {
        Self { scope: Some(PAIR), ..knob }
    }

    pub(super) fn setting(&self, target: &Target, scope: &str) -> Setting {
        Setting::new(self.key, self.scope.unwrap_or(scope), self.group, self.value(target))
    }

    pub(super) fn value(&self, target: &Target) -> Value {
        let given = |fields: &'static [Field], numbers| Value::Numbers { fields, numbers: Some(numbers) };
        match &self.turn {
            KnobTurn::Switch(get, _) => Value::Switch(get(target)),
            KnobTurn::Parts(parts, get, _) => Value::Parts { parts, shown: get(target) },
            KnobTurn::Choice(options, get, _) => Value::Choice { options: options.to_vec(), chosen: get(target) },
            KnobTurn::ChoiceOf(options, get, _) => Value::Choice { options: options(target), chosen: get(target) },
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
            KnobTurn::Shape(_, get, _) => Value::of_shape(&get(target)),
            KnobTurn::Text(_, get, _) => Value::Text(get(target)),
        }
    }

    /// The value of `text`, or a sentence that says what is wrong and what is allowed.
    pub(super) fn parse(&self, target: &Target, text: &str) -> Result<Value, Text> {
        if let Some(TextFlaw { place, why, .. }) = self.flaw(target, text) {
            let (line, column) = line_and_column(text, place.start);
            return Err(text!("text-wrong", line = line.to_string(), column = column.to_string(), why = why));
        }
        let value = match &self.turn {
            KnobTurn::Shape(kinds, ..) => Value::parse_shape(&kinds(target), text)?,
            _ => self.value(target).parse(text)?,
        };
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

    /// What is wrong with `text`, for a knob that takes text.
    pub(super) fn flaw(&self, target: &Target, text: &str) -> Option<TextFlaw> {
        if let KnobTurn::Text(check, ..) = &self.turn { check(target, text).err() } else { None }
    }

    /// Sets it to a `value` from [`parse`](Self::parse) or [`value`](Self::value).
    pub(super) fn set(&self, target: &mut Target, value: &Value) {
        match (&self.turn, value) {
            (KnobTurn::Switch(_, set), Value::Switch(on)) => set(target, *on),
            (KnobTurn::Choice(_, _, set), Value::Choice { chosen, .. }) => set(target, *chosen),
            (KnobTurn::ChoiceOf(of, _, set), Value::Choice { options, chosen }) => {
                // By its name: what was read may have had other options. What is there no more is not chosen.
                let place = of(target).iter().position(|option| Some(option) == options.get(*chosen));
                if let Some(place) = place {
                    set(target, place);
                }
            }
            (KnobTurn::Parts(_, _, set), Value::Parts { shown, .. }) => set(target, *shown),
            (KnobTurn::Points(_, _, set), Value::Points { points, .. }) => set(target, points.clone()),
            (KnobTurn::Text(_, _, set), Value::Text(text)) => set(target, text),
            (turn, Value::Numbers { numbers: Some(numbers), .. }) => match (turn, &numbers[..]) {
                (KnobTurn::Number(_, _, set), &[number]) => set(target, number),
                (KnobTurn::Pair(_, _, set), &[first, second]) => set(target, [first, second]),
                (KnobTurn::Point(_, set), &[x, y]) => set(target, Point::new(x, y)),
                (KnobTurn::Shape(_, _, set), _) => {
                    if let Some(shape) = value.shape() {
                        set(target, shape);
                    }
                }
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

/// The knob of a boolean field: `switch!("swept", state.swept)`.
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

/// Origin and size as a person would write them: sizes are rounded, unless that would move the far edges.
pub(super) fn origin_and_size<const AXES: usize>(min: [f64; AXES], max: [f64; AXES]) -> Vec<f64> {
    let size = |(min, max): (f64, f64)| size_to(min, max).unwrap_or(max - min);
    min.into_iter().chain(min.into_iter().zip(max).map(size)).collect()
}

/// The size that leads from `min` to exactly `max`, if there is one.
pub(super) fn size_to(min: f64, max: f64) -> Option<f64> {
    let plain = max - min;
    let sizes = [length(min, max), plain, plain.next_down(), plain.next_up()];
    sizes.into_iter().find(|size| min + size == max)
}

/// The origin from which a size of about `length` leads to exactly `max`. Where `length` has too few last bits for that,
/// the size is smaller.
pub(super) fn origin_for(max: f64, length: f64) -> f64 {
    // The largest power of 2 in `max`.
    let power = f64::from_bits(max.abs().to_bits() & f64::INFINITY.to_bits());
    let origins = [length, 1.5 * power].map(|length| max - length);
    let near = |origin: f64| [origin, origin.next_down(), origin.next_up()];
    let exact = origins.into_iter().flat_map(near).find(|&origin| origin <= max && size_to(origin, max).is_some());
    exact.unwrap_or(origins[0])
}
