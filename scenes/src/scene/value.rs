//! The values of knobs, and their text, which the command line, the address and presets share.

use super::knob::origin_and_size;
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Shape;
use hantei_collision::{Angle, Cuboid, NumberError, Point, Rect, ShapeKind, Turned, Vec2, parse_number};
use std::fmt;

/// The largest coordinate or size that a scene takes, world units.
pub(super) const LIMIT: f64 = 1_000_000.0;
/// Names up to this length are the same in every language: `x`, `px`.
const UNIT: usize = 2;
/// The text for an empty list of points.
const NONE: &str = "none";

/// One number of a knob.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// Its name, as `x`.
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

    /// Its name in words; `x` and `px` are the same in every language.
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

    /// The nearest allowed number.
    pub fn clamp(self, number: f64) -> f64 {
        number.clamp(self.least, self.most)
    }

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

pub(super) const POINT: [Field; 2] = [Field::coordinate("x"), Field::coordinate("y")];
pub(super) const RECT: [Field; 4] =
    [Field::coordinate("x"), Field::coordinate("y"), Field::size("w"), Field::size("h")];

pub(super) const CUBOID: [Field; 6] = [
    Field::coordinate("x"),
    Field::coordinate("y"),
    Field::coordinate("z"),
    Field::size("w"),
    Field::size("h"),
    Field::size("d"),
];

/// The numbers of a segment, a circle, and a turned rectangle.
const SEGMENT: [Field; 4] =
    [Field::coordinate("x1"), Field::coordinate("y1"), Field::coordinate("x2"), Field::coordinate("y2")];
const CIRCLE: [Field; 3] = [Field::coordinate("x"), Field::coordinate("y"), Field::size("r")];
const TURNED: [Field; 5] = [
    Field::coordinate("cx"),
    Field::coordinate("cy"),
    Field::size("w"),
    Field::size("h"),
    Field::new("angle", -360.0, 360.0),
];
/// Between the numbers of a direction, which can stand for the angle.
const COLON: char = ':';
/// A polygon has the first of these, two for each corner.
const CORNERS: [Field; 32] = {
    let mut fields = [Field::coordinate("x"); 32];
    let mut place = 1;
    while place < fields.len() {
        fields[place] = Field::coordinate("y");
        place += 2;
    }
    fields
};

/// The numbers of a kind; `count` of a polygon.
pub(super) fn fields(kind: ShapeKind, count: usize) -> &'static [Field] {
    match kind {
        ShapeKind::Point => &POINT,
        ShapeKind::Segment => &SEGMENT,
        ShapeKind::Circle => &CIRCLE,
        ShapeKind::Rect => &RECT,
        ShapeKind::Turned => &TURNED,
        ShapeKind::Polygon => &CORNERS[..count.clamp(6, CORNERS.len())],
        ShapeKind::Box => &CUBOID,
    }
}

pub(super) fn allows_point(at: Point) -> bool {
    let [x, y] = POINT;
    x.allows(at.x) && y.allows(at.y)
}

pub(super) fn allows_rect(rect: Rect) -> bool {
    allows_point(rect.min()) && allows_point(rect.max()) && rect.width() <= LIMIT && rect.height() <= LIMIT
}

pub(super) fn allows_cuboid(cuboid: Cuboid) -> bool {
    let allows = |fields: &[Field], numbers: [f64; 3]| fields.iter().zip(numbers).all(|(field, it)| field.allows(it));
    let (places, sizes) = CUBOID.split_at(3);
    allows(places, cuboid.min()) && allows(places, cuboid.max()) && allows(sizes, cuboid.size())
}

/// Which parts of several are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// None.
    Off,
    /// All, beside the rest of the picture.
    On,
    /// Only some and nothing else, a bit for each.
    Only(u8),
}

impl Parts {
    /// Whether the part at this place is shown.
    pub fn has(self, place: usize) -> bool {
        match self {
            Self::Off => false,
            Self::On => true,
            Self::Only(bits) => bits & (1 << place) != 0,
        }
    }

