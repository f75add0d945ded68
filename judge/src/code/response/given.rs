//! How each language returns a text and a number.

use super::super::CodeLanguage;

#[derive(Clone, Copy)]
enum NameCase {
    Snake,
    Camel,
    Pascal,
}

pub(super) struct Given {
    /// The text before the function; `$` is the name of the number.
    pub(super) before: &'static str,
    /// The head of the function: name, parameters; `%` is the name of the number.
    pub(super) head: &'static str,
    /// The returned value: side `$0`, number `$1`.
    pub(super) value: &'static str,
    pub(super) parameter: Option<&'static str>,
    case: NameCase,
}

const PLAIN: Given =
    Given { before: "", head: "def $($):", value: "\"$0\", $1", parameter: None, case: NameCase::Snake };

impl Given {
    pub(super) const fn by(language: CodeLanguage) -> &'static Self {
        match language {
            CodeLanguage::Rust => &Self { head: "fn $($) -> (&'static str, f64) {", value: "(\"$0\", $1)", ..PLAIN },
            // C and C++ differ in how they write a value of a struct in place.
            CodeLanguage::C => &Self {
                before: "typedef struct {\n    const char *side;\n    double $;\n} Response;\n\n\
                         static Response response(const char *side, double $) {\n    Response it = {side, $};\n    \
                         return it;\n}\n\n",
                head: "Response $($) {",
                value: "response(\"$0\", $1)",
                ..PLAIN
            },
            CodeLanguage::CSharp => &Self {
                head: "static (string side, double %) $($) {",
                value: "(\"$0\", $1)",
                case: NameCase::Pascal,
                ..PLAIN
            },
            CodeLanguage::Java => &Self {
                before: "record Response(String side, double $) {}\n\n",
                head: "static Response $($) {",
                value: "new Response(\"$0\", $1)",
                case: NameCase::Camel,
                ..PLAIN
            },
            CodeLanguage::JavaScript => {
                &Self { head: "function $($) {", value: "[\"$0\", $1]", case: NameCase::Camel, ..PLAIN }
            }
            CodeLanguage::TypeScript => &Self {
                head: "function $($): [string, number] {",
                value: "[\"$0\", $1]",
                case: NameCase::Camel,
                ..PLAIN
            },
            CodeLanguage::Kotlin => &Self {
                head: "fun $($): Pair<String, Double> {",
                value: "Pair(\"$0\", $1)",
                case: NameCase::Camel,
                ..PLAIN
            },
            CodeLanguage::Swift => &Self {
                head: "func $($) -> (side: String, %: Double) {",
                value: "(\"$0\", $1)",
                case: NameCase::Camel,
                ..PLAIN
            },
            CodeLanguage::Python => &PLAIN,
            CodeLanguage::Lua => &Self { head: "local function $($)", ..PLAIN },
            CodeLanguage::GdScript => &Self { head: "static func $($) -> Array:", value: "[\"$0\", $1]", ..PLAIN },
            CodeLanguage::Hsp => &Self { head: "#defcfunc $ $", value: "\"$0\"", parameter: Some("var $"), ..PLAIN },
        }
    }

    pub(super) fn name(&self, kebab: &str) -> String {
        let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
        let words = kebab.split('-').enumerate().map(|(place, word)| match self.case {
            NameCase::Snake => word.to_owned(),
            NameCase::Camel if place == 0 => word.to_owned(),
            NameCase::Camel | NameCase::Pascal => capital(word),
        });
        words.collect::<Vec<_>>().join(if matches!(self.case, NameCase::Snake) { "_" } else { "" })
    }
}
