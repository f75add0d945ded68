//! What each number of a thing is, by its name and by the names beside it, and where these say nothing, by its use.

use super::FamilyRefusal;
use super::flat::{counts_from_zero, from_one};
use super::groups::{Given, Group, Member};
use super::words::{self, CENTRE, CUT_CENTRE, HALF, MAX, MIN, Named, Role, SIZE};
use hantei_collision::Axis;

/// What a number is, as far as it is known without the other thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Settled {
    Role(Role),
    /// The third or fourth number of a list: a size or a far edge.
    Second(Axis),
    /// Half of a size or all of it: `extent`. Without an axis on each.
    Extent(Axis),
}

/// The numbers of one thing, each with what it is.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    pub all: Vec<(usize, Settled)>,
    /// Whether one of them is known only by its use.
    pub by_use: bool,
    /// Numbers whose meaning a library's type says.
    pub typed: Vec<usize>,
}

impl Parts {
    pub(super) fn roles(&self) -> impl Iterator<Item = (usize, Role)> + '_ {
        self.all.iter().filter_map(|(input, settled)| match settled {
            Settled::Role(role) => Some((*input, *role)),
            Settled::Second(_) | Settled::Extent(_) => None,
        })
    }

    /// The inputs that are a place on this axis.
    pub(super) fn places(&self, axis: Axis) -> Vec<usize> {
        let is_place = |role: &Role| {
            let named = matches!(role.named, Named::Place | MIN | CENTRE | CUT_CENTRE);
            named && role.axis == Some(axis)
        };
        self.roles().filter(|(_, role)| is_place(role)).map(|(input, _)| input).collect()
    }

    pub(super) fn has(&self, named: Named) -> bool {
        self.roles().any(|(_, role)| role.named == named)
    }

    /// Its places are the centre.
    fn set_centre(&mut self) {
        for (_, settled) in &mut self.all {
            if let Settled::Role(role) = settled
                && role.named == Named::Place
            {
                role.named = CENTRE;
            }
        }
    }

    pub(super) fn is_round(&self) -> bool {
        self.has(Named::Radius) || self.has(Named::Diameter)
    }
}

const fn sure(axis: Axis, named: Named) -> Settled {
    Settled::Role(Role { axis: Some(axis), named, is_sure: true })
}

/// The factors of an input in all forms with one of these places, each divided by that of the place.
pub(super) fn ratios(given: &Given, input: usize, places: &[usize]) -> Vec<f64> {
    let of = |form: &super::forms::Form| {
        let place = places.iter().find(|place| form.has(**place))?;
        Some(form.factor(input) / form.factor(*place))
    };
    given.uses.forms().filter_map(of).collect()
}

pub(super) fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.01
}

/// The numbers of each thing.
pub(super) fn settled(given: &Given, groups: &[Group]) -> Result<Vec<Parts>, FamilyRefusal> {
    let mut all: Vec<Parts> = Vec::new();
    let mut roles = groups.iter().flat_map(Group::roles);
    let knows_size = roles.any(|role| role.is_sure && matches!(role.named, SIZE | HALF | MAX));
    for group in groups {
        let mut parts = Parts { all: Vec::new(), by_use: false, typed: Vec::new() };
        let mut open: Vec<&Member> = Vec::new();
        for member in &group.members {
            match by_name(given, group, member) {
                Some(settled) => parts.all.push((member.input, settled)),
                None => open.push(member),
            }
            if member.is_typed {
                parts.typed.push(member.input);
            }
        }
        for member in open {
            let found =
                if knows_size || !member.roles.is_empty() { None } else { by_use(given, group, &parts, member) };
            let Some(settled) = found else { return Err(unknown(given, group, member)) };
            parts.all.push((member.input, settled));
            parts.by_use = true;
        }
        if parts.is_round() && is_middle(group) {
            parts.set_centre();
        }
        all.push(parts);
    }
    Ok(all)
}

/// `cx, cy, r`, `center, radius`: the name says that the place of the circle is its centre.
fn is_middle(group: &Group) -> bool {
    let names_it = |name: &String| {
        let name = words::plain(name);
        name.contains("center") || name.contains("centre") || name.contains("middle")
    };
    (group.is_flat && group.marker == "c") || group.names.iter().any(names_it)
}

fn unknown(given: &Given, group: &Group, member: &Member) -> FamilyRefusal {
    let others = group.members.iter().filter(|other| other.input != member.input);
    let mut written = std::iter::once(member).chain(others).filter_map(|member| given.written(member.input));
    FamilyRefusal::Unknown(written.next().into_iter().collect())
}

fn by_name(given: &Given, group: &Group, member: &Member) -> Option<Settled> {
    if let Some(index) = index(&member.word).filter(|_| !member.is_typed && member.roles.len() < 2) {
        return of_list(given, group, member, index);
    }
    let roles = if member.is_typed { member.roles.clone() } else { from_zero(group, member) };
    match roles[..] {
        [] => None,
        [only] if only.is_sure => Some(Settled::Role(only)),
        _ => unsure(given, group, member, &roles),
    }
}

