//! Numbers that are parameters or names of their own: `ax, ay, aw, ah`, `x1, y1, w1, h1`, `px, py`, `cx, cy, r`.
//!
//! Each name is cut in all ways into a marker and a name of the table. One or two markers that take up most of the names
//! give the things. Radii and sizes without a marker go to the thing beside them.

use super::FamilyRefusal;
use super::groups::{Given, Group, Grouped, Member};
use super::words::{self, CENTRE, HALF, MAX, MIN, Named, Role, SIZE};
use crate::formula::SourceLanguage;
use crate::order::{sort_by, sort_by_key};
use hantei_collision::Axis;

/// More names than this are not told apart.
const MOST_NAMES: usize = 24;
/// Markers that are tried.
const MOST_MARKERS: usize = 60;

type Split = (String, Vec<Role>);

struct Flat {
    input: usize,
    name: String,
    parameter: Option<usize>,
    splits: Vec<Split>,
}

/// The things that these inputs are, `wanted` of them; those that belong to a given thing are put to it.
pub(super) fn grouped(
    given: &Given,
    inputs: &[usize],
    things: &mut [Group],
    wanted: usize,
) -> Result<Grouped, FamilyRefusal> {
    let is_from_zero = counts_from_zero(inputs.iter().map(|at| &*given.inputs[*at].root));
    let flats: Vec<Flat> = inputs.iter().map(|at| flat(given, *at, is_from_zero)).collect();
    if flats.is_empty() || flats.len() > MOST_NAMES {
        return Ok(Grouped { groups: Vec::new(), numbers: inputs.to_vec() });
    }
    let mut found = corners(&flats).filter(|_| wanted == 2);
    for count in (1..=wanted).rev() {
        found = found.or_else(|| best(&flats, count));
    }
    let mut found = found.unwrap_or_else(|| Assigned { groups: Vec::new(), loose: Vec::new() });
    let is_taken = |found: &Assigned, at: usize| found.groups.iter().any(|group| group.has(flats[at].input));
    found.loose = (0..flats.len()).filter(|at| !is_taken(&found, *at)).collect();
    let numbers = attached(given, &flats, &mut found, things);
    not_global(given, &found.groups, things)?;
    Ok(Grouped { groups: found.groups, numbers })
}

fn flat(given: &Given, input: usize, is_from_zero: bool) -> Flat {
    let of = &given.inputs[input];
    let splits = if is_from_zero { words::split(&from_one(&of.root)) } else { words::split(&of.root) };
    Flat { input, name: of.root.to_string(), parameter: of.parameter, splits }
}

/// `x0, x1`: corners that are counted from 0.
pub(super) fn counts_from_zero<'a>(names: impl Iterator<Item = &'a str> + Clone) -> bool {
    let ends = |digit: char| names.clone().any(|name| name.ends_with(digit));
    ends('0') && ends('1') && !ends('2')
}

/// The same name, counted from 1.
pub(super) fn from_one(name: &str) -> String {
    match (name.strip_suffix('0'), name.strip_suffix('1')) {
        (Some(begin), _) => format!("{begin}1"),
        (_, Some(begin)) => format!("{begin}2"),
        _ => name.to_owned(),
    }
}

struct Assigned {
    groups: Vec<Group>,
    /// Names that belong to none of them, by place.
    loose: Vec<usize>,
}

fn group(marker: &str) -> Group {
    Group { marker: marker.to_owned(), is_flat: true, ..Group::default() }
}

fn put(group: &mut Group, flat: &Flat, roles: Vec<Role>) {
    group.names.push(flat.name.clone());
    group.parameters.extend(flat.parameter);
    let word = words::plain(&flat.name);
    let word =
        word.strip_prefix(&group.marker).or_else(|| word.strip_suffix(&group.marker)).unwrap_or(&word).to_owned();
    group.members.push(Member { input: flat.input, roles, word, is_typed: false });
}

