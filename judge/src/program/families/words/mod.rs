//! The table of names: what a member, or the end of a parameter's name, says of a number.

mod table;

use super::Part;
use crate::program::is_in;
use hantei_collision::Axis;
use std::collections::HashMap;
use std::sync::LazyLock;
use table::{BOTH, NUMBERS, OFFSETS, POINT_NAMES, POINTS, SHAPES};

/// What a name says a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// `x`, `pos.x`: in some games the corner, in others the centre.
    Place,
    Part(Part),
    /// `offset.x`: is added to a place.
    Offset,
    Radius,
    Diameter,
}

pub(crate) const MIN: Named = Named::Part(Part::Min);
pub(crate) const MAX: Named = Named::Part(Part::Max);
pub(crate) const SIZE: Named = Named::Part(Part::Size);
pub(crate) const HALF: Named = Named::Part(Part::Half);
pub(crate) const CENTRE: Named = Named::Part(Part::Centre);
pub(super) const LAST: Named = Named::Part(Part::Last);
pub(super) const CUT_CENTRE: Named = Named::Part(Part::CutCentre);

/// A meaning that a name can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Role {
    /// `None` if it counts on each axis: the `size` of a square, a radius.
    pub axis: Option<Axis>,
    pub named: Named,
    /// Whether the name means nothing else. `extent` is half of a size or all of it.
    pub is_sure: bool,
}

/// What each word can say.
static ROLES: LazyLock<HashMap<&'static str, Vec<Role>>> = LazyLock::new(|| {
    let mut roles: HashMap<&str, Vec<Role>> = HashMap::new();
    let mut add = |names: &'static str, axis, named, is_sure| {
        for name in names.split(' ') {
            roles.entry(name).or_default().push(Role { axis, named, is_sure });
        }
    };
    for (named, is_sure, axes) in NUMBERS {
        for (axis, names) in Axis::SPACE.into_iter().zip(axes) {
            add(names, Some(axis), named, is_sure);
        }
    }
    for (named, is_sure, names) in BOTH {
        add(names, None, named, is_sure);
    }
    roles
});

const AXES: [&str; 3] = ["x [0] u", "y [1] v", "z [2]"];
const SIZE_AXES: [&str; 3] = ["w width", "h height", "d depth"];

/// A segment of a name in plain spelling: `getWidth`, `m_width` and `Width` are `width`.
pub(crate) fn plain(segment: &str) -> String {
    let bare = segment.strip_prefix("m_").unwrap_or(segment);
    let lower = bare.to_lowercase().replace('_', "");
    match lower.strip_prefix("get") {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => lower,
    }
}

pub(crate) fn is_shape(word: &str) -> bool {
    is_in(word, SHAPES)
}

fn axis_at(place: usize) -> Option<Axis> {
    Axis::SPACE.get(place).copied()
}

/// Whether a name says that a number is a radius or a diameter: `BALL_RADIUS`, `r`.
pub(crate) fn is_radius(name: &str) -> bool {
    let is_round = |role: &Role| matches!(role.named, Named::Radius | Named::Diameter);
    plain(name) != "d" && split(name).iter().any(|(_, roles)| roles.iter().any(is_round))
}

/// Whether a name is that of an edge or a centre, not of a place or a size.
pub(crate) fn is_edge(name: &str) -> bool {
    let found = of_number(&plain(name));
    found.iter().any(|role| matches!(role.named, MIN | MAX | LAST | CENTRE | CUT_CENTRE))
}

/// What a single word says: `x`, `halfWidth`, `r`.
pub(crate) fn of_number(word: &str) -> Vec<Role> {
    ROLES.get(word).cloned().unwrap_or_default()
}

/// What a word with members says, `topLeft` and `topLeftCorner` the same.
pub(crate) fn of_point(word: &str) -> Vec<(Named, bool)> {
    if is_in(word, OFFSETS) {
        return vec![(Named::Offset, true)];
    }
    let named = |name: &str| -> Vec<(Named, bool)> {
        let fitting = POINTS.into_iter().filter(|(.., names)| is_in(name, names));
        fitting.map(|(named, is_sure, _)| (named, is_sure)).collect()
    };
    let found = named(word);
    let bare = ["corner", "point", "bound"].iter().find_map(|end| word.strip_suffix(end)).filter(|it| it.len() > 2);
    match bare {
        Some(bare) if found.is_empty() => named(bare),
        _ => found,
    }
}

fn of_two(of: &str, axis: &str) -> Vec<Role> {
    let points = of_point(of);
    let at = |axes: [&str; 3]| axes.iter().position(|names| is_in(axis, names)).and_then(axis_at);
    let is_size = |named: Named| matches!(named, SIZE | HALF);
    let role = |(named, is_sure)| {
        let axis = at(AXES).or_else(|| if is_size(named) { at(SIZE_AXES) } else { None })?;
        Some(Role { axis: Some(axis), named, is_sure })
    };
    points.into_iter().filter_map(role).collect()
}

