//! Two rectangles or two boxes: a formula can ask the same on every axis.

use super::about;
use super::batch::{can_be, errors, says};
use super::meant::Meant;
use super::shapes::{Names, Shapes, Vocabulary};
use super::terms::{Owner, PartTerm, Term};
use super::tree::Number;
use hantei_collision::{About, Axis, AxisAligned, Interval, Part, ShapeKind, Two, contact};

/// The names of the two shapes; a longer name comes before one that begins it.
const CALLED: [(&str, Owner); 8] = [
    ("recta", Owner::A),
    ("rect1", Owner::A),
    ("r1", Owner::A),
    ("a", Owner::A),
    ("rectb", Owner::B),
    ("rect2", Owner::B),
    ("r2", Owner::B),
    ("b", Owner::B),
];

/// The names of a shape's numbers, the shortest first, with the index of their axis.
const PARTS: [(usize, Part, &[&str]); 12] = [
    (0, Part::Min, &["x", "x1", "left", "xmin", "minx", "min.x"]),
    (1, Part::Min, &["y", "y1", "top", "ymin", "miny", "min.y"]),
    (2, Part::Min, &["z", "z1", "front", "zmin", "minz", "min.z"]),
    (0, Part::Size, &["w", "width"]),
    (1, Part::Size, &["h", "height"]),
    (2, Part::Size, &["d", "depth"]),
    (0, Part::Max, &["x2", "right", "xmax", "maxx", "max.x"]),
    (1, Part::Max, &["y2", "bottom", "ymax", "maxy", "max.y"]),
    (2, Part::Max, &["z2", "back", "zmax", "maxz", "max.z"]),
    (0, Part::Centre, &["cx", "centerx", "centrex", "center.x", "centre.x"]),
    (1, Part::Centre, &["cy", "centery", "centrey", "center.y", "centre.y"]),
    (2, Part::Centre, &["cz", "centerz", "centrez", "center.z", "centre.z"]),
];

/// The numbers of this kind of shape: a rectangle has no third axis.
pub(crate) fn parts<S: AxisAligned>() -> impl Iterator<Item = (Axis, Part, &'static [&'static str])> {
    PARTS.into_iter().filter_map(|(place, part, names)| Some((*S::AXES.get(place)?, part, names)))
}

pub(super) fn part_named<S: AxisAligned>(name: &str) -> Option<(Axis, Part)> {
    parts::<S>().find(|(_, _, names)| names.contains(&name)).map(|(axis, part, _)| (axis, part))
}

/// The rest of a name after that of its shape: `ax`, `a.x`, `a.getX`.
pub(super) fn behind<'a>(called: &str, name: &'a str) -> Option<&'a str> {
    let rest = name.strip_prefix(called)?;
    let rest = rest.strip_prefix('.').unwrap_or(rest);
    Some(rest.strip_prefix("get").unwrap_or(rest))
}

/// The text for a number of the shape with this name, `a.width`.
pub(super) fn written(called: &str, axis: usize, part: Part) -> Option<String> {
    const NAMES: [[&str; 4]; 3] =
        [["x", "width", "right", "cx"], ["y", "height", "bottom", "cy"], ["z", "depth", "back", "cz"]];
    let place = match part {
        Part::Min => 0,
        Part::Size => 1,
        Part::Max => 2,
        Part::Centre => 3,
    };
    Some(format!("{called}.{}", NAMES.get(axis)?[place]))
}

pub(super) fn names_of<S: AxisAligned>(called: &str) -> Vec<String> {
    let short = |names: &[&str]| format!("{called}{}", names[0]);
    let dotted = |names: &[&str]| names.iter().map(|name| format!("{called}.{name}")).collect::<Vec<_>>();
    parts::<S>().flat_map(|(_, _, names)| std::iter::once(short(names)).chain(dotted(names))).collect()
}

