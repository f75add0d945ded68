//! A point and a polygon, and lines: programs of points only.

use super::corners::is_bare;
use super::flat::digit;
use super::groups::{Given, Group, Member, flat_inputs, things};
use super::words::{Named, Role, is_point_name, plain};
use super::{Family, FamilyRefusal, FoundFamily, Kind, Known, Meaning};
use crate::order::{sort_by, sort_by_key};
use crate::program::inputs::{Input, ListInput, Step};
use crate::program::is_in;
use hantei_collision::Axis;

/// A point as its two inputs.
struct Spot {
    name: String,
    inputs: [usize; 2],
    /// The list it is an element of, by name, and its index.
    element: Option<(String, usize)>,
    is_known_point: bool,
}

/// A point and a polygon, if a program is about them; refused if it is about lines.
pub(super) fn polygon(given: &Given) -> Result<Option<FoundFamily>, FamilyRefusal> {
    if let Some(found) = asked_polygon(given) {
        return Ok(Some(found));
    }
    let (mut spots, numbers) = match spots(given) {
        Some(found) => found,
        None if given.uses.is_slanted => return lines_beside(given),
        None => return Ok(None),
    };
    let cut = spots.iter().flat_map(|spot| spot.inputs).find(|input| given.uses.cut.contains(input));
    if let Some(input) = cut.and_then(|cut| given.written(cut)) {
        return Err(FamilyRefusal::Tiles(input));
    }
    let in_list = spots.iter().filter(|spot| spot.element.is_some()).count();
    if in_list > 0 {
        return of_list(given, &spots, &numbers);
    }
    if !given.uses.is_slanted {
        return Ok(None);
    }
    let names = spots.iter().map(|spot| spot.name.clone()).collect::<Vec<_>>();
    // Where a polygon is asked for, the last point of a row is the one that may be in it.
    let is_wanted = matches!(given.settings.wanted, Some(Family::PointAndPolygon { .. }));
    let point = point_among(&mut spots).or_else(|| spots.len().checked_sub(1).filter(|_| is_wanted));
    match point {
        Some(point) if spots.len() > 3 => {
            all_read(given)?;
            Ok(Some(found(given, &spots, point, &numbers, None)))
        }
        _ => Err(FamilyRefusal::Segments(names)),
    }
}

/// Each parameter is read: a corner that is not is no part of the polygon that is judged.
fn all_read(given: &Given) -> Result<(), FamilyRefusal> {
    match given.settings.parameters.iter().find(|(name, _)| !given.reads(name)) {
        Some((name, _)) => Err(FamilyRefusal::NeverOccurs(name.to_string())),
        None => Ok(()),
    }
}

/// A point and a polygon that are asked for, where the parameters are these points alone. A corner that is not read is
/// one of them: without it the test is of another shape.
fn asked_polygon(given: &Given) -> Option<FoundFamily> {
    let Some(Family::PointAndPolygon { corners }) = given.settings.wanted else { return None };
    let parameters = &given.settings.parameters;
    let points = corners + 1;
    if corners < 3 || !parameters.len().is_multiple_of(points) {
        return None;
    }
    let each = parameters.len() / points;
    // The numbers of a point that are parameters have its name and their axis.
    let bare = |parameter: usize, axis: Axis| {
        let name = plain(&parameters.get(parameter)?.0);
        let without = name.replacen(axis.name(), "", 1);
        (without.len() < name.len()).then_some(without)
    };
    let name = |point: usize| match each {
        1 => Some(plain(&parameters[point].0)),
        2 => bare(2 * point, Axis::X).filter(|name| bare(2 * point + 1, Axis::Y).as_ref() == Some(name)),
        _ => None,
    };
    let names = (0..points).map(name).collect::<Option<Vec<String>>>()?;
    let mut fitting = (0..points).filter(|at| names[*at].is_empty() || is_point_name(&names[*at]));
    let point = fitting.next().filter(|_| fitting.next().is_none())?;
    let number = |at: usize| if at == point { corners } else { at - usize::from(at > point) };
    let meaning = |input: &Input| {
        let parameter = input.parameter?;
        let (at, axis) = match (&input.steps[..], each) {
            ([step], 1) => (parameter, axis_of(step)?),
            ([], 2) => (parameter / 2, Axis::PLANE[parameter % 2]),
            _ => return None,
        };
        Some(Meaning::Coordinate { point: number(at), axis })
    };
    let meanings = given.inputs.iter().map(meaning).collect::<Option<Vec<_>>>()?;
    let is_read = |at: usize| {
        let of_point = |input: &Input| input.parameter.is_some_and(|parameter| parameter / each == at);
        given.inputs.iter().any(of_point)
    };
    // With all of them it is found as any other.
    if meanings.is_empty() || (0..points).all(is_read) {
        return None;
    }
    let written = |at: usize| {
        let own = parameters[at * each..(at + 1) * each].iter().map(|(name, _)| name.to_string());
        own.collect::<Vec<_>>().join(", ")
    };
    let corners_written = (0..points).filter(|at| *at != point).map(written).collect::<Vec<_>>().join(", ");
    Some(FoundFamily::of(
        Family::PointAndPolygon { corners },
        [Kind::Point, Kind::Polygon],
        [written(point), corners_written],
        meanings,
        Known::Names,
    ))
}

