//! Two shapes of any kinds: one scene shows every pair of the tables in `rows`.
//!
//! A pair's author writes its rows: see `circles`. Drawing, dragging, numbers, guessing, the typed test, code and the
//! trace come from the kinds of the shapes and from the methods of the crate.

mod button;
mod centres;
mod circle;
mod circles;
mod corners;
mod dealing;
mod extras;
mod kinds;
mod lens;
mod lines;
mod marks;
mod overlap;
mod paint;
mod picture_turn;
mod polygon;
mod quad;
mod rects;
mod rows;
mod subject;
mod tables;
mod turned;
mod turning;

pub use corners::ADD_CORNER;
pub(super) use corners::with_another_corner;
pub(super) use rows::{PairsRow, SCENES};
pub use rows::{RowMethod, kinds_with_methods, pair_methods};
pub use subject::pair_code;

use super::shared::copied_code::slanted_note;
use super::shared::follow::Follow;
use super::shared::grip;
use super::shared::mark::Marked as _;
use super::shared::own::{self, Own};
use super::shared::subject::Subject as _;
use super::shared::tested::{TestScene, TestState};
use super::shared::trial::{Judged, Trial};
use super::shared::typed_test::TypedTest;
use super::shared::wanted_test::Judging;
use super::{
    Door, FigureLook, FigurePointer, Look, Numbers, Pointer, PointerShape, Readings, Scene, SceneAnswers, ShownPair,
    TextFlaw, Trace, Viewer, Walk, YDirection, tested,
};
use crate::figure::{Figure, Item, Pictogram, Role};
use crate::text;
use crate::words::{Text, Words};
use extras::{ExtraState, Extras, Placing};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Border, BorderRule, Contact, Form, Method as _, Named as _, Point, Rect, ShapeError, ShapeKind,
};
use hantei_judge::{CodeLanguage, CodeParameters, SlantedCode};
use kinds::Hold;
use marks::Marks;
use quad::Placed;
use rows::{Dealt, PairRow, Said, Sight};

/// Width and height of the largest bubble beside a small A, stage pixels.
const BUBBLE: (f64, f64) = (190.0, 130.0);
/// From its left end to its tip, and the width up to which A is small, stage pixels.
const BUBBLE_TIP: f64 = 27.0;
const SMALL: f64 = 60.0;

/// All that undo brings back.
#[derive(Clone, Debug, PartialEq)]
struct PairState {
    shapes: [Shape<'static>; 2],
    follow: Follow,
    /// The corners of a new polygon that is not closed yet.
    drawn: Option<Vec<Point>>,
    /// Whether the segment A is a ray.
    is_ray: bool,
    /// Of a scene whose points are placed one by one.
    placed: Placed,
    test: TestState<RowMethod>,
}

/// What was held where, and the shape then: every move starts from it, so nothing adds up.
#[derive(Clone, Copy)]
struct PairDrag {
    which: usize,
    hold: Hold,
    from: Point,
    start: Shape<'static>,
}

/// The scene of a row of [`SCENES`].
pub(super) struct PairScene {
    row: &'static PairsRow,
    state: PairState,
    drag: Option<PairDrag>,
    /// What was held last: A or B, and by what. The arrow keys move it.
    selected: (usize, Hold),
    /// While the button is down after A was held: both as they were then.
    held: Option<[Shape<'static>; 2]>,
    /// Whether the last press was a finger's, which sees no handles before it presses.
    by_finger: bool,
    hides_labels: bool,
    is_free: bool,
    all: bool,
    /// Whether the places of A are painted for which the answer is yes.
    paints: bool,
    painted: paint::Painted,
    extra: ExtraState,
    judging: Judging<Pair<'static>>,
}

/// The pair that opens, and the row of its kinds.
fn start(row: &'static PairsRow) -> ([Shape<'static>; 2], &'static PairRow) {
    let pair = &row.pairs[0];
    (started(pair), pair)
}

/// The shapes of a pair when it is chosen.
fn started(pair: &PairRow) -> [Shape<'static>; 2] {
    [0, 1].map(|place| kinds::of_numbers(pair.kinds[place], pair.start[place]).expect("tests open every scene"))
}

/// Whether a shape can become one of another kind where the other shape asks for that: it has edges around it.
fn can_become(kind: ShapeKind, other: ShapeKind) -> bool {
    kind == other || kinds::has_edges(kind) && kinds::has_edges(other)
}

/// Does it as a scene whose points are placed one by one does, if this is one: `placed!(self.moved(pointer))`.
macro_rules! placed {
    ($scene:ident.$does:ident($($with:expr),*)) => {
        if let Some(placing) = $scene.placing() {
            return (placing.$does)($scene, $($with),*);
        }
    };
}

impl PairScene {
    pub(super) fn of(row: &'static PairsRow) -> Self {
        let (shapes, pair) = start(row);
        let (first, follow) = row.extras.placing.as_ref().map_or((0, Follow::On), |it| (it.method, Follow::Off));
        let test = TestState::of_kinds(pair.kinds, pair.methods[first], pair.first_formula);
        Self {
            row,
            state: PairState { shapes, follow, drawn: None, is_ray: false, placed: Placed::default(), test },
            drag: None,
            selected: (0, Hold::Body),
            held: None,
            by_finger: false,
            hides_labels: false,
            is_free: false,
            all: false,
            paints: false,
            painted: paint::Painted::default(),
            extra: ExtraState::default(),
            judging: Judging::default(),
        }
    }

