//! Tests of a point and a polygon as formulas of pairs: read, judged, and asked of polygons that they fit.

use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Border, Contact, Method as _, Point, PointInPolygonMethod, Polygon, QuestionId, ShapeKind};
use hantei_judge::{
    CodeLanguage, CodeParameters, FamilyRefusal, Formula, FormulaFlaw, HalfEdges, NumberKind, PairJudgement,
    ParseOptions, PlainLimit, PointAndPolygon, PointBorder, formula_of, has_formula, judge_pair, judge_plain,
};

pub(super) const KINDS: [ShapeKind; 2] = [ShapeKind::Point, ShapeKind::Polygon];

const PNPOLY: &str = "int pnpoly(int nvert, float *vertx, float *verty, float testx, float testy)
{
  int i, j, c = 0;
  for (i = 0, j = nvert-1; i < nvert; j = i++) {
    if ( ((verty[i]>testy) != (verty[j]>testy)) &&
     (testx < (vertx[j]-vertx[i]) * (testy-verty[i]) / (verty[j]-verty[i]) + vertx[i]) )
       c = !c;
  }
  return c;
}";

const RAY: &str = "function inside(p, corners) {
    let is_inside = false;
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
        const a = corners[i], b = corners[j];
        if ((a.y > p.y) !== (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) {
            is_inside = !is_inside;
        }
    }
    return is_inside;
}";

const STRICT: &str = "function inside(p, corners) {
    let is_inside = false;
    for (let i = 0; i < corners.length; i++) {
        const a = corners[i], b = corners[(i + 1) % corners.length];
        const crosses = a.y > p.y && b.y < p.y || a.y < p.y && b.y > p.y;
        if (crosses && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) is_inside = !is_inside;
    }
    return is_inside;
}";

const WINDING: &str = "def inside(p, corners):
    turns = 0
    for i in range(len(corners)):
        a = corners[i]
        b = corners[(i + 1) % len(corners)]
        side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
        if a.y <= p.y:
            if b.y > p.y and side > 0:
                turns += 1
        elif b.y <= p.y and side < 0:
            turns -= 1
    return turns != 0
";

const SAME_SIDE: &str = "function contains(vertices, point) {
    for (let i = 0; i < vertices.length; i++) {
        const a = vertices[i], b = vertices[(i + 1) % vertices.length];
        if ((point.x - a.x) * (b.y - a.y) + (point.y - a.y) * (a.x - b.x) > 0) {
            return false;
        }
    }
    return true;
}";

const FOUR: &str =
    "bool inside(float ax, float ay, float bx, float by, float cx, float cy, float dx, float dy, float px, \
     float py) {
    float ab = (bx - ax) * (py - ay) - (px - ax) * (by - ay);
    float bc = (cx - bx) * (py - by) - (px - bx) * (cy - by);
    float cd = (dx - cx) * (py - cy) - (px - cx) * (dy - cy);
    float da = (ax - dx) * (py - dy) - (px - dx) * (ay - dy);
    return ab > 0 && bc > 0 && cd > 0 && da > 0;
}";

/// A triangle, with its corners by name.
const TYPED: &str = "(bx - ax) * (py - ay) - (px - ax) * (by - ay) > 0 && (cx - bx) * (py - by) - (px - bx) * (cy - by) > 0 \
     && (ax - cx) * (py - cy) - (px - cx) * (ay - cy) > 0";

fn read(text: &str) -> Formula<Pair<'static>> {
    let read = Formula::<Pair>::read_for(KINDS, text, &ParseOptions::default());
    read.unwrap_or_else(|error| panic!("{text}: {error}")).0
}

/// The judgement, which is that of the typed shapes.
fn judged(text: &str) -> PairJudgement {
    let (typed, _) = Formula::<PointAndPolygon>::read(text, &ParseOptions::default()).expect("read");
    let judgement = judge_pair(&read(text), NumberKind::Fractions).expect("judged");
    assert_eq!(judge_plain(&typed).map(Pair::from), judgement, "{text}");
    judgement
}

#[test]
fn the_loops_of_games_are_judged() {
    assert!(has_formula(KINDS));
    for text in [PNPOLY, RAY, WINDING] {
        assert_eq!(judged(text).right, Some(PointBorder::Half), "{text}");
        assert_eq!(read(text).corners(), Some(3..=6), "{text}");
        assert!(read(text).reads_all_shapes(), "{text}");
        assert_eq!(Formula::<Pair>::readings_for(KINDS, text, &ParseOptions::default()).map(|all| all.len()), Ok(1));
    }
    let same_side = judged(SAME_SIDE);
    assert_eq!((same_side.right, same_side.only), (None, Some((PlainLimit::ConvexClockwise, PointBorder::Hits))));
    let four = judged(FOUR);
    assert_eq!((four.right, four.only), (None, Some((PlainLimit::ConvexClockwise, PointBorder::Misses))));
    assert_eq!(judged(TYPED).only, Some((PlainLimit::Clockwise, PointBorder::Misses)));
}

