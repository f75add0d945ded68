//! Functions and constants: their heads and bodies.

use super::Writer;
use super::words;
use crate::language::Language;
use crate::tree::{Function, Kind, Number, Parameter, Statement};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

impl<'a> Writer<'a> {
    pub(super) fn global(&mut self, name: &str, number: Number, value: f64) {
        let ty = self.type_of(Kind::Number(number));
        let literal = self.literal(value, number);
        let language = self.language;
        match language {
            C | Cpp if !number.is_narrow() && self.chance(0.4) => {
                return self.line(&format!("#define {name} {literal}"));
            }
            _ => {}
        }
        let language = self.language;
        let line = match language {
            JavaScript | TypeScript => format!("const {name} = {literal}"),
            Python => format!("{name} = {literal}"),
            Lua => format!("local {name} = {literal}"),
            C => format!("static const {ty} {name} = {literal}"),
            Cpp if self.rng.bool() => format!("constexpr {ty} {name} = {literal}"),
            Cpp => format!("const {ty} {name} = {literal}"),
            Rust => format!("const {name}: {ty} = {literal}"),
            CSharp => format!("static readonly {ty} {name} = {literal}"),
            Java => format!("static final {ty} {name} = {literal}"),
            Go => format!("var {name} {ty} = {literal}"),
            Kotlin => format!("val {name}: {ty} = {literal}"),
            GdScript => format!("const {name} = {literal}"),
        };
        self.ended(&line);
        self.out.push('\n');
    }

    pub(super) fn function(&mut self, function: &'a Function) {
        self.begin(function);
        if !self.short_function(function) {
            let head = self.head(function);
            self.open(&head);
            self.body(function, &function.body);
            self.close();
        }
        self.out.push('\n');
        self.function = None;
    }

    /// What is known of a function while it is printed.
    pub(super) fn begin(&mut self, function: &'a Function) {
        self.function = Some(function);
        self.locals.clear();
        self.pointers.clear();
        let by_place = !self.passes_values() && matches!(self.language, C | Rust);
        if by_place {
            let records = function.parameters.iter().filter(|parameter| parameter.kind == Kind::Record);
            self.pointers.extend(records.map(|parameter| parameter.name.clone()));
        }
    }

    /// A function of one expression in the way that the language has for it.
    fn short_function(&mut self, function: &Function) -> bool {
        let [Statement::Return(value)] = &function.body[..] else { return false };
        if !self.style.tails {
            return false;
        }
        match self.language {
            JavaScript | TypeScript => {
                let parameters = self.parameters(function);
                let answer = self.answer_type(function);
                let value = self.alone(value);
                self.ended(&format!("const {} = ({parameters}){answer} => {value}", function.name));
            }
            Kotlin => {
                let head = self.head(function);
                let value = self.alone(value);
                self.line(&format!("{head} = {value}"));
            }
            CSharp => {
                let head = self.head(function);
                let value = self.alone(value);
                self.line(&format!("{head} => {value};"));
            }
            _ => return false,
        }
        true
    }

    pub(super) fn body(&mut self, function: &Function, body: &[Statement]) {
        let around = std::mem::replace(&mut self.body, self.indent);
        let tails = self.style.tails && self.language == Rust;
        match body.split_last() {
            Some((Statement::Return(value), before)) if tails && function.answer != Kind::Nothing => {
                self.statements(before);
                let value = self.alone(value);
                // At the beginning of a statement a choice ends that statement.
                let opens = value.starts_with("if ") || value.starts_with('{');
                if opens && value.contains("} else {") && !value.ends_with('}') {
                    self.line(&format!("return {value};"));
                } else {
                    self.line(&value);
                }
            }
            _ => self.statements(body),
        }
        if body.is_empty() && self.is_indented() {
            self.line("pass");
        }
        self.body = around;
    }

