//! Parameters that are points, or the two numbers of a point.

use super::Given;
use crate::formula::language::SourceLanguage;
use crate::formula::names::members;
use crate::formula::syntax::{Parameter, Pattern, Sign, Token, TokenKind};

const AXES: [&str; 2] = ["x", "y"];

/// For a point and a quadrilateral whose points are two numbers, `px, py, x1, y1 … x4, y4`: what the parameters mean, the
/// point last; `None` if no two of them are a point, or if the corners have no order.
pub(super) fn point_numbers(parameters: &[Parameter], loose: &[&str]) -> Option<Vec<Given>> {
    let name = |at: usize| match &parameters.get(at)?.pattern {
        Pattern::Name(name, _) => Some(name.as_str()),
        _ => None,
    };
    let number = |at: usize| name(at).filter(|name| loose.contains(name));
    let mut points: Vec<(String, Vec<Given>)> = Vec::new();
    let mut at = 0;
    while at < parameters.len() {
        let given = |at: usize, root: &str, axis: &str| Given {
            pattern: parameters[at].pattern.clone(),
            root: root.to_owned(),
            path: vec![root.to_owned(), axis.to_owned()],
        };
        if let (Some(x), Some(y)) = (number(at), number(at + 1))
            && let Some(marker) = marker(x, y)
        {
            let root = format!("{x}, {y}");
            let both = AXES.into_iter().enumerate().map(|(axis, name)| given(at + axis, &root, name)).collect();
            points.push((marker, both));
            at += 2;
        } else {
            let root = name(at).filter(|_| parameters[at].number.is_none())?;
            let whole = Given { pattern: parameters[at].pattern.clone(), root: root.into(), path: vec![root.into()] };
            points.push((root.to_owned(), vec![whole]));
            at += 1;
        }
    }
    let has_numbers = points.iter().any(|(_, given)| given.len() > 1);
    // Four corners and the point, or a thing with all corners and the point.
    if !has_numbers || !matches!(points.len(), 2 | 5) {
        return None;
    }
    let markers: Vec<&str> = points.iter().map(|(marker, _)| marker.as_str()).collect();
    let point = match points.len() {
        2 => points.iter().position(|(_, given)| given.len() > 1)?,
        _ => point_among(&markers)?,
    };
    let last = points.remove(point);
    points.push(last);
    Some(points.into_iter().flat_map(|(_, given)| given).collect())
}

/// What two names have besides `x` and `y`: `1` in `x1, y1`.
fn marker(x: &str, y: &str) -> Option<String> {
    let of = |name: &str, axis: &str| -> Vec<String> {
        members::split(name).into_iter().filter(|(_, member)| member == axis).map(|(marker, _)| marker).collect()
    };
    let of_y = of(y, AXES[1]);
    let marker = of(x, AXES[0]).into_iter().find(|marker| of_y.contains(marker));
    // `testx, testy`
    marker.or_else(|| x.strip_suffix('x').filter(|name| y.strip_suffix('y') == Some(name)).map(str::to_owned))
}

pub(super) fn is_point(name: &str) -> bool {
    matches!(name.to_ascii_lowercase().as_str(), "p" | "pt" | "point" | "pos" | "mouse" | "position")
}

/// The index of the point among five; the others are the corners in order.
fn point_among(markers: &[&str]) -> Option<usize> {
    let others = |point: usize| {
        let rest: Vec<&str> = markers.iter().enumerate().filter(|(at, _)| *at != point).map(|(_, it)| *it).collect();
        are_in_order(&rest)
    };
    let named = |point: &usize| markers[*point].is_empty() || is_point(markers[*point]);
    let all = || 0..markers.len();
    all().find(|point| named(point) && others(*point)).or_else(|| all().find(|point| others(*point)))
}

/// `1, 2, 3, 4`; `a, b, c, d`; `p1, p2, p3, p4`.
pub(super) fn are_in_order(names: &[&str]) -> bool {
    let ends: Option<Vec<(&str, u32)>> = names
        .iter()
        .map(|name| {
            let (at, last) = name.char_indices().last()?;
            Some((&name[..at], u32::from(last)))
        })
        .collect();
    ends.is_some_and(|ends| ends.windows(2).all(|two| two[0].0 == two[1].0 && two[0].1 + 1 == two[1].1))
}

