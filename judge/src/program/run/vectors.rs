//! Vectors of libraries: made from numbers, and their functions, methods and members.

use super::super::FormulaFlaw;
use super::super::inputs::Step;
use super::super::library::{self, NumberFunction};
use super::super::paths::{Num, Sum, fraction};
use super::super::syntax::{Binary, Name, NumberType, Place, Type};
use super::calls::{Given, values};
use super::values::{Object, Thing, Value};
use super::{Run, Runner};
use crate::formula::CallUse;
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, GdScript, Go, Java, Kotlin, Lua, Python, Rust, Swift};
use crate::formula::meaning::Extreme;
use crate::program::is_in;
use VectorFunction::{Cross, Distance, DistanceSquared, Dot, Each, Joined, Length, LengthSquared, Turned};
use std::rc::Rc;

/// What a library computes with vectors.
#[derive(Clone, Copy)]
enum VectorFunction {
    Length,
    LengthSquared,
    Distance,
    DistanceSquared,
    Dot,
    /// The z of the product that is at right angles to both.
    Cross,
    /// Turned by an angle in radians.
    Turned,
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

/// Languages, the name before the functions, and the functions by name.
type Row = (&'static [SourceLanguage], &'static str, &'static [(&'static str, VectorFunction)]);

const FUNCTIONS: &[Row] = &[
    (
        &[CSharp],
        "Vector2",
        &[
            ("Distance", Distance),
            ("DistanceSquared", DistanceSquared),
            ("Dot", Dot),
            ("SqrMagnitude", LengthSquared),
            ("Subtract", Joined(Binary::Minus)),
            ("Add", Joined(Binary::Plus)),
            ("Min", MIN),
            ("Max", MAX),
            ("Clamp", CLAMP),
            ("Abs", ABSOLUTE),
        ],
    ),
    (&[CSharp], "Vector3", &[("Distance", Distance), ("DistanceSquared", DistanceSquared), ("Dot", Dot)]),
    // Processing
    (&[Java], "PVector", &[("dist", Distance), ("sub", Joined(Binary::Minus)), ("add", Joined(Binary::Plus))]),
    (&[Python], "math", &[("dist", Distance)]),
    // GLM
    (
        &[Cpp],
        ANY,
        &[
            ("distance", Distance),
            ("distance2", DistanceSquared),
            ("length", Length),
            ("length2", LengthSquared),
            ("dot", Dot),
        ],
    ),
    // raylib
    (
        &[C, Cpp],
        ANY,
        &[
            ("Vector2Length", Length),
            ("Vector2LengthSqr", LengthSquared),
            ("Vector2Distance", Distance),
            ("Vector2DistanceSqr", DistanceSquared),
            ("Vector2DotProduct", Dot),
            ("Vector2Subtract", Joined(Binary::Minus)),
            ("Vector2Add", Joined(Binary::Plus)),
            ("Vector2Scale", Joined(Binary::Times)),
            ("Vector2Clamp", CLAMP),
        ],
    ),
];

/// Methods, with the vector as the first number; members of C# among them.
const METHODS: &[Row] = &[
    (&[Rust, GdScript, Python], ANY, &[("length", Length), ("length_squared", LengthSquared)]),
    (&[Rust], ANY, &[("distance", Distance), ("distance_squared", DistanceSquared), ("min", MIN), ("max", MAX)]),
    (&[GdScript, Python], ANY, &[("distance_to", Distance), ("distance_squared_to", DistanceSquared)]),
    (&[Rust, GdScript, Python, Java, Kotlin], ANY, &[("dot", Dot)]),
    (&[GdScript, Python], ANY, &[("cross", Cross)]),
    (&[Rust], ANY, &[("perp_dot", Cross)]),
    (&[Java, Kotlin], ANY, &[("crs", Cross)]),
    (&[GdScript], ANY, &[("rotated", Turned)]),
    (&[Rust, GdScript], ANY, &[("clamp", CLAMP), ("abs", ABSOLUTE)]),
    (&[Python], ANY, &[("magnitude", Length), ("magnitude_squared", LengthSquared)]),
    (
        &[CSharp],
        ANY,
        &[
            ("Length", Length),
            ("LengthSquared", LengthSquared),
            ("DistanceTo", Distance),
            ("DistanceSquaredTo", DistanceSquared),
            ("Dot", Dot),
        ],
    ),
    // Processing, libGDX, hump
    (&[Java], ANY, &[("mag", Length), ("magSq", LengthSquared), ("dist", Distance)]),
    (&[Java, Kotlin, Lua], ANY, &[("len", Length), ("len2", LengthSquared)]),
    (&[Java, Kotlin], ANY, &[("dst", Distance), ("dst2", DistanceSquared)]),
    (&[Lua], ANY, &[("dist", Distance), ("dist2", DistanceSquared)]),
];

