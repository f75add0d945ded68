//! Hearing a method think: each comparison is decided and reported by one function, from the same two numbers.

use std::fmt;

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
    /// `==`
    Equal,
}

impl Relation {
    /// The sign in code: `<`, `<=`, `>`, `>=` or `==`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Greater => ">",
            Self::AtLeast => ">=",
            Self::Equal => "==",
        }
    }

    /// Whether `left` stands in this relation to `right`. Always false when one of them is NaN.
    #[inline(always)]
    pub fn holds(self, left: f64, right: f64) -> bool {
        match self {
            Self::Less => left < right,
            Self::AtMost => left <= right,
            Self::Greater => left > right,
            Self::AtLeast => left >= right,
            Self::Equal => left == right,
        }
    }
}

/// One side of a comparison: how the code writes it, and its number.
pub(super) type Term = (&'static str, f64);

/// One asked inequality, with both numbers and its truth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The left side as written, `bx`.
    pub left: &'static str,
    /// How the sides are compared.
    pub relation: Relation,
    /// The right side as written, `ax + aw`.
    pub right: &'static str,
    /// Both numbers, left then right.
    pub numbers: [f64; 2],
    /// The answer.
    pub holds: bool,
}

impl Comparison {
    /// The inequality as written, `bx < ax + aw`.
    pub fn asked(&self) -> String {
        format!("{} {} {}", self.left, self.relation.symbol(), self.right)
    }

    /// Whether `other` asks the same, of whatever numbers.
    pub fn asks_same(&self, other: &Self) -> bool {
        (self.left, self.relation, self.right) == (other.left, other.relation, other.right)
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [left, right] = self.numbers;
        let symbol = self.relation.symbol();
        write!(out, "{}: {left} {symbol} {right} is {}", self.asked(), self.holds)
    }
}

/// Who hears each comparison as a method makes it. What a short-circuit skips is never heard.
pub trait Observer {
    /// Called once for each comparison, in the order in which they are made.
    fn compared(&mut self, comparison: Comparison);
}

/// Nobody listens.
impl Observer for () {
    #[inline(always)]
    fn compared(&mut self, _: Comparison) {}
}

/// Keeps all, in order.
impl Observer for Vec<Comparison> {
    fn compared(&mut self, comparison: Comparison) {
        self.push(comparison);
    }
}

/// Decides and reports from the same two numbers, so a trace cannot drift from the answer it explains.
#[inline(always)]
pub(super) fn ask(observer: &mut impl Observer, left: Term, relation: Relation, right: Term) -> bool {
    let holds = relation.holds(left.1, right.1);
    observer.compared(Comparison { left: left.0, relation, right: right.0, numbers: [left.1, right.1], holds });
    holds
}
