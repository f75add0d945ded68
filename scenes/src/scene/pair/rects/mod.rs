//! Two rectangles: the HSP test script, with every source's method.

mod deal;
mod lens;
mod lens_numbers;
mod lit_comparison;
mod map;
mod marks;
mod pixels;
mod said;

use super::extras::{ANGLE, BACK, CENTRES, Extras, K, PairLens, PairMap, SHADOWS, Spoken};
use super::rows::{PairRow, PairsRow, RowMethod, methods};
use super::{PairScene, kinds};
use crate::scene::shared::clear_cases;
use crate::scene::shared::follow::Follow;
use crate::scene::shared::lens::Lensed as _;
use crate::scene::shared::mark::Marked as _;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::shape_words::{Spoken as _, gap};
use crate::scene::shared::subject::{Subject, touching_rule};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::shared::trial::{Chosen, Trial};
use crate::scene::{Door, Examples, Facts, Fit, Knob, examples, trace};
use hantei_collision::shapes::Pair;
use hantei_collision::{Allen, Axis, Named as _, OverlapMethod, Precision, Rect, ShapeKind, TwoRects};
use hantei_judge::OVERLAP_MISTAKES;

/// B in the middle of HSP's window of 640 × 480, and A where the pointer is not yet.
const START: [&[f64]; 2] = [&[142.0, 146.0, 100.0, 100.0], &[270.0, 190.0, 100.0, 100.0]];

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "rects",
        examples: examples!("rects"),
        mistakes: &OVERLAP_MISTAKES,
        deals: deal::KINDS,
        gestures: &["move", "drag"],
        fit: Fit::BESIDE_SHADOWS,
        steps: true,
        figures: &[Door::Map, Door::Lens],
        ..Facts::NEW
    },
    pairs: &[PairRow {
        kinds: KINDS,
        start: START,
        letters: ["A", "B"],
        methods: methods!(OverlapMethod: 0, 1, 2, 3, 4, 5),
        told: &[],
        names: Rect::NAMES,
        // One of Processing's four conditions, which makes the reader ask for the others.
        first_formula: "bx < ax + aw",
        in_rust: ["TwoRects { a, b }", "TwoRects"],
        values: &[("gap.x", |pair| gap(&of(pair), Axis::X)), ("gap.y", |pair| gap(&of(pair), Axis::Y))],
        approximate: &[],
        contact: |pair| of(pair).contact_text(),
        computed: |_, _| Vec::new(),
        meaning: said::meaning,
        reason: said::reason,
        because: said::because,
        marks: marks::marks,
        near: None,
        around: None,
        is_open: false,
        finish: None,
        caption: None,
        pseudo_code: None,
    }],
    has_code: true,
    knobs: &[
        PairScene::SWAP,
        PairScene::Y,
        PairScene::ORIGIN,
        PairScene::WANTS,
        BACK,
        ANGLE,
        SHADOWS,
        CENTRES,
        PairScene::MARK,
        PairScene::PRECISION,
        K,
    ],
    actions: &[],
    deal: deal::deal,
    clear: 0.0,
    extras: Extras {
        knobs_of_shapes: &[
            Knob::rect(
                "a",
                |it| of(&it.pair()).a,
                |it, rect| {
                    it.place(0, rect.into());
                    it.state.follow = Follow::Off;
                },
            ),
            Knob::rect("b", |it| of(&it.pair()).b, |it, rect| it.place(1, rect.into())),
        ],
        trace: |pair, line| {
            let TwoRects { a, b } = of(pair);
            line.detail("a", trace::corners(a)).detail("b", trace::corners(b))
        },
        // On an axis: Allen's name, with hyphens.
        words: &[("on.x", |pair| way(pair, Axis::X).name()), ("on.y", |pair| way(pair, Axis::Y).name())],
        read: Some(said::read),
        has_shadows: true,
        has_bands: true,
        turns: true,
        keeps_a: true,
        map: Some(PairMap { draw: map::draw, press: map::press, cell: Some(map::cell) }),
        lens: Some(PairLens { draw: lens::draw, press: lens::press, notes: lens::notes, most_k: Precision::most_k }),
        near: Some(marks::near),
        write: Some(marks::write),
        clear_cases: || Box::new(clear_cases::pairs::<Rect>().map(Pair::from)),
        spoken: Some(Spoken {
            meaning: |trial, question| TwoRects::meaning(&trial_of(trial), question),
            because: |trial, method| said::because(&trial.shapes, &method),
            pseudo_code: |pair, method, questions| of(pair).pseudo_code(method_of(method), questions),
            example: |pair, says, own, [place, count]| of(pair).example(says, own.of_rects(), place, count),
            as_rust: |pair| of(pair).as_rust(),
            border_rule: touching_rule,
        }),
        ..Extras::NONE
    },
};

/// The kinds of both.
pub(super) const KINDS: [ShapeKind; 2] = [ShapeKind::Rect; 2];

/// Both rectangles, or those around other shapes.
pub(super) fn of(pair: &Pair) -> TwoRects {
    TwoRects::try_from(pair).unwrap_or_else(|_| TwoRects { a: kinds::bounds(pair.a()), b: kinds::bounds(pair.b()) })
}

/// How A lies to B on an axis.
fn way(pair: &Pair, axis: Axis) -> Allen {
    of(pair).way(axis)
}

/// A method of the row in the crate.
pub(super) fn method_of(method: RowMethod) -> OverlapMethod {
    method.value_name().parse().unwrap_or_default()
}

/// The same test as one of two rectangles.
fn trial_of(trial: &Trial<RowMethod>) -> RectTrial {
    let chosen = match &trial.chosen {
        Chosen::BuiltIn(method) => Chosen::BuiltIn(method_of(*method)),
        Chosen::Own(own) => Chosen::Own(own.of_rects().clone()),
    };
    Trial { shapes: of(&trial.shapes), chosen, border: trial.border, seen: trial.seen, fault: None }
}

/// The chosen test of both.
fn trial(scene: &PairScene) -> RectTrial {
    trial_of(&scene.trial_now())
}
