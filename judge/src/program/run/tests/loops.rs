//! Loops, lists, and how statements end.

use super::{check, refused};
use crate::formula::SourceLanguage::{
    C, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};

#[test]
fn a_list_of_things() {
    let texts = [
        (
            Python,
            "def hit(p, enemies):\n    for e in enemies:\n        if p.x == e.x:\n            return True\n    return False\n",
        ),
        (JavaScript, "function hit(p, enemies) { return enemies.some(e => p.x === e.x); }"),
        (
            JavaScript,
            "const hit = (p, enemies) => { for (const e of enemies) { if (p.x !== e.x) continue; return true; } \
                return false; }",
        ),
        (
            Go,
            "func hit(p Box, enemies []Box) bool {\n\tfor _, e := range enemies {\n\t\tif p.x == e.x {\n\t\t\treturn true\n\t\t}\n\t}\n\treturn false\n}\n",
        ),
    ];
    for (language, text) in texts {
        check(language, text, |given| given("p.x") == given("enemies[0].x"));
    }
}

#[test]
fn several_declarations() {
    let expected = |given: super::Given<'_>| (given("x") - given("y")).abs() < 3.0;
    check(JavaScript, "function hit(x, y) { let dx = x - y, far = 3; return Math.abs(dx) < far; }", expected);
    check(
        C,
        "#include <math.h>\nint hit(double x, double y) { double dx = x - y, far = 3; return fabs(dx) < far; }",
        expected,
    );
    let fields =
        "class Box { double x, y, w = 3; }\nclass Game { boolean hit(Box a) { return Math.abs(a.x - a.y) < 3; } }";
    check(Java, fields, |given| (given("a.x") - given("a.y")).abs() < 3.0);
}

/// In JavaScript a line end ends a bare `return`: the value below is never reached.
#[test]
fn a_value_below_return() {
    check(
        JavaScript,
        "function hit(x, y) {\n  if (x < y) {\n    return\n      true;\n  }\n  return x > 3;\n}",
        |given| given("x") >= given("y") && given("x") > 3.0,
    );
}

#[test]
fn places_in_x_and_z() {
    let text = "function hit(a, b) { return Math.abs(a.position.x - b.position.x) < 2 && Math.abs(a.position.z - \
        b.position.z) < 2; }";
    check(JavaScript, text, |given| {
        (given("a.position.x") - given("b.position.x")).abs() < 2.0
            && (given("a.position.z") - given("b.position.z")).abs() < 2.0
    });
}

#[test]
fn generics() {
    let text = "function hit<T extends Box>(a: T, b: T): boolean { return a.x < b.x; }";
    check(TypeScript, text, |given| given("a.x") < given("b.x"));
    check(Kotlin, "fun <T : Box> hit(a: T, b: T): Boolean = a.x < b.x", |given| given("a.x") < given("b.x"));
    check(Rust, "fn hit<T: Into<f64> + Copy>(a: &Box, b: &Box) -> bool { a.x < b.x }", |given| {
        given("a.x") < given("b.x")
    });
}

/// The last corner before a loop over corners.
#[test]
fn a_name_before_the_loop() {
    let text = "int hit(double px) { double xs[3] = {1, 4, 2}; int n = 3; int j = n - 1; int in = 0; \
        for (int i = 0; i < n; j = i++) { if (px > xs[i] && px < xs[j]) in = !in; } return in; }";
    let xs = [1.0, 4.0, 2.0];
    check(C, text, |given| {
        let between = |(one, other): (f64, f64)| given("px") > one && given("px") < other;
        [(xs[0], xs[2]), (xs[1], xs[0]), (xs[2], xs[1])].into_iter().filter(|pair| between(*pair)).count() % 2 == 1
    });
}

#[test]
fn steps_and_directions() {
    let expected = |given: super::Given<'_>| [5.0, 3.0, 1.0].contains(&given("x"));
    check(
        Lua,
        "function hit(x)\n  for i = 5, 1, -2 do\n    if x == i then return true end\n  end\n  return false\nend",
        expected,
    );
    check(
        Kotlin,
        "fun hit(x: Int): Boolean {\n  for (i in 5 downTo 1 step 2) { if (x == i) return true }\n  return false\n}",
        expected,
    );
    check(
        Rust,
        "fn hit(x: i32) -> bool { for i in (1..=5).rev().step_by(2) { if x == i { return true; } } false }",
        expected,
    );
}

#[test]
fn python_match_and_lines() {
    let text = "def hit(x, y):\n    a = b = x - y\n    if a < -3: return False\n    match a:\n        case -1 | 0:\n            return True\n        case _:\n            return b > 2\n";
    check(Python, text, |given| match given("x") - given("y") {
        -1.0 | 0.0 => true,
        apart => apart > 2.0,
    });
    let taken = "def hit(x):\n    match x:\n        case y:\n            return y > 2\n";
    assert!(refused(Python, taken).contains('y'), "{}", refused(Python, taken));
}

