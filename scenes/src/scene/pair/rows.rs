//! The tables: a scene's pairs of shapes, and the methods of each pair.

use super::extras::Extras;
use super::marks::Marks;
use super::{PairScene, kinds};
use crate::figure::Viewport;
use crate::scene::shared::subject::in_rust;
use crate::scene::{Action, Facts, Knob, Numbers, Readings, Row, ShownPair, Walk, YDirection};
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Border, BorderRule, Comparison, Form, Method, Named, Observer, Point, Question, Rect, ShapeKind,
};
use std::any::Any;
use std::marker::PhantomData;

/// All scenes of pairs.
pub(in crate::scene) static SCENES: [&PairsRow; 8] = [
    &super::circles::SCENE,
    &super::button::SCENE,
    &super::polygon::SCENE,
    &super::lines::SCENE,
    &super::turned::SCENE,
    &super::circle::SCENE,
    &super::rects::SCENE,
    &super::quad::SCENE,
];

/// A scene: one or more pairs that belong together.
pub(in crate::scene) struct PairsRow {
    /// Its name, examples, deals.
    pub(in crate::scene) facts: Facts,
    /// Its pairs of kinds. The first one opens.
    pub(super) pairs: &'static [PairRow],
    /// Whether its methods are copied as code.
    pub(super) has_code: bool,
    /// Knobs beside those that every pair has.
    pub(super) knobs: &'static [Knob<PairScene>],
    /// Actions beside those that every pair has.
    pub(super) actions: &'static [Action<PairScene>],
    /// A case to guess, by its place among the deals.
    pub(super) deal: fn(usize, &mut Numbers) -> Dealt,
    /// How far A can be moved without another answer in a dealt case, world units; 0 where cases are about the border.
    pub(super) clear: f64,
    /// What other scenes do not have.
    pub(super) extras: Extras,
}

