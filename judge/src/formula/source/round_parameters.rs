//! The parameters of a function of a circle and a rectangle, in any order: the circle is the one with the radius.

use super::{Given, Source};
use crate::formula::error::FormulaFlaw;
use crate::formula::language::SourceLanguage;
use crate::formula::names::members::{self, Member};
use crate::formula::names::{is_method_of_numbers, round};
use crate::formula::syntax::{Function, Pattern, Sign, Token};
use hantei_collision::Part;

#[derive(Clone, Copy)]
struct Named<'a> {
    name: &'a str,
    at: usize,
    is_thing: bool,
    is_number: bool,
}

type Members = Vec<(usize, String)>;

/// What each parameter means; an error if the circle cannot be found among them.
pub(super) fn circle_parameters(source: &Source<'_>, function: &Function) -> Result<Vec<Given>, FormulaFlaw> {
    let tokens = &source.tokens[function.tokens.clone()];
    let named: Vec<Named<'_>> = function
        .parameters
        .iter()
        .enumerate()
        .filter_map(|(at, parameter)| match &parameter.pattern {
            Pattern::Name(name, _) => {
                // `Tuple[float, float]` is no number, although it names one.
                let has_members = has_members(source, tokens, name);
                let is_number = parameter.number.is_some() && !has_members;
                let is_thing = !is_number && (has_members || is_point(name));
                Some(Named { name, at, is_thing, is_number })
            }
            _ => None,
        })
        .collect();
    let radius = radius(&named)?;
    let mut groups: Vec<Members> = Vec::new();
    let circle = match radius {
        Some((radius, member)) => {
            let mut circle = centre(&named, radius)?;
            circle.push((radius.at, member.to_owned()));
            Some(circle)
        }
        None => None,
    };
    let is_free = |named: &&Named<'_>| circle.iter().flatten().all(|(at, _)| *at != named.at);
    let rest: Vec<Named<'_>> = named.iter().filter(is_free).copied().collect();
    groups.extend(rect(&rest, circle.is_some()));
    groups.extend(circle);
    let mut all = Vec::new();
    for (at, parameter) in function.parameters.iter().enumerate() {
        let pattern = parameter.pattern.clone();
        let grouped = groups.iter().find_map(|group| {
            let (_, member) = group.iter().find(|(one, _)| *one == at)?;
            let names = named.iter().filter(|named| group.iter().any(|(at, _)| *at == named.at));
            Some((names.map(|named| named.name).collect::<Vec<_>>().join(", "), member))
        });
        let root = pattern.names().join(", ");
        match grouped {
            Some((root, member)) => all.push(Given { pattern, path: vec![root.clone(), member.clone()], root }),
            // A number that belongs to no shape needs a value.
            None if named.iter().any(|named| named.at == at && named.is_number) => {}
            None => all.push(Given { pattern, path: vec![root.clone()], root }),
        }
    }
    Ok(all)
}

fn has_members(source: &Source<'_>, tokens: &[Token], name: &str) -> bool {
    const BEHIND: [Sign; 4] = [Sign::Dot, Sign::Arrow, Sign::Scope, Sign::OpenBracket];
    let is_lua = source.language == Some(SourceLanguage::Lua);
    let is = |at: usize, sign| tokens.get(at).is_some_and(|token| token.is(sign));
    // `cx.clamp(…)`: numbers have methods, too.
    let is_of_number = |at: usize| {
        tokens.get(at + 2).and_then(Token::word).is_some_and(is_method_of_numbers) && is(at + 3, Sign::Open)
    };
    let is_used = |at: usize| {
        BEHIND.iter().any(|sign| is(at + 1, *sign)) && !is_of_number(at) || (is_lua && is(at + 1, Sign::Colon))
    };
    // `{ x, y } = name`, `x, y = name`: more than a single name before the sign, and only this one behind it.
    let is_taken_apart = |at: usize| {
        let is_list = at > 2 && is(at - 3, Sign::Comma) && !has_declarations(source.language);
        let ends = tokens.get(at + 1).is_none_or(|next| next.begins_line || next.is(Sign::Semicolon));
        at > 2 && is(at - 1, Sign::Assign) && (is_list && ends || tokens[at - 2].word().is_none())
    };
    (0..tokens.len()).any(|at| tokens[at].is_word(name) && (is_used(at) || is_taken_apart(at)))
}

/// Whether a comma before a name and `=` begins another declaration: `let a = b, c = d`.
const fn has_declarations(language: Option<SourceLanguage>) -> bool {
    !matches!(language, Some(SourceLanguage::Python | SourceLanguage::Lua | SourceLanguage::Go))
}

fn is_point(name: &str) -> bool {
    let name = plain(name);
    let bare = ["circle", "ball"].iter().find_map(|of| name.strip_prefix(of)).unwrap_or(&name);
    let is_point = |name: &str| name.len() > 1 && (round::is_centre(name) || members::is_point(&[name.to_owned()]));
    // `rect_min`, `brickPos`
    is_point(bare) || members::split(bare).iter().any(|(of, name)| !of.is_empty() && name.len() > 2 && is_point(name))
}

