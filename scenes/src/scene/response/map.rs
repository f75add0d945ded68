//! The figure behind the door: for each place of A at this speed, the side that each method names.

use super::ResponseScene;
use super::body::Body;
use super::run::RunCase;
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::cached::Cached;
use crate::scene::shared::cells::{Cells, legends};
use crate::scene::shared::number::shown;
use crate::scene::{FigureLook, FigurePointer};
use crate::text;
use crate::words::Text;
use hantei_collision::{Carried as _, Move, Point, Rect, ResponseMethod, Vec2};
use std::cmp::Ordering;
use std::rc::Rc;

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

/// The maps of all methods. They depend on A's size and velocity, not on its place.
pub(super) type SideMaps = Cached<(RunCase, (f64, f64)), Vec<SideMap>>;

/// What a method says of each place of A.
pub(super) struct SideMap {
    method: ResponseMethod,
    area: Rect,
    /// World units per pixel.
    scale: f64,
    cells: Cells,
    /// For each cell the side, and whether it is right; no colour where nothing is met.
    said: Vec<(&'static str, Option<Role>)>,
}

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

fn maps(scene: &ResponseScene, size: (f64, f64)) -> Rc<Vec<SideMap>> {
    let step = scene.frame().step;
    let before = step.before.around(Point::new(0.0, 0.0));
    let case = RunCase { start: Move { before, ..step }, ..scene.state.case };
    scene.maps.of((case, size), |(case, size)| {
        let methods = ResponseMethod::ALL.iter().zip(areas(*size, case.method));
        methods.map(|(&method, area)| SideMap::new(case, method, area)).collect()
    })
}

/// Puts A at a press.
pub(super) fn press(scene: &mut ResponseScene, pointer: FigurePointer) {
    let maps = maps(scene, pointer.size);
    let Some(map) = maps.iter().find(|map| map.area.contains(pointer.at)) else { return };
    let step = map.step(&RunCase { start: scene.frame().step, ..scene.state.case }, pointer.at);
    let before = step.before.dragged(|at| Point::new(at.x.round(), at.y.round()));
    scene.change(|case| case.start = Move { before, ..step });
}

pub(super) fn draw(scene: &ResponseScene, look: &FigureLook, figure: &mut Figure) {
    let velocity = scene.frame().seen().velocity;
    let title = text!("sides-title", x = shown(velocity.x), y = shown(velocity.y));
    figure.write(Point::new(0.0, LINE / 2.0), Anchor::Start, title, WORDS, Role::PlainSecond);
    maps(scene, look.size).iter().for_each(|map| map.draw(scene, figure));
    let [.., last] = areas(look.size, scene.state.case.method);
    let said = ROLES.into_iter().zip([text!("map-right"), text!("row-wrong"), text!("a-rule")]);
    legends(figure, last.min().moved(0.0, LINE / 2.0), (0.0, LINE), said, WORDS);
}

impl SideMap {
    fn new(case: &RunCase, method: ResponseMethod, area: Rect) -> Self {
        let (a, b) = (case.start.before.bounds(), case.b);
        let fits = |length: f64, a: f64, b: f64| (a + b) * WIDER / length;
        let scale = fits(area.width(), a.width(), b.width()).max(fits(area.height(), a.height(), b.height()));
        let cells = Cells::filling(area, (area.width() / MOST).ceil().max(CELL));
        let map = Self { method, area, scale: scale.max(f64::MIN_POSITIVE), cells, said: Vec::new() };
        let said = |cell| {
            let frame = case.frame(method, map.step(case, cells.square(cell).centre()), vec![b]);
            let is_met = !frame.response.said.is_empty() || frame.is_wrong();
            let role = match frame.is_so {
                _ if !is_met => None,
                Some(true) => Some(Role::MapRight),
                Some(false) => Some(Role::MapWrong),
                None => Some(Role::MapMiss),
            };
            (frame.side_name(), role)
        };
        Self { said: cells.all().map(said).collect(), ..map }
    }

    /// The step by which A's centre comes to a point of the map.
    fn step(&self, case: &RunCase, at: Point) -> Move<Body> {
        let (step, centre, middle) = (case.start, case.b.centre(), self.area.centre());
        let to = Point::new(centre.x + (at.x - middle.x) * self.scale, centre.y + (at.y - middle.y) * self.scale);
        // As B sees it.
        let Vec2 { x, y } = step.velocity - case.of_b;
        Move { before: step.before.around(to.moved(-x, -y)), ..step }
    }

    fn draw(&self, scene: &ResponseScene, figure: &mut Figure) {
        let Self { method, area, scale, cells, ref said } = *self;
        let role = if scene.method() == Some(method) { Role::Text } else { Role::Mono };
        let at = area.min().moved(0.0, -LINE / 2.0 + 2.0);
        figure.write(at, Anchor::Start, Text::plain(method.name()), WORDS, role);
        cells.draw(&ROLES, |cell| said[cells.place(cell)].1, figure);
        let name = |cell| said[cells.place(cell)].0;
        figure.push(Item::Lines { lines: cells.borders(name), role: Role::SideBorder });
        for (side, arrow) in [("left", "←"), ("right", "→"), ("top", "↑"), ("bottom", "↓")] {
            let of = cells.all().filter(|&cell| name(cell) == side).map(|cell| cells.square(cell).centre());
            let of: Vec<Point> = of.collect();
            // The cell nearest to the middle of all of them.
            let sum = of.iter().fold(Point::new(0.0, 0.0), |sum, at| sum.moved(at.x, at.y));
            let middle = Point::new(sum.x / of.len() as f64, sum.y / of.len() as f64);
            if of.len() as f64 * cells.side * cells.side > 2.0 * WORDS * WORDS
                && let Some(&at) = of.iter().min_by(|p, q| p.distance(middle).total_cmp(&q.distance(middle)))
            {
                figure.push(Item::Dot { at, role: Role::Halo, radius: WORDS / 1.6 });
                figure.write(at, Anchor::Middle, Text::plain(arrow), WORDS, Role::Text);
            }
        }
        let frame = scene.frame();
        let (present, b) = (frame.places()[1].centre(), frame.tiles[0].carried(frame.of_b).centre());
        let at = area.centre().moved((present.x - b.x) / scale, (present.y - b.y) / scale);
        if area.contains(at) {
            figure.push_ringed(at, 4.0, 2.0, Role::First);
        }
    }
}
