//! The line at the foot of the stage: the quadrilateral's shape, and what the mouse does.

use super::labels::foot;
use super::readings::diagnosis_text;
use super::said::progress;
use crate::figure::{Anchor, Figure, Role};
use crate::scene::Look;
use crate::scene::pair::PairScene;
use crate::scene::shared::tested::TestScene as _;
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, Shape, diagnose};

/// Font size, stage pixels.
const SIZE: f64 = 13.0;
/// From the stage's sides to the words, stage pixels.
const MARGIN: f64 = 24.0;
/// In a narrower stage, a long left part stands alone, stage pixels.
const WIDE: f64 = 900.0;

/// Draws the line, if its place is free.
pub(super) fn draw(scene: &PairScene, look: &Look, figure: &mut Figure) {
    let (state, stage) = (&scene.state.placed, figure.stage);
    // The verdict says what to place first.
    if state.all().is_empty() {
        return;
    }
    let Some(area) = foot(stage).filter(|area| scene.is_off(*area, look.viewport)) else { return };
    let (left, is_short) = said(scene, look, figure).unwrap_or_default();
    let y = area.centre().y;
    figure.write(Point::new(MARGIN, y), Anchor::Start, left, SIZE, Role::Foot);
    if state.next_corner().is_none() && (is_short || stage.0 >= WIDE) {
        let end = Point::new(stage.0 - MARGIN, y);
        figure.write(end, Anchor::End, text!("drag-or-keep"), SIZE, Role::Prompt);
    }
}

/// The words at the left, and whether they are short: the method's progress, else the quadrilateral's shape.
fn said(scene: &PairScene, look: &Look, figure: &Figure) -> Option<(Text, bool)> {
    let is_gone = || scene.remaining(look, &Figure::new(figure.stage, look.viewport)).is_some_and(|it| it.is_empty());
    let progress = scene.chosen_trial().and_then(|trial| progress(&trial, look.step, is_gone()));
    progress.map(|progress| (progress, false)).or_else(|| {
        let diagnosis = diagnose(&scene.state.placed.quad()?);
        let is_short = matches!(diagnosis.shape, Shape::Convex | Shape::Crossed);
        Some((diagnosis_text(diagnosis, scene.state.placed.y), is_short))
    })
}
