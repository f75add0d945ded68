//! Vectors of libraries: made from numbers, and their functions, methods and members.

use super::super::FormulaFlaw;
use super::super::inputs::Step;
use super::super::library::{self, NumberFunction};
use super::super::paths::{Num, Sum, fraction};
use super::super::syntax::{Binary, Name, NumberType, Place, Type};
use super::calls::Given;
use super::values::{Object, Thing, Value};
use super::{Run, Runner};
use crate::formula::CallUse;
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, GdScript, Go, Java, Kotlin, Lua, Python, Rust, Swift};
use crate::formula::meaning::Extreme;
use VectorFunction::{Distance, DistanceSquared, Dot, Each, Joined, Length, LengthSquared};
use std::cell::RefCell;
use std::rc::Rc;

/// What a library computes with vectors.
#[derive(Clone, Copy)]
enum VectorFunction {
    Length,
    LengthSquared,
    Distance,
    DistanceSquared,
    Dot,
    /// A sum of both.
    Joined(Binary),
    /// A function of numbers, for each axis.
    Each(NumberFunction),
}

const MIN: VectorFunction = Each(NumberFunction::Extreme(Extreme::Min, None));
const MAX: VectorFunction = Each(NumberFunction::Extreme(Extreme::Max, None));
const CLAMP: VectorFunction = Each(NumberFunction::Clamp);
const ABSOLUTE: VectorFunction = Each(NumberFunction::Absolute(None));
const ANY: &str = "";

type Row = (&'static [SourceLanguage], &'static str, &'static [&'static str], VectorFunction);

/// Functions by language, the name before them, and their own names.
const FUNCTIONS: &[Row] = &[
    (&[CSharp], "Vector2", &["Distance"], Distance),
    (&[CSharp], "Vector2", &["DistanceSquared"], DistanceSquared),
    (&[CSharp], "Vector2", &["Dot"], Dot),
    (&[CSharp], "Vector2", &["SqrMagnitude"], LengthSquared),
    (&[CSharp], "Vector2", &["Subtract"], Joined(Binary::Minus)),
    (&[CSharp], "Vector2", &["Add"], Joined(Binary::Plus)),
    (&[CSharp], "Vector2", &["Min"], MIN),
    (&[CSharp], "Vector2", &["Max"], MAX),
    (&[CSharp], "Vector2", &["Clamp"], CLAMP),
    (&[CSharp], "Vector2", &["Abs"], ABSOLUTE),
    (&[CSharp], "Vector3", &["Distance"], Distance),
    (&[CSharp], "Vector3", &["DistanceSquared"], DistanceSquared),
    (&[CSharp], "Vector3", &["Dot"], Dot),
    // Processing
    (&[Java], "PVector", &["dist"], Distance),
    (&[Java], "PVector", &["sub"], Joined(Binary::Minus)),
    (&[Java], "PVector", &["add"], Joined(Binary::Plus)),
    (&[Python], "math", &["dist"], Distance),
    // GLM
    (&[Cpp], ANY, &["distance"], Distance),
    (&[Cpp], ANY, &["distance2"], DistanceSquared),
    (&[Cpp], ANY, &["length"], Length),
    (&[Cpp], ANY, &["length2"], LengthSquared),
    (&[Cpp], ANY, &["dot"], Dot),
    // raylib
    (&[C, Cpp], ANY, &["Vector2Length"], Length),
    (&[C, Cpp], ANY, &["Vector2LengthSqr"], LengthSquared),
    (&[C, Cpp], ANY, &["Vector2Distance"], Distance),
    (&[C, Cpp], ANY, &["Vector2DistanceSqr"], DistanceSquared),
    (&[C, Cpp], ANY, &["Vector2DotProduct"], Dot),
    (&[C, Cpp], ANY, &["Vector2Subtract"], Joined(Binary::Minus)),
    (&[C, Cpp], ANY, &["Vector2Add"], Joined(Binary::Plus)),
    (&[C, Cpp], ANY, &["Vector2Scale"], Joined(Binary::Times)),
    (&[C, Cpp], ANY, &["Vector2Clamp"], CLAMP),
];

