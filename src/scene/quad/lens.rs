//! The lens: the numbers around P, cell by cell, and what the plain cross product of the nearest edge says of each.

use super::QuadScene;
use super::edges::nearest_edge;
use super::points::Which;
use crate::figure::{Anchor, Figure, Item, Role, Transform, Viewport, clipped_to};
use crate::scene::Pointer;
use crate::scene::shared;
use crate::scene::shared::lens::{Lensed, Looked, legend};
use crate::scene::shared::number::grouped;
use crate::text;
use crate::words::Text;
use hantei_collision::{Corner, EDGE_NAMES, Lens, LensCell, Point, Precision, Rect, Turn};
use std::iter;
use std::ops::Range;

/// Edge length of a cell and size of the words, stage pixels: the first that leaves room for the quadrilateral.
const SIZES: [(f64, f64); 5] = [(6.0, 17.0), (5.0, 16.0), (4.0, 15.0), (3.0, 14.0), (2.0, 13.0)];
/// So much of the stage remains beside the lens, and over and under it, stage pixels.
const REST: (f64, f64) = (330.0, 64.0);
/// Lines of words above the field and below it.
const LINES: (f64, f64) = (3.0, 1.0);
/// Height of a line, as a part of the size of its words, and width of all words at most.
const LINE: f64 = 1.4;
const WORDS: f64 = 17.0;
/// Distance of the lens from the border of the stage, stage pixels, and at the bottom, where the verdict stands.
const MARGIN: f64 = 16.0;
const VERDICT: f64 = 92.0;
/// White around field and words, stage pixels.
const AIR: f64 = 6.0;
/// Height of the stripe through a cell in which the formula is wrong, cells.
const STRIPE: f64 = 0.45;
/// Around a point that is kept clear, stage pixels.
const CLEAR: f64 = 14.0;

impl Lensed for QuadScene {
    fn looked(&self) -> &Looked {
        &self.lens
    }

    fn looked_mut(&mut self) -> &mut Looked {
        &mut self.lens
    }

    fn lens_area(&self, viewport: Viewport) -> Option<Rect> {
        area(self, viewport)
    }
}

/// What the lens shows: the edge by the corner where it begins, and the numbers around P.
fn field(scene: &QuadScene) -> Option<(Corner, Lens)> {
    let (quad, probe) = (scene.state.quad()?, scene.state.probe?);
    let (begin, _) = nearest_edge(&quad, probe)?;
    let Looked { precision, k, .. } = scene.lens;
    Some((begin, Lens::new(quad.edges()[begin as usize], probe, precision, k)))
}

/// Edge length of a cell and size of the words, stage pixels.
fn sizes(scene: &QuadScene) -> (f64, f64) {
    let (width, height) = scene.stage;
    let fits = |&(cell, words): &(f64, f64)| {
        let (across, down) = extent(cell, words);
        across + REST.0 <= width && down + MARGIN + VERDICT + REST.1 <= height
    };
    SIZES.into_iter().find(fits).unwrap_or(SIZES[SIZES.len() - 1])
}

/// Width and height of field and words, stage pixels.
fn extent(cell: f64, words: f64) -> (f64, f64) {
    let size = cell * Lens::SIZE as f64;
    (size.max(words * WORDS), size + (LINES.0 + LINES.1) * words * LINE)
}

/// What is kept free for it at the right or at the bottom, stage pixels, if it is on and leaves enough of the stage.
pub(super) fn reserved(scene: &QuadScene) -> (f64, f64) {
    let (cell, words) = sizes(scene);
    let (across, down) = extent(cell, words);
    let (across, down) = (across + 2.0 * MARGIN, down + VERDICT + MARGIN);
    let (width, height) = scene.stage;
    match (across + REST.0 / 2.0 <= width, down + REST.0 / 2.0 <= height) {
        (true, _) if scene.lens.on => (across, 0.0),
        (false, true) if scene.lens.on => (0.0, down),
        _ => (0.0, 0.0),
    }
}

