//! Expressions, with brackets where they are needed and sometimes where they are not.

use super::Writer;
use super::words::{self, ATOM, CAST, CHOICE, POSTFIX, UNARY};
use crate::language::Language;
use crate::tree::{Builtin, Expression, Number, Op};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, Kotlin, Lua, Python, Rust, TypeScript};

impl Writer<'_> {
    /// Any expression, where nothing stands beside it.
    pub(super) fn alone(&mut self, expression: &Expression) -> String {
        self.expression(expression, CHOICE)
    }

    pub(super) fn expression(&mut self, expression: &Expression, least: u8) -> String {
        let (text, binding) = self.bound(expression);
        let extra = binding < ATOM && binding > 0 && self.chance(0.04);
        if binding < least || extra { format!("({text})") } else { text }
    }

    /// What is assigned to: never in brackets.
    pub(super) fn target(&mut self, target: &Expression) -> String {
        self.bound(target).0
    }

    fn bound(&mut self, expression: &Expression) -> (String, u8) {
        match expression {
            Expression::Number(value, number) => (self.literal(*value, *number), ATOM),
            Expression::Truth(truth) => (self.truth_word(*truth).to_owned(), ATOM),
            Expression::Name(name) | Expression::Given(name) => (name.clone(), ATOM),
            Expression::Member(of, field) => (self.member(of, field), POSTFIX),
            Expression::Binary(op, left, right) => self.binary(*op, left, right),
            Expression::Minus(of) => (self.signed("-", of), UNARY),
            Expression::Not(of) => self.not(of),
            Expression::Choice(test, one, other) => self.choice(test, one, other),
            Expression::Cast(number, of) => self.cast(*number, of),
            Expression::Counted(of) => self.bound(of),
            Expression::Builtin(builtin, number, all) => (self.builtin(*builtin, *number, all), POSTFIX),
            Expression::Call(name, all) => (self.call(name, all), POSTFIX),
            Expression::Method(of, name, all) => {
                let of = self.own_or(of);
                let given = self.arguments(all, None);
                (format!("{of}.{name}({given})").replace("this->.", "this->"), POSTFIX)
            }
            Expression::Chain(all, ops) => (self.chain(all, ops), words::binding(self.language, Op::Less)),
            Expression::Make(values) => (self.made(values), POSTFIX),
            Expression::Assigned(name, value) => {
                let value = self.alone(value);
                let op = if self.language == Python { ":=" } else { "=" };
                (format!("{name} {op} {value}"), 0)
            }
            Expression::Stepped(name, up, before) => {
                let sign = if *up { "++" } else { "--" };
                (if *before { format!("{sign}{name}") } else { format!("{name}{sign}") }, UNARY)
            }
        }
    }

    pub(super) fn truth_word(&self, truth: bool) -> &'static str {
        match (self.language, truth) {
            (Python, true) => "True",
            (Python, false) => "False",
            (C, true) if self.style.int_truths => "1",
            (C, false) if self.style.int_truths => "0",
            (_, true) => "true",
            (_, false) => "false",
        }
    }

    pub(super) fn literal(&mut self, value: f64, number: Number) -> String {
        let whole = value.fract() == 0.0;
        let short =
            value > 0.0 && value < 1.0 && self.language != Rust && self.language != GdScript && self.chance(0.1);
        let digits = if short { format!("{value}")[1..].to_owned() } else { format!("{value}") };
        let pointed = if whole { format!("{digits}.0") } else { digits.clone() };
        let language = self.language;
        match language {
            Rust if number.is_whole() => self.suffixed(digits, number, 0.1),
            Rust => self.suffixed(pointed, number, 0.1),
            Go if number.is_whole() || whole && self.chance(0.5) => digits,
            Go => pointed,
            Language::JavaScript | TypeScript | Python | Lua | GdScript => {
                if whole && !number.is_whole() && (self.language == GdScript || self.chance(0.15)) {
                    pointed
                } else {
                    digits
                }
            }
            C | Cpp | CSharp | Java | Kotlin => match number {
                Number::F64 => pointed,
                Number::F32 => format!("{pointed}f"),
                Number::U32 => format!("{digits}u"),
                Number::I64 if matches!(self.language, C | Cpp) => format!("{digits}LL"),
                Number::I64 => format!("{digits}L"),
                Number::U64 => format!("{digits}ULL"),
                _ => digits,
            },
        }
    }

    fn suffixed(&mut self, digits: String, number: Number, share: f64) -> String {
        if !self.chance(share) {
            return digits;
        }
        let line = if self.rng.bool() { "_" } else { "" };
        format!("{digits}{line}{}", words::number_type(Rust, number, false))
    }

    /// A literal that is compared may be written without a point or suffix.
    fn beside(&mut self, expression: &Expression, op: Op, least: u8) -> String {
        let free = matches!(self.language, C | Cpp | CSharp | Java) && op.is_comparison();
        match expression {
            Expression::Number(value, _) if value.fract() == 0.0 && free && self.chance(0.5) => {
                format!("{value}")
            }
            _ => self.expression(expression, least),
        }
    }

    fn member(&mut self, of: &Expression, field: &str) -> String {
        if *of == Expression::Name("this".to_owned()) {
            return self.own_member(field);
        }
        let arrow =
            matches!(of, Expression::Name(name) if self.pointers.contains(name)) && matches!(self.language, C | Cpp);
        let of = self.expression(of, POSTFIX);
        format!("{of}{}{field}", if arrow { "->" } else { "." })
    }

    fn own_member(&mut self, field: &str) -> String {
        let bare = matches!(self.language, Cpp | CSharp | Java | Kotlin | GdScript) && self.chance(0.5);
        match self.language {
            _ if bare => field.to_owned(),
            Cpp => format!("this->{field}"),
            Python | Rust | GdScript => format!("self.{field}"),
            Go => format!("me.{field}"),
            _ => format!("this.{field}"),
        }
    }

    fn own_or(&mut self, of: &Expression) -> String {
        match of {
            Expression::Name(name) if name == "this" => match self.language {
                Cpp => "this->".to_owned(),
                Python | Rust | GdScript => "self".to_owned(),
                Go => "me".to_owned(),
                _ => "this".to_owned(),
            },
            _ => self.expression(of, POSTFIX),
        }
    }

    fn binary(&mut self, op: Op, left: &Expression, right: &Expression) -> (String, u8) {
        let binding = words::binding(self.language, op);
        let alone = op.is_comparison() && words::comparisons_stand_alone(self.language);
        let mut first = self.beside(left, op, if alone { binding + 1 } else { binding });
        let second = self.beside(right, op, binding + 1);
        if self.language == Rust && matches!(op, Op::Less | Op::ShiftLeft) && ends_in_cast(&first) {
            first = format!("({first})");
        }
        // Kotlin would read `a < (if (b > c) …)` as a call with types.
        // Mono's compiler looks for a type in `a < (…)`, too.
        let is_type =
            self.language == Kotlin && second.contains('>') || self.language == CSharp && second.starts_with('(');
        if op == Op::Less && is_type {
            return (format!("{second} > {first}"), binding);
        }
        let word = words::operator(self.language, op, self.style.words, self.style.strict);
        let long = first.len() + second.len() > 60 && matches!(op, Op::And | Op::Or) && self.chance(0.5);
        if long && self.breaks_lines() {
            let indent = "    ".repeat(self.indent + 1);
            let trailing = self.language == Go || self.chance(0.5);
            let (before, after) =
                if trailing { (format!(" {word}"), String::new()) } else { (String::new(), format!("{word} ")) };
            return (format!("{first}{before}\n{indent}{after}{second}"), binding);
        }
        (format!("{first} {word} {second}"), binding)
    }

    fn breaks_lines(&self) -> bool {
        !self.is_indented()
    }

    fn signed(&mut self, sign: &str, of: &Expression) -> String {
        let of = self.expression(of, UNARY);
        if of.starts_with(['-', '+', '~']) { format!("{sign}({of})") } else { format!("{sign}{of}") }
    }

    fn not(&mut self, of: &Expression) -> (String, u8) {
        let word = match self.language {
            Python | Lua => "not ",
            GdScript if self.style.words => "not ",
            _ => "!",
        };
        let binding = match self.language {
            Python => 4,
            GdScript => POSTFIX,
            _ => UNARY,
        };
        let of = self.expression(of, binding);
        (format!("{word}{of}"), if self.language == GdScript { 4 } else { binding })
    }

    fn choice(&mut self, test: &Expression, one: &Expression, other: &Expression) -> (String, u8) {
        match self.language {
            Python | GdScript => {
                let one = self.expression(one, 2);
                let test = self.expression(test, 2);
                let other = self.expression(other, if self.language == GdScript { 2 } else { 1 });
                (format!("{one} if {test} else {other}"), CHOICE)
            }
            Lua => {
                let test = self.expression(test, 3);
                let one = self.expression(one, 4);
                let other = self.expression(other, 3);
                (format!("{test} and {one} or {other}"), 2)
            }
            Rust => {
                let (test, one, other) = (self.alone(test), self.alone(one), self.alone(other));
                (format!("if {test} {{ {one} }} else {{ {other} }}"), CHOICE)
            }
            Kotlin => {
                let (test, one, other) = (self.alone(test), self.expression(one, 2), self.expression(other, 2));
                (format!("if ({test}) {one} else {other}"), CHOICE)
            }
            _ => {
                let test = self.expression(test, 2);
                let (one, other) = (self.expression(one, 1), self.expression(other, 1));
                (format!("{test} ? {one} : {other}"), CHOICE)
            }
        }
    }

    fn cast(&mut self, number: Number, of: &Expression) -> (String, u8) {
        let name = words::number_type(self.language, number, self.style.types);
        let language = self.language;
        match language {
            Rust => {
                let of = self.expression(of, CAST);
                (format!("{of} as {name}"), CAST)
            }
            Kotlin => {
                let of = self.expression(of, POSTFIX);
                (format!("{of}.to{name}()"), POSTFIX)
            }
            Lua if number.is_whole() => {
                let of = self.alone(of);
                (format!("math.floor({of})"), POSTFIX)
            }
            Go | Python | GdScript | Lua => {
                let of = self.alone(of);
                (format!("{name}({of})"), POSTFIX)
            }
            Cpp if !name.contains(' ') && self.chance(0.3) => {
                let of = self.alone(of);
                (format!("{name}({of})"), POSTFIX)
            }
            Cpp if self.chance(0.5) => {
                let of = self.alone(of);
                (format!("static_cast<{name}>({of})"), POSTFIX)
            }
            _ => {
                let of = self.expression(of, UNARY);
                let space = if self.rng.bool() { " " } else { "" };
                (format!("({name}){space}{of}"), UNARY)
            }
        }
    }

    fn builtin(&mut self, builtin: Builtin, number: Number, all: &[Expression]) -> String {
        let name = words::library(self.language, builtin, number);
        if self.language == Rust {
            return self.rust_method(&name, builtin, number, all);
        }
        let typed = self.language == Cpp && matches!(builtin, Builtin::Min | Builtin::Max) && self.chance(0.2);
        let given: Vec<String> = all.iter().map(|one| self.argument(one)).collect();
        let of = if typed { format!("<{}>", words::number_type(Cpp, number, self.style.types)) } else { String::new() };
        format!("{name}{of}({})", given.join(", "))
    }

    fn rust_method(&mut self, name: &str, builtin: Builtin, number: Number, all: &[Expression]) -> String {
        let given: Vec<String> = all[1..].iter().map(|one| self.alone(one)).collect();
        let known = words::number_type(Rust, number, false);
        let first = &all[0];
        let plain = matches!(builtin, Builtin::Min | Builtin::Max | Builtin::Abs);
        // A literal says its type, since Rust does not know it there.
        if first.is_open() || plain && self.chance(0.2) {
            let first = self.alone(first);
            return format!("{known}::{}({})", name, [&[first][..], &given].concat().join(", "));
        }
        let first = self.expression(first, POSTFIX);
        format!("{first}.{name}({})", given.join(", "))
    }

    pub(super) fn argument(&mut self, expression: &Expression) -> String {
        let doubtful = matches!(self.language, CSharp | Kotlin | TypeScript);
        let joins = |op: &Op| op.is_comparison() || matches!(op, Op::And | Op::Or) || op.is_bitwise();
        let compares = matches!(expression, Expression::Binary(op, ..) if joins(op));
        self.expression(expression, if doubtful && compares { POSTFIX } else { CHOICE })
    }

    fn call(&mut self, name: &str, all: &[Expression]) -> String {
        let local = self.locals.iter().find(|(known, _)| known == name).map(|(_, word)| *word);
        let given = self.arguments(all, Some(name));
        match local {
            Some(word) => format!("{name}{word}({given})"),
            None => format!("{name}({given})"),
        }
    }

    fn arguments(&mut self, all: &[Expression], of: Option<&str>) -> String {
        let written = self.written.iter().find(|(name, _)| Some(*name) == of).map(|(_, written)| written.clone());
        let mut given = Vec::new();
        for (place, one) in all.iter().enumerate() {
            let is_written = written.as_ref().and_then(|written| written.get(place)).copied().unwrap_or(false);
            given.push(match one {
                Expression::Given(name) => self.given(name, is_written),
                other => self.argument(other),
            });
        }
        given.join(", ")
    }

    fn given(&mut self, name: &str, is_written: bool) -> String {
        if self.passes_values() || self.pointers.iter().any(|pointer| pointer == name) {
            return name.to_owned();
        }
        match self.language {
            C => format!("&{name}"),
            Rust if is_written => format!("&mut {name}"),
            Rust => format!("&{name}"),
            _ => name.to_owned(),
        }
    }

    fn chain(&mut self, all: &[Expression], ops: &[Op]) -> String {
        let least = words::binding(self.language, Op::Less) + 1;
        let mut text = self.expression(&all[0], least);
        for (one, op) in all[1..].iter().zip(ops) {
            let word = words::operator(self.language, *op, false, false);
            let one = self.expression(one, least);
            text = format!("{text} {word} {one}");
        }
        text
    }
}

fn ends_in_cast(text: &str) -> bool {
    text.rfind(" as ").is_some_and(|at| !text[at..].contains(')'))
}
