//! Whole numbers beside fractions, as each language computes with them; and what of a text is not judged with its test.

use hantei_judge::{
    FamilyRefusal, FormulaFlaw, NumberKind, OverlapFormula, ParseOptions, Program, Reading, SourceLanguage,
};

fn options(language: SourceLanguage, numbers: Option<NumberKind>) -> ParseOptions {
    ParseOptions { language: Some(language), numbers, ..ParseOptions::default() }
}

/// Half of 7 against 3, each in its language. Python, Lua, C, C#, Java and Rust were run; the others are as their references say.
#[test]
fn half_of_a_whole_number() {
    use SourceLanguage::{C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift};
    for (language, text, more) in [
        (C, "int near(int a, int b) { return a * 0.5 > b; }", Some(true)),
        (C, "int near(int a, int b) { return a / 2 > b; }", Some(false)),
        (Cpp, "bool near(int a, int b) { return a * 0.5 > b; }", Some(true)),
        (CSharp, "static bool Near(int a, int b) { return a * 0.5 > b; }", Some(true)),
        (CSharp, "static bool Near(int a, int b) { return a / 2 > b; }", Some(false)),
        (Java, "static boolean near(int a, int b) { return a * 0.5 > b; }", Some(true)),
        (Java, "static boolean near(int a, int b) { return a / 2 > b; }", Some(false)),
        (Kotlin, "fun near(a: Int, b: Int): Boolean { return a * 0.5 > b }", Some(true)),
        (Kotlin, "fun near(a: Int, b: Int): Boolean { return a / 2 > b }", Some(false)),
        (JavaScript, "function near(a, b) { return a / 2 > b; }", Some(true)),
        (Python, "def near(a, b):\n    return a * 0.5 > b\n", Some(true)),
        (Python, "def near(a, b):\n    return a // 2 > b\n", Some(false)),
        (Python, "def near(a, b):\n    return a / 2 > b\n", Some(true)),
        (Lua, "function near(a, b) return a / 2 > b end", Some(true)),
        (Lua, "function near(a, b) return a // 2 > b end", Some(false)),
        (GdScript, "func near(a: int, b: int):\n\treturn a / 2 > b\n", Some(false)),
        (GdScript, "func near(a: int, b: int):\n\treturn a * 0.5 > b\n", Some(true)),
        (Go, "func near(a int, b int) bool { return a / 2 > b }", Some(false)),
        (Go, "func near(a int, b int) bool { return a * 0.5 > b }", None),
        (Rust, "fn near(a: i32, b: i32) -> bool { a / 2 > b }", Some(false)),
        (Rust, "fn near(a: i32, b: i32) -> bool { a * 0.5 > b }", None),
        (Swift, "func near(a: Int, b: Int) -> Bool { return a / 2 > b }", Some(false)),
        (Swift, "func near(a: Int, b: Int) -> Bool { return a * 0.5 > b }", None),
        // The type of the left number decides: 7 * 0.5 is 7 * 0, and 0.5 * 7 is 0.5 * 7.0.
        (Hsp, "#defcfunc near int a, int b\n  return a * 0.5 > b\n", Some(false)),
        (Hsp, "#defcfunc near int a, int b\n  return 0.5 * a > b\n", Some(true)),
    ] {
        let answer = Program::read(text, &options(language, None)).and_then(|program| program.run(&[7.0, 3.0]));
        assert_eq!(answer.ok(), more, "{text}");
    }
}

#[test]
fn sizes_that_a_step_makes_0_are_found_in_hsp() {
    let text = "if abs(px-ex) < (pw+ew)*0.5 & abs(py-ey) < (ph+eh)*0.5 : hit = 1\n";
    let read = |numbers| OverlapFormula::read(text, &options(SourceLanguage::Hsp, Some(numbers)));
    assert!(read(NumberKind::Fractions).is_ok());
    let refused = read(NumberKind::Whole).expect_err("no size is left");
    assert!(matches!(refused.flaw, FormulaFlaw::Family(FamilyRefusal::NeverOccurs(_))), "{refused}");
}

fn reading(text: &str, language: SourceLanguage) -> Reading {
    OverlapFormula::read(text, &options(language, None)).unwrap_or_else(|error| panic!("{error}: {text}")).1
}

#[test]
fn what_is_done_after_a_hit_is_not_judged_with_the_test() {
    let overlaps = "a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y";
    let acts = |text: String| reading(&text, SourceLanguage::JavaScript).reaches_body;
    for body in ["a.x = b.x - a.w;", "a.vx = 0;", "a.velocity = zero;", "hp--; a.y = b.y - a.h;"] {
        assert!(acts(format!("function hit(a, b) {{ if ({overlaps}) {{ {body} }} }}")), "{body}");
    }
    for body in ["score++;", "alive = false;", "hp -= 10;"] {
        assert!(!acts(format!("function hit(a, b) {{ if ({overlaps}) {{ {body} }} }}")), "{body}");
    }
    assert!(!acts(format!("function hit(a, b) {{ return {overlaps}; }}")));
}

/// Rectangles of pygame are whole: x + w // 2 is the centre, also of a sprite's own one. Those of fractions are not.
#[test]
fn rectangles_of_pygame_are_whole() {
    let of = |a: &str, b: &str| {
        format!(
            "def hit(self, other):
    return abs({a}.centerx - {b}.centerx) < ({a}.w + {b}.w) / 2 and abs({a}.centery - {b}.centery) < ({a}.h + {b}.h) / 2
"
        )
    };
    let text = of("self.rect", "other.rect");
    let (formula, read) = OverlapFormula::read(&text, &options(SourceLanguage::Python, None)).expect("a test");
    assert_eq!(read.numbers, Some(NumberKind::Whole));
    // 0 + 2 // 2 and 2 + 1 // 2 are 1 apart, and half the sizes are 1.5: it touches, and the test says hit.
    let numbers = [[0.0, 0.0, 2.0, 2.0], [2.0, 0.0, 1.0, 2.0]];
    let rects = numbers.map(|numbers| hantei_collision::Rect::try_from(numbers).expect("finite"));
    assert!(formula.hits(rects[0], rects[1], &mut ()));
    let typed = text.replace("self, other", "a: pygame.FRect, b: pygame.FRect");
    let typed = typed.replace("self.rect", "a").replace("other.rect", "b");
    assert_eq!(reading(&typed, SourceLanguage::Python).numbers, None);
    let whole = typed.replace("FRect", "Rect");
    assert_eq!(reading(&whole, SourceLanguage::Python).numbers, Some(NumberKind::Whole));
}
