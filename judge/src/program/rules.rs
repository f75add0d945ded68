//! What the languages do differently with the same tree: types of numbers, what counts as true, what is copied.

use super::syntax::{LiteralKind, NumberType};
use crate::formula::SourceLanguage as Language;
use crate::formula::SourceLanguage;
use crate::program::is_in;
use NumberType::{F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Whole};
use SourceLanguage::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use std::collections::HashMap;
use std::sync::LazyLock;

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

/// Types of numbers with their names in these languages. Some are of two words, so that `|` stands between the names.
const TYPES: &[(&[Language], NumberType, &str)] = &[
    (&[C, Cpp, CSharp, Java], F32, "float"),
    (&[C, Cpp, CSharp, Java], I64, "long"),
    (&[C, Cpp, CSharp, Java], I16, "short"),
    (&[C, Cpp, CSharp, Java, Hsp], F64, "double"),
    (&[C, Cpp, CSharp, Java, Hsp], I32, "int"),
    (&[C, Cpp], F64, "long double|float_t"),
    (&[C, Cpp], F32, "GLfloat"),
    (&[C, Cpp], I32, "signed|signed int|int32_t|Sint32|LONG|INT"),
    (&[C, Cpp], I64, "long int|long long|long long int|ssize_t|ptrdiff_t|int64_t"),
    (&[C, Cpp], I16, "short int|int16_t|Sint16"),
    (&[C, Cpp], I8, "char|signed char|int8_t|Sint8"),
    (&[C, Cpp], U8, "unsigned char|uint8_t|Uint8"),
    (&[C, Cpp], U32, "unsigned|unsigned int|uint32_t|Uint32"),
    (&[C, Cpp], U16, "unsigned short|unsigned short int|uint16_t|Uint16"),
    (&[C, Cpp], U64, "unsigned long|unsigned long int|unsigned long long|size_t|uint64_t"),
    (&[CSharp], F64, "decimal"),
    (&[CSharp], F32, "Single"),
    (&[CSharp], U64, "ulong"),
    (&[CSharp], U16, "ushort"),
    (&[CSharp], I8, "sbyte"),
    (&[CSharp, Java, Kotlin, Swift], F64, "Double"),
    (&[Java, Kotlin, Swift], F32, "Float"),
    (&[Swift], F64, "CGFloat|TimeInterval|Float64"),
    (&[Swift], F32, "Float32"),
    (&[Swift], I64, "Int"),
    (&[Swift], U64, "UInt|UInt64"),
    (&[Swift], I8, "Int8"),
    (&[Swift], U8, "UInt8"),
    (&[Swift], I16, "Int16"),
    (&[Swift], U16, "UInt16"),
    (&[Cpp], F64, "qreal|real_t"),
    (&[Rust, Cpp, C], F32, "f32"),
    (&[Rust, Cpp, C], F64, "f64"),
    (&[Go, C, Cpp], F32, "float32"),
    (&[Go, C, Cpp], F64, "float64"),
    (&[Python, GdScript], F64, "float"),
    (&[Python], Whole, "int"),
    (&[GdScript], I64, "int"),
    (&[C, Cpp, CSharp, Go], U32, "uint"),
    (&[CSharp, Go, Cpp], U8, "byte"),
    (&[Java], I8, "byte"),
    (&[Java], I32, "Integer"),
    (&[Java, Kotlin], I64, "Long"),
    (&[Java, Kotlin], I16, "Short"),
    (&[Java, Kotlin], I8, "Byte"),
    (&[Kotlin], I32, "Int"),
    (&[Kotlin], U32, "UInt"),
    (&[Kotlin], U8, "UByte"),
    (&[Kotlin], U16, "UShort"),
    (&[Kotlin], U64, "ULong"),
    (&[Swift, CSharp], I32, "Int32"),
    (&[Swift, CSharp], U32, "UInt32"),
    (&[Swift, CSharp], I64, "Int64"),
    (&[Go], I64, "int|int64"),
    (&[Go], I8, "int8"),
    (&[Go], U8, "uint8"),
    (&[Go], I16, "int16"),
    (&[Go], U16, "uint16"),
    (&[Go], I32, "int32"),
    (&[Go], U32, "uint32"),
    (&[Go], U64, "uint64"),
    (&[TypeScript, Lua], F64, "number"),
    (&[TypeScript], F64, "Number"),
    (&[Rust], I8, "i8"),
    (&[Rust], U8, "u8"),
    (&[Rust], I16, "i16"),
    (&[Rust], U16, "u16"),
    (&[Rust], I32, "i32"),
    (&[Rust], U32, "u32"),
    (&[Rust], I64, "i64|isize"),
    (&[Rust], U64, "u64|usize"),
];

/// The type of numbers with this name.
pub(crate) fn number_type(language: Language, name: &str) -> Option<NumberType> {
    // A run asks this at most of its steps.
    static BY_NAME: LazyLock<HashMap<&str, Vec<(Language, NumberType)>>> = LazyLock::new(|| {
        let mut by_name = HashMap::<_, Vec<_>>::new();
        for (languages, ty, names) in TYPES {
            for name in names.split('|') {
                by_name.entry(name).or_default().extend(languages.iter().map(|language| (*language, *ty)));
            }
        }
        by_name
    });
    BY_NAME.get(name)?.iter().find(|(own, _)| *own == language).map(|(_, ty)| *ty)
}

/// Whether a type is the one for yes and no.
pub(crate) fn is_truth_type(name: &str) -> bool {
    is_in(name, "bool boolean Boolean Bool _Bool BOOL SDL_bool")
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
    const BOXED: &str = "Integer Long Short Byte Float Double";
    words(source).any(|(word, behind)| is_in(word, BOXED) && !behind.starts_with(['.', '(']))
}

/// What to write where compilers differ, behind what was written.
pub(crate) const ABS_ADVICE: &str = ": std::abs, fabs";

/// Whether a bare `abs` of a fraction is that of whole numbers for some compilers of C++: only these headers, and names of
/// `std` that are made known, bring the other one.
pub(crate) fn has_doubtful_abs(source: &str) -> bool {
    let says_type = words(source).any(|(word, _)| is_in(word, "float double"));
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