/// Ends of lines that are things with members.
const LINE_ENDS: &str = "start end from to p1 p2 a b p0 p";

/// Products of differences where not all things are points.
fn lines_beside(given: &Given) -> Result<Option<FoundFamily>, FamilyRefusal> {
    let all = things(given);
    let points = all.iter().filter(|group| is_bare(group)).count();
    let is_line = |group: &Group| {
        let word = |member: &Member| member.word.split('.').next().is_some_and(|word| is_in(word, LINE_ENDS));
        group.members.len() > 2 && group.members.iter().all(word)
    };
    if (all.len() > 2 && points > 1) || all.iter().any(is_line) {
        return Err(FamilyRefusal::Segments(all.iter().map(Group::name).collect()));
    }
    Ok(None)
}

/// All points, if a program reads nothing else, and the numbers beside them.
fn spots(given: &Given) -> Option<(Vec<Spot>, Vec<usize>)> {
    let mut spots = Vec::new();
    for group in corner_things(given) {
        let [x, y] = [Axis::X, Axis::Y].map(|axis| coordinate(&group, axis));
        let name = group.name();
        let element = element(given, &group, x?);
        let is_known_point = is_point_name(&name);
        spots.push(Spot { name, inputs: [x?, y?], element, is_known_point });
    }
    let flat = flat_inputs(given);
    let (pairs, numbers) = pairs(given, &flat);
    spots.extend(pairs);
    let lists = number_lists(given);
    spots.extend(lists);
    let is_all = given
        .inputs
        .iter()
        .enumerate()
        .all(|(at, _)| numbers.contains(&at) || spots.iter().any(|spot| spot.inputs.contains(&at)));
    in_order(given, &mut spots);
    (is_all && spots.len() > 1 && numbers.len() < 3).then_some((spots, numbers))
}

/// Points by their index in a list, by their parameters, else by first use.
fn in_order(given: &Given, spots: &mut [Spot]) {
    sort_by_key(spots, |spot| {
        let parameter = given.inputs.get(spot.inputs[0]).and_then(|input| input.parameter);
        (spot.element.as_ref().map(|(_, index)| *index), parameter.unwrap_or(usize::MAX), spot.inputs[0])
    });
}

/// The things of a program, where those of a list or of one object with many points are each a thing.
fn corner_things(given: &Given) -> Vec<Group> {
    let number_list = |group: &Group| group.members.iter().all(|member| member.word.is_empty());
    let all: Vec<Group> = things(given).into_iter().filter(|group| !number_list(group)).collect();
    all.into_iter()
        .flat_map(|group| if group.members.len() < 3 { vec![group] } else { taken_apart(given, group) })
        .collect()
}

/// `quad[0].x`, `tri.a.x`, `pts[0][1]`: the points in a thing, by what stands before their coordinates.
fn taken_apart(given: &Given, group: Group) -> Vec<Group> {
    let mut parts: Vec<(Vec<Step>, Group)> = Vec::new();
    for member in &group.members {
        let Some(Some((last, before))) = given.inputs.get(member.input).map(|input| input.steps.split_last()) else {
            return vec![group];
        };
        let Some(axis) = axis_of(last) else { return vec![group] };
        let place = match parts.iter().position(|(known, _)| known == before) {
            Some(place) => place,
            None => {
                let input = &given.inputs[member.input];
                let names = vec![crate::program::inputs::path(&input.root, before)];
                parts.push((before.to_vec(), Group { names, members: Vec::new(), ..group.clone() }));
                parts.len() - 1
            }
        };
        let roles = vec![Role { axis: Some(axis), named: Named::Place, is_sure: true }];
        parts[place].1.members.push(Member { roles, ..member.clone() });
    }
    if parts.len() < 3 { vec![group] } else { parts.into_iter().map(|(_, group)| group).collect() }
}

fn axis_of(step: &Step) -> Option<Axis> {
    let name = match step {
        Step::Index(at) => return Axis::PLANE.get(*at).copied(),
        Step::Member(name) | Step::Call(name) => plain(name),
    };
    Axis::PLANE.into_iter().find(|axis| axis.name() == name)
}

