//! Functions that are refused: the circle is not clear, or they ask for something else.

use hantei_judge::{
    CallUse, CircleFormula, Family, FamilyRefusal, FormulaFlaw as Flaw, ParseOptions, SourceLanguage, Verdict,
    judge_circle,
};

fn flaw(text: &str) -> Flaw {
    match CircleFormula::read(text, &ParseOptions::default()) {
        Ok((formula, reading)) => panic!("{text}\nis read as {formula}: {reading:?}"),
        Err(error) => {
            assert!(text.get(error.place.clone()).is_some(), "{text}: {error:?}");
            error.flaw
        }
    }
}

fn other(family: Family) -> Flaw {
    Flaw::Family(FamilyRefusal::Other(family))
}

/// A test of other shapes is named, not taken for one of a circle and a rectangle.
#[test]
fn tests_of_other_shapes_are_named() {
    for (text, expected) in [
        // Neither has a radius.
        ("function hit(a, b) { return a.x + a.w / 2 > b.x && a.y < b.y + b.h; }", other(Family::TwoRectangles)),
        ("function hit(ball, wall) { return ball.x + ball.width / 2 > wall.x; }", other(Family::PointInRectangle)),
        // Both have.
        (
            "function hit(a, b) { return Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius; }",
            other(Family::TwoCircles),
        ),
        (
            "function hit(x1, y1, radius1, x2, y2, radius2) { return dist(x1, y1, x2, y2) < radius1 + radius2; }",
            other(Family::TwoCircles),
        ),
        // The other two numbers are a point.
        (
            "bool hit(float ax, float ay, float radius, float bx, float by) { return ax + radius > bx && ay + radius > by; }",
            other(Family::PointInCircle),
        ),
    ] {
        assert_eq!(flaw(text), expected, "{text}");
    }
}

#[test]
fn what_is_not_read_is_named() {
    for (text, expected) in [
        ("function hit(c, r) { return r.x < c.x && c.radius < 9 && c.width < 5; }", other(Family::PointInCircle)),
        (
            "boolean hit(Circle c, Rectangle r) { return Intersector.overlaps(c, r) && c.radius > r.x; }",
            Flaw::UnknownCall("Intersector.overlaps(c, r)".into(), CallUse::Value),
        ),
        // In JavaScript this is no power.
        ("function hit(c, r) { return (c.x - r.x)^2 + (c.y - r.y)^2 < c.radius^2; }", Flaw::NoPower),
        // What a declared variable of an unknown type has is not known.
        (
            "bool hit(Circle c, Box r) { Box b; b.x = c.x; b.y = c.y; b.width = 2 * c.radius; return b.x < r.x; }",
            Flaw::NoValue("b".into()),
        ),
        // Of the wall only a point is read.
        ("function hit(ball, wall) { return ball.rect.x + ball.radius > wall.x; }", other(Family::PointInCircle)),
        // Two radii are those of two circles.
        ("function hit(ball, wall) { return ball.x + ball.radius > wall.x - radius; }", other(Family::TwoCircles)),
        ("function hit(ball, wall) { return ball.x + r > wall.x - ball.radius; }", other(Family::TwoCircles)),
        ("dist(cx, cy) < r", Flaw::Arguments("dist".into(), 2, 4)),
        ("cx ** 3 < r", Flaw::UnknownFunction("pow".into(), None)),
        ("circle < r", Flaw::WholeShape("circle".into(), "circle.x".into())),
        ("cx < bx3", Flaw::UnknownName("bx3".into(), Some("bx".into()))),
        ("function hit(c, r) { while (c.x < r.x) { c.x += c.radius; } return true; }", Flaw::Changes("c.x".into())),
        (
            "function hit(c, r, s) { return c.x < r.x && c.radius < s.x; }",
            Flaw::Family(FamilyRefusal::ManyShapes(vec!["c".into(), "r".into(), "s".into()])),
        ),
    ] {
        assert_eq!(flaw(text), expected, "{text}");
    }
}

#[test]
fn names_of_a_circle_and_a_rectangle() {
    for (text, expected) in [
        ("cx<cy&&r<radius", "cx < cy && r < radius"),
        ("circle.x < circle.y + c.r - circle.radius * a.radius + circle.cx", ""),
        ("a.x < ball.y && circle.diameter > 2", ""),
        ("bx < by + bw - bh", ""),
        ("bx1 < by1 + bx2 - by2 + x1 - y1 * x2 / y2", ""),
        ("bcx < bcy + b.x - rect.width + rect.bottom - box.y + rx - rw", ""),
        (
            "abs(cx - rcx) < hypot(3, 4) + sqrt(r) + dist(cx, cy, bx, by) + pow(r, 2) + r ** 2 + sq(r)",
            "abs(cx - rcx) < sqrt(3 * 3 + 4 * 4) + sqrt(r) + sqrt((cx - bx) * (cx - bx) + (cy - by) * (cy - by)) + r * r + r * r + r * r",
        ),
    ] {
        let formula: CircleFormula = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let expected = if expected.is_empty() { text } else { expected };
        assert_eq!(formula.to_string(), expected, "{text}");
    }
}

