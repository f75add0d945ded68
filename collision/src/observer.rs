//! How a method reports its comparisons: each is decided and told by one function, from the same two numbers, so a trace
//! cannot differ from the answer that it explains.

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

    /// The operator that says the same with both sides exchanged: `>` for `<`.
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::AtMost => Self::AtLeast,
            Self::Greater => Self::Less,
            Self::AtLeast => Self::AtMost,
            Self::Equal => Self::Equal,
            Self::NotEqual => Self::NotEqual,
        }
    }

    /// Whether `left` stands so to `right`. False when one of them is NaN, but for `!=`, which is then true.
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

/// Which question it is: its place among the questions of its method.
pub type QuestionId = usize;

/// A question that was asked: both numbers and the answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// Which of its method's questions it answers.
    pub question: QuestionId,
    /// Both numbers, left then right.
    pub numbers: [f64; 2],
    /// The answer.
    pub holds: bool,
}

impl Comparison {
    /// Tells the observer, and gives the answer: what a method decides by is what was told.
    #[inline(always)]
    pub(super) fn told(self, observer: &mut impl Observer) -> bool {
        observer.compared(self);
        self.holds
    }
}

/// Hears each comparison as a method makes it. What a short-circuit skips is not compared, and so not heard.
///
/// `()` hears nothing, a `Vec<Comparison>` keeps all.
pub trait Observer {
    /// Called once for each comparison, in the order in which they are made.
    fn compared(&mut self, comparison: Comparison);

    /// The comparisons that follow are of this obstacle: its place in the list. Only methods that ask many tell it.
    #[inline(always)]
    fn asks_obstacle(&mut self, _place: usize) {}
}

/// Hears nothing, at no cost: the bare comparisons are left.
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
