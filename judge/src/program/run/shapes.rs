//! Methods of libraries' shapes: each is run as the formula that its library computes.
//!
//! The formulas are those of the libraries' sources for sizes that are not below 0. A method that two versions or two
//! libraries compute differently is not in the table.

use super::super::families::library as types;
use super::super::library;
use super::super::syntax::{Function, Name, NumberType, Place};
use super::calls::Given;
use super::values::Value;
use super::{Run, Runner};
use crate::formula::SourceLanguage::{self, C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Python, Swift};
use crate::program::{is_in, words_in};
use std::rc::Rc;

/// A method or function of a library. The formula is a function in JavaScript's syntax; its first parameter is the own
/// shape. A parameter that begins with `p` is a point, one with `n` a number, any other a shape of the same type.
struct ShapeMethod {
    languages: &'static [SourceLanguage],
    types: &'static str,
    /// A function stands alone.
    is_method: bool,
    names: &'static str,
    /// The package of the type. A text that imports the type from another one has another method. A text that says nothing
    /// is taken to mean this one, if no other row of the language has this method.
    package: &'static str,
    formula: &'static str,
    /// The same for rectangles that the text makes, whose sizes can be below 0; empty if it is the same.
    of_made: &'static str,
}

const fn method(
    languages: &'static [SourceLanguage],
    types: &'static str,
    names: &'static str,
    package: &'static str,
    formula: &'static str,
) -> ShapeMethod {
    ShapeMethod { languages, types, is_method: true, names, package, formula, of_made: "" }
}

/// The same for a function that stands alone.
const fn function(
    languages: &'static [SourceLanguage],
    types: &'static str,
    names: &'static str,
    package: &'static str,
    formula: &'static str,
) -> ShapeMethod {
    ShapeMethod { is_method: false, ..method(languages, types, names, package, formula) }
}

const JVM: &[SourceLanguage] = &[Java, Kotlin];
const PLAIN_C: &[SourceLanguage] = &[C, Cpp];

