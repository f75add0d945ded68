//! The words of each language: operators with how tightly they bind, types, functions of the library.

use crate::language::Language;
use crate::tree::{Builtin, Number, Op};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

/// How tightly things bind, beside the operators.
pub(crate) const CHOICE: u8 = 1;
pub(crate) const CAST: u8 = 14;
pub(crate) const UNARY: u8 = 15;
pub(crate) const POSTFIX: u8 = 19;
pub(crate) const ATOM: u8 = 20;

pub(crate) fn binding(language: Language, op: Op) -> u8 {
    match language {
        C | Cpp | CSharp | Java | JavaScript | TypeScript => binding_in_c(op),
        Go => binding_in_go(op),
        Kotlin => binding_in_kotlin(op),
        Python | Rust | Lua | GdScript => binding_in_python(op),
    }
}

fn binding_in_c(op: Op) -> u8 {
    match op {
        Op::Or => 2,
        Op::And => 3,
        Op::BitOr => 4,
        Op::BitXor => 5,
        Op::BitAnd => 6,
        Op::Equal | Op::NotEqual => 7,
        Op::Less | Op::AtMost | Op::Greater | Op::AtLeast => 8,
        Op::ShiftLeft | Op::ShiftRight | Op::ShiftRightUnsigned => 9,
        Op::Plus | Op::Minus => 10,
        Op::Times | Op::Divide | Op::DivideDown | Op::Remainder => 11,
        Op::Power => 16,
    }
}

fn binding_in_python(op: Op) -> u8 {
    match op {
        Op::BitOr => 6,
        Op::BitXor => 7,
        Op::BitAnd => 8,
        _ if op.is_comparison() => 5,
        _ => binding_in_c(op),
    }
}

fn binding_in_go(op: Op) -> u8 {
    match op {
        Op::BitOr | Op::BitXor => 10,
        Op::BitAnd | Op::ShiftLeft | Op::ShiftRight => 11,
        _ => binding_in_python(op),
    }
}

fn binding_in_kotlin(op: Op) -> u8 {
    match op {
        Op::Equal | Op::NotEqual => 4,
        _ if op.is_comparison() => 5,
        _ if op.is_bitwise() || op.is_shift() => 7,
        _ => binding_in_c(op),
    }
}

/// Whether `a < b == c` needs brackets.
pub(crate) fn comparisons_stand_alone(language: Language) -> bool {
    matches!(language, Python | Rust | GdScript | Kotlin | Go)
}

pub(crate) fn operator(language: Language, op: Op, words: bool, strict: bool) -> &'static str {
    match (op, language) {
        (Op::And, Python | Lua) => "and",
        (Op::Or, Python | Lua) => "or",
        (Op::And, GdScript) if words => "and",
        (Op::Or, GdScript) if words => "or",
        (Op::And, _) => "&&",
        (Op::Or, _) => "||",
        (Op::Equal, JavaScript | TypeScript) if strict => "===",
        (Op::NotEqual, JavaScript | TypeScript) if strict => "!==",
        (Op::Equal, _) => "==",
        (Op::NotEqual, Lua) => "~=",
        (Op::NotEqual, _) => "!=",
        (Op::BitAnd, Kotlin) => "and",
        (Op::BitOr, Kotlin) => "or",
        (Op::BitXor, Kotlin) => "xor",
        (Op::ShiftLeft, Kotlin) => "shl",
        (Op::ShiftRight, Kotlin) => "shr",
        (Op::ShiftRightUnsigned, Kotlin) => "ushr",
        (Op::BitXor, Lua) => "~",
        (Op::Power, Lua) => "^",
        _ => plain_operator(op),
    }
}

fn plain_operator(op: Op) -> &'static str {
    match op {
        Op::Plus => "+",
        Op::Minus => "-",
        Op::Times => "*",
        Op::Divide => "/",
        Op::DivideDown => "//",
        Op::Remainder => "%",
        Op::Power => "**",
        Op::Less => "<",
        Op::AtMost => "<=",
        Op::Greater => ">",
        Op::AtLeast => ">=",
        Op::BitAnd => "&",
        Op::BitOr => "|",
        Op::BitXor => "^",
        Op::ShiftLeft => "<<",
        Op::ShiftRight => ">>",
        Op::ShiftRightUnsigned => ">>>",
        Op::Equal | Op::NotEqual | Op::And | Op::Or => "?",
    }
}

/// The name of a type; in C and C++ sometimes the one of `stdint.h`.
pub(crate) fn number_type(language: Language, number: Number, fixed: bool) -> &'static str {
    match language {
        JavaScript | TypeScript | Lua => "number",
        Python if number.is_whole() => "int",
        Python => "float",
        GdScript if number.is_whole() => "int",
        GdScript => "float",
        C | Cpp => type_in_c(number, fixed),
        CSharp => type_in_csharp(number),
        Java => type_in_java(number),
        Kotlin => type_in_kotlin(number),
        Go => type_in_go(number),
        Rust => type_in_rust(number),
    }
}

