//! The lens of any pair: a place of A on the numbers next to it, cell by cell, with what the chosen test says of A there.

use super::extras::PairLens;
use super::kinds::{self, Hold};
use super::rows::RowMethod;
use super::{Follow, PairScene};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::cached::Cached;
use crate::scene::shared::cells::{Cells, legends};
use crate::scene::shared::lens::headline;
use crate::scene::shared::subject::Subject as _;
use crate::scene::shared::trial::Trial;
use crate::scene::{FigureLook, FigurePointer};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Circle, Point, Precision, Rect, Turned};

/// Cells on each axis; A as it is has the middle one.
const SIZE: usize = 33;
const MIDDLE: usize = SIZE / 2;
/// Size of the words, height of a line, and lines over the cells and below them, logical pixels.
const WORDS: f64 = 13.0;
const LINE: f64 = 20.0;
const LINES: (f64, f64) = (4.0, 1.0);
/// Around the cells, logical pixels.
const MARGIN: f64 = 3.0;
/// Height of the stripe in a cell where the test is wrong, cells.
const STRIPE: f64 = 0.45;

pub(super) const LENS: PairLens = PairLens { draw, press, notes: |_| Vec::new(), most_k: Precision::most_k };

/// What the test says in each cell, and whether that is wrong.
pub(super) type LensCells = Cached<(Trial<RowMethod>, usize, u8), Vec<(bool, bool)>>;

fn cells((width, height): (f64, f64)) -> Cells {
    let room = (width - 2.0 * MARGIN).min(height - (LINES.0 + LINES.1) * LINE - 2.0 * MARGIN);
    let side = (room / SIZE as f64).floor().max(1.0);
    Cells { corner: Point::new(MARGIN, LINES.0 * LINE + MARGIN), side, columns: SIZE, rows: SIZE }
}

/// Which of A's numbers are the x and y that move: of the end or the corner that was held last, else the first ones.
fn moving(scene: &PairScene) -> usize {
    match (scene.selected, &scene.state.shapes[0]) {
        ((0, Hold::Handle(place)), Shape::Segment(_) | Shape::Polygon(_)) => 2 * place,
        _ => 0,
    }
}

/// A with that place there.
fn moved(a: &Shape<'static>, place: usize, at: Point) -> Option<Shape<'static>> {
    let mut numbers = a.numbers();
    let moved = match a {
        Shape::Rect(rect) => Rect::from_origin_size(at, rect.width(), rect.height()).into(),
        Shape::Circle(circle) => Circle::new(at, circle.radius()).into(),
        Shape::Turned(turned) => Turned::checked(at, turned.width(), turned.height(), turned.angle()).ok()?.into(),
        _ => {
            numbers.get_mut(place..place + 2)?.copy_from_slice(&[at.x, at.y]);
            Shape::new(a.kind(), &numbers).ok()?
        }
    };
    Some(moved).filter(kinds::allows)
}

/// The pairs of the cells, row by row; where A cannot be there, it stays as it is.
struct Field {
    pair: Pair<'static>,
    place: usize,
    numbers: [Vec<f64>; 2],
}

impl Field {
    fn of(pair: Pair<'static>, place: usize, k: u8) -> Self {
        let numbers = pair.a().numbers();
        let row = |at: usize| Precision::Double.row(numbers.get(at).copied().unwrap_or_default(), k, SIZE);
        Self { pair, place, numbers: [row(place), row(place + 1)] }
    }

    fn now(scene: &PairScene) -> Self {
        Self::of(scene.pair(), moving(scene), scene.extra.lens.k)
    }

    fn at(&self, (column, row): (usize, usize)) -> Point {
        Point::new(self.numbers[0][column], self.numbers[1][row])
    }

    fn a(&self, cell: (usize, usize)) -> Shape<'static> {
        moved(self.pair.a(), self.place, self.at(cell)).unwrap_or(*self.pair.a())
    }

    fn pair(&self, cell: (usize, usize)) -> Pair<'static> {
        Pair::new(self.a(cell), *self.pair.b()).unwrap_or(self.pair)
    }
}

/// A press puts that place of A on the numbers under it.
fn press(scene: &mut PairScene, pointer: FigurePointer) {
    if let Some(cell) = cells(pointer.size).at(pointer.at) {
        let a = Field::now(scene).a(cell);
        scene.state.follow = Follow::Off;
        scene.place(0, a);
    }
}

fn draw(scene: &PairScene, look: &FigureLook, figure: &mut Figure) {
    let (trial, field, cells) = (scene.trial_now(), Field::now(scene), cells(look.size));
    let line = |place: f64| Point::new(MARGIN, (place + 0.5) * LINE);
    if let Some(gap) = trial.gap() {
        return figure.write(line(0.0), Anchor::Start, gap.says(), WORDS, Role::PlainSecond);
    }
    let k = scene.extra.lens.k;
    let said = scene.extra.by_cell.of((trial, field.place, k), |(trial, place, k)| {
        let field = Field::of(trial.shapes, *place, *k);
        let of = |cell| Trial { shapes: field.pair(cell), ..trial.clone() };
        cells.all().map(of).map(|trial| (trial.says(), trial.is_wrong())).collect()
    });
    let says = |cell| said[cells.place(cell)].0;
    let is_wrong = |cell| said[cells.place(cell)].1;
    for (hit, role) in [(true, Role::MapHit), (false, Role::MapMiss)] {
        figure.push(Item::Rects { rects: cells.runs(|cell| says(cell) == hit), role });
    }
    let stripe = |run: Rect| Rect::from_origin_size(run.min(), run.width(), STRIPE * cells.side);
    figure.push(Item::Rects { rects: cells.runs(is_wrong).into_iter().map(stripe).collect(), role: Role::LensWrong });
    figure.push_outline(cells.square((MIDDLE, MIDDLE)).grown(2.0), Role::Probe, false);
    let pointed = look.pointer.and_then(|at| cells.at(at));
    let at = field.at(pointed.unwrap_or((MIDDLE, MIDDLE)));
    let first = match pointed {
        Some(cell) => {
            let [plain, exact] = [says(cell), says(cell) != is_wrong(cell)].map(|hit| field.pair.answer(hit));
            text!("lens-cell", plain = plain, exact = exact)
        }
        None => headline(said.iter().filter(|(_, is_wrong)| *is_wrong).count(), SIZE * SIZE),
    };
    let step = text!("lens-step", step = Text::Whole(1 << k));
    let lines = [first, Text::plain(format!("x = {}", at.x)), Text::plain(format!("y = {}", at.y)), step];
    for (place, text) in lines.into_iter().enumerate() {
        let role = if place == 0 { Role::Text } else { Role::PlainSecond };
        figure.write(line(place as f64), Anchor::Start, text, WORDS, role);
    }
    let below = Point::new(MARGIN, cells.area().max().y + MARGIN + 0.5 * LINE);
    let [yes, no] = [true, false].map(|hit| field.pair.answer(hit));
    let said = [(Role::MapHit, yes), (Role::MapMiss, no), (Role::LensWrong, text!("row-wrong"))];
    legends(figure, below, (look.size.0 / 3.2, 0.0), said, WORDS);
}