/// A name in lower case, without parts that do not count.
fn plain(name: &str) -> String {
    let name: String = name.chars().filter(|it| *it != '_').map(|it| it.to_ascii_lowercase()).collect();
    name.trim_end_matches(|it: char| it.is_ascii_digit()).to_owned()
}

/// The parameter that is a radius or a diameter, and which of the two.
fn radius<'a>(named: &[Named<'a>]) -> Result<Option<(Named<'a>, &'static str)>, FormulaFlaw> {
    let all = || named.iter().filter(|named| !named.is_thing);
    let ending =
        |end: &'static str| all().filter(move |named| plain(named.name).ends_with(end)).map(move |it| (*it, end));
    let sure: Vec<_> = ending("radius").chain(ending("diameter")).collect();
    let short = |names: &'static [&'static str], member: &'static str| {
        all().filter(move |named| names.contains(&&*plain(named.name))).map(move |it| (*it, member))
    };
    let maybe = short(&["r", "rad", "cr", "circler", "ballr", "crad"], "radius");
    let maybe: Vec<_> = maybe.chain(short(&["d", "diam", "cd"], "diameter")).collect();
    // `br` beside `bx` and `by`
    let has = |of: char, end: char| all().any(|named| named.name.chars().eq([of, end]));
    let beside = all().filter(|named| match named.name.chars().collect::<Vec<_>>()[..] {
        [of, 'r'] => has(of, 'x') && has(of, 'y'),
        _ => false,
    });
    let beside: Vec<_> = beside.map(|named| (*named, "radius")).collect();
    let found = [sure, maybe, beside].into_iter().find(|found| !found.is_empty()).unwrap_or_default();
    match found[..] {
        [] => Ok(None),
        [only] => Ok(Some(only)),
        _ => Err(which(found.iter().map(|(named, _)| named.name))),
    }
}

fn which<'a>(names: impl Iterator<Item = &'a str>) -> FormulaFlaw {
    FormulaFlaw::WhichCircle(names.map(ToOwned::to_owned).collect())
}

/// The ways to read a name as a number of a thing: the thing's name, the number, the number's name.
fn readings(name: &str) -> Vec<(String, Member, String)> {
    let bare: String = name.chars().filter(|it| *it != '_').map(|it| it.to_ascii_lowercase()).collect();
    let whole = (String::new(), bare);
    let all = std::iter::once(whole).chain(members::split(name));
    all.filter_map(|(of, name)| Some((of, members::member(std::slice::from_ref(&name))?, name))).collect()
}

/// The parameters that are the centre of the circle with this radius: one point, or two numbers. Those directly before
/// the radius come first, then those directly after it.
fn centre(named: &[Named<'_>], radius: Named<'_>) -> Result<Members, FormulaFlaw> {
    let points: Vec<&Named<'_>> = named.iter().filter(|named| named.is_thing && is_centre_point(named.name)).collect();
    let of_circle = |named: &&&Named<'_>| {
        let name = plain(named.name);
        name.starts_with("circle") || name.starts_with("ball")
    };
    let before = |named: &&&Named<'_>| named.at + 1 == radius.at;
    let point = match points[..] {
        [only] => Some(only),
        _ => points.iter().find(of_circle).or_else(|| points.iter().find(before)).copied(),
    };
    // `Vector2 circle, float radius`
    let things: Vec<&Named<'_>> = named.iter().filter(|named| named.is_thing).collect();
    let called = || things.iter().find(|named| matches!(&*plain(named.name), "circle" | "ball")).copied();
    let point = point.or_else(|| called().filter(|_| points.is_empty() && things.len() > 1));
    if let Some(point) = point {
        return Ok(vec![(point.at, "center".to_owned())]);
    }
    let numbers: Vec<Named<'_>> = named.iter().filter(|it| !it.is_thing && it.at != radius.at).copied().collect();
    let mut found: Vec<(usize, Members)> = Vec::new();
    for x in &numbers {
        for y in numbers.iter().filter(|y| y.at != x.at && is_centre_pair(x.name, y.name)) {
            let others: Vec<Named<'_>> = numbers.iter().filter(|it| it.at != x.at && it.at != y.at).copied().collect();
            if others.is_empty() || (others.len() == 4 && rect(&others, true).is_some()) {
                let near = match [x.at, y.at].map(|at| at as isize - radius.at as isize) {
                    [-2, -1] => 2,
                    [1, 2] => 1,
                    _ => 0,
                };
                found.push((near, vec![(x.at, "x".to_owned()), (y.at, "y".to_owned())]));
            }
        }
    }
    let best = found.iter().map(|(near, _)| *near).max();
    let mut best = found.into_iter().filter(|(near, _)| Some(*near) == best).map(|(_, members)| members);
    match (best.next(), best.next()) {
        (Some(only), None) => Ok(only),
        // The centre belongs to another thing, or cannot be found.
        (None, _) if numbers.is_empty() => Ok(Vec::new()),
        _ => Err(which(named.iter().map(|named| named.name))),
    }
}

