//! What the languages and their libraries have: functions of numbers, and types of shapes.

use super::families::library::{self as types, LibraryMember};
use super::syntax::NumberType;
use crate::formula::SourceLanguage as Language;
use crate::formula::meaning::{Extreme, Rounding};
use Language::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use NumberFunction::{Absolute, Clamp, Distance, HalfUp, Length, Power, Root, Square, Up, Whole};
use NumberType::{F32, F64, I32, I64};

/// A function of numbers. A type is what its numbers become first, or what its result becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberFunction {
    Absolute(Option<NumberType>),
    Extreme(Extreme, Option<NumberType>),
    Whole(Rounding, Option<NumberType>),
    /// Rounded up.
    Up(Option<NumberType>),
    /// Rounded to the nearest, halves up.
    HalfUp(Option<NumberType>),
    Root,
    Power,
    Square,
    /// The length of a way in x and y.
    Length,
    /// The distance of two points.
    Distance,
    /// A number, kept between two others.
    Clamp,
}

impl NumberFunction {
    /// The type that its numbers become.
    pub(crate) const fn takes(self) -> Option<NumberType> {
        match self {
            Absolute(ty) | Self::Extreme(_, ty) => ty,
            _ => None,
        }
    }
}

const SCRIPTS: &[Language] = &[JavaScript, TypeScript];
const MIN: Extreme = Extreme::Min;
const MAX: Extreme = Extreme::Max;
const DOWN: Rounding = Rounding::Down;
const CUT: Rounding = Rounding::TowardsZero;
const NEAR: Rounding = Rounding::Nearest;
const ANY: &str = "";

