//! `hantei check circle`: input and output.

use crate::check::{check, good};

#[test]
fn a_circle_and_a_rectangle_a_line() {
    good("circle", "92 92 10  100 100 180 160\n94 92 11  100 100 180 160\n", "no collision\ncollision\n");
    let touching = "97 96 5 100 100 180 160\n";
    good("circle", touching, "no collision\n");
    good("circle --border hits", touching, "collision\n");
    good("circle --method regions", touching, "collision\n");
    good("circle --method box --notation origin-size", "92,92,10, 100,100,80,60\n", "collision\n");
    good("circle --method corners --notation centre-size", "140 92 10 140 130 80 60\n", "no collision\n");
    good(
        "circle --explain",
        "94 92 11 100 100 180 160\n",
        "collision\n  dx * dx + dy * dy < r * r: 100 < 121 is true\n",
    );
    good(
        "circle --contact",
        "97 96 5 100 100 180 160\n97 96 4.9 100 100 180 160\n97 96 5.1 100 100 180 160\n140 130 0 100 100 180 160\n",
        "touching\napart\noverlapping\noverlapping\n",
    );
    good(
        "circle --contact --amount --notation origin-size",
        "97 96 5 100 100 80 60\n97 96 3 100 100 80 60\n90 130 15 100 100 80 60\n106 130 10 100 100 80 60\n",
        "touching 0\napart 2\noverlapping 5\noverlapping 16\n",
    );
    // Plain numbers touch; as floats 0.3 and 0.4 are a little farther than 0.5.
    good("circle --border hits", "-0.3 -0.4 0.5 0 0 8 6\n", "collision\n");
    good("circle --contact", "-0.3 -0.4 0.5 0 0 8 6\n", "apart\n");
    let own = "circle --formula cx+r>bx1&&cx-r<bx2&&cy+r>by1&&cy-r<by2";
    good(own, "92 92 10 100 100 180 160\n", "collision\n");
    good(&format!("{own} --contact --amount"), "92 92 10 96 96 180 160\n", "collision overlapping 4.34314575050762\n");
    for (arguments, line, why) in [
        (
            "circle",
            "1 2 3",
            "3 numbers given; allowed: 7, centre x of A, centre y of A, r of A, x1 of B, y1 of B, x2 of B, y2 of B",
        ),
        ("circle", "0 0 -1 0 0 1 1", "r of A is -1; allowed: 0 or more"),
        ("circle", "0 0 one 0 0 1 1", "r of A is 'one'; allowed: a finite number"),
        ("circle", "0 nan 1 0 0 1 1", "centre y of A is 'nan': NaN is not a finite number"),
        (
            "circle",
            "0 0 1 5 0 1 1",
            "x1 of B is 5, x2 is 1; allowed: x1 no larger than x2, or x y w h with --notation origin-size",
        ),
        ("circle --notation origin-size", "0 0 1 5 0 1 -1", "h of B is -1; allowed: 0 or more"),
        ("circle --notation centre-size", "0 0 1 5 1e151 1 1", "centre y of B is '1e151': 1e151 is too large"),
    ] {
        let (out, said, code) = check(arguments, &format!("{line}\n0 0 1 0 0 1 1\n"));
        assert_eq!((out.as_str(), code), ("error\ncollision\n", Some(1)), "{line}");
        assert!(said.starts_with("line 1: ") && said.contains(why), "{line}: {said}");
    }
    // Sizes in place of corners: the radius is no size of the rectangle, and a bad one no wrong
    // order.
    let sizes = "0 0 1 50 50 8 8\n".repeat(3);
    let (_, said, _) = check("circle", &sizes);
    assert!(said.lines().last().is_some_and(|hint| hint.contains("--notation origin-size")), "{said}");
    let (_, said, _) = check("circle", &"0 0 -1 0 0 8 8\n".repeat(3));
    assert!(!said.contains("--notation"), "{said}");
}
