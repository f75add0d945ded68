//! The signs of a formula as written.

use crate::formula::language::SourceLanguage;
use crate::formula::meaning::{Arithmetic, Joint};
use hantei_collision::Operator;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formula) enum Sign {
    Compare(Operator),
    Join(Joint),
    Compute(Arithmetic),
    /// `//` where it is no comment: divides and rounds down.
    FloorDivide,
    /// `**`, and `^` in Lua.
    Power,
    /// `!`, before an operand.
    Not,
    /// `not`, before a comparison.
    NotWord,
    Open,
    Close,
    OpenBracket,
    CloseBracket,
    Comma,
    Assign,
    /// `+=` and the like.
    Change(Arithmetic),
    /// `&=` and `|=`.
    ChangeTest(Joint),
    /// `++` and `--`
    Count,
    Semicolon,
    OpenBrace,
    CloseBrace,
    Colon,
    Question,
    Dot,
    Arrow,
    Scope,
    FatArrow,
    Define,
    Spread,
    /// `..`, `..=`, `..<`
    Range,
}

/// All signs; a longer one comes before one that begins it.
pub(super) const SIGNS: [(&str, Sign); 64] = [
    ("#define", Sign::Define),
    ("...", Sign::Spread),
    ("..=", Sign::Range),
    ("..<", Sign::Range),
    ("..", Sign::Range),
    ("===", Sign::Compare(Operator::Equal)),
    ("!==", Sign::Compare(Operator::NotEqual)),
    ("<=", Sign::Compare(Operator::AtMost)),
    (">=", Sign::Compare(Operator::AtLeast)),
    ("==", Sign::Compare(Operator::Equal)),
    ("!=", Sign::Compare(Operator::NotEqual)),
    ("~=", Sign::Compare(Operator::NotEqual)),
    ("<>", Sign::Compare(Operator::NotEqual)),
    ("=>", Sign::FatArrow),
    ("&&=", Sign::ChangeTest(Joint::And)),
    ("||=", Sign::ChangeTest(Joint::Or)),
    ("&&", Sign::Join(Joint::And)),
    ("||", Sign::Join(Joint::Or)),
    ("&=", Sign::ChangeTest(Joint::BothOf)),
    ("|=", Sign::ChangeTest(Joint::EitherOf)),
    ("+=", Sign::Change(Arithmetic::Plus)),
    ("-=", Sign::Change(Arithmetic::Minus)),
    ("*=", Sign::Change(Arithmetic::Times)),
    ("/=", Sign::Change(Arithmetic::Divide)),
    ("%=", Sign::Change(Arithmetic::Remainder)),
    ("≤", Sign::Compare(Operator::AtMost)),
    ("≦", Sign::Compare(Operator::AtMost)),
    ("≥", Sign::Compare(Operator::AtLeast)),
    ("≧", Sign::Compare(Operator::AtLeast)),
    ("≠", Sign::Compare(Operator::NotEqual)),
    ("->", Sign::Arrow),
    ("::", Sign::Scope),
    (":=", Sign::Assign),
    ("++", Sign::Count),
    ("--", Sign::Count),
    ("**", Sign::Power),
    ("//", Sign::FloorDivide),
    ("?.", Sign::Dot),
    ("<", Sign::Compare(Operator::Less)),
    (">", Sign::Compare(Operator::Greater)),
    ("=", Sign::Assign),
    ("!", Sign::Not),
    ("&", Sign::Join(Joint::BothOf)),
    ("|", Sign::Join(Joint::EitherOf)),
    ("^", Sign::Power),
    ("^", Sign::Join(Joint::OneOf)),
    ("+", Sign::Compute(Arithmetic::Plus)),
    ("-", Sign::Compute(Arithmetic::Minus)),
    ("*", Sign::Compute(Arithmetic::Times)),
    ("×", Sign::Compute(Arithmetic::Times)),
    ("/", Sign::Compute(Arithmetic::Divide)),
    ("÷", Sign::Compute(Arithmetic::Divide)),
    ("%", Sign::Compute(Arithmetic::Remainder)),
    ("(", Sign::Open),
    (")", Sign::Close),
    ("[", Sign::OpenBracket),
    ("]", Sign::CloseBracket),
    (",", Sign::Comma),
    (";", Sign::Semicolon),
    ("{", Sign::OpenBrace),
    ("}", Sign::CloseBrace),
    (":", Sign::Colon),
    ("?", Sign::Question),
    (".", Sign::Dot),
];

impl Sign {
    /// Whether this spelling has this meaning in a language.
    pub(super) fn is_of(self, written: &str, language: Option<SourceLanguage>) -> bool {
        match self {
            // `--` before a number is two signs; it counts only where a statement can be one.
            Self::Count => language.is_some_and(|language| !language.is_indented() && language != SourceLanguage::Lua),
            Self::Range => language.is_some_and(SourceLanguage::has_ranges),
            Self::Power if written == "^" => language == Some(SourceLanguage::Lua),
            Self::Compare(Operator::NotEqual) if written == "~=" => {
                language.is_none_or(|language| language == SourceLanguage::Lua)
            }
            _ => true,
        }
    }
}
