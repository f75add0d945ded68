//! All arrangements: 13 ways on x by 13 ways on y, and no other. HSP's claim that there are no more cases, to look at.

use super::{RectsScene, Which};
use crate::figure::{Figure, Item, Role};
use crate::geometry::{Allen, Interval, Point, Rect};
use crate::scene::number::tidy;

/// Edge length of a cell, stage pixels.
const CELL: f64 = 16.0;
/// Distance of the map from the stage's right and bottom border, stage pixels.
const MARGIN: f64 = 16.0;
/// Size of the names, stage pixels.
const TEXT: f64 = 16.0;
const WAYS: usize = Allen::ALL.len();
/// B's width and height where it has none, so that A can lie to it in all ways, world units.
const LENGTH: f64 = 40.0;

/// One arrangement: the places on x and on y among [`Allen::ALL`].
pub(super) type Cell = (usize, usize);

/// Which arrangements have been seen.
pub(super) type Visited = [[bool; WAYS]; WAYS];

/// The arrangement of the two rectangles.
pub(super) fn present(scene: &RectsScene) -> Cell {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
    let place = |a, b| Allen::ALL.into_iter().position(|way| way == Allen::of(a, b)).unwrap_or_default();
    (place(a.x_interval(), b.x_interval()), place(a.y_interval(), b.y_interval()))
}

/// The map's top-left corner, stage pixels.
fn corner((width, height): (f64, f64)) -> Point {
    let size = CELL * WAYS as f64 + MARGIN;
    Point::new(width - size, height - size)
}

/// The cell at a point of the world, if the map is there.
pub(super) fn cell_at(scene: &RectsScene, at: Point) -> Option<Cell> {
    let (stage, corner) = (scene.desk.view.viewport().to_stage(at), corner(scene.desk.view.stage()));
    let place = |along: f64| {
        let cell = (along / CELL).floor();
        (scene.desk.shows("map") && cell >= 0.0 && cell < WAYS as f64).then_some(cell as usize)
    };
    Some((place(stage.x - corner.x)?, place(stage.y - corner.y)?))
}

/// Where A has to be for this arrangement.
pub(super) fn arranged(scene: &RectsScene, (x, y): Cell) -> Rect {
    let b = scene.rect(Which::B);
    let long = |b: Interval| if b.max > b.min { b } else { Interval { min: b.min, max: b.min + LENGTH } };
    let (x, y) = (Allen::ALL[x].example(long(b.x_interval())), Allen::ALL[y].example(long(b.y_interval())));
    Rect::from_corners(Point::new(tidy(x.min), tidy(y.min)), Point::new(tidy(x.max), tidy(y.max)))
}

/// Draws the map: what the chosen method says of each arrangement, which have been seen, which it is, and its names.
pub(super) fn draw(scene: &RectsScene, figure: &mut Figure) {
    let viewport = figure.viewport;
    let corner = corner(figure.stage);
    let state = &scene.desk.state;
    let border = state.border.for_method(state.method.own_border());
    let square = |(x, y): Cell, shrunk: f64| {
        let min = corner.moved(x as f64 * CELL + shrunk, y as f64 * CELL + shrunk);
        let size = CELL - 2.0 * shrunk;
        Rect::from_corners(viewport.to_world(min), viewport.to_world(min.moved(size, size)))
    };
    let present = present(scene);
    let b = Interval { min: 0.0, max: 8.0 };
    let other = Rect::from_corners(Point::new(b.min, b.min), Point::new(b.max, b.max));
    let hits = |(x, y): Cell| {
        let (x, y) = (Allen::ALL[x].example(b), Allen::ALL[y].example(b));
        let rect = Rect::from_corners(Point::new(x.min, y.min), Point::new(x.max, y.max));
        state.method.hits(rect, other, border, &mut ())
    };
    for i in 0..WAYS {
        for j in 0..WAYS {
            let role = if hits((i, j)) { Role::MapHit } else { Role::MapMiss };
            if (i, j) == present {
                figure.push(Item::Rect { rect: square((i, j), -2.0), role: Role::Lit });
            }
            figure.push(Item::Rect { rect: square((i, j), 1.0), role });
            if scene.visited[i][j] {
                let at = square((i, j), 0.0).centre();
                figure.push(Item::Dot { at, role: Role::Lit, radius: 2.5 });
            }
        }
    }
    let (x, y) = scene.desk.pointer.and_then(|at| cell_at(scene, at)).unwrap_or(present);
    let says = if hits((x, y)) { "hit" } else { "miss" };
    let names = format!("x {}, y {}: {says}", Allen::ALL[x].name(), Allen::ALL[y].name());
    let at = viewport.to_world(corner.moved(CELL * WAYS as f64 / 2.0, -TEXT));
    figure.push(Item::Label { at, shift: (0.0, 0.0), text: names, size: TEXT, role: Role::Text });
}
