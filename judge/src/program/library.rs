//! What the languages and their libraries have: functions of numbers, and types of shapes.

use super::families::library::{self as types, LibraryMember};
use super::paths::Sum;
use super::rules::number_type;
use super::syntax::NumberType;
use crate::formula::SourceLanguage as Language;
use crate::formula::meaning::{Extreme, Rounding};
use Language::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use NumberFunction::{
    Absolute, Apart, Clamp, Distance, HalfUp, Length, ModuloDown, Power, QuotientDown, Root, Saturating, Square, Up,
    Whole, Wrapping,
};
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
    Root(Option<NumberType>),
    Power,
    Square,
    /// The rest of a division that is rounded down, by a number above 0.
    ModuloDown,
    /// A division that is rounded down, by a number above 0.
    QuotientDown,
    /// A sum that becomes another number where its type cannot hold it.
    Wrapping(Sum),
    /// A sum that stays at the end of its type.
    Saturating(Sum),
    /// By how much two whole numbers differ.
    Apart,
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
            Absolute(ty) | Self::Extreme(_, ty) | Root(ty) => ty,
            _ => None,
        }
    }
}

impl NumberFunction {
    /// The type of its answer for numbers of this type.
    pub(crate) fn answers(self, language: Language, given: NumberType) -> Option<NumberType> {
        Some(match self {
            Absolute(Some(ty)) | Self::Extreme(_, Some(ty)) | Root(Some(ty)) => ty,
            Whole(_, Some(ty)) | Up(Some(ty)) | HalfUp(Some(ty)) => ty,
            Whole(_, None) | Up(None) | HalfUp(None) | Root(None) if given.is_whole() && language == Cpp => F64,
            Absolute(None) => super::rules::promoted(language, given),
            Power | Length | Distance => return None,
            _ => given,
        })
    }
}

const SCRIPTS: &[Language] = &[JavaScript, TypeScript];
const JVM: &[Language] = &[Java, Kotlin];
const MIN: Extreme = Extreme::Min;
const MAX: Extreme = Extreme::Max;
const DOWN: Rounding = Rounding::Down;
const CUT: Rounding = Rounding::TowardsZero;
const NEAR: Rounding = Rounding::Nearest;
const ANY: &str = "";

