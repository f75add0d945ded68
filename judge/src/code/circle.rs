//! A test of a circle and a rectangle as a function. A squared difference, named `dx` or `dy`, is computed once.

use super::syntax::{Record, Statement};
use super::{CodeLanguage, CodeParameters, Function, Handed, body, helpers};
use crate::formula::CircleFormula;
use crate::formula::meaning::{Arithmetic, Binds, CircleTerm, Number, Printer, Term};
use hantei_collision::{Axis, End, Rect};

const NAMES: [&str; 2] = ["dx", "dy"];
const MARK: char = '=';
/// A number with fewer parts is written out.
const LEAST_SIZE: usize = 4;

impl CircleFormula {
    /// The test as a function of circle and rectangle, in this language. `note` is a comment above it, of any length.
    pub fn code(&self, language: CodeLanguage, parameters: CodeParameters, note: &str) -> String {
        let mut used = Vec::new();
        for number in self.meant.numbers() {
            number.each_term(&mut |term| used.extend(term.part()));
        }
        let handed = Handed::for_parts(&used);
        let rect = handed.record::<Rect>();
        let (name, fields) = match parameters {
            CodeParameters::Numbers => ("", vec!["cx", "cy", "r"]),
            CodeParameters::Type => ("a", vec!["x", "y", "r"]),
        };
        let circle = Record { name: "Circle", fields };
        let function = Function { syntax: language.syntax(), parameters, records: &[(name, &circle), ("b", &rect)] };
        let of_circle = |place: usize| function.taken(0, circle.fields[place]);
        let named = |term: &Term, written: &str| {
            if let Some(name) = written.strip_prefix(MARK) {
                return (name.to_owned(), Binds::Whole);
            }
            let Term::Circle(term) = term else { return (written.to_owned(), Binds::Whole) };
            match term {
                CircleTerm::Centre(axis) => (of_circle(*axis as usize), Binds::Whole),
                CircleTerm::Radius => (of_circle(2), Binds::Whole),
                CircleTerm::Diameter => (format!("2.0 * {}", of_circle(2)), Binds::Product),
                CircleTerm::End(axis, end) => {
                    let sign = if *end == End::Min { "-" } else { "+" };
                    (format!("{} {sign} {}", of_circle(*axis as usize), of_circle(2)), Binds::Sum)
                }
                CircleTerm::Rect(axis, part) => handed.written::<Rect>(|field| function.taken(1, field), *axis, *part),
            }
        };
        let squared = self.squared();
        let printer = Printer { dialect: &function.syntax.dialect, named, asked: &self.meant.asked, flags: &[] };
        let mut statements: Vec<Statement> = squared
            .iter()
            .map(|(name, number)| {
                Statement::Number((*name).to_owned(), function.syntax.spelled(printer.number(number)))
            })
            .collect();
        let short = self.with_numbers(&|number| with_names(number, &squared));
        statements.extend(body(&short.meant, function.syntax, named));
        function.file(note, &helpers(&self.meant, &[]), "hits", &statements)
    }

    /// The squared difference of each axis with its name; nothing for an axis with several.
    fn squared(&self) -> Vec<(&'static str, Number)> {
        let mut all: [Vec<Number>; 2] = [Vec::new(), Vec::new()];
        for number in self.meant.numbers() {
            each_square(number, &mut |of| {
                if let Some(axis) = axis(of)
                    && of.size() >= LEAST_SIZE
                    && !all[axis as usize].contains(of)
                {
                    all[axis as usize].push(of.clone());
                }
            });
        }
        let named = NAMES.into_iter().zip(all);
        named.filter_map(|(name, all)| Some((name, <[_; 1]>::try_from(all).ok()?[0].clone()))).collect()
    }
}

/// The only axis that a number is about; `None` if it is about more.
fn axis(number: &Number) -> Option<Axis> {
    let (mut axes, mut is_other) = ([false; 2], false);
    number.each_term(&mut |term| match term {
        Term::Circle(CircleTerm::Centre(axis) | CircleTerm::Rect(axis, _)) => axes[axis as usize] = true,
        _ => is_other = true,
    });
    // A number that a named test chooses is computed after that test.
    is_other |= number.is_chosen();
    match axes {
        [true, false] if !is_other => Some(Axis::X),
        [false, true] if !is_other => Some(Axis::Y),
        _ => None,
    }
}

fn each_square(number: &Number, heard: &mut impl FnMut(&Number)) {
    if let Number::Computed(Arithmetic::Times, sides) = number
        && sides[0] == sides[1]
    {
        heard(&sides[0]);
    }
    number.parts().iter().for_each(|part| each_square(part, heard));
}

fn with_names(number: &Number, named: &[(&'static str, Number)]) -> Number {
    match named.iter().find(|(_, of)| of == number) {
        Some((name, _)) => Number::Named(Term::Circle(CircleTerm::Radius), format!("{MARK}{name}").into()),
        None => number.with_parts(&|part| with_names(part, named)),
    }
}