/// A case to guess.
pub(super) struct Dealt {
    /// A and B.
    pub(super) shapes: [Shape<'static>; 2],
    /// With what border it is guessed.
    pub(super) border: BorderRule,
    /// With which method, if that is not the chosen one.
    pub(super) method: Option<&'static str>,
}

impl Dealt {
    pub(super) const fn of(shapes: [Shape<'static>; 2], border: BorderRule) -> Self {
        Self { shapes, border, method: None }
    }
}

/// A case of shapes whose kinds are told by how many numbers they have.
pub(super) fn dealt(numbers: [Vec<f64>; 2], border: BorderRule) -> Dealt {
    let shape = |numbers: Vec<f64>| Shape::try_from(&numbers[..]).expect("a deal has the numbers of a shape");
    Dealt::of(numbers.map(shape), border)
}

/// A number that follows from the shapes, and the name that goals have for it.
pub(super) type NamedValue = (&'static str, fn(&Pair) -> f64);
/// What is near a place, by a reach in world units.
pub(super) type Near = fn(&Pair, Point, f64) -> Option<About>;

/// Two kinds of shapes, and all that is said of such a pair.
pub(in crate::scene) struct PairRow {
    /// A's and B's.
    pub(super) kinds: [ShapeKind; 2],
    /// The numbers of A and B when the pair is chosen.
    pub(super) start: [&'static [f64]; 2],
    /// The letters of A and B in the picture.
    pub(super) letters: [&'static str; 2],
    /// The first one is chosen at the start.
    pub(super) methods: &'static [RowMethod],
    /// Methods whose texts, `idea-…` and `explain-…`, end otherwise than with their names: other pairs have those names, too.
    pub(super) told: &'static [(&'static str, &'static str)],
    /// The names of its numbers for a typed test, in groups.
    pub(super) names: &'static [&'static [&'static str]],
    /// What typing begins with.
    pub(super) first_formula: &'static str,
    /// The expression of the shapes for the crate, from `a` and `b`, and its type.
    pub(super) in_rust: [&'static str; 2],
    /// Numbers that follow from the shapes, by the names that goals have for them.
    pub(super) values: &'static [NamedValue],
    /// The methods that are wrong in other cases than by rounding.
    pub(super) approximate: &'static [&'static str],
    /// The exact relation in words.
    pub(super) contact: fn(&Pair) -> Text,
    /// What a method computes before it compares; by its name.
    pub(super) computed: fn(&Pair, &RowMethod) -> Vec<Row>,
    /// What a question asks, and whether a yes speaks for a hit.
    pub(super) meaning: fn(&Pair, &RowMethod, &Question) -> (Text, Option<bool>),
    /// Why a method gives this answer.
    pub(super) reason: fn(&Said) -> Text,
    /// Why a method is wrong here.
    pub(super) because: fn(&Pair, &RowMethod) -> Text,
    /// What is drawn and written beside the shapes.
    pub(super) marks: fn(&Sight, &mut Marks),
    /// What is near a place that a row of the panel is about.
    pub(super) near: Option<Near>,
    /// The part of the world that has to be in sight, if it is more than both shapes.
    pub(super) around: Option<fn(&Pair) -> Rect>,
    /// Whether B is an outline, filled where the answer is yes: then what is in it can be seen.
    pub(super) is_open: bool,
    /// What is changed in what the panel says of a method.
    pub(super) finish: Option<fn(&Said, &mut Readings)>,
    /// A method in short; else its questions, joined.
    pub(super) pseudo_code: Option<fn(&str) -> &'static str>,
    /// What stands under the picture.
    pub(super) caption: Option<fn(&Pair) -> Text>,
}

impl PairsRow {
    /// The scene of a pair of these kinds.
    pub(super) fn of(kinds: [ShapeKind; 2]) -> &'static Self {
        let has = |row: &&&'static Self| row.pairs.iter().any(|pair| pair.kinds == kinds);
        SCENES.iter().find(has).unwrap_or(&SCENES[0])
    }

    /// What shows each of its pairs: the kinds, and the settings of A and B.
    pub(in crate::scene) fn shown(&'static self) -> impl Iterator<Item = ShownPair> {
        let written = |row: &PairRow, place: usize| {
            kinds::written(&kinds::of_numbers(row.kinds[place], row.start[place]).expect("tests open every pair"))
        };
        let settings = move |row: &PairRow| vec![("a", written(row, 0)), ("b", written(row, 1))];
        self.pairs.iter().map(move |row| ShownPair {
            kinds: row.shown_kinds(),
            scene: self.facts.name,
            settings: if self.pairs.len() > 1 { settings(row) } else { Vec::new() },
        })
    }
}

impl PairRow {
    /// Whether it speaks of inside and outside.
    pub(super) fn has_point(&self) -> bool {
        self.kinds.contains(&ShapeKind::Point)
    }

    /// Whether a border can belong to one of two neighbours: A is a point, and B has edges around it.
    pub(super) fn has_half(&self) -> bool {
        self.kinds[0] == ShapeKind::Point && kinds::has_edges(self.kinds[1])
    }

    /// Whether A asks, as everywhere but in a quadrilateral with its point.
    fn is_asked_by_a(&self) -> bool {
        self.kinds[1] != ShapeKind::Point
    }

    /// Both kinds as they are chosen: the one that asks comes first.
    pub(super) fn shown_kinds(&self) -> [ShapeKind; 2] {
        let [a, b] = self.kinds;
        if self.is_asked_by_a() { [a, b] } else { [b, a] }
    }

    /// The rows of all scenes.
    pub(super) fn all() -> impl Iterator<Item = &'static Self> {
        SCENES.iter().flat_map(|scene| scene.pairs)
    }

    /// The row that has this method.
    pub(super) fn of_method(method: RowMethod) -> Option<&'static Self> {
        Self::all().find(|row| row.methods.contains(&method))
    }

    /// The row of these kinds.
    pub(super) fn of(kinds: [ShapeKind; 2]) -> Option<&'static Self> {
        Self::all().find(|row| row.kinds == kinds)
    }

    pub(super) fn of_pair(pair: &Pair) -> &'static Self {
        Self::of([pair.a().kind(), pair.b().kind()]).unwrap_or(&SCENES[0].pairs[0])
    }
}

/// What a method says of a pair, and how it came to say so.
pub(super) struct Said<'a> {
    pub(super) pair: &'a Pair<'static>,
    pub(super) method: RowMethod,
    pub(super) border: Border,
    pub(super) walk: &'a Walk,
    pub(super) says: bool,
    /// How far it has come: 0 is to its end.
    pub(super) step: usize,
    /// Which way y grows.
    pub(super) seen: YDirection,
}

/// A pair and how it is looked at.
pub(super) struct Sight<'a> {
    pub(super) pair: &'a Pair<'static>,
    /// The chosen method; `None` is the typed test.
    pub(super) method: Option<RowMethod>,
    /// The method's rule for touching.
    pub(super) border: Border,
    pub(super) viewport: Viewport,
    /// The part of the world that is in sight.
    pub(super) seen: Rect,
    /// The chosen method at work, unless that is hidden.
    pub(super) walk: &'a dyn Fn() -> Option<Walk>,
    /// How far it has come: 0 is to its end.
    pub(super) step: usize,
    /// What is lit up.
    pub(super) lit: Option<About>,
    /// A, moved out of B, if that is shown.
    pub(super) out: Option<Shape<'static>>,
    /// Whether a guess is awaited or was made.
    pub(super) guesses: bool,
}

/// A method as a value: its words, and pointers to the generic functions of the crate.
pub(in crate::scene) struct MethodRow {
    name: &'static str,
    source: fn() -> &'static str,
    own_border: fn() -> Border,
    form: fn() -> Form,
    definitions: fn() -> &'static str,
    ends_at_last_pixel: fn(Border) -> bool,
    misses_points: fn(Border) -> bool,
    /// `CirclesMethod::Squared`
    in_rust: fn() -> String,
    questions: fn(Option<&Pair>, Border) -> Vec<Question>,
    every: fn(&Pair, Border) -> Vec<Comparison>,
    walk: fn(&Pair, Border, &mut dyn Observer) -> bool,
}

/// The functions of the method at a place of its family.
struct Pointers<M, const PLACE: usize>(PhantomData<M>);

