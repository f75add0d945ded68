//! Makes random programs that a compiler takes: each expression knows its type, and about how large it gets.

mod builtins;
mod locals;
mod loops;
mod numbers;
mod records;
mod statements;
mod truths;

use crate::language::Language;
use crate::tree::{Expression, Function, Kind, Number, Numbers, Parameter, Program, Record};
use fastrand::Rng;

/// An expression with its type and a bound of its size, as far as numbers are small.
#[derive(Clone, Debug)]
struct Value {
    expression: Expression,
    number: Number,
    bound: f64,
}

#[derive(Clone, Debug)]
struct Variable {
    name: String,
    kind: Kind,
    /// How many blocks it stands in.
    level: usize,
    bound: f64,
    is_constant: bool,
    /// Whether something was assigned to it after its declaration.
    is_assigned: bool,
    /// `this`: only its parts are used.
    is_own: bool,
    /// A record that was made here: its parts may be written.
    is_made: bool,
}

#[derive(Clone, Debug)]
struct Signature {
    name: String,
    parameters: Vec<Kind>,
    required: usize,
    answer: Kind,
    /// A method of the record.
    is_method: bool,
}

struct Generator<'a> {
    language: Language,
    rng: &'a mut Rng,
    index: usize,
    /// The types of numbers of this program, the usual one first.
    types: Vec<Number>,
    numbers: Numbers,
    record: Option<Record>,
    scope: Vec<Variable>,
    callables: Vec<Signature>,
    taken: Vec<String>,
    level: usize,
    loops: usize,
    /// How many switches stand around this in the innermost loop.
    switches: usize,
    answer: Kind,
    is_method: bool,
    /// Whether nothing stands before this in its block.
    begins: bool,
    /// Statements that may still be made.
    budget: usize,
}

/// What was in sight before a function began.
struct Outside {
    scope: usize,
    callables: usize,
    taken: Vec<String>,
}

/// Numbers up to this size may be multiplied.
const LARGEST: f64 = 67_108_864.0;

/// The bound that a parameter is taken to have.
const PARAMETER_BOUND: f64 = 64.0;

const PARAMETERS: [&[&str]; 4] = [
    &["ax", "ay", "aw", "ah", "bx", "by", "bw", "bh"],
    &["x1", "y1", "w1", "h1", "x2", "y2", "w2", "h2"],
    &["left", "top", "right", "bottom", "px", "py", "pw", "ph"],
    &["cx", "cy", "radius", "rx", "ry", "rw", "rh", "pad"],
];

pub(crate) fn program(language: Language, index: usize, rng: &mut Rng) -> Program {
    let types = chosen_types(language, rng);
    let numbers = match rng.u32(0..10) {
        0 | 1 if types[0].is_whole() && language.typing() != crate::language::Typing::Dynamic => Numbers::Limits,
        // The judge keeps a tenth of single precision as a tenth; Godot does not read all of them as the nearest double.
        2 if !types[0].is_whole() && !types.contains(&Number::F32) && language != Language::GdScript => Numbers::Tenths,
        _ => Numbers::Small,
    };
    let generator = Generator {
        language,
        rng,
        index,
        types,
        numbers,
        record: None,
        scope: Vec::new(),
        callables: Vec::new(),
        taken: Vec::new(),
        level: 0,
        loops: 0,
        switches: 0,
        answer: Kind::Truth,
        is_method: false,
        begins: false,
        budget: 0,
    };
    generator.whole_program()
}

fn chosen_types(language: Language, rng: &mut Rng) -> Vec<Number> {
    let all = language.numbers();
    let mut pick = || {
        let mut left = rng.u32(0..all.iter().map(|(_, weight)| weight).sum());
        all.iter().find(|(_, weight)| {
            let found = left < *weight;
            left = left.saturating_sub(*weight);
            found
        })
    };
    let mut types: Vec<Number> = Vec::new();
    for _ in 0..2 {
        types.extend(pick().map(|(number, _)| *number).filter(|number| !types.contains(number)));
    }
    if language == Language::Lua {
        types = vec![Number::F64];
    }
    types
}

