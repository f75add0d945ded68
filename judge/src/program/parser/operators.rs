//! The operators between two operands and before one, as each language's grammar orders them.

use super::super::syntax::{Binary, Sign};
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
    pub(super) ties: Ties,
    /// Two words are one operator: `not in`.
    pub(super) signs: &'static [(&'static str, Infix)],
}

const fn level(ties: Ties, signs: &'static [(&'static str, Infix)]) -> Level {
    Level { ties, signs }
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

pub(super) struct Prefix {
    pub(super) sign: &'static str,
    pub(super) before: Before,
    /// The level from which on operators belong to the operand.
    pub(super) level: usize,
}

const fn prefix(sign: &'static str, before: Before, level: usize) -> Prefix {
    Prefix { sign, before, level }
}

const PLUS: Before = Before::Signed(Sign::Plus);
const MINUS: Before = Before::Signed(Sign::Minus);
const NOT: Before = Before::Signed(Sign::Not);
const COMPLEMENT: Before = Before::Signed(Sign::Complement);

/// Above all levels.
const TIGHT: usize = usize::MAX;

const SUMS: Level = level(Left, &[("+", Plain(Plus)), ("-", Plain(Minus))]);
const PRODUCTS: Level = level(Left, &[("*", Plain(Times)), ("/", Plain(Divide)), ("%", Plain(Remainder))]);
const SHIFTS: Level = level(Left, &[("<<", Plain(ShiftLeft)), (">>", Plain(ShiftRight))]);
const LONG_SHIFTS: Level =
    level(Left, &[("<<", Plain(ShiftLeft)), (">>", Plain(ShiftRight)), (">>>", Plain(ShiftRightUnsigned))]);
const OR_SIGN: Level = level(Left, &[("||", Plain(Or))]);
const AND_SIGN: Level = level(Left, &[("&&", Plain(And))]);
const OR_WORD: Level = level(Left, &[("or", Plain(Or))]);
const AND_WORD: Level = level(Left, &[("and", Plain(And))]);
const BIT_OR: Level = level(Left, &[("|", Plain(BitOr))]);
const BIT_XOR: Level = level(Left, &[("^", Plain(BitXor))]);
const BIT_AND: Level = level(Left, &[("&", Plain(BitAnd))]);
const EQUALITY: Level = level(Left, &[("==", Plain(Equal)), ("!=", Plain(NotEqual))]);
const ORDER: Level =
    level(Left, &[("<", Plain(Less)), ("<=", Plain(AtMost)), (">", Plain(Greater)), (">=", Plain(AtLeast))]);

pub(super) const C: &[Level] = &[OR_SIGN, AND_SIGN, BIT_OR, BIT_XOR, BIT_AND, EQUALITY, ORDER, SHIFTS, SUMS, PRODUCTS];
pub(super) const C_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("~", COMPLEMENT, TIGHT),
    prefix("++", Before::Step(1), TIGHT),
    prefix("--", Before::Step(-1), TIGHT),
    prefix("&", Before::Address(true), TIGHT),
    prefix("*", Before::Follow, TIGHT),
    prefix("&&", Before::Unread, TIGHT),
];

pub(super) const CPP: &[Level] = &[
    level(Left, &[("||", Plain(Or)), ("or", Plain(Or))]),
    level(Left, &[("&&", Plain(And)), ("and", Plain(And))]),
    level(Left, &[("|", Plain(BitOr)), ("bitor", Plain(BitOr))]),
    level(Left, &[("^", Plain(BitXor)), ("xor", Plain(BitXor))]),
    level(Left, &[("&", Plain(BitAnd)), ("bitand", Plain(BitAnd))]),
    level(Left, &[("==", Plain(Equal)), ("!=", Plain(NotEqual)), ("not_eq", Plain(NotEqual))]),
    ORDER,
    level(Left, &[("<=>", Unread)]),
    SHIFTS,
    SUMS,
    PRODUCTS,
];
pub(super) const CPP_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("not", NOT, TIGHT),
    prefix("~", COMPLEMENT, TIGHT),
    prefix("compl", COMPLEMENT, TIGHT),
    prefix("++", Before::Step(1), TIGHT),
    prefix("--", Before::Step(-1), TIGHT),
    prefix("&", Before::Address(true), TIGHT),
    prefix("*", Before::Follow, TIGHT),
    prefix("&&", Before::Unread, TIGHT),
];

pub(super) const JAVA: &[Level] = &[
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    EQUALITY,
    level(
        Never,
        &[("<", Plain(Less)), ("<=", Plain(AtMost)), (">", Plain(Greater)), (">=", Plain(AtLeast)), ("instanceof", Is)],
    ),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
];
pub(super) const JAVA_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("~", COMPLEMENT, TIGHT),
    prefix("++", Before::Step(1), TIGHT),
    prefix("--", Before::Step(-1), TIGHT),
];

