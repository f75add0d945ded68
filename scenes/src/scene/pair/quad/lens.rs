//! The lens: the numbers around P, cell by cell, with the side by the plain cross product of the nearest edge.

use super::edges::nearest_edge;
use super::points::WhichPoint;
use crate::figure::{Anchor, Figure, Item, Role, Transform};
use crate::scene::pair::PairScene;
use crate::scene::pair::extras::PairLens;
use crate::scene::shared::cells::{Cells, legends};
use crate::scene::shared::lens::{Looked, headline};
use crate::scene::{FigureLook, FigurePointer};
use crate::text;
use crate::words::Text;
use hantei_collision::{Corner, EDGE_NAMES, Lens, LensCell, Point, Precision, Rect, Turn};

/// Font sizes of the first line and of the others, and line height, logical pixels.
const HEAD: f64 = 15.0;
const WORDS: f64 = 13.0;
const LINE: f64 = 20.0;
/// Lines of words above the field and below it.
const LINES: (f64, f64) = (3.0, 1.0);
/// Between words and field, logical pixels.
const AIR: f64 = 6.0;
/// Height of the stripe in a cell where the formula is wrong, cells.
const STRIPE: f64 = 0.45;
/// The cells in their own unit.
const CELLS: Cells = Cells { corner: Point::new(0.0, 0.0), side: 1.0, columns: Lens::SIZE, rows: Lens::SIZE };

pub(super) const LENS: PairLens = PairLens { draw, press, notes: |_| Vec::new(), most_k: |_| Lens::MOST };

/// The lens: an edge, by its first corner, and the numbers around P.
fn field(scene: &PairScene) -> Option<(Corner, Lens)> {
    let (quad, probe) = (scene.state.placed.quad()?, scene.state.placed.probe?);
    let (begin, _) = nearest_edge(&quad, probe)?;
    let Looked { precision, k, .. } = scene.extra.lens;
    Some((begin, Lens::new(quad.edges()[begin as usize], probe, precision, k)))
}

/// The field in this size: as large as possible, with cells of whole pixels.
fn cells((width, height): (f64, f64)) -> Cells {
    let head = LINES.0 * LINE + AIR;
    let room = width.min(height - head - AIR - LINES.1 * LINE);
    let side = (room / Lens::SIZE as f64).floor().max(1.0);
    let left = (width - side * Lens::SIZE as f64) / 2.0;
    Cells { corner: Point::new(left.round(), head), side, ..CELLS }
}

/// The cell at a point. Where y grows up, so do the rows.
fn cell_at(scene: &PairScene, at: Point, size: (f64, f64)) -> Option<LensCell> {
    let (column, row) = cells(size).at(at)?;
    Some((column, if scene.state.placed.y.is_up() { Lens::SIZE - 1 - row } else { row }))
}

/// A press places P on the numbers under it.
fn press(scene: &mut PairScene, FigurePointer { at, size }: FigurePointer) {
    if let Some((cell, (_, lens))) = cell_at(scene, at, size).zip(field(scene)) {
        scene.place_point(WhichPoint::Probe, lens.at(cell));
    }
}

fn draw(scene: &PairScene, &FigureLook { size, pointer, .. }: &FigureLook, figure: &mut Figure) {
    let Cells { side, .. } = cells(size);
    let cells = cells(size).area();
    let Some((begin, lens)) = field(scene) else {
        return figure.write(cells.centre(), Anchor::Middle, waits(scene), WORDS, Role::PlainSecond);
    };
    let is_up = scene.state.placed.y.is_up();
    // One unit is a cell, and rows grow as y does.
    let (down, top) = if is_up { (-side, cells.max().y) } else { (side, cells.min().y) };
    let transform = Transform { x: (side, 0.0), y: (0.0, down), at: Point::new(cells.min().x, top) };
    figure.push(Item::Rect { rect: cells.grown(1.0), role: Role::Edge });
    figure.push_group(transform, None, |figure| {
        let (left, right) = if is_up { (Turn::Right, Turn::Left) } else { (Turn::Left, Turn::Right) };
        for (turn, role) in [(left, Role::LensLeft), (Turn::Straight, Role::LensOn), (right, Role::LensRight)] {
            figure.push(Item::Rects { rects: CELLS.runs(|cell| lens.plain(cell) == turn), role });
        }
        let stripe = |run: Rect| Rect::from_origin_size(run.min(), run.width(), STRIPE);
        let stripes = CELLS.runs(|cell| lens.is_wrong(cell)).into_iter().map(stripe).collect();
        figure.push(Item::Rects { rects: stripes, role: Role::LensWrong });
    });
    let middle = Point::new(Lens::SIZE as f64 / 2.0, Lens::SIZE as f64 / 2.0);
    let own = Rect::from_corners(transform.to(middle), transform.to(middle.moved(1.0, 1.0)));
    if let Some((from, to)) = lens.line() {
        let (from, to) = (transform.to(from), transform.to(to));
        figure.push(Item::Line { from, to, role: Role::Edge, dashed: false });
    }
    figure.push_outline(own.grown(2.0), Role::Probe, false);
    let pointed = pointer.and_then(|at| cell_at(scene, at, size));
    for (i, text) in says(scene, begin, &lens, pointed).into_iter().enumerate() {
        let at = Point::new(cells.min().x, (i as f64 + 0.5) * LINE);
        let (size, role) = if i == 0 { (HEAD, Role::Text) } else { (WORDS, Role::PlainSecond) };
        figure.write(at, Anchor::Start, text, size, role);
    }
    draw_legend(figure, cells);
}

fn waits(scene: &PairScene) -> Text {
    match scene.state.placed.next_corner() {
        Some(corner) => text!("place-corner", corner = corner.name()),
        None => text!("place-probe"),
    }
}

/// The lines above the field: the formula's errors and its question, or the cell at the pointer.
fn says(scene: &PairScene, begin: Corner, lens: &Lens, pointed: Option<LensCell>) -> [Text; 3] {
    let Looked { precision, k, .. } = scene.extra.lens;
    let edge = EDGE_NAMES[begin as usize];
    if let Some(cell) = pointed {
        let Point { x, y } = lens.at(cell);
        let [plain, exact] = [lens.plain(cell), lens.exact(cell)].map(|turn| side(turn, scene.state.placed.y.is_up()));
        let verdict = text!("lens-cell", plain = plain, exact = exact);
        return [verdict, Text::plain(format!("x = {x}")), Text::plain(format!("y = {y}"))];
    }
    [
        headline(lens.wrong(), Lens::CELLS),
        match precision {
            Precision::Single => text!("lens-single", edge = edge),
            Precision::Double => text!("lens-double", edge = edge),
        },
        text!("lens-step", step = Text::Whole(1 << k)),
    ]
}

/// A side as it is seen.
fn side(turn: Turn, is_up: bool) -> Text {
    match (turn, is_up) {
        (Turn::Straight, _) => text!("lens-on"),
        (Turn::Left, false) | (Turn::Right, true) => text!("lens-left"),
        (Turn::Right, false) | (Turn::Left, true) => text!("lens-right"),
    }
}

fn draw_legend(figure: &mut Figure, cells: Rect) {
    let from = Point::new(cells.min().x, cells.max().y + AIR + LINE / 2.0);
    let sides = [Role::LensLeft, Role::LensOn, Role::LensRight];
    let said = sides.into_iter().zip([text!("lens-left"), text!("lens-on"), text!("lens-right")]);
    legends(figure, from, (cells.width() / 3.0, 0.0), said, WORDS);
}
