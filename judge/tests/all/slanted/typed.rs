//! Tests of segments and turned rectangles that are typed, with hantei's names, and pasted ones as they run on the stage.

use super::{judged, text_of, word};
use hantei_collision::ShapeKind::{self, Circle, Point, Polygon, Rect, Segment, Turned};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Border, Comparison, Contact};
use hantei_judge::{
    CodeLanguage, CodeParameters, FamilyRefusal, Formula, FormulaFlaw, NumberKind, ParseOptions, SlantedJudging,
    SlantedSays, SlantedStop, SlantedVerdict, slanted_cases,
};
use std::io::Write as _;
use std::process::{Command, Stdio};

type Kinds = [ShapeKind; 2];

fn read(kinds: Kinds, text: &str) -> Formula<Pair<'static>> {
    let read = Formula::<Pair>::read_for(kinds, text, &ParseOptions::default());
    read.unwrap_or_else(|error| panic!("{error}\n{text}")).0
}

fn verdicts(formula: &Formula<Pair<'static>>, at_once: usize) -> Vec<SlantedVerdict> {
    let mut judging = SlantedJudging::of(formula).expect("it is understood").expect("a slanted pair");
    let mut part = 0.0;
    loop {
        if let Some(judged) = judging.advance(at_once) {
            return judged.expect("it runs").verdicts;
        }
        assert!(judging.part() >= part, "it goes on");
        part = judging.part();
    }
}

const SIDES: &str = "d1 = (bx2 - bx1) * (ay1 - by1) - (by2 - by1) * (ax1 - bx1); \
    d2 = (bx2 - bx1) * (ay2 - by1) - (by2 - by1) * (ax2 - bx1); \
    d3 = (ax2 - ax1) * (by1 - ay1) - (ay2 - ay1) * (bx1 - ax1); \
    d4 = (ax2 - ax1) * (by2 - ay1) - (ay2 - ay1) * (bx2 - ax1); d1 * d2 <= 0 && d3 * d4 <= 0";
const BOXES: &str = " && max(ax1, ax2) >= min(bx1, bx2) && max(bx1, bx2) >= min(ax1, ax2) \
    && max(ay1, ay2) >= min(by1, by2) && max(by1, by2) >= min(ay1, ay2)";
const CORNERS: &str = "c1 = (ax2 - ax1) * (by1 - ay1) - (ay2 - ay1) * (bx1 - ax1); \
    c2 = (ax2 - ax1) * (by1 - ay1) - (ay2 - ay1) * (bx2 - ax1); \
    c3 = (ax2 - ax1) * (by2 - ay1) - (ay2 - ay1) * (bx2 - ax1); \
    c4 = (ax2 - ax1) * (by2 - ay1) - (ay2 - ay1) * (bx1 - ax1); \
    min(min(c1, c2), min(c3, c4)) <= 0 && max(max(c1, c2), max(c3, c4)) >= 0";
const IN_THE_BOX: &str =
    " && max(ax1, ax2) >= bx && min(ax1, ax2) <= bx + bw && max(ay1, ay2) >= by && min(ay1, ay2) <= by + bh";
const NEAREST: &str = "dx = ax2 - ax1; dy = ay2 - ay1; \
    t = min(max(((bx - ax1) * dx + (by - ay1) * dy) / (dx * dx + dy * dy), 0), 1); \
    qx = ax1 + t * dx - bx; qy = ay1 + t * dy - by; qx * qx + qy * qy <= br * br";
const TURNED_BACK: &str =
    "abs((px - bcx) * bc + (py - bcy) * bs) <= bw / 2 && abs((py - bcy) * bc - (px - bcx) * bs) <= bh / 2";
