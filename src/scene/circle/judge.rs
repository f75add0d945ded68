//! The judge of a typed test of a circle and a rectangle, and what it has found, in words.

use crate::report::circle_place;
use crate::scene::shared::own::Own;
use crate::scene::shared::subject::Judgement;
use crate::scene::shared::wanted::{TypedJudge, agreeing, tried};
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, CircleAndRect, CircleJudge, CircleJudgement, CircleRegion, Verdict};

/// So many regions are named, more are counted.
const NAMED: usize = 4;

/// The judge of a typed test.
pub(super) type CircleJudging = TypedJudge<CircleJudge, CircleAndRect>;

/// Judges on, for about so many cases.
pub(super) fn advance(
    judge: &mut CircleJudging,
    cases: usize,
    own: &Own<CircleAndRect>,
) -> Option<Judgement<CircleAndRect>> {
    judge.advance(own, |judge, wanted| {
        let Some(wanted) = wanted else { return Some(judged(&judge.advance(cases, own.formula())?, own.is_whole())) };
        let found = judge.advance(cases, agreeing(own, wanted))?;
        Some(tried((&found.verdict, found.border), found.cases, wrong_cases(&found)))
    })
}

/// The cases that a test gets wrong.
fn wrong_cases(found: &CircleJudgement) -> Vec<CircleAndRect> {
    found.errors.iter().map(|error| CircleAndRect { circle: error.circle, rect: error.rect }).collect()
}

/// What the judge has found, in words; `whole`: it is to be right for whole numbers.
fn judged(found: &CircleJudgement, whole: bool) -> Judgement<CircleAndRect> {
    let border = match found.border {
        Border::Hits => text!("own-touching-hits"),
        Border::Misses => text!("own-touching-misses"),
    };
    let is_in = |region: &CircleRegion| found.errors.iter().any(|error| error.region == *region);
    let wrong: Vec<Text> =
        CircleRegion::ALL.iter().filter(|region| is_in(region)).map(|region| circle_place(*region)).collect();
    let (count, cases) = (wrong.len().to_string(), Text::Whole(found.cases as u64));
    let is_whole = whole && found.is_right_in_whole;
    let verdict = match &found.verdict {
        Verdict::Right if found.point_error.is_some() => {
            text!(
                "own-more",
                verdict = text!("own-tried", cases = cases, border = border),
                more = text!("own-circle-point")
            )
        }
        Verdict::Right => text!("own-tried", cases = cases, border = border),
        _ if is_whole => text!("own-whole-tried", cases = cases, border = border),
        _ if wrong.len() <= NAMED => text!("own-circle-wrong", count = count, regions = wrong, border = border),
        _ => text!("own-circle-wrong-in", count = count, border = border),
    };
    let is_right = found.verdict == Verdict::Right || is_whole;
    let errors = if is_right { Vec::new() } else { wrong_cases(found) };
    Judgement { border: found.border, is_right, verdict, errors }
}
