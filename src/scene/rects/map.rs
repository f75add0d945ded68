//! All arrangements: 13 ways on x by 13 ways on y, and no other. HSP's claim that there are no more cases, to look at.

use super::region::overlap;
use super::{RectsScene, Which, lens, own};
use crate::figure::{Anchor, Figure, Item, Role, Transform, Viewport};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::number::{length, tidy};
use crate::scene::shared::rects::RectTrial;
use crate::scene::{Look, Scene as _};
use crate::text;
use crate::words::Text;
use hantei_collision::{Allen, Axis, Interval, Point, Rect, TwoRects};

/// Edge length of a cell and size of the names, stage pixels, on a stage that is wide enough and on others.
const SIZES: [(f64, f64); 2] = [(16.0, 16.0), (12.0, 14.0)];
/// What is free of a wide stage is at least as wide, stage pixels.
const WIDE: f64 = 300.0;
/// Distance of the map from the right and bottom border of what is free of the stage, and from the left one, where the grid
/// has its numbers, stage pixels.
const MARGIN: f64 = 16.0;
const LEFT: f64 = 46.0;
/// Height of the words over the map, stage pixels.
const HEAD: f64 = 44.0;
/// The caption above takes so much of the stage, stage pixels.
const CAPTION: f64 = 60.0;
/// What moves comes under the map when it comes as near as this, stage pixels.
const CLEAR: f64 = 8.0;
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
        relation as usize
    };
    (place(Axis::X), place(Axis::Y))
}

/// A corner of the stage: is it on the right, is it at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Corner {
    right: bool,
    bottom: bool,
}

impl Corner {
    /// All four, in the order in which they are looked at.
    const ALL: [Self; 4] = [
        Self { right: true, bottom: true },
        Self { right: true, bottom: false },
        Self { right: false, bottom: true },
        Self { right: false, bottom: false },
    ];
}

/// Edge length of a cell and size of the names, stage pixels.
fn sizes(scene: &RectsScene) -> (f64, f64) {
    SIZES[usize::from(scene.stage.0 - scene.reserved().0 < WIDE)]
}

/// All that the map takes of the stage in a corner of it: its cells, and its words over them, stage pixels.
fn area_in(scene: &RectsScene, Corner { right, bottom }: Corner) -> Rect {
    let size = sizes(scene).0 * COUNT as f64;
    placed_in(scene, Corner { right, bottom }, (size, HEAD + size))
}

/// A place of this width and height in a corner, stage pixels.
fn placed_in(scene: &RectsScene, Corner { right, bottom }: Corner, size: (f64, f64)) -> Rect {
    let (across, down) = scene.reserved();
    let (width, height) = (scene.stage.0 - across, scene.stage.1 - down);
    let x = if right { width - size.0 - MARGIN } else { LEFT };
    let y = if bottom { height - size.1 - MARGIN } else { CAPTION };
    Rect::from_origin_size(Point::new(x, y), size.0, size.1)
}

/// A place of this width and height in a corner of the stage where neither the rectangles are nor the map.
pub(super) fn free_corner(scene: &RectsScene, viewport: Viewport, size: (f64, f64)) -> Option<Rect> {
    let free = scene.sight(viewport).free_on_stage();
    let (rects, map) = (on_stage(scene, viewport), scene.map_area(viewport));
    let is_free = |place: &Rect| {
        let kept = place.grown(CLEAR);
        let is_on_stage = free.contains(place.min()) && free.contains(place.max());
        is_on_stage && !rects.iter().chain(&map).any(|rect| overlap(*rect, kept))
    };
    Corner::ALL.into_iter().map(|corner| placed_in(scene, corner, size)).find(is_free)
}

/// The corner in which the map is: the one to which it stepped, else the first where nothing lies.
pub(super) fn corner(scene: &RectsScene, viewport: Viewport) -> Corner {
    let [a, b] = on_stage(scene, viewport);
    let free = || Corner::ALL.into_iter().find(|&corner| is_free(scene, corner, a) && is_free(scene, corner, b));
    scene.map_corner.or_else(free).unwrap_or(Corner::ALL[0])
}

/// All that the map takes of the stage, stage pixels.
pub(super) fn area(scene: &RectsScene, viewport: Viewport) -> Rect {
    area_in(scene, corner(scene, viewport))
}

/// Whether the map is seen: it has room beside the lens, and does not lie over what moves.
pub(super) fn is_shown(scene: &RectsScene, viewport: Viewport) -> bool {
    let moved = scene.drag.as_ref().map(|drag| drag.which).or(scene.state.follow.then_some(Which::A));
    let is_over = |moved: Which| overlap(area(scene, viewport), on_stage(scene, viewport)[moved as usize]);
    let has_room = !lens::is_shown(scene) || area(scene, viewport).min().y >= CAPTION;
    scene.map && has_room && !moved.is_some_and(is_over)
}

/// Both rectangles, stage pixels.
fn on_stage(scene: &RectsScene, viewport: Viewport) -> [Rect; 2] {
    let sight = scene.sight(viewport);
    Which::ALL.map(|which| sight.around(scene.rect(which)))
}

