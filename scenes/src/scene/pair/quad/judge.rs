//! What the judge of a typed test of a quadrilateral and a point has found, in words.

use super::said::class;
use crate::scene::shared::subject::Judgement;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, QuadAndPoint};
use hantei_judge::{InsideJudgement, QuadClass, Verdict};

/// A judgement in words.
pub(in super::super) fn judged(found: &InsideJudgement) -> Judgement<Pair<'static>> {
    let border = match found.border {
        Border::Hits => text!("own-edge-hits"),
        Border::Misses | Border::Half => text!("own-edge-misses"),
    };
    let verdict = match &found.verdict {
        Verdict::Right => text!("own-quad-right", border = border),
        Verdict::Only(right) => {
            let others = QuadClass::ALL.iter().filter(|class| !right.contains(class));
            let (classes, others): (Vec<Text>, Vec<Text>) =
                (right.iter().map(class).collect(), others.map(class).collect());
            text!("own-quad-only", classes = classes, others = others, border = border)
        }
        Verdict::Wrong => text!("own-quad-wrong"),
    };
    let errors = found.errors.iter().map(|error| QuadAndPoint { quad: error.quad, p: error.p }.into()).collect();
    Judgement::new(found.border, found.verdict == Verdict::Right, verdict, errors)
}