/// The best way to make so many things of the names.
fn best(flats: &[Flat], count: usize) -> Option<Assigned> {
    let mut markers: Vec<&str> = Vec::new();
    for (marker, _) in flats.iter().flat_map(|flat| &flat.splits) {
        if !markers.contains(&marker.as_str()) && markers.len() < MOST_MARKERS {
            markers.push(marker);
        }
    }
    let mut best: Option<(usize, Assigned)> = None;
    let mut consider = |chosen: &[&str]| {
        if let Some((score, assigned)) = assigned(flats, chosen)
            && best.as_ref().is_none_or(|(known, _)| score > *known)
        {
            best = Some((score, assigned));
        }
    };
    for (at, one) in markers.iter().enumerate() {
        match count {
            1 => consider(&[one]),
            _ => markers[at + 1..].iter().for_each(|other| consider(&[one, other])),
        }
    }
    best.map(|(_, assigned)| assigned)
}

/// The names by these markers, and how well they fit; `None` if one of the things is no shape.
fn assigned(flats: &[Flat], markers: &[&str]) -> Option<(usize, Assigned)> {
    let mut markers = markers.to_vec();
    sort_by_key(&mut markers, |marker| std::cmp::Reverse(marker.len()));
    let mut groups: Vec<Group> = markers.iter().map(|marker| group(marker)).collect();
    for flat in flats {
        let free = |group: &Group, roles: &[Role]| group.members.iter().all(|member| member.roles != roles);
        let fitting = groups.iter().enumerate().find_map(|(place, group)| {
            let fits = |(marker, roles): &&Split| *marker == group.marker && free(group, roles);
            flat.splits.iter().find(fits).map(|(_, roles)| (place, roles.clone()))
        });
        if let Some((place, roles)) = fitting {
            put(&mut groups[place], flat, roles);
        }
    }
    for group in &mut groups {
        // `r` beside `l, t, b` is an edge, beside a whole rectangle it is a radius.
        let drops_radius = has_size(group) && has_place(group);
        // `d` beside numbers of the third axis is a depth.
        let is_deep = |role: &Role| role.axis == Some(Axis::Z);
        let is_solid = group.members.iter().any(|member| member.roles.iter().all(is_deep));
        let is_kept = |member: &Member| is_solid && member.roles.iter().any(is_deep);
        group.members.retain(|member| !drops_radius || !member.roles.iter().any(is_round) || is_kept(member));
    }
    rename(flats, &mut groups);
    if !groups.iter().all(|group| has_place(group) && group.members.len() > 1 && !has_two_places(group)) {
        return None;
    }
    let taken: usize = groups.iter().map(|group| group.members.len()).sum();
    let roles = |group: &Group| group.members.iter().map(|member| member.roles.clone()).collect::<Vec<_>>();
    let is_twin = match &groups[..] {
        [one, other] => {
            one.members.len() == other.members.len() && roles(one).iter().all(|it| roles(other).contains(it))
        }
        _ => false,
    };
    // Sizes and radii without a marker can be put to a thing afterwards.
    let is_loose = |flat: &&Flat| {
        let is_taken = groups.iter().any(|group| group.has(flat.input));
        !is_taken && loose_roles(flat).is_some()
    };
    let loose = flats.iter().filter(is_loose).count();
    Some((taken * 8 + loose * 7 + usize::from(is_twin) * 4, Assigned { groups, loose: Vec::new() }))
}

/// The names of things without the members that were taken away.
fn rename(flats: &[Flat], groups: &mut [Group]) {
    for group in groups {
        let own: Vec<&Flat> = flats.iter().filter(|flat| group.has(flat.input)).collect();
        group.names = own.iter().map(|flat| flat.name.clone()).collect();
        group.parameters = own.iter().filter_map(|flat| flat.parameter).collect();
        sort_by(&mut group.parameters, Ord::cmp);
    }
}

fn is_round(role: &Role) -> bool {
    matches!(role.named, Named::Radius | Named::Diameter)
}

fn is_size(role: &Role) -> bool {
    matches!(role.named, SIZE | HALF | MAX) && role.is_sure
}

/// Whether it has a size on both axes.
fn has_size(group: &Group) -> bool {
    let on = |axis: Axis| group.roles().any(|role| is_size(role) && role.axis == Some(axis));
    on(Axis::X) && (on(Axis::Y) || on(Axis::Z))
}

fn is_place(role: &Role) -> bool {
    matches!(role.named, Named::Place | MIN | CENTRE | MAX)
}

fn has_place(group: &Group) -> bool {
    group.roles().any(|role| is_place(role) && role.axis.is_some() && role.is_sure)
}

