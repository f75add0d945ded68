//! `hantei judge circle` and `hantei code circle` as a spec: arguments, output and exit code.

use crate::command::{self, Ended, ended};

fn hantei(arguments: &[&str]) -> Ended {
    ended(&command::hantei(arguments, b""))
}

/// The exit code, and the lines of the answer without the number of cases.
fn judged(arguments: &[&str]) -> (i32, Vec<String>) {
    let (out, errors, code) = hantei(&[&["judge", "circle"], arguments].concat());
    assert_eq!(errors, "", "{arguments:?}");
    let number = |line: &str| {
        let cases = line.split(' ').find(|word| word.len() > 5 && word.bytes().all(|byte| byte.is_ascii_digit()));
        cases.map_or_else(|| line.to_owned(), |cases| line.replace(cases, "N"))
    };
    (code.unwrap_or(-1), out.lines().map(number).collect())
}

const GRANTED: &str = "taken for granted: numbers are finite, sizes are above 0, every end is greater than its beginning, no shape is \
    turned, and A and B are two different things";
const NEAREST: &str = "dx = cx - min(max(cx, bx1), bx2); dy = cy - min(max(cy, by1), by2); dx * dx + dy * dy <= r * r";
const BOX: &str = "bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2";

#[test]
fn a_test_of_a_circle_that_is_right() {
    let right = |border| format!("no error found in N cases, wherever the centre is; no proof: touching is a {border}");
    assert_eq!(judged(&[NEAREST]), (0, vec![right("hit"), GRANTED.to_owned()]));
    let point = "radius 0 is not part of the verdict; with it, it is wrong: c=1,1 r=0 b=0,0,3,2: they overlap, and it says miss";
    assert_eq!(judged(&[&NEAREST.replace("<=", "<")]), (0, vec![right("miss"), point.to_owned(), GRANTED.to_owned()]));
    assert_eq!(judged(&["--border", "hits", NEAREST]).0, 0);
    let (code, lines) = judged(&["--border", "misses", NEAREST]);
    assert_eq!(code, 1);
    assert_eq!(
        lines[0],
        "right except where they only touch: no error found in N cases that overlap or are apart, if touching is a miss"
    );
    assert_eq!(judged(&["--proved", NEAREST]).0, 1, "it is a sample, no proof");
}

#[test]
fn a_test_of_a_circle_that_is_wrong() {
    let corners = "above left of B, above right of B, below left of B, below right of B";
    assert_eq!(
        judged(&[BOX]),
        (
            1,
            vec![
                "right except in the corners: no error found in N cases where the centre is not beyond a corner of B: touching is a miss".into(),
                "c=6,5 r=4 b=0,0,3,2: they are apart, and it says hit".into(),
                format!("wrong where they touch and the centre is {corners}"),
                format!("wrong where they are apart and the centre is {corners}"),
            ]
        )
    );
    let (code, lines) = judged(&["hypot(cx - bcx, cy - bcy) < r"]);
    assert_eq!((code, &*lines[0]), (1, "wrong wherever the centre is outside B, if touching is a miss"));
    let (_, lines) = judged(&[&format!("{NEAREST} && dx * dx + dy * dy > 0")]);
    let middle = "right except with the centre in B: no error found in N cases where it is outside: touching is a hit";
    assert_eq!(lines[0], middle);
    let (_, lines) = judged(&["abs(cx - bcx) <= bw / 2 + r"]);
    assert_eq!(
        lines[0],
        "right only where the centre of the circle is left of B, in B, right of B; there, no error found, out of N cases: touching is a hit"
    );
}

#[test]
fn the_json_of_a_circle() {
    let (out, errors, code) = hantei(&["judge", "circle", "--json", BOX]);
    assert_eq!((errors.as_str(), code, out.lines().count()), ("", Some(1), 1));
    let begin = concat!(
        r#"{"version":1,"verdict":"only","border":"misses","only":["top","left","middle","right","bottom"],"#,
        r#""cells":[["bottom-right","apart"],"#
    );
    assert!(out.starts_with(begin), "{out}");
    let example = concat!(
        r#""counterexample":{"c":[6,5],"r":4,"b":[0,0,3,2],"open":"hantei circle c=6,5 r=4 b=0,0,3,2","#,
        r#""is":"apart","says":"hit"},"proved":false,"cases":"#
    );
    assert!(out.contains(example), "{out}");
    assert!(
        out.contains(r#""right_in_whole_numbers":false,"point":null,"fixed":{},"right_if":[],"reading":{"#),
        "{out}"
    );
}

/// The types in a pasted function decide its numbers, and so does an option.
#[test]
fn a_circle_in_whole_numbers() {
    let whole = "bool hits(int cx, int cy, int r, int left, int top, int right, int bottom) {
        int dx = cx - max(left, min(cx, right)), dy = cy - max(top, min(cy, bottom));
        return dx * dx + dy * dy <= r * r; }";
    let (code, lines) = judged(&[whole]);
    assert_eq!(code, 0, "{lines:?}");
    let cut = "dx = trunc(cx) - min(max(trunc(cx), bx1), bx2); dy = cy - min(max(cy, by1), by2); hypot(dx, dy) <= r";
    assert_eq!(judged(&[cut]).0, 1);
    let (code, lines) = judged(&["--numbers", "whole", cut]);
    let said = "no error found in whole numbers, out of N cases; wrong with fractions; no proof: touching is a hit";
    assert_eq!((code, lines.as_slice()), (0, [said.to_owned(), GRANTED.to_owned()].as_slice()));
}

