//! Numbers that are divided by, and types that are narrow.

use super::check;
use crate::formula::{ParseOptions, SourceLanguage};
use crate::program::Program;
use SourceLanguage::{C, CSharp, Cpp, Go, Java, JavaScript, Kotlin, Python, Rust, Swift};

/// Python stops at a division by 0.
#[test]
fn a_division_by_zero() {
    let options = ParseOptions { language: Some(Python), ..ParseOptions::default() };
    let text = "def hit(x, y):\n    return x / y > 2\n";
    let program = Program::read(text, &options).unwrap_or_else(|error| panic!("{error}"));
    assert!(program.run(&[6.0, 2.0]).is_ok_and(|answer| answer), "6 / 2 > 2");
    assert!(program.run(&[6.0, 0.0]).is_err(), "6 / 0");
    check(JavaScript, "function hit(x, y) { return x / y > 2; }", |given| given("x") / given("y") > 2.0);
}

/// Where a step of narrow numbers leaves its type: `x - 3` of unsigned numbers of 8 bits, in an own name of that type.
#[test]
fn narrow_numbers_wrap_or_stop() {
    let wraps = [
        (C, "int hit(unsigned char x) { unsigned char apart = x - 3; return apart > 100; }"),
        (Cpp, "bool hit(std::uint8_t x) { std::uint8_t apart = x - 3; return apart > 100; }"),
        (CSharp, "bool Hit(byte x) { byte apart = (byte)(x - 3); return apart > 100; }"),
        (Go, "func hit(x uint8) bool {\n\tapart := x - 3\n\treturn apart > 100\n}\n"),
        (Kotlin, "fun hit(x: UByte): Boolean { val apart = (x - 3u).toUByte(); return apart > 100u }"),
        (Java, "boolean hit(byte x) { byte apart = (byte)(x * 100); return apart < 0; }"),
    ];
    for (language, text) in wraps {
        check(language, text, |given| match language {
            Java => ((given("x") as i32 * 100) as i8) < 0,
            _ => given("x") < 3.0,
        });
    }
    let stops = [
        (Rust, "fn hit(x: u8) -> bool { let apart = x - 3; apart > 100 }"),
        (Swift, "func hit(x: UInt8) -> Bool { let apart = x - 3; return apart > 100 }"),
    ];
    for (language, text) in stops {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        let program = Program::read(text, &options).unwrap_or_else(|error| panic!("{error}"));
        assert!(program.run(&[5.0]).is_ok_and(|answer| !answer), "{text}");
        assert!(program.run(&[2.0]).is_err(), "{text}");
    }
}

/// A difference of unsigned numbers of a shape is never judged right.
#[test]
fn open_unsigned_differences_are_not_judged() {
    let texts = [
        (C, "typedef struct { unsigned x, w; } Box;\nint hit(Box a, Box b) { return a.x - b.x < b.w; }"),
        (Rust, "struct Box { x: u32, w: u32 }\nfn hit(a: &Box, b: &Box) -> bool { a.x - b.x < b.w }"),
        (Go, "type Box struct { X, W uint8 }\nfunc hit(a, b Box) bool { return a.X - b.X < b.W }"),
        (CSharp, "struct Box { public uint X, W; }\nclass G { bool Hit(Box a, Box b) { return a.X - b.X < b.W; } }"),
    ];
    for (language, text) in texts {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        let error = Program::shapes(text, &options).map(|family| format!("{family:?}"));
        let error = error.expect_err(text).to_string();
        assert!(error.contains("may leave its type, whose numbers are 0 to"), "{error}");
    }
}

/// `size - 5` of a `uint` wraps in C#, since the constant is one, too; with an `int` it does not.
#[test]
fn constants_beside_unsigned_numbers() {
    let wraps = [
        "bool Hit(uint x, int y) { return x - 3 > 100; }",
        "bool Hit(uint x, int y) { return 2 - 1 - x > 100 == x > 1 && x - (5 - 2) > 100; }",
        "class G { const int Gap = 3; bool Hit(uint x, int y) { return x - Gap > 100; } }",
        "struct Box { public uint X; }\nclass G { bool Hit(Box x, int y) { return x.X - 3 > 100; } }",
    ];
    for text in wraps {
        check(CSharp, text, |given| (if text.contains("Box") { given("x.X") } else { given("x") }) < 3.0);
    }
    let is_long = [
        "bool Hit(uint x, int y) { return x - y > 100; }",
        "bool Hit(uint x, int y) { int gap = 3; return x - gap > 100; }",
        "bool Hit(uint x, int y) { return x + -3 > 100; }",
        "class G { static readonly int Gap = 3; bool Hit(uint x, int y) { return x - Gap > 100; } }",
    ];
    for text in is_long {
        check(CSharp, text, |_| false);
    }
}

/// Kotlin's named operators before a sign.
#[test]
fn signs_behind_named_operators() {
    check(Kotlin, "fun hit(x: Int, y: Int): Boolean = (x < 3) and !(y < 4)", |given| {
        given("x") < 3.0 && given("y") >= 4.0
    });
    check(Kotlin, "fun hit(x: Int, y: Int): Boolean { val left = y > 2; return (x < 3) xor !left }", |given| {
        (given("x") < 3.0) != (given("y") <= 2.0)
    });
    check(
        Kotlin,
        "fun hit(x: Int): Boolean { for (i in 1 downTo -2) { if (x == i) return true }; return false }",
        |given| given("x") <= 1.0,
    );
}

/// A number that a new thing gets is not changed by that.
#[test]
fn numbers_in_a_new_thing_of_go() {
    let text = "type Box struct { X, W int }\nvar pad int = 2\n\
        func hit(x int, at int) bool {\n\tbox := &Box{X: x, W: pad}\n\treturn at < box.X + box.W + pad\n}\n";
    check(Go, text, |given| given("at") < given("x") + 4.0);
}
