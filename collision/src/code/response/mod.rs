//! The methods of a response as functions: which side of B is hit, and how far A is moved back, or when.
//!
//! Each method is written once, as a few statements that all languages have ([`methods`]); what differs, how a function
//! gives back a text and a number, stands in [`Given`].

mod given;
mod methods;

use super::lines;
use super::syntax::{Record, Statement, Syntax};
use super::{CodeLanguage, CodeParameters};
use crate::{ResponseMethod, ResponseRules};
use given::Given;
use methods::Line;

impl ResponseMethod {
    /// The method as a function of one obstacle, in this language: it takes A before, `ax, ay, aw, ah`, its velocity
    /// `vx, vy`, and B, `bx, by, bw, bh`. `note` is a comment above it, of one line or more.
    ///
    /// It gives a text, `"left"`, `"right"`, `"top"`, `"bottom"`, `"none"`, `"unknown"` or `"inside"`, and a number: how far A is
    /// moved back, of `swept` when they meet. Of the rules it has those of its method: the order of the axes, or what a corner
    /// stops. It is given back as a tuple, an array or a value of a type of its own; in HSP the number is put in a variable,
    /// the last parameter.
    ///
    /// ```
    /// use hantei_collision::{CodeLanguage, ResponseMethod, ResponseRules};
    ///
    /// let code = ResponseMethod::Previous.code(CodeLanguage::Python, ResponseRules::default(), "Where was it before?");
    /// assert!(code.starts_with("# Where was it before?\ndef previous(ax, ay, aw, ah, vx, vy, bx, by, bw, bh):\n"));
    /// assert!(code.contains("    if ay + ah <= by:\n        return \"top\", top\n"));
    /// ```
    pub fn code(self, language: CodeLanguage, rules: ResponseRules, note: &str) -> String {
        let (syntax, given) = (language.syntax(), Given::by(language));
        let number = if self == Self::Swept { "time" } else { "push" };
        let lines = methods::lines(self, rules);
        let body: Vec<Statement> = lines.into_iter().flat_map(|line| given.statements(line, number, syntax)).collect();
        let record = |name, fields: &[&'static str]| Record { name, fields: fields.to_vec() };
        let (rect, velocity) = (record("Rect", &["x", "y", "w", "h"]), record("Vec2", &["x", "y"]));
        let shapes = [("a", &rect), ("v", &velocity), ("b", &rect)];
        let mut parameters = syntax.parameters(CodeParameters::Numbers, &shapes);
        parameters.extend(given.parameter.map(|pattern| vec![pattern.replace('$', number)]));
        let mut text = lines::comment(syntax.comment, note);
        text.push_str(syntax.before);
        text.push_str(&given.before.replace('$', number));
        // Of the extremes only HSP has none.
        for helper in methods::helpers(self) {
            text.push_str(&syntax.helper(CodeParameters::Numbers, *helper));
        }
        text.push_str(&syntax.headed(&given.head.replace('#', number), &given.name(self.name()), &parameters));
        text.push_str(&syntax.body(&body));
        text.push_str(syntax.end);
        text.push_str(syntax.behind);
        if syntax.tabs { text.replace("    ", "\t") } else { text }
    }
}

/// A number or a test in the signs of a language.
fn spelled(neutral: &str, syntax: &Syntax) -> String {
    let dialect = &syntax.dialect;
    [
        ("&&", dialect.and),
        ("||", dialect.or),
        ("abs(", dialect.abs[0]),
        ("min(", dialect.min[0]),
        ("max(", dialect.max[0]),
    ]
    .iter()
    .fold(neutral.to_owned(), |text, (from, to)| text.replace(from, to))
}

impl Given {
    /// A line in this language; HSP needs two for an answer.
    fn statements(&self, line: Line, number: &str, syntax: &Syntax) -> Vec<Statement> {
        let spelled = |text: &str| spelled(text, syntax);
        match line {
            Line::Number(name, value) => vec![Statement::Number(name.into(), spelled(&value))],
            Line::Flag(name, test) => vec![Statement::Flag(name.into(), spelled(&test))],
            Line::Variable(name, value) => vec![Statement::Variable(name.into(), spelled(&value))],
            Line::Assign(name, value) => vec![Statement::Assign(name.into(), spelled(&value))],
            Line::If(test, lines) => {
                let body = lines.into_iter().flat_map(|line| self.statements(line, number, syntax)).collect();
                vec![Statement::If(spelled(&test), body)]
            }
            Line::Answer(test, side, value) => {
                let answer = self.value.replace("$0", side).replace("$1", &spelled(value));
                let answer = match test {
                    Some(test) => Statement::Return(spelled(&test), answer),
                    None => Statement::Last(answer),
                };
                let before = self.parameter.map(|_| Statement::Assign(number.into(), spelled(value)));
                before.into_iter().chain([answer]).collect()
            }
        }
    }
}
