//! A point and a rectangle, two circles, a point and a circle: what a formula can ask of them.

use super::about::of_two;
use super::shapes::{Names, Shapes, Vocabulary};
use super::terms::{CircleTerm, Owner, PartTerm, RoundTerm, Term};
use super::tree::Number;
use super::two::{part_named, written};
use crate::program::Family;
use hantei_collision::ShapeKind;
use hantei_collision::{About, Axis, Circle, End, Part, PointAndCircle, PointAndRect, Rect, TwoCircles};

/// The part of a name behind that of its shape: `px`, `p.x`.
fn behind<'a>(called: &[&str], name: &'a str) -> Option<&'a str> {
    let rest = called.iter().find_map(|called| name.strip_prefix(called))?;
    Some(rest.strip_prefix('.').unwrap_or(rest))
}

pub(super) fn axis_named(name: &str) -> Option<Axis> {
    Axis::PLANE.into_iter().find(|axis| axis.name() == name)
}

pub(super) fn point_term(axis: Axis) -> Term {
    Term::Part(PartTerm { of: Owner::A, axis, part: Part::Min })
}

impl Vocabulary for Names<PointAndRect> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([ShapeKind::Point, ShapeKind::Rect])
    }

    fn judged(&self) -> Option<Family> {
        Some(Family::PointInRectangle)
    }

    fn shapes(&self) -> &'static [&'static str] {
        &["p", "b"]
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let on = *Axis::PLANE.get(axis)?;
        if shape == 0 {
            return (part == Part::Min).then(|| (point_term(on), format!("p.{}", on.name())));
        }
        Some((Term::Part(PartTerm { of: Owner::B, axis: on, part }), written("b", axis, part)?))
    }

    fn names(&self) -> Vec<String> {
        ["px", "py", "bx", "by", "bw", "bh"].map(String::from).to_vec()
    }

    fn about(&self, left: &Number, right: &Number) -> Option<About> {
        match of_two(left, right)? {
            About::Ends(axis, _, end) => Some(About::PointAt(axis, end)),
            other => Some(other),
        }
    }

    fn named(&self, name: &str) -> Option<Term> {
        if let Some(axis) = behind(&["p"], name).and_then(axis_named) {
            return Some(point_term(axis));
        }
        let (axis, part) = part_named::<Rect>(behind(&["rect", "b"], name)?)?;
        Some(Term::Part(PartTerm { of: Owner::B, axis, part }))
    }

    fn part_of(&self, name: &str) -> Option<String> {
        self.called(name).map(|_| format!("{name}.x"))
    }
}

impl Shapes for PointAndRect {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    fn value(&self, term: Term) -> f64 {
        match term {
            Term::Part(PartTerm { of: Owner::A, axis, .. }) => self.p.along(axis),
            Term::Part(PartTerm { of: Owner::B, axis, part }) => part.of::<Rect>(axis)(self.rect),
            _ => f64::NAN,
        }
    }
}

/// A number of a circle by its term.
pub(super) fn of_circle(circle: Circle, term: CircleTerm) -> f64 {
    match term {
        CircleTerm::Centre(axis) => circle.centre().along(axis),
        CircleTerm::Radius => circle.radius(),
        CircleTerm::Diameter => 2.0 * circle.radius(),
        CircleTerm::End(axis, End::Min) => circle.centre().along(axis) - circle.radius(),
        CircleTerm::End(axis, End::Max) => circle.centre().along(axis) + circle.radius(),
        CircleTerm::Rect(..) => f64::NAN,
    }
}

pub(super) fn circle_term(of: Owner, called: &str, axis: usize, part: Part) -> Option<(Term, String)> {
    let on = *Axis::PLANE.get(axis)?;
    let (term, name) = match part {
        Part::Min => (CircleTerm::End(on, End::Min), ["left", "top"][axis]),
        Part::Max => (CircleTerm::End(on, End::Max), ["right", "bottom"][axis]),
        Part::Centre => (CircleTerm::Centre(on), on.name()),
        Part::Size => (CircleTerm::Diameter, "diameter"),
    };
    Some((Term::Round(RoundTerm { of, term }), format!("{called}.{name}")))
}

