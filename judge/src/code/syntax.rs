//! How a language writes a function, as patterns.

use super::CodeParameters;
use super::lines::{COLUMNS, INDENT, laid_out, named_parts};
use crate::formula::meaning::{Dialect, Extreme};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Helper {
    Side,
    Dot,
    Min,
    Max,
}

impl From<Extreme> for Helper {
    fn from(which: Extreme) -> Self {
        match which {
            Extreme::Min => Self::Min,
            Extreme::Max => Self::Max,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Breaks {
    Anywhere,
    InParentheses,
    /// Nowhere: parts of a long line get names, and the head of a function continues after a `\`.
    Nowhere,
}

pub(super) struct Record {
    pub(super) name: &'static str,
    pub(super) fields: Vec<&'static str>,
}

impl Record {
    pub(super) fn point() -> Self {
        Self { name: "Point", fields: vec!["x", "y"] }
    }
}

pub(super) enum Statement {
    Flag(String, String),
    /// A named number, one that changes later, and the change.
    Number(String, String),
    Variable(String, String),
    Assign(String, String),
    If(String, Vec<Self>),
    /// A loop: its head, what it repeats, its end.
    Each(String, Vec<Self>, &'static str),
    /// A line as it is.
    Line(String),
    Return(String, String),
    Last(String),
}

/// How a language writes a function. In the texts each `$` is replaced by the next value.
pub(super) struct Syntax {
    pub(super) dialect: Dialect,
    pub(super) comment: &'static str,
    pub(super) before: &'static str,
    pub(super) behind: &'static str,
    /// A number as a parameter, and a shape, whose type is `$1`.
    pub(super) parameter: &'static str,
    pub(super) shape: &'static str,
    /// A number of a shape: shape, name of the number, its place.
    pub(super) field: fn(&str, &str, usize) -> String,
    /// The type of a shape: its name, the names of its numbers.
    pub(super) record: fn(&str, &[&str]) -> String,
    /// The head of a function that returns a truth, and of one that returns a number: name, parameters.
    pub(super) test: &'static str,
    pub(super) number: &'static str,
    /// Before a function with more than seven parameters.
    pub(super) many: &'static str,
    pub(super) end: &'static str,
    /// A named truth: name, test.
    pub(super) flag: &'static str,
    /// A named number, one that changes later, and the change: name, number.
    pub(super) fixed: &'static str,
    pub(super) variable: &'static str,
    pub(super) assign: &'static str,
    pub(super) block: [&'static str; 2],
    /// An early return: test, returned value; and the same for a test of several lines.
    pub(super) early: &'static str,
    pub(super) early_long: &'static str,
    pub(super) last: &'static str,
    pub(super) breaks: Breaks,
    pub(super) spelled: &'static [(&'static str, &'static str)],
    /// Whether truths joined by `&` are numbers.
    pub(super) makes_numbers: bool,
    /// Whether the language has a minimum and a maximum of two numbers; only HSP has none.
    pub(super) has_extremes: bool,
    pub(super) capital: bool,
    pub(super) tabs: bool,
}

fn block(begin: &str, body: &str, end: &str) -> String {
    let body: String = body.lines().map(|line| format!("    {line}\n")).collect();
    let end = if end.is_empty() { String::new() } else { format!("    {end}\n") };
    format!("    {begin}\n{body}{end}")
}

pub(super) fn filled(pattern: &str, texts: &[&str]) -> String {
    let mut parts = pattern.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for (text, part) in texts.iter().zip(parts) {
        out.push_str(text);
        out.push_str(part);
    }
    out
}

impl Syntax {
    pub(super) fn truth(&self, holds: bool) -> &'static str {
        self.dialect.truths[usize::from(holds)]
    }

    pub(super) fn breaks_nowhere(&self) -> bool {
        self.breaks == Breaks::Nowhere
    }

    pub(super) fn called(&self, name: &str) -> String {
        match name.split_at_checked(1) {
            Some((first, rest)) if self.capital => first.to_ascii_uppercase() + rest,
            _ => name.to_owned(),
        }
    }

    pub(super) fn helper_name(&self, helper: Helper) -> String {
        match helper {
            Helper::Side => self.called("side"),
            Helper::Dot => self.called("dot"),
            Helper::Min => self.dialect.min[0].trim_end_matches('(').to_owned(),
            Helper::Max => self.dialect.max[0].trim_end_matches('(').to_owned(),
        }
    }

    pub(super) fn taken(&self, as_what: CodeParameters, shape: &str, record: &Record, place: usize) -> String {
        let field = record.fields[place];
        match as_what {
            CodeParameters::Numbers => format!("{shape}{field}"),
            CodeParameters::Type => (self.field)(shape, field, place),
        }
    }

    pub(super) fn argument(&self, as_what: CodeParameters, shape: &str, record: &Record) -> String {
        match as_what {
            CodeParameters::Numbers => {
                record.fields.iter().map(|field| format!("{shape}{field}")).collect::<Vec<_>>().join(", ")
            }
            CodeParameters::Type => shape.to_owned(),
        }
    }

    /// The code of a helper; empty if the language has the function.
    pub(super) fn helper(&self, as_what: CodeParameters, helper: Helper) -> String {
        let point = Record::point();
        let of_points = ["a", "b", "p"];
        let at = |shape: usize, place: usize| self.taken(as_what, of_points[shape], &point, place);
        let minus = |left: usize, right: usize, place: usize| format!("({} - {})", at(left, place), at(right, place));
        let lines = match helper {
            Helper::Side => {
                format!("{} * {} - {} * {}", minus(0, 1, 0), minus(0, 2, 1), minus(0, 2, 0), minus(0, 1, 1))
            }
            Helper::Dot => format!("{} * {} + {} * {}", minus(0, 2, 0), minus(1, 2, 0), minus(0, 2, 1), minus(1, 2, 1)),
            Helper::Min | Helper::Max if self.has_extremes => return String::new(),
            Helper::Min | Helper::Max => {
                let sign = if helper == Helper::Min { "<" } else { ">" };
                let parameters = ["p", "q"].map(|name| vec![filled(self.parameter, &[name])]);
                let body = format!("    if p {sign} q : return p\n    return q\n");
                return self.headed(self.number, &self.helper_name(helper), &parameters) + &body + self.end + "\n";
            }
        };
        let shapes = of_points.map(|name| (name, &point));
        let head = self.headed(self.number, &self.helper_name(helper), &self.parameters(as_what, &shapes));
        format!("{head}    {}\n{}\n", filled(self.last, &[&lines]), self.end)
    }

    pub(super) fn function(
        &self,
        as_what: CodeParameters,
        name: &str,
        shapes: &[(&str, &Record)],
        body: &[Statement],
    ) -> String {
        let head = self.headed(self.test, &self.called(name), &self.parameters(as_what, shapes));
        head + &self.body(body) + self.end
    }

    pub(super) fn body(&self, statements: &[Statement]) -> String {
        let mut parts = 0;
        statements.iter().map(|statement| self.statement(statement, &mut parts)).collect()
    }

    pub(super) fn parameters(&self, as_what: CodeParameters, shapes: &[(&str, &Record)]) -> Vec<Vec<String>> {
        let of = |(shape, record): &(&str, &Record)| match as_what {
            CodeParameters::Numbers => {
                let named = |field: &&str| filled(self.parameter, &[&format!("{shape}{field}")]);
                record.fields.iter().map(named).collect()
            }
            CodeParameters::Type => vec![self.shape.replace("$1", record.name).replace('$', shape)],
        };
        shapes.iter().map(of).collect()
    }

    /// The first lines of a function; if one is too short, one for the parameters of each shape.
    pub(super) fn headed(&self, head: &str, name: &str, shapes: &[Vec<String>]) -> String {
        let count = shapes.iter().flatten().count();
        let before = if count > 7 { self.many } else { "" };
        let groups: Vec<String> = shapes.iter().map(|shape| shape.join(", ")).collect();
        let line = filled(head, &[name, &groups.join(", ")]);
        let parameters = if line.len() <= COLUMNS {
            groups.join(", ")
        } else if self.breaks == Breaks::Nowhere {
            groups.join(", \\\n    ")
        } else if self.many.is_empty() {
            format!("\n    {}\n", groups.join(",\n    "))
        } else {
            format!("\n    {},\n", shapes.concat().join(",\n    "))
        };
        format!("{before}{}\n", filled(head, &[name, &parameters]))
    }

    /// A statement in as many lines as necessary. `parts` counts the parts with a name.
    fn statement(&self, statement: &Statement, parts: &mut usize) -> String {
        let (test, short, long) = match statement {
            Statement::Flag(_, test) => (test, self.flag, self.flag),
            Statement::Number(_, number) => (number, self.fixed, self.fixed),
            Statement::Variable(_, number) => (number, self.variable, self.variable),
            Statement::Assign(_, number) => (number, self.assign, self.assign),
            Statement::If(test, body) => {
                let [begin, end] = self.block;
                return block(&filled(begin, &[test]), &self.body(body), end);
            }
            Statement::Each(head, body, end) => return block(head, &self.body(body), end),
            Statement::Line(line) => return format!("    {line}\n"),
            Statement::Return(test, _) => (test, self.early, self.early_long),
            Statement::Last(test) => (test, self.last, self.last),
        };
        let with = |pattern: &str, test: &str| match statement {
            Statement::Flag(name, _)
            | Statement::Number(name, _)
            | Statement::Variable(name, _)
            | Statement::Assign(name, _) => filled(pattern, &[name, test]),
            Statement::Return(_, given) => filled(pattern, &[test, given]),
            _ => filled(pattern, &[test]),
        };
        let line = with(short, test);
        let width = line.lines().next().map_or(0, str::len);
        if INDENT + width <= COLUMNS {
            return format!("    {line}\n");
        }
        let begin = INDENT + line.find(test.as_str()).unwrap_or_default();
        match self.breaks {
            Breaks::Anywhere => format!("    {}\n", with(long, &laid_out(test, begin, INDENT))),
            Breaks::InParentheses => {
                let lines = laid_out(test, 2 * INDENT, INDENT);
                format!("    {}\n", with(long, &format!("(\n        {lines}\n    )")))
            }
            Breaks::Nowhere => {
                let mut named = Vec::new();
                let test = named_parts(test, COLUMNS - begin, parts, &mut named);
                let named: String = named.iter().map(|(name, part)| format!("    {name} = {part}\n")).collect();
                format!("{named}    {}\n", with(long, &test))
            }
        }
    }

    /// A text in this language whose signs and calls are those of C.
    pub(super) fn of_neutral(&self, text: &str) -> String {
        let Dialect { and, or, abs, min, max, .. } = self.dialect;
        let spelled = [("&&", and), ("||", or), ("abs(", abs[0]), ("min(", min[0]), ("max(", max[0])];
        spelled.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
    }

    pub(super) fn spelled(&self, test: String) -> String {
        self.spelled.iter().fold(test, |test, (from, to)| test.replace(from, to))
    }

    pub(super) fn as_truth(&self, test: String) -> String {
        let is_number = self.makes_numbers && (test.contains(" & ") || test.contains(" | "));
        if is_number { format!("Boolean({test})") } else { test }
    }
}
