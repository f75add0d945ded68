//! All arrangements: 13 ways on x by 13 ways on y. It shows HSP's claim that there are no more cases.

use super::{Follow, PairScene, of, trial, way};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::cells::{CellPlace, Cells};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::lens::{legend, occurs};
use crate::scene::shared::number::{length, tidy};
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Door, FigureLook, FigurePointer};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{Allen, Axis, Border, Interval, Point, Rect, TwoRects};
use std::collections::BTreeSet;

/// Largest side of a cell with its space, in the panel and in a wider figure, logical pixels.
const CELL: f64 = 22.0;
const LARGE_CELL: f64 = 64.0;
const WIDE: f64 = 400.0;
const BETWEEN: f64 = 1.0;
/// Font size and line height, logical pixels; lines above the cells and below them.
const WORDS: f64 = 13.0;
const LINE: f64 = 20.0;
const LINES: (f64, f64) = (3.0, 4.0);
/// The same in a low figure, which has the legend beside the cells, and in a narrow one, where no line says how it is
/// used; the part of its width that a higher one has, the least width of one with that line, and the legend's width,
/// logical pixels.
const LOW_LINES: (f64, f64) = (3.0, 0.0);
const NARROW_LINES: (f64, f64) = (2.0, 0.0);
const LOW: f64 = 1.14;
const WITH_HOW: f64 = 310.0;
const ASIDE: f64 = 112.0;
/// The same in a figure that is much wider than high, with the names beside the cells too: their width, logical pixels.
const FLAT_LINES: (f64, f64) = (0.0, 0.0);
const NAMES: f64 = 165.0;
/// The same for a typed test, whose verdict stands over the figure.
const OWN_LINES: (f64, f64) = (0.0, 2.0);
/// From the figure's left and lower border to the cells, with room for the ring, logical pixels.
const MARGIN: f64 = 3.0;
/// Width of an entry of the legend, logical pixels; a mark's is twice as wide.
const LEGEND: f64 = 74.0;
const COUNT: usize = Allen::ALL.len();
/// B's width and height if it has none, so that A can lie in all ways, world units.
const LENGTH: f64 = 40.0;

/// The arrangement of a pair: the places on x and on y in [`Allen::ALL`].
pub(super) fn cell(pair: &Pair) -> CellPlace {
    (way(pair, Axis::X) as usize, way(pair, Axis::Y) as usize)
}

/// The arrangements in which the typed test is wrong; `None` while they are unknown.
fn wrong(scene: &PairScene) -> Option<BTreeSet<CellPlace>> {
    Some(scene.judgement()?.errors.iter().map(cell).collect())
}

/// The cells in a figure of this size.
fn cells(lines: (f64, f64), (width, height): (f64, f64)) -> Cells {
    let (above, below) = lines;
    let aside = match lines {
        FLAT_LINES => NAMES,
        (_, 0.0) => ASIDE,
        _ => 0.0,
    };
    let room = (width - aside - 2.0 * MARGIN).min(height - (above + below) * LINE - 2.0 * MARGIN);
    let side = (room / COUNT as f64).floor().clamp(1.0, if width < WIDE { CELL } else { LARGE_CELL });
    Cells { corner: Point::new(MARGIN, above * LINE + MARGIN), side, columns: COUNT, rows: COUNT }
}

/// The numbers of lines above the cells and below them.
fn lines(scene: &PairScene, door: Door, (width, height): (f64, f64)) -> (f64, f64) {
    if door == Door::Own {
        return OWN_LINES;
    }
    if height >= LOW * width {
        return LINES;
    }
    let side = |lines| cells(lines, (width, height)).side;
    let low = if width < WITH_HOW { NARROW_LINES } else { LOW_LINES };
    // What is said about a typed test is longer.
    if !is_judged(scene) && side(FLAT_LINES) > side(low) { FLAT_LINES } else { low }
}

/// Puts A into the arrangement under a press.
pub(super) fn press(scene: &mut PairScene, door: Door, pointer: FigurePointer) {
    if let Some(cell) = cells(lines(scene, door, pointer.size), pointer.size).at(pointer.at) {
        let arranged = arranged(scene, cell);
        scene.state.follow = Follow::Off;
        scene.place(0, arranged.into());
    }
}

