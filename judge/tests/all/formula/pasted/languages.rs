//! Where languages differ: scopes, empty statements, the order of operators, macros, centres of whole numbers.

use hantei_collision::{Point, Rect};
use hantei_judge::{FormulaFlaw as Flaw, OverlapFormula, ParseOptions};

fn read(text: &str) -> OverlapFormula {
    match OverlapFormula::read(text, &ParseOptions::default()) {
        Ok((formula, _)) => formula,
        Err(error) => panic!("{text}\n{error}"),
    }
}

/// The answer for A at 0 and B of the same size at (x, y).
fn hits(formula: &OverlapFormula, x: f64, y: f64) -> bool {
    let at = |x, y| Rect::from_origin_size(Point::new(x, y), 4.0, 4.0);
    formula.hits(at(0.0, 0.0), at(x, y), &mut ())
}

#[test]
fn an_inner_variable_is_one_of_its_own() {
    // The answers for an overlap on both axes, and on x only.
    for (name, text, both, on_x) in [
        (
            "Lua local",
            "function meets(p, q)\n  local found = false\n  if p.x < q.x + q.w and q.x < p.x + p.w and p.y < q.y + q.h and q.y < p.y + p.h then\n    local found = true\n  end\n  return found\nend",
            false,
            false,
        ),
        (
            "Lua without local",
            "function meets(p, q)\n  local found = false\n  if p.x < q.x + q.w and q.x < p.x + p.w and p.y < q.y + q.h and q.y < p.y + p.h then\n    found = true\n  end\n  return found\nend",
            true,
            false,
        ),
        (
            "JavaScript const",
            "function meets(p, q) {\n  const found = p.x < q.x + q.w && q.x < p.x + p.w;\n  if (found) {\n    const found = p.y < q.y + q.h && q.y < p.y + p.h;\n  }\n  return found;\n}",
            true,
            true,
        ),
        (
            "JavaScript var",
            "function meets(p, q) {\n  var found = p.x < q.x + q.w && q.x < p.x + p.w;\n  if (found) {\n    var found = p.y < q.y + q.h && q.y < p.y + p.h;\n  }\n  return found;\n}",
            true,
            false,
        ),
        (
            "Go :=",
            "func meets(p, q Box) bool {\n\tfound := p.X < q.X+q.W && q.X < p.X+p.W\n\tif found {\n\t\tfound := p.Y < q.Y+q.H && q.Y < p.Y+p.H\n\t\t_ = found\n\t}\n\treturn found\n}",
            true,
            true,
        ),
        (
            "Go =",
            "func meets(p, q Box) bool {\n\tfound := p.X < q.X+q.W && q.X < p.X+p.W\n\tif found {\n\t\tfound = p.Y < q.Y+q.H && q.Y < p.Y+p.H\n\t}\n\treturn found\n}",
            true,
            false,
        ),
        (
            "C++ bool",
            "bool meets(const Box& p, const Box& q) {\n  bool found = p.x < q.x + q.w && q.x < p.x + p.w;\n  {\n    bool found = p.y < q.y + q.h && q.y < p.y + p.h;\n  }\n  return found;\n}",
            true,
            true,
        ),
        (
            "Rust let in a block",
            "fn meets(p: &Box2, q: &Box2) -> bool {\n    let found = p.x < q.x + q.w && q.x < p.x + p.w;\n    if found {\n        let found = p.y < q.y + q.h && q.y < p.y + p.h;\n    }\n    return found;\n}",
            true,
            true,
        ),
        (
            "Rust let again",
            "fn meets(p: &Box2, q: &Box2) -> bool {\n    let found = p.x < q.x + q.w && q.x < p.x + p.w;\n    let found = found && p.y < q.y + q.h && q.y < p.y + p.h;\n    found\n}",
            true,
            false,
        ),
        (
            "an inner name that is used, and given to the outer one",
            "function meets(p, q) {\n  let found = false;\n  let left = q.x;\n  if (p.x < q.x + q.w && q.x < p.x + p.w) {\n    let left = p.y;\n    left = q.y;\n    found = left < p.y + p.h && p.y < q.y + q.h;\n  }\n  return found && left < p.x + p.w;\n}",
            true,
            false,
        ),
        (
            "Python has the function's scope",
            "def meets(p, q):\n    found = False\n    if p.x < q.x + q.w and q.x < p.x + p.w:\n        found = p.y < q.y + q.h and q.y < p.y + p.h\n    return found",
            true,
            false,
        ),
    ] {
        let formula = read(text);
        assert_eq!((hits(&formula, 2.0, 2.0), hits(&formula, 2.0, 9.0)), (both, on_x), "{name}: {formula}");
        assert!(!hits(&formula, 9.0, 2.0), "{name}: {formula}");
    }
}

