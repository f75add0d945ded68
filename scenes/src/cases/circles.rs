//! Cases of two circles: exact touching in all directions, a little nearer and farther, and where only the boxes overlap.

use super::CaseNumbers;
use hantei_collision::{Circle, Contact, Point, TwoCircles};

/// A case of two circles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CirclesCase {
    /// Its numbers: `plain`, `negative`, `large`, `odd` or `half`.
    pub kind: &'static str,
    /// How A lies to B: `touching`, `nearer`, `farther`, `boxes` (the boxes around the circles overlap, the circles do
    /// not), `inside`, `centre` (both at one place).
    pub place: &'static str,
    /// Both circles. All numbers are whole or halves.
    pub shapes: TwoCircles,
}

impl CirclesCase {
    /// The exact relation.
    pub fn contact(&self) -> Contact {
        self.shapes.a.contact(self.shapes.b)
    }

    /// How far the edges are apart; below 0, how deep the circles overlap. World units, rounded.
    pub fn separation(&self) -> f64 {
        let TwoCircles { a, b } = self.shapes;
        if self.contact() == Contact::Touching {
            0.0
        } else {
            a.centre().distance(b.centre()) - a.radius() - b.radius()
        }
    }
}

/// Its name; B; legs and hypotenuses longer than B's radius, at which a circle touches B; the step of `nearer`.
type CirclesKind = (&'static str, [f64; 3], [[f64; 3]; 2], f64);

const KINDS: [CirclesKind; 5] = [
    ("plain", [200.0, 165.0, 50.0], [[60.0, 80.0, 100.0], [48.0, 64.0, 80.0]], 1.0),
    ("negative", [-70.0, -90.0, 24.0], [[30.0, 40.0, 50.0], [24.0, 10.0, 26.0]], 1.0),
    ("large", [3000.0, 2000.0, 500.0], [[600.0, 800.0, 1000.0], [500.0, 1200.0, 1300.0]], 1.0),
    // Odd numbers: a division of whole numbers drops the fraction of their halves.
    ("odd", [-21.0, -35.0, 33.0], [[48.0, 55.0, 73.0], [36.0, 27.0, 45.0]], 1.0),
    ("half", [20.5, 31.0, 12.5], [[15.0, 20.0, 25.0], [10.5, 14.0, 17.5]], 0.5),
];

/// All cases of two circles.
pub fn circles_cases(numbers: CaseNumbers) -> Vec<CirclesCase> {
    let kinds = KINDS.iter().filter(|(kind, ..)| numbers == CaseNumbers::Any || *kind != "half");
    kinds.flat_map(of_kind).collect()
}

fn of_kind(&(kind, [x, y, radius], triples, near): &CirclesKind) -> Vec<CirclesCase> {
    let b = Circle::new(Point::new(x, y), radius);
    let case = |place, [dx, dy]: [f64; 2], r: f64| {
        let shapes = TwoCircles { a: Circle::new(Point::new(x + dx, y + dy), r), b };
        CirclesCase { kind, place, shapes }
    };
    let mut cases = vec![case("centre", [0.0, 0.0], radius), case("inside", [near, -near], near)];
    for [across, down, far] in triples {
        let (r, both) = (far - radius, far - near);
        for (right, below) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
            let to = |dx: f64, dy: f64| [right * dx, below * dy];
            cases.push(case("touching", to(across, down), r));
            cases.push(case("touching", to(down, across), r));
            cases.push(case("nearer", to(across - near, down), r));
            cases.push(case("farther", to(across, down + near), r));
            cases.push(case("boxes", to(both, both), r));
        }
        cases.push(case("touching", [far, 0.0], r));
        cases.push(case("touching", [0.0, -far], r));
    }
    cases
}
