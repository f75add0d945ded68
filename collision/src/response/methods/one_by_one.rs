//! One tile after the other; A is moved back each time.

use super::rules::AskedOrder;
use super::said::{Move, PushedOut, Response};
use crate::geometry::Rect;
use crate::observer::Observer;

impl AskedOrder {
    pub(super) fn places(self, count: usize) -> impl Iterator<Item = usize> {
        (0..count).map(move |place| match self {
            Self::Given => place,
            Self::Reversed => count - 1 - place,
        })
    }
}

/// Asks each tile, with A where the last tile has left it.
pub(super) fn one_by_one<Out: Observer>(
    step: Move,
    tiles: &[Rect],
    asked: AskedOrder,
    observer: &mut Out,
    ask: impl Fn(Rect, Rect, &mut Out) -> Option<PushedOut>,
) -> Response {
    let mut response = Response::at(step.after(), step.velocity);
    for place in asked.places(tiles.len()) {
        observer.asks_obstacle(place);
        if let Some(pushed) = ask(response.end, tiles[place], observer) {
            response.push(place, pushed);
        }
    }
    response
}
