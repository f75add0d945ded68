//! Judges tests of a circle and a rectangle.

use super::circle_cases::{Group, groups};
use super::{Answers, BORDERS, CaseSize, Fractions, Verdict, are_most, keep, sorted};
use hantei_collision::{Border, CircleAndRect, CircleRegion, Contact, circle_contact};
use hantei_collision::{Circle, Rect};

/// The smallest wrong case of a region and a contact.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct CircleError {
    /// The region of the centre beside the rectangle.
    pub region: CircleRegion,
    /// The exact relation of the two.
    pub contact: Contact,
    /// A
    pub circle: Circle,
    /// B
    pub rect: Rect,
}

/// The result for a test of a circle and a rectangle. It is no proof, because the cases are a grid and a sample.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CircleJudgement {
    /// Whether it is right for circles with a radius above 0. `Only` has at least one region outside the rectangle.
    pub verdict: Verdict<CircleRegion>,
    /// The border with which it is right, or nearest to right.
    pub border: Border,
    /// The smallest wrong case with this border for each region and contact; the smallest of all comes first.
    pub errors: Vec<CircleError>,
    /// The smallest wrong case with a radius of 0 and this border. The verdict does not count it.
    pub point_error: Option<CircleError>,
    /// Whether it is right in every case with only whole numbers.
    pub is_right_in_whole: bool,
    /// The number of cases tried.
    pub cases: usize,
    /// The radius of the circle, and the width and height of the rectangle, that the text has as numbers: it is judged for
    /// such shapes only.
    pub fixed: [Option<f64>; 3],
}

impl CircleJudgement {
    /// Whether the test says miss somewhere in most regions where the shapes overlap, and hit in most where they are apart: then
    /// true can mean that they miss, if the opposite test is right.
    pub fn is_opposite(&self) -> bool {
        let all = CircleRegion::ALL.len();
        let count = |wanted| self.errors.iter().filter(|error| error.contact == wanted).count();
        // In the middle they are never apart.
        are_most(count(Contact::Overlapping), all) && are_most(count(Contact::Apart), all - 1)
    }
}

#[derive(Clone, Default)]
struct CircleFindings {
    errors: [[Option<(CaseSize, CircleError)>; 3]; 9],
    point_error: Option<(CaseSize, CircleError)>,
    is_wrong_in_whole: bool,
}

impl CircleFindings {
    fn note(&mut self, size: CaseSize, error: CircleError) {
        if error.circle.radius() == 0.0 {
            keep(&mut self.point_error, size, error);
            return;
        }
        self.is_wrong_in_whole |= size.fractions == Fractions::None;
        keep(&mut self.errors[error.region as usize][error.contact as usize], size, error);
    }

    fn right_in(&self) -> Vec<CircleRegion> {
        let is_right = |region: &CircleRegion| self.errors[*region as usize].iter().all(Option::is_none);
        CircleRegion::ALL.iter().copied().filter(is_right).collect()
    }

    fn wrong(&self) -> usize {
        self.errors.iter().flatten().flatten().count()
    }
}

/// Judges a test of a circle and a rectangle in parts, so that a program can do other work meanwhile.
///
/// ```
/// use hantei_collision::{Border, CircleRegion};
/// use hantei_judge::{CircleFormula, CircleJudge, Verdict};
///
/// let box_test: CircleFormula = "bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2".parse()?;
/// let mut judge = CircleJudge::default();
/// let judgement = loop {
///     if let Some(judgement) = judge.advance(10_000, &box_test) {
///         break judgement;
///     }
/// };
/// assert_eq!(judgement.border, Border::Misses);
/// assert!(judgement.errors.iter().all(|error| error.region.is_corner()));
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
#[derive(Default)]
pub struct CircleJudge {
    wanted: Option<Border>,
    fixed: [Option<f64>; 3],
    groups: Option<Vec<Group>>,
    next: usize,
    cases: usize,
    findings: [CircleFindings; 2],
    row: Vec<CircleAndRect>,
    answers: Vec<bool>,
}

impl CircleJudge {
    /// A judge of tests that must be right with this border; `None` for either.
    pub fn new(wanted: Option<Border>) -> Self {
        Self { wanted, ..Self::default() }
    }

    /// Tries at least `cases` more cases, unless fewer are left. `None` as long as there are more.
    pub fn advance(&mut self, cases: usize, mut test: impl Answers<CircleAndRect>) -> Option<CircleJudgement> {
        self.advance_any(cases, &mut test)
    }

