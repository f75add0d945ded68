//! A formula of a pair of shapes is that of the typed shapes: it reads, asks, answers and judges the same.

use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    Border, Circle, CircleAndRect, Comparison, Contact, Cuboid, Point, PointAndCircle, PointAndRect, Precision, Quad,
    QuadAndPoint, Rect, Segment, ShapeKind, TwoCircles, TwoCuboids, TwoRects,
};
use hantei_judge::{
    FamilyRefusal, Formula, FormulaFlaw, NumberKind, Origin, ParseOptions, PlainShapes, PointBorder, Reading, Shapes,
    SourceLanguage, has_formula, judge_pair, judge_plain_in,
};

/// Tests of two circles, right and wrong ones, typed and pasted.
pub(super) const CIRCLES: [&str; 7] = [
    "hypot(ax - bx, ay - by) <= ar + br",
    "dx = ax - bx; dy = ay - by; r = ar + br; return dx * dx + dy * dy < r * r;",
    "far = abs(a.x - b.x) > a.radius + b.d / 2; if (far) return false; return abs(ay - by) <= ar + br;",
    "dx = abs(ax - bx) - 1; return dx * dx + (ay - by) ** 2 <= max(ar, br) ** 2",
    "ax - bx < ar",
    "function hit(p, q) { return Math.hypot(p.x - q.x, p.y - q.y) < p.r + q.r; }",
    "bool hit(float x1, float y1, float r1, float x2, float y2, float r2) { \
     return (x1-x2)*(x1-x2) + (y1-y2)*(y1-y2) <= (r1+r2)*(r1+r2); }",
];

/// Tests of a point and a circle.
pub(super) const IN_CIRCLE: [&str; 5] = [
    "(px - bx) ** 2 + (py - by) ** 2 <= br ** 2",
    "hypot(p.x - b.x, p.y - b.y) < b.diameter / 2",
    "abs(px - bx) <= br && abs(py - by) < b.r",
    "dx = min(px, bx) - max(px, bx) + 0.5; dy = py - by; inside = dx * dx + dy * dy < br * br; return !(!inside)",
    "def hit(p, ball):\n    return (p.x - ball.x) ** 2 + (p.y - ball.y) ** 2 < ball.radius ** 2\n",
];

/// Tests of a point and a rectangle.
pub(super) const IN_RECT: [&str; 6] = [
    "px >= bx && px <= bx + bw && py >= by && py <= by + bh",
    "left = px < b.left; right = px >= b.right; return !(left || right) && py >= b.top && py < b.bottom",
    "abs(px - bcx) < bw / 2 && abs(py - bcy) * 2 <= bh",
    "px > bx && px < bx2",
    "px >= bx && px <= bx + bw && py >= by && py <= by + bw",
    "boolean over(float px, float py, float x, float y, float w, float h) { \
     return px >= x && px <= x + w && py >= y && py < y + h; }",
];

const RECTS: [&str; 2] = [
    "!(ax2 < bx1 || bx2 < ax1 || ay2 < by1 || by2 < ay1)",
    "def hit(a, b):\n    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h\n",
];

const BOXES: [&str; 1] = ["max(az, bz) < min(az2, bz2) && abs(acx - bcx) * 2 < aw + bw && ay < by2"];

const CIRCLE_AND_RECT: [&str; 2] = [
    "dx = cx - clamp(cx, bx1, bx2); dy = cy - clamp(cy, by1, by2); return dx * dx + dy * dy <= r * r",
    "circle.left < b.right && circle.right > b.left && cy < by",
];

const QUADS: [&str; 3] = [
    "cross(A, B, P) > 0 && cross(B, C, P) > 0 && cross(C, D, P) > 0 && cross(D, A, P) > 0",
    "on = cross(A, B, P) == 0 && dot(A, B, P) <= 0; return on || (ay > py) != (by > py) && C.x < p.x",
    "bool inside(float ax, float ay, float bx, float by, float cx, float cy, float dx, float dy, float px, float py) { \
     return (bx-ax)*(py-ay) > (by-ay)*(px-ax) && (dx-cx)*(py-cy) >= (dy-cy)*(px-cx); }",
];

/// Numbers for shapes with so many numbers, also some at the same place.
fn numbers<const COUNT: usize>() -> Vec<[f64; COUNT]> {
    let mut random = fastrand::Rng::with_seed(11);
    (0..400).map(|_| std::array::from_fn(|_| f64::from(random.i32(1..=12)) / 2.0)).collect()
}

