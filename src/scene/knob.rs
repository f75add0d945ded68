//! Knobs: what can be set. Declared once, with the functions that read and set it; panel, command line, page and presets
//! all turn the same ones, and speak the same `key=value` text.

use super::shared::number::length;
use crate::geometry::{NumberError, Point, Rect, parse_number};
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use std::fmt;

/// The largest coordinate or size that a scene takes, world units.
const LIMIT: f64 = 1_000_000.0;
/// A name that is no longer than this is one in every language: `x`, `px`.
const UNIT: usize = 2;
/// What stands for no points at all.
const NONE: &str = "none";

/// One number of a knob.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// What the number is, `x`.
    pub name: &'static str,
    /// The smallest value allowed.
    pub least: f64,
    /// The largest value allowed.
    pub most: f64,
}

impl Field {
    /// A number from `least` to `most`.
    pub const fn new(name: &'static str, least: f64, most: f64) -> Self {
        Self { name, least, most }
    }

    /// A place on an axis.
    pub const fn coordinate(name: &'static str) -> Self {
        Self::new(name, -LIMIT, LIMIT)
    }

    /// A width or height, 0 or more.
    pub const fn size(name: &'static str) -> Self {
        Self::new(name, 0.0, LIMIT)
    }

    /// What it is, in words; `x` and `px` are the same in every language.
    pub fn text(self) -> Text {
        match self.name {
            name if name.len() <= UNIT => Text::plain(name),
            name => Text::message(format!("field-{}", name.replace('/', "-"))),
        }
    }

    /// Whether `number` is allowed.
    pub fn allows(self, number: f64) -> bool {
        self.least <= number && number <= self.most
    }

    /// The nearest number that is allowed.
    pub fn clamp(self, number: f64) -> f64 {
        number.clamp(self.least, self.most)
    }

    /// The number that `text` says, or a sentence that says what is wrong and what is allowed.
    fn parse(self, text: &str) -> Result<f64, Text> {
        let Self { least, most, .. } = self;
        let name = self.text();
        let range = text!("range", least = least.to_string(), most = most.to_string());
        match parse_number(text) {
            Ok(number) if self.allows(number) => Ok(number + 0.0),
            Ok(_) => Err(text!("number-beyond", name = name, given = quoted(text), range = range)),
            Err(NumberError::NotANumber) => Err(text!("number-none", name = name, given = quoted(text), range = range)),
            Err(error) => Err(text!("number-wrong", name = name, why = Text::from(error), range = range)),
        }
    }
}

/// A place in the world.
pub(super) const POINT: [Field; 2] = [Field::coordinate("x"), Field::coordinate("y")];
/// A rectangle of the world.
const RECT: [Field; 4] = [Field::coordinate("x"), Field::coordinate("y"), Field::size("w"), Field::size("h")];

/// Whether a point is where a scene takes it.
pub(super) fn allows_point(at: Point) -> bool {
    let [x, y] = POINT;
    x.allows(at.x) && y.allows(at.y)
}

/// Whether a rectangle is where a scene takes it, all of it.
pub(super) fn allows_rect(rect: Rect) -> bool {
    allows_point(rect.min()) && allows_point(rect.max()) && rect.width() <= LIMIT && rect.height() <= LIMIT
}

/// What a knob is set to, and what else it could be. Its text, by `Display`, is what the command line takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `on` or `off`.
    Switch(bool),
    /// One of a few words.
    Choice {
        /// The words allowed.
        options: Vec<&'static str>,
        /// The place of the one chosen.
        chosen: usize,
    },
    /// Numbers with commas between.
    Numbers {
        /// What each number is and may be.
        fields: &'static [Field],
        /// As many as `fields`; `None` while the thing is not placed.
        numbers: Option<Vec<f64>>,
    },
    /// Any number of points, with `/` between.
    Points {
        /// How many are allowed.
        most: usize,
        /// In order.
        points: Vec<Point>,
    },
}

impl Value {
    /// How a value of this kind is written: `on|off`, `x,y`.
    pub fn allowed(&self) -> String {
        match self {
            Self::Switch(_) => "on|off".into(),
            Self::Choice { options, .. } => options.join("|"),
            Self::Numbers { fields, .. } => names(fields),
            Self::Points { .. } => format!("x,y/x,y/…|{NONE}"),
        }
    }

