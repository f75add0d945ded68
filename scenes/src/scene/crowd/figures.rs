//! The figures of the panel: the pairs that each method compares, as areas; the pairs compared so far, as a matrix;
//! each method's cost, as curves.

use super::CrowdScene;
use super::costs::INTERACTIVE;
use super::found_pairs::JudgedCrowd;
use super::method::BroadPhase;
use super::readings::rounded;
use super::work::{Reached, Work};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::room::width;
use crate::scene::{Door, Plot};
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Side of the largest square, which stands for all pairs, and of the smallest, logical pixels.
const SQUARE: f64 = 216.0;
const SMALLEST: f64 = 3.0;
/// From a square to its words, between lines, and from a number to its name, logical pixels.
const BESIDE: f64 = 12.0;
const LEADING: f64 = 22.0;
const BEHIND: f64 = 7.0;
/// Largest width of a name, logical pixels.
const NAME: f64 = 104.0;
/// Font sizes, logical pixels.
const WORD: f64 = 15.0;
const SMALL: f64 = 13.0;
/// A cell of the matrix with its space, that space as a part of it, and the margin for the numbers, logical pixels.
const CELL: f64 = 21.0;
const SPACE: f64 = 2.0 / 21.0;
/// From this size on cells are whole pixels, with this space between them, logical pixels.
const WHOLE: f64 = 8.0;
const BETWEEN: f64 = 2.0;
const HEAD: f64 = 22.0;
/// Smaller cells have no numbers, logical pixels.
const NUMBERED: f64 = 16.0;
/// Below this, every second number of two digits is left out, logical pixels.
const CLOSE: f64 = 17.0;
/// Thickness of the present cell's ring, and a line of the legend, logical pixels.
const RING: f64 = 2.5;
const ROW: f64 = 26.0;

pub(super) fn draw(scene: &CrowdScene, door: Door, size: (f64, f64), figure: &mut Figure) {
    match door {
        Door::Cost => {
            if let Some(plot) = plot(scene) {
                figure.items = plot.figure(size.0, size.1).items;
            }
        }
        Door::Closed => {
            let judged = &*scene.judged();
            match scene.steps_made().and_then(|steps| judged.seen(Some(steps)).reached) {
                Some((work, at)) => draw_matrix(judged, work, at, size, figure),
                None => draw_squares(scene.compared(), size, figure),
            }
        }
        Door::Methods | Door::Examples | Door::Own | Door::Numbers | Door::Map | Door::Lens | Door::Sides => {}
    }
}

fn plot(scene: &CrowdScene) -> Option<Plot> {
    let title = match scene.costs.progress()? {
        100 => text!("plot-measured"),
        progress => text!("plot-measuring", progress = progress.to_string()),
    };
    let mark = scene
        .costs
        .limit_of_brute()
        .map(|n| (n, text!("plot-limit", limit = INTERACTIVE.to_string(), at = rounded(n))));
    Some(Plot { title, curves: scene.costs.curves(), mark, present: scene.state.n as f64, limit: INTERACTIVE })
}

/// A square for each method, with the common corner at the lower left; its area is the number of compared pairs.
fn draw_squares(compared: [u64; 3], size: (f64, f64), figure: &mut Figure) {
    let [every, sweep, strips] = compared;
    let side = SQUARE.min(size.0 - NAME + BESIDE).min(size.1 - 2.0);
    let corner = Point::new(1.0, 1.0 + side);
    let square = |side: f64| Rect::from_corners(corner, corner.moved(side, -side));
    let edge = |compared: u64| (side * (compared as f64 / every.max(1) as f64).sqrt()).max(SMALLEST).min(side);
    let (middle, inner) = (edge(sweep), edge(strips));
    figure.push(Item::Rect { rect: square(side), role: Role::EveryPair });
    figure.push_outlines(&[square(side)], Role::Outline, Role::Outline.thickness());
    figure.push(Item::Rect { rect: square(middle), role: Role::SquareInside });
    figure.push(Item::Rect { rect: square(inner), role: Role::Together });
    figure.push_outlines(&[square(inner)], Role::TogetherOutline, 1.0_f64.min(inner / 3.0));

    let [every, sweep, strips] = compared.map(Text::Whole);
    let down = (0.0, LEADING);
    let end = |y: f64| (Point::new(size.0, y), Anchor::End);
    // A number too long for the room beside the square is written inside, since all other squares are small then.
    let is_long = width(&every, WORD) > size.0 - side - BESIDE;
    let top = if is_long { (corner.moved(BESIDE, BESIDE - side), Anchor::Start) } else { end(WORD) };
    write_one(text!("broad-phase-brute"), every, top, down, figure);
    let left = middle.max(inner) + BEHIND;
    // The longer number stands above.
    let numbers = width(&sweep, WORD);
    if left + numbers + BEHIND + NAME <= side {
        for (row, (name, number)) in
            [(text!("squares-strips"), strips), (text!("squares-sweep"), sweep)].into_iter().enumerate()
        {
            let end = corner.moved(left + numbers, -WORD - row as f64 * (LEADING + 4.0));
            figure.write(end, Anchor::End, number, WORD, Role::PlainSecond);
            figure.write_beside(end, (BEHIND, 0.0), Anchor::Start, name, WORD, Role::Text);
        }
        let from = corner.moved(inner + 3.0, -(inner / 2.0).min(WORD));
        let to = Point::new(left - 4.0, from.y);
        figure.push(Item::Line { from, to, role: Role::Pointing, dashed: false });
    } else {
        let last = corner.y - LEADING - WORD / 2.0;
        let above = (corner.y - middle + WORD / 2.0).max(WORD + 2.5 * LEADING).min(last - 2.5 * LEADING);
        write_one(Text::plain(BroadPhase::Sweep.name()), sweep, end(above), down, figure);
        write_one(Text::plain(BroadPhase::Strips.name()), strips, end(last), down, figure);
    }
}

