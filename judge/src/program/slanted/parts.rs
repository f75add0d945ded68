//! What the inputs of such a test are: numbers of two shapes.

use hantei_collision::shapes::Shape;
use hantei_collision::{Axis, ShapeKind};

/// Which number of a shape an input or a name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlantedPart {
    /// Of an end of a segment, of a corner, of a point, or of the centre of a circle.
    Coordinate(usize, Axis),
    /// Of the upright rectangle, or of the one before it was turned.
    Min(Axis),
    /// The same, of its far end.
    Max(Axis),
    /// The same, of its centre.
    Centre(Axis),
    /// The same, of its size.
    Size(Axis),
    /// The same, of half of its size.
    Half(Axis),
    /// Of a circle.
    Radius,
    /// Of a circle.
    Diameter,
    /// How far a rectangle is turned.
    Angle(SlantedAngle),
    /// The cosine of that.
    Cosine,
    /// The sine of that.
    Sine,
}

/// What an angle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlantedAngle {
    /// Whether it is in degrees; otherwise it is in radians.
    pub is_degrees: bool,
    /// Whether it turns counter-clockwise on the screen.
    pub is_reversed: bool,
}

/// In what a reading is one of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlantedCondition {
    /// The place of the turned rectangle is its centre.
    Centre,
    /// It is the corner that is the top-left one before the turn, and the rectangle is turned around its centre.
    Corner,
    /// It is the corner that is the top-left one before the turn, and the rectangle is turned about it.
    Pivot,
    /// Angles turn clockwise on the screen.
    Clockwise,
    /// They turn counter-clockwise.
    CounterClockwise,
    /// The first and the second point are the ends of a segment.
    FirstAndSecond,
    /// The first and the third point are.
    FirstAndThird,
    /// `top` is less than `bottom`.
    YDown,
    /// `top` is greater than `bottom`.
    YUp,
}

/// One way to read the inputs.
#[derive(Clone, Debug, PartialEq)]
pub struct SlantedReading {
    /// What A and B are.
    pub kinds: [ShapeKind; 2],
    /// Their names in the text.
    pub names: [String; 2],
    /// In what it differs from others.
    pub conditions: Vec<SlantedCondition>,
    /// Whether angles are in degrees; `None` without an angle.
    pub is_degrees: Option<bool>,
    /// For each input, of which shape it is and which part.
    pub(crate) parts: Vec<(usize, SlantedPart)>,
}

impl SlantedReading {
    /// What the place of a turned rectangle is, if its name does not say it.
    pub fn place(&self) -> Option<SlantedCondition> {
        use SlantedCondition::{Centre, Corner, Pivot};
        self.conditions.iter().copied().find(|one| matches!(one, Centre | Corner | Pivot))
    }

    /// That of a typed test, which says all of its names.
    pub(crate) fn own(kinds: [ShapeKind; 2]) -> Self {
        let (names, conditions, parts) = (["a", "b"].map(str::to_owned), Vec::new(), Vec::new());
        Self { kinds, names, conditions, is_degrees: None, parts }
    }
}

impl SlantedPart {
    /// This number of a shape; `None` if it has none such.
    pub(crate) fn of(self, shape: &Shape) -> Option<f64> {
        let on = |axis: Axis, [x, y]: [f64; 2]| if axis == Axis::X { x } else { y };
        match (self, shape) {
            (Self::Coordinate(0, axis), Shape::Point(point)) => Some(on(axis, [point.x, point.y])),
            (Self::Coordinate(0, axis), Shape::Circle(circle)) => {
                Some(on(axis, [circle.centre().x, circle.centre().y]))
            }
            (Self::Coordinate(at, axis), Shape::Segment(segment)) => {
                let end = [segment.start, segment.end].get(at).copied()?;
                Some(on(axis, [end.x, end.y]))
            }
            (Self::Coordinate(at, axis), Shape::Polygon(polygon)) => {
                let corner = polygon.corners().get(at)?;
                Some(on(axis, [corner.x, corner.y]))
            }
            (Self::Coordinate(at, axis), Shape::Turned(turned)) => {
                let corner = turned.corners().get(at).copied()?;
                Some(on(axis, [corner.x, corner.y]))
            }
            (Self::Cosine, Shape::Turned(turned)) => Some(turned.angle().direction().x),
            (Self::Sine, Shape::Turned(turned)) => Some(turned.angle().direction().y),
            (Self::Centre(axis), Shape::Turned(turned)) => Some(on(axis, [turned.centre().x, turned.centre().y])),
            (Self::Size(axis), Shape::Turned(turned)) => Some(on(axis, [turned.width(), turned.height()])),
            (Self::Half(axis), Shape::Turned(turned)) => Some(on(axis, [turned.width(), turned.height()]) / 2.0),
            (Self::Radius, Shape::Circle(circle)) => Some(circle.radius()),
            (Self::Diameter, Shape::Circle(circle)) => Some(2.0 * circle.radius()),
            (part, Shape::Rect(rect)) => part.of_box([rect.min(), rect.max()].map(|at| [at.x, at.y]), 0.0),
            (part, Shape::Turned(turned)) => {
                let [min, _, max, _] = turned.unturned();
                part.of_box([[min.x, min.y], [max.x, max.y]], turned.angle().degrees())
            }
            _ => None,
        }
    }

    fn of_box(self, [min, max]: [[f64; 2]; 2], degrees: f64) -> Option<f64> {
        let at = |axis: Axis| axis as usize;
        Some(match self {
            Self::Min(axis) => min[at(axis)],
            Self::Max(axis) => max[at(axis)],
            Self::Centre(axis) => f64::midpoint(min[at(axis)], max[at(axis)]),
            Self::Size(axis) => max[at(axis)] - min[at(axis)],
            Self::Half(axis) => (max[at(axis)] - min[at(axis)]) / 2.0,
            Self::Angle(SlantedAngle { is_degrees, is_reversed }) => {
                let degrees = if is_reversed { -degrees } else { degrees };
                if is_degrees { degrees } else { degrees.to_radians() }
            }
            _ => return None,
        })
    }
}