/// Members that are computed.
const MEMBERS: &[Row] = &[(&[CSharp], ANY, &[("magnitude", Length), ("sqrMagnitude", LengthSquared)])];

fn row(rows: &[Row], language: SourceLanguage, space: &str, name: &str) -> Option<VectorFunction> {
    let here = rows.iter().filter(|(languages, own, _)| languages.contains(&language) && *own == space);
    here.flat_map(|(.., all)| *all).find(|(own, _)| *own == name).map(|(_, function)| *function)
}

/// How deep a sum is looked into.
const DEPTH: u8 = 6;

/// Whether a value can be a vector: by its type, or by its name.
pub(crate) fn is_perhaps_vector(value: &Value) -> bool {
    is_like(value, &|thing| match &thing.ty {
        Some(ty) => library::is_vector(&ty.name),
        None => has_vector_name(thing),
    })
}

/// Whether a value is a vector, not only perhaps.
pub(crate) fn is_known_vector(value: &Value) -> bool {
    is_like(value, &|thing| thing.ty.as_ref().is_some_and(|ty| library::is_vector(&ty.name)))
}

fn is_like(value: &Value, is_it: &dyn Fn(&super::Thing) -> bool) -> bool {
    any_within(value, DEPTH, &|part| match part {
        Value::Object(_) => true,
        Value::Thing(thing) => is_it(thing),
        _ => false,
    })
}

/// Whether this is so of a value, or of any of which it is a sum.
fn any_within(value: &Value, depth: u8, is_it: &dyn Fn(&Value) -> bool) -> bool {
    let parts = match value {
        Value::Sum(_, sides) => &sides[..],
        Value::Each(_, given) => given,
        _ => return is_it(value),
    };
    depth > 0 && parts.iter().any(|part| any_within(part, depth - 1, is_it))
}

