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
            "right if 'b[2]' is the right edge, wrong if it is the width",
            "as the right edge: right in all 169 arrangements, proved for exact numbers: touching is a miss",
            "as the width: a=0,1,1,1 b=0,1,1,1: they overlap, and it says miss",
            "a comment can say which it is: (x, y, w, h) or (x1, y1, x2, y2)",
            "Read as Python: 'a' is A, 'b' is B. The function is 'overlap'.",
        ]
    );
    assert_eq!(code, Some(1));
    let (json, _) = judged(["rects", "--json", &format!("def overlap(a, b):\n    {BY_ENDS}")]);
    assert!(json[0].contains(r#""right_if":["list-corner"]"#), "{json:?}");
}

#[test]
fn a_comment_explains_a_list() {
    for (note, begin, code) in [
        ("# a, b = (x, y, w, h)", "wrong", 1),
        ("\"\"\"Each is (left, top, width, height).\"\"\"", "wrong", 1),
        ("# x1, y1, x2, y2", "right", 0),
        ("# min_x, min_y, max_x, max_y", "right", 0),
        ("# from (x, y, w, h) to (x1, y1, x2, y2)", "right if 'b[2]'", 1),
    ] {
        let (lines, exit) = judged(["rects", &format!("def overlap(a, b):\n    {note}\n    {BY_ENDS}")]);
        assert!(lines[0].starts_with(begin), "{note}: {lines:?}");
        assert_eq!(exit, Some(code), "{note}: {lines:?}");
    }
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
            let edge = if names[2] == "r#" { " 'r1' is read as the right edge." } else { "" };
            assert!(lines[0].starts_with("right in all"), "{a}: {lines:?}");
            assert_eq!((&lines[1], code), (&format!("{said}{edge}"), Some(0)), "{a}");
        }
    }
}
