//! The methods of a response as functions: which side of B is hit, and how far A is moved back, or when.
//!
//! Each method is written once, in statements that all languages have ([`methods`]); [`Given`] has the differences. Code that moves A is
//! written as text ([`moves`]), and [`moving`] has the languages.

mod ball;
mod given;
mod methods;
mod moves;
mod moving;

use super::lines;
use super::syntax::{Record, Statement, Syntax};
use super::{CodeLanguage, CodeParameters};
use given::Given;
use hantei_collision::{ResponseMethod, ResponseRules};
use methods::Line;
pub use moving::{ResponseBlocks, response_ball_code, response_move_code};

/// The method as a function for one obstacle, in this language: it takes A before, `ax, ay, aw, ah`, its velocity
/// `vx, vy`, and B, `bx, by, bw, bh`. `note` is a comment above it, one line or more.
///
/// It returns a text, `"left"`, `"right"`, `"top"`, `"bottom"`, `"none"`, `"unknown"` or `"inside"`, and a number:
/// how far A is moved back, for `swept` when they meet. Of the rules it has those of its method: the order of the
/// axes, or what a corner stops. Both are returned as a tuple, an array or a type of its own; in HSP the last
/// parameter is the variable for the number.
///
/// ```
/// use hantei_collision::{ResponseMethod, ResponseRules};
/// use hantei_judge::{CodeLanguage, response_code};
///
/// let code = response_code(ResponseMethod::Previous, CodeLanguage::Python, ResponseRules::default(), "Where was it before?");
/// assert!(code.starts_with("# Where was it before?\ndef previous(ax, ay, aw, ah, vx, vy, bx, by, bw, bh):\n"));
/// assert!(code.contains("    if ay + ah <= by:\n        return \"top\", top\n"));
/// ```
pub fn response_code(method: ResponseMethod, language: CodeLanguage, rules: ResponseRules, note: &str) -> String {
    let (syntax, given) = (language.syntax(), Given::by(language));
    let number = if method == ResponseMethod::Swept { "time" } else { "push" };
    let lines = methods::lines(method, rules);
    let mut body: Vec<Statement> = Vec::new();
    let mut set = String::new();
    for line in lines {
        // HSP sets the variable before each answer, but not twice to the same number.
        let number = given.parameter.and_then(|_| line.number(syntax)).filter(|value| *value != set).map(|value| {
            set.clone_from(&value);
            Statement::Assign(number.into(), value)
        });
        body.extend(number);
        body.push(given.statement(line, syntax));
    }
    let record = |name, fields: &[&'static str]| Record { name, fields: fields.to_vec() };
    let (rect, velocity) = (record("Rect", &["x", "y", "w", "h"]), record("Vec2", &["x", "y"]));
    let shapes = [("a", &rect), ("v", &velocity), ("b", &rect)];
    let mut parameters = syntax.parameters(CodeParameters::Numbers, &shapes);
    parameters.extend(given.parameter.map(|pattern| vec![pattern.replace('$', number)]));
    let mut text = lines::comment(syntax.comment, note);
    text.push_str(syntax.before);
    text.push_str(&given.before.replace('$', number));
    // Only HSP has no minimum and maximum.
    for helper in methods::helpers(method) {
        text.push_str(&syntax.helper(CodeParameters::Numbers, *helper));
    }
    text.push_str(&syntax.headed(&given.head.replace('%', number), &given.name(method.name()), &parameters));
    text.push_str(&syntax.body(&body));
    text.push_str(syntax.end);
    text.push_str(syntax.behind);
    if syntax.tabs { text.replace("    ", "\t") } else { text }
}

impl Line {
    fn number(&self, syntax: &Syntax) -> Option<String> {
        if let Self::Answer(_, _, value) = self { Some(syntax.of_neutral(value)) } else { None }
    }
}

impl Given {
    fn statement(&self, line: Line, syntax: &Syntax) -> Statement {
        let spelled = |text: &str| syntax.of_neutral(text);
        match line {
            Line::Number(name, value) => Statement::Number(name.into(), spelled(&value)),
            Line::Flag(name, test) => Statement::Flag(name.into(), spelled(&test)),
            Line::Variable(name, value) => Statement::Variable(name.into(), spelled(&value)),
            Line::Assign(name, value) => Statement::Assign(name.into(), spelled(&value)),
            Line::If(test, lines) => {
                Statement::If(spelled(&test), lines.into_iter().map(|line| self.statement(line, syntax)).collect())
            }
            Line::Answer(test, side, value) => {
                let answer = self.value.replace("$0", side).replace("$1", &spelled(value));
                match test {
                    Some(test) => Statement::Return(spelled(&test), answer),
                    None => Statement::Last(answer),
                }
            }
        }
    }
}
