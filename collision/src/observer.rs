//! How a method reports its comparisons: it decides and reports from the same two numbers, so a trace fits the answer.

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
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
    /// `!=`
    NotEqual,
}

impl Operator {
    /// The sign in code: `<`, `<=`, `>`, `>=`, `==` or `!=`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Greater => ">",
            Self::AtLeast => ">=",
            Self::Equal => "==",
            Self::NotEqual => "!=",
        }
    }

    /// Whether the comparison is true. With NaN it is false, except `!=`, which is true.
    #[inline(always)]
    pub fn holds(self, left: f64, right: f64) -> bool {
        match self {
            Self::Less => left < right,
            Self::AtMost => left <= right,
            Self::Greater => left > right,
            Self::AtLeast => left >= right,
            Self::Equal => left == right,
            Self::NotEqual => left != right,
        }
    }
}

/// The place of a question among the questions of its method.
pub type QuestionId = usize;

/// A question that was asked: both numbers and the answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The question that it answers.
    pub question: QuestionId,
    /// The left number, then the right one.
    pub numbers: [f64; 2],
    /// The answer.
    pub holds: bool,
}

impl Comparison {
    /// Reports the comparison, and returns its answer: so what is decided and what is heard is one.
    #[inline(always)]
    pub fn told(self, observer: &mut impl Observer) -> bool {
        observer.compared(self);
        self.holds
    }
}

/// Hears each comparison as a method makes it, but not those that a short-circuit skips.
///
/// `()` hears nothing and costs nothing; a `Vec<Comparison>` keeps all in order.
pub trait Observer {
    /// Called for each comparison, in order.
    fn compared(&mut self, comparison: Comparison);

    /// The next comparisons are about the obstacle at this place in the list. Only for methods with many obstacles.
    #[inline(always)]
    fn asks_obstacle(&mut self, _place: usize) {}
}

impl Observer for () {
    #[inline(always)]
    fn compared(&mut self, _: Comparison) {}
}

impl Observer for Vec<Comparison> {
    fn compared(&mut self, comparison: Comparison) {
        self.push(comparison);
    }
}