fn circle([x, y, radius]: [f64; 3]) -> Circle {
    Circle::new(Point::new(x, y), radius)
}

fn rect([x, y, width, height]: [f64; 4]) -> Rect {
    Rect::from_origin_size(Point::new(x, y), width, height)
}

fn both<S: Shapes>(kinds: [ShapeKind; 2], text: &str) -> [(String, Reading); 2] {
    let options = ParseOptions::default();
    let typed = Formula::<S>::read(text, &options).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let pair = Formula::<Pair>::read_for(kinds, text, &options).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    [(typed.0.to_string(), typed.1), (pair.0.to_string(), pair.1)]
}

fn agrees<S: Shapes + Copy + Into<Pair<'static>>>(texts: &[&str], shapes: &[S]) {
    let pairs: Vec<Pair> = shapes.iter().map(|&shapes| shapes.into()).collect();
    let kinds = [pairs[0].a().kind(), pairs[0].b().kind()];
    assert!(has_formula(kinds), "{kinds:?}");
    for text in texts {
        let [typed, pair] = both::<S>(kinds, text);
        assert_eq!(typed, pair, "{text}");
        let options = ParseOptions::default();
        let typed = Formula::<S>::readings(text, &options)
            .map(|all| all.into_iter().map(|it| it.0.to_string()).collect::<Vec<_>>());
        let pair = Formula::<Pair>::readings_for(kinds, text, &options);
        assert_eq!(typed, pair.map(|all| all.into_iter().map(|it| it.0.to_string()).collect()), "{text}");

        let (typed, _) = Formula::<S>::read(text, &options).expect("read before");
        let (pair, _) = Formula::<Pair>::read_for(kinds, text, &options).expect("read before");
        assert_eq!(pair.kinds(), Some(kinds), "{text}");
        same(text, &typed, &pair, shapes, &pairs);
        same(text, &typed.with_equal_flipped(), &pair.with_equal_flipped(), shapes, &pairs);
        same(text, &typed.from_centre(), &pair.from_centre(), shapes, &pairs);
        let again = Formula::<Pair>::read_for(kinds, &pair.from_centre().to_string(), &options);
        assert_eq!(again.expect("a formula").0, pair.from_centre(), "{text}");
        let centred = ParseOptions { origin: Some(Origin::Centre), ..ParseOptions::default() };
        let (typed, _) = Formula::<S>::read(text, &centred).expect("read before");
        let (pair, _) = Formula::<Pair>::read_for(kinds, text, &centred).expect("read before");
        same(text, &typed, &pair, shapes, &pairs);
    }
    let never = Formula::<Pair>::never_for(kinds);
    same("never", &Formula::<S>::never(), &never, shapes, &pairs);
}

