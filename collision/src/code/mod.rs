//! A test as a function in the language of a game: any formula, and so any built-in method, for each has a formula.
//!
//! A function takes the numbers that its test speaks of: two corners of each shape, or its centre and size, or else its
//! top-left corner and size. All numbers are double floats, and all is computed in the order in which it is written, so
//! the answers are those of hantei.

mod builtin;
mod languages;

pub(crate) use builtin::formula;
pub use languages::CodeLanguage;

use super::formula::print::{Binds, Printer};
use super::formula::shapes::Shapes;
use super::formula::terms::{Owner, PartTerm, PointTerm};
use super::formula::tree::{Extreme, FormulaStep, Number};
use super::formula::two::parts;
use super::formula::{Formula, InsideFormula};
use crate::{AxisAligned, Part, Two};
use languages::{Helper, Syntax};

/// How a rectangle or a box is handed over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Handed {
    Corners,
    OriginSize,
    CentreSize,
}

impl Handed {
    /// The way that gives all parts in `used`, as directly as can be.
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

    /// The parts that are handed over of each shape, on each axis.
    const fn parts(self) -> [Part; 2] {
        match self {
            Self::Corners => [Part::Min, Part::Max],
            Self::OriginSize => [Part::Min, Part::Size],
            Self::CentreSize => [Part::Centre, Part::Size],
        }
    }

    /// What is handed over of both shapes, in order.
    fn parameters<S: AxisAligned>(self) -> Vec<String> {
        let of = |of: Owner| self.parts().map(|part| S::AXES.iter().map(move |&axis| PartTerm { of, axis, part }));
        [Owner::A, Owner::B].map(of).into_iter().flatten().flatten().map(|term| self.written::<S>(term).0).collect()
    }

    /// A number of a shape, out of the parameters.
    fn written<S: AxisAligned>(self, PartTerm { of, axis, part }: PartTerm) -> (String, Binds) {
        let shape = if of == Owner::A { "a" } else { "b" };
        let named = |wanted: Part| {
            let found = parts::<S>().find(|(on, part, _)| *on == axis && *part == wanted);
            found.map_or("", |(_, _, names)| names[0])
        };
        let (axis, size) = (named(Part::Min), named(Part::Size));
        let name = match (self, part) {
            (Self::Corners, Part::Min) => format!("{shape}{axis}1"),
            (Self::Corners, _) => format!("{shape}{axis}2"),
            (_, Part::Size) => format!("{shape}{size}"),
            (Self::CentreSize, _) => format!("{shape}c{axis}"),
            (Self::OriginSize, Part::Min) => format!("{shape}{axis}"),
            (Self::OriginSize, Part::Max) => return (format!("{shape}{axis} + {shape}{size}"), Binds::Sum),
            (Self::OriginSize, Part::Centre) => return (format!("{shape}{axis} + {shape}{size} / 2.0"), Binds::Sum),
        };
        (name, Binds::Whole)
    }
}

impl<S: AxisAligned> Formula<Two<S>> {
    /// The test as a function that takes the numbers of both shapes, in this language. `note` is a comment above it.
    pub fn code(&self, language: CodeLanguage, note: &str) -> String {
        let mut parts = Vec::new();
        self.each_number(&mut |number| number.each_term(&mut |term: PartTerm| parts.push(term.part)));
        let handed = Handed::for_parts(&parts);
        let syntax = language.syntax();
        let body = body(self, syntax, |term: &PartTerm, _: &str| handed.written::<S>(*term));
        let parameters = handed.parameters::<S>();
        let parameters: Vec<&str> = parameters.iter().map(String::as_str).collect();
        function(syntax, note, &helpers(self, &[]), "hits", &parameters, &body)
    }
}

