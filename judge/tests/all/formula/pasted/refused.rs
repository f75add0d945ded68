//! Functions that are refused: why, and where.

use hantei_judge::{Bound, FormulaFlaw as Flaw, OtherTest, OverlapFormula, ParseOptions, SourceLanguage};

fn flaw(text: &str, options: &ParseOptions) -> (Flaw, String) {
    match OverlapFormula::read(text, options) {
        Ok((formula, _)) => panic!("{text}\nis read as {formula}"),
        Err(error) => {
            let place = text.get(error.place.clone()).unwrap_or_else(|| panic!("{text}: {error:?}")).to_owned();
            (error.flaw, place)
        }
    }
}

#[test]
fn what_cannot_be_read_is_named() {
    let string = ToOwned::to_owned;
    for (text, expected, place) in [
        (
            "function hit(a, list) {\n  for (const b of list) {\n    if (a.x < b.x) return false;\n  }\n  return true;\n}",
            Flaw::Statement("for".into()),
            "for",
        ),
        (
            "bool hit(Rect a, Rect b) {\n  switch (a.x) { case 1: a.y < 2; default: return true; }\n  return false;\n}",
            Flaw::Statement("switch".into()),
            "switch",
        ),
        (
            "def hit(a, b):\n    while a.x < b.x:\n        a.x += 1\n    return True",
            Flaw::Statement("while".into()),
            "while",
        ),
        (
            "bool hit(int ax, int ay, unsigned aw, unsigned ah, int bx, int by, unsigned bw, unsigned bh) {\n  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;\n}",
            Flaw::LosesSign("unsigned".into()),
            "unsigned",
        ),
        (
            "struct Box { int x, y; size_t w, h; };\nbool hit(const Box& a, const Box& b) { return a.x < b.x + b.w && b.x < a.x + a.w; }",
            Flaw::LosesSign("size_t".into()),
            "size_t",
        ),
        (
            "bool hit(Box a, Box b) { return (unsigned)(a.x - b.x + a.w - 1) < (unsigned)(a.w + b.w - 1); }",
            Flaw::LosesSign("unsigned".into()),
            "unsigned",
        ),
        (
            "fn hit(a: &Box, b: &Box) -> bool { (a.x as u32) < (b.x + b.w) as u32 }",
            Flaw::LosesSign("u32".into()),
            "u32",
        ),
        ("function hit(a, b) { a.x += 1; return a.x < b.x; }", Flaw::Changes("a.x".into()), "a.x"),
        ("function hit(a, b) { return a.x < b.x + GAP; }", Flaw::NotGiven("GAP".into()), "GAP"),
        (
            "function hit(a, b) { return a.x < b.widht; }",
            Flaw::UnknownMember("b.widht".into(), Some("b.width".into())),
            "b.widht",
        ),
        (
            "function hit(a, b) { return a.x < b.x && a.hp < 1; }",
            Flaw::UnknownMember("a.hp".into(), Some("a.h".into())),
            "a.hp",
        ),
        (
            "function hit(a, b) { return a.x < b.x && a.solid < 1; }",
            Flaw::UnknownMember("a.solid".into(), None),
            "a.solid",
        ),
        (
            "def hit(a, b, margin=None):\n    return a.x < b.x + margin",
            Flaw::WholeShape("margin".into(), "margin.x".into()),
            "margin",
        ),
        (
            "function hit(a, b) { return a.collides(b) && a.x < b.x; }",
            Flaw::UnknownFunction("a.collides".into(), None),
            "a.collides(b)",
        ),
        ("bool hit(Rect a, Rect b) { return a.x < b.x < a.w; }", Flaw::Chain, "a.x < b.x < a.w"),
        (
            "function f(a, b, c) { return a.x < b.x && b.x < c.x; }",
            Flaw::TooManyShapes(vec![string("a"), string("b"), string("c")]),
            "f",
        ),
        ("function f(a, b) { let d; return d < a.x + b.x; }", Flaw::NoValue("d".into()), "d"),
        ("bool hit(Rect a, Rect b) { float d; if (a.x < b.x) d = 1; return d < b.w; }", Flaw::NoValue("d".into()), "d"),
        (
            "bool hit(Rect a, Rect b) {\n  if (a.x < b.x) return true;\n}",
            Flaw::FallsThrough(Some(SourceLanguage::Cpp)),
            "}",
        ),
        (
            "public static boolean hit(Box a, Box b) {\n  if (a.x < b.x) { return true; }\n}",
            Flaw::FallsThrough(Some(SourceLanguage::Java)),
            "}",
        ),
        (
            "fn hit(a: &Rect, b: &Rect) -> bool {\n    if a.x < b.x {\n        return true;\n    }\n}",
            Flaw::FallsThrough(Some(SourceLanguage::Rust)),
            "}",
        ),
        ("if (ax2 < bx1) return false;\nif (bx2 < ax1) return false;", Flaw::FallsThrough(None), ";"),
        ("function f(a, b) { return f(b, a) || a.x < b.x; }", Flaw::Recursion("f".into()), "f(b, a)"),
        (
            "function f(a, b) { return a.x < b.x; }\nfunction g(a, b) { return a.y < b.y; }",
            Flaw::SeveralFunctions(vec![string("f"), string("g")]),
            "g",
        ),
        ("function f(a, b) { return a.x - b.x; }", Flaw::NumberForTest, "a.x - b.x"),
    ] {
        assert_eq!(flaw(text, &ParseOptions::default()), (expected, place.to_owned()), "{text}");
    }
}