fn same<S: Shapes>(
    text: &str,
    typed: &Formula<S>,
    pair: &Formula<Pair<'static>>,
    shapes: &[S],
    pairs: &[Pair<'static>],
) {
    assert_eq!(typed.to_string(), pair.to_string(), "{text}");
    assert_eq!(typed.questions(), pair.questions(), "{text}");
    assert_eq!(typed.holds_where_equal(), pair.holds_where_equal(), "{text}");
    assert_eq!(typed.exactness(Precision::Double), pair.exactness(Precision::Double), "{text}");
    assert_eq!(typed.reads_all_shapes(), pair.reads_all_shapes(), "{text}");
    for question in typed.questions() {
        assert_eq!(typed.speaks_for(question.id), pair.speaks_for(question.id), "{text}");
        assert_eq!(typed.decided_by(question.id, true), pair.decided_by(question.id, true), "{text}");
    }
    let (mut of_typed, mut of_pair) = (Vec::new(), Vec::new());
    typed.answers(shapes, &mut of_typed);
    pair.answers(pairs, &mut of_pair);
    assert_eq!(of_typed, of_pair, "{text}");
    for ((shapes, case), says) in shapes.iter().zip(pairs).zip(of_pair) {
        let (mut by_typed, mut by_pair): (Vec<Comparison>, Vec<Comparison>) = (Vec::new(), Vec::new());
        assert_eq!([typed.holds(shapes, &mut by_typed), pair.holds(case, &mut by_pair)], [says; 2], "{text}");
        assert_eq!(by_typed, by_pair, "{text}");
        assert_eq!(typed.every_comparison(shapes), pair.every_comparison(case), "{text}");
    }
}

#[test]
fn a_formula_of_a_pair_is_that_of_its_shapes() {
    let circles =
        numbers().map_all(|[x, y, r, bx, by, br]| TwoCircles { a: circle([x, y, r]), b: circle([bx, by, br]) });
    agrees(&CIRCLES, &circles);
    let points =
        numbers().map_all(|[px, py, x, y, r]| PointAndCircle { p: Point::new(px, py), circle: circle([x, y, r]) });
    agrees(&IN_CIRCLE, &points);
    let points =
        numbers().map_all(|[px, py, x, y, w, h]| PointAndRect { p: Point::new(px, py), rect: rect([x, y, w, h]) });
    agrees(&IN_RECT, &points);
    let both = numbers()
        .map_all(|[x, y, r, bx, by, bw, bh]| CircleAndRect { circle: circle([x, y, r]), rect: rect([bx, by, bw, bh]) });
    agrees(&CIRCLE_AND_RECT, &both);
    let rects =
        numbers().map_all(|[x, y, w, h, bx, by, bw, bh]| TwoRects { a: rect([x, y, w, h]), b: rect([bx, by, bw, bh]) });
    agrees(&RECTS, &rects);
    let boxes = numbers().map_all(|[x, y, z, bx, by, bz, w, h, d]| TwoCuboids {
        a: Cuboid::from_origin_size([x, y, z], [w, h, d]),
        b: Cuboid::from_origin_size([bx, by, bz], [d, w, h]),
    });
    agrees(&BOXES, &boxes);
    let quads = numbers().map_all(|[ax, ay, bx, by, cx, cy, dx, dy, px, py]| {
        let at = Point::new;
        QuadAndPoint { quad: Quad::new(at(ax, ay), at(bx, by), at(cx, cy), at(dx, dy)), p: at(px, py) }
    });
    agrees(&QUADS, &quads);
}

trait MapAll<In> {
    fn map_all<Out>(self, to: impl FnMut(In) -> Out) -> Vec<Out>;
}

impl<In> MapAll<In> for Vec<In> {
    fn map_all<Out>(self, to: impl FnMut(In) -> Out) -> Vec<Out> {
        self.into_iter().map(to).collect()
    }
}

/// The kinds that have a formula are those of the tests above; without them no name has a meaning.
#[test]
fn kinds_without_a_formula_are_refused() {
    let options = ParseOptions::default();
    let is_slanted = |kind: ShapeKind| matches!(kind, ShapeKind::Segment | ShapeKind::Turned);
    let known: Vec<String> = ShapeKind::ALL
        .iter()
        .flat_map(|&a| ShapeKind::ALL.iter().map(move |&b| [a, b]))
        .filter(|&kinds| has_formula(kinds))
        .filter(|&[a, b]| !is_slanted(a) && !is_slanted(b) && (b != ShapeKind::Polygon || a == ShapeKind::Point))
        .map(|kinds| kinds.map(ShapeKind::name).join(" "))
        .collect();
    assert_eq!(
        known,
        [
            "point circle",
            "point rect",
            "point polygon",
            "circle circle",
            "circle rect",
            "rect rect",
            "polygon point",
            "box box"
        ]
    );
    for kinds in [[ShapeKind::Rect, ShapeKind::Segment], [ShapeKind::Rect, ShapeKind::Circle]] {
        let error = Formula::<Pair>::read_for(kinds, "ax < bx", &options).expect_err("no formula");
        assert_eq!(error.flaw, FormulaFlaw::Family(FamilyRefusal::Kinds(kinds)));
        assert_eq!(Formula::<Pair>::never_for(kinds).kinds(), None);
        assert_eq!(judge_pair(&Formula::never_for(kinds), NumberKind::Fractions), None);
    }
    for text in CIRCLES.iter().chain(&IN_CIRCLE).chain(&IN_RECT).chain(&RECTS).chain(&BOXES).chain(&CIRCLE_AND_RECT) {
        for language in [None, Some(SourceLanguage::Own), Some(SourceLanguage::JavaScript)] {
            let options = ParseOptions { language, ..ParseOptions::default() };
            assert!(Formula::<Pair>::read(text, &options).is_err(), "{text}");
            assert!(Formula::<Pair>::readings(text, &options).is_err(), "{text}");
        }
    }
    let other = Pair::new(Segment::try_from([0.0, 0.0, 4.0, 4.0]).expect("a segment"), rect([1.0, 1.0, 2.0, 2.0]));
    let (formula, _) = Formula::<Pair>::read_for([ShapeKind::Rect; 2], RECTS[0], &options).expect("a formula");
    assert!(formula.holds(&other.expect("a pair"), &mut ()), "numbers of other shapes are no numbers");
}

/// A pair of other kinds is no typed one, and each typed one comes back.
#[test]
fn pairs_are_typed_shapes_and_back() {
    let shapes = PointAndRect { p: Point::new(1.0, 2.0), rect: rect([1.0, 1.0, 4.0, 5.0]) };
    let pair = Pair::from(shapes);
    assert_eq!((*pair.a(), *pair.b()), (Shape::from(shapes.p), Shape::from(shapes.rect)));
    assert_eq!(PointAndRect::try_from(&pair), Ok(shapes));
    assert_eq!(PointAndCircle::try_from(&pair), Err([ShapeKind::Point, ShapeKind::Rect]));
    let exchanged = Pair::new(shapes.rect, shapes.p).expect("a pair");
    assert_eq!(PointAndRect::try_from(&exchanged), Err([ShapeKind::Rect, ShapeKind::Point]));
}

fn judged<S: PlainShapes + PartialEq + std::fmt::Debug + Into<Pair<'static>>>(
    kinds: [ShapeKind; 2],
    texts: &[&str],
) -> Vec<String> {
    let mut all = Vec::new();
    for text in texts {
        for numbers in [NumberKind::Fractions, NumberKind::Whole] {
            let options = ParseOptions { numbers: Some(numbers), ..ParseOptions::default() };
            let (typed, _) = Formula::<S>::read(text, &options).expect("a formula");
            let (pair, _) = Formula::<Pair>::read_for(kinds, text, &options).expect("a formula");
            let typed = judge_plain_in(&typed, numbers);
            let judgement = judge_pair(&pair, numbers).expect("judged");
            assert_eq!(typed.clone().map(S::into), judgement, "{text}");
            assert_eq!(judgement.error.map(|(_, case)| case), judgement.errors.first().copied(), "{text}");
            let most = if judgement.right.is_some() { 0 } else { 12 };
            assert!(judgement.errors.len() <= most, "{text}: {:?}", judgement.errors);
            // Each of them is wrong, as the exact relation says, and they differ.
            for (place, case) in judgement.errors.iter().enumerate() {
                let border = judgement.error.map(|(border, _)| border);
                let is_hit = match (border, case.contact()) {
                    (Some(PointBorder::Half | PointBorder::Uneven), Contact::Touching) => continue,
                    (Some(PointBorder::Hits), contact) => contact.hits(Border::Hits),
                    (_, contact) => contact.hits(Border::Misses),
                };
                assert_ne!(pair.holds(case, &mut ()), is_hit, "{text}: {case:?}");
                assert!(!judgement.errors[..place].contains(case), "{text}: {case:?}");
            }
            if numbers == NumberKind::Fractions {
                let right = judgement.right.map_or("wrong", PointBorder::name);
                all.push(format!("{right} {}", judgement.errors.len()));
            }
        }
    }
    all
}

/// The border with which each is right, and how many wrong cases are shown.
#[test]
fn the_judge_of_a_pair_is_that_of_its_shapes() {
    let circles = judged::<TwoCircles>([ShapeKind::Circle; 2], &CIRCLES);
    assert_eq!(circles, ["hits 0", "misses 0", "wrong 3", "wrong 12", "wrong 12", "misses 0", "hits 0"]);
    let in_circle = judged::<PointAndCircle>([ShapeKind::Point, ShapeKind::Circle], &IN_CIRCLE);
    assert_eq!(in_circle, ["hits 0", "misses 0", "wrong 6", "wrong 5", "misses 0"]);
    let in_rect = judged::<PointAndRect>([ShapeKind::Point, ShapeKind::Rect], &IN_RECT);
    assert_eq!(in_rect, ["hits 0", "half 0", "uneven 0", "wrong 2", "wrong 2", "uneven 0"]);
    let (rects, _) = Formula::<Pair>::read_for([ShapeKind::Rect; 2], RECTS[0], &ParseOptions::default()).expect("read");
    assert_eq!(judge_pair(&rects, NumberKind::Fractions), None);
}
