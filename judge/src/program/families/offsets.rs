//! What is put right before the readings: places that are read together, other planes, tiles.

use super::forms::Form;
use super::groups::{Given, Group};
use super::settled::{Parts, Settled};
use super::words::{Named, Role};
use super::{FamilyRefusal, Part};
use crate::program::inputs::Input;
use hantei_collision::Axis;

/// Two places on one axis that are only read together are one place: `pos.x + hitbox.x`. Other names that mean the same
/// are refused.
pub(super) fn offsets(given: &Given<'_>, group: &Group, parts: &mut Parts) -> Result<(), FamilyRefusal> {
    let is_together = |one: usize, other: usize| given.uses.forms().all(|form| form.factor(one) == form.factor(other));
    let is_place = |role: &Role| matches!(role.named, Named::Place | Named::Offset | Named::Part(Part::Centre));
    let snapshot: Vec<(usize, Role)> = parts.roles().collect();
    for (at, (input, role)) in snapshot.iter().enumerate() {
        for (other, second) in &snapshot[at + 1..] {
            if role.axis != second.axis || role.axis.is_none() {
                continue;
            }
            let can_join = is_place(role) && is_place(second) && role.named != Named::Part(Part::Centre);
            let is_same = role.named == second.named;
            let has_offset = role.named == Named::Offset || second.named == Named::Offset;
            if can_join
                && (is_same || has_offset || second.named == Named::Part(Part::Centre))
                && is_together(*input, *other)
            {
                let moved = if second.named == Named::Offset { *other } else { *input };
                set_offset(parts, moved);
            } else if is_same && !has_one_word(group, *input, *other) && !is_typed(parts, [*input, *other]) {
                let written = |at: &usize| given.inputs.get(*at).map(Input::written);
                return Err(FamilyRefusal::Twice([input, other].into_iter().filter_map(written).collect()));
            }
        }
    }
    let lonely =
        parts.roles().find(|(input, role)| role.named == Named::Offset && !has_other_place(parts, *input, *role));
    match lonely.and_then(|(input, _)| given.inputs.get(input)) {
        Some(input) => Err(FamilyRefusal::Unknown(vec![input.written(), group.name()])),
        None => Ok(()),
    }
}

fn is_typed(parts: &Parts, both: [usize; 2]) -> bool {
    both.iter().all(|input| parts.typed.contains(input))
}

/// `a.x` and `a.getX()`
fn has_one_word(group: &Group, one: usize, other: usize) -> bool {
    let word = |input: usize| group.members.iter().find(|member| member.input == input).map(|member| &member.word);
    word(one) == word(other)
}

fn has_other_place(parts: &Parts, offset: usize, role: Role) -> bool {
    parts.roles().any(|(input, other)| {
        input != offset
            && other.axis == role.axis
            && matches!(other.named, Named::Place | Named::Part(Part::Min | Part::Centre))
    })
}

fn set_offset(parts: &mut Parts, input: usize) {
    for (at, settled) in &mut parts.all {
        if let Settled::Role(role) = settled
            && *at == input
        {
            role.named = Named::Offset;
        }
    }
}

/// A plane of x and z, or a box in space: where no y is read, z takes its place.
pub(super) fn in_plane(mut all: Vec<Parts>) -> Vec<Parts> {
    let axis = |settled: &Settled| match settled {
        Settled::Role(role) => role.axis,
        Settled::Second(axis) | Settled::Extent(axis) => Some(*axis),
    };
    let places_on = |wanted: Axis| all.iter().any(|parts| !parts.places(wanted).is_empty());
    let has = |wanted: Axis| all.iter().flat_map(|parts| &parts.all).any(|(_, it)| axis(it) == Some(wanted));
    if !places_on(Axis::Z)
        || places_on(Axis::Y)
        || (has(Axis::Y) && all.iter().any(|parts| has_size_on(parts, Axis::Z)))
    {
        return all;
    }
    for (_, settled) in all.iter_mut().flat_map(|parts| &mut parts.all) {
        match settled {
            Settled::Role(role) if role.axis == Some(Axis::Z) => role.axis = Some(Axis::Y),
            Settled::Second(axis) | Settled::Extent(axis) if *axis == Axis::Z => *axis = Axis::Y,
            _ => {}
        }
    }
    all
}

fn has_size_on(parts: &Parts, axis: Axis) -> bool {
    parts.roles().any(|(_, role)| role.axis == Some(axis) && matches!(role.named, Named::Part(Part::Size | Part::Half)))
}

/// A z that is only compared with the other z is a layer: its thing has no depth.
pub(super) fn layers(given: &Given<'_>, all: &[Parts]) -> Result<(), FamilyRefusal> {
    let deep: Vec<usize> = all.iter().flat_map(|parts| parts.places(Axis::Z)).collect();
    let has_plane = all.iter().any(|parts| !parts.places(Axis::Y).is_empty());
    let mut compared = given.uses.forms().filter(|form| deep.iter().any(|place| form.has(*place)));
    let is_bare = |form: &Form| form.constant == 0.0 && form.terms.iter().all(|(input, _)| deep.contains(input));
    if deep.is_empty() || !has_plane || !compared.all(is_bare) {
        return Ok(());
    }
    Err(FamilyRefusal::Unknown(deep.iter().filter_map(|place| given.inputs.get(*place)).map(Input::written).collect()))
}

/// An edge is not added to a place of its thing on the other axis: then its name means something else, such as a width.
pub(super) fn crossed(given: &Given<'_>, all: &[Parts]) -> Result<(), FamilyRefusal> {
    for parts in all {
        let edges = parts.roles().filter(|(_, role)| role.named == Named::Part(Part::Max));
        for (edge, other) in edges
            .filter_map(|(edge, role)| Some((edge, Axis::PLANE.into_iter().find(|axis| Some(*axis) != role.axis)?)))
        {
            let places = parts.places(other);
            let is_added = |form: &Form| places.iter().any(|place| form.factor(*place) * form.factor(edge) > 0.0);
            if given.uses.forms().any(is_added) {
                return Err(FamilyRefusal::Unknown(given.inputs.get(edge).map(Input::written).into_iter().collect()));
            }
        }
    }
    Ok(())
}

/// A place that is divided by a tile's size and cut.
pub(super) fn tiles(given: &Given<'_>, all: &[Parts]) -> Result<(), FamilyRefusal> {
    let places = |parts: &Parts| Axis::SPACE.iter().flat_map(|axis| parts.places(*axis)).collect::<Vec<_>>();
    let cut = all.iter().flat_map(places).find(|place| given.uses.cut.contains(place));
    match cut.and_then(|place| given.inputs.get(place)) {
        Some(input) => Err(FamilyRefusal::Tiles(input.written())),
        None => Ok(()),
    }
}