fn coordinate(group: &Group, axis: Axis) -> Option<usize> {
    let mut on = group.members.iter().filter(
        |member| matches!(member.roles[..], [Role { axis: Some(own), named: Named::Place, .. }] if own == axis),
    );
    let only = on.next()?;
    (on.next().is_none() && group.members.len() == 2).then_some(only.input)
}

/// The list that a point is in, by a loop or by an index that is written out.
fn element(given: &Given, group: &Group, input: usize) -> Option<(String, usize)> {
    if let Some((list, at)) = group.element {
        return Some((given.lists.get(list)?.path.root.to_string(), at));
    }
    let input: &Input = given.inputs.get(input)?;
    match &input.steps[..] {
        [Step::Index(at), _] => Some((input.root.to_string(), *at)),
        _ => None,
    }
}

/// Flat names that are points in pairs, `px, py`, and those that are left.
fn pairs(given: &Given, flat: &[usize]) -> (Vec<Spot>, Vec<usize>) {
    let name = |at: usize| plain(&given.inputs[at].root);
    let marker = |at: usize, axis: char| {
        let name = name(at);
        match digit(&name) {
            Some((own, digit)) if own == axis => Some(digit.map_or_else(String::new, |digit| digit.to_string())),
            _ => name.strip_suffix(axis).or_else(|| name.strip_prefix(axis)).map(ToOwned::to_owned),
        }
    };
    let mut spots: Vec<Spot> = Vec::new();
    for &x in flat {
        let Some(own) = marker(x, 'x') else { continue };
        let y = flat.iter().copied().find(|y| marker(*y, 'y').as_ref() == Some(&own));
        if let Some(y) = y {
            let both = [x, y].map(|at| given.inputs[at].root.to_string());
            let is_known_point = own.is_empty() || is_point_name(&own);
            spots.push(Spot { name: both.join(", "), inputs: [x, y], element: None, is_known_point });
        }
    }
    let is_taken = |at: &usize| spots.iter().any(|spot| spot.inputs.contains(at));
    let numbers = flat.iter().copied().filter(|at| !is_taken(at)).collect();
    (spots, numbers)
}

/// Two lists of numbers, `xs` and `ys`: their elements are points.
fn number_lists(given: &Given) -> Vec<Spot> {
    let of = |axis: char| {
        let is_it = |list: &&ListInput| {
            let name = match list.path.steps.last() {
                Some(Step::Member(name) | Step::Call(name)) => plain(name),
                _ => plain(&list.path.root),
            };
            name.starts_with(axis) || name.ends_with(axis) || name.ends_with(&format!("{axis}s"))
        };
        let mut all = given.lists.iter().filter(is_it);
        all.next().filter(|_| all.next().is_none())
    };
    let (Some(xs), Some(ys)) = (of('x'), of('y')) else { return Vec::new() };
    let input = |list: &ListInput, at: usize| {
        given.inputs.iter().position(|input| matches!(list.path.element(input), Some((own, [])) if own == at))
    };
    let spot = |at: usize| {
        let inputs = [input(xs, at)?, input(ys, at)?];
        let name = format!("{}, {}", xs.path.root, ys.path.root);
        Some(Spot { name: name.clone(), inputs, element: Some((name, at)), is_known_point: false })
    };
    (0..xs.length).filter_map(spot).collect()
}

fn of_list(given: &Given, spots: &[Spot], numbers: &[usize]) -> Result<Option<FoundFamily>, FamilyRefusal> {
    let lists: Vec<&String> = spots.iter().filter_map(|spot| Some(&spot.element.as_ref()?.0)).collect();
    let Some(list) = lists.first().copied() else { return Ok(None) };
    let outside: Vec<usize> = (0..spots.len()).filter(|at| spots[*at].element.is_none()).collect();
    let is_one = lists.iter().all(|other| *other == list);
    let is_given = given.lists.iter().any(|it| list.starts_with(&*it.path.root));
    let asks_distance = !given.uses.distances.is_empty() || (!given.uses.is_slanted && has_fixed_size(given));
    match outside[..] {
        // A list is of as many corners as the run gives it; one whose elements are written out has at least three.
        _ if asks_distance => Ok(None),
        [point] if is_one && (is_given || lists.len() > 2) => Ok(Some(found(given, spots, point, numbers, Some(list)))),
        [] if is_one => Err(FamilyRefusal::OneShape(list.clone())),
        _ if given.uses.is_slanted => {
            Err(FamilyRefusal::Segments(spots.iter().map(|spot| spot.name.clone()).collect()))
        }
        _ => Ok(None),
    }
}