/// Functions by language, space and name. The space `""` is none.
const FUNCTIONS: [(&[Language], &str, &str, NumberFunction); 118] = [
    (SCRIPTS, "Math", "abs", Absolute(None)),
    (SCRIPTS, "Math", "min", NumberFunction::Extreme(MIN, None)),
    (SCRIPTS, "Math", "max", NumberFunction::Extreme(MAX, None)),
    (SCRIPTS, "Math", "floor", Whole(DOWN, None)),
    (SCRIPTS, "Math", "ceil", Up(None)),
    (SCRIPTS, "Math", "trunc", Whole(CUT, None)),
    (SCRIPTS, "Math", "round", HalfUp(None)),
    (SCRIPTS, "Math", "sqrt", Root),
    (SCRIPTS, "Math", "pow", Power),
    (SCRIPTS, "Math", "hypot", Length),
    // p5.js
    (SCRIPTS, ANY, "abs", Absolute(None)),
    (SCRIPTS, ANY, "min", NumberFunction::Extreme(MIN, None)),
    (SCRIPTS, ANY, "max", NumberFunction::Extreme(MAX, None)),
    (SCRIPTS, ANY, "dist", Distance),
    (SCRIPTS, ANY, "sqrt", Root),
    (SCRIPTS, ANY, "sq", Square),
    (SCRIPTS, ANY, "constrain", Clamp),
    (&[Python], ANY, "abs", Absolute(None)),
    (&[Python], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Python], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Python], ANY, "pow", Power),
    (&[Python], ANY, "sqrt", Root),
    (&[Python], ANY, "hypot", Length),
    (&[Python], ANY, "floor", Whole(DOWN, Some(NumberType::Whole))),
    (&[Python], "math", "floor", Whole(DOWN, Some(NumberType::Whole))),
    (&[Python], "math", "ceil", Up(Some(NumberType::Whole))),
    (&[Python], "math", "trunc", Whole(CUT, Some(NumberType::Whole))),
    (&[Python], "math", "fabs", Absolute(Some(F64))),
    (&[Python], "math", "sqrt", Root),
    (&[Python], "math", "pow", Power),
    (&[Python], "math", "hypot", Length),
    (&[C], ANY, "abs", Absolute(Some(I32))),
    (&[C], ANY, "labs", Absolute(Some(I64))),
    (&[C], ANY, "fabs", Absolute(Some(F64))),
    (&[C], ANY, "fabsf", Absolute(Some(F32))),
    (&[C], ANY, "fmin", NumberFunction::Extreme(MIN, Some(F64))),
    (&[C], ANY, "fmax", NumberFunction::Extreme(MAX, Some(F64))),
    (&[C], ANY, "fminf", NumberFunction::Extreme(MIN, Some(F32))),
    (&[C], ANY, "fmaxf", NumberFunction::Extreme(MAX, Some(F32))),
    (&[C, Cpp], ANY, "floor", Whole(DOWN, Some(F64))),
    (&[C, Cpp], ANY, "floorf", Whole(DOWN, Some(F32))),
    (&[C, Cpp], ANY, "ceil", Up(Some(F64))),
    (&[C, Cpp], ANY, "ceilf", Up(Some(F32))),
    (&[C, Cpp], ANY, "round", Whole(NEAR, Some(F64))),
    (&[C, Cpp], ANY, "roundf", Whole(NEAR, Some(F32))),
    (&[C, Cpp], ANY, "trunc", Whole(CUT, Some(F64))),
    (&[C, Cpp], ANY, "sqrt", Root),
    (&[C, Cpp], ANY, "sqrtf", Root),
    (&[C, Cpp], ANY, "pow", Power),
    (&[C, Cpp], ANY, "powf", Power),
    (&[C, Cpp], ANY, "hypot", Length),
    (&[C, Cpp], ANY, "hypotf", Length),
    (&[Cpp], ANY, "abs", Absolute(None)),
    (&[Cpp], ANY, "fabs", Absolute(None)),
    (&[Cpp], ANY, "fabsf", Absolute(Some(F32))),
    (&[Cpp], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Cpp], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Cpp], ANY, "fmin", NumberFunction::Extreme(MIN, None)),
    (&[Cpp], ANY, "fmax", NumberFunction::Extreme(MAX, None)),
    (&[Cpp], ANY, "clamp", Clamp),
    (&[CSharp], "Math", "Abs", Absolute(None)),
    (&[CSharp], "Math", "Min", NumberFunction::Extreme(MIN, None)),
    (&[CSharp], "Math", "Max", NumberFunction::Extreme(MAX, None)),
    (&[CSharp], "Math", "Floor", Whole(DOWN, None)),
    (&[CSharp], "Math", "Ceiling", Up(None)),
    (&[CSharp], "Math", "Truncate", Whole(CUT, None)),
    (&[CSharp], "Math", "Sqrt", Root),
    (&[CSharp], "Math", "Pow", Power),
    (&[CSharp], "Math", "Clamp", Clamp),
    (&[CSharp], "Mathf", "Abs", Absolute(None)),
    (&[CSharp], "Mathf", "Min", NumberFunction::Extreme(MIN, None)),
    (&[CSharp], "Mathf", "Max", NumberFunction::Extreme(MAX, None)),
    (&[CSharp], "Mathf", "Floor", Whole(DOWN, Some(F32))),
    (&[CSharp], "Mathf", "FloorToInt", Whole(DOWN, Some(I32))),
    (&[CSharp], "Mathf", "CeilToInt", Up(Some(I32))),
    (&[CSharp], "Mathf", "Sqrt", Root),
    (&[CSharp], "Mathf", "Pow", Power),
    (&[CSharp], "Mathf", "Clamp", Clamp),
    (&[CSharp], "MathF", "Abs", Absolute(None)),
    (&[CSharp], "MathF", "Sqrt", Root),
    (&[Java], "Math", "abs", Absolute(None)),
    (&[Java], "Math", "min", NumberFunction::Extreme(MIN, None)),
    (&[Java], "Math", "max", NumberFunction::Extreme(MAX, None)),
    (&[Java], "Math", "floor", Whole(DOWN, Some(F64))),
    (&[Java], "Math", "ceil", Up(Some(F64))),
    (&[Java], "Math", "round", HalfUp(Some(I64))),
    (&[Java], "Math", "sqrt", Root),
    (&[Java], "Math", "pow", Power),
    (&[Java], "Math", "hypot", Length),
    // Processing
    (&[Java], ANY, "abs", Absolute(None)),
    (&[Java], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Java], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Java], ANY, "dist", Distance),
    (&[Java], ANY, "sqrt", Root),
    (&[Java], ANY, "sq", Square),
    (&[Java], ANY, "constrain", Clamp),
    (&[Java], "MathUtils", "clamp", Clamp),
    (&[Kotlin, Swift], ANY, "abs", Absolute(None)),
    (&[Kotlin, Swift], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Kotlin, Swift], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin], ANY, "minOf", NumberFunction::Extreme(MIN, None)),
    (&[Kotlin], ANY, "maxOf", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin, Swift], ANY, "sqrt", Root),
    (&[Kotlin, Swift], ANY, "hypot", Length),
    (&[Lua], "math", "abs", Absolute(None)),
    (&[Lua], "math", "min", NumberFunction::Extreme(MIN, None)),
    (&[Lua], "math", "max", NumberFunction::Extreme(MAX, None)),
    (&[Lua], "math", "floor", Whole(DOWN, Some(I64))),
    (&[Lua], "math", "ceil", Up(Some(I64))),
    (&[Lua], "math", "sqrt", Root),
    (&[Go], "math", "Abs", Absolute(Some(F64))),
    (&[Go], "math", "Min", NumberFunction::Extreme(MIN, Some(F64))),
    (&[Go], "math", "Max", NumberFunction::Extreme(MAX, Some(F64))),
    (&[Go], "math", "Sqrt", Root),
    (&[Go], "math", "Hypot", Length),
    (&[Go], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Go], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Hsp], ANY, "abs", Absolute(Some(I32))),
];

