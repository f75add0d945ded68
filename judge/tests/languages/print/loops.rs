//! Loops.

use super::Writer;
use crate::language::Language;
use crate::tree::{Count, Expression, Kind, Number, Statement};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

impl Writer<'_> {
    pub(super) fn while_loop(&mut self, test: &Expression, body: &[Statement]) {
        let test = self.alone(test);
        let head = match self.language {
            Go => format!("for {test}"),
            Lua => format!("while {test} do"),
            _ if self.has_brackets() => format!("while ({test})"),
            _ => format!("while {test}"),
        };
        self.open(&head);
        self.inner(body);
        self.close();
    }

    pub(super) fn do_while(&mut self, body: &[Statement], test: &Expression) {
        if self.language == Lua {
            self.line("repeat");
            self.indent += 1;
            self.statements(body);
            self.indent -= 1;
            let test = self.alone(&Expression::Not(Box::new(test.clone())));
            return self.line(&format!("until {test}"));
        }
        self.line("do {");
        self.indent += 1;
        self.statements(body);
        self.indent -= 1;
        let test = self.alone(test);
        self.ended(&format!("}} while ({test})"));
    }

    pub(super) fn count(&mut self, count: &Count) {
        let begin = self.out.len();
        let head = self.count_head(count);
        self.open(&head);
        let body = self.out.len();
        self.inner(&count.body);
        self.close();
        let printed = &self.out.as_bytes()[body..];
        let has_methods = printed.windows(2).any(|two| two[0] == b'.' && two[1].is_ascii_lowercase());
        if self.language == Rust && count.number == Number::I32 && has_methods {
            // A method has to know the type of its number.
            let head = self.out[begin..body].replacen("..", "i32..", 1);
            self.out.replace_range(begin..body, &head);
        }
    }

    fn count_head(&mut self, count: &Count) -> String {
        let Count { name, from, to, step, .. } = count;
        let last = if *step > 0 { to - 1 } else { to + 1 };
        match self.language {
            Python | GdScript if *from == 0 && *step == 1 => format!("for {name} in range({to})"),
            Python | GdScript if *step == 1 => format!("for {name} in range({from}, {to})"),
            Python | GdScript => format!("for {name} in range({from}, {to}, {step})"),
            Lua if *step == 1 => format!("for {name} = {from}, {last} do"),
            Lua => format!("for {name} = {from}, {last}, {step} do"),
            Rust => self.count_of_rust(count),
            Kotlin => count_of_kotlin(count),
            _ => self.count_of_c(count),
        }
    }

    fn count_of_rust(&mut self, count: &Count) -> String {
        let Count { name, from, to, step, .. } = count;
        let suffix = if count.number == Number::I32 { "" } else { self.number_word(count.number) };
        if *step < 0 {
            return format!("for {name} in ({}{suffix}..={from}).rev()", to + 1);
        }
        let range =
            if count.is_inclusive { format!("{from}{suffix}..={}", to - 1) } else { format!("{from}{suffix}..{to}") };
        if *step == 1 { format!("for {name} in {range}") } else { format!("for {name} in ({range}).step_by({step})") }
    }

    fn count_of_c(&mut self, count: &Count) -> String {
        let Count { name, from, to, step, number, is_inclusive, .. } = count;
        let (sign, bound) = match (*step > 0, is_inclusive) {
            (true, false) => ("<", *to),
            (true, true) => ("<=", to - 1),
            (false, false) => (">", *to),
            (false, true) => (">=", to + 1),
        };
        let next = self.step_of_c(name, *step);
        let ty = match self.language {
            JavaScript if self.style.var => "var",
            JavaScript | TypeScript => "let",
            Go if *number == Number::I64 => return format!("for {name} := {from}; {name} {sign} {bound}; {next}"),
            _ => self.number_word(*number),
        };
        format!("for ({ty} {name} = {from}; {name} {sign} {bound}; {next})")
    }

    fn step_of_c(&mut self, name: &str, step: i64) -> String {
        let go = self.language == Go;
        match step {
            1 if go || self.chance(0.6) => format!("{name}++"),
            1 if self.rng.bool() => format!("++{name}"),
            -1 if go || self.chance(0.6) => format!("{name}--"),
            -1 if self.rng.bool() => format!("--{name}"),
            step if step > 0 => format!("{name} += {step}"),
            step => format!("{name} -= {}", -step),
        }
    }

    pub(super) fn each(
        &mut self,
        name: &str,
        number: Number,
        all: &[Expression],
        body: &[Statement],
        other: Option<&[Statement]>,
    ) {
        let mut values: Vec<String> = all.iter().map(|one| self.argument(one)).collect();
        if let (Rust, Expression::Number(value, _)) = (self.language, &all[0]) {
            // A method has to know the type of its number.
            values[0] = format!("{value}_{}", self.number_word(number));
        }
        let values = values.join(", ");
        let ty = self.type_of(Kind::Number(number));
        let language = self.language;
        let head = match language {
            JavaScript if self.style.var => format!("for (var {name} of [{values}])"),
            JavaScript | TypeScript => format!("for (const {name} of [{values}])"),
            Python if self.rng.bool() => format!("for {name} in ({values})"),
            Python | GdScript | Rust => format!("for {name} in [{values}]"),
            Cpp | C => format!("for ({ty} {name} : {{{values}}})"),
            Lua => format!("for _, {name} in ipairs({{{values}}}) do"),
            CSharp => format!("foreach ({ty} {name} in new {ty}[] {{ {values} }})"),
            Java => format!("for ({ty} {name} : new {ty}[] {{ {values} }})"),
            Go => format!("for _, {name} := range []{ty}{{{values}}}"),
            Kotlin => format!("for ({name} in listOf({values}))"),
        };
        self.open(&head);
        if self.language == Go {
            self.line(&format!("_ = {name}"));
        }
        self.inner(body);
        self.close();
        if let Some(other) = other {
            self.open("else");
            self.inner(other);
            self.close();
        }
    }
}

fn count_of_kotlin(count: &Count) -> String {
    let Count { name, from, to, step, .. } = count;
    match step {
        1 if count.is_inclusive => format!("for ({name} in {from}..{})", to - 1),
        1 => format!("for ({name} in {from} until {to})"),
        -1 => format!("for ({name} in {from} downTo {})", to + 1),
        step => format!("for ({name} in {from} until {to} step {step})"),
    }
}
