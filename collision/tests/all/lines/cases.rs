//! The tables of cases: what each method says with its own border, `H` or `m` in the order of the methods.

use super::{heard, two, with_circle, with_polygon, with_rect, with_turned};
use hantei_collision::shapes::Pair;
use hantei_collision::{
    Border, Contact, Method, SegmentCircleMethod, SegmentPolygonMethod, SegmentRectMethod, SegmentTurnedMethod,
    SegmentsMethod,
};

/// What each method says, and the exact relation.
pub(crate) fn said<M: Method>(shapes: M::Shapes) -> (String, Contact)
where
    M::Shapes: Into<Pair<'static>> + for<'a> TryFrom<&'a Pair<'a>>,
{
    let says = M::VALUES.iter().map(|method| method.holds(&shapes, method.own_border(), &mut ()));
    let pair: Pair = shapes.into();
    assert_eq!(M::Shapes::try_from(&pair).ok(), Some(shapes), "there and back");
    (says.map(|hit| if hit { 'H' } else { 'm' }).collect(), pair.contact())
}

const CROSS: Contact = Contact::Overlapping;
const TOUCH: Contact = Contact::Touching;
const APART: Contact = Contact::Apart;

#[test]
fn two_segments() {
    let level = [80.0, 165.0, 320.0, 165.0];
    for (name, a, b, expected, relation) in [
        ("L1 cross", [80.0, 60.0, 320.0, 270.0], [80.0, 270.0, 320.0, 60.0], "HHmHH", CROSS),
        ("L2 T from above", [200.0, 60.0, 200.0, 165.0], level, "mHmHH", TOUCH),
        ("L3 T from below", [200.0, 270.0, 200.0, 165.0], level, "mHmHH", TOUCH),
        ("L5 share a length", [80.0, 165.0, 240.0, 165.0], [160.0, 165.0, 320.0, 165.0], "mHmmm", TOUCH),
        ("L6 cl-geometry#3", [0.0, 0.0, 50.0, 50.0], [51.0, 51.0, 100.0, 100.0], "mHmmm", APART),
        ("L8 only the lines cross", [80.0, 60.0, 160.0, 140.0], [320.0, 60.0, 220.0, 150.0], "mmmmH", APART),
        ("L9 one reaches", level, [200.0, 60.0, 200.0, 150.0], "mmmmH", APART),
        // In whole numbers B starts at 100 in place of 100.5; the products wrap.
        ("L10 raylib#2080", [600.0, 0.0, 600.0, 450.0], [100.5, 225.0, 601.0, 225.0], "HHmHH", CROSS),
        ("L11 a point on it", [200.0, 165.0, 200.0, 165.0], level, "mHmmm", TOUCH),
        ("L12 bumpy#26", [454.0, 124.0, 454.0, 124.0], [828.0, 81.0, 828.0, 111.0], "mmmmm", APART),
    ] {
        assert_eq!(said::<SegmentsMethod>(two(a, b)), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn segment_and_rectangle() {
    let b = [120.0, 100.0, 160.0, 120.0];
    for (name, a, b, expected, relation) in [
        ("R2 inside", [150.0, 140.0, 250.0, 190.0], b, "HmHHHHHHH", CROSS),
        ("R3 mini2Dx#7", [0.0, 0.0, 128.0, 128.0], [96.0, 0.0, 32.0, 32.0], "mmmmmHmmm", APART),
        ("R5 libgdx#6416", [10.0, 10.0, 20.0, 20.0], [0.0, 0.0, 100.0, 100.0], "HmHHHHHHH", CROSS),
        ("R6 imnodes#64 kind", [60.0, 100.0, 200.0, 300.0], b, "HHHHmHHHH", CROSS),
        ("R7 along the top, longer", [40.0, 100.0, 360.0, 100.0], b, "HHHmmHHHH", TOUCH),
        ("R8 on the top, shorter", [150.0, 100.0, 250.0, 100.0], b, "HmHHHHHHH", TOUCH),
        ("R9 grazes a corner", [60.0, 160.0, 180.0, 40.0], b, "HHHmmHHHH", TOUCH),
        ("R11 too short", [20.0, 160.0, 100.0, 160.0], b, "mmmmmmHmm", APART),
        ("R13 on the right edge", [280.0, 40.0, 280.0, 160.0], b, "HHHHHHHmH", TOUCH),
        ("through", [40.0, 160.0, 360.0, 160.0], b, "HHHHmHHHH", CROSS),
        ("past a corner", [40.0, 140.0, 160.0, 60.0], b, "mmmmmHmmm", APART),
        ("a point in it", [200.0, 160.0, 200.0, 160.0], b, "HmHHHHHHH", CROSS),
        ("above the right edge", [280.0, 40.0, 280.0, 90.0], b, "mmmmmmHmm", APART),
    ] {
        assert_eq!(said::<SegmentRectMethod>(with_rect(a, b)), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn segment_and_circle() {
    let b = [200.0, 165.0, 50.0];
    for (name, a, b, expected, relation) in [
        ("C2 inside", [180.0, 165.0, 220.0, 165.0], b, "HHHHmmH", CROSS),
        ("C4 touches, 3-4-5", [110.0, 165.0, 230.0, 75.0], [200.0, 160.0, 50.0], "HHmHHHm", TOUCH),
        ("C5 too short", [60.0, 165.0, 140.0, 165.0], b, "mmmHmmm", APART),
        ("C6 end in, foot off", [60.0, 60.0, 180.0, 130.0], b, "HHmHHHH", CROSS),
        ("C7 leaves (godot#26698)", [200.0, 165.0, 320.0, 165.0], b, "HHHHHmH", CROSS),
        ("C8 end touches", [60.0, 165.0, 150.0, 165.0], b, "HHmHHHH", TOUCH),
        ("C9 buffer 0.1", [0.0, 0.0, 10.0, 0.0], [10.04, 5.0, 5.0], "mHmHmmm", APART),
        ("C11 a point", [200.0, 165.0, 200.0, 165.0], b, "HHmmmmH", CROSS),
        ("C12 crane#1386", [-5.0, 0.5, -4.0, 3.5], [-6.0, 0.0, 2.5], "HHmHHmH", CROSS),
    ] {
        assert_eq!(said::<SegmentCircleMethod>(with_circle(a, b)), (expected.to_owned(), relation), "{name}");
    }
}

const TRIANGLE: &[[f64; 2]] = &[[80.0, 260.0], [200.0, 60.0], [320.0, 260.0]];
const CHEVRON: &[[f64; 2]] = &[[80.0, 60.0], [320.0, 165.0], [80.0, 270.0], [160.0, 165.0]];

#[test]
fn segment_and_polygon() {
    for (name, a, b, expected, relation) in [
        ("Y1 through", [60.0, 200.0, 340.0, 200.0], TRIANGLE, "HHmHH", CROSS),
        ("Y2 inside", [170.0, 210.0, 230.0, 230.0], TRIANGLE, "mHHHH", CROSS),
        ("Y3 from arm to arm", [130.0, 90.0, 130.0, 240.0], CHEVRON, "HHHmH", CROSS),
        ("Y5 on an edge, shorter", [120.0, 260.0, 280.0, 260.0], TRIANGLE, "mmmHm", TOUCH),
        ("Y6 grazes the tip", [60.0, 60.0, 340.0, 60.0], TRIANGLE, "HHmHm", TOUCH),
        ("Y7 corner to corner, outside", [80.0, 60.0, 80.0, 270.0], CHEVRON, "HHmmm", TOUCH),
        ("Y8 through a corner", [200.0, 20.0, 200.0, 160.0], TRIANGLE, "HHHHm", CROSS),
        ("Y10 end on the edge", [20.0, 160.0, 140.0, 160.0], TRIANGLE, "HHHHm", TOUCH),
    ] {
        assert_eq!(said::<SegmentPolygonMethod>(with_polygon(a, b)), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn segment_and_turned() {
    let b = [200.0, 165.0, 150.0, 50.0, 90.0];
    for (name, a, b, expected, relation) in [
        ("through", [60.0, 160.0, 340.0, 160.0], b, "HHHmHH", CROSS),
        ("inside", [190.0, 110.0, 210.0, 220.0], b, "HHmHHH", CROSS),
        ("inside, but not of the unturned one", [190.0, 100.0, 210.0, 120.0], b, "HHmHHm", CROSS),
        ("past it, through the unturned one", [240.0, 60.0, 240.0, 270.0], b, "mmmmmH", APART),
        ("on an edge, shorter", [225.0, 120.0, 225.0, 200.0], b, "HmmmmH", TOUCH),
        ("grazes a corner", [205.0, 70.0, 245.0, 110.0], b, "HHHmmm", TOUCH),
        ("corner to corner", [175.0, 90.0, 225.0, 240.0], b, "HHHHHH", CROSS),
        ("through a corner", [165.0, 80.0, 205.0, 120.0], [200.0, 165.0, 150.0, 50.0, 90.0], "HHHHmm", CROSS),
        ("not turned", [60.0, 160.0, 340.0, 160.0], [200.0, 165.0, 150.0, 50.0, 0.0], "HHHmHH", CROSS),
        ("half a turn", [150.0, 150.0, 160.0, 160.0], [200.0, 165.0, 150.0, 50.0, 180.0], "HHmHHH", CROSS),
    ] {
        assert_eq!(said::<SegmentTurnedMethod>(with_turned(a, b)), (expected.to_owned(), relation), "{name}");
    }
    // Its questions are about four edges, whichever rectangle it is.
    let questions = SegmentTurnedMethod::Edges.questions(Border::Hits);
    assert_eq!((questions.len(), questions[19].to_string()), (20, "ub(4-1) <= 1".into()));
}

/// A segment that touches: by the half-open rule, one of two neighbours has its end.
#[test]
fn ends_are_half_open_as_points_are() {
    let hits = |a| {
        let case = with_polygon(a, TRIANGLE);
        let says = SegmentPolygonMethod::Ends.holds(&case, Border::Half, &mut ());
        assert_eq!(Pair::from(case).hits(Border::Half), says, "{a:?}");
        says
    };
    assert!(hits([20.0, 160.0, 140.0, 160.0]), "an end on the left edge");
    assert!(!hits([380.0, 160.0, 260.0, 160.0]), "an end on the right edge");
    assert!(!hits([60.0, 60.0, 340.0, 60.0]), "past the tip");
}

#[test]
fn a_comparison_has_its_numbers() {
    let crossed = two([80.0, 60.0, 320.0, 270.0], [80.0, 270.0, 320.0, 60.0]);
    let int32 = "int32(d1 * d2) < 0: 1754807296 < 0 is false";
    assert_eq!(heard(SegmentsMethod::ProductsInt32, &crossed, Border::Misses), [int32]);
    let one_line = two([80.0, 165.0, 240.0, 165.0], [160.0, 165.0, 320.0, 165.0]);
    assert_eq!(heard(SegmentsMethod::UValues, &one_line, Border::Hits), ["den != 0: 0 != 0 is false"]);
    let cut = with_rect([100.0, 160.0, 400.0, 40.0], [160.0, 64.0, 180.0, 84.0]);
    assert_eq!(
        heard(SegmentRectMethod::Clip, &cut, Border::Hits),
        [
            "dx == 0: 300 == 0 is false",
            "max(0, tx0) <= min(1, tx1): 0.2 <= 0.8 is true",
            "dy == 0: -120 == 0 is false",
            "max(0, tx0, ty0) <= min(1, tx1, ty1): 0.2 <= 0.8 is true",
        ]
    );
    let upright = with_rect([280.0, 40.0, 280.0, 160.0], [120.0, 100.0, 160.0, 120.0]);
    assert_eq!(
        heard(SegmentRectMethod::Clip, &upright, Border::Hits)[..3],
        ["dx == 0: 0 == 0 is true", "a1.x >= bx1: 280 >= 120 is true", "a1.x <= bx2: 280 <= 280 is true"]
    );
    assert_eq!(
        heard(SegmentRectMethod::Slabs, &upright, Border::Hits),
        ["max(0, tx0) <= min(1, tx1): 0 <= -inf is false"]
    );
    assert_eq!(heard(SegmentRectMethod::FourEdges, &upright, Border::Hits)[1], "ua(1-2) >= 0: 0.5 >= 0 is true");
    assert_eq!(heard(SegmentRectMethod::Sampled, &upright, Border::Hits)[3], "x(1/16) >= bx1: 280 >= 120 is true");
    let short = with_circle([60.0, 165.0, 140.0, 165.0], [200.0, 165.0, 50.0]);
    assert_eq!(
        heard(SegmentCircleMethod::Clamped, &short, Border::Hits),
        ["t < 0: 1.75 < 0 is false", "t > 1: 1.75 > 1 is true", "squared(p - b) <= br * br: 3600 <= 2500 is false",]
    );
    let arms = with_polygon([130.0, 90.0, 130.0, 240.0], CHEVRON);
    assert_eq!(
        heard(SegmentPolygonMethod::Clip, &arms, Border::Hits).last().expect("one"),
        "enter(4-1) <= leave(4-1): 0.7625 <= 0.2375 is false"
    );
    assert_eq!(
        heard(SegmentPolygonMethod::Products, &arms, Border::Misses),
        [
            "d1(1-2) * d2(1-2) < 0: 74002500 < 0 is false",
            "d1(2-3) * d2(2-3) < 0: 74002500 < 0 is false",
            "d1(3-4) * d2(3-4) < 0: -26077500 < 0 is true",
            "d3(3-4) * d4(3-4) < 0: -33750000 < 0 is true",
        ]
    );
}
