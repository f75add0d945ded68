//! The operators between two operands and before one, as each language's grammar orders them.

use super::super::syntax::{Binary, Sign};
use crate::formula::SourceLanguage;
use crate::program::is_in;
use Binary::{
    And, AtLeast, AtMost, BitAnd, BitOr, BitXor, Divide, DivideDown, Equal, Greater, In, Less, Minus, NotEqual, NotIn,
    NotSame, Or, OrElse, Plus, Power, Remainder, Same, ShiftLeft, ShiftRight, ShiftRightUnsigned, Times,
};
use Infix::{As, Is, Named, Plain, Range, Unread};
use Ties::{Chained, Left, Never, Right};

/// What `a op b op c` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ties {
    Left,
    Right,
    /// An error.
    Never,
    /// `a op b and b op c`
    Chained,
}

/// What stands between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Infix {
    Plain(Binary),
    /// A range; whether the end belongs to it.
    Range(bool),
    /// `as`: a type follows.
    As,
    /// `is`, `instanceof`: a type follows.
    Is,
    /// A function's name between two operands, in Kotlin.
    Named,
    /// Known, and not read: `..` in Lua, `@` in Python.
    Unread,
}

pub(super) struct Level {
    pub ties: Ties,
    /// Signs that mean the same in each language.
    signs: &'static str,
    /// Those that mean something else here. Two words are one operator: `not in`.
    others: &'static [(&'static str, Infix)],
}

impl Level {
    /// The operators, the longer one before one that begins it, and what each means if that is something else here.
    pub(super) fn operators(&self) -> impl Iterator<Item = (&'static str, Option<Infix>)> {
        let others = self.others.iter().map(|(sign, infix)| (*sign, Some(*infix)));
        others.chain(self.signs.split(' ').map(|sign| (sign, None)))
    }
}

const fn level(ties: Ties, signs: &'static str) -> Level {
    unlike(ties, signs, &[])
}

/// A level with operators that mean something else than in the other languages.
const fn unlike(ties: Ties, signs: &'static str, others: &'static [(&'static str, Infix)]) -> Level {
    Level { ties, signs, others }
}

/// What signs mean in nearly all languages.
const MEANINGS: &[(&str, Infix)] = &[
    ("+", Plain(Plus)),
    ("-", Plain(Minus)),
    ("* ×", Plain(Times)),
    ("/ ÷", Plain(Divide)),
    ("//", Plain(DivideDown)),
    ("%", Plain(Remainder)),
    ("**", Plain(Power)),
    ("<<", Plain(ShiftLeft)),
    (">>", Plain(ShiftRight)),
    (">>>", Plain(ShiftRightUnsigned)),
    ("<", Plain(Less)),
    ("<= ≤ ≦", Plain(AtMost)),
    (">", Plain(Greater)),
    (">= ≥ ≧", Plain(AtLeast)),
    ("==", Plain(Equal)),
    ("!= ≠ not_eq", Plain(NotEqual)),
    ("===", Plain(Same)),
    ("!==", Plain(NotSame)),
    ("&& and AND", Plain(And)),
    ("|| or OR", Plain(Or)),
    ("?? ?:", Plain(OrElse)),
    ("& bitand", Plain(BitAnd)),
    ("| bitor", Plain(BitOr)),
    ("^ xor", Plain(BitXor)),
    ("in", Plain(In)),
    ("!in", Plain(NotIn)),
    ("..<", Range(false)),
    ("... ..=", Range(true)),
    ("as as! satisfies", As),
    ("is !is instanceof", Is),
];

pub(super) fn meaning(sign: &str) -> Infix {
    MEANINGS.iter().find(|(signs, _)| is_in(sign, signs)).map_or(Unread, |(_, infix)| *infix)
}

/// What stands before an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Before {
    Signed(Sign),
    /// `++a`, `--a`
    Step(i8),
    /// `&a`; whether what is called may change it.
    Address(bool),
    /// `*a`
    Follow,
    /// `#a`: the length of a list in Lua.
    Length,
    /// Known, and not read.
    Unread,
}

/// The levels from which on operators belong to the operand, and the signs and words before it.
pub(super) type Prefixes = &'static [(usize, &'static str)];