/// Functions without a space of hantei's own formulas and of `GDScript`.
const PLAIN: [(&[Language], &str, NumberFunction); 30] = [
    (&[Own, GdScript], "abs", Absolute(None)),
    (&[Own, GdScript], "min", NumberFunction::Extreme(MIN, None)),
    (&[Own, GdScript], "max", NumberFunction::Extreme(MAX, None)),
    (&[Own], "fabs", Absolute(None)),
    (&[Own], "fmin", NumberFunction::Extreme(MIN, None)),
    (&[Own], "fmax", NumberFunction::Extreme(MAX, None)),
    (&[Own], "sqrt", Root),
    (&[Own], "floor", Whole(DOWN, None)),
    (&[Own], "trunc", Whole(CUT, None)),
    (&[Own], "round", Whole(NEAR, None)),
    (&[Own], "ceil", Up(None)),
    (&[Own], "hypot", Length),
    (&[Own], "clamp", Clamp),
    (&[Own], "pow", Power),
    (&[GdScript], "absf", Absolute(Some(F64))),
    (&[GdScript], "absi", Absolute(Some(I64))),
    (&[GdScript], "minf", NumberFunction::Extreme(MIN, Some(F64))),
    (&[GdScript], "mini", NumberFunction::Extreme(MIN, Some(I64))),
    (&[GdScript], "maxf", NumberFunction::Extreme(MAX, Some(F64))),
    (&[GdScript], "maxi", NumberFunction::Extreme(MAX, Some(I64))),
    (&[GdScript], "floor", Whole(DOWN, None)),
    (&[GdScript], "floori", Whole(DOWN, Some(I64))),
    (&[GdScript], "ceil", Up(None)),
    (&[GdScript], "round", Whole(NEAR, None)),
    (&[GdScript], "sqrt", Root),
    (&[GdScript], "pow", Power),
    (&[GdScript], "clamp", Clamp),
    (&[GdScript], "clampf", Clamp),
    (&[Hsp], "absf", Absolute(Some(F64))),
    (&[Hsp], "sqrt", Root),
];

/// Functions of numbers as methods.
const METHODS: [(&[Language], &str, NumberFunction); 26] = [
    (&[Rust], "abs", Absolute(None)),
    (&[Rust], "min", NumberFunction::Extreme(MIN, None)),
    (&[Rust], "max", NumberFunction::Extreme(MAX, None)),
    (&[Rust], "floor", Whole(DOWN, None)),
    (&[Rust], "ceil", Up(None)),
    (&[Rust], "round", Whole(NEAR, None)),
    (&[Rust], "trunc", Whole(CUT, None)),
    (&[Rust], "sqrt", Root),
    (&[Rust], "powi", Power),
    (&[Rust], "hypot", Length),
    (&[Rust], "clamp", Clamp),
    (&[Kotlin], "coerceIn", Clamp),
    (&[Kotlin], "coerceAtLeast", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin], "coerceAtMost", NumberFunction::Extreme(MIN, None)),
    (&[Kotlin], "toInt", Whole(CUT, Some(I32))),
    (&[Kotlin], "toLong", Whole(CUT, Some(I64))),
    (&[Kotlin], "toFloat", NumberFunction::Extreme(MIN, Some(F32))),
    (&[Kotlin], "toDouble", NumberFunction::Extreme(MIN, Some(F64))),
    (&[Kotlin], "roundToInt", HalfUp(Some(I32))),
    (&[Swift], "squareRoot", Root),
    (&[GdScript], "abs", Absolute(None)),
    (&[CSharp], "CompareTo", NumberFunction::Extreme(MIN, Some(I32))),
    (&[Lua], "abs", Absolute(None)),
    (&[Lua], "min", NumberFunction::Extreme(MIN, None)),
    (&[Lua], "max", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin], "pow", Power),
];

pub(crate) fn number_function(language: Language, space: Option<&str>, name: &str) -> Option<NumberFunction> {
    let space = match space {
        // `std::max` is the name alone.
        Some("std") => "",
        other => other.unwrap_or(ANY),
    };
    let listed = FUNCTIONS
        .iter()
        .find(|(languages, own, called, _)| languages.contains(&language) && *own == space && *called == name);
    let plain = || {
        PLAIN.iter().find(|(languages, called, _)| space.is_empty() && languages.contains(&language) && *called == name)
    };
    listed.map(|(.., function)| *function).or_else(|| plain().map(|(.., function)| *function))
}

