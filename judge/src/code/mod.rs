//! A test as a function in the language of a game: any formula, and so any built-in method.
//!
//! A function takes the numbers that its test uses: two corners of each shape, or its centre and size, or else its
//! top-left corner and size. All numbers are doubles, computed in the order written, with hantei's answers.

mod builtin;
mod languages;
mod lines;
mod pair;
mod polygon;
mod push;
mod response;
mod slanted;
mod swept;
mod syntax;
mod typed;

pub use builtin::{AsFormula, formula_of};
pub use languages::CodeLanguage;
pub use polygon::polygon_code;
pub use response::{ResponseBlocks, response_ball_code, response_code, response_move_code};
pub use slanted::SlantedCode;

use crate::formula::meaning::{Binds, FormulaStep, MOST_CORNERS, Meant, Number, PointTerm, Printer, Term, parts};
use crate::formula::{Formula, InsideFormula, Shapes};
use hantei_collision::{Axis, Cuboid, Part, named};
use syntax::{Helper, Record, Statement, Syntax};

/// How a function takes its shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CodeParameters {
    /// As numbers: `ax, ay, aw, ah`.
    #[default]
    Numbers,
    /// As values of a type, defined above the function: `a.x`. In HSP, which has no types, as arrays.
    Type,
}

named!(CodeParameters { Numbers = "numbers", Type = "type" });

/// How a rectangle or a box is given to the function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Handed {
    Corners,
    OriginSize,
    CentreSize,
}

impl Handed {
    /// The form that gives all parts in `used` most directly.
    fn for_parts(used: &[Part]) -> Self {
        let only = |parts: [Part; 2]| used.iter().all(|part| parts.contains(part));
        if only([Part::Min, Part::Max]) {
            Self::Corners
        } else if only([Part::Centre, Part::Size]) {
            Self::CentreSize
        } else {
            Self::OriginSize
        }
    }

    const fn parts(self) -> [Part; 2] {
        match self {
            Self::Corners => [Part::Min, Part::Max],
            Self::OriginSize => [Part::Min, Part::Size],
            Self::CentreSize => [Part::Centre, Part::Size],
        }
    }

    fn record(self, axes: &[Axis]) -> Record {
        let fields = self.parts().map(|part| axes.iter().map(move |&axis| self.field(axis, part)));
        let name = if axes.len() == 2 { "Rect" } else { "Cuboid" };
        Record { name, fields: fields.into_iter().flatten().collect() }
    }

    fn field(self, axis: Axis, part: Part) -> &'static str {
        // The second name of a part is that of a corner.
        let place = usize::from(self == Self::Corners && part == Part::Min);
        parts::<Cuboid>().find(|(on, one, _)| *on == axis && *one == part).map_or("", |(_, _, names)| names[place])
    }

    /// A number of a shape, computed from those that are given, which `taken` writes.
    fn written(self, taken: impl Fn(&str) -> String, axis: Axis, part: Part) -> (String, Binds) {
        let number = |part| taken(self.field(axis, part));
        if self.parts().contains(&part) {
            return (number(part), Binds::Whole);
        }
        let half = if part == Part::Centre { " / 2.0" } else { "" };
        (format!("{} + {}{half}", number(Part::Min), number(Part::Size)), Binds::Sum)
    }
}

impl InsideFormula {
    /// The test as a function of corners and point, in this language. `note` is a comment above it, one line or more.
    pub fn code(&self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        self.code_of_points(4, language, parameters, note)
    }
}

impl<S: Shapes> Formula<S> {
    /// The test as a function of so many corners, and the point.
    fn code_of_points(&self, corners: usize, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        let point = Record::point();
        let syntax = language.syntax();
        let names = CORNERS.into_iter().take(corners).chain(["p"]);
        let records: Vec<(&str, &Record)> = names.map(|name| (name, &point)).collect();
        let function = Function { syntax, parameters, records: &records };
        let called = |helper: Helper, spots: &[usize; 3]| {
            let arguments = spots.map(|spot| syntax.argument(parameters, records[spot].0, &point));
            format!("{}({})", syntax.helper_name(helper), arguments.join(", "))
        };
        let named = |term: &Term, written: &str| {
            let Term::Point(term) = term else { return (written.to_owned(), Binds::Whole) };
            let name = match term {
                PointTerm::Coordinate(spot, axis) => function.taken((*spot).min(corners), axis.name()),
                PointTerm::Cross(spots) => called(Helper::Side, spots),
                PointTerm::Dot(spots) => called(Helper::Dot, spots),
                PointTerm::Corners => corners.to_string(),
            };
            (name, Binds::Whole)
        };
        let mut used = Vec::new();
        for number in self.meant.numbers() {
            number.each_term(&mut |term| match term {
                Term::Point(PointTerm::Cross(_)) => used.push(Helper::Side),
                Term::Point(PointTerm::Dot(_)) => used.push(Helper::Dot),
                _ => {}
            });
        }
        function.file(note, &helpers(&self.meant, &used), "inside", &body(&self.meant, syntax, named))
    }
}