    /// The text of a value of this kind from a text for each number.
    ///
    /// # Errors
    /// The place of the first text that is no number, or not an allowed one, and why.
    pub fn joined(&self, texts: &[String]) -> Result<String, (usize, Text)> {
        if let Self::Numbers { fields, .. } = self {
            for (place, (field, text)) in fields.iter().zip(texts).enumerate() {
                field.parse(text.trim()).map_err(|why| (place, why))?;
            }
        }
        Ok(texts.join(","))
    }

    /// Whether it can be said: what is not placed cannot.
    pub fn is_placed(&self) -> bool {
        !matches!(self, Self::Numbers { numbers: None, .. })
    }

    /// The value of the same kind that `text` says, or a sentence that says what is wrong and what is allowed.
    pub(super) fn parse(&self, text: &str) -> Result<Self, Text> {
        match self {
            Self::Switch(_) => match text {
                "on" => Ok(Self::Switch(true)),
                "off" => Ok(Self::Switch(false)),
                _ => Err(text!("allowed", values = "on, off")),
            },
            Self::Choice { options, .. } => match options.iter().position(|&option| option == text) {
                Some(chosen) => Ok(Self::Choice { options: options.clone(), chosen }),
                None => Err(text!("allowed", values = options.join(", "))),
            },
            Self::Numbers { fields, .. } => Ok(Self::Numbers { fields, numbers: Some(numbers(fields, text)?) }),
            Self::Points { most, .. } => {
                let is_none = matches!(text.trim(), "" | NONE);
                let parts: Vec<&str> = if is_none { Vec::new() } else { text.split('/').map(str::trim).collect() };
                if parts.len() > *most {
                    return Err(text!("points-too-many", given = parts.len(), most = most.to_string()));
                }
                let point = |(i, part): (usize, &str)| match numbers(&POINT, part) {
                    Ok(numbers) => Ok(Point::new(numbers[0], numbers[1])),
                    Err(why) => Err(text!("point-wrong", place = (i + 1).to_string(), why = why)),
                };
                let points = parts.into_iter().enumerate().map(point).collect::<Result<_, Text>>()?;
                Ok(Self::Points { most: *most, points })
            }
        }
    }
}

fn names(fields: &[Field]) -> String {
    fields.iter().map(|field| field.name).collect::<Vec<_>>().join(",")
}

/// Numbers with commas between, one for each field.
fn numbers(fields: &[Field], text: &str) -> Result<Vec<f64>, Text> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if parts.len() == fields.len() {
        return fields.iter().zip(parts).map(|(&field, part)| field.parse(part)).collect();
    }
    let names = if let [field] = fields { field.text() } else { Text::plain(names(fields)) };
    Err(text!("numbers-count", given = parts.len().to_string(), wanted = fields.len(), names = names))
}

impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(true) => out.write_str("on"),
            Self::Switch(false) => out.write_str("off"),
            Self::Choice { options, chosen } => out.write_str(options[*chosen]),
            Self::Numbers { numbers: None, .. } => out.write_str("not placed"),
            Self::Numbers { numbers: Some(numbers), .. } => {
                out.write_str(&numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(","))
            }
            Self::Points { points, .. } if points.is_empty() => out.write_str(NONE),
            Self::Points { points, .. } => {
                let points: Vec<_> = points.iter().map(|Point { x, y }| format!("{x},{y}")).collect();
                out.write_str(&points.join("/"))
            }
        }
    }
}

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
    turn: Turn<Target>,
}

/// How a knob of a kind is read and set.
enum Turn<Target: 'static> {
    Switch(fn(&Target) -> bool, fn(&mut Target, bool)),
    Choice(&'static [&'static str], fn(&Target) -> usize, fn(&mut Target, usize)),
    Number(&'static [Field; 1], fn(&Target) -> f64, fn(&mut Target, f64)),
    Point(fn(&Target) -> Option<Point>, fn(&mut Target, Point)),
    Rect(fn(&Target) -> Rect, fn(&mut Target, Rect)),
    Points(usize, fn(&Target) -> Vec<Point>, fn(&mut Target, Vec<Point>)),
}

impl<Target> Knob<Target> {
    const fn new(key: &'static str, turn: Turn<Target>) -> Self {
        Self { key, group: Group::Judged, turn }
    }

