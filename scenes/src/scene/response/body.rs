//! A: a rectangle or a circle.

use crate::figure::{Figure, Item, Role, Viewport, clipped_to, sides};
use crate::scene::shared::disc::{dashes, disc, rim};
use crate::scene::shared::number::tidy;
use crate::scene::value::allows_rect;
use hantei_collision::shapes::Shape;
use hantei_collision::{Carried, Circle, Move, Point, Rect, ShapeKind, Vec2};
use std::f64::consts::PI;

/// The kinds that A can be.
pub(super) const KINDS: [ShapeKind; 2] = [ShapeKind::Rect, ShapeKind::Circle];
/// The corners of half a circle that is drawn as it moves.
const HALF: u32 = 48;

/// A rectangle or a circle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Body {
    Rect(Rect),
    Circle(Circle),
}

impl Carried for Body {
    fn carried(self, by: Vec2) -> Self {
        match self {
            Self::Rect(rect) => Self::Rect(rect.carried(by)),
            Self::Circle(circle) => Self::Circle(circle.carried(by)),
        }
    }
}

impl Body {
    /// The body of a shape; `None` for other kinds.
    pub(super) fn of(shape: Shape<'_>) -> Option<Self> {
        match shape {
            Shape::Rect(rect) => Some(Self::Rect(rect)),
            Shape::Circle(circle) => Some(Self::Circle(circle)),
            _ => None,
        }
    }

    pub(super) fn shape(self) -> Shape<'static> {
        match self {
            Self::Rect(rect) => Shape::Rect(rect),
            Self::Circle(circle) => Shape::Circle(circle),
        }
    }

    /// The upright box around it.
    pub(super) fn bounds(self) -> Rect {
        match self {
            Self::Rect(rect) => rect,
            Self::Circle(circle) => circle.bounds(),
        }
    }

    pub(super) const fn circle(self) -> Option<Circle> {
        match self {
            Self::Rect(_) => None,
            Self::Circle(circle) => Some(circle),
        }
    }

    /// The same, dragged: its corner or centre comes to whole steps, as `step` does it. It stays where it is not allowed.
    pub(super) fn dragged(self, step: impl Fn(Point) -> Point) -> Self {
        let moved = match self {
            Self::Rect(rect) => {
                Self::Rect(Rect::from_origin_size(step(rect.min()), tidy(rect.width()), tidy(rect.height())))
            }
            Self::Circle(circle) => Self::Circle(Circle::new(step(circle.centre()), circle.radius())),
        };
        if allows_rect(moved.bounds()) { moved } else { self }
    }

    /// The same around another centre.
    pub(super) fn around(self, centre: Point) -> Self {
        match self {
            Self::Rect(rect) => Self::Rect(Rect::from_centre_size(centre, rect.width(), rect.height())),
            Self::Circle(circle) => Self::Circle(Circle::new(centre, circle.radius())),
        }
    }

    /// The same in stage pixels.
    pub(super) fn to_stage(self, viewport: Viewport) -> Self {
        match self {
            Self::Rect(rect) => Self::Rect(viewport.rect_to_stage(rect)),
            Self::Circle(circle) => {
                Self::Circle(Circle::new(viewport.to_stage(circle.centre()), circle.radius() * viewport.zoom))
            }
        }
    }

    /// Draws it filled.
    pub(super) fn fill(self, role: Role, figure: &mut Figure) {
        match self {
            Self::Rect(rect) => figure.push(Item::Rect { rect, role }),
            Self::Circle(circle) => {
                let points = disc(circle, figure);
                figure.push(Item::Polygon { points, role });
            }
        }
    }

    /// Draws its edge.
    pub(super) fn outline(self, role: Role, dashed: bool, figure: &mut Figure) {
        match self {
            Self::Rect(rect) => figure.push_outline(rect, role, dashed),
            Self::Circle(circle) => {
                let lines = if dashed { dashes(circle, figure) } else { sides(&rim(circle, figure)).collect() };
                figure.push(Item::Lines { lines, role });
            }
        }
    }

    /// Draws what it shares with a tile.
    pub(super) fn share(self, tile: Rect, figure: &mut Figure) {
        match self {
            Self::Rect(rect) => {
                if let Some(both) = tile.intersection(rect) {
                    figure.push_overlap(both, Role::Overlap);
                }
            }
            Self::Circle(circle) => {
                let both = clipped_to(&rim(circle, figure), tile);
                if both.len() > 2 {
                    figure.push_striped(&both, Role::Overlap);
                }
            }
        }
    }
}

/// The outline of all that a circle passes over in a step.
pub(super) fn passed_by(circle: Circle, step: Move<Body>) -> Vec<Point> {
    let behind = step.velocity.y.atan2(step.velocity.x) + PI / 2.0;
    let half = |circle: Circle, from: f64| {
        (0..=HALF).map(move |place| {
            let (sin, cos) = (from + PI * f64::from(place) / f64::from(HALF)).sin_cos();
            circle.centre().moved(circle.radius() * cos, circle.radius() * sin)
        })
    };
    half(circle, behind).chain(half(circle.carried(step.velocity), behind + PI)).collect()
}
