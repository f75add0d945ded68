//! `hantei check` as a spec: input, output and exit code.

use crate::command::{Ended, ended, hantei};
use crate::program::program;
use hantei::check::{Job, LineTest, Notation, Sinks, ask};
use hantei_collision::{BorderRule, OverlapMethod};
use hantei_scenes::words::{Language, Words};
use num_rational::BigRational;
use num_traits::Signed as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

/// The output, the errors, and the exit code.
pub(crate) fn check(arguments: &str, input: &str) -> Ended {
    let arguments: Vec<&str> = std::iter::once("check").chain(arguments.split_whitespace()).collect();
    ended(&hantei(&arguments, input.as_bytes()))
}

pub(crate) fn good(arguments: &str, input: &str, expected: &str) {
    assert_eq!(check(arguments, input), (expected.into(), String::new(), Some(0)), "{arguments}: {input:?}");
}

#[test]
fn rects() {
    good("rects", "0 0 5 5  1 1 6 4\n", "collision\n");
    good("rects -", "0 0 5 5  6 0 7 5", "no collision\n");
    good("rects", "0 0 5 5 5 0 7 5\n", "collision\n");
    good("rects --border misses", "0 0 5 5 5 0 7 5\n", "no collision\n");
    good("rects --method origin-size", "0 0 5 5 5 0 7 5\n", "no collision\n");
    good("rects --method origin-size --border hits", "0 0 5 5 5 0 7 5\n", "collision\n");
    good("rects --notation origin-size", "0 0 5 5 4 0 9 9\n0 0 5 5 6 0 9 9\n", "collision\nno collision\n");
    good("rects --notation centre-size", "100 100 80 100 160 180 100 130\n", "collision\n");
    good("rects", "", "");
    good(
        "rects",
        "\u{feff}0,0,5,5, 1,1 , 6\t4 # the C++ source\r\n\n  \n# nothing\n0 0 0 0 0 0 0 0#",
        "collision\ncollision\n",
    );
}

#[test]
fn cuboids() {
    good("cuboids", "0 0 0 5 5 5  1 1 1 6 4 4\n", "collision\n");
    good("cuboids", "0 0 0 5 5 5  5 5 5 6 6 6\n", "collision\n");
    good("cuboids --border misses", "0 0 0 5 5 5  5 5 5 6 6 6\n", "no collision\n");
    good("cuboids --method centre-size", "0 0 0 5 5 5  5 5 5 6 6 6\n", "no collision\n");
    good(
        "cuboids --notation origin-size",
        "0 0 0 5 5 5  4 0 0 9 9 9\n0 0 0 5 5 5 0 0 6 9 9 9\n",
        "collision\nno collision\n",
    );
    good("cuboids --notation centre-size", "0 0 0 10 10 10  9 9 9 10 10 10\n", "collision\n");
    good(
        "cuboids --contact",
        "0 0 0 5 5 5 5 0 0 6 5 5\n0 0 0 5 5 5 1 1 1 2 2 2\n0 0 0 5 5 5 0 0 6 5 5 7\n",
        "touching\noverlapping\napart\n",
    );
    good(
        "cuboids --explain",
        "0 0 0 5 5 5 0 0 6 5 5 7\n",
        "no collision\n  ax2 < bx1: 5 < 0 is false\n  bx2 < ax1: 5 < 0 is false\n  ay2 < by1: 5 < 0 is false\n  \
         by2 < ay1: 5 < 0 is false\n  az2 < bz1: 5 < 6 is true\n",
    );
    // Two axes are not three.
    good(
        "cuboids --explain --formula a.x<b.right&&b.x<a.right&&a.front<b.back&&b.front<a.back",
        "0 0 0 5 5 5 0 9 0 5 12 5\n",
        "collision\n  a.x < b.right: 0 < 5 is true\n  b.x < a.right: 0 < 5 is true\n  a.front < b.back: 0 < 5 is true\n  \
         b.front < a.back: 0 < 5 is true\n",
    );
    for (arguments, line, why) in [
        ("cuboids", "1 2 3 4 5 6 7 8", "8 numbers given; allowed: 12, x1 of A, y1 of A, z1 of A, x2 of A"),
        ("cuboids", "0 0 9 5 5 5 0 0 0 1 1 1", "z1 of A is 9, z2 is 5; allowed: z1 no larger than z2"),
        ("cuboids --notation origin-size", "0 0 0 1 1 1 0 0 0 1 1 -2", "d of B is -2; allowed: 0 or more"),
        ("cuboids --notation centre-size", "0 0 z 1 1 1 0 0 0 1 1 1", "centre z of A"),
    ] {
        let (out, said, code) = check(arguments, line);
        assert_eq!((out.as_str(), code), ("error\n", Some(1)), "{line}");
        assert!(said.starts_with("line 1: ") && said.contains(why), "{line}: {said}");
    }
}

