//! The names of number types in the languages, and of what numbers can do there.

use crate::formula::meaning::plain;
use crate::formula::reading::NumberKind;

const WHOLE: [&str; 21] = [
    "int", "long", "short", "signed", "sbyte", "char", "i8", "i16", "i32", "i64", "isize", "int8", "int16", "int32",
    "int64", "int8_t", "int16_t", "int32_t", "int64_t", "Sint32", "Integer",
];
pub(in crate::formula) const UNSIGNED: [&str; 26] = [
    "unsigned", "uint", "ulong", "ushort", "byte", "size_t", "u8", "u16", "u32", "u64", "usize", "uint8", "uint16",
    "uint32", "uint64", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "Uint8", "Uint16", "Uint32", "UInt", "UInt16",
    "UInt32", "UInt64",
];
/// Types of 8 bits.
pub(in crate::formula) const SMALL: [&str; 14] = [
    "char", "byte", "sbyte", "i8", "u8", "int8", "uint8", "int8_t", "uint8_t", "Int8", "UInt8", "Sint8", "Uint8",
    "UByte",
];
const FRACTIONS: [&str; 13] = [
    "float", "double", "f32", "f64", "float32", "float64", "real", "number", "GLfloat", "CGFloat", "Single", "decimal",
    "real_t",
];
/// In Kotlin and Swift they begin with a capital letter.
const CAPITALS: [(&str, NumberKind); 5] = [
    ("Int", NumberKind::Whole),
    ("Long", NumberKind::Whole),
    ("Float", NumberKind::Fractions),
    ("Double", NumberKind::Fractions),
    ("Number", NumberKind::Fractions),
];
const WHOLE_SHAPES: [&str; 8] =
    ["SDL_Rect", "Rect2i", "IntRect", "RECT", "Rectangle2i", "Vector2i", "QRect", "PictureBox"];
const FRACTION_SHAPES: [&str; 8] =
    ["SDL_FRect", "Rect2", "FloatRect", "RectangleF", "CGRect", "Vector2", "SKSpriteNode", "SKNode"];

pub(in crate::formula) fn kind_of_type(word: &str) -> Option<NumberKind> {
    if WHOLE.contains(&word) || UNSIGNED.contains(&word) {
        return Some(NumberKind::Whole);
    }
    if FRACTIONS.contains(&word) {
        return Some(NumberKind::Fractions);
    }
    CAPITALS.iter().find(|(name, _)| *name == word).map(|(_, kind)| *kind)
}

pub(in crate::formula) fn kind_of_shape(word: &str) -> Option<NumberKind> {
    if WHOLE_SHAPES.contains(&word) {
        return Some(NumberKind::Whole);
    }
    FRACTION_SHAPES.contains(&word).then_some(NumberKind::Fractions)
}

const METHODS: [&str; 15] = [
    "abs", "min", "max", "floor", "ceil", "round", "sqrt", "clamp", "powi", "pow", "trunc", "powf", "hypot", "mod",
    "coercein",
];

pub(in crate::formula) fn is_method_of_numbers(name: &str) -> bool {
    METHODS.contains(&plain(name).as_str())
}
