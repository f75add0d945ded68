//! Languages that write a type behind its name: TypeScript, Kotlin, Swift.

use super::languages::{C, DIALECT, JAVA, JAVASCRIPT, dotted, each};
use super::syntax::{Breaks, Syntax};
use crate::formula::meaning::{Dialect, OWN};

/// `&` and `|` take only numbers, as in Swift.
pub(super) const TYPESCRIPT: Syntax = Syntax {
    parameter: "$: number",
    shape: "$: $1",
    record: |name, fields| format!("interface {name} {{\n{}: number;\n}}\n\n", each(fields, "    ", ": number;\n")),
    test: "function $($): boolean {",
    number: "function $($): number {",
    spelled: &[(" & ", " && "), (" | ", " || ")],
    makes_numbers: false,
    ..JAVASCRIPT
};

/// A line that begins with `+` or `-` would be another statement.
pub(super) const KOTLIN: Syntax = Syntax {
    dialect: Dialect {
        abs: OWN.abs,
        min: OWN.min,
        max: OWN.max,
        choice: "(if ($0) $1 else $2)",
        floor: OWN.floor,
        trunc: "truncate($0)",
        round: "(sign($0) * floor(abs($0) + 0.5))",
        root: OWN.root,
        modulo: "($0).mod($1)",
        ..DIALECT
    },
    before: "import kotlin.math.*\n\n",
    parameter: "$: Double",
    shape: "$: $1",
    field: dotted,
    record: |name, fields| format!("class {name}(\n{}: Double\n)\n\n", each(fields, "    val ", ": Double,\n")),
    test: "fun $($): Boolean {",
    number: "fun $($): Double {",
    flag: "val $ = $",
    fixed: "val $ = $",
    variable: "var $ = $",
    assign: "$ = $",
    early: "if ($) return $",
    early_long: "if $ {\n        return $\n    }",
    last: "return $",
    breaks: Breaks::InParentheses,
    spelled: &[(" & ", " && "), (" | ", " || ")],
    ..JAVA
};

pub(super) const SWIFT: Syntax = Syntax {
    dialect: Dialect { abs: OWN.abs, min: OWN.min, max: OWN.max, ..C.dialect },
    before: "import Foundation\n\n",
    parameter: "_ $: Double",
    shape: "_ $: $1",
    record: |name, fields| format!("struct {name} {{\n    let {}: Double\n}}\n\n", fields.join(", ")),
    test: "func $($) -> Bool {",
    number: "func $($) -> Double {",
    flag: "let $ = $",
    fixed: "let $ = $",
    block: ["if $ {", "}"],
    early: "if $ { return $ }",
    ..KOTLIN
};