/// A corner and a centre on one axis are those of two shapes.
fn has_two_places(group: &Group) -> bool {
    let is_place = |role: &Role| role.is_sure && matches!(role.named, Named::Place | MIN | CENTRE);
    let on = |axis: Axis| {
        let is_on = |member: &&Member| member.roles.iter().any(|role| is_place(role) && role.axis == Some(axis));
        group.members.iter().filter(is_on).count()
    };
    Axis::SPACE.into_iter().any(|axis| on(axis) > 1)
}

/// The meanings of a name as a size or radius that needs a thing: the whole name, or that of a thing before `radius`.
fn loose_roles(flat: &Flat) -> Option<&Split> {
    let is_loose = |role: &Role| matches!(role.named, Named::Radius | Named::Diameter | SIZE | HALF);
    let whole = |(marker, roles): &&Split| marker.is_empty() && roles.iter().any(is_loose);
    let radius =
        |(_, roles): &&Split| roles.iter().any(is_round) && !roles.iter().any(|role| role.is_sure && is_place(role));
    let by_radius = || flat.splits.iter().filter(radius).min_by_key(|(marker, _)| marker.len());
    flat.splits.iter().find(whole).or_else(by_radius)
}

/// Puts loose radii and sizes to the things that lack them; what is left are numbers of no shape.
fn attached(given: &Given, flats: &[Flat], found: &mut Assigned, things: &mut [Group]) -> Vec<usize> {
    let mut numbers = Vec::new();
    for &at in &found.loose {
        let flat = &flats[at];
        let loose = loose_roles(flat);
        let Some((marker, roles)) = loose.or_else(|| named_size(flat)) else {
            numbers.push(flat.input);
            continue;
        };
        let roles: Vec<Role> = roles.iter().filter(|role| !matches!(role.named, MAX)).copied().collect();
        let mut lacking: Vec<&mut Group> =
            things.iter_mut().chain(&mut found.groups).filter(|group| lacks(group, &roles)).collect();
        let place = loose.and_then(|_| beside(&lacking, flat, marker));
        match place.or_else(|| by_use(given, &lacking, flat, marker)) {
            Some(place) => {
                let member = Member { input: flat.input, roles, word: words::plain(&flat.name), is_typed: false };
                let group = &mut lacking[place];
                group.names.push(flat.name.clone());
                group.parameters.extend(flat.parameter);
                group.members.push(member);
            }
            None => numbers.push(flat.input),
        }
    }
    for group in things.iter_mut().chain(&mut found.groups) {
        let by_parameter = group.is_flat && group.parameters.len() == group.names.len();
        sort_by(&mut group.parameters, Ord::cmp);
        if by_parameter {
            let place = |name: &String| flats.iter().find(|flat| flat.name == *name).and_then(|flat| flat.parameter);
            sort_by_key(&mut group.names, place);
        }
    }
    numbers
}

/// Whether a thing is without a size, or has only that of the other axis.
fn lacks(group: &Group, roles: &[Role]) -> bool {
    let is_radius = roles.iter().any(is_round);
    let is_same = |one: &Role| is_size(one) && (is_radius || roles.iter().any(|other| one.axis == other.axis));
    !group.roles().any(|role| is_round(role) || is_same(role))
}

/// The thing that a loose number belongs to: that with its marker, the only one, or the one that stands before it.
fn beside(lacking: &[&mut Group], flat: &Flat, marker: &str) -> Option<usize> {
    let is_marked = |at: &usize| !marker.is_empty() && is_named(lacking[*at], marker);
    let marked: Vec<usize> = (0..lacking.len()).filter(is_marked).collect();
    if let [only] = marked[..] {
        return Some(only);
    }
    if lacking.len() < 2 {
        return (!lacking.is_empty()).then_some(0);
    }
    let own = flat.parameter?;
    let before = |at: &usize| lacking[*at].parameters.iter().filter(|place| **place < own).max().copied();
    let after = |at: &usize| lacking[*at].parameters.iter().filter(|place| **place > own).min().copied();
    let with_before = (0..lacking.len()).filter(|at| before(at).is_some()).max_by_key(|at| before(at));
    with_before.or_else(|| (0..lacking.len()).filter(|at| after(at).is_some()).min_by_key(|at| after(at)))
}

/// The meaning of a name that is a size of a thing with another name: `brickWidth`.
fn named_size(flat: &Flat) -> Option<&Split> {
    let is_it = |(_, roles): &&Split| matches!(roles[..], [Role { axis: Some(_), named: SIZE, is_sure: true }]);
    flat.splits.iter().filter(is_it).min_by_key(|(marker, _)| marker.len())
}

