//! What some scenes of pairs have beside what all have: the shadows on the axes, the way out, figures behind doors, a turned
//! picture, centres.

use super::centres;
use super::circle::SaidByCell;
use super::kinds;
use super::lens::LensCells;
use super::picture_turn::{PictureTurn, around_middle};
use super::quad::{Hands, Placed};
use super::rows::{PairsRow, RowMethod};
use super::{Follow, PairScene};
use crate::figure::{Figure, Transform, Viewport};
use crate::scene::shared::cells::CellPlace;
use crate::scene::shared::lens::{Lensed, Looked};
use crate::scene::shared::mark::Marked;
use crate::scene::shared::own::Own;
use crate::scene::shared::shadows::{Shadows, margins};
use crate::scene::shared::subject::RustCase;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::trial::Trial;
use crate::scene::{
    CodeLine, Door, Field, FigureLook, FigurePointer, Knob, Look, Pointer, PointerShape, Readings, SceneAnswers,
    ShownPair, Trace, Walk, json_number,
};
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{About, Border, Point, Precision, Question, Rect, TwoRects};
use std::collections::BTreeSet;

/// While A follows the pointer, the view's middle is this part of the way from the middle of both to B's.
const TOWARDS_B: f64 = 2.0 / 3.0;
/// At least this part of A stays in the picture while A follows the pointer.
const IN_SIGHT: f64 = 0.5;
const DEGREES: [Field; 1] = [Field::new("degrees", -360.0, 360.0)];

/// A word that follows from the shapes, and the name that goals have for it.
pub(super) type NamedWord = (&'static str, fn(&Pair) -> &'static str);

/// A map behind a door.
pub(super) struct PairMap {
    pub(super) draw: fn(&PairScene, Door, &FigureLook, &mut Figure),
    /// What a press in it does.
    pub(super) press: fn(&mut PairScene, Door, FigurePointer),
    /// The cell in which a pair is, if the map marks those that were seen.
    pub(super) cell: Option<fn(&Pair) -> CellPlace>,
}

/// A lens behind a door: the numbers around the place that decides, with the knobs [`PRECISION`](Lensed::PRECISION) and
/// [`K`](Lensed::K).
pub(super) struct PairLens {
    pub(super) draw: fn(&PairScene, &FigureLook, &mut Figure),
    /// What a press in it does.
    pub(super) press: fn(&mut PairScene, FigurePointer),
    /// What the panel says while it is open.
    pub(super) notes: fn(&PairScene) -> Vec<Text>,
    /// The largest k for numbers of this precision.
    pub(super) most_k: fn(Precision) -> u8,
}

