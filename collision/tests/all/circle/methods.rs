//! The five methods: a table of cases, fractions, and the counts of a whole grid.

use super::{b, circle, exact, oracle};
use crate::signs;
use hantei_collision::{
    Border, Circle, CircleAndRect, CircleMethod, Comparison, Contact, Method, Named, Rect, circle_contact,
};

/// Centre and radius; relation with B; then hit or miss (H, m) of `closest` as written, with `<=`, `regions`, `box`,
/// `corners`.
const CASES: [(&str, [f64; 3], Contact, &str); 16] = [
    ("C1", [90.0, 130.0, 15.0], Contact::Overlapping, "HHHHm"),
    ("C2", [85.0, 130.0, 15.0], Contact::Touching, "mHHmm"),
    ("C3", [200.0, 130.0, 15.0], Contact::Apart, "mmmmm"),
    ("C4", [92.0, 92.0, 10.0], Contact::Apart, "mmmHm"),
    ("C5", [97.0, 96.0, 5.0], Contact::Touching, "mHHHm"),
    ("C6", [94.0, 92.0, 11.0], Contact::Overlapping, "HHHHH"),
    ("C7", [140.0, 130.0, 10.0], Contact::Overlapping, "HHHHH"),
    ("C8", [140.0, 92.0, 10.0], Contact::Overlapping, "HHHHm"),
    ("C9", [100.0, 130.0, 5.0], Contact::Overlapping, "HHHHH"),
    ("C10", [99.7, 99.7, 0.4], Contact::Apart, "mmmHm"),
    ("C11", [-1100.0, -1500.0, 2000.0], Contact::Touching, "mHHHm"),
    ("C12", [140.0, 130.0, 500.0], Contact::Overlapping, "HHHHH"),
    ("C13", [140.0, 130.0, 0.0], Contact::Overlapping, "mHHHH"),
    ("C14", [100.0, 130.0, 0.0], Contact::Touching, "mHHmH"),
    ("C15", [185.0, 172.0, 13.0], Contact::Touching, "mHHHm"),
    ("C16", [120.0, 170.0, 12.0], Contact::Overlapping, "HHHHm"),
];

fn as_written(method: CircleMethod, circle: Circle, rect: Rect) -> bool {
    method.hits(circle, rect, method.own_border(), &mut ())
}

#[test]
fn the_table() {
    for (name, [x, y, radius], contact, said) in CASES {
        let circle = circle(x, y, radius);
        assert_eq!(circle_contact(circle, b()), contact, "{name}");
        let methods = [CircleMethod::Closest, CircleMethod::Regions, CircleMethod::Box, CircleMethod::Corners];
        let [closest, regions, boxes, corners] = methods.map(|method| as_written(method, circle, b()));
        let with_border = CircleMethod::Closest.hits(circle, b(), Border::Hits, &mut ());
        let found = [closest, with_border, regions, boxes, corners].map(|hits| if hits { 'H' } else { 'm' });
        assert_eq!(found.iter().collect::<String>(), said, "{name}");
        // The distances in this table are exact, so the root is right wherever the squares are.
        for border in [Border::Hits, Border::Misses] {
            let [squares, root] =
                [CircleMethod::Closest, CircleMethod::Root].map(|m| m.hits(circle, b(), border, &mut ()));
            assert_eq!(root, squares, "{name} {border:?}");
        }
    }
}

#[test]
fn the_root_rounds_otherwise_than_the_square() {
    let rect = Rect::try_from([0.0, 0.0, 10.0, 10.0]).expect("finite");
    // From the corner (0, 0), below and left: dx, dy, radius, and the answers of closest and root.
    for (dx, dy, radius, closest, root) in [(0.5, 1.2, 1.3, true, false), (1.2, 3.5, 3.7, true, true)] {
        let circle = circle(-dx, -dy, radius);
        let said = [CircleMethod::Closest, CircleMethod::Root].map(|method| as_written(method, circle, rect));
        assert_eq!(said, [closest, root], "{dx}, {dy}, {radius}");
    }
}

#[test]
fn every_whole_centre() {
    let (mut asked, mut true_ones, mut boxes, mut corners_missed) = (0, 0, 0, 0);
    let mut false_at_corners = [0; 4];
    for x in 80..=200 {
        for y in 80..=180 {
            let circle = circle(f64::from(x), f64::from(y), 10.0);
            let contact = circle_contact(circle, b());
            assert_eq!(contact, oracle(circle, b()), "{circle:?}");
            let hits = |method: CircleMethod, border| method.hits(circle, b(), border, &mut ());
            for border in [Border::Hits, Border::Misses] {
                for method in [CircleMethod::Closest, CircleMethod::Root, CircleMethod::Regions] {
                    assert_eq!(hits(method, border), contact.hits(border), "{method:?} {border:?} {circle:?}");
                }
            }
            let is_true = contact == Contact::Overlapping;
            let by_box = hits(CircleMethod::Box, Border::Misses);
            assert!(by_box || !is_true, "the square holds the circle: {circle:?}");
            if by_box && !is_true {
                false_at_corners[usize::from(x > 140) + 2 * usize::from(y > 130)] += 1;
            }
            asked += 1;
            true_ones += usize::from(is_true);
            boxes += usize::from(by_box);
            corners_missed += usize::from(is_true && !hits(CircleMethod::Corners, Border::Misses));
        }
    }
    assert_eq!((asked, true_ones, boxes, corners_missed), (12_221, 7_765, 7_821, 1_948));
    assert_eq!(false_at_corners, [14; 4], "of the square");
}