/// Whether the map in this corner would keep away from a rectangle of the stage.
fn is_free(scene: &RectsScene, corner: Corner, rect: Rect) -> bool {
    !overlap(area_in(scene, corner).grown(CLEAR), rect)
}

/// The corner of the map while a rectangle moves. Once that comes under it, the map goes to a free corner, the opposite
/// one first; without a free corner it stays.
pub(super) fn stepped_aside(scene: &RectsScene, moved: Which, viewport: Viewport) -> Corner {
    let here = corner(scene, viewport);
    let rects = on_stage(scene, viewport);
    let is_clear = |&corner: &Corner| is_free(scene, corner, rects[moved as usize]);
    if is_clear(&here) {
        return here;
    }
    let Corner { right, bottom } = here;
    let others =
        [(!right, !bottom), (!right, bottom), (right, !bottom)].map(|(right, bottom)| Corner { right, bottom });
    let is_quite_clear = |&corner: &Corner| rects.iter().all(|&rect| is_free(scene, corner, rect));
    let first = |is_so: &dyn Fn(&Corner) -> bool| others.into_iter().find(is_so);
    first(&is_quite_clear).or_else(|| first(&is_clear)).unwrap_or(here)
}

/// The top-left corner of the cells, stage pixels.
fn cells(scene: &RectsScene, viewport: Viewport) -> Point {
    area(scene, viewport).min().moved(0.0, HEAD)
}

/// The cell at a point of the stage, if the map is there.
pub(super) fn cell_at(scene: &RectsScene, viewport: Viewport, on_stage: Point) -> Option<Cell> {
    if !is_shown(scene, viewport) {
        return None;
    }
    let corner = cells(scene, viewport);
    let place = |along: f64| {
        let cell = (along / sizes(scene).0).floor();
        (cell >= 0.0 && cell < COUNT as f64).then_some(cell as usize)
    };
    Some((place(on_stage.x - corner.x)?, place(on_stage.y - corner.y)?))
}

/// Where A has to be for this arrangement, as large as it is where that can be.
pub(super) fn arranged(scene: &RectsScene, (x, y): Cell) -> Rect {
    let [a, b] = Which::ALL.map(|which| scene.rect(which));
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

/// An interval of this length that lies so to `b`, if there is one.
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

/// Whether the chosen method hits in an arrangement.
fn hits(pair: &RectTrial, (x, y): Cell) -> bool {
    let b = Interval { min: 0.0, max: 8.0 };
    let a = Rect::from_intervals([x, y].map(|place| Allen::ALL[place].example(b)));
    RectTrial { shapes: TwoRects { a, b: Rect::from_intervals([b; 2]) }, ..pair.clone() }.says()
}

/// Draws the map: what the chosen method says of each arrangement, which have been seen, which it is, and its names.
pub(super) fn draw(scene: &RectsScene, look: &Look, figure: &mut Figure) {
    let corner = cells(scene, look.viewport);
    let (cell_size, text_size) = sizes(scene);
    let present = present(scene);
    let pointed = look.pointer.and_then(|pointer| cell_at(scene, look.viewport, pointer.on_stage));
    let shown = pointed.unwrap_or(present);
    let pair = scene.pair();
    let is_right = |cell| own::is_right(scene, cell);
    figure.push_group(Transform::moved(corner.x, corner.y), None, |figure| {
        for cell in (0..COUNT).flat_map(|x| (0..COUNT).map(move |y| (x, y))) {
            let square = |shrunk: f64| {
                let min = Point::new(cell.0 as f64 * cell_size + shrunk, cell.1 as f64 * cell_size + shrunk);
                Rect::from_origin_size(min, cell_size - 2.0 * shrunk, cell_size - 2.0 * shrunk)
            };
            if cell == present {
                figure.push(Item::Rect { rect: square(-2.0), role: Role::Lit });
            }
            let role = match is_right(cell) {
                Some(true) => Role::MapRight,
                Some(false) => Role::MapWrong,
                None if hits(&pair, cell) => Role::MapHit,
                None => Role::MapMiss,
            };
            figure.push(Item::Rect { rect: square(1.0), role });
            if role == Role::MapWrong {
                let [from, _, to, _] = square(cell_size / 4.0).corners();
                figure.push(Item::Line { from, to, role: Role::WrongMark, dashed: false });
            }
            if scene.visited[cell.0][cell.1] {
                figure.push(Item::Dot { at: square(0.0).centre(), role: Role::Lit, radius: 2.5 });
            }
        }
        let [x, y] = [shown.0, shown.1].map(|place| {
            let name = Allen::ALL[place].name().replace(' ', "-");
            Text::message(format!("allen-{name}"))
        });
        let says = hit_or_miss(hits(&pair, shown));
        let says = match is_right(shown) {
            Some(true) => text!("arrangement-right", says = says),
            Some(false) => text!("arrangement-wrong", says = says),
            None => says,
        };
        // On a plate: a rectangle may lie there.
        for (line, text) in [(1.5, text!("arrangement-x", x = x)), (0.5, text!("arrangement-y", y = y, says = says))] {
            figure.write(Point::new(0.0, -line * HEAD / 2.0), Anchor::Start, text, text_size, Role::Lit);
        }
    });
}
