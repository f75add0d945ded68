//! `hantei judge` where a text can be read in more than one way: what shows the right one, and a verdict for each else.

use crate::command;

/// The first lines that are printed about a test of rectangles, and the exit code.
fn judged<const LINES: usize>(arguments: [&str; LINES]) -> (Vec<String>, Option<i32>) {
    let all = [&["judge"], &arguments[..]].concat();
    let (out, errors, code) = command::ended(&command::hantei(&all, b""));
    (out.lines().chain(errors.lines()).map(String::from).collect(), code)
}

const BY_ENDS: &str = "return a[0] < b[2] and a[2] > b[0] and a[1] < b[3] and a[3] > b[1]";

/// Once the reading was taken that makes the test right, and the test called right, proved.
#[test]
fn a_list_that_the_text_does_not_explain_has_two_verdicts() {
    let (lines, code) = judged(["rects", &format!("def overlap(a, b):\n    {BY_ENDS}")]);
    assert_eq!(
        lines,
        [
            "right if 'a[2]' is the right edge, wrong if it is the width",
            "as the right edge: right in all 169 arrangements, proved for exact numbers: touching is a miss",
            "as the width: a=0,1,1,1 b=0,1,1,1: they overlap, and it says miss",
            "names say which it is: a.w is the width, a.right is the right edge",
            "Read as Python: 'a' is A, 'b' is B. The function is 'overlap'.",
        ]
    );
    assert_eq!(code, Some(1));
    let (json, _) = judged(["rects", "--json", &format!("def overlap(a, b):\n    {BY_ENDS}")]);
    assert!(json[0].contains(r#""right_if":["list-corner"]"#), "{json:?}");
}

/// Once `r1` was half of a size, and `minX1, minY1, minX2, minY2` one shape.
#[test]
fn flat_parameters_are_edges_of_the_shape_with_their_number() {
    let tested = |names: [&str; 4]| {
        let [of_a, of_b] = ["1", "2"].map(|of| names.map(|name| name.replace('#', of)));
        let [[l1, t1, r1, b1], [l2, t2, r2, b2]] = [&of_a, &of_b];
        let test = format!("return {l1} < {r2} && {l2} < {r1} && {t1} < {b2} && {t2} < {b1}");
        (of_a, of_b, test)
    };
    for names in [
        ["l#", "t#", "r#", "b#"],
        ["left#", "top#", "right#", "bottom#"],
        ["minX#", "minY#", "maxX#", "maxY#"],
        ["minx#", "miny#", "maxx#", "maxy#"],
        ["xmin#", "ymin#", "xmax#", "ymax#"],
        ["x_min#", "y_min#", "x_max#", "y_max#"],
        ["min_x#", "min_y#", "max_x#", "max_y#"],
        ["x#min", "y#min", "x#max", "y#max"],
    ] {
        let (of_a, of_b, test) = tested(names);
        for order in [[0, 1, 2, 3], [0, 2, 1, 3], [3, 2, 1, 0]] {
            let [a, b] = [&of_a, &of_b].map(|of| order.map(|at| of[at].clone()).join(", "));
            let (lines, code) = judged(["rects", &format!("function hit({a}, {b}) {{ {test}; }}")]);
            let said = format!("Read as JavaScript: '{a}' is A, '{b}' is B. The function is 'hit'.");
            assert!(lines[0].starts_with("right in all"), "{a}: {lines:?}");
            assert_eq!((&lines[1], code), (&said, Some(0)), "{a}");
        }
    }
}

const CENTRES: &str = "Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2";

/// What an engine means by x, y can be changed where the text does not show it: both verdicts are said.
#[test]
fn the_origin_of_an_engine_is_asked() {
    let function = format!("function hit(a, b) {{ return {CENTRES}; }}");
    let unity = format!("bool Hit(Transform a, Transform b) {{ return {CENTRES}; }}")
        .replace("Math.abs", "Mathf.Abs")
        .replace(".x", ".position.x")
        .replace(".y", ".position.y")
        .replace(".w", ".localScale.x")
        .replace(".h", ".localScale.y");
    let sprite_kit = "func hit(_ a: SKSpriteNode, _ b: SKSpriteNode) -> Bool {
        return abs(a.position.x - b.position.x) < (a.size.width + b.size.width) / 2 &&
            abs(a.position.y - b.position.y) < (a.size.height + b.size.height) / 2 }";
    let moved = format!("{sprite_kit}\nfunc begin(a: SKSpriteNode) {{ a.anchorPoint = CGPoint(x: 0, y: 0) }}");
    let bevy = "use bevy::math::{Vec2, Vec3};
        pub fn hit(a_pos: Vec3, a_size: Vec2, b_pos: Vec3, b_size: Vec2) -> bool {
        let d = (a_pos - b_pos).abs();
        d.x < (a_size.x + b_size.x) / 2.0 && d.y < (a_size.y + b_size.y) / 2.0 }";
    for text in [
        function.clone(),
        // A comment is no code.
        format!("// rectMode(CENTER)\n{function}"),
        format!("using UnityEngine;\n{unity}"),
        sprite_kit.to_owned(),
        moved,
        bevy.to_owned(),
    ] {
        let (lines, code) = judged(["rects", &text]);
        assert!(lines[0].starts_with("right if x, y is the centre: --origin centre"), "{text}: {lines:?}");
        assert_eq!(code, Some(1), "{text}");
    }
}

/// Once a half of the size was added to `center_x`, and Python's numbers were divided although the text divides none.
#[test]
fn a_named_centre_is_the_centre() {
    for [x, y] in [["center_x", "center_y"], ["centerx", "centery"], ["cx", "cy"]] {
        let on = |at: &str, size: &str| format!("abs(a.{at} - b.{at}) * 2 < a.{size} + b.{size}");
        let text = format!("def hit(a, b):\n    return {} and {}", on(x, "width"), on(y, "height"));
        for options in [&["corner"][..], &["centre"]] {
            let (lines, code) = judged(["rects", &text, "--origin", options[0]]);
            assert!(lines[0].starts_with("right in all"), "{text} {options:?}: {lines:?}");
            assert!(lines[1].starts_with("Read as Python"), "{text} {options:?}: {lines:?}");
            assert_eq!(code, Some(0));
        }
    }
}

/// In whole numbers, an odd size around a whole centre ends at halves: 0 and 1 with the widths 1 and 2 overlap.
#[test]
fn whole_centres_have_odd_sizes_too() {
    let text = "class Box { int x, y, w, h;
        boolean hit(Box b) { return Math.abs(x - b.x) < (w + b.w) / 2 && Math.abs(y - b.y) < (h + b.h) / 2; } }";
    let (lines, code) = judged(["rects", text, "--origin", "centre"]);
    assert!(lines[0].contains("A and B are of the same size, otherwise not always"), "{lines:?}");
    assert_eq!((lines[1].as_str(), code), ("a=1,1,1,1 b=2,1,2,1: they overlap, and it says miss", Some(1)));
    let doubled = text.replace(") / 2", ")").replace("b.x)", "b.x) * 2").replace("b.y)", "b.y) * 2");
    let (lines, code) = judged(["rects", &doubled, "--origin", "centre"]);
    assert!(lines[0].starts_with("right in all"), "{lines:?}");
    assert_eq!(code, Some(0));
}

