//! A dot with its numbers at a place of interest, as the mouse between two tiles.

use super::number::shown;
use super::room::write_free;
use crate::figure::{Figure, Role, Transform};
use crate::scene::Knob;
use crate::words::Text;
use hantei_collision::Point;

/// Radius of the dot and of the ring around it, and from the dot to its numbers, stage pixels.
const RADIUS: f64 = 5.0;
const RING: f64 = 2.0;
const BESIDE: f64 = 20.0;

pub(in crate::scene) trait Marked: Sized + 'static {
    /// The marked place.
    const MARK: Knob<Self> = Knob::of_view(Knob::points(
        "mark",
        1,
        |it| it.mark().into_iter().collect(),
        |it, points| *it.mark_mut() = points.first().copied(),
    ));

    /// The marked place, world units.
    fn mark(&self) -> Option<Point>;
    /// The same, mutable.
    fn mark_mut(&mut self) -> &mut Option<Point>;

    /// Draws the dot and its numbers over all else, in stage pixels; the numbers stand where nothing else is written.
    fn draw_mark(&self, to_stage: Transform, figure: &mut Figure) {
        let Some(mark) = self.mark() else { return };
        let at = to_stage.to(mark);
        figure.push_ringed(at, RADIUS, RING, Role::Lit);
        let said = format!("({}, {})", shown(mark.x), shown(mark.y));
        let aside = crate::figure::text_width(&said, super::room::TEXT) / 2.0 + BESIDE - RADIUS;
        let shifts = [(aside, 0.0), (-aside, 0.0), (0.0, -BESIDE), (0.0, BESIDE)];
        let far = shifts.map(|(x, y)| (2.0 * x, 2.0 * y));
        let places = shifts.into_iter().chain(far).map(|(dx, dy)| at.moved(dx, dy));
        write_free(at, places, Text::plain(said), Role::Lit, figure);
    }
}