#[test]
fn comparisons_in_parentheses_are_read_in_every_language() {
    for text in [
        "def meets(p, q):\n    return (p.x < q.x + q.w) & (q.x < p.x + p.w) & (p.y < q.y + q.h) & (q.y < p.y + p.h)",
        "def meets(p, q):\n    return not p.x >= q.x + q.w and not (p.x + p.w <= q.x) and p.y < q.y + q.h and q.y < p.y + p.h",
        "function meets(p, q)\n  return not (p.x >= q.x + q.w) and not (p.x + p.w <= q.x) and p.y < q.y + q.h and q.y < p.y + p.h\nend",
        "int meets(float ax, float ay, float aw, float ah, float bx, float by, float bw, float bh) {\n  return ax < bx + bw & bx < ax + aw & ay < by + bh & by < ay + ah;\n}",
    ] {
        let formula = read(text);
        let answers = [(2.0, 2.0), (2.0, 9.0), (9.0, 2.0), (4.0, 0.0)].map(|(x, y)| hits(&formula, x, y));
        assert_eq!(answers, [true, false, false, false], "{text}\n{formula}");
    }
}

/// A macro replaces its name without parentheses of its own.
#[test]
fn macros_are_expanded_as_a_compiler_does_it() {
    const HEAD: &str = "int meets(float ax, float aw, float bx, float bw) {\n  return ";
    for (define, body, expected) in [
        (
            "#define END(x, w) ((x) + (w))",
            "ax < END(bx, bw) && bx < END(ax, aw)",
            "a.x < b.x + b.width && b.x < a.x + a.width",
        ),
        ("#define END(x, w) x + w", "ax < 2 * END(bx, bw)", "a.x < 2 * b.x + b.width"),
        ("#define LESS(p, q) p < q ? p : q", "(LESS(ax, bx)) < aw", "min"),
        ("#define REACH 3 + 4", "ax < 2 * REACH + bx", "a.x < 10 + b.x"),
        ("#define HALF(w) w / 2\n#define MIDDLE(x, w) x + HALF(w)", "MIDDLE(ax, aw) < bx", "a.x + a.width / 2 < b.x"),
        ("#define REACH 7", "ax < REACH + bx", "a.x < 7 + b.x"),
    ] {
        let formula = read(&format!("{define}\n{HEAD}{body};\n}}")).to_string();
        if expected == "min" {
            assert!(formula.contains("a.x < b.x"), "{define}: {formula}");
        } else {
            assert_eq!(formula, expected, "{define}");
        }
    }
    // If the comparison becomes part of the `?`, the result is another test.
    let without = "#define LESS(p, q) p < q ? p : q\nint meets(float ax, float aw, float bx, float bw) {\n  return LESS(ax, bx) - aw > 0;\n}";
    let formula = read(without).to_string();
    assert!(formula.contains("b.x - a.width > 0"), "{formula}");
}

#[test]
fn empty_macros_in_macros_end() {
    let mut text = String::from("#define M0() \n");
    for level in 1..8 {
        text += &format!("#define M{level}() {}\n", format!("M{}() ", level - 1).repeat(30));
    }
    text += "bool meets(float ax, float bx) { M7() return ax < bx; }";
    let refused = OverlapFormula::read(&text, &ParseOptions::default()).expect_err("too much");
    assert!(matches!(refused.flaw, Flaw::TooMuch(..) | Flaw::NotRead(_)), "{refused}");
}

#[test]
fn centres_of_whole_numbers_drop_the_half() {
    let godot = |kind: &str| {
        format!(
            "func meets(p: {kind}, q: {kind}) -> bool:\n\treturn abs(p.get_center().x - q.get_center().x) * 2 < p.size.x + q.size.x"
        )
    };
    assert_eq!(
        read(&godot("Rect2i")).to_string(),
        "abs(a.x + trunc(a.width / 2) - (b.x + trunc(b.width / 2))) * 2 < a.width + b.width"
    );
    assert_eq!(read(&godot("Rect2")).to_string(), "abs(a.cx - b.cx) * 2 < a.width + b.width");
    let python = read("def meets(p, q):\n    return abs(p.centerx - q.centerx) * 2 < p.width + q.width");
    assert!(!python.to_string().contains("trunc"), "{python}");
    let sharp = "public static bool Meets(Rectangle p, Rectangle q)\n{\n    return Math.Abs(p.Center.X - q.Center.X) * 2 < p.Width + q.Width;\n}";
    assert!(read(sharp).to_string().contains("trunc"), "{}", read(sharp));
    let unity = sharp.replace("Rectangle", "Bounds");
    assert_eq!(read(&unity).to_string(), "abs(a.cx - b.cx) * 2 < a.width + b.width");
}

/// What people paste first: the line with the condition alone.
#[test]
fn a_test_may_end_with_its_condition() {
    const C: &str = "a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h";
    const PYTHON: &str = "a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h";
    for text in [
        format!("if ({C})"),
        format!("if ({C})\n"),
        format!("if ({C}) {{"),
        format!("if {PYTHON}:"),
        format!("if {PYTHON}:\n"),
        format!("if {PYTHON}:\n    hit()"),
    ] {
        let formula = read(&text);
        assert!(hits(&formula, 2.0, 2.0) && !hits(&formula, 2.0, 9.0), "{text}");
    }
    let half = OverlapFormula::read("if (a.x < b.x + b.w &&", &ParseOptions::default());
    assert!(half.is_err(), "half a condition is none");
}
