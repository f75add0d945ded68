//! Rectangles of libraries that a text may change: their parts move together, as pygame and XNA have it.

use super::super::FormulaFlaw;
use super::super::paths::{Num, Sum, fraction};
use super::super::response::ResponseRefusal;
use super::super::syntax::{Name, NumberType, Place};
use super::calls::Given;
use super::values::{Object, Thing, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{CSharp, Python};
use crate::formula::meaning::Rounding;
use crate::program::is_in;
use std::rc::Rc;

/// The parts of a rectangle that are points, each by its x and its y.
const POINTS: [(&str, [&str; 2]); 9] = [
    ("topleft", ["left", "top"]),
    ("topright", ["right", "top"]),
    ("bottomleft", ["left", "bottom"]),
    ("bottomright", ["right", "bottom"]),
    ("midtop", ["centerx", "top"]),
    ("midbottom", ["centerx", "bottom"]),
    ("midleft", ["left", "centery"]),
    ("midright", ["right", "centery"]),
    ("center", ["centerx", "centery"]),
];

/// The name of a part that only such a rectangle has.
const MARK: &str = "#rect";

impl Runner<'_> {
    /// Whether a thing is a rectangle of a library, whose parts move together.
    pub(crate) fn is_rect(&self, object: &Object) -> bool {
        self.is_concrete && object.field(MARK).is_some()
    }

    fn field_number(&mut self, object: &Object, name: &str, place: &Place) -> Run<Num> {
        let value = object.field(name).unwrap_or(Value::Nothing);
        self.number(&value, place)
    }

    /// Half of a size, as the library computes it.
    fn half(&mut self, object: &Object, size: &str, place: &Place) -> Run<Num> {
        let size = self.field_number(object, size, place)?;
        if size.ty.is_whole() {
            return self.sum(Sum::Divide, size, Num::whole(size.ty, 2), place);
        }
        let half = self.sum(Sum::Times, size, fraction(NumberType::F64, 0.5), place)?;
        self.made_whole(Rounding::Down, half, place)
    }

    /// What is between x or y and this part: nothing, half the size, or the size.
    fn offset(&mut self, object: &Object, part: &str, place: &Place) -> Run<Option<(&'static str, Num)>> {
        let ty = self.field_number(object, "x", place)?.ty;
        let zero = Num::whole(ty, 0);
        Ok(match part {
            "x" | "left" | "xmin" => Some(("x", zero)),
            "y" | "top" | "ymin" => Some(("y", zero)),
            "right" | "xmax" => Some(("x", self.field_number(object, "w", place)?)),
            "bottom" | "ymax" => Some(("y", self.field_number(object, "h", place)?)),
            "centerx" => Some(("x", self.half(object, "w", place)?)),
            "centery" => Some(("y", self.half(object, "h", place)?)),
            _ => None,
        })
    }

    /// A part of a rectangle of a library; `None` if it has no such part.
    pub(super) fn part_of_rect(&mut self, object: &Rc<Object>, name: &Name, place: &Place) -> Run<Option<Value>> {
        let part = self.field_name(object, name);
        let size = match &*part {
            "w" | "width" => Some("w"),
            "h" | "height" => Some("h"),
            _ => None,
        };
        if let Some(size) = size {
            return self.field_number(object, size, place).map(|number| Some(Value::Number(number)));
        }
        if let Some((axis, by)) = self.offset(object, &part, place)? {
            let at = self.field_number(object, axis, place)?;
            return self.sum(Sum::Plus, at, by, place).map(|number| Some(Value::Number(number)));
        }
        if &*part == "center" && self.language == CSharp {
            let mut fields = Vec::new();
            for (axis, part) in [("x", "centerx"), ("y", "centery")] {
                let number = self.part_of_rect(object, &part.into(), place)?.unwrap_or(Value::Nothing);
                fields.push((axis.into(), number));
            }
            return Ok(Some(Value::object(Some("Point".into()), fields, true)));
        }
        let point = POINTS.iter().find(|(point, _)| *point == &*part).filter(|_| self.language == Python);
        let Some((_, parts)) = point else { return Ok(None) };
        let mut items = Vec::new();
        for part in parts {
            items.extend(self.part_of_rect(object, &(*part).into(), place)?);
        }
        Ok(Some(Value::list(items)))
    }

    pub(super) fn assign_to_rect(&mut self, object: &Rc<Object>, name: &Name, value: Value, place: &Place) -> Run {
        let part = self.field_name(object, name);
        if let Some((_, parts)) = POINTS.iter().find(|(point, _)| *point == &*part) {
            let values = self.taken_apart(&value, 2, place)?;
            for (part, one) in parts.iter().zip(values) {
                self.assign_to_rect(object, &(*part).into(), one, place)?;
            }
            return Ok(value);
        }
        // Unity keeps the other edge where it is.
        if is_in(&part, "xmin xmax ymin ymax") {
            let written = self.written(place);
            let name = written.split('.').next().unwrap_or_default().to_owned();
            return self.error(FormulaFlaw::Response(ResponseRefusal::Resizes(name)), place);
        }
        let is_fixed = self.language == CSharp && !is_in(&part, "x y width height");
        let size = match &*part {
            "w" | "width" => Some("w"),
            "h" | "height" => Some("h"),
            _ => None,
        };
        let (field, by) = match (size, self.offset(object, &part, place)?) {
            _ if is_fixed => return self.not_read(place),
            (Some(size), _) => (size, Num::whole(self.field_number(object, size, place)?.ty, 0)),
            (None, Some(found)) => found,
            // A part that is no part of the rectangle itself: `player.vx`.
            (None, None) => {
                set_field(object, &part, value.clone());
                return Ok(value);
            }
        };
        let number = self.number(&value, place)?;
        let number = if self.cuts() { self.cut(number, place)? } else { number };
        let number = self.sum(Sum::Minus, number, by, place)?;
        set_field(object, field, Value::Number(number));
        Ok(value)
    }

    /// Whether a rectangle of the library drops fractions.
    fn cuts(&self) -> bool {
        self.language == Python && !self.whole.source.contains("FRect") && !self.whole.source.contains("Actor")
    }

    /// A rectangle of a library with these numbers.
    pub(crate) fn rect_of(&self, ty: &str, numbers: [Num; 4], others: Vec<(Name, Value)>) -> Value {
        let own =
            ["x", "y", "w", "h"].into_iter().zip(numbers).map(|(name, number)| (name.into(), Value::Number(number)));
        let mark = (MARK.into(), Value::Bool(true));
        let fields = own.chain(others).chain([mark]).collect();
        Value::object(Some(ty.into()), fields, self.language == CSharp)
    }

    /// Methods of pygame's rectangles that move or copy them.
    pub(super) fn call_of_rect(
        &mut self,
        object: &Rc<Object>,
        name: &str,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        if !self.is_rect(object) || self.language != Python || !is_in(name, "copy move move_ip") {
            return Ok(None);
        }
        let mut numbers = Vec::new();
        for field in ["x", "y", "w", "h"] {
            numbers.push(self.field_number(object, field, place)?);
        }
        let by = if name == "copy" { Vec::new() } else { self.way_of(given, place)? };
        for (at, by) in by.iter().take(2).enumerate() {
            let by = self.number(by, place)?;
            let by = if self.cuts() { self.cut(by, place)? } else { by };
            numbers[at] = self.sum(Sum::Plus, numbers[at], by, place)?;
        }
        if name == "move_ip" {
            set_field(object, "x", Value::Number(numbers[0]));
            set_field(object, "y", Value::Number(numbers[1]));
            return Ok(Some(Value::Nothing));
        }
        let Ok(numbers) = <[Num; 4]>::try_from(numbers) else { return self.not_read(place) };
        Ok(Some(self.rect_of("Rect", numbers, Vec::new())))
    }
}