impl InsideFormula {
    /// The test as a function that takes the coordinates of the corners and of the point, in this language. `note` is a
    /// comment above it.
    pub fn code(&self, language: CodeLanguage, note: &str) -> String {
        const PARAMETERS: [&str; 10] = ["ax", "ay", "bx", "by", "cx", "cy", "dx", "dy", "px", "py"];
        let syntax = language.syntax();
        let at = |spot: usize| [PARAMETERS[2 * spot], PARAMETERS[2 * spot + 1]].join(", ");
        let called = |helper: Helper, spots: &[usize; 3]| {
            format!("{}({})", syntax.helper_name(helper), spots.map(at).join(", "))
        };
        let named = |term: &PointTerm, _: &str| {
            let name = match term {
                PointTerm::Coordinate(spot, axis) => PARAMETERS[2 * spot + *axis as usize].to_owned(),
                PointTerm::Cross(spots) => called(Helper::Side, spots),
                PointTerm::Dot(spots) => called(Helper::Dot, spots),
            };
            (name, Binds::Whole)
        };
        let mut used = Vec::new();
        self.each_number(&mut |number| {
            number.each_term(&mut |term: PointTerm| match term {
                PointTerm::Coordinate(..) => {}
                PointTerm::Cross(_) => used.push(Helper::Side),
                PointTerm::Dot(_) => used.push(Helper::Dot),
            });
        });
        function(syntax, note, &helpers(self, &used), "inside", &PARAMETERS, &body(self, syntax, named))
    }
}

impl<S: Shapes> Formula<S> {
    fn each_number(&self, heard: &mut impl FnMut(&Number<S::Term>)) {
        for asked in &self.asked {
            heard(&asked.left);
            heard(&asked.right);
        }
    }
}

/// The helpers that a formula needs, each once.
fn helpers<S: Shapes>(formula: &Formula<S>, of_points: &[Helper]) -> Vec<Helper> {
    let mut found = of_points.to_vec();
    formula.each_number(&mut |number| extremes(number, &mut found));
    let all = [Helper::Min, Helper::Max, Helper::Side, Helper::Dot];
    all.into_iter().filter(|helper| found.contains(helper)).collect()
}

fn extremes<Term>(number: &Number<Term>, found: &mut Vec<Helper>) {
    match number {
        Number::Constant(_) | Number::Named(..) => {}
        Number::Negative(of) | Number::Absolute(of) | Number::Whole(_, of) | Number::Root(of) => extremes(of, found),
        Number::Computed(_, sides) | Number::Chosen(_, sides) => sides.iter().for_each(|side| extremes(side, found)),
        Number::Extreme(which, sides) => {
            found.push(if *which == Extreme::Min { Helper::Min } else { Helper::Max });
            sides.iter().for_each(|side| extremes(side, found));
        }
    }
}

/// The statements of a formula, a line each.
fn body<S: Shapes>(
    formula: &Formula<S>,
    syntax: &Syntax,
    named: impl Fn(&S::Term, &str) -> (String, Binds),
) -> Vec<String> {
    let names = flag_names(formula.flag_names());
    let flags: Vec<&str> = names.iter().map(String::as_str).collect();
    let printer = Printer { dialect: &syntax.dialect, named, asked: &formula.asked, flags: &flags };
    let printed = |test| printer.test(test);
    let mut places = flags.iter();
    let mut lines: Vec<String> = Vec::new();
    for step in &formula.steps {
        match step {
            FormulaStep::Flag(_, test) => {
                let name = places.next().copied().unwrap_or_default();
                lines.push(syntax.flag(name, &printed(test)));
            }
            FormulaStep::Return(when, says) => lines.push(syntax.early_return(&printed(when), *says)),
        }
    }
    lines.push(syntax.last_return(&printed(&formula.last)));
    lines
}

/// Names that no language keeps for itself: `is_` and the name that was given, or a number.
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

/// A whole file: a comment, what the function needs, and the function.
fn function(
    syntax: &Syntax,
    note: &str,
    helpers: &[Helper],
    name: &str,
    parameters: &[&str],
    body: &[String],
) -> String {
    let mut text = format!("{} {}\n", syntax.comment, note.replace(['\r', '\n'], " "));
    text.push_str(syntax.before);
    for helper in helpers {
        text.push_str(&syntax.helper(*helper));
    }
    text.push_str(&syntax.function(name, parameters, body));
    text.push_str(syntax.behind);
    text
}
