//! The picture of a method at work: its present rectangle, its comparisons, and the intervals of a sweep on x.

use super::CrowdScene;
use super::field;
use super::found_pairs::JudgedCrowd;
use super::work::{BroadPhaseTurn, Known, Reached, Work};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::words::Text;
use hantei_collision::{Axis, Interval, Pair, Point, Rect};

/// Room for the intervals below the field, world units.
pub(super) const FOOT: f64 = 92.0;
/// From the field to the first lane, and the height of all lanes, world units.
const LANES: (f64, f64) = (10.0, 78.0);
/// Largest height of a lane, world units, and the bar's part of it.
const LANE: f64 = 26.0;
const BAR: f64 = 14.0 / 24.0;
/// How far the sweep line reaches below the field, world units.
const LINE: f64 = 98.0;
/// Between two bars of a lane, world units.
const BETWEEN: f64 = 6.0;
/// The most rectangles with numbers.
const NUMBERED: usize = 24;
/// Font size of a number, and its distance from a corner's sides, stage pixels.
const NUMBER: f64 = 13.0;
const INSET: f64 = 3.0;
/// The flag's half width and its height, and its arrow head, stage pixels.
const FLAG: (f64, f64) = (44.0, 24.0);
const HEAD: f64 = 11.0;
/// The dots at the ends of a line between two, and the ring around a dot, stage pixels.
const DOT: (f64, f64) = (4.5, 2.0);

/// Whether the intervals are shown: for a sweep along x over the whole field.
pub(super) fn has_shadows(scene: &CrowdScene) -> bool {
    scene.state.watch && scene.judged().work().is_some_and(is_plain_sweep)
}

fn is_plain_sweep(work: &Work) -> bool {
    work.sweep.as_ref().is_some_and(|(along, borders)| *along == Axis::X && borders.is_empty())
}

struct ShownRect {
    rect: Rect,
    number: String,
    role: Role,
}

/// Draws rectangles that are not judged yet.
pub(super) fn draw_open(rects: &[Rect], figure: &mut Figure) {
    figure.push(Item::Rects { rects: rects.to_vec(), role: Role::Waiting });
    figure.push_outlines(rects, Role::Outline, Role::Outline.thickness());
}

pub(super) fn draw(judged: &JudgedCrowd, work: &Work, at: Reached, figure: &mut Figure) {
    let all = shown(judged, work, at);
    draw_passed(work, at, judged, figure);
    draw_bodies(&all, figure);
    let pairs = |wanted: bool| at.seen().iter().filter(move |(_, hits)| *hits == wanted);
    for &((i, j), _) in pairs(true) {
        if let Some(both) = judged.rects[i as usize].intersection(judged.rects[j as usize]) {
            figure.push_overlap(both, Role::Overlap);
        }
    }
    draw_lines(at.seen().iter(), Role::Compared, judged, figure);
    draw_lines(pairs(true), Role::Found, judged, figure);
    if all.len() <= NUMBERED {
        let line = line_of(work, at, judged, figure);
        write_numbers(&all, line.map(|line| line.grown(figure.units(2.0))), figure);
    }
    if is_plain_sweep(work) {
        draw_intervals(&all, work, figure);
    }
    draw_sweep(work, at, judged, figure);
    if let Some((pair, _)) = at.last() {
        let (from, to) = centres(judged, pair);
        figure.push(Item::Line { from, to, role: Role::Comparing, dashed: false });
        [from, to].into_iter().for_each(|end| figure.push_ringed(end, DOT.0, DOT.1, Role::Comparing));
    }
}

/// All judged rectangles in their colours: A is the present one, B is compared with it.
fn shown(judged: &JudgedCrowd, work: &Work, at: Reached) -> Vec<ShownRect> {
    let present = at.last().map(|(pair, _)| pair);
    let is_compared = |place: u32| present.is_some_and(|(i, j)| i == place || j == place);
    // A sweep compares with all open ones; in brute force nothing is known yet about later pairs.
    let open: Vec<u32> = at.others().map(|(place, _)| place).filter(|_| work.sweep.is_some()).collect();
    let known = at.known(judged.count);
    let role = |place: u32| match known[place as usize] {
        _ if at.turn().is_some_and(|turn| turn.place == place) => Role::First,
        _ if is_compared(place) || open.contains(&place) => Role::Second,
        Known::Open => Role::Waiting,
        Known::Alone | Known::Together => Role::Alone,
    };
    let one = |(place, &rect): (u32, &Rect)| {
        let number = (work.ranks[place as usize] + 1).to_string();
        ShownRect { rect, number, role: role(place) }
    };
    (0..).zip(judged.tested()).map(one).collect()
}

