//! `hantei check pair`: two shapes of any kind in a line, and their exact relation.

use crate::check::{check, good};

/// A's kind, B's kind, B's numbers where a row does not give its own, then A's numbers and the relation.
type Rows = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

/// Known cases, many from reports of real projects.
const ROWS: [Rows; 14] = [
    (
        "point",
        "rect",
        "100,100,80,40",
        &[
            ("100,120", "on-edge"),
            ("180,120", "on-edge"),
            ("179.5,120", "inside"),
            ("60,120", "outside"),
            ("-15,5; 0,0,16,16", "outside"),
            // 0.7 - 0.2 is 0.49999999999999994.
            ("0.7,0.5; 0.2,0,0.5,1", "on-edge"),
            ("100,120; 100,100,0,40", "on-edge"),
        ],
    ),
    (
        "circle",
        "circle",
        "200,165,50",
        &[
            ("152,101,30", "touching"),
            ("140,105,30", "apart"),
            ("150,115,30", "overlapping"),
            ("149,103,30", "apart"),
            ("13.3338,0,50; -86.6663,0,50", "apart"),
            ("230,165,0", "overlapping"),
            ("200,165,0; 200,165,0", "touching"),
            // The root of the squares is exactly the radius.
            ("94906266,1,0; 0,0,94906266", "apart"),
            ("0.5,1.2,0; 0,0,1.3", "overlapping"),
        ],
    ),
    (
        "polygon",
        "point",
        "",
        &[
            ("100,70 220,230 100,230; 160,150", "on-edge"),
            ("-1,0 0,-1 1,0 0,1; 0,0", "inside"),
            ("12,12 24,24 0,24 0,0; 0.5,0.5000000000000001", "inside"),
            ("200,60 320,260 80,260; 200,140", "inside"),
        ],
    ),
    (
        "turned",
        "turned",
        "",
        &[
            ("164,96,100,30,4:3; 200,200,140,60,0", "apart"),
            ("200,165,200,20,4:3; 200,165,200,20,-3:4", "overlapping"),
            ("210,165,25,25,4:3; 200,165,150,100,0", "overlapping"),
            ("200,215,200,20,0; 200,135,200,20,90", "overlapping"),
            ("200,165,160,20,0; 320,165,160,20,90", "apart"),
            ("140,165,50,50,45; 190,120,40,40,0", "apart"),
            ("140,165,100,50,4:3; 225,175,60,60,0", "touching"),
            ("100,165,100,40,90; 170,165,100,100,0", "touching"),
            ("200,165,0,100,4:3; 200,165,50,50,0", "overlapping"),
        ],
    ),
    (
        "point",
        "turned",
        "200,165,150,50,4:3",
        &[
            ("240,195", "inside"),
            ("240,135", "outside"),
            ("265,125", "outside"),
            ("260,165", "outside"),
            ("185,185", "on-edge"),
            ("260,165; 200,165,100,100,45", "inside"),
            ("255,195; 200,165,150,50,-30", "outside"),
            ("100,200; 200,165,150,50,90", "outside"),
        ],
    ),
    (
        "circle",
        "turned",
        "200,165,150,50,4:3",
        &[
            ("245,105,50", "touching"),
            ("150,70,40", "overlapping"),
            ("240,135,10", "apart"),
            ("200,165,10", "overlapping"),
            ("275,130,20", "apart"),
            ("325,190,50", "touching"),
            ("185,185,0", "touching"),
            ("226,124,25", "overlapping"),
        ],
    ),
    (
        "polygon",
        "polygon",
        "80,80 200,240 320,80",
        &[
            ("140,160 40,60 40,260", "touching"),
            ("80,80 200,240 320,80", "overlapping"),
            ("100,230 200,60 300,230; 100,117 300,117 200,287", "overlapping"),
            ("60,40 120,40 120,100 60,100; 185,0 185,160 0,160 0,270 500,270 500,0", "apart"),
        ],
    ),
    (
        "segment",
        "segment",
        "",
        &[
            ("80,60,320,270; 80,270,320,60", "crossing"),
            ("200,60,200,165; 80,165,320,165", "touching"),
            ("80,165,240,165; 160,165,320,165", "touching"),
            ("0,0,50,50; 51,51,100,100", "apart"),
            ("80,60,160,140; 320,60,220,150", "apart"),
            ("80,165,320,165; 200,60,200,150", "apart"),
            ("600,0,600,450; 100.5,225,601,225", "crossing"),
            ("200,165,200,165; 80,165,320,165", "touching"),
            ("454,124,454,124; 828,81,828,111", "apart"),
        ],
    ),
    (
        "segment",
        "rect",
        "120,100,160,120",
        &[
            ("150,140,250,190", "crossing"),
            ("0,0,128,128; 96,0,32,32", "apart"),
            ("10,10,20,20; 0,0,100,100", "crossing"),
            ("60,100,200,300", "crossing"),
            ("40,100,360,100", "touching"),
            ("150,100,250,100", "touching"),
            ("60,160,180,40", "touching"),
            ("20,160,100,160", "apart"),
            ("280,40,280,160", "touching"),
        ],
    ),
    (
        "segment",
        "circle",
        "200,165,50",
        &[
            ("180,165,220,165", "crossing"),
            ("110,165,230,75; 200,160,50", "touching"),
            ("60,165,140,165", "apart"),
            ("60,60,180,130", "crossing"),
            ("200,165,320,165", "crossing"),
            ("60,165,150,165", "touching"),
            ("0,0,10,0; 10.04,5,5", "apart"),
            ("200,165,200,165", "crossing"),
            ("-5,0.5,-4,3.5; -6,0,2.5", "crossing"),
        ],
    ),
    (
        "segment",
        "polygon",
        "80,260,200,60,320,260",
        &[
            ("60,200,340,200", "crossing"),
            ("170,210,230,230", "crossing"),
            ("130,90,130,240; 80,60,320,165,80,270,160,165", "crossing"),
            ("120,260,280,260", "touching"),
            ("60,60,340,60", "touching"),
            ("80,60,80,270; 80,60,320,165,80,270,160,165", "touching"),
            ("200,20,200,160", "crossing"),
            ("20,160,140,160", "touching"),
        ],
    ),
    (
        "segment",
        "turned",
        "200,165,150,50,4:3",
        &[
            ("60,120,340,120", "crossing"),
            ("190,160,210,170", "crossing"),
            ("110,60,110,270", "apart"),
            ("155,60,155,100", "touching"),
            ("60,160,340,160; 200,165,150,50,0", "crossing"),
        ],
    ),
    (
        "box",
        "box",
        "0,0,0,2,2,2",
        &[("1,1,1,2,2,2", "overlapping"), ("2,0,0,1,1,1", "touching"), ("3,0,0,1,1,1", "apart")],
    ),
    ("point", "segment", "0,0,4,2", &[("2,1", "on-edge"), ("2,2", "outside"), ("6,3", "outside")]),
];

