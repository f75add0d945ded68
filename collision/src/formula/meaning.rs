//! What a text means.

use super::tree::{FormulaStep, Inequality, Test};

pub(super) struct Meant<Term> {
    pub(super) asked: Vec<Inequality<Term>>,
    pub(super) steps: Vec<FormulaStep>,
    pub(super) last: Test,
}

impl<Term> Meant<Term> {
    /// The same without comparisons that are never asked because the answer is already known.
    pub(super) fn without_unasked(mut self) -> Self {
        let mut is_asked = vec![false; self.asked.len()];
        self.each_question(&mut |question| is_asked[*question] = true);
        let mut count = 0..;
        let places: Vec<Option<usize>> =
            is_asked.iter().map(|asked| if *asked { count.next() } else { None }).collect();
        self.each_question(&mut |question| *question = places[*question].unwrap_or(*question));
        let mut kept = is_asked.into_iter();
        self.asked.retain(|_| kept.next().unwrap_or(true));
        self
    }

    fn each_question(&mut self, heard: &mut impl FnMut(&mut usize)) {
        for step in &mut self.steps {
            let (FormulaStep::Flag(_, test) | FormulaStep::Return(test, _)) = step;
            each_question(test, heard);
        }
        each_question(&mut self.last, heard);
    }
}

fn each_question(test: &mut Test, heard: &mut impl FnMut(&mut usize)) {
    match test {
        Test::Ask(question) => heard(question),
        Test::Flag(_) | Test::Always(_) => {}
        Test::Not(of) => each_question(of, heard),
        Test::Joined(_, sides) => sides.iter_mut().for_each(|side| each_question(side, heard)),
    }
}
