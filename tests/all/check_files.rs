//! `hantei check` with real files: tables of a spreadsheet, many similar lines; and depths beside the relation.

use crate::check::{check, good};

/// A spreadsheet's file: semicolons, quotes, a line with the names of the columns.
#[test]
fn a_table_is_read() {
    good("rects", "0;0;5;5;1;1;6;4\n0 ; 0;5;5; 6;0;7;5 # apart\n", "collision\nno collision\n");
    good("rects", "\"0\",\"0\",\"5\",\"5\",\"1\",\"1\",\"6\",\"4\"\n", "collision\n");
    good("rects", "\"0\";0;5;5;\"6.5\";0;7;5\n", "no collision\n");
    good("rects --header", "x1,y1,x2,y2,bx1,by1,bx2,by2\n0,0,5,5,1,1,6,4\n", "collision\n");
    good("rects --header", "\u{feff}\n# made by hand\n1 2 3 4 5 6 7 8\n0,0,5,5,1,1,6,4\n", "collision\n");
    good("crowd --header", "x1;y1;x2;y2\n0;0;2;2\n1;1;3;3\n", "0 1\n");
    good("quad --header", "a b c d p\n0 0 4 0 4 4 0 4 2 2\n", "true\n");
    good("rects --header", "", "");
    for (line, why) in [
        (
            "0,5;0;5;5;1;1;6;4",
            "line 1: ',' and ';' in one line; allowed: only one of the two (write decimals with a point)\n",
        ),
        (
            "0;0;5;5;1;1;6;4,5",
            "line 1: ',' and ';' in one line; allowed: only one of the two (write decimals with a point)\n",
        ),
        ("0;0;5;5;1;;6;4", "line 1: y1 of B is missing, between two semicolons; 7 numbers given;"),
        (";0;5;5;1;1;6;4", "line 1: x1 of A is missing, before the first semicolon; 7 numbers given;"),
        ("0;0;5;5;1;1;6;", "line 1: y2 of B is missing, after the last semicolon; 7 numbers given;"),
        ("0,0,5,5,1,\"\",6,4", "line 1: y1 of B is missing, between two commas; 7 numbers given;"),
        ("\"0\",0,5,5,1,1,6,\"4", "line 1: y2 of B is '\"4'; allowed: a finite number\n"),
    ] {
        let (out, errors, code) = check("rects", &format!("{line}\n0 0 5 5 1 1 6 4\n"));
        assert_eq!((out.as_str(), code), ("error\ncollision\n", Some(1)), "{line}");
        assert!(errors.starts_with(why), "{line}: {errors}");
    }
    // A header without the option for it.
    let (out, errors, code) = check("rects", "x1,y1,x2,y2,bx1,by1,bx2,by2\n0,0,5,5,1,1,6,4\n");
    assert_eq!((out.as_str(), code), ("error\ncollision\n", Some(1)));
    assert_eq!(
        errors,
        "line 1: x1 of A is 'x1'; allowed: a finite number\nIf line 1 names the columns, add --header\n"
    );
    let (_, errors, _) = check("rects", "0 0 5 5 1 1 6 x\n");
    assert!(!errors.contains("--header"), "{errors}");
}

/// Once each rectangle with sizes in place of corners was a line on standard error, up to a million.
#[test]
fn many_lines_alike_are_counted() {
    let lines = |count: usize| "100 100 50 40 10 90 200 200\n".repeat(count);
    let (out, errors, code) = check("rects", &lines(100_000));
    assert_eq!((out, code), ("error\n".repeat(100_000), Some(1)));
    let errors: Vec<&str> = errors.lines().collect();
    assert_eq!(errors.len(), 12, "{errors:?}");
    assert_eq!(
        errors[9],
        "line 10: x1 of A is 100, x2 is 50; allowed: x1 no larger than x2, or x y w h with --notation origin-size"
    );
    assert_eq!(errors[10], "… and 99,990 more lines like line 10");
    assert_eq!(errors[11], "No line can be read as corners; all lines fit --notation origin-size (x y w h)");
    good("rects --notation origin-size", &lines(2), "collision\ncollision\n");
    // Ten and eleven; each kind separately; a single line is probably a slip.
    let (_, errors, _) = check("rects", &lines(10));
    assert_eq!(errors.lines().count(), 11, "{errors}");
    let (_, errors, _) = check("rects", &(lines(11) + &"1 2 3\n".repeat(12)));
    let said: Vec<&str> = errors.lines().filter(|line| line.starts_with('…')).collect();
    assert_eq!(said, ["… and 1 more line like line 10", "… and 2 more lines like line 21"], "{errors}");
    let (_, errors, _) = check("rects", &lines(2));
    assert!(
        errors.ends_with("\nNo line can be read as corners; all lines fit --notation origin-size (x y w h)\n"),
        "{errors}"
    );
    let good = "0 0 5 5 1 1 6 4\n";
    let (_, errors, _) = check("rects", &(lines(1) + good));
    assert_eq!(errors.lines().count(), 1, "{errors}");
    let (_, errors, _) = check("rects", &(lines(2) + good));
    assert_eq!(errors.lines().count(), 2, "{errors}");
    let (_, errors, _) = check("rects", &(lines(3) + good));
    assert!(errors.ends_with("\n3 of the refused lines fit --notation origin-size (x y w h)\n"), "{errors}");
    // If a number could not be a size, no size is mentioned.
    let (_, errors, _) = check("rects", &(lines(5) + "5 5 4 -4 0 0 1 1\n"));
    assert!(errors.ends_with("line 6: x1 of A is 5, x2 is 4; allowed: x1 no larger than x2\n"), "{errors}");
    let (_, errors, _) = check("crowd", &"100 100 50 40\n".repeat(3));
    assert!(
        errors.ends_with("\nNo line can be read as corners; all lines fit --notation origin-size (x y w h)\n"),
        "{errors}"
    );
    let (_, errors, _) = check("cuboids", &"9 9 9 5 5 5 0 0 0 1 1 1\n".repeat(3));
    assert!(errors.ends_with("all lines fit --notation origin-size (x y z w h d)\n"), "{errors}");
}

#[test]
fn how_much_stands_behind_the_relation() {
    good(
        "rects --contact --amount",
        "0 0 5 5 1 1 6 4\n0 0 5 5 5 0 7 5\n0 0 5 5 8 7 9 9\n0 0 9 9 1 4 2.5 5\n",
        "overlapping 4\ntouching 0\napart 3\noverlapping 2.5\n",
    );
    good(
        "cuboids --contact --amount",
        "0 0 0 5 5 5 5 0 0 6 5 5\n0 0 0 5 5 5 1 1 4.5 2 2 9\n0 0 0 5 5 5 0 0 6 5 5 7\n",
        "touching 0\noverlapping 0.5\napart 1\n",
    );
    good(
        "quad --contact --amount",
        "0 0 4 0 4 4 0 4 2 1\n0 0 4 0 4 4 0 4 4 2\n0 0 4 0 4 4 0 4 7 8\n",
        "inside 1\non-edge 0\noutside 5\n",
    );
    // Beside an edge by less than plain arithmetic sees.
    good("quad --contact --amount", "0 0 10 3 10 8 0 8 0.1 0.03\n", "outside 0.0000000000000000026585019886092614\n");
    let (out, errors, code) = check("rects --amount", "");
    assert_eq!((out.as_str(), errors.contains("missing: --contact"), code), ("", true, Some(2)), "{errors}");
}