    /// The scene in a viewer.
    pub(super) fn viewer(row: &'static PairsRow) -> Viewer {
        Viewer::showing(Box::new(Self::of(row)))
    }

    /// Both shapes; while points are missing, those that the scene starts with.
    fn pair(&self) -> Pair<'static> {
        if let Some(pair) = self.placing().and_then(|placing| (placing.pair)(&self.state.placed)) {
            return pair;
        }
        let [a, b] = self.state.shapes;
        Pair::new(a, b).expect("only pairs are placed")
    }

    fn placing(&self) -> Option<&'static Placing> {
        self.row.extras.placing.as_ref()
    }

    fn pair_row(&self) -> &'static PairRow {
        PairRow::of_pair(&self.pair())
    }

    /// Places A or B: a shape within the allowed numbers that makes a pair of this scene with the other one. What is
    /// typed and chosen is then about the new kinds.
    fn place(&mut self, which: usize, shape: Shape<'static>) {
        let Some(shapes) = self.placed(which, shape) else { return };
        let kinds = shapes.map(|shape| shape.kind());
        let is_pair = kinds::allows(&shape) && Pair::new(shapes[0], shapes[1]).is_ok();
        let Some(row) = self.row.pairs.iter().find(|row| row.kinds == kinds).filter(|_| is_pair) else { return };
        self.show(shapes, row);
    }

    /// Shows both shapes, which are of the kinds of this row.
    fn show(&mut self, shapes: [Shape<'static>; 2], row: &'static PairRow) {
        let before = self.pair_row();
        (self.state.shapes, self.state.drawn) = (shapes, None);
        if before.kinds == row.kinds {
            return;
        }
        let is_first = self.state.test.own.typed().text == before.first_formula;
        self.retype(|typed| {
            typed.kinds = Some(row.kinds);
            if is_first {
                row.first_formula.clone_into(&mut typed.text);
            }
        });
        if !row.has_half() && self.state.test.border == BorderRule::Half {
            self.state.test.border = BorderRule::AsWritten;
        }
        // Of the same name, another method can be meant: the first one is.
        self.state.test.method = self.state.test.method.and(row.methods.first().copied());
    }

    /// Takes a typed test. Where a pasted one is of another pair of this scene, that pair is shown.
    fn type_in(&mut self, text: &str) {
        self.retype(|typed| typed.type_in(text));
        self.choose(None);
        let typed = self.state.test.own.typed().clone();
        if typed.parts().len() > 1 || self.state.test.own.gap().is_none() || !hantei_judge::is_function(text) {
            return;
        }
        let reads = |row: &&'static PairRow| {
            Own::<Pair<'static>>::of(TypedTest { kinds: Some(row.kinds), ..typed.clone() }).gap().is_none()
        };
        let Some(row) = self.row.pairs.iter().find(reads) else { return };
        let as_kind = |place: usize| kinds::as_kind(&self.state.shapes[place], row.kinds[place]);
        let shapes = as_kind(0).zip(as_kind(1)).map(|(a, b)| [a, b]);
        let is_pair = |shapes: &[Shape<'static>; 2]| Pair::new(shapes[0], shapes[1]).is_ok();
        self.show(shapes.filter(is_pair).unwrap_or_else(|| started(row)), row);
        self.choose(None);
        self.state.follow = Follow::Off;
    }

    /// Both with a new A or B. Where the other shape makes no pair with the new kind, it becomes what does, in its place.
    fn placed(&self, which: usize, shape: Shape<'static>) -> Option<[Shape<'static>; 2]> {
        let mut shapes = self.state.shapes;
        shapes[which] = shape;
        let (kinds, other) = (shapes.map(|shape| shape.kind()), 1 - which);
        if self.row.pairs.iter().all(|row| row.kinds != kinds) {
            let goes = |row: &&PairRow| row.kinds[which] == kinds[which] && can_become(kinds[other], row.kinds[other]);
            let row = self.row.pairs.iter().find(goes)?;
            shapes[other] = kinds::as_kind(&shapes[other], row.kinds[other])?;
        }
        Some(shapes)
    }

    /// Why a new A or B makes no pair with the other shape: a polygon that crosses itself.
    fn crossed(&self, which: usize, shape: Shape<'static>) -> Option<Text> {
        let [a, b] = self.placed(which, shape)?;
        let Err(ShapeError::Crossed(is_b, [one, other])) = Pair::new(a, b) else { return None };
        let whose = if is_b { "B" } else { "A" };
        Some(text!("pair-crossed", whose = whose, one = one.to_string(), other = other.to_string()))
    }

    /// What a press takes hold of: the nearest handle of both, else a body; what was held last comes first.
    fn hold_at(&self, pointer: Pointer) -> Option<(usize, Hold)> {
        let Pointer { at, reach, viewport, .. } = pointer;
        let mut both = [1, 0];
        both.sort_by_key(|which| *which != self.selected.0);
        let handle = both.into_iter().filter_map(|which| {
            let (far, hold) = kinds::handle_at(&self.state.shapes[which], at, reach, 1.0 / viewport.zoom)?;
            self.can_take(which, far, pointer).then_some((far, (which, hold)))
        });
        let nearest = handle.min_by(|p, q| p.0.total_cmp(&q.0)).map(|(_, held)| held);
        let body = || both.into_iter().find(|which| kinds::has(&self.state.shapes[*which], at, reach / 2.0));
        nearest.or_else(|| body().map(|which| (which, Hold::Body)))
    }

    /// Whether a handle of one of two rectangles can be taken that is so far: a held A has a corner under the pointer, which
    /// means A; inside the one that was held last, a handle is its own; and a finger is wide, on a body it rarely means an
    /// edge, and never that of another body.
    fn can_take(&self, which: usize, far: f64, Pointer { at, reach, by_finger, .. }: Pointer) -> bool {
        let [Shape::Rect(a), Shape::Rect(b)] = self.state.shapes else { return true };
        let both = [a, b];
        let (of, is_in) = (both[which], |which: usize| both[which].contains(at));
        let is_own = which == self.selected.0 || !is_in(self.selected.0);
        let is_on_body = by_finger && (is_in(0) || is_in(1));
        let is_meant = !is_on_body || is_in(which) && far <= grip::reach(of, at, reach) / 2.0;
        self.state.follow != Follow::Held && is_own && is_meant
    }

    /// A drag begins here.
    fn take_hold(&mut self, pointer: Pointer, (which, hold): (usize, Hold)) {
        self.selected = (which, hold);
        self.drag = Some(PairDrag { which, hold, from: pointer.at, start: self.state.shapes[which] });
    }

    fn follows(&self) -> bool {
        self.state.follow == Follow::On
    }

    fn trial_now(&self) -> Trial<RowMethod> {
        self.trial_of(self.pair(), self.state.test.method)
    }

    fn marks(&self, look: &Look, stage: (f64, f64)) -> Marks {
        if let Some(corners) = self.drawn() {
            return self.marks_of_drawing(corners, look);
        }
        let (pair, row) = (self.pair(), self.pair_row());
        let method = self.state.test.method;
        let back = picture_turn::around_middle(-self.extra.turn.shown());
        let mut marks = Marks::new(look.viewport, stage).turned(self.turned(), back);
        let (viewport, border) = (look.viewport, self.trial_now().border);
        let picture = self.picture(stage, look.hides);
        let seen = Rect::from_corners(viewport.to_world(picture.min()), viewport.to_world(picture.max()));
        let walk = || method.filter(|_| !look.hides).map(|_| self.trial_now().walk());
        let (step, lit, out) = (look.step, look.lit, self.way_out());
        let guesses = look.guesses;
        let sight = Sight { pair: &pair, method, border, viewport, seen, walk: &walk, step, lit, out, guesses };
        (row.marks)(&sight, &mut marks);
        if self.extra.centres {
            centres::mark(self, &mut marks);
        }
        if self.state.is_ray {
            lines::ray::mark(&pair, &mut marks);
        }
        let middles = [pair.a(), pair.b()].map(kinds::middle);
        marks.letter(true, row.letters[0], pair.a(), middles[1]);
        marks.letter(false, row.letters[1], pair.b(), middles[0]);
        marks
    }

    /// Where a bubble may say what to do first: above A or below it, stage pixels.
    fn bubbles(&self, look: &Look) -> Vec<Rect> {
        let a = look.viewport.rect_to_stage(kinds::bounds(&self.state.shapes[0]));
        // Over a small shape or a point, the bubble goes on to the right.
        let (from, to) = if a.width() < SMALL {
            (a.min().x - BUBBLE_TIP, a.min().x - BUBBLE_TIP + BUBBLE.0)
        } else {
            (a.max().x - a.width().max(BUBBLE.0), a.max().x)
        };
        let over = |y: f64, to_y: f64| Rect::from_corners(Point::new(from, y), Point::new(to, to_y));
        let above = over(a.min().y - BUBBLE.1, a.min().y);
        // Without room above, it is below.
        if above.min().y > 0.0 { vec![above] } else { vec![above, over(a.max().y, a.max().y + BUBBLE.1)] }
    }

    /// The handles of what is held, or may be: the pointer is within its reach.
    fn draw_handles(&self, look: &Look, figure: &mut Figure) {
        let is_still = !self.follows() && self.drag.is_none() && !look.hides;
        let pointer = look.pointer.filter(|_| is_still).map(|pointer| self.unturned(pointer));
        let near = || pointer.and_then(|pointer| self.hold_at(pointer));
        let touched = || (self.by_finger && is_still && self.can_turn()).then_some(self.selected);
        let held = self.drag.map(|drag| (drag.which, drag.hold)).or_else(near).or_else(touched);
        let Some((which, _)) = held else { return };
        let role = if self.selected.0 == which { Role::SelectedHandle } else { Role::Handle };
        let (shape, unit) = (&self.state.shapes[which], 1.0 / look.viewport.zoom);
        if let Some([from, to]) = turning::stalk(shape, unit) {
            figure.push(Item::Line { from, to, role, dashed: false });
        }
        figure.items.extend(kinds::handles(shape, unit).into_iter().map(|at| Item::Handle { at, role }));
    }
}