fn write_one(name: Text, number: Text, (at, anchor): (Point, Anchor), shift: (f64, f64), figure: &mut Figure) {
    figure.write(at, anchor, name, WORD, Role::Text);
    figure.write_beside(at, shift, anchor, number, WORD, Role::PlainSecond);
}

/// Every pair as a cell: not compared, compared or found.
fn draw_matrix(judged: &JudgedCrowd, work: &Work, at: Reached, size: (f64, f64), figure: &mut Figure) {
    let n = judged.count;
    let room = (size.0 - HEAD).min(size.1 - HEAD - 3.0 * ROW - BESIDE);
    let pitch = CELL.min(room / n.max(1) as f64);
    // On whole pixels each cell has all of its borders.
    let (pitch, side) =
        if pitch >= WHOLE { (pitch.floor(), pitch.floor() - BETWEEN) } else { (pitch, pitch * (1.0 - SPACE)) };
    let cell = |(i, j): (u32, u32)| {
        let (i, j) = (work.ranks[i as usize], work.ranks[j as usize]);
        let at = Point::new(HEAD + i.max(j) as f64 * pitch, HEAD + i.min(j) as f64 * pitch);
        Rect::from_origin_size(at, side, side)
    };
    let of = |wanted: bool| at.seen().iter().filter(move |(_, hits)| *hits == wanted).map(|(pair, _)| cell(*pair));
    let (missed, found): (Vec<Rect>, Vec<Rect>) = (of(false).collect(), of(true).collect());
    let all = (0..n as u32).flat_map(|j| (0..j).map(move |i| (i, j)));
    let all: Vec<Rect> = all.map(cell).collect();
    figure.push(Item::Rects { rects: all.clone(), role: Role::EveryPair });
    figure.push_outlines(&all, Role::Outline, if pitch >= WHOLE { 1.0 } else { pitch / CELL });
    figure.push(Item::Rects { rects: missed.clone(), role: Role::PairCompared });
    figure.push(Item::Rects { rects: found.clone(), role: Role::Together });
    figure.push_outlines(&found, Role::TogetherOutline, 1.0_f64.min(pitch / 6.0));
    let present = at.last().map(|(pair, _)| pair);
    if let Some(pair) = present {
        let ring = cell(pair).grown(RING);
        figure.push_outlines(&[ring], Role::Comparing, RING);
    }
    if pitch >= NUMBERED {
        let ranks = present.map(|(i, j)| [work.ranks[i as usize], work.ranks[j as usize]]);
        write_numbers(n, pitch, ranks, figure);
    }
    let compared = missed.len() + found.len();
    let rest = judged.pairs() as usize - compared;
    let top = HEAD + n as f64 * pitch + BESIDE + ROW / 2.0;
    for (row, (role, words, count)) in [
        (Role::PairCompared, text!("matrix-compared"), compared),
        (Role::Together, text!("matrix-found"), found.len()),
        (Role::EveryPair, text!("matrix-rest"), rest),
    ]
    .into_iter()
    .enumerate()
    {
        let y = top + row as f64 * ROW;
        let sample = Rect::from_centre_size(Point::new(8.0, y), 16.0, 16.0);
        figure.push(Item::Rect { rect: sample, role });
        match role {
            Role::Together => figure.push_outlines(&[sample], Role::TogetherOutline, 1.0),
            Role::EveryPair => figure.push_outlines(&[sample], Role::Outline, 1.0),
            _ => {}
        }
        figure.write(Point::new(26.0, y), Anchor::Start, words, WORD, Role::Text);
        figure.write(Point::new(size.0, y), Anchor::End, Text::Whole(count as u64), WORD, Role::PlainSecond);
    }
}

fn write_numbers(n: usize, pitch: f64, present: Option<[usize; 2]>, figure: &mut Figure) {
    for rank in 0..n {
        let middle = HEAD + (rank as f64 + 0.5 - SPACE / 2.0) * pitch;
        let is_present = present.is_some_and(|ranks| ranks.contains(&rank));
        let role = if is_present { Role::Text } else { Role::GridText };
        let number = || Text::plain((rank + 1).to_string());
        // Two numbers of two digits would touch.
        if pitch >= CLOSE || rank < 9 || rank % 2 == 1 || is_present {
            figure.write(Point::new(middle, HEAD / 2.0 - 1.0), Anchor::Middle, number(), SMALL, role);
        }
        figure.write(Point::new(HEAD - 6.0, middle), Anchor::End, number(), SMALL, role);
    }
}