fn is_centre_point(name: &str) -> bool {
    let name = plain(name);
    let bare = ["circle", "ball"].iter().find_map(|of| name.strip_prefix(of)).unwrap_or(&name);
    round::is_centre(bare) || ["center", "centre", "position", "pos"].iter().any(|end| bare.ends_with(end))
}

fn is_centre_pair(x: &str, y: &str) -> bool {
    let is_place = |member: &Member| member.is_place || member.part == Part::Centre || member.part == Part::Min;
    readings(x).iter().any(|(of, member, _)| {
        let twin = |(other, of_y, _): &(String, Member, String)| {
            other == of && of_y.axis == 1 && (of_y.part, of_y.is_place) == (member.part, member.is_place)
        };
        member.axis == 0 && is_place(member) && readings(y).iter().any(twin)
    })
}

/// The parameters that are the numbers of one rectangle: two points, or four numbers. A whole rectangle needs no group.
/// While the circle is not known, one of three things may be it.
fn rect(named: &[Named<'_>], has_circle: bool) -> Option<Members> {
    let things: Vec<&Named<'_>> = named.iter().filter(|named| named.is_thing).collect();
    match &things[..] {
        [one, other] if has_circle => return points(one, other),
        [one, two, three] if !has_circle => {
            return points(two, three).or_else(|| points(one, two)).or_else(|| points(one, three));
        }
        _ => {}
    }
    let numbers: Vec<&Named<'_>> = named.iter().filter(|named| !named.is_thing).collect();
    let [first, ..] = numbers[..] else { return None };
    let typed = numbers.iter().filter(|named| named.is_number).count();
    // Other numbers, for example a margin, may be among them.
    if numbers.len() < 4 || (numbers.len() > 4 && typed == 0) {
        return None;
    }
    let readings = |name: &str| if is_from_zero(&numbers) { from_zero(name) } else { readings(name) };
    for (of, ..) in readings(first.name) {
        let mut parts: Vec<(usize, Member, String)> = Vec::new();
        for named in &numbers {
            let found = readings(named.name).into_iter().find(|(other, member, _)| {
                let is_its = *other == of || (other.is_empty() && member.part == Part::Size);
                is_its && member.axis < 2
            });
            if let Some((_, member, name)) = found {
                parts.push((named.at, member, name));
            }
        }
        if is_rect(&parts) {
            return Some(parts.into_iter().map(|(at, _, name)| (at, name)).collect());
        }
    }
    None
}

fn is_from_zero(numbers: &[&Named<'_>]) -> bool {
    let has = |end: &str| numbers.iter().any(|named| named.name.ends_with(end));
    ["x0", "y0", "x1", "y1"].into_iter().all(has)
}

/// The readings of a name if corners are counted from 0: `x1` is the second.
fn from_zero(name: &str) -> Vec<(String, Member, String)> {
    let second = match name.strip_suffix('1') {
        Some(begin) => format!("{begin}2"),
        None => name.to_owned(),
    };
    readings(&second)
}

/// Two points that are a rectangle: both corners, or its size and its place or centre.
fn points(one: &Named<'_>, other: &Named<'_>) -> Option<Members> {
    let readings = |named: &Named<'_>| {
        let bare: String = named.name.chars().filter(|it| *it != '_').map(|it| it.to_ascii_lowercase()).collect();
        let all = std::iter::once(bare.clone()).chain(members::split(named.name).into_iter().map(|(_, name)| name));
        let of = |name: String| {
            let parts = ["x", "y"].map(|axis| members::member(&[name.clone(), axis.to_owned()]));
            let [Some(x), Some(y)] = parts else { return None };
            (name.len() > 1).then(|| vec![(named.at, x, name.clone()), (named.at, y, name)])
        };
        all.filter_map(of).collect::<Vec<_>>()
    };
    for one in readings(one) {
        for other in readings(other) {
            if is_rect(&[&one[..], &other[..]].concat()) {
                return Some(
                    [one, other].into_iter().filter_map(|of| of.first().map(|it| (it.0, it.2.clone()))).collect(),
                );
            }
        }
    }
    None
}

fn is_rect(parts: &[(usize, Member, String)]) -> bool {
    let has = |axis: usize, part: Part| parts.iter().any(|(_, it, _)| it.axis == axis && it.part == part);
    let ways = [[Part::Min, Part::Max], [Part::Min, Part::Size], [Part::Size, Part::Centre]];
    parts.len() == 4 && ways.iter().any(|way| way.iter().all(|part| has(0, *part) && has(1, *part)))
}