const METHODS: &[ShapeMethod] = &[
    // OpenJDK, java/awt/Rectangle.java: an empty rectangle meets nothing.
    method(
        JVM,
        "Rectangle",
        "intersects",
        "java.awt",
        "(a, b) { return a.width > 0 && a.height > 0 && b.width > 0 && b.height > 0 && b.x + b.width > a.x && \
         b.y + b.height > a.y && a.x + a.width > b.x && a.y + a.height > b.y; }",
    ),
    method(
        JVM,
        "Rectangle",
        "contains",
        "java.awt",
        "(a, nx, ny) { return nx >= a.x && ny >= a.y && nx < a.x + a.width && ny < a.y + a.height; }",
    ),
    // libGDX, gdx/src/com/badlogic/gdx/math/Rectangle.java
    method(
        JVM,
        "Rectangle",
        "overlaps",
        "com.badlogic.gdx",
        "(a, b) { return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > \
            b.y; }",
    ),
    method(
        JVM,
        "Rectangle",
        "contains",
        "com.badlogic.gdx",
        "(a, nx, ny) { return a.x <= nx && a.x + a.width >= nx && a.y <= ny && a.y + a.height >= ny; }",
    ),
    // Android, graphics/java/android/graphics/Rect.java and RectF.java
    method(
        JVM,
        "Rect RectF",
        "intersects",
        "android.graphics",
        "(a, nl, nt, nr, nb) { return a.left < nr && nl < a.right && a.top < nb && nt < a.bottom; }",
    ),
    method(
        JVM,
        "Rect RectF",
        "contains",
        "android.graphics",
        "(a, nx, ny) { return a.left < a.right && a.top < a.bottom && nx >= a.left && nx < a.right && ny >= a.top && \
         ny < a.bottom; }",
    ),
    function(
        JVM,
        "Rect RectF",
        "intersects",
        "android.graphics",
        "(a, b) { return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; }",
    ),
    // pygame, src_c/rect.c: a rectangle with a size of 0 meets nothing.
    ShapeMethod {
        of_made: "(a, b) { return a.w != 0 && a.h != 0 && b.w != 0 && b.h != 0 && \
                  (a.w < 0 ? a.x + a.w : a.x) < (b.w < 0 ? b.x : b.x + b.w) && \
                  (a.h < 0 ? a.y + a.h : a.y) < (b.h < 0 ? b.y : b.y + b.h) && \
                  (a.w < 0 ? a.x : a.x + a.w) > (b.w < 0 ? b.x + b.w : b.x) && \
                  (a.h < 0 ? a.y : a.y + a.h) > (b.h < 0 ? b.y + b.h : b.y); }",
        ..method(
            &[Python],
            "Rect FRect",
            "colliderect",
            "pygame",
            "(a, b) { return a.w != 0 && a.h != 0 && b.w != 0 && b.h != 0 && a.x < b.x + b.w && a.y < b.y + b.h && \
             a.x + a.w > b.x && a.y + a.h > b.y; }",
        )
    },
    method(
        &[Python],
        "Rect FRect",
        "collidepoint",
        "pygame",
        "(a, nx, ny) { return nx >= a.x && nx < a.x + a.w && ny >= a.y && ny < a.y + a.h; }",
    ),
    // SFML, include/SFML/Graphics/Rect.inl: the larger of both lefts is less than the smaller of both rights.
    method(
        &[Cpp],
        "FloatRect IntRect",
        "intersects findIntersection",
        "SFML",
        "(a, b) { return a.left < a.left + a.width && a.left < b.left + b.width && b.left < a.left + a.width && \
         b.left < b.left + b.width && a.top < a.top + a.height && a.top < b.top + b.height && \
         b.top < a.top + a.height && b.top < b.top + b.height; }",
    ),
    method(
        &[Cpp],
        "FloatRect IntRect",
        "contains",
        "SFML",
        "(a, nx, ny) { return nx >= a.left && nx < a.left + a.width && ny >= a.top && ny < a.top + a.height; }",
    ),
    method(
        &[Cpp],
        "FloatRect IntRect",
        "contains",
        "SFML",
        "(a, p) { return p.x >= a.left && p.x < a.left + a.width && p.y >= a.top && p.y < a.top + a.height; }",
    ),
    // Go, image/geom.go
    method(&[Go], "Rectangle", "Empty", "image", "(a) { return a.Min.X >= a.Max.X || a.Min.Y >= a.Max.Y; }"),
    // Godot, core/math/rect2.h
    method(
        &[GdScript],
        "Rect2",
        "intersects",
        "",
        "(a, b) { return !(a.position.x >= b.position.x + b.size.x) && !(a.position.x + a.size.x <= b.position.x) && \
         !(a.position.y >= b.position.y + b.size.y) && !(a.position.y + a.size.y <= b.position.y); }",
    ),
    method(
        &[GdScript],
        "Rect2",
        "has_point",
        "",
        "(a, p) { return p.x >= a.position.x && p.y >= a.position.y && p.x < a.position.x + a.size.x && \
         p.y < a.position.y + a.size.y; }",
    ),
    // Apple, CGRect.contains(_:): on the least edges is inside, on the greatest is not.
    method(
        &[Swift],
        "CGRect",
        "contains",
        "",
        "(a, p) { return p.x >= a.minX && p.x < a.maxX && p.y >= a.minY && p.y < a.maxY; }",
    ),
    // Unity, Runtime/Export/Geometry/Rect.cs
    method(
        &[CSharp],
        "Rect",
        "Overlaps",
        "UnityEngine",
        "(a, b) { return b.xMax > a.xMin && b.xMin < a.xMax && b.yMax > a.yMin && b.yMin < a.yMax; }",
    ),
    // XNA and MonoGame, MonoGame.Framework/Rectangle.cs
    method(
        &[CSharp],
        "Rectangle",
        "Intersects",
        "Microsoft.Xna.Framework",
        "(a, b) { return b.X < a.X + a.Width && a.X < b.X + b.Width && b.Y < a.Y + a.Height && a.Y < b.Y + \
            b.Height; }",
    ),
    // .NET, System.Drawing.Primitives/src/System/Drawing/Rectangle.cs
    method(
        &[CSharp],
        "Rectangle RectangleF",
        "IntersectsWith",
        "System.Drawing",
        "(a, b) { return b.X < a.X + a.Width && a.X < b.X + b.Width && b.Y < a.Y + a.Height && a.Y < b.Y + \
            b.Height; }",
    ),
    // XNA, MonoGame and .NET agree.
    method(
        &[CSharp],
        "Rectangle",
        "Contains",
        "",
        "(a, nx, ny) { return a.X <= nx && nx < a.X + a.Width && a.Y <= ny && ny < a.Y + a.Height; }",
    ),
    // raylib, src/rshapes.c
    function(
        PLAIN_C,
        "Rectangle",
        "CheckCollisionRecs",
        "",
        "(a, b) { return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && \
                  a.y + a.height > b.y; }",
    ),
    // SDL 2, src/video/SDL_rect.c: an empty rectangle meets nothing.
    function(
        PLAIN_C,
        "SDL_Rect",
        "SDL_HasIntersection",
        "",
        "(a, b) { return a.w > 0 && a.h > 0 && b.w > 0 && b.h > 0 && a.x < b.x + b.w && b.x < a.x + a.w && \
                  a.y < b.y + b.h && b.y < a.y + a.h; }",
    ),
    function(PLAIN_C, "SDL_Rect", "SDL_RectEmpty", "", "(a) { return a.w <= 0 || a.h <= 0; }"),
    function(
        PLAIN_C,
        "SDL_Rect",
        "SDL_PointInRect",
        "",
        "(p, a) { return p.x >= a.x && p.x < a.x + a.w && p.y >= a.y && p.y < a.y + a.h; }",
    ),
];