pub(super) const CSHARP: &[Level] = &[
    level(Right, &[("??", Plain(OrElse))]),
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    EQUALITY,
    level(
        Never,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("is", Is),
            ("as", As),
        ],
    ),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
    level(Never, &[("..", Unread)]),
];

const SCRIPT_EQUALITY: Level =
    level(Left, &[("==", Plain(Equal)), ("!=", Plain(NotEqual)), ("===", Plain(Same)), ("!==", Plain(NotSame))]);
const POWERS: Level = level(Right, &[("**", Plain(Power))]);
pub(super) const SCRIPT: &[Level] = &[
    level(Left, &[("??", Plain(OrElse))]),
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SCRIPT_EQUALITY,
    level(
        Left,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("in", Unread),
            ("instanceof", Is),
        ],
    ),
    LONG_SHIFTS,
    SUMS,
    PRODUCTS,
    POWERS,
];
pub(super) const TYPESCRIPT: &[Level] = &[
    level(Left, &[("??", Plain(OrElse))]),
    OR_SIGN,
    AND_SIGN,
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SCRIPT_EQUALITY,
    level(
        Left,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("in", Unread),
            ("instanceof", Is),
            ("as", As),
            ("satisfies", As),
        ],
    ),
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
    level(Left, &[("in", Plain(In)), ("!in", Plain(NotIn)), ("is", Is), ("!is", Is)]),
    level(Left, &[("?:", Plain(OrElse))]),
    level(Left, &[("", Named)]),
    level(Left, &[("..", Range(true)), ("..<", Range(false))]),
    SUMS,
    PRODUCTS,
    level(Left, &[("as?", Unread), ("as", As)]),
];
pub(super) const KOTLIN_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("++", Before::Step(1), TIGHT),
    prefix("--", Before::Step(-1), TIGHT),
];

pub(super) const SWIFT: &[Level] = &[
    OR_SIGN,
    AND_SIGN,
    level(
        Never,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("!=", Plain(NotEqual)),
            ("===", Plain(Same)),
            ("!==", Plain(NotSame)),
            ("~=", Unread),
        ],
    ),
    level(Right, &[("??", Plain(OrElse))]),
    level(Never, &[("as?", Unread), ("as!", As), ("as", As), ("is", Is)]),
    level(Never, &[("..<", Range(false)), ("...", Range(true))]),
    level(
        Left,
        &[
            ("+", Plain(Plus)),
            ("-", Plain(Minus)),
            ("|", Plain(BitOr)),
            ("^", Plain(BitXor)),
            ("&+", Unread),
            ("&-", Unread),
        ],
    ),
    level(
        Left,
        &[("*", Plain(Times)), ("/", Plain(Divide)), ("%", Plain(Remainder)), ("&", Plain(BitAnd)), ("&*", Unread)],
    ),
    level(Never, SHIFTS.signs),
];
pub(super) const SWIFT_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("~", COMPLEMENT, TIGHT),
    prefix("&", Before::Address(true), TIGHT),
];

pub(super) const GO: &[Level] = &[
    OR_SIGN,
    AND_SIGN,
    level(
        Never,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("!=", Plain(NotEqual)),
        ],
    ),
    level(Left, &[("+", Plain(Plus)), ("-", Plain(Minus)), ("|", Plain(BitOr)), ("^", Plain(BitXor))]),
    level(
        Left,
        &[
            ("*", Plain(Times)),
            ("/", Plain(Divide)),
            ("%", Plain(Remainder)),
            ("<<", Plain(ShiftLeft)),
            (">>", Plain(ShiftRight)),
            ("&", Plain(BitAnd)),
            ("&^", Unread),
        ],
    ),
];
pub(super) const GO_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("^", COMPLEMENT, TIGHT),
    prefix("*", Before::Follow, TIGHT),
    prefix("&", Before::Address(true), TIGHT),
    prefix("<-", Before::Unread, TIGHT),
];

pub(super) const RUST: &[Level] = &[
    level(Never, &[("..", Range(false)), ("..=", Range(true))]),
    OR_SIGN,
    AND_SIGN,
    level(
        Never,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("!=", Plain(NotEqual)),
        ],
    ),
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFTS,
    SUMS,
    PRODUCTS,
    level(Left, &[("as", As)]),
];
pub(super) const RUST_PREFIXES: &[Prefix] = &[
    prefix("-", MINUS, TIGHT),
    prefix("!", NOT, TIGHT),
    prefix("*", Before::Follow, TIGHT),
    prefix("&", Before::Address(false), TIGHT),
    prefix("&&", Before::Address(false), TIGHT),
];

pub(super) const PYTHON: &[Level] = &[
    OR_WORD,
    AND_WORD,
    level(
        Chained,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("!=", Plain(NotEqual)),
            ("is not", Plain(NotSame)),
            ("is", Plain(Same)),
            ("in", Plain(In)),
            ("not in", Plain(NotIn)),
        ],
    ),
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFTS,
    SUMS,
    level(
        Left,
        &[("*", Plain(Times)), ("/", Plain(Divide)), ("//", Plain(DivideDown)), ("%", Plain(Remainder)), ("@", Unread)],
    ),
    POWERS,
];
pub(super) const PYTHON_PREFIXES: &[Prefix] =
    &[prefix("not", NOT, 2), prefix("-", MINUS, 9), prefix("+", PLUS, 9), prefix("~", COMPLEMENT, 9)];

