//! Statements: what is declared, assigned, decided and answered.

use super::{Generator, LARGEST, Value, Variable};
use crate::language::Language;
use crate::tree::{Expression, Kind, Let, Number, Numbers, Op, Statement, ends};

const NUMBERS: [&str; 12] = ["dx", "dy", "gap", "near", "far", "mid", "reach", "total", "area", "edge", "low", "high"];
const TRUTHS: [&str; 8] = ["hit", "inside", "over", "above", "ok", "apart", "found", "touches"];

impl Generator<'_> {
    /// The body of a function, up to its answer.
    pub(super) fn body(&mut self) -> Vec<Statement> {
        let count = self.rng.usize(0..6);
        let mut body = self.statements(count, 2);
        body.extend(self.ending());
        body
    }

    fn ending(&mut self) -> Vec<Statement> {
        if self.chance(0.2) {
            let parts = (0..self.rng.usize(1..3)).map(|_| (self.condition(2), vec![self.answered(1)])).collect();
            return vec![Statement::If(parts, Some(vec![self.answered(2)]))];
        }
        if self.chance(0.05)
            && self.language.has_switch()
            && let Some(switch) = self.switch(1, true)
        {
            return vec![switch];
        }
        vec![self.answered(3)]
    }

    pub(super) fn answered(&mut self, depth: usize) -> Statement {
        Statement::Return(match self.answer {
            Kind::Number(number) => self.fitted(depth, number).expression,
            _ => self.truth(depth),
        })
    }

    pub(super) fn statements(&mut self, count: usize, depth: usize) -> Vec<Statement> {
        let mut all = Vec::new();
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            self.begins = all.is_empty() && depth < 2;
            all.extend(self.statement(depth));
        }
        all
    }

    /// The statements of an inner block.
    pub(super) fn block(&mut self, depth: usize, may_leave: bool) -> Vec<Statement> {
        let marks = (self.scope.len(), self.callables.len());
        self.level += 1;
        let count = self.rng.usize(0..3);
        let mut body = self.statements(count, depth.saturating_sub(1));
        if may_leave && self.chance(0.45) || body.is_empty() {
            self.begins = body.is_empty();
            body.extend(self.leaving(may_leave));
        }
        self.level -= 1;
        self.scope.truncate(marks.0);
        self.callables.truncate(marks.1);
        body
    }

    fn leaving(&mut self, may_leave: bool) -> Option<Statement> {
        if may_leave && self.loops > 0 && self.chance(0.5) && (self.switches == 0 || self.language.has_leaving_switch())
        {
            let next = self.language.has_continue() && self.chance(0.5);
            return Some(if next { Statement::Continue } else { Statement::Break });
        }
        if may_leave && self.answer != Kind::Nothing && self.chance(0.7) {
            return Some(self.answered(1));
        }
        self.assign().or_else(|| Some(self.let_number()))
    }

    fn statement(&mut self, depth: usize) -> Vec<Statement> {
        let one = match self.rng.u32(0..100) {
            0..22 => Some(self.declared()),
            22..38 => self.assign(),
            38..60 if depth > 0 => Some(self.branch(depth)),
            60..64 if depth > 0 && self.language.has_switch() => self.switch(depth, false),
            64..76 if depth > 0 => return self.looped(depth),
            76..78 if depth > 0 => Some(Statement::Block(self.block(depth, false))),
            78..83 => self.multiple(),
            83..88 => self.local_function(),
            88..94 => self.record_statement(),
            94..97 if depth > 0 => return self.late(depth),
            97..100 if depth > 0 => self.assigned_in_condition(depth),
            _ => Some(self.declared()),
        };
        one.map_or_else(Vec::new, |one| vec![one])
    }

    fn declared(&mut self) -> Statement {
        if self.chance(0.4) { self.let_truth() } else { self.let_number() }
    }

    /// A name for a new variable: sometimes that of an outer one. Its value may not be of that one in every language.
    fn declared_name(&mut self, pool: &[&str]) -> String {
        let inner = self.level;
        let same_block = matches!(self.language, Language::Rust | Language::Lua);
        let outer = |variable: &Variable| variable.level > 0 && (variable.level < inner || same_block);
        let counts = |variable: &Variable| variable.is_assigned && variable.is_constant;
        let plain = |variable: &&Variable| {
            !variable.is_own && !counts(variable) && outer(variable) && variable.kind != Kind::Record
        };
        let all: Vec<String> = self.scope.iter().filter(plain).map(|variable| variable.name.clone()).collect();
        // In JavaScript a name belongs to its block from the beginning, also before its declaration.
        let early = matches!(self.language, Language::JavaScript | Language::TypeScript);
        if self.language.has_shadows() && (self.begins || !early) && self.chance(if early { 0.5 } else { 0.2 }) {
            let here: Vec<&Variable> = self.scope.iter().filter(|variable| variable.level == inner).collect();
            let free: Vec<String> = all
                .into_iter()
                .filter(|name| same_block || here.iter().all(|variable| variable.name != *name))
                .collect();
            if let Some(name) = self.one_of(&free) {
                return name;
            }
        }
        self.fresh(pool)
    }

    fn let_number(&mut self) -> Statement {
        let name = self.declared_name(&NUMBERS);
        let number = self.any_type();
        let hidden = self.hide(&name);
        let mut value = self.fitted(2, number);
        if value.bound > LARGEST {
            value = self.name_or_literal(number);
        }
        self.unhide(&name, hidden);
        // Of `if over { 7 } else { 1 }` Rust does not know the type.
        let is_known = !value.expression.is_constant() && !value.expression.is_open();
        let exact = value.number == number && is_known;
        let is_inferred = exact && self.rng.bool();
        let is_constant = self.chance(0.4);
        self.declare(&name, Kind::Number(number), value.bound, is_constant);
        Statement::Let(Let {
            name,
            kind: Kind::Number(number),
            value: Some(value.expression),
            is_constant,
            is_inferred,
        })
    }

    fn name_or_literal(&mut self, number: Number) -> Value {
        self.named(|other| other == number).unwrap_or_else(|| self.literal(number))
    }

    fn let_truth(&mut self) -> Statement {
        let name = self.declared_name(&TRUTHS);
        let hidden = self.hide(&name);
        let value = self.truth(2);
        self.unhide(&name, hidden);
        let is_constant = self.chance(0.4);
        let is_inferred = self.rng.bool();
        self.declare(&name, Kind::Truth, 1.0, is_constant);
        Statement::Let(Let { name, kind: Kind::Truth, value: Some(value), is_constant, is_inferred })
    }

    /// Takes all variables of this name out of sight, where a value may not be of the outer one.
    fn hide(&mut self, name: &str) -> Vec<(usize, Variable)> {
        if self.language.shadows_after_value() {
            return Vec::new();
        }
        let mut hidden = Vec::new();
        for (place, variable) in self.scope.iter_mut().enumerate() {
            if variable.name == name {
                hidden.push((place, variable.clone()));
                variable.kind = Kind::Nothing;
                variable.is_constant = true;
            }
        }
        hidden
    }

    fn unhide(&mut self, _name: &str, hidden: Vec<(usize, Variable)>) {
        for (place, variable) in hidden {
            self.scope[place] = variable;
        }
    }

    pub(super) fn declare(&mut self, name: &str, kind: Kind, bound: f64, is_constant: bool) {
        let mut variable = Variable::constant(name, kind, (bound * 2.0).max(64.0));
        variable.is_constant = is_constant;
        variable.level = self.level;
        self.scope.push(variable);
    }

    /// The variables in sight that may be assigned to.
    fn writable(&self) -> Vec<Variable> {
        let is = |(place, variable): &(usize, &Variable)| {
            !variable.is_constant
                && !matches!(variable.kind, Kind::Record | Kind::Nothing)
                && self.scope[place + 1..].iter().all(|later| later.name != variable.name)
        };
        self.scope.iter().enumerate().filter(is).map(|(_, variable)| variable.clone()).collect()
    }

    fn mark_assigned(&mut self, name: &str) {
        if let Some(variable) = self.scope.iter_mut().rev().find(|variable| variable.name == name) {
            variable.is_assigned = true;
        }
    }

    pub(super) fn assign(&mut self) -> Option<Statement> {
        let all = self.writable();
        let variable = self.one_of(&all)?;
        self.mark_assigned(&variable.name);
        let target = Expression::Name(variable.name.clone());
        match variable.kind {
            Kind::Truth => Some(self.assign_truth(target)),
            Kind::Number(number) => Some(self.assign_number(&variable, number, target)),
            _ => None,
        }
    }

    fn assign_truth(&mut self, target: Expression) -> Statement {
        let value = self.truth(2);
        let compound = self.language.has_eager_truths() && self.language != Language::Kotlin;
        let op = match self.rng.u32(0..10) {
            0 | 1 if compound => Some(Op::BitOr),
            2 | 3 if compound => Some(Op::BitAnd),
            _ => None,
        };
        Statement::Assign(op, target, value)
    }

    fn assign_number(&mut self, variable: &Variable, number: Number, target: Expression) -> Statement {
        if self.language.has_steps() && self.chance(0.2) {
            return Statement::Step(target, self.rng.bool(), self.rng.bool());
        }
        let narrow = number.is_narrow() && self.language == Language::Kotlin;
        if self.language.has_compound() && !narrow && self.chance(0.5) {
            let (op, value) = self.compound(number);
            return Statement::Assign(Some(op), target, value);
        }
        let value = self.fitted(2, number);
        let large = value.bound > variable.bound && self.numbers != Numbers::Limits;
        let value = if large { self.name_or_literal_fitted(number) } else { value };
        Statement::Assign(None, target, value.expression)
    }

    fn name_or_literal_fitted(&mut self, number: Number) -> Value {
        self.fitted(0, number)
    }

    fn compound(&mut self, number: Number) -> (Op, Expression) {
        if self.loops == 0 && self.chance(0.3) {
            // A half is no whole number any more in Python.
            let stays = number != Number::Whole;
            let op = if self.chance(0.5) || !stays { Op::Times } else { Op::Divide };
            return (
                op,
                Expression::Number(
                    2.0,
                    if number.is_narrow() && self.language.promotes() { Number::I32 } else { number },
                ),
            );
        }
        let op = if self.chance(0.5) { Op::Plus } else { Op::Minus };
        let value = match self.language {
            Language::Kotlin | Language::CSharp => self.exact(1, number),
            _ => self.fitted(1, number),
        };
        (op, value.expression)
    }

    fn multiple(&mut self) -> Option<Statement> {
        let all = self.writable();
        if all.len() < 2 {
            return None;
        }
        let first = self.one_of(&all)?;
        let others: Vec<Variable> =
            all.into_iter().filter(|other| other.name != first.name && other.kind == first.kind).collect();
        let second = self.one_of(&others)?;
        let Kind::Number(number) = first.kind else { return None };
        self.mark_assigned(&first.name);
        self.mark_assigned(&second.name);
        let names = [&first, &second].map(|variable| Expression::Name(variable.name.clone())).to_vec();
        if self.language.has_both() && (!self.language.has_multiple() || self.chance(0.3)) {
            let value = self.fitted(0, number);
            return Some(Statement::Both(first.name, second.name, value.expression));
        }
        if !self.language.has_multiple() {
            return None;
        }
        let swapped = vec![names[1].clone(), names[0].clone()];
        if self.chance(0.6) {
            return Some(Statement::Multiple(names, swapped));
        }
        let value = self.exact(0, number);
        Some(Statement::Multiple(names, vec![swapped[0].clone(), value.expression]))
    }

    fn branch(&mut self, depth: usize) -> Statement {
        let count = if self.chance(0.7) { 1 } else { self.rng.usize(2..4) };
        let mut parts = Vec::new();
        for _ in 0..count {
            let condition = self.condition(2);
            parts.push((condition, self.block(depth, true)));
        }
        let all_end = parts.iter().all(|(_, part)| ends(part));
        let other = self.chance(0.4).then(|| self.block(depth, !all_end));
        let other = other.filter(|other| !(all_end && ends(other)));
        Statement::If(parts, other)
    }

    fn switch(&mut self, depth: usize, answers: bool) -> Option<Statement> {
        let number = self.switched()?;
        let value = self.named(|other| other == number)?;
        self.switches += 1;
        let mut values = vec![-1, 0, 1, 2, 3, 4, 6];
        if number.is_unsigned() {
            values.remove(0);
        }
        self.rng.shuffle(&mut values);
        let mut cases = Vec::new();
        for _ in 0..self.rng.usize(1..4) {
            let count = if self.chance(0.3) { 2 } else { 1 };
            let taken: Vec<i64> = values.drain(..count.min(values.len())).collect();
            let body = if answers { vec![self.answered(1)] } else { self.block(depth, true) };
            if !taken.is_empty() {
                cases.push((taken, body));
            }
        }
        let all_end = cases.iter().all(|(_, body)| ends(body));
        let other = if answers {
            Some(vec![self.answered(1)])
        } else {
            self.chance(0.5).then(|| self.block(depth, !all_end)).filter(|other| !(all_end && ends(other)))
        };
        self.switches -= 1;
        Some(Statement::Switch(value.expression, number, cases, other))
    }

    /// The type of number that a switch may be of.
    fn switched(&mut self) -> Option<Number> {
        let fits = |number: &Number| match self.language {
            Language::Java => matches!(number, Number::I32 | Number::I16 | Number::I8),
            Language::JavaScript | Language::TypeScript | Language::Python => true,
            Language::GdScript => *number == Number::I64,
            Language::Kotlin => matches!(number, Number::I32 | Number::I64),
            _ => number.is_whole(),
        };
        let all: Vec<Number> = self.types.iter().copied().filter(fits).collect();
        self.one_of(&all)
    }

    /// `float x; if (…) x = 1; else x = 2;`
    fn late(&mut self, depth: usize) -> Vec<Statement> {
        if !self.language.has_late_values() {
            return vec![self.declared()];
        }
        let name = self.fresh(&NUMBERS);
        let number = self.any_type();
        let condition = self.condition(depth);
        let mut sides = Vec::new();
        for _ in 0..2 {
            let value = self.fitted(1, number);
            sides.push(vec![Statement::Assign(None, Expression::Name(name.clone()), value.expression)]);
        }
        let other = sides.pop();
        let first = sides.pop().unwrap_or_default();
        self.declare(&name, Kind::Number(number), 4096.0, false);
        self.mark_assigned(&name);
        let declared = Let { name, kind: Kind::Number(number), value: None, is_constant: false, is_inferred: false };
        vec![Statement::Let(declared), Statement::If(vec![(condition, first)], other)]
    }

    /// `if ((dx = ax - bx) < 2)`, `if (n++ > 2)`
    fn assigned_in_condition(&mut self, depth: usize) -> Option<Statement> {
        let walrus = self.language == Language::Python;
        if !self.language.has_assigned_values() && !walrus {
            return Some(self.branch(depth));
        }
        let all: Vec<Variable> =
            self.writable().into_iter().filter(|variable| matches!(variable.kind, Kind::Number(_))).collect();
        let variable = self.one_of(&all)?;
        let Kind::Number(number) = variable.kind else { return None };
        self.mark_assigned(&variable.name);
        let left = if walrus || self.chance(0.6) {
            let value = self.fitted(0, number);
            Expression::Assigned(variable.name.clone(), Box::new(value.expression))
        } else {
            Expression::Stepped(variable.name.clone(), self.rng.bool(), self.rng.bool())
        };
        let left = Value { expression: left, number, bound: variable.bound };
        let right = self.literal(number);
        let op = Op::COMPARISONS[self.rng.usize(0..4)];
        let condition = self.compared(op, left, right);
        let body = self.block(depth, true);
        Some(Statement::If(vec![(condition, body)], None))
    }
}
