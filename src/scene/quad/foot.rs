//! What stands at the foot of the stage: what the quadrilateral is, and what the mouse can do. On the empty stage what to
//! do first, in its middle.

use super::QuadScene;
use super::readings::diagnosis_text;
use super::subject::progress;
use crate::figure::{Anchor, Figure, Role};
use crate::scene::Look;
use crate::scene::shared::tested::TestScene as _;
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, Rect, Shape, diagnose};

/// Size of the words there, and on the empty stage, stage pixels.
const SIZE: f64 = 13.0;
const FIRST: f64 = 17.0;
/// From the left and the right border of the stage to the words, and from its bottom to their middle, stage pixels.
const MARGIN: (f64, f64) = (24.0, 30.0);
/// A narrower stage has no such line; and one that is narrower than the second has only the left part where that is long.
const LEAST: f64 = 560.0;
const WIDE: f64 = 900.0;
/// Room for the words, from their middle up and down, stage pixels.
const ROOM: f64 = 12.0;

/// What the line takes of the stage, if it is there.
pub(super) fn area(stage: (f64, f64)) -> Option<Rect> {
    let top = Point::new(0.0, stage.1 - MARGIN.1 - ROOM);
    (stage.0 >= LEAST).then(|| Rect::from_origin_size(top, stage.0, 2.0 * ROOM))
}

/// Draws the line, in stage pixels, while nothing else is there.
pub(super) fn draw(scene: &QuadScene, look: &Look, figure: &mut Figure) {
    let (state, stage) = (&scene.state, figure.stage);
    if state.placed().is_empty() {
        let middle = Point::new(stage.0 / 2.0, stage.1 / 2.0);
        return figure.write(middle, Anchor::Middle, text!("click-first"), FIRST, Role::PlainSecond);
    }
    let Some(area) = area(stage).filter(|area| scene.is_off(*area, look.viewport)) else { return };
    let (left, is_short) = said(scene, look, figure).unwrap_or_default();
    let y = area.centre().y;
    figure.write(Point::new(MARGIN.0, y), Anchor::Start, left, SIZE, Role::Foot);
    if state.next_corner().is_none() && (is_short || stage.0 >= WIDE) {
        let end = Point::new(stage.0 - MARGIN.0, y);
        figure.write(end, Anchor::End, text!("drag-or-keep"), SIZE, Role::Prompt);
    }
}

/// What is said at the left, and whether that is short: how far the method has come, else what the quadrilateral is.
fn said(scene: &QuadScene, look: &Look, figure: &Figure) -> Option<(Text, bool)> {
    let is_gone = || scene.remaining(look, &Figure::new(figure.stage, look.viewport)).is_some_and(|it| it.is_empty());
    let progress = scene.chosen_trial().and_then(|trial| progress(&trial, look.step, is_gone()));
    progress.map(|progress| (progress, false)).or_else(|| {
        let diagnosis = diagnose(&scene.state.quad()?);
        let is_short = matches!(diagnosis.shape, Shape::Convex | Shape::Crossed);
        Some((diagnosis_text(diagnosis, scene.state.y), is_short))
    })
}
