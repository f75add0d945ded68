//! The parameters of a function of a point and a quadrilateral, where points are two numbers: `px, py, x1, y1 … x4, y4`.

use super::heads::Parameter;
use super::language::SourceLanguage;
use super::node::Pattern;
use super::parameters::{Given, is_point, split};
use super::signs::Sign;
use super::tokens::{Token, TokenKind};

const AXES: [&str; 2] = ["x", "y"];

/// What the parameters mean, the point last; `None` if no two of them are a point, or if the corners have no order.
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
        split(name).into_iter().filter(|(_, member)| member == axis).map(|(marker, _)| marker).collect()
    };
    let of_y = of(y, AXES[1]);
    of(x, AXES[0]).into_iter().find(|marker| of_y.contains(marker))
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
pub(super) fn lists_of_two(tokens: &[Token], language: Option<SourceLanguage>) -> Vec<String> {
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
