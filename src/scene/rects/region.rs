//! Where a comparison would hold: for an end of A all places on one side of a line, for A's centre a band.

use super::sight::Sight;
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::asked::Asked;
use crate::scene::shared::rects::{Along, RectTrial};
use crate::scene::shared::scale_of;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, End, Interval, Point, Rect};

/// Size of the words, stage pixels.
const TEXT: f64 = 15.0;
/// Width of the words at most, and height of their plate, stage pixels.
const WORDS: (f64, f64) = (300.0, 24.0);
/// Length of the arrow that points into the region, stage pixels.
const ARROW: f64 = 28.0;
/// From the border of the region to its words, stage pixels.
const BESIDE: f64 = 36.0;
/// From the border of the region to its words on the other side, stage pixels.
const BEFORE: f64 = 10.0;
/// From the rectangles to the words, stage pixels.
const AWAY: f64 = 26.0;

/// Where on an axis A's end, or its centre, would have to be; open where a side is `None`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Region {
    axis: Axis,
    from: Option<f64>,
    to: Option<f64>,
}

/// Where a comparison would hold. A's end and A's number move together, so the numbers compared tell its border.
fn region(pair: &RectTrial, asked: &Asked) -> Option<Region> {
    match asked.question.about? {
        About::Ends(axis, of_a, _) => {
            let border = pair.shapes.a.interval(axis).end(of_a) + asked.to_border()?;
            let (from, to) = if asked.wants_less()? { (None, Some(border)) } else { (Some(border), None) };
            Some(Region { axis, from, to })
        }
        About::Centres(axis) => {
            let [_, halves] = asked.distance()?;
            let centre = pair.shapes.b.interval(axis).middle();
            Some(Region { axis, from: Some(centre - halves), to: Some(centre + halves) })
        }
        About::Edge(_) | About::Corner(_) => None,
    }
}

/// What it says at its border.
fn words(asked: &Asked) -> Option<Text> {
    let (speaks_for, wants_less) = (asked.meaning.1?, asked.wants_less()?);
    // The words are for what is asked of A's left end about B's right one, and the other way round.
    if let About::Ends(_, of_a, _) = asked.question.about?
        && wants_less == ((of_a == End::Max) == speaks_for)
    {
        return None;
    }
    Some(match (asked.question.about?, speaks_for, wants_less) {
        (About::Centres(_), false, _) | (About::Centres(_), _, false) => return None,
        (About::Centres(axis), ..) => text!("region-centres", axis = axis.name()),
        (About::Ends(Axis::X, End::Max, _), false, _) => text!("region-miss-left"),
        (About::Ends(Axis::X, End::Min, _), false, _) => text!("region-miss-right"),
        (About::Ends(Axis::Y, End::Max, _), false, _) => text!("region-miss-above"),
        (About::Ends(Axis::Y, End::Min, _), false, _) => text!("region-miss-below"),
        (About::Ends(Axis::X, End::Max, _), true, _) => text!("region-can-right"),
        (About::Ends(Axis::X, End::Min, _), true, _) => text!("region-can-left"),
        (About::Ends(Axis::Y, End::Max, _), true, _) => text!("region-can-below"),
        (About::Ends(Axis::Y, End::Min, _), true, _) => text!("region-can-above"),
        (About::Ends(Axis::Z, ..) | About::Edge(_) | About::Corner(_), ..) => return None,
    })
}

/// Draws the region of a comparison under the rectangles, in their coordinates.
pub(super) fn draw(pair: &RectTrial, asked: &Asked, sight: &Sight, figure: &mut Figure) {
    let Some(Region { axis, from, to }) = region(pair, asked) else { return };
    // Far enough in every direction, however the scene is turned.
    let seen = Along::of(sight.seen(), axis);
    let far = sight.units(sight.stage.0 + sight.stage.1);
    let clamp = |at: f64| at.clamp(seen.along.min - far, seen.along.max + far);
    let start = clamp(from.unwrap_or(f64::NEG_INFINITY));
    let end = clamp(to.unwrap_or(f64::INFINITY));
    let across = Interval { min: seen.across.min - far, max: seen.across.max + far };
    let rect = Rect::from_corners(seen.point(start, across.min), seen.point(end, across.max));
    figure.push(Item::Rect { rect, role: Role::Region });
    for border in [from, to].into_iter().flatten().filter(|&border| border == clamp(border)) {
        let (from, to) = (seen.point(border, across.min), seen.point(border, across.max));
        figure.push(Item::Line { from, to, role: Role::RegionEdge, dashed: true });
    }
}

/// From one place that is tried to the next along the border of a turned scene, stage pixels.
const BEYOND: f64 = 42.0;
/// How many places along the border are tried, at least.
const LEVELS: u32 = 12;