pub(super) fn circle_named(of: Owner, name: &str) -> Option<Term> {
    let term = match name {
        "r" | "radius" => CircleTerm::Radius,
        "d" | "diameter" => CircleTerm::Diameter,
        other => CircleTerm::Centre(axis_named(other.strip_prefix('c').unwrap_or(other))?),
    };
    Some(Term::Round(RoundTerm { of, term }))
}

impl Vocabulary for Names<TwoCircles> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([ShapeKind::Circle; 2])
    }

    fn judged(&self) -> Option<Family> {
        Some(Family::TwoCircles)
    }

    fn shapes(&self) -> &'static [&'static str] {
        &["a", "b"]
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let of = if shape == 0 { Owner::A } else { Owner::B };
        circle_term(of, self.shapes()[shape.min(1)], axis, part)
    }

    fn round(&self, shape: usize, term: CircleTerm) -> Option<(Term, String)> {
        let of = if shape == 0 { Owner::A } else { Owner::B };
        let name = if term == CircleTerm::Radius { "r" } else { "diameter" };
        Some((Term::Round(RoundTerm { of, term }), format!("{}.{name}", self.shapes()[shape.min(1)])))
    }

    fn names(&self) -> Vec<String> {
        ["ax", "ay", "ar", "bx", "by", "br"].map(String::from).to_vec()
    }

    fn named(&self, name: &str) -> Option<Term> {
        let of_a = behind(&["a"], name).and_then(|rest| circle_named(Owner::A, rest));
        of_a.or_else(|| behind(&["b"], name).and_then(|rest| circle_named(Owner::B, rest)))
    }

    fn part_of(&self, name: &str) -> Option<String> {
        self.called(name).map(|_| format!("{name}.x"))
    }
}

impl Shapes for TwoCircles {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    fn value(&self, term: Term) -> f64 {
        match term {
            Term::Round(RoundTerm { of: Owner::A, term }) => of_circle(self.a, term),
            Term::Round(RoundTerm { of: Owner::B, term }) => of_circle(self.b, term),
            _ => f64::NAN,
        }
    }
}

impl Vocabulary for Names<PointAndCircle> {
    fn kinds(&self) -> Option<[ShapeKind; 2]> {
        Some([ShapeKind::Point, ShapeKind::Circle])
    }

    fn judged(&self) -> Option<Family> {
        Some(Family::PointInCircle)
    }

    fn shapes(&self) -> &'static [&'static str] {
        &["p", "b"]
    }

    fn term(&self, shape: usize, axis: usize, part: Part) -> Option<(Term, String)> {
        let on = *Axis::PLANE.get(axis)?;
        if shape == 0 {
            return (part == Part::Min).then(|| (point_term(on), format!("p.{}", on.name())));
        }
        circle_term(Owner::B, "b", axis, part)
    }

    fn round(&self, _: usize, term: CircleTerm) -> Option<(Term, String)> {
        let name = if term == CircleTerm::Radius { "r" } else { "diameter" };
        Some((Term::Round(RoundTerm { of: Owner::B, term }), format!("b.{name}")))
    }

    fn names(&self) -> Vec<String> {
        ["px", "py", "bx", "by", "br"].map(String::from).to_vec()
    }

    fn named(&self, name: &str) -> Option<Term> {
        if let Some(axis) = behind(&["p"], name).and_then(axis_named) {
            return Some(point_term(axis));
        }
        circle_named(Owner::B, behind(&["b"], name)?)
    }

    fn part_of(&self, name: &str) -> Option<String> {
        self.called(name).map(|_| format!("{name}.x"))
    }
}

impl Shapes for PointAndCircle {
    const VOCABULARY: &'static dyn Vocabulary = &Names::<Self>::NEW;

    fn value(&self, term: Term) -> f64 {
        match term {
            Term::Part(PartTerm { of: Owner::A, axis, .. }) => self.p.along(axis),
            Term::Round(RoundTerm { term, .. }) => of_circle(self.circle, term),
            _ => f64::NAN,
        }
    }
}
