//! The parameters of a function: shapes, or numbers of shapes, recognised by their names.

use super::examples::is_literal_name;
use super::points::{corner_points, is_point, point_numbers};
use super::{Given, Source};
use crate::formula::error::FormulaError;
use crate::formula::language::SourceLanguage;
use crate::formula::meaning::plain;
use crate::formula::names::members;
use crate::formula::syntax::{Function, Parameter, Pattern, Sign, Token};
use std::ops::Range;

pub(in crate::formula) fn given_parameters(
    source: &Source<'_>,
    function: &Function,
) -> Result<Vec<Given>, FormulaError> {
    if let Some(round) = source.round {
        let given = (round.parameters)(source, function);
        return given.map_err(|flaw| FormulaError::new(flaw, function.place.clone()));
    }
    let tokens = &source.tokens[function.tokens.clone()];
    let head = function.head(&source.tokens).end.saturating_sub(function.tokens.start);
    let is_lua = source.language == Some(SourceLanguage::Lua);
    let has_its_own = |name: &str| has_members(tokens, name, if is_lua { tokens.len() } else { head });
    let is_shape = |name: &str| has_its_own(name) || is_passed_on(tokens, name);
    let names: Vec<Option<&str>> = function
        .parameters
        .iter()
        .map(|parameter| match &parameter.pattern {
            Pattern::Name(name, _) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    let are_points = function.parameters.len() == 4
        && names
            .iter()
            .flatten()
            .all(|name| members::split(name).iter().any(|(_, member)| members::is_point(std::slice::from_ref(member))));
    let loose = |is_thing: &dyn Fn(&str) -> bool| -> Vec<&str> {
        let given = function.parameters.iter().zip(&names);
        let is_loose = |parameter: &Parameter, name: &str| parameter.number.is_some() || !is_thing(name) || are_points;
        given.filter_map(|(parameter, name)| name.filter(|name| is_loose(parameter, name))).collect()
    };
    // `left = x1` may pass on a number, not a shape.
    let (bare, loose) = (loose(&has_its_own), loose(&is_shape));
    if source.vocabulary.shapes().len() > 2
        && let Some(given) = point_numbers(&function.parameters, &bare)
    {
        return Ok(given);
    }
    let has_default = |name: &&str| {
        let is_it = |given: &Parameter| matches!(&given.pattern, Pattern::Name(one, _) if one == name);
        function.parameters.iter().any(|given| given.default.is_some() && is_it(given))
    };
    let needed: Vec<&str> = loose.iter().filter(|name| !has_default(name)).copied().collect();
    let flat = [&bare, &loose, &needed].into_iter().find_map(|names| groups(names).filter(|_| names.len() >= 4));
    let flat = flat.unwrap_or_default();
    let mut all: Vec<Given> = Vec::new();
    let things: Vec<&str> = names.iter().flatten().copied().filter(|name| is_shape(name)).collect();
    let corners = corner_points(&things).filter(|_| names.len() == 4 && source.vocabulary.shapes().len() == 2);
    if let Some(corners) = corners {
        let given = |(parameter, (root, corner)): (&Parameter, (String, &str))| Given {
            pattern: parameter.pattern.clone(),
            path: vec![root.clone(), corner.to_owned()],
            root,
        };
        return Ok(function.parameters.iter().zip(corners).map(given).collect());
    }
    for (parameter, name) in function.parameters.iter().zip(names) {
        let pattern = parameter.pattern.clone();
        let Some(name) = name else {
            let root = pattern.names().join(", ");
            all.push(Given { pattern, path: vec![root.clone()], root });
            continue;
        };
        match flat.iter().find(|(called, ..)| *called == name) {
            Some((_, root, member)) => {
                all.push(Given { pattern, root: root.clone(), path: vec![root.clone(), member.clone()] });
            }
            // A number that belongs to no shape needs a value.
            None if parameter.number.is_some() => {}
            None => all.push(Given { pattern, root: name.to_owned(), path: vec![name.to_owned()] }),
        }
    }
    if source.vocabulary.shapes().len() == 5 && all.len() == 5 && is_point(&all[0].root) && !is_point(&all[4].root) {
        // In a test of a point and a quadrilateral, the point may precede the corners.
        all.rotate_left(1);
    }
    Ok(all)
}

/// Without parameters, names such as `playerX` and `enemyX`, which nothing defines, are the numbers of two shapes.
pub(in crate::formula) fn loose_names(source: &Source<'_>, part: Range<usize>) -> Vec<Given> {
    let vocabulary = source.vocabulary;
    if vocabulary.has_circle() || vocabulary.shapes().len() != 2 {
        return Vec::new();
    }
    const JOINTS: [&str; 6] = ["and", "or", "then", "if", "else", "do"];
    const TIES: [Sign; 4] = [Sign::Dot, Sign::Arrow, Sign::Scope, Sign::OpenBracket];
    let tokens = &source.tokens[part];
    let is = |at: Option<usize>, signs: &[Sign]| {
        at.and_then(|at| tokens.get(at)).is_some_and(|token| signs.iter().any(|sign| token.is(*sign)))
    };
    let mut names: Vec<&str> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let Some(word) = token.word() else { continue };
        let is_function = matches!(word, "Math" | "Mathf" | "math");
        let is_tied = is(Some(at + 1), &TIES) || is(at.checked_sub(1), &TIES[..3]);
        let is_called = is(Some(at + 1), &[Sign::Open]);
        // Other things have members here, or hantei's own names are used, so these names are none of a shape.
        if (is_tied && !is_function && !is_called) || vocabulary.named(&plain(word)).is_some() {
            return Vec::new();
        }
        let is_defined = || {
            (0..tokens.len()).any(|at| tokens[at].is_word(word) && is(Some(at + 1), &[Sign::Assign]))
                && !is_literal_name(tokens, word)
        };
        // A type or a keyword: `bool hit`, `return x1`.
        let next = tokens.get(at + 1).filter(|next| !next.begins_line).and_then(Token::word);
        let begins_words = next.is_some_and(|next| !JOINTS.contains(&next));
        let is_number = !is_tied
            && !is_called
            && !begins_words
            && word.contains(char::is_lowercase)
            && !members::split(word).is_empty();
        if is_number && !names.contains(&word) && !is_defined() {
            names.push(word);
        }
    }
    // A name that begins and ends like no other one is something else: `lives`.
    let markers = |name: &str| members::split(name).into_iter().map(|(marker, _)| marker).collect::<Vec<String>>();
    let is_like = |name: &str, other: &str| other != name && markers(other).iter().any(|it| markers(name).contains(it));
    let names: Vec<&str> =
        names.iter().copied().filter(|name| names.iter().any(|other| is_like(name, other))).collect();
    let found = if names.len() >= 4 { groups(&names) } else { None };
    let given = |(name, root, member): Named<'_>| Given {
        pattern: Pattern::Name(name.to_owned(), 0..0),
        path: vec![root.clone(), member],
        root,
    };
    found.unwrap_or_default().into_iter().map(given).collect()
}