/// The roles of a name; where corners are counted from 0, of that counted from 1.
fn from_zero(group: &Group, member: &Member) -> Vec<Role> {
    let segments = || group.members.iter().flat_map(|member| member.word.split('.'));
    if group.is_flat || !counts_from_zero(segments()) {
        return member.roles.clone();
    }
    let words: Vec<String> = member.word.split('.').map(from_one).collect();
    words::roles(&words).1
}

fn index(word: &str) -> Option<usize> {
    word.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// `a[0]` to `a[3]`: a place, and a size or a far edge.
fn of_list(given: &Given, group: &Group, member: &Member, index: usize) -> Option<Settled> {
    let has_fourth = group.members.iter().any(|member| member.word == "[3]");
    let is_compared = given.uses.distances.iter().flatten().any(|input| *input == member.input);
    match index {
        0 => Some(sure(Axis::X, Named::Place)),
        1 => Some(sure(Axis::Y, Named::Place)),
        2 if is_compared && !has_fourth => {
            Some(Settled::Role(Role { axis: None, named: Named::Radius, is_sure: false }))
        }
        2 => Some(Settled::Second(Axis::X)),
        3 => Some(Settled::Second(Axis::Y)),
        _ => None,
    }
}

/// A name that means several things: by what stands beside it, then by its use.
fn unsure(given: &Given, group: &Group, member: &Member, roles: &[Role]) -> Option<Settled> {
    let find = |named: Named| roles.iter().copied().find(|role| role.named == named);
    let others = || group.members.iter().filter(|other| other.input != member.input).flat_map(|other| &other.roles);
    let has_edges = others().any(|role| role.is_sure && matches!(role.named, MIN | MAX));
    let has_depth = others().any(|role| role.axis == Some(Axis::Z));
    if let Some(radius) = find(Named::Radius) {
        return Some(Settled::Role(find(MAX).filter(|_| has_edges).unwrap_or(radius)));
    }
    if let Some(diameter) = find(Named::Diameter) {
        if !has_depth && given.uses.distances.is_empty() {
            return None;
        }
        return Some(Settled::Role(find(SIZE).filter(|_| has_depth).unwrap_or(diameter)));
    }
    let first = roles.first().copied()?;
    let axis = first.axis?;
    let places: Vec<usize> = group.members.iter().filter(|other| is_place_on(other, axis)).map(|it| it.input).collect();
    let ratios = ratios(given, member.input, &places);
    let is_added = ratios.iter().any(|ratio| !is_near(*ratio, 0.0));
    let half = find(HALF);
    match (find(MAX), find(SIZE), half) {
        (Some(max), _, _) if !is_added => Some(Settled::Role(max)),
        (Some(_), None, None) | (None, None, None) => Some(Settled::Role(first)),
        (_, Some(size), None) if !ratios.iter().any(|ratio| is_near(*ratio, -1.0)) => {
            is_added.then_some(Settled::Role(size))
        }
        _ => Some(Settled::Extent(axis)),
    }
}

fn is_place_on(member: &Member, axis: Axis) -> bool {
    let is_it = |role: &Role| matches!(role.named, Named::Place | MIN | CENTRE) && role.axis == Some(axis);
    member.roles.iter().any(is_it)
}

/// What is added to a place is a size; what is compared alone is a far edge.
fn by_use(given: &Given, group: &Group, parts: &Parts, member: &Member) -> Option<Settled> {
    let own: Vec<usize> = group.members.iter().map(|member| member.input).collect();
    let axis_of = |input: usize| parts.roles().find(|(at, _)| *at == input).and_then(|(_, role)| role.axis);
    let forms = || given.uses.compared.iter().filter(|form| form.has(member.input));
    let mut axes = forms().flat_map(|form| form.terms.iter().filter_map(|(at, _)| axis_of(*at))).collect::<Vec<_>>();
    axes.dedup();
    let by_word =
        member.word.chars().last().and_then(|last| Axis::SPACE.into_iter().find(|axis| axis.name().starts_with(last)));
    let axis = match (&axes[..], by_word) {
        ([only], _) => *only,
        ([], Some(axis)) => axis,
        _ => return None,
    };
    let places = parts.places(axis);
    let ratios: Vec<f64> = ratios(given, member.input, &places).into_iter().filter(|it| !is_near(*it, 0.0)).collect();
    let is_alone = forms().any(|form| !own.iter().any(|input| *input != member.input && form.has(*input)));
    match (ratios.is_empty(), is_alone) {
        (false, false) if ratios.iter().any(|ratio| is_near(*ratio, -1.0)) => Some(Settled::Extent(axis)),
        (false, false) => Some(sure(axis, SIZE)),
        (true, true) if !places.is_empty() => Some(sure(axis, MAX)),
        _ => None,
    }
}