impl TestScene for PairScene {
    tested! { RowMethod, state.test, judging }

    fn methods(&self) -> &'static [RowMethod] {
        self.pair_row().methods
    }

    fn borders(&self) -> &'static [BorderRule] {
        if self.pair_row().has_half() { BorderRule::ALL } else { BorderRule::OF_AREAS }
    }

    fn shapes(&self) -> Option<Pair<'static>> {
        match self.placing() {
            Some(placing) => (placing.pair)(&self.state.placed),
            None => self.state.drawn.is_none().then(|| self.pair()),
        }
    }

    fn answer_name(&self) -> &'static str {
        self.pair().answer_name()
    }

    fn seen(&self) -> YDirection {
        self.state.placed.y
    }

    /// A text may come with shapes of other kinds: it is wrong if it is about none of the scene's pairs.
    fn flaw(&self, text: &str) -> Result<(), TextFlaw> {
        // With a polygon typing begins with an empty field.
        if self.row.pairs.iter().any(|row| row.first_formula == text) {
            return Ok(());
        }
        let typed = |kinds| TypedTest { kinds: Some(kinds), ..TypedTest::default() };
        let kinds = self.pair_row().kinds;
        let others = self.row.pairs.iter().map(|row| row.kinds).filter(|other| *other != kinds);
        // To say of which other shapes it is a test takes long.
        if std::iter::once(kinds).chain(others).any(|kinds| own::is_read::<Pair<'static>>(text, &typed(kinds))) {
            return Ok(());
        }
        own::flaw::<Pair<'static>>(text, &typed(kinds))
    }

    fn place_error(&mut self, pair: Pair<'static>) {
        placed!(self.place(&pair));
        self.place(0, *pair.a());
        self.place(1, *pair.b());
        self.state.follow = Follow::Off;
    }
}

