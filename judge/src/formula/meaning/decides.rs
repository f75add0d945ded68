//! Which answers alone decide a formula: three-valued logic with one known answer.
//! Source: S. C. Kleene, "On notation for ordinal numbers", Journal of Symbolic Logic 3 (1938), its strong tables.

use super::formula::Formula;
use super::meant::Meant;
use super::shapes::Shapes;
use super::tree::{FormulaStep, Joint, Test};
use hantei_collision::QuestionId;

type KnownTruth = Option<bool>;

impl<S: Shapes> Formula<S> {
    /// The formula's answer if this question has this answer; `None` if it depends on other questions.
    pub fn decided_by(&self, question: QuestionId, answer: bool) -> Option<bool> {
        match &self.meant.ways {
            _ if self.meant.run.is_some() => None,
            Some(ways) if self.is_known_by_its_ways() => ways.decided_by(question, answer),
            _ => self.meant.decided_by(question, answer),
        }
    }

    /// The answer to this question that favours true for the formula; `None` if its answers do not decide.
    pub fn speaks_for(&self, question: QuestionId) -> Option<bool> {
        let [if_false, if_true] = [false, true].map(|answer| self.decided_by(question, answer));
        match (if_false, if_true) {
            (Some(one), Some(other)) if one == other => None,
            (Some(says), _) => Some(!says),
            (None, says) => says,
        }
    }
}

impl Meant {
    fn decided_by(&self, question: QuestionId, answer: bool) -> Option<bool> {
        let mut flags: Vec<KnownTruth> = Vec::new();
        let mut said: Vec<(KnownTruth, bool)> = Vec::new();
        let known = |test: &Test, flags: &[KnownTruth]| known(test, flags, (question, answer));
        for step in &self.steps {
            match step {
                FormulaStep::Flag(_, test) => {
                    let flag = known(test, &flags);
                    flags.push(flag);
                }
                FormulaStep::Return(when, says) => said.push((known(when, &flags), *says)),
            }
        }
        said.into_iter().rev().fold(known(&self.last, &flags), |later, (when, says)| match when {
            Some(true) => Some(says),
            Some(false) => later,
            None => later.filter(|later| *later == says),
        })
    }
}

fn known(test: &Test, flags: &[KnownTruth], answered: (QuestionId, bool)) -> KnownTruth {
    match test {
        Test::Ask(question) => (*question == answered.0).then_some(answered.1),
        Test::Flag(place) => flags.get(*place).copied().flatten(),
        Test::Always(holds) => Some(*holds),
        Test::Not(of) => known(of, flags, answered).map(|holds| !holds),
        Test::Joined(joint, sides) => {
            let [one, other] = [0, 1].map(|side| known(&sides[side], flags, answered));
            match joint {
                Joint::And | Joint::BothOf => match (one, other) {
                    (Some(false), _) | (_, Some(false)) => Some(false),
                    (Some(true), Some(true)) => Some(true),
                    _ => None,
                },
                Joint::Or | Joint::EitherOf => match (one, other) {
                    (Some(true), _) | (_, Some(true)) => Some(true),
                    (Some(false), Some(false)) => Some(false),
                    _ => None,
                },
                Joint::OneOf => one.zip(other).map(|(one, other)| one ^ other),
            }
        }
    }
}
