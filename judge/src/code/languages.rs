//! The programming languages: the name of each, and how each writes a function.

use super::syntax::{Breaks, Syntax};
use super::typed::{KOTLIN, SWIFT, TYPESCRIPT};
use crate::formula::meaning::{Dialect, OWN};
use hantei_collision::named;

/// A programming language for the code of a test.
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
    /// TypeScript.
    TypeScript,
    /// Kotlin.
    Kotlin,
    /// Swift.
    Swift,
    /// Python.
    Python,
    /// Lua from 5.1, which `LÖVE` uses.
    Lua,
    /// Godot's `GDScript` from Godot 4.
    GdScript,
    /// HSP.
    Hsp,
}

named!(CodeLanguage {
    Rust = "rust",
    C = "c",
    CSharp = "csharp",
    Java = "java",
    JavaScript = "javascript",
    TypeScript = "typescript",
    Kotlin = "kotlin",
    Swift = "swift",
    Python = "python",
    Lua = "lua",
    GdScript = "gdscript",
    Hsp = "hsp",
});

impl CodeLanguage {
    /// The name for a list, the same for readers of every language.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::C => "C, C++",
            Self::CSharp => "C#",
            Self::Java => "Java, Processing",
            Self::JavaScript => "JavaScript",
            Self::TypeScript => "TypeScript",
            Self::Kotlin => "Kotlin",
            Self::Swift => "Swift",
            Self::Python => "Python",
            Self::Lua => "Lua",
            Self::GdScript => "GDScript",
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
            Self::TypeScript => &TYPESCRIPT,
            Self::Kotlin => &KOTLIN,
            Self::Swift => &SWIFT,
            Self::Python => &PYTHON,
            Self::Lua => &LUA,
            Self::GdScript => &GDSCRIPT,
            Self::Hsp => &HSP,
        }
    }
}

pub(super) const DIALECT: Dialect = Dialect {
    abs: ["Math.abs(", ")"],
    min: ["Math.min(", ", ", ")"],
    max: ["Math.max(", ", ", ")"],
    floor: "Math.floor($0)",
    trunc: "((double) (long) ($0))",
    round: "Math.copySign(Math.floor(Math.abs($0) + 0.5), $0)",
    root: "Math.sqrt($0)",
    modulo: "($0 % $1 + ($0 % $1 != 0.0 && ($0 % $1 < 0.0) != ($1 < 0.0) ? $1 : 0.0))",
    has_point: true,
    ..OWN
};

/// Java. Each other language states only its differences from Java.
pub(super) const JAVA: Syntax = Syntax {
    dialect: DIALECT,
    comment: "//",
    before: "",
    behind: "",
    parameter: "double $",
    shape: "$1 $",
    field: |shape, field, _| format!("{shape}.{field}()"),
    record: |name, fields| format!("record {name}({}) {{}}\n\n", each(fields, "double ", ", ")),
    test: "static boolean $($) {",
    number: "static double $($) {",
    many: "",
    end: "}\n",
    flag: "boolean $ = $;",
    fixed: "double $ = $;",
    variable: "double $ = $;",
    assign: "$ = $;",
    block: ["if ($) {", "}"],
    early: "if ($) return $;",
    early_long: "if ($) {\n        return $;\n    }",
    last: "return $;",
    breaks: Breaks::Anywhere,
    spelled: &[],
    makes_numbers: false,
    has_extremes: true,
    capital: false,
    tabs: false,
};

