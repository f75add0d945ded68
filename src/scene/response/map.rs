//! The figure behind the door: for each place of A at this speed, the side that each method names.

use super::ResponseScene;
use super::run::RunFrame;
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::cells::{Cells, legends};
use crate::scene::shared::number::shown;
use crate::scene::{FigureLook, FigurePointer};
use crate::text;
use crate::words::Text;
use hantei_collision::{Move, Point, Rect, ResponseMethod};
use std::cmp::Ordering;

/// Font size and line height, logical pixels.
const WORDS: f64 = 13.0;
const LINE: f64 = 20.0;
/// Columns of maps, and the space between them, logical pixels.
const COLUMNS: usize = 2;
const BETWEEN: f64 = 12.0;
/// From this width on the chosen method's map is large, logical pixels.
const LARGE: f64 = 480.0;
/// The colours of what is right, of what is wrong, and of what only a rule decides.
const ROLES: [Role; 3] = [Role::MapRight, Role::MapWrong, Role::MapMiss];
/// Least side of a cell, logical pixels, and the most cells across.
const CELL: f64 = 4.0;
const MOST: f64 = 64.0;
/// A map's size, in sizes of the area where A meets B.
const WIDER: f64 = 1.1;

/// The areas of the maps in a figure of this size, in the order of the methods, then the legend. If there is room, the
/// chosen method's map is large, and the others stand beside it.
fn areas(size: (f64, f64), chosen: ResponseMethod) -> [Rect; 6] {
    let at = |x: f64, y: f64, (wide, high): (f64, f64)| {
        Rect::from_origin_size(Point::new(x, y + LINE), wide.max(1.0), (high - LINE - 4.0).max(1.0))
    };
    if size.0 < LARGE {
        let wide = (size.0 - BETWEEN * (COLUMNS as f64 - 1.0)) / COLUMNS as f64;
        let high = ((size.1 - 2.0 * LINE) / 3.0).max(2.0 * LINE);
        return std::array::from_fn(|place| {
            let (x, y) = ((place % COLUMNS) as f64, (place / COLUMNS) as f64);
            at(x * (wide + BETWEEN), LINE + y * high, (wide, high))
        });
    }
    let (wide, high) = (size.0 * 0.28, (size.1 - LINE) / 5.0);
    let (large, beside) = ((size.0 - wide - BETWEEN, size.1 - LINE), size.0 - wide);
    std::array::from_fn(|place| match place.cmp(&(chosen as usize)) {
        Ordering::Equal => at(0.0, LINE, large),
        Ordering::Less => at(beside, LINE + place as f64 * high, (wide, high)),
        Ordering::Greater => at(beside, LINE + (place as f64 - 1.0) * high, (wide, high)),
    })
}

/// World units per pixel of a map; the scene around B decides.
fn scale(scene: &ResponseScene, area: Rect) -> f64 {
    let (a, b) = (scene.frame().step.before, scene.state.case.b);
    let fits = |length: f64, a: f64, b: f64| (a + b) * WIDER / length;
    fits(area.width(), a.width(), b.width()).max(fits(area.height(), a.height(), b.height())).max(f64::MIN_POSITIVE)
}

/// A method's answer if A's centre comes to this point of its map.
fn frame_at(scene: &ResponseScene, method: ResponseMethod, area: Rect, at: Point) -> (RunFrame, Move) {
    let (step, scale, b) = (scene.frame().step, scale(scene, area), scene.state.case.b);
    let (centre, middle) = (b.centre(), area.centre());
    let to = Point::new(centre.x + (at.x - middle.x) * scale, centre.y + (at.y - middle.y) * scale);
    let centre = to.moved(-step.velocity.x, -step.velocity.y);
    let before = Rect::from_centre_size(centre, step.before.width(), step.before.height());
    let step = Move { before, ..step };
    (scene.state.case.frame(method, step, &[b]), step)
}

/// Puts A at a press.
pub(super) fn press(scene: &mut ResponseScene, pointer: FigurePointer) {
    let areas = areas(pointer.size, scene.state.case.method);
    let mut each = ResponseMethod::ALL.iter().zip(areas);
    let Some((&method, area)) = each.find(|(_, area)| area.contains(pointer.at)) else { return };
    let (_, step) = frame_at(scene, method, area, pointer.at);
    let min = step.before.min();
    let by = hantei_collision::Vec2::new(min.x.round() - min.x, min.y.round() - min.y);
    let before = Rect::from_origin_size(min.moved(by.x, by.y), step.before.width(), step.before.height());
    if crate::scene::value::allows_rect(before) {
        scene.change(|case| case.start = Move { before, ..step });
    }
}