/// Methods, with the vector as the first number; members of C# among them.
const METHODS: &[Row] = &[
    (&[Rust, GdScript, Python], ANY, &["length"], Length),
    (&[Rust, GdScript, Python], ANY, &["length_squared"], LengthSquared),
    (&[Rust], ANY, &["distance"], Distance),
    (&[Rust], ANY, &["distance_squared"], DistanceSquared),
    (&[GdScript, Python], ANY, &["distance_to"], Distance),
    (&[GdScript, Python], ANY, &["distance_squared_to"], DistanceSquared),
    (&[Rust, GdScript, Python, Java, Kotlin], ANY, &["dot"], Dot),
    (&[Rust, GdScript], ANY, &["clamp"], CLAMP),
    (&[Rust, GdScript], ANY, &["abs"], ABSOLUTE),
    (&[Rust], ANY, &["min"], MIN),
    (&[Rust], ANY, &["max"], MAX),
    (&[Python], ANY, &["magnitude"], Length),
    (&[Python], ANY, &["magnitude_squared"], LengthSquared),
    (&[CSharp], ANY, &["Length"], Length),
    (&[CSharp], ANY, &["LengthSquared"], LengthSquared),
    (&[CSharp], ANY, &["DistanceTo"], Distance),
    (&[CSharp], ANY, &["DistanceSquaredTo"], DistanceSquared),
    (&[CSharp], ANY, &["Dot"], Dot),
    // Processing, libGDX, hump
    (&[Java], ANY, &["mag"], Length),
    (&[Java], ANY, &["magSq"], LengthSquared),
    (&[Java], ANY, &["dist"], Distance),
    (&[Java, Kotlin, Lua], ANY, &["len"], Length),
    (&[Java, Kotlin, Lua], ANY, &["len2"], LengthSquared),
    (&[Java, Kotlin], ANY, &["dst"], Distance),
    (&[Java, Kotlin], ANY, &["dst2"], DistanceSquared),
    (&[Lua], ANY, &["dist"], Distance),
    (&[Lua], ANY, &["dist2"], DistanceSquared),
];

/// Members that are computed.
const MEMBERS: &[Row] = &[(&[CSharp], ANY, &["magnitude"], Length), (&[CSharp], ANY, &["sqrMagnitude"], LengthSquared)];

fn row(rows: &[Row], language: SourceLanguage, space: &str, name: &str) -> Option<VectorFunction> {
    let is_it =
        |(languages, own, names, _): &&Row| languages.contains(&language) && *own == space && names.contains(&name);
    rows.iter().find(is_it).map(|(.., function)| *function)
}

/// How deep a sum is looked into.
const DEPTH: u8 = 6;

/// Whether a value can be a vector: by its type, or by its name.
pub(crate) fn is_perhaps_vector(value: &Value) -> bool {
    is_like(value, DEPTH, &|thing| match &thing.ty {
        Some(ty) => library::is_vector(&ty.name),
        None => has_vector_name(thing),
    })
}

/// Whether a value is a vector, not only perhaps.
pub(crate) fn is_known_vector(value: &Value) -> bool {
    is_like(value, DEPTH, &|thing| thing.ty.as_ref().is_some_and(|ty| library::is_vector(&ty.name)))
}

fn is_like(value: &Value, depth: u8, is_it: &dyn Fn(&super::Thing) -> bool) -> bool {
    let below = depth.saturating_sub(1);
    match value {
        Value::Object(_) => true,
        Value::Thing(thing) => is_it(thing),
        Value::Sum(_, sides) => depth > 0 && sides.iter().any(|side| is_like(side, below, is_it)),
        Value::Each(_, given) => depth > 0 && given.iter().any(|one| is_like(one, below, is_it)),
        _ => false,
    }
}

fn has_vector_name(thing: &super::Thing) -> bool {
    const NAMES: [&str; 14] = [
        "center",
        "centre",
        "position",
        "pos",
        "min",
        "max",
        "size",
        "half",
        "halfsize",
        "halfextents",
        "extents",
        "location",
        "lowerbound",
        "upperbound",
    ];
    let last = match thing.steps.last() {
        Some(Step::Member(name)) => name,
        None => &thing.root,
        _ => return false,
    };
    let plain: String = last.chars().filter(|letter| *letter != '_').collect::<String>().to_ascii_lowercase();
    NAMES.contains(&&*plain)
}

/// Whether vectors of the language are copied when they get another name.
const fn are_values(language: SourceLanguage) -> bool {
    matches!(language, C | Cpp | CSharp | Rust | GdScript | Go | Swift)
}