/// Draws the rectangles: waiting ones lowest, present ones on top.
fn draw_bodies(all: &[ShownRect], figure: &mut Figure) {
    let of = |role: Role| all.iter().filter(|one| one.role == role).map(|one| one.rect).collect::<Vec<_>>();
    draw_open(&of(Role::Waiting), figure);
    for role in [Role::Alone, Role::Second, Role::First] {
        figure.push(Item::Rects { rects: of(role), role });
    }
}

/// Shades what the sweep has passed: the strip as far as the line, and all earlier strips.
fn draw_passed(work: &Work, at: Reached, judged: &JudgedCrowd, figure: &mut Figure) {
    let Some((along, borders)) = &work.sweep else { return };
    if let Some(turn) = at.turn() {
        let start = judged.rects[turn.place as usize].interval(*along).min;
        let across = band(work, turn, figure);
        let seen = figure.seen().interval(*along);
        figure.push(Item::Rect { rect: between(*along, (seen.min, start), across), role: Role::Passed });
        if turn.strip > 0 {
            let before = Interval { min: borders[0], max: across.min };
            figure.push(Item::Rect { rect: between(*along, (seen.min, seen.max), before), role: Role::Passed });
        }
    }
    for &border in borders {
        let ends = [field().interval(*along).min, field().interval(*along).max].map(|end| placed(*along, end, border));
        figure.push(Item::Line { from: ends[0], to: ends[1], role: Role::Strip, dashed: true });
    }
}

/// The part of the stage that a turn's line crosses.
fn band(work: &Work, turn: &BroadPhaseTurn, figure: &Figure) -> Interval {
    let whole = figure.seen().interval(if is_along_y(work) { Axis::X } else { Axis::Y });
    work.strip(turn.strip).unwrap_or(whole)
}

fn is_along_y(work: &Work) -> bool {
    work.sweep.as_ref().is_some_and(|(along, _)| *along == Axis::Y)
}

fn between(along: Axis, (from, to): (f64, f64), across: Interval) -> Rect {
    Rect::from_corners(placed(along, from, across.min), placed(along, to, across.max))
}

fn placed(axis: Axis, along: f64, across: f64) -> Point {
    match axis {
        Axis::X => Point::new(along, across),
        Axis::Y | Axis::Z => Point::new(across, along),
    }
}

/// The sweep line, at the start of the present rectangle.
fn line_of(work: &Work, at: Reached, judged: &JudgedCrowd, figure: &Figure) -> Option<Rect> {
    let ((along, _), turn) = (work.sweep.as_ref()?, at.turn()?);
    let start = judged.rects[turn.place as usize].interval(*along).min;
    let mut across = band(work, turn, figure);
    if is_plain_sweep(work) {
        across.max = across.max.min(field().max().y + LINE);
    }
    Some(between(*along, (start, start), across))
}

fn draw_sweep(work: &Work, at: Reached, judged: &JudgedCrowd, figure: &mut Figure) {
    let Some(line) = line_of(work, at, judged, figure) else { return };
    figure.push(Item::Line { from: line.min(), to: line.max(), role: Role::Sweep, dashed: false });
    if is_plain_sweep(work) {
        draw_flag(line.min(), figure);
    }
}