/// A's place in this arrangement, in its present size if possible.
pub(super) fn arranged(scene: &PairScene, (x, y): CellPlace) -> Rect {
    let TwoRects { a, b } = of(&scene.pair());
    let place = |place: usize, axis| {
        let Interval { min, max } = b.interval(axis);
        let b = Interval { min, max: if max > min { max } else { min + LENGTH } };
        let (a, relation) = (a.interval(axis), Allen::ALL[place]);
        let kept = kept(relation, length(a.min, a.max), b);
        let Interval { min, max } = kept.filter(|&kept| Allen::of(kept, b) == relation).unwrap_or_else(|| {
            let Interval { min, max } = relation.example(b);
            Interval { min: tidy(min), max: tidy(max) }
        });
        (min, max)
    };
    let ((left, right), (top, bottom)) = (place(x, Axis::X), place(y, Axis::Y));
    Rect::from_corners(Point::new(left, top), Point::new(right, bottom))
}

/// An interval of this length with this relation to `b`, if there is one.
fn kept(relation: Allen, length: f64, b: Interval) -> Option<Interval> {
    let of_b = b.max - b.min;
    let beside = of_b / 4.0;
    let depth = length.min(of_b) / 2.0;
    let middle = b.middle() - length / 2.0;
    let min = match relation {
        Allen::Before => b.min - beside - length,
        Allen::Meets => b.min - length,
        Allen::Overlaps => b.min + depth - length,
        Allen::Starts | Allen::Equals | Allen::StartedBy => b.min,
        Allen::During | Allen::Contains => middle,
        Allen::Finishes | Allen::FinishedBy => b.max - length,
        Allen::OverlappedBy => b.max - depth,
        Allen::MetBy => b.max,
        Allen::After => b.max + beside,
    };
    let min = tidy(min);
    (length > 0.0).then(|| Interval { min, max: tidy(min + length) })
}

fn hits(pair: &RectTrial, (x, y): CellPlace) -> bool {
    let b = Interval { min: 0.0, max: 8.0 };
    let a = Rect::from_intervals([x, y].map(|place| Allen::ALL[place].example(b)));
    RectTrial { shapes: TwoRects { a, b: Rect::from_intervals([b; 2]) }, ..pair.clone() }.says()
}

fn said_of(pair: &RectTrial, cell: CellPlace, role: Role) -> Text {
    let says = pair.answer(hits(pair, cell));
    match role {
        Role::MapRight => text!("arrangement-right", says = says),
        Role::MapWrong => text!("arrangement-wrong", says = says),
        _ => says,
    }
}

/// The method's answer for the rectangles themselves: within one arrangement a typed test can be right and wrong.
fn said_here(pair: &RectTrial, role: Role) -> Text {
    let says = pair.answer(pair.says());
    match role {
        Role::MapRight | Role::MapWrong if pair.is_wrong() => text!("arrangement-wrong-here", says = says),
        Role::MapRight => text!("arrangement-right", says = says),
        Role::MapWrong => text!("arrangement-right-here", says = says),
        _ => says,
    }
}

/// Draws the map: the chosen method's answers, which arrangements have been seen, the present one and its names.
pub(super) fn draw(scene: &PairScene, door: Door, look: &FigureLook, figure: &mut Figure) {
    let lines = lines(scene, door, look.size);
    let (present, pair) = (cell(&scene.pair()), trial(scene));
    let cells = cells(lines, look.size);
    let shown = look.pointer.and_then(|at| cells.at(at)).unwrap_or(present);
    let wrong = wrong(scene);
    let role = |cell| match wrong.as_ref().map(|wrong| wrong.contains(&cell)) {
        Some(false) => Role::MapRight,
        Some(true) => Role::MapWrong,
        None if hits(&pair, cell) => Role::MapHit,
        None => Role::MapMiss,
    };
    draw_cells(scene, cells, present, role, figure);
    let line = |place: f64| Point::new(0.0, (place + 0.5) * LINE);
    if lines.0 > 2.0 {
        figure.write(line(0.0), Anchor::Start, text!("map-how"), WORDS, Role::PlainSecond);
    }
    let [x, y] = [shown.0, shown.1].map(|place| {
        let name = Allen::ALL[place].name().replace(' ', "-");
        Text::message(format!("allen-{name}"))
    });
    let says = if pair.gap().is_some() {
        // A test that cannot be tested yet has no answer.
        Text::plain("–")
    } else if shown == present {
        said_here(&pair, role(shown))
    } else {
        said_of(&pair, shown, role(shown))
    };
    let (from, to) = (cells.area().min(), cells.area().max());
    let aside = |place: f64| Point::new(to.x + LINE / 2.0, f64::midpoint(from.y, to.y) + (place - 1.5) * LINE);
    if lines == FLAT_LINES {
        let said = [text!("arrangement-x", x = x), text!("arrangement-y-alone", y = y), says];
        for (place, said) in [-2.0, -1.0, 0.0].into_iter().zip(said) {
            figure.write(aside(place), Anchor::Start, said, WORDS, Role::Text);
        }
        return draw_legend([1.5, 2.5, 3.5, 4.5].map(aside), false, figure);
    }
    let below = |place: f64| Point::new(0.0, to.y + MARGIN + (place + 0.5) * LINE);
    let is_own = door == Door::Own;
    let [on_x, on_y] = if is_own { [below(0.0), below(1.0)] } else { [2.0, 1.0].map(|from| line(lines.0 - from)) };
    figure.write(on_x, Anchor::Start, text!("arrangement-x", x = x), WORDS, Role::Text);
    figure.write(on_y, Anchor::Start, text!("arrangement-y", y = y, says = says), WORDS, Role::Text);
    if is_own {
        return;
    }
    if lines.1 == 0.0 {
        return draw_legend([0.0, 1.0, 2.0, 3.0].map(aside), is_judged(scene), figure);
    }
    let in_line = |line: f64, place: f64| below(line).moved(place * LEGEND, 0.0);
    draw_legend([in_line(0.0, 0.0), in_line(0.0, 1.0), in_line(1.0, 0.0), in_line(1.0, 2.0)], is_judged(scene), figure);
    let border = match pair.border {
        Border::Hits => text!("own-touching-hits"),
        Border::Misses | Border::Half => text!("own-touching-misses"),
    };
    figure.write(below(2.0), Anchor::Start, text!("map-count"), WORDS, Role::PlainSecond);
    figure.write(below(3.0), Anchor::Start, border, WORDS, Role::PlainSecond);
}

