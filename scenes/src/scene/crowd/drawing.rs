//! The picture of a crowd: which rectangles overlap, and what the pointer's own one hits.

use super::found_pairs::{JudgedCrowd, SeenCrowd};
use super::work::Known;
use super::{CrowdScene, field, work_picture};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::Look;
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// From this height on a rectangle has an outline, stage pixels.
const OUTLINED: f64 = 5.0;
/// The same for one that A hits, and the outline's thickness, stage pixels.
const RINGED: f64 = 2.0;
const RING: f64 = 1.0;
/// From this height on the part that A shares is drawn, stage pixels.
const LARGE: f64 = 20.0;
/// A's letter, and its distance from the lower left corner, stage pixels.
const LETTER: f64 = 22.0;
const INSET: (f64, f64) = (14.0, 15.0);
/// From a small A to the ring around it, stage pixels.
const AROUND: f64 = 5.0;
/// The legend's font size, its squares, and its distance from the stage's border and the field, stage pixels.
const WORD: f64 = 13.0;
const SQUARE: f64 = 9.0;
const EDGE: f64 = 24.0;
/// From one entry of the legend to the next, stage pixels.
const ENTRY: f64 = 104.0;

pub(super) fn draw(scene: &CrowdScene, look: &Look, figure: &mut Figure) {
    let judged = &*scene.judged();
    if look.hides {
        work_picture::draw_open(&judged.rects, figure);
    } else if let Some((work, at)) = scene.steps_made().and_then(|steps| judged.seen(Some(steps)).reached) {
        return work_picture::draw(judged, work, at, figure);
    } else {
        draw_crowd(scene, judged, &judged.seen(None), figure);
    }
    if let Some((a, hit)) = scene.probe(look) {
        let hit = if look.hides { Vec::new() } else { hit };
        draw_probe(scene, judged, a, &hit, figure);
        name(a, figure);
    }
}

/// Writes A's letter in its lower left corner; a ring marks an A that is too small for it.
fn name(a: Rect, figure: &mut Figure) {
    let letter = Text::plain("A");
    let corner = Point::new(a.min().x, a.max().y);
    if a.width().min(a.height()) >= figure.units(LETTER) {
        // What A hits may lie over it.
        let middle = corner.moved(figure.units(INSET.0), -figure.units(INSET.1));
        let side = figure.units(LETTER);
        figure.push(Item::Rect { rect: Rect::from_centre_size(middle, side, side), role: Role::First });
        return figure.write_beside(corner, (INSET.0, -INSET.1), Anchor::Middle, letter, LETTER, Role::OnFirst);
    }
    let ring = a.grown(figure.units(AROUND));
    figure.push_outline(ring, Role::Halo, false);
    figure.push_outline(ring, Role::First, false);
    figure.write_beside(corner, (-INSET.0, INSET.1), Anchor::Middle, letter, LETTER, Role::Text);
}

/// Draws all, those that overlap on top, with outlines if there is room.
fn draw_crowd(scene: &CrowdScene, judged: &JudgedCrowd, seen: &SeenCrowd, figure: &mut Figure) {
    let those = |wanted: Known| -> Vec<Rect> {
        let of_crowd = judged.tested().iter().zip(&seen.known);
        of_crowd.filter(|&(_, &known)| known == wanted).map(|(&rect, _)| rect).collect()
    };
    let (rest, alone, together) = (&judged.rects[judged.count..], those(Known::Alone), those(Known::Together));
    if !rest.is_empty() {
        figure.push(Item::Rects { rects: rest.to_vec(), role: Role::NotJudged });
    }
    figure.push(Item::Rects { rects: alone, role: Role::Alone });
    let outlined = if height(scene, figure) >= OUTLINED { together.clone() } else { Vec::new() };
    figure.push(Item::Rects { rects: together, role: Role::Together });
    if !outlined.is_empty() {
        figure.push_outlines(&outlined, Role::TogetherOutline, Role::TogetherOutline.thickness());
    }
}

fn height(scene: &CrowdScene, figure: &Figure) -> f64 {
    scene.state.kind.height(scene.state.n) * figure.viewport.zoom
}

/// Draws A and what it hits: large ones with the shared part, small ones with a ring, so that they are visible on A.
fn draw_probe(scene: &CrowdScene, judged: &JudgedCrowd, a: Rect, hit: &[u32], figure: &mut Figure) {
    let rects: Vec<Rect> = hit.iter().map(|&place| judged.rects[place as usize]).collect();
    let height = height(scene, figure);
    if height >= LARGE {
        figure.push(Item::Rects { rects: rects.clone(), role: Role::Second });
        figure.push_outlines(&rects, Role::OnSecond, RING);
        figure.push(Item::Rect { rect: a, role: Role::First });
        rects.iter().filter_map(|rect| rect.intersection(a)).for_each(|both| figure.push_overlap(both, Role::Overlap));
        return;
    }
    figure.push(Item::Rect { rect: a, role: Role::First });
    if height >= RINGED {
        let ring = figure.units(RING);
        figure.push(Item::Rects { rects: rects.iter().map(|rect| rect.grown(ring)).collect(), role: Role::OnSecond });
    }
    figure.push(Item::Rects { rects, role: Role::Second });
}

/// Draws the legend below the field, if the crowd leaves room.
pub(super) fn draw_key(scene: &CrowdScene, look: &Look, figure: &mut Figure) {
    let below = look.viewport.rect_to_stage(field()).max().y;
    let y = figure.stage.1 - EDGE / 2.0;
    if look.hides || scene.state.watch || y - WORD / 2.0 < below {
        return;
    }
    let mut entries = vec![(text!("key-alone"), Role::Alone), (text!("key-overlaps"), Role::Together)];
    entries.extend(scene.a(look).map(|_| (text!("key-hit-by-a"), Role::Second)));
    for ((word, role), x) in entries.into_iter().zip([0.0, 1.0, 2.0].map(|entry| EDGE + entry * ENTRY)) {
        let square = Rect::from_centre_size(Point::new(x + SQUARE / 2.0, y), SQUARE, SQUARE);
        let inner = if role == Role::Together { Role::TogetherOutline.thickness() } else { 0.0 };
        figure.push(Item::Rect { rect: square, role: Role::TogetherOutline });
        figure.push(Item::Rect { rect: square.grown(-inner), role });
        figure.write_beside(square.centre(), (SQUARE, 0.0), Anchor::Start, word, WORD, Role::PlainSecond);
    }
}
