//! What the languages and their libraries have: functions of numbers, and types of shapes.

use super::families::library::{self as types, LibraryMember};
use super::paths::Sum;
use super::rules::number_type;
use super::syntax::NumberType;
use crate::formula::SourceLanguage as Language;
use crate::formula::meaning::{Extreme, Rounding};
use crate::program::is_in;
use Language::{
    C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Own, Python, Rust, Swift, TypeScript,
};
use NumberFunction::{
    Absolute, Apart, Clamp, ClampUnit, Cosine, Distance, HalfUp, Length, ModuloDown, Power, QuotientDown, Radians,
    Root, Saturating, SignOf, Sine, Square, Up, Whole, Wrapping,
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
    /// A number, kept between 0 and 1.
    ClampUnit,
    /// 1 for a number above 0, -1 for one below 0, and this for 0; with the type of the answer.
    SignOf(i8, Option<NumberType>),
    /// Of an angle in radians.
    Cosine,
    Sine,
    /// An angle in degrees as one in radians.
    Radians,
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
            Whole(_, Some(ty)) | Up(Some(ty)) | HalfUp(Some(ty)) | SignOf(_, Some(ty)) => ty,
            Whole(_, None) | Up(None) | HalfUp(None) | Root(None) if given.is_whole() && language == Cpp => F64,
            Absolute(None) => super::rules::promoted(language, given),
            Power | Length | Distance => return None,
            _ => given,
        })
    }
}

const SCRIPTS: &[Language] = &[JavaScript, TypeScript];
const JVM: &[Language] = &[Java, Kotlin];
const MIN: NumberFunction = least(None);
const MAX: NumberFunction = greatest(None);
const FLOOR: NumberFunction = Whole(DOWN, None);
const TRUNC: NumberFunction = Whole(CUT, None);
const DOWN: Rounding = Rounding::Down;
const CUT: Rounding = Rounding::TowardsZero;
const NEAR: Rounding = Rounding::Nearest;
/// No name before a function.
const ANY: &str = "";
/// Before functions that are methods of their first number.
const METHOD: &str = ".";

const fn least(ty: Option<NumberType>) -> NumberFunction {
    NumberFunction::Extreme(Extreme::Min, ty)
}

const fn greatest(ty: Option<NumberType>) -> NumberFunction {
    NumberFunction::Extreme(Extreme::Max, ty)
}

type Functions = &'static [(&'static str, NumberFunction)];

/// What nearly all languages have.
const USUAL: Functions = &[("abs", Absolute(None)), ("min", MIN), ("max", MAX)];

const TURNS: Functions = &[("cos", Cosine), ("sin", Sine)];

