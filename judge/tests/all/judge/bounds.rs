//! Tests made to take long: each is judged, or said to be too much, after a bounded number of steps and bits.

use hantei_collision::{Precision, Rect, TwoRects};
use hantei_judge::{
    Exactness, Formula, OverlapJudge, OverlapJudgement, ParseOptions, PointAndRect, Shapes, SourceLanguage, TwoCircles,
    Verdict, judge_plain,
};
use std::time::{Duration, Instant};

const RIGHT: &str = "a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h";
/// Far more than any takes, even without optimisation on a busy machine.
const LONG: Duration = Duration::from_secs(60);
const SLICE: Duration = Duration::from_secs(5);

fn read<S: Shapes>(text: &str) -> Formula<S> {
    let options = ParseOptions { language: Some(SourceLanguage::Cpp), ..ParseOptions::default() };
    let mut all = Formula::readings(text, &options).unwrap_or_else(|error| panic!("{error}: {text}"));
    all.swap_remove(0).0
}

fn rects(test: &str) -> Formula<TwoRects> {
    read(&format!("struct R {{ double x, y, w, h; }};\nbool hit(R a, R b) {{ return {test}; }}"))
}

fn joined(count: usize, with: &str, each: impl Fn(usize) -> String) -> String {
    (0..count).map(each).collect::<Vec<_>>().join(with)
}

/// Digits of no power of two.
fn digits(at: usize) -> String {
    format!("0.{}", (at * 7_919 + 1_000_003) * 1_000_003)
}

/// The judgement in slices, none of which takes long.
fn judged(name: &str, formula: &Formula<TwoRects>) -> OverlapJudgement {
    let (begin, mut longest) = (Instant::now(), Duration::ZERO);
    let mut judge = OverlapJudge::<Rect>::default();
    let judgement = loop {
        let slice = Instant::now();
        let judgement = judge.advance(500, formula);
        longest = longest.max(slice.elapsed());
        if let Some(judgement) = judgement {
            break judgement;
        }
    };
    assert!(begin.elapsed() < LONG && longest < SLICE, "{name}: {:?}, {longest:?} in one go", begin.elapsed());
    judgement
}

/// A tree of `min` and `max` of all numbers.
fn extremes(depth: usize, place: &mut usize) -> String {
    if depth == 0 {
        *place += 1;
        let name = ["a.x", "a.y", "b.x", "b.y", "a.w", "b.w", "a.h", "b.h"][*place % 8];
        return format!("{name} * {}", *place % 13 + 1);
    }
    let [left, right] = [0; 2].map(|_| extremes(depth - 1, place));
    format!("std::{}({left}, {right})", ["min", "max"][depth % 2])
}

fn absolutes(count: usize) -> String {
    let one = |at: usize| {
        let (left, right) = (["a.x", "a.y", "b.x", "b.y"][at % 4], ["b.w", "a.h", "b.h", "a.w"][at % 4]);
        format!("std::abs({left} * {} - {right} - {at})", at % 7 + 1)
    };
    format!("{} < 100", joined(count, " + ", one))
}

#[test]
fn a_proof_that_would_take_long_is_cut_short() {
    for (name, test) in [
        ("50 quotients", format!("a.x{} < b.x + b.w && b.x < a.x + a.w", " / 1.0000001".repeat(50))),
        ("60 large factors", format!("a.x{} < b.x && {RIGHT}", " * 1e150".repeat(60))),
        (
            "numbers of many digits",
            joined(200, " && ", |at| format!("a.x * {} < b.x * {} + a.w", digits(at), digits(at + 500))),
        ),
        ("64 absolutes", absolutes(64)),
        ("min and max of 32", format!("{} < b.x + b.w && {RIGHT}", extremes(5, &mut 0))),
        ("min and max of 256", format!("{} < b.x + b.w && {RIGHT}", extremes(8, &mut 0))),
    ] {
        let formula = rects(&test);
        let judgement = judged(name, &formula);
        assert!(judgement.is_cut_short && !judgement.is_proved, "{name}: it was proved");
        assert!(judgement.verdict != Verdict::Right && !judgement.errors.is_empty(), "{name}: no case was found");
    }
}

#[test]
fn a_product_of_60_numbers_is_tried() {
    let product = joined(60, " * ", |at| ["a.x", "b.x", "a.w", "b.w"][at % 4].to_owned());
    let formula = rects(&format!("{product} < 1 && {RIGHT}"));
    let judgement = judged("product", &formula);
    assert!(!judgement.is_proved && judgement.verdict != Verdict::Right, "{:?}", judgement.verdict);
    assert_eq!(formula.exactness(Precision::Double), Exactness::OnlyExact);
}

#[test]
fn points_and_circles_are_judged_in_bounded_time() {
    let begin = Instant::now();
    let inside = "p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h";
    let of_points = extremes(8, &mut 0).replace("a.x", "p.x").replace("a.y", "p.y");
    let of_points = of_points.replace("a.w", "r.w").replace("a.h", "r.h").replace("b.", "r.");
    for test in [
        format!("p.x{} >= r.x && {inside}", " / 1.0000001".repeat(50)),
        format!("{of_points} < r.x + r.w && {inside}"),
        joined(60, " && ", |at| format!("p.x * {} < r.x * {} + r.w", digits(at), digits(at + 500))),
    ] {
        let head = "struct P { double x, y; };\nstruct R { double x, y, w, h; };\nbool inside(P p, R r)";
        let judgement = judge_plain(&read::<PointAndRect>(&format!("{head} {{ return {test}; }}")));
        assert!(!judgement.is_proved && judgement.right.is_none(), "{judgement:?}");
    }
    let circles = "(a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < (a.r + b.r) * (a.r + b.r)";
    let many = joined(300, " + ", |at| format!("std::abs(a.x - {at})"));
    let text = format!("struct C {{ double x, y, r; }};\nbool hit(C a, C b) {{ return {circles} && {many} > -1; }}");
    assert!(!judge_plain(&read::<TwoCircles>(&text)).is_proved);
    assert!(begin.elapsed() < LONG, "{:?}", begin.elapsed());
}