pub(super) const GDSCRIPT: &[Level] = &[
    level(Left, &[("or", Plain(Or)), ("||", Plain(Or))]),
    level(Left, &[("and", Plain(And)), ("&&", Plain(And))]),
    level(Left, &[("in", Plain(In)), ("not in", Plain(NotIn))]),
    level(
        Left,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("!=", Plain(NotEqual)),
        ],
    ),
    BIT_OR,
    BIT_XOR,
    BIT_AND,
    SHIFTS,
    SUMS,
    PRODUCTS,
    level(Left, &[("**", Plain(Power))]),
    level(Left, &[("is", Is)]),
];
/// `not` and `!` are both looser than a comparison here.
pub(super) const GDSCRIPT_PREFIXES: &[Prefix] = &[
    prefix("not", NOT, 2),
    prefix("!", NOT, 2),
    prefix("-", MINUS, 10),
    prefix("+", PLUS, 10),
    prefix("~", COMPLEMENT, 10),
];

pub(super) const LUA: &[Level] = &[
    OR_WORD,
    AND_WORD,
    level(
        Left,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("~=", Plain(NotEqual)),
        ],
    ),
    BIT_OR,
    level(Left, &[("~", Plain(BitXor))]),
    BIT_AND,
    SHIFTS,
    level(Right, &[("..", Unread)]),
    SUMS,
    level(Left, &[("*", Plain(Times)), ("/", Plain(Divide)), ("//", Plain(DivideDown)), ("%", Plain(Remainder))]),
    level(Right, &[("^", Plain(Power))]),
];
pub(super) const LUA_PREFIXES: &[Prefix] =
    &[prefix("not", NOT, 10), prefix("-", MINUS, 10), prefix("~", COMPLEMENT, 10), prefix("#", Before::Length, 10)];

/// As its compiler has it: one level for all comparisons, and one for `&`, `|` and `^`.
pub(super) const HSP: &[Level] = &[
    level(
        Left,
        &[
            ("&", Plain(BitAnd)),
            ("&&", Plain(BitAnd)),
            ("and", Plain(BitAnd)),
            ("|", Plain(BitOr)),
            ("||", Plain(BitOr)),
            ("or", Plain(BitOr)),
            ("^", Plain(BitXor)),
            ("xor", Plain(BitXor)),
        ],
    ),
    level(
        Left,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("=", Plain(Equal)),
            ("==", Plain(Equal)),
            ("!", Plain(NotEqual)),
            ("!=", Plain(NotEqual)),
        ],
    ),
    SHIFTS,
    SUMS,
    level(Left, &[("*", Plain(Times)), ("/", Plain(Divide)), ("\\", Plain(Remainder))]),
];
pub(super) const HSP_PREFIXES: &[Prefix] = &[prefix("-", MINUS, TIGHT)];

pub(super) const OWN: &[Level] = &[
    level(Left, &[("||", Plain(Or)), ("or", Plain(Or)), ("OR", Plain(Or))]),
    level(Left, &[("&&", Plain(And)), ("and", Plain(And)), ("AND", Plain(And))]),
    level(Left, &[("|", Plain(BitOr)), ("^", Plain(BitXor)), ("&", Plain(BitAnd))]),
    level(
        Never,
        &[
            ("<", Plain(Less)),
            ("<=", Plain(AtMost)),
            ("≤", Plain(AtMost)),
            ("≦", Plain(AtMost)),
            (">", Plain(Greater)),
            (">=", Plain(AtLeast)),
            ("≥", Plain(AtLeast)),
            ("≧", Plain(AtLeast)),
            ("==", Plain(Equal)),
            ("===", Plain(Equal)),
            ("!=", Plain(NotEqual)),
            ("!==", Plain(NotEqual)),
            ("≠", Plain(NotEqual)),
        ],
    ),
    SUMS,
    level(
        Left,
        &[
            ("*", Plain(Times)),
            ("×", Plain(Times)),
            ("/", Plain(Divide)),
            ("÷", Plain(Divide)),
            ("%", Plain(Remainder)),
        ],
    ),
    POWERS,
];
/// `!` is tight and `not` is loose, as nearly everywhere.
/// The level of sums in hantei's own formulas: what may stand between bars.
pub(super) fn own_sums() -> usize {
    OWN.iter().position(|level| level.signs.iter().any(|(sign, _)| *sign == "+")).unwrap_or(OWN.len())
}

pub(super) const OWN_PREFIXES: &[Prefix] = &[
    prefix("not", NOT, 3),
    prefix("NOT", NOT, 3),
    prefix("!", NOT, TIGHT),
    prefix("-", MINUS, TIGHT),
    prefix("+", PLUS, TIGHT),
];
