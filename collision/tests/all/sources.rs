//! Every number that the five sources state, source by source.

use hantei_collision::Method as _;
use hantei_collision::{
    Border, Comparison, Contact, InsideMethod, OverlapMethod, Point, Quad, QuadContact, Rect, Shape, Winding, contact,
    diagnose, quad_contact, side,
};

fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
    Rect::from_origin_size(Point::new(x, y), width, height)
}

/// The verdict and each comparison as `asked: numbers is truth`.
fn ask(method: OverlapMethod, a: Rect, b: Rect) -> (bool, Vec<String>) {
    let mut trace: Vec<Comparison> = Vec::new();
    let hit = method.hits(a, b, method.own_border(), &mut trace);
    let questions = method.questions(method.own_border());
    (hit, trace.iter().map(|made| questions[made.question].explained(made)).collect())
}

#[test]
fn hsp_start() {
    // A 640×480 window: red at the mouse, blue at ((640 - 100) / 2, (480 - 100) / 2).
    let blue = rect((640.0 - 100.0) / 2.0, (480.0 - 100.0) / 2.0, 100.0, 100.0);
    assert_eq!((blue.min(), blue.max()), (Point::new(270.0, 190.0), Point::new(370.0, 290.0)));
    for (name, red, hits) in [
        ("at the start", rect(0.0, 0.0, 100.0, 100.0), false),
        ("shares the left edge line", rect(170.0, 190.0, 100.0, 100.0), false),
        ("one pixel in from the left", rect(171.0, 190.0, 100.0, 100.0), true),
        ("one pixel in from the right", rect(369.0, 190.0, 100.0, 100.0), true),
        ("shares the right edge line", rect(370.0, 190.0, 100.0, 100.0), false),
        ("shares the top edge line", rect(270.0, 90.0, 100.0, 100.0), false),
        ("one pixel in from the top", rect(270.0, 91.0, 100.0, 100.0), true),
        ("one pixel in from the bottom", rect(270.0, 289.0, 100.0, 100.0), true),
        ("shares the bottom edge line", rect(270.0, 290.0, 100.0, 100.0), false),
    ] {
        for method in [OverlapMethod::FourFlags, OverlapMethod::RuledOut, OverlapMethod::NotRuledOut] {
            assert_eq!(ask(method, red, blue).0, hits, "{name}, {}", method.name());
        }
    }
}

#[test]
fn hsp_comparisons() {
    let (a, b) = (rect(160.0, 20.0, 100.0, 100.0), rect(270.0, 190.0, 100.0, 100.0));
    let flags = [
        "ax + aw - 1 < bx: 259 < 270 is true",
        "ax > bx + bw - 1: 160 > 369 is false",
        "ay + ah - 1 < by: 119 < 190 is true",
        "ay > by + bh - 1: 20 > 289 is false",
    ];
    assert_eq!(ask(OverlapMethod::FourFlags, a, b), (false, flags.map(String::from).to_vec()), "always four");
    assert_eq!(ask(OverlapMethod::RuledOut, a, b), (false, vec![flags[0].into()]), "ends at the first that holds");
    let inverted = "ax + aw - 1 >= bx: 259 >= 270 is false";
    assert_eq!(ask(OverlapMethod::NotRuledOut, a, b), (false, vec![inverted.into()]), "the comparisons inverted");
}

#[test]
fn wpf_figure() {
    let at = Point::new;
    let quad = Quad::new(at(162.0, 212.0), at(210.0, 112.0), at(386.0, 152.0), at(355.0, 244.0));
    let probe = at(251.0, 179.0);
    for method in InsideMethod::ALL {
        assert!(method.contains(&quad, probe, method.own_border(), &mut ()), "{}", method.name());
    }
    assert_eq!(quad_contact(&quad, probe), QuadContact::Inside);
    let diagnosis = diagnose(&quad);
    assert_eq!((diagnosis.shape, diagnosis.winding), (Shape::Convex, Some(Winding::Clockwise)));
    assert_eq!(quad.edges().map(|(a, b)| side(a, b, probe)), [7316.0, 10152.0, 11583.0, 9217.0]);
}

#[test]
fn wpf_worked_edge() {
    let (a, b) = (Point::new(12.0, 10.0), Point::new(12.0, 30.0));
    assert_eq!(side(a, b, Point::new(7.0, 23.0)), 100.0, "P1");
    assert_eq!(side(a, b, Point::new(18.0, 19.0)), -120.0, "P2");
}

#[test]
fn wpf_a_point_on_an_edge_is_outside() {
    let at = Point::new;
    let square = Quad::new(at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0));
    assert!(!InsideMethod::RightOfAll.contains(&square, at(4.0, 2.0), Border::Misses, &mut ()), "as written");
    assert!(InsideMethod::RightOfAll.contains(&square, at(4.0, 2.0), Border::Hits, &mut ()), "border=hits");
}

