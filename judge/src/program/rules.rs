//! What the languages do differently with the same tree: types of numbers, what counts as true, what is copied.

use super::syntax::{LiteralKind, NumberType};
use crate::formula::SourceLanguage as Language;
use crate::formula::SourceLanguage;
use NumberType::{F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Whole};
use SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};

impl NumberType {
    pub(crate) const fn is_whole(self) -> bool {
        !matches!(self, F32 | F64)
    }

    /// The least and greatest number; `None` for fractions and for whole numbers of any size.
    pub(crate) const fn range(self) -> Option<[i128; 2]> {
        Some(match self {
            I8 => [i8::MIN as i128, i8::MAX as i128],
            U8 => [0, u8::MAX as i128],
            I16 => [i16::MIN as i128, i16::MAX as i128],
            U16 => [0, u16::MAX as i128],
            I32 => [i32::MIN as i128, i32::MAX as i128],
            U32 => [0, u32::MAX as i128],
            I64 => [i64::MIN as i128, i64::MAX as i128],
            U64 => [0, u64::MAX as i128],
            Whole | F32 | F64 => return None,
        })
    }

    /// The least and greatest number, as texts; empty where there is none.
    pub(crate) fn ends(self) -> [String; 2] {
        self.range().map_or_else(Default::default, |ends| ends.map(|end| end.to_string()))
    }

    pub(crate) const fn is_unsigned(self) -> bool {
        matches!(self, U8 | U16 | U32 | U64)
    }

    const fn bits(self) -> u32 {
        match self {
            I8 | U8 => 8,
            I16 | U16 => 16,
            I32 | U32 | F32 => 32,
            I64 | U64 | F64 | Whole => 64,
        }
    }

    /// The range of an input of this type: all of a narrow or unsigned type, else what a picture has.
    pub(crate) fn input_range(self) -> [f64; 2] {
        const MOST: f64 = 10_000.0;
        match self {
            I8 | U8 | I16 | U16 | U32 | U64 => self.range().map_or([-MOST, MOST], |range| range.map(|end| end as f64)),
            I32 | I64 | Whole => [-MOST, MOST],
            F32 | F64 => [f64::NEG_INFINITY, f64::INFINITY],
        }
    }
}

/// Types of numbers by name, for all languages in which the name is one.
const TYPES: [(&str, NumberType, &[Language]); 96] = [
    ("float", F32, &[C, Cpp, CSharp, Java]),
    ("double", F64, &[C, Cpp, CSharp, Java, Hsp]),
    ("long double", F64, &[C, Cpp]),
    ("decimal", F64, &[CSharp]),
    ("Single", F32, &[CSharp]),
    ("Double", F64, &[CSharp, Java, Kotlin, Swift]),
    ("Float", F32, &[Java, Kotlin, Swift]),
    ("CGFloat", F64, &[Swift]),
    ("TimeInterval", F64, &[Swift]),
    ("Float32", F32, &[Swift]),
    ("Float64", F64, &[Swift]),
    ("GLfloat", F32, &[C, Cpp]),
    ("qreal", F64, &[Cpp]),
    ("real_t", F64, &[Cpp]),
    ("float_t", F64, &[C, Cpp]),
    ("f32", F32, &[Rust, Cpp, C]),
    ("f64", F64, &[Rust, Cpp, C]),
    ("float32", F32, &[Go, C, Cpp]),
    ("float64", F64, &[Go, C, Cpp]),
    ("float", F64, &[Python, GdScript]),
    ("int", Whole, &[Python]),
    ("int", I64, &[GdScript]),
    ("int", I32, &[C, Cpp, CSharp, Java, Hsp]),
    ("signed", I32, &[C, Cpp]),
    ("signed int", I32, &[C, Cpp]),
    ("long", I64, &[C, Cpp, CSharp, Java]),
    ("long int", I64, &[C, Cpp]),
    ("long long", I64, &[C, Cpp]),
    ("long long int", I64, &[C, Cpp]),
    ("short", I16, &[C, Cpp, CSharp, Java]),
    ("short int", I16, &[C, Cpp]),
    ("char", I8, &[C, Cpp]),
    ("signed char", I8, &[C, Cpp]),
    ("unsigned char", U8, &[C, Cpp]),
    ("unsigned", U32, &[C, Cpp]),
    ("unsigned int", U32, &[C, Cpp]),
    ("unsigned short", U16, &[C, Cpp]),
    ("unsigned short int", U16, &[C, Cpp]),
    ("unsigned long", U64, &[C, Cpp]),
    ("unsigned long int", U64, &[C, Cpp]),
    ("unsigned long long", U64, &[C, Cpp]),
    ("size_t", U64, &[C, Cpp]),
    ("ssize_t", I64, &[C, Cpp]),
    ("ptrdiff_t", I64, &[C, Cpp]),
    ("int8_t", I8, &[C, Cpp]),
    ("uint8_t", U8, &[C, Cpp]),
    ("int16_t", I16, &[C, Cpp]),
    ("uint16_t", U16, &[C, Cpp]),
    ("int32_t", I32, &[C, Cpp]),
    ("uint32_t", U32, &[C, Cpp]),
    ("int64_t", I64, &[C, Cpp]),
    ("uint64_t", U64, &[C, Cpp]),
    ("Sint8", I8, &[C, Cpp]),
    ("Uint8", U8, &[C, Cpp]),
    ("Sint16", I16, &[C, Cpp]),
    ("Uint16", U16, &[C, Cpp]),
    ("Sint32", I32, &[C, Cpp]),
    ("Uint32", U32, &[C, Cpp]),
    ("LONG", I32, &[C, Cpp]),
    ("INT", I32, &[C, Cpp]),
    ("uint", U32, &[C, Cpp, CSharp, Go]),
    ("ulong", U64, &[CSharp]),
    ("ushort", U16, &[CSharp]),
    ("byte", U8, &[CSharp, Go, Cpp]),
    ("byte", I8, &[Java]),
    ("sbyte", I8, &[CSharp]),
    ("Integer", I32, &[Java]),
    ("Long", I64, &[Java, Kotlin]),
    ("Int", I32, &[Kotlin]),
    ("Short", I16, &[Java, Kotlin]),
    ("Byte", I8, &[Java, Kotlin]),
    ("UInt", U32, &[Kotlin]),
    ("UByte", U8, &[Kotlin]),
    ("UShort", U16, &[Kotlin]),
    ("ULong", U64, &[Kotlin]),
    ("Int", I64, &[Swift]),
    ("UInt", U64, &[Swift]),
    ("Int8", I8, &[Swift]),
    ("UInt8", U8, &[Swift]),
    ("Int16", I16, &[Swift]),
    ("UInt16", U16, &[Swift]),
    ("Int32", I32, &[Swift, CSharp]),
    ("UInt32", U32, &[Swift, CSharp]),
    ("Int64", I64, &[Swift, CSharp]),
    ("UInt64", U64, &[Swift]),
    ("int", I64, &[Go]),
    ("int8", I8, &[Go]),
    ("uint8", U8, &[Go]),
    ("int16", I16, &[Go]),
    ("uint16", U16, &[Go]),
    ("int32", I32, &[Go]),
    ("uint32", U32, &[Go]),
    ("int64", I64, &[Go]),
    ("uint64", U64, &[Go]),
    ("number", F64, &[TypeScript, Lua]),
    ("Number", F64, &[TypeScript]),
];

