//! What says that numbers of drawn shapes are others than those by whose names they go.

use super::syntax::Place;
use crate::program::is_in;

/// Processing and p5: `rect(x, y, w, h)` has its far corner in w and h; the diameter of an ellipse is its radius.
const MODES: [&str; 4] = ["rectMode(CORNERS)", "ellipseMode(RADIUS)", "ellipseMode(CORNERS)", "imageMode(CORNERS)"];

/// Whether rectangles are drawn with their centre, and half of their sizes, for which the judge asks.
pub(super) fn is_radius(source: &str) -> bool {
    source.contains("rectMode(RADIUS)")
}

/// The place of such a line.
pub(super) fn other(source: &str) -> Option<Place> {
    let mode = MODES.iter().find_map(|mode| {
        let at = source.find(mode)?;
        Some(at..at + mode.len())
    });
    mode.or_else(|| moved_picture(source))
}

/// A picture that is moved by fixed numbers, in a text that asks the pointer, which is not: `translate(width / 2, 100)`.
fn moved_picture(source: &str) -> Option<Place> {
    const MOVE: &str = "translate(";
    if !source.contains("mouseX") && !source.contains("mouseY") {
        return None;
    }
    source.match_indices(MOVE).find_map(|(at, _)| {
        let given = source[at + MOVE.len()..].split([')', '\n']).next()?;
        let is_part = source[..at].ends_with(|it: char| it.is_alphanumeric() || matches!(it, '_' | '.'));
        let words = given.split(|it: char| !it.is_alphanumeric());
        let is_fixed =
            words.filter(|word| word.starts_with(char::is_alphabetic)).all(|word| is_in(word, "width height"));
        let moves = given.contains(|it: char| matches!(it, '1'..='9')) || given.contains(char::is_alphabetic);
        (is_fixed && moves && !is_part).then(|| at..at + MOVE.len() + given.len() + 1)
    })
}