fn draw_flag(top: Point, figure: &mut Figure) {
    let [half, height, head] = [FLAG.0, FLAG.1, HEAD].map(|pixels| figure.units(pixels));
    let corners = [(-half, 0.0), (half, 0.0), (half + head, height / 2.0), (half, height), (-half, height)];
    let points = corners.map(|(x, y)| top.moved(x, y)).to_vec();
    figure.push(Item::Polygon { points, role: Role::Sweep });
    figure.write(top.moved(0.0, height / 2.0), Anchor::Middle, Text::plain("sweep"), NUMBER, Role::OnSweep);
}

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
    (judged.rects[i as usize].centre(), judged.rects[j as usize].centre())
}

/// The role of words on a rectangle.
fn on(role: Role) -> Role {
    match role {
        Role::First => Role::OnFirst,
        Role::Second => Role::OnSecond,
        _ => Role::PlainSecond,
    }
}

/// Writes each number in a corner that the others and the line leave free, or beside the rectangle.
fn write_numbers(all: &[ShownRect], line: Option<Rect>, figure: &mut Figure) {
    let mut taken: Vec<Rect> = line.into_iter().collect();
    for (place, ShownRect { rect, number, role }) in all.iter().enumerate() {
        let (width, height) = (figure.units(text_width(number, NUMBER)), figure.units(NUMBER));
        let inset = figure.units(INSET);
        let around = |by: (f64, f64)| {
            let size = (rect.width() + 2.0 * by.0, rect.height() + 2.0 * by.1);
            Rect::from_centre_size(rect.centre(), size.0.max(0.0), size.1.max(0.0)).corners()
        };
        let fits = rect.width() >= width && rect.height() >= height;
        let inner = around((-inset - width / 2.0, -inset - height / 2.0)).into_iter().filter(|_| fits);
        let outer = around((inset + width / 2.0, inset - height / 2.0));
        let places = inner.map(|at| (at, on(*role))).chain(outer.map(|at| (at, Role::PlainSecond)));
        let covered = |area: &Rect| {
            let others = all.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, one)| &one.rect);
            let over = |areas: &mut dyn Iterator<Item = &Rect>| areas.filter(|other| overlaps(**other, *area)).count();
            over(&mut others.into_iter()) + 3 * over(&mut taken.iter())
        };
        let areas = places.map(|(at, role)| (Rect::from_centre_size(at, width, height), role));
        if let Some((area, role)) = areas.min_by_key(|(area, _)| covered(area)) {
            taken.push(area);
            figure.write(area.centre(), Anchor::Middle, Text::plain(number.clone()), NUMBER, role);
        }
    }
}

fn overlaps(one: Rect, other: Rect) -> bool {
    one.intersection(other).is_some_and(|both| both.width() > 0.0 && both.height() > 0.0)
}

/// The intervals on x, in lanes: the sweep compares those that overlap there.
fn draw_intervals(all: &[ShownRect], work: &Work, figure: &mut Figure) {
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|&place| work.ranks[place]);
    let mut ends: Vec<f64> = Vec::new();
    let lanes: Vec<(usize, usize)> = order
        .into_iter()
        .map(|place| {
            let Interval { min, max } = all[place].rect.interval(Axis::X);
            let lane = ends.iter().position(|end| end + BETWEEN <= min).unwrap_or(ends.len());
            ends.resize(ends.len().max(lane + 1), max);
            ends[lane] = max;
            (place, lane)
        })
        .collect();
    let pitch = LANE.min(LANES.1 / ends.len().max(1) as f64);
    let top = field().max().y + LANES.0;
    for (place, lane) in lanes {
        let ShownRect { rect, number, role } = &all[place];
        let y = top + lane as f64 * pitch;
        let bar = Rect::from_origin_size(Point::new(rect.min().x, y), rect.width(), pitch * BAR);
        if *role == Role::Waiting {
            draw_open(&[bar], figure);
        } else {
            figure.push(Item::Rect { rect: bar, role: *role });
        }
        let is_wide = bar.width() >= figure.units(text_width(number, NUMBER));
        if is_wide && bar.height() >= figure.units(NUMBER - 1.0) {
            figure.write(bar.centre(), Anchor::Middle, Text::plain(number.clone()), NUMBER, on(*role));
        }
    }
    let end = Point::new(field().max().x, field().max().y + LINE);
    figure.write(end, Anchor::Middle, Text::plain("x"), NUMBER, Role::PlainSecond);
}