/// Each case of a wrong test shows that it is wrong.
#[test]
fn a_wrong_loop_has_a_case_that_shows_it() {
    for text in [STRICT, SAME_SIDE, FOUR, TYPED] {
        let (formula, judgement) = (read(text), judged(text));
        let (border, first) = judgement.error.expect("it is wrong");
        assert_eq!(Some(&first), judgement.errors.first());
        let mut shown = 0;
        for case in &judgement.errors {
            assert!(formula.fits_corners(case), "{case:?}");
            let expected = match (border, case.contact()) {
                (PointBorder::Half | PointBorder::Uneven, Contact::Touching) => continue,
                (PointBorder::Hits, contact) => contact.hits(Border::Hits),
                (_, contact) => contact.hits(Border::Misses),
            };
            assert_ne!(formula.holds(case, &mut ()), expected, "{case:?}");
            shown += 1;
        }
        assert!(shown > 0, "{text}");
    }
}

fn regular(count: usize) -> Pair<'static> {
    let corner = |place: usize| {
        let turn = std::f64::consts::TAU * place as f64 / count as f64;
        Point::new(100.0 + 50.0 * turn.cos(), 100.0 + 50.0 * turn.sin())
    };
    let polygon = Polygon::checked(&(0..count).map(corner).collect::<Vec<_>>()).expect("a polygon");
    hantei_collision::PointAndPolygon { p: Point::new(101.0, 99.0), polygon }.into()
}

#[test]
fn a_test_fits_the_polygons_that_it_was_read_for() {
    let fitting = |text: &str| (3..=16).filter(|count| read(text).fits_corners(&regular(*count))).collect::<Vec<_>>();
    assert_eq!(fitting(RAY), [3, 4, 5, 6]);
    assert_eq!(fitting(FOUR), [4]);
    assert_eq!(fitting(TYPED), [3]);
    for count in 3..=6 {
        assert!(read(RAY).holds(&regular(count), &mut ()), "{count}");
        let (mut answers, pairs) = (Vec::new(), [regular(count)]);
        read(RAY).answers(&pairs, &mut answers);
        assert_eq!(answers, [true], "{count}");
        // The corners that it does not have are in no comparison.
        let made = read(RAY).every_comparison(&pairs[0]);
        assert!(made.len() > count && made.iter().all(|made| made.numbers.iter().all(|number| number.is_finite())));
    }
    let never = Formula::<Pair>::never_for(KINDS);
    assert!((3..=16).all(|count| never.fits_corners(&regular(count)) && !never.holds(&regular(count), &mut ())));
    assert_eq!((never.kinds(), never.corners()), (Some(KINDS), None));
    // Of other kinds each pair fits.
    let circle = [ShapeKind::Point, ShapeKind::Circle];
    let (circle, _) =
        Formula::<Pair>::read_for(circle, "hypot(px - bx, py - by) <= br", &ParseOptions::default()).expect("read");
    assert!(circle.corners().is_none() && circle.fits_corners(&regular(7)));
}

/// One answer of a test that is known by its ways decides it only where all ways with it agree.
#[test]
fn one_answer_does_not_decide_a_loop() {
    let formula = read(RAY);
    let questions: Vec<QuestionId> = formula.questions().iter().map(|question| question.id).collect();
    assert!(questions.iter().all(|id| [false, true].map(|answer| formula.decided_by(*id, answer)) == [None, None]));
    let formula = read(FOUR);
    for (id, _) in formula.questions().iter().enumerate() {
        assert_eq!([false, true].map(|answer| formula.decided_by(id, answer)), [Some(false), None]);
    }
}

/// A pasted test has its code already, and a loop has no form in one line.
#[test]
fn a_loop_is_no_formula() {
    for text in [RAY, FOUR] {
        let formula = read(text);
        assert_eq!(formula.to_string(), "…");
        assert!(Formula::<Pair>::read_for(KINDS, &formula.to_string(), &ParseOptions::default()).is_err());
        assert_eq!(formula.code(CodeLanguage::C, CodeParameters::Numbers, "note"), "// note\n");
    }
    let (method, border) = (PointInPolygonMethod::Crossings, Border::Half);
    let never = formula_of(KINDS, method.definitions(), method.form(), border, &method.questions(border));
    assert_eq!(never, Formula::never_for(KINDS));
    let code = read(TYPED).code(CodeLanguage::Python, CodeParameters::Numbers, "note");
    assert!(code.contains("def inside(ax, ay, bx, by, cx, cy, px, py):\n"), "{code}");
}

