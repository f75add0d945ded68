//! A circle and a rectangle: what a formula can ask of them.

use super::about;
use super::error::FormulaFlaw;
use super::shapes::Shapes;
use super::terms::CircleTerm;
use super::tree::Number;
use super::two::{behind, halved, names_of, part_named, written};
use crate::question::About;
use crate::{Axis, CircleAndRect, End, Part, Rect};

/// The names of the two shapes, the circle first; a longer name comes before one that begins it.
const CALLED: [(&str, usize); 9] =
    [("circle", 0), ("ball", 0), ("c", 0), ("a", 0), ("rectangle", 1), ("rect", 1), ("box", 1), ("b", 1), ("r", 1)];

/// The names of the circle's numbers, the shortest first.
const PARTS: [(CircleTerm, &[&str]); 8] = [
    (CircleTerm::Centre(Axis::X), &["x", "cx", "centerx", "centrex", "center.x", "centre.x"]),
    (CircleTerm::Centre(Axis::Y), &["y", "cy", "centery", "centrey", "center.y", "centre.y"]),
    (CircleTerm::Radius, &["r", "radius"]),
    (CircleTerm::Diameter, &["d", "diameter"]),
    (CircleTerm::End(Axis::X, End::Min), &["left", "min.x"]),
    (CircleTerm::End(Axis::Y, End::Min), &["top", "min.y"]),
    (CircleTerm::End(Axis::X, End::Max), &["right", "max.x"]),
    (CircleTerm::End(Axis::Y, End::Max), &["bottom", "max.y"]),
];

/// Names that need no shape before them.
const BARE: [(CircleTerm, &str); 7] = [
    (CircleTerm::Radius, "r"),
    (CircleTerm::Radius, "radius"),
    (CircleTerm::Diameter, "diameter"),
    (CircleTerm::Rect(Axis::X, Part::Min), "x1"),
    (CircleTerm::Rect(Axis::Y, Part::Min), "y1"),
    (CircleTerm::Rect(Axis::X, Part::Max), "x2"),
    (CircleTerm::Rect(Axis::Y, Part::Max), "y2"),
];

fn of_circle(name: &str) -> Option<CircleTerm> {
    PARTS.iter().find(|(_, names)| names.contains(&name)).map(|(term, _)| *term)
}

fn place(number: &Number<CircleTerm>) -> Option<Axis> {
    match number {
        Number::Named(CircleTerm::Rect(axis, Part::Min), _) => Some(*axis),
        _ => None,
    }
}

fn half_size(number: &Number<CircleTerm>) -> Option<Axis> {
    match halved(number) {
        Some(CircleTerm::Rect(axis, Part::Size)) => Some(axis),
        _ => None,
    }
}

/// The axis on which it is the distance of the circle's centre from the place of the rectangle.
fn from_place(number: &Number<CircleTerm>) -> Option<Axis> {
    let Number::Absolute(of) = number else { return None };
    let Number::Computed(super::tree::Arithmetic::Minus, sides) = &**of else { return None };
    let is_centre =
        |axis: Axis, side: &Number<CircleTerm>| matches!(side, Number::Named(CircleTerm::Centre(of), _) if *of == axis);
    [0, 1].into_iter().find_map(|side| place(&sides[side]).filter(|axis| is_centre(*axis, &sides[1 - side])))
}

fn has_half_size(number: &Number<CircleTerm>, axis: Axis) -> bool {
    half_size(number) == Some(axis) || number.parts().iter().any(|part| has_half_size(part, axis))
}

impl Shapes for CircleAndRect {
    type Term = CircleTerm;

    const FUNCTIONS: &[&str] = &[];
    const HAS_CIRCLE: bool = true;
    const SHAPES: &[&str] = &["circle", "rect"];
    const AXES_COUNT: usize = 2;

    fn called(name: &str) -> Option<usize> {
        CALLED.iter().find(|(called, _)| *called == name).map(|(_, place)| *place)
    }

