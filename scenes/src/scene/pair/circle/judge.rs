//! What the judge of a typed test of a circle and a rectangle has found, in words.

use crate::report::circle_place;
use crate::scene::shared::subject::Judgement;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, CircleAndRect, CircleRegion};
use hantei_judge::{CircleJudgement, Verdict, WantedRight};

/// So many regions are named, more are counted.
const NAMED: usize = 4;

/// A judgement in words.
pub(in super::super) fn judged(found: &CircleJudgement, right: WantedRight) -> Judgement<Pair<'static>> {
    let border = match found.border {
        Border::Hits => text!("own-touching-hits"),
        Border::Misses | Border::Half => text!("own-touching-misses"),
    };
    let is_in = |region: &CircleRegion| found.errors.iter().any(|error| error.region == *region);
    let wrong: Vec<Text> =
        CircleRegion::ALL.iter().filter(|region| is_in(region)).map(|region| circle_place(*region)).collect();
    let (count, cases) = (wrong.len().to_string(), Text::Whole(found.cases as u64));
    let is_whole = right.whole_numbers && found.is_right_in_whole;
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
    let errors = found.errors.iter().filter(|_| !is_right);
    let errors = errors.map(|error| CircleAndRect { circle: error.circle, rect: error.rect }.into()).collect();
    Judgement { is_opposite: found.is_opposite(), ..Judgement::new(found.border, is_right, verdict, errors) }
}