impl Scene for PairScene {
    fn laid_out(&mut self, stage: (f64, f64)) {
        self.extra.stage = stage;
    }

    fn settled(&mut self) {
        self.see_cell();
        placed!(self.settled());
    }

    fn take_onward(&mut self) -> Option<ShownPair> {
        self.extra.onward.take()
    }

    fn grows_up(&self) -> bool {
        self.state.placed.y.is_up()
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        placed!(self.draw(look, figure));
        if self.drawn().is_some() {
            return figure.items.extend(self.marks(look, figure.stage).items(false).cloned());
        }
        self.draw_bands(look, figure);
        if self.row.extras.turns {
            figure.push_group(self.turned(), None, |figure| self.draw_pair(look, figure));
        } else {
            self.draw_pair(look, figure);
        }
    }

    fn draw_over(&self, look: &Look, figure: &mut Figure) {
        placed!(self.draw_over(look, figure));
        let mut taken = self.draw_shadows(look, figure);
        if !self.hides_labels {
            if self.follows() && self.drawn().is_none() {
                taken.extend(self.bubbles(look));
            }
            self.marks(look, figure.stage).write(&self.pair(), look.hides, &taken, figure);
            self.write_extras(look, figure);
        }
        if !self.shows_shadows() && self.extra.turn.shown() == 0.0 {
            marks::axes(figure);
        }
        if let Some(caption) = self.pair_row().caption.filter(|_| self.drawn().is_none()) {
            marks::caption(caption(&self.pair()), figure);
        }
    }

