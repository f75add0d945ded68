//! A circle and a rectangle: the nearest point decides, and beyond a corner the square around the circle does not.

mod judge;
mod map;
mod marks;
mod said;

pub(super) use judge::judged;
pub(super) use map::SaidByCell;

use super::PairScene;
use super::extras::{Extras, K, OUT, PairMap, SHADOWS};
use super::kinds;
use super::lens::LENS;
use super::rows::{Dealt, PairRow, PairsRow, methods};
use crate::scene::shared::clear_cases;
use crate::scene::shared::follow::Follow;
use crate::scene::shared::number::length;
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Door, Examples, Facts, Field, Fit, Knob, examples, trace};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    BorderRule, Circle, CircleAndRect, CircleMethod, CircleRegion, Point, Rect, ShapeKind, circle_push_out,
};
use hantei_judge::CIRCLE_MISTAKES;

const RADIUS: [Field; 1] = [Field::size("px")];

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "circle",
        examples: examples!("circle"),
        mistakes: &CIRCLE_MISTAKES,
        deals: &["corner-square", "corner-reached", "corner-touching", "edge-touching", "circle-edge", "circle-inside"],
        gestures: &["move", "click", "drag"],
        fit: Fit::BESIDE_SHADOWS,
        steps: true,
        figures: &[Door::Map, Door::Lens],
        ..Facts::NEW
    },
    pairs: &[PairRow {
        kinds: [ShapeKind::Circle, ShapeKind::Rect],
        // Beyond a corner of B: the square around the circle overlaps, the circle does not.
        start: [&[68.0, 70.0, 40.0], &[100.0, 100.0, 96.0, 62.0]],
        letters: ["A", "B"],
        methods: methods!(CircleMethod: 0, 1, 2, 3, 4),
        told: &[],
        names: &[
            &["cx", "cy", "r"],
            &["bx", "by", "bw", "bh"],
            &["bx1", "bx2", "by1", "by2"],
            &["b.left", "b.right", "b.top", "b.bottom"],
        ],
        // The square around the circle, which is too large beyond a corner.
        first_formula: "bx1 < cx + r && cx - r < bx2 && by1 < cy + r && cy - r < by2",
        in_rust: ["CircleAndRect { circle: a, rect: b }", "CircleAndRect"],
        values: &[
            ("cx", |pair| of(pair).circle.centre().x),
            ("cy", |pair| of(pair).circle.centre().y),
            ("r", |pair| of(pair).circle.radius()),
            ("dx", |pair| across(&of(pair))[0]),
            ("dy", |pair| across(&of(pair))[1]),
            ("distance", |pair| of(pair).from_nearest().length()),
        ],
        approximate: &["box", "corners"],
        contact: said::contact,
        computed: said::computed,
        meaning: said::meaning,
        reason: said::reason,
        because: said::because,
        marks: marks::marks,
        near: None,
        around: None,
        is_open: false,
        finish: Some(said::finish),
        caption: None,
        pseudo_code: None,
    }],
    has_code: true,
    knobs: &[PairScene::ORIGIN, PairScene::WANTS, OUT, SHADOWS, K],
    actions: &[],
    deal,
    clear: 0.0,
    extras: Extras {
        knobs_of_shapes: &[
            Knob::point(
                "c",
                |it| Some(of(&it.pair()).circle.centre()),
                |it, centre| {
                    it.place(0, Circle::new(centre, of(&it.pair()).circle.radius()).into());
                    it.state.follow = Follow::Off;
                },
            ),
            Knob::number(
                "r",
                &RADIUS,
                |it| of(&it.pair()).circle.radius(),
                |it, r| it.place(0, Circle::new(of(&it.pair()).circle.centre(), r).into()),
            ),
            PairScene::B,
        ],
        a_written: |a| {
            let at = kinds::anchor(a);
            format!("c={},{} r={}", at.x, at.y, kinds::size(a))
        },
        trace: |pair, line| {
            let CircleAndRect { circle, rect } = of(pair);
            line.detail("c", trace::point(Some(circle.centre())))
                .detail("r", trace::number(circle.radius()))
                .detail("b", trace::corners(rect))
                .detail("region", CircleRegion::of(&of(pair)).name())
        },
        words: &[("region", |pair| CircleRegion::of(&of(pair)).name())],
        fact: Some(said::region),
        has_shadows: true,
        way_out: Some(way_out),
        map: Some(PairMap { draw: map::draw, press: map::press, cell: None }),
        clear_cases: || Box::new(clear_cases::circles().map(Pair::from)),
        lens: Some(LENS),
        ..Extras::NONE
    },
};