#[test]
fn quad() {
    let wpf = "162 212  210 112  386 152  355 244";
    good("quad", &format!("{wpf}  251 179\n{wpf} 10 10\n"), "true\nfalse\n");
    good("quad --method right-of-all", "355 244 386 152 210 112 162 212 251 179\n", "false\n");
    let edge = "0 0 4 0 4 4 0 4 4 2\n";
    good("quad", edge, "false\n");
    good("quad --border hits", edge, "true\n");
}

#[test]
fn the_exact_relation() {
    good(
        "rects --contact",
        "0 0 5 5 1 1 6 4\n0 0 5 5 5 0 7 5\n0 0 5 5 5 5 7 7 # a corner\n0 0 5 5 6 0 7 5\n",
        "overlapping\ntouching\ntouching\napart\n",
    );
    good("rects --contact --notation origin-size -", "0 0 5 5 4 0 9 9\n0 0 5 5 5 0 9 9\n", "overlapping\ntouching\n");
    let square = "0 0 4 0 4 4 0 4";
    good(
        "quad --contact",
        &format!("{square} 2 2\n{square} 4 2\n{square} 4 4\n\n{square} 5 2\n"),
        "inside\non-edge\non-edge\noutside\n",
    );
    // With a typed test: its answer, and the exact one.
    let own = "rects --contact --formula ax<bx2&&bx<ax2";
    let lines = "0 0 5 5 1 9 7 12\n0 0 5 5 5 1 7 4\n0 0 5 5 1 1 6 4\n";
    good(own, lines, "collision apart\nno collision touching\ncollision overlapping\n");
    good(&format!("{own} --amount"), lines, "collision apart 4\nno collision touching 0\ncollision overlapping 4\n");
    good("quad --contact --amount --formula P.x<D.x", &format!("{square} 2 2\n"), "false inside 2\n");
    // Methods differ about a bow tie and at a border; the relation is exact.
    good("quad --contact", "0 0 4 4 4 0 0 4 1 2\n0 0 4 4 4 0 0 4 2 1\n", "inside\noutside\n");
    let (out, errors, code) = check("quad --contact", "0 0 4 0 4 4 0 4 2\n0 0 4 0 4 4 0 4 2 4\n");
    assert_eq!((out.as_str(), code), ("error\non-edge\n", Some(1)));
    assert!(errors.starts_with("line 1: 9 numbers given; allowed: 10, x of A"), "{errors}");
    let (out, errors, code) = check("rects --contact", "0 0 5 5 1 1 6\n5 0 3 1 0 0 1 1\n0 0 5 5 5 0 7 5\n");
    assert_eq!((out.as_str(), errors.lines().count(), code), ("error\nerror\ntouching\n", 2, Some(1)));
}

/// The relation of a convex quadrilateral and a point in fractions: the signs of all four cross products.
fn relation(corners: &[[f64; 2]], p: [f64; 2]) -> &'static str {
    let exact = |at: [f64; 2]| at.map(|number| BigRational::from_float(number).expect("finite"));
    let [px, py] = exact(p);
    let sides: Vec<BigRational> = (0..4)
        .map(|i| {
            let ([ax, ay], [bx, by]) = (exact(corners[i]), exact(corners[(i + 1) % 4]));
            (&bx - &ax) * (&py - &ay) - (&px - &ax) * (&by - &ay)
        })
        .collect();
    let all = |holds: fn(&BigRational) -> bool| sides.iter().all(holds);
    if all(|side| side.is_positive()) {
        "inside"
    } else if all(|side| !side.is_negative()) {
        "on-edge"
    } else {
        "outside"
    }
}

