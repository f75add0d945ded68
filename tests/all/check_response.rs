//! `hantei check response` as a spec: a moving rectangle, and what it meets.

use crate::check::{check, good};

/// A walker on a floor of three tiles, as one line.
const SEAM: &str = "14 68 16 32  3 4  0 100 32 32  32 100 32 32  64 100 32 32\n";

#[test]
fn what_is_true() {
    for (line, answer) in [
        ("-10 64 16 32  0 16  0 100 32 32", "top 0.25"),
        ("-20,104,16,24,8,0,0,100,32,32", "left 0.5"),
        ("36;140;16;32;-12;-16;0;100;32;32", "bottom 0.5"),
        ("\"-24\" 100 16 32  40 -40  0 100 32 32 # round the corner", "left 0.2"),
        ("0 110 4 4  60 0  24 80 8 60", "left 0.3333333333333333"),
        ("-24 60 16 32  16 16  0 100 32 32", "corner 0.5"),
        ("4 80 16 32  2 4  0 100 32 32", "inside"),
        ("-4 68 16 32  6 4  0 100 32 32", "top 0"),
        ("1 3 3 1  -12 -1  0 0 1 4", "right 0"), // not -0
        ("-32 84 16 32  32 -32  0 100 32 32", "none"),
        ("-4 68 16 32  6 0  0 100 32 32", "none"),
        ("8 60 16 32  0 8  0 100 32 32", "none"),
        ("-30 60 16 32  0 60  0 100 32 32", "none"),
    ] {
        good("response", &format!("{line}\n"), &format!("{answer}\n"));
    }
    good("response", SEAM, "top 0\n");
    good("response --header", "ax,ay,aw,ah,vx,vy,bx,by,bw,bh\n-10,64,16,32,0,16,0,100,32,32\n", "top 0.25\n");
}

#[test]
fn what_a_method_says() {
    let fast = "-24 60 16 32  16 24  0 100 32 32\n";
    for (arguments, line, answer) in [
        ("least-overlap", "-10 64 16 32  0 12  0 100 32 32\n", "left 6"),
        ("diagonals", "6 64 16 32  0 8  0 100 320 16\n", "left 22"),
        ("diagonals", "-4 68 16 32  6 0  0 100 32 32\n", "top 0"),
        ("previous", fast, "top 16"),
        ("previous", "4 80 16 32  2 4  0 100 32 32\n", "unknown"),
        ("axis-by-axis", fast, "top 16"),
        ("axis-by-axis --order y", fast, "left 8"),
        ("axis-by-axis", "-12 90 16 32  0 0  0 100 32 32\n", "unknown"),
        ("swept", fast, "left 0.5"),
        ("swept", "-24 60 16 32  16 16  0 100 32 32\n", "top 0.5"),
        ("swept --tie x", "-24 60 16 32  16 16  0 100 32 32\n", "left 0.5"),
        ("swept", "4 80 16 32  2 4  0 100 32 32\n", "inside"),
        ("swept", "-30 60 16 32  0 60  0 100 32 32\n", "none"),
        ("least-overlap", SEAM, "top 4"),
        ("least-overlap --asked reversed", SEAM, "left 1 top 4"),
        ("previous --asked reversed", SEAM, "top 4"),
        ("swept --asked reversed", SEAM, "top 0"),
        // This wall is real, and A meets it on the rest of the way.
        ("swept", "10 64 16 32  12 8  0 100 32 32  32 100 32 32  32 68 32 32\n", "top 0.5 left 0.5"),
    ] {
        good(&format!("response --method {arguments}"), line, &format!("{answer}\n"));
    }
}

#[test]
fn a_circle() {
    for (line, answer) in [
        ("0 0 5  60 40  33 24 8 60", "corner 0.5 normal -0.6 -0.8"),
        ("50 130 10  60 0  100 100 80 60", "left 0.6666666666666666"),
        ("57,126,5,80,-60,100,100,80,60", "none"), // grazes
        ("140 130 5  1 1  100 100 80 60", "inside"),
        // The corner of the square only.
        ("90 88 10  2 4  100 100 80 60", "none"),
    ] {
        good("response --circle", &format!("{line}\n"), &format!("{answer}\n"));
    }
    for (arguments, line, answer) in [
        ("least-overlap", "90 88 10  2 4  100 100 80 60", "top 2"),
        ("swept", "90 88 10  2 4  100 100 80 60", "none"),
        ("swept", "0 0 5  60 40  33 24 8 60", "corner 0.5 normal -0.6 -0.8"),
        ("swept --end --answer bounce", "140 80 10  6 20  100 100 80 60", "top 0.5 end 146 80 velocity 6 -20"),
        ("swept --end", "140 80 10  6 20  100 100 80 60", "top 0.5 end 146 90 velocity 6 0"),
        ("swept --end --answer stop", "140 80 10  6 20  100 100 80 60", "top 0.5 end 143 90 velocity 6 0"),
        ("diagonals --end", "140 80 10  6 20  100 100 80 60", "top 10 end 146 90 velocity 6 0"),
        ("swept --end", "0 0 5  6 4  100 100 80 60", "none end 6 4 velocity 6 4"),
        // Between two bricks.
        (
            "swept --answer bounce",
            "25 50 5  80 0  0 0 10 100  40 0 10 100",
            "left 0.125 right 0.375 left 0.625 right 0.875",
        ),
    ] {
        good(&format!("response --circle --method {arguments}"), &format!("{line}\n"), &format!("{answer}\n"));
    }
}

