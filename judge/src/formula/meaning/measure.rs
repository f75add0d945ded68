//! What a comparison of points measures, found by its values: `0 < (B.x - A.x) * (P.y - A.y) - …` asks for a side of
//! AB, in any form.
//! Idea: compute both sides of a comparison for a few quadrilaterals. If their difference is the same multiple of a
//! side value in all, the comparison asks for that side. Cost: a few additions for each comparison.

use super::formula::Formula;
use super::shapes::Shapes;
use hantei_collision::Operator;
use hantei_collision::{Axis, Corner, Point, Quad};
use hantei_collision::{QuadAndPoint, side};

/// A number that a comparison of points compares with 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The [`side`] value of P and the edge that begins at this corner: above 0 if P is right of it (y down).
    Side(Corner),
    /// The corner's coordinate minus that of P.
    From(Corner, Axis),
}

impl Measure {
    fn all() -> impl Iterator<Item = Self> {
        let from = Axis::PLANE.into_iter().flat_map(|axis| Corner::ALL.map(|corner| Self::From(corner, axis)));
        Corner::ALL.into_iter().map(Self::Side).chain(from)
    }

    fn value(self, QuadAndPoint { quad, p }: &QuadAndPoint) -> f64 {
        match self {
            Self::Side(corner) => {
                let (a, b) = quad.edges()[corner as usize];
                side(a, b, *p)
            }
            Self::From(corner, axis) => quad.corners[corner as usize].along(axis) - p.along(axis),
        }
    }
}

/// Five points in general position.
const POINTS: [(f64, f64); 5] = [(3.0, 11.0), (29.0, 2.0), (37.0, 41.0), (-5.0, 23.0), (13.0, 17.0)];
/// How far the points rotate among A, B, C, D and P, and their scale on x and y: each measure gets both signs, and an
/// added constant shows where it is small.
const CASES: [(usize, f64, f64); 7] = [
    (0, 1.0, 1.0),
    (1, 1.0, 1.0),
    (2, -1.0, 1.0),
    (3, 1.0, -1.0),
    (4, 2048.0, 512.0),
    (2, -EPSILON, -EPSILON),
    (1, EPSILON, -EPSILON),
];
const EPSILON: f64 = 1.0 / 1_048_576.0;
const MULTIPLE_ROUNDING: f64 = 1e-12;

fn case((passed, across, down): (usize, f64, f64)) -> QuadAndPoint {
    let mut points = POINTS.map(|(x, y)| Point::new(x * across, y * down));
    points.rotate_left(passed);
    let [a, b, c, d, p] = points;
    QuadAndPoint { quad: Quad::new(a, b, c, d), p }
}

impl<S: Shapes + From<QuadAndPoint>> Formula<S> {
    /// For each question in order: what it compares with 0, and how; `None` if it compares something else.
    pub fn measures(&self) -> Vec<Option<(Measure, Operator)>> {
        let cases = CASES.map(case);
        let computed = cases.map(|case| self.every_comparison(&case.into()));
        let measure = |question: usize| {
            let difference = |place: usize| {
                let [left, right] = computed[place][question].numbers;
                left - right
            };
            let multiple = |measure: &Measure| {
                let multiple = difference(0) / measure.value(&cases[0]);
                let is_same = cases.iter().enumerate().all(|(place, case)| {
                    let expected = multiple * measure.value(case);
                    (difference(place) - expected).abs() <= MULTIPLE_ROUNDING * expected.abs()
                });
                (is_same && multiple != 0.0).then_some(multiple)
            };
            let (measure, multiple) = Measure::all().find_map(|measure| Some((measure, multiple(&measure)?)))?;
            let operator = self.meant.asked[question].operator;
            Some((measure, if multiple > 0.0 { operator } else { operator.mirrored() }))
        };
        (0..self.meant.asked.len()).map(measure).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_measure_has_both_signs_in_the_cases_and_none_is_0() {
        for measure in Measure::all() {
            let values = CASES.map(|it| measure.value(&case(it)));
            assert!(values.iter().any(|value| *value > 0.0), "{measure:?}: {values:?}");
            assert!(values.iter().any(|value| *value < 0.0), "{measure:?}: {values:?}");
            assert!(values.iter().all(|value| *value != 0.0), "{measure:?}: {values:?}");
        }
    }
}
