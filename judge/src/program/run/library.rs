//! The functions of the languages that compute with numbers.

use super::super::FormulaFlaw;
use super::super::library;
use super::super::library::NumberFunction::{
    self, Absolute, Apart, Clamp, ClampUnit, Cosine, Distance, HalfUp, Length, ModuloDown, Power, QuotientDown,
    Radians, Root, Saturating, SignOf, Sine, Square, Up, Whole, Wrapping,
};
use super::super::nodes::Node;
use super::super::paths::{Amount, Num, Paths, Sum, fraction};
use super::super::syntax::{Binary, Name, NumberType, Place};
use super::calls::{Given, values};
use super::values::Value;
use super::vectors::is_perhaps_vector;
use super::{Run, Runner};
use crate::formula::SourceLanguage::{
    CSharp, Cpp, GdScript, Go, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};
use crate::formula::meaning::{Extreme, Rounding};
use hantei_collision::Operator;
use std::rc::Rc;

impl Runner<'_> {
    /// A function that the language has.
    pub(crate) fn library_call(&mut self, space: Option<&Name>, name: &Name, given: &[Given], place: &Place) -> Run {
        if space.is_none() {
            if library::is_output(self.language, name) {
                return Ok(Value::Nothing);
            }
            match (&**name, given, self.language) {
                // What is given to a test is of the text's class that the test asks for.
                ("isinstance", [(_, Value::Thing(thing)), (_, Value::Space(class))], _)
                    if thing.parameter.is_some() && self.class(class).is_some() =>
                {
                    return Ok(Value::Bool(true));
                }
                ("isinstance", _, language) if language != Python => return self.not_read(place),
                ("range", _, Python | GdScript) => return self.range(given, place),
                // The function is a block: what it answers is no answer of the function around it.
                ("run", [(None, Value::Function(closure))], Kotlin) => {
                    if super::super::program::answers(&closure.function.body) {
                        return self.not_read(place);
                    }
                    // Without a parameter of its own it has `it`, which nothing gives.
                    let nothing =
                        closure.function.parameters.iter().map(|_| (None, Value::Nothing)).collect::<Vec<_>>();
                    return self.call_value(&given[0].1, &nothing, place);
                }
                // Of an `Option` only that it is there is asked.
                ("Some", [(None, value @ (Value::Object(_) | Value::Thing(_)))], Rust) => {
                    return Ok(value.clone());
                }
                ("listOf" | "arrayOf" | "mutableListOf", items, Kotlin) => {
                    let items = items.iter().map(|(_, item)| item.clone()).collect();
                    return Ok(Value::list(items));
                }
                ("len" | "#", [(_, list)], _) => {
                    let count = self.elements(list, place)?.len();
                    return Ok(self.count(count));
                }
                ("enumerate" | "ipairs" | "pairs", [(_, list)], _) => {
                    let elements = self.elements(list, place)?;
                    let pairs = self.numbered(elements);
                    return Ok(Value::list(pairs));
                }
                ("zip", [(_, first), rest @ ..], Python) => {
                    let mut rows: Vec<Vec<Value>> =
                        self.elements(first, place)?.into_iter().map(|one| vec![one]).collect();
                    for (_, list) in rest {
                        let elements = self.elements(list, place)?;
                        rows.truncate(elements.len());
                        rows.iter_mut().zip(elements).for_each(|(row, one)| row.push(one));
                    }
                    return Ok(Value::list(rows.into_iter().map(Value::list).collect()));
                }
                ("list" | "tuple", [(_, list)], Python) => {
                    let elements = self.elements(list, place)?;
                    return Ok(Value::list(elements));
                }
                ("all" | "any", [(_, list)], Python) => {
                    let wanted = &**name == "any";
                    for one in self.elements(list, place)? {
                        if self.truth(&one, place)? == wanted {
                            return Ok(Value::Bool(wanted));
                        }
                    }
                    return Ok(Value::Bool(!wanted));
                }
                ("sum", [(_, list)], Python) => {
                    let elements = self.elements(list, place)?;
                    return self.total(elements, place);
                }
                ("Boolean" | "bool", [(_, value)], JavaScript | TypeScript | Python) => {
                    return self.truth(value, place).map(Value::Bool);
                }
                ("float", [(_, Value::Text(text))], Python) if self.paths.given.is_some() => {
                    return match text.trim_start_matches('+') {
                        "inf" | "Infinity" => Ok(Value::Number(fraction(NumberType::F64, f64::INFINITY))),
                        "-inf" | "-Infinity" => Ok(Value::Number(fraction(NumberType::F64, f64::NEG_INFINITY))),
                        _ => self.not_read(place),
                    };
                }
                ("Number", [(_, value)], JavaScript | TypeScript) => {
                    return self.number(value, place).map(Value::Number);
                }
                _ => {}
            }
        }
        if let Some(ty) = space.filter(|_| self.language == Rust)
            && let Some(number) = super::super::rules::number_type(self.language, ty)
            && let Some(function) = library::number_method(self.language, name)
        {
            let mut typed = Vec::new();
            for (_, value) in given {
                let value = self.number(value, place)?;
                let value = if value.adapts { self.converted(value, number, place)? } else { value };
                typed.push(Value::Number(value));
            }
            return self.number_function(function, &typed, place);
        }
        let Some(function) = library::number_function(self.language, space.map(|space| &**space), name) else {
            return self.unknown_call(given, place);
        };
        if let (Cpp, None, "abs", [(None, value)]) = (self.language, space, &**name, given)
            && super::super::rules::has_doubtful_abs(&self.whole.source)
            && !self.written(place).contains("::")
            && !is_perhaps_vector(value)
            && !self.number(value, place)?.ty.is_whole()
        {
            return self.error(
                FormulaFlaw::NotRead(format!("{}{}", self.written(place), super::super::rules::ABS_ADVICE)),
                place,
            );
        }
        self.library_names.extend(space.cloned());
        self.library_names.insert(name.clone());
        // Python's extremes of a list, and those of C++: `std::max({ a, b })`.
        let is_extreme = matches!(function, NumberFunction::Extreme(..)) && matches!(self.language, Python | Cpp);
        let given: Vec<Value> = match given {
            [(None, list @ Value::List(_))] if is_extreme => self.elements(list, place)?,
            _ => values(given),
        };
        self.number_function(function, &given, place)
    }

    /// A function of numbers as a method of its first one: `a.max(b)`.
    pub(crate) fn number_call(&mut self, own: &Value, name: &Name, given: &[Given], place: &Place) -> Run {
        if let ([], Some(ty)) = (given, library::conversion(self.language, name)) {
            let number = self.number(own, place)?;
            return self.converted(number, ty, place).map(Value::Number);
        }
        if self.language == Rust && &**name == "sin_cos" && given.is_empty() {
            let both = [Sine, Cosine].map(|function| self.number_function(function, std::slice::from_ref(own), place));
            return Ok(Value::list(both.into_iter().collect::<Run<_>>()?));
        }
        let Some(function) = library::number_method(self.language, name) else {
            return self.unknown_call(given, place);
        };
        let all = [vec![own.clone()], values(given)].concat();
        self.number_function(function, &all, place)
    }

    fn number_function(&mut self, function: NumberFunction, given: &[Value], place: &Place) -> Run {
        let can_be_each = matches!(function, Absolute(_) | NumberFunction::Extreme(..) | Clamp);
        let has_each = matches!(self.language, Cpp | Rust | GdScript);
        if can_be_each && has_each && given.iter().any(is_perhaps_vector) {
            return Ok(Value::Each(function, given.into()));
        }
        let mut numbers = Vec::new();
        for value in given {
            numbers.push(self.number(value, place)?);
        }
        let made = self.number_of(function, &numbers, place)?;
        Ok(Value::Number(made))
    }

    pub(super) fn number_of(&mut self, function: NumberFunction, given: &[Num], place: &Place) -> Run<Num> {
        let given: Vec<Num> = match function.takes() {
            Some(ty) => {
                let is_strict = matches!(self.language, Go | Swift);
                let mut converted = Vec::new();
                for number in given {
                    if is_strict && number.ty != ty && !number.adapts {
                        return self.no_number(place);
                    }
                    converted.push(self.converted(*number, ty, place)?);
                }
                converted
            }
            None => given.to_vec(),
        };
        let made = match (function, &given[..]) {
            (Absolute(_), [of]) => self.paths.absolute(*of),
            (NumberFunction::Extreme(which, _), [first, rest @ ..]) => {
                let mut found = *first;
                for other in rest {
                    found = self.extreme(which, found, *other, place)?;
                }
                Ok(found)
            }
            (Whole(how, ty), [of]) => {
                let ty = ty.or_else(|| self.made_fraction(*of));
                let made = self.made_whole(how, *of, place)?;
                ty.map_or(Ok(made), |ty| self.paths.converted(made, ty))
            }
            (Up(ty), [of]) => {
                let ty = ty.or_else(|| self.made_fraction(*of));
                let negative = self.negative(*of, place)?;
                let made = self.made_whole(Rounding::Down, negative, place)?;
                let made = self.negative(made, place)?;
                ty.map_or(Ok(made), |ty| self.paths.converted(made, ty))
            }
            (HalfUp(ty), [of]) => {
                let half = fraction(NumberType::F64, 0.5);
                let sum = self.sum(Sum::Plus, *of, half, place)?;
                let made = self.made_whole(Rounding::Down, sum, place)?;
                ty.map_or(Ok(made), |ty| self.paths.converted(made, ty))
            }
            (Root(_), [of]) => self.paths.root(*of),
            (Power, [base, exponent]) => self.paths.sum(Sum::Power, *base, *exponent),
            (Square, [of]) => self.paths.sum(Sum::Times, *of, *of),
            (ModuloDown, [of, by]) => self.paths.divided_down(Sum::Remainder, *of, *by),
            (QuotientDown, [of, by]) => self.paths.divided_down(Sum::Divide, *of, *by),
            (Wrapping(how), [one, other]) => self.paths.wrapping(how, *one, *other),
            // The judge's cases know no end of a type.
            (Saturating(_), [one, other])
                if one.ty.is_unsigned() && (Paths::is_open(*one) || Paths::is_open(*other)) =>
            {
                return self.error(FormulaFlaw::Unsigned(self.written(place)), place);
            }
            (Saturating(how), [one, other]) => self.paths.saturating(how, *one, *other),
            (Apart, [one, other]) if one.ty.is_whole() => {
                let larger = self.extreme(Extreme::Max, *one, *other, place)?;
                let smaller = self.extreme(Extreme::Min, *one, *other, place)?;
                match (larger.ty.is_unsigned(), Paths::is_open(larger)) {
                    (true, false) => self.paths.sum(Sum::Minus, larger, smaller),
                    _ => return self.not_read(place),
                }
            }
            (Length, [x, y]) => return self.length(&[*x, *y], place),
            (Distance, [x1, y1, x2, y2]) => {
                let dx = self.sum(Sum::Minus, *x2, *x1, place)?;
                let dy = self.sum(Sum::Minus, *y2, *y1, place)?;
                return self.length(&[dx, dy], place);
            }
            (Cosine | Sine | Radians, [of]) => {
                // Here the answer keeps the type.
                let is_single = matches!(self.language, Rust | Swift | Kotlin) && of.ty == NumberType::F32;
                let of = self.converted(*of, NumberType::F64, place)?;
                // Only the runs with numbers turn shapes.
                let is_run = self.paths.given.is_some();
                let (Amount::Fraction(angle), true) = (of.amount, is_run) else {
                    return self.unknown_call(&[(None, Value::Nothing)], place);
                };
                Ok(fraction(
                    if is_single { NumberType::F32 } else { NumberType::F64 },
                    match function {
                        Cosine => angle.cos(),
                        Sine => angle.sin(),
                        _ => angle.to_radians(),
                    },
                ))
            }
            (Clamp, [of, least, most]) => {
                self.in_order(*least, *most, place)?;
                let low = self.extreme(Extreme::Max, *of, *least, place)?;
                self.paths.extreme(Extreme::Min, low, *most)
            }
            (ClampUnit, [of]) => {
                let [zero, one] = [0.0, 1.0].map(|end| fraction(NumberType::F32, end));
                let low = self.extreme(Extreme::Max, *of, zero, place)?;
                self.paths.extreme(Extreme::Min, low, one)
            }
            (SignOf(of_zero, ty), [of]) => {
                let zero = fraction(NumberType::F64, 0.0);
                let zero = self.converted(zero, of.ty, place)?;
                let sign = match () {
                    () if self.compare(Operator::Greater, *of, zero, place)? => 1.0,
                    () if self.compare(Operator::Less, *of, zero, place)? => -1.0,
                    () => f64::from(of_zero),
                };
                self.paths.converted(fraction(NumberType::F64, sign), ty.unwrap_or(of.ty))
            }
            _ => return self.not_read(place),
        };
        self.computed(made, place)
    }

    /// The least number of a clamp has to be below the greatest: the languages differ in what they do else.
    fn in_order(&mut self, least: Num, most: Num, place: &Place) -> Run<()> {
        let ends = self.paths.both(least, most);
        let ends = self.computed(ends, place)?;
        if let [Node::Constant(least), Node::Constant(most)] = ends.map(|end| self.paths.nodes.numbers[end]) {
            let flaw = FormulaFlaw::Clamp(least.to_string(), most.to_string());
            return if least <= most { Ok(()) } else { self.error(flaw, place) };
        }
        let clamp = (ends, place.clone());
        if !self.clamps.contains(&clamp) {
            self.clamps.push(clamp);
        }
        Ok(())
    }

    /// The type that `floor` makes of a whole number, where the language says one.
    fn made_fraction(&self, of: Num) -> Option<NumberType> {
        let makes = matches!(self.language, Cpp | GdScript);
        (makes && of.ty.is_whole()).then_some(NumberType::F64)
    }

    /// The length of a way: the root of the sum of squares.
    pub(super) fn length(&mut self, ways: &[Num], place: &Place) -> Run<Num> {
        let sum = self.dot(ways, ways, place)?;
        let made = self.paths.root(sum);
        self.computed(made, place)
    }

    /// A sum of vectors, if it is one. A thing of unknown type may be a vector where the language can add such.
    pub(crate) fn vector_sum(&mut self, how: Binary, left: &Value, right: &Value) -> Run<Option<Value>> {
        let adds_vectors = matches!(self.language, Lua | Python | Cpp | CSharp | GdScript | Swift | Kotlin | Rust);
        if !adds_vectors || !matches!(how, Binary::Plus | Binary::Minus | Binary::Times | Binary::Divide) {
            return Ok(None);
        }
        let may_be = |run: &Self, value: &Value| match value {
            Value::Sum(..) | Value::Each(..) => true,
            Value::Object(object) => object.class.as_ref().is_none_or(|class| run.class(class).is_none()),
            Value::Thing(thing) => match &thing.ty {
                Some(ty) => library::is_vector(&ty.name) && run.class(&ty.name).is_none(),
                None => !thing.is_shape,
            },
            _ => false,
        };
        let is_known = |value: &Value| match value {
            Value::Sum(..) | Value::Each(..) | Value::Number(_) => true,
            Value::Object(_) => true,
            Value::Thing(thing) => thing.ty.is_some() || !thing.steps.is_empty(),
            _ => false,
        };
        let (one, other) = (may_be(self, left), may_be(self, right));
        let is_number = |value: &Value| matches!(value, Value::Number(_) | Value::Thing(_));
        let is_scaled = is_number(left) && how == Binary::Times;
        let fits = (one && (other || is_number(right))) || (other && is_scaled);
        if fits
            && is_known(left)
            && is_known(right)
            && !(matches!(left, Value::Number(_)) && matches!(right, Value::Number(_)))
        {
            return Ok(Some(Value::Sum(how, Rc::new([left.clone(), right.clone()]))));
        }
        Ok(None)
    }
}