/// Half of the probes are on an edge, as well as numbers allow. There the plain formula is often wrong.
#[test]
fn where_probes_are_on_edges_only_the_exact_relation_is_right() {
    const LINES: usize = 6000;
    let mut random = fastrand::Rng::with_seed(17);
    let (mut input, mut expected, mut on_edge) = (String::new(), Vec::new(), 0);
    for line in 0..LINES {
        // Clockwise on a circle around (300, 200), to one decimal place.
        let mut turns = [0; 4].map(|_| random.f64() * std::f64::consts::TAU);
        turns.sort_by(f64::total_cmp);
        let tenth = |number: f64| (number * 10.0).round() / 10.0;
        let corners = turns.map(|turn| [tenth(300.0 + 150.0 * turn.cos()), tenth(200.0 + 150.0 * turn.sin())]);
        let p = if line % 2 == 0 {
            let (edge, part) = (random.usize(0..4), random.f64());
            let [a, b] = [corners[edge], corners[(edge + 1) % 4]];
            [0, 1].map(|axis| a[axis] + part * (b[axis] - a[axis]))
        } else {
            [tenth(150.0 + 300.0 * random.f64()), tenth(50.0 + 300.0 * random.f64())]
        };
        let relation = relation(&corners, p);
        on_edge += usize::from(relation == "on-edge");
        expected.push(relation);
        input += &corners.as_flattened().iter().chain(&p).map(f64::to_string).collect::<Vec<_>>().join(" ");
        input.push('\n');
    }
    let answers = |arguments: &str| {
        let (out, errors, code) = check(arguments, &input);
        assert_eq!((errors.as_str(), code), ("", Some(0)), "{arguments}");
        out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let exact = answers("quad --contact");
    let differing = exact.iter().zip(&expected).filter(|(answer, expected)| answer != expected).count();
    assert_eq!((exact.len(), differing), (LINES, 0), "the exact relation, against fractions");
    let plain = answers("quad --method same-side");
    let is_wrong = |(says, expected): &(&String, &&str)| (says.as_str() == "true") != (**expected == "inside");
    let wrong = plain.iter().zip(&expected).filter(is_wrong).count();
    assert!((100..300).contains(&wrong), "the plain formula errs in {wrong} of {LINES}; {on_edge} are on an edge");
}

#[test]
fn crowd() {
    good("crowd", "0 0 2 2\n9 9 9 9\n\n2 2 4 4\n1 1 3 3\n", "0 2\n0 3\n2 3\n");
    good("crowd --border misses", "0 0 2 2\n9 9 9 9\n2 2 4 4\n1 1 3 3\n", "0 3\n2 3\n");
    good("crowd --notation centre-size --border misses", "0 0 2 2\n1.9 0 2 2\n", "0 1\n");
    good("crowd", "", "");
    // A bad line keeps its place.
    let (out, errors, code) = check("crowd", "0 0 2 2\n0 0 2\n1 1 3 3\n");
    assert_eq!(out, "0 2\n");
    assert_eq!((errors.as_str(), code), ("line 2: 3 numbers given; allowed: 4, x1, y1, x2, y2\n", Some(1)));
}

#[test]
fn every_comparison_is_explained() {
    good(
        "rects --explain",
        "0 0 5 5 1 1 6 4\n0 0 1 1 2 0 3 1\n",
        "collision\n  ax2 < bx1: 5 < 1 is false\n  bx2 < ax1: 6 < 0 is false\n  ay2 < by1: 5 < 1 is false\n  \
         by2 < ay1: 4 < 0 is false\nno collision\n  ax2 < bx1: 1 < 2 is true\n",
    );
    let (out, ..) = check("quad --explain --method right-of-all", "162 212 210 112 386 152 355 244 251 179\n");
    assert!(out.starts_with("true\n  AB × AP > 0: 7316 > 0 is true\n"), "{out}");
}

#[test]
fn a_bad_line_is_named_and_the_rest_is_judged() {
    let names = "x1 of A, y1 of A, x2 of A, y2 of A, x1 of B, y1 of B, x2 of B, y2 of B";
    for (line, why) in [
        ("1 2 3", format!("3 numbers given; allowed: 8, {names}")),
        ("1", format!("1 number given; allowed: 8, {names}")),
        ("1 2 3 4 5 6 7 8 9", format!("9 numbers given; allowed: 8, {names}")),
        ("0 0 x 5 1 1 6 4", "x2 of A is 'x'; allowed: a finite number".into()),
        ("0 0 5 5 1 1 6 4x", "y2 of B is '4x'; allowed: a finite number".into()),
        ("0 0 5 5 1 1 6 nan", "y2 of B is 'nan': NaN is not a finite number".into()),
        ("0 0 5 5 1 1 6 -inf", "y2 of B is '-inf': -inf is not a finite number".into()),
        ("0 0 5 5 1 1 6 1e200", "y2 of B is '1e200': 1e200 is too large: at most 1e150 in size".into()),
        (
            "5 0 3 1 0 0 1 1",
            "x1 of A is 5, x2 is 3; allowed: x1 no larger than x2, or x y w h with --notation origin-size".into(),
        ),
        (
            "0 0 1 1 0 1 1 0.5",
            "y1 of B is 1, y2 is 0.5; allowed: y1 no larger than y2, or x y w h with --notation origin-size".into(),
        ),
    ] {
        let (out, errors, code) = check("rects", &format!("# first\n{line}\n0 0 5 5 1 1 6 4\n"));
        assert_eq!(out, "error\ncollision\n", "{line}");
        assert_eq!((errors, code), (format!("line 2: {why}\n"), Some(1)), "{line}");
    }
    let (_, errors, _) = check("rects --notation origin-size", "0 0 5 5 1 1 -6 4\n");
    assert_eq!(errors, "line 1: w of B is -6; allowed: 0 or more\n");
    let (_, errors, _) = check("quad", "1 2 3 4 5 6 7 8 9 ten\n");
    assert_eq!(errors, "line 1: y of P is 'ten'; allowed: a finite number\n");
    // No line ends, and bytes that are no text.
    let long = [b"1 ".repeat(100_000), b"\n0 0 5 5 1 1 6 4\n".to_vec()].concat();
    let output = hantei(&["check", "rects"], &long);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "error\ncollision\n");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "line 1: more than 65536 bytes; allowed: 8 numbers\n");
    let output = hantei(&["check", "rects"], b"0 0 5 5 1 1 6 \xff\xfe\n");
    assert_eq!((output.stdout.as_slice(), output.status.code()), (&b"error\n"[..], Some(1)));
}

