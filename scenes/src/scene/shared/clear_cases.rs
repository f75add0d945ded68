//! Cases in which nothing coincides: no edges or corners meet, and all distances differ. With one of them the cases that
//! a typed test gets wrong begin.

use super::own::Own;
use super::subject::{Judgement, Subject};
use hantei_collision::{AxisAligned, Circle, CircleAndRect, Interval, Point, Quad, QuadAndPoint, Rect, Two};

/// For two intervals with four different ends: which ends are the beginning and the end of A and of B.
const WAYS: [[usize; 4]; 6] = [[0, 2, 1, 3], [1, 3, 0, 2], [0, 1, 2, 3], [2, 3, 0, 1], [1, 2, 0, 3], [0, 3, 1, 2]];
/// The first end on each axis, and what lies between the ends: no sums of neighbours are equal. All are even, so that
/// the centres are whole, too.
const BEGINS: [f64; 3] = [1.0, 3.0, 5.0];
const BETWEEN: [[f64; 3]; 3] = [[2.0, 4.0, 10.0], [8.0, 18.0, 22.0], [20.0, 32.0, 36.0]];
/// All orders of three.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
/// Each case is also larger, and moved, because some tests are wrong only in large cases, or only below 0.
const SCALES: [(f64, f64); 3] = [(1.0, 0.0), (16.0, 0.0), (1.0, -100.0)];
/// The same for a circle.
const MOVED: [f64; 2] = [0.0, -400.0];

/// A rectangle, places of a circle's centre beside, before and behind its edges, and radii.
const RECT: [f64; 4] = [60.0, 52.0, 188.0, 146.0];
const CENTRES: [[f64; 5]; 2] = [[38.0, -10.0, 98.0, 214.0, 274.0], [34.0, -6.0, 92.0, 178.0, 220.0]];
const RADII: [f64; 6] = [14.0, 34.0, 48.0, 66.0, 98.0, 260.0];

/// Quadrilaterals, convex, concave and crossed, and places of the point.
const QUADS: [[(f64, f64); 4]; 3] = [
    [(40.0, 60.0), (230.0, 30.0), (260.0, 190.0), (70.0, 235.0)],
    [(40.0, 60.0), (230.0, 30.0), (130.0, 120.0), (70.0, 235.0)],
    [(40.0, 60.0), (260.0, 190.0), (230.0, 30.0), (70.0, 235.0)],
];
const POINTS: [[f64; 7]; 2] =
    [[150.0, 110.0, 205.0, 10.0, 55.0, 245.0, 290.0], [132.0, 100.0, 175.0, 14.0, 45.0, 210.0, 250.0]];

/// The digits of a number with as many values as there are cases for each axis.
fn digit(number: usize, place: usize, values: usize) -> usize {
    number / values.pow(place as u32) % values
}

/// Two rectangles or boxes in every way in which no ends coincide, with several sizes.
pub(in crate::scene) fn pairs<S: AxisAligned>() -> impl Iterator<Item = Two<S>> {
    let axes = S::AXES.len() as u32;
    let (ways, orders) = (WAYS.len().pow(axes), ORDERS.len().pow(axes));
    let shapes = |(times, moved): (f64, f64), way: usize, order: usize| {
        let shape = |begin: usize| {
            S::from_shadows(|axis| {
                let on = axis as usize;
                let between = ORDERS[digit(order, on, ORDERS.len())].map(|place| BETWEEN[on][place]);
                let end = |of: usize| moved + times * (BEGINS[on] + between[..of].iter().sum::<f64>());
                let ends = WAYS[digit(way, on, WAYS.len())];
                Interval { min: end(ends[begin]), max: end(ends[begin + 1]) }
            })
        };
        Two { a: shape(0), b: shape(2) }
    };
    let all = move |scale| (0..ways).flat_map(move |way| (0..orders).map(move |order| shapes(scale, way, order)));
    SCALES.into_iter().flat_map(all)
}