/// All regions, borders and corners, with whole and half numbers, for rectangles of every size, also flat ones.
#[test]
fn every_region_border_and_corner() {
    let mut asked = 0;
    for (width, height) in [(4.0, 3.0), (4.0, 0.0), (0.0, 3.0), (0.0, 0.0)] {
        let rect = Rect::try_from([0.0, 0.0, width, height]).expect("finite");
        for [x, y, radius] in
            (0..26 * 26 * 12).map(|i| [i % 26 - 9, i / 26 % 26 - 9, i / 676].map(|n| f64::from(n) / 2.0))
        {
            let circle = circle(x, y, radius);
            let contact = oracle(circle, rect);
            assert_eq!(circle_contact(circle, rect), contact, "{circle:?} {rect:?}");
            for border in [Border::Hits, Border::Misses] {
                let closest = CircleMethod::Closest.hits(circle, rect, border, &mut ());
                let is_point_inside = radius == 0.0 && contact == Contact::Overlapping && border == Border::Misses;
                assert_eq!(closest, contact.hits(border) && !is_point_inside, "{border:?} {circle:?} {rect:?}");
                assert_eq!(CircleMethod::Root.hits(circle, rect, border, &mut ()), closest, "{circle:?} {rect:?}");
                let corners = CircleMethod::Corners.hits(circle, rect, border, &mut ());
                let is_inside = rect.contains(circle.centre());
                assert!(contact.hits(border) || !corners || is_inside, "corners: {border:?} {circle:?} {rect:?}");
            }
            let regions = CircleMethod::Regions.hits(circle, rect, Border::Hits, &mut ());
            assert_eq!(regions, contact.hits(Border::Hits), "{circle:?} {rect:?}");
            asked += 1;
        }
    }
    assert_eq!(asked, 4 * 26 * 26 * 12);
}

/// The observer hears what was compared, in the order of the questions, and each question has its own numbers.
#[test]
fn what_is_heard() {
    for &method in CircleMethod::VALUES {
        for border in [Border::Hits, Border::Misses] {
            let questions = method.questions(border);
            assert!(questions.iter().enumerate().all(|(place, question)| question.id == place), "{method:?}");
            for (name, [x, y, radius], _, _) in CASES {
                let shapes = CircleAndRect { circle: circle(x, y, radius), rect: b() };
                let every = method.every_comparison(&shapes, border);
                assert_eq!(every.len(), questions.len(), "{method:?}");
                let mut heard: Vec<Comparison> = Vec::new();
                let holds = method.holds(&shapes, border, &mut heard);
                assert!(heard.windows(2).all(|two| two[0].question < two[1].question), "{name} {method:?}");
                for made in &heard {
                    assert_eq!(every[made.question], *made, "{name} {method:?}");
                    let symbol = questions[made.question].operator.symbol();
                    assert_eq!(made.holds, signs::holds(symbol, made.numbers[0], made.numbers[1]), "{name} {method:?}");
                }
                assert_eq!(holds, as_the_form_says(method, &heard), "{name} {method:?} {border:?}");
            }
        }
    }
}

fn as_the_form_says(method: CircleMethod, heard: &[Comparison]) -> bool {
    let last = heard.last().expect("something is asked");
    match method {
        CircleMethod::Closest | CircleMethod::Root => last.holds,
        CircleMethod::Regions => last.question > 1 && last.holds,
        CircleMethod::Box => heard.len() == 4 && last.holds,
        CircleMethod::Corners => last.question >= 3 && last.holds,
    }
}

/// The nearest point has numbers of the rectangle or the centre, and nothing is nearer.
#[test]
fn the_nearest_point_is_exact() {
    for (name, [x, y, radius], _, _) in CASES {
        let near = CircleAndRect { circle: circle(x, y, radius), rect: b() }.nearest();
        assert!(b().contains(near), "{name}");
        let off = |px: f64, py: f64| {
            let (dx, dy) = (exact(x) - exact(px), exact(y) - exact(py));
            &dx * &dx + &dy * &dy
        };
        for px in 100..=180 {
            for py in 100..=160 {
                assert!(off(near.x, near.y) <= off(f64::from(px), f64::from(py)), "{name}: ({px}, {py}) is nearer");
            }
        }
    }
}