/// Whether places are compared with a number that can be a size.
fn has_fixed_size(given: &Given) -> bool {
    given.uses.compared.iter().any(|form| form.terms.len() > 1 && form.constant.abs() >= 2.0)
}

/// The point among its polygon's corners, which are in order: `a, b, c, p`.
fn point_among(spots: &mut Vec<Spot>) -> Option<usize> {
    let named = |spots: &[&Spot]| {
        let mut names: Vec<String> = spots.iter().map(|spot| spot.name.clone()).collect();
        sort_by(&mut names, Ord::cmp);
        are_in_order(&names.iter().map(String::as_str).collect::<Vec<_>>())
    };
    if named(&spots.iter().collect::<Vec<_>>()) {
        return None;
    }
    let others = |point: usize| {
        named(&spots.iter().enumerate().filter(|(at, _)| *at != point).map(|(_, spot)| spot).collect::<Vec<_>>())
    };
    let only = |fits: &dyn Fn(usize) -> bool| {
        let mut fitting = (0..spots.len()).filter(|at| fits(*at));
        fitting.next().filter(|_| fitting.next().is_none())
    };
    let point = only(&|at| spots[at].is_known_point).or_else(|| only(&others))?;
    if others(point) {
        // The corners go round in the order of their names, the point is last.
        let point = spots.remove(point);
        sort_by(spots, |one, other| one.name.cmp(&other.name));
        spots.push(point);
        return Some(spots.len() - 1);
    }
    Some(point)
}

/// `1, 2, 3`; `a, b, c`; `p1, p2, p3`; `x1, y1` and so on.
fn are_in_order(names: &[&str]) -> bool {
    let last = |name: &str| {
        let bare = name.split(',').next().unwrap_or_default();
        let last = bare.chars().last()?;
        Some((bare[..bare.len() - last.len_utf8()].to_owned(), u32::from(last)))
    };
    let ends: Option<Vec<(String, u32)>> = names.iter().map(|name| last(name)).collect();
    let letters: Option<Vec<u32>> = names.iter().map(|name| name.chars().next().map(u32::from)).collect();
    let is_row = |places: &[u32]| places.windows(2).all(|two| two[0] + 1 == two[1]);
    let by_end = ends.is_some_and(|ends| {
        ends.iter().all(|(begin, _)| *begin == ends[0].0)
            && is_row(&ends.iter().map(|(_, end)| *end).collect::<Vec<_>>())
    });
    // `ax, ay, bx, by, cx, cy`
    by_end || (names.iter().all(|name| name.contains(',')) && letters.is_some_and(|letters| is_row(&letters)))
}

fn found(given: &Given, spots: &[Spot], point: usize, numbers: &[usize], list: Option<&String>) -> FoundFamily {
    let corners = spots.len() - 1;
    let mut meanings = vec![Meaning::Number; given.inputs.len()];
    let mut corner = 0;
    for (at, spot) in spots.iter().enumerate() {
        let own = if at == point { corners } else { spot.element.as_ref().map_or(corner, |(_, index)| *index) };
        corner += usize::from(at != point);
        for (axis, input) in Axis::PLANE.into_iter().zip(spot.inputs) {
            meanings[input] = Meaning::Coordinate { point: own, axis };
        }
    }
    for &number in numbers {
        if list.is_some() && is_length(&given.inputs[number].root) {
            meanings[number] = Meaning::Length;
        }
    }
    let others: Vec<&str> =
        spots.iter().enumerate().filter(|(at, _)| *at != point).map(|(_, spot)| spot.name.as_str()).collect();
    let list_place = list.and_then(|list| given.lists.iter().position(|it| list.starts_with(&*it.path.root)));
    FoundFamily {
        list: list_place,
        ..FoundFamily::of(
            Family::PointAndPolygon { corners },
            [Kind::Point, Kind::Polygon],
            [spots[point].name.clone(), list.cloned().unwrap_or_else(|| others.join(", "))],
            meanings,
            Known::Names,
        )
    }
}

/// `n`, `nvert`: how many elements a list has.
pub(crate) fn is_length(name: &str) -> bool {
    let name = plain(name);
    let begins = ["num", "count", "len", "nvert", "npoint", "npol", "ncorner", "nside", "nb", "polycorner", "polyside"];
    matches!(name.as_str(), "n" | "size" | "sides" | "points" | "corners" | "vertices" | "nump" | "npts")
        || begins.iter().any(|begin| name.starts_with(begin))
        || ["count", "length", "size", "sides"].iter().any(|end| name.ends_with(end))
}