/// Functions by language, space and name. The space `""` is none.
const FUNCTIONS: &[(&[Language], &str, &str, NumberFunction)] = &[
    (SCRIPTS, "Math", "abs", Absolute(None)),
    (SCRIPTS, "Math", "min", NumberFunction::Extreme(MIN, None)),
    (SCRIPTS, "Math", "max", NumberFunction::Extreme(MAX, None)),
    (SCRIPTS, "Math", "floor", Whole(DOWN, None)),
    (SCRIPTS, "Math", "ceil", Up(None)),
    (SCRIPTS, "Math", "trunc", Whole(CUT, None)),
    (SCRIPTS, "Math", "round", HalfUp(None)),
    (SCRIPTS, "Math", "sqrt", Root(None)),
    (SCRIPTS, "Math", "pow", Power),
    (SCRIPTS, "Math", "hypot", Length),
    // p5.js
    (SCRIPTS, ANY, "abs", Absolute(None)),
    (SCRIPTS, ANY, "min", NumberFunction::Extreme(MIN, None)),
    (SCRIPTS, ANY, "max", NumberFunction::Extreme(MAX, None)),
    (SCRIPTS, ANY, "dist", Distance),
    (SCRIPTS, ANY, "sqrt", Root(None)),
    (SCRIPTS, ANY, "sq", Square),
    (SCRIPTS, ANY, "constrain", Clamp),
    (&[Python], ANY, "abs", Absolute(None)),
    (&[Python], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Python], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Python], ANY, "pow", Power),
    (&[Python], ANY, "sqrt", Root(Some(F64))),
    (&[Python], ANY, "hypot", Length),
    (&[Python], ANY, "floor", Whole(DOWN, Some(NumberType::Whole))),
    (&[Python], "math", "floor", Whole(DOWN, Some(NumberType::Whole))),
    (&[Python], "math", "ceil", Up(Some(NumberType::Whole))),
    (&[Python], "math", "trunc", Whole(CUT, Some(NumberType::Whole))),
    (&[Python], "math", "fabs", Absolute(Some(F64))),
    (&[Python], "math", "sqrt", Root(Some(F64))),
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
    (&[C], ANY, "floor", Whole(DOWN, Some(F64))),
    (&[Cpp], ANY, "floor", Whole(DOWN, None)),
    (&[C, Cpp], ANY, "floorf", Whole(DOWN, Some(F32))),
    (&[C], ANY, "ceil", Up(Some(F64))),
    (&[Cpp], ANY, "ceil", Up(None)),
    (&[C, Cpp], ANY, "ceilf", Up(Some(F32))),
    (&[C], ANY, "round", Whole(NEAR, Some(F64))),
    (&[Cpp], ANY, "round", Whole(NEAR, None)),
    (&[C, Cpp], ANY, "roundf", Whole(NEAR, Some(F32))),
    (&[C], ANY, "trunc", Whole(CUT, Some(F64))),
    (&[Cpp], ANY, "trunc", Whole(CUT, None)),
    (&[C], ANY, "sqrt", Root(Some(F64))),
    (&[Cpp], ANY, "sqrt", Root(None)),
    (&[C, Cpp], ANY, "sqrtf", Root(Some(F32))),
    (&[C, Cpp], ANY, "pow", Power),
    (&[C, Cpp], ANY, "powf", Power),
    (&[C, Cpp], ANY, "hypot", Length),
    (&[C, Cpp], ANY, "hypotf", Length),
    (&[C, Cpp], ANY, "truncf", Whole(CUT, Some(F32))),
    (&[C, Cpp], ANY, "llabs", Absolute(Some(I64))),
    (&[Cpp], ANY, "abs", Absolute(None)),
    (&[Cpp], ANY, "fabs", Absolute(None)),
    (&[Cpp], ANY, "fabsf", Absolute(Some(F32))),
    (&[Cpp], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Cpp], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Cpp], ANY, "fmin", NumberFunction::Extreme(MIN, None)),
    (&[Cpp], ANY, "fmax", NumberFunction::Extreme(MAX, None)),
    (&[Cpp], ANY, "clamp", Clamp),
    // raylib
    (&[C, Cpp], ANY, "Clamp", Clamp),
    (&[CSharp], "Math", "Abs", Absolute(None)),
    (&[CSharp], "Math", "Min", NumberFunction::Extreme(MIN, None)),
    (&[CSharp], "Math", "Max", NumberFunction::Extreme(MAX, None)),
    (&[CSharp], "Math", "Floor", Whole(DOWN, None)),
    (&[CSharp], "Math", "Ceiling", Up(None)),
    (&[CSharp], "Math", "Truncate", Whole(CUT, None)),
    (&[CSharp], "Math", "Sqrt", Root(Some(F64))),
    (&[CSharp], "Math", "Pow", Power),
    (&[CSharp], "Math", "Clamp", Clamp),
    (&[CSharp], "Mathf", "Abs", Absolute(None)),
    (&[CSharp], "Mathf", "Min", NumberFunction::Extreme(MIN, None)),
    (&[CSharp], "Mathf", "Max", NumberFunction::Extreme(MAX, None)),
    (&[CSharp], "Mathf", "Floor", Whole(DOWN, Some(F32))),
    (&[CSharp], "Mathf", "FloorToInt", Whole(DOWN, Some(I32))),
    (&[CSharp], "Mathf", "CeilToInt", Up(Some(I32))),
    (&[CSharp], "Mathf", "Sqrt", Root(Some(F32))),
    (&[CSharp], "Mathf", "Pow", Power),
    (&[CSharp], "Mathf", "Clamp", Clamp),
    // XNA, MonoGame
    (&[CSharp], "MathHelper", "Clamp", Clamp),
    (&[CSharp], "MathHelper", "Min", NumberFunction::Extreme(MIN, None)),
    (&[CSharp], "MathHelper", "Max", NumberFunction::Extreme(MAX, None)),
    (&[CSharp], "MathF", "Abs", Absolute(None)),
    (&[CSharp], "MathF", "Sqrt", Root(Some(F32))),
    (JVM, "Math", "abs", Absolute(None)),
    (JVM, "Math", "min", NumberFunction::Extreme(MIN, None)),
    (JVM, "Math", "max", NumberFunction::Extreme(MAX, None)),
    (JVM, "Math", "floor", Whole(DOWN, Some(F64))),
    (JVM, "Math", "ceil", Up(Some(F64))),
    (JVM, "Math", "round", HalfUp(Some(I64))),
    (JVM, "Math", "sqrt", Root(Some(F64))),
    (JVM, "Math", "pow", Power),
    (JVM, "Math", "hypot", Length),
    (JVM, "Math", "floorMod", ModuloDown),
    (JVM, "Math", "floorDiv", QuotientDown),
    // Processing
    (&[Java], ANY, "abs", Absolute(None)),
    (&[Java], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Java], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Java], ANY, "dist", Distance),
    (&[Java], ANY, "sqrt", Root(Some(F32))),
    (&[Java], ANY, "sq", Square),
    (&[Java], ANY, "constrain", Clamp),
    (&[Java], "MathUtils", "clamp", Clamp),
    (&[Kotlin, Swift], ANY, "abs", Absolute(None)),
    (&[Kotlin, Swift], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Kotlin, Swift], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin], ANY, "minOf", NumberFunction::Extreme(MIN, None)),
    (&[Kotlin], ANY, "maxOf", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin, Swift], ANY, "sqrt", Root(None)),
    (&[Kotlin, Swift], ANY, "floor", Whole(DOWN, None)),
    (&[Kotlin, Swift], ANY, "ceil", Up(None)),
    (&[Kotlin], ANY, "truncate", Whole(CUT, None)),
    (&[Swift], ANY, "trunc", Whole(CUT, None)),
    (&[Kotlin, Swift], ANY, "hypot", Length),
    (&[Lua], "math", "abs", Absolute(None)),
    (&[Lua], "math", "min", NumberFunction::Extreme(MIN, None)),
    (&[Lua], "math", "max", NumberFunction::Extreme(MAX, None)),
    (&[Lua], "math", "floor", Whole(DOWN, Some(I64))),
    (&[Lua], "math", "ceil", Up(Some(I64))),
    (&[Lua], "math", "sqrt", Root(Some(F64))),
    (&[Go], "math", "Abs", Absolute(Some(F64))),
    (&[Go], "math", "Min", NumberFunction::Extreme(MIN, Some(F64))),
    (&[Go], "math", "Max", NumberFunction::Extreme(MAX, Some(F64))),
    (&[Go], "math", "Sqrt", Root(Some(F64))),
    (&[Go], "math", "Hypot", Length),
    (&[Go], "math", "Floor", Whole(DOWN, Some(F64))),
    (&[Go], "math", "Ceil", Up(Some(F64))),
    (&[Go], "math", "Trunc", Whole(CUT, Some(F64))),
    (&[Go], "math", "Pow", Power),
    (&[Go], ANY, "min", NumberFunction::Extreme(MIN, None)),
    (&[Go], ANY, "max", NumberFunction::Extreme(MAX, None)),
    (&[Hsp], ANY, "abs", Absolute(Some(I32))),
];

