//! What a text means.

use super::print::{Binds, OWN, Printer};
use super::terms::{CircleTerm, PartTerm, PointTerm, RoundTerm, SlantedTerm, Term};
use super::tree::{FormulaStep, Inequality, Number, Test};
use crate::program::SlantedRun;
use hantei_collision::Axis;
use hantei_collision::{About, Question, QuestionId};
use hantei_collision::{Part, Precision};
use std::fmt;

/// The comparisons of a test, and how they are joined.
#[derive(Clone, Debug, PartialEq)]
pub struct Meant {
    pub(crate) asked: Vec<Inequality>,
    pub(crate) steps: Vec<FormulaStep>,
    pub(crate) last: Test,
    /// The ways of a pasted program, as it goes them, where it asks in another order than its joined test.
    pub(crate) ways: Option<Ways>,
    /// Numbers of a pasted program whose type has no fractions.
    pub(crate) wholes: Vec<Number>,
    /// Numbers of the shapes that a pasted program has as numbers: the test is of such shapes only.
    pub(crate) fixed: Vec<(Term, f64)>,
    /// The precisions in which it may be computed, as far as its text says; none if both are mixed.
    pub(crate) precisions: Vec<Precision>,
    /// A pasted program that is run for each pair of shapes: then it has no comparisons of its own.
    pub(crate) run: Option<SlantedRun>,
}

/// Where a way goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum WayStep {
    Answer(bool),
    /// The index of what is asked next.
    Ask(usize),
}

/// All ways through a test.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ways {
    /// A comparison, and how the way goes on where it is false and where it is true.
    pub(crate) decisions: Vec<(QuestionId, [WayStep; 2])>,
    pub(crate) first: WayStep,
}

impl Ways {
    /// The same ways with the opposite answers at their ends.
    fn opposite(mut self) -> Self {
        let nexts = self.decisions.iter_mut().flat_map(|(_, nexts)| nexts);
        for step in nexts.chain([&mut self.first]) {
            if let WayStep::Answer(answer) = step {
                *answer = !*answer;
            }
        }
        self
    }

    /// The answer at the end of the way that these answers go.
    pub(crate) fn answer(&self, mut holds: impl FnMut(QuestionId) -> bool) -> bool {
        let mut step = self.first;
        loop {
            match step {
                WayStep::Answer(answer) => return answer,
                WayStep::Ask(place) => {
                    let (question, next) = self.decisions[place];
                    step = next[usize::from(holds(question))];
                }
            }
        }
    }

    /// The answer at the end of each way on which a question has this answer; `None` if they differ.
    pub(super) fn decided_by(&self, question: QuestionId, answer: bool) -> Option<bool> {
        let (mut open, mut seen, mut found) = (vec![self.first], vec![false; self.decisions.len()], None);
        while let Some(step) = open.pop() {
            match step {
                WayStep::Answer(answer) if found == Some(!answer) => return None,
                WayStep::Answer(answer) => found = Some(answer),
                WayStep::Ask(place) if seen[place] => {}
                WayStep::Ask(place) => {
                    seen[place] = true;
                    let (asked, next) = self.decisions[place];
                    let is_on = |says: &bool| asked != question || *says == answer;
                    open.extend([false, true].into_iter().filter(is_on).map(|says| next[usize::from(says)]));
                }
            }
        }
        found
    }
}

type NamedAsWritten = fn(&Term, &str) -> (String, Binds);

impl Meant {
    /// A pasted program that is run.
    pub(crate) fn of_run(run: SlantedRun) -> Self {
        Self { run: Some(run), ..Self::never() }
    }

    /// A test that asks nothing and is always false.
    pub(crate) fn never() -> Self {
        Self {
            asked: Vec::new(),
            steps: Vec::new(),
            last: Test::Always(false),
            ways: None,
            wholes: Vec::new(),
            fixed: Vec::new(),
            precisions: vec![Precision::Double],
            run: None,
        }
    }

    /// The same with the opposite answers.
    pub(super) fn opposite(mut self) -> Self {
        for step in &mut self.steps {
            if let FormulaStep::Return(_, says) = step {
                *says = !*says;
            }
        }
        self.last = Test::Not(Box::new(self.last));
        self.ways = self.ways.map(Ways::opposite);
        self
    }

    pub(crate) fn flag_names(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().filter_map(|step| match step {
            FormulaStep::Flag(name, _) => Some(&**name),
            FormulaStep::Return(..) => None,
        })
    }