    /// On or off.
    pub const fn switch(key: &'static str, get: fn(&Target) -> bool, set: fn(&mut Target, bool)) -> Self {
        Self::new(key, Turn::Switch(get, set))
    }

    /// One of a few words, by its place among them.
    pub const fn choice(
        key: &'static str,
        options: &'static [&'static str],
        get: fn(&Target) -> usize,
        set: fn(&mut Target, usize),
    ) -> Self {
        Self::new(key, Turn::Choice(options, get, set))
    }

    /// A number.
    pub const fn number(
        key: &'static str,
        field: &'static [Field; 1],
        get: fn(&Target) -> f64,
        set: fn(&mut Target, f64),
    ) -> Self {
        Self::new(key, Turn::Number(field, get, set))
    }

    /// A point, which may not be placed yet.
    pub const fn point(key: &'static str, get: fn(&Target) -> Option<Point>, set: fn(&mut Target, Point)) -> Self {
        Self::new(key, Turn::Point(get, set))
    }

    /// A rectangle, as origin and size.
    pub const fn rect(key: &'static str, get: fn(&Target) -> Rect, set: fn(&mut Target, Rect)) -> Self {
        Self::new(key, Turn::Rect(get, set))
    }

    /// Up to `most` points.
    pub const fn points(
        key: &'static str,
        most: usize,
        get: fn(&Target) -> Vec<Point>,
        set: fn(&mut Target, Vec<Point>),
    ) -> Self {
        Self::new(key, Turn::Points(most, get, set))
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
        match &self.turn {
            Turn::Switch(get, _) => Value::Switch(get(target)),
            Turn::Choice(options, get, _) => Value::Choice { options: options.to_vec(), chosen: get(target) },
            Turn::Number(field, get, _) => Value::Numbers { fields: *field, numbers: Some(vec![get(target)]) },
            Turn::Point(get, _) => {
                Value::Numbers { fields: &POINT, numbers: get(target).map(|Point { x, y }| vec![x, y]) }
            }
            Turn::Rect(get, _) => Value::Numbers { fields: &RECT, numbers: Some(origin_and_size(get(target))) },
            Turn::Points(most, get, _) => Value::Points { most: *most, points: get(target) },
        }
    }

    /// The value that `text` says, or a sentence that says what is wrong and what is allowed.
    pub(super) fn parse(&self, target: &Target, text: &str) -> Result<Value, Text> {
        let value = self.value(target).parse(text)?;
        if let (Turn::Rect(..), Value::Numbers { numbers: Some(numbers), .. }) = (&self.turn, &value)
            && let [x, y, w, h] = numbers[..]
        {
            for (sum, name) in [(x + w, "x + w"), (y + h, "y + h")] {
                if sum > LIMIT {
                    return Err(text!("sum-beyond", name = name, given = sum.to_string(), most = LIMIT.to_string()));
                }
            }
        }
        Ok(value)
    }

    /// Turns it to `value`, which has to come from [`parse`](Self::parse) or [`value`](Self::value).
    pub(super) fn set(&self, target: &mut Target, value: &Value) {
        match (&self.turn, value) {
            (Turn::Switch(_, set), Value::Switch(on)) => set(target, *on),
            (Turn::Choice(_, _, set), Value::Choice { chosen, .. }) => set(target, *chosen),
            (Turn::Points(_, _, set), Value::Points { points, .. }) => set(target, points.clone()),
            (turn, Value::Numbers { numbers: Some(numbers), .. }) => match (turn, &numbers[..]) {
                (Turn::Number(_, _, set), &[number]) => set(target, number),
                (Turn::Point(_, set), &[x, y]) => set(target, Point::new(x, y)),
                (Turn::Rect(_, set), &[x, y, w, h]) => set(target, Rect::from_origin_size(Point::new(x, y), w, h)),
                _ => {}
            },
            _ => {}
        }
    }
}

/// x, y, width and height as a person would give them: sizes without dust where they lead to the same edges, else those
/// in the last bits that do.
fn origin_and_size(rect: Rect) -> Vec<f64> {
    let size = |min: f64, max: f64| {
        let plain = max - min;
        let sizes = [length(min, max), plain, plain.next_down(), plain.next_up()];
        sizes.into_iter().find(|size| min + size == max).unwrap_or(plain)
    };
    let (min, max) = (rect.min(), rect.max());
    vec![min.x, min.y, size(min.x, max.x), size(min.y, max.y)]
}
