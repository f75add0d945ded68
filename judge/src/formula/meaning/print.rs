//! A formula's tree as text: in hantei's own notation, or in a programming language.

use super::terms::Term;
use super::tree::{Arithmetic, Extreme, Inequality, Joint, Number, Rounding, Test};
use hantei_collision::Operator;

pub(crate) struct Dialect {
    pub(crate) and: &'static str,
    pub(crate) or: &'static str,
    /// Before and after a negated test.
    pub(crate) not: [&'static str; 2],
    pub(crate) not_flag: [&'static str; 2],
    /// Always false, always true.
    pub(crate) truths: [&'static str; 2],
    /// Around an absolute value, and between the two numbers of a minimum and a maximum.
    pub(crate) abs: [&'static str; 2],
    pub(crate) min: [&'static str; 3],
    pub(crate) max: [&'static str; 3],
    /// A number under a condition: `$1` where the test `$0` is true, else `$2`.
    pub(crate) choice: &'static str,
    /// `$0` rounded down, towards 0 and to the nearest whole number, and its square root.
    pub(crate) floor: &'static str,
    pub(crate) trunc: &'static str,
    pub(crate) round: &'static str,
    pub(crate) root: &'static str,
    /// The remainder of `$0` by `$1`, with the sign of the first and with that of the second.
    pub(crate) remainder: &'static str,
    pub(crate) modulo: &'static str,
    /// Whether a whole number gets a `.0`, so that dividing it keeps the fraction.
    pub(crate) has_point: bool,
}

pub(crate) const OWN: Dialect = Dialect {
    and: "&&",
    or: "||",
    not: ["!(", ")"],
    not_flag: ["!", ""],
    truths: ["false", "true"],
    abs: ["abs(", ")"],
    min: ["min(", ", ", ")"],
    max: ["max(", ", ", ")"],
    choice: "($0 ? $1 : $2)",
    floor: "floor($0)",
    trunc: "trunc($0)",
    round: "round($0)",
    root: "sqrt($0)",
    remainder: "$0 % $1",
    modulo: "mod($0, $1)",
    has_point: false,
};

/// Writes trees in a dialect, with the names from `named`: the text, and how closely its parts bind.
pub(crate) struct Printer<'a, Named> {
    pub(crate) dialect: &'a Dialect,
    pub(crate) named: Named,
    pub(crate) asked: &'a [Inequality],
    pub(crate) flags: &'a [&'a str],
}

/// How closely the parts of a text bind: those of a sum the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Binds {
    Sum,
    Product,
    Sign,
    Whole,
}

fn placed(pattern: &str, texts: &[&str]) -> String {
    let mut parts = pattern.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (place, rest) = part.split_at_checked(1).unwrap_or_default();
        out.push_str(place.parse().ok().and_then(|place: usize| texts.get(place)).unwrap_or(&""));
        out.push_str(rest);
    }
    out
}

fn enclosed_if(is_enclosed: bool, text: String) -> String {
    if is_enclosed { format!("({text})") } else { text }
}

impl<Named: Fn(&Term, &str) -> (String, Binds)> Printer<'_, Named> {
    pub(crate) fn number(&self, number: &Number) -> String {
        self.written(number).0
    }

    fn written(&self, number: &Number) -> (String, Binds) {
        let whole = match number {
            Number::Constant(number) if self.dialect.has_point => format!("{number:?}"),
            // With other notations its digits would fill lines.
            Number::Constant(number) if !(1e-7..1e16).contains(number) && *number != 0.0 => format!("{number:e}"),
            Number::Constant(number) => number.to_string(),
            Number::Named(term, written) => return (self.named)(term, written),
            Number::Negative(of) => return (format!("-{}", self.side(of, Binds::Whole)), Binds::Sign),
            Number::Absolute(of) => [self.dialect.abs[0], &self.number(of), self.dialect.abs[1]].concat(),
            Number::Computed(how, sides) => {
                // From left to right, only the left side needs no parentheses.
                let (pattern, binds, closer) = match how {
                    Arithmetic::Plus => ("$0 + $1", Binds::Sum, Binds::Product),
                    Arithmetic::Minus => ("$0 - $1", Binds::Sum, Binds::Product),
                    Arithmetic::Times => ("$0 * $1", Binds::Product, Binds::Sign),
                    Arithmetic::Divide => ("$0 / $1", Binds::Product, Binds::Sign),
                    Arithmetic::Remainder => (self.dialect.remainder, Binds::Product, Binds::Sign),
                    Arithmetic::Modulo => (self.dialect.modulo, Binds::Product, Binds::Sign),
                };
                return (placed(pattern, &[&self.side(&sides[0], binds), &self.side(&sides[1], closer)]), binds);
            }
            Number::Extreme(which, sides) => {
                let [open, comma, close] = match which {
                    Extreme::Min => self.dialect.min,
                    Extreme::Max => self.dialect.max,
                };
                [open, &self.number(&sides[0]), comma, &self.number(&sides[1]), close].concat()
            }
            Number::Chosen(when, sides) => {
                let [one, other] = [0, 1].map(|side| self.number(&sides[side]));
                placed(self.dialect.choice, &[&self.test(when), &one, &other])
            }
            Number::Whole(how, of) => {
                let pattern = match how {
                    Rounding::Down => self.dialect.floor,
                    Rounding::TowardsZero => self.dialect.trunc,
                    Rounding::Nearest => self.dialect.round,
                };
                placed(pattern, &[&self.number(of)])
            }
            Number::Root(of) => placed(self.dialect.root, &[&self.number(of)]),
        };
        (whole, Binds::Whole)
    }

    /// A part of a number, in parentheses if it binds less closely.
    fn side(&self, number: &Number, least: Binds) -> String {
        let (text, binds) = self.written(number);
        enclosed_if(binds < least, text)
    }

    pub(crate) fn comparison(&self, asked: &Inequality) -> String {
        format!("{} {} {}", self.number(&asked.left), asked.operator.symbol(), self.number(&asked.right))
    }

    pub(crate) fn test(&self, test: &Test) -> String {
        let inner = |inner: &Test| self.test(inner);
        match test {
            Test::Ask(question) => self.comparison(&self.asked[*question]),
            Test::Flag(place) => self.flags[*place].to_owned(),
            Test::Always(holds) => self.dialect.truths[usize::from(*holds)].to_owned(),
            Test::Not(of) if matches!(**of, Test::Flag(_)) => {
                [self.dialect.not_flag[0], &inner(of), self.dialect.not_flag[1]].concat()
            }
            Test::Not(of) => [self.dialect.not[0], &inner(of), self.dialect.not[1]].concat(),
            Test::Joined(joint, sides) => {
                let sign = match joint {
                    Joint::And => self.dialect.and,
                    Joint::Or => self.dialect.or,
                    Joint::BothOf => "&",
                    Joint::EitherOf => "|",
                    Joint::OneOf => Operator::NotEqual.symbol(),
                };
                let [left, right] = [(0, &sides[0]), (1, &sides[1])]
                    .map(|(place, side)| enclosed_if(is_enclosed(*joint, place, side), inner(side)));
                format!("{left} {sign} {right}")
            }
        }
    }
}

/// Whether a side of a joined test needs parentheses: some language would read it differently without.
fn is_enclosed(joint: Joint, place: usize, side: &Test) -> bool {
    match (joint, side) {
        (_, Test::Flag(_) | Test::Always(_)) => false,
        (Joint::And | Joint::Or, Test::Ask(_) | Test::Not(_)) => false,
        (Joint::BothOf | Joint::EitherOf | Joint::OneOf, Test::Ask(_) | Test::Not(_)) => true,
        (Joint::OneOf, Test::Joined(..)) => true,
        (_, Test::Joined(inner, _)) => *inner != joint || place == 1,
    }
}
