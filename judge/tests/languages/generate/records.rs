//! A structure of numbers, its methods, and what is made of it.

use super::{Generator, PARAMETER_BOUND, Signature, Variable};
use crate::language::Language;
use crate::tree::{Expression, Function, Kind, Let, Op, Parameter, Record, Statement};

const FIELDS: [&[&str]; 4] =
    [&["x", "y", "w", "h"], &["x", "y", "width", "height"], &["left", "top", "right", "bottom"], &["x", "y", "r"]];

impl Generator<'_> {
    pub(super) fn make_record(&mut self) {
        let name = ["Box", "Rect", "Body", "Shape"][self.rng.usize(0..4)];
        let fields = FIELDS[self.rng.usize(0..FIELDS.len())];
        let number = self.types[0];
        self.record = Some(Record {
            name: format!("{name}{}", self.index),
            number,
            fields: fields.iter().map(|field| (*field).to_owned()).collect(),
            methods: Vec::new(),
            is_value: self.rng.bool(),
            is_class: self.rng.bool(),
        });
        let with_methods = !matches!(self.language, Language::C | Language::Lua);
        if with_methods && self.chance(0.5) {
            self.method();
        }
        if with_methods && self.chance(0.3) {
            self.method();
        }
    }

    fn has_classes(&self) -> bool {
        let has =
            |record: &Record| record.is_class || !matches!(self.language, Language::JavaScript | Language::TypeScript);
        self.record.as_ref().is_some_and(has)
    }

    fn method(&mut self) {
        if !self.has_classes() {
            return;
        }
        let Some(number) = self.record.as_ref().map(|record| record.number) else { return };
        let is_test = self.chance(0.5);
        let name = self.fresh(if is_test { &["hits", "contains", "isLeft"] } else { &["area", "reach", "extent"] });
        let answer = if is_test { Kind::Truth } else { Kind::Number(number) };
        let kinds: &[Kind] = if is_test && self.chance(0.6) { &[Kind::Record] } else { &[Kind::Number(number)] };
        let kinds = if is_test { kinds } else { &[] };
        let from = self.enter();
        let mut own = Variable::constant("this", Kind::Record, PARAMETER_BOUND);
        own.is_own = true;
        self.scope.push(own);
        let names: Vec<String> = kinds.iter().map(|_| self.fresh(&["other", "at"])).collect();
        let parameters = self.parameters(&names, kinds);
        for variable in &mut self.scope {
            variable.is_constant = true;
        }
        self.answer = answer;
        self.budget = self.rng.usize(0..3);
        self.is_method = true;
        let body = self.body();
        self.is_method = false;
        self.leave(from);
        self.callables.push(Signature {
            name: name.clone(),
            parameters: kinds.to_vec(),
            required: kinds.len(),
            answer,
            is_method: true,
        });
        let method = Function { name, parameters, answer, body };
        if let Some(record) = &mut self.record {
            record.methods.push(method);
        }
    }

    /// A function that moves a record: its caller sees it only where records are passed by reference.
    pub(super) fn mover(&mut self) -> Function {
        let name = format!("nudge_{}", self.index);
        let number = self.record.as_ref().map_or(self.types[0], |record| record.number);
        let fields = self.record.as_ref().map(|record| record.fields.clone()).unwrap_or_default();
        let kinds = [Kind::Record, Kind::Number(number)];
        let parameters = [("it", kinds[0]), ("by", kinds[1])].map(|(name, kind)| Parameter {
            name: name.to_owned(),
            kind,
            default: None,
            is_written: kind == Kind::Record,
        });
        let mut body = Vec::new();
        for _ in 0..self.rng.usize(1..3) {
            let field = self.one_of(&fields).unwrap_or_default();
            let target = Expression::Member(Box::new(Expression::Name("it".to_owned())), field);
            let by = Expression::Name("by".to_owned());
            body.push(self.moved(target, by, number));
        }
        self.callables.push(Signature {
            name: name.clone(),
            parameters: kinds.to_vec(),
            required: 2,
            answer: Kind::Nothing,
            is_method: false,
        });
        Function { name, parameters: parameters.to_vec(), answer: Kind::Nothing, body }
    }

    fn moved(&mut self, target: Expression, by: Expression, number: crate::tree::Number) -> Statement {
        let op = if self.chance(0.5) { Op::Plus } else { Op::Minus };
        let narrow = number.is_narrow() && self.language == Language::Kotlin;
        match self.rng.u32(0..3) {
            0 => Statement::Assign(None, target, by),
            _ if self.language.has_compound() && !narrow => Statement::Assign(Some(op), target, by),
            _ => {
                let sum = Expression::binary(op, target.clone(), by);
                let cast = number.is_narrow() && self.language.promotes();
                let sum = if cast { Expression::Cast(number, Box::new(sum)) } else { sum };
                Statement::Assign(None, target, sum)
            }
        }
    }

    pub(super) fn record_in_sight(&mut self, whole: bool) -> Option<Expression> {
        let is = |(place, variable): &(usize, &Variable)| {
            let hidden = self.scope[place + 1..].iter().any(|later| later.name == variable.name);
            variable.kind == Kind::Record && !hidden && !(whole && variable.is_own)
        };
        let all: Vec<String> = self.scope.iter().enumerate().filter(is).map(|(_, found)| found.name.clone()).collect();
        self.one_of(&all).map(Expression::Name)
    }

    fn made_record(&mut self) -> Option<String> {
        let is = |variable: &&Variable| variable.is_made;
        let all: Vec<String> = self.scope.iter().filter(is).map(|found| found.name.clone()).collect();
        self.one_of(&all)
    }

    /// A new record, a copy (or another name) of one, a part that is written, or a call that moves one.
    pub(super) fn record_statement(&mut self) -> Option<Statement> {
        let record = self.record.clone()?;
        let made = self.made_record();
        match (made, self.rng.u32(0..6)) {
            (None, _) | (_, 0) => {
                let values = record.fields.iter().map(|_| self.exact(1, record.number).expression).collect();
                Some(self.let_record(Expression::Make(values)))
            }
            (Some(made), 1) if self.language != Language::Rust => Some(self.let_record(Expression::Name(made))),
            (Some(made), 2 | 3) => {
                let field = self.one_of(&record.fields)?;
                let target = Expression::Member(Box::new(Expression::Name(made)), field);
                let value = self.fitted(1, record.number);
                Some(self.moved(target, value.expression, record.number))
            }
            (Some(made), _) => self.nudged(made, record.number),
        }
    }

    fn nudged(&mut self, made: String, number: crate::tree::Number) -> Option<Statement> {
        let mover = self.callables.iter().find(|known| known.answer == Kind::Nothing)?.name.clone();
        let plain: Vec<String> = self
            .scope
            .iter()
            .filter(|variable| variable.kind == Kind::Number(number))
            .map(|variable| variable.name.clone())
            .collect();
        let by = match self.one_of(&plain) {
            Some(name) => self.visible_as(&name, number).unwrap_or_else(|| self.plain_literal(number)),
            None => self.plain_literal(number),
        };
        Some(Statement::Do(Expression::Call(mover, vec![Expression::Given(made), by])))
    }

    fn plain_literal(&mut self, number: crate::tree::Number) -> Expression {
        let literal = self.literal(number);
        if literal.number == number {
            literal.expression
        } else {
            Expression::Cast(number, Box::new(literal.expression))
        }
    }

    fn visible_as(&self, name: &str, number: crate::tree::Number) -> Option<Expression> {
        let last = self.scope.iter().rev().find(|variable| variable.name == name)?;
        (last.kind == Kind::Number(number)).then(|| Expression::Name(name.to_owned()))
    }

    fn let_record(&mut self, value: Expression) -> Statement {
        let name = self.fresh(&["c", "moved", "other", "grown", "probe"]);
        let mut variable = Variable::constant(&name, Kind::Record, PARAMETER_BOUND);
        variable.level = self.level;
        variable.is_made = true;
        self.scope.push(variable);
        let is_inferred = self.rng.bool();
        Statement::Let(Let { name, kind: Kind::Record, value: Some(value), is_constant: false, is_inferred })
    }
}