    fn read(&self, look: &Look) -> Readings {
        placed!(self.read(look));
        if let Some(corners) = self.drawn() {
            return self.readings_of_drawing(corners);
        }
        let (trial, pair) = (self.trial_now(), self.pair());
        let mut readings = self.test_readings(look.step).unwrap_or_else(|| trial.readings(look.step));
        if let (true, Some(section)) = (self.all, readings.sections.first_mut()) {
            *section = trial.walk().comparisons_with(&trial.every_comparison());
        }
        let (contact, row) = (pair.contact(), self.pair_row());
        // Two squares stand for two rectangles already.
        if readings.picture != Pictogram::None && row.kinds != rects::KINDS {
            let shown = match (contact, readings.verdict) {
                (Contact::Touching, _) => Contact::Touching,
                (_, Some(true)) => Contact::Overlapping,
                _ => Contact::Apart,
            };
            readings.picture = Pictogram::Shapes(row.kinds, shown);
            if row.has_point() {
                readings.word = readings.verdict.map(super::shared::truth);
                if contact == Contact::Touching && readings.truth.is_none() {
                    readings.headline = text!("verdict-on-edge");
                }
            }
        }
        if trial.built_in().is_some_and(|_| trial.questions().len() == 1) {
            readings.sum = readings.verdict.map(|hit| if hit { text!("sum-near") } else { text!("sum-far") });
        }
        if let (Some(method), Some(finish)) = (trial.built_in(), row.finish) {
            let (walk, says) = (trial.walk(), trial.says());
            let (border, step) = (trial.border, look.step);
            let said = Said { pair: &pair, method, border, walk: &walk, says, step, seen: trial.seen };
            finish(&said, &mut readings);
        }
        readings.facts.extend(self.row.extras.fact.map(|fact| fact(&pair)));
        if self.state.is_ray && !look.hides {
            readings.facts.push(lines::ray::fact(&pair));
        }
        readings.facts.extend(self.extra.turn.text());
        match self.row.extras.read {
            Some(read) => read(self, &mut readings),
            None => readings.notes.extend(self.disagreement()),
        }
        if let Some(lens) = self.row.extras.lens.as_ref().filter(|_| look.door == Door::Lens) {
            readings.notes.extend((lens.notes)(self));
        }
        // Which rows such a method has tells how far it comes.
        if look.hides
            && row.kinds != rects::KINDS
            && trial.built_in().is_some_and(|method| matches!(method.form(), Form::Steps | Form::Edges | Form::NoneOf))
        {
            readings.sections.clear();
        }
        readings
    }

