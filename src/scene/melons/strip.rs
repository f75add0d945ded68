//! Time as a strip: for each condition of the method, in which frames of this lap it holds. A hit is where all do.

use super::MelonsScene;
use crate::figure::{Anchor, Figure, Item, Role, Transform};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Comparison, Point, Rect};

/// Height of a row, and of what is in it, stage pixels.
const ROW: f64 = 22.0;
const BAR: f64 = 14.0;
/// Height of the line where a condition does not hold, stage pixels.
const LINE: f64 = 2.0;
/// Size of the words, stage pixels.
const TEXT: f64 = 15.0;
/// Width of a letter at most, on average, stage pixels.
const LETTER: f64 = 9.0;
/// What the names take of the stage's width beside their bars, at most. Wider ones stand above them.
const BESIDE: f64 = 0.45;
/// Width of the name of the last row, where the others stand above their bars, stage pixels.
const HIT: f64 = 60.0;
/// Distance from the stage's right and bottom border, stage pixels.
const MARGIN: f64 = 14.0;
/// Height of the words over the strip, stage pixels.
const HEAD: f64 = 22.0;
/// Half the width of the frame's name, stage pixels.
const HALF_NAME: f64 = 60.0;
/// Columns at least this wide are told apart by a gap, stage pixels.
const TOLD_APART: f64 = 6.0;
/// The most rows that there are.
const MOST_ROWS: usize = 5;
/// What the strip takes from the bottom of the stage, at most, stage pixels.
pub(super) const HEIGHT: f64 = HEAD + MOST_ROWS as f64 * ROW + 2.0 * MARGIN;

/// Where the strip is on the stage. Its own coordinates begin where the first frame and the first row do.
struct StripPlace {
    left: f64,
    top: f64,
    /// Width of a frame.
    column: f64,
    first: u64,
    last: u64,
    /// How many conditions there are. Below them is the row of the hit.
    conditions: usize,
    /// The names of the conditions stand in rows of their own, above their bars.
    names_above: bool,
}

impl StripPlace {
    fn of(scene: &MelonsScene) -> Self {
        let (width, height) = scene.stage;
        let (first, last) = scene.state.run.lap(scene.state.playback.frame);
        let names: Vec<usize> =
            scene.pair().questions().into_iter().map(|question| question.to_string().len()).collect();
        let (conditions, longest) = (names.len(), names.into_iter().max().unwrap_or_default());
        let beside = longest as f64 * LETTER + 2.0 * MARGIN;
        let names_above = beside > BESIDE * width && 2 * conditions < MOST_ROWS;
        let left = if names_above { HIT + 2.0 * MARGIN } else { beside };
        let column = (width - left - MARGIN).max(1.0) / (last - first + 1) as f64;
        let place = Self { left, top: 0.0, column, first, last, conditions, names_above };
        Self { top: height - MARGIN - place.rows() as f64 * ROW, ..place }
    }

    fn rows(&self) -> usize {
        self.row(self.conditions) + 1
    }

    /// The row of a condition's bars; behind the last condition, that of the hit.
    fn row(&self, condition: usize) -> usize {
        let is_hit = condition == self.conditions;
        if self.names_above { 2 * condition + usize::from(!is_hit) } else { condition }
    }

    /// The condition whose bars, or whose name, are in a row.
    fn condition_in(&self, row: usize) -> usize {
        if self.names_above { row / 2 } else { row }
    }

    /// Where a frame begins, in the strip's own coordinates.
    fn x(&self, frame: u64) -> f64 {
        (frame as f64 - self.first as f64) * self.column
    }
}

/// The middle of a row, in the strip's own coordinates.
fn y(row: usize) -> f64 {
    (row as f64 + 0.5) * ROW
}

/// The frame at a point of the stage, if that is in the strip.
pub(super) fn frame_at(scene: &MelonsScene, on_stage: Point) -> Option<u64> {
    let place = StripPlace::of(scene);
    (on_stage.x >= place.left && on_stage.y >= place.top - HEAD).then(|| nearest_frame(scene, on_stage))
}

/// The frame nearest to a point of the stage.
pub(super) fn nearest_frame(scene: &MelonsScene, on_stage: Point) -> u64 {
    let StripPlace { left, column, first, last, .. } = StripPlace::of(scene);
    let frame = first as f64 + ((on_stage.x - left) / column).floor();
    (frame.max(first as f64) as u64).min(last)
}

