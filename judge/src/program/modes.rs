//! What says that numbers of drawn shapes are others than those by whose names they go.

use super::syntax::Place;

/// Processing and p5: `rect(x, y, w, h)` has half of its size in w and h, or its far corner; the diameter of an ellipse is its radius.
const MODES: [&str; 5] =
    ["rectMode(RADIUS)", "rectMode(CORNERS)", "ellipseMode(RADIUS)", "ellipseMode(CORNERS)", "imageMode(CORNERS)"];

/// The place of such a line.
pub(super) fn other(source: &str) -> Option<Place> {
    MODES.iter().find_map(|mode| {
        let at = source.find(mode)?;
        Some(at..at + mode.len())
    })
}