    pub(super) fn answer_type(&self, function: &Function) -> String {
        let ty = self.type_of(function.answer);
        match self.language {
            TypeScript | Kotlin => format!(": {ty}"),
            Python | GdScript if self.style.types && function.answer != Kind::Nothing => format!(" -> {ty}"),
            Rust if function.answer != Kind::Nothing => format!(" -> {ty}"),
            Go if function.answer != Kind::Nothing => format!(" {ty}"),
            _ => String::new(),
        }
    }

    pub(super) fn head(&mut self, function: &Function) -> String {
        let name = &function.name;
        let parameters = self.parameters(function);
        let answer = self.answer_type(function);
        let ty = self.type_of(function.answer);
        let language = self.language;
        match language {
            JavaScript | TypeScript => format!("function {name}({parameters}){answer}"),
            Python => format!("def {name}({parameters}){answer}"),
            GdScript => format!("func {name}({parameters}){answer}"),
            Lua => format!("local function {name}({parameters})"),
            C if self.rng.bool() => format!("static {ty} {name}({parameters})"),
            C | Cpp => format!("{ty} {name}({parameters})"),
            Rust => format!("fn {name}({parameters}){answer}"),
            Go => format!("func {name}({parameters}){answer}"),
            Kotlin if function.answer == Kind::Nothing => format!("fun {name}({parameters})"),
            Kotlin => format!("fun {name}({parameters}){answer}"),
            Java | CSharp => format!("static {ty} {name}({parameters})"),
        }
    }

    /// The parameters between the brackets.
    pub(super) fn parameters(&mut self, function: &Function) -> String {
        let all: Vec<String> = function.parameters.iter().map(|parameter| self.parameter(parameter)).collect();
        all.join(", ")
    }

    fn parameter(&mut self, parameter: &Parameter) -> String {
        let plain = self.plain_parameter(parameter);
        let Some(default) = &parameter.default else { return plain };
        let default = self.alone(default);
        if self.language == Python && !plain.contains(':') {
            format!("{plain}={default}")
        } else {
            format!("{plain} = {default}")
        }
    }

    fn plain_parameter(&mut self, parameter: &Parameter) -> String {
        let name = &parameter.name;
        let ty = self.parameter_type(parameter);
        // What the text does not say to be whole is a fraction for the judge.
        let is_of_wholes = self.indent == 0 && self.record.is_some_and(|record| record.number.is_whole());
        let known = match parameter.kind {
            Kind::Number(number) => number != Number::F64,
            Kind::Record => self.language == GdScript && is_of_wholes,
            _ => false,
        };
        match self.language {
            JavaScript | Lua => name.clone(),
            TypeScript | Kotlin => format!("{name}: {ty}"),
            Python | GdScript if self.style.types || known => format!("{name}: {ty}"),
            Python | GdScript => name.clone(),
            Rust if parameter.is_written && !ty.starts_with('&') => format!("mut {name}: {ty}"),
            Rust => format!("{name}: {ty}"),
            Go => format!("{name} {ty}"),
            C | Cpp | Java | CSharp => format!("{ty} {name}"),
        }
    }

    fn parameter_type(&mut self, parameter: &Parameter) -> String {
        let ty = self.type_of(parameter.kind);
        if parameter.kind != Kind::Record {
            return ty;
        }
        let changes = parameter.is_written;
        match self.language {
            Go if !self.passes_values() => format!("*{ty}"),
            C if self.passes_values() => ty,
            C if changes => format!("{ty} *"),
            C => format!("const {ty} *"),
            Cpp if self.passes_values() => ty,
            Cpp if changes => format!("{ty} &"),
            Cpp => format!("const {ty}&"),
            Rust if self.passes_values() => ty,
            Rust if changes => format!("&mut {ty}"),
            Rust => format!("&{ty}"),
            _ => ty,
        }
    }

    /// The name of a variable's type where the language has them.
    pub(super) fn declared_type(&self, kind: Kind) -> String {
        let ty = self.type_of(kind);
        if kind == Kind::Record && self.language == Go && !self.passes_values() { format!("*{ty}") } else { ty }
    }

    pub(super) fn number_word(&self, number: Number) -> &'static str {
        words::number_type(self.language, number, self.style.types)
    }
}