/// Functions by language and the name before them, with one function behind its names.
const FUNCTIONS: &[(&[Language], &str, Functions)] = &[
    (&[JavaScript, TypeScript, Python, C, Cpp, Java, Kotlin, Swift, GdScript, Hsp], ANY, TURNS),
    (&[JavaScript, TypeScript, Java, Kotlin], "Math", TURNS),
    (&[Python, Lua], "math", TURNS),
    (&[Rust], METHOD, TURNS),
    (&[C, Cpp], ANY, &[("cosf", Cosine), ("sinf", Sine)]),
    (&[CSharp], "Math", &[("Cos", Cosine), ("Sin", Sine)]),
    (&[CSharp], "MathF", &[("Cos", Cosine), ("Sin", Sine)]),
    (&[CSharp], "Mathf", &[("Cos", Cosine), ("Sin", Sine)]),
    (&[Go], "math", &[("Cos", Cosine), ("Sin", Sine)]),
    (&[JavaScript, TypeScript, Java, Python], ANY, &[("radians", Radians)]),
    (&[Python], "math", &[("radians", Radians)]),
    (&[Java], "Math", &[("toRadians", Radians)]),
    (&[Lua], "math", &[("rad", Radians)]),
    (&[GdScript], ANY, &[("deg_to_rad deg2rad", Radians)]),
    (&[Rust], METHOD, &[("to_radians", Radians)]),
    (&[JavaScript, TypeScript, Python, Java, Kotlin, Swift, Own, GdScript], ANY, USUAL),
    (&[JavaScript, TypeScript, Java, Kotlin], "Math", USUAL),
    (&[Lua], "math", USUAL),
    (&[Rust, Lua], METHOD, USUAL),
    (
        SCRIPTS,
        "Math",
        &[
            ("floor", FLOOR),
            ("ceil", Up(None)),
            ("trunc", TRUNC),
            ("round", HalfUp(None)),
            ("sqrt", Root(None)),
            ("pow", Power),
            ("hypot", Length),
            ("sign", SignOf(0, Some(F64))),
        ],
    ),
    // p5.js
    (SCRIPTS, ANY, &[("dist", Distance), ("sqrt", Root(None)), ("sq", Square), ("constrain", Clamp)]),
    (
        &[Python],
        ANY,
        &[
            ("pow", Power),
            ("sqrt", Root(Some(F64))),
            ("hypot", Length),
            ("floor", Whole(DOWN, Some(NumberType::Whole))),
        ],
    ),
    (
        &[Python],
        "math",
        &[
            ("floor", Whole(DOWN, Some(NumberType::Whole))),
            ("ceil", Up(Some(NumberType::Whole))),
            ("trunc", Whole(CUT, Some(NumberType::Whole))),
            ("fabs", Absolute(Some(F64))),
            ("sqrt", Root(Some(F64))),
            ("pow", Power),
            ("hypot", Length),
        ],
    ),
    (
        &[C],
        ANY,
        &[
            ("abs", Absolute(Some(I32))),
            ("labs", Absolute(Some(I64))),
            ("fabs", Absolute(Some(F64))),
            ("fabsf", Absolute(Some(F32))),
            ("fmin", least(Some(F64))),
            ("fmax", greatest(Some(F64))),
            ("fminf", least(Some(F32))),
            ("fmaxf", greatest(Some(F32))),
            ("floor", Whole(DOWN, Some(F64))),
            ("ceil", Up(Some(F64))),
            ("round", Whole(NEAR, Some(F64))),
            ("trunc", Whole(CUT, Some(F64))),
            ("sqrt", Root(Some(F64))),
        ],
    ),
    (
        &[Cpp],
        ANY,
        &[
            ("floor", FLOOR),
            ("ceil", Up(None)),
            ("round", Whole(NEAR, None)),
            ("trunc", TRUNC),
            ("sqrt", Root(None)),
            ("abs fabs", Absolute(None)),
            ("fabsf", Absolute(Some(F32))),
            ("min fmin", MIN),
            ("max fmax", MAX),
            ("fminf", least(Some(F32))),
            ("fmaxf", greatest(Some(F32))),
            ("clamp", Clamp),
        ],
    ),
    // raylib
    (
        &[C, Cpp],
        ANY,
        &[
            ("floorf", Whole(DOWN, Some(F32))),
            ("ceilf", Up(Some(F32))),
            ("roundf", Whole(NEAR, Some(F32))),
            ("sqrtf", Root(Some(F32))),
            ("pow powf", Power),
            ("hypot hypotf", Length),
            ("truncf", Whole(CUT, Some(F32))),
            ("llabs", Absolute(Some(I64))),
            ("Clamp", Clamp),
        ],
    ),
    (
        &[CSharp],
        "Math",
        &[
            ("Abs", Absolute(None)),
            ("Min", MIN),
            ("Max", MAX),
            ("Floor", FLOOR),
            ("Ceiling", Up(None)),
            ("Truncate", TRUNC),
            ("Sqrt", Root(Some(F64))),
            ("Pow", Power),
            ("Clamp", Clamp),
            ("Sign", SignOf(0, Some(I32))),
        ],
    ),
    (
        &[CSharp],
        "Mathf",
        &[
            ("Abs", Absolute(None)),
            ("Min", MIN),
            ("Max", MAX),
            ("Floor", Whole(DOWN, Some(F32))),
            ("FloorToInt", Whole(DOWN, Some(I32))),
            ("CeilToInt", Up(Some(I32))),
            ("Sqrt", Root(Some(F32))),
            ("Pow", Power),
            ("Clamp", Clamp),
            ("Clamp01", ClampUnit),
            // Of 0 it is 1.
            ("Sign", SignOf(1, Some(F32))),
        ],
    ),
    // XNA, MonoGame
    (&[CSharp], "MathHelper", &[("Clamp", Clamp), ("Min", MIN), ("Max", MAX)]),
    (&[CSharp], "MathF", &[("Abs", Absolute(None)), ("Sqrt", Root(Some(F32)))]),
    (
        JVM,
        "Math",
        &[
            ("floor", Whole(DOWN, Some(F64))),
            ("ceil", Up(Some(F64))),
            ("round", HalfUp(Some(I64))),
            ("sqrt", Root(Some(F64))),
            ("pow", Power),
            ("hypot", Length),
            ("signum", SignOf(0, Some(F64))),
            ("floorMod", ModuloDown),
            ("floorDiv", QuotientDown),
        ],
    ),
    // Processing
    (&[Java], ANY, &[("dist", Distance), ("sqrt", Root(Some(F32))), ("sq", Square), ("constrain", Clamp)]),
    (&[Java], "MathUtils", &[("clamp", Clamp)]),
    (&[Kotlin, Swift], ANY, &[("sqrt", Root(None)), ("floor", FLOOR), ("ceil", Up(None)), ("hypot", Length)]),
    (&[Kotlin], ANY, &[("minOf", MIN), ("maxOf", MAX), ("truncate", TRUNC)]),
    (&[Swift], ANY, &[("trunc", TRUNC)]),
    (&[Lua], "math", &[("floor", Whole(DOWN, Some(I64))), ("ceil", Up(Some(I64))), ("sqrt", Root(Some(F64)))]),
    (
        &[Go],
        "math",
        &[
            ("Abs", Absolute(Some(F64))),
            ("Min", least(Some(F64))),
            ("Max", greatest(Some(F64))),
            ("Sqrt", Root(Some(F64))),
            ("Hypot", Length),
            ("Floor", Whole(DOWN, Some(F64))),
            ("Ceil", Up(Some(F64))),
            ("Trunc", Whole(CUT, Some(F64))),
            ("Pow", Power),
        ],
    ),
    (&[Go], ANY, &[("min", MIN), ("max", MAX)]),
    (&[Hsp], ANY, &[("abs", Absolute(Some(I32))), ("absf", Absolute(Some(F64))), ("sqrt", Root(Some(F64)))]),
    (
        &[Own],
        ANY,
        &[
            ("fabs", Absolute(None)),
            ("fmin", MIN),
            ("fmax", MAX),
            ("sqrt", Root(None)),
            ("floor", FLOOR),
            ("trunc", TRUNC),
            ("round", Whole(NEAR, None)),
            ("ceil", Up(None)),
            ("hypot", Length),
            ("clamp", Clamp),
            ("pow", Power),
            ("dist", Distance),
            ("sq", Square),
        ],
    ),
    (
        &[GdScript],
        ANY,
        &[
            ("absf", Absolute(Some(F64))),
            ("absi", Absolute(Some(I64))),
            ("minf", least(Some(F64))),
            ("mini", least(Some(I64))),
            ("maxf", greatest(Some(F64))),
            ("maxi", greatest(Some(I64))),
            ("floor", FLOOR),
            ("floori", Whole(DOWN, Some(I64))),
            ("ceil", Up(None)),
            ("round", Whole(NEAR, None)),
            ("sqrt", Root(Some(F64))),
            ("pow", Power),
            ("clamp clampf", Clamp),
            ("sign", SignOf(0, None)),
            ("signf", SignOf(0, Some(F64))),
            ("signi", SignOf(0, Some(I64))),
        ],
    ),
    (
        &[Rust],
        METHOD,
        &[
            ("floor", FLOOR),
            ("ceil", Up(None)),
            ("round", Whole(NEAR, None)),
            ("trunc", TRUNC),
            ("sqrt", Root(None)),
            ("powi pow", Power),
            ("hypot", Length),
            ("clamp", Clamp),
            ("rem_euclid", ModuloDown),
            ("div_euclid", QuotientDown),
            ("wrapping_add", Wrapping(Sum::Plus)),
            ("wrapping_sub", Wrapping(Sum::Minus)),
            ("wrapping_mul", Wrapping(Sum::Times)),
            ("saturating_add", Saturating(Sum::Plus)),
            ("saturating_sub", Saturating(Sum::Minus)),
            ("abs_diff", Apart),
        ],
    ),
    (
        &[Kotlin],
        METHOD,
        &[
            ("coerceIn", Clamp),
            ("coerceAtLeast", MAX),
            ("coerceAtMost", MIN),
            ("roundToInt", HalfUp(Some(I32))),
            ("pow", Power),
        ],
    ),
    (&[Swift], METHOD, &[("squareRoot", Root(None))]),
    (&[GdScript], METHOD, &[("abs", Absolute(None))]),
];

