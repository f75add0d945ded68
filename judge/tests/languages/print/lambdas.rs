//! Functions in functions.

use super::Writer;
use crate::language::Language;
use crate::tree::{Function, Kind, Number, Statement};

use Language::{CSharp, Cpp, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

impl Writer<'_> {
    pub(super) fn local(&mut self, function: &Function) {
        if let [Statement::Return(value)] = &function.body[..]
            && self.short_local(function, value)
        {
            return;
        }
        let (head, end) = self.long_head(function);
        self.open(&head);
        self.body(function, &function.body);
        self.close_with(end);
        if self.language == Go {
            self.line(&format!("_ = {}", function.name));
        }
    }

    fn short_local(&mut self, function: &Function, value: &crate::tree::Expression) -> bool {
        let name = &function.name;
        let parameters = self.parameters(function);
        let names: Vec<&str> = function.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
        let names = names.join(", ");
        let written = function.parameters.iter().any(|parameter| parameter.is_written);
        let language = self.language;
        let line = match language {
            JavaScript | TypeScript if self.chance(0.7) => {
                let value = self.alone(value);
                format!("const {name} = ({parameters}) => {value}")
            }
            Python if self.chance(0.6) => {
                let value = self.alone(value);
                format!("{name} = lambda {names}: {value}")
            }
            Cpp => {
                let value = self.alone(value);
                let seen = if self.chance(0.7) { "&" } else { "=" };
                format!("auto {name} = [{seen}]({parameters}) {{ return {value}; }}")
            }
            Rust if !written => {
                let value = self.alone(value);
                let value = if value.starts_with("if ") { format!("{{ {value} }}") } else { value };
                format!("let {name} = |{parameters}| {value}")
            }
            CSharp => {
                let head = self.csharp_head(function);
                let value = self.alone(value);
                format!("{head} {name} = ({names}) => {value}")
            }
            Java => {
                let head = self.java_head(function);
                let value = self.alone(value);
                format!("{head} {name} = {names} -> {value}")
            }
            Kotlin => {
                let value = self.alone(value);
                format!("val {name} = {{ {parameters} -> {value} }}")
            }
            Lua if self.chance(0.3) => {
                let value = self.alone(value);
                format!("local {name} = function({parameters}) return {value} end")
            }
            _ => return false,
        };
        self.ended(&line);
        if self.language == Rust {
            // Nothing: it may stay unused.
        }
        true
    }

    fn long_head(&mut self, function: &Function) -> (String, &'static str) {
        let name = &function.name;
        let parameters = self.parameters(function);
        let ty = self.type_of(function.answer);
        match self.language {
            Cpp => (format!("auto {name} = [&]({parameters}) -> {ty}"), ";"),
            Rust => (format!("let {name} = |{parameters}| -> {ty}"), ";"),
            Go => (format!("{name} := func({parameters}) {ty}"), ""),
            CSharp => {
                let head = self.csharp_head(function);
                let names: Vec<&str> = function.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
                (format!("{head} {name} = ({}) =>", names.join(", ")), ";")
            }
            Java => {
                let head = self.java_head(function);
                (format!("{head} {name} = ({}) ->", function.parameters[0].name), ";")
            }
            // Where a function of a block can be called depends on how the text is run.
            JavaScript | TypeScript if self.indent > self.body => {
                let answer = self.answer_type(function);
                (format!("const {name} = ({parameters}){answer} =>"), self.end())
            }
            _ => (self.head(function), ""),
        }
    }

    fn csharp_head(&mut self, function: &Function) -> String {
        let kinds = function.parameters.iter().map(|parameter| parameter.kind).chain([function.answer]);
        let all: Vec<String> = kinds.map(|kind| self.type_of(kind)).collect();
        format!("Func<{}>", all.join(", "))
    }

    fn java_head(&mut self, function: &Function) -> &'static str {
        let number = match function.parameters[0].kind {
            Kind::Number(number) => number,
            _ => Number::F64,
        };
        let (head, word) = match (number, function.answer) {
            (Number::I32, Kind::Truth) => ("java.util.function.IntPredicate", ".test"),
            (Number::I64, Kind::Truth) => ("java.util.function.LongPredicate", ".test"),
            (_, Kind::Truth) => ("java.util.function.DoublePredicate", ".test"),
            (Number::I32, _) => ("java.util.function.IntUnaryOperator", ".applyAsInt"),
            (Number::I64, _) => ("java.util.function.LongUnaryOperator", ".applyAsLong"),
            _ => ("java.util.function.DoubleUnaryOperator", ".applyAsDouble"),
        };
        self.locals.push((function.name.clone(), word));
        head
    }
}
