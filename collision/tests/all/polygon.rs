//! A point and a polygon: every method against whole numbers, the table of cases, and the exact relation.

use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Contact, Method, Point, PointAndPolygon, PointInPolygonMethod, Polygon};

type At = (i64, i64);

fn polygon(corners: &[At]) -> Polygon<'static> {
    let corners: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x as f64, y as f64)).collect();
    Polygon::checked(&corners).expect("3 to 16 corners")
}

fn edges(corners: &[At]) -> Vec<(At, At)> {
    (0..corners.len()).map(|place| (corners[place], corners[(place + 1) % corners.len()])).collect()
}

fn cross((a, b): (At, At), p: At) -> i64 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

fn is_on((a, b): (At, At), p: At) -> bool {
    let between = |a: i64, p: i64, b: i64| a.min(b) <= p && p <= a.max(b);
    cross((a, b), p) == 0 && between(a.0, p.0, b.0) && between(a.1, p.1, b.1)
}

/// Whether px is below x(y) of an edge's line that is not level, or at it.
fn is_left_of((a, b): (At, At), p: At, or_on: bool) -> bool {
    let far = (b.0 - a.0) * (p.1 - a.1) * (b.1 - a.1).signum() - (p.0 - a.0) * (b.1 - a.1).abs();
    far > 0 || or_on && far == 0
}

/// What each method is, by whole numbers.
fn says(method: PointInPolygonMethod, corners: &[At], p: At, border: Border) -> bool {
    let edges = edges(corners);
    let counts = !matches!(method, PointInPolygonMethod::SameSide | PointInPolygonMethod::BoundingBox);
    if counts && border != Border::Half && edges.iter().any(|edge| is_on(*edge, p)) {
        return border == Border::Hits;
    }
    let crossed = |is_at_height: &dyn Fn(i64, i64) -> bool| {
        let counted = |edge: &&(At, At)| is_at_height(edge.0.1 - p.1, edge.1.1 - p.1) && is_left_of(**edge, p, false);
        edges.iter().filter(counted).count() % 2 == 1
    };
    match method {
        PointInPolygonMethod::Crossings => crossed(&|a, b| (a > 0) != (b > 0)),
        PointInPolygonMethod::StrictCrossings => crossed(&|a, b| a > 0 && b < 0 || a < 0 && b > 0),
        // A level edge at the point's height has no crossing: 0 / 0 is below nothing.
        PointInPolygonMethod::ClosedCrossings => crossed(&|a, b| (a >= 0 && b <= 0 || a <= 0 && b >= 0) && a != b),
        PointInPolygonMethod::VerticalSlip => {
            let counted = |edge: &&(At, At)| {
                let (a, b) = **edge;
                a.1.min(b.1) < p.1 && p.1 <= a.1.max(b.1) && (a.0 == b.0 || is_left_of(**edge, p, true))
            };
            edges.iter().filter(counted).count() % 2 == 1
        }
        PointInPolygonMethod::Winding => {
            let turn = |edge: &(At, At)| match (edge.0.1 <= p.1, edge.1.1 <= p.1) {
                (true, false) if cross(*edge, p) > 0 => 1,
                (false, true) if cross(*edge, p) < 0 => -1,
                _ => 0,
            };
            edges.iter().map(turn).sum::<i32>() != 0
        }
        PointInPolygonMethod::SameSide => [1, -1].into_iter().any(|sign| {
            edges.iter().all(|&(a, b)| {
                let (dx, dy) = ((b.0 - a.0) * sign, (b.1 - a.1) * sign);
                let counts = border == Border::Hits || border == Border::Half && (dy < 0 || dy == 0 && dx > 0);
                cross((a, b), p) * sign >= i64::from(!counts)
            })
        }),
        PointInPolygonMethod::BoundingBox => [|at: At| at.0, |at: At| at.1].into_iter().all(|on| {
            let (p, all) = (on(p), corners.iter().map(|at| on(*at)));
            let (min, max) = (all.clone().min().unwrap_or(p), all.max().unwrap_or(p));
            match border {
                Border::Hits => min <= p && p <= max,
                Border::Misses => min < p && p < max,
                Border::Half => min <= p && p < max,
            }
        }),
    }
}

#[test]
fn every_method_is_what_whole_numbers_say() {
    let mut numbers = fastrand::Rng::with_seed(7);
    let mut on_edges = 0;
    for _ in 0..30_000 {
        let size = [4, 9, 40][numbers.usize(..3)];
        let at = |numbers: &mut fastrand::Rng| (numbers.i64(0..size), numbers.i64(0..size));
        let corners: Vec<At> = (0..3 + numbers.usize(..14)).map(|_| at(&mut numbers)).collect();
        let p = at(&mut numbers);
        let shapes = PointAndPolygon { p: Point::new(p.0 as f64, p.1 as f64), polygon: polygon(&corners) };
        on_edges += usize::from(shapes.polygon.contact(shapes.p) == Contact::Touching);
        for border in [Border::Half, Border::Hits, Border::Misses] {
            for &method in PointInPolygonMethod::ALL {
                // x(y) is rounded where it is no whole number; on a grid of 40 it is exact or off the point by 1/40.
                let expected = says(method, &corners, p, border);
                let (mut heard, case) = (Vec::new(), format!("{method:?} {border:?} {corners:?} {p:?}"));
                assert_eq!(method.holds(&shapes, border, &mut heard), expected, "{case}");
                let questions = method.questions_of(&shapes, border);
                let every = method.every_comparison(&shapes, border);
                for made in heard {
                    let question = questions.iter().find(|question| question.id == made.question).expect("a question");
                    assert_eq!(question.operator.holds(made.numbers[0], made.numbers[1]), made.holds, "{case}");
                    assert!(every.contains(&made) || made.numbers[0].is_nan(), "{case} {question}");
                }
            }
            assert_eq!(
                shapes.polygon.contains(shapes.p, border),
                says(PointInPolygonMethod::Crossings, &corners, p, border)
            );
        }
        let turns = shapes.polygon.winding_number(shapes.p);
        assert_eq!(turns != 0, says(PointInPolygonMethod::Winding, &corners, p, Border::Half), "{corners:?} {p:?}");
    }
    assert!(on_edges > 3_000, "{on_edges}");
}

