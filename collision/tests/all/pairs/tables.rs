//! The numbered cases of each pair: the relation of each as worked out in fractions.

use super::{contact, polygon};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Angle, Contact, Point, ShapeKind, Turned, Vec2};

const CHEVRON: &str = "80 60 320 165 80 270 160 165";
const HOUSE: &str = "200 40 320 140 320 280 80 280 80 140";
const KITE: &str = "80 100 200 40 320 200 200 280";
const PENTAGRAM: &str = "200 30 279 273 72 123 328 123 121 273";
const TRIANGLE: &str = "80 260 200 60 320 260";
const SMALL: &str = "190 180 200 160 210 180";
const TURNED: &str = "200 165 150 50 4:3";
const BESIDE: &str = "120 100 160 120";

/// A shape as its numbers; `s` before them is a segment, and `4:3` the direction of a turned rectangle.
fn shape(text: &str) -> Shape<'static> {
    let (kind, text) = text.strip_prefix("s ").map_or((None, text), |rest| (Some(ShapeKind::Segment), rest));
    let number = |word: &str| -> f64 { word.parse().expect("a number") };
    if let Some((rest, y)) = text.split_once(':') {
        let numbers: Vec<f64> = rest.split(' ').map(number).collect();
        let [cx, cy, w, h, x] = numbers[..] else { panic!("{text}") };
        let angle = Angle::Direction(Vec2::new(x, number(y)));
        return Turned::checked(Point::new(cx, cy), w, h, angle).expect("finite").into();
    }
    let numbers: Vec<f64> = text.split(' ').map(number).collect();
    kind.map_or_else(|| Shape::try_from(&numbers[..]), |kind| Shape::new(kind, &numbers)).expect("a shape")
}

