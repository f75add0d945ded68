//! Functions in functions, which see what is around them.

use super::{Generator, Signature};
use crate::language::{Language, Typing};
use crate::tree::{Function, Kind, Number, Parameter, Statement};

impl Generator<'_> {
    /// A function in a function: `const inside = (p) => p < x;`
    pub(super) fn local_function(&mut self) -> Option<Statement> {
        if !self.language.has_local_functions() || self.answer == Kind::Nothing || self.loops > 0 {
            return None;
        }
        // They do not see `this`: in a structure of C#, and as functions of JavaScript.
        let blind = matches!(self.language, Language::CSharp | Language::JavaScript | Language::TypeScript);
        if blind && self.is_method {
            return None;
        }
        let number = self.any_type();
        let java = self.language == Language::Java;
        if java && !matches!(number, Number::F64 | Number::I32 | Number::I64) {
            return None;
        }
        let answer = if self.chance(0.6) { Kind::Truth } else { Kind::Number(number) };
        let count = if java { 1 } else { self.rng.usize(1..3) };
        let name = self.fresh(&["before", "beyond", "inner", "test", "side"]);
        let outside = self.enter();
        let before = self.scope.clone();
        self.freeze();
        let names: Vec<String> = (0..count).map(|_| self.fresh(&["p", "q", "v", "t"])).collect();
        let kinds = vec![Kind::Number(number); count];
        let mut parameters: Vec<Parameter> = self.parameters(&names, &kinds);
        let kept = (self.answer, self.budget);
        self.answer = answer;
        let body = self.local_body();
        (self.answer, self.budget) = kept;
        let taken = std::mem::take(&mut self.taken);
        self.leave(outside);
        self.scope = before;
        // C# and Java take no name again that the inner function has.
        self.taken = taken;
        if !self.language.sees_assigned() {
            self.seal();
        }
        for parameter in &mut parameters {
            parameter.is_written = crate::uses::writes(&body, &parameter.name);
        }
        let signature = Signature { name: name.clone(), parameters: kinds, required: count, answer, is_method: false };
        self.callables.push(signature);
        Some(Statement::Local(Function { name, parameters, answer, body }))
    }

    fn local_body(&mut self) -> Vec<Statement> {
        let many = self.chance(0.3) && self.language.typing() != Typing::Exact;
        self.budget = if many { 2 } else { 0 };
        let mut body = if many { self.statements(1, 1) } else { Vec::new() };
        body.push(self.answered(2));
        body
    }

    /// In a local function nothing outside of it is assigned to; some languages do not let it see what is.
    fn freeze(&mut self) {
        let sees = self.language.sees_assigned();
        for variable in &mut self.scope {
            variable.is_constant = true;
            if !sees && (variable.is_assigned || variable.is_made) {
                variable.kind = Kind::Nothing;
            }
            variable.is_made = false;
        }
    }

    /// What a local function may have seen is not assigned to any more.
    fn seal(&mut self) {
        for variable in &mut self.scope {
            variable.is_constant = true;
        }
    }
}
