//! Functions that are refused: why, and where.

use hantei_judge::{Bound, FormulaFlaw as Flaw, OverlapFormula, ParseOptions, SourceLanguage};

fn refused(text: &str, options: &ParseOptions) -> (Flaw, String) {
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
    let mut wrong = Vec::new();
    for (text, said, place) in [
        (
            "function hit(a, list) {\n  for (const b of list) {\n    if (a.x < b.x) return false;\n  }\n  return true;\n}",
            "are the elements of list[] the corners of one shape?",
            "hit",
        ),
        (
            "bool hit(Rect a, Rect b) {\n  switch (a.x) { case 1: a.y < 2; default: return true; }\n  return false;\n}",
            "b never occurs in the test",
            "hit",
        ),
        (
            "def hit(a, b):\n    while a.x < b.x:\n        a.x += 1\n    return True",
            "\"a.x\" is changed; a test changes nothing",
            "a.x += 1",
        ),
        (
            "bool hit(int ax, int ay, unsigned aw, unsigned ah, int bx, int by, unsigned bw, unsigned bh) {\n  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;\n}",
            "\"bx + bw\" may leave its type, whose numbers are 0 to 4294967295; use a larger type",
            "bx + bw",
        ),
        (
            "struct Box { int x, y; size_t w, h; };\nbool hit(const Box& a, const Box& b) { return a.x < b.x + b.w && b.x < a.x + a.w; }",
            "\"b.x + b.w\" may leave its type, whose numbers are 0 to 18446744073709551615; use a larger type",
            "b.x + b.w",
        ),
        (
            "bool hit(Box a, Box b) { return (unsigned)(a.x - b.x + a.w - 1) < (unsigned)(a.w + b.w - 1); }",
            "\"(unsigned)(a.x - b.x + a.w - 1)\" may leave its type, whose numbers are 0 to 4294967295; use a larger type",
            "(unsigned)(a.x - b.x + a.w - 1)",
        ),
        (
            "fn hit(a: &Box, b: &Box) -> bool { (a.x as u32) < (b.x + b.w) as u32 }",
            "\"(a.x as u32)\" may leave its type, whose numbers are 0 to 4294967295; use a larger type",
            "(a.x as u32)",
        ),
        (
            "function hit(a, b) { a.x += 1; return a.x < b.x; }",
            "\"a.x\" is changed; a test changes nothing",
            "a.x += 1",
        ),
        (
            "function hit(a, b) { return a.x < b.x + GAP; }",
            "not defined here: GAP; give a number, or paste it too",
            "hit",
        ),
        ("function hit(a, b) { return a.x < b.widht; }", "what number of a shape is b.widht?", "hit"),
        ("function hit(a, b) { return a.x < b.x && a.hp < 1; }", "what number of a shape is a.hp?", "hit"),
        ("function hit(a, b) { return a.x < b.x && a.solid < 1; }", "what number of a shape is a.solid?", "hit"),
        (
            "def hit(a, b, margin=None):\n    return a.x < b.x + margin",
            "\"b.x + margin\" is neither a number nor a test",
            "b.x + margin",
        ),
        (
            "function hit(a, b) { return a.collides(b) && a.x < b.x; }",
            "\"a.collides(b)\" may change what is judged here",
            "a.collides(b)",
        ),
        ("function f(a, b, c) { return a.x < b.x && b.x < c.x; }", "too many shapes: a, b, c", "f"),
        (
            "function f(a, b) { let d; return d < a.x + b.x; }",
            "\"d < a.x + b.x\" is neither a number nor a test",
            "d < a.x + b.x",
        ),
        (
            "bool hit(Rect a, Rect b) { float d; if (a.x < b.x) d = 1; return d < b.w; }",
            "\"d\" has no value on every way to here",
            "d",
        ),
        (
            "bool hit(Rect a, Rect b) {\n  if (a.x < b.x) return true;\n}",
            "a function without an answer on every way",
            "hit",
        ),
        (
            "public static boolean hit(Box a, Box b) {\n  if (a.x < b.x) { return true; }\n}",
            "a function without an answer on every way",
            "hit",
        ),
        (
            "fn hit(a: &Rect, b: &Rect) -> bool {\n    if a.x < b.x {\n        return true;\n    }\n}",
            "a function without an answer on every way",
            "hit",
        ),
        (
            "if (ax2 < bx1) return false;\nif (bx2 < ax1) return false;",
            "the text ends without an answer; return one",
            ";",
        ),
        (
            "function f(a, b) { return f(b, a) || a.x < b.x; }",
            "too long: at most 40 functions or macros inside one another",
            "f(b, a)",
        ),
        (
            "function f(a, b) { return a.x < b.x; }\nfunction g(a, b) { return a.y < b.y; }",
            "only the places of a and b are compared, no sizes",
            "f",
        ),
        ("function f(a, b) { return a.x - b.x; }", "only the places of a and b are compared, no sizes", "f"),
        (
            "ax <= px && px <= ax + aw && ay <= py && py <= ay + ah",
            "a test of a point in a rectangle",
            "ax <= px && px <= ax + aw && ay <= py && py <= ay + ah",
        ),
        (
            "function inside(px, py, r) { return px >= r.x && px <= r.x + r.w && py >= r.y && py <= r.y + r.h; }",
            "a test of a point in a rectangle",
            "inside",
        ),
        (
            "bool In(Vector2 m, Rectangle r) { return m.X >= r.X && m.X < r.X + r.Width && m.Y >= r.Y && m.Y < r.Y + r.Height; }",
            "a test of a point in a rectangle",
            "In",
        ),
        (
            "boolean over() { return mouseX > x && mouseX < x + w && mouseY > y && mouseY < y + h; }",
            "this keeps one shape on the screen: mouseX, x, mouseY, y and w",
            "over",
        ),
        (
            "function hit(bullet, e) { return !(bullet.x < e.left || bullet.x > e.right || bullet.y < e.top || bullet.y > e.bottom); }",
            "a test of a point in a rectangle",
            "hit",
        ),
        (
            "def ccw(A, B, C):\n    return (C.y-A.y) * (B.x-A.x) > (B.y-A.y) * (C.x-A.x)",
            "this is about lines, not shapes: A, B, C",
            "ccw",
        ),
        ("function f(a, b) return a.x * b.x + a.y * b.y > 0 end", "this is about lines, not shapes: a, b", "f"),
        (
            "function near(a, b) { return Math.hypot(a.x - b.x, a.y - b.y) < 50; }",
            "a test of a point in a circle",
            "near",
        ),
        (
            "def near(a, b):\n    dx = a.x - b.x\n    dy = a.y - b.y\n    return dx * dx + dy * dy < 900",
            "a test of a point in a circle",
            "near",
        ),
        (
            "Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r",
            "a test of two circles",
            "Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r",
        ),
        (
            "function side(a, b) { if (a.x < b.x) return \"left\"; return \"right\"; }",
            "this asks which side, not whether they hit",
            "side",
        ),
        ("hello world", "\"world\" cannot stand here; allowed: an operator, or the end", "world"),
        (
            "player.rect.colliderect(enemy.rect)",
            "unknown function \"player.rect.colliderect\"",
            "player.rect.colliderect(enemy.rect)",
        ),
        (
            "function meets(p, q) {\n  if (p.x + p.w <= q.x);\n    return false;\n  return true;\n}",
            "\";\" is not read here",
            ";",
        ),
        (
            "bool Meets(Box p, Box q)\n{\n  if (p.X < q.X) { return false; } else;\n  return true;\n}",
            "only the places of p and q are compared, no sizes",
            "Meets",
        ),
        (
            "def meets(p, q):\n    return p.x < q.x + q.w & q.x < p.x + p.w",
            "\"q.x + q.w & q.x\" is not read here",
            "q.x + q.w & q.x",
        ),
        (
            "def meets(p, q):\n    return not (p.x + p.w < q.x | q.x + q.w < p.x)",
            "\"q.x | q.x + q.w\" is not read here",
            "q.x | q.x + q.w",
        ),
        (
            "function meets(p, q)\n  return not p.x + p.w < q.x and not q.x + q.w < p.x\nend",
            "\"p.x\" is not defined here; give it a number",
            "not p.x",
        ),
        (
            "function meets(p, q)\n  if p.x < q.x then\n    local found = p.y < q.y\n  end\n  return found\nend",
            "\"found\" is not defined here; give it a number",
            "meets",
        ),
        (
            "#define NEAR(p, q) p - q\nint meets(float ax, float bx) { return NEAR(ax) < 3; }",
            "\"NEAR\" takes 2 arguments, not 1",
            "NEAR",
        ),
        (
            "#define LOOP LOOP + 1\nint meets(float ax, float bx) { return ax < LOOP; }",
            "which of ax, bx, LOOP belong to which shape?",
            "meets",
        ),
    ] {
        let found = match OverlapFormula::read(text, &ParseOptions::default()) {
            Ok((formula, _)) => (format!("is read as {formula}"), String::new()),
            Err(error) => (error.flaw.to_string(), text.get(error.place).unwrap_or_default().to_owned()),
        };
        if (found.0.as_str(), found.1.as_str()) != (said, place) {
            wrong.push(format!("{text}\n  {said:?}, {place:?} expected\n  {:?}, {:?} said", found.0, found.1));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// What has a size, or an edge by name, is no point, and hantei's own names are those of rectangles.
#[test]
fn a_corner_of_a_rectangle_is_no_point() {
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

/// Macros and calls inside one another have a limit.
#[test]
fn what_calls_itself_ends() {
    let options = ParseOptions { language: Some(SourceLanguage::C), ..ParseOptions::default() };
    let chain: String = (1..40).map(|at| format!("#define A{at} (A{}+A{})\n", at - 1, at - 1)).collect();
    let text = format!("#define A0 (1+1)\n{chain}int hit(Box a, Box b) {{ return a.x + A39 < b.x; }}");
    assert!(matches!(refused(&text, &options).0, Flaw::TooMuch(..)), "{text}");
    let text = "#define LEFT(r) LEFT(r) + 1\nint hit(Box a, Box b) { return LEFT(a.x) < b.x; }";
    assert!(matches!(refused(text, &options).0, Flaw::UnknownCall(..)), "{:?}", refused(text, &options));
    let text = "function f(a, b) { return f(b, a) || a.x < b.x; }";
    assert!(matches!(refused(text, &ParseOptions::default()).0, Flaw::TooMuch(Bound::Calls, _)), "{text}");
}

#[test]
fn options_decide() {
    let hit = |name: &str, axis: char, size: char| {
        let test = format!("a.{axis} < b.{axis} + b.{size} && b.{axis} < a.{axis} + a.{size}");
        format!("function {name}(a, b) {{ return {test}; }}\n")
    };
    let two = hit("f", 'x', 'w') + &hit("g", 'y', 'h');
    let named = |name: &str| ParseOptions { function: Some(name.into()), ..ParseOptions::default() };
    let (formula, reading) = OverlapFormula::read(&two, &named("g")).expect("a function");
    let read = (formula.to_string(), reading.function.as_deref());
    assert_eq!(read, ("a.y < b.y + b.height && b.y < a.y + a.height".to_owned(), Some("g")));
    let both = refused(&two, &ParseOptions::default()).0;
    assert_eq!(both, Flaw::SeveralFunctions(vec!["f".into(), "g".into()]));
    assert_eq!(refused(&two, &named("h")).0, Flaw::NoFunction("h".into(), vec!["f".into(), "g".into()]));
    let given = ParseOptions { with: vec![("GAP".into(), 4.0)], ..ParseOptions::default() };
    let text = "function hit(a, b) { return a.x < b.x + b.w + GAP && b.x < a.x + a.w; }";
    let (formula, _) = OverlapFormula::read(text, &given).expect("a number");
    assert_eq!(formula.to_string(), "a.x < b.x + b.width + 4 && b.x < a.x + a.width");
}
