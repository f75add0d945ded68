//! A comparison and the edges that it compares: each lights up the other.

use super::RectsScene;
use crate::figure::Figure;
use crate::scene::{REACH, RowId};

/// What is lit: the row under the pointer, else the present step, else what the pointer is near on the stage.
pub(super) fn lit(scene: &RectsScene) -> Option<RowId> {
    // Every comparison is a step: they come in one order, and a short-circuit only leaves the last ones out.
    let stepped = || scene.desk.step.min(scene.pair().hits().1.len()).checked_sub(1);
    scene.desk.row.or_else(stepped).or_else(|| near_pointer(scene))
}

/// The comparison of the edge nearest to the pointer. A rectangle that follows the pointer would always be near it.
fn near_pointer(scene: &RectsScene) -> Option<RowId> {
    let at = scene.desk.pointer.filter(|_| !scene.desk.state.follow && scene.drag.is_none())?;
    scene.pair().near(scene.rotation().back(at), scene.desk.view.world(REACH))
}

/// Lights up what the lit comparison compares.
pub(super) fn draw(scene: &RectsScene, figure: &mut Figure) {
    if let Some(id) = lit(scene) {
        scene.pair().draw_lit(id, figure);
    }
}
