//! Loops, all of a few turns.

use super::{Generator, Variable};
use crate::language::Language;
use crate::tree::{Count, Expression, Kind, Let, Number, Op, Statement};

impl Generator<'_> {
    pub(super) fn looped(&mut self, depth: usize) -> Vec<Statement> {
        if self.loops >= 2 {
            return Vec::new();
        }
        match self.rng.u32(0..10) {
            0..5 => vec![self.count(depth)],
            5..7 => self.turns(depth, false),
            7 if self.language.has_do_while() => self.turns(depth, true),
            _ if self.language.has_each() => vec![self.each(depth)],
            _ => vec![self.count(depth)],
        }
    }

    /// The type that a counter has.
    fn counter(&mut self) -> Number {
        let usual = match self.language {
            Language::JavaScript | Language::TypeScript => Number::F64,
            Language::Python => Number::Whole,
            Language::Lua | Language::Go | Language::GdScript => Number::I64,
            _ => Number::I32,
        };
        let wide = |number: &Number| number.is_whole() && !number.is_narrow() && !number.is_unsigned();
        let all: Vec<Number> = self.types.iter().copied().filter(wide).collect();
        if self.language == Language::Rust { self.one_of(&all).unwrap_or(usual) } else { usual }
    }

    fn in_loop(&mut self, depth: usize) -> Vec<Statement> {
        let switches = std::mem::take(&mut self.switches);
        self.loops += 1;
        let body = self.block(depth, false);
        self.loops -= 1;
        self.switches = switches;
        body
    }

    fn count(&mut self, depth: usize) -> Statement {
        let name = self.fresh(&["i", "j", "k", "n"]);
        let number = self.counter();
        let step = [1, 1, 1, 2, -1, -1][self.rng.usize(0..6)];
        let turns = self.rng.i64(1..5);
        let begin = self.rng.i64(0..3);
        let (from, to) = if step > 0 { (begin, begin + turns * step) } else { (begin + turns, begin) };
        let mark = self.scope.len();
        self.loop_variable(&name, number, 8.0);
        let body = self.in_loop(depth);
        self.scope.truncate(mark);
        Statement::Count(Count { name, number, from, to, step, is_inclusive: self.rng.bool(), body })
    }

    fn loop_variable(&mut self, name: &str, number: Number, bound: f64) {
        let mut variable = Variable::constant(name, Kind::Number(number), bound);
        variable.level = self.level + 1;
        variable.is_assigned = true;
        self.scope.push(variable);
    }

    fn each(&mut self, depth: usize) -> Statement {
        let number = self.any_type();
        let name = self.fresh(&["v", "e", "it", "side"]);
        let count = self.rng.usize(2..4);
        let mut all = Vec::new();
        let mut bound = 8.0_f64;
        for place in 0..count {
            let value = self.exact(usize::from(place > 0), number);
            bound = bound.max(value.bound);
            all.push(value.expression);
        }
        let mark = self.scope.len();
        self.loop_variable(&name, number, bound);
        let body = self.in_loop(depth);
        self.scope.truncate(mark);
        let with_else = self.language == Language::Python && self.chance(0.3);
        let other = with_else.then(|| self.block(depth, true));
        Statement::Each(name, number, all, body, other)
    }

    /// A loop that counts its turns in its body, before anything else.
    fn turns(&mut self, depth: usize, after: bool) -> Vec<Statement> {
        let name = self.fresh(&["turns", "tries", "steps"]);
        let number = self.counter();
        let zero = Expression::Number(0.0, number);
        let begin = Let {
            name: name.clone(),
            kind: Kind::Number(number),
            value: Some(zero),
            is_constant: false,
            is_inferred: false,
        };
        let mut variable = Variable::constant(&name, Kind::Number(number), 8.0);
        variable.level = self.level;
        variable.is_assigned = true;
        self.scope.push(variable);
        let counter = Expression::Name(name);
        let few =
            Expression::binary(Op::Less, counter.clone(), Expression::Number(f64::from(self.rng.u32(1..6)), number));
        // In Kotlin and Lua the condition sees what the body declares: in Kotlin that may be of another type.
        let plain = after && self.language == Language::Kotlin;
        let test = if !plain && self.chance(0.5) { Expression::binary(Op::And, few, self.truth(1)) } else { few };
        let mut body = vec![self.stepped(counter, number)];
        body.extend(self.in_loop(depth));
        let looped = if after { Statement::DoWhile(body, test) } else { Statement::While(test, body) };
        vec![Statement::Let(begin), looped]
    }

    fn stepped(&mut self, counter: Expression, number: Number) -> Statement {
        let one = Expression::Number(1.0, number);
        if self.language.has_steps() && self.rng.bool() {
            return Statement::Step(counter, true, self.language != Language::Go && self.rng.bool());
        }
        if self.language.has_compound() {
            return Statement::Assign(Some(Op::Plus), counter, one);
        }
        Statement::Assign(None, counter.clone(), Expression::binary(Op::Plus, counter, one))
    }
}
