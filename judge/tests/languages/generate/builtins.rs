//! Functions of the library.

use super::{Generator, Value};
use crate::language::Language;
use crate::tree::{Builtin, Expression, Number, Numbers};

use Builtin::{
    Abs, Ceil, Clamp, Floor, FloorQuotient, FloorRemainder, Max, Min, SaturatingMinus, Sqrt, Trunc, WrappingMinus,
    WrappingPlus,
};

impl Generator<'_> {
    pub(super) fn builtin(&mut self, depth: usize, wanted: Number) -> Value {
        let mut number = wanted;
        if number.is_narrow() && self.language.promotes() {
            number = Number::I32;
        }
        let all = builtins(self.language, number);
        let Some(builtin) = self.one_of(&all) else { return self.leaf_of(wanted) };
        let at_limits = self.numbers == Numbers::Limits && number.is_whole();
        if builtin == Abs && at_limits && matches!(self.language, Language::C | Language::Cpp | Language::CSharp) {
            return self.leaf_of(wanted);
        }
        self.applied(builtin, depth, number)
    }

    fn leaf_of(&mut self, wanted: Number) -> Value {
        self.number(0, wanted)
    }

    fn applied(&mut self, builtin: Builtin, depth: usize, number: Number) -> Value {
        let first = self.exact(depth - 1, number);
        let bound = first.bound;
        let of_one = |value: Value| vec![value.expression];
        let (all, bound) = match builtin {
            Abs | Floor | Ceil | Trunc => {
                let first = self.not_constant_exact(first, number);
                (of_one(first), bound + 1.0)
            }
            Sqrt => {
                let first = self.not_constant_exact(first, number);
                (vec![Expression::Builtin(Abs, number, of_one(first))], bound + 1.0)
            }
            Clamp => {
                let low = f64::from(self.rng.u32(0..3));
                let high = low + f64::from(self.rng.u32(0..5));
                let literals = [low, high].map(|value| Expression::Number(value, number));
                let first = self.not_constant_exact(first, number);
                ([of_one(first), literals.to_vec()].concat(), 8.0)
            }
            FloorRemainder | FloorQuotient => {
                let by = Expression::Number(f64::from(self.rng.u32(2..6)), number);
                let first = self.not_constant_exact(first, number);
                ([of_one(first), vec![by]].concat(), bound)
            }
            Min | Max | WrappingMinus | WrappingPlus | SaturatingMinus => self.of_two(builtin, first, depth, number),
        };
        Value {
            expression: Expression::Builtin(builtin, number, all),
            number: self.library_type(builtin, number),
            bound,
        }
    }

    fn of_two(&mut self, builtin: Builtin, first: Value, depth: usize, number: Number) -> (Vec<Expression>, f64) {
        let first = self.not_constant_exact(first, number);
        let second = self.exact(depth - 1, number);
        let mut bound = first.bound.max(second.bound);
        let mut all = vec![first.expression, second.expression];
        let many =
            matches!(self.language, Language::JavaScript | Language::TypeScript | Language::Python | Language::Lua);
        if matches!(builtin, Min | Max) && many && self.chance(0.2) {
            let third = self.exact(0, number);
            bound = bound.max(third.bound);
            all.push(third.expression);
        }
        (all, bound)
    }

    fn not_constant_exact(&mut self, value: Value, number: Number) -> Value {
        if !value.expression.is_constant() {
            return value;
        }
        self.named(|other| other == number).unwrap_or(value)
    }

    fn library_type(&self, builtin: Builtin, number: Number) -> Number {
        match self.language {
            Language::Python if matches!(builtin, Floor | Ceil | Trunc) => Number::Whole,
            Language::Lua if matches!(builtin, Floor | Ceil) => Number::I64,
            Language::GdScript => Number::F64,
            _ => number,
        }
    }
}

/// What the language's library has for such numbers.
fn builtins(language: Language, number: Number) -> Vec<Builtin> {
    let is_fraction = !number.is_whole();
    let is_double = number == Number::F64;
    let is_signed = !number.is_unsigned();
    let mut all = Vec::new();
    let mut add = |is_there: bool, builtins: &[Builtin]| {
        if is_there {
            all.extend(builtins);
        }
    };
    match language {
        Language::JavaScript | Language::TypeScript => add(true, &[Min, Max, Abs, Floor, Ceil, Trunc, Sqrt]),
        Language::Python => {
            add(true, &[Min, Max, Abs]);
            add(is_double, &[Floor, Ceil, Trunc]);
        }
        Language::Lua => {
            add(true, &[Min, Max, Abs]);
            add(is_double, &[Floor, Ceil, Sqrt]);
        }
        Language::C => {
            add(is_fraction, &[Min, Max, Abs, Floor, Ceil, Trunc]);
            add(is_double, &[Sqrt]);
            add(matches!(number, Number::I32), &[Abs]);
        }
        Language::Cpp => {
            add(true, &[Min, Max]);
            add(is_signed, &[Abs]);
            add(is_fraction, &[Floor, Ceil, Trunc]);
            add(true, &[Clamp]);
        }
        Language::Rust => {
            add(true, &[Min, Max, Clamp]);
            add(is_signed, &[Abs]);
            add(is_fraction, &[Floor, Ceil, Trunc]);
            add(is_double, &[Sqrt]);
            add(!is_fraction, &[FloorRemainder, FloorQuotient, WrappingMinus, WrappingPlus, SaturatingMinus]);
        }
        Language::Java | Language::Kotlin => {
            add(true, &[Min, Max, Abs]);
            add(is_double, &[Floor, Ceil, Sqrt]);
            add(matches!(number, Number::I32 | Number::I64), &[FloorRemainder, FloorQuotient]);
        }
        Language::CSharp => {
            add(true, &[Min, Max]);
            add(is_signed, &[Abs]);
            add(is_double, &[Floor, Ceil, Trunc, Sqrt]);
        }
        Language::Go => add(is_double, &[Min, Max, Abs, Floor, Ceil, Trunc, Sqrt]),
        Language::GdScript => {
            add(true, &[Min, Max, Abs]);
            add(is_double, &[Floor, Ceil, Sqrt, Clamp]);
        }
    }
    all
}