/// What the condition speaks of whose row is at a point of the stage.
pub(super) fn about_at(scene: &MelonsScene, on_stage: Point) -> Option<About> {
    let place = StripPlace::of(scene);
    let row = ((on_stage.y - place.top) / ROW).floor();
    let questions = scene.pair().questions();
    if row >= 0.0 { questions.get(place.condition_in(row as usize))?.about } else { None }
}

/// Draws the strip of the present lap.
pub(super) fn draw(scene: &MelonsScene, lit: Option<About>, figure: &mut Figure) {
    let place = StripPlace::of(scene);
    let (width, height) = figure.stage;
    // What runs behind the strip would be taken for a part of it.
    let whole = Rect::from_corners(Point::new(0.0, place.top - HEAD), Point::new(width, height));
    figure.push(Item::Rect { rect: whole, role: Role::Halo });
    let questions = scene.pair().questions();
    figure.push_group(Transform::moved(place.left, place.top), None, |figure| {
        let names = questions.iter().map(|question| (Text::plain(question.to_string()), question.about));
        for (condition, (text, about)) in names.chain([(text!("hit"), None)]).enumerate() {
            let role = if about.is_some() && about == lit { Role::Lit } else { Role::Text };
            let row = place.row(condition);
            if place.names_above && condition < place.conditions {
                write(figure, (MARGIN - place.left, y(row - 1)), Anchor::Start, text, role);
            } else {
                write(figure, (-place.left / 2.0, y(row)), Anchor::Middle, text, role);
            }
        }
        bars(scene, &place, figure);
        for frame in (place.first..=place.last).filter(|&frame| scene.missed(frame)) {
            write(figure, (place.x(frame), y(place.rows() - 1)), Anchor::Middle, text!("missed"), Role::Lit);
        }
        let now = place.x(scene.state.playback.frame) + place.column / 2.0;
        fill(figure, (now - 1.0, 0.0), (2.0, place.rows() as f64 * ROW), Role::Lit);
        let most = width - place.left - HALF_NAME;
        let text = text!("frame", frame = scene.state.playback.frame.to_string());
        write(figure, (now.clamp(most.min(0.0), most), -HEAD / 2.0), Anchor::Middle, text, Role::Text);
    });
}

/// A bar for the frames in which a condition holds, a line for those in which it does not.
fn bars(scene: &MelonsScene, place: &StripPlace, figure: &mut Figure) {
    // Each condition by itself, also those that a short-circuit does not reach; then the method's answer.
    let truths: Vec<Vec<bool>> = (place.first..=place.last)
        .map(|frame| {
            let pair = scene.pair_at(frame);
            let each = pair.every_comparison();
            each.iter().map(|&Comparison { holds, .. }| holds).chain([pair.says()]).collect()
        })
        .collect();
    let gap = if place.column >= TOLD_APART { 1.0 } else { 0.0 };
    for condition in 0..=place.conditions {
        let row = place.row(condition);
        let holds = if condition == place.conditions { Role::Overlap } else { Role::Holds };
        // Frames that agree are one bar, unless they are told apart.
        let mut start = 0;
        for end in 1..=truths.len() {
            let goes_on = end < truths.len() && truths[end][condition] == truths[start][condition];
            if goes_on && gap == 0.0 {
                continue;
            }
            let (size, role) = if truths[start][condition] { (BAR, holds) } else { (LINE, Role::Fails) };
            let (from, to) = (start as f64 * place.column, end as f64 * place.column - gap);
            // Down from the foot of the row, as a signal is drawn.
            fill(figure, (from, y(row) + BAR / 2.0 - size), (to - from, size), role);
            start = end;
        }
    }
}

fn fill(figure: &mut Figure, (x, y): (f64, f64), (width, height): (f64, f64), role: Role) {
    figure.push(Item::Rect { rect: Rect::from_origin_size(Point::new(x, y), width, height), role });
}

fn write(figure: &mut Figure, (x, y): (f64, f64), anchor: Anchor, text: Text, role: Role) {
    figure.push(Item::Label { at: Point::new(x, y), shift: (0.0, 0.0), anchor, text, size: TEXT, role });
}