/// As rustfmt and clippy format it.
const RUST: Syntax = Syntax {
    dialect: Dialect {
        abs: ["f64::abs(", ")"],
        min: ["f64::min(", ", ", ")"],
        max: ["f64::max(", ", ", ")"],
        choice: "(if $0 { $1 } else { $2 })",
        modulo: "($0 % $1 + $1 * f64::from($0 % $1 * f64::signum($1) < 0.0))",
        floor: "f64::floor($0)",
        trunc: "f64::trunc($0)",
        round: "f64::round($0)",
        root: "f64::sqrt($0)",
        ..DIALECT
    },
    parameter: "$: f64",
    shape: "$: $1",
    field: dotted,
    record: |name, fields| {
        format!("#[derive(Clone, Copy)]\nstruct {name} {{\n{}}}\n\n", each(fields, "    ", ": f64,\n") + ": f64,\n")
    },
    test: "fn $($) -> bool {",
    number: "fn $($) -> f64 {",
    many: "#[allow(clippy::too_many_arguments)]\n",
    flag: "let $ = $;",
    fixed: "let $ = $;",
    variable: "let mut $ = $;",
    block: ["if $ {", "}"],
    early: "if $ {\n        return $;\n    }",
    early_long: "if $\n    {\n        return $;\n    }",
    last: "$",
    ..JAVA
};

pub(super) const C: Syntax = Syntax {
    dialect: Dialect {
        abs: ["fabs(", ")"],
        min: ["fmin(", ", ", ")"],
        max: ["fmax(", ", ", ")"],
        floor: OWN.floor,
        trunc: OWN.trunc,
        round: OWN.round,
        root: OWN.root,
        remainder: "fmod($0, $1)",
        modulo: "(fmod($0, $1) + (fmod($0, $1) != 0.0 && (fmod($0, $1) < 0.0) != ($1 < 0.0) ? $1 : 0.0))",
        ..DIALECT
    },
    before: "#include <math.h>\n#include <stdbool.h>\n\n",
    field: dotted,
    record: |name, fields| format!("typedef struct {{\n    double {};\n}} {name};\n\n", fields.join(", ")),
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
    field: dotted,
    record: |name, fields| format!("struct {name} {{\n    public double {};\n}}\n\n", fields.join(", ")),
    test: "static bool $($) {",
    flag: "bool $ = $;",
    capital: true,
    ..JAVA
};

pub(super) const JAVASCRIPT: Syntax = Syntax {
    dialect: Dialect { trunc: "Math.trunc($0)", round: "(Math.sign($0) * Math.floor(Math.abs($0) + 0.5))", ..DIALECT },
    parameter: "$",
    shape: "$",
    field: dotted,
    record: |name, fields| format!("/** @typedef {{{{{}: number}}}} {name} */\n\n", fields.join(": number, ")),
    test: "function $($) {",
    number: "function $($) {",
    flag: "const $ = $;",
    fixed: "const $ = $;",
    variable: "let $ = $;",
    makes_numbers: true,
    ..JAVA
};

const WORDS: Dialect =
    Dialect { and: "and", or: "or", not: ["not (", ")"], not_flag: ["not ", ""], has_point: true, ..OWN };

const PYTHON: Syntax = Syntax {
    dialect: Dialect {
        truths: ["False", "True"],
        choice: "($1 if $0 else $2)",
        floor: "(($0) // 1.0)",
        trunc: "float(int($0))",
        round: "((1.0 if ($0) > 0.0 else -1.0) * ((abs($0) + 0.5) // 1.0))",
        root: "(($0) ** 0.5)",
        remainder: "((1.0 if $0 >= 0.0 else -1.0) * (abs($0) % abs($1)))",
        modulo: "$0 % $1",
        ..WORDS
    },
    comment: "#",
    parameter: "$",
    shape: "$: $1",
    field: dotted,
    record: |name, fields| {
        let fields = each(fields, "    ", ": float\n");
        format!("from typing import NamedTuple\n\n\nclass {name}(NamedTuple):\n{fields}: float\n\n\n")
    },
    test: "def $($):",
    number: "def $($):",
    end: "",
    flag: "$ = $",
    fixed: "$ = $",
    variable: "$ = $",
    assign: "$ = $",
    block: ["if $:", ""],
    early: "if $:\n        return $",
    early_long: "if $:\n        return $",
    last: "return $",
    breaks: Breaks::InParentheses,
    ..JAVA
};