/// Whether a name is used as a thing with members. A colon says so only in the head, the first tokens, and in Lua;
/// elsewhere it ends a test: `if x1 < x2:`.
fn has_members(tokens: &[Token], name: &str, head: usize) -> bool {
    tokens.windows(2).enumerate().any(|(at, two)| {
        two[0].is_word(name)
            && [Sign::Dot, Sign::Arrow, Sign::Scope, Sign::OpenBracket].iter().any(|sign| two[1].is(*sign))
            || two[0].is_word(name) && two[1].is(Sign::Colon) && at + 2 < head
    })
}

fn is_passed_on(tokens: &[Token], name: &str) -> bool {
    tokens.windows(2).any(|two| two[0].is(Sign::Assign) && two[1].is_word(name))
}

type Named<'a> = (&'a str, String, String);

fn groups<'a>(names: &[&'a str]) -> Option<Vec<Named<'a>>> {
    let splits: Vec<Vec<(String, String)>> = names.iter().map(|name| members::split(name)).collect();
    if let Some(corners) = corners(names) {
        return Some(corners);
    }
    let markers = |at: usize| splits.get(at).into_iter().flatten().map(|(marker, _)| marker.clone());
    for first in markers(0) {
        for second in (1..names.len()).flat_map(markers) {
            if first != second
                && let Some(found) = with_markers(names, &splits, [&first, &second])
            {
                return Some(found);
            }
        }
    }
    for only in markers(0) {
        let found = with_markers(names, &splits, [&only, &only]);
        if names.len() <= 6 && found.is_some() {
            return found;
        }
    }
    None
}