const RUST_TYPES: [(&str, NumberType); 10] = [
    ("i8", I8),
    ("u8", U8),
    ("i16", I16),
    ("u16", U16),
    ("i32", I32),
    ("u32", U32),
    ("i64", I64),
    ("u64", U64),
    ("isize", I64),
    ("usize", U64),
];

/// The type of numbers with this name.
pub(crate) fn number_type(language: Language, name: &str) -> Option<NumberType> {
    let of_rust = || RUST_TYPES.iter().find(|(own, _)| language == Rust && *own == name).map(|(_, ty)| *ty);
    let listed = TYPES.iter().find(|(own, _, languages)| *own == name && languages.contains(&language));
    listed.map(|(_, ty, _)| *ty).or_else(of_rust)
}

/// Whether a type is the one for yes and no.
pub(crate) fn is_truth_type(name: &str) -> bool {
    matches!(name, "bool" | "boolean" | "Boolean" | "Bool" | "_Bool" | "BOOL" | "SDL_bool")
}

/// What is done with a result that a type cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overflow {
    Wraps,
    /// The program stops, or may do anything.
    Fails,
}

/// How a division of whole numbers is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WholeDivision {
    TowardsZero,
    /// It is none: the result has a fraction.
    Fraction,
}

pub(crate) fn literal_type(language: Language, kind: LiteralKind) -> NumberType {
    match (kind, language) {
        (LiteralKind::Typed(ty), _) => ty,
        (LiteralKind::Fraction, _) => F64,
        (LiteralKind::Whole, JavaScript | TypeScript | Own) => F64,
        (LiteralKind::Whole, Python) => Whole,
        (LiteralKind::Whole, Lua | GdScript | Go | Swift) => I64,
        (LiteralKind::Whole, _) => I32,
    }
}

/// Whether a number that is written takes the type of what it is computed with. A whole one also that of fractions?
pub(crate) const fn literals_adapt(language: Language) -> Option<bool> {
    match language {
        Go | Swift => Some(true),
        Rust => Some(false),
        _ => None,
    }
}

