//! Typed formulas: which are accepted, which are refused and why, and that none hangs or crashes.

mod measures;
mod mixed;
mod pasted;
mod random;
mod refused;

use hantei_collision::{About, Axis, Comparison, Corner, Cuboid, End, Point, Quad, Question, Rect};
use hantei_judge::{CuboidFormula, InsideFormula, OverlapFormula};

fn overlap(text: &str) -> OverlapFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn inside(text: &str) -> InsideFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn rect([x, y, width, height]: [f64; 4]) -> Rect {
    Rect::from_origin_size(Point::new(x, y), width, height)
}

fn two() -> (Rect, Rect) {
    (rect([1.0, 20.0, 40.0, 300.0]), rect([7.0, 90.0, 600.0, 1100.0]))
}

fn asked(formula: &OverlapFormula, a: Rect, b: Rect) -> (bool, Vec<String>) {
    let mut trace: Vec<Comparison> = Vec::new();
    let hit = formula.hits(a, b, &mut trace);
    let questions = formula.questions();
    (hit, trace.iter().map(|made| questions[made.question].explained(made)).collect())
}

#[test]
fn names_of_rectangles() {
    let (a, b) = two();
    for (names, number) in [
        (
            "ax ax1 a.x a.left a.x1 A.X a.Left a_x a.xMin a.minX a->x a::x r1.x rect1.x rectA.x r1x a.left() a.getX() \
             a.min.x",
            1.0,
        ),
        ("ay ay1 a.y a.top A.Top a.y1 rect1.top", 20.0),
        ("aw a.w a.width a.Width aWidth rect1.width a.getWidth() this.a.w", 40.0),
        ("ah a.h a.height", 300.0),
        ("ax2 a.x2 a.right a.Right a.xMax", 41.0),
        ("ay2 a.y2 a.bottom a.max.y", 320.0),
        ("acx a.cx a.centerX a.centrex a.center.x a.center_x", 21.0),
        ("acy a.cy a.centery a.centre.y", 170.0),
        ("bx bx1 b.left rect2.x r2.x rectB.left", 7.0),
        ("bw b.width rect2.width", 600.0),
        ("by2 b.bottom r2y2", 1190.0),
        ("bcx b.cx", 307.0),
    ] {
        for name in names.split_whitespace() {
            let formula = overlap(&format!("{name} == 0"));
            let mut trace: Vec<Comparison> = Vec::new();
            formula.hits(a, b, &mut trace);
            assert_eq!(trace[0].numbers, [number, 0.0], "{name}");
        }
    }
}

#[test]
fn names_of_cuboids() {
    let a = Cuboid::from_corners([1.0, 20.0, 300.0], [41.0, 320.0, 350.0]);
    let b = Cuboid::from_corners([7.0, 9.0, 11.0], [13.0, 15.0, 18.0]);
    for (names, number) in [
        ("ax ax1 a.x a.left a.minX a.min.x", 1.0),
        ("ay2 a.bottom a.maxY a.max.y", 320.0),
        ("az az1 a.z a.front a.zMin a.minZ a.min.z r1.z", 300.0),
        ("ad a.d a.depth", 50.0),
        ("az2 a.z2 a.back a.maxZ a.max.z", 350.0),
        ("acz a.cz a.centerZ a.centre.z", 325.0),
        ("bz b.front", 11.0),
        ("bd b.depth rect2.depth", 7.0),
        ("bcz", 14.5),
    ] {
        for name in names.split_whitespace() {
            let formula: CuboidFormula = format!("{name} == 0").parse().unwrap_or_else(|why| panic!("{name}: {why:?}"));
            let mut trace: Vec<Comparison> = Vec::new();
            formula.hits(a, b, &mut trace);
            assert_eq!(trace[0].numbers, [number, 0.0], "{name}");
        }
    }
    // Two rectangles have no depth.
    assert!("az < bz".parse::<OverlapFormula>().is_err());
    let axis = |text: &str| text.parse::<CuboidFormula>().expect("a formula").questions()[0].about;
    assert_eq!(axis("a.max.z < b.min.z"), Some(About::Ends(Axis::Z, End::Max, End::Min)));
    assert_eq!(axis("abs(acz - bcz) * 2 < ad + bd"), Some(About::Centres(Axis::Z)));
    assert_eq!(axis("ax < bz"), None, "two axes at once");
}

