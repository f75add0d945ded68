//! Judges a typed test of a point and a quadrilateral, and puts the result into words.

use super::subject::class;
use crate::scene::shared::own::Own;
use crate::scene::shared::subject::Judgement;
use crate::scene::shared::wanted::{TypedJudge, agreeing, tried};
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, InsideJudge, InsideJudgement, QuadAndPoint, QuadClass, Verdict};

/// The judge of a typed test.
pub(super) type PointJudge = TypedJudge<InsideJudge, QuadAndPoint>;

/// Judges on, for about so many cases.
pub(super) fn advance(
    judge: &mut PointJudge,
    cases: usize,
    own: &Own<QuadAndPoint>,
) -> Option<Judgement<QuadAndPoint>> {
    judge.advance(own, |judge, wanted| {
        let Some(wanted) = wanted else { return judge.advance(cases, own.formula()).map(judged) };
        let found = judge.advance(cases, agreeing(own, wanted))?;
        Some(tried((&found.verdict, found.border), found.cases, wrong_cases(&found)))
    })
}

fn wrong_cases(found: &InsideJudgement) -> Vec<QuadAndPoint> {
    found.errors.iter().map(|error| QuadAndPoint { quad: error.quad, p: error.p }).collect()
}

fn judged(found: InsideJudgement) -> Judgement<QuadAndPoint> {
    let border = match found.border {
        Border::Hits => text!("own-edge-hits"),
        Border::Misses => text!("own-edge-misses"),
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
    let errors = wrong_cases(&found);
    Judgement { border: found.border, is_right: found.verdict == Verdict::Right, verdict, errors }
}