#[test]
fn wpf_given_the_other_way_round_rejects_every_point() {
    let at = Point::new;
    let quad = Quad::new(at(355.0, 244.0), at(386.0, 152.0), at(210.0, 112.0), at(162.0, 212.0));
    for x in 0..400 {
        for y in 0..300 {
            let probe = at(f64::from(x), f64::from(y));
            assert!(!InsideMethod::RightOfAll.contains(&quad, probe, Border::Misses, &mut ()), "{probe:?}");
        }
    }
}

#[test]
fn processing_each_condition_alone_is_not_enough() {
    let b = rect(100.0, 100.0, 50.0, 50.0);
    for (name, a, truths) in [
        ("A right of B", rect(200.0, 110.0, 50.0, 50.0), [true, false, true, true]),
        ("A left of B", rect(0.0, 110.0, 50.0, 50.0), [false, true, true, true]),
        ("A below B", rect(110.0, 200.0, 50.0, 50.0), [true, true, true, false]),
        ("A above B", rect(110.0, 0.0, 50.0, 50.0), [true, true, false, true]),
    ] {
        let mut asked: Vec<Comparison> = Vec::new();
        assert!(!OverlapMethod::OriginSize.hits(a, b, Border::Misses, &mut asked), "{name}");
        assert_eq!(asked.last().map(|last| last.holds), Some(false), "{name}: ends where one fails");
        let held = asked.iter().filter(|comparison| comparison.holds).count();
        assert_eq!(held, truths.iter().take_while(|&&truth| truth).count(), "{name}");
    }
    let asked: Vec<String> = ask(OverlapMethod::OriginSize, b, b).1;
    assert_eq!(
        asked,
        [
            "bx < ax + aw: 100 < 150 is true",
            "ax < bx + bw: 100 < 150 is true",
            "by < ay + ah: 100 < 150 is true",
            "ay < by + bh: 100 < 150 is true",
        ]
    );
}

#[test]
fn processing_and_javascript_miss_when_touching() {
    let (a, b) = (rect(0.0, 0.0, 10.0, 10.0), rect(10.0, 0.0, 10.0, 10.0));
    assert_eq!(contact(a, b), Contact::Touching);
    assert!(!ask(OverlapMethod::OriginSize, a, b).0, "origin + size");
    assert!(!ask(OverlapMethod::CentreSize, a, b).0, "centre + size");
}

#[test]
fn cpp_worked_example() {
    let a = Rect::from_corners(Point::new(0.0, 0.0), Point::new(5.0, 5.0));
    let b = Rect::from_corners(Point::new(1.0, 1.0), Point::new(6.0, 4.0));
    let asked = [
        "ax2 < bx1: 5 < 1 is false",
        "bx2 < ax1: 6 < 0 is false",
        "ay2 < by1: 5 < 1 is false",
        "by2 < ay1: 4 < 0 is false",
    ];
    assert_eq!(ask(OverlapMethod::TwoCorners, a, b), (true, asked.map(String::from).to_vec()));
}

#[test]
fn cpp_shared_edge_collides_as_written_and_not_with_at_most() {
    let (a, b) = (rect(0.0, 0.0, 5.0, 5.0), rect(5.0, 0.0, 5.0, 5.0));
    assert!(ask(OverlapMethod::TwoCorners, a, b).0, "with <");
    assert!(!OverlapMethod::TwoCorners.hits(a, b, Border::Misses, &mut ()), "with <=");
}

#[test]
fn javascript_canvas() {
    let red = Rect::from_centre_size(Point::new(100.0, 100.0), 80.0, 100.0);
    let blue = Rect::from_centre_size(Point::new(160.0, 180.0), 100.0, 130.0);
    let asked = ["|acx - bcx| < (aw + bw) / 2: 60 < 90 is true", "|acy - bcy| < (ah + bh) / 2: 80 < 115 is true"];
    assert_eq!(ask(OverlapMethod::CentreSize, red, blue), (true, asked.map(String::from).to_vec()));
}

#[test]
fn javascript_absolute_value_folds_left_and_right() {
    for (p, q, distance) in [(3.0, 5.0, 2.0), (30.0, 18.0, 12.0)] {
        for (p, q) in [(p, q), (q, p)] {
            let [a, b] = [p, q].map(|x| Rect::from_centre_size(Point::new(x, 0.0), 2.0, 2.0));
            let mut asked: Vec<Comparison> = Vec::new();
            let _ = OverlapMethod::CentreSize.hits(a, b, Border::Misses, &mut asked);
            assert_eq!(asked[0].numbers[0], distance, "centres at {p} and {q}");
        }
    }
}