#[test]
fn known_cases_in_both_orders() {
    for (a, b, usual, rows) in ROWS {
        let (mut lines, mut turned, mut expected) = (String::new(), String::new(), String::new());
        for (case, relation) in rows {
            let (of_a, of_b) = case.split_once(';').unwrap_or((case, usual));
            lines += &format!("{of_a}; {of_b}\n");
            turned += &format!("{of_b} ;{of_a} # turned round\n");
            expected += &format!("{relation}\n");
        }
        good(&format!("pair {a} {b}"), &lines, &expected);
        good(&format!("pair {b} {a}"), &turned, &expected);
    }
}

#[test]
fn how_far_they_are_from_touching() {
    for (kinds, line, expected) in [
        ("rect rect", "0 0 1 1; 4 5 1 1", "apart 5"),
        ("point circle", "3 4; 0 0 3", "outside 2"),
        ("circle rect", "0 0 2; -1 -9 9 18", "overlapping 3"),
        ("segment segment", "80,60,320,270; 80,270,320,60", "crossing 158"),
        ("turned turned", "140 165 100 50 4:3 ; 225 175 60 60 0", "touching 0"),
        ("point polygon", "3 1; 0 0 4 0 4 4 2 2 0 4", "inside 1"),
        ("rect polygon", "1 1 1 1; 0 0 4 0 4 4 2 2 0 4", "overlapping -"),
        ("box box", "0 0 0 1 1 1; 3 0 0 1 1 1", "apart 2"),
    ] {
        let (said, error, code) = check(&format!("pair {kinds} --amount"), &format!("{line}\n"));
        assert!(said.starts_with(expected) && code == Some(0), "{kinds} {line}: {said}{error}");
    }
    good("button --amount", "179.5,120 100,100,80,40", "inside 0.5\n");
}