fn type_in_c(number: Number, fixed: bool) -> &'static str {
    match number {
        Number::I8 if fixed => "int8_t",
        Number::I8 => "signed char",
        Number::U8 if fixed => "uint8_t",
        Number::U8 => "unsigned char",
        Number::I16 if fixed => "int16_t",
        Number::I16 => "short",
        Number::U16 if fixed => "uint16_t",
        Number::U16 => "unsigned short",
        Number::I32 if fixed => "int32_t",
        Number::I32 => "int",
        Number::U32 if fixed => "uint32_t",
        Number::U32 => "unsigned int",
        Number::I64 | Number::Whole => "long long",
        Number::U64 => "unsigned long long",
        Number::F32 => "float",
        Number::F64 => "double",
    }
}

fn type_in_csharp(number: Number) -> &'static str {
    match number {
        Number::I8 => "sbyte",
        Number::U8 => "byte",
        Number::I16 => "short",
        Number::U16 => "ushort",
        Number::I32 => "int",
        Number::U32 => "uint",
        Number::I64 | Number::Whole => "long",
        Number::U64 => "ulong",
        Number::F32 => "float",
        Number::F64 => "double",
    }
}

fn type_in_java(number: Number) -> &'static str {
    match number {
        Number::I8 => "byte",
        Number::I16 => "short",
        Number::I64 | Number::Whole => "long",
        Number::F32 => "float",
        Number::F64 => "double",
        _ => "int",
    }
}

fn type_in_kotlin(number: Number) -> &'static str {
    match number {
        Number::I8 => "Byte",
        Number::I16 => "Short",
        Number::I64 | Number::Whole => "Long",
        Number::F32 => "Float",
        Number::F64 => "Double",
        _ => "Int",
    }
}

fn type_in_go(number: Number) -> &'static str {
    match number {
        Number::I8 => "int8",
        Number::U8 => "uint8",
        Number::I16 => "int16",
        Number::U16 => "uint16",
        Number::I32 => "int32",
        Number::U32 => "uint32",
        Number::I64 | Number::Whole => "int",
        Number::U64 => "uint64",
        Number::F32 => "float32",
        Number::F64 => "float64",
    }
}

fn type_in_rust(number: Number) -> &'static str {
    match number {
        Number::I8 => "i8",
        Number::U8 => "u8",
        Number::I16 => "i16",
        Number::U16 => "u16",
        Number::I32 => "i32",
        Number::U32 => "u32",
        Number::I64 | Number::Whole => "i64",
        Number::U64 => "u64",
        Number::F32 => "f32",
        Number::F64 => "f64",
    }
}

pub(crate) fn truth_type(language: Language) -> &'static str {
    match language {
        TypeScript | Java | JavaScript | Lua => "boolean",
        Kotlin => "Boolean",
        C | Cpp | CSharp | Python | Go | Rust | GdScript => "bool",
    }
}

/// The name of a function of the library; a method in Rust.
pub(crate) fn library(language: Language, builtin: Builtin, number: Number) -> String {
    let name = match builtin {
        Builtin::Min => "min",
        Builtin::Max => "max",
        Builtin::Abs => "abs",
        Builtin::Floor => "floor",
        Builtin::Ceil => "ceil",
        Builtin::Trunc => "trunc",
        Builtin::Sqrt => "sqrt",
        Builtin::Clamp => "clamp",
        Builtin::FloorRemainder if language == Rust => "rem_euclid",
        Builtin::FloorQuotient if language == Rust => "div_euclid",
        Builtin::FloorRemainder => "floorMod",
        Builtin::FloorQuotient => "floorDiv",
        Builtin::WrappingMinus => "wrapping_sub",
        Builtin::WrappingPlus => "wrapping_add",
        Builtin::SaturatingMinus => "saturating_sub",
    };
    let is_extreme = matches!(builtin, Builtin::Min | Builtin::Max);
    match language {
        JavaScript | TypeScript | Java => format!("Math.{name}"),
        Kotlin if is_extreme => format!("{name}Of"),
        Kotlin => format!("Math.{name}"),
        Lua => format!("math.{name}"),
        Cpp => format!("std::{name}"),
        Go => format!("math.{}{}", name[..1].to_uppercase(), &name[1..]),
        CSharp => match builtin {
            Builtin::Ceil => "Math.Ceiling".to_owned(),
            Builtin::Trunc => "Math.Truncate".to_owned(),
            _ => format!("Math.{}{}", name[..1].to_uppercase(), &name[1..]),
        },
        Python if matches!(builtin, Builtin::Floor | Builtin::Ceil) => format!("math.{name}"),
        Python if builtin == Builtin::Trunc => "int".to_owned(),
        C => library_of_c(name, builtin, number),
        Rust | Python | GdScript => name.to_owned(),
    }
}

fn library_of_c(name: &str, builtin: Builtin, number: Number) -> String {
    let has_f = matches!(builtin, Builtin::Min | Builtin::Max | Builtin::Abs);
    match number {
        Number::F32 if has_f => format!("f{name}f"),
        Number::F32 => format!("{name}f"),
        Number::F64 if has_f => format!("f{name}"),
        _ => name.to_owned(),
    }
}