/// Circles in all regions around a rectangle.
pub(in crate::scene) fn circles() -> impl Iterator<Item = CircleAndRect> {
    let of = |moved: f64, x: f64, y: f64, radius: f64| {
        let [left, top, right, bottom] = RECT.map(|at| at + moved);
        let rect = Rect::from_corners(Point::new(left, top), Point::new(right, bottom));
        CircleAndRect { circle: Circle::new(Point::new(x + moved, y + moved), radius), rect }
    };
    let [xs, ys] = CENTRES;
    let centres = move |moved| xs.into_iter().flat_map(move |x| ys.map(|y| (moved, x, y)));
    let all = MOVED.into_iter().flat_map(centres);
    all.flat_map(move |(moved, x, y)| RADII.map(|radius| of(moved, x, y, radius)))
}

/// Quadrilaterals with points inside and outside; each begins at each of its corners, and runs both ways.
pub(in crate::scene) fn quads() -> impl Iterator<Item = QuadAndPoint> {
    let turned = |mut corners: [(f64, f64); 4], begin: usize, is_back: bool| {
        corners.rotate_left(begin);
        if is_back {
            corners.reverse();
        }
        let [a, b, c, d] = corners.map(|(x, y)| Point::new(x, y));
        Quad::new(a, b, c, d)
    };
    let both = move |corners, begin| [false, true].map(|is_back| turned(corners, begin, is_back));
    let all = QUADS.into_iter().flat_map(move |corners| (0..4).flat_map(move |begin| both(corners, begin)));
    let [xs, ys] = POINTS;
    let points = move || xs.into_iter().flat_map(move |x| ys.map(|y| Point::new(x, y)));
    all.flat_map(move |quad| points().map(move |p| QuadAndPoint { quad, p }))
}

/// A judgement whose wrong cases get a clear one as the first, bit by bit: there are many clear cases of boxes.
pub(super) struct Beginning<S: Subject> {
    judgement: Option<Judgement<S>>,
    cases: Box<dyn Iterator<Item = S>>,
}

impl<S: Subject> Beginning<S> {
    pub(super) fn of(judgement: Judgement<S>, own: &Own<S>) -> Self {
        Self { judgement: Some(judgement), cases: Box::new(S::clear_cases(own.typed().kinds)) }
    }

