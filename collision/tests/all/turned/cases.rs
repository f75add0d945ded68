//! The tables of cases: what each method says with its own border, `H` or `m` in the order of the methods.

use super::{
    By, CHEVRON, SMALL, TRIANGLE, circle_polygon, polygon, polygons, ramp, turned, two, with_circle, with_point,
};
use crate::lines::cases::said;
use crate::lines::heard;
use By::{Deg, Dir};
use hantei_collision::shapes::Pair;
use hantei_collision::{
    Border, CirclePolygonMethod, CircleTurnedMethod, Contact, PointInTurnedMethod, PolygonsMethod, Rect, ShapeKind,
    Turned, TurnedMethod, TwoPolygons, TwoTurned,
};

const OVER: Contact = Contact::Overlapping;
const TOUCH: Contact = Contact::Touching;
const APART: Contact = Contact::Apart;

const SLOPE: By = Dir(4.0, 3.0);

#[test]
fn two_turned() {
    let a = [140.0, 165.0, 100.0, 50.0];
    for (name, a, b, expected, relation) in [
        (
            "T1 only B's axis parts them",
            ([164.0, 96.0, 100.0, 30.0], SLOPE),
            ([200.0, 200.0, 140.0, 60.0], Deg(0.0)),
            "mHmmmmmm",
            APART,
        ),
        (
            "T2 cross",
            ([200.0, 165.0, 200.0, 20.0], SLOPE),
            ([200.0, 165.0, 200.0, 20.0], Dir(-3.0, 4.0)),
            "HHHHHmHH",
            OVER,
        ),
        ("T3 inside", ([210.0, 165.0, 25.0, 25.0], SLOPE), ([200.0, 165.0, 150.0, 100.0], Deg(0.0)), "HHHHHHmm", OVER),
        (
            "T4 equal angles",
            ([150.0, 115.0, 100.0, 50.0], SLOPE),
            ([200.0, 165.0, 100.0, 50.0], SLOPE),
            "HHHmHHHH",
            OVER,
        ),
        (
            "T6 bar and post",
            ([200.0, 215.0, 200.0, 20.0], Deg(0.0)),
            ([200.0, 135.0, 200.0, 20.0], Deg(90.0)),
            "HHmmHmHH",
            OVER,
        ),
        (
            "T7 the same, apart",
            ([200.0, 165.0, 160.0, 20.0], Deg(0.0)),
            ([320.0, 165.0, 160.0, 20.0], Deg(90.0)),
            "mmHHmmmm",
            APART,
        ),
        (
            "T8 spike (web-dashers#174)",
            ([140.0, 165.0, 50.0, 50.0], Deg(45.0)),
            ([190.0, 120.0, 40.0, 40.0], Deg(0.0)),
            "mmmmHmmm",
            APART,
        ),
        ("T9 corner touches", (a, SLOPE), ([225.0, 175.0, 60.0, 60.0], Deg(0.0)), "mHHmmmHH", TOUCH),
        (
            "T10 quarter turn touches",
            ([100.0, 165.0, 100.0, 40.0], Deg(90.0)),
            ([170.0, 165.0, 100.0, 100.0], Deg(0.0)),
            "mmmHmmHH",
            TOUCH,
        ),
        ("T13 width 0", ([200.0, 165.0, 0.0, 100.0], SLOPE), ([200.0, 165.0, 50.0, 50.0], Deg(0.0)), "HHHHHmHH", OVER),
        (
            "the picture's miss",
            ([109.0, 62.0, 120.0, 60.0], Dir(4.0, -3.0)),
            ([200.0, 150.0, 150.0, 50.0], Dir(24.0, 7.0)),
            "mmmmHmmm",
            APART,
        ),
        (
            "the picture's hit",
            ([141.0, 88.0, 120.0, 60.0], Dir(4.0, -3.0)),
            ([200.0, 150.0, 150.0, 50.0], Dir(24.0, 7.0)),
            "HHmmHHHH",
            OVER,
        ),
    ] {
        let case = two(a, b);
        assert_eq!(said::<TurnedMethod>(case), (expected.to_owned(), relation), "{name}");
        assert_eq!(case.a.contact(case.b), relation, "{name}");
    }
    // At 270 and 450 as at 90: quarter turns are not rounded.
    for angle in [270.0, 450.0, -90.0] {
        let case = two(([100.0, 165.0, 100.0, 40.0], Deg(angle)), ([170.0, 165.0, 100.0, 100.0], Deg(0.0)));
        assert_eq!(said::<TurnedMethod>(case).1, TOUCH, "{angle}");
    }
}

