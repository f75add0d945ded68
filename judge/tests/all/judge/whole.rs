//! The judge proves tests of whole numbers that halve them: the grid of all small numbers agrees, and what it shows is
//! wrong there.

use hantei_collision::{Point, Rect, TwoRects, contact};
use hantei_judge::{
    Formula, NumberKind, Origin, OverlapClass, OverlapFormula, OverlapJudge, OverlapJudgement, ParseOptions,
    SourceLanguage, Verdict, WantedRight,
};

/// A test of two rectangles in C, with numbers that are whole.
fn formula(text: &str, from_centre: bool) -> OverlapFormula {
    let test = format!("struct R {{ int x, y, w, h; }}; bool hit(R a, R b) {{ return {text}; }}");
    let options = ParseOptions {
        language: Some(SourceLanguage::Cpp),
        numbers: Some(NumberKind::Whole),
        origin: Some(if from_centre { Origin::Centre } else { Origin::Corner }),
        ..ParseOptions::default()
    };
    let mut all = Formula::<TwoRects>::readings(&test, &options).unwrap_or_else(|error| panic!("{text}: {error}"));
    all.swap_remove(0).0
}

fn judged(formula: &OverlapFormula, from_centre: bool) -> OverlapJudgement {
    OverlapJudge::new(WantedRight { border: None, whole_numbers: true, from_centre }).finish(formula)
}

/// Whether it is right in all cases of a few whole numbers on x, with the border that the judge says.
fn is_right(formula: &OverlapFormula, judgement: &OverlapJudgement, from_centre: bool) -> bool {
    let rect = |(x, width): (i32, i32)| {
        let [x, width] = [x, width].map(f64::from);
        let left = if from_centre { x - width / 2.0 } else { x };
        Rect::from_origin_size(Point::new(left, 0.0), width, 2.0)
    };
    let all = || (-9..9).flat_map(|x| (1..8).map(move |width| rect((x, width))));
    let cases: Vec<TwoRects> = all().flat_map(|a| all().map(move |b| TwoRects { a, b })).collect();
    let mut says = Vec::new();
    formula.answers(&cases, &mut says);
    cases.iter().zip(says).all(|(case, says)| contact(case.a, case.b).hits(judgement.border) == says)
}

/// The test on x and, alike, on y.
fn on_both(on_x: &str) -> String {
    format!("{on_x} && {}", on_x.replace(".x", ".y").replace(".w", ".h"))
}

#[test]
fn halves_of_whole_numbers_are_proved() {
    let table = [
        // The centres are whole, and the distance is at most half of the sum, without its fraction.
        ("abs(a.x - b.x) <= (a.w + b.w) / 2", true, true),
        ("a.x - b.x <= (a.w + b.w) / 2 && b.x - a.x <= (a.w + b.w) / 2", true, true),
        ("abs(a.x - b.x) <= (a.w + b.w) >> 1", true, true),
        ("abs(a.x - b.x) * 2 <= a.w + b.w", true, true),
        ("abs(a.x - b.x) < (a.w + b.w) / 2", true, false),
        ("abs(a.x - b.x) <= a.w / 2 + b.w / 2", true, false),
        ("abs(a.x - b.x) <= (a.w + b.w + 1) / 2", true, false),
        // Starts.
        ("a.x <= b.x + b.w - 1 && b.x <= a.x + a.w - 1", false, true),
        ("a.x / 2 <= (b.x + b.w - 1) / 2 && b.x < a.x + a.w && a.x < b.x + b.w", false, true),
        ("a.x < b.x + b.w / 2 + (b.w + 1) / 2 && b.x < a.x + (a.w - a.w / 2) + a.w / 2", false, true),
        ("a.x < b.x + b.w / 2 + b.w / 2 && b.x < a.x + a.w", false, false),
        ("(2 * a.x + 1) / 2 < b.x + b.w && b.x < a.x + a.w", false, false),
        ("abs((a.x + a.w / 2) - (b.x + b.w / 2)) <= (a.w + b.w) / 2", false, false),
        ("a.x < b.x + b.w / 4 * 4 + (b.w - b.w / 4 * 4) && b.x < a.x + a.w", false, true),
        ("a.x < b.x + (b.w / 2 + b.w) / 2 + b.w && b.x < a.x + a.w", false, false),
    ];
    let mut wrong = Vec::new();
    for (on_x, from_centre, expected) in table {
        let formula = formula(&on_both(on_x), from_centre);
        let judgement = judged(&formula, from_centre);
        let by_grid = is_right(&formula, &judgement, from_centre);
        let whole = Verdict::Only(vec![OverlapClass::WholePixels]);
        let is_said = judgement.verdict == whole || judgement.verdict == Verdict::Right;
        let found = (&judgement.verdict, judgement.border, judgement.is_proved, judgement.errors.first());
        if !(by_grid == expected && is_said == expected && (!expected || judgement.is_proved)) {
            wrong.push(format!("{on_x}: {by_grid} by the grid, {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Halves with other constants and signs: the judge says of each what the grid says, and all that is right is proved.
#[test]
fn random_halves_are_judged_as_by_the_grid() {
    let mut random = fastrand::Rng::with_seed(3);
    let (mut right, mut wrong) = (0, 0);
    for _ in 0..80 {
        let mut sign = || ["<", "<=", "<="][random.usize(..3)];
        let signs = [sign(), sign()];
        let mut some = || ["", "", " + 1", " - 1", " + 2"][random.usize(..5)];
        let (one, other, last) = (some(), some(), some());
        let from_centre = random.bool();
        let text = if from_centre {
            let half = ["/ 2", ">> 1"][random.usize(..2)];
            format!("abs(a.x - b.x) {} (a.w + b.w{one}) {half}", signs[0])
        } else {
            let of = |shape: &str| format!("({shape}.w{one}) / 2 + ({shape}.w{other}) / 2");
            format!("a.x {} b.x + {}{last} && b.x {} a.x + {}{last}", signs[0], of("b"), signs[1], of("a"))
        };
        let formula = formula(&on_both(&text), from_centre);
        let judgement = judged(&formula, from_centre);
        let whole = Verdict::Only(vec![OverlapClass::WholePixels]);
        let is_said = judgement.verdict == whole || judgement.verdict == Verdict::Right;
        let by_grid = is_right(&formula, &judgement, from_centre);
        assert_eq!(is_said, by_grid, "{text}: {:?}", judgement.verdict);
        assert!(!is_said || judgement.is_proved, "{text} is only tried");
        *(if is_said { &mut right } else { &mut wrong }) += 1;
    }
    assert!(right >= 8 && wrong >= 30, "{right} are right, {wrong} are not");
}