/// The names whose only indexes are those of x and y: such a name is a point, no list of corners.
pub(in crate::formula) fn lists_of_two(tokens: &[Token], language: Option<SourceLanguage>) -> Vec<String> {
    let first = if language == Some(SourceLanguage::Lua) { 1.0 } else { 0.0 };
    let mut found: Vec<String> = Vec::new();
    let mut longer: Vec<&str> = Vec::new();
    for (at, two) in tokens.windows(2).enumerate() {
        let Some(name) = two[0].word().filter(|_| two[1].is(Sign::OpenBracket)) else { continue };
        let is_axis = matches!(tokens.get(at + 2).map(|token| &token.kind),
            Some(TokenKind::Number(number, true)) if *number == first || *number == first + 1.0);
        let ends = tokens.get(at + 3).is_some_and(|token| token.is(Sign::CloseBracket))
            && tokens.get(at + 4).is_none_or(|token| !token.is(Sign::Dot) && !token.is(Sign::OpenBracket));
        if is_axis && ends {
            found.push(name.to_owned());
        } else {
            longer.push(name);
        }
    }
    found.retain(|name| !longer.contains(&name.as_str()));
    found
}

const CORNERS: [&str; 2] = ["topleft", "bottomright"];
/// Letters of a place and of a size before the digit of the shape, and what they are.
const SIZED: [&str; 2] = ["p", "s"];
const PLACE_AND_SIZE: [&str; 2] = ["position", "size"];
/// Letters of a top-left and of a bottom-right corner before the digit of the shape.
const LETTERS: [[&str; 2]; 4] = [["l", "r"], ["tl", "br"], ["lt", "rb"], ["min", "max"]];

/// For four points, two corners of each shape, `doOverlap(Point l1, Point r1, Point l2, Point r2)`, or a place and a size,
/// `vec2 p1, vec2 s1, vec2 p2, vec2 s2`: for each name, the names of the same shape and which corner it is; `None` for any
/// other names.
pub(super) fn corner_points(names: &[&str]) -> Option<Vec<(String, &'static str)>> {
    let split: Vec<(String, usize)> = names.iter().map(|name| letters(name)).collect::<Option<_>>()?;
    let places = |letters: &[&str; 2]| -> Option<Vec<usize>> {
        split.iter().map(|(letter, _)| letters.iter().position(|one| one == letter)).collect()
    };
    // `l1`, `r1`: the digit is the shape; `a1`, `a2`: the digit is the corner.
    let sized = places(&SIZED);
    let parts = if sized.is_some() { PLACE_AND_SIZE } else { CORNERS };
    let by_digit = sized
        .or_else(|| LETTERS.iter().find_map(places))
        .map(|corners| split.iter().zip(corners).map(|((_, digit), corner)| (*digit, corner)).collect::<Vec<_>>());
    let by_letter = || {
        places(&["a", "b"])
            .map(|shapes| split.iter().zip(shapes).map(|((_, digit), shape)| (shape, *digit)).collect::<Vec<_>>())
    };
    let all = by_digit.or_else(by_letter)?;
    let is_each = [(0, 0), (0, 1), (1, 0), (1, 1)].iter().all(|one| all.contains(one));
    let root = |shape| {
        let same = names.iter().zip(&all).filter(|(_, (of, _))| *of == shape);
        same.map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    };
    let named = all.iter().map(|(shape, corner)| (root(*shape), parts[*corner]));
    (names.len() == 4 && is_each).then(|| named.collect())
}

/// The letters, and 0 or 1 for the digit 1 or 2.
fn letters(name: &str) -> Option<(String, usize)> {
    let digit = ["1", "2"].iter().position(|digit| name.ends_with(digit))?;
    Some((name[..name.len() - 1].trim_end_matches('_').to_ascii_lowercase(), digit))
}
