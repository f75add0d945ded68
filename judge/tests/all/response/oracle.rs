//! The truth against a slow one: fractions, and a look at every part of the step.

use hantei_collision::{Axis, End, Side, TrueSide};
use hantei_judge::ResponseCase;
use std::cmp::Ordering;

/// A fraction with a denominator above 0.
#[derive(Clone, Copy, Debug)]
struct Part(i128, i128);

impl Part {
    fn of(up: i128, down: i128) -> Self {
        if down < 0 { Self(-up, -down) } else { Self(up, down) }
    }

    fn compared(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }

    fn middle(self, other: Self) -> Self {
        Self(self.0 * other.1 + other.0 * self.1, 2 * self.1 * other.1)
    }
}

/// What is met, found without the formula: the moments at which an edge meets an edge cut the step into parts; in the middle of each it
/// is asked whether they overlap.
#[derive(Debug, PartialEq)]
enum Slow {
    Miss,
    Inside,
    Met(Vec<Side>),
}

fn slow(a: [i128; 4], v: [i128; 2], b: [i128; 4]) -> Slow {
    let ends = |of: [i128; 4], axis: usize| [of[axis], of[axis] + of[axis + 2]];
    let shares = |axis: usize, at: Part| {
        let [begin, end] = ends(a, axis).map(|edge| edge * at.1 + v[axis] * at.0);
        let [from, to] = ends(b, axis).map(|edge| edge * at.1);
        begin < to && from < end
    };
    let mut moments = vec![Part(0, 1), Part(1, 1)];
    for (axis, speed) in v.into_iter().enumerate().filter(|(_, speed)| *speed != 0) {
        for one in ends(a, axis) {
            moments.extend(ends(b, axis).map(|other| Part::of(other - one, speed)));
        }
    }
    moments.retain(|at| at.compared(Part(0, 1)).is_ge() && at.compared(Part(1, 1)).is_le());
    moments.sort_by(|one, other| one.compared(*other));
    moments.dedup_by(|one, other| one.compared(*other).is_eq());
    if shares(0, Part(0, 1)) && shares(1, Part(0, 1)) {
        return Slow::Inside;
    }
    for pair in moments.windows(2) {
        let middle = pair[0].middle(pair[1]);
        if shares(0, middle) && shares(1, middle) {
            // An axis that did not overlap right before, or at the start, is the one that is met.
            let met = |axis: usize| !shares(axis, pair[0]);
            let side =
                |axis: usize| Side { axis: Axis::PLANE[axis], end: if v[axis] > 0 { End::Min } else { End::Max } };
            return Slow::Met((0..2).filter(|axis| met(*axis)).map(side).collect());
        }
    }
    Slow::Miss
}

#[test]
fn the_truth_is_that_of_fractions() {
    let mut state = 7_u64;
    let mut up_to = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i128::from((state >> 33) % (most + 1))
    };
    let mut hits = [0; 4];
    for at in 0..60_000 {
        let grid = if at % 2 == 0 { 8 } else { 1 };
        let size = |random: i128| grid * (1 + random % 6);
        let b = [0, 0, size(up_to(5)) * 4, size(up_to(5)) * 4];
        let a = [up_to(24) * grid - 16 * grid, up_to(24) * grid - 16 * grid, size(up_to(5)), size(up_to(5))];
        let v = [up_to(16) * grid - 8 * grid, up_to(16) * grid - 8 * grid];
        let floats = |of: [i128; 4]| of.map(|number| number as f64);
        let case = ResponseCase {
            name: None,
            before: floats(a),
            is_ball: false,
            of_blocks: [0.0; 2],
            velocity: v.map(|speed| speed as f64),
            blocks: vec![floats(b)],
        };
        let expected = slow(a, v, b);
        let said = match case.truth().side {
            TrueSide::None(_) => Slow::Miss,
            TrueSide::Inside => Slow::Inside,
            TrueSide::Side(side) => Slow::Met(vec![side]),
            TrueSide::Corner(sides) => Slow::Met(sides.iter().collect()),
        };
        assert_eq!(said, expected, "{case:?}");
        hits[match &said {
            Slow::Miss => 0,
            Slow::Inside => 1,
            Slow::Met(sides) => 1 + sides.len(),
        }] += 1;
    }
    assert!(hits.iter().all(|count| *count > 40), "{hits:?}");
}
