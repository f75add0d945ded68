//! Cases of a circle and a rectangle: every region of the centre, every border and corner, and exact touching.

use super::CaseNumbers;
use hantei_collision::{Axis, Circle, CircleAndRect, CircleRegion, Contact, Point, Rect, circle_contact};

/// A case of a circle and a rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CircleCase {
    /// Its numbers: `plain`, `negative`, `large`, `odd` or `half`.
    pub kind: &'static str,
    /// The centre's place: `edge`, `edge-end`, `corner`, `frame` (the square around the circle overlaps, the circle
    /// does not), `on-edge`, `on-corner`, `inside`.
    pub place: &'static str,
    /// Both shapes. All numbers are whole or halves.
    pub shapes: CircleAndRect,
}

impl CircleCase {
    /// The exact relation.
    pub fn contact(&self) -> Contact {
        circle_contact(self.shapes.circle, self.shapes.rect)
    }

    /// The centre's region around the rectangle.
    pub fn region(&self) -> CircleRegion {
        CircleRegion::of(&self.shapes)
    }
}

struct CircleKind {
    name: &'static str,
    /// Left, top, width and height.
    rect: [f64; 4],
    /// Legs and hypotenuse: at these distances from a corner, a circle of this radius touches it.
    triples: [[f64; 3]; 2],
    /// How much nearer or farther a circle is that does not touch.
    near: f64,
}

const KINDS: [CircleKind; 5] = [
    CircleKind {
        name: "plain",
        rect: [100.0, 100.0, 80.0, 60.0],
        triples: [[3.0, 4.0, 5.0], [8.0, 15.0, 17.0]],
        near: 1.0,
    },
    CircleKind {
        name: "negative",
        rect: [-70.0, -90.0, 64.0, 48.0],
        triples: [[5.0, 12.0, 13.0], [9.0, 12.0, 15.0]],
        near: 1.0,
    },
    CircleKind {
        name: "large",
        rect: [3000.0, 2000.0, 320.0, 640.0],
        triples: [[300.0, 400.0, 500.0], [500.0, 1200.0, 1300.0]],
        near: 1.0,
    },
    // Odd sizes: a division of whole numbers drops the fraction of their halves.
    CircleKind {
        name: "odd",
        rect: [-21.0, -35.0, 33.0, 65.0],
        triples: [[7.0, 24.0, 25.0], [20.0, 21.0, 29.0]],
        near: 1.0,
    },
    CircleKind { name: "half", rect: [20.5, 31.0, 32.0, 64.5], triples: [[1.5, 2.0, 2.5], [6.0, 2.5, 6.5]], near: 0.5 },
];

/// The edges: the axis across, the axis along, and whether it is the far one.
const EDGES: [(Axis, Axis, bool); 4] =
    [(Axis::X, Axis::Y, false), (Axis::X, Axis::Y, true), (Axis::Y, Axis::X, false), (Axis::Y, Axis::X, true)];

/// The name of the place, the centre, and the radius.
type PlacedCircle = (&'static str, Point, f64);

impl CircleKind {
    fn rect(&self) -> Rect {
        let [x, y, width, height] = self.rect;
        Rect::from_origin_size(Point::new(x, y), width, height)
    }

    /// The whole number next to the middle, on this axis.
    fn middle(&self, axis: Axis) -> f64 {
        self.rect().interval(axis).centre().floor()
    }

    /// The place `out` beyond this end of an axis, and at `along` on the other axis.
    fn beyond(&self, axis: Axis, is_far: bool, out: f64, along: f64) -> Point {
        let of = self.rect().interval(axis);
        let at = if is_far { of.max + out } else { of.min - out };
        if axis == Axis::X { Point::new(at, along) } else { Point::new(along, at) }
    }

    /// Beside each edge, at its middle and its ends: nearer, touching, farther; on it; inside next to it.
    fn at_edges(&self, radius: f64) -> Vec<PlacedCircle> {
        let mut found = Vec::new();
        for (axis, other, is_far) in EDGES {
            let (ends, middle) = (self.rect().interval(other), self.middle(other));
            let at = |out, along| self.beyond(axis, is_far, out, along);
            for out in [radius - self.near, radius, radius + self.near] {
                found.push(("edge", at(out, middle), radius));
                found.extend([ends.min, ends.max].map(|end| ("edge-end", at(out, end), radius)));
            }
            found.push(("on-edge", at(0.0, middle), radius));
            found.push(("inside", at(-self.near, middle), radius));
        }
        found
    }

    /// Beside each corner: touching, nearer and farther on x or on y; on it; and reached only by the square around.
    fn at_corners(&self, [one, other, radius]: [f64; 3]) -> Vec<PlacedCircle> {
        let (near, mut found) = (self.near, Vec::new());
        for (place, corner) in self.rect().corners().into_iter().enumerate() {
            let (right, down) = (if place == 1 || place == 2 { 1.0 } else { -1.0 }, if place > 1 { 1.0 } else { -1.0 });
            let away = |x: f64, y: f64| corner.moved(right * x, down * y);
            for (x, y) in [(one, other), (other, one)] {
                let places = [(x, y), (x + near, y), (x - near, y), (x, y + near), (x, y - near)];
                found.extend(places.map(|(x, y)| ("corner", away(x, y), radius)));
            }
            found.push(("corner", away(near, near), radius));
            found.push(("frame", away(radius - near, radius - near), radius));
            found.push(("on-corner", corner, radius));
        }
        found
    }

    /// In the middle: a point, a circle wholly inside, one that touches from inside, one around the rectangle.
    fn inside(&self) -> [PlacedCircle; 4] {
        let [_, _, width, height] = self.rect;
        let middle = Point::new(self.middle(Axis::X), self.middle(Axis::Y));
        let to_edge = (middle.x - self.rect().min().x).min(middle.y - self.rect().min().y);
        [0.0, self.near, to_edge, width + height].map(|radius| ("inside", middle, radius))
    }

    /// Circles of radius 0: on each corner, on each edge and on both sides of it.
    fn points(&self) -> Vec<PlacedCircle> {
        let mut found: Vec<PlacedCircle> = self.rect().corners().map(|corner| ("on-corner", corner, 0.0)).into();
        for (axis, other, is_far) in EDGES {
            let places = [("on-edge", 0.0), ("edge", self.near), ("inside", -self.near)];
            let at = |out| self.beyond(axis, is_far, out, self.middle(other));
            found.extend(places.map(|(place, out)| (place, at(out), 0.0)));
        }
        found
    }

    fn cases(&self) -> Vec<CircleCase> {
        let rect = self.rect();
        let mut placed: Vec<PlacedCircle> = Vec::new();
        for triple in self.triples {
            placed.extend(self.at_corners(triple));
            placed.extend(self.at_edges(triple[2]));
        }
        placed.extend(self.inside());
        placed.extend(self.points());
        let mut cases: Vec<CircleCase> = Vec::new();
        for (place, centre, radius) in placed {
            let shapes = CircleAndRect { circle: Circle::new(centre, radius), rect };
            if cases.iter().all(|case| case.shapes != shapes) {
                cases.push(CircleCase { kind: self.name, place, shapes });
            }
        }
        cases
    }
}

/// All cases of a circle and a rectangle.
pub fn circle_cases(numbers: CaseNumbers) -> Vec<CircleCase> {
    let kinds = KINDS.iter().filter(|kind| numbers == CaseNumbers::Any || kind.name != "half");
    kinds.flat_map(CircleKind::cases).collect()
}
