//! Time as a strip: for each condition of the method, in which frames of this lap it holds. A hit is where all do.

use super::MelonsScene;
use crate::collision::Comparison;
use crate::figure::{Figure, Item, Role};
use crate::geometry::{Point, Rect};
use crate::scene::RowId;
use crate::scene::pair::Pair;

/// Height of a row, and of what is in it, stage pixels.
const ROW: f64 = 22.0;
const BAR: f64 = 14.0;
/// Height of the line where a condition does not hold, stage pixels.
const LINE: f64 = 2.0;
/// Size of the words, stage pixels.
const TEXT: f64 = 15.0;
/// Width of a letter at most, on average, stage pixels.
const LETTER: f64 = 7.6;
/// Distance from the stage's right and bottom border, stage pixels.
const MARGIN: f64 = 14.0;
/// Height of the words over the strip, stage pixels.
const HEAD: f64 = 22.0;
/// Columns at least this wide are told apart by a gap, stage pixels.
const TOLD_APART: f64 = 6.0;
/// What the strip takes from the bottom of the stage with four conditions, stage pixels.
pub(super) const HEIGHT: f64 = HEAD + 5.0 * ROW + 2.0 * MARGIN;

/// Where the strip is on the stage.
struct Place {
    left: f64,
    top: f64,
    /// Width of a frame.
    column: f64,
    first: u64,
    last: u64,
    rows: usize,
}

impl Place {
    fn of(scene: &MelonsScene) -> Self {
        let (width, height) = scene.desk.view.stage();
        let (first, last) = scene.run().lap(scene.desk.state.film.frame);
        let asked = scene.pair().everything_asked();
        let letters = asked.iter().map(|asked| asked.asked().len()).max().unwrap_or_default();
        let left = letters as f64 * LETTER + 2.0 * MARGIN;
        let rows = asked.len() + 1;
        let column = (width - left - MARGIN).max(1.0) / (last - first + 1) as f64;
        Self { left, top: height - MARGIN - rows as f64 * ROW, column, first, last, rows }
    }

    fn x(&self, frame: u64) -> f64 {
        self.left + (frame as f64 - self.first as f64) * self.column
    }

    /// The middle of a row.
    fn y(&self, row: usize) -> f64 {
        self.top + (row as f64 + 0.5) * ROW
    }
}

/// The frame at a point of the stage, if that is in the strip, or `anyway`: the nearest one.
pub(super) fn frame_at(scene: &MelonsScene, stage: Point, anyway: bool) -> Option<u64> {
    let place = Place::of(scene);
    let inside = stage.x >= place.left && stage.y >= place.top - HEAD;
    let frame = (place.first as f64 + ((stage.x - place.left) / place.column).floor()).max(place.first as f64) as u64;
    (inside || anyway).then_some(frame.min(place.last))
}

/// The condition whose row is at a point of the stage.
pub(super) fn row_at(scene: &MelonsScene, stage: Point) -> Option<RowId> {
    let place = Place::of(scene);
    let row = ((stage.y - place.top) / ROW).floor();
    (row >= 0.0 && row < place.rows as f64 - 1.0).then_some(row as RowId)
}

/// Every condition by itself, also those that a short-circuit does not reach.
///
/// The method is asked as it is, but of rectangles for which it comes to the condition in its first question: with A
/// and B swapped for the second question of an axis, and with nothing between them on x for those on y.
fn each(pair: &Pair, all: &[Comparison]) -> Vec<Comparison> {
    let on_y = |rect: Rect| {
        let y = rect.y_interval();
        Rect::from_corners(Point::new(0.0, y.min), Point::new(1.0, y.max))
    };
    let of_axis = all.len() / 2;
    let asked = |place: usize| {
        let (is_y, is_second) = (place >= of_axis, place % of_axis == 1);
        let (a, b) = if is_second { (pair.b, pair.a) } else { (pair.a, pair.b) };
        let (a, b) = if is_y { (on_y(a), on_y(b)) } else { (a, b) };
        let (_, made) = Pair { a, b, ..*pair }.hits();
        let made = made.get(if is_y { of_axis } else { 0 }).or(made.last());
        made.map(|made| Comparison { numbers: made.numbers, holds: made.holds, ..all[place] })
    };
    (0..all.len()).filter_map(asked).collect()
}

/// Draws the strip of the present lap.
pub(super) fn draw(scene: &MelonsScene, lit: Option<RowId>, figure: &mut Figure) {
    let place = Place::of(scene);
    let viewport = figure.viewport;
    let fill = |figure: &mut Figure, (x, y): (f64, f64), (width, height): (f64, f64), role| {
        let corner = |x, y| viewport.to_world(Point::new(x, y));
        figure.push(Item::Rect { rect: Rect::from_corners(corner(x, y), corner(x + width, y + height)), role });
    };
    let write = |figure: &mut Figure, (x, y): (f64, f64), text: String, role| {
        let at = viewport.to_world(Point::new(x, y));
        figure.push(Item::Label { at, shift: (0.0, 0.0), text, size: TEXT, role });
    };
    let (width, height) = figure.stage;
    // What runs behind the strip would be taken for a part of it.
    fill(figure, (0.0, place.top - HEAD), (width, height - place.top + HEAD), Role::Halo);

    let pairs: Vec<Pair> = (place.first..=place.last).map(|frame| scene.pair_at(frame)).collect();
    let all = scene.pair().everything_asked();
    let mut truths: Vec<Vec<bool>> =
        pairs.iter().map(|pair| each(pair, &all).iter().map(|made| made.holds).collect()).collect();
    truths.iter_mut().zip(&pairs).for_each(|(row, pair)| row.push(pair.hits().0));
    let gap = if place.column >= TOLD_APART { 1.0 } else { 0.0 };
    let names = all.iter().map(Comparison::asked).chain(["hit".into()]);
    for (row, name) in names.enumerate() {
        let role = if lit == Some(row) { Role::Lit } else { Role::Text };
        write(figure, (place.left / 2.0, place.y(row)), name, role);
        let holds = if row + 1 == place.rows { Role::Overlap } else { Role::Holds };
        // Frames that agree are one bar, unless they are told apart.
        let mut start = 0;
        for end in 1..=truths.len() {
            let truth = truths[start].get(row) == Some(&true);
            let goes_on = end < truths.len() && truths[end].get(row) == truths[start].get(row);
            if goes_on && gap == 0.0 {
                continue;
            }
            let (size, role) = if truth { (BAR, holds) } else { (LINE, Role::Fails) };
            let from = place.x(place.first + start as u64);
            let to = place.x(place.first + end as u64) - gap;
            // Down from the foot of the row, as a signal is drawn.
            fill(figure, (from, place.y(row) + BAR / 2.0 - size), (to - from, size), role);
            start = end;
        }
    }
    for frame in (place.first..=place.last).filter(|&frame| scene.missed(frame)) {
        write(figure, (place.x(frame), place.y(place.rows - 1)), "missed".into(), Role::Lit);
    }
    let now = place.x(scene.desk.state.film.frame) + place.column / 2.0;
    fill(figure, (now - 1.0, place.top), (2.0, place.rows as f64 * ROW), Role::Lit);
    let text = format!("frame {}", scene.desk.state.film.frame);
    let half = 40.0;
    let x = now.clamp(place.left.min(width - half), width - half);
    write(figure, (x, place.top - HEAD / 2.0), text, Role::Text);
}