    fn term(shape: usize, axis: usize, part: Part) -> Option<(CircleTerm, String)> {
        let on = *Axis::PLANE.get(axis)?;
        if shape > 0 {
            return Some((CircleTerm::Rect(on, part), written("rect", axis, part)?));
        }
        Self::of_circle(match part {
            Part::Min => CircleTerm::End(on, End::Min),
            Part::Max => CircleTerm::End(on, End::Max),
            Part::Centre => CircleTerm::Centre(on),
            Part::Size => return None,
        })
    }

    fn of_circle(term: CircleTerm) -> Option<(CircleTerm, String)> {
        let (_, names) = PARTS.iter().find(|(one, _)| *one == term)?;
        Some((term, format!("circle.{}", if term == CircleTerm::Diameter { names[1] } else { names[0] })))
    }

    fn is_place_less_half_size(left: &Number<CircleTerm>, right: &Number<CircleTerm>) -> bool {
        place(left).is_some_and(|axis| half_size(right) == Some(axis))
    }

    fn is_from_centre(left: &Number<CircleTerm>, right: &Number<CircleTerm>) -> bool {
        let is_against = |one, other| from_place(one).is_some_and(|axis| has_half_size(other, axis));
        is_against(left, right) || is_against(right, left)
    }

    fn is_centre_and_radius(left: &Number<CircleTerm>, right: &Number<CircleTerm>) -> bool {
        matches!(left, Number::Named(CircleTerm::Centre(_), _)) && matches!(right, Number::Named(CircleTerm::Radius, _))
    }

    fn is_place_plus_size(left: &Number<CircleTerm>, right: &Number<CircleTerm>) -> bool {
        let is_size = |number: &Number<CircleTerm>, axis| {
            half_size(number) == Some(axis)
                || matches!(number, Number::Named(CircleTerm::Rect(on, Part::Size), _) if *on == axis)
        };
        let is_sum = |one, other| place(one).is_some_and(|axis| is_size(other, axis));
        is_sum(left, right) || is_sum(right, left)
    }

    fn names() -> Vec<String> {
        let short = ["cx", "cy", "r"].map(String::from);
        let dotted = PARTS.iter().flat_map(|(_, names)| names.iter().map(|name| format!("circle.{name}")));
        let of_rect = ["b", "rect"].into_iter().flat_map(names_of::<Rect>);
        short.into_iter().chain(dotted).chain(of_rect).collect()
    }

    fn named(name: &str) -> Option<CircleTerm> {
        let bare = BARE.iter().find(|(_, bare)| *bare == name).map(|(term, _)| *term);
        bare.or_else(|| {
            CALLED.iter().find_map(|&(called, place)| {
                let rest = behind(called, name)?;
                if place == 0 {
                    return of_circle(rest);
                }
                part_named::<Rect>(rest).map(|(axis, part)| CircleTerm::Rect(axis, part))
            })
        })
    }

    fn part_of(name: &str) -> Option<String> {
        Self::called(name).map(|_| format!("{name}.x"))
    }

    fn of_points(_: &str, _: &[&str]) -> Option<Result<CircleTerm, FormulaFlaw>> {
        None
    }

    #[inline]
    fn value(&self, term: CircleTerm) -> f64 {
        let (centre, radius) = (self.circle.centre(), self.circle.radius());
        match term {
            CircleTerm::Centre(axis) => centre.along(axis),
            CircleTerm::Radius => radius,
            CircleTerm::Diameter => 2.0 * radius,
            CircleTerm::End(axis, End::Min) => centre.along(axis) - radius,
            CircleTerm::End(axis, End::Max) => centre.along(axis) + radius,
            CircleTerm::Rect(axis, part) => part.of::<Rect>(axis)(self.rect),
        }
    }

    fn values(cases: &[Self], term: CircleTerm, values: &mut [f64]) {
        let each = cases.iter().zip(values);
        match term {
            CircleTerm::Rect(axis, part) => {
                let number = part.of::<Rect>(axis);
                each.for_each(|(case, value)| *value = number(case.rect));
            }
            _ => each.for_each(|(case, value)| *value = case.value(term)),
        }
    }

    fn about(left: &Number<CircleTerm>, right: &Number<CircleTerm>) -> Option<About> {
        about::of_circle(left, right)
    }
}
