//! Recognises well-known wrong tests, however they are written.

use hantei_collision::{Allen, Border, Contact, Rect, TwoRects, contact};
use hantei_judge::{Mistake, OVERLAP_MISTAKES, OverlapFormula, Verdict, judge_overlap};

/// The well-known mistake that gives the same answers as this test: in all cases, or in all without a shared border.
pub(super) fn recognised(formula: &OverlapFormula, errors: &[TwoRects]) -> Option<&'static Mistake> {
    let is_wrong_inside = errors.iter().any(|case| !has_shared_border(case));
    alike(formula, errors, |_| true)
        .or_else(|| alike(formula, errors, |case| !has_shared_border(case)).filter(|_| is_wrong_inside))
}

fn has_shared_border(case: &TwoRects) -> bool {
    case.ways().any(|way| matches!(way, Allen::Meets | Allen::MetBy))
}

/// The mistake with the same answers in all cases that count.
fn alike(
    formula: &OverlapFormula,
    errors: &[TwoRects],
    counts: impl Fn(&TwoRects) -> bool,
) -> Option<&'static Mistake> {
    OVERLAP_MISTAKES.iter().find(|mistake| {
        let Ok(known) = mistake.formula.parse::<OverlapFormula>() else { return false };
        let is_same = |case: &TwoRects| !counts(case) || formula.holds(case, &mut ()) == known.holds(case, &mut ());
        // The judge's cases tell most tests apart, so that few are compared in all.
        errors.iter().all(is_same) && is_everywhere(is_same)
    })
}

/// Whether this holds in all cases that a judge tries.
fn is_everywhere(holds: impl Fn(&TwoRects) -> bool) -> bool {
    let right_where_it_holds = |case: &TwoRects| (contact(case.a, case.b) == Contact::Overlapping) == holds(case);
    let judgement = judge_overlap::<Rect>(right_where_it_holds);
    judgement.verdict == Verdict::Right && judgement.border == Border::Misses
}