#[test]
fn a_clamp_with_its_numbers_in_another_order_is_refused() {
    for (text, [lowest, highest]) in [
        (
            "// clamp arguments in the wrong order
bool Hit(Circle c, Rect r) {
    float nx = Math.Clamp(r.Left, c.X, r.Right);
    float ny = Math.Clamp(r.Top, c.Y, r.Bottom);
    float dx = c.X - nx, dy = c.Y - ny;
    return dx * dx + dy * dy < c.Radius * c.Radius;
}
",
            ["c.X", "r.Right"],
        ),
        (
            "// Unity: clamp arguments in the wrong order
bool Hit(Vector2 c, float radius, Rect r) {
    float nx = Mathf.Clamp(r.xMin, c.x, r.xMax);
    float ny = Mathf.Clamp(r.yMin, c.y, r.yMax);
    float dx = c.x - nx, dy = c.y - ny;
    return dx * dx + dy * dy < radius * radius;
}
",
            ["c.x", "r.xMax"],
        ),
        (
            "func hit(c: Vector2, radius: float, r: Rect2) -> bool:
\tvar nx = clamp(r.position.x, c.x, r.end.x)
\tvar ny = clamp(r.position.y, c.y, r.end.y)
\treturn Vector2(nx, ny).distance_to(c) < radius
",
            ["c.x", "r.end.x"],
        ),
        (
            "fun hit(c: Circle, r: Rect): Boolean {
    val nx = r.left.coerceIn(c.x, r.right)
    val ny = r.top.coerceIn(c.y, r.bottom)
    val dx = c.x - nx
    val dy = c.y - ny
    return dx * dx + dy * dy < c.radius * c.radius
}
",
            ["c.x", "r.right"],
        ),
        (
            "bool Hit(float cx, float cy, float radius, float x, float y, float w, float h) {
    float nx = std::clamp(x, cx, x + w);
    float ny = std::clamp(y, cy, y + h);
    float dx = cx - nx, dy = cy - ny;
    return dx * dx + dy * dy < radius * radius;
}
",
            ["cx", "x + w"],
        ),
    ] {
        assert_eq!(flaw(text), Flaw::Clamp(lowest.into(), highest.into()), "{text}");
    }
}

/// In C `abs` is a function of whole numbers.
const WHOLE_ABS: &str = "int hit(float cx,float cy,float r,float bx,float by,float bw,float bh) {
    float dx = abs(cx - (bx + bw/2)), dy = abs(cy - (by + bh/2));
    if (dx > bw/2 + r || dy > bh/2 + r) return false;
    if (dx <= bw/2 || dy <= bh/2) return true;
    return (dx-bw/2)*(dx-bw/2) + (dy-bh/2)*(dy-bh/2) <= r*r;
}
";

#[test]
fn numbers_that_become_whole_ones_on_the_way_are_wrong() {
    for text in [
        "int sq(int v) { return v * v; }
int hit(float cx, float cy, float r, float bx, float by, float bw, float bh) {
    float nx = fmaxf(bx, fminf(cx, bx + bw)), ny = fmaxf(by, fminf(cy, by + bh));
    return sq(cx - nx) + sq(cy - ny) < r * r;
}
",
        WHOLE_ABS,
    ] {
        let options = ParseOptions { language: Some(SourceLanguage::C), ..ParseOptions::default() };
        let (formula, _) = CircleFormula::read(text, &options).expect("a formula");
        assert_eq!(judge_circle(&formula).verdict, Verdict::Wrong, "{text}");
    }
    // In C++ a bare `abs` keeps the fraction or not, by what the compiler's headers bring.
    assert!(matches!(flaw(WHOLE_ABS), Flaw::NotRead(given) if given.ends_with("std::abs, fabs")));
    let options = ParseOptions { language: Some(SourceLanguage::Cpp), ..ParseOptions::default() };
    let of_std = WHOLE_ABS.replace("abs(", "std::abs(");
    let (formula, _) = CircleFormula::read(&of_std, &options).expect("a formula");
    assert_eq!(judge_circle(&formula).verdict, Verdict::Right);
}
