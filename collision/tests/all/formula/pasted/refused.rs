//! Functions that are refused: why, and where.

use hantei_collision::{FormulaFlaw as Flaw, OverlapFormula, ParseOptions, SourceLanguage};

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
