//! The painted answer: for which places of A the chosen test says yes. A place is where A's anchor is, which follows the
//! pointer; so the field stays as it is while A moves, and is computed anew only when something else changes.

use super::kinds::{self, Hold, Steps};
use super::rows::RowMethod;
use super::{PairScene, Trial};
use crate::figure::{Figure, Item, Role, Viewport};
use crate::scene::shared::cached::Cached;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Point, Rect};
use std::rc::Rc;

/// Side of the squares that are asked at their corners, where both shapes are thick, and where one is thin; and of those
/// at the border of the field, stage pixels.
const COARSE: i32 = 16;
const THIN: i32 = 8;
const FINE: i32 = 2;
/// Shapes that are together thinner than this are thin, stage pixels.
const THICK: f64 = 40.0;
/// Radius of the mark at A's anchor, and of the ring around it, stage pixels.
const ANCHOR: f64 = 4.0;
const RING: f64 = 2.0;

/// The field, world units, and what it follows from: the test with A's anchor at 0, and the view.
pub(super) type Painted = Cached<(Trial<RowMethod>, Viewport, (i32, i32)), Vec<Rect>>;

/// A with its anchor at a place.
fn with_anchor(a: &Shape<'static>, at: Point) -> Shape<'static> {
    kinds::dragged(a, Hold::Body, [kinds::anchor(a), at], Steps::FREE)
}

/// How thick both are together, where they are thinnest, world units.
fn thickness(pair: &Pair) -> f64 {
    [pair.a(), pair.b()].map(kinds::thickness).iter().sum()
}

impl PairScene {
    /// Draws the field of the chosen test, if it can be asked.
    pub(super) fn paint(&self, figure: &mut Figure) {
        let mut trial = self.trial_now();
        if trial.gap().is_some() {
            return;
        }
        let stage = (figure.stage.0.ceil() as i32, figure.stage.1.ceil() as i32);
        let pair = |a: &Shape<'static>, b: &Shape<'static>, at| Pair::new(with_anchor(a, at), *b).ok();
        let Some(at_zero) = pair(trial.shapes.a(), trial.shapes.b(), Point::new(0.0, 0.0)) else { return };
        trial.shapes = at_zero;
        let key = (trial, figure.viewport, stage);
        let painted: Rc<Vec<Rect>> = self.painted.of(key, |(trial, viewport, stage)| {
            let [a, b] = [*trial.shapes.a(), *trial.shapes.b()];
            let side = if thickness(&trial.shapes) * viewport.zoom < THICK { THIN } else { COARSE };
            let mut trial = trial.clone();
            let says = |(x, y): (i32, i32)| {
                let at = viewport.to_world(Point::new(x.into(), y.into()));
                let Some(shapes) = pair(&a, &b, at) else { return false };
                trial.shapes = shapes;
                trial.says()
            };
            let squares = Field { says, yes: Vec::new() }.of(*stage, side);
            let world = |x: i32, y: i32| viewport.to_world(Point::new(x.into(), y.into()));
            squares.into_iter().map(|[x, y, to_x, to_y]| Rect::from_corners(world(x, y), world(to_x, to_y))).collect()
        });
        figure.push(Item::Rects { rects: painted.to_vec(), role: Role::Field });
    }

    /// Marks the place of A that the field is about.
    pub(super) fn mark_anchor(&self, figure: &mut Figure) {
        if !matches!(self.state.shapes[0], Shape::Point(_)) {
            figure.push_ringed(kinds::anchor(&self.state.shapes[0]), ANCHOR, RING, Role::First);
        }
    }
}

/// The squares in which the answer is yes, as they are found: left, top, right and bottom, stage pixels.
struct Field<Says> {
    says: Says,
    yes: Vec<[i32; 4]>,
}

impl<Says: FnMut((i32, i32)) -> bool> Field<Says> {
    /// All of a stage, asked in squares of this side; those at the border of the field are asked more finely.
    fn of(mut self, (width, height): (i32, i32), side: i32) -> Vec<[i32; 4]> {
        let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side);
        let line = |it: &mut Self, row: i32| -> Vec<bool> {
            (0..=columns).map(|column| (it.says)((column * side, row * side))).collect()
        };
        let mut above = line(&mut self, 0);
        for row in 0..rows {
            let below = line(&mut self, row + 1);
            let mut run: Option<i32> = None;
            for column in 0..columns {
                let (place, (x, y)) = (column as usize, (column * side, row * side));
                let corners = [above[place], above[place + 1], below[place], below[place + 1]];
                if corners == [true; 4] {
                    run.get_or_insert(x);
                    continue;
                }
                self.yes.extend(run.take().map(|from| [from, y, x, y + side]));
                if corners.contains(&true) {
                    self.divide((x, y), side, corners);
                }
            }
            let (y, end) = (row * side, columns * side);
            self.yes.extend(run.map(|from| [from, y, end, y + side]));
            above = below;
        }
        self.yes
    }

    /// A square whose corners have different answers, in four.
    fn divide(&mut self, (x, y): (i32, i32), side: i32, corners: [bool; 4]) {
        let half = side / 2;
        if side <= FINE {
            if (self.says)((x + half, y + half)) {
                self.yes.push([x, y, x + side, y + side]);
            }
            return;
        }
        let [a, b, c, d] = corners;
        let between = [(half, 0), (0, half), (half, half), (side, half), (half, side)];
        let [up, left, middle, right, down] = between.map(|(dx, dy)| (self.says)((x + dx, y + dy)));
        let quarters = [
            ((x, y), [a, up, left, middle]),
            ((x + half, y), [up, b, middle, right]),
            ((x, y + half), [left, middle, c, down]),
            ((x + half, y + half), [middle, right, down, d]),
        ];
        for ((x, y), corners) in quarters {
            match corners {
                [true, true, true, true] => self.yes.push([x, y, x + half, y + half]),
                [false, false, false, false] => {}
                mixed => self.divide((x, y), half, mixed),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{COARSE, FINE, Field};

    /// Each pixel of a disc is in a square, and none far outside of it.
    #[test]
    fn a_field_is_where_the_answer_is_yes() {
        let (x, y, r) = (100, 70, 55);
        let far = |(px, py): (i32, i32)| f64::from((px - x).pow(2) + (py - y).pow(2)).sqrt() - f64::from(r);
        let mut asked = 0;
        let says = |at| {
            asked += 1;
            far(at) <= 0.0
        };
        let yes = Field { says, yes: Vec::new() }.of((240, 180), COARSE);
        let holds = |(px, py)| yes.iter().any(|[l, t, r, b]| (*l..*r).contains(&px) && (*t..*b).contains(&py));
        for at in (0..240).flat_map(|px| (0..180).map(move |py| (px, py))) {
            let far = far(at);
            if far.abs() > f64::from(2 * FINE) {
                assert_eq!(holds(at), far < 0.0, "{at:?}");
            }
        }
        assert!(asked < 240 * 180 / 30, "{asked}");
    }
}
