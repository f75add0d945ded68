//! Judges tests of a point and a quadrilateral.

use super::{Answers, BORDERS, CaseSize, Verdict, keep, sorted};
use crate::random::Random;
use hantei_collision::named;
use hantei_collision::{Border, QuadAndPoint, QuadContact, Shape, Winding, diagnose, quad_contact};
use hantei_collision::{Point, Quad};

/// A class of quadrilaterals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuadClass {
    /// Convex, clockwise on the screen.
    ConvexClockwise,
    /// Convex, counter-clockwise on the screen.
    ConvexCounterClockwise,
    /// One interior angle is above 180°.
    Concave,
    /// Two edges cross.
    Crossed,
    /// A corner without a turn.
    Degenerate,
}

named!(QuadClass { ConvexClockwise = "convex-clockwise", ConvexCounterClockwise = "convex-counter-clockwise", Concave = "concave", Crossed = "crossed", Degenerate = "degenerate" });

impl QuadClass {
    /// The class of a quadrilateral.
    pub fn of(quad: &Quad) -> Self {
        let diagnosis = diagnose(quad);
        match (diagnosis.shape, diagnosis.winding) {
            (Shape::Convex, Some(Winding::CounterClockwise)) => Self::ConvexCounterClockwise,
            (Shape::Convex, _) => Self::ConvexClockwise,
            (Shape::Concave(_), _) => Self::Concave,
            (Shape::Crossed, _) => Self::Crossed,
            (Shape::Degenerate(_), _) => Self::Degenerate,
        }
    }
}

const CONTACTS: [QuadContact; 3] = [QuadContact::Inside, QuadContact::OnEdge, QuadContact::Outside];

/// The smallest wrong case of a class and a contact.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct InsideError {
    /// The class of the quadrilateral.
    pub class: QuadClass,
    /// Where the point is.
    pub contact: QuadContact,
    /// The quadrilateral.
    pub quad: Quad,
    /// The point.
    pub p: Point,
}

/// The result for a test of a point and a quadrilateral.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InsideJudgement {
    /// Whether it is right. `Only` has at least one of the convex classes.
    pub verdict: Verdict<QuadClass>,
    /// The border with which it is right, or nearest to right.
    pub border: Border,
    /// The smallest wrong case of each class and contact. Convex ones come first, then those wrong with either border.
    pub errors: Vec<InsideError>,
    /// The number of cases tried.
    pub cases: usize,
}

/// Corners are on the even points of the grid, probes on all points.
const CORNERS: usize = 9;
const EXHAUSTED: usize = CORNERS.pow(4);
/// Quadrilaterals on a larger grid, for each way to stretch and move it.
const SAMPLED: usize = 150;
const PLACES: [(f64, f64, f64); 6] =
    [(1.0, 0.0, 0.0), (1.0, -8.0, -8.0), (0.5, 0.0, 0.0), (-1.0, 0.0, 0.0), (1000.0, 5e6, -4e3), (0.5, -900.0, 40.0)];
const ALL: usize = EXHAUSTED + SAMPLED * PLACES.len();
const TOGETHER: usize = 240;
const PROBES: usize = 20;

type InsideErrors = [[Option<(CaseSize, InsideError)>; 3]; 5];

/// Judges a test of a point and a quadrilateral in parts, so that a program can do other work meanwhile.
pub struct InsideJudge {
    next: usize,
    random: Random,
    cases: usize,
    errors: [InsideErrors; 2],
    row: Vec<QuadAndPoint>,
    answers: Vec<bool>,
}

impl Default for InsideJudge {
    fn default() -> Self {
        Self {
            next: 0,
            random: Random(1),
            cases: 0,
            errors: BORDERS.map(|_| [[None; 3]; 5]),
            row: Vec::new(),
            answers: Vec::new(),
        }
    }
}

impl InsideJudge {
    /// Tries at least `cases` more cases, unless fewer are left. `None` as long as there are more.
    pub fn advance(&mut self, cases: usize, mut test: impl Answers<QuadAndPoint>) -> Option<InsideJudgement> {
        let end = self.cases.saturating_add(cases);
        while self.cases < end && self.next < ALL {
            self.row.clear();
            while self.row.len() < TOGETHER && self.next < ALL {
                if self.next < EXHAUSTED {
                    let quad = on_grid(self.next);
                    let probes = (0..25).map(|probe| grid_point(probe, 5, 1.0));
                    self.row.extend(probes.map(|p| QuadAndPoint { quad, p }));
                } else {
                    let (quad, probes) = self.random.case(PLACES[self.next % PLACES.len()]);
                    self.row.extend(probes.map(|p| QuadAndPoint { quad, p }));
                }
                self.next += 1;
            }
            self.ask(&mut test);
        }
        (self.next == ALL).then(|| self.judgement())
    }