/// Once `0,0,5,5,1,-1,6,` was a collision: the last number counted as 0.
#[test]
fn a_comma_without_a_number_is_a_missing_number() {
    let names = "x1 of A, y1 of A, x2 of A, y2 of A, x1 of B, y1 of B, x2 of B, y2 of B";
    for (line, missing, given) in [
        ("0,0,5,5,1,-1,6,", "y2 of B is missing, after the last comma", "7 numbers"),
        ("0,0,5,5,1,-1,6 , # nothing", "y2 of B is missing, after the last comma", "7 numbers"),
        ("0 0 5 5,,1 6 4 2", "x1 of B is missing, between two commas", "8 numbers"),
        ("0 0 5 5 1 1, ,6", "x2 of B is missing, between two commas", "7 numbers"),
        (",0,5,5,1,-1,6,4", "x1 of A is missing, before the first comma", "7 numbers"),
        ("5,", "y1 of A is missing, after the last comma", "1 number"),
        (",", "x1 of A is missing, before the first comma", "0 numbers"),
        ("1,2,3,4,5,6,7,8,", "a number is missing, after the last comma", "8 numbers"),
    ] {
        let (out, errors, code) = check("rects", &format!("{line}\n0 0 5 5 1 1 6 4\n"));
        assert_eq!((out.as_str(), code), ("error\ncollision\n", Some(1)), "{line}");
        assert_eq!(errors, format!("line 1: {missing}; {given} given; allowed: 8, {names}\n"), "{line}");
    }
    let (out, errors, _) = check("quad", "1,2,3,4,5,6,7,8,9,\n");
    assert_eq!(out, "error\n");
    assert!(errors.starts_with("line 1: y of P is missing, after the last comma; 9 numbers given"), "{errors}");
    let (out, errors, _) = check("crowd", "0,0,2,\n0,0,2,2\n0,,2,2\n1,1,3,3\n");
    assert_eq!((out.as_str(), errors.lines().count()), ("1 3\n", 2), "{errors}");
}

