//! A case that the typed test gets wrong, drawn small in a corner of the stage.

use super::{RectsScene, map};
use crate::figure::{Anchor, Figure, Item, Role, Transform, Viewport};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::tested::TestScene as _;
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Width and height of it, stage pixels.
const SIZE: (f64, f64) = (150.0, 130.0);
/// Height of its words, and their size, stage pixels.
const WORDS: (f64, f64) = (28.0, 14.0);
/// Space around the two rectangles, stage pixels.
const MARGIN: f64 = 14.0;
/// A letter has room in a rectangle that is at least so wide and high, stage pixels.
const LETTER: f64 = 22.0;

/// What it takes of the stage, if it is seen: there is such a case, and a corner where nothing else is.
pub(super) fn area(scene: &RectsScene, viewport: Viewport) -> Option<Rect> {
    scene.error()?;
    map::free_corner(scene, viewport, SIZE)
}

/// Draws it, in stage pixels.
pub(super) fn draw(scene: &RectsScene, viewport: Viewport, figure: &mut Figure) {
    let (Some(area), Some((error, ..))) = (area(scene, viewport), scene.error()) else { return };
    figure.push(Item::Rect { rect: area, role: Role::Halo });
    figure.push_outline(area, Role::Pending, false);
    let says = hit_or_miss(scene.own_says(&error));
    let at = Point::new(area.centre().x, area.min().y + WORDS.0 / 2.0);
    figure.write(at, Anchor::Middle, text!("own-inset", says = says), WORDS.1, Role::Wrong);
    // As large as there is room for, in the middle.
    let both = error.a.union(error.b);
    let room = (area.width() - 2.0 * MARGIN, area.height() - WORDS.0 - 2.0 * MARGIN);
    let scale = (room.0 / both.width()).min(room.1 / both.height());
    let middle = Point::new(area.centre().x, f64::midpoint(area.min().y + WORDS.0, area.max().y));
    let placed = |rect: Rect| {
        let to = |p: Point| middle.moved((p.x - both.centre().x) * scale, (p.y - both.centre().y) * scale);
        Rect::from_corners(to(rect.min()), to(rect.max()))
    };
    let (a, b) = (placed(error.a), placed(error.b));
    figure.push_group(Transform::IDENTITY, Some(area), |figure| {
        figure.push(Item::Rect { rect: a, role: Role::First });
        figure.push(Item::Rect { rect: b, role: Role::Second });
        if let Some(overlap) = a.intersection(b) {
            figure.push_overlap(overlap, Role::Overlap);
        }
        for (rect, other, name, role) in [(a, b, "A", Role::OnFirst), (b, a, "B", Role::OnSecond)] {
            let plate = Rect::from_centre_size(rect.centre(), LETTER, LETTER);
            if other.intersection(plate).is_none() && rect.width().min(rect.height()) >= LETTER {
                figure.write(rect.centre(), Anchor::Middle, Text::plain(name), WORDS.1, role);
            }
        }
    });
}
