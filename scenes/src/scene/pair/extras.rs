//! What some scenes of pairs have beside what all have: the shadows on the axes, the way out, a map behind a door.

use super::rows::PairsRow;
use super::{PairScene, kinds};
use crate::figure::Figure;
use crate::scene::shared::shadows::{Shadows, margins};
use crate::scene::{FigureLook, FigurePointer, Knob, Look, Trace, json_number};
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Point, Rect, TwoRects};

/// A word that follows from the shapes, and the name that goals have for it.
pub(super) type NamedWord = (&'static str, fn(&Pair) -> &'static str);
/// How a map behind a door is drawn, and what a press in it does.
pub(super) type PairMap = (fn(&PairScene, &FigureLook, &mut Figure), fn(&mut PairScene, FigurePointer));

/// What differs in a scene.
pub(super) struct Extras {
    /// The knobs of A, if they are not one.
    pub(super) knobs_of_a: &'static [Knob<PairScene>],
    /// A as a command line has it.
    pub(super) a_written: fn(&Shape) -> String,
    /// Adds both shapes to a line of the trace.
    pub(super) trace: fn(&Pair, Trace) -> Trace,
    /// Two cases in which one of these words differs are not alike.
    pub(super) words: &'static [NamedWord],
    /// What the panel says beside the exact relation.
    pub(super) fact: Option<fn(&Pair) -> Text>,
    /// Whether it can show the shadows on the axes.
    pub(super) has_shadows: bool,
    /// A, moved out of B.
    pub(super) way_out: Option<fn(&Pair) -> Option<Shape<'static>>>,
    /// The map of all places of A.
    pub(super) map: Option<PairMap>,
    /// Cases in which nothing coincides: with one of them those begin that a typed test gets wrong.
    pub(super) clear_cases: fn() -> Vec<Pair<'static>>,
}

impl Extras {
    /// None of them.
    pub(super) const NONE: Self = Self {
        knobs_of_a: &[],
        a_written: |a| format!("a={}", kinds::written(a)),
        trace: |pair, line| {
            let numbers =
                |shape: &Shape| -> serde_json::Value { shape.numbers().into_iter().map(json_number).collect() };
            line.detail("a", numbers(pair.a())).detail("b", numbers(pair.b()))
        },
        words: &[],
        fact: None,
        has_shadows: false,
        way_out: None,
        map: None,
        clear_cases: Vec::new,
    };

    pub(super) fn of(pair: &Pair) -> &'static Self {
        &PairsRow::of([pair.a().kind(), pair.b().kind()]).extras
    }
}

/// Whether the shadows on the axes are shown.
pub(super) const SHADOWS: Knob<PairScene> =
    Knob::of_view(Knob::switch("strips", |it| !it.hides_shadows, |it, on| it.hides_shadows = !on));
/// Whether the way out is shown.
pub(super) const OUT: Knob<PairScene> =
    Knob::of_view(Knob::switch("out", |it| it.shows_way_out, |it, on| it.shows_way_out = on));

impl PairScene {
    /// Whether the shadows on the axes are shown, except before a guess.
    pub(super) fn shows_shadows(&self) -> bool {
        self.row.extras.has_shadows && !self.hides_shadows
    }

    /// A, moved out of B, if that is shown.
    pub(super) fn way_out(&self) -> Option<Shape<'static>> {
        self.row.extras.way_out.filter(|_| self.shows_way_out).and_then(|of| of(&self.pair()))
    }

    /// The stage without the axes, stage pixels.
    pub(super) fn picture(&self, stage: (f64, f64), hides: bool) -> Rect {
        let (left, bottom) = margins(stage).filter(|_| self.shows_shadows() && !hides).unwrap_or_default();
        Rect::from_corners(Point::new(left, 0.0), Point::new(stage.0, stage.1 - bottom))
    }

    /// Draws the shadows on the axes. Returns where they are, stage pixels.
    pub(super) fn draw_shadows(&self, look: &Look, figure: &mut Figure) -> Vec<Rect> {
        let [a, b] = self.state.shapes.map(|shape| kinds::bounds(&shape));
        let is_shown = self.shows_shadows() && !look.hides;
        let shadows = is_shown.then(|| Shadows::of(TwoRects { a, b }, false, figure, |at| look.viewport.to_stage(at)));
        let Some(shadows) = shadows.flatten() else { return Vec::new() };
        shadows.draw(figure);
        let picture = shadows.picture();
        let (corner, far) = (Point::new(picture.min().x, picture.max().y), Point::new(figure.stage.0, figure.stage.1));
        let left = Rect::from_corners(Point::new(0.0, 0.0), Point::new(corner.x, far.y));
        vec![left, Rect::from_corners(corner, far)]
    }
}
