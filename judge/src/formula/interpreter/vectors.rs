//! Functions of vectors: `Vector2.Distance(a, b)`, `(a - b).length()`, `dist(x1, y1, x2, y2)`, `clamp` of each part.

use super::Interpreter;
use super::values::{Value, computed, joint_kind};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::meaning::{Arithmetic, Extreme, Number, plain};
use crate::formula::reading::NumberKind;
use crate::formula::syntax::{Node, NodeKind};
use std::ops::Range;

/// Types and modules of functions of vectors, in lower case.
const MODULES: [&str; 19] = [
    "vector2", "vector2f", "vector2d", "vector2i", "vec2", "vec", "vector", "vector3", "glm", "p5", "phaser",
    "distance", "point", "point2d", "linalg", "raymath", "math", "np", "pvector",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum VectorFunction {
    Length,
    LengthSquared,
    Distance,
    DistanceSquared,
    Dot,
    Minus,
    Clamp,
    Extreme(Extreme),
}

fn function(called: &str) -> Option<VectorFunction> {
    // raylib's `Vector2Distance`
    let called = ["vector2", "vec2"].iter().find_map(|of| called.strip_prefix(of)).unwrap_or(called);
    Some(match called {
        "length" | "magnitude" | "mag" | "len" | "norm" => VectorFunction::Length,
        "lengthsquared" | "lengthsq" | "lengthsqr" | "sqrmagnitude" | "magnitudesquared" | "magnitudesqr" | "magsq"
        | "magnitudesq" | "len2" | "length2" | "squaredlength" | "normsquared" | "squarelength" => {
            VectorFunction::LengthSquared
        }
        "distance" | "distanceto" | "dist" | "dst" | "between" => VectorFunction::Distance,
        "distancesquared" | "distancesquaredto" | "distancetosquared" | "distancesq" | "distancesqr" | "distsq"
        | "dst2" | "distance2" | "sqrdistance" | "betweensquared" => VectorFunction::DistanceSquared,
        "dot" | "dotproduct" => VectorFunction::Dot,
        "subtract" | "sub" | "minus" => VectorFunction::Minus,
        "clamp" => VectorFunction::Clamp,
        "min" => VectorFunction::Extreme(Extreme::Min),
        "max" => VectorFunction::Extreme(Extreme::Max),
        _ => return None,
    })
}

type Part = (Number, Option<NumberKind>);

impl Interpreter<'_> {
    /// A function of vectors by its plain name; `None` for another function, or if the arguments are no vectors.
    pub(super) fn of_vectors(
        &mut self,
        called: &str,
        of: Option<&Node>,
        arguments: &[Node],
        node: &Node,
    ) -> Read<Option<Value>> {
        // Rust's `Vec2::new(x, y)`
        if called == "new" && of.is_some_and(|of| self.is_module(of)) {
            let parts = arguments.iter().map(|argument| self.value(argument));
            return parts.collect::<Read<_>>().map(|parts| Some(Value::Tuple(parts)));
        }
        let Some(which) = function(called) else { return Ok(None) };
        let of = of.filter(|of| !self.is_module(of));
        let all: Vec<&Node> = of.into_iter().chain(arguments).collect();
        // Such a function takes no bare name that is not a vector.
        if all.is_empty() || self.roots.is_plain && self.roots.vocabulary.functions().contains(&called) {
            return Ok(None);
        }
        if let (VectorFunction::Distance | VectorFunction::DistanceSquared, None, [_, _, _, _]) = (which, of, &all[..])
        {
            let mut numbers = Vec::new();
            for node in all {
                numbers.push(self.number(node)?);
            }
            let (other, one) = (numbers.split_off(2), numbers);
            return self.distance(one, other, which == VectorFunction::DistanceSquared, &node.place).map(Some);
        }
        let mark = self.mark();
        let Some(first) = self.vector_of(all[0])? else {
            if of.is_none() && matches!(which, VectorFunction::Distance | VectorFunction::DistanceSquared) {
                return wrong(FormulaFlaw::Arguments(called.to_owned(), all.len(), 4), &node.place);
            }
            self.undo(&mark);
            return Ok(None);
        };
        Ok(Some(match (which, &all[1..]) {
            (VectorFunction::Length, []) => self.length(first, false, &node.place)?,
            (VectorFunction::LengthSquared, []) => self.length(first, true, &node.place)?,
            (VectorFunction::Distance | VectorFunction::DistanceSquared, rest) => {
                let is_squared = which == VectorFunction::DistanceSquared;
                let other = match rest {
                    [x, y] => vec![self.number(x)?, self.number(y)?],
                    [other] => self.vector_or_refused(other)?,
                    _ => return wrong(FormulaFlaw::Arguments(called.to_owned(), all.len(), 2), &node.place),
                };
                self.distance(first, other, is_squared, &node.place)?
            }
            (VectorFunction::Dot, [other]) => {
                let other = self.vector_or_refused(other)?;
                self.sum_of_products(first, other, &node.place)?
            }
            (VectorFunction::Minus, [other]) => {
                let other = self.vector_or_refused(other)?;
                let minus = first.into_iter().zip(other);
                Value::Tuple(minus.map(|(one, other)| value(two(Arithmetic::Minus, one, other))).collect())
            }
            (VectorFunction::Clamp, [least, most]) => {
                let least = self.vector_or_refused(least)?;
                let most = self.vector_or_refused(most)?;
                let clamped = extremes(Extreme::Max, first, least);
                Value::Tuple(extremes(Extreme::Min, clamped, most).into_iter().map(value).collect())
            }
            (VectorFunction::Extreme(which), [other]) => {
                let other = self.vector_or_refused(other)?;
                Value::Tuple(extremes(which, first, other).into_iter().map(value).collect())
            }
            _ => return Ok(None),
        }))
    }

    /// A length of a vector as its member: `delta.magnitude`.
    pub(super) fn length_of(&mut self, parts: &[Value], name: &str, place: &Range<usize>) -> Read<Option<Value>> {
        let is_squared = match function(&plain(name)) {
            Some(VectorFunction::Length) => false,
            Some(VectorFunction::LengthSquared) => true,
            _ => return Ok(None),
        };
        let parts = self.numbers_of(parts.to_vec(), place)?;
        self.length(parts, is_squared, place).map(Some)
    }

    /// The parts of a vector that gets its parts one by one, after a declaration without a value: `Vector2 d;`.
    pub(super) fn parts_given(&mut self, vector: Value, part: &str) -> Option<Vec<Value>> {
        let is_axis =
            ["x", "y", "z"][..self.roots.vocabulary.axes_count()].iter().any(|axis| part.eq_ignore_ascii_case(axis));
        let none = || vec![Value::Unset; self.roots.vocabulary.axes_count()];
        match self.vector(vector) {
            Value::Unset => is_axis.then(none),
            Value::Record(parts) if parts.is_empty() => is_axis.then(none),
            Value::Tuple(parts) if parts.is_empty() => is_axis.then(none),
            // A rectangle made this way also has a width.
            Value::Tuple(parts)
                if parts.len() <= self.roots.vocabulary.axes_count() && !is_axis && !part.starts_with('[') =>
            {
                None
            }
            Value::Tuple(parts) => Some(parts),
            _ => None,
        }
    }

    fn is_module(&self, node: &Node) -> bool {
        match &node.kind {
            NodeKind::Name(name) => {
                MODULES.contains(&name.to_ascii_lowercase().as_str()) && !self.variables.contains_key(name)
            }
            NodeKind::Member(of, name) => MODULES.contains(&name.to_ascii_lowercase().as_str()) && self.is_module(of),
            _ => false,
        }
    }

    fn vector_of(&mut self, node: &Node) -> Read<Option<Vec<Part>>> {
        let value = self.value(node)?;
        match self.vector(value) {
            Value::Tuple(parts) => self.numbers_of(parts, &node.place).map(Some),
            _ => Ok(None),
        }
    }

    fn vector_or_refused(&mut self, node: &Node) -> Read<Vec<Part>> {
        match self.vector_of(node)? {
            Some(vector) => Ok(vector),
            None => wrong(FormulaFlaw::NotPoints(self.source.0[node.place.clone()].to_owned()), &node.place),
        }
    }

    fn numbers_of(&mut self, parts: Vec<Value>, place: &Range<usize>) -> Read<Vec<Part>> {
        parts.into_iter().map(|part| self.number_of(part, place)).collect()
    }

    fn distance(&mut self, one: Vec<Part>, other: Vec<Part>, is_squared: bool, place: &Range<usize>) -> Read<Value> {
        let minus = one.into_iter().zip(other).map(|(one, other)| two(Arithmetic::Minus, one, other)).collect();
        self.length(minus, is_squared, place)
    }

    fn length(&mut self, vector: Vec<Part>, is_squared: bool, place: &Range<usize>) -> Read<Value> {
        let squares = self.sum_of_products(vector.clone(), vector, place)?;
        let (number, kind) = self.number_of(squares, place)?;
        Ok(match is_squared {
            true => Value::Number(number, kind),
            false => Value::Number(Number::Root(number.into()), Some(NumberKind::Fractions)),
        })
    }

    fn sum_of_products(&mut self, one: Vec<Part>, other: Vec<Part>, place: &Range<usize>) -> Read<Value> {
        let size: usize = one.iter().chain(&other).map(|(number, _)| number.size() + 1).sum();
        self.count(size, place)?;
        let products = one.into_iter().zip(other).map(|(one, other)| two(Arithmetic::Times, one, other));
        match products.reduce(|so_far, next| two(Arithmetic::Plus, so_far, next)) {
            Some(sum) => Ok(value(sum)),
            None => wrong(FormulaFlaw::NoNumber(self.source.0[place.clone()].to_owned()), place),
        }
    }
}

fn two(how: Arithmetic, one: Part, other: Part) -> Part {
    (computed(how, one.0, other.0), joint_kind(one.1, other.1))
}

fn extremes(which: Extreme, one: Vec<Part>, other: Vec<Part>) -> Vec<Part> {
    let pairs = one.into_iter().zip(other);
    pairs
        .map(|((one, kind), (other, other_kind))| {
            (Number::Extreme(which, Box::new([one, other])), joint_kind(kind, other_kind))
        })
        .collect()
}

fn value((number, kind): Part) -> Value {
    Value::Number(number, kind)
}