    fn parse(parts: &[&str], text: &str) -> Result<Self, Text> {
        let refused = || text!("allowed-parts", parts = parts.join(", "));
        match text {
            "on" => Ok(Self::On),
            "off" => Ok(Self::Off),
            _ => {
                let mut bits = 0;
                for name in text.split(',').map(str::trim) {
                    let place = parts.iter().position(|part| *part == name).ok_or_else(refused)?;
                    bits |= 1 << place;
                }
                Ok(Self::Only(bits))
            }
        }
    }
}

/// A knob's value with what else is allowed. `Display` gives the text that the command line takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `on` or `off`.
    Switch(bool),
    /// One of a few words.
    Choice {
        /// The words allowed.
        options: Vec<&'static str>,
        /// The place of the chosen one.
        chosen: usize,
    },
    /// `on`, `off`, or only some parts, with commas between.
    Parts {
        /// All parts, in order.
        parts: &'static [&'static str],
        /// The ones shown.
        shown: Parts,
    },
    /// Numbers with commas between.
    Numbers {
        /// Name and range of each number.
        fields: &'static [Field],
        /// As many as `fields`, and one more where a direction stands for an angle; `None` while the shape is not placed.
        numbers: Option<Vec<f64>>,
    },
    /// Any number of points, with `/` between.
    Points {
        /// The most points allowed.
        most: usize,
        /// In order.
        points: Vec<Point>,
    },
    /// Text of one line or several.
    Text(String),
}

impl Value {
    /// How a value of this kind is written: `on|off`, `x,y`.
    pub fn allowed(&self) -> String {
        match self {
            Self::Switch(_) => "on|off".into(),
            Self::Choice { options, .. } => options.join("|"),
            Self::Numbers { fields, .. } if *fields == SEGMENT => format!("segment({})", names(fields)),
            Self::Numbers { fields, .. } => names(fields),
            Self::Parts { parts, .. } => format!("on|off|{}", parts.join(",")),
            Self::Points { most: 1, .. } => format!("x,y|{NONE}"),
            Self::Points { .. } => format!("x,y/x,y/…|{NONE}"),
            Self::Text(_) => "\"…\"".into(),
        }
    }

    /// Whether its numbers are x and y of the corners of a polygon.
    pub fn has_corners(&self) -> bool {
        matches!(self, Self::Numbers { fields, .. } if CORNERS.starts_with(fields) && fields.len() > POINT.len())
    }

    /// The text of this kind of value, from a text for each number.
    ///
    /// # Errors
    /// The place of the first text that is not an allowed number, and why.
    pub fn joined(&self, texts: &[String]) -> Result<String, (usize, Text)> {
        if let Self::Numbers { fields, .. } = self {
            for (place, (field, text)) in fields.iter().zip(texts).enumerate() {
                parse_one(fields, *field, text.trim()).map_err(|why| (place, why))?;
            }
        }
        let joined = texts.join(",");
        Ok(match self {
            Self::Numbers { fields, .. } if *fields == SEGMENT => format!("segment({joined})"),
            _ => joined,
        })
    }

    /// The numbers of a shape of any kind.
    pub(super) fn of_shape(shape: &Shape) -> Self {
        let numbers = match shape {
            Shape::Turned(turned) => match (turned.angle(), turned.centre()) {
                (Angle::Degrees(degrees), at) => vec![at.x, at.y, turned.width(), turned.height(), degrees],
                (Angle::Direction(to), at) => vec![at.x, at.y, turned.width(), turned.height(), to.x, to.y],
            },
            Shape::Rect(rect) => origin_and_size([rect.min().x, rect.min().y], [rect.max().x, rect.max().y]),
            other => other.numbers(),
        };
        Self::Numbers { fields: fields(shape.kind(), numbers.len()), numbers: Some(numbers) }
    }