#[test]
fn as_worked_out() {
    let doubled = "100 60 300 60 300 60 300 270 100 270";
    let (above, line) = ("s 80 165 320 165", "s 0 0 50 50");
    for (name, a, b, expected) in [
        ("B2 left edge", "100 120", "100 100 80 40", "on-edge"),
        ("B5 last half pixel", "179.5 120", "100 100 80 40", "inside"),
        ("B6 a tile to the left", "60 120", "100 100 80 40", "outside"),
        ("B9 negative size", "140 120", "180 140 -80 -40", "inside"),
        ("B12 last bit", "0.7 0.5", "0.2 0 0.5 1", "on-edge"),
        ("B13 width 0", "100 120", "100 100 0 40", "on-edge"),
        ("K2 touch", "152 101 30", "200 165 50", "touching"),
        ("K3 corner of the boxes", "140 105 30", "200 165 50", "apart"),
        ("K9 point in", "230 165", "200 165 50", "inside"),
        ("K11 point on point", "200 165", "200 165", "touching"),
        ("K12 root rounds", "94906266 1", "0 0 94906266", "outside"),
        ("K13 last bit", "0.5 1.2", "0 0 1.3", "inside"),
        ("P1 in the notch", "130 165", CHEVRON, "outside"),
        ("P2 in an arm", "120 90", CHEVRON, "inside"),
        ("P3 at the height of two corners", "200 140", HOUSE, "inside"),
        ("P4 outside, at the height of one", "40 100", KITE, "outside"),
        ("P5 middle of a pentagram", "200 165", PENTAGRAM, "outside"),
        ("P7 doubled corner", "200 165", doubled, "inside"),
        ("P9 on a 3-4-5 edge", "160 150", "100 70 220 230 100 230", "on-edge"),
        ("P15 last bit", "0.5 0.50000000000000011102", "12 12 24 24 0 24 0 0", "inside"),
        ("T1 only B's axis parts them", "164 96 100 30 4:3", "200 200 140 60 0", "apart"),
        ("T2 cross", "200 165 200 20 4:3", "200 165 200 20 -3:4", "overlapping"),
        ("T3 inside", "210 165 25 25 4:3", "200 165 150 100 0", "overlapping"),
        ("T4 equal angles", "150 115 100 50 4:3", "200 165 100 50 4:3", "overlapping"),
        ("T6 bar and post", "200 215 200 20 0", "200 135 200 20 90", "overlapping"),
        ("T7 the same, apart", "200 165 160 20 0", "320 165 160 20 90", "apart"),
        ("T8 spike", "140 165 50 50 45", "190 120 40 40 0", "apart"),
        ("T9 corner touches", "140 165 100 50 4:3", "225 175 60 60 0", "touching"),
        ("T10 quarter turn touches", "100 165 100 40 90", "170 165 100 100 0", "touching"),
        ("T10 at 450", "100 165 100 40 450", "170 165 100 100 0", "touching"),
        ("T13 width 0", "200 165 0 100 4:3", "200 165 50 50 0", "overlapping"),
        ("G2", "60 40 60 60", "185 0 185 160 0 160 0 270 500 270 500 0", "apart"),
        ("G5 A in B", SMALL, TRIANGLE, "overlapping"),
        ("G7 corner on edge", "140 160 40 60 40 260", "80 80 200 240 320 80", "touching"),
        ("G8 the same twice", TRIANGLE, TRIANGLE, "overlapping"),
        ("G9 star of David", "100 230 200 60 300 230", "100 117 300 117 200 287", "overlapping"),
        ("G11 in the chevron's notch", "90 145 40 40", CHEVRON, "apart"),
        ("Q2 along it", "240 195", TURNED, "inside"),
        ("Q4 empty corner of the box", "265 125", TURNED, "outside"),
        ("Q6 on a long edge", "185 185", TURNED, "on-edge"),
        ("Q10 -30", "255 195", "200 165 150 50 -30", "outside"),
        ("U2 touches", "245 105 50", TURNED, "touching"),
        ("U3 past a corner", "150 70 40", TURNED, "overlapping"),
        ("U4 its mirror", "240 135 10", TURNED, "apart"),
        ("U5 centre in", "200 165 10", TURNED, "overlapping"),
        ("U7 touches a corner", "325 190 50", TURNED, "touching"),
        ("U8 radius 0 on the edge", "185 185 0", TURNED, "touching"),
        ("V1 over an edge's middle", "200 280 30", TRIANGLE, "overlapping"),
        ("V2 touches an edge", "200 290 30", TRIANGLE, "touching"),
        ("V3 touches a corner", "350 300 50", TRIANGLE, "touching"),
        ("V4 past the corner", "352 302 50", TRIANGLE, "apart"),
        ("V6 in the notch", "112 165 15", CHEVRON, "apart"),
        ("V7 touches from inside", "200 230 30", TRIANGLE, "overlapping"),
        ("V8 radius 0 on a corner", "200 60 0", TRIANGLE, "touching"),
        ("L1 cross", "s 80 60 320 270", "s 80 270 320 60", "crossing"),
        ("L2 T from above", "s 200 60 200 165", above, "touching"),
        ("L5 share a length", "s 80 165 240 165", "s 160 165 320 165", "touching"),
        ("L6 in one line", line, "s 51 51 100 100", "apart"),
        ("L8 only the lines cross", "s 80 60 160 140", "s 320 60 220 150", "apart"),
        ("L10", "s 600 0 600 450", "s 100.5 225 601 225", "crossing"),
        ("L11 a point on it", "s 200 165 200 165", above, "touching"),
        ("L12", "s 454 124 454 124", "s 828 81 828 111", "apart"),
        ("R2 inside", "s 150 140 250 190", BESIDE, "crossing"),
        ("R3", "s 0 0 128 128", "96 0 32 32", "apart"),
        ("R5", "s 10 10 20 20", "0 0 100 100", "crossing"),
        ("R7 along the top, longer", "s 40 100 360 100", BESIDE, "touching"),
        ("R8 on the top, shorter", "s 150 100 250 100", BESIDE, "touching"),
        ("R9 grazes a corner", "s 60 160 180 40", BESIDE, "touching"),
        ("R11 too short", "s 20 160 100 160", BESIDE, "apart"),
        ("C4 touches, 3-4-5", "s 110 165 230 75", "200 160 50", "touching"),
        ("C5 too short", "s 60 165 140 165", "200 165 50", "apart"),
        ("C6 end in, foot off", "s 60 60 180 130", "200 165 50", "crossing"),
        ("C9 buffer", "s 0 0 10 0", "10.04 5 5", "apart"),
        ("C11 a point", "s 200 165 200 165", "200 165 50", "crossing"),
        ("Y1 through", "s 60 200 340 200", TRIANGLE, "crossing"),
        ("Y2 inside", "s 170 210 230 230", TRIANGLE, "crossing"),
        ("Y5 on an edge, shorter", "s 120 260 280 260", TRIANGLE, "touching"),
        ("Y6 grazes the tip", "s 60 60 340 60", TRIANGLE, "touching"),
        ("Y7 corner to corner, outside", "s 80 60 80 270", CHEVRON, "touching"),
        ("Y8 through a corner", "s 200 20 200 160", TRIANGLE, "crossing"),
        ("Y10 end on the edge", "s 20 160 140 160", TRIANGLE, "touching"),
    ] {
        let (a, b) = (shape(a), shape(b));
        assert_eq!(Pair::new(a, b).expect("a pair").relation().name(), expected, "{name}");
        assert_eq!(Pair::new(b, a).expect("a pair").relation().name(), expected, "{name}, exchanged");
    }
}

/// Where two edges of the polygon cross or a corner lies on an edge, a segment may cross edges and stay outside.
#[test]
fn through_a_knot() {
    let bow = polygon(&[(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)]);
    for (name, text, expected) in [
        ("up through the knot", "s 2 0 2 4", "touching"),
        ("aslant through the knot", "s 1 0 3 4", "touching"),
        ("level through the knot", "s 1 2 3 2", "crossing"),
        ("from the knot on", "s 2 2 3 2", "crossing"),
        ("beside the knot", "s 2.125 0 2.125 4", "crossing"),
        ("along an edge and on", "s -1 -1 5 5", "touching"),
    ] {
        assert_eq!(Pair::new(shape(text), bow).expect("a pair").relation().name(), expected, "{name}");
    }
    // A slit whose tip touches the upper edge: one passes through at that point only.
    let slit = polygon(&[(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (4.0, 8.0), (4.0, 0.0), (4.0, 8.0), (0.0, 8.0)]);
    assert_eq!(contact(shape("s 4 -2 4 10"), slit), Contact::Touching);
}
