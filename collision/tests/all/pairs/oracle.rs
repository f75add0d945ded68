//! How two shapes lie to each other, slowly and in fractions: by points of all pieces of the edges, and by a point in
//! each of the faces into which all edges divide the plane.

use hantei_collision::shapes::Shape;
use hantei_collision::{Circle, Contact, Point};
use num_traits::Num;

/// A whole fraction arithmetic, with the conversion of an `f64`.
pub(super) trait Fraction: Num + PartialOrd + Clone {
    fn of(number: f64) -> Self;
}

impl Fraction for num_rational::Ratio<i128> {
    fn of(number: f64) -> Self {
        Self::from_integer(number as i128)
    }
}

impl Fraction for num_rational::BigRational {
    fn of(number: f64) -> Self {
        hantei_testing::exact(number)
    }
}

type At<N> = (N, N);

pub(super) fn corners(shape: &Shape) -> Vec<Point> {
    match shape {
        Shape::Point(point) => vec![*point],
        Shape::Segment(segment) => vec![segment.start, segment.end],
        Shape::Rect(rect) => rect.corners().to_vec(),
        Shape::Turned(turned) => turned.corners().to_vec(),
        Shape::Polygon(polygon) => polygon.corners().to_vec(),
        Shape::Circle(_) | Shape::Box(_) => Vec::new(),
    }
}

pub(super) fn contact<N: Fraction>(a: &Shape, b: &Shape) -> Contact {
    let outline = |shape| -> Vec<At<N>> { corners(shape).iter().map(|p| (N::of(p.x), N::of(p.y))).collect() };
    match (a, b) {
        (Shape::Circle(circle), other) | (other, Shape::Circle(circle)) => with_circle(*circle, &outline(other)),
        _ => of_outlines(&outline(a), &outline(b)),
    }
}

fn edges<N: Fraction>(outline: &[At<N>]) -> Vec<[At<N>; 2]> {
    let next = |place: usize| outline[(place + 1) % outline.len()].clone();
    outline.iter().enumerate().map(|(place, corner)| [corner.clone(), next(place)]).collect()
}

fn minus<N: Fraction>(a: &At<N>, b: &At<N>) -> At<N> {
    (a.0.clone() - b.0.clone(), a.1.clone() - b.1.clone())
}

fn cross<N: Fraction>(u: &At<N>, v: &At<N>) -> N {
    u.0.clone() * v.1.clone() - u.1.clone() * v.0.clone()
}

fn dot<N: Fraction>(u: &At<N>, v: &At<N>) -> N {
    u.0.clone() * v.0.clone() + u.1.clone() * v.1.clone()
}

fn side<N: Fraction>(a: &At<N>, b: &At<N>, p: &At<N>) -> N {
    cross(&minus(b, a), &minus(p, a))
}

fn is_between<N: Fraction>(a: &N, p: &N, b: &N) -> bool {
    (a <= p && p <= b) || (b <= p && p <= a)
}

fn middle<N: Fraction>(a: &N, b: &N) -> N {
    (a.clone() + b.clone()) / (N::one() + N::one())
}

fn along<N: Fraction>([a, b]: &[At<N>; 2], part: &N) -> At<N> {
    let by = minus(b, a);
    (a.0.clone() + part.clone() * by.0, a.1.clone() + part.clone() * by.1)
}

/// Touching on an edge, overlapping inside: where a line to the left crosses the edges an odd number of times.
fn place<N: Fraction>(outline: &[At<N>], p: &At<N>) -> Contact {
    let edges = edges(outline);
    let is_on =
        |[a, b]: &[At<N>; 2]| side(a, b, p).is_zero() && is_between(&a.0, &p.0, &b.0) && is_between(&a.1, &p.1, &b.1);
    if edges.iter().any(is_on) {
        return Contact::Touching;
    }
    let is_left = |[a, b]: &&[At<N>; 2]| {
        (a.1 > p.1) != (b.1 > p.1) && {
            let part = (p.1.clone() - a.1.clone()) / (b.1.clone() - a.1.clone());
            along(&[a.clone(), b.clone()], &part).0 < p.0
        }
    };
    if edges.iter().filter(is_left).count() % 2 == 1 { Contact::Overlapping } else { Contact::Apart }
}