const FOUR_AXES: &str = "x = bcx - acx; y = bcy - acy; c = abs(ac * bc + as * bs); s = abs(ac * bs - as * bc); \
    abs(x * ac + y * as) <= (aw + bw * c + bh * s) / 2 && abs(y * ac - x * as) <= (ah + bw * s + bh * c) / 2 \
    && abs(x * bc + y * bs) <= (bw + aw * c + ah * s) / 2 && abs(y * bc - x * bs) <= (bh + aw * s + ah * c) / 2";
const CIRCLE_BACK: &str = "x = (ax - bcx) * bc + (ay - bcy) * bs; y = (ay - bcy) * bc - (ax - bcx) * bs; \
    qx = x - min(max(x, -bw / 2), bw / 2); qy = y - min(max(y, -bh / 2), bh / 2); qx * qx + qy * qy <= ar * ar";
const IN_ITS_FRAME: &str = "u1 = (ax1 - bcx) * bc + (ay1 - bcy) * bs; v1 = (ay1 - bcy) * bc - (ax1 - bcx) * bs; \
    u2 = (ax2 - bcx) * bc + (ay2 - bcy) * bs; v2 = (ay2 - bcy) * bc - (ax2 - bcx) * bs; \
    max(u1, u2) >= -bw / 2 && min(u1, u2) <= bw / 2 && max(v1, v2) >= -bh / 2 && min(v1, v2) <= bh / 2 \
    && abs(u1 * v2 - v1 * u2) <= bw / 2 * abs(v2 - v1) + bh / 2 * abs(u2 - u1)";
const RECT_AND_TURNED: &str = "x = bcx - acx; y = bcy - acy; \
    abs(x) <= (aw + bw * abs(bc) + bh * abs(bs)) / 2 && abs(y) <= (ah + bw * abs(bs) + bh * abs(bc)) / 2 \
    && abs(x * bc + y * bs) <= (bw + aw * abs(bc) + ah * abs(bs)) / 2 \
    && abs(y * bc - x * bs) <= (bh + aw * abs(bs) + ah * abs(bc)) / 2";
/// Its corners are those of its numbers.
const A_CORNER: &str =
    "min(min(b1x, b2x), min(b3x, b4x)) <= px && px <= max(max(b1x, b2x), max(b3.x, b4.x)) && b1y <= b1.y";

#[test]
fn typed_tests_are_judged() {
    let sides = format!("{SIDES}{BOXES}");
    let corners = format!("{CORNERS}{IN_THE_BOX}");
    for (kinds, text, expected) in [
        ([Segment, Segment], SIDES, "hits not-on-one-line"),
        ([Segment, Segment], &sides, "hits"),
        ([Segment, Segment], &BOXES[4..], "wrong"),
        ([Segment, Rect], CORNERS, "wrong"),
        ([Segment, Rect], &corners, "hits"),
        ([Segment, Circle], NEAREST, "hits"),
        ([Point, Turned], TURNED_BACK, "right"),
        ([Point, Turned], A_CORNER, "wrong"),
        ([Turned, Turned], FOUR_AXES, "right"),
        ([Turned, Turned], "abs(bcx - acx) < (aw + bw) / 2", "wrong"),
        ([Circle, Turned], CIRCLE_BACK, "right"),
        ([Segment, Turned], IN_ITS_FRAME, "right"),
        ([Rect, Turned], RECT_AND_TURNED, "right"),
    ] {
        let formula = read(kinds, text);
        let [all, few] = [usize::MAX, 7].map(|at_once| verdicts(&formula, at_once));
        assert_eq!(word(&all[0]), expected, "{text}: {:?}", all[0].errors);
        assert_eq!((all.len(), all), (1, few), "{text}: a few at a time is the same");
    }
}