#[test]
fn how_a_circle_was_read() {
    let text = "function hits(rx, ry, rw, rh, cx, cy, diameter) {
        const nx = constrain(cx, rx, rx + rw), ny = constrain(cy, ry, ry + rh);
        return dist(cx, cy, nx, ny) <= diameter / 2; }";
    let (code, lines) = judged(&[text]);
    assert_eq!(code, 0, "{lines:?}");
    assert!(lines[1].contains("'cx, cy, diameter'") && lines[1].contains("'rx, ry, rw, rh'"), "{lines:?}");
}

#[test]
fn what_has_no_meaning_for_a_circle_is_refused() {
    for (arguments, why) in [
        (&["judge", "circle", "cx < bx", "--y", "up"][..], "'--y' has no meaning for circle; allowed: rects, cuboids"),
        (
            &["judge", "quad", "P.x < A.x", "--origin", "centre"],
            "'--origin' has no meaning for quad; allowed: rects, cuboids, circle",
        ),
        (
            &["judge", "quad", "P.x < A.x", "--border", "hits"],
            "'--border' has no meaning for quad; allowed: rects, cuboids, circle",
        ),
        (&["judge", "circle", "ax < bx3"], "unknown name 'bx3'; did you mean bx?"),
        (&["judge", "circle", "function hit(a, b) { return a.x < b.x; }"], "only places are compared, no sizes: a, b"),
        (
            &["code", "circle", "closest", "--language", "c", "--swept"],
            "'--swept' has no meaning for circle; allowed: rects, cuboids",
        ),
        (
            &["code", "circle", "fastest", "--language", "c"],
            "invalid value 'fastest' for '<METHOD>': allowed: closest, root, regions, box, corners",
        ),
    ] {
        let (out, errors, code) = hantei(arguments);
        assert_eq!((out.as_str(), code), ("", Some(2)), "{arguments:?}");
        assert!(errors.starts_with(&format!("hantei: {why}")), "{arguments:?}: {errors}");
    }
}

/// The three regions take the rectangle by its centre, which nothing in the text says.
#[test]
fn the_place_of_the_rectangle_is_not_guessed() {
    let regions = "function hits(ball, brick) {
      const dx = Math.abs(ball.x - brick.x), dy = Math.abs(ball.y - brick.y);
      if (dx > brick.width / 2 + ball.radius || dy > brick.height / 2 + ball.radius) return false;
      if (dx <= brick.width / 2 || dy <= brick.height / 2) return true;
      return (dx - brick.width / 2) ** 2 + (dy - brick.height / 2) ** 2 <= ball.radius ** 2;
    }";
    let drawn =
        format!("{regions}\nfunction draw(brick) {{ ctx.fillRect(brick.x, brick.y, brick.width, brick.height); }}");
    let lines = |text: &str, options: &[&str]| {
        let (out, errors, code) = hantei(&[&["judge", "circle", text], options].concat());
        assert_eq!(errors, "", "{options:?}");
        (out.lines().map(str::to_owned).collect::<Vec<_>>(), code)
    };
    let condition = "no error found if x, y of the rectangle is its centre: --origin centre".to_owned();
    let (open, code) = lines(regions, &[]);
    assert!(open[0].starts_with("wrong wherever") && open[1] == condition && code == Some(1), "{open:?}");
    {
        let (corner, code) = lines(regions, &["--origin", "corner"]);
        assert!(corner[0].starts_with("wrong wherever") && !corner.contains(&condition), "{corner:?}");
        assert_eq!(code, Some(1));
    }
    let (centre, code) = lines(&drawn, &["--origin", "centre"]);
    assert!(centre[0].starts_with("no error found") && centre[1].ends_with("read as their centres."), "{centre:?}");
    assert_eq!(code, Some(0));
}

#[test]
fn a_circle_as_code() {
    let (out, errors, code) = hantei(&["code", "circle", "closest", "--language", "python", "--border", "hits"]);
    assert_eq!((errors.as_str(), code), ("", Some(0)));
    assert_eq!(
        out,
        "# hantei: closest, border=hits\n# If they only touch, that is a hit.\n\
         def hits(cx, cy, r, bx1, by1, bx2, by2):\n    dx = cx - min(max(cx, bx1), bx2)\n    \
         dy = cy - min(max(cy, by1), by2)\n    return dx * dx + dy * dy <= r * r\n"
    );
    let (out, ..) = hantei(&["code", "circle", "root", "--language", "lua", "--shape", "type"]);
    assert!(out.contains("---@class Circle\n") && out.contains("math.sqrt(dx * dx + dy * dy) < a.r"), "{out}");
}
