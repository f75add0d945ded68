//! Tries a test on case after case of the [grids](super::grids).

use super::classes::At;
use super::findings::Findings;
use super::grids::{Along, FAMILIES, GridFamily, WHOLE_CENTRES, more};
use super::{Answers, BORDERS};
use hantei_collision::Interval;
use hantei_collision::{AxisAligned, Contact, Two, contact};

pub(super) struct Tries<S> {
    families: Vec<GridFamily>,
    family: usize,
    /// The pairs of intervals of the family on all axes but the last, and on the last.
    rows: [Vec<Along>; 2],
    next: usize,
    pub(super) cases: usize,
    /// Those of them that do not fit the types of the test's numbers.
    pub(super) unfit: usize,
    /// Whether such cases are left out.
    pub(super) is_typed: bool,
    row: Vec<Two<S>>,
    answers: Vec<bool>,
    at: At,
}

impl<S: AxisAligned> Tries<S> {
    pub(super) fn new(at: At) -> Self {
        let more = if at == At::Centre { &WHOLE_CENTRES[..] } else { &[] };
        let (families, rows) = ([&FAMILIES, more].concat(), FAMILIES[0].rows::<S>(at));
        Self {
            families,
            family: 0,
            rows,
            next: 0,
            cases: 0,
            unfit: 0,
            is_typed: false,
            row: Vec::new(),
            answers: Vec::new(),
            at,
        }
    }

    /// Adds cases for a test that cannot be proved and has these constants.
    pub(super) fn look_at(&mut self, constants: &[f64]) {
        self.families.extend(more(constants));
    }

    /// Tries at least `cases` more cases, unless fewer are left: then true.
    pub(super) fn advance(
        &mut self,
        cases: usize,
        test: &mut impl Answers<Two<S>>,
        findings: &mut [Findings<S>; 2],
    ) -> bool {
        let end = self.cases.saturating_add(cases);
        while self.cases < end && self.family < self.families.len() {
            self.ask(test, findings);
            self.next += 1;
            if self.next == self.rows[0].len() {
                self.family += 1;
                self.next = 0;
                if let Some(family) = self.families.get(self.family) {
                    self.rows = family.rows::<S>(self.at);
                }
            }
        }
        self.family == self.families.len()
    }

    fn ask(&mut self, test: &mut impl Answers<Two<S>>, findings: &mut [Findings<S>; 2]) {
        let Some(&last) = S::AXES.last() else { return };
        let [before, on_last] = &self.rows;
        let first = &before[self.next];
        let (mut a, mut b) = (first.a, first.b);
        self.row.clear();
        self.row.extend(on_last.iter().map(|along| {
            (a[last as usize], b[last as usize]) = (along.a[0], along.b[0]);
            let shape = |of: [Interval; 3]| S::from_shadows(|axis| of[axis as usize]);
            Two { a: shape(a), b: shape(b) }
        }));
        self.answers.clear();
        test.answers(&self.row, &mut self.answers);
        for ((along, case), hit) in on_last.iter().zip(&self.row).zip(&self.answers) {
            if self.is_typed && !test.fits(case) {
                self.unfit += 1;
                continue;
            }
            let contact = contact(case.a, case.b);
            for (findings, border) in findings.iter_mut().zip(BORDERS) {
                if *hit != contact.hits(border) {
                    findings.note(&first.and(last, along), *case, contact == Contact::Touching);
                }
            }
        }
        self.cases += on_last.len();
    }

    pub(super) fn progress(&self) -> f64 {
        let all: usize = self.families.iter().map(GridFamily::cases::<S>).sum();
        self.cases as f64 / all as f64
    }
}
