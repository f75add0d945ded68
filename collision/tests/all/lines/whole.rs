//! The right methods, and the exact relation of two segments, against whole numbers.

use super::{two, with_circle, with_polygon, with_rect};
use hantei_collision::shapes::Pair;
use hantei_collision::{
    Border, Contact, Method, SegmentCircleMethod, SegmentPolygonMethod, SegmentRectMethod, SegmentsMethod,
};

type At = (i128, i128);

fn cross(a: At, b: At, p: At) -> i128 {
    (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0)
}

fn is_on((a, b): (At, At), p: At) -> bool {
    let between = |a: i128, p: i128, b: i128| a.min(b) <= p && p <= a.max(b);
    cross(a, b, p) == 0 && between(a.0, p.0, b.0) && between(a.1, p.1, b.1)
}

/// Overlapping where they cross between their ends.
fn segments(one: (At, At), other: (At, At)) -> Contact {
    let parts = |(a, b), (c, d)| cross(a, b, c).signum() * cross(a, b, d).signum() == -1;
    if parts(one, other) && parts(other, one) {
        return Contact::Overlapping;
    }
    let touch = [one.0, one.1].iter().any(|p| is_on(other, *p)) || [other.0, other.1].iter().any(|p| is_on(one, *p));
    if touch { Contact::Touching } else { Contact::Apart }
}

/// Some place within the grid, small enough that touching is common.
fn place(random: &mut fastrand::Rng, size: i128) -> At {
    (random.i128(0..size), random.i128(0..size))
}

fn ends((a, b): (At, At)) -> [f64; 4] {
    [a.0, a.1, b.0, b.1].map(|number| number as f64)
}

pub(crate) fn says<M: Method>(method: M, shapes: &M::Shapes, border: Border) -> bool {
    method.holds(shapes, border, &mut ())
}

#[test]
fn two_segments() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut touching = 0;
    for _ in 0..40_000 {
        let size = [4, 8, 400][random.usize(..3)];
        let mut at = || place(&mut random, size);
        let (a, b) = ((at(), at()), (at(), at()));
        let (case, contact) = (two(ends(a), ends(b)), segments(a, b));
        touching += u32::from(contact == Contact::Touching);
        assert_eq!((case.a.contact(case.b), Pair::from(case).contact()), (contact, contact), "{a:?} {b:?}");
        let is_one_line = cross(a.0, a.1, b.0) == 0 && cross(a.0, a.1, b.1) == 0 && cross(b.0, b.1, a.0) == 0;
        let sorted = |(p, q): (At, At)| (p.min(q), p.max(q));
        let (one, other) = (sorted(a), sorted(b));
        let shared = is_one_line && one.0.max(other.0) < one.1.min(other.1);
        assert_eq!([case.a.shares_length(case.b), case.b.shares_length(case.a)], [shared; 2], "{a:?} {b:?}");
        let products = says(SegmentsMethod::Products, &case, Border::Misses);
        assert_eq!(products, contact == Contact::Overlapping, "{a:?} {b:?}");
        if !is_one_line && a.0 != a.1 && b.0 != b.1 {
            for method in [SegmentsMethod::ProductsClosed, SegmentsMethod::UValues] {
                assert_eq!(says(method, &case, Border::Hits), contact.hits(Border::Hits), "{method:?} {a:?} {b:?}");
            }
        }
    }
    assert!(touching > 5_000, "{touching}");
}

/// The largest of the signs that part the segment from the rectangle, strictly or not.
fn with_box((a, b): (At, At), (min, max): (At, At)) -> Contact {
    let mut apart = vec![min.0 - a.0.max(b.0), a.0.min(b.0) - max.0, min.1 - a.1.max(b.1), a.1.min(b.1) - max.1];
    if a != b {
        let sides = [min, (max.0, min.1), max, (min.0, max.1)].map(|corner| cross(a, b, corner));
        apart.extend([sides.iter().min(), sides.iter().max().map(|most| -most).as_ref()].into_iter().flatten());
    }
    match apart.into_iter().max().map_or(0, i128::signum) {
        -1 => Contact::Overlapping,
        0 => Contact::Touching,
        _ => Contact::Apart,
    }
}