/// For a convex polygon, `same-side` gives a point on an edge to the neighbour that has it by `half`.
#[test]
fn same_side_knows_the_half_of_a_convex_polygon() {
    for corners in [
        vec![(0, 0), (6, 0), (6, 4), (0, 4)],
        vec![(3, 0), (6, 3), (3, 6), (0, 3)],
        vec![(0, 6), (6, 6), (3, 0)],
        vec![(2, 0), (6, 2), (4, 6), (0, 4)],
    ] {
        for corners in [corners.clone(), corners.into_iter().rev().collect()] {
            for (x, y) in (-1..8).flat_map(|x| (-1..8).map(move |y| (x, y))) {
                let shapes = PointAndPolygon { p: Point::new(x as f64, y as f64), polygon: polygon(&corners) };
                let says = PointInPolygonMethod::SameSide.holds(&shapes, Border::Half, &mut ());
                assert_eq!(says, Pair::from(shapes).hits(Border::Half), "{corners:?} {x} {y}");
            }
        }
    }
}

#[test]
fn the_table_of_cases() {
    let chevron = "80,60 320,165 80,270 160,165";
    let house = "200,40 320,140 320,280 80,280 80,140";
    for (corners, p, expected, relation) in [
        (chevron, [130.0, 165.0], "mmmmmmH", Contact::Apart),
        (chevron, [120.0, 90.0], "HHmHHHH", Contact::Overlapping),
        (house, [200.0, 140.0], "HHHmmHH", Contact::Overlapping),
        ("80,100 200,40 320,200 200,280", [40.0, 100.0], "mmmHHmm", Contact::Apart),
        ("200,30 279,273 72,123 328,123 121,273", [200.0, 165.0], "mHHmmmH", Contact::Apart),
        ("100,60 300,60 300,60 300,270 100,270", [200.0, 165.0], "HHmHHmH", Contact::Overlapping),
        ("100,70 220,230 100,230", [160.0, 150.0], "mmmmmmH", Contact::Touching),
        ("100,60 300,60 300,270 100,270", [100.0, 165.0], "HHmHHmm", Contact::Touching),
        ("-1,0 0,-1 1,0 0,1", [0.0, 0.0], "HHHmmHH", Contact::Overlapping),
        (".2,.3 .8,.3 .8,.9 .2,.9", [0.5, 0.6], "HHHHHmH", Contact::Overlapping),
        ("12,12 24,24 0,24 0,0", [0.5, 0.5 + f64::EPSILON / 2.0], "HHmHHmH", Contact::Overlapping),
    ] {
        let corner = |at: &str| {
            let (x, y) = at.split_once(',').expect("x,y");
            Point::new(x.parse().expect("x"), y.parse().expect("y"))
        };
        let all: Vec<Point> = corners.split(' ').map(corner).collect();
        let shapes = PointAndPolygon { p: Point::new(p[0], p[1]), polygon: Polygon::checked(&all).expect("a polygon") };
        let says = |method: &PointInPolygonMethod| method.holds(&shapes, method.own_border(), &mut ());
        let said: String =
            PointInPolygonMethod::ALL.iter().map(|method| if says(method) { 'H' } else { 'm' }).collect();
        assert_eq!((said.as_str(), Pair::from(shapes).contact()), (expected, relation), "{corners} {p:?}");
    }
}

#[test]
fn a_comparison_has_its_numbers() {
    let polygon = polygon(&[(30, 30), (120, 130), (220, 30), (252, 190), (140, 230), (20, 180)]);
    let shapes = PointAndPolygon { p: Point::new(48.0, 90.0), polygon };
    let all = |method: PointInPolygonMethod, border: Border| {
        let mut heard = Vec::new();
        method.holds(&shapes, border, &mut heard);
        let questions = method.questions_of(&shapes, border);
        let text = |made: &_| {
            let hantei_collision::Comparison { question, .. } = *made;
            questions.iter().find(|one| one.id == question).expect("a question").explained(made)
        };
        heard.iter().map(text).collect::<Vec<_>>()
    };
    let heard = all(PointInPolygonMethod::Crossings, Border::Half);
    assert_eq!(
        heard[..3],
        ["b1.y > py: 30 > 90 is false", "b2.y > py: 130 > 90 is true", "x(1-2) > px: 84 > 48 is true"]
    );
    assert_eq!(heard.last().expect("one"), "x(6-1) > px: 26 > 48 is false");
    assert_eq!(all(PointInPolygonMethod::Winding, Border::Half).last().expect("one"), "turns != 0: 1 != 0 is true");
    assert_eq!(all(PointInPolygonMethod::BoundingBox, Border::Misses)[0], "px > min(b.x): 48 > 20 is true");
    assert_eq!(all(PointInPolygonMethod::SameSide, Border::Misses)[0], "cross(b1, b2, p) > 0: 3600 > 0 is true");
    assert_eq!(all(PointInPolygonMethod::Crossings, Border::Hits)[0], "cross(b1, b2, p) == 0: 3600 == 0 is false");
}
