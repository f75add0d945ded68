//! A badge of a fixed size: a small area with round corners, for numbers.

use crate::figure::{Anchor, Figure, Item, Role, rounded};
use crate::words::Text;
use hantei_collision::Rect;

/// A text in the middle of a badge: the roles of the badge and of the text.
pub(in crate::scene) fn push(figure: &mut Figure, place: Rect, text: Text, size: f64, [ground, on_it]: [Role; 2]) {
    figure.push(Item::Polygon { points: rounded(place), role: ground });
    figure.write(place.centre(), Anchor::Middle, text, size, on_it);
}
