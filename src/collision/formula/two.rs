//! Two rectangles or two cuboids: what a formula can ask of them is the same on every axis.

use super::about;
use super::error::Flaw;
use super::shapes::Shapes;
use super::tree::Number;
use crate::collision::question::About;
use crate::geometry::{Axis, Cuboid, End, Rect, SpaceAxis};
use std::fmt::Debug;

/// A shape that is an interval on each of its axes.
pub trait AxisAligned: Copy + Debug + PartialEq {
    /// Its axes.
    type Axis: Copy + Debug + Eq + 'static;

    /// All of them, in order.
    const AXES: &[Self::Axis];

    /// How one of its numbers is found.
    fn number(axis: Self::Axis, part: Part) -> fn(Self) -> f64;

    /// What a comparison of an end of A with an end of B speaks of.
    fn ends(axis: Self::Axis, of_a: End, of_b: End) -> About;

    /// What a comparison of their centres speaks of.
    fn centres(axis: Self::Axis) -> About;
}

/// Two shapes, which a formula calls `a` and `b`, `rectA` and `rectB`, `r1` and `r2`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Two<S> {
    /// A
    pub a: S,
    /// B
    pub b: S,
}

/// Two rectangles: `ax ay aw ah ax1 ay1 ax2 ay2 acx acy`, `a.x a.left a.width …`, and the same for `b`.
pub type TwoRects = Two<Rect>;

/// Two cuboids: the names of two rectangles, and on the third axis `az ad az1 az2 acz`, `a.z a.front a.depth …`.
pub type TwoCuboids = Two<Cuboid>;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// A
    A,
    /// B
    B,
}

/// A number of a shape, on one axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// `x`, `y`, `left`, `top`
    Min,
    /// `x2`, `y2`, `right`, `bottom`
    Max,
    /// `w`, `h`
    Size,
    /// `cx`, `cy`
    Centre,
}

/// What a name means where two shapes are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartTerm<Axis> {
    /// Whose number.
    pub of: Which,
    /// On which axis.
    pub axis: Axis,
    /// Which number.
    pub part: Part,
}

/// What the two are called; one that begins like another stands before it.
const CALLED: [(&str, Which); 8] = [
    ("recta", Which::A),
    ("rect1", Which::A),
    ("r1", Which::A),
    ("a", Which::A),
    ("rectb", Which::B),
    ("rect2", Which::B),
    ("r2", Which::B),
    ("b", Which::B),
];

/// What the numbers of a shape are called, the panel's name first, with the place of their axis.
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

/// Those that a shape has: a rectangle has no third axis.
pub(in crate::collision) fn parts<S: AxisAligned>() -> impl Iterator<Item = (S::Axis, Part, &'static [&'static str])> {
    PARTS.into_iter().filter_map(|(place, part, names)| Some((*S::AXES.get(place)?, part, names)))
}

impl AxisAligned for Rect {
    type Axis = Axis;

    const AXES: &[Axis] = &Axis::ALL;

    #[inline(always)]
    fn number(axis: Axis, part: Part) -> fn(Self) -> f64 {
        match (axis, part) {
            (Axis::X, Part::Min) => |rect| rect.min().x,
            (Axis::Y, Part::Min) => |rect| rect.min().y,
            (Axis::X, Part::Max) => |rect| rect.max().x,
            (Axis::Y, Part::Max) => |rect| rect.max().y,
            (Axis::X, Part::Size) => Self::width,
            (Axis::Y, Part::Size) => Self::height,
            (Axis::X, Part::Centre) => |rect| rect.centre().x,
            (Axis::Y, Part::Centre) => |rect| rect.centre().y,
        }
    }

    fn ends(axis: Axis, of_a: End, of_b: End) -> About {
        About::Ends(axis, of_a, of_b)
    }

    fn centres(axis: Axis) -> About {
        About::Centres(axis)
    }
}

impl AxisAligned for Cuboid {
    type Axis = SpaceAxis;

    const AXES: &[SpaceAxis] = &SpaceAxis::ALL;

    #[inline(always)]
    fn number(axis: SpaceAxis, part: Part) -> fn(Self) -> f64 {
        macro_rules! on {
            ($axis:expr) => {
                match part {
                    Part::Min => |cuboid| cuboid.min()[$axis],
                    Part::Max => |cuboid| cuboid.max()[$axis],
                    Part::Size => |cuboid| cuboid.size()[$axis],
                    Part::Centre => |cuboid| cuboid.centre()[$axis],
                }
            };
        }
        match axis {
            SpaceAxis::X => on!(0),
            SpaceAxis::Y => on!(1),
            SpaceAxis::Z => on!(2),
        }
    }

    fn ends(axis: SpaceAxis, of_a: End, of_b: End) -> About {
        About::Faces(axis, of_a, of_b)
    }

    fn centres(axis: SpaceAxis) -> About {
        About::Middles(axis)
    }
}

impl<S: AxisAligned> Shapes for Two<S> {
    type Term = PartTerm<S::Axis>;

    const FUNCTIONS: &[&str] = &[];

    fn names() -> Vec<String> {
        let short = |of: &str, names: &[&str]| format!("{of}{}", names[0]);
        let dotted = |of: &str, names: &[&str]| names.iter().map(|name| format!("{of}.{name}")).collect::<Vec<_>>();
        let of = |of: &'static str| {
            parts::<S>().flat_map(move |(_, _, names)| std::iter::once(short(of, names)).chain(dotted(of, names)))
        };
        of("a").chain(of("b")).collect()
    }

    fn named(name: &str) -> Option<Self::Term> {
        CALLED.iter().find_map(|&(called, of)| {
            let rest = name.strip_prefix(called)?;
            let rest = rest.strip_prefix('.').unwrap_or(rest);
            let rest = rest.strip_prefix("get").unwrap_or(rest);
            let found = parts::<S>().find(|(_, _, names)| names.contains(&rest));
            found.map(|(axis, part, _)| PartTerm { of, axis, part })
        })
    }

    fn part_of(name: &str) -> Option<String> {
        CALLED.iter().any(|(called, _)| *called == name).then(|| format!("{name}.x"))
    }

    fn of_points(_: &str, _: &[&str]) -> Option<Result<Self::Term, Flaw>> {
        None
    }

    #[inline]
    fn value(&self, PartTerm { of, axis, part }: Self::Term) -> f64 {
        let shape = match of {
            Which::A => self.a,
            Which::B => self.b,
        };
        S::number(axis, part)(shape)
    }

    fn values(cases: &[Self], PartTerm { of, axis, part }: Self::Term, values: &mut [f64]) {
        let number = S::number(axis, part);
        match of {
            Which::A => cases.iter().zip(values).for_each(|(case, value)| *value = number(case.a)),
            Which::B => cases.iter().zip(values).for_each(|(case, value)| *value = number(case.b)),
        }
    }

    fn about(left: &Number<Self::Term>, right: &Number<Self::Term>) -> Option<About> {
        about::of_two::<S>(left, right)
    }
}
