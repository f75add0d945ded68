//! What is put right before the readings: places that are read together, other planes, tiles.

use super::FamilyRefusal;
use super::forms::Form;
use super::groups::{Given, Group};
use super::settled::{Parts, Settled};
use super::words::{CENTRE, HALF, MAX, MIN, Named, Role, SIZE};
use hantei_collision::Axis;

/// Two places on one axis that are only read together are one place: `pos.x + hitbox.x`. Other names that mean the same
/// are refused.
pub(super) fn offsets(given: &Given, group: &Group, parts: &mut Parts) -> Result<(), FamilyRefusal> {
    let is_together = |one: usize, other: usize| given.uses.forms().all(|form| form.factor(one) == form.factor(other));
    let is_place = |role: &Role| matches!(role.named, Named::Place | Named::Offset | CENTRE);
    let snapshot: Vec<(usize, Role)> = parts.roles().collect();
    for (at, (input, role)) in snapshot.iter().enumerate() {
        for (other, second) in &snapshot[at + 1..] {
            if role.axis != second.axis || role.axis.is_none() {
                continue;
            }
            let can_join = is_place(role) && is_place(second) && role.named != CENTRE;
            let is_same = role.named == second.named;
            let has_offset = role.named == Named::Offset || second.named == Named::Offset;
            if can_join && (is_same || has_offset || second.named == CENTRE) && is_together(*input, *other) {
                let moved = if second.named == Named::Offset { *other } else { *input };
                set_offset(parts, moved);
            } else if is_same && !has_one_word(group, *input, *other) && !is_typed(parts, [*input, *other]) {
                let both = [*input, *other].into_iter().filter_map(|at| given.written(at));
                return Err(FamilyRefusal::Twice(both.collect()));
            }
        }
    }
    let lonely =
        parts.roles().find(|(input, role)| role.named == Named::Offset && !has_other_place(parts, *input, *role));
    match lonely.and_then(|(input, _)| given.written(input)) {
        Some(input) => Err(FamilyRefusal::Unknown(vec![input, group.name()])),
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
        input != offset && other.axis == role.axis && matches!(other.named, Named::Place | MIN | CENTRE)
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
    parts.roles().any(|(_, role)| role.axis == Some(axis) && matches!(role.named, SIZE | HALF))
}

/// A z that is only compared with the other z is a layer: its thing has no depth.
pub(super) fn layers(given: &Given, all: &[Parts]) -> Result<(), FamilyRefusal> {
    let deep: Vec<usize> = all.iter().flat_map(|parts| parts.places(Axis::Z)).collect();
    let has_plane = all.iter().any(|parts| !parts.places(Axis::Y).is_empty());
    let mut compared = given.uses.forms().filter(|form| deep.iter().any(|place| form.has(*place)));
    let is_bare = |form: &Form| form.constant == 0.0 && form.terms.iter().all(|(input, _)| deep.contains(input));
    if deep.is_empty() || !has_plane || !compared.all(is_bare) {
        return Ok(());
    }
    Err(FamilyRefusal::Unknown(deep.into_iter().filter_map(|place| given.written(place)).collect()))
}

/// An edge is not added to a place of its thing on the other axis: then its name means something else, such as a width.
pub(super) fn crossed(given: &Given, all: &[Parts]) -> Result<(), FamilyRefusal> {
    for parts in all {
        let edges = parts.roles().filter(|(_, role)| role.named == MAX);
        for (edge, other) in edges
            .filter_map(|(edge, role)| Some((edge, Axis::PLANE.into_iter().find(|axis| Some(*axis) != role.axis)?)))
        {
            let places = parts.places(other);
            let is_added = |form: &Form| places.iter().any(|place| form.factor(*place) * form.factor(edge) > 0.0);
            if given.uses.forms().any(is_added) {
                return Err(FamilyRefusal::Unknown(given.written(edge).into_iter().collect()));
            }
        }
    }
    Ok(())
}

/// A place that is divided by a tile's size and cut.
pub(super) fn tiles(given: &Given, all: &[Parts]) -> Result<(), FamilyRefusal> {
    let places = |parts: &Parts| Axis::SPACE.iter().flat_map(|axis| parts.places(*axis)).collect::<Vec<_>>();
    let cut = all.iter().flat_map(places).find(|place| given.uses.cut.contains(place));
    match cut.and_then(|place| given.written(place)) {
        Some(input) => Err(FamilyRefusal::Tiles(input)),
        None => Ok(()),
    }
}
