//! The test of the point, and where a typed test says inside.

use super::QuadScene;
use super::subject::QuadTrial;
use crate::scene::shared::y_direction::YDirection;
use crate::figure::{Figure, Item, Role};
use crate::scene::shared::lens::runs;
use crate::scene::shared::tested::TestScene;
use crate::scene::tested;
use hantei_collision::{InsideMethod, Point, Quad, QuadAndPoint, Rect};
use hantei_judge::InsideFormula;

/// The formula is asked in the middle of squares of this side, stage pixels.
const SQUARE: f64 = 4.0;

impl TestScene for QuadScene {
    tested! { InsideMethod, state.test, judging }

    fn shapes(&self) -> Option<QuadAndPoint> {
        Some(QuadAndPoint { quad: self.state.quad()?, p: self.state.probe? })
    }

    fn seen(&self) -> YDirection {
        self.state.y
    }

    fn place_error(&mut self, QuadAndPoint { quad, p }: QuadAndPoint) {
        let state = &mut self.state;
        (state.corners, state.probe, state.kept) = (quad.corners.map(Some), Some(p), Vec::new());
        self.probes += 1;
    }
}

impl QuadScene {
    /// The trial of the chosen method; unplaced points are all in one place.
    pub(super) fn trial_or_blank(&self) -> QuadTrial {
        let none = Point::new(0.0, 0.0);
        let blank = QuadAndPoint { quad: Quad::new(none, none, none, none), p: none };
        self.trial_of(self.shapes().unwrap_or(blank), self.state.test.method)
    }

    pub(super) fn says_of(&self, p: Point) -> Option<bool> {
        let shapes = QuadAndPoint { quad: self.state.quad()?, p };
        Some(self.trial_of(shapes, self.state.test.method).says())
    }

    pub(super) fn kept(&self) -> Vec<(Point, Option<bool>)> {
        self.state.kept.iter().map(|&at| (at, self.says_of(at))).collect()
    }
}

/// Paints where the formula says inside: asked in small squares, of which neighbours are joined.
pub(super) fn paint(formula: &InsideFormula, quad: &Quad, figure: &mut Figure) {
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
