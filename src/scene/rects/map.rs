//! All arrangements: 13 ways on x by 13 ways on y, and no other. HSP's claim that there are no more cases, to look at.

use super::{RectsScene, Which};
use crate::figure::{Anchor, Figure, Item, Role, Transform};
use crate::geometry::{Allen, Axis, Interval, Point, Rect};
use crate::scene::shared::number::tidy;
use crate::scene::shared::verdict;
use crate::text;
use crate::words::Text;

/// Edge length of a cell, stage pixels.
const CELL: f64 = 16.0;
/// Distance of the map from the stage's right and bottom border, stage pixels.
const MARGIN: f64 = 16.0;
/// Size of the names, stage pixels.
const TEXT: f64 = 16.0;
const COUNT: usize = Allen::ALL.len();
/// B's width and height where it has none, so that A can lie to it in all ways, world units.
const LENGTH: f64 = 40.0;

/// One arrangement: the places on x and on y among [`Allen::ALL`].
pub(super) type Cell = (usize, usize);

/// Which arrangements have been seen.
pub(super) type Visited = [[bool; COUNT]; COUNT];

/// The arrangement of the two rectangles.
pub(super) fn present(scene: &RectsScene) -> Cell {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
    let place = |axis| {
        let relation = Allen::of(a.interval(axis), b.interval(axis));
        Allen::ALL.into_iter().position(|each| each == relation).unwrap_or_default()
    };
    (place(Axis::X), place(Axis::Y))
}

/// The map's top-left corner, stage pixels.
fn corner((width, height): (f64, f64)) -> Point {
    let size = CELL * COUNT as f64 + MARGIN;
    Point::new(width - size, height - size)
}

/// The cell at a point of the stage, if the map is there.
pub(super) fn cell_at(scene: &RectsScene, on_stage: Point) -> Option<Cell> {
    let corner = corner(scene.stage);
    let place = |along: f64| {
        let cell = (along / CELL).floor();
        (scene.map && cell >= 0.0 && cell < COUNT as f64).then_some(cell as usize)
    };
    Some((place(on_stage.x - corner.x)?, place(on_stage.y - corner.y)?))
}

/// Where A has to be for this arrangement.
pub(super) fn arranged(scene: &RectsScene, (x, y): Cell) -> Rect {
    let b = scene.rect(Which::B);
    let example = |place: usize, axis| {
        let Interval { min, max } = b.interval(axis);
        let long = Interval { min, max: if max > min { max } else { min + LENGTH } };
        let Interval { min, max } = Allen::ALL[place].example(long);
        (tidy(min), tidy(max))
    };
    let ((left, right), (top, bottom)) = (example(x, Axis::X), example(y, Axis::Y));
    Rect::from_corners(Point::new(left, top), Point::new(right, bottom))
}

/// Whether the chosen method hits in an arrangement.
fn hits(scene: &RectsScene, (x, y): Cell) -> bool {
    let b = Interval { min: 0.0, max: 8.0 };
    let (x, y) = (Allen::ALL[x].example(b), Allen::ALL[y].example(b));
    let a = Rect::from_corners(Point::new(x.min, y.min), Point::new(x.max, y.max));
    let b = Rect::from_corners(Point::new(b.min, b.min), Point::new(b.max, b.max));
    let pair = scene.pair();
    pair.method.hits(a, b, pair.border, &mut ())
}

/// Draws the map: what the chosen method says of each arrangement, which have been seen, which it is, and its names.
pub(super) fn draw(scene: &RectsScene, pointer: Option<Point>, figure: &mut Figure) {
    let corner = corner(figure.stage);
    let present = present(scene);
    let shown = pointer.and_then(|on_stage| cell_at(scene, on_stage)).unwrap_or(present);
    figure.push_group(Transform::moved(corner.x, corner.y), None, |figure| {
        for cell in (0..COUNT).flat_map(|x| (0..COUNT).map(move |y| (x, y))) {
            let square = |shrunk: f64| {
                let min = Point::new(cell.0 as f64 * CELL + shrunk, cell.1 as f64 * CELL + shrunk);
                Rect::from_origin_size(min, CELL - 2.0 * shrunk, CELL - 2.0 * shrunk)
            };
            if cell == present {
                figure.push(Item::Rect { rect: square(-2.0), role: Role::Lit });
            }
            let role = if hits(scene, cell) { Role::MapHit } else { Role::MapMiss };
            figure.push(Item::Rect { rect: square(1.0), role });
            if scene.visited[cell.0][cell.1] {
                figure.push(Item::Dot { at: square(0.0).centre(), role: Role::Lit, radius: 2.5 });
            }
        }
        let [x, y] = [shown.0, shown.1].map(|place| {
            let name = Allen::ALL[place].name().replace(' ', "-");
            Text::message(format!("allen-{name}"))
        });
        let at = Point::new(CELL * COUNT as f64 / 2.0, -TEXT);
        let text = text!("arrangement", x = x, y = y, says = verdict(hits(scene, shown)));
        // On a plate: a rectangle may lie there.
        figure.push(Item::Label { at, shift: (0.0, 0.0), anchor: Anchor::Middle, text, size: TEXT, role: Role::Lit });
    });
}