impl Runner<'_> {
    /// A vector of a library, made from its numbers; `None` if it is none.
    pub(crate) fn vector_of(&mut self, name: &str, given: &[Given], place: &Place) -> Run<Option<Value>> {
        const AXES: [&str; 3] = ["x", "y", "z"];
        if !library::is_vector(name) || self.class(name).is_some() {
            return Ok(None);
        }
        let count = if name.contains('3') || given.len() == 3 { 3 } else { 2 };
        let ty = library::vector_number(self.language, name);
        let has_zeros = matches!(self.language, CSharp | Java | GdScript);
        let in_order = given.iter().zip(AXES).all(|((label, _), axis)| label.as_ref().is_none_or(|it| **it == *axis));
        let numbers: Vec<Value> = match given {
            [] if has_zeros => vec![Value::Number(fraction(NumberType::F64, 0.0)); count],
            [(None, number @ Value::Number(_))] if self.language == Cpp => vec![number.clone(); count],
            [(None, of)] if is_perhaps_vector(of) && ty.is_some_and(NumberType::is_whole) => {
                self.components(of, place)?.into_iter().map(Value::Number).collect()
            }
            [(None, of)] if is_perhaps_vector(of) => return Ok(Some(self.copied(of.clone()))),
            _ if in_order && given.len() == count => given.iter().map(|(_, value)| value.clone()).collect(),
            _ => return Ok(None),
        };
        let mut fields = Vec::new();
        for (axis, value) in AXES.iter().zip(numbers) {
            let number = self.number(&value, place)?;
            let made = ty.map_or(Ok(number), |ty| self.paths.converted(number, ty));
            fields.push((Name::from(*axis), Value::Number(self.computed(made, place)?)));
        }
        Ok(Some(Value::Object(Rc::new(Object {
            class: Some(name.into()),
            fields: RefCell::new(fields),
            is_value: are_values(self.language),
            is_copy: false,
        }))))
    }

    /// A sum of vectors with a name and a type of its own is one more vector, whose parts can be changed.
    pub(super) fn vector_held(&mut self, value: Value, ty: &str, place: &Place) -> Run<Value> {
        let is_part = |name: &str| matches!(name, "x" | "y" | "X" | "Y");
        let is_changed =
            self.whole.definitions.iter().any(|definition| !definition.is_own && is_part(&definition.name));
        if !is_changed || !are_values(self.language) {
            return Ok(value);
        }
        let numbers = self.components(&value, place)?;
        let given: Vec<Given> = numbers.into_iter().map(|number| (None, Value::Number(number))).collect();
        Ok(self.vector_of(ty, &given, place)?.unwrap_or(value))
    }

    /// The name of a field: `X` of a vector of a library is its `x`.
    pub(crate) fn field_name(&self, object: &Object, name: &Name) -> Name {
        let is_vector = object.class.as_ref().is_some_and(|class| self.class(class).is_none());
        if is_vector { name.to_ascii_lowercase().into() } else { name.clone() }
    }

    /// A function of a library; `None` if it is none of vectors.
    pub(crate) fn vector_function(
        &mut self,
        space: Option<&str>,
        name: &str,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        let Some(function) = row(FUNCTIONS, self.language, space.unwrap_or(ANY), name) else { return Ok(None) };
        let called = self.written(place);
        let is_elsewhere = self.language == Cpp
            && called.split('(').next().is_some_and(|path| path.contains("::"))
            && !called.starts_with("glm::");
        let is_of_vectors = |value: &Value| matches!(value, Value::List(_)) || is_perhaps_vector(value);
        let is_own = given.iter().any(|(_, value)| self.is_of_text(value, DEPTH));
        if is_own || is_elsewhere || !given.iter().any(|(_, value)| is_of_vectors(value)) {
            return Ok(None);
        }
        let given: Vec<Value> = given.iter().map(|(_, value)| value.clone()).collect();
        self.vector_made(function, &given, place).map(Some)
    }

    /// A method of a vector; `None` if the language's vectors have none of this name.
    pub(crate) fn vector_method(
        &mut self,
        own: &Value,
        name: &str,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        let can_be = is_perhaps_vector(own) && !self.is_of_text(own, DEPTH);
        // glam: x and y of a vector in space.
        if let (Rust, "truncate", [], Value::Thing(thing)) = (self.language, name, given, own)
            && can_be
            && let Some(ty) = thing.ty.as_ref().filter(|ty| &*ty.name == "Vec3")
        {
            let ty = Some(Type { name: "Vec2".into(), ..ty.clone() });
            return Ok(Some(Value::Thing(Rc::new(Thing { ty, ..(**thing).clone() }))));
        }
        let Some(function) = row(METHODS, self.language, ANY, name).filter(|_| can_be) else { return Ok(None) };
        let given: Vec<Value> =
            std::iter::once(own.clone()).chain(given.iter().map(|(_, value)| value.clone())).collect();
        self.vector_made(function, &given, place).map(Some)
    }

    /// A method of what is surely a vector.
    pub(crate) fn vector_call(&mut self, vector: &Value, name: &Name, given: &[Given], place: &Place) -> Run<Value> {
        match self.vector_method(vector, name, given, place)? {
            Some(found) => Ok(found),
            None => self.unknown_call(given, place),
        }
    }

    /// A member of a vector that is computed: its length in Unity.
    pub(crate) fn vector_member(&mut self, of: &Value, name: &str, place: &Place) -> Run<Option<Value>> {
        let Some(function) = row(MEMBERS, self.language, ANY, name) else { return Ok(None) };
        let can_be = is_perhaps_vector(of) && !self.is_of_text(of, DEPTH);
        match Some(function).filter(|_| can_be) {
            Some(function) => self.vector_made(function, std::slice::from_ref(of), place).map(Some),
            None => Ok(None),
        }
    }

    /// Whether a value is of a class of the text, which says itself what can be done with it.
    fn is_of_text(&self, value: &Value, depth: u8) -> bool {
        let below = depth.saturating_sub(1);
        match value {
            Value::Object(object) => object.class.as_ref().is_some_and(|class| self.class(class).is_some()),
            Value::Thing(thing) => self.class_of(thing.ty.as_ref()).is_some(),
            Value::Sum(_, sides) => depth > 0 && sides.iter().any(|side| self.is_of_text(side, below)),
            Value::Each(_, given) => depth > 0 && given.iter().any(|one| self.is_of_text(one, below)),
            _ => false,
        }
    }

    fn vector_made(&mut self, function: VectorFunction, given: &[Value], place: &Place) -> Run<Value> {
        let between = |one: &Value, other: &Value| Value::Sum(Binary::Minus, Rc::new([one.clone(), other.clone()]));
        match (function, given) {
            (Length, [of]) => {
                let ways = self.components(of, place)?;
                Ok(Value::Number(self.length(&ways, place)?))
            }
            (LengthSquared, [of]) => {
                let ways = self.components(of, place)?;
                Ok(Value::Number(self.dot(&ways, &ways, place)?))
            }
            (Distance | DistanceSquared, [one @ Value::List(_), other] | [other, one @ Value::List(_)]) => {
                let (one, other) = (self.components(one, place)?, self.components(other, place)?);
                let mut ways = Vec::new();
                for (one, other) in one.iter().zip(other) {
                    let made = self.paths.sum(Sum::Minus, *one, other);
                    ways.push(self.computed(made, place)?);
                }
                match function {
                    Distance => Ok(Value::Number(self.length(&ways, place)?)),
                    _ => Ok(Value::Number(self.dot(&ways, &ways, place)?)),
                }
            }
            (Distance, [one, other]) => self.vector_made(Length, &[between(one, other)], place),
            (DistanceSquared, [one, other]) => self.vector_made(LengthSquared, &[between(one, other)], place),
            (Dot, [one, other]) => {
                let (one, other) = (self.components(one, place)?, self.components(other, place)?);
                Ok(Value::Number(self.dot(&one, &other, place)?))
            }
            (Joined(how), [one, other]) => Ok(Value::Sum(how, Rc::new([one.clone(), other.clone()]))),
            (Each(function), _) => Ok(Value::Each(function, given.into())),
            _ => self.error(FormulaFlaw::UnknownCall(self.written(place), CallUse::Value), place),
        }
    }

    fn dot(&mut self, one: &[Num], other: &[Num], place: &Place) -> Run<Num> {
        let mut sum: Option<Num> = None;
        for (one, other) in one.iter().zip(other) {
            let made = self.paths.sum(Sum::Times, *one, *other);
            let product = self.computed(made, place)?;
            let made = sum.map_or(Ok(product), |sum| self.paths.sum(Sum::Plus, sum, product));
            sum = Some(self.computed(made, place)?);
        }
        sum.map_or_else(|| self.not_read(place), Ok)
    }

    /// The numbers of a vector on all its axes.
    fn components(&mut self, of: &Value, place: &Place) -> Run<Vec<Num>> {
        if let Value::List(items) = of {
            let items = items.borrow().clone();
            return items.iter().map(|item| self.number(item, place)).collect();
        }
        let is_upper = matches!(self.language, CSharp | Go) && self.whole.source.contains(".X");
        let axes: &[&str] = match (is_solid(of, DEPTH), is_upper) {
            (false, false) => &["x", "y"],
            (false, true) => &["X", "Y"],
            (true, false) => &["x", "y", "z"],
            (true, true) => &["X", "Y", "Z"],
        };
        let mut numbers = Vec::new();
        for axis in axes {
            let part = self.member(of, &Name::from(*axis), place)?;
            numbers.push(self.number(&part, place)?);
        }
        Ok(numbers)
    }
}

/// Whether a vector has three axes.
fn is_solid(of: &Value, depth: u8) -> bool {
    let below = depth.saturating_sub(1);
    match of {
        Value::Object(object) => object.field("z").is_some(),
        Value::Thing(thing) => thing.ty.as_ref().is_some_and(|ty| ty.name.contains('3')),
        Value::Sum(_, sides) => depth > 0 && sides.iter().any(|side| is_solid(side, below)),
        Value::Each(_, given) => depth > 0 && given.iter().any(|one| is_solid(one, below)),
        _ => false,
    }
}