/// What a sign or word before an operand means.
pub(super) fn before(sign: &str, language: SourceLanguage) -> Before {
    match sign {
        "+" => Before::Signed(Sign::Plus),
        "-" => Before::Signed(Sign::Minus),
        "!" | "!!" | "not" | "NOT" => Before::Signed(Sign::Not),
        "~" | "^" | "compl" => Before::Signed(Sign::Complement),
        "++" => Before::Step(1),
        "--" => Before::Step(-1),
        "&" | "&&" if language == SourceLanguage::Rust => Before::Address(false),
        "&" => Before::Address(true),
        "*" => Before::Follow,
        "#" => Before::Length,
        _ => Before::Unread,
    }
}

/// Above all levels.
const TIGHT: usize = usize::MAX;

const SUMS: Level = level(Left, "+ -");
const PRODUCTS: Level = level(Left, "* / %");
const SHIFTS: Level = level(Left, "<< >>");
const LONG_SHIFTS: Level = level(Left, "<< >> >>>");
const OR_SIGN: Level = level(Left, "||");
const AND_SIGN: Level = level(Left, "&&");
const OR_WORD: Level = level(Left, "or");
const AND_WORD: Level = level(Left, "and");
const BIT_OR: Level = level(Left, "|");
const BIT_XOR: Level = level(Left, "^");
const BIT_AND: Level = level(Left, "&");
const EQUALITY: Level = level(Left, "== !=");
const ORDER: Level = level(Left, "< <= > >=");

pub(super) const C: &[Level] = &[OR_SIGN, AND_SIGN, BIT_OR, BIT_XOR, BIT_AND, EQUALITY, ORDER, SHIFTS, SUMS, PRODUCTS];
pub(super) const C_PREFIXES: Prefixes = &[(TIGHT, "- + ! ~ ++ -- & * &&")];

pub(super) const CPP: &[Level] = &[
    level(Left, "|| or"),
    level(Left, "&& and"),
    level(Left, "| bitor"),
    level(Left, "^ xor"),
    level(Left, "& bitand"),
    level(Left, "== != not_eq"),
    ORDER,
    level(Left, "<=>"),
    SHIFTS,
    SUMS,
    PRODUCTS,
];
pub(super) const CPP_PREFIXES: Prefixes = &[(TIGHT, "- + ! not ~ compl ++ -- & * &&")];

pub(super) const JAVA: &[Level] = &[
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    EQUALITY,
    level(Never, "< <= > >= instanceof"),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
];
pub(super) const JAVA_PREFIXES: Prefixes = &[(TIGHT, "- + ! ~ ++ --")];

pub(super) const CSHARP: &[Level] = &[
    level(Right, "??"),
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    EQUALITY,
    level(Never, "< <= > >= is as"),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
    level(Never, ".."),
];

const SCRIPT_EQUALITY: Level = level(Left, "== != === !==");
const POWERS: Level = level(Right, "**");
pub(super) const SCRIPT: &[Level] = &[
    level(Left, "??"),
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SCRIPT_EQUALITY,
    unlike(Left, "< <= > >= instanceof", &[("in", Unread)]),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
    POWERS,
];
pub(super) const TYPESCRIPT: &[Level] = &[
    level(Left, "??"),
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SCRIPT_EQUALITY,
    unlike(Left, "< <= > >= instanceof as satisfies", &[("in", Unread)]),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
    POWERS,
];

pub(super) const KOTLIN: &[Level] = &[
    OR_SIGN,
    AND_SIGN,
    SCRIPT_EQUALITY,
    level(Never, ORDER.signs),
    level(Left, "in !in is !is"),
    level(Left, "?:"),
    unlike(Left, "", &[("", Named)]),
    unlike(Left, "..<", &[("..", Range(true))]),
    SUMS,
    PRODUCTS,
    level(Left, "as? as"),
];
pub(super) const KOTLIN_PREFIXES: Prefixes = &[(TIGHT, "- + ! ++ -- !!")];

