//! A random program as a tree: what all languages share. The text that is printed of it is what counts.

use crate::language::Language;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    /// Python's whole numbers.
    Whole,
    F32,
    F64,
}

impl Number {
    pub(crate) fn is_whole(self) -> bool {
        !matches!(self, Self::F32 | Self::F64)
    }

    pub(crate) fn is_unsigned(self) -> bool {
        matches!(self, Self::U8 | Self::U16 | Self::U32 | Self::U64)
    }

    /// Narrower than `int`: arithmetic makes an `int` of it in C and its like.
    pub(crate) fn is_narrow(self) -> bool {
        matches!(self, Self::I8 | Self::U8 | Self::I16 | Self::U16)
    }

    pub(crate) fn bits(self) -> u32 {
        match self {
            Self::I8 | Self::U8 => 8,
            Self::I16 | Self::U16 => 16,
            Self::I32 | Self::U32 | Self::F32 => 32,
            Self::I64 | Self::U64 | Self::Whole | Self::F64 => 64,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Truth,
    Number(Number),
    /// The program's structure.
    Record,
    /// A function without an answer.
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Plus,
    Minus,
    Times,
    Divide,
    /// `//` in Python and Lua.
    DivideDown,
    Remainder,
    Power,
    Less,
    AtMost,
    Greater,
    AtLeast,
    Equal,
    NotEqual,
    And,
    Or,
    BitAnd,
    BitOr,
    BitXor,
    ShiftLeft,
    ShiftRight,
    /// `>>>`
    ShiftRightUnsigned,
}

impl Op {
    pub(crate) const COMPARISONS: [Self; 6] =
        [Self::Less, Self::AtMost, Self::Greater, Self::AtLeast, Self::Equal, Self::NotEqual];

    pub(crate) fn is_comparison(self) -> bool {
        Self::COMPARISONS.contains(&self)
    }

    pub(crate) fn is_bitwise(self) -> bool {
        matches!(self, Self::BitAnd | Self::BitOr | Self::BitXor)
    }

    pub(crate) fn is_shift(self) -> bool {
        matches!(self, Self::ShiftLeft | Self::ShiftRight | Self::ShiftRightUnsigned)
    }
}

/// A function of the language's library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Builtin {
    Min,
    Max,
    Abs,
    Floor,
    Ceil,
    Trunc,
    Sqrt,
    Clamp,
    /// The remainder and the quotient that go down: `Math.floorMod`, `rem_euclid`.
    FloorRemainder,
    FloorQuotient,
    /// Arithmetic that may leave the type: `wrapping_sub` and `saturating_sub`, only in Rust.
    WrappingMinus,
    WrappingPlus,
    SaturatingMinus,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Expression {
    /// Never negative.
    Number(f64, Number),
    Truth(bool),
    Name(String),
    Member(Box<Self>, String),
    Binary(Op, Box<Self>, Box<Self>),
    Minus(Box<Self>),
    Not(Box<Self>),
    Choice(Box<Self>, Box<Self>, Box<Self>),
    Cast(Number, Box<Self>),
    /// A truth value as 0 or 1.
    Counted(Box<Self>),
    Builtin(Builtin, Number, Vec<Self>),
    Call(String, Vec<Self>),
    Method(Box<Self>, String, Vec<Self>),
    Chain(Vec<Self>, Vec<Op>),
    Make(Vec<Self>),
    /// `x = 1` as an expression, and `x++`, `--x`: by how much, and whether the value is the one before.
    Assigned(String, Box<Self>),
    Stepped(String, bool, bool),
    /// A record given to a function that wants it by reference.
    Given(String),
}

impl Expression {
    pub(crate) fn binary(op: Op, left: Self, right: Self) -> Self {
        Self::Binary(op, Box::new(left), Box::new(right))
    }

    /// Whether nothing in it says the type of its number.
    pub(crate) fn is_open(&self) -> bool {
        match self {
            Self::Number(..) => true,
            Self::Choice(_, one, other) | Self::Binary(_, one, other) => one.is_open() && other.is_open(),
            Self::Minus(of) => of.is_open(),
            _ => false,
        }
    }

    /// Whether a compiler computes it: no name stands in it.
    pub(crate) fn is_constant(&self) -> bool {
        match self {
            Self::Number(..) | Self::Truth(_) => true,
            Self::Binary(_, left, right) => left.is_constant() && right.is_constant(),
            Self::Minus(of) | Self::Not(of) | Self::Cast(_, of) | Self::Counted(of) => of.is_constant(),
            Self::Choice(a, b, c) => a.is_constant() && b.is_constant() && c.is_constant(),
            Self::Builtin(_, _, all) | Self::Chain(all, _) => all.iter().all(Self::is_constant),
            _ => false,
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Statement {
    Let(Let),
    /// `x = …`, `x += …`; the first is a name or a member.
    Assign(Option<Op>, Expression, Expression),
    /// `x++`, `x--`: whether up, whether the sign stands before.
    Step(Expression, bool, bool),
    /// `a, b = b, a + 1`: both sides are computed before.
    Multiple(Vec<Expression>, Vec<Expression>),
    /// `a = b = …`
    Both(String, String, Expression),
    If(Vec<(Expression, Vec<Self>)>, Option<Vec<Self>>),
    Switch(Expression, Number, Vec<(Vec<i64>, Vec<Self>)>, Option<Vec<Self>>),
    /// The counter stands in the body.
    While(Expression, Vec<Self>),
    DoWhile(Vec<Self>, Expression),
    Count(Count),
    /// The name, its type, the list, the body, and what is done if no `break` left it (Python).
    Each(String, Number, Vec<Expression>, Vec<Self>, Option<Vec<Self>>),
    Break,
    Continue,
    Return(Expression),
    Block(Vec<Self>),
    Do(Expression),
    Local(Function),
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Let {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) value: Option<Expression>,
    pub(crate) is_constant: bool,
    /// Whether the value has this type without saying it.
    pub(crate) is_inferred: bool,
}

/// `for (int i = from; i < to; i += step)`; down if `step` is negative.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Count {
    pub(crate) name: String,
    pub(crate) number: Number,
    pub(crate) from: i64,
    pub(crate) to: i64,
    pub(crate) step: i64,
    pub(crate) is_inclusive: bool,
    pub(crate) body: Vec<Statement>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) default: Option<Expression>,
    /// Whether something is assigned to it or to a part of it.
    pub(crate) is_written: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) parameters: Vec<Parameter>,
    pub(crate) answer: Kind,
    pub(crate) body: Vec<Statement>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Record {
    pub(crate) name: String,
    pub(crate) number: Number,
    pub(crate) fields: Vec<String>,
    pub(crate) methods: Vec<Function>,
    /// Whether it is a value in languages that have both: `struct` in C#; a pointer or reference in C, C++, Go, Rust otherwise.
    pub(crate) is_value: bool,
    /// JavaScript: made by a class and not as `{ x: 1 }`.
    pub(crate) is_class: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) language: Language,
    pub(crate) index: usize,
    pub(crate) globals: Vec<(String, Number, f64)>,
    pub(crate) record: Option<Record>,
    pub(crate) helpers: Vec<Function>,
    pub(crate) main: Function,
    /// Whether the numbers are at the limits of their types, or tenths.
    pub(crate) numbers: Numbers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Numbers {
    Small,
    Tenths,
    Limits,
}

/// Whether what follows these statements can be reached.
pub(crate) fn ends(body: &[Statement]) -> bool {
    match body.last() {
        Some(Statement::Return(_) | Statement::Break | Statement::Continue) => true,
        Some(Statement::If(parts, Some(other))) => parts.iter().all(|(_, part)| ends(part)) && ends(other),
        Some(Statement::Switch(_, _, cases, Some(other))) => cases.iter().all(|(_, part)| ends(part)) && ends(other),
        Some(Statement::Block(inner)) => ends(inner),
        _ => false,
    }
}
