//! Two circles, and a point and a circle: tried on distances that are whole.

use super::{PlainContact, PlainShapes, PointBorder, beside, constants};
use crate::formula::meaning::{CircleTerm, Owner, RoundTerm, Term};
use crate::formula::{Formula, PointAndCircle, Shapes, TwoCircles};
use crate::judge::circle_cases::near_reach;
use hantei_collision::shapes::Pair;
use hantei_collision::{Circle, Point};

/// Ways of which each number, and the length, is whole.
const WAYS: [[f64; 3]; 7] = [
    [3.0, 4.0, 5.0],
    [5.0, 12.0, 13.0],
    [8.0, 15.0, 17.0],
    [1.0, 0.0, 1.0],
    [0.0, 2.0, 2.0],
    [7.0, 24.0, 25.0],
    [0.0, 0.0, 0.0],
];

/// The sign of a distance without its sum of radii, exactly: all numbers are fractions with few binary places.
fn round_contact(from: Point, to: Point, reach: f64) -> PlainContact {
    // Halves and quarters below 2,000: squares are whole multiples of 1/64 below 2^23, so nothing rounds.
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    match (dx * dx + dy * dy).total_cmp(&(reach * reach)) {
        std::cmp::Ordering::Less => PlainContact::Overlapping,
        std::cmp::Ordering::Equal => PlainContact::Touching,
        std::cmp::Ordering::Greater => PlainContact::Apart,
    }
}

/// Places around a circle, and how far they are: at whole ways, a half nearer and farther, in all directions.
fn around(centre: Point) -> Vec<(Point, f64)> {
    let mut places = Vec::new();
    for [x, y, length] in WAYS {
        for (across, down) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
            for scale in [0.5, 1.0, 4.0] {
                places.push((Point::new(centre.x + across * x * scale, centre.y + down * y * scale), length * scale));
            }
        }
    }
    places
}

fn centres(constants: &[f64]) -> Vec<Point> {
    let near =
        constants.iter().filter(|number| number.is_finite() && number.abs() < 1000.0 && (*number * 4.0).fract() == 0.0);
    let fixed = [Point::new(0.0, 0.0), Point::new(10.0, 20.0), Point::new(-7.5, 3.0), Point::new(300.0, -200.0)];
    fixed.into_iter().chain(near.map(|number| Point::new(*number, *number))).collect()
}

/// Radii of circles with small whole radii or diameters.
fn small_radii() -> impl Iterator<Item = f64> {
    (1..=7).map(|diameter| f64::from(diameter) / 2.0)
}

/// Small whole places.
fn small_places() -> impl Iterator<Item = Point> {
    (-4..=4).flat_map(|x| (-4..=4).map(move |y| Point::new(f64::from(x), f64::from(y))))
}

/// A circle whose centre, or whose corner, is at a place.
fn at(place: Point, radius: f64, is_cornered: bool) -> Circle {
    let moved = if is_cornered { radius } else { 0.0 };
    Circle::new(Point::new(place.x + moved, place.y + moved), radius)
}

/// The radius of A or B that the text has as a number.
fn fixed_radius<S: Shapes>(test: &Formula<S>, shape: Owner) -> Option<f64> {
    let is_it = |(term, number): &(Term, f64)| match term {
        Term::Round(RoundTerm { of, term: CircleTerm::Radius }) if *of == shape => Some(*number),
        _ => None,
    };
    test.fixed().iter().find_map(is_it)
}