/// All that it takes of the stage, stage pixels: in the corner where it covers least, the right and the top ones first.
/// `None` while it is off or a point is not placed.
pub(super) fn area(scene: &QuadScene, viewport: Viewport) -> Option<Rect> {
    if !scene.lens.on {
        return None;
    }
    let (quad, probe) = (scene.state.quad()?, scene.state.probe?);
    let ((cell, words), (width, height)) = (sizes(scene), scene.stage);
    let (across, down) = extent(cell, words);
    let (right, bottom) = (width - across - MARGIN, height - down - VERDICT);
    let corners = [(right, MARGIN), (right, bottom), (MARGIN, MARGIN), (MARGIN, bottom)];
    let places = corners.map(|(x, y)| Rect::from_origin_size(Point::new(x.max(0.0), y.max(0.0)), across, down));
    let covered = |place: &Rect| {
        let wide = place.grown(CLEAR);
        let is_under = |at: Point| wide.contains(viewport.to_stage(at));
        let quad = quad.corners.map(|corner| viewport.to_stage(corner));
        let common = clipped_to(&quad, wide);
        let points = scene.state.placed().into_iter().filter(|&(which, at)| which != Which::Probe && is_under(at));
        16 * usize::from(is_under(probe)) + 2 * points.count() + usize::from(common.len() > 2)
    };
    places.into_iter().min_by_key(covered)
}

/// The field itself, stage pixels.
fn cells(scene: &QuadScene, viewport: Viewport) -> Option<Rect> {
    let (cell, words) = sizes(scene);
    let size = cell * Lens::SIZE as f64;
    let head = LINES.0 * words * LINE;
    area(scene, viewport).map(|area| Rect::from_origin_size(area.min().moved(0.0, head), size, size))
}

/// The cell at a point of the stage. Where y grows up, so do the rows.
fn cell_at(scene: &QuadScene, Pointer { viewport, on_stage, .. }: Pointer) -> Option<LensCell> {
    let cells = cells(scene, viewport).filter(|cells| cells.contains(on_stage))?;
    let place = |along: f64, size: f64| ((along / size * Lens::SIZE as f64) as usize).min(Lens::SIZE - 1);
    let column = place(on_stage.x - cells.min().x, cells.width());
    let row = place(on_stage.y - cells.min().y, cells.height());
    Some((column, if scene.state.y.is_up() { Lens::SIZE - 1 - row } else { row }))
}

/// The number that a press here puts P on.
pub(super) fn number_at(scene: &QuadScene, pointer: Pointer) -> Option<Point> {
    let cell = cell_at(scene, pointer)?;
    field(scene).map(|(_, lens)| lens.at(cell))
}