    /// The shape with these numbers.
    pub(super) fn shape(&self) -> Option<Shape<'static>> {
        let Self::Numbers { fields, numbers: Some(numbers) } = self else { return None };
        if let (true, [x, y, width, height, right, down]) = (*fields == TURNED, &numbers[..]) {
            let angle = Angle::Direction(Vec2::new(*right, *down));
            return Turned::checked(Point::new(*x, *y), *width, *height, angle).ok().map(Shape::from);
        }
        let kind = if *fields == SEGMENT { Some(ShapeKind::Segment) } else { ShapeKind::of_count(numbers.len()) };
        Shape::new(kind?, numbers).ok()
    }

    /// The numbers of a shape of one of these kinds: how many there are tells which; a segment is `segment(…)`. Where four
    /// numbers cannot be a rectangle, they are a segment.
    pub(super) fn parse_shape(kinds: &[ShapeKind], text: &str) -> Result<Self, Text> {
        let segment = text.trim().strip_prefix("segment(").and_then(|rest| rest.strip_suffix(')'));
        let text = segment.unwrap_or(text);
        let count = text.split(',').count();
        let is_segment = segment.is_some() || count == SEGMENT.len() && !kinds.contains(&ShapeKind::Rect);
        let kind = if is_segment { Some(ShapeKind::Segment) } else { ShapeKind::of_count(count) };
        let Some(kind) = kind.filter(|kind| kinds.contains(kind)) else {
            let known = kinds.iter().map(|&kind| Self::Numbers { fields: fields(kind, 6), numbers: None }.allowed());
            let known = known.collect::<Vec<_>>();
            return Err(text!("shape-numbers", given = count, names = known.join(" | ")));
        };
        Self::Numbers { fields: fields(kind, count), numbers: None }.parse(text)
    }

    /// The text of each of its numbers: a direction is one text. `None` for others, and while the shape is not placed.
    pub fn texts(&self) -> Option<Vec<String>> {
        let Self::Numbers { fields, numbers: Some(numbers) } = self else { return None };
        let mut texts: Vec<String> = numbers.iter().map(f64::to_string).collect();
        if texts.len() > fields.len() {
            let down = texts.pop().unwrap_or_default();
            let right = texts.pop().unwrap_or_default();
            texts.push(format!("{right}{COLON}{down}"));
        }
        Some(texts)
    }

    /// Whether it has a text: a shape that is not placed has none.
    pub fn is_placed(&self) -> bool {
        !matches!(self, Self::Numbers { numbers: None, .. })
    }

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
            Self::Parts { parts, .. } => Ok(Self::Parts { parts, shown: Parts::parse(parts, text)? }),
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
            Self::Text(_) => Ok(Self::Text(text.to_owned())),
        }
    }
}

fn names(fields: &[Field]) -> String {
    fields.iter().map(|field| field.name).collect::<Vec<_>>().join(",")
}

/// A number, or the two of a direction in the place of an angle.
fn parse_one(fields: &[Field], field: Field, text: &str) -> Result<Vec<f64>, Text> {
    let [.., angle] = TURNED;
    match text.split_once(COLON).filter(|_| fields == TURNED && field == angle) {
        Some((right, down)) => {
            let of = |text: &str| Field::coordinate(angle.name).parse(text.trim());
            let direction = vec![of(right)?, of(down)?];
            if direction == [0.0, 0.0] { Err(text!("pair-direction")) } else { Ok(direction) }
        }
        None => field.parse(text).map(|number| vec![number]),
    }
}

fn numbers(fields: &[Field], text: &str) -> Result<Vec<f64>, Text> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if parts.len() == fields.len() {
        let all: Vec<Vec<f64>> = fields
            .iter()
            .zip(parts)
            .map(|(&field, part)| parse_one(fields, field, part))
            .collect::<Result<_, Text>>()?;
        return Ok(all.concat());
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
            Self::Parts { shown: Parts::On, .. } => out.write_str("on"),
            Self::Parts { shown: Parts::Off, .. } => out.write_str("off"),
            Self::Parts { parts, shown } => {
                let names = parts.iter().enumerate().filter(|(place, _)| shown.has(*place)).map(|(_, name)| *name);
                out.write_str(&names.collect::<Vec<_>>().join(","))
            }
            Self::Numbers { numbers: None, .. } => out.write_str("not placed"),
            Self::Numbers { fields, numbers: Some(_) } => {
                let joined = self.texts().unwrap_or_default().join(",");
                if *fields == SEGMENT { write!(out, "segment({joined})") } else { out.write_str(&joined) }
            }
            Self::Points { points, .. } if points.is_empty() => out.write_str(NONE),
            Self::Points { points, .. } => {
                let points: Vec<_> = points.iter().map(|Point { x, y }| format!("{x},{y}")).collect();
                out.write_str(&points.join("/"))
            }
            Self::Text(text) => out.write_str(text),
        }
    }
}