/// Places around a centre, near this distance in all directions.
fn near(centre: Point, reach: f64) -> impl Iterator<Item = Point> {
    let directions = [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
    let places = near_reach(reach).into_iter();
    places
        .flat_map(move |(x, y)| directions.map(|(across, down)| Point::new(centre.x + across * x, centre.y + down * y)))
}

/// The numbers of a text that can be radii; others would round.
fn sizes(constants: &[f64]) -> Vec<f64> {
    const MOST: usize = 6;
    let mut sizes: Vec<f64> = Vec::new();
    for size in constants.iter().flat_map(|number| [number.abs(), number.abs().sqrt().round()]) {
        let is_size = (3.0..=1000.0).contains(&size) && (size * 4.0).fract() == 0.0;
        if is_size && !sizes.contains(&size) && sizes.len() < MOST {
            sizes.push(size);
        }
    }
    sizes
}

/// Radii below, at and above a number of the text, and half of it and twice as much.
fn radii_around(size: f64) -> [f64; 5] {
    [size / 2.0, size - 1.0, size, size + 1.0, size * 2.0]
}

/// Two circles with radii around a number of the text: one of them, or both.
fn circles_around(size: f64, cases: &mut Vec<TwoCircles>) {
    const SMALL: f64 = 5.0;
    for radius in radii_around(size) {
        for [first, second] in [[radius, SMALL], [SMALL, radius], [radius, size], [radius, radius]] {
            let a = Circle::new(Point::new(10.0, 20.0), first);
            let places = near(a.centre(), first + second);
            cases.extend(places.map(|b| TwoCircles { a, b: Circle::new(b, second) }));
        }
    }
}

/// The smallest radii beside a fixed one, and others about as large.
fn radii_beside(fixed: f64) -> [f64; 5] {
    [0.5, 1.0, 5.0, fixed, 2.0 * fixed]
}

impl PlainShapes for TwoCircles {
    const BORDERS: &'static [PointBorder] = &[PointBorder::Misses, PointBorder::Hits];

    fn contact(&self) -> PlainContact {
        round_contact(self.a.centre(), self.b.centre(), self.a.radius() + self.b.radius())
    }

    /// Which radius is larger, and on which axes the centres are level.
    fn kind(&self) -> usize {
        let (a, b) = (self.a.centre(), self.b.centre());
        let levels = usize::from(a.x == b.x) + 2 * usize::from(a.y == b.y);
        4 * beside(self.a.radius(), self.b.radius(), self.b.radius()) + levels
    }

    fn of_pair(pair: &Pair<'_>) -> Option<Self> {
        Self::try_from(pair).ok()
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let (a, b) = (self.a.centre(), self.b.centre());
        vec![("ax", a.x), ("ay", a.y), ("ar", self.a.radius()), ("bx", b.x), ("by", b.y), ("br", self.b.radius())]
    }

    fn cases(test: &Formula<Self>) -> Vec<Self> {
        let mut cases = Vec::new();
        if let Some((fixed, is_a)) = fixed_radius(test, Owner::A)
            .map(|radius| (radius, true))
            .or_else(|| Some((fixed_radius(test, Owner::B)?, false)))
        {
            for centre in centres(&[]) {
                for other in radii_beside(fixed) {
                    let (first, second) = if is_a { (fixed, other) } else { (other, fixed) };
                    let places = near(centre, first + second);
                    cases.extend(places.map(|b| Self { a: Circle::new(centre, first), b: Circle::new(b, second) }));
                }
            }
            return cases;
        }
        for a in centres(&constants(test)) {
            for (b, length) in around(a) {
                for sum in [length - 0.5, length, length + 0.5, length * 0.5, length + 20.0] {
                    for first in [0.25, 0.5, 1.0, sum / 2.0, sum - 0.5, sum - 0.25] {
                        let second = sum - first;
                        if first > 0.0
                            && second > 0.0
                            && [first, second].iter().all(|radius| (radius * 8.0).fract() == 0.0)
                        {
                            cases.push(Self { a: Circle::new(a, first), b: Circle::new(b, second) });
                        }
                    }
                }
            }
        }
        sizes(&constants(test)).into_iter().for_each(|size| circles_around(size, &mut cases));
        cases
    }

    fn whole_cases(test: &Formula<Self>) -> Vec<Self> {
        let mut cases = Vec::new();
        if !test.fixed().is_empty() {
            return cases;
        }
        for (place, is_cornered) in [(0.0, false), (0.0, true), (-2.0, false), (-2.0, true)] {
            for first in small_radii() {
                let a = at(Point::new(place, place / 2.0), first, is_cornered);
                for second in small_radii() {
                    cases.extend(small_places().map(|place| Self { a, b: at(place, second, is_cornered) }));
                }
            }
        }
        cases
    }
}

impl PlainShapes for PointAndCircle {
    const BORDERS: &'static [PointBorder] = &[PointBorder::Misses, PointBorder::Hits];

    fn contact(&self) -> PlainContact {
        round_contact(self.p, self.circle.centre(), self.circle.radius())
    }

    /// On which side of the centre the point is.
    fn kind(&self) -> usize {
        let centre = self.circle.centre();
        3 * beside(self.p.x, centre.x, centre.x) + beside(self.p.y, centre.y, centre.y)
    }

    fn of_pair(pair: &Pair<'_>) -> Option<Self> {
        Self::try_from(pair).ok()
    }

    fn numbers(&self) -> Vec<(&'static str, f64)> {
        let centre = self.circle.centre();
        vec![("px", self.p.x), ("py", self.p.y), ("bx", centre.x), ("by", centre.y), ("br", self.circle.radius())]
    }

    fn cases(test: &Formula<Self>) -> Vec<Self> {
        let mut cases = Vec::new();
        if let Some(radius) = fixed_radius(test, Owner::B) {
            for centre in centres(&[]) {
                cases.extend(near(centre, radius).map(|p| Self { p, circle: Circle::new(centre, radius) }));
            }
            return cases;
        }
        for centre in centres(&constants(test)) {
            for (p, length) in around(centre) {
                for radius in [length - 0.5, length, length + 0.5, length * 0.5, length + 20.0, 0.5] {
                    if radius > 0.0 && (radius * 8.0).fract() == 0.0 {
                        cases.push(Self { p, circle: Circle::new(centre, radius) });
                    }
                }
            }
        }
        for radius in sizes(&constants(test)).into_iter().flat_map(radii_around) {
            let circle = Circle::new(Point::new(10.0, 20.0), radius);
            cases.extend(near(circle.centre(), radius).map(|p| Self { p, circle }));
        }
        cases
    }

    fn whole_cases(test: &Formula<Self>) -> Vec<Self> {
        let mut cases = Vec::new();
        if !test.fixed().is_empty() {
            return cases;
        }
        for (place, is_cornered) in [(0.0, false), (0.0, true), (-3.0, false), (-3.0, true)] {
            for radius in small_radii() {
                let circle = at(Point::new(place, place + 2.0), radius, is_cornered);
                cases.extend(small_places().map(|p| Self { p, circle }));
            }
        }
        cases
    }
}
