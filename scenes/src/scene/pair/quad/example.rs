//! A case that the typed test gets wrong, drawn small in a corner of the stage.

use super::drawing::RING;
use super::labels::{LabelLine, QuadLabels, foot, outwards};
use super::said::case;
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::Look;
use crate::scene::pair::PairScene;
use crate::scene::shared::subject::Subject as _;
use crate::scene::shared::tested::TestScene as _;
use crate::text;
use hantei_collision::{Corner, Point, QuadAndPoint, Rect};

/// Width and height, stage pixels.
const SIZE: (f64, f64) = (176.0, 176.0);
/// Height of a line and font size of its words, stage pixels.
const WORDS: (f64, f64) = (20.0, 13.0);
/// Space around the points for their letters, stage pixels.
const MARGIN: f64 = 30.0;
/// Distance from the stage's border, and from the grid's numbers, stage pixels.
const BORDER: f64 = 12.0;
const GRID: (f64, f64) = (52.0, 30.0);
/// Distance from the quadrilateral and the probes, with room for their letters, stage pixels.
const CLEAR: f64 = 32.0;
/// Radius of the marks, and from a mark to its letter, stage pixels.
const MARK: f64 = 5.0;
const LETTER: f64 = 18.0;
/// Largest distance of a letter from its point, stage pixels.
const FAR: f64 = 44.0;

/// Its area on the stage, if there is such a case and a free place.
pub(super) fn area(scene: &PairScene, look: &Look, stage: (f64, f64)) -> Option<Rect> {
    scene.error()?;
    let (left, top) = if look.grid { GRID } else { (BORDER, BORDER) };
    let bottom = foot(stage).map_or(stage.1, |foot| foot.min().y) - BORDER;
    let (right, low) = (stage.0 - BORDER - SIZE.0, bottom - SIZE.1);
    if right < left || low < top {
        return None;
    }
    let middle = f64::midpoint(top, low);
    let places = [(right, top), (left, top), (right, low), (left, low), (right, middle), (left, middle)];
    let area = |(x, y)| Rect::from_origin_size(Point::new(x, y), SIZE.0, SIZE.1);
    places.into_iter().map(area).find(|area| scene.is_off(area.grown(CLEAR), look.viewport))
}

pub(super) fn draw(scene: &PairScene, look: &Look, figure: &mut Figure) {
    if let Some(area) = area(scene, look, figure.stage) {
        figure.push(Item::Rect { rect: area, role: Role::Halo });
        figure.push_outline(area, Role::Pending, false);
        draw_in(scene, area, figure);
    }
}

pub(super) fn draw_in(scene: &PairScene, area: Rect, figure: &mut Figure) {
    let Some((error, ..)) = scene.error() else { return };
    let says = if scene.own_says(&error) { text!("inside") } else { text!("outside") };
    let lines = [(text!("own-inset", says = says), Role::Wrong), (error.contact_text(), Role::Text)];
    for (i, (text, role)) in lines.into_iter().enumerate() {
        let at = Point::new(area.centre().x, area.min().y + (i as f64 + 0.7) * WORDS.0);
        figure.write(at, Anchor::Middle, text, WORDS.1, role);
    }
    let room = Rect::from_corners(area.min().moved(0.0, 2.2 * WORDS.0), area.max());
    let (corners, probe) = placed(&case(&error), room, if scene.state.placed.y.is_up() { -1.0 } else { 1.0 });
    figure.push(Item::Polygon { points: corners.to_vec(), role: Role::Area });
    for (i, &from) in corners.iter().enumerate() {
        figure.push(Item::Line { from, to: corners[(i + 1) % 4], role: Role::Edge, dashed: false });
    }
    let mut labels = QuadLabels::within(room);
    let marks = corners.map(|at| (at, Role::Edge));
    for (at, role) in marks.into_iter().chain([(probe, Role::Probe)]) {
        figure.push_ringed(at, MARK, RING / 2.0, role);
        labels.keep_clear(at, MARK + RING / 2.0);
    }
    let middle = Rect::around(corners).map_or(room.centre(), Rect::centre);
    let points: Vec<(Point, &str)> =
        corners.into_iter().zip(Corner::ALL.map(Corner::name)).chain([(probe, "P")]).collect();
    for (i, &(at, _)) in points.iter().enumerate() {
        // Points in one place share a label: A=P.
        if points[..i].iter().any(|(earlier, _)| *earlier == at) {
            continue;
        }
        let names: Vec<&str> = points.iter().filter(|(other, _)| *other == at).map(|(_, name)| *name).collect();
        labels.beside(at, &[outwards(at, middle, LETTER)], FAR, LabelLine::latin(names.join("="), WORDS.1), figure);
    }
}

/// The corners and P as large as possible, in the middle of `room`; `down` is -1 where y grows up.
fn placed(error: &QuadAndPoint, room: Rect, down: f64) -> ([Point; 4], Point) {
    let QuadAndPoint { quad, p } = error;
    let seen = |at: Point| Point::new(at.x, at.y * down);
    let Some(all) = Rect::around(quad.corners.into_iter().chain([*p]).map(seen)) else { return (quad.corners, *p) };
    let fit = |room: f64, size: f64| if size > 0.0 { (room - 2.0 * MARGIN) / size } else { f64::INFINITY };
    let scale = fit(room.width(), all.width()).min(fit(room.height(), all.height()));
    // All points in one place need no scale.
    let scale = if scale.is_finite() { scale } else { 1.0 };
    let to = |at: Point| {
        let at = seen(at);
        room.centre().moved((at.x - all.centre().x) * scale, (at.y - all.centre().y) * scale)
    };
    (quad.corners.map(to), to(*p))
}
