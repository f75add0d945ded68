//! A test of the whole area that two shapes pass over in a frame, so that a fast one does not jump through a thin one.
//! Idea: that area lies in a shape that is larger by the move. A second function makes it and calls the test.

use super::syntax::{Record, Statement, Syntax};
use super::{CodeLanguage, CodeParameters, Function, Handed, body, helpers};
use crate::formula::Formula;
use crate::formula::meaning::{Binds, Dialect, Extreme, Term};
use hantei_collision::{Axis, AxisAligned, Part, Two};

/// The move along each axis since the frame before, one more number of a shape.
const fn moved(axis: Axis) -> &'static str {
    ["dx", "dy", "dz"][axis as usize]
}

impl Handed {
    fn swept(self, dialect: &Dialect, shape: &str, axis: Axis, part: Part) -> String {
        let (number, by) = (format!("{shape}{}", self.field(axis, part)), format!("{shape}{}", moved(axis)));
        let extreme = |[open, comma, close]: [&str; 3]| format!("{open}{number}{comma}{number} - {by}{close}");
        match part {
            Part::Min => extreme(dialect.min),
            Part::Max => extreme(dialect.max),
            Part::Size => format!("{number} + {}{by}{}", dialect.abs[0], dialect.abs[1]),
            Part::Centre => format!("{number} - {by} / 2.0"),
        }
    }
}

impl<S: AxisAligned> Formula<Two<S>> {
    /// The test as a function, and below it `swept`: the same test of all that both shapes passed over since the frame
    /// before. It takes the numbers of each shape as it is now and its move: `ax, ay, aw, ah, adx, ady`.
    pub fn swept_code(&self, language: CodeLanguage, note: &str) -> String {
        let mut used = Vec::new();
        self.meant.numbers().for_each(|number| number.each_term(&mut |term| used.extend(term.part())));
        let handed = Handed::for_parts(&used);
        let (record, syntax) = (handed.record(S::AXES), language.syntax());
        let test = Function { syntax, parameters: CodeParameters::Numbers, records: &[("a", &record), ("b", &record)] };
        let named = |term: &Term, written: &str| {
            let Term::Part(term) = term else { return (written.to_owned(), Binds::Whole) };
            let taken = |field: &str| test.taken(term.of as usize, field);
            handed.written(taken, term.axis, term.part)
        };
        let mut needed = helpers(&self.meant, &[]);
        for (part, extreme) in [(Part::Min, Extreme::Min), (Part::Max, Extreme::Max)] {
            let helper = extreme.into();
            if handed.parts().contains(&part) && !needed.contains(&helper) {
                needed.push(helper);
            }
        }
        let moving = Record { name: record.name, fields: S::AXES.iter().map(|&axis| moved(axis)).collect() };
        let of = |shape: &'static str| {
            let parts = handed.parts().into_iter().flat_map(|part| S::AXES.iter().map(move |&axis| (axis, part)));
            parts.map(move |(axis, part)| handed.swept(&syntax.dialect, shape, axis, part))
        };
        let call = called(syntax, of("a").chain(of("b")).collect());
        let swept = syntax.function(
            test.parameters,
            "swept",
            &[("a", &record), ("a", &moving), ("b", &record), ("b", &moving)],
            &call,
        );
        test.file_with(note, &needed, "hits", &body(&self.meant, syntax, named), &swept)
    }
}

fn called(syntax: &Syntax, arguments: Vec<String>) -> Vec<Statement> {
    let name = syntax.called("hits");
    if syntax.breaks_nowhere() {
        let names = (1..=arguments.len()).map(|place| format!("s_{place}"));
        let call = format!("{name}({})", names.clone().collect::<Vec<_>>().join(", "));
        let numbers = names.zip(arguments).map(|(name, number)| Statement::Flag(name, number));
        return numbers.chain([Statement::Last(call)]).collect();
    }
    let (lines, end) = (arguments.join(",\n        "), if syntax.many.is_empty() { "" } else { "," });
    vec![Statement::Last(format!("{name}(\n        {lines}{end}\n    )"))]
}
