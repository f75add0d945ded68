//! The picture of a crowd: where each is, what the method is at, and each pair that it compared.

use super::deal::MARKED;
use super::judged::{JudgedCrowd, SeenCrowd};
use super::work::{Known, Reached, Work};
use super::{CrowdScene, FOOT, HEAD, field};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::scene::Look;
use crate::scene::shared::number::grouped;
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Pair, Point, Rect};

/// A rectangle has an outline where it is at least this large, stage pixels.
const OUTLINED: f64 = 6.0;
/// The outline of a smaller one is thin, stage pixels.
const LARGE: f64 = 20.0;
/// Distance between two lines of words, in heights of their letters.
const LEADING: f64 = 1.25;
/// Smaller words than these cannot be read and are left out, stage pixels.
const SMALLEST: f64 = 8.0;
/// The largest words, stage pixels.
const LARGEST: f64 = 2.0 * LABEL_SIZE;
/// Free above the question and above the answer, where the grid has numbers, stage pixels.
const ABOVE: f64 = 18.0;
const BETWEEN: f64 = 8.0;
/// How many letters of the usual width the longest line has.
const QUESTION: f64 = 23.5;
const ANSWER: f64 = 21.0;
/// What stands before an answer, stage pixels for each of the letter's.
const SAMPLE: f64 = 1.2;

pub(super) fn draw(scene: &CrowdScene, look: &Look, figure: &mut Figure) {
    let judged = &*scene.judged();
    if look.hides {
        let rects = judged.rects.clone();
        figure.push(Item::Rects { rects: rects.clone(), role: Role::NotJudged });
        figure.push_outlines(&rects, Role::Outline, Role::Outline.thickness());
        figure.push_outline(field(), Role::Grid, false);
        return mark(judged, figure);
    }
    let seen = judged.seen(scene.steps_made());
    if let Some((work, at)) = &seen.reached {
        draw_strips(work, at, judged, figure);
        draw_lines(at.seen().iter(), Role::Compared, judged, figure);
    }
    draw_crowd(scene, judged, &seen, figure);
    if let Some((work, at)) = &seen.reached {
        draw_work(work, at, judged, figure);
    }
    if let Some(own) = scene.own() {
        lit_outline(own, figure);
    }
    figure.push_outline(field(), Role::Grid, false);
    write(scene, judged, &seen, figure);
    if look.guesses {
        mark(judged, figure);
        draw_touched(judged, figure);
    }
}

/// A lit outline that can be seen on any colour.
fn lit_outline(rect: Rect, figure: &mut Figure) {
    figure.push_outline(rect, Role::Halo, false);
    figure.push_outline(rect, Role::Lit, false);
}

/// Marks the one that is asked about.
fn mark(judged: &JudgedCrowd, figure: &mut Figure) {
    if let Some(&marked) = judged.rects.get(MARKED) {
        lit_outline(marked, figure);
    }
}

/// What the one that is asked about touches.
fn draw_touched(judged: &JudgedCrowd, figure: &mut Figure) {
    let marked = MARKED as u32;
    for &(i, j) in judged.found.iter().filter(|(i, j)| [*i, *j].contains(&marked)) {
        let (from, to) = centres(judged, (i, j));
        let other = judged.tested[if i == marked { j } else { i } as usize];
        figure.push_outline(other, Role::Reached, false);
        figure.push_lit(from, to, false);
    }
}

/// All of them, those that overlap on top; where there is room, outlines over all tell them apart.
fn draw_crowd(scene: &CrowdScene, judged: &JudgedCrowd, seen: &SeenCrowd, figure: &mut Figure) {
    let crowd = &judged.rects[..judged.count];
    let those = |known: Known| -> Vec<Rect> {
        let of_crowd = crowd.iter().zip(&seen.known);
        of_crowd.filter(|&(_, &other)| other == known).map(|(&rect, _)| rect).collect()
    };
    let open: Vec<Rect> = those(Known::Open).into_iter().chain(judged.rects[judged.count..].iter().copied()).collect();
    let areas = [(open, Role::NotJudged), (those(Known::Alone), Role::Alone), (those(Known::Together), Role::Together)];
    let size = scene.state.kind.size(scene.state.n) * figure.viewport.zoom;
    let mut outlines = Vec::new();
    for (rects, role) in areas {
        let outline = if role == Role::Together { Role::TogetherOutline } else { Role::Outline };
        if size >= OUTLINED {
            outlines.push((rects.clone(), outline));
        }
        if role != Role::NotJudged || !rects.is_empty() {
            figure.push(Item::Rects { rects, role });
        }
    }
    for (rects, role) in outlines {
        let thickness = if size < LARGE { 1.0 } else { role.thickness() };
        figure.push_outlines(&rects, role, thickness);
    }
}