pub(super) fn draw(scene: &ResponseScene, look: &FigureLook, figure: &mut Figure) {
    let velocity = scene.frame().step.velocity;
    let title = text!("sides-title", x = shown(velocity.x), y = shown(velocity.y));
    figure.write(Point::new(0.0, LINE / 2.0), Anchor::Start, title, WORDS, Role::PlainSecond);
    let areas = areas(look.size, scene.state.case.method);
    for (&method, area) in ResponseMethod::ALL.iter().zip(areas) {
        let role = if method == scene.state.case.method { Role::Text } else { Role::Mono };
        let at = area.min().moved(0.0, -LINE / 2.0 + 2.0);
        figure.write(at, Anchor::Start, Text::plain(method.name()), WORDS, role);
        draw_map(scene, method, area, figure);
    }
    let [.., last] = areas;
    let said = ROLES.into_iter().zip([text!("map-right"), text!("row-wrong"), text!("a-rule")]);
    legends(figure, (last.min().moved(0.0, LINE / 2.0), (0.0, LINE)), said, WORDS);
}

fn draw_map(scene: &ResponseScene, method: ResponseMethod, area: Rect, figure: &mut Figure) {
    let cell = (area.width() / MOST).ceil().max(CELL);
    let [columns, rows] = [area.width(), area.height()].map(|length| (length / cell).floor().max(1.0) as usize);
    let all = Cells { corner: area.min(), side: cell, columns, rows };
    let square = |x: usize, y: usize| all.square(x, y);
    let frames: Vec<Vec<RunFrame>> = (0..rows)
        .map(|y| (0..columns).map(|x| frame_at(scene, method, area, square(x, y).centre()).0).collect())
        .collect();
    let name = |x: usize, y: usize| frames[y][x].side_name();
    let role = |x: usize, y: usize| {
        let frame = &frames[y][x];
        let is_met = !frame.response.said.is_empty() || frame.is_wrong();
        is_met.then(|| match frame.truth.judges(&frame.response) {
            Some(true) => Role::MapRight,
            Some(false) => Role::MapWrong,
            None => Role::MapMiss,
        })
    };
    all.draw(&ROLES, role, figure);
    let mut borders = Vec::new();
    for (x, y) in all.all() {
        let [_, b, c, d] = square(x, y).corners();
        if x + 1 < columns && name(x, y) != name(x + 1, y) {
            borders.push((b, c));
        }
        if y + 1 < rows && name(x, y) != name(x, y + 1) {
            borders.push((d, c));
        }
    }
    figure.push(Item::Lines { lines: borders, role: Role::SideBorder });
    for (side, arrow) in [("left", "←"), ("right", "→"), ("top", "↑"), ("bottom", "↓")] {
        let of: Vec<Point> =
            all.all().filter(|&(x, y)| name(x, y) == side).map(|(x, y)| square(x, y).centre()).collect();
        // The cell nearest to the middle of all of them.
        let sum = of.iter().fold(Point::new(0.0, 0.0), |sum, at| sum.moved(at.x, at.y));
        let middle = Point::new(sum.x / of.len() as f64, sum.y / of.len() as f64);
        if of.len() as f64 * cell * cell > 2.0 * WORDS * WORDS
            && let Some(&at) = of.iter().min_by(|p, q| p.distance(middle).total_cmp(&q.distance(middle)))
        {
            figure.push(Item::Dot { at, role: Role::Halo, radius: WORDS / 1.6 });
            figure.write(at, Anchor::Middle, Text::plain(arrow), WORDS, Role::Text);
        }
    }
    let (present, scale, b) = (scene.frame().step.after().centre(), scale(scene, area), scene.state.case.b.centre());
    let at = area.centre().moved((present.x - b.x) / scale, (present.y - b.y) / scale);
    if area.contains(at) {
        figure.push_ringed(at, 4.0, 2.0, Role::First);
    }
}