/// The type in which two numbers are computed; `None` if the language does not mix them.
pub(crate) fn joined(language: Language, left: NumberType, right: NumberType) -> Option<NumberType> {
    if matches!(language, Rust | Swift | Go) {
        return (left == right).then_some(left);
    }
    if language == Hsp {
        return Some(left);
    }
    Some(match (left, right) {
        (F64, _) | (_, F64) => F64,
        (F32, _) | (_, F32) => F32,
        (Whole, _) | (_, Whole) => Whole,
        // C# makes a narrow number without a sign one of the type beside it.
        (U32, U8 | U16) | (U8 | U16, U32) if language == CSharp => U32,
        _ => joined_whole(language, promoted(language, left), promoted(language, right)),
    })
}

/// Small types are computed as `int`.
pub(crate) fn promoted(language: Language, ty: NumberType) -> NumberType {
    let is_small = matches!(ty, I8 | U8 | I16 | U16);
    let is_kept = matches!(language, Rust | Swift | Go) || (language == Kotlin && ty.is_unsigned());
    match ty {
        U8 | U16 if language == Kotlin => U32,
        _ if is_small && !is_kept => I32,
        _ => ty,
    }
}

fn joined_whole(language: Language, left: NumberType, right: NumberType) -> NumberType {
    let (wide, other) = if left.bits() >= right.bits() { (left, right) } else { (right, left) };
    if language == CSharp && wide.bits() == 32 && wide.is_unsigned() != other.is_unsigned() {
        return I64;
    }
    match wide.bits() == other.bits() && other.is_unsigned() {
        true => other,
        false => wide,
    }
}

pub(crate) fn overflow(language: Language, ty: NumberType) -> Overflow {
    match language {
        C | Cpp if ty.is_unsigned() => Overflow::Wraps,
        C | Cpp | Swift | Rust => Overflow::Fails,
        _ => Overflow::Wraps,
    }
}

pub(crate) const fn whole_division(language: Language) -> WholeDivision {
    match language {
        Python | JavaScript | TypeScript | Lua | Own => WholeDivision::Fraction,
        _ => WholeDivision::TowardsZero,
    }
}

/// Whether `%` has the sign of the second number.
pub(crate) const fn remainder_follows_second(language: Language) -> bool {
    matches!(language, Python | Lua)
}

/// Whether numbers count as yes and no; of those that do, whether 0 is no.
pub(crate) const fn numbers_are_truths(language: Language) -> Option<bool> {
    match language {
        C | Cpp | JavaScript | TypeScript | Python | GdScript | Hsp => Some(true),
        Lua => Some(false),
        _ => None,
    }
}

/// Whether yes and no can be computed with, as 1 and 0.
pub(crate) const fn truths_are_numbers(language: Language) -> bool {
    matches!(language, C | Cpp | JavaScript | TypeScript | Python | Hsp)
}

/// Whether `and` and `or` give one of their sides, not yes or no.
pub(crate) const fn joints_give_sides(language: Language) -> bool {
    matches!(language, JavaScript | TypeScript | Python | Lua)
}

/// Whether a declared type changes the number that it gets.
pub(crate) const fn types_convert(language: Language) -> bool {
    matches!(language, C | Cpp | CSharp | Java | GdScript | Kotlin | Swift | Rust | Go)
}

/// Whether a method can name a member of its own thing without `this`.
pub(crate) const fn has_bare_members(language: Language) -> bool {
    matches!(language, Cpp | CSharp | Java | Kotlin | Swift | GdScript)
}

/// Whether an unknown name is a number or thing of the world around the text, as in a script.
pub(crate) const fn names_are_of_blocks(language: Language) -> bool {
    !matches!(language, Python | Hsp)
}

/// Whether a name that is assigned in a function belongs to the whole function.
pub(crate) const fn assignment_declares(language: Language) -> bool {
    matches!(language, Python | Hsp | Own)
}

/// Whether two functions of one name can stand beside each other.
pub(crate) const fn has_overloads(language: Language) -> bool {
    matches!(language, Cpp | CSharp | Java | Kotlin | Swift)
}

/// Whether a text of Java declares numbers that are objects: `Integer x`.
pub(crate) fn has_boxed_numbers(source: &str) -> bool {
    const BOXED: [&str; 6] = ["Integer", "Long", "Short", "Byte", "Float", "Double"];
    words(source).any(|(word, behind)| BOXED.contains(&word) && !behind.starts_with(['.', '(']))
}

/// What to write where compilers differ, behind what was written.
pub(crate) const ABS_ADVICE: &str = ": std::abs, fabs";

/// Whether a bare `abs` of a fraction is that of whole numbers for some compilers of C++: only these headers, and names of
/// `std` that are made known, bring the other one.
pub(crate) fn has_doubtful_abs(source: &str) -> bool {
    let says_type = words(source).any(|(word, _)| matches!(word, "float" | "double"));
    let is_plain = ["<math.h>", "<stdlib.h>", "namespace std", "std::abs;"].iter().any(|known| source.contains(known));
    says_type && !is_plain
}

/// The words of a text, each with what comes behind.
fn words(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut rest = source;
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|letter| !is_word(letter));
        let end = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        rest = behind;
        (!word.is_empty()).then(|| (word, behind.trim_start()))
    })
}
