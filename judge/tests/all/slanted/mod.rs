//! Tests of segments, turned rectangles and polygons as they are pasted: what is found, and what is said of them.

mod outs;
mod typed;

use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Border, CircleTurnedMethod, Contact, Method, PointInTurnedMethod, PolygonsMethod, SegmentCircleMethod,
    SegmentPolygonMethod, SegmentRectMethod, SegmentsMethod, ShapeKind, TurnedMethod,
};
use hantei_judge::{
    CodeLanguage, CodeParameters, FormulaFlaw, NumberKind, ParseOptions, PointBorder, Program, SlantedCode,
    SlantedJudgement, SlantedLimit, SlantedSays, SlantedVerdict, SourceLanguage, judge_slanted, slanted_cases,
};
use std::path::Path;

fn text_of(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/slanted").join(file);
    std::fs::read_to_string(path).expect(file)
}

fn options(language: Option<SourceLanguage>) -> ParseOptions {
    ParseOptions { language, ..ParseOptions::default() }
}

fn judged(file: &str) -> SlantedJudgement {
    judge_slanted(&text_of(file), &options(None)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// A verdict in a word: its border, or how it is wrong.
fn word(verdict: &SlantedVerdict) -> String {
    let border = match verdict.right {
        Some(_) if verdict.is_clear => "right",
        Some(border) => border.name(),
        None => "wrong",
    };
    verdict.limit.map_or(border.to_owned(), |limit| format!("{border} {}", limit.name()))
}

#[test]
fn what_is_pasted_is_found_and_judged() {
    for (file, kinds, expected) in [
        ("lineline.js", "segment segment", "hits not-on-one-line"),
        ("lineline.pde", "segment segment", "hits not-on-one-line"),
        ("lineobj.js", "segment segment", "hits not-on-one-line"),
        ("getint.js", "segment segment", "hits not-on-one-line"),
        ("lines.cs", "segment segment", "hits not-on-one-line"),
        ("lines.lua", "segment segment", "hits not-on-one-line"),
        ("seg.swift", "segment segment", "hits not-on-one-line"),
        ("crossturn.rs", "segment segment", "hits not-on-one-line"),
        ("ccw.py", "segment segment", "uneven"),
        ("seg.kt", "segment segment", "uneven"),
        ("seg.go", "segment segment", "misses"),
        ("segment.java", "segment segment", "misses"),
        ("gfg.py", "segment segment", "hits"),
        ("gfg.cpp", "segment segment", "hits"),
        ("products.java", "segment segment", "wrong"),
        ("seg.hsp", "segment segment", "wrong"),
        ("so_line.py", "segment segment", "wrong"),
        ("slopes.py", "segment segment", "wrong"),
        ("linerect.js", "segment rect", "hits reaches-out"),
        ("liang.py", "segment rect", "hits"),
        ("cohen2.py", "segment rect", "hits"),
        ("rectline.gd", "segment rect", "hits"),
        ("linecircle.js", "segment circle", "wrong"),
        ("segcircle.lua", "segment circle", "hits"),
        ("turned.js", "point turned", "right"),
        ("obb.js", "turned turned", "right"),
        ("circturned.js", "circle turned", "right"),
        ("sat.js", "polygon polygon", "hits convex"),
        ("sat.py", "polygon polygon", "misses convex"),
        ("sat2.lua", "polygon polygon", "hits convex"),
        ("polyedges.js", "polygon polygon", "wrong"),
    ] {
        let judged = judged(file);
        let first = &judged.verdicts[0];
        assert_eq!(first.reading.kinds.map(ShapeKind::name).join(" "), kinds, "{file}");
        assert_eq!(word(first), expected, "{file}: {:?}", first.errors);
    }
}

/// What is shown as wrong is wrong: the relation is exact, and the test says something else.
#[test]
fn each_wrong_case_is_one() {
    for file in ["lineline.js", "linerect.js", "products.java", "so_line.py", "polyedges.js", "sat.py", "pq.py"] {
        for verdict in judged(file).verdicts {
            assert!(!verdict.errors.is_empty(), "{file}");
            for error in verdict.errors {
                assert_eq!(error.pair.contact(), error.contact, "{file}");
                let is_wrong = match error.says {
                    SlantedSays::Hit => error.contact != Contact::Overlapping,
                    SlantedSays::Miss => error.contact != Contact::Apart,
                    SlantedSays::DividesByZero | SlantedSays::Overflows => true,
                };
                assert!(is_wrong, "{file}: {error:?}");
            }
        }
    }
}

#[test]
fn a_division_by_zero_stops_where_the_language_stops() {
    let stops = |file: &str| {
        let errors = judged(file).verdicts.remove(0).errors;
        errors.iter().any(|error| error.says == SlantedSays::DividesByZero)
    };
    assert!(stops("so_line.py") && stops("slopes.py"));
    assert!(!stops("lineline.js") && !stops("lines.cs"));
}

#[test]
fn a_segment_inside_is_missed_by_four_edges() {
    let verdict = judged("linerect.js").verdicts.remove(0);
    assert_eq!(verdict.limit, Some(SlantedLimit::ReachesOut));
    assert!(verdict.errors.iter().any(|error| error.contact == Contact::Overlapping));
    assert!(verdict.zero.is_some());
}

/// `p1, p2, q1, q2`: both readings are said. So are both ways in which an angle turns. Of the places of a turned rectangle, that
/// with which the test is right is taken.
#[test]
fn where_two_readings_are_left_both_are_judged() {
    let words = |file: &str| judged(file).verdicts.iter().map(word).collect::<Vec<_>>();
    assert_eq!(words("pq.py"), ["hits not-on-one-line", "wrong"]);
    assert_eq!(words("turned.py"), ["wrong", "right"]);
    assert_eq!(words("turned.js"), ["right", "wrong"]);
    assert_eq!(words("turned.lua"), ["right", "wrong"]);
}

#[test]
fn directions_distances_and_boxes_are_no_segments() {
    for file in ["ray.js", "linepoint.js", "boxes.js"] {
        assert!(judge_slanted(&text_of(file), &options(None)).is_err(), "{file}");
    }
}

/// Numbers that are named like corners are not taken for rectangles where they are multiplied crosswise.
#[test]
fn ends_of_segments_are_no_corners() {
    for file in ["segment.java", "linepoint.js", "lineline.js"] {
        let error = Program::shapes(&text_of(file), &options(None)).expect_err(file);
        assert!(matches!(error.flaw, FormulaFlaw::Family(_)), "{file}: {error}");
    }
    assert!(Program::shapes(&text_of("boxes.js"), &options(None)).is_ok());
    let union = "function iou(a, b) { const w = Math.min(a.x2, b.x2) - Math.max(a.x1, b.x1); \
        const h = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1); return w > 0 && h > 0 && w * h > 0; }";
    assert!(Program::shapes(union, &options(Some(SourceLanguage::JavaScript))).is_ok());
}

const fn source(language: CodeLanguage) -> SourceLanguage {
    match language {
        CodeLanguage::Rust => SourceLanguage::Rust,
        CodeLanguage::C => SourceLanguage::C,
        CodeLanguage::CSharp => SourceLanguage::CSharp,
        CodeLanguage::Java => SourceLanguage::Java,
        CodeLanguage::JavaScript => SourceLanguage::JavaScript,
        CodeLanguage::TypeScript => SourceLanguage::TypeScript,
        CodeLanguage::Kotlin => SourceLanguage::Kotlin,
        CodeLanguage::Swift => SourceLanguage::Swift,
        CodeLanguage::Python => SourceLanguage::Python,
        CodeLanguage::Lua => SourceLanguage::Lua,
        CodeLanguage::GdScript => SourceLanguage::GdScript,
        _ => SourceLanguage::Hsp,
    }
}

/// The code that can be taken along is read back, and is right in all cases.
#[test]
fn code_is_read_back_and_right() {
    for &language in CodeLanguage::ALL {
        for &code in SlantedCode::ALL {
            let ways = [(Border::Hits, CodeParameters::Numbers), (Border::Misses, CodeParameters::Type)];
            for (border, parameters) in ways {
                // Arrays of HSP have no names.
                if language == CodeLanguage::Hsp && parameters == CodeParameters::Type {
                    continue;
                }
                let text = code.code(border, language, parameters, "A test.");
                let judged = judge_slanted(&text, &options(Some(source(language))));
                let judged = judged.unwrap_or_else(|error| panic!("{error}\n{text}"));
                let first = &judged.verdicts[0];
                assert_eq!(first.reading.kinds, code.kinds(), "{text}");
                let expected = if border == Border::Hits { PointBorder::Hits } else { PointBorder::Misses };
                assert!(first.is_clear || first.right == Some(expected), "{text}\n{:?}", first.errors);
                assert!(first.right.is_some() && first.limit.is_none() && first.zero.is_none(), "{text}");
            }
        }
    }
}

/// Each relation is among the cases; of turned rectangles none touches.
#[test]
fn the_cases_have_all_relations() {
    use ShapeKind::{Circle, Point, Polygon, Rect, Segment, Turned};
    for kinds in [
        [Segment, Segment],
        [Segment, Rect],
        [Segment, Circle],
        [Segment, Polygon],
        [Polygon, Polygon],
        [Point, Turned],
        [Circle, Turned],
        [Turned, Turned],
        [Turned, Rect],
        [Segment, Turned],
    ] {
        let cases: Vec<Pair> = slanted_cases(kinds, NumberKind::Fractions, 4).collect();
        let count = |contact: Contact| cases.iter().filter(|case: &&Pair| case.contact() == contact).count();
        let [apart, touching, over] = [Contact::Apart, Contact::Touching, Contact::Overlapping].map(count);
        assert!(apart > 100 && over > 100, "{kinds:?}: {apart} {touching} {over}");
        let is_turned = kinds.contains(&Turned);
        assert!(if is_turned { touching == 0 } else { touching > 20 }, "{kinds:?}: {touching}");
    }
}

/// The methods of the crate that a pair has: those without an error in any case, with the border of each.
fn without_error<M>(methods: &[M], kinds: [ShapeKind; 2]) -> Vec<&'static str>
where
    M: Method<Shapes: for<'a> TryFrom<&'a Pair<'static>>>,
{
    let has_length = |pair: &Pair| !matches!(pair.a(), Shape::Segment(a) if a.start == a.end);
    let cases: Vec<Pair> = [4, 3, 5]
        .into_iter()
        .flat_map(|corners| slanted_cases(kinds, NumberKind::Fractions, corners))
        .filter(|pair| has_length(pair))
        .collect();
    let is_right = |method: &&M| {
        let border = method.own_border();
        cases.iter().all(|pair| {
            let Ok(shapes) = M::Shapes::try_from(pair) else { return true };
            method.holds(&shapes, border, &mut ()) == pair.contact().hits(border)
        })
    };
    methods.iter().filter(is_right).map(|method| method.value_name()).collect()
}

/// The cases tell every method that errs from one that does not.
#[test]
fn the_cases_find_each_method_that_errs() {
    use ShapeKind::{Circle, Point, Polygon, Rect, Segment, Turned};
    assert_eq!(without_error(SegmentsMethod::ALL, [Segment, Segment]), ["products"]);
    assert_eq!(without_error(SegmentRectMethod::ALL, [Segment, Rect]), ["clip", "four-edges-and-start"]);
    assert_eq!(without_error(SegmentCircleMethod::ALL, [Segment, Circle]), ["clamped"]);
    assert_eq!(without_error(SegmentPolygonMethod::ALL, [Segment, Polygon]), [""; 0]);
    assert_eq!(without_error(TurnedMethod::ALL, [Turned, Turned]), ["sat"]);
    assert_eq!(without_error(PointInTurnedMethod::ALL, [Point, Turned]), ["turned-back", "four-sides"]);
    assert_eq!(without_error(CircleTurnedMethod::ALL, [Circle, Turned]), ["turned-back"]);
    assert_eq!(without_error(PolygonsMethod::ALL, [Polygon, Polygon]), ["edges-and-both"]);
}
