//! Where the centre can be: the nine regions, each as large as the others, and where the chosen method is wrong.
//!
//! A corner shows the square of the radius beyond it, an edge the strip as wide as the radius, the middle B.

use super::super::PairScene;
use super::super::rows::RowMethod;
use super::of;
use crate::figure::{Anchor, Figure, Role};
use crate::scene::shared::cached::Cached;
use crate::scene::shared::cells::{Cells, legends};
use crate::scene::shared::follow::Follow;
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::trial::Trial;
use crate::scene::{Door, FigureLook, FigurePointer};
use crate::text;
use hantei_collision::{Axis, Circle, CircleAndRect, CircleRegion, Point};
use std::rc::Rc;

/// Least side of a cell, logical pixels, and about the most cells across: in the middle of each the method is asked.
const CELL: f64 = 2.0;
const MOST: f64 = 240.0;
/// Size of the words, height of a line, and lines over the map and below it, logical pixels.
const WORDS: f64 = 13.0;
const LINE: f64 = 20.0;
const LINES: (f64, f64) = (2.0, 1.0);
/// The colours of a hit, of what is wrong, and of a miss, which has the longest word.
const ROLES: [Role; 3] = [Role::MapHit, Role::MapWrong, Role::MapMiss];
/// Around the map, logical pixels.
const MARGIN: f64 = 3.0;

/// What the chosen method says in every cell. It depends on the radius and on B, not on the centre.
pub(in super::super) type SaidByCell = Cached<(Trial<RowMethod>, usize), Vec<Role>>;

/// The map in a figure of this size: as many cells in each region.
fn cells((width, height): (f64, f64)) -> Cells {
    let room = (width - 2.0 * MARGIN).min(height - (LINES.0 + LINES.1) * LINE - 2.0 * MARGIN).max(3.0);
    let side = (room / MOST).ceil().max(CELL);
    let count = 3 * (room / side / 3.0).floor().max(1.0) as usize;
    let corner = Point::new(MARGIN, LINES.0 * LINE + MARGIN);
    Cells { corner, side: side.min(room / 3.0), columns: count, rows: count }
}

/// How far a region beyond an edge reaches: a point has none of its own.
fn reach(case: &CircleAndRect) -> f64 {
    let CircleAndRect { circle, rect } = case;
    let sides = [circle.radius(), rect.width() / 4.0, rect.height() / 4.0];
    sides.into_iter().find(|side| *side > 0.0).unwrap_or(1.0)
}

/// Where the regions begin and end on an axis, as far as the map reaches.
fn cuts(case: &CircleAndRect, axis: Axis) -> [f64; 4] {
    let (b, reach) = (case.rect.interval(axis), reach(case));
    [b.min - reach, b.min, b.max, b.max + reach]
}

/// The case with the centre at a place of the map, each from 0 to 3.
fn at(case: &CircleAndRect, place: [f64; 2]) -> CircleAndRect {
    let [x, y] = Axis::PLANE.map(|axis| {
        let (cuts, place) = (cuts(case, axis), place[axis as usize]);
        let region = (place as usize).min(2);
        cuts[region] + (cuts[region + 1] - cuts[region]) * (place - region as f64)
    });
    CircleAndRect { circle: Circle::new(Point::new(x, y), case.circle.radius()), ..*case }
}

/// The place of the centre on the map, each from 0 to 3; at its border if it is farther away.
fn place(case: &CircleAndRect) -> [f64; 2] {
    Axis::PLANE.map(|axis| {
        let (cuts, at) = (cuts(case, axis), case.circle.centre().along(axis));
        let region = cuts[1..3].iter().filter(|cut| at > **cut).count();
        let length = (cuts[region + 1] - cuts[region]).max(f64::MIN_POSITIVE);
        region as f64 + ((at - cuts[region]) / length).clamp(0.0, 1.0)
    })
}

/// The case under a point of the figure.
fn under(case: &CircleAndRect, size: (f64, f64), point: Point) -> Option<CircleAndRect> {
    let area = cells(size).area();
    let part = |at: f64, from: f64| (at - from) / area.width() * 3.0;
    area.contains(point).then(|| at(case, [part(point.x, area.min().x), part(point.y, area.min().y)]))
}