    /// Looks at so many cases. The judgement is `None` while more are left.
    pub(super) fn advance(&mut self, cases: usize, own: &Own<S>) -> Option<Judgement<S>> {
        let judgement = self.judgement.as_mut()?;
        if judgement.is_right {
            return self.judgement.take();
        }
        for _ in 0..cases {
            let Some(case) = self.cases.next() else { return self.judgement.take() };
            let is_wrong = own.formula().holds(&case, &mut ()) != own.is_so(&case, judgement.border);
            let place = || judgement.errors.iter().position(|error| error.is_like(&case));
            if let Some(place) = is_wrong.then(place).flatten() {
                judgement.errors.remove(place);
                judgement.errors.insert(0, case);
                return self.judgement.take();
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{circles, pairs, quads};
    use crate::scene::{self, NEXT_ERROR};
    use crate::scene::{Event, Viewer};
    use hantei_collision::{AxisAligned, Contact, Cuboid, QuadContact, Rect, Two, circle_contact, quad_contact};
    use std::collections::BTreeSet;

    fn are_different(numbers: impl IntoIterator<Item = f64>) -> bool {
        let mut known = BTreeSet::new();
        numbers.into_iter().all(|number| known.insert(number.abs().to_bits()))
    }

    /// All distances between ends on one axis, also those that are sizes, of all axes.
    fn pair_is_clear<S: AxisAligned>(case: Two<S>) -> bool {
        let ends = S::AXES.iter().map(|&axis| [case.a.on(axis), case.b.on(axis)].map(|on| [on.min, on.max]));
        let distances = ends.flat_map(|[[a, b], [c, d]]| [a - b, c - d, a - c, a - d, b - c, b - d]);
        let distances: Vec<f64> = distances.collect();
        distances.iter().all(|distance| *distance != 0.0) && are_different(distances)
    }

    #[test]
    fn nothing_coincides_in_a_clear_case() {
        assert!(pairs::<Rect>().all(pair_is_clear), "rectangles");
        assert!(pairs::<Cuboid>().step_by(97).all(pair_is_clear), "boxes");
        for case in circles() {
            let (centre, b) = (case.circle.centre(), case.rect);
            let from_edges = [centre.x - b.min().x, centre.x - b.max().x, centre.y - b.min().y, centre.y - b.max().y];
            assert!(
                are_different(from_edges.into_iter().chain([case.circle.radius(), b.width(), b.height()])),
                "{case:?}"
            );
            assert_ne!(circle_contact(case.circle, case.rect), Contact::Touching, "{case:?}");
        }
        for case in quads() {
            let points = || case.quad.corners.into_iter().chain([case.p]);
            assert!(are_different(points().map(|at| at.x)) && are_different(points().map(|at| at.y)), "{case:?}");
            assert_ne!(quad_contact(&case.quad, case.p), QuadContact::OnEdge, "{case:?}");
        }
    }

    /// Whether no two numbers of the shapes' ends on one axis are equal, in the words of a command line: a point, a
    /// corner with a size, or a radius.
    fn has_different_ends(words: &[String]) -> bool {
        let shapes = words.iter().filter_map(|word| word.split_once('=')).filter(|(key, _)| key.len() == 1);
        let numbers = shapes.map(|(_, numbers)| numbers.split(',').map(|it| it.parse().unwrap()).collect());
        let mut ends: [Vec<f64>; 3] = Default::default();
        for shape in numbers.collect::<Vec<Vec<f64>>>() {
            let axes = if shape.len() < 4 { shape.len() } else { shape.len() / 2 };
            for (axis, &at) in shape[..axes].iter().enumerate().filter(|_| shape.len() > 1) {
                ends[axis].extend([at].into_iter().chain(shape.get(axes + axis).map(|size| at + size)));
            }
        }
        ends.into_iter().all(are_different)
    }

    fn first_wrong(scene: &str, formula: &str) -> Viewer {
        let mut viewer = scene::all().into_iter().find(|it| it.name() == scene).unwrap();
        viewer.open(&[("formula", formula)]).unwrap();
        viewer.handle(Event::act(NEXT_ERROR));
        viewer
    }

    /// A wrong test, and whether it is wrong where nothing coincides.
    #[test]
    fn the_first_wrong_case_is_a_clear_one() {
        for (scene, formula, is_clear) in [
            ("rects", "ax1 < bx2 && bx1 < ax2", true),
            ("rects", "ax < bx + bw && bx < ax + aw && ay < by + bw && by < ay + ah", true),
            ("rects", "abs(ax - bx) < aw && abs(ay - by) < ah", true),
            ("rects", "ax == bx && ay == by", true),
            ("rects", "ax1 < bx1 && bx1 < ax2 && ay1 < by1 && by1 < ay2", true),
            ("rects", "ax1 >= 0 && ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2", true),
            // Wrong only where they touch.
            ("rects", "ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 <= ay2", false),
            ("cuboids", "ax1 < bx2 && bx1 < ax2 && ay1 < by2 && by1 < ay2", true),
            ("circle", "cx + r > bx1 && cx - r < bx2 && cy + r > by1 && cy - r < by2", true),
            ("quad", "cross(A, B, P) > 0", true),
            ("quad", "px > ax && px < cx && py > ay && py < cy", true),
        ] {
            let viewer = first_wrong(scene, formula);
            assert!(viewer.readings().truth.is_some(), "{scene} {formula}: a wrong case is shown");
            assert_eq!(has_different_ends(&viewer.words()), is_clear, "{scene} {formula}: {:?}", viewer.words());
        }
    }
}
