//! Judges a typed test of a point and a quadrilateral, and puts the result into words.

use super::subject::class;
use crate::scene::shared::own::Own;
use crate::scene::shared::trial::Judgement;
use crate::scene::shared::wanted::{WantedJudge, agreeing, tried};
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, InsideJudge, InsideJudgement, QuadAndPoint, QuadClass, Verdict};

/// Judges a typed test that says inside or outside, or that has to be like another test.
#[derive(Default)]
pub struct PointJudge {
    of_inside: InsideJudge,
    of_wanted: WantedJudge<InsideJudge, QuadAndPoint>,
}

impl PointJudge {
    pub(super) fn advance(&mut self, cases: usize, own: &Own<QuadAndPoint>) -> Option<Judgement<QuadAndPoint>> {
        if own.wanted().is_none() {
            return self.of_inside.advance(cases, own.formula()).map(judged);
        }
        self.of_wanted.advance(own, |judge, wanted| {
            let found = judge.advance(cases, agreeing(own, wanted))?;
            Some(tried((&found.verdict, found.border), found.cases, wrong_cases(&found)))
        })
    }

    /// The part that has been judged, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        self.of_inside.progress().max(self.of_wanted.progress(InsideJudge::progress))
    }
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
