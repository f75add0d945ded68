//! A rectangle whose sides are numbers of the text: `mouse.x < button.x + 100`, `50 < mouse.x && mouse.x < 150`.

use super::forms::Form;
use super::groups::{Given, Group};
use super::settled::{Parts, Settled};
use super::words::{CENTRE, HALF, LAST, MAX, Named, SIZE};
use super::{Family, FoundFamily, Kind, Known, Meaning, Part, Shape, Sizes};
use crate::order::sort_by;
use crate::program::nodes::is_rough;
use hantei_collision::Axis;

/// A number in a comparison of places that is at least as large is a size. One less is the last pixel.
pub(super) const LEAST_FIXED: f64 = 2.0;

/// One side of the rectangle.
pub(super) struct Side {
    axis: Axis,
    size: f64,
    is_centred: bool,
}

impl Side {
    /// Whether as much of it is before its place as behind.
    pub(super) const fn is_centred(&self) -> bool {
        self.is_centred
    }

    /// The size, as a number of B.
    pub(super) const fn number(&self) -> (Meaning, f64) {
        (Meaning::Part { shape: Shape::B, axis: self.axis, part: Part::Size }, self.size)
    }
}

/// What a place of the rectangle means: its centre on an axis where the numbers are the same on both sides.
pub(super) fn centred(meaning: Meaning, sides: &[Side]) -> Meaning {
    match meaning {
        Meaning::Part { shape, axis, part: Part::Min }
            if sides.iter().any(|side| side.axis == axis && side.is_centred) =>
        {
            Meaning::Part { shape, axis, part: Part::Centre }
        }
        other => other,
    }
}

/// How far behind one place the other place is in each comparison of the two.
pub(super) fn ends(given: &Given, one: &[usize], other: &[usize]) -> Vec<f64> {
    let mut ends = Vec::new();
    for form in &given.uses.compared {
        let factor = |places: &[usize]| places.iter().map(|place| form.factor(*place)).sum::<f64>();
        let (own, to) = (factor(one), factor(other));
        let end = form.constant / own + 0.0;
        if own != 0.0 && own == -to && !ends.contains(&end) {
            ends.push(end);
        }
    }
    sort_by(&mut ends, f64::total_cmp);
    ends
}

/// Whether the number of a form, by this factor, is what the comparison has: nothing in it is rounded, nor does the quotient.
fn is_exact(form: &Form, factor: f64) -> bool {
    let quotient = form.constant / factor;
    !(form.is_rounded && form.constant != 0.0) && quotient.mul_add(-factor, form.constant) == 0.0
}

/// Whether `end - begin` does not round.
fn is_exact_difference(begin: f64, end: f64) -> bool {
    let size = end - begin;
    let back = end - size;
    (back - begin) == 0.0 && (end - (size + back)) == 0.0
}

/// The sides that are numbers of the text, on each axis where no size is read. `None` where they do not say one size.
pub(super) fn sides(given: &Given, point: &Parts, rectangle: &Parts) -> Option<Vec<Side>> {
    let mut sides = Vec::new();
    for axis in Axis::PLANE {
        let [at, to] = [rectangle, point].map(|parts| parts.places(axis));
        let ends = ends(given, &at, &to);
        let is_large = ends.iter().any(|end| end.abs() >= LEAST_FIXED);
        if is_sized(rectangle, axis) || !is_large {
            continue;
        }
        // Each comparison on this axis is one of the two places alone.
        let is_other =
            |input: &usize| !at.contains(input) && !to.contains(input) && !is_offset([point, rectangle], *input);
        let is_here = |form: &&Form| at.iter().chain(&to).any(|place| form.has(*place));
        let mut here = given.uses.compared.iter().filter(is_here);
        let is_of_others = |form: &Form| form.terms.iter().any(|(input, _)| is_other(input)) || form.terms.len() < 2;
        let is_exact = |form: &Form| is_exact(form, at.iter().map(|place| form.factor(*place)).sum());
        if here.any(|form| is_of_others(form) || !is_exact(form)) {
            return None;
        }
        let (size, is_centred) = match ends[..] {
            [0.0, size] => (size, false),
            [before, behind] if before == -behind => (2.0 * behind, true),
            _ => return None,
        };
        if is_centred && !is_open(rectangle, axis) {
            return None;
        }
        sides.push(Side { axis, size, is_centred });
    }
    (sides.is_empty() || given.uses.distances.is_empty()).then_some(sides)
}

