//! Statements in the three kinds of blocks: brackets, indentation, `end`.

use super::Writer;
use crate::language::Language;
use crate::tree::{Expression, Kind, Let, Number, Op, Statement, ends};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

impl Writer<'_> {
    pub(super) fn statements(&mut self, body: &[Statement]) {
        for statement in body {
            if self.chance(0.06) {
                self.comment();
            }
            self.statement(statement);
        }
    }

    /// The statements of an inner block.
    pub(super) fn inner(&mut self, body: &[Statement]) {
        self.statements(body);
        if body.is_empty() && self.is_indented() {
            self.line("pass");
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Let(declared) => self.declared(declared),
            Statement::If(parts, other) => self.branches(parts, other.as_deref()),
            Statement::Switch(value, number, cases, other) => self.switch(value, *number, cases, other.as_deref()),
            Statement::While(test, body) => self.while_loop(test, body),
            Statement::DoWhile(body, test) => self.do_while(body, test),
            Statement::Count(count) => self.count(count),
            Statement::Each(name, number, all, body, other) => self.each(name, *number, all, body, other.as_deref()),
            Statement::Block(body) => self.block(body),
            Statement::Local(function) => self.local(function),
            other => {
                let line = self.simple(other);
                self.ended(&line);
            }
        }
    }

    fn block(&mut self, body: &[Statement]) {
        match self.language {
            Python | GdScript => self.statements(body),
            Lua => {
                self.open("do");
                self.statements(body);
                self.close();
            }
            Kotlin => {
                self.open("run");
                self.statements(body);
                self.close();
            }
            _ => {
                self.line("{");
                self.indent += 1;
                self.statements(body);
                self.close();
            }
        }
    }

    /// A statement on one line, without what ends it.
    fn simple(&mut self, statement: &Statement) -> String {
        match statement {
            Statement::Assign(op, target, value) => self.assigned(*op, target, value),
            Statement::Step(target, up, before) => {
                let target = self.target(target);
                let sign = if *up { "++" } else { "--" };
                if *before && self.language != Go { format!("{sign}{target}") } else { format!("{target}{sign}") }
            }
            Statement::Multiple(targets, values) => self.multiple(targets, values),
            Statement::Both(one, other, value) => {
                let value = self.alone(value);
                format!("{one} = {other} = {value}")
            }
            Statement::Break => "break".to_owned(),
            Statement::Continue => "continue".to_owned(),
            Statement::Return(value) => {
                let value = self.alone(value);
                format!("return {value}")
            }
            Statement::Do(value) => self.alone(value),
            _ => String::new(),
        }
    }

    fn assigned(&mut self, op: Option<Op>, target: &Expression, value: &Expression) -> String {
        let target = self.target(target);
        let value = self.alone(value);
        let word = match op {
            None => "",
            Some(Op::Plus) => "+",
            Some(Op::Minus) => "-",
            Some(Op::Times) => "*",
            Some(Op::Divide) => "/",
            Some(Op::BitAnd) => "&",
            Some(_) => "|",
        };
        format!("{target} {word}= {value}")
    }

    fn multiple(&mut self, targets: &[Expression], values: &[Expression]) -> String {
        let list = |writer: &mut Self, all: &[Expression]| {
            let all: Vec<String> = all.iter().map(|one| writer.argument(one)).collect();
            all.join(", ")
        };
        let (targets, values) = (list(self, targets), list(self, values));
        match self.language {
            JavaScript | TypeScript if self.style.semicolons => format!("[{targets}] = [{values}]"),
            JavaScript | TypeScript => format!(";[{targets}] = [{values}]"),
            Rust => format!("({targets}) = ({values})"),
            _ => format!("{targets} = {values}"),
        }
    }

    fn declared(&mut self, declared: &Let) {
        let name = &declared.name;
        let value = declared.value.as_ref().map(|value| self.alone(value));
        let head = self.declared_head(declared);
        let line = match &value {
            Some(value) if self.language == Go && declared.is_inferred => format!("{name} := {value}"),
            Some(value) => format!("{head} = {value}"),
            None => head,
        };
        self.ended(&line);
        if self.language == Go && declared.kind != Kind::Nothing && !self.is_read(name) {
            self.line(&format!("_ = {name}"));
        }
    }

    fn is_read(&self, name: &str) -> bool {
        self.function.is_some_and(|function| crate::uses::is_surely_read(function, name))
    }

    fn declared_head(&mut self, declared: &Let) -> String {
        let name = &declared.name;
        let ty = self.declared_type(declared.kind);
        let bare = declared.is_inferred;
        let constant = declared.is_constant;
        match self.language {
            JavaScript if self.style.var => format!("var {name}"),
            JavaScript | TypeScript => {
                let ty = if self.language == TypeScript && !bare { format!(": {ty}") } else { String::new() };
                format!("{} {name}{ty}", if constant { "const" } else { "let" })
            }
            Python if self.style.types && !bare && declared.kind != Kind::Record => format!("{name}: {ty}"),
            Python => name.clone(),
            Lua => format!("local {name}"),
            C if constant => format!("const {ty} {name}"),
            C => format!("{ty} {name}"),
            Cpp => {
                let ty = if bare { "auto" } else { &ty };
                let constant = if constant { "const " } else { "" };
                format!("{constant}{ty} {name}")
            }
            Java => {
                let ty = if bare { "var" } else { &ty };
                let constant = if constant { "final " } else { "" };
                format!("{constant}{ty} {name}")
            }
            CSharp => format!("{} {name}", if bare { "var" } else { &ty }),
            Rust => {
                let ty = if bare { String::new() } else { format!(": {ty}") };
                format!("let {}{name}{ty}", if constant { "" } else { "mut " })
            }
            Go => format!("var {name} {ty}"),
            Kotlin => {
                let ty = if bare { String::new() } else { format!(": {ty}") };
                format!("{} {name}{ty}", if constant { "val" } else { "var" })
            }
            GdScript if declared.kind == Kind::Record || bare => format!("var {name}"),
            GdScript => format!("var {name}: {ty}"),
        }
    }

    fn tested(word: &str, test: &str, brackets: bool) -> String {
        if brackets { format!("{word} ({test})") } else { format!("{word} {test}") }
    }

    pub(super) fn has_brackets(&self) -> bool {
        !matches!(self.language, Go | Rust | Python | GdScript | Lua)
    }

    fn branches(&mut self, parts: &[(Expression, Vec<Statement>)], other: Option<&[Statement]>) {
        if let ([(test, body)], None) = (parts, other)
            && self.short_branch(test, body)
        {
            return;
        }
        for (place, (test, body)) in parts.iter().enumerate() {
            let test = self.alone(test);
            let word = match (place, self.language) {
                (0, _) => "if",
                (_, Python | GdScript) => "elif",
                (_, Lua) => "elseif",
                _ => "} else if",
            };
            self.part(word, &test, place > 0);
            self.indent += 1;
            self.inner(body);
            self.indent -= 1;
        }
        if let Some(body) = other {
            match self.language {
                Python | GdScript => self.line("else:"),
                Lua => self.line("else"),
                _ => self.line("} else {"),
            }
            self.indent += 1;
            self.inner(body);
            self.indent -= 1;
        }
        match self.language {
            Python | GdScript => {}
            Lua => self.line("end"),
            _ => self.line("}"),
        }
    }

    fn part(&mut self, word: &str, test: &str, _later: bool) {
        let head = Self::tested(word, test, self.has_brackets());
        match self.language {
            Python | GdScript => self.line(&format!("{head}:")),
            Lua => self.line(&format!("{head} then")),
            _ => self.line(&format!("{head} {{")),
        }
    }

    /// `if (test) return x;`
    fn short_branch(&mut self, test: &Expression, body: &[Statement]) -> bool {
        let [one] = body else { return false };
        let simple = matches!(
            one,
            Statement::Return(_) | Statement::Break | Statement::Continue | Statement::Assign(..) | Statement::Step(..)
        );
        if !simple || matches!(self.language, Go | Rust) || self.chance(0.5) {
            return false;
        }
        let test = self.alone(test);
        let inner = self.simple(one);
        let end = self.end();
        let head = Self::tested("if", &test, self.has_brackets());
        let language = self.language;
        match language {
            Python | GdScript => self.line(&format!("{head}: {inner}")),
            Lua => self.line(&format!("{head} then {inner} end")),
            Kotlin if self.chance(0.3) => self.line(&format!("{head} {{ {inner} }}")),
            _ if self.chance(0.3) => {
                self.line(&head);
                self.indent += 1;
                self.line(&format!("{inner}{end}"));
                self.indent -= 1;
            }
            _ => self.line(&format!("{head} {inner}{end}")),
        }
        true
    }

    fn switch(
        &mut self,
        value: &Expression,
        number: Number,
        cases: &[(Vec<i64>, Vec<Statement>)],
        other: Option<&[Statement]>,
    ) {
        let value = self.alone(value);
        let word = match self.language {
            Python | GdScript | Rust => "match",
            Kotlin => "when",
            _ => "switch",
        };
        let head = Self::tested(word, &value, self.has_brackets());
        self.open(&head);
        for (place, (values, body)) in cases.iter().enumerate() {
            let next = cases.get(place + 1).map(|(_, next)| &next[..]).or(other);
            self.case(values, number, body, next);
        }
        match (other, self.language) {
            (Some(body), _) => self.other_case(body),
            (None, Rust) => self.line("_ => {}"),
            (None, Kotlin) => self.line("else -> {}"),
            _ => {}
        }
        self.close();
    }

    fn case_values(&self, values: &[i64], number: Number) -> Vec<String> {
        let long = self.language == Kotlin && number == Number::I64;
        values.iter().map(|value| if long { format!("{value}L") } else { value.to_string() }).collect()
    }

    fn case(&mut self, values: &[i64], number: Number, body: &[Statement], next: Option<&[Statement]>) {
        let values = self.case_values(values, number);
        match self.language {
            Python => self.open(&format!("case {}", values.join(" | "))),
            GdScript => self.open(&values.join(", ")),
            Rust => self.open(&format!("{} =>", values.join(" | "))),
            Kotlin => self.open(&format!("{} ->", values.join(", "))),
            Go => {
                self.line(&format!("case {}:", values.join(", ")));
                self.indent += 1;
                self.inner(body);
                self.indent -= 1;
                return;
            }
            _ => {
                let all: Vec<String> = values.iter().map(|value| format!("case {value}:")).collect();
                return self.case_of_c(&all.join(" "), body, next);
            }
        }
        self.inner(body);
        self.close();
    }

    /// The next case's body may follow, unless nothing can be reached after that.
    fn case_of_c(&mut self, head: &str, body: &[Statement], next: Option<&[Statement]>) {
        self.line(&format!("{head} {{"));
        self.indent += 1;
        self.statements(body);
        let is_last = next.is_none();
        let falls = next.is_some_and(|next| !ends(next)) && self.language != CSharp && self.chance(0.15);
        if !ends(body) && !falls && (!is_last || self.language == CSharp || self.rng.bool()) {
            self.ended("break");
        }
        self.indent -= 1;
        self.line("}");
    }

    fn other_case(&mut self, body: &[Statement]) {
        match self.language {
            Python => self.open("case _"),
            GdScript => self.open("_"),
            Rust => self.open("_ =>"),
            Kotlin => self.open("else ->"),
            Go => {
                self.line("default:");
                self.indent += 1;
                self.inner(body);
                self.indent -= 1;
                return;
            }
            _ => return self.case_of_c("default:", body, None),
        }
        self.inner(body);
        self.close();
    }
}