/// Functions that write something, and change nothing.
const OUTPUT: &[(&[Language], &str)] = &[
    // Processing and p5.js: drawing between the lines of a test.
    (&[JavaScript, TypeScript, Java], "fill noFill stroke noStroke strokeWeight ellipse"),
    (SCRIPTS, "console.log console.warn console.info console.debug console.error"),
    (&[Python, GdScript, Lua, Swift, Java], "print println"),
    (&[Kotlin], "print println"),
    (&[CSharp], "Console.WriteLine Console.Write Debug.Log Debug.WriteLine GD.Print"),
    (&[Java], "System.out.println System.out.print System.out.printf"),
    (&[C, Cpp], "printf puts SDL_Log SDL_InvalidParamError SDL_SetError"),
    (&[Go], "fmt.Println fmt.Printf log.Println"),
];

/// Functions of libraries that are well known, and not read.
const LEFT_OUT: &[(&[Language], &str)] = &[
    (
        &[Python],
        "clipline clamp_ip union_ip collidelist collidelistall collidedict collideobjects groupcollide \
         spritecollideany collide_rect collide_circle collide_mask overlap_area",
    ),
    (&[GdScript], "move_and_slide move_and_collide is_on_floor is_on_wall is_on_ceiling get_slide_collision"),
    (&[CSharp], "Raycast BoxCast OverlapBox OverlapBoxAll IsTouching"),
    (
        &[C, Cpp],
        "GetCollisionRec SDL_IntersectRect SDL_GetRectIntersection SDL_IntersectRectAndLine CheckCollisionLines",
    ),
    (JVM, "createIntersection intersectsLine"),
];