/// What a pair says otherwise than [`PairRow`](super::rows::PairRow) does: of a trial, with the typed test and the way y
/// grows, and by its methods.
pub(super) struct Spoken {
    /// What a question asks, and whether a yes speaks for a hit.
    pub(super) meaning: fn(&Trial<RowMethod>, &Question) -> (Text, Option<bool>),
    /// Why a built-in method is wrong here.
    pub(super) because: fn(&Trial<RowMethod>, RowMethod) -> Text,
    /// A method as its source writes it.
    pub(super) pseudo_code: fn(&Pair, RowMethod, &[Question]) -> Vec<CodeLine>,
    /// Where a typed test is wrong; the case at a place of so many.
    pub(super) example: fn(&Pair, bool, &Own<Pair<'static>>, [usize; 2]) -> Text,
    /// What a Rust test of the case needs.
    pub(super) as_rust: fn(&Pair) -> RustCase,
    /// What a method says if the shapes only touch.
    pub(super) border_rule: fn(Border) -> Text,
}

/// A scene whose points are placed one by one: what it does and shows.
pub(super) struct Placing {
    /// The pair; `None` while a point is missing.
    pub(super) pair: fn(&Placed) -> Option<Pair<'static>>,
    /// Places all points of a pair.
    pub(super) place: fn(&mut PairScene, &Pair),
    /// The place of the method that is chosen at the start.
    pub(super) method: usize,
    /// Why there is no Rust test while a point is missing.
    pub(super) missing: &'static str,
    pub(super) settled: fn(&mut PairScene),
    pub(super) moved: fn(&mut PairScene, Pointer),
    pub(super) pressed: fn(&mut PairScene, Pointer),
    pub(super) released: fn(&mut PairScene, Pointer),
    pub(super) pointer_shape: fn(&PairScene, Pointer) -> PointerShape,
    pub(super) bounds: fn(&PairScene) -> Option<Rect>,
    pub(super) landmarks: fn(&PairScene) -> Vec<(Text, Rect)>,
    pub(super) draw: fn(&PairScene, &Look, &mut Figure),
    pub(super) draw_over: fn(&PairScene, &Look, &mut Figure),
    pub(super) walk: fn(&PairScene) -> Option<Walk>,
    pub(super) read: fn(&PairScene, &Look) -> Readings,
    pub(super) answers: fn(&PairScene) -> SceneAnswers,
    pub(super) trace: fn(&PairScene, Trace) -> Trace,
}

/// What differs in a scene.
pub(super) struct Extras {
    /// The knobs of A and B, if they are not `a` and `b` with any kinds.
    pub(super) knobs_of_shapes: &'static [Knob<PairScene>],
    /// A as a command line has it.
    pub(super) a_written: fn(&Shape) -> String,
    /// Adds both shapes to a line of the trace.
    pub(super) trace: fn(&Pair, Trace) -> Trace,
    /// Two cases in which one of these words differs are not alike.
    pub(super) words: &'static [NamedWord],
    /// What the panel says beside the exact relation.
    pub(super) fact: Option<fn(&Pair) -> Text>,
    /// Changes what the panel says; without it, the notes say why the methods disagree.
    pub(super) read: Option<fn(&PairScene, &mut Readings)>,
    /// Whether it can show the shadows on the axes, and bands that lead to them.
    pub(super) has_shadows: bool,
    pub(super) has_bands: bool,
    /// Whether its picture can be turned.
    pub(super) turns: bool,
    /// Whether A stays in the picture while it follows the pointer, and a finger moves it from everywhere.
    pub(super) keeps_a: bool,
    /// A, moved out of B.
    pub(super) way_out: Option<fn(&Pair) -> Option<Shape<'static>>>,
    /// The map of all places of A.
    pub(super) map: Option<PairMap>,
    pub(super) lens: Option<PairLens>,
    /// What is near the pointer, by the chosen test.
    pub(super) near: Option<fn(&PairScene, Pointer) -> Option<About>>,
    /// Writes numbers over the picture, within this part of the stage.
    pub(super) write: Option<fn(&PairScene, &Look, Rect, &mut Figure)>,
    /// Cases in which nothing coincides: with one of them those begin that a typed test gets wrong.
    pub(super) clear_cases: fn() -> Box<dyn Iterator<Item = Pair<'static>>>,
    pub(super) spoken: Option<Spoken>,
    pub(super) placing: Option<Placing>,
}

impl Extras {
    /// None of them.
    pub(super) const NONE: Self = Self {
        knobs_of_shapes: &[],
        a_written: |a| format!("a={}", kinds::written(a)),
        trace: |pair, line| {
            let numbers =
                |shape: &Shape| -> serde_json::Value { shape.numbers().into_iter().map(json_number).collect() };
            line.detail("a", numbers(pair.a())).detail("b", numbers(pair.b()))
        },
        words: &[],
        fact: None,
        read: None,
        has_shadows: false,
        has_bands: false,
        turns: false,
        keeps_a: false,
        way_out: None,
        map: None,
        lens: None,
        near: None,
        write: None,
        clear_cases: || Box::new(std::iter::empty()),
        spoken: None,
        placing: None,
    };

    pub(super) fn of(pair: &Pair) -> &'static Self {
        &PairsRow::of([pair.a().kind(), pair.b().kind()]).extras
    }
}