/// The strips, and how far the present rectangle reaches: all that begins there is compared with it.
fn draw_strips(work: &Work, at: &Reached, judged: &JudgedCrowd, figure: &mut Figure) {
    let Some((along, borders)) = &work.sweep else { return };
    if let Some(turn) = at.turn() {
        let reach = judged.tested[turn.place as usize].interval(*along);
        let rect = swept(work, turn.strip, *along, (reach.min, reach.max));
        figure.push(Item::Rect { rect, role: Role::Reach });
    }
    for &border in borders {
        let ends = [field().min().x, field().max().x].map(|end| placed(*along, end, border));
        figure.push(Item::Line { from: ends[0], to: ends[1], role: Role::Strip, dashed: true });
    }
}

/// The area between two places along the sweep, in a strip or in all of the field.
fn swept(work: &Work, strip: u32, along: Axis, (from, to): (f64, f64)) -> Rect {
    let across = work.strip(strip).map_or((field().min().y, field().max().y), |strip| (strip.min, strip.max));
    Rect::from_corners(placed(along, from, across.0), placed(along, to, across.1))
}

/// The point at these places along an axis and across it.
fn placed(axis: Axis, along: f64, across: f64) -> Point {
    match axis {
        Axis::X => Point::new(along, across),
        Axis::Y | Axis::Z => Point::new(across, along),
    }
}

/// A line between the centres of each of these pairs.
fn draw_lines<'a>(
    pairs: impl Iterator<Item = &'a (Pair, bool)>,
    role: Role,
    judged: &JudgedCrowd,
    figure: &mut Figure,
) {
    let lines: Vec<(Point, Point)> = pairs.map(|&(pair, _)| centres(judged, pair)).collect();
    if !lines.is_empty() {
        figure.push(Item::Lines { lines, role });
    }
}

fn centres(judged: &JudgedCrowd, (i, j): Pair) -> (Point, Point) {
    (judged.tested[i as usize].centre(), judged.tested[j as usize].centre())
}

/// The pairs that were found, in bold lines, and the present turn.
fn draw_work(work: &Work, at: &Reached, judged: &JudgedCrowd, figure: &mut Figure) {
    let rect = |place: u32| judged.tested[place as usize];
    draw_lines(at.seen().iter().filter(|(_, hits)| *hits), Role::Found, judged, figure);
    let Some(turn) = at.turn() else { return };
    for (place, is_done) in at.others() {
        figure.push_outline(rect(place), Role::Reached, !is_done);
    }
    if let Some((along, _)) = &work.sweep {
        let start = rect(turn.place).interval(*along).min;
        let line = swept(work, turn.strip, *along, (start, start));
        figure.push(Item::Line { from: line.min(), to: line.max(), role: Role::Sweep, dashed: false });
    }
    lit_outline(rect(turn.place), figure);
    if let Some((pair, hits)) = at.last() {
        let (from, to) = centres(judged, pair);
        figure.push_lit(from, to, !hits);
    }
}

/// The question over the field, and what one has seen of the answer below it: beside it they cover nothing.
fn write(scene: &CrowdScene, judged: &JudgedCrowd, seen: &SeenCrowd, figure: &mut Figure) {
    let zoom = figure.viewport.zoom;
    let room = 0.86 * figure.stage.0;
    let size = ((HEAD * zoom - ABOVE) / (2.0 * LEADING)).min(room / QUESTION).min(LARGEST);
    let middle = Point::new(field().centre().x, field().min().y);
    for (text, line) in [(text!("crowd-question-who"), 1.5), (text!("crowd-question-cost"), 0.5)] {
        label(figure, middle, (0.0, -line * LEADING * size), (Anchor::Middle, size), (text, Role::Text));
    }
    let size = ((FOOT * zoom - BETWEEN) / (2.0 * LEADING)).min(room / ANSWER).min(LARGEST);
    let left = Point::new(field().min().x, field().max().y);
    let count = |n: usize| grouped(n as u64);
    let compared = text!("compared-pairs", compared = grouped(seen.compared), all = grouped(judged.pairs()));
    let pairs = text!("pairs", count = seen.found, shown = count(seen.found));
    let found = if scene.is_too_many() {
        (text!("crowd-too-many", most = count(super::work::MOST)), Role::Hint)
    } else {
        (text!("crowd-found", pairs = pairs), Role::Text)
    };
    let is_seen = seen.reached.is_some();
    for (row, (answer, sample)) in
        [((compared, Role::Text), Role::Compared), (found, Role::Found)].into_iter().enumerate()
    {
        let y = (row as f64 + 0.5) * LEADING * size + BETWEEN;
        if is_seen && size >= SMALLEST {
            let end = |x: f64| left.moved(figure.units(x * size), figure.units(y));
            figure.push(Item::Lines { lines: vec![(end(0.0), end(SAMPLE))], role: sample });
        }
        let inset = if is_seen { (SAMPLE + 0.4) * size } else { 0.0 };
        label(figure, left, (inset, y), (Anchor::Start, size), answer);
    }
}

fn label(figure: &mut Figure, at: Point, shift: (f64, f64), (anchor, size): (Anchor, f64), (text, role): (Text, Role)) {
    if size >= SMALLEST {
        figure.push(Item::Label { at, shift, anchor, text, size, role });
    }
}