/// Whether a call is one of these: `wall.clipline(a, b)`.
pub(crate) fn is_left_out(language: Language, call: &str) -> bool {
    let path = call.split('(').next().unwrap_or_default();
    let name = path.rsplit(['.', ':']).next().unwrap_or_default();
    LEFT_OUT.iter().any(|(languages, names)| languages.contains(&language) && is_in(name, names))
}

pub(crate) fn is_output(language: Language, path: &str) -> bool {
    OUTPUT.iter().any(|(languages, paths)| languages.contains(&language) && is_in(path, paths))
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
        Some("std") => ANY,
        other => other.unwrap_or(ANY),
    };
    let here = FUNCTIONS.iter().filter(|(languages, own, _)| languages.contains(&language) && *own == space);
    here.flat_map(|(.., all)| *all).find(|(names, _)| is_in(name, names)).map(|(_, function)| *function)
}

/// The functions of hantei's own formulas.
pub(crate) fn own_functions() -> impl Iterator<Item = &'static str> {
    let own = FUNCTIONS.iter().filter(|(languages, ..)| languages.contains(&Own));
    own.flat_map(|(.., all)| *all).flat_map(|(names, _)| names.split(' '))
}

pub(crate) fn number_method(language: Language, name: &str) -> Option<NumberFunction> {
    number_function(language, Some(METHOD), name)
}

/// The type that a method makes of its number: `x.toInt()`.
pub(crate) fn conversion(language: Language, name: &str) -> Option<NumberType> {
    if language != Kotlin {
        return None;
    }
    number_type(Kotlin, name.strip_prefix("to")?)
}

pub(crate) fn is_number_method(language: Language, name: &str) -> bool {
    let is_both = language == Rust && name == "sin_cos";
    is_both || number_method(language, name).is_some() || conversion(language, name).is_some()
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
    let words = match language {
        Python => "range len sum all any list tuple isinstance enumerate zip",
        Kotlin => "listOf arrayOf mutableListOf run",
        JavaScript | TypeScript => "Number Boolean",
        _ => "",
    };
    is_space(language, name)
        || is_in(name, words)
        || FUNCTIONS.iter().any(|(languages, space, all)| {
            languages.contains(&language) && (*space == name || all.iter().any(|(names, _)| is_in(name, names)))
        })
        || number_type(language, name).is_some()
        || super::rules::is_truth_type(name)
        || is_output(language, name)
        || is_shape_type(name)
        || types::named(Some(language), name).next().is_some()
}

pub(crate) fn constant(space: &str, name: &str) -> Option<f64> {
    match (space, name) {
        ("Math" | "MathF" | "Mathf" | "math", "PI" | "pi" | "Pi") => Some(std::f64::consts::PI),
        ("Mathf", "Deg2Rad") => Some(std::f64::consts::PI / 180.0),
        _ => None,
    }
}