    /// The part of all cases that are done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.next as f64 / ALL as f64
    }

    fn ask(&mut self, test: &mut impl Answers<QuadAndPoint>) {
        self.answers.clear();
        test.answers(&self.row, &mut self.answers);
        self.cases += self.row.len();
        // What is known of the last case's quadrilateral.
        let mut known: Option<(Quad, QuadClass, CaseSize)> = None;
        for (&QuadAndPoint { quad, p }, &says) in self.row.iter().zip(&self.answers) {
            let contact = quad_contact(&quad, p);
            let wrong = [contact == QuadContact::Inside, contact != QuadContact::Outside].map(|inside| says != inside);
            if wrong == [false; 2] {
                continue;
            }
            known = known.filter(|(before, ..)| *before == quad);
            let (_, class, of_quad) = *known.get_or_insert_with(|| {
                let [a, b, c, d] = quad.corners;
                (quad, QuadClass::of(&quad), CaseSize::of(false, &[a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y]))
            });
            let place = CONTACTS.iter().position(|one| *one == contact).unwrap_or_default();
            let size = of_quad.with(CaseSize::of(contact == QuadContact::OnEdge, &[p.x, p.y]));
            for (errors, wrong) in self.errors.iter_mut().zip(wrong) {
                if wrong {
                    keep(&mut errors[class as usize][place], size, InsideError { class, contact, quad, p });
                }
            }
        }
    }

    fn judgement(&self) -> InsideJudgement {
        let right = |errors: &InsideErrors| -> Vec<QuadClass> {
            let is_right = |class: &QuadClass| errors[*class as usize].iter().all(Option::is_none);
            QuadClass::ALL.iter().copied().filter(is_right).collect()
        };
        let convex = |classes: &[QuadClass]| {
            let is_convex =
                |class: &&QuadClass| matches!(class, QuadClass::ConvexClockwise | QuadClass::ConvexCounterClockwise);
            classes.iter().filter(is_convex).count()
        };
        // The most convex classes, then the most others, then the fewest errors.
        let found = BORDERS.into_iter().zip(&self.errors).map(|(border, errors)| (right(errors), border, errors));
        let few = |errors: &InsideErrors| usize::MAX - errors.iter().flatten().flatten().count();
        let best = found.rev().max_by_key(|(right, _, errors)| (convex(right), right.len(), few(errors)));
        let (right, border, errors) = best.unwrap_or((Vec::new(), BORDERS[0], &self.errors[0]));
        let verdict = if right.len() == QuadClass::ALL.len() {
            Verdict::Right
        } else if convex(&right) > 0 {
            Verdict::Only(right)
        } else {
            Verdict::Wrong
        };
        let errors = errors.iter().flat_map(|class| sorted(class.iter().flatten().copied())).collect();
        InsideJudgement { verdict, border, errors, cases: self.cases }
    }
}

fn grid_point(place: usize, side: usize, step: f64) -> Point {
    Point::new((place % side) as f64 * step, (place / side) as f64 * step)
}

fn on_grid(place: usize) -> Quad {
    let corner = |digit: u32| grid_point(place / CORNERS.pow(digit) % CORNERS, 3, 2.0);
    Quad::new(corner(3), corner(2), corner(1), corner(0))
}

impl Random {
    /// A quadrilateral on a grid of 17 by 17 points, and probes: at random, level with a corner, halfway between two.
    fn case(&mut self, (scale, right, down): (f64, f64, f64)) -> (Quad, [Point; PROBES]) {
        let mut point = || Point::new(2.0 * self.up_to(8), 2.0 * self.up_to(8));
        let corners = [point(), point(), point(), point()];
        let mut probes = [Point::new(0.0, 0.0); PROBES];
        for (place, probe) in probes.iter_mut().enumerate() {
            let (one, other) = (corners[place % 4], corners[(place + 1) % 4]);
            *probe = match place / 4 {
                0 => Point::new(self.up_to(16), one.y),
                1 => Point::new(f64::midpoint(one.x, other.x), f64::midpoint(one.y, other.y)),
                _ => Point::new(self.up_to(16), self.up_to(16)),
            };
        }
        let placed = |point: Point| Point::new(scale * point.x + right, scale * point.y + down);
        (Quad { corners: corners.map(placed) }, probes.map(placed))
    }
}

/// Judges a test of a point and a quadrilateral all at once; [`InsideJudge`] does it in parts.
///
/// It tries all quadrilaterals with corners on a grid of three by three points, with probes on the points and halfway
/// between them. They include each shape that [`diagnose`](diagnose) distinguishes, each winding, and each way in which
/// corners and probe can be level. Others, with corners on a larger grid, are a sample, the same in every run.
pub fn judge_inside(test: impl Answers<QuadAndPoint>) -> InsideJudgement {
    let mut judge = InsideJudge::default();
    // This many cases never run out, so the first call is the last.
    judge.advance(usize::MAX, test).unwrap_or_else(|| judge.judgement())
}