/// Once a long comment made the next line an error, and many blanks made the only line vanish.
#[test]
fn a_long_line_is_judged_by_itself() {
    let (line, hit) = ("0 0 5 5 1 1 6 4\n", "collision\n");
    let many = |text: &str, bytes: usize| text.repeat(bytes / text.len());
    let too_long = "line 1: more than 65536 bytes; allowed: 8 numbers\n";
    for bytes in [65_000, 65_536, 65_537, 70_000, 131_071, 131_072, 131_073, 400_000] {
        for passed_over in [
            format!("#{}\n", many("x", bytes)),
            format!("{}\n", many(" ", bytes)),
            format!("{}# nothing\n", many("\t", bytes)),
            format!("\u{feff}{}#\r\n", many(" ", bytes)),
        ] {
            let (out, errors, code) = check("rects", &format!("{passed_over}{line}"));
            assert_eq!((out.as_str(), errors.as_str(), code), (hit, "", Some(0)), "{bytes}: {:.9}", passed_over);
        }
        for long in [format!("{}{line}", many(" ", bytes)), format!("{} {}\n", line.trim(), many(" ", bytes))] {
            let (out, errors, code) = check("rects", &format!("{long}{line}"));
            let expected = if long.len() - 1 > 65_536 {
                (format!("error\n{hit}"), too_long.to_string(), Some(1))
            } else {
                (hit.repeat(2), String::new(), Some(0))
            };
            assert_eq!((out, errors, code), expected, "{bytes}");
        }
    }
    // The only line and the last, without a line end.
    let (out, errors, code) = check("rects", &format!("{}0 0 5 5 1 1 6 4", many(" ", 70_000)));
    assert_eq!((out.as_str(), errors, code), ("error\n", too_long.to_string(), Some(1)));
    good("rects", &format!("{line}#{}", many("x", 70_000)), hit);
}

/// Once 1e-400 counted as 0, and 1e-320 was refused.
#[test]
fn a_number_too_small_for_f64_is_not_0() {
    let refused = "at least 1e-145 in size, or 0";
    for number in ["1e-400", "-1e-400", "1e-320", "1e-146"] {
        let (out, errors, _) = check("rects", &format!("0 0 5 5 1 1 6 {number}\n"));
        assert_eq!(out, "error\n", "{number}");
        assert!(errors.contains(refused), "{number}: {errors}");
    }
    let (_, errors, _) = check("rects", "0 0 5 5 1 1 6 1e400\n");
    assert_eq!(errors, "line 1: y2 of B is '1e400': it is too large: at most 1e150 in size\n");
    good("rects", "0 -0 0e-400 .0 0.000 0e9 0 0\n", "collision\n");
}

/// Once the message repeated the word with its own line ends.
#[test]
fn a_word_of_any_kind_is_named_in_one_line() {
    for (word, shown) in [
        ("\u{1b}[31m", "\\u{1b}[31m".to_string()),
        ("5\u{3000}5", "5\\u{3000}5".into()),
        ("\0", "\\0".into()),
        (&"7x".repeat(9_000), format!("{}…{}", "7x".repeat(20), &"7x".repeat(20)[1..])),
    ] {
        let (_, errors, _) = check("crowd", &format!("0 0 1 {word}\n"));
        assert_eq!(errors, format!("line 1: y2 is '{shown}'; allowed: a finite number\n"));
    }
}

