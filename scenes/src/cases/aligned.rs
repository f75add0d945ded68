//! Cases of two rectangles or boxes: all arrangements, and some with ends close to each other.

use super::CaseNumbers;
use hantei_collision::{Allen, Axis, AxisAligned, Contact, Interval, Two, contact};

/// A case of two rectangles or two boxes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AlignedCase<S> {
    /// Its purpose: `arrangement`, `close`, `negative`, `large`, `odd` (odd sizes beside even and odd ones) or `half`.
    pub kind: &'static str,
    /// How A lies to B on each axis.
    pub ways: [Allen; 3],
    /// Both shapes. All numbers are whole or halves.
    pub shapes: Two<S>,
}

impl<S: AxisAligned> AlignedCase<S> {
    /// The exact relation.
    pub fn contact(&self) -> Contact {
        contact(self.shapes.a, self.shapes.b)
    }
}

/// The distance of two shapes on the axis where it is largest; negative: how deep they overlap, the shortest way along
/// an axis to separate them. 0 if they only touch.
///
/// Each difference is rounded once, so it is exact for all numbers of a screen. [`contact`] gives the exact relation.
pub fn separation<S: AxisAligned>(Two { a, b }: Two<S>) -> f64 {
    let on = |axis: &Axis| {
        let (a, b) = (a.on(*axis), b.on(*axis));
        f64::max(b.min - a.max, a.min - b.max)
    };
    S::AXES.iter().map(on).fold(f64::NEG_INFINITY, f64::max)
}

struct AlignedKind {
    name: &'static str,
    /// Where B begins on each axis, and its length there.
    b: [(f64, f64); 3],
    /// A's length where that is free.
    a: [f64; 3],
    /// The distance of ends that differ.
    near: f64,
}

/// No size occurs twice in a kind.
const KINDS: [AlignedKind; 8] = [
    AlignedKind {
        name: ARRANGEMENT,
        b: [(40.0, 32.0), (110.0, 100.0), (56.0, 48.0)],
        a: [24.0, 60.0, 36.0],
        near: 8.0,
    },
    AlignedKind { name: "close", b: [(200.0, 32.0), (150.0, 64.0), (120.0, 48.0)], a: [100.0, 20.0, 36.0], near: 1.0 },
    AlignedKind {
        name: "negative",
        b: [(-16.0, 32.0), (-70.0, 64.0), (-24.0, 48.0)],
        a: [100.0, 20.0, 36.0],
        near: 1.0,
    },
    AlignedKind {
        name: "large",
        b: [(3000.0, 320.0), (2000.0, 640.0), (900.0, 500.0)],
        a: [1000.0, 200.0, 450.0],
        near: 1.0,
    },
    // Odd sizes, of B, of A and of both: a division of whole numbers drops the fraction of their halves.
    AlignedKind { name: "odd", b: [(-21.0, 33.0), (-35.0, 65.0), (-13.0, 49.0)], a: [20.0, 30.0, 36.0], near: 1.0 },
    AlignedKind { name: "odd", b: [(-20.0, 30.0), (-36.0, 64.0), (-12.0, 48.0)], a: [21.0, 37.0, 39.0], near: 1.0 },
    AlignedKind { name: "odd", b: [(-21.0, 33.0), (-35.0, 65.0), (-13.0, 49.0)], a: [21.0, 37.0, 39.0], near: 1.0 },
    AlignedKind { name: "half", b: [(20.5, 32.0), (31.0, 64.5), (7.5, 48.5)], a: [100.5, 20.5, 36.0], near: 0.5 },
];

/// The kind that has all arrangements in space too.
const ARRANGEMENT: &str = "arrangement";

impl AlignedKind {
    /// The case in which A lies in these ways to B.
    fn case<S: AxisAligned>(&self, ways: [Allen; 3]) -> AlignedCase<S> {
        let b = |axis: usize| Interval { min: self.b[axis].0, max: self.b[axis].0 + self.b[axis].1 };
        let a = |axis: usize| close(ways[axis], b(axis), self.a[axis], self.near);
        let shapes = Two { a: S::from_shadows(|axis| a(axis as usize)), b: S::from_shadows(|axis| b(axis as usize)) };
        AlignedCase { kind: self.name, ways, shapes }
    }

    /// All cases: every arrangement in the plane; in space only for the first kind, otherwise every way on one axis
    /// while they overlap on the others.
    fn cases<S: AxisAligned>(&self) -> Vec<AlignedCase<S>> {
        let every = || Allen::ALL.iter().copied();
        let is_plane = S::AXES.len() == Axis::PLANE.len();
        let ways: Vec<[Allen; 3]> = if is_plane {
            every().flat_map(|x| every().map(move |y| [x, y, Allen::Equals])).collect()
        } else if self.name == ARRANGEMENT {
            every().flat_map(|x| every().flat_map(move |y| every().map(move |z| [x, y, z]))).collect()
        } else {
            let on = |axis: usize| {
                every().map(move |way| std::array::from_fn(|one| if one == axis { way } else { Allen::Contains }))
            };
            (0..3).flat_map(on).collect()
        };
        ways.into_iter().map(|ways| self.case(ways)).collect()
    }
}

/// An interval that lies in this way to `b`, with `length` where that is free; ends that differ do so by `near`.
fn close(way: Allen, b: Interval, length: f64, near: f64) -> Interval {
    let (min, max) = match way {
        Allen::Before => (b.min - near - length, b.min - near),
        Allen::Meets => (b.min - length, b.min),
        Allen::Overlaps => (b.min + near - length, b.min + near),
        Allen::FinishedBy => (b.min - near, b.max),
        Allen::Contains => (b.min - near, b.max + near),
        Allen::Starts => (b.min, b.max - near),
        Allen::Equals => (b.min, b.max),
        Allen::StartedBy => (b.min, b.max + near),
        Allen::During => (b.min + near, b.max - near),
        Allen::Finishes => (b.min + near, b.max),
        Allen::OverlappedBy => (b.max - near, b.max - near + length),
        Allen::MetBy => (b.max, b.max + length),
        Allen::After => (b.max + near, b.max + near + length),
    };
    Interval { min, max }
}

/// All cases of two rectangles or boxes, with every arrangement first.
pub fn aligned_cases<S: AxisAligned>(numbers: CaseNumbers) -> Vec<AlignedCase<S>> {
    let kinds = KINDS.iter().filter(|kind| numbers == CaseNumbers::Any || kind.name != "half");
    kinds.flat_map(AlignedKind::cases).collect()
}