/// An upright rectangle keeps its corners when it becomes a turned one.
#[test]
fn an_upright_rectangle_is_turned_by_0() {
    let bar = turned([140.0, 165.0, 100.0, 50.0], SLOPE);
    let wall = Rect::try_from([0.1, 0.2, 0.7, 177.3]).expect("finite");
    assert_eq!(Turned::from(wall).corners(), wall.corners());
    let pairs = [Pair::new(bar, wall), Pair::new(wall, bar)].map(|pair| pair.expect("a pair"));
    let cases = [two_of(bar, wall.into()), two_of(wall.into(), bar)];
    assert_eq!(pairs.map(|pair| TwoTurned::try_from(&pair).expect("turned")), cases);
    let refused = Pair::new(wall, wall).expect("a pair");
    assert_eq!(TwoTurned::try_from(&refused), Err([ShapeKind::Rect; 2]));

    let notched = polygon(CHEVRON);
    let with_notch = Pair::new(wall, notched).expect("a pair");
    assert_eq!(TwoPolygons::try_from(&with_notch).map(|case| case.a.corners().to_vec()), Ok(wall.corners().to_vec()));
    assert_eq!(TwoPolygons::try_from(&refused), Err([ShapeKind::Rect; 2]));
    let point = Pair::new(bar.centre(), notched).expect("a pair");
    assert_eq!(TwoPolygons::try_from(&point), Err([ShapeKind::Point, ShapeKind::Polygon]));
}

fn two_of(a: Turned, b: Turned) -> TwoTurned {
    TwoTurned { a, b }
}