impl Runner<'_> {
    /// How far such a rectangle is moved: two numbers, or a vector.
    fn way_of(&mut self, given: &[Given], place: &Place) -> Run<Vec<Value>> {
        match given {
            [(None, Value::List(pair))] => Ok(pair.borrow().clone()),
            [(None, one), (None, other)] => Ok(vec![one.clone(), other.clone()]),
            [(None, vector @ (Value::Object(_) | Value::Thing(_) | Value::Sum(..)))] => {
                ["x", "y"].iter().map(|axis| self.member(vector, &(*axis).into(), place)).collect()
            }
            _ => self.not_read(place),
        }
    }

    /// `rect.move_ip(vx, vy)` and `rect.move(vx, vy)` of something open.
    pub(super) fn moved_thing(
        &mut self,
        thing: &Thing,
        name: &str,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        let is_it = self.language == Python && self.written.is_some() && is_in(name, "move_ip move");
        if !is_it || !self.whole.methods(name).is_empty() {
            return Ok(None);
        }
        let mut fields: Vec<(Name, Value)> = Vec::new();
        for (axis, by) in ["x", "y"].iter().zip(self.way_of(given, place)?) {
            let from = self.member(&Value::thing(thing.clone()), &(*axis).into(), place)?;
            let (from, by) = (self.number(&from, place)?, self.number(&by, place)?);
            fields.push(((*axis).into(), Value::Number(self.sum(Sum::Plus, from, by, place)?)));
        }
        let moved = Value::object(None, fields, false);
        if name == "move" {
            return Ok(Some(moved));
        }
        self.write(thing, moved, place)?;
        Ok(Some(Value::Nothing))
    }
}

fn set_field(object: &Object, name: &str, value: Value) {
    let mut fields = object.fields.borrow_mut();
    match fields.iter_mut().find(|(own, _)| **own == *name) {
        Some((_, old)) => *old = value,
        None => fields.push((name.into(), value)),
    }
}