/// Functions without a space of hantei's own formulas and of `GDScript`.
const PLAIN: &[(&[Language], &str, NumberFunction)] = &[
    (&[Own, GdScript], "abs", Absolute(None)),
    (&[Own, GdScript], "min", NumberFunction::Extreme(MIN, None)),
    (&[Own, GdScript], "max", NumberFunction::Extreme(MAX, None)),
    (&[Own], "fabs", Absolute(None)),
    (&[Own], "fmin", NumberFunction::Extreme(MIN, None)),
    (&[Own], "fmax", NumberFunction::Extreme(MAX, None)),
    (&[Own], "sqrt", Root(None)),
    (&[Own], "floor", Whole(DOWN, None)),
    (&[Own], "trunc", Whole(CUT, None)),
    (&[Own], "round", Whole(NEAR, None)),
    (&[Own], "ceil", Up(None)),
    (&[Own], "hypot", Length),
    (&[Own], "clamp", Clamp),
    (&[Own], "pow", Power),
    (&[Own], "dist", Distance),
    (&[Own], "sq", Square),
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
    (&[GdScript], "sqrt", Root(Some(F64))),
    (&[GdScript], "pow", Power),
    (&[GdScript], "clamp", Clamp),
    (&[GdScript], "clampf", Clamp),
    (&[Hsp], "absf", Absolute(Some(F64))),
    (&[Hsp], "sqrt", Root(Some(F64))),
];