    /// The same, compiled once for all tests.
    fn advance_any(&mut self, cases: usize, test: &mut dyn Answers<CircleAndRect>) -> Option<CircleJudgement> {
        let all = self.groups.take().unwrap_or_else(|| {
            self.fixed = test.fixed_sizes();
            groups(&test.constants(), self.fixed)
        });
        let end = self.cases.saturating_add(cases.max(1));
        while self.cases < end
            && let Some(group) = all.get(self.next)
        {
            self.row.clear();
            group.cases(&mut self.row);
            if self.fixed != [None; 3] {
                self.row.retain(|case| has_sizes(case, self.fixed));
            }
            self.ask(test);
            self.next += 1;
        }
        let is_over = self.next == all.len();
        self.groups = Some(all);
        is_over.then(|| self.judgement())
    }

    /// Tries all cases.
    pub fn finish(mut self, test: impl Answers<CircleAndRect>) -> CircleJudgement {
        // This many cases never run out, so the first call is the last.
        self.advance(usize::MAX, test).unwrap_or_else(|| self.judgement())
    }

    /// The part of all cases that are done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.groups.as_ref().map_or(0.0, |all| self.next as f64 / all.len() as f64)
    }

    fn ask(&mut self, test: &mut dyn Answers<CircleAndRect>) {
        if test.has_types() {
            self.row.retain(|case| test.fits(case));
        }
        self.answers.clear();
        test.answers(&self.row, &mut self.answers);
        self.cases += self.row.len();
        for (&shapes, &says) in self.row.iter().zip(&self.answers) {
            let CircleAndRect { circle, rect } = shapes;
            let contact = circle_contact(circle, rect);
            let wrong = BORDERS.map(|border| says != contact.hits(border));
            if wrong == [false; 2] {
                continue;
            }
            let error = CircleError { region: CircleRegion::of(&shapes), contact, circle, rect };
            let (min, centre) = (rect.min(), circle.centre());
            let numbers = [min.x, min.y, rect.width(), rect.height(), centre.x, centre.y, circle.radius()];
            let size = CaseSize::of(contact == Contact::Touching, &numbers);
            for (findings, wrong) in self.findings.iter_mut().zip(wrong) {
                if wrong {
                    findings.note(size, error);
                }
            }
        }
    }

    fn judgement(&self) -> CircleJudgement {
        let found = BORDERS.into_iter().zip(&self.findings);
        let wanted = found.filter(|(border, _)| self.wanted.is_none_or(|wanted| wanted == *border));
        // Right, or right in whole numbers; then the most regions, then the fewest errors; of equals the first.
        let rank = |found: &CircleFindings| {
            let wrong = found.wrong();
            (wrong == 0, !found.is_wrong_in_whole, found.right_in().len(), usize::MAX - wrong)
        };
        let best = wanted.rev().max_by_key(|(_, found)| rank(found));
        let (border, found) = best.unwrap_or((BORDERS[0], &self.findings[0]));
        let right = found.right_in();
        let verdict = if right.len() == CircleRegion::ALL.len() {
            Verdict::Right
        } else if right.iter().any(|region| *region != CircleRegion::Middle) {
            Verdict::Only(right)
        } else {
            Verdict::Wrong
        };
        CircleJudgement {
            verdict,
            border,
            errors: sorted(found.errors.iter().flatten().flatten().copied()),
            point_error: found.point_error.map(|(_, error)| error),
            is_right_in_whole: !found.is_wrong_in_whole,
            cases: self.cases,
            fixed: self.fixed,
        }
    }
}

/// Whether the shapes of a case have these sizes.
fn has_sizes(CircleAndRect { circle, rect }: &CircleAndRect, fixed: [Option<f64>; 3]) -> bool {
    let sizes = [circle.radius(), rect.width(), rect.height()];
    sizes.iter().zip(fixed).all(|(size, fixed)| fixed.is_none_or(|fixed| fixed == *size))
}

/// Judges a test of a circle and a rectangle all at once; [`CircleJudge`] does it in parts.
///
/// It tries every centre and every radius on a grid of halves around two rectangles. Then come circles that touch each
/// corner and each edge exactly, and circles that overlap or are apart by a half, by a 1,024th and by a 1,048,576th;
/// centres on the border and in the middle; rectangles inside the circle and circles inside the rectangle; all of it
/// moved, mirrored, halved, small and large; and cases around the constants of the test. With these numbers, squares
/// and roots are exact, or rounding does not decide. Errors only in other places are not found.
pub fn judge_circle(test: impl Answers<CircleAndRect>) -> CircleJudgement {
    CircleJudge::default().finish(test)
}
