//! Points that are corners of one shape, and a place and a size that are things of their own.

use super::groups::{Given, Group, Member};
use super::words::{self, CENTRE, HALF, MAX, MIN, Named, Role, SIZE, plain};
use crate::order::sort_by;

/// Whether only coordinates are read of a thing: `x, y`, or `[0], [1]`.
pub(super) fn is_bare(group: &Group) -> bool {
    let is_coordinate = |member: &Member| matches!(member.roles[..], [Role { axis: Some(_), named: Named::Place, .. }]);
    !group.members.is_empty() && group.members.iter().all(is_coordinate)
}

/// Letters of a place and of a size, and of two corners, before the digit of the shape.
const PAIRS: [([&str; 2], [Named; 2]); 6] = [
    (["p", "s"], [Named::Place, SIZE]),
    (["l", "r"], CORNERS),
    (["tl", "br"], CORNERS),
    (["lt", "rb"], CORNERS),
    (["ul", "lr"], CORNERS),
    (["min", "max"], CORNERS),
];
const CORNERS: [Named; 2] = [MIN, MAX];

/// Puts things together that are points of one shape by their names: `boxMin, boxMax`, `l1, r1`, `pos, size`.
pub(super) fn join_corners(given: &Given, groups: &mut Vec<Group>) {
    let bare: Vec<usize> =
        (0..groups.len()).filter(|at| is_bare(&groups[*at]) && groups[*at].element.is_none()).collect();
    let is_four = bare.len() == 4 && groups.len() == 4;
    let mut joined: Vec<[(usize, Named); 2]> = if is_four { of_four(groups) } else { Vec::new() };
    if joined.is_empty() && !given.uses.is_slanted {
        joined = by_names(groups, &bare, true);
        let has_sizes = groups.iter().any(only_size);
        if joined.is_empty() && !has_sizes && super::groups::of_shapes(groups) > 2 {
            let numbered: Vec<usize> = bare.into_iter().filter(|at| letters(&groups[*at].name()).is_some()).collect();
            joined = by_names(groups, &numbered, false);
        }
    }
    let mut taken: Vec<usize> = Vec::new();
    for [(one, first), (other, second)] in joined {
        if taken.contains(&one) || taken.contains(&other) {
            continue;
        }
        let second_group = renamed(groups[other].clone(), second);
        let mut whole = renamed(groups[one].clone(), first);
        whole.takes(second_group);
        whole.kind = None;
        whole.is_flat = true;
        groups[one] = whole;
        taken.extend([one, other]);
        groups[other].members.clear();
    }
    groups.retain(|group| !group.members.is_empty());
}

/// The coordinates of a point as those of a corner or size.
fn renamed(mut group: Group, named: Named) -> Group {
    group.marker = "corners".to_owned();
    for member in &mut group.members {
        member.word = format!("{named:?} {}", member.word);
        for role in &mut member.roles {
            role.named = named;
        }
    }
    group
}

/// `l1, r1, l2, r2`, `p1, s1, p2, s2`, `a1, a2, b1, b2`, `p1, p2, p3, p4`.
fn of_four(groups: &[Group]) -> Vec<[(usize, Named); 2]> {
    let names: Vec<(String, usize)> = groups.iter().filter_map(|group| letters(&group.name())).collect();
    if names.len() != 4 {
        return Vec::new();
    }
    let at = |letter: &str, digit: usize| names.iter().position(|(one, other)| one == letter && *other == digit);
    let pair =
        |one: Option<usize>, other: Option<usize>, [first, second]: [Named; 2]| Some([(one?, first), (other?, second)]);
    for ([one, other], named) in PAIRS {
        let both: Vec<_> = [1, 2].iter().filter_map(|digit| pair(at(one, *digit), at(other, *digit), named)).collect();
        if both.len() == 2 {
            return both;
        }
    }
    let letter: Vec<&String> = names.iter().map(|(letter, _)| letter).collect();
    if letter.iter().all(|it| *it == letter[0]) {
        let two = [[1, 2], [3, 4]];
        return two.iter().filter_map(|[p, q]| pair(at(letter[0], *p), at(letter[0], *q), CORNERS)).collect();
    }
    let both = letter[0] != letter[3] || letter[0] != letter[2];
    let other = letter.iter().find(|it| **it != letter[0]).filter(|_| both);
    let of = |letter: &str| pair(at(letter, 1), at(letter, 2), CORNERS);
    other.map(|other| [of(letter[0]), of(other)].into_iter().flatten().collect()).unwrap_or_default()
}

/// The letters of a name and its digit.
fn letters(name: &str) -> Option<(String, usize)> {
    let plain = plain(name);
    let digit = plain.chars().last()?.to_digit(10)?;
    Some((plain[..plain.len() - 1].to_owned(), digit as usize))
}

/// Two points with one owner in their names that are a rectangle together: both corners, or its size and its place.
fn by_names(groups: &[Group], bare: &[usize], only_sure: bool) -> Vec<[(usize, Named); 2]> {
    let of = |owner: String, named: Vec<(Named, bool)>| {
        let is_corner = |named: &Named| CORNERS.contains(named);
        let fitting = named.into_iter().filter(move |(named, is_sure)| *is_sure || (!only_sure && is_corner(named)));
        fitting.map(move |(it, _)| (owner.clone(), it))
    };
    let splits: Vec<Vec<(String, Named)>> = bare
        .iter()
        .map(|at| {
            let all = words::split_point(&groups[*at].name());
            all.into_iter().flat_map(|(owner, named)| of(owner, named)).collect()
        })
        .collect();
    let mut found = Vec::new();
    for (one, first) in splits.iter().enumerate() {
        for (other, second) in splits.iter().enumerate().filter(|(other, _)| *other != one) {
            let whole = first.iter().find_map(|(owner, named)| {
                let fits = |(of, it): &&(String, Named)| of == owner && is_whole(*named, *it);
                second.iter().find(fits).map(|(_, it)| [(bare[one], *named), (bare[other], *it)])
            });
            found.extend(whole);
        }
    }
    found
}

fn is_whole(one: Named, other: Named) -> bool {
    matches!((one, other), (Named::Place | CENTRE, SIZE | HALF) | (MIN, MAX | SIZE))
}

fn only_size(group: &Group) -> bool {
    let is_size = |role: &Role| matches!(role.named, SIZE | HALF);
    group.members.iter().all(|member| !member.roles.is_empty() && member.roles.iter().all(is_size))
}

/// A place and a size that are things of their own: `Rect r1, Vec2 p1, Rect r2, Vec2 p2`.
pub(super) fn join_sizes(groups: &mut Vec<Group>) {
    let sizes: Vec<usize> = (0..groups.len()).filter(|at| only_size(&groups[*at])).collect();
    let places: Vec<usize> = (0..groups.len()).filter(|at| is_bare(&groups[*at])).collect();
    let is_one = groups.len() < 3;
    if is_one || sizes.len() != places.len() || sizes.is_empty() || sizes.len() + places.len() != groups.len() {
        return;
    }
    for (size, place) in sizes.into_iter().zip(places) {
        let taken = std::mem::take(&mut groups[size]);
        groups[place].takes(taken);
        groups[place].kind = None;
        sort_by(&mut groups[place].names, Ord::cmp);
    }
    groups.retain(|group| !group.members.is_empty());
}