/// A press puts the centre there: on whole numbers, where these are in the same region.
pub(super) fn press(scene: &mut PairScene, _: Door, pointer: FigurePointer) {
    let Some(case) = under(&of(&scene.pair()), pointer.size, pointer.at) else { return };
    let centre = case.circle.centre();
    let moved = |x, y| CircleAndRect { circle: Circle::new(Point::new(x, y), case.circle.radius()), ..case };
    let (whole, exact) = (moved(centre.x.round(), centre.y.round()), moved(tidy(centre.x), tidy(centre.y)));
    let is_there = CircleRegion::of(&whole) == CircleRegion::of(&case);
    scene.state.follow = Follow::Off;
    scene.place(0, if is_there { whole.circle } else { exact.circle }.into());
}

/// What the method says in every cell.
fn said(scene: &PairScene, cells: Cells) -> Rc<Vec<Role>> {
    let mut trial = scene.trial_now();
    let CircleAndRect { circle, rect } = of(&trial.shapes);
    trial.shapes = CircleAndRect { circle: Circle::new(rect.min(), circle.radius()), rect }.into();
    scene.extra.said.of((trial, cells.columns), |(trial, count)| {
        let middle = |place: usize| (place as f64 + 0.5) * 3.0 / *count as f64;
        let (case, mut trial) = (of(&trial.shapes), trial.clone());
        let role = |(column, row)| {
            trial.shapes = at(&case, [middle(column), middle(row)]).into();
            match (trial.says(), trial.is_wrong()) {
                (_, true) => Role::MapWrong,
                (true, _) => Role::MapHit,
                (false, _) => Role::MapMiss,
            }
        };
        cells.all().map(role).collect()
    })
}

/// Draws the map, what the method says where the pointer is, and how much of each region it gets wrong.
pub(super) fn draw(scene: &PairScene, _: Door, look: &FigureLook, figure: &mut Figure) {
    let (cells, case, trial) = (cells(look.size), of(&scene.pair()), scene.trial_now());
    let area = cells.area();
    let line = |place: f64| Point::new(0.0, (place + 0.5) * LINE);
    figure.write(line(0.0), Anchor::Start, text!("circle-map-how"), WORDS, Role::PlainSecond);
    if trial.gap().is_some() {
        return;
    }
    let shown_case = look.pointer.and_then(|at| under(&case, look.size, at)).unwrap_or(case);
    let here = scene.trial_of(shown_case.into(), scene.state.test.method);
    let says = here.answer(here.says());
    let says =
        if here.is_wrong() { text!("arrangement-wrong", says = says) } else { text!("arrangement-right", says = says) };
    let centre = shown_case.circle.centre();
    let [x, y] = [centre.x, centre.y].map(|at| shown((at * 10.0).round() / 10.0));
    figure.write(line(1.0), Anchor::Start, text!("circle-map-says", x = x, y = y, says = says), WORDS, Role::Text);
    draw_cells(cells, &said(scene, cells), figure);
    let [x, y] = place(&case).map(|place| place * area.width() / 3.0);
    figure.push_ringed(area.min().moved(x, y), 4.0, 2.0, Role::First);
    let below = Point::new(MARGIN, area.max().y + MARGIN + 0.5 * LINE);
    let said = ROLES.into_iter().zip([hit_or_miss(true), text!("row-wrong"), hit_or_miss(false)]);
    legends(figure, below, (look.size.0 / 3.5, 0.0), said, WORDS);
}

fn draw_cells(cells: Cells, said: &[Role], figure: &mut Figure) {
    cells.draw(&ROLES, |cell| said[cells.place(cell)], figure);
    let (area, count) = (cells.area(), cells.columns / 3);
    let third = area.width() / 3.0;
    let cuts = Axis::PLANE.map(|axis| std::array::from_fn(|i| area.interval(axis).min + i as f64 * third));
    let regions = CircleRegion::parts(cuts);
    figure.push_outlines(&regions, Role::BandEdge, 1.0);
    figure.push_outlines(&regions[4..5], Role::Second, 2.5);
    let mut wrong = [0; 9];
    for (column, row) in cells.all().filter(|cell| said[cells.place(*cell)] == Role::MapWrong) {
        wrong[row / count * 3 + column / count] += 1;
    }
    for (rect, wrong) in regions.iter().zip(wrong) {
        let percent = 100.0 * f64::from(wrong) / (count * count) as f64;
        if wrong > 0 && third >= 60.0 {
            let said = text!("circle-map-wrong", percent = shown(percent.round().max(1.0)));
            figure.write(rect.centre(), Anchor::Middle, said, WORDS, Role::Reason);
        }
    }
}