#[test]
fn segment_and_rectangle() {
    let mut random = fastrand::Rng::with_seed(12);
    let mut touching = 0;
    for _ in 0..40_000 {
        let size = [6, 12, 400][random.usize(..3)];
        let mut at = || place(&mut random, size);
        let (a, min, mut by) = ((at(), at()), at(), at());
        by = (by.0 * 2 / 3, by.1 * 2 / 3);
        let max = (min.0 + by.0, min.1 + by.1);
        let case = with_rect(ends(a), ends((min, by)));
        let contact = with_box(a, (min, max));
        touching += u32::from(contact == Contact::Touching);
        assert_eq!(Pair::from(case).contact(), contact, "{a:?} {min:?} {max:?}");
        let hits = contact.hits(Border::Hits);
        assert_eq!(says(SegmentRectMethod::Clip, &case, Border::Hits), hits, "{a:?} {min:?} {max:?}");
        if by.0 > 0 && by.1 > 0 {
            let edges = says(SegmentRectMethod::FourEdgesAndStart, &case, Border::Hits);
            assert_eq!(edges, hits, "{a:?} {min:?} {max:?}");
            let clip = says(SegmentRectMethod::Clip, &case, Border::Misses);
            assert_eq!(clip, contact == Contact::Overlapping, "{a:?} {min:?} {max:?}");
        }
    }
    assert!(touching > 3_000, "{touching}");
}

/// Compares the square of the distance with that of the radius, both times the square of the segment's length.
fn with_round((a, b): (At, At), centre: At, radius: i128) -> Contact {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let (length, along) = (dx * dx + dy * dy, (centre.0 - a.0) * dx + (centre.1 - a.1) * dy);
    let to = |p: At| (centre.0 - p.0).pow(2) + (centre.1 - p.1).pow(2);
    let order = if along <= 0 {
        to(a).cmp(&(radius * radius))
    } else if along >= length {
        to(b).cmp(&(radius * radius))
    } else {
        cross(a, b, centre).pow(2).cmp(&(radius * radius * length))
    };
    match order {
        std::cmp::Ordering::Less => Contact::Overlapping,
        std::cmp::Ordering::Equal => Contact::Touching,
        std::cmp::Ordering::Greater => Contact::Apart,
    }
}

#[test]
fn segment_and_circle() {
    let mut random = fastrand::Rng::with_seed(13);
    let (mut touching, mut rounded) = (0, 0);
    for _ in 0..40_000 {
        let size = [6, 12, 400][random.usize(..3)];
        let mut at = || place(&mut random, size);
        let (a, centre, radius) = ((at(), at()), at(), at().0 / 2);
        let case = with_circle(ends(a), [centre.0, centre.1, radius].map(|number| number as f64));
        let contact = with_round(a, centre, radius);
        assert_eq!(Pair::from(case).contact(), contact, "{a:?} {centre:?} {radius}");
        for border in [Border::Hits, Border::Misses] {
            let is_right = says(SegmentCircleMethod::Clamped, &case, border) == contact.hits(border);
            // A foot is a quotient: where they touch there, its last bit decides.
            assert!(is_right || contact == Contact::Touching, "{a:?} {centre:?} {radius}");
            touching += u32::from(contact == Contact::Touching);
            rounded += u32::from(!is_right);
        }
    }
    assert!(touching > 2_000 && (1..touching / 20).contains(&rounded), "{rounded} of {touching}");
}

/// Whether a ray to the right crosses the edges an odd number of times.
fn is_inside(corners: &[At], p: At) -> bool {
    let crosses = |(a, b): &(At, At)| {
        let side = cross(*a, *b, p);
        a.1 <= p.1 && p.1 < b.1 && side > 0 || b.1 <= p.1 && p.1 < a.1 && side < 0
    };
    edges(corners).iter().filter(|edge| crosses(edge)).count() % 2 == 1
}

fn edges(corners: &[At]) -> Vec<(At, At)> {
    (0..corners.len()).map(|place| (corners[place], corners[(place + 1) % corners.len()])).collect()
}

#[test]
fn segment_and_polygon() {
    let mut random = fastrand::Rng::with_seed(14);
    let mut along = 0;
    for _ in 0..30_000 {
        let size = [5, 12, 400][random.usize(..3)];
        let corners: Vec<At> = (0..3 + random.usize(..6)).map(|_| place(&mut random, size)).collect();
        let a = (place(&mut random, size), place(&mut random, size));
        let as_floats: Vec<[f64; 2]> = corners.iter().map(|at| [at.0 as f64, at.1 as f64]).collect();
        let case = with_polygon(ends(a), &as_floats);
        let met = edges(&corners).into_iter().map(|edge| segments(a, edge)).max().expect("an edge");
        let hits = met != Contact::Apart || is_inside(&corners, a.0);
        assert_eq!(Pair::from(case).hits(Border::Hits), hits, "{a:?} {corners:?}");
        let says = says(SegmentPolygonMethod::EdgesAndStart, &case, Border::Hits);
        // It does not see a segment that only lies along edges.
        let crosses_or_meets = |&(from, to): &(At, At)| {
            segments(a, (from, to)) != Contact::Apart && (cross(from, to, a.0) != 0 || cross(from, to, a.1) != 0)
        };
        let is_along = hits && !edges(&corners).iter().any(crosses_or_meets) && !is_inside(&corners, a.0);
        along += u32::from(is_along);
        assert!(says == hits || is_along, "{a:?} {corners:?}");
    }
    assert!(along > 50, "{along}");
}
