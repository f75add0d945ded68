//! Things that a text makes with its own classes.

use super::{check, refused};
use crate::formula::SourceLanguage::{CSharp, Cpp, GdScript, Java, JavaScript, Kotlin, Lua, Python, Swift, TypeScript};

/// Each makes a box around `ax` of width 4, and asks whether `px` is left of its right side.
#[test]
fn derived_members() {
    let texts = [
        (
            JavaScript,
            "class Box { constructor(x, w = 4) { this.x = x; this.right = x + w; } }\n\
            function hit(ax, px) { const box = new Box(ax); return px < box.right && px >= box.x; }",
        ),
        (
            Python,
            "class Box:\n    def __init__(self, x, w=4):\n        self.x = x\n        self.right = x + w\n\
            def hit(ax, px):\n    box = Box(ax)\n    return box.x <= px < box.right\n",
        ),
        (
            Cpp,
            "class Box { public: double x; double right; Box(double x, double w = 4) : x(x), right(x + w) {} };\n\
            bool hit(double ax, double px) { Box box(ax); return px < box.right && px >= box.x; }",
        ),
        (
            CSharp,
            "class Box { public double x; public double w = 4; public double right; \
            public Box(double x) { this.x = x; right = x + w; } }\n\
            class Game { bool Hit(double ax, double px) { var box = new Box(ax); return px < box.right && px >= box.x; } }",
        ),
        (
            Java,
            "class Box { double x, right; final double w = 4; Box(double x) { this.x = x; right = x + w; } }\n\
            class Game { boolean hit(double ax, double px) { Box box = new Box(ax); return px < box.right && px >= box.x; } }",
        ),
        (
            Kotlin,
            "class Box(val x: Double, val w: Double = 4.0) { val right = x + w }\n\
            fun hit(ax: Double, px: Double): Boolean { val box = Box(ax); return px < box.right && px >= box.x }",
        ),
        (
            Swift,
            "struct Box { var x: Double; var right: Double; \
            init(x: Double, w: Double = 4) { self.x = x; self.right = x + w } }\n\
            func hit(ax: Double, px: Double) -> Bool { let box = Box(x: ax); return px < box.right && px >= box.x }",
        ),
        (
            GdScript,
            "class Box:\n\tvar x\n\tvar right\n\tfunc _init(x_, w = 4):\n\t\tx = x_\n\t\tright = x_ + w\n\n\
            func hit(ax, px):\n\tvar box = Box.new(ax)\n\treturn px < box.right and px >= box.x\n",
        ),
    ];
    for (language, text) in texts {
        check(language, text, |given| (given("ax")..given("ax") + 4.0).contains(&given("px")));
    }
}

/// An edge that a constructor computes, and nothing in the text moves, is what the constructor says.
#[test]
fn derived_members_of_a_judged_method() {
    let text = "class Box { constructor(x, w) { this.x = x; this.right = x + w; } \
        hits(px) { return px >= this.x && px < this.right; } }";
    check(JavaScript, text, |given| (given("this.x")..given("this.x") + given("this.w")).contains(&given("px")));
}

/// A field's type converts what the constructor gives it.
#[test]
fn fields_convert() {
    let text = "struct Box { int half; Box(float w) { half = w / 2; } };\n\
        bool hit(float w, float px) { Box box(w); return px < box.half; }";
    check(Cpp, text, |given| given("px") < (given("w") / 2.0).trunc());
}

/// JavaScript's `call` gives another `this`; a static member is none of the made thing; a constructor that is not read
/// would make something else.
#[test]
fn what_is_not_followed() {
    let texts = [
        (JavaScript, "function hit(a, b) { const near = (p, q) => p.x < q.x; return near.call(a, b); }"),
        (
            JavaScript,
            "class Box { static far = 3; constructor(x) { this.x = x; } }\n\
            function hit(ax, px) { const box = new Box(ax); return px - box.x < box.far; }",
        ),
        (
            Python,
            "class Box:\n    x: float\n    def __init__(self, x):\n        with open(x) as f:\n            self.x = 1\n\
            def hit(ax, px):\n    box = Box(ax)\n    return px < box.x\n",
        ),
        (
            JavaScript,
            "class Box extends Base { constructor(x) { super(x); this.x = x; } }\n\
            function hit(ax, px) { const box = new Box(ax); return px < box.x; }",
        ),
    ];
    for (language, text) in texts {
        refused(language, text);
    }
}

/// What a function keeps to itself says nothing of the edges of other things; what it gives on may be one of them.
#[test]
fn things_that_a_function_keeps() {
    let kept = [
        (
            JavaScript,
            "function hit(a, b) { const big = { right: a.right + 2 }; return b.left < big.right && b.right > 1; }",
        ),
        (
            TypeScript,
            "const hit = (a, b) => { let big = { right: a.right + 2 }; return b.left < big.right && b.right > 1; }",
        ),
        (
            Lua,
            "function hit(a, b)\n  local big = { right = a.right + 2 }\n  return b.left < big.right and b.right > 1\nend\n",
        ),
        (
            JavaScript,
            "function other(big) { return big; }\n\
            function hit(a, b) { const big = { right: a.right + 2 }; return b.left < big.right && b.right > 1; }",
        ),
    ];
    for (language, text) in kept {
        check(language, text, |given| given("b.left") < given("a.right") + 2.0 && given("b.right") > 1.0);
    }
    let given_on = [
        "return big;",
        "all.push(big);",
        "all.push({ big });",
        "all.push(() => big);",
        "last = big;",
        "big.keep();",
        "const [other] = [big]; all.push(other);",
    ];
    for end in given_on {
        let text = format!(
            "function grown(a) {{ const big = {{ left: a.left, right: a.x + a.w - 1 }}; {end} }}\n\
            function hit(a, b) {{ return a.left < b.right; }}"
        );
        let error = refused(JavaScript, &text);
        assert!(error.contains("in a way that cannot be followed"), "{error}\n{text}");
    }
}
