//! What a function looks like in each language.

use crate::formula::print::{Dialect, OWN};
use crate::named;

/// A programming language that a test can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeLanguage {
    /// Rust.
    Rust,
    /// C, and C++.
    C,
    /// C#.
    CSharp,
    /// Java, and Processing.
    Java,
    /// JavaScript.
    JavaScript,
    /// Python.
    Python,
    /// HSP.
    Hsp,
}

named!(CodeLanguage {
    Rust = "rust",
    C = "c",
    CSharp = "csharp",
    Java = "java",
    JavaScript = "javascript",
    Python = "python",
    Hsp = "hsp",
});

impl CodeLanguage {
    /// Its name, for a list; the same whatever language the reader speaks.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::C => "C, C++",
            Self::CSharp => "C#",
            Self::Java => "Java, Processing",
            Self::JavaScript => "JavaScript",
            Self::Python => "Python",
            Self::Hsp => "HSP",
        }
    }

    pub(super) const fn syntax(self) -> &'static Syntax {
        match self {
            Self::Rust => &RUST,
            Self::C => &C,
            Self::CSharp => &C_SHARP,
            Self::Java => &JAVA,
            Self::JavaScript => &JAVASCRIPT,
            Self::Python => &PYTHON,
            Self::Hsp => &HSP,
        }
    }
}

/// A function that a test can need beside its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Helper {
    /// The cross product.
    Side,
    /// The dot product.
    Dot,
    Min,
    Max,
}

/// How a language writes a function. In the texts each `$` stands for something that is put in, in order.
pub(super) struct Syntax {
    pub(super) dialect: Dialect,
    pub(super) comment: &'static str,
    /// Before all functions, and behind them.
    pub(super) before: &'static str,
    pub(super) behind: &'static str,
    /// A parameter.
    parameter: &'static str,
    /// The head of a function that gives a truth, and of one that gives a number: name, parameters.
    test: &'static str,
    number: &'static str,
    /// The end of a function.
    end: &'static str,
    /// A truth with a name: name, test.
    flag: &'static str,
    /// An early return: test, truth.
    early: &'static str,
    /// The last line: a test, a number.
    last: &'static str,
    /// Whether truths that are joined by `&` are numbers.
    makes_numbers: bool,
    /// Whether the language has a minimum and a maximum of two numbers; only HSP has not.
    has_extremes: bool,
    /// Names of functions begin with a capital letter.
    capital: bool,
}

/// What most languages write.
const DIALECT: Dialect = Dialect {
    abs: ["Math.abs(", ")"],
    min: ["Math.min(", ", ", ")"],
    max: ["Math.max(", ", ", ")"],
    floor: "Math.floor($0)",
    trunc: "((double) (long) ($0))",
    round: "Math.copySign(Math.floor(Math.abs($0) + 0.5), $0)",
    root: "Math.sqrt($0)",
    has_point: true,
    ..OWN
};

/// Java. Each of the other languages says only where it differs from it.
const JAVA: Syntax = Syntax {
    dialect: DIALECT,
    comment: "//",
    before: "",
    behind: "",
    parameter: "double $",
    test: "static boolean $($) {",
    number: "static double $($) {",
    end: "}\n",
    flag: "boolean $ = $;",
    early: "if ($) return $;",
    last: "return $;",
    makes_numbers: false,
    has_extremes: true,
    capital: false,
};

const RUST: Syntax = Syntax {
    dialect: Dialect {
        abs: ["f64::abs(", ")"],
        min: ["f64::min(", ", ", ")"],
        max: ["f64::max(", ", ", ")"],
        choice: "(if $0 { $1 } else { $2 })",
        floor: "f64::floor($0)",
        trunc: "f64::trunc($0)",
        round: "f64::round($0)",
        root: "f64::sqrt($0)",
        ..DIALECT
    },
    parameter: "$: f64",
    test: "fn $($) -> bool {",
    number: "fn $($) -> f64 {",
    flag: "let $ = $;",
    early: "if $ {\n        return $;\n    }",
    last: "$",
    ..JAVA
};

const C: Syntax = Syntax {
    dialect: Dialect {
        abs: ["fabs(", ")"],
        min: ["fmin(", ", ", ")"],
        max: ["fmax(", ", ", ")"],
        floor: OWN.floor,
        trunc: OWN.trunc,
        round: OWN.round,
        root: OWN.root,
        ..DIALECT
    },
    before: "#include <math.h>\n#include <stdbool.h>\n\n",
    test: "bool $($) {",
    number: "double $($) {",
    flag: "bool $ = $;",
    ..JAVA
};

const C_SHARP: Syntax = Syntax {
    dialect: Dialect {
        abs: ["System.Math.Abs(", ")"],
        min: ["System.Math.Min(", ", ", ")"],
        max: ["System.Math.Max(", ", ", ")"],
        floor: "System.Math.Floor($0)",
        trunc: "System.Math.Truncate($0)",
        round: "System.Math.Round($0, System.MidpointRounding.AwayFromZero)",
        root: "System.Math.Sqrt($0)",
        ..DIALECT
    },
    test: "static bool $($) {",
    flag: "bool $ = $;",
    capital: true,
    ..JAVA
};