impl Generator<'_> {
    fn whole_program(mut self) -> Program {
        let globals = self.globals();
        if self.chance(0.4) {
            self.make_record();
        }
        let mut helpers = Vec::new();
        for _ in 0..self.rng.usize(0..4) {
            helpers.push(self.helper());
        }
        if self.record.is_some() && self.chance(0.5) {
            helpers.push(self.mover());
        }
        let main = self.main();
        Program {
            language: self.language,
            index: self.index,
            globals,
            record: self.record,
            helpers,
            main,
            numbers: self.numbers,
        }
    }

    fn chance(&mut self, share: f64) -> bool {
        self.rng.f64() < share
    }

    fn one_of<T: Clone>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.rng.usize(0..all.len())].clone())
    }

    /// A name that nothing in this function has.
    fn fresh(&mut self, pool: &[&str]) -> String {
        let name = pool[self.rng.usize(0..pool.len())];
        let mut fresh = name.to_owned();
        let mut number = 1;
        while self.taken.contains(&fresh) {
            number += 1;
            fresh = format!("{name}{number}");
        }
        self.taken.push(fresh.clone());
        fresh
    }

    fn globals(&mut self) -> Vec<(String, Number, f64)> {
        let mut globals = Vec::new();
        for name in ["SIZE", "LIMIT"] {
            if self.chance(0.15) {
                let name = format!("{name}{}", self.index);
                let number = self.types[0];
                let value = f64::from(self.rng.u32(1..8));
                globals.push((name, number, value));
            }
        }
        for (name, number, value) in &globals {
            let variable = Variable::constant(name, Kind::Number(*number), *value);
            self.scope.push(variable);
        }
        globals
    }

    fn helper(&mut self) -> Function {
        let pool = ["half", "near", "between", "overlaps", "within", "gap", "edge", "before", "pick", "both"];
        let name = self.fresh(&pool);
        let name = format!("{name}_{}", self.index);
        let answer = if self.chance(0.5) { Kind::Truth } else { Kind::Number(self.any_type()) };
        let parameters: Vec<Kind> = (0..self.rng.usize(1..5)).map(|_| self.parameter_kind()).collect();
        self.function(name, &parameters, answer, 4)
    }

    fn any_type(&mut self) -> Number {
        let all = self.types.clone();
        self.one_of(&all).unwrap_or(Number::F64)
    }

    /// A type of which there is a number in sight.
    fn seen_type(&mut self) -> Number {
        self.named(|_| true).map_or(self.types[0], |value| value.number)
    }

    fn parameter_kind(&mut self) -> Kind {
        match self.rng.u32(0..10) {
            0 | 1 => Kind::Truth,
            2 | 3 if self.record.is_some() => Kind::Record,
            _ => Kind::Number(self.any_type()),
        }
    }

    /// A function that later ones may call.
    fn function(&mut self, name: String, kinds: &[Kind], answer: Kind, budget: usize) -> Function {
        let pool = ["a", "b", "c", "d", "p", "q", "from", "to", "value", "low", "high", "flag"];
        let from = self.enter();
        let pool =
            if self.language == Language::Python || self.language == Language::Kotlin { &pool[..6] } else { &pool };
        let names: Vec<String> = kinds.iter().map(|_| self.fresh(pool)).collect();
        let parameters = self.parameters(&names, kinds);
        let defaults = self.defaults(&parameters);
        self.answer = answer;
        self.budget = budget;
        let body = self.body();
        self.leave(from);
        let required = parameters.len() - defaults.iter().filter(|default| default.is_some()).count();
        let parameters = self.written(parameters, defaults, &body);
        self.callables.push(Signature {
            name: name.clone(),
            parameters: kinds.to_vec(),
            required,
            answer,
            is_method: false,
        });
        Function { name, parameters, answer, body }
    }

    /// The value that the last parameter has if the call does not give one.
    fn defaults(&mut self, parameters: &[Parameter]) -> Vec<Option<Expression>> {
        let mut defaults = vec![None; parameters.len()];
        let last = parameters.last().map(|last| last.kind);
        if let (true, Some(Kind::Number(number))) = (self.language.has_defaults() && self.chance(0.2), last) {
            let literal = self.literal(number);
            if literal.number == number {
                *defaults.last_mut().expect("there is one") = Some(literal.expression);
            }
        }
        defaults
    }

    fn parameters(&mut self, names: &[String], kinds: &[Kind]) -> Vec<Parameter> {
        let constant = !self.language.has_written_parameters();
        for (name, kind) in names.iter().zip(kinds) {
            let mut variable = Variable::constant(name, *kind, PARAMETER_BOUND);
            variable.is_constant = constant;
            variable.level = self.level;
            self.scope.push(variable);
        }
        let of = |(name, kind): (&String, &Kind)| Parameter {
            name: name.clone(),
            kind: *kind,
            default: None,
            is_written: false,
        };
        names.iter().zip(kinds).map(of).collect()
    }

    fn written(
        &self,
        mut parameters: Vec<Parameter>,
        defaults: Vec<Option<Expression>>,
        body: &[crate::tree::Statement],
    ) -> Vec<Parameter> {
        for (parameter, default) in parameters.iter_mut().zip(defaults) {
            parameter.default = default;
            parameter.is_written = crate::uses::writes(body, &parameter.name);
        }
        parameters
    }

    /// Begins a function: what other functions call their variables is free again.
    fn enter(&mut self) -> Outside {
        self.level += 1;
        Outside { scope: self.scope.len(), callables: self.callables.len(), taken: self.taken.clone() }
    }

    fn leave(&mut self, outside: Outside) {
        self.level -= 1;
        self.scope.truncate(outside.scope);
        self.callables.truncate(outside.callables);
        self.taken = outside.taken;
    }

    fn main(&mut self) -> Function {
        let from = self.enter();
        let mut kinds = Vec::new();
        let mut names: Vec<String> = Vec::new();
        if self.record.is_some() && self.chance(0.6) {
            kinds.extend([Kind::Record, Kind::Record]);
            names.extend(["a".to_owned(), "b".to_owned()]);
        }
        let pool = PARAMETERS[self.rng.usize(0..PARAMETERS.len())];
        let flat = if names.is_empty() { self.rng.usize(4..9) } else { self.rng.usize(0..3) };
        for name in &pool[..flat] {
            names.push((*name).to_owned());
            let usual = self.chance(0.8);
            kinds.push(Kind::Number(if usual { self.types[0] } else { self.any_type() }));
        }
        self.taken.extend(names.iter().cloned());
        let parameters = self.parameters(&names, &kinds);
        self.answer = Kind::Truth;
        self.budget = self.rng.usize(2..14);
        let body = self.body();
        self.leave(from);
        let defaults = vec![None; parameters.len()];
        let parameters = self.written(parameters, defaults, &body);
        Function { name: format!("test{}", self.index), parameters, answer: Kind::Truth, body }
    }
}

impl Variable {
    fn constant(name: &str, kind: Kind, bound: f64) -> Self {
        Self {
            name: name.to_owned(),
            kind,
            level: 0,
            bound,
            is_constant: true,
            is_assigned: false,
            is_own: false,
            is_made: false,
        }
    }
}
