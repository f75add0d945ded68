//! The way out of two turned rectangles as a function: how far A moves to be out of B, the shortest way.

use super::CodeLanguage;
use super::slanted::Writer;
use super::syntax::Statement;

/// How a language returns two numbers.
struct Given {
    /// The text before the function.
    before: &'static str,
    /// The head of the function: name, parameters.
    head: &'static str,
    name: &'static str,
    /// The returned value: x `$0`, y `$1`.
    value: &'static str,
    /// Variables for both numbers, in place of a returned value.
    variables: bool,
}

const PLAIN: Given = Given { before: "", head: "def $($):", name: "push_out", value: "$0, $1", variables: false };

const fn given(language: CodeLanguage) -> &'static Given {
    match language {
        CodeLanguage::Rust => &Given { head: "fn $($) -> (f64, f64) {", value: "($0, $1)", ..PLAIN },
        // C and C++ differ in how they write a value of a struct in place.
        CodeLanguage::C => &Given {
            before: "typedef struct {\n    double x;\n    double y;\n} Push;\n\n\
                     static Push push_of(double x, double y) {\n    Push it = {x, y};\n    return it;\n}\n\n",
            head: "Push $($) {",
            value: "push_of($0, $1)",
            ..PLAIN
        },
        CodeLanguage::CSharp => {
            &Given { head: "static (double x, double y) $($) {", name: "PushOut", value: "($0, $1)", ..PLAIN }
        }
        CodeLanguage::Java => &Given {
            before: "record Push(double x, double y) {}\n\n",
            head: "static Push $($) {",
            name: "pushOut",
            value: "new Push($0, $1)",
            ..PLAIN
        },
        CodeLanguage::JavaScript => &Given { head: "function $($) {", name: "pushOut", value: "[$0, $1]", ..PLAIN },
        CodeLanguage::TypeScript => {
            &Given { head: "function $($): [number, number] {", name: "pushOut", value: "[$0, $1]", ..PLAIN }
        }
        CodeLanguage::Kotlin => {
            &Given { head: "fun $($): Pair<Double, Double> {", name: "pushOut", value: "Pair($0, $1)", ..PLAIN }
        }
        CodeLanguage::Swift => {
            &Given { head: "func $($) -> (x: Double, y: Double) {", name: "pushOut", value: "($0, $1)", ..PLAIN }
        }
        CodeLanguage::Python => &PLAIN,
        CodeLanguage::Lua => &Given { head: "local function $($)", ..PLAIN },
        CodeLanguage::GdScript => &Given { head: "static func $($) -> Vector2:", value: "Vector2($0, $1)", ..PLAIN },
        CodeLanguage::Hsp => &Given { head: "#defcfunc $ $", variables: true, ..PLAIN },
    }
}

/// The function, without what stands before it.
pub(super) fn function(writer: &Writer) -> String {
    let (syntax, given) = (writer.syntax(), given(writer.language()));
    let mut parameters = writer.parameters();
    if given.variables {
        parameters.push(["push_x", "push_y"].map(|name| format!("var {name}")).to_vec());
    }
    let head = syntax.headed(given.head, given.name, &parameters);
    format!("{}{head}{}", given.before, syntax.body(&statements(writer, given)))
}

/// Without an overlap the way out is 0, 0.
fn statements(writer: &Writer, given: &Given) -> Vec<Statement> {
    let spelled = |text: &str| writer.spelled(text);
    let variable = |name: &str, value: &str| Statement::Variable(name.to_owned(), spelled(value));
    let assign = |name: &str, value: &str| Statement::Assign(name.to_owned(), spelled(value));
    let value = |x: &str, y: &str| match given.variables {
        true => writer.syntax().truth(x != "0.0").to_owned(),
        false => given.value.replace("$0", x).replace("$1", y),
    };
    let mut all = Vec::new();
    if given.variables {
        all.extend([assign("push_x", "0.0"), assign("push_y", "0.0")]);
    }
    all.extend(writer.turns());
    // On each axis: how far the centres are apart, half of both shadows, and the axis.
    for (at, (shadows, apart, [x, y])) in Writer::AXES.into_iter().enumerate() {
        let [toward, depth] = ["toward", "depth"].map(|name| format!("{name}_{}", at + 1));
        all.push(writer.number(&toward, apart));
        all.push(writer.number(&depth, &format!("({shadows}) / 2.0 - abs({toward})")));
        all.push(Statement::Return(spelled(&format!("{depth} <= 0.0")), value("0.0", "0.0")));
        if at == 0 {
            all.extend([variable("least", &depth), variable("back", &toward)]);
            all.extend([variable("x", x), variable("y", y)]);
        } else {
            let body = vec![assign("least", &depth), assign("back", &toward), assign("x", x), assign("y", y)];
            all.push(Statement::If(spelled(&format!("{depth} < least")), body));
        }
    }
    // A moves away from B.
    all.push(Statement::If(spelled("back >= 0.0"), vec![assign("least", "-least")]));
    if given.variables {
        all.extend([assign("push_x", "least * x"), assign("push_y", "least * y")]);
    }
    all.push(Statement::Last(value("least * x", "least * y")));
    all
}
