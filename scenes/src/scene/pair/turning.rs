//! Turning a rectangle: by its handle beyond the top edge, and by keys.

use super::PairScene;
use crate::scene::Pointer;
use crate::scene::shared::number::tidy;
use hantei_collision::shapes::Shape;
use hantei_collision::{Angle, Point, Turned, Vec2};

/// From the top edge of a turned rectangle to its turning handle, stage pixels; its place among the handles.
const BEYOND_TOP: f64 = 24.0;
pub(super) const TURN: usize = 4;
/// The legs of right-angled triangles with whole sides: a rectangle that is turned so can have whole corners.
const LEGS: [[f64; 2]; 5] = [[4.0, 3.0], [12.0, 5.0], [15.0, 8.0], [24.0, 7.0], [21.0, 20.0]];

/// Where a turned rectangle is turned: beyond the middle of its top edge.
pub(super) fn handle(turned: Turned, unit: f64) -> Point {
    let ([_, down], far) = (turned.axes(), turned.height() / 2.0 + BEYOND_TOP * unit);
    turned.centre().moved(-down.x * far, -down.y * far)
}

/// The line from the top edge of a turned rectangle to its turning handle.
pub(super) fn stalk(shape: &Shape, unit: f64) -> Option<[Point; 2]> {
    let Shape::Turned(turned) = shape else { return None };
    let [one, other, ..] = turned.corners();
    Some([Point::new(f64::midpoint(one.x, other.x), f64::midpoint(one.y, other.y)), handle(*turned, unit)])
}

/// How finely a handle turns.
#[derive(Clone, Copy, Debug)]
pub(super) enum TurnStep {
    /// By whole multiples of so many degrees.
    Degrees(f64),
    /// To directions whose length is a whole number, such as 4:3.
    Whole,
}

impl TurnStep {
    /// Fine with Ctrl, coarse with Shift.
    pub(super) const fn of(pointer: Pointer) -> Self {
        match (pointer.fine, pointer.shift) {
            (true, _) => Self::Whole,
            (false, true) => Self::Degrees(15.0),
            (false, false) => Self::Degrees(1.0),
        }
    }
}

/// A turned rectangle whose top faces a place; other shapes as they are.
pub(super) fn turned_to(shape: &Shape<'static>, to: Point, step: TurnStep) -> Shape<'static> {
    let Shape::Turned(turned) = shape else { return *shape };
    let (dx, dy) = (to.x - turned.centre().x, to.y - turned.centre().y);
    if dx == 0.0 && dy == 0.0 {
        return *shape;
    }
    // The width runs a quarter turn clockwise from the top.
    let (right, down) = (-dy, dx);
    let degrees = |step: f64| Angle::Degrees(((down.atan2(right).to_degrees() / step).round() * step) + 0.0);
    with_angle(
        turned,
        match step {
            TurnStep::Degrees(step) => degrees(step),
            TurnStep::Whole => {
                let signs = [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
                let both = LEGS.into_iter().flat_map(|[x, y]| [Vec2::new(x, y), Vec2::new(y, x)]);
                let slanted = both.flat_map(|to| signs.map(|(x, y)| Vec2::new(x * to.x, y * to.y)));
                let upright = signs.map(|(x, y)| Vec2::new((x + y) / 2.0, (x - y) / 2.0));
                let far = |to: &Vec2| (to.x * right + to.y * down) / to.length();
                let nearest = slanted.chain(upright).max_by(|one, other| far(one).total_cmp(&far(other)));
                match nearest {
                    Some(to) if to.x != 0.0 && to.y != 0.0 => Angle::Direction(to),
                    _ => degrees(90.0),
                }
            }
        },
    )
}

/// A turned rectangle that is turned further by whole degrees, clockwise; other shapes as they are.
pub(super) fn turned_by(shape: &Shape<'static>, by: f64) -> Shape<'static> {
    let Shape::Turned(turned) = shape else { return *shape };
    let degrees = turned.angle().degrees() + by;
    let degrees = if by.fract() == 0.0 { degrees.round() } else { tidy(degrees) };
    let within = if degrees.abs() > 180.0 { degrees - 360.0_f64.copysign(degrees) } else { degrees };
    with_angle(turned, Angle::Degrees(within))
}

fn with_angle(turned: &Turned, angle: Angle) -> Shape<'static> {
    Turned::checked(turned.centre(), turned.width(), turned.height(), angle).unwrap_or(*turned).into()
}

impl PairScene {
    /// Whether what was held last can be turned.
    pub(super) fn can_turn(&self) -> bool {
        matches!(self.state.shapes[self.selected.0], Shape::Turned(_))
    }

    /// Turns what was held last by so many degrees; the other shape if that cannot turn.
    pub(super) fn turn(&mut self, by: f64) {
        let turns = |which: &usize| matches!(self.state.shapes[*which], Shape::Turned(_));
        let selected = self.selected.0;
        if let Some(which) = [selected, 1 - selected].into_iter().find(turns) {
            self.place(which, turned_by(&self.state.shapes[which], by));
        }
    }
}