/// From a level border to the words, stage pixels: tried one after the other.
const DEEP: [f64; 3] = [18.0, 44.0, 70.0];
/// What it costs the words to stand over others: they are left out.
pub(super) const OVER: u32 = 200;

struct Place {
    /// On the border of the region.
    at: Point,
    shift: (f64, f64),
    anchor: Anchor,
    /// The arrow's end, in the coordinates of the rectangles.
    to: Point,
}

/// Draws the words of the region at its border where they cost least: covering an area of the stage has its cost. Returns
/// where they stand on the stage.
pub(super) fn draw_words(
    pair: &RectTrial,
    asked: &Asked,
    covered: &[(Rect, u32)],
    sight: &Sight,
    figure: &mut Figure,
) -> Option<Rect> {
    let Region { axis, from, to } = region(pair, asked)?;
    let (text, border) = (words(asked)?, to.or(from)?);
    let inwards = if to.is_some() { -1.0 } else { 1.0 };
    let places = places(pair, axis, border, inwards, sight);
    let cost = |place: &Place| -> u32 {
        let (plate, is_moved) = plate(place, sight);
        let over: u32 = covered.iter().filter(|(rect, _)| overlap(*rect, plate)).map(|(_, cost)| cost).sum();
        over + if is_moved { 20 } else { 0 } + if sight.is_free(place.at) { 0 } else { 1000 }
    };
    let place = places.into_iter().filter(|place| cost(place) < OVER).min_by_key(cost)?;
    let (plate, _) = plate(&place, sight);
    figure.push_arrow(place.at, place.to, Role::RegionEdge);
    let size = TEXT * scale_of(sight.stage);
    figure.write_beside(place.at, place.shift, place.anchor, text, size, Role::Lit);
    Some(plate)
}

/// Places along the border: beside the rectangles, and at both ends of what is seen.
fn places(pair: &RectTrial, axis: Axis, border: f64, inwards: f64, sight: &Sight) -> Vec<Place> {
    let both = Along::of(pair.shapes.a.union(pair.shapes.b), axis);
    let free = Along::of(sight.free(), axis).across;
    let away = sight.units(AWAY);
    let mut levels = vec![both.across.max + away, both.across.min - away];
    let more = 1..LEVELS;
    if sight.is_turned() {
        // Beyond the strips, and as far on the other side.
        let beyond = |i: u32| sight.units(AWAY + f64::from(i) * BEYOND);
        levels.extend(more.flat_map(|i| [both.across.max + beyond(i), both.across.min - beyond(i)]));
    } else {
        let part = (free.max - free.min) / f64::from(LEVELS);
        levels.extend(more.map(|i| free.max - f64::from(i) * part));
    }
    let arrow = sight.units(ARROW) * inwards;
    let place = |level: f64, shift: (f64, f64), anchor| {
        let (at, to) = (both.point(border, level), both.point(border + arrow, level));
        Place { at, shift, anchor, to }
    };
    // Behind the arrow, or before it on the other side of the border; where the border is level, beside the arrow.
    let (inside, outside) = if inwards < 0.0 { (Anchor::End, Anchor::Start) } else { (Anchor::Start, Anchor::End) };
    let level_border = |level: f64| {
        let sides = [(Anchor::Start, 12.0), (Anchor::End, -12.0)];
        let place = |(anchor, beside), deep| place(level, (beside, deep * inwards), anchor);
        sides.into_iter().flat_map(|side| DEEP.map(|deep| place(side, deep))).collect::<Vec<_>>()
    };
    let upright_border = |level: f64| {
        vec![place(level, (BESIDE * inwards, 0.0), inside), place(level, (-BEFORE * inwards, 0.0), outside)]
    };
    levels
        .into_iter()
        .flat_map(|level| if axis == Axis::X { upright_border(level) } else { level_border(level) })
        .collect()
}

/// What the words may take of the stage, and whether they have to be moved to be all on it.
fn plate(place: &Place, sight: &Sight) -> (Rect, bool) {
    let (width, height) = (WORDS.0 * scale_of(sight.stage), WORDS.1 * scale_of(sight.stage));
    let room = sight.room(place.at, place.shift, place.anchor, (width, height));
    let wanted = sight.to_stage(place.at).x + place.shift.0 - width * place.anchor.part();
    let is_moved = !sight.is_turned() && room.min().x != wanted;
    (room, is_moved)
}

/// Whether two areas share more than a border.
pub(super) fn overlap(p: Rect, q: Rect) -> bool {
    p.intersection(q).is_some_and(|both| both.width() > 0.0 && both.height() > 0.0)
}