/// The type of what a call of a library's thing gives.
pub(crate) fn made_type(language: SourceLanguage, name: &str) -> Option<&'static str> {
    match language {
        Cpp if is_in(name, "getGlobalBounds getLocalBounds") => Some("FloatRect"),
        // Of a Control, in the coordinates of the screen.
        GdScript if name == "get_global_rect" => Some("Rect2"),
        _ => None,
    }
}

/// The type of a member that views and sprites of a library have: `player.frame`.
pub(crate) fn member_type(language: SourceLanguage, name: &str) -> Option<&'static str> {
    (language == Swift && name == "frame").then_some("CGRect")
}

/// Whether a call is one of a method that a library's shapes have: `p.intersects(wall)`.
pub(super) fn is_typeless(language: SourceLanguage, call: &str) -> bool {
    let path = call.split('(').next().unwrap_or_default();
    let Some((of, name)) = path.rsplit_once('.') else { return false };
    // `Intersector.overlaps(c, r)`: of a class.
    if of.starts_with(|first: char| first.is_uppercase()) {
        return false;
    }
    !super::lists::is_list_method(name) && METHODS.iter().any(|row| row.is_it(language, name, true))
}

impl ShapeMethod {
    fn is_it(&self, language: SourceLanguage, name: &str, is_method: bool) -> bool {
        self.languages.contains(&language) && self.is_method == is_method && is_in(name, self.names)
    }

    /// The names of the formula's parameters.
    fn parameters(&self) -> Vec<&'static str> {
        let list = self.formula.trim_start_matches('(').split(')').next().unwrap_or_default();
        list.split(',').map(str::trim).collect()
    }

    /// Whether a type is one of this row, where its name says its package.
    fn is_of(&self, ty: &str) -> bool {
        is_in(types::without_package(ty), self.types)
            && types::package(ty).is_none_or(|package| self.package.is_empty() || package.starts_with(self.package))
    }

    fn takes(&self, given: &[&Value]) -> bool {
        let parameters = self.parameters();
        let fits = |(parameter, value): (&&str, &&Value)| match parameter.chars().next() {
            Some('n') => is_number(value),
            Some('p') => is_point(value),
            _ => type_of(value).is_some_and(|ty| self.is_of(ty)),
        };
        parameters.len() == given.len() && parameters.iter().zip(given).all(fits)
    }
}

pub(super) fn type_of(value: &Value) -> Option<&str> {
    match value {
        Value::Thing(thing) => thing.ty.as_ref().filter(|ty| !ty.is_list).map(|ty| &*ty.name),
        Value::Object(object) => object.class.as_deref(),
        _ => None,
    }
}

fn is_number(value: &Value) -> bool {
    match value {
        Value::Number(_) => true,
        Value::Thing(thing) => !thing.is_shape && thing.ty.as_ref().is_none_or(|ty| !library::is_shape_type(&ty.name)),
        Value::Sum(..) => !super::vectors::is_known_vector(value),
        _ => false,
    }
}

fn is_point(value: &Value) -> bool {
    match value {
        Value::Thing(thing) => {
            thing.ty.as_ref().is_some_and(|ty| library::is_vector(&ty.name) || is_in(&ty.name, "SDL_Point CGPoint"))
        }
        Value::Object(object) => object.field("x").is_some() && object.field("y").is_some(),
        _ => false,
    }
}