/// `&` and `|` take only whole numbers.
const LUA: Syntax = Syntax {
    dialect: Dialect {
        abs: ["math.abs(", ")"],
        min: ["math.min(", ", ", ")"],
        max: ["math.max(", ", ", ")"],
        choice: "(($0) and ($1) or ($2))",
        floor: "math.floor($0)",
        trunc: "(($0) >= 0 and math.floor($0) or math.ceil($0))",
        round: "(($0) >= 0 and math.floor(($0) + 0.5) or math.ceil(($0) - 0.5))",
        root: "math.sqrt($0)",
        remainder: "math.fmod($0, $1)",
        modulo: "$0 % $1",
        ..WORDS
    },
    comment: "--",
    parameter: "$",
    shape: "$",
    field: dotted,
    record: |name, fields| format!("---@class {name}\n{} number\n\n", each(fields, "---@field ", " number\n")),
    test: "local function $($)",
    number: "local function $($)",
    end: "end\n",
    flag: "local $ = $",
    fixed: "local $ = $",
    variable: "local $ = $",
    assign: "$ = $",
    block: ["if $ then", "end"],
    early: "if $ then\n        return $\n    end",
    early_long: "if $ then\n        return $\n    end",
    last: "return $",
    spelled: &[(" != ", " ~= "), (" & ", " and "), (" | ", " or ")],
    ..JAVA
};

/// Godot's `Rect2` has single floats, so the code has a class with doubles. `&` and `|` take only whole numbers.
const GDSCRIPT: Syntax = Syntax {
    dialect: Dialect {
        abs: ["absf(", ")"],
        min: ["minf(", ", ", ")"],
        max: ["maxf(", ", ", ")"],
        choice: "($1 if $0 else $2)",
        floor: "floorf($0)",
        trunc: "float(int($0))",
        round: "roundf($0)",
        root: "sqrt($0)",
        remainder: "fmod($0, $1)",
        modulo: "fposmod($0, $1)",
        ..WORDS
    },
    comment: "#",
    parameter: "$: float",
    shape: "$: $1",
    field: dotted,
    record: |name, fields| format!("class {name}:\n{}: float\n\n\n", each(fields, "    var ", ": float\n")),
    test: "static func $($) -> bool:",
    number: "static func $($) -> float:",
    flag: "var $: bool = $",
    fixed: "var $: float = $",
    variable: "var $: float = $",
    spelled: &[(" & ", " and "), (" | ", " or ")],
    tabs: true,
    ..PYTHON
};

/// HSP always evaluates both sides, and its `!` compares. A shape is an array.
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
        remainder: "($0 - double(int($0 / $1)) * $1)",
        modulo: "($0 - (double(int($0 / $1)) - ($0 / $1 < double(int($0 / $1)))) * $1)",
        has_point: true,
    },
    comment: ";",
    before: "#module\n",
    behind: "#global\n",
    shape: "array $",
    field: |shape, _, place| format!("{shape}({place})"),
    record: |name, fields| {
        let all: Vec<String> = fields.iter().enumerate().map(|(place, field)| format!("({place}) {field}")).collect();
        format!("; {name}: {}\n", all.join(", "))
    },
    test: "#defcfunc $ $",
    number: "#defcfunc $ $",
    end: "",
    flag: "$ = $",
    fixed: "$ = $",
    variable: "$ = $",
    assign: "$ = $",
    block: ["if $ {", "}"],
    early: "if $ : return $",
    early_long: "if $ : return $",
    last: "return $",
    breaks: Breaks::Nowhere,
    has_extremes: false,
    ..JAVA
};

pub(super) fn dotted(shape: &str, field: &str, _: usize) -> String {
    format!("{shape}.{field}")
}

/// The fields, each after `before`, with `between` between them.
pub(super) fn each(fields: &[&str], before: &str, between: &str) -> String {
    fields.iter().map(|field| format!("{before}{field}")).collect::<Vec<_>>().join(between)
}