#[test]
fn usage_errors_and_files() {
    let refused = |arguments: &str, why: &str, code: i32| {
        let (out, errors, exit) = check(arguments, "");
        assert_eq!((out.as_str(), errors.lines().count(), exit), ("", 1, Some(code)), "{arguments}: {errors}");
        assert!(errors.starts_with("hantei: ") && errors.contains(why), "{arguments}: {errors}");
    };
    refused("rects --method fastest", "allowed: four-flags, ruled-out, not-ruled-out, origin-size", 2);
    refused("rects --notation polar", "allowed: corners, origin-size, centre-size", 2);
    refused("crowd --border maybe", "allowed: as-written, hits, misses", 2);
    refused("crowd --explain", "'--explain'", 2);
    refused("crowd --contact", "'--contact'", 2);
    for other in ["--method two-corners", "--border hits", "--explain"] {
        let name = other.split(' ').next().expect("a name");
        refused(&format!("rects --contact {other}"), &format!("'--contact' cannot be used together with '{name}"), 2);
        refused(&format!("rects {other} --contact"), "cannot be used together with '--", 2);
    }
    refused("quad --contact --method crossings", "'--contact' cannot be used together with '--method", 2);
    // Once more than two options at once had an empty name.
    refused("quad --contact --method crossings --border hits", "'--method <METHOD>, --border <BORDER>'", 2);
    refused("cuboids --method four-flags", "allowed: two-corners, centre-size", 2);
    refused("cuboids --contact --method centre-size", "'--contact' cannot be used together with '--method", 2);
    refused("circle --method four-flags", "allowed: closest, root, regions, box, corners", 2);
    refused("circle --contact --border hits", "'--contact' cannot be used together with '--border", 2);
    refused("circle --amount", "--contact", 2);
    refused("cuboids --formula ax<bx --method centre-size", "'--formula", 2);
    let (out, errors, exit) = check("cuboids --formula az2<cz1", "");
    assert_eq!((out.as_str(), exit), ("", Some(2)));
    assert_eq!(errors.lines().skip(1).collect::<Vec<_>>(), ["  az2<cz1", "      ^^^"], "{errors}");
    refused("discs", "'discs'", 2);
    refused("rects /no/such/file", "cannot read /no/such/file", 1);
    refused("rects /", "/: ", 1);
}

#[test]
fn it_asks_as_the_source_does() {
    let job = Job::Rects {
        notation: Notation::Corners,
        test: LineTest::BuiltIn(OverlapMethod::TwoCorners, BorderRule::AsWritten),
        explain: false,
    };
    let asked = |mut input: &[u8]| {
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let words = Words::new(Language::En);
        let mut refuse = |line, why| errors.push(format!("line {line}: {}", words.say(&why)));
        let mut sinks = Sinks { out: &mut out, errors: &mut refuse, hints: &mut |_| {}, progress: &mut |_| {} };
        let good = ask(&job, &mut input, &mut sinks).expect("memory can be written");
        (String::from_utf8(out).unwrap(), errors.join("\n"), good)
    };
    assert_eq!(asked(b"0 0 5 5\n1 1 6 4\n"), ("RectA: RectB: collision\n".into(), String::new(), true));
    assert_eq!(
        asked(b"0 0 5\n0 0 5 5\n6 6 7 7\n"),
        (
            "RectA: RectA: RectB: no collision\n".into(),
            "line 1: 3 numbers given; allowed: 4, x1, y1, x2, y2".into(),
            true
        )
    );
    assert_eq!(asked(b"0 0 5 5\n"), ("RectA: RectB: \n".into(), String::new(), false));
}

/// A million lines, answered while they are written: as many answers, and memory that does not grow.
#[test]
fn a_million_lines_stream() {
    const LINES: usize = 1_000_000;
    let mut program =
        program().args(["check", "rects"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("hantei runs");
    let id = program.id();
    let mut pipe = program.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || {
        let thousand: String = (0..1000).map(|i| format!("0 0 500 5 {i}.5 1 {} 4\n", i + 1)).collect();
        (0..LINES / 1000).for_each(|_| pipe.write_all(thousand.as_bytes()).expect("it reads on"));
        // All but the last few lines are answered, and the program still runs.
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).map(str::to_owned);
        most.and_then(|most| most.trim().trim_end_matches(" kB").parse::<u64>().ok())
    });
    let answers = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    let mut hits = 0;
    let count = answers.inspect(|answer| hits += usize::from(answer.as_deref().unwrap() == "collision")).count();
    assert_eq!((count, hits), (LINES, LINES / 2), "500 of each thousand begin before 500");
    assert!(program.wait().expect("it ends").success());
    if let Some(kilobytes) = writer.join().expect("all is written") {
        assert!(kilobytes < 20_000, "{kilobytes} kB");
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut program = program()
        .args(["check", "rects"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("hantei runs");
    drop(program.stdout.take());
    let mut pipe = program.stdin.take().expect("a pipe");
    let lines = "0 0 5 5 1 1 6 4\n".repeat(100_000);
    let _ = pipe.write_all(lines.as_bytes());
    drop(pipe);
    let output = program.wait_with_output().expect("hantei ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