/// `if let`, `guard let`, `match` and `let … else`: what may be missing is there, or the answer is no.
#[test]
fn values_that_may_be_missing() {
    let boxes = "struct Box { x: f64, w: f64 }\n";
    let texts = [
        "fn hit(a: Option<Box>, b: Box) -> bool { if let Some(a) = a { return a.x < b.x + b.w; } false }",
        "fn hit(a: Option<&Box>, b: &Box) -> bool { let Some(a) = a else { return false; }; a.x < b.x + b.w }",
        "fn hit(a: Option<Box>, b: Box) -> bool { match a { Some(a) => a.x < b.x + b.w, None => false } }",
        "fn near(a: &Box, b: &Box) -> Option<Box> { if a.x < b.x + b.w { Some(Box { x: a.x, w: b.w }) } else { None } }\n\
        fn hit(a: &Box, b: &Box) -> bool { near(a, b).is_some() }",
    ];
    for text in texts {
        check(Rust, &format!("{boxes}{text}"), |given| given("a.x") < given("b.x") + given("b.w"));
    }
    let swift = "func hit(a: Box?, b: Box?) -> Bool {\n  guard let a = a, let b = b, a.x > 1 else { return false }\n  return a.x < b.x\n}";
    check(Swift, swift, |given| given("a.x") > 1.0 && given("a.x") < given("b.x"));
}

/// In HSP `=` gives a value at the beginning of a statement, and compares elsewhere.
#[test]
fn functions_of_hsp() {
    let near = "#module\n#defcfunc near double a, double b\n\tapart = absf(a - b)\n\tis_near = apart < 3.0\n\treturn is_near & a != 2.0\n#global\n";
    check(Hsp, near, |given| (given("a") - given("b")).abs() < 3.0 && given("a") != 2.0);
    let parts =
        "#module\n#defcfunc near array a, array b\n\tif a(0) = b(0) : return 0\n\treturn a(1) < b(1)\n#global\n";
    check(Hsp, parts, |given| given("a[0]") != given("b[0]") && given("a[1]") < given("b[1]"));
    let shared = "#module\n#defcfunc half double a\n\tt = a / 2.0\n\treturn t\n#defcfunc hit double a, double b\n\tt = a + 1.0\n\tu = half(b)\n\treturn t < u\n#global\n";
    let foreign = "#module\n#defcfunc hit double a\n\treturn a < limit\n#global\n";
    for text in [shared, foreign] {
        refused(Hsp, text);
    }
}

/// The one test of two things in a program that draws and moves.
#[test]
fn the_test_of_a_whole_program() {
    let expected = |given: super::Given<'_>| {
        given("x") < given("ex") + given("ew")
            && given("ex") < given("x") + given("w")
            && given("y") < given("ey") + given("eh")
            && given("ey") < given("y") + given("h")
    };
    let test = "x < ex + ew && x + w > ex && y < ey + eh && y + h > ey";
    let java = format!(
        "float x = 10, y = 10, w = 20, h = 20, ex = 50, ey = 50, ew = 30, eh = 30;\nvoid draw() {{ background(255); x += 1; \
        rect(x, y, w, h); if ({test}) {{ fill(255, 0, 0); }} }}"
    );
    check(Java, &java, expected);
    let python = format!(
        "import pygame\npygame.init()\nx, y, w, h = 1, 2, 3, 4\nex, ey, ew, eh = 5, 6, 7, 8\nwhile True:\n    for event in pygame.event.get():\n        \
        if event.type == pygame.QUIT:\n            exit()\n    x += 1\n    if {}:\n        print('hit')\n",
        test.replace("&&", "and")
    );
    check(Python, &python, expected);
    let derived = "let x = 0, w = 20, ex = 50, ew = 30, y = 0, h = 20, ey = 50, eh = 30;\nfunction draw() { background(0); x += 1; \
        const right = x + w; if (right > ex && x < ex + ew && y < ey + eh && y + h > ey) { hits++; } }";
    check(JavaScript, derived, expected);
    // What is computed before a move, a guard of the same numbers, and what is done for a miss.
    for inside in [
        "const right = x + w; x += 1; if (right > ex && x < ex + ew && y < ey + eh && y + h > ey) { hits++; }",
        "if (x > ex + ew) return; if (right > ex && x < ex + ew && y < ey + eh && y + h > ey) { hits++; }",
        "if (x + w < ex || x > ex + ew || y > ey + eh || y + h < ey) { return; }",
    ] {
        let head = "let x = 0, w = 20, ex = 50, ew = 30, y = 0, h = 20, ey = 50, eh = 30;";
        refused(JavaScript, &format!("{head}\nfunction draw() {{ background(0); x += 2; {inside} }}"));
    }
}

/// A node of Godot's scene is a thing; a method of an object has that object.
#[test]
fn nodes_and_objects() {
    let godot = "func _process(delta):\n\tif $Player.position.x < $Enemies/First.position.x + 5:\n\t\tprint(\"hit\")\n";
    check(GdScript, godot, |given| given("$Player.position.x") < given("$Enemies/First.position.x") + 5.0);
    let object = "const player = { x: 0, y: 0, hits(e) { return this.x < e.x && this.y > e.y; } };";
    check(JavaScript, object, |given| given("this.x") < given("e.x") && given("this.y") > given("e.y"));
    let beside = "let player = { x: 0, y: 0 };\nfunction hit(e) { return player.x < e.x && player.y > e.y; }";
    check(JavaScript, beside, |given| given("player.x") < given("e.x") && given("player.y") > given("e.y"));
}
/// `continue` and `break` in a `match` of a loop: what they leave differs between Godot 3 and 4.
#[test]
fn words_that_leave_a_match() {
    for word in ["continue", "break"] {
        let text = format!(
            "func hit(x):\n\tfor i in range(3):\n\t\tmatch i:\n\t\t\t1:\n\t\t\t\t{word}\n\
            \t\t\t_:\n\t\t\t\tx += 1\n\treturn x > 3\n"
        );
        let error = refused(GdScript, &text);
        assert!(error.contains("is not read here"), "{error}");
    }
}