/// The only thing to whose place a size is added wherever it is read: `x < b.x + brickWidth`.
fn by_use(given: &Given, lacking: &[&mut Group], flat: &Flat, marker: &str) -> Option<usize> {
    const WHOLE: f64 = 1.0;
    let mut found = None;
    for form in given.uses.forms().filter(|form| form.has(flat.input)) {
        let is_added = |group: &Group| {
            let places = group.members.iter().filter(|member| member.roles.iter().any(is_place));
            places
                .map(|member| form.factor(member.input))
                .any(|place| place != 0.0 && form.factor(flat.input) / place == WHOLE)
        };
        let mut fitting = (0..lacking.len()).filter(|at| is_added(lacking[*at]));
        let (only, None) = (fitting.next()?, fitting.next()) else { return None };
        if found.is_some_and(|known| known != only) {
            return None;
        }
        found = Some(only);
    }
    // `player.x < enemy.x + playerWidth`: the name says that of another thing.
    let is_other = |at: usize| found != Some(at) && !marker.is_empty() && is_named(lacking[at], marker);
    found.filter(|_| !(0..lacking.len()).any(is_other))
}

/// Whether a thing has this in its name.
fn is_named(group: &Group, marker: &str) -> bool {
    group.marker == marker || group.names.iter().any(|name| words::plain(name).contains(marker))
}

/// `x1, y1` to `x4, y4`: two corners of A, then two of B. And `x1, y1, x2, y2` with `x, y`: a rectangle and a point.
fn corners(flats: &[Flat]) -> Option<Assigned> {
    let parsed: Vec<(char, Option<u32>)> = flats.iter().map(|flat| digit(&flat.name)).collect::<Option<_>>()?;
    let mut digits: Vec<u32> = parsed.iter().filter_map(|(_, digit)| *digit).collect();
    sort_by(&mut digits, Ord::cmp);
    digits.dedup();
    let has_point = parsed.iter().any(|(_, digit)| digit.is_none());
    if !matches!((digits.len(), has_point, flats.len()), (4, false, 8) | (2, true, 6)) {
        return None;
    }
    let count = if has_point { 2 } else { 1 };
    let mut groups = vec![group(""), group("")];
    for (flat, (axis, own)) in flats.iter().zip(parsed) {
        let axis = if axis == 'x' { Axis::X } else { Axis::Y };
        let place = own.and_then(|own| digits.iter().position(|digit| *digit == own));
        let named = match place {
            None => Named::Place,
            Some(place) if place % 2 == 0 => MIN,
            Some(_) => MAX,
        };
        let shape = place.map_or(1, |place| if count == 2 { 0 } else { place / 2 });
        put(&mut groups[shape], flat, vec![Role { axis: Some(axis), named, is_sure: true }]);
    }
    Some(Assigned { groups, loose: Vec::new() })
}

/// `x1`: x and 1; `x`: x alone.
pub(super) fn digit(name: &str) -> Option<(char, Option<u32>)> {
    let bare = name.replace('_', "").to_ascii_lowercase();
    let mut characters = bare.chars();
    let axis = characters.next().filter(|axis| matches!(axis, 'x' | 'y'))?;
    match (characters.next(), characters.next()) {
        (None, None) => Some((axis, None)),
        (Some(digit), None) => Some((axis, Some(digit.to_digit(10)?))),
        _ => None,
    }
}

/// In a language without bare members, `x, y, w, h` beside a parameter are names that nothing defines.
fn not_global(given: &Given, groups: &[Group], things: &[Group]) -> Result<(), FamilyRefusal> {
    use SourceLanguage::{C, Go, JavaScript, Lua, Python, Rust, TypeScript};
    let has_none = matches!(given.settings.language, Some(C | Go | JavaScript | Lua | Python | Rust | TypeScript));
    let is_global =
        |group: &&Group| !group.is_own && group.marker.is_empty() && group.parameters.is_empty() && has_size(group);
    match groups.iter().chain(things.iter().filter(|group| group.is_flat)).find(is_global) {
        Some(global) if has_none && given.has_parameters() => Err(FamilyRefusal::NotGiven(global.names.clone())),
        _ => Ok(()),
    }
}
