//! A scene's answer as a line of JSON, printed at the start and whenever the answer changes.

use hantei_collision::{Cuboid, Point, Rect};
use serde_json::{Map, Value};

/// A line in the making; members keep the order in which they are added.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Trace {
    members: Map<String, Value>,
    /// A new line is printed when this changes.
    answer: Vec<Value>,
}

impl Trace {
    /// Adds a member that is part of the answer.
    #[must_use]
    pub fn answer(self, key: &str, value: impl Into<Value>) -> Self {
        let value = value.into();
        self.occasion(value.clone()).detail(key, value)
    }

    /// Adds a member that may change without a new line, for numbers behind the answer.
    #[must_use]
    pub fn detail(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.members.insert(key.into(), value.into());
        self
    }

    /// Adds a value that is not printed; a change of it makes a new line (how often a probe has been placed).
    #[must_use]
    pub fn occasion(mut self, value: impl Into<Value>) -> Self {
        self.answer.push(value.into());
        self
    }

    /// Whether this has the same answers as `last`.
    pub fn answers_like(&self, last: &Self) -> bool {
        self.answer == last.answer
    }

    /// A member; `null` if there is none.
    pub fn get(&self, key: &str) -> &Value {
        self.members.get(key).unwrap_or(&Value::Null)
    }

    /// One JSON object.
    pub fn into_value(self) -> Value {
        self.members.into()
    }

    /// One JSON object on one line.
    pub fn line(self) -> String {
        self.into_value().to_string()
    }
}

/// A JSON number; a whole one has no fraction.
pub(crate) fn number(number: f64) -> Value {
    /// Up to here every whole number is an `f64`.
    const WHOLE: f64 = 9_007_199_254_740_992.0;
    if number.fract() == 0.0 && number.abs() < WHOLE { (number as i64).into() } else { number.into() }
}

/// `[x,y]`, or `null` for a point that is not placed.
pub(super) fn point(point: Option<Point>) -> Value {
    point.map_or(Value::Null, |Point { x, y }| [x, y].map(number).to_vec().into())
}

/// `[x1,y1,x2,y2]`
pub(super) fn corners(rect: Rect) -> Value {
    let (min, max) = (rect.min(), rect.max());
    [min.x, min.y, max.x, max.y].map(number).to_vec().into()
}

/// `[x1,y1,z1,x2,y2,z2]`
pub(super) fn solid(cuboid: Cuboid) -> Value {
    let corners = [cuboid.min(), cuboid.max()];
    corners.into_iter().flatten().map(number).collect()
}