const JAVASCRIPT: Syntax = Syntax {
    dialect: Dialect { trunc: "Math.trunc($0)", round: "(Math.sign($0) * Math.floor(Math.abs($0) + 0.5))", ..DIALECT },
    parameter: "$",
    test: "function $($) {",
    number: "function $($) {",
    flag: "const $ = $;",
    makes_numbers: true,
    ..JAVA
};

const PYTHON: Syntax = Syntax {
    dialect: Dialect {
        and: "and",
        or: "or",
        not: ["not (", ")"],
        not_flag: ["not ", ""],
        truths: ["False", "True"],
        choice: "($1 if $0 else $2)",
        floor: "(($0) // 1.0)",
        trunc: "float(int($0))",
        round: "((1.0 if ($0) > 0.0 else -1.0) * ((abs($0) + 0.5) // 1.0))",
        root: "(($0) ** 0.5)",
        has_point: true,
        ..OWN
    },
    comment: "#",
    parameter: "$",
    test: "def $($):",
    number: "def $($):",
    end: "",
    flag: "$ = $",
    early: "if $:\n        return $",
    last: "return $",
    ..JAVA
};

/// HSP always asks both sides, and its `!` compares.
const HSP: Syntax = Syntax {
    dialect: Dialect {
        and: "&",
        or: "|",
        not: ["(", ") == 0"],
        not_flag: ["", " == 0"],
        truths: ["0", "1"],
        abs: ["absf(", ")"],
        min: ["minf(", ", ", ")"],
        max: ["maxf(", ", ", ")"],
        choice: "(($1) * ($0) + ($2) * (($0) == 0))",
        floor: "(double(int($0)) - (($0) < double(int($0))))",
        trunc: "double(int($0))",
        round: "double(int(($0) + 0.5 - (($0) < 0.0)))",
        root: "sqrt($0)",
        has_point: true,
    },
    comment: ";",
    before: "#module\n",
    behind: "#global\n",
    test: "#defcfunc $ $",
    number: "#defcfunc $ $",
    end: "",
    flag: "$ = $",
    early: "if $ : return $",
    last: "return $",
    has_extremes: false,
    ..JAVA
};

/// The pattern with a text in place of each `$`, in order.
fn filled(pattern: &str, texts: &[&str]) -> String {
    let mut parts = pattern.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for (text, part) in texts.iter().zip(parts) {
        out.push_str(text);
        out.push_str(part);
    }
    out
}

impl Syntax {
    fn truth(&self, holds: bool) -> &'static str {
        self.dialect.truths[usize::from(holds)]
    }

    fn name(&self, name: &str) -> String {
        match name.split_at_checked(1) {
            Some((first, rest)) if self.capital => first.to_ascii_uppercase() + rest,
            _ => name.to_owned(),
        }
    }

    pub(super) fn flag(&self, name: &str, test: &str) -> String {
        filled(self.flag, &[name, test])
    }

    pub(super) fn early_return(&self, test: &str, says: bool) -> String {
        filled(self.early, &[test, self.truth(says)])
    }

    pub(super) fn last_return(&self, test: &str) -> String {
        if self.makes_numbers && (test.contains(" & ") || test.contains(" | ")) {
            return filled(self.last, &[&format!("Boolean({test})")]);
        }
        filled(self.last, &[test])
    }

    pub(super) fn helper_name(&self, helper: Helper) -> String {
        match helper {
            Helper::Side => self.name("side"),
            Helper::Dot => self.name("dot"),
            Helper::Min => self.dialect.min[0].trim_end_matches('(').to_owned(),
            Helper::Max => self.dialect.max[0].trim_end_matches('(').to_owned(),
        }
    }

    /// The code of a helper; nothing if the language has the function.
    pub(super) fn helper(&self, helper: Helper) -> String {
        let of_points = ["ax", "ay", "bx", "by", "px", "py"];
        let (parameters, lines): (&[&str], Vec<String>) = match helper {
            Helper::Side => (&of_points, vec![filled(self.last, &["(ax - bx) * (ay - py) - (ax - px) * (ay - by)"])]),
            Helper::Dot => (&of_points, vec![filled(self.last, &["(ax - px) * (bx - px) + (ay - py) * (by - py)"])]),
            Helper::Min | Helper::Max if self.has_extremes => return String::new(),
            Helper::Min => (&["p", "q"], vec!["if p < q : return p".into(), "return q".into()]),
            Helper::Max => (&["p", "q"], vec!["if p > q : return p".into(), "return q".into()]),
        };
        self.written(self.number, &self.helper_name(helper), parameters, &lines) + "\n"
    }

    pub(super) fn function(&self, name: &str, parameters: &[&str], body: &[String]) -> String {
        self.written(self.test, &self.name(name), parameters, body)
    }

    fn written(&self, head: &str, name: &str, parameters: &[&str], body: &[String]) -> String {
        let parameters: Vec<String> = parameters.iter().map(|name| filled(self.parameter, &[name])).collect();
        let mut text = filled(head, &[name, &parameters.join(", ")]) + "\n";
        for line in body {
            text += &format!("    {line}\n");
        }
        text + self.end
    }
}
