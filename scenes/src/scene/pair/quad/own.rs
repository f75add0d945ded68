//! What the chosen test says of other places of P, and where a typed test says inside.

use crate::figure::{Figure, Item, Role};
use crate::scene::pair::PairScene;
use crate::scene::shared::lens::runs;
use crate::scene::shared::tested::TestScene as _;
use hantei_collision::shapes::Pair;
use hantei_collision::{Point, Quad, QuadAndPoint, Rect};
use hantei_judge::Formula;

/// The formula is asked in the middle of squares of this side, stage pixels.
const SQUARE: f64 = 4.0;

impl PairScene {
    pub(super) fn says_of(&self, p: Point) -> Option<bool> {
        let shapes = QuadAndPoint { quad: self.state.placed.quad()?, p };
        Some(self.trial_of(shapes.into(), self.state.test.method).says())
    }

    pub(super) fn kept_said(&self) -> Vec<(Point, Option<bool>)> {
        self.state.placed.kept.iter().map(|&at| (at, self.says_of(at))).collect()
    }
}

/// Paints where the formula says inside: asked in small squares, of which neighbours are joined.
pub(super) fn paint(formula: &Formula<Pair<'static>>, quad: &Quad, figure: &mut Figure) {
    let Some(formula) = formula.of_shapes() else { return };
    let (width, height) = figure.stage;
    let (columns, rows) = ((width / SQUARE).ceil() as usize, (height / SQUARE).ceil() as usize);
    let to_world = |x: f64, y: f64| figure.viewport.to_world(Point::new(x * SQUARE, y * SQUARE));
    let mut painted = Vec::new();
    let mut answers = Vec::new();
    for row in 0..rows {
        let y = row as f64;
        let cases: Vec<QuadAndPoint> = (0..columns)
            .map(|column| QuadAndPoint { quad: *quad, p: to_world(column as f64 + 0.5, y + 0.5) })
            .collect();
        answers.clear();
        formula.answers(&cases, &mut answers);
        for run in runs(columns, |column| answers[column]) {
            let (from, to) = (to_world(run.start as f64, y), to_world(run.end as f64, y + 1.0));
            painted.push(Rect::from_corners(from, to));
        }
    }
    figure.push(Item::Rects { rects: painted, role: Role::Painted });
}
