//! The right methods, and the exact relations, against whole numbers.

use super::{By, circle_polygon, polygons, turned, with_circle, with_point};
use crate::lines::whole::says;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    Border, CirclePolygonMethod, CircleTurnedMethod, Contact, PointInTurnedMethod, PolygonsMethod, Rect, Turned,
    TurnedMethod, TwoTurned,
};

type At = (i128, i128);

fn cross(a: At, b: At, p: At) -> i128 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

fn edges(corners: &[At]) -> Vec<(At, At)> {
    (0..corners.len()).map(|place| (corners[place], corners[(place + 1) % corners.len()])).collect()
}

/// A turned rectangle with an area whose corners are whole, and these corners.
fn whole_turned(random: &mut fastrand::Rng, size: i128) -> (Turned, Vec<At>) {
    let directions =
        [(1, 0, 1), (0, -1, 1), (4, 3, 5), (3, 4, 5), (-3, 4, 5), (-4, -3, 5), (5, -12, 13), (24, 7, 25), (-7, 24, 25)];
    let (x, y, length) = directions[random.usize(..directions.len())];
    let mut half = || random.i128(1..1 + (size / length).max(2));
    let (along, down) = (half(), half());
    let centre = (random.i128(0..size * 2), random.i128(0..size * 2));
    let ((ux, uy), (vx, vy)) = ((x * along, y * along), (-y * down, x * down));
    let corner = |u: i128, v: i128| (centre.0 + u * ux + v * vx, centre.1 + u * uy + v * vy);
    let corners = vec![corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    let numbers = [centre.0, centre.1, 2 * along * length, 2 * down * length].map(|number| number as f64);
    let held = turned(numbers, By::Dir(x as f64, y as f64));
    let found = held.corners().map(|at| [at.x, at.y]);
    assert_eq!(found.to_vec(), floats(&corners), "whole corners");
    (held, corners)
}

/// The least of both ways out on an edge's axis, over the edges of `own`: above 0 overlapping, below 0 apart.
fn least_way(a: &[At], b: &[At], own: &[At]) -> i128 {
    let way = |(from, to): (At, At)| {
        let ends = |corners: &[At]| {
            let along = corners.iter().map(|at| at.0 * (to.1 - from.1) + at.1 * (from.0 - to.0));
            (along.clone().min().expect("a corner"), along.max().expect("a corner"))
        };
        let ((a_min, a_max), (b_min, b_max)) = (ends(a), ends(b));
        (a_max - b_min).min(b_max - a_min)
    };
    edges(own).into_iter().map(way).min().expect("an edge")
}

fn contact_of(way: i128) -> Contact {
    match way.signum() {
        1 => Contact::Overlapping,
        0 => Contact::Touching,
        _ => Contact::Apart,
    }
}

const BORDERS: [Border; 2] = [Border::Hits, Border::Misses];

#[test]
fn two_turned() {
    let mut random = fastrand::Rng::with_seed(41);
    let (mut touching, mut rounded) = (0, 0);
    for _ in 0..20_000 {
        let size = [8, 8, 16, 200][random.usize(..4)];
        let ((a, of_a), (b, of_b)) = (whole_turned(&mut random, size), whole_turned(&mut random, size));
        let case = TwoTurned { a, b };
        let by_a = contact_of(least_way(&of_a, &of_b, &of_a));
        let contact = by_a.min(contact_of(least_way(&of_a, &of_b, &of_b)));
        assert_eq!((a.contact(b), Pair::from(case).contact()), (contact, contact), "{case:?}");
        touching += u32::from(contact == Contact::Touching);
        for border in BORDERS {
            let hits = contact.hits(border);
            let is_right = says(TurnedMethod::Sat, &case, border) == hits;
            assert!(is_right || contact == Contact::Touching, "{case:?}");
            rounded += u32::from(!is_right);
            let half = says(TurnedMethod::OneTurnedBack, &case, border);
            assert!(half == by_a.hits(border) || by_a == Contact::Touching, "{case:?}");
            let boxes = says(TurnedMethod::UprightBoxes, &case, border);
            assert!(boxes || !hits, "the boxes miss nothing: {case:?}");
        }
        let is_parallel = cross((0, 0), step(&of_a), step(&of_b)) == 0;
        if is_parallel && contact != Contact::Touching {
            let back = says(TurnedMethod::AllTurnedBack, &case, Border::Misses);
            assert_eq!(back, contact == Contact::Overlapping, "{case:?}");
        }
        let a_in_b = of_a.iter().all(|at| edges(&of_b).into_iter().all(|(from, to)| cross(from, to, *at) > 0));
        if contact != Contact::Touching {
            let says = says(TurnedMethod::EdgesAndACorner, &case, Border::Hits);
            assert_eq!(says, contact == Contact::Overlapping && !a_in_b, "{case:?}");
        }
        let any_in = |own: &[At], other: &[At]| {
            own.iter().any(|at| edges(other).into_iter().all(|(from, to)| cross(from, to, *at) > 0))
        };
        let corners = any_in(&of_a, &of_b) || any_in(&of_b, &of_a);
        assert_eq!(says(TurnedMethod::Corners, &case, Border::Misses), corners, "{case:?}");
    }
    assert!(touching > 80 && rounded < touching, "{rounded} of {touching}");
}

/// The direction of the width.
fn step(corners: &[At]) -> At {
    (corners[1].0 - corners[0].0, corners[1].1 - corners[0].1)
}

#[test]
fn point_and_turned() {
    let mut random = fastrand::Rng::with_seed(42);
    let mut touching = 0;
    for _ in 0..20_000 {
        let size = [8, 20, 200][random.usize(..3)];
        let (b, corners) = whole_turned(&mut random, size);
        let p = (random.i128(0..size * 2), random.i128(0..size * 2));
        let case = with_point([p.0 as f64, p.1 as f64], b);
        let least = edges(&corners).into_iter().map(|(from, to)| cross(from, to, p)).min().expect("an edge");
        let (pair, contact) = (Pair::from(case), contact_of(least));
        assert_eq!(pair.contact(), contact, "{case:?}");
        touching += u32::from(contact == Contact::Touching);
        for border in [Border::Half, Border::Hits, Border::Misses] {
            assert_eq!(says(PointInTurnedMethod::FourSides, &case, border), pair.hits(border), "{border:?} {case:?}");
            let around = Rect::around(b.corners()).expect("four corners");
            let by_box = Pair::new(case.p, around).expect("a pair").hits(border);
            assert_eq!(says(PointInTurnedMethod::UprightBox, &case, border), by_box, "{border:?} {case:?}");
            let back = says(PointInTurnedMethod::TurnedBack, &case, border);
            assert!(back == contact.hits(border) || contact == Contact::Touching, "{border:?} {case:?}");
        }
    }
    assert!(touching > 150, "{touching}");
}

/// Compares the square of the centre's distance from the nearest point of an edge with that of the radius.
fn with_edge((a, b): (At, At), centre: At, radius: i128) -> Contact {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let (length, along) = (dx * dx + dy * dy, (centre.0 - a.0) * dx + (centre.1 - a.1) * dy);
    let to = |p: At| (centre.0 - p.0).pow(2) + (centre.1 - p.1).pow(2);
    contact_of(if along <= 0 {
        radius * radius - to(a)
    } else if along >= length {
        radius * radius - to(b)
    } else {
        radius * radius * length - cross(a, b, centre).pow(2)
    })
}

/// Whether a point is inside, and not on an edge.
fn is_inside(corners: &[At], p: At) -> bool {
    let crosses = |(a, b): &(At, At)| {
        let side = cross(*a, *b, p);
        a.1 <= p.1 && p.1 < b.1 && side > 0 || b.1 <= p.1 && p.1 < a.1 && side < 0
    };
    let is_on = |edge: &(At, At)| with_edge(*edge, p, 0) == Contact::Touching;
    let edges = edges(corners);
    !edges.iter().any(is_on) && edges.iter().filter(|edge| crosses(edge)).count() % 2 == 1
}

fn with_round(corners: &[At], centre: At, radius: i128) -> Contact {
    if is_inside(corners, centre) {
        return Contact::Overlapping;
    }
    edges(corners).into_iter().map(|edge| with_edge(edge, centre, radius)).max().expect("an edge")
}

#[test]
fn circle_and_turned() {
    let mut random = fastrand::Rng::with_seed(43);
    let mut touching = 0;
    for _ in 0..10_000 {
        let size = [12, 40, 200][random.usize(..3)];
        let (b, corners) = whole_turned(&mut random, size);
        let (centre, radius) = ((random.i128(0..size), random.i128(0..size)), random.i128(1..=size / 4));
        let case = with_circle([centre.0, centre.1, radius].map(|number| number as f64), b);
        let contact = with_round(&corners, centre, radius);
        assert_eq!(Pair::from(case).contact(), contact, "{case:?}");
        touching += u32::from(contact == Contact::Touching);
        if contact == Contact::Touching {
            continue;
        }
        let hits = contact == Contact::Overlapping;
        for border in BORDERS {
            assert_eq!(says(CircleTurnedMethod::TurnedBack, &case, border), hits, "{border:?} {case:?}");
        }
        let met = edges(&corners).into_iter().map(|edge| with_edge(edge, centre, radius)).max();
        if met != Some(Contact::Touching) {
            let edges = says(CircleTurnedMethod::Edges, &case, Border::Hits);
            assert_eq!(edges, met == Some(Contact::Overlapping), "{case:?}");
        }
    }
    assert!(touching > 80, "{touching}");
}

fn floats(corners: &[At]) -> Vec<[f64; 2]> {
    corners.iter().map(|at| [at.0 as f64, at.1 as f64]).collect()
}

/// A triangle with an area, or any polygon.
fn any_corners(random: &mut fastrand::Rng, size: i128, is_triangle: bool) -> Vec<At> {
    loop {
        let count = if is_triangle { 3 } else { 3 + random.usize(..4) };
        let corners: Vec<At> = (0..count).map(|_| (random.i128(0..size), random.i128(0..size))).collect();
        if cross(corners[0], corners[1], corners[2]) != 0 {
            return corners;
        }
    }
}

#[test]
fn circle_and_polygon() {
    let mut random = fastrand::Rng::with_seed(44);
    let mut touching = 0;
    for _ in 0..8_000 {
        let (size, is_triangle) = ([8, 30, 200][random.usize(..3)], random.bool());
        let corners = any_corners(&mut random, size, is_triangle);
        let (centre, radius) = ((random.i128(0..size), random.i128(0..size)), random.i128(1..=size / 4));
        let case = circle_polygon([centre.0, centre.1, radius].map(|number| number as f64), &floats(&corners));
        let contact = with_round(&corners, centre, radius);
        assert_eq!(Pair::from(case).contact(), contact, "{case:?}");
        touching += u32::from(contact == Contact::Touching);
        if contact == Contact::Touching {
            continue;
        }
        let hits = contact == Contact::Overlapping;
        for border in BORDERS {
            assert_eq!(says(CirclePolygonMethod::EdgesOrInside, &case, border), hits, "{border:?} {case:?}");
            if is_triangle {
                assert_eq!(says(CirclePolygonMethod::SatAndCorner, &case, border), hits, "{border:?} {case:?}");
                assert!(says(CirclePolygonMethod::SatNormals, &case, border) || !hits, "{border:?} {case:?}");
            }
        }
    }
    assert!(touching > 100, "{touching}");
}

fn meet((a, b): (At, At), (c, d): (At, At)) -> bool {
    let parts = |(a, b), (c, d)| cross(a, b, c).signum() * cross(a, b, d).signum() < 0;
    let is_on = |edge: (At, At), p| with_edge(edge, p, 0) == Contact::Touching;
    parts((a, b), (c, d)) && parts((c, d), (a, b))
        || is_on((c, d), a)
        || is_on((c, d), b)
        || is_on((a, b), c)
        || is_on((a, b), d)
}

#[test]
fn two_polygons() {
    let mut random = fastrand::Rng::with_seed(45);
    let (mut hit, mut convex) = (0, 0);
    for _ in 0..4_000 {
        let (size, is_triangle) = ([8, 30, 200][random.usize(..3)], random.bool());
        let [a, b] = [(); 2].map(|()| any_corners(&mut random, size, is_triangle));
        let case = polygons(&floats(&a), &floats(&b));
        if [case.a, case.b].iter().any(|polygon| polygon.crossing().is_some()) {
            continue;
        }
        let (of_a, of_b) = (edges(&a), edges(&b));
        let do_meet = of_a.iter().any(|one| of_b.iter().any(|other| meet(*one, *other)));
        let hits = do_meet || is_inside(&b, a[0]) || is_inside(&a, b[0]);
        let pair = Pair::from(case);
        assert_eq!(pair.hits(Border::Hits), hits, "{case:?}");
        hit += u32::from(hits);
        let contact = pair.contact();
        if contact != Contact::Touching {
            assert_eq!(says(PolygonsMethod::EdgesAndBoth, &case, Border::Hits), hits, "{case:?}");
        }
        if is_triangle {
            let exact = contact_of(least_way(&a, &b, &a).min(least_way(&a, &b, &b)));
            assert_eq!(contact, exact, "{case:?}");
            convex += u32::from(exact == Contact::Touching);
            for border in BORDERS {
                let sat = says(PolygonsMethod::Sat, &case, border);
                assert!(sat == exact.hits(border) || exact == Contact::Touching, "{border:?} {case:?}");
            }
        }
    }
    assert!(hit > 1_000 && convex > 50, "{hit} {convex}");
}
