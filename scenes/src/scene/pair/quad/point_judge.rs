//! Judges a typed test of a point and a quadrilateral, and puts the result into words.

use super::subject::class;
use crate::scene::shared::subject::{Judgement, ShapesJudge};
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, QuadAndPoint};
use hantei_judge::{Answers, InsideJudge, InsideJudgement, QuadClass, Verdict, WantedRight};

impl ShapesJudge<QuadAndPoint> for InsideJudge {
    type Found = InsideJudgement;

    fn advance(&mut self, cases: usize, _: WantedRight, test: impl Answers<QuadAndPoint>) -> Option<InsideJudgement> {
        self.advance(cases, test)
    }

    fn progress(&self) -> f64 {
        self.progress()
    }

    fn found(found: &InsideJudgement) -> (bool, Border, usize, Vec<QuadAndPoint>) {
        let errors = found.errors.iter().map(|error| QuadAndPoint { quad: error.quad, p: error.p });
        (found.verdict == Verdict::Right, found.border, found.cases, errors.collect())
    }

    fn judged(found: InsideJudgement, _: WantedRight) -> Judgement<QuadAndPoint> {
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
        let (is_right, border, _, errors) = Self::found(&found);
        Judgement::new(border, is_right, verdict, errors)
    }
}