impl<S: AxisAligned> Vocabulary for Names<Two<S>> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([if S::AXES.len() == 2 { ShapeKind::Rect } else { ShapeKind::Box }; 2])
    }

    fn shapes(&self) -> &'static [&'static str] {
        &["a", "b"]
    }

    fn axes_count(&self) -> usize {
        S::AXES.len()
    }

    fn called(&self, name: &str) -> Option<usize> {
        let found = CALLED.iter().find(|(called, _)| *called == name);
        found.map(|(_, owner)| usize::from(*owner == Owner::B))
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let place = shape.min(1);
        let of = [Owner::A, Owner::B][place];
        let term = PartTerm { of, axis: *S::AXES.get(axis)?, part };
        Some((Term::Part(term), written(self.shapes()[place], axis, part)?))
    }

    fn names(&self) -> Vec<String> {
        self.shapes().iter().flat_map(|called| names_of::<S>(called)).collect()
    }

    fn named(&self, name: &str) -> Option<Term> {
        CALLED.iter().find_map(|&(called, of)| {
            let (axis, part) = part_named::<S>(behind(called, name)?)?;
            Some(Term::Part(PartTerm { of, axis, part }))
        })
    }

    fn part_of(&self, name: &str) -> Option<String> {
        CALLED.iter().any(|(called, _)| *called == name).then(|| format!("{name}.x"))
    }

    fn about(&self, left: &Number, right: &Number) -> Option<About> {
        about::of_two(left, right)
    }

    fn can_be(&self, meant: &Meant) -> bool {
        can_be(meant, &cases::<S>())
    }

    fn is_of_point(&self, meant: &Meant) -> bool {
        let is_of = |point: fn(&Two<S>) -> [S; 2]| {
            // Not on the border, and not none of them all.
            let inside = |case: &Two<S>| {
                let [point, of] = point(case);
                let signs = S::AXES.iter().flat_map(|&axis| {
                    let (at, of) = (point.on(axis).min, of.on(axis));
                    [at - of.min, of.max - at]
                });
                let least = signs.fold(f64::INFINITY, f64::min);
                (least != 0.0).then_some(least > 0.0)
            };
            says(meant, &cases::<S>(), inside)
        };
        is_of(|case| [case.a, case.b]) || is_of(|case| [case.b, case.a])
    }

    fn errors(&self, meant: &Meant) -> usize {
        errors(meant, &cases::<S>(), |case| contact(case.a, case.b))
    }
}

fn cases<S: AxisAligned>() -> Vec<Two<S>> {
    let axes = S::AXES.len();
    let numbers = |case: usize| (0..axes).map(move |axis| case / PAIRS.pow(axis as u32) % PAIRS);
    let shape = |pairs: &[usize], of: fn(usize) -> Interval| S::from_shadows(|axis| of(pairs[axis as usize]));
    let both = (0..PAIRS.pow(axes as u32)).map(|case| {
        let pairs: Vec<usize> = numbers(case).collect();
        Two { a: shape(&pairs, |pair| interval(pair / SPANS)), b: shape(&pairs, |pair| interval(pair % SPANS)) }
    });
    both.collect()
}

/// The intervals between a few points, all further from 0 than from each other, and the number of their pairs.
const POINTS: [f64; 4] = [22.0, 23.0, 25.0, 29.0];
const SPANS: usize = 6;
const PAIRS: usize = SPANS * SPANS;

fn interval(place: usize) -> Interval {
    let [min, max] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]][place].map(|at| POINTS[at]);
    Interval { min, max }
}

impl<S: AxisAligned> Shapes for Two<S> {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    #[inline]
    fn value(&self, term: Term) -> f64 {
        let Term::Part(PartTerm { of, axis, part }) = term else { return f64::NAN };
        let shape = match of {
            Owner::A => self.a,
            Owner::B => self.b,
        };
        part.of::<S>(axis)(shape)
    }

    fn values(cases: &[Self], term: Term, values: &mut [f64]) {
        let Term::Part(PartTerm { of, axis, part }) = term else { return values.fill(f64::NAN) };
        let number = part.of::<S>(axis);
        match of {
            Owner::A => cases.iter().zip(values).for_each(|(case, value)| *value = number(case.a)),
            Owner::B => cases.iter().zip(values).for_each(|(case, value)| *value = number(case.b)),
        }
    }
}