#[test]
fn two_polygons() {
    let square = |x: f64, y: f64, size: f64| [[x, y], [x + size, y], [x + size, y + size], [x, y + size]];
    let six = [[25.5, 100.0], [200.5, 200.0], [400.5, 200.0], [600.5, 160.0], [600.5, 300.0], [16.5, 300.0]];
    let bent = [[185.0, 0.0], [185.0, 160.0], [0.0, 160.0], [0.0, 270.0], [500.0, 270.0], [500.0, 0.0]];
    let one = [[140.0, 160.0], [40.0, 60.0], [40.0, 260.0]];
    let other = [[80.0, 80.0], [200.0, 240.0], [320.0, 80.0]];
    let up = [[100.0, 230.0], [200.0, 60.0], [300.0, 230.0]];
    let down = [[100.0, 117.0], [300.0, 117.0], [200.0, 287.0]];
    type Corners<'a> = &'a [[f64; 2]];
    let table: [(&str, Corners, Corners, &str, Contact); 8] = [
        ("G1 corehtml5canvas#11", &square(180.0, 120.0, 40.0), &six, "HmmmmH", APART),
        ("G2 sat-js#68", &square(60.0, 40.0, 60.0), &bent, "HmmmmH", APART),
        ("G5 A in B (Thompson#34)", SMALL, TRIANGLE, "HmmHHH", OVER),
        ("G6 B in A", TRIANGLE, SMALL, "HmHHHH", OVER),
        ("G7 corner on edge", &one, &other, "mHHHHH", TOUCH),
        ("G8 the same twice", TRIANGLE, TRIANGLE, "HHHHmH", OVER),
        ("G9 star of David", &up, &down, "HHHHmH", OVER),
        ("G11 in the chevron's notch", &square(90.0, 145.0, 40.0), CHEVRON, "HmmmmH", APART),
    ];
    for (name, a, b, expected, relation) in table {
        assert_eq!(said::<PolygonsMethod>(polygons(a, b)), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn point_and_turned() {
    let die = turned([200.0, 165.0, 100.0, 100.0], Deg(45.0));
    let [back, upright] = [-30.0, 90.0].map(|angle| turned([200.0, 165.0, 150.0, 50.0], Deg(angle)));
    for (name, a, b, expected, relation) in [
        ("Q2 along it", [240.0, 195.0], ramp(), "HHmm-mH", OVER),
        ("Q3 its mirror", [240.0, 135.0], ramp(), "mmHm-mH", APART),
        ("Q4 empty corner of the box", [265.0, 125.0], ramp(), "mmmm-mH", APART),
        ("Q5 level, past it", [260.0, 165.0], ramp(), "mmmm-HH", APART),
        ("Q6 on a long edge", [185.0, 185.0], ramp(), "mmHm-HH", TOUCH),
        ("Q8 die (r/love2d)", [260.0, 165.0], die, "HHHmmmH", OVER),
        ("Q10 -30", [255.0, 195.0], back, "mmHmmmH", APART),
        ("Q11 pivot", [100.0, 200.0], upright, "mmmHmmm", APART),
    ] {
        let (mut says, found) = said::<PointInTurnedMethod>(with_point(a, b));
        if expected.contains('-') {
            says.replace_range(4..5, "-");
        }
        assert_eq!((says, found), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn circle_and_turned() {
    for (name, a, expected, relation) in [
        ("U2 touches, 45 and 60", [245.0, 105.0, 50.0], "mHHHHm", TOUCH),
        ("U3 past a corner", [150.0, 70.0, 40.0], "HmmHHH", OVER),
        ("U4 its mirror", [240.0, 135.0, 10.0], "mHHHmm", APART),
        ("U5 centre in", [200.0, 165.0, 10.0], "HHHHmH", OVER),
        ("U6 in the upright box", [275.0, 130.0, 20.0], "mHHHmm", APART),
        ("U7 touches a corner", [325.0, 190.0, 50.0], "mmmmHm", TOUCH),
        ("U8 radius 0 on the edge", [185.0, 185.0, 0.0], "mmmmHH", TOUCH),
        ("U9 middle of an edge", [226.0, 124.0, 25.0], "HHHHHm", OVER),
    ] {
        assert_eq!(said::<CircleTurnedMethod>(with_circle(a, ramp())), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn circle_and_polygon() {
    for (name, a, b, expected, relation) in [
        ("V1 over an edge's middle", [200.0, 280.0, 30.0], TRIANGLE, "HHmHHH", OVER),
        ("V2 touches an edge", [200.0, 290.0, 30.0], TRIANGLE, "HHmmmm", TOUCH),
        ("V3 touches a corner, 30 and 40", [350.0, 300.0, 50.0], TRIANGLE, "HHmHmH", TOUCH),
        ("V4 past the corner", [352.0, 302.0, 50.0], TRIANGLE, "mmmHmH", APART),
        ("V5 inside", [200.0, 200.0, 20.0], TRIANGLE, "HmHHHH", OVER),
        ("V6 in the notch", [112.0, 165.0, 15.0], CHEVRON, "mmmHHH", APART),
        ("V7 inside, touches from inside", [200.0, 230.0, 30.0], TRIANGLE, "HHHHHH", OVER),
        ("V8 radius 0 on a corner", [200.0, 60.0, 0.0], TRIANGLE, "HHmmmm", TOUCH),
    ] {
        assert_eq!(said::<CirclePolygonMethod>(circle_polygon(a, b)), (expected.to_owned(), relation), "{name}");
    }
}

#[test]
fn a_comparison_has_its_numbers() {
    let [a, b] = [([0.0, 0.0, 120.0, 60.0], Dir(4.0, -3.0)), ([200.0, 150.0, 150.0, 50.0], Dir(24.0, 7.0))];
    let moved = |x, y| two(([x, y, a.0[2], a.0[3]], a.1), b);
    let miss = heard(TurnedMethod::Sat, &moved(109.0, 62.0), Border::Misses);
    assert_eq!(miss.len(), 3, "the first gap decides: {miss:?}");
    let shares = |case: &TwoTurned| -> Vec<f64> {
        let shadows = case.axes().into_iter().map(|axis| case.shadows(axis.normal));
        shadows.map(|[a, b]| -(a.gap(b) * 1e9).round() / 1e9).collect()
    };
    assert_eq!(shares(&moved(109.0, 62.0)), [105.0, -20.0, 23.0, 32.0]);
    assert_eq!(shares(&moved(141.0, 88.0)), [115.0, 20.0, 61.0, 48.0]);

    let touching = two(([140.0, 165.0, 100.0, 50.0], SLOPE), ([225.0, 175.0, 60.0, 60.0], Deg(0.0)));
    assert_eq!(
        heard(TurnedMethod::Sat, &touching, Border::Misses)[4..],
        ["a.max(bu) <= b.min(bu): 195 <= 195 is true"]
    );
    assert_eq!(heard(TurnedMethod::Sat, &touching, Border::Hits).len(), 8);
    assert_eq!(
        heard(TurnedMethod::AllTurnedBack, &touching, Border::Misses),
        ["abs(x) < (aw + bw) / 2: 74 < 80 is true", "abs(y) < (ah + bh) / 2: 43 < 55 is true"]
    );
    let crossed = two(([200.0, 165.0, 200.0, 20.0], SLOPE), ([200.0, 165.0, 200.0, 20.0], Dir(-3.0, 4.0)));
    assert_eq!(heard(TurnedMethod::Sat, &crossed, Border::Misses).len(), 4, "parallel axes once");
    assert_eq!(heard(TurnedMethod::Corners, &crossed, Border::Misses)[0], "cross(b1, b2, a1) > 0: 22000 > 0 is true");
    assert_eq!(
        heard(PointInTurnedMethod::TurnedBack, &with_point([240.0, 195.0], ramp()), Border::Misses),
        ["abs(qx) < bw / 2: 50 < 75 is true", "abs(qy) < bh / 2: 0 < 25 is true"]
    );
    assert_eq!(
        heard(CircleTurnedMethod::TurnedBack, &with_circle([245.0, 105.0, 50.0], ramp()), Border::Misses),
        ["dx * dx + dy * dy < ar * ar: 2500 < 2500 is false"]
    );
    assert_eq!(
        heard(CircleTurnedMethod::Edges, &with_circle([245.0, 105.0, 50.0], ramp()), Border::Hits),
        ["squared(p(1-2) - a) <= ar * ar: 2500 <= 2500 is true"]
    );
    let past = circle_polygon([352.0, 302.0, 50.0], TRIANGLE);
    let gaps = heard(CirclePolygonMethod::SatAndCorner, &past, Border::Misses);
    assert!(
        gaps.len() == 7 && gaps[6].starts_with("a.max(k) <= b.min(k): "),
        "the axis to the corner decides: {gaps:?}"
    );
    let notch = polygons(SMALL, TRIANGLE);
    let gaps = heard(PolygonsMethod::Sat, &notch, Border::Misses);
    assert_eq!(gaps.len(), 10, "edge 3-1 of both has one axis");
    assert_eq!(
        gaps[4..6],
        [
            "a.max(na(3-1)) <= b.min(na(3-1)): 180 <= 60 is false",
            "b.max(na(3-1)) <= a.min(na(3-1)): 260 <= 160 is false",
        ]
    );
    assert_eq!(
        heard(PolygonsMethod::EdgesAndBoth, &notch, Border::Hits).last().expect("one"),
        "b1.y > a1.y: 260 > 180 is true"
    );
}