/// The sides of a rectangle beside a circle, which are numbers of the text on both axes: `min(ball.x, wall.x + 100)`.
/// `None` where they do not say one size.
pub(super) fn sides_beside_circle(given: &Given, circle: &Parts, rectangle: &Parts) -> Option<Vec<Side>> {
    let radii: Vec<usize> = circle.roles().filter(|(_, role)| role.axis.is_none()).map(|(input, _)| input).collect();
    let of = |axis: Axis| {
        let [at, to] = [rectangle, circle].map(|parts| parts.places(axis));
        let mut ends: Vec<f64> = Vec::new();
        let is_here = |form: &&Form| at.iter().chain(&to).any(|place| form.has(*place));
        for form in given.uses.forms().filter(is_here) {
            let factor = |places: &[usize]| places.iter().map(|place| form.factor(*place)).sum::<f64>();
            let (own, other) = (factor(&at), factor(&to));
            let is_known = |(input, _): &(usize, f64)| [&at, &to, &radii].iter().any(|all| all.contains(input));
            if !form.terms.iter().all(is_known) || own == 0.0 || own != -other || !is_exact(form, own) {
                return None;
            }
            let end = form.constant / own + 0.0;
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        sort_by(&mut ends, f64::total_cmp);
        let (size, is_centred) = match ends[..] {
            [0.0, size] => (size, false),
            [before, behind] if before == -behind => (2.0 * behind, true),
            _ => return None,
        };
        let is_tried = size >= LEAST_FIXED && is_tried(size) && (!is_centred || is_open(rectangle, axis));
        is_tried.then_some(Side { axis, size, is_centred })
    };
    Axis::PLANE.into_iter().map(of).collect()
}

/// Whether a number of a circle, or of a rectangle beside one, can be tried without rounding.
pub(crate) fn is_tried(number: f64) -> bool {
    const LARGEST: f64 = 10_000.0;
    number > 0.0 && number <= LARGEST && (number * 2.0).fract() == 0.0
}

/// Whether a size or a far edge on this axis is read.
fn is_sized(parts: &Parts, axis: Axis) -> bool {
    parts.all.iter().any(|(_, settled)| match settled {
        Settled::Role(role) => {
            let is_size = matches!(role.named, SIZE | HALF | MAX | LAST);
            is_size && role.axis.is_none_or(|on| on == axis)
        }
        Settled::Second(on) | Settled::Extent(on) => *on == axis,
    })
}

fn is_offset(parts: [&Parts; 2], input: usize) -> bool {
    parts.iter().any(|parts| parts.roles().any(|(at, role)| at == input && role.named == Named::Offset))
}

/// Whether nothing tells that a place is a corner.
fn is_open(parts: &Parts, axis: Axis) -> bool {
    let mut roles = parts.roles().filter(|(_, role)| role.axis == Some(axis));
    roles.all(|(input, role)| match role.named {
        Named::Place => !parts.typed.contains(&input),
        CENTRE | Named::Offset => true,
        _ => false,
    })
}

/// A point alone, which is compared with two numbers on each axis: these are the ends of a rectangle.
pub(super) fn alone(given: &Given, groups: &[Group], numbers: &[usize]) -> Option<FoundFamily> {
    let [point] = groups else { return None };
    if !numbers.is_empty() || !point.is_known_point() || point.element.is_some() || !given.uses.distances.is_empty() {
        return None;
    }
    let mut meanings = vec![Meaning::Number; given.inputs.len()];
    let mut fixed = Vec::new();
    for axis in Axis::PLANE {
        let is_place = |role: &super::words::Role| role.named == Named::Place && role.axis == Some(axis);
        let mut places = point.members.iter().filter(|member| member.roles.iter().any(is_place));
        let (place, None) = (places.next()?.input, places.next()) else { return None };
        meanings[place] = Meaning::Coordinate { point: 0, axis };
        let mut ends: Vec<f64> = Vec::new();
        for form in given.uses.forms().filter(|form| form.has(place)) {
            let end = -form.constant / form.factor(place) + 0.0;
            // With tenths the far side of the rectangle is not the number that is compared.
            if form.terms.len() > 1 || form.is_rounded || !is_exact(form, form.factor(place)) {
                return None;
            }
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        sort_by(&mut ends, f64::total_cmp);
        let [begin, end] = ends[..] else { return None };
        if is_rough(begin) || is_rough(end) || !is_exact_difference(begin, end) {
            return None;
        }
        let part = |part| Meaning::Part { shape: Shape::B, axis, part };
        fixed.extend([(part(Part::Min), begin), (part(Part::Size), end - begin)]);
    }
    if meanings.contains(&Meaning::Number) {
        return None;
    }
    let of = |part: Part| {
        fixed.iter().filter(move |(meaning, _)| matches!(meaning, Meaning::Part { part: it, .. } if *it == part))
    };
    let numbers: Vec<String> = of(Part::Min).chain(of(Part::Size)).map(|(_, number)| number.to_string()).collect();
    Some(FoundFamily {
        sizes: [Sizes::Read, Sizes::Fixed],
        fixed,
        ..FoundFamily::of(
            Family::PointInRectangle,
            [Kind::Point, Kind::Rectangle],
            [point.name(), format!("({})", numbers.join(", "))],
            meanings,
            Known::Structure,
        )
    })
}
