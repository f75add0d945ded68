//! A segment, a turned rectangle or a polygon with another shape: what a typed test can ask of them.
//!
//! Of a polygon it can ask nothing, because a formula has no loop.

use super::plain::{axis_named, circle_named, circle_term, point_term};
use super::shapes::Vocabulary;
use super::terms::{Owner, PartTerm, SlantedTerm, Term};
use super::two::{behind, part_named, written};
use crate::program::SlantedPart;
use hantei_collision::ShapeKind::{Circle, Point, Polygon, Rect, Segment, Turned};
use hantei_collision::{Axis, Part, ShapeKind};

/// The names of shapes of these kinds.
pub(super) struct SlantedNames([ShapeKind; 2]);

/// All kinds, A first.
pub(super) static SLANTED: [SlantedNames; 13] = [
    SlantedNames([Segment, Segment]),
    SlantedNames([Segment, Rect]),
    SlantedNames([Segment, Circle]),
    SlantedNames([Segment, Turned]),
    SlantedNames([Segment, Polygon]),
    SlantedNames([Point, Turned]),
    SlantedNames([Circle, Turned]),
    SlantedNames([Rect, Turned]),
    SlantedNames([Turned, Turned]),
    SlantedNames([Circle, Polygon]),
    SlantedNames([Rect, Polygon]),
    SlantedNames([Turned, Polygon]),
    SlantedNames([Polygon, Polygon]),
];

/// Whether shapes of these kinds, in any order, are a segment, a turned rectangle or a polygon with another shape: then a pasted
/// test of them is run.
pub fn is_slanted(kinds: [ShapeKind; 2]) -> bool {
    let [a, b] = kinds;
    SLANTED.iter().any(|names| names.0 == kinds || names.0 == [b, a])
}

/// The names of the numbers of a kind, behind the letter of the shape.
const fn named(kind: ShapeKind) -> &'static [&'static str] {
    match kind {
        Point => &["x", "y"],
        Circle => &["x", "y", "r"],
        Segment => &["x1", "y1", "x2", "y2"],
        Rect => &["x", "y", "w", "h", "x1", "y1", "x2", "y2", "cx", "cy"],
        Turned => &["cx", "cy", "w", "h", "c", "s", "1x", "1y", "2x", "2y", "3x", "3y", "4x", "4y"],
        _ => &[],
    }
}

/// The number of a segment with this name.
fn of_segment(name: &str) -> Option<SlantedPart> {
    let (axis, end) = name.split_at_checked(1)?;
    let end = match end {
        "1" => 0,
        "2" => 1,
        _ => return None,
    };
    Some(SlantedPart::Coordinate(end, axis_named(axis)?))
}

/// The number of a turned rectangle with this name.
fn of_turned(name: &str) -> Option<SlantedPart> {
    Some(match name {
        "cx" => SlantedPart::Centre(Axis::X),
        "cy" => SlantedPart::Centre(Axis::Y),
        "w" | "width" => SlantedPart::Size(Axis::X),
        "h" | "height" => SlantedPart::Size(Axis::Y),
        "c" | "cos" => SlantedPart::Cosine,
        "s" | "sin" => SlantedPart::Sine,
        _ => {
            let (corner, axis) = name.split_at_checked(1)?;
            let corner: usize = corner.parse().ok().filter(|corner| (1..=4).contains(corner))?;
            SlantedPart::Coordinate(corner - 1, axis_named(axis.strip_prefix('.').unwrap_or(axis))?)
        }
    })
}

impl SlantedNames {
    fn term_of(&self, place: usize, name: &str) -> Option<Term> {
        let of = [Owner::A, Owner::B][place];
        let slanted = |part| Term::Slanted(SlantedTerm { of, part });
        match self.0[place] {
            Point => axis_named(name).map(point_term),
            Circle => circle_named(of, name),
            Rect => {
                let (axis, part) = part_named::<hantei_collision::Rect>(name)?;
                Some(Term::Part(PartTerm { of, axis, part }))
            }
            Segment => of_segment(name).map(slanted),
            Turned => of_turned(name).map(slanted),
            _ => None,
        }
    }
}

impl Vocabulary for SlantedNames {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some(self.0)
    }

    fn slanted(&self) -> Option<[ShapeKind; 2]> {
        Some(self.0)
    }

    fn shapes(&self) -> &'static [&'static str] {
        if self.0[0] == Point { &["p", "b"] } else { &["a", "b"] }
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let (of, called) = ([Owner::A, Owner::B][shape.min(1)], self.shapes()[shape.min(1)]);
        let on = *Axis::PLANE.get(axis)?;
        match self.0[shape.min(1)] {
            Point if part == Part::Min => Some((point_term(on), format!("{called}.{}", on.name()))),
            Circle => circle_term(of, called, axis, part),
            Rect => Some((Term::Part(PartTerm { of, axis: on, part }), written(called, axis, part)?)),
            _ => None,
        }
    }

    fn names(&self) -> Vec<String> {
        let of = |place: usize| {
            let called = self.shapes()[place];
            named(self.0[place]).iter().map(move |name| format!("{called}{name}"))
        };
        of(0).chain(of(1)).collect()
    }

    fn named(&self, name: &str) -> Option<Term> {
        let mut shapes = self.shapes().iter().enumerate();
        shapes.find_map(|(place, called)| self.term_of(place, behind(called, name)?))
    }

    fn part_of(&self, name: &str) -> Option<String> {
        let place = self.called(name)?;
        named(self.0[place]).first().map(|part| format!("{name}{part}"))
    }
}