/// Typed formulas have no loop: they name each corner, or are refused.
#[test]
fn a_typed_formula_names_all_corners() {
    for (text, name) in
        [("px > ax", "ay"), ("px > ax && py > ay && bx > cx && py > cy", "by"), ("ax * by > ay * bx", "cx")]
    {
        let error = Formula::<Pair>::read_for(KINDS, text, &ParseOptions::default()).expect_err(text);
        assert_eq!(error.flaw, FormulaFlaw::Family(FamilyRefusal::NeverOccurs(name.to_owned())), "{text}");
        assert!(!error.to_string().contains('\n'));
    }
    assert!(Formula::<Pair>::read_for(KINDS, "px >= bx && px <= bx + bw", &ParseOptions::default()).is_err());
    assert!(read(TYPED).reads_all_shapes());
}

/// Which edges of a square a test counts, and what the judge says of it: each way to write `<` and `<=` in a ray.
#[test]
fn a_half_open_rule_is_said_by_the_edges_that_it_counts() {
    let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)].map(|(x, y)| Point::new(x, y));
    let polygon = Polygon::checked(&square).expect("a polygon");
    let mut seen = Vec::new();
    for (height, side) in [(">", "<"), (">", "<="), (">", ">"), (">", ">="), (">=", "<"), (">=", "<="), (">=", ">")] {
        let text = RAY.replace(".y > p.y", &format!(".y {height} p.y")).replace("p.x < (", &format!("p.x {side} ("));
        let formula = read(&text);
        let counts = |x: f64, y: f64| {
            formula.holds(&hantei_collision::PointAndPolygon { p: Point::new(x, y), polygon }.into(), &mut ())
        };
        let edges = [counts(0.0, 5.0), counts(10.0, 5.0), counts(5.0, 0.0), counts(5.0, 10.0)];
        let expected = match edges {
            [true, false, true, false] => HalfEdges::LeftTop,
            [false, true, true, false] => HalfEdges::RightTop,
            [true, false, false, true] => HalfEdges::LeftBottom,
            [false, true, false, true] => HalfEdges::RightBottom,
            other => panic!("{other:?}: {text}"),
        };
        let judgement = judged(&text);
        assert_eq!((judgement.right, judgement.half), (Some(PointBorder::Half), Some(expected)), "{text}");
        seen.push(expected);
    }
    assert!(HalfEdges::ALL.iter().all(|edges| seen.contains(edges)), "{seen:?}");
}

/// Three areas that add up to the fourth one: with tenths the sum is rounded, and the point counts as outside.
#[test]
fn areas_are_wrong_with_tenths() {
    let area = |[a, b, c]: [Point; 3]| ((a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y)) / 2.0).abs();
    let text = |test: &str| {
        format!(
            "def area(x1, y1, x2, y2, x3, y3):
    return abs((x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2)) / 2.0)

def inside(x1, y1, x2, y2, x3, y3, x, y):
    parts = area(x, y, x2, y2, x3, y3) + area(x1, y1, x, y, x3, y3) + area(x1, y1, x2, y2, x, y)
    return {test}"
        )
    };
    let found = judged(&text("area(x1, y1, x2, y2, x3, y3) == parts"));
    assert_eq!(found.only.map(|(limit, _)| limit), Some(PlainLimit::Unrounded));
    assert!(found.tenths.is_some_and(|tenths| tenths.wrong > 20), "{:?}", found.tenths);
    for case in &found.errors {
        let (Shape::Point(p), Shape::Polygon(polygon)) = (case.a(), case.b()) else { panic!("{case:?}") };
        let &[a, b, c] = polygon.corners() else { panic!("{case:?}") };
        let parts = area([*p, b, c]) + area([a, *p, c]) + area([a, b, *p]);
        assert!(polygon.contact(*p) == Contact::Overlapping && area([a, b, c]) != parts, "{case:?}");
    }
    for right in ["abs(area(x1, y1, x2, y2, x3, y3) - parts) < 0.001", "area(x1, y1, x2, y2, x3, y3) >= parts - 0.001"]
    {
        let found = judged(&text(right));
        assert!(found.right.is_some() && found.tenths.is_some_and(|tenths| tenths.wrong == 0), "{right}");
    }
}
