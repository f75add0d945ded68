//! Truth values: comparisons, what joins them, calls.

use super::{Generator, Value};
use crate::language::{Language, Typing};
use crate::tree::{Expression, Kind, Number, Op};

impl Generator<'_> {
    /// What stands in an `if`: a truth value, or a number where the language takes it for one.
    pub(super) fn condition(&mut self, depth: usize) -> Expression {
        if self.language.has_truthy_numbers() && self.chance(0.06) {
            let wanted = self.any_type();
            let value = self.number(depth.min(1), wanted);
            return self.not_constant(value, wanted).expression;
        }
        self.truth(depth)
    }

    pub(super) fn truth(&mut self, depth: usize) -> Expression {
        if depth == 0 {
            return self.simple_truth();
        }
        match self.rng.u32(0..100) {
            0..40 => self.comparison(depth),
            40..62 => self.joined_truths(depth),
            62..70 => Expression::Not(Box::new(self.condition(depth - 1))),
            70..76 => self.eager_truths(depth),
            76..80 => self.compared_truths(depth),
            80..84 => self.chosen_truth(depth),
            84..94 => self.called_truth(depth),
            94..97 => self.chain(depth),
            _ => self.simple_truth(),
        }
    }

    fn simple_truth(&mut self) -> Expression {
        match self.rng.u32(0..20) {
            0..5 => self.named_truth().unwrap_or_else(|| self.comparison(1)),
            5 => Expression::Truth(self.rng.bool()),
            _ => self.comparison(1),
        }
    }

    pub(super) fn named_truth(&mut self) -> Option<Expression> {
        let of = |(place, variable): (usize, &super::Variable)| {
            let hidden = self.scope[place + 1..].iter().any(|later| later.name == variable.name);
            (variable.kind == Kind::Truth && !hidden).then(|| variable.name.clone())
        };
        let all: Vec<String> = self.scope.iter().enumerate().filter_map(of).collect();
        self.one_of(&all).map(Expression::Name)
    }

    pub(super) fn comparison(&mut self, depth: usize) -> Expression {
        let wanted = self.seen_type();
        let left = self.number(depth.min(3) - 1, wanted);
        let left = self.not_constant(left, wanted);
        let right = self.number(depth.min(3) - 1, wanted);
        let op = self.comparing();
        self.compared(op, left, right)
    }

    fn comparing(&mut self) -> Op {
        let usual = self.chance(0.8);
        Op::COMPARISONS[self.rng.usize(0..if usual { 4 } else { 6 })]
    }

    /// The two compared, with one type where the language asks for that.
    pub(super) fn compared(&mut self, op: Op, left: Value, right: Value) -> Expression {
        let both = self.language.computed(Op::Plus, left.number, right.number);
        let equal = matches!(op, Op::Equal | Op::NotEqual);
        let (left, right) = match (both, self.language.typing()) {
            (None, _) => {
                let number = left.number;
                (left, self.cast_to(right, number))
            }
            (Some(number), Typing::Exact) if equal && left.number != right.number => {
                (self.cast_to(left, number), self.cast_to(right, number))
            }
            _ => (left, right),
        };
        Expression::binary(op, left.expression, right.expression)
    }

    fn joined_truths(&mut self, depth: usize) -> Expression {
        let op = if self.chance(0.6) { Op::And } else { Op::Or };
        let left = self.operand(depth);
        let right = self.operand(depth);
        Expression::binary(op, left, right)
    }

    /// What `&&` joins: also a number in C and its like. Where that would be the answer, it is a truth value.
    fn operand(&mut self, depth: usize) -> Expression {
        if matches!(self.language, Language::C | Language::Cpp | Language::GdScript) {
            self.condition(depth - 1)
        } else {
            self.truth(depth - 1)
        }
    }

    fn eager_truths(&mut self, depth: usize) -> Expression {
        let op = match self.rng.u32(0..5) {
            0 | 1 => Op::BitAnd,
            2 | 3 => Op::BitOr,
            _ => Op::BitXor,
        };
        if !self.language.has_eager_truths() {
            return self.joined_truths(depth);
        }
        Expression::binary(op, self.truth(depth - 1), self.truth(depth - 1))
    }

    fn compared_truths(&mut self, depth: usize) -> Expression {
        let op = if self.chance(0.5) { Op::Equal } else { Op::NotEqual };
        let left = self.truth(depth - 1);
        // What a compiler computes beforehand may be an error there.
        let left = if left.is_constant() { self.comparison(1) } else { left };
        let right = self.truth(depth - 1);
        let right = if right.is_constant() { self.comparison(1) } else { right };
        Expression::binary(op, left, right)
    }

    fn chosen_truth(&mut self, depth: usize) -> Expression {
        if !self.language.has_choice() || self.language == Language::Lua {
            return self.joined_truths(depth);
        }
        let test = self.condition(depth - 1);
        let (one, other) = (self.truth(depth - 1), self.truth(depth - 1));
        Expression::Choice(Box::new(test), Box::new(one), Box::new(other))
    }

    fn called_truth(&mut self, depth: usize) -> Expression {
        match self.call(depth, |kind| kind == Kind::Truth) {
            Some((call, _)) => call,
            None => self.comparison(depth),
        }
    }

    /// `a < b <= c` where that is a chain.
    fn chain(&mut self, depth: usize) -> Expression {
        if self.language != Language::Python {
            return self.joined_truths(depth);
        }
        let count = self.rng.usize(2..4);
        let all = (0..=count).map(|_| {
            let wanted = self.any_type();
            self.number(depth.min(2) - 1, wanted).expression
        });
        let all: Vec<Expression> = all.collect();
        let ops = (0..count).map(|_| self.comparing()).collect();
        Expression::Chain(all, ops)
    }

    /// A call of a function in sight whose answer is such a kind.
    pub(super) fn call(&mut self, depth: usize, fits: impl Fn(Kind) -> bool) -> Option<(Expression, Kind)> {
        let all: Vec<_> = self.callables.iter().filter(|known| fits(known.answer)).cloned().collect();
        let known = self.one_of(&all)?;
        let own = if known.is_method { Some(self.record_in_sight(false)?) } else { None };
        let count = if self.chance(0.5) { known.required } else { known.parameters.len() };
        let mut given = Vec::new();
        for kind in &known.parameters[..count] {
            given.push(self.given(*kind, depth)?);
        }
        let call = match own {
            Some(own) => Expression::Method(Box::new(own), known.name, given),
            None => Expression::Call(known.name, given),
        };
        Some((call, known.answer))
    }

    fn given(&mut self, kind: Kind, depth: usize) -> Option<Expression> {
        let depth = depth.clamp(1, 2) - 1;
        match kind {
            Kind::Truth => Some(self.truth(depth)),
            Kind::Number(number) => Some(self.small(depth, number)),
            Kind::Record => match self.record_in_sight(true)? {
                Expression::Name(name) => Some(Expression::Given(name)),
                other => Some(other),
            },
            Kind::Nothing => None,
        }
    }

    /// A number that is as small as a parameter is taken to be.
    fn small(&mut self, depth: usize, number: Number) -> Expression {
        let value = self.fitted(depth, number);
        if value.bound <= super::PARAMETER_BOUND * 2.0 {
            return value.expression;
        }
        self.fitted(0, number).expression
    }
}