fn has_vector_name(thing: &super::Thing) -> bool {
    const NAMES: &str = "center centre position pos min max size half halfsize halfextents extents location \
        lowerbound upperbound";
    let last = match thing.steps.last() {
        Some(Step::Member(name)) => name,
        None => &thing.root,
        _ => return false,
    };
    let plain: String = last.chars().filter(|letter| *letter != '_').collect::<String>().to_ascii_lowercase();
    is_in(&plain, NAMES)
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
            _ if in_order && given.len() == count => values(given),
            _ => return Ok(None),
        };
        let mut fields = Vec::new();
        for (axis, value) in AXES.iter().zip(numbers) {
            let number = self.number(&value, place)?;
            let number = ty.map_or(Ok(number), |ty| self.converted(number, ty, place))?;
            fields.push((Name::from(*axis), Value::Number(number)));
        }
        Ok(Some(Value::object(Some(name.into()), fields, are_values(self.language))))
    }

    /// A sum of vectors with a name and a type of its own is one more vector, whose parts can be changed.
    pub(super) fn vector_held(&mut self, value: Value, ty: &str, place: &Place) -> Run {
        let is_part = |name: &str| is_in(name, "x y X Y");
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
        let is_own = given.iter().any(|(_, value)| self.is_of_text(value));
        let is_named = space.is_some_and(library::is_vector);
        if is_own || is_elsewhere || !is_named && !given.iter().any(|(_, value)| is_of_vectors(value)) {
            return Ok(None);
        }
        let given = values(given);
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
        let can_be = is_perhaps_vector(own) && !self.is_of_text(own);
        // glam: x and y of a vector in space.
        if let (Rust, "truncate", [], Value::Thing(thing)) = (self.language, name, given, own)
            && can_be
            && let Some(ty) = thing.ty.as_ref().filter(|ty| &*ty.name == "Vec3")
        {
            let ty = Some(Type { name: "Vec2".into(), ..ty.clone() });
            return Ok(Some(Value::thing(Thing { ty, ..(**thing).clone() })));
        }
        let Some(function) = row(METHODS, self.language, ANY, name).filter(|_| can_be) else { return Ok(None) };
        let given = [vec![own.clone()], values(given)].concat();
        self.vector_made(function, &given, place).map(Some)
    }

    /// A method of what is surely a vector.
    pub(crate) fn vector_call(&mut self, vector: &Value, name: &Name, given: &[Given], place: &Place) -> Run {
        match self.vector_method(vector, name, given, place)? {
            Some(found) => Ok(found),
            None => self.unknown_call(given, place),
        }
    }

    /// A member of a vector that is computed: its length in Unity.
    pub(crate) fn vector_member(&mut self, of: &Value, name: &str, place: &Place) -> Run<Option<Value>> {
        let Some(function) = row(MEMBERS, self.language, ANY, name) else { return Ok(None) };
        let can_be = is_perhaps_vector(of) && !self.is_of_text(of);
        match Some(function).filter(|_| can_be) {
            Some(function) => self.vector_made(function, std::slice::from_ref(of), place).map(Some),
            None => Ok(None),
        }
    }

    /// Whether a value is of a class of the text, which says itself what can be done with it.
    fn is_of_text(&self, value: &Value) -> bool {
        any_within(value, DEPTH, &|part| match part {
            Value::Object(object) => object.class.as_ref().is_some_and(|class| self.class(class).is_some()),
            Value::Thing(thing) => self.class_of(thing.ty.as_ref()).is_some(),
            _ => false,
        })
    }

    fn vector_made(&mut self, function: VectorFunction, given: &[Value], place: &Place) -> Run {
        let between = |one: &Value, other: &Value| Value::Sum(Binary::Minus, Rc::new([one.clone(), other.clone()]));
        match (function, given) {
            (Length, [of]) => {
                let ways = self.components(of, place)?;
                self.length(&ways, place).map(Value::Number)
            }
            (LengthSquared, [of]) => {
                let ways = self.components(of, place)?;
                self.dot(&ways, &ways, place).map(Value::Number)
            }
            (Distance | DistanceSquared, [one @ Value::List(_), other] | [other, one @ Value::List(_)]) => {
                let (one, other) = (self.components(one, place)?, self.components(other, place)?);
                let mut ways = Vec::new();
                for (one, other) in one.iter().zip(other) {
                    ways.push(self.sum(Sum::Minus, *one, other, place)?);
                }
                let is_root = matches!(function, Distance);
                Ok(Value::Number(if is_root { self.length(&ways, place)? } else { self.dot(&ways, &ways, place)? }))
            }
            (Distance, [one, other]) => self.vector_made(Length, &[between(one, other)], place),
            (DistanceSquared, [one, other]) => self.vector_made(LengthSquared, &[between(one, other)], place),
            (Dot, [one, other]) => {
                let (one, other) = (self.components(one, place)?, self.components(other, place)?);
                self.dot(&one, &other, place).map(Value::Number)
            }
            (Cross, [one, other]) => {
                let (one, other) = (self.components(one, place)?, self.components(other, place)?);
                let ([x, y], [x2, y2]) = (&one[..], &other[..]) else { return self.not_read(place) };
                let [across, down] = [[*x, *y2], [*y, *x2]];
                let across = self.sum(Sum::Times, across[0], across[1], place)?;
                let down = self.sum(Sum::Times, down[0], down[1], place)?;
                self.sum(Sum::Minus, across, down, place).map(Value::Number)
            }
            (Turned, [of, angle]) => {
                let angle = self.number(angle, place)?;
                let [cosine, sine] = [NumberFunction::Cosine, NumberFunction::Sine];
                let cosine = self.number_of(cosine, &[angle], place)?;
                let sine = self.number_of(sine, &[angle], place)?;
                let numbers = self.components(of, place)?;
                let [x, y] = &numbers[..] else { return self.not_read(place) };
                let minus = self.negative(sine, place)?;
                let turned =
                    [self.dot(&[*x, *y], &[cosine, minus], place)?, self.dot(&[*x, *y], &[sine, cosine], place)?];
                let given: Vec<Given> = turned.into_iter().map(|number| (None, Value::Number(number))).collect();
                self.vector_of("Vector2", &given, place)?.map_or_else(|| self.not_read(place), Ok)
            }
            (Joined(how), [one, other]) => Ok(Value::Sum(how, Rc::new([one.clone(), other.clone()]))),
            (Each(function), _) => Ok(Value::Each(function, given.into())),
            _ => self.error(FormulaFlaw::UnknownCall(self.written(place), CallUse::Value), place),
        }
    }

    pub(super) fn dot(&mut self, one: &[Num], other: &[Num], place: &Place) -> Run<Num> {
        let mut sum: Option<Num> = None;
        for (one, other) in one.iter().zip(other) {
            let product = self.sum(Sum::Times, *one, *other, place)?;
            sum = Some(sum.map_or(Ok(product), |sum| self.sum(Sum::Plus, sum, product, place))?);
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
        let axes: &[&str] = match (is_solid(of), is_upper) {
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
fn is_solid(of: &Value) -> bool {
    any_within(of, DEPTH, &|part| match part {
        Value::Object(object) => object.field("z").is_some(),
        Value::Thing(thing) => thing.ty.as_ref().is_some_and(|ty| ty.name.contains('3')),
        _ => false,
    })
}