#[test]
fn tiles_that_move() {
    // A lift comes up under a box that stands still; a paddle comes towards a ball.
    good("response --moving", "8 60 16 32  0 0  0 100 32 32  0 -16\n", "top 0.5\n");
    good("response --moving", "14 68 16 32  3 4  0 100 32 32  32 100 32 32  3 4\n", "none\n");
    let paddle = "40 50 8  -8 4  12 20 8 60  8 0\n";
    good("response --circle --moving", paddle, "right 0.75\n");
    for (arguments, answer) in [
        ("swept --end", "right 0.75 end 36 54 velocity 8 4"),
        ("swept --answer bounce --end", "right 0.75 end 40 54 velocity 24 4"),
        ("least-overlap --end", "right 4 end 36 54 velocity 8 4"),
    ] {
        good(&format!("response --circle --moving --method {arguments}"), paddle, &format!("{answer}\n"));
    }
}

#[test]
fn each_comparison() {
    good(
        "response --method previous --explain",
        "-10 64 16 32  0 12  0 100 32 32\n",
        "top 8\n  left > 0: 6 > 0 is true\n  right > 0: 42 > 0 is true\n  top > 0: 8 > 0 is true\n  \
         bottom > 0: 56 > 0 is true\n  ay + ah <= by: 96 <= 100 is true\n",
    );
    let (out, ..) = check("response --method least-overlap --asked reversed --explain", SEAM);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[..3], ["left 1 top 4", "  B3 left > 0: -31 > 0 is false", "  B2 left > 0: 1 > 0 is true"]);
    assert_eq!(lines.last(), Some(&"  B1 min(left, right) < min(top, bottom): 16 < 4 is false"));
}

#[test]
fn a_line_that_cannot_be_judged() {
    let names = "allowed: 10, x of A, y of A, w of A, h of A, vx, vy, x of B, y of B, w of B, h of B";
    for (line, why) in [
        ("1 2 3", format!("3 numbers given; {names}")),
        ("14 68 16 32 3 4 0 100 32 32 32 100 32", format!("13 numbers given; {names}")),
        ("14 68 -16 32 3 4 0 100 32 32", "w of A is -16; allowed: 0 or more".into()),
        ("14 68 16 32 3 4 0 100 32 32 32 100 32 -1", "h of B is -1; allowed: 0 or more".into()),
        ("14 68 16 32 fast 4 0 100 32 32", "vx is 'fast'".into()),
        ("14 68 16 32 3 1e200 0 100 32 32", "vy is '1e200'".into()),
        ("14,68,16,32,3,4,0,100,32,,", "h of B is missing".into()),
    ] {
        let (out, said, code) = check("response", &format!("{line}\n"));
        assert_eq!((out.as_str(), code), ("error\n", Some(1)), "{line}");
        assert!(said.starts_with("line 1: ") && said.contains(&why), "{line}: {said}");
    }
    for (option, line, why) in [
        (
            "--circle",
            "0 0 5 60 40 33 24 8",
            "8 numbers given; allowed: 9, x of A, y of A, r of A, vx, vy, x of B, y of B",
        ),
        ("--circle", "0 0 -5 60 40 33 24 8 60", "r of A is -5; allowed: 0 or more"),
        ("--circle", "0 0 5 60 40 33 24 8 60 1", "10 numbers given; allowed: 9"),
        ("--moving", "14 68 16 32 3 4 0 100 32 32", "10 numbers given; allowed: 12, x of A"),
        ("--moving", "14 68 16 32 3 4 0 100 32 32 1 up", "vy of B is 'up'"),
        ("--circle --moving", "40 50 8 -8 4 12 20 8 60 8", "10 numbers given; allowed: 11, x of A"),
    ] {
        let (out, said, code) = check(&format!("response {option}"), &format!("{line}\n"));
        assert_eq!((out.as_str(), code), ("error\n", Some(1)), "{line}");
        assert!(said.starts_with("line 1: ") && said.contains(why), "{line}: {said}");
    }
    let (_, said, _) = check("response", "x y w h vx vy x y w h\n-10 64 16 32 0 16 0 100 32 32\n");
    assert!(said.contains("--header"), "{said}");
}

#[test]
fn options_that_do_not_go_together() {
    for (arguments, why) in [
        ("--explain", "--method"),
        ("--order x", "--method"),
        ("--method swept --order x", "'--order' has no meaning for the method swept; allowed with: axis-by-axis"),
        ("--method previous --tie x", "'--tie' has no meaning for the method previous; allowed with: swept"),
        ("--end", "--method"),
        ("--answer bounce", "--method"),
        ("--method previous --answer bounce", "'--answer' has no meaning for the method previous; allowed with: swept"),
        ("--method swept --answer fly", "allowed: out, stop, slide, bounce"),
        (
            "--circle --method swept --explain",
            "'--explain' has no meaning for the method swept; allowed with: least-overlap, diagonals, previous, axis-by-axis",
        ),
        ("--method fastest", "allowed: least-overlap, diagonals, previous, axis-by-axis, swept"),
        ("--method swept --tie z", "allowed: x, y"),
        ("--method swept --asked twice", "allowed: given, reversed"),
        ("--border hits", "'--border'"),
        ("--notation corners", "'--notation'"),
        ("--contact", "'--contact'"),
    ] {
        let (out, said, code) = check(&format!("response {arguments}"), "");
        assert_eq!((out.as_str(), said.lines().count(), code), ("", 1, Some(2)), "{arguments}: {said}");
        assert!(said.starts_with("hantei: ") && said.contains(why), "{arguments}: {said}");
    }
}