#[test]
fn names_of_points() {
    let at = Point::new;
    let quad = Quad::new(at(1.0, 2.0), at(30.0, 4.0), at(50.0, 60.0), at(7.0, 80.0));
    let p = at(9.0, 10.0);
    for (names, number) in [
        ("A.x ax A.X a.x Ax", 1.0),
        ("A.y ay", 2.0),
        ("B.x bx", 30.0),
        ("C.y cy", 60.0),
        ("D.x dx", 7.0),
        ("P.x px P.X", 9.0),
        ("P.y py", 10.0),
        ("cross(A,B,P) side(A,B,P) CROSS(a,b,p)", hantei_collision::side(at(1.0, 2.0), at(30.0, 4.0), p)),
        ("dot(A,B,P)", (1.0 - 9.0) * (30.0 - 9.0) + (2.0 - 10.0) * (4.0 - 10.0)),
    ] {
        for name in names.split_whitespace() {
            let mut trace: Vec<Comparison> = Vec::new();
            inside(&format!("{name} == 0")).contains(&quad, p, &mut trace);
            assert_eq!(trace[0].numbers, [number, 0.0], "{name}");
        }
    }
}

#[test]
fn what_surrounds_a_test_is_forgiven() {
    let plain = "ax < bx && ay < by";
    for text in [
        "ax < bx && ay < by",
        "(ax < bx) and (ay < by)",
        "if (ax < bx && ay < by)",
        "if (ax < bx && ay < by) {",
        "if ax < bx and ay < by:",
        "if ax < bx and ay < by then",
        "IF ax < bx AND ay < by THEN",
        "return ax < bx && ay < by;",
        "return (ax < bx && ay < by);",
        "ax < bx && // left\n  ay < by // above",
        "ax < bx and \\\n ay < by  # above",
        "/* both */ ax < bx /* x */ && ay < by",
        "boolean hit = ax < bx && ay < by;",
        "let hit = ax < bx && ay < by",
        "\u{feff}ax\u{a0}<\u{3000}bx && ay < by",
        "ax＜bx　＆＆　ay＜by",
        "\r\n\tax<bx\r\n&&\r\nay<by\r\n",
        "((((ax < bx)))) && (ay < by)",
        "ax < +bx && ay < by",
    ] {
        let text = text.trim_start_matches('\u{feff}');
        assert_eq!(overlap(text).to_string(), plain, "{text}");
    }
}

#[test]
fn how_it_reads_once_understood() {
    for (text, plain) in [
        ("a.x <= b.right", "a.x <= b.right"),
        ("ax ≤ bx || ax ≧ bw || ax ≠ 1", "ax <= bx || ax >= bw || ax != 1"),
        ("ax === bx || ax !== bw", "ax == bx || ax != bw"),
        ("|acx - bcx| < (aw + bw) / 2", "abs(acx - bcx) < (aw + bw) / 2"),
        ("Math.abs(acx - bcx) < (aw + bw) * 0.5f", "abs(acx - bcx) < (aw + bw) * 0.5"),
        ("Mathf.Abs(acx-bcx)*2 < aw+bw", "abs(acx - bcx) * 2 < aw + bw"),
        ("std::max(ax, bx) < std::min(ax2, bx2)", "max(ax, bx) < min(ax2, bx2)"),
        ("min(ax, bx, aw) < 1", "min(min(ax, bx), aw) < 1"),
        ("ax - (bx - aw) - 1 < .5e1", "ax - (bx - aw) - 1 < 5"),
        ("ax / (bx * aw) / 2 < -(-bx)", "ax / (bx * aw) / 2 < -(-bx)"),
        ("ax < bx || ay < by && ax < by", "ax < bx || (ay < by && ax < by)"),
        ("(ax < bx || ay < by) && ax < by", "(ax < bx || ay < by) && ax < by"),
        ("!(ax < bx) && not ay < by", "!(ax < bx) && !(ay < by)"),
        ("(ax < bx) & (ay < by) & (ax < by)", "(ax < bx) & (ay < by) & (ax < by)"),
        ("(ax < bx) | (ay < by)", "(ax < bx) | (ay < by)"),
        ("(ax < bx) ^ (ay < by)", "(ax < bx) != (ay < by)"),
        ("(ax < bx) == (ay < by)", "!((ax < bx) != (ay < by))"),
        ("float dx = abs(acx - bcx); float w = (aw + bw) / 2; return dx < w;", "abs(acx - bcx) < (aw + bw) / 2"),
        ("dx = abs(acx - bcx)\nw = (aw + bw) / 2\nif dx < w:", "abs(acx - bcx) < (aw + bw) / 2"),
        (
            "bool apart = ax2 < bx; const bool over = ay2 < by; return !(apart || over);",
            "apart = ax2 < bx; over = ay2 < by; !(apart || over)",
        ),
        ("if (ax < bx && ay < by) { return true; } return false;", "if (ax < bx && ay < by) return true; false"),
        ("if ax < bx and ay < by: return True", "if (ax < bx && ay < by) return true; false"),
        (
            "if (ax2 < bx1) { return false; } else if (bx2 < ax1) { return 0; } else { return true; }",
            "if (ax2 < bx1) return false; if (bx2 < ax1) return false; true",
        ),
        (
            "if ax2 < bx1:\n  return False\nelif bx2 < ax1:\n  return False\nreturn ay < by",
            "if (ax2 < bx1) return false; if (bx2 < ax1) return false; ay < by",
        ),
        ("left = ax2 < bx1; if (left) return false; return true;", "left = ax2 < bx1; if (left) return false; true"),
        ("sqrt(ax) < floor(aw / 2)", "sqrt(ax) < floor(aw / 2)"),
        ("float w = ax < bx ? aw : bw; w < 1", "when_1 = ax < bx; (when_1 ? aw : bw) < 1"),
        ("1e100 < ax", "1e100 < ax"),
        ("0.00000001 < ax", "1e-8 < ax"),
    ] {
        let formula = overlap(text);
        assert_eq!(formula.to_string(), plain, "{text}");
        assert_eq!(overlap(plain).to_string(), plain, "{text}: again");
    }
}