/// The circle and the rectangle.
fn of(pair: &Pair) -> CircleAndRect {
    let other = |_| CircleAndRect { circle: Circle::new(kinds::anchor(pair.a()), 0.0), rect: kinds::bounds(pair.b()) };
    CircleAndRect::try_from(pair).unwrap_or_else(other)
}

/// From the nearest point to the centre, on x and on y, as one would write it.
fn across(case: &CircleAndRect) -> [f64; 2] {
    let (centre, nearest) = (case.circle.centre(), case.nearest());
    [length(nearest.x, centre.x), length(nearest.y, centre.y)]
}

/// The circle, moved out of B.
fn way_out(pair: &Pair) -> Option<Shape<'static>> {
    let CircleAndRect { circle, rect } = of(pair);
    let push = circle_push_out(circle, rect)?;
    Some(Circle::new(circle.centre().moved(push.by.x, push.by.y), circle.radius()).into())
}

/// Whole numbers whose squares add up to a square: across, down, radius.
const WHOLE: [[f64; 3]; 3] = [[3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0]];

/// Mostly cases beyond a corner of B, where the circle and the square around it differ.
fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let corner = Point::new(numbers.in_steps(STEP, 60.0, 140.0), numbers.in_steps(STEP, 60.0, 140.0));
    let size = [numbers.in_steps(STEP, 60.0, 120.0), numbers.in_steps(STEP, 60.0, 120.0)];
    let b = Rect::from_origin_size(corner, size[0], size[1]);
    let r = numbers.in_steps(STEP, 30.0, 60.0);
    // So near to the edge of the circle that one cannot see at once on which side of it the corner is.
    let part = |numbers: &mut Numbers, least: f64| (r * (least + numbers.below(0.12))).round();
    let kind = SCENE.facts.deals[kind];
    // How far the centre is from B, on x and on y.
    let (radius, mut away) = match kind {
        "corner-square" => (r, [part(numbers, 0.74), part(numbers, 0.74)]),
        "corner-reached" => (r, [part(numbers, 0.54), part(numbers, 0.54)]),
        "corner-touching" => {
            let ([x, y, r], times) = (WHOLE[numbers.place(3)], numbers.in_steps(1.0, 2.0, 4.0));
            (r * times, [x * times, y * times])
        }
        "edge-touching" => (r, [r, 0.0]),
        "circle-edge" if numbers.place(3) > 0 => (r, [r + numbers.in_steps(STEP / 2.0, 5.0, 20.0), 0.0]),
        "circle-edge" => (r, [r - numbers.in_steps(STEP / 2.0, 5.0, 20.0), 0.0]),
        _ => (r, [0.0, 0.0]),
    };
    if numbers.coin() {
        away.swap(0, 1);
    }
    let mut on = |min: f64, max: f64, away: f64| match (away > 0.0, numbers.coin()) {
        (true, true) => min - away,
        (true, false) => max + away,
        (false, _) => numbers.in_steps(STEP, min + STEP, max - STEP),
    };
    let centre = Point::new(on(b.min().x, b.max().x, away[0]), on(b.min().y, b.max().y, away[1]));
    let counts = [BorderRule::Hits, BorderRule::Misses][numbers.place(2)];
    let border = if kind.ends_with("touching") { counts } else { BorderRule::AsWritten };
    Dealt::of([Circle::new(centre, radius).into(), b.into()], border)
}