    fn answers(&self) -> SceneAnswers {
        placed!(self.answers());
        let (pair, row) = (self.pair(), self.pair_row());
        let letters = ["a", "b"].into_iter().zip([pair.a(), pair.b()]);
        let parts = letters.flat_map(|(letter, shape)| {
            let letter = if shape.kind() == ShapeKind::Point { "p" } else { letter };
            let parts = shape.parts().into_iter().map(|(name, number)| (name.to_string(), number));
            let more = kinds::more_parts(shape);
            parts.chain(more).map(move |(name, number)| (format!("{letter}{name}"), number))
        });
        let values = row.values.iter().map(|(name, of)| ((*name).to_owned(), of(&pair)));
        let of_ray = if self.state.is_ray { lines::ray::values(&pair) } else { Vec::new() };
        let of_ray = of_ray.into_iter().map(|(name, number)| (name.to_owned(), number));
        let numbers = parts.chain(values).chain(of_ray);
        let numbers = numbers.fold(self.test_answers(), |answers, (name, number)| answers.with(name, number));
        let words = self.row.extras.words.iter();
        let answers = words.fold(numbers, |answers, (name, of)| answers.with(*name, of(&pair)));
        let has_cells = self.row.extras.map.as_ref().is_some_and(|map| map.cell.is_some());
        if has_cells { answers.with("seen", self.extra.seen.len()) } else { answers }
    }

    fn can_deal(&self, kind: usize) -> bool {
        dealing::can_deal(self.row, self.pair_row().kinds, kind)
    }

    fn deal(&mut self, kind: usize, numbers: &mut Numbers) {
        let Dealt { shapes: [a, b], border, method } = dealing::deal(self.row, self.pair_row().kinds, kind, numbers);
        match (self.placing(), Pair::new(a, b)) {
            (Some(placing), Ok(pair)) => (placing.place)(self, &pair),
            _ => {
                // B first: it stays what it is. Where it makes no pair with the A before, once more.
                self.place(1, b);
                self.place(0, a);
                self.place(1, b);
            }
        }
        self.state.follow = Follow::Off;
        self.state.test.border = border;
        let known = self.methods().iter().copied().find(|known| Some(known.value_name()) == method);
        self.state.test.method = known.or(self.state.test.method);
    }

    fn moved(&mut self, pointer: Pointer) {
        placed!(self.moved(pointer));
        if self.drawn().is_some() {
            return;
        }
        let (PairDrag { which, hold, from, start }, at) = match self.drag {
            Some(drag) => (drag, self.unturned(pointer).at),
            None if self.follows() && !pointer.by_finger => {
                let start = self.state.shapes[0];
                let drag = PairDrag { which: 0, hold: Hold::Body, from: kinds::anchor(&start), start };
                (drag, self.in_picture(pointer))
            }
            None => return,
        };
        if self.drag.is_some() {
            self.selected = (which, hold);
            if at == from {
                // A tap moves nothing.
                if !pointer.by_finger {
                    self.place(which, start);
                }
                return;
            }
        }
        let length = (!self.is_free || pointer.fine).then(|| pointer.step(kinds::size(&start)));
        let steps = kinds::Steps { length, turn: turning::TurnStep::of(pointer) };
        self.place(which, kinds::dragged(&start, hold, [from, at], steps));
    }