/// The functions of hantei's own formulas.
pub(crate) fn own_functions() -> impl Iterator<Item = &'static str> {
    PLAIN.iter().filter(|(languages, ..)| languages.contains(&Own)).map(|(_, name, _)| *name)
}

pub(crate) fn number_method(language: Language, name: &str) -> Option<NumberFunction> {
    // Not what it is called like here.
    if matches!(name, "CompareTo" | "toFloat" | "toDouble") {
        return None;
    }
    METHODS
        .iter()
        .find(|(languages, called, _)| languages.contains(&language) && *called == name)
        .map(|(.., function)| *function)
}

pub(crate) fn is_number_method(language: Language, name: &str) -> bool {
    number_method(language, name).is_some()
}

/// Whether a name stands before functions or types, as `Math` does.
pub(crate) fn is_space(language: Language, name: &str) -> bool {
    match name {
        "Math" => matches!(language, JavaScript | TypeScript | CSharp | Java),
        "math" => matches!(language, Python | Lua | Go | Kotlin),
        "Mathf" | "MathF" | "System" => language == CSharp,
        "MathUtils" => language == Java,
        "std" => language == Cpp,
        "kotlin" => language == Kotlin,
        _ => false,
    }
}

pub(crate) fn constant(space: &str, name: &str) -> Option<f64> {
    match (space, name) {
        ("Math" | "Mathf" | "math", "PI" | "pi") => Some(std::f64::consts::PI),
        _ => None,
    }
}

pub(crate) fn is_constructor(method: &str, class: &str) -> bool {
    method == class || matches!(method, "constructor" | "__init__" | "init" | "_init" | "new")
}

/// Whether a type is a vector of a library.
pub(crate) fn is_vector(name: &str) -> bool {
    const VECTORS: [&str; 18] = [
        "Vector2",
        "Vector3",
        "Vec2",
        "Vec3",
        "vec2",
        "vec3",
        "PVector",
        "CGVector",
        "Vector2f",
        "Vector2i",
        "Point",
        "PointF",
        "Offset",
        "QPointF",
        "SIMD2",
        "Vector",
        "sfVector2f",
        "V2",
    ];
    VECTORS.contains(&name)
}

/// Whether a type is one of shapes that a library has.
pub(crate) fn is_shape_type(name: &str) -> bool {
    is_vector(name)
        || name.contains("Rect")
        || matches!(name, "Bounds" | "Circle" | "AABB" | "CircleShape" | "BoundingBox")
}

/// A part of a library's type: a number, or a vector.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LibraryPart {
    pub(crate) is_vector: bool,
    /// The type of its numbers, if all libraries agree.
    pub(crate) number: Option<NumberType>,
}

/// A member of a library's type, with `()` behind the name of one that is called; `None` if the type has no such member.
pub(crate) fn member(language: Language, ty: &str, member: &str) -> Option<LibraryPart> {
    let mut found: Option<LibraryPart> = None;
    for library in types::named(Some(language), ty) {
        let Some(own) = library.member(member) else { continue };
        let (is_vector, number) = match own {
            LibraryMember::Vector(_) | LibraryMember::Centre => (true, library.number),
            LibraryMember::As(_, _, number) => (false, Some(number)),
            _ => (false, library.number),
        };
        let same = found.is_none_or(|found| found.number == number);
        found = Some(LibraryPart { is_vector, number: number.filter(|_| same) });
    }
    found
}

/// Whether a call without arguments can be a number of a shape: `left()`, `getX()`.
pub(crate) fn is_part(name: &str) -> bool {
    const PARTS: [&str; 44] = [
        "x",
        "y",
        "z",
        "w",
        "h",
        "d",
        "width",
        "height",
        "depth",
        "left",
        "right",
        "top",
        "bottom",
        "x1",
        "y1",
        "x2",
        "y2",
        "minx",
        "miny",
        "maxx",
        "maxy",
        "xmin",
        "ymin",
        "xmax",
        "ymax",
        "centerx",
        "centery",
        "centrex",
        "centrey",
        "center",
        "centre",
        "position",
        "pos",
        "size",
        "radius",
        "r",
        "min",
        "max",
        "bounds",
        "rect",
        "hitbox",
        "globalbounds",
        "origin",
        "halfwidth",
    ];
    let plain: String = name.chars().filter(|letter| *letter != '_').collect::<String>().to_ascii_lowercase();
    let plain = plain.strip_prefix("get").filter(|rest| !rest.is_empty()).unwrap_or(&plain);
    PARTS.contains(&plain)
}