/// Functions of numbers as methods.
const METHODS: &[(&[Language], &str, NumberFunction)] = &[
    (&[Rust], "abs", Absolute(None)),
    (&[Rust], "min", NumberFunction::Extreme(MIN, None)),
    (&[Rust], "max", NumberFunction::Extreme(MAX, None)),
    (&[Rust], "floor", Whole(DOWN, None)),
    (&[Rust], "ceil", Up(None)),
    (&[Rust], "round", Whole(NEAR, None)),
    (&[Rust], "trunc", Whole(CUT, None)),
    (&[Rust], "sqrt", Root(None)),
    (&[Rust], "powi", Power),
    (&[Rust], "hypot", Length),
    (&[Rust], "clamp", Clamp),
    (&[Rust], "rem_euclid", ModuloDown),
    (&[Rust], "div_euclid", QuotientDown),
    (&[Rust], "wrapping_add", Wrapping(Sum::Plus)),
    (&[Rust], "wrapping_sub", Wrapping(Sum::Minus)),
    (&[Rust], "wrapping_mul", Wrapping(Sum::Times)),
    (&[Rust], "saturating_add", Saturating(Sum::Plus)),
    (&[Rust], "saturating_sub", Saturating(Sum::Minus)),
    (&[Rust], "abs_diff", Apart),
    (&[Kotlin], "coerceIn", Clamp),
    (&[Kotlin], "coerceAtLeast", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin], "coerceAtMost", NumberFunction::Extreme(MIN, None)),
    (&[Kotlin], "roundToInt", HalfUp(Some(I32))),
    (&[Swift], "squareRoot", Root(None)),
    (&[GdScript], "abs", Absolute(None)),
    (&[Lua], "abs", Absolute(None)),
    (&[Lua], "min", NumberFunction::Extreme(MIN, None)),
    (&[Lua], "max", NumberFunction::Extreme(MAX, None)),
    (&[Kotlin], "pow", Power),
];

/// Functions that write something, and change nothing.
const OUTPUT: &[(&[Language], &[&str])] = &[
    (SCRIPTS, &["console.log", "console.warn", "console.info", "console.debug", "console.error"]),
    (&[Python, GdScript, Lua, Swift, Java], &["print", "println"]),
    (&[Kotlin], &["print", "println"]),
    (&[CSharp], &["Console.WriteLine", "Console.Write", "Debug.Log", "Debug.WriteLine", "GD.Print"]),
    (&[Java], &["System.out.println", "System.out.print", "System.out.printf"]),
    (&[C, Cpp], &["printf", "puts", "SDL_Log", "SDL_InvalidParamError", "SDL_SetError"]),
    (&[Go], &["fmt.Println", "fmt.Printf", "log.Println"]),
];

pub(crate) fn is_output(language: Language, path: &str) -> bool {
    OUTPUT.iter().any(|(languages, paths)| languages.contains(&language) && paths.contains(&path))
}