/// Whether it shows where a typed test is right.
fn is_judged(scene: &PairScene) -> bool {
    scene.judgement().is_some()
}

fn draw_cells(
    scene: &PairScene,
    cells: Cells,
    present: CellPlace,
    role: impl Fn(CellPlace) -> Role,
    figure: &mut Figure,
) {
    let side = cells.side;
    let square = |cell: CellPlace, shrunk: f64| cells.square(cell).grown(-shrunk);
    let all: Vec<CellPlace> = (0..COUNT).flat_map(|x| (0..COUNT).map(move |y| (x, y))).collect();
    for &cell in &all {
        let (rect, role) = (square(cell, BETWEEN), role(cell));
        figure.push(Item::Rect { rect, role });
        match role {
            // A pale cell is visible by its outline.
            Role::MapMiss | Role::MapRight => figure.push_outlines(&[rect], Role::Strip, 1.0),
            Role::MapWrong => {
                let [a, b, c, d] = square(cell, side / 3.2).corners();
                figure.push(Item::Lines { lines: vec![(a, c), (b, d)], role: Role::WrongMark });
            }
            _ => {}
        }
    }
    for &cell in all.iter().filter(|cell| scene.extra.seen.contains(cell)) {
        figure.push(Item::Dot { at: square(cell, side / 4.0).max(), role: Role::Seen, radius: side / 7.0 });
    }
    figure.push_outlines(&[square(present, -2.0)], Role::Text, 2.5);
}

/// What the colours, the ring and the dot mean, each at its place.
fn draw_legend([first, second, ring, dot]: [Point; 4], is_judged: bool, figure: &mut Figure) {
    let colours = if is_judged {
        [(text!("map-right"), Role::MapRight), (text!("row-wrong"), Role::MapWrong)]
    } else {
        [(hit_or_miss(true), Role::MapHit), (hit_or_miss(false), Role::MapMiss)]
    };
    let has_seen = occurs(figure, Role::Seen);
    let occurring = colours.into_iter().filter(|(_, role)| occurs(figure, *role)).collect::<Vec<_>>();
    for (at, (meaning, role)) in [first, second].into_iter().zip(occurring) {
        legend(figure, at.moved(MARGIN, 0.0), role, meaning, WORDS);
    }
    let [ring, dot] = [ring, dot].map(|at| at.moved(MARGIN + WORDS / 2.0, 0.0));
    figure.push_outlines(&[Rect::from_centre_size(ring, WORDS, WORDS)], Role::Text, 2.5);
    figure.write(ring.moved(WORDS, 0.0), Anchor::Start, text!("map-present"), WORDS, Role::Text);
    if has_seen {
        figure.push(Item::Dot { at: dot, role: Role::Seen, radius: 3.0 });
        figure.write(dot.moved(WORDS, 0.0), Anchor::Start, text!("map-seen"), WORDS, Role::Text);
    }
}