/// Once it said how deep it can say miss: with fractions, which it never gets.
#[test]
fn a_test_of_whole_numbers_is_measured_by_whole_cases() {
    let text = "struct Rect { int x, y, w, h; };
        bool hit(const Rect& a, const Rect& b) {
            int ar = a.x + a.w - 1, ab = a.y + a.h - 1, br = b.x + b.w, bb = b.y + b.h - 1;
            return !(ar < b.x || br < a.x || ab < b.y || bb < a.y); }";
    let (lines, _) = judged(["rects", text]);
    assert_eq!(lines[1], "a=1,0,1,1 b=0,0,1,1: they only touch, and it says hit");
    assert!(!lines.iter().any(|line| line.contains("deep")), "{lines:?}");
}

/// Once a quadrilateral's judge read two written rectangles as numbers, and called the test wrong.
#[test]
fn a_test_of_another_kind_is_named() {
    let rects = "const a = { x: 5, y: 5, w: 5, h: 5 }; const b = { x: 2, y: 1, w: 1, h: 1 };
        if (a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h) {";
    let boxes = "function hit(a, b) { return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY &&
        a.maxY >= b.minY && a.minZ <= b.maxZ && a.maxZ >= b.minZ; }";
    let circle = "bool hit(float cx, float cy, float r, float rx, float ry, float rw, float rh) {
        float dx = cx - fmax(rx, fmin(cx, rx + rw)), dy = cy - fmax(ry, fmin(cy, ry + rh));
        return dx * dx + dy * dy <= r * r; }";
    for (kind, text, said) in [
        ("circle", rects, "this reads as a test of two rectangles: hantei judge rects"),
        ("rects", boxes, "this reads as a test of two boxes: hantei judge cuboids"),
        ("rects", circle, "this reads as a test of a circle and a rectangle: hantei judge circle"),
        ("quad", "1 < 2", "this text uses no coordinate of the point or of a corner of the quadrilateral"),
        ("rects", "/", "cannot read /: Is a directory"),
    ] {
        let (lines, code) = judged([kind, text]);
        assert_eq!((lines, code), (vec![format!("hantei: {said}")], Some(2)), "{kind}: {text}");
    }
    // A vector of four numbers has a z, but no depth.
    let vectors = "bool hit(float4 a, float4 b) { return a.x < b.x + b.z && a.x + a.z > b.x && a.y < b.y + b.w && a.y + a.w > b.y; }";
    let (lines, _) = judged(["rects", vectors]);
    assert!(lines[0].ends_with("which number of a shape is this: a.z, a.w?"), "{lines:?}");
    let (lines, _) = judged(["rects", rects]);
    assert!(lines[1].ends_with("The numbers written for a, b were taken as examples."), "{lines:?}");
}