    /// Both sides of each comparison.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = &Number> {
        self.asked.iter().flat_map(|asked| [&asked.left, &asked.right])
    }

    /// Whether it reads any number of a shape.
    pub(super) fn reads_a_shape(&self) -> bool {
        let mut reads = false;
        self.numbers().for_each(|number| number.each_term(&mut |_| reads = true));
        reads
    }

    /// Which shapes it reads on which axis, without those, other than points, whose size or far end it does not read
    /// there. A radius is on no axis.
    pub(super) fn read_shapes(&self, is_point: impl Fn(usize) -> bool) -> Vec<(usize, Option<usize>)> {
        let mut read = Vec::new();
        let mut add = |of, axis: Option<Axis>| {
            let found = (of, axis.map(|axis| axis as usize));
            if !read.contains(&found) {
                read.push(found);
            }
        };
        let is_far = |part| matches!(part, Part::Size | Part::Max);
        let mut see = |term| match term {
            Term::Part(PartTerm { of, axis, part }) if is_far(part) || is_point(of as usize) => {
                add(of as usize, Some(axis));
            }
            Term::Circle(CircleTerm::Rect(axis, part)) if is_far(part) => add(1, Some(axis)),
            Term::Part(_) | Term::Circle(CircleTerm::Rect(..)) | Term::Point(PointTerm::Corners) => {}
            Term::Circle(CircleTerm::Centre(axis) | CircleTerm::End(axis, _)) => add(0, Some(axis)),
            Term::Circle(CircleTerm::Radius | CircleTerm::Diameter) => add(0, None),
            Term::Round(RoundTerm { of, term: CircleTerm::Centre(axis) | CircleTerm::End(axis, _) }) => {
                add(of as usize, Some(axis));
            }
            Term::Round(RoundTerm { of, .. }) => add(of as usize, None),
            Term::Slanted(SlantedTerm { of, .. }) => add(of as usize, None),
            Term::Point(PointTerm::Coordinate(spot, axis)) => add(spot, Some(axis)),
            Term::Point(PointTerm::Cross(spots) | PointTerm::Dot(spots)) => {
                spots.iter().for_each(|&spot| Axis::PLANE.into_iter().for_each(|axis| add(spot, Some(axis))));
            }
        };
        self.numbers().for_each(|number| number.each_term(&mut see));
        read
    }

    fn printer<'a>(&'a self, flags: &'a [&'a str]) -> Printer<'a, NamedAsWritten> {
        let named: NamedAsWritten = |_, written| (written.to_owned(), Binds::Whole);
        Printer { dialect: &OWN, named, asked: &self.asked, flags }
    }

    pub(super) fn questions(&self, about: impl Fn(&Number, &Number) -> Option<About>) -> Vec<Question> {
        let flags: Vec<&str> = self.flag_names().collect();
        let printer = self.printer(&flags);
        let question = |(id, asked): (usize, &Inequality)| Question {
            id,
            left: printer.number(&asked.left).into(),
            operator: asked.operator,
            right: printer.number(&asked.right).into(),
            about: about(&asked.left, &asked.right),
        };
        self.asked.iter().enumerate().map(question).collect()
    }

    /// The same without comparisons that are never asked because the answer is already known.
    pub(crate) fn without_unasked(mut self) -> Self {
        if self.ways.is_some() {
            return self;
        }
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

    /// The same with its comparisons in the order in which the test is written.
    pub(crate) fn in_order(mut self) -> Self {
        let mut order: Vec<QuestionId> = Vec::new();
        let mut see = |question: &mut QuestionId| {
            if !order.contains(question) {
                order.push(*question);
            }
        };
        self.each_question(&mut see);
        order.extend((0..self.asked.len()).filter(|question| !order.contains(question)).collect::<Vec<_>>());
        let mut places = vec![0; order.len()];
        order.iter().enumerate().for_each(|(place, question)| places[*question] = place);
        self.each_question(&mut |question| *question = places[*question]);
        self.asked = order.into_iter().map(|question| self.asked[question].clone()).collect();
        for (question, _) in self.ways.iter_mut().flat_map(|ways| &mut ways.decisions) {
            *question = places[*question];
        }
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

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named: NamedAsWritten = |_, written| (written.to_owned(), Binds::Whole);
        out.write_str(&Printer { dialect: &OWN, named, asked: &[], flags: &[] }.number(self))
    }
}

impl fmt::Display for Meant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.flag_names().collect();
        let printer = self.printer(&names);
        let printed = |test| printer.test(test);
        for step in &self.steps {
            match step {
                FormulaStep::Flag(name, test) => write!(out, "{name} = {}; ", printed(test))?,
                FormulaStep::Return(when, says) => write!(out, "if ({}) return {says}; ", printed(when))?,
            }
        }
        out.write_str(&printed(&self.last))
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