/// The parts of an edge, from 0 to 1, at which it meets other edges.
fn meetings<N: Fraction>([a, b]: &[At<N>; 2], others: &[[At<N>; 2]]) -> Vec<N> {
    let by = minus(b, a);
    let mut parts = vec![N::zero(), N::one()];
    for [c, d] in others {
        let other = minus(d, c);
        let parallel = cross(&by, &other);
        if !parallel.is_zero() {
            let on_other = cross(&minus(c, a), &by) / parallel.clone();
            if is_between(&N::zero(), &on_other, &N::one()) {
                parts.push(cross(&minus(c, a), &other) / parallel);
            }
        } else if !dot(&by, &by).is_zero() && side(a, b, c).is_zero() {
            parts.extend([c, d].map(|end| dot(&minus(end, a), &by) / dot(&by, &by)));
        }
    }
    parts.retain(|part| is_between(&N::zero(), part, &N::one()));
    sorted(parts)
}

fn sorted<N: Fraction>(mut numbers: Vec<N>) -> Vec<N> {
    numbers.sort_by(|a, b| a.partial_cmp(b).expect("fractions"));
    numbers.dedup();
    numbers
}

/// Each number, and the middle between each and the next.
fn middles<N: Fraction>(numbers: &[N]) -> impl Iterator<Item = N> {
    numbers.windows(2).map(|pair| middle(&pair[0], &pair[1]))
}

/// The most that a point of an edge of `one` has to do with `other`.
fn border<N: Fraction>(one: &[At<N>], other: &[At<N>]) -> Contact {
    let others = edges(other);
    let of_edge = |edge: &[At<N>; 2]| {
        let parts = meetings(edge, &others);
        let places = parts.iter().cloned().chain(middles(&parts));
        places.map(|part| place(other, &along(edge, &part))).max()
    };
    edges(one).iter().filter_map(of_edge).max().unwrap_or(Contact::Apart)
}

/// Whether both have a face in common.
fn faces<N: Fraction>(one: &[At<N>], other: &[At<N>]) -> bool {
    let all = [edges(one), edges(other)].concat();
    let xs = all.iter().flat_map(|edge| meetings(edge, &all).into_iter().map(|part| along(edge, &part).0));
    let xs = sorted(xs.collect());
    middles(&xs).any(|x| {
        let heights = all.iter().filter(|[a, b]| (a.0 < x) != (b.0 < x)).map(|edge| {
            let part = (x.clone() - edge[0].0.clone()) / (edge[1].0.clone() - edge[0].0.clone());
            along(edge, &part).1
        });
        let heights = sorted(heights.collect());
        middles(&heights)
            .any(|y| [one, other].iter().all(|it| place(it, &(x.clone(), y.clone())) == Contact::Overlapping))
    })
}

/// The ends of an outline on one line.
fn ends<N: Fraction>(outline: &[At<N>]) -> Option<[At<N>; 2]> {
    let is_flat = outline.iter().all(|p| outline.iter().all(|q| side(&outline[0], p, q).is_zero()));
    let mut sorted = outline.to_vec();
    sorted.sort_by(|a, b| a.partial_cmp(b).expect("fractions"));
    is_flat.then(|| [sorted[0].clone(), sorted[sorted.len() - 1].clone()])
}

fn segments_cross<N: Fraction>([a, b]: &[At<N>; 2], [c, d]: &[At<N>; 2]) -> bool {
    side(a, b, c) * side(a, b, d) < N::zero() && side(c, d, a) * side(c, d, b) < N::zero()
}

fn of_outlines<N: Fraction>(one: &[At<N>], other: &[At<N>]) -> Contact {
    let borders = border(one, other).max(border(other, one));
    let flat = ends(one).zip(ends(other)).is_some_and(|(one, other)| segments_cross(&one, &other));
    if flat || faces(one, other) { Contact::Overlapping } else { borders }
}

fn with_circle<N: Fraction>(circle: Circle, outline: &[At<N>]) -> Contact {
    let centre = (N::of(circle.centre().x), N::of(circle.centre().y));
    if place(outline, &centre) == Contact::Overlapping {
        return Contact::Overlapping;
    }
    let square = N::of(circle.radius()) * N::of(circle.radius());
    let of_edge = |edge: &[At<N>; 2]| {
        let by = minus(&edge[1], &edge[0]);
        let part = match dot(&by, &by) {
            length if length.is_zero() => N::zero(),
            length => dot(&minus(&centre, &edge[0]), &by) / length,
        };
        let part = if part < N::zero() { N::zero() } else { part };
        let nearest = along(edge, &if part > N::one() { N::one() } else { part });
        let away = minus(&centre, &nearest);
        match dot(&away, &away).partial_cmp(&square).expect("fractions") {
            std::cmp::Ordering::Less => Contact::Overlapping,
            std::cmp::Ordering::Equal => Contact::Touching,
            std::cmp::Ordering::Greater => Contact::Apart,
        }
    };
    edges(outline).iter().map(of_edge).max().unwrap_or(Contact::Apart)
}