impl<M, const PLACE: usize> Pointers<M, PLACE>
where
    M: Method,
    for<'a> M::Shapes: TryFrom<&'a Pair<'a>>,
{
    fn shapes(pair: &Pair) -> Option<M::Shapes> {
        M::Shapes::try_from(pair).ok()
    }

    fn questions(pair: Option<&Pair>, border: Border) -> Vec<Question> {
        let method = M::VALUES[PLACE];
        let of = pair.and_then(Self::shapes).map(|shapes| method.questions_of(&shapes, border));
        of.unwrap_or_else(|| method.questions(border))
    }

    fn every(pair: &Pair, border: Border) -> Vec<Comparison> {
        Self::shapes(pair).map_or_else(Vec::new, |shapes| M::VALUES[PLACE].every_comparison(&shapes, border))
    }

    fn walk(pair: &Pair, border: Border, mut observer: &mut dyn Observer) -> bool {
        Self::shapes(pair).is_some_and(|shapes| M::VALUES[PLACE].holds(&shapes, border, &mut observer))
    }
}

impl MethodRow {
    /// The row of the method at this place of a family.
    pub(super) const fn of<M, const PLACE: usize>() -> Self
    where
        M: Method,
        for<'a> M::Shapes: TryFrom<&'a Pair<'a>>,
    {
        Self {
            name: M::VALUE_NAMES[PLACE],
            source: || M::VALUES[PLACE].source(),
            own_border: || M::VALUES[PLACE].own_border(),
            form: || M::VALUES[PLACE].form(),
            definitions: || M::VALUES[PLACE].definitions(),
            ends_at_last_pixel: |border| M::VALUES[PLACE].ends_at_last_pixel(border),
            misses_points: |border| M::VALUES[PLACE].misses_points(border),
            in_rust: || in_rust(M::VALUES[PLACE]),
            questions: Pointers::<M, PLACE>::questions,
            every: Pointers::<M, PLACE>::every,
            walk: Pointers::<M, PLACE>::walk,
        }
    }
}

/// The rows of a family's methods, by their places: `methods!(CirclesMethod: 0, 1, 2)`.
macro_rules! methods {
    ($Family:ty: $($place:literal),+) => {
        &[$($crate::scene::pair::rows::RowMethod(
            &const { $crate::scene::pair::rows::MethodRow::of::<$Family, $place>() },
        )),+]
    };
}

pub(super) use methods;

/// A method of any pair.
#[derive(Clone, Copy)]
pub struct RowMethod(pub(super) &'static MethodRow);

/// The methods of an A and a B of these kinds, the first one first; empty where a scene of its own has them, and for a
/// polygon of four corners and a point.
pub fn pair_methods(kinds: [ShapeKind; 2]) -> &'static [RowMethod] {
    PairRow::of(kinds).filter(|row| row.is_asked_by_a()).map_or(&[], |row| row.methods)
}

/// The kinds that have [`pair_methods`].
pub fn kinds_with_methods() -> impl Iterator<Item = [ShapeKind; 2]> {
    PairRow::all().filter(|row| row.is_asked_by_a()).map(|row| row.kinds)
}

impl RowMethod {
    /// A method of a pair, which is a row.
    pub(super) fn of(method: impl Method<Shapes = Pair<'static>>) -> Self {
        let method: &dyn Any = &method;
        *method.downcast_ref().expect("rows are the methods of a pair")
    }

    /// Its name in the crate: `CirclesMethod::Squared`.
    pub(super) fn in_rust(self) -> String {
        (self.0.in_rust)()
    }
}

impl PartialEq for RowMethod {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for RowMethod {}

impl std::fmt::Debug for RowMethod {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.0.name)
    }
}

impl Default for RowMethod {
    fn default() -> Self {
        SCENES[0].pairs[0].methods[0]
    }
}

/// The methods of a pair are in its row.
impl Named for RowMethod {
    const VALUES: &'static [Self] = &[];
    const VALUE_NAMES: &'static [&'static str] = &[];

    fn value_name(self) -> &'static str {
        self.0.name
    }
}

impl Method for RowMethod {
    type Shapes = Pair<'static>;

    fn source(self) -> &'static str {
        (self.0.source)()
    }

    fn own_border(self) -> Border {
        (self.0.own_border)()
    }

    fn holds(self, pair: &Pair<'static>, border: Border, observer: &mut impl Observer) -> bool {
        (self.0.walk)(pair, border, observer)
    }

    fn questions(self, border: Border) -> Vec<Question> {
        (self.0.questions)(None, border)
    }

    fn questions_of(self, pair: &Pair<'static>, border: Border) -> Vec<Question> {
        (self.0.questions)(Some(pair), border)
    }

    fn every_comparison(self, pair: &Pair<'static>, border: Border) -> Vec<Comparison> {
        (self.0.every)(pair, border)
    }

    fn form(self) -> Form {
        (self.0.form)()
    }

    fn definitions(self) -> &'static str {
        (self.0.definitions)()
    }

    fn ends_at_last_pixel(self, border: Border) -> bool {
        (self.0.ends_at_last_pixel)(border)
    }

    fn misses_points(self, border: Border) -> bool {
        (self.0.misses_points)(border)
    }
}
