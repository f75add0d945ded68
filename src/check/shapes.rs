//! The shapes in a line of numbers, and what is printed of them.

use super::notation::Notation;
use super::numbers::NumberName;
use hantei_collision::{
    AxisAligned, Circle, CircleAndRect, Point, Quad, QuadAndPoint, Two, circle_contact, circle_separation, contact,
    edge_distance, quad_contact,
};
use hantei_judge::Shapes;
use hantei_scenes::cases::separation;
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// Shapes in one line of numbers.
pub trait LineShapes: Shapes {
    /// What is printed for a hit and for a miss, in the words of the test's source.
    const ANSWERS: [&str; 2];

    /// The name of the exact relation.
    fn relation(&self) -> &'static str;

    /// The gap or the depth; for a point, the distance from the nearest edge.
    fn amount(&self) -> f64;
}

impl<S: AxisAligned> LineShapes for Two<S> {
    const ANSWERS: [&str; 2] = ["collision", "no collision"];

    fn relation(&self) -> &'static str {
        contact(self.a, self.b).name()
    }

    fn amount(&self) -> f64 {
        separation(*self).abs()
    }
}

impl LineShapes for QuadAndPoint {
    const ANSWERS: [&str; 2] = ["true", "false"];

    fn relation(&self) -> &'static str {
        quad_contact(&self.quad, self.p).name()
    }

    fn amount(&self) -> f64 {
        edge_distance(&self.quad, self.p)
    }
}

impl LineShapes for CircleAndRect {
    const ANSWERS: [&str; 2] = ["collision", "no collision"];

    fn relation(&self) -> &'static str {
        circle_contact(self.circle, self.rect).name()
    }

    fn amount(&self) -> f64 {
        circle_separation(self.circle, self.rect).abs()
    }
}

/// The numbers of a line of `check quad`.
pub(super) const POINTS: [NumberName; 10] = {
    let [x, y] = [NumberName::new("x"), NumberName::new("y")];
    [x.of("A"), y.of("A"), x.of("B"), y.of("B"), x.of("C"), y.of("C"), x.of("D"), y.of("D"), x.of("P"), y.of("P")]
};

pub(super) fn quad_and_point(numbers: [f64; 10]) -> QuadAndPoint {
    let [a, b, c, d, p] = [0, 2, 4, 6, 8].map(|i| Point::new(numbers[i], numbers[i + 1]));
    QuadAndPoint { quad: Quad::new(a, b, c, d), p }
}

impl Notation {
    /// The numbers of a line of `check circle`: the circle, A, then the rectangle, B.
    pub(super) fn names_of_circle_and_rect(self) -> [NumberName; 7] {
        let of_circle = [NumberName::of_centre("x"), NumberName::of_centre("y"), NumberName::new("r")];
        let [b0, b1, b2, b3] = self.names::<4>().map(|name| name.of("B"));
        let [x, y, r] = of_circle.map(|name| name.of("A"));
        [x, y, r, b0, b1, b2, b3]
    }

    #[inline]
    pub(super) fn circle_and_rect(self, [x, y, radius, of_rect @ ..]: [f64; 7]) -> Result<CircleAndRect, Text> {
        if radius < 0.0 {
            let name = NumberName::new("r").of("A").text();
            return Err(text!("size-negative", name = name, value = radius.to_string()));
        }
        Ok(CircleAndRect { circle: Circle::new(Point::new(x, y), radius), rect: self.one(Some("B"), &of_rect)? })
    }
}