/// The state of the extras, which undo leaves alone.
#[derive(Default)]
pub(super) struct ExtraState {
    hides_shadows: bool,
    shows_way_out: bool,
    /// Whether both centres and their distance are shown.
    pub(super) centres: bool,
    mark: Option<Point>,
    pub(super) turn: PictureTurn,
    /// Width and height, stage pixels.
    pub(super) stage: (f64, f64),
    pub(super) lens: Looked,
    /// What the chosen test says in each cell of the lens.
    pub(super) by_cell: LensCells,
    /// The cells of the map that were seen.
    pub(super) seen: BTreeSet<CellPlace>,
    /// What the chosen method says in each cell of the map.
    pub(super) said: SaidByCell,
    /// The pair in another scene that an action leads to.
    pub(super) onward: Option<ShownPair>,
    pub(super) hands: Hands,
}

/// The step of the lens.
pub(super) const K: Knob<PairScene> = Knob::of_pair(PairScene::K);
/// Whether the shadows on the axes are shown.
pub(super) const SHADOWS: Knob<PairScene> =
    Knob::of_view(Knob::switch("strips", |it| !it.extra.hides_shadows, |it, on| it.extra.hides_shadows = !on));
/// Whether the way out is shown.
pub(super) const OUT: Knob<PairScene> =
    Knob::of_view(Knob::switch("out", |it| it.extra.shows_way_out, |it, on| it.extra.shows_way_out = on));
/// Whether both centres are shown.
pub(super) const CENTRES: Knob<PairScene> =
    Knob::of_view(Knob::switch("centres", |it| it.extra.centres, |it, on| it.extra.centres = on));
/// Whether a turned picture is shown turned back.
pub(super) const BACK: Knob<PairScene> =
    Knob::of_view(Knob::switch("back", |it| it.extra.turn.back, |it, on| it.extra.turn.set(|turn| turn.back = on)));
/// The turn of the picture.
pub(super) const ANGLE: Knob<PairScene> = Knob::of_view(Knob::number(
    "angle",
    &DEGREES,
    |it| it.extra.turn.angle,
    |it, angle| it.extra.turn.set(|turn| turn.angle = angle),
));

impl Lensed for PairScene {
    fn looked(&self) -> &Looked {
        &self.extra.lens
    }

    fn looked_mut(&mut self) -> &mut Looked {
        &mut self.extra.lens
    }
}

impl Marked for PairScene {
    fn mark(&self) -> Option<Point> {
        self.extra.mark
    }

    fn mark_mut(&mut self) -> &mut Option<Point> {
        &mut self.extra.mark
    }
}

impl PairScene {
    /// Whether there is room for the shadows on the axes.
    pub(super) fn has_room_for_shadows(&self) -> bool {
        self.row.extras.has_shadows && !self.extra.hides_shadows
    }

    /// Whether the shadows on the axes are shown, except before a guess: what is turned has none.
    pub(super) fn shows_shadows(&self) -> bool {
        self.has_room_for_shadows() && self.extra.turn.shown() == 0.0
    }