/// Draws it: a colour for what the plain cross product says, stripes where that is wrong, a stroke for the edge's line.
pub(super) fn draw(scene: &QuadScene, viewport: Viewport, pointer: Option<Pointer>, figure: &mut Figure) {
    let (Some(cells), Some((begin, lens))) = (cells(scene, viewport), field(scene)) else { return };
    let (size, words) = sizes(scene);
    let is_up = scene.state.y.is_up();
    // One unit is a cell, and rows grow as y does.
    let down = if is_up { -size } else { size };
    let top = if is_up { cells.max().y } else { cells.min().y };
    let transform = Transform { x: (size, 0.0), y: (0.0, down), at: Point::new(cells.min().x, top) };
    if let Some(area) = area(scene, viewport) {
        figure.push(Item::Rect { rect: area.grown(AIR), role: Role::Halo });
    }
    figure.push(Item::Rect { rect: cells.grown(1.0), role: Role::Edge });
    figure.push_group(transform, None, |figure| {
        let (left, right) = if is_up { (Turn::Right, Turn::Left) } else { (Turn::Left, Turn::Right) };
        for (turn, role) in [(left, Role::LensLeft), (Turn::Straight, Role::LensOn), (right, Role::LensRight)] {
            figure.push(Item::Rects { rects: runs(|cell| lens.plain(cell) == turn), role });
        }
        let stripe = |run: Rect| Rect::from_origin_size(run.min(), run.width(), STRIPE);
        let stripes = runs(|cell| lens.is_wrong(cell)).into_iter().map(stripe).collect();
        figure.push(Item::Rects { rects: stripes, role: Role::LensWrong });
    });
    let middle = Point::new(Lens::SIZE as f64 / 2.0, Lens::SIZE as f64 / 2.0);
    let own = Rect::from_corners(transform.to(middle), transform.to(middle.moved(1.0, 1.0)));
    if let Some((from, to)) = lens.line() {
        let (from, to) = (transform.to(from), transform.to(to));
        figure.push(Item::Line { from, to, role: Role::Edge, dashed: false });
    }
    figure.push_outline(own.grown(2.0), Role::Probe, false);
    let pointed = pointer.and_then(|pointer| cell_at(scene, pointer));
    let line = words * LINE;
    for (i, text) in says(scene, begin, &lens, pointed).into_iter().enumerate() {
        let at = Point::new(cells.min().x, cells.min().y - line * (LINES.0 - i as f64 - 0.5));
        figure.write(at, Anchor::Start, text, words, Role::Text);
    }
    draw_legend(figure, cells, words);
}

/// What stands above the field: how often the formula errs and of what it is asked, or what is at the pointer.
fn says(scene: &QuadScene, begin: Corner, lens: &Lens, pointed: Option<LensCell>) -> [Text; 3] {
    let Looked { precision, k, .. } = scene.lens;
    let edge = EDGE_NAMES[begin as usize];
    if let Some(cell) = pointed {
        let Point { x, y } = lens.at(cell);
        let [plain, exact] = [lens.plain(cell), lens.exact(cell)].map(|turn| side(turn, scene.state.y.is_up()));
        let verdict = text!("lens-cell", plain = plain, exact = exact);
        return [verdict, Text::plain(format!("x = {x}")), Text::plain(format!("y = {y}"))];
    }
    let [wrong, all] = [lens.wrong(), Lens::CELLS].map(|count| grouped(count as u64));
    [
        text!("lens-wrong", wrong = wrong, all = all),
        match precision {
            Precision::Single => text!("lens-single", edge = edge),
            Precision::Double => text!("lens-double", edge = edge),
        },
        text!("lens-step", step = grouped(1 << k)),
    ]
}

/// Where something is, as it is seen.
fn side(turn: Turn, is_up: bool) -> Text {
    match (turn, is_up) {
        (Turn::Straight, _) => text!("lens-on"),
        (Turn::Left, false) | (Turn::Right, true) => text!("lens-left"),
        (Turn::Right, false) | (Turn::Left, true) => text!("lens-right"),
    }
}

/// Which colour is which side, below the field.
fn draw_legend(figure: &mut Figure, cells: Rect, words: f64) {
    let height = cells.max().y + words * LINE / 2.0 + 2.0;
    let sides = [("lens-left", Role::LensLeft), ("lens-on", Role::LensOn), ("lens-right", Role::LensRight)];
    for (i, (word, role)) in sides.into_iter().enumerate() {
        let left = Point::new(cells.min().x + i as f64 * words * WORDS / 3.0, height);
        legend(figure, left, role, Text::message(word), words);
    }
}

/// The cells of a kind, as few rectangles: one for each run in a row.
fn runs(is_one: impl Fn(LensCell) -> bool) -> Vec<Rect> {
    let of_row =
        |row| shared::lens::runs(Lens::SIZE, |column| is_one((column, row))).into_iter().zip(iter::repeat(row));
    let rect = |(run, row): (Range<usize>, usize)| {
        Rect::from_origin_size(Point::new(run.start as f64, row as f64), run.len() as f64, 1.0)
    };
    (0..Lens::SIZE).flat_map(of_row).map(rect).collect()
}