/// A number without an end, or the largest of a type, as a text begins a search for the least and the greatest with it.
pub(crate) fn endless(space: Option<&str>, name: &str) -> Option<f64> {
    match (space, name) {
        (None, "Infinity" | "INFINITY" | "INF" | "HUGE_VAL" | "inf") | (Some("math"), "huge" | "inf") => {
            Some(f64::INFINITY)
        }
        (Some("Number" | "Double"), "POSITIVE_INFINITY") => Some(f64::INFINITY),
        (Some("Number" | "Double"), "NEGATIVE_INFINITY") => Some(f64::NEG_INFINITY),
        (Some("float" | "double" | "Single" | "Double"), "PositiveInfinity" | "MaxValue") => Some(f64::INFINITY),
        (Some("float" | "double" | "Single" | "Double"), "NegativeInfinity" | "MinValue") => Some(f64::NEG_INFINITY),
        (Some("f32" | "f64"), "INFINITY" | "MAX") => Some(f64::INFINITY),
        (Some("f32" | "f64"), "NEG_INFINITY" | "MIN") => Some(f64::NEG_INFINITY),
        (Some("Float" | "Double"), "MAX_VALUE") | (Some("Number"), "MAX_VALUE" | "MAX_SAFE_INTEGER") => {
            Some(f64::INFINITY)
        }
        (None, "FLT_MAX" | "DBL_MAX") => Some(f64::INFINITY),
        _ => None,
    }
}

/// The ratio of a circle, where it is a name by itself.
pub(crate) fn half_turn(language: Language, name: &str) -> Option<f64> {
    use std::f64::consts::PI;
    match (language, name) {
        (C | Cpp, "M_PI") | (JavaScript | TypeScript | Java | GdScript, "PI") | (Python, "pi") => Some(PI),
        (JavaScript | TypeScript | Java, "HALF_PI") => Some(PI / 2.0),
        (JavaScript | TypeScript | Java, "TWO_PI") | (GdScript, "TAU") => Some(2.0 * PI),
        _ => None,
    }
}

/// Whether a type is a vector of a library.
pub(crate) fn is_vector(name: &str) -> bool {
    const VECTORS: &str = "SDL_Point SDL_FPoint Vector2 Vector3 Vec2 Vec3 vec2 vec3 PVector CGVector Vector2f \
        Vector2i Point PointF Offset QPointF SIMD2 Vector sfVector2f V2";
    is_in(types::without_package(name), VECTORS)
}

/// The type of the numbers of a library's vector, if all libraries agree.
pub(crate) fn vector_number(language: Language, name: &str) -> Option<NumberType> {
    let mut numbers = types::named(Some(language), name).map(|ty| ty.number);
    let first = numbers.next()??;
    numbers.all(|other| other == Some(first)).then_some(first)
}

/// Whether a type is one of shapes that a library has.
/// Whether a rectangle of this type is only its numbers: what is set changes nothing else.
pub(crate) fn is_plain_rectangle(language: Language, name: &str) -> bool {
    match language {
        Language::C | Language::Cpp => is_in(name, "Rectangle SDL_Rect"),
        Language::GdScript => name == "Rect2",
        _ => false,
    }
}

pub(crate) fn is_shape_type(name: &str) -> bool {
    is_vector(name)
        || name.contains("Rect")
        || matches!(types::without_package(name), "Bounds" | "Circle" | "AABB" | "CircleShape" | "BoundingBox")
}

/// A part of a library's type: a number, or a vector.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LibraryPart {
    pub is_vector: bool,
    /// The type of its numbers, if all libraries agree.
    pub number: Option<NumberType>,
}

/// A member of a library's type, with `()` behind the name of one that is called; `None` if the type has no such member.
pub(crate) fn member(language: Language, ty: &str, member: &str) -> Option<LibraryPart> {
    let mut found: Option<LibraryPart> = None;
    for library in types::named(Some(language), ty) {
        let Some((own, _)) = library.member(member) else { continue };
        let (is_vector, number) = match own {
            LibraryMember::Vector(_) | LibraryMember::Centre => (true, library.number),
            LibraryMember::As(_, number) => (false, Some(number)),
            _ => (false, library.number),
        };
        let same = found.is_none_or(|found| found.number == number);
        found = Some(LibraryPart { is_vector, number: number.filter(|_| same) });
    }
    found
}

/// Whether a call without arguments can be a number of a shape: `left()`, `getX()`.
pub(crate) fn is_part(name: &str) -> bool {
    const PARTS: &str = "boundingclientrect x y z w h d width height depth left right top bottom x1 y1 x2 y2 minx \
        miny maxx maxy xmin ymin xmax ymax centerx centery centrex centrey center centre position pos size radius r \
        min max bounds rect hitbox globalbounds globalrect origin halfwidth";
    let plain: String = name.chars().filter(|letter| *letter != '_').collect::<String>().to_ascii_lowercase();
    let plain = plain.strip_prefix("get").filter(|rest| !rest.is_empty()).unwrap_or(&plain);
    is_in(plain, PARTS)
}