    /// A, moved out of B, if that is shown.
    pub(super) fn way_out(&self) -> Option<Shape<'static>> {
        self.row.extras.way_out.filter(|_| self.extra.shows_way_out).and_then(|of| of(&self.pair()))
    }

    /// The present turn of the picture.
    pub(super) fn turned(&self) -> Transform {
        around_middle(self.extra.turn.shown())
    }

    /// The pointer over the picture before that was turned.
    pub(super) fn unturned(&self, pointer: Pointer) -> Pointer {
        Pointer { at: around_middle(-self.extra.turn.shown()).to(pointer.at), ..pointer }
    }

    /// The place nearest to the pointer at which A is in the picture, so that it is still seen when the pointer has gone to
    /// the panel. (With half of it there, A still gets beyond B.)
    pub(super) fn in_picture(&self, pointer: Pointer) -> Point {
        if self.extra.turn.shown() != 0.0 || !self.row.extras.keeps_a {
            return self.unturned(pointer).at;
        }
        let picture = self.picture(self.extra.stage, false);
        let [from, to] = [picture.min(), picture.max()].map(|corner| pointer.viewport.to_world(corner));
        let a = kinds::bounds(&self.state.shapes[0]);
        let kept = |at: f64, min: f64, max: f64, size: f64| {
            let last = max - size * IN_SIGHT;
            if last > min { at.clamp(min, last) } else { at }
        };
        let Point { x, y } = pointer.at;
        Point::new(kept(x, from.x, to.x, a.width()), kept(y, from.y, to.y, a.height()))
    }

    /// The extent of the picture for the view, given that of the shapes. A that follows comes to B from every side, so B
    /// stands nearer to the middle.
    pub(super) fn in_view(&self, shapes: Rect) -> Rect {
        if !self.follows() || !self.row.extras.keeps_a {
            return shapes;
        }
        let (from, to) = (shapes.centre(), kinds::middle(&self.state.shapes[1]));
        let middle = from.moved((to.x - from.x) * TOWARDS_B, (to.y - from.y) * TOWARDS_B);
        Rect::from_centre_size(middle, shapes.width(), shapes.height())
    }

    /// The stage without the axes, stage pixels.
    pub(super) fn picture(&self, stage: (f64, f64), hides: bool) -> Rect {
        let (left, bottom) = margins(stage).filter(|_| self.shows_shadows() && !hides).unwrap_or_default();
        Rect::from_corners(Point::new(left, 0.0), Point::new(stage.0, stage.1 - bottom))
    }

    fn shadows(&self, viewport: Viewport, hides: bool, figure: &Figure) -> Option<Shadows> {
        let [a, b] = self.state.shapes.map(|shape| kinds::bounds(&shape));
        let grows_up = self.own().is_some_and(|own| own.typed().y.is_up());
        let is_shown = self.shows_shadows() && !hides;
        let shadows = is_shown.then(|| Shadows::of(TwoRects { a, b }, grows_up, figure, |at| viewport.to_stage(at)));
        Some(shadows??.under(self.trial_now().border))
    }

    /// Draws the bands from both shapes to their shadows, under the shapes.
    pub(super) fn draw_bands(&self, look: &Look, figure: &mut Figure) {
        if let Some(shadows) = self.shadows(look.viewport, look.hides, figure).filter(|_| self.row.extras.has_bands) {
            figure.push_group(look.viewport.inverse(), None, |figure| shadows.draw_bands(figure));
        }
    }

    /// Draws the shadows on the axes. Returns where they are, stage pixels.
    pub(super) fn draw_shadows(&self, look: &Look, figure: &mut Figure) -> Vec<Rect> {
        let Some(shadows) = self.shadows(look.viewport, look.hides, figure) else { return Vec::new() };
        shadows.draw(figure);
        let picture = shadows.picture();
        let (corner, far) = (Point::new(picture.min().x, picture.max().y), Point::new(figure.stage.0, figure.stage.1));
        let left = Rect::from_corners(Point::new(0.0, 0.0), Point::new(corner.x, far.y));
        vec![left, Rect::from_corners(corner, far)]
    }

    /// Writes numbers over the picture that are not settled with the others, and the marked place.
    pub(super) fn write_extras(&self, look: &Look, figure: &mut Figure) {
        let picture = self.picture(figure.stage, look.hides);
        if let Some(write) = self.row.extras.write {
            write(self, look, picture, figure);
        }
        // Over the lit lines, which would strike the numbers through.
        if self.extra.centres {
            centres::write(self, look, picture, figure);
        }
        self.draw_mark(self.turned().within(look.viewport.into()), figure);
    }

    /// The cell of the map in which the pair is counts as seen.
    pub(super) fn see_cell(&mut self) {
        if let Some(cell) = self.row.extras.map.as_ref().and_then(|map| map.cell) {
            self.extra.seen.insert(cell(&self.pair()));
        }
    }

    /// A finger takes hold of A on it and beside both shapes, while A follows: B stands still.
    pub(super) fn moves_by_finger(&self, Pointer { at, reach, .. }: Pointer) -> bool {
        let [a, b] = self.state.shapes.map(|shape| kinds::bounds(&shape));
        self.state.follow == Follow::On && (a.grown(reach).contains(at) || !b.contains(at))
    }
}