fn with_markers<'a>(
    names: &[&'a str],
    splits: &[Vec<(String, String)>],
    markers: [&String; 2],
) -> Option<Vec<Named<'a>>> {
    let mut sides: [Vec<(&str, String)>; 2] = [Vec::new(), Vec::new()];
    for (name, splits) in names.iter().zip(splits) {
        let found = markers.iter().enumerate().find_map(|(side, marker)| {
            let (_, member) = splits.iter().find(|(given, _)| given == *marker)?;
            Some((side, member.clone()))
        })?;
        sides[found.0].push((name, found.1));
    }
    let [one, other] = &sides;
    let members: Vec<Vec<&String>> = sides.iter().map(|side| side.iter().map(|(_, member)| member).collect()).collect();
    let is_double = |side: &Vec<&String>| side.iter().enumerate().any(|(at, member)| side[..at].contains(member));
    let are_same = members[0].len() == members[1].len() && members[1].iter().all(|it| members[0].contains(it));
    // `bx, by` beside `px, py, pw, ph`: the size of B is written into the test. A tile may be counted in tiles.
    let is_place = members[1].len() > 1
        && members[1].iter().all(|member| members[0].contains(member) && ["x", "y", "z"].contains(&member.as_str()))
        && !["", "t", "tile", "col", "grid", "g", "cell", "c"].contains(&markers[1].as_str());
    let fits = (other.is_empty() && markers[0] == markers[1]) || are_same || is_place;
    if !fits || members.iter().any(is_double) || one.is_empty() {
        return None;
    }
    // Beside `l`, `r` is the right edge, not half of a size.
    let has_left = |members: &[&String]| members.iter().any(|member| *member == "l");
    let edge = |at: usize, member: &String| {
        if member == "r" && has_left(&members[at]) { "right".to_owned() } else { member.clone() }
    };
    let root = |side: &[(&str, String)]| side.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let roots = [root(one), root(other)];
    let named = sides.iter().enumerate().flat_map(|(at, side)| {
        let root = roots[at].clone();
        side.iter().map(move |(name, member)| (*name, root.clone(), edge(at, member)))
    });
    let found: Vec<(&str, String, String)> = named.collect();
    // The names live as long as the caller's.
    names
        .iter()
        .map(|name| {
            found
                .iter()
                .find(|(called, ..)| called == name)
                .map(|(_, root, member)| (*name, root.clone(), member.clone()))
        })
        .collect()
}

/// `x1, y1` to `x4, y4`: two corners of A, then two of B.
fn corners<'a>(names: &[&'a str]) -> Option<Vec<Named<'a>>> {
    if names.len() != 8 {
        return None;
    }
    let digit = |name: &str| name.chars().last();
    let mut digits = Vec::new();
    for name in names {
        if !digits.contains(&digit(name)) {
            digits.push(digit(name));
        }
    }
    let begins = |name: &str| {
        matches!(name.get(..name.len() - 1)?.trim_end_matches('_').to_ascii_lowercase().as_str(), "x" | "y")
            .then_some(())
    };
    if digits.len() != 4 || names.iter().any(|name| begins(name).is_none()) {
        return None;
    }
    let place = |name: &str| digits.iter().filter(|other| **other < digit(name)).count();
    let root = |name: &str| {
        let same = names.iter().filter(|other| place(other) / 2 == place(name) / 2);
        same.copied().collect::<Vec<_>>().join(", ")
    };
    let member = |name: &str| {
        let axis = name.to_ascii_lowercase().chars().next().unwrap_or('x');
        format!("{axis}{}", place(name) % 2 + 1)
    };
    Some(names.iter().map(|name| (*name, root(name), member(name))).collect())
}