#[test]
fn a_short_circuit_skips_and_a_single_sign_does_not() {
    let (a, b) = (rect([0.0, 0.0, 5.0, 5.0]), rect([9.0, 0.0, 5.0, 5.0]));
    for (text, hit, comparisons) in [
        ("ax > bx && ay < by", false, vec!["ax > bx: 0 > 9 is false"]),
        ("ax < bx || ay < by", true, vec!["ax < bx: 0 < 9 is true"]),
        ("(ax > bx) & (ay < by)", false, vec!["ax > bx: 0 > 9 is false", "ay < by: 0 < 0 is false"]),
        ("(ax < bx) | (ay < by)", true, vec!["ax < bx: 0 < 9 is true", "ay < by: 0 < 0 is false"]),
        ("(ax < bx) != (ay < by)", true, vec!["ax < bx: 0 < 9 is true", "ay < by: 0 < 0 is false"]),
        ("f = ay < by; g = ax < bx; g || f", true, vec!["ay < by: 0 < 0 is false", "ax < bx: 0 < 9 is true"]),
        ("ax != bx", true, vec!["ax != bx: 0 != 9 is true"]),
        ("if (ax < bx) return false; return ay < by;", false, vec!["ax < bx: 0 < 9 is true"]),
        ("if (ax > bx) return true; true", true, vec!["ax > bx: 0 > 9 is false"]),
    ] {
        let expected: Vec<String> = comparisons.into_iter().map(String::from).collect();
        assert_eq!(asked(&overlap(text), a, b), (hit, expected), "{text}");
    }
}

fn about(questions: &[Question]) -> Vec<Option<About>> {
    questions.iter().map(|question| question.about).collect()
}

#[test]
fn a_comparison_of_rectangles_says_what_it_speaks_of() {
    let ends = |axis, a, b| Some(About::Ends(axis, a, b));
    for (text, expected) in [
        ("ax + aw > bx", ends(Axis::X, End::Max, End::Min)),
        ("a.right - 1 >= b.left", ends(Axis::X, End::Max, End::Min)),
        ("bx - ax < aw", ends(Axis::X, End::Max, End::Min)),
        ("0 < by + bh - ay", ends(Axis::Y, End::Min, End::Max)),
        ("2 * ax == bx * 2", ends(Axis::X, End::Min, End::Min)),
        ("ay2 < by2", ends(Axis::Y, End::Max, End::Max)),
        ("abs(acx - bcx) < (aw + bw) / 2", Some(About::Centres(Axis::X))),
        ("2 * abs(acy - bcy) < ah + bh", Some(About::Centres(Axis::Y))),
        ("abs(ax + aw / 2 - (bx + bw / 2)) < aw", Some(About::Centres(Axis::X))),
        ("acx - bcx < (aw + bw) / 2", Some(About::Centres(Axis::X))),
        ("acx < bcx", Some(About::Centres(Axis::X))),
        ("ax < by", None),
        ("ax < 100", None),
        ("aw < bw", None),
        ("(acx - bcx) * (acx - bcx) + (acy - bcy) * (acy - bcy) < aw * aw", None),
        ("max(ax, bx) < min(ax2, bx2)", None),
    ] {
        assert_eq!(about(&overlap(text).questions()), [expected], "{text}");
    }
}

#[test]
fn a_comparison_of_points_says_what_it_speaks_of() {
    for (text, expected) in [
        ("cross(A, B, P) > 0", Some(About::Edge(Corner::A))),
        ("cross(B, A, P) > 0", Some(About::Edge(Corner::A))),
        ("cross(D, A, P) >= 0", Some(About::Edge(Corner::D))),
        ("dot(C, D, P) <= 0", Some(About::Edge(Corner::C))),
        ("(B.x - A.x) * (P.y - A.y) - (B.y - A.y) * (P.x - A.x) > 0", Some(About::Edge(Corner::A))),
        ("A.y > P.y", Some(About::Corner(Corner::A))),
        ("P.y < D.y", Some(About::Corner(Corner::D))),
        ("A.x > P.x", None),
        ("cross(A, C, P) > 0", None),
        ("P.x > 3", None),
    ] {
        assert_eq!(about(&inside(text).questions()), [expected], "{text}");
    }
}