/// Names that a kind does not have are refused, and the nearest is named.
#[test]
fn each_kind_has_its_own_names() {
    for (kinds, text, nearest) in [
        ([Segment, Segment], "ax1 < bw", Some("bx1")),
        ([Segment, Rect], "ax1 < br", Some("bx")),
        ([Point, Turned], "px < bx", None),
        ([Polygon, Polygon], "ax < bx", None),
    ] {
        let error = Formula::<Pair>::read_for(kinds, text, &ParseOptions::default()).expect_err(text);
        let FormulaFlaw::UnknownName(_, found) = &error.flaw else { panic!("{text}: {error}") };
        assert!(nearest.is_none() || found.is_some(), "{text}: {error}");
    }
}

/// In which pair of a scene a text is at home.
fn at_home(kinds: Kinds) -> Kinds {
    match kinds {
        [Turned | Polygon, Point | Circle | Rect] | [Polygon, Turned] | [Rect | Circle | Turned | Polygon, Segment] => {
            [kinds[1], kinds[0]]
        }
        other => other,
    }
}

fn pasted(file: &str) -> Formula<Pair<'static>> {
    read(at_home(judged(file).verdicts[0].reading.kinds), &text_of(file))
}

/// What is judged is what runs: the same verdicts as of the text, and each wrong case is wrong on the stage.
#[test]
fn a_pasted_test_runs_as_it_is_judged() {
    for file in ["lineline.js", "linerect.js", "turned.lua", "obb.js", "so_line.py", "pq.py"] {
        let (formula, expected) = (pasted(file), judged(file).verdicts);
        assert!(formula.is_run(), "{file}");
        assert_eq!(verdicts(&formula, 11), expected, "{file}");
        for error in &expected[0].errors {
            let says = formula.holds(&error.pair, &mut ());
            match error.says {
                SlantedSays::DividesByZero => {
                    assert_eq!(formula.stop(&error.pair), Some(SlantedStop::DividesByZero), "{file}");
                }
                said => assert_eq!(says, said == SlantedSays::Hit, "{file}"),
            }
        }
    }
}

/// Its questions are those of its run, with the numbers that it compared.
#[test]
fn a_run_tells_its_comparisons() {
    let kinds = [Segment, Circle];
    let formula = pasted("segcircle.lua");
    for pair in slanted_cases(kinds, NumberKind::Fractions, 4).step_by(37) {
        let mut trace: Vec<Comparison> = Vec::new();
        let says = formula.holds(&pair, &mut trace);
        let questions = formula.questions_of(&pair);
        assert_eq!(trace.len(), questions.len());
        for (made, question) in trace.iter().zip(&questions) {
            assert_eq!(
                (made.question, question.operator.holds(made.numbers[0], made.numbers[1])),
                (question.id, made.holds)
            );
        }
        let last = trace.last().expect("it compares");
        assert_eq!(last.holds, says, "{}", questions[last.question]);
        assert!(!questions[last.question].left.contains(['<', '>', '\n']), "{}", questions[last.question]);
    }
}

#[test]
fn whole_numbers_and_other_corners_stop_a_run() {
    let formula = read([Segment, Segment], &text_of("products.java"));
    let line = |numbers: &[f64]| Shape::new(Segment, numbers).expect("a segment");
    let of = |shift: f64| Pair::new(line(&[0.0, 0.0, 4.0, 4.0]), line(&[0.0, 4.0 + shift, 4.0, 0.0])).expect("a pair");
    assert_eq!(formula.stop(&of(0.0)), None);
    assert_eq!(formula.stop(&of(0.5)), Some(SlantedStop::Fractions));
}

#[test]
fn a_text_of_other_shapes_is_refused_by_name() {
    let error = Formula::<Pair>::read_for([Segment, Segment], &text_of("obb.js"), &ParseOptions::default());
    assert_eq!(error.expect_err("turned").flaw, FormulaFlaw::Family(FamilyRefusal::OtherPair([Turned, Turned])));
    let rects =
        "function hit(a, b) { return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h; }";
    let error = Formula::<Pair>::read_for([Turned, Turned], rects, &ParseOptions::default()).expect_err("upright");
    assert!(matches!(error.flaw, FormulaFlaw::Family(FamilyRefusal::Other(_))), "{error}");
}

