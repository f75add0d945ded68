//! Rectangles of libraries that a text makes: from their numbers, or of another one.

use super::super::families::library as types;
use super::super::inputs::Step;
use super::super::paths::{Num, Sum, fraction};
use super::super::syntax::{Binary, Name, NumberType, Place, Type};
use super::calls::Given;
use super::values::{Thing, Value};
use super::{Run, Runner};
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, GdScript, Java, Kotlin, Python};
use crate::formula::meaning::Rounding;
use crate::program::is_in;
use std::rc::Rc;

/// A library's rectangle, made from its numbers: the names of its parts, and of those that are sums of two.
struct MadeShape {
    languages: &'static [SourceLanguage],
    ty: &'static str,
    parts: [&'static str; 4],
    /// The ends on both axes.
    ends: [&'static str; 2],
    /// Other names of the parts.
    others: [&'static str; 4],
    /// Whether fractions are cut, whatever the table says of the numbers.
    is_cut: bool,
}

const PLAIN_C: &[SourceLanguage] = &[C, Cpp];
const LONG: [&str; 4] = ["x", "y", "width", "height"];
const SHORT: [&str; 4] = ["x", "y", "w", "h"];
const NONE: [&str; 4] = [""; 4];

const fn made(
    languages: &'static [SourceLanguage],
    ty: &'static str,
    parts: [&'static str; 4],
    ends: [&'static str; 2],
    others: [&'static str; 4],
) -> MadeShape {
    MadeShape { languages, ty, parts, ends, others, is_cut: false }
}

const EDGES: [&str; 4] = ["left", "top", "right", "bottom"];

const MADE: [MadeShape; 9] = [
    // Unity
    made(&[CSharp], "Rect", LONG, ["xmax", "ymax"], ["xmin", "ymin", "", ""]),
    // XNA, MonoGame and .NET
    made(&[CSharp], "Rectangle", LONG, ["right", "bottom"], ["left", "top", "", ""]),
    made(&[Java, Kotlin], "Rectangle", LONG, [""; 2], NONE),
    // Android, and Compose
    made(&[Java, Kotlin], "Rect", EDGES, [""; 2], NONE),
    made(&[Java, Kotlin], "RectF", EDGES, [""; 2], NONE),
    // raylib
    made(PLAIN_C, "Rectangle", LONG, [""; 2], NONE),
    made(PLAIN_C, "SDL_Rect", SHORT, [""; 2], NONE),
    made(PLAIN_C, "SDL_FRect", SHORT, [""; 2], NONE),
    // pygame, src_c/base.c: a fraction is cut.
    MadeShape {
        is_cut: true,
        ..made(&[Python], "Rect", SHORT, ["right", "bottom"], ["left", "top", "width", "height"])
    },
];

/// Methods that only rectangles of pygame have.
const OF_PYGAME: &str = "colliderect collidepoint inflate";

impl Runner<'_> {
    /// A library's rectangle that the text makes; `None` if it is none.
    pub(super) fn shape_of(&mut self, name: &str, given: &[Given], place: &Place) -> Run<Option<Value>> {
        if self.class(name).is_some() {
            return Ok(None);
        }
        if let (GdScript, "Rect2", [(None, position), (None, size)]) = (self.language, name, given) {
            return Ok(Some(rect2(position.clone(), size.clone())));
        }
        let is_it = |row: &&MadeShape| row.languages.contains(&self.language) && row.ty == types::without_package(name);
        let Some(row) = MADE.iter().find(is_it) else { return Ok(None) };
        // Many have a `Rect` of their own: the text has to say which one it is.
        let is_named =
            || ["android.graphics.", "androidx.compose.ui.geometry."].iter().any(|it| self.whole.source.contains(it));
        if row.parts == EDGES && !is_named() {
            return Ok(None);
        }
        let given = pairs_taken_apart(given);
        if given.len() != 4 {
            return Ok(None);
        }
        let at = |part: usize| {
            let own = row.parts[part];
            let by_name = given.iter().find(|(label, _)| label.as_deref() == Some(own));
            by_name.or_else(|| given.get(part).filter(|(label, _)| label.is_none())).map(|(_, value)| value)
        };
        let mut numbers = Vec::new();
        for part in 0..row.parts.len() {
            let Some(value) = at(part) else { return Ok(None) };
            let number = self.number(value, place)?;
            numbers.push(if row.is_cut { self.cut(number, place)? } else { self.held_by(name, number, place)? });
        }
        self.made_of(name, row, &numbers, place).map(Some)
    }

    fn made_of(&mut self, name: &str, row: &MadeShape, numbers: &[Num], place: &Place) -> Run {
        let mut fields: Vec<(Name, Value)> = Vec::new();
        let mut add = |part: &str, number: Num| {
            if !part.is_empty() {
                fields.push((part.into(), Value::Number(number)));
            }
        };
        for (part, number) in numbers.iter().enumerate() {
            add(row.parts[part], *number);
            add(row.others[part], *number);
        }
        for axis in 0..2 {
            add(row.ends[axis], self.sum(Sum::Plus, numbers[axis], numbers[axis + 2], place)?);
        }
        Ok(object(name, fields))
    }

    /// A number in the type that the library's rectangle has, where it is known.
    fn held_by(&mut self, name: &str, number: Num, place: &Place) -> Run<Num> {
        let known = types::named(Some(self.language), name).find_map(|ty| ty.number);
        self.converted(number, known.unwrap_or(self.paths.unknown), place)
    }

    /// A number of Python without its fraction.
    pub(super) fn cut(&mut self, number: Num, place: &Place) -> Run<Num> {
        if number.ty.is_whole() {
            return Ok(number);
        }
        self.made_whole(Rounding::TowardsZero, number, place)
    }

    /// A rectangle that a method makes of its own one.
    pub(super) fn shape_made(&mut self, own: &Value, name: &str, given: &[Given], place: &Place) -> Run<Option<Value>> {
        if given.iter().any(|(label, _)| label.is_some()) {
            return Ok(None);
        }
        let ty = super::shapes::type_of(own).filter(|ty| self.class(ty).is_none()).map(str::to_owned);
        match (self.language, ty.as_deref(), name) {
            (Python, Some("Rect"), "inflate") => self.inflated(own, &pairs_taken_apart(given), place),
            (GdScript, Some("Rect2"), "grow") if given.len() == 1 => {
                let by = self.number(&given[0].1, place)?;
                let by = self.converted(by, NumberType::F32, place)?;
                self.grown(own, by, place).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// pygame, `src_c/rect.c`: the numbers are cut, and so is half of each.
    fn inflated(&mut self, own: &Value, given: &[Given], place: &Place) -> Run<Option<Value>> {
        // One of fractions does not cut.
        let [(_, wide), (_, high)] = given else { return Ok(None) };
        let row = MADE.iter().find(|row| row.is_cut);
        let Some(row) = row.filter(|_| !self.whole.source.contains("FRect")) else { return Ok(None) };
        let mut numbers = [Vec::new(), Vec::new()];
        for (axis, by) in [wide, high].into_iter().enumerate() {
            let by = self.number(by, place)?;
            let by = self.cut(by, place)?;
            let half = self.sum(Sum::Divide, by, fraction(NumberType::F64, 2.0), place)?;
            let half = self.cut(half, place)?;
            for (part, how, by) in [(SHORT[axis], Sum::Minus, half), (SHORT[axis + 2], Sum::Plus, by)] {
                let value = self.member(own, &part.into(), place)?;
                let number = self.number(&value, place)?;
                numbers[usize::from(how == Sum::Plus)].push(self.sum(how, number, by, place)?);
            }
        }
        self.made_of("Rect", row, &numbers.concat(), place).map(Some)
    }

    /// Godot, `core/math/rect2.h`: larger by the same on each side.
    fn grown(&mut self, own: &Value, by: Num, place: &Place) -> Run {
        let twice = self.sum(Sum::Times, by, fraction(NumberType::F32, 2.0), place)?;
        let mut parts = Vec::new();
        for (part, how, by) in [("position", Binary::Minus, by), ("size", Binary::Plus, twice)] {
            let of = self.member(own, &part.into(), place)?;
            let axes = ["x", "y"].map(|axis| (Name::from(axis), Value::Number(by)));
            let step = object("Vector2", axes.into());
            parts.push(Value::Sum(how, Rc::new([of, step])));
        }
        let size = parts.pop();
        let (Some(position), Some(size)) = (parts.pop(), size) else { return self.not_read(place) };
        Ok(rect2(position, size))
    }

    /// A thing of unknown type with a method that only rectangles of pygame have is one, and so is what it is given.
    pub(super) fn of_pygame(&self, thing: &Rc<Thing>, name: &str, given: &[Given]) -> Option<(Value, Vec<Given>)> {
        let is_pygame = self.language == Python && thing.ty.is_none() && is_in(name, OF_PYGAME);
        let is_rect = matches!(thing.steps.last(), Some(Step::Member(last)) if &**last == "rect");
        // Pygame Zero has rectangles of fractions.
        let is_sure = is_rect || name != "inflate" || self.whole.source.contains("pygame");
        let is_free = self.whole.methods(name).is_empty() && self.class("Rect").is_none();
        // A call alone says too little.
        let has_functions = !self.whole.all_functions().is_empty() || self.whole.source.contains("pygame");
        if !(is_pygame && is_sure && is_free && has_functions) {
            return None;
        }
        Some((as_rect(&Value::Thing(thing.clone())), self.as_rects(name, given)))
    }

    /// What is given to `colliderect` of pygame is a rectangle, too.
    pub(super) fn as_rects(&self, name: &str, given: &[Given]) -> Vec<Given> {
        let is_it = self.language == Python && name == "colliderect" && given.len() == 1;
        given.iter().map(|(label, value)| (label.clone(), if is_it { as_rect(value) } else { value.clone() })).collect()
    }

    /// The name of a number of pygame's rectangle that the text uses: `width` is `w`.
    pub(super) fn written_member(&self, ty: &str, name: &Name) -> Name {
        const SAME: [[&str; 2]; 4] = [["w", "width"], ["h", "height"], ["x", "left"], ["y", "top"]];
        let has = |member: &str| {
            let mut parts = self.whole.source.split('.').skip(1);
            parts.any(|part| {
                part.strip_prefix(member)
                    .is_some_and(|rest| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_'))
            })
        };
        let other = SAME.iter().find(|[own, _]| **own == **name).map(|[_, other]| *other);
        match other.filter(|other| self.language == Python && ty == "Rect" && has(other) && !has(name)) {
            Some(other) => other.into(),
            None => name.clone(),
        }
    }

    /// Whether a thing is the module of pygame, by its name or by another one that the text gives it.
    pub(super) fn is_pygame(&self, thing: &Thing) -> bool {
        let is_outer = self.language == Python && thing.steps.is_empty() && thing.parameter.is_none();
        let is_renamed = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            words == ["import", "pygame", "as", &*thing.root]
        };
        is_outer && (&*thing.root == "pygame" || self.whole.source.lines().any(is_renamed))
    }
}

/// A thing of unknown type as a rectangle of pygame.
fn as_rect(value: &Value) -> Value {
    match value {
        Value::Thing(thing) if thing.ty.is_none() => {
            let ty = Some(Type::named("Rect"));
            Value::thing(Thing { ty, is_shape: true, ..(**thing).clone() })
        }
        other => other.clone(),
    }
}

fn object(name: &str, fields: Vec<(Name, Value)>) -> Value {
    Value::object(Some(name.into()), fields, true)
}

/// A rectangle of Godot.
fn rect2(position: Value, size: Value) -> Value {
    let end = Value::Sum(Binary::Plus, Rc::new([position.clone(), size.clone()]));
    let parts = [("position", position), ("size", size), ("end", end)];
    object("Rect2", parts.map(|(part, value)| (part.into(), value)).into())
}

/// `(x, y), (w, h)` as four numbers.
fn pairs_taken_apart(given: &[Given]) -> Vec<Given> {
    let parts = |(label, value): &Given| match value {
        Value::List(items) => items.borrow().iter().map(|item| (None, item.clone())).collect(),
        _ => vec![(label.clone(), value.clone())],
    };
    given.iter().flat_map(parts).collect()
}