    /// A that follows the pointer stays where it is, and is held. Else a press takes hold; beside both, a finger moves A.
    fn pressed(&mut self, pointer: Pointer) {
        placed!(self.pressed(pointer));
        self.by_finger = pointer.by_finger;
        if self.drawn().is_some() {
            return self.press_corner(pointer);
        }
        let pointer = self.unturned(pointer);
        if pointer.shift && self.adds_corner(pointer) {
            return;
        }
        self.held = (self.state.follow == Follow::Held).then_some(self.state.shapes);
        let followed = self.follows();
        if followed && !pointer.by_finger {
            self.state.follow = Follow::Held;
            return self.take_hold(pointer, (0, Hold::Body));
        }
        if followed && self.row.extras.keeps_a {
            if self.moves_by_finger(pointer) {
                self.take_hold(pointer, (0, Hold::Body));
            }
            return;
        }
        if followed {
            self.state.follow = Follow::Off;
        }
        if pointer.by_finger && self.pulls_edge(pointer) {
            return;
        }
        let beside = followed.then_some((0, Hold::Body));
        if let Some(held) = self.hold_at(pointer).or(beside) {
            self.take_hold(pointer, held);
        }
    }

    /// A click that moves nothing lets A follow again.
    fn released(&mut self, pointer: Pointer) {
        placed!(self.released(pointer));
        self.drag = None;
        if self.held.take().is_some_and(|before| before == self.state.shapes) {
            self.state.follow = Follow::On;
        }
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        let turns = self.extra.turn.advance();
        self.judge_on(clock) | turns
    }

    fn bounds(&self) -> Option<Rect> {
        placed!(self.bounds());
        let turn = picture_turn::around_middle(self.extra.turn.target());
        let [a, b] = self.state.shapes.map(|shape| turn.around(kinds::bounds(&shape)));
        let around = self.pair_row().around.map(|around| around(&self.pair()));
        let out = self.way_out().map(|out| kinds::bounds(&out));
        let mark = self.mark().map(|at| Rect::from_corners(turn.to(at), turn.to(at)));
        Some(self.in_view(around.into_iter().chain(out).chain(mark).fold(a.union(b), Rect::union)))
    }

    fn has_shadows(&self) -> bool {
        self.has_room_for_shadows()
    }

    fn draw_figure(&self, door: Door, look: &FigureLook, figure: &mut Figure) {
        match (door, &self.row.extras) {
            (Door::Map | Door::Own, Extras { map: Some(map), .. }) => (map.draw)(self, door, look, figure),
            (Door::Lens, Extras { lens: Some(lens), .. }) => (lens.draw)(self, look, figure),
            _ => {}
        }
    }

    fn pressed_figure(&mut self, door: Door, pointer: FigurePointer) {
        match (door, &self.row.extras) {
            (Door::Map | Door::Own, Extras { map: Some(map), .. }) => (map.press)(self, door, pointer),
            (Door::Lens, Extras { lens: Some(lens), .. }) => (lens.press)(self, pointer),
            _ => {}
        }
    }

