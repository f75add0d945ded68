//! Numbers: literals, names, arithmetic, casts, choices, calls.

use super::{Generator, LARGEST, PARAMETER_BOUND, Value};
use crate::language::{Language, Typing};
use crate::tree::{Expression, Kind, Number, Numbers, Op};

impl Generator<'_> {
    /// A number; of this type where the language has no other way to use it.
    pub(super) fn number(&mut self, depth: usize, wanted: Number) -> Value {
        if depth == 0 || self.chance(0.3) {
            return self.leaf(wanted);
        }
        match self.rng.u32(0..100) {
            0..45 => self.arithmetic(depth, wanted),
            45..53 => self.division(depth, wanted),
            53..60 => self.bits(depth, wanted),
            60..72 => self.builtin(depth, wanted),
            72..79 => self.choice(depth, wanted),
            79..84 => self.cast(depth, wanted),
            84..92 => self.called(depth, wanted),
            92..96 => self.signed(depth, wanted),
            _ => self.counted(depth, wanted),
        }
    }

    /// A number that has this type.
    pub(super) fn exact(&mut self, depth: usize, wanted: Number) -> Value {
        let value = self.number(depth, wanted);
        self.cast_to(value, wanted)
    }

    /// A number that may be assigned to this type.
    pub(super) fn fitted(&mut self, depth: usize, wanted: Number) -> Value {
        let value = self.number(depth, wanted);
        if self.language.is_assignable(value.number, wanted) { value } else { self.cast_to(value, wanted) }
    }

    pub(super) fn cast_to(&mut self, value: Value, wanted: Number) -> Value {
        let dynamic = self.language.typing() == Typing::Dynamic && self.language != Language::GdScript;
        if value.number == wanted || wanted == Number::F64 && dynamic {
            return Value { number: wanted, ..value };
        }
        if value.expression.is_constant() || self.is_unsure_cast(&value, wanted) {
            return self.name_or_cast_literal(wanted);
        }
        Value { expression: Expression::Cast(wanted, Box::new(value.expression)), number: wanted, bound: value.bound }
    }

    /// Whether the language does not say what this cast makes of a number that does not fit.
    fn is_unsure_cast(&self, value: &Value, wanted: Number) -> bool {
        let is_open = matches!(self.language, Language::Go | Language::CSharp | Language::GdScript | Language::Lua);
        let is_cut = !value.number.is_whole() && wanted.is_whole();
        let is_small = value.bound <= 4096.0 && wanted.bits() >= 32 && !wanted.is_unsigned();
        is_cut && is_open && (self.numbers == Numbers::Limits || !is_small)
    }

    /// A literal of this type, also of a narrow one.
    fn name_or_cast_literal(&mut self, wanted: Number) -> Value {
        if let Some(value) = self.named(|number| number == wanted) {
            return value;
        }
        let literal = self.literal(wanted);
        if literal.number == wanted {
            return literal;
        }
        let cast = Expression::Cast(wanted, Box::new(literal.expression));
        Value { expression: cast, number: wanted, bound: literal.bound }
    }

    /// A literal; one of a narrow type is an `int` in C and its like.
    pub(super) fn literal(&mut self, wanted: Number) -> Value {
        let number = if wanted.is_narrow() && self.language.promotes() { Number::I32 } else { wanted };
        let numbers = self.numbers;
        let value = match numbers {
            _ if number.is_whole() => f64::from(self.rng.u32(0..8)),
            Numbers::Tenths if self.chance(0.6) => f64::from(self.rng.u32(0..40)) / 10.0,
            _ => f64::from(self.rng.u32(0..20)) * [0.25, 0.5, 1.0, 1.0][self.rng.usize(0..4)],
        };
        Value { expression: Expression::Number(value, number), number, bound: value }
    }

    fn leaf(&mut self, wanted: Number) -> Value {
        if self.chance(0.2) {
            let whole = self.language.promotes() && self.chance(0.3);
            return self.literal(if whole { Number::I32 } else { wanted });
        }
        let any = matches!(self.language.typing(), Typing::Free | Typing::Widening | Typing::Exact);
        let dynamic = self.language.typing() == Typing::Dynamic && wanted == Number::F64;
        let other = any && self.chance(0.3) || dynamic;
        let found = self.named(|number| number == wanted || other);
        found.unwrap_or_else(|| self.literal(wanted))
    }

    /// A name in sight, or a part of a record, with a number of such a type.
    pub(super) fn named(&mut self, fits: impl Fn(Number) -> bool) -> Option<Value> {
        let mut all = Vec::new();
        for (place, variable) in self.scope.iter().enumerate() {
            if self.scope[place + 1..].iter().any(|later| later.name == variable.name) {
                continue;
            }
            let name = Expression::Name(variable.name.clone());
            match variable.kind {
                Kind::Number(number) if fits(number) => {
                    all.push(Value { expression: name, number, bound: variable.bound });
                }
                Kind::Record => all.extend(self.fields_of(&name).into_iter().filter(|field| fits(field.number))),
                _ => {}
            }
        }
        self.one_of(&all)
    }

    fn fields_of(&self, name: &Expression) -> Vec<Value> {
        let Some(record) = &self.record else { return Vec::new() };
        let of = |field: &String| Value {
            expression: Expression::Member(Box::new(name.clone()), field.clone()),
            number: record.number,
            bound: PARAMETER_BOUND,
        };
        record.fields.iter().map(of).collect()
    }

    /// A name where a literal would make a constant that a compiler computes.
    pub(super) fn not_constant(&mut self, value: Value, wanted: Number) -> Value {
        if !value.expression.is_constant() {
            return value;
        }
        let any = takes_any(self.language);
        self.named(|number| number == value.number)
            .or_else(|| self.named(|number| number == wanted))
            .or_else(|| self.named(|_| any))
            .unwrap_or(value)
    }

    fn two(&mut self, depth: usize, wanted: Number) -> (Value, Value) {
        let left = self.number(depth - 1, wanted);
        let left = self.not_constant(left, wanted);
        (left, self.number(depth - 1, wanted))
    }

    fn arithmetic(&mut self, depth: usize, wanted: Number) -> Value {
        let (left, right) = self.two(depth, wanted);
        if left.expression.is_constant() {
            return left;
        }
        let mut op = [Op::Plus, Op::Plus, Op::Minus, Op::Minus, Op::Times][self.rng.usize(0..5)];
        if op == Op::Times && left.bound * right.bound > LARGEST {
            op = Op::Minus;
        }
        self.joined(op, left, right)
    }

    pub(super) fn joined(&mut self, op: Op, left: Value, right: Value) -> Value {
        let (right, number) = match self.language.computed(op, left.number, right.number) {
            Some(number) => (right, number),
            None => (self.cast_to(right, left.number), left.number),
        };
        let number = self.language.computed(op, left.number, right.number).unwrap_or(number);
        let bound = match op {
            Op::Times => left.bound * right.bound,
            _ => left.bound + right.bound,
        };
        Value { expression: Expression::binary(op, left.expression, right.expression), number, bound: bound.max(1.0) }
    }

    fn division(&mut self, depth: usize, wanted: Number) -> Value {
        let left = self.number(depth - 1, wanted);
        let left = self.not_constant(left, wanted);
        if left.expression.is_constant() {
            return left;
        }
        let op = self.division_op(left.number);
        let is_whole = left.number.is_whole();
        let fails = self.language.fails_by_zero() && is_whole || self.language == Language::Python;
        let right = match self.rng.u32(0..10) {
            0 if fails && self.numbers == Numbers::Small => {
                let leaf = self.leaf(left.number);
                if leaf.expression.is_constant() { self.divisor(left.number) } else { leaf }
            }
            _ => self.divisor(left.number),
        };
        let is_fraction = !left.number.is_whole() || !right.number.is_whole();
        if op == Op::Remainder && is_fraction && !self.has_fraction_remainder() {
            return left;
        }
        let bound = left.bound * 4.0;
        let divided = self.joined(op, left, right);
        Value { bound, ..divided }
    }

    fn division_op(&mut self, number: Number) -> Op {
        let language = self.language;
        match language {
            Language::Python | Language::Lua => {
                [Op::Divide, Op::DivideDown, Op::DivideDown, Op::Remainder][self.rng.usize(0..4)]
            }
            _ if number.is_whole() => [Op::Divide, Op::Divide, Op::Remainder][self.rng.usize(0..3)],
            _ => [Op::Divide, Op::Divide, Op::Divide, Op::Remainder][self.rng.usize(0..4)],
        }
    }

    fn has_fraction_remainder(&self) -> bool {
        !matches!(self.language, Language::C | Language::Cpp | Language::Go | Language::GdScript)
    }

    /// A literal that is not 0.
    fn divisor(&mut self, number: Number) -> Value {
        let mut literal = self.literal(number);
        let value = match self.rng.u32(0..6) {
            0 => 3.0,
            1 if !literal.number.is_whole() => 0.5,
            2 => 4.0,
            3 => 5.0,
            _ => 2.0,
        };
        literal.expression = Expression::Number(value, literal.number);
        literal
    }

    fn choice(&mut self, depth: usize, wanted: Number) -> Value {
        if !self.language.has_choice() {
            return self.leaf(wanted);
        }
        let test = self.condition(depth - 1);
        let (one, other) = self.two(depth, wanted);
        let (one, other) = match self.language.typing() {
            Typing::Free | Typing::Dynamic => (one, other),
            _ if one.number == other.number => (one, other),
            _ => {
                let number = self.language.computed(Op::Plus, one.number, other.number).unwrap_or(wanted);
                (self.cast_to(one, number), self.cast_to(other, number))
            }
        };
        let number = match self.language.computed(Op::Plus, one.number, other.number) {
            Some(_) if one.number == other.number => one.number,
            Some(number) => number,
            None => wanted,
        };
        let bound = one.bound.max(other.bound);
        let expression = Expression::Choice(Box::new(test), Box::new(one.expression), Box::new(other.expression));
        Value { expression, number, bound }
    }

    fn cast(&mut self, depth: usize, wanted: Number) -> Value {
        let dynamic = self.language.typing() == Typing::Dynamic;
        if dynamic && !matches!(self.language, Language::Python | Language::Lua | Language::GdScript) {
            return self.arithmetic(depth, wanted);
        }
        let to = if self.language.typing() == Typing::Same || dynamic { wanted } else { self.any_type() };
        let others: Vec<Number> = self.types.iter().copied().filter(|number| *number != to).collect();
        let Some(from) = self.one_of(&others) else { return self.arithmetic(depth, wanted) };
        let value = self.number(depth - 1, from);
        if value.expression.is_constant() || self.is_unsure_cast(&value, to) {
            return self.leaf(wanted);
        }
        let expression = Expression::Cast(to, Box::new(value.expression));
        Value { expression, number: to, bound: value.bound }
    }

    fn signed(&mut self, depth: usize, wanted: Number) -> Value {
        let value = self.number(depth - 1, wanted);
        let literal_only = value.expression.is_constant();
        if value.number.is_unsigned() && (literal_only || self.language != Language::C && self.language != Language::Go)
        {
            return value;
        }
        let number = if value.number.is_narrow() && self.language.promotes() { Number::I32 } else { value.number };
        let bound = value.bound;
        Value { expression: Expression::Minus(Box::new(value.expression)), number, bound }
    }

    /// `(a < b) + (c < d)`
    fn counted(&mut self, depth: usize, wanted: Number) -> Value {
        if !self.language.has_counted_truths() || wanted.is_unsigned() || self.numbers == Numbers::Limits {
            return self.arithmetic(depth, wanted);
        }
        let count = |truth| Expression::Counted(Box::new(truth));
        let (one, other) = (self.truth(depth - 1), self.truth(depth - 1));
        let number = match self.language {
            Language::Python => Number::Whole,
            Language::JavaScript => Number::F64,
            _ => Number::I32,
        };
        Value { expression: Expression::binary(Op::Plus, count(one), count(other)), number, bound: 2.0 }
    }

    /// A call of a function with a number as its answer.
    fn called(&mut self, depth: usize, wanted: Number) -> Value {
        let any = matches!(self.language.typing(), Typing::Free | Typing::Widening | Typing::Exact);
        let fits = |kind: Kind| matches!(kind, Kind::Number(number) if number == wanted || any);
        let Some((expression, Kind::Number(number))) = self.call(depth, fits) else {
            return self.arithmetic(depth, wanted);
        };
        Value { expression, number, bound: 1024.0 }
    }

    /// Bits of whole numbers; in JavaScript of any.
    fn bits(&mut self, depth: usize, wanted: Number) -> Value {
        let on_fractions = matches!(self.language, Language::JavaScript | Language::TypeScript);
        let left = self.number(depth - 1, wanted);
        let mut left = self.not_constant(left, wanted);
        if left.number.is_narrow() && self.language == Language::Kotlin {
            left = self.cast_to(left, Number::I32);
        }
        if !left.number.is_whole() && !on_fractions || left.expression.is_constant() {
            return left;
        }
        if self.chance(0.6) { self.shifted(left) } else { self.masked(left) }
    }

    fn shifted(&mut self, left: Value) -> Value {
        let free = matches!(self.language, Language::C | Language::Cpp);
        let unsigned =
            matches!(self.language, Language::JavaScript | Language::TypeScript | Language::Java | Language::Kotlin);
        let op = match self.rng.u32(0..5) {
            0 if unsigned => Op::ShiftRightUnsigned,
            1 if left.bound < 65536.0 && (!free || left.number.is_unsigned()) => Op::ShiftLeft,
            _ => Op::ShiftRight,
        };
        let number = self.language.computed(op, left.number, left.number).unwrap_or(left.number);
        let by = Expression::Number(f64::from(self.rng.u32(0..4)), number_of_shift(self.language, left.number));
        let bound = if op == Op::ShiftRightUnsigned { 4e9 } else { left.bound * 8.0 };
        Value { expression: Expression::binary(op, left.expression, by), number, bound }
    }

    fn masked(&mut self, left: Value) -> Value {
        let op = [Op::BitAnd, Op::BitAnd, Op::BitOr, Op::BitXor][self.rng.usize(0..4)];
        let literal = self.literal(left.number);
        let whole = Value { expression: Expression::Number(literal.bound.trunc(), literal.number), ..literal };
        let right = self.number(0, left.number);
        let right = if right.number == left.number { right } else { whole };
        if left.number.is_narrow() && self.language == Language::CSharp {
            return left;
        }
        self.joined(op, left, right)
    }
}

fn takes_any(language: Language) -> bool {
    matches!(language.typing(), Typing::Free | Typing::Widening | Typing::Exact)
}

/// The type that the literal after `<<` has.
fn number_of_shift(language: Language, left: Number) -> Number {
    match language {
        Language::JavaScript | Language::TypeScript => Number::Whole,
        Language::Rust | Language::Go | Language::Python | Language::Lua | Language::GdScript => left,
        _ => Number::I32,
    }
}
