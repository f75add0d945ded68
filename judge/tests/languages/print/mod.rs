//! Prints programs as people write them: with few brackets, in the ways that the language has for the same thing.

mod caller;
mod expressions;
mod functions;
mod lambdas;
mod loops;
mod records;
mod statements;
pub(crate) mod words;

use crate::language::Language;
use crate::tree::{Function, Kind, Number, Program, Record};
use fastrand::Rng;

/// What a program is printed with, throughout.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// `;` in JavaScript.
    semicolons: bool,
    /// `var` in JavaScript.
    var: bool,
    /// Types of `stdint.h`; types in Python and `GDScript`.
    types: bool,
    /// `int` for truth values in C.
    int_truths: bool,
    /// `and` in `GDScript`.
    words: bool,
    /// `===` in JavaScript.
    strict: bool,
    /// The last value without `return`.
    tails: bool,
    /// `{` on a line of its own.
    tall: bool,
}

pub(crate) struct Printed {
    /// What is judged.
    pub(crate) text: String,
    /// A function or block that calls it with the numbers of `v`.
    pub(crate) caller: String,
    /// The inputs, as the judge names them.
    pub(crate) columns: Vec<(String, Number)>,
}

struct Writer<'a> {
    language: Language,
    rng: Rng,
    style: Style,
    out: String,
    indent: usize,
    /// How far the body of the innermost function is indented.
    body: usize,
    record: Option<&'a Record>,
    /// The parameters that each function writes.
    written: Vec<(&'a str, Vec<bool>)>,
    /// Names that stand for the place of a record.
    pointers: Vec<String>,
    /// The function that is printed.
    function: Option<&'a Function>,
    /// Functions in functions, with the word that calls them (Java).
    locals: Vec<(String, &'static str)>,
}

pub(crate) fn printed(program: &Program, seed: u64) -> Printed {
    let mut rng = Rng::with_seed(seed);
    let style = Style {
        semicolons: rng.f64() < 0.8,
        var: rng.f64() < 0.1,
        types: rng.f64() < 0.3,
        int_truths: rng.f64() < 0.3,
        words: rng.bool(),
        strict: rng.bool(),
        tails: rng.f64() < 0.6,
        tall: rng.f64() < 0.2,
    };
    let of = |function: &'_ Function| function.parameters.iter().map(|parameter| parameter.is_written).collect();
    let mut writer = Writer {
        language: program.language,
        rng,
        style,
        out: String::new(),
        indent: 0,
        body: 0,
        record: program.record.as_ref(),
        written: program.helpers.iter().map(|helper| (helper.name.as_str(), of(helper))).collect(),
        pointers: Vec::new(),
        function: None,
        locals: Vec::new(),
    };
    writer.whole(program);
    let text = std::mem::take(&mut writer.out);
    let caller = writer.caller(program);
    Printed { text, caller, columns: columns(program) }
}

fn columns(program: &Program) -> Vec<(String, Number)> {
    let mut columns = Vec::new();
    for parameter in &program.main.parameters {
        match (parameter.kind, &program.record) {
            (Kind::Number(number), _) => columns.push((parameter.name.clone(), number)),
            (Kind::Record, Some(record)) => {
                columns
                    .extend(record.fields.iter().map(|field| (format!("{}.{field}", parameter.name), record.number)));
            }
            _ => {}
        }
    }
    columns
}

impl<'a> Writer<'a> {
    fn whole(&mut self, program: &'a Program) {
        for (name, number, value) in &program.globals {
            self.global(name, *number, *value);
        }
        if let Some(record) = &program.record {
            self.record_type(record);
        }
        for helper in &program.helpers {
            self.function(helper);
        }
        self.function(&program.main);
    }

    fn chance(&mut self, share: f64) -> bool {
        self.rng.f64() < share
    }

    fn line(&mut self, line: &str) {
        let unit = if matches!(self.language, Language::Go | Language::GdScript) { "\t" } else { "    " };
        self.out.push_str(&unit.repeat(self.indent));
        self.out.push_str(line);
        self.out.push('\n');
    }

    /// A statement with what ends one.
    fn ended(&mut self, line: &str) {
        let end = self.end();
        self.line(&format!("{line}{end}"));
    }

    fn end(&self) -> &'static str {
        match self.language {
            Language::Python | Language::Lua | Language::Go | Language::Kotlin | Language::GdScript => "",
            Language::JavaScript | Language::TypeScript if !self.style.semicolons => "",
            _ => ";",
        }
    }

    fn is_indented(&self) -> bool {
        matches!(self.language, Language::Python | Language::GdScript)
    }

    /// Begins a block after its head.
    fn open(&mut self, head: &str) {
        match self.language {
            Language::Python | Language::GdScript => self.line(&format!("{head}:")),
            Language::Lua => self.line(head),
            _ if self.style.tall && self.may_be_tall() => {
                self.line(head);
                self.line("{");
            }
            _ => self.line(&format!("{head} {{")),
        }
        self.indent += 1;
    }

    fn may_be_tall(&self) -> bool {
        matches!(self.language, Language::C | Language::Cpp | Language::CSharp | Language::Java | Language::TypeScript)
    }

    fn close(&mut self) {
        self.close_with("");
    }

    fn close_with(&mut self, end: &str) {
        self.indent -= 1;
        match self.language {
            Language::Python | Language::GdScript => {}
            Language::Lua => self.line("end"),
            _ => self.line(&format!("}}{end}")),
        }
    }

    fn type_of(&self, kind: Kind) -> String {
        match kind {
            Kind::Number(number) => words::number_type(self.language, number, self.style.types).to_owned(),
            Kind::Truth if self.language == Language::C && self.style.int_truths => "int".to_owned(),
            Kind::Truth => words::truth_type(self.language).to_owned(),
            Kind::Record => self.record_name(),
            Kind::Nothing if self.language == Language::Kotlin => "Unit".to_owned(),
            Kind::Nothing => "void".to_owned(),
        }
    }

    fn record_name(&self) -> String {
        self.record.map(|record| record.name.clone()).unwrap_or_default()
    }

    /// Whether records are passed as values where the language has both.
    fn passes_values(&self) -> bool {
        self.record.is_none_or(|record| record.is_value)
    }

    fn comment(&mut self) {
        let words = [
            "the gap between them",
            "x grows to the right",
            "TODO: tidy up",
            "touching is no hit",
            "if (x < 1) return true;",
        ];
        let word = words[self.rng.usize(0..words.len())];
        let language = self.language;
        let line = match language {
            Language::Python | Language::GdScript => format!("# {word}"),
            Language::Lua => format!("-- {word}"),
            _ if self.chance(0.3) => format!("/* {word} */"),
            _ => format!("// {word}"),
        };
        self.line(&line);
    }
}