/// A convex polygon around a place.
fn convex(count: usize, x: f64, y: f64, radius: f64, turn: f64) -> Shape<'static> {
    let corner = |place: usize| {
        let angle = turn + place as f64 / count as f64 * std::f64::consts::TAU;
        [(x + radius * angle.cos()).round(), (y + radius * angle.sin()).round()]
    };
    let numbers: Vec<f64> = (0..count).flat_map(corner).collect();
    Shape::new(Polygon, &numbers).expect("a polygon")
}

/// Each list has the corners of its polygon.
#[test]
fn polygons_can_have_different_corners() {
    let formula = read([Polygon, Polygon], &text_of("sat.js"));
    let mut seen = [0; 3];
    for at in 0..60 {
        let at = f64::from(at);
        let (count, other) = (3 + (at as usize) % 6, 3 + (at as usize / 6) % 5);
        let a = convex(count, at * 7.0 % 90.0 + 10.0, at * 13.0 % 150.0 + 30.0, 20.0 + at % 7.0 * 5.0, at);
        let pair = Pair::new(a, convex(other, 110.0, 100.0, 50.0, 0.3)).expect("a pair");
        assert_eq!(formula.stop(&pair), None, "{pair:?}");
        seen[pair.contact() as usize] += 1;
        if pair.contact() != Contact::Touching {
            assert_eq!(formula.holds(&pair, &mut ()), pair.hits(Border::Hits), "{pair:?}");
        }
    }
    assert!(seen[Contact::Apart as usize] > 10 && seen[Contact::Overlapping as usize] > 10, "{seen:?}");
}

/// The code of a typed test says the same in a language as in hantei, of corners too.
#[test]
fn typed_tests_are_written_in_a_language() {
    for (kinds, text) in [
        ([Segment, Segment], SIDES),
        ([Segment, Rect], CORNERS),
        ([Segment, Circle], NEAREST),
        ([Point, Turned], A_CORNER),
        ([Circle, Turned], CIRCLE_BACK),
        ([Turned, Turned], FOUR_AXES),
        ([Segment, Turned], IN_ITS_FRAME),
    ] {
        let formula = read(kinds, text);
        let mut code = formula.code(CodeLanguage::Python, CodeParameters::Numbers, "A test.");
        let cases: Vec<Pair> = slanted_cases(kinds, NumberKind::Fractions, 4).step_by(7).collect();
        let name = if kinds[0] == Point { "inside" } else { "hits" };
        for pair in &cases {
            let numbers = [pair.a(), pair.b()].into_iter().flat_map(|shape| match shape {
                Shape::Turned(turned) => {
                    let (at, to) = (turned.centre(), turned.angle().direction());
                    vec![at.x, at.y, turned.width(), turned.height(), to.x, to.y]
                }
                // Its test reads its corners only.
                Shape::Rect(rect) => vec![rect.min().x, rect.min().y, rect.max().x, rect.max().y],
                other => other.numbers(),
            });
            let numbers = numbers.map(|number| format!("{number:?}")).collect::<Vec<_>>().join(", ");
            // A segment of length 0 divides by 0 there.
            code += &format!("\ntry:\n    print({name}({numbers}))\nexcept ZeroDivisionError:\n    print('-')");
        }
        let said = python(&code);
        assert_eq!(said.lines().count(), cases.len(), "{code}");
        for (line, pair) in said.lines().zip(&cases) {
            let expected = if formula.holds(pair, &mut ()) { "True" } else { "False" };
            assert!(line == expected || line == "-", "{pair:?}: {line}\n{text}");
        }
    }
}

fn python(code: &str) -> String {
    let mut started = Command::new("python3").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("python3");
    started.stdin.take().expect("it reads").write_all(code.as_bytes()).expect("it reads");
    String::from_utf8(started.wait_with_output().expect("it ends").stdout).expect("it writes text")
}
