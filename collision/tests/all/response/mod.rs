//! Which side was hit, when, how far out, and where the shape goes on.

mod asked;
pub(crate) mod cases;
mod exact;
mod methods;
mod near_ties;
mod seams;
mod stops;

use hantei_collision::{Impact, Rect, Side};

/// x, y, width, height.
pub(crate) fn rect(numbers: [f64; 4]) -> Rect {
    Rect::try_from(numbers).expect("finite")
}

fn word(impact: Impact) -> &'static str {
    if impact.is_inside() { "inside" } else { impact.side().map_or("corner", Side::name) }
}