impl Runner<'_> {
    /// A method or function of a library's shapes; `None` if it is none of them. The own shape is the first of the given.
    pub(crate) fn shape_call(
        &mut self,
        is_method: bool,
        name: &Name,
        given: &[Given],
        place: &Place,
    ) -> Run<Option<Value>> {
        if given.iter().any(|(label, _)| label.is_some()) {
            return Ok(None);
        }
        if is_method
            && let [(_, own), rest @ ..] = given
            && let Some(made) = self.shape_made(own, name, rest, place)?
        {
            return Ok(Some(made));
        }
        // A pair is a point in Python.
        let pair = match given {
            [own, (None, Value::List(items))] if self.language == Python => {
                Some(std::iter::once(own.clone()).chain(items.borrow().iter().map(|one| (None, one.clone()))).collect())
            }
            _ => None,
        };
        let given: Vec<Given> = pair.unwrap_or_else(|| given.to_vec());
        let values: Vec<&Value> = given.iter().map(|(_, value)| value).collect();
        let rows = METHODS.iter().filter(|row| row.is_it(self.language, name, is_method) && row.takes(&values));
        let fitting: Vec<&ShapeMethod> = rows.filter(|row| self.can_be_of(row)).collect();
        let row = match fitting[..] {
            [only] => only,
            [] => return Ok(None),
            // Of two libraries, the only one of which the text speaks.
            _ => {
                let mut named = fitting.iter().filter(|row| self.whole.source.contains(row.package));
                match (named.next(), named.next()) {
                    (Some(only), None) => only,
                    _ => return Ok(None),
                }
            }
        };
        // A whole rectangle of C++ takes whole numbers only, and others lose their fraction.
        let is_whole = |ty: &str| library::vector_number(self.language, ty).is_some_and(NumberType::is_whole);
        if self.language == Cpp && values.first().and_then(|own| type_of(own)).is_some_and(is_whole) {
            for (parameter, value) in row.parameters().iter().zip(&values) {
                if parameter.starts_with('n') && !self.number(value, place)?.ty.is_whole() {
                    return self.not_read(place);
                }
            }
        }
        let is_made = values.iter().any(|value| matches!(value, Value::Object(_)));
        let formula = if is_made && !row.of_made.is_empty() { row.of_made } else { row.formula };
        let function = self.formula_of(formula, place)?;
        let answer = self.invoke(&function, None, &given, place);
        // An error there has no place in the text.
        let Ok(answer) = answer else { return self.unknown_call(&given, place) };
        Ok(Some(answer))
    }

    /// Whether no line of the text imports the type from somewhere else, or everything of another package only.
    fn can_be_of(&self, row: &ShapeMethod) -> bool {
        let begins = |line: &&str| {
            let line = line.trim_start();
            line.starts_with("import ") || line.starts_with("from ") || line.starts_with("using ")
        };
        let imports: Vec<&str> = self.whole.source.lines().filter(begins).collect();
        let is_named = row.package.is_empty() || imports.iter().any(|line| line.contains(row.package));
        let is_open = imports.iter().any(|line| line.contains(".*") || line.contains("import *"));
        let names_type = |line: &str| {
            let mut words = words_in(line);
            words.any(|word| is_in(word, row.types))
        };
        (is_named || !is_open) && imports.iter().all(|line| line.contains(row.package) || !names_type(line))
    }

    fn formula_of(&mut self, formula: &'static str, place: &Place) -> Run<Rc<Function>> {
        if let Some((_, known)) = self.formulas.iter().find(|(known, _)| *known == formula) {
            return Ok(known.clone());
        }
        let text = format!("function shapes{formula}");
        let read = super::super::parser::parse(&text, JavaScript);
        let found = read.ok().and_then(|text| text.functions.first().cloned());
        let Some(function) = found else { return self.not_read(place) };
        self.formulas.push((formula, function.clone()));
        Ok(function)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All formulas of the table are read, and compute with their parameters alone.
    #[test]
    fn formulas_are_functions() {
        let both = METHODS.iter().flat_map(|row| [(row, row.formula), (row, row.of_made)]);
        for (row, formula) in both.filter(|(_, formula)| !formula.is_empty()) {
            let text = format!("function shapes{formula}");
            let read = super::super::super::parser::parse(&text, SourceLanguage::JavaScript).expect(formula);
            assert_eq!(read.functions.len(), 1, "{formula}");
            assert_eq!(read.functions[0].parameters.len(), row.parameters().len(), "{formula}");
            assert!(read.unread.is_empty(), "{formula}");
        }
    }
}
