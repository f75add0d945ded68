//! Functions of numbers: `abs`, `min`, `clamp`, `floor`, `sqrt` and the like, by their names in the languages.

use super::Interpreter;
use super::expressions::nearest;
use super::values::{Value, computed, joint_kind};
use crate::formula::error::{FormulaFlaw, Read, wrong};
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, Extreme, Inequality, Number, Rounding};
use crate::formula::reading::NumberKind;
use crate::formula::syntax::Node;
use hantei_collision::Operator;

impl Interpreter<'_> {
    /// A function of numbers by its plain name; `name` is as written.
    pub(super) fn of_numbers(&mut self, called: &str, name: &str, arguments: &[Node], node: &Node) -> Read<Value> {
        let takes = |count: usize| -> Read<()> {
            if arguments.len() == count {
                Ok(())
            } else {
                wrong(FormulaFlaw::Arguments(called.to_owned(), arguments.len(), count), &node.place)
            }
        };
        let whole = Some(NumberKind::Whole);
        match called {
            "abs" | "fabs" | "absf" | "fabsf" | "absi" | "labs" => {
                takes(1)?;
                let mut value = self.value(&arguments[0])?;
                // C's `abs` takes an `int`. A formula that only looks like C is of no language.
                let is_c = self.language == Some(SourceLanguage::C)
                    && (!self.roots.is_plain || self.options.language.is_some());
                if is_c && matches!(called, "abs" | "labs") {
                    let (number, kind) = self.number_of(value, &arguments[0].place)?;
                    let is_cut = kind == Some(NumberKind::Fractions);
                    value = self.as_kind(Value::Number(number, kind), whole.filter(|_| is_cut));
                }
                self.each_of(value, &arguments[0].place, &mut |number, kind| (Number::Absolute(number.into()), kind))
            }
            "min" | "fmin" | "fminf" | "minf" | "mini" | "minof" => self.extreme(Extreme::Min, called, arguments, node),
            "max" | "fmax" | "fmaxf" | "maxf" | "maxi" | "maxof" => self.extreme(Extreme::Max, called, arguments, node),
            "clamp" | "constrain" | "clampf" | "clampi" | "coercein" => {
                takes(3)?;
                let most = self.extreme(Extreme::Max, called, &arguments[..2], node)?;
                let (most, kind) = self.number_of(most, &node.place)?;
                let (least, other) = self.number(&arguments[2])?;
                self.has_order(&arguments[1], &arguments[2])?;
                Ok(Value::Number(Number::Extreme(Extreme::Min, Box::new([most, least])), joint_kind(kind, other)))
            }
            "floor" | "floorf" | "floori" | "floortoint" => {
                takes(1)?;
                let number = self.number(&arguments[0])?.0;
                Ok(Value::Number(Number::Whole(Rounding::Down, number.into()), whole))
            }
            "ceil" | "ceilf" | "ceili" | "ceiltoint" | "ceiling" => {
                takes(1)?;
                let number = Number::Negative(self.number(&arguments[0])?.0.into());
                Ok(Value::Number(Number::Negative(Number::Whole(Rounding::Down, number.into()).into()), whole))
            }
            "round" | "lround" | "roundf" if self.language != Some(SourceLanguage::Python) => {
                takes(1)?;
                let number = self.number(&arguments[0])?.0;
                Ok(Value::Number(Number::Whole(Rounding::Nearest, number.into()), whole))
            }
            "int" | "trunc" | "truncf" | "truncate" | "parseint" => {
                takes(1)?;
                let number = self.number(&arguments[0])?.0;
                Ok(Value::Number(Number::Whole(Rounding::TowardsZero, number.into()), whole))
            }
            "float" | "double" | "number" | "parsefloat" | "tonumber" | "float32" | "float64" | "f32" | "f64"
            | "from" => {
                takes(1)?;
                let number = self.number(&arguments[0])?.0;
                Ok(Value::Number(number, Some(NumberKind::Fractions)))
            }
            "bool" | "boolean" => {
                takes(1)?;
                self.test(&arguments[0]).map(Value::Test)
            }
            "sqrt" | "sqrtf" => {
                takes(1)?;
                let number = self.number(&arguments[0])?.0;
                Ok(Value::Number(Number::Root(number.into()), Some(NumberKind::Fractions)))
            }
            "hypot" | "hypotf" => {
                takes(2)?;
                let [one, other] = [self.number(&arguments[0])?.0, self.number(&arguments[1])?.0];
                let squares = [self.square(one, &node.place)?, self.square(other, &node.place)?];
                let sum = Number::Computed(Arithmetic::Plus, squares.into());
                Ok(Value::Number(Number::Root(sum.into()), Some(NumberKind::Fractions)))
            }
            "fmod" | "fmodf" | "mod" | "posmod" | "fposmod" | "floormod" => {
                takes(2)?;
                let how = if called.starts_with("fmod") { Arithmetic::Remainder } else { Arithmetic::Modulo };
                let [(left, kind), (right, other)] = [self.number(&arguments[0])?, self.number(&arguments[1])?];
                Ok(Value::Number(computed(how, left, right), joint_kind(kind, other)))
            }
            "sq" | "sqr" | "square" => {
                takes(1)?;
                let (number, kind) = self.number(&arguments[0])?;
                Ok(Value::Number(self.square(number, &node.place)?, kind))
            }
            "pow" | "powf" | "powi" => {
                takes(2)?;
                let (number, kind) = self.number(&arguments[0])?;
                Ok(Value::Number(self.power(number, &arguments[1])?, kind))
            }
            "vector2" | "vec2" | "vector2f" | "vector2i" | "point" | "vec2f" | "vector3" | "vec3" | "vector"
            | "vec" | "pvector" | "createvector" | "vector2d" => {
                let parts = arguments.iter().map(|argument| self.value(argument));
                parts.collect::<Read<_>>().map(Value::Tuple)
            }
            _ => {
                let functions = ["abs", "min", "max", "floor", "clamp", "sqrt", "hypot", "dist"]
                    .into_iter()
                    .chain(self.roots.vocabulary.functions().iter().copied())
                    .map(String::from);
                let given = if self.roots.is_plain { nearest(called, functions) } else { None };
                wrong(FormulaFlaw::UnknownFunction(name.to_owned(), given), &node.place)
            }
        }
    }

    /// Asks whether the lowest number of a `clamp` is ever above the highest, which languages answer differently.
    fn has_order(&mut self, lowest: &Node, highest: &Node) -> Read<()> {
        let [left, right] = [self.number(lowest)?.0, self.number(highest)?.0];
        let place = lowest.place.start..highest.place.end;
        let turned = self.ask(Inequality { left, operator: Operator::Greater, right }, &place)?;
        let names = [lowest, highest].map(|node| self.source.0[node.place.clone()].to_owned());
        let [low, high] = names;
        self.never.push((self.here(turned), FormulaFlaw::Clamp(low, high), place));
        Ok(())
    }

    fn extreme(&mut self, which: Extreme, called: &str, arguments: &[Node], node: &Node) -> Read<Value> {
        let [first, rest @ ..] = arguments else {
            return wrong(FormulaFlaw::Arguments(called.to_owned(), 0, 2), &node.place);
        };
        if rest.is_empty() {
            return wrong(FormulaFlaw::Arguments(called.to_owned(), 1, 2), &node.place);
        }
        let first = self.number(first)?;
        let all = rest.iter().try_fold(first, |(so_far, kind), next| -> Read<_> {
            let (next, other) = self.number(next)?;
            Ok((Number::Extreme(which, Box::new([so_far, next])), joint_kind(kind, other)))
        })?;
        self.count(rest.len(), &node.place)?;
        Ok(Value::Number(all.0, all.1))
    }
}