/// Without the shape at its beginning: `boundsMin` is `min`.
fn without_shape(word: &str) -> Option<&str> {
    SHAPES.split(' ').find_map(|shape| word.strip_prefix(shape)).filter(|rest| !rest.is_empty())
}

fn of_word(word: &str) -> Vec<Role> {
    let found = of_number(word);
    if found.is_empty() { without_shape(word).map(of_number).unwrap_or_default() } else { found }
}

fn of_words(of: &str, axis: &str) -> Vec<Role> {
    let found = of_two(of, axis);
    if found.is_empty() { without_shape(of).map(|of| of_two(of, axis)).unwrap_or_default() } else { found }
}

/// What a path of words, each [`plain`], says, and how many of its first words are not part of the number's name.
/// The list is empty if no name of the table ends the path.
pub(super) fn roles(words: &[String]) -> (Vec<String>, Vec<Role>) {
    let bare: Vec<&String> = words.iter().filter(|word| !is_shape(word)).collect();
    let before = |end: usize| bare[..bare.len() - end].iter().map(|word| (*word).clone()).collect::<Vec<_>>();
    if let [.., of, axis] = bare[..] {
        let found = of_words(of, axis);
        if !found.is_empty() {
            return (before(2), found);
        }
    }
    if let [.., last] = bare[..] {
        let found = of_word(last);
        if !found.is_empty() {
            return (before(1), found);
        }
        let index = AXES.iter().position(|names| is_in(last, names) && last.starts_with('['));
        if let Some(axis) = index {
            return (before(1), vec![Role { axis: axis_at(axis), named: Named::Place, is_sure: true }]);
        }
    }
    (before(0), Vec::new())
}

/// The ways to split a name into the shape's name and what the rest says of the number.
pub(super) fn split(name: &str) -> Vec<(String, Vec<Role>)> {
    let parts = split_words(name).into_iter().filter(|(owner, word)| is_cut_well(name, owner, word));
    parts.map(|(owner, word)| (owner, of_number(&word))).filter(|(_, roles)| !roles.is_empty()).collect()
}

/// Whether a single letter can be the number's name: the `R` of `ballR`, but not the `r` of `range`.
fn is_cut_well(name: &str, owner: &str, word: &str) -> bool {
    if word.len() > 1 || owner.len() < 3 || is_in(word, "x y w h") {
        return true;
    }
    let last_two: Vec<char> = name.chars().rev().take(2).collect();
    let is_last = name.to_lowercase().ends_with(word);
    match last_two[..] {
        [last, before] => is_last && (before == '_' || (last.is_uppercase() && before.is_lowercase())),
        _ => false,
    }
}

/// The ways to split the name of a point: `boxMin` is the `min` of `box`.
pub(super) fn split_point(name: &str) -> Vec<(String, Vec<(Named, bool)>)> {
    let parts = split_words(name);
    parts.into_iter().map(|(owner, word)| (owner, of_point(&word))).filter(|(_, named)| !named.is_empty()).collect()
}

/// All ways to cut a name in two: the owner's name, and the number's name, which begins, ends or surrounds it.
fn split_words(name: &str) -> Vec<(String, String)> {
    let bare: String = name.chars().filter(|it| *it != '_').flat_map(char::to_lowercase).collect();
    if !bare.is_ascii() || bare.len() > 40 {
        return vec![(String::new(), bare)];
    }
    let has_digit = |part: &str| part.ends_with(|it: char| it.is_ascii_digit());
    let begins_word = |part: &str| part.starts_with(|it: char| it.is_ascii_alphabetic());
    let mut all = Vec::new();
    for at in 0..=bare.len() {
        let (one, other) = bare.split_at(at);
        // `minx1` is the least x of 1.
        let is_of_digit = has_digit(other) && is_in(one, "min max");
        if !other.is_empty() && !is_of_digit {
            all.push((one.to_owned(), other.to_owned()));
        }
        // `x1`: the x of 1; `x1a`: the x1 of a.
        if !one.is_empty() && !other.is_empty() && (!has_digit(one) || begins_word(other)) {
            all.push((other.to_owned(), one.to_owned()));
        }
        // `minAx`
        for end in at + 1..bare.len() {
            let middle = &bare[at..end];
            if at > 0 && is_in(middle, "a b 1 2") {
                all.push((middle.to_owned(), format!("{one}{}", &bare[end..])));
            }
        }
    }
    all
}

/// Whether a plain name is that of what points at something.
pub(super) fn is_pointer(name: &str) -> bool {
    ["mouse", "cursor", "pointer", "click", "touch", "tap", "finger"].iter().any(|word| name.contains(word))
}

pub(super) fn is_point_name(name: &str) -> bool {
    is_in(&plain(name), POINT_NAMES)
}