pub(super) const SWIFT: &[Level] = &[
    OR_SIGN,
    AND_SIGN,
    level(Never, "< <= > >= == != === !== ~="),
    level(Right, "??"),
    level(Never, "as? as! as is"),
    level(Never, "..< ..."),
    level(Left, "+ - | ^ &+ &-"),
    level(Left, "* / % & &*"),
    level(Never, SHIFTS.signs),
];
pub(super) const SWIFT_PREFIXES: Prefixes = &[(TIGHT, "- + ! ~ &")];

pub(super) const GO: &[Level] =
    &[OR_SIGN, AND_SIGN, level(Never, "< <= > >= == !="), level(Left, "+ - | ^"), level(Left, "* / % << >> & &^")];
pub(super) const GO_PREFIXES: Prefixes = &[(TIGHT, "- + ! ^ * & <-")];

pub(super) const RUST: &[Level] = &[
    unlike(Never, "..=", &[("..", Range(false))]),
    OR_SIGN,
    AND_SIGN,
    level(Never, "< <= > >= == !="),
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFTS,
    SUMS,
    PRODUCTS,
    level(Left, "as"),
];
pub(super) const RUST_PREFIXES: Prefixes = &[(TIGHT, "- ! * & &&")];

pub(super) const PYTHON: &[Level] = &[
    OR_WORD,
    AND_WORD,
    unlike(Chained, "< <= > >= == != in", &[("is not", Plain(NotSame)), ("is", Plain(Same)), ("not in", Plain(NotIn))]),
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFTS,
    SUMS,
    level(Left, "* / // % @"),
    POWERS,
];
pub(super) const PYTHON_PREFIXES: Prefixes = &[(2, "not"), (9, "- + ~")];

pub(super) const GDSCRIPT: &[Level] = &[
    level(Left, "or ||"),
    level(Left, "and &&"),
    unlike(Left, "in", &[("not in", Plain(NotIn))]),
    level(Left, "< <= > >= == !="),
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFTS,
    SUMS,
    PRODUCTS,
    level(Left, "**"),
    level(Left, "is"),
];
/// `not` and `!` are both looser than a comparison here.
pub(super) const GDSCRIPT_PREFIXES: Prefixes = &[(2, "not !"), (10, "- + ~")];

pub(super) const LUA: &[Level] = &[
    OR_WORD,
    AND_WORD,
    unlike(Left, "< <= > >= ==", &[("~=", Plain(NotEqual))]),
    BIT_OR,
    unlike(Left, "", &[("~", Plain(BitXor))]),
    BIT_AND,
    SHIFTS,
    level(Right, ".."),
    SUMS,
    level(Left, "* / // %"),
    unlike(Right, "", &[("^", Plain(Power))]),
];
pub(super) const LUA_PREFIXES: Prefixes = &[(10, "not - ~ #")];

/// As its compiler has it: one level for all comparisons, and one for `&`, `|` and `^`.
pub(super) const HSP: &[Level] = &[
    unlike(
        Left,
        "& | ^ xor",
        &[("&&", Plain(BitAnd)), ("and", Plain(BitAnd)), ("||", Plain(BitOr)), ("or", Plain(BitOr))],
    ),
    unlike(Left, "< <= > >= == !=", &[("=", Plain(Equal)), ("!", Plain(NotEqual))]),
    SHIFTS,
    SUMS,
    unlike(Left, "* /", &[("\\", Plain(Remainder))]),
];
pub(super) const HSP_PREFIXES: Prefixes = &[(TIGHT, "-")];

pub(super) const OWN: &[Level] = &[
    level(Left, "|| or OR"),
    level(Left, "&& and AND"),
    level(Left, "| ^ &"),
    unlike(Never, "< <= ≤ ≦ > >= ≥ ≧ == != ≠", &[("===", Plain(Equal)), ("!==", Plain(NotEqual))]),
    SUMS,
    level(Left, "* × / ÷ %"),
    POWERS,
];
/// `!` is tight and `not` is loose, as nearly everywhere.
/// The level of sums in hantei's own formulas: what may stand between bars.
pub(super) fn own_sums() -> usize {
    OWN.iter().position(|level| is_in("+", level.signs)).unwrap_or(OWN.len())
}

pub(super) const OWN_PREFIXES: Prefixes = &[(3, "not NOT"), (TIGHT, "! - +")];