/// The scenes' own checks say the same.
#[test]
fn as_the_checks_of_the_scenes() {
    let mut random = 7_u64;
    let mut number = |most: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % most
    };
    for (arguments, pair, count) in [
        ("rects --contact --notation origin-size", "rect rect", 8),
        ("circle --contact --notation origin-size", "circle rect", 7),
    ] {
        let lines: Vec<Vec<String>> = (0..500).map(|_| (0..count).map(|_| number(9).to_string()).collect()).collect();
        let input = |cut: Option<usize>| -> String {
            let line = |numbers: &Vec<String>| match cut {
                Some(at) => format!("{} ; {}\n", numbers[..at].join(" "), numbers[at..].join(" ")),
                None => numbers.join(" ") + "\n",
            };
            lines.iter().map(line).collect()
        };
        let expected = check(arguments, &input(None));
        assert_eq!(expected.0.lines().count(), 500, "{arguments}");
        for cut in [Some(count - 4), None] {
            assert_eq!(check(&format!("pair {pair}"), &input(cut)), expected, "{pair}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_line() {
    for (kinds, line, why) in [
        ("turned point", "1 2 3; 4 5", "3 numbers given; allowed: 5, cx of A, cy of A, w of A, h of A, angle of A"),
        ("turned point", "0 0 9 9 0:0; 1 1", "0:0 is no direction"),
        ("turned point", "0 0 9 9 4:x; 1 1", "angle of A is '4:x'; allowed: degrees, or a direction such as 4:3"),
        ("turned point", "0 0 9 9 east; 1 1", "angle of A is 'east'; allowed: degrees, or a direction such as 4:3"),
        ("turned point", "0 0 9 -1 30; 1 1", "h of A is -1; allowed: 0 or more"),
        ("turned point", "0 0 9 -1 4:3; 1 1", "h of A is -1; allowed: 0 or more"),
        ("circle rect", "0 0 -1; 0 0 1 1", "r of A is -1; allowed: 0 or more"),
        ("circle rect", "0 0 1; 0 0 1 1; 3", "';' stands 2 times in the line; allowed: once"),
        ("rect polygon", "0 0 1 1 0 0 1 0 1 1", "';' stands 0 times in the line; allowed: once"),
        ("rect polygon", "0 0 1 1; 0 0 1 0", "polygon B has 4 numbers; allowed: x and y of 3 to 16 corners"),
        ("rect polygon", "0 0 1 1; 0 0 1 0 1 1 2", "polygon B has 7 numbers"),
        ("rect polygon", "0 0 1 1; 0 0 9 9 9 0 0 9", "the polygon B crosses itself: edges 1 and 3"),
        ("segment segment", "0 0 1; 0 0 1 1", "3 numbers given; allowed: 4, x1 of A"),
        ("segment segment", "0 0 1 inf; 0 0 1 1", "y2 of A is 'inf'"),
    ] {
        let (out, said, code) = check(&format!("pair {kinds}"), &format!("{line}\n"));
        assert_eq!((out.as_str(), code), ("error\n", Some(1)), "{kinds}: {line}");
        assert!(said.starts_with("line 1: ") && said.contains(why), "{line}: {said}");
    }
    let (_, said, code) = check("pair box point", "");
    assert!(said.contains("a box is three-dimensional") && code == Some(2), "{said}");
    let (_, said, code) = check("pair square point", "");
    assert!(said.contains("allowed: point, segment, circle, rect, turned, polygon, box") && code == Some(2), "{said}");
}

/// `button`, `polygon` and `circles` are short for a pair; a method answers in place of the exact relation.
#[test]
fn a_method_says_what_it_says() {
    let points =
        "100,120 ; 100,100,80,40\n180,120 ; 100,100,80,40\n179.5,120 ; 100,100,80,40\n60,120 ; 100,100,80,40\n";
    good("button", points, "on-edge\non-edge\ninside\noutside\n");
    for (method, says) in [
        ("half-open", [true, false, true, false]),
        ("closed", [true, true, true, false]),
        ("half-open --border hits", [true, true, true, false]),
        ("last-pixel", [true, false, false, false]),
        ("as-centre", [true, false, false, true]),
        ("tile-int", [true, false, true, true]),
    ] {
        let expected: String = says.iter().map(|says| format!("{says}\n")).collect();
        good(&format!("button --method {method}"), points, &expected);
        good(&format!("pair point rect --method {method}"), points, &expected);
    }
    let corners = "48 90 ; 30 30 120 130 220 30 252 190 140 230 20 180\n";
    good("polygon", corners, "inside\n");
    good("polygon --method same-side", corners, "false\n");
    good("pair point polygon --method bounding-box", corners, "true\n");
    good("polygon --method crossings --border half", "0 0 ; 0 0 9 0 0 9\n", "true\n");
    let last = "false\n  cross(b1, b2, p) > 0: -9 > 0 is false\n  cross(b1, b2, p) < 0: -9 < 0 is true\n  \
                cross(b2, b3, p) < 0: 90 < 0 is false\n";
    good("polygon --method same-side --explain", "0 -1 ; 0 0 9 0 0 9\n", last);
    let circles = "140 105 30 200 165 50\n";
    good("circles", circles, "apart\n");
    let arms = "130 90 130 240 ; 80 60 320 165 80 270 160 165\n";
    good("pair segment polygon --method edges-and-start", arms, "collision\n");
    good("pair segment polygon --method clip", arms, "no collision\n");
    let past = "60 60 160 160 ; 200 165 150 50 90\n";
    good("pair segment turned --method clip", past, "no collision\n");
    good("pair segment turned --method unturned", past, "collision\n");
    good("circles --method squared", circles, "no collision\n");
    good("pair circle circle --method boxes", circles, "collision\n");
    good("button --method half-open --explain", "1 2 3 4 5 6\n", "false\n  px >= bx: 1 >= 3 is false\n");
}

/// A method answers in either order of the kinds, says what an axis is, and counts what a ray crosses.
#[test]
fn a_method_is_explained() {
    let apart = "no collision\n  a.max(au) <= b.min(au): 10 <= 100 is true (along a's width)\n";
    good("pair rect turned --method sat --explain", "0 0 10 10; 125 125 50 50 0\n", apart);
    let swapped = apart.replacen('\n', "\n  a is the rect, b the turned\n", 1);
    good("pair turned rect --method sat --explain", "125 125 50 50 0; 0 0 10 10\n", &swapped);
    good("pair polygon point --method crossings", "0 0 9 0 0 9; 1 1\n", "true\n");
    good("pair polygon point --method crossings --border half", "0 0 9 0 0 9; 0 0\n", "true\n");
    for (line, count) in [("1 1 2 2; 0 0 9 0 9 9 0 9", "1: odd"), ("-2 1 -1 2; 0 0 9 0 9 9 0 9", "2: even")] {
        let (out, ..) = check("pair segment polygon --method edges-and-start --explain", &format!("{line}\n"));
        assert!(out.ends_with(&format!("  the ray from a1 crosses {count}\n")), "{line}: {out}");
    }
    let (out, ..) = check("pair polygon polygon --method edges-and-both --explain", "2 2 4 2 4 4; 0 0 9 0 9 9 0 9\n");
    assert!(out.contains("  the ray from b1 crosses ") && out.contains("  the ray from a1 crosses 1: odd\n"), "{out}");
}

#[test]
fn a_method_that_a_pair_does_not_have_is_refused() {
    let refused = |arguments: &str, why: &str| {
        let (out, errors, exit) = check(arguments, "");
        assert_eq!((out.as_str(), exit), ("", Some(2)), "{arguments}: {errors}");
        assert!(errors.starts_with("hantei: ") && errors.contains(why), "{arguments}: {errors}");
    };
    refused("button --method squared", "'--method <METHOD>': allowed: half-open, closed, last-pixel, as-centre,");
    refused(
        "pair segment point --method squared",
        "'--method' has no meaning for segment point; allowed: circle circle, point circle, point rect",
    );
    refused("circles --method root --border half", "'--border <BORDER>': allowed: as-written, hits, misses;");
    refused("button --explain", "missing: --method");
    refused("button --border half", "missing: --method");
}
