//! Vectors of libraries, against the numbers that they compute.

use crate::formula::SourceLanguage::{self, CSharp, Cpp, GdScript, Python, Rust};
use crate::{ParseOptions, Program};

fn program(language: SourceLanguage, text: &str) -> Result<Program, crate::FormulaError> {
    Program::read(text, &ParseOptions { language: Some(language), ..ParseOptions::default() })
}

/// The distance of two points is below 5, in many ways to write it.
#[test]
fn distances_are_those_of_numbers() {
    let texts = [
        (
            CSharp,
            "bool F(Vector2 a, Vector2 b) { return Vector2.DistanceSquared(a, b) < 25f && a.X > -99f && b.X > -99f; \
                }",
        ),
        (CSharp, "bool F(Vector2 a, Vector2 b) { return (a - b).sqrMagnitude < 25f && a.x > -99f; }"),
        (Cpp, "bool f(glm::vec2 a, glm::vec2 b) { return glm::dot(a - b, a - b) < 25.0f && a.x > -99.0f; }"),
        (Cpp, "bool f(glm::vec2 a, glm::vec2 b) { auto d = glm::abs(a - b); return glm::length(d) < 5.0f; }"),
        (GdScript, "func f(a: Vector2, b: Vector2) -> bool:\n\treturn a.distance_to(b) < 5.0\n"),
        (Rust, "fn f(a: Vec2, b: Vec2) -> bool { a.max(b).distance(a.min(b)) < 5.0 }"),
        (Python, "def f(a: Vector2, b: Vector2):\n    return (a - b).length() < 5\n"),
    ];
    for (language, text) in texts {
        let program = program(language, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let names = program.inputs();
        let at = |name: &str| names.iter().position(|own| own.to_lowercase() == name).expect("an input");
        let places = ["a.x", "a.y", "b.x", "b.y"].map(at);
        for case in 0..2_000_u32 {
            let point = [case % 7, case / 7 % 7, case / 49 % 7, case / 343 % 6].map(f64::from);
            let mut numbers = vec![0.0; names.len()];
            for (place, number) in places.into_iter().zip(point) {
                numbers[place] = number;
            }
            let [x1, y1, x2, y2] = point;
            let expected = (x1 - x2).powi(2) + (y1 - y2).powi(2) < 25.0;
            assert_eq!(program.run(&numbers), Ok(expected), "{text}: {point:?}");
        }
    }
}

/// What a class of the text computes is not that of a library of the same name.
#[test]
fn vectors_of_the_text_are_its_own() {
    let text = "struct Vector2 {\n  public float X, Y;\n  public float magnitude => X + Y + 1;\n}\n\
                bool F(Vector2 a, float r) { return a.magnitude < r; }";
    let program = program(CSharp, text).expect("a program");
    assert_eq!(program.inputs().len(), 3, "{:?}", program.inputs());
    let numbers: Vec<f64> = program.inputs().iter().map(|name| if name == "r" { 7.5 } else { 3.0 }).collect();
    assert_eq!(program.run(&numbers), Ok(true));
    let numbers: Vec<f64> = numbers.iter().map(|number| if *number == 7.5 { 6.5 } else { 3.0 }).collect();
    assert_eq!(program.run(&numbers), Ok(false));
}

/// A clamp whose ends are the other way round is not followed.
#[test]
fn clamps_need_their_ends_in_order() {
    let text = "bool F(float x, float y) { return Math.Clamp(x, 5f, 2f) < y; }";
    assert!(
        matches!(program(CSharp, text).map(|_| ()), Err(error) if matches!(error.flaw, crate::FormulaFlaw::Clamp(..)))
    );
}