    fn wheeled_figure(&mut self, door: Door, _: FigurePointer, steps: f64) {
        if let Some(lens) = self.row.extras.lens.as_ref().filter(|_| door == Door::Lens) {
            let most = (lens.most_k)(self.extra.lens.precision);
            self.extra.lens.wheeled(steps, most);
        }
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        placed!(self.landmarks());
        let letters = self.pair_row().letters.into_iter();
        let place = |shape: Shape| self.turned().around(kinds::bounds(&shape));
        letters.zip(self.state.shapes).map(|(letter, shape)| (Text::plain(letter), place(shape))).collect()
    }

    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some(self.pair_row().shown_kinds())
    }

    fn walk(&self) -> Option<Walk> {
        placed!(self.walk());
        Some(self.trial()?.walk())
    }

    fn invitation(&self) -> Option<Rect> {
        (self.follows() && self.drawn().is_none()).then(|| kinds::bounds(&self.state.shapes[0]))
    }

    fn trial(&self) -> Option<Box<dyn Judged>> {
        Some(Box::new(self.chosen_trial()?))
    }

    fn near(&self, pointer: Pointer) -> Option<About> {
        let (row, pair) = (self.pair_row(), self.pair());
        if let Some(near) = self.row.extras.near {
            return near(self, self.unturned(pointer));
        }
        let is_still = self.state.follow == Follow::Off && self.drawn().is_none();
        row.near.filter(|_| is_still).and_then(|near| near(&pair, pointer.at, pointer.reach))
    }

    fn pointer_shape(&self, pointer: Pointer) -> PointerShape {
        placed!(self.pointer_shape(pointer));
        if self.drawn().is_some() {
            return PointerShape::Cross;
        }
        let pointer = self.unturned(pointer);
        let held = self.drag.map(|drag| (drag.which, drag.hold));
        let is_free = pointer.by_finger || !self.follows();
        let under = || self.hold_at(pointer).filter(|_| is_free);
        let shape = held.or_else(under).map_or(PointerShape::Arrow, |(which, hold)| {
            kinds::pointer_shape(&self.state.shapes[which], hold, pointer.at)
        });
        shape.turned(self.extra.turn.shown())
    }

    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        if self.row.has_code || self.is_own() {
            return self.drawn().is_none().then(|| self.trial_now().as_code(language, words));
        }
        // Without a method as code, a test that is right.
        let code = SlantedCode::of_kinds([self.pair().a().kind(), self.pair().b().kind()])?;
        let border = Border::Hits;
        Some(code.code(border, language, CodeParameters::Numbers, &slanted_note(code, border, words)))
    }

    fn as_test(&self) -> String {
        let missing = || self.placing().map_or("This scene is no case for a test.", |placing| placing.missing);
        self.trial().map_or_else(|| format!("// {}\n", missing()), |trial| trial.as_test())
    }

    fn trace(&self, trace: Trace) -> Trace {
        placed!(self.trace(trace));
        match self.chosen_trial() {
            Some(trial) => trial.trace(self.trace_test(trace)),
            None => self.trace_test(trace),
        }
    }
}

impl PairScene {
    /// Draws both shapes with their marks.
    fn draw_pair(&self, look: &Look, figure: &mut Figure) {
        let [a, b] = &self.state.shapes;
        let marks = self.marks(look, figure.stage);
        figure.items.extend(marks.grounds(look.hides).cloned());
        // A line lies over the other shape.
        let is_line = matches!(a, Shape::Segment(_));
        if !is_line {
            kinds::draw(a, true, figure);
        }
        if self.pair_row().is_open {
            let is_in = !look.hides && self.trial_now().is_so();
            let role = if is_in { Role::Inside } else { Role::Area };
            figure.push(Item::Polygon { points: kinds::corners(b), role });
        } else {
            kinds::draw(b, false, figure);
        }
        if is_line {
            // A ray ends where it hits.
            let ray = (self.state.is_ray && !look.hides).then(|| lines::ray::until(&self.pair()));
            kinds::draw(ray.as_ref().unwrap_or(a), true, figure);
        }
        if !look.hides {
            overlap::draw(a, b, figure);
        }
        let paints = self.paints && !look.hides;
        if paints {
            self.paint(figure);
        }
        if look.hides {
            kinds::draw_under(a, b, figure);
        }
        figure.items.extend(marks.items(look.hides).cloned());
        if matches!(a, Shape::Point(_)) {
            // A point stands over lines and areas.
            kinds::draw(a, true, figure);
        }
        if paints {
            self.mark_anchor(figure);
        }
        self.draw_handles(look, figure);
    }

    /// Why the methods do not all say the same, if they do not.
    fn disagreement(&self) -> Vec<Text> {
        let (pair, row, trials) = (self.pair(), self.pair_row(), self.trials());
        let of_border =
            pair.contact() == Contact::Touching && trials.iter().any(|trial| trial.border != trials[0].border);
        // That the chosen one is wrong, the verdict says.
        let wrong = trials.iter().filter(|trial| trial.is_wrong() && trial.built_in() != self.state.test.method);
        let because = wrong.filter_map(|trial| {
            let because = (row.because)(&pair, &trial.built_in()?);
            Some(text!("circle-note-wrong", method = trial.name(), because = because))
        });
        of_border.then(|| text!("pair-note-border")).into_iter().chain(because).collect()
    }
}