/// The truth of a name that C's libraries define.
pub(crate) fn truth_constant(language: Language, name: &str) -> Option<bool> {
    match name {
        _ if !matches!(language, C | Cpp) => None,
        "qtrue" | "SDL_TRUE" | "TRUE" | "YES" | "GL_TRUE" => Some(true),
        "qfalse" | "SDL_FALSE" | "FALSE" | "NO" | "GL_FALSE" => Some(false),
        _ => None,
    }
}

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
    METHODS
        .iter()
        .find(|(languages, called, _)| languages.contains(&language) && *called == name)
        .map(|(.., function)| *function)
}

/// The type that a method makes of its number: `x.toInt()`.
pub(crate) fn conversion(language: Language, name: &str) -> Option<NumberType> {
    if language != Kotlin {
        return None;
    }
    number_type(Kotlin, name.strip_prefix("to")?)
}

pub(crate) fn is_number_method(language: Language, name: &str) -> bool {
    number_method(language, name).is_some() || conversion(language, name).is_some()
}

/// Whether a name stands before functions or types, as `Math` does.
pub(crate) fn is_space(language: Language, name: &str) -> bool {
    match name {
        "Math" => matches!(language, JavaScript | TypeScript | CSharp | Java | Kotlin),
        "math" => matches!(language, Python | Lua | Go | Kotlin),
        "Mathf" | "MathF" | "MathHelper" | "System" | "UnityEngine" => language == CSharp,
        "MathUtils" => language == Java,
        "std" => language == Cpp,
        "kotlin" => language == Kotlin,
        // `f32::max(a, b)`
        _ => language == Rust && number_type(Rust, name).is_some(),
    }
}

/// Whether a name means something in these tables: a function, what stands before one, a type.
pub(crate) fn has_meaning(language: Language, name: &str) -> bool {
    const PYTHON: [&str; 9] = ["range", "len", "sum", "all", "any", "list", "tuple", "isinstance", "enumerate"];
    const KOTLIN: [&str; 4] = ["listOf", "arrayOf", "mutableListOf", "run"];
    let words: &[&str] = match language {
        Python => &PYTHON,
        Kotlin => &KOTLIN,
        JavaScript | TypeScript => &["Number", "Boolean"],
        _ => &[],
    };
    is_space(language, name)
        || words.contains(&name)
        || FUNCTIONS
            .iter()
            .any(|(languages, space, own, _)| languages.contains(&language) && [*space, *own].contains(&name))
        || number_method(language, name).is_some()
        || number_type(language, name).is_some()
        || super::rules::is_truth_type(name)
        || is_output(language, name)
        || is_shape_type(name)
        || types::named(Some(language), name).next().is_some()
}

pub(crate) fn constant(space: &str, name: &str) -> Option<f64> {
    match (space, name) {
        ("Math" | "Mathf" | "math", "PI" | "pi") => Some(std::f64::consts::PI),
        _ => None,
    }
}

/// Whether a type is a vector of a library.
pub(crate) fn is_vector(name: &str) -> bool {
    const VECTORS: [&str; 20] = [
        "SDL_Point",
        "SDL_FPoint",
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
    VECTORS.contains(&types::without_package(name))
}

/// The type of the numbers of a library's vector, if all libraries agree.
pub(crate) fn vector_number(language: Language, name: &str) -> Option<NumberType> {
    let mut numbers = types::named(Some(language), name).map(|ty| ty.number);
    let first = numbers.next()??;
    numbers.all(|other| other == Some(first)).then_some(first)
}

/// Whether a type is one of shapes that a library has.
pub(crate) fn is_shape_type(name: &str) -> bool {
    is_vector(name)
        || name.contains("Rect")
        || matches!(types::without_package(name), "Bounds" | "Circle" | "AABB" | "CircleShape" | "BoundingBox")
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
    const PARTS: [&str; 45] = [
        "boundingclientrect",
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
