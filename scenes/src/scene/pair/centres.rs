//! Both centres, and their distance on x and on y.

use super::marks::Marks;
use super::{PairScene, kinds};
use crate::figure::{Figure, Role, text_width};
use crate::scene::Look;
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::room::{Room, TEXT, width};
use crate::words::Text;
use hantei_collision::{Axis, Point, Rect};

/// Radius of a centre's dot and of the ring around it, stage pixels.
const RADIUS: f64 = 5.0;
const RING: f64 = 2.0;
/// From a line to the middle of its number, tried in turn, stage pixels.
const BESIDE: [f64; 3] = [16.0, 34.0, 52.0];

/// Both centres, and the corner between: first along x at A's height, then along y at B's place.
fn places(scene: &PairScene) -> [Point; 3] {
    let [a, b] = scene.state.shapes.map(|shape| kinds::middle(&shape));
    [a, Point::new(b.x, a.y), b]
}

/// Adds both centres and, except before a guess, the lines between them.
pub(super) fn mark(scene: &PairScene, marks: &mut Marks) {
    let [a, corner, b] = places(scene);
    marks.drawn(|figure| {
        for (from, to) in [(a, corner), (corner, b)].into_iter().filter(|(from, to)| from != to) {
            figure.push_way(from, to, true);
        }
    });
    marks.shown(|figure| {
        figure.push_ringed(a, RADIUS, RING, Role::FirstMark);
        figure.push_ringed(b, RADIUS, RING, Role::Second);
    });
}

/// Writes their distances into this part of the stage, over all else, except before a guess.
pub(super) fn write(scene: &PairScene, look: &Look, picture: Rect, figure: &mut Figure) {
    if look.hides {
        return;
    }
    let to_stage = scene.turned().within(look.viewport.into());
    let [a, corner, b] = places(scene);
    let mut room = Room::of(figure, width).keeping_in(picture);
    for (axis, from, to) in [(Axis::X, a, corner), (Axis::Y, corner, b)] {
        let apart = tidy(if axis == Axis::X { b.x - a.x } else { b.y - a.y }).abs();
        let said = format!("{}: {}", axis.name(), shown(apart));
        let at = to_stage.to(Point::new(f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y)));
        let half = text_width(&said, TEXT) / 2.0;
        let place = |beside: f64| {
            let (across, along) = if axis == Axis::X { (0.0, -beside) } else { (beside + half * beside.signum(), 0.0) };
            let (dx, dy) = to_stage.beside((across, along));
            at.moved(dx, dy)
        };
        let places = BESIDE.into_iter().flat_map(|beside| [place(beside), place(-beside)]);
        let places = places.map(|middle| [at, middle]);
        room.write(places, Text::plain(said), 2.0 * half, Role::Lit, figure);
    }
}