/// The names of corners.
const CORNERS: [&str; MOST_CORNERS] = ["a", "b", "c", "d", "e", "f"];

struct Function<'a> {
    syntax: &'static Syntax,
    parameters: CodeParameters,
    records: &'a [(&'a str, &'a Record)],
}

impl Function<'_> {
    fn taken(&self, shape: usize, field: &str) -> String {
        let (name, record) = self.records[shape];
        let place = record.fields.iter().position(|one| *one == field).unwrap_or_default();
        self.syntax.taken(self.parameters, name, record, place)
    }

    fn file(&self, note: &str, helpers: &[Helper], name: &str, body: &[Statement]) -> String {
        self.file_with(note, helpers, name, body, "")
    }

    fn file_with(&self, note: &str, helpers: &[Helper], name: &str, body: &[Statement], other: &str) -> String {
        let Self { syntax, parameters, records } = self;
        let mut text = lines::comment(syntax.comment, note);
        text.push_str(syntax.before);
        let mut types: Vec<&Record> = Vec::new();
        for (_, record) in records.iter().filter(|_| *parameters == CodeParameters::Type) {
            if !types.iter().any(|one| one.name == record.name) {
                types.push(record);
                text.push_str(&(syntax.record)(record.name, &record.fields));
            }
        }
        for helper in helpers {
            text.push_str(&syntax.helper(*parameters, *helper));
        }
        text.push_str(&syntax.function(*parameters, name, records, body));
        if !other.is_empty() {
            text.push('\n');
            text.push_str(other);
        }
        text.push_str(syntax.behind);
        if syntax.tabs { text.replace("    ", "\t") } else { text }
    }
}

fn helpers(formula: &Meant, of_points: &[Helper]) -> Vec<Helper> {
    let mut found = of_points.to_vec();
    formula.numbers().for_each(|number| extremes(number, &mut found));
    let all = [Helper::Min, Helper::Max, Helper::Side, Helper::Dot];
    all.into_iter().filter(|helper| found.contains(helper)).collect()
}

fn extremes(number: &Number, found: &mut Vec<Helper>) {
    if let Number::Extreme(which, _) = number {
        found.push((*which).into());
    }
    number.parts().iter().for_each(|part| extremes(part, found));
}

fn body(formula: &Meant, syntax: &Syntax, named: impl Fn(&Term, &str) -> (String, Binds)) -> Vec<Statement> {
    let names = flag_names(formula.flag_names());
    let flags: Vec<&str> = names.iter().map(String::as_str).collect();
    let printer = Printer { dialect: &syntax.dialect, named, asked: &formula.asked, flags: &flags };
    let printed = |test| syntax.spelled(printer.test(test));
    let mut places = names.iter();
    let mut statements: Vec<Statement> = Vec::new();
    for step in &formula.steps {
        statements.push(match step {
            FormulaStep::Flag(_, test) => Statement::Flag(places.next().cloned().unwrap_or_default(), printed(test)),
            FormulaStep::Return(when, says) => Statement::Return(printed(when), syntax.truth(*says).to_owned()),
        });
    }
    statements.push(Statement::Last(syntax.as_truth(printed(&formula.last))));
    statements
}

/// Names that no language reserves: `is_` before the given name, or a number.
fn flag_names<'a>(given: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (place, name) in given.enumerate() {
        let plain = name.to_ascii_lowercase();
        let plain = plain.strip_prefix("is_").unwrap_or(&plain);
        let is_plain = plain.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let name = format!("is_{plain}");
        let is_free = is_plain && !names.contains(&name);
        names.push(if is_free { name } else { format!("is_flag_{}", place + 1) });
    }
    names
}