/// What is no test of two rectangles is named as what it is.
#[test]
fn tests_of_something_else_are_named() {
    for (text, other) in [
        ("ax <= px && px <= ax + aw && ay <= py && py <= ay + ah", OtherTest::Point),
        (
            "function inside(px, py, r) { return px >= r.x && px <= r.x + r.w && py >= r.y && py <= r.y + r.h; }",
            OtherTest::Point,
        ),
        (
            "bool In(Vector2 m, Rectangle r) { return m.X >= r.X && m.X < r.X + r.Width && m.Y >= r.Y && m.Y < r.Y + r.Height; }",
            OtherTest::Point,
        ),
        ("boolean over() { return mouseX > x && mouseX < x + w && mouseY > y && mouseY < y + h; }", OtherTest::Point),
        (
            "function hit(bullet, e) { return !(bullet.x < e.left || bullet.x > e.right || bullet.y < e.top || bullet.y > e.bottom); }",
            OtherTest::Point,
        ),
        ("def ccw(A, B, C):\n    return (C.y-A.y) * (B.x-A.x) > (B.y-A.y) * (C.x-A.x)", OtherTest::Lines),
        ("function f(a, b) return a.x * b.x + a.y * b.y > 0 end", OtherTest::Lines),
        ("function near(a, b) { return Math.hypot(a.x - b.x, a.y - b.y) < 50; }", OtherTest::Distance),
        (
            "def near(a, b):\n    dx = a.x - b.x\n    dy = a.y - b.y\n    return dx * dx + dy * dy < 900",
            OtherTest::Distance,
        ),
        ("Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r", OtherTest::Distance),
        ("function side(a, b) { if (a.x < b.x) return \"left\"; return \"right\"; }", OtherTest::Side),
        ("hello world", OtherTest::Nothing),
        ("player.rect.colliderect(enemy.rect)", OtherTest::Nothing),
    ] {
        assert_eq!(flaw(text, &ParseOptions::default()).0, Flaw::Other(other), "{text}");
    }
    // What has a size, or an edge by name, is no point, and hantei's own names are those of rectangles.
    for text in [
        "function hit(a, b) { return a.x < b.x + b.w && b.x < a.x + 8 && a.y < b.y + b.h && b.y < a.y + 8; }",
        "def corner_in(a, b):\n    return b.left <= a.left <= b.right and b.top <= a.top <= b.bottom",
        "bx <= ax && ax <= bx + bw && by <= ay && ay <= by + bh",
        "hypot(acx - bcx, acy - bcy) < 50",
        "function hit(a, b) { const r = (a.w + b.w) / 2; return Math.hypot(a.x - b.x, a.y - b.y) < r; }",
    ] {
        assert!(text.parse::<OverlapFormula>().is_ok(), "{text}: {:?}", text.parse::<OverlapFormula>());
    }
}

/// A limit is one, and only what uses itself is said to.
#[test]
fn macros_and_calls_inside_one_another_have_a_limit() {
    let chain: String = (1..40).map(|at| format!("#define A{at} (A{}+A{})\n", at - 1, at - 1)).collect();
    let text = format!("#define A0 (1+1)\n{chain}int hit(Box a, Box b) {{ return a.x + A39 < b.x; }}");
    assert_eq!(flaw(&text, &ParseOptions::default()).0, Flaw::TooMuch(Bound::Calls, 8), "{text}");
    let text = "#define LEFT(r) LEFT(r) + 1\nint hit(Box a, Box b) { return LEFT(a.x) < b.x; }";
    assert_eq!(flaw(text, &ParseOptions::default()).0, Flaw::Recursion("LEFT".into()), "{text}");
    let calls: String =
        (1..9).map(|at| format!("function f{at}(a, b) {{ return f{}(a, b) && a.y < b.y; }}\n", at - 1)).collect();
    let text = format!("function f0(a, b) {{ return a.x < b.x; }}\n{calls}");
    let options = ParseOptions { function: Some("f8".into()), ..ParseOptions::default() };
    assert_eq!(flaw(&text, &options).0, Flaw::TooMuch(Bound::Calls, 6), "{text}");
}

#[test]
fn options_decide() {
    let two = "function f(a, b) { return a.x < b.x; }\nfunction g(a, b) { return a.y < b.y; }";
    let named = |name: &str| ParseOptions { function: Some(name.into()), ..ParseOptions::default() };
    let (formula, reading) = OverlapFormula::read(two, &named("g")).expect("a function");
    assert_eq!((formula.to_string(), reading.function.as_deref()), ("a.y < b.y".to_owned(), Some("g")));
    assert_eq!(flaw(two, &named("h")).0, Flaw::NoFunction("h".into(), vec!["f".into(), "g".into()]));
    let given = ParseOptions { with: vec![("GAP".into(), 4.0)], ..ParseOptions::default() };
    let (formula, _) =
        OverlapFormula::read("function hit(a, b) { return a.x < b.x + GAP; }", &given).expect("a number");
    assert_eq!(formula.to_string(), "a.x < b.x + 4");
    // `--` is two signs, or begins a comment.
    let lua = ParseOptions { language: Some(SourceLanguage::Lua), ..ParseOptions::default() };
    assert_eq!(OverlapFormula::read("ax < bx -- or so", &lua).expect("a test").0.to_string(), "ax < bx");
    let python = ParseOptions { language: Some(SourceLanguage::Python), ..ParseOptions::default() };
    assert_eq!(OverlapFormula::read("aw // 2 < bw", &python).expect("a test").0.to_string(), "floor(aw / 2) < bw");
}
